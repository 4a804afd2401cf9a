"""The two queues of an AMD card: compute speaks PM4, copies speak SDMA. What they have in common is in hcq.

Words that only differ in an address or a value are encoded once and patched.
"""

from __future__ import annotations

from array import array

from drivers.amd import pm4, sdma
from hcq import trace
from hcq.errors import ArgumentError
from hcq.queue import ArgumentRing, ComputeQueue, CopyQueue
from hcq.ring import Doorbell, Ring
from hcq.signal import Machine, Signal, Timeline

SETTLE_BYTES = 4


class Pm4Queue(ComputeQueue):
    """Compute launches on a MEC ring. interrupts: whether the end of a submission interrupts the host."""

    def __init__(
        self,
        index: int,
        count: int,
        ring: Ring,
        timeline: Timeline,
        machine: Machine,
        kernargs: ArgumentRing,
        arch: str,
        interrupts: bool,
    ) -> None:
        super().__init__(index, count, ring, timeline, machine, kernargs)
        self.has_new_code = False
        self.gen = pm4.generation(arch)
        self._release = array("I", pm4.release(timeline.signal.gpu_va, 0, self.gen, interrupts))
        self._acquire_code = array("I", pm4.acquire(with_code=True, gen=self.gen))
        self._acquire_host = array("I", pm4.acquire_host(self.gen))
        self._seen_point = 0  # the submission that begins with it
        self.peers_words = array("I", pm4.acquire_peers(self.gen))

    def launch(self, words: array[int], kernarg_at: int, kernarg_va: int) -> None:
        point = self.timeline.next_point
        if self._seen_point != point:
            self._seen_point = point
            self.pending.extend(self._acquire_host)
        if self.has_new_code:
            self._take_new_code()
        super().launch(words, kernarg_at, kernarg_va)

    def restart(self, doorbell: Doorbell) -> range:
        self.has_new_code = True  # whether the lost commands took the newest code in, nobody knows
        return super().restart(doorbell)

    def indirect(self, gpu_va: int, count_dw: int) -> array[int]:
        if count_dw > pm4.MAX_IB_DW:
            raise ArgumentError(f"a command buffer of {count_dw} dwords; one holds {pm4.MAX_IB_DW}")
        return array("I", pm4.indirect_buffer(gpu_va, count_dw))

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(pm4.wait_memory(signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        at = len(self.pending)
        if signal is not self.timeline.signal:
            self.pending.extend(pm4.release(signal.gpu_va, word, self.gen))
            return
        self.pending.extend(self._release)
        self.pending[at + pm4.SIGNAL_DATA_AT] = word

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(pm4.timestamp(gpu_va, self.gen))

    def acquire_peers(self) -> None:
        self.pending.extend(self.peers_words)

    def _take_new_code(self) -> None:
        self.pending.extend(self._acquire_code)
        self.has_new_code = False


class SdmaQueue(CopyQueue):
    """Copies and fills on an SDMA ring, whose packets must not cross the ring's end.

    interrupts: whether the end of a submission interrupts the host.
    settle_at: memory of this card that anything may be read into; the device says where it is.
    """

    settle_at: int

    def __init__(
        self,
        index: int,
        count: int,
        ring: Ring,
        timeline: Timeline,
        machine: Machine,
        arch: str,
        interrupts: bool,
    ) -> None:
        super().__init__(index, count, ring, timeline, machine)
        self.gen = sdma.packets_of(arch)
        self._trap = array("I", sdma.trap() if interrupts else ())
        self._acquire_host = array("I", sdma.acquire_host(self.gen))
        self._release_host = array("I", sdma.release_host(self.gen))
        self._copy_point = 0  # the submission that copies
        self.peers_words = array("I", sdma.acquire_peers(self.gen))

    def copy(self, dst_va: int, src_va: int, size_bytes: int) -> None:
        if self._copy_point != self.next_point:
            self._copy_point = self.next_point
            self.pending.extend(self._acquire_host)
        self.pending.extend(sdma.copy(dst_va, src_va, size_bytes))
        if trace.recorder is not None:
            trace.label(("copy", dst_va), f"copy {size_bytes} bytes")
            self.arrow(effects=[("copy", dst_va)])

    def settle(self, dst_va: int, size_bytes: int) -> None:
        """A read does not pass the writes before it: PCI Express Base Specification 4.0, section 2.4."""
        self.pending.extend(sdma.copy(self.settle_at, dst_va, min(size_bytes, SETTLE_BYTES)))

    def acquire_peers(self) -> None:
        self.pending.extend(self.peers_words)

    def fill(self, dst_va: int, word: int, size_bytes: int) -> None:
        self.pending.extend(sdma.fill(dst_va, word, size_bytes))

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(sdma.wait_memory(signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        if self._copy_point == self.next_point:
            self.pending.extend(self._release_host)
        self.pending.extend(sdma.fence(signal.gpu_va, word, self.gen))
        if signal is self.timeline.signal:
            self.pending.extend(self._trap)

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(sdma.timestamp(gpu_va))
