"""What runs where: which axes go to work-groups, lanes, registers and loops. A schedule is a value.

Stands first in the compiler: reads a kernel, emits nothing. `pick` enumerates schedules and keeps the
cheapest by a model of the chip (issue slots, memory transactions by access pattern, latency hidden by
waves). The model ranks schedules; it is not a measurement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod

from tensor.codegen.rdna.matrix import LANES, Matrix, find
from tensor.dtype import DType
from tensor.ir.form import Axis, Digit, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Load, Value

WAVE = 32
SIMDS = 192  # 96 CUs, 2 SIMD32 each
LATENCY = 400  # cycles from a load to its use, L2 hit
REGISTER_BUDGET = 128  # accumulators and operands one lane may hold


@dataclass(frozen=True)
class Steps:
    """How a reduced axis runs: each iteration takes unroll * lanes * vector of its points.

    Point = ((iteration * unroll + u) * lanes + lane) * vector + v. lanes 1 means every lane runs all of it.
    """

    axis: Axis
    unroll: int = 1
    lanes: int = 1
    vector: int = 1

    @property
    def step(self) -> int:
        return self.unroll * self.lanes * self.vector

    def __str__(self) -> str:
        split = f"/{self.lanes} lanes" if self.lanes > 1 else ""
        vector = f" x{self.vector}" if self.vector > 1 else ""
        return f"r{self.axis.index}:{self.axis.size}{split}{vector} unroll {self.unroll}"


@dataclass(frozen=True)
class Schedule:
    """lane_axes: flattened over the lanes, outermost first. outer_axes: one value each per work-group.

    tile: register tile per parallel axis (1 where absent). steps: per reduced axis. block: lanes of a
    work-group. share: lanes (low bits of the lane id) that work on one output and split the reduced axes.
    matrix: the reduction that matrix instructions make; then a tile is a wave's, not a lane's.
    """

    lane_axes: tuple[Axis, ...]
    outer_axes: tuple[Axis, ...]
    tile: dict[Axis, int] = field(default_factory=dict)
    steps: dict[Axis, Steps] = field(default_factory=dict)
    block: int = 256
    share: int = 1
    matrix: Matrix | None = None

    def threads(self, axis: Axis) -> int:
        """Lanes or groups along an axis."""
        return axis.size // self.tile.get(axis, 1)

    @property
    def lane_total(self) -> int:
        return prod(self.threads(a) for a in self.lane_axes)

    @property
    def outputs_per_group(self) -> int:
        return self.block // self.share

    @property
    def lane_groups(self) -> int:
        return -(-self.lane_total // self.outputs_per_group)

    @property
    def outer_total(self) -> int:
        return prod(self.threads(a) for a in self.outer_axes)

    @property
    def groups(self) -> int:
        return self.lane_groups * self.outer_total

    @property
    def has_tail(self) -> bool:
        return self.matrix is None and self.lane_total % self.outputs_per_group != 0

    def __str__(self) -> str:
        lanes = " ".join(f"a{a.index}:{a.size}" for a in self.lane_axes)
        outer = " ".join(f"a{a.index}:{a.size}" for a in self.outer_axes)
        tile = " ".join(f"a{a.index}/{n}" for a, n in self.tile.items() if n > 1)
        steps = ", ".join(map(str, self.steps.values()))
        share = f", {self.share} lanes per output" if self.share > 1 else ""
        parts = [f"groups {self.groups} of {self.block}", f"lanes [{lanes}]{share}", f"groups [{outer}]"]
        parts += [str(self.matrix)] * (self.matrix is not None)
        parts += [f"tile [{tile}]"] * bool(tile) + [steps] * bool(steps)
        return "; ".join(parts)


@dataclass(frozen=True)
class Access:
    """One load as the model sees it: element stride per axis; None where a digit makes it irregular."""

    dtype: DType
    strides: dict[Axis, int | None]
    scalar: bool
    guarded: bool
    gather: bool


@dataclass(frozen=True)
class Work:
    """One value as the model sees it: how many issue slots it takes per point of `axes`."""

    axes: frozenset[Axis]
    slots: float
    access: Access | None = None
    accumulates: bool = False


# Issue slots of the operations that are not one instruction.
SLOTS = {
    **{Op.DIV: 10.0, Op.MOD: 12.0, Op.SQRT: 12.0, Op.SIN: 12.0, Op.COS: 12.0},
    **{Op.EXP2: 5.0, Op.LOG2: 6.0, Op.RECIP: 10.0},
    **{Op.CONST: 0.0, Op.BITCAST: 0.0, Op.MAX: 2.0, Op.MIN: 2.0},
}


def dependencies(kernel: Kernel) -> dict[int, frozenset[Axis]]:
    """Axes each value varies along, by `id` of the value; a reduction takes its own axes away."""
    found: dict[int, frozenset[Axis]] = {}
    for value in kernel.values:
        axes = frozenset[Axis]().union(*(found[id(s)] for s in value.src))
        if value.op is Op.BUFFER:
            axes |= value.arg.index.axes
            for guard in value.arg.guards:
                axes |= guard.form.axes
        elif value.op is Op.IOTA:
            axes |= value.arg.axes
        elif value.op in REDUCE:
            axes -= frozenset(value.arg)
        found[id(value)] = axes
    return found


def strides(form: Form) -> dict[Axis, int | None]:
    """Stride along each axis of a form, None where a digit uses the axis."""
    found: dict[Axis, int | None] = {}
    for atom, coefficient in form.terms:
        if isinstance(atom, Digit):
            found.update(dict.fromkeys(atom.form.axes))
        elif atom not in found:
            found[atom] = coefficient
    return found


def survey(kernel: Kernel) -> list[Work]:
    """The kernel's values as the cost model sees them."""
    axes = dependencies(kernel)
    readonly = {p.slot for p in kernel.params if p.access == "r"}
    fused = _fused_products(kernel)
    found: list[Work] = []
    slots: dict[frozenset[Axis], float] = {}
    for value in kernel.values:
        if value.op in REDUCE:
            found.append(Work(axes[id(value.src[0])] | frozenset(value.arg), 1.0, None, True))
        elif value.op is Op.BUFFER:
            found.append(Work(axes[id(value)], 0.0, _access(value, readonly)))
        elif id(value) not in fused:
            weight = SLOTS.get(value.op, 1.0) * (2 if value.dtype.bits == 64 else 1)
            slots[axes[id(value)]] = slots.get(axes[id(value)], 0.0) + weight
    return found + [Work(where, weight) for where, weight in slots.items()]


