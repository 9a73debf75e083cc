"""No text leaves its box or is too small to read, no widget leaves the stage or lies on another one."""

from types import SimpleNamespace

import msgspec
import pytest
from visits import WIDE, match_over, settle, sitting, top

from cattable import load_game
from cattable.rulebook.sheet import Option
from cattable.store import notices, profiles
from cattable.store.profiles import LastTable, Player, Profiles
from cattable.ui.acting import COATS
from cattable.ui.lettering import SMALLEST
from cattable.ui.scenes.confirm import Confirm
from cattable.ui.scenes.games import Games
from cattable.ui.scenes.options import Options
from cattable.ui.scenes.pause import Pause
from cattable.ui.scenes.problems import Problems
from cattable.ui.scenes.results import Results
from cattable.ui.scenes.rules import Rulebooks, RulesScene
from cattable.ui.scenes.scroller import Scroller
from cattable.ui.scenes.seating import COLOURS
from cattable.ui.scenes.seats import Seats
from cattable.ui.scenes.settings import Keys, SettingsScene
from cattable.ui.scenes.title import Title
from cattable.ui.words import say

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (3840, 2160))
MANY = {
    f"option{i}": Option(
        title=f"A title that is rather long, number {i}",
        text="What this is about takes quite a few words to explain, so that nobody is in doubt about what happens. "
        * 2,
        choices={f"c{j}": f"One of several choices, and a wordy one at that, number {j}" for j in range(2 + i % 3)},
        default="c0",
    )
    for i in range(5)
}


def fake_seating():
    sheet = SimpleNamespace(options=MANY)
    options = dict.fromkeys(MANY, "c0")
    return SimpleNamespace(game=SimpleNamespace(sheet=sheet), options=options, choose=options.__setitem__)


def title_with_everything():
    from test_title import keep_a_match

    keep_a_match(names=(WIDE, WIDE[:15] + "X"))
    notices.tell(
        "Cat Table cannot read the settings (it is nested too deeply): the file is kept as " + "/long/path" * 12
    )
    return [Title()]


def full_seats(game="mad_magazine"):
    count = load_game(game).sheet.players.most
    players = [Player(name=WIDE[:14] + str(i), coat=COATS[i], colour=COLOURS[i]) for i in range(count)]
    spare = [Player(name="Somebody else", coat="snow", colour="pink")]
    profiles.save(Profiles(players=players + spare, tables={game: LastTable(players=players)}))
    return [Seats(load_game(game))]


def short_of_players():
    scene = Seats(load_game("mad_cat_sad_cat"))
    entered = scene.enter

    def enter():
        entered()
        scene.seating.seats = []
        scene._lay_out()

    scene.enter = enter
    return [scene]


def results(count, game="mad_cat_sad_cat"):
    names = [WIDE[:14] + str(i) for i in range(count)]
    match = match_over(names, game=game)
    tie = "Level on VPs: the one whose turn came last wins."
    match.table.s.outcome = msgspec.structs.replace(match.outcome, tie=tie)
    return [Results(match, sitting(names))]


def paused():
    match = match_over()
    return [Title(), Pause(match, sitting(match.seats))]


def broken_files():
    from cattable.store import places

    places.rules_folder().mkdir(parents=True)
    for i in range(6):
        (places.rules_folder() / f"a_file_with_a_rather_long_name_{i}.yaml").write_text("game: 3", encoding="utf-8")
    scene = Games()
    entered = scene.enter

    def enter():
        entered()
        scene.turn(1)

    scene.enter = enter
    return [scene]


def problems():
    return [
        Title(),
        Problems("a_file_with_a_rather_long_name.yaml", ["x.yaml:3: " + "something is wrong here " * 9] * 9),
    ]


def replacing():
    question = say("seats.replace_sure", game="MAD Magazine Card Game", names=", ".join([WIDE] * 6))
    return [Title(), Confirm(question, say("seats.replace"), print, say("seats.replace_not"))]


