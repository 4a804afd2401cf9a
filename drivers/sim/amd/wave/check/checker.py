"""The rule checker: holds a kernel's code to everything that needs no run, before either executor starts it.

Rules are those of firmware_notes/strictness.md for wave state (W01..W34) as far as code alone decides them;
memory, races, undefined data and endless loops are the executors'. Knows nothing of packets or the driver.
"""

from __future__ import annotations

from drivers.sim.amd.wave.abi import Abi, abi_of
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.check.forwarding import check_forwarding
from drivers.sim.amd.wave.check.hazards import check_clauses, check_encodings, check_hazards, check_layout
from drivers.sim.amd.wave.check.lds_direct import check_lds_direct
from drivers.sim.amd.wave.check.masks import check_masks
from drivers.sim.amd.wave.check.registers import check_defined, check_ranges
from drivers.sim.amd.wave.check.waits import check_waits
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.request import Launch

RULES = (
    check_layout,
    check_ranges,
    check_encodings,
    check_defined,
    check_waits,
    check_hazards,
    check_forwarding,
    check_masks,
    check_lds_direct,
    check_clauses,
)
PART_RULES = tuple(rule for rule in RULES if rule not in (check_defined, check_waits))


def check(program: KernelAnalysis, launch: Launch) -> None:
    """Raise the SimFault of the first rule that `program` breaks when launched so."""
    subject = Subject(program, abi_of(launch), launch.entry_va, launch.where)
    for rule in RULES:
        rule(subject)


def check_part(program: KernelAnalysis, abi: Abi, launch: Launch) -> Subject:
    """The same for code behind an indirect branch: a function finds registers that its callers set. What they
    left in flight is looked at for each way to come there: see `seams`.
    """
    subject = Subject(program, abi, launch.entry_va, launch.where)
    for rule in PART_RULES:
        rule(subject)
    return subject
