"""A chip as a value."""

from __future__ import annotations

from dataclasses import astuple

from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import dtypes
from tensor.plan.target import PLAIN


def test_a_chip_finds_its_fragment_by_the_types_of_sides_and_sums() -> None:
    for target in TARGETS.values():
        found = target.fragment(dtypes.bfloat16, dtypes.float32)
        assert found is not None and found.name.endswith("bf16") and found.lane.size == target.lanes
        assert target.fragment(dtypes.float32, dtypes.float32) is None


def test_chips_have_the_units_of_the_cards_that_were_traced() -> None:
    """KFD's simd_count: 192 of an RX 7900 XTX, 128 of an RX 9070 XT."""
    assert {arch: target.units for arch, target in TARGETS.items()} == {"gfx1100": 192, "gfx1201": 128}
    assert all(target.start > 600 and 0.3 < target.wave_start <= 0.5 for target in TARGETS.values())


def test_what_is_not_said_of_a_device_is_no_ability() -> None:
    assert not any(astuple(PLAIN))
