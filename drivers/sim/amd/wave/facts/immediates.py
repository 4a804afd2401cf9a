"""What a constant is to an operand of 16-bit elements, for both executors.

A constant is a dword of which op_sel chooses a half, in packed and in single instructions. An inline float is
a half in the low 16 bits with zeros above (packed integers, v2b16, see single precision); an inline integer
is sign-extended; a literal is as it stands. Sources: RDNA3 ISA 7.5.1; RDNA4 ISA 7.7.1 ("{16'h0, const}"); for
op_sel on constants of single instructions LLVM #215688 (by AMD). That an integer operand of 16 bits sees the
half, 0x4000 for 2.0: AMD in LLVM #198005, for GFX10 to GFX12, and rocm-systems, rocjitsu,
scalar_operand_resolve.h; of packed integers tinygrad's test/amd/hw says what an RX 7900 XTX gave.

Some dot products take an inline constant in both halves: RDNA3.5 ISA 7.2.1 and 7.5.1, RDNA4 ISA 7.2.2 and
7.7.2. Of v_dot2_f32_f16 these sections say three things that exclude each other; there it is as in others,
which is what LLVM's compiler relies on. v_pk_fmac_f16 (s2f16) takes any constant in both halves.
"""

from __future__ import annotations

import re

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, float_bits

REPLICATED = re.compile("dot2(_f16_f16|_bf16_bf16|_f32_bf16|acc_f32|c_f32)")
SEEN_AS = {"b16": "f16", "v2b16": "f32"}


def constant_half(inst: Inst, name: str, high: bool) -> int:
    """16 bits of the constant that stands in the operand `name`."""
    value, dtype = inst[name], inst.defn.operands[inst.defn.slot[name]].dtype
    is_inline = not isinstance(value, Literal)
    if isinstance(value, Literal):
        value = value.bits
    elif isinstance(value, float):
        value = float_bits(value, SEEN_AS.get(dtype, dtype if dtype[-2:] == "16" else "f16"))
    if dtype == "s2f16" or (is_inline and dtype[:2] == "v2" and REPLICATED.search(inst.defn.mnemonic)):
        high = False
    return int(value) >> 16 * high & 0xFFFF
