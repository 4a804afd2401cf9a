"""Whole assembly files, as compilers print them, to code objects: sections, symbols, kernels, metadata.

Stands on `drivers.amd.isa`, which knows the instructions. `reader` cuts a file up, `descriptor` and
`metadata` read what it says of kernels, `linkable` writes the relocatable ELF file, as an assembler's, that
`drivers.amd.code_object` loads and linkers of ROCm take. `printer` goes the other way, with the distances in
code that `references` knows. No compiler, no linker.
"""

from drivers.amd.assembly.linkable import write
from drivers.amd.assembly.printer import printed
from drivers.amd.assembly.reader import Unit, read

__all__ = ["Unit", "printed", "read", "write"]
