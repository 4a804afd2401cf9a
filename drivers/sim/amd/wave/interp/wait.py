"""Operations in flight as one wave sees them: what it issued, in order, and what its waits have brought home.

Registers that a load will write may not be touched before the wait that covers it: on hardware they hold
whatever they held. The counting is that of the wave's own path, where `check.waits`, whose kinds of operation
these are, covers all paths.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg, register_text
from drivers.sim.amd.wave.check.waits import COUNTER_NAMES
from drivers.sim.amd.wave.code.waits import CounterKind, kinds_for, kinds_of
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.state import WaveState

STORES = ("store", "scratch")


@dataclass(eq=False)
class Operation:
    """One memory operation in flight. registers: what it will write. kinds: as what it still is awaited.
    lds: bytes of LDS it touches, and how. skipped: a wait passed over it that does not say whether it is
    done.
    """

    registers: int
    pc: int
    kinds: list[CounterKind]
    lds: list[tuple[Array, str]] = field(default_factory=list)
    skipped: bool = False


class Flight:
    """All operations of a wave that no wait has covered yet."""

    def __init__(self, arch: str) -> None:
        self.kinds = {kind.name: kind for kind in kinds_for(arch)}
        self.operations: list[Operation] = []
        self.registers = 0

    def issue(self, inst: Inst, registers: int, pc: int) -> Operation:
        """Put the operation of `inst` in flight. Nobody awaits stores to memory: they are not kept, as code
        may leave them in flight as long as it likes.
        """
        kinds = [self.kinds[name] for name in kinds_of(inst) if name not in STORES]
        found = Operation(registers, pc, kinds)
        if kinds:
            self.operations.append(found)
        self.registers |= registers
        return found

    def wait(self, counter: str, left: int) -> None:
        """At most `left` of the counter's operations remain; of ordered kinds those are the youngest."""
        younger: Counter[str] = Counter()
        for op in reversed(self.operations.copy()):
            for kind in [kind for kind in op.kinds if kind.counter == counter]:
                if left == 0 or (kind.ordered and younger[kind.name] >= left):
                    self.finish(op, kind)
                elif younger.total() >= left:
                    op.skipped = True
                younger[kind.name] += 1
        self.registers = 0
        for op in self.operations:
            self.registers |= op.registers

    def finish(self, op: Operation, kind: CounterKind) -> None:
        op.kinds.remove(kind)
        if not op.kinds:
            self.operations.remove(op)

    def check(self, wave: WaveState, inst: Inst, reads: int, writes: int) -> None:
        """Fault if the instruction touches a register that is on its way."""
        touched = (reads | writes) & self.registers
        if not touched:
            return
        code = (touched & -touched).bit_length() - 1
        op = next(op for op in self.operations if op.registers >> code & 1)
        if not reads & touched and is_ordered_overwrite(inst, op):
            return
        name, counter = register_text(Reg(code)), COUNTER_NAMES[op.kinds[0].counter]
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
    return [kind.name for kind in op.kinds] == ["load"] and kinds_of(inst) == ("load",)
