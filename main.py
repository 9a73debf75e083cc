"""Starts Cat Table. Written so that a Python of any age can read it, and say that it is too old."""

import os
import sys

PACKAGES = {
    "pygame": "pygame-ce",
    "yaml": "PyYAML",
    "fontTools": "fonttools",
    "fontpkg_fredoka": "fontpkg-fredoka",
    "fontpkg_baloo_2": "fontpkg-baloo-2",
}
"""Packages whose name is not the one that is imported."""


def main():
    """Runs the command line; the exit code."""
    if sys.version_info < (3, 10):
        sys.stderr.write("Cat Table needs Python 3.10 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
        return 1
    try:
        from cattable.cli import main as run  # noqa: PLC0415  # only now: an old Python could not read it

        return run(sys.argv[1:])
    except ImportError as missing:
        module = (getattr(missing, "name", None) or "").split(".")[0]
        if not module or module == "cattable":
            raise
        wanted = os.path.join(os.path.dirname(os.path.abspath(__file__)), "requirements.txt")
        sys.stderr.write(
            "Cat Table needs the package %s, which is not installed for this Python; install it with: %s -m pip install -r %s\n"
            % (PACKAGES.get(module, module), sys.executable, wanted)
        )
        return 1


if __name__ == "__main__":
    sys.exit(main())
