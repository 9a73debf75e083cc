"""The flow of Mad Cat Sad Cat, in the order of its rulebook: set-up, your turn, mooching, fail and success, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from cattable.engine.chance import Chance
from cattable.engine.events import Called, Ended, Revealed, Rolled, SetAside, TokensMoved, Told, TurnStarted
from cattable.engine.secrecy import Chosen, Open, Shut
from cattable.engine.steps import Action, Ask, AskAll, Outcome, Step, Table
from cattable.games.mad_cat_sad_cat.rules import CATPOT, SIDES_OF_CARDS, Keep, MadCatRules, Mooch, Take


class Roll(Action, frozen=True, gc=False):
    """Rolls every die not yet set aside."""


class Reveal(Action, frozen=True, gc=False):
    """Shows one's mooch card, for a share."""


class Decline(Action, frozen=True, gc=False):
    """Leaves one's mooch card face down."""


ROLL, REVEAL, DECLINE = Roll(), Reveal(), Decline()
SEAT = [f"seat {i}" for i in range(8)]


# ---------------------------------------------------------------- your turn: rolling and setting aside
class StartTurn(Step):
    """MC5, MC6: a turn starts with all dice."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Clears the tray and rolls."""
        s, n = t.s, len(t.s.scores)
        s.turn, s.tray, s.locked, s.offered = self.seat, [], "", []
        s.mooch, s.shown = [""] * n, [""] * n
        t.tell(TurnStarted(self.seat))
        t.then(RollDice(self.seat))


class RollDice(Step):
    """MC6, MC13: all dice not yet set aside are rolled; if none of them can be set aside, the turn is a fail."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Rolls."""
        s, r = t.s, t.r
        s.rolled = sorted(s.chance.roll([r.die] * (r.dice - len(s.tray))))
        t.tell(Rolled(self.seat, tuple(s.rolled)))
        t.then(ChooseDice(self.seat) if r.keepable(tuple(s.rolled), s.locked) else Fail(self.seat))


class ChooseDice(Ask):
    """MC7: at least one of the dice just rolled is set aside."""

    def legal(self, t: MadCatSadCat, seat: int) -> Sequence[Action]:
        """Every set of dice that may be set aside."""
        return t.r.keepable(tuple(t.s.rolled), t.s.locked)

    def act(self, t: MadCatSadCat, action: Keep) -> None:
        """Sets dice aside; the first mad or sad one locks (MC8)."""
        s = t.s
        s.tray = sorted([*s.tray, *action.dice])
        s.rolled = []
        t.tell(SetAside(self.seat, action.dice))
        kind = "" if s.locked else next((k for die in action.dice if (k := t.r.kind_of[die])), "")
        locking = [LockIn(self.seat, kind)] if kind else []
        t.then(*locking, Mooching(self.seat), AfterDice(self.seat))


# ---------------------------------------------------------------- locking in
class LockIn(Step):
    """MC9, MCR2: VPs go on the catpot and on each card of the other kinds, in printed order while the supply lasts."""

    seat: Open[int]
    kind: Open[str]

    def run(self, t: MadCatSadCat) -> None:
        """Locks, adds VPs, and lets the others choose their mooch cards."""
        s, locking = t.s, t.r.sheet.locking
        s.locked = self.kind
        t.tell(Told(self.seat, "locks", self.kind))
        t.feed(CATPOT, locking.catpot)
        for kind in t.r.kinds:
            if kind != self.kind:
                for card in t.r.printed(kind):
                    t.feed(card, locking.each_card)
        t.then(ChooseMooch([i for i in range(len(s.scores)) if i != self.seat]))


# ---------------------------------------------------------------- mooching
class ChooseMooch(AskAll):
    """MC10, MCR5: every other player secretly chooses one mooch card."""

    def legal(self, t: MadCatSadCat, seat: int) -> Sequence[Action]:
        """One card for each combination, and one for the catpot (MC3)."""
        return t.r.mooches

    def value(self, action: Mooch) -> str:
        """The card."""
        return action.card

    def resolve(self, t: MadCatSadCat) -> None:
        """All cards lie face down."""
        for seat, card in self.picks.items():
            t.s.mooch[seat] = card


