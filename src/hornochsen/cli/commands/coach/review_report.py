"""The review of a game as text: a curve, the sum of luck and choices, and the decisions that mattered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.text import Text

from ....coach.labels import SLIP, TYPICAL_QUALITY
from ....coach.review_data import ActionReview, DecisionReview, Review, SeatReview, TilePlace
from ....locales import Texts
from ....locales.advice import choice_words, reason_words
from ...terminal.drawing import WIDTH, shortened
from ...terminal.value_table import ValueRow, value_lines

MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}
STYLES = {"slip": "yellow", "mistake": "bright_red", "blunder": "bold red"}
HEIGHT = 6
"""The height of the curve in lines."""

_EIGHTHS = " ▁▂▃▄▅▆▇█"
_AXIS = 6
_JOINT = "\N{NO-BREAK SPACE}"
"""A space at which no line is wrapped."""


def report(review: Review, texts: Texts, width: int = WIDTH) -> Iterator[Text]:
    """Yield the lines of the report on all seats of a review, for a screen of `width` columns."""
    for seat in review.seats:
        yield from seat_report(seat, texts, width)
        yield Text("")
    yield Text(texts("report-basis", budget=review.budget_used, seed=review.seed), style="dim")


def seat_report(seat: SeatReview, texts: Texts, width: int = WIDTH) -> Iterator[Text]:
    """Yield the lines about one seat."""
    yield Text(texts("report-title", name=shortened(seat.name, 20)), style="bold")
    if seat.decisions:
        yield Text(texts("report-curve"))
        yield from curve_lines(seat.decisions, width)
    counts = {label: sum(one.label == label for one in seat.decisions) for label in MARKS}
    if any(counts.values()):
        yield Text(texts("report-marks"), style="dim")
    yield Text("")
    yield Text(sum_in_words(seat, texts), style="bold")
    parts = {"deal": seat.luck_deal, "drawn": seat.luck_drawn, "others": seat.luck_others}
    yield Text(texts("report-luck", **{name: signed(share) for name, share in parts.items()}))
    for line in wrap(texts("review-sum-about"), width):
        yield Text(line, style="dim")
    slips, mistakes, blunders = (counts[label] for label in MARKS)
    yield Text(texts("report-counts", decisions=len(seat.decisions), blunders=blunders, mistakes=mistakes, slips=slips))
    yield Text(texts("report-quality", quality=round(seat.quality, 1)))
    for line in wrap(texts("report-bots", bots=_bots(texts)), width, subsequent_indent="  "):
        yield Text(line.replace(_JOINT, " "), style="dim")
    yield from _moments(seat, texts, width)
    yield from _mistakes(seat, texts, width)


def sum_in_words(seat: SeatReview, texts: Texts) -> str:
    """Return the result as the sum of the start, luck and choices."""
    return texts(
        "review-sum",
        result=round(100 * seat.result),
        start=round(100 * seat.start),
        luck=signed(seat.luck),
        choices=signed(seat.choice),
    )


def _bots(texts: Texts) -> str:
    """Return a list of the bots with their typical quality of play, the best first, as text."""
    best_first = sorted(TYPICAL_QUALITY.items(), key=lambda bot: bot[1])
    return f"{_JOINT}· ".join(
        f"{texts(f'bot-{bot}-name')}{_JOINT}{texts('advice-number', number=found)}" for bot, found in best_first
    )


def curve_lines(decisions: Sequence[DecisionReview], screen: int = WIDTH) -> list[Text]:
    """Return a column chart of the chance to win after each decision, with marks and rounds below it."""
    room = screen - _AXIS
    width = 3 if 3 * len(decisions) <= room else 2
    step = -(-width * len(decisions) // room)
    columns = [decisions[at : at + step] for at in range(0, len(decisions), step)]
    lines: list[Text] = []
    for level in range(HEIGHT, 0, -1):
        label = {HEIGHT: "100%", HEIGHT // 2: "50%"}.get(level, "")
        line = Text(f"{label:>{_AXIS - 1}} ", style="dim")
        for column in columns:
            eighths = round(8 * HEIGHT * column[-1].chosen_win) - 8 * (level - 1)
            worst = _worst(column)
            sign = _EIGHTHS[min(8, max(0, eighths))]
            line.append((sign * (width - 1)).ljust(width), style=STYLES.get(worst, "green"))
        lines.append(line)
    rounds = Text(" " * _AXIS, style="dim")
    shown = 0
    for column in columns:
        number = column[0].round
        fits = number != shown and len(str(number)) <= width and (width == 3 or number % 5 == 0)
        rounds.append((str(number) if fits else "").ljust(width))
        shown = number
    for line in (*lines, rounds):
        line.rstrip()
    return [*lines, *_mark_lines(columns, width), rounds]


def _mark_lines(columns: Sequence[Sequence[DecisionReview]], width: int) -> list[Text]:
    """Return the marks below their columns, in two lines if marks would touch each other in one."""
    upper, lower = Text(), Text()
    for number, column in enumerate(columns):
        worst = _worst(column)
        if worst in MARKS:
            at = _AXIS + width * number
            line = upper if upper.cell_len < at else lower
            line.append(" " * (at - line.cell_len)).append(MARKS[worst], style=STYLES[worst])
    return [upper, lower] if lower else [upper]


def _worst(column: Sequence[DecisionReview]) -> str:
    """Return the worst label among decisions."""
    return max((one.label for one in column), key=lambda label: list(MARKS).index(label) if label in MARKS else -1)


def _moments(seat: SeatReview, texts: Texts, width: int) -> Iterator[Text]:
    if not seat.moments:
        return
    yield Text("")
    yield Text(texts("report-moments"), style="bold")
    for at in seat.moments:
        decision = seat.decisions[at]
        yield Text("")
        yield _heading(decision, texts)
        yield from (Text("  ").append_text(line) for line in value_lines(_rows(decision, texts), texts, width - 2))
        if decision.label in MARKS and decision.reason:
            yield from _indented(reason_words(decision.reason.code, decision.reason.args, texts), width)
        after = seat.decisions[at + 1].best_win if at + 1 < len(seat.decisions) else seat.result
        change = _change(decision.chosen_win, after, texts)
        yield from _indented(texts("report-after", luck=change), width)


def _mistakes(seat: SeatReview, texts: Texts, width: int) -> Iterator[Text]:
    others = [one for at, one in enumerate(seat.decisions) if one.label in MARKS and at not in seat.moments]
    if not others:
        return
    yield Text("")
    yield Text(texts("report-mistakes"), style="bold")
    for decision in others:
        yield _heading(decision, texts)
        why = reason_words(decision.reason.code, decision.reason.args, texts) if decision.reason else ""
        yield from _indented(texts("advice-coach", choice=choice_words(decision.best, texts), reason=why), width)


def _heading(decision: DecisionReview, texts: Texts) -> Text:
    line = Text(texts("report-decision", round=decision.round, choice=choice_words(decision.chosen, texts)))
    unclear = decision.label == "fine" and decision.loss >= SLIP
    words = texts("report-label", label="unclear" if unclear else decision.label)
    line.append(f" – {words}", style=STYLES.get(decision.label, ""))
    if decision.label in MARKS:
        line.append(f" ({_change(decision.best_win, decision.chosen_win, texts)})")
    return line


def _rows(decision: DecisionReview, texts: Texts) -> list[ValueRow]:
    """Return the choices of a decision; the best and the chosen one have a note."""
    rows: list[ValueRow] = []
    for one in decision.actions:
        notes = [texts("report-best")] if one.action == decision.best else []
        notes += [texts("report-chosen")] if one.action == decision.chosen else []
        choice = choice_words(one.action, texts) + _places(one)
        rows.append(ValueRow(choice, one.win, one.win_se, one.safe, None, ", ".join(notes)))
    return rows


def _places(one: ActionReview) -> str:
    """Return the rows to which the tiles would have gone as the board stood, with their points."""
    return " → " + ", ".join(f"{place.row + 1}{_cost(place)}" for place in one.places) if one.places else ""


def _cost(place: TilePlace) -> str:
    return "" if not place.cost else f" (−{place.cost})" if place.cost > 0 else f" (+{-place.cost})"


def _indented(text: str, width: int) -> list[Text]:
    """Return a sentence in lines that are indented and at most `width` columns wide."""
    return [Text(line) for line in wrap(text, width, initial_indent="  ", subsequent_indent="  ")]


def _change(before: float, after: float, texts: Texts) -> str:
    """Return how a chance changed: `31% → 26%`."""
    return " → ".join(texts("tile-percent", percent=round(100 * chance)) for chance in (before, after))


def signed(change: float) -> str:
    """Return a difference of chances in whole percentage points with its sign: `+12`."""
    points = round(100 * change)
    return f"{'−' if points < 0 else '+' if points else ''}{abs(points)}"
