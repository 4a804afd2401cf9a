"""What a schedule for a processor costs: loads of vectors and additions, by how its lanes meet memory.

Beside `host.py`, which makes the schedules and picks the cheapest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod

from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Value
from tensor.plan.cost import Work, length, strides
from tensor.plan.cost import survey as works
from tensor.plan.schedule import Schedule, reduces
from tensor.plan.target import Target

GATHER = 12.0  # what a load of scattered elements costs, in loads of a vector
UNIFORM = 0.6  # what a load of one element for all lanes costs
APART = 256  # elements between lines from which a copy beside each other pays
PANEL_BYTES = 1 << 20  # of such a copy at most: it is to stay in the second cache
REUSED = 4  # times that a copy must be used
# What memory costs where a step's lines lie apart from those of the step before, in loads of a vector: each
# run of lines that lie beside each other, and each line of it. Measured on a core of an EPYC (Zen 4), a row
# by matrices of 2 to 9 MB: runs of 4, 8 and 12 lines come at 12, 17 and 20 GB/s.
RUN, LINE = 22.0, 4.5
TORN = (
    10.0  # what a vector costs of a large array that is read once and several rows at a time: 15 GB/s for 24
)
LONGEST, RAGGED = 150, 1.5  # instructions that LLVM compiles in 30 ms, about; and what guards make of one
TOTAL = 12.0  # what it costs to sum the lanes of a vector
CHAIN = 8  # operations in flight that hide the latency of a sum


@dataclass(frozen=True)
class HostSchedule(Schedule):
    """along: the parallel axis that lanes run along, None where they run over `lane_axes` flattened or share
    an output. turns: of a loop inside each group, along `loop` or over the flattened axes. packed: a load
    that does not vary along `loop`, of which what the group needs is copied to memory of its own first;
    panels: values of which the same is done, step by step of a product inside a row."""

    along: Axis | None = None
    loop: Axis | None = None
    turns: int = 1
    packed: Value | None = None
    panels: tuple[Value, ...] = ()

    def span(self, axis: Axis) -> int:
        """Points of a parallel axis that a group takes."""
        lanes = self.block if axis is self.along else 1
        return self.tile.get(axis, 1) * lanes * (self.turns if axis is self.loop else 1)

    def threads(self, axis: Axis) -> int:
        return axis.size if self.lane_axes else -(-axis.size // self.span(axis))

    @property
    def groups(self) -> int:
        flat = -(-self.lane_total // (self.block * self.turns)) if self.lane_axes else 1
        return flat * prod(self.threads(a) for a in self.outer_axes)

    @property
    def has_tail(self) -> bool:
        return bool(self.lane_axes) and self.lane_total % (self.block * self.turns) != 0

    def __str__(self) -> str:
        along = "" if self.along is None else f"lanes along a{self.along.index}; "
        turns = f"; {self.turns} turns a group" if self.turns > 1 else ""
        packed = "" if self.packed is None else f", p{self.packed.arg.slot} packed"
        return f"{along}{super().__str__()}{turns}{packed}"


def summed(value: Value, kernel: Kernel) -> list[Axis]:
    """The reduced axes that a load varies along."""
    return [a for a in kernel.reduce_axes if a in value.arg.index.axes]


class AccessSurvey:
    """Element strides of a kernel's loads and stores, and how often its values are summed."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        axes = kernel.dependencies
        self.axes = kernel.axes
        self.loads = []
        self.values = [value for value in kernel.values if value.op is Op.BUFFER]
        for value in kernel.values:
            if value.op is Op.BUFFER:
                found = dict(strides(value.arg.index))
                if value.src:
                    found = merged(found, advances(value.src[0], axes))
                self.loads.append(found)
        self.stores = [dict(strides(s.index)) for s in kernel.stores]
        self.sums = [axes[id(v.src[0])] | frozenset(v.arg) for v in reduces(kernel)]

    @cached_property
    def works(self) -> list[Work]:
        """The kernel's values as a card's model sees them."""
        return works(self.kernel)

    def price(self, lane: Axis) -> float:
        """All accesses of one vector of lanes along an axis."""
        loads = sum(load_price(found, lane) for found in self.loads)
        return loads + sum(load_price(found, lane) for found in self.stores)

    def flat(self, last: Axis, lanes: int) -> float:
        """The same where lanes run over all axes flattened: index arithmetic in vectors, and gathers."""
        if len([a for a in self.axes if a.size > 1]) < 2:
            return self.price(last)
        return GATHER * (len(self.loads) + len(self.stores))


Strides = dict[Axis, int | None]


def advances(place: Value, axes: dict[int, frozenset[Axis]]) -> Strides:
    """By how much a computed place moves along each axis, None where that is not known before it runs; a
    choice counts as the place that it may give. axes: what each value varies along."""
    match place.op:
        case Op.CONST:
            return {}
        case Op.IOTA:
            return dict(strides(place.arg))
        case Op.ADD:
            return merged(*(advances(each, axes) for each in place.src))
        case Op.WHERE if place.src[2].op is Op.CONST:
            return {**advances(place.src[1], axes), **dict.fromkeys(axes[id(place.src[0])])}
    return dict.fromkeys(axes[id(place)])


def merged(one: Strides, other: Strides) -> Strides:
    """The strides of a sum."""
    found = one | other
    for axis in one.keys() & other.keys():
        a, b = one[axis], other[axis]
        found[axis] = None if a is None or b is None else a + b
    return found


