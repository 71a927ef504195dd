"""`hornochsen db ratings`: compute all ratings again from the results of rated games."""

from __future__ import annotations

import click

from ...errors import CommandError
from .database_access import database_option, with_store
from .db import row_progress
from .db_moderation import db

__all__ = ["db"]


@db.command(short_help="Compute all ratings again.")
@click.option("--write", is_flag=True, help="Replace stored ratings that differ. The server must not be running.")
@database_option
def ratings(write: bool, database: str | None) -> None:
    """Compute all ratings again from the stored results of rated games, and compare them with the stored ratings.

    The exit status is 1 if a stored rating differs and was not replaced.
    """
    from ....server.session.ratings.recompute import recompute

    with row_progress("games") as begun:
        found = with_store(database, lambda store: recompute(store, begun, write=write))
    click.echo(f"{found.games} games, {found.ratings} ratings")
    if found.different or found.different_games:
        text = f"{found.different} ratings and {found.different_games} games differ from the stored ones"
        if not write:
            raise CommandError(f"{text}; --write replaces them")
        click.echo(f"replaced: {text}")
    else:
        click.echo("the stored ratings are the same")
