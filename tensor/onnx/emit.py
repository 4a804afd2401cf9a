"""ONNX nodes from graph nodes: one rule for each kind, and Einsum for sums of products."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from onnx import NodeProto, TensorProto, helper, numpy_helper

from tensor import Tensor
from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.graph import ELEMENTWISE, MOVEMENT, Node, Op
from tensor.onnx.trace import Mark
from tensor.onnx.types import Host, as_host, element_type, numpy_type

INT64_MIN, INT64_MAX = -(2**63), 2**63 - 1
BIT_CAST_OPSET = 26
UNSIGNED = {
    dtypes.int8: dtypes.uint8,
    dtypes.int16: dtypes.uint16,
    dtypes.int32: dtypes.uint32,
    dtypes.int64: dtypes.uint64,
}


def element_of(dtype: DType) -> int:
    """The number of TensorProto.DataType."""
    if dtype == dtypes.bfloat16:
        return int(TensorProto.BFLOAT16)
    return element_type(np.dtype(dtype.numpy))


class Emitter:
    """Nodes and initialisers of one model. names: what graph nodes are called; at first those of inputs.

    weights: names of tensors in memory. since: nodes that are older and computed are weights, too. opset: the
    least operator set that has all that was used.
    """

    def __init__(
        self, names: dict[Node, str], weights: Mapping[Node, str], marks: Mapping[Node, Mark], since: int
    ) -> None:
        self.names, self.weights, self.marks, self.since = names, weights, marks, since
        self.nodes: list[NodeProto] = []
        self.initialisers: list[TensorProto] = []
        self.opset = 20
        self._constants: dict[tuple[str, tuple[int, ...], bytes], str] = {}
        self._taken = set(names.values())

    def emit(self, root: Node) -> str:
        """Everything that a node is computed from, sources first; its name."""
        stack = [root]
        while stack:
            current = stack[-1]
            missing = [s for s in self._sources(current) if s not in self.names]
            if current in self.names or not missing:
                stack.pop()
                if current not in self.names:
                    self.names[current] = self._made(current)
            else:
                stack += missing
        return self.names[root]

    def _sources(self, node: Node) -> list[Node]:
        if node in self.marks:
            return [source for source in self.marks[node].inputs if source is not None]
        if self._is_weight(node):
            return []
        if node.op in ELEMENTWISE:
            return broadcasting(node)
        if sides := product_of(node):
            return [side for side, _ in sides]
        return list(node.src[:1] if node.op is Op.CONTIGUOUS else node.src)

    def _is_weight(self, node: Node) -> bool:
        """Whether the values of a node are stored: what is in memory, and what was computed before."""
        is_older = node.serial <= self.since and node.op not in MOVEMENT
        return node.op in (Op.BUFFER, Op.ASSIGN) or (is_older and node.op not in (Op.CONST, Op.IOTA))

    # names and nodes

    def fresh(self, wish: str) -> str:
        """A name that nothing has."""
        name, count = wish, 1
        while name in self._taken:
            count += 1
            name = f"{wish}_{count}"
        self._taken.add(name)
        return name

    def node(self, op: str, *inputs: str, **attributes: Any) -> str:
        """The name of an operator's output."""
        output = self.fresh(f"{op.lower()}_{len(self.nodes)}")
        self.nodes.append(helper.make_node(op, inputs, [output], name=output, **attributes))
        return output

    def constant(self, array: Host) -> str:
        """The name of an initialiser with these values, the same for the same ones."""
        key = array.dtype.name, array.shape, array.tobytes()
        if key not in self._constants:
            self._constants[key] = self._initialiser(array, "constant")
        return self._constants[key]

    def _initialiser(self, array: Host, wish: str) -> str:
        name = self.fresh(wish)
        self.initialisers.append(numpy_helper.from_array(array, name))
        return name

    def ints(self, values: Sequence[int]) -> str:
        return self.constant(np.array(values, np.int64))

    def scalar(self, value: float, dtype: DType) -> str:
        return self.constant(np.array(value, numpy_type(element_of(dtype))))

    def cast(self, name: str, dtype: DType) -> str:
        return self.node("Cast", name, to=element_of(dtype))

    # rules

    def _made(self, node: Node) -> str:
        mark = self.marks.get(node)
        if mark is not None:
            inputs = ["" if source is None else self.names[source] for source in mark.inputs]
            return self.node(mark.op, *inputs, **mark.attributes)
        if self._is_weight(node):
            return self._initialiser(as_host(Tensor._from_node(node)), self.weights.get(node, "weight"))
        if node.op is Op.CONST:
            flat = self.scalar(node.arg, node.dtype)
            return flat if not node.shape else self.node("Expand", flat, self.ints(node.shape))
        if node.op is Op.IOTA:
            return self._iota(node)
        sides = product_of(node)
        if sides:
            return self._einsum(node, sides)
        rule = RULES.get(node.op)
        if rule is None:
            raise ValueError(f"export: ONNX has nothing for {node.op.name}, which {node!r} is")
        return rule(self, node, *(self.names[source] for source in self._sources(node)))

    def _iota(self, node: Node) -> str:
        shape = [1] * len(node.shape)
        shape[node.arg] = node.shape[node.arg]
        line = self.constant(np.arange(node.shape[node.arg], dtype=np.int32).reshape(shape))
        return line if tuple(shape) == node.shape else self.node("Expand", line, self.ints(node.shape))

    def _einsum(self, node: Node, sides: list[tuple[Node, tuple[int, ...]]]) -> str:
        letters = "abcdefghijklmnopqrstuvwxyz"
        inputs, terms = [], []
        for side, shape in sides:
            axes = [axis for axis, n in enumerate(shape) if n != 1]
            terms.append("".join(letters[axis] for axis in axes))
            name = self.names[side]
            sizes = tuple(shape[axis] for axis in axes)
            inputs.append(name if sizes == side.shape else self.node("Reshape", name, self.ints(sizes)))
        used = set("".join(terms))
        kept = [axis for axis in range(len(node.shape)) if axis not in node.arg and letters[axis] in used]
        result = "".join(letters[axis] for axis in kept)
        made = self.node("Einsum", *inputs, equation=f"{','.join(terms)}->{result}")
        return self.node("Reshape", made, self.ints(node.shape))


