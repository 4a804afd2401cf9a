"""Instructions that neither executor models, and why: what a launch that has one is told."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import M0

UNKNOWN = "not modelled"


class NotModelled(Exception):
    """An instruction or one of its options that no rule covers. The message says which."""


GROUP_BARRIER = 0xFFFF  # -1
REASONS = {
    "graphics": (
        "exp", "export", "v_interp_", "lds_param_load", "lds_direct_load", "ds_param_load",
        "ds_direct_load", "ds_add_gs_reg", "ds_sub_gs_reg", "ds_ordered_count",
        "global_atomic_ordered_add", "s_endpgm_ordered_ps_done",
    ),
    "images and rays: no texture unit is modelled": ("image_", "ds_bvh_"),
    "global wave sync, of which the driver asks for none": ("ds_gws_",),
    "for trap handlers and debuggers": ("s_rfe_", "s_setkill"),
    "padding behind the code, never run": ("s_code_end",),
    "loops over halves of a wave64, which no compiler emits": ("s_subvector_loop_",),
    "named barriers, which LLVM has from GFX12.5 on": ("s_barrier_init", "s_barrier_join", "s_barrier_leave"),
    "needs dynamic registers, which RSRC2 switches off": ("s_alloc_vgpr",),
}  # fmt: skip


def reason(name: str) -> str:
    """Why it is not modelled."""
    return next((why for why, stems in REASONS.items() if name.startswith(stems)), UNKNOWN)


def refusal(name: str) -> str:
    """What a launch is told of it."""
    why = reason(name)
    return f"the instruction {name} is not modelled" + (f" ({why})" if why != UNKNOWN else "")


def other_barrier(inst: Inst) -> str:
    """Why an instruction of another barrier than the whole group's is refused; nothing for others."""
    operand = inst.get("simm16", inst.get("src0", M0))
    if isinstance(operand, int) and operand & 0xFFFF == GROUP_BARRIER:
        return ""
    return f"{inst.defn.mnemonic} of barrier {operand!r}; only -1, the group's, is modelled"
