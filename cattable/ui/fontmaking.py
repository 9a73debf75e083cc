"""Makes the static weights of the fonts, once, into the cache folder: SDL cannot choose a weight of a variable font.

Run as `python -m cattable.ui.fontmaking FOLDER` in a process of its own, because it takes seconds; or call `make_all`.
A made font's file name carries a hash of its content, so a damaged one is noticed and made again; it is written under
another name and then renamed, so a half-written one is never seen.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import fontpkg_baloo_2
import fontpkg_fredoka


class Cut(NamedTuple):
    """One weight of a variable font: `gaps_of` keeps only the letters that another font lacks."""

    name: str
    source: Path
    axes: dict[str, float]
    gaps_of: Path | None = None


FREDOKA = next(Path(fontpkg_fredoka.ROOT).glob("files/*.ttf"))
BALOO = next(Path(fontpkg_baloo_2.ROOT).glob("files/*.ttf"))
CUTS = (
    Cut("fredoka-bold", FREDOKA, {"wght": 700, "wdth": 100}),
    Cut("fredoka-semibold", FREDOKA, {"wght": 600, "wdth": 100}),
    Cut("baloo-2-bold", BALOO, {"wght": 700}, gaps_of=FREDOKA),
)


def made(folder: Path, cut: Cut) -> Path | None:
    """The cut's file if it is there and whole; a damaged one is removed."""
    for path in sorted(folder.glob(f"{cut.name}.*.ttf")):
        try:
            if hashlib.sha1(path.read_bytes()).hexdigest()[:16] == path.name.split(".")[1]:
                return path
            path.unlink()
        except OSError:
            continue
    return None


def make(folder: Path, cut: Cut) -> Path:
    """Makes one cut in `folder` (0.4 to 2 s) and returns its file; raises OSError where it cannot be written."""
    from fontTools import subset  # noqa: PLC0415  (a slow import that a normal start does not need)
    from fontTools.ttLib import TTFont  # noqa: PLC0415
    from fontTools.varLib import instancer  # noqa: PLC0415

    font = TTFont(cut.source, recalcTimestamp=False)
    if cut.gaps_of:
        options = subset.Options()
        options.layout_features = ["*"]
        chooser = subset.Subsetter(options)
        chooser.populate(unicodes=(set(font.getBestCmap()) - set(TTFont(cut.gaps_of).getBestCmap())) | {ord(" ")})
        chooser.subset(font)
    instancer.instantiateVariableFont(font, cut.axes, inplace=True)
    folder.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=folder, prefix=cut.name, suffix=".draft")
    try:
        with os.fdopen(handle, "wb") as file:
            font.save(file)
        content = Path(draft).read_bytes()
        path = folder / f"{cut.name}.{hashlib.sha1(content).hexdigest()[:16]}.ttf"
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    return path


def make_all(folder: Path) -> None:
    """Makes every cut that is missing or damaged."""
    for cut in CUTS:
        if made(folder, cut) is None:
            make(folder, cut)


if __name__ == "__main__":
    make_all(Path(sys.argv[1]))
