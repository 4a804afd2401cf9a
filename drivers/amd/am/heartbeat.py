"""Telling a card that works from one that hangs, within a second: pointers, waves, the packet at the head.

A wait calls it from time to time. While a queue's pointers move or a wave runs it reports nothing, so a
kernel may run as long as it likes. When nothing moved for half a second, its verdict names the packet at
which each queue stands, what that packet awaits, and the value found there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from autogen.schema import BitStruct
from drivers.amd import pm4, sdma
from drivers.amd.am import recover
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.gfx import ComputeRing
from drivers.amd.am.sdma import SdmaRing
from drivers.amd.card import HardwareQueue

STILL_S = 0.5  # nothing moves for so long: time to look at the registers
GAP_S = 0.4  # not asked for so long: nobody waited meanwhile, begin anew
READ_WORDS = 16  # longer than any packet that waits


@dataclass(frozen=True)
class WatchedQueue:
    """One queue with its hardware ring."""

    queue: HardwareQueue
    ring: ComputeRing | SdmaRing

    @property
    def pointers(self) -> tuple[int, int]:
        """(read, write) as the host sees them, each in the queue's unit."""
        rptr, wptr = (pointer.reservation.read64(0) for pointer in (self.queue.rptr, self.queue.wptr))
        return rptr, wptr


class Heartbeat:
    """Watches the queues of one card. read: 8 bytes of memory by GPU address, None where unknown. is_foreign:
    whether an address is of another card's memory.
    """

    def __init__(
        self,
        machine: CardBlocks,
        locate: Callable[[int], str],
        read: Callable[[int], int | None],
        is_foreign: Callable[[int], bool],
    ) -> None:
        self.machine, self.locate, self.read, self.is_foreign = machine, locate, read, is_foreign
        self._seen: tuple[tuple[int, int], ...] = ()
        self._since = self._asked = float("-inf")

    def beat(self, watched: Sequence[WatchedQueue]) -> str:
        """A sentence when the card hangs; empty otherwise. Cheap unless nothing moved for a while."""
        now = self.machine.board.host.now()
        pointers = tuple(each.pointers for each in watched)
        is_new = pointers != self._seen or now - self._asked > GAP_S
        self._asked, self._seen = now, pointers
        if is_new:
            self._since = now
        if now - self._since < STILL_S:
            return ""
        self._since = now
        verdicts = [recover.verdict(self.machine, each.ring) for each in watched]
        if any(v.is_moving or v.waves for v in verdicts):
            return ""
        if any(map(self._waits_for_another, watched, verdicts)):
            return ""
        stands = [self.head(each, v) for each, v in zip(watched, verdicts, strict=True)]
        return f"the card hangs: nothing moved for {STILL_S:g} s and no wave runs; {'; '.join(stands)}"

    def head(self, watched: WatchedQueue, verdict: recover.QueueVerdict) -> str:
        """Where a queue stands, and what the packet there awaits."""
        text, rung = verdict.describe(), watched.pointers[1]
        if rung > verdict.wptr:
            return (
                f"{text}, but the host rang for {rung:#x}: the doorbell got lost (aperture, route or range)"
            )
        if verdict.rptr == verdict.wptr:
            return text
        packet = self._packet(watched, verdict)
        if isinstance(packet, str):
            return f"{text} at words that are no packet: {packet}"
        polled = awaited(packet)
        if polled is None:
            return f"{text} at {pm4.compact(packet)}"
        gpu_va, reference = polled
        found = self.read(gpu_va)
        value = "an unreadable value" if found is None else f"{found:#x}"
        where = f"{gpu_va:#x} ({self.locate(gpu_va)})"
        return f"{text} at {type(packet).__name__}, which awaits {reference:#x} at {where} and finds {value}"

    def _packet(self, watched: WatchedQueue, verdict: recover.QueueVerdict) -> BitStruct | str:
        """The packet that a queue stands at; a phrase where there is none."""
        words = watched.queue.ring.reservation.view().cast("I")
        is_compute = isinstance(watched.ring, ComputeRing)
        at = verdict.rptr if is_compute else verdict.rptr // 4
        ahead = [words[(at + i) % len(words)] for i in range(READ_WORDS)]
        arch = self.machine.board.chip.arch
        decode = pm4.generation(arch).packets.decode if is_compute else sdma.packets_of(arch).decode
        return next(pm4.packets(ahead, decode))[1]

    def _waits_for_another(self, watched: WatchedQueue, verdict: recover.QueueVerdict) -> bool:
        """Whether a queue polls memory of another card, which does not hold yet what it awaits."""
        if verdict.rptr == verdict.wptr:
            return False
        packet = self._packet(watched, verdict)
        polled = None if isinstance(packet, str) else awaited(packet)
        if polled is None or not self.is_foreign(polled[0]):
            return False
        found = self.read(polled[0])
        return found is None or found & 0xFFFF_FFFF < polled[1]


def awaited(packet: BitStruct) -> tuple[int, int] | None:
    """(address, value) of the memory that a packet polls; None for one that polls none."""
    fields = dict(packet.items())
    value = fields.get("reference", fields.get("value"))  # WAIT_REG_MEM's name for it and POLL_REGMEM's
    return None if value is None else (fields["addr"], value)
