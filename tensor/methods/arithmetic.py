"""Arithmetic, comparison, bits and choice: the elementwise methods that are one graph node each, or nearly.

Operands broadcast and promote (tensor/dtype.py). A wrong operand is a TypeError, shapes that do not broadcast
a ValueError, both naming the operation.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Self

from tensor import grad
from tensor.dtype import DType, Number, as_dtype, dtypes, fitting, holds, promote, promote_scalar
from tensor.exchange import Exchange
from tensor.ir import build, carriers
from tensor.ir.graph import MOVEMENT, Node, Op
from tensor.value import BaseTensor, broadcast_shapes

Operand = Any  # a tensor, a Python number or a numpy array; BaseTensor._other checks
_OF_BOOLS = {Op.ADD: Op.OR, Op.MUL: Op.AND}  # what operators mean between two of them
BOOL = dtypes.bool
PASSED_OVER = MOVEMENT | {Op.NEG, Op.NOT}  # of which two in a row become one, or none
Rule = Callable[..., tuple[BaseTensor | None, ...]]  # (value, gradient, *inputs) -> gradient of each input


class Arithmetic(Exchange):
    """Operators and what they stand on."""

    __slots__ = ()

    def _unary(self, op: Op) -> Self:
        return self._wrap(build.unary(op, self.node))

    def _binary(self, name: str, op: Op, x: Operand, reverse: bool = False) -> Self:
        a, b = self._pair(name, x)
        if reverse:
            a, b = b, a
        first, second = a.node, b.node
        if first.dtype is BOOL:
            op = _OF_BOOLS.get(op, op)
        made = build.binary(op, first, second)
        if a._requires_grad or b._requires_grad or made is first or made is second:
            return a._wrap(made, b)
        return self._from_node(made)

    def _as_float(self) -> Self:
        """Integers and bool in the default type, float32; floats and complex numbers as they are."""
        return self if self.dtype.is_inexact else self.cast(dtypes.default_float)

    def _float_pair(self, name: str, other: Operand) -> tuple[Self, Self]:
        """Both promoted to one type of floats: integers beside floats of 16 bits take theirs."""
        if isinstance(other, Arithmetic) and other.dtype.is_inexact:
            return self._pair(name, other)
        return self._as_float()._pair(name, other)

    def _number(self, value: float) -> Self:
        """A constant with this tensor's dtype and shape."""
        return self._from_node(build.like(self.node, value))

    def _with_gradient(self, inputs: tuple[Self, ...], rule: Rule) -> Self:
        """This value, whose gradient toward `inputs` is `rule` instead of what its graph would give.

        rule(value, gradient, *inputs) gives one tensor or None for each input. What moves elements comes back
        as a node of its own: a further movement would take its place, and the rule with it.
        """
        if carriers.carrier(self.node).op in PASSED_OVER:
            return self._from_node(build.kept(self.node))._with_gradient(inputs, rule)
        make, kind, kinds = self._from_node, self.dtype, tuple(x.dtype for x in inputs)
        nodes = tuple(carriers.carrier(x.node) for x in inputs)

        def node_rule(value: Node, gradient: Node) -> tuple[Node | None, ...]:
            given = [make(carriers.carried(n, of)) for n, of in zip(nodes, kinds, strict=True)]
            results = rule(
                make(carriers.carried(value, kind)), make(carriers.carried(gradient, kind)), *given
            )
            return tuple(None if r is None else carriers.carrier(r.node) for r in results)

        grad.override(carriers.carrier(self.node), nodes, node_rule)
        if any(x._requires_grad for x in inputs):
            self._requires_grad = True
        return self

    # conversion

    def cast(self, dtype: DType | str) -> Self:
        """Convert values; float to integer truncates toward zero, to bool is != 0."""
        return self._wrap(build.cast(self.node, as_dtype(dtype)))

    def bitcast(self, dtype: DType | str) -> Self:
        """The same bits read as another dtype of the same width."""
        dtype = as_dtype(dtype)
        if dtype.bits != self.dtype.bits:
            raise TypeError(
                f"bitcast: {self.dtype.name} to {dtype.name}: {self.dtype.bits} bits to {dtype.bits}"
            )
        return self._wrap(build.bitcast(self.node, dtype))

    # arithmetic

    def add(self, other: Operand, reverse: bool = False, alpha: Number | None = None) -> Self:
        """Sum; alpha: what `other` is multiplied by first."""
        if alpha is not None:
            other = self._other("add", other).mul(alpha)
        return self._binary("add", Op.ADD, other, reverse)

    def sub(self, other: Operand, reverse: bool = False, alpha: Number | None = None) -> Self:
        """Difference; alpha: what `other` is multiplied by first."""
        if alpha is not None:
            other = self._other("sub", other).mul(alpha)
        if self.node.dtype is dtypes.bool and self._other("sub", other).dtype is dtypes.bool:
            raise TypeError("sub: bool has no subtraction; use ^ or cast to an integer")
        return self._binary("sub", Op.SUB, other, reverse)

    def mul(self, other: Operand, reverse: bool = False) -> Self:
        """Product; of two bools `and`."""
        return self._binary("mul", Op.MUL, other, reverse)

    def neg(self) -> Self:
        """-x. TypeError for bool."""
        if self.dtype.kind == "b":
            raise TypeError("neg: bool has no negative; use ~ or cast to an integer")
        return self._unary(Op.NEG)

    def true_divide(self, other: Operand, reverse: bool = False) -> Self:
        """Quotient; integers give float32."""
        is_whole = isinstance(other, int) and self.dtype.is_int
        a, b = self._pair("div", float(fitting("div", other, dtypes.float64)) if is_whole else other)
        if reverse:
            a, b = b, a
        return a._as_float()._divide(b._as_float())

    def _divide(self, b: Self) -> Self:
        """DIV, or MUL by the reciprocal where the divisor is a power of two, which is exact."""
        divisor = b.node
        if divisor.op is Op.CONST and self.dtype.is_float and _has_exact_reciprocal(divisor.arg, self.dtype):
            return self._wrap(build.binary(Op.MUL, self.node, build.like(divisor, 1 / divisor.arg)))
        return self._wrap(build.binary(Op.DIV, self.node, divisor), b)

    def reciprocal(self) -> Self:
        """1 / x. Integers give float32."""
        x = self._as_float()
        return x._wrap(build.unary(Op.RECIP, x.node))

    # comparison

    def _compare(self, name: str, op: Op, x: Operand, reverse: bool = False) -> Self:
        if isinstance(x, int) and not self.dtype.is_inexact and not holds(promote_scalar(self.dtype, x), x):
            answer = op is Op.NE or (op is Op.LT and (x > 0) != reverse)
            return self._from_node(build.const(answer, dtypes.bool, self.shape))
        made = self._binary(name, op, x, reverse)
        return self._from_node(made.node)

    def lt(self, other: Operand) -> Self:
        """True where this is less; False where either is NaN."""
        return self._compare("lt", Op.LT, other)

    def gt(self, other: Operand) -> Self:
        """True where this is greater; False where either is NaN."""
        return self._compare("gt", Op.LT, other, reverse=True)

    def ge(self, other: Operand) -> Self:
        """False where either is NaN."""
        return self.gt(other) | self.eq(other)

    def le(self, other: Operand) -> Self:
        """False where either is NaN."""
        return self.lt(other) | self.eq(other)

    def eq(self, other: Operand) -> Self:
        """True where both are equal; False where either is NaN."""
        return self._compare("eq", Op.EQ, other)

    def ne(self, other: Operand) -> Self:
        """True where both differ, and where either is NaN."""
        return self._compare("ne", Op.NE, other)

    def maximum(self, other: Operand) -> Self:
        """The greater; NaN if either is NaN. The gradient of equal elements is halved."""
        return self._binary("maximum", Op.MAX, other)

    def minimum(self, other: Operand) -> Self:
        """The lesser; NaN if either is NaN. The gradient of equal elements is halved."""
        return self._binary("minimum", Op.MIN, other)

    # bits and choice

    def _needs_bits(self, name: str) -> None:
        if not self.dtype.is_int and self.dtype.kind != "b":
            raise TypeError(
                f"{name}: {self.dtype.name} has no bitwise operations; allowed are bool and integers"
            )

    def bitwise_and(self, other: Operand, reverse: bool = False) -> Self:
        """The bits that both have; of bool `and`. TypeError for floats."""
        self._needs_bits("bitwise_and")
        return self._binary("bitwise_and", Op.AND, other, reverse)

    def bitwise_or(self, other: Operand, reverse: bool = False) -> Self:
        """The bits that either has; of bool `or`. TypeError for floats."""
        self._needs_bits("bitwise_or")
        return self._binary("bitwise_or", Op.OR, other, reverse)

    def bitwise_xor(self, other: Operand, reverse: bool = False) -> Self:
        """The bits that one of both has; of bool `!=`. TypeError for floats."""
        self._needs_bits("bitwise_xor")
        return self._binary("bitwise_xor", Op.XOR, other, reverse)

    def bitwise_not(self) -> Self:
        """Every bit turned; of bool `not`. TypeError for floats."""
        self._needs_bits("bitwise_not")
        return self._unary(Op.NOT)

    def logical_not(self) -> Self:
        """True where this is 0."""
        return self.cast(dtypes.bool).bitwise_not()

    def lshift(self, other: Operand, reverse: bool = False) -> Self:
        """Zeros come in from the right, and are all that is left of a shift by the width or more."""
        return self._shift("lshift", Op.SHL, other, reverse)

    def rshift(self, other: Operand, reverse: bool = False) -> Self:
        """Arithmetic on signed, logical on unsigned integers."""
        return self._shift("rshift", Op.SHR, other, reverse)

    def _shift(self, name: str, op: Op, x: Operand, reverse: bool) -> Self:
        self._needs_bits(name)
        if reverse or not isinstance(x, int):
            a, b = self._pair(name, x)
            return b._shift_by(name, op, a) if reverse else a._shift_by(name, op, b)
        width = promote_scalar(self.dtype, x).bits
        if x < 0:
            raise ValueError(f"{name}: by {x}; allowed is 0 or more")
        if fitting(name, x, promote_scalar(self.dtype, x)) < width:
            return self._binary(name, op, x)
        return self * 0 if op is Op.SHL or not self.dtype.is_signed else self._binary(name, op, width - 1)

    def _shift_by(self, name: str, op: Op, amount: Self) -> Self:
        """By a tensor; amounts of the width or more, and negative ones, shift everything out."""
        amount._needs_bits(name)
        last = self.dtype.bits - 1
        inside = (amount >= 0) & (amount <= last)
        if op is Op.SHR and self.dtype.is_signed:
            return self._binary(name, op, inside.where(amount, last))
        return inside.where(self._binary(name, op, inside.where(amount, 0)), 0)

    def where(self, x: Operand, y: Operand) -> Self:
        """`x` where this bool tensor holds, else `y`; all three broadcast. In torch's order ``t.where(c, y)``
        is ``c.where(t, y)``.
        """
        if not isinstance(self, BaseTensor):
            given = type(self).__name__
            raise TypeError(f"where: the condition is of type {given}; allowed is a tensor of bool")
        if self.dtype.kind != "b" and isinstance(x, BaseTensor) and x.dtype.kind == "b":
            return self._other("where", x).where(self, y)
        if self.dtype.kind != "b":
            raise TypeError(f"where: the condition is {self.dtype.name}; allowed is bool, compare first")
        if isinstance(x, Number) and isinstance(y, Number):
            own = [promote_scalar(dtypes.bool, number) for number in (x, y)]
            a, b = (self._constant("where", number, promote(*own)) for number in (x, y))
        elif isinstance(x, BaseTensor) or not isinstance(y, BaseTensor):
            a, b = self._tensor(x)._pair("where", y)
        else:
            b, a = self._tensor(y)._pair("where", x)
        shape = broadcast_shapes("where", self.shape, a.shape)
        condition = self._fit(dtypes.bool, shape)
        a, b = a._fit(a.dtype, shape), b._fit(b.dtype, shape)
        return a._wrap(build.where(condition.node, a.node, b.node), b)

    def _tensor(self, x: Operand) -> Self:
        """An operand as a tensor of its own dtype."""
        return self._other("where", x) if isinstance(x, BaseTensor) else type(self)(x)

    # operators

    def __neg__(self) -> Self:
        return self.neg()

    def __pos__(self) -> Self:
        return self

    def __invert__(self) -> Self:
        return self.bitwise_not()

    def __add__(self, x: Operand) -> Self:
        return self._binary("add", Op.ADD, x)

    def __radd__(self, x: Operand) -> Self:
        return self.add(x, True)

    def __sub__(self, x: Operand) -> Self:
        return self.sub(x)

    def __rsub__(self, x: Operand) -> Self:
        return self.sub(x, True)

    def __mul__(self, x: Operand) -> Self:
        return self._binary("mul", Op.MUL, x)

    def __rmul__(self, x: Operand) -> Self:
        return self.mul(x, True)

    def __truediv__(self, x: Operand) -> Self:
        return self.true_divide(x)

    def __rtruediv__(self, x: Operand) -> Self:
        return self.true_divide(x, True)

    def __and__(self, x: Operand) -> Self:
        return self.bitwise_and(x)

    def __rand__(self, x: Operand) -> Self:
        return self.bitwise_and(x, True)

    def __or__(self, x: Operand) -> Self:
        return self.bitwise_or(x)

    def __ror__(self, x: Operand) -> Self:
        return self.bitwise_or(x, True)

    def __xor__(self, x: Operand) -> Self:
        return self.bitwise_xor(x)

    def __rxor__(self, x: Operand) -> Self:
        return self.bitwise_xor(x, True)

    def __lshift__(self, x: Operand) -> Self:
        return self.lshift(x)

    def __rlshift__(self, x: Operand) -> Self:
        return self.lshift(x, True)

    def __rshift__(self, x: Operand) -> Self:
        return self.rshift(x)

    def __rrshift__(self, x: Operand) -> Self:
        return self.rshift(x, True)

    def __lt__(self, x: Operand) -> Self:
        return self.lt(x)

    def __gt__(self, x: Operand) -> Self:
        return self.gt(x)

    def __le__(self, x: Operand) -> Self:
        return self.le(x)

    def __ge__(self, x: Operand) -> Self:
        return self.ge(x)

    def __eq__(self, x: Operand) -> Self:  # type: ignore[override]  # elementwise, as numpy's
        return NotImplemented if x is None or isinstance(x, str) else self.eq(x)

    def __ne__(self, x: Operand) -> Self:  # type: ignore[override]  # elementwise, as numpy's
        return NotImplemented if x is None or isinstance(x, str) else self.ne(x)

    __hash__ = BaseTensor.__hash__


def _has_exact_reciprocal(value: float, dtype: DType) -> bool:
    """True for a power of two whose reciprocal is a normal number of `dtype`."""
    if value == 0 or not math.isfinite(value):
        return False
    mantissa, exponent = math.frexp(value)
    lowest = {"float16": -14, "float64": -1022}.get(dtype.name, -126)
    return abs(mantissa) == 0.5 and lowest <= 1 - exponent <= -lowest
