"""What rules/herding_cats.yaml holds, and the look-up tables made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from cattable.engine.steps import Action
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

CAT, COWDOG, STAMPEDE, LADY = "cat", "cowdog", "stampede", "wild cat lady"
KINDS = (CAT, COWDOG, STAMPEDE, LADY)
COLOURED = (CAT, COWDOG)


# ---------------------------------------------------------------- the rules file
class Endings(Struct, frozen=True):
    """HC11, HC12: how it ends, and the rule for ties."""

    hands_empty: Text
    tie: Text


class HerdingSheet(Sheet, frozen=True, kw_only=True):
    """The rules file of Herding Cats. `cards` counts cats and cowdogs in each colour."""

    colours: dict[Text, Text]
    cards: dict[Text, Count]
    hand: Some
    herd: Some
    endings: Endings
    faces: dict[Text, Text]


def check(sheet: HerdingSheet) -> Iterator[Wrong]:
    """What does not add up in the file."""
    yield from check_options(sheet, {})
    yield from same_names(("cards",), sheet.cards, KINDS)
    yield from same_names(("faces",), sheet.faces, KINDS)
    if not sheet.colours:
        yield ("colours",), "there must be at least one colour"
    needed = sheet.hand * sheet.players.most
    there = sum(sheet.cards.get(kind, 0) * (len(sheet.colours) if kind in COLOURED else 1) for kind in KINDS)
    if there < needed:
        yield ("cards",), f"{there} cards in all, but {sheet.players.most} players are dealt {needed}"


# ---------------------------------------------------------------- actions that the tables below prepare
class Play(Action, frozen=True, gc=False):
    """Plays a card: on an open herd (counted from 0), or with herd -1 on its own."""

    card: str
    herd: int = -1


class Discard(Action, frozen=True, gc=False):
    """Throws a card away, because none can be played."""

    card: str


class Join(Action, frozen=True, gc=False):
    """Sends a cat of the stampede to this open herd."""

    herd: int


class HerdingRules:
    """A sheet with what it means in play. Cards are named `orange cat`, `blue cowdog`, `stampede`, `wild cat lady`."""

    def __init__(self, sheet: HerdingSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables."""
        self.sheet = sheet
        self.colours = tuple(sheet.colours)
        self.hand, self.herd = sheet.hand, sheet.herd
        faces = [(f"{colour} {kind}", kind, colour) for colour in self.colours for kind in COLOURED]
        faces += [(STAMPEDE, STAMPEDE, ""), (LADY, LADY, "")]
        self.kind = {name: kind for name, kind, _ in faces}
        self.colour = {name: colour for name, _, colour in faces}
        self.cats = [f"{colour} {CAT}" for colour in self.colours]
        self.cowdog = {f"{colour} {CAT}": f"{colour} {COWDOG}" for colour in self.colours}
        self.cards = [name for name, kind, _ in faces for _ in range(sheet.cards[kind])]
        herds = range(sum(self.kind[card] == COWDOG for card in self.cards))
        self.alone = {name: [Play(name)] for name, kind, _ in faces if kind in (COWDOG, STAMPEDE)}
        self.onto = {name: [Play(name, herd) for herd in herds] for name, _, _ in faces if name not in self.alone}
        self.throw = {name: Discard(name) for name, _, _ in faces}
        self.join = [Join(herd) for herd in herds]
