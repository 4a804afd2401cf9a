"""The door of the multiprocessors: a `Launch` goes in, memory is changed, `Counters` come back.

Stands between the machine, which has decoded the QMD, and the executors. Knows nothing of channels,
methods or the driver.
"""

from __future__ import annotations

from contextlib import suppress

from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.interp.reference import NO_BUDGET, ReferenceRun
from drivers.sim.nv.sm.jit import run as jit
from drivers.sim.nv.sm.jit.blocks import BasicBlocks, endless
from drivers.sim.nv.sm.jit.kernels import kernel_of
from drivers.sim.nv.sm.request import (
    LANES,
    Arrays,
    Counters,
    FaultKind,
    Launch,
    SmFault,
    Unmapped,
    VirtualMemory,
)
from drivers.sim.nv.sm.strict.executor import StrictBlocks, WaitStates
from drivers.sim.nv.sm.strict.races import GlobalRaces

FAST_BUDGET = 1 << 30  # instructions of a warp of a block; some ten seconds
CHUNK = 16384  # lanes that run at once
__all__ = ["Arrays", "Counters", "FaultKind", "Launch", "SmFault", "Unmapped", "VirtualMemory", "run"]


def run(launch: Launch, memory: VirtualMemory, *, mode: str = "fast", budget: int | None = None) -> Counters:
    """Run every warp of the grid to its end.

    mode: "strict" (or "interpret"), the reference with every check; "fast", compiled code where the checker
    of control words has proved that no result is read too early, otherwise the reference. budget: warp
    instructions allowed to the launch, in compiled code to each warp; None: a default that ends endless
    loops.
    Raises SmFault; memory then has what was written before.
    """
    code = LaunchCode(launch, memory)
    is_watched = mode != "fast"
    if mode == "fast":
        kernel = kernel_of(launch, code)
        code.endless = kernel.endless
        is_apart = launch.cluster_blocks == 1 and not launch.is_together
        host = kernel.compiled(launch, code) if is_apart else None
        if host:
            counted = jit.run(host, launch, memory, budget or FAST_BUDGET)
            kernel.executed += counted.warp_instructions
            return counted
        is_watched = not kernel.is_checked
    else:
        with suppress(SmFault):  # code that cannot be read is told where a warp comes to it
            code.endless = endless(BasicBlocks(code, launch.entry).insts)
    return in_numpy(launch, memory, code, budget or NO_BUDGET, is_watched)


def in_numpy(
    launch: Launch, memory: VirtualMemory, code: LaunchCode, budget: int, is_watched: bool
) -> Counters:
    """The reference, some blocks at a time; is_watched: with what a card does not tell."""
    counters = Counters(blocks=launch.blocks, warps=launch.blocks * launch.warps)
    times, races = WaitStates(launch.arch), GlobalRaces(launch.blocks)
    size = launch.cluster_blocks
    at_once = max(1, CHUNK // (launch.warps * LANES * size)) * size
    if launch.is_together:
        at_once = launch.blocks
    for first in range(0, launch.blocks, at_once):
        blocks = range(first, min(first + at_once, launch.blocks))
        left = budget - counters.warp_instructions
        chunk = ReferenceRun(launch, memory, code, blocks, left)
        if is_watched:
            chunk = StrictBlocks(launch, memory, code, blocks, left, times, races)
        chunk.run()
        counters.warp_instructions += chunk.executed
        counters.cycles = max(counters.cycles, int(chunk.clock.max()))
    return counters
