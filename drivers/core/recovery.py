"""After a fault: finding the queues that stopped, making them again, and reporting what was lost. Memory is
kept.

Called by `card.fault` before an error that came out of a wait is raised. The queue that stopped loses its
unfinished submissions; the other queue finishes its own, because they may hold the only copy of a user's
data. A card whose queues do not run afterwards, or that lost its memory, is marked lost. Must not: wait
through the device's own machine, which would call this again.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from itertools import chain
from typing import Protocol

from drivers.core.errors import DeviceError, DeviceGone, MachineBroke
from drivers.core.watch import Watched
from hcq import trace
from hcq.device import Device
from hcq.heap import MemoryKind
from hcq.queue import Queue
from hcq.settings import Settings
from hcq.signal import wait_until

ROUNDS = 3  # a queue that goes on may run into the same trouble; more rounds would not help
SETTLE_S = 10.0
SHOWN_LAUNCHES = 4


class RecoverableCard(Watched, Protocol):
    """What recovery asks of a card."""

    @property
    def has_lost_memory(self) -> bool:
        """Whether a reset took what was in the card's memory."""
        ...

    def locate(self, gpu_va: int) -> str:
        """What lies at a GPU address, as a phrase."""
        ...

    def close(self) -> None:
        """Give back all that the host lent. Closing twice has no effect."""
        ...


class FaultedQueue(Protocol):
    """A queue as faults name it."""

    queue_id: int


class Recoverable(Device):
    """A device whose queues can be made again after a fault. hardware: one for each queue, in their order."""

    card: RecoverableCard
    settings: Settings
    hardware: Sequence[FaultedQueue]

    def close(self) -> None:
        """Finish the work (unless the card faulted), give everything back. Closing twice has no effect."""
        with self.lock:
            if self.is_open:
                self._close()

    def _close(self) -> None:
        try:
            if not self.lost:
                self.synchronize()
        finally:
            if self.settings.debug >= 1:
                self.tell_memory()
            self.mark_closed()
            self.card.close()
            if trace.recorder is not None:
                trace.recorder.write()

    @abstractmethod
    def restart(self, queue: Queue) -> tuple[range, str]:
        """Make one of the queues again on the card. Raises DeviceError.

        Returns the points that are lost, and how it was done ('' when the card does not say).
        """

    @abstractmethod
    def kernel_at(self, pc: int) -> str:
        """Which loaded kernel a program counter is in, as a phrase; empty if in none."""

    def stopped_with(self, queues: set[Queue]) -> set[Queue]:
        """The queues that stand still when `queues` do."""
        return queues


def recover(device: Recoverable, error: DeviceError) -> None:
    """Make `device` run again after `error`; add to its message what it was about, and what was lost."""
    error.device = device.name
    name_places(device, error)
    if not device.is_usable:
        return
    if isinstance(error, DeviceGone) or device.card.has_lost_memory:
        device.mark_lost(str(error))
        add_to(error, f"nothing on {device.name} survived; close the device and open it again")
        return
    before = len(device.losses)
    try:
        how = _restart(device, error)
    except DeviceError as another:
        device.mark_lost(f"{error}; its queues could not be made to run again: {another}")
        add_to(error, f"queues of {device.name} could not be made to run again; close it and open it again")
        return
    device.card.exception()  # the kernel's report of the same fault
    code = _lost_code(device, before)
    if code:
        device.mark_lost(f"{error}; {code} was on its way to the card")
        add_to(error, f"{code} was on its way to the card; close the device and open it again")
        return
    kept = f"memory is kept and {device.name} can be used again"
    pc = getattr(error, "where", {}).get("pc")
    is_named = isinstance(pc, int) and device.kernel_at(pc).startswith("kernel")
    unfinished = "" if is_named else _unfinished(device, before)
    add_to(error, "; ".join(filter(None, (unfinished, _sentence(device, before), kept, *how))))


