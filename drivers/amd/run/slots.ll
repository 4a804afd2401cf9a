; Work-group memory that functions of OpenCL C share, which that language lets kernels alone declare: a number for
; each of 32 waves. `source.py` links it to a source whose functions ask for it.
target triple = "amdgcn-amd-amdhsa"
@db_slots = internal addrspace(3) global [32 x i64] undef, align 8
define ptr addrspace(3) @db_group_slots() alwaysinline nounwind {
  ret ptr addrspace(3) @db_slots
}
