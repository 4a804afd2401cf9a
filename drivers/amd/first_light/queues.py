"""Experiments on queues that need packets or waits which our driver never makes."""

from __future__ import annotations

import struct
from collections.abc import Sequence

import numpy as np

from drivers.amd import pm4, sdma
from drivers.amd.card import GTT, VRAM, CardAllocation, HardwareQueue
from drivers.amd.first_light.bench import LANES, ROWS, Bench, mapped
from drivers.amd.first_light.experiment import OPEN, Experiment, Outcome
from drivers.core.errors import DeviceError
from hcq.heap import MemoryKind

GROUPS = 3
FIRST_MARK = 32  # output words of lanes that are off: a group's mark stands at its number behind them
MARK_BODY = """
    s_lshl_b32 s8, {group}, 2
    v_mov_b32_e32 v6, s8
    v_mov_b32_e32 v7, 1
    global_store_b32 v6, v7, s[6:7] offset:128
"""
COPY_QUEUES, COPIES, COPY_BYTES, PAGE_BYTES = 4, 8, 1 << 20, 4096
RING_BYTES, LIMIT_S, POLL_S = 4096, 2.0, 0.01
HANG_S, LOOK_S = 10.0, 0.25


def start_is_ignored(bench: Bench) -> Outcome:
    """Launch three groups with COMPUTE_START_X 1 and FORCE_START_AT_000: which numbers they have."""
    program = bench.device.load(bench.code(MARK_BODY))
    words = program.commands((GROUPS, 1, 1), (1, 1, 1), 0).words  # kept by the program for its launches
    header = pm4.set_sh(bench.device.compute_queue.gen.gc.COMPUTE_START_X, *[0] * 8)[:2]
    (at,) = (at for at in range(len(words) - 1) if list(words[at : at + 2]) == header)
    words[at + 2] = 1
    source, out = (
        bench.device.buffer(np.zeros(ROWS * LANES, np.uint32), name) for name in ("inputs", "outputs")
    )
    program(source, out, grid=(GROUPS, 1, 1), block=(1, 1, 1))
    marks = out.numpy(np.uint32, (ROWS * LANES,))[FIRST_MARK:LANES]
    source.free()
    out.free()
    return [int(number) for number in np.flatnonzero(marks)]


def hang_report(bench: Bench) -> Outcome:
    """Seconds until the kernel tells of a queue that waits for a word; then the word comes."""
    card, queue = bench.device.card, bench.device.compute_queue
    word = bench.device.empty(PAGE_BYTES, "word", MemoryKind.HOST)
    word.host_view()[:8] = bytes(8)
    queue.pending.extend(pm4.wait_memory(word.gpu_va, 1))
    queue.flush()
    begin, report = card.host.now(), ""
    while not report and card.host.now() - begin < HANG_S:
        card.host.sleep(LOOK_S)
        report = card.exception()
    seconds = card.host.now() - begin
    if report:
        bench.reopen()
        return f"told after {seconds:.1f} s: {report}"
    word.host_view()[:8] = (1).to_bytes(8, "little")
    bench.device.synchronize()
    word.free()
    return f"nothing in {HANG_S:g} s, then it went on"


class GatedCopies:
    """A copy queue of its own, that waits for a gate and then makes copies with a time stamp behind each."""

    def __init__(self, bench: Bench, gate_va: int) -> None:
        self.card, gen = bench.device.card, bench.device.copy_queue.gen
        self.queue: HardwareQueue = self.card.create_sdma_queue(RING_BYTES)
        self.stamps: CardAllocation = self.card.alloc(PAGE_BYTES, GTT, "stamps")
        self.data: CardAllocation = self.card.alloc(2 * COPY_BYTES, VRAM, "copies")
        va = self.data.gpu_va
        words = sdma.wait_memory(gate_va, 1)
        for number in range(COPIES):
            words += sdma.copy(va, va + COPY_BYTES, COPY_BYTES)
            words += sdma.timestamp(self.stamps.gpu_va + 8 * number)
        words += sdma.fence(self.stamps.gpu_va + 8 * COPIES, 1, gen)
        self.words: Sequence[int] = words

    def begin(self) -> None:
        """Hand the packets over; they stand at the gate."""
        mapped(self.queue.ring).write_bytes(0, struct.pack(f"<{len(self.words)}I", *self.words))
        mapped(self.queue.wptr).write64(0, 4 * len(self.words))
        self.queue.doorbells.write64(self.queue.doorbell_offset, 4 * len(self.words))

    def ticks(self) -> list[int]:
        """When each copy was done; nothing while they are not."""
        stamps = mapped(self.stamps)
        return [stamps.read64(8 * number) for number in range(COPIES)] if stamps.read32(8 * COPIES) else []


def copy_order(bench: Bench) -> Outcome:
    """Copies of several queues that begin at once: by which queue each was, in the order of their ends."""
    gate = bench.device.empty(PAGE_BYTES, "gate", MemoryKind.HOST)
    gate.host_view()[:8] = bytes(8)
    queues = [GatedCopies(bench, gate.gpu_va) for _ in range(COPY_QUEUES)]
    for each in queues:
        each.begin()
    gate.host_view()[:8] = (1).to_bytes(8, "little")
    host = bench.device.card.host
    deadline = host.now() + LIMIT_S
    while not all(each.ticks() for each in queues):
        if host.now() > deadline:
            raise DeviceError(f"copies of {COPY_QUEUES} queues were not done after {LIMIT_S:g} s")
        host.sleep(POLL_S)
    ends = sorted((tick, name) for name, each in zip("ABCD", queues, strict=True) for tick in each.ticks())
    return "".join(name for _, name in ends)


LAUNCHES = (
    Experiment(
        "forced-start",
        "with FORCE_START_AT_000 groups are numbered from 0, whatever COMPUTE_START says",
        "whether the start registers have to be set",
        start_is_ignored,
        [0, 1, 2],
    ),
    Experiment(
        "copy-order",
        "nothing is believed of the order in which copy engines serve their queues; A is the first",
        "whether they take turns",
        copy_order,
        OPEN,
        kfd=True,
    ),
)
WAITS = (
    Experiment(
        "hang-report",
        "nothing is believed of the time until the kernel tells of a queue that does not go on",
        "whether it does at all while a packet waits for a word in memory",
        hang_report,
        OPEN,
        kfd=True,
    ),
)
