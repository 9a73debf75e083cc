"""One of every kind of kept file, different from what a first start uses, for tests that treat them alike."""

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import NamedTuple

import msgspec

from cattable.store import profiles, saves, settings, statistics


class Kind(NamedTuple):
    sample: str
    file: Callable[[], Path]
    load: Callable[[], object]
    save: Callable[..., bool]
    document: object
    default: object


SETTINGS = settings.Settings(
    speed="fast",
    effects_volume=35,
    music_volume=0,
    fullscreen=True,
    reduced_motion=True,
    text_size=130,
    auto_reveal=False,
    window=settings.WindowPlace(x=-1200, y=40, width=1280, height=720),
)
ANN = profiles.Player(name="Ann", coat="tabby", colour="red")
ROBOT = profiles.Player(name="Zoë 9", coat="black", colour="blue", kind="computer")
PROFILES = profiles.Profiles(
    players=[ANN],
    tables={
        "mad_cat_sad_cat": profiles.LastTable(players=[ANN, ROBOT], options={"mooch_reveal": "ask", "short": True})
    },
)
STATISTICS = statistics.Statistics(games={"mad_cat_sad_cat": {"Ann": statistics.Record(matches=3, wins=2, best=41)}})
MATCH = saves.SavedMatch(
    game="mad_cat_sad_cat",
    title="Mad Cat Sad Cat",
    players=[ANN, ROBOT],
    saved_at=datetime(2025, 3, 1, 20, 15, 30, tzinfo=timezone(timedelta(hours=1))),
    match=msgspec.Raw(b'{"journal": [[0, {"do": "roll"}]],  "state": {"word": 18446744073709551615}}'),
)

KINDS = {
    "settings": Kind("settings-1.json", settings.file, settings.load, settings.save, SETTINGS, settings.Settings()),
    "profiles": Kind("profiles-1.json", profiles.file, profiles.load, profiles.save, PROFILES, profiles.Profiles()),
    "statistics": Kind(
        "statistics-1.json", statistics.file, statistics.load, statistics.save, STATISTICS, statistics.Statistics()
    ),
    "saves": Kind("continue-1.json", saves.running_file, saves.load, saves.save, MATCH, None),
}
