"""Reductions: loops over the reduced axes, accumulators in registers, totals across lanes and waves.

Stands under selection, which calls `expand` when it meets a REDUCE value. Reductions over the same axes that
do not need each other share one loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from tensor.codegen.rdna import arith, wide
from tensor.codegen.rdna.build import Scope, is_vector
from tensor.codegen.rdna.machine import EXEC, Inst, VReg
from tensor.codegen.rdna.schedule import Steps
from tensor.codegen.rdna.tile import digit, fix, of_axis, substitute
from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Value, postorder

if TYPE_CHECKING:
    from tensor.codegen.rdna.select import Selector

COMBINE = {Op.REDUCE_ADD: Op.ADD, Op.REDUCE_MUL: Op.MUL, Op.REDUCE_MAX: Op.MAX, Op.REDUCE_MIN: Op.MIN}
LOW_ROW, HIGH_ROW = 0x76543210, 0xFEDCBA98  # v_permlanex16 lane selects: lane i takes lane i of the other row
ROW_XMASK = 0x160  # dpp_ctrl of row_xmask:0
CHAINS = 4  # independent accumulators when the register tile has few outputs


class Group:
    """Reductions run together. accumulators: per value and output point, one register per chain."""

    def __init__(self, selector: Selector, values: list[Value]) -> None:
        self.selector = selector
        self.values = values
        self.outer = {id(v): selector.shape(v) for v in values}
        self.accumulators: dict[tuple[Any, ...], Any] = {}
        self.chains = 1

    def slots(self) -> Iterator[tuple[Value, tuple[int, ...], int]]:
        """Every accumulator: value, output point, chain."""
        for value in self.values:
            for point in product(*(range(p.size) for p in self.outer[id(value)].parts)):
                for chain in range(self.chains):
                    yield value, point, chain


def expand(selector: Selector, value: Value) -> None:
    """Run a reduction (and its companions) and leave the totals in the memo of its scope."""
    run_independent(selector, value)
    values = companions(selector, value)
    group = Group(selector, values)
    axes: tuple[Axis, ...] = value.arg
    home = selector.shape(value).scope
    outputs = sum(1 for _ in group.slots())
    steps = [selector.schedule.steps[a] for a in axes]
    if outputs < CHAINS and all(v.dtype.is_float and v.op is Op.REDUCE_ADD for v in values):
        group.chains = max(1, min(CHAINS // outputs, max(s.unroll * s.vector for s in steps)))
    run(group, steps, home)
    for item in values:
        finish(group, item, home)


def run_independent(selector: Selector, value: Value) -> None:
    """Run the reductions below that do not vary along the axes of this one; they may be over the same
    axes, which can be open once only."""
    axes = frozenset(value.arg)
    for inner in selector.kernel.values:
        if inner is value:
            return
        if inner.op in REDUCE and not selector.axes[id(inner)] & axes and reaches(value, inner):
            for at in selector.coordinates(selector.shape(inner).parts):
                selector.value(inner, at)


def companions(selector: Selector, value: Value) -> list[Value]:
    """`value` and the other reductions over the same axes, in the same scope, not yet run, that need none of
    it."""
    shape = selector.shape(value)
    chosen = [value]
    for other in selector.kernel.values:
        if other is value or other.op not in REDUCE or other.arg != value.arg:
            continue
        if selector.shape(other).scope is not shape.scope or ready(selector, other):
            continue
        if not any(reaches(other, c) or reaches(c, other) for c in chosen) and inputs_ready(selector, other):
            chosen.append(other)
    return chosen


def ready(selector: Selector, value: Value) -> bool:
    """Has the reduction been run?"""
    shape = selector.shape(value)
    return (id(value), *(0 for _ in shape.parts)) in shape.scope.memo


def reaches(value: Value, target: Value) -> bool:
    """Does `value` depend on `target`?"""
    seen: set[int] = set()
    stack = [value]
    while stack:
        item = stack.pop()
        if item is target:
            return True
        if id(item) not in seen:
            seen.add(id(item))
            stack.extend(item.src)
    return False


def inputs_ready(selector: Selector, value: Value) -> bool:
    """Are the reductions that `value` needs already run?"""
    needed = postorder(*value.src, stop=is_reduction)
    return all(ready(selector, item) for item in needed if is_reduction(item))


def is_reduction(value: Value) -> bool:
    return value.op in REDUCE


def run(group: Group, steps: list[Steps], scope: Scope) -> None:
    """Nest the reduced axes, outermost first; at the bottom accumulate one step."""
    if not steps:
        accumulate(group, scope)
        return
    first, rest = steps[0], steps[1:]
    for start, trips, unroll, ragged in segments(first):
        inner = scope.inner()
        opened = open_axis(group.selector, first, inner, start, trips, unroll, ragged)
        if trips > 1:
            initialise(group, scope)
        run(group, rest, inner)
        close_axis(group.selector, first, inner, opened, trips)


def segments(steps: Steps) -> Iterator[tuple[int, int, int, bool]]:
    """(start, trips, unroll, ragged): whole steps in a loop, then what is left over."""
    whole, left = divmod(steps.axis.size, steps.step)
    if whole:
        yield 0, whole, steps.unroll, False
    if left:
        lanes = steps.lanes * steps.vector
        unroll = -(-left // lanes)
        yield whole * steps.step, 1, unroll, left % lanes != 0


def open_axis(
    selector: Selector, steps: Steps, inner: Scope, start: int, trips: int, unroll: int, ragged: bool
) -> Axis | None:
    """Bind a reduced axis to loop counter, lanes and tile coordinates. Returns the loop axis, if there is
    one."""
    axis = steps.axis
    form = Form(start)
    counter: Axis | None = None
    if trips > 1:
        counter = selector.part(trips)
        selector.index.enter(counter, inner)
        form = form + of_axis(counter) * (unroll * steps.lanes * steps.vector)
    tiles: list[Axis] = []
    if unroll > 1:
        tiles.append(selector.part(unroll))
        form = form + of_axis(tiles[-1]) * (steps.lanes * steps.vector)
    if steps.lanes > 1:
        form = form + digit(of_axis(selector.lane), 1, steps.lanes) * steps.vector
    if steps.vector > 1:
        tiles.append(selector.part(steps.vector))
        form = form + of_axis(tiles[-1])
    selector.parts[axis] = form
    selector.tiles[axis] = tuple(tiles)
    selector.scopes[axis] = inner
    if ragged:
        selector.extra_guards.append(Bound(of_axis(axis), 0, axis.size))
    selector.reshape((axis,))
    return counter


def close_axis(selector: Selector, steps: Steps, inner: Scope, counter: Axis | None, trips: int) -> None:
    """End the step: the loop's increments and its compare, or a splice of straight-line code."""
    selector.extra_guards = [g for g in selector.extra_guards if steps.axis not in g.form.axes]
    if counter is None:
        inner.close()
    else:
        inner.repeat(trips)
    del selector.parts[steps.axis], selector.tiles[steps.axis], selector.scopes[steps.axis]
    selector.reshape((steps.axis,))


