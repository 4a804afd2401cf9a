"""Rules on loads in flight: a register that a load will write is neither read nor overwritten before its
wait.

E_WAIT_MISSING, E_WAIT_WAW, E_WAIT_ORDER, E_WAIT_COUNTER, E_DEALLOC. Counting per RDNA3 ISA "Data dependency
resolution" and LLVM AMDGPUUsage "Memory model gfx11": vector loads come back in order, LDS likewise, scalar
loads in any order, FLAT from either side. What stays is, for each kind of operation and each number of
younger ones, the registers awaited.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from drivers.amd.isa.generation import generation
from drivers.sim.amd.wave.check.flow import FlowState, Subject, find_writer, flow
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, register_name
from drivers.sim.amd.wave.code.waits import ALL_WAITS, CounterKind, kept_half, kinds_for, kinds_of, waits_of

MAX_AGE = 63
MESSAGE_DEALLOC = 3
MARK = 1 << 520  # stands for "an operation" where there is no register to await; above every operand code


COUNTER_NAMES = {
    "vm": "vmcnt", "lgkm": "lgkmcnt", "exp": "expcnt", "vs": "vscnt", "ds": "dscnt", "km": "kmcnt",
    "sample": "samplecnt", "bvh": "bvhcnt",
}  # fmt: skip


@dataclass
class InFlight(FlowState):
    """Awaited registers: per kind, index 0 the youngest operation's. relied: those that only an order which
    nobody guarantees would have brought by now. mistaken: those for which code waited with another counter.
    lacks_nop: whether the step before may have been no s_nop; freed: VGPRs given back. origins: where what
    another function left in flight was issued.
    """

    slots: dict[str, list[int]] = field(default_factory=dict)
    relied: int = 0
    busy: int = 0
    mistaken: int = 0
    lacks_nop: bool = True
    freed: bool = False
    origins: Mapping[int, int] = field(default_factory=dict, compare=False)

    @property
    def kinds(self) -> tuple[CounterKind, ...]:
        return kinds_for(self.subject.program.arch)

    def carried(self, origins: Mapping[int, int]) -> InFlight:
        """What goes along to another function. Of stores that is whether any to scratch is in flight."""
        found = self.copy()
        found.slots = {name: trimmed(bits) for name, bits in self.slots.items() if name != "store"}
        if found.slots.get("scratch"):
            found.slots["scratch"] = [MARK]
        found.slots = {name: bits for name, bits in found.slots.items() if bits}
        found.lacks_nop, found.origins = True, origins
        return found

    @property
    def is_idle(self) -> bool:
        """Whether nothing is in flight that a rule asks for."""
        return not self.freed and not any(any(bits) for bits in self.slots.values())

    def moved(self, subject: Subject) -> InFlight:
        """The same in another part."""
        return replace(self.copy(), subject=subject)

    def key(self) -> object:
        """Equal where nothing tells two states apart."""
        slots = tuple(sorted((name, *bits) for name, bits in self.slots.items()))
        return slots, self.relied, self.mistaken, self.freed

    def step(self, facts: StepFacts) -> None:
        if facts.touched & self.busy:
            self.refuse(facts)
        if facts.unit == "control" or facts.name in ALL_WAITS:
            self.control(facts)
        elif self.freed and facts.touched >> 256:
            detail = "a vector register is used after the wave gave its vector registers back"
            raise self.subject.fault("E_DEALLOC", detail, facts.step)
        if facts.step.inst.defn.counters:
            self.issue(facts)
        self.lacks_nop = facts.name != "s_nop"

    def control(self, facts: StepFacts) -> None:
        inst = facts.step.inst
        for counter, left in waits_of(inst).items():
            self.wait(counter, left)
        if facts.name == "s_sendmsg" and inst["simm16"] & 0xFF == MESSAGE_DEALLOC:
            self.check_release(facts)

    def issue(self, facts: StepFacts) -> None:
        """One more operation: what its kind, or its counter out of order, awaits is one older."""
        bits = facts.writes
        fresh = kinds_of(facts.step.inst)
        for kind in self.kinds:
            waiting = self.slots.get(kind.name)
            if kind.name in fresh:
                mine = bits or (MARK if kind.counter == "vs" else 0)
                self.slots[kind.name] = aged(waiting or [], mine)
            elif (
                waiting
                and not kind.ordered
                and kind.counter in (k.counter for k in self.kinds if k.name in fresh)
            ):
                self.slots[kind.name] = aged(waiting, 0)
        self.busy |= bits
        self.mistaken &= ~bits

    def wait(self, counter: str, left: int) -> None:
        """At most `left` operations of the counter remain; of ordered kinds those are its youngest."""
        for kind in self.kinds:
            waiting = self.slots.get(kind.name)
            if not waiting:
                continue
            if kind.counter != counter:
                for bits in waiting if left == 0 else ():
                    self.mistaken |= bits
                continue
            if kind.ordered or left == 0:
                del waiting[left:]
            else:
                for bits in waiting[left:]:
                    self.relied |= bits
        self.busy = 0
        for slots in self.slots.values():
            for bits in slots:
                self.busy |= bits
        self.relied &= self.busy
        self.mistaken &= self.busy

    # -- faults -----------------------------------------------------------------------------------

    def refuse(self, facts: StepFacts) -> None:
        """Something awaited is touched: fault,
        unless it is a vector load behind vector loads to the same place.
        """
        read = facts.reads & self.busy & ~kept_half(facts)
        if not read and not facts.writes & self.busy:
            return
        code = lowest(read or facts.writes & self.busy)
        kind = next(k for k in self.kinds if any(bits >> code & 1 for bits in self.slots.get(k.name, ())))
        if not read and kind.name == "load" and kinds_of(facts.step.inst) == ("load",):
            others = [k for k in self.kinds if k.name != "load" and self.awaits(k, facts.writes)]
            if not others:
                return
            kind = others[0]
        issued = find_writer(self.subject, facts.step, code, lambda f: kind.name in kinds_of(f.step.inst))
        origin = self.origins.get(code, 0)
        name, detail = self.broken(code, kind, bool(read))
        counter = COUNTER_NAMES[kind.counter]
        raise self.subject.fault(
            name, detail, facts.step, reg=register_name(code), counter=counter, issued_pc=issued or origin
        )

    def awaits(self, kind: CounterKind, registers: int) -> bool:
        return any(bits & registers for bits in self.slots.get(kind.name, ()))

    def broken(self, code: int, kind: CounterKind, is_read: bool) -> tuple[str, str]:
        name, counter = register_name(code), COUNTER_NAMES[kind.counter]
        if self.relied >> code & 1:
            detail = f"{name}: {kind.name} operations come in any order, so {counter} above 0 does not say"
            return "E_WAIT_ORDER", f"{detail} that it is here; wait for 0"
        if is_read and self.mistaken >> code & 1 and generation(self.subject.program.arch).counts_lds_apart:
            detail = (
                f"{name} comes with {counter}, and what was waited for before this read is another counter"
            )
            return "E_WAIT_COUNTER", detail
        if is_read:
            return "E_WAIT_MISSING", f"{name} is read before its {kind.name} is waited for with {counter}"
        return (
            "E_WAIT_WAW",
            f"{name} is overwritten with a {kind.name} to it in flight; wait for {counter}",
        )

    def check_release(self, facts: StepFacts) -> None:
        """s_sendmsg DEALLOC_VGPRS: behind an s_nop, no scratch store in flight. Rule W33.

        Loads whose results nobody wants may be: clang and Mesa's ACO leave them.
        """
        scratch = any(self.slots.get("scratch", ()))
        if not self.lacks_nop and not scratch:
            self.freed = True
            return
        found = "no s_nop before it" if self.lacks_nop else "a scratch store in flight"
        detail = f"DEALLOC_VGPRS with {found}; it needs an s_nop before it and scratch stores waited for"
        raise self.subject.fault("E_DEALLOC", detail, facts.step)


def trimmed(slots: list[int]) -> list[int]:
    """Without the empty ages at the end."""
    found = list(slots)
    while found and not found[-1]:
        found.pop()
    return found


def aged(slots: list[int], newest: int) -> list[int]:
    """A new youngest; the oldest two share a place once there are more than a counter counts."""
    found = [newest, *slots]
    if len(found) > MAX_AGE + 1:
        last = found.pop()
        found[-1] |= last
    return found


def check_waits(subject: Subject) -> None:
    """Follow every path. Raises SimFault at the first instruction that touches what is still awaited."""
    flow(subject, InFlight(subject))
