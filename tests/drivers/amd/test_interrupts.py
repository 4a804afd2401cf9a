"""Ctrl-C, and whatever else a signal's handler raises, at any moment: the device is never lost."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import numpy as np
import pytest

from drivers.amd.device import AmdDevice
from hcq.graph import Call
from hcq.interrupts import is_held
from tensor import Tensor, jit
from tests.devices import every, opened
from tests.drivers.amd.kernels import ADD, BUMP, program
from tests.drivers.sim.served import serving

MOMENTS = 200
MODES = ("fast", "strict", "interpret")
LANES = 256
GRID, BLOCK, ONE = (1, 1, 1), (LANES, 1, 1), (1, 1, 1)
WHERE = ("call", "c_return")  # where the interpreter looks for signals, of what a profiler is told


class Timeout(Exception):
    """What a user's own handler raises."""


@contextmanager
def at_moment(number: int, moment: int) -> Iterator[Counter[str]]:
    """Raise the signal at the moment of that number, counted by calls; -1: just count them."""
    seen: Counter[str] = Counter()

    def look(_frame: FrameType, event: str, _argument: object) -> None:
        if event in WHERE:
            seen["moments"] += 1
            if seen["moments"] == moment + 1:
                signal.raise_signal(number)

    sys.setprofile(look)
    try:
        yield seen
    finally:
        sys.setprofile(None)


@pytest.fixture
def handlers() -> Iterator[None]:
    """Ctrl-C as Python has it, and an alarm that raises."""

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise Timeout

    before = {n: signal.getsignal(n) for n in (signal.SIGINT, signal.SIGALRM)}
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGALRM, ring)
    yield
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGALRM) is ring and not is_held()
    for number, handler in before.items():
        signal.signal(number, handler)


class Work:
    """What a user does with a device: copies, launches, a graph, memory made and given back."""

    def __init__(self, device: AmdDevice) -> None:
        self.device = device
        self.add = program(device, ["x", "y", "out"], ADD)
        self.bump = program(device, ["x", "n"], BUMP)
        self.x, self.y, self.out = (device.empty(4 * LANES) for _ in range(3))
        self.graph = device.graph([Call(self.add, [self.x, self.y, self.out], GRID, BLOCK)] * 2)

    def run(self) -> None:
        device, x, out = self.device, self.x, self.out
        x.copyin(np.ones(LANES, np.float32))
        scratch = device.buffer(np.zeros(LANES, np.float32))
        self.add(x, scratch, out, grid=GRID, block=BLOCK)
        out.copyout()
        scratch.fill(7)
        self.graph.replay()
        scratch.copy_from(out)
        self.bump(x, np.int32(1), grid=ONE, block=ONE)
        device.empty(64).free()
        device.synchronize()

    def is_right(self, value: float) -> bool:
        """Whether the next launch, and the next replay, give what they should."""
        sent = np.full(LANES, value, np.float32)
        self.x.copyin(sent)
        self.y.copyin(2 * sent)
        self.add(self.x, self.y, self.out, grid=GRID, block=BLOCK)
        launched = self.out.numpy(np.float32)
        self.out.fill(0)
        self.graph.replay()
        replayed = self.out.numpy(np.float32)
        return bool((launched == 3 * value).all() and (replayed == 3 * value).all())


def interrupted(work: Callable[[], None], number: int, moment: int) -> bool:
    """Whether `work`, which a signal comes to at that moment, was ended by it."""
    try:
        with at_moment(number, moment):
            work()
    except (KeyboardInterrupt, Timeout):
        return True
    return False


def moments_of(work: Callable[[], None]) -> int:
    with at_moment(signal.SIGINT, -1) as seen:
        work()
    return seen["moments"]


def doors() -> list[Any]:
    """Each mode through the kernel driver and, as that takes longer, one of them without; all on demand."""
    often = {("sim:navi31", mode) for mode in MODES} | {("sim:navi48/pci", "fast")}
    rare = [pytest.mark.conformance]
    pairs = ((name, mode) for name in every() for mode in MODES)
    return [pytest.param(*pair, marks=[] if pair in often else rare) for pair in pairs]


def ask_for_trouble(device: AmdDevice, random: Random) -> None:
    """Interrupt work at MOMENTS moments; after each, what comes next must be right."""
    work = Work(device)
    work.run()
    count = moments_of(work.run)
    ended = 0
    for turn in range(MOMENTS):
        number = random.choice((signal.SIGINT, signal.SIGALRM))
        ended += interrupted(work.run, number, random.randrange(count * 9 // 10))
        assert work.is_right(turn + 1), turn
    assert ended > MOMENTS * 3 // 4 and device.is_usable


@pytest.mark.parametrize(("name", "mode"), doors())
def test_after_an_interrupt_at_any_moment_the_next_launch_is_right(
    name: str, mode: str, handlers: None
) -> None:
    with opened(name, sim=mode) as device:
        ask_for_trouble(device, Random(f"{name} {mode}"))


@pytest.mark.conformance
def test_so_it_is_on_a_served_card(tmp_path: Path, handlers: None) -> None:
    with serving(tmp_path), opened(f"sim:navi31/pci@{tmp_path}/card") as device:
        ask_for_trouble(device, Random("served"))


def test_a_jitted_function_computes_what_it_should_after_each_interrupt(handlers: None) -> None:
    weights, random = Tensor(np.ones((8, 8), np.float32)), Random(5)

    @jit
    def apply(x: Tensor) -> Tensor:
        return (x @ weights).sum(axis=1) + 1

    def work() -> None:
        x = Tensor(np.arange(64, dtype=np.float32).reshape(8, 8))
        (x * 2 + 1).sum().item()
        apply(x).numpy()
        apply(x + 1).realize()

    for _ in range(4):
        work()
    count = moments_of(work)
    for turn in range(MOMENTS):
        interrupted(work, random.choice((signal.SIGINT, signal.SIGALRM)), random.randrange(count))
        assert (apply(Tensor(np.full((8, 8), turn, np.float32))).numpy() == 64 * turn + 1).all(), turn
