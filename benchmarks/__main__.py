"""`make bench`: what is fast, what is slow, and against what."""

from __future__ import annotations

from . import core, kernel, page, server


def main() -> None:
    core.main()
    kernel.main()
    server.main()
    page.main()


if __name__ == "__main__":
    main()
