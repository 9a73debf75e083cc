"""The table of the MAD Magazine Card Game: the pile within its ring, the colour to follow, the hand below."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cattable.engine.events import Event, Moved, Told, TurnStarted
from cattable.engine.steps import Action
from cattable.games.mad_magazine import flow
from cattable.games.mad_magazine.actions import LET
from cattable.games.mad_magazine.rules import ANSWER_CARD, WILDS, MadRules
from cattable.ui.art.faces import card_folder, face_file
from cattable.ui.art.svg import SVG_FOLDER
from cattable.ui.seat import Seat
from cattable.ui.table.card_motions import Flight
from cattable.ui.table.card_pieces import HAND
from cattable.ui.table.card_table import CardTable
from cattable.ui.table.cardart import RATIO, Letters
from cattable.ui.table.game_table import LogLine
from cattable.ui.table.handcard import HandCard, Pose
from cattable.ui.table.motions import Motion
from cattable.ui.table.prompt import Prompt
from cattable.ui.table.zones import NOBODY, PILE
from cattable.ui.tables.mad_magazine import drawing, log, places, prompts, show
from cattable.ui.tables.mad_magazine.answers import Answers
from cattable.ui.tables.mad_magazine.shown import MadShown
from cattable.ui.tables.mad_magazine.words import (
    brief_name,
    card_name,
    cards,
    colour_name,
    message_name,
    short_name,
    tell,
)

if TYPE_CHECKING:
    from cattable.engine.match import Match
    from cattable.ui.app import App
    from cattable.ui.canvas import Canvas


class MadTable(CardTable):
    """See the package's other files: shown, places, prompts, answers, show (what events look like), drawing, log."""

    r: MadRules
    shown: MadShown
    hand_width = 220.0
    pile_at, pile_width = places.PILE, places.PILE_WIDTH
    deck_at, deck_width = places.DECK, places.DECK_WIDTH

    def __init__(self, match: Match, seats: Sequence[Seat], app: App) -> None:
        super().__init__(match, seats, app)
        self.answers = Answers()
        self.swapping = False
        """Whether hands are on their way to each other."""
        self.turned: int | None = None
        """Whose attack the card that is put down now turns around, and which one."""
        self.turned_message = ""
        self.newest: HandCard | None = None

    # ------------------------------------------------------------ cards
    def letters(self, card: str) -> Letters:
        """Numbers stand in the corner; the rule of a number card names its suit."""
        face = self.r.face[card]
        if not face.message.isdigit():
            name, short, brief = (name_of(face.message) for name_of in (message_name, short_name, brief_name))
            return Letters(short, "", name, self.r.sheet.faces[face.message], brief)
        name, colour = card_name(self.r, card), colour_name(face.colour).capitalize()
        rule = tell("suit_rule", suit=self.r.sheet.colours[face.colour], rule=self.r.sheet.faces["number"])
        return Letters(name, face.message, name, rule, colour)

    def sort_key(self, card: str) -> Any:
        """By colour, numbers first; cards without a colour last."""
        face = self.r.face[card]
        if not face.colour:
            return len(self.r.colours), WILDS.index(face.message), ""
        return self.r.colours.index(face.colour), not face.message.isdigit(), face.message

    def symbol(self, colour: str) -> str:
        """The picture of a colour's symbol; a plain one for a colour of a changed rules file."""
        folder = card_folder(self.match.game.id)
        return (*self.existing(f"{folder}/symbol-{colour}"), f"{folder}/symbol")[0]

    @staticmethod
    def existing(picture: str) -> tuple[str, ...]:
        """The picture, if there is one."""
        return (picture,) if (SVG_FOLDER / f"{picture}.svg").exists() else ()

    def picture_of(self, card: str) -> str:
        """The picture of a card."""
        return face_file(self.match.game.id, card)

    def face_of(self, seat: int, mood: str = "calm") -> str:
        """The picture of a seat's cat."""
        return f"cats/{self.seats[seat].coat}-{mood}"

    @property
    def hand(self) -> list[HandCard]:
        """The viewer's hand as it lies."""
        return self.zones.get(HAND, [])

    def just_drawn(self) -> HandCard:
        """The card drawn last: the last of the hand by the rules."""
        assert self.shown.viewer is not None
        card = self.shown.hands[self.shown.viewer][-1]
        if self.newest in self.hand and self.newest and self.newest.card == card:
            return self.newest
        return next(piece for piece in reversed(self.hand) if piece.card == card)

    # ------------------------------------------------------------ the display model
    def shown_of(self, view: dict[str, Any]) -> MadShown:
        """The display model of a view."""
        return MadShown.of(view, self.r)

    def shown_before(self, view: dict[str, Any]) -> MadShown:
        """All cards are in the deck; the dealer begins."""
        shown = MadShown.of(view, self.r)
        shown.before(len(self.r.cards))
        shown.turn, shown.colour, shown.attack = shown.dealer, "", None
        return shown

    @property
    def dealing(self) -> bool:
        """Whether the first card has not been turned yet."""
        return not self.shown.discard

    def next_seat(self) -> int | None:
        """The next seat in the direction of play."""
        return None if self.shown.turn == NOBODY else (self.shown.turn + self.shown.way) % len(self.seats)

    def change(self, event: Event) -> None:
        """One more event; what was said about an attack is over with it."""
        attack = self.shown.attack
        self.swapping = (isinstance(event, Told) and event.what == "swaps") or (
            self.swapping and isinstance(event, Moved)
        )
        answer = attack and isinstance(event, Moved) and event.dst == PILE and event.card == ANSWER_CARD
        self.turned, self.turned_message = (attack.attacker, attack.message) if attack and answer else (None, "")
        super().change(event)
        if isinstance(event, TurnStarted):
            self.answers.new_turn()
        elif self.shown.attack is not attack:
            self.answers.new_attack()

    def reset(self, view: dict[str, Any]) -> None:
        """Lays the table; whoever has not been asked about an attack will be."""
        super().reset(view)
        self.answers.new_attack()

    # ------------------------------------------------------------ zones
    def faces(self) -> dict[str, Sequence[str]]:
        """At the end every hand lies open to be counted."""
        found = super().faces()
        if self.shown.ranking:
            found[HAND] = []
            found |= {f"counted {seat}": self.counted(seat) for seat in range(len(self.seats))}
        return found

    def counted(self, seat: int) -> list[str]:
        """The hand of a seat, from what its points came from."""
        outcome, left = self.match.outcome, len(self.shown.hands[seat])
        assert outcome
        found: list[str] = []
        for card, worth in sorted(outcome.sources[seat].items(), key=lambda item: self.sort_key(item[0])):
            each = self.r.face[card].points
            found += [card] * (worth // each if each else max(1, left - len(found)))
        return found

    def lies(self, zone: str, index: int, count: int) -> Pose | None:
        """A card of a hand that is counted."""
        x, y, w, h = places.counted_cell(int(zone.split()[1]), len(self.seats))
        card = places.COUNTED_WIDTH
        pitch = min(card * 0.62, (w - 30 - card) / max(1, count - 1))
        return Pose(x + w / 2 + (index - (count - 1) / 2) * pitch, y + h - 66 - card * RATIO / 2, 0.0, card)

    def into_hand(self, piece: HandCard, card: str) -> None:
        """A card comes into the hand at the foot of the table."""
        super().into_hand(piece, card)
        self.newest = piece

    # ------------------------------------------------------------ events
    def show(self, event: Event) -> list[Motion]:
        """An event that moves no card."""
        return show.show(self, event)

    def manner(self, event: Moved) -> dict[str, Any]:
        """How a card flies."""
        return show.manner(self, event)

    def also(self, piece: HandCard, event: Moved) -> list[Motion]:
        """What is seen and heard besides."""
        return show.also(self, piece, event)

    def recycle(self) -> list[Motion]:
        """MM21: the discards go under the deck, all but the top one."""
        *under, top = self.zones[PILE]
        self.zones[PILE] = [top]
        motions: list[Motion] = []
        for i, piece in enumerate(reversed([piece for piece in under if piece.visible])):
            self.flyers.append(piece)
            pose = Pose(*self.deck_at, 0.0, self.deck_width, up=False)
            motions.append(Flight(piece, pose, 0.5, height=50, delay=0.08 * i, then=partial(self.forget, piece)))
        self.regroup(motions)
        self.name_pieces()
        return motions

    def turn_up(self) -> list[Motion]:
        """All hands are laid open."""
        own, hand = self.shown.viewer, list(self.hand)
        self.zones[HAND] = []
        motions: list[Motion] = []
        for seat in sorted(range(len(self.seats)), key=lambda seat: seat != own):
            lying = self.zones.setdefault(f"counted {seat}", [])
            for card in self.counted(seat):
                piece = next((p for p in hand if seat == own and p.card == card), None)
                if piece:
                    hand.remove(piece)
                else:
                    piece = self.new_card(card, self.plate_pose(seat))
                    piece.over = 0.0
                piece.lit = piece.dimmed = piece.chosen = False
                piece.frame, piece.home = "", None
                lying.append(piece)
        self.regroup(motions)
        self.name_pieces()
        return motions

    def log_line(self, event: Event) -> LogLine | None:
        """How the log tells an event."""
        return log.log_line(self, event)

    def log_lines(self, events: Iterable[Event]) -> list[LogLine]:
        """How the log tells events."""
        return log.log_lines(self, events)

    # ------------------------------------------------------------ decisions
    def openly(self, seat: int) -> Prompt | Action | None:
        """MMR6: an attack is put to all people aimed at, in public, before anybody is asked alone."""
        if not isinstance(self.match.table.s.stack[-1], flow.MayAnswer):
            return None
        if self.answers.lets(seat):
            return LET
        if not self.in_company or not self.answers.asks_all():
            return None
        assert self.shown.attack
        return prompts.does_anyone_answer(self, [s for s in self.shown.attack.asked if self.seats[s].human])

    def let_all(self, seat: int) -> None:
        """This seat lets everything happen until the turn is over."""
        self.answers.nobody([seat])

    def unhurried(self, seat: int) -> bool:
        """What depends on cards that nobody else sees takes as long with them as without."""
        return isinstance(self.match.table.s.stack[-1], flow.MayAnswer | flow.Drawn)

    def prompt(self, seat: int, view: dict[str, Any], legal: Sequence[Action]) -> Prompt:
        """What a person may do now."""
        return prompts.PROMPTS[view["stack"][-1]["step"]](self, seat, legal, view["stack"])

    def waiting_for(self, seat: int) -> str:
        """A computer player thinks, or somebody is about to take the seat."""
        if self.shown.attack and self.shown.attack.asked:
            return tell("they_may_answer", attack=prompts.attack_told(self))
        return tell("they_think", name=self.name(seat))

    def ended(self) -> str:
        """The match is over."""
        return tell("won", names=self.names(self.shown.ranking[0]))

    def plate_hint(self, seat: int) -> str:
        """What all may know of a seat."""
        return cards(len(self.shown.hands[seat]))

    # ------------------------------------------------------------ pictures
    def also_static(self) -> Hashable:
        """Colour, way, attack."""
        attack = self.shown.attack
        told = (attack.message, attack.attacker, tuple(attack.targets), tuple(attack.asked)) if attack else None
        return self.shown.colour, self.shown.way, told, bool(self.shown.ranking)

    @staticmethod
    def source_name(r: MadRules, source: str) -> str:
        """Points are on cards."""
        return card_name(r, source)

    def signs_to_come(self, canvas: Canvas) -> Iterator[None]:
        """Plaques, buttons and banners of all colours, attacks."""
        return show.signs_to_come(self, canvas)

    def draw_cloth(self, canvas: Canvas) -> None:
        """Paints ring, plaque and attack."""
        drawing.draw_cloth(self, canvas)

    def draw_signs(self, canvas: Canvas) -> None:
        """Paints the points of hands that are counted."""
        drawing.draw_counted(self, canvas)
