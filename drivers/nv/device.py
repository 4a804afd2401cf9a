"""An NVIDIA card as an hcq device: heaps, the compute and the copy queue, code, local memory, faults.

Stands on card.py for memory and channels. What the card runs is encoded in pushbuffer.py and launch.py.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from drivers.core import recovery
from drivers.core.errors import DeviceError
from drivers.core.host import Host
from drivers.core.watch import FaultWatch
from drivers.nv import assertion, launch, pushbuffer
from drivers.nv.card import NvCard, open_card
from drivers.nv.card_device import CardDevice, LoadedCode
from drivers.nv.channel import Channel
from drivers.nv.loader import DEFAULT_STACK, load, load_all
from drivers.nv.memory import Aperture, MappedMemory
from drivers.nv.program import NvProgram
from drivers.nv.queue import Gpfifo, NvComputeQueue, NvCopyQueue, bell
from hcq import trace
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.queue import ArgumentRing, Queue
from hcq.settings import Settings
from hcq.signal import Signal, Timeline
from hcq.staging import Staging

QUEUE_COUNT = 2
COMPUTE, COPY = 0, 1
PUSHBUFFER_BYTES = 1 << 20
ARGUMENT_BYTES = 2 << 20
STAGING_BYTES, STAGING_SLOTS = 16 << 20, 4
SLAB_BYTES = {
    MemoryKind.DEVICE: 2 << 20,
    MemoryKind.HOST: 256 << 10,
    MemoryKind.CODE: 2 << 20,
    MemoryKind.IMAGE: 4096,
}
PLACES = {
    MemoryKind.DEVICE: Aperture.VIDEO,
    MemoryKind.HOST: Aperture.HOST,
    MemoryKind.CODE: Aperture.VIDEO,
    MemoryKind.IMAGE: Aperture.VIDEO,
}
WORKSPACE_BYTES = 256
SIGNAL_BYTES, SIGNAL_STRIDE = 4096, 64
WARP, WARP_UNIT, TPC_UNIT, LOCAL_UNIT = 32, 0x200, 0x8000, 0x2_0000


class NvDevice(CardDevice):
    """One card, opened through NVIDIA's kernel driver."""

    places, slab_bytes, memory_class = PLACES, SLAB_BYTES, MappedMemory
    card: NvCard
    hardware: list[Channel]
    compute_queue: NvComputeQueue
    copy_queue: NvCopyQueue

    def __init__(self, name: str, card: NvCard, settings: Settings) -> None:
        self.card, self.settings = card, settings
        watch = FaultWatch(card)
        super().__init__(name, card.arch.name, watch)
        card.explain = partial(self.explain, card.explain)
        card.on_fault = self.recover
        self._workspace: Buffer | None = None
        self._assertions: assertion.Assertions | None = None
        self.hardware = card.group.channels
        self.loaded: dict[int, LoadedCode] = {}
        self.heaps = self.make_heaps(QUEUE_COUNT, card.shape.vram_bytes)
        self._local: Buffer | None = None
        self._local_bytes = 0
        self._is_fresh = [False] * QUEUE_COUNT
        self._signals = card.alloc(SIGNAL_BYTES, Aperture.SYSTEM, "signals")
        self.compute_queue = self._make_compute_queue(watch)
        self.copy_queue = self._make_copy_queue(watch)
        self.queues = (self.compute_queue, self.copy_queue)
        for queue in self.queues:
            self._connect(queue)
        if trace.recorder is not None:  # what a reader of the methods must know
            about = {"device": name, "arch": self.arch}
            trace.recorder.instant(("host", "doorbells"), f"device {name}", about)
        self.staging = Staging(self.empty(STAGING_BYTES, "staging", MemoryKind.HOST), STAGING_SLOTS)
        if settings.debug >= 1:
            print(self.summary(), file=sys.stderr)

    def summary(self) -> str:
        """One line about the card."""
        shape = self.card.shape
        vram = f"{shape.vram_bytes / 2**30:.2f} GiB"
        return f"{self.name}: {self.arch} {shape.name}, {shape.sms} SM, {vram}, {self.card.interface}"

    def load(
        self, source: str | Path | bytes, kernel: str | None = None, stack: int = DEFAULT_STACK
    ) -> NvProgram:
        """A program from a cubin, or from what our compiler makes. stack: bytes of a thread for functions
        that may call themselves (cudaLimitStackSize). Raises CodeObjectError, ArgumentError."""
        with self.lock:
            self.check_open()
            return load(self, source, kernel, stack)

    def load_all(self, source: str | Path | bytes, stack: int = DEFAULT_STACK) -> dict[str, NvProgram]:
        """Every kernel of a cubin by name; they share its global variables. Raises as `load`."""
        with self.lock:
            self.check_open()
            return load_all(self, source, stack)

    def kernel_at(self, pc: int) -> str:
        for code in reversed(self.loaded.values()):
            if code.va <= pc < code.va + code.size:
                place = f"kernel {code.name}, {pc - code.va:#x} bytes behind its entry"
                limit = f"its calls have a stack of {code.stack_limit} bytes a thread"
                return f"{place}; {limit}, load(stack=) gives more" if code.stack_limit else place
        return ""

    def need_local(self, thread_bytes: int) -> None:
        """Local memory grows when a kernel needs more than any before."""
        if thread_bytes <= self._local_bytes:
            return
        shape = self.card.shape
        warp = launch.round_up(thread_bytes * WARP, WARP_UNIT)
        tpc = launch.round_up(warp * shape.warps_per_sm * shape.sms_per_tpc, TPC_UNIT)
        size = launch.round_up(tpc * shape.tpcs_per_gpc * shape.gpcs, LOCAL_UNIT)
        made, queue = self.empty(size, "local memory"), self.compute_queue
        words = pushbuffer.words_of(pushbuffer.local_memory(made.gpu_va, tpc))
        queue.pending.extend(words)
        queue.setup_local = words
        if self._local is not None:
            self._local.points[COMPUTE] = queue.next_point
        self._local, self._local_bytes = made, thread_bytes

    def need_assertions(self) -> assertion.Assertions:
        """The record of assertions, made for the first kernel that has some."""
        if self._assertions is None:
            record = self.empty(assertion.RECORD.size, "record of assertions", MemoryKind.HOST)
            self._assertions = assertion.Assertions(record)
        return self._assertions

    def need_workspace(self) -> int:
        """See `CardDevice`."""
        if self._workspace is None:
            self._workspace = self.empty(WORKSPACE_BYTES, "workspace of cooperative launches")
            self._clear_workspace()
        return self._workspace.gpu_va

    def _clear_workspace(self) -> None:
        if self._workspace is not None:
            self._workspace.fill(0)
            self.compute_queue.order_after(self._workspace.points)

    def recover(self, error: DeviceError) -> None:
        """Run again after a fault. A failed assertion says so in place of its trap, and barriers of the grid
        begin anew."""
        if self._assertions is not None:
            assertion.explain(self._assertions, error)
        recovery.recover(self, error)
        if self.is_usable:
            self._clear_workspace()

    def restart(self, queue: Queue) -> tuple[range, str]:
        """Both queues stop together: the first that is restarted makes the channels of both anew."""
        if not self._is_fresh[queue.index]:
            self.card.restart()
            self._is_fresh = [True] * QUEUE_COUNT
        self._is_fresh[queue.index] = False
        return queue.restart(bell(self.card.doorbells, self.card.group.channels[queue.index])), ""

    def stopped_with(self, queues: set[Queue]) -> set[Queue]:
        return set(self.queues) if queues else queues

    def _make_compute_queue(self, watch: FaultWatch) -> NvComputeQueue:
        memory = self.card.alloc(ARGUMENT_BYTES, Aperture.HOST, "kernel arguments")
        arguments = ArgumentRing(memory.window.view(), memory.gpu_va, launch.BANK_ALIGN)
        generation = self.card.classes.generation
        ring, timeline = self._ring("compute", COMPUTE), self._timeline("compute", COMPUTE)
        return NvComputeQueue(COMPUTE, QUEUE_COUNT, ring, timeline, watch, arguments, generation)

    def _make_copy_queue(self, watch: FaultWatch) -> NvCopyQueue:
        ring, timeline = self._ring("copy", COPY), self._timeline("copy", COPY)
        return NvCopyQueue(COPY, QUEUE_COUNT, ring, timeline, watch, self.card.classes.copy)

    def _ring(self, name: str, index: int) -> Gpfifo:
        channel = self.card.group.channels[index]
        memory = self.card.alloc(PUSHBUFFER_BYTES, Aperture.HOST, f"{name} pushbuffer")
        words = memory.window.view().cast("I")
        doorbell = bell(self.card.doorbells, channel)
        return Gpfifo(f"{self.name} {name}", memory.gpu_va, words, channel, doorbell)

    def _timeline(self, name: str, index: int) -> Timeline:
        offset = index * SIGNAL_STRIDE
        signal = Signal(self._signals.window, offset, self._signals.gpu_va + offset)
        return Timeline(f"{self.name} {name}", signal)

    def _connect(self, queue: Queue) -> None:
        self.connect(queue)
        queue.on_late = self.card.fault
        if self.settings.debug >= 5:
            queue.on_submit = _print_submission


def open_device(name: str, host: Host, number: int, settings: Settings) -> NvDevice:
    """The card that the driver of `host` lists as `number`. Raises DeviceError; then nothing stays open."""
    card = open_card(host, number)
    try:
        return NvDevice(name, card, settings)
    except BaseException:
        card.close()
        raise


def _print_submission(name: str, words: Sequence[int]) -> None:
    print(f"{name}: {len(words)} dwords", *pushbuffer.describe(words), sep="\n", file=sys.stderr)