def broadcasting(node: Node) -> list[Node]:
    """The sources of an elementwise node, not repeated to its shape where ONNX does that by itself."""
    plain = [_narrow(source) for source in node.src]
    shapes = [source.shape for source in plain]
    is_same = max(map(len, shapes)) == len(node.shape) and np.broadcast_shapes(*shapes) == node.shape
    return plain if len(plain) > 1 and is_same else list(node.src)


def _narrow(node: Node) -> Node:
    if node.op is Op.EXPAND:
        return node.src[0]
    return build.const(node.arg, node.dtype) if node.op is Op.CONST else node


def product_of(node: Node) -> list[tuple[Node, tuple[int, ...]]] | None:
    """The sides of a sum of products, before they are repeated along axes, and their shapes with sizes of 1
    there; None if no side is repeated."""
    if node.op is not Op.REDUCE_ADD or node.src[0].op is not Op.MUL or len(node.src[0].shape) > 26:
        return None
    sides = []
    for side in node.src[0].src:
        under = side.src[0] if side.op is Op.EXPAND else side
        sides.append((under.src[0] if under.op is Op.RESHAPE else under, under.shape))
    is_repeated = any(side.op is Op.EXPAND for side in node.src[0].src)
    return sides if is_repeated and node.dtype.kind in "fi" and node.dtype.bits >= 32 else None


Rule = Callable[..., str]


def _same(op: str, of_bool: str = "") -> Rule:
    """The same operator, or another for bool."""

    def rule(e: Emitter, node: Node, *names: str) -> str:
        return e.node(of_bool if of_bool and node.src[0].dtype.kind == "b" else op, *names)

    return rule


