"""Encoding whole instructions."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, Label, Literal, s, v

Vector = tuple[Isa, str, bytes, str]


@pytest.mark.parametrize(
    ("code", "name", "operands"),
    [
        # By hand from the format pictures of the RDNA3 ISA document.
        ("02050206", "v_add_f32_e32", (v(1), v(2), v(2))),
        ("f2040206", "v_add_f32_e32", (v(1), 1.0, v(2))),
        ("ff0402060000c03f", "v_add_f32_e32", (v(1), 1.5, v(2))),
        ("8002027e", "v_mov_b32_e32", (v(1), 0)),
        ("0000b0bf", "s_endpgm", ()),
        ("000004f4000000f8", "s_load_b64_imm", (s(0, 2), s(0, 2), 0)),
        ("000052dc02000401", "global_load_b32_saddr", (v(1), v(2), s(4, 2))),
    ],
)
def test_golden_words(rdna3: Isa, code: str, name: str, operands: tuple[object, ...]) -> None:
    assert rdna3.encode(rdna3.inst(name, *operands)).hex() == code


def test_every_golden_instruction_encodes_as_llvm_does(vectors: list[Vector]) -> None:
    for machine, text, code, _ in vectors:
        inst, size = machine.decode_sized(code)
        assert (machine.encode(inst), size) == (code, len(code)), text


def test_an_error_names_instruction_operand_value_and_range(rdna3: Isa) -> None:
    with pytest.raises(EncodeError) as caught:
        rdna3.encode(rdna3.inst("global_load_b32_saddr", v(1), v(2), s(4, 2), offset=5000))
    assert str(caught.value) == "global_load_b32_saddr: offset: 0x1388 is not in -4096..4095"


def test_two_literals_are_refused_and_two_equal_ones_are_one(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match="two different literal constants 0x1234, 0x4321"):
        rdna3.encode(rdna3.inst("v_add3_u32", v(0), Literal(0x1234), Literal(0x4321), v(1)))
    assert len(rdna3.encode(rdna3.inst("v_add3_u32", v(0), 0x1234, 0x1234, v(1)))) == 12


def test_a_label_must_be_placed_first(rdna3: Isa) -> None:
    with pytest.raises(EncodeError, match="label loop has no place yet"):
        rdna3.encode(rdna3.inst("s_branch", Label("loop")))
