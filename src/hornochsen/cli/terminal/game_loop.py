"""Play a game in the terminal: people share one keyboard, bots play the other seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from ...bots import Bot
from ...bots.decisions import choose_action
from ...locales.event_reasons import reason
from ...locales.narration import narrate, standings, winners
from ...records import Record, Recorder
from ...rules import Action, AnyEvent, Buy, State, TakeBack, legal, places, view, visible
from ...rules.events import Laid, Placed, RoundBegan, RoundEnded
from .console import QUIT, PlayerQuit, Terminal
from .drawing import shortened
from .hints import Hints
from .prompts import PROMPT, HumanPlayer
from .table_screen import table_lines


class TerminalGame:
    """Runs a game: asks the awaited seats, announces events, and saves the record after each move."""

    def __init__(
        self,
        recorder: Recorder,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        save: Callable[[Record], None],
        hints: Hints | None = None,
        *,
        people_first: bool = False,
    ) -> None:
        self.recorder = recorder
        self.bots = bots
        self.terminal = terminal
        self.save = save
        self.people_first = people_first
        self.names: Sequence[str] = [shortened(name, 20) for name in recorder.record.players]
        seats = range(len(self.names))
        people = [seat for seat in seats if seat not in bots]
        self.viewer = people[0] if len(people) == 1 else None
        you = terminal.texts("you-in-list")
        self.names_at_table = [you if seat == self.viewer else name for seat, name in enumerate(self.names)]
        self.people = {seat: HumanPlayer(seat, self.names_at_table, terminal, hints) for seat in people}
        self.at_keyboard = self.viewer
        self.news: list[str] = []
        self.placed: dict[int, int] = {}
        """The tiles placed in this round, and their seats."""

        self.began = time.monotonic() - max((move.at or 0 for move in recorder.record.moves), default=0)

    @property
    def state(self) -> State:
        return self.recorder.state

    def play(self) -> None:
        """Play to the end of the game; raise `PlayerQuit` if a person stops it."""
        self._tell(self.recorder.step.events, self.viewer)
        while not self.state.over:
            seat = self._next_seat()
            if seat in self.bots:
                self._do(choose_action(self.recorder.record.players[seat], self.bots[seat], self.state, seat))
            else:
                self._ask(seat)
        with suppress(PlayerQuit):  # the game is over: its result is shown in any case
            self._show_news()
            if self.people:
                self.terminal.pause()
        self._show_standings()

    def _next_seat(self) -> int:
        """Return the next seat to act. Bots act before people, who then need not wait, unless people come first."""
        return min(self.state.awaited, key=lambda seat: ((seat in self.bots) == self.people_first, seat))

    def _do(self, action: Action) -> None:
        seat = action.seat
        step = self.recorder.do(
            action, by="bot" if seat in self.bots else "person", at=round(time.monotonic() - self.began, 1)
        )
        self.save(self.recorder.record)
        # The buyer stays at the keyboard and sees the bought tiles; the next person may see all other events.
        stays = isinstance(action, Buy) and seat == self.at_keyboard and not step.state.over
        self._tell(step.events, seat if stays else self.viewer)

    def _tell(self, events: Iterable[AnyEvent], viewer: int | None) -> None:
        for event in events:
            if isinstance(event, Laid) and not event.face_up:
                continue
            if isinstance(event, RoundBegan):
                self.placed = {}
            if isinstance(event, RoundBegan) and not (event.double or event.open):
                continue
            sentence = narrate(visible(event, viewer), self.names, self.terminal.texts, viewer)
            if sentence:
                because = self._surprise(event, viewer)
                self.news.append(f"{sentence} {because}" if because else sentence)
            if isinstance(event, Placed):
                self.placed[event.tile] = event.seat
            if isinstance(event, RoundEnded) and not self.people:
                self._show_news()
                self._show_table()

    def _surprise(self, event: AnyEvent, viewer: int | None) -> str | None:
        """Return why the viewer's own tile went behind a higher number, or behind a tile that came first."""
        if not isinstance(event, Placed) or event.seat != viewer or not (event.lowest or event.behind in self.placed):
            return None
        return reason(event, self.placed, self.names, self.terminal.texts, viewer)

    def _ask(self, seat: int) -> None:
        if seat != self.at_keyboard and not self._handed_over(seat):
            return
        person = self.people[seat]
        screen = person.screen(self.state)
        self.terminal.clear()
        needed = sum(map(self.terminal.line_count, [*self.news, *screen])) + PROMPT
        if self.terminal.interactive and needed > self.terminal.height:
            self._show_news()
            self.terminal.pause()
            self.terminal.clear()
        self._show_news()
        self.terminal.show(screen)
        self._do(person.choose(self.state))

    def _handed_over(self, seat: int) -> bool:
        """Hand the keyboard to the next person; return False if `u` takes back the previous tile (R22)."""
        terminal = self.terminal
        before, self.at_keyboard = self.at_keyboard, None
        terminal.clear()
        self._show_news()
        back = before if before is not None and TakeBack(before) in legal(self.state, before) else None
        if back is not None:
            terminal.say("hand-over-back", name=self.names[back])
        said = terminal.ask(terminal.texts("hand-over", name=self.names[seat])).lower()
        if said in QUIT:
            raise PlayerQuit
        if said == "u" and back is not None:
            self._do(TakeBack(back))
            return False
        self.at_keyboard = seat
        return True

    def _show_news(self) -> None:
        self.terminal.show_pages([*self.news])
        self.news.clear()

    def _show_table(self) -> None:
        """Show the table as a spectator sees it."""
        width = self.terminal.width
        lines = table_lines(view(self.state, None), self.names_at_table, self.terminal.texts, width=width)
        self.terminal.show([*lines, ""])

    def _show_standings(self) -> None:
        state, texts = self.state, self.terminal.texts
        if self.people:
            self.terminal.clear()
            self._show_table()
        order = places(state.positions)
        self.terminal.show([texts("standings-title"), *standings(order, state.positions, self.names_at_table, texts)])
        self.terminal.show([winners(order, state.positions, self.names, texts, self.viewer)])
