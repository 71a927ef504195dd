"""Error codes of refused requests: a stable code for programs, a sentence for people."""

from __future__ import annotations

REASONS = {
    "bad-message": "the message is not JSON, or does not match the schema",
    "bad-protocol": "the client uses another version of the protocol",
    "hello-first": "the first request on a socket must be hello, and only the first",
    "unknown-table": "no table has this code",
    "unknown-token": "this token is unknown at this table",
    "unknown-secret": "the private link has been used or has expired",
    "unknown-record": "no record has this id",
    "unknown-board": "no board has this name",
    "unknown-puzzle": "no puzzle has this number",
    "wrong-method": "this address does not support this HTTP method",
    "unknown-path": "nothing exists at this address",
    "bad-board": "the board is not valid",
    "bad-record": "the record cannot be read, or contains an illegal move",
    "bad-name": "the name is empty or contains forbidden characters",
    "bad-text": "the text is empty or contains control characters",
    "name-taken": "another player at the table has this name",
    "colour-taken": "another player at the table has this colour",
    "table-full": "all eight seats are taken",
    "already-seated": "you already have a seat at this table",
    "not-seated": "this needs a seat at the table",
    "not-host": "only the host may do this",
    "no-such-seat": "this seat does not exist",
    "not-a-bot": "only a bot's seat can be taken over",
    "ask-first": "during a game, ask the people at the table for a bot's seat first",
    "asking-open": "another spectator is asking for a seat",
    "was-refused": "the people at the table refused you a seat in this game",
    "held-another": "you held another seat in this game and can only return to that one",
    "table-locked": "the host lets nobody else sit down",
    "ask-host": "at this table, ask the host for a seat first",
    "turned-away": "the host refused you a seat at this table",
    "removed": "you were removed from this table for good",
    "watching-off": "only players may see this game",
    "muted": "the host has muted you",
    "too-many-reports": "many reports are open already, about this table or in total; an operator will read them",
    "seat-closed": "the host removed a person from this seat; its bot plays until the game ends",
    "not-now": "this is not possible in this phase of the table",
    "too-few": "a game needs at least two players",
    "nothing-to-do": "nothing would change",
    "chat-off": "the host has turned off the chat",
    "hints-off": "the terms of this table do not allow hints",
    "nothing-to-lay": "no tile is awaited from you now",
    "nothing-to-choose": "no choice is awaited from you now",
    "unfinished-record": "the recorded game was not played to its end, which a review needs",
    "coach-limit": "the coach has done enough for this address today; try again tomorrow",
    "too-many-reviews": "too many reviews wait; try again later",
    "id-reused": "this id was used for another request; choose a new one",
    "replaced": "a newer request replaced this one",
    "malformed": "this action is never legal",
    "over": "the game is over",
    "taking": "another player must first take tiles of a completed row",
    "already-laid": "you have already laid",
    "already-bought": "you may buy only once per round",
    "too-many": "you cannot buy this many tiles now",
    "screen-full": "no more tiles fit behind your screen",
    "nothing-for-sale": "no tiles are for sale",
    "not-your-turn": "it is another player's turn",
    "must-buy": "you must buy a tile before you lay two",
    "wrong-count": "this round needs another number of tiles",
    "no-such-tile": "you do not have this tile, or it is not in the row",
    "not-laid": "you have no laid tiles, or it is too late: they have been turned over",
    "face-up": "tiles that lie face up cannot be taken back",
    "nothing-to-take": "no completed row is waiting for you",
    "too-fast": "too many requests; wait a moment",
    "too-large": "the message or file is too large",
    "too-many-tables": "the server has reached its limit of tables",
    "table-limit": "too many tables were opened from this network today; close some of them or try again later",
    "too-many-uploads": "too many uploaded records are stored, from this network or in total",
    "too-many-connections": "too many connections, from this address or in total",
    "foreign-origin": "the request comes from a page of another site",
    "wrong-token": "this is not the operator's token",
    "barred": "this address is barred",
    "unavailable": "the database does not answer; the request may have been applied: repeat it with the same id",
    "failed": "the server failed; the error has been logged",
}


class Refusal(Exception):
    """A refused request. Nothing has changed, except perhaps after `unavailable`: repeat the request to find out."""

    def __init__(self, error: str, text: str | None = None) -> None:
        self.error = error
        self.text: str = text or REASONS.get(error, error)  # a newer server may send unknown codes
        super().__init__(error, self.text)

    def __str__(self) -> str:
        return self.text
