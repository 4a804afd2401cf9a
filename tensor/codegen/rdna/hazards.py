"""Resolves the hazards that GFX11 leaves to the compiler, for wave32 code without LDS-direct.

Pre: assigned code with waits. Post: no vector instruction reads a transcendental result too early
(VALUTransUse), no v_permlane directly follows a v_cmpx (VcmpxPermlane). Rules: Mesa,
src/amd/compiler/README-ISA.md. What GFX12 leaves to the compiler is in `scalar_hazards.py`.
"""

from __future__ import annotations

from tensor.codegen.gpu.machine import Code, insert
from tensor.codegen.rdna.machine import RdnaInst, numbers, unit_of
from tensor.codegen.rdna.waits import codes

VA_VDST_0 = 0x0FFF  # s_waitcnt_depctr va_vdst(0): all vector results written
VALU_WINDOW = 6
TRANS_WINDOW = 2


def wait_for_transcendentals(code: Code) -> None:
    """No vector instruction reads what a transcendental one has not written yet (VALUTransUse)."""
    before: dict[int, list[RdnaInst]] = {}
    pending: dict[int, list[int]] = {}  # register: [vector, transcendental] instructions issued since
    for i, inst in enumerate(code.insts):
        unit = unit_of(inst.op)
        if unit not in ("valu", "trans", "branch"):
            continue
        if pending and (unit == "branch" or any(code in pending for code in codes(inst))):
            before[i] = [RdnaInst("s_waitcnt_depctr", (), (VA_VDST_0,))]
            pending = {}
        if unit != "branch":
            pending = aged(pending, unit == "trans")
        if unit == "trans":
            pending.update({number: [0, 0] for number in numbers(inst.defs)})
    insert(code, before)


def aged(pending: dict[int, list[int]], is_trans: bool) -> dict[int, list[int]]:
    """One more vector instruction has issued; drop what is far enough behind."""
    if not pending:
        return pending
    left: dict[int, list[int]] = {}
    for reg, (vector, trans) in pending.items():
        if vector + 1 < VALU_WINDOW and trans + is_trans < TRANS_WINDOW:
            left[reg] = [vector + 1, trans + is_trans]
    return left


def part_permlanes(code: Code) -> None:
    """A v_nop between a v_cmpx and a v_permlane that is the next vector instruction (VcmpxPermlane)."""
    before: dict[int, list[RdnaInst]] = {}
    after_cmpx = False
    for i, inst in enumerate(code.insts):
        if inst.op[:2] != "v_":
            continue
        if after_cmpx and inst.op.startswith("v_permlane"):
            before[i] = [RdnaInst("v_nop", (), ())]
        after_cmpx = inst.op.startswith("v_cmpx")
    insert(code, before)
