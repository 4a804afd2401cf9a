"""Products whose lines lie along several axes, as a convolution's along rows and columns of an image: under
blocks in shared memory these axes are one.

Stands between `pick.py` and `blocks.py`. An image of 14 x 14 has too few columns for a block of 32, but 196
places; of 56 columns a block of 64 wastes an eighth. The gradient toward weights sums over the places of all
images: where an image's rows are shorter than blocks are deep, these axes are one, too. So are those of
elements whose rows are odd.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from tensor.ir.form import Axis, Form, of_axis
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Value, postorder
from tensor.passes.axes import number_axes, replace_axes
from tensor.plan import blocks
from tensor.plan.schedule import Schedule, Stage
from tensor.plan.target import Target
from tensor.plan.tile import digit

GAIN = 0.9  # of the results that blocks compute, padding included, from which places are worth their digits
# Of the chip's units that have a wave: from here on blocks are faster than lanes on all of them, which take
# 2.7 and more instructions for a multiplication, blocks 1.2 (sim:navi31, 3 x 3 weights, images of 14 x 14).
BUSY = 0.5
# The same where both sides are guarded, which takes lanes 7 and more: a gradient toward every second place.
BUSY_GUARDED = 0.25


def schedules(kernel: Kernel, target: Target) -> Iterator[Schedule]:
    """A kernel's product by blocks, the best first; none if it is no product that is large enough."""
    plain, flat = blocks.find(kernel, target), flattened(kernel)
    found = None if flat is None else blocks.find(flat, target, is_flat=True)
    if flat is not None and found is not None and is_better(kernel, plain, flat, found, target):
        yield from (
            replace(blocks.schedule(flat, s), kernel=flat) for s in blocks.stages(flat, target, is_flat=True)
        )
    else:
        yield from (blocks.schedule(kernel, s) for s in blocks.stages(kernel, target))


def is_better(kernel: Kernel, plain: Stage | None, flat: Kernel, found: Stage, target: Target) -> bool:
    """Do blocks of places keep the chip busy, or where there are others, do they compute less, or what lies
    side by side?"""
    if plain is None:
        guarded = all(any(map(is_guarded, postorder(side))) for side in (found.left, found.right))
        return waves(flat, found, target) >= (BUSY_GUARDED if guarded else BUSY) * target.units
    part = multiplied(flat, found) / multiplied(kernel, plain)
    return part <= GAIN or (part <= 1 and is_apart(kernel, plain))


def is_guarded(value: Value) -> bool:
    """Is it a load that does not always lie inside?"""
    return value.op is Op.BUFFER and bool(value.arg.guards)


def is_apart(kernel: Kernel, stage: Stage) -> bool:
    """Are there axes whose elements are closer together than the lines of blocks?"""
    ends = [run[-1] for run in runs(kernel, stage.value) if run]
    return stage.row not in ends or stage.column not in ends


def waves(kernel: Kernel, stage: Stage, target: Target) -> int:
    """How many a launch has."""
    groups = computed(kernel, stage) // prod(stage.lines)
    return groups * stage.block // target.lanes


def multiplied(kernel: Kernel, stage: Stage) -> int:
    """Products in whole blocks."""
    turns = prod(axis.size for axis in stage.loops) * blocks.padded(stage.inner, stage.depth)
    return computed(kernel, stage) * turns


def computed(kernel: Kernel, stage: Stage) -> int:
    """Results of whole blocks."""
    others = prod(axis.size for axis in kernel.axes if axis not in (stage.row, stage.column))
    down, across = zip((stage.row, stage.column), stage.lines, strict=True)
    return others * blocks.padded(*down) * blocks.padded(*across)


def flattened(kernel: Kernel) -> Kernel | None:
    """The kernel with the axes along which one side of its product lies, and not the other, as one axis for
    each side, and short ones that it is summed over as one; None if they are, or it is no product."""
    sums = [value for value in kernel.values if value.op in REDUCE]
    if len(sums) != 1 or sums[0].op is not Op.REDUCE_ADD or sums[0].src[0].op is not Op.MUL or kernel.ends:
        return None
    forms: dict[Axis, Form] = {}
    parts: dict[Axis, tuple[Axis, ...]] = {}
    fresh = 1 + max(axis.index for axis in (*kernel.axes, *kernel.reduce_axes))
    for number, run in enumerate((*runs(kernel, sums[0]), steps(kernel, sums[0]))):
        if len(run) < 2:
            continue
        whole = Axis(fresh + number, prod(axis.size for axis in run))
        step = whole.size
        for axis in run:
            step //= axis.size
            forms[axis], parts[axis] = digit(of_axis(whole), step, axis.size), ()
        parts[run[-1]] = (whole,)
    return number_axes(replace_axes(kernel, forms, parts, ())) if forms else None


def runs(kernel: Kernel, value: Value) -> list[list[Axis]]:
    """The axes of results along which one side of a product lies alone, for each side, outermost first."""
    axes = kernel.dependencies
    left, right = (axes[id(side)] for side in value.src[0].src)
    return [[axis for axis in kernel.axes if axis in own] for own in (left - right, right - left)]


def steps(kernel: Kernel, value: Value) -> list[Axis]:
    """The axes that a product is summed over and both sides lie along, outermost first; none if one of them
    is as long as blocks are deep."""
    axes = kernel.dependencies
    left, right = (axes[id(side)] for side in value.src[0].src)
    found = [axis for axis in value.arg if axis in left & right]
    return found if all(axis.size < blocks.LEAST for axis in found) else []


def elements(kernel: Kernel) -> Kernel | None:
    """A kernel without reductions with all axes as one, which what it stores runs along: vectors then pass
    the ends of rows, and what rows or columns have in common is found by one digit. None if there is other
    memory, or places are asked for."""
    whole = Axis(1 + max(axis.index for axis in kernel.axes), prod(axis.size for axis in kernel.axes))
    forms: dict[Axis, Form] = {}
    step = whole.size
    for axis in kernel.axes:
        step //= axis.size
        forms[axis] = digit(of_axis(whole), step, axis.size)
    parts = {axis: (whole,) if axis is kernel.axes[-1] else () for axis in kernel.axes}
    made = number_axes(replace_axes(kernel, forms, parts, ()))
    along = of_axis(made.axes[0])
    loads = [value for value in made.values if value.op is Op.BUFFER]
    places = {value.arg.index for value in loads} - {along, Form()}
    is_plain = not kernel.ends and all(store.at is None and store.index == along for store in made.stores)
    is_plain = is_plain and all(param.access in ("r", "w") for param in made.params)
    is_plain = is_plain and not any(value.src or value.arg.guards for value in loads)
    is_plain = is_plain and not any(value.op is Op.IOTA for value in made.values)
    return made if is_plain and len(places) == 1 and all(len(form.terms) == 1 for form in places) else None
