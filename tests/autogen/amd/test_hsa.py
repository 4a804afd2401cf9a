"""The kernel descriptor, typed from AMDGPUUsage and compared with what LLVM writes."""

from __future__ import annotations

import io

import llvmlite.binding as llvm
import pytest
from elftools.elf.elffile import ELFFile

from autogen.amd import gc_11_0_0 as gc
from autogen.amd.hsa import KernelDescriptor
from autogen.schema import DecodeError, ReservedBits

SOURCE = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [1024 x i32] undef
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %group = call i32 @llvm.amdgcn.workgroup.id.y()
  %slot = getelementptr [1024 x i32], ptr addrspace(3) @lds, i32 0, i32 %x
  store volatile i32 %y, ptr addrspace(3) %slot
  store i32 %group, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.y()
attributes #0 = {
  "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id"
  "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z"
}
"""


@pytest.fixture(scope="module")
def compiled() -> bytes:
    """LLVM's 64 bytes for the kernel above."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100")
    elf = ELFFile(io.BytesIO(machine.emit_object(llvm.parse_assembly(SOURCE))))
    section = elf.get_section_by_name(".rodata")
    assert section is not None
    return bytes(section.data()[:64])


@pytest.mark.oracle
def test_the_compilers_descriptor_decodes_to_what_its_source_says(compiled: bytes) -> None:
    descriptor = KernelDescriptor.from_bytes(compiled)
    assert descriptor.group_segment_fixed_size == 4096
    assert descriptor.private_segment_fixed_size == 0
    assert descriptor.kernarg_size == 8
    assert (descriptor.enable_sgpr_kernarg_segment_ptr, descriptor.enable_sgpr_dispatch_ptr) == (1, 0)
    assert descriptor.enable_wavefront_size32 == 1
    assert descriptor.to_bytes() == compiled


@pytest.mark.oracle
def test_the_resource_words_are_the_registers(compiled: bytes) -> None:
    descriptor = KernelDescriptor.from_bytes(compiled)
    first = gc.COMPUTE_PGM_RSRC1.decode(descriptor.compute_pgm_rsrc1)
    second = gc.COMPUTE_PGM_RSRC2.decode(descriptor.compute_pgm_rsrc2)
    gc.COMPUTE_PGM_RSRC3.decode(descriptor.compute_pgm_rsrc3)
    assert (first.float_mode, first.mem_ordered, first.wgp_mode) == (0xF0, 1, 1)
    assert (second.tgid_y_en, second.tidig_comp_cnt, second.lds_size) == (
        1,
        1,
        0,
    )  # LDS size is the driver's to fill
    assert second.user_sgpr >= 2  # the kernarg pointer takes two


def test_fields_stand_at_their_documented_bytes() -> None:
    data = KernelDescriptor(
        kernarg_size=0x11,
        kernel_code_entry_byte_offset=-256,
        compute_pgm_rsrc1=0x2222,
        compute_pgm_rsrc2=0x3333,
        compute_pgm_rsrc3=0x4444,
        enable_wavefront_size32=1,
    ).to_bytes()
    assert data[8:12] == (0x11).to_bytes(4, "little")
    assert data[16:24] == (-256).to_bytes(8, "little", signed=True)
    assert data[44:48] == (0x4444).to_bytes(4, "little")
    assert data[48:52] == (0x2222).to_bytes(4, "little")
    assert data[52:56] == (0x3333).to_bytes(4, "little")
    assert data[56:58] == (1 << 10).to_bytes(2, "little")


def test_reserved_bytes_must_be_zero_and_the_length_exact() -> None:
    good = KernelDescriptor(
        kernel_code_entry_byte_offset=256, compute_pgm_rsrc1=0, compute_pgm_rsrc2=0
    ).to_bytes()
    with pytest.raises(ReservedBits, match="KernelDescriptor: reserved bits set, dw3 mask 0x1"):
        KernelDescriptor.from_bytes(good[:12] + b"\1" + good[13:])
    with pytest.raises(DecodeError, match="KernelDescriptor: 63 bytes, must be 64"):
        KernelDescriptor.from_bytes(good[:63])
