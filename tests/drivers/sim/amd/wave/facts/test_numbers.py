"""Layouts of floats, against what numpy says of them; those of 8 bits against OCP's greatest numbers."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.facts.numbers import FLOAT8, LAYOUT


@pytest.mark.parametrize("kind", LAYOUT)
def test_a_layout_is_ieee_s(kind: str) -> None:
    facts = np.finfo(f"f{int(kind[1:]) // 8}")
    mantissa, mask, bias = LAYOUT[kind]
    assert (mantissa, mask, bias) == (facts.nmant, (1 << facts.nexp) - 1, facts.maxexp - 1)


@pytest.mark.parametrize(("kind", "greatest"), [("fp8", 448.0), ("bf8", 57344.0)])
def test_the_last_code_below_the_limit_is_the_greatest_number(kind: str, greatest: float) -> None:
    form = FLOAT8[kind]
    exponent, rest = divmod(form.limit - 1, 1 << form.mantissa)
    assert (form.nan, form.dropped) == ((0xFF, 20) if kind == "fp8" else (0xFE, 21))
    assert (1 + rest / (1 << form.mantissa)) * 2.0 ** (exponent - form.bias) == greatest
