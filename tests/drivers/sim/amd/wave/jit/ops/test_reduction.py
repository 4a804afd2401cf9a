"""v_trig_preop_f64 against 2 / pi worked out another way, and used as programs use it."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from drivers.sim.amd.wave.facts.two_over_pi import BITS, pieces, two_over_pi


def test_pieces_add_up(both: Any) -> None:
    texts = [f"v_mov_b32 v10, {place}\nv_trig_preop_f64 {{q}}, v[1:2], v10" for place in range(3)]
    got = both(texts, np.full(32, 3.0))
    wide = [int(got[2 * place][0]) + (int(got[2 * place + 1][0]) << 32) for place in range(3)]
    total = sum(Fraction(float(np.uint64(word).view(np.float64))) for word in wide)
    assert 0 <= Fraction(two_over_pi(), 1 << BITS) - total < Fraction(1, 1 << 159)


def test_large_arguments_start_later_and_are_scaled(both: Any) -> None:
    values = np.array([2.0**e for e in (0, 54, 55, 300, 944, 945, 1000, 1023)] * 4)
    got = both(["v_trig_preop_f64 {q}, v[1:2], 0"], values)
    found = (got[0].astype(np.uint64) | got[1].astype(np.uint64) << np.uint64(32)).view(np.float64)
    for lane, value in enumerate(values):
        field = int(math.log2(value)) + 1023
        bank = pieces(128 if field >= 1968 else 0)
        assert found[lane] == bank[max(0, field - 1077)]


def test_beyond_the_table_is_zero(both: Any) -> None:
    got = both(["v_trig_preop_f64 {q}, v[1:2], 31"], np.full(32, 1.0))
    assert not got.any()
