"""A kernel of more points than 32 bits count, in pieces: each is a kernel over a part of the longest axis,
with the same arguments. It stores a part of each result, which `ir.verify` allows no kernel before."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from tensor.ir.form import REACH, Axis, of_axis
from tensor.ir.kernel import Kernel
from tensor.passes.axes import replace_axes

WHOLE = 1 << 10  # pieces begin at multiples of it, so that wide accesses stay aligned


def pieces(kernel: Kernel, most: int = REACH) -> list[Kernel]:
    """The kernel itself, or kernels of about so many points at most that do together what it does."""
    count = -(-prod(axis.size for axis in kernel.axes) // most)
    if count == 1:
        return [kernel]
    along = max(kernel.axes, key=lambda axis: axis.size)
    size = max(1, along.size // count)
    size -= size % WHOLE if size > WHOLE else 0
    starts = range(0, along.size, size)
    return [piece(kernel, along, start, min(size, along.size - start)) for start in starts]


def piece(kernel: Kernel, along: Axis, start: int, size: int) -> Kernel:
    """What the kernel does at points start..start + size - 1 of an axis."""
    part = Axis(along.index, size)
    ends = [end for end in kernel.ends if end.axis != along]  # they only spare work
    made = replace_axes(kernel, {along: of_axis(part) + start}, {along: (part,)}, ends)
    return replace(made, name=f"{kernel.name}_from_{start}")
