"""The code that a launch can reach, cut into blocks where something jumps to or away."""

from __future__ import annotations

from drivers.nv.isa.machine import SIZE
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.meaning import PATHS

IN_LINE = ("BSSY", "BMOV.32", "B2R.RESULT")  # the group goes on behind these
ENDS = {*PATHS, "SYNCS.PHASECHK.TRANS64"}.difference(IN_LINE)
CALLS = ("CALL.REL", "CALL.ABS")
JUMPS = ("BRA", "BRA.U", "BRA.U.ANY", "BRA.DIV", "BRA.CONV", "CALL.REL")


class BasicBlocks:
    """The instructions that can be reached, cut where something jumps to or away."""

    def __init__(self, code: LaunchCode, entry: int) -> None:
        self.insts: dict[int, PlacedInst] = {}
        self.leaders = {entry}
        self.returns: list[int] = []
        waiting = [entry]
        while waiting:
            pc = waiting.pop()
            while pc not in self.insts:
                inst = self.insts[pc] = code.at(pc)
                self.follow(inst, waiting)
                if self.is_end(inst):
                    break
                pc += SIZE
        self.numbers = {pc: n for n, pc in enumerate(sorted(self.leaders))}

    def follow(self, inst: PlacedInst, waiting: list[int]) -> None:
        """Note where an instruction may go."""
        after = inst.pc + SIZE
        if inst.name in JUMPS and "a" not in inst.operands:
            self.leaders.add(inst.target)
            waiting.append(inst.target)
        if inst.name in CALLS:
            self.returns.append(after)
        if inst.name == "RET.REL":
            self.leaders.add(inst.pc)
        if inst.name in ENDS:
            self.leaders.add(after)
            if not self.is_end(inst) or inst.name in CALLS:
                waiting.append(after)

    def is_end(self, inst: PlacedInst) -> bool:
        """Whether nothing follows it."""
        takes = all(inst.get(p) == 7 and not inst.get(f"{p}_neg") for p in "su" if p in inst.operands)
        return inst.name in ("BRA", "BRX", "EXIT", "RET.REL", "BRA.U", *CALLS) and inst.always and takes

    def of(self, leader: int) -> list[PlacedInst]:
        """The instructions of a block."""
        found = []
        pc = leader
        while pc in self.insts:
            found.append(self.insts[pc])
            pc += SIZE
            if pc in self.leaders:
                break
        return found


LEAVING = ("EXIT", "BPT.TRAP", "RET.REL", "BRX", "CALL.ABS")  # to the end, or to a place that a register has


def endless(insts: dict[int, PlacedInst]) -> frozenset[int]:
    """Places from which no way leads to an end of the kernel."""
    ways: dict[int, list[int]] = {}
    leaving = []
    for pc, inst in insts.items():
        for after in {pc + SIZE, inst.target}:
            ways.setdefault(after, []).append(pc)
        if inst.name in LEAVING or (inst.name in CALLS and "a" in inst.operands) or pc + SIZE not in insts:
            leaving.append(pc)
    found = {pc for pc in leaving if insts[pc].name != "BRA"}
    work = list(found)
    while work:
        for pc in ways.get(work.pop(), ()):
            if pc not in found and goes_there(insts[pc], found):
                found.add(pc)
                work.append(pc)
    return frozenset(insts) - found


def goes_there(inst: PlacedInst, places: set[int]) -> bool:
    """Whether one of these places may come right after an instruction."""
    takes = all(inst.get(p) == 7 and not inst.get(f"{p}_neg") for p in "su" if p in inst.operands)
    falls = not (inst.name in ("BRA", "BRA.U") and inst.always and takes)
    return (falls and inst.pc + SIZE in places) or (inst.name in JUMPS and inst.target in places)
