"""GPT-2 (Radford et al., 2019): learn to go on with a text, or go on with one by OpenAI's weights.

    python -m examples.gpt2 --out runs/gpt2                            # learn the documentation's bytes
    python -m examples.gpt2 --text book.txt --steps 2000 --out runs/book
    python -m examples.gpt2 --weights runs/gpt2 --prompt "A tensor is" # go on, word by word
    python -m examples.gpt2 --weights gpt2/ --tokenizer gpt2/tokenizer.json --prompt "Once" --temperature 0.8

Weights are files as Hugging Face has them (model.safetensors or .pt, config.json beside). Without a
tokenizer.json text is bytes. Learning is by AdamW with warm-up, cosine, clipped gradients and dropout.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from examples.parts import language, training
from examples.parts.paged import Caches, View
from tensor import Tensor, nn, state


@dataclass
class Config:
    """Sizes, under their names in config.json."""

    vocab_size: int = 256
    n_positions: int = 128
    n_embd: int = 128
    n_layer: int = 4
    n_head: int = 4
    dropout: float = 0.1


class Projection:
    """x @ weight + bias, weight (in, out): as OpenAI stored it."""

    def __init__(self, inputs: int, outputs: int, deviation: float = 0.02) -> None:
        self.weight = Tensor.normal(inputs, outputs, std=deviation, requires_grad=True)
        self.bias = Tensor.zeros(outputs, requires_grad=True)

    def __call__(self, x: Tensor) -> Tensor:
        return x.linear(self.weight, self.bias)


class Attention:
    """Every token looks at itself and those before it."""

    def __init__(self, config: Config) -> None:
        self.heads, self.dropout = config.n_head, config.dropout
        self.c_attn = Projection(config.n_embd, 3 * config.n_embd)
        self.c_proj = Projection(config.n_embd, config.n_embd, 0.02 / (2 * config.n_layer) ** 0.5)

    def __call__(self, x: Tensor) -> Tensor:
        batch, length, width = x.shape
        sides = self.c_attn(x).reshape(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        made = sides[0].scaled_dot_product_attention(
            sides[1], sides[2], dropout_p=self.dropout, is_causal=True
        )
        return self.c_proj(made.transpose(1, 2).reshape(batch, length, width))

    def next(self, x: Tensor, cache: tuple[Tensor, Tensor], view: View) -> Tensor:
        """For tokens ``(n, width)`` behind those of the cache."""
        q, k, v = self.c_attn(x).reshape(len(x), 3, self.heads, -1).unbind(1)
        return self.c_proj(view.attend(q, k, v, cache))


class Feed:
    """Two matrices with gelu between them."""

    def __init__(self, config: Config) -> None:
        self.c_fc = Projection(config.n_embd, 4 * config.n_embd)
        self.c_proj = Projection(4 * config.n_embd, config.n_embd, 0.02 / (2 * config.n_layer) ** 0.5)

    def __call__(self, x: Tensor) -> Tensor:
        return self.c_proj(self.c_fc(x).gelu())


class Block:
    """Attention and a small network, each behind a norm and with a way around it."""

    def __init__(self, config: Config) -> None:
        self.dropout = config.dropout
        self.ln_1, self.attn = nn.LayerNorm(config.n_embd), Attention(config)
        self.ln_2, self.mlp = nn.LayerNorm(config.n_embd), Feed(config)

    def __call__(self, x: Tensor) -> Tensor:
        x = x + self.attn(self.ln_1(x)).dropout(self.dropout)
        return x + self.mlp(self.ln_2(x)).dropout(self.dropout)

    def next(self, x: Tensor, cache: tuple[Tensor, Tensor], view: View) -> Tensor:
        """For tokens ``(n, width)`` behind those of the cache."""
        x = x + self.attn.next(self.ln_1(x), cache, view)
        return x + self.mlp(self.ln_2(x))


class GPT2:
    """Tokens ``(batch, length)`` -> logits ``(batch, length, vocabulary)`` of what comes next."""

    def __init__(self, config: Config) -> None:
        self.config, self.places, self.ends = config, config.n_positions, frozenset[int]()
        self.wte = nn.Embedding(config.vocab_size, config.n_embd)
        self.wpe = nn.Embedding(config.n_positions, config.n_embd)
        for table in (self.wte, self.wpe):
            table.weight.assign(Tensor.normal(*table.weight.shape, std=0.02))
        self.h = [Block(config) for _ in range(config.n_layer)]
        self.ln_f = nn.LayerNorm(config.n_embd)

    def __call__(self, tokens: Tensor) -> Tensor:
        x = self.wte(tokens) + self.wpe.weight[: tokens.shape[1]]
        for block in self.h:
            x = block(x)
        return self.head(x)

    def head(self, x: Tensor) -> Tensor:
        """Logits of what the last block gives."""
        result: Tensor = self.ln_f(x) @ self.wte.weight.T
        return result

    def caches(self, length: int) -> Caches:
        """Room for keys and values of `length` tokens in each layer."""
        shape = (length, self.config.n_head, self.config.n_embd // self.config.n_head)
        return [(Tensor.zeros(shape).realize(), Tensor.zeros(shape).realize()) for _ in self.h]

    def next(self, tokens: Tensor, caches: Caches, view: View) -> Tensor:
        """What the last block gives for tokens ``(n,)`` behind those of the caches: ``(n, width)``."""
        x = self.wte(tokens) + self.wpe.weight[view.places]
        for block, cache in zip(self.h, caches, strict=True):
            x = block.next(x, cache, view)
        result: Tensor = x
        return result


def loaded(path: Path) -> GPT2:
    """A model with the weights of a file or folder; sizes by config.json beside it, else by the tensors."""
    file = training.weights_of(path)
    found = state.torch_load(file) if file.suffix == ".bin" else state.load(file)
    found = {name.removeprefix("transformer."): tensor for name, tensor in found.items()}
    found = {name: t for name, t in found.items() if not name.endswith((".attn.bias", ".attn.masked_bias"))}
    found.pop("lm_head.weight", None)  # the table of tokens again
    if "wte.weight" not in found or "wpe.weight" not in found:
        raise ValueError(f"{file} has no wte.weight and wpe.weight, as GPT-2 has")
    (size, width), places = found["wte.weight"].shape, found["wpe.weight"].shape[0]
    layers = len({name.split(".")[1] for name in found if name.startswith("h.")})
    beside = file.with_name("config.json")
    said = json.loads(beside.read_text()) if beside.exists() else {"n_head": max(1, width // 64)}
    model = GPT2(Config(size, places, width, layers, int(said["n_head"]), 0.0))
    model.ends = language.ends_of(said)
    state.load_state_dict(model, found)
    return model


def made(size: int, options: argparse.Namespace) -> GPT2:
    """A model to be trained, for a vocabulary of `size`."""
    sizes = {"n_positions": 32, "n_embd": 32, "n_layer": 2, "n_head": 2} if options.smoke else {}
    return GPT2(Config(vocab_size=size, **sizes))


def main() -> int:
    """0: learned (the loss fell) or spoke; 1: it did not fall; 2: wrong input or no device."""
    options = language.arguments(__doc__).parse_args()
    return language.speak(options, loaded) if options.weights else language.learn(options, made)


if __name__ == "__main__":
    sys.exit(training.run(main))
