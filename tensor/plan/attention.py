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
from tensor.ir.form import Axis, Form, of_axis
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
    Shared,
    StoreTile,
    Tile,
    Total,
)
from tensor.plan.binding import OpenBlock, in_runs, several
from tensor.plan.blocks import LEAST_OF_UNIT, keeps_zero, longest, narrow
from tensor.plan.online import OnlineSums
from tensor.plan.schedule import Chain, Online, Schedule, Scores, dependencies
from tensor.plan.sides import PAD_BYTES, Side, brought
from tensor.plan.target import Target
from tensor.plan.tile import ZERO, digit, substitute

DEEPEST = 128  # steps of a product inside, and results of a work-group
HELD = 128  # registers for what stays in them
WAVES = 4  # of a work-group
STEPS = 32  # elements of a row that are there at once


def find(kernel: Kernel, online: Online, target: Target) -> Online | None:
    """Such a kernel with its products found, None if the matrix unit has no words for them."""
    last = online.sums[-1]
    axes, row = dependencies(kernel), frozenset((online.along,))
    inner = [v for v in kernel.values if v.op in REDUCE and online.along not in v.arg]
    made = [scores_of(value, row, axes, target) for value in inner]
    scores = [each for each in made if each is not None]
    if not scores or len(scores) != len(made) or last.src[0].op is not Op.MUL:
        return None
    dtype = scores[0].left.dtype
    fragment = target.fragment(dtype, dtypes.float32)
    if fragment is None or not is_columnar(fragment) or any(s.left.dtype != dtype for s in scores):
        return None
    parallel = frozenset(kernel.axes)
    shared = [axes[id(s.right)] - axes[id(s.left)] for s in scores]
    for other, weight in (last.src[0].src, last.src[0].src[::-1]):
        across = longest(frozenset.intersection(*shared) & parallel - axes[id(other)])
        wide = axes[id(other)] & parallel - frozenset[Axis]().union(*(axes[id(s.value)] for s in scores))
        found = other.op is Op.CAST and other.src[0].dtype == dtype and online.along in axes[id(other)]
        if found and across is not None and len(wide) == 1 and not wide & axes[id(weight)]:
            chain = sized(Chain(fragment, across, tuple(scores), last, weight, other.src[0]), online, *wide)
            return None if chain is None else replace(online, wide=next(iter(wide)), chain=chain)
    return None


def scores_of(
    value: Value, row: frozenset[Axis], axes: dict[int, frozenset[Axis]], target: Target
) -> Scores | None:  # fmt: skip
    """A sum inside a row as a product of two narrow sides."""
    if value.op is not Op.REDUCE_ADD or value.src[0].op is not Op.MUL or len(value.arg) != 1:
        return None
    left, right = value.src[0].src
    if narrow(left, right, target, value.dtype) is None or value.arg[0].size > DEEPEST:
        return None
    left, right = left.src[0], right.src[0]
    if row <= axes[id(right)]:
        left, right = right, left
    is_product = row <= axes[id(left)] and not row & axes[id(right)]
    is_product = is_product and all(value.arg[0] in axes[id(side)] for side in (left, right))
    whole = value.arg[0].size % LEAST_OF_UNIT == 0 or (keeps_zero(left) and keeps_zero(right))
    return Scores(value, left, right, value.arg[0]) if is_product and whole else None


def is_columnar(fragment: Fragment) -> bool:
    """Does each lane have one column of the results, and the whole of a row's element somewhere?"""
    return fragment.register not in fragment.column.axes and fragment.rows == fragment.columns


