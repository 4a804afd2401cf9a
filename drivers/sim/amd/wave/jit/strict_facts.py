"""What strict code knows of its kernel before a wave runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from drivers.sim.amd.wave.code.defined import Doubts, find_doubts, launched_registers
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.variant import Variant
from drivers.sim.amd.wave.shadow.sync import sync_sites


@dataclass
class StrictFacts:
    """What strict code knows of its kernel: by offset, how an access may order groups. early: see
    `early_loads`. late, windows: barriers and signals, see `unawaited`.
    """

    arch: str
    doubts: Doubts = field(default_factory=Doubts)
    sites: dict[int, int] = field(default_factory=dict)
    early: frozenset[int] = frozenset()
    late: Mapping[int, int] = field(default_factory=dict)
    windows: frozenset[int] = frozenset()


def strict_of(program: KernelAnalysis, variant: Variant) -> StrictFacts:
    """The strict side of one kernel, or of one part of a kernel with indirect branches."""
    sites = sync_sites(program, variant.single, variant.linked)
    found, doubts = program.unawaited, doubts_of(program, variant)
    return StrictFacts(program.arch, doubts, sites, program.early_loads, found.barriers, found.windows)


def doubts_of(program: KernelAnalysis, variant: Variant) -> Doubts:
    """Registers that may be undefined: of a kernel, or of one of the parts that hand each other theirs."""
    group_id_registers = (register for register, _ in variant.group_ids)
    launched = launched_registers(program.arch, variant.user_sgprs, group_id_registers)
    found = find_doubts(program, launched, variant.linked)
    return replace(found, tracked=found.tracked & (1 << VGPR + variant.vgprs) - 1)
