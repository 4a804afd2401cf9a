"""How much work a launch of a kernel is, by the kernel's meaning."""

from __future__ import annotations

from math import prod

from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel

FREE = {Op.CONST, Op.IOTA, Op.BUFFER, Op.CAST, Op.BITCAST, Op.WHERE}  # what computes nothing


def flops(kernel: Kernel) -> int:
    """Arithmetic of one launch by the kernel's meaning: one per value and point, reductions one per reduced
    point."""
    axes = kernel.dependencies
    total = 0
    for value in kernel.values:
        if value.op in REDUCE:
            total += prod(a.size for a in axes[id(value.src[0])] | frozenset(value.arg))
        elif value.op not in FREE:
            total += prod(a.size for a in axes[id(value)])
    return total


def traffic(kernel: Kernel) -> tuple[int, int]:
    """(bytes read, bytes written) of one launch if each buffer passes once."""
    loaded = {v.arg.slot for v in kernel.values if v.op is Op.BUFFER}
    stored = {s.slot for s in kernel.stores}
    read = sum(p.count * p.dtype.itemsize for p in kernel.params if p.slot in loaded)
    written = sum(p.count * p.dtype.itemsize for p in kernel.params if p.slot in stored)
    return read, written
