"""A toy device: two queues over a bytearray, whose packets run only while somebody waits.

Engines run in the order that `first` says, one packet at a time, so a missing wait between queues shows.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from pathlib import Path

from drivers.core.alloc import Chunk, ChunkHeap
from hcq.device import Device
from hcq.heap import MemoryKind, NoRoom
from hcq.program import Argument, ArgumentKind, Commands, Dim, Program, Signature
from hcq.queue import ArgumentRing, ComputeQueue, CopyQueue, Queue
from hcq.ring import Doorbell, Ring
from hcq.signal import Signal, Timeline
from hcq.staging import Staging

SIGNAL, WAIT, COPY, FILL, RUN, IB, CLOCK = range(1, 8)
MEMORY_BYTES = 1 << 20
LENGTH = {0: 1, SIGNAL: 3, WAIT: 3, COPY: 4, FILL: 4, RUN: 4, IB: 3, CLOCK: 2}
Kernel = Callable[[bytearray, bytes], None]


class Window:
    """A part of the toy's memory as the host sees it."""

    def __init__(self, memory: bytearray, start: int, size: int) -> None:
        self.memory, self.start, self.size = memory, start, size

    def read64(self, offset: int) -> int:
        return int(struct.unpack_from("<Q", self.memory, self.start + offset)[0])

    def write64(self, offset: int, value: int) -> None:
        struct.pack_into("<Q", self.memory, self.start + offset, value)

    def view(self) -> memoryview:
        return memoryview(self.memory)[self.start : self.start + self.size]


class Engine:
    """Runs the packets of one ring up to its doorbell."""

    def __init__(self, toy: Toy, ring: Window, doorbell: Window) -> None:
        self.toy, self.ring, self.doorbell = toy, ring, doorbell
        self.done_dw = 0

    def step(self) -> bool:
        """Run one packet; False if there is none that can run."""
        if self.done_dw >= self.doorbell.read64(0):
            return False
        count = self.ring.size // 4
        words = self.ring.view().cast("I")
        packet = [words[(self.done_dw + i) % count] for i in range(4)]
        if not self.toy.run(packet):
            return False
        self.done_dw += LENGTH[packet[0]]
        return True


