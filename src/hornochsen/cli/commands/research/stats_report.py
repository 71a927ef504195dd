"""Format board statistics for the terminal: tables, a heat map of the board, and remarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from math import ceil

from rich.text import Text

from ....arena.statistics import CLOSE, Figures, Rate, RowFigures, Spread, SquareFigures, Trial
from ...terminal.drawing import WIDTH, shortened, square_sign

Value = Callable[[Figures], str]
Section = tuple[str, tuple[tuple[str, Value], ...]]

PANEL = WIDTH // 2 - 1
LABEL, COLUMN = 36, 18
BARS = " ▁▂▃▄▅▆▇█"
HEATS = ("#fff4d6", "#fee391", "#fec44f", "#fe9929", "#ec7014", "#cc4c02")


def _percent(share: float) -> str:
    return f"{share:.1%}" if 0 < share < 0.0995 else f"{share:.0%}"


def _won(rate: Rate | None) -> str:
    """Format a share of wins with its confidence interval."""
    return f"{rate.share:.0%} ({100 * rate.interval[0]:.0f}–{100 * rate.interval[1]:.0f})" if rate else "–"


def _range(spread: Spread) -> str:
    """Format a mean with the range that contains 80 % of the games."""
    return f"{spread.mean:.1f} ({spread.low}–{spread.high})"


def _distribution(spread: Spread) -> str:
    """Format the distribution of values as a bar chart between its minimum and maximum."""
    least, most = min(spread.counts), max(spread.counts)
    bins = [0] * min(10, most - least + 1)
    for value, times in spread.counts.items():
        bins[(value - least) * len(bins) // (most - least + 1)] += times
    return f"{least} {''.join(_bar(count / max(bins)) for count in bins)} {most}"


def _bar(height: float) -> str:
    return BARS[ceil(height * (len(BARS) - 1))]


SECTIONS: tuple[Section, ...] = (
    (
        "The game",
        (
            ("games", lambda f: str(f.games)),
            ("rounds (± 95%)", lambda f: f"{f.rounds.mean:.1f} ± {f.rounds.margin:.1f}"),
            ("4 games in 5 have", lambda f: f"{f.rounds.low}–{f.rounds.high}"),
            ("shortest to longest", lambda f: _distribution(f.rounds)),
            ("end on the dunghill", lambda f: _percent(f.endings["dunghill"])),
            ("end without tiles", lambda f: _percent(f.endings["no-tiles"])),
            ("end at the round limit", lambda f: _percent(f.endings["round-limit"])),
        ),
    ),
    (
        "Rounds",
        (
            ("a happy cow in sight", lambda f: _percent(f.kinds["happy"])),
            ("double", lambda f: _percent(f.kinds["double"])),
            ("open", lambda f: _percent(f.kinds["open"])),
            ("nobody scores", lambda f: _percent(f.kinds["quiet"])),
            ("bull's eyes in a game", lambda f: f"{sum(f.bulls_eyes.values()):.1f}"),
        ),
    ),
    (
        "Tiles of a player",
        (
            ("bought", lambda f: f"{f.tiles['bought']:.1f}"),
            ("taken out of rows", lambda f: f"{f.tiles['taken']:.1f}"),
            ("drawn free", lambda f: f"{f.tiles['drawn']:.1f}"),
        ),
    ),
    (
        "Points of a player",
        (
            ("cow-pats", lambda f: f"{f.points['cow_pats']:.1f}"),
            ("bullheads", lambda f: f"{f.points['bullheads']:.1f}"),
            ("happy cows", lambda f: f"{-f.points['plus']:.1f}"),
            ("  lost at the start", lambda f: f"{f.points['lost']:.1f}"),
            ("purchases", lambda f: f"{f.points['bought'] - f.points['bought_back']:.1f}"),
            ("pushed on, square taken", lambda f: f"{f.points['pushed']:.1f}"),
            ("ends on", lambda f: f"{f.points['ended']:.1f}"),
        ),
    ),
    (
        "The race (4 games in 5)",
        (
            ("the winner ends on", lambda f: _range(f.winner)),
            ("the last ends on", lambda f: _range(f.loser)),
            ("the second is behind by", lambda f: _range(f.gap)),
            (f"  by {CLOSE} or less", lambda f: _percent(f.close)),
            ("changes of the lead", lambda f: _range(f.lead_changes)),
        ),
    ),
)
HALF_TIME = "At half time (95%)"
BETTER = "The better bot (95%)"
HEAT = "Share of the board's points, %"
ROWS = "Rows, in a game"
ROW_COLUMNS: tuple[tuple[str, Callable[[RowFigures], str]], ...] = (
    ("opened", lambda row: f"{row.opened:.1f}"),
    ("active", lambda row: f"{row.active:.0%}"),
    ("rounds", lambda row: f"{row.stay:.1f}"),
    ("minus", lambda row: f"{row.minus:.1f}"),
    ("plus", lambda row: f"{row.plus:.1f}"),
)
ROW_LEGEND = "active: share of the rounds; rounds: how many each time; points: of all players"
WORTH = "Worth a thought"


def report(trial: Trial, found: Sequence[Figures], names: Sequence[str], width: int = WIDTH) -> Iterator[Text]:
    """Yield the lines of a report on one board, or on two boards side by side.

    On a narrow screen, the parts of the report on one board are below each other.
    """
    yield from _titles(trial, names)
    sections = (*SECTIONS, _half_time(found[0]), *_better(trial, found[0]))
    blocks = [_section(section, found, names) for section in sections]
    if len(found) == 1:
        middle = len(SECTIONS) // 2 + 1
        left = [line for block in blocks[:middle] for line in block]
        right = [line for block in blocks[middle:] for line in block]
        yield from _beside(left, right, width)
    else:
        for block in blocks:
            yield from block
    yield from _panels(found, names, HEAT, _heat, width)
    yield from _panels(found, names, ROWS, _row_table, width)
    yield Text(ROW_LEGEND, style="dim")
    remarks = [(name, remark) for name, one in zip(names, found, strict=True) for remark in _remarks(trial, one)]
    if remarks:
        yield Text(f"\n{WORTH}", style="bold")
    for name, remark in remarks:
        yield Text(f"· {shortened(name, 24)}: {remark}" if len(found) > 1 else f"· {remark}")


def _titles(trial: Trial, names: Sequence[str]) -> Iterator[Text]:
    for name, board in zip(names, trial.boards, strict=True):
        eyes = ", ".join(map(str, sorted(board.bulls_eyes)))
        plural = "s" if len(board.bulls_eyes) > 1 else ""
        about = f" · {len(board.rows)} rows · bull's eye{plural} on {eyes} · dunghill on {board.dunghill}"
        yield Text(shortened(name, 24), style="bold").append(about, style="default")


def _half_time(one: Figures) -> Section:
    return (
        f"{HALF_TIME}; fair is {one.fair:.0%}",
        (
            ("the leader wins", lambda f: _won(f.leader_wins[5])),
            ("the last one wins", lambda f: _won(f.last_wins)),
        ),
    )


def _better(trial: Trial, one: Figures) -> Iterator[Section]:
    if one.rivalries:
        better = shortened(trial.bots[0].label, 10)
        lines = [
            line
            for number, bot in enumerate(trial.bots[1:])
            for line in _rivalry(f"{better} beats {shortened(bot.label, 10)}", number)
        ]
        yield f"{BETTER}; fair is {one.rivalries[0].fair:.0%}", tuple(lines)


def _rivalry(label: str, number: int) -> Iterator[tuple[str, Value]]:
    yield label, lambda f: _won(f.rivalries[number].wins)
    yield "  they end on", lambda f: f"{f.rivalries[number].points:.1f} : {f.rivalries[number].rival_points:.1f}"


def _section(section: Section, found: Sequence[Figures], names: Sequence[str]) -> list[Text]:
    """Return the heading and lines of a section; for two boards, with a column for each."""
    heading, lines = section
    if len(found) == 1:
        values = [Text(f"  {label}").append(value(found[0]).rjust(PANEL - 2 - len(label))) for label, value in lines]
        return [Text(), Text(heading, style="bold"), *values]
    head = Text(f"{heading:{LABEL}}", style="bold")
    for name in names:
        short = shortened(name, COLUMN - 1)
        head.append(" " * (COLUMN - Text(short).cell_len) + short, style="not bold dim")
    return [Text(), head, *(Text(f"  {label}".ljust(LABEL) + _columns(value, found)) for label, value in lines)]


def _columns(value: Value, found: Sequence[Figures]) -> str:
    return "".join(value(one).rjust(COLUMN) for one in found)


def _panels(
    found: Sequence[Figures],
    names: Sequence[str],
    heading: str,
    draw: Callable[[Figures, range], list[Text]],
    width: int,
) -> Iterator[Text]:
    """Yield two boards, or the halves of one board, side by side if they fit, else one below the other."""
    yield Text("\n").append(heading, style="bold")
    if len(found) == 1:
        count = len(found[0].rows)
        middle = (count + 1) // 2
        left, right = (draw(found[0], part) for part in (range(middle), range(middle, count)))
    else:
        left, right = (
            [Text(shortened(name, PANEL), style="dim"), *draw(one, range(len(one.rows)))]
            for name, one in zip(names, found, strict=True)
        )
    yield from _beside(left, right, width)


def _beside(left: list[Text], right: list[Text], width: int) -> Iterator[Text]:
    if width < WIDTH or any(line.cell_len > PANEL for line in (*left, *right)):
        yield from (*left, *right)
        return
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = one.copy()
        line.append(" " * (WIDTH - PANEL - line.cell_len))
        line.append_text(other)
        line.rstrip()
        yield line


def _heat(one: Figures, part: range) -> list[Text]:
    """Return the rows of squares with each square's share of all points below it."""
    hottest = max(square.share for row in one.rows for square in row.squares) or 1
    lines = []
    for index in part:
        above, below = Text(f"{index + 1:>2} ", style="bold"), Text("   ")
        squares = one.rows[index].squares
        for at, square in enumerate(squares):
            sign, style = square_sign(square.square, bullhead=at == len(squares) - 1)
            above.append(f"{sign:>3}", style=style).append(" ")
            warmth = square.share / hottest if isinstance(square.square, int) else 0
            below.append(_share(square).rjust(max(3, len(sign))), style=_style(warmth)).append(_bar(warmth))
        for line in (above, below):
            line.rstrip()
            lines.append(line)
    return lines


