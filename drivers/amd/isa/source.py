"""Assembly files as compilers write them: which lines are code, and the few directives that make bytes.

Sections other than .text, kernel descriptors and metadata are passed over: machine code is what comes out.
A directive that is not known is an error, so that nothing a file says is lost unseen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from autogen.schema import EncodeError
from drivers.amd.isa.immediate import number
from drivers.amd.isa.operand import Align

# Directives that say something about symbols, files or the target, and make no bytes.
SILENT = {
    ".globl", ".global", ".weak", ".protected", ".hidden", ".local", ".type", ".size", ".ident", ".file",
    ".loc", ".amdgcn_target", ".amd_amdgpu_isa", ".amdhsa_code_object_version", ".addrsig",
    ".addrsig_sym", ".cfi_startproc", ".cfi_endproc", ".cfi_sections", ".cfi_escape", ".cfi_undefined",
    ".amdgpu_hsa_kernel", ".end",
}  # fmt: skip
BLOCKS = {
    ".amdhsa_kernel": ".end_amdhsa_kernel",
    ".amdgpu_metadata": ".end_amdgpu_metadata",
    ".amd_kernel_code_t": ".end_amd_kernel_code_t",
}
DATA = {".long": 4, ".int": 4, ".word": 4, ".short": 2, ".byte": 1, ".quad": 8}
LARGEST_BYTES = 1 << 20  # that one directive makes
ALIGNMENTS = {".p2align": True, ".p2alignl": True, ".align": False, ".balign": False, ".balignl": False}


def code_lines(text: str) -> Iterator[str]:
    """Every line of the file, emptied where it is no code, so that line numbers stay."""
    is_code, end = True, ""
    for line in text.splitlines():
        words = line.split("//")[0].split()
        first = words[0] if words else ""
        if end:
            end = "" if first == end else end
            yield ""
        elif first in BLOCKS:
            end = BLOCKS[first]
            yield ""
        elif first in (".text", ".section", ".data", ".rodata", ".bss"):
            name = words[1] if first == ".section" and len(words) > 1 else first
            is_code = name.split(",")[0].strip('"').startswith(".text")
            yield ""
        else:
            yield line if is_code and first not in SILENT else ""


def directive(line: str) -> bytes | Align:
    """The bytes of `.long 1, 2`, or an alignment. EncodeError for a directive that has no place in code."""
    name, _, rest = re.sub(r"\s+", " ", line.strip()).partition(" ")
    fields = [field.strip() for field in rest.split(",") if field.strip()]
    if name in DATA and fields:
        size = DATA[name]
        return b"".join((number(f) & ((1 << 8 * size) - 1)).to_bytes(size, "little") for f in fields)
    if name in ALIGNMENTS and fields and re.fullmatch(r"\d+", fields[0]):
        size = 1 << min(number(fields[0]), 64) if ALIGNMENTS[name] else number(fields[0])
        if size > LARGEST_BYTES:
            raise EncodeError(f"{line.strip()}: alignments of code are {LARGEST_BYTES} bytes at most")
        has_fill = name.endswith("l") and len(fields) > 1
        return Align(size, number(fields[1]) & 0xFFFF_FFFF) if has_fill else Align(size)
    if name == ".fill" and len(fields) == 3:
        repeat, size, value = map(number, fields)
        if not (repeat >= 0 and 0 <= size <= 8 and repeat * size <= LARGEST_BYTES):
            limit = f"units of 0..8 bytes, {LARGEST_BYTES} bytes at most"
            raise EncodeError(f"{line.strip()}: {repeat} times {size} bytes; allowed are {limit}")
        return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little") * repeat
    raise EncodeError(f"directive {name}: in code stand instructions, labels, .long and its kin, .p2align")
