"""Arrays that a block shares: addresses, loads and stores (LDS, STS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu import shared
from tensor.codegen.gpu.machine import Part, VReg
from tensor.codegen.sass.build import Address, Scope
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.memory import WIDTHS, gathered
from tensor.ir.errors import IRError
from tensor.ir.form import Form
from tensor.ir.loops import Shared


class SharedMemory(shared.SharedMemory):
    """The shared arrays of one program, from the chip's first byte on."""

    def __init__(self, index: Index, arrays: Sequence[Shared]) -> None:
        target = index.root.target
        self.first = target.shared_base
        super().__init__(index, arrays, target.shared_limit - self.first)
        self.boxed = frozenset[Shared]()  # in rows whose pieces change places

    def reserve(self, size: int) -> int:
        """The address of so many bytes, a multiple of 8, behind the arrays."""
        at: int = self.first + self.bytes
        self.bytes += size
        return at

    def address(self, array: Shared, form: Form) -> Address:
        """Where an element lies."""
        size = array.dtype.itemsize
        place = self.index.value(Form(0, form.terms) * size)
        return Address(place, self.first + self.offsets[array] + form.const * size)

    def fetch(self, target: VReg | Part, array: Shared, form: Form, scope: Scope) -> None:
        """One load of raw dwords from element `form` on."""
        scope.emit(f"LDS{WIDTHS[4 * target.count]}", (target,), (self.address(array, form),))

    def load(self, array: Shared, form: Form, width: int, scope: Scope) -> list[Any]:
        """`width` consecutive elements, as values."""
        dtype = array.dtype
        if dtype.bits < 32:
            raise IRError(f"shared {dtype.name} is read by matrix instructions only")
        data = scope.reg("r", width * dtype.bits // 32)
        self.fetch(data, array, form, scope)
        if dtype.bits == 64:
            return [data.pair(2 * i) for i in range(width)]
        return [data[i] for i in range(width)]

    def store(self, array: Shared, form: Form, dwords: list[Any], scope: Scope) -> None:
        """Raw dwords (at most four) from element `form` on."""
        scope.do(f"STS{WIDTHS[4 * len(dwords)]}", self.address(array, form), gathered(dwords, scope))

    def store_half(self, array: Shared, form: Form, value: Any, scope: Scope) -> None:
        """The low 16 bits of a dword, or the low 8."""
        scope.do(f"STS.U{array.dtype.bits}", self.address(array, form), scope.vector(value))
