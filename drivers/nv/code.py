"""What a compiled kernel is to an NVIDIA card: its machine code, and what a launch must know of it.

Cubins are what NVIDIA's tools write; this is what `tensor/codegen/sass` writes. Stands below the driver and
the compiler; knows neither.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from drivers.core.errors import CodeObjectError

MAGIC = b"doorbell SASS kernel\0\0\0\0"
HEAD = struct.Struct("<24s8sIIIIII")


@dataclass(frozen=True)
class SassCode:
    """name: of the kernel. arch: sm_90 and its kind. threads: of a block. registers: of a thread, as a QMD
    counts them. barriers: of a block. shared_bytes: of a block, from address 0 on. local_bytes: of a thread.
    parameters: bytes of arguments in constant bank 0, one address of 64 bits each, from where the arch has
    them on. text: the code, entered at its first byte; nothing in it is relocated.
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
        return b"".join([head, struct.pack("<I", len(name)), name, self.text])

    @staticmethod
    def unpack(data: bytes) -> SassCode:
        """Raises CodeObjectError for anything else."""
        try:
            magic, arch, threads, registers, barriers, shared, local, parameters = HEAD.unpack_from(data)
            if magic != MAGIC:
                raise CodeObjectError("this is no kernel that our compiler made for an NVIDIA card")
            (length,) = struct.unpack_from("<I", data, HEAD.size)
            at = HEAD.size + 4 + length
            name, text = data[HEAD.size + 4 : at].decode(), bytes(data[at:])
            if not text or len(text) % 16:
                raise CodeObjectError(f"a kernel for an NVIDIA card, cut short after {len(data)} bytes")
            arch = arch.rstrip(b"\0").decode()
            return SassCode(name, arch, threads, registers, barriers, shared, local, parameters, text)
        except (struct.error, UnicodeDecodeError) as error:
            raise CodeObjectError(
                f"a kernel for an NVIDIA card, cut short after {len(data)} bytes: {error}"
            ) from error
