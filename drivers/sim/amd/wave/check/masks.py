"""Lane masks that change under a wave64: a scalar register that a vector instruction reads as a mask and
the scalar unit then writes may be read back as it was. E_HAZARD VALUMaskWrite, GFX11 in wave64 only.

Source: LLVM's GCNHazardRecognizer (fixVALUMaskWriteHazard) and Mesa's README-ISA. What GFX12 has in its
place: `scalar_reads`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC, M0, VCC, Literal, Reg
from drivers.sim.amd.wave.check.flow import FlowState, Subject, flow
from drivers.sim.amd.wave.code.liveness import SCALARS, register_set
from drivers.sim.amd.wave.code.step_facts import StepFacts, lowest, register_name

CARRIES = ("v_add_co_ci_u32", "v_sub_co_ci_u32", "v_subrev_co_ci_u32")
BY_MASK = ("v_cndmask_b16", "v_cndmask_b32", *CARRIES)
HAZARD = "VALUMaskWriteHazard"
BY_VCC = ("v_div_fmas_f32", "v_div_fmas_f64")
NO_MASK = register_set((EXEC, M0))
SA_SDST = 1  # of s_waitcnt_depctr: 0 waits for the scalar unit's results


@dataclass
class Masks(FlowState):
    """read: by a vector instruction as a lane mask, with no other scalar read by one since. changed: then
    written by the scalar unit, and not waited for."""

    read: int = 0
    changed: int = 0

    def step(self, facts: StepFacts) -> None:
        inst = facts.step.inst
        if facts.name == "s_waitcnt_depctr":
            if not inst["simm16"] & SA_SDST:
                self.read = self.changed = 0
            return
        if facts.is_vector or facts.unit == "salu":
            self.check(facts)
        if facts.is_vector and reads_scalar(facts):
            self.read = mask_of(inst)
        written = facts.writes & SCALARS & ~NO_MASK
        if facts.unit == "salu":
            self.changed |= written & self.read
        else:
            self.read &= ~written | mask_of(inst)
            self.changed &= ~written

    def check(self, facts: StepFacts) -> None:
        late = facts.reads & self.changed
        if late:
            name = register_name(lowest(late))
            detail = (
                f"{name} is read, which a vector instruction used as a lane mask before the scalar unit wrote"
                " it (VALUMaskWrite): put s_waitcnt_depctr 0xfffe behind the write"
            )
            raise self.subject.fault("E_HAZARD", detail, facts.step, hazard="VALUMaskWrite", reg=name)


def reads_scalar(facts: StepFacts) -> bool:
    """Whether it fetches a scalar register or a literal; LLVM takes the number of a lane for one."""
    return (
        facts.name in ("v_readlane_b32", "v_writelane_b32")
        or bool(facts.reads & SCALARS & ~NO_MASK)
        or any(isinstance(value, Literal) for value in facts.step.inst.values)
    )


def mask_of(inst: Inst) -> int:
    """The scalar registers that a vector instruction reads as a lane mask."""
    if inst.defn.mnemonic in BY_VCC:
        return register_set((VCC,))
    if not inst.defn.mnemonic.startswith(BY_MASK):
        return 0
    named = inst.get("src2")
    return register_set((named,)) if isinstance(named, Reg) else register_set((VCC,))


def check_masks(subject: Subject) -> None:
    """Follow every path. Raises SimFault at the first read of a mask that may still be the old one."""
    if subject.program.wave_size == 64 and HAZARD in generation(subject.program.arch).hazards:
        flow(subject, Masks(subject))
