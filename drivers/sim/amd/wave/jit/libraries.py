"""What compiled waves call, as LLVM modules: compiled once and kept, linked before the first kernel.

Most of it is C++, in `wave/native`, of which `python -m tools.gen --sim` makes autogen/amd/memory.ll,
shadow.ll and trap.ll.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import autogen.amd
from drivers.sim.amd.wave.jit.tables import LIBRARY_NAMES, library_texts
from drivers.sim.llvm.text import METADATA


@cache
def native_text(name: str) -> str:
    """The LLVM IR that clang made."""
    return (Path(autogen.amd.__file__).parent / f"{name}.ll").read_text()


def native_names(name: str) -> list[str]:
    """The functions in it that others call."""
    return re.findall(r"^define (?!internal).*@(\w+)\(", native_text(name), re.MULTILINE)


def runtime_module() -> str:
    """What all kernels may call: memory, functions that rules share, the parts of kernels with calls."""
    text = "\n".join([native_text("memory"), *library_texts()])
    return f"{text}\n{METADATA}"


def runtime_names() -> list[str]:
    return [*native_names("memory"), *LIBRARY_NAMES]
