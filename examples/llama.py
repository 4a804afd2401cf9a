"""Llama (Touvron et al., 2023): learn to go on with a text, or go on with one by Meta's weights.

    python -m examples.llama --out runs/llama                             # learn the documentation's bytes
    python -m examples.llama --weights runs/llama --prompt "A tensor is"
    python -m examples.llama --weights Llama-3.2-1B/ --tokenizer Llama-3.2-1B/tokenizer.json --prompt "Once"
    python -m examples.llama --weights llama-q4_k.gguf --tokenizer tokenizer.json --prompt "Once"
    python -m examples.serve --weights runs/llama                         # the same behind OpenAI's interface

Weights are files as Hugging Face has them (model.safetensors or its index, config.json beside), or GGUF,
whose blocks of few bits stay as they are in memory: products read them. Positions are angles, heads share
keys and values in groups, norms have no mean.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from examples.parts import language, rotary, training
from examples.parts.paged import Caches, View
from tensor import Tensor, nn, state


@dataclass
class Config:
    """Sizes, under their names in config.json."""

    vocab_size: int = 256
    hidden_size: int = 128
    intermediate_size: int = 344
    num_hidden_layers: int = 4
    num_attention_heads: int = 4
    num_key_value_heads: int = 2
    max_position_embeddings: int = 128
    rms_norm_eps: float = 1e-5
    rope_theta: float = 10000.0
    rope_scaling: Any = None
    tie_word_embeddings: bool = True
    head_dim: int | None = None

    @property
    def width(self) -> int:
        """Of one head."""
        return self.head_dim or self.hidden_size // self.num_attention_heads


class Attention:
    """Queries, and keys and values that groups of heads share, turned by their places."""

    def __init__(self, config: Config) -> None:
        self.heads, self.groups, self.width = (
            config.num_attention_heads,
            config.num_key_value_heads,
            config.width,
        )
        self.q_proj = nn.Linear(config.hidden_size, self.heads * self.width, bias=False)
        self.k_proj = nn.Linear(config.hidden_size, self.groups * self.width, bias=False)
        self.v_proj = nn.Linear(config.hidden_size, self.groups * self.width, bias=False)
        self.o_proj = nn.Linear(self.heads * self.width, config.hidden_size, bias=False)

    def __call__(self, x: Tensor, angles: tuple[Tensor, Tensor]) -> Tensor:
        batch, length, _ = x.shape
        sides = [p(x).reshape(batch, length, -1, self.width) for p in (self.q_proj, self.k_proj, self.v_proj)]
        q, k, v = (side.transpose(1, 2) for side in sides)
        q, k = (rotary.turn(side, *angles) for side in (q, k))
        made = q.scaled_dot_product_attention(k, v, is_causal=True, enable_gqa=True)
        result: Tensor = self.o_proj(made.transpose(1, 2).reshape(batch, length, -1))
        return result

    def next(
        self, x: Tensor, angles: tuple[Tensor, Tensor], cache: tuple[Tensor, Tensor], view: View
    ) -> Tensor:
        """For tokens ``(n, width)`` behind those of the cache."""
        q, k, v = (p(x).reshape(len(x), -1, self.width) for p in (self.q_proj, self.k_proj, self.v_proj))
        q, k = (rotary.turn(side, *angles) for side in (q, k))
        result: Tensor = self.o_proj(view.attend(q, k, v, cache))
        return result


class Feed:
    """down(silu(gate(x)) * up(x))."""

    def __init__(self, config: Config) -> None:
        self.gate_proj = nn.Linear(config.hidden_size, config.intermediate_size, bias=False)
        self.up_proj = nn.Linear(config.hidden_size, config.intermediate_size, bias=False)
        self.down_proj = nn.Linear(config.intermediate_size, config.hidden_size, bias=False)

    def __call__(self, x: Tensor) -> Tensor:
        result: Tensor = self.down_proj(self.gate_proj(x).silu() * self.up_proj(x))
        return result


class Block:
    """Attention and a small network, each behind a norm and with a way around it."""

    def __init__(self, config: Config) -> None:
        self.self_attn, self.mlp = Attention(config), Feed(config)
        self.input_layernorm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)
        self.post_attention_layernorm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)

    def __call__(self, x: Tensor, angles: tuple[Tensor, Tensor]) -> Tensor:
        x = x + self.self_attn(self.input_layernorm(x), angles)
        return x + self.mlp(self.post_attention_layernorm(x))

    def next(self, x: Tensor, angles: tuple[Tensor, Tensor], *rest: Any) -> Tensor:
        """For tokens ``(n, width)`` behind those of the cache."""
        x = x + self.self_attn.next(self.input_layernorm(x), angles, *rest)
        return x + self.mlp(self.post_attention_layernorm(x))


class Body:
    """Everything below the last matrix, under Hugging Face's names."""

    def __init__(self, config: Config) -> None:
        self.embed_tokens = training.table(config.vocab_size, config.hidden_size)
        self.layers = [Block(config) for _ in range(config.num_hidden_layers)]
        self.norm = nn.RMSNorm(config.hidden_size, config.rms_norm_eps)


