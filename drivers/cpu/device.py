"""The host's processor as an hcq device: memory that the host sees, queues that run what they are given.

A submission is done when the call that submits it returns, by all cores; so a wait never waits. Nothing is
checked when a kernel runs: accesses are inside their buffers because the compiler proves the ranges of its
index forms, guards the rest, and a launch with a shorter buffer is refused.
"""

from __future__ import annotations

import mmap
import os
import sys
import time
from array import array
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from drivers.core.alloc import Chunk, ChunkHeap
from drivers.core.errors import DeviceError
from drivers.core.host import PAGE_BYTES, Mapping
from drivers.core.libc import advise_huge
from drivers.core.linux_host import HUGE_BYTES, LinuxHost
from drivers.cpu import queue as packets
from drivers.cpu.code import HostCode
from drivers.cpu.machine import host
from drivers.cpu.pool import pool
from drivers.cpu.program import CpuProgram
from drivers.cpu.queue import CpuComputeQueue, CpuCopyQueue, HostEngine, HostRing
from hcq import trace
from hcq.device import Device
from hcq.heap import Block, MemoryKind, NoRoom
from hcq.interrupts import let_in
from hcq.queue import FLUSH_DW, ArgumentRing
from hcq.settings import Settings
from hcq.signal import Signal, Timeline

QUEUE_COUNT = 2
COMPUTE, COPY = 0, 1
KERNARG_BYTES = 1 << 20
SLAB_BYTES = 1 << 20
SIGNAL_STRIDE = 64
SLEEP_S = 50e-6


class Waiting:
    """A turn of a wait: nothing here works by itself, so time passes."""

    def relax(self, what: str) -> None:
        let_in()
        time.sleep(SLEEP_S)

    def now(self) -> float:
        return time.monotonic()


class CpuDevice(Device):
    """The processor that this process runs on."""

    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name, host().arch, Waiting())
        self.settings = settings
        self.host = LinuxHost()
        self.pool = pool()
        self._engine = HostEngine(self.pool)
        self.memory_bytes = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
        self._mapped: dict[int, Mapping] = {}
        self.heaps = {kind: self._heap(kind) for kind in (MemoryKind.DEVICE, MemoryKind.HOST)}
        self._words = self._map(PAGE_BYTES)
        self.compute_queue = self._make_compute_queue()
        self.copy_queue = self._make_copy_queue()
        self.queues = (self.compute_queue, self.copy_queue)
        for queue in self.queues:
            self.connect(queue)
            queue.flush_dw = FLUSH_DW  # whatever a ring holds
            if settings.debug >= 5:
                queue.on_submit = _print_submission
        if settings.debug >= 1:
            print(self.summary(), file=sys.stderr)

    def summary(self) -> str:
        """One line about the processor."""
        memory = f"{self.memory_bytes / 2**30:.2f} GiB"
        return f"{self.name}: {host().cpu}, {self.pool.cores} cores, vectors of {host().lanes}, {memory}"

    def load(self, source: str | Path | bytes, kernel: str | None = None) -> CpuProgram:
        """A program from what `HostCode.pack` made, or a file of it. Raises CodeObjectError."""
        with self.lock:
            self.check_open()
            data = source if isinstance(source, bytes) else Path(source).read_bytes()
            return CpuProgram(self, HostCode.unpack(data))

    def reach_block(self, other: Device, block: Block) -> int:
        if not isinstance(other, CpuDevice):
            raise DeviceError(f"{self.name} is the host itself, which maps no memory of {other.name}")
        return block.gpu_va

    def close(self) -> None:
        with self.lock:
            if not self.is_open:
                return
            self.synchronize()
            if self.settings.debug >= 1:
                self.tell_memory()
            self.mark_closed()
            for mapping in self._mapped.values():
                self.host.munmap(mapping)
            self._mapped.clear()
            if trace.recorder is not None:
                trace.recorder.write()

    def _make_compute_queue(self) -> CpuComputeQueue:
        memory = self._map(KERNARG_BYTES)
        kernargs = ArgumentRing(memory.view(), memory.address)
        ring, timeline = HostRing(f"{self.name} compute", self._engine), self._timeline("compute", COMPUTE)
        return CpuComputeQueue(COMPUTE, QUEUE_COUNT, ring, timeline, self.machine, kernargs)

    def _make_copy_queue(self) -> CpuCopyQueue:
        ring, timeline = HostRing(f"{self.name} copy", self._engine), self._timeline("copy", COPY)
        return CpuCopyQueue(COPY, QUEUE_COUNT, ring, timeline, self.machine)

    def _timeline(self, name: str, index: int) -> Timeline:
        offset = index * SIGNAL_STRIDE
        signal = Signal(self._words, offset, self._words.address + offset)
        return Timeline(f"{self.name} {name}", signal)

    def _heap(self, kind: MemoryKind) -> ChunkHeap:
        grow = partial(self._map_chunk, kind)
        return ChunkHeap(kind, SLAB_BYTES, QUEUE_COUNT, self.memory_bytes, grow, self._unmap_chunk)

    def _map_chunk(self, kind: MemoryKind, size: int) -> Chunk:
        if sum(m.size for m in self._mapped.values()) + size > self.memory_bytes:
            raise NoRoom(f"{size} bytes of {kind.value} memory")
        mapping = self._map(size)
        return Chunk(mapping.address, size, mapping, mapping)

    def _map(self, size: int) -> Mapping:
        protection, flags = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
        if size >= HUGE_BYTES:  # whole huge pages, else Linux puts it where none fits
            size = -(-size // HUGE_BYTES) * HUGE_BYTES
        mapping = self.host.mmap(None, size, protection, flags, -1, 0)
        advise_huge(mapping.address, size)
        self._mapped[mapping.address] = mapping
        return mapping

    def _unmap_chunk(self, chunk: Chunk) -> None:
        mapping = self._mapped.pop(chunk.gpu_va, None)
        if mapping is None:
            raise DeviceError(f"chunk at {chunk.gpu_va:#x} was not allocated by this device")
        self.host.munmap(mapping)


def _print_submission(name: str, words: Sequence[int]) -> None:
    print(f"{name}: {len(words)} dwords", *packets.describe(array("I", words)), sep="\n", file=sys.stderr)
