"""Sorting and drawing without replacement: rows in order (`order.py`), and what was there put so."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, Self, TypeVar

from tensor.dtype import DType, dtypes
from tensor.methods.creation import _shape, known_options
from tensor.methods.scatter import ScatterMethods

Part = TypeVar("Part")


class ElementsAndPlaces(NamedTuple, Generic[Part]):
    """Elements, and where along the axis they were."""

    values: Part
    indices: Part


class Sort(ScatterMethods):
    """Methods that put elements in order."""

    __slots__ = ()

    def argsort(self, dim: int = -1, descending: bool = False, stable: bool = True) -> Self:
        """Positions that put an axis in order; NaN counts as the greatest. Equal elements keep theirs,
        whatever `stable` says. int32.
        """
        axis = self._axis("argsort", dim)
        if not self.shape:
            return self.zeros(dtype=dtypes.int32)
        return self._ordered(axis, descending, self.shape[axis])

    def _ordered(self, axis: int, descending: bool, count: int) -> Self:
        """The first `count` positions of `argsort`."""
        rows = self._last(axis)
        if rows.numel() == 0:
            return self.zeros(*rows.shape[:-1], count, dtype=dtypes.int32)._first(axis)
        key, bits = rows._sort_key()
        if descending:
            key = key ^ ((1 << bits) - 1)
        return key._in_order(bits, count)._first(axis)

    def sort(self, dim: int = -1, descending: bool = False, stable: bool = True) -> ElementsAndPlaces[Self]:
        """The elements of an axis in order, and the positions that they had; as `argsort`."""
        order = self.argsort(dim, descending)
        return ElementsAndPlaces(self.gather(dim, order) if self.shape else self, order)

    def topk(
        self, k: int, dim: int = -1, largest: bool = True, sorted_: bool = True
    ) -> ElementsAndPlaces[Self]:
        """The k greatest (or least) along an axis in order, and their positions.

        ValueError if there are fewer.
        """
        axis = self._axis("topk", dim)
        if not self.ndim and k in (0, 1):
            kept = self.reshape(1)._slice(0, 0, k).reshape(() if k else (0,))
            return ElementsAndPlaces(kept, self._zeros(kept.shape, dtypes.int32))
        if not 0 <= k <= self.shape[axis]:
            raise ValueError(f"topk: {k} of axis {axis} of shape {self.shape}")
        order = self.argmax(axis, keepdim=True) if k == 1 and largest else self._ordered(axis, largest, k)
        return ElementsAndPlaces(self.gather(axis, order), order)

    @classmethod
    def randperm(cls, n: int, dtype: DType | None = None, **options: Any) -> Self:
        """0..n-1 in random order."""
        known_options("randperm", options)
        return (
            cls.random_bits(_shape("randperm", (n,))).argsort().cast(dtype or dtypes.int32)._finish(**options)
        )

    def multinomial(self, num_samples: int = 1, replacement: bool = False, **drawn: Any) -> Self:
        """Positions drawn with probability proportional to the rows' elements: ``(n,)`` or ``(rows, n)`` ->
        int32.

        Without replacement the draw is the order of exponential waiting times at those rates.
        """
        if self.ndim not in (1, 2) or num_samples < 1:
            raise ValueError(
                f"multinomial: {num_samples} samples of shape {self.shape}; allowed is 1 or 2 axes"
            )
        weights = self._wide()
        if not replacement and num_samples > 1:
            waits = -(1 - weights.rand_like()).log() / weights
            return waits.argsort(-1)._slice(self.ndim - 1, 0, num_samples)
        running = weights.cumsum(-1)
        total = running._slice(self.ndim - 1, self.shape[-1] - 1, self.shape[-1])
        draws = self.rand(*self.shape[:-1], num_samples) * total
        return (running.unsqueeze(-2) <= draws.unsqueeze(-1)).cast(dtypes.int32).sum(-1)