class Llama:
    """Tokens ``(batch, length)`` -> logits ``(batch, length, vocabulary)`` of what comes next."""

    _unsaved = frozenset({"angles"})  # made anew from the sizes

    def __init__(self, config: Config) -> None:
        self.config, self.places, self.ends = config, config.max_position_embeddings, frozenset[int]()
        self.model = Body(config)
        self.lm_head = nn.Linear(config.hidden_size, config.vocab_size, bias=False)
        if config.tie_word_embeddings:
            self.lm_head.weight = self.model.embed_tokens.weight
        self.angles = rotary.angles(config.width, self.places, config.rope_theta, config.rope_scaling)

    def __call__(self, tokens: Tensor) -> Tensor:
        x, length = self.model.embed_tokens(tokens), tokens.shape[1]
        cosines, sines = (side[:length].to(x.device) for side in self.angles)
        for block in self.model.layers:
            x = block(x, (cosines, sines))
        return self.head(x)

    def head(self, x: Tensor) -> Tensor:
        """Logits of what the last block gives."""
        result: Tensor = self.lm_head(self.model.norm(x))
        return result

    def caches(self, length: int) -> Caches:
        """Room for keys and values of `length` tokens in each layer."""
        shape = (length, self.config.num_key_value_heads, self.config.width)
        return [(Tensor.zeros(shape).realize(), Tensor.zeros(shape).realize()) for _ in self.model.layers]

    def next(self, tokens: Tensor, caches: Caches, view: View) -> Tensor:
        """What the last block gives for tokens ``(n,)`` behind those of the caches: ``(n, width)``."""
        x = self.model.embed_tokens(tokens)
        cosines, sines = (side[view.places].unsqueeze(1) for side in self.angles)
        for block, cache in zip(self.model.layers, caches, strict=True):
            x = block.next(x, (cosines, sines), cache, view)
        result: Tensor = x
        return result


def loaded(path: Path, places: int = 4096) -> Llama:
    """A model with the weights of a file or folder, for texts of up to `places` tokens."""
    file = training.weights_of(path)
    if file.suffix == ".gguf":
        return from_gguf(file, places)
    beside = file.with_name("config.json")
    if not beside.exists():
        raise ValueError(f"{file}: there is no config.json beside it, which says the model's sizes")
    said = json.loads(beside.read_text())
    said |= angles_of(said)
    config = Config(**{each.name: said[each.name] for each in fields(Config) if each.name in said})
    config.max_position_embeddings = min(config.max_position_embeddings, places)
    found = state.load(file)
    model = Llama(config)
    model.ends = language.ends_of(said)
    if config.tie_word_embeddings:
        found.pop("lm_head.weight", None)
    state.load_state_dict(model, found)
    return model


