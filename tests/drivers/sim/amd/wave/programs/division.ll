declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr i64, ptr addrspace(1) %a, i64 %i
  %pb = getelementptr i64, ptr addrspace(1) %b, i64 %i
  %x = load i64, ptr addrspace(1) %pa
  %y = load i64, ptr addrspace(1) %pb
  %uq = udiv i64 %x, %y
  %ur = urem i64 %x, %y
  %sq = sdiv i64 %x, %y
  %sr = srem i64 %x, %y
  %x32 = trunc i64 %x to i32
  %y32 = trunc i64 %y to i32
  %z32 = or i32 %y32, 1
  %q32 = sdiv i32 %x32, %z32
  %u32 = urem i32 %x32, %z32
  %w0 = sext i32 %q32 to i64
  %w1 = zext i32 %u32 to i64
  %o0 = getelementptr i64, ptr addrspace(1) %out, i64 %i
  store i64 %uq, ptr addrspace(1) %o0
  %o1 = getelementptr i64, ptr addrspace(1) %o0, i64 64
  store i64 %ur, ptr addrspace(1) %o1
  %o2 = getelementptr i64, ptr addrspace(1) %o0, i64 128
  store i64 %sq, ptr addrspace(1) %o2
  %o3 = getelementptr i64, ptr addrspace(1) %o0, i64 192
  store i64 %sr, ptr addrspace(1) %o3
  %o4 = getelementptr i64, ptr addrspace(1) %o0, i64 256
  store i64 %w0, ptr addrspace(1) %o4
  %o5 = getelementptr i64, ptr addrspace(1) %o0, i64 320
  store i64 %w1, ptr addrspace(1) %o5
  ret void
}
