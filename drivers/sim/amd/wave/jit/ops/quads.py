"""Scalar instructions on masks of four lanes, doubled bits, and the two left from GFX12's scalar floats.

Source: RDNA3 and RDNA4 ISA, SOP1 and SOP2 opcodes.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.jit.ops.gfx12 import shared_value
from drivers.sim.amd.wave.jit.ops.halves import pack_truncated
from drivers.sim.amd.wave.jit.ops.scalar import WIDTH, of_width, scalar_rule
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, V32, Text

FIRSTS = 0x1111111111111111  # the first bit of each four


def any_of_four(t: Text, bits: int, value: str) -> str:
    """The first bit of each four: whether any of the four is set."""
    kind = WIDTH[bits]
    for amount in (1, 2):
        value = t.two("or", kind, value, t.two("lshr", kind, value, str(amount)))
    return t.two("and", kind, value, str(FIRSTS & (1 << bits) - 1))


def squeezed(t: Text, bits: int, value: str) -> str:
    """The first bits of all fours, side by side."""
    kind, step = WIDTH[bits], 3
    width = 4
    while width < bits:
        mask = sum(((1 << width // 2) - 1) << place for place in range(0, bits, 2 * width))
        moved = t.two("or", kind, value, t.two("lshr", kind, value, str(step)))
        value = t.two("and", kind, moved, str(signed(mask, bits)))
        width, step = 2 * width, 2 * step
    return value


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> bits - 1 else value


def quad_mask(t: Text, bits: int, value: str) -> str:
    """One bit for each four."""
    return squeezed(t, bits, any_of_four(t, bits, value))


def whole_quads(t: Text, bits: int, value: str) -> str:
    """All of each four of which any is set."""
    return t.two("mul", WIDTH[bits], any_of_four(t, bits, value), "15")


for _bits in (32, 64):
    scalar_rule(f"{_bits} {_bits}", f"s_quadmask_b{_bits}", of_width(quad_mask, _bits), scc=True)
    scalar_rule(f"{_bits} {_bits}", f"s_wqm_b{_bits}", of_width(whole_quads, _bits), scc=True)

SPREAD = ((16, 0x0000FFFF0000FFFF), (8, 0x00FF00FF00FF00FF), (4, 0x0F0F0F0F0F0F0F0F),
          (2, 0x3333333333333333), (1, 0x5555555555555555))  # fmt: skip


def double_bits(t: Text, value: str) -> str:
    """Each bit twice."""
    value = t.cast("zext", I32, value, I64)
    for amount, mask in SPREAD:
        value = t.two("and", I64, t.two("or", I64, value, t.two("shl", I64, value, str(amount))), str(mask))
    return t.two("mul", I64, value, "3")


scalar_rule("64 32", "s_bitreplicate_b64_b32", double_bits)


@special("s_cvt_pk_rtz_f16_f32")
def pack_toward_zero(wave: Wave, inst: Inst) -> None:
    low, high = (shared_value(wave, inst[name], "f32") for name in ("src0", "src1"))
    wave.set_scalar(inst["sdst"].code, wave.t.lane(V32, pack_truncated(wave.t, low, high), 0))
