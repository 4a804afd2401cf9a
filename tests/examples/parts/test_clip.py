"""CLIP's half that reads, by its formulas in numpy, and by the transformers library where that is."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.numpy

from examples import latent
from examples.parts import clip
from tensor import Tensor

SMALL: dict[str, Any] = {
    "vocab_size": 60, "hidden_size": 16, "intermediate_size": 24, "num_hidden_layers": 2,
    "num_attention_heads": 4, "max_position_embeddings": 9, "eos_token_id": 59, "bos_token_id": 58,
}  # fmt: skip
TOKENS = np.array([[58, 3, 59, 59, 59, 59], [58, 5, 7, 40, 2, 59]], np.int32)
Weights = dict[str, np.ndarray]


def weights() -> Weights:
    """Random ones, by the names of transformers' CLIPTextModel."""
    rng, wide, inner = np.random.default_rng(0), SMALL["hidden_size"], SMALL["intermediate_size"]
    shapes: dict[str, tuple[int, ...]] = {
        "embeddings.token_embedding.weight": (SMALL["vocab_size"], wide),
        "embeddings.position_embedding.weight": (SMALL["max_position_embeddings"], wide),
        "final_layer_norm.weight": (wide,),
        "final_layer_norm.bias": (wide,),
    }
    for layer in ("encoder.layers.0.", "encoder.layers.1."):
        sides = [f"self_attn.{side}_proj" for side in ("q", "k", "v", "out")]
        for name, rows, columns in [
            *((side, wide, wide) for side in sides),
            ("mlp.fc1", inner, wide),
            ("mlp.fc2", wide, inner),
        ]:
            shapes |= {f"{layer}{name}.weight": (rows, columns), f"{layer}{name}.bias": (rows,)}
        for name in ("layer_norm1", "layer_norm2"):
            shapes |= {f"{layer}{name}.weight": (wide,), f"{layer}{name}.bias": (wide,)}
    return {f"text_model.{n}": rng.normal(size=s).astype(np.float32) / 2 for n, s in shapes.items()}


def computed(w: Weights, tokens: np.ndarray, is_quick: bool) -> np.ndarray:
    """Rows of the last layer, by the formulas, a text at a time, in float64."""

    def get(name: str) -> np.ndarray:
        return w[f"text_model.{name}"].astype(np.float64)

    def linear(x: np.ndarray, name: str) -> np.ndarray:
        return x @ get(f"{name}.weight").T + get(f"{name}.bias")

    def norm(x: np.ndarray, name: str) -> np.ndarray:
        x = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + 1e-5)
        return x * get(f"{name}.weight") + get(f"{name}.bias")

    def act(x: np.ndarray) -> np.ndarray:
        erf = np.vectorize(math.erf)
        return x / (1 + np.exp(-1.702 * x)) if is_quick else x * (1 + erf(x / math.sqrt(2))) / 2

    rows = []
    for text in tokens:
        length = len(text)
        x = (
            get("embeddings.token_embedding.weight")[text]
            + get("embeddings.position_embedding.weight")[:length]
        )
        for layer in ("encoder.layers.0", "encoder.layers.1"):
            seen = norm(x, f"{layer}.layer_norm1")
            q, k, v = (linear(seen, f"{layer}.self_attn.{side}_proj").reshape(length, 4, 4) for side in "qkv")
            scores = np.einsum("ihd,jhd->hij", q, k) / 2 + np.triu(np.full((length, length), -np.inf), 1)
            shares = np.exp(scores - scores.max(-1, keepdims=True))
            shares /= shares.sum(-1, keepdims=True)
            looked = np.einsum("hij,jhd->ihd", shares, v).reshape(length, 16)
            x = x + linear(looked, f"{layer}.self_attn.out_proj")
            x = x + linear(
                act(linear(norm(x, f"{layer}.layer_norm2"), f"{layer}.mlp.fc1")), f"{layer}.mlp.fc2"
            )
        rows.append(norm(x, "final_layer_norm"))
    return np.stack(rows)


