"""Compiled warps: machine code of a kernel as LLVM IR, from the same meanings as the reference. kernels.py
says what is known of a launch's kernel, run.py runs it."""
