"""What a compiled kernel is to this device: an object file, and what a launch must know of it."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from drivers.core.errors import CodeObjectError

MAGIC = b"doorbell host kernel\0\0\0\0"
HEAD = struct.Struct("<24sQQQ")


@dataclass(frozen=True)
class HostCode:
    """name: of the kernel's function ``void name(argument block, first group, last group)``. groups: of its
    launch. work: an estimate of the launch's time in cycles of one core. sizes: least bytes of each buffer in
    its argument block. text: the object file."""

    name: str
    groups: int
    work: int
    sizes: tuple[int, ...]
    text: bytes

    def pack(self) -> bytes:
        """As one piece."""
        name = self.name.encode()
        head = HEAD.pack(MAGIC, self.groups, self.work, len(self.sizes))
        sizes = struct.pack(f"<{len(self.sizes)}Q", *self.sizes)
        return b"".join([head, sizes, struct.pack("<Q", len(name)), name, self.text])

    @staticmethod
    def unpack(data: bytes) -> HostCode:
        """Raises CodeObjectError for anything else."""
        try:
            magic, groups, work, count = HEAD.unpack_from(data)
            if magic != MAGIC:
                raise CodeObjectError("this is no kernel for the host's processor; compile it for cpu")
            sizes = struct.unpack_from(f"<{count}Q", data, HEAD.size)
            at = HEAD.size + 8 * count
            (length,) = struct.unpack_from("<Q", data, at)
            name = data[at + 8 : at + 8 + length].decode()
        except (struct.error, UnicodeDecodeError, OverflowError, MemoryError) as error:
            raise CodeObjectError(
                f"a kernel for the host, cut short after {len(data)} bytes: {error}"
            ) from error
        return HostCode(name, groups, work, sizes, bytes(data[at + 8 + length :]))
