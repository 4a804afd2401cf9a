"""What LLVM's compiler makes for gfx1100 breaks none of our rules: they are no stricter than a shipping
compiler.

Each kernel is compiled at every optimisation level. `oracle`: needs llvmlite's AMDGPU target.
"""

from __future__ import annotations

import io
import struct
from functools import cache
from typing import Any

import numpy as np
import pytest
from elftools.elf.elffile import ELFFile

from drivers.sim.amd.wave.check.checker import check
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

ENTRY = 0x10_0000
KERNELS = {
    "saxpy": """
define amdgpu_kernel void @k(ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y, float %a) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %px = getelementptr float, ptr addrspace(1) %x, i64 %i
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i
  %vx = load float, ptr addrspace(1) %px
  %vy = load float, ptr addrspace(1) %py
  %m = fmul float %vx, %a
  %s = fadd float %m, %vy
  %d = fdiv float %s, %vx
  %q = call float @llvm.sqrt.f32(float %d)
  %e = call float @llvm.exp2.f32(float %q)
  store float %e, ptr addrspace(1) %py
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.sqrt.f32(float)
declare float @llvm.exp2.f32(float)
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
""",
    "loop": """
@lds = internal addrspace(3) global [256 x float] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, i64 %w) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %cont]
  %acc = phi float [0.0, %entry], [%acc2, %cont]
  %o = add i32 %i, %id
  %o64 = zext i32 %o to i64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %o64
  %v = load float, ptr addrspace(1) %p
  %c = fcmp olt float %v, 0.5
  br i1 %c, label %then, label %cont
then:
  %h = getelementptr half, ptr addrspace(1) %x, i64 %o64
  %hv = load half, ptr addrspace(1) %h
  %he = fpext half %hv to float
  %r = fmul float %he, %v
  br label %cont
cont:
  %add = phi float [%v, %loop], [%r, %then]
  %acc2 = fadd float %acc, %add
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %done
done:
  %l = getelementptr float, ptr addrspace(3) @lds, i32 %id
  store float %acc2, ptr addrspace(3) %l
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %id2 = xor i32 %id, 1
  %l2 = getelementptr float, ptr addrspace(3) @lds, i32 %id2
  %o2 = load float, ptr addrspace(3) %l2
  %yo = getelementptr i64, ptr addrspace(1) %y, i32 %id
  %t = fptosi float %o2 to i64
  %dv = udiv i64 %t, %w
  %sr = srem i32 %i1, %wg
  %ss = sext i32 %sr to i64
  %dd = add i64 %dv, %ss
  store i64 %dd, ptr addrspace(1) %yo
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
""",
    "vec": """
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %px = getelementptr <8 x half>, ptr addrspace(1) %x, i32 %id
  %a = load <8 x half>, ptr addrspace(1) %px
  %py = getelementptr <8 x half>, ptr addrspace(1) %y, i32 %id
  %b = load <8 x half>, ptr addrspace(1) %py
  %c = fadd <8 x half> %a, %b
  %d = call <8 x half> @llvm.maxnum.v8f16(<8 x half> %c, <8 x half> %a)
  %l = call <8 x half> @llvm.log2.v8f16(<8 x half> %d)
  %e = extractelement <8 x half> %l, i32 3
  %ei = fptosi half %e to i32
  %m = and i32 %ei, 7
  %q = insertelement <8 x half> %l, half 1.0, i32 %m
  store <8 x half> %q, ptr addrspace(1) %py
  %pb = getelementptr i8, ptr addrspace(1) %x, i32 %id
  %b0 = load i8, ptr addrspace(1) %pb
  %pc = getelementptr i8, ptr addrspace(1) %pb, i32 1
  %b1 = load i8, ptr addrspace(1) %pc
  %z = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s = shl i16 %z1, 8
  %oo = or i16 %z, %s
  %f = uitofp i16 %oo to double
  %g = fdiv double %f, 3.0
  %pd = getelementptr double, ptr addrspace(1) %y, i32 %id
  store double %g, ptr addrspace(1) %pd
  %old = atomicrmw add ptr addrspace(1) %pd, i64 3 seq_cst
  %old2 = atomicrmw fadd ptr addrspace(1) %x, float 3.0 monotonic
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare <8 x half> @llvm.maxnum.v8f16(<8 x half>,<8 x half>)
declare <8 x half> @llvm.log2.v8f16(<8 x half>)
""",
    "flat": """
define amdgpu_kernel void @k(ptr %x, ptr addrspace(1) %y, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %s = alloca [64 x i32], addrspace(5)
  %px = getelementptr i32, ptr %x, i32 %id
  %a = load i32, ptr %px
  %b = and i32 %a, 63
  %p = getelementptr i32, ptr addrspace(5) %s, i32 %b
  %pn = getelementptr i32, ptr addrspace(5) %s, i32 %n
  store i32 7, ptr addrspace(5) %p
  store i32 %id, ptr addrspace(5) %pn
  %v = load i32, ptr addrspace(5) %p
  %fl = addrspacecast ptr addrspace(5) %p to ptr
  %v2 = load i32, ptr %fl
  %sum = add i32 %v, %v2
  %sel = call i32 @llvm.amdgcn.ds.bpermute(i32 %id, i32 %sum)
  %rfl = call i32 @llvm.amdgcn.readfirstlane(i32 %sel)
  %dpp = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %sel, i32 273, i32 15, i32 15, i1 false)
  %t = add i32 %dpp, %rfl
  %bal = call i32 @llvm.amdgcn.ballot.i32(i1 true)
  %t2 = add i32 %t, %bal
  %mul = mul i32 %t2, %n
  %div = sdiv i32 %mul, %sum
  store i32 %div, ptr %px
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane(i32)
declare i32 @llvm.amdgcn.ballot.i32(i1)
declare i32 @llvm.amdgcn.update.dpp.i32(i32,i32,i32,i32,i32,i1)
""",
    "wmma": """
define amdgpu_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %acc = phi <8 x float> [zeroinitializer, %entry], [%d2, %loop]
  %o = add i32 %i, %id
  %pa = getelementptr <16 x half>, ptr addrspace(1) %x, i32 %o
  %a = load <16 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <16 x half>, ptr addrspace(1) %y, i32 %o
  %b = load <16 x half>, ptr addrspace(1) %pb
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(
         <16 x half> %a, <16 x half> %b, <8 x float> %acc)
  %h = bitcast <8 x float> %d to <16 x half>
  %d2 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(
         <16 x half> %h, <16 x half> %b, <8 x float> %d)
  %i1 = add i32 %i, 1
  %e = icmp slt i32 %i1, %n
  br i1 %e, label %loop, label %done
done:
  %py = getelementptr <8 x float>, ptr addrspace(1) %y, i32 %id
  store <8 x float> %d2, ptr addrspace(1) %py
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>,<16 x half>,<8 x float>)
""",
}


