"""Examples run in this process on the host's processor, or on the device that DEV names."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from examples.parts import training
from examples.parts.generate import stream
from examples.parts.paged import Language
from examples.parts.text import Pick
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.cards import compile_for
from tensor.runtime import Runtime
from tests import devices

Script = Callable[..., int]


@pytest.fixture(scope="session")
def opened() -> Runtime:
    device = devices.opened(devices.chosen() or "cpu")
    return Runtime(device, compile_for(device.arch), Settings(), None)


@pytest.fixture(autouse=True)
def on_cpu(opened: Runtime) -> Iterator[None]:
    before = runtime.use(opened)
    Tensor.manual_seed(0)
    yield
    runtime.use(before)
    Tensor.manual_seed(0)  # the count of random numbers lies on the device that goes


class Dictated(Pick):
    """Says the tokens of `words`, whatever the logits are, and keeps those."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__()
        self.words, self.logits = iter(words), list[Any]()

    def __call__(self, logits: Any) -> int:
        self.logits.append(logits)
        return next(self.words)


def logits_of(model: Language, tokens: list[int], prompt: int) -> list[Any]:
    """Logits behind each token of a text from the last of its prompt on, by the cache."""
    dictated = Dictated([*tokens[prompt:], 0])
    assert list(stream(model, tokens[:prompt], len(tokens) - prompt + 1, dictated)) == [*tokens[prompt:], 0]
    return dictated.logits


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """Run the `main` of a script as its command line does."""
    monkeypatch.delenv("DEBUG", raising=False)

    def call(main: Callable[[], int], *words: object) -> int:
        monkeypatch.setattr(sys, "argv", ["example", *map(str, words)])
        return training.run(main)

    return call
