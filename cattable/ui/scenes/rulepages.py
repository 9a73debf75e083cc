"""The rules of a game as pages to read: the rulebook's, cards, options, what the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from cattable.games import Game
from cattable.ui.scenes.reader import Text
from cattable.ui.words import say

HEAD = "#a3401f"


class RulesPage(Struct, frozen=True):
    """One page: the text of its tab, and what stands on it."""

    title: str
    texts: list[Text]


def pages_of(game: Game) -> list[RulesPage]:
    """All pages of a game, in reading order."""
    return [*_rulebook(game), *_cards(game), *_options(game), *_rulings(game)]


def _rulebook(game: Game) -> Iterator[RulesPage]:
    for page in game.sheet.pages:
        paragraphs = [part.strip() for part in page.text.split("\n") if part.strip()]
        yield RulesPage(page.title, [_heading(page.title), *(Text(part, 38, gap=24) for part in paragraphs)])


def _cards(game: Game) -> Iterator[RulesPage]:
    texts = card_texts(game)
    if texts:
        page = [_heading(say("rules.cards"))]
        for name, text in texts.items():
            page += [Text(capitalised(name), 38, bold=True, gap=26), Text(text, 36, gap=2)]
        yield RulesPage(say("rules.cards"), page)


def _options(game: Game) -> Iterator[RulesPage]:
    if game.sheet.options:
        page = [_heading(say("rules.options"))]
        for option in game.sheet.options.values():
            page += [Text(option.title, 38, bold=True, gap=26), Text(option.text, 36, gap=2)]
            for choice, text in option.choices.items():
                usual = say("rules.usual") if choice == option.default else ""
                page.append(Text(f"•  {text}{usual}", 36, gap=6, indent=24))
        yield RulesPage(say("rules.options"), page)


def _rulings(game: Game) -> Iterator[RulesPage]:
    if game.sheet.rulings:
        page = [_heading(say("rules.rulings")), Text(say("rules.rulings_text"), 34)]
        for ruling in game.sheet.rulings:
            page += [Text(ruling.unclear, 36, bold=True, gap=32), Text(ruling.ruling, 36, gap=4)]
        yield RulesPage(say("rules.rulings"), page)


def card_texts(game: Game) -> Mapping[str, str]:
    """What the rules file says about each card, by the card's name."""
    for key in ("faces", "cards"):
        texts = getattr(game.sheet, key, None)
        if isinstance(texts, dict) and texts and all(isinstance(text, str) for text in texts.values()):
            return texts
    return {}


def capitalised(name: str) -> str:
    """A name of the rules file as it is shown."""
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _heading(text: str) -> Text:
    return Text(text, 52, bold=True, colour=HEAD)
