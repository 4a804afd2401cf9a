"""Keys and values of many texts in one pool of pages, and the attention that reads them there.

A page holds `PAGE` tokens of one text; which pages a text has, in order, is its table. Kernels are given
tables and places as numbers, so one captured step serves all texts of all lengths.
"""

from __future__ import annotations

import itertools
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final, Protocol

from tensor import Tensor
from tensor.variable import BoundVariable

PAGE: Final = 16  # tokens
NOWHERE: Final = 1 << 30  # a row outside all caches, which reads as 0 and is not written

Caches = list[tuple[Tensor, Tensor]]  # of each layer, keys and values (tokens, heads, width)


class Language(Protocol):
    """A model of text that can go on from a cache. places: the greatest length. ends: tokens behind which it
    says no more."""

    places: int
    ends: frozenset[int]

    def caches(self, length: int) -> Caches:
        """Room for keys and values of `length` tokens in each layer."""

    def next(self, tokens: Tensor, caches: Caches, view: View) -> Tensor:
        """What the last block gives for tokens ``(n,)``: ``(n, width)``."""

    def head(self, x: Tensor) -> Tensor:
        """Logits ``(n, vocabulary)`` of that."""


class View:
    """Where the tokens of one step stand, `length` of each of `texts`.

    places ``(texts, length)``: of each token in its text. rows ``(texts, length)``: of the caches, to put it
    in, or NOWHERE. table ``(texts, pages)``: the pages of each text, -1 behind them. count: as many tokens
    as the longest text has, with those of this step.
    """

    def __init__(self, places: Tensor, rows: Tensor, table: Tensor, count: BoundVariable) -> None:
        self.places, self.rows = places.flatten(), rows.flatten()
        self.texts, self.length = places.shape
        longest = table.shape[1] * PAGE
        pages = table.unsqueeze(-1)
        rows_held = (pages >= 0).where(pages * PAGE + Tensor.arange(PAGE), NOWHERE)
        self._held = rows_held.reshape(self.texts, longest).contiguous()[:, :count]
        before = Tensor.arange(longest) <= places.reshape(self.texts, 1, self.length, 1, 1)
        self._seen = before[..., :count]

    def attend(self, q: Tensor, k: Tensor, v: Tensor, cache: tuple[Tensor, Tensor]) -> Tensor:
        """Attention of queries ``(texts * length, heads, width)`` to what came before in their texts and to
        these keys and values, ``(texts * length, kv heads, width)``, which the cache gets ->
        ``(texts * length, heads * width)``."""
        keys, values = cache
        keys[self.rows], values[self.rows] = k.detach(), v.detach()  # what wants gradients is not written
        groups, width = k.shape[1:]
        share = q.shape[1] // groups  # heads of one key and value
        rows = q.reshape(self.texts, self.length, groups, share, width).permute(0, 2, 1, 3, 4)
        asked = rows.reshape(self.texts, groups, self.length * share, width)
        scores = asked @ keys[self._held].permute(0, 2, 3, 1) * width**-0.5
        apart = scores.reshape(self.texts, groups, self.length, share, -1)
        weights = self._seen.where(apart, -float("inf")).softmax(-1).reshape(scores.shape)
        made = (weights @ values[self._held].permute(0, 2, 1, 3)).reshape(rows.shape)
        return made.permute(0, 2, 1, 3, 4).reshape(self.texts * self.length, -1)


class Pool:
    """Pages by number: who has them, and which hold the beginning of a prompt that may come again.

    What a prompt's whole pages hold depends on its tokens alone. Such pages are named, texts that begin alike
    share them, and they keep what they hold until the room is needed.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._free = deque(range(count))
        self._users = [0] * count
        self._known: dict[tuple[int, ...], int] = {}  # the name: number of the name before, then the tokens
        self._names: dict[int, tuple[int, tuple[int, ...]]] = {}  # of a page: the name's number and itself
        self._idle: OrderedDict[int, None] = OrderedDict()  # named and unused, the longest unused first
        self._numbers = itertools.count(1)

    @property
    def free(self) -> int:
        """Pages that can be taken."""
        return len(self._free) + len(self._idle)

    def take(self) -> int:
        """A page that nobody uses. IndexError if there is none."""
        if self._free:
            page = self._free.popleft()
        elif self._idle:
            page, _ = self._idle.popitem(last=False)
            del self._known[self._names.pop(page)[1]]
        else:
            raise IndexError(f"all {self.count} pages are in use")
        self._users[page] = 1
        return page

    def give_back(self, pages: Sequence[int]) -> None:
        """One user less for each; beginnings stay the longest."""
        for page in reversed(pages):
            self._users[page] -= 1
            if self._users[page] == 0 and page in self._names:
                self._idle[page] = None
            elif self._users[page] == 0:
                self._free.append(page)

    def found(self, tokens: Sequence[int]) -> list[int]:
        """The pages that hold whole pages of tokens at the beginning of `tokens`."""
        pages: list[int] = []
        before = 0
        for at in range(0, len(tokens) - PAGE + 1, PAGE):
            page = self._known.get((before, *tokens[at : at + PAGE]))
            if page is None:
                break
            pages.append(page)
            before = self._names[page][0]
        return pages

    def is_idle(self, page: int) -> bool:
        """True for a page that `free` counts."""
        return page in self._idle

    def share(self, pages: Sequence[int]) -> None:
        """One user more for each."""
        for page in pages:
            self._users[page] += 1
            self._idle.pop(page, None)

    def name(self, pages: Sequence[int], tokens: Sequence[int]) -> None:
        """Say that pages hold these tokens, from the beginning of a text. A beginning that has a page already
        keeps that."""
        before = 0
        for page, at in zip(pages, range(0, len(tokens) - PAGE + 1, PAGE), strict=False):
            key = (before, *tokens[at : at + PAGE])
            if key not in self._known and page not in self._names:
                self._known[key] = page
                self._names[page] = next(self._numbers), key
            held = self._known.get(key)
            if held is None:
                return
            before = self._names[held][0]
