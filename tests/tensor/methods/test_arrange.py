"""Axes by name, held against numpy's own movement."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor

pytestmark = pytest.mark.usefixtures("on_host")
DATA = np.arange(24).reshape(2, 3, 4)


def test_axes_are_moved_joined_and_taken_apart() -> None:
    x = Tensor(DATA)
    np.testing.assert_array_equal(x.rearrange("a b c -> c a b").numpy(), DATA.transpose(2, 0, 1))
    np.testing.assert_array_equal(
        x.rearrange("a b c -> a (c b)").numpy(), DATA.transpose(0, 2, 1).reshape(2, 12)
    )
    split = DATA.reshape(2, 3, 2, 2).transpose(2, 0, 1, 3)
    np.testing.assert_array_equal(x.rearrange("a b (c d) -> c a b d", d=2).numpy(), split)
    np.testing.assert_array_equal(x.rearrange("... c -> c ...").numpy(), DATA.transpose(2, 0, 1))
    np.testing.assert_array_equal(x.rearrange("a ... -> a (...)").numpy(), DATA.reshape(2, 12))
    assert x[:1].rearrange("1 b c -> b 1 c ()").shape == (3, 1, 4, 1)


@pytest.mark.parametrize(
    ("formula", "message"),
    [
        ("a b c", "has no arrow"),
        ("a b -> b a", "names 2 axes of shape"),
        ("a b c -> a b", "the same names"),
        ("a b (c -> a b c", "brackets that do not match"),
        ("a b (c d) -> a b c d", r"an axis of 4 is not \['c', 'd'\]"),
        ("a b + -> a b", r"'\+'; allowed are names"),
    ],
)
def test_formulas_that_do_not_fit_are_refused(formula: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Tensor(DATA).rearrange(formula)
