"""Diffusion: shares of noise by their formula, a picture out of noise that is known, learning."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import diffusion
from tensor import Tensor
from tests.examples.conftest import Script


def test_shares_fall_from_one_to_nothing_along_a_cosine() -> None:
    shares = diffusion.kept(1000)
    assert shares[0] > 0.9999 and shares[-1] < 1e-5 and (np.diff(shares) < 0).all()
    middle = np.cos((0.5 + 0.008) / 1.008 * np.pi / 2) ** 2 / np.cos(0.008 / 1.008 * np.pi / 2) ** 2
    assert shares[499] == pytest.approx(middle, rel=1e-6)


def test_a_network_that_knows_the_picture_draws_it() -> None:
    picture = np.random.default_rng(0).random((2, 1, 8, 8)).astype(np.float32)
    shares = Tensor(diffusion.kept().astype(np.float32))

    def knowing(x: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        share = shares[steps].reshape(-1, 1, 1, 1)
        return (x - Tensor(picture * 2 - 1) * share.sqrt()) / (1 - share).sqrt()

    found = diffusion.drawn(knowing, np.array([0, 1]), steps=10)
    np.testing.assert_allclose(found, picture, atol=1e-3)


@pytest.mark.conformance
def test_the_script_learns_and_draws(tmp_path: Path, script: Script) -> None:
    assert script(diffusion.main, "--smoke", "--out", tmp_path) == 0
    assert script(diffusion.main, "--weights", tmp_path, "--draw", tmp_path / "a.npy") == 0
    assert np.load(tmp_path / "a.npy").shape == (40, 1, 8, 8)