def angles_of(said: dict[str, Any]) -> dict[str, Any]:
    """What a config.json says of angles: since version 5 transformers keeps it all in "rope_parameters"."""
    found = said.get("rope_parameters")
    return {"rope_theta": found["rope_theta"], "rope_scaling": found} if found else {}


# Names in GGUF files and here. Source: llama.cpp, gguf-py/gguf/constants.py, MODEL_ARCH.LLAMA.
GGUF_NAMES = {
    "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj", "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj", "attn_norm": "input_layernorm", "ffn_norm": "post_attention_layernorm",
}  # fmt: skip


def from_gguf(file: Path, places: int) -> Llama:
    """A model whose weights are the file's blocks: each product makes floats of them as it reads."""
    said, found = state.gguf_load(file)
    if said.get("general.architecture") != "llama":
        raise ValueError(
            f"{file} holds a model of kind {said.get('general.architecture')!r}; allowed is 'llama'"
        )
    heads = said["llama.attention.head_count"]
    groups = said.get("llama.attention.head_count_kv", heads)
    size, width = found["token_embd.weight"].shape
    config = Config(
        vocab_size=size,
        hidden_size=width,
        intermediate_size=said["llama.feed_forward_length"],
        num_hidden_layers=said["llama.block_count"],
        num_attention_heads=heads,
        num_key_value_heads=groups,
        max_position_embeddings=min(said["llama.context_length"], places),
        rms_norm_eps=said.get("llama.attention.layer_norm_rms_epsilon", 1e-5),
        rope_theta=said.get("llama.rope.freq_base", 10000.0),
        rope_scaling=scaling_of(said, found),
        tie_word_embeddings=False,
        head_dim=said.get("llama.attention.key_length"),
    )
    model = Llama(config)
    model.ends = language.ends_of({"eos_token_id": said.get("tokenizer.ggml.eos_token_id")})
    table = found["token_embd.weight"]
    model.model.embed_tokens.weight = table.contiguous().realize()  # of which rows are picked
    model.model.norm.weight = found["output_norm.weight"]
    model.lm_head.weight = found.get("output.weight", table)
    for number, block in enumerate(model.model.layers):
        for theirs, ours in GGUF_NAMES.items():
            tensor = found[f"blk.{number}.{theirs}.weight"]
            if theirs in ("attn_q", "attn_k"):
                tensor = _halves(tensor, heads if theirs == "attn_q" else groups)
            layer: Any = block
            for name in ours.split("."):
                layer = getattr(layer, name)
            layer.weight = tensor
    return model


def scaling_of(said: dict[str, Any], found: dict[str, Tensor]) -> Any:
    """How a GGUF file has angles scaled, as `rotary.slowed` takes it: llama.cpp writes what the rates of a
    Llama 3 are divided by as a tensor, and a plain factor as a number."""
    if "rope_freqs.weight" in found:
        return found["rope_freqs.weight"].numpy()
    kind = said.get("llama.rope.scaling.type", "none")
    return None if kind == "none" else {"rope_type": kind, "factor": said.get("llama.rope.scaling.factor")}


def _halves(weight: Tensor, heads: int) -> Tensor:
    """Rows in the order of `rotary.turn`: llama.cpp keeps what goes together side by side."""
    rows, columns = weight.shape
    return weight.reshape(heads, rows // heads // 2, 2, columns).transpose(1, 2).reshape(rows, columns)


def made(size: int, options: argparse.Namespace) -> Llama:
    """A model to be trained, for a vocabulary of `size`."""
    sizes = {
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 2,
        "max_position_embeddings": 32,
    }
    return Llama(Config(vocab_size=size, **sizes if options.smoke else {}))  # type: ignore[arg-type]


def main() -> int:
    """0: learned (the loss fell) or spoke; 1: it did not fall; 2: wrong input or no device."""
    options = language.arguments(__doc__).parse_args()
    return language.speak(options, loaded) if options.weights else language.learn(options, made)


if __name__ == "__main__":
    sys.exit(training.run(main))
