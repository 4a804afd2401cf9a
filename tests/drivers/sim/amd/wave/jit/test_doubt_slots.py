"""Registers that nobody wrote, from part to part of a kernel with calls, on compiled waves of strict runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.doubt_slots import keep_doubts, take_doubts
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import Text
from tests.drivers.sim.amd.wave.conftest import Bench

HEAD = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v9, 2, v0\ns_mov_b32 s8, exec_lo"
CALL, BACK = "s_call_b64 s[30:31], function", "s_setpc_b64 s[30:31]"
OUT = "global_store_b32 v9, v1, s[0:1]"
HALF, ALL = "s_mov_b32 exec_lo, 0xffff", "s_mov_b32 exec_lo, s8"


def run(kernel: list[str], function: list[str], lanes: int = 32, block: int = 32, grid: int = 1) -> Any:
    """What a kernel that may call a function leaves at s[0:1], in 256 dwords. Group id x is in s2."""
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    text = "\n".join([HEAD, *kernel, "s_endpgm", "function:", *function, BACK])
    bench.run(text, memory, mode="strict", lanes=lanes, block=(block, 1, 1), grid=(grid, 1, 1))
    return bench.arrays[0]


def fault(kernel: list[str], function: list[str], **shape: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(kernel, function, **shape)
    assert caught.value.code == "E_UNINIT"
    return caught.value


def test_what_a_function_wrote_its_caller_has() -> None:
    assert run([CALL, OUT], ["v_mov_b32 v1, 7"])[:32].tolist() == [7] * 32
    some = ["s_cmp_eq_u32 s2, 9", "s_cbranch_scc0 past", "v_mov_b32 v1, 7", "past:"]
    assert fault([CALL, OUT], some).where["reg"] == "v1"


@pytest.mark.parametrize("lanes", [32, 64])
def test_a_function_that_some_lanes_ran_gave_only_these_a_result(lanes: int) -> None:
    shape: dict[str, Any] = {"lanes": lanes, "block": 64}
    half = [HALF, CALL, ALL, OUT] if lanes == 32 else [HALF, "s_mov_b32 exec_hi, 0", CALL, ALL, OUT]
    assert fault(half, ["v_mov_b32 v1, 7"], **shape).where["lanes"] == "16-31"
    rest = [HALF, CALL, "s_mov_b32 exec_lo, 0xffff0000", "v_mov_b32 v1, 8", ALL, OUT]
    assert run(rest, ["v_mov_b32 v1, 7"])[:32].tolist() == [7] * 16 + [8] * 16


def test_what_a_caller_did_not_give_may_not_decide_in_a_function() -> None:
    decides = ["s_cmp_eq_u32 s20, 5", "s_cselect_b32 s21, 1, 2", "s_cbranch_scc1 done", "done:"]
    assert fault([CALL], decides).where["reg"] == "src_scc"
    run(["s_mov_b32 s20, 5", CALL], decides)
    computes = ["v_add_nc_u32 v1, v2, v2"]
    assert fault([CALL, OUT], computes).where["reg"] == "v1"
    run([CALL], computes)
    assert run(["v_mov_b32 v2, 4", CALL, OUT], computes)[:32].tolist() == [8] * 32


def test_copies_go_through_a_function_unseen() -> None:
    run([CALL], ["v_mov_b32 v1, v2", "s_mov_b32 s20, s21"])
    assert fault([CALL, OUT], ["v_mov_b32 v1, v2"]).where["reg"] == "v1"


def test_each_wave_and_each_group_has_its_own() -> None:
    first = ["s_cmp_lg_u32 s2, 0", "s_cbranch_scc1 past", "v_mov_b32 v1, 7", "past:"]
    assert run([CALL, OUT], first)[:32].tolist() == [7] * 32
    assert fault([CALL, OUT], first, grid=2).where["group"] == 1
    low = ["v_readfirstlane_b32 s20, v0", "s_cmp_lg_u32 s20, 0", *first[1:]]
    assert fault([CALL, OUT], low, block=64).where["wave"] == 1


def test_a_barrier_in_a_function_changes_nothing() -> None:
    meets = ["v_mov_b32 v1, 7", "s_barrier", "v_add_nc_u32 v1, v1, v1"]
    assert run([CALL, OUT], meets, block=64)[:64].tolist() == [14] * 64
    assert fault([CALL, OUT], [*meets, "v_add_nc_u32 v1, v1, v2"], block=64).where["reg"] == "v1"


def test_what_an_index_chose_to_write_a_function_finds() -> None:
    """The part that writes v12 does not name it."""
    moves = ["s_mov_b32 m0, 2", "v_movreld_b32 v10, v0", CALL, OUT]
    assert run(moves, ["v_mov_b32 v1, v12"])[:32].tolist() == list(range(32))
    assert fault(moves, ["v_mov_b32 v1, v8"]).where["reg"] == "v1"


def test_the_same_kernel_is_the_same_code_each_time() -> None:
    """What changed is kept in the order in which code met it; a set of names has another in each process."""
    wave, names = Wave(Text()), [f"%known{code}_0" for code in range(300, 250, -1)]
    wave.doubt_slots, wave.doubts_put = dict.fromkeys(names, 0), set(names[1:])
    with wave.elsewhere() as end:
        keep_doubts(wave, take_doubts(wave))
    kept = [line.rpartition(" ")[2] for line in end.lines if "load i32, ptr %known" in line]
    assert kept == names[1:]
