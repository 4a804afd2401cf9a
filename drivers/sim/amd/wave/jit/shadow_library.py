"""The library of the shadow as one LLVM module: what strict code calls, compiled once and kept.

Its source is `shadow/compiled`; `python -m tools.gen --shadow` makes autogen/amd/shadow.ll of it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import autogen.amd


@cache
def shadow_module() -> str:
    """The whole library."""
    return (Path(autogen.amd.__file__).parent / "shadow.ll").read_text()


def shadow_names() -> list[str]:
    """The functions that kernels call, and `wave.shadow`."""
    return re.findall(r"^define (?!internal).*@(\w+)\(", shadow_module(), re.MULTILINE)
