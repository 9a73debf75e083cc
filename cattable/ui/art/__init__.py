"""Drawings as SVG text, limited to what SDL's nanosvg draws; and the dice that are made from them."""
