"""The rules, compiled: buying, laying, placing, taking, and what a round's end brings.

Nothing here asks whether an action is legal, except `most_to_buy`, `tiles_to_lay` and `most_to_take`, which say so.
"""

from __future__ import annotations

from ..rules.state import HAND, LAST_ROUND, MOST_BOUGHT, SCREEN
from .chance import below, word
from .compiled import compiled
from .layout import (
    AT_ONCE,
    BOUGHT,
    BOX,
    BOX_SALES,
    BOXED,
    DOUBLE,
    DOUBLE_END,
    DOUBLE_UNTIL,
    DUNGHILL,
    DUNGHILL_ENDING,
    DUNGHILL_REACHED,
    ENDING,
    EYES,
    FILLED,
    HAND_SIZE,
    HANDS,
    HAPPY_BUYING,
    HAPPY_END,
    HAPPY_UNTIL,
    HAVE_LAID,
    HELD,
    LAST,
    LAZY,
    LENGTH,
    NO_TILES,
    OFFER,
    OFFERED,
    OPEN,
    OPEN_NEXT,
    ORDER,
    PLACED,
    PLACING,
    PLAYERS,
    POSITION,
    QUEUE,
    QUEUED,
    ROUND,
    ROUND_LIMIT,
    ROW,
    ROW_SIZE,
    ROWS,
    SELLING,
    SLOT_SIZE,
    SLOTS,
    SQUARES,
    SUPPLY,
    SUPPLY_LEFT,
    TAKER,
    TOGETHER,
    Stream,
    Words,
)


@compiled
def most_to_buy(board: Words, game: Words, seat: int) -> int:
    """How many tiles a seat that has not laid may buy now (R18-R24, R30)."""
    held = game[HELD + seat]
    if game[BOUGHT + seat] != 0:
        return 0
    supply, box = game[SUPPLY_LEFT], game[BOXED]
    if game[SELLING] != 0 and (supply > 0 or board[BOX_SALES] != 0):
        stock = supply + box if board[BOX_SALES] != 0 else supply
        return min(min(MOST_BOUGHT, SCREEN - held), stock)
    return 1 if game[DOUBLE] != 0 and held == 1 and box > 0 else 0


@compiled
def must_buy(game: Words, seat: int) -> bool:
    """Whether a seat must buy before laying, if it may (R28)."""
    return game[DOUBLE] != 0 and game[HELD + seat] == 1


@compiled
def tiles_to_lay(game: Words, seat: int) -> int:
    """How many tiles a seat lays that need not or cannot buy (any more): R26, R29."""
    return 2 if game[DOUBLE] != 0 and game[HELD + seat] >= 2 else 1


@compiled
def most_to_take(game: Words, seat: int) -> int:
    """How many of the offered tiles a seat may take (R13, R16)."""
    return 2 if game[HELD + seat] <= SCREEN - 2 else 1


@compiled
def happy_cow_visible(game: Words) -> bool:
    """R31."""
    return (
        (game[FILLED] < game[HAPPY_UNTIL])
        | (game[FILLED + 1] < game[HAPPY_UNTIL + 1])
        | (game[FILLED + 2] < game[HAPPY_UNTIL + 2])
        | (game[FILLED + 3] < game[HAPPY_UNTIL + 3])
    )


@compiled
def double_visible(game: Words) -> bool:
    """R26."""
    return (
        (game[FILLED] < game[DOUBLE_UNTIL])
        | (game[FILLED + 1] < game[DOUBLE_UNTIL + 1])
        | (game[FILLED + 2] < game[DOUBLE_UNTIL + 2])
        | (game[FILLED + 3] < game[DOUBLE_UNTIL + 3])
    )


@compiled
def move(board: Words, game: Words, seat: int, points: int, plus: bool) -> None:
    """Move a piece, with all that follows on the course (R33-R38, R42)."""
    players = game[PLAYERS]
    before = game[POSITION + seat]
    square = max(0, before - points) if plus else before + points
    lead = 0
    for other in range(players):
        lead = max(lead, game[POSITION + other])
    free = square == 0
    while not free:
        free = True
        for other in range(players):
            if game[POSITION + other] == square and other != seat:
                free = False
                square += 1
    game[POSITION + seat] = square
    if not plus:
        for at in range(EYES, EYES + 2):
            eye = board[at]
            # The piece itself stood before the square, so `lead` may count it among the others.
            if before < eye <= square and lead < eye:
                game[OPEN_NEXT] = 1
    dunghill = board[DUNGHILL]
    if before < dunghill <= square:
        game[DUNGHILL_REACHED] = 1
        if board[AT_ONCE] != 0:
            game[ENDING] = DUNGHILL_ENDING


