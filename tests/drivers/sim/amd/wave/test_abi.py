"""Launch words in plain terms. Field positions: LLVM AMDGPUUsage, "compute_pgm_rsrc1/2 for GFX6-GFX12"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import APERTURES, abi_of, check_user_data, read_abi
from tests.drivers.sim.amd.wave.test_request import LAUNCH


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


@pytest.mark.parametrize(
    ("bit", "name", "older", "newer"),
    [(21, "dx10_clamp", True, True), (23, "ieee", True, False), (26, "fp16_ovfl", True, True)],
)
def test_bits_of_the_first_word(bit: int, name: str, older: bool, newer: bool) -> None:
    """GFX12 always clamps NaN to 0 and has no IEEE mode. Those beside the bit mean something else."""
    for arch, wanted in (("gfx1100", older), ("gfx1201", newer)):
        assert getattr(read_abi(1 << bit, 0, (32, 1, 1), {}, arch=arch), name) is wanted
        beside = read_abi(1 << bit - 1 | 1 << bit + 1, 0, (32, 1, 1), {}, arch=arch)
        assert getattr(beside, name) is (name == "dx10_clamp" and arch == "gfx1201")


def test_mode_at_the_start_has_the_bits_that_the_generation_has() -> None:
    """MODE: floats 7:0, DX10_CLAMP 8, IEEE 9, FP16_OVFL 23."""
    for bits, older, newer in (
        (0xC5 << 12, 0xC5, 0xC5), (1 << 21, 0x100, 0), (1 << 23, 0x200, 0), (1 << 26, 0x80_0000, 0x80_0000),
        (1 << 11 | 1 << 20, 0, 0),
    ):  # fmt: skip
        for arch, wanted in (("gfx1100", older), ("gfx1201", newer)):
            assert read_abi(bits, 0, (32, 1, 1), {}, arch=arch).mode == wanted


@pytest.mark.parametrize("enabled", range(8))
def test_ids_of_the_group_follow_the_user_data_in_order(enabled: int) -> None:
    wanted = [axis for axis in range(3) if enabled >> axis & 1]
    abi = read_abi(0, 5 << 1 | enabled << 7, (32, 1, 1), {})
    assert abi.group_id_registers == {5 + place: axis for place, axis in enumerate(wanted)}
    assert read_abi(0, 5 << 1 | enabled << 7, (32, 1, 1), {}, arch="gfx1201").group_id_registers == {}
    assert read_abi(0, 31 << 1 | 1, (32, 1, 1), {}).user_sgprs == 31
    assert read_abi(0, 1 << 6, (32, 1, 1), {}).user_sgprs == 0


@pytest.mark.parametrize("dimensions", range(3))
def test_lanes_know_so_many_of_their_coordinates(dimensions: int) -> None:
    block = (5, 3, 3)
    ids = read_abi(0, dimensions << 11, block, {}).lane_ids
    places = [(x, y, z) for z in range(3) for y in range(3) for x in range(5)]
    wanted = [sum(place[axis] << 10 * axis for axis in range(dimensions + 1)) for place in places]
    assert ids == wanted + [0] * (64 - len(places))


@pytest.mark.parametrize(
    ("lanes", "masks"),
    [(64, [2**64 - 1]), (65, [2**64 - 1, 1]), (1, [1]), (128, [2**64 - 1] * 2), (63, [2**63 - 1])],
)
def test_waves_of_64_lanes(lanes: int, masks: list[int]) -> None:
    """Registers count in fours."""
    abi = read_abi(2, 0, (lanes, 1, 1), {}, 64)
    assert (abi.vgprs, abi.exec_masks, abi.waves, abi.is_full) == (12, masks, len(masks), lanes % 64 == 0)
    assert len(abi.lane_ids) == 64 * len(masks) and abi.lane_ids[lanes - 1] == lanes - 1


def test_a_group_of_1024_lanes_is_launched() -> None:
    assert read_abi(0, 0, (32, 32, 1), {}).lanes == read_abi(0, 0, (8, 8, 16), {}).lanes == 1024


def test_a_launch_says_how_wide_its_waves_are_and_what_lds_may_be_touched() -> None:
    launch = replace(LAUNCH, rsrc2=3 << 15)
    assert (abi_of(launch).wave_size, abi_of(launch).lds_bytes) == (32, 1536)
    assert abi_of(replace(launch, wave32=False)).wave_size == 64
    assert abi_of(replace(launch, lds_bytes=1000)).lds_bytes == 1000
    assert abi_of(replace(launch, lds_bytes=0)).lds_bytes == 0


def test_user_data_may_be_more_than_is_asked_for() -> None:
    launch = replace(LAUNCH, rsrc2=2 << 1, user_data=(1, 2))
    check_user_data(launch)
    check_user_data(replace(launch, user_data=(1, 2, 3)))
    check_user_data(replace(launch, rsrc2=1 << 6, user_data=()))
    with pytest.raises(SimFault, match="E_USER_SGPR: RSRC2 asks for 2 user SGPRs, the queue set 1"):
        check_user_data(replace(launch, user_data=(1,)))
    with pytest.raises(SimFault, match="asks for 31 user SGPRs, the queue set 30"):
        check_user_data(replace(launch, rsrc2=31 << 1, user_data=(0,) * 30))
