"""LLVM text as host code, and threads that run it: what compiled warps and waves of every vendor share."""
