declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1, <4 x i32>, i1, <4 x i32>, <8 x i32>, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %id, 15
  %i = zext i32 %row to i64
  %pa = getelementptr <4 x i32>, ptr addrspace(1) %a, i64 %i
  %x = load <4 x i32>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i32>, ptr addrspace(1) %b, i64 %i
  %y = load <4 x i32>, ptr addrspace(1) %pb
  %d = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %x, i1 false, <4 x i32> %y, <8 x i32> zeroinitializer, i1 false)
  %n = zext i32 %id to i64
  %po = getelementptr <8 x i32>, ptr addrspace(1) %out, i64 %n
  store <8 x i32> %d, ptr addrspace(1) %po
  ret void
}
