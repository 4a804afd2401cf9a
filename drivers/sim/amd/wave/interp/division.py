"""The steps of a division that read or write lane masks, in the reference. Beside `meaning.division`."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.interp.rules import computed, finish, handler
from drivers.sim.amd.wave.interp.state import Wave
from drivers.sim.amd.wave.meaning.rules import SHARED


@handler("v_div_scale_f32", "v_div_scale_f64")
def division_scale(wave: Wave, inst: Inst) -> None:
    """The mask tells v_div_fmas to scale back."""
    kind = inst.defn.mnemonic[-3:]
    sources = [wave.source(inst, name, kind) for name in ("src0", "src1", "src2")]
    result, flags = (
        computed(wave, SHARED[f"{part}_{kind}"], sources) for part in ("div_scale", "div_scales")
    )
    wave.write(inst, "vdst", kind, result)
    wave.set_mask(inst["sdst"].code, flags)


@handler("v_div_fmas_f32", "v_div_fmas_f64")
def division_fma(wave: Wave, inst: Inst) -> None:
    """fma; in lanes that VCC marks the scaling is undone."""
    kind = inst.defn.mnemonic[-3:]
    sources = [wave.source(inst, name, kind) for name in ("src0", "src1", "src2")]
    value = computed(wave, SHARED[f"div_fmas_{kind}"], [*sources, wave.mask(VCC_LO.code)])
    wave.write(inst, "vdst", kind, finish(wave, inst, kind, value))
