"""What instructions mean, said once, for the reference and for compiled code.

Functions by the name in drivers/nv/isa; a file has a family. `MEANINGS` change registers alone, `MEMORY` has
loads, stores, atomics, barriers and products of warpgroups, `PATHS` what changes the program's order. How
memory is reached, and which lanes move together, is the executors'.
"""

from __future__ import annotations

from drivers.sim.nv.sm.meaning import (
    barriers,
    convert,
    double,
    exchange,
    flow,
    halves,
    integers,
    logic,
    matrix,
    memory,
    single,
    special,
    warpgroup,
)
from drivers.sim.nv.sm.meaning.rules import Meaning

MEANINGS: dict[str, Meaning] = {}
for family in (convert, double, exchange, halves, integers, logic, matrix, single, special):
    MEANINGS |= family.RULES.known
MEMORY: dict[str, Meaning] = memory.RULES.known | barriers.RULES.known | warpgroup.RULES.known
PATHS: dict[str, Meaning] = flow.RULES.known
MATRIX = ("HMMA", "IMMA", "QMMA", "BMMA", "DMMA", "MOVM")
WHOLE = (
    *MATRIX,
    "LDSM",
    "STSM",
    "HGMMA",
    "WARPGROUP.ARRIVE",
)  # how those begin that need all lanes of a warp

__all__ = ["MATRIX", "MEANINGS", "MEMORY", "PATHS", "WHOLE", "Meaning"]
