"""Rings: the memory that a queue fetches packets from, room in it, and the doorbell for its new end."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from hcq.errors import ArgumentError
from hcq.signal import Window


class RingSpace:
    """Room in a ring, handed out in order and taken back when a timeline passes. Units are the caller's.
    limit: what `put` may grow to."""

    __slots__ = ("_marks", "limit", "put", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.put = 0
        self.limit = size
        self._marks: deque[tuple[int, int]] = deque()

    @property
    def room(self) -> int:
        return self.limit - self.put

    def skipped(self, count: int) -> int:
        """Units that stay empty at the ring's end so that `count` of them lie in one piece."""
        to_end = self.size - self.put % self.size
        return 0 if count <= to_end else to_end

    def mark(self, point: int) -> None:
        """All handed out so far is in use until `point`."""
        self._marks.append((self.put, point))

    def clear(self) -> None:
        """Start again with all room free."""
        self.put, self.limit = 0, self.size
        self._marks.clear()

    def reclaim(self, count: int, wait: Callable[[int], None]) -> bool:
        """Wait for the oldest points until `count` units are free;
        False if even all of them leave too little.
        """
        while self.room < count and self._marks:
            end, point = self._marks[0]
            wait(point)
            self._marks.popleft()
            self.limit = end + self.size
        return self.room >= count


@dataclass(frozen=True)
class Doorbell:
    """Where a queue's new end is announced. counts_bytes: the unit of its pointers is bytes, not dwords."""

    window: Window
    offset: int
    wptr: Window
    wptr_offset: int
    counts_bytes: bool

    def ring(self, put_dw: int) -> None:
        """Publish the write pointer (monotonic, in the queue's unit), then ring."""
        value = put_dw * 4 if self.counts_bytes else put_dw
        self.wptr.write64(self.wptr_offset, value)
        self.window.write64(self.offset, value)


class Ring:
    """The memory a queue fetches packets from. may_wrap: whether a packet may cross the ring's end."""

    def __init__(
        self, name: str, gpu_va: int, words: memoryview, doorbell: Doorbell, may_wrap: bool, filler: int
    ) -> None:
        self.name, self.gpu_va, self.words = name, gpu_va, words
        self.doorbell, self.may_wrap, self.filler = doorbell, may_wrap, filler
        self.space = RingSpace(len(words))

    def restart(self, doorbell: Doorbell) -> None:
        """The queue was made again over the same memory: its pointers are 0, and it may have another
        doorbell."""
        self.doorbell = doorbell
        self.space.clear()

    def write(self, packets: array[int], point: int, wait: Callable[[int], None]) -> int:
        """Copy `packets` in, waiting for room, and ring.
        Returns the dword count before them since the start.
        """
        before = self.place(packets, wait)
        self.space.mark(point)
        self.doorbell.ring(self.space.put)
        return before

    def place(self, packets: array[int], wait: Callable[[int], None]) -> int:
        """Copy `packets` in, waiting for room; the device is not told. Returns the dwords before them."""
        space, need = self.space, len(packets)
        skip = self._skipped(need)
        if space.limit - space.put < need + skip and not self.make_room(need, wait):
            raise ArgumentError(f"ring {self.name}: {need} dwords in one batch, it holds {space.size}")
        if skip:
            self._put(array("I", [self.filler]) * skip)
        before = space.put
        self._put(packets)
        return before

    def make_room(self, need: int, wait: Callable[[int], None]) -> bool:
        """Wait until a batch of `need` dwords fits; False if it never will. Nothing is written."""
        space, count = self.space, need + self._skipped(need)
        return space.limit - space.put >= count or space.reclaim(count, wait)

    def _skipped(self, need: int) -> int:
        """Dwords that stay empty at the ring's end, where packets may not cross it."""
        return 0 if self.may_wrap else self.space.skipped(need)

    def _put(self, packets: array[int]) -> None:
        space = self.space
        at, count = space.put % space.size, len(packets)
        if at + count <= space.size:
            self.words[at : at + count] = packets
        else:
            source = memoryview(packets)
            first = space.size - at
            self.words[at:] = source[:first]
            self.words[: count - first] = source[first:]
        space.put += count
