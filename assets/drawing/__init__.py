"""The drawings of Cat Table as numbers: what `assets/draw_art.py` writes as SVG files."""
