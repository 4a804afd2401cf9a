"""What RDNA does in its own way when a value is asked for."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import values
from tensor.codegen.rdna import special, wide
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.operations import lower
from tensor.dtype import dtypes
from tensor.ir.form import Bound, Form
from tensor.ir.graph import Op
from tensor.ir.loops import Compute, Tile


class Values(values.Values):
    """The tiles of one program."""

    # SH_MEM_CONFIG.ALIGNMENT_MODE is UNALIGNED: Linux's gfx_v11_0.c and gfx_v12_0.c set it, as does
    # drivers/amd/am/gfx.py, and LLVM counts on it for amdhsa (AMDGPUUsage, unaligned-access-mode).
    natural = False

    def compute(self, statement: Compute, held: list[Any], scope: Scope) -> Any:
        if statement.out in self.squared:
            return special.exp2_of_root(scope, held[0])
        if statement.op is Op.DIV and self.is_of_whole(statement, held):
            return special.divide_whole(scope, *held)
        return lower(scope, statement.op, statement.out.dtype, statement.sources[0].dtype, held)

    def is_of_whole(self, division: Compute, held: list[Any]) -> bool:
        """Is a whole number of few bits, as float32, divided by a constant that is not far from 1?"""
        number, divisor = division.sources[0], held[1]
        if division.out.dtype != dtypes.float32 or not isinstance(number, Tile):
            return False
        made = self.definitions[number].statement
        if not isinstance(made, Compute) or made.op is not Op.CAST or not isinstance(divisor, float):
            return False
        source = made.sources[0].dtype
        return source.is_int and source.bits <= 16 and 1 / special.FAR <= abs(divisor) <= special.FAR

    def pair(self, number: Any, scope: Scope) -> Any:
        return wide.pack(scope, number, 0)

    def reads_once(self, form: Form, guards: tuple[Bound, ...], access: str) -> bool:
        return access == "r" and not guards and not self.index.split(form)[1]
