"""Bundles of code objects for several chips, as clang's offload bundler and hipcc make them.

A table of names with places, or that compressed as a whole. Names end in a chip, behind which may stand
features: ``hipv4-amdgcn-amd-amdhsa--gfx1100:xnack-``. The compressed form is magic, version and method in 16
bits each, total size, unpacked size, and half of an MD5 of that. Source: clang documentation, "Clang Offload
Bundler". A program for the host has its bundles in a section of its own, one for each source file, each on a
page of its own. Must not: look into the code objects.
"""

from __future__ import annotations

import struct
import zlib
from hashlib import md5

from autogen.schema import DecodeError
from drivers.core import elf
from drivers.core.errors import CodeObjectError

MAGIC, PACKED_MAGIC = b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB"
ZLIB, ZSTD = 0, 1
SIZES = {1: "<I", 2: "<II", 3: "<QQ"}  # by version: of the whole file, not in version 1, and unpacked
DIGEST_BYTES = 8
LARGEST_BYTES = 1 << 32
HOST_SECTION = ".hip_fatbin"
PAGE_BYTES = 4096  # where bundles begin in that section


def is_bundle(data: bytes) -> bool:
    """Whether it is one, or a program for the host that has some."""
    return data.startswith((MAGIC, PACKED_MAGIC)) or bool(in_host_file(data))


def arch_of(name: str) -> str:
    """The chip that a member is for; the host's name, of whatever form, is none."""
    chip = name.split(" ")[0].split(":")[0]
    return "-".join(chip.split("-")[-2 if chip.endswith("-generic") else -1 :])


def members(data: bytes) -> dict[str, bytes]:
    """What a bundle holds, by name; where several hold one of the same name, numbered. Raises DecodeError."""
    found: dict[str, bytes] = {}
    for number, each in enumerate(in_host_file(data) or [data], 1):
        for name, part in members_of_one(each).items():
            found[f"{name} ({number})" if name in found else name] = part
    return found


def in_host_file(data: bytes) -> list[bytes]:
    """The bundles in an ELF file for the host."""
    try:
        held = elf.section_bytes(data, HOST_SECTION)
    except CodeObjectError:
        return []  # no such file, or a broken one, which others say
    starts = [at for at in range(0, len(held), PAGE_BYTES) if held.startswith((MAGIC, PACKED_MAGIC), at)]
    ends = [*starts[1:], len(held)]
    return [held[start:end] for start, end in zip(starts, ends, strict=False)]


def members_of_one(data: bytes) -> dict[str, bytes]:
    """What one bundle holds, by name."""
    if data.startswith(PACKED_MAGIC):
        data = unpacked(data)
    found: dict[str, bytes] = {}
    try:
        at = len(MAGIC) + 8
        for _ in range(struct.unpack_from("<Q", data, at - 8)[0]):
            offset, size, length = struct.unpack_from("<QQQ", data, at)
            name = data[at + 24 : at + 24 + length].decode("ascii", "replace")
            at += 24 + length
            if offset + size > len(data):
                raise DecodeError(f"truncated bundle: {len(data)} bytes, {name} ends at {offset + size}")
            found[name] = data[offset : offset + size]
    except struct.error:
        raise DecodeError(f"truncated bundle: its table does not fit in {len(data)} bytes") from None
    return found


def unpacked(data: bytes) -> bytes:
    """A compressed bundle as the plain one it was made of."""
    try:
        version, method = struct.unpack_from("<HH", data, len(PACKED_MAGIC))
        if version not in SIZES:
            raise DecodeError(f"compressed bundle of version {version}; 1 to 3 are read")
        sizes = struct.unpack_from(SIZES[version], data, len(PACKED_MAGIC) + 4)
    except struct.error:
        raise DecodeError(f"truncated bundle: its head does not fit in {len(data)} bytes") from None
    start = len(PACKED_MAGIC) + 4 + struct.calcsize(SIZES[version]) + DIGEST_BYTES
    size = sizes[-1]
    if size > LARGEST_BYTES:
        raise DecodeError(f"compressed bundle of {size} bytes; at most {LARGEST_BYTES} are unpacked")
    found = inflated(data[start:], size) if method == ZLIB else expanded(data[start:], method, size)
    if len(found) != size or not found.startswith(MAGIC):
        raise DecodeError(f"corrupt bundle: {len(found)} bytes come out of it, {size} of a bundle should")
    if md5(found, usedforsecurity=False).digest()[:DIGEST_BYTES] != data[start - DIGEST_BYTES : start]:
        raise DecodeError("corrupt bundle: what comes out of it has another digest")
    return found


def inflated(data: bytes, size: int) -> bytes:
    try:
        return zlib.decompressobj().decompress(data, size + 1)
    except zlib.error as error:
        raise DecodeError(f"corrupt bundle: {error}") from None


def expanded(data: bytes, method: int, size: int) -> bytes:
    """What zstd packed: at most `size` bytes and a little."""
    if method != ZSTD:
        raise DecodeError(f"bundle compressed by method {method}; 0 (zlib) and 1 (zstd) are read")
    import zstandard

    try:
        if zstandard.frame_content_size(data) in (-1, size):
            return zstandard.ZstdDecompressor().decompress(data, max_output_size=size)
    except zstandard.ZstdError as error:
        raise DecodeError(f"corrupt bundle: {error}") from None
    raise DecodeError(f"corrupt bundle: what is packed in it is not of {size} bytes")