def _share(square: SquareFigures) -> str:
    if not isinstance(square.square, int):
        return ""
    share = 100 * square.share
    return f"{share:.1f}" if 0 < share < 9.95 else f"{share:.0f}"


def _style(warmth: float) -> str:
    return f"black on {HEATS[min(len(HEATS) - 1, int(len(HEATS) * warmth))]}" if warmth else ""


def _row_table(one: Figures, part: range) -> list[Text]:
    lines = [Text("  " + "".join(f"{heading:>7}" for heading, _ in ROW_COLUMNS), style="dim")]
    for index in part:
        values = "".join(f"{value(one.rows[index]):>7}" for _, value in ROW_COLUMNS)
        lines.append(Text(f"{index + 1:>2}", style="bold").append(values, style="default"))
    return lines


def _remarks(trial: Trial, one: Figures) -> Iterator[str]:
    """Yield remarks for the designer of the board."""
    never = [row for row, seen in enumerate(one.rows) if not seen.opened]
    rare = [row for row, seen in enumerate(one.rows) if 0 < seen.reached < 0.5]
    heavy = [row for row, seen in enumerate(one.rows) if seen.share > 0.25]
    asleep = [str(eye) for eye, times in one.bulls_eyes.items() if times < 0.1]
    half = one.leader_wins[5]
    if never:
        yield f"never active: {_rows(never)}"
    if rare:
        yield f"active in less than half of the games: {_rows(rare)}"
    if heavy:
        yield f"more than a quarter of all points: {_rows(heavy)}"
    if asleep:
        yield f"triggered in less than one game in ten: bull's eye on {', '.join(asleep)}"
    if one.endings["round-limit"]:
        yield f"{_percent(one.endings['round-limit'])} of the games only end because there is a round limit"
    if one.points["lost"] > one.points["plus"] / 3:
        yield f"{one.points['lost'] / one.points['plus']:.0%} of the plus points are lost: pieces stand at the start"
    if one.kinds["quiet"] > 0.25:
        yield f"in {_percent(one.kinds['quiet'])} of the rounds nobody scores"
    if half and half.interval[0] > 0.6:
        yield "most games are decided at half time"
    for rivalry, bot in zip(one.rivalries, trial.bots[1:], strict=True):
        low, high = rivalry.wins.interval
        if low <= rivalry.fair <= high:
            yield f"no significant difference between {trial.bots[0].label} and {bot.label}"
        elif high < rivalry.fair:
            yield f"{bot.label} plays better here than {trial.bots[0].label}: name the better bot first"


def _rows(rows: Sequence[int]) -> str:
    """Format row indexes as a list of numbers from 1: rows 3, 5–7."""
    starts = [row for row in rows if row - 1 not in rows]
    ends = [row for row in rows if row + 1 not in rows]
    runs = [f"{a + 1}" if a == b else f"{a + 1}–{b + 1}" for a, b in zip(starts, ends, strict=True)]
    return f"row{'s' if len(rows) > 1 else ''} {', '.join(runs)}"
