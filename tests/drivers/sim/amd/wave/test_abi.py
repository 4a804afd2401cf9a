"""Launch words in plain terms. Field positions: LLVM AMDGPUUsage, "compute_pgm_rsrc1/2 for GFX6-GFX12"."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import APERTURES, read_abi


def test_fields_of_both_words() -> None:
    rsrc1 = 11 | 0xC0 << 12 | 1 << 21 | 1 << 23
    rsrc2 = 6 << 1 | 1 << 7 | 1 << 9 | 1 << 11 | 5 << 15
    abi = read_abi(rsrc1, rsrc2, (64, 2, 1), {})
    assert (abi.vgprs, abi.user_sgprs, abi.lds_bytes, abi.float_mode) == (96, 6, 2560, 0xC0)
    assert abi.group_id_registers == {6: 0, 7: 2}
    assert (abi.dx10_clamp, abi.ieee, abi.waves, abi.is_full) == (True, True, 4, True)


def test_last_wave_of_an_odd_group_is_partial() -> None:
    abi = read_abi(0, 0, (70, 1, 1), {})
    assert abi.exec_masks == [0xFFFFFFFF, 0xFFFFFFFF, 0x3F]
    assert not abi.is_full


def test_local_ids_are_packed_by_ten_bits() -> None:
    abi = read_abi(0, 2 << 11, (4, 4, 4), {})
    assert abi.lane_ids[4 * 4 * 3 + 4 * 2 + 1] == 1 | 2 << 10 | 3 << 20
    assert read_abi(0, 0, (4, 4, 4), {}).lane_ids[63] == 3


@pytest.mark.parametrize("block", [(0, 1, 1), (1025, 1, 1), (32, 33, 1)])
def test_groups_beyond_1024_lanes_cannot_be_launched(block: tuple[int, int, int]) -> None:
    with pytest.raises(SimFault, match=r"E_DESCRIPTOR.*allowed are 1\.\.1024"):
        read_abi(0, 0, block, {})


def test_reserved_lane_id_count_is_refused() -> None:
    with pytest.raises(SimFault, match="TIDIG_COMP_CNT is 3"):
        read_abi(0, 3 << 11, (32, 1, 1), {})


def test_apertures_are_where_linux_puts_them() -> None:
    """kfd_flat_memory.c: MAKE_LDS_APP_BASE_V9, MAKE_SCRATCH_APP_BASE_V9, limits with all low ones."""
    assert APERTURES == {
        235: 1 << 48,
        236: (1 << 48) + (1 << 32) - 1,
        237: 2 << 48,
        238: (2 << 48) + (1 << 32) - 1,
    }


@pytest.mark.parametrize(
    ("block", "waves", "is_full"), [((1, 1, 1), 1, False), ((32, 1, 1), 1, True), ((33, 1, 1), 2, False)]
)
def test_a_group_has_a_wave_for_each_32_lanes_begun(
    block: tuple[int, int, int], waves: int, is_full: bool
) -> None:
    abi = read_abi(0, 0, block, {})
    assert (abi.waves, abi.is_full) == (waves, is_full)
    assert sum(mask.bit_count() for mask in abi.exec_masks) == block[0]


@pytest.mark.parametrize("field", [0, 1, 511])
def test_memory_of_a_group_is_counted_in_512_bytes_and_registers_in_eights(field: int) -> None:
    abi = read_abi(field & 63, field << 15, (32, 1, 1), {})
    assert (abi.lds_bytes, abi.vgprs) == (512 * field, 8 * ((field & 63) + 1))
