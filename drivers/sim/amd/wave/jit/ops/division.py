"""The steps of a division that read or write lane masks. Stands beside `meaning.division`."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import VCC_LO
from drivers.sim.amd.wave.jit.modes import rounded
from drivers.sim.amd.wave.jit.rules import output_modifiers, special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.division import scaled_operand, scaled_sum


@special("v_div_scale_f32", "v_div_scale_f64")
def division_scale(wave: Wave, inst: Inst) -> None:
    """Scale src0 (numerator src2 or denominator src1) so that the Newton steps neither overflow nor
    underflow.

    VCC tells div_fmas to scale back. Source: RDNA3 ISA, V_DIV_SCALE_F32 and V_DIV_SCALE_F64.
    """
    kind = inst.defn.mnemonic[-3:]
    t = wave.t
    value, below, above = (wave.source(inst, name, kind) for name in ("src0", "src1", "src2"))
    with rounded(wave, kind):
        result, flag = scaled_operand(t, kind, value, below, above)
    wave.set_mask(inst["sdst"].code, flag)
    wave.write(inst, "vdst", kind, result)


@special("v_div_fmas_f32", "v_div_fmas_f64")
def division_fma(wave: Wave, inst: Inst) -> None:
    """fma; in the lanes VCC marks, what div_scale did is undone: up for a large src2, down for a small one.

    By 2**64 (2**128 for f64), as div_scale scales. Source: RDNA4 and CDNA3 ISA documents, V_DIV_FMAS_F32;
    RDNA3's says 2**32, which would not undo its own V_DIV_SCALE_F32.
    """
    kind, t = inst.defn.mnemonic[-3:], wave.t
    a, b, c = (wave.source(inst, name, kind) for name in ("src0", "src1", "src2"))
    with rounded(wave, kind):
        value = scaled_sum(t, kind, a, b, c, wave.mask(VCC_LO.code))
    wave.write(inst, "vdst", kind, output_modifiers(wave, inst, kind, value))
