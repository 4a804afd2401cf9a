"""Instruction selection: a kernel under a schedule becomes instructions over virtual registers.

Pre: a kernel and a schedule of it. Post: nested loops of `machine.Inst`, every virtual register defined
before use on every path. Each value is expanded over the register-tile coordinates it depends on and no
others, so a matrix product loads each row and column once without being recognised as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from tensor.codegen.rdna import arith, convert, double, special, wide
from tensor.codegen.rdna.build import Scope, root_scope
from tensor.codegen.rdna.generation import Generation
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.machine import Inst, IRError, Loop, Part, VReg
from tensor.codegen.rdna.matrix import Product
from tensor.codegen.rdna.memory import Memory, vector_width
from tensor.codegen.rdna.reduce import expand, is_reduction
from tensor.codegen.rdna.schedule import Schedule, dependencies
from tensor.codegen.rdna.tile import contiguous_run, digit, fix, of_axis, substitute
from tensor.dtype import DType
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Load, Store, Value, postorder

PART = 1 << 20  # axis numbers from here on are parts made by the selector
Coordinates = Mapping[Axis, int]
BINARY = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.MAX, Op.MIN, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR})
SINGLES = {Op.EXP2: special.exp2, Op.LOG2: special.log2, Op.SIN: special.sine, Op.COS: special.cosine}
DOUBLES = {Op.EXP2: double.exp2, Op.LOG2: double.log2, Op.SIN: double.sine, Op.COS: double.cosine}
COMPARES = frozenset({Op.LT, Op.EQ, Op.NE})


@dataclass(slots=True)
class Shape:
    """Where a value lives: the tile parts it depends on, and the scope of its deepest open reduction."""

    parts: tuple[Axis, ...]
    scope: Scope


class Selector:
    """Selection of one kernel. `parts`: each axis as a form over hardware axes and tile coordinates."""

    def __init__(self, kernel: Kernel, schedule: Schedule, generation: Generation) -> None:
        self.kernel = kernel
        self.schedule = schedule
        self.root = root_scope(generation)
        self.lane_id = entry_register(self.root, "v", 1, 0)
        self.group_id = entry_register(self.root, "s", 1, generation.group_id)
        self.kernarg = entry_register(self.root, "s", 2, 0)
        self.fresh = PART
        self.lane = self.part(schedule.block)
        self.group = self.part(schedule.groups)
        self.index = Index(self.root, self.lane, self.group, self.lane_id, self.group_id)
        self.axes = dependencies(kernel)
        self.parts: dict[Axis, Form] = {}
        self.tiles: dict[Axis, tuple[Axis, ...]] = {}
        self.scopes: dict[Axis, Scope] = {}
        self.extra_guards: list[Bound] = []
        self.shapes: dict[int, Shape] = {}
        self.forms: dict[int, tuple[Form, tuple[Bound, ...]]] = {}
        self.lds_bytes = 0
        self.memory = Memory(self.index, self.pointers(), {p.slot: p for p in kernel.params})
        self.assign_axes()
        self.product = Product(self, schedule.matrix) if schedule.matrix is not None else None

    def part(self, size: int) -> Axis:
        """A new axis of the hardware's or the register tile's."""
        self.fresh += 1
        return Axis(self.fresh, size)

    def pointers(self) -> dict[int, VReg | Part]:
        """Load the kernel's arguments: one address per slot, as few loads as possible."""
        found: dict[int, VReg | Part] = {}
        slots = [p.slot for p in self.kernel.params]
        at = 0
        while at < len(slots):
            run = next(n for n in (8, 4, 2, 1) if n <= len(slots) - at)
            data = self.root.reg("s", 2 * run)
            suffix = {1: "b64", 2: "b128", 4: "b256", 8: "b512"}[run]
            self.root.items.append(Inst(f"s_load_{suffix}", (data,), (self.kernarg,), {"offset": 8 * at}))
            for i in range(run):
                found[slots[at + i]] = data if run == 1 else Part(data, 2 * i, 2)
            at += run
        return found

    def assign_axes(self) -> None:
        """Write each parallel axis as a form of lane id, group id and tile coordinate; mask the grid's
        tail."""
        plan = self.schedule
        lane = of_axis(self.lane)
        group = of_axis(self.group)
        thread = digit(lane, plan.share, 0) + digit(group, 1, plan.lane_groups) * plan.outputs_per_group
        self.mixed_radix(plan.lane_axes, thread)
        self.mixed_radix(plan.outer_axes, digit(group, plan.lane_groups, 0))
        for axis in self.kernel.axes:
            if axis.size == 1:
                self.parts[axis] = Form()
        if plan.has_tail:
            index = self.index.value(thread)
            self.root.do("v_cmpx_gt_u32", *self.root.legal((plan.lane_total, self.root.vector(index))))

    def mixed_radix(self, axes: tuple[Axis, ...], number: Form) -> None:
        """`axes` as the digits of a number, the last one fastest."""
        below = 1
        for axis in reversed(axes):
            threads = self.schedule.threads(axis)
            outermost = axis is axes[0]
            position = digit(number, below, 0 if outermost else threads)
            below *= threads
            size = self.schedule.tile.get(axis, 1)
            if size > 1:
                tile = self.part(size)
                self.tiles[axis] = (tile,)
                self.parts[axis] = position * size + of_axis(tile)
            else:
                self.parts[axis] = position

    # --- where values live

    def shape(self, value: Value) -> Shape:
        """The tile parts and scope of a value, under the reductions open now."""
        found = self.shapes.get(id(value))
        if found is None:
            parts: list[Axis] = []
            scope = self.root
            for axis in self.axes[id(value)]:
                parts.extend(self.tiles.get(axis, ()))
                where = self.scopes.get(axis)
                if where is not None and where.depth > scope.depth:
                    scope = where
            parts.sort(key=lambda p: p.index)
            found = self.shapes[id(value)] = Shape(tuple(parts), scope)
        return found

    def reshape(self, axes: tuple[Axis, ...]) -> None:
        """Forget where values live that depend on axes whose reduction was opened or closed."""
        changed = frozenset(axes)
        for key in [k for k in self.shapes if self.axes[k] & changed]:
            del self.shapes[key]
            self.forms.pop(key, None)

    def coordinates(self, parts: tuple[Axis, ...]) -> Iterator[dict[Axis, int]]:
        """Every point of a register tile, the last part fastest."""
        for point in product(*(range(p.size) for p in parts)):
            yield dict(zip(parts, point, strict=True))

    # --- values

    def value(self, value: Value, at: Coordinates) -> Any:
        """The operand that holds a value at a tile point."""
        if value.op is Op.CONST:
            return constant(value)
        shape = self.shape(value)
        key = (id(value), *(at[p] for p in shape.parts))
        found = shape.scope.memo.get(key)
        if found is not None:
            return found
        if value.op in REDUCE:
            if self.product is not None:
                self.product.run()
            else:
                expand(self, value)
            return shape.scope.memo[key]
        if value.op is Op.BUFFER:
            self.load(value, at, shape)
            return shape.scope.memo[key]
        if value.op is Op.IOTA:
            made = self.iota(value, at, shape.scope)
        else:
            made = lower(shape.scope, value, [self.value(s, at) for s in value.src])
        shape.scope.memo[key] = made
        return made

    def iota(self, value: Value, at: Coordinates, scope: Scope) -> Any:
        """An index form as a number."""
        number: Any = self.index.value(fix(substitute(value.arg, self.parts), at))
        if value.dtype.bits == 64 and not isinstance(number, int):
            return wide.pack(scope, number, 0)
        return number

    def form(self, value: Value) -> tuple[Form, tuple[Bound, ...]]:
        """A load's index and guards over the parts open now."""
        found = self.forms.get(id(value))
        if found is None:
            load: Load = value.arg
            guards = [*load.guards, *self._step_guards(value)]
            found = (
                substitute(load.index, self.parts),
                tuple(Bound(substitute(g.form, self.parts), g.low, g.high) for g in guards),
            )
            self.forms[id(value)] = found
        return found

    def _step_guards(self, value: Value) -> list[Bound]:
        """Guards of a reduction's ragged last step, for loads that depend on its axis."""
        axes = self.axes[id(value)]
        return [g for g in self.extra_guards if g.form.axes & axes]

    def load(self, value: Value, at: Coordinates, shape: Shape) -> None:
        """Load the element at a tile point and its neighbours that one instruction brings."""
        load: Load = value.arg
        form, guards = self.form(value)
        bounds = [Bound(fix(g.form, at), g.low, g.high) for g in guards]
        if value.src:
            index = self.value(value.src[0], at)
            got = self.memory.gather(
                load.slot, fix(form, at), index, value.src[0].dtype, load.limit, bounds, shape.scope
            )
            shape.scope.memo[(id(value), *(at[p] for p in shape.parts))] = got
            return
        axis, width = self.vector(value, form, guards, shape)
        first = dict(at)
        if axis is not None:
            first[axis] -= first[axis] % width
            bounds = [Bound(fix(g.form, first), g.low, g.high) for g in guards]
        values = self.memory.load(load.slot, fix(form, first), width, bounds, shape.scope)
        for i, got in enumerate(values):
            point = dict(first)
            if axis is not None:
                point[axis] += i
            shape.scope.memo[(id(value), *(point[p] for p in shape.parts))] = got

    def vector(
        self, value: Value, form: Form, guards: tuple[Bound, ...], shape: Shape
    ) -> tuple[Axis | None, int]:
        """The tile part along which one access takes several elements, and how many."""
        access = self.memory.params[value.arg.slot].access
        scalar = access == "r" and not guards and not self.index.split(form)[1]
        best: tuple[Axis | None, int] = (None, 1)
        for part in shape.parts:
            if not contiguous_run(form, part) or any(part in g.form.axes for g in guards):
                continue
            width = vector_width(form, part, part.size, value.dtype, scalar)
            if width > best[1]:
                best = part, width
        return best

    # --- stores

    def stores(self) -> None:
        """Evaluate and write every store; where lanes share an output only the first of them writes."""
        pending = [(store, self.evaluated(store)) for store in self.kernel.stores]
        if self.schedule.share > 1:
            mine = self.index.value(digit(of_axis(self.lane), 1, self.schedule.share))
            self.root.do("v_cmpx_eq_u32", 0, self.root.vector(mine))
        for store, points in pending:
            self.write(store, points)

    def evaluated(self, store: Store) -> list[tuple[dict[Axis, int], Any]]:
        """The store's value at every tile point."""
        parts = tuple(p for a in self.kernel.axes for p in self.tiles.get(a, ()))
        order = postorder(store.value, stop=is_reduction)  # so that evaluation does not recurse deeply
        points: list[tuple[dict[Axis, int], Any]] = []
        for at in self.coordinates(parts):
            for value in order:
                self.value(value, at)
            points.append((at, self.value(store.value, at)))
        return points

    def write(self, store: Store, points: list[tuple[dict[Axis, int], Any]]) -> None:
        """Write the points, neighbours in one instruction where the index runs on."""
        form = substitute(store.index, self.parts)
        dtype = self.memory.params[store.slot].dtype
        width, axis = 1, None
        for part in points[0][0]:
            if contiguous_run(form, part):
                run = vector_width(form, part, part.size, dtype, False)
                if run > width:
                    width, axis = run, part
        held = {tuple(at.values()): operand for at, operand in points}
        for at, operand in points:
            if axis is None:
                self.memory.store(store.slot, fix(form, at), [operand], self.root)
            elif at[axis] % width == 0:
                group = [held[tuple({**at, axis: at[axis] + i}.values())] for i in range(width)]
                self.memory.store(store.slot, fix(form, at), group, self.root)


