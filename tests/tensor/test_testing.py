"""`assert_close` is true and false where torch's is."""

from __future__ import annotations

from typing import Any

import pytest

import tensor
from tensor import Tensor

pytestmark = pytest.mark.usefixtures("on_host")
PAIRS: list[tuple[Any, Any, dict[str, Any]]] = [
    ([1.0, 2.0], [1.0, 2.0], {}),
    ([1.0], [1.0 + 1e-5], {}),
    ([1.0], [1.0 + 1e-4], {}),
    ([1.0], [1.001], {"rtol": 1e-2, "atol": 0.0}),
    ([1], [2], {}),
    ([1.0], [[1.0]], {}),
    ([1.0], [1], {}),
    ([1.0], [1], {"check_dtype": False}),
    ([float("nan")], [float("nan")], {}),
    ([float("nan")], [float("nan")], {"equal_nan": True}),
]


def holds(library: Any, pair: Any, wrap: Any) -> bool:
    mine, other, options = pair
    try:
        library.testing.assert_close(wrap(library.tensor(mine)), wrap(library.tensor(other)), **options)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("wrap", [lambda x: x, lambda x: [x, {"a": x}]], ids=["alone", "inside"])
@pytest.mark.parametrize("pair", PAIRS, ids=range(len(PAIRS)))
def test_what_is_close_is_close_in_torch(pair: Any, wrap: Any) -> None:
    assert holds(tensor, pair, wrap) == holds(pytest.importorskip("torch"), pair, wrap)


def test_a_difference_is_told_with_the_words_given() -> None:
    with pytest.raises(AssertionError, match="rates: shape"):
        tensor.testing.assert_close(Tensor([1.0]), Tensor([[1.0]]), msg="rates")
    with pytest.raises(AssertionError, match="1 parts; 2 were expected"):
        tensor.testing.assert_close([Tensor(1.0)], [Tensor(1.0), Tensor(2.0)])
    with pytest.raises(AssertionError, match=r"keys \['a', 'b'\]; expected are \['a'\]"):
        tensor.testing.assert_close({"a": 1, "b": 2}, {"a": 1})
