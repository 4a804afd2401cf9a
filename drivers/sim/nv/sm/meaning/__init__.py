"""What instructions mean, said once, for the reference and for compiled code.

Functions by the name in drivers/nv/isa; a file has a family. `MEANINGS` change registers alone, `MEMORY` has
loads, stores and atomics. How memory is reached, and what changes the program's order, is the executors'.
"""

from __future__ import annotations

from drivers.sim.nv.sm.meaning import (
    convert,
    double,
    exchange,
    halves,
    integers,
    logic,
    matrix,
    memory,
    single,
    special,
)
from drivers.sim.nv.sm.meaning.rules import Meaning

MEANINGS: dict[str, Meaning] = {}
for family in (convert, double, exchange, halves, integers, logic, matrix, single, special):
    MEANINGS |= family.RULES.known
MEMORY = memory.RULES.known

__all__ = ["MEANINGS", "MEMORY", "Meaning"]
