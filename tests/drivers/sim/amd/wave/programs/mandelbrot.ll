declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, float %x0, float %dx, i32 %limit) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wg = call i32 @llvm.amdgcn.workgroup.id.x()
  %fx = uitofp i32 %id to float
  %fy = uitofp i32 %wg to float
  %ax = fmul float %fx, %dx
  %cx = fadd float %x0, %ax
  %ay = fmul float %fy, %dx
  %cy = fadd float %x0, %ay
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %next ]
  %zx = phi float [ 0.0, %entry ], [ %nx, %next ]
  %zy = phi float [ 0.0, %entry ], [ %ny, %next ]
  %xx = fmul float %zx, %zx
  %yy = fmul float %zy, %zy
  %r = fadd float %xx, %yy
  %out1 = fcmp ogt float %r, 4.0
  br i1 %out1, label %done, label %next
next:
  %d = fsub float %xx, %yy
  %nx = fadd float %d, %cx
  %xy = fmul float %zx, %zy
  %xy2 = fmul float %xy, 2.0
  %ny = fadd float %xy2, %cy
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, %limit
  br i1 %more, label %loop, label %done
done:
  %res = phi i32 [ %n, %loop ], [ %n1, %next ]
  %row = mul i32 %wg, 64
  %at = add i32 %row, %id
  %i = zext i32 %at to i64
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %res, ptr addrspace(1) %o
  ret void
}
