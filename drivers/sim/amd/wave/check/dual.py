"""What each generation gets wrong of dual instructions (VOPD) whose encoding is legal: the warnings
W_VOPD_PARITY on GFX11 and W_VOPD_ORDER on GFX12.

GFX11: where both halves read registers of equal parity at one place, one of them may be read before a vector
instruction on its way has written it; LLVM #220348 (by AMD, September 2026) forms no such pair. How long a
result is on its way is inferred: five cycles (measured on an RX 7900 XTX), one for each instruction; memory
instructions begin when all results are written. GFX12: the first half must not write what the second reads
(RDNA4 ISA 7.8; on GFX11 both read before either writes, RDNA3 ISA 7.6), and LLVM keeps to it since #191264
(April 2026). No rules that refuse code: what earlier versions compile has such pairs, and runs on cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VGPR0, Reg
from drivers.sim.amd.wave.check.flow import FlowState, Subject, flow
from drivers.sim.amd.wave.check.forwarding import is_wait
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS

IN_FLIGHT = 4  # vector instructions after its own for which a result may be on its way
PLACES = (("src0X", "src0Y"), ("vsrc1X", "vsrc1Y"))
SECOND = ("src0Y", "vsrc1Y")
PARITY = (
    "W_VOPD_PARITY: dual instructions whose halves read two even or two odd registers at one place, one of"
    " them just written: {count}; GFX11 may read it too early, so LLVM makes no such pair since September"
    " 2026; pair an even with an odd one, or put s_waitcnt_depctr 0xfff before it; the first: {first}"
)
ORDER = (
    "W_VOPD_ORDER: dual instructions whose first half writes what the second reads: {count}; on GFX12 only"
    " the second may write what the first reads, and LLVM keeps to it since April 2026; exchange the halves;"
    " the first: {first}"
)


@dataclass
class RecentWrites(FlowState):
    """rows: vector registers written by the last vector instructions, the latest first. early: offsets of
    dual instructions that read one of them as the warning says.
    """

    early: set[int] = field(compare=False)
    rows: list[int] = field(default_factory=list)

    def step(self, facts: StepFacts) -> None:
        if facts.unit in MEMORY_UNITS - {"smem"} or is_wait(facts):
            self.rows = []
        elif facts.is_vector:
            inst = facts.step.inst
            if inst.defn.format == "VOPD" and any(equal_parity(inst) & row for row in self.rows):
                self.early.add(facts.step.offset)
            self.rows = [facts.writes, *self.rows][:IN_FLIGHT]


def equal_parity(inst: Inst) -> int:
    """The vector registers that both halves read at one place, where their parity is equal."""
    found = 0
    for names in PLACES:
        pair = [inst.get(name) for name in names]
        registers = [value for value in pair if isinstance(value, Reg) and value.code >= VGPR0]
        if len(registers) == len(pair) and not (registers[0].code ^ registers[1].code) & 1:
            found |= register_set(registers)
    return found


def disordered(subject: Subject) -> set[int]:
    """Offsets of dual instructions whose first half writes what the second reads."""
    insts = [(facts.step.offset, facts.step.inst) for block in subject.blocks for facts in block]
    dual = [(offset, inst) for offset, inst in insts if inst.defn.format == "VOPD"]
    return {offset for offset, inst in dual if inst["vdstX"] in [inst.get(name) for name in SECOND]}


def dual_notes(subject: Subject) -> list[str]:
    """One sentence, if there are such pairs on any path."""
    if "VopdOrder" in generation(subject.program.arch).hazards:
        return subject.warnings(ORDER, disordered(subject))
    found: set[int] = set()
    flow(subject, RecentWrites(subject, found))
    return subject.warnings(PARITY, found)
