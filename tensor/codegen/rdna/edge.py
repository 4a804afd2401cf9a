"""Vectors across the end of a row: the row's last vector is read instead and shifted, which brings zeros.

Stands under selection, beside `memory.py`. Nothing outside of the row is read, and EXEC stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu.access import EDGE_BYTES
from tensor.codegen.gpu.scope import deeper
from tensor.codegen.rdna import convert
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.memory import Address, Memory
from tensor.ir.form import Bound, Form


class EdgeMemory(Memory):
    """Accesses of one kernel's params, those across the ends of rows too."""

    def shifted(self, slot: int, form: Form, edge: Bound, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """EDGE_BYTES of elements from `form` on, as values. edge, guards: as for `cut`."""
        dtype = self.params[slot].dtype
        dwords = self.cut(slot, form, edge, guards, scope)
        if dtype.bits == 32:
            return dwords
        each = 32 // dtype.bits
        places = range(EDGE_BYTES // dtype.itemsize)
        return [convert.unpack(scope, dwords[i // each], dtype, i % each) for i in places]

    def cut(self, slot: int, form: Form, edge: Bound, guards: Sequence[Bound], scope: Scope) -> list[Any]:
        """EDGE_BYTES from element `form` on as dwords, 0 from the edge's end on and where a guard fails.
        edge: where the first element stands in its row; guards: that of the edge is one of them."""
        mask, size = self.guard(guards), self.params[slot].dtype.itemsize
        if mask is False:
            return [0] * (EDGE_BYTES // 4)
        self.near(slot)
        place, bits = self.index.value(form * size), None
        behind = edge.form * size + (EDGE_BYTES - edge.high * size)  # bytes of the vector behind the end
        if behind.bounds[1] > 0:
            back, bits = self.back(behind)
            where = deeper(deeper(self.index.root, place), back)
            key = ("back", place if isinstance(place, int) else id(place), id(back))
            if key not in where.memo:
                where.memo[key] = where.v("v_sub_nc_u32", place, back)
            place = where.memo[key]
        at = Address(self.pointers[slot], place if mask is None else self.clamped(place, mask), 0, scope)
        data = scope.reg("v", EDGE_BYTES // 4)
        self._global("global_load_b64", (data,), at, (), scope)
        if bits is not None:
            data = scope.v("v_lshrrev_b64", bits, data, count=data.count)
        dwords = [data[i] for i in range(data.count)]
        return dwords if mask is None else [scope.v("v_cndmask_b32", 0, dword, mask) for dword in dwords]

    def back(self, behind: Form) -> tuple[Any, Any]:
        """How many bytes before its place a vector is read, and the bits that it is shifted by."""
        bytes_ = self.index.value(behind)
        where = deeper(self.index.root, bytes_)
        key = ("behind", bytes_ if isinstance(bytes_, int) else id(bytes_))
        if key not in where.memo:
            back = where.v("v_max_i32", 0, bytes_)
            where.memo[key] = back, where.v("v_lshlrev_b32", 3, back)
        return where.memo[key]  # type: ignore[no-any-return]
