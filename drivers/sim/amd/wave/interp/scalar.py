"""The program counter and branches. Source: RDNA3 ISA, SOP1 and SOPP opcodes."""

from __future__ import annotations

from collections.abc import Callable

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import Wave


@handler("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    offset = wave.step.after if wave.step is not None else 0
    wave.set_wide_scalar(inst["sdst"].code, wave.entry_va + offset)


# -- branches -----------------------------------------------------------------------------------

BRANCHES: dict[str, Callable[[Wave], bool]] = {
    "s_cbranch_scc0": lambda w: not w.scc,
    "s_cbranch_scc1": lambda w: bool(w.scc),
    "s_cbranch_vccz": lambda w: w.lane_mask(VCC_LO.code) == 0,
    "s_cbranch_vccnz": lambda w: w.lane_mask(VCC_LO.code) != 0,
    "s_cbranch_execz": lambda w: not w.active.any(),
    "s_cbranch_execnz": lambda w: bool(w.active.any()),
    "s_branch": lambda w: True,
    **{f"s_cbranch_cdbg{who}": lambda w: False for who in ("sys", "user", "sys_or_user", "sys_and_user")},
}
