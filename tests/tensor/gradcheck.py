"""Gradients held against finite differences of the numpy oracle, in float64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor import Tensor
from tests.tensor import oracle

Array = npt.NDArray[Any]
STEP = 1e-6


def check_gradient(function: Callable[..., Tensor], *arrays: Array, tolerance: float = 1e-6) -> None:
    """Each gradient of a function of float64 tensors, weighted at random, against differences."""
    inputs = [Tensor(np.array(array, np.float64)) for array in arrays]
    result = function(*inputs)
    weights = np.random.default_rng(0).uniform(0.5, 1.5, result.shape)
    loss = (result * Tensor(weights)).sum()
    found = loss.gradient(*inputs)
    for tensor, gradient in zip(inputs, found, strict=True):
        assert gradient.shape == tensor.shape
        (analytic,) = oracle.evaluate(gradient.node)
        np.testing.assert_allclose(analytic, _differences(loss, tensor), rtol=tolerance, atol=tolerance * 10)


def _differences(loss: Tensor, tensor: Tensor) -> Array:
    values: Array = tensor.node.storage.host
    slopes = np.zeros_like(values)
    for place in range(values.size):
        kept = values[place]
        values[place] = kept + STEP
        above = float(oracle.evaluate(loss.node)[0])
        values[place] = kept - STEP
        below = float(oracle.evaluate(loss.node)[0])
        values[place] = kept
        slopes[place] = (above - below) / (2 * STEP)
    return slopes.reshape(tensor.shape)
