"""Rows of powers that are summed while their maximum is still being found: attention without its scores.

A kernel whose last sum is over ``e**(x - max(x)) * other`` along a row, and which also sums the powers alone,
runs in one pass over the row. Each step raises the maximum that was seen so far and scales the sums by what
that changes (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018; Dao et al.,
"FlashAttention", 2022); nothing of the row is stored. `find` recognises the form that
`tensor/passes/online.py` leaves, `OnlineSums` carries it out under `apply.py`, beside `reduce.py`. The sum of
the powers may be all that is wanted, or be known already: then there is no maximum, as in the gradient of
attention, which makes the powers again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value, postorder
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Constant,
    Declare,
    LoadTile,
    Operand,
    Scale,
    Shared,
    StoreTile,
    Tile,
    Total,
)
from tensor.plan import rows
from tensor.plan.binding import VECTOR, OpenBlock
from tensor.plan.reduce import Reduction
from tensor.plan.schedule import Online, Schedule, Steps
from tensor.plan.target import Target
from tensor.plan.tile import digit

MOST_KEPT = 256  # steps of an inner product whose sides stay in registers
HELD = 64  # registers for a lane's part of them, and as many for its results
SPLIT = 4  # lanes that a row's inner products and results are spread over
WAVES = 4  # of a work-group
SHARED_BYTES = 16384  # for what all rows of a work-group read
BLOCK = 32  # elements of the row that are there at once, at most
AT_ONCE = 4  # elements of the row in one step, where registers hold what that needs
FEW = 2  # rows of a lane that hold so much that twice as many pay, one element at a time
ANY = 1 << 62  # elements: of rows of any length
LEAST = -3.4028234663852886e38  # a maximum of nothing: finite, for differences of infinities are NaN


def find(kernel: Kernel) -> Online | None:
    """The row of a kernel and what is summed along it, None if it is no such kernel."""
    reductions = [v for v in kernel.values if v.op in REDUCE]
    if len(reductions) < 2:
        return None
    axes = kernel.dependencies
    totals = [v for v in reductions if not axes[id(v)] - {*kernel.axes}]
    along = {v.arg for v in totals}
    if len(along) != 1 or any(v.dtype != dtypes.float32 or len(v.arg) != 1 for v in totals):
        return None
    inner = [v for v in reductions if v not in totals]
    if any(totals[0].arg[0] not in axes[id(v)] for v in inner):
        return None
    sides = tuple(dict.fromkeys(axis for v in inner for axis in v.arg))
    if len(totals) == 1:
        return again(totals[0], sides)
    if rows.find(kernel, ANY) is not None and rows.needs(kernel):
        return None  # what stays in registers is better there, as in the gradient of softmax
    top = next((v for v in totals if v.op is Op.REDUCE_MAX), None)
    powers, last = sums_of(totals)
    if top is None or powers is None or len(totals) != 2 + (last is not None):
        return None
    scale = exponent(powers.src[0], top)
    if scale is None or (last is None and not inner):
        return None
    if last is not None:
        others = [s for s in last.src[0].src if s is not powers.src[0]]
        if len(others) != 1 or {top, powers} & {*postorder(others[0])}:
            return None
    sums = (powers,) if last is None else (powers, last)
    return Online(top.arg[0], top, sums, scale, sides)


def again(total: Value, sides: tuple[Axis, ...]) -> Online | None:
    """A sum of products, one factor of which is computed of products: of powers whose sums are known."""
    if total.op is not Op.REDUCE_ADD or total.src[0].op is not Op.MUL or not sides:
        return None
    return Online(total.arg[0], None, (total,), 0.0, sides)


def sums_of(totals: list[Value]) -> tuple[Value | None, Value | None]:
    """The sum of the powers, and the sum of the powers times something if there is one."""
    sums = [v for v in totals if v.op is Op.REDUCE_ADD]
    if len(sums) == 1:
        return sums[0], None
    for powers, last in (sums, sums[::-1]) if len(sums) == 2 else ():
        if last.src[0].op is Op.MUL and powers.src[0] in last.src[0].src:
            return powers, last
    return None, None


def exponent(power: Value, top: Value) -> float | None:
    """c, where the power is ``2**(c * (x - top))`` and top the maximum of x; None if it is not."""
    if power.op is Op.MUL and power.src[0] is power.src[1]:
        half = exponent(power.src[0], top)
        return None if half is None else 2 * half
    if power.op is not Op.EXP2:
        return None
    inside, scale = power.src[0], 1.0
    if inside.op is Op.MUL and any(s.op is Op.CONST for s in inside.src):
        scale = next(float(s.arg) for s in inside.src if s.op is Op.CONST)
        inside = next(s for s in inside.src if s.op is not Op.CONST)
    is_shifted = inside.op is Op.SUB and inside.src == (top.src[0], top)
    return scale if is_shifted and scale > 0 else None


def schedule(kernel: Kernel, online: Online, target: Target) -> Schedule:
    """Lanes along the axis that fewest loads vary along, several rows each where there are many: what all of
    them read comes through shared memory, a block at a time. Where rows are few, lanes share them."""
    axes = kernel.dependencies
    across, results = divided(kernel, online)
    depth = sum(a.size for v in kernel.values if v.op in REDUCE and online.along not in v.arg for a in v.arg)
    is_wide = len(online.inner) in (1, 2) and len(results) == 1 and depth <= MOST_KEPT
    if across is None or across.size < target.lanes or not is_wide:
        return few_rows(kernel, online, across, results, target)
    held = next(n for n in (4, 2, 1) if n * depth <= HELD * SPLIT)
    most, step = HELD * SPLIT // held, AT_ONCE
    if online.top is None and held == FEW and results[0].size <= HELD * SPLIT // (2 * FEW):
        held, step = 2 * FEW, 1  # as many registers hold rows, and fewer what is read for them
    parts = -(-results[0].size // most)
    tile = {across: held, results[0]: results[0].size if parts == 1 else whole(-(-results[0].size // parts))}
    block = min(WAVES, -(-across.size // target.lanes)) * target.lanes
    outer = tuple(a for a in kernel.axes if a.size > 1 and a is not across)
    staged = frontier(kernel, online, across)
    lines = (staged_axis(axes[id(v)], online, results[0]) for v in staged)
    width = sum(whole(tile.get(axis, axis.size)) for axis in lines)
    at_once = max(AT_ONCE, min(BLOCK, SHARED_BYTES // (4 * width) // AT_ONCE * AT_ONCE))
    online = replace(online, wide=results[0], staged=tuple(staged), block=at_once, step=step)
    return Schedule((across,), outer, tile, {}, block, SPLIT, online=online)


def divided(kernel: Kernel, online: Online) -> tuple[Axis | None, list[Axis]]:
    """The axis of the rows that fewest loads vary along, and the axes that a row's results run along."""
    axes = kernel.dependencies
    own = frozenset[Axis]().union(*(axes[id(v)] for v in rows_of(kernel, online)))
    loads = [axes[id(v)] for v in kernel.values if v.op is Op.BUFFER]
    rows = [a for a in kernel.axes if a in own and a.size > 1]
    across = min(rows, key=lambda a: (sum(a in found for found in loads), -a.size), default=None)
    return across, [a for a in kernel.axes if a not in own and a.size > 1]


