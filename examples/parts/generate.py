"""One token after the other with a key-value cache: a step is captured once, and reads as much of the cache
as there are tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import numpy as np

from examples.parts.text import pick
from tensor import Tensor, Variable, jit
from tensor.variable import Bound

Caches = list[tuple[Tensor, Tensor]]  # of each layer, keys and values (length, heads, width)


class Language(Protocol):
    """A model of text that can go on from a cache."""

    def caches(self, length: int) -> Caches: ...

    def next(self, token: Tensor, caches: Caches, place: Bound, count: Bound) -> Tensor:
        """Logits ``(vocabulary,)`` behind a token ``(1,)`` at `place`, the last of `count`."""


class Session:
    """A text that grows, at most `length` tokens of it."""

    def __init__(self, model: Language, length: int) -> None:
        self.length, self.caches, self.tokens = length, model.caches(length), list[int]()
        self._place, self._count = Variable("place", 0, length - 1), Variable("count", 1, length)

        @jit
        def step(token: Tensor, place: Bound, count: Bound) -> Tensor:
            return model.next(token, self.caches, place, count).realize()

        self._step = step

    def feed(self, token: int) -> Tensor:
        """Take one token; gives the logits of the next."""
        at = len(self.tokens)
        if at >= self.length:
            raise ValueError(f"the text has {at} tokens, as many as the model has places for")
        self.tokens.append(token)
        given = Tensor(np.array([token], np.int32))
        made: Tensor = self._step(given, self._place.bind(at), self._count.bind(at + 1))
        return made

    def restart(self, tokens: list[int]) -> list[int]:
        """Go back to what the text so far has in common with `tokens`; gives those that are still to be fed,
        one at least."""
        same = 0
        while same < min(len(self.tokens), len(tokens) - 1) and self.tokens[same] == tokens[same]:
            same += 1
        del self.tokens[same:]
        return tokens[same:]

    def stream(
        self,
        prompt: list[int],
        count: int,
        temperature: float = 0.0,
        top_k: int = 0,
        seed: int | None = None,
        stop: frozenset[int] = frozenset(),
    ) -> Iterator[int]:
        """Up to `count` tokens behind a prompt, each when it is known; a token of `stop` ends it, untold."""
        if not prompt:
            raise ValueError("the prompt has no tokens; give a word or more")
        if len(prompt) >= self.length:
            raise ValueError(f"the prompt has {len(prompt)} tokens; allowed are up to {self.length - 1}")
        rng = np.random.default_rng(seed)
        logits: Any = None
        for token in self.restart(prompt):
            logits = self.feed(token)
        for _ in range(min(count, self.length - len(prompt))):
            token = pick(logits, temperature, top_k, rng)
            if token in stop:
                return
            yield token
            if len(self.tokens) == self.length:
                return
            logits = self.feed(token)


def attend(
    q: Tensor, k: Tensor, v: Tensor, cache: tuple[Tensor, Tensor], place: Bound, count: Bound
) -> Tensor:
    """Attention of one query ``(heads, width)`` to all that the cache holds once key and value, ``(kv heads,
    width)``, are at `place` -> ``(heads * width,)``."""
    keys, values = cache
    keys[place], values[place] = k.detach(), v.detach()  # what wants gradients is no write to memory
    groups, width = k.shape
    rows = q.reshape(groups, -1, width)  # the heads that share a key and value
    scores = rows @ keys[:count].permute(1, 2, 0) * width**-0.5
    made: Tensor = scores.softmax(-1) @ values[:count].permute(1, 0, 2)
    return made.reshape(-1)
