"""One fused kernel: a loop nest with named axes, a value DAG over one point of it, and its stores.

`tensor/schedule/` makes kernels, `tensor/codegen/` lowers them. A kernel is a value: no buffer, address
or device is in it, so structurally equal kernels are equal and are compiled once.

Meaning: for every point of `axes` (all of them parallel) evaluate each store's value and write it where
its guards hold. A kernel may have several stores, and stores that share a reduction. A REDUCE value runs
its own axes inside, serially in meaning (float sums may be reassociated).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tensor.dtype import DType
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import REDUCE, Op


@dataclass(frozen=True)
class Param:
    """One pointer argument. count: elements behind it.

    access: 'r'; 'w'; or 'rw', where a point reads only the elements that it writes, and all loads of a
    point come before its stores. No two params of a launch overlap in memory unless both are 'r'.
    """

    slot: int
    dtype: DType
    count: int
    access: str


@dataclass(frozen=True, eq=False, repr=False)
class Value:
    """One node of a kernel's value DAG; nodes are shared, compared by identity inside a kernel.

    op: an elementwise or REDUCE_* `Op` of the graph, CONST (arg: number), IOTA (arg: Form, dtype int32 or
    int64), or BUFFER for a load (arg: Load). A load's `src` is empty, or one integer Value for a gather.
    REDUCE_*: arg is the tuple of reduced axes; src is the reduced value.
    """

    op: Op
    dtype: DType
    src: tuple[Value, ...] = ()
    arg: Any = None

    def __repr__(self) -> str:
        arg = "" if self.arg is None else f" {self.arg}"
        return f"Value({self.op.name} {self.dtype.name}{arg}, {len(self.src)} sources)"


@dataclass(frozen=True)
class Load:
    """Read element `index` of param `slot`; 0 where a guard fails. `index` is in bounds where all guards
    hold.

    For a gather the element is ``index + src[0]`` and the load gives 0 where ``src[0]`` is outside
    0..limit-1.
    """

    slot: int
    index: Form
    guards: tuple[Bound, ...] = ()
    limit: int = 0


@dataclass(frozen=True)
class Store:
    """Write `value` to element `index` of param `slot` at every point of the kernel's axes.

    With `at`, an int32, the store scatters: the element is ``index + at`` and nothing is written where `at`
    is outside 0..limit-1. By `op`, ADD or MAX, the value is put together with the element's, point by point
    in any order; without one it stands there, of several values one.
    """

    slot: int
    index: Form
    value: Value
    at: Value | None = None
    limit: int = 0
    op: Op | None = None

    @property
    def roots(self) -> tuple[Value, ...]:
        """The values that the store needs."""
        return (self.value,) if self.at is None else (self.value, self.at)


@dataclass(frozen=True)
class End:
    """Where what a kernel makes stops meaning something, known when it runs: points from ``n * times / by``,
    rounded up, on along `axis` need not be computed. n: the int32 that `slot` holds, never negative."""

    axis: Axis
    slot: int
    times: int = 1
    by: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Kernel:
    """axes: the parallel axes, outermost first. ends: of some of them. Two kernels are equal when their
    `key`s are.

    name: short and telling, such as ``r_128_10_64``; not part of the key.
    """

    name: str
    axes: tuple[Axis, ...]
    params: tuple[Param, ...]
    stores: tuple[Store, ...]
    ends: tuple[End, ...] = ()

    def __repr__(self) -> str:
        return f"Kernel({self.name}, {len(self.params)} params, {len(self.values)} values)"

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """Every value, sources before users, each once."""
        return postorder(*(root for store in self.stores for root in store.roots))

    @cached_property
    def reduce_axes(self) -> tuple[Axis, ...]:
        """Every reduced axis, in the order of `values`, each once."""
        return tuple(dict.fromkeys(axis for v in self.values if v.op in REDUCE for axis in v.arg))

    @cached_property
    def dependencies(self) -> dict[int, frozenset[Axis]]:
        """Axes each value varies along, by `id` of the value; a reduction takes its own axes away."""
        found: dict[int, frozenset[Axis]] = {}
        for value in self.values:
            axes = frozenset[Axis]().union(*(found[id(s)] for s in value.src))
            if value.op is Op.BUFFER:
                axes |= value.arg.index.axes
                for guard in value.arg.guards:
                    axes |= guard.form.axes
            elif value.op is Op.IOTA:
                axes |= value.arg.axes
            elif value.op in REDUCE:
                axes -= frozenset(value.arg)
            before = found[id(value.src[0])] if value.src else axes
            found[id(value)] = before if axes == before else axes  # one set for most values
        return found

    @cached_property
    def read_slots(self) -> frozenset[int]:
        """Slots that are read."""
        loads = {value.arg.slot for value in self.values if value.op is Op.BUFFER}
        return frozenset(loads | {end.slot for end in self.ends})

    @cached_property
    def key(self) -> tuple[Any, ...]:
        """Structure as a hashable value: values numbered in `values` order."""
        number = {id(v): i for i, v in enumerate(self.values)}
        values = tuple(
            (
                v.op,
                v.dtype,
                tuple(number[id(s)] for s in v.src),
                v.arg,
                repr(v.arg) if v.op is Op.CONST else "",
            )
            for v in self.values
        )
        stores = tuple(
            (s.slot, s.index, *(number[id(root)] for root in s.roots), s.limit, s.op) for s in self.stores
        )
        return self.axes, self.params, values, stores, self.ends


def postorder(*roots: Value, stop: Callable[[Value], bool] = lambda _: False) -> tuple[Value, ...]:
    """Every value below `roots`, sources before users, each once; not below one where `stop` holds."""
    order: list[Value] = []
    seen: set[int] = set()
    stack = [(root, False) for root in reversed(roots)]
    while stack:
        value, done = stack.pop()
        if done:
            order.append(value)
        elif id(value) not in seen:
            seen.add(id(value))
            stack.append((value, True))
            stack.extend((s, False) for s in reversed(value.src) if not stop(value))
    return tuple(order)
