"""What lies on the table of Herding Cats, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cattable.engine.events import Moved
from cattable.games.herding_cats.flow import CORRAL
from cattable.ui.table.zones import NOBODY, CardsShown

HERD = "herd"


@dataclass
class HerdingShown(CardsShown):
    """Besides hands and piles: the open herds, and for each seat the herds it has finished."""

    herds: list[list[str]]
    corrals: list[list[list[str]]]

    @classmethod
    def of(cls, view: dict[str, Any]) -> HerdingShown:
        """The model of a view."""
        turn = view["stack"][0]["seat"] if view["stack"] else NOBODY
        herds = [list(herd) for herd in view["herds"]]
        corrals = [[list(herd) for herd in corral] for corral in view["corrals"]]
        return cls(**cls.parts(view, turn), herds=herds, corrals=corrals)

    def take(self, event: Moved) -> None:
        """A card leaves its zone; an empty herd is gone."""
        super().take(event)
        if event.src == HERD:
            herd = self.herds[event.src_slot]
            herd.pop(0)
            if not herd:
                del self.herds[event.src_slot]

    def put(self, event: Moved) -> None:
        """A card comes into its zone."""
        super().put(event)
        if event.dst == HERD:
            if event.dst_slot == len(self.herds):
                self.herds.append([])
            self.herds[event.dst_slot].append(event.card)
        elif event.dst in CORRAL:
            corral = self.corrals[CORRAL.index(event.dst)]
            if event.dst_slot == len(corral):
                corral.append([])
            corral[event.dst_slot].append(event.card)

    def lying(self) -> dict[str, Sequence[str]]:
        """Pile, open herds, finished herds."""
        herds: dict[str, Sequence[str]] = {f"{HERD} {i}": herd for i, herd in enumerate(self.herds)}
        finished: dict[str, Sequence[str]] = {
            CORRAL[seat]: [card for herd in corral for card in herd] for seat, corral in enumerate(self.corrals)
        }
        return {**super().lying(), **herds, **finished}
