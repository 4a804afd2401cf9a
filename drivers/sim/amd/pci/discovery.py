"""The discovery table that boot firmware leaves near the end of video memory (P01, P02).

Built from the declarations of autogen.amd.discovery: what blocks the chip has, where their registers begin,
how many shader engines it has, what is fused off. Until the firmware is done nobody may read it. Sources:
Linux discovery.h, amdgpu_discovery.c. The tables of real navi31 and navi48 boards are not public: order,
table version and bases are guesses (notes in autogen.amd.ip).
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping

from autogen.amd import discovery as table
from autogen.amd.ip import IpBlock
from drivers.core import libc
from drivers.sim.amd.memory import Backing
from drivers.sim.amd.pci.bus import Bus, Handler, ReadOnly
from drivers.sim.amd.pci.hdp import Hdp
from drivers.sim.amd.pci.inject import Faults
from drivers.sim.amd.pci.reset import Power
from drivers.sim.chips import Chip

READY = 1 << 31
VERSIONS = {"navi31": 3, "navi48": 4}  # of the block list; guesses
DONE_REGISTERS = ("MP0_SMN_C2PMSG_33", "MPASP_SMN_C2PMSG_33")  # by generation
CHECKED_FROM = 10  # offset of binary_size: the checksum covers all from there on


class Discovery:
    """Puts the table in place. `harvest`: (hardware id, instance) of blocks that are fused off."""

    name = "DISCOVERY"

    def __init__(
        self,
        bus: Bus,
        chip: Chip,
        blocks: Iterable[IpBlock],
        hdp: Hdp,
        power: Power,
        faults: Faults,
        harvest: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.bus, self.hdp, self.power, self.faults = bus, hdp, power, faults
        self.binary = build(chip, tuple(blocks), harvest)
        self.low = hdp.vram.size_bytes - table.DISCOVERY_TMR_OFFSET
        power.on_start.append(self.place)

    def registers(self) -> Mapping[int, Handler]:
        name = next(name for name in DONE_REGISTERS if self.bus.has(name))
        return {self.bus.at(name): ReadOnly(lambda: READY if self.power.is_firmware_done else 0)}

    def reset(self) -> None:
        """Power is back: `place` follows from the power's own start."""

    def place(self) -> None:
        """The firmware writes the table; the host may not look until it says that it is done."""
        self.hdp.guard(
            self.low, self.low + table.DISCOVERY_TMR_SIZE, "E_DISC_EARLY", self._why_not_yet, reads=True
        )
        data = bytearray(self.binary)
        if self.faults.fires("discovery.corrupt"):
            data[len(data) // 2] ^= 0x10
        self._store(self.hdp.vram, bytes(data))

    def _why_not_yet(self) -> str:
        return "" if self.power.is_firmware_done else "the boot firmware has not set C2PMSG_33 bit 31"

    def _store(self, vram: Backing, data: bytes) -> None:
        libc.view(vram.address + self.low, len(data))[:] = data


def build(chip: Chip, blocks: tuple[IpBlock, ...], harvest: tuple[tuple[int, int], ...] = ()) -> bytes:
    """The whole binary for one chip, checksums in place."""
    at = ctypes.sizeof(table.binary_header)
    parts = {
        table.Table.IP_DISCOVERY: _ip_table(blocks, at, VERSIONS[chip.name]),
        table.Table.GC: _gc_table(chip),
        table.Table.HARVEST_INFO: _harvest_table(harvest),
    }
    header = table.binary_header()
    header.binary_signature = table.BINARY_SIGNATURE
    header.version_major, header.version_minor = 1, 0
    body = b""
    for index, part in parts.items():
        entry = header.table_list[index]
        entry.offset, entry.size, entry.checksum = at + len(body), len(part), checksum(part)
        body += part
    header.binary_size = at + len(body)
    header.binary_checksum = checksum(bytes(header)[CHECKED_FROM:] + body)
    return bytes(header) + body


def checksum(data: bytes) -> int:
    """Sum of all bytes, 16 bits. Source: Linux amdgpu_discovery.c amdgpu_discovery_calculate_checksum."""
    return sum(data) & 0xFFFF


def _ip_table(blocks: tuple[IpBlock, ...], start: int, version: int) -> bytes:
    """One die with all blocks. `start`: offset of this table in the binary, from which dies are counted.

    Version 4 has 64-bit base addresses here, version 3 has 32-bit ones.
    """
    head = table.ip_discovery_header()
    head.signature, head.version, head.num_dies = table.DISCOVERY_TABLE_SIGNATURE, version, 1
    head.base_addr_64_bit = int(version >= 4)
    die = table.die_header(0, len(blocks))
    head.die_info[0].die_offset = start + ctypes.sizeof(head)
    body = bytes(die) + b"".join(_block(block, version) for block in blocks)
    head.size = ctypes.sizeof(head) + len(body)
    return bytes(head) + body


def _block(block: IpBlock, version: int) -> bytes:
    kind, base = (table.ip_v4, ctypes.c_uint64) if version >= 4 else (table.ip_v3, ctypes.c_uint32)
    record = kind(block.hw_id, block.instance, len(block.bases), *block.version)
    return bytes(record) + bytes((base * len(block.bases))(*block.bases))


def _gc_table(chip: Chip) -> bytes:
    """Shader engines and limits of the chip."""
    gc = table.gc_info_v1_2()
    gc.header.table_id = table.GC_TABLE_ID
    gc.header.version_major, gc.header.version_minor = 1, 2
    gc.header.size = ctypes.sizeof(gc)
    gc.gc_num_se, gc.gc_num_sa_per_se = chip.shader_engines, chip.arrays_per_engine
    gc.gc_num_wgp0_per_sa = chip.cu_per_array // 2
    gc.gc_wave_size = 32
    gc.gc_max_waves_per_simd = chip.max_waves_per_simd
    gc.gc_max_scratch_slots_per_cu = chip.scratch_slots_per_cu
    gc.gc_lds_size = chip.lds_bytes_per_group >> 10
    return bytes(gc)


def _harvest_table(harvest: tuple[tuple[int, int], ...]) -> bytes:
    found = table.harvest_table()
    found.header.signature, found.header.version = table.HARVEST_TABLE_SIGNATURE, 1
    for entry, (hw_id, instance) in zip(found.list, harvest, strict=False):
        entry.hw_id, entry.number_instance = hw_id, instance
    return bytes(found)
