"""BERT (Devlin et al., 2018), under Hugging Face's names: learn to fill in what is masked, or fill it in.

    python -m examples.bert --out runs/bert                                # learn the documentation's bytes
    python -m examples.bert --weights runs/bert --prompt "A t_nsor"        # _ stands for what is masked
    python -m examples.bert --weights bert-base-uncased/ --tokenizer bert-base-uncased/tokenizer.json \\
        --prompt "Paris is the [MASK] of France."

Of a text, 15 % of the tokens are to be found: eight of ten are masked, one is another token, one is itself.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from examples.parts import data, language, text, training
from tensor import Tensor, jit, nn, optim, state

Array = npt.NDArray[Any]
MASK_BYTE, SHARE, IGNORED = ord("_"), 0.15, -100


@dataclass
class Config:
    """Sizes, under their names in config.json."""

    vocab_size: int = 256
    hidden_size: int = 128
    num_hidden_layers: int = 2
    num_attention_heads: int = 4
    intermediate_size: int = 256
    max_position_embeddings: int = 64
    type_vocab_size: int = 2
    layer_norm_eps: float = 1e-12
    hidden_dropout_prob: float = 0.1


class Named:
    """Layers as attributes: Hugging Face's names have many levels."""

    def __init__(own, /, **layers: Any) -> None:  # for one of the names is self
        vars(own).update(layers)


class Embeddings:
    """Tokens, their places and their segments, added and normalized."""

    def __init__(self, config: Config) -> None:
        width = config.hidden_size
        self.word_embeddings = training.table(config.vocab_size, width)
        self.position_embeddings = training.table(config.max_position_embeddings, width)
        self.token_type_embeddings = training.table(config.type_vocab_size, width)
        self.LayerNorm = nn.LayerNorm(width, config.layer_norm_eps)
        self.dropout = nn.Dropout(config.hidden_dropout_prob)

    def __call__(self, tokens: Tensor, segments: Tensor | None) -> Tensor:
        kinds = self.token_type_embeddings
        of_segment = kinds.weight[0] if segments is None else kinds(segments)
        places = self.position_embeddings.weight[: tokens.shape[1]]
        result: Tensor = self.dropout(self.LayerNorm(self.word_embeddings(tokens) + places + of_segment))
        return result


class Layer:
    """Attention of all to all, then two matrices, each with a norm behind the sum."""

    def __init__(self, config: Config) -> None:
        width, eps = config.hidden_size, config.layer_norm_eps
        sides = {name: nn.Linear(width, width) for name in ("query", "key", "value")}
        first = Named(dense=nn.Linear(width, width), LayerNorm=nn.LayerNorm(width, eps))
        second = Named(dense=nn.Linear(config.intermediate_size, width), LayerNorm=nn.LayerNorm(width, eps))
        self.attention: Any = Named(self=Named(**sides), output=first)
        self.intermediate: Any = Named(dense=nn.Linear(width, config.intermediate_size))
        self.output: Any = second
        self.heads, self.dropout = config.num_attention_heads, config.hidden_dropout_prob

    def __call__(self, x: Tensor, mask: Tensor | None) -> Tensor:
        own, (batch, length, width) = self.attention, x.shape
        sides = (vars(own)["self"].query, vars(own)["self"].key, vars(own)["self"].value)
        q, k, v = (side(x).reshape(batch, length, self.heads, -1).transpose(1, 2) for side in sides)
        made = q.scaled_dot_product_attention(k, v, mask, dropout_p=self.dropout)
        made = own.output.dense(made.transpose(1, 2).reshape(batch, length, width)).dropout(self.dropout)
        x = own.output.LayerNorm(x + made)
        made = self.output.dense(self.intermediate.dense(x).gelu("none")).dropout(self.dropout)
        result: Tensor = self.output.LayerNorm(x + made)
        return result


class Bert:
    """Tokens ``(batch, length)`` -> logits ``(batch, length, vocabulary)`` of what stands there."""

    def __init__(self, config: Config) -> None:
        self.config, width = config, config.hidden_size
        self.bert: Any = Named(
            embeddings=Embeddings(config),
            encoder=Named(layer=[Layer(config) for _ in range(config.num_hidden_layers)]),
        )
        head = Named(dense=nn.Linear(width, width), LayerNorm=nn.LayerNorm(width, config.layer_norm_eps))
        bias = Tensor.zeros(config.vocab_size, requires_grad=True)
        self.cls: Any = Named(predictions=Named(transform=head, bias=bias))

    def encoded(self, tokens: Tensor, mask: Tensor | None = None, segments: Tensor | None = None) -> Tensor:
        """``(batch, length, width)``. mask ``(batch, length)``: True where there is a token."""
        x = self.bert.embeddings(tokens, segments)
        wide = None if mask is None else mask.reshape(mask.shape[0], 1, 1, -1)
        for layer in self.bert.encoder.layer:
            x = layer(x, wide)
        made: Tensor = x
        return made

    def __call__(self, tokens: Tensor, mask: Tensor | None = None, segments: Tensor | None = None) -> Tensor:
        head = self.cls.predictions
        x = head.transform.LayerNorm(head.transform.dense(self.encoded(tokens, mask, segments)).gelu("none"))
        logits: Tensor = x @ self.bert.embeddings.word_embeddings.weight.T + head.bias
        return logits


