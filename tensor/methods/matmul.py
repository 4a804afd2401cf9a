"""Products that sum: matmul, linear, einsum. Each is one multiplication over expanded axes and one sum.

The scheduler sees MUL under REDUCE_ADD and decides tiles; nothing is materialised here. 16-bit floats are
widened before the multiplication, so products are exact and sums are float32, and the result is rounded back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from string import ascii_lowercase, ascii_uppercase
from typing import Any, ClassVar, Self

from tensor.dtype import DType, as_dtype, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op
from tensor.methods.arithmetic import Operand
from tensor.methods.reduce import Reduce
from tensor.value import broadcast_shapes

LETTERS = ascii_uppercase + ascii_lowercase  # of axes that numbers name, in their order


class MatMul(Reduce):
    """Methods built on multiply and sum."""

    __slots__ = ()

    product_dtype: ClassVar[DType | None] = None  # inside `autocast`

    @classmethod
    @contextmanager
    def autocast(cls, dtype: DType | str = dtypes.float16, enabled: bool = True) -> Iterator[None]:
        """Matrix products and convolutions of float32 tensors are made of 16-bit floats inside the with
        block, and give such; everything else stays as it is, gradients toward float32 tensors too.
        """
        wanted = as_dtype(dtype)
        if enabled and (not wanted.is_float or wanted.bits != 16):
            raise ValueError(f"autocast: {wanted.name}; allowed are float16 and bfloat16")
        before, cls.product_dtype = cls.product_dtype, wanted if enabled else None
        try:
            yield
        finally:
            cls.product_dtype = before

    def dot(self, w: Operand, dtype: DType | str | None = None) -> Self:
        """``(..., n, k) @ (..., k, m) -> (..., n, m)``; vectors lose their axis; leading axes broadcast.

        ValueError if the inner sizes differ or an operand has no axes. `dtype` is that of the sum and the
        result; floats of 8 bits need it to be that of a float, and are multiplied and summed in float32.
        """
        return self._dot(w, None if dtype is None else as_dtype(dtype))

    def _dot(self, w: Operand, dtype: DType | None = None, bias: Self | None = None) -> Self:
        """`dot`, and a bias added to sums before they are rounded."""
        other = self._other("matmul", w)
        inner = -2 if other.ndim > 1 else -1
        if not self.ndim or not other.ndim:
            raise ValueError(
                f"matmul: shapes {self.shape} and {other.shape}; allowed is 1 axis or more, use * instead"
            )
        k, other_k = self.shape[-1], other.shape[inner]
        if k != other_k:
            raise ValueError(f"matmul: inner sizes differ, {self.shape} @ {other.shape}: {k} != {other_k}")
        _check_leading(self.shape, other.shape)
        rows, columns = self, other._wrap(_turned(other.node))
        if other.ndim > 1 and self.ndim > 1:
            rows, columns = self._wrap(_apart(self.node)), other._wrap(_apart(columns.node, -2))
        return rows._multiply_sum("matmul", columns, dtype, bias)

    def _multiply_sum(self, name: str, other: Self, dtype: DType | None, bias: Self | None = None) -> Self:
        """sum(self * other) over the last axis, plus a bias. Sides are widened before they are repeated, so
        that their gradients are summed before they are rounded."""
        left = self
        if dtype is not None and dtype.is_float:
            left, other = self._of_8_bits(other), other._of_8_bits(self)
        shared = left._promoted(name, other)
        if self.product_dtype and shared == dtypes.float32:
            shared = self.product_dtype
        result = dtype or (dtypes.float32 if shared.kind == "b" else shared)
        wide = dtypes.int32 if result.is_int and result.bits < 32 else _wide(result)
        shape = broadcast_shapes(name, left.shape, other.shape)
        product = left._as(shared)._fit(wide, shape) * other._as(shared)._fit(wide, shape)
        last = len(product.node.shape) - 1
        summed = build.reduce(Op.REDUCE_ADD, product.node, (last,))
        total = product._wrap(build.reshape(summed, summed.shape[:last]))
        if bias is None:
            return total._as(result)
        bias = self._of_autocast(bias)
        if bias.dtype == result:
            return (total + bias.cast(total.dtype)).cast(result)
        return total.cast(result) + bias

    def _as(self, dtype: DType) -> Self:
        """This tensor where it has the type, else what it is cast to."""
        return self if self.node.dtype == dtype else self.cast(dtype)

    def _of_8_bits(self, other: Self) -> Self:
        """Floats of 8 bits as such of 16, which have all of their values; of the other side's type if it is
        such a float itself."""
        if self.dtype.kind != "E":
            return self
        return self.cast(other.dtype if other.dtype.is_float else dtypes.float16)

    def matmul(self, other: Operand, reverse: bool = False, dtype: DType | None = None) -> Self:
        """The same as `dot`; reverse swaps the operands."""
        return self._other("matmul", other).dot(self, dtype) if reverse else self.dot(other, dtype)

    def __matmul__(self, x: Operand) -> Self:
        return self.matmul(x)

    def __rmatmul__(self, x: Operand) -> Self:
        return self.matmul(x, True)

    def linear(self, weight: Self, bias: Self | None = None, dtype: DType | None = None) -> Self:
        """self @ weight + bias, weight (in, out); a weight with one axis multiplies elementwise."""
        x = self if dtype is None else self.cast(dtype)
        if weight.ndim > 1:
            return x._dot(weight, bias=bias)
        product = x.mul(weight)
        return product if bias is None else product.add(self._of_autocast(bias))

    def _of_autocast(self, bias: Self) -> Self:
        """A bias in the type that `autocast` gives products."""
        return bias.cast(self.product_dtype) if self.product_dtype and bias.dtype.is_float else bias

    @classmethod
    def einsum(cls, formula: Any, *operands: Any, dtype: DType | None = None) -> Self:
        """Einstein's sum, such as ``"ij,jk->ik"`` or ``"...ij,...jk"``: dots are the axes that no
        letter names, which broadcast. Without an arrow the result has those, and the letters that occur once
        in order.

        Operands one by one or as one list; or each before a list of numbers from 0 to 51 that name its axes,
        with `...` for dots, and one more list for the result: ``einsum(a, [0, 1], b, [1, 2], [0, 2])``.
        ValueError if the formula does not fit them.
        """
        if not isinstance(formula, str):
            formula, operands = _by_numbers((formula, *operands))
        if len(operands) == 1 and isinstance(operands[0], list | tuple):
            operands = tuple(operands[0])
        terms, result = _parse(formula, [operand.shape for operand in operands])
        letters = result + "".join(sorted(set("".join(terms)) - set(result)))
        factors = [operand._align(term, letters) for operand, term in zip(operands, terms, strict=True)]
        shared = factors[0].dtype
        for factor in factors[1:]:
            shared = factor.cast(shared)._pair("einsum", factor)[0].dtype
        product: Self
        product, *others = (factor.cast(shared).cast(_wide(shared)) for factor in factors)
        for factor in others:
            product = product * factor
        summed = tuple(range(len(result), len(letters)))
        if not summed:
            return product.cast(dtype or shared)
        total: Self = product.sum(summed, dtype=dtype and _wide(dtype))
        is_kept = shared.is_inexact or (others and shared.kind != "b")  # as products do; a sum is wider
        return total.cast(dtype or (shared if is_kept else total.dtype))

    def _align(self, term: str, letters: str) -> Self:
        """Axes named by `term` put in the order of `letters`, size 1 where a letter is missing."""
        made = self
        while repeated := next((c for c in term if term.count(c) > 1), None):
            first = term.index(repeated)
            second = term.index(repeated, first + 1)
            made = made.diagonal(0, first, second)
            term = "".join(c for i, c in enumerate(term) if i not in (first, second)) + repeated
        order = sorted(range(len(term)), key=lambda i: letters.index(term[i]))
        sizes = dict(zip(term, made.shape, strict=True))
        return made.permute(order).reshape(tuple(sizes.get(c, 1) for c in letters))


def _by_numbers(given: tuple[Any, ...]) -> tuple[str, tuple[Any, ...]]:
    """The formula and the operands of tensors with lists of numbers between them."""
    pairs, rest = zip(given[::2], given[1::2], strict=False), given[len(given) // 2 * 2 :]
    operands, rows = zip(*pairs, strict=True) if len(given) > 1 else ((), ())
    formula = ",".join(map(_letters, rows))
    return formula + ("->" + _letters(rest[0]) if rest else ""), operands


def _letters(row: Any) -> str:
    """Axes named by numbers as letters."""
    if not isinstance(row, list | tuple):
        said = f"einsum: a {type(row).__name__} where a list of numbers is expected"
        raise TypeError(f"{said}; give a formula, or a list beside each tensor")
    for each in row:
        if each is not ... and not (isinstance(each, int) and 0 <= each < len(LETTERS)):
            raise ValueError(f"einsum: an axis named {each!r}; allowed are 0 to 51 and ...")
    return "".join("..." if each is ... else LETTERS[each] for each in row)


def _wide(dtype: DType) -> DType:
    """The type that products of this one are made in: float32 for 16-bit floats."""
    return dtypes.float32 if dtype.is_float and dtype.bits < 32 else dtype


def _turned(x: Node) -> Node:
    """With the last two axes swapped, if it has two."""
    axes = tuple(range(len(x.shape)))
    return build.permute(x, (*axes[:-2], *axes[:-3:-1]))


def _apart(x: Node, at: int = -1) -> Node:
    """With an axis of size 1 in front of axis `at`."""
    return build.reshape(x, (*x.shape[:at], 1, *x.shape[at:]))


def _check_leading(a: tuple[int, ...], b: tuple[int, ...]) -> None:
    for n, m in zip(a[-3::-1], b[-3::-1], strict=False):
        if n != m and 1 not in (n, m):
            raise ValueError(f"matmul: leading axes of {a} @ {b} do not broadcast: {n} and {m}")


DOTS, UNNAMED = "...", "αβγδεζηθικλμ"  # letters for the axes that dots stand for


def _without_dots(
    formula: str, terms: list[str], right: str, arrow: str, ranks: list[int]
) -> tuple[list[str], str]:
    """Letters in place of dots, the same for axes that broadcast with each other: counted from the last."""
    pairs = list(zip(terms, ranks, strict=True))
    counts = [rank - len(term.replace(DOTS, "")) if DOTS in term else 0 for term, rank in pairs]
    most = max(counts, default=0)
    if most > len(UNNAMED) or min(counts, default=0) < 0 or any(term.count(DOTS) > 1 for term in terms):
        raise ValueError(f"einsum: {formula!r}: dots stand once in a term, for up to {len(UNNAMED)} axes")
    letters = UNNAMED[:most]
    named = [term.replace(DOTS, letters[most - count :]) for term, count in zip(terms, counts, strict=True)]
    if arrow:
        return named, right.replace(DOTS, letters)
    plain = "".join(named)
    once = "".join(sorted(c for c in set(plain) - set(letters) if plain.count(c) == 1))
    return named, letters + once


def _parse(formula: str, shapes: list[tuple[int, ...]]) -> tuple[list[str], str]:
    """Terms and result of a formula, held against the shapes."""
    text = formula.replace(" ", "")
    left, arrow, right = text.partition("->")
    terms = left.split(",")
    if DOTS in text and len(terms) == len(shapes):
        terms, right = _without_dots(formula, terms, right, arrow, [len(shape) for shape in shapes])
        left, arrow = ",".join(terms), "->"
    letters = left.replace(",", "")
    if (letters and not letters.isalpha()) or (right and not right.isalpha()):
        raise ValueError(f"einsum: {formula!r}; allowed are letters, commas and one arrow")
    if len(terms) != len(shapes):
        raise ValueError(f"einsum: {formula!r} names {len(terms)} operands, {len(shapes)} are given")
    result = right if arrow else "".join(sorted(c for c in set(letters) if letters.count(c) == 1))
    if len(set(result)) != len(result) or set(result) - set(letters):
        raise ValueError(
            f"einsum: {formula!r}: each letter of the result must occur once in it and in an operand"
        )
    sizes: dict[str, int] = {}
    for term, shape in zip(terms, shapes, strict=True):
        if len(term) != len(shape):
            raise ValueError(f"einsum: {term!r} names {len(term)} axes of shape {shape}")
        for letter, size in zip(term, shape, strict=True):
            known = sizes.setdefault(letter, size)
            if letter in UNNAMED and 1 in (known, size):
                sizes[letter] = max(known, size)
            elif known != size:
                raise ValueError(
                    f"einsum: axis {letter!r} has sizes {sizes[letter]} and {size} in {formula!r}"
                )
    return terms, result
