"""What a card says about itself: the IP discovery table at the end of its video memory.

Steps: firmware_notes/discovery.md. Source: Linux amdgpu_discovery.c (order, checks), discovery.h (layout).
Nothing is written to the card here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from autogen.amd import discovery as table
from autogen.amd.discovery import HwId, Table
from drivers.amd.am.board import Board
from drivers.amd.am.chip import ChipTables, chip_of
from drivers.amd.am.models import of_board
from drivers.core.errors import DeviceError, WaitTimeout
from drivers.core.host import Mapping
from drivers.core.mmio import ALL_ONES, FIRST_SLEEP_S, LONGEST_SLEEP_S, RegisterWindow
from drivers.core.pci import PciFunction

INDEX_DWORD, DATA_DWORD, INDEX_HI_DWORD = 14, 15, 17  # PCIE_INDEX2, PCIE_DATA2, PCIE_INDEX2_HI
READY = 1 << 31
READY_TIMEOUT_S = 2.0
MEGABYTE = 1 << 20
BINARY_MAJOR, NEWEST_LIST = 1, 4
CHECKED_FROM = 10  # the byte after binary_header.binary_checksum
S = TypeVar("S", bound=ctypes.Structure)


class DiscoveryError(DeviceError):
    """The discovery table is not what the card's boot firmware writes. A reset writes it again."""


@dataclass(frozen=True)
class IpBlock:
    """One block. bases: first dword of each segment."""

    hardware_id: int
    instance: int
    version: tuple[int, int, int]
    bases: tuple[int, ...]

    @property
    def name(self) -> str:
        known = HwId._value2member_map_.get(self.hardware_id)
        return f"id {self.hardware_id}" if known is None else HwId(self.hardware_id).name


@dataclass(frozen=True)
class Shaders:
    """The whole chip's counts; a board may have fewer (`Gfx.units_on`). Source: gc_info of discovery.h."""

    engines: int
    arrays_per_engine: int
    cu_per_array: int
    scratch_slots_per_cu: int

    @property
    def cu_count(self) -> int:
        return self.engines * self.arrays_per_engine * self.cu_per_array


@dataclass(frozen=True)
class Inventory:
    """All that the discovery table says."""

    blocks: tuple[IpBlock, ...]
    harvested: frozenset[tuple[int, int]]
    shaders: Shaders

    def version(self, hardware_id: int) -> tuple[int, int, int]:
        """Version of a block's first instance that is alive. Raises DeviceError when there is none."""
        found = next((b for b in self.alive() if b.hardware_id == hardware_id), None)
        if found is None:
            raise DeviceError(f"the discovery table lists no live {HwId(hardware_id).name}")
        return found.version

    def alive(self) -> Iterator[IpBlock]:
        """The blocks that are not fused off."""
        return (b for b in self.blocks if (b.hardware_id, b.instance) not in self.harvested)

    def bases(self) -> dict[tuple[int, int], tuple[int, ...]]:
        return {(b.hardware_id, b.instance): b.bases for b in self.alive()}


def discover(function: PciFunction) -> tuple[Board, Inventory]:
    """Map the card, wait for its boot firmware, read and check its table. Raises DeviceError, DeviceGone."""
    window = open_window(function)
    vram_bytes = wait_until_ready(window)
    vram = function.bar(0)
    inventory = parse(read_table(window, vram, vram_bytes))
    chip = chip_at(function, inventory)
    check_versions(chip, inventory)
    return Board(function, window, chip, inventory.bases(), vram_bytes), inventory


def chip_at(function: PciFunction, inventory: Inventory) -> ChipTables:
    """The chip's table for this board. Raises DeviceError for a chip that is not supported."""
    return of_board(chip_of(inventory.version(HwId.GC)), function.device, function.revision)


def open_window(function: PciFunction) -> RegisterWindow:
    """BAR 5 with the index pair for registers past it. Source: Linux nbio_v4_3.c, pcie_index2."""
    return RegisterWindow(
        function.host,
        function.bar(5),
        index=INDEX_DWORD,
        data=DATA_DWORD,
        index_hi=INDEX_HI_DWORD,
        trouble=function.trouble,
    )


