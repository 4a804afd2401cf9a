"""Generates the KFD ioctl file: ctypes structs, request numbers, flags, from the uapi headers.

ctypeslib2 reads the headers with libclang and writes a module full of helper classes; that module is run here
and only names, types and numbers are kept, so the generated file needs nothing but ctypes.
"""

from __future__ import annotations

import ctypes
import logging
import re
import tempfile
import warnings
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tools.gen import text
from tools.gen.facts import GenError
from tools.gen.layout import number

REQUEST = re.compile(r"# (AMDKFD_IOC_\w+) = _IO(W?R?|WR)\('K',nr,type\) \( (0x\w+) , struct (\w+) \)")
DIRECTIONS = {"W": 1, "R": 2, "WR": 3}  # asm-generic/ioctl.h: _IOC_WRITE, _IOC_READ
KFD_LETTER = ord("K")

SCALARS = {
    ctypes.c_uint8: "c_uint8",
    ctypes.c_uint16: "c_uint16",
    ctypes.c_uint32: "c_uint32",
    ctypes.c_uint64: "c_uint64",
    ctypes.c_int32: "c_int32",
    ctypes.c_int64: "c_int64",
}


def generate(entry: Mapping[str, Any], uapi: Path) -> str:
    """The Python source of the requests, structs and constants that the manifest entry names."""
    module, source = read_headers(uapi, entry["headers"])
    requests = {match[1]: match.groups()[1:] for match in REQUEST.finditer(source)}
    version = f"{module['KFD_IOCTL_MAJOR_VERSION']}.{module['KFD_IOCTL_MINOR_VERSION']}"
    sources = [f"Linux uapi {', '.join(entry['headers'])}, KFD interface {version}, read by ctypeslib2"]
    lines = text.module_head(entry["doc"], sources, ["import ctypes"])
    writer = CtypesStructs(module)
    for request in entry["requests"]:
        if f"AMDKFD_IOC_{request}" not in requests:
            raise GenError(f"the uapi headers have no AMDKFD_IOC_{request}")
        writer.add(f"struct_{requests[f'AMDKFD_IOC_{request}'][2]}")
    for struct in entry["structs"]:
        writer.add(f"struct_{struct}")
    lines += writer.lines
    lines += ["", ""]
    for request in entry["requests"]:
        direction, serial, struct = requests[f"AMDKFD_IOC_{request}"]
        size = ctypes.sizeof(module[f"struct_{struct}"])
        value = DIRECTIONS[direction] << 30 | size << 16 | KFD_LETTER << 8 | int(serial, 16)
        lines += [f"AMDKFD_IOC_{request} = {number(value)}  # {struct}"]
    lines += ["", *constants(module, entry["constants"])]
    rows = [request_row(name, requests[f"AMDKFD_IOC_{name}"][2]) for name in entry["requests"]]
    lines += ["", *text.table("REQUESTS", "dict[int, tuple[str, type[ctypes.Structure]]]", rows)]
    return text.join(lines)


def request_row(name: str, struct: str) -> str:
    """One row of REQUESTS, broken as the formatter breaks it."""
    row = f'AMDKFD_IOC_{name}: ("{name}", {struct})'
    if len(row) + 5 <= text.WIDTH:
        return row
    return f'AMDKFD_IOC_{name}: (\n        "{name}",\n        {struct},\n    )'


def read_headers(uapi: Path, headers: Iterable[str]) -> tuple[dict[str, Any], str]:
    """Names of all headers together, and the text that ctypeslib2 made of them."""
    names: dict[str, Any] = {}
    sources = []
    for header in headers:
        if not (uapi / header).exists():
            raise GenError(f"{uapi / header}: no such header; --uapi wants the folder that holds linux/")
        source = translate(uapi, header)
        exec(compile(source, header, "exec"), names)  # the generator's own input, not a user's
        sources.append(source)
    return names, "\n".join(sources)