def _in_numbers(op: str) -> Rule:
    """An operator that ONNX does not have for bool, which is numbers meanwhile."""

    def rule(e: Emitter, node: Node, *names: str) -> str:
        if node.src[0].dtype.kind != "b":
            return e.node(op, *names)
        made = e.node(op, *(e.cast(name, dtypes.int32) for name in names))
        return made if op == "Less" else e.cast(made, dtypes.bool)

    return rule


def _cast(e: Emitter, node: Node, x: str) -> str:
    return e.cast(x, node.dtype)


def _bits(e: Emitter, node: Node, x: str) -> str:
    """To its own type a node changes nothing."""
    if node.dtype == node.src[0].dtype:
        return x
    e.opset = max(e.opset, BIT_CAST_OPSET)
    return e.node("BitCast", x, to=element_of(node.dtype))


def _exp2(e: Emitter, node: Node, x: str) -> str:
    return e.node("Pow", e.scalar(2.0, node.dtype), x)


def _log2(e: Emitter, node: Node, x: str) -> str:
    return e.node("Div", e.node("Log", x), e.scalar(float(np.log(2.0)), node.dtype))


def _trunc(e: Emitter, node: Node, x: str) -> str:
    is_negative = e.node("Less", x, e.scalar(0.0, node.dtype))
    return e.node("Where", is_negative, e.node("Ceil", x), e.node("Floor", x))


def _remainder(e: Emitter, node: Node, a: str, b: str) -> str:
    return e.node("Mod", a, b, fmod=1)


def _unequal(e: Emitter, node: Node, a: str, b: str) -> str:
    return e.node("Not", e.node("Equal", a, b))


def _shift(direction: str) -> Rule:
    """ONNX shifts unsigned numbers; a negative one is shifted right as its complement."""

    def rule(e: Emitter, node: Node, x: str, by: str) -> str:
        if node.dtype.kind == "u":
            return e.node("BitShift", x, by, direction=direction)
        plain = UNSIGNED[node.dtype]
        count = e.cast(by, plain)
        if direction == "LEFT":
            return e.cast(e.node("BitShift", e.cast(x, plain), count, direction=direction), node.dtype)
        is_negative = e.node("Less", x, e.scalar(0, node.dtype))
        held = e.cast(e.node("Where", is_negative, e.node("BitwiseNot", x), x), plain)
        made = e.cast(e.node("BitShift", held, count, direction=direction), node.dtype)
        return e.node("Where", is_negative, e.node("BitwiseNot", made), made)

    return rule


def _reshape(e: Emitter, node: Node, x: str) -> str:
    return e.node("Reshape", x, e.ints(node.shape), allowzero=int(0 in node.shape))


def _permute(e: Emitter, node: Node, x: str) -> str:
    return e.node("Transpose", x, perm=list(node.arg))


def _expand(e: Emitter, node: Node, x: str) -> str:
    return e.node("Expand", x, e.ints(node.shape))


def _pad(e: Emitter, node: Node, x: str) -> str:
    amounts = e.ints([pair[0] for pair in node.arg] + [pair[1] for pair in node.arg])
    if node.dtype.kind != "b":
        return e.node("Pad", x, amounts)
    return e.cast(e.node("Pad", e.cast(x, dtypes.int32), amounts), dtypes.bool)


def _shrink(e: Emitter, node: Node, x: str) -> str:
    axes = [i for i, (pair, n) in enumerate(zip(node.arg, node.src[0].shape, strict=True)) if pair != (0, n)]
    starts, ends = ([node.arg[axis][side] for axis in axes] for side in (0, 1))
    return e.node("Slice", x, e.ints(starts), e.ints(ends), e.ints(axes))


def _stride(e: Emitter, node: Node, x: str) -> str:
    axes = [axis for axis, step in enumerate(node.arg) if step != 1]
    steps = [node.arg[axis] for axis in axes]
    starts = [0 if step > 0 else -1 for step in steps]
    ends = [INT64_MAX if step > 0 else INT64_MIN for step in steps]
    return e.node("Slice", x, e.ints(starts), e.ints(ends), e.ints(axes), e.ints(steps))


