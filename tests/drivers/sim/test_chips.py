"""Chip data against the numbers that vendors and kernel logs publish."""

from __future__ import annotations

from drivers.sim.chips import CHIPS, NAVI31, NAVI48, save_area


def test_a_navi31_has_96_compute_units() -> None:
    assert (NAVI31.cu_count, NAVI31.simd_count) == (96, 192)


def test_the_save_area_matches_a_queue_dump_of_a_real_card() -> None:
    area = save_area(NAVI31)
    assert (area.control_stack, area.total, area.debug) == (0xA000, 0x2BEA000, 0x18000)


def test_chips_are_found_by_name() -> None:
    assert CHIPS["navi31"].arch == "gfx1100"


def test_a_navi48_has_64_compute_units_and_the_save_area_of_the_kernels_formula() -> None:
    area = save_area(NAVI48)
    assert (NAVI48.cu_count, CHIPS["navi48"].arch) == (64, "gfx1201")
    assert (area.control_stack, area.total, area.debug) == (0x7000, 0x1D47000, 0x10000)
