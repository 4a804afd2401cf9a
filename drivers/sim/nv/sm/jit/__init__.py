"""Compiled warps: a kernel as host code, from the same meanings as the reference.

In: a launch and its code (`kernels`), memory (`run`). Out: memory is changed, and instructions and cycles are
counted; or an SmFault. Kernels with an instruction that is not here (`emit.Unsupported`) are the reference's.
"""
