declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
@box = internal addrspace(3) global [64 x i32] poison, align 4
define internal void @bump(ptr %p, i32 %by) noinline {
  %v = load i32, ptr %p
  %w = add i32 %v, %by
  store i32 %w, ptr %p
  %old = atomicrmw add ptr %p, i32 1 syncscope("workgroup") monotonic
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %own = alloca [2 x i32], align 4, addrspace(5)
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  store i32 %x, ptr addrspace(5) %own
  %l = getelementptr i32, ptr addrspace(3) @box, i32 %id
  store i32 %x, ptr addrspace(3) %l
  %fo = addrspacecast ptr addrspace(5) %own to ptr
  %fl = addrspacecast ptr addrspace(3) %l to ptr
  %fg = addrspacecast ptr addrspace(1) %pa to ptr
  %kind = urem i32 %id, 3
  %is0 = icmp eq i32 %kind, 0
  %is1 = icmp eq i32 %kind, 1
  %p1 = select i1 %is1, ptr %fl, ptr %fg
  %p = select i1 %is0, ptr %fo, ptr %p1
  call void @bump(ptr %p, i32 %id)
  %vo = load i32, ptr addrspace(5) %own
  %vl = load i32, ptr addrspace(3) %l
  %vg = load i32, ptr addrspace(1) %pa
  %s0 = add i32 %vo, %vl
  %s1 = add i32 %s0, %vg
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %s1, ptr addrspace(1) %o
  ret void
}