def _fused_products(kernel: Kernel) -> set[int]:
    """Products that become the multiply of a fused multiply-add."""
    return {
        id(v.src[0])
        for v in kernel.values
        if v.op is Op.REDUCE_ADD and v.src[0].op is Op.MUL and v.dtype.is_float and v.dtype.bits <= 32
    }


def _access(value: Value, readonly: set[int]) -> Access:
    load: Load = value.arg
    guarded = bool(load.guards)
    scalar = load.slot in readonly and value.dtype.bits >= 32 and not guarded and not value.src
    return Access(value.dtype, strides(load.index), scalar, guarded, bool(value.src))


def reduces(kernel: Kernel) -> list[Value]:
    """Every reduction of the kernel, inner before outer."""
    return [v for v in kernel.values if v.op in REDUCE]


def pick(kernel: Kernel) -> Schedule:
    """The cheapest schedule by the model."""
    work = survey(kernel)
    if not reduces(kernel):
        return elementwise(kernel, work)
    matrix = find(kernel)
    if matrix is not None:
        return Schedule((), kernel.axes, matrix.sizes, {}, LANES, matrix=matrix)
    return min(candidates(kernel), key=lambda c: cost(c, kernel, work))


def elementwise(kernel: Kernel, work: list[Work]) -> Schedule:
    """Lanes over all axes flattened; the innermost axis in vectors of up to 16 bytes where it is
    contiguous."""
    axes = tuple(a for a in kernel.axes if a.size > 1)
    tile: dict[Axis, int] = {}
    total = prod(a.size for a in axes)
    if axes:
        vector = _vector(kernel, work, axes[-1])
        if total // vector >= WAVE:
            tile[axes[-1]] = vector
    threads = total // prod(tile.values())
    return Schedule(axes, (), tile, {}, _block(threads))


def _block(threads: int) -> int:
    if threads >= 256 * 32:
        return 256
    return 64 if threads > WAVE else WAVE


