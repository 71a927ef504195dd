"""An asyncio server in a thread of its own, which works beside any other event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Self

from patience import PATIENCE


class LoopThread:
    """Listens in a thread from the beginning to the end of a `with` block."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._server: Any = None

    async def listen(self) -> Any:
        """Return the server that listens."""
        raise NotImplementedError

    @property
    def place(self) -> tuple[str, int]:
        """The address and the port at which the server listens."""
        host, port = self._server.sockets[0].getsockname()[:2]
        return host, port

    def _run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._run(self.listen())
        return self

    def __exit__(self, *_: object) -> None:
        async def end() -> None:
            self._server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self._run(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()
