"""What lies on the table of Mad Cat Sad Cat, as one viewer sees it: plain data, from a view or from events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cattable.engine.events import Ended, Event, Picked, Revealed, Rolled, SetAside, TokensMoved, Told, TurnStarted
from cattable.games.mad_cat_sad_cat.flow import SEAT

SUPPLY = "supply"


@dataclass
class Shown:
    """The display model. `mooch` is "" for none, HIDDEN for a card face down; `revealed` are cards turned up."""

    turn: int
    scores: list[int]
    vps: dict[str, int]
    supply: int
    rolled: list[str]
    tray: list[str]
    locked: str
    mooch: list[str]
    revealed: list[str]
    ranking: list[list[int]]

    @classmethod
    def of(cls, view: dict[str, Any]) -> Shown:
        """The model of a view. Cards chosen while others still choose lie face down already."""
        mooch = list(view["mooch"])
        if view["stack"] and view["stack"][-1]["step"] == "choose mooch":
            for seat, card in view["stack"][-1]["picks"].items():
                mooch[int(seat)] = card
        n = len(view["scores"])
        return cls(
            turn=view["turn"],
            scores=list(view["scores"]),
            vps=dict(view["vps"]),
            supply=view["supply"],
            rolled=list(view["rolled"]),
            tray=list(view["tray"]),
            locked=view["locked"],
            mooch=mooch or [""] * n,
            revealed=list(view["shown"]) or [""] * n,
            ranking=view["outcome"]["ranking"] if view["outcome"] else [],
        )

    def change(self, event: Event) -> None:
        """The same after one more event."""
        match event:
            case TurnStarted(seat):
                n = len(self.scores)
                self.turn, self.rolled, self.tray, self.locked = seat, [], [], ""
                self.mooch, self.revealed = [""] * n, [""] * n
            case Rolled(_, dice):
                self.rolled = list(dice)
            case SetAside(_, dice):
                self.tray = sorted([*self.tray, *dice])
                self.rolled = []
            case Told(_, "locks", kind):
                self.locked = kind
            case TokensMoved(count, _, src, dst):
                self._add(src, -count)
                self._add(dst, count)
            case Picked(seat, pick) if not self.mooch[seat]:
                self.mooch[seat] = pick
            case Revealed(seat, card):
                self.mooch[seat], self.revealed[seat] = "", card
            case Ended(ranking):
                self.ranking = ranking

    def _add(self, place: str, vps: int) -> None:
        if place == SUPPLY:
            self.supply += vps
        elif place in SEAT:
            self.scores[SEAT.index(place)] += vps
        else:
            self.vps[place] += vps
