"""Loop programs to the host's machine code, by LLVM: `compile_kernel` is the way in.

A lane is an element of an LLVM vector, a work-group one turn of the kernel's outermost loop, so no barrier is
ever needed. What all lanes share is a scalar.
"""

from __future__ import annotations

from tensor.codegen.cpu.compile import compile_kernel, program_of
from tensor.codegen.cpu.listing import listing

__all__ = ["compile_kernel", "listing", "program_of"]
