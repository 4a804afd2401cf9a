"""Launch words to what code is made for."""

from __future__ import annotations

from drivers.sim.amd.wave.abi import read_abi
from drivers.sim.amd.wave.jit.variant import variant_of

GROUP_IDS = 6 << 1 | 1 << 7 | 1 << 9  # RSRC2: six user registers, then the ids of x and z


def test_a_group_of_one_wave_needs_no_barrier_and_full_waves_no_mask() -> None:
    one, two, odd = (variant_of(read_abi(11, GROUP_IDS, (lanes, 1, 1), {})) for lanes in (32, 64, 40))
    assert (one.single, two.single, odd.single) == (True, False, False)
    assert (one.full, two.full, odd.full) == (True, True, False)
    assert one.group_ids == ((6, 0), (7, 2)) and one.vgprs == 96


def test_parts_of_a_kernel_with_calls_know_nothing_of_lane_ids() -> None:
    abi = read_abi(11, GROUP_IDS, (32, 1, 1), {})
    assert variant_of(abi).first_form is not None
    linked = variant_of(abi, linked=True)
    assert linked.first_form is None and linked.linked
