"""LLVM IR of one function: vectors as wide as a work-group, beside scalars for what its lanes share.

Everything that spells LLVM's names of types and intrinsics stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any

from llvmlite import ir

from tensor.dtype import DType

I1, I8, I16, I32, I64 = (ir.IntType(n) for n in (1, 8, 16, 32, 64))
HALF, FLOAT, DOUBLE = ir.HalfType(), ir.FloatType(), ir.DoubleType()
POINTER = ir.PointerType()
ZERO_BYTES = 8  # an element at most


def held_type(dtype: DType) -> Any:
    """An element in registers: halves are floats, rounded where they are cast or stored."""
    if dtype.is_float:
        return DOUBLE if dtype.bits == 64 else FLOAT
    return I1 if dtype.kind == "b" else ir.IntType(dtype.bits)


def stored_type(dtype: DType) -> Any:
    """An element in memory."""
    if dtype.kind == "B":
        return I16
    if dtype.is_float:
        return HALF if dtype.bits == 16 else held_type(dtype)
    return ir.IntType(dtype.bits)


def is_vector(value: Any) -> bool:
    return isinstance(value.type, ir.VectorType)


def element(typ: Any) -> Any:
    """A vector's element type, or the scalar type itself."""
    return typ.element if isinstance(typ, ir.VectorType) else typ


class LlvmConstant(ir.Constant):  # type: ignore[misc]
    """A constant given as LLVM's text."""

    def __init__(self, typ: Any, text: str) -> None:
        self.type, self.constant = typ, text

    def _to_string(self) -> str:
        return f"{self.type} {self.constant}"

    def _get_reference(self) -> str:
        return str(self.constant)


class SsaNames:
    """A function's names, numbers all of them: whether one is taken is never asked."""

    def __init__(self) -> None:
        self._numbers = count()

    def register(self, name: str, *, deduplicate: bool) -> str:
        del deduplicate
        return f"{name}{next(self._numbers)}"


