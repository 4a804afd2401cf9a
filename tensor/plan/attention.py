"""Attention by matrix instructions: sums of products along a row whose elements are products themselves.

Stands under `pick.py` and `apply.py`, beside `online.py`, which says what such a kernel looks like. Each lane
has one column of results, a row of the kernel; its elements lie in registers, those of neighbours side by
side. Scores are made of blocks in shared memory, the elements that they give are narrowed, go through shared
memory back to their own wave, and are multiplied again. Nothing of a row is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Constant,
    Declare,
    Fragment,
    LoadTile,
    MultiplyFragments,
    Number,
    Operand,
    StoreTile,
    Tile,
    Total,
)
from tensor.plan.binding import OpenBlock, in_runs, several, sharing
from tensor.plan.blocks import EDGE_OF_UNIT, longest, narrow
from tensor.plan.online import OnlineSums
from tensor.plan.schedule import Chain, Online, Schedule, Scores, Weighed
from tensor.plan.sides import PAD_BYTES, Side, brought, runs_along
from tensor.plan.target import COLUMNS, Target
from tensor.plan.tile import ZERO, digit, substitute
from tensor.plan.zeros import keeps_zero

DEEPEST = 256  # steps of a product inside
WIDEST = 128  # results of a row that a work-group has
HELD = 128  # registers for what stays in them
STEPS = 32  # elements of a row that are there at once


def find(kernel: Kernel, online: Online, target: Target) -> Chain | None:
    """The products of such a kernel, None if the matrix unit has no words for them."""
    axes, row = kernel.dependencies, frozenset((online.along,))
    inner = [v for v in kernel.values if v.op in REDUCE and online.along not in v.arg]
    made = [scores_of(value, row, axes, target) for value in inner]
    scores = tuple(each for each in made if each is not None)
    if not scores or len(scores) != len(made) or len({s.left.dtype for s in scores}) != 1:
        return None
    fragment = target.fragment(scores[0].left.dtype, dtypes.float32, COLUMNS)
    if fragment is None or not is_columnar(fragment):
        return None
    parallel = frozenset(kernel.axes)
    rows = frozenset.intersection(*(axes[id(s.right)] - axes[id(s.left)] for s in scores)) & parallel
    if online.top is not None and len(online.sums) == 1:
        across = longest(rows)
        return None if across is None else sized(Chain(fragment, across, scores, None), online, target)
    total, known = online.sums[-1], frozenset[Axis]().union(*(axes[id(s.value)] for s in scores))
    for other, weight in (total.src[0].src, total.src[0].src[::-1]):
        across, wide = longest(rows - axes[id(other)]), axes[id(other)] & parallel - known
        found = other.op is Op.CAST and other.src[0].dtype == fragment.side and row <= axes[id(other)]
        if found and across is not None and len(wide) == 1 and not wide & axes[id(weight)]:
            last = Weighed(total, weight, other.src[0], *wide)
            return sized(Chain(fragment, across, scores, last), online, target)
    return None


def scores_of(
    value: Value, row: frozenset[Axis], axes: dict[int, frozenset[Axis]], target: Target
) -> Scores | None:  # fmt: skip
    """A sum inside a row as a product of two narrow sides."""
    if value.op is not Op.REDUCE_ADD or value.src[0].op is not Op.MUL or len(value.arg) != 1:
        return None
    left, right = value.src[0].src
    narrowed = narrow(left, right, target, value.dtype)
    if narrowed is None or narrowed[2] is not None or value.arg[0].size > DEEPEST:
        return None
    left, right, _ = narrowed
    if row <= axes[id(right)]:
        left, right = right, left
    is_product = row <= axes[id(left)] and not row & axes[id(right)]
    is_product = is_product and all(value.arg[0] in axes[id(side)] for side in (left, right))
    whole = value.arg[0].size % EDGE_OF_UNIT == 0 or (keeps_zero(left) and keeps_zero(right))
    return Scores(value, left, right, value.arg[0]) if is_product and whole else None


def is_columnar(fragment: Fragment) -> bool:
    """Does each lane have one column of the results, and the whole of a row's element somewhere?"""
    return fragment.register not in fragment.column.axes and fragment.rows == fragment.columns


