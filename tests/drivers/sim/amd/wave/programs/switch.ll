declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  br label %again
again:
  %v = phi i32 [ %x, %entry ], [ %next, %join ]
  %n = phi i32 [ 0, %entry ], [ %n1, %join ]
  %k = urem i32 %v, 7
  switch i32 %k, label %other [ i32 0, label %c0
    i32 1, label %c1
    i32 2, label %c2
    i32 3, label %c3
    i32 4, label %c4 ]
c0:
  %v0 = mul i32 %v, 3
  br label %join
c1:
  %v1 = add i32 %v, 11
  br label %join
c2:
  %v2 = xor i32 %v, 12345
  br label %join
c3:
  %v3 = lshr i32 %v, 1
  br label %join
c4:
  %v4 = sub i32 0, %v
  br label %join
other:
  %v5 = shl i32 %v, 1
  br label %join
join:
  %next = phi i32 [ %v0, %c0 ], [ %v1, %c1 ], [ %v2, %c2 ], [ %v3, %c3 ], [ %v4, %c4 ], [ %v5, %other ]
  %n1 = add i32 %n, 1
  %odd = and i32 %x, 15
  %more = icmp ule i32 %n1, %odd
  br i1 %more, label %again, label %done
done:
  %o0 = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %next, ptr addrspace(1) %o0
  ret void
}
