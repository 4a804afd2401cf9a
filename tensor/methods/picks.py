"""Which axes an index with positions picks from, and where their elements go."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeVar

from tensor.methods.order import Order
from tensor.value import broadcast_shapes

Tensor = TypeVar("Tensor", bound=Order)


@dataclass(frozen=True)
class Picks:
    """How an index with positions maps axes.

    shape: of the result. front: how many result axes the positions take, from `at` on. kept: (source axis,
    result axis) pairs. picked: (source axis, positions), broadcast to one shape.
    """

    source: tuple[int, ...]
    shape: tuple[int, ...]
    at: int
    count: int
    kept: tuple[tuple[int, int], ...]
    picked: tuple[tuple[int, Any], ...]

    @staticmethod
    def of(source: tuple[int, ...], places: list[Any]) -> Picks:
        axes = [axis for axis, place in enumerate(places) if place is not None]
        common = broadcast_shapes("index", *(places[axis].shape for axis in axes))
        is_together = axes == list(range(axes[0], axes[0] + len(axes)))
        at = axes[0] if is_together else 0
        rest = [axis for axis in range(len(source)) if axis not in axes]
        before, after = rest[:at], rest[at:]
        shape = (*(source[a] for a in before), *common, *(source[a] for a in after))
        kept = [(axis, i) for i, axis in enumerate(before)]
        kept += [(axis, at + len(common) + i) for i, axis in enumerate(after)]
        return Picks(source, shape, at, len(common), tuple(kept), tuple((a, places[a]) for a in axes))

    @property
    def common(self) -> tuple[int, ...]:
        return self.shape[self.at : self.at + self.count]

    @property
    def sizes(self) -> tuple[int, ...]:
        """Sizes of the source axes that are picked from."""
        return tuple(self.source[axis] for axis, _ in self.picked)

    def spread(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """A shape of positions among the axes of the result."""
        lead = (1,) * (self.count - len(shape))
        return (1,) * self.at + lead + shape + (1,) * (len(self.shape) - self.at - self.count)

    def rows_first(self, result: Tensor) -> Tensor:
        """A tensor of the result's shape as (positions, everything else)."""
        middle = range(self.at, self.at + self.count)
        order = [*middle, *(i for i in range(len(self.shape)) if i not in middle)]
        return result.permute(order).reshape(math.prod(self.common), -1 if result.numel() else 0)

    def picked_first(self, source: Tensor) -> Tensor:
        """A tensor of the source's shape as (picked axes, everything else)."""
        return source.permute(self._order()).reshape(math.prod(self.sizes), -1 if source.numel() else 0)

    def picked_back(self, made: Tensor) -> Tensor:
        order = self._order()
        inverse = sorted(range(len(order)), key=order.__getitem__)
        return made.reshape(tuple(self.source[axis] for axis in order)).permute(inverse)

    def _order(self) -> list[int]:
        return [axis for axis, _ in self.picked] + [axis for axis, _ in self.kept]

    def places(self) -> Order:
        """The place among the picked axes, flattened, that each position names; -1 outside."""
        steps = strides(self.sizes)
        first: Order = self.picked[0][1]
        total, inside = first._number(0), first.eq(first)
        for (_, positions), stride, size in zip(self.picked, steps, self.sizes, strict=True):
            total = total + positions * stride
            inside = inside & (positions >= 0) & (positions < size)
        return inside.where(total, -1).expand(self.common).flatten()


def strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(math.prod(shape[i + 1 :]) for i in range(len(shape)))
