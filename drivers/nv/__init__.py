"""NVIDIA cards. So far the assembler, `drivers.nv.isa`."""
