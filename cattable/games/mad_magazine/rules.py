"""What rules/mad_magazine.yaml holds, and the look-up tables made of it: the faces, and what fits on what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from cattable.games.mad_magazine.actions import Give, Name, Play
from cattable.rulebook.sheet import Count, Sheet, Some, Text, Wrong, check_options, same_names

WHICH_WAY, DRAW_ONE, GIVE_TWO = "which way", "draw 1", "give two"
WILD, WOOLY, ANSWER_CARD, EXCHANGE, JOKER = "wild", "wild and wooly", "what me worry", "exchange", "joker"
MESSAGES = (WHICH_WAY, DRAW_ONE, GIVE_TWO)
WILDS = (WILD, WOOLY, ANSWER_CARD, EXCHANGE, JOKER)
AMOUNTS = (DRAW_ONE, GIVE_TWO, WOOLY)
OPTIONS = {"last_card": ("wins", "answered")}


# ---------------------------------------------------------------- the rules file
class Numbers(Struct, frozen=True):
    """MM1: number cards, each so many times in every colour."""

    least: Count
    most: Some
    each: Count


class Joker(Struct, frozen=True):
    """MM18: with how many other cards in hand the joker can end the match."""

    least: Some
    most: Some


class Endings(Struct, frozen=True):
    """MM19, MM20, MMR9: how it ends, and the rule for ties."""

    no_cards: Text
    joker: Text
    stuck: Text
    tie: Text


class MadSheet(Sheet, frozen=True, kw_only=True):
    """The rules file of the MAD Magazine Card Game. The blank cards are no part of it (MM24)."""

    colours: dict[Text, Text]
    numbers: Numbers
    messages: dict[Text, Count]
    wilds: dict[Text, Count]
    deal: dict[int, Some]
    amounts: dict[Text, Some]
    joker: Joker
    points: Count
    endings: Endings
    faces: dict[Text, Text]


def check(sheet: MadSheet) -> Iterator[Wrong]:
    """What does not add up in the file."""
    yield from check_options(sheet, OPTIONS)
    yield from same_names(("messages",), sheet.messages, MESSAGES)
    yield from same_names(("wilds",), sheet.wilds, WILDS)
    yield from same_names(("amounts",), sheet.amounts, AMOUNTS)
    yield from same_names(("faces",), sheet.faces, ("number", *MESSAGES, *WILDS))
    if sheet.players.least < 2:
        yield ("players", "least"), "there must be at least 2: cards are aimed at an opponent"
    if not sheet.colours:
        yield ("colours",), "there must be at least one colour"
    if sheet.numbers.least > sheet.numbers.most:
        yield ("numbers", "least"), f"higher than the last number, {sheet.numbers.most}"
    if sheet.joker.least > sheet.joker.most:
        yield ("joker", "least"), f"more than the most, {sheet.joker.most}"
    of_a_colour = len(range(sheet.numbers.least, sheet.numbers.most + 1)) * sheet.numbers.each
    of_a_colour += sum(sheet.messages.values())
    cards = of_a_colour * len(sheet.colours) + sum(sheet.wilds.values())
    for players in range(sheet.players.least, sheet.players.most + 1):
        if players not in sheet.deal:
            yield ("deal",), f"says nothing for {players} players"
        elif players * sheet.deal[players] >= cards:
            yield ("deal", str(players)), f"{cards} cards in all are too few to deal {sheet.deal[players]} to {players}"


# ---------------------------------------------------------------- the rules in play
class Face(NamedTuple):
    """What stands on a card. A wild has no colour; `message` is the number, or what the card says."""

    name: str
    colour: str
    message: str
    points: int


class MadRules:
    """A sheet with what it means in play. Cards are named `green 5`, `red which way`, `joker`."""

    def __init__(self, sheet: MadSheet, options: Mapping[str, str]) -> None:
        """Makes the look-up tables."""
        self.sheet = sheet
        self.last_card_wins = options["last_card"] == "wins"
        self.colours = tuple(sheet.colours)
        self.joker = range(sheet.joker.least, sheet.joker.most + 1)
        self.face: dict[str, Face] = {}
        self.cards: list[str] = []
        for face, count in self._faces(sheet):
            self.face[face.name] = face
            self.cards += [face.name] * count
        self.fits = self._fits()
        self.play = {name: Play(name) for name in self.face}
        self.give = {name: Give(name) for name in self.face}
        self.names = [Name(colour) for colour in self.colours]

    @staticmethod
    def _faces(sheet: MadSheet) -> Iterator[tuple[Face, int]]:
        for colour in sheet.colours:
            for number in range(sheet.numbers.least, sheet.numbers.most + 1):
                yield Face(f"{colour} {number}", colour, str(number), number), sheet.numbers.each
            for message in MESSAGES:
                yield Face(f"{colour} {message}", colour, message, sheet.points), sheet.messages[message]
        for wild in WILDS:
            yield Face(wild, "", wild, sheet.points), sheet.wilds[wild]

    def _fits(self) -> dict[str, dict[str, frozenset[str]]]:
        """MM6, MM7, MMR7: what goes on each card, by the colour to follow: its own, on a wild the announced one."""
        faces = self.face.values()
        of_colour = {c: frozenset(f.name for f in faces if f.colour in ("", c)) for c in self.colours}
        same: dict[str, set[str]] = {}
        for face in faces:
            same.setdefault(face.message, set()).add(face.name)
        return {
            face.name: {face.colour: of_colour[face.colour] | same[face.message]} if face.colour else of_colour
            for face in faces
        }
