"""Evaluates graph nodes with numpy: what the device must compute, and a runtime for tests that need no
device.

Written from the meanings in tensor/ir/graph.py. bfloat16 values are float32 arrays rounded after every op.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tensor.dtype import DType, from_bfloat16_bits, to_bfloat16_bits
from tensor.ir.graph import Node, Op, forget, toposort

Array = npt.NDArray[Any]


def _array_dtype(dtype: DType) -> npt.DTypeLike:
    return np.float32 if dtype.kind == "B" else dtype.numpy


def _rounded(values: Array, dtype: DType) -> Array:
    if dtype.kind == "B":
        return from_bfloat16_bits(to_bfloat16_bits(values.astype(np.float32))).reshape(values.shape)
    return values.astype(_array_dtype(dtype), copy=False)


def _divide(a: Any, b: Any) -> Any:
    if a.dtype.kind == "f":
        return a / b
    quotient = np.floor_divide(a, b)
    inexact = (quotient * b != a) & ((a < 0) != (b < 0))
    return quotient + inexact.astype(a.dtype)


UNARY: dict[Op, Callable[[Array], Array]] = {
    Op.NEG: np.negative,
    Op.RECIP: np.reciprocal,
    Op.SQRT: np.sqrt,
    Op.EXP2: np.exp2,
    Op.LOG2: np.log2,
    Op.SIN: np.sin,
    Op.COS: np.cos,
    Op.TRUNC: np.trunc,
    Op.NOT: np.invert,
}
BINARY: dict[Op, Callable[[Array, Array], Array]] = {
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.DIV: _divide,
    Op.MOD: np.fmod,
    Op.MAX: np.maximum,
    Op.MIN: np.minimum,
    Op.AND: np.bitwise_and,
    Op.OR: np.bitwise_or,
    Op.XOR: np.bitwise_xor,
    Op.SHL: np.left_shift,
    Op.SHR: np.right_shift,
    Op.LT: np.less,
    Op.EQ: np.equal,
    Op.NE: np.not_equal,
}
REDUCTIONS: dict[Op, Callable[..., Array]] = {
    Op.REDUCE_ADD: np.sum,
    Op.REDUCE_MAX: np.max,
    Op.REDUCE_MIN: np.min,
    Op.REDUCE_MUL: np.prod,
}


class Oracle:
    """Values of the nodes of one schedule. assigned: what each memory is to hold afterwards."""

    def __init__(self) -> None:
        self.values: dict[Node, Array] = {}
        self.assigned: dict[Any, Array] = {}

    def run(self, *roots: Node) -> list[Array]:
        for current in toposort(*roots):
            self._visit(current)
        return [self.values[root] for root in roots]

    def _visit(self, current: Node) -> None:
        if current.storage is not None and current.storage.is_realized:
            value = load(current)
        else:
            sources = [self.values.get(s) for s in current.src]
            with np.errstate(all="ignore"):
                value = _rounded(np.asarray(self._compute(current, sources)), current.dtype)
        assert value.shape == current.shape, f"{current!r} gave {value.shape}"
        self.values[current] = value

    def _compute(self, n: Node, src: list[Any]) -> Any:
        if n.op in UNARY:
            return UNARY[n.op](src[0])
        if n.op in BINARY:
            assert n.src[0].dtype == n.src[1].dtype and src[0].shape == src[1].shape
            return BINARY[n.op](src[0], src[1])
        if n.op in REDUCTIONS:
            return REDUCTIONS[n.op](src[0], axis=n.arg, keepdims=True)
        match n.op:
            case Op.BUFFER:  # memory that an ASSIGN is about to fill
                return np.zeros(n.shape, _array_dtype(n.dtype))
            case Op.CONST:
                return np.full(n.shape, n.arg, _array_dtype(n.dtype))
            case Op.IOTA:
                return np.indices(n.shape, np.int32)[n.arg]
            case Op.CAST:
                return _cast(src[0], n.dtype)
            case Op.BITCAST:
                return _bits(src[0], n.src[0].dtype, n.dtype)
            case Op.WHERE:
                assert n.src[1].dtype == n.src[2].dtype == n.dtype
                return np.where(src[0], src[1], src[2])
            case Op.GATHER:
                return _gather(src[0], src[1])
            case Op.SCATTER:
                made, index, values = np.array(src[0]).reshape(-1), src[1].reshape(-1), src[2].reshape(-1)
                inside = (index >= 0) & (index < made.size)
                if n.arg is None:
                    made[index[inside]] = values[inside]
                else:
                    {Op.ADD: np.add, Op.MAX: np.maximum}[n.arg].at(made, index[inside], values[inside])
                return made.reshape(n.shape)
            case Op.CONTIGUOUS:
                return np.array(src[0])
            case Op.EXTENT:  # what lies behind may be anything
                value = np.array(src[0])
                behind = [slice(None)] * value.ndim
                behind[n.arg[0]] = slice(int(src[1]), None)
                value[tuple(behind)] = 77
                return value
            case Op.ASSIGN:
                memory = n.src[0].arg
                assert memory not in self.assigned, "one write per memory and schedule"
                self.assigned[memory] = src[1]
                return np.array(src[1])
        return _move(n, src[0])


def _move(n: Node, x: Array) -> Any:
    match n.op:
        case Op.RESHAPE:
            return x.reshape(n.shape)
        case Op.PERMUTE:
            return x.transpose(n.arg)
        case Op.EXPAND:
            return np.broadcast_to(x, n.shape)
        case Op.PAD:
            return np.pad(x, n.arg)
        case Op.SHRINK:
            return x[tuple(slice(a, b) for a, b in n.arg)]
        case Op.STRIDE:
            return x[tuple(slice(None, None, step) for step in n.arg)]
    raise AssertionError(f"oracle: {n!r}")


def _cast(x: Array, dtype: DType) -> Any:
    if dtype.kind == "b":
        return x != 0
    return x.astype(_array_dtype(dtype))


def _bits(x: Array, source: DType, target: DType) -> Array:
    if source == target:
        return x
    raw = to_bfloat16_bits(x).reshape(x.shape) if source.kind == "B" else np.ascontiguousarray(x)
    if target.kind == "B":
        return from_bfloat16_bits(raw.view(np.uint16)).reshape(x.shape)
    return raw.view(target.numpy).reshape(x.shape)


def _gather(data: Array, index: Array) -> Array:
    flat = data.reshape(-1)
    inside = (index >= 0) & (index < flat.size)
    return np.where(inside, flat[np.where(inside, index, 0)], flat.dtype.type(0))


def load(found: Node) -> Array:
    """The values of a realized node."""
    raw = found.storage.host
    return (from_bfloat16_bits(raw) if found.dtype.kind == "B" else raw).reshape(found.shape)


def store(values: Array, dtype: DType) -> Array:
    """Values as they lie in memory, flat."""
    raw = to_bfloat16_bits(values) if dtype.kind == "B" else values.astype(dtype.numpy)
    return np.array(raw).reshape(-1)


def evaluate(*roots: Node) -> list[Array]:
    """Values of nodes, changing nothing."""
    return Oracle().run(*roots)


def realize(roots: Sequence[Node]) -> None:
    """What `tensor.runtime.realize` does, on the host."""
    from tensor.schedule.storage import Storage

    oracle = Oracle()
    values = oracle.run(*roots)
    for root, value in zip(roots, values, strict=True):
        if root.op is Op.ASSIGN:
            continue
        storage = Storage(root.dtype, root.size)
        storage.host = store(value, root.dtype)
        root.storage = storage
        forget(root)
    for done in [n for n in oracle.values if n.op is Op.ASSIGN and n.storage is None]:
        memory = done.src[0].arg
        memory.host = store(oracle.assigned[memory], done.dtype)
        done.storage = memory
        forget(done)
