"""A device: its queues, its memory, and the copies between host and device. Drivers fill in the rest.

Copies go through staging memory in pieces; the copy queue moves them, ordered after the compute queue by
signals.
"""

from __future__ import annotations

import os
import sys
import weakref
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from numbers import Integral
from pathlib import Path
from typing import Any, Self

from numpy.typing import NDArray

from hcq.arrays import array_of
from hcq.buffer import Buffer
from hcq.errors import ArgumentError, DeviceError, OutOfMemory
from hcq.graph import Call, Graph
from hcq.heap import Block, Heap, MemoryKind, NoRoom, size_text
from hcq.lock import DeviceLock
from hcq.program import Program
from hcq.queue import ComputeQueue, CopyQueue, Queue
from hcq.settings import Settings
from hcq.signal import Machine, Signal
from hcq.staging import Slot, Staging


class Device(ABC):
    """An open device, of one process. name: as typed by the user; arch: the chip's instruction set.

    lock: held by each operation, so that threads may share a device; hold it too while you use queues
    directly. Simulated devices share one. A forked child has none of its parent's devices. is_usable: open,
    and no fault has stopped it for good; `lost` says what did. losses: (queue number, points) of the
    submissions that each survived fault lost. watchers: devices whose queues wait for this one's. touched:
    blocks that copies between devices use.
    """

    name: str
    arch: str
    machine: Machine
    heaps: Mapping[MemoryKind, Heap]
    queues: Sequence[Queue] = ()
    compute_queue: ComputeQueue
    copy_queue: CopyQueue
    staging: Staging
    settings: Settings

    def __init__(self, name: str, arch: str, machine: Machine) -> None:
        self.name, self.arch, self.machine = name, arch, machine
        self.lock = DeviceLock()
        self.is_open = True
        self.is_usable = True
        self.lost = ""
        self._closed = "is closed"
        self.losses: list[tuple[int, range]] = []
        self.peak_bytes = 0
        self._held_bytes = 0
        self._has_told = False
        self._abandoned: deque[Block] = deque()
        self.watchers: weakref.WeakSet[Device] = weakref.WeakSet()
        self.touched: set[Block] = set()
        self._reached: weakref.WeakKeyDictionary[Buffer, int] = weakref.WeakKeyDictionary()
        self._sights: weakref.WeakKeyDictionary[Queue, Signal] = weakref.WeakKeyDictionary()
        _devices.add(self)

    @abstractmethod
    def load(self, source: str | Path | bytes, kernel: str | None = None) -> Program:
        """A program from a code object, a file or its bytes. `kernel` is needed if it holds several."""

    @abstractmethod
    def close(self) -> None:
        """Finish the work, give everything back. Closing twice has no effect."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        """Close; what fails in that only adds a note to an error that is under way."""
        try:
            self.close()
        except DeviceError as another:
            if error is None:
                raise
            error.add_note(f"closing {self.name}: {another}")

    def empty(self, nbytes: int, label: str = "", kind: MemoryKind = MemoryKind.DEVICE) -> Buffer:
        """A buffer with any content. Raises OutOfMemory. `label` is what memory reports call it."""
        if not isinstance(nbytes, Integral) or nbytes < 0:
            raise ArgumentError(f"empty: {nbytes!r} bytes; a size is a whole number, 0 or more")
        if kind not in self.heaps:
            raise ArgumentError(f"empty: there is no memory of kind {kind!r}; there are {[*self.heaps]}")
        with self.lock:
            self.check_open()
            self.reap()
            block = self._allocate(kind, nbytes, label or "buffer")
            self._held_bytes += block.size
            self.peak_bytes = max(self.peak_bytes, self._held_bytes)
            return Buffer(self, block, nbytes)

    def buffer(self, array: NDArray[Any], label: str = "") -> Buffer:
        """A buffer with the content of a numpy array (C order)."""
        flat = array_of(array, "buffer")
        made = self.empty(flat.nbytes, label or f"{flat.dtype}{list(flat.shape)}")
        if flat.nbytes:
            made.copyin(flat)
        return made

    def graph(self, calls: Sequence[Call]) -> Graph:
        """Record `calls` once, to be replayed."""
        with self.lock:
            self.check_open()
            return Graph(self, calls)

    def flush(self) -> None:
        """Hand everything recorded to the device."""
        with self.lock:
            for queue in self.queues:
                queue.flush()

    def synchronize(self) -> None:
        """Wait for all work."""
        with self.lock:
            self.check_open()
            self.flush()
            for queue in self.queues:
                queue.wait_host(queue.timeline.last_point)
            for block in self.touched:
                self.wait_uses(block)
            self.touched.clear()

    def wait_uses(self, block: Block) -> None:
        """Wait on the host for what copies between devices do to a block."""
        for use in block.uses:
            use.queue.wait_host(use.point)
        if any(use.writes and use.queue.owner is not self for use in block.uses):
            for queue in self.queues:
                queue.acquire_peers()
        block.uses.clear()

    def reach(self, buffer: Buffer) -> int:
        """The address at which this device's queues and kernels find `buffer`, of whichever device.

        Raises DeviceError with the reason where they cannot reach it. Who uses the address orders what it
        does by itself: `hcq.transfer` does so for copies.
        """
        found = self._reached.get(buffer)
        if found is not None and buffer.gpu_va and self.is_usable and buffer.device.is_usable:
            return found
        with self.lock:
            buffer.check_alive()
            self.check_open()
            if buffer.device is self:
                return buffer.gpu_va
            found = self._reached[buffer] = self.reach_block(buffer.device, buffer.block)
            return found

    def reach_block(self, other: Device, block: Block) -> int:
        """As `reach`, of memory of another device."""
        raise DeviceError(f"{self.name} maps no memory of other devices")

    def reach_signals(self, other: Device) -> int | None:
        """What is added to the address of a signal of `other` so that this device can poll it; None if it
        cannot.
        """
        return None

    def connect(self, queue: Queue) -> None:
        """Make a queue one of this device."""
        queue.owner, queue.peers = self, self.queues
        queue.on_full, queue.sight = self.renew_timelines, self._sight

    def _sight(self, other: Queue) -> Signal | None:
        """The timeline of another device's queue as this device sees it; None if it does not."""
        found = self._sights.get(other)
        if found is None and isinstance(other.owner, Device):
            offset = self.reach_signals(other.owner)
            if offset is None:
                return None
            signal = other.timeline.signal
            found = self._sights[other] = Signal(signal.window, signal.offset, signal.gpu_va + offset)
        if isinstance(other.owner, Device):
            other.owner.watchers.add(self)
        return found

    def wait(self, points: Sequence[int]) -> None:
        """Wait on the host until every queue has reached its point."""
        for queue, point in zip(self.queues, points, strict=True):
            queue.wait_host(point)

    def copy_in(self, target: Buffer, data: memoryview, at: int = 0) -> None:
        """Write `data` to `target` from byte `at` on; returns when `data` may be reused."""
        if target.block.host is not None:
            target.host_view()[at : at + len(data)] = data
            return
        for offset, size in self.staging.pieces(len(data)):
            slot = self.staging.take(self.copy_queue)
            slot.view[:size] = data[offset : offset + size]
            self._move(target, target.gpu_va + at + offset, slot.gpu_va, size)
            slot.point = target.points[self.copy_queue.index]

    def copy_out(self, source: Buffer, out: memoryview, at: int = 0) -> None:
        """Read `source` from byte `at` on into `out`, after the work that uses `source`."""
        if source.block.host is not None:
            out[:] = source.host_view()[at : at + len(out)]
            return
        flying: deque[tuple[Slot, int, int]] = deque()
        for offset, size in self.staging.pieces(len(out)):
            if len(flying) == self.staging.count:
                self._land(out, *flying.popleft())
            slot = self.staging.take(self.copy_queue)
            self._move(source, slot.gpu_va, source.gpu_va + at + offset, size)
            slot.point = source.points[self.copy_queue.index]
            flying.append((slot, offset, size))
        for landing in flying:
            self._land(out, *landing)

    def copy(self, target: Buffer, source: Buffer) -> None:
        """Copy all of `source` to `target` on the copy queue."""
        if not source.size_bytes:
            return
        source.order(self.copy_queue)
        self._move(target, target.gpu_va, source.gpu_va, source.size_bytes)
        source.points[self.copy_queue.index] = target.points[self.copy_queue.index]

    def fill(self, target: Buffer, word: int) -> None:
        """Set all words of `target` on the copy queue."""
        queue = self.copy_queue
        if not target.size_bytes:
            return
        queue.begin()
        target.order(queue)
        queue.fill(target.gpu_va, word, -(-target.size_bytes // 4) * 4)
        target.points[queue.index] = queue.next_point
        queue.submit()

    def release(self, block: Block) -> None:
        """Take a block back. Its points go with it to the next owner."""
        self.touched.discard(block)
        if block.uses and self.is_usable:
            queue = self.copy_queue
            queue.order_behind(block.uses)
            block.points[queue.index] = queue.next_point
            queue.submit()
        self.heaps[block.kind].free(block)
        self._held_bytes -= block.size

    def trim(self) -> int:
        """Wait for all work and give memory that no buffer uses back to the driver; how many bytes."""
        self.synchronize()
        self.reap()
        return sum(heap.trim() for heap in self.heaps.values())

    def abandon(self, block: Block) -> None:
        """As `release`, but later: the garbage collector may call at any moment, even inside a heap."""
        self._abandoned.append(block)

    def reap(self) -> None:
        """Release what was abandoned."""
        with self.lock:
            while self._abandoned and self.is_open:
                self.release(self._abandoned.popleft())

    @property
    def in_use_bytes(self) -> int:
        """Bytes in live buffers."""
        self.reap()
        return self._held_bytes

    def check_open(self) -> None:
        """Raise DeviceError if the device is closed or lost. Hot paths test `is_usable` first."""
        if not self.is_open:
            raise DeviceError(f"{self.name} {self._closed}")
        if self.lost:
            error = DeviceError(f"{self.name} was lost: {self.lost}. Close the device and open it again")
            error.device = self.name
            raise error

    def mark_lost(self, reason: str) -> None:
        """Record that the device faulted for `reason` and can run nothing more."""
        self.lost = self.lost or reason
        self.is_usable = False
        if self.watchers:  # nobody waits for what does not come
            for queue in self.queues:
                queue.timeline.abandon()

    def was_launch_lost(self, point: int) -> bool:
        """Whether submission `point` of the compute queue was lost in a fault that the device survived."""
        return any(index == self.compute_queue.index and point in points for index, points in self.losses)

    def mark_closed(self) -> None:
        """Memory is about to be given back: nothing may touch it from now on."""
        self.is_open = self.is_usable = False
        for queue in self.queues:
            queue.timeline.retire()

    def release_watchers(self) -> None:
        """Wait until no other device's queue looks at this one's signals. They may go then."""
        for device in list(self.watchers):
            if device.is_usable:
                device.synchronize()
        self.watchers.clear()

    def disown(self, process: int) -> None:
        """This process was forked and its parent keeps the device: touch nothing of it."""
        self._closed = f"belongs to process {process}, from which this one was forked; open a device here"
        self.lock = DeviceLock()
        self.mark_closed()

    def renew_timelines(self) -> None:
        """Start all signals again at zero, which needs the device idle for a moment."""
        self.synchronize()
        self.release_watchers()
        for queue in self.queues:
            queue.timeline.rebase()

    def memory_report(self) -> str:
        """One line per memory kind, then the largest holders by label."""
        used, most = size_text(self.in_use_bytes), size_text(self.peak_bytes)
        lines = [f"{self.name}: {used} in buffers, at most {most}"]
        for kind, heap in self.heaps.items():
            total = f" of {size_text(heap.capacity_bytes)}" if heap.capacity_bytes else ""
            used, unused = size_text(heap.mapped_bytes), size_text(heap.free_bytes)
            lines.append(f"  {kind.value}: {used} mapped{total}, {unused} unused")
        return "\n".join([*lines, *(f"  {line}" for line in self.holders())])

    def tell_memory(self) -> None:
        """Print the memory report on the standard error; only once, for a device may be closed later."""
        if not self._has_told:
            print(self.memory_report(), file=sys.stderr)
        self._has_told = True

    def holders(self, count: int = 5) -> list[str]:
        """The labels that hold the most memory, as text."""
        self.reap()
        held: Counter[str] = Counter()
        number: Counter[str] = Counter()
        with self.lock:
            blocks = [block for heap in self.heaps.values() for block in heap.blocks()]
        for block in blocks:
            held[block.label] += block.size
            number[block.label] += 1
        return [
            f"{label!r} {size_text(held[label])} in {number[label]}" for label, _ in held.most_common(count)
        ]

    def _move(self, tracked: Buffer, dst_va: int, src_va: int, size: int) -> None:
        queue = self.copy_queue
        queue.begin()
        tracked.order(queue)
        queue.copy(dst_va, src_va, size)
        tracked.points[queue.index] = queue.next_point
        queue.submit()

    def _land(self, out: memoryview, slot: Slot, offset: int, size: int) -> None:
        self.copy_queue.wait_host(slot.point)
        out[offset : offset + size] = slot.view[:size]

    def _allocate(self, kind: MemoryKind, nbytes: int, label: str) -> Block:
        heap = self.heaps[kind]
        try:
            return heap.alloc(nbytes, label)
        except NoRoom:
            self.trim()
        try:
            return heap.alloc(nbytes, label)
        except NoRoom:
            raise self._out_of_memory(kind, nbytes, label) from None

    def _out_of_memory(self, kind: MemoryKind, nbytes: int, label: str) -> OutOfMemory:
        heap = self.heaps[kind]
        held_bytes = heap.mapped_bytes - heap.free_bytes
        free = f"{size_text(heap.free_bytes)} free"
        if heap.capacity_bytes:
            free = f"{size_text(heap.capacity_bytes - held_bytes)} of {size_text(heap.capacity_bytes)} free"
        held = "; ".join(self.holders()) or "nothing"
        asked = f"asked {size_text(nbytes)} for {label!r}"
        return OutOfMemory(f"{self.name}: out of {kind.value} memory, {asked}, {free}; held by {held}")


_devices: weakref.WeakSet[Device] = weakref.WeakSet()


def open_devices() -> list[Device]:
    """All of this process."""
    return [device for device in _devices if device.is_open]


def _disown_all() -> None:
    """Mappings, rings and doorbells are the parent's, and a card in a process goes on there."""
    for device in open_devices():
        device.disown(os.getppid())


os.register_at_fork(after_in_child=_disown_all)
