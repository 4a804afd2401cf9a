"""The barrier of a cluster: every warp of its blocks arrives (UCGABAR_ARV), and waits later (UCGABAR_WAIT).

Source: PTX ISA, barrier.cluster: a warp that has arrived waits before it arrives again, all lanes of a warp
do it together, warps that have ended count as arrived. Other blocks' shared memory: `home` of warps.py.
"""

from __future__ import annotations

import numpy as np

from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.groups import CLUSTER, IDLE, MAY_PASS, WAITED_FOR, Groups
from drivers.sim.nv.sm.request import LANES, FaultKind

handles = Handlers[Groups]()


def whole(w: Groups, inst: PlacedInst) -> list[int]:
    """The warps that are here, each with all of its lanes that have not ended."""
    here = np.bincount(w.at // LANES, minlength=w.total // LANES)
    short = np.flatnonzero((here > 0) & (here < w.alive.reshape(-1, LANES).sum(axis=1)))
    if len(short):
        what = f"{int(here[short[0]])} lanes of a warp are here; the cluster's barrier takes all of them"
        w.fault(inst, FaultKind.DIVERGENCE, what, lane=int(short[0]) * LANES)
    found: list[int] = w.warps_at.tolist()
    return found


@handles("UCGABAR_ARV")
def arrive(w: Groups, inst: PlacedInst) -> None:
    for warp in whole(w, inst):
        if w.at_cluster[warp] != IDLE:
            what = "the warp arrives at the cluster's barrier again and has not waited"
            w.fault(inst, FaultKind.BARRIER, what, lane=warp * LANES)
        w.at_cluster[warp] = WAITED_FOR
        w.cluster_arrived(warp)
    w.settle_clusters(w.warps_at)


@handles("UCGABAR_WAIT")
def wait(w: Groups, inst: PlacedInst) -> None:
    for warp in whole(w, inst):
        if w.at_cluster[warp] == IDLE:
            what = "the warp waits at the cluster's barrier and has not arrived"
            w.fault(inst, FaultKind.BARRIER, what, lane=warp * LANES)
        if w.at_cluster[warp] == MAY_PASS:
            w.at_cluster[warp] = IDLE
            w.cluster_passed(warp)
        else:
            w.blocked[w.at[w.at // LANES == warp]] = CLUSTER
