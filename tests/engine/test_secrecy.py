"""Every field of a state and of a step says who may see it, and only what can be hidden may be a secret."""

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from cattable.engine.chance import Chance
from cattable.engine.knowledge import Knowledge
from cattable.engine.secrecy import Chosen, Known, Open, Own, Shut, own, secrecy_of, shut
from cattable.engine.steps import Ask, AskAll, Step


class Plain(Ask):
    """A step as it should be."""


class Unmarked(Ask):
    card: str


class MarkedOtherwise(Ask):
    card: Annotated[str, Meta(min_length=1)]


class ListOfCards(Ask):
    cards: Own[list[str]]


class ShutCard(Ask):
    card: Shut[str]


class WithCard(Ask):
    card: Annotated[str, own("toys")]


class Base(Struct):
    stack: Open[list[Plain]]
    chance: Shut[Chance]


class NoMark(Base):
    hands: list[list[str]]


class NoMarkFurtherUp(NoMark):
    turn: Open[int]


class OtherMark(Base):
    hands: Annotated[list[list[str]], Meta(min_length=1)]


class OneHand(Base):
    hand: Own[list[str]]


class ManyDecks(Base):
    decks: Shut[dict[str, list[str]]]


class ShutNumber(Base):
    points: Shut[int]


class ChosenNumbers(Base):
    bids: Chosen[list[int]]


class KnownOfNothing(Base):
    known: Known[Knowledge]


class KnownByAnotherName(Base):
    hands: Own[list[list[str]]]
    seen: Known[Knowledge]


def state_with(step: type[Step]) -> type[Struct]:
    class State(Struct):
        stack: Annotated[list[step], Open[int].__metadata__[0]]
        chance: Shut[Chance]

    State.__annotations__["stack"] = Open[list[step]]
    return State


@pytest.mark.parametrize(
    "state, said",
    [
        (NoMark, "NoMark.hands: say who may see it"),
        (NoMarkFurtherUp, "NoMarkFurtherUp.hands: say who may see it"),
        (OtherMark, "OtherMark.hands: say who may see it"),
        (OneHand, "OneHand.hand: own .* cannot be kept secret"),
        (ManyDecks, "ManyDecks.decks: shut .* cannot be kept secret"),
        (ShutNumber, "ShutNumber.points: shut .* cannot be kept secret"),
        (ChosenNumbers, "ChosenNumbers.bids: chosen .* cannot be kept secret"),
        (KnownOfNothing, "KnownOfNothing: what is Known"),
        (KnownByAnotherName, "KnownByAnotherName: what is Known"),
    ],
)
def test_a_state_that_does_not_say_who_sees_what_is_an_error(state, said):
    with pytest.raises(TypeError, match=said):
        secrecy_of(state)


@pytest.mark.parametrize(
    "step, said",
    [
        (Unmarked, "Unmarked.card: say who may see it"),
        (MarkedOtherwise, "MarkedOtherwise.card: say who may see it"),
        (ListOfCards, "ListOfCards.cards: own .* cannot be kept secret"),
        (ShutCard, "ShutCard.card: shut .* cannot be kept secret"),
    ],
)
def test_a_step_that_does_not_say_who_sees_what_is_an_error(step, said):
    with pytest.raises(TypeError, match=said):
        secrecy_of(state_with(step))


class Everything(Struct):
    hands: Own[list[list[str]]]
    toys: Annotated[list[list[str]], own("toys")]
    deck: Shut[list[str]]
    bag: Annotated[list[str], shut("toys")]
    bids: Chosen[list[str]]
    known: Known[Knowledge]
    open: Open[dict[str, int]]
    stack: Open[list[WithCard | AskAll]]
    chance: Shut[Chance]


STATE = Everything(
    [["a", "b"], ["c", "d"], ["g"]], [["x"], [], ["y"]], ["e", "f"], ["z"], ["one", "", "two"], {1: ["d"], 10: ["g"]},
    {"vp": 3}, [WithCard(1, "w"), AskAll([2], {1: "p", 0: "q"})], Chance(77),
)  # fmt: skip


def test_each_seat_sees_its_own_and_what_it_knows():
    view = secrecy_of(Everything).view(STATE, 0)
    assert view["hands"] == [["a", "b"], ["d", "?"], ["?"]]
    assert view["toys"] == [["x"], [], ["?"]]
    assert view["deck"] == ["?", "?"]
    assert view["bag"] == ["?"]
    assert view["bids"] == ["one", "", "?"]
    assert view["known"] == {"1": ["d"]}
    assert view["open"] == {"vp": 3}
    assert view["stack"][0]["card"] == "?"
    assert list(view["stack"][1]["picks"].items()) == [("0", "q"), ("1", "?")]
    assert view["chance"]["word"] == 0


def test_a_watcher_and_a_stranger_see_what_lies_open():
    for nobody in (None, 7):
        view = secrecy_of(Everything).view(STATE, nobody)
        assert view["hands"] == [["?", "?"], ["?", "?"], ["?"]]
        assert view["bids"] == ["?", "", "?"]
        assert view["known"] == {}
        assert view["stack"][0]["card"] == "?"
        assert view["stack"][1]["picks"] == {"0": "?", "1": "?"}


def test_the_card_in_a_step_is_seen_by_the_seat_that_is_asked():
    assert secrecy_of(Everything).view(STATE, 1)["stack"][0]["card"] == "w"
