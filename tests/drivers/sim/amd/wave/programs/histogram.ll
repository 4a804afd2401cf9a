declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@bins = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out, ptr addrspace(1) %most) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %wg, 8
  %n = add i32 %base, %id
  %bin = and i32 %id, 63
  %z = getelementptr i32, ptr addrspace(3) @bins, i32 %bin
  %first = icmp ult i32 %id, 64
  br i1 %first, label %clear, label %count
clear:
  store i32 0, ptr addrspace(3) %z
  br label %count
count:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i = zext i32 %n to i64
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  %k = and i32 %x, 63
  %p = getelementptr i32, ptr addrspace(3) @bins, i32 %k
  %old = atomicrmw add ptr addrspace(3) %p, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %give, label %done
give:
  %c = load i32, ptr addrspace(3) %z
  %b64 = zext i32 %bin to i64
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %b64
  %g = atomicrmw add ptr addrspace(1) %o, i32 %c syncscope("agent") monotonic
  %g2 = atomicrmw umax ptr addrspace(1) %most, i32 %c syncscope("agent") monotonic
  br label %done
done:
  ret void
}
