"""What the command processor asks of the waves, as a value.

Stands under everything that runs or checks a kernel. Knows nothing of packets, queues or the driver.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from drivers.sim.amd.ordering import TaskOrder


@dataclass(frozen=True)
class Launch:
    """One DISPATCH_DIRECT as the shader processor sees it.

    entry_va: GPU virtual address of the first instruction. rsrc1, rsrc2: COMPUTE_PGM_RSRC1 and RSRC2, with
    LDS_SIZE. prefetch_bytes: of code from there on, fetched before the first wave starts.
    user_data: COMPUTE_USER_DATA_0.., as many as RSRC2.USER_SGPR asks. grid: work-groups; block: lanes.
    scratch_va, scratch_wave_bytes: the private segment's base and its size per wave.
    lds_bytes: of LDS that may be touched, where that is known to be less than LDS_SIZE allocates.
    where: queue, ring offset and packet, copied into every SimFault. order: in a strict run, what was before.
    """

    arch: str
    entry_va: int
    rsrc1: int
    rsrc2: int
    prefetch_bytes: int
    user_data: tuple[int, ...]
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    wave32: bool
    scratch_va: int
    scratch_wave_bytes: int
    where: Mapping[str, object]
    order: TaskOrder | None = None
    lds_bytes: int | None = None

    @property
    def words(self) -> tuple[int, int, tuple[int, int, int], int | None]:
        """What the code of a kernel is checked and compiled for."""
        return self.rsrc1, self.rsrc2, self.block, self.lds_bytes
