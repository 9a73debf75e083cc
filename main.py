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
    if sys.version_info < (3, 10):  # noqa: UP036
        sys.stderr.write("Cat Table needs Python 3.10 or newer; this is Python {}.{}.\n".format(*sys.version_info))
        return 1
    try:
        from cattable.cli import main as run  # noqa: PLC0415  # only now: an old Python could not read it

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        return 130
    except ImportError as missing:
        module = (getattr(missing, "name", None) or "").split(".")[0]
        if not module or module == "cattable":
            raise
        here = os.path.dirname(os.path.abspath(__file__))
        sys.stderr.write(
            "Cat Table needs the package {}, which is not installed for this Python; install it with: "
            "{} -m pip install -r {}\n".format(
                PACKAGES.get(module, module), sys.executable, os.path.join(here, "requirements.txt")
            )
        )
        return 1


if __name__ == "__main__":
    sys.exit(main())