@compiled
def draw(game: Words, stream: Stream) -> int:
    """The next tile of the supply."""
    left = game[SUPPLY_LEFT] - 1
    at = SUPPLY + (below(word(stream), left + 1) if game[LAZY] != 0 else left)
    tile = game[at]
    game[at] = game[SUPPLY + left]
    game[SUPPLY_LEFT] = left
    return tile


@compiled
def draw_from_box(game: Words, stream: Stream) -> int:
    """Any tile of the box (R23, R30)."""
    left = game[BOXED] - 1
    at = BOX + below(word(stream), left + 1)
    tile = game[at]
    game[at] = game[BOX + left]
    game[BOXED] = left
    return tile


@compiled
def pick_up(game: Words, seat: int, tile: int) -> None:
    """Put a tile behind a screen."""
    held = game[HELD + seat]
    game[HANDS + HAND_SIZE * seat + held] = tile
    game[HELD + seat] = held + 1


@compiled
def pay(board: Words, game: Words, seat: int, count: int) -> None:
    """What a purchase costs (R19)."""
    game[BOUGHT + seat] = count
    plus = board[HAPPY_BUYING] != 0 and happy_cow_visible(game)
    move(board, game, seat, count, plus)


@compiled
def buy(board: Words, game: Words, seat: int, count: int, stream: Stream) -> None:
    """Buy tiles; what the supply lacks comes out of the box at random (R23)."""
    for _ in range(count):
        tile = draw(game, stream) if game[SUPPLY_LEFT] != 0 else draw_from_box(game, stream)
        pick_up(game, seat, tile)
    pay(board, game, seat, count)


@compiled
def lay_at(game: Words, seat: int, place: int) -> None:
    """Lay the tile at that place in the hand; the last one takes its place."""
    hand = HANDS + HAND_SIZE * seat
    held = game[HELD + seat] - 1
    tile = game[hand + place]
    game[hand + place] = game[hand + held]
    game[HELD + seat] = held
    queued = game[QUEUED]
    game[QUEUE + queued] = 8 * tile + seat
    game[QUEUED] = queued + 1


@compiled
def lay(game: Words, seat: int, choice: int) -> None:
    """Lay the tile or the two that a choice names: 16 × place + place in the hand, the same twice for one tile."""
    one, two = choice >> 4, choice & 15
    lay_at(game, seat, max(one, two))
    if one != two:
        lay_at(game, seat, min(one, two))
    game[HAVE_LAID] = game[HAVE_LAID] | (1 << seat)


@compiled
def turn_over(game: Words) -> None:
    """All have laid: what lies on the table is sorted, lowest first (R8)."""
    for end in range(1, game[QUEUED]):
        key = game[QUEUE + end]
        at = end
        while at > 0 and game[QUEUE + at - 1] > key:
            game[QUEUE + at] = game[QUEUE + at - 1]
            at -= 1
        game[QUEUE + at] = key
    game[PLACED] = 0
    game[PLACING] = 1


@compiled
def slot_for(game: Words, tile: int) -> int:
    """The slot of the row a tile goes to (R9, R10).

    Counted round a circle of 256, a last tile below the tile is always further from it than one above, and of two
    on the same side the higher is further: so the furthest is the right one in both cases.
    """
    best = ((game[LAST] - tile) & 255) << 2
    best = max(best, ((game[LAST + 1] - tile) & 255) << 2 | 1)
    best = max(best, ((game[LAST + 2] - tile) & 255) << 2 | 2)
    best = max(best, ((game[LAST + 3] - tile) & 255) << 2 | 3)
    return best & 3


@compiled
def place_next(board: Words, game: Words) -> None:
    """Lay the lowest tile of the queue on the board, with all that follows from it (R9-R14)."""
    placed = game[PLACED]
    key = game[QUEUE + placed]
    game[PLACED] = placed + 1
    tile, seat = key >> 3, key & 7
    slot = slot_for(game, tile)
    filled = game[FILLED + slot]
    row = SQUARES + ROW_SIZE * game[ROW + slot]
    game[SLOTS + SLOT_SIZE * slot + filled] = tile
    game[LAST + slot] = tile
    game[FILLED + slot] = filled + 1
    points = board[row + filled]
    if points != 0:
        move(board, game, seat, points, happy_cow_visible(game))
        if filled + 1 == board[row + LENGTH] and game[ENDING] == 0:
            complete(board, game, seat, slot, filled, tile)