SCENES = {
    "title": title_with_everything,
    "games": lambda: [Games()],
    "broken files": broken_files,
    "problems": problems,
    "seats": full_seats,
    "seats of five": lambda: full_seats("mad_cat_sad_cat"),
    "no seats": short_of_players,
    "options": lambda: [Title(), Options(fake_seating())],
    "settings": lambda: [Title(), SettingsScene()],
    "keys": lambda: [Title(), Keys()],
    "which rules": lambda: [Title(), Rulebooks()],
    "pause": paused,
    "results of two": lambda: results(2),
    "results of five": lambda: results(5),
    "results of six": lambda: results(6, "mad_magazine"),
    "confirm": replacing,
}


def check(app):
    """Everything that can be measured on the screen now."""
    scale = app.stage.scale
    slack = 2.5 / scale  # whole pixels
    for text, (x, y, w, h), within, size in app.written():
        if within:
            left, upper, wide, high = within
            assert x >= left - slack and x + w <= left + wide + slack, (text, (x, y, w, h), within)
            assert y >= upper - slack and y + h <= upper + high + slack, (text, (x, y, w, h), within)
        assert x >= -slack and x + w <= 1920 + slack, text
        if not (text.isdigit() and len(text) == 1):
            assert size * app.settings.text_size / 100 >= SMALLEST - 0.6, (text, size)
    widgets = [widget for widget in top(app).group.widgets if widget.visible]
    for i, widget in enumerate(widgets):
        x, y, w, h = widget.box
        assert x >= 0 and y >= 0 and x + w <= 1920.5 and y + h <= 1080.5, (widget.name, widget.box)
        for other in widgets[i + 1 :]:
            ox, oy, ow, oh = other.box
            apart = x + w <= ox + 1 or ox + ow <= x + 1 or y + h <= oy + 1 or oy + oh <= y + 1
            floating = {"notice", *(w.name for w in widgets if w.name.startswith(("cat ", "coat ")))}
            assert apart or floating & {widget.name, other.name}, (widget.name, widget.box, other.name, other.box)


@pytest.mark.parametrize(
    ("size", "text_size"),
    [*((size, 100) for size in SIZES), (SIZES[0], 115), (SIZES[0], 130), (SIZES[2], 130)],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else str(value),
)
@pytest.mark.parametrize("name", SCENES)
def test_everything_stays_in_its_box(open_scene, tmp_path, monkeypatch, name, size, text_size):
    monkeypatch.setenv("CATTABLE_HOME", str(tmp_path / "home"))
    notices.take()
    first, *above = SCENES[name]()
    app = open_scene(first, size=size, text_size=text_size)
    for scene in above:
        app.scenes.push(scene)
    settle(app, 0.2)
    check(app)
    if name == "options":
        for _ in range(top(app).pages - 1):
            top(app).turn(1)
            check(app)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("game", ["mad_cat_sad_cat", "herding_cats", "mad_magazine"])
def test_every_page_of_the_rules_can_be_read_to_its_end(open_scene, game, text_size):
    app = open_scene(Title(), size=(1280, 720), text_size=text_size)
    app.scenes.push(RulesScene(load_game(game)))
    book = top(app)
    for page in range(len(book.pages)):
        book.open(page)
        check(app)
        words = book.pages[page].texts[-1].text.split()
        seen = ""
        for _ in range(60):
            seen = " ".join(written.text for written in app.written())
            if not book.reader.scroll(200):
                break
            settle(app, 1)
        assert words[-1] in seen


def test_the_scroller_of_a_short_text_has_no_bar(open_scene):
    app = open_scene(Title())
    app.scenes.push(Problems("x", ["x.yaml:1: short"]))
    app.written()
    reader = next(widget for widget in top(app).group.widgets if isinstance(widget, Scroller))
    assert reader.most == 0 and not reader.scroll(50)


def test_every_hint_fits_on_the_stage(open_scene):
    """The bubbles too, of every widget of the busiest screen."""
    app = open_scene(full_seats()[0])
    for widget in top(app).group.widgets:
        top(app).group.focus(widget)
        top(app).group.by_keys = True
        settle(app, 0.6)
        for text, (x, y, w, h), *_ in app.written():
            assert x > -2 and y > -2 and x + w < 1922 and y + h < 1082, text
