"""RDNA instructions over virtual registers: what their mnemonics say.

Stands between selection and the passes that schedule, allocate, wait and encode. A register is 's' scalar or
'v' vector. The encoding (e32, e64, saddr) is picked in `emit.py` when registers are known.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu import machine
from tensor.codegen.gpu.machine import Code, Loop, Part, VReg

VCC = Reg(106)
EXEC = Reg(126)
SCC = Reg(253)
VECTOR = 256  # the operand code of v0

Operand = VReg | Part | Reg | int | float


class RdnaInst(machine.MachineInst):
    """One instruction; mods: assembly modifiers by the ISA table's names, such as offset, src0_modifiers,
    dpp_ctrl."""

    __slots__ = ()

    @property
    def tied(self) -> bool:
        return self.op in TIED


# Instructions whose destination is also a source.
TIED = frozenset(
    {
        "v_fmac_f32",
        "v_fmac_f16",
        "v_fma_mixhi_f16",
        "v_permlanex16_b32",
        "v_writelane_b32",
        "v_cvt_pk_u8_f32",
        "v_dot2acc_f32_f16",
    }
)
SCC_READERS = frozenset(
    {
        "s_addc_u32",
        "s_subb_u32",
        "s_cselect_b32",
        "s_cselect_b64",
        "s_cbranch_scc0",
        "s_cbranch_scc1",
        "s_cmov_b32",
    }
)
SCC_KEEPERS = frozenset(
    {
        *(
            "s_mov_b32",
            "s_mov_b64",
            "s_movk_i32",
            "s_mul_i32",
            "s_mul_hi_u32",
            "s_mul_hi_i32",
            "s_cselect_b32",
        ),
        *("s_cselect_b64", "s_sext_i32_i8", "s_sext_i32_i16", "s_brev_b32", "s_cmov_b32", "s_bfm_b32"),
    }
)
VCC_READERS = frozenset({"v_div_fmas_f32", "v_div_fmas_f64"})
TRANS = frozenset(
    {
        *("v_exp_f32", "v_log_f32", "v_rcp_f32", "v_rsq_f32", "v_sqrt_f32", "v_sin_f32", "v_cos_f32"),
        *("v_rcp_iflag_f32", "v_rcp_f16", "v_rsq_f16", "v_sqrt_f16", "v_exp_f16", "v_log_f16"),
        *("v_rcp_f64", "v_rsq_f64", "v_sqrt_f64"),
    }
)


@cache
def unit_of(op: str) -> str:
    """Which unit runs the mnemonic: salu, valu, trans, smem, vmem, vstore, lds, branch, wait."""
    head = op[:2]
    if head == "v_":
        return "trans" if op in TRANS else "valu"
    if op.startswith(("global_", "scratch_")):
        return "vstore" if "_store" in op or "_atomic" in op else "vmem"  # atomics that return nothing
    if head == "ds":
        return "lds"
    if op.startswith("s_load"):
        return "smem"
    if op.startswith(("s_cbranch", "s_branch", "s_endpgm", "s_barrier", "label")):
        return "branch"
    return "wait" if op.startswith(("s_wait", "s_nop", "s_delay", "s_clause")) else "salu"


def is_fence(inst: RdnaInst) -> bool:
    """Is this an instruction that nothing may be moved across: a label, a branch, a barrier or a change of
    EXEC?"""
    return is_fence_by_name(inst.op) or EXEC in inst.defs


@cache
def is_fence_by_name(op: str) -> bool:
    """Does the mnemonic alone say so?"""
    return unit_of(op) == "branch" or op.startswith("v_cmpx") or "saveexec" in op


def numbers(operands: tuple[Operand, ...]) -> tuple[int, ...]:
    """Numbers of the dword registers among operands: scalar from 0, vector from 256. Those that the chip
    names itself (VCC, EXEC) are left out."""
    found: list[int] = []
    for operand in operands:
        if type(operand) is VReg:
            kind, first = operand.kind, operand.at
        elif type(operand) is Part:
            kind, first = operand.reg.kind, operand.reg.at + operand.index
        else:
            continue
        if kind == "v":
            first += VECTOR
        if operand.count == 1:
            found.append(first)
        else:
            found.extend(range(first, first + operand.count))
    return tuple(found)


def writes_scc(op: str) -> bool:
    """Does this scalar instruction set SCC?"""
    return unit_of(op) == "salu" and op not in SCC_KEEPERS and not op.startswith("s_setreg")


def linearise(items: Iterable[RdnaInst | Loop]) -> Code:
    """Lay loops out as label, body, branch back. The body ends with the compare that sets SCC."""
    return machine.linearise(items, lambda target, _: RdnaInst("s_cbranch_scc1", (), (target,)))
