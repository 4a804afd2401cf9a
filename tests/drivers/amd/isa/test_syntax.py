"""Cutting lines into words."""

from __future__ import annotations

import pytest

from drivers.amd.isa import Reg, s, v
from drivers.amd.isa.syntax import cut, parse_number, parse_register, strip_modifiers


@pytest.mark.parametrize(
    ("line", "operands", "modifiers"),
    [
        ("s_endpgm", (), ()),
        ("v_add_f32 v0, |v1|, -v2 clamp mul:2", ("v0", "|v1|", "-v2"), ("clamp", "mul:2")),
        ("global_load_b32 v0, v[1:2], off offset:16 glc", ("v0", "v[1:2]", "off"), ("offset:16", "glc")),
        ("s_waitcnt vmcnt(0) & lgkmcnt(0)", ("vmcnt(0) & lgkmcnt(0)",), ()),
        ("ds_gws_sema_v gds", (), ("gds",)),
        ("s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 4)", ("s0", "hwreg(HW_REG_MODE,0, 4)"), ()),
        ("v_mov_b32 v0, v1 quad_perm:[0, 1, 2, 3]", ("v0", "v1"), ("quad_perm:[0, 1, 2, 3]",)),
        ("exp mrt0 v4, v3, off, off done", ("mrt0", "v4", "v3", "off", "off"), ("done",)),
    ],
)
def test_operands_and_modifiers(line: str, operands: tuple[str, ...], modifiers: tuple[str, ...]) -> None:
    statement = cut(line)
    assert statement.mnemonic == line.split()[0]
    assert [o.replace(" ", "") for o in statement.operands] == [o.replace(" ", "") for o in operands]
    assert [m.replace(" ", "") for m in statement.modifiers] == [m.replace(" ", "") for m in modifiers]


def test_two_halves_of_a_dual_instruction_are_one_statement() -> None:
    statement = cut("v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v2, v5")
    assert statement.mnemonic == "v_dual_mov_b32 :: v_dual_add_f32"
    assert statement.operands == ("v0", "v1", "v3", "v2", "v5")


@pytest.mark.parametrize(
    ("text", "register"),
    [
        ("v7", v(7)), ("v[4:7]", v(4, 4)), ("s[0:1]", s(0, 2)), ("v[3]", v(3)), ("v1.h", Reg(257, 1, 1)),
        ("vcc", Reg(106, 2)), ("scc", Reg(253)), ("src_scc", Reg(253)), ("ttmp5", Reg(113)), ("x7", None),
    ],
)  # fmt: skip
def test_registers(text: str, register: Reg | None) -> None:
    assert parse_register(text) is register


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("12", 12),
        ("-0x10", -16),
        ("010", 8),
        ("0b101", 5),
        ("1.5", 1.5),
        ("-.5", -0.5),
        ("1e3", 1000.0),
        ("v1", None),
    ],
)
def test_numbers(text: str, number: float | None) -> None:
    found = parse_number(text)
    assert (found, type(found)) == (number, type(number))


@pytest.mark.parametrize(
    ("text", "plain", "bits"),
    [("-|v1|", "v1", 3), ("-v1", "v1", 1), ("abs(v1)", "v1", 2), ("neg(1)", "1", 1), ("-1.0", "-1.0", 0)],
)
def test_signs(text: str, plain: str, bits: int) -> None:
    assert strip_modifiers(text) == (plain, bits)