def row_sides(kernel: Kernel, online: Online) -> tuple[Axis | None, tuple[Value, ...]]:
    """The axis of the rows, and the side of each product inside a row that varies along it, where the other
    one varies along the elements; no axis if a product is otherwise."""
    axes, (across, _) = kernel.dependencies, divided(kernel, online)
    found: list[Value] = []
    for value in (v for v in kernel.values if v.op in REDUCE and online.along not in v.arg):
        sides = value.src[0].src if value.op is Op.REDUCE_ADD and value.src[0].op is Op.MUL else ()
        own = [s for s in sides if across in axes[id(s)] and online.along not in axes[id(s)]]
        others = [s for s in sides if across not in axes[id(s)] and online.along in axes[id(s)]]
        if len(own) != 1 or len(others) != 1 or len(value.arg) != 1:
            return None, ()
        found += own
    return (across, tuple(dict.fromkeys(found))) if found else (None, ())


def few_rows(
    kernel: Kernel, online: Online, across: Axis | None, results: list[Axis], target: Target
) -> Schedule:
    """Each lane, or several of them, has rows of its own, and all results of it that registers hold."""
    lane_axes = () if across is None else (across,)
    outer = tuple(a for a in kernel.axes if a.size > 1 and a not in lane_axes)
    lanes = prod(a.size for a in lane_axes)
    share = 1
    while share * lanes * 2 <= target.lanes:
        share *= 2
    tile = {a: -(-a.size // -(-a.size // HELD)) for a in results[-1:]}
    inner = [v for v in kernel.values if v.op in REDUCE and online.along not in v.arg]
    steps = {a: Steps(a, min(16, a.size)) for v in inner for a in v.arg}
    steps[online.along] = Steps(online.along, min(AT_ONCE, -(-online.along.size // share)), share)
    block = target.lanes if share * lanes <= target.lanes else 2 * target.lanes
    return Schedule(lane_axes, outer, tile, steps, block, share, online=online)


def rows_of(kernel: Kernel, online: Online) -> list[Value]:
    """The products that elements of a row are made of; their axes are those of the rows."""
    return [v for v in kernel.values if v.op in REDUCE and online.along not in v.arg] or [*online.sums[:1]]


def frontier(kernel: Kernel, online: Online, across: Axis) -> list[Value]:
    """What all rows of a work-group read: values along the row and one axis more that do not vary along
    `across`, where something that does uses them."""
    axes = kernel.dependencies
    results = {*kernel.axes}.difference(*(axes[id(v)] for v in rows_of(kernel, online)))
    found = [
        source
        for value in kernel.values
        if across in axes[id(value)]
        for source in value.src
        if across not in axes[id(source)] and online.along in axes[id(source)]
        and source.dtype == dtypes.float32 and len(axes[id(source)] & {*online.inner, *results}) == 1
    ]  # fmt: skip
    return list(dict.fromkeys(found))


def staged_axis(axes: frozenset[Axis], online: Online, wide: Axis) -> Axis:
    """The axis beside the row that a value of the frontier has."""
    return next(a for a in (*online.inner, wide) if a in axes)


def whole(size: int) -> int:
    """Elements of a line in shared memory, and of what lanes spread over one hold together."""
    return -(-size // (SPLIT * VECTOR)) * SPLIT * VECTOR


class OnlineSums(Reduction):
    """The three reductions of a row, in one loop."""

    def run(self) -> None:
        """Leave both sums known in the entry block."""
        binding, home = self.binding, self.home
        online = binding.schedule.online
        if online is None:
            raise IRError(f"the schedule {binding.schedule} has no sums of a row in one loop")
        self.online = online
        self.values = [*online.sums]
        collected = [*self.values] if online.top is None else [online.top, *self.values]
        made = {id(v): binding.tile(v.dtype, binding.place(v)[0]) for v in collected}
        self.variables = made
        for value in collected:
            home.statements.append(Declare(made[id(value)], value.op))
        share = 1
        if online.staged:
            Blocks(self, online).run(home)
        else:
            steps = binding.schedule.steps[online.along]
            self.nest([steps], home)
            share = steps.lanes
        if share > 1 and online.top is not None:
            self.join(share)
        for value in collected if len(self.values) == 1 else self.values:
            out = binding.tile(value.dtype, binding.place(value)[0])
            home.statements.append(Total(out, made[id(value)], value.op, share))
            home.known[id(value)] = out

    def accumulate(self, block: OpenBlock) -> None:
        """One step: the maximum so far, the sums brought to it, then what the step adds to them."""
        binding, top, home = self.binding, self.online.top, self.home
        if top is None:
            super().accumulate(block)
            return
        source = self.operand(top.src[0])
        before = self.highest(block, 1)
        parts = tuple(p for a in top.arg for p in binding.tiles.get(a, ()))
        guards = tuple(map(binding.bound, binding.guards_along(frozenset(top.arg))))
        block.statements.append(Accumulate(self.variables[id(top)], top.op, source, parts, guards))
        now = self.highest(block, 1)
        self.rescale(block, before, now)
        home.known[id(top)] = now  # inside this block the row's maximum is what was seen of it
        super().accumulate(block)
        del home.known[id(top)]

    def highest(self, block: OpenBlock, lanes: int) -> Tile:
        """The maximum of what was seen so far, by a lane or by all that share a row."""
        binding, top = self.binding, self.online.top
        if top is None:
            raise IRError(f"{self.online} has no maximum")
        parts = binding.place(top)[0]
        seen, found = binding.tile(top.dtype, parts), binding.tile(top.dtype, parts)
        block.statements.append(Total(seen, self.variables[id(top)], top.op, lanes))
        block.statements.append(Compute(found, Op.MAX, (seen, Constant(top.dtype, LEAST))))
        return found

    def rescale(self, block: OpenBlock, before: Tile, now: Tile) -> None:
        """Sums of powers less one maximum become sums of powers less another."""

        def made(op: Op, *sources: Operand) -> Tile:
            out = self.binding.tile(now.dtype, now.parts)
            block.statements.append(Compute(out, op, sources))
            return out

        less = made(Op.SUB, before, now)
        factor = made(Op.EXP2, made(Op.MUL, less, Constant(now.dtype, self.online.scale)))
        for value in self.values:
            block.statements.append(Scale(self.variables[id(value)], factor))

    def join(self, lanes: int) -> None:
        """Bring the sums of all lanes that share a row to the maximum of the whole row."""
        self.rescale(self.home, self.highest(self.home, 1), self.highest(self.home, lanes))


@dataclass(frozen=True)
class SharedLine:
    """What of the frontier lies in shared memory: a line of `size` elements for each element of the row."""

    value: Value
    axis: Axis
    shared: Shared
    size: int


class Blocks:
    """The loops over a row whose work-group brings what its rows share into shared memory."""

    def __init__(self, sums: OnlineSums, online: Online) -> None:
        self.sums, self.online, self.binding = sums, online, sums.binding
        self.lines = [self.line(value) for value in online.staged]

    def line(self, value: Value) -> SharedLine:
        binding, online = self.binding, self.online
        if online.wide is None:
            raise IRError(f"{online} has no axis that lanes spread over")
        axis = staged_axis(binding.axes[id(value)], online, online.wide)
        size = whole(binding.schedule.tile.get(axis, axis.size))
        turn = binding.schedule.block * VECTOR
        count = -(-size * online.block // turn) * turn
        return SharedLine(value, axis, binding.share(value.dtype, count), size)

    def run(self, home: OpenBlock) -> None:
        """Whole blocks in a loop, then what is left of the row."""
        count, left = divmod(self.online.along.size, self.online.block)
        for start, trips, length in ((0, count, self.online.block), (count * self.online.block, 1, left)):
            if not trips or not length:
                continue
            outer, counter = home.inner(), self.binding.axis(trips)
            begin = Form(start) + of_axis(counter) * self.online.block
            stores = [self.bring(line, begin, outer) for line in self.lines]
            outer.statements += [Barrier(), *stores, Barrier()]
            step = self.online.step
            whole_steps, rest = divmod(length, step)
            for at, turns, size in ((0, whole_steps, step), (whole_steps * step, 1, rest)):
                if turns and size:
                    self.step(outer, begin, at, turns, size)
            outer.close(counter)

    def bring(self, line: SharedLine, begin: Form, block: OpenBlock) -> StoreTile:
        """Compute a block of a value of the frontier, spread over all lanes; returns its store."""
        binding = self.binding
        saved = binding.saved()
        rounds, element = (
            binding.axis(line.shared.count // (binding.schedule.block * VECTOR)),
            binding.axis(VECTOR),
        )
        number = (of_axis(rounds) * binding.schedule.block + of_axis(binding.lane)) * VECTOR
        parts = tuple(p for p in (rounds, element) if p.size > 1)
        row, inside = digit(number, line.size, 0), digit(number, 1, line.size) + of_axis(element)
        binding.open(self.online.along, begin + row, parts, block)
        binding.keep_inside(self.online.along, 1)
        place = binding.starts[line.axis] + inside
        binding.open(line.axis, place, parts, None)
        binding.keep_inside(line.axis, VECTOR)
        value = self.sums.operand(line.value)
        binding.restore(saved)
        return StoreTile(line.shared, number + of_axis(element), value, parts)

    def step(self, outer: OpenBlock, begin: Form, at: int, turns: int, size: int) -> None:
        """Some elements of the row at once."""
        binding, along = self.binding, self.online.along
        inner, counter, part = outer.inner(), binding.axis(turns), binding.axis(size)
        row = Form(at) + of_axis(counter) * size + of_axis(part)
        parts = (part,) if size > 1 else ()
        binding.open(along, begin + row, parts, inner)
        for line in self.lines:
            inside = binding.parts[line.axis] + binding.starts[line.axis] * -1
            out = binding.tile(line.value.dtype, binding.place(line.value)[0])
            inner.statements.append(LoadTile(out, line.shared, row * line.size + inside))
            inner.known[id(line.value)] = out
        self.sums.accumulate(inner)
        binding.close(along)
        inner.close(counter)
