"""Strict decoding. Instruction words by hand from the RDNA3 ISA document's format pictures."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autogen.schema import DecodeError
from drivers.amd.isa import Isa, Literal, Reg, isa, s, v

Vector = tuple[str, str, bytes, str]


def decoded(rdna3: Isa, text: str) -> object:
    return rdna3.decode(bytes.fromhex(text))


def test_operands_come_back_as_they_were_encoded(rdna3: Isa) -> None:
    inst = rdna3.decode(bytes.fromhex("ff0402060000c03f"))
    assert (inst.name, inst["vdst"], inst["src0"], inst["src1"]) == (
        "v_add_f32_e32",
        v(1),
        Literal(0x3FC00000),
        v(2),
    )


def test_offset_and_size(rdna3: Isa) -> None:
    code = bytes.fromhex("0000b0bfff0402060000c03f0000b0bf")
    assert [(at, size, i.name) for at, size, i in rdna3.disassemble(code)] == [
        (0, 4, "s_endpgm"),
        (4, 8, "v_add_f32_e32"),
        (12, 4, "s_endpgm"),
    ]


def test_decoding_gives_an_instruction_of_its_own(rdna3: Isa) -> None:
    code = bytes.fromhex("02050206")
    rdna3.decode(code)["vdst"] = v(77)
    assert rdna3.decode(code)["vdst"] is v(1)


def test_the_second_dual_destination_has_the_other_parity(rdna3: Isa) -> None:
    code = rdna3.assemble("v_dual_mov_b32 v4, v1 :: v_dual_mov_b32 v7, v2")
    inst = rdna3.decode(code)
    assert (inst["vdstX"], inst["vdstY"]) == (v(4), v(7))


def test_plain_scalar_load_is_preferred_to_one_with_null_offset(rdna3: Isa) -> None:
    assert rdna3.decode(bytes.fromhex("000004f4000000f8")).name == "s_load_b64_imm"
    assert rdna3.decode(bytes.fromhex("000004f400000006")).name == "s_load_b64_sgpr"


@pytest.mark.parametrize("address", ["v2, s[0:1]", "v[2:3], off"])
def test_bits_of_an_unused_field_are_named_alone(rdna3: Isa, address: str) -> None:
    word = int.from_bytes(rdna3.assemble(f"global_load_b32 v1, {address}"), "little")
    for data in (1, 0x80, 0xFF):  # bits 47:40 of FLAT, which a load does not use
        wrong = (word | data << 40).to_bytes(8, "little")
        with pytest.raises(DecodeError, match=f"global_load_b32.*: reserved bits {data << 40:#x} are wrong"):
            rdna3.decode(wrong)


def test_upper_half_is_in_the_register(rdna3: Isa) -> None:
    assert rdna3.decode(bytes.fromhex("004832d501050200"))["src0"] is Reg(257, 1, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ffffffff", "no instruction is 0xffffffff at offset 0x0"),
        ("ff040206", "4 bytes are left, it has 8"),
        ("0205", "2 bytes at offset 0x0; an instruction has at least 4"),
        ("ea040206", "no instruction is 0x060204ea"),
    ],
)
def test_what_is_no_instruction_is_named(rdna3: Isa, text: str, message: str) -> None:
    with pytest.raises(DecodeError, match=message):
        decoded(rdna3, text)


def test_reserved_bits_are_refused(rdna3: Isa) -> None:
    rdna3.decode(bytes.fromhex("000003d501050200"))
    with pytest.raises(DecodeError, match="nearest is v_add_f32_e64, of which bits 0x400 are wrong"):
        rdna3.decode(bytes.fromhex("000403d501050200"))


def test_lane_patterns_of_older_chips_are_refused(rdna3: Isa) -> None:
    rdna3.decode(bytes.fromhex("fa02027e020101ff"))  # v_mov_b32_dpp v1, v2 row_shl:1
    with pytest.raises(DecodeError, match="dpp_ctrl 0x130 is no lane pattern"):
        rdna3.decode(bytes.fromhex("fa02027e023001ff"))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("001050dc01007c05", "the offset's sign bit is set"),  # flat_load_b32 with bit 12 of the offset
        ("050061d701040200", "src1: source code 258 is a vector register"),  # v_writelane_b32 from v2
        ("ff435dd6ffd6f0630bfe0000", "no instruction"),  # v_cndmask_b16 by src_execz
        ("050001d50105f603", "operand code 253 has no meaning here"),
    ],
)
def test_operands_that_an_instruction_cannot_have_are_refused(rdna3: Isa, code: str, message: str) -> None:
    with pytest.raises(DecodeError, match=message):
        rdna3.decode(bytes.fromhex(code))


def test_register_groups_are_aligned(rdna3: Isa) -> None:
    assert rdna3.decode(bytes.fromhex("000004f4000000f8"))["sdst"] is s(0, 2)
    with pytest.raises(DecodeError, match="2 scalar registers cannot start at code 1"):
        rdna3.decode(bytes.fromhex("400004f4000000f8"))


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=24))
def test_random_bytes_decode_or_raise_decode_error(data: bytes) -> None:
    for arch, wave in product(("gfx1100", "gfx1201"), (32, 64)):
        machine = isa(arch, wave)
        try:
            inst, size = machine.decode_sized(data)
        except DecodeError:
            continue
        assert 4 <= size <= len(data)
        assert machine.format(inst)


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(["gfx1100", "gfx1201"]), st.integers(0, 982), st.integers(0, 95))
def test_a_flipped_bit_decodes_to_what_encodes_back_or_is_refused(arch: str, row: int, bit: int) -> None:
    machine = isa(arch)
    lines = golden(arch)
    code = bytearray(lines[row % len(lines)])
    code[bit // 8 % len(code)] ^= 1 << bit % 8
    try:
        inst, size = machine.decode_sized(bytes(code))
        again = machine.encode(inst)
    except ValueError:
        return
    assert again == bytes(code[:size])


@cache
def golden(arch: str) -> list[bytes]:
    text = (Path(__file__).parent / f"golden_{arch}.tsv").read_text()
    rows = [line.split("\t") for line in text.splitlines() if line.startswith("w32\t")]
    return [bytes.fromhex(row[2]) for row in rows]
