"""Private memory that nobody wrote, where functions and flat instructions go there, in strict runs. What is
followed in registers (`defined.py`) is held by the tests of `code`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

HEAD = """v_and_b32 v0, 0x3ff, v0
    v_lshlrev_b32 v9, 2, v0
    s_mov_b64 s[20:21], src_private_base
    v_mov_b32 v2, 16
    v_mov_b32 v3, s21"""
CALL, BACK, WAIT = "s_call_b64 s[30:31], function", "s_setpc_b64 s[30:31]", "s_waitcnt vmcnt(0) lgkmcnt(0)"
OUT = "global_store_b32 v9, v5, s[0:1]"
STORE, LOAD = "flat_store_b32 v[2:3], v0", "flat_load_b32 v5, v[2:3]"
OWN_STORE, OWN_LOAD = "scratch_store_b32 off, v0, off offset:16", "scratch_load_b32 v5, off, off offset:16"
LANES = list(range(32))
OWN = 128  # bytes of a lane


def run(*texts: str, lanes: int = 32, mode: str = "strict", function: tuple[str, ...] = ()) -> Any:
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    scratch = (bench.put(np.zeros(64 * OWN, np.uint8)), lanes * OWN)
    behind = ["s_endpgm", "function:", *function, BACK] if function else []
    text = "\n".join([HEAD, *texts, *behind])
    bench.run(text, memory, mode=mode, scratch=scratch, block=(lanes, 1, 1), lanes=lanes)
    return bench.arrays[0][:32].tolist()


def fault(*texts: str, **shape: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, **shape)
    assert caught.value.code == "E_UNINIT"
    return caught.value


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("store", [STORE, OWN_STORE])
@pytest.mark.parametrize("load", [LOAD, OWN_LOAD])
def test_flat_and_scratch_instructions_know_the_same(store: str, load: str, lanes: int) -> None:
    assert run(store, load, WAIT, OUT, lanes=lanes) == LANES
    far = load.replace("off offset:16", "off offset:20").replace("v[2:3]", "v[2:3] offset:4")
    assert fault(store, far, WAIT, OUT, lanes=lanes).where["reg"] == "v5"
    run(store, far, WAIT, OUT, lanes=lanes, mode="fast")


def test_nothing_may_be_stored_there_by_flat_instructions_but_not_elsewhere() -> None:
    copy = (
        "s_mov_b32 exec_lo, 0xff",
        "v_mov_b32 v6, 1",
        "s_mov_b32 exec_lo, -1",
        "flat_store_b32 v[2:3], v6",
    )
    run(*copy, OWN_LOAD, WAIT)
    assert fault(*copy, OWN_LOAD, WAIT, OUT).where["lanes"] == "8-31"
    outside = ("v_mov_b32 v3, s1", "v_add_co_u32 v2, vcc_lo, s0, v9")
    assert fault(OWN_STORE, OWN_LOAD, WAIT, *outside, *copy).where["lanes"] == "8-31"


def test_lanes_of_one_flat_load_may_go_to_different_memories() -> None:
    apart = (
        "v_add_co_u32 v7, vcc_lo, s0, v9", "v_cmp_gt_u32 vcc_lo, 8, v0",
        "v_cndmask_b32 v2, v7, v2, vcc_lo", "v_mov_b32 v8, s1", "v_cndmask_b32 v3, v8, v3, vcc_lo",
    )  # fmt: skip
    assert run(OWN_STORE, *apart, LOAD, WAIT, OUT) == [*range(8), *[0] * 24]
    assert fault(*apart, LOAD, WAIT, OUT).where["lanes"] == "0-7"


def test_a_kernel_without_private_memory_asks_nothing_of_flat_loads() -> None:
    bench = Bench()
    memory = bench.put(np.arange(64, dtype=np.uint32))
    text = "v_lshlrev_b32 v9, 2, v0\nv_mov_b32 v3, s1\nv_add_co_u32 v2, vcc_lo, s0, v9"
    bench.run("\n".join([text, LOAD, WAIT, OUT]), memory, mode="strict")


def test_a_function_finds_what_its_caller_stored_and_the_other_way_round() -> None:
    assert run(OWN_STORE, CALL, OUT, function=(OWN_LOAD, WAIT)) == LANES
    assert run(CALL, OWN_LOAD, WAIT, OUT, function=(OWN_STORE,)) == LANES
    assert run(CALL, LOAD, WAIT, OUT, function=(STORE,)) == LANES
    found = fault(OWN_STORE, CALL, OUT, function=(OWN_LOAD.replace("16", "20"), WAIT))
    assert found.where["reg"] == "v5" and "private memory" in found.detail
    fault(CALL, OWN_LOAD, WAIT, OUT, function=("scratch_store_b32 off, v0, off offset:20",))


def test_a_function_may_save_what_it_was_not_given() -> None:
    saves = (OWN_STORE.replace("v0", "v6"), "v_mov_b32 v6, 1", OWN_LOAD.replace("v5", "v6"), WAIT)
    run(CALL, function=saves)
    spoilt = fault(CALL, "v_mov_b32 v5, v6", OUT, function=saves)
    assert spoilt.where["reg"] == "v5"


FRAME, TAKE = "scratch_store_b32 off, v0, s32 offset:4", "scratch_load_b32 v5, off, s32 offset:4"


@pytest.mark.parametrize("lanes", [32, 64])
def test_a_frame_is_over_when_its_function_returns(lanes: int) -> None:
    here: dict[str, Any] = {"lanes": lanes, "function": (FRAME,)}
    found = fault("s_mov_b32 s32, 16", CALL, TAKE, WAIT, OUT, **here)
    assert found.where["reg"] == "v5"
    fault("s_mov_b32 s32, 16", CALL, "scratch_load_b32 v5, off, off offset:20", WAIT, OUT, **here)
    below = ("s_mov_b32 s32, 24", OWN_STORE, CALL, OWN_LOAD, WAIT, OUT)
    assert run(*below, **here) == LANES
    again = ("s_mov_b32 s32, 16", CALL, FRAME, TAKE, WAIT, OUT)
    assert run(*again, **here) == LANES


def test_without_a_stack_pointer_or_a_return_nothing_is_over() -> None:
    fixed = FRAME.replace("s32 offset:4", "off offset:20"), TAKE.replace("s32 offset:4", "off offset:20")
    assert run(CALL, fixed[1], WAIT, OUT, function=(fixed[0],)) == LANES
    elsewhere = ("s_mov_b32 s32, 16", CALL.replace("s[30:31]", "s[34:35]"), TAKE, WAIT, OUT)
    assert run(*elsewhere, function=(FRAME, "s_setpc_b64 s[34:35]")) == LANES


def test_each_wave_has_frames_of_its_own() -> None:
    """Wave 1 returns while wave 0, which came first, waits at the barrier in its function."""
    choice = ["v_readfirstlane_b32 s8, v0", "s_cmp_lg_u32 s8, 0", "s_cbranch_scc1 {0}"]
    begin = ["s_mov_b32 s32, 16", "v_mov_b32 v5, v0", CALL, *choice]
    ends = [OUT, "s_endpgm", "late:", "s_barrier", OUT, "s_endpgm"]
    function = ["function:", FRAME, *choice, "s_barrier", TAKE, WAIT, BACK, "early:", BACK]
    text = "\n".join([HEAD, *begin, *ends]).format("late") + "\n" + "\n".join(function).format("early")
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    scratch = (bench.put(np.zeros(64 * OWN, np.uint8)), 32 * OWN)
    bench.run(text, memory, mode="strict", scratch=scratch, block=(64, 1, 1))
    assert bench.arrays[0][:64].tolist() == list(range(64))


def test_an_atomic_looks_at_its_operand_and_leaves_it_as_it_is() -> None:
    add = "flat_atomic_add_u32 v[2:3], {}"
    assert (
        run(OWN_STORE, "v_mov_b32 v5, 1", add.format("v5"), OWN_LOAD.replace("v5", "v6"), WAIT, OUT)
        == [1] * 32
    )
    run("v_mov_b32 v5, 1", add.format("v5"), OUT)  # whatever it met
    some = ("s_mov_b32 exec_lo, 0xff", "v_mov_b32 v5, 1", "s_mov_b32 exec_lo, -1")
    assert (
        fault(OWN_STORE, *some, add.format("v5"), OWN_LOAD.replace("v5", "v6"), WAIT).where["lanes"] == "8-31"
    )
