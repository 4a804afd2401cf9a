"""One card as the block files see it: its three BARs, its register blocks, its video memory, its chip table.

Made by discovery; everything above asks it for registers and memory and never for a BAR.
Physical addresses are offsets into video memory; MC addresses are those that the card's own processors use.
Steps: firmware_notes/nbio_doorbells_hdp.md, section HDP.
"""

from __future__ import annotations

from collections.abc import Mapping as Dict

from autogen.amd.discovery import RCC_CONFIG_MEMSIZE_DWORD, HwId
from drivers.amd.am.chip import ChipTables
from drivers.core.errors import ArgumentError
from drivers.core.host import Host, Mapping
from drivers.core.mmio import RegFile, RegisterWindow
from drivers.core.pci import PciFunction

REMAPPED_FLUSH_BYTE = 0x7F000  # where the kernel puts the flush register: a page of its own in BAR 5
CLEAR_BYTES = 1 << 20


class Board:
    """The card. bases: segment bases by (hardware id, instance), from the discovery table."""

    def __init__(
        self,
        function: PciFunction,
        window: RegisterWindow,
        chip: ChipTables,
        bases: Dict[tuple[int, int], tuple[int, ...]],
        vram_bytes: int,
    ) -> None:
        self.function, self.window, self.chip, self.bases = function, window, chip, bases
        self.vram_bytes = vram_bytes
        self.host: Host = function.host
        self.vram: Mapping = function.bar(0)
        self.doorbells: Mapping = function.bar(2)
        self.gc = self.block(HwId.GC, "GC")
        self.mmhub = self.block(HwId.MMHUB, "MMHUB")
        self.nbio = self.block(HwId.NBIF, "NBIO")
        self.mp0 = self.block(HwId.MP0, "MP0")
        self.mp1 = self.block(HwId.MP1, "MP1")
        self.osssys = self.block(HwId.OSSSYS, "OSSSYS")
        self.fb_base: int  # both set by Gmc.find_video_memory
        self.fb_offset: int
        self._flush_dword = 0

    def block(self, hardware_id: int, name: str, instance: int = 0) -> RegFile:
        """The registers of one block. Raises ArgumentError when this card has no such block."""
        bases = self.bases.get((hardware_id, instance))
        if bases is None:
            raise ArgumentError(f"the discovery table of this card has no {name} (instance {instance})")
        return RegFile(self.window, bases, name)

    def mc(self, offset: int) -> int:
        """The MC address of a byte of video memory: what PSP, SMU and IH take."""
        return self.fb_base + offset

    def physical(self, offset: int) -> int:
        """What page-table entries hold for a byte of video memory. Source: Linux amdgpu_gmc_vram_mc2pa."""
        return self.fb_offset + offset

    def read_vram(self, offset: int, size: int) -> bytes:
        """What the card has in video memory, past the host path's buffers. Raises DeviceGone."""
        self.flush_hdp()
        data = self.vram.read_bytes(offset, size)
        if data == b"\xff" * size:
            self.window.check(f"video memory {offset:#x} reads all ones")
        return data

    def write_vram(self, offset: int, data: bytes) -> None:
        """Store into video memory. The card may see it only after `flush_hdp`."""
        if offset + len(data) > self.vram.size:
            size = f"BAR 0 shows {self.vram.size:#x} bytes"
            raise ArgumentError(f"write of {len(data):#x} bytes at video memory {offset:#x}: {size}")
        self.vram.write_bytes(offset, data)

    def clear_vram(self, offset: int, size: int) -> None:
        """Zero a range, so that no owner sees what an earlier one left."""
        zeros = bytes(min(size, CLEAR_BYTES))
        for at in range(offset, offset + size, CLEAR_BYTES):
            self.write_vram(at, zeros[: offset + size - at])
        self.flush_hdp()

    def flush_hdp(self) -> None:
        """Flush the host data path: its writes go to video memory, its cached reads are dropped. Source:
        Linux hdp_v6_0.c.

        The byte address of the flush register stands in a register of the bus interface. Step 4.1: reading
        another register makes sure that the write has arrived; reading this one hangs some machines.
        """
        if not self._flush_dword:
            self._flush_dword = self._find_flush() // 4
        self.window.write(self._flush_dword, 0)
        self.window.read(RCC_CONFIG_MEMSIZE_DWORD)

    def forget_flush(self) -> None:
        """After a reset the flush register is to be found again."""
        self._flush_dword = 0

    def check_present(self, what: str) -> None:
        """Raise DeviceGone when the card has left the bus or lost power."""
        self.window.check(what)

    def _find_flush(self) -> int:
        """Byte address in BAR 5. Where firmware left none, take the place that the kernel uses. Step 4.1."""
        register = self.chip.nbio.BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL
        found = self.nbio.read(register)
        if not found.address_:
            self.nbio.write(register(address_=REMAPPED_FLUSH_BYTE // 4))
            return REMAPPED_FLUSH_BYTE
        return int(found.address_) * 4
