"""Numbered instructions to machine code, read back by the disassembler, which is held to nvdisasm's text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from drivers.nv.isa import isa
from drivers.nv.isa.schedule import PREDICATES, UNIFORMS
from tensor.codegen.gpu.machine import BranchTarget, Code, VReg
from tensor.codegen.sass.emit import assemble, issue
from tensor.codegen.sass.machine import BankWord, SassInst
from tensor.ir.errors import IRError

LINE = 8  # instructions of 16 bytes in a line of the cache


def reg(at: int, count: int = 1, kind: str = "r") -> VReg:
    made = VReg(at, kind, count)
    made.at = at
    return made


WIDE, PREDICATE = reg(6, 2), reg(2, 1, "p")


def half(which: int) -> SassInst:
    return SassInst("HADD2.F32", (reg(8),), (0, reg(4)), {"neg": 2, "half": (2, which)})


def text(insts: Sequence[Any]) -> list[str]:
    code = assemble("sm_90", Code(list(insts), []))
    return [made.text for _, made in isa("sm_90").disassemble(code)]


@pytest.mark.parametrize(
    ("inst", "want"),
    [
        (SassInst("IADD3", (reg(8),), (reg(4), 5, 0)), "IADD3 R8, R4, 0x5, RZ"),
        (SassInst("FADD", (reg(8),), (WIDE[1], reg(4)), {"neg": 4, "abs": 2}), "FADD R8, |R7|, -R4"),
        (SassInst("LDG.E", (reg(4),), (WIDE,), {"memory": {1: 16}}), "LDG.E R4, desc[UR4][R6.64+0x10]"),
        (SassInst("LDS", (reg(9),), (reg(3),), {"memory": {1: 32}}), "LDS R9, [R3+0x20]"),
        (SassInst("LDS", (reg(9),), (0,), {"memory": {1: 32}}), "LDS R9, [0x20]"),  # no register: RZ
        (SassInst("MOV", (reg(9),), (reg(8), PREDICATE), {"guard": 1}), "@P2 MOV R9, R8"),
        (SassInst("MOV", (reg(9),), (reg(8), PREDICATE), {"guard": -1}), "@!P2 MOV R9, R8"),
        (SassInst("LDC.64", (WIDE,), (BankWord(0x210),)), "LDC.64 R6, c[0x0][0x210]"),
        (half(1), "HADD2.F32 R8, -RZ, R4.H1_H1"),
        (half(0), "HADD2.F32 R8, -RZ, R4.H0_H0"),
    ],
    ids=lambda each: each if isinstance(each, str) else "of",
)  # fmt: skip
def test_operands_stand_where_the_instruction_has_them(inst: SassInst, want: str) -> None:
    assert text([inst])[0] == want


def test_a_branch_goes_to_its_label() -> None:
    label = SassInst("label", (), (BranchTarget(0),))
    back = SassInst("BRA", (), (BranchTarget(0), PREDICATE), {"guard": 1})
    add = SassInst("IADD3", (reg(8),), (reg(8), 1, 0))
    assert text([add, label, add, add, back])[3] == "@P2 BRA 0x10"


@pytest.mark.parametrize("count", [1, 7, 8])
def test_code_ends_with_a_branch_to_itself_and_fills_its_last_line(count: int) -> None:
    made = text([SassInst("EXIT", (), ())] * count)
    assert made[count] == f"BRA {16 * count:#x}" and len(made) == -(-(count + 1) // LINE) * LINE
    assert set(made[count + 1 :]) <= {"NOP"}


def test_more_bits_of_the_word_are_kept() -> None:
    plain = SassInst("EXIT", (), ())
    more = SassInst("EXIT", (), (), {"bits": 1 << 84})
    words = [int.from_bytes(assemble("sm_90", Code([inst], []))[:16], "little") for inst in (plain, more)]
    assert words[0] ^ words[1] == 1 << 84


def test_what_the_control_word_must_know_is_said_of_each_operand() -> None:
    """A guarded instruction reads what it may leave; global memory needs the descriptor in UR4 and UR5."""
    load = SassInst("LDG.E", (reg(4),), (WIDE, PREDICATE), {"memory": {1: 0}, "guard": -1})
    found = issue(load, {})
    assert found.reads == (6, 7, 4, UNIFORMS + 4, UNIFORMS + 5)
    assert (found.writes, found.guard, found.target) == ((4,), PREDICATES + 2, -1)
    assert issue(SassInst("MOV", (reg(9),), (WIDE[1],)), {}).reads == (7,)
    assert issue(SassInst("BRA", (), (BranchTarget(3),)), {3: 11}).target == 11


def test_what_the_chip_has_not_is_refused() -> None:
    with pytest.raises(IRError, match="sm_90 has no encoding for IADD9"):
        assemble("sm_90", Code([SassInst("IADD9", (reg(8),), (reg(4),))], []))
