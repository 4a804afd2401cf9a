; A loop that sets the rounding of each lap, sums in it and asks for it; then the same in a function.
define amdgpu_kernel void @rounding(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %got, i32 %ways) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %x = load float, ptr addrspace(1) %from
  br label %lap
lap:
  %way = phi i32 [ 0, %entry ], [ %next, %lap ]
  call void @llvm.set.rounding(i32 %way) #0
  %sum = call float @llvm.experimental.constrained.fadd.f32(float %x, float 0x3E85555560000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  %told = call i32 @llvm.get.rounding() #0
  %row = mul i32 %way, 64
  %at = add i32 %row, %lane
  %sums = getelementptr float, ptr addrspace(1) %out, i32 %at
  store float %sum, ptr addrspace(1) %sums
  %ways_told = getelementptr i32, ptr addrspace(1) %got, i32 %at
  store i32 %told, ptr addrspace(1) %ways_told
  %called = call float @difference(float %x) #0
  %behind = add i32 %at, 256
  %differences = getelementptr float, ptr addrspace(1) %out, i32 %behind
  store float %called, ptr addrspace(1) %differences
  %next = add i32 %way, 1
  %more = icmp ult i32 %next, %ways
  br i1 %more, label %lap, label %done
done:
  ret void
}
define float @difference(float %x) #1 {
  %found = call float @llvm.experimental.constrained.fsub.f32(float %x, float 0x3E85555560000000, metadata !"round.dynamic", metadata !"fpexcept.ignore") #0
  ret float %found
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.set.rounding(i32)
declare i32 @llvm.get.rounding()
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
attributes #0 = { strictfp }
attributes #1 = { strictfp noinline }
