"""What a compiled kernel is to an NVIDIA card: its machine code, and what a launch must know of it.

Cubins are what NVIDIA's tools write; this is what `tensor/codegen/sass` writes. Stands below the driver and
the compiler; knows neither.
"""

from __future__ import annotations

import struct
from collections.abc import Collection
from dataclasses import dataclass

from drivers.core.errors import CodeObjectError
from drivers.nv.tensor_map import ADDRESS_BYTES, ALIGN, BYTES

MAGIC = b"doorbell SASS kernel 2\0\0"
HEAD = struct.Struct("<24s8sIIIIII")
MAP = struct.Struct(f"<I{BYTES - ADDRESS_BYTES}s")


def places(first: int, count: int, mapped: Collection[int]) -> tuple[list[int], int]:
    """Where each of `count` arguments lies in constant bank 0, from `first` on, and where they end. An
    argument is an address of 8 bytes; each of those `mapped` is the head of a tensor map."""
    found, at = list[int](), first
    for number in range(count):
        at = -(-at // ALIGN) * ALIGN if number in mapped else at
        found.append(at)
        at += BYTES if number in mapped else ADDRESS_BYTES
    return found, at


@dataclass(frozen=True)
class SassCode:
    """name: of the kernel. arch: sm_90 and its kind. threads: of a block. registers: of a thread, as a QMD
    counts them. barriers: of a block. shared_bytes: of a block, from address 0 on. local_bytes: of a thread.
    parameters: bytes of arguments, one address of 64 bits each, which lie in constant bank 0 from where the
    arch has them on (`places`). text: the code, entered at its first byte; nothing in it is relocated. maps:
    what stands behind the address of arguments that have a tensor map, by their number.
    """

    name: str
    arch: str
    threads: int
    registers: int
    barriers: int
    shared_bytes: int
    local_bytes: int
    parameters: int
    text: bytes
    maps: tuple[tuple[int, bytes], ...] = ()

    def pack(self) -> bytes:
        """As one piece."""
        numbers = (
            self.threads,
            self.registers,
            self.barriers,
            self.shared_bytes,
            self.local_bytes,
            self.parameters,
        )
        name = self.name.encode()
        head = HEAD.pack(MAGIC, self.arch.encode(), *numbers)
        maps = [MAP.pack(*each) for each in self.maps]
        return b"".join([head, struct.pack("<II", len(name), len(maps)), name, *maps, self.text])

    @staticmethod
    def unpack(data: bytes) -> SassCode:
        """Raises CodeObjectError for anything else."""
        try:
            magic, arch, threads, registers, barriers, shared, local, parameters = HEAD.unpack_from(data)
            if magic != MAGIC:
                raise CodeObjectError("this is no kernel that our compiler made for an NVIDIA card")
            length, count = struct.unpack_from("<II", data, HEAD.size)
            at = HEAD.size + 8 + length
            name, behind = data[HEAD.size + 8 : at].decode(), at + MAP.size * count
            maps, text = tuple(MAP.iter_unpack(data[at:behind])), bytes(data[behind:])
            if not text or len(text) % 16:
                raise CodeObjectError(f"a kernel for an NVIDIA card, cut short after {len(data)} bytes")
            arch = arch.rstrip(b"\0").decode()
            sizes = threads, registers, barriers, shared, local, parameters
            return SassCode(name, arch, *sizes, text, maps)
        except (struct.error, UnicodeDecodeError) as error:
            raise CodeObjectError(
                f"a kernel for an NVIDIA card, cut short after {len(data)} bytes: {error}"
            ) from error
