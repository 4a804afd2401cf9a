"""Code over virtual registers: loops laid out, instructions put in between (scope.py too)."""

from __future__ import annotations

import itertools

import pytest

from tensor.codegen.gpu.machine import BranchTarget, Inst, Loop, Part, VReg, insert, linearise, text
from tensor.codegen.gpu.scope import Scope, deeper
from tensor.ir.errors import IRError


def again(target: BranchTarget, loop: Loop) -> Inst:
    return Inst("again", (), (target, loop.condition))


def test_a_loop_is_laid_out_as_label_body_and_branch_back() -> None:
    answer = VReg(0, "p")
    code = linearise([Inst("a", (), ()), Loop([Inst("b", (), ()), Loop([Inst("c", (), ())])], answer)], again)
    assert [i.op for i in code.insts] == ["a", "label", "b", "label", "c", "again", "again"]
    assert code.loops == [(1, 6), (3, 5)]
    assert code.insts[6].uses == (code.insts[1].uses[0], answer)


def test_what_is_inserted_moves_the_bounds_of_loops() -> None:
    code = linearise([Loop([Inst("a", (), ())])], again)
    insert(code, {1: [Inst("x", (), ())], 2: [Inst("y", (), ())]})
    assert [i.op for i in code.insts] == ["label", "x", "a", "y", "again"]
    assert code.loops == [(0, 4)]


def test_parts_of_registers_are_named_by_their_dwords() -> None:
    wide = VReg(3, "r", 4)
    assert str(wide[2]) == "%r3x4[2]" and str(wide.pair(2)) == "%r3x4[2:3]"
    assert Part(wide, 2, 2)[1] == Part(wide, 3, 1)
    assert text([Loop([Inst("a", (wide,), (1,))])]) == "loop:\n  a %r3x4, 1"


def test_scopes_know_how_deep_they_are_and_what_is_deeper() -> None:
    root = Scope(itertools.count(), None)
    inner = root.inner()
    made = inner.reg("r")
    assert (root.depth, inner.depth, inner.outer(), inner.root) == (0, 1, root, root)
    assert deeper(root, made) is inner and deeper(root, 5) is root
    with pytest.raises(IRError, match="no scope around"):
        root.outer()
