"""What SASS does in its own way when a value is asked for."""

from __future__ import annotations

from typing import Any

from tensor.codegen.gpu import values
from tensor.codegen.sass import special, wide
from tensor.codegen.sass.build import Scope
from tensor.codegen.sass.chip import NATURAL
from tensor.codegen.sass.operations import lower
from tensor.ir.graph import Op
from tensor.ir.loops import Compute


class Values(values.Values):
    """The tiles of one program."""

    natural = NATURAL

    def compute(self, statement: Compute, held: list[Any], scope: Scope) -> Any:
        if statement.op is Op.EXP2 and statement.out in self.squared:
            return special.exp2_of_root(scope, held[0])
        return lower(scope, statement.op, statement.out.dtype, statement.sources[0].dtype, held)

    def pair(self, number: Any, scope: Scope) -> Any:
        return wide.pack(scope, number, 0)
