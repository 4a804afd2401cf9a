"""What RDNA does in its own way when a value is asked for."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import values
from tensor.codegen.rdna import special, wide
from tensor.codegen.rdna.build import Scope
from tensor.codegen.rdna.operations import lower
from tensor.ir.form import Bound, Form
from tensor.ir.graph import Op
from tensor.ir.loops import Compute


class Values(values.Values):
    """The tiles of one program."""

    # SH_MEM_CONFIG.ALIGNMENT_MODE is UNALIGNED: Linux's gfx_v11_0.c and gfx_v12_0.c set it, as does
    # drivers/amd/am/gfx.py, and LLVM counts on it for amdhsa (AMDGPUUsage, unaligned-access-mode).
    natural = False

    def compute(self, statement: Compute, held: list[Any], scope: Scope) -> Any:
        if statement.op is Op.EXP2 and statement.out in self.squared:
            return special.exp2_of_root(scope, held[0])
        return lower(scope, statement.op, statement.out.dtype, statement.sources[0].dtype, held)

    def pair(self, number: Any, scope: Scope) -> Any:
        return wide.pack(scope, number, 0)

    def reads_once(self, form: Form, guards: tuple[Bound, ...], access: str) -> bool:
        return access == "r" and not guards and not self.index.split(form)[1]
