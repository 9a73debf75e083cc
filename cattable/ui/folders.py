"""Where the program's own files are, wherever it was started from."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
"""Drawings, sounds and texts that a person can open and change."""
