"""What is particular to each simulated chip: counts, sizes, versions and clocks. Data only.

Sources, by field group: shader counts and cache sizes, PAL device tables; KFD node properties, the formulas
of amdkfd/kfd_topology.c and kfd_queue.c; blocks, `autogen.amd.ip`; firmware, capabilities, queues and the
number of caches, captured nodes: an RX 7900 XTX (tinygrad test/mockgpu, kernel of 2024) and an RX 9070 XT
(tinygrad extra/sqtt/examples). Values marked guess have no public source and nothing here depends on them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from autogen.amd import ip

PAGE_BYTES = 4096


@dataclass(frozen=True)
class Cache:
    """One kind of cache. kind: HSA_CACHE_TYPE bits. per: 'cu', 'wgp', 'array' or 'card'."""

    level: int
    kib: int
    kind: int
    per: str

    def count(self, chip: AmdChip) -> int:
        """How many of them the chip has. Source: kfd_crat.c, kfd_fill_gpu_cache_info_from_gfx_config."""
        arrays = chip.shader_engines * chip.arrays_per_engine
        return {"cu": chip.cu_count, "wgp": chip.cu_count // 2, "array": arrays, "card": 1}[self.per]


DATA, INSTRUCTIONS = 1 | 8, 2 | 8


@dataclass(frozen=True)
class AmdChip:
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
    blocks: tuple[ip.IpBlock, ...]
    simd_per_cu: int = 2
    max_waves_per_simd: int = 16
    scratch_slots_per_cu: int = 32
    lds_bytes_per_group: int = 64 << 10
    vgpr_rows_per_simd: int = 1536
    vgpr_granule: int = 24
    sdma_engines: int = 2
    sdma_queues_per_engine: int = 6
    cp_queues: int = 8
    revision: int = 0xC8  # of the PCI function; libdrm amdgpu.ids, as product and device_id
    wgps_off: tuple[int, ...] = ()  # bits of WGPs that are switched off, for each shader array
    power_watts: tuple[int, int, int] = (303, 272, 348)  # limit of the board: as it comes, least, most
    file_suffixes: tuple[tuple[str, str], ...] = ()  # firmware files with a name of their own
    capability: int = 0
    debug_prop: int = 1495
    mec_firmware: int = 0
    sdma_firmware: int = 0
    caches: tuple[Cache, ...] = field(default=())

    @property
    def cu_count(self) -> int:
        """Those that are switched on."""
        whole = self.shader_engines * self.arrays_per_engine * self.cu_per_array
        return whole - 2 * sum(off.bit_count() for off in self.wgps_off)

    @cached_property
    def simd_count(self) -> int:
        return self.cu_count * self.simd_per_cu


@dataclass(frozen=True)
class SaveArea:
    """Sizes for saving the waves of one queue (CWSR)."""

    control_stack: int
    total: int
    debug: int


def save_area(chip: AmdChip) -> SaveArea:
    """The context save area of one queue. Source: amdkfd/kfd_queue.c, kfd_queue_ctx_save_restore_size."""
    waves = chip.cu_count * 32
    per_cu = chip.vgpr_bytes_per_cu + 0x4000 + 0x10000 + 0x1000  # VGPR, SGPR, LDS, hardware registers
    control_stack = _align(40 + 12 * waves + 8, PAGE_BYTES)
    groups = _align(chip.cu_count * per_cu, PAGE_BYTES)
    return SaveArea(control_stack, control_stack + groups, _align(waves * 32, 64))


def _align(value: int, unit: int) -> int:
    return -(-value // unit) * unit


NAVI31 = AmdChip(
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
    blocks=ip.NAVI31,
    capability=671588992,
    mec_firmware=2140,
    sdma_firmware=20,
    caches=(
        Cache(1, 32, DATA, "cu"),
        Cache(1, 32, INSTRUCTIONS, "wgp"),
        Cache(1, 16, DATA, "wgp"),
        Cache(1, 256, DATA, "array"),
        Cache(2, 6144, DATA, "card"),
        Cache(3, 98304, DATA, "card"),
    ),
)

NAVI48 = AmdChip(
    name="navi48",
    arch="gfx1201",
    product="AMD Radeon RX 9070 XT",
    gfx_target_version=120001,
    device_id=0x7550,
    revision=0xC0,
    power_watts=(304, 0, 340),  # as one board told its kernel driver
    shader_engines=4,
    arrays_per_engine=2,
    cu_per_array=8,
    vram_bytes=16304 << 20,
    vgpr_bytes_per_cu=0x60000,
    max_engine_mhz=2400,  # as the KFD node of a real card has it
    memory_mhz=1258,
    memory_bus_bits=256,
    blocks=ip.NAVI48,
    cp_queues=4,
    capability=1749262976,
    mec_firmware=3180,
    sdma_firmware=36502,
    caches=(
        Cache(1, 32, DATA, "cu"),
        Cache(1, 32, INSTRUCTIONS, "wgp"),
        Cache(1, 16, DATA, "wgp"),
        Cache(1, 256, DATA, "array"),
        Cache(2, 8192, DATA, "card"),
        Cache(3, 65536, DATA, "card"),
    ),
)

CHIPS = {chip.name: chip for chip in (NAVI31, NAVI48)}
KICKER = tuple((name, "_kicker") for name in ("psp", "smu", "imu", "rlc"))
# Other boards with these chips. Counts of units and memory: AMD's product pages and kernel logs; which WGPs
# are off is a guess, and differs from card to card.
MODELS = {
    "rx7900xt": replace(
        NAVI31,
        product="AMD Radeon RX 7900 XT",
        revision=0xCC,
        vram_bytes=20464 << 20,
        power_watts=(290, 261, 333),  # likewise
        wgps_off=(8, 0, 0, 1, 4, 0, 0, 2, 8, 0, 0, 8),
    ),
    "rx7900gre": replace(
        NAVI31,
        product="AMD Radeon RX 7900 GRE",
        revision=0xCE,
        vram_bytes=16368 << 20,
        wgps_off=(15, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),  # a whole engine
        file_suffixes=(("rlc", "_1"),),
    ),
    "w7900": replace(
        NAVI31,
        product="AMD Radeon Pro W7900",
        device_id=0x7448,
        revision=0x00,
        vram_bytes=49136 << 20,
    ),
    "rx9070": replace(NAVI48, product="AMD Radeon RX 9070", revision=0xC3, wgps_off=(8, 0, 0, 1, 4, 0, 0, 2)),
    "r9700": replace(NAVI48, product="AMD Radeon AI PRO R9700", device_id=0x7551, vram_bytes=32624 << 20),
    "r9600d": replace(
        NAVI48,
        product="AMD Radeon AI PRO R9600D",
        device_id=0x7551,
        revision=0xC8,
        vram_bytes=32624 << 20,
        wgps_off=(8, 1, 8, 1, 8, 1, 8, 1),
        file_suffixes=KICKER,
    ),
}
# MHz of the levels of each clock, by the power controller's number for it: plausible, not a board's.
CLOCK_MHZ = {
    "navi31": {0: (500, 1500, 2482), 1: (500, 800, 1200), 2: (96, 456, 772, 1249), 3: (300, 1000, 2000)},
    "navi48": {
        **{0: (500, 1500, 2970), 1: (500, 800, 1200), 3: (300, 1000, 2000)},
        2: (96, 456, 772, 875, 1124, 1258),  # six; the third and the fourth are guesses
    },
}
BOARDS = CHIPS | MODELS
