declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = zext i32 %id to i64
  %s = alloca [40 x i32], align 4, addrspace(5)
  %b = alloca [40 x i8], align 4, addrspace(5)
  %pa = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %x = load i32, ptr addrspace(1) %pa
  br label %fill
fill:
  %j = phi i32 [ 0, %entry ], [ %j1, %fill ]
  %m = mul i32 %j, %x
  %r = urem i32 %m, 40
  %p = getelementptr i32, ptr addrspace(5) %s, i32 %j
  store i32 %r, ptr addrspace(5) %p
  %pb = getelementptr i8, ptr addrspace(5) %b, i32 %j
  %t8 = trunc i32 %m to i8
  store i8 %t8, ptr addrspace(5) %pb
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, 40
  br i1 %more, label %fill, label %walk
walk:
  %n = phi i32 [ 0, %fill ], [ %n1, %walk ]
  %at = phi i32 [ 7, %fill ], [ %to, %walk ]
  %sum = phi i32 [ 0, %fill ], [ %sum1, %walk ]
  %q = getelementptr i32, ptr addrspace(5) %s, i32 %at
  %f = addrspacecast ptr addrspace(5) %q to ptr
  %got = load i32, ptr %f
  %qb = getelementptr i8, ptr addrspace(5) %b, i32 %got
  %byte = load i8, ptr addrspace(5) %qb
  %wide = sext i8 %byte to i32
  %sum1 = add i32 %sum, %wide
  %got1 = add i32 %got, %n
  %to = urem i32 %got1, 40
  %n1 = add i32 %n, 1
  %again = icmp ult i32 %n1, 25
  br i1 %again, label %walk, label %done
done:
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %sum1, ptr addrspace(1) %o
  ret void
}
