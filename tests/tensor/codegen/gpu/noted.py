"""A chip that writes down what it is asked for: what generators share is held to its rules without one.

Values are tuples that say how they were made. An index form without terms is its number.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu import index, reduce, select, shared, stage, values
from tensor.codegen.gpu.machine import MachineInst, VReg
from tensor.codegen.gpu.scope import Scope
from tensor.dtype import DType
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import Compute, LoadTile, Shared

LANE, GROUP = Axis(100, 32), Axis(101, 4)


def entry() -> Scope:
    return Scope(itertools.count(), None)


class Index(index.Index):
    """Forms stay forms."""

    def __init__(self, root: Scope) -> None:
        super().__init__(root, LANE, GROUP, root.reg("v"), root.reg("s"))

    def _digit(self, atom: Any, scope: Scope, by_lane: bool) -> Any:
        return "digit", atom.div, atom.mod, scope.depth, by_lane

    def value(self, form: Form) -> Any:
        return form if form.terms else form.const


class Memory:
    """Global memory; `asked` has every access: (slot, form, elements or dwords, bounds)."""

    def __init__(self, params: Sequence[Param]) -> None:
        self.params, self.asked = params, list[tuple[Any, ...]]()

    def load(self, slot: int, form: Form, width: int, bounds: list[Bound], scope: Scope) -> list[Any]:
        self.asked.append((slot, form.const, width, bounds))
        return [(slot, form.const + i) for i in range(width)]

    def raw(self, slot: int, form: Form, dwords: int, bounds: list[Bound], scope: Scope) -> list[Any]:
        """Dwords are named by the byte that they begin at."""
        self.asked.append((slot, form.const, dwords, bounds))
        first = form.const * self.params[slot].dtype.itemsize
        return [("dword", first + 4 * i) for i in range(dwords)]

    def cut(self, slot: int, form: Form, edge: Bound, bounds: list[Bound], scope: Scope) -> list[Any]:
        self.asked.append((slot, form.const, edge, bounds))
        return [("cut", form.const * self.params[slot].dtype.itemsize + at) for at in (0, 4)]

    def shifted(self, slot: int, form: Form, edge: Bound, bounds: list[Bound], scope: Scope) -> list[Any]:
        self.asked.append((slot, form.const, edge, bounds))
        return [(slot, form.const + i) for i in range(8 // self.params[slot].dtype.itemsize)]

    def gather(
        self, slot: int, form: Form, width: int, place: tuple[Any, DType, int], bounds: list[Bound],
        scope: Scope,
    ) -> list[Any]:  # fmt: skip
        self.asked.append((slot, form.const, width, *place, bounds))
        return [("gathered", place[0] + i) for i in range(width)]

    def guard(self, bounds: list[Bound]) -> Any:
        return tuple(bounds)


class SharedMemory(shared.SharedMemory):
    """Memory of a work-group; `asked` has loads, `stored` stores: (array's number, place, what)."""

    def __init__(self, index: Index, arrays: Sequence[Shared], limit: int = 65536) -> None:
        super().__init__(index, arrays, limit)
        self.asked, self.stored = list[tuple[Any, ...]](), list[tuple[Any, ...]]()

    def load(self, array: Shared, form: Form, width: int, scope: Scope) -> list[Any]:
        self.asked.append((array.number, form.const, width))
        return [("shared", form.const + i) for i in range(width)]

    def store(self, array: Shared, form: Form, dwords: list[Any], scope: Scope) -> None:
        self.stored.append((array.number, form.const, dwords))

    def store_half(self, array: Shared, form: Form, value: Any, scope: Scope) -> None:
        self.stored.append((array.number, form.const, value))


class Values(values.Values):
    """`made` has every operation in the order in which it was emitted."""

    def __init__(self, params: Sequence[Param] = (), arrays: Sequence[Shared] = ()) -> None:
        self.root = entry()
        index = Index(self.root)
        super().__init__(index, Memory(params), SharedMemory(index, arrays))
        self.computed = list[tuple[Any, ...]]()

    def compute(self, statement: Compute, held: list[Any], scope: Scope) -> Any:
        self.computed.append((statement.op, *held))
        return statement.op, *held

    def pair(self, number: Any, scope: Scope) -> Any:
        return "pair", number


class Stager(stage.Stager):
    """`copies` has late stores: (from, to, width, bounds), and None when all of one are started."""

    def __init__(self, values: Values) -> None:
        super().__init__(values, values.shared)
        self.copies = list[tuple[Any, ...] | None]()

    def send(
        self, load: LoadTile, of: Form, array: Shared, to: Form, width: int, bounds: list[Bound], scope: Scope
    ) -> None:  # fmt: skip
        self.copies.append((of.const, to.const, width, bounds))

    def sent(self, scope: Scope) -> None:
        self.copies.append(None)

    def dwords_of(self, held: list[Any], dtype: DType) -> list[Any]:
        return held

    def bits_of(self, value: Any, dtype: DType, scope: Scope) -> Any:
        assert scope.items == [] and isinstance(dtype, DType)
        return "bits", value

    def packed_halves(self, halves: list[Any], dtype: DType, scope: Scope) -> list[Any]:
        assert scope.items == [] and dtype.bits == 16
        return list(zip(halves[::2], halves[1::2], strict=True))

    def joined(self, low: Any, high: Any, upper: bool, scope: Scope) -> Any:
        return "upper" if upper else "lower", low, high


class Accumulators(reduce.Accumulators):
    """Instructions have the names of what they are made for."""

    def fresh(self, scope: Scope, dtype: DType) -> VReg:
        return scope.reg("v")

    def emit(self, scope: Scope, op: str, *uses: Any) -> VReg:
        made = scope.reg("v")
        scope.items.append(MachineInst(op, (made,), uses))
        return made

    def copy_to(self, scope: Scope, target: VReg, value: Any, dtype: DType) -> None:
        assert isinstance(target, VReg) and isinstance(dtype, DType)
        scope.items.append(MachineInst("copy", (target,), (value,)))

    def multiply_add(self, scope: Scope, a: Any, b: Any, held: Any, in_place: bool) -> Any:
        if in_place:
            scope.items.append(MachineInst("fma", (held,), (a, b, held)))
            return held
        return self.emit(scope, "fma", a, b, held)

    def combine(self, scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
        assert isinstance(dtype, DType)
        return self.emit(scope, op.name, a, b)

    def blend(self, scope: Scope, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
        assert isinstance(dtype, DType)
        return "where", mask, value, other

    def widened(self, scope: Scope, operand: Any, source: DType) -> Any:
        assert isinstance(source, DType)
        return operand

    def result(self, scope: Scope, total: Any, dtype: DType) -> Any:
        return "result", total

    def exchanged(self, scope: Scope, value: Any, dtype: DType, step: int) -> Any:
        assert isinstance(dtype, DType)
        return "lane", value, step

    def across_waves(self, scope: Scope, op: Op, dtype: DType, total: Any, waves: int) -> Any:
        assert isinstance(dtype, DType)
        return "waves", total, waves


class Fragments:
    """A matrix unit that nothing uses but what says so."""

    def __init__(self, done: list[Any]) -> None:
        self.done, self.variables = done, set[Any]()

    def declare(self, statement: Any, scope: Scope) -> None:
        self.variables.add(statement.variable)

    def holds(self, variable: Any) -> bool:
        return variable in self.variables

    def own(self, variables: Any, scope: Scope) -> None:
        self.done.append(("fragments own", [v for v in variables if self.holds(v)]))

    def multiply(self, statement: Any, scope: Scope) -> None:
        self.done.append(("multiply", statement.variable))

    def scale(self, statement: Any, scope: Scope) -> None:
        self.done.append(("fragments scale", statement.variable))

    def total(self, statement: Any, scope: Scope) -> None:
        self.done.append(("fragments total", statement.variable))


class Block(Scope):
    """Loops are noted in the items of the scope around them: ("loop", trips, until, items)."""

    def repeat(self, trips: int) -> None:
        self.outer().items.append(("loop", trips, None, self.items))

    def repeat_until(self, trips: int, until: Any) -> None:
        self.outer().items.append(("loop", trips, until, self.items))


class Selector(select.Selector):
    """`done` has what was done, in order; what is emitted into scopes, their items."""

    def __init__(self, params: Sequence[Param], arrays: Sequence[Shared] = ()) -> None:
        self.done = list[Any]()
        self.values = Values(params, arrays)
        self.root = self.values.root = Block(itertools.count(), None)
        self.index, self.memory = self.values.index, self.values.memory
        self.index.root = self.root
        self.values.computed = self.done
        self.accumulators, self.fragments = Accumulators(self.values, 0), Fragments(self.done)
        self.stager = Stager(self.values)

    def put(self, statement: Any, form: Form, place: Any, value: Any, mask: Any, scope: Scope) -> None:
        self.done.append(("put", form.const, place, value, mask))

    def meet(self, barrier: Any, scope: Scope) -> None:
        self.done.append("meet")

    def leave(self, first: Any, limit: Any) -> None:
        self.done.append(("leave", first, limit))

    def mask(self, bound: Bound) -> None:
        self.done.append(("mask", bound))

    def write(self, slot: int, form: Form, held: list[Any], mask: Any, scope: Scope) -> None:
        self.done.append(("write", slot, form.const, held, mask))
