"""Memory of pictures that are forgotten goes back to the system at once.

glibc raises its limit with every large block that is freed, up to 32 MB, and from then on keeps what surfaces leave
behind: holes of all sizes, a megabyte more with every match. With a limit that stays, each surface has pages of its
own. Other systems give large blocks pages of their own anyway.
"""

from __future__ import annotations

import ctypes
import sys

OWN_PAGES = 32 * 1024
"""Bytes from which a block has pages of its own."""
_M_MMAP_THRESHOLD = -3


def give_back_pages() -> bool:
    """Fixes the limit, for this process; False where there is no glibc."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, OWN_PAGES))
