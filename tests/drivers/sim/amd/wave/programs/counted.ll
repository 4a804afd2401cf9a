; Lanes with odd numbers are counted up in LDS and those with even ones down; bits of masks by quads.
@count = internal addrspace(3) global i32 poison
define amdgpu_kernel void @counted(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 1000, ptr addrspace(3) @count
  fence syncscope("workgroup") acq_rel
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %lane
  %x = load i32, ptr addrspace(1) %from
  %odd = trunc i32 %x to i1
  %to = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %lane
  %second = getelementptr i32, ptr addrspace(1) %to, i32 1
  %third = getelementptr i32, ptr addrspace(1) %to, i32 2
  br i1 %odd, label %up, label %down
up:
  %a = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @count, i1 false)
  store i32 %a, ptr addrspace(1) %to
  br label %on
down:
  %b = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @count, i1 false)
  store i32 %b, ptr addrspace(1) %to
  br label %on
on:
  %mask = call i32 @llvm.amdgcn.ballot.i32(i1 %odd)
  %quads = call i32 @llvm.amdgcn.s.quadmask.i32(i32 %mask)
  %whole = call i32 @llvm.amdgcn.s.wqm.i32(i32 %mask)
  store i32 %quads, ptr addrspace(1) %second
  store i32 %whole, ptr addrspace(1) %third
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.ballot.i32(i1)
declare i32 @llvm.amdgcn.s.quadmask.i32(i32)
declare i32 @llvm.amdgcn.s.wqm.i32(i32)
