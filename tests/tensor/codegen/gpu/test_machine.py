"""Code over virtual registers: loops laid out, instructions put in between (scope.py too). Times of passes
(pass_times.py) are in ../sass/test_compile.py."""

from __future__ import annotations

import itertools

import pytest

from tensor.codegen.gpu.machine import (
    BranchTarget,
    Code,
    Loop,
    MachineInst,
    Part,
    VReg,
    base_reg,
    insert,
    linearise,
    remove,
    text,
    walk,
)
from tensor.codegen.gpu.scope import Scope, deeper
from tensor.ir.errors import IRError


def again(target: BranchTarget, loop: Loop) -> MachineInst:
    return MachineInst("again", (), (target, loop.condition))


def test_a_loop_is_laid_out_as_label_body_and_branch_back() -> None:
    answer = VReg(0, "p")
    code = linearise(
        [
            MachineInst("a", (), ()),
            Loop([MachineInst("b", (), ()), Loop([MachineInst("c", (), ())])], answer),
        ],
        again,
    )
    assert [i.op for i in code.insts] == ["a", "label", "b", "label", "c", "again", "again"]
    assert code.loops == [(1, 6), (3, 5)]
    assert code.insts[6].uses == (code.insts[1].uses[0], answer)


def test_what_is_inserted_moves_the_bounds_of_loops() -> None:
    code = linearise([Loop([MachineInst("a", (), ())])], again)
    insert(code, {1: [MachineInst("x", (), ())], 2: [MachineInst("y", (), ())]})
    assert [i.op for i in code.insts] == ["label", "x", "a", "y", "again"]
    assert code.loops == [(0, 4)]


def test_what_is_removed_moves_the_bounds_of_loops() -> None:
    code = linearise(
        [
            MachineInst("x", (), ()),
            Loop([MachineInst("a", (), ()), MachineInst("x", (), ()), MachineInst("b", (), ())]),
        ],
        again,
    )
    remove(code, lambda inst: inst.op == "x")
    assert [i.op for i in code.insts] == ["label", "a", "b", "again"] and code.loops == [(0, 3)]


def test_nothing_inserted_leaves_the_code_alone() -> None:
    code = Code([MachineInst("a", (), ())], [(0, 0)])
    before = list(code.insts)
    insert(code, {})
    assert code.insts == before and code.loops == [(0, 0)]


def test_walking_meets_every_instruction_in_order() -> None:
    items = [
        MachineInst("a", (), ()),
        Loop([MachineInst("b", (), ()), Loop([MachineInst("c", (), ())])]),
        MachineInst("d", (), ()),
    ]
    assert [i.op for i in walk(items)] == ["a", "b", "c", "d"]


def test_a_register_is_its_own_only_part() -> None:
    one, two, four = VReg(0, "r"), VReg(1, "r", 2), VReg(2, "r", 4)
    assert one[0] is one and two.pair(0) is two
    assert two[1] == Part(two, 1, 1) and four.pair(2) == Part(four, 2, 2)
    assert [base_reg(o) for o in (one, two[1], 5)] == [one, two, None]


def test_an_instruction_is_written_with_its_operands_and_what_belongs_to_its_name() -> None:
    assert (
        str(MachineInst("a", (VReg(1, "v"),), (VReg(2, "s"), 3), {"offset": 4})) == "a %v1, %s2, 3 offset:4"
    )
    assert str(MachineInst("end", (), ())) == "end"


def test_parts_of_registers_are_named_by_their_dwords() -> None:
    wide = VReg(3, "r", 4)
    assert str(wide[2]) == "%r3x4[2]" and str(wide.pair(2)) == "%r3x4[2:3]"
    assert Part(wide, 2, 2)[1] == Part(wide, 3, 1)
    assert text([Loop([MachineInst("a", (wide,), (1,))])]) == "loop:\n  a %r3x4, 1"


def test_scopes_know_how_deep_they_are_and_what_is_deeper() -> None:
    root = Scope(itertools.count(), None)
    inner = root.inner()
    made = inner.reg("r")
    assert (root.depth, inner.depth, inner.outer(), inner.root) == (0, 1, root, root)
    assert deeper(root, made) is inner and deeper(root, 5) is root
    with pytest.raises(IRError, match="no scope around"):
        root.outer()