@pytest.mark.parametrize("kind", ["quick_gelu", "gelu"])
def test_what_is_read_is_what_the_formulas_say(kind: str, tmp_path: Path) -> None:
    own = weights()
    places = {"text_model.embeddings.position_ids": np.arange(9), "text_projection.weight": np.ones((3, 16))}
    safetensors.numpy.save_file(own | places, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps({"text_config": SMALL | {"hidden_act": kind}}))
    rows, whole = clip.load(tmp_path)(Tensor(TOKENS))
    expected = computed(own, TOKENS, kind == "quick_gelu")
    np.testing.assert_allclose(rows.numpy(), expected, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(whole.numpy(), expected[[0, 1], [2, 5]], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("end", [59, 2])
def test_what_is_read_is_what_transformers_reads(end: int, tmp_path: Path) -> None:
    transformers, torch = pytest.importorskip("transformers"), pytest.importorskip("torch")
    theirs = transformers.CLIPTextModel(transformers.CLIPTextConfig(**SMALL | {"eos_token_id": end})).eval()
    theirs.save_pretrained(tmp_path)
    rows, whole = clip.load(tmp_path)(Tensor(TOKENS))
    expected = theirs(torch.from_numpy(TOKENS.astype(np.int64)))
    np.testing.assert_allclose(rows.numpy(), expected.last_hidden_state.detach(), rtol=1e-3, atol=1e-4)
    np.testing.assert_allclose(whole.numpy(), expected.pooler_output.detach(), rtol=1e-3, atol=1e-4)


def tokenizer(folder: Path, **more: Any) -> Path:
    """Letters, ends of words and a few pairs, in the files that CLIP's tokenizer has."""
    letters = [chr(n) for n in range(33, 127)]
    merges = ["a t</w>", "c at</w>", "t h", "th e</w>"]
    words = [*letters, *(f"{x}</w>" for x in letters), *(pair.replace(" ", "") for pair in merges)]
    words += ["<|startoftext|>", "<|endoftext|>"]
    (folder / "vocab.json").write_text(json.dumps({word: i for i, word in enumerate(words)}))
    (folder / "merges.txt").write_text("#version: 0.2\n" + "\n".join(merges) + "\n")
    (folder / "special_tokens_map.json").write_text(json.dumps(more))
    return folder


def test_words_begin_end_and_are_filled_up(tmp_path: Path) -> None:
    pytest.importorskip("tokenizers")
    known = json.loads((tokenizer(tmp_path) / "vocab.json").read_text())
    begin, end = known["<|startoftext|>"], known["<|endoftext|>"]
    told = clip.Words(tmp_path, 8)(["The  CAT 9!", "", "a a a a a a a a a"])
    middle = [known[word] for word in ("the</w>", "cat</w>", "9</w>", "!</w>")]
    assert told[0].tolist() == [begin, *middle, end, end, end]
    assert told[1].tolist() == [begin, *[end] * 7]
    assert told[2].tolist() == [begin, *[known["a</w>"]] * 6, end]
    tokenizer(tmp_path, pad_token={"content": "!"})
    assert clip.Words(tmp_path, 4)([""]).tolist() == [[begin, end, known["!"], known["!"]]]


def test_words_are_those_of_transformers(tmp_path: Path) -> None:
    transformers = pytest.importorskip("transformers")
    theirs = transformers.CLIPTokenizer.from_pretrained(str(tokenizer(tmp_path)))
    texts = ["A photo of the cat, it's 42!", "don't   they'll", "\tTHE-END #1 :)", ""]
    expected = theirs(texts, padding="max_length", max_length=30, truncation=True)["input_ids"]
    assert clip.Words(tmp_path, 30)(texts).tolist() == expected


def test_what_is_not_here_is_told(tmp_path: Path) -> None:
    with pytest.raises(
        ValueError, match=r"^config.json: hidden_act is 'relu'; allowed are quick_gelu and gelu$"
    ):
        clip.Reader(SMALL | {"hidden_act": "relu"})
    with pytest.raises(ValueError, match=r"^a text of 10 tokens; allowed are up to 9$"):
        clip.Reader(SMALL)(Tensor(np.zeros((1, 10), np.int32)))
    pytest.importorskip("tokenizers")
    with pytest.raises(ValueError, match=r"there is no vocab.json, nor a tokenizer.json$"):
        clip.Words(tmp_path)


def test_a_pipeline_of_diffusers_draws_a_text_as_its_parts_do(tmp_path: Path) -> None:
    diffusers, torch = pytest.importorskip("diffusers"), pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    torch.manual_seed(0)
    said = SMALL | {"vocab_size": 200, "eos_token_id": 193, "bos_token_id": 192}
    unet = diffusers.UNet2DConditionModel(
        sample_size=4, in_channels=4, out_channels=4, block_out_channels=(8, 16), layers_per_block=1,
        norm_num_groups=4, cross_attention_dim=16, attention_head_dim=4,
        down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"),
    )  # fmt: skip
    blocks = {"down_block_types": ("DownEncoderBlock2D",) * 2, "up_block_types": ("UpDecoderBlock2D",) * 2}
    codec = diffusers.AutoencoderKL(block_out_channels=(8, 16), norm_num_groups=4, **blocks)
    reader = transformers.CLIPTextModel(transformers.CLIPTextConfig(**said)).eval()
    scheduler = diffusers.DDIMScheduler(
        beta_schedule="scaled_linear", clip_sample=False, set_alpha_to_one=True, timestep_spacing="trailing"
    )
    for part, name in (
        *((unet, "unet"), (codec, "vae"), (reader, "text_encoder")),
        *((scheduler, "scheduler"),),
    ):
        part.save_pretrained(tmp_path / name)
    (tmp_path / "tokenizer").mkdir()
    tokenizer(tmp_path / "tokenizer")
    (tmp_path / "model_index.json").write_text("{}")
    options = argparse.Namespace(
        weights=tmp_path, text="the cat", pictures=2, seed=0, guidance=3.0, draw_steps=5
    )
    found = latent.drawn_by_published(options)

    tokens = torch.from_numpy(clip.Words(tmp_path / "tokenizer", 9)(["", "the cat"]).astype(np.int64))
    nothing, told = reader(tokens).last_hidden_state
    x = torch.from_numpy(np.random.default_rng(0).standard_normal((2, 4, 4, 4), np.float32))
    scheduler.set_timesteps(5)
    with torch.no_grad():
        for at in scheduler.timesteps:
            plain, toward = (unet(x, at, each.expand(2, -1, -1)).sample for each in (nothing, told))
            x = scheduler.step(plain + (toward - plain) * 3.0, at, x).prev_sample
        expected = codec.decode(x / codec.config.scaling_factor).sample
    np.testing.assert_allclose(found, expected.clip(-1, 1) / 2 + 0.5, atol=2e-3)
