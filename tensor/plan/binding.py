"""What a schedule makes of a kernel's axes, and where values go: the state that the passes of `apply.py`
share."""

from __future__ import annotations

from typing import Any

from tensor.dtype import DType
from tensor.ir.form import Axis, Bound, Form, of_axis
from tensor.ir.kernel import Kernel, Value
from tensor.ir.loops import For, Fragment, Mask, Operand, Shared, Statement, Tile
from tensor.plan.schedule import Chain, Row, Schedule
from tensor.plan.tile import coarse, digit, fix, near, substitute

VECTOR = 4  # elements of a spread axis side by side in a lane


class OpenBlock:
    """An open list of statements. known: the operands of values that are computed here, by the value's
    `id`."""

    def __init__(self, parent: OpenBlock | None = None) -> None:
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.statements: list[Statement] = []
        self.known: dict[int, Operand] = {}
        self.made: dict[Any, Tile] = {}

    def inner(self) -> OpenBlock:
        """A block inside this one, open."""
        return OpenBlock(self)

    def close(self, counter: Axis, until: Tile | None = None, stages: int = 1) -> None:
        """Make this block the body of a loop of the block around."""
        if self.parent is not None:
            self.parent.statements.append(For(counter, tuple(self.statements), until, stages))


Saved = tuple[dict[Axis, Form], dict[Axis, tuple[Axis, ...]], dict[Axis, OpenBlock], list[Bound]]


