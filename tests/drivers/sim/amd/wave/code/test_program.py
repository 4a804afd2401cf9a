"""What a program says of its blocks.

Covers program.py and control_flow.py.
"""

from __future__ import annotations

import pytest

from tests.drivers.sim.amd.wave.decoded import LOOP, decode


def test_classes_count_units_per_block() -> None:
    assert decode(LOOP).classes[1] == {"valu": 1, "salu": 2, "branch": 1}


def test_barriers_and_seams_are_named_by_block_and_offset() -> None:
    program = decode("s_nop 0\ns_barrier\ns_endpgm")
    assert (program.barriers, program.seams, program.size) == ([0], [], 3)


def test_a_part_is_not_left_inside_a_loop_without_calls() -> None:
    assert decode(LOOP).cuts == [0, 24]


ROUND = "v_mov_b32 v1, 0\na:\nv_mov_b32 v1, 0\n{}s_cbranch_scc1 a\nv_mov_b32 v1, 0\ns_endpgm"


CALL = "s_cbranch_scc0 {0}\ns_call_b64 s[8:9], 0\n{0}:\nv_mov_b32 v1, 0\n"


@pytest.mark.parametrize(
    ("inside", "cuts"),
    [
        ("", [0, 12]),
        ("s_cbranch_scc0 b\nb:\nv_mov_b32 v1, 0\n", [0, 20]),
        (CALL.format("b"), [0, 4, 12, 16, 24]),
        ("b:\nv_mov_b32 v1, 0\ns_cbranch_scc0 b\n" + CALL.format("c"), [0, 4, 16, 20, 24, 32]),
    ],
)
def test_another_part_may_leave_off_outside_loops_and_in_loops_with_calls(
    inside: str, cuts: list[int]
) -> None:
    assert decode(ROUND.format(inside)).cuts == cuts


@pytest.mark.parametrize(
    ("text", "swaps", "linked"),
    [
        ("global_atomic_cmpswap_b32 v0, v[2:3], s[0:1]", True, False),
        ("ds_cmpstore_rtn_b32 v1, v0, v2, v3", True, False),
        ("global_atomic_swap_b32 v0, v2, s[0:1]", False, False),
        ("s_setpc_b64 s[0:1]", True, True),
        ("s_nop 0", False, False),
    ],
)
def test_compare_and_swap_is_known_unless_other_code_may_have_it(
    text: str, swaps: bool, linked: bool
) -> None:
    program = decode(f"{text}\ns_endpgm")
    assert (program.has_swaps, program.is_linked) == (swaps, linked)
