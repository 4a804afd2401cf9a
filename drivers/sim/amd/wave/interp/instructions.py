"""What runs each instruction in the reference executor: every table of rules, and what a step needs prepared.

In: a decoded step. Out: its handler, with what is looked up once: registers, waits, what of it is followed as
undefined. A file of rules added here is known to the executor and to fidelity.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.defined import Doubts
from drivers.sim.amd.wave.code.definedness import Doubted, doubted
from drivers.sim.amd.wave.code.step_facts import Facts
from drivers.sim.amd.wave.code.steps import BARRIERS, ENDS, INDIRECT, Step
from drivers.sim.amd.wave.code.waits import kept_half, waits_of
from drivers.sim.amd.wave.facts.approximate import halves
from drivers.sim.amd.wave.interp import buffers, indexed, library, matrix, scalar, system, transcendental
from drivers.sim.amd.wave.interp.recorded import Replay
from drivers.sim.amd.wave.interp.rules import HANDLERS, Handler
from drivers.sim.amd.wave.jit.rules import SPECIAL
from drivers.sim.amd.wave.meaning.rules import RULES

__all__ = ["buffers", "indexed", "library", "matrix", "supports", "system", "transcendental"]
JUMPS = INDIRECT - {"s_rfe_b64"}  # no trap is ever taken
SIGNALS = ("s_barrier_signal", "s_barrier_signal_isfirst", "s_get_barrier_state")
CONTROL = ENDS | BARRIERS | set(scalar.BRANCHES) | JUMPS | {*SIGNALS, "s_dcache_inv"}


@dataclass(slots=True)
class Prepared:
    """A step with what is asked of it again and again. doubted: what of it is followed, if anything."""

    step: Step
    reads: int
    writes: int
    handler: Handler | None
    waits: dict[str, int]
    doubted: Doubted | None


def prepare(step: Step, doubts: Doubts) -> Prepared:
    """Look everything up that is the same each time the step runs."""
    facts, inst = Facts(step), step.inst
    return Prepared(
        step,
        facts.reads & ~kept_half(facts),
        facts.writes,
        find_handler(inst),
        dict(waits_of(inst)),
        doubted(facts, doubts) if doubts.tracked else None,
    )


def find_handler(inst: Inst) -> Handler | None:
    """What runs an instruction, or None."""
    name = inst.defn.mnemonic
    own = HANDLERS.get(name)
    if own is not None or name in CONTROL:
        return own
    return Replay() if all(each in RULES or each in SPECIAL for each in halves(name)) else None


def supports(mnemonic: str) -> bool:
    """Whether the interpreter has a rule for an instruction of this name (single, not dual)."""
    return any(mnemonic in known for known in (CONTROL, HANDLERS, RULES, SPECIAL))
