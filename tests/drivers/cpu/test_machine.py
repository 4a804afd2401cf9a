"""The host as a compile target, and objects linked into the process."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import llvmlite.binding as llvm

from drivers.cpu.machine import PREFIX, Processor, host


def test_the_architecture_names_the_processor_and_tells_features_apart() -> None:
    machine = Processor()
    before = machine.arch
    assert before.startswith(f"{PREFIX}{llvm.get_host_cpu_name()}-") and before == host().arch
    machine.features += ",+made-up"
    assert machine.arch != before


def test_vectors_are_as_wide_as_the_features_say() -> None:
    machine = Processor()
    machine.triple = "x86_64-unknown-linux-gnu"
    for features, lanes, registers in (("+avx512f,+avx", 16, 32), ("+avx,-avx512f", 8, 16), ("+sse2", 4, 16)):
        machine.features = features
        assert (machine.lanes, machine.registers) == (lanes, registers)
    machine.triple = "aarch64-unknown-linux-gnu"
    assert machine.registers == 32  # V0 to V31


def test_two_objects_with_the_same_name_stand_side_by_side() -> None:
    found = []
    for number in (3, 4):
        text = f"define i32 @same() {{\n  ret i32 {number}\n}}\n"
        module = llvm.parse_assembly(text)
        module.triple = host().triple
        found.append(host().load(host().target.emit_object(module), "same"))
    assert [ctypes.CFUNCTYPE(ctypes.c_int)(each["same"])() for each in found] == [3, 4]


ADDRESS_OF_32_BITS = """\
import llvmlite.binding as llvm
from drivers.cpu.machine import host

text = "define void @f() { ret void } @place = constant i32 ptrtoint (ptr @f to i32)"
code = host().target.emit_object(llvm.parse_assembly(text))
try:
    host().load(code, "place")
except RuntimeError:
    print("refused")
"""


def test_an_object_that_fits_nowhere_in_the_process_is_refused() -> None:
    """In a process of its own, which LLVM's older linker ends."""
    command = [sys.executable, "-c", ADDRESS_OF_32_BITS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "refused\n")
