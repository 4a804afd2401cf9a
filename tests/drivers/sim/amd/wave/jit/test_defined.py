"""What may depend on a register that this wave did not write, on both executors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

START = "v_lshlrev_b32 v1, 2, v0\ns_mov_b32 s8, exec_lo"
HALF, ALL = "s_mov_b32 exec_lo, 0xffff", "s_mov_b32 exec_lo, s8"
STORE = "global_store_b32 v1, {}, s[0:1]"
MODE = ["strict"]


@pytest.fixture(params=["strict", "interpret"], autouse=True)
def on_both_executors(request: pytest.FixtureRequest) -> None:
    """Both have the same rule."""
    MODE[:] = [request.param]


def run(*texts: str, waves: int = 1) -> Any:
    """32 dwords at s[0:1] after the kernel ran with SIM=strict. Group id x is in s2."""
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    scratch = (bench.put(np.zeros(32 * 128, np.uint8)), 32 * 128)
    block = (32 * waves, 1, 1)
    bench.run("\n".join([START, *texts]), memory, mode=MODE[0], block=block, scratch=scratch)
    return bench.arrays[0]


def fault(*texts: str, waves: int = 1) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, waves=waves)
    assert caught.value.code == "E_UNINIT"
    return caught.value


def test_a_lane_that_nothing_filled_may_not_be_stored() -> None:
    half = (HALF, "v_mov_b32 v2, 7")
    found = fault(*half, ALL, "v_add_nc_u32 v3, v2, v2", STORE.format("v3"))
    assert (found.where["reg"], found.where["lane"], found.where["lanes"]) == ("v3", 16, "16-31")
    assert "global_store_b32" in str(found.where["inst"])
    assert run(*half, "v_add_nc_u32 v3, v2, v2", STORE.format("v3"))[:32].tolist() == [14] * 16 + [0] * 16
    rest = ("s_mov_b32 exec_lo, 0xffff0000", "v_mov_b32 v2, 8")
    assert run(*half, *rest, ALL, STORE.format("v2"))[:32].tolist() == [7] * 16 + [8] * 16


def test_an_undefined_lane_may_not_be_an_address() -> None:
    half = (HALF, "v_mov_b32 v2, 0")
    assert fault(*half, ALL, "global_load_b32 v3, v2, s[0:1]").where["reg"] == "v2"
    run(*half, "global_load_b32 v3, v2, s[0:1]", ALL)


def test_an_undefined_lane_may_not_decide_which_lanes_are_on() -> None:
    one = ("s_mov_b32 exec_lo, 1", "v_mov_b32 v2, 0", "s_mov_b32 exec_lo, 3")
    compare = "v_cmp_eq_u32 vcc_lo, 0, v2"
    assert fault(*one, compare, "s_and_saveexec_b32 s6, vcc_lo").where["reg"] == "exec_lo"
    assert fault(*one, "v_cmpx_eq_u32 0, v2").where["reg"] == "exec_lo"
    run(*one, compare, "s_and_b32 vcc_lo, vcc_lo, 1", "s_and_saveexec_b32 s6, vcc_lo")
    run(*one, compare, "s_mov_b32 exec_lo, 1", "s_and_saveexec_b32 s6, vcc_lo")


def test_a_choice_needs_only_what_it_takes() -> None:
    start = ("s_mov_b32 exec_lo, 1", "v_mov_b32 v2, 5", ALL, "v_mov_b32 v3, 6")
    choice = "v_cndmask_b32 v4, v3, v2, vcc_lo"
    assert run(*start, "s_mov_b32 vcc_lo, 1", choice, STORE.format("v4"))[:3].tolist() == [5, 6, 6]
    assert fault(*start, "s_mov_b32 vcc_lo, 3", choice, STORE.format("v4")).where["lane"] == 1


@pytest.mark.parametrize(("taken", "value"), [(1, 0), (1, 5), (0, 0)])
def test_a_scalar_choice_is_defined_where_what_it_takes_is_whatever_its_value(taken: int, value: int) -> None:
    skipped = tuple(t.format(0) for t in SKIPPED)
    numbers = (f"s_mov_b32 s9, {value}", f"s_cmp_eq_u32 {taken}, 1")
    sides = "s9, s6" if taken else "s6, s9"
    use = ("v_mov_b32 v2, s7", STORE.format("v2"))
    assert run(*skipped, *numbers, f"s_cselect_b32 s7, {sides}", *use)[:32].tolist() == [value] * 32
    other = ", ".join(reversed(sides.split(", ")))
    fault(*skipped, *numbers, f"s_cselect_b32 s7, {other}", *use)


SKIPPED = ("s_cmp_eq_u32 s2, {}", "s_cbranch_scc1 skip", "s_mov_b32 s6, 0", "skip:")


def test_a_scalar_that_this_path_did_not_write_decides_no_branch() -> None:
    use = ("s_add_u32 s7, s6, 1", "s_cmp_eq_u32 s7, 0", "s_cbranch_scc1 done", "s_nop 0", "done:")
    assert fault(*(t.format(0) for t in SKIPPED), *use).where["reg"] == "src_scc"
    run(*(t.format(1) for t in SKIPPED), *use)
    run(*(t.format(0) for t in SKIPPED), "s_add_u32 s7, s6, 1")


def test_what_only_the_other_way_writes_may_not_decide_on_this_one() -> None:
    """As LLVM leaves a variable that has no value behind a loop of no rounds."""
    ways = [
        "s_cbranch_scc1 on",
        "s_mov_b32 s9, 0",
        "s_branch off",
        "on:",
        "s_and_saveexec_b32 s10, s9",
        "off:",
    ]
    assert "exec" in str(fault("s_cmp_eq_u32 0, 0", *ways, STORE.format("v0")).where["reg"])
    assert run("s_cmp_eq_u32 0, 1", *ways, STORE.format("v0"))[:32].tolist() == list(range(32))


def test_a_scalar_that_this_path_did_not_write_is_no_address() -> None:
    use = (
        "s_mov_b32 s7, 0",
        "s_add_u32 s10, s0, s6",
        "s_addc_u32 s11, s1, s7",
        "s_load_b32 s12, s[10:11], 0x0",
    )
    assert fault(*(t.format(0) for t in SKIPPED), *use).code == "E_UNINIT"
    run(*(t.format(1) for t in SKIPPED), *use)


def test_bits_that_cannot_matter_may_be_anything() -> None:
    """How LLVM joins lane masks of two paths: the register is masked before it is ever written."""
    skipped = tuple(t.format(0) for t in SKIPPED)
    masks = ("s_and_not1_b32 s6, s6, exec_lo", "s_and_b32 s7, s6, exec_lo", "s_or_b32 s7, s7, 1")
    enter = ("s_and_saveexec_b32 s9, s7", "s_cbranch_execz done", "s_nop 0", "done:")
    run(*skipped, *masks, *enter)
    assert fault(*skipped, "s_or_b32 s7, s6, 1", *enter).where["reg"] == "exec_lo"


def test_definedness_survives_a_barrier_wave_by_wave() -> None:
    """Wave 0 fills half of v2, wave 1 all of it."""
    mine = ("v_readfirstlane_b32 s6, v0", "s_cmp_eq_u32 s6, {}", "s_cselect_b32 exec_lo, 0xffff, s8")
    text = (*mine, "v_mov_b32 v2, 7", ALL, "s_barrier", STORE.format("v2"))
    found = fault(*(t.format(0) for t in text), waves=2)
    assert (found.where["wave"], found.where["lanes"]) == (0, "16-31")
    assert fault(*(t.format(32) for t in text), waves=2).where["wave"] == 1
    run(*(t.format(5) for t in text), waves=2)


def test_only_the_upper_half_depends_on_the_addends_upper_half() -> None:
    half = (HALF, "v_mov_b32 v5, 0", ALL, "v_mov_b32 v4, 1")
    multiply = "v_mad_u64_u32 v[6:7], null, v0, v0, v[4:5]"
    assert run(*half, multiply, STORE.format("v6"))[:3].tolist() == [1, 2, 5]
    assert fault(*half, multiply, STORE.format("v7")).where["lane"] == 16


def test_a_stored_group_may_be_defined_in_part() -> None:
    """LLVM stores vectors of three with a fourth element that nobody gave a value."""
    half = (HALF, "v_mov_b32 v4, 7", ALL)
    wide = ("v_lshlrev_b32 v3, 3, v0", "global_store_b64 v3, v[4:5], s[0:1]")
    run(*half, "v_mov_b32 v5, 8", *wide)
    found = fault(*half, "s_mov_b32 exec_lo, 0xff", "v_mov_b32 v5, 8", ALL, *wide)
    assert (found.where["reg"], found.where["lanes"]) == ("v4", "16-31")


def test_what_moved_to_an_indexed_register_counts_as_defined() -> None:
    half = (HALF, "v_mov_b32 v4, 7", ALL, "s_mov_b32 m0, 1")
    move = "v_movreld_b32 v5, v4"
    assert run(*half, move, STORE.format("v6"))[:1].tolist() == [7]
    run(*half, move, "v_movrels_b32 v7, v5", STORE.format("v7"))
    assert fault(*half, move, STORE.format("v4")).where["reg"] == "v4"


def test_the_index_of_a_move_must_be_defined() -> None:
    move = ("s_mov_b32 m0, s6", "v_movrels_b32 v3, v1", STORE.format("v3"))
    assert fault(*(t.format(0) for t in SKIPPED), *move).where["reg"] == "m0"
    run(*(t.format(1) for t in SKIPPED), *move)


def test_what_other_lanes_give_counts_as_defined() -> None:
    half = (HALF, "v_mov_b32 v4, 7", ALL)
    run(*half, "ds_bpermute_b32 v5, v1, v4", "s_waitcnt lgkmcnt(0)", STORE.format("v5"))
    assert fault(*half, "ds_bpermute_b32 v5, v4, v1").where["reg"] == "v4"


def test_a_spill_may_copy_what_is_undefined() -> None:
    half = (HALF, "v_mov_b32 v4, 0", ALL)
    run(*half, "scratch_store_b32 v1, v4, off")
    assert fault(*half, "scratch_store_b32 v4, v1, off").where["reg"] == "v4"


SHIFT = "v_mov_b32_dpp v4, v1 row_shr:1 row_mask:0xf bank_mask:0xf"


def kept(*texts: str) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts)
    assert caught.value.code == "E_DPP_INACTIVE"
    return caught.value


def test_a_lane_without_a_source_keeps_what_nobody_wrote() -> None:
    found = kept(SHIFT, "v_add_nc_u32 v5, v4, v1", STORE.format("v5"))
    assert (found.where["lanes"], found.where["reg"]) == ("0,16", "v5")
    assert "v_mov_b32_dpp" in found.detail and "bound_ctrl:1" in found.detail
    moved = [0, *(4 * lane for lane in range(15)), 0, *(4 * lane for lane in range(16, 31))]
    assert run("v_mov_b32 v4, 0", SHIFT, STORE.format("v4"))[:32].tolist() == moved
    assert run(SHIFT + " bound_ctrl:1", STORE.format("v4"))[:32].tolist() == moved
    run(SHIFT, "s_mov_b32 exec_lo, 0xfffefffe", STORE.format("v4"))  # used where there was a source


def test_a_source_that_is_off_is_none_unless_it_is_fetched() -> None:
    swap = "v_mov_b32_dpp v4, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf"
    odd = "s_mov_b32 exec_lo, 0x55555555"
    assert kept(odd, swap, STORE.format("v4")).where["lane"] == 0
    run(swap, odd, STORE.format("v4"))
    run(odd, swap + " fi:1", STORE.format("v4"))
    run("s_mov_b32 exec_lo, 0x33333333", swap, STORE.format("v4"))


def test_rows_that_a_mask_leaves_out_keep_what_nobody_wrote() -> None:
    move = "v_mov_b32_dpp v4, v1 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf"
    assert kept(move, STORE.format("v4")).where["lanes"] == "16-31"
    run(move, "s_mov_b32 exec_lo, 0xffff", STORE.format("v4"))


def test_a_permutation_keeps_lanes_whose_source_is_off() -> None:
    permute = "v_permlanex16_b32 v4, v1, s6, s7"
    start = ("s_mov_b32 s6, 0x76543210", "s_mov_b32 s7, 0xfedcba98")
    assert kept(*start, HALF, permute, STORE.format("v4")).where["lanes"] == "0-15"
    run(*start, HALF, permute + " op_sel:[1,0,0]", STORE.format("v4"))
    run(*start, HALF, permute + " op_sel:[0,1,0]", STORE.format("v4"))
    run(*start, permute, STORE.format("v4"))


def test_lane_crossing_passes_on_what_its_own_lane_adds() -> None:
    half = (HALF, "v_mov_b32 v5, 7", ALL)
    add = "v_add_nc_u32_dpp v4, v1, v5 quad_perm:[0,0,2,2] row_mask:0xf bank_mask:0xf"
    assert fault(*half, add, STORE.format("v4")).where["lanes"] == "16-31"
    run(*half, add, HALF, STORE.format("v4"))


def test_a_dual_instruction_keeps_its_halves_apart() -> None:
    half = (HALF, "v_mov_b32 v2, 7", ALL, "v_mov_b32 v3, 6")
    dual = "v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v3"
    run(*half, dual, STORE.format("v5"))
    assert fault(*half, dual, STORE.format("v4")).where["reg"] == "v4"


@pytest.mark.parametrize(
    "text", ["v_or_b32 v3, v1, v2", "v_lshl_or_b32 v3, v2, 8, v1", "v_perm_b32 v3, v2, v1, 0x3020504"]
)
def test_of_what_a_word_is_put_together_some_part_has_a_value(text: str) -> None:
    """LLVM keeps arrays of bytes in registers; a constant is no such part."""
    half = (HALF, "v_mov_b32 v2, 7", ALL)
    run(*half, text, STORE.format("v3"))
    alone = text.replace("v1", "5") if "perm" not in text else text.replace("v1", "v2")
    assert fault(*half, alone, STORE.format("v3")).where["lanes"] == "16-31"


def test_both_halves_of_a_wave64_read_one_scalar() -> None:
    """Which is written on the way that the wave takes, and not on the other."""
    bench = Bench()
    memory = bench.put(np.zeros(64, np.uint32))
    way = "s_cmp_eq_u32 s2, s2\ns_cbranch_scc0 on\ns_mov_b32 s7, 5\non:\nv_add_nc_u32 v3, s7, v0"
    text = f"v_lshlrev_b32 v1, 2, v0\n{way}\n{STORE.format('v3')}"
    bench.run(text, memory, mode=MODE[0], block=(64, 1, 1), lanes=64)
    assert bench.arrays[0].tolist() == list(range(5, 69))
