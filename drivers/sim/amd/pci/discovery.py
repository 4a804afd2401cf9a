"""The discovery table that boot firmware leaves near the end of video memory (P01, P02).

Built from the declarations of autogen.amd.discovery: what blocks the chip has, where their registers begin,
how many shader engines it has, what is fused off. Until the firmware is done nobody may read it. Sources:
Linux discovery.h, amdgpu_discovery.c. navi48's is that of a real card, byte for byte: the flash image of a
Sapphire RX 9070 XT in the repository RDNA4FB. navi31's is not public: its versions are known, its order not.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Mapping

from autogen.amd import discovery as table
from autogen.amd.ip import IpBlock
from drivers.core import libc
from drivers.sim.amd.pci.bus import Bus, Handler, ReadOnly
from drivers.sim.amd.pci.hdp import Hdp
from drivers.sim.amd.pci.reset import PowerState
from drivers.sim.chips import AmdChip
from drivers.sim.contrary import contrary

READY = 1 << 31
BINARY_VERSION, LIST_VERSION = (1, 3), 3  # navi48's; navi31's are guesses
LIST_ID = {"navi31": 0, "navi48": 0x66C5_DF74}
DONE_REGISTERS = ("MP0_SMN_C2PMSG_33", "MPASP_SMN_C2PMSG_33")  # by generation
CHECKED_FROM = 10  # offset of binary_size: the checksum covers all from there on
MALL_BYTES = {"navi31": 16 << 20, "navi48": 8 << 20}  # for each memory controller
LIMITS: dict[str, dict[str, int]] = {  # what the chip table has not, as captured; navi31's is not public
    "navi31": {},
    "navi48": {
        **{"gc_num_rb_per_se": 4, "gc_num_gl2c": 32, "gc_num_max_gs_thds": 32, "gc_gs_table_depth": 32},
        **{"gc_gsprim_buff_depth": 1792, "gc_parameter_cache_depth": 256, "gc_num_sc_per_se": 1},
        **{"gc_double_offchip_lds_buffer": 64, "gc_num_packer_per_sc": 4, "gc_num_gl2a": 4},
        **{"gc_num_tcp_per_sa": 8, "gc_num_sdp_interface": 36, "gc_num_tcps": 64, "gc_num_tcp_per_wpg": 2},
        **{"gc_tcp_l1_size": 32, "gc_num_sqc_per_wgp": 1, "gc_l1_instruction_cache_size_per_sqc": 32},
        **{"gc_l1_data_cache_size_per_sqc": 16, "gc_gl1c_per_sa": 4, "gc_gl1c_size_per_instance": 64},
        **{"gc_gl2c_per_gpu": 8192, "gc_tcp_size_per_cu": 32, "gc_tcp_cache_line_size": 128},
        **{"gc_instruction_cache_size_per_sqc": 32, "gc_instruction_cache_line_size": 128},
        **{"gc_scalar_data_cache_size_per_sqc": 16, "gc_scalar_data_cache_line_size": 64},
        **{"gc_tcc_size": 1024, "gc_tcc_cache_line_size": 256},
    },
}


class Discovery:
    """Puts the table in place. `harvest`: (hardware id, instance) of blocks that are fused off."""

    name = "DISCOVERY"

    def __init__(
        self,
        bus: Bus,
        chip: AmdChip,
        hdp: Hdp,
        power: PowerState,
        harvest: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.bus, self.hdp, self.power = bus, hdp, power
        blocks = chip.blocks
        if contrary() == "discovery-bases":
            blocks = tuple(_moved(block) if block.name == "SMUIO" else block for block in blocks)
        self.binary = build(chip, blocks, harvest)
        self.low = hdp.vram.size_bytes - table.DISCOVERY_TMR_OFFSET
        power.on_start.append(self.place)

    def registers(self) -> Mapping[int, Handler]:
        name = next(name for name in DONE_REGISTERS if self.bus.has(name))
        return {self.bus.at(name): ReadOnly(lambda: READY if self.power.is_firmware_done else 0)}

    def reset(self) -> None:
        """Power is back: `place` follows from the power's own start."""

    def place(self) -> None:
        """The firmware writes the table; the host may not look until it says that it is done."""
        self.hdp.guard(self.low, self.low + table.DISCOVERY_TMR_SIZE, "E_DISC_EARLY", self._why_not_yet)
        data = bytearray(self.binary)
        if self.bus.faults.fires("discovery.corrupt"):
            data[len(data) // 2] ^= 0x10
        libc.view(self.hdp.vram.address + self.low, len(data))[:] = bytes(data)

    def _why_not_yet(self) -> str:
        return "" if self.power.is_firmware_done else "the boot firmware has not set C2PMSG_33 bit 31"


def _moved(block: IpBlock) -> IpBlock:
    return block._replace(bases=(block.bases[0] + 0x200, *block.bases[1:]))


def build(chip: AmdChip, blocks: tuple[IpBlock, ...], harvest: tuple[tuple[int, int], ...] = ()) -> bytes:
    """The whole binary for one chip, checksums in place."""
    at = ctypes.sizeof(table.binary_header)
    parts = {
        table.Table.IP_DISCOVERY: _ip_table(chip, blocks, at),
        table.Table.GC: _gc_table(chip),
        table.Table.HARVEST_INFO: _harvest_table(harvest),
        table.Table.VCN_INFO: struct.pack("<IHHI", table.VCN_INFO_TABLE_ID, 1, 0, 96).ljust(96, b"\0"),
        table.Table.MALL_INFO: _mall_table(chip),
    }
    header = table.binary_header()
    header.binary_signature = table.BINARY_SIGNATURE
    header.version_major, header.version_minor = BINARY_VERSION
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


def _ip_table(chip: AmdChip, blocks: tuple[IpBlock, ...], start: int) -> bytes:
    """One die with all blocks, bases of 32 bits. `start`: offset of this table in the binary."""
    head = table.ip_discovery_header()
    head.signature, head.version, head.num_dies = table.DISCOVERY_TABLE_SIGNATURE, LIST_VERSION, 1
    head.id = LIST_ID[chip.name]
    die = table.die_header(0, len(blocks))
    head.die_info[0].die_offset = start + ctypes.sizeof(head)
    body = bytes(die) + b"".join(_block(block) for block in blocks)
    head.size = ctypes.sizeof(head) + len(body)
    return bytes(head) + body


def _block(block: IpBlock) -> bytes:
    record = table.ip_v3(block.hw_id, block.instance, len(block.bases), *block.version, 0, block.variant)
    return bytes(record) + bytes((ctypes.c_uint32 * len(block.bases))(*block.bases))


def _gc_table(chip: AmdChip) -> bytes:
    """Shader engines and limits of the whole chip: what a board's chip has switched off is not told here."""
    gc = table.gc_info_v1_3()
    gc.header.table_id = table.GC_TABLE_ID
    gc.header.version_major, gc.header.version_minor = 1, 3
    gc.header.size = ctypes.sizeof(gc)
    gc.gc_num_se, gc.gc_num_sa_per_se = chip.shader_engines, chip.arrays_per_engine
    gc.gc_num_wgp0_per_sa = chip.cu_per_array // 2
    gc.gc_wave_size = 32
    gc.gc_max_waves_per_simd = chip.max_waves_per_simd
    gc.gc_max_scratch_slots_per_cu = chip.scratch_slots_per_cu
    gc.gc_lds_size = chip.lds_bytes_per_group >> 10
    gc.gc_num_gprs = chip.vgpr_rows_per_simd
    for name, value in LIMITS[chip.name].items():
        setattr(gc, name, value)
    return bytes(gc)


def _mall_table(chip: AmdChip) -> bytes:
    found = table.mall_info_v2_0()
    found.header.table_id, found.header.version_major = table.MALL_INFO_TABLE_ID, 2
    found.header.size_bytes, found.mall_size_per_umc = ctypes.sizeof(found), MALL_BYTES[chip.name]
    return bytes(found)


def _harvest_table(harvest: tuple[tuple[int, int], ...]) -> bytes:
    found = table.harvest_table()
    found.header.signature = table.HARVEST_TABLE_SIGNATURE
    for entry, (hw_id, instance) in zip(found.list, harvest, strict=False):
        entry.hw_id, entry.number_instance = hw_id, instance
    return bytes(found)
