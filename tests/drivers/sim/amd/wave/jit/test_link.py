"""Calls, returns and computed branches: what a wave keeps across them, and where they may not lead."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.jit.link import STATE_BYTES, place_of
from tests.faults import faults

U32 = np.uint32
CALL_TWICE = """v_lshlrev_b32 v9, 2, v0
    v_mov_b32 v1, 3
    s_mov_b32 s20, 5
    s_getpc_b64 s[4:5]
    s_add_u32 s4, s4, {distance}
    s_addc_u32 s5, s5, 0
    s_swappc_b64 s[30:31], s[4:5]
    s_cbranch_scc0 done
    s_swappc_b64 s[30:31], s[4:5]
    done:
    global_store_b32 v9, v1, s[0:1]
    s_endpgm
    v_mad_u32_u24 v1, v1, s20, v0
    s_cmp_eq_u32 s20, 5
    s_setpc_b64 s[30:31]"""


MODES = pytest.mark.parametrize("mode", ["fast", "interpret"])


@MODES
def test_a_function_is_called_and_returns_with_every_register(bench: Any, mode: str) -> None:
    out = np.zeros(64, U32)
    counters = bench.run(CALL_TWICE.format(distance=0x20), bench.put(out), block=(64, 1, 1), mode=mode)
    lanes = np.arange(64)
    np.testing.assert_array_equal(out, (15 + lanes) * 5 + lanes)
    assert counters.wave_instructions == 2 * (11 + 2 * 3)
    assert counters.by_class["valu"] == 2 * (2 + 2)


@pytest.mark.parametrize("taken", [0, 0xFFFFFFFF, 0x5A5A5A5A])
def test_code_between_many_calls_is_compiled_only_so_often(bench: Any, taken: int) -> None:
    """Behind each of 32 calls all the code that follows can be reached, up to the last one."""
    start = ["v_lshlrev_b32 v9, 2, v0", "v_mov_b32 v1, 0", f"s_mov_b32 s20, {taken:#x}", "s_getpc_b64 s[4:5]"]
    skip = ["s_add_u32 s4, s4, {distance}", "s_addc_u32 s5, s5, 0"]
    steps = [
        f"s_bitcmp1_b32 s20, {bit}\ns_cbranch_scc0 past{bit}\ns_swappc_b64 s[30:31], s[4:5]\n"
        f"past{bit}:\nv_add_nc_u32 v1, 1, v1"
        for bit in range(32)
    ]
    end = [
        "global_store_b32 v9, v1, s[0:1]",
        "s_endpgm",
        "v_add_nc_u32 v1, 0x100, v1",
        "s_setpc_b64 s[30:31]",
    ]
    # from behind s_getpc: two additions of 8 and 4 bytes, 32 steps of 16, the store and the end
    text = "\n".join(start + skip + steps + end).format(distance=12 + 32 * 16 + 12)
    out = np.zeros(32, U32)
    counters = bench.run(text, bench.put(out))
    calls = taken.bit_count()
    np.testing.assert_array_equal(out, 32 + 0x100 * calls)
    assert counters.wave_instructions == 6 + 32 * 3 + 3 * calls + 2
    assert len(counters.program.blocks) < 6 * 32  # each call and each step once, and the seams between


@MODES
def test_a_branch_out_of_the_code_names_the_address(bench: Any, mode: str) -> None:
    text = "s_mov_b32 s4, 0x1000\ns_mov_b32 s5, 0\ns_setpc_b64 s[4:5]"
    with faults("E_VM_FAULT", "E_PC_RANGE"):
        bench.run(text, mode=mode)


@MODES
def test_a_branch_to_half_an_instruction_is_refused(bench: Any, mode: str) -> None:
    with pytest.raises(SimFault, match="E_PC_RANGE: an indirect branch"):
        bench.run("s_getpc_b64 s[4:5]\ns_or_b32 s4, s4, 2\ns_setpc_b64 s[4:5]", mode=mode)


@MODES
def test_calls_that_never_end_are_stopped(bench: Any, mode: str) -> None:
    with faults("E_WATCHDOG"):
        bench.run("s_getpc_b64 s[4:5]\ns_setpc_b64 s[4:5]", budget=1000, mode=mode)


@MODES
def test_a_call_of_a_constant_distance_keeps_the_return_address(bench: Any, mode: str) -> None:
    out = np.zeros(32, U32)
    text = """v_lshlrev_b32 v9, 2, v0
    s_call_b64 s[30:31], there
    global_store_b32 v9, v1, s[0:1]
    s_endpgm
    there:
    v_mov_b32 v1, 7
    s_setpc_b64 s[30:31]"""
    bench.run(text, bench.put(out), mode=mode)
    np.testing.assert_array_equal(out, 7)


def test_registers_have_places_of_their_own() -> None:
    names = [f"s{code}" for code in range(256)] + [f"{letter}{i}" for letter in "vw" for i in range(256)]
    places = [place_of(name) for name in names]
    assert len(set(places)) == len(places)
    assert max(places) + 128 == STATE_BYTES
