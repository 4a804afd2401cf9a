"""DPP: the lanes that src0 comes from, and those that are written. Source: RDNA3 ISA, "DPP"."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.registers import WaveRegisters
from drivers.sim.llvm.text import LANES, V1, V32, splat

ROW = 16


def flags(on: list[bool]) -> str:
    return f"<{', '.join(f'i1 {str(bit).lower()}' for bit in on)}>"


@dataclass(frozen=True)
class LanePattern:
    """Per lane: which lane it takes, and whether there is such a lane."""

    sources: list[int]
    valid: list[bool]


def dpp_pattern(inst: Inst) -> LanePattern:
    if inst.defn.dpp == 8:
        picks = [inst["dpp8"] >> 3 * position & 7 for position in range(8)]
        return LanePattern([lane // 8 * 8 + picks[lane % 8] for lane in range(LANES)], [True] * LANES)
    control = inst["dpp_ctrl"]
    moves = [dpp_move(control, lane % ROW) for lane in range(LANES)]
    valid = [0 <= move < ROW for move in moves]
    rows = [lane // ROW * ROW for lane in range(LANES)]
    return LanePattern(
        [row + (move if good else 0) for row, move, good in zip(rows, moves, valid, strict=True)], valid
    )


def dpp_move(control: int, lane: int) -> int:
    """Source position in the row of 16, or one outside it."""
    kind, amount = control & ~15, control & 15
    if control < 0x100:
        return lane // 4 * 4 + (control >> 2 * (lane % 4) & 3)
    if kind == 0x100:
        return lane + amount
    if kind == 0x110:
        return lane - amount
    if kind == 0x120:
        return (lane - amount) % ROW
    if control == 0x140:
        return ROW - 1 - lane
    if control == 0x141:
        return lane // 8 * 8 + 7 - lane % 8
    if kind == 0x150:
        return amount
    if kind == 0x160:
        return lane ^ amount
    raise NotModelled(f"dpp_ctrl {control:#x} is not modelled")


def source_lanes(wave: WaveRegisters, inst: Inst, pattern: LanePattern) -> str | None:
    """Lanes whose source exists and, unless fetch-inactive is set, is switched on. None: all of them."""
    valid = None if all(pattern.valid) else flags(pattern.valid)
    if wave.exec_full or inst.get("fi"):
        return valid
    active = wave.t.shuffle(V1, wave.active, pattern.sources)
    return active if valid is None else wave.t.two("and", V1, active, valid)


def dpp_source(wave: WaveRegisters, inst: Inst, lanes: str) -> str:
    """src0 after the lane movement; with bound_ctrl lanes without a source read 0."""
    pattern = dpp_pattern(inst)
    moved = wave.t.shuffle(V32, lanes, pattern.sources)
    valid = source_lanes(wave, inst, pattern)
    if valid is not None and inst.get("bound_ctrl"):
        moved = wave.t.select(V1, valid, V32, moved, splat(V32, 0))
    return moved


def dpp_lanes(wave: WaveRegisters, inst: Inst) -> str | None:
    """Lanes that a DPP instruction writes, as far as DPP decides it; None: all."""
    written = None
    if inst.defn.dpp == 16:
        rows, banks = inst["row_mask"] >> LANES // ROW * wave.part, inst["bank_mask"]
        if (inst["row_mask"], banks) != (15, 15):
            written = flags(
                [bool(rows >> lane // ROW & 1 and banks >> lane % ROW // 4 & 1) for lane in range(LANES)]
            )
    if inst.get("bound_ctrl"):
        return written
    valid = source_lanes(wave, inst, dpp_pattern(inst))
    if valid is None or written is None:
        return written if valid is None else valid
    return wave.t.two("and", V1, written, valid)


def sourced(wave: WaveRegisters, inst: Inst, flags: str) -> str:
    """A lane mask without the lanes that DPP leaves out for want of a source. Masks of rows and banks are for
    vector registers alone. Source: RDNA3 ISA, "DPP", BC and ROW_MASK.
    """
    if not inst.defn.dpp or inst.get("bound_ctrl"):
        return flags
    valid = source_lanes(wave, inst, dpp_pattern(inst))
    return flags if valid is None else wave.t.two("and", V1, flags, valid)
