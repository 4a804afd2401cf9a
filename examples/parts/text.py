"""Words to numbers and back, and which number comes next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import numpy as np


class Tokenizer(Protocol):
    """Text to numbers below `size` and back."""

    size: int

    def encode(self, text: str) -> list[int]: ...

    def decode(self, numbers: list[int]) -> str: ...


class Bytes:
    """Each byte of UTF-8 is a number."""

    size = 256

    def encode(self, text: str) -> list[int]:
        return list(text.encode("utf-8"))

    def decode(self, numbers: list[int]) -> str:
        return bytes(n for n in numbers if n < 256).decode("utf-8", "replace")


class Pieces:
    """A `tokenizer.json`, read by the tokenizers library (pip install doorbell[text])."""

    def __init__(self, file: Path) -> None:
        try:
            from tokenizers import Tokenizer as Reader
        except ModuleNotFoundError as error:
            raise ValueError(f"{file} needs the tokenizers library: pip install 'doorbell[text]'") from error
        if not file.exists():
            raise ValueError(f"--tokenizer: there is no {file}")
        self._inner: Any = Reader.from_file(str(file))
        self.size = self._inner.get_vocab_size()

    def encode(self, text: str) -> list[int]:
        return list(self._inner.encode(text).ids)

    def decode(self, numbers: list[int]) -> str:
        return str(self._inner.decode(numbers))


def tokenizer_of(file: Path | None) -> Tokenizer:
    """Of a `tokenizer.json`, or bytes."""
    return Bytes() if file is None else Pieces(file)


class Pick:
    """The next token of logits ``(vocabulary,)``: the likeliest at temperature 0, else drawn from the
    softmax, of the `top_k` likeliest alone if that is not 0, and of the likeliest that together have a share
    of `top_p`. The same seed draws the same."""

    def __init__(
        self, temperature: float = 0.0, top_k: int = 0, top_p: float = 1.0, seed: int | None = None
    ) -> None:
        self.temperature, self.top_k, self.top_p = temperature, top_k, top_p
        self._rng = np.random.default_rng(seed)

    def __call__(self, logits: Any) -> int:
        if self.temperature == 0:
            return int(logits.argmax())
        values = logits.astype(np.float64)
        if 0 < self.top_k < len(values):
            least = np.partition(values, -self.top_k)[-self.top_k]
            values = np.where(values < least, -np.inf, values)
        with np.errstate(over="ignore"):  # next to 0 the likeliest alone is left
            shares = np.exp((values - values.max()) / self.temperature)
        shares /= shares.sum()
        if self.top_p < 1:
            order = np.argsort(-shares, kind="stable")
            before = np.cumsum(shares[order]) - shares[order]
            shares[order[before >= self.top_p]] = 0
            shares /= shares.sum()
        return int(self._rng.choice(len(shares), p=shares))


def spoken(tokens: Iterator[int], tokenizer: Tokenizer) -> Iterator[str]:
    """Text as it becomes whole: a character of several tokens comes with the last of them, one that never
    becomes whole at the end."""
    held: list[int] = []
    told = whole = ""
    for token in tokens:
        held.append(token)
        whole = tokenizer.decode(held)
        if not whole.endswith("�"):
            yield whole[len(told) :]
            told = whole
    if len(whole) > len(told):
        yield whole[len(told) :]
