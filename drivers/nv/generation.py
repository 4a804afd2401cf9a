"""What differs between the cards that this driver runs: one row a compute class.

Sources: class numbers, open-gpu-kernel-modules g_allclasses.h; places in constant bank 0, EIATTR_PARAM_CBANK
and the code of ptxas 13.0 cubins; sizes of shared memory, CUDA programming guide and Mesa nouveau_device.c.
Not checked on a card: Hopper and Blackwell.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from autogen.nv import rm
from autogen.nv.qmd import QmdV3, QmdV4, QmdV5
from drivers.core.errors import DeviceError

Qmd = type[QmdV3] | type[QmdV4] | type[QmdV5]


@dataclass(frozen=True)
class ClusterWords:
    """Byte offsets of what code reads about clusters: is the launch in clusters; then, from each of `tables`
    on, sizes of a cluster in blocks, their reciprocals as floats, clusters in the grid (x, y, z of each),
    blocks of a cluster. Code of sm_120 picks a table by SR_CgaSize, whose values no document has: all of them
    are filled.
    """

    explicit: int
    tables: tuple[int, ...]
    reciprocals: int
    counts: int
    blocks: int


@dataclass(frozen=True)
class BankZero:
    """Constant bank 0 as compiled code reads it: byte offsets of what the driver fills. own_address: where
    the GPU VA of the bank's byte `own_byte` goes, by which code makes pointers to its parameters (cvta.param,
    tensor maps). workspace: (low half, high half) of the address of what barriers of the grid use, 0 where a
    launch is not cooperative (%envreg2, %envreg1). dynamic_shared: bytes that a launch adds to the shared
    memory of a block (%dynamic_smem_size). Both are several of sm_120, whose code picks by SR_CgaSize.
    uniform_load: how code loads a pair of uniform registers from there.
    """

    block: int
    grid: int
    shared_window: int
    local_window: int
    stack_pointer: int
    descriptor: int
    parameters: int
    own_address: int
    own_byte: int
    workspace: tuple[tuple[int, int], ...]
    dynamic_shared: tuple[int, ...]
    cluster: ClusterWords | None = None
    uniform_load: str = "[B------:R-:W-:-:S12] ULDC.64"

    @property
    def load_descriptor(self) -> str:
        """The instruction that puts the descriptor of global memory into UR4 and UR5, for who waits for
        scoreboard 0."""
        return f"{self.uniform_load} UR4, c[0x0][{self.descriptor:#x}]"


EARLY = BankZero(0x0, 0xC, 0x18, 0x20, 0x28, 0x118, 0x160, 0x40, 0, ((0x90, 0x8C),), (0x2C,))
HOPPER = BankZero(0x0, 0xC, 0x18, 0x20, 0x28, 0x208, 0x210, 0x198, 0x210, ((0x48, 0x44),), (0x2C,),
                  ClusterWords(0x140, (0x144,), 0xC, 0x18, 0x44))  # fmt: skip
BLACKWELL = BankZero(0x360, 0x370, 0x2F0, 0x2F8, 0x37C, 0x358, 0x380, 0x348, 0x380,
                     ((0x258, 0x254), (0x1B8, 0x1B4), (0x118, 0x114), (0x78, 0x74)),
                     (0x2AC, 0x20C, 0x16C, 0xCC, 0x2C),
                     ClusterWords(0x36C, (0x2A0, 0x200, 0x160, 0xC0, 0x20), 0x10, 0x20, 0x2C),
                     "[B------:R-:W0:-:S02] LDCU.64")  # fmt: skip


@dataclass(frozen=True)
class Generation:
    """A compute class. reserved_shared: bytes of shared memory that compiled code leaves alone, from 0 on."""

    compute_class: int
    name: str
    qmd: Qmd
    bank: BankZero
    copy_classes: tuple[int, ...]
    gpfifo_classes: tuple[int, ...]
    usermode_classes: tuple[int, ...]
    reserved_shared: int = 0

    @property
    def qmd_bytes(self) -> int:
        return 4 * self.qmd.size_dw


@dataclass(frozen=True)
class Arch:
    """An instruction set. sm_version: as RM's SM_VERSION has it. shared_kb: an SM's sizes. max_blocks: of an
    SM; max_cluster: blocks of a cluster, 0 where there are none. Source of both: CUDA programming guide,
    compute capabilities; 16 in a cluster are for Hopper and data centres' Blackwell, where CUDA's programs
    ask for it. sm_barriers: of an SM, which its blocks share; 0 where CUDA does not count them
    (cuda_occupancy.h, cudaOccMaxBlocksPerSMBlockBarrierLimit).
    """

    name: str
    sm_version: int
    shared_kb: tuple[int, ...]
    max_blocks: int
    max_cluster: int = 0
    sm_barriers: int = 0

    @property
    def max_block_shared(self) -> int:
        """Bytes of shared memory that one block may have: 1 KiB is the system's."""
        return (self.shared_kb[-1] - 1) << 10

    @property
    def sass_version(self) -> int:
        """The QMD's form of the version, 0x90 for sm_90."""
        return (self.sm_version & 0xF00) >> 4 | self.sm_version & 0xF


