"""The form of every kept file: one JSON object with a format number, indented for people who open it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

Format = Annotated[int, msgspec.Meta(ge=1)]
"""The number of a file's form. It rises when older programs could no longer read the file, not for an added key."""


class Header(msgspec.Struct, frozen=True):
    """The part that a file of any format has."""

    format: Format


def to_text(document: msgspec.Struct) -> str:
    """The file's text for a document."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def reader(kind: type[T], newest: int) -> Callable[[str], T]:
    """A function from a file's text to a document; keys it does not know (of a newer program) are passed over.

    It raises ValueError on a format above `newest`, and errors of msgspec on anything else that does not fit.
    """

    def read(text: str) -> T:
        if msgspec.json.decode(text, type=Header).format > newest:
            raise ValueError("it was written by a newer Cat Table")
        return msgspec.json.decode(text, type=kind)

    return read
