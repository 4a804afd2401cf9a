"""Fused-off compute units, by the reads of gfx_v11_0_get_cu_info and gfx_v12_0_get_cu_info."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from drivers.sim.amd.pci.reset import MODE1_NS
from tests.drivers.sim.amd.pci.rig import Rig, open_rig

OFF = {"navi31": "CC_GC_SA_UNIT_DISABLE", "navi48": "GRBM_CC_GC_SA_UNIT_DISABLE"}
SE, SA, ALL_INSTANCES, EVERYWHERE = 16, 8, 1 << 30, 0xE000_0000  # GRBM_GFX_INDEX; gc_11_0_0_sh_mask.h


@contextmanager
def booted(board: str) -> Iterator[Rig]:
    made = open_rig(board)
    made.boot_gfx()
    yield made
    made.card.close()


def wgps_off(rig: Rig, engine: int, array: int) -> int:
    """Bits of WGPs, four of them to an array on both chips."""
    rig.write("GRBM_GFX_INDEX", ALL_INSTANCES | engine << SE | array << SA)
    found = rig.read("CC_GC_SHADER_ARRAY_CONFIG") >> 16 & 0xF
    rig.write("GRBM_GFX_INDEX", EVERYWHERE)
    return found


def units(rig: Rig, engines: int) -> list[int]:
    """Compute units of each array, as the kernel's driver counts them; a WGP is two."""
    dead = rig.read(OFF[rig.chip]) >> 8
    places = [(engine, array) for engine in range(engines) for array in range(2)]
    return [
        0 if dead >> number & 1 else 2 * (4 - wgps_off(rig, *place).bit_count())
        for number, place in enumerate(places)
    ]


@pytest.mark.parametrize(
    ("board", "engines", "total", "whole_arrays"),
    [
        ("navi31", 6, 96, 12),
        ("rx7900xt", 6, 84, 6),
        ("rx7900gre", 6, 80, 10),
        ("w7900", 6, 96, 12),
        ("navi48", 4, 64, 8),
        ("rx9070", 4, 56, 4),
        ("r9600d", 4, 48, 0),
    ],
)
def test_each_array_tells_its_own_units(board: str, engines: int, total: int, whole_arrays: int) -> None:
    """Totals: AMD's product pages."""
    with booted(board) as rig:
        found = units(rig, engines)
    assert (sum(found), found.count(8)) == (total, whole_arrays)


def test_arrays_that_are_off_are_told_by_their_own_register() -> None:
    with booted("rx7900gre") as rig:
        assert rig.read("CC_GC_SA_UNIT_DISABLE") == 0b11 << 8
        assert [wgps_off(rig, 0, array) for array in (0, 1)] == [0, 0]
    with booted("rx9070") as rig:
        assert rig.read("GRBM_CC_GC_SA_UNIT_DISABLE") == 0


def test_places_that_the_chip_has_not_are_off(rig: Rig) -> None:
    """CC_GC_SHADER_ARRAY_CONFIG's default, 0xfff00000: an array of the format has sixteen WGPs."""
    rig.boot_gfx()
    rig.write("GRBM_GFX_INDEX", ALL_INSTANCES)
    assert rig.read("CC_GC_SHADER_ARRAY_CONFIG") == 0xFFF0_0000


def test_while_everything_is_selected_the_first_array_answers() -> None:
    with booted("rx7900xt") as rig:
        alone = wgps_off(rig, 0, 0)
        assert (alone, rig.read("CC_GC_SHADER_ARRAY_CONFIG") >> 16 & 0xF) == (8, 8)
        rig.write("GRBM_GFX_INDEX", EVERYWHERE & ~(1 << 31) | 2 << SE)  # all arrays of engine 2
        assert rig.read("CC_GC_SHADER_ARRAY_CONFIG") >> 16 & 0xF == wgps_off(rig, 2, 0) == 4


def test_fuses_are_not_written(rig: Rig) -> None:
    rig.boot_gfx()
    rig.fails("E_RO_WRITE", lambda: rig.write("CC_GC_SHADER_ARRAY_CONFIG", 0))
    rig.fails("E_RO_WRITE", lambda: rig.write(OFF[rig.chip], 0))


def test_a_reset_selects_everything_again(rig: Rig) -> None:
    rig.boot_gfx()
    rig.write("GRBM_GFX_INDEX", 3 << SE)
    rig.board.power.mode1()
    rig.board.timers.pass_time(2 * MODE1_NS)
    rig.wptr = 0
    rig.boot_gfx()
    assert rig.read("GRBM_GFX_INDEX") == EVERYWHERE