def sized(chain: Chain, online: Online, target: Target) -> Chain | None:
    """The chain with as many waves and fragments as rows, registers and shared memory are there for, None if
    that is not one."""
    across, fragment, row, last = chain.across, chain.fragment, online.along.size, chain.last
    if min(across.size, row) < EDGE_OF_UNIT:
        return None
    if last is not None and row % EDGE_OF_UNIT and not keeps_zero(last.other):
        return None
    edge, wide = fragment.columns, 0 if last is None else last.wide.size
    sides = sum(-(-s.inner.size // fragment.steps) for s in chain.scores) * fragment.along.size // 2
    held = sides + -(-min(wide, WIDEST) // fragment.rows) * fragment.register.size
    least = fragment.together
    tile = 2 * least if 2 * least * held <= HELD and across.size > least * edge else least
    steps = STEPS if row > whole_unit(fragment) else whole_unit(fragment)
    chain = replace(chain, tile=tile, steps=steps, is_held=held * tile <= HELD)
    useful = (replace(chain, waves=n) for n in (4, 2, 1) if n == 1 or n * tile * edge < 2 * across.size)
    return next((each for each in useful if shared_bytes(each, online.along) <= target.shared), None)


def shared_bytes(chain: Chain, along: Axis) -> int:
    """Shared memory of a chain, as if no array of it took another's place."""
    fragment, last, count = chain.fragment, chain.last, 0
    for s in chain.scores:
        count += side_size(fragment, s.left, (along, s.inner), (chain.steps, s.inner.size))
        count += side_size(fragment, s.right, (chain.across, s.inner), (chain.lines, s.inner.size))
    if last is not None:
        count += side_size(fragment, last.other, (last.wide, along), (wide_tile(chain, last), chain.steps))
        count += line_size(fragment, chain.steps) * chain.lines
    return count * fragment.side.itemsize


def side_size(fragment: Fragment, value: Value, axes: tuple[Axis, Axis], counts: tuple[int, int]) -> int:
    """Elements in shared memory of so many lines and steps of a side, or of steps and lines."""
    lines, steps = counts
    if by_lines(fragment, value, axes):
        return padded(lines, fragment) * whole(steps, fragment)
    return line_size(fragment, steps) * lines


def by_lines(fragment: Fragment, value: Value, axes: tuple[Axis, Axis]) -> bool:
    """Do neighbouring lines of a side lie side by side, as they do in memory?"""
    return fragment.turns and runs_along(value, axes[0]) and not runs_along(value, axes[1])


def whole(size: int, fragment: Fragment) -> int:
    """The steps of whole fragments."""
    return -(-size // fragment.steps) * fragment.steps


def padded(size: int, fragment: Fragment) -> int:
    """Neighbours in shared memory, and padding."""
    return size + PAD_BYTES // fragment.side.itemsize


def line_size(fragment: Fragment, size: int) -> int:
    """Elements of a line in shared memory of so many steps: whole fragments, and padding."""
    return padded(whole(size, fragment), fragment)


def wide_tile(chain: Chain, last: Weighed) -> int:
    """Results of a row that a work-group has: whole fragments, as even parts as that allows."""
    size, unit = last.wide.size, whole_unit(chain.fragment)
    return -(-size // (-(-size // WIDEST) * unit)) * unit


def whole_unit(fragment: Fragment) -> int:
    """Elements of a row that are whole fragments, both as lines and as steps."""
    return max(fragment.rows, fragment.steps)


def schedule(kernel: Kernel, online: Online, target: Target) -> Schedule | None:
    """A work-group for each block of rows, None if the matrix unit has no words for the kernel's products."""
    chain = find(kernel, online, target)
    if chain is None:
        return None
    tile = {chain.across: chain.lines}
    if chain.last is not None:
        tile[chain.last.wide] = wide_tile(chain, chain.last)
    outer = tuple(a for a in kernel.axes if a.size > 1)
    lanes = chain.waves * chain.fragment.lane.size
    return Schedule((), outer, tile, {}, lanes, online=replace(online, chain=chain))


class FragmentSums(OnlineSums):
    """The sums of a row, in one loop over blocks of it."""

    def run(self) -> None:
        """Leave the sums known in the entry block."""
        binding, home, online = self.binding, self.home, self.binding.schedule.online
        if online is None or online.chain is None:
            raise IRError(f"the schedule {binding.schedule} has no sums of a row by fragments")
        self.online, self.chain, self.fragment = online, online.chain, online.chain.fragment
        self.values, self.variables, last = [*online.sums], {}, online.chain.last
        wave = digit(of_axis(binding.lane), self.fragment.lane.size, 0)
        self.inside = digit(of_axis(binding.lane), 1, self.fragment.lane.size)
        self.first_column = wave * (self.chain.tile * self.fragment.columns)
        (self.across,) = binding.fragments[self.chain.across]
        collected = [*self.values] if online.top is None else [online.top, *self.values]
        for value in collected:
            if last is None or value is not last.total:
                self.declare(value, binding.place(value)[0])
        self.bring_in()
        if last is not None:
            number, register = binding.fragments[last.wide]
            self.declare(last.total, (number, self.across, register), self.fragment)
            self.bring_last(last)
        for begin, trips, steps in self.segments():
            turn, counter, unit = home.inner(), binding.axis(trips), whole_unit(self.fragment)
            lines = -(-steps // unit) * unit
            self.turn(turn, Form(begin) + of_axis(counter) * steps, lines // self.fragment.rows)
            turn.close(counter)
        for value in collected if last is None else self.values:
            self.finish(value)

    def declare(self, value: Value, parts: tuple[Axis, ...], fragment: Fragment | None = None) -> None:
        variable = self.binding.tile(value.dtype, parts)
        self.variables[id(value)] = variable
        self.home.statements.append(Declare(variable, value.op, 1, fragment))

    def segments(self) -> Iterator[tuple[int, int, int]]:
        """(begin, turns, steps of each): whole blocks in a loop, then what is left of the row."""
        count, left = divmod(self.online.along.size, self.chain.steps)
        if count:
            yield 0, count, self.chain.steps
        if left:
            yield count * self.chain.steps, 1, left

    def finish(self, value: Value) -> None:
        """What a sum is in the end: that of all lanes which have a part of the row."""
        out = self.binding.tile(value.dtype, self.binding.place(value)[0])
        last = self.chain.last
        lanes = (1, 1) if last is not None and value is last.total else sharing(self.fragment)
        self.home.statements.append(Total(out, self.variables[id(value)], value.op, *lanes))
        self.home.known[id(value)] = out

    # --- sides

    def bring_in(self) -> None:
        """Shared memory for the sides of the scores; those that vary along the rows are brought there for
        good."""
        chain, along, home = self.chain, self.online.along, self.home
        self.left = [self.side(s.left, (along, s.inner), chain.steps) for s in chain.scores]
        self.right = [self.side(s.right, (chain.across, s.inner), chain.lines) for s in chain.scores]
        starts = self.binding.starts[chain.across], ZERO
        made = [brought(self.binding, self.operand, home, side, starts) for side in self.right]
        home.statements += [*made, Barrier()]
        self.held = [self.columns(home, side) for side in self.right] if chain.is_held else []

    def bring_last(self, last: Weighed) -> None:
        """Shared memory for the sides of the last sum."""
        chain, along = self.chain, self.online.along
        self.other = self.side(
            last.other, (last.wide, along), self.binding.schedule.tile[last.wide], chain.steps
        )
        stride = line_size(self.fragment, chain.steps)
        again = self.right[-1].shared if chain.is_held else None  # once that is in registers
        fits = again is not None and again.count >= stride * chain.lines
        shared = again if again and fits else self.binding.share(self.fragment.side, stride * chain.lines)
        counts = chain.lines, chain.steps
        self.weights = Side(last.weight, (chain.across, along), counts, shared, stride, False, shared.count)

    def side(self, value: Value, axes: tuple[Axis, Axis], lines: int, depth: int = 0) -> Side:
        """Lines of so many steps, by default of all that there are, padded with zeros to whole fragments."""
        fragment, depth = self.fragment, whole(depth or axes[1].size, self.fragment)
        turned = by_lines(fragment, value, axes)
        stride, count = (padded(lines, fragment), depth) if turned else (padded(depth, fragment), lines)
        shared = self.binding.share(fragment.side, stride * count)
        return Side(value, axes, (lines, depth), shared, stride, turned, stride * count)

    def rows(self, block: OpenBlock, side: Side, count: int) -> list[Tile]:
        """Fragments of a left side: so many blocks of lines, a tile for each block of steps."""
        line = substitute(self.fragment.left_row, {self.fragment.lane: self.inside})
        return self.loaded(block, side, in_runs(self.fragment, line), count)

    def columns(self, block: OpenBlock, side: Side) -> list[Tile]:
        """Fragments of a right side: the lines of this wave."""
        line = substitute(self.fragment.right_column, {self.fragment.lane: self.inside})
        return self.loaded(block, side, self.first_column + line, self.chain.tile)

    def loaded(self, block: OpenBlock, side: Side, line: Form, count: int) -> list[Tile]:
        binding, fragment = self.binding, self.fragment
        made = []
        for at in range(0, side.counts[1], fragment.steps):
            number, along = binding.axis(count), binding.axis(fragment.along.size)
            held = {fragment.lane: self.inside, fragment.along: of_axis(along)}
            place = side.place(line + of_axis(number) * fragment.rows, substitute(fragment.step, held) + at)
            made.append(binding.tile(fragment.side, (number, along)))
            block.statements.append(LoadTile(made[-1], side.shared, place))
        return made

    # --- a block of the row

    def turn(self, block: OpenBlock, begin: Form, count: int) -> None:
        """So many fragments of the row: their scores, and what those add to the sums."""
        binding, last, steps = self.binding, self.chain.last, count * self.fragment.rows
        left = [replace(side, counts=(steps, side.counts[1])) for side in self.left]
        stores = [brought(binding, self.operand, block, side, (begin, ZERO)) for side in left]
        if last is not None:
            self.other = replace(self.other, counts=(self.other.counts[0], steps))
            self.weights = replace(self.weights, counts=(self.weights.counts[0], steps))
            starts = binding.starts[last.wide], begin
            stores.append(brought(binding, self.operand, block, self.other, starts))
        block.statements += [Barrier(), *stores, Barrier()]
        place, parts = binding.results(self.fragment, count)
        binding.open(self.online.along, begin + place, several(parts), block)
        binding.keep_inside(self.online.along, 1)
        for number, side in enumerate(left):
            right = self.held[number] if self.held else self.columns(block, self.right[number])
            self.score(block, self.chain.scores[number].value, parts, self.rows(block, side, count), right)
        if self.online.top is not None:
            self.accumulate(block)
        if last is not None:
            self.weigh(block, last, place)
        if self.online.top is not None:
            del self.home.known[id(self.online.top)]
        binding.close(self.online.along)

    def score(
        self, block: OpenBlock, value: Value, parts: tuple[Axis, ...], left: list[Tile], right: list[Tile]
    ) -> None:  # fmt: skip
        """A product of this block."""
        binding = self.binding
        made = binding.tile(value.dtype, (parts[0], self.across, parts[1]))
        block.statements.append(Declare(made, value.op, 1, self.fragment))
        self.multiply(block, made, left, right)
        out = binding.tile(made.dtype, binding.place(value)[0])
        block.statements.append(Total(out, made, value.op))
        block.known[id(value)] = out

    def multiply(self, block: OpenBlock, sums: Tile, left: list[Tile], right: list[Tile]) -> None:
        pairs = zip(left, right, strict=True)
        block.statements += [MultiplyFragments(sums, a, b, self.fragment) for a, b in pairs]

    def accumulate(self, block: OpenBlock) -> None:
        """The maximum of what was seen of each row, the sums brought to it, and the sum of the powers."""
        binding, top, powers = self.binding, self.online.top, self.values[0]
        if top is None:
            raise IRError(f"{self.online} has no maximum")
        before = self.highest(block, 1)
        self.collect(block, top, self.operand(top.src[0]))
        seen = binding.tile(top.dtype, before.parts)
        block.statements.append(Total(seen, self.variables[id(top)], top.op, *sharing(self.fragment)))
        block.statements.append(Accumulate(self.variables[id(top)], top.op, seen, ()))
        now = self.highest(block, 1)
        self.rescale(block, before, now)
        block.known[id(top)] = self.home.known[id(top)] = now
        self.collect(block, powers, self.operand(powers.src[0]))

    def collect(self, block: OpenBlock, value: Value, source: Operand) -> None:
        """What a block adds to the maximum or to the sum of the powers."""
        binding, along = self.binding, frozenset((self.online.along,))
        guards = tuple(map(binding.bound, binding.guards_along(along)))
        steps = binding.tiles[self.online.along]
        block.statements.append(Accumulate(self.variables[id(value)], value.op, source, steps, guards))

    def weigh(self, block: OpenBlock, last: Weighed, place: Form) -> None:
        """What the last side is multiplied by, narrowed, through shared memory, and the product."""
        binding, weight, side = self.binding, self.operand(last.weight), self.weights
        parts = several((self.across, *binding.tiles[self.online.along]))
        for guard in map(binding.bound, binding.guards_along(frozenset((self.online.along,)))):
            weight = self.inside_of(block, guard, weight, parts)
        narrowed = binding.tile(self.fragment.side, parts)
        block.statements.append(Compute(narrowed, Op.CAST, (weight,)))
        column = substitute(self.fragment.column, {self.fragment.lane: self.inside})
        line = self.first_column + of_axis(self.across) * self.fragment.columns + column
        block.statements.append(StoreTile(side.shared, side.place(line, place), narrowed, parts))
        block.statements.append(Barrier(among=self.fragment.lane.size))  # a wave loads its own lines
        right, count = self.columns(block, side), binding.fragments[last.wide][0].size
        self.multiply(block, self.variables[id(last.total)], self.rows(block, self.other, count), right)

    def inside_of(self, block: OpenBlock, guard: Bound, value: Operand, parts: tuple[Axis, ...]) -> Tile:
        """0 where a guard fails."""
        types = dtypes.int32, dtypes.bool, value.dtype
        at, inside, made = (self.binding.tile(dtype, parts) for dtype in types)
        block.statements.append(Number(at, guard.form))
        block.statements.append(Compute(inside, Op.LT, (at, Constant(dtypes.int32, guard.high))))
        block.statements.append(Compute(made, Op.WHERE, (inside, value, Constant(value.dtype, 0.0))))
        return made
