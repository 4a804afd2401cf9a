"""Arrays that a work-group shares, in LDS: addresses, loads and stores.

Stands under `values.py` and `select.py`. An address is one vector register and an immediate of 16 bits. A
wide access must be aligned to its size (RDNA3 and RDNA4 ISA documents, "LDS alignment").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu import shared
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.rdna import wide
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.generation import SHARED_BYTES
from tensor.codegen.rdna.index import Index
from tensor.codegen.rdna.machine import RdnaInst
from tensor.dtype import DType
from tensor.ir.errors import IRError
from tensor.ir.form import Form
from tensor.ir.loops import Shared

SUFFIX = {1: "b32", 2: "b64", 4: "b128"}


class SharedMemory(shared.SharedMemory):
    """The shared arrays of one program."""

    def __init__(self, index: Index, arrays: Sequence[Shared]) -> None:
        super().__init__(index, arrays, SHARED_BYTES)

    def address(self, array: Shared, form: Form, scope: Scope) -> tuple[Any, int]:
        """(vector register, immediate) of an element."""
        size = array.dtype.itemsize
        place = self.index.value(Form(0, form.terms) * size)
        return scope.root.vector(place) if isinstance(place, int) else scope.vector(place), (
            self.offsets[array] + form.const * size
        )

    def fetch(self, target: VReg | Part, array: Shared, form: Form, scope: Scope) -> None:
        """One load of raw dwords from element `form` on."""
        place, offset = self.address(array, form, scope)
        scope.items.append(
            RdnaInst(f"ds_load_{SUFFIX[target.count]}", (target,), (place,), {"offset": offset})
        )

    def load(self, array: Shared, form: Form, width: int, scope: Scope) -> list[Any]:
        """`width` consecutive elements, as values."""
        dtype = array.dtype
        if dtype.bits < 32:
            raise IRError(f"shared {dtype.name} is read by matrix instructions only")
        data = scope.reg("v", width * dtype.bits // 32)
        self.fetch(data, array, form, scope)
        if dtype.bits == 64:
            return [data.pair(2 * i) for i in range(width)]
        return [data[i] for i in range(width)]

    def store(self, array: Shared, form: Form, dwords: list[Any], scope: Scope) -> None:
        """Raw dwords (at most four) from element `form` on."""
        place, offset = self.address(array, form, scope)
        data = dwords[0] if len(dwords) == 1 else gathered(dwords, scope)
        scope.do(f"ds_store_{SUFFIX[len(dwords)]}", place, scope.vector(data), mods={"offset": offset})

    def store_half(self, array: Shared, form: Form, value: Any, scope: Scope) -> None:
        """The low 16 bits of a dword, or the low 8."""
        place, offset = self.address(array, form, scope)
        scope.do(f"ds_store_b{array.dtype.bits}", place, scope.vector(value), mods={"offset": offset})


def gathered(dwords: list[Any], scope: Scope) -> VReg:
    """Dwords as consecutive vector registers."""
    whole = scope.reg("v", len(dwords))
    for i, dword in enumerate(dwords):
        scope.into(whole[i], "v_mov_b32", dword)
    return whole


def dwords_of(values: Sequence[Any], dtype: DType) -> list[Any]:
    """Values of 32 or 64 bits as they lie in memory."""
    if dtype.bits == 64:
        return [part(v, dtype) for v in values for part in (wide.low, wide.high)]
    return list(values)
