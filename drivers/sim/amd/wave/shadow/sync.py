"""Which accesses may order waves, by the code alone: through what a wave releases at an address and another
acquires there.

Across groups that takes a kernel that invalidates caches for device scope; inside a group an atomic or a loop
that waits (`polls`) is enough. A flag that is kept with plain instructions cannot be told from data that
race: languages compile volatile and relaxed accesses to plain ones. So a plain load that a loop waits for
counts as a flag, and `shadow.judge` takes note of it. Source: LLVM AMDGPUUsage, "Memory model gfx11" and
"gfx12".
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import Step
from drivers.sim.amd.wave.code.unawaited import STORES, in_flight
from drivers.sim.amd.wave.shadow.layout import SEEN_DEVICE, SEEN_L0, SEEN_SCALAR

# What an access may do. NEAR: it acquires from its own group only. PARTIAL: it releases while stores of its
# wave to memory are in flight, which waves behind another L0 do not see in order.
ACQUIRES, RELEASES, IN_LDS, NEAR, PARTIAL = 1, 2, 4, 8, 16
GLC, DEVICE_SCOPE, GROUP_SCOPE = 1, 2, 1
MEMORY_FORMATS, LDS_FORMATS = ("GLOBAL", "FLAT", "MUBUF"), ("DS", "FLAT")


@dataclass(frozen=True)
class Ways:
    """How waves of a kernel may order themselves. far: groups. near: waves of a group. polls: those wait for
    plain stores, to memory or to LDS; takes: something there acquires.
    """

    far: bool
    near: bool
    polls_memory: bool
    polls_lds: bool
    takes_memory: bool
    takes_lds: bool


def sync_sites(program: KernelAnalysis, is_single: bool, is_part: bool = False) -> dict[int, int]:
    """Offset -> what an access there may do, of those through which waves may order themselves. `is_single`:
    a group is one wave; `is_part`: others of the kernel's parts may hold the loop that waits.
    """
    ways = ways_of(program, is_single, is_part)
    found: dict[int, int] = {}
    if not (ways.far or ways.near):
        return found
    for block, stores in zip(program.blocks, in_flight(program, STORES), strict=True):
        for step, ages in zip(block.steps, stores, strict=False):
            if flags := sync_flags(step, program, ways, bool(ages)):
                found[step.offset] = flags
    return found


def ways_of(program: KernelAnalysis, is_single: bool, is_part: bool) -> Ways:
    steps = [step for block in program.blocks for step in block.steps]
    memory, lds = ([s for s in steps if is_in(s.inst, formats)] for formats in (MEMORY_FORMATS, LDS_FORMATS))
    polls_memory, polls_lds = (
        any(step.offset in program.polls.loads for step in space) for space in (memory, lds)
    )
    takes_memory, takes_lds = (any(gives_back(step.inst) for step in space) for space in (memory, lds))
    if is_part:
        polls_memory = polls_lds = True
    takes_memory, takes_lds = takes_memory or polls_memory, takes_lds or polls_lds
    near = not is_single and (takes_memory or takes_lds)
    return Ways(may_synchronise(program), near, polls_memory, polls_lds, takes_memory, takes_lds)


def is_in(inst: Inst, formats: tuple[str, ...]) -> bool:
    return inst.defn.base_format in formats and bool(inst.defn.counters)


def is_atomic(inst: Inst) -> bool:
    """Whether it reads and writes in one go, in memory or LDS."""
    defn = inst.defn
    moves = ("load" in defn.flags) != ("store" in defn.flags)
    return "_atomic_" in defn.mnemonic or (defn.base_format == "DS" and not moves and bool(defn.counters))


def gives_back(inst: Inst) -> bool:
    """Whether it is an atomic that brings what was there."""
    return is_atomic(inst) and bool(inst.writes())


def sync_flags(step: Step, program: KernelAnalysis, ways: Ways, is_busy: bool) -> int:
    """What the access at a step may do. is_busy: a store of its wave to memory may be on its way."""
    inst, found = step.inst, 0
    is_flag = step.offset in program.polls.still | program.polls.returned
    if is_in(inst, MEMORY_FORMATS):
        found |= memory_flags(inst, program.arch, ways, is_flag)
        if is_busy and not (ways.near and ways.takes_memory):
            found &= ~RELEASES
    if is_in(inst, LDS_FORMATS) and ways.near and ways.takes_lds:
        found |= lds_flags(inst, ways, is_flag)
    return found | PARTIAL if is_busy and found & RELEASES else found


def memory_flags(inst: Inst, arch: str, ways: Ways, is_flag: bool) -> int:
    near = NEAR if ways.near else 0
    if is_atomic(inst):
        takes = ACQUIRES if gives_back(inst) else 0
        return takes | RELEASES if ways.far else takes | RELEASES | near if near and ways.takes_memory else 0
    if inst.defn.is_store:
        scoped = is_scoped(inst, arch) or not generation(arch).has_scopes
        return RELEASES if (ways.far and scoped) or (near and ways.polls_memory) else 0
    if ways.far and is_scoped(inst, arch):
        return ACQUIRES
    reaches = is_flag or reaches_group(inst, arch)
    return ACQUIRES | near if near and ways.polls_memory and reaches else 0


def lds_flags(inst: Inst, ways: Ways, is_flag: bool) -> int:
    if is_atomic(inst):
        return (ACQUIRES if gives_back(inst) else 0) | RELEASES
    if inst.defn.is_store:
        return RELEASES if ways.polls_lds else 0
    return ACQUIRES if is_flag else 0


def may_synchronise(program: KernelAnalysis) -> bool:
    """Whether the kernel invalidates caches for device scope, without which no group sees others' stores."""
    steps = (step.inst for block in program.blocks for step in block.steps)
    return program.is_linked or any(freshens(inst) & SEEN_DEVICE for inst in steps)


