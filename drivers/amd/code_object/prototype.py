"""The types of a C++ kernel's parameters, which its mangled name has and its metadata leaves out.

The C++ runtime library demangles, where there is one; without it the types stay unknown. Types are written
as OpenCL C writes them: `float*`, `uint`, `half4`.
"""

from __future__ import annotations

import ctypes
import re
from functools import cache
from typing import Any

LIBRARY = "libstdc++.so.6"
QUALIFIERS = re.compile(r"\b(const|volatile|restrict|__restrict__|__restrict)\b")
VECTOR = re.compile(r"HIP_vector_type<([\w ]+), (\d+)u>")
NAMES = {
    "signed char": "char", "unsigned char": "uchar", "unsigned short": "ushort", "unsigned int": "uint",
    "unsigned": "uint", "unsigned long": "ulong", "long long": "long", "unsigned long long": "ulong",
    "_Float16": "half", "__fp16": "half", "__half": "half",
}  # fmt: skip


def parameter_types(symbol: str) -> list[str]:
    """The types, in order; empty if the name does not contain them."""
    text = demangled(symbol) if symbol.startswith("_Z") else ""
    if not text.endswith(")"):
        return []
    inside = text[_opening(text) + 1 : -1]
    return [plain(part) for part in split(inside)] if inside else []


def plain(text: str) -> str:
    """A type of C++ as OpenCL C has it, without qualifiers."""
    text = VECTOR.sub(lambda found: plain(found[1]) + found[2], QUALIFIERS.sub("", text))
    stars = text.count("*")
    name = " ".join(text.replace("*", " ").split())
    return NAMES.get(name, name) + "*" * stars


def split(text: str) -> list[str]:
    """What commas part that stand in no brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "<([{") - (letter in ">)]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _opening(text: str) -> int:
    """Where the bracket begins that the last letter closes."""
    depth = 0
    for place in range(len(text) - 1, -1, -1):
        depth += (text[place] == ")") - (text[place] == "(")
        if not depth:
            return place
    return len(text)


@cache
def demangled(symbol: str) -> str:
    """A name as C++ has it; empty where that cannot be told. Source: Itanium C++ ABI, 3.4, __cxa_demangle."""
    library = _library()
    if library is None:
        return ""
    status = ctypes.c_int()
    known = symbol.replace("DF16_", "Dh")  # two spellings of half, the newer unknown to older libraries
    text = library.__cxa_demangle(known.encode(), None, None, ctypes.byref(status))
    if not text:
        return ""
    found = ctypes.string_at(text).decode(errors="replace")
    ctypes.CDLL(None).free(ctypes.c_void_p(text))
    return found


@cache
def _library() -> Any:
    try:
        found = ctypes.CDLL(LIBRARY)
    except OSError:
        return None
    found.__cxa_demangle.restype = ctypes.c_void_p
    return found
