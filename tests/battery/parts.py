"""What each game is made of. A function a game counts its parts on the table; the counts stay the same all match."""

from collections import Counter
from collections.abc import Iterable
from typing import Any


def faces(*zones: Iterable[str]) -> dict[str, int]:
    """How many cards of each face lie in some zones."""
    return dict(sum(map(Counter, zones), Counter()))


def mad_cat_sad_cat(r: Any, s: Any) -> dict[str, int]:
    """MC1, MC2, MC3: all VPs, twice over (by score, by where they came from), all dice, one mooch card out a seat."""
    on_cards = s.supply + sum(s.vps.values())
    dice = len(s.tray) + len(s.rolled)
    return {
        "VPs": on_cards + sum(s.scores),
        "VPs by source": on_cards + sum(sum(earned.values()) for earned in s.earned),
        "dice": dice if s.rolled else max(dice, r.dice),  # between rolls the others are in somebody's hand
        "seats with two mooch cards out": sum(bool(down and up) for down, up in zip(s.mooch, s.shown, strict=True)),
    }


def herding_cats(r: Any, s: Any) -> dict[str, int]:
    """HC1: all cards, wherever they are."""
    corralled = [herd for corral in s.corrals for herd in corral]
    return faces(*s.hands, s.deck, s.discard, *s.herds, *corralled)


def mad_magazine(r: Any, s: Any) -> dict[str, int]:
    """MM1: all cards, in hands and on the two piles."""
    return faces(*s.hands, s.deck, s.discard)


def meow_meow_dice(r: Any, s: Any) -> dict[str, int]:
    """MD1, MD2: all cards and condition tokens, a cat each, and the dice of whoever is about to roll them again."""
    board = [card for card in s.board.values() if card]
    cards = faces(s.butlers, s.golden, s.fish_bones, *s.under.values(), board, *s.spaces)
    tokens = faces(s.token_supply, *s.tokens.values(), *s.won_tokens)
    return {
        **cards,
        **tokens,
        "two of a cat": sum(s.cats.count(cat) > 1 for cat in s.cats if cat),
        "dice": len(s.dice + s.locked) if s.dice else r.sheet.dice,  # not rolled yet
    }


def cats_vs_cucumbers(r: Any, s: Any) -> dict[str, int]:
    """CC1, CC2: all tokens, toys and dice; cats only in boxes; of the lives always the highest gone first."""
    lives = sorted(r.sheet.lives)
    return {
        **faces(*s.toys, s.toy_pile, s.used_toys),
        "treats": s.treat_pile + sum(s.treats),
        "cucumbers": s.cucumber_pile + sum(s.cucumbers),
        "seats with too many cats": sum(len(cats) > r.sheet.cats for cats in s.cats),
        "cats beside the boxes": sum(not 1 <= box <= len(r.sheet.boxes) for cats in s.cats for box in cats),
        "lives out of order": sum(life not in lives[: len(s.lives)] for life in s.lives),
        "dice": sum(face in sides for face, sides in zip(s.dice, r.dice, strict=True)) if any(s.dice) else len(s.dice),
    }


PARTS = {
    "cats_vs_cucumbers": cats_vs_cucumbers,
    "herding_cats": herding_cats,
    "mad_cat_sad_cat": mad_cat_sad_cat,
    "mad_magazine": mad_magazine,
    "meow_meow_dice": meow_meow_dice,
}
