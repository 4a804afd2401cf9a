"""What is particular to each simulated NVIDIA chip, and to each branch of the driver. Data only.

Sources: class lists, NVIDIA/open-gpu-kernel-modules 580.142 g_gpu_class_list.c; counts of units and memory,
NVIDIA's white papers of the chips; device ids, the modules' supported-gpus list; how TPCs spread over GPCs
differs from card to card, the rows here are guesses that add up.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

GIB = 1 << 30


@dataclass(frozen=True)
class NvChip:
    """One chip on one board. tpcs: TPCs of each GPC. litter_*: what its family has room for.

    sm_version: as GR_INFO_INDEX_SM_VERSION tells it. qmd: major versions that its compute class takes.
    shared_configs: sizes in KiB that an SM can be set to. va_bits: of GPU virtual addresses. max_blocks: of
    an SM; max_cluster: blocks of a cluster; sm_barriers: of an SM, 0 where CUDA does not count them.
    workspace: byte offsets in constant bank 0 of the halves of an address, the low one first, that code of
    nvcc takes for what barriers of the grid use; where both halves are 0 there is none.
    """

    name: str
    arch: str
    sm_version: int
    product: str
    device_id: int
    vram_bytes: int
    tpcs: tuple[int, ...]
    litter_gpcs: int
    litter_tpcs: int
    classes: tuple[int, ...]
    qmd: tuple[int, ...]
    shared_configs: tuple[int, ...]
    max_warps: int
    va_bits: int
    architecture: int  # NV_PMC_BOOT_0, as MC_GET_ARCH_INFO tells it
    implementation: int
    max_blocks: int
    workspace: tuple[int, int]
    max_cluster: int = 1
    sm_barriers: int = 0
    sm_per_tpc: int = 2

    @property
    def sm_count(self) -> int:
        return sum(self.tpcs) * self.sm_per_tpc

    def uuid(self, index: int) -> bytes:
        """16 bytes that name card `index`, on this machine and in every run."""
        return self.name.encode().ljust(12, b"\0") + (0x5EED0000 | index).to_bytes(4, "big")


@dataclass(frozen=True)
class Branch:
    """A driver branch. map_dma_bytes: size of NVOS46_PARAMETERS, which grew between 570 and 580."""

    name: str
    version: str
    map_dma_bytes: int


def _classes(text: str) -> tuple[int, ...]:
    return tuple(int(word, 16) for word in text.split())


EVERY = (
    "40 60 70 7d de f2 fc 503b 503c 506f 5080 50a0 844c 902d 9067 9074 9096 90e6 90e7 90f1 a06c a080 a081 "
    "a084 b0cc c076 c361 c365 c369 c36f c461 c46f c561 c56f cb33 "
)
AMPERE_KIB, SMALL_KIB = (0, 8, 16, 32, 64, 100, 132, 164), (0, 8, 16, 32, 64, 100)

GH100 = NvChip(
    name="gh100",
    arch="sm_90",
    sm_version=0x900,
    product="NVIDIA H100 80GB HBM3",
    device_id=0x2330,
    vram_bytes=80 * GIB,
    tpcs=(9, 9, 8, 8, 8, 8, 8, 8),
    litter_gpcs=8,
    litter_tpcs=9,
    classes=_classes(EVERY + "a140 b8b0 b8d1 b8fa c661 c86f c8b5 cb97 cba2 cbc0"),
    qmd=(4, 3),
    shared_configs=(*AMPERE_KIB, 196, 228),
    max_warps=64,
    va_bits=57,
    architecture=0x180,
    implementation=0,
    max_blocks=32,
    workspace=(0x48, 0x44),
    max_cluster=16,
    sm_barriers=64,
)
GA100 = NvChip(
    name="ga100",
    arch="sm_80",
    sm_version=0x800,
    product="NVIDIA A100-SXM4-40GB",
    device_id=0x20B0,
    vram_bytes=40 * GIB,
    tpcs=(8, 8, 8, 8, 8, 7, 7),
    litter_gpcs=8,
    litter_tpcs=8,
    classes=_classes(EVERY + "a140 c4d1 c697 c6b0 c6b5 c6c0 c6fa"),
    qmd=(3,),
    shared_configs=AMPERE_KIB,
    max_warps=64,
    va_bits=49,
    architecture=0x170,
    implementation=0,
    max_blocks=32,
    workspace=(0x90, 0x8C),
)
GA102 = replace(
    GA100,
    name="ga102",
    arch="sm_86",
    sm_version=0x806,
    product="NVIDIA GeForce RTX 3090",
    device_id=0x2204,
    vram_bytes=24 * GIB,
    tpcs=(6, 6, 6, 6, 6, 6, 5),
    litter_gpcs=7,
    litter_tpcs=6,
    classes=_classes(
        EVERY + "73 9072 90ec a140 c372 c670 c671 c673 c67a c67b c67d c67e c77f c797 c7b0 c7b5 c7b7 c7c0 c7fa"
    ),
    shared_configs=SMALL_KIB,
    max_warps=48,
    implementation=2,
    max_blocks=16,
)
AD102 = replace(
    GA102,
    name="ad102",
    arch="sm_89",
    sm_version=0x809,
    product="NVIDIA GeForce RTX 4090",
    device_id=0x2684,
    tpcs=(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4),
    litter_gpcs=12,
    classes=_classes(
        EVERY
        + "73 9072 90ec a140 c372 c67a c67b c67e c770 c771 c773 c77d c77f c7b5 c997 c9b0 c9b7 c9c0 c9d1 c9fa"
    ),
    architecture=0x190,
    max_blocks=24,
)
GB202 = replace(
    AD102,
    name="gb202",
    arch="sm_120",
    sm_version=0xA04,  # as an RTX 5090 tells it: tinygrad 0.14.0, ops_nv.py
    product="NVIDIA GeForce RTX 5090",
    device_id=0x2B85,
    vram_bytes=32 * GIB,
    tpcs=(8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7),
    litter_tpcs=8,
    classes=_classes(
        EVERY
        + "73 9072 90ec c372 c661 c761 c77f c86f c96f ca6f ca70 ca71 ca73 ca7a ca7b ca7d ca7e cab5 cba2 "
        "cd40 ce97 cec0 cfb0 cfb7 cfd1 cffa"
    ),
    qmd=(5,),
    va_bits=57,
    architecture=0x1B0,
    workspace=(0x258, 0x254),
    max_cluster=8,
    sm_barriers=24,
)
CHIPS = {chip.name: chip for chip in (GH100, GA100, GA102, AD102, GB202)}
BRANCHES = {
    branch.name: branch
    for branch in (
        Branch("570", "570.172.08", 56),
        Branch("580", "580.142", 64),
        Branch("595", "595.45.04", 64),
    )
}
NEWEST = BRANCHES["580"]
