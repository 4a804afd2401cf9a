"""The IR text builder."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from drivers.sim.llvm.engine import LlvmEngine
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


def run(condition: int, build: Callable[[Text], str]) -> int:
    """What a function gives whose i1 parameter is %c, and whose block %stop gives 9."""
    t, engine = Text(), LlvmEngine(())
    value = build(t)
    head, foot = ["define i32 @f(i1 %c) {", "entry:"], ["stop:", "  ret i32 9", "}"]
    weights = '!1 = !{!"branch_weights", i32 9, i32 1}'
    text = "\n".join([*head, *t.lines, f"  ret i32 {value}", *foot, weights, ""])
    address = engine.load(engine.compile_quickly(text), ["f"])["f"]
    return int(ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_bool)(address)(bool(condition)))


def test_two_ways_meet_with_the_values_of_the_one_that_was_taken() -> None:
    def build(t: Text) -> str:
        return t.two("add", I32, *t.either("%c", lambda: ["1", "20"], lambda: ["3", "40"], I32))

    def twice(t: Text) -> str:
        return t.either("%c", lambda: t.either("%c", lambda: ["1"], lambda: ["2"], I32), lambda: ["3"], I32)[
            0
        ]

    assert (run(1, build), run(0, build)) == (21, 43)
    assert (run(1, twice), run(0, twice)) == (1, 3)


def test_what_is_done_unless_stands_for_what_was_given_or_leads_elsewhere() -> None:
    def instead(t: Text) -> str:
        (value,) = t.unless("%c", lambda: [t.op("add i32 2, 3")], given=["7"], types=[I32])
        return value

    def away(t: Text) -> str:
        t.unless("%c", lambda: None, "stop")
        return "1"

    assert (run(1, instead), run(0, instead)) == (7, 5)
    assert (run(1, away), run(0, away)) == (1, 9)


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
