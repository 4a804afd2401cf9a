"""Compiled kernels on disk, found by content: the kernel's text, the chip, and the compiler that made them.

A changed compiler source changes every address, so a stale entry is never found. Entries are written
whole or not at all; one that cannot be read is compiled again. Nothing here compiles.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from functools import cache
from pathlib import Path

from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.ir.text import format_kernel

_COMPILER = (
    "tensor/codegen",
    "tensor/ir",
    "tensor/plan",
    "tensor/dtype.py",
    "tensor/kernel_cache.py",
    "drivers/amd/isa",
    "drivers/amd/code_object",
    "drivers/core/elf.py",
    "drivers/core/elf_writer.py",
    "drivers/core/msgpack.py",
)
_DIGEST_BYTES = hashlib.sha256().digest_size  # in front of an entry: a damaged one is compiled again
_GENERATED = ("autogen/schema.py", "autogen/amd/rdna3.py", "autogen/amd/rdna4.py", "autogen/amd/hsa.py")


class KernelCache:
    """A folder of entries. A folder that cannot be written is used as far as it can be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, kernel: Kernel, arch: str) -> Compiled | None:
        """The entry for `kernel`, or None."""
        try:
            held = self._path(kernel, arch).read_bytes()
        except OSError:
            return None
        digest, data = held[:_DIGEST_BYTES], held[_DIGEST_BYTES:]
        if hashlib.sha256(data).digest() != digest:
            return None
        found = pickle.loads(data)
        return found if isinstance(found, Compiled) and found.arch == arch else None

    def put(self, kernel: Kernel, arch: str, compiled: Compiled) -> bool:
        """Keep an entry; False if the folder cannot be written."""
        path = self._path(kernel, arch)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                data = pickle.dumps(compiled)
                file.write(hashlib.sha256(data).digest() + data)
            os.replace(name, path)
        except OSError:
            return False
        return True

    def _path(self, kernel: Kernel, arch: str) -> Path:
        structure = format_kernel(kernel).partition("\n")[2]
        digest = hashlib.sha256(f"{compiler_version()}\n{arch}\n{structure}".encode()).hexdigest()
        return self.folder / digest[:2] / digest[2:]


@cache
def compiler_version() -> str:
    """A digest of every source file that decides what a kernel compiles to."""
    root = Path(__file__).resolve().parent.parent
    files = [root / name for name in _GENERATED]
    for name in _COMPILER:
        path = root / name
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    digest = hashlib.sha256()
    for file in files:
        if file.exists():
            digest.update(f"{file.relative_to(root)}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()
