"""An outside compiler as the oracle: LLVM prints assembly and emits bytes of the
same function; ours must agree.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from drivers.amd.assembly import read
from drivers.amd.isa import isa
from drivers.amd.isa.listing import listing, read_object

binding = pytest.importorskip("llvmlite.binding")
pytestmark = pytest.mark.oracle

HEAD = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.sqrt.f32(float)
declare float @llvm.exp2.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare half @llvm.fma.f16(half, half, half)
declare double @llvm.fma.f64(double, double, double)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>)
@lds = internal addrspace(3) global [1024 x float] poison
"""

FUNCTIONS = {
    "float_math": """(ptr addrspace(1) %p, float %k) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %q
  %n = fneg float %x
  %a = call float @llvm.fma.f32(float %x, float %n, float %k)
  %b = call float @llvm.sqrt.f32(float %a)
  %c = call float @llvm.exp2.f32(float %b)
  %d = fdiv float %c, %x
  %m = fcmp olt float %d, 1.5
  %s = select i1 %m, float %d, float %k
  store float %s, ptr addrspace(1) %q
  ret void }""",
    "integer_math": """(ptr addrspace(1) %p, i32 %k, i64 %w) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i64, ptr addrspace(1) %p, i32 %i
  %x = load i64, ptr addrspace(1) %q
  %a = mul i64 %x, %w
  %b = add i64 %a, 81985529216486895
  %c = ashr i64 %b, 7
  %t = trunc i64 %c to i32
  %d = udiv i32 %t, %k
  %e = call i32 @llvm.ctpop.i32(i32 %d)
  %f = call i32 @llvm.ctlz.i32(i32 %e, i1 false)
  %g = xor i32 %f, %k
  %h = zext i32 %g to i64
  store i64 %h, ptr addrspace(1) %q
  ret void }""",
    "half_math": """(ptr addrspace(1) %p, half %h, <2 x half> %v) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <2 x half>, ptr addrspace(1) %p, i32 %i
  %x = load <2 x half>, ptr addrspace(1) %q
  %a = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %v, <2 x half> <half 1.0, half 1.0>)
  %lo = extractelement <2 x half> %a, i32 0
  %hi = extractelement <2 x half> %a, i32 1
  %b = call half @llvm.fma.f16(half %hi, half %lo, half %h)
  %f = fpext half %b to float
  %g = fmul float %f, 3.0
  %r = fptrunc float %g to half
  %s = insertelement <2 x half> %a, half %r, i32 1
  store <2 x half> %s, ptr addrspace(1) %q
  ret void }""",
    "double_math": """(ptr addrspace(1) %p, double %k) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr double, ptr addrspace(1) %p, i32 %i
  %x = load double, ptr addrspace(1) %q
  %a = call double @llvm.fma.f64(double %x, double %k, double 0.5)
  %b = fdiv double %a, %k
  %c = fptosi double %b to i32
  %d = sitofp i32 %c to double
  store double %d, ptr addrspace(1) %q
  ret void }""",
    "shared_memory": """(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %q
  %l = getelementptr float, ptr addrspace(3) @lds, i32 %i
  store float %x, ptr addrspace(3) %l
  call void @llvm.amdgcn.s.barrier()
  %j = xor i32 %i, 31
  %m = getelementptr float, ptr addrspace(3) @lds, i32 %j
  %y = load <4 x float>, ptr addrspace(3) %m
  %z = extractelement <4 x float> %y, i32 3
  %o = atomicrmw add ptr addrspace(1) %p, i32 %j syncscope("agent") acq_rel
  %u = atomicrmw fadd ptr addrspace(3) @lds, float %z monotonic
  store float %u, ptr addrspace(1) %q
  ret void }""",
    "lanes": """(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %q
  %a = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 true)
  %b = add i32 %a, %x
  %c = call i32 @llvm.amdgcn.ds.bpermute(i32 %i, i32 %b)
  store i32 %c, ptr addrspace(1) %q
  ret void }""",
    "loop_and_scratch": """(ptr addrspace(1) %p, i32 %n) {
entry:
  %s = alloca [64 x i32], addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %a = and i32 %k, 63
  %l = getelementptr [64 x i32], ptr addrspace(5) %s, i32 0, i32 %a
  store volatile i32 %k, ptr addrspace(5) %l
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, %n
  br i1 %c, label %body, label %done
done:
  %m = and i32 %i, 63
  %r = getelementptr [64 x i32], ptr addrspace(5) %s, i32 0, i32 %m
  %v = load volatile i32, ptr addrspace(5) %r
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void }""",
    "matrix": """(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <16 x half>, ptr addrspace(1) %p, i32 %i
  %a = load <16 x half>, ptr addrspace(1) %q
  %c = load <8 x float>, ptr addrspace(1) %q
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %a, <16 x half> %a, <8 x
  float> %c) store <8 x float> %d, ptr addrspace(1) %q
  ret void }""",
}


