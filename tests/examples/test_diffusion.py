"""Diffusion: shares of noise by their formula, a picture out of noise that is known, texts, learning."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import diffusion, latent
from examples.parts import noise
from tensor import Tensor
from tests.examples.conftest import Script


def test_shares_fall_from_one_to_nothing_along_a_cosine() -> None:
    shares = noise.kept(1000)
    assert shares[0] > 0.9999 and shares[-1] < 1e-5 and (np.diff(shares) < 0).all()
    middle = np.cos((0.5 + 0.008) / 1.008 * np.pi / 2) ** 2 / np.cos(0.008 / 1.008 * np.pi / 2) ** 2
    assert shares[499] == pytest.approx(middle, rel=1e-6)


def test_noise_and_picture_have_the_shares_of_their_step() -> None:
    clean = np.random.default_rng(1).normal(size=(3, 1, 4, 4)).astype(np.float32)
    seen, added, steps = noise.noisy(np.random.default_rng(0), clean)
    share = noise.kept()[steps].reshape(3, 1, 1, 1)
    np.testing.assert_allclose((seen - np.sqrt(1 - share) * added) / np.sqrt(share), clean, atol=1e-2)


def test_a_network_that_knows_the_picture_draws_it() -> None:
    picture = np.random.default_rng(0).uniform(-1, 1, (2, 1, 8, 8)).astype(np.float32)
    shares = Tensor(noise.kept().astype(np.float32))

    def knowing(x: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        share = shares[steps].reshape(-1, 1, 1, 1)
        return (x - Tensor(picture) * share.sqrt()) / (1 - share).sqrt()

    found = noise.drawn(knowing, picture.shape, np.array([0, 1]), np.array([10, 10]), steps=10)
    np.testing.assert_allclose(found, picture, atol=2e-3)


def test_a_network_that_says_the_velocity_draws_the_picture_too() -> None:
    picture = np.random.default_rng(0).uniform(-1, 1, (2, 1, 8, 8)).astype(np.float32)
    shares = Tensor(noise.kept().astype(np.float32))

    def knowing(x: Tensor, steps: Tensor, digits: Tensor) -> Tensor:
        share = shares[steps].reshape(-1, 1, 1, 1)
        added = (x - Tensor(picture) * share.sqrt()) / (1 - share).sqrt()
        return added * share.sqrt() - Tensor(picture) * (1 - share).sqrt()

    plan = noise.Plan(noise.kept(), is_velocity=True)
    found = noise.drawn(knowing, picture.shape, np.zeros(2), np.zeros(2), steps=10, plan=plan)
    np.testing.assert_allclose(found, picture, atol=2e-3)


def test_a_text_is_bytes_and_one_that_is_too_long_is_told() -> None:
    assert latent.bytes_of("a two").tolist() == [97, 32, 116, 119, 111] + [0] * 15
    with pytest.raises(ValueError, match="has 27 bytes; allowed are up to 20"):
        latent.bytes_of("a digit of unusual boldness")


@pytest.mark.conformance
def test_the_script_learns_and_draws(tmp_path: Path, script: Script) -> None:
    assert script(diffusion.main, "--smoke", "--out", tmp_path) == 0
    assert script(diffusion.main, "--weights", tmp_path, "--draw", tmp_path / "a.png") == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_run_keeps_the_deviation_of_the_small_space() -> None:
    assert "deviation" in latent.Latent(16, 8).state_dict()


@pytest.mark.conformance
def test_digits_are_drawn_from_words_by_a_run_that_was_broken_off(tmp_path: Path, script: Script) -> None:
    assert script(latent.main, "--smoke", "--steps", "6", "--out", tmp_path) == 0
    assert script(latent.main, "--smoke", "--steps", "12", "--out", tmp_path, "--resume") == 0
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 12
    words = ("--weights", tmp_path, "--text", "a seven", "--draw", tmp_path / "a.png")
    assert script(latent.main, *words) == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
