"""Every reason for which the server says no: a stable word for programs, a sentence for people."""

from __future__ import annotations

REASONS = {
    "bad-message": "the message is not JSON, or not of the documented form",
    "bad-protocol": "the client speaks another version of the protocol",
    "hello-first": "the first request on a socket is hello, and there is only one",
    "unknown-table": "there is no table with this code",
    "unknown-token": "nobody at this table has or had this token",
    "unknown-secret": "the private link has been used, or is too old",
    "unknown-record": "there is no record with this name",
    "unknown-board": "there is no board of this name",
    "wrong-method": "this address does not take this kind of request",
    "unknown-path": "there is nothing at this address",
    "bad-board": "the board is not valid",
    "bad-record": "the record cannot be read or is not legal",
    "bad-name": "the name has signs that names may not have, or none at all",
    "bad-text": "the text has control characters, or nothing to read",
    "name-taken": "somebody at the table has this name",
    "colour-taken": "somebody at the table has this colour",
    "table-full": "all eight seats are taken",
    "already-seated": "one sits at this table already",
    "not-seated": "only who sits at the table may do this",
    "not-host": "only the host may do this",
    "no-such-seat": "there is no such seat",
    "not-a-bot": "only a bot's seat can be taken over",
    "ask-first": "in a running game a bot's seat is taken over by asking for it",
    "asking-open": "another spectator is asking for a seat",
    "was-refused": "the people at the table have refused this spectator a seat in this game",
    "held-another": "a person who has held a seat in this game takes no other one",
    "seat-closed": "the host removed a person from this seat: its bot plays until the game ends",
    "not-now": "this is not possible in this phase of the table",
    "too-few": "a game needs two players at least",
    "nothing-to-do": "nothing would change",
    "chat-off": "the host has turned chat off",
    "malformed": "no position could make this right",
    "over": "the game is over",
    "taking": "somebody must first take tiles of the row that they completed",
    "already-laid": "one has laid already",
    "already-bought": "one buys once a round",
    "too-many": "so many tiles cannot be bought now",
    "screen-full": "no more tiles fit behind the screen",
    "nothing-for-sale": "no tiles are for sale",
    "not-your-turn": "somebody else's turn comes first",
    "must-buy": "one must buy a tile before laying two",
    "wrong-count": "the round asks for another number of tiles",
    "no-such-tile": "one does not have this tile, or it is not there",
    "not-laid": "there is nothing to take back",
    "face-up": "what lies face up stays",
    "nothing-to-take": "no completed row waits",
    "too-fast": "too many requests; wait a moment",
    "too-large": "the message or file is too large",
    "too-many-tables": "the server has as many tables as it may",
    "too-many-connections": "too many connections, from this address or in all",
    "foreign-origin": "the request comes from a page of another site",
    "barred": "the address is barred",
    "unavailable": "the database does not answer; perhaps it happened all the same: ask again with the same id",
    "failed": "the server failed; it has been logged",
}


class Refusal(Exception):
    """A request is refused, and nothing has changed; only after `unavailable` nobody knows before it is asked again."""

    def __init__(self, error: str, text: str | None = None) -> None:
        self.error = error
        self.text: str = text or REASONS.get(error, error)  # a newer server may have words that we do not know
        super().__init__(error, self.text)

    def __str__(self) -> str:
        return self.text
