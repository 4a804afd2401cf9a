declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr <8 x i32>, ptr addrspace(1) %a, i64 %i
  %x = load <8 x i32>, ptr addrspace(1) %pa
  %e = extractelement <8 x i32> %x, i32 %k
  %j = xor i32 %k, 3
  %y = insertelement <8 x i32> %x, i32 %id, i32 %j
  %lane = and i32 %e, 7
  %f = extractelement <8 x i32> %y, i32 %lane
  %s = add i32 %e, %f
  %sum0 = extractelement <8 x i32> %y, i32 0
  %sum3 = extractelement <8 x i32> %y, i32 6
  %s1 = add i32 %s, %sum0
  %s2 = add i32 %s1, %sum3
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %s2, ptr addrspace(1) %o
  ret void
}
