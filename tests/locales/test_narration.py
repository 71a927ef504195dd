"""The narration of a game, compared with golden files that people have read and approved.

`HORNOCHSEN_UPDATE_GOLDEN=1 pytest tests/locales` writes the golden files again; read them before you commit them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from locales.story import CORNERS, NAMES, game

from hornochsen.locales import LANGUAGES, texts
from hornochsen.locales.narration import narrate, preview_line, refusal, round_title, standings, winners
from hornochsen.rules import Buy, Illegal, Play, Preview, apply, places, visible
from hornochsen.rules import events as ev
from hornochsen.rules.state import Laying

GOLDEN = Path(__file__).parent / "golden"
EN = texts("en")
ANJA = 0


def story(lang: str) -> Iterator[str]:
    """Return the narration of the whole game for Anja, then of the rare events."""
    words = texts(lang)
    steps = list(game())
    for _, events in steps:
        for event in events:
            if isinstance(event, ev.RoundBegan):
                yield f"\n== {round_title(event.round, event, words)} =="
            if sentence := narrate(visible(event, ANJA), NAMES, words, ANJA):
                yield sentence
    positions = steps[-1][0].positions
    yield ""
    yield from standings(places(positions), positions, NAMES, words)
    yield winners(places(positions), positions, NAMES, words, ANJA)
    yield "\n== … =="
    yield from filter(None, (narrate(event, NAMES, words, ANJA) for event in CORNERS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_words(lang: str) -> None:
    told = "\n".join(story(lang)).strip() + "\n"
    golden = GOLDEN / f"{lang}.txt"
    if os.environ.get("HORNOCHSEN_UPDATE_GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def test_the_story_has_every_kind_of_event() -> None:
    told = {type(event) for event in chain(CORNERS, *(events for _, events in game()))}
    assert told == set(ev.AnyEvent.__args__)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_but_the_end_of_a_round_has_a_sentence(lang: str) -> None:
    for event in chain(CORNERS, *(events for _, events in game())):
        for viewer in (None, ANJA):
            assert (narrate(event, NAMES, texts(lang), viewer) is None) == isinstance(event, ev.RoundEnded)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_narration_contains_no_hidden_tile(lang: str) -> None:
    tiles = (71, 72)
    hidden: tuple[ev.AnyEvent, ...] = (
        ev.Bought(1, 2, 0, tiles),
        ev.Laid(1, 2, False, tiles),
        ev.Took(1, 2, tiles),
        ev.Drew(1, 2, tiles),
    )
    for event in hidden:
        told = narrate(visible(event, ANJA), NAMES, texts(lang), ANJA)
        assert told
        assert "7" not in told
        assert "71" in str(narrate(event, NAMES, texts(lang)))


def test_the_viewer_is_addressed_as_you() -> None:
    bought = ev.Bought(0, 2, 0, (17, 63))
    assert narrate(bought, NAMES, EN, viewer=0) == "You bought 2 tiles: 17, 63."
    assert narrate(visible(bought, 1), NAMES, EN, viewer=1) == "Anja bought 2 tiles."
    assert narrate(bought, NAMES, EN) == "Anja bought 2 tiles: 17, 63."


def test_rows_are_counted_from_one() -> None:
    assert narrate(ev.Placed(1, 63, 2, 5), NAMES, EN) == "Bernd’s 63 joined row 3."


@pytest.mark.parametrize(
    ("double", "opened", "title"),
    [
        (False, False, "Round 7"),
        (True, False, "Round 7 – double"),
        (False, True, "Round 7 – open"),
        (True, True, "Round 7 – double and open"),
    ],
)
def test_round_titles(double: bool, opened: bool, title: str) -> None:
    assert round_title(7, Laying(double, True, order=(0, 1) if opened else ()), EN) == title
    assert round_title(7, ev.RoundBegan(7, double, opened, (), 0), EN) == title


def test_standings_share_places_on_the_start_square() -> None:
    """R44."""
    positions = (0, 12, 0, 1)
    assert standings(places(positions), positions, NAMES, EN) == [
        "1. Anja – 0 minus points (shared)",
        "1. Éloïse – 0 minus points (shared)",
        "3. Ödön – 1 minus point",
        "4. Bernd – 12 minus points",
    ]


@pytest.mark.parametrize(
    ("positions", "viewer", "told"),
    [
        ((3, 2, 1, 9), None, "Éloïse wins with 1 minus point!"),
        ((3, 2, 0, 9), 1, "Éloïse wins without a single minus point!"),
        ((2, 3, 4, 9), 0, "You win with 2 minus points!"),
        ((0, 0, 0, 9), None, "Anja, Bernd and Éloïse share the win!"),
        ((0, 0, 0, 9), 3, "Anja, Bernd and Éloïse share the win!"),
        ((0, 0, 0, 9), 1, "Anja, Éloïse and you share the win!"),
        ((0, 0, 1, 9), 0, "Bernd and you share the win!"),
    ],
)
def test_winners(positions: tuple[int, ...], viewer: int | None, told: str) -> None:
    assert winners(places(positions), positions, NAMES, EN, viewer) == told


@pytest.mark.parametrize(
    ("preview", "told"),
    [
        (Preview(2, 1, 0, False, False, 4), "63 → row 3, no points"),
        (Preview(2, 1, 1, False, False, 4), "63 → row 3, cow-pat: 1 minus point"),
        (Preview(2, 1, 4, True, False, 4, start=8), "63 → row 3, cow-pat: 4 plus points"),
        (
            Preview(2, 1, 4, True, False, 0, start=1),
            "63 → row 3, cow-pat: 4 plus points; your piece goes back 1 square",
        ),
        (
            Preview(2, 1, 4, True, False, 0, start=0),
            "63 → row 3, cow-pat: 4 plus points; your piece stays where it is",
        ),
        (Preview(2, 5, 8, False, True, 4), "63 → row 3, bullhead: 8 minus points, and you take tiles"),
        (Preview(2, 5, 8, True, True, 4, start=12), "63 → row 3, bullhead: 8 plus points, and you take tiles"),
    ],
)
def test_previews(preview: Preview, told: str) -> None:
    assert preview_line(63, preview, EN) == told


def test_refusals() -> None:
    state, _ = next(game())
    state = apply(state, Buy(0, 1)).state
    with pytest.raises(Illegal) as again:
        apply(state, Buy(0, 1))
    assert refusal(again.value, EN) == "You have already bought in this round. You can buy once per round."
    with pytest.raises(Illegal) as missing:
        apply(state, Play(0, (state.rows[0][0],)))
    assert refusal(missing.value, texts("de")) == "Dieses Plättchen steht nicht zur Wahl."
