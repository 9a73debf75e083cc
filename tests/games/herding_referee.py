"""A second, plain reading of Herding Cats, that a match is compared with. It works with names and lists only."""

WHOLE = -1  # a card that is played on its own


class HerdingReferee:
    """Knows the whole deck (top first) from the start, and says after each action what must be so."""

    def __init__(self, seats, first, deck, rules):
        self.deck, self.hand, self.needed = list(deck), rules.hand, rules.herd
        self.cats = [f"{colour} cat" for colour in rules.colours]
        self.hands = [[] for _ in range(seats)]
        self.discard, self.herds, self.won = [], [], [0] * seats
        self.turn, self.choice, self.over = first, None, False
        for k in range(seats):
            self._fill((first + k) % seats)

    def _fill(self, seat):
        missing = self.hand - len(self.hands[seat])
        self.hands[seat] += self.deck[:missing]
        del self.deck[:missing]

    def _herds_of(self, card):
        """The herds a card can go to: a lady to any, a cat to those of its colour."""
        if card == "wild cat lady":
            return list(range(len(self.herds)))
        return [i for i, herd in enumerate(self.herds) if herd[0].split()[0] == card.split()[0]]

    def may(self):
        """All that may be done now, as (what, card or herd, herd)."""
        if self.choice:
            return {("join", herd) for herd in self._herds_of(self.choice)}
        hand = set(self.hands[self.turn])
        alone = {card for card in hand if card == "stampede" or card.endswith("cowdog")}
        plays = {("play", card, WHOLE) for card in alone}
        plays |= {("play", card, herd) for card in hand - alone for herd in self._herds_of(card)}
        return plays or {("discard", card) for card in hand}

    def do(self, what, card, herd=WHOLE):
        """One action of whoever's turn it is."""
        if what == "join":
            self._run_back(self.choice, card)
            self.choice = self._stampede()
        else:
            self.hands[self.turn].remove(card)
            if herd != WHOLE:
                self._put(card, herd)
            elif card.endswith("cowdog"):
                self.herds.append([card])
            else:
                self.discard.append(card)
            self.choice = self._stampede() if (what, card) == ("play", "stampede") else None
        if not self.choice:
            self._next()

    def _put(self, card, herd):
        self.herds[herd].append(card)
        if len(self.herds[herd]) == 1 + self.needed:
            self.won[self.turn] += 1
            del self.herds[herd]

    def _run_back(self, cat, herd):
        self.discard.remove(cat)
        self._put(cat, herd)

    def _stampede(self):
        """Runs cats back, colour by colour, up to one that has a choice of herds; that one, if any."""
        for cat in self.cats:
            while (count := self.discard.count(cat)) and (herds := self._herds_of(cat)):
                if len(herds) > 1 and count < sum(1 + self.needed - len(self.herds[herd]) for herd in herds):
                    return cat
                self._run_back(cat, herds[0])
        return None

    def _next(self):
        self._fill(self.turn)
        seats = len(self.hands)
        after = [(self.turn + k) % seats for k in range(1, seats + 1)]
        self.turn = next((seat for seat in after if self.hands[seat]), self.turn)
        self.over = not any(self.hands)

    def winners(self):
        """Most herds; ties share."""
        return [seat for seat, herds in enumerate(self.won) if herds == max(self.won)]