def initialise(group: Group, scope: Scope) -> None:
    """Give every accumulator a register of its own that a loop may update."""
    if ("owned",) in group.accumulators:
        return
    for value, point, chain in group.slots():
        key = (id(value), point, chain)
        held = group.accumulators.get(key)
        dtype = accumulator_type(value)
        fresh = scope.reg("v", dtype.bits // 32)
        start = identity(value.op, dtype) if held is None else held
        copy_to(scope, fresh, start, dtype)
        group.accumulators[key] = fresh
    group.accumulators["owned",] = True


def copy_to(scope: Scope, target: VReg, value: Any, dtype: DType) -> None:
    """Move a value into a given register."""
    if dtype.bits == 64:
        scope.into(target[0], "v_mov_b32", wide.low(value, dtype))
        scope.into(target[1], "v_mov_b32", wide.high(value, dtype))
    else:
        scope.into(target, "v_mov_b32", value)


def accumulator_type(value: Value) -> DType:
    """What a reduction accumulates in: at least 32 bits; bool as an integer 0 or 1."""
    dtype = value.dtype
    if dtype.kind == "b":
        return dtypes.uint32
    if dtype.is_float:
        return dtypes.float64 if dtype.bits == 64 else dtypes.float32
    if dtype.bits == 64:
        return dtype
    return dtypes.int32 if dtype.kind == "i" else dtypes.uint32


def identity(op: Op, dtype: DType) -> Any:
    """What leaves any other operand of the reduction unchanged."""
    number: Any = {Op.REDUCE_ADD: 0, Op.REDUCE_MUL: 1}.get(op)
    if number is None:
        number = dtype.min if op is Op.REDUCE_MAX else dtype.max
    if dtype.is_float:
        return float(number)
    return wide.signed(int(number)) if dtype.bits == 32 else int(number)


def accumulate(group: Group, scope: Scope) -> None:
    """One step: every coordinate of the reduced axes' tiles into its accumulator."""
    selector = group.selector
    for value in group.values:
        source = value.src[0]
        shape = selector.shape(source)
        outer = group.outer[id(value)].parts
        step_parts = tuple(p for a in value.arg for p in selector.tiles.get(a, ()))
        for number, step in enumerate(selector.coordinates(step_parts)):
            for at in selector.coordinates(outer):
                point = {**at, **step}
                key = (id(value), tuple(at.values()), number % group.chains)
                add_one(group, value, source, point, key, max_scope(scope, shape.scope))


def max_scope(a: Scope, b: Scope) -> Scope:
    return a if a.depth >= b.depth else b


def add_one(
    group: Group, value: Value, source: Value, point: dict[Axis, int], key: tuple[Any, ...], scope: Scope
) -> None:
    """accumulator = accumulator op value, in place inside loops; a float sum of products is a fused
    multiply-add."""
    selector = group.selector
    held = group.accumulators.get(key)
    dtype = accumulator_type(value)
    owned = ("owned",) in group.accumulators
    inside = step_mask(selector, value, point)
    if is_dot(value, source) and inside is None and held is not None:
        a, b = (selector.value(s, point) for s in source.src)
        if owned:
            scope.items.append(Inst("v_fmac_f32", (held,), scope.legal(fma_sources(a, b))))
        else:
            group.accumulators[key] = scope.v("v_fma_f32", a, b, held)
        return
    operand = widened(scope, selector.value(source, point), source.dtype)
    if inside is not None:
        operand = blend(scope, dtype, inside, operand, identity(value.op, dtype))
    if held is None:
        group.accumulators[key] = operand
        return
    total = combine(scope, value.op, dtype, held, operand)
    if owned:
        retarget(scope, total, held, dtype)
    else:
        group.accumulators[key] = total


def fma_sources(a: Any, b: Any) -> tuple[Any, Any]:
    """Sources of v_fmac: the second a vector register where possible, for the short encoding."""
    return (b, a) if is_vector(a) and not is_vector(b) else (a, b)


def is_dot(value: Value, source: Value) -> bool:
    """Is this step acc + x * y in float32?"""
    return (
        value.op is Op.REDUCE_ADD and source.op is Op.MUL and value.dtype.is_float and value.dtype.bits <= 32
    )


def step_mask(selector: Selector, value: Value, point: dict[Axis, int]) -> Any:
    """Lanes inside the reduced axes in a ragged last step; None where all are."""
    bounds = [
        Bound(fix(substitute(g.form, selector.parts), point), g.low, g.high)
        for g in selector.extra_guards
        if g.form.axes & frozenset(value.arg)
    ]
    return selector.memory.guard(bounds) if bounds else None


def blend(scope: Scope, dtype: DType, mask: Any, value: Any, other: Any) -> Any:
    if dtype.bits == 64:
        return wide.select(scope, dtype, mask, value, other)
    return arith.where(scope, dtype, mask, value, other)


def widened(scope: Scope, operand: Any, source: DType) -> Any:
    """A reduced value in the accumulator's type."""
    if source.kind == "b":
        return arith.number_of(scope, arith.mask_of(operand))
    return operand


def combine(scope: Scope, op: Op, dtype: DType, a: Any, b: Any) -> Any:
    """a op b in the accumulator's type."""
    operations = wide if dtype.bits == 64 else arith
    return operations.binary(scope, COMBINE[op], dtype, a, b)


def retarget(scope: Scope, total: Any, held: VReg, dtype: DType) -> None:
    """Write the last instruction's result into the accumulator itself, or copy."""
    last = scope.items[-1]
    if isinstance(last, Inst) and last.defs == (total,):
        last.defs = (held,)
    else:
        copy_to(scope, held, total, dtype)


def finish(group: Group, value: Value, home: Scope) -> None:
    """Join chains, lanes and waves; leave each total in the memo."""
    selector = group.selector
    dtype = accumulator_type(value)
    shape = group.outer[id(value)]
    share = max((selector.schedule.steps[a].lanes for a in value.arg), default=1)
    for point in product(*(range(p.size) for p in shape.parts)):
        parts = [group.accumulators.get((id(value), point, c)) for c in range(group.chains)]
        held = [p for p in parts if p is not None]
        total = held[0]
        for other in held[1:]:
            total = combine(home, value.op, dtype, total, other)
        if share > 1:
            total = across_lanes(selector, home, value.op, dtype, total, share)
        home.memo[(id(value), *point)] = result(home, total, value.dtype)


def result(scope: Scope, total: Any, dtype: DType) -> Any:
    """An accumulator as a value of the reduction's type."""
    if dtype.kind == "b":
        return scope.compare("v_cmp_ne_u32", 0, scope.vector(total))
    if dtype.bits < 32 and not dtype.is_float:
        return arith.narrow(scope, total, dtype)
    return total


def across_lanes(selector: Selector, scope: Scope, op: Op, dtype: DType, total: Any, share: int) -> Any:
    """Every lane gets the total over the `share` lanes (a power of two) that hold parts of one output."""
    step = 1
    while step < min(share, 32):
        other = exchanged(scope, total, dtype, step)
        total = combine(scope, op, dtype, total, other)
        step *= 2
    return across_waves(selector, scope, op, dtype, total, share // 32) if share > 32 else total


def exchanged(scope: Scope, value: Any, dtype: DType, step: int) -> Any:
    """The value of the lane whose number differs in bit `step`."""
    if dtype.bits != 64:
        return exchange_dword(scope, scope.vector(value), step)
    pair = scope.reg("v", 2)
    for index, part in enumerate((wide.low, wide.high)):
        other = exchange_dword(scope, scope.vector(part(value, dtype)), step)
        scope.into(pair[index], "v_mov_b32", other)
    return pair


def exchange_dword(scope: Scope, value: Any, step: int) -> VReg:
    """One dword from the lane `step` (a power of two) away: inside a row of 16 by DPP, across rows by
    permlane."""
    if step < 16:
        return scope.v("v_mov_b32", value, mods={"dpp_ctrl": ROW_XMASK + step, "bound_ctrl": 1})
    moved = scope.reg("v")
    scope.into(moved, "v_mov_b32", value)
    low, high = scope.root.scalar(LOW_ROW), scope.root.scalar(wide.signed(HIGH_ROW))
    scope.items.append(Inst("v_permlanex16_b32", (moved,), (value, low, high)))
    return moved


def across_waves(selector: Selector, scope: Scope, op: Op, dtype: DType, total: Any, waves: int) -> Any:
    """Join the waves of a work-group through LDS: each wave's first lane writes, all lanes read every
    part."""
    size = dtype.bits // 8
    base = selector.lds_bytes
    selector.lds_bytes += waves * size
    lane = scope.root.vector(selector.lane_id)
    place = scope.v("v_lshlrev_b32", size.bit_length() - 1, scope.v("v_lshrrev_b32", 5, lane))
    first = scope.compare("v_cmp_eq_u32", 0, scope.v("v_and_b32", 31, lane))
    saved = scope.masks("s_and_saveexec_b32", first)
    data = total if dtype.bits == 64 else scope.vector(total)
    suffix = "b64" if size == 8 else "b32"
    scope.do(f"ds_store_{suffix}", place, data, mods={"offset": base})
    scope.into(EXEC, "s_mov_b32", saved)
    for name, operands in scope.generation.barrier:
        scope.do(name, *operands)
    zero = scope.root.vector(0)
    joined: Any = None
    for wave in range(waves):
        part = scope.v(f"ds_load_{suffix}", zero, count=size // 4, mods={"offset": base + wave * size})
        joined = part if joined is None else combine(scope, op, dtype, joined, part)
    return joined
