"""The rows of the rules ledger: every rule and every ruling of each game has an id."""


def _rows(rule: str, rules: int, ruling: str, rulings: int) -> list[str]:
    return [f"{rule}{i}" for i in range(1, rules + 1)] + [f"{ruling}{i}" for i in range(1, rulings + 1)]


ROWS: dict[str, list[str]] = {
    "mad_cat_sad_cat": _rows("MC", 23, "MCR", 8),
    "herding_cats": _rows("HC", 12, "HCR", 6),
    "mad_magazine": _rows("MM", 24, "MMR", 11),
    "meow_meow_dice": _rows("MD", 22, "MDR", 11),
    "cats_vs_cucumbers": _rows("CC", 18, "CCR", 12),
}
