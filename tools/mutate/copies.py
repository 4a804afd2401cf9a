"""Several processes at once, each in a copy of the tree of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from tools.mutate.scratch import ScratchTree, alone

Task = TypeVar("Task")
Result = TypeVar("Result")


@contextmanager
def free_copy(origin: Path, folder: Path, jobs: int) -> Iterator[ScratchTree]:
    """One of `jobs` copies below `folder`, as `origin` is now, which no other process has inside the block.
    Compiled code lies in a cache for all. Raises BlockingIOError if each is taken."""
    with ExitStack() as held:
        for number in range(jobs):
            place = folder / f"copy-{number}"
            with suppress(BlockingIOError):
                held.enter_context(alone(place))
                break
        else:
            raise BlockingIOError(f"each of the {jobs} copies in {folder} is taken")
        copy = ScratchTree(origin, place, folder / "cache")
        copy.update()
        yield copy


def at_once(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """The results in the order of the tasks, of forks of this process; with one job of the process itself."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
        yield from pool.map(work, tasks)