def translate(uapi: Path, header: str) -> str:
    """One header through ctypeslib2."""
    logging.getLogger("handler").setLevel(logging.ERROR)  # ctypeslib2 reports each #include it skips
    logging.getLogger("cursorhandler").setLevel(logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from clang import cindex
            from ctypeslib.clang2py import main as clang2py
        except ImportError as error:
            raise GenError(f"{error.name} is not installed; pip install 'doorbell[gen]'") from error
    if not cindex.Config.loaded:
        cindex.Config.set_library_file(str(Path(cindex.__file__).parent / "native" / "libclang.so"))
    folders = [uapi, uapi / "x86_64-linux-gnu"]
    flags = " ".join(["-nostdinc", *(f"-I{folder}" for folder in folders)])
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.py"
        try:
            clang2py(["-k", "esm", str(uapi / header), "-o", str(target), f"--clang-args={flags}"])
        except cindex.LibclangError as error:
            raise GenError(
                f"libclang and its bindings differ, pip install 'doorbell[gen]': {error}"
            ) from error
        return target.read_text()


def constants(module: Mapping[str, Any], patterns: Iterable[str]) -> list[str]:
    """`NAME = value` of every integer macro and enum member that matches, in header order."""
    lines: list[str] = []
    for pattern in patterns:
        found = {n: v for n, v in module.items() if fnmatchcase(n, pattern) and isinstance(v, int)}
        if not found:
            raise GenError(f"the uapi headers have no constant {pattern}")
        lines += [f"{name} = {number(value)}" for name, value in found.items()]
    return lines


class CtypesStructs:
    """Turns ctypes classes back into text, each once, those they contain first."""

    def __init__(self, module: Mapping[str, Any]) -> None:
        self.module = module
        self.lines: list[str] = []
        self.done: set[str] = set()

    def add(self, name: str) -> None:
        """Append the class `struct_x` or `union_x`, under the kernel's name."""
        if name in self.done:
            return
        if name not in self.module:
            raise GenError(f"the uapi headers have no {name.replace('_', ' ', 1)}")
        self.done.add(name)
        made = self.module[name]
        fields = [(field, kind) for field, kind, *_ in made._fields_ if not field.startswith("PADDING")]
        for _, kind in fields:
            if kind not in SCALARS and hasattr(kind, "_fields_"):
                self.add(kind.__name__)
        check_layout(name, made, fields)
        base = "ctypes.Union" if issubclass(made, ctypes.Union) else "ctypes.Structure"
        self.lines += ["", "", f"class {plain(name)}({base}):"]
        self.lines += [f'    """{ctypes.sizeof(made)} bytes."""', ""]
        self.lines += member_types(fields)
        if hasattr(made, "_anonymous_"):
            self.lines += [f"    _anonymous_ = {quoted(made._anonymous_)}"]
        rows = [f'("{field}", {type_text(kind)}),' for field, kind in fields]
        if len(rows) == 1:
            self.lines += [f"    _fields_ = ({rows[0]})"]
        else:
            self.lines += ["    _fields_ = (", *(f"        {row}" for row in rows), "    )"]


def member_types(fields: Iterable[tuple[str, Any]]) -> list[str]:
    """What a type checker should know of each member; those of an anonymous one count as its owner's."""
    lines = []
    for field, kind in fields:
        if field.startswith("_"):
            lines += member_types((n, k) for n, k, *_ in kind._fields_ if not n.startswith("PADDING"))
        elif kind in SCALARS:
            lines += [f"    {field}: int"]
        else:
            lines += [f"    {field}: {type_text(kind)}"]
    return lines


def check_layout(name: str, made: Any, fields: list[tuple[str, Any]]) -> None:
    """Refuse a struct whose layout would change without its explicit padding."""
    base = ctypes.Union if issubclass(made, ctypes.Union) else ctypes.Structure
    bare = type(name, (base,), {"_fields_": fields})
    same = all(getattr(bare, field).offset == getattr(made, field).offset for field, _ in fields)
    if not same or (ctypes.sizeof(bare) != ctypes.sizeof(made)):
        raise GenError(f"{name}: its natural layout is not the kernel's; it needs explicit padding")


def type_text(kind: Any) -> str:
    """The Python spelling of a ctypes type."""
    if kind in SCALARS:
        return f"ctypes.{SCALARS[kind]}"
    if issubclass(kind, ctypes.Array):
        return f"{type_text(kind._type_)} * {kind._length_}"
    return plain(kind.__name__)


def plain(name: str) -> str:
    """`struct_kfd_x` -> `kfd_x`."""
    return name.removeprefix("struct_").removeprefix("union_")


def quoted(names: Iterable[str]) -> str:
    return "(" + ", ".join(f'"{name}"' for name in names) + ",)"
