"""A second, naive implementation of the rules, for comparison with the main one.

It was written from the rules alone, without knowledge of the main implementation. It is plain and slow on
purpose: one mutable object, lists and dicts, no shortcuts. A misread rule shows where the two differ.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any

Move = tuple[Any, ...]

CLASSIC: dict[str, Any] = {
    "name": "classic",
    "rows": [
        ["", "", "", "", 6],
        ["", "", "", 5],
        ["", "", "", "", "", 8],
        ["", "", "", "", 1, 8],
        ["", "H", "H", "", 2, 9],
        ["", "", 1, "", 3, "", 10],
        ["", "D", "D", "D", "D", 8],
        ["", "", 4, 5, 7],
        ["", "", "", 2, "", "", 11],
        ["", "", 1, "", 3, 9],
        ["", "", "", 6],
        ["", "H", "H", "", "", 3, 12],
    ],
    "bulls_eyes": [40, 50],
    "dunghill": 60,
}

PRESETS: dict[str, dict[str, Any]] = {
    "official": {"dunghill_ends": "round", "box_sales": True, "happy_buying": False},
    "jeux-de-nim": {"dunghill_ends": "at_once", "box_sales": False, "happy_buying": False},
}


class Game:
    """One game, from its deal on; `do` changes it in place."""

    def __init__(self, record_header: dict[str, Any]) -> None:
        board, rules = record_header["board"], record_header["rules"]
        self.board = CLASSIC if board == "classic" else board
        self.rules = PRESETS[rules] if isinstance(rules, str) else PRESETS["official"] | rules
        self.seats = range(len(record_header["players"]))
        self.supply: list[int] = list(record_header["supply"])
        if sorted(self.supply) != list(range(1, 100)):
            raise ValueError("the supply is not the tiles 1 to 99")
        self.box: list[int] = []
        self.hands = [[self.supply.pop(0) for _ in range(6)] for _ in self.seats]
        self.rows: list[list[int]] = [[] for _ in self.board["rows"]]
        for row in range(4):
            self.rows[row].append(self.supply.pop(0))
        self.positions = [0 for _ in self.seats]
        self.lines: list[dict[str, Any]] = []
        self.over = False
        self.round = 0
        self.open_next = False
        self._begin_round()

    def clone(self) -> Game:
        """Return a copy that can be played without changing this game."""
        other = copy.copy(self)
        other.supply, other.box = self.supply[:], self.box[:]
        other.hands = [hand[:] for hand in self.hands]
        other.rows = [tiles[:] for tiles in self.rows]
        other.positions, other.lines = self.positions[:], self.lines[:]
        other.bought, other.laid = set(self.bought), dict(self.laid)
        other.queue, other.offered = self.queue[:], self.offered[:]
        return other

    def _begin_round(self) -> None:
        self.round += 1
        self.open = self.open_next
        self.open_next = False
        self.double = self._visible("D")
        self.began_without_supply = not self.supply
        self.dunghill_reached = False
        self.bought: set[int] = set()
        self.laid: dict[int, tuple[int, ...]] = {}
        self.queue: list[tuple[int, int]] = []
        self.taker: int | None = None
        self.offered: list[int] = []
        # The seats that choose face down together, then the others one by one (R8, R39).
        self.together = [s for s in self.seats if not self.open or self.positions[s] == 0]
        ahead = [s for s in self.seats if s not in self.together]
        self.one_by_one = sorted(ahead, key=lambda s: self.positions[s])

    def _visible(self, kind: str) -> bool:
        """Return whether a square of a kind is uncovered in an active row (R26, R31)."""
        return any(
            tiles and kind in squares[len(tiles) :]
            for squares, tiles in zip(self.board["rows"], self.rows, strict=True)
        )

    def awaited(self) -> list[int]:
        """Return the seats that must act before the game can go on."""
        if self.over:
            return []
        if self.taker is not None:
            return [self.taker]
        group = [s for s in self.together if s not in self.laid]
        return group or [s for s in self.one_by_one if s not in self.laid][:1]

    def legal(self, seat: int) -> set[Move]:
        """Return all legal moves of a seat."""
        if self.over:
            return set()
        if self.taker is not None:
            return self._takes() if seat == self.taker else set()
        if seat in self.laid:
            waiting = any(s not in self.laid for s in self.together)
            return {("take_back",)} if seat in self.together and waiting else set()
        moves = self._buys(seat)
        if seat in self.awaited():
            moves |= self._plays(seat)
        return moves

    def _takes(self) -> set[Move]:
        assert self.taker is not None
        room = 9 - len(self.hands[self.taker])
        return {
            ("take", chosen)
            for count in (1, 2)
            if count <= room
            for chosen in combinations(sorted(self.offered), count)
        }

    def _buys(self, seat: int) -> set[Move]:
        if seat in self.bought:
            return set()
        hand, supply, box = len(self.hands[seat]), len(self.supply), len(self.box)
        forced = self.double and hand == 1
        if self.began_without_supply:
            most = min(1, box) if forced else 0  # R24, R30
        elif self.rules["box_sales"]:
            most = supply + box  # R23
        elif forced and supply == 0:
            most = min(1, box)
        else:
            most = supply
        return {("buy", n) for n in (1, 2, 3) if n <= most and hand + n <= 9}

    def _plays(self, seat: int) -> set[Move]:
        hand = sorted(self.hands[seat])
        if not self.double:
            return {("play", (tile,)) for tile in hand}
        if len(hand) >= 2:
            return {("play", pair) for pair in combinations(hand, 2)}
        if self._buys(seat):
            return set()  # R28
        return {("play", (hand[0],))}  # R29

    def box_needed(self, seat: int, move: Move) -> int:
        """Return the number of tiles that a move draws from the box: as many as the supply lacks."""
        return max(0, move[1] - len(self.supply)) if move[0] == "buy" else 0

    def do(self, seat: int, move: Move, from_box: Sequence[int] = ()) -> None:
        """Apply one move; raise ValueError and change nothing if it is illegal."""
        if seat not in self.seats or move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {move}")
        needed = self.box_needed(seat, move)
        if len(from_box) != needed or len(set(from_box)) != needed:
            raise ValueError(f"{needed} tiles are to be drawn out of the box, not {from_box}")
        if not set(from_box) <= set(self.box):
            raise ValueError(f"not all of {from_box} are in the box")
        if move[0] == "buy":
            self._buy(seat, move[1], from_box)
        elif move[0] == "play":
            for tile in move[1]:
                self.hands[seat].remove(tile)
            self.laid[seat] = move[1]
            if len(self.laid) == len(self.seats):
                self.queue = sorted((tile, s) for s in self.seats for tile in self.laid[s])
                self._place()
        elif move[0] == "take":
            self.hands[seat] += move[1]
            self.box += [tile for tile in self.offered if tile not in move[1]]
            self.taker, self.offered = None, []
            self._place()
        else:
            self.hands[seat] += self.laid.pop(seat)

    def _buy(self, seat: int, count: int, from_box: Sequence[int]) -> None:
        for tile in from_box:
            self.box.remove(tile)
        from_supply = count - len(from_box)
        self.hands[seat] += self.supply[:from_supply] + list(from_box)
        del self.supply[:from_supply]
        self.bought.add(seat)
        back = self.rules["happy_buying"] and self._visible("H")
        self._move_piece(seat, -count if back else count)
        if self._stopped_at_once():
            self._end_game()

    def _move_piece(self, seat: int, steps: int) -> None:
        old = self.positions[seat]
        others = [self.positions[s] for s in self.seats if s != seat]
        new = max(0, old + steps)  # R33
        while new != 0 and new in others:
            new += 1  # R34: its own square is not among the others'
        self.positions[seat] = new
        for eye in self.board["bulls_eyes"]:
            if steps > 0 and old < eye <= new and max(others) < eye:
                self.open_next = True  # R36
        if new >= self.board["dunghill"]:
            self.dunghill_reached = True

    def _stopped_at_once(self) -> bool:
        return self.dunghill_reached and self.rules["dunghill_ends"] == "at_once"

    def _row_for(self, tile: int) -> int:
        active = [row for row, tiles in enumerate(self.rows) if tiles]
        below = [row for row in active if self.rows[row][-1] < tile]
        return max(below or active, key=lambda row: self.rows[row][-1])  # R9, R10

    def _next_free_row(self, row: int) -> int:
        while True:
            row = (row + 1) % len(self.rows)
            if not self.rows[row]:
                return row

    def _place(self) -> None:
        """Place the turned-over tiles until a player has to take tiles or the round is over."""
        while self.queue:
            tile, seat = self.queue.pop(0)
            row = self._row_for(tile)
            self.rows[row].append(tile)
            squares = self.board["rows"][row]
            square = squares[len(self.rows[row]) - 1]
            if isinstance(square, int):
                self._move_piece(seat, -square if self._visible("H") else square)
                if self._stopped_at_once():
                    self._end_game()
                    return
            if len(self.rows[row]) == len(squares):
                self.rows[self._next_free_row(row)] = [tile]
                self.offered = self.rows[row][:-1]
                self.rows[row] = []
                if len(self.hands[seat]) < 9:
                    self.taker = seat
                    return
                self.box += self.offered  # R16: no choice
                self.offered = []
        self._end_round()

    def _end_round(self) -> None:
        without = [s for s in self.seats if not self.hands[s]]
        for seat in sorted(without, key=lambda s: (-self.positions[s], s)):  # R25
            self.hands[seat] = self.supply[:6]
            del self.supply[:6]
        if self.dunghill_reached or not all(self.hands) or self.round == 200:
            self._end_game()
        else:
            self._write_line()
            self._begin_round()

    def _end_game(self) -> None:
        self.over = True
        self._write_line()

    def _write_line(self) -> None:
        self.lines.append(
            {
                "round": self.round,
                "positions": self.positions[:],
                "rows": [tiles[:] for tiles in self.rows],
                "hands": [sorted(hand) for hand in self.hands],
                "supply": len(self.supply),
                "box": sorted(self.box),
                "over": self.over,
                "open_next": self.open_next and not self.over,
                "double_next": self._visible("D") and not self.over,
            }
        )

    def places(self) -> list[int]:
        """Return each seat's place; seats on the start square share theirs (R44)."""
        return [1 + sum(p < own for p in self.positions) for own in self.positions]


