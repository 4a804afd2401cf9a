"""Copies between any two devices of the process: who moves the bytes, and what comes before and after.

    from hcq import transfer
    transfer.copy(target, source)                            # buffers of any devices; asynchronous
    transfer.copy(target, source, target_at=4096, size=256)  # a part, in bytes
    transfer.way(target.device, source.device)               # who moves the bytes, and why not otherwise

Where the source's copy queue reaches the other device's memory, it writes there, because writes over a bus
need no answer. Else the target's pulls; where neither reaches the other, bytes go through host memory and the
call returns when the source was read. Reads of a source go on at the same time, and so do copies that touch
other bytes of a buffer. What a device does with the buffer later comes after the copy, by a signal that it
polls.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from enum import Enum
from numbers import Integral
from weakref import WeakKeyDictionary

from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.queue import CopyQueue, Use

PROBE_BYTES = 4096
PIECE_BYTES = 4 << 20  # of what goes through host memory


class Mover(Enum):
    """Who moves the bytes of a copy."""

    LOCAL = "the device itself"
    PUSH = "the source's copy queue writes into the target's memory"
    PULL = "the target's copy queue reads the source's memory"
    HOST = "through host memory"


@dataclass(frozen=True)
class Way:
    """How bytes get from one device to another. reason: why no better way is possible; empty if this is the
    best."""

    mover: Mover
    reason: str = ""

    @property
    def is_direct(self) -> bool:
        """Whether the devices do it alone: the host waits for nothing."""
        return self.mover is not Mover.HOST

    def __str__(self) -> str:
        return self.mover.value + (f", as {self.reason}" if self.reason else "")


_ways: WeakKeyDictionary[Device, WeakKeyDictionary[Device, Way]] = WeakKeyDictionary()


def copy(
    target: Buffer, source: Buffer, *, target_at: int = 0, source_at: int = 0, size: int | None = None
) -> None:
    """Copy `size` bytes (default: all of `source` from `source_at` on) between buffers of any two devices.

    Asynchronous: it comes after all work so far that writes or uses these bytes, and before whatever either
    device does with them later. Through host memory it returns when `source` was read. Raises ArgumentError
    for bytes outside a buffer or two ranges of one buffer that overlap, DeviceError for a lost device.
    """
    made = Copy(target, source, target_at, source_at, _checked(target, source, target_at, source_at, size))
    with together((target.device, source.device)):
        made.run()


@dataclass(slots=True)
class Copy:
    """A copy that may be made again, each time in a `with together(devices)` block; what it needs to know is
    found out the first time. Fields as of `copy`, which has checked them."""

    target: Buffer
    source: Buffer
    target_at: int
    source_at: int
    size: int
    _queue: CopyQueue | None = None
    _addresses: tuple[int, int] = (0, 0)

    def run(self) -> None:
        """Record it. Through host memory it is done on return."""
        self.target.check_alive()
        self.source.check_alive()
        queue = self._queue or self._found()
        if queue is None:
            _through_host(self.target, self.target_at, self.source, self.source_at, self.size)
        else:
            self._record(queue)

    def _found(self) -> CopyQueue | None:
        """The copy queue that does it, from now on; None where bytes go through host memory."""
        mover = way(self.target.device, self.source.device).mover if self.size else Mover.HOST
        if mover is Mover.HOST:
            return None
        device = self.target.device if mover is Mover.PULL else self.source.device
        queue = self._queue = device.copy_queue
        to, of = (b.gpu_va if b.device is device else device.reach(b) for b in (self.target, self.source))
        self._addresses = to + self.target_at, of + self.source_at
        return queue

    def _record(self, queue: CopyQueue) -> None:
        """Record it behind what it must come after."""
        size = self.size
        written = Use(queue, 0, self.target_at, self.target_at + size, writes=True)
        read = Use(queue, 0, self.source_at, self.source_at + size, writes=False)
        _come_after(queue, self.target, written)
        _come_after(queue, self.source, read)
        queue.copy(*self._addresses, size)
        if self.target.device is not queue.owner:
            queue.settle(self._addresses[0], size)
        written.point = read.point = queue.next_point
        self.target.note(written)
        self.source.note(read)
        if len(queue.pending) >= queue.flush_dw:
            queue.flush()


def way(target: Device, source: Device) -> Way:
    """How bytes get from `source` to `target`; found out once for each pair. `DEBUG=1` prints it then."""
    if target is source:
        return Way(Mover.LOCAL)
    known = _ways.setdefault(source, WeakKeyDictionary())
    found = known.get(target)
    if found is None:
        with together((target, source)):
            found = known[target] = _find(target, source)
        if target.settings.debug >= 1:
            print(f"{source.name} to {target.name}: {found}", file=sys.stderr)
    return found


def _find(target: Device, source: Device) -> Way:
    refusal = _refusal(source, target)
    if not refusal:
        return Way(Mover.PUSH)
    other = _refusal(target, source)
    if not other:
        return Way(Mover.PULL, refusal)
    return Way(Mover.HOST, refusal if other == refusal else f"{refusal}, and {other}")


def _refusal(device: Device, other: Device) -> str:
    """Why `device` does not reach memory of `other`; empty if it does."""
    probe = other.empty(PROBE_BYTES, "probe of a peer")
    try:
        device.reach(probe)
    except DeviceError as error:
        return str(error)
    return ""


def _come_after(queue: CopyQueue, buffer: Buffer, use: Use) -> None:
    """Record the waits for what a use of the buffer must come after."""
    for mine, point in zip(buffer.device.queues, buffer.last_points(), strict=True):
        if point:
            queue.order_after_queue(mine, point)
    for old in buffer.block.uses:
        if old.meets(use.begin, use.end, use.writes):
            queue.order_after_queue(old.queue, old.point)


def _through_host(target: Buffer, target_at: int, source: Buffer, source_at: int, size: int) -> None:
    """Read on the host, write from there; straight from or to memory that the host sees."""
    if target.block.host is not None:
        view = target.host_view()[target_at : target_at + size]
        source.device.copy_out(source, view, source_at)
        return
    if source.block.host is not None:
        view = source.host_view()[source_at : source_at + size]
        target.device.copy_in(target, view, target_at)
        return
    for offset in range(0, size, PIECE_BYTES):
        piece = memoryview(bytearray(min(PIECE_BYTES, size - offset)))
        source.device.copy_out(source, piece, source_at + offset)
        target.device.copy_in(target, piece, target_at + offset)


def _checked(target: Buffer, source: Buffer, target_at: int, source_at: int, size: int | None) -> int:
    for name, value in (("target", target), ("source", source)):
        if not isinstance(value, Buffer):
            raise ArgumentError(f"copy: the {name} is a {type(value).__name__}, which is no Buffer")
    numbers = (target_at, source_at, 0 if size is None else size)
    if not all(isinstance(n, Integral) and n >= 0 for n in numbers):
        raise ArgumentError(f"copy: offsets and size are {numbers}; they are whole numbers, 0 or more")
    size = source.size_bytes - source_at if size is None else size
    for name, buffer, at in (("from", source, source_at), ("to", target, target_at)):
        if size < 0 or at + size > buffer.size_bytes:
            raise ArgumentError(f"copy: {size} bytes {name} byte {at} of {buffer!r} go past its end")
    if target.block is source.block and size and abs(target_at - source_at) < size:
        raise ArgumentError(f"copy: {size} bytes from byte {source_at} to {target_at} of {source!r} overlap")
    return size


@contextmanager
def together(devices: Iterable[Device]) -> Iterator[None]:
    """Several copies and command buffers between devices. Doorbells ring at the end, and before that only
    where one device waits for another.

    Holds the locks of all, always in the same order, so that two threads never wait for each other.
    """
    devices = dict.fromkeys(devices)
    with ExitStack() as held:
        for lock in sorted({device.lock for device in devices}, key=id):
            held.enter_context(lock)
        queues = [queue for device in devices for queue in device.queues]
        for queue in queues:
            queue.begin()
        yield
        for queue in queues:
            queue.flush()