class Mooching(Step):
    """MC16: whoever chose a combination that the dice set aside can be read as may reveal it now."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Opens the window for these combinations; nobody mooches without a lock (MCR1)."""
        s = t.s
        if s.locked and (combos := t.r.readings(tuple(s.tray), s.locked)):
            t.offer(list(combos))


class MayReveal(AskAll):
    """MC18, MCR3: with the option `ask` everyone whose card is still face down is asked, whatever it is."""

    combos: Open[list[str]] = []

    def legal(self, t: MadCatSadCat, seat: int) -> Sequence[Action]:
        """To reveal a matching card, or to leave it."""
        return (REVEAL, DECLINE) if t.s.mooch[seat] in self.combos else (DECLINE,)

    def value(self, action: Action) -> str:
        """Whether it is shown."""
        return "reveal" if action == REVEAL else "decline"

    def resolve(self, t: MadCatSadCat) -> None:
        """Those who reveal in the same window share."""
        t.pay_moochers(self.combos, [seat for seat, pick in self.picks.items() if pick == "reveal"])


# ---------------------------------------------------------------- stopping, failing, succeeding
class AfterDice(Step):
    """MC12, MC13: a take, another roll, or a fail."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Asks if there is any way on."""
        t.then(StopOrRoll(self.seat) if t.ways_on() else Fail(self.seat))


class StopOrRoll(Ask):
    """MC11, MC17, MC19, MC20: take the VPs of one matching inner card, or roll the other dice."""

    def legal(self, t: MadCatSadCat, seat: int) -> Sequence[Action]:
        """Every card that can be taken; rolling while dice are left."""
        return t.ways_on()

    def act(self, t: MadCatSadCat, action: Action) -> None:
        """Rolls on, or takes and ends the turn."""
        if not isinstance(action, Take):
            return t.then(RollDice(self.seat))
        card = t.r.inner[action.kind, action.combo]
        t.tell(Told(self.seat, "takes", card))
        t.pay(self.seat, card, t.s.vps[card])
        return t.then(EndTurn(self.seat))


class Fail(Step):
    """MC13, MC14: nothing for the player; the catpot for those who bet on it."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Fails."""
        t.tell(Told(self.seat, "fails"))
        t.then(EndTurn(self.seat))
        if t.s.locked:
            t.offer([CATPOT])


# ---------------------------------------------------------------- cleaning up, and the end
class EndTurn(Step):
    """MC21, MC22: mooch cards go back unseen, the dice to the next player; the end once the supply is empty."""

    seat: Open[int]

    def run(self, t: MadCatSadCat) -> None:
        """Ends the turn, and the match when it is time."""
        s, n, endings = t.s, len(t.s.scores), t.r.sheet.endings
        after = (self.seat + 1) % n
        with_turn = n in endings.with_turn.players
        if s.supply or not (with_turn or after == s.first):
            return t.then(StartTurn(after))
        return t.end(self.seat, endings.with_turn.text if with_turn else endings.with_round.text)


Steps = (
    StartTurn
    | RollDice
    | ChooseDice
    | LockIn
    | ChooseMooch
    | Mooching
    | MayReveal
    | AfterDice
    | StopOrRoll
    | Fail
    | EndTurn
)


class State(Struct):
    """A match of Mad Cat Sad Cat. `earned`: for each seat the VPs by the card they came from."""

    first: Open[int]
    turn: Open[int]
    scores: Open[list[int]]
    earned: Open[list[dict[str, int]]]
    vps: Open[dict[str, int]]
    supply: Open[int]
    stack: Open[list[Steps]]
    chance: Shut[Chance]
    rolled: Open[list[str]] = []
    tray: Open[list[str]] = []
    locked: Open[str] = ""
    mooch: Chosen[list[str]] = []
    shown: Open[list[str]] = []
    offered: Open[list[str]] = []
    outcome: Open[Outcome | None] = None


