"""Instructions of the reference: the compiled path's tests of values, run on it.

A file of tests named here runs a second time, with the expectations that it has. Covers buffers.py and
matrix.py.
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.interp.instructions import supports
from tests.drivers.sim.amd.wave.conftest import rerun
from tests.drivers.sim.amd.wave.jit.ops import (
    test_buffer,
    test_bytewise,
    test_compare,
    test_cross,
    test_division,
    test_dots,
    test_exchange,
    test_fp8,
    test_gfx12,
    test_indexed,
    test_integers,
    test_matrix,
    test_packed,
    test_reduction,
    test_scalar,
    test_smem,
    test_system,
    test_transcendental,
    test_transfer,
    test_typed,
)
from tests.drivers.sim.amd.wave.meaning import test_floats, test_halves, test_scalar_bits

# They load or compare what no instruction wrote, say what fast runs alone do, or call Python on the way.
LEFT_OUT = (
    "test_all_in_bounds_takes_no_note", "test_notes_can_be_switched_off",
    "test_cmpx_narrows_exec",
    "test_dpp_from_a_switched_off_lane_is_invalid", "test_lanes_to_scalars_and_back",
    "test_each_lane_may_name_its_own_source", "test_the_destination_is_counted_from_m0_in_active_lanes",
    "test_switched_off_lanes_keep_their_register", "test_gfx11_wants_a_and_b_in_both_halves_of_the_lanes",
)  # fmt: skip
pytestmark = pytest.mark.usefixtures("interpreted")
for _file in (
    test_buffer, test_bytewise, test_compare, test_cross, test_division, test_dots, test_exchange, test_fp8,
    test_gfx12, test_indexed, test_integers, test_matrix, test_packed, test_reduction, test_scalar, test_smem,
    test_system, test_transcendental, test_transfer, test_typed, test_floats, test_halves, test_scalar_bits,
):  # fmt: skip
    globals().update(rerun(_file, *LEFT_OUT))


@pytest.mark.parametrize(("name", "known"), [("v_add_f32", True), ("image_load", False)])
def test_it_says_what_it_has_a_rule_for(name: str, known: bool) -> None:
    assert bool(supports(name)) is known
