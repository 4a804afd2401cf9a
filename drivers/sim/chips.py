"""What is particular to each simulated chip: counts, sizes, versions and clocks. Data only.

Sources, by field group: shader counts and cache sizes, PAL device tables; KFD node properties, the formulas
of amdkfd/kfd_topology.c and kfd_queue.c; IP versions and hardware ids, soc15_hw_ip.h and the 6.12 driver's
version tables; register bases, sienna_cichlid_ip_offset.h (Navi21: a real navi31 gives its own in discovery).
Values marked guess have no public source and nothing here depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

PAGE_BYTES = 4096


@dataclass(frozen=True)
class IpBlock:
    """One entry of the discovery table: hardware id, version, instances."""

    name: str
    hardware_id: int
    version: tuple[int, int, int]
    instances: int = 1


@dataclass(frozen=True)
class Chip:
    """One chip as the kernel driver would report it. Sizes in bytes unless the name says otherwise."""

    name: str
    arch: str
    product: str
    gfx_target_version: int
    device_id: int
    shader_engines: int
    arrays_per_engine: int
    cu_per_array: int
    vram_bytes: int
    vgpr_bytes_per_cu: int
    max_engine_mhz: int
    memory_mhz: int
    memory_bus_bits: int
    ip: tuple[IpBlock, ...]
    gc_bases: tuple[int, ...]
    simd_per_cu: int = 2
    max_waves_per_simd: int = 16
    scratch_slots_per_cu: int = 32
    lds_bytes_per_group: int = 64 << 10
    lds_bytes_per_wgp: int = 128 << 10
    vgpr_rows_per_simd: int = 1536
    vgpr_granule: int = 24
    sdma_engines: int = 2
    sdma_queues_per_engine: int = 6  # guess
    cp_queues: int = 8  # guess
    caches: tuple[tuple[int, int, int], ...] = field(default=())  # (level, KiB, HSA_CACHE_TYPE bits)

    @property
    def cu_count(self) -> int:
        return self.shader_engines * self.arrays_per_engine * self.cu_per_array

    @property
    def simd_count(self) -> int:
        return self.cu_count * self.simd_per_cu


@dataclass(frozen=True)
class SaveArea:
    """Sizes for saving the waves of one queue (CWSR)."""

    control_stack: int
    total: int
    debug: int


def save_area(chip: Chip) -> SaveArea:
    """The context save area of one queue. Source: amdkfd/kfd_queue.c, kfd_queue_ctx_save_restore_size."""
    waves = chip.cu_count * 32
    per_cu = chip.vgpr_bytes_per_cu + 0x4000 + 0x10000 + 0x1000  # VGPR, SGPR, LDS, hardware registers
    control_stack = _align(40 + 12 * waves + 8, PAGE_BYTES)
    groups = _align(chip.cu_count * per_cu, PAGE_BYTES)
    return SaveArea(control_stack, control_stack + groups, _align(waves * 32, 64))


def _align(value: int, unit: int) -> int:
    return -(-value // unit) * unit


NAVI31 = Chip(
    name="navi31",
    arch="gfx1100",
    product="AMD Radeon RX 7900 XTX",
    gfx_target_version=110000,
    device_id=0x744C,
    shader_engines=6,
    arrays_per_engine=2,
    cu_per_array=8,
    vram_bytes=24560 << 20,
    vgpr_bytes_per_cu=0x60000,
    max_engine_mhz=2482,
    memory_mhz=1249,
    memory_bus_bits=384,
    ip=(
        IpBlock("MP1", 1, (13, 0, 0)),
        IpBlock("GC", 11, (11, 0, 0)),
        IpBlock("MMHUB", 34, (3, 0, 0)),
        IpBlock("ATHUB", 35, (3, 0, 0)),
        IpBlock("OSSSYS", 40, (6, 0, 0)),
        IpBlock("HDP", 41, (6, 0, 0)),
        IpBlock("SDMA0", 42, (6, 0, 0)),
        IpBlock("SDMA1", 43, (6, 0, 0)),
        IpBlock("LSDMA", 91, (6, 0, 0)),
        IpBlock("NBIF", 108, (4, 3, 0)),
        IpBlock("UMC", 150, (8, 10, 0)),
        IpBlock("MP0", 255, (13, 0, 0)),
    ),
    gc_bases=(0x1260, 0xA000, 0x1C000, 0x2402C00),
    caches=((1, 32, 1 | 8), (1, 16, 1 | 8), (1, 32, 2 | 8), (2, 6144, 1 | 8), (3, 98304, 1 | 8)),
)

NAVI48 = Chip(
    name="navi48",
    arch="gfx1201",
    product="AMD Radeon RX 9070 XT",
    gfx_target_version=120001,
    device_id=0x7550,
    shader_engines=4,
    arrays_per_engine=2,
    cu_per_array=8,
    vram_bytes=16304 << 20,
    vgpr_bytes_per_cu=0x60000,
    max_engine_mhz=2970,
    memory_mhz=1258,
    memory_bus_bits=256,
    ip=(
        IpBlock("MP1", 1, (14, 0, 3)),
        IpBlock("GC", 11, (12, 0, 1)),
        IpBlock("MMHUB", 34, (4, 1, 0)),
        IpBlock("ATHUB", 35, (4, 1, 0)),
        IpBlock("OSSSYS", 40, (7, 0, 0)),
        IpBlock("HDP", 41, (7, 0, 0)),
        IpBlock("SDMA0", 42, (7, 0, 1)),
        IpBlock("SDMA1", 43, (7, 0, 1)),
        IpBlock("LSDMA", 91, (7, 0, 1)),
        IpBlock("NBIF", 108, (6, 3, 1)),
        IpBlock("UMC", 150, (8, 14, 0)),
        IpBlock("MP0", 255, (14, 0, 3)),
    ),
    gc_bases=(0x1260, 0xA000, 0x1C000, 0x2402C00),
    caches=((1, 32, 1 | 8), (1, 16, 1 | 8), (1, 32, 2 | 8), (2, 8192, 1 | 8), (3, 65536, 1 | 8)),
)

CHIPS = {chip.name: chip for chip in (NAVI31, NAVI48)}