def entry_register(root: Scope, kind: str, count: int, at: int) -> VReg:
    """A register that the launch fills."""
    reg = root.reg(kind, count)
    reg.at, reg.fixed = at, True
    return reg


def constant(value: Value) -> Any:
    """A CONST as the Python number its type holds."""
    if value.dtype.kind == "b":
        return bool(value.arg)
    if value.dtype.is_float:
        return rounded(float(value.arg), value.dtype)
    bits = int(value.arg) & ((1 << value.dtype.bits) - 1)
    signed = value.dtype.kind == "i" or value.dtype.bits == 32
    return bits - (1 << value.dtype.bits) if signed and bits >> (value.dtype.bits - 1) else bits


def rounded(number: float, dtype: DType) -> float:
    """A constant with the precision of its type, to nearest even."""
    if dtype.bits == 64 or number != number or number in (float("inf"), float("-inf")):
        return number
    single = np.float32(number)
    if dtype.kind == "B":
        bits = int(single.view(np.uint32))
        return float(np.uint32((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).view(np.float32))
    return float(np.float16(number)) if dtype.bits == 16 else float(single)


def lower(scope: Scope, value: Value, sources: list[Any]) -> Any:
    """One elementwise operation on operands."""
    op, dtype = value.op, value.dtype
    source = value.src[0].dtype
    if op is Op.CAST:
        return convert.cast(scope, prepared(scope, sources[0], source), source, dtype)
    if op is Op.BITCAST:
        return convert.bitcast(scope, sources[0], source, dtype)
    if op is Op.WHERE:
        select = wide.select if dtype.bits == 64 else None
        if select is not None:
            return select(scope, dtype, *sources)
        return arith.where(scope, dtype, *sources)
    if op in COMPARES or op in BINARY:
        operations = wide if source.bits == 64 else arith
        return operations.binary(scope, op, source if op in COMPARES else dtype, *sources)
    if op in (Op.DIV, Op.MOD):
        return quotient(scope, op, dtype, *sources)
    return unary(scope, op, dtype, sources[0])


def prepared(scope: Scope, value: Any, dtype: DType) -> Any:
    """A cast's source: constants that no instruction takes directly are moved to registers."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return value
    return value if dtype.bits == 64 else scope.vector(value)


def quotient(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """DIV and MOD of every type."""
    if not dtype.is_float:
        if dtype.kind == "b":
            raise IRError("DIV and MOD of bool have no meaning; cast to an integer first")
        return (special.divide_long if dtype.bits == 64 else special.divide_int)(scope, op, dtype, a, b)
    divided = special.divide_float(scope, dtype, a, b)
    if op is Op.DIV:
        return divided
    return float_remainder(scope, dtype, a, b, divided)


def float_remainder(scope: Scope, dtype: DType, a: Any, b: Any, divided: Any) -> Any:
    """a - trunc(a / b) * b, one fused step; exact while the quotient is below 2**24 (2**53)."""
    if dtype.bits == 64:
        whole = scope.v("v_trunc_f64", divided, count=2)
        return scope.v("v_fma_f64", whole, *wide.both(scope, b, a, dtype), count=2, mods=special.NEG0)
    return scope.v("v_fma_f32", scope.v("v_trunc_f32", divided), b, a, mods=special.NEG0)


def unary(scope: Scope, op: Op, dtype: DType, x: Any) -> Any:
    """One-source operations."""
    if op in (Op.NEG, Op.NOT, Op.TRUNC):
        if isinstance(x, bool) or (isinstance(x, (int, float)) and op is not Op.NEG):
            x = x if dtype.kind == "b" or dtype.bits == 64 else scope.vector(x)
        return (wide if dtype.bits == 64 else arith).unary(scope, op, dtype, x)
    if op is Op.RECIP:
        return special.divide_float(scope, dtype, 1.0, x)
    if op is Op.SQRT:
        return special.square_root(scope, dtype, x)
    if dtype.bits == 64:
        return DOUBLES[op](scope, wide.full(scope, x, dtype))
    return SINGLES[op](scope, scope.vector(x))


def select(kernel: Kernel, schedule: Schedule, generation: Generation) -> tuple[list[Inst | Loop], Selector]:
    """The kernel's instructions under a schedule, and the selector (its fixed registers, LDS size)."""
    selector = Selector(kernel, schedule, generation)
    selector.stores()
    selector.root.do("s_endpgm")
    return selector.root.items, selector