def replay(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the states of a record, one for each round that ended."""
    game = Game(record)
    for entry in record["moves"]:
        (kind,) = {"buy", "play", "take"} & entry.keys()
        move = (kind, entry[kind] if kind == "buy" else tuple(sorted(entry[kind])))
        game.do(entry["player"], move, entry.get("from_box", ()))
    return game.lines


def lowest(box: list[int], count: int) -> list[int]:
    """Return the lowest tiles of the box, as a draw without chance."""
    return sorted(box)[:count]


def count_lines(
    game: Game,
    depth: int,
    bought_from_box: Callable[[list[int], int], list[int]] = lowest,
) -> int:
    """Return the number of sequences of `depth` legal moves, without take-backs."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.seats:
        for move in game.legal(seat) - {("take_back",)}:
            after = game.clone()
            after.do(seat, move, bought_from_box(game.box, game.box_needed(seat, move)))
            total += count_lines(after, depth - 1, bought_from_box)
    return total


def random_board(rng: Random) -> dict[str, Any]:
    """Return a random valid board (R46), often an unusual one."""
    shortest, longest = rng.choice([(3, 3), (3, 4), (3, 12), (4, 7), (9, 12)])
    kinds: list[Any] = rng.choice([["", 0], ["", "H", "D", 0], ["H", "D"], ["H", 0], ["D", 0], ["", "", "D"]])
    worst = rng.choice([1, 3, 9, 99])
    rows = []
    for _ in range(rng.choice([5, 5, 6, 7, 9, 12, 14, 40])):
        inner = [rng.choice(kinds) for _ in range(rng.randint(shortest, longest) - 2)]
        pats = [rng.randint(1, worst) if square == 0 else square for square in inner]
        rows.append(["", *pats, rng.randint(1, worst)])
    dunghill = rng.choice([2, rng.randint(2, 30), rng.randint(30, 90), 500])
    within = range(1, rng.choice([dunghill, min(dunghill, 12)]))
    eyes = sorted(rng.sample(within, rng.randint(1, min(2, len(within)))))
    return {"name": "random", "rows": rows, "bulls_eyes": eyes, "dunghill": dunghill}


def random_game(
    rng: Random,
    players: int,
    board: dict[str, Any],
    rules: str | dict[str, Any],
    greed: Sequence[float] | None = None,
    taking_two: float | None = None,
) -> dict[str, Any]:
    """Return the record of a whole random game.

    `greed`: how readily each seat buys when it could; `taking_two`: how often two tiles are taken
    where one would do. Drawn at random if not given. Sometimes a player takes a tile back.
    """
    record: dict[str, Any] = {
        "format": "hornochsen",
        "version": 1,
        "rules_version": 1,
        "rules": rules,
        "board": board,
        "players": [f"P{seat + 1}" for seat in range(players)],
        "supply": rng.sample(range(1, 100), 99),
        "moves": [],
    }
    greed = greed or [rng.choice([0, 0.1, 0.3, 0.6, 1]) for _ in range(players)]
    taking_two = rng.choice([0, 0.5, 1]) if taking_two is None else taking_two
    game = Game(record)
    while not game.over:
        seat = rng.choice(game.seats)
        moves = sorted(game.legal(seat))
        if not moves:
            continue
        buys = [move for move in moves if move[0] == "buy"]
        rest = [move for move in moves if move[0] != "buy"]
        pairs = [move for move in rest if move[0] == "take" and len(move[1]) == 2]
        if buys and (rng.random() < greed[seat] or (seat in game.awaited() and not rest)):
            move = rng.choice(buys)
        elif not rest or (rest == [("take_back",)] and rng.random() < 0.9):
            continue
        elif rest[0][0] == "take" and pairs:
            singles = [move for move in rest if move not in pairs]
            move = rng.choice(pairs if rng.random() < taking_two else singles)
        else:
            move = rng.choice(rest)
        drawn = rng.sample(sorted(game.box), game.box_needed(seat, move))
        game.do(seat, move, drawn)
        if move == ("take_back",):
            last = max(i for i, m in enumerate(record["moves"]) if m["player"] == seat)
            del record["moves"][last]  # leaves no trace (R22)
            continue
        value = move[1] if move[0] == "buy" else list(move[1])
        record["moves"].append({"player": seat, move[0]: value})
        if drawn:
            record["moves"][-1]["from_box"] = drawn
    return record