def _reduction(op: str) -> Rule:
    def rule(e: Emitter, node: Node, x: str) -> str:
        axes = e.ints(node.arg)
        if node.dtype.kind != "b":
            return e.node(op, x, axes, keepdims=1)
        return e.cast(e.node(op, e.cast(x, dtypes.int32), axes, keepdims=1), dtypes.bool)

    return rule


def _gather(e: Emitter, node: Node, data: str, index: str) -> str:
    """A place outside reads 0."""
    size, kind = node.src[0].size, node.src[1].dtype
    flat = e.node("Reshape", data, e.ints([-1]))
    held = e.node("Max", e.node("Min", index, e.scalar(size - 1, kind)), e.scalar(0, kind))
    picked = e.node("Gather", flat, held, axis=0)
    return e.node("Where", e.node("Equal", index, held), picked, e.scalar(0, node.dtype))


def _scatter(e: Emitter, node: Node, data: str, index: str, values: str) -> str:
    """A place outside is one more element, which is cut off again."""
    size, kind = node.src[0].size, node.src[1].dtype
    outside = e.node(
        "Or", e.node("Less", index, e.scalar(0, kind)), e.node("Greater", index, e.scalar(size - 1, kind))
    )
    held = e.node("Where", outside, e.scalar(size, kind), index)
    longer = e.node("Concat", e.node("Reshape", data, e.ints([-1])), _zero(e, node.dtype), axis=0)
    how = {None: "none", Op.ADD: "add", Op.MAX: "max"}[node.arg]
    made = e.node("ScatterElements", longer, held, values, axis=0, reduction=how)
    cut = e.node("Slice", made, e.ints([0]), e.ints([size]), e.ints([0]))
    return e.node("Reshape", cut, e.ints(node.shape))


def _zero(e: Emitter, dtype: DType) -> str:
    return e.constant(np.zeros(1, numpy_type(element_of(dtype))))


def _itself(e: Emitter, node: Node, x: str, *_: str) -> str:
    return x


RULES: dict[Op, Rule] = {
    Op.CAST: _cast,
    Op.BITCAST: _bits,
    Op.NEG: _same("Neg"),
    Op.RECIP: _same("Reciprocal"),
    Op.SQRT: _same("Sqrt"),
    Op.EXP2: _exp2,
    Op.LOG2: _log2,
    Op.SIN: _same("Sin"),
    Op.COS: _same("Cos"),
    Op.TRUNC: _trunc,
    Op.NOT: _same("BitwiseNot", "Not"),
    Op.ADD: _same("Add", "Or"),
    Op.SUB: _same("Sub"),
    Op.MUL: _same("Mul", "And"),
    Op.DIV: _same("Div"),
    Op.MOD: _remainder,
    Op.MAX: _same("Max", "Or"),
    Op.MIN: _same("Min", "And"),
    Op.AND: _same("BitwiseAnd", "And"),
    Op.OR: _same("BitwiseOr", "Or"),
    Op.XOR: _same("BitwiseXor", "Xor"),
    Op.SHL: _shift("LEFT"),
    Op.SHR: _shift("RIGHT"),
    Op.LT: _in_numbers("Less"),
    Op.EQ: _same("Equal"),
    Op.NE: _unequal,
    Op.WHERE: _same("Where"),
    Op.RESHAPE: _reshape,
    Op.PERMUTE: _permute,
    Op.EXPAND: _expand,
    Op.PAD: _pad,
    Op.SHRINK: _shrink,
    Op.STRIDE: _stride,
    Op.REDUCE_ADD: _reduction("ReduceSum"),
    Op.REDUCE_MAX: _reduction("ReduceMax"),
    Op.REDUCE_MIN: _reduction("ReduceMin"),
    Op.REDUCE_MUL: _reduction("ReduceProd"),
    Op.GATHER: _gather,
    Op.SCATTER: _scatter,
    Op.CONTIGUOUS: _itself,
}
