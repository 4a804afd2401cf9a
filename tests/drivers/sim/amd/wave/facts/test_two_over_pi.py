"""2 / pi in pieces, against pi worked out another way."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest

from drivers.sim.amd.wave.facts.two_over_pi import BANK, BITS, pieces, two_over_pi

PI_DIGITS = (
    "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798"
)


def test_the_table_begins_with_two_over_pi() -> None:
    """pi to 100 digits, as printed in books."""
    wanted = 2 / Fraction(PI_DIGITS)
    assert abs(Fraction(two_over_pi(), 1 << BITS) - wanted) < Fraction(1, 10**98)
    assert pieces(0)[0] == math.ldexp(int(wanted * 2**53), -53)


def pi(digits: int) -> Decimal:
    """By Gauss and Legendre."""
    with localcontext() as context:
        context.prec = digits + 10
        a, b, t, p = Decimal(1), 1 / Decimal(2).sqrt(), Decimal(1) / 4, 1
        for _ in range(10):  # each doubles the digits that are right
            a, b, old = (a + b) / 2, (a * b).sqrt(), a
            t -= p * (a - old) ** 2
            p *= 2
        return (a + b) ** 2 / (4 * t)


@pytest.mark.parametrize("power", [128, 200])
def test_each_piece_is_53_bits_of_it_at_their_value(power: int) -> None:
    """RDNA3 ISA, V_TRIG_PREOP_F64: 1201 bits, and behind them nothing."""
    wanted = int(2 / Fraction(pi(400)) * 2**1201)
    assert (BITS, BANK, two_over_pi()) == (1201, 1202, wanted)
    found = pieces(power)
    assert len(found) == BANK and found[-1] == 0
    bits = f"{wanted:01201b}" + "0" * 53
    for shift in range(1201):
        assert Fraction(found[shift]) == int(bits[shift : shift + 53], 2) * Fraction(2) ** (
            power - 53 - shift
        ), shift
