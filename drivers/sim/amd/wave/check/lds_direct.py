"""Loads straight from LDS (lds_direct_load, lds_param_load; GFX12: ds_*) wait for nobody: no vector or memory
instruction before them may still use their target. E_HAZARD LdsDirectVALU, LdsDirectVMEM.

The load itself says how many vector instructions may still run (wait_vdst) and, on GFX12, whether memory
instructions have taken their sources (wait_vm_vsrc); GFX11 has s_waitcnt_depctr for that. Source: LLVM's
GCNHazardRecognizer (fixLdsDirectVALUHazard, fixLdsDirectVMEMHazard).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.sim.amd.wave.check.flow import FlowState, Subject, flow
from drivers.sim.amd.wave.code.liveness import VECTORS
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, register_name
from drivers.sim.amd.wave.code.steps import MEMORY_UNITS

MAX_WAIT = 15
VM_VSRC = 7 << 2  # of s_waitcnt_depctr: 0 waits until memory instructions have their sources


@dataclass
class InUse(FlowState):
    """vector: registers that vector instructions name, the youngest first. memory: those that memory
    instructions may still fetch."""

    vector: list[int] = field(default_factory=list)
    memory: int = 0

    def step(self, facts: StepFacts) -> None:
        if facts.unit == "ldsdir":
            self.check(facts)
        elif facts.is_vector:
            self.vector = [facts.touched & VECTORS, *self.vector][:MAX_WAIT]
            self.memory = 0  # it begins when memory instructions have their sources
        elif facts.unit in MEMORY_UNITS:
            self.memory |= facts.reads & VECTORS
        elif facts.name in ("s_waitcnt_depctr", "s_wait_alu"):
            word = facts.step.inst["simm16"]
            self.memory = self.memory if word & VM_VSRC else 0
            self.vector = self.vector if word >> 12 & 15 else []
        elif facts.name in ("s_waitcnt", "s_waitcnt_vscnt") and not facts.step.inst["simm16"] & 0xFFFF:
            self.memory = 0

    def check(self, facts: StepFacts) -> None:
        inst, target = facts.step.inst, facts.writes & VECTORS
        for age, registers in enumerate(self.vector[: inst["waitvdst"]]):
            if registers & target:
                self.refuse(facts, "VALU", "a vector instruction", f"let it wait for at most {age} of them")
        if self.memory & target and inst.get("waitvsrc") != 0:
            cure = "wait_vm_vsrc:0" if "waitvsrc" in inst.defn.slot else "s_waitcnt_depctr 0xffe3 before it"
            self.refuse(facts, "VMEM", "a memory instruction", f"it needs {cure}")

    def refuse(self, facts: StepFacts, kind: str, user: str, cure: str) -> None:
        name = register_name(lowest(facts.writes & VECTORS))
        detail = f"{name} is loaded from LDS while {user} may still use it (LdsDirect{kind}): {cure}"
        raise self.subject.fault("E_HAZARD", detail, facts.step, hazard=f"LdsDirect{kind}", reg=name)


def check_lds_direct(subject: Subject) -> None:
    """Follow every path, if there is such a load at all."""
    if any(facts.unit == "ldsdir" for block in subject.blocks for facts in block):
        flow(subject, InUse(subject))
