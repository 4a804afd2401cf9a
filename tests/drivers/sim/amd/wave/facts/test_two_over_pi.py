"""2 / pi in pieces, against pi worked out another way."""

from __future__ import annotations

import math
from fractions import Fraction

from drivers.sim.amd.wave.facts.two_over_pi import BITS, pieces, two_over_pi

PI_DIGITS = (
    "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798"
)


def test_the_table_begins_with_two_over_pi() -> None:
    """pi to 100 digits, as printed in books."""
    wanted = 2 / Fraction(PI_DIGITS)
    assert abs(Fraction(two_over_pi(), 1 << BITS) - wanted) < Fraction(1, 10**98)
    assert pieces(0)[0] == math.ldexp(int(wanted * 2**53), -53)
