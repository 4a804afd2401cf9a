"""Library functions built as instructions are: what a kernel knows when it is compiled they are told."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.callee import Callee
from drivers.sim.llvm.text import Text


def test_what_a_kernel_knows_is_a_parameter() -> None:
    wave = Callee(Text())
    known = (wave.exec, wave.pc, wave.site(), wave.private_shift, wave.private_first)
    assert known == ("%exec", "%pc", "%site", "%shift", "%first")
    assert wave.sites == 0


def test_a_function_says_whether_a_fault_ended_it() -> None:
    wave = Callee(Text())
    wave.leave_unless("%good")
    lines = wave.function("db_some", "i1 %good").splitlines()
    assert lines[0] == "define i32 @db_some(i1 %good) noinline {"
    assert "label %fault" in lines[2]
    assert lines[-4:] == ["  ret i32 0", "fault:", "  ret i32 1", "}"]
