"""Writes the drawings in assets/svg: cats, die faces, title, game emblems and cards.

Run it after changing a number in assets/drawing:  python assets/draw_art.py
The program itself only reads the SVG files.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from drawing import cucumber_scenes, dice_cucumbers, dice_meow, meow_signs, toys  # noqa: E402
from drawing.bodies import title_pages  # noqa: E402
from drawing.butlers import cards as butlers  # noqa: E402
from drawing.cards import herding_cats, mad_magazine, ways  # noqa: E402
from drawing.coats import COATS  # noqa: E402
from drawing.dice_cats import SIDES, side, symbol  # noqa: E402
from drawing.emblems import EMBLEMS  # noqa: E402
from drawing.emblems import SIZE as EMBLEM  # noqa: E402
from drawing.faces import MOODS, portrait  # noqa: E402


def drawings() -> dict[str, str]:
    """Every file by its name under assets/svg, without the ending."""
    pages = {f"cats/{coat}-{mood}": portrait(COATS[coat], MOODS[mood]) for coat in COATS for mood in MOODS}
    for name in SIDES:
        pages[f"dice/mad_cat_sad_cat/{name}"] = side(name)
        pages[f"dice/mad_cat_sad_cat/{name}-symbol"] = symbol(name)
    pages |= {f"dice/meow_meow_dice/{name}": text for name, text in dice_meow.pages().items()}
    pages |= {f"dice/cats_vs_cucumbers/{name}": text for name, text in dice_cucumbers.pages().items()}
    pages |= {f"tokens/cats_vs_cucumbers/{name}": text for name, text in toys.pages().items()}
    pages |= {f"tokens/meow_meow_dice/{name}": text for name, text in meow_signs.pages().items()}
    pages |= {f"cards/meow_meow_dice/{name}": text for name, text in butlers.pages().items()}
    pages |= {f"scenes/cats_vs_cucumbers/{name}": text for name, text in cucumber_scenes.pages().items()}
    pages |= {f"title/{name}": text for name, text in title_pages().items()}
    pages |= {f"games/{game}": emblem().page(EMBLEM, EMBLEM) for game, emblem in EMBLEMS.items()}
    pages |= {f"cards/{name}": text for name, text in ways.pages().items()}
    pages |= {f"cards/herding_cats/{name}": text for name, text in herding_cats.pages().items()}
    pages |= {f"cards/mad_magazine/{name}": text for name, text in mad_magazine.pages().items()}
    return pages


def write(folder: Path) -> int:
    """Write all drawings under a folder; returns how many."""
    pages = drawings()
    for name, text in pages.items():
        file = folder / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return len(pages)


if __name__ == "__main__":
    print(f"{write(HERE / 'svg')} drawings")
