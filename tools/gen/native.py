"""The libraries that simulated waves and warps call: the C++ of `drivers/sim/amd/wave/native` and
`drivers/sim/nv/sm/native` as LLVM IR, by clang.

LLVM optimises them for the host when a simulated card first needs them. NVPTX is what clang translates for,
because its functions take vectors as they are; nothing of that target is left in the text.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import drivers.sim
from drivers.sim.amd import host_trap
from drivers.sim.amd.wave import abi as wave_abi
from drivers.sim.amd.wave.code import unawaited
from drivers.sim.amd.wave.jit import abi, atomic, link, record
from drivers.sim.amd.wave.shadow import layout, sync
from drivers.sim.nv.sm import mbarrier, request, tensor_map
from drivers.sim.nv.sm.jit import layout as warp_layout
from tools.gen.facts import GenError

SIM = Path(drivers.sim.__file__).parent
SHARED = SIM / "llvm" / "native"  # headers of both vendors' libraries
SOURCES = {"amd": SIM / "amd" / "wave" / "native", "nv": SIM / "nv" / "sm" / "native"}
# vendor, and the modules whose numbers a library knows by name
LIBRARIES: dict[str, tuple[str, tuple[ModuleType, ...]]] = {
    "shadow": ("amd", (layout, unawaited, sync, record, link)),
    "memory": ("amd", (abi, record, link, wave_abi)),
    "trap": ("amd", (host_trap,)),
    "warps": ("nv", (warp_layout, mbarrier, request)),
}
RECORDS = {"WARP": warp_layout.Warp, "CONTEXT": warp_layout.BlockContext, "SPAN": warp_layout.MappedSpan}
DWORD_ARRAYS = {"offsets": 32, "highs": 32}
KINDS = {  # other fields of the records that are not numbers
    "epochs": "Epoch *{}", "directory": "Place *{}", "lds": "Page *{}", "doubts": "u8 *{}",
    "log": "LoggedRead *{}", "lds_log": "LoggedLdsRead *{}", "private": "PrivateRow *{}_",
    "conflict": "u32 (*{})(u32 code, u64 va, u32 count, u32 bytes, u32 pc)",
    "page": "Page *(*{})(u64 number)", "refresh": "void (*{})()", "sync": "void (*{})(u32 flags)",
    "undefined": "void (*{})(u32 code, u32 missing, u32 part, u32 pc)",
    "strict": "Record *{}", "segments": "Segment *{}", "bounce": "u8 *{}",
    "typed": "u64 (*{})(u64 base, u32 *rows, u32 lanes, u32 pc, u32 how, u32 select, Launch *launch)",
    "miss": "u64 (*{})(u64 va, u64 size, u32 access, u32 pc, u32 lane)",
}  # fmt: skip
POINTED = ("Epoch", "LoggedLdsRead", "LoggedRead", "Page", "Place", "PrivateRow", "Segment", "Launch")
FLAGS = ("--target=nvptx64", "-std=c++20", "-O2", "-fno-unroll-loops", "-fno-strict-aliasing")


def out(name: str) -> str:
    """Where a library stands below autogen/."""
    return f"{LIBRARIES[name][0]}/{name}.ll"


def header(name: str) -> str:
    """`layout.h`: numbers of Python's modules, and the records that compiled code and Python share."""
    vendor, modules = LIBRARIES[name]
    numbers = {name: value for module in modules for name, value in vars(module).items()}
    own = {name.upper(): code for name, code in atomic.CODES.items()} if vendor == "amd" else warp_numbers()
    whole = {name: value for name, value in numbers.items() if name.isupper() and isinstance(value, int)}
    lines = [f"#define {name} {value}" for name, value in (whole | own).items()]
    if vendor == "nv":
        return "\n".join([*lines, ""])
    lines += [f"struct {name};" for name in POINTED]
    return "\n".join([*lines, *struct("Record", layout.FIELDS), *struct("Launch", record.SLOTS), ""])


def warp_numbers() -> dict[str, int]:
    """Offsets in the records of compiled warps, and the numbers of faults."""
    own = ((prefix, *field) for prefix, kind in RECORDS.items() for field in vars(kind).items())
    places = {f"{prefix}_{name}": place for prefix, name, place in own if isinstance(place, int)}
    faults = {f"FAULT_{kind.name}": warp_layout.number(kind) for kind in warp_layout.KINDS}
    sizes = sum((size.bit_length() - 1) << 2 * kind for kind, size in tensor_map.TYPES.items())
    maps = {"TYPE_SIZES": sizes, "MOST_TYPE": max(tensor_map.TYPES)}  # log2 of bytes, two bits each
    return places | faults | maps


def struct(name: str, offsets: Any) -> list[str]:
    """A record in C++, by the offsets in qwords of its fields; `count` is its end."""
    places = sorted((getattr(offsets, field.name), field.name) for field in fields(offsets))
    lines, end = [f"struct {name} {{"], 0
    for place, member in places:
        lines += [f"  u64 unused_{end}[{place - end}];"] if place > end else []
        if member == "count":
            break
        dwords = DWORD_ARRAYS.get(member, 2)
        kind = f"u32 {{}}[{dwords}]" if member in DWORD_ARRAYS else KINDS.get(member, "u64 {}")
        lines.append(f"  {kind.format(member)};")
        end = place + dwords // 2
    return [*lines, "};"]


def digest(name: str) -> str:
    """Of all that a library is made of."""
    folder = SOURCES[LIBRARIES[name][0]]
    headers = [*sorted(SHARED.rglob("*.h")), *sorted(folder.rglob("*.h"))]
    texts = [*(path.read_text() for path in headers), header(name), (folder / f"{name}.cpp").read_text()]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def generate(name: str) -> str:
    """A library's text. Raises GenError where clang is missing or finds a mistake."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "layout.h").write_text(header(name))
        command = [sys.executable, "-m", "ziglang", "clang", *FLAGS, "-I", folder, "-I", str(SHARED), "-S"]
        source = SOURCES[LIBRARIES[name][0]] / f"{name}.cpp"
        command += ["-emit-llvm", "-o", f"{folder}/library.ll", str(source)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise GenError(f"{out(name)}: clang, of pip install 'doorbell[gen]', says: {done.stderr.strip()}")
        text = Path(folder, "library.ll").read_text()
    return f"; Written by tools/gen/native.py; sources {digest(name)}\n{plain(text)}"


def plain(text: str) -> str:
    """Without what is clang's own, the target's or metadata: functions that kernels call stay functions, and
    what else is put into what is for LLVM to decide."""
    left_out = re.compile(r"(;|source_filename|target |!|attributes|$)")
    lines = [line for line in text.splitlines() if not left_out.match(line)]
    text = "".join(re.sub(r" #\d+|, !\S+ !\d+| *; preds = .*", "", line) + "\n" for line in lines)
    return re.sub(r"^define dso_local (.*) local_unnamed_addr", r"define \1 noinline", text, flags=re.M)
