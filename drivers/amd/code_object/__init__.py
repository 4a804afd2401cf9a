"""amdhsa code objects: `write` makes one from a kernel's machine code, `load` reads any (ours, LLVM's,
HIP's).

Written is version 5; read are versions 4 to 6, linked or still relocatable, and bundles of them (`unbundle`).
Sources: LLVM AMDGPUUsage, "Code Object", "Kernel Descriptor", "Code Object V5 Metadata", "Relocation
Records". Must not: touch a device. `CodeObject.image(base)` gives the bytes that belong at an address.
"""

from __future__ import annotations

from drivers.amd.code_object.form import GENERIC, Arg, CodeObject, KernelInfo
from drivers.amd.code_object.reader import load, unbundle
from drivers.amd.code_object.writer import KernelNeeds, write

__all__ = ["GENERIC", "Arg", "CodeObject", "KernelInfo", "KernelNeeds", "load", "unbundle", "write"]
