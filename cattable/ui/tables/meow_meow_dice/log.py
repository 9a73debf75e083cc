"""How the log of Meow Meow Dice tells what happened; the cat says the same while it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cattable.engine.events import Ended, Event, Moved, Rolled, TokensMoved, Told, TurnStarted
from cattable.games.meow_meow_dice.rules import SUPPLY
from cattable.games.meow_meow_dice.table import SEAT, SPACE
from cattable.ui.art.svg import SVG_FOLDER
from cattable.ui.table.game_table import LogLine
from cattable.ui.tables.meow_meow_dice import words
from cattable.ui.tables.meow_meow_dice.faces import GAME
from cattable.ui.tables.meow_meow_dice.shown import ENTHUSIASM, UNDER
from cattable.ui.tables.meow_meow_dice.words import tell

if TYPE_CHECKING:
    from cattable.ui.tables.meow_meow_dice.table import MeowTable


def log_line(t: MeowTable, event: Event, turn: int) -> LogLine | None:
    """The line of an event that happened in somebody's turn, if it has one."""
    match event:
        case TurnStarted(seat):
            line = LogLine(tell("log.turn", name=t.name(seat)))
        case Rolled(seat, dice, _, again):
            line = LogLine(tell("log.rolls_again" if again else "log.rolls"), seat, _sides(dice))
        case Told(seat, what, value):
            line = _told(t, seat, what, value)
        case TokensMoved():
            line = _tokens(t, event, turn)
        case Moved():
            line = _card(event, turn)
        case Ended(ranking):
            line = LogLine(tell("log.ended", name=t.name(ranking[0][0])))
        case _:
            return None
    return line


def _sides(dice: tuple[str, ...]) -> tuple[str, ...]:
    """The pictures of sides; those of a changed rules file may have none."""
    names = (f"dice/{GAME}/{side.replace(' ', '-')}-symbol" for side in dice)
    return tuple(name for name in names if (SVG_FOLDER / f"{name}.svg").exists())


def _told(t: MeowTable, seat: int, what: str, value: str) -> LogLine:
    if what == "locks die":
        return LogLine(tell("log.locks die", value=words.side(t, value)), seat, _sides((value,)))
    return LogLine(tell(f"log.{what}", value=value), seat)


def _tokens(t: MeowTable, event: TokensMoved, turn: int) -> LogLine:
    if event.kind == ENTHUSIASM:
        if event.src in SEAT:
            return LogLine(tell("log.uses", count=event.count), SEAT.index(event.src))
        return LogLine(tell("log.kindles", count=event.count), SEAT.index(event.dst))
    token = words.token(t, event.kind)
    if event.src == SUPPLY:
        return LogLine(tell("log.adds", place=event.dst, token=token), turn)
    if event.dst == SUPPLY:
        return LogLine(tell("log.token_back", place=event.src), turn)
    return LogLine(tell("log.keeps_token", points=words.points(t.r.sheet.scoring.token)), SEAT.index(event.dst))


def _card(event: Moved, turn: int) -> LogLine:
    if event.dst in SPACE:
        return LogLine(tell("log.takes", card=event.card), SPACE.index(event.dst))
    if event.dst.startswith(UNDER):
        return LogLine(tell("log.sends_away", card=event.card), turn)
    return LogLine(tell("log.comes", card=event.card, place=event.dst), turn)
