"""What a wave finds in its registers when it starts, and what its COMPUTE_PGM_RSRC words allow.

Sources: LLVM AMDGPUUsage "Kernel Descriptor" and "Initial Kernel Execution State" (gfx11), RDNA3 ISA "Wave
state initialisation". Both executors and the rule checker read the launch through here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from drivers.amd.isa.generation import generation
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.modes import CLAMP_BIT, IEEE_BIT, OVERFLOW_BIT
from drivers.sim.amd.wave.request import Launch

LANES = 32
# Where flat instructions find LDS and scratch, by operand code: src_shared_base, src_shared_limit,
# src_private_base, src_private_limit; read as pairs, the low half alone is 0. The kernel driver chooses them
# (SH_MEM_BASES); these are Linux's for GFX9 and later.
SHARED_HIGH, PRIVATE_HIGH = 0x10000, 0x20000
APERTURES = {
    235: SHARED_HIGH << 32, 236: SHARED_HIGH << 32 | 0xFFFFFFFF,
    237: PRIVATE_HIGH << 32, 238: PRIVATE_HIGH << 32 | 0xFFFFFFFF,
}  # fmt: skip
VGPR_GRANULE = 8  # RSRC1.VGPRS counts in eights in wave32, in fours in wave64
LDS_GRANULE_BYTES = 512
MAX_LANES = 1024


@dataclass(frozen=True)
class Abi:
    """The launch words in plain terms.

    Group ids stand in the scalar registers after the user data, in order. dx10_clamp: clamp makes 0 of NaN,
    as GFX12 always does; the bits of it and of IEEE mean something else there.
    """

    vgprs: int
    user_sgprs: int
    group_ids: tuple[bool, bool, bool]
    lane_id_dimensions: int
    lds_bytes: int
    float_mode: int
    dx10_clamp: bool
    ieee: bool
    block: tuple[int, int, int]
    wave_size: int = LANES
    architected_ids: bool = False  # GFX12: group ids are in trap temporaries, never in scalar registers
    fp16_ovfl: bool = False

    @property
    def mode(self) -> int:
        """MODE at the start: `modes` names the bits. GFX12's has no DX10_CLAMP."""
        clamp = 0 if self.architected_ids else self.dx10_clamp * CLAMP_BIT
        return self.float_mode | clamp | self.ieee * IEEE_BIT | self.fp16_ovfl * OVERFLOW_BIT

    @property
    def lanes(self) -> int:
        """Lanes of a work-group."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def waves(self) -> int:
        """Waves of a work-group; the last may be partial."""
        return -(-self.lanes // self.wave_size)

    @property
    def is_full(self) -> bool:
        """Whether every wave of a group has all its lanes."""
        return self.lanes % self.wave_size == 0

    @property
    def group_id_registers(self) -> dict[int, int]:
        """Scalar register -> grid dimension."""
        if self.architected_ids:
            return {}
        enabled = [dimension for dimension in range(3) if self.group_ids[dimension]]
        return {self.user_sgprs + place: dimension for place, dimension in enumerate(enabled)}

    @cached_property
    def exec_masks(self) -> list[int]:
        """EXEC of each wave of a group at its start."""
        size = self.wave_size
        return [(1 << min(size, self.lanes - size * wave)) - 1 for wave in range(self.waves)]

    @cached_property
    def lane_ids(self) -> list[int]:
        """v0 of every lane of a group: x in bits 9:0, y in 19:10,
        z in 29:20 as far as enabled; 0 past the end.
        """
        width, height, _ = self.block
        found = []
        for lane in range(self.waves * self.wave_size):
            x, y, z = lane % width, lane // width % height, lane // (width * height)
            parts = (
                x,
                y << 10 if self.lane_id_dimensions else 0,
                z << 20 if self.lane_id_dimensions > 1 else 0,
            )
            found.append(sum(parts) if lane < self.lanes else 0)
        return found


def read_abi(
    rsrc1: int,
    rsrc2: int,
    block: tuple[int, int, int],
    where: Mapping[str, object],
    wave_size: int = LANES,
    arch: str = "gfx1100",
) -> Abi:
    """Take the launch words apart. Raises SimFault E_DESCRIPTOR for what the hardware cannot launch."""
    lanes = block[0] * block[1] * block[2]
    if not 0 < lanes <= MAX_LANES:
        raise SimFault(
            "E_DESCRIPTOR", f"a work-group of {block} has {lanes} lanes; allowed are 1..{MAX_LANES}", where
        )
    dimensions, is_gfx12 = rsrc2 >> 11 & 3, generation(arch).ids_in_ttmp
    if dimensions == 3:
        raise SimFault("E_DESCRIPTOR", "RSRC2.TIDIG_COMP_CNT is 3; allowed are 0..2", where)
    return Abi(
        vgprs=((rsrc1 & 0x3F) + 1) * VGPR_GRANULE * LANES // wave_size,
        user_sgprs=rsrc2 >> 1 & 0x1F,
        group_ids=(bool(rsrc2 >> 7 & 1), bool(rsrc2 >> 8 & 1), bool(rsrc2 >> 9 & 1)),
        lane_id_dimensions=dimensions,
        lds_bytes=(rsrc2 >> 15 & 0x1FF) * LDS_GRANULE_BYTES,
        float_mode=rsrc1 >> 12 & 0xFF,
        dx10_clamp=is_gfx12 or bool(rsrc1 >> 21 & 1),
        ieee=not is_gfx12 and bool(rsrc1 >> 23 & 1),
        block=block,
        wave_size=wave_size,
        architected_ids=is_gfx12,
        fp16_ovfl=bool(rsrc1 >> 26 & 1),
    )


def abi_of(launch: Launch) -> Abi:
    """What a launch says. Raises as `read_abi`."""
    size = 32 if launch.wave32 else 64
    found = read_abi(launch.rsrc1, launch.rsrc2, launch.block, launch.where, size, launch.arch)
    return found if launch.lds_bytes is None else replace(found, lds_bytes=launch.lds_bytes)


def check_user_data(launch: Launch) -> None:
    """Raises SimFault E_USER_SGPR where the queue set fewer registers than the kernel begins with."""
    asked = launch.rsrc2 >> 1 & 0x1F
    if len(launch.user_data) < asked:
        detail = f"RSRC2 asks for {asked} user SGPRs, the queue set {len(launch.user_data)}"
        raise SimFault("E_USER_SGPR", detail, launch.where)
