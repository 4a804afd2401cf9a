"""A chip as a value."""

from __future__ import annotations

from tensor.codegen.rdna.generation import TARGETS
from tensor.dtype import dtypes


def test_a_chip_finds_its_fragment_by_the_types_of_sides_and_sums() -> None:
    for target in TARGETS.values():
        found = target.fragment(dtypes.bfloat16, dtypes.float32)
        assert found is not None and found.name.endswith("bf16") and found.lane.size == target.lanes
        assert target.fragment(dtypes.float32, dtypes.float32) is None