SMALL = (0, 8, 16, 32, 64, 100)
LARGE = (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)
AMPERE_FIFO = (rm.AMPERE_CHANNEL_GPFIFO_A, rm.TURING_CHANNEL_GPFIFO_A, rm.VOLTA_CHANNEL_GPFIFO_A)
HOPPER_FIFO = (rm.HOPPER_CHANNEL_GPFIFO_A, *AMPERE_FIFO)
BLACKWELL_FIFO = (rm.BLACKWELL_CHANNEL_GPFIFO_B, rm.BLACKWELL_CHANNEL_GPFIFO_A, *HOPPER_FIFO)
AMPERE_DOORBELL = (rm.AMPERE_USERMODE_A, rm.TURING_USERMODE_A, rm.VOLTA_USERMODE_A)
HOPPER_DOORBELL = (rm.HOPPER_USERMODE_A, *AMPERE_DOORBELL)
AMPERE_COPY = (rm.AMPERE_DMA_COPY_B, rm.AMPERE_DMA_COPY_A)

# The best first: a card's list of classes may hold several.
GENERATIONS = (
    Generation(
        rm.BLACKWELL_COMPUTE_B,
        "Blackwell B",
        QmdV5,
        BLACKWELL,
        (rm.BLACKWELL_DMA_COPY_B,),
        BLACKWELL_FIFO,
        (rm.BLACKWELL_USERMODE_A, *HOPPER_DOORBELL),
        0x400,
    ),
    Generation(
        rm.BLACKWELL_COMPUTE_A,
        "Blackwell A",
        QmdV5,
        BLACKWELL,
        (rm.BLACKWELL_DMA_COPY_A,),
        BLACKWELL_FIFO,
        (rm.BLACKWELL_USERMODE_A, *HOPPER_DOORBELL),
        0x400,
    ),
    Generation(
        rm.HOPPER_COMPUTE_A,
        "Hopper",
        QmdV4,
        HOPPER,
        (rm.HOPPER_DMA_COPY_A,),
        HOPPER_FIFO,
        HOPPER_DOORBELL,
        0x400,
    ),
    Generation(rm.ADA_COMPUTE_A, "Ada", QmdV3, EARLY, AMPERE_COPY, AMPERE_FIFO, AMPERE_DOORBELL),
    Generation(rm.AMPERE_COMPUTE_B, "Ampere B", QmdV3, EARLY, AMPERE_COPY, AMPERE_FIFO, AMPERE_DOORBELL),
    Generation(rm.AMPERE_COMPUTE_A, "Ampere A", QmdV3, EARLY, AMPERE_COPY, AMPERE_FIFO, AMPERE_DOORBELL),
)
ARCHS = {
    arch.sm_version: arch
    for arch in (
        Arch("sm_80", 0x800, (0, 8, 16, 32, 64, 100, 132, 164), 32),
        Arch("sm_86", 0x806, SMALL, 16),
        Arch("sm_89", 0x809, SMALL, 24),
        Arch("sm_90", 0x900, LARGE, 32, 16, 64),
        Arch("sm_100", 0xA00, LARGE, 32, 16, 64),
        Arch("sm_120", 0xC00, SMALL, 24, 8, 24),  # as ctrl2080gr.h has it
        Arch("sm_120", 0xA04, SMALL, 24, 8, 24),  # as an RTX 5090 tells it: tinygrad 0.14.0, ops_nv.py
    )
}


@dataclass(frozen=True)
class Classes:
    """The classes that a card is driven by."""

    generation: Generation
    copy: int
    gpfifo: int
    usermode: int


def class_name(number: int) -> str:
    """The header's name of a class, or its number."""
    names = (name for name, value in vars(rm).items() if value == number and name.isupper())
    wanted = ("GPFIFO", "USERMODE", "DMA_COPY", "COMPUTE", "NV01", "NV20", "FERMI", "KEPLER", "GT200")
    return next((name for name in names if any(part in name for part in wanted)), f"{number:#x}")


def choose(offered: Collection[int]) -> Classes:
    """The newest of each kind that the card lists. Raises DeviceError for a card that we do not drive."""
    generation = next((each for each in GENERATIONS if each.compute_class in offered), None)
    if generation is None:
        known = ", ".join(each.name for each in reversed(GENERATIONS))
        computes = [f"{number:#06x}" for number in sorted(offered) if number & 0xFF == 0xC0]
        raise DeviceError(
            f"the card offers the compute classes {', '.join(computes) or 'none'}; driven are {known}"
        )
    return Classes(
        generation,
        _first(generation.copy_classes, offered, "copy"),
        _first(generation.gpfifo_classes, offered, "GPFIFO"),
        _first(generation.usermode_classes, offered, "usermode"),
    )


def _first(wanted: tuple[int, ...], offered: Collection[int], what: str) -> int:
    found = next((number for number in wanted if number in offered), None)
    if found is None:
        names = ", ".join(map(class_name, wanted))
        raise DeviceError(f"the card offers no {what} class that is known; needed is one of {names}")
    return found


def arch_of(sm_version: int) -> Arch:
    """The instruction set by RM's SM_VERSION. Raises DeviceError."""
    if sm_version not in ARCHS:
        known = ", ".join(arch.name for arch in ARCHS.values())
        raise DeviceError(f"the card's SM version is {sm_version:#x}; driven are {known}")
    return ARCHS[sm_version]
