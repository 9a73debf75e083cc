"""Nobody learns what is not for them: not from a view, not from an event, not from who is asked."""

from random import Random

import msgspec

from cattable.engine.events import Ended, Event, Moved, Revealed

from .cases import Case, copy_of, every_case, moves, now_and_then, plain, positions
from .scramble import SCRAMBLE


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


@every_case
def test_an_imagined_table_looks_like_the_real_one_to_its_seat(case: Case):
    for match, rng in positions(case, 900):
        for seat in viewers(case):
            imagined = match.imagine(seat, rng)
            assert match.secrecy.view(imagined.s, seat) == match.secrecy.view(match.table.s, seat)
            assert imagined.waiting() == match.waiting
            if seat in match.waiting:
                assert list(imagined.legal(seat)) == match.legal(seat)
            assert case.parts(imagined) == case.parts(match.table)


@every_case
def test_tables_that_look_alike_are_imagined_alike(case: Case):
    for match, rng in positions(case, 1000):
        for seat in viewers(case):
            seed = rng.getrandbits(32)
            real = match.imagine(seat, Random(seed))
            imagined = match.secrecy.imagine(match.imagine(seat, rng), seat, Random(seed))
            assert plain(imagined) == plain(real.s)


@every_case
def test_an_imagined_match_can_be_played_to_its_end(case: Case):
    for match, rng in positions(case, 1100):
        if now_and_then(match, rng):
            table = match.imagine(rng.choice(viewers(case)), rng)
            parts = case.parts(table)
            while seats := table.waiting():
                seat = rng.choice(seats)
                table.apply(seat, rng.choice(table.legal(seat)))
            assert case.parts(table) == parts


@every_case
def test_a_view_is_json_and_tells_no_dice_to_come(case: Case):
    for match, _ in positions(case, 1200):
        for seat in viewers(case):
            text = msgspec.json.encode(match.view(seat)).decode()
            assert str(match.table.s.chance.word) not in text
            assert msgspec.json.decode(text)["viewer"] == seat


@every_case
def test_a_view_stays_the_same_when_what_is_hidden_is_mixed_up(case: Case):
    mixed = 0
    for match, rng in positions(case, 1250):
        for seat in viewers(case):
            table = copy_of(match)
            SCRAMBLE[case.game.id](table.r, table.s, seat, rng)
            table.s.chance.word = rng.getrandbits(64)
            mixed += plain(table.s) != plain(match.table.s)
            assert match.secrecy.view(table.s, seat) == match.secrecy.view(match.table.s, seat)
            assert table.waiting() == match.waiting
    assert mixed


@every_case
def test_no_view_changes_without_an_event(case: Case):
    for before, match, *_, events, _ in moves(case, 1300):
        for seat in viewers(case):
            seen = [event.seen_by(seat) for event in events]
            assert seen or match.secrecy.view(before.s, seat) == match.secrecy.view(match.table.s, seat)


def shows(event: Event) -> bool:
    """Whether something hidden is seen by somebody with this event."""
    return isinstance(event, Revealed | Ended) or (isinstance(event, Moved) and event.final)


def told(event: Event, seat: int | None) -> Event:
    """What a seat sees of an event, but for the slots of cards: nobody keeps count of them in the hands of others."""
    seen = event.seen_by(seat)
    return msgspec.structs.replace(seen, src_slot=-1, dst_slot=-1) if isinstance(seen, Moved) else seen


@every_case
def test_what_happens_does_not_depend_on_what_is_hidden_until_it_is_shown(case: Case):
    """The same act on the real and on an imagined table with the same dice is the same to see, up to the first reveal.

    And if it can be undone, it was the same to the end: nothing was learnt by it.
    """
    for before, match, actor, action, events, rng in moves(case, 1400, 2):
        for seat in viewers(case):
            table = type(before)(before.r, match.secrecy.imagine(before, seat, rng), [])
            table.s.chance = match.secrecy.clone(before.s).chance
            if action not in table.legal(actor):
                continue
            table.apply(actor, action)
            imagined = table.out or []
            shown = [i for happened in (events, imagined) for i, event in enumerate(happened) if shows(event)]
            alike = min(shown, default=None)
            assert [told(e, seat) for e in events[:alike]] == [told(e, seat) for e in imagined[:alike]]
            if alike is None:
                assert table.waiting() == match.waiting
            if seat == actor and match.can_undo(actor):
                assert not any(event.final for event in [*events, *imagined]), (
                    "an undo could take back something learnt"
                )
                assert match.secrecy.view(table.s, seat) == match.secrecy.view(match.table.s, seat)