def load_price(found: dict[Axis, int | None], lane: Axis) -> float:
    if lane not in found:
        return UNIFORM
    return 1.0 if found[lane] == 1 else GATHER


def excess(schedule: HostSchedule, survey: AccessSurvey) -> float:
    """Instructions by which a schedule passes what LLVM compiles soon enough, 0 where it does not."""
    instructions = length(schedule, survey.works)
    if schedule.share > 1:
        instructions += TOTAL * prod(schedule.tile.values()) * len(survey.sums)
    if any(a.size % schedule.span(a) for a in schedule.tile):
        instructions *= RAGGED
    return max(0.0, instructions - LONGEST)


def cost(schedule: HostSchedule, survey: AccessSurvey, target: Target) -> float:
    """Loads of vectors and additions for the whole kernel, by one core."""
    tile, steps = schedule.tile, schedule.steps
    parts = 0.0
    packed, row = packable(survey.kernel, schedule)
    for value, found in zip(survey.values, survey.loads, strict=True):
        lane_price, fetched = 1.0, apart(value, found, schedule, survey)
        if value is packed and row is not None and schedule.along is not None:
            lane_price += load_price(found, schedule.along) * tile[row] / row.size
            fetched *= tile[row] / row.size
        elif schedule.along is not None:
            lane_price = load_price(found, schedule.along)
        elif schedule.share > 1:
            split = [a for a in found if a in steps and steps[a].lanes > 1]
            lane_price = max((load_price(found, a) for a in split), default=UNIFORM)
            lane_price += TORN if is_torn(value, found, schedule, survey) else 0.0
        held = prod(tile.get(a, 1) for a in found)
        parts += (lane_price * held + fetched) * turns(frozenset(found), schedule)
    sums = chains = 0.0
    for axes in survey.sums:
        outputs = prod(tile.get(a, 1) for a in axes)
        sums += max(outputs, CHAIN if outputs < 4 else outputs) * turns(axes, schedule)
        chains += outputs
    totals = 0.0
    if schedule.share > 1:
        totals = TOTAL * prod(tile.values()) * len(survey.sums)
    if chains + 4 > target.registers:
        return float("inf")
    written = 0.0
    if schedule.along is not None:
        written = sum(load_price(found, schedule.along) for found in survey.stores) * prod(tile.values())
    ragged = [a for a in tile if a is not schedule.along and a.size % tile[a]]
    parts *= 1.2 if ragged else 1.0  # guards in the innermost loop
    return (parts + sums + totals + written + 4) * schedule.groups


def apart(value: Value, found: dict[Axis, int | None], schedule: HostSchedule, survey: AccessSurvey) -> float:
    """What memory costs a step along the one reduced axis, where steps lie apart."""
    if len(survey.kernel.reduce_axes) != 1 or value.src:
        return 0.0
    (step,) = survey.kernel.reduce_axes
    if step not in found or (found[step] or 0) < APART or schedule.steps[step].lanes > 1:
        return 0.0
    runs, lines = 1.0, 1.0
    for axis, stride in found.items():
        points = schedule.tile.get(axis, 1) * (schedule.block if axis is schedule.along else 1)
        if axis is not step and stride == 1:
            lines *= ceil(points / schedule.block)
        elif axis is not step:
            runs *= points
    return RUN * runs + LINE * runs * lines


def is_torn(
    value: Value, found: dict[Axis, int | None], schedule: HostSchedule, survey: AccessSurvey
) -> bool:
    """Whether several rows are read at a time of an array that no cache holds and nothing reads again."""
    kernel, tile = survey.kernel, schedule.tile
    size = kernel.params[value.arg.slot].count * value.dtype.itemsize
    is_once = all(tile.get(a, 1) >= a.size for a in kernel.axes if a not in found)
    return size > PANEL_BYTES and is_once and any(tile.get(a, 1) > 1 for a in found if a in kernel.axes)


def turns(axes: frozenset[Axis], schedule: HostSchedule) -> float:
    """How often the loops over reduced axes run."""
    reduced = (a for a in axes if a in schedule.steps)
    return prod(-(-a.size // schedule.steps[a].lanes) for a in reduced)


def packable(kernel: Kernel, schedule: HostSchedule) -> tuple[Value | None, Axis | None]:
    """A load of a product whose copy many rows would use, and the axis of these rows: its lines lie apart, or
    lanes run across them."""
    along = schedule.along
    rows = [a for a in schedule.tile if a is not along and schedule.tile[a] > 1]
    if along is None or len(rows) != 1 or len(reduces(kernel)) != 1:
        return None, None
    if -(-rows[0].size // schedule.tile[rows[0]]) < REUSED:
        return None, None
    for value in kernel.values:
        if value.op is not Op.BUFFER or value.src or value.arg.guards or rows[0] in value.arg.index.axes:
            continue
        steps, index = summed(value, kernel), dict(strides(value.arg.index))
        if len(steps) != 1 or along not in index:
            continue
        step, lane = index[steps[0]], index[along]
        if not (lane == 1 and (step or 0) >= APART) and not (step == 1 and lane is not None):
            continue
        panel = steps[0].size * schedule.block * schedule.tile.get(along, 1) * value.dtype.itemsize
        others = [a for a in index if a not in (along, steps[0])]
        if panel <= PANEL_BYTES and not any(a in schedule.steps for a in others):
            return value, rows[0]
    return None, None
