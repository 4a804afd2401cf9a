"""Flags that a wave looks at once: what the code must do with them, and what races."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.looks import is_look, stores_constant
from drivers.sim.amd.wave.jit import launch
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench
from tests.drivers.sim.amd.wave.rule_kernels import loaded

LOAD, WAIT = "ds_load_b32 v5, v3", "s_waitcnt lgkmcnt(0)"
ASK = ("v_cmp_eq_u32 vcc_lo, 0, v5", "s_and_saveexec_b32 s8, vcc_lo", "s_cbranch_execz over", "over:")
SET = ("v_mov_b32 v3, 0", "v_mov_b32 v4, 1", "ds_store_b32 v3, v4")
OUT = "global_store_b32 v1, {}, s[0:1]"


def looks(*behind: str) -> bool:
    """Whether a load is one, with these instructions behind it."""
    return is_look(loaded("\n".join(["v_mov_b32 v3, 0", LOAD, WAIT, *behind])), 4)


def test_what_only_decides_where_the_wave_goes_is_a_look() -> None:
    assert looks(*ASK)
    assert looks("v_readfirstlane_b32 s4, v5", "s_cmp_lg_u32 s4, 0", "s_cbranch_scc1 on", "on:")
    assert looks("scratch_store_b32 off, v5, off", "scratch_load_b32 v6, off, off", "v_cmpx_eq_u32 1, v6")


def test_what_goes_to_memory_or_to_other_code_or_nowhere_is_none() -> None:
    assert not looks()
    assert not looks(OUT.format("v5"))
    assert not looks("v_add_nc_u32 v6, v5, v5", "ds_store_b32 v3, v6")
    assert not looks("v_cmp_eq_u32 vcc_lo, 0, v5", "v_cndmask_b32 v6, 0, 1, vcc_lo", OUT.format("v6"))
    assert not looks("global_load_b32 v6, v5, s[0:1]")
    assert not looks("s_call_b64 s[8:9], f", "s_endpgm", "f:", "s_setpc_b64 s[8:9]")
    assert not looks("scratch_store_b32 off, v5, off", "scratch_load_b32 v6, off, off", OUT.format("v6"))
    assert not is_look(loaded("ds_load_b64 v[5:6], v3"), 0)


@pytest.mark.parametrize(
    ("before", "is_constant"),
    [
        (("v_mov_b32 v4, 1",), True),
        (("v_dual_mov_b32 v4, 1 :: v_dual_mov_b32 v5, 2",), True),
        (("s_mov_b32 s8, 0x4d", "v_mov_b32 v4, s8"), True),
        (("v_mov_b32 v4, 1", "s_cbranch_scc1 a", "v_mov_b32 v4, 2", "a:"), True),
        (("v_mov_b32 v5, 7", "scratch_store_b32 off, v5, off", "scratch_load_b32 v4, off, off"), True),
        (("s_cbranch_scc1 a", "v_mov_b32 v4, 2", "a:"), False),
        (("v_mov_b32 v4, v0",), False),
        (("v_add_nc_u32 v4, 1, 2",), False),
        (("scratch_store_b32 off, v0, off", "scratch_load_b32 v4, off, off"), False),
        (("scratch_store_b32 v0, v0, off", "scratch_load_b32 v4, off, off"), False),
    ],
)
def test_a_store_of_a_number_that_the_code_names(before: tuple[str, ...], is_constant: bool) -> None:
    program = loaded("\n".join([*before, "ds_store_b32 v3, v4"]))
    store = [step.offset for block in program.blocks for step in block.steps][-2]
    assert stores_constant(program, store) is is_constant


def stored(*before: str, store: str = "ds_store_b32 v3, v4") -> bool:
    program = loaded("\n".join([*before, store]))
    return stores_constant(program, [step.offset for block in program.blocks for step in block.steps][-2])


def test_a_number_may_come_through_eight_registers() -> None:
    moves = [f"v_mov_b32 v{4 + index}, v{5 + index}" for index in range(7)][::-1]
    assert stored("v_mov_b32 v11, 1", *moves)
    assert not stored("v_mov_b32 v12, 1", "v_mov_b32 v11, v12", *moves)


def test_which_stores_may_set_a_flag() -> None:
    assert stored("v_mov_b32 v4, 1.0") and stored("v_mov_b32 v4, 0x12345")
    assert stored("v_mov_b32 v4, 1", store="global_store_b32 v3, v4, s[0:1]")
    assert stored("v_mov_b32 v4, 1", store="buffer_store_b32 v4, off, s[0:3], 0")
    assert not stored("v_mov_b32 v4, 1", "v_mov_b32 v5, 1", store="ds_store_b64 v3, v[4:5]")
    assert not stored("v_mov_b32 v4, 1", store="ds_load_b32 v5, v4")
    assert not stored("s_mov_b64 s[8:9], 1", "v_mov_b32 v4, s8")
    assert not stores_constant(loaded("v_mov_b32 v4, 1\nds_store_b32 v3, v4"), 6)
    assert not is_look(loaded("ds_load_b32 v5, v3"), 2)
    assert not is_look(loaded("v_mov_b32 v5, 0\nv_cmpx_eq_u32 1, v5"), 0)
    assert not stored("ds_load_b32 v4, v3") and not stored("v_mov_b32 v4, v5")


KEEP, TAKE = "scratch_store_b32 off, v5, {} offset:{}", "scratch_load_b32 v4, off, off offset:8"


@pytest.mark.parametrize(
    ("other", "is_constant"),
    [
        ("v_mov_b32 v5, 3\n" + KEEP.format("off", 8), True),
        ("v_mov_b32 v5, v0\n" + KEEP.format("off", 8), False),
        ("v_mov_b32 v5, v0\n" + KEEP.format("off", 12), True),
        ("v_mov_b32 v5, v0\n" + KEEP.format("s32", 8), True),
        ("scratch_store_b64 off, v[6:7], off offset:4", False),
        ("scratch_store_b64 off, v[6:7], off offset:8", False),
        ("scratch_store_b64 off, v[6:7], off offset:12", True),
        ("scratch_store_b32 v1, v5, off", False),
        ("scratch_load_b32 v6, off, off offset:8", True),
    ],
)
def test_a_dword_that_keeps_only_numbers(other: str, is_constant: bool) -> None:
    assert stored("v_mov_b32 v5, 7", KEEP.format("off", 8), other, TAKE) is is_constant


def test_what_is_computed_from_it_is_followed() -> None:
    assert looks("v_not_b32 v6, v5", "v_mov_b32 v5, 0", "v_cmpx_eq_u32 1, v6", OUT.format("v5"))
    assert not looks("v_not_b32 v6, v5", "v_mov_b32 v5, 0", "v_cmpx_eq_u32 1, v6", OUT.format("v6"))
    assert not looks("v_mov_b32 v5, 0", "v_cmpx_eq_u32 1, v5"), "nobody reads it"
    assert not looks("v_cmpx_eq_u32 1, v5", "s_cbranch_scc1 on", "v_mov_b32 v5, 0", "on:", OUT.format("v5"))
    assert looks(
        "v_cmp_eq_u32 vcc_lo, 1, v5", "s_and_saveexec_b32 s8, vcc_lo", "v_mov_b32 v6, s8", OUT.format("v6")
    )
    assert looks("v_cmpx_eq_u32 1, v5", "s_mov_b32 s8, exec_lo", "v_mov_b32 v6, s8", OUT.format("v6"))
    assert looks("v_cmpx_eq_u32 1, v5", "v_mov_b32 v5, 0", "s_setpc_b64 s[8:9]")
    kept = "scratch_store_b32 off, v5, off"
    again = "scratch_store_b32 off, v3, off"
    assert not looks(kept, "v_cmpx_eq_u32 1, v5", again, "scratch_load_b32 v6, off, off", OUT.format("v6"))


# -- on waves --------------------------------------------------------------------------------------

START = ("v_and_b32 v0, 0x3ff, v0", "v_lshlrev_b32 v1, 2, v0", "v_lshrrev_b32 v2, 5, v0", "v_mov_b32 v3, 0")
CLEAR = ("v_mov_b32 v4, 0", "ds_store_b32 v3, v4", WAIT, "s_barrier")
ONE = ("v_cmp_eq_u32 vcc_lo, 0, v0", "s_and_saveexec_b32 s9, vcc_lo", *SET[1:], "s_mov_b32 exec_lo, s9")


def run(*texts: str, rsrc1: int = RSRC1, groups: int = 1) -> list[str]:
    """The warnings about flags of two waves in each group."""
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    more: dict[str, Any] = {"block": (64, 1, 1), "lds": 512, "mode": "strict", "rsrc1": rsrc1}
    more["grid"] = (groups, 1, 1)
    counters = bench.run("\n".join([*START, *texts]), memory, **more)
    return [note for note in counters.notes if note.startswith("W_FLAG")]


def race(*texts: str, code: str = "E_LDS_RACE", rsrc1: int = RSRC1) -> None:
    with pytest.raises(SimFault) as caught:
        run(*texts, rsrc1=rsrc1)
    assert caught.value.code == code


def test_a_flag_in_lds_that_is_looked_at_once_is_noted() -> None:
    (noted,) = run(*CLEAR, *ONE, LOAD, WAIT, *ASK)
    assert "only decides where a wave goes" in noted
    assert not run(*CLEAR, *ONE, WAIT, "s_barrier", LOAD, WAIT, *ASK)


def test_the_code_is_looked_at_once_for_all_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Mock(return_value=True)
    monkeypatch.setattr(launch, "is_look", look)
    assert len(run("s_nop 3", *CLEAR, *ONE, LOAD, WAIT, *ASK, groups=20)) == 1
    assert look.call_count == 1


def test_data_in_its_place_race() -> None:
    race(*CLEAR, *ONE, LOAD, WAIT, OUT.format("v5"))
    race(*CLEAR, *(text.replace("v4, 1", "v4, v1") for text in ONE), LOAD, WAIT, *ASK)
    wide = ("v_mov_b32 v4, 1", "ds_store_b32 v1, v4", WAIT, "s_barrier")
    other = LOAD.replace("v3", "v6")
    race(*wide, "ds_store_b32 v1, v3", "v_xor_b32 v6, 0x80, v1", other, WAIT, *ASK)  # an array's elements


def test_what_atomics_count_is_no_flag() -> None:
    race(*CLEAR, *ONE[:3], "ds_add_u32 v3, v4", ONE[-1], LOAD, WAIT, *ASK)


def test_a_flag_in_memory_must_be_seen_by_all_waves() -> None:
    put, take = "global_store_b32 v3, v4, s[0:1]", "global_load_b32 v5, v3, s[0:1]"
    ready = (*ONE[:3], put, ONE[-1], take, "s_waitcnt vmcnt(0)")
    assert len(run(*ready, *ASK)) == 1
    race(*ready, *ASK, code="E_RACE", rsrc1=RSRC1 | 1 << 29)
