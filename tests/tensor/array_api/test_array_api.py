"""The array API's functions, held against numpy's of the same names; its own tests stand behind
`make conformance`. Covers creation.py, elementwise.py, fft.py, info.py, linalg.py, manipulation.py,
searching.py, statistics.py and types.py.
"""

from __future__ import annotations

import inspect
import os
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, array_api, dtypes
from tests.tensor.array_api import suite

X = np.array([[1.5, -2.0, 0.5], [3.0, 0.25, -1.0]])
POSITIVE = np.abs(X) + 1.0
WHOLE, OTHER = np.array([[5, 3], [-7, 2]]), np.array([[2, 1], [3, 6]])
ELEMENTWISE = [name for name in array_api.__all__ if name in vars(array_api.elementwise) and name != "where"]
UNARY_WHOLE = {"bitwise_invert"}
BINARY_WHOLE = {
    *("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift"),
    *("floor_divide", "remainder", "logical_and", "logical_or", "logical_xor"),
}


def call(name: str, namespace: Any, wrap: Any) -> Any:
    function = getattr(namespace, name)
    if name in UNARY_WHOLE or name in BINARY_WHOLE:
        return function(*(wrap(a) for a in ((WHOLE,) if name in UNARY_WHOLE else (WHOLE, OTHER))))
    count = len(inspect.signature(getattr(array_api, name)).parameters)
    limited = {"acos": X / 4, "asin": X / 4, "atanh": X / 4}.get(name, POSITIVE)
    return function(wrap(limited), *([wrap(POSITIVE[::-1].copy())] if count == 2 else []))


@pytest.mark.usefixtures("on_host")
@pytest.mark.parametrize("name", sorted(set(ELEMENTWISE) - {"clip", "result_type", "nextafter"}))
def test_an_elementwise_function_is_numpys(name: str) -> None:
    made = call(name, array_api, Tensor)
    np.testing.assert_allclose(made.numpy(), call(name, np, np.asarray), rtol=1e-12, atol=1e-14)


@pytest.mark.usefixtures("on_host")
def test_the_other_families_are_numpys() -> None:
    xp, x, w = array_api, Tensor(X), Tensor(WHOLE)
    pairs: list[tuple[Any, Any]] = [
        (xp.clip(x, -1, 1), X.clip(-1, 1)),
        (xp.where(x > 0, x, 0), np.where(X > 0, X, 0)),
        (xp.asarray(X), X),
        (xp.linspace(0, 1, 4, endpoint=False, dtype=xp.float64), np.linspace(0, 1, 4, endpoint=False)),
        (xp.eye(2, 3, k=1), np.eye(2, 3, 1)),
        (xp.full((2,), 3), np.full(2, 3)),
        (xp.tril(x, k=-1), np.tril(X, -1)),
        (xp.meshgrid(w[0], w[1])[0], np.meshgrid(WHOLE[0], WHOLE[1])[0]),
        (xp.concat([x, x], axis=None), np.concatenate([X, X], None)),
        (xp.expand_dims(x, axis=1), X[:, None]),
        (xp.flip(x), np.flip(X)),
        (xp.repeat(x, 2, axis=1), np.repeat(X, 2, 1)),
        (xp.roll(x, 1), np.roll(X, 1)),
        (xp.squeeze(x[None], 0), X),
        (xp.stack([x, x], axis=2), np.stack([X, X], 2)),
        (xp.tile(x, (2, 1)), np.tile(X, (2, 1))),
        (xp.unstack(x)[1], X[1]),
        (xp.take(x, Tensor([2, 0]), axis=1), X[:, [2, 0]]),
        (xp.take_along_axis(x, Tensor([[1]]), axis=1), np.take_along_axis(X, np.array([[1]]), 1)),
        (xp.searchsorted(Tensor([1, 3]), w, side="right"), np.searchsorted([1, 3], WHOLE, "right")),
        (xp.unique_counts(w).counts, np.unique_counts(WHOLE).counts),
        (xp.nonzero(w > 2)[1], np.nonzero(WHOLE > 2)[1]),
        (xp.argsort(x, descending=True), np.argsort(-X)),
        (xp.std(x, axis=0, correction=1), X.std(0, ddof=1)),
        (
            xp.cumulative_sum(x, axis=1, include_initial=True),
            np.cumulative_sum(X, axis=1, include_initial=True),
        ),
        (xp.diff(w, prepend=w), np.diff(WHOLE, prepend=WHOLE)),
        (xp.sum(w, dtype=xp.int8), WHOLE.sum(dtype=np.int8)),
        (xp.linalg.trace(x, offset=1), np.trace(X, 1)),
        (xp.linalg.vector_norm(x, axis=1, ord=1), np.abs(X).sum(1)),
        (xp.linalg.svd(x, full_matrices=False).S, np.linalg.svd(X)[1]),
        (xp.fft.rfft(x, axis=0), np.fft.rfft(X, axis=0)),
    ]
    for made, expected in pairs:
        assert made.shape == np.shape(expected)
        np.testing.assert_allclose(made.numpy(), expected, rtol=1e-6, atol=1e-7)


def test_types_say_what_they_hold_and_what_they_convert_to() -> None:
    xp = array_api
    assert xp.finfo(xp.float32).eps == 2.0**-23 and xp.finfo(xp.complex128).bits == 64
    assert (xp.finfo(dtypes.bfloat16).max, xp.iinfo(xp.int8).min) == (0xFF * 2.0**120, -128)
    assert xp.can_cast(xp.int8, xp.int16) and not xp.can_cast(xp.uint64, xp.int64)
    assert xp.result_type(xp.int8, xp.uint8, 1) == xp.int16 and xp.result_type(xp.int8, 1.5) == xp.float32
    assert xp.isdtype(xp.uint8, ("bool", "integral")) and not xp.isdtype(xp.float32, "complex floating")
    with pytest.raises(ValueError, match="isdtype: kind 'number'; allowed are 'bool'"):
        xp.isdtype(xp.int8, "number")
    with pytest.raises(TypeError, match="iinfo: float32; allowed are integers"):
        xp.iinfo(xp.float32)


@pytest.mark.usefixtures("on_host")
def test_a_tensor_leads_to_its_namespace() -> None:
    x = Tensor([1.0])
    assert x.__array_namespace__(api_version="2024.12") is array_api
    assert set(array_api.__array_namespace_info__().dtypes(kind="bool")) == {"bool"}
    with pytest.raises(ValueError, match=r"array API '2030\.12'; allowed are 2021\.12"):
        x.__array_namespace__(api_version="2030.12")
    with pytest.raises(TypeError, match="add: two numbers"):
        array_api.add(1, 2)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="copy=False is impossible"):
        array_api.asarray([1], copy=False)


@pytest.mark.conformance
def test_the_suite_passes_but_for_what_the_page_explains(capsys: pytest.CaptureFixture[str]) -> None:
    folder = os.environ.get(suite.FOLDER)
    if not folder:
        pytest.skip(f"{suite.FOLDER} names no folder")
    results = suite.run(folder)
    with capsys.disabled():
        print(suite.section(results))
    assert sum(found == "passed" for _, found in results) >= 1300
    assert [name for name, found in results if found == "failed" and not suite.known(name)] == []
