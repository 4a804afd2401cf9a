"""Kernels to RDNA3 machine code, without LLVM: `compile_kernel` is the way in."""

from __future__ import annotations

from tensor.codegen.rdna.compile import compile_kernel

__all__ = ["compile_kernel"]