class Build:
    """The body of the kernel's function, in order. lanes: elements of its vectors."""

    def __init__(self, name: str, lanes: int) -> None:
        self.lanes = lanes
        self.module = ir.Module()
        kind = ir.FunctionType(ir.VoidType(), [POINTER, I64, I64])
        self.function = ir.Function(self.module, kind, name)
        self.function.scope = SsaNames()
        self.entry = ir.IRBuilder(self.function.append_basic_block("entry"))
        self.at = ir.IRBuilder(self.function.append_basic_block("begin"))
        self._wide: dict[int, Any] = {}  # types of vectors, by that of an element, which they keep
        self._zeros: Any = None
        self._declared: dict[str, Any] = {}
        self._first_lane = ir.Constant(ir.VectorType(I32, lanes), None)
        self._made: dict[tuple[str, int, int], tuple[Any, Any]] = {}  # by value and block, with the value

    # --- values

    def wide(self, typ: Any) -> Any:
        made = self._wide.get(id(typ))
        if made is None:
            made = self._wide[id(typ)] = ir.VectorType(typ, self.lanes)
        return made

    def constant(self, typ: Any, value: Any) -> Any:
        """A number in every element of `typ`."""
        if not isinstance(typ, ir.VectorType):
            return ir.Constant(typ, value)
        inner = ir.Constant(typ.element, value)
        return LlvmConstant(typ, f"splat ({inner})")

    def splat(self, value: Any) -> Any:
        """A scalar in every lane."""
        if is_vector(value):
            return value
        typ = self.wide(value.type)
        if isinstance(value, ir.Constant):
            return LlvmConstant(typ, f"splat ({value})")
        return self.once("splat", value, lambda: self._spread(typ, value))

    def _spread(self, typ: Any, value: Any) -> Any:
        undefined = LlvmConstant(typ, "poison")
        first = self.at.insert_element(undefined, value, ir.Constant(I32, 0))
        return self.at.shuffle_vector(first, undefined, self._first_lane)

    def alike(self, *values: Any) -> list[Any]:
        """All of them vectors if one is."""
        return [self.splat(v) for v in values] if any(map(is_vector, values)) else list(values)

    def like(self, value: Any, typ: Any) -> Any:
        """`typ`, as a vector where `value` is one."""
        return self.wide(typ) if is_vector(value) else typ

    def lane_numbers(self, typ: Any, first: int, stride: int) -> Any:
        """A constant that grows from lane to lane."""
        mask = (1 << typ.width) - 1
        values = (first + i * stride & mask for i in range(self.lanes))
        return LlvmConstant(self.wide(typ), f"<{', '.join(f'{typ} {value}' for value in values)}>")

    def select(self, holds: Any, one: Any, other: Any) -> Any:
        """A choice, lane by lane if the condition is."""
        if is_vector(holds):
            one, other = self.splat(one), self.splat(other)
        else:
            one, other = self.alike(one, other)
        return self.at.select(holds, one, other)

    def call(self, name: str, result: Any, *args: Any, overloads: Sequence[Any] = ()) -> Any:
        """An intrinsic, named with the types that overload it."""
        full = ".".join([f"llvm.{name}", *map(mangled, overloads or (result,))])
        if full not in self._declared:
            kind = ir.FunctionType(result, [a.type for a in args])
            self._declared[full] = ir.Function(self.module, kind, full)
        return self.at.call(self._declared[full], args)

    def shuffled(self, vector: Any, lanes: list[int]) -> Any:
        """The lanes of a vector in another order."""
        order = ir.Constant(self.wide(I32), lanes)
        return self.at.shuffle_vector(vector, LlvmConstant(vector.type, "poison"), order)

    def any_lane(self, mask: Any) -> Any:
        return self.once("any", mask, lambda: self.call("vector.reduce.or", I1, mask, overloads=(mask.type,)))

    def once(self, what: str, value: Any, make: Callable[[], Any]) -> Any:
        """What is made of a value, made once in each block."""
        key = what, id(value), id(self.at.block)
        if key not in self._made:
            self._made[key] = value, make()
        return self._made[key][1]

    # --- memory

    def alloca(self, typ: Any, count: int = 1) -> Any:
        """Memory of the function's call."""
        made = self.entry.alloca(typ, size=ir.Constant(I64, count) if count > 1 else None)
        made.align = 64
        return made

    def zeros(self) -> Any:
        """An address that may be read whatever the width, of zeros."""
        if self._zeros is None:
            kind = ir.ArrayType(I8, self.lanes * ZERO_BYTES)
            self._zeros = ir.GlobalVariable(self.module, kind, "zeros")
            self._zeros.initializer = ir.Constant(kind, None)
            self._zeros.global_constant, self._zeros.linkage, self._zeros.align = True, "internal", 64
        return self._zeros

    def element_pointer(self, base: Any, index: Any, typ: Any) -> Any:
        if isinstance(index, ir.Constant) and index.constant == 0 and base.type is POINTER:
            return base
        made = self.at.gep(base, [index], source_etype=typ)
        made.type = self.wide(POINTER) if is_vector(index) else POINTER
        return made

    def load(self, pointer: Any, typ: Any, is_constant: bool) -> Any:
        made = self.at.load(pointer, typ=typ, align=size_of(typ))
        if is_constant:
            made.set_metadata("invariant.load", self.module.add_metadata([]))
        return made

    def store(self, value: Any, pointer: Any, passes: bool = False) -> None:
        """passes: a whole vector, aligned to its size, that goes past the caches."""
        if not passes:
            self.at.store(value, pointer, align=size_of(value.type))
            return
        made = self.at.store(value, pointer, align=self.lanes * size_of(value.type))
        made.set_metadata("nontemporal", self.module.add_metadata([self.constant(I32, 1)]))

    # --- loops

    @contextmanager
    def loop(self, first: Any, last: Any, step: int = 1) -> Iterator[Any]:
        """A loop over a counter of 64 bits that runs once at least."""
        before = self.at.block
        body = self.function.append_basic_block("loop")
        self.at.branch(body)
        self.at = ir.IRBuilder(body)
        counter = self.at.phi(I64)
        counter.add_incoming(first, before)
        yield counter
        following = self.at.add(counter, ir.Constant(I64, step), flags=("nuw", "nsw"))
        counter.add_incoming(following, self.at.block)
        goes_on = self.at.icmp_unsigned("<", following, last)
        end = self.function.append_basic_block("end")
        self.at.cbranch(goes_on, body, end)
        self.at = ir.IRBuilder(end)

    @contextmanager
    def when(self, holds: Any) -> Iterator[None]:
        """What is only done where a scalar condition holds."""
        inside, end = (self.function.append_basic_block(name) for name in ("inside", "end"))
        self.at.cbranch(holds, inside, end)
        self.at = ir.IRBuilder(inside)
        yield
        self.at.branch(end)
        self.at = ir.IRBuilder(end)

    def finish(self) -> str:
        """The module as text."""
        self.entry.branch(self.function.blocks[1])
        self.at.ret_void()
        return str(self.module)


def mangled(typ: Any) -> str:
    """A type in an intrinsic's name."""
    if isinstance(typ, ir.VectorType):
        return f"v{typ.count}{mangled(typ.element)}"
    if isinstance(typ, ir.PointerType):
        return "p0"
    return {"half": "f16", "float": "f32", "double": "f64"}.get(str(typ), str(typ))


def size_of(typ: Any) -> int:
    """Bytes of an element."""
    inner = element(typ)
    if isinstance(inner, ir.IntType):
        return max(1, int(inner.width) // 8)
    return {"half": 2, "float": 4, "double": 8}[str(inner)]
