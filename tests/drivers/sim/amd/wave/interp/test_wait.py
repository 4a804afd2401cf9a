"""Loads in flight in the reference: what a wait brings home, and what may not be touched before it."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.wait import Flight
from tests.drivers.sim.amd.wave.conftest import Bench

START = "v_lshlrev_b32 v9, 2, v0\nglobal_load_b32 v1, v9, s[0:1]\nglobal_load_b32 v2, v9, s[0:1] offset:128"


def run(text: str) -> np.ndarray:
    bench = Bench()
    table, out = bench.put(np.arange(64, dtype=np.uint32)), bench.put(np.zeros(32, np.uint32))
    bench.run(f"{START}\n{text}\nglobal_store_b32 v9, v3, s[2:3]", table, out, mode="interpret")
    return bench.arrays[1]


@pytest.mark.parametrize(("wait", "source", "first"), [("vmcnt(1)", "v1", 0), ("vmcnt(0)", "v2", 32)])
def test_a_wait_brings_home_the_oldest_loads(wait: str, source: str, first: int) -> None:
    got = run(f"s_waitcnt {wait}\nv_mov_b32 v3, {source}\ns_waitcnt vmcnt(0)")
    assert got.tolist() == list(range(first, first + 32))


def test_stores_that_nobody_waits_for_do_not_pile_up() -> None:
    flight, table = Flight("gfx1100"), isa("gfx1100")
    store = table.decode_sized(table.assemble("global_store_b32 v1, v2, s[0:1]"), 0)[0]
    for _ in range(1000):
        flight.issue(store, 0, 0)
    assert not flight.operations


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("s_waitcnt vmcnt(1)\nv_mov_b32 v3, v2", "E_WAIT_MISSING"),
        ("v_mov_b32 v1, 0\nv_mov_b32 v3, 0", "E_WAIT_WAW"),
        ("s_waitcnt lgkmcnt(0)\nv_mov_b32 v3, v1", "E_WAIT_MISSING"),
    ],
)
def test_touching_what_is_in_flight_gets_its_code(text: str, code: str) -> None:
    with pytest.raises(SimFault) as caught:
        run(text)
    assert caught.value.code == code
