"""Loads and stores of global memory: addresses of 64 bits, widths, guards.

Stands under selection, above `index.py`. An address is a pair of registers, the slot's pointer plus an
element number of 32 bits times its size, and an immediate; where 32 bits do not hold the number, each term
is added in 64 bits. Guarded accesses are guarded instructions; a guarded load leaves zeros that were there
before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tensor.codegen.gpu.access import zero
from tensor.codegen.gpu.machine import VReg
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.sass import convert, wide
from tensor.codegen.sass.build import Address, Scope
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.machine import BankWord
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param

WIDTHS = {4: "", 8: ".64", 16: ".128"}
ATOMICS = {  # by operation, kind and width of the type
    (Op.ADD, "f", 32): "ADD.F32.FTZ.RN",
    **dict.fromkeys([(Op.ADD, "i", 32), (Op.ADD, "u", 32)], "ADD"),
    **dict.fromkeys([(Op.ADD, "i", 64), (Op.ADD, "u", 64)], "ADD.64"),
    (Op.MAX, "i", 32): "MAX.S32",
}
REACH = 1 << 23  # bytes that an immediate goes either way,
REACH_OF_COPY = 1 << 11  # and that of LDGSTS, into global memory
INT32 = 1 << 31


class Memory:
    """Addresses and accesses of one kernel's params. places: where each slot's pointer lies in the constant
    bank."""

    def __init__(self, index: Index, places: Mapping[int, int], params: Mapping[int, Param]) -> None:
        self.index, self.places, self.params = index, places, params

    # --- addresses

    def pointer(self, slot: int) -> Any:
        """The address of a slot's first element."""
        root = self.index.root
        key = ("pointer", slot)
        if key not in root.memo:
            root.memo[key] = root.r("LDC.64", BankWord(self.places[slot]), count=2)
        return root.memo[key]

    def address(self, slot: int, form: Form, reach: int = REACH) -> Address:
        """Where element `form` of a slot lies, for an instruction whose immediate goes so many bytes."""
        size = self.params[slot].dtype.itemsize
        pair, offset = self.pointer(slot), form.const * size
        terms = Form(0, form.terms)
        low, high = terms.bounds
        if terms.terms:
            near = fits(low, high)
            pair = self.scaled(pair, self.index.value(terms), size) if near else self.far(pair, form, size)
        if not -reach <= offset < reach:
            pair, offset = self.moved(pair, offset), 0
        return Address(pair, offset)

    def scaled(self, pair: Any, number: Any, size: int) -> Any:
        """pair + number * size, where both are known."""
        scope = deeper(deeper(self.index.root, pair), number)
        key = ("scaled", id(pair), id(number), size)
        if key not in scope.memo:
            scope.memo[key] = scope.r("IMAD.WIDE", number, size, pair, count=2)
        return scope.memo[key]

    def far(self, pair: Any, form: Form, size: int) -> Any:
        """Each term added in 64 bits. Raises IRError for a stride of more than 31 bits."""
        for atom, coefficient in self.index.ordered(list(form.terms)):
            step = coefficient * size
            if not -INT32 <= step < INT32:
                raise IRError(f"a stride of {step} bytes does not fit 32 bits")
            pair = self.scaled(pair, self.index.atom(atom), step)
        return pair

    def moved(self, pair: Any, offset: int) -> Any:
        """pair plus a constant of 64 bits."""
        scope = deeper(self.index.root, pair)
        key = ("moved", id(pair), offset)
        if key not in scope.memo:
            scope.memo[key] = wide.add_number(scope, pair, offset)
        return scope.memo[key]

    # --- guards

    def guard(self, bounds: Sequence[Bound]) -> Any:
        """The predicate of points where every bound holds: None if proven, False if none can."""
        mask: Any = None
        for bound in bounds:
            if bound.always_holds:
                continue
            if bound.never_holds:
                return False
            mask = self.bound(bound, mask)
        return mask

    def bound(self, bound: Bound, mask: Any) -> Any:
        """One bound, and what `mask` says (None for nothing), computed where both are known."""
        value = self.index.value(bound.form + (-bound.low))
        scope = deeper(deeper(self.index.root, value), mask)
        key = ("bound", id(value), bound.low, bound.high, id(mask))
        if key not in scope.memo:
            before = True if mask is None else mask
            if bound.form.bounds[1] < bound.high:
                scope.memo[key] = scope.p("ISETP.GE.AND", value, 0, before)
            else:
                scope.memo[key] = scope.p("ISETP.LT.U32.AND", value, bound.high - bound.low, before)
        return scope.memo[key]

    # --- loads

    def load(self, slot: int, form: Form, width: int, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """`width` consecutive elements from `form` on, as values, read in `scope`; 0 where a guard fails."""
        dtype = self.params[slot].dtype
        mask = self.guard(guards)
        if mask is False:
            return [zero(dtype)] * width
        return self.read(self.address(slot, form), width, dtype, mask, scope)

    def gather(
        self, slot: int, form: Form, width: int, place: tuple[Any, DType, int | None],
        guards: Sequence[Bound], scope: Scope,
    ) -> list[Any]:  # fmt: skip
        """`width` elements from form + index on, 0 where a guard fails or they are outside of the array as a
        whole. place: the index, its type, and the limit that those inside are below, None if all are."""
        (index, source, limit), dtype = place, self.params[slot].dtype
        if isinstance(index, int) and (limit is None or 0 <= index < limit):
            return self.load(slot, form + index, width, guards, scope)
        mask = self.guard(guards)
        if mask is False or isinstance(index, int):
            return [zero(dtype)] * width
        if limit is not None:
            before = True if mask is None else mask
            mask = scope.p("ISETP.LT.U32.AND", wide.low(index, source), limit, before)
            if source.bits == 64:
                mask = scope.p("ISETP.EQ.AND", wide.high(index, source), 0, mask)
        size = dtype.itemsize
        at = self.address(slot, form)
        pair = scope.r("IMAD.WIDE.U32", wide.low(index, source), size, at.base, count=2)
        return self.read(Address(pair, at.offset), width, dtype, mask, scope)

    def read(self, at: Address, width: int, dtype: DType, mask: Any, scope: Scope) -> list[Any]:
        """The access itself, by the lanes of a mask (None: by all)."""
        size = width * dtype.itemsize
        if size < 4:
            return [self.read_narrow(at, dtype, mask, scope)]
        data = self.fetch(at, size // 4, mask, scope)
        if dtype.bits == 64:
            return [data.pair(2 * i) for i in range(width)]
        if dtype.bits == 32:
            return [data[i] for i in range(width)]
        each = 32 // dtype.bits
        return [convert.unpack(scope, data[i // each], dtype, i % each) for i in range(width)]

    def fetch(self, at: Address, dwords: int, mask: Any, scope: Scope) -> VReg:
        """Dwords as they lie in memory, 0 in lanes outside the mask."""
        data = scope.reg("r", dwords)
        self.access(f"LDG.E{WIDTHS[4 * dwords]}", data, at, mask, scope)
        return data

    def read_narrow(self, at: Address, dtype: DType, mask: Any, scope: Scope) -> Any:
        data = scope.reg("r")
        self.access(f"LDG.E.{'S' if dtype.kind == 'i' else 'U'}{dtype.bits}", data, at, mask, scope)
        if dtype.kind == "b":
            return scope.p("ISETP.NE.AND", data, 0, True)
        return convert.from_bits(scope, data, dtype) if dtype.is_float else data

    def access(self, op: str, data: VReg, at: Address, mask: Any, scope: Scope) -> None:
        if mask is not None:
            for number in range(data.count):
                scope.emit("MOV", (data[number],), (0,)).mods = {"filler": True}
        scope.emit(op, (data,), (at,), mask)

    def raw(self, slot: int, form: Form, dwords: int, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """Dwords as they lie in memory from element `form` on, 0 where a guard fails."""
        mask = self.guard(guards)
        if mask is False:
            return [0] * dwords
        data = self.fetch(self.address(slot, form), dwords, mask, scope)
        return [data[i] for i in range(dwords)]

    # --- stores

    def scattered(self, slot: int, form: Form, place: Any, scope: Scope) -> Address:
        """The address of element form + place, a number of each lane's own that is not negative."""
        at = self.address(slot, form)
        size = self.params[slot].dtype.itemsize
        return Address(scope.r("IMAD.WIDE.U32", place, size, at.base, count=2), at.offset)

    def update(self, op: Op, dtype: DType, at: Address, value: Any, mask: Any, scope: Scope) -> None:
        """Put a value together with the element there, without being disturbed."""
        data = wide.full(scope, value, dtype) if dtype.bits == 64 else scope.vector(value)
        name = f"{scope.target.reduction}.E.{ATOMICS[op, dtype.kind, dtype.bits]}.STRONG.GPU"
        scope.do(name, at, data, guard=mask)

    def store(self, slot: int, form: Form, values: Sequence[Any], mask: Any, scope: Scope) -> None:
        """Write consecutive elements from `form` on, by the lanes of a mask (None: by all)."""
        dtype = self.params[slot].dtype
        self.put(self.address(slot, form), dtype, values, mask, scope)

    def put(self, at: Address, dtype: DType, values: Sequence[Any], mask: Any, scope: Scope) -> None:
        """Write consecutive elements from an address on."""
        if dtype.bits >= 32:
            dwords = convert.dwords_of(list(values), dtype)
        elif len(values) * dtype.bits < 32:
            raw = convert.to_bits(scope, values[0], dtype)
            scope.do(f"STG.E.U{dtype.bits}", at, scope.vector(raw), guard=mask)
            return
        else:
            dwords = convert.packed(scope, list(values), dtype)
        data = gathered(dwords, scope)
        scope.do(f"STG.E{WIDTHS[4 * len(dwords)]}", at, data, guard=mask)


def gathered(dwords: list[Any], scope: Scope) -> Any:
    """Dwords as consecutive registers; the copies are coalesced away where they can be."""
    if len(dwords) == 1:
        return scope.vector(dwords[0])
    whole = scope.reg("r", len(dwords))
    for number, dword in enumerate(dwords):
        scope.into(whole[number], "MOV", dword)
    return whole


def fits(low: int, high: int) -> bool:
    """Does a signed number of 32 bits hold every value?"""
    return low >= -INT32 and high < INT32
