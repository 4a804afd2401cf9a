"""Sizes that torch gives as symbols: those of a first axis, such as a batch, are read by kernels as they run.

A symbol that is chosen has a `Variable`. Tensors have room for its greatest value, which doubles when a
longer batch comes, so machine code is made once for each doubling. What cannot be computed so drops the
symbols of its function: each of their values is then compiled for itself, as other sizes are.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
import sympy
import torch
from torch import fx

from tensor import Tensor, Variable
from tensor.ir import build
from tensor.variable import BoundVariable, Length

ROOM = 16  # the least greatest length
CACHE = 4096  # values of expressions that are kept
End = tuple[int, sympy.Symbol, int]  # an axis whose length is a symbol's value so many times
Values = tuple[tuple[sympy.Symbol, int], ...]


def expression(number: Any) -> Any:
    """The expression behind a symbolic number of torch's, or the plain number."""
    is_symbolic = isinstance(number, torch.SymInt | torch.SymFloat | torch.SymBool)
    return number.node.expr if is_symbolic else number


def symbols(number: Any) -> set[sympy.Symbol]:
    """What a number depends on."""
    found = expression(number)
    return found.free_symbols if isinstance(found, sympy.Basic) else set()


@lru_cache(CACHE)
def _value(expr: Any, values: Values) -> Any:
    found = expr.xreplace({symbol: sympy.Integer(n) for symbol, n in values})
    if found.free_symbols:
        return found
    if found.is_Boolean:
        return bool(found)
    return int(found) if found.is_integer else float(found)


@lru_cache(CACHE)
def _multiple(expr: Any, chosen: frozenset[sympy.Symbol], values: Values) -> tuple[sympy.Symbol, int]:
    """The symbol that a size is a multiple of, and how many times. ValueError if it is no such multiple."""
    rest = expr.xreplace({symbol: sympy.Integer(n) for symbol, n in values if symbol not in chosen})
    times, symbol = sympy.expand(rest).as_coeff_Mul()
    if symbol not in chosen or not times.is_integer or times <= 0:
        raise ValueError(f"a size of {expr} is no multiple of a length known at run time")
    return symbol, int(times)


@dataclass(frozen=True)
class Count:
    """A number that depends on a chosen symbol. now: in this call; most: with the greatest lengths; tensor:
    what kernels read, where one computes with it."""

    now: Any
    most: int
    tensor: Tensor | None = None

    def argument(self, is_size: bool) -> Any:
        """What an operator is given for it. ValueError if it can be given neither a size nor a tensor."""
        if is_size:
            return Length(self.most)
        if self.tensor is None:
            raise ValueError("one of its arguments depends on a length known at run time")
        return self.tensor

    def as_tensor(self) -> Tensor:
        """In memory of its own, for kernels to read."""
        return Tensor(np.array(self.now))


@dataclass(frozen=True)
class Sizes:
    """The symbols of one call. values: of all; bounds: of those chosen, which kernels read."""

    values: Values = ()
    bounds: dict[sympy.Symbol, BoundVariable] = field(default_factory=dict)

    @property
    def chosen(self) -> frozenset[sympy.Symbol]:
        return frozenset(self.bounds)

    def layout(self, meta: torch.Tensor) -> tuple[list[Any], list[Any]]:
        """Sizes and strides in this call."""
        return [self.now(n) for n in meta.shape], [self.now(n) for n in meta.stride()]

    def now(self, number: Any) -> Any:
        """A number of torch's in this call; its expression where a symbol of it is not known."""
        found = expression(number)
        return _value(found, self.values) if isinstance(found, sympy.Basic) else found

    def count(self, number: Any) -> Count:
        greatest = {symbol: bound.variable.high for symbol, bound in self.bounds.items()}
        most = _value(expression(number), tuple((s, greatest.get(s, n)) for s, n in self.values))
        return Count(self.now(number), int(most))

    def is_count(self, number: Any) -> bool:
        """Whether a number depends on a chosen symbol."""
        return bool(self.bounds) and not self.chosen.isdisjoint(symbols(number))

    def ends(self, meta: torch.Tensor) -> list[End]:
        """The axes of a tensor that have a length known at run time."""
        bounded = [(axis, n) for axis, n in enumerate(meta.shape) if self.is_count(n)]
        return [(axis, *_multiple(expression(n), self.chosen, self.values)) for axis, n in bounded]

    def room(self, meta: torch.Tensor) -> tuple[int, ...]:
        """The shape with the greatest lengths."""
        return tuple(self.count(n).most if self.is_count(n) else self.now(n) for n in meta.shape)

    def fitted(self, made: Any, meta: Any) -> Any:
        """A result with the lengths that torch says it has. ValueError where it has others."""
        if isinstance(made, tuple | list):
            return [self.fitted(item, of) for item, of in zip(made, meta, strict=False)]
        if not isinstance(made, Tensor) or not isinstance(meta, torch.Tensor):
            return made
        ends = self.ends(meta)
        if made.node.extents and self.has(made, ends):
            return made
        known = {extent.axis for extent in made.node.extents}
        if not known <= {axis for axis, _, _ in ends}:
            raise ValueError(f"a result of shape {made.shape} has lengths that torch does not know of")
        if ends and tuple(made.node.shape) != self.room(meta):
            raise ValueError(f"a result has shape {made.shape}, not {self.room(meta)}")
        return self.bounded(made, [end for end in ends if end[0] not in known])

    def has(self, made: Tensor, ends: Sequence[End]) -> bool:
        """Whether a tensor has these lengths and no others."""
        wanted = [(axis, self.bounds[symbol].node, times) for axis, symbol, times in ends]
        return wanted == [(e.axis, e.length, e.times) for e in made.node.extents]

    def bounded(self, made: Tensor, ends: Iterable[End]) -> Tensor:
        """A tensor with these lengths as well."""
        found = made.node
        for axis, symbol, times in ends:
            bound = self.bounds[symbol]
            found = build.extent(found, axis, bound.node, bound.variable, times)
        return made if found is made.node else Tensor._from_node(found)


