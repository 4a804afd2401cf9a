"""The choice of a schedule: a few dozen are enumerated, and the cheapest by the model of `cost.py` is
kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import TypeVar

from tensor.dtype import DType
from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tensor.plan import attention, extent, flat, online, rows
from tensor.plan.binding import Binding
from tensor.plan.cost import Work, cost, excess, strides, survey
from tensor.plan.schedule import Schedule, Steps, reduces
from tensor.plan.target import MOST_LANES, Target

LONG_STEP = 24  # values of a step of a reduction, of more of which each turn may take one alone
TURN = 16  # elements of each turn that a lane reads at most, where lanes split an axis
PAIR = 2  # elements beside each other
MANY, MOST = 1 << 14, 1 << 28  # elements of one axis, of which vectors may leave a few,
SEVERAL = 16  # elements of a row, without reductions, that a lane has at most; half of that of long steps
TWICE = 1 << 17  # elements of one axis from which on a lane has two vectors
SHORT = 10  # where fewer values are computed: lanes can have the instructions for many elements
RAGGED = {4: 3, 8: 4}  # turns from which on one that is not whole costs less than single elements, by vector
HEIGHTS = (2, 4, 5, 8, 10, 16)  # points of an axis that a lane has
FILLED = 8  # waves along some axes, from which on few lanes are idle where they end


def pick(kernel: Kernel, target: Target) -> Schedule:
    """The cheapest schedule by the model."""
    if not reduces(kernel):
        return elementwise(kernel, target)
    product = next(flat.schedules(kernel, target), None)
    if product is not None:
        return product
    found = online.find(kernel)
    if found is not None:
        return attention.schedule(kernel, found, target) or online.schedule(kernel, found, target)
    row = rows.find(kernel, target.longest)
    if row is not None and rows.needs(kernel):
        return rows.schedule(kernel, row, target)
    kept = rows.find_reduced(kernel, target.longest)
    if kept is not None:
        return rows.schedule(kernel, kept, target)
    work = survey(kernel)
    return cheapest(candidates(kernel, target), price(kernel, work, target), lambda c: excess(c, work))


Found = TypeVar("Found", bound=Schedule)


def cheapest(
    candidates: Iterable[Found], price: Callable[[Found], float], excess: Callable[[Found], float]
) -> Found:
    """The cheapest that has no instructions too many, which is dear to ask; else that which has fewest."""
    found = sorted(candidates, key=price)
    return next((each for each in found if not excess(each)), None) or min(found, key=excess)


def price(kernel: Kernel, work: list[Work], target: Target) -> Callable[[Schedule], float]:
    """What schedules of a kernel cost by the model. Of an axis that ends at run time half is counted, where
    work-groups behind its end leave."""

    def of(schedule: Schedule) -> float:
        leaves = bool(kernel.ends) and extent.leaves_early(Binding(kernel, schedule))
        return cost(schedule, kernel, work, target) * (0.5 if leaves else 1.0)

    return of


def ranked(kernel: Kernel, target: Target, count: int) -> list[Schedule]:
    """The picked schedule, and the next best ones by the model if there are any: `count` in all at most."""
    first = pick(kernel, target)
    if first.stage is not None:
        return list({str(s): s for s in flat.schedules(kernel, target)}.values())[:count]
    if not reduces(kernel) or first.row is not None or first.online is not None:
        return [first]
    made, work = {str(c): c for c in candidates(kernel, target)}, survey(kernel)
    cheap = sorted(made.values(), key=price(kernel, work, target))
    return sorted(cheap, key=lambda each: excess(each, work))[:count]


def elementwise(kernel: Kernel, target: Target) -> Schedule:
    """Rows over lanes, of which each has several elements, so that places are computed once for those. Of one
    axis, or where rows are long or an element takes many instructions: lanes over all axes flattened; the
    innermost axis in vectors of up to 16 bytes where it is contiguous, and of fewer where writing out so many
    elements would take long to compile."""
    axes = tuple(a for a in kernel.axes if a.size > 1)
    tile: dict[Axis, int] = {}
    total = prod(a.size for a in axes)
    several = SEVERAL if len(kernel.values) < SHORT else SEVERAL // 2
    is_row = len(axes) > 1 and axes[-1].size <= several * MOST_LANES and not kernel.ends
    if is_row and len(kernel.values) < LONG_STEP:
        return rows.schedule(kernel, rows.RowAxes(axes[-1], ()), target, several)
    if len(axes) > 1 and axes[-1].size % PAIR and total < MOST and len(kernel.values) < SHORT:
        whole = flat.elements(kernel)
        if whole is not None:
            tile[whole.axes[0]] = vector = _widest(whole, whole.axes[0])
            block = _block(total // vector, target.lanes)
            return Schedule(whole.axes, (), tile, {}, block, kernel=whole)
    if axes:
        vector = _compiled_soon(kernel, axes[-1], _vector(kernel, axes[-1], len(axes) == 1))
        if total // vector >= target.lanes:
            tile[axes[-1]] = vector
    outer = _before_end(kernel, axes, tile, target)
    threads = -(-total // prod(a.size for a in outer) // prod(tile.values()))
    return Schedule(axes[len(outer) :], outer, tile, {}, _block(threads, target.lanes))


def _before_end(
    kernel: Kernel, axes: tuple[Axis, ...], tile: dict[Axis, int], target: Target
) -> tuple[Axis, ...]:
    """The axes around one that ends at run time, if lanes can do without them: work-groups then lie before
    or behind its end."""
    for number, axis in enumerate(axes):
        if any(end.axis == axis for end in kernel.ends):
            inside = prod(a.size // tile.get(a, 1) for a in axes[number:])
            return axes[:number] if inside >= FILLED * target.lanes else ()
    return ()


def _block(threads: int, wave: int) -> int:
    if threads >= 256 * 32:
        return 256
    return 64 if threads > wave else wave


def _vector(kernel: Kernel, axis: Axis, is_only: bool) -> int:
    """The widest vector along an axis that the stores use and the axis's size allows. is_only: are there no
    other axes? Then of many elements a few may be left, where all memory is read and written in its order,
    and of more a lane has two vectors."""
    widest = _widest(kernel, axis)
    if is_only and axis.size >= MANY and len(kernel.values) < SHORT and _is_plain(kernel, axis):
        return 2 * widest if axis.size >= TWICE else widest
    while axis.size % widest:
        widest //= 2
    return widest


def _widest(kernel: Kernel, axis: Axis) -> int:
    """Elements of the widest vector of what runs along an axis, eight at most."""
    sizes = [dtype.itemsize for dtype, form in _streams(kernel) if strides(form).get(axis) == 1]
    return min(16 // min(sizes, default=16), 8)


def _is_plain(kernel: Kernel, axis: Axis) -> bool:
    """Is every element made of those at its own place, in arrays that 32 bits reach and that are read or
    written, not both? Lanes that have none left over read the first element."""
    loads = [value for value in kernel.values if value.op is Op.BUFFER]
    stores = [store for store in kernel.stores if store.at is None]
    forms = [*(value.arg.index for value in loads), *(store.index for store in stores)]
    is_known = not kernel.ends and len(stores) == len(kernel.stores)
    is_known = is_known and all(param.access in ("r", "w") for param in kernel.params)
    is_known = is_known and not any(value.src or value.arg.guards for value in loads)
    return is_known and all(form in (of_axis(axis), Form()) for form in forms) and axis.size < MOST


def _compiled_soon(kernel: Kernel, axis: Axis, vector: int) -> int:
    """Elements of so many at most that are no more instructions than compile soon enough; two in any
    case, which dual instructions are made of."""
    if len(kernel.values) < LONG_STEP:
        return vector  # without a survey
    work = survey(kernel)
    while vector > PAIR and excess(Schedule((axis,), (), {axis: vector}), work):
        vector //= 2
    return vector


def _streams(kernel: Kernel) -> Iterator[tuple[DType, Form]]:
    dtypes = {p.slot: p.dtype for p in kernel.params}
    for store in kernel.stores:
        yield dtypes[store.slot], store.index
    for value in kernel.values:
        if value.op is Op.BUFFER:
            yield value.dtype, value.arg.index


def candidates(kernel: Kernel, target: Target) -> Iterator[Schedule]:
    """Schedules worth costing for a kernel with reductions."""
    axes = tuple(a for a in kernel.axes if a.size > 1)
    plan = Reduced.of(kernel, target.natural)
    for lane_axes, outer in _lane_choices(axes):
        for tile in _tiles(lane_axes, outer):
            threads = prod(a.size // tile.get(a, 1) for a in lane_axes)
            for steps in plan.choices(prod(tile.values())):
                yield Schedule(lane_axes, outer, tile, steps, _group(threads, outer, tile, target.lanes))
    for share in (4, 8, 16, 32, 256):
        if max(a.size for a in plan.axes) >= share:
            for less in (1, 32) if len(plan.axes) > 1 else (1,):  # inner axes unrolled by 16 or by 4
                yield Schedule(axes, (), {}, plan.steps(less, share), max(share, target.lanes), share)


@dataclass(frozen=True)
class Reduced:
    """The reduced axes of a kernel, in order. main: the longest axis of each reduction, without those that
    are beside a longer one in some other reduction: lanes split one axis of each at most.

    nested: axes of reductions that vary along another reduced axis; when lanes split that one, these cannot
    be. is_long: has a step so many values that it is better not written out several times? vectors: elements
    of one access, the most first; natural: as a target's. may_end: do turns end at run time?
    """

    axes: tuple[Axis, ...]
    main: frozenset[Axis]
    nested: frozenset[Axis]
    is_long: bool = False
    vectors: tuple[int, ...] = (4,)
    natural: bool = False
    may_end: bool = False
    known: dict[tuple[int, int], dict[Axis, Steps]] = field(default_factory=dict)

    @staticmethod
    def of(kernel: Kernel, natural: bool = False) -> Reduced:
        """What the reductions of a kernel are over."""
        found = reduces(kernel)
        depends = kernel.dependencies
        parallel = frozenset(kernel.axes)
        nested = frozenset(a for v in found if depends[id(v)] - parallel for a in v.arg)
        main = {max(v.arg, key=_size) for v in found}
        for value in found:
            split = main.intersection(value.arg) - nested
            main -= split - set(sorted(split, key=_size)[-1:])
        axes = tuple(dict.fromkeys(a for v in found for a in v.arg))
        body = sum(not depends[id(value)].isdisjoint(axes) for value in kernel.values)
        sizes = {dtype.itemsize for dtype, form in _streams(kernel) if not form.axes.isdisjoint(axes)}
        vectors = (8, 4) if sizes == {2} else (4,)
        may_end = any(extent.end([value], axis) for value in found for axis in value.arg)
        return Reduced(axes, frozenset(main), nested, body > LONG_STEP, vectors, natural, may_end)

    def has_vectors(self, axis: Axis, vector: int, share: int) -> bool:
        """May lanes that split an axis read so many neighbours each? The last turn may be in part behind the
        end."""
        turn = vector * share
        begins = vector if self.natural else 1  # what rows then begin at multiples of
        return axis.size % turn == 0 or (axis.size % begins == 0 and axis.size // turn >= RAGGED[vector])

    def choices(self, outputs: int) -> list[dict[Axis, Steps]]:
        """Steps of every axis where no lanes share an output, one way or two."""
        found = [self.steps(outputs, 1)]
        return [*found, self.once] if self.is_long else found

    @cached_property
    def once(self) -> dict[Axis, Steps]:
        """Steps of one element along every axis."""
        return {axis: Steps(axis) for axis in reversed(self.axes)}

    def steps(self, outputs: int, share: int) -> dict[Axis, Steps]:
        """Steps of every axis for a register tile of `outputs` points and `share` lanes per output."""
        if (outputs, share) not in self.known:
            self.known[outputs, share] = dict(self._steps(outputs, share))
        return self.known[outputs, share]

    def _steps(self, outputs: int, share: int) -> Iterator[tuple[Axis, Steps]]:
        """Short axes are unrolled whole, long ones loop by a few steps, within a budget for the body."""
        budget = max(1, min(16, 128 // outputs))
        longest = max(self.axes, key=lambda a: a.size)
        for axis in reversed(self.axes):
            if share > 1 and axis in self.main and axis not in self.nested:
                vector = next((n for n in self.vectors if self.has_vectors(axis, n, share)), 1)
                is_short = not self.is_long and not self.may_end and len(self.axes) == 1
                most = min(4, TURN // vector) if is_short else 2
                yield axis, Steps(axis, min(most, max(1, axis.size // (share * vector))), share, vector)
                continue
            unroll = axis.size
            if unroll > budget:
                fitting = [u for u in (8, 4, 5, 3, 2) if u <= budget and axis.size % u == 0]
                unroll = fitting[0] if fitting else min(4, budget) if axis is longest else 1
            yield axis, Steps(axis, unroll)
            budget = max(1, budget // unroll)


def _size(axis: Axis) -> int:
    return axis.size


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
    inner = lane_axes[-1:]
    for width in (1, 2, 4):
        if any(axis.size % width for axis in inner):
            continue
        tile = dict.fromkeys(inner, width)
        yield tile
        for other in (*outer, *lane_axes[:-1]):
            yield from ({**tile, other: n} for n in _heights(other) if other.size % n == 0)


def _heights(axis: Axis) -> tuple[int, ...]:
    """How many points of an axis a lane may have: all of a short one, too."""
    whole = min(axis.size, HEIGHTS[-1])
    return HEIGHTS if whole in HEIGHTS else (*HEIGHTS, whole)


def _group(threads: int, outer: tuple[Axis, ...], tile: dict[Axis, int], wave: int) -> int:
    if outer and any(tile.get(a, 1) > 1 for a in outer):
        return wave  # scalar loads want one wave's rows; more waves would only share L0
    return wave if threads < 128 or threads % 64 else 64
