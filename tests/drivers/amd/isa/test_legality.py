"""Rules over several operands: the constant bus and half selects.

Verdicts as of LLVM's assembler for gfx1100.
"""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import NULL, VCC_LO, Isa, Literal, Reg, s, v


@pytest.mark.parametrize(
    ("name", "operands", "is_legal"),
    [
        ("v_fma_f32", (v(0), s(1), s(2), v(3)), True),
        ("v_fma_f32", (v(0), s(1), s(2), s(3)), False),
        ("v_fma_f32", (v(0), s(1), s(1), s(2)), True),
        ("v_fma_f32", (v(0), s(1), 1.5, v(2)), True),
        ("v_fma_f32", (v(0), s(1), 1.5, s(2)), False),
        ("v_fma_f32", (v(0), s(1), 1.0, s(2)), True),
        ("v_fma_f32", (v(0), NULL, s(1), s(2)), True),
        ("v_fma_f32", (v(0), s(1), s(2), Literal(0)), False),
        ("v_lshlrev_b64", (v(0, 2), s(1), v(2, 2)), True),
        ("v_lshlrev_b64", (v(0, 2), s(1), s(2, 2)), False),
        ("v_cndmask_b32_e64", (v(0), s(1), s(2), VCC_LO), False),
        ("v_cndmask_b32_e64", (v(0), s(1), v(2), VCC_LO), True),
        ("v_div_fmas_f32", (v(0), s(1), s(2), v(3)), False),
        ("v_div_fmas_f32", (v(0), s(1), v(2), v(3)), True),
        ("v_add_f32_e64", (v(0), s(1), s(2)), True),
    ],
)
def test_constant_bus(rdna3: Isa, name: str, operands: tuple[object, ...], is_legal: bool) -> None:
    inst = rdna3.inst(name, *operands)
    if is_legal:
        rdna3.encode(inst)
    else:
        with pytest.raises(EncodeError, match="the constant bus carries"):
            rdna3.encode(inst)


def test_upper_halves_become_select_bits(rdna3: Isa) -> None:
    high = rdna3.inst("v_add_f16_e64", Reg(256, 1, 1), Reg(257, 1, 1), v(2))
    selected = rdna3.inst("v_add_f16_e64", v(0), v(1), v(2), op_sel=(1, 0, 1))
    # llvm-mc 22: v_add_f16_e64 v0.h, v1.h, v2.l op_sel:[1,0,1]
    assert rdna3.encode(high).hex() == "004832d501050200"
    assert rdna3.encode(selected) == rdna3.encode(high)
    assert rdna3.decode(rdna3.encode(selected))["vdst"] is Reg(256, 1, 1)


def test_short_forms_keep_the_half_in_the_register_field(rdna3: Isa) -> None:
    assert rdna3.encode(rdna3.inst("v_ceil_f16_e32", v(5), Reg(383, 1, 1))).hex() == "ffb90a7e"


def test_a_fused_literal_is_shared_or_refused(rdna3: Isa) -> None:
    assert len(rdna3.encode(rdna3.inst("v_fmaak_f32", v(0), 1.5, v(1), 1.5))) == 8
    with pytest.raises(EncodeError, match="two different literal constants 0x3fc00000, 0x40200000"):
        rdna3.encode(rdna3.inst("v_fmaak_f32", v(0), 1.5, v(1), 2.5))
