"""Llama against numpy, with a cache and without, and from GGUF; against Hugging Face's where it is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import llama
from examples.parts import rotary
from tensor import Tensor, memory, state
from tests.examples import conftest
from tests.examples.conftest import Script

SMALL = llama.Config(40, 16, 24, 2, 4, 2, 12)


def forward(w: dict[str, Any], tokens: list[int]) -> Any:
    """Logits of one row of tokens, by the definition; angles as complex numbers."""

    def norm(x: Any, name: str) -> Any:
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * w[f"{name}.weight"]

    length = len(tokens)
    turns = np.exp(1j * np.outer(np.arange(length), 10000.0 ** (-np.arange(0, 4, 2) / 4)))

    def turned(x: Any) -> Any:
        made = (x[..., :2] + 1j * x[..., 2:]) * turns
        return np.concatenate([made.real, made.imag], -1)

    x = w["model.embed_tokens.weight"][tokens]
    for layer in range(2):
        name = f"model.layers.{layer}"
        y = norm(x, f"{name}.input_layernorm")
        q, k, v = (y @ w[f"{name}.self_attn.{n}_proj.weight"].T for n in "qkv")
        q, k, v = (s.reshape(length, -1, 4).swapaxes(0, 1) for s in (q, k, v))
        q, k, v = turned(q), turned(k).repeat(2, 0), v.repeat(2, 0)
        scores = np.where(np.tril(np.ones((length, length))), q @ k.swapaxes(1, 2) / 2, -np.inf)
        shares = np.exp(scores - scores.max(-1, keepdims=True))
        made = (shares / shares.sum(-1, keepdims=True) @ v).swapaxes(0, 1).reshape(length, -1)
        x = x + made @ w[f"{name}.self_attn.o_proj.weight"].T
        y = norm(x, f"{name}.post_attention_layernorm")
        gate, up = (y @ w[f"{name}.mlp.{n}_proj.weight"].T for n in ("gate", "up"))
        x = x + (gate / (1 + np.exp(-gate)) * up) @ w[f"{name}.mlp.down_proj.weight"].T
    return norm(x, "model.norm") @ w["model.embed_tokens.weight"].T


def test_logits_are_those_of_the_definition_and_a_cache_changes_nothing() -> None:
    model = llama.Llama(SMALL)
    weights = {name: tensor.numpy() for name, tensor in state.get_state_dict(model).items()}
    assert "angles.0" not in weights
    tokens = [3, 7, 1, 39, 0, 7]
    expected = forward(weights, tokens)
    np.testing.assert_allclose(model(Tensor([tokens])).numpy()[0], expected, rtol=1e-3, atol=1e-5)
    for place, row in enumerate(conftest.logits_of(model, tokens, prompt=3), 2):
        np.testing.assert_allclose(row, expected[place], rtol=1e-3, atol=1e-5)


def test_long_contexts_slow_down_slow_angles_alone() -> None:
    scaling = {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
               "original_max_position_embeddings": 8192}  # fmt: skip
    plain, scaled = (rotary.angles(128, 2, 500000.0, s)[1].numpy()[1] for s in (None, scaling))
    assert scaled[0] == plain[0]
    assert scaled[-1] == pytest.approx(plain[-1] / 8, rel=1e-5)


def test_angles_are_scaled_as_a_config_says_or_it_is_refused() -> None:
    rates = np.array([1.0, 0.1])
    np.testing.assert_allclose(rotary.slowed(rates, {"type": "linear", "factor": 4.0}), [0.25, 0.025])
    np.testing.assert_allclose(rotary.slowed(rates, np.array([1.0, 8.0])), [1, 0.0125])
    assert rotary.slowed(rates, {"rope_type": "default", "rope_theta": 1e4}) is rates
    with pytest.raises(ValueError, match="rope_type 'yarn'; allowed are default, linear, llama3"):
        rotary.slowed(rates, {"rope_type": "yarn", "factor": 2.0})


def test_angles_stand_in_a_config_as_transformers_5_writes_them() -> None:
    said = {"rope_parameters": {"rope_theta": 5e5, "rope_type": "linear", "factor": 2.0}}
    assert llama.angles_of(said) == {"rope_theta": 5e5, "rope_scaling": said["rope_parameters"]}
    assert llama.angles_of({"rope_theta": 1e4}) == {}


@pytest.mark.parametrize("tied", [True, False])
def test_hugging_faces_weights_give_their_logits(tmp_path: Path, tied: bool) -> None:
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    sizes = {"vocab_size": 40, "hidden_size": 16, "intermediate_size": 24, "num_hidden_layers": 2,
             "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 12}  # fmt: skip
    config = transformers.LlamaConfig(**sizes, rms_norm_eps=1e-5, tie_word_embeddings=tied)
    theirs = transformers.LlamaForCausalLM(config).eval()
    theirs.save_pretrained(tmp_path)
    tokens = [[3, 7, 1, 39, 0], [1, 2, 3, 4, 5]]
    expected = theirs(torch.tensor(tokens)).logits.detach().numpy()
    np.testing.assert_allclose(llama.loaded(tmp_path)(Tensor(tokens)).numpy(), expected, rtol=1e-3, atol=1e-4)


def test_blocks_of_a_gguf_file_give_nearly_the_same_logits(tmp_path: Path) -> None:
    gguf = pytest.importorskip("gguf")
    config = llama.Config(40, 64, 64, 2, 4, 2, 12)
    model = llama.Llama(config)
    weights = {name: tensor.numpy() for name, tensor in state.get_state_dict(model).items()}
    writer = gguf.GGUFWriter(tmp_path / "m.gguf", "llama")
    writer.add_block_count(2)
    writer.add_context_length(12)
    writer.add_feed_forward_length(64)
    writer.add_head_count(4)
    writer.add_head_count_kv(2)
    names = {"model.embed_tokens": "token_embd", "model.norm": "output_norm"}
    names |= {f"model.layers.{i}.{b}": f"blk.{i}.{a}" for i in range(2) for a, b in llama.GGUF_NAMES.items()}
    for ours, theirs in names.items():
        array = weights[f"{ours}.weight"]
        if theirs.endswith(("attn_q", "attn_k")):  # side by side, as llama.cpp has them
            heads = 4 if theirs.endswith("q") else 2
            array = array.reshape(heads, 2, 8, 64).swapaxes(1, 2).reshape(array.shape)
        kind = gguf.GGMLQuantizationType.Q8_0 if array.ndim == 2 else gguf.GGMLQuantizationType.F32
        writer.add_tensor(
            f"{theirs}.weight", gguf.quants.quantize(np.ascontiguousarray(array), kind), raw_dtype=kind
        )
    slower = np.array([1, 1, 2, 3, 4, 5, 6, 8], np.float32)  # as llama.cpp has them of a Llama 3
    writer.add_tensor("rope_freqs.weight", slower)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    tokens = [3, 7, 1, 39]
    turned = np.outer(np.arange(12), 10000.0 ** (-np.arange(0, 16, 2) / 16) / slower)
    model.angles = tuple(Tensor(f(turned).astype(np.float32)) for f in (np.cos, np.sin))
    expected = model(Tensor([tokens])).numpy()[0]
    loaded = llama.loaded(tmp_path / "m.gguf")
    for place, row in enumerate(conftest.logits_of(loaded, tokens, prompt=1)):
        np.testing.assert_allclose(row, expected[place], atol=0.05)
    layer = loaded.model.layers[0]
    for weight in (loaded.lm_head.weight, layer.self_attn.q_proj.weight, layer.mlp.down_proj.weight):
        assert not memory.is_realized(weight.node)  # products read the blocks


@pytest.mark.conformance
def test_the_script_learns_and_speaks(
    tmp_path: Path, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script(llama.main, "--smoke", "--out", tmp_path) == 0
    assert script(llama.main, "--weights", tmp_path, "--prompt", "ab", "--count", 4) == 0
    assert "ab" in capsys.readouterr().out
