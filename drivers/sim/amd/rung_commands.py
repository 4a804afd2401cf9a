"""What the ring and its command buffers held when the host rang the doorbell: they must stay so. Rule Q15.

In: each submission as it is rung, each command buffer as it begins, each submission as it ends. Out: what of
them the host changed too early, as a sentence. Positions are those of `RingEngine`: bytes that never wrap.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from drivers.sim.memory import AddressSpace


@dataclass
class Promise:
    """What a command buffer must hold until it begins. ends: submissions that are yet to run it."""

    ends: list[int]
    data: bytes | None


class RungCommands:
    """Of one queue, in its address space."""

    def __init__(self, memory: AddressSpace) -> None:
        self.memory = memory
        self._ring: dict[int, bytes] = {}  # by the end of the submission
        self._buffers: dict[tuple[int, int], Promise] = {}  # by address and size

    def submitted(self, end: int, ring: bytes, buffers: Iterable[tuple[int, int]]) -> None:
        """The submission up to `end` was rung: its packets, and (address, bytes) of what they have run.

        ring: empty where it cannot be read, which is told when it is executed.
        """
        self._ring[end] = ring
        for place in buffers:
            if place not in self._buffers:
                self._buffers[place] = Promise([], self.memory.peek(*place))
            self._buffers[place].ends.append(end)

    def packets(self, end: int) -> bytes:
        """What the ring held for the submission up to `end`, which has not begun."""
        return self._ring.get(end, b"")

    def begins(self, end: int) -> bytes:
        """The same, of the submission that begins now."""
        return self._ring.pop(end, b"")

    def changed_buffer(self) -> tuple[int, str] | None:
        """(address, what happened) of a command buffer that was overwritten before it began."""
        for (va, size), promise in self._buffers.items():
            now, old = self.memory.peek(va, size), promise.data
            if now != old and now is not None and old is not None:
                at = va + next(n for n in range(0, size, 4) if now[n : n + 4] != old[n : n + 4])
                what = f"the command buffer {va:#x}..{va + size:#x} was overwritten at {at:#x}"
                return at, f"{what} after its doorbell, before it began"
        return None

    def look_again(self) -> None:
        """Devices may write command buffers: only what the host does from now on counts."""
        for place, promise in self._buffers.items():
            promise.data = self.memory.peek(*place)

    def began(self, va: int, size: int) -> None:
        """A command buffer is being executed."""
        promise = self._buffers.get((va, size))
        if promise is not None:
            del promise.ends[0]
            if not promise.ends:
                del self._buffers[va, size]

    def ended(self, end: int) -> None:
        """The submission up to `end` is over; command buffers that it skipped will not run any more."""
        for place, promise in list(self._buffers.items()):
            promise.ends = [later for later in promise.ends if later > end]
            if not promise.ends:
                del self._buffers[place]