def wait_until_ready(window: RegisterWindow) -> int:
    """Steps 1.1, 1.2: the boot firmware is done, then the memory size is valid. Returns bytes of memory.

    Source: Linux amdgpu_discovery_read_binary_from_mem.
    """
    what = "the card's boot firmware (C2PMSG_33 bit 31)"
    _poll(window, table.MP0_SMN_C2PMSG_33_DWORD, lambda v: bool(v & READY), what)
    size = _poll(window, table.RCC_CONFIG_MEMSIZE_DWORD, lambda v: v not in (0, ALL_ONES), "the memory size")
    return size * MEGABYTE


def read_table(window: RegisterWindow, vram: Mapping, vram_bytes: int) -> bytes:
    """Step 1.3: the table's bytes, through BAR 0, or through the index pair where BAR 0 is too small."""
    offset = vram_bytes - table.DISCOVERY_TMR_OFFSET
    if offset + table.DISCOVERY_TMR_SIZE <= vram.size:
        return vram.read_bytes(offset, table.DISCOVERY_TMR_SIZE)
    return read_indirect(window, offset, table.DISCOVERY_TMR_SIZE)


def read_indirect(window: RegisterWindow, offset: int, size: int) -> bytes:
    """Step 1.3: video memory that no BAR shows, by MM_INDEX and MM_DATA. Source: amdgpu_device_mm_access."""
    words = bytearray()
    for at in range(offset, offset + size, 4):
        window.write(0, at & 0x7FFF_FFFF | READY)
        window.write(6, at >> 31)
        words += window.read(1).to_bytes(4, "little")
    return bytes(words)


def parse(data: bytes) -> Inventory:
    """Steps 2, 3: check signatures and checksums, then read the blocks. Raises DeviceError."""
    head = _read(table.binary_header, data, 0, "header")
    if head.binary_signature != table.BINARY_SIGNATURE:
        found = f"signature {head.binary_signature:#x}, must be {table.BINARY_SIGNATURE:#x}"
        raise DiscoveryError(
            f"discovery table: {found}; the card's boot firmware has not finished, or failed"
        )
    if head.version_major != BINARY_MAJOR:
        layout = f"{head.version_major}.{head.version_minor}"
        raise DiscoveryError(f"discovery table: its layout is {layout}; those that are read are 1.x")
    begin = CHECKED_FROM
    _check_sum("binary", data[begin : head.binary_size], head.binary_checksum)
    if head.binary_size > len(data):
        raise DiscoveryError(
            f"discovery table: {head.binary_size} bytes, only {len(data)} are reserved for it"
        )
    blocks = _parse_blocks(data, _entry(head, data, Table.IP_DISCOVERY))
    harvested = _parse_harvest(data, _entry(head, data, Table.HARVEST_INFO))
    shaders = _parse_shaders(data, _entry(head, data, Table.GC))
    return Inventory(tuple(blocks), harvested, shaders)


def check_versions(chip: ChipTables, inventory: Inventory) -> None:
    """Every block has the version that the chip table was written for."""
    for hardware_id, wanted in chip.versions.items():
        found = inventory.version(hardware_id)
        if found != wanted:
            versions = f"{'.'.join(map(str, found))}, {chip.name} has {'.'.join(map(str, wanted))}"
            raise DeviceError(f"{HwId(hardware_id).name} is {versions}; this mix of blocks is not supported")


def _poll(window: RegisterWindow, dword: int, done: Callable[[int], bool], what: str) -> int:
    """Read a register by its fixed address, before any base is known."""
    host = window.host
    deadline = host.now() + READY_TIMEOUT_S
    pause = FIRST_SLEEP_S
    while not done(value := window.read(dword)):
        if host.now() >= deadline:
            cause = (
                "the card's boot firmware stopped (memory training, a damaged flash), or a reset still runs"
            )
            raise WaitTimeout(
                f"wait for {what}: {value:#x} after {READY_TIMEOUT_S:g} s; likely cause: {cause}"
            )
        host.sleep(pause)
        pause = min(2 * pause, LONGEST_SLEEP_S)
    return value


def _entry(head: table.binary_header, data: bytes, index: Table) -> int:
    """Offset of a table after its checksum was checked; 0 when the card has none. Linux never reads the size
    that the list gives, so that a list without sizes is no error: then the sum of the whole binary must do.
    """
    entry = head.table_list[index]
    if entry.offset and entry.size:
        _check_sum(index.name, data[entry.offset : entry.offset + entry.size], entry.checksum)
    return int(entry.offset)


