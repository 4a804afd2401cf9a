"""Lowering of kernels to machine code, one folder a target. `compile_kernel` picks the target by
architecture."""
