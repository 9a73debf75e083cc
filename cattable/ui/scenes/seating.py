"""Who sits at a table that is being set, by which options, and what still stands in the way of a start. No pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from cattable.games import Game
from cattable.store import profiles
from cattable.store.names import clean_name
from cattable.store.profiles import Profiles
from cattable.store.settings import Settings
from cattable.ui.acting import COATS
from cattable.ui.art.seats import SEAT_COLOURS
from cattable.ui.seat import LEVELS, Seat, player_of, seat_of
from cattable.ui.words import say

NAME_LIMIT = 16
COLOURS = tuple(SEAT_COLOURS)
COMPUTERS = ("Miso", "Pixel", "Biscuit", "Nacho", "Olive", "Waffles", "Pepper", "Mochi", "Ziggy", "Tofu")
"""Names of computer cats."""
COMPUTERS_AT_FIRST = 2
LOT = -1
"""In place of a seat that starts: the lot decides."""


class Seating:
    """The seats in order, the options that are not at their defaults, and who starts."""

    def __init__(self, game: Game, known: Profiles, settings: Settings) -> None:
        """As this game was set up the last time, or for the last player and computer cats."""
        self.game = game
        self.first = LOT
        self.defaults = _defaults(game, settings)
        self.chosen: dict[str, str] = {}
        self.known = {player.name: seat_of(player) for player in known.players}
        last = known.tables.get(game.name)
        self.seats: list[Seat] = []
        if last:
            for seat in map(seat_of, last.players[: self.most]):
                self.seats.append(self._fitting(seat))
            options = game.sheet.options
            self.chosen = {
                name: str(choice)
                for name, choice in last.options.items()
                if name in options and choice in options[name].choices
            }
        else:
            self._seat_usual(known)

    @property
    def least(self) -> int:
        """How many must sit down."""
        return self.game.sheet.players.least

    @property
    def most(self) -> int:
        """How many can sit down."""
        return min(self.game.sheet.players.most, len(COLOURS))

    @property
    def options(self) -> dict[str, str]:
        """All options as they are now."""
        return {**self.defaults, **self.chosen}

    def choose(self, option: str, choice: str) -> None:
        """Sets an option; one at its default is not remembered, so that it follows the settings."""
        if choice == self.defaults[option]:
            self.chosen.pop(option, None)
        else:
            self.chosen[option] = choice

    def add(self) -> None:
        """Another computer cat sits down."""
        self.seats.append(self._fitting(Seat(self._free_computer(), COATS[0], COLOURS[0], human=False)))

    def remove(self, at: int) -> None:
        """A seat becomes empty."""
        del self.seats[at]
        if self.first == at:
            self.first = LOT
        elif self.first > at:
            self.first -= 1

    def swap(self, at: int, other: int) -> None:
        """Two seats change places; who starts stays the same player."""
        self.seats[at], self.seats[other] = self.seats[other], self.seats[at]
        if self.first in (at, other):
            self.first = other if self.first == at else at

    def rename(self, at: int, name: str) -> None:
        """A seat has this name as typed; it is cleaned when the match starts."""
        self._change(at, name=name)

    def turn_coat(self, at: int, way: int) -> None:
        """The next cat that nobody else has (or the next at all, if all are taken)."""
        taken = {seat.coat for i, seat in enumerate(self.seats) if i != at}
        self._change(at, coat=_next(COATS, self.seats[at].coat, way, taken))

    def turn_colour(self, at: int, way: int) -> None:
        """The next colour that nobody else has."""
        taken = {seat.colour for i, seat in enumerate(self.seats) if i != at}
        self._change(at, colour=_next(COLOURS, self.seats[at].colour, way, taken))

    def turn_kind(self, at: int, way: int) -> None:
        """Human, or a computer cat of one of the levels."""
        kinds = [(True, LEVELS[0]), *((False, level) for level in LEVELS)]
        seat = self.seats[at]
        now = kinds.index((seat.human, LEVELS[0] if seat.human else seat.level))
        human, level = kinds[(now + way) % len(kinds)]
        name = seat.name
        if human and name in COMPUTERS:
            name = self._free_known()
        elif not human and seat.human and (not clean_name(name) or name in (say("seats.you"), *self._numbered())):
            name = self._free_computer()
        self._change(at, human=human, level=level, name=name)

    def free_known(self) -> list[str]:
        """The names of known players who do not sit yet, the last seated first."""
        taken = {seat.name for seat in self.seats}
        return [name for name in self.known if name not in taken]

    def seat_known(self, at: int, name: str) -> None:
        """A known player sits down here, with the own cat and colour where they are free."""
        others = [seat for i, seat in enumerate(self.seats) if i != at]
        seats, self.seats = self.seats, others
        seats[at] = self._fitting(self.known[name])
        self.seats = seats

    def turn_first(self, way: int) -> None:
        """Lot, first seat, second seat and so on."""
        self.first = (self.first + 1 + way) % (len(self.seats) + 1) - 1

    def problem(self) -> str:
        """Why no match can start now; empty if one can."""
        count = len(self.seats)
        if count < self.least:
            return say("seats.too_few", least=self.least, missing=self.least - count)
        if count > self.most:
            return say("seats.too_many", most=self.most)
        nameless = [i + 1 for i, seat in enumerate(self.seats) if not clean_name(seat.name, NAME_LIMIT)]
        if nameless:
            return say("seats.no_name", seat=nameless[0])
        return ""

    def final_seats(self) -> list[Seat]:
        """The seats with clean names, each only once: who comes second to a name gets a number."""
        seats: list[Seat] = []
        for seat in self.seats:
            names = {other.name.casefold() for other in seats}
            name = unique_name(clean_name(seat.name, NAME_LIMIT), names)
            seats.append(msgspec.structs.replace(seat, name=name))
        return seats

    def remember(self) -> None:
        """Keeps the seats and options for the next time."""
        players = [player_of(seat) for seat in self.final_seats()]
        profiles.save(profiles.seated(profiles.load(), self.game.name, players, self.chosen))

    def _seat_usual(self, known: Profiles) -> None:
        you = known.players[0] if known.players else None
        self.seats = [seat_of(you) if you else Seat(say("seats.you"), COATS[0], COLOURS[0])]
        while len(self.seats) < min(self.most, max(self.least, 1 + COMPUTERS_AT_FIRST)):
            self.add()

    def _fitting(self, seat: Seat) -> Seat:
        """The seat with a coat that is drawn and a colour that is free."""
        coats, colours = ({s.coat for s in self.seats}, {s.colour for s in self.seats})
        coat, colour = seat.coat, seat.colour
        if coat not in COATS or coat in coats:
            coat = next((c for c in COATS if c not in coats), COATS[0])
        if colour not in COLOURS or colour in colours:
            colour = next((c for c in COLOURS if c not in colours), COLOURS[0])
        return msgspec.structs.replace(seat, coat=coat, colour=colour)

    def _change(self, at: int, **fields: object) -> None:
        self.seats[at] = msgspec.structs.replace(self.seats[at], **fields)

    def _free_computer(self) -> str:
        taken = {seat.name for seat in self.seats}
        return next(name for name in COMPUTERS if name not in taken)

    def _free_known(self) -> str:
        """A player known here who does not sit yet, or a player by number."""
        taken = {seat.name for seat in self.seats}
        return next(name for name in (*self.known, *self._numbered()) if name not in taken)

    def _numbered(self) -> Iterator[str]:
        return (say("seats.player", number=number) for number in range(2, 20))


def unique_name(name: str, taken: set[str]) -> str:
    """The name, or the name with the lowest number from 2 on that nobody has; `taken` are names without case."""
    new, number = name, 2
    while new.casefold() in taken:
        suffix = f" {number}"
        new = name[: NAME_LIMIT - len(suffix)].rstrip() + suffix
        number += 1
    return new


def _defaults(game: Game, settings: Settings) -> dict[str, str]:
    """The defaults of the rules file, but for the one that the settings decide (MCR3)."""
    found = {name: option.default for name, option in game.sheet.options.items()}
    wanted = "auto" if settings.auto_reveal else "ask"
    reveal = game.sheet.options.get("mooch_reveal")
    if reveal and wanted in reveal.choices:
        found["mooch_reveal"] = wanted
    return found


def _next(values: Sequence[str], now: str, way: int, taken: set[str]) -> str:
    at = values.index(now) if now in values else 0
    ring = [values[(at + way * step) % len(values)] for step in range(1, len(values) + 1)]
    return next((value for value in ring if value not in taken), now)