def freshens(inst: Inst) -> int:
    """Which caches an invalidation empties."""
    name = inst.defn.mnemonic
    if name in ("global_inv", "global_wbinv"):
        scope = int(inst.get("cpol", 0) or 0) >> 3 & 3
        return (SEEN_L0 if scope >= GROUP_SCOPE else 0) | (SEEN_DEVICE if scope >= DEVICE_SCOPE else 0)
    levels = {"buffer_gl0_inv": SEEN_L0, "buffer_gl1_inv": SEEN_DEVICE, "s_dcache_inv": SEEN_SCALAR}
    return levels.get(name, 0)


def is_scoped(inst: Inst, arch: str) -> bool:
    """Whether the access goes past the caches of the compute unit: GLC of GFX11, a scope of GFX12."""
    return reaches(inst, arch, DEVICE_SCOPE)


def reaches_group(inst: Inst, arch: str) -> bool:
    """Whether all waves of the group see it, wherever they run."""
    return reaches(inst, arch, GROUP_SCOPE)


def reaches(inst: Inst, arch: str, scope: int, bits: int = GLC) -> bool:
    """bits: of GFX11's cache policy, one of which says so there."""
    policy = int(inst.get("cpol", 0) or 0)
    return policy >> 3 & 3 >= scope if generation(arch).has_scopes else bool(policy & bits)


def flag_of(program: KernelAnalysis, offset: int) -> bool | None:
    """Whether the access at `offset` is one that a loop waits for, and then whether it sees what any wave of
    its group wrote; None if it is none. Of a plain load the address must stay what it is.
    """
    if offset not in program.polls.asking:
        return None
    step = program.step_at(program.places[offset])
    reaches_all = is_atomic(step.inst) or reaches_group(step.inst, program.arch)
    if not reaches_all and offset not in program.polls.still | program.polls.returned:
        return None
    return reaches_all or step.inst.defn.base_format == "DS"