RDNA4_HEAD = """
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>)
"""
RDNA4_FUNCTIONS = FUNCTIONS | {
    "matrix": """(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <8 x half>, ptr addrspace(1) %p, i32 %i
  %a = load <8 x half>, ptr addrspace(1) %q
  %c = load <8 x float>, ptr addrspace(1) %q
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %a, <8 x half> %a, <8 x
  float> %c) store <8 x float> %d, ptr addrspace(1) %q
  ret void }""",
}
CASES = [(arch, name) for arch in ("gfx1100", "gfx1201") for name in sorted(FUNCTIONS)]


@cache
def compiled(arch: str, name: str) -> tuple[str, bytes]:
    """(assembly text, object file) of one function, by LLVM."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(cpu=arch)
    body = (RDNA4_FUNCTIONS if arch == "gfx1201" else FUNCTIONS)[name]
    head = HEAD + (RDNA4_HEAD if arch == "gfx1201" else "")
    source = f"{head}\ndefine amdgpu_kernel void @{name}{body}"
    assembly = machine.emit_assembly(binding.parse_assembly(source))  # code generation changes the module
    return assembly, machine.emit_object(binding.parse_assembly(source))


def instructions(assembly: str, name: str) -> list[str]:
    """Instruction lines of the function; labels, comments and directives removed."""
    body = assembly.split(f"\n{name}:", 1)[1].split("\t.section", 1)[0]
    lines = [re.sub(r";.*", "", line).strip() for line in body.splitlines()]
    return [line for line in lines if line and not line.startswith(".")]


@pytest.mark.parametrize(("arch", "name"), CASES)
def test_a_whole_llvm_file_assembles_to_llvm_bytes(arch: str, name: str) -> None:
    assembly, data = compiled(arch, name)
    (function,) = read_object(data).functions
    ours = read(assembly).machine_code()
    assert len(function.data) > 40
    assert ours[: len(function.data)] == function.data


@pytest.mark.parametrize(("arch", "name"), CASES)
def test_llvm_bytes_print_as_llvm_text(arch: str, name: str) -> None:
    assembly, data = compiled(arch, name)
    found = read_object(data)
    assert found.arch == arch
    ours = [line.text for line in listing(arch, 32, found.functions)]
    theirs = instructions(assembly, name)
    assert len(ours) >= len(theirs) > 10
    for mine, line in zip(ours, theirs, strict=False):
        if not line.startswith(("s_branch", "s_cbranch")):  # their labels have other names
            selects = "" if "op_sel" in line else r" op_sel:\[[01,]+\]$"  # the compiler trusts .h alone
            shown = mine if ".l" in assembly else mine.replace(".l", "")
            assert re.sub(selects, "", shown) == re.sub(r"\s+", " ", line)


SECTIONS = """
target triple = "amdgcn-amd-amdhsa"
define void @first(ptr addrspace(1) %p) section ".text.first" { store i32 1, ptr addrspace(1) %p
  ret void }
define void @second(ptr addrspace(1) %p, i1 %c) section ".text.second" { br i1 %c, label %a, label %b
a:
  store i32 2, ptr addrspace(1) %p
  br label %b
b:
  ret void }
@same = alias void (ptr addrspace(1)), ptr @first
"""


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_functions_in_sections_of_their_own_have_places_of_their_own(arch: str) -> None:
    """In a file that is still to be linked each section begins at 0; one place is listed once."""
    compiled(arch, "float_math")
    machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=arch)
    found = read_object(machine.emit_object(binding.parse_assembly(SECTIONS)))
    lines = listing(arch, 32, found.functions)
    assert [line.symbol for line in lines if line.symbol] == ["first", "second"]
    assert len({line.offset for line in lines}) == len(lines)
    text = "\n".join(
        f"{line.symbol or line.label}:\n{line.text}" if line.symbol or line.label else line.text
        for line in lines
    )
    assert isa(arch).assemble(text) == b"".join(line.code for line in lines)
