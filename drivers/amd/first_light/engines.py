"""Experiments on what moves and orders work: packets, copies, caches, clocks, and faults that end a queue."""

from __future__ import annotations

import re
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise

import numpy as np

from drivers.amd import pm4
from drivers.amd.first_light.bench import NS_PER_TICK, Bench
from drivers.amd.first_light.experiment import OPEN, Experiment, ExperimentStage, NumberBetween, Outcome
from drivers.amd.first_light.queues import LAUNCHES, WAITS
from drivers.core.errors import DeviceError
from hcq.heap import MemoryKind

CLOCK_MHZ = NumberBetween(98.0, 102.0)
SLEEP_S = 0.05
WORDS = 4096
UNMAPPED = 0x7FFF_0000_0000  # no allocation of a process's GPU addresses comes near
ADDRESS = re.compile(r"\b0x[0-9a-f]{9,}\b")
MOST_WORDS = 400
FAULT_BODY = """
    s_mov_b32 s8, 0
    s_mov_b32 s9, 0x7fff
    v_mov_b32_e32 v6, 0
    global_load_b32 v4, v6, s[8:9]
    {wait_vector}
"""


def clock_rate(bench: Bench) -> Outcome:
    """Ticks of the queue's clock in a microsecond of the host's."""
    host = bench.device.card.host
    first, begin = bench.stamps()[0], host.now()
    host.sleep(SLEEP_S)
    last, end = bench.stamps()[0], host.now()
    return round((last - first) / (end - begin) / 1e6, 2)


def clock_order(bench: Bench) -> Outcome:
    ticks = bench.stamps((), (), ())
    return ticks == sorted(ticks)


def stamp_cost(bench: Bench) -> Outcome:
    """Nanoseconds from one time stamp to the next, the least of eight."""
    ticks = bench.stamps(*[()] * 8)
    return min(after - before for before, after in pairwise(ticks)) * NS_PER_TICK


def wait_is_unsigned(bench: Bench) -> Outcome:
    """Wait for 0xffffffff >= 0x7fffffff: true of unsigned words, never of signed ones."""
    word = bench.device.empty(64, "word", MemoryKind.HOST)
    word.host_view()[:4] = b"\xff\xff\xff\xff"
    bench.stamps(pm4.wait_memory(word.gpu_va, 0x7FFF_FFFF))
    word.free()
    return "passed"


def copy_overlaps(bench: Bench) -> Outcome:
    """Move words up by 64 bytes within one buffer: whether what comes is what memmove gives."""
    given = np.arange(WORDS, dtype=np.uint32)
    buffer = bench.device.buffer(given, "overlapping")
    queue = bench.device.copy_queue
    queue.begin()
    queue.order_after(buffer.points)
    queue.copy(buffer.gpu_va + 64, buffer.gpu_va, 4 * WORDS - 64)
    buffer.points[queue.index] = queue.next_point
    try:
        queue.submit()
        found = buffer.numpy(np.uint32, (WORDS,))
    except DeviceError as error:
        if getattr(error, "code", "") != "E_SDMA_OVERLAP":
            raise
        return "not as memmove"
    return "as memmove" if np.array_equal(found[16:], given[:-16]) else "not as memmove"


@contextmanager
def release_without_write_back(bench: Bench) -> Iterator[None]:
    """Submissions end without writing L2 back."""
    queue = bench.device.compute_queue
    kept = queue._release
    plain = replace(queue.gen, release={})
    queue._release = array("I", pm4.release(queue.timeline.signal.gpu_va, 0, plain))
    try:
        yield
    finally:
        queue._release = kept


def copy_after_plain_release(bench: Bench) -> Outcome:
    """The copy engine reads what a kernel stored to video memory and nobody wrote back from L2."""
    with release_without_write_back(bench):
        found = bench.run("v_mov_b32_e32 v4, 0x1234567")
    return f"{int(np.count_nonzero(found[0, :32] == 0x1234567))} of 32 words"


def launch_time(bench: Bench) -> Outcome:
    """Nanoseconds of an empty kernel between two time stamps, the least of four."""
    program = bench.device.load(bench.code(""))
    source, out = (bench.device.empty(4096, name) for name in ("inputs", "outputs"))
    best = min(bench.launch_ns(program, source, out, (1, 1, 1)) for _ in range(4))
    for buffer in (source, out):
        buffer.free()
    return best


def submit_time(bench: Bench) -> Outcome:
    """Microseconds on the host from doorbell to the end seen, the least of sixteen."""
    best = 1e9
    for _ in range(16):
        begin = time.perf_counter()
        bench.stamps()
        best = min(best, time.perf_counter() - begin)
    return round(best * 1e6, 1)


