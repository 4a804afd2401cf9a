"""What a kernel means, in numpy: every axis is a dimension, every value an array that broadcasts over them.

For tests of the schedule, of code generation and of the runtime. It checks what a device would fault on: a
load out of bounds, an element written twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, dtypes
from tensor.ir.form import Axis, Form
from tensor.ir.graph import REDUCE, Op
from tensor.ir.kernel import Kernel, Load, Store, Value
from tests.tensor.oracle import BINARY, REDUCTIONS, UNARY

Array = npt.NDArray[Any]


def run(kernel: Kernel, memory: Sequence[Array]) -> None:
    """Run `kernel` on flat arrays, one per slot; bfloat16 is uint16. Written arrays change in place."""
    axes = (*kernel.axes, *kernel.reduce_axes)
    grid = _Grid(axes, len(kernel.axes))
    values: dict[int, Array] = {}
    with np.errstate(all="ignore"):
        for value in kernel.values:
            sources = [values[id(s)] for s in value.src]
            values[id(value)] = _evaluate(value, sources, grid, memory)
    writes = [(store, values[id(store.value)]) for store in kernel.stores]
    for store, result in writes:
        if store.at is not None:
            scatter(store, grid, result, values[id(store.at)], memory[store.slot])
            continue
        at = np.broadcast_to(grid.form(store.index), grid.outer).reshape(-1)
        assert len(set(at.tolist())) == at.size, f"slot {store.slot}: an element is written twice"
        target = memory[store.slot]
        target[at] = encode(np.broadcast_to(result, grid.outer), store.value.dtype).reshape(-1)


def scatter(store: Store, grid: _Grid, result: Array, at: Array, target: Array) -> None:
    """A scattered store."""
    index, places, result = (
        np.broadcast_to(each, grid.outer).reshape(-1) for each in (grid.form(store.index), at, result)
    )
    inside = (places >= 0) & (places < store.limit)
    element, values = (index + places)[inside], result[inside]
    if store.op is None:
        target[element] = encode(values, store.value.dtype)
    else:
        BINARY[store.op].at(target, element, values)  # type: ignore[attr-defined]


class _Grid:
    """Coordinates of all axes as broadcasting arrays."""

    def __init__(self, axes: Sequence[Axis], parallel: int) -> None:
        self.sizes = tuple(a.size for a in axes)
        self.outer = tuple(a.size if i < parallel else 1 for i, a in enumerate(axes))
        self.place = {a: i for i, a in enumerate(axes)}
        self.at = {
            a: np.arange(a.size).reshape([a.size if i == j else 1 for j in range(len(axes))])
            for i, a in enumerate(axes)
        }

    def form(self, form: Form) -> Array:
        total: Array = np.full((1,) * len(self.sizes), form.const, dtype=np.int64)
        for atom, coefficient in form.terms:
            if isinstance(atom, Axis):
                total = total + coefficient * self.at[atom]
            else:
                inner = self.form(atom.form)
                assert inner.size == 0 or inner.min() >= 0, f"{atom}: a digit of a negative form"
                part = inner // atom.div
                total = total + coefficient * (part % atom.mod if atom.mod else part)
        return total

    def reduce(self, op: Op, value: Array, axes: Sequence[Axis], dtype: DType) -> Array:
        places = tuple(self.place[a] for a in axes)
        full = list(value.shape)
        for place in places:
            full[place] = self.sizes[place]
        wide = np.broadcast_to(value, full)
        if dtype.is_float and dtype.bits < 32:
            wide = wide.astype(np.float32)
        return rounded(np.asarray(REDUCTIONS[op](wide, axis=places, keepdims=True)), dtype)


def _evaluate(value: Value, src: list[Array], grid: _Grid, memory: Sequence[Array]) -> Array:
    op, dtype = value.op, value.dtype
    if op is Op.CONST:
        constant = np.full((1,) * len(grid.sizes), value.arg)
        return rounded(constant, dtype)
    if op is Op.IOTA:
        return grid.form(value.arg).astype(dtype.numpy)
    if op is Op.BUFFER:
        return _load(value.arg, src, grid, memory[value.arg.slot], dtype)
    if op in REDUCE:
        return grid.reduce(op, src[0], value.arg, dtype)
    return rounded(arithmetic(op, dtype, src, [s.dtype for s in value.src]), dtype)


def _load(load: Load, src: list[Array], grid: _Grid, memory: Array, dtype: DType) -> Array:
    holds: Array = np.full((1,) * len(grid.sizes), True)
    for guard in load.guards:
        at = grid.form(guard.form)
        holds = holds & (at >= guard.low) & (at < guard.high)
    index = grid.form(load.index)
    if src:
        holds = holds & (src[0] >= 0) & (src[0] < load.limit)
        index = index + src[0].astype(np.int64)
    index, holds = np.broadcast_arrays(index, holds)
    if holds.any():
        used = index[holds]
        assert used.min() >= 0 and used.max() < memory.size, f"slot {load.slot}: load out of bounds"
    safe = np.where(holds, index, 0)
    found = memory[safe] if memory.size else np.zeros(safe.shape, memory.dtype)
    decoded = decode(found, dtype)
    return np.where(holds, decoded, np.zeros((), decoded.dtype))


def arithmetic(op: Op, dtype: DType, src: list[Array], types: list[DType]) -> Array:
    """One elementwise operation on decoded arrays."""
    if op is Op.CAST:
        return _cast(src[0], dtype)
    if op is Op.BITCAST:
        return decode(encode(src[0], types[0]).view(dtype.numpy), dtype)
    if op is Op.WHERE:
        return np.where(src[0], src[1], src[2])
    if op is Op.RECIP:
        return np.asarray(np.divide(src[0].dtype.type(1), src[0]))
    if op is Op.DIV:
        return np.asarray(np.divide(src[0], src[1])) if dtype.is_float else _int_divide(src[0], src[1])
    if op is Op.MUL and dtype.kind == "b":
        return np.logical_and(src[0], src[1])
    if op in UNARY:
        return np.asarray(UNARY[op](src[0]))
    return np.asarray(BINARY[op](*src))


def _cast(value: Array, dtype: DType) -> Array:
    if dtype.kind == "b":
        return value != 0
    if value.dtype.kind == "f" and dtype.is_int:
        return np.trunc(value).astype(dtype.numpy)
    return value.astype(np.float32 if dtype.kind == "B" else dtype.numpy)


def _int_divide(a: Array, b: Array) -> Array:
    """Toward zero; by zero gives 0, which no test may rely on."""
    safe = np.where(b == 0, b.dtype.type(1), b)
    quotient = a // safe
    inexact = quotient * safe != a
    return np.where(b == 0, 0, quotient + (inexact & ((a < 0) != (safe < 0)))).astype(a.dtype)


def rounded(value: Array, dtype: DType) -> Array:
    """`value` with the precision of `dtype`; bfloat16 stays in float32."""
    if dtype.kind == "B":
        return decode(encode(value, dtype), dtype)
    return value.astype(dtype.numpy)


def encode(value: Array, dtype: DType) -> Array:
    """Decoded values as they lie in memory; a scalar keeps its shape."""
    if dtype.kind != "B":
        return np.array(value, dtype.numpy, order="C")
    bits = np.array(value, np.float32, order="C").view(np.uint32).astype(np.uint64)
    even = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
    quiet = (bits >> 16) | 0x40
    return np.where(np.isnan(value), quiet, even).astype(np.uint16)


def decode(memory: Array, dtype: DType) -> Array:
    """Memory as values to compute with: bfloat16 as float32."""
    if dtype.kind == "B":
        return (memory.astype(np.uint32) << 16).view(np.float32)
    return memory.view(np.bool_) if dtype == dtypes.bool and memory.dtype != np.bool_ else memory
