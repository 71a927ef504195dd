"""Programs as bots, with real programs, and the mistakes that they can make."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import PATIENCE
from processes import runs

from hornochsen.boards import load as load_board
from hornochsen.bots import command as commands
from hornochsen.bots.command import CommandBot, end_programs, idle_programs
from hornochsen.bots.registry import BotError, load
from hornochsen.rules import OFFICIAL, Buy, Play, State, deal, legal, shuffled, view

pytestmark = pytest.mark.processes

ANSWERING = "import sys, json\nfor line in sys.stdin:\n  asked = json.loads(line)\n  {}\n  sys.stdout.flush()\n"


@pytest.fixture(autouse=True)
def _no_program_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(commands, "EXIT_SECONDS", PATIENCE)
    yield
    end_programs()
    assert idle_programs() == 0


@pytest.fixture
def state() -> State:
    return deal(load_board("classic"), OFFICIAL, 3, shuffled(random.Random(1))).state


def program(tmp_path: Path, source: str) -> tuple[str, ...]:
    file = tmp_path / f"snail-{len(list(tmp_path.iterdir()))}.py"
    file.write_text(source, encoding="utf-8")
    return sys.executable, str(file)


def answering(tmp_path: Path, statement: str, limit: float = PATIENCE) -> CommandBot:
    return CommandBot("snail", program(tmp_path, ANSWERING.format(statement)), limit)


def failure(bot: CommandBot, state: State) -> str:
    with pytest.raises(BotError) as failed:
        bot.choose(view(state, 0), legal(state, 0))
    bot.close()
    line = str(failed.value)
    assert line.isprintable()
    return line


def test_an_answer_is_an_action_or_its_index(tmp_path: Path, state: State) -> None:
    options = legal(state, 0)
    last = answering(tmp_path, "print(json.dumps(asked['legal'][-1]))")
    assert last.choose(view(state, 0), options) == options[-1]
    last.close()
    second = answering(tmp_path, "print(json.dumps({'choose': 1}))")
    assert second.choose(view(state, 0), options) == Buy(0, 2)
    second.close()


def test_a_program_gets_its_view_and_legal_actions_only(tmp_path: Path, state: State) -> None:
    told = tmp_path / "told.json"
    bot = answering(tmp_path, f"open({str(told)!r}, 'w').write(line); print('{{\"choose\": 0}}')")
    bot.choose(view(state, 1), legal(state, 1))
    bot.close()
    asked = json.loads(told.read_text(encoding="utf-8"))
    assert list(asked) == ["view", "legal"]
    assert set(asked["view"]) == set(view(state, 1).__struct_fields__)
    assert asked["view"]["hand"] == list(state.hands[1])
    assert asked["legal"][0] == {"type": "buy", "seat": 1, "count": 1}
    hidden = [tile for seat in (0, 2) for tile in state.hands[seat]]
    shown = [*asked["view"]["hand"], *(tile for row in asked["view"]["rows"] for tile in row)]
    assert not set(hidden) & set(shown)
    assert asked["view"]["supply"] == len(state.supply)


def test_one_program_plays_several_games(tmp_path: Path, state: State) -> None:
    bot = answering(tmp_path, "import os; print(json.dumps(asked['legal'][os.getpid() % 2]))")
    chosen = set()
    for _ in range(5):
        chosen.add(bot.choose(view(state, 0), legal(state, 0)))
        bot.close()
        bot = CommandBot("snail", bot.command, PATIENCE)
    assert len(chosen) == 1
    assert idle_programs() == 1


def test_a_program_ends_when_its_input_is_closed(tmp_path: Path, state: State) -> None:
    trace = tmp_path / "trace"
    source = ANSWERING.format("print('{\"choose\": 0}')") + f"open({str(trace)!r}, 'w').write('bye')\n"
    bot = CommandBot("snail", program(tmp_path, source), PATIENCE)
    bot.choose(view(state, 0), legal(state, 0))
    bot.close()
    end_programs()
    assert trace.read_text(encoding="utf-8") == "bye"


def test_the_child_processes_of_a_program_end_with_it(
    tmp_path: Path, state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "EXIT_SECONDS", 0.2)
    pid = tmp_path / "pid"
    source = f'read x; sleep 1000 & echo $! > {pid}; echo "{{\\"choose\\": 0}}"; wait'
    bot = CommandBot("snail", ("sh", "-c", source), PATIENCE)
    bot.choose(view(state, 0), legal(state, 0))
    bot.close()
    end_programs()
    until = time.monotonic() + PATIENCE
    while runs(int(pid.read_text(encoding="utf-8"))):
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("statement", "shown"),
    [
        ("print('moo')", "moo"),
        ("print()", "an empty line"),
        ("print(7)", "7"),
        ("print('{}')", "{}"),
        ("print(json.dumps({'choose': 99}))", '{"choose": 99}'),
        ("print(json.dumps({'choose': -1}))", '{"choose": -1}'),
        ("print(json.dumps({'choose': True}))", '{"choose": true}'),
        ("print(json.dumps({'choose': 0, 'because': 1}))", '{"choose": 0, "because": 1}'),
        ("print(json.dumps({'type': 'moo', 'seat': 0}))", '{"type": "moo", "seat": 0}'),
        ("print('\\x1b[31m\\x07')", "[31m"),
    ],
)
def test_an_invalid_answer(tmp_path: Path, state: State, statement: str, shown: str) -> None:
    most = len(legal(state, 0)) - 1
    assert failure(answering(tmp_path, statement), state) == (
        f'snail answered {shown}; an answer is one of the legal actions, or {{"choose": 0}} to {most}'
    )


def test_an_exit_is_reported_with_the_last_error_line(tmp_path: Path, state: State) -> None:
    bot = answering(tmp_path, "print('first', file=sys.stderr); raise SystemExit('I am tired')")
    assert failure(bot, state) == "snail ended with status 1 instead of answering; it wrote: I am tired"


def test_an_exit_by_a_signal_is_reported(tmp_path: Path, state: State) -> None:
    bot = answering(tmp_path, "import os; os.kill(os.getpid(), 9)")
    assert failure(bot, state) == "snail was ended by signal 9 instead of answering"


def test_a_program_that_does_not_answer(tmp_path: Path, state: State) -> None:
    """The limit is set after the first answer, so that the time to start the program does not count."""
    words = "print('hm', file=sys.stderr, flush=True); print('{\"choose\": 0}', flush=True)"
    bot = answering(tmp_path, f"import time; {words}; time.sleep(1000)")
    bot.choose(view(state, 0), legal(state, 0))
    bot.limit = 0.7
    before = time.monotonic()
    assert failure(bot, state) == "snail gave no answer within 0.7 seconds; it wrote: hm"
    assert time.monotonic() - before < PATIENCE


def test_a_program_that_does_not_read(state: State) -> None:
    bot = CommandBot("snail", ("sh", "-c", "while :; do sleep 0.05; done"), limit=0.3)
    assert failure(bot, state) == "snail gave no answer within 0.3 seconds"


def test_a_program_that_writes_an_extra_line(tmp_path: Path, state: State) -> None:
    bot = answering(tmp_path, 'print(\'{"choose": 0}\\n{"choose": 1}\')')
    bot.choose(view(state, 0), legal(state, 0))
    assert failure(bot, state) == "snail wrote a line that nobody had asked for"


def test_a_line_that_is_too_long(tmp_path: Path, state: State) -> None:
    assert failure(answering(tmp_path, "print('x' * 100000)"), state) == "snail wrote a line that is far too long"


def test_a_program_that_cannot_be_started(tmp_path: Path, state: State) -> None:
    file = tmp_path / "snail"
    file.write_text("not a program", encoding="utf-8")
    file.chmod(0o755)
    spec = load("snail", command=str(file))
    with pytest.raises(BotError, match=r"snail cannot be started: .*: Exec format error"):
        spec.make(random.Random(1)).choose(view(state, 0), legal(state, 0))


def test_much_output_on_standard_error_does_not_block_the_game(tmp_path: Path, state: State) -> None:
    bot = answering(tmp_path, "print('x' * 200000, file=sys.stderr); print(json.dumps(asked['legal'][-1]))")
    for _ in range(3):
        assert isinstance(bot.choose(view(state, 0), legal(state, 0)), Play)
    bot.close()
