"""autogen/amd/shadow.ll: the shadow's C++ (`drivers/sim/amd/wave/shadow/compiled`) as LLVM IR, by clang.

LLVM optimises it for the host when a simulated card first needs it, so clang only translates. NVPTX is the
target, because its functions take vectors as they are; nothing of that target is left in the text.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from dataclasses import fields
from pathlib import Path

from drivers.sim.amd.wave.code import unawaited
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.shadow import layout, sync
from tools.gen.facts import GenError

OUT = "amd/shadow.ll"
SOURCES = Path(layout.__file__).parent / "compiled"
NUMBERS = (layout, unawaited, sync)  # modules whose numbers the C++ knows by name
KINDS = {  # fields that are not numbers: type and place of the name
    "epochs": "Epoch *{}", "directory": "Place *{}", "lds": "Page *{}", "doubts": "u8 *{}",
    "log": "LoggedRead *{}", "lds_log": "LoggedLdsRead *{}", "private": "PrivateRow *{}_",
    "offsets": "u32 {}[32]", "highs": "u32 {}[32]",
    "conflict": "u32 (*{})(u32 code, u64 va, u32 count, u32 bytes, u32 pc)",
    "page": "Page *(*{})(u64 number)", "refresh": "void (*{})()", "sync": "void (*{})(u32 flags)",
    "undefined": "void (*{})(u32 code, u32 missing, u32 part, u32 pc)",
}  # fmt: skip
LANES_QWORDS = 16
FLAGS = ("--target=nvptx64", "-std=c++20", "-O2", "-fno-unroll-loops", "-fno-strict-aliasing")


def header() -> str:
    """`layout.h`: the numbers of the layout, and the record that compiled code and Python share."""
    numbers = {name: value for module in NUMBERS for name, value in vars(module).items()}
    numbers |= {"STRICT_SLOT": SLOTS.strict, "TOLD_SLOT": SLOTS.told}
    lines = [f"#define {name} {n}" for name, n in numbers.items() if name.isupper() and isinstance(n, int)]
    return "\n".join([*lines, "struct Record {", *members(), "};", ""])


def members() -> list[str]:
    """Those of the record, in order: a field is a qword, or an array that ends where the next one begins."""
    places = sorted((getattr(layout.FIELDS, field.name), field.name) for field in fields(layout.FIELDS))
    lines, end = [], 0
    for place, name in places[:-1]:
        lines += [f"  u64 unused_{end}[{place - end}];"] if place > end else []
        kind = KINDS.get(name, "u64 {}").format(name)
        lines.append(f"  {kind};")
        end = place + (LANES_QWORDS if kind.endswith("[32]") else 1)
    return lines


def digest() -> str:
    """Of all that the library is made of."""
    texts = [path.read_text() for path in sorted(SOURCES.iterdir()) if path.suffix in (".h", ".cpp")]
    return hashlib.sha256("\0".join([header(), *texts]).encode()).hexdigest()


def generate() -> str:
    """The library's text. Raises GenError where clang is missing or finds a mistake."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "layout.h").write_text(header())
        command = [sys.executable, "-m", "ziglang", "clang", *FLAGS, "-I", folder, "-S", "-emit-llvm"]
        command += ["-o", f"{folder}/library.ll", str(SOURCES / "library.cpp")]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise GenError(f"{OUT}: clang, of pip install 'doorbell[gen]', says: {done.stderr.strip()}")
        text = Path(folder, "library.ll").read_text()
    return f"; Written by tools/gen/shadow.py; sources {digest()}\n{plain(text)}"


def plain(text: str) -> str:
    """Without what is clang's own, the target's or metadata: functions that kernels call stay functions, and
    what else is put into what is for LLVM to decide."""
    left_out = re.compile(r"(;|source_filename|target |!|attributes|$)")
    lines = [line for line in text.splitlines() if not left_out.match(line)]
    text = "".join(re.sub(r" #\d+|, !\S+ !\d+| *; preds = .*", "", line) + "\n" for line in lines)
    return re.sub(r"^define dso_local (.*) local_unnamed_addr", r"define \1 noinline", text, flags=re.M)
