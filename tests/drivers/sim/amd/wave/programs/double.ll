declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare double @llvm.sqrt.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.floor.f64(double)
declare double @llvm.minnum.f64(double, double)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr double, ptr addrspace(1) %a, i64 %i
  %pb = getelementptr double, ptr addrspace(1) %b, i64 %i
  %x = load double, ptr addrspace(1) %pa
  %y = load double, ptr addrspace(1) %pb
  %q = fdiv double %x, %y
  %abs = fmul double %x, %x
  %s = call double @llvm.sqrt.f64(double %abs)
  %f = call double @llvm.fma.f64(double %x, double %y, double %q)
  %fl = call double @llvm.floor.f64(double %f)
  %si = fptosi double %fl to i64
  %back = sitofp i64 %si to double
  %m = call double @llvm.minnum.f64(double %x, double %y)
  %o0 = getelementptr double, ptr addrspace(1) %out, i64 %i
  store double %q, ptr addrspace(1) %o0
  %o1 = getelementptr double, ptr addrspace(1) %o0, i64 64
  store double %s, ptr addrspace(1) %o1
  %o2 = getelementptr double, ptr addrspace(1) %o0, i64 128
  store double %f, ptr addrspace(1) %o2
  %o3 = getelementptr double, ptr addrspace(1) %o0, i64 192
  store double %back, ptr addrspace(1) %o3
  %o4 = getelementptr double, ptr addrspace(1) %o0, i64 256
  store double %m, ptr addrspace(1) %o4
  ret void
}
