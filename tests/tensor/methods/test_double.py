"""exp2, log2 and sin of float64 against numpy, over the whole range."""

from __future__ import annotations

import numpy as np
import pytest

from tensor import Tensor
from tensor.ir.graph import Op, toposort

pytestmark = pytest.mark.usefixtures("on_host")
INF, NAN = np.inf, np.nan


def test_exp2_over_the_whole_range() -> None:
    x = np.concatenate([np.linspace(-1021, 1023.9, 4001), np.linspace(-2, 2, 999)])
    np.testing.assert_allclose(Tensor(x).exp2().numpy(), np.exp2(x), rtol=1e-15)
    denormal = np.linspace(-1074, -1022, 53)
    np.testing.assert_array_equal(Tensor(denormal).exp2().numpy(), np.exp2(denormal))
    np.testing.assert_array_equal(
        Tensor(np.array([-INF, INF, NAN, -1e9, 1024.0])).exp2().numpy(), [0, INF, NAN, 0, INF]
    )


def test_log2_over_the_whole_range() -> None:
    x = np.concatenate([np.geomspace(1e-308, 1e308, 4001), 1 + np.linspace(-1e-3, 1e-3, 999)])
    np.testing.assert_allclose(Tensor(x).log2().numpy(), np.log2(x), rtol=1e-15)
    np.testing.assert_allclose(Tensor(np.array([5e-324, 1e-310])).log2().numpy(), np.log2([5e-324, 1e-310]))
    np.testing.assert_array_equal(
        Tensor(np.array([0.0, -1.0, INF, NAN])).log2().numpy(), [-INF, NAN, INF, NAN]
    )


def test_sin_and_cos_of_large_arguments() -> None:
    x = np.concatenate([np.linspace(-10, 10, 4001), np.linspace(-1e6, 1e6, 999)])
    np.testing.assert_allclose(Tensor(x).sin().numpy(), np.sin(x), rtol=1e-12, atol=1e-15)
    np.testing.assert_allclose(Tensor(x).cos().numpy(), np.cos(x), rtol=1e-12, atol=1e-15)


def test_no_float64_reaches_the_devices_own_functions() -> None:
    x = Tensor(np.array([0.5]))
    loss = (x.exp() + x.sin() + x.log() + x.tanh() + x.cos() * x.erf() + x.softmax() + x**0.3).sum()
    (toward,) = loss.gradient(x)
    for n in toposort(loss.node, toward.node):
        assert n.op not in (Op.EXP2, Op.LOG2, Op.SIN)
