"""Compiled kernels on disk, found by content: the kernel's text, the chip, and the compiler that made them.

A changed compiler source changes every address, so a stale entry is never found. Entries are written
whole or not at all; one that cannot be read is compiled again. Nothing here compiles.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import tempfile
from pathlib import Path

from drivers.core.sources import digest
from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.ir.text import format_kernel

_COMPILER = (
    *("tensor.codegen.rdna", "tensor.codegen.sass", "tensor.codegen.cpu"),
    *("tensor.ir.text", "tensor.kernel_cache"),
)
_DIGEST_BYTES = hashlib.sha256().digest_size  # in front of an entry: a damaged one is compiled again
_HEAD = struct.Struct(
    "<II"
)  # bytes of the fields as JSON, bytes of the code object; the rest are instructions


class KernelCache:
    """A folder of entries. A folder that cannot be written is used as far as it can be read."""

    def __init__(self, folder: Path, tunes: bool = False) -> None:
        self.folder, self.tunes = folder, tunes

    def get(self, kernel: Kernel, arch: str) -> Compiled | None:
        """The entry for `kernel`, or None. An entry with a tuned schedule is preferred to one with a picked
        schedule; while TUNE is set, only tuned entries count."""
        found = self._read(self._path(kernel, arch, "tuned"), arch)
        return found if found is not None or self.tunes else self._read(self._path(kernel, arch), arch)

    def _read(self, path: Path, arch: str) -> Compiled | None:
        try:
            held = path.read_bytes()
        except OSError:
            return None
        digest, data = held[:_DIGEST_BYTES], held[_DIGEST_BYTES:]
        if hashlib.sha256(data).digest() != digest:
            return None
        found = unpacked(data)
        return found if found is not None and found.arch == arch else None

    def put(self, kernel: Kernel, arch: str, compiled: Compiled) -> bool:
        """Keep an entry; False if the folder cannot be written."""
        path = self._path(kernel, arch, "tuned" if self.tunes else "")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                data = packed(compiled)
                file.write(hashlib.sha256(data).digest() + data)
            os.replace(name, path)
        except OSError:
            return False
        return True

    def _path(self, kernel: Kernel, arch: str, how: str = "") -> Path:
        structure = format_kernel(kernel).partition("\n")[2]
        digest = hashlib.sha256(f"{compiler_version()}\n{arch}{how}\n{structure}".encode()).hexdigest()
        return self.folder / digest[:2] / digest[2:]


def packed(compiled: Compiled) -> bytes:
    """An entry: data and nothing that could run while it is read."""
    told = {name: value for name, value in vars(compiled).items() if name not in ("code", "text", "listing")}
    fields = json.dumps(told).encode()
    return _HEAD.pack(len(fields), len(compiled.code)) + fields + compiled.code + compiled.text


def unpacked(data: bytes) -> Compiled | None:
    """What `packed` was given; None for anything else."""
    try:
        fields_bytes, code_bytes = _HEAD.unpack_from(data)
        end = _HEAD.size + fields_bytes
        told = json.loads(data[_HEAD.size : end])
        told |= {"grid": tuple(told["grid"]), "block": tuple(told["block"])}
        return Compiled(**told, code=data[end : end + code_bytes], text=data[end + code_bytes :])
    except (struct.error, ValueError, TypeError, KeyError):
        return None


def compiler_version() -> str:
    """A digest of every source file that decides what a kernel compiles to: facts of the chips too."""
    return digest(*_COMPILER)