def sized(chain: Chain, online: Online, wide: Axis) -> Chain | None:
    """The chain with as many waves and fragments as rows and registers are there for."""
    across, fragment, row = chain.across, chain.fragment, online.along.size
    if min(across.size, row) < LEAST_OF_UNIT or (row % LEAST_OF_UNIT and not keeps_zero(chain.other)):
        return None
    edge, results = fragment.columns, -(-min(wide.size, DEEPEST) // fragment.rows)
    sides = sum(-(-s.inner.size // fragment.steps) for s in chain.scores) * fragment.along.size // 2
    held = sides + results * fragment.register.size
    tile = 2 if 2 * held <= HELD and across.size > edge else 1
    waves = next(n for n in (4, 2, 1) if n == 1 or n * tile * edge < 2 * across.size)
    steps = STEPS if row > edge else edge
    return replace(chain, waves=waves, tile=tile, steps=steps, is_held=held * tile <= HELD)


def schedule(kernel: Kernel, online: Online, target: Target) -> Schedule | None:
    """A work-group for each block of rows, None if the matrix unit has no words for the kernel's products."""
    found = find(kernel, online, target)
    if found is None or found.chain is None or found.wide is None:
        return None
    chain, wide = found.chain, found.wide
    edge = chain.fragment.rows
    parts = -(-wide.size // DEEPEST)
    size = -(-wide.size // (parts * edge)) * edge
    outer = tuple(a for a in kernel.axes if a.size > 1)
    lanes = chain.waves * chain.fragment.lane.size
    return Schedule((), outer, {chain.across: chain.lines, wide: size}, {}, lanes, online=found)


class FragmentSums(OnlineSums):
    """The sums of a row, in one loop over blocks of it."""

    def run(self) -> None:
        """Leave the sums known in the entry block."""
        binding, home, online = self.binding, self.home, self.binding.schedule.online
        assert online is not None and online.chain is not None and online.wide is not None
        self.online, self.chain, self.wide = online, online.chain, online.wide
        self.fragment, self.values = online.chain.fragment, [*online.sums]
        wave = digit(of_axis(binding.lane), self.fragment.lane.size, 0)
        self.inside = digit(of_axis(binding.lane), 1, self.fragment.lane.size)
        self.first_column = wave * (self.chain.tile * self.fragment.columns)
        (self.across,) = binding.fragments[self.chain.across]
        self.number, register = binding.fragments[self.wide]
        self.variables = {}
        for value in (online.top, *online.sums[:-1]):
            self.declare(value, binding.place(value)[0])
        self.declare(self.chain.last, (self.number, self.across, register), self.fragment)
        self.bring_in()
        for begin, trips, steps in self.segments():
            turn, counter = home.inner(), binding.axis(trips)
            self.turn(turn, Form(begin) + of_axis(counter) * steps, -(-steps // self.fragment.rows))
            turn.close(counter)
        for value in online.sums:
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
        lanes = (1, 1) if value is self.chain.last else self.sharing
        self.home.statements.append(Total(out, self.variables[id(value)], value.op, *lanes))
        self.home.known[id(value)] = out

    @property
    def sharing(self) -> tuple[int, int]:
        """How many lanes have a column's results between them, and how far they are apart."""
        return self.fragment.lane.size // self.fragment.columns, self.fragment.columns

    # --- sides

    def bring_in(self) -> None:
        """Shared memory for all sides; those that vary along the rows are brought there for good."""
        chain, along, home = self.chain, self.online.along, self.home
        self.left = [self.side(s.left, (along, s.inner), chain.steps) for s in chain.scores]
        self.right = [self.side(s.right, (chain.across, s.inner), chain.lines) for s in chain.scores]
        lines = self.binding.schedule.tile[self.wide]
        self.other = self.side(chain.other, (self.wide, along), lines, chain.steps)
        starts = self.binding.starts[chain.across], ZERO
        made = [brought(self.binding, self.operand, home, side, starts) for side in self.right]
        home.statements += [*made, Barrier()]
        self.held = [self.columns(home, side) for side in self.right] if chain.is_held else []
        again = self.right[-1].shared if chain.is_held else None  # once that is in registers
        self.weights = self.side(chain.weight, (chain.across, along), chain.lines, chain.steps, again)

    def side(
        self, value: Value, axes: tuple[Axis, Axis], lines: int, depth: int = 0, again: Shared | None = None
    ) -> Side:  # fmt: skip
        """Lines of so many steps, by default of all that there are, padded with zeros to whole fragments.
        again: memory to take where it is large enough."""
        fragment = self.fragment
        depth = depth or -(-axes[1].size // fragment.steps) * fragment.steps
        stride = depth + PAD_BYTES // fragment.side.itemsize
        fits = again is not None and again.count >= stride * lines
        shared = again if again and fits else self.binding.share(fragment.side, stride * lines)
        return Side(value, axes, (lines, depth), shared, stride, False, stride * lines)

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
        """So many fragments of the row: their scores, what those add to the sums of powers, and the product
        with the last side."""
        binding, chain, steps = self.binding, self.chain, count * self.fragment.rows
        left = [replace(side, counts=(steps, side.counts[1])) for side in self.left]
        other = replace(self.other, counts=(self.other.counts[0], steps))
        stores = [brought(binding, self.operand, block, side, (begin, ZERO)) for side in left]
        stores.append(brought(binding, self.operand, block, other, (binding.starts[self.wide], begin)))
        block.statements += [Barrier(), *stores, Barrier()]
        place, parts = binding.results(self.fragment, count)
        binding.open(self.online.along, begin + place, several(parts), block)
        binding.keep_inside(self.online.along, 1)
        for number, scores in enumerate(chain.scores):
            right = self.held[number] if self.held else self.columns(block, self.right[number])
            made = binding.tile(scores.value.dtype, (parts[0], self.across, parts[1]))
            block.statements.append(Declare(made, scores.value.op, 1, self.fragment))
            self.multiply(block, made, self.rows(block, left[number], count), right)
            out = binding.tile(made.dtype, binding.place(scores.value)[0])
            block.statements.append(Total(out, made, scores.value.op))
            block.known[id(scores.value)] = out
        if self.online.top is not None:
            self.accumulate(block)
        self.weigh(block, replace(self.weights, counts=(chain.lines, steps)), place)
        right = self.columns(block, replace(self.weights, counts=(chain.lines, steps)))
        self.multiply(block, self.variables[id(chain.last)], self.rows(block, other, self.number.size), right)
        binding.close(self.online.along)

    def multiply(self, block: OpenBlock, sums: Tile, left: list[Tile], right: list[Tile]) -> None:
        pairs = zip(left, right, strict=True)
        block.statements += [MultiplyFragments(sums, a, b, self.fragment) for a, b in pairs]

    def accumulate(self, block: OpenBlock) -> None:
        """The maximum of what was seen of each row, the sums brought to it, and the sum of the powers."""
        binding, top, powers = self.binding, self.online.top, self.values[0]
        before = self.highest(block, 1)
        self.collect(block, top, self.operand(top.src[0]))
        seen = binding.tile(top.dtype, before.parts)
        block.statements.append(Total(seen, self.variables[id(top)], top.op, *self.sharing))
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

    def weigh(self, block: OpenBlock, side: Side, place: Form) -> None:
        """What the last side is multiplied by, narrowed, into shared memory: 0 behind the end of the row."""
        binding, weight = self.binding, self.operand(self.chain.weight)
        if self.online.top is not None:
            del self.home.known[id(self.online.top)]
        parts = several((self.across, *binding.tiles[self.online.along]))
        for guard in map(binding.bound, binding.guards_along(frozenset((self.online.along,)))):
            at, inside, made = (binding.tile(t, parts) for t in (dtypes.int32, dtypes.bool, weight.dtype))
            block.statements.append(Number(at, guard.form))
            block.statements.append(Compute(inside, Op.LT, (at, Constant(dtypes.int32, guard.high))))
            block.statements.append(Compute(made, Op.WHERE, (inside, weight, Constant(weight.dtype, 0.0))))
            weight = made
        narrowed = binding.tile(self.fragment.side, parts)
        block.statements.append(Compute(narrowed, Op.CAST, (weight,)))
        column = substitute(self.fragment.column, {self.fragment.lane: self.inside})
        line = self.first_column + of_axis(self.across) * self.fragment.columns + column
        block.statements.append(StoreTile(side.shared, side.place(line, place), narrowed, parts))
        block.statements.append(Barrier())
