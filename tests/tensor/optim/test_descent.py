"""SGD with dampening, LARS, Muon, Adadelta against definitions in numpy, and torch where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, optim
from tensor.optim.descent import orthogonal
from tests.tensor.optim.definitions import SLOPES, START, run, run_torch

pytestmark = pytest.mark.usefixtures("on_host")
TORCH: list[tuple[str, dict[str, Any], float]] = [
    ("SGD", {"lr": 0.1}, 1e-6),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.3, "weight_decay": 0.1}, 1e-6),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True}, 1e-6),
    ("Adadelta", {}, 1e-6),
    ("Adadelta", {"lr": 0.5, "rho": 0.7, "eps": 1e-3, "weight_decay": 0.1}, 1e-6),
    ("Muon", {"lr": 0.02}, 3e-3),  # torch turns gradients in bfloat16
    ("Muon", {"lr": 0.02, "nesterov": False, "momentum": 0.5, "weight_decay": 0.3}, 3e-3),
]


@pytest.mark.parametrize(("kind", "options", "error"), TORCH)
def test_steps_are_torchs(kind: str, options: dict[str, Any], error: float) -> None:
    pytest.importorskip("torch")
    found = run(lambda params: getattr(optim, kind)(params, **options))
    np.testing.assert_allclose(found, run_torch(kind, **options), rtol=error, atol=error)


def test_the_first_buffer_is_not_dampened() -> None:
    p, buffer = START.copy(), None
    for g in SLOPES:
        buffer = g if buffer is None else 0.9 * buffer + 0.7 * g
        p = p - 0.1 * buffer
    found = run(lambda params: optim.SGD(params, 0.1, momentum=0.9, dampening=0.3))
    np.testing.assert_allclose(found, p, rtol=1e-6)


@pytest.mark.parametrize("classic", [True, False])
@pytest.mark.parametrize("nesterov", [True, False])
@pytest.mark.parametrize("before", [True, False])
def test_lars_scales_the_rate_by_a_ratio_of_lengths(classic: bool, nesterov: bool, before: bool) -> None:
    p, buffer = START.copy(), 0.0
    for slope in SLOPES:
        size = np.linalg.norm(p)
        rate = 0.5 * 0.02 * size / (np.linalg.norm(slope) + 0.1 * size)
        g = slope + 0.1 * p if before else slope
        g = g * rate if classic else g
        buffer = 0.9 * buffer + g
        step = g + 0.9 * buffer if nesterov else buffer
        p = p * (1 if before else 1 - 0.5 * 0.1) - (step if classic else rate * step)
    options = {"classic": classic, "nesterov": nesterov, "pre_wd": before}
    found = run(lambda ps: optim.LARS(ps, 0.5, 0.9, 0.1, tcoef=0.02, **options))
    np.testing.assert_allclose(found, p, rtol=1e-5)


def test_lars_takes_the_plain_rate_where_a_length_is_zero() -> None:
    parameter = Tensor.zeros(2, requires_grad=True)
    optimizer = optim.LARS([parameter], 0.5)
    parameter.sum().backward()
    optimizer.step()
    assert parameter.tolist() == [-0.5, -0.5]


@pytest.mark.parametrize("shape", [(4, 7), (7, 4), (5, 5)])
def test_newton_schulz_steps_bring_singular_values_near_one(shape: tuple[int, int]) -> None:
    matrix = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    found = orthogonal(Tensor(matrix), 5, (3.4445, -4.775, 2.0315), 1e-7).numpy()
    u, _, v = np.linalg.svd(matrix, full_matrices=False)
    sizes = np.linalg.svd(found, compute_uv=False)
    assert sizes.min() > 0.6 and sizes.max() < 1.3  # what these coefficients promise
    np.testing.assert_allclose(u.T @ found @ v.T, np.diag(np.diag(u.T @ found @ v.T)), atol=1e-4)


def test_muon_scales_tall_matrices_and_takes_filters_as_rows() -> None:
    parameter = Tensor(np.zeros((8, 1, 2, 1), np.float32), requires_grad=True)
    slope = np.random.default_rng(0).normal(size=(8, 2)).astype(np.float32)
    optimizer = optim.Muon([parameter], 0.1, weight_decay=0.0)
    (parameter.reshape(8, 2) * Tensor(slope)).sum().backward()
    optimizer.step()
    expected = orthogonal(Tensor(slope), 5, (3.4445, -4.775, 2.0315), 1e-7).numpy() * -0.1 * 2
    np.testing.assert_allclose(parameter.numpy().reshape(8, 2), expected, rtol=1e-3, atol=1e-5)


def test_muon_refuses_vectors() -> None:
    with pytest.raises(ValueError, match=r"Muon: parameter 1 has shape \(3,\); allowed are 2 axes or more"):
        optim.Muon([Tensor.zeros(3, 3), Tensor.zeros(3)])
