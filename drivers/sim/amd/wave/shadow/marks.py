"""What packets and the host left in the shadow: it is brought forward to a task that does not come after it.

Compiled code treats epochs below `ordered`, the oldest that a task does not come after, as happening before
it, and asks about the rest dword by dword. A copy that nobody awaits would make `ordered` the copy's epoch,
and have the task ask about all that dispatches did since. So what the copy left, or the host meanwhile,
counts as done just before the task. Knows no race.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from drivers.sim.amd.ordering import HOST
from drivers.sim.amd.wave.shadow.pages import Page
from drivers.sim.amd.wave.shadow.tasks import Task

MOST_KEPT = 64  # tasks of one queue; with more under way compiled code asks


@dataclass(frozen=True)
class DwordSpan:
    """Dwords [low, high) of a page, which a task was the last "writer" or "reader" (`row`) of."""

    page: Page
    row: str
    low: int
    high: int

    def renumber(self, old: int, new: int) -> None:
        """What is still of epoch `old` is of epoch `new`."""
        epochs = self.page.rows[self.row][self.low : self.high]
        is_mine = epochs == old
        epochs[is_mine] = new
        if self.row == "writer" and is_mine.any():
            self.page.note_writer(self.low, self.high, new)


@dataclass
class TaskMarks:
    """What a task without waves left, in which epoch now."""

    task: Task
    epoch: int
    parts: list[DwordSpan]

    def bring_forward(self, epoch: int) -> None:
        for part in self.parts:
            part.renumber(self.epoch, epoch)
        self.epoch = epoch


class Marks:
    """What the last tasks of each queue left that were no dispatches; of the host's, all that some work does
    not come after yet.
    """

    def __init__(self) -> None:
        self._left: dict[int, deque[TaskMarks]] = {}

    def add(self, left: TaskMarks) -> None:
        most = None if left.task.engine == HOST else MOST_KEPT
        self._left.setdefault(left.task.engine, deque(maxlen=most)).append(left)

    def after(self, engine: int, number: int) -> list[TaskMarks]:
        """What the tasks of a queue, or of the host, after `number` left, as far as that is known."""
        return [left for left in self._left.get(engine, ()) if left.task.number > number]

    def of(self, engine: int, numbers: list[int]) -> list[TaskMarks] | None:
        """What the tasks `numbers`, all of a queue from some number on, left; None if one is not known."""
        found = self.after(engine, numbers[0] - 1)
        return found if [left.task.number for left in found] == numbers else None

    def forget_host(self, number: int | None) -> None:
        """Everybody comes after the host's task `number`; None: after all."""
        self._left[HOST] = deque(self.after(HOST, number) if number is not None else ())

    def keep(self, pages: Iterable[Page]) -> None:
        """Forget tasks that touched other pages than these."""
        known = {id(page) for page in pages}
        for engine in self._left.keys() - {HOST}:
            before = self._left[engine]
            still = (left for left in before if all(id(part.page) in known for part in left.parts))
            self._left[engine] = deque(still, MOST_KEPT)
