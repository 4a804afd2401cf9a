"""The fast path of waves: a kernel's machine code as LLVM IR, compiled for the host, and its launches."""
