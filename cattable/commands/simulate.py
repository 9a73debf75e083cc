"""`simulate`: many matches without people, and who won."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from cattable.bots import check_level
from cattable.bots.matches import play_match, play_randomly
from cattable.commands.shelf import find_game
from cattable.engine.errors import CatTableError, SetUpError
from cattable.engine.steps import Outcome
from cattable.games import Game


class BrokenMatch(CatTableError):
    """A match that ended in an error: a fault of the program or of a rules file."""


def simulate(words: Namespace) -> int:
    """Plays the matches and prints wins and scores by seat."""
    game = find_game(words.game)
    bots: Sequence[str] = words.bots or []
    players = words.players or len(bots) or game.sheet.players.least
    options = game.options(dict(words.options))
    game.check_seats(players)
    if bots and len(bots) != players:
        raise SetUpError(f"--bots names {len(bots)} computer players, but there are {players} players")
    for level in bots:
        check_level(level)
    decisions, wins, scores = 0, [0.0] * players, [0] * players
    began = perf_counter()
    for seed in range(words.seed, words.seed + words.matches):
        played, outcome = _one_match(game, players, seed, options, bots)
        decisions += played
        for seat in outcome.ranking[0]:
            wins[seat] += 1 / len(outcome.ranking[0])
        scores = [sum(pair) for pair in zip(scores, outcome.points, strict=True)]
    figures = {
        "game": game.name,
        "players": players,
        "matches": words.matches,
        "seed": words.seed,
        "bots": list(bots) or ["random"] * players,
        "options": options,
        "decisions": decisions,
        "seconds": round(perf_counter() - began, 3),
        "wins": [round(won, 3) for won in wins],
        "mean_scores": [round(score / words.matches, 3) for score in scores],
    }
    print(json.dumps(figures) if words.json else _in_words(figures))
    return 0


def _one_match(
    game: Game, players: int, seed: int, options: Mapping[str, str], bots: Sequence[str]
) -> tuple[int, Outcome]:
    """Decisions and outcome. Raises BrokenMatch with the way to play this match again."""
    try:
        if bots:
            match = game.new_match([f"seat {i}" for i in range(players)], seed=seed, options=options)
            return play_match(match, bots), match.table.s.outcome
        table, decisions = play_randomly(game, players, seed, options)
        return decisions, table.s.outcome
    except Exception as wrong:  # whatever it is, the seed is what helps to find it
        again = f"simulate {game.file} --players {players} --matches 1 --seed {seed}"
        again += f" --bots {','.join(bots)}" if bots else ""
        again += f" --options {' '.join(f'{key}={value}' for key, value in options.items())}" if options else ""
        raise BrokenMatch(
            f"the match with seed {seed} broke: {type(wrong).__name__}: {wrong}\nto play it again: {again}"
        ) from wrong


def _in_words(figures: Mapping[str, Any]) -> str:
    matches, rate = figures["matches"], figures["decisions"] / max(figures["seconds"], 0.001)
    lines = [
        f"{figures['game']}: {matches} matches of {figures['players']} players, seeds from {figures['seed']} on",
        f"{figures['decisions']} decisions in {figures['seconds']} s, {rate:,.0f} a second",
        "seat  player         wins          mean score",
    ]
    for seat, bot in enumerate(figures["bots"]):
        won, score = figures["wins"][seat], figures["mean_scores"][seat]
        lines.append(f"{seat:>4}  {bot:<9} {won:>9g}  {won / matches:>6.1%}  {score:>12.2f}")
    return "\n".join(lines)
