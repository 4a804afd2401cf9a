"""How Linux's amdgpu reaches one card, on any `Host`: registers, the index pair, buffers, the GART.

VMID 0 is a flat table (GART) at the top of the 48-bit range, rings and buffers lie in host memory mapped
there, or in video memory. Names and constants are the kernel's.
Sources: Linux amdgpu_device.c, amdgpu_gart.c, nbio_v4_3.c, nbif_v6_3_1.c, gmc_v11_0.c, gmc_v12_0.c.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import NoReturn

from drivers.core.host import Host, Pinned
from drivers.core.pci import PciFunction
from drivers.sim.amd.pci.board import register_map
from tests.drivers.sim.plain_client import PlainClient

MIB, PAGE = 1 << 20, 4096
GART_START, GART_BYTES = 0xFFFF_E000_0000, 64 * MIB
GART_TABLE, SCRATCH, TMR, VRAM_BUFFERS = 1 * MIB, 2 * MIB, 64 * MIB, 16 * MIB
VALID, SYSTEM, SNOOPED, EXECUTE, READ, WRITE = (1 << n for n in (0, 1, 2, 4, 5, 6))
FLAGS = {"navi31": 3 << 48, "navi48": 3 << 54 | 1 << 63}  # MTYPE_UC; IS_PTE
HDP_PAGE = 0x7F000  # MMIO_REG_HOLE_OFFSET


class Memory:
    """One buffer: where the card finds it (MC address) and how the CPU reaches it."""

    def __init__(
        self, mc: int, size: int, load: Callable[[int, int], bytes], store: Callable[[int, bytes], None]
    ):
        self.mc, self.size, self._load, self._store = mc, size, load, store

    def load(self, offset: int, size: int) -> bytes:
        return self._load(offset, size)

    def store(self, offset: int, data: bytes) -> None:
        self._store(offset, data)

    def word(self, offset: int = 0, size: int = 4) -> int:
        return int.from_bytes(self.load(offset, size), "little")


class KernelAccess:
    """One card. in_vram: buffers in video memory, not in GTT. indirect: registers by the index pair only.

    host: `Host`, or the plain client of a socket, which is the function as well.
    """

    def __init__(
        self,
        host: Host | PlainClient,
        bdf: str,
        chip: str,
        *,
        in_vram: bool = False,
        indirect: bool = False,
    ) -> None:
        self.host, self.chip, self.in_vram, self.indirect = host, chip, in_vram, indirect
        self.map = register_map(chip)
        self.function = host if isinstance(host, PlainClient) else PciFunction(host, bdf)
        self.function.enable()  # pci_enable_device
        self.vram, self.doorbells, self.mmio = (self.function.bar(index) for index in (0, 2, 5))
        self.is_11 = chip == "navi31"
        self.psp = "MP0_SMN_C2PMSG" if self.is_11 else "MPASP_SMN_C2PMSG"
        self.pins: list[Pinned | SimpleNamespace] = []
        self.fb_base = self.gart_used = 0
        self.vram_used = VRAM_BUFFERS
        self.fences = self.frames = 0

    hubs: tuple[str, ...] = ()  # those that translate

    # --- registers: amdgpu_device_rreg, REG_SET_FIELD ---
    def at(self, name: str) -> int:
        return self.map.by_name[name]

    def read_dw(self, dword: int) -> int:
        if not self.indirect and 4 * dword < self.mmio.size:
            return self.mmio.read32(4 * dword)
        self._select(4 * dword)
        return self.mmio.read32(4 * self.at(self._pair(1)))

    def write_dw(self, dword: int, value: int) -> None:
        if not self.indirect and 4 * dword < self.mmio.size:
            self.mmio.write32(4 * dword, value)
            return
        self._select(4 * dword)
        self.mmio.write32(4 * self.at(self._pair(1)), value)

    def read(self, name: str) -> int:
        return self.read_dw(self.at(name))

    def write(self, name: str, value: int) -> None:
        self.write_dw(self.at(name), value)

    def set(self, name: str, **fields: int) -> int:
        """Read, set fields, write back."""
        value = self.fields(name, self.read(name), **fields)
        self.write(name, value)
        return value

    def fields(self, name: str, value: int, **fields: int) -> int:
        known = self.map[self.at(name)].fields
        for field, wanted in fields.items():
            place = known[field]
            value = value & ~place.span | wanted << place.lo
        return value

    def wait(self, what: str, done: Callable[[], bool]) -> None:
        for _ in range(20_000):
            if done():
                return
            self.host.sleep(50e-6)
        raise AssertionError(f"{what} never came")

    def _pair(self, part: int) -> str:
        """nbio_v4_3_get_pcie_index_offset, nbif_v6_3_1_get_pcie_index_offset."""
        kernel = ("BIF_BX0_PCIE_INDEX2", "BIF_BX0_PCIE_DATA2", "BIF_BX0_PCIE_INDEX2_HI")
        rsmu = ("BIF_BX_PF0_RSMU_INDEX", "BIF_BX_PF0_RSMU_DATA", "BIF_BX_PF0_RSMU_INDEX_HI")
        return (kernel if self.is_11 else rsmu)[part]

    def _select(self, byte: int) -> None:
        self.mmio.write32(4 * self.at(self._pair(0)), byte & 0xFFFF_FFFF)
        self.mmio.write32(4 * self.at(self._pair(2)), byte >> 32)
        self.mmio.read32(4 * self.at(self._pair(0)))

    # --- memory: amdgpu_bo_create_kernel ---
    def buffer(self, size: int, align: int = PAGE) -> Memory:
        """In GTT or in video memory, as this driver was told."""
        return self.in_memory(size, align) if self.in_vram else self.in_gtt(size, align)

    def in_memory(self, size: int, align: int = PAGE) -> Memory:
        offset = -(-self.vram_used // align) * align
        self.vram_used = offset + size

        def store(at: int, data: bytes) -> None:
            self.vram.write_bytes(offset + at, data)
            self.flush_hdp()

        made = Memory(self.fb_base + offset, size, lambda at, n: self.vram.read_bytes(offset + at, n), store)
        made.store(0, bytes(size))
        return made

    def in_gtt(self, size: int, align: int = PAGE) -> Memory:
        start = -(-self.gart_used // align) * align
        self.gart_used = start + -(-size // PAGE) * PAGE
        pinned = self.host.pin(size)
        self.pins.append(pinned)
        self._map(start, pinned.pages)
        view = pinned.mapping
        return Memory(GART_START + start, size, view.read_bytes, view.write_bytes)

    def at_bus_address(self, address: int, size: int) -> Memory:
        """What lies at a bus address, such as another card's BAR, for this card only."""
        start = self.gart_used
        self.gart_used += size
        self._map(start, tuple(range(address, address + size, PAGE)))

        def nothing(*_: object) -> NoReturn:
            raise AssertionError("the CPU reaches this by other ways")

        return Memory(GART_START + start, size, nothing, nothing)

    def _map(self, start: int, pages: tuple[int, ...]) -> None:
        """amdgpu_gart_bind."""
        flags = VALID | SYSTEM | SNOOPED | EXECUTE | READ | WRITE | FLAGS[self.chip]
        entries = b"".join((page | flags).to_bytes(8, "little") for page in pages)
        self.vram.write_bytes(GART_TABLE + start // PAGE * 8, entries)
        self.flush_hdp()
        for hub in self.hubs:
            self.flush_tlb(hub)

    def flush_hdp(self) -> None:
        """amdgpu_device_flush_hdp: a write to the remapped page."""
        self.mmio.write32(HDP_PAGE, 0)

    def flush_tlb(self, hub: str, vmid: int = 0) -> None:
        """amdgpu_gmc_flush_gpu_tlb."""
        raise NotImplementedError
