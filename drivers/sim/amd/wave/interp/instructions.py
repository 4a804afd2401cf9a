"""What runs each instruction in the reference executor: every table of rules, and what a step needs prepared.

In: a decoded step. Out: its handler, with what is looked up once: registers, waits, what of it is followed as
undefined. A file of rules added here is known to the executor and to fidelity.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import SCC
from drivers.sim.amd.wave.code.defined import Doubts
from drivers.sim.amd.wave.code.step_facts import StepFacts
from drivers.sim.amd.wave.code.steps import BARRIERS, CONDITIONS, ENDS, INDIRECT, NEVER_TAKEN, Step
from drivers.sim.amd.wave.code.waits import waits_of
from drivers.sim.amd.wave.facts.approximate import halves
from drivers.sim.amd.wave.interp import buffers, library, matrix
from drivers.sim.amd.wave.interp.doubt import DoubtWriter
from drivers.sim.amd.wave.interp.recorded import Replay
from drivers.sim.amd.wave.interp.state import WaveState
from drivers.sim.amd.wave.jit.defined import doubted
from drivers.sim.amd.wave.jit.rules import SPECIAL
from drivers.sim.amd.wave.meaning.rules import RULES

__all__ = ["buffers", "library", "matrix", "supports"]
JUMPS = INDIRECT - {"s_rfe_b64"}  # no trap is ever taken
SIGNALS = ("s_barrier_signal", "s_barrier_signal_isfirst", "s_get_barrier_state")
BRANCHES = {*CONDITIONS, *NEVER_TAKEN, "s_branch"}
OF_LDS = ("lgkm", "ds")  # counters of GFX11 and of GFX12
CONTROL = ENDS | BARRIERS | BRANCHES | JUMPS | {*SIGNALS, "s_dcache_inv", "s_getpc_b64"}


def is_taken(wave: WaveState, name: str) -> bool:
    """Whether a branch is taken."""
    if name not in CONDITIONS:
        return name == "s_branch"
    register, wanted = CONDITIONS[name]
    return wanted == bool(wave.scc if register == SCC else wave.lane_mask(register.code))


@dataclass(slots=True)
class Prepared:
    """A step with what is asked of it again and again. lds_left: as a wait, how many operations on LDS it
    leaves in flight. doubt: what it does to defined bits, if to any.
    """

    step: Step
    handler: Replay | None
    lds_left: int | None
    doubt: Replay | None


def prepare(step: Step, doubts: Doubts) -> Prepared:
    """Look everything up that is the same each time the step runs."""
    inst = step.inst
    in_doubt = doubted(StepFacts(step), doubts) if doubts.tracked else None
    lds_left = next((left for counter, left in waits_of(inst).items() if counter in OF_LDS), None)
    doubt = None if in_doubt is None else Replay(DoubtWriter(in_doubt))
    return Prepared(step, find_handler(inst), lds_left, doubt)


def find_handler(inst: Inst) -> Replay | None:
    """What runs an instruction; None where the executor does, or nothing."""
    name = inst.defn.mnemonic
    is_known = all(each in RULES or each in SPECIAL for each in halves(name))
    return Replay() if is_known and name not in CONTROL else None


def supports(mnemonic: str) -> bool:
    """Whether the interpreter has a rule for an instruction of this name (single, not dual)."""
    return any(mnemonic in known for known in (CONTROL, RULES, SPECIAL))
