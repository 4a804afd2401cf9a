"""Registers along a program's blocks: which are still read, in which lanes, and where EXEC has them all on.

Plain dataflow over bit sets of operand codes. Stands under `program`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, SGPR_COUNT, Reg
from drivers.sim.amd.wave.code.dataflow import backward_steps
from drivers.sim.amd.wave.code.steps import INDIRECT, VGPR, BasicBlock

VECTORS = ((1 << VGPR) - 1) << VGPR
SCALARS = (1 << VGPR) - 1
ALL = VECTORS | SCALARS
EXEC_BIT = 1 << EXEC_LO.code
EXEC_CODES = EXEC_BIT * 3  # both halves
EXEC_BITS = {32: EXEC_BIT, 64: EXEC_CODES}
NARROWING = frozenset(
    f"s_{name}_b{bits}"
    for name in ("and_saveexec", "and_not0_saveexec", "and_not0_wrexec")
    for bits in (32, 64)
)
# Reads other lanes than its own, whatever EXEC says: source RDNA3 ISA 3.4 and the DPP, permlane and readlane
# pages.
CROSS_LANE = (
    "v_readlane", "v_readfirstlane", "v_writelane", "v_permlane", "v_wmma", "v_swmmac",
    "ds_bpermute", "ds_permute", "ds_swizzle",
)  # fmt: skip


@dataclass(frozen=True)
class Liveness:
    """Bit sets of registers by operand code. live_in: read before written from a block's start on.
    blend: per block and step, vector registers written there whose switched-off lanes may still be read."""

    live_in: list[int]
    blend: list[list[int]]

    def live_out(self, block: BasicBlock) -> int:
        """Registers that somebody may read behind the block."""
        if block.last.inst.defn.mnemonic in INDIRECT:
            return ALL
        found = 0
        for successor in block.successors:
            found |= self.live_in[successor]
        return found


def register_set(registers: Iterable[Reg]) -> int:
    """Operand codes as a bit set."""
    found = 0
    for register in registers:
        found |= ((1 << register.count) - 1) << register.code
    return found


def find_liveness(blocks: Sequence[BasicBlock]) -> Liveness:
    """Backward dataflow over registers, twice: for any lane, and for lanes that EXEC switches off at that
    point.

    A masked write must keep the old value of a switched-off lane only if that lane is read later: after EXEC
    has grown, or by an instruction that reads across lanes.
    """
    facts = [[_facts(step.inst) for step in block.steps] for block in blocks]

    def over(index: int, position: int, after: tuple[int, int]) -> tuple[int, int]:
        return _before(facts[index][position], *after)

    states = backward_steps(blocks, (0, 0), _leave, over)
    blend = [
        [fact.writes & wide for fact, (_, wide) in zip(steps, along[1:], strict=True)]
        for steps, along in zip(facts, states, strict=True)
    ]
    return Liveness([along[0][0] for along in states], blend)


def _leave(block: BasicBlock, starts: list[tuple[int, int]]) -> tuple[int, int]:
    """Registers that are still read behind a block: in any lane, and in those that are off."""
    if block.last.inst.defn.mnemonic in INDIRECT:
        return ALL, VECTORS
    live = wide = 0
    for successor in block.successors:
        live, wide = live | starts[successor][0], wide | starts[successor][1]
    return live, wide


@dataclass(frozen=True)
class _BlockFacts:
    reads: int
    writes: int
    grows: bool
    crosses: bool


def _facts(inst: Inst) -> _BlockFacts:
    reads, writes = register_set(inst.reads()), register_set(inst.writes())
    if writes_half(inst):
        reads |= writes & VECTORS
    name = inst.defn.mnemonic
    if name.startswith(("v_movrel", "v_swaprel")):
        reads |= VECTORS  # which register it is only M0 says
    if name.startswith("s_movrel"):
        reads |= (1 << SGPR_COUNT) - 1
    if name.endswith("load_block"):
        reads |= writes & VECTORS  # M0 names those that are not written
    return _BlockFacts(reads, writes, widens_exec(inst), crosses_lanes(inst))


def widens_exec(inst: Inst) -> bool:
    """Whether lanes may be on after it that were off before."""
    name = inst.defn.mnemonic
    narrows = name.startswith("v_cmpx") or name in NARROWING
    if name.startswith(("s_and_b", "s_and_not1_b")):
        kept = inst["sdst"]
        narrows = inst["src0"] == kept or (name.startswith("s_and_b") and inst["src1"] == kept)
    return bool(register_set(inst.writes()) & EXEC_BITS[64]) and not narrows


def writes_half(inst: Inst) -> bool:
    """Whether a result of 16 bits leaves the rest of its register as it was."""
    return (
        any(o.kind in ("half", "half7") and o.is_def for o in inst.defn.operands)
        or "_d16" in inst.defn.mnemonic
    )


def crosses_lanes(inst: Inst) -> bool:
    """Whether a lane's result depends on other lanes' registers."""
    return inst.defn.mnemonic.startswith(CROSS_LANE) or inst.defn.dpp != 0


def _before(fact: _BlockFacts, live: int, wide: int) -> tuple[int, int]:
    """One instruction backwards. A masked write ends the need of the lanes it writes, not of the others."""
    live = live & ~fact.writes | fact.writes & wide | fact.reads
    if fact.grows:
        wide = live
    if fact.crosses:
        wide |= fact.reads & VECTORS
    return live, wide & VECTORS
