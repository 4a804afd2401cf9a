"""The time of each pass, in milliseconds."""

from __future__ import annotations

from itertools import count

import pytest

from drivers.cpu.machine import host
from tensor.cards import compile_for
from tensor.codegen import pass_times
from tensor.codegen.pass_times import PassTimes
from tests.tensor.codegen.rdna import samples

SHARED = ("schedule", "apply", "select")
PASSES = {
    "cpu": (*SHARED, "object"),
    "gfx1100": (*SHARED, "halves", "order", "registers", "encode", "object"),
    "sm_90": (*SHARED, "order", "registers", "encode"),
}


@pytest.fixture(autouse=True)
def _ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which a quarter of a second goes by between two looks."""
    ticks = count()
    monkeypatch.setattr(pass_times, "perf_counter", lambda: next(ticks) / 4)


def test_a_pass_that_runs_twice_counts_twice_and_gives_its_results() -> None:
    clock = PassTimes()
    assert [clock.time("twice", lambda n=n: n) for n in (1, 2)] == [1, 2]
    assert clock.passes == {"twice": 500.0}


@pytest.mark.parametrize("target", PASSES)
def test_each_pass_of_a_compiler_is_timed(target: str) -> None:
    arch = host().arch if target == "cpu" else target
    made = compile_for(arch)(samples.matmul(8, 8, 8), arch)
    assert {name: made.pass_ms[name] for name in PASSES[target]} == dict.fromkeys(PASSES[target], 250.0)
