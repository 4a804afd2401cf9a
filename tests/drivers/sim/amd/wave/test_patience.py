"""How long a wave may run, by a clock that the test turns, and on the executors."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave import patience
from drivers.sim.amd.wave.patience import FIRST_SLICE, Patience
from tests.drivers.sim.amd.wave.conftest import Bench


class Clock:
    """Seconds of processor time: each look finds `step` more."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def given(asked: Patience, before: int = 0) -> Iterator[int]:
    """What one wave is given till it is told that it has had enough."""
    while size := asked.more(before):
        before += size
        yield size


def test_a_number_of_instructions_is_all_there_is() -> None:
    asked = Patience(1000)
    assert (asked.first, asked.more(0)) == (1000, 0)
    assert str(asked) == "It had 1,000 instructions"


@pytest.mark.parametrize("step", [0.001, 0.1, 1.0])
def test_without_a_number_time_decides(step: float) -> None:
    clock = Clock(step)
    asked = Patience(None, clock=clock)
    count = len(list(given(asked)))
    assert count >= 2 and 2.0 <= clock.now - step < 2.0 + 1.1 * step
    assert str(asked).startswith("It had 2 s of processor time, about ")


def test_what_runs_fast_is_looked_at_seldom() -> None:
    sizes = list(given(Patience(None, clock=Clock(0.001))))[:8]
    assert sizes == [FIRST_SLICE["fast"] << max(0, number) for number in range(8)]
    slow = list(given(Patience(None, clock=Clock(0.5))))
    assert set(slow) == {FIRST_SLICE["fast"]}


def test_time_begins_anew_with_each_long_wave() -> None:
    asked = Patience(None, clock=Clock(1.0))
    begun = asked.more(0)
    assert asked.more(begun)
    assert asked.more(5_000_000_000), "another wave: more was used before it than it was given"
    assert len(list(given(asked, 6_000_000_000))) == 2


def test_a_number_of_instructions_is_given_in_slices() -> None:
    """The wave has begun with the first 1024."""
    asked = Patience(10_000, "interpret", clock=Clock(0.0))
    assert (asked.first, list(given(asked))) == (1024, [1024, 2048, 4096, 10_000 - 8 * 1024])
    assert asked.used == 10_000
    assert list(given(Patience(1024, "interpret"))) == [] and list(given(Patience(1025, "interpret"))) == [1]


class Steps:
    """Seconds of processor time, as they are listed."""

    def __init__(self, *steps: float) -> None:
        self.now, self.steps = 0.0, list(steps)

    def __call__(self) -> float:
        self.now += self.steps.pop(0)
        return self.now


def test_the_next_slice_is_larger_after_a_short_one_and_smaller_after_a_long_one() -> None:
    """Sixteen looks are wanted in 2 seconds: one in an eighth of a second."""
    clock = Steps(0, 0.1, 0.1, 0.125, 0.25, 0.2501, 0.2501, 0.2501, 0.3)
    sizes = list(islice(given(Patience(None, clock=clock)), 9))
    first = FIRST_SLICE["fast"]
    assert [size // first for size in sizes] == [1, 2, 4, 4, 4, 2, 1, 1, 1]


@pytest.mark.parametrize(("mode", "seconds"), [("fast", 2), ("strict", 5), ("interpret", 20)])
def test_so_many_seconds_are_over_when_they_are_over(mode: str, seconds: int) -> None:
    for last, more in ((seconds - 0.25, True), (seconds, False)):
        asked = Patience(None, mode, clock=Steps(1.0, last))
        begun = asked.more(0)
        assert begun == asked.first == FIRST_SLICE[mode] and bool(asked.more(begun)) is more
    assert str(asked) == f"It had {seconds} s of processor time, about {2 * begun:,} instructions"


def test_threads_that_take_turns_are_given_the_time_of_all() -> None:
    assert len(list(given(Patience(None, clock=Clock(1.0), threads=2)))) == 4


ENDLESS = {
    "counting": "s_mov_b32 s6, 0\nagain:\ns_add_u32 s6, s6, 1\ns_branch again",
    "atomics": "v_mov_b32 v0, 0\nagain:\nglobal_atomic_add_u32 v0, v0, s[0:1]\ns_branch again",
    "polling": """
        v_mov_b32 v0, 0
    again:
        global_load_b32 v1, v0, s[0:1] glc
        s_waitcnt vmcnt(0)
        v_readfirstlane_b32 s6, v1
        s_cmp_eq_u32 s6, 12345
        s_cbranch_scc0 again""",
    "jumping": "s_getpc_b64 s[4:5]\ns_setpc_b64 s[4:5]",
}


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("name", list(ENDLESS))
def test_an_endless_kernel_ends_in_time(
    name: str, mode: str, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(patience.SECONDS, mode, 0.2)
    place = bench.put(np.zeros(64, np.uint32))
    begin = time.process_time()
    with pytest.raises(SimFault, match=r"E_WATCHDOG.*of processor time, about") as caught:
        bench.run(ENDLESS[name], place, grid=(3, 1, 1), block=(96, 1, 1), mode=mode, budget=None)
    assert caught.value.where["pc"] and time.process_time() - begin < 5
    bench.run("s_nop 0", place, mode=mode)


def test_long_waves_one_after_the_other_are_not_endless(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them together take several times what is allowed to one."""
    monkeypatch.setitem(patience.SECONDS, "fast", 0.02)
    monkeypatch.setitem(patience.FIRST_SLICE, "fast", 1 << 12)
    text = "s_mov_b32 s6, 0\nagain:\ns_add_u32 s6, s6, 1\ns_cmp_lt_u32 s6, 0x100000\ns_cbranch_scc1 again"
    begin = time.process_time()
    counters = bench.run(text, grid=(60, 1, 1), block=(64, 1, 1), budget=None)
    assert counters.wave_instructions == 120 * (3 * (1 << 20) + 2)
    assert time.process_time() - begin > 0.04
