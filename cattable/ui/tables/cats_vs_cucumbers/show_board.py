"""What happens around the dice of Cats vs Cucumbers: busts, lives, tokens, cats in their boxes, toys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cattable.engine.events import HIDDEN, Moved, TokensMoved, Told
from cattable.games.cats_vs_cucumbers.rules import CUCUMBER
from cattable.games.cats_vs_cucumbers.table import SEAT, TOY_PILE, TOYS
from cattable.ui.motion import arc, clamp, in_out
from cattable.ui.table.counter import Counter
from cattable.ui.table.motions import Banner, Coins, Do, Motion, Travel, Turn
from cattable.ui.table.ribbons import ribbon_with
from cattable.ui.tables.cats_vs_cucumbers import faces
from cattable.ui.tables.cats_vs_cucumbers.laying import cat_places, chain_dice, lay_lives, lay_toys
from cattable.ui.tables.cats_vs_cucumbers.pieces import CatPiece
from cattable.ui.tables.cats_vs_cucumbers.prompts import tell
from cattable.ui.tables.cats_vs_cucumbers.readings import harmful

if TYPE_CHECKING:
    from cattable.ui.canvas import Canvas
    from cattable.ui.tables.cats_vs_cucumbers.table import CucumberTable

PURPLE, RED = "#7a5a8c", "#d8432f"


def sound(t: CucumberTable, name: str, delay: float = 0.0) -> Do:
    """Plays a sound, perhaps later."""
    return Do(partial(t.app.play, name), delay)


def moods(t: CucumberTable, seat: int, own: str, others: str, seconds: float = 2.0) -> None:
    """How the cats of a seat and of all others feel for a while."""
    for i, cat in enumerate(t.cats):
        cat.act(own if i == seat else others, seconds)


def count_points(t: CucumberTable) -> None:
    """The points are added up anew."""
    for seat, counter in enumerate(t.scores):
        points = t.points(seat)
        if counter.value != points:
            counter.value = points
            counter.pop()


# ---------------------------------------------------------------- busting
def bust(t: CucumberTable, event: Told) -> list[Motion]:
    """Cucumbers! The cat leaps, the dice tremble, the others gloat."""
    moods(t, event.seat, "shocked", "smug", 2.4)
    text = tell("bust_banner", name=t.name(event.seat))
    ribbon = ribbon_with(text, RED)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        faces.draw_bust(canvas, x, y - 40)
        ribbon(canvas, x, y + 170)

    cucumbers = [key for key in t.dice_keys() if t.face(key) == CUCUMBER]
    motions: list[Motion] = [sound(t, "fail"), Banner(paint, 1.9, y=420), *t.tremble(cucumbers)]
    return motions if t.app.settings.reduced_motion else [*motions, Leap(t)]


class Leap(Motion):
    """The host cat jumps high and lands again."""

    def __init__(self, t: CucumberTable) -> None:
        super().__init__(0.9, lead=0.3)
        self.t = t

    def show(self, t: float) -> None:
        """Up and down."""
        self.t.leap = 230 * 4 * t * (1 - t)

    def end(self) -> None:
        """On its paws."""
        self.t.leap = 0.0


def lose_life(t: CucumberTable, event: Told) -> list[Motion]:
    """The highest life turns over."""
    t.cats[event.seat].act("sad", 2.5)
    lay_lives(t)
    life = t.pieces[f"life {event.value}"]
    life.flip, life.flying = 0.0, True

    def lands() -> None:
        life.flying = False

    return [
        sound(t, "card-flip"),
        Travel(life, (life.x, life.y), 0.6, height=50),
        Turn(life, 0.6),
        Do(lands, 0.6),
        Motion(0.8),
    ]


def move_tokens(t: CucumberTable, event: TokensMoved) -> list[Motion]:
    """Treats and cucumbers fly between heap and mat."""
    src: Counter
    dst: Counter
    pile = t.piles[event.kind]
    own: list[faces.TokenCounter] = t.cucumbers if event.kind == CUCUMBER else t.treats
    if event.dst in SEAT:
        seat = SEAT.index(event.dst)
        src, dst = pile, own[seat]
        busted = harmful(t.shown.dice, t.shown.ignored) >= t.r.sheet.bust
        t.cats[seat].act("sad" if busted else "happy", 1.6)
    else:
        src, dst = own[SEAT.index(event.src)], pile
    coins = Coins(event.count, src, dst, partial(t.app.play, "chip"))
    done = [Do(partial(count_points, t), coins.seconds), Motion(coins.seconds + 0.2)]
    return [coins, *done, Do(partial(chain_dice, t), coins.seconds)]


# ---------------------------------------------------------------- cats
def move_cat(t: CucumberTable, event: Told, before: dict[str, CatPiece]) -> list[Motion]:
    """A cat hops into a box, up, or falls; the others in the boxes make room."""
    src, dst = event.value
    up = dst > src
    own = sorted((cat for cat in before.values() if cat.seat == event.seat), key=lambda cat: (cat.at, cat.x))
    moving = [cat for cat in own if cat.at == src][-1]
    moving.at, moving.mood = dst, "happy" if up else "shocked"
    own.sort(key=lambda cat: cat.at)
    pieces = [cat for cat in before.values() if cat.seat != event.seat]
    for key in before:
        del t.pieces[key]
    for i, cat in enumerate(own):
        cat.key = f"cat {event.seat} {i}"
    motions: list[Motion] = [sound(t, "whoosh" if up else "meow")]
    wanted = cat_places(t)
    for cat in (*pieces, *own):
        t.pieces[cat.key] = cat
        there = wanted[cat.key]
        cat.w, cat.h, cat.layer = there.w, there.h, there.layer
        if cat is moving:
            calm = partial(setattr, cat, "mood", "calm")
            motions.append(Travel(cat, (there.x, there.y), 0.65, height=150 if up else 90, turn=0 if up else 360))
            motions.append(Do(calm, 1.6))
        elif (cat.x, cat.y) != (there.x, there.y):
            motions.append(Travel(cat, (there.x, there.y), 0.3))
    if not up:
        moving.turn = 0
    t.cats[event.seat].act("happy" if up else "sad", 1.5)
    return [*motions, Do(partial(count_points, t), 0.66), Motion(0.75)]


def swipe(t: CucumberTable, event: Told) -> list[Motion]:
    """A paw comes down on a cat."""
    player, box = event.value
    target = next(cat for _, cat in t.cats_on_table() if (cat.seat, cat.at) == (player, box))
    target.mood = "shocked"
    t.cats[player].act("shocked", 2.0)
    t.cats[event.seat].act("smug", 2.0)
    return [sound(t, "hiss", 0.25), Paw(target), *t.tremble([target.key])]


class Paw(Motion):
    """A paw swipes at a piece."""

    def __init__(self, target: CatPiece) -> None:
        super().__init__(0.8)
        self.target = target

    def draw(self, canvas: Canvas) -> None:
        """It comes down from the upper right, scratches and leaves."""
        t = in_out(clamp(self.share * 1.15))
        start, end = (self.target.x + 240, self.target.y - 260), (self.target.x - 150, self.target.y + 120)
        x, y, _ = arc(start, end, t, 0)
        canvas.picture(faces.symbol_file("swipe"), x, y, 230, 230, anchor="center")


# ---------------------------------------------------------------- toys
def move_toy(t: CucumberTable, event: Moved) -> list[Motion]:
    """A toy comes face down from the heap, or is shown to all and used up."""
    if event.src == TOY_PILE:
        seat = TOYS.index(event.dst)
        t.cats[seat].act("smug", 1.8)
        coins = Coins(1, t.piles[HIDDEN], t.toys[seat], partial(t.app.play, "chip"))
        return [coins, Do(partial(lay_toys, t), coins.seconds), Motion(coins.seconds + 0.2)]
    seat = TOYS.index(event.src)
    counter = t.toys[seat]
    counter.value = len(t.shown.toys[seat])
    counter.pop()
    lay_toys(t)
    t.cats[seat].act("smug", 2.0)
    text = tell("toy_banner", name=t.name(seat), toy=event.card)
    return [sound(t, "card-flip"), Banner(ribbon_with(text, PURPLE, faces.toy_file(t.r, event.card)), 1.5)]
