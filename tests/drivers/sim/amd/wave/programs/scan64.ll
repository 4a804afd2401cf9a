declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  %odd = trunc i32 %x to i1
  %mask = call i64 @llvm.amdgcn.ballot.i64(i1 %odd)
  %lo = trunc i64 %mask to i32
  %sh = lshr i64 %mask, 32
  %hi = trunc i64 %sh to i32
  %c0 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %lo, i32 0)
  %c1 = call i32 @llvm.amdgcn.mbcnt.hi(i32 %hi, i32 %c0)
  %l40 = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 40)
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %c1, ptr addrspace(1) %o
  br i1 %odd, label %yes, label %no
yes:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %s = add i32 %f, %l40
  %o1 = getelementptr i32, ptr addrspace(1) %o, i64 128
  store i32 %s, ptr addrspace(1) %o1
  br label %no
no:
  ret void
}
