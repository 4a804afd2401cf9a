"""v_trig_preop_f64: arguments of any size are reduced with three of its pieces of 2 / pi.

Source: RDNA3 ISA, V_TRIG_PREOP_F64.
"""

from __future__ import annotations

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.two_over_pi import BITS, EXPONENT_SHIFT, GROWTH, LARGE, pieces
from drivers.sim.amd.wave.interp.rules import finish, handler
from drivers.sim.amd.wave.interp.state import Wave


@handler("v_trig_preop_f64")
def reduction_constant(wave: Wave, inst: Inst) -> None:
    """Bits ``53 * src1[4:0]`` and on, later ones for a large src0."""
    exponent = wave.source(inst, "src0", "f64").view(np.int64) >> 52 & 0x7FF
    segment = wave.source(inst, "src1", "u32").astype(np.int64) & 31
    shift = np.minimum(53 * segment + np.maximum(exponent - EXPONENT_SHIFT, 0), BITS)
    small, large = (np.array(pieces(power))[shift] for power in (0, GROWTH))
    value = np.where(exponent >= LARGE, large, small)
    wave.write(inst, "vdst", "f64", finish(wave, inst, "f64", value))
