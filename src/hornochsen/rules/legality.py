"""Legal actions, and the errors for illegal ones (R16–R24, R26–R30, R39–R41)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NoReturn

from .actions import Action, Buy, Play, Take, TakeBack
from .errors import Illegal, Malformed
from .state import MOST_BOUGHT, SCREEN, TILES, State, face_up


def most_to_buy(state: State, seat: int) -> int:
    """Return the maximum number of tiles that the seat may buy now, or 0 if it may not buy."""
    if state.over or state.taking or state.laid[seat] or state.bought[seat]:
        return 0
    hand = len(state.hands[seat])
    if state.laying.selling and (state.supply or state.rules.box_sales):
        stock = len(state.supply) + (len(state.box) if state.rules.box_sales else 0)
        return min(MOST_BOUGHT, SCREEN - hand, stock)
    # R30 allows one tile from the box; without box sales, also when the supply ran out during the round.
    return 1 if state.laying.double and hand == 1 and state.box else 0


def tiles_to_lay(state: State, seat: int) -> int:
    """Return the number of tiles that the seat must lay in this round, or 0 if it must buy first (R28)."""
    if not state.laying.double:
        return 1
    if len(state.hands[seat]) >= 2:
        return 2
    return 0 if most_to_buy(state, seat) else 1


def box_draw(state: State, action: Action) -> int:
    """Return the number of tiles that must be drawn from the box for this action (R23, R30)."""
    return max(0, action.count - len(state.supply)) if isinstance(action, Buy) else 0


def take_counts(state: State, seat: int) -> range:
    """Return the numbers of tiles that the seat may take from its completed row (R13, R16)."""
    return range(1, min(2, SCREEN - len(state.hands[seat])) + 1)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Return all legal actions of the seat, with tiles ascending; empty if the seat cannot act now."""
    if state.over:
        return ()
    if state.taking:
        if state.taking.seat != seat:
            return ()
        tiles = sorted(state.taking.tiles)
        return tuple([Take(seat, some) for count in take_counts(state, seat) for some in combinations(tiles, count)])
    if state.laid[seat]:
        return () if face_up(state, seat) else (TakeBack(seat),)
    buys = tuple([Buy(seat, count) for count in range(1, most_to_buy(state, seat) + 1)])
    count = tiles_to_lay(state, seat)
    if not count or seat not in state.awaited:
        return buys
    return buys + tuple([Play(seat, some) for some in combinations(state.hands[seat], count)])


def check(state: State, action: Action) -> None:
    """Raise `Malformed` or `Illegal` unless the action is legal."""
    kind = _CHECKS.get(type(action))
    if kind is None:
        raise Malformed(f"an action is Buy, Play, TakeBack or Take, not {type(action).__name__}")
    if type(action.seat) is not int or not 0 <= action.seat < state.players:
        raise Malformed(f"there is no seat {action.seat!r}; seats are 0 to {state.players - 1}")
    if state.over:
        raise Illegal("over", "the game is over; no more moves are possible")
    if state.taking and not isinstance(action, Take):
        raise Illegal("taking", f"seat {state.taking.seat} must first take tiles of the row it completed")
    kind(state, action)


def _check_buy(state: State, action: Buy) -> None:
    seat = action.seat
    if type(action.count) is not int or not 1 <= action.count <= MOST_BOUGHT:
        raise Malformed(f"count: a purchase is 1, 2 or 3 tiles, not {action.count!r}")
    if state.laid[seat]:
        raise Illegal("already-laid", f"seat {seat} has laid already; tiles are bought before laying")
    if state.bought[seat]:
        raise Illegal("already-bought", f"seat {seat} has bought already; one purchase per round is allowed")
    most = most_to_buy(state, seat)
    if action.count <= most:
        return
    if most:
        _refuse("too-many", f"seat {seat} can buy at most {most} now, not {action.count}")
    if len(state.hands[seat]) == SCREEN:
        _refuse("screen-full", f"seat {seat} has {SCREEN} tiles behind its screen and cannot hold more")
    _refuse(
        "nothing-for-sale",
        "no tiles are for sale in this round" if not state.laying.selling else "no tiles are left to buy",
    )


def _check_play(state: State, action: Play) -> None:
    seat, tiles = action.seat, action.tiles
    _check_tiles(tiles)
    if state.laid[seat]:
        raise Illegal("already-laid", f"seat {seat} has laid already")
    if seat not in state.awaited:
        first = ", ".join(map(str, state.awaited))
        raise Illegal("not-your-turn", f"in this open round seat {first} lays before seat {seat}")
    count = tiles_to_lay(state, seat)
    if not count:
        raise Illegal("must-buy", f"seat {seat} has one tile and must buy at least one before laying two")
    if len(tiles) != count:
        raise Illegal("wrong-count", f"seat {seat} lays {_tiles(count)} in this round, not {_tiles(len(tiles))}")
    _check_held(f"seat {seat} does not hold", tiles, state.hands[seat])


def _check_take_back(state: State, action: TakeBack) -> None:
    if not state.laid[action.seat]:
        raise Illegal("not-laid", f"seat {action.seat} has nothing to take back")
    if face_up(state, action.seat):
        raise Illegal("face-up", f"seat {action.seat} has laid face up; only face-down tiles can be taken back")


def _check_take(state: State, action: Take) -> None:
    seat, tiles = action.seat, action.tiles
    _check_tiles(tiles)
    if not state.taking:
        raise Illegal("nothing-to-take", "no row has been completed; there are no tiles to take")
    if state.taking.seat != seat:
        raise Illegal("not-your-turn", f"seat {state.taking.seat} takes tiles now, not seat {seat}")
    if len(tiles) not in take_counts(state, seat):
        raise Illegal(
            "wrong-count",
            f"seat {seat} can take at most {_tiles(take_counts(state, seat)[-1])}, not {_tiles(len(tiles))}",
        )
    _check_held("the completed row does not have", tiles, state.taking.tiles)


def _check_tiles(tiles: Any) -> None:
    if not isinstance(tiles, tuple) or not 1 <= len(tiles) <= 2:
        raise Malformed("tiles: must name one or two tiles")
    for tile in tiles:
        if type(tile) is not int or tile not in TILES:
            raise Malformed(f"tiles: a tile is a number from 1 to 99, not {tile!r}")
    if len(set(tiles)) != len(tiles):
        raise Malformed(f"tiles: tile {tiles[0]} is named twice")


def _check_held(lack: str, tiles: tuple[int, ...], held: tuple[int, ...]) -> None:
    for tile in tiles:
        if tile not in held:
            raise Illegal("no-such-tile", f"{lack} tile {tile}, only {', '.join(map(str, sorted(held)))}")


def _refuse(reason: str, text: str) -> NoReturn:
    raise Illegal(reason, text)


def _tiles(count: int) -> str:
    return f"{count} tile{'' if count == 1 else 's'}"


_CHECKS: dict[type, Callable[[State, Any], None]] = {
    Buy: _check_buy,
    Play: _check_play,
    TakeBack: _check_take_back,
    Take: _check_take,
}
