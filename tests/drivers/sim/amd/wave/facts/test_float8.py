"""The floats of 8 bits have the greatest numbers that OCP's "8-bit floating point" names."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.facts.float8 import FLOAT8


@pytest.mark.parametrize(("kind", "greatest"), [("fp8", 448.0), ("bf8", 57344.0)])
def test_the_last_code_below_the_limit_is_the_greatest_number(kind: str, greatest: float) -> None:
    form = FLOAT8[kind]
    exponent, rest = divmod(form.limit - 1, 1 << form.mantissa)
    assert (1 + rest / (1 << form.mantissa)) * 2.0 ** (exponent - form.bias) == greatest
