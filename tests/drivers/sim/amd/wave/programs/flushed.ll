; Products where denormals of f32 count as zeros, and sums of doubles toward zero between two that are not.
define amdgpu_kernel void @flushed(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %wide) #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %x = load float, ptr addrspace(1) %from
  %half = fmul float %x, 5.000000e-01
  %to = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %half, ptr addrspace(1) %to
  %at = getelementptr double, ptr addrspace(1) %wide, i32 %lane
  %d = load double, ptr addrspace(1) %at
  %down = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.downward")
  %up = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  %low = fpext half %down to double
  %high = fpext half %up to double
  %gap = fsub double %high, %low
  %sum = fadd double %d, %gap
  store double %sum, ptr addrspace(1) %at
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
