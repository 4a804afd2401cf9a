"""Loads in flight as one wave sees them: what it issued, in order, and what its waits have brought home.

Registers that a load will write may not be touched before the wait that covers it: on hardware they hold
whatever they held. The counting is that of the wave's own path, where the static checker covers all paths.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg, register_text
from drivers.sim.amd.wave.interp.state import Array, Wave

LIMITS = {"vm": 63, "lgkm": 63, "exp": 7, "vs": 63}
LONG_NAMES = {"vm": "vmcnt", "lgkm": "lgkmcnt", "exp": "expcnt", "vs": "vscnt"}


@dataclass(eq=False)
class Operation:
    """One memory operation in flight. registers: what it will write. order: which others it keeps its order
    with, or "" for none. lds: bytes of LDS it touches, and how.
    """

    registers: int
    pc: int
    order: str
    counters: tuple[str, ...]
    lds: list[tuple[Array, str]] = field(default_factory=list)
    skipped: bool = False


@dataclass
class Flight:
    """All operations of a wave that no wait has covered yet."""

    operations: list[Operation] = field(default_factory=list)
    registers: int = 0

    def issue(self, inst: Inst, registers: int, pc: int) -> Operation:
        """Put the operation of `inst` in flight."""
        counters = tuple(counter.removesuffix("_smem") for counter in inst.defn.counters)
        order = "" if len(counters) > 1 or inst.defn.unit in ("smem", "salu") else inst.defn.format
        if order in ("GLOBAL", "SCRATCH", "MUBUF", "MTBUF"):
            order = "vector"
        found = Operation(registers, pc, order, counters)
        self.operations.append(found)
        self.registers |= registers
        return found

    def wait(self, counter: str, left: int) -> None:
        """At most `left` of the counter's operations remain."""
        waiting = [op for op in self.operations if counter in op.counters]
        for op in waiting:
            younger = sum(1 for other in waiting[waiting.index(op) + 1 :] if other.order == op.order)
            if left == 0 or (op.order and younger >= left):
                self.finish(op, counter)
            elif len(waiting) - waiting.index(op) > left:
                op.skipped = True
        self.registers = 0
        for op in self.operations:
            self.registers |= op.registers

    def finish(self, op: Operation, counter: str) -> None:
        op.counters = tuple(other for other in op.counters if other != counter)
        if not op.counters:
            self.operations.remove(op)

    def check(self, wave: Wave, inst: Inst, reads: int, writes: int) -> None:
        """Fault if the instruction touches a register that is on its way."""
        touched = (reads | writes) & self.registers
        if not touched:
            return
        code = (touched & -touched).bit_length() - 1
        op = next(op for op in self.operations if op.registers >> code & 1)
        if not reads & touched and is_ordered_overwrite(inst, op):
            return
        name, counter = register_text(Reg(code)), LONG_NAMES[op.counters[0]]
        more = {"reg": name, "counter": counter, "issued_pc": op.pc}
        if op.skipped:
            detail = (
                f"{name}: a wait for {counter} above 0 does not say which of several unordered loads is done"
            )
            raise wave.fault("E_WAIT_ORDER", detail, **more)
        if reads & touched:
            raise wave.fault(
                "E_WAIT_MISSING", f"{name} is read before its load is waited for ({counter})", **more
            )
        raise wave.fault(
            "E_WAIT_WAW", f"{name} is overwritten while a load to it is in flight ({counter})", **more
        )


def is_ordered_overwrite(inst: Inst, op: Operation) -> bool:
    """A vector load behind a vector load: they come back in order."""
    return op.order == "vector" and inst.defn.counters == ("vm",)


def waits(inst: Inst) -> dict[str, int]:
    """Counter -> how many a wait instruction lets remain."""
    name, value = inst.defn.mnemonic, inst.get("simm16", 0) & 0xFFFF
    if name == "s_waitcnt":
        found = {"vm": value >> 10 & 63, "lgkm": value >> 4 & 63, "exp": value & 7}
    elif name.startswith("s_waitcnt_") and name != "s_waitcnt_depctr":
        counter = {"vscnt": "vs", "vmcnt": "vm", "lgkmcnt": "lgkm", "expcnt": "exp"}[
            name.removeprefix("s_waitcnt_")
        ]
        found = {counter: value}
    else:
        found = {}
    return {counter: left for counter, left in found.items() if left < LIMITS[counter]}
