declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.sudot4(i1, i32, i1, i32, i32, i1)
declare i32 @llvm.amdgcn.udot4(i32, i32, i32, i1)
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  %y = load i32, ptr addrspace(1) %pb
  %s = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %x, i1 true, i32 %y, i32 5, i1 false)
  %m = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %x, i1 false, i32 %y, i32 5, i1 true)
  %u = call i32 @llvm.amdgcn.udot4(i32 %x, i32 %y, i32 %s, i1 false)
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %s, ptr addrspace(1) %o0
  %o1 = getelementptr i32, ptr addrspace(1) %o0, i64 32
  store i32 %m, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o0, i64 64
  store i32 %u, ptr addrspace(1) %o2
  ret void
}
