"""Resolves the hazards that gfx11 leaves to the compiler, for wave32 code without LDS-direct or WMMA.

Pre: assigned code with waits. Post: no vector instruction reads a transcendental result too early
(VALUTransUse), no v_permlane directly follows a v_cmpx (VcmpxPermlane). Rules: Mesa,
src/amd/compiler/README-ISA.md.
"""

from __future__ import annotations

from tensor.codegen.rdna.machine import Code, Inst, unit_of
from tensor.codegen.rdna.waits import codes

VA_VDST_0 = 0x0FFF  # s_waitcnt_depctr va_vdst(0): all vector results written
VALU_WINDOW = 6
TRANS_WINDOW = 2


def resolve_hazards(code: Code) -> None:
    """Insert the instructions that hazards ask for."""
    made: list[Inst] = []
    index_of: list[int] = []
    pending: dict[int, list[int]] = {}  # register: [vector, transcendental] instructions issued since
    after_cmpx = False
    for inst in code.insts:
        index_of.append(len(made))
        unit = unit_of(inst.op)
        if unit == "branch" and pending:
            made.append(Inst("s_waitcnt_depctr", (), (VA_VDST_0,)))
            pending = {}
        if unit in ("valu", "trans"):
            if pending and any(code in pending for code in codes(inst)):
                made.append(Inst("s_waitcnt_depctr", (), (VA_VDST_0,)))
                pending = {}
            if after_cmpx and inst.op.startswith("v_permlane"):
                made.append(Inst("v_nop", (), ()))
            after_cmpx = inst.op.startswith("v_cmpx")
            pending = aged(pending, unit == "trans")
            if unit == "trans":
                pending.update({code: [0, 0] for code in codes(Inst(inst.op, inst.defs, ()))})
        made.append(inst)
    code.insts[:] = made
    code.loops[:] = [(index_of[first], index_of[last]) for first, last in code.loops]


def aged(pending: dict[int, list[int]], is_trans: bool) -> dict[int, list[int]]:
    """One more vector instruction has issued; drop what is far enough behind."""
    if not pending:
        return pending
    left: dict[int, list[int]] = {}
    for reg, (vector, trans) in pending.items():
        if vector + 1 < VALU_WINDOW and trans + is_trans < TRANS_WINDOW:
            left[reg] = [vector + 1, trans + is_trans]
    return left