def _restart(device: Recoverable, error: DeviceError) -> list[str]:
    """Make the stopped queues anew until all run. Returns how, a phrase for each that was restarted."""
    stopped, ways = _stopped(device, error), []
    for _ in range(ROUNDS):
        for queue in stopped:
            lost, how = device.restart(queue)
            if how:
                ways.append(f"{queue.name} was stopped {how}")
            if lost:
                device.losses.append((queue.index, lost))
        try:
            for queue in device.queues:
                _settle(device, queue, queue in stopped)
        except DeviceError as another:
            error, stopped = another, _stopped(device, another)
        else:
            return list(dict.fromkeys(ways))
    raise error


def _stopped(device: Recoverable, error: DeviceError) -> list[Queue]:
    """The queues that do not go on: the one that `error` names, else all that have work left."""
    if isinstance(error, MachineBroke):
        return list(device.queues)
    named = getattr(error, "where", {}).get("queue")
    ids = [hardware.queue_id for hardware in device.hardware]
    found = {device.queues[ids.index(named)]} if named in ids else {q for q in device.queues if not q.is_idle}
    found = device.stopped_with(found | {queue for queue in device.queues if queue.is_handing_over})
    return [queue for queue in device.queues if queue in found]


def _settle(device: Recoverable, queue: Queue, is_new: bool) -> None:
    """Wait until the queue has done what it was given; a new one gets something to do. Raises DeviceError."""
    timeline = queue.timeline
    if is_new:
        queue.wait(timeline.signal, timeline.word(timeline.last_point))
        queue.flush()
    what = f"{queue.name} to go on after a fault"
    wait_until(device.card.host, lambda: queue.is_idle, what, SETTLE_S, timeline.progress)


def _lost_code(device: Recoverable, before: int) -> str:
    """The code whose upload was lost, as its label: programs without it must not run."""
    for index, points in device.losses[before:]:
        code = (device.heaps[kind].blocks() for kind in (MemoryKind.CODE, MemoryKind.IMAGE))
        for block in chain.from_iterable(code):
            if index == device.copy_queue.index and block.points[index] in points:
                return block.label
    return ""


def _sentence(device: Recoverable, before: int) -> str:
    """What the newest losses were."""
    parts = []
    for index, points in device.losses[before:]:
        first, last = points[0], points[-1]
        what = f"submission {first}" if first == last else f"submissions {first} to {last}"
        parts.append(f"{what} on {device.queues[index].name}")
    return f"lost with it: {' and '.join(parts)}" if parts else "nothing else was lost with it"


def _unfinished(device: Recoverable, before: int) -> str:
    """The launches among the newest losses, as a phrase: one of them did it, where no PC is known."""
    lost = [points for index, points in device.losses[before:] if index == device.compute_queue.index]
    launched = device.compute_queue.launched
    names = dict.fromkeys(name for at, name in launched if any(at in points for points in lost))
    shown = ", ".join(list(names)[:SHOWN_LAUNCHES])
    more = f" and {len(names) - SHOWN_LAUNCHES} more" if len(names) > SHOWN_LAUNCHES else ""
    return f"kernels that had not ended: {shown}{more}" if names else ""


def name_places(device: Recoverable, error: DeviceError) -> None:
    """Add what lies at the address that an error is about, and which kernel its program counter is in."""
    where = getattr(error, "where", {})
    va, pc = where.get("va"), where.get("pc")
    if isinstance(va, int):
        add_first(error, f"{va:#x} is {device.card.locate(va)}")
    kernel = device.kernel_at(pc) if isinstance(pc, int) else ""
    if kernel:
        add_to(error, f"the wave was in {kernel}")


def add_first(error: DeviceError, text: str) -> None:
    """Insert a phrase after the first clause of an error's message."""
    *others, message = error.args or ("",)
    clause, *rest = re.split(r"(?=; | \[)", message, maxsplit=1)
    error.args = (*others, "".join((clause, "; ", text, *rest)))


def add_to(error: DeviceError, text: str) -> None:
    """Append to the message of an error, wherever its class keeps it."""
    *others, message = error.args or ("",)
    error.args = (*others, f"{message}; {text}")
