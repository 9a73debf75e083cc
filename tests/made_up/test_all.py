"""The made-up games pass what every real game must pass."""

from collections import Counter
from itertools import chain
from typing import Any, NamedTuple

import pytest

from cattable.engine.match import Match
from cattable.engine.steps import Table
from tests.battery import test_actions as actions
from tests.battery import test_copies as copies
from tests.battery import test_random_matches as random_matches
from tests.battery import test_same_again as same_again
from tests.battery import test_secrets as secrets
from tests.battery import test_undo as undo

from .bazaar import BUTLERS, TOYS, Bazaar
from .game import MadeUp
from .tricks import Tricks
from .zap import ZapTable, parts


class MadeUpCase(NamedTuple):
    """Like a case of the battery."""

    kind: type[Table[Any, Any]]
    seats: int

    def __str__(self) -> str:
        return f"{self.kind.__name__}-{self.seats}"

    @property
    def game(self) -> MadeUp:
        return MadeUp(self.kind)

    def match(self, seed: int, first: int | None = None) -> Match:
        return self.game.match(self.seats, seed, first)

    def parts(self, table: Table[Any, Any]) -> Any:
        s = table.s
        if isinstance(table, ZapTable):
            return parts(s)
        if isinstance(table, Bazaar):
            return sorted([*s.bag, *s.lost, *chain(*s.toys)]), sorted([*s.deck, *s.row, *chain(*s.staff)])
        return len(s.dice)


CASES = [MadeUpCase(kind, seats) for kind in (ZapTable, Bazaar, Tricks) for seats in (2, 3, 5)]
CHECKS = [
    actions.test_legal_is_a_list_of_different_actions_for_those_who_are_asked,
    actions.test_an_action_is_the_same_as_its_json_form,
    actions.test_what_is_refused_changes_nothing,
    copies.test_a_clone_and_a_state_from_json_have_the_same_future,
    copies.test_what_was_handed_out_never_changes,
    copies.test_a_match_saved_and_loaded_after_every_action_is_the_same_match,
    same_again.test_the_same_seed_gives_the_same_match,
    same_again.test_secret_picks_may_arrive_in_any_order,
    secrets.test_an_imagined_table_looks_like_the_real_one_to_its_seat,
    secrets.test_tables_that_look_alike_are_imagined_alike,
    secrets.test_an_imagined_match_can_be_played_to_its_end,
    secrets.test_a_view_is_json_and_tells_no_dice_to_come,
    secrets.test_no_view_changes_without_an_event,
    secrets.test_what_happens_does_not_depend_on_what_is_hidden_until_it_is_shown,
    undo.test_undo_takes_back_all_that_a_seat_did_since_chance_or_another_spoke,
    undo.test_after_an_undo_the_same_acts_lead_to_the_same_table,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_made_up(case, check):
    check(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_match_ends_and_every_part_is_still_there(case):
    random_matches.test_every_match_ends_and_every_part_is_still_there(case, random_matches.random)


def test_what_the_bag_and_the_deck_hold_never_mixes():
    match = MadeUpCase(Bazaar, 3).match(5)
    for move in secrets.moves(MadeUpCase(Bazaar, 3), 5):
        s = move.match.imagine(1, move.rng).s
        assert Counter([*s.bag, *s.lost, *chain(*s.toys)]) == Counter(TOYS)
        assert Counter([*s.deck, *s.row, *chain(*s.staff)]) == Counter(BUTLERS)
    assert match.view(0)["bag"] == ["?"] * len(TOYS)
