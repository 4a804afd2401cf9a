"""What a program says of its blocks.

Covers program.py and control_flow.py.
"""

from __future__ import annotations

from tests.drivers.sim.amd.wave.decoded import LOOP, decode


def test_classes_count_units_per_block() -> None:
    assert decode(LOOP).classes[1] == {"valu": 1, "salu": 2, "branch": 1}


def test_barriers_and_seams_are_named_by_block_and_offset() -> None:
    program = decode("s_nop 0\ns_barrier\ns_endpgm")
    assert (program.barriers, program.seams, program.size) == ([0], [], 3)


def test_a_part_is_not_left_inside_a_loop_without_calls() -> None:
    assert decode(LOOP).cuts == [0, 24]
