import os
import random
import subprocess
import sys

import pygame
import pytest

from cattable.ui import fontmaking
from cattable.ui.fonts import Fonts, font_folder
from cattable.ui.lettering import Lettering, drawable

ODD = [
    "", " ", "\0", "\ud800", "a\ud800b", "é", "e\u0301\u0301\u0301", "\u0301", "\U0001f600", "👨‍👩‍👧", "\ue000",
    "\U0010ffff", "日本語", "한국어", "नमस्ते", "שלום", "مرحبا", "שלום abc שלום", "\u202eabc", "a\tb\nc", "\x7f",
    "x" * 5000, "¿ß?", "Ōsaka", "\ufeff", "\ufffd", "﷽", "🇩🇪", "1️⃣", "\u2028",
]  # fmt: skip


@pytest.fixture(scope="module")
def lettering(made_fonts):
    return Lettering(1.0, Fonts(made_fonts))


@pytest.mark.parametrize("text", ODD, ids=ascii)
@pytest.mark.parametrize("bold", [True, False])
def test_any_string_can_be_drawn_and_measured(lettering, text, bold):
    surface = lettering.line(text, 40, "#ffffff", bold=bold, outline=4, drop=3)
    width, height = lettering.size_of(text, 40, bold)
    assert surface.get_height() == height + 8 + 3
    assert surface.get_width() == width + 8
    assert all(lettering.size_of(line, 30)[0] <= 200 for line in lettering.wrap(text, 30, 200, bold=True))
    lettering.fit(text, 60, 100)
    assert lettering.size_of(lettering.cut(text, 40, 120), 40)[0] <= 120


def test_random_strings_from_all_of_unicode(lettering):
    lot = random.Random(11)
    for _ in range(300):
        text = "".join(chr(lot.randrange(0x110000)) for _ in range(lot.randrange(12)))
        lettering.line(text, 30)
        lettering.wrap(text, 30, 150)


def test_letters_are_shown_even_if_the_first_font_lacks_them(lettering):
    for text in ("Ōsaka", "Łódź", "Ђорђе"):
        runs = lettering.fonts.runs(text, True)
        assert "".join(run.text for run in runs) == text
    missing = lettering.line("\U0010ffff?", 40)
    assert missing.get_width() > 0


def test_hebrew_reads_from_right_to_left(lettering):
    runs = lettering.fonts.runs("שלום abc", True)
    assert [run.right_to_left for run in runs] == [False, True]


def test_lines_are_kept_and_what_is_kept_is_bounded(made_fonts):
    lettering = Lettering(1.0, Fonts(made_fonts), budget=3_000_000)
    assert lettering.line("same", 30) is lettering.line("same", 30)
    for number in range(600):
        lettering.line(f"number {number}", 60)
    assert lettering.shelf.used <= 3_000_000
    assert len(lettering.shelf) < 200


def test_text_size_multiplies(made_fonts):
    fonts = Fonts(made_fonts)
    plain, large = (Lettering(1.0, fonts, size).size_of("Large", 40) for size in (1.0, 1.3))
    assert large[0] == pytest.approx(plain[0] * 1.3, rel=0.03)


def test_fit_shrinks_only_as_far_as_it_must(lettering):
    size = lettering.fit("A rather long name", 60, 260)
    assert 26 < size < 60
    assert lettering.size_of("A rather long name", size)[0] <= 260
    assert lettering.size_of("A rather long name", size + 2)[0] > 260
    assert lettering.fit("A rather long name", 60, 10) == 26
    assert lettering.fit("short", 60, 900) == 60


def test_wrapping_keeps_every_word(lettering):
    text = "The quick brown fox jumps over the lazy dog.\n\nAnd again."
    lines = lettering.wrap(text, 30, 300)
    assert " ".join(lines).split() == text.split()
    assert "" in lines
    assert lettering.wrap("", 30, 300) == []


def test_a_name_of_one_long_word_is_broken(lettering):
    lines = lettering.wrap("W" * 60, 30, 300)
    assert "".join(lines) == "W" * 60 and len(lines) > 2


def test_bold_and_body_are_different_weights(made_fonts):
    fonts = Fonts(made_fonts)
    assert fonts.whole
    assert fonts.main(True) != fonts.main(False)
    assert fonts.main(True).parent == made_fonts


def test_without_made_fonts_text_is_there_at_once(tmp_path):
    fonts = Fonts(tmp_path)
    assert not fonts.whole
    assert Lettering(1.0, fonts).line("Hello", 40).get_width() > 40


def test_fonts_are_made_in_another_process_and_then_used(tmp_path):
    fonts = Fonts(tmp_path)
    fonts.make()
    assert not fonts.refresh() or fonts.whole
    fonts._maker.wait(120)
    assert fonts.refresh() and fonts.whole
    assert not fonts.refresh()
    assert not list(tmp_path.glob("*.draft"))


def test_a_damaged_font_is_made_again(made_fonts, tmp_path):
    cut = fontmaking.CUTS[0]
    whole = fontmaking.made(made_fonts, cut)
    damaged = tmp_path / whole.name
    damaged.write_bytes(whole.read_bytes()[:20_000])
    assert fontmaking.made(tmp_path, cut) is None
    assert not damaged.exists()
    assert fontmaking.make(tmp_path, cut).name == whole.name  # the same font every time


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions as on POSIX")
def test_a_cache_that_cannot_be_written_is_no_hindrance(tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    monkeypatch.setenv("CATTABLE_HOME", str(blocked))
    assert not str(font_folder()).startswith(str(blocked))


def test_the_maker_runs_as_a_program(tmp_path, made_fonts):
    for path in made_fonts.glob("*.ttf"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    done = subprocess.run([sys.executable, "-m", "cattable.ui.fontmaking", str(tmp_path)], check=False, timeout=120)
    assert done.returncode == 0


def test_drawable_leaves_one_clean_line():
    assert drawable("a\nb\tc\0d\ud800") == "a b cd"


def test_outline_and_drop_are_around_and_below(lettering):
    surface = lettering.line("I", 60, "#ffffff", outline=6, outline_colour="#ff0000", drop=5)
    colours = {
        tuple(surface.get_at((x, y)))[:3] for x in range(surface.get_width()) for y in range(surface.get_height())
    }
    assert (255, 255, 255) in colours and (255, 0, 0) in colours
    assert isinstance(surface, pygame.Surface)
