"""Which instructions give values that a card may not."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.facts.approximate import ROUNDED, ROUNDING, ULP, approximation, approximations


@pytest.mark.parametrize(
    "name, how",
    [
        ("v_exp_f32", ULP), ("v_s_exp_f32", ULP), ("v_rsq_f16", ULP), ("v_sqrt_f64", ROUNDED),
        ("v_wmma_f32_16x16x16_f16", ROUNDING), ("v_wmma_i32_16x16x16_iu8", ""),
        ("v_dot2_f32_f16", ROUNDING), ("v_dot4_u32_u8", ""), ("v_fma_f32", ""), ("v_rcp_iflag_f64", ""),
    ],
)  # fmt: skip
def test_estimates_and_sums_of_floats_are_told(name: str, how: str) -> None:
    assert approximation(name) == how


def test_only_what_changes_values_counts_as_approximate() -> None:
    found = approximations(["v_add_f32", "v_sin_f32", "s_sleep", "v_dual_mul_f32 :: v_dual_dot2acc_f32_f16"])
    assert list(found) == ["v_dual_mul_f32 :: v_dual_dot2acc_f32_f16", "v_sin_f32"]
