"""Loads of LDS whose results are not always used: which they are, and what may depend on what they bring."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.early_loads import is_choice, loaded_places, loop_numbers
from tests.drivers.sim.amd.wave.code.test_dataflow import blocks_of
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded

LOAD, WAIT, OUT = "ds_load_b32 v5, v1", "s_waitcnt lgkmcnt(0)", "global_store_b32 v1, v5, s[0:1]"
CHOICE = "v_cndmask_b32 v5, 7, v5, vcc_lo"
START = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\ns_mov_b32 s8, exec_lo"
# The first 16 lanes of each 32 store what they are.
FILL = "v_and_b32 v2, 31, v0\nv_cmp_gt_u32 vcc_lo, 16, v2\ns_mov_b32 exec_lo, vcc_lo\nds_store_b32 v1, v0"
FILL = f"{FILL}\ns_mov_b32 exec_lo, s8"
LESS = "v_cmp_gt_u32 vcc_lo, {}, v2"


@pytest.mark.parametrize(
    ("text", "is_early"),
    [
        (f"{LOAD}\n{WAIT}\n{OUT}", False),
        (f"{LOAD}\n{WAIT}", False),  # nobody makes a load that no way uses
        (f"{LOAD}\n{WAIT}\n{CHOICE}\n{OUT}", True),
        (f"{LOAD}\n{WAIT}\nv_add_nc_u32 v5, v5, v5\n{CHOICE}\n{OUT}", True),
        (f"{LOAD}\n{WAIT}\nv_cndmask_b32 v6, 7, v8, vcc_lo\n{OUT}", False),
        (f"{LOAD}\n{WAIT}\ns_cbranch_vccz end\n{OUT}\nend:", True),
        (f"{LOAD}\n{WAIT}\ns_cbranch_vccz end\n{OUT}\nend:\nv_mov_b32 v6, v5", False),
        (f"{LOAD}\n{WAIT}\ns_cbranch_vccz end\ns_trap 2\nend:\n{OUT}", False),
        (f"{LOAD}\n{WAIT}\ns_and_saveexec_b32 s8, vcc_lo\n{OUT}", True),
        (f"s_and_saveexec_b32 s8, vcc_lo\n{LOAD}\n{WAIT}\n{OUT}\ns_mov_b32 exec_lo, s8", False),
        (f"{LOAD}\n{WAIT}\nv_cmp_eq_u32 s9, v5, v0\ns_and_b32 s9, s9, s10\n{OUT}", True),
        (f"{LOAD}\n{WAIT}\nv_cmp_eq_u32 s9, v5, v0\ns_and_b32 s9, exec_lo, s9\n{OUT}", False),
        # what a loop adds up may be left behind the loop, but each element that it loads is wanted
        (
            f"a:\n{LOAD}\n{WAIT}\nv_add_nc_u32 v6, v5, v6\ns_cbranch_scc1 a\nv_cndmask_b32 v7, 1, v6, s8",
            False,
        ),
        (f"a:\n{LOAD}\n{WAIT}\n{CHOICE}\nv_add_nc_u32 v6, v5, v6\ns_cbranch_scc1 a", True),
        (f"ds_load_b64 v[5:6], v1\n{WAIT}\n{OUT}", False),
    ],
)
def test_what_makes_a_load_an_early_one(text: str, is_early: bool) -> None:
    assert bool(loaded(text).early_loads) == is_early


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("ds_load_b96 v[5:7], v1 offset:8", [(8, 4), (12, 4), (16, 4)]),
        ("ds_load_u16 v5, v1 offset:2", [(2, 2)]),
        ("ds_load_i8 v5, v1", [(0, 1)]),
        ("ds_load_b32 v5, v1 offset:5", [(5, 4)]),
        ("ds_load_2addr_stride64_b32 v[5:6], v1 offset0:2 offset1:3", [(512, 4), (768, 4)]),
        ("ds_load_2addr_b64 v[5:8], v1 offset0:1", [(8, 4), (12, 4), (0, 4), (4, 4)]),
        ("ds_load_2addr_b32 v[5:6], v1 offset0:1 offset1:9", [(4, 4), (36, 4)]),
        ("ds_load_2addr_stride64_b64 v[5:8], v1 offset1:1", [(0, 4), (4, 4), (512, 4), (516, 4)]),
    ],
)
def test_which_bytes_each_dword_comes_from(text: str, places: list[tuple[int, int]]) -> None:
    assert loaded_places(first(text).step.inst) == places


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("v_cndmask_b32 v1, v2, v3, vcc_lo", True),
        ("s_cselect_b32 s4, s5, s6", True),
        ("s_and_b32 s4, s5, s6", True),
        ("s_and_b32 s4, s5, exec_lo", False),
        ("s_or_b64 s[4:5], s[6:7], exec", False),
        ("s_or_not1_b32 s4, s5, s6", True),
        ("s_and_not1_b32 s4, exec_lo, s5", False),
        ("s_xor_b32 s4, s5, s6", False),
        ("s_and_b32 s4, s5, 3", True),
        ("v_and_b32 v1, v2, v3", False),
        ("v_dual_cndmask_b32 v1, v2, v3 :: v_dual_mov_b32 v4, v0", True),
        ("v_dual_mov_b32 v1, v2 :: v_dual_cndmask_b32 v4, v0, v3", True),
        ("v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v4, v3", False),
    ],
)
def test_what_takes_one_of_two_values(text: str, choice: bool) -> None:
    assert is_choice(first(text).step.inst) is choice


@pytest.mark.parametrize(
    ("ways", "loops"),
    [
        (((1,), (2,), (1, 3), ()), [0, 2, 2, 0]),
        (((0, 1), ()), [1, 0]),
        (((1, 2), (3,), (3,), ()), [0] * 4),
        (((1,), (1, 2), (3,), (2, 4), ()), [0, 2, 3, 3, 0]),
        (((1,), (2,), (2, 3), (1, 4), ()), [0, 2, 2, 2, 0]),
    ],
)
def test_blocks_that_lead_to_each_other_are_a_loop(
    ways: tuple[tuple[int, ...], ...], loops: list[int]
) -> None:
    assert loop_numbers(blocks_of(ways)) == loops


MODE = ["strict"]
WIDER = (("vcc_lo", "vcc"), ("s_mov_b32 ", "s_mov_b64 "), ("exec_lo", "exec"), ("s8", "s[8:9]"))


@pytest.fixture(params=["strict", "interpret"])
def on_both_executors(request: pytest.FixtureRequest) -> None:
    """Both have the same rule."""
    MODE[:] = [request.param]


def run(*texts: str, **shape: Any) -> Any:
    """The first dwords at s[0:1]."""
    bench = Bench()
    memory = bench.put(np.zeros(256, np.uint32))
    text = "\n".join([START, FILL, *texts])
    for narrow, wide in WIDER if shape.get("lanes") == 64 else ():
        text = text.replace(narrow, wide)
    bench.run(text, memory, mode=MODE[0], lds=1024, **shape)
    return bench.arrays[0][:32].tolist()


def fault(*texts: str, **shape: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        run(*texts, **shape)
    return caught.value


@pytest.mark.usefixtures("on_both_executors")
def test_an_element_that_a_choice_leaves_need_not_be_written() -> None:
    assert run(LOAD, WAIT, LESS.format(16), CHOICE, OUT) == [*range(16), *[7] * 16]
    found = fault(LOAD, WAIT, LESS.format(17), CHOICE, OUT)
    assert (found.code, found.where["reg"], found.where["lane"]) == ("E_LDS_UNINIT", "v5", 16)
    assert "ds_load_b32 v5, v1 at" in found.detail and "global_store" in str(found.where["inst"])


@pytest.mark.usefixtures("on_both_executors")
def test_an_element_may_be_loaded_in_front_of_the_branch_that_wants_it() -> None:
    assert run(LOAD, WAIT, LESS.format(16), "s_and_saveexec_b32 s9, vcc_lo", OUT)[:17] == [*range(16), 0]
    found = fault(LOAD, WAIT, LESS.format(20), "s_and_saveexec_b32 s9, vcc_lo", OUT)
    assert (found.code, found.where["lanes"]) == ("E_LDS_UNINIT", "16-19")


@pytest.mark.usefixtures("on_both_executors")
def test_an_element_that_was_not_written_may_not_decide() -> None:
    compare = ("v_cmp_eq_u32 s9, v5, v0", "s_and_b32 s9, s9, vcc_lo", "s_mov_b32 exec_lo, s9")
    assert run(LOAD, WAIT, LESS.format(16), *compare, OUT)[:17] == [*range(16), 0]
    assert fault(LOAD, WAIT, LESS.format(17), *compare, OUT).code == "E_LDS_UNINIT"
    address = ("v_and_b32 v6, 28, v5", "global_load_b32 v7, v6, s[0:1]", CHOICE)
    assert fault(LOAD, WAIT, LESS.format(16), *address).where["reg"] == "v6"


@pytest.mark.usefixtures("on_both_executors")
@pytest.mark.parametrize("load", ["ds_load_u8 v5, v1", "ds_load_2addr_b32 v[5:6], v1 offset1:64"])
def test_bytes_and_pairs_are_followed_as_well(load: str) -> None:
    assert run(load, WAIT, LESS.format(16), CHOICE, OUT) == [*range(16), *[7] * 16]
    assert fault(load, WAIT, LESS.format(17), CHOICE, OUT).code == "E_LDS_UNINIT"


@pytest.mark.usefixtures("on_both_executors")
def test_a_word_of_which_a_byte_was_written_counts_as_written() -> None:
    byte = ("v_add_nc_u32 v3, 1, v1", "ds_store_b8 v3, v0")
    run(*byte, LOAD, WAIT, LESS.format(17), CHOICE, OUT)
    run("ds_load_u8 v5, v1 offset:1", WAIT, LESS.format(16), CHOICE, OUT)
    assert (
        fault(*byte, "ds_load_u8 v5, v1 offset:2", WAIT, LESS.format(17), CHOICE, OUT).code == "E_LDS_UNINIT"
    )


@pytest.mark.usefixtures("on_both_executors")
def test_a_load_of_half_a_register_counts_as_written() -> None:
    run("ds_load_u16_d16 v5, v1", WAIT, LESS.format(17), CHOICE, OUT)
    assert fault("ds_load_u16_d16 v5, v1", WAIT, OUT).code == "E_LDS_UNINIT"


@pytest.mark.usefixtures("on_both_executors")
@pytest.mark.parametrize("lanes", [32, 64])
def test_each_group_begins_with_nothing(lanes: int) -> None:
    once = "s_cmp_lg_u32 s2, 0\ns_cbranch_scc1 look\nds_store_b32 v1, v0 offset:512\nlook:"
    look = (once, "ds_load_b32 v5, v1 offset:512", WAIT, LESS.format(32))
    shape: dict[str, Any] = {"lanes": lanes, "block": (lanes, 1, 1)}
    assert run(*look, CHOICE, OUT, **shape)[:16] == list(range(16))
    found = fault(*look, CHOICE, OUT, **shape, grid=(2, 1, 1))
    assert (found.code, found.where["group"]) == ("E_LDS_UNINIT", 1)
