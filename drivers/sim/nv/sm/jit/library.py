"""What compiled warps call: the C++ of `sm/native`, of which `python -m tools.gen --sim` makes
autogen/nv/warps.ll. A kernel's module has the functions that it needs.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import autogen.nv

NAMED = re.compile(r"@([\w.]+)")
KERNEL = "warp"  # what the library calls and a kernel has


TYPES = "types"


@cache
def parts() -> dict[str, str]:
    """Text of each function by its name, and of what it stands on; types first."""
    text = (Path(autogen.nv.__file__).parent / "warps.ll").read_text()
    types, *others = re.split(r"^(?=define |declare |@)", text, flags=re.MULTILINE)
    found = {TYPES: types}
    for part in others:
        name = NAMED.search(part)
        if name is not None and name[1] != KERNEL:
            found[name[1]] = re.sub("^define (?!internal)", "define internal ", part)
    return found


@cache
def named(part: str) -> frozenset[str]:
    """What a function of the library names."""
    return frozenset(NAMED.findall(parts()[part]))


def library(body: str) -> str:
    """The functions that a kernel calls, and what they stand on."""
    known, wanted, met = parts(), {TYPES}, set(NAMED.findall(body))
    while met:
        wanted |= met
        met = set[str]().union(*(named(part) for part in met if part in known)) - wanted
    return "".join(text for name, text in known.items() if name in wanted)
