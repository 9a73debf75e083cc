from itertools import pairwise

from cattable.ui.acting import COATS, MOODS, ActingCat
from cattable.ui.folders import ASSETS


def lived(cat, seconds):
    """How often its picture changed, and every face it made."""
    faces = [cat.face]
    changes = 0
    for _ in range(round(seconds * 60)):
        changes += cat.update(1 / 60)
        faces.append(cat.face)
    return changes, faces


def test_every_face_of_every_coat_is_drawn():
    for coat in COATS:
        for mood in MOODS:
            assert (ASSETS / "svg" / f"cats/{coat}-{mood}.svg").is_file()
        for pose in ("paws", "cheer", "sit"):
            assert (ASSETS / "svg" / f"title/{pose}-{coat}.svg").is_file()


def test_it_blinks_now_and_then_and_is_still_in_between():
    changes, faces = lived(ActingCat("ginger", seed=1), 30)
    blinks = sum(a != "blink" and b == "blink" for a, b in pairwise(faces))
    assert 3 <= blinks <= 12
    assert changes <= 2 * blinks + 1


def test_it_looks_for_a_while_and_reacts_on_top_of_that():
    cat = ActingCat("red", "mad", seed=2)
    cat.look(-1)
    assert cat.face == "look-left"
    cat.react("shocked", 0.5, hop=30)
    assert cat.picture == "cats/red-shocked"
    cat.update(0.2)
    assert cat.rise > 10
    lived(cat, 0.6)
    assert cat.face in ("look-left", "blink") and cat.rise == 0
    lived(cat, 4)
    assert cat.face in ("mad", "blink")


def test_a_still_cat_only_feels():
    cat = ActingCat("grey", seed=3, still=True)
    cat.look(1)
    assert lived(cat, 20) == (0, ["calm"] * 1201)
    cat.react("happy", hop=40)
    assert cat.face == "happy" and cat.rise == 0
