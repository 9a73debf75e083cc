"""Every event shows each seat what it may see, says in JSON what it is, and stops an undo where it must."""

import msgspec
import pytest

from cattable.engine.events import (
    Called,
    Ended,
    Moved,
    Picked,
    Revealed,
    Rolled,
    SetAside,
    Shuffled,
    TokensMoved,
    Told,
    TurnStarted,
)

OPEN = [
    TurnStarted(1),
    Rolled(1, ("a", "b"), ("white", "blue")),
    SetAside(1, ("a",)),
    Moved("cat", "hand 1", "discard", 3, 0),
    Moved("cat", "deck", "row", turned=True),
    Shuffled("deck", 12),
    TokensMoved(2, "vp", "supply", "catpot"),
    Told(1, "colour", "red"),
    Revealed(1, "cat", "mooch"),
    Called(("cat",), "mooch"),
    Ended([[1], [0]], "why"),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_all_see_what_happens_in_the_open(event):
    for seat in (None, 0, 1, 7):
        assert event.seen_by(seat) is event


def test_a_card_that_moves_face_down_is_seen_by_those_who_may():
    event = Moved("cat", "hand 0", "hand 2", 1, 4, sees=0b101)
    assert event.seen_by(0) is event
    assert event.seen_by(2) is event
    for other in (None, 1, 3, 40):
        seen = event.seen_by(other)
        assert seen.card == "?"
        assert msgspec.structs.replace(seen, card="cat") == event
    assert Moved("cat", "deck", "away", sees=0).seen_by(0).card == "?"


def test_a_secret_pick_is_seen_by_its_seat_only():
    assert Picked(1, "catpot").seen_by(1) == Picked(1, "catpot")
    assert Picked(1, "catpot").seen_by(0) == Picked(1, "catpot").seen_by(None) == Picked(1, "?")


def test_what_ends_an_undo():
    final = [event for event in [*OPEN, Picked(1, "x"), Moved("cat", "deck", "hand 1", sees=2)] if event.final]
    assert [type(event) for event in final] == [Rolled, Moved, Shuffled, Revealed, Called, Ended, Moved]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_events_have_a_json_form_that_says_what_they_are(event):
    said = msgspec.json.decode(msgspec.json.encode(event))
    assert said["event"].replace(" ", "") == type(event).__name__.lower()
    assert msgspec.convert(said, type(event)) == event
