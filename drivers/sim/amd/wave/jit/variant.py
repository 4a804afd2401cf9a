"""What a kernel's code is made for, and what making it gives.

Stands under `build`, which goes from one to the other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.defined import Doubts, find_doubts, launched_registers
from drivers.sim.amd.wave.code.modes import DEFAULT
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.jit.lanes import LaneForm, first_form
from drivers.sim.amd.wave.shadow.sync import sync_sites


@dataclass(frozen=True)
class Variant:
    """What the code is made for.

    full: every wave has all lanes; single: a group is one wave (s_barrier is free). vgprs: allocated, for
    indexed moves. linked: registers stay in memory between its parts, as `link` lays them out. strict:
    accesses are told to the shadow. waits: waves or groups may wait for each other, so that loops which ask
    memory when to end let others have their turn.
    """

    full: bool
    single: bool
    user_sgprs: int
    group_ids: tuple[tuple[int, int], ...]  # (scalar register, dimension)
    vgprs: int
    linked: bool = False
    strict: bool = False
    first_form: LaneForm | None = None  # of v0, the lane ids
    lds_bytes: int = 0
    waits: bool = False
    mode: int | None = DEFAULT.bits  # MODE where it begins; None: this is a part for any


@dataclass(frozen=True)
class LlvmModule:
    """LLVM text, and the sizes of what a launch must provide. `entry` is the function that runs a wave, or a
    part of it.
    """

    text: str
    entry: str
    sites: int
    state_bytes: int


def variant_of(abi: Abi, linked: bool = False, strict: bool = False, waits: bool = False) -> Variant:
    """The variant for the launch words that `abi` was read from."""
    registers = tuple(abi.group_id_registers.items())
    form = None if linked else first_form(abi)
    single = abi.waves == 1
    return Variant(
        abi.is_full, single, abi.user_sgprs, registers, abi.vgprs, linked, strict, form, abi.lds_bytes,
        waits, abi.mode,
    )  # fmt: skip


@dataclass
class StrictFacts:
    """What strict code knows of its kernel, or of one part of it: registers that may be undefined, and by
    offset how an access may order groups.
    """

    program: KernelAnalysis
    doubts: Doubts
    sites: dict[int, int]


def strict_of(program: KernelAnalysis, variant: Variant) -> StrictFacts:
    sites = sync_sites(program, variant.single, variant.linked)
    return StrictFacts(program, doubts_of(program, variant), sites)


def doubts_of(program: KernelAnalysis, variant: Variant) -> Doubts:
    """Registers that may be undefined: of a kernel, or of one of the parts that hand each other theirs."""
    group_id_registers = (register for register, _ in variant.group_ids)
    launched = launched_registers(program.arch, variant.user_sgprs, group_id_registers)
    found = find_doubts(program, launched, variant.linked)
    return replace(found, tracked=found.tracked & (1 << VGPR + variant.vgprs) - 1)
