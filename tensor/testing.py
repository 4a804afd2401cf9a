"""`torch.testing`: `assert_close`, for tests of ported scripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tensor.tensor import Tensor

__all__ = ["assert_close"]
# rtol and atol by element type, torch's.
TOLERANCES = {
    "float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5), "float64": (1e-7, 1e-7),
    "complex64": (1.3e-6, 1e-5), "complex128": (1e-7, 1e-7),
}  # fmt: skip


def assert_close(
    actual: Any,
    expected: Any,
    *,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_dtype: bool = True,
    msg: Any = None,
    **how: Any,
) -> None:
    """AssertionError unless both have one shape and type, and |actual - expected| <= atol + rtol * |expected|
    everywhere; of lists, tuples and dicts each part. rtol and atol: by the type if left out, whole numbers 0.

    >>> assert_close(Tensor([1.0]), Tensor([1.0 + 1e-7]))
    """
    if isinstance(expected, Mapping):
        actual, expected = _by_key(actual, expected)
    if isinstance(expected, list | tuple):
        if len(actual) != len(expected):
            raise AssertionError(f"{len(actual)} parts; {len(expected)} were expected")
        for mine, wanted in zip(actual, expected, strict=True):
            assert_close(
                mine, wanted, rtol=rtol, atol=atol, equal_nan=equal_nan, check_dtype=check_dtype, msg=msg
            )
        return
    both = Tensor.as_tensor(actual), Tensor.as_tensor(expected)
    kinds = [each.dtype.name for each in both]
    rules = [TOLERANCES.get(kind, (0.0, 0.0)) for kind in kinds]
    said = (str(msg) + ": ") if msg is not None and not callable(msg) else ""
    if both[0].shape != both[1].shape:
        raise AssertionError(f"{said}shape {both[0].shape}; expected is {both[1].shape}")
    if check_dtype and kinds[0] != kinds[1]:
        raise AssertionError(f"{said}{kinds[0]}; expected is {kinds[1]}")
    mine, wanted = (each.detach().numpy() for each in both)
    np.testing.assert_allclose(
        mine,
        wanted,
        rtol=max(rule[0] for rule in rules) if rtol is None else rtol,
        atol=max(rule[1] for rule in rules) if atol is None else atol,
        equal_nan=equal_nan,
        err_msg=said,
    )


def _by_key(actual: Mapping[Any, Any], expected: Mapping[Any, Any]) -> tuple[list[Any], list[Any]]:
    if actual.keys() != expected.keys():
        raise AssertionError(f"keys {list(actual)}; expected are {list(expected)}")
    return [actual[key] for key in expected], list(expected.values())
