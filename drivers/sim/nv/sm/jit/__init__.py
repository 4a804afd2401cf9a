"""Compiled warps: machine code of a kernel as LLVM IR, from the same meanings as the reference. run.py is
the way in."""