def _parse_blocks(data: bytes, offset: int) -> Iterator[IpBlock]:
    head = _read(table.ip_discovery_header, data, offset, "IP_DISCOVERY")
    if head.signature != table.DISCOVERY_TABLE_SIGNATURE:
        raise DiscoveryError(f"discovery table: IP list has signature {head.signature:#x}, must be 'IPDS'")
    if head.version > NEWEST_LIST:
        wanted = f"those that are read go to {NEWEST_LIST}"
        raise DiscoveryError(f"discovery table: IP list has version {head.version}; {wanted}")
    if head.num_dies > table.MAX_DIES:
        raise DiscoveryError(f"discovery table: {head.num_dies} dies, at most {table.MAX_DIES}")
    for index in range(head.num_dies):
        yield from _parse_die(data, head, index)


def _parse_die(data: bytes, head: table.ip_discovery_header, index: int) -> Iterator[IpBlock]:
    at = head.die_info[index].die_offset
    die = _read(table.die_header, data, at, f"die {index}")
    if die.die_id != index:
        raise DiscoveryError(f"discovery table: die {index} calls itself {die.die_id}")
    at += ctypes.sizeof(die)
    width = 8 if head.base_addr_64_bit else 4
    for _ in range(die.num_ips):
        ip = _read(table.ip_v4 if head.version >= 4 else table.ip_v3, data, at, f"block of die {index}")
        # a version 4 block is followed by a byte of sub-revision and variant, so both kinds take 8 bytes
        at += ctypes.sizeof(table.ip_v3)
        words = data[at : at + width * ip.num_base_address]
        bases = (int.from_bytes(words[i : i + width], "little") for i in range(0, len(words), width))
        masked = tuple(b & table.BASE_ADDRESS_MASK if width == 8 else b for b in bases)
        yield IpBlock(ip.hw_id, ip.instance_number, (ip.major, ip.minor, ip.revision), masked)
        at += len(words)


def _parse_harvest(data: bytes, offset: int) -> frozenset[tuple[int, int]]:
    if not offset:
        return frozenset()
    found = _read(table.harvest_table, data, offset, "HARVEST")
    if found.header.signature != table.HARVEST_TABLE_SIGNATURE:
        raise DiscoveryError(f"discovery table: harvest list has signature {found.header.signature:#x}")
    return frozenset((entry.hw_id, entry.number_instance) for entry in found.list if entry.hw_id)


def _parse_shaders(data: bytes, offset: int) -> Shaders:
    head = _read(table.gpu_info_header, data, offset, "GC")
    if head.table_id != table.GC_TABLE_ID:
        raise DiscoveryError(f"discovery table: GC information has id {head.table_id:#x}, must be 'GC'")
    if head.version_major not in (1, 2):
        found = f"{head.version_major}.{head.version_minor}"
        wanted = "those that are read are 1.x and 2.x"
        raise DiscoveryError(f"discovery table: GC information has layout {found}; {wanted}")
    if head.version_major == 2:
        old = _read(table.gc_info_v2_0, data, offset, "GC")
        arrays, per_array = old.gc_num_sh_per_se, old.gc_num_cu_per_sh
        return Shaders(old.gc_num_se, arrays, per_array, old.gc_max_scratch_slots_per_cu)
    info = _read(table.gc_info_v1_0, data, offset, "GC")
    per_array = 2 * (info.gc_num_wgp0_per_sa + info.gc_num_wgp1_per_sa)
    return Shaders(info.gc_num_se, info.gc_num_sa_per_se, per_array, info.gc_max_scratch_slots_per_cu)


def _read(kind: type[S], data: bytes, offset: int, what: str) -> S:
    if offset + ctypes.sizeof(kind) > len(data):
        raise DiscoveryError(f"discovery table: {what} at {offset:#x} lies past its {len(data)} bytes")
    return kind.from_buffer_copy(data, offset)


def _check_sum(name: str, data: bytes, expected: int) -> None:
    found = sum(data) & 0xFFFF
    if found != expected:
        raise DiscoveryError(
            f"discovery table: checksum of {name} is {found:#x}, its header says {expected:#x}"
            " (E_DISC_CHECKSUM)"
        )
