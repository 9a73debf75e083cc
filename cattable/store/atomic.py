"""Files that are always whole: replaced in one go when written, set aside when found damaged."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from cattable.store import notices

T = TypeVar("T")

LEFTOVER_SECONDS = 60
"""A temporary file older than this belongs to a program that was killed while writing."""

_not_written: set[Path] = set()


def write_text(path: Path, text: str) -> None:
    """Writes a UTF-8 file, its folder too if need be. A kill at any instant leaves the old or the new file, whole.

    Raises OSError; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # The process number keeps two running programs from writing into one temporary file.
    temporary = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(temporary, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sweep(path)


def write_or_tell(path: Path, text: str, what: str) -> bool:
    """Like `write_text`, but a failure becomes a notice (one for each file, until a write succeeds) and False.

    `what` names the content in the middle of a sentence: "the settings".
    """
    try:
        write_text(path, text)
    except OSError as error:
        if path not in _not_written:
            _not_written.add(path)
            notices.tell(f"Cat Table cannot keep {what} in {path} ({error.strerror or error}); play goes on without.")
        return False
    _not_written.discard(path)
    return True


def read_or_set_aside(path: Path, decode: Callable[[str], T], default: T, what: str, instead: str) -> T:
    """What `decode` makes of a UTF-8 file; `default` if there is no file, or if it is damaged or cannot be read.

    `decode` says that a text is no good with ValueError or an error of msgspec. A damaged file is set aside and a
    notice says so; `instead` ends that sentence with what happens now: "the usual settings are used".
    """
    try:
        return decode(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return default
    except OSError as error:
        reason = error.strerror or str(error)
    except (ValueError, msgspec.MsgspecError) as error:
        reason = str(error)
    except RecursionError:
        reason = "it is nested too deeply"
    set_aside(path, reason, what, instead)
    return default


def set_aside(path: Path, reason: str, what: str, instead: str) -> None:
    """Renames a file that is no good to `<name>.damaged-<n>` and tells what, why, where it is now, and what follows."""
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    try:
        os.replace(path, kept)
        where = f"the file is kept as {kept}"
    except OSError:
        where = f"the file stays at {path}"
    notices.tell(f"Cat Table cannot read {what} ({reason.rstrip('.')}): {where}, and {instead}.")


def _sweep(path: Path) -> None:
    """Removes what killed programs left while they wrote this file."""
    for leftover in path.parent.glob(f"{path.name}.*.part"):
        try:
            if time.time() - leftover.stat().st_mtime > LEFTOVER_SECONDS:
                leftover.unlink()
        except OSError:
            continue
