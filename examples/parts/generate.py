"""Texts that grow together, each by tokens that depend on it alone.

A turn reads one piece of one prompt, and takes one token of every text whose prompt is read. Texts join and
leave between turns. When the pool has no page left, the text that came last gives its pages back and begins
anew later: its prompt in the same pieces, then its own tokens one by one, so that it goes on as if it had
never stopped. Both steps are captured once. A step has as many rows as there are slots, used or not, so that
what a row holds does not depend on the others to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from examples.parts.paged import NOWHERE, PAGE, Language, Pool, View
from examples.parts.text import Pick
from tensor import Tensor, Variable, jit
from tensor.variable import BoundVariable

CHUNK: Final = 64  # tokens of a prompt that are read at once, whole pages

Hear = Callable[[int | None], None]  # told each token, and None behind the last


@dataclass(eq=False)
class Text:
    """A text that grows. tokens: so far, `prompt` of them given; limit: how many there may be; pick: the next
    one by its logits; stop: tokens that end it, untold. held: how many of the tokens the cache holds, in
    `pages`. ending: why it has ended, "stop", "length" or what `Batch.end` was told; "" before."""

    tokens: list[int]
    limit: int
    pick: Pick
    stop: frozenset[int]
    hear: Hear
    prompt: int
    pages: list[int] = field(default_factory=list)
    held: int = 0
    slot: int = -1
    ending: str = ""


class Batch:
    """One model and the texts that it works on. slots: texts at once; tokens: of all of them, in the pool."""

    def __init__(self, model: Language, slots: int = 1, tokens: int = 0) -> None:
        self.model = model
        self._width = -(-model.places // PAGE)  # pages of the longest text
        self.pool = Pool(-(-tokens // PAGE) or slots * self._width)
        self.caches = model.caches(self.pool.count * PAGE)
        self.running: list[Text | None] = [None] * slots
        self.waiting: list[Text] = []  # in the order in which they came
        self._came: dict[Text, int] = {}
        self._longest = Variable("count", 1, self._width * PAGE)

        @jit
        def step(
            given: Tensor, last: Tensor, table: Tensor, count: BoundVariable, speaks: bool
        ) -> Tensor | None:
            tokens, places, rows = given.unbind(0)
            made = model.next(tokens.flatten(), self.caches, View(places, rows, table, count))
            return model.head(made[last]).detach().realize() if speaks else None

        self._step = step

    def add(
        self,
        prompt: Sequence[int],
        count: int,
        pick: Pick,
        stop: frozenset[int] = frozenset(),
        hear: Hear = lambda _: None,
    ) -> Text:
        """A text that is to get up to `count` tokens. ValueError for a prompt that is empty or too long."""
        self.check(prompt)
        limit = min(self.room, len(prompt) + count)
        text = Text(list(prompt), limit, pick, stop, hear, len(prompt))
        self._came[text] = max(self._came.values(), default=0) + 1
        self.waiting.append(text)
        return text

    @property
    def room(self) -> int:
        """Tokens that a text may have."""
        return min(self.model.places, self.pool.count * PAGE)

    def check(self, prompt: Sequence[int]) -> None:
        """ValueError for a prompt that is empty or too long."""
        if not prompt:
            raise ValueError("the prompt has no tokens; give a word or more")
        if len(prompt) >= self.room:
            raise ValueError(f"the prompt has {len(prompt)} tokens; allowed are up to {self.room - 1}")

    @property
    def active(self) -> list[Text]:
        """The texts with pages, in the order in which they came."""
        return sorted((text for text in self.running if text is not None), key=self._came.__getitem__)

    def warm(self) -> None:
        """Take every kind of step twice, so that all is compiled and captured before anyone waits for it."""
        for token in range(2):
            self.add([token] * max(1, min(CHUNK + 1, self.room - 3)), 3, Pick())
            while self.turn():
                pass

    def turn(self) -> bool:
        """Work for every text once; False if there is none."""
        self._admit()
        reading = [text for text in self.active if text.held < text.prompt]
        if reading:
            self._read(reading[0])
        self._speak([text for text in self.active if text.held >= text.prompt])
        return bool(self._came)

    def end(self, text: Text, why: str) -> None:
        """Let a text go, whatever it is doing."""
        if text.ending:
            return
        text.ending = why
        self._put_back(text)
        self.waiting.remove(text)
        del self._came[text]
        text.hear(None)

    def abandon(self) -> None:
        """End every text, and forget what the caches hold: the device failed."""
        for text in list(self._came):
            self.end(text, "error")
        self.pool = Pool(self.pool.count)

    # pages

    def _admit(self) -> None:
        """Give pages to the texts that wait, one after the other, for as long as there are enough."""
        while self.waiting and None in self.running:
            text = self.waiting[0]
            if text.limit <= text.prompt:
                self.end(text, "length")
                continue
            shared = self.pool.found(text.tokens[: text.prompt - 1])
            shared = shared[: len(shared) * PAGE // CHUNK * CHUNK // PAGE]
            needed = -(-min(len(text.tokens) + 1, text.limit) // PAGE) - len(shared)
            if needed > self.pool.free - sum(map(self.pool.is_idle, shared)):
                return
            self.pool.share(shared)
            text.pages = shared + [self.pool.take() for _ in range(needed)]
            text.held, text.slot = len(shared) * PAGE, self.running.index(None)
            self.running[text.slot] = self.waiting.pop(0)

    def _put_back(self, text: Text) -> None:
        """Among those that wait, without pages."""
        if text.slot >= 0:
            self.running[text.slot] = None
            self.pool.give_back(text.pages)
            text.pages, text.held, text.slot = [], 0, -1
            self.waiting.append(text)
            self.waiting.sort(key=self._came.__getitem__)

    def _grow(self, text: Text) -> bool:
        """A page for the next token, from the text that came last if there is none; False if that is this."""
        while text.slot >= 0 and text.held == len(text.pages) * PAGE:
            if self.pool.free:
                text.pages.append(self.pool.take())
            else:
                self._put_back(self.active[-1])
        return text.slot >= 0

    # steps

    def _read(self, text: Text) -> None:
        """A piece of a prompt, and the first token behind all of it."""
        begin = text.held
        end = min(begin + CHUNK, text.prompt)
        step = _Step(1, min(CHUNK, self._width * PAGE), self._width)
        step.put(0, text, begin, end)
        speaks = end == len(text.tokens)
        logits = self._run(step, speaks)
        text.held = end
        if end - begin == CHUNK:
            self.pool.name(text.pages, text.tokens[:end])
        if speaks:
            self._tell(text, logits[0])

    def _speak(self, texts: Sequence[Text]) -> None:
        """One token of each text, and the next of those that have no more."""
        growing = [text for text in texts if self._grow(text)]
        ready = [text for text in growing if text.slot >= 0]
        if not ready:
            return
        step = _Step(len(self.running), 1, self._width)
        for text in ready:
            step.put(text.slot, text, text.held, text.held + 1)
        logits = self._run(step, True)
        for text in ready:
            row, text.held = logits[text.slot], text.held + 1
            if text.held == len(text.tokens):
                self._tell(text, row)

    def _run(self, step: _Step, speaks: bool) -> Any:
        """Logits ``(texts, vocabulary)`` behind the last tokens."""
        given = Tensor(np.stack((step.tokens, step.places, step.rows)))
        count = self._longest.bind(int(step.places.max()) + 1)
        logits = self._step(given, Tensor(step.last), Tensor(step.table), count, speaks)
        return None if logits is None else logits.numpy()

    def _tell(self, text: Text, logits: Any) -> None:
        token = text.pick(logits)
        if token in text.stop:
            return self.end(text, "stop")
        text.tokens.append(token)
        text.hear(token)
        if len(text.tokens) == text.limit:
            self.end(text, "length")


class _Step:
    """The numbers that a step is given: see `View`. last: which row of all has each text's last token."""

    def __init__(self, texts: int, length: int, pages: int) -> None:
        self.tokens, self.places = (np.zeros((texts, length), np.int32) for _ in range(2))
        self.rows = np.full((texts, length), NOWHERE, np.int32)
        self.table = np.full((texts, pages), -1, np.int32)
        self.last = np.arange(texts, dtype=np.int32) * length

    def put(self, row: int, text: Text, begin: int, end: int) -> None:
        """Tokens of a text from one place to another."""
        at = np.arange(begin, end, dtype=np.int32)
        pages = np.array(text.pages, np.int32)
        self.tokens[row, : end - begin] = text.tokens[begin:end]
        self.places[row, : end - begin] = at
        self.rows[row, : end - begin] = pages[at // PAGE] * PAGE + at % PAGE
        self.table[row, : len(pages)] = pages
        self.last[row] += end - begin - 1


def stream(
    model: Language, prompt: list[int], count: int, pick: Pick, stop: frozenset[int] | None = None
) -> Iterator[int]:
    """Up to `count` tokens behind a prompt, each when it is known; a token of `stop`, by default the model's
    own, ends it, untold."""
    batch, told = Batch(model), list[int]()
    ends = model.ends if stop is None else stop
    batch.add(prompt, count, pick, ends, lambda token: None if token is None else told.append(token))
    while batch.turn() or told:
        yield from told
        told.clear()
