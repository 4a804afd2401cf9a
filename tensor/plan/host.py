"""Schedules for a processor whose lanes are vectors and whose work-groups are turns of a loop on its cores.

`pick` chooses, `apply` carries out. What differs from a card: a group is one vector wide; neighbouring lanes
hold neighbouring elements whatever the register tile; a group may loop along one parallel axis, with what
does not vary along it outside; rows are loops over registers' worth of parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import ceil, prod

from tensor.ir.form import Axis, Bound, Form, of_axis
from tensor.ir.graph import REDUCE
from tensor.ir.kernel import Kernel, Value, postorder
from tensor.ir.loops import LoadTile, LoopProgram, Mask, Operand, Shared, StoreTile, Tile
from tensor.plan import extent, host_online, online, rows
from tensor.plan.apply import Application
from tensor.plan.binding import Binding, OpenBlock
from tensor.plan.host_cost import PANEL_BYTES, AccessSurvey, HostSchedule, cost, excess, packable, summed
from tensor.plan.pick import Reduced, cheapest
from tensor.plan.schedule import Row, Schedule, Steps, reduces
from tensor.plan.target import Target
from tensor.plan.tile import digit

TURNS = 64  # of the loop inside a group: enough to pay for the group's number, few enough to share out
GROUPS = 16  # at least, where a launch can have them, so that all cores work for about as long
WIDE = (8, 12)  # vectors beside each other of one row: what lies in long runs in memory comes quickest
FEWEST = 4  # groups along such a row at least
WRITTEN = 4  # turns, together, of short loops inside a loop that are written out: places are then constants
SHORT_BODY = 4  # by which a loop's body is shorter than on a card: LLVM takes time in proportion to it


class HostBinding(Binding):
    """The axes under a host schedule."""

    schedule: HostSchedule

    def assign_axes(self) -> None:
        plan = self.schedule
        self.inside = self.root
        self.counter = self.axis(plan.turns)
        if plan.turns > 1:
            self.inside = self.root.inner()
        self.parts.update({axis: Form() for axis in self.kernel.axes if axis.size == 1})
        group = of_axis(self.group)
        if plan.lane_axes:
            self.flatten(plan)
        for axis in reversed(plan.outer_axes):
            threads = plan.threads(axis)
            outermost = axis is plan.outer_axes[0]
            self.place_axis(axis, digit(group, 1, 0 if outermost else threads), plan)
            group = digit(group, threads, 0)
        if plan.row is not None:
            self.keep_row(plan.row)

    def flatten(self, plan: HostSchedule) -> None:
        """Lanes over several axes, the last one fastest."""
        turn = of_axis(self.group) * plan.turns + of_axis(self.counter)
        thread = turn * plan.block + of_axis(self.lane)
        self.mixed_radix(plan.lane_axes, thread)
        if plan.turns > 1:
            self.blocks.update(dict.fromkeys(plan.lane_axes, self.inside))
        if plan.has_tail:
            self.inside.statements.append(Mask(Bound(thread, 0, plan.lane_total)))

    def place_axis(self, axis: Axis, position: Form, plan: HostSchedule) -> None:
        """One axis as its group's digit, the loop's turn, register part and lane."""
        form = position
        if axis is plan.loop and plan.turns > 1:
            form = form * plan.turns + of_axis(self.counter)
            self.blocks[axis] = self.inside
        size = plan.tile.get(axis, 1)
        if size > 1:
            part = self.axis(size)
            self.tiles[axis] = (part,)
            form = form * size + of_axis(part)
        if axis is plan.along:
            form = form * plan.block + of_axis(self.lane)
        self.parts[axis] = form
        self.keep_inside(axis, 1)


class HostApplication(Application):
    """One kernel under a host schedule."""

    bind = HostBinding
    binding: HostBinding

    schedule: HostSchedule
    panel: Shared | None = None
    steps: dict[int, tuple[Axis, Shared]]  # of the panels, by the value's `id`

    def run(self) -> LoopProgram:
        """As on a card, with the stores inside the group's loop."""
        binding, inside = self.binding, self.binding.inside
        limits = extent.limits(binding)
        binding.root.statements[:0] = extent.leaves(binding, limits)
        until = extent.counted(binding, limits, binding.counter)
        if self.schedule.packed is not None:
            self.pack(self.schedule.packed)
        self.steps = {}
        for value in self.schedule.panels:
            self.keep(value)
        held = self.held()
        if self.schedule.share > 1 and self.schedule.row is None:
            inside.statements.append(Mask(Bound(of_axis(binding.lane), 0, 1)))
        inside.statements.extend(self.store(store, value) for store, value in held)
        if inside is not binding.root:
            inside.close(binding.counter, until)
        shared, body = tuple(binding.shared), tuple(binding.root.statements)
        return LoopProgram(self.kernel.name, self.kernel.params, shared, binding.group, binding.lane, body)

    def pack(self, value: Value) -> None:
        """Copy what the group needs of an array to memory of its own, in the order of its use."""
        binding, (step,) = self.binding, summed(value, self.kernel)
        parts = self.vectors
        count = prod(p.size for p in parts) * self.schedule.block
        block = binding.root.inner()
        counter = binding.axis(step.size)
        binding.open(step, of_axis(counter), (), block)
        out = binding.tile(value.dtype, parts)
        block.statements.append(super().load(value, out, ()))
        self.panel = binding.share(value.dtype, step.size * count)
        block.statements.append(StoreTile(self.panel, self.place(step, parts), out, parts))
        binding.close(step)
        block.close(counter)

    def keep(self, value: Value) -> None:
        """Compute what the group needs of a product's side into memory of its own, step by step."""
        binding, parts = self.binding, self.vectors
        (step,) = binding.axes[id(value)] & {*binding.kernel.reduce_axes}
        block = binding.root.inner()
        counter = binding.axis(step.size)
        binding.open(step, of_axis(counter), (), block)
        made = self.operand(value)
        shared = binding.share(value.dtype, step.size * prod(p.size for p in parts) * self.schedule.block)
        block.statements.append(StoreTile(shared, self.place(step, parts), made, parts))
        binding.close(step)
        block.close(counter)
        self.steps[id(value)] = step, shared

    def unknown(self, root: Value) -> list[Value]:
        """As on a card, with nothing below what is in memory of the group."""
        binding = self.binding

        def stops(value: Value) -> bool:
            return value.op in REDUCE or binding.known(value) is not None or id(value) in self.steps

        return [v for v in postorder(root, stop=stops) if binding.known(v) is None]

    def compute(self, value: Value, parts: tuple[Axis, ...], block: OpenBlock) -> None:
        """As on a card, or from the group's memory."""
        if id(value) not in self.steps:
            super().compute(value, parts, block)
            return
        step, shared = self.steps[id(value)]
        out = self.binding.tile(value.dtype, parts)
        block.statements.append(LoadTile(out, shared, self.place(step, self.vectors)))
        block.known[id(value)] = out

    @property
    def vectors(self) -> tuple[Axis, ...]:
        """The register parts along the lanes' axis."""
        along = self.schedule.along
        return () if along is None else self.binding.tiles.get(along, ())

    def place(self, step: Axis, parts: tuple[Axis, ...]) -> Form:
        """Where an element lies in the copy: by step, register part and lane."""
        form = self.binding.parts[step]
        for part in parts:
            form = form * part.size + of_axis(part)
        return form * self.schedule.block + of_axis(self.binding.lane)

    def load(self, value: Value, out: Tile, sources: tuple[Operand, ...]) -> LoadTile:
        """A load, from the copy where there is one."""
        if value is not self.schedule.packed or self.panel is None:
            return super().load(value, out, sources)
        (step,) = summed(value, self.kernel)
        return LoadTile(out, self.panel, self.place(step, self.vectors))


