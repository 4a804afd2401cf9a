"""How the examples' models of text learn, and go on with one."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from examples.parts import data, text, training
from examples.parts.generate import stream
from examples.parts.paged import Language
from tensor import Tensor, jit, nn, optim, state


class Model(Language, Protocol):
    """Tokens ``(batch, length)`` -> logits ``(batch, length, vocabulary)``; `config` is a dataclass with
    `vocab_size` among its fields."""

    config: Any

    def __call__(self, tokens: Tensor) -> Tensor: ...


def arguments(about: str | None) -> argparse.ArgumentParser:
    """What scripts of models of text take."""
    parser = training.arguments(about, steps=500, batch=16)
    add = parser.add_argument
    add("--text", type=Path, help="a text to learn (the documentation)")
    add("--tokenizer", type=Path, help="a tokenizer.json (bytes without)")
    add("--weights", type=Path, help="weights to go on with a text by: a file, or a folder of a run")
    add("--prompt", default="The ", help="the text to go on with")
    add("--count", type=int, default=64, help="tokens to add (64)")
    add("--temperature", type=float, default=0.0, help="0: the likeliest; 1: as the model has it (0)")
    add("--top-k", type=int, default=0, help="draw from so many of the likeliest (0: all)")
    add("--top-p", type=float, default=1.0, help="draw from the likeliest that have this share (1: all)")
    return parser


def training_step(model: Model, steps: int) -> tuple[Callable[..., Tensor], dict[str, Any]]:
    """A function of tokens and the ones behind them that trains once; and what it changes."""
    matrices = [p for p in state.get_parameters(model) if p.ndim > 1]
    rest = [p for p in state.get_parameters(model) if p.ndim == 1]
    groups: list[dict[str, Any]] = [{"params": matrices, "weight_decay": 0.1}, {"params": rest}]
    optimizer = optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.95), weight_decay=0.0)
    warm = max(1, steps // 20)
    parts = [
        optim.lr_scheduler.LinearLR(optimizer, 0.05, total_iters=warm),
        optim.lr_scheduler.CosineAnnealingLR(optimizer, max(1, steps - warm), 1e-4),
    ]
    schedule = optim.lr_scheduler.SequentialLR(optimizer, parts, [warm])

    @jit
    def step(tokens: Tensor, wanted: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(tokens).flatten(0, 1).cross_entropy(wanted.flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(optimizer.params, 1.0)
            optimizer.step()
            schedule.step()
        return loss.realize()

    return step, {"model": model, "optimizer": optimizer, "schedule": schedule}


def learn(options: argparse.Namespace, make: Callable[[int, argparse.Namespace], Model]) -> int:
    """Train what `make` gives for a vocabulary's size, and go on with a word to see what was learned."""
    if options.smoke:
        options.steps, options.batch = min(options.steps, 10), 4
    tokenizer = text.tokenizer_of(options.tokenizer)
    tokens = np.array(tokenizer.encode(data.text(options.text)))
    Tensor.manual_seed(options.seed)
    model = make(tokenizer.size, options)
    loader = training.Loader(data.windows(tokens, model.places), options.batch, options.seed)
    step, parts = training_step(model, options.steps)
    entries = training.fit(step, loader, options, **parts)
    if options.out:
        (options.out / "config.json").write_text(json.dumps(asdict(model.config)))
    told = stream(model, tokenizer.encode("The "), 24, text.Pick())
    print("The " + "".join(text.spoken(told, tokenizer)))
    return 0 if not entries or entries[-1]["loss"] < entries[0]["loss"] else 1


def speak(options: argparse.Namespace, load: Callable[[Path], Model]) -> int:
    """Go on with the prompt."""
    model, tokenizer = load(options.weights), text.tokenizer_of(options.tokenizer)
    check_sizes(model, tokenizer)
    pick = text.Pick(options.temperature, options.top_k, options.top_p, options.seed)
    told = stream(model, tokenizer.encode(options.prompt), options.count, pick)
    print(options.prompt, end="", flush=True)
    for part in text.spoken(told, tokenizer):
        print(part, end="", flush=True)
    print()
    return 0


def check_sizes(model: Model, tokenizer: text.Tokenizer) -> None:
    """ValueError for a tokenizer with tokens that the model lacks."""
    if tokenizer.size > model.config.vocab_size:
        size = model.config.vocab_size
        raise ValueError(
            f"the tokenizer has {tokenizer.size} tokens, the model {size}; give its tokenizer.json"
        )


def ends_of(said: dict[str, Any]) -> frozenset[int]:
    """The tokens behind which a model says no more, by what its config.json says: one, several or none."""
    found = said.get("eos_token_id")
    return frozenset(found if isinstance(found, list) else () if found is None else (found,))
