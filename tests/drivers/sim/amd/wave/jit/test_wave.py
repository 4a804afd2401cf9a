"""Operand constants.

Covers wave.py.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa import Literal
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.wave import constant_bits


@pytest.mark.parametrize(
    ("operand", "kind", "bits"),
    [
        (1.0, "f32", 0x3F800000), (1.0, "f16", 0x3C00), (1.0, "f64", 0x3FF0000000000000),
        (0.5, "u32", 0x3F000000),
        (-1, "u32", 0xFFFFFFFF), (-1, "u64", 2**64 - 1), (64, "f32", 64), (-1, "u16", 0xFFFF),
        (Literal(0x40490FDB), "f64", 0x40490FDB00000000), (Literal(0xFFFFFFFF), "u64", 0xFFFFFFFF),
    ],
)  # fmt: skip
def test_constants_take_the_operand_s_width(operand: object, kind: str, bits: int) -> None:
    """Source: RDNA3 ISA, "Literal constants" and "Inline constants"."""
    assert constant_bits(operand, kind) == bits


def test_an_unknown_operand_is_refused() -> None:
    with pytest.raises(NotModelled):
        constant_bits("label", "u32")
