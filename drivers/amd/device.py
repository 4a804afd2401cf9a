"""An AMD card as an hcq device: heaps, the compute and the copy queue, code loading, scratch, faults.

Stands on card.py for memory and queues. What the card runs is encoded in pm4.py, sdma.py and program.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from weakref import WeakSet

from autogen.amd.gc_11_0_0 import COMPUTE_TMPRING_SIZE
from drivers.amd import pm4, sdma
from drivers.amd.card import GTT, VRAM, VRAM_CODE, Card, CardAllocation, HardwareQueue
from drivers.amd.card_device import CardDevice
from drivers.amd.program import AmdProgram
from drivers.amd.queue import Pm4Queue, SdmaQueue
from drivers.amd.topology import PAGE_BYTES
from drivers.core import recovery
from drivers.core.alloc import Chunk
from drivers.core.errors import DeviceError
from drivers.core.host import Mapping
from drivers.core.watch import FaultWatch
from hcq import trace
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.heap import Block, MemoryKind
from hcq.queue import ArgumentRing, Queue
from hcq.ring import Doorbell, Ring
from hcq.settings import Settings
from hcq.signal import Signal, Timeline
from hcq.staging import Staging

QUEUE_COUNT = 2
COMPUTE, COPY = 0, 1
RING_BYTES = 1 << 20
KERNARG_BYTES = 1 << 20
STAGING_BYTES = 16 << 20
STAGING_SLOTS = 4
SLAB_BYTES = {
    MemoryKind.DEVICE: 256 << 10,  # small, so that little is mapped behind a small buffer
    MemoryKind.HOST: 256 << 10,
    MemoryKind.CODE: 2 << 20,
    MemoryKind.IMAGE: PAGE_BYTES,  # each its own, as rights are set page by page
}
CHUNK_FLAGS = {
    MemoryKind.DEVICE: VRAM,
    MemoryKind.HOST: GTT,
    MemoryKind.CODE: VRAM_CODE,
    MemoryKind.IMAGE: VRAM_CODE,
}
SIGNAL_STRIDE = 64
SETTLE_AT = 2048  # in the page of signals
SCRATCH_UNIT_BYTES = 256
SCRATCH_LIMIT_BYTES = 512 << 20
GROUP_WAVES = 32  # waves of the largest work-group, which need scratch all at once


class AmdDevice(CardDevice):
    """One card, opened through its kernel driver. `number` counts the cards of the host."""

    places, slab_bytes, memory_class = CHUNK_FLAGS, SLAB_BYTES, CardAllocation

    def __init__(self, name: str, card: Card, settings: Settings) -> None:
        self.card = card
        self.settings = settings
        watch = FaultWatch(card)
        super().__init__(name, card.node.arch, watch)
        card.explain = partial(self.explain, card.explain)
        card.on_fault = partial(self._fault, card.on_fault)
        self.hardware: list[HardwareQueue] = []
        self.programs = WeakSet()
        self.heaps = self.make_heaps(QUEUE_COUNT, card.node.vram_bytes)
        self._scratch: list[tuple[Buffer, int]] = []  # with its COMPUTE_TMPRING_SIZE
        self._scratch_wave_bytes = 0
        self._signals = card.alloc(PAGE_BYTES, GTT, "signals")
        self.compute_queue = self._make_compute_queue(watch)
        self.copy_queue = self._make_copy_queue(watch)
        self.queues = (self.compute_queue, self.copy_queue)
        self.copy_queue.settle_at = self._signals.gpu_va + SETTLE_AT
        compute_words, copy_words = card.hdp_flushes()
        self.compute_queue.peers_words.extend(compute_words)
        self.copy_queue.peers_words.extend(copy_words)
        for queue in self.queues:
            self._connect(queue)
        if trace.recorder is not None:  # what a reader of the packets must know
            about = {"device": name, "arch": self.arch}
            trace.recorder.instant(("host", "doorbells"), f"device {name}", about)
        host_buffer = self.empty(STAGING_BYTES, "staging", MemoryKind.HOST)
        self.staging = Staging(host_buffer, STAGING_SLOTS)
        if settings.debug >= 1:
            print(self.summary(), file=sys.stderr)

    def summary(self) -> str:
        """One line about the card."""
        node = self.card.node
        vram = f"{node.vram_bytes / 2**30:.2f} GiB"
        what = f"{self.arch} {node.name}, {node.cu_count} CU, {vram} VRAM"
        return f"{self.name}: {what}, {self.card.interface}"

    def load(self, source: str | Path | bytes, kernel: str | None = None) -> AmdProgram:
        """A program from an amdhsa code object. Raises CodeObjectError, ArgumentError."""
        from drivers.amd import loader  # an ELF library comes with it

        with self.lock:
            self.check_open()
            return loader.load(self, source, kernel)

    def load_all(self, source: str | Path | bytes) -> dict[str, AmdProgram]:
        """Every kernel of a code object by name; they share its global variables. Raises as `load`."""
        from drivers.amd import loader

        with self.lock:
            self.check_open()
            return loader.load_all(self, source)

    def kernel_at(self, pc: int) -> str:
        """Which loaded kernel a program counter is in, or which function of one, as a phrase; empty if in
        none.
        """
        programs = (p for p in self.programs if isinstance(p, AmdProgram))
        here = [p for p in programs if p.code.gpu_va <= pc < p.code.gpu_va + p.code.size_bytes]
        if not here:
            return ""
        offset = pc - here[0].code.gpu_va
        inside = [each for each in here[0].kernel.functions if offset in each[0]]
        if inside and inside[0][1] not in [p.name for p in here]:
            return f"function {inside[0][1]}, {offset - inside[0][0].start:#x} bytes after its entry"
        before = [p for p in here if p.kernel.entry_va <= pc]
        found = max(before, key=lambda p: p.kernel.entry_va, default=None)
        if found is None:
            return ""
        return f"kernel {found.name}, {pc - found.kernel.entry_va:#x} bytes after its entry"

    def scratch(self, wave_bytes: int) -> tuple[int, int]:
        """Scratch memory for waves of `wave_bytes`: its address and COMPUTE_TMPRING_SIZE; (0, 0) for none.

        Grows when a kernel needs more than any before; earlier memory stays for commands that name it.
        """
        if not wave_bytes:
            return 0, 0
        unit_count = -(-wave_bytes // SCRATCH_UNIT_BYTES)
        rounded = unit_count * SCRATCH_UNIT_BYTES
        if rounded > self._scratch_wave_bytes:
            node = self.card.node
            fitting = SCRATCH_LIMIT_BYTES // (rounded * node.engine_count)
            waves = min(node.scratch_waves_per_engine, max(fitting, GROUP_WAVES))
            made = self.empty(rounded * waves * node.engine_count, "scratch")
            self._scratch.append((made, int(COMPUTE_TMPRING_SIZE(waves=waves, wavesize=unit_count))))
            self._scratch_wave_bytes = rounded
        memory, size = self._scratch[-1]
        return memory.gpu_va, size

    def reach_block(self, other: Device, block: Block) -> int:
        if not isinstance(other, AmdDevice):
            raise DeviceError(f"{self.name} and {other.name} have drivers that share no memory")
        chunk = block.owner
        if not isinstance(chunk, Chunk) or not isinstance(chunk.token, CardAllocation):
            raise DeviceError(f"{block.label!r} is no memory of {other.name}")
        offset = block.gpu_va - chunk.gpu_va
        return self._reach(chunk.token, other) + offset

    def reach_signals(self, other: Device) -> int | None:
        if not isinstance(other, AmdDevice):
            return None
        try:
            return self._reach(other._signals, other) - other._signals.gpu_va
        except DeviceError:
            return None

    def restart(self, queue: Queue) -> tuple[range, str]:
        hardware = self.hardware[queue.index]
        how = self.card.restart_queue(hardware)
        lost = queue.restart(_doorbell(hardware, queue.ring.doorbell.counts_bytes))
        queue.pending.extend(hardware.prologue)
        return lost, how

    def _reach(self, memory: CardAllocation, other: AmdDevice) -> int:
        try:
            return self.card.reach(memory, other.card)
        except DeviceError as error:
            raise DeviceError(f"{self.name} cannot map memory of {other.name}: {error}") from error

    def _make_compute_queue(self, watch: FaultWatch) -> Pm4Queue:
        queue = self.card.create_compute_queue(RING_BYTES)
        self.hardware.append(queue)
        memory = self.card.alloc(KERNARG_BYTES, GTT, "kernel arguments")
        kernargs = ArgumentRing(_mapping(memory).view(), memory.gpu_va)
        ring = _ring(f"{self.name} compute", queue, counts_bytes=False, may_wrap=True)
        timeline = self._timeline("compute", COMPUTE)
        interrupts = self.card.has_interrupts
        made = Pm4Queue(COMPUTE, QUEUE_COUNT, ring, timeline, watch, kernargs, self.arch, interrupts)
        made.pending.extend(queue.prologue)
        return made

    def _make_copy_queue(self, watch: FaultWatch) -> SdmaQueue:
        queue = self.card.create_sdma_queue(RING_BYTES)
        self.hardware.append(queue)
        ring = _ring(f"{self.name} copy", queue, counts_bytes=True, may_wrap=False)
        timeline, interrupts = self._timeline("copy", COPY), self.card.has_interrupts
        return SdmaQueue(COPY, QUEUE_COUNT, ring, timeline, watch, self.arch, interrupts)

    def _timeline(self, name: str, index: int) -> Timeline:
        offset = index * SIGNAL_STRIDE
        signal = Signal(_mapping(self._signals), offset, self._signals.gpu_va + offset)
        return Timeline(f"{self.name} {name}", signal)

    def _connect(self, queue: Queue) -> None:
        self.connect(queue)
        queue.on_late = self.card.fault
        if self.settings.debug >= 5:
            describe: Callable[[Sequence[int]], Iterator[str]] = partial(
                sdma.describe, gen=self.copy_queue.gen
            )
            if queue is self.compute_queue:
                with_registers = self.settings.debug >= 6
                describe = partial(pm4.describe, with_registers=with_registers, gen=self.compute_queue.gen)
            queue.on_submit = partial(_print_submission, describe)

    def _fault(self, others: Callable[[DeviceError], None] | None, error: DeviceError) -> None:
        """Recover the device whose queue `error` names; where it names none, each that shares the card."""
        queue_id = getattr(error, "where", {}).get("queue")
        is_mine = any(hardware.queue_id == queue_id for hardware in self.hardware)
        if is_mine or others is None or queue_id is None:
            recovery.recover(self, error)
        if others is not None and not is_mine:
            others(error)


def _ring(name: str, queue: HardwareQueue, counts_bytes: bool, may_wrap: bool) -> Ring:
    words = _mapping(queue.ring).view().cast("I")
    return Ring(name, queue.ring.gpu_va, words, _doorbell(queue, counts_bytes), may_wrap, sdma.NOP)


def _doorbell(queue: HardwareQueue, counts_bytes: bool) -> Doorbell:
    return Doorbell(queue.doorbells, queue.doorbell_offset, _mapping(queue.wptr), 0, counts_bytes)


def _mapping(memory: CardAllocation) -> Mapping:
    if memory.mapping is None:
        raise DeviceError(f"the host has no mapping of the {memory.label}")
    return memory.mapping


def _print_submission(
    describe: Callable[[Sequence[int]], Iterator[str]], name: str, words: Sequence[int]
) -> None:
    print(f"{name}: {len(words)} dwords", *describe(words), sep="\n", file=sys.stderr)