class Toy:
    """Memory, engines and kernels. first: which engine gets to run as long as it can."""

    def __init__(self, first: int = 0) -> None:
        self.memory = bytearray(MEMORY_BYTES)
        self.kernels: list[Kernel] = []
        self.engines: list[Engine] = []
        self.first = first
        self.turns = 0
        self.log: list[int] = []
        self._used = 256
        self.given_back: list[Window] = []

    def window(self, size: int) -> Window:
        reused = next((w for w in self.given_back if w.size == size), None)
        if reused is not None:
            self.given_back.remove(reused)
            return reused
        start, end = self._used, self._used + -(-size // 256) * 256
        if end > MEMORY_BYTES:
            raise NoRoom(f"{size} bytes")
        self._used = end
        return Window(self.memory, start, size)

    def relax(self, what: str) -> None:
        """Run the favoured engine until it stops, then one packet of the other."""
        self.turns += 1
        favoured, other = self.engines[self.first], self.engines[1 - self.first]
        while favoured.step():
            pass
        other.step()

    def now(self) -> float:
        return float(self.turns)

    def run(self, packet: list[int]) -> bool:
        op, *args = packet
        if op == WAIT and struct.unpack_from("<I", self.memory, args[0])[0] < args[1]:
            return False
        self.log.append(op)
        if op == SIGNAL:
            struct.pack_into("<Q", self.memory, args[0], args[1])
        elif op == COPY:
            self.memory[args[0] : args[0] + args[2]] = self.memory[args[1] : args[1] + args[2]]
        elif op == FILL:
            self.memory[args[0] : args[0] + args[2]] = struct.pack("<I", args[1]) * (args[2] // 4)
        elif op == RUN:
            self.kernels[args[0]](self.memory, bytes(self.memory[args[1] : args[1] + 256]))
        elif op == CLOCK:
            struct.pack_into("<Q", self.memory, args[0], len(self.log))
        elif op == IB:
            self._indirect(*args[:2])
        return True

    def _indirect(self, gpu_va: int, count_dw: int) -> None:
        words = struct.unpack_from(f"<{count_dw}I", self.memory, gpu_va)
        index = 0
        while index < count_dw:
            assert self.run(list(words[index : index + 4]))
            index += LENGTH[words[index]]


class ToyVerbs(Queue):
    """The verbs both toy queues have."""

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend([WAIT, signal.gpu_va, word])

    def signal(self, signal: Signal, word: int) -> None:
        self.pending.extend([SIGNAL, signal.gpu_va, word])

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend([CLOCK, gpu_va])


class ToyCompute(ToyVerbs, ComputeQueue):
    def indirect(self, gpu_va: int, count_dw: int) -> array[int]:
        return array("I", [IB, gpu_va, count_dw])


class ToyCopy(ToyVerbs, CopyQueue):
    def copy(self, dst_va: int, src_va: int, size_bytes: int) -> None:
        self.pending.extend([COPY, dst_va, src_va, size_bytes])

    def fill(self, dst_va: int, word: int, size_bytes: int) -> None:
        self.pending.extend([FILL, dst_va, word, size_bytes])


class ToyProgram(Program):
    """Kernel number `number` of the toy; its block has the arguments as 64-bit words."""

    def __init__(self, device: ToyDevice, number: int, names: str) -> None:
        arguments = [Argument(name, ArgumentKind.BUFFER, 8 * i, 8) for i, name in enumerate(names)]
        super().__init__(device, f"kernel{number}", Signature(f"kernel{number}", arguments), 8 * len(names))
        self.number = number

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        return Commands(array("I", [RUN, self.number, 0, 0]), 2)


class ToyDevice(Device):
    """An hcq device over a `Toy`. ring_dw: size of both rings."""

    def __init__(self, first: int = 0, ring_dw: int = 256, limit: int = 2**31) -> None:
        self.toy = Toy(first)
        super().__init__("toy", "toy1", self.toy)
        self.heaps = {kind: self._heap(kind) for kind in MemoryKind}
        kernargs = self.toy.window(1024)
        ring = self._ring("compute", ring_dw, False)
        clock = self._timeline("compute", limit)
        self.compute_queue = ToyCompute(0, 2, ring, clock, self.toy, _arguments(kernargs))
        self.copy_queue = ToyCopy(
            1, 2, self._ring("copy", ring_dw, False), self._timeline("copy", limit), self.toy
        )
        self.queues = (self.compute_queue, self.copy_queue)
        for queue in self.queues:
            queue.peers, queue.on_full = self.queues, self.renew_timelines
            queue.timeout_s = 1000.0
        self.staging = Staging(self.empty(1024, "staging", MemoryKind.HOST), 2)

    def kernel(self, names: str, body: Kernel) -> ToyProgram:
        self.toy.kernels.append(body)
        return ToyProgram(self, len(self.toy.kernels) - 1, names)

    def load(self, source: str | Path | bytes, kernel: str | None = None) -> Program:
        raise NotImplementedError

    def close(self) -> None:
        self.mark_closed()

    def _heap(self, kind: MemoryKind) -> ChunkHeap:
        def grow(size: int) -> Chunk:
            window = self.toy.window(size)
            return Chunk(window.start, size, window if kind is MemoryKind.HOST else None, window)

        def shrink(chunk: Chunk) -> None:
            self.toy.given_back.append(Window(self.toy.memory, chunk.gpu_va, chunk.size))

        return ChunkHeap(kind, 8192, 2, MEMORY_BYTES, grow, shrink)

    def _ring(self, name: str, size_dw: int, counts_bytes: bool) -> Ring:
        memory, pointer, bell = self.toy.window(size_dw * 4), self.toy.window(8), self.toy.window(8)
        self.toy.engines.append(Engine(self.toy, memory, bell))
        doorbell = Doorbell(bell, 0, pointer, 0, counts_bytes)
        return Ring(name, memory.start, memory.view().cast("I"), doorbell, may_wrap=True, filler=0)

    def _timeline(self, name: str, limit: int) -> Timeline:
        window = self.toy.window(8)
        return Timeline(name, Signal(window, 0, window.start), limit)


def _arguments(window: Window) -> ArgumentRing:
    return ArgumentRing(window.view(), window.start)


def words(kernarg: bytes, count: int) -> tuple[int, ...]:
    """The first `count` 64-bit arguments."""
    return struct.unpack_from(f"<{count}Q", kernarg)


def add_one(memory: bytearray, kernarg: bytes) -> None:
    """A kernel (x): the first 32-bit word of x grows by one."""
    (x,) = words(kernarg, 1)
    struct.pack_into("<I", memory, x, struct.unpack_from("<I", memory, x)[0] + 1)