def apply(kernel: Kernel, schedule: Schedule, target: Target) -> LoopProgram:
    """The loop program of a kernel under a host schedule."""
    return HostApplication(kernel, schedule, target).run()


def pick(kernel: Kernel, target: Target) -> HostSchedule:
    """The cheapest schedule by how vectors meet memory."""
    axes = tuple(a for a in kernel.axes if a.size > 1)
    if not reduces(kernel):
        return elementwise(kernel, axes, target)
    sums = online.find(kernel)
    plan = None if sums is None else host_online.schedule(kernel, sums, target)
    if plan is not None:
        return plan
    row = rows.find(kernel, target.longest)
    if row is not None and row.along.size > 1 and rows.needs(kernel):
        parts = -(-row.along.size // target.lanes)
        others = tuple(a for a in axes if a is not row.along)
        found = Row(row.along, row.reduced, 1, parts)
        return HostSchedule((), others, {}, {}, target.lanes, target.lanes, row=found)
    survey = AccessSurvey(kernel)
    best = cheapest(
        candidates(kernel, axes, target), lambda c: cost(c, survey, target), lambda c: excess(c, survey)
    )
    return pack(kernel, in_memory_order(best, survey))


def in_memory_order(schedule: HostSchedule, survey: AccessSurvey) -> HostSchedule:
    """The schedule with the axes last, which change quickest, along which only small arrays vary: a large one
    is then read once for all their points."""
    params = survey.kernel.params
    size = dict.fromkeys(schedule.outer_axes, 0)
    for value, found in zip(survey.values, survey.loads, strict=True):
        for axis in size.keys() & found.keys():
            size[axis] = max(size[axis], params[value.arg.slot].count * value.dtype.itemsize)
    order = sorted(schedule.outer_axes, key=lambda axis: size[axis] <= PANEL_BYTES)
    return replace(schedule, outer_axes=tuple(order))


def pack(kernel: Kernel, best: HostSchedule) -> HostSchedule:
    """The schedule with one side of a product copied, where enough rows use it and its lines lie apart."""
    value, row = packable(kernel, best)
    if value is None or row is None:
        return best
    heights = -(-row.size // best.tile[row])
    least = min(-(-GROUPS // max(1, best.groups // heights)), heights)
    pieces = next((n for n in range(least, 2 * least) if heights % n == 0), least)  # none with fewer rows
    return replace(best, loop=row, turns=-(-heights // pieces), packed=value)


def elementwise(kernel: Kernel, axes: tuple[Axis, ...], target: Target) -> HostSchedule:
    """Lanes along the axis that most accesses are contiguous along, else over all axes flattened."""
    lanes, survey = target.lanes, AccessSurvey(kernel)
    best = HostSchedule(axes, (), {}, {}, lanes)
    total = prod(a.size for a in axes)
    best = replace(best, turns=share_out(-(-total // lanes)))
    if not axes:
        return HostSchedule((), (), {}, {}, 1)
    price = survey.flat(axes[-1], lanes)
    for axis in axes:
        vectors = -(-axis.size // lanes)
        found = survey.price(axis) * (vectors * lanes / axis.size)
        if found < price or (found == price and axis is axes[-1]):
            price = found
            best = HostSchedule((), axes, {}, {}, lanes, along=axis, loop=axis, turns=share_out(vectors))
    return best


def share_out(vectors: int) -> int:
    """Turns of the loop inside a group, so that groups are of one size and few are left over."""
    return ceil(vectors / ceil(vectors / TURNS)) if vectors else 1


def candidates(kernel: Kernel, axes: tuple[Axis, ...], target: Target) -> Iterator[HostSchedule]:
    """Schedules worth costing for a kernel with reductions."""
    plan, lanes = Reduced.of(kernel), target.lanes
    body = SHORT_BODY if len(plan.axes) == 1 else 1  # loops inside loops are short, and better written out
    for along in axes:
        for vectors in (1, 2, 3, 4):
            if vectors > 1 and (vectors - 1) * lanes >= along.size:
                continue
            for tile in tiles(axes, along, vectors, target.registers):
                for steps in plan.choices(body * prod(tile.values())):
                    yield HostSchedule((), axes, tile, steps, lanes, along=along)
        for vectors in WIDE:
            found = HostSchedule((), axes, {along: vectors}, plan.steps(32, 1), lanes, along=along)
            if len(plan.axes) == 1 and found.threads(along) >= FEWEST:
                yield found
    for split in splits(kernel, plan, lanes):
        for tile in shared_tiles(axes, target.registers):
            steps = shared_steps(plan, prod(tile.values()), lanes, split)
            yield HostSchedule((), axes, tile, steps, lanes, lanes)
    if not axes:
        yield HostSchedule((), (), {}, plan.steps(1, 1), 1)


def splits(kernel: Kernel, plan: Reduced, lanes: int) -> list[frozenset[Axis]]:
    """The reduced axes that lanes may share: the longest of each reduction, or another one if all are over
    the same axes, such as that inside the blocks of quantised weights."""
    longest = plan.main - plan.nested
    found = [longest] if any(axis.size >= lanes // 2 for axis in longest) else []
    if len({frozenset(value.arg) for value in reduces(kernel)}) == 1:
        others = plan.axes if not plan.nested else ()
        found += [frozenset((axis,)) for axis in others if axis not in longest and axis.size >= lanes]
    return found


def tiles(axes: tuple[Axis, ...], along: Axis, vectors: int, registers: int) -> Iterator[dict[Axis, int]]:
    """Register tiles: vectors along the lanes, and rows along one other axis."""
    base = {along: vectors} if vectors > 1 else {}
    yield base
    for other in axes:
        if other is along:
            continue
        for height in range(2, 13):
            if height <= other.size and height * vectors + vectors + 2 <= registers:
                yield {**base, other: height}


def shared_tiles(axes: tuple[Axis, ...], registers: int) -> Iterator[dict[Axis, int]]:
    """Register tiles of outputs that all lanes share."""
    yield {}
    for i, one in enumerate(axes):
        for height in (2, 3, 4):
            if height <= one.size:
                yield {one: height}
                for other in axes[i + 1 :]:
                    for width in (2, 3, 4):
                        if width <= other.size and height * width + height + width <= registers:
                            yield {one: height, other: width}


def shared_steps(
    plan: Reduced, outputs: int, lanes: int, split: frozenset[Axis] | None = None
) -> dict[Axis, Steps]:
    """Lanes along the axes of `split`, by default the main ones, several vectors a turn where few outputs are
    summed, and short loops inside others written out."""
    split = plan.main - plan.nested if split is None else split
    found, written = dict[Axis, Steps](), 1
    for axis in reversed(plan.axes):
        share = lanes if axis in split else 1
        turns = axis.size // share
        unroll = max(1, min(4 if outputs < 4 else 1, turns)) if share > 1 else 1
        if len(plan.axes) > 1 and turns * written <= WRITTEN:
            unroll = max(1, turns)
        written *= unroll
        found[axis] = Steps(axis, unroll, share)
    return {axis: found[axis] for axis in plan.axes}


__all__ = ["HostSchedule", "apply", "pick"]
