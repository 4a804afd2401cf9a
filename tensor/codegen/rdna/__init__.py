"""Kernels to RDNA3 and RDNA4 machine code, without LLVM: `compile_kernel` is the way in."""

from __future__ import annotations

from tensor.codegen.rdna.compile import choices, compile_kernel, program_of
from tensor.codegen.rdna.emit import listing
from tensor.codegen.rdna.generation import GENERATIONS

ARCHES = tuple(GENERATIONS)

__all__ = ["ARCHES", "choices", "compile_kernel", "listing", "program_of"]
