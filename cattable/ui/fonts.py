"""The fonts: Fredoka for everything, Baloo 2 for letters Fredoka lacks, then whatever the machine has.

fonts = Fonts()          # uses static weights that are there, else variable fonts (too thin, but at once)
fonts.make()             # starts a process that makes what is missing
fonts.refresh()          # True when new weights came in: then drop rendered text
fonts.runs(text, bold)   # [Run(path, text, right_to_left), ...]: the text cut by which font has its letters
fonts.font(path, pixels, outline)
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pygame.freetype

from cattable.store import places
from cattable.ui.fontmaking import BALOO, CUTS, FREDOKA, made, make_all

MISSING = "?"
"""Stands for a character that no font on the machine has."""
PREFERRED = ("noto", "segoe", "dejavu", "arial", "droid", "apple", "hiragino", "yugothic", "malgun", "msyh", "nirmala")
"""Fonts of the machine with many letters are asked first."""
OPEN_FONTS = 96


class Run(NamedTuple):
    """A piece of text that one font can draw."""

    path: Path
    text: str
    right_to_left: bool


def font_folder() -> Path:
    """Where made fonts are kept: the cache folder, or a temporary one where that cannot be written."""
    folder = places.cache_folder() / "fonts"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / f"cat-table-fonts-{os.getpid()}"


class Fonts:
    """Which font draws which letter. Never raises on any text."""

    def __init__(self, folder: Path | None = None) -> None:
        pygame.font.init()
        pygame.freetype.init()
        self.folder = folder or font_folder()
        self._maker: subprocess.Popen[bytes] | None = None
        self._probes: dict[Path, pygame.freetype.Font] = {}
        self._covers: dict[tuple[bool, str], Path | None] = {}
        self._open: dict[tuple[Path, int, int], pygame.font.Font] = {}
        self._machine: list[Path] | None = None
        self._find()

    def _find(self) -> None:
        self.cuts = {cut.name: made(self.folder, cut) for cut in CUTS}
        baloo = self.cuts["baloo-2-bold"] or BALOO
        self._chains = {
            True: (self.cuts["fredoka-bold"] or FREDOKA, baloo),
            False: (self.cuts["fredoka-semibold"] or FREDOKA, baloo),
        }
        self._covers.clear()
        self._open.clear()

    @property
    def whole(self) -> bool:
        """Whether every static weight is there."""
        return all(self.cuts.values())

    def make(self, wait: bool = False) -> None:
        """Has missing weights made: in another process, or here and now with `wait` (seconds)."""
        if self.whole or self._maker:
            return
        if wait:
            make_all(self.folder)
            self._find()
            return
        command = [sys.executable, "-m", "cattable.ui.fontmaking", str(self.folder)]
        root = Path(__file__).resolve().parents[2]
        try:
            self._maker = subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except OSError:
            return  # the variable fonts will do

    def refresh(self) -> bool:
        """Whether the maker has just finished; its fonts are used from now on."""
        if self._maker is None or self._maker.poll() is None:
            return False
        self._maker = None
        self._find()
        return True

    def main(self, bold: bool) -> Path:
        """The font that sets the line's height."""
        return self._chains[bold][0]

    def is_ours(self, path: Path) -> bool:
        """Whether it is one of the game's fonts, not one of the machine's."""
        return path in self._chains[True] or path in self._chains[False]

    def font(self, path: Path, pixels: int, outline: int = 0) -> pygame.font.Font:
        """The font at a size in pixels; few stay open at once.

        One with an `outline` draws the border of its letters, so many pixels wide. It is a font of its own because a
        font forgets its letters when its outline changes: stroking them again takes ten times as long as a text.
        """
        key = (path, pixels, outline)
        font = self._open.pop(key, None)
        if font is None:
            font = pygame.font.Font(path, pixels)
            font.bold = path in (FREDOKA, BALOO)  # light as they come: nearer to the weights that are being made
            font.outline = outline
        self._open[key] = font
        if len(self._open) > OPEN_FONTS:
            self._open.pop(next(iter(self._open)))
        return font

    def runs(self, text: str, bold: bool) -> list[Run]:
        """The text in drawing order, left to right, cut into pieces that one font can draw."""
        pieces: list[Run] = []
        for cluster in _clusters(text):
            path = self._path_for(cluster, bold)
            backwards = unicodedata.bidirectional(cluster[0]) in ("R", "AL")
            piece = Run(path, cluster, backwards) if path else Run(self.main(bold), MISSING, False)
            if pieces and (cluster == " " or pieces[-1][::2] == piece[::2]):
                pieces[-1] = pieces[-1]._replace(text=pieces[-1].text + piece.text)
            else:
                pieces.append(piece)
        return pieces[::-1] if pieces and pieces[0].right_to_left else pieces

    def _path_for(self, cluster: str, bold: bool) -> Path | None:
        """The first font that has all of a cluster, else its first character; None when there is none."""
        key = (bold, cluster)
        if key not in self._covers:
            chain = self._chains[bold]
            found = next((path for path in chain if self._has(path, cluster)), None)
            self._covers[key] = found or next(
                (path for path in self._machine_fonts() if self._has(path, cluster)), None
            )
        return self._covers[key]

    def _has(self, path: Path, cluster: str) -> bool:
        try:
            if path not in self._probes:
                self._probes[path] = pygame.freetype.Font(path, 12)
            return all(metric is not None for metric in self._probes[path].get_metrics(cluster))
        except (pygame.error, OSError, ValueError, UnicodeError):
            return False

    def _machine_fonts(self) -> list[Path]:
        if self._machine is None:
            names = sorted(pygame.font.get_fonts(), key=lambda name: (not name.startswith(PREFERRED), name))
            found = (pygame.font.match_font(name) for name in names if "color" not in name)
            self._machine = [Path(path) for path in found if path]
        return self._machine


def _clusters(text: str) -> Iterator[str]:
    """Characters with the marks that stand on them."""
    cluster = ""
    for ch in text:
        if cluster and unicodedata.combining(ch):
            cluster += ch
            continue
        if cluster:
            yield cluster
        cluster = ch
    if cluster:
        yield cluster