def _vector(kernel: Kernel, work: list[Work], axis: Axis) -> int:
    """The widest vector along an axis that the stores use and the axis's size allows."""
    widest = 1
    for dtype, form in _streams(kernel, work):
        if strides(form).get(axis) == 1:
            widest = max(widest, 16 // dtype.itemsize)
    while axis.size % widest:
        widest //= 2
    return min(widest, 8)


def _streams(kernel: Kernel, work: list[Work]) -> Iterator[tuple[DType, Form]]:
    del work
    dtypes = {p.slot: p.dtype for p in kernel.params}
    for store in kernel.stores:
        yield dtypes[store.slot], store.index
    for value in kernel.values:
        if value.op is Op.BUFFER:
            yield value.dtype, value.arg.index


def candidates(kernel: Kernel) -> Iterator[Schedule]:
    """Schedules worth costing for a kernel with reductions."""
    axes = tuple(a for a in kernel.axes if a.size > 1)
    plan = Reduced.of(kernel)
    for lane_axes, outer in _lane_choices(axes):
        for tile in _tiles(lane_axes, outer):
            threads = prod(a.size // tile.get(a, 1) for a in lane_axes)
            steps = plan.steps(prod(tile.values()), 1)
            yield Schedule(lane_axes, outer, tile, steps, _group(threads, outer, tile))
    for share in (4, 8, 16, 32, 256):
        if max(a.size for a in plan.axes) >= share:
            yield Schedule(axes, (), {}, plan.steps(1, share), max(share, WAVE), share)


@dataclass(frozen=True)
class Reduced:
    """The reduced axes of a kernel, in order. main: the longest axis of each reduction.

    nested: axes of reductions that vary along another reduced axis; when lanes split that one, these cannot
    be.
    """

    axes: tuple[Axis, ...]
    main: frozenset[Axis]
    nested: frozenset[Axis]
    known: dict[tuple[int, int], dict[Axis, Steps]] = field(default_factory=dict)

    @staticmethod
    def of(kernel: Kernel) -> Reduced:
        """What the reductions of a kernel are over."""
        found = reduces(kernel)
        depends = dependencies(kernel)
        parallel = frozenset(kernel.axes)
        return Reduced(
            tuple(dict.fromkeys(a for v in found for a in v.arg)),
            frozenset(max(v.arg, key=lambda a: a.size) for v in found),
            frozenset(a for v in found if depends[id(v)] - parallel for a in v.arg),
        )

    def steps(self, outputs: int, share: int) -> dict[Axis, Steps]:
        """Steps of every axis for a register tile of `outputs` points and `share` lanes per output."""
        key = min(outputs, 128), share
        if key not in self.known:
            self.known[key] = dict(self._steps(*key))
        return self.known[key]

    def _steps(self, outputs: int, share: int) -> Iterator[tuple[Axis, Steps]]:
        """Short axes are unrolled whole, long ones loop by a few steps, within a budget for the body."""
        budget = max(1, min(16, 128 // outputs))
        longest = max(self.axes, key=lambda a: a.size)
        for axis in reversed(self.axes):
            if share > 1 and axis in self.main and axis not in self.nested:
                vector = 4 if axis.size % (4 * share) == 0 else 1
                yield axis, Steps(axis, min(2, max(1, axis.size // (share * vector))), share, vector)
                continue
            unroll = axis.size
            if unroll > budget:
                fitting = [u for u in (8, 4, 5, 3, 2) if u <= budget and axis.size % u == 0]
                unroll = fitting[0] if fitting else min(4, budget) if axis is longest else 1
            yield axis, Steps(axis, unroll)
            budget = max(1, budget // unroll)


def _lane_choices(axes: tuple[Axis, ...]) -> Iterator[tuple[tuple[Axis, ...], tuple[Axis, ...]]]:
    yield axes, ()
    if len(axes) > 1:
        for axis in axes:
            if axis.size >= 8:
                yield (axis,), tuple(a for a in axes if a is not axis)
    if len(axes) > 2:
        yield axes[-2:], axes[:-2]


def _tiles(lane_axes: tuple[Axis, ...], outer: tuple[Axis, ...]) -> Iterator[dict[Axis, int]]:
    """Register tiles: up to 4 along the innermost lane axis, up to 16 along one other axis."""
    inner = lane_axes[-1:] or outer[-1:]
    others = [None, *outer, *lane_axes[:-1]]
    for width in (1, 2, 4):
        if inner and inner[0].size % width:
            continue
        for other in others:
            for height in (1,) if other is None else (2, 4, 5, 8, 10, 16):
                if other is not None and (other.size % height or height * width > 64):
                    continue
                tile = {a: n for a, n in ((*((a, width) for a in inner),)) if n > 1}
                yield tile if other is None else {**tile, other: height}


def _group(threads: int, outer: tuple[Axis, ...], tile: dict[Axis, int]) -> int:
    if outer and any(tile.get(a, 1) > 1 for a in outer):
        return WAVE  # scalar loads want one wave's rows; more waves would only share L0
    return WAVE if threads < 128 or threads % 64 else 64


def cost(schedule: Schedule, kernel: Kernel, work: list[Work]) -> float:
    """Estimated cycles of the kernel under a schedule, plus a price on total issue slots."""
    parallel = frozenset(kernel.axes)
    lane = frozenset(schedule.lane_axes)
    slots = 40.0
    registers = 0
    stalls = 0.0
    for item in work:
        times = _times(item.axes, schedule, parallel)
        if item.access is None:
            slots += times * item.slots
            if item.accumulates:
                registers += _tile_size(item.axes & parallel, schedule)
            continue
        width = _width(item.access, schedule)
        slots += times / width * _load_slots(item.access, schedule, lane, width)
        registers += _live(item.axes, schedule)
        stalls = max(stalls, LATENCY * _iterations(item.axes, schedule, parallel))
    if registers > REGISTER_BUDGET:
        return 1e18 * registers
    slots += 8 * (schedule.share.bit_length() - 1) + (60 if schedule.share > WAVE else 0)
    waves = schedule.groups * max(1, schedule.block // WAVE)
    total = slots * waves
    return max(stalls + slots, total / SIMDS) + 0.02 * total


def _times(axes: frozenset[Axis], schedule: Schedule, parallel: frozenset[Axis]) -> float:
    times = 1.0
    for axis in axes:
        if axis in parallel:
            times *= schedule.tile.get(axis, 1)
        else:
            steps = schedule.steps[axis]
            times *= -(-axis.size // steps.lanes)
    return times


def _iterations(axes: frozenset[Axis], schedule: Schedule, parallel: frozenset[Axis]) -> float:
    return prod(-(-a.size // schedule.steps[a].step) for a in axes if a not in parallel)


def _tile_size(axes: frozenset[Axis], schedule: Schedule) -> int:
    return prod(schedule.tile.get(a, 1) for a in axes)


def _live(axes: frozenset[Axis], schedule: Schedule) -> int:
    held = _tile_size(axes, schedule)
    for axis in axes:
        if axis in schedule.steps:
            held *= schedule.steps[axis].unroll * schedule.steps[axis].vector
    return held


def _width(access: Access, schedule: Schedule) -> int:
    """Elements one load instruction brings: a run of stride 1 along a register axis, up to 16 bytes."""
    if access.gather or access.guarded:
        return 1
    widest = 1
    for axis, stride in access.strides.items():
        if stride == 1:
            steps = schedule.steps.get(axis)
            run = schedule.tile.get(axis, 1) if steps is None else _run(steps)
            while run % 2 == 0 and widest * 2 <= run and widest * access.dtype.itemsize < 16:
                widest *= 2
    return widest


def _run(steps: Steps) -> int:
    return steps.vector if steps.lanes > 1 else steps.unroll


def _load_slots(access: Access, schedule: Schedule, lane: frozenset[Axis], width: int) -> float:
    """Issue slots of one load instruction by its pattern across the lanes."""
    extra = 6.0 if access.guarded or access.gather else 0.0
    shared = [a for a in access.strides if a in schedule.steps and schedule.steps[a].lanes > 1]
    varying = [a for a in access.strides if a in lane]
    if not varying and not shared and not access.gather:
        return 1.0 if access.scalar else 4.0 + extra
    if access.gather:
        return 20.0 + extra
    fastest = shared[-1] if schedule.share > 1 and shared else schedule.lane_axes[-1]
    if fastest not in access.strides:
        return 20.0 + extra
    stride = access.strides[fastest]
    unit = 1 if fastest in schedule.steps else schedule.tile.get(fastest, 1)
    if stride == 1 and (unit == width or unit == 1):
        return 2.0 * max(1, width * access.dtype.itemsize // 4) + extra
    return 24.0 + 6.0 * width + extra
