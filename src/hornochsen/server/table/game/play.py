"""The game at a table: start, salts, deal, choices of people and bots, timeouts, end."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....protocol import Committed, Dealt, FinishedGame, Standing, StoodIn
from ....protocol.errors import Refusal
from ....records import By, shuffle
from ....rules import Action, Buy, Illegal, Malformed, Play, State, TakeBack, apply, box_draw, deal, places
from ..people import player_seats, takeover
from ..table import Game, LoggedMove, Seat, Table
from . import clocks, daily, rated, rated_result, take_back

if TYPE_CHECKING:
    from ..draft import Draft, Moment

SECRET_BYTES = 32
MIN_SEATS = 2


def start(draft: Draft, index: int) -> None:
    """Start a game as the host, who thereby agrees to it."""
    draft.require_phase("gathering", "over")
    draft.require_host(index)
    if len(draft.seats) < MIN_SEATS:
        raise Refusal("too-few")
    draft.change(again=(*draft.table.again, draft.seats[index].who))
    rated.check_start(draft)
    begin(draft)


def begin(draft: Draft) -> None:
    """Begin a game: fix the seats, publish the commitment to a new secret, and wait for salts.

    In a later game a bot stands in for each person who has not agreed to it, so that no unseen clock runs.
    """
    moment, table = draft.moment, draft.table
    seats = [_seat_for_new_game(seat, agreed=not table.games or agreed(table, seat)) for seat in draft.seats]
    if table.terms.rated:
        seats = rated.without_dead_connections(seats, moment)
    if table.terms.shuffle_seats:
        moment.chance.shuffle(seats)
    secret = moment.chance.randbytes(SECRET_BYTES)
    game = Game(
        number=table.games + 1,
        first=table.version + 1,
        began=moment.now,
        secret=secret.hex(),
        commitment=shuffle.commitment(secret),
        salting_until=moment.now + moment.salt_seconds,
        salts=tuple((at, None) for at, seat in enumerate(seats) if seat.bot is None),
        rated=rated.levels(table, seats),
    )
    previous = FinishedGame(table.games, table.standings, table.record) if table.standings else table.previous
    fresh = {"standings": (), "record": None, "again": (), "previous": previous, "rated": None}
    draft.change(phase="salting", seats=tuple(seats), game=game, games=game.number, **fresh)
    draft.emit(Committed(game.commitment))


def agreed(table: Table, seat: Seat) -> bool:
    """Return whether a player has agreed to another game: bots, newcomers, and people who said so."""
    return seat.bot is not None or seat.newcomer or seat.who in table.again


def _seat_for_new_game(seat: Seat, *, agreed: bool) -> Seat:
    away = not agreed
    fresh = {"deadline": None, "left": None, "bot_before": None, "newcomer": False, "reacted": None, "gone": False}
    rating = {"own_choices": 0, "bot_choices": 0, "bot_since": None, "cut_off": False}
    return replace(seat, stand_in=away, unanswered=away, player=player_seats.player_of(seat), **fresh, **rating)


def salt(draft: Draft, index: int, word: str) -> None:
    """Store a person's salt; deal when all people who are present have sent theirs."""
    draft.require_phase("salting")
    if (index, None) not in draft.game.salts:
        raise Refusal("nothing-to-do", "no salt is awaited from this seat")
    draft.change_game(salts=tuple((seat, word if seat == index else old) for seat, old in draft.game.salts))
    if not any(old is None and _may_salt(draft, draft.seats[seat]) for seat, old in draft.game.salts):
        deal_tiles(draft)


def _may_salt(draft: Draft, seat: Seat) -> bool:
    """Return whether the deal waits for a person's salt."""
    return seat.bot is None and (draft.present(seat) or clocks.waits_for_all(draft.table))


def deal_tiles(draft: Draft) -> None:
    """Deal tiles from the shuffle that the secret and the received salts determine."""
    game, table = draft.game, draft.table
    key = shuffle.key(bytes.fromhex(game.secret), game.salts)
    step = deal(table.board, table.rules, len(table.seats), shuffle.supply(key))
    draft.change(phase="playing")
    draft.change_game(state=step.state, began=draft.moment.now)
    draft.emit(Dealt(tuple(seat for seat, word in game.salts if word is None)))
    draft.emit(*(StoodIn(seat.who, "no-answer") for seat in table.seats if seat.unanswered), *step.events)


def choose(draft: Draft, index: int, action: Action, take_back_seconds: float = 0.0) -> None:
    """Apply a person's choice; a bot that stood in for the person stops."""
    draft.require_phase("playing")
    daily.check_turn(draft, index, action)
    draft.end_stand_in(index)
    act(draft, index, action, "person")
    take_back.allow(draft, index, take_back_seconds)


def apply_bot_choice(draft: Draft, index: int, action: Action) -> None:
    """Apply a bot's choice for its seat or as a stand-in; do nothing if it is no longer the bot's turn."""
    if index not in clocks.bot_turns(draft.table, draft.moment.live):
        return
    if isinstance(action, Play) and take_back.bots_wait(draft.table, draft.moment.now):
        take_back.keep_choice(draft, action)
    else:
        act(draft, index, action, "bot" if draft.seats[index].bot else "stand-in")


