"""The story of a game is a true statement about it, checked here against the states of recorded games."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from hornochsen.records import Replay, Story, StoryKind, read, replay, story_of
from hornochsen.rules import places

HERE = Path(__file__).parent
GAMES = {
    "shared": HERE / "stories" / "shared.json",
    "flawless": HERE / "stories" / "flawless.json",
    "last-bullhead": HERE / "stories" / "last-bullhead.json",
    "last-round": HERE.parent / "vectors" / "017-6p-small-official.json",
    "comeback": HERE.parent / "vectors" / "001-3p-classic-official.json",
    "close": HERE.parent / "vectors" / "002-8p-small-official.json",
    "start-to-finish": HERE / "stories" / "start-to-finish.json",
    "seesaw": HERE / "stories" / "seesaw.json",
    "happy-cows": HERE.parent / "vectors" / "000-8p-classic-official.json",
    "decisive-bullhead": HERE.parent / "vectors" / "006-8p-classic-official.json",
    "big-bullhead": HERE.parent / "vectors" / "012-5p-small-official.json",
    "margin": HERE.parent / "vectors" / "022-3p-small-official.json",
}
"""A recorded game for each kind of story."""


def by_round(game: Replay) -> list[tuple[int, ...]]:
    """Return all positions at the end of each round, read from the states."""
    last: dict[int, tuple[int, ...]] = {}
    for before, after in pairwise(game.steps):
        last[before.state.round] = after.state.positions
    return [last[number] for number in sorted(last)]


def in_front(positions: tuple[int, ...]) -> list[int]:
    return [seat for seat, points in enumerate(positions) if points == min(positions)]


def holds(story: Story, game: Replay) -> bool:
    """Return whether a story is true."""
    rounds = by_round(game)
    final = rounds[-1]
    winner, other = story.seat, story.other
    ahead = sorted(final)[1] - final[winner]
    leaders = [in_front(positions) for positions in rounds]
    match story.kind:
        case "shared":
            return places(final).count(1) == story.count > 1
        case "flawless":
            return all(positions[winner] == 0 for positions in rounds) and story.count == len(rounds)
        case "last-bullhead" | "decisive-bullhead":
            number = story.round or len(rounds)
            return leaders[number - 2] == [other] and all(lead == [winner] for lead in leaders[number - 1 :])
        case "last-round":
            return winner not in leaders[-2]
        case "comeback":
            return max(rounds[story.round - 1]) == rounds[story.round - 1][winner] and len(final) > 2
        case "close":
            return other is not None and final[other] - final[winner] == ahead == story.points <= 2
        case "start-to-finish":
            return all(lead == [winner] for lead in leaders)
        case "seesaw":
            alone = [lead for lead in leaders if len(lead) == 1]
            return sum(one != two for one, two in pairwise(alone)) == story.count >= 5
        case "happy-cows":
            return story.points > ahead
        case "big-bullhead":
            return other not in (None, winner) and story.points >= 8 and story.round <= len(rounds)
        case "margin":
            return other is not None and final[other] - final[winner] == ahead == story.points


@pytest.mark.parametrize("kind", get_args(StoryKind))
def test_a_recorded_game_tells_each_kind_of_story(kind: StoryKind) -> None:
    game = read(GAMES[kind].read_bytes())
    story = story_of(game)
    assert story
    assert story.kind == kind
    assert holds(story, game)


def test_the_stories_of_all_recorded_games_are_true() -> None:
    for path in sorted((HERE.parent / "vectors").glob("*.json")):
        game = read(path.read_bytes())
        story = story_of(game)
        assert story, path.name
        assert places(game.final.state.positions)[story.seat] == 1
        assert holds(story, game), (path.name, story)


def test_an_unfinished_game_has_no_story() -> None:
    record = read(GAMES["close"].read_bytes()).record
    assert story_of(replay(replace(record, moves=record.moves[:-1]))) is None
