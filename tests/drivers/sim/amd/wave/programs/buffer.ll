; Sums of what a buffer resource of `bytes` bytes gives at each lane's offset; beyond its end that is 0.
define amdgpu_kernel void @buffer(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %bytes) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %bytes to i64
  %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 %wide, i32 822243328)
  %offset = mul i32 %lane, 16
  %four = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %rsrc, i32 %offset, i32 0, i32 0)
  %x = extractelement <4 x i32> %four, i32 0
  %y = extractelement <4 x i32> %four, i32 1
  %z = extractelement <4 x i32> %four, i32 2
  %w = extractelement <4 x i32> %four, i32 3
  %xy = add i32 %x, %y
  %zw = add i32 %z, %w
  %sum = add i32 %xy, %zw
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 %lane, ptr addrspace(8) %rsrc, i32 %offset, i32 0, i32 0)
  %both = add i32 %sum, %old
  %total = add i32 %both, 0
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %total, ptr addrspace(1) %place
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32)