class Binding:
    """The axes of one kernel under a schedule. parts: each axis as a form over group, lane, counters and
    register parts.

    tiles: the register parts of each axis; starts: where the work-group's part of a spread one begins;
    fragments: the parts of one that lies in fragments, those of one element too.
    blocks: where the loop over a reduced axis is open; guards: what keeps the ragged last step of an axis
    inside it.
    """

    def __init__(self, kernel: Kernel, schedule: Schedule) -> None:
        self.kernel, self.schedule = kernel, schedule
        self.root = OpenBlock()
        self.axes = kernel.dependencies
        self._tiles = self._axes = 0
        self.lane = self.axis(schedule.block)
        self.group = self.axis(schedule.groups)
        self.parts: dict[Axis, Form] = {}
        self.tiles: dict[Axis, tuple[Axis, ...]] = {}
        self.starts: dict[Axis, Form] = {}
        self.fragments: dict[Axis, tuple[Axis, ...]] = {}
        self.blocks: dict[Axis, OpenBlock] = {}
        self.guards: list[Bound] = []
        self.shared: list[Shared] = []
        self._places: dict[int, tuple[tuple[Axis, ...], OpenBlock]] = {}
        self.assign_axes()

    def axis(self, size: int) -> Axis:
        """A new axis of the hardware's, of a loop or of register tiles."""
        self._axes += 1
        return Axis(self._axes - 1, size)

    def tile(self, dtype: DType, parts: tuple[Axis, ...]) -> Tile:
        """A new tile."""
        self._tiles += 1
        return Tile(self._tiles - 1, dtype, parts)

    def assign_axes(self) -> None:
        """Write each parallel axis as a form of lane, group and register parts; end lanes behind the grid."""
        plan = self.schedule
        lane, group = of_axis(self.lane), of_axis(self.group)
        thread = digit(lane, plan.share, 0) + digit(group, 1, plan.lane_groups) * plan.outputs_per_group
        self.mixed_radix(plan.lane_axes, thread)
        self.mixed_radix(plan.outer_axes, digit(group, plan.lane_groups, 0))
        for axis in self.kernel.axes:
            if axis.size == 1:
                self.parts[axis] = Form()
        if plan.row is not None:
            self.keep_row(plan.row)
        if plan.online is not None and plan.online.chain is not None:
            self.spread_fragments(plan.online.chain)
        elif plan.online is not None and plan.online.wide is not None:
            for axis in (*plan.online.inner, plan.online.wide):
                self.spread(axis)
        if plan.has_tail or plan.ragged is not None:
            whole = plan.lane_total - (plan.ragged is not None)
            self.root.statements.append(Mask(Bound(thread, 0, whole)))

    def to_rest(self, axis: Axis) -> None:
        """Bind an axis to the elements behind the last whole vector, one for each of the first lanes."""
        size = self.schedule.tile[axis]
        number = of_axis(self.lane) + of_axis(self.group) * self.schedule.block
        self.open(axis, number + axis.size // size * size, (), None)
        self.keep_inside(axis, 1)

    def keep_row(self, row: Row) -> None:
        """Spread the row over lanes and register parts, which stay open for good."""
        share = self.schedule.share
        part, element = self.axis(row.parts), self.axis(row.vector)
        lane = digit(of_axis(self.lane), 1, share)
        form = (of_axis(part) * share + lane) * row.vector + of_axis(element)
        for axis in (row.along, *row.reduced):
            self.parts[axis] = form
            self.tiles[axis] = tuple(a for a in (part, element) if a.size > 1)
            self.keep_inside(axis, row.vector)

    def spread(self, axis: Axis) -> None:
        """An axis in vectors over the lanes that share an output, from where the work-group's part begins."""
        share, size = self.schedule.share, self.schedule.tile.get(axis, axis.size)
        part, element = self.axis(-(-size // (share * VECTOR))), self.axis(VECTOR)
        lane = digit(of_axis(self.lane), 1, share)
        inside = (of_axis(part) * share + lane) * VECTOR + of_axis(element)
        self.parts[axis] = self.starts.setdefault(axis, Form()) + inside
        self.tiles[axis] = tuple(a for a in (part, element) if a.size > 1)
        self.keep_inside(axis, VECTOR)

    def spread_fragments(self, chain: Chain) -> None:
        """Rows over waves and the columns of results, of which each lane has one; what a row results in over
        the rows of results, which lie in registers."""
        fragment, wide = chain.fragment, None if chain.last is None else chain.last.wide
        wave = digit(of_axis(self.lane), fragment.lane.size, 0)
        number, inside = self.axis(chain.tile), digit(of_axis(self.lane), 1, fragment.lane.size)
        column = substitute(fragment.column, {fragment.lane: inside})
        line = (wave * chain.tile + of_axis(number)) * fragment.columns + column
        self.open(chain.across, self.starts[chain.across] + line, several((number,)), None)
        self.fragments[chain.across] = (number,)
        self.keep_inside(chain.across, 1)
        if wide is not None:
            size = self.schedule.tile[wide]
            place, parts = self.results(fragment, size // fragment.rows)
            self.open(wide, self.starts[wide] + place, several(parts), None)
            self.keep_inside(wide, 1)
            self.fragments[wide] = parts

    def results(self, fragment: Fragment, count: int) -> tuple[Form, tuple[Axis, ...]]:
        """The row of each result that a lane has of so many fragments, and their parts."""
        number, register = self.axis(count), self.axis(fragment.register.size)
        inside = digit(of_axis(self.lane), 1, fragment.lane.size)
        held = {fragment.lane: inside, fragment.register: of_axis(register)}
        row = in_runs(fragment, substitute(fragment.row, held))
        return of_axis(number) * fragment.rows + row, (number, register)

    def mixed_radix(self, axes: tuple[Axis, ...], number: Form) -> None:
        """`axes` as the digits of a number, the last one fastest."""
        below = 1
        for axis in reversed(axes):
            threads = self.schedule.threads(axis)
            outermost = axis is axes[0]
            position = digit(number, below, 0 if outermost else threads)
            below *= threads
            size = self.schedule.tile.get(axis, 1)
            online = self.schedule.online
            if online is not None and axis in online.spread:
                self.starts[axis] = position * size
            elif self.schedule.stage is not None and axis in self.schedule.stage.sizes:
                position = position * size
            elif size > 1:
                tile = self.axis(size)
                self.tiles[axis] = (tile,)
                position = position * size + of_axis(tile)
            self.parts[axis] = position
            if online is not None and (size > 1 or not self.schedule.has_tail):
                self.keep_inside(axis, 1)  # else lanes outside have ended

    def open(self, axis: Axis, form: Form, tiles: tuple[Axis, ...], block: OpenBlock | None) -> None:
        """From here on an axis is this form; block: of the loop over it, None if it is no loop's."""
        self.parts[axis], self.tiles[axis] = form, tiles
        if block is not None:
            self.blocks[axis] = block
        self._forget(axis)

    def saved(self) -> Saved:
        """What axes are bound to now."""
        return dict(self.parts), dict(self.tiles), dict(self.blocks), list(self.guards)

    def restore(self, saved: Saved) -> None:
        """Bind axes as they were."""
        self.parts, self.tiles, self.blocks, self.guards = saved
        self._places.clear()

    def share(self, dtype: DType, count: int) -> Shared:
        """A new array of the work-group."""
        self.shared.append(Shared(len(self.shared), dtype, count))
        return self.shared[-1]

    def close(self, axis: Axis) -> None:
        """It is closed."""
        self.guards = [g for g in self.guards if axis not in g.form.axes]
        del self.parts[axis], self.tiles[axis], self.blocks[axis]
        self._forget(axis)

    def _forget(self, axis: Axis) -> None:
        for key in [k for k in self._places if axis in self.axes[k]]:
            del self._places[key]

    def place(self, value: Value) -> tuple[tuple[Axis, ...], OpenBlock]:
        """The register parts that a value depends on, and the block of its deepest open reduction."""
        found = self._places.get(id(value))
        if found is None:
            parts: list[Axis] = []
            block = self.root
            for axis in self.axes[id(value)]:
                parts.extend(self.tiles.get(axis, ()))
                where = self.blocks.get(axis)
                if where is not None and where.depth > block.depth:
                    block = where
            parts = sorted(set(parts), key=lambda part: part.index)
            found = self._places[id(value)] = tuple(parts), block
        return found

    def known(self, value: Value) -> Operand | None:
        """The operand that holds a value under the loops open now, None if it is not computed yet."""
        return self.place(value)[1].known.get(id(value))

    def form(self, form: Form) -> Form:
        """A form of the kernel's over the parts that are open now."""
        return substitute(form, self.parts)

    def bound(self, bound: Bound) -> Bound:
        """A guard over the parts that are open now, and of these only over what it depends on."""
        return near(coarse(Bound(self.form(bound.form), bound.low, bound.high)))

    def keep_inside(self, axis: Axis, vector: int) -> None:
        """Guard an axis whose form reaches behind its end, where it can by vectors that lie inside or outside
        as a whole."""
        if self.parts[axis].bounds[1] < axis.size:
            return
        whole = vector if axis.size % vector == 0 and axis.size > vector else 1  # one digit has no axis left
        bound = Bound(digit(of_axis(axis), whole, 0), 0, axis.size // whole)
        if bound not in self.guards:
            self.guards.append(bound)

    def guards_along(self, axes: frozenset[Axis]) -> tuple[Bound, ...]:
        """What keeps ragged steps along some axes inside them, as the kernel's forms."""
        return tuple(g for g in self.guards if g.form.axes & axes)


def in_runs(fragment: Fragment, row: Form) -> Form:
    """The row that is taken for a fragment's row, so that the results of a lane are neighbours: of rows r and
    r + 2, say, which a lane has, r // 2 and r // 2 + 1."""
    ways = fragment.row.coefficient(fragment.register)
    return digit(row, 1, ways) * (fragment.rows // ways) + digit(row, ways, 0)


def sharing(fragment: Fragment) -> tuple[int, int]:
    """How many lanes have a column's results between them, and how far they are apart."""
    is_low = fix(fragment.column, {fragment.lane: 1}).const != 0
    return fragment.lane.size // fragment.columns, fragment.columns if is_low else 1


def several(parts: tuple[Axis, ...]) -> tuple[Axis, ...]:
    """Parts of more than one element: those that a tile has."""
    return tuple(part for part in parts if part.size > 1)