def ended_wave(bench: Bench) -> Outcome:
    """Two waves; the second ends before the barrier that the first waits at."""
    body = "v_readfirstlane_b32 s8, v0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 stays\ns_endpgm\nstays:\n"
    words = bench.code(body + "{barrier}" + "\nv_mov_b32_e32 v4, 1")
    return [int(word) for word in bench.launch(words, lanes=64)[0, [0, 31, 32]]]


def lds_past_end(bench: Bench) -> Outcome:
    """Load a dword far behind 512 bytes of LDS."""
    body = "v_mov_b32_e32 v6, 0x8000\nv_mov_b32_e32 v4, 7\nds_load_b32 v4, v6\n{wait_lds}"
    try:
        return f"{int(bench.run(body, lds_bytes=512)[0, 0]):08x}"
    except DeviceError as error:
        return told(bench, error)


def unmapped_load(bench: Bench) -> Outcome:
    """Load from an address that no page maps; then try whether the device still works."""
    try:
        return f"{int(bench.run(FAULT_BODY)[0, 0]):08x}"
    except DeviceError as error:
        return told(bench, error)


def fault_words(bench: Bench) -> Outcome:
    """What is told of a load from an address that no page maps, without what differs from run to run."""
    try:
        bench.run(FAULT_BODY)
    except DeviceError as error:
        return ADDRESS.sub("(address)", str(error))[:MOST_WORDS]
    return "nothing"


def told(bench: Bench, error: DeviceError) -> Outcome:
    """That an error was told, and whether the device works after it."""
    del error
    found = bench.run("v_mov_b32_e32 v4, 9")
    return (
        "reported, and the device stays usable"
        if int(found[0, 0]) == 9
        else "reported, and the device does not work"
    )


PACKETS = (
    *LAUNCHES,
    Experiment(
        "clock-rate",
        "time stamps of queues count at 100 MHz",
        "the counter's rate, against the host's clock",
        clock_rate,
        CLOCK_MHZ,
    ),
    Experiment(
        "clock-order",
        "time stamps of one queue never go back",
        "whether the order of the packets is the order of their clocks",
        clock_order,
        True,
    ),
    Experiment(
        "wait-unsigned",
        "WAIT_REG_MEM compares unsigned words with >=; a signed comparison would wait for ever",
        "how a timeline behaves past 2^31",
        wait_is_unsigned,
        "passed",
    ),
    Experiment(
        "copy-overlap",
        "one copy packet whose ranges overlap upwards does not do what memmove does",
        "whether the copy engine may be given overlapping ranges",
        copy_overlaps,
        "not as memmove",
    ),
    Experiment(
        "copy-reads-l2",
        "the copy engine sees what a kernel stored to video memory though nobody wrote L2 back",
        "whether GL2_WB before a copy of video memory can be left out",
        copy_after_plain_release,
        "32 of 32 words",
    ),
)
TIMES = (
    Experiment(
        "stamp-time", "the time of a RELEASE_MEM is not known", "what a time stamp costs", stamp_cost, OPEN
    ),
    Experiment(
        "launch-time",
        "an empty kernel takes 1 to 20 us between two time stamps: 2.5 to 5 us in captures of both chips",
        "the fixed cost of a launch",
        launch_time,
        NumberBetween(1000, 20000),
    ),
    Experiment(
        "submit-time",
        "the time from doorbell to the end seen by a poll is not known",
        "the fixed cost of a submission",
        submit_time,
        OPEN,
    ),
)
BOLD = (
    *WAITS,
    Experiment(
        "barrier-ended-wave",
        "a wave that has ended has left the barrier: the other one passes",
        "whether a barrier waits for waves that ended",
        ended_wave,
        [1, 1, 0],
    ),
    Experiment(
        "lds-past-end",
        "a load behind a group's LDS is reported as a fault, and the device stays usable",
        "whether such a load faults or gives 0",
        lds_past_end,
        "reported, and the device stays usable",
    ),
    Experiment(
        "unmapped-load",
        "a load from an address that no page maps is reported, and the device stays usable",
        "how long a fault takes to be told, and what survives it",
        unmapped_load,
        "reported, and the device stays usable",
    ),
    Experiment(
        "fault-words",
        "what the fault register's walker error and client numbers mean is not known for certain",
        "the words that belong to a load from an address that no page maps",
        fault_words,
        OPEN,
    ),
)
STAGES = (
    ExperimentStage("packets", "a queue may hang; its process is ended then", PACKETS),
    ExperimentStage("times", "none known: clocks are read", TIMES),
    ExperimentStage(
        "bold", "the compute queue faults or hangs on purpose; the screen may flicker", BOLD, 120.0
    ),
)
