"""The command line: reads the words, calls the command, and turns everything that can go wrong into a sentence.

Exit codes: 0 fine; 1 something is wrong with the input or the result (told on stderr); 2 the command was not
understood; 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cattable import commands
from cattable.bots import LEVELS
from cattable.engine.errors import CatTableError

SMALLEST, LARGEST = 200, 8192
"""Pixels of a window or picture side."""


def main(words: Sequence[str]) -> int:
    """Runs a command line without the program's name; the exit code. Raises SystemExit(2) when it is not understood."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without our letters still shows something
    parser = _parser()
    chosen = parser.parse_args(words)
    if chosen.command and (chosen.fullscreen or chosen.app_size or chosen.app_seed is not None):
        parser.error(f"options of the app do not go with {chosen.command}; its own come after that word")
    try:
        code: int = chosen.run(chosen)
        print(end="", flush=True)
        return code
    except CatTableError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # whoever read our output has left; nothing more can be written, not even by the interpreter at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as wrong:
        print(f"{wrong.filename or 'a file'}: {wrong.strerror}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="main.py",
        description="Cat Table: cat-themed dice and card games. Without a command it opens the app.",
        allow_abbrev=False,
    )
    parser.add_argument("--fullscreen", action="store_true", default=None, help="open the app in fullscreen")
    parser.add_argument("--size", type=_size, metavar="WxH", dest="app_size", help="size of the app's window in pixels")
    parser.add_argument("--seed", type=int, metavar="N", dest="app_seed", help="the app's matches get this seed")
    parser.set_defaults(run=commands.open_app)
    add = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    _add_simulate(add)
    check = add.add_parser("check", help="checks rules files", allow_abbrev=False)
    check.add_argument("files", nargs="*", metavar="FILE", help="default: all that come with the program, and your own")
    check.set_defaults(run=commands.check)
    scenario = add.add_parser("scenario", help="plays scenario files", allow_abbrev=False)
    scenario.add_argument("files", nargs="*", metavar="FILE", help="files or folders; default: tests/scenarios")
    scenario.set_defaults(run=commands.scenario)
    _add_screenshot(add)
    bench = add.add_parser("bench", help="measures speeds on this machine", allow_abbrev=False)
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=commands.bench)
    return parser


def _add_simulate(add: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = add.add_parser(
        "simulate",
        help="plays many matches without people",
        description="Plays many matches without people. Match number i (from 0) has the seed N + i. A win shared by "
        "several seats counts for each as a fraction: half a win for two.",
        allow_abbrev=False,
    )
    simulate.add_argument("game", metavar="GAME", help="name of a game, or a rules file")
    simulate.add_argument("--players", type=_positive, metavar="N", help="default: as few as the game allows")
    simulate.add_argument("--matches", type=_positive, default=1000, metavar="M", help="default: 1000")
    simulate.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the first match (default: 1)")
    simulate.add_argument(
        "--bots", type=_words, metavar="A,B,...", help=f"a level for each seat, of {', '.join(LEVELS)}; default: random"
    )
    simulate.add_argument("--options", type=_option, nargs="+", action="extend", default=[], metavar="KEY=VALUE")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(run=commands.simulate)


def _add_screenshot(add: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    screenshot = add.add_parser("screenshot", help="draws a scene into a file", allow_abbrev=False)
    screenshot.add_argument("scene", metavar="SCENE", help="title, games, seats, table:GAME, rules:GAME, ...")
    screenshot.add_argument("-o", "--output", required=True, metavar="FILE.png")
    screenshot.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="default: 1280x720")
    screenshot.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    screenshot.add_argument("--after", type=_natural, default=0, metavar="K", help="after so many decisions of a match")
    screenshot.set_defaults(run=commands.screenshot)


# ---------------------------------------------------------------- kinds of words
def _size(text: str) -> tuple[int, int]:
    try:
        width, height = map(int, text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write 1280x720") from None
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text!r}: each side must have {SMALLEST} to {LARGEST} pixels")
    return width, height


def _natural(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


def _positive(text: str) -> int:
    if not _natural(text):
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return int(text)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _option(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not (key and sign):
        raise argparse.ArgumentTypeError(f"{text!r} is no option; write KEY=VALUE")
    return key.strip(), value.strip()
