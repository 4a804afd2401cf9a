"""The pseudocode of AMD's ISA documents as tinygrad's checkout has it, extracted from the documents' PDFs.

`tinygrad/runtime/autogen/amd/rdna*/str_pcode.py`: a dictionary whose values are the documents' text. It is
read, not imported, and nothing of it is in this repository.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

FOLDERS = {"gfx1100": "rdna3", "gfx1201": "rdna4"}
ENTRY = re.compile(r"\s+(\w+)\.(\w+): (['\"].*['\"]),?")
REGISTERS = ("SOP1", "SOP2", "SOPC", "SOPK", "VOP1", "VOP2", "VOP3", "VOP3SD", "VOPC", "VOP3P", "VOPD")


def path(checkout: str, arch: str) -> Path:
    return Path(checkout) / "tinygrad/runtime/autogen/amd" / FOLDERS[arch] / "str_pcode.py"


@cache
def texts(checkout: str, arch: str) -> dict[tuple[str, str], str]:
    """The text of each instruction by its encoding, such as VOP1, and its name, as our mnemonics."""
    found = {}
    for line in path(checkout, arch).read_text(encoding="utf-8").splitlines():
        match = ENTRY.fullmatch(line)
        if match is not None:
            name = re.sub(r"_e(32|64)$", "", match[2].lower())
            found[match[1].removesuffix("Op"), name] = str(ast.literal_eval(match[3]))
    return found
