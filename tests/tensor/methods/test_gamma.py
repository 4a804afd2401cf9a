"""Functions of mathematical physics, held against the standard library, known values and differences."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tensor import Tensor
from tests.tensor.gradcheck import check_gradient

pytestmark = pytest.mark.usefixtures("on_host")
X = np.array([1e-9, 0.1, 0.5, 1.0, 1.5, 2.0, 7.3, 40.0, 1e10, -0.5, -3.7])
EULER = 0.57721566490153286  # minus digamma(1)


def test_gammas_logarithm_is_that_of_the_standard_library() -> None:
    expected = [math.lgamma(x) for x in X]
    np.testing.assert_allclose(Tensor(X).lgamma().numpy(), expected, rtol=1e-13, atol=1e-13)
    assert Tensor([0.0, -2.0, math.inf]).lgamma().tolist() == [math.inf] * 3


def test_digamma_has_its_known_values_and_steps() -> None:
    known = {
        1.0: -EULER,
        0.5: -EULER - 2 * math.log(2),
        2.0: 1 - EULER,
        0.25: -EULER - math.pi / 2 - 3 * math.log(2),
    }
    np.testing.assert_allclose(
        Tensor(list(known), "float64").digamma().numpy(), list(known.values()), rtol=1e-13
    )
    x = Tensor(X[1:7])
    np.testing.assert_allclose((x + 1).digamma().numpy(), (x.digamma() + 1 / x).numpy(), rtol=1e-12)
    low = Tensor([-0.5], "float64").digamma().item()
    assert low == pytest.approx(known[0.5] + 2, rel=1e-12)


def test_polygamma_has_its_known_values() -> None:
    one = Tensor([1.0], "float64")
    assert one.polygamma(1).item() == pytest.approx(math.pi**2 / 6, rel=1e-13)
    assert one.polygamma(2).item() == pytest.approx(-2 * 1.2020569031595942, rel=1e-13)  # zeta(3)
    assert one.polygamma(3).item() == pytest.approx(math.pi**4 / 15, rel=1e-13)


def test_erfinv_undoes_erf() -> None:
    y = np.array([-3.0, -0.5, 0.0, 1e-8, 0.3, 2.0])
    x = np.array([math.erf(each) for each in y])
    np.testing.assert_allclose(Tensor(x).erfinv().numpy(), y, rtol=1e-10, atol=1e-20)
    edges = Tensor([1.0, -1.0, 1.5]).erfinv().numpy()
    np.testing.assert_array_equal(edges, [math.inf, -math.inf, math.nan])


def test_bessels_function_is_numpys() -> None:
    x = np.array([0.0, 0.5, -3.0, 12.0, 29.9, 30.1, 100.0])
    np.testing.assert_allclose(Tensor(x).i0().numpy(), np.i0(x), rtol=1e-13)


def test_the_next_number_is_numpys() -> None:
    x = np.array([0.0, -0.0, 1.0, -1.0, 3.0, np.inf, np.nan, 1e-45, 2.0], np.float32)
    y = np.array([1.0, -1.0, 2.0, 0.0, 3.0, 0.0, 1.0, 0.0, -np.inf], np.float32)
    for kind in (np.float32, np.float64, np.float16):
        a, b = x.astype(kind), y.astype(kind)
        np.testing.assert_array_equal(Tensor(a).nextafter(Tensor(b)).numpy(), np.nextafter(a, b))


def test_gradients() -> None:
    for name in ("lgamma", "digamma"):
        check_gradient(lambda x, name=name: getattr(x, name)(), np.array([0.7, 2.5, 9.0]), tolerance=1e-5)
    check_gradient(lambda x: x.erfinv(), np.array([-0.9, 0.1, 0.5]), tolerance=1e-5)
    check_gradient(lambda x: x.i0(), np.array([0.5, 2.0]), tolerance=1e-5)


def test_float32_is_rounded_once_and_integers_give_float32() -> None:
    assert Tensor([5]).lgamma().dtype.name == "float32"
    assert Tensor([3.0]).lgamma().item() == np.float32(math.log(2))
    with pytest.raises(ValueError, match="polygamma: n -1; allowed is 0 or more"):
        Tensor([1.0]).polygamma(-1)


def test_derivatives_of_digamma_are_known_below_0_too() -> None:
    x = Tensor([-0.5, -1.5, 0.5, 0.0, -3.0])
    half = math.pi**2 / 2  # at 1/2; the recurrence (Abramowitz and Stegun, 6.4.6) gives the others
    np.testing.assert_allclose(x.polygamma(1).numpy()[:3], [half + 4, half + 4 + 4 / 9, half], rtol=1e-6)
    assert x.polygamma(1).tolist()[3:] == [math.inf, math.inf]
    second = -14 * 1.2020569031595942  # zeta(3)
    np.testing.assert_allclose(x.polygamma(2).numpy()[:3:2], [second + 16, second], rtol=1e-6)
    assert x.polygamma(2).tolist()[3:] == [-math.inf, -math.inf]
    check_gradient(lambda x: x.polygamma(2), np.array([-2.5, -0.3, 1.5]), tolerance=1e-4)


def test_the_next_number_moves_with_its_own_and_not_with_the_other() -> None:
    x, y = Tensor([1.0, 2.0]), Tensor([3.0, 2.0])
    toward = x.nextafter(y).sum().gradient(x, y)
    assert [each.tolist() for each in toward] == [[1, 0], [0, 0]]


def test_incomplete_gamma_functions_are_sums_of_powers_for_whole_orders() -> None:
    for order, x in (
        (1, 0.3),
        (3, 2.0),
        (12, 25.0),
        (19, 8.0),
        (30, 22.0),
        (30, 45.0),
        (400, 390.0),
        (5, 40.0),
    ):
        rest = math.fsum(math.exp(k * math.log(x) - x - math.lgamma(k + 1)) for k in range(order))
        pair = Tensor([float(order)], dtype="float64"), Tensor([x], dtype="float64")
        assert pair[0].igammac(pair[1]).item() == pytest.approx(rest, rel=1e-9)
        assert pair[0].igamma(pair[1]).item() == pytest.approx(1 - rest, rel=1e-9)
    half = np.array([1e-4, 0.2, 3.0, 30.0])
    found = Tensor(np.full(4, 0.5)).igammac(Tensor(half)).numpy()
    np.testing.assert_allclose(found, [math.erfc(math.sqrt(x)) for x in half], rtol=1e-10)


def test_incomplete_gamma_functions_have_torchs_ends_and_gradient() -> None:
    order, x = Tensor([0.0, 1.0, 0.0, -1.0, 2.0, math.inf]), Tensor([1.0, 0.0, 0.0, 1.0, math.inf, 1.0])
    np.testing.assert_array_equal(order.igamma(x).numpy(), [1, 0, math.nan, math.nan, 1, 0])
    np.testing.assert_array_equal(order.igammac(x).numpy(), [0, 1, math.nan, math.nan, 0, 1])
    check_gradient(lambda x: Tensor(np.array([0.7, 3.0, 50.0])).igamma(x), np.array([0.5, 4.0, 45.0]))