def lay_bot_choices(draft: Draft) -> None:
    """Lay the tiles that bots have chosen, once the only person has laid and can no longer take back."""
    if not take_back.may_wait(draft.table) or clocks.deserted(draft.table, draft.moment.live):
        return
    for choice in take_back.release_choices(draft):
        with contextlib.suppress(Refusal):  # the bot then chooses again
            act(draft, choice.seat, choice, "bot")


def act(draft: Draft, index: int, action: Action, by: By) -> None:
    """Apply an action; a draw from the box is derived from the same shuffle as the deal."""
    game, now = draft.game, draft.moment.now
    state = game.state
    assert state
    drawn: tuple[int, ...] = ()
    try:
        count = box_draw(state, action) if isinstance(action, Buy) else 0
        if 0 < count <= len(state.box):
            key = shuffle.key(bytes.fromhex(game.secret), game.salts)
            drawn = shuffle.from_box(key, game.box_draws, state.box, count)
        step = apply(state, action, drawn)
    except Illegal as error:
        raise Refusal(error.reason, str(error)) from None
    except Malformed as error:
        raise Refusal("malformed", str(error)) from None
    _keep_time(draft, index, action)
    draft.change_game(state=step.state, box_draws=game.box_draws + bool(drawn))
    draft.moves.append(LoggedMove(action, round(max(0.0, now - game.began), 3), by, drawn))
    draft.emit(*step.events)
    rated_result.note_choice(draft, index, by)
    if step.state.over:
        end(draft, step.state)


def _keep_time(draft: Draft, index: int, action: Action) -> None:
    """Stop or resume the seat's clock after an action."""
    seat, now = draft.seats[index], draft.moment.now
    match action:
        case Buy():
            pass
        case Play():
            left = seat.left if seat.deadline is None else max(0.0, seat.deadline - now)
            draft.change_seat(index, deadline=None, left=left)
        case TakeBack() if seat.left is not None:
            draft.change_seat(index, deadline=now + seat.left, left=None)
        case _:
            draft.change_seat(index, deadline=None)


def end(draft: Draft, state: State) -> None:
    """End the game: set the standings and the record's id."""
    ranks = places(state.positions)
    rated_result.settle(draft, ranks)
    table = draft.table
    standings = tuple(
        Standing(seat.name, seat.colour, seat.bot, state.positions[at], ranks[at])
        for at, seat in enumerate(table.seats)
    )
    draft.change(phase="over", standings=standings, record=f"{table.code}-{table.games}")
    for index in range(len(table.seats)):
        draft.change_seat(index, deadline=None, left=None, stand_in=False, closed=False, unanswered=False, gone=False)


def apply_timeouts(draft: Draft) -> None:
    """Apply expired deadlines: of salts, clocks, absent people, an absent host, or an absent spectator's request."""
    table, moment = draft.table, draft.moment
    if table.phase == "salting":
        if moment.now >= draft.game.salting_until:
            deal_tiles(draft)
        return
    if daily.expire(draft):
        return
    takeover.apply_timeouts(draft)
    _mark_absent(draft)
    table = draft.table
    absent = {seat.who for seat in clocks.absentees(table, moment.live) if is_past(seat.away_since, moment)}
    if table.phase != "playing":
        if table.host in absent:
            draft.reassign_host()
        draft.start_agreed_game()
        return
    deserted = clocks.deserted(table, moment.live)
    rated_result.settle_abandoned(draft, deserted=deserted)
    for index, seat in enumerate(table.seats):
        out_of_time = seat.deadline is not None and moment.now >= seat.deadline
        if deserted:
            if out_of_time:  # a crash disconnected all people: each gets a full clock after returning
                draft.change_seat(index, deadline=None)
        elif out_of_time or seat.who in absent:
            if out_of_time and table.terms.clock:
                draft.change_seat(index, left=clocks.grace(seat, table.terms.clock))
            draft.change_seat(index, stand_in=True, gone=seat.who in absent)
            draft.emit(StoodIn(seat.who, "out-of-time" if out_of_time else "away"))
    lay_bot_choices(draft)


def _mark_absent(draft: Draft) -> None:
    """Mark people as absent if their server process died before it could report their disconnect."""
    if clocks.deserted(draft.table, draft.moment.live):
        return
    for index, seat in enumerate(draft.seats):
        if seat.bot is None and not draft.present(seat) and (seat.here or seat.away_since is None):
            cut_off = bool(seat.here) and clocks.has_fast_clock(draft.table) and rated_result.running(draft.table)
            draft.change_seat(index, here=(), away_since=draft.moment.now, cut_off=bool(cut_off))


def is_past(away_since: float | None, moment: Moment) -> bool:
    return away_since is not None and moment.now >= away_since + moment.away_seconds
