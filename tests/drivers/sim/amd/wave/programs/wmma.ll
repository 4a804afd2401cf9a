declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>,<16 x half>,<8 x float>)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %id, 15
  %i = zext i32 %row to i64
  %pa = getelementptr <16 x half>, ptr addrspace(1) %a, i64 %i
  %x = load <16 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <16 x half>, ptr addrspace(1) %b, i64 %i
  %y = load <16 x half>, ptr addrspace(1) %pb
  %d = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %x, <16 x half> %y, <8 x float> zeroinitializer)
  %e = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %x, <16 x half> %y, <8 x float> %d)
  %n = zext i32 %id to i64
  %po = getelementptr <8 x float>, ptr addrspace(1) %out, i64 %n
  store <8 x float> %e, ptr addrspace(1) %po
  ret void
}
