declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@part = internal addrspace(3) global [256 x float] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %wg, 8
  %n = add i32 %base, %id
  %i = zext i32 %n to i64
  %pa = getelementptr float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %mine = getelementptr float, ptr addrspace(3) @part, i32 %id
  store float %x, ptr addrspace(3) %mine
  br label %loop
loop:
  %half = phi i32 [ 128, %entry ], [ %less, %next ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %on = icmp ult i32 %id, %half
  br i1 %on, label %add, label %next
add:
  %far = add i32 %id, %half
  %other = getelementptr float, ptr addrspace(3) @part, i32 %far
  %u = load float, ptr addrspace(3) %mine
  %v = load float, ptr addrspace(3) %other
  %s = fadd float %u, %v
  store float %s, ptr addrspace(3) %mine
  br label %next
next:
  %less = lshr i32 %half, 1
  %more = icmp ne i32 %less, 0
  br i1 %more, label %loop, label %done
done:
  %zero = icmp eq i32 %id, 0
  br i1 %zero, label %give, label %end
give:
  %t = load float, ptr addrspace(3) %mine
  %w64 = zext i32 %wg to i64
  %o = getelementptr float, ptr addrspace(1) %out, i64 %w64
  store float %t, ptr addrspace(1) %o
  br label %end
end:
  ret void
}
