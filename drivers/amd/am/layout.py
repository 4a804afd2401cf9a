"""Where things lie in video memory: boot area, page tables, user memory, the reserve on top.

The places never change between owners, so that one that attaches later knows what the card still uses.
Source of the alignments: Linux amdgpu_psp.c (1 MiB for images and TMR, 4 KiB for buffers).
"""

from __future__ import annotations

from bisect import insort

from drivers.core.errors import ArgumentError, OutOfMemory

MEGABYTE = 1 << 20
PAGE_BYTES = 4096

IMAGE, IMAGE_BYTES = 0, MEGABYTE  # what PSP loads next
PSP_RING, PSP_RING_BYTES = 1 * MEGABYTE, 4096
PSP_COMMAND = PSP_RING + 0x1000
PSP_FENCE = PSP_RING + 0x2000
SMU_TABLE, SMU_TABLE_BYTES = PSP_RING + 0x4000, 16 << 10
SCRATCH_PAGE = PSP_RING + 0x8000  # where accesses go that no rule covers
DUMMY_PAGE = PSP_RING + 0x9000  # what a faulting access reads and writes instead
OWNER_NOTE = PSP_RING + 0xA000  # what the owner leaves for those who may only look: the power limit in watts
MQD, MQD_STRIDE = PSP_RING + 0x10000, 0x1000
IH_RING, IH_RING_BYTES = 2 * MEGABYTE, 256 << 10
IH_RING1 = IH_RING + IH_RING_BYTES
TABLES, TABLES_BYTES = 32 * MEGABYTE, 32 * MEGABYTE
USER = TABLES + TABLES_BYTES
TOP_BYTES = 64 * MEGABYTE  # TMR and the discovery table
TMR_BYTES_MAX = 48 * MEGABYTE


def tmr_offset(vram_bytes: int) -> int:
    """Where the trusted memory region begins, for chips whose driver chooses it."""
    return vram_bytes - TOP_BYTES


class VramHeap:
    """User memory [start, end), first fit by address. `limit` of BAR 0 is the caller's to check."""

    def __init__(self, start: int, end: int) -> None:
        self.start, self.end = start, end
        self._free: list[tuple[int, int]] = [(start, end)]

    @property
    def free_bytes(self) -> int:
        return sum(end - start for start, end in self._free)

    def take(self, size: int, align: int) -> int:
        """Offset of `size` bytes (whole pages). Raises OutOfMemory."""
        for index, (start, end) in enumerate(self._free):
            offset = -(-start // align) * align
            if offset + size <= end:
                parts = [(start, offset), (offset + size, end)]
                self._free[index : index + 1] = [(low, high) for low, high in parts if low < high]
                return offset
        free = f"{self.free_bytes:#x} are free, in {len(self._free)} pieces"
        raise OutOfMemory(f"video memory: {size:#x} bytes were asked for, {free}")

    def give(self, offset: int, size: int) -> None:
        """Take a range back. Raises ArgumentError when it is free already or was never here."""
        if not self.start <= offset < offset + size <= self.end:
            raise ArgumentError(f"video memory {offset:#x}, {size:#x} bytes: not from this heap")
        if any(offset < high and low < offset + size for low, high in self._free):
            raise ArgumentError(f"video memory {offset:#x}, {size:#x} bytes: freed twice")
        insort(self._free, (offset, offset + size))
        joined: list[tuple[int, int]] = []
        for low, high in self._free:
            if joined and joined[-1][1] == low:
                joined[-1] = (joined[-1][0], high)
            else:
                joined.append((low, high))
        self._free = joined
