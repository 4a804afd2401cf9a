"""The two queues of an NVIDIA card: methods are written into a pushbuffer, which a GPFIFO entry hands over.

A command buffer of a graph is a pushbuffer of its own: its entry comes between those of what was recorded
before it and behind it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass

from autogen.nv import rm
from autogen.nv.host import GpEntry, GpEntryLevel
from drivers.core import libc
from drivers.core.host import Mapping
from drivers.nv import pushbuffer
from drivers.nv.channel import ENTRIES, Channel
from drivers.nv.generation import Generation
from hcq import trace
from hcq.errors import ArgumentError
from hcq.queue import ArgumentRing, ComputeQueue, CopyQueue
from hcq.ring import Doorbell, Ring, RingSpace
from hcq.signal import Machine, Signal, Timeline

MAX_ENTRY_DW = (1 << 21) - 1
(NOTHING,) = pushbuffer.nothing()


@dataclass(frozen=True)
class TokenDoorbell(Doorbell):
    """USERD's GPPut, then the doorbell with the channel's token. Units: GPFIFO entries.

    Entries and GPPut lie behind the BAR, whose pages the kernel maps write-combined: without a fence GPPut
    could arrive before its entries, and the card may look at it without a doorbell.
    """

    token: int = 0

    def ring(self, put_dw: int) -> None:
        libc.fence()
        self.wptr.write32(self.wptr_offset, put_dw % ENTRIES)  # type: ignore[attr-defined]  # a host Mapping
        libc.fence()
        self.window.write32(self.offset, self.token)  # type: ignore[attr-defined]


def bell(doorbells: Mapping, channel: Channel) -> TokenDoorbell:
    """The doorbell of a channel as it is now."""
    at = rm.NVC361_NOTIFY_CHANNEL_PENDING
    return TokenDoorbell(
        doorbells, at, channel.window, channel.put_at, counts_bytes=False, token=channel.token
    )


class Gpfifo(Ring):
    """A pushbuffer, and the GPFIFO whose entries name parts of it. Words must not cross its end.

    between: (dwords recorded before it, entry) of each command buffer in the batch being recorded.
    """

    def __init__(
        self, name: str, gpu_va: int, words: memoryview, channel: Channel, doorbell: TokenDoorbell
    ) -> None:
        super().__init__(name, gpu_va, words, doorbell, may_wrap=False, filler=0)
        GpEntry(address=gpu_va + words.nbytes - 4, length=len(words))  # refuses what no entry can name
        self.channel = channel
        self.entries = RingSpace(ENTRIES - 1)  # GPPut == GPGet says empty
        self.between: list[tuple[int, int]] = []

    def restart(self, doorbell: Doorbell) -> None:
        super().restart(doorbell)
        self.entries.clear()
        self.between.clear()

    def write(self, packets: array[int], point: int, wait: Callable[[int], None]) -> int:
        before = self.place(packets, wait)
        parts, entries = self._parts(before, len(packets)), self.entries
        put = entries.put
        if entries.limit - put < len(parts) and not entries.reclaim(len(parts), wait):
            raise ArgumentError(
                f"ring {self.name}: {len(parts)} entries in one batch, it holds {ENTRIES - 1}"
            )
        write, ring_at = self.channel.window.write64, self.channel.ring_at
        for entry in parts:
            write(ring_at + put % ENTRIES * 8, entry)
            put += 1
        entries.put = put
        self.space.mark(point)
        entries.mark(point)
        self.doorbell.ring(put)
        return before

    def _parts(self, before: int, count: int) -> list[int]:
        """The GPFIFO entries of a batch: its own words, cut where command buffers come between."""
        base, start = self.gpu_va + before % self.space.size * 4, 0
        parts: list[int] = []
        for at, entry in self.between:
            if at > start:
                parts.append(_entry(base + start * 4, at - start))
            parts.append(entry)
            start = at
        if count > start:
            parts.append(_entry(base + start * 4, count - start))
        self.between.clear()
        return parts


SUBROUTINE = int(GpEntry(level=GpEntryLevel.SUBROUTINE))
LENGTH_AT = GpEntry.fields["length"].lo


def _entry(gpu_va: int, count_dw: int) -> int:
    """The entry of some words of a pushbuffer that `Gpfifo` found to be one."""
    return SUBROUTINE | gpu_va | count_dw << LENGTH_AT


class NvComputeQueue(ComputeQueue):
    """Compute launches on a channel of the compute class."""

    ring: Gpfifo
    stamp_bytes, stamp_at, tick_ns = 16, 8, 1.0

    def __init__(
        self,
        index: int,
        count: int,
        ring: Gpfifo,
        timeline: Timeline,
        machine: Machine,
        kernargs: ArgumentRing,
        generation: Generation,
    ) -> None:
        super().__init__(index, count, ring, timeline, machine, kernargs)
        self.has_new_code = False
        self.setup = pushbuffer.words_of(pushbuffer.setup_compute(generation))
        self.setup_local = array("I")  # where local memory is, once there is some
        self.pending.extend(self.setup)
        self._invalidate = {new: array("I", pushbuffer.invalidate(new)) for new in (False, True)}
        self.opening = self._invalidate[False]
        self._release = array("I", pushbuffer.release(timeline.signal.gpu_va, 0))
        self._seen_point = 0  # the submission that begins with an invalidation

    def launch(self, words: array[int], kernarg_at: int, kernarg_va: int) -> None:
        point, pending, is_buffer = self.timeline.next_point, self.pending, kernarg_at < 0
        if self._seen_point != point or self.has_new_code:
            self._seen_point = point
            if self.has_new_code or not is_buffer:  # a command buffer begins with its own
                pending.extend(self._invalidate[self.has_new_code])
                self.has_new_code = False
        if is_buffer:
            self.ring.between.append((len(pending), words[0] | words[1] << 32))
            pending.append(NOTHING)  # a batch has words
        else:
            at = len(pending) + kernarg_at
            pending.extend(words)
            self.put_address(pending, at, kernarg_va)

    def put_address(self, words: array[int], at: int, kernarg_va: int) -> None:
        """A QMD is named by its address without the low byte."""
        words[at] = kernarg_va >> 8

    def indirect(self, gpu_va: int, count_dw: int) -> array[int]:
        """The GPFIFO entry of a command buffer."""
        if count_dw > MAX_ENTRY_DW:
            raise ArgumentError(f"a command buffer of {count_dw} dwords; one holds {MAX_ENTRY_DW}")
        entry = int(GpEntry(address=gpu_va, length=count_dw, level=GpEntryLevel.SUBROUTINE))
        return array("I", [entry & 0xFFFF_FFFF, entry >> 32])

    def restart(self, doorbell: Doorbell) -> range:
        self.has_new_code = True  # whether the lost methods took the newest code in, nobody knows
        lost = super().restart(doorbell)
        self.pending.extend(self.setup + self.setup_local)
        return lost

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(pushbuffer.acquire(signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        if signal is not self.timeline.signal:
            self.pending.extend(pushbuffer.release(signal.gpu_va, word))
            return
        at = len(self.pending)
        self.pending.extend(self._release)
        self.pending[at + pushbuffer.SEMAPHORE_WORD_AT] = word

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(pushbuffer.stamp(gpu_va))


class NvCopyQueue(CopyQueue):
    """Copies and fills on a channel of the copy class."""

    ring: Gpfifo
    stamp_bytes, stamp_at, tick_ns = 16, 8, 1.0

    def __init__(
        self, index: int, count: int, ring: Gpfifo, timeline: Timeline, machine: Machine, class_number: int
    ) -> None:
        super().__init__(index, count, ring, timeline, machine)
        self.setup = pushbuffer.words_of(pushbuffer.setup_copy(class_number))
        self.pending.extend(self.setup)

    def copy(self, dst_va: int, src_va: int, size_bytes: int) -> None:
        for offset, size in pushbuffer.segments(size_bytes):
            self.pending.extend(pushbuffer.move(dst_va + offset, src_va + offset, size))
        if trace.recorder is not None:
            trace.label(("copy", dst_va), f"copy {size_bytes} bytes")
            self.arrow(effects=[("copy", dst_va)])

    def fill(self, dst_va: int, word: int, size_bytes: int) -> None:
        for offset, size in pushbuffer.segments(size_bytes):
            self.pending.extend(pushbuffer.fill(dst_va + offset, word, size))

    def restart(self, doorbell: Doorbell) -> range:
        lost = super().restart(doorbell)
        self.pending.extend(self.setup)
        return lost

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(pushbuffer.acquire(signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        self.pending.extend(pushbuffer.copy_release(signal.gpu_va, word))

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(pushbuffer.copy_release(gpu_va, 0, with_time=True))
