"""The IR text builder."""

from __future__ import annotations

from drivers.sim.llvm.text import I32, V32, Text, constant, element, splat


def test_equal_expressions_are_written_once() -> None:
    t = Text()
    assert t.two("add", I32, "%a", "%b") == t.two("add", I32, "%a", "%b")
    assert len(t.lines) == 1


def test_a_side_path_does_not_lend_its_values() -> None:
    t = Text()
    with t.side_path():
        inside = t.op("add i32 %a, 1")
    assert t.op("add i32 %a, 1") != inside


def test_forgetting_ends_reuse_and_effects_are_never_shared() -> None:
    t = Text()
    first = t.op("add i32 %a, 1")
    t.forget()
    assert t.op("add i32 %a, 1") != first
    assert t.let("load i32, ptr %p") != t.let("load i32, ptr %p")


def test_constants_and_casts_fold() -> None:
    t = Text()
    assert t.splat(V32, "7") == "splat (i32 7)"
    assert splat(V32, 0) == "zeroinitializer"
    assert t.cast("zext", I32, "%a", I32) == "%a"
    assert t.select("i1", "%c", I32, "%a", "%a") == "%a"
    assert element(V32) == "i32"
    assert constant("<2 x i32>", [1, 2]) == "<i32 1, i32 2>"


def test_calls_declare_what_they_call() -> None:
    t = Text()
    t.call(I32, "llvm.ctpop.i32", (I32, "%a"))
    assert t.externals == {"llvm.ctpop.i32": "declare i32 @llvm.ctpop.i32(i32)"}
