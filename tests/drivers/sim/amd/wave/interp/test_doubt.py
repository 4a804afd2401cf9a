"""Registers that nobody wrote: what only one instruction at a time shows. The rule itself is held, on both
executors, by `tests.drivers.sim.amd.wave.jit.test_defined`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

START = "v_lshlrev_b32 v1, 2, v0\ns_mov_b64 s[8:9], exec\n"
STORE = "\nglobal_store_b32 v1, v4, s[0:1]"


def run(text: str, mode: str, lanes: int) -> Any:
    bench = Bench()
    bench.run(START + text + STORE, bench.put(np.zeros(lanes, np.uint32)), mode=mode, block=(lanes, 1, 1),
              lanes=lanes)  # fmt: skip
    return bench.arrays[0]


UPPER = "s_mov_b64 exec, {}\nv_mov_b32 v2, 7\ns_mov_b64 exec, s[8:9]\n"
DUALS = [
    "v_dual_mov_b32 v4, v5 :: v_dual_mov_b32 v5, v2",
    "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v4\nv_mov_b32 v4, v5",
]


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_each_half_of_a_wave64_is_followed(mode: str) -> None:
    half = UPPER.format("0xffffffff")
    with pytest.raises(SimFault, match="lanes 32-63") as caught:
        run(f"{half}v_add_nc_u32 v4, v2, v2", mode, 64)
    assert (caught.value.code, caught.value.where["lane"]) == ("E_UNINIT", 32)
    assert run(UPPER.format("-1") + "v_add_nc_u32 v4, v2, v2", mode, 64).tolist() == [14] * 64


@pytest.mark.parametrize("mode", ["strict", "interpret"])
@pytest.mark.parametrize("register", ["v0", "v4", "v23"])
def test_the_first_and_the_last_vector_are_followed_as_others_are(mode: str, register: str) -> None:
    text = UPPER.format("0xffff") + f"v_add_nc_u32 {register}, v2, v2\nv_mov_b32 v4, {register}"
    with pytest.raises(SimFault, match="lanes 16-31") as caught:
        run(text, mode, 32)
    assert caught.value.code == "E_UNINIT"


@pytest.mark.parametrize("mode", ["strict", "interpret"])
def test_a_mask_of_a_wave64_is_a_pair(mode: str) -> None:
    compare = "v_mov_b32 v4, 0\nv_cmp_eq_u32 vcc, 7, v2\n{}\ns_and_saveexec_b64 s[10:11], vcc"
    half = UPPER.format("0xffffffff")
    with pytest.raises(SimFault, match="exec_hi decides here"):
        run(half + compare.format("s_nop 0"), mode, 64)
    run(half + compare.format("s_mov_b32 vcc_hi, 0"), mode, 64)


@pytest.mark.parametrize("mode", ["strict", "interpret"])
@pytest.mark.parametrize("dual", DUALS)
def test_both_halves_of_a_dual_instruction_are_read_before_either_is_written(mode: str, dual: str) -> None:
    """v4 and v5 are written one lane first and then the others, which only a run shows."""
    rest = "s_mov_b64 exec, -2\nv_mov_b32 v4, 3\nv_mov_b32 v5, 3\ns_mov_b64 exec, s[8:9]\n"
    one = "s_mov_b64 exec, 1\nv_mov_b32 v2, 7\nv_mov_b32 v4, 3\nv_mov_b32 v5, 3\n"
    assert run(one + rest + dual, mode, 32).tolist() == [3] * 32
