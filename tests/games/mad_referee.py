"""A second, plain reading of the MAD Magazine Card Game, that a match is compared with. Names and lists only."""

from collections import Counter

ANSWER = "what me worry"


class MadReferee:
    """Says after each action what must be so. Which cards are drawn it is told; it keeps the piles.

    `todo` is what is still to happen: (what, seat, ...), the next thing first.
    """

    def __init__(self, seats, dealer, rules, answered, drawn):
        """`drawn`: the names of the cards drawn, in order, those of the opening first."""
        self.rules, self.answered, self.drawn = rules, answered, drawn
        self.deck = Counter(rules.cards)
        self.hands = [[] for _ in range(seats)]
        self.discard, self.colour, self.way = [], "", -1
        self.empty, self.passes, self.winners = [], 0, []
        for _ in range(rules.sheet.deal[seats]):
            for seat in self._others(dealer):
                self._draw(seat)
            self._draw(dealer)
        self.discard.append(self._off_the_deck())
        self._speak(dealer, self.discard[-1], dealt=True)
        self._settle()

    # ---------------------------------------------------------------- cards
    def _read(self, card):
        """Colour ("" for a wild) and message or number."""
        colour = next((colour for colour in self.rules.sheet.colours if card.startswith(f"{colour} ")), "")
        return colour, card.removeprefix(colour).strip()

    def _fits(self, card):
        (colour, message), (top_colour, top_message) = self._read(card), self._read(self.discard[-1])
        if not colour:
            return True
        return colour == self.colour or (bool(top_colour) and message == top_message)

    def _others(self, seat):
        """Everyone else, in the direction of play."""
        seats = len(self.hands)
        return [(seat + self.way * k) % seats for k in range(1, seats)]

    def _off_the_deck(self):
        card = self.drawn.pop(0)
        assert self.deck[card] > 0
        self.deck[card] -= 1
        return card

    def _draw(self, seat):
        if not self.deck.total():
            *below, top = self.discard
            self.deck, self.discard = Counter(below), [top]
        if self.deck.total():
            self._take(seat, self._off_the_deck())

    def _take(self, seat, card):
        self.hands[seat].append(card)
        self.empty = [other for other in self.empty if other != seat]

    def _lose(self, seat, card):
        """A card leaves a hand; whoever has no other has won, or stands in line for it."""
        self.hands[seat].remove(card)
        self._ran_out(seat)

    def _ran_out(self, seat):
        if not self.hands[seat] and seat not in self.empty:
            self.empty.append(seat)
            if not self.answered:
                self.winners = [seat]

    def _lay(self, seat, card):
        self.discard.append(card)
        self.colour, self.passes = self._read(card)[0], 0
        self._lose(seat, card)

    # ---------------------------------------------------------------- what may be done
    def waiting(self):
        """The seat that is asked."""
        return self.todo[0][1]

    def may(self):
        """All that it may do, as (what,) or (what, with what)."""
        what, seat = self.todo[0][:2]
        hand = self.hands[seat]
        if what == "turn":
            ways = {("play", card) for card in hand if self._fits(card)}
            if self.deck.total() or len(self.discard) > 1:
                ways.add(("draw",))
            return ways or {("pass",)}
        if what == "drawn":
            return {("keep",)} | {("play", card) for card in hand[-1:] if self._fits(card)}
        if what == "may answer":
            return {("let",)} | {("answer", card) for card in hand if card == ANSWER}
        if what == "give":
            return {("give", card) for card in hand}
        return {
            "colour": {("name", colour) for colour in self.rules.sheet.colours},
            "way": {("go", "left"), ("go", "right")},
            "and/or": {("follow", True), ("follow", False)},
            "target": {("choose", other) for other in self._others(seat)},
        }[what]

    # ---------------------------------------------------------------- doing it
    def do(self, what, value=None):
        """One action of whoever is asked."""
        _, seat, *more = self.todo.pop(0)
        if what == "play":
            self.todo = []
            self._lay(seat, value)
            self._speak(seat, value)
        elif what == "draw":
            self.passes = 0
            self._draw(seat)
            self.todo = [("drawn", seat)]
        elif what in ("keep", "pass"):
            self.passes += what == "pass"
            self.todo = [("end", seat)]
        elif what == "name":
            self.colour = value
        elif what == "go":
            self.way = {"left": 1, "right": -1}[value]
        elif what == "choose":
            self.todo.insert(0, ("strike", seat, more[0], [value]))
        elif what == "follow" and value:
            if more[0] == "joker":
                self._count(seat)
            else:
                self.todo.insert(0, ("target", seat, more[0]))
        elif what == "answer":
            self._answer(seat, *more)
        elif what == "give":
            self._take(more[0], value)
            self._lose(seat, value)
        self._settle()

    def _speak(self, seat, card, dealt=False):
        """Everything that a card just put down brings with it."""
        colour, message = self._read(card)
        self.colour = colour
        self.todo = [] if colour else [("colour", seat)]
        if message == "joker" and not dealt and len(self.hands[seat]) in self.rules.joker:
            self.todo.insert(0, ("and/or", seat, message))
        if message == "which way":
            self.todo.append(("way", seat))
        elif message == "draw 1":
            self.todo.append(("strike", seat, message, self._others(seat)))
        elif message in ("give two", "wild and wooly"):
            self.todo.append(("target", seat, message))
        elif message == "exchange":
            self.todo.append(("and/or", seat, message))
        self.todo.append(("end", seat))

    def _answer(self, seat, message, attacker):
        """All that was still to come is off; the attacker is struck, and play goes on beside the attacker."""
        self._lay(seat, ANSWER)
        self.todo = [("colour", seat), ("end", attacker)]
        if message != "exchange":
            targets = self._others(seat) if message == "draw 1" else [attacker]
            self.todo.insert(1, ("strike", seat, message, targets))

    def _settle(self):
        """Carries out what needs nobody."""
        while not self.winners and self.todo[0][0] in ("strike", "carry out", "end"):
            what, seat, *more = self.todo.pop(0)
            if what == "end":
                self._end_turn(seat)
            elif what == "strike":
                message, targets = more
                asked = [("may answer", target, message, seat) for target in targets]
                self.todo[:0] = [*asked, ("carry out", seat, message, targets)]
            else:
                self._carry_out(seat, *more)

    def _carry_out(self, seat, message, targets):
        amount = self.rules.sheet.amounts.get(message, 0)
        if message == "exchange":
            (other,) = targets
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            self.empty = [one for one in self.empty if not self.hands[one]]
            self._ran_out(seat)
            self._ran_out(other)
        elif message == "give two":
            self.todo[:0] = [("give", seat, targets[0])] * min(amount, len(self.hands[seat]))
        else:
            for target in targets:
                for _ in range(amount):
                    self._draw(target)

    def _end_turn(self, seat):
        if self.empty:
            self.winners = self.empty[:1]
        elif self.passes == len(self.hands):
            self._count(None)
        else:
            self.todo = [("turn", self._others(seat)[0])]

    def points(self):
        """Numbers count themselves, all other cards the same."""
        read = [[self._read(card) for card in hand] for hand in self.hands]
        other = self.rules.sheet.points
        return [sum(int(m) if c and m.isdigit() else other for c, m in hand) for hand in read]

    def _count(self, caller):
        points = self.points()
        seats = [seat for seat in range(len(points)) if seat != caller]
        least = min(points[seat] for seat in seats)
        beaten = caller is not None and points[caller] < least
        self.winners = [caller] if beaten else [seat for seat in seats if points[seat] == least]
