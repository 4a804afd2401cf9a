"""Says where a wave would wait for its own arithmetic, so that the SIMD runs other waves meanwhile.

Pre: the final instructions, but for these. Post: an s_delay_alu before an arithmetic instruction whose
source is not there yet, or a second half in one shortly before. Without it the SIMD stalls for all its waves.
Changes no result. Sources: RDNA3 ISA document, "S_DELAY_ALU"; what clears what, and that answers of
comparisons in VCC are not named: LLVM's AMDGPUInsertDelayAlu.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tensor.codegen.gpu.machine import Code, insert
from tensor.codegen.rdna.machine import TIED, VCC, RdnaInst, numbers, unit_of

ARITHMETIC = ("valu", "trans", "salu")
WAIT_FOR_ALL = ("vmem", "vstore", "lds", "branch")  # these begin when vector results are written
FIRST_ID = {"valu": 1, "trans": 5}  # INSTID: the last of its unit, the one before it, ...
REACH = {"valu": 4, "trans": 3}
SALU_CYCLE, MOST_CYCLES = 8, 3
MOST_SKIP = 5
WORTH = 2  # cycles of a stall that the instruction is worth, which itself takes one: a guess


class Result(NamedTuple):
    """A register's pending value: the unit that makes it, the number of its instruction on that unit, the
    cycle in which that was issued (`order`), and the cycle from which the value can be read.
    """

    unit: str
    number: int
    order: int
    ready: int


class IssuedWork:
    """What a wave has issued since the last place where nothing was pending. latencies: by unit, cycles."""

    def __init__(self, latencies: Mapping[str, int]) -> None:
        self.latencies = latencies
        self.issued = dict.fromkeys(ARITHMETIC, 0)
        self.clock = 0
        self.results: dict[int, Result] = {}

    def awaited(self, inst: RdnaInst) -> list[int]:
        """The INSTIDs of what its sources still need, two at most; from now on they are there."""
        newest: dict[str, Result] = {}
        late = self.clock + WORTH
        for number in sources(inst):
            result = self.results.pop(number, None)
            if result is not None and result.ready >= late:
                last = newest.get(result.unit)
                if last is None or result.order > last.order:
                    newest[result.unit] = result
        if not newest:
            return []
        ids = [found for unit in ("trans", "valu") if (found := self.instid(newest, unit))]
        if "salu" in newest:
            ids.append(SALU_CYCLE + min(MOST_CYCLES, newest["salu"].ready - self.clock))
        self.clock = max(self.clock, *(r.ready for r in newest.values()))
        return ids[:2]

    def instid(self, newest: Mapping[str, Result], unit: str) -> int:
        """How a vector result is named; 0 where there is none, it is too far back, or a transcendental one,
        which takes longer, is waited for that came later."""
        result, slower = newest.get(unit), newest.get("trans")
        if result is None or (slower is not None and slower.order > result.order):
            return 0
        back = self.issued[unit] - result.number
        return FIRST_ID[unit] + back if back < REACH[unit] else 0

    def issue(self, inst: RdnaInst, unit: str) -> None:
        """Account for an instruction and its results."""
        if unit in WAIT_FOR_ALL or inst.op == "s_waitcnt_depctr":
            self.results.clear()
        elif unit in self.issued:
            self.issued[unit] += 1
            made = Result(unit, self.issued[unit], self.clock, self.clock + self.latencies[unit])
            for number in numbers(inst.defs):
                self.results[number] = made
            if inst.op.startswith("v_cmp"):
                self.results.pop(VCC.code, None)
        self.clock += 1


def delay_arithmetic(code: Code, latencies: Mapping[str, int]) -> None:
    """Insert the s_delay_alus. latencies: cycles from an instruction of each unit to its result's use."""
    wave = IssuedWork(latencies)
    words: dict[int, int] = {}
    last: int | None = None  # the latest that has room for another half
    for i, inst in enumerate(code.insts):
        unit = unit_of(inst.op)
        ids = wave.awaited(inst) if wave.results and unit in ARITHMETIC else []
        if len(ids) == 1 and last is not None and i - last <= MOST_SKIP:
            words[last] |= (i - last) << 4 | ids[0] << 7
            last = None
        elif ids:
            words[i] = ids[0] | (ids[1] << 7 if len(ids) == 2 else 0)
            last = i if len(ids) == 1 else None
        if unit == "branch":
            last = None
        wave.issue(inst, unit)
    insert(code, {i: [RdnaInst("s_delay_alu", (), (word,))] for i, word in words.items()})


def sources(inst: RdnaInst) -> Iterable[int]:
    """The registers that an instruction reads. What v_writelane leaves as it was is no source."""
    if inst.op in TIED and inst.op != "v_writelane_b32":
        return numbers((*inst.uses, *inst.defs))
    if inst.mods is None or "halves" not in inst.mods:
        return numbers(inst.uses)
    halves = zip(inst.defs, inst.mods["halves"], strict=True)
    return numbers((*inst.uses, *(target for target, (op, _) in halves if op in TIED)))
