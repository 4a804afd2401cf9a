"""Loads and stores in LLVM IR, by how an index advances with the lane: a scalar, a vector, or a gather.

What a guard forbids is never touched: a load that all lanes skip reads zeros of the kernel's own, one that
some skip is masked.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from llvmlite import ir

from tensor.codegen.cpu import convert
from tensor.codegen.cpu.build import I1, I32, I64, Build, is_vector, size_of, stored_type
from tensor.codegen.cpu.index import INT32, Holds, Index, LinearIndex, Place
from tensor.ir.form import Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param
from tensor.ir.loops import Array, LoadTile, LoopProgram, Operand, Scatter, StoreTile

# Bytes of an array whose stores pass the caches: more than a core's share of any. Its memory begins with a
# page (drivers/core/alloc.py); what ends a piece of a launch is an atomic, which these stores precede.
PAST = 1 << 25


class Memory:
    """The arrays of one program. Global ones lie where the argument block says, shared ones on the stack.
    consecutive: see `Survey`; inside: gathered tiles whose places are in their arrays."""

    def __init__(
        self,
        b: Build,
        index: Index,
        program: LoopProgram,
        consecutive: Set[Operand] = frozenset(),
        inside: Set[Operand] = frozenset(),
    ) -> None:
        self.b, self.index, self.consecutive, self.inside = b, index, consecutive, inside
        self.addresses: dict[Any, Any] = {}
        block = b.function.args[0]
        for number, param in enumerate(program.params):
            at = b.entry.gep(block, [b.constant(I64, number)], source_etype=I64)
            self.addresses[param] = b.entry.inttoptr(b.entry.load(at, typ=I64), block.type)
        for shared in program.shared:
            self.addresses[shared] = b.alloca(stored_type(shared.dtype), max(shared.count, 1))

    def load(self, statement: LoadTile, gathered: Any, at: Place, active: Holds) -> Any:
        """The held element of each lane, a scalar where all have the same."""
        holds = self.index.holds(statement.guards, at, active)
        linear = self.index.linear(statement.index, at)
        form = statement.index
        if statement.gathered is not None:
            linear, holds, form = self.gather(statement, statement.gathered, gathered, linear, holds)
        array = statement.array
        stored = self.fetch(array, linear, form, holds)
        return convert.decode(self.b, stored, array.dtype)

    def gather(
        self, statement: LoadTile, place: Operand, value: Any, linear: LinearIndex, holds: Holds
    ) -> tuple[LinearIndex, Holds, Form]:
        """The index with what was gathered added to it, where that is inside the limit."""
        b, index = self.b, self.index
        number = convert.resized(b, value, place.dtype, 64)
        if statement.out not in self.inside:
            short = value if place.dtype.bits == 32 and statement.limit <= INT32 else number
            below = b.at.icmp_unsigned("<", short, b.constant(short.type, statement.limit))
            if is_vector(number):
                holds = Holds(holds.all, index.both(holds.lanes, below))
            else:
                holds = Holds(index.both(holds.all, below), holds.lanes)
        if not is_vector(number):
            return LinearIndex(index.plus(linear.base, number), linear.stride, linear.rest), holds, WIDE
        if place in self.consecutive and linear.is_uniform:
            first = b.at.extract_element(number, b.constant(I32, 0))
            return LinearIndex(index.plus(linear.base, first), 1, None), holds, WIDE
        vector = index.fitted(index.vector(linear, WIDE), number.type)
        return LinearIndex(0, 0, b.at.add(vector, number)), holds, WIDE

    def fetch(self, array: Array, linear: LinearIndex, form: Form, holds: Holds) -> Any:
        b = self.b
        typ, is_constant = stored_type(array.dtype), isinstance(array, Param) and array.access == "r"
        if linear.is_uniform:
            wanted = holds.all
            if holds.lanes is not None:
                wanted = self.index.both(wanted, b.any_lane(holds.lanes))
            value = b.load(self.pointer(array, linear, wanted), typ, is_constant)
            return value if holds.lanes is None else b.select(holds.lanes, value, self.zero(typ))
        vector = b.wide(typ)
        if linear.stride == 1 and linear.rest is None:
            if holds.lanes is None:
                return b.load(self.pointer(array, linear, holds.all), vector, is_constant)
            return self.masked(self.pointer(array, linear, None), typ, self.mask(holds))
        index = self.index.vector(linear, form)
        pointers = b.element_pointer(self.addresses[array], index, typ)
        rest = (b.constant(I32, size_of(typ)), self.mask(holds), b.constant(vector, zero(typ)))
        return b.call("masked.gather", vector, pointers, *rest, overloads=(vector, pointers.type))

    def masked(self, pointer: Any, typ: Any, mask: Any) -> Any:
        """A masked load. Elements of 64 bits, which take two registers, are loaded by halves: where LLVM 22
        itself halves a load whose second half skips all lanes, it gives the first half's elements there
        (seen with llvmlite 0.50 on x86-64 with AVX).
        """
        b, size = self.b, size_of(typ)
        count = b.lanes // 2 if size > 4 else b.lanes
        kind, number = (ir.VectorType(each, count) for each in (typ, I32))
        parts = []
        for start in range(0, b.lanes, count):
            order = ir.Constant(number, list(range(start, start + count)))
            own = b.at.shuffle_vector(mask, mask, order) if count < b.lanes else mask
            at = b.element_pointer(pointer, b.constant(I64, start), typ) if start else pointer
            rest = (b.constant(I32, size), own, ir.Constant(kind, [zero(typ)] * count))
            parts.append(b.call("masked.load", kind, at, *rest, overloads=(kind, pointer.type)))
        if len(parts) == 1:
            return parts[0]
        return b.at.shuffle_vector(*parts, ir.Constant(b.wide(I32), list(range(b.lanes))))

    def pointer(self, array: Array, linear: LinearIndex, wanted: Any) -> Any:
        """The address of lane 0's element, or of zeros where it is not wanted."""
        b = self.b
        found = b.element_pointer(
            self.addresses[array], self.index.scalar(linear.base), stored_type(array.dtype)
        )
        return found if wanted is None else b.at.select(wanted, found, b.zeros())

    def mask(self, holds: Holds) -> Any:
        """One bit a lane."""
        b = self.b
        if holds.all is None and holds.lanes is None:
            return b.constant(b.wide(I1), 1)
        if holds.lanes is None:
            return b.splat(holds.all)
        return holds.lanes if holds.all is None else b.at.and_(holds.lanes, b.splat(holds.all))

    def zero(self, typ: Any) -> Any:
        return self.b.constant(typ, zero(typ))

    def store(self, statement: StoreTile, value: Any, at: Place, active: Holds) -> None:
        """Write the held element of each lane that the guards let."""
        b, array = self.b, statement.array
        holds = self.index.holds(statement.guards, at, active)
        linear = self.index.linear(statement.index, at)
        stored = convert.encode(b, value, array.dtype)
        if linear.is_uniform and not is_vector(stored):
            wanted = holds.all
            if holds.lanes is not None:
                wanted = self.index.both(wanted, b.any_lane(holds.lanes))
            self.write(wanted, stored, self.pointer(array, linear, None))
            return
        stored = b.splat(stored)
        if linear.stride == 1 and linear.rest is None:
            pointer = self.pointer(array, linear, None)
            if holds.lanes is None:
                self.write(holds.all, stored, pointer, self.passes(array, statement.index))
                return
            name, types = "masked.store", (stored.type, pointer.type)
        else:
            index = self.index.vector(linear, statement.index)
            pointer = b.element_pointer(self.addresses[array], index, stored_type(array.dtype))
            name, types = "masked.scatter", (stored.type, pointer.type)
        size = b.constant(I32, size_of(stored.type))
        b.call(name, ir.VoidType(), stored, pointer, size, self.mask(holds), overloads=types)

    def scatter(self, statement: Scatter, places: Any, value: Any, at: Place, active: Holds) -> None:
        """Put the held element of each lane where its place says, if that is inside the limit."""
        b, array = self.b, statement.array
        stored = b.splat(convert.encode(b, value, array.dtype))
        places = b.at.sext(b.splat(places), b.wide(I64))
        holds = self.index.holds(statement.guards, at, active)
        inside = b.at.icmp_unsigned("<", places, b.constant(places.type, statement.limit))
        mask = b.at.and_(inside, self.mask(holds))
        linear = self.index.linear(statement.index, at)
        index = b.at.add(self.index.fitted(self.index.vector(linear, WIDE), places.type), places)
        pointers = b.element_pointer(self.addresses[array], index, stored_type(array.dtype))
        if statement.op is None:
            types = (stored.type, pointers.type)
            size = b.constant(I32, size_of(stored.type))
            b.call("masked.scatter", ir.VoidType(), stored, pointers, size, mask, overloads=types)
            return
        kind = "max" if statement.op is Op.MAX else "fadd" if array.dtype.is_float else "add"
        for lane in range(b.lanes):
            number = b.constant(I32, lane)
            with b.at.if_then(b.at.extract_element(mask, number)):
                pointer = b.at.extract_element(pointers, number)
                b.at.atomic_rmw(kind, pointer, b.at.extract_element(stored, number), "monotonic")

    def passes(self, array: Array, form: Form) -> bool:
        """Whether whole vectors go past the caches: those of an array that no cache holds, each in lines of
        its own, are written without being read first."""
        if not isinstance(array, Param) or array.access != "w" or array.count * array.dtype.itemsize < PAST:
            return False
        lane, lanes = self.index.lane, self.b.lanes
        apart = [c for atom, c in form.terms if atom != lane] + [form.const]
        return form.coefficient(lane) == 1 and not any(number % lanes for number in apart)

    def write(self, wanted: Any, stored: Any, pointer: Any, passes: bool = False) -> None:
        """A store, if it is wanted."""
        b = self.b
        if wanted is None:
            b.store(stored, pointer, passes)
            return
        with b.at.if_then(wanted):
            b.store(stored, pointer, passes)


def zero(typ: Any) -> Any:
    return 0.0 if str(typ) in ("half", "float", "double") else 0


WIDE = Form(1 << 40)  # a form whose values need 64 bits