@cache
def targets() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm


def compiled(text: str, level: int, cpu: str = "gfx1100") -> ELFFile:
    """An amdhsa code object of LLVM IR."""
    llvm = targets()
    module = llvm.parse_assembly(f'target triple = "amdgcn-amd-amdhsa"\n{text}')
    machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=cpu, opt=level)
    if level:
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=level))
        builder.getModulePassManager().run(module, builder)
    return ELFFile(io.BytesIO(machine.emit_object(module)))


@pytest.mark.oracle
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("name", KERNELS)
def test_code_of_llvm_breaks_no_rule(name: str, level: int) -> None:
    elf = compiled(KERNELS[name], level)
    sections = {section.name: section.data() for section in elf.iter_sections()}
    code, descriptor = sections[".text"], sections[".rodata"]
    rsrc1, rsrc2 = struct.unpack_from("<II", descriptor, 48)
    image = np.frombuffer(code + bytes.fromhex("00009fbf") * 16, np.uint8).copy()
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    launch = Launch(
        "gfx1100", ENTRY, rsrc1, rsrc2, 128, (0,) * 16, (1, 1, 1), (32, 1, 1), True, 0, 0, {}
    )  # fmt: skip
    program = load("gfx1100", ENTRY, AddressSpace(regions), {})
    check(program, launch)
