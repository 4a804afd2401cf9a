"""Comparing arrays with the types of a kernel's pointers, from its metadata or HIP source.

A kernel that reads an array of another type computes nonsense without an error. Pointers of unknown type (a
structure, `void*`, a typedef of the source) take any array.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from drivers.amd.code_object.prototype import plain, split
from drivers.core.arguments import RunArgument
from drivers.core.errors import ArgumentError
from hcq.program import Argument, ArgumentKind

ELEMENTS = {
    "char": ("int8", "uint8", "bool"), "uchar": ("uint8", "int8", "bool"), "bool": ("bool", "uint8"),
    "short": ("int16", "uint16"), "ushort": ("uint16", "int16"), "int": ("int32", "uint32"),
    "uint": ("uint32", "int32"), "long": ("int64", "uint64"), "ulong": ("uint64", "int64"),
    "size_t": ("uint64", "int64"), "half": ("float16",),
    "float": ("float32", "complex64"), "double": ("float64", "complex128"),
}  # fmt: skip
POINTER = re.compile(r"([a-z_]+?)(?:2|3|4|8|16)?\*")
COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
PARAMETER = re.compile(r"(.*?[\s*&])\w*\s*$", re.DOTALL)


def check_arrays(
    given: Sequence[RunArgument], arguments: Sequence[Argument], kernel: str, file: Path
) -> None:
    """Each array has elements of the type that its argument points to. Raises ArgumentError."""
    if file.suffix == ".hip" and not any(argument.type_name for argument in arguments):
        types = source_types(file.read_text(errors="replace"), kernel)
        if len(types) == len(arguments):
            arguments = [replace(a, type_name=t) for a, t in zip(arguments, types, strict=True)]
    if len(given) != len(arguments):
        return  # which the launch tells
    for each, argument in zip(given, arguments, strict=True):
        if each.array is not None and argument.kind is ArgumentKind.BUFFER:
            check_array(each, argument)


def check_array(given: RunArgument, argument: Argument) -> None:
    pointer = POINTER.fullmatch(argument.type_name)
    allowed = ELEMENTS.get(pointer[1], ()) if pointer else ()
    if not allowed or given.array is None or given.array.dtype.kind == "V":
        return
    found = given.array.dtype.name
    if found not in allowed:
        raise ArgumentError(
            f"argument {given.text!r}: {argument.name or 'the kernel'} points to {argument.type_name[:-1]},"
            f" and the array has elements of {found}; allowed are {' and '.join(allowed)}"
        )


def source_types(text: str, kernel: str) -> list[str]:
    """The types of a kernel's parameters as a HIP source has them; none if it is not found there once."""
    text = COMMENTS.sub(" ", text)
    heads = set(re.findall(rf"__global__[^;{{}}]*?\b{re.escape(kernel)}\s*\(([^;{{}}]*)\)\s*\{{", text))
    if len(heads) != 1:
        return []
    found = [PARAMETER.fullmatch(part) for part in split(heads.pop())]
    return [plain(each[1]) if each else "" for each in found]