@compiled
def complete(board: Words, game: Words, seat: int, slot: int, filled: int, tile: int) -> None:
    """A bullhead was covered (R13): the tile starts the next free row, the others are offered."""
    first = SLOTS + SLOT_SIZE * slot
    for at in range(filled):
        game[OFFER + at] = game[first + at]
    game[OFFERED] = filled
    row = next_free_row(board, game, game[ROW + slot])
    activate(board, game, slot, row, tile)
    if game[HELD + seat] == SCREEN:
        put_away(game, 15, 15)  # R16: nobody is asked
    else:
        game[TAKER] = seat + 1


@compiled
def next_free_row(board: Words, game: Words, completed: int) -> int:
    """R14."""
    rows = board[ROWS]
    row = completed
    while row == game[ROW] or row == game[ROW + 1] or row == game[ROW + 2] or row == game[ROW + 3]:
        row += 1
        if row == rows:
            row = 0
    return row


@compiled
def activate(board: Words, game: Words, slot: int, row: int, tile: int) -> None:
    """Put a tile on the first square of a row."""
    game[ROW + slot] = row
    game[LAST + slot] = tile
    game[FILLED + slot] = 1
    game[SLOTS + SLOT_SIZE * slot] = tile
    game[HAPPY_UNTIL + slot] = board[SQUARES + ROW_SIZE * row + HAPPY_END]
    game[DOUBLE_UNTIL + slot] = board[SQUARES + ROW_SIZE * row + DOUBLE_END]


@compiled
def put_away(game: Words, one: int, two: int) -> None:
    """The offered tiles go into the box, but for those at two places."""
    boxed = game[BOXED]
    for at in range(game[OFFERED]):
        game[BOX + boxed] = game[OFFER + at]
        boxed += (at != one) & (at != two)
    game[BOXED] = boxed
    game[OFFERED] = 0
    game[TAKER] = 0


@compiled
def take(game: Words, seat: int, choice: int) -> None:
    """Take the tile or the two that a choice names: 16 × place + place among those offered."""
    one, two = choice >> 4, choice & 15
    pick_up(game, seat, game[OFFER + one])
    if one != two:
        pick_up(game, seat, game[OFFER + two])
    put_away(game, one, two)


@compiled
def end_round(board: Words, game: Words, stream: Stream) -> None:
    """Free tiles (R25), then the end of the game (R42, R43, R45) or the next round."""
    none_left = draw_free_tiles(game, stream)
    if game[DUNGHILL_REACHED] != 0:
        game[ENDING] = DUNGHILL_ENDING
    elif none_left:
        game[ENDING] = NO_TILES
    elif game[ROUND] == LAST_ROUND:
        game[ENDING] = ROUND_LIMIT
    else:
        begin_round(game)


@compiled
def draw_free_tiles(game: Words, stream: Stream) -> bool:
    """R25; whether someone has no tile then."""
    players = game[PLAYERS]
    while True:
        first = -1
        furthest = -1
        for seat in range(players):
            if game[HELD + seat] == 0 and game[POSITION + seat] > furthest:
                first = seat
                furthest = game[POSITION + seat]
        if first < 0:
            return False
        if game[SUPPLY_LEFT] == 0:
            return True
        for _ in range(min(HAND, game[SUPPLY_LEFT])):
            pick_up(game, first, draw(game, stream))


@compiled
def begin_round(game: Words) -> None:
    """What the round's start decides about it (R24, R26, R38, R39)."""
    game[ROUND] += 1
    game[DOUBLE] = double_visible(game)
    game[SELLING] = game[SUPPLY_LEFT] != 0
    if game[OPEN_NEXT] != 0 or game[OPEN] != 0:
        set_order(game)
    for seat in range(8):
        game[BOUGHT + seat] = 0
    game[HAVE_LAID] = 0
    game[QUEUED] = 0
    game[PLACED] = 0
    game[PLACING] = 0


@compiled
def set_order(game: Words) -> None:
    """Who lays when: in an open round fewest minus points first, otherwise as they sit."""
    players = game[PLAYERS]
    game[OPEN] = game[OPEN_NEXT]
    game[OPEN_NEXT] = 0
    game[TOGETHER] = 0
    for seat in range(players):
        at = seat
        if game[OPEN] != 0:
            game[TOGETHER] += game[POSITION + seat] == 0
            while at > 0 and game[POSITION + game[ORDER + at - 1]] > game[POSITION + seat]:
                game[ORDER + at] = game[ORDER + at - 1]
                at -= 1
        game[ORDER + at] = seat