class MadCatSadCat(Table[MadCatRules, State]):
    """The table, and what the steps above are made of."""

    State: ClassVar[type] = State
    Actions: ClassVar[object] = Keep | Mooch | Roll | Take | Reveal | Decline

    def set_up(self, seats: int, chance: Chance, first: int) -> None:
        """MC2, MC4: VPs on every card, the rest in the supply."""
        sheet = self.r.sheet
        vps = {CATPOT: sheet.catpot}
        for kind in self.r.kinds:
            for combo, combination in sheet.combinations.items():
                for side in SIDES_OF_CARDS:
                    vps[f"{kind} {combo} {side}"] = combination.vps[kind]
        supply = sheet.vps - sum(vps.values())
        earned: list[dict[str, int]] = [{} for _ in range(seats)]
        self.s = State(first, first, [0] * seats, earned, vps, supply, [StartTurn(first)], chance)

    def ways_on(self) -> list[Action]:
        """MC11, MC15, MC19, MC20, MCR1, MCR6: what can be taken now, and rolling while dice are left."""
        s, r = self.s, self.r
        if s.tray.count(r.wild) == r.dice:
            return [r.take["", CATPOT]] if s.vps[CATPOT] else []
        tray = tuple(s.tray)
        kinds = (s.locked,) if s.locked else r.kinds
        ways: list[Action] = [r.take[k, c] for k in kinds for c in r.readings(tray, k) if s.vps[r.inner[k, c]]]
        if len(tray) < r.dice:
            ways.append(ROLL)
        return ways

    def feed(self, card: str, vps: int) -> None:
        """VPs from the supply onto a card, as far as it lasts."""
        s = self.s
        vps = min(vps, s.supply)
        if vps:
            s.supply -= vps
            s.vps[card] += vps
            self.tell(TokensMoved(vps, "vp", "supply", card))

    def offer(self, combos: list[str]) -> None:
        """MC14, MC16, MCR3: those who chose one of these may reveal: by themselves, or when asked."""
        s = self.s
        face_down = [seat for seat, card in enumerate(s.mooch) if card]
        if not self.r.ask_to_reveal:
            new = [combo for combo in combos if combo not in s.offered]
            if new and face_down:
                self.tell(Called(tuple(new), "mooch"))
            s.offered += new
            self.pay_moochers(combos, [seat for seat in face_down if s.mooch[seat] in combos])
        elif face_down:
            self.then(MayReveal(face_down, {}, combos))

    def pay_moochers(self, combos: list[str], revealing: list[int]) -> None:
        """MC14, MC16: those who reveal share the outer card, or the catpot, in equal whole shares; the rest stays."""
        s = self.s
        for combo in combos:
            sharing = [seat for seat in revealing if s.mooch[seat] == combo]
            for seat in sharing:
                s.mooch[seat], s.shown[seat] = "", combo
                self.tell(Revealed(seat, combo, "mooch"))
            card = CATPOT if combo == CATPOT else self.r.outer[s.locked, combo]
            share = s.vps[card] // len(sharing) if sharing else 0
            for seat in sharing:
                self.pay(seat, card, share)

    def pay(self, seat: int, card: str, vps: int) -> None:
        """VPs from a card to a player; a share of 0 pays nothing (MCR8)."""
        if vps:
            s = self.s
            s.vps[card] -= vps
            s.scores[seat] += vps
            s.earned[seat][card] = s.earned[seat].get(card, 0) + vps
            self.tell(TokensMoved(vps, "vp", card, SEAT[seat]))

    def end(self, last: int, why: str) -> None:
        """MC23: most VPs win; a tie goes to the tied player whose turn it was last."""
        s, n = self.s, len(self.s.scores)
        turns_ago = [(last - seat) % n for seat in range(n)]
        order = sorted(range(n), key=lambda seat: (-s.scores[seat], turns_ago[seat]))
        tied = s.scores[order[0]] == s.scores[order[1]] if n > 1 else False
        tie = self.r.sheet.endings.tie if tied else ""
        s.outcome = Outcome([[seat] for seat in order], why, list(s.scores), [dict(e) for e in s.earned], tie)
        self.tell(Ended([[seat] for seat in order], why))

    def sides(self) -> frozenset[str]:
        """MC1."""
        return frozenset(self.r.die)

    def could_have_chosen(self, seat: int) -> Sequence[str]:
        """A mooch card that matched and was not shown is not that card (unless showing is asked for)."""
        return [card for card in self.r.mooch_cards if card not in self.s.offered]

    def standing(self, seat: int) -> float:
        """VPs ahead of the average of the others."""
        scores = self.s.scores
        others = sum(scores) - scores[seat]
        return scores[seat] - others / max(1, len(scores) - 1)