def masked(size: int, mask: int) -> training.Change:
    """Rows of tokens -> what the model sees, and what it is to find; everywhere else `IGNORED`."""

    def change(rng: np.random.Generator, tokens: Array) -> tuple[Array, ...]:
        chosen, way = rng.random(tokens.shape) < SHARE, rng.random(tokens.shape)
        seen = np.where(chosen & (way < 0.8), mask, tokens)
        others = rng.integers(0, size, tokens.shape)
        seen = np.where(chosen & (way >= 0.8) & (way < 0.9), others, seen)
        return seen.astype(np.int32), np.where(chosen, tokens, IGNORED).astype(np.int32)

    return change


def learn(options: argparse.Namespace) -> int:
    """Train, and say how often what was masked is found."""
    if options.smoke:
        options.steps, options.batch = min(options.steps, 10), 4
    tokenizer = text.tokenizer_of(options.tokenizer)
    Tensor.manual_seed(options.seed)
    small = {
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 1,
        "max_position_embeddings": 32,
    }
    model = Bert(Config(vocab_size=tokenizer.size, **small if options.smoke else {}))
    optimizer = optim.AdamW(state.get_parameters(model), lr=2e-3)
    schedule = optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, max(2, options.steps), cycle_momentum=False)

    @jit
    def step(seen: Tensor, wanted: Tensor) -> dict[str, Tensor]:
        with Tensor.train():
            optimizer.zero_grad()
            logits = model(seen).flatten(0, 1)
            loss = logits.cross_entropy(wanted.flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(optimizer.params, 1.0)
            optimizer.step()
            schedule.step()
        asked = wanted.flatten().ne(IGNORED)
        right = (logits.detach().argmax(1).eq(wanted.flatten()) & asked).float().sum() / asked.float().sum()
        return {"loss": loss.detach(), "found": right}

    tokens = np.array(tokenizer.encode(data.text(options.text)))
    rows, _ = data.windows(tokens, model.config.max_position_embeddings)
    change = masked(tokenizer.size, mask_of(tokenizer))
    loader = training.Loader((rows,), options.batch, options.seed, change)
    entries = training.fit(step, loader, options, model=model, optimizer=optimizer, schedule=schedule)
    if options.out:
        (options.out / "config.json").write_text(json.dumps(asdict(model.config)))
    return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1


def mask_of(tokenizer: text.Tokenizer) -> int:
    """The token that stands for what is masked: [MASK], or the byte _."""
    return MASK_BYTE if isinstance(tokenizer, text.Bytes) else tokenizer.encode("[MASK]")[1]


def loaded(path: Path) -> Bert:
    """A model with the weights of a file or folder, config.json beside."""
    file = training.weights_of(path)
    beside = file.with_name("config.json")
    if not beside.exists():
        raise ValueError(f"{file}: there is no config.json beside it, which says the model's sizes")
    said = json.loads(beside.read_text())
    found = state.torch_load(file) if file.suffix == ".bin" else state.load(file)
    model = Bert(Config(**{each.name: said[each.name] for each in fields(Config) if each.name in said}))
    renamed = {n.replace("gamma", "weight").replace("beta", "bias"): tensor for n, tensor in found.items()}
    own = state.get_state_dict(model)
    missing = sorted(own.keys() - renamed.keys())
    if missing:
        raise ValueError(f"{file} has no {missing[0]}, which a BERT for masked words has")
    state.load_state_dict(model, {name: renamed[name] for name in own})
    return model


def fill(options: argparse.Namespace) -> int:
    """Print the prompt with the likeliest tokens in place of what is masked."""
    model, tokenizer = loaded(options.weights), text.tokenizer_of(options.tokenizer)
    tokens, mask = np.array(tokenizer.encode(options.prompt)), mask_of(tokenizer)
    most = model.config.max_position_embeddings
    if not 0 < len(tokens) <= most or mask not in tokens:
        raise ValueError(f"the prompt has {len(tokens)} tokens; allowed are 1..{most}, one of them masked")
    best = model(Tensor(tokens[None].astype(np.int32))).argmax(-1).numpy()[0]
    print(tokenizer.decode(np.where(tokens == mask, best, tokens).tolist()))
    return 0


def main() -> int:
    """0: learned (the loss fell) or filled in; 1: it did not fall; 2: wrong input or no device."""
    options = language.arguments(__doc__).parse_args()
    return fill(options) if options.weights else learn(options)


if __name__ == "__main__":
    sys.exit(training.run(main))
