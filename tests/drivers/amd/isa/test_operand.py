"""Registers and constants. Codes from the RDNA3 ISA document, tables of scalar and vector operands."""

from __future__ import annotations

import copy
import pickle

import pytest

from drivers.amd.isa.operand import (
    EXEC,
    M0,
    NULL,
    SCC,
    VCC,
    VCC_LO,
    Reg,
    float_bits,
    inline_bits,
    s,
    ttmp,
    v,
)


def test_codes_are_those_of_the_source_field() -> None:
    assert [r.code for r in (s(0), s(105), VCC, ttmp(0), NULL, M0, EXEC, SCC, v(0), v(255))] == [
        0, 105, 106, 108, 124, 125, 126, 253, 256, 511,
    ]  # fmt: skip


def test_equal_registers_are_one_object_and_survive_copying() -> None:
    assert v(3, 2) is Reg(259, 2)
    assert copy.deepcopy(v(3)) is v(3)
    assert pickle.loads(pickle.dumps(s(4, 2))) is s(4, 2)
    assert len({v(1), v(1), v(1, 2), Reg(257, 1, 1)}) == 3


def test_a_register_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="cannot be changed"):
        v(1).code = 5


@pytest.mark.parametrize(
    ("register", "text"),
    [
        (v(1), "v1"), (v(4, 4), "v[4:7]"), (s(2, 2), "s[2:3]"), (VCC, "vcc"), (VCC_LO, "vcc_lo"),
        (ttmp(4, 4), "ttmp[4:7]"), (Reg(257, 1, 1), "v1.h"), (SCC, "src_scc"), (EXEC, "exec"),
    ],
)  # fmt: skip
def test_registers_are_spelled_as_llvm_spells_them(register: Reg, text: str) -> None:
    assert repr(register) == text


def test_index_and_file() -> None:
    assert (v(7).index, s(7).index) == (7, 7)
    assert v(7).is_vgpr and not s(7).is_vgpr
    assert list(s(4, 2).codes()) == [4, 5]


@pytest.mark.parametrize(
    ("number", "dtype", "bits"),
    [
        (1.0, "f32", 0x3F800000), (-2.0, "f16", 0xC000), (0.5, "f64", 0x3FE0 << 48), (1.0, "bf16", 0x3F80),
        (4.0, "v2f16", 0x4400), (1.0, "b32", 0x3F800000),
    ],
)  # fmt: skip
def test_float_bits_follow_the_operand_type(number: float, dtype: str, bits: int) -> None:
    assert float_bits(number, dtype) == bits


def test_one_over_two_pi_is_inline_in_every_float_width() -> None:
    assert inline_bits("f32")[0x3E22F983] == 248
    assert inline_bits("f16")[0x3118] == 248
    assert inline_bits("f64")[0x3FC45F306DC9C882] == 248
    assert inline_bits("bf16")[0x3E22] == 248
