"""Launching a grid of waves: what the command processor hands over, and what comes back.

Stands between the command processor (which has decoded DISPATCH_DIRECT) and the two executors: the compiled fast
path (`jit`) and the numpy reference (`interp`). Knows nothing of packets, queues or the driver.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from drivers.core.errors import SimFault

if TYPE_CHECKING:
    from drivers.sim.amd.memory import AddressSpace


@dataclass(frozen=True)
class Launch:
    """One DISPATCH_DIRECT as the shader processor sees it.

    entry_va: GPU virtual address of the first instruction. rsrc1..3: COMPUTE_PGM_RSRC1..3 with LDS_SIZE filled in.
    user_data: COMPUTE_USER_DATA_0.. (as many as RSRC2.USER_SGPR asks are read). grid: work-groups; block: lanes.
    scratch_va, scratch_wave_bytes: the private segment's base and its size per wave.
    where: queue, ring offset and packet, copied into every SimFault.
    """

    arch: str
    entry_va: int
    rsrc1: int
    rsrc2: int
    rsrc3: int
    user_data: tuple[int, ...]
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    wave32: bool
    scratch_va: int
    scratch_wave_bytes: int
    where: Mapping[str, object]


@dataclass
class Counters:
    """Exact counts of what one launch executed; instructions are counted per wave, not per lane."""

    wave_instructions: int = 0
    waves: int = 0
    groups: int = 0
    by_class: dict[str, int] = field(default_factory=dict)


def run(launch: Launch, memory: AddressSpace, mode: str, budget: int) -> Counters:
    """Run every wave of the grid to its end. `mode`: "fast" or "strict"; `budget`: wave-instructions allowed.

    Raises SimFault for any rule a wave breaks; memory then holds what the waves wrote before it.
    """
    raise SimFault("E_NOT_MODELLED", "waves cannot run yet", launch.where)
