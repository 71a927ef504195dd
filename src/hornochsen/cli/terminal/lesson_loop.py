"""The lesson in the terminal: a chapter explains, the learner chooses, and the rules answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from ...lesson import (
    CHAPTERS,
    SEAT,
    Args,
    Chapter,
    Choice,
    Message,
    Turn,
    first_turn,
    open_chapter,
    opening,
    retry,
)
from ...locales import Texts
from ...locales.narration import listed, narrate
from ...rules import Action, State
from ...rules.events import Laid
from .console import QUIT, PlayerQuit, Terminal
from .drawing import legend_lines
from .prompts import PROMPT, HumanPlayer

SHORT_GAME = "hornochsen play --board calf-yard --bots calf,calf"


class ChapterChanged(Exception):
    """The learner asked for another chapter."""

    def __init__(self, step: int) -> None:
        self.step = step


class Learner(HumanPlayer):
    """A person who may also go to another chapter: b goes back, n goes on."""

    task: Sequence[str] = ()
    """The learner's task, which is shown again with the table."""

    def show_again(self, state: State) -> None:
        """Show the task and the table once more."""
        self.terminal.clear()
        self.terminal.show([*self.task, *self.screen(state)])

    def action(self, state: State, said: str) -> Action | None:
        """Parse an action as in a game; raise `ChapterChanged` on b and n."""
        if said in {"b", "n"}:
            raise ChapterChanged(1 if said == "n" else -1)
        return super().action(state, said)


class TerminalLesson:
    """Runs the lesson, and saves the number of each chapter that begins."""

    def __init__(self, terminal: Terminal, save: Callable[[int], None]) -> None:
        self.terminal = terminal
        self.texts: Texts = terminal.texts
        self.save = save
        self.legend_shown = False

    def play(self, number: int) -> None:
        """Run the lesson from a chapter to its end; raise `PlayerQuit` if the learner stops."""
        self.terminal.warn_if_narrow(open_chapter(CHAPTERS[0]).record.board)
        while number <= len(CHAPTERS):
            self.save(number)
            try:
                self._chapter(CHAPTERS[number - 1])
                number += self._step(last=number == len(CHAPTERS))
            except ChapterChanged as change:
                number += change.step
            number = max(1, number)
        self.save(1)
        self.terminal.clear()
        self.terminal.say("learn-end-title")
        self.terminal.say_unwrapped("learn-end-command", command=SHORT_GAME)

    def _chapter(self, chapter: Chapter) -> None:
        turn: Turn | None = first_turn(chapter)
        assert turn
        others = open_chapter(chapter).record.players[:SEAT]
        names = (*others, self.texts("you-in-list"))
        player = Learner(SEAT, names, self.terminal)
        args = spoken(opening(chapter, turn), names, self.texts)
        news: list[Text | str] = [
            self.texts(
                "named",
                name=self.texts("learn-chapter", number=chapter.number, total=len(CHAPTERS)),
                text=self.texts(f"learn-{chapter.name}-title"),
            ),
            self.texts(f"learn-{chapter.name}-text", **args),
            self.texts(f"learn-{chapter.name}-task", **args),
            *self._legend(),
            self.texts("learn-keys-during"),
            "",
        ]
        player.task = [self.texts(f"learn-{chapter.name}-task", **args), self.texts("learn-keys-during"), ""]
        while turn:
            self._show(news, player, turn.state)
            choice = turn.choices[player.choose(turn.state)]
            answer = self._answer(choice, names)
            news = [*self._events(choice, names), "", *answer, ""]
            player.task = [*answer[-1:], ""]
            turn = choice.then
        self.terminal.clear()
        self.terminal.show_pages([*news])
        if chapter.reached(choice):
            self.terminal.say(f"learn-{chapter.name}-done")
        else:
            self.terminal.show([told(retry(chapter, choice), names, self.texts)])

    def _legend(self) -> list[Text | str]:
        """Return the symbols of the board for the first chapter that is shown, and nothing after it."""
        if self.legend_shown:
            return []
        self.legend_shown = True
        return ["", *legend_lines(self.texts, self.terminal.width), ""]

    def _show(self, news: Sequence[Text | str], player: Learner, state: State) -> None:
        """Show the texts and the table, on two screens if they do not fit on one."""
        screen = player.screen(state)
        self.terminal.clear()
        self.terminal.show_pages([*news])
        needed = sum(map(self.terminal.line_count, [*news, *screen])) + PROMPT
        if self.terminal.interactive and needed > self.terminal.height:
            self.terminal.pause()
            self.terminal.clear()
        self.terminal.show(screen)

    def _events(self, choice: Choice, names: Sequence[str]) -> list[str]:
        hidden = [event for event in choice.events if not (isinstance(event, Laid) and not event.face_up)]
        return [line for event in hidden if (line := narrate(event, names, self.texts, SEAT))]

    def _answer(self, choice: Choice, names: Sequence[str]) -> list[str]:
        return [told(message, names, self.texts) for message in choice.answer]

    def _step(self, *, last: bool) -> int:
        """Ask how to go on; return 1 for the next chapter, 0 to try again, -1 for the previous one."""
        keys = self.texts("learn-keys-last" if last else "learn-keys")
        while True:
            said = self.terminal.ask(f"{keys} >").lower()
            if said in QUIT:
                raise PlayerQuit
            if said in {"", "n", "r", "b"}:
                return {"r": 0, "b": -1}.get(said, 1)
            self.terminal.say("learn-not-possible", text=said[:40])


def told(message: Message, names: Sequence[str], texts: Texts) -> str:
    """Return the text of a message."""
    return texts(message.id, **spoken(message.args, names, texts))


def spoken(args: Args, names: Sequence[str], texts: Texts) -> dict[str, str | int]:
    """Return the arguments of a text: lists of tiles in words, and players by name."""
    words = {name: listed(value, texts) if isinstance(value, tuple) else value for name, value in args.items()}
    seat = args.get("seat")
    if isinstance(seat, int):
        words |= {"who": "you" if seat == SEAT else "other", "name": names[seat]}
    return words
