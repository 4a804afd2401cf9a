"""The door of the multiprocessors: a `Launch` goes in, memory is changed, `Counters` come back.

Stands between the machine, which has decoded the QMD, and the executors. Knows nothing of channels,
methods or the driver.
"""

from __future__ import annotations

from drivers.sim.nv.sm import reference
from drivers.sim.nv.sm.request import Arrays, Counters, Kind, Launch, Memory, SmFault, Unmapped

__all__ = ["Arrays", "Counters", "Kind", "Launch", "Memory", "SmFault", "Unmapped", "run"]


def run(launch: Launch, memory: Memory, *, mode: str = "fast", budget: int | None = None) -> Counters:
    """Run every warp of the grid to its end.

    mode: "strict", the reference with every check; "fast", compiled code where the checker of control words
    has proved that no result is read too early (otherwise the reference). budget: warp instructions allowed
    to the launch; None: a default that ends endless loops. Raises SmFault; memory then has what was written
    before.
    """
    return reference.run(launch, memory, budget)