class Lengths:
    """What the graphs of one function, forward and backward, know of its symbols. chosen: those that kernels
    read; room: the greatest length of each so far."""

    def __init__(self) -> None:
        self.chosen: frozenset[sympy.Symbol] = frozenset()
        self._room: dict[sympy.Symbol, int] = {}
        self._is_made = False

    def choose(
        self, inputs: Sequence[fx.Node], found: Container[sympy.Symbol], written: set[fx.Node]
    ) -> None:
        """The symbols that are lengths of a first axis of inputs; those of a forward graph hold for its
        gradients. found: symbols whose values are known; written: inputs that have no such length.
        """
        metas = {node: node.meta.get("val") for node in inputs}
        shapes = {node: meta.shape for node, meta in metas.items() if isinstance(meta, torch.Tensor)}
        fixed = {symbol for node in written for n in shapes[node] for symbol in symbols(n)}
        needed = {symbol for shape in shapes.values() for n in shape for symbol in symbols(n)}
        if not all(symbol in found for symbol in needed):
            self.drop()
        elif not self._is_made:
            first = {expression(shape[0]) for shape in shapes.values() if shape}
            self.chosen = frozenset(n for n in first if isinstance(n, sympy.Symbol) and n not in fixed)
        self._is_made = True

    def drop(self) -> None:
        """Have every length compiled for itself from now on."""
        self.chosen = frozenset()

    def sizes(self, values: dict[sympy.Symbol, int], given: Iterable[Any]) -> Sizes:
        """The sizes of a call. given: its arguments; the lengths of what a forward pass left say the room."""
        if not values:
            return Sizes()
        lengths = (e for tensor in given if isinstance(tensor, Tensor) for e in tensor.node.extents)
        left = {e.variable.name: e for e in lengths}
        bounds = {}
        for symbol in self.chosen & values.keys():
            n, kept = values[symbol], left.get(str(symbol))
            if kept is None:
                bounds[symbol] = _bound(Variable(str(symbol), 0, self._grown(symbol, n)), n)
            else:
                bounds[symbol] = BoundVariable(kept.variable, kept.length, n)
        return Sizes(tuple(values.items()), bounds)

    def _grown(self, symbol: sympy.Symbol, n: int) -> int:
        room = self._room.get(symbol, ROOM)
        while room < n:
            room *= 2
        self._room[symbol] = room
        return room


@lru_cache(CACHE)
def _bound(variable: Variable, n: int) -> BoundVariable:
    return variable.bind(n)


def places(inputs: Sequence[fx.Node]) -> dict[sympy.Symbol, tuple[int, int | None]]:
    """Where the value of each symbol stands among the arguments: which one, and which of its axes."""
    found: dict[sympy.Symbol, tuple[int, int | None]] = {}
    for place, node in enumerate(inputs):
        meta = node.meta.get("val")
        sizes = enumerate(meta.shape) if isinstance(meta, torch.Tensor) else [(None, meta)]
        for axis, n in sizes:
            expr = expression(n)
            if isinstance(n, torch.SymInt) and isinstance(expr, sympy.Symbol):
                found.setdefault(expr, (place, axis))
    return found
