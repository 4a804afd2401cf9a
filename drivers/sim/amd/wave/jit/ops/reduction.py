"""v_trig_preop_f64: 2 / pi in pieces of 53 bits, from a table in the library (`two_over_pi`).

Source: RDNA3 ISA, V_TRIG_PREOP_F64. Arguments of any size are reduced with three of them.
"""

from __future__ import annotations

import struct

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.two_over_pi import BANK, BITS, EXPONENT_SHIFT, GROWTH, LARGE, pieces
from drivers.sim.amd.wave.jit.rules import output_modifiers, special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.amd.wave.meaning.integers import ADD
from drivers.sim.amd.wave.meaning.rules import intrinsic
from drivers.sim.llvm.text import F64, V1, V32, V64, splat


@special("v_trig_preop_f64")
def reduction_constant(wave: Wave, inst: Inst) -> None:
    """Bits ``53 * src1[4:0]`` and on, later ones for a large src0."""
    t = wave.t
    value = t.bits(F64, wave.source(inst, "src0", "f64"), V64)
    field = t.two("and", V64, t.two("lshr", V64, value, splat(V64, 52)), splat(V64, 0x7FF))
    exponent = t.cast("trunc", V64, field, V32)
    segment = t.two("and", V32, wave.source(inst, "src1", "u32"), splat(V32, 31))
    further = intrinsic("usub.sat", "u32")(t, exponent, splat(V32, EXPONENT_SHIFT))
    shift = ADD(t, t.two("mul", V32, segment, splat(V32, 53)), further)
    shift = intrinsic("umin", "u32")(t, shift, splat(V32, BITS))
    is_large = t.compare("icmp uge", V32, exponent, splat(V32, LARGE))
    place = ADD(t, shift, t.select(V1, is_large, V32, splat(V32, BANK), splat(V32, 0)))
    result = t.call(F64, "db_two_over_pi", (V32, place))
    wave.write(inst, "vdst", "f64", output_modifiers(wave, inst, "f64", result))


def reduction_function() -> str:
    """``db_two_over_pi``: entries of the table, one a lane."""
    numbers = [*pieces(0), *pieces(GROWTH)]
    words = [int.from_bytes(struct.pack("<d", number), "little") for number in numbers]
    values = ", ".join(f"double 0x{word:016X}" for word in words)
    return f"""
@two_over_pi = internal constant [{2 * BANK} x double] [{values}]
declare {F64} @llvm.masked.gather.v32f64.v32p0(<32 x ptr>, {V1}, {F64})
define {F64} @db_two_over_pi({V32} %place) noinline {{
  %places = getelementptr double, ptr @two_over_pi, {V32} %place
  %found = call {F64} @llvm.masked.gather.v32f64.v32p0(
    <32 x ptr> align 8 %places, {V1} splat (i1 true), {F64} poison)
  ret {F64} %found
}}
"""
