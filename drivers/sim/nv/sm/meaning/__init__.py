"""What every instruction that computes means, said once, for the reference and for compiled code.

`MEANINGS` has a function for each name in drivers/nv/isa; a file has a family. What touches memory, other
lanes or the program's order is done by the executors.
"""

from __future__ import annotations

from drivers.sim.nv.sm.meaning import convert, double, halves, integers, logic, matrix, single, special
from drivers.sim.nv.sm.meaning.rules import Meaning

MEANINGS: dict[str, Meaning] = {}
for family in (convert, double, halves, integers, logic, matrix, single, special):
    MEANINGS |= family.RULES.known

__all__ = ["MEANINGS", "Meaning"]
