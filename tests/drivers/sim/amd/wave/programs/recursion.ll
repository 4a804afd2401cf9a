declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define internal i32 @fib(i32 %n) noinline #0 {
  %c = icmp slt i32 %n, 2
  br i1 %c, label %base, label %rec
base:
  ret i32 %n
rec:
  %a = sub i32 %n, 1
  %b = sub i32 %n, 2
  %fp = load volatile ptr, ptr addrspace(4) @table
  %x = call i32 %fp(i32 %a)
  %y = call i32 %fp(i32 %b)
  %z = add i32 %x, %y
  ret i32 %z
}
define internal i32 @twice(i32 %n) noinline #0 {
  %z = mul i32 %n, 2
  ret i32 %z
}
@table = internal addrspace(4) constant [2 x ptr] [ptr @fib, ptr @twice]
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %p = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %s = and i32 %v, 1
  %s6 = zext i32 %s to i64
  %tp = getelementptr ptr, ptr addrspace(4) @table, i64 %s6
  %fp = load ptr, ptr addrspace(4) %tp
  %r = call i32 %fp(i32 %v)
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-lds-kernel-id" "amdgpu-no-dispatch-ptr" }
