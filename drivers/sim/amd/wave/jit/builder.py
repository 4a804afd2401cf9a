"""Well made code for kernels that run much, made in a process beside this one: no launch waits for it.

A thread would not do: LLVM's Python binding makes one call at a time, however long, and building LLVM's text
holds Python's lock. The process gets pickled work by a pipe and gives objects back; a thread here links them.
It starts with the first piece of work and ends with this process. Where it cannot start or dies, the thread
does the work itself.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.variant import Module

ROOT = Path(__file__).resolve().parents[5]
EXIT_TIMEOUT_S = 5
Make = Callable[[], Module]
Made = tuple[Module, int]  # without its text, and the address of its entry
_Work = tuple[bytes, str, Future[Made]]


class Builder:
    """The process, and the thread that talks to it."""

    def __init__(self) -> None:
        self._works: SimpleQueue[_Work | None] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self._owner = os.getpid()
        self._thread = Thread(target=self._run, name="builder", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def ask(self, make: Make, key: str) -> Future[Made]:
        """Have the module of `make`, which can be pickled, compiled and linked, its object kept as `key`."""
        future: Future[Made] = Future()
        self._works.put((pickle.dumps(make), key, future))
        return future

    def close(self) -> None:
        """End the process; what is not made by then is not made."""
        if self._owner != os.getpid():  # a forked child's exit is not ours
            return
        self._is_closed = True
        self._works.put(None)
        if self._process is not None:
            self._process.kill()
        self._thread.join(EXIT_TIMEOUT_S)
        self._reap()

    def _run(self) -> None:
        while (work := self._works.get()) is not None and not self._is_closed:
            packed, key, future = work
            try:
                module, data = self._made(packed)
                engine().keep(key, data)
                future.set_result((module, linked(module, data)))
            except Exception as error:  # told by whoever asks for the result
                future.set_exception(error)

    def _made(self, packed: bytes) -> tuple[Module, bytes]:
        try:
            answer = self._answer(packed)
        except (OSError, EOFError, pickle.UnpicklingError):
            if self._is_closed:
                raise
            self._reap()
            return object_of(pickle.loads(packed))
        if isinstance(answer, Exception):
            raise answer
        module, data = answer
        return module, data

    def _reap(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in filter(None, (process.stdin, process.stdout)):
            with suppress(OSError):  # unsent bytes of a broken pipe
                pipe.close()

    def _answer(self, packed: bytes) -> Any:
        if self._process is None:
            self._process = start()
        pipe: Any = self._process
        pipe.stdin.write(packed)
        pipe.stdin.flush()
        return pickle.load(pipe.stdout)


def start() -> subprocess.Popen[bytes]:
    """The process. Ctrl-C is not meant for it, so it has a session of its own."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.Popen(
        [sys.executable, "-m", "drivers.sim.amd.wave.jit.builder"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        start_new_session=True,
    )


def object_of(make: Make) -> tuple[Module, bytes]:
    """A module, without its text, and its object."""
    module = make()
    return replace(module, text=""), engine().compile(module.text, optimise=True)


def linked(module: Module, data: bytes) -> int:
    """The address of its entry."""
    return engine().load(data, [module.entry])[module.entry]


def at_once(make: Make, key: str) -> Future[Made]:
    """The same as `Builder.ask`, here and now."""
    future: Future[Made] = Future()
    module, data = object_of(make)
    engine().keep(key, data)
    future.set_result((module, linked(module, data)))
    return future


@cache
def builder() -> Builder:
    """The one of this process."""
    return Builder()


os.register_at_fork(after_in_child=builder.cache_clear)  # where its thread is not


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more requests."""
    while True:
        try:
            make: Make = pickle.load(requests)
        except EOFError:
            return
        answer: object
        try:
            answer = object_of(make)
        except Exception as error:  # told where it was asked for
            answer = error
        answers.write(pickle.dumps(answer))
        answers.flush()


def main() -> None:
    """Serve the parent: what else is printed goes to the error output."""
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        try:
            serve(sys.stdin.buffer, answers)
        except BrokenPipeError:
            os._exit(0)


if __name__ == "__main__":
    main()
