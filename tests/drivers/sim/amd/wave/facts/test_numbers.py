"""Layouts of floats, against what numpy says of them."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.wave.facts.numbers import LAYOUT


@pytest.mark.parametrize("kind", LAYOUT)
def test_a_layout_is_ieee_s(kind: str) -> None:
    facts = np.finfo(f"f{int(kind[1:]) // 8}")
    mantissa, mask, bias = LAYOUT[kind]
    assert (mantissa, mask, bias) == (facts.nmant, (1 << facts.nexp) - 1, facts.maxexp - 1)
