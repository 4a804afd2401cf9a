"""Loads and stores of elements and vectors of elements: address forms, widths, guards.

Stands under selection, above `index.py`. An address is a scalar base pair plus a 32-bit lane offset plus an
immediate; uniform loads of read-only dwords go through the scalar cache. Guarded loads clamp the offset to
element 0 and select 0 afterwards, so the code stays straight-line with EXEC untouched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tensor.codegen.gpu.access import zero
from tensor.codegen.gpu.constant import signed
from tensor.codegen.gpu.index import Term
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.rdna import convert, wide
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.machine import Operand, RdnaInst
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Param

RANGE32 = 1 << 32
LOW = RANGE32 - 1
ATOMIC = {  # by operation, kind and width of the type
    (Op.ADD, "f", 32): "global_atomic_add_f32",
    (Op.ADD, "i", 32): "global_atomic_add_u32",
    (Op.ADD, "u", 32): "global_atomic_add_u32",
    (Op.ADD, "i", 64): "global_atomic_add_u64",
    (Op.ADD, "u", 64): "global_atomic_add_u64",
    (Op.MAX, "i", 32): "global_atomic_max_i32",
}
SUFFIX = {1: "b32", 2: "b64", 3: "b96", 4: "b128", 8: "b256", 16: "b512"}


@dataclass(frozen=True)
class Address:
    """base + lane offset (None: the same in all lanes) + byte offset."""

    base: VReg | Part
    lane: Operand | None
    offset: int
    scope: Scope


class Memory:
    """Addresses and accesses of one kernel's params. pointers: the scalar pair of each slot."""

    def __init__(
        self, index: Index, pointers: Mapping[int, VReg | Part], params: Mapping[int, Param]
    ) -> None:
        self.index = index
        self.reach = index.root.generation.vector_reach
        self.scalar_reach = index.root.generation.scalar_reach
        self.pointers = pointers
        self.params = params

    # --- addresses

    def address(self, slot: int, form: Form) -> Address:
        """Where element `form` of a slot lies. Raises IRError for a buffer whose lane offsets pass 4 GiB."""
        size = self.params[slot].dtype.itemsize
        uniform, lane = self.index.split(form)
        base, scope = self.base(slot, uniform, size)
        const = form.const * size
        if not lane:
            return Address(base, None, const, scope)
        scaled = [(atom, coefficient * size) for atom, coefficient in lane]
        low, high = Form(0, tuple(scaled)).bounds
        bias = min(0, low)
        if high - bias >= RANGE32:
            raise IRError(
                f"slot {slot}: one work-group's lanes span {high - low} bytes; the offset has 32 bits"
            )
        lift = self._lift(const, low, high)
        if lift is None:
            base, scope = self.advance(base, scope, const + bias)
            lift = const = -bias
        offset = self.index.vector(scaled, lift)
        return Address(base, offset, const - lift, deeper(scope, offset))

    def _lift(self, const: int, low: int, high: int) -> int | None:
        """What to add to the lane offset so that it is not negative and the rest of `const` is an
        immediate."""
        if low >= 0 and const < self.reach:
            return 0
        whole = const // self.reach * self.reach
        for lift in (whole, const):
            if low + lift >= 0 and high + lift < RANGE32:
                return lift
        return None

    def advance(self, base: VReg | Part, scope: Scope, amount: int) -> tuple[VReg | Part, Scope]:
        """The base pair plus a constant."""
        key = ("advance", id(base), amount)
        if key not in scope.memo:
            scope.memo[key] = add_pair(scope, base, amount)
        return scope.memo[key], scope

    def within(self, at: Address, reach: int) -> tuple[VReg | Part, int]:
        """The base and an offset that an instruction holds."""
        if at.offset < reach:
            return at.base, at.offset
        return self.advance(at.base, deeper(self.index.root, at.base), at.offset)[0], 0

    def base(self, slot: int, terms: Sequence[Term], size: int) -> tuple[VReg | Part, Scope]:
        """The slot's pointer plus the uniform terms, kept up incrementally in loops."""
        pair = self.pointers[slot]
        by_scope: dict[int, list[Term]] = {}
        scopes: dict[int, Scope] = {}
        for atom, coefficient in terms:
            scope = self.index.place(atom)[1]
            scopes[scope.depth] = scope
            by_scope.setdefault(scope.depth, []).append((atom, coefficient * size))
        where = self.index.root
        for depth in sorted(by_scope):
            where = scopes[depth]
            key = ("base", id(pair), tuple(by_scope[depth]))
            found = where.memo.get(key)
            if found is None:
                found = where.memo[key] = self._step(pair, where, by_scope[depth])
            pair = found
        return pair, where

    def _step(self, pair: VReg | Part, scope: Scope, terms: list[Term]) -> VReg | Part:
        """One loop level of a base: the loop's own counter becomes an increment at the end of the body."""
        rest: list[Term] = []
        step = 0
        for atom, coefficient in terms:
            if isinstance(atom, Axis) and scope.depth and self.index.loops.get(atom) is scope:
                step += coefficient
            else:
                rest.append((atom, coefficient))
        if step:
            pair = carry_pair(scope, pair, step)
        if not rest:
            return pair
        low, high = Form(0, tuple(rest)).bounds
        if low < -(1 << 31) or high >= (1 << 31 if low < 0 else RANGE32):
            return self._far(pair, scope, rest)
        return add_pair(scope, pair, self.index.scalar(rest), low < 0)

    def _far(self, pair: VReg | Part, scope: Scope, terms: list[Term]) -> VReg | Part:
        """Offsets beyond 32 bits: each term as a 64-bit product."""
        for atom, coefficient in terms:
            if coefficient < 0:
                raise IRError(f"a uniform offset of {coefficient} bytes a step does not fit 32 bits")
            value = self.index.atom(atom)
            low = scope.s("s_mul_i32", value, coefficient & LOW)
            high = scope.s("s_mul_hi_u32", value, coefficient & LOW)
            if coefficient >> 32:
                high = scope.s("s_add_i32", high, scope.s("s_mul_i32", value, coefficient >> 32))
            made = scope.reg("s", 2)
            scope.into(made[0], "s_add_u32", pair[0], low)
            scope.into(made[1], "s_addc_u32", pair[1], high)
            pair = made
        return pair

    def near(self, slot: int) -> None:
        """Raises IRError unless 32 bits reach the whole slot, which guarded and gathered loads need."""
        param = self.params[slot]
        if param.count * param.dtype.itemsize > RANGE32:
            raise IRError(
                f"slot {slot}: {param.count} elements of {param.dtype.name} take more than 4 GiB; "
                "padded and gathered loads reach 4 GiB"
            )

    # --- guards

    def guard(self, bounds: Sequence[Bound]) -> Any:
        """The lane mask of points where every bound holds: None if proven, False if none can."""
        mask: Any = None
        for bound in bounds:
            low, high = bound.form.bounds
            if low >= bound.low and high < bound.high:
                continue
            if high < bound.low or low >= bound.high:
                return False
            one = self._bound(bound, high)
            if mask is None:
                mask = one
                continue
            scope = deeper(deeper(self.index.root, mask), one)
            key = ("and", id(mask), id(one))
            if key not in scope.memo:
                scope.memo[key] = scope.masks("s_and_b32", mask, one)
            mask = scope.memo[key]
        return mask

    def _bound(self, bound: Bound, high: int) -> VReg:
        """One runtime bound as a mask, computed where its form is known."""
        value = self.index.value(bound.form + (-bound.low))
        scope = deeper(self.index.root, value)
        key = ("bound", id(value), bound.low, bound.high)
        if key in scope.memo:
            return scope.memo[key]  # type: ignore[no-any-return]
        if high < bound.high:
            mask: VReg = scope.compare("v_cmp_le_i32", 0, scope.vector(value))
        else:
            mask = scope.compare("v_cmp_gt_u32", bound.high - bound.low, scope.vector(value))
        scope.memo[key] = mask
        return mask

    # --- loads

    def load(self, slot: int, form: Form, width: int, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """`width` consecutive elements from `form` on, as values, read in `scope`."""
        dtype = self.params[slot].dtype
        mask = self.guard(guards)
        if mask is False:
            return [zero(dtype)] * width
        if mask is None:
            return self.read(slot, self.address(slot, form), width, dtype, scope)
        self.near(slot)
        offset = self.index.value(form * dtype.itemsize)
        return self.masked(slot, offset, mask, width, dtype, scope)

    def masked(self, slot: int, offset: Any, mask: Any, width: int, dtype: DType, scope: Scope) -> list[Any]:
        """Elements at a byte offset where the mask holds, 0 elsewhere."""
        at = Address(self.pointers[slot], self.clamped(offset, mask), 0, scope)
        values = self.read(slot, at, width, dtype, scope)
        if dtype.kind == "b":
            return [scope.masks("s_and_b32", v, mask) for v in values]
        if dtype.bits == 64:
            return [wide.select(scope, dtype, mask, v, zero(dtype)) for v in values]
        return [scope.v("v_cndmask_b32", 0, v, mask) for v in values]

    def gather(
        self,
        slot: int,
        form: Form,
        width: int,
        place: tuple[Any, DType, int | None],
        guards: Sequence[Bound],
        scope: Scope,
    ) -> list[Any]:
        """`width` elements from form + index on, 0 where a guard fails or they are outside of the array as a
        whole. place: the index, its type, and the limit that those inside are below, None if all are."""
        (index, source, limit), dtype = place, self.params[slot].dtype
        if isinstance(index, int) and (limit is None or 0 <= index < limit):
            return self.load(slot, form + index, width, guards, scope)
        mask = self.guard(guards)
        if mask is False or isinstance(index, int):
            return [zero(dtype)] * width
        if limit is not None:
            mask = self.below(index, source, limit, mask, scope)
        index = wide.low(index, source) if source.bits == 64 else index
        self.near(slot)
        base = self.index.value(form)
        total = index if isinstance(base, int) and base == 0 else scope.v("v_add_nc_u32", base, index)
        shift = dtype.itemsize.bit_length() - 1
        offset = scope.v("v_lshlrev_b32", shift, total) if shift else scope.vector(total)
        if mask is None:
            return self.read(slot, Address(self.pointers[slot], offset, 0, scope), width, dtype, scope)
        return self.masked(slot, offset, mask, width, dtype, scope)

    def below(self, index: Any, source: DType, limit: int, held: Any, scope: Scope) -> Any:
        """The lanes of a mask (None: all) whose index is below the limit."""
        if source.bits == 64:
            mask = scope.compare("v_cmp_gt_u64", wide.full(scope, limit, source), index)
        else:
            mask = scope.compare("v_cmp_gt_u32", limit, scope.vector(index))
        return mask if held is None else scope.masks("s_and_b32", mask, held)

    def read(self, slot: int, at: Address, width: int, dtype: DType, scope: Scope) -> list[Any]:
        """The access itself."""
        size = width * dtype.itemsize
        if size < 4:
            return [self._read_narrow(at, dtype, scope)]
        dwords = size // 4
        if at.lane is None and self.params[slot].access == "r":
            data = scope.reg("s", dwords)
            base, offset = self.within(at, self.scalar_reach)
            scope.items.append(RdnaInst(f"s_load_{SUFFIX[dwords]}", (data,), (base,), {"offset": offset}))
        else:
            data = scope.reg("v", dwords)
            self._global(f"global_load_{SUFFIX[dwords]}", (data,), at, (), scope)
        if dtype.bits == 64:
            return [data.pair(2 * i) for i in range(width)]
        if dtype.bits == 32:
            return [data[i] for i in range(width)]
        each = 32 // dtype.bits
        return [convert.unpack(scope, data[i // each], dtype, i % each) for i in range(width)]

    def raw(self, slot: int, form: Form, dwords: int, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """Dwords as they lie in memory from element `form` on, 0 where a guard fails."""
        mask = self.guard(guards)
        if mask is False:
            return [0] * dwords
        data = scope.reg("v", dwords)
        if mask is None:
            self._global(f"global_load_{SUFFIX[dwords]}", (data,), self.address(slot, form), (), scope)
            return [data[i] for i in range(dwords)]
        self.near(slot)
        offset = self.index.value(form * self.params[slot].dtype.itemsize)
        at = Address(self.pointers[slot], self.clamped(offset, mask), 0, scope)
        self._global(f"global_load_{SUFFIX[dwords]}", (data,), at, (), scope)
        return [scope.v("v_cndmask_b32", 0, data[i], mask) for i in range(dwords)]

    def clamped(self, offset: Any, mask: Any) -> Any:
        """The offset in lanes of the mask, 0 in others."""
        where = deeper(deeper(self.index.root, offset), mask)
        key = ("clamped", offset if isinstance(offset, int) else id(offset), id(mask))
        if key not in where.memo:
            where.memo[key] = where.v("v_cndmask_b32", 0, where.vector(offset), mask)
        return where.memo[key]

    def _read_narrow(self, at: Address, dtype: DType, scope: Scope) -> Any:
        letter = "i" if dtype.kind == "i" else "u"
        data = scope.reg("v")
        self._global(f"global_load_{letter}{dtype.bits}", (data,), at, (), scope)
        if dtype.kind == "b":
            return scope.compare("v_cmp_ne_u32", 0, data)
        return convert.from_bits(scope, data, dtype) if dtype.is_float else data

    def _global(
        self, op: str, defs: tuple[Any, ...], at: Address, data: tuple[Any, ...], scope: Scope
    ) -> None:
        base, offset = self.within(at, self.reach)
        lane = self.zero() if at.lane is None else scope.vector(at.lane)
        mods = {"offset": offset} if offset else None
        scope.items.append(RdnaInst(op, defs, (lane, *data, base), mods))

    def zero(self) -> Any:
        """A vector register of zeros."""
        return self.index.root.vector(0)

    # --- stores

    def store(self, slot: int, form: Form, values: Sequence[Any], scope: Scope) -> None:
        """Write consecutive elements from `form` on."""
        self.put(self.params[slot].dtype, self.address(slot, form), values, scope)

    def scattered(self, slot: int, form: Form, place: Any, scope: Scope) -> Address:
        """The address of element form + place, a number of each lane's own."""
        self.near(slot)
        base = self.index.value(form)
        total = place if isinstance(base, int) and base == 0 else scope.v("v_add_nc_u32", base, place)
        shift = self.params[slot].dtype.itemsize.bit_length() - 1
        offset = scope.v("v_lshlrev_b32", shift, total) if shift else total
        return Address(self.pointers[slot], offset, 0, scope)

    def put(
        self, dtype: DType, at: Address, values: Sequence[Any], scope: Scope, op: Op | None = None
    ) -> None:
        """Write consecutive elements from an address on; op: what one element is put together with it by,
        without being disturbed."""
        if dtype.bits == 64:
            halves = [part(v, dtype) for v in values for part in (wide.low, wide.high)]
            data = self.gathered(halves, scope)
        elif dtype.bits == 32:
            data = self.gathered(list(values), scope)
        else:
            raw = [convert.to_bits(scope, v, dtype) for v in values]
            if len(raw) * dtype.bits < 32:
                self._global(f"global_store_b{dtype.bits}", (), at, (scope.vector(raw[0]),), scope)
                return
            data = self.gathered(convert.pack(scope, raw, dtype), scope)
        if op is not None:
            self._global(ATOMIC[op, dtype.kind, dtype.bits], (), at, (data,), scope)
            return
        count = data.count if isinstance(data, (VReg, Part)) else 1
        self._global(f"global_store_{SUFFIX[count]}", (), at, (data,), scope)

    def gathered(self, dwords: list[Any], scope: Scope) -> Any:
        """Dwords as consecutive vector registers; the copies are coalesced away where they can be."""
        if len(dwords) == 1:
            return scope.vector(dwords[0])
        whole = scope.reg("v", len(dwords))
        for i, dword in enumerate(dwords):
            scope.into(whole[i], "v_mov_b32", dword)
        return whole


def add_pair(scope: Scope, pair: VReg | Part, amount: Any, negative: bool = False) -> VReg:
    """A 64-bit scalar address plus a number, or a 32-bit amount, sign-extended if it may be negative."""
    made = scope.reg("s", 2)
    if isinstance(amount, int):
        high: Any = amount >> 32
        amount = signed(amount)
    else:
        high = scope.s("s_ashr_i32", amount, 31) if negative else 0
    scope.into(made[0], "s_add_u32", pair[0], amount)
    scope.into(made[1], "s_addc_u32", pair[1], high)
    return made


def carry_pair(scope: Scope, pair: VReg | Part, step: int) -> VReg:
    """A pointer that starts at `pair` and advances by `step` bytes each iteration of the loop `scope`."""
    moving = scope.reg("s", 2)
    scope.outer().into(moving, "s_mov_b64", pair)
    scope.closing.append(RdnaInst("s_add_u32", (moving[0],), (moving[0], signed(step))))
    scope.closing.append(RdnaInst("s_addc_u32", (moving[1],), (moving[1], step >> 32)))
    return moving
