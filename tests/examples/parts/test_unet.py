"""Networks of the diffusers library: what `save_pretrained` wrote computes here what it computes there.

Covers `autoencoder.py` too. Without the library: what a config may not say.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.parts import autoencoder, noise, unet
from tensor import Tensor

SMALL: dict[str, Any] = {
    "sample_size": 8, "block_out_channels": (8, 16), "layers_per_block": 1, "norm_num_groups": 4,
    "attention_head_dim": 8,
}  # fmt: skip
PLAIN = SMALL | {
    "down_block_types": ("DownBlock2D", "AttnDownBlock2D"),
    "up_block_types": ("AttnUpBlock2D", "UpBlock2D"),
}
READING = SMALL | {
    "in_channels": 4, "out_channels": 4, "cross_attention_dim": 12, "attention_head_dim": (2, 4),
    "down_block_types": ("CrossAttnDownBlock2D", "DownBlock2D"),
    "up_block_types": ("UpBlock2D", "CrossAttnUpBlock2D"), "mid_block_type": "UNetMidBlock2DCrossAttn",
}  # fmt: skip
RNG = np.random.default_rng(0)
STEPS = np.array([3, 700], np.int64)
TEXT = RNG.standard_normal((2, 5, 12)).astype(np.float32)


def pictures(channels: int, side: int = 8) -> np.ndarray:
    return RNG.standard_normal((2, channels, side, side)).astype(np.float32)


def same(made: Tensor, theirs: Any) -> None:
    np.testing.assert_allclose(made.numpy(), theirs.detach().numpy(), rtol=1e-3, atol=2e-5)


@pytest.mark.parametrize(
    "more",
    [{}, {"layers_per_block": 2, "num_class_embeds": 3}, {"attention_head_dim": None, "freq_shift": 1}],
    ids=["usual", "with kinds", "one head"],
)
def test_a_network_that_sees_pictures_alone(more: dict[str, Any], tmp_path: Path) -> None:
    diffusers, torch = pytest.importorskip("diffusers"), pytest.importorskip("torch")
    theirs = diffusers.UNet2DModel(**PLAIN | more).eval()
    theirs.save_pretrained(tmp_path)
    x, kinds = pictures(3), np.array([2, 0]) if "num_class_embeds" in more else None
    told = {} if kinds is None else {"class_labels": torch.from_numpy(kinds)}
    expected = theirs(torch.from_numpy(x), torch.from_numpy(STEPS), **told).sample
    found = unet.load(tmp_path)(Tensor(x), Tensor(STEPS), kinds=None if kinds is None else Tensor(kinds))
    same(found, expected)


@pytest.mark.parametrize(
    "more",
    [{}, {"use_linear_projection": True, "transformer_layers_per_block": 2}],
    ids=["Stable Diffusion 1", "as in 2"],
)
def test_a_network_that_reads(more: dict[str, Any], tmp_path: Path) -> None:
    diffusers, torch = pytest.importorskip("diffusers"), pytest.importorskip("torch")
    theirs = diffusers.UNet2DConditionModel(**READING | more).eval()
    theirs.save_pretrained(tmp_path)
    x = pictures(4)
    expected = theirs(*(torch.from_numpy(each) for each in (x, STEPS, TEXT))).sample
    same(unet.load(tmp_path)(Tensor(x), Tensor(STEPS), Tensor(TEXT)), expected)


def test_an_autoencoder_there_and_back(tmp_path: Path) -> None:
    diffusers, torch = pytest.importorskip("diffusers"), pytest.importorskip("torch")
    blocks = {"down_block_types": ("DownEncoderBlock2D",) * 2, "up_block_types": ("UpDecoderBlock2D",) * 2}
    theirs = diffusers.AutoencoderKL(block_out_channels=(8, 16), norm_num_groups=4, **blocks).eval()
    theirs.save_pretrained(tmp_path)
    x = pictures(3, 16)
    made = autoencoder.load(tmp_path)
    mean, spread = made.encode(Tensor(x))
    known = theirs.encode(torch.from_numpy(x)).latent_dist
    same(mean, known.mean)
    same(spread, known.logvar)
    same(made.decode(mean), theirs.decode(known.mean).sample)
    assert made.scale == theirs.config.scaling_factor


def test_noise_that_was_learned_is_the_noise_that_is_taken_out(tmp_path: Path) -> None:
    diffusers = pytest.importorskip("diffusers")
    for kind in ("linear", "scaled_linear"):
        theirs = diffusers.DDIMScheduler(beta_schedule=kind, beta_start=0.00085, beta_end=0.012)
        theirs.save_pretrained(tmp_path / kind / "scheduler")
        found = noise.published(tmp_path / kind).shares
        np.testing.assert_allclose(found, theirs.alphas_cumprod.numpy(), rtol=1e-4)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (
            {"addition_embed_type": "text_time"},
            r"^config.json: addition_embed_type is 'text_time'; allowed is",
        ),
        (
            {"down_block_types": ("SkipDownBlock2D",) * 2},
            r"^config.json: a block is 'SkipDownBlock2D'; allowed",
        ),
    ],
)
def test_what_is_not_here_is_told_in_one_sentence(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        unet.UNet(PLAIN | {"norm_eps": 1e-5} | more)
    with pytest.raises(ValueError, match=r"^config.json: a block is 'DownBlock2D'; allowed is DownEncoder"):
        autoencoder.Autoencoder(PLAIN)


def test_noise_of_another_kind_is_told(tmp_path: Path) -> None:
    (tmp_path / "scheduler_config.json").write_text(json.dumps({"prediction_type": "sample"}))
    with pytest.raises(ValueError, match=r"predicts 'sample'; allowed are 'linear' and 'scaled_linear'"):
        noise.published(tmp_path)
