"""Compute what a number of people at a time needs: processes, database, connections, memory, disk.

    python -m tools.capacity --people 100000 --seconds 30 --databases 4

The costs are those of docs/server.md. Put in your own: `--costs server=0.9,transaction=3`.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, fields, replace

SEATS = 8
DAY = 86400


@dataclass(frozen=True)
class Costs:
    """Measured costs; times in milliseconds of one core, sizes in kilobytes."""

    server: float = 0.80
    """Milliseconds per choice, in the process that serves the table."""

    transaction: float = 3.5
    """Milliseconds per transaction (a group of choices), in the process that writes it."""

    receive: float = 0.025
    """Milliseconds per notification, in each process on the same database."""

    database: float = 0.14
    """Milliseconds per choice, in the database."""

    database_transaction: float = 1.36
    """Milliseconds per transaction, in the database."""

    database_notify: float = 0.010
    """Milliseconds per notification, in the database."""

    database_listener: float = 0.0065
    """Milliseconds per notification and process that gets it, in the database."""

    fsync: float = 0.33
    """Milliseconds per durable write; meanwhile no other transaction with a notification can be committed."""

    wal: float = 4.3
    """Kilobytes per choice in the write-ahead log."""

    stored: float = 0.75
    """Kilobytes per choice that stay on the disk: the log with its indexes."""

    process: float = 170_000
    """Kilobytes of memory per process."""

    socket: float = 35.3
    """Kilobytes of memory per connected client."""

    table: float = 18.0
    """Kilobytes of memory per table."""


@dataclass(frozen=True)
class Need:
    """The resources that a number of people needs, on all databases together unless the name says otherwise."""

    choices: float
    """Choices per second."""

    processes: int
    """Server processes."""

    sockets_per_process: int
    connections_per_database: int
    database_cores: float
    """Cores that each database uses."""

    commits: float
    """Commits of each database per second."""

    commit_share: float
    """Share of the time in which a commit with notifications holds the lock of its database."""

    notifications: float
    """Notifications that all processes together receive per second."""

    memory_gb: float
    """Gigabytes of memory of all processes."""

    wal_mb: float
    """Megabytes per second in the write-ahead logs."""

    disk_gb: float
    """Gigabytes on the disks per day, if all people play all day."""


def need(people: int, seconds: float, databases: int, group: float, load: float, costs: Costs) -> Need | None:
    """Return what is needed if each person chooses once in a number of seconds; `None` if no number is enough.

    `group` is the mean number of choices in a transaction, `load` the share of a core that a process may use.
    """
    choices = people / seconds
    here = choices / databases
    each = costs.server + costs.transaction / group
    spare = 1000 * load - here * costs.receive  # each further process costs all processes its notifications
    if spare <= 0:
        return None
    count = max(1, math.ceil(here * each / spare))
    database = (
        costs.database + costs.database_transaction / group + costs.database_notify + costs.database_listener * count
    )
    processes = count * databases
    memory = processes * costs.process + people * costs.socket + people / SEATS * costs.table
    return Need(
        choices=choices,
        processes=processes,
        sockets_per_process=math.ceil(people / processes),
        connections_per_database=14 * count,
        database_cores=here * database / 1000,
        commits=here / group,
        commit_share=here / group * costs.fsync / 1000,
        notifications=choices * count,
        memory_gb=memory / 1e6,
        wal_mb=choices * costs.wal / 1000,
        disk_gb=choices * DAY * costs.stored / 1e6,
    )


def _costs(text: str) -> Costs:
    given = dict(pair.split("=") for pair in text.split(",") if pair)
    unknown = set(given) - {field.name for field in fields(Costs)}
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no cost {', '.join(sorted(unknown))}")
    return replace(Costs(), **{name: float(value) for name, value in given.items()})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.capacity", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds between two choices of a person")
    parser.add_argument("--databases", type=int, default=1, help="databases among which tables are divided")
    parser.add_argument("--group", type=float, default=4.0, help="choices in a transaction")
    parser.add_argument("--load", type=float, default=0.6, help="share of a core that a process may use")
    parser.add_argument("--costs", type=_costs, default=Costs(), help="name=value,…")
    options = parser.parse_args()
    found = need(**vars(options))
    if found is None:
        raise SystemExit("no number of processes is enough: notifications alone use them up; add databases")
    for field in fields(found):
        value = getattr(found, field.name)
        print(
            f"{field.name.replace('_', ' '):26} {value:12,.2f}"
            if value < 10
            else f"{field.name.replace('_', ' '):26} {value:12,.0f}"
        )


if __name__ == "__main__":
    main()
