"""Kernels to SASS, the machine code of NVIDIA cards: `compile_kernel` is the way in. No tool of NVIDIA's."""

from __future__ import annotations

from tensor.codegen.sass.chip import CHIPS
from tensor.codegen.sass.compile import choices, compile_kernel, program_of
from tensor.codegen.sass.emit import listing

ARCHES = tuple(CHIPS)

__all__ = ["ARCHES", "choices", "compile_kernel", "listing", "program_of"]
