"""Products through shared memory: a work-group brings a block of both sides in, and all its lanes multiply
it.

Stands under `apply.py`, beside `reduce.py`. Any sum of products of two values, one that varies along rows
and one along columns, is such a product (`blocks.py` finds it): what the sides are computed from, guards
included, is planned by the caller at the points where lanes bring them in. Elements behind the ends of an
axis are zeros. The blocks are multiplied by the matrix unit where it has a fragment for their type, else by
lanes that hold a square of results each.
"""

from __future__ import annotations

from collections.abc import Callable

from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.ir.loops import (
    Accumulate,
    Barrier,
    Compute,
    Declare,
    Fragment,
    LoadTile,
    MultiplyFragments,
    Operand,
    StoreTile,
    Tile,
    Total,
)
from tensor.plan.binding import Binding, OpenBlock
from tensor.plan.schedule import Stage
from tensor.plan.sides import CORE, PAD_BYTES, Side, brought, runs_along
from tensor.plan.target import GROUP
from tensor.plan.tile import ZERO, digit, substitute


class StagedProduct:
    """One product being planned. The axes of the kernel are bound to blocks from the start."""

    def __init__(
        self, binding: Binding, operand: Callable[[Value], Operand], stage: Stage, fragment: Fragment | None
    ) -> None:
        self.binding, self.operand, self.stage, self.fragment = binding, operand, stage, fragment
        block = (stage.row, stage.lines[0]), (stage.column, stage.lines[1])
        self.starts = {axis: binding.parts[axis] for axis, _ in block}
        self.sides = [
            self.side(number, value, axis, lines)
            for number, (value, (axis, lines)) in enumerate(
                zip((stage.left, stage.right), block, strict=True)
            )
        ]
        self.results = self.fragment_results(fragment) if fragment is not None else self.lane_results()

    def side(self, number: int, value: Value, axis: Axis, lines: int) -> Side:
        dtype = self.fragment.side if self.fragment is not None else value.dtype
        pad = PAD_BYTES // dtype.itemsize
        along_lines = self.fragment is None
        if self.stage.late and not along_lines:
            along_lines = not runs_along(value, self.stage.inner)
        depth = self.stage.depth if self.stage.by == GROUP else 0
        pad = 0 if depth else pad
        stride, count = (lines + pad, self.stage.depth) if along_lines else (self.stage.depth + pad, lines)
        is_turned = not along_lines and dtype.itemsize == 2 and not runs_along(value, self.stage.inner)
        gap = pad if is_turned and not depth else 0
        size = stride * count + lines // CORE * gap
        shared = self.binding.share(dtype, size * self.stage.stages)
        along = (axis, self.stage.inner), (lines, self.stage.depth)
        return Side(value, *along, shared, stride, along_lines, size, depth, self.stage.boxed, gap)

    # --- results: which lane holds which

    def fragment_results(self, fragment: Fragment) -> tuple[Axis, ...]:
        """Each wave has a rectangle of fragments. Returns the parts: down, across, register."""
        binding, stage = self.binding, self.stage
        wave = digit(of_axis(binding.lane), fragment.lane.size, 0)
        self.wave_row, self.wave_column = digit(wave, stage.waves[1], 0), digit(wave, 1, stage.waves[1])
        down, across = (binding.axis(n) for n in stage.tile)
        register = binding.axis(fragment.register.size)
        inside = digit(of_axis(binding.lane), 1, fragment.lane.size)
        held = {fragment.lane: inside, fragment.register: of_axis(register)}
        row = (self.wave_row * down.size + of_axis(down)) * fragment.rows + substitute(fragment.row, held)
        column = (self.wave_column * across.size + of_axis(across)) * fragment.columns
        column = column + substitute(fragment.column, held)
        self.bind(stage.row, row, (down, register))
        self.bind(stage.column, column, (across, register))
        return down, across, register

    def lane_results(self) -> tuple[Axis, ...]:
        """Each lane has vectors of rows and of columns, those of neighbours side by side. Returns the parts
        of both."""
        binding, stage = self.binding, self.stage
        self.lines = []
        parts: list[Axis] = []
        number = of_axis(binding.lane)
        across = stage.waves[1]
        for axis, size, lanes, at in (
            (stage.row, stage.tile[0], stage.waves[0], digit(number, across, 0)),
            (stage.column, stage.tile[1], across, digit(number, 1, across)),
        ):
            vector = binding.axis(min(4, size))
            group = binding.axis(size // vector.size)
            line = (of_axis(group) * lanes + at) * vector.size + of_axis(vector)
            own = tuple(part for part in (group, vector) if part.size > 1)
            self.lines.append((line, own))
            self.bind(axis, line, own)
            parts.extend(own)
        return tuple(parts)

    def bind(self, axis: Axis, inside: Form, parts: tuple[Axis, ...]) -> None:
        """Say where in the group's block a result lies; results behind the end of an axis are not stored."""
        form = self.starts[axis] + inside
        self.binding.open(axis, form, tuple(p for p in parts if p.size > 1 and p in inside.axes), None)
        self.binding.keep_inside(axis, parts[-1].size if parts and self.fragment is None else 1)

    # --- loops

    def run(self, value: Value) -> None:
        """Leave the sums known in the entry block."""
        binding, home = self.binding, self.binding.root
        dtype = self.fragment.result if self.fragment is not None else value.dtype
        sums = binding.tile(dtype, self.results)
        home.statements.append(Declare(sums, value.op, 1, self.fragment))
        self.loop(home, self.stage.loops, sums, value)
        out = binding.tile(value.dtype, binding.place(value)[0])
        home.statements.append(Total(out, sums, value.op))
        home.known[id(value)] = out

    def loop(self, block: OpenBlock, axes: tuple[Axis, ...], sums: Tile, value: Value) -> None:
        """Open what else is summed over, then the steps of the inner axis by the depth of a stage."""
        inside = block.inner()
        if axes:
            counter = self.binding.axis(axes[0].size)
            self.binding.open(axes[0], of_axis(counter), (), inside)
            self.loop(inside, axes[1:], sums, value)
            self.binding.close(axes[0])
        else:
            count = -(-self.stage.inner.size // self.stage.depth)
            if self.stage.stages > 1 and count > 1:
                (self.copy if self.stage.late else self.pipeline)(block, count, sums, value)
                return
            counter = self.binding.axis(count)
            self.fill(inside, of_axis(counter) * self.stage.depth)
            self.multiply(inside, sums, value)
        inside.close(counter)

    def pipeline(self, block: OpenBlock, count: int, sums: Tile, value: Value) -> None:
        """The first block before the loop; each turn brings the next one while this one is multiplied, the
        last turn the first one again, which nobody reads: cheaper than a turn without."""
        first, turn = block.inner(), block.inner()
        made = [self.bring(first, side, ZERO) for side in self.sides]
        first.statements += [*([Barrier()] if self.stage.loops else []), *made, Barrier()]
        first.close(self.binding.axis(1))
        counter = self.binding.axis(count)
        half, then = digit(of_axis(counter), 1, 2), digit(of_axis(counter) + 1, 1, count)
        other = digit(of_axis(counter) + 1, 1, 2)
        made = [self.bring(turn, side, then * self.stage.depth, other) for side in self.sides]
        self.multiply(turn, sums, value, half)
        turn.statements += [*made, Barrier()]
        turn.close(counter, stages=2)

    def copy(self, block: OpenBlock, count: int, sums: Tile, value: Value) -> None:
        """The same by late stores, several blocks ahead. A turn waits for its block alone, which also tells
        that nobody reads the one before any more: in its place goes what is brought."""
        ahead = self.stage.stages - 1
        block.statements += [Barrier()] if self.stage.loops else []
        for number in range(ahead):
            first, start, part = block.inner(), Form(number * self.stage.depth), Form(number)
            first.statements += [self.bring(first, side, start, part, part) for side in self.sides]
            first.close(self.binding.axis(1))
        turn = block.inner()
        counter = self.binding.axis(count)
        now = digit(of_axis(counter), 1, ahead + 1)
        then, part = (digit(of_axis(counter) + ahead, 1, n) for n in (count, ahead + 1))
        this, boxed = of_axis(counter), self.stage.boxed
        turn.statements.append(Barrier((ahead - 1) * len(self.sides), this if boxed else None))
        start = then * self.stage.depth
        turn.statements += [self.bring(turn, side, start, part, this + ahead) for side in self.sides]
        self.multiply(turn, sums, value, now)
        turn.close(counter, stages=self.stage.stages)
        if boxed:  # the last ones, which nobody reads, are not left under way
            left = range(ahead)
            block.statements += [
                Barrier(n * len(self.sides), Form(count + ahead - 1 - n)) for n in left[::-1]
            ]

    def fill(self, block: OpenBlock, start: Form) -> None:
        """Bring both sides in, between two barriers: behind the last use of what was there, and before the
        next."""
        made = [self.bring(block, side, start) for side in self.sides]
        block.statements.append(Barrier())
        block.statements.extend(made)
        block.statements.append(Barrier())

    def bring(
        self, block: OpenBlock, side: Side, start: Form, half: Form = ZERO, turn: Form = ZERO
    ) -> StoreTile:
        """What each lane brings of one side from a step on. half: which stage's part of the shared array;
        turn: for which of the pipeline's."""
        begin, late = self.starts[side.axis], self.stage.late
        which = turn if self.stage.boxed else None
        return brought(self.binding, self.operand, block, side, (begin, start), half * side.size, late, which)

    def multiply(self, block: OpenBlock, sums: Tile, value: Value, half: Form = ZERO) -> None:
        """Everything that a stage, in one half of the shared arrays, holds."""
        if self.fragment is not None:
            self.multiply_fragments(block, self.fragment, sums, half)
        else:
            self.multiply_lanes(block, sums, value, half)

    def multiply_fragments(self, block: OpenBlock, fragment: Fragment, sums: Tile, half: Form) -> None:
        binding, stage = self.binding, self.stage
        for at in range(0, stage.depth, fragment.steps):
            made = []
            lines = (fragment.left_row, fragment.right_column)
            waves = (self.wave_row, self.wave_column)
            for side, size, line, wave in zip(self.sides, stage.tile, lines, waves, strict=True):
                number, along = binding.axis(size), binding.axis(fragment.along.size)
                inside = digit(of_axis(binding.lane), 1, fragment.lane.size)
                held = {fragment.lane: inside, fragment.along: of_axis(along)}
                where = (wave * size + of_axis(number)) * fragment.rows + substitute(line, held)
                out = binding.tile(fragment.side, (number, along))
                step = substitute(fragment.step, held) + at
                place = side.place(where, step) + half * side.size
                block.statements.append(LoadTile(out, side.shared, place))
                made.append(out)
            block.statements.append(MultiplyFragments(sums, made[0], made[1], fragment))

    def multiply_lanes(self, block: OpenBlock, sums: Tile, value: Value, half: Form) -> None:
        binding, stage = self.binding, self.stage
        inside = block.inner()
        unroll = min(4, stage.depth)
        counter, step = binding.axis(stage.depth // unroll), binding.axis(unroll)
        at = of_axis(counter) * unroll + of_axis(step)
        made = []
        for side, (line, parts) in zip(self.sides, self.lines, strict=True):
            out = binding.tile(side.shared.dtype, (*parts, step))
            place = side.place(line, at) + half * side.size
            inside.statements.append(LoadTile(out, side.shared, place))
            made.append(out)
        both = binding.tile(value.dtype, (*sums.parts, step))
        inside.statements.append(Compute(both, Op.MUL, tuple(made)))
        inside.statements.append(Accumulate(sums, value.op, both, (step,)))
        inside.close(counter)
