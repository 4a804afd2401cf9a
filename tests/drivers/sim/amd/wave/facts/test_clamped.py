"""What the clamp bit leaves alone, and the limits of what it does not."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.facts.clamped import UNCHANGED, limits
from tests.drivers.sim.amd.wave.conftest import Lanes


@pytest.mark.parametrize(("letter", "bits"), [("i", 16), ("u", 16), ("i", 32), ("u", 32)])
def test_limits_are_those_of_the_type(letter: str, bits: int) -> None:
    info = np.iinfo(np.dtype(f"{letter}{bits // 8}"))
    assert limits(letter == "i", bits) == (info.min, info.max)


def test_no_sum_is_among_what_stays_as_it_is() -> None:
    assert not [name for name in UNCHANGED if "_nc_" in name]


PRODUCTS = {
    "v_mad_u16 {d}.l, v1.l, v1.l, v1.l clamp": 0xFFFF, "v_mad_i32_i24 {d}, v2, v2, v2 clamp": 0x7FFFFFFF,
    "v_mul_u32_u24_e64 {d}, v2, v2 clamp": 0xFFFFFFFF, "v_pk_mul_lo_u16 {d}, v1, v1 clamp": 0xFFFF,
    "v_med3_u16 {d}.l, v1.l, v1.l, v1.l clamp": 0x7000,
}  # fmt: skip


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("text", PRODUCTS)
def test_products_with_clamp_end_at_the_types_last_number(text: str, mode: str) -> None:
    small, large = np.full(32, 0x7000, np.uint32), np.full(32, 0x7FFFFF, np.uint32)
    assert Lanes(mode)([text], small, large)[0].tolist() == [PRODUCTS[text]] * 32
