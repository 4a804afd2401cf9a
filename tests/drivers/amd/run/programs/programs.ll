target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@transpose.tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@primes = hidden addrspace(4) constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @vadd(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #5
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  store i64 %20, ptr addrspace(5) %9, align 8, !tbaa !16
  %21 = load i64, ptr addrspace(5) %9, align 8, !tbaa !16
  %22 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %23 = sext i32 %22 to i64
  %24 = icmp ult i64 %21, %23
  br i1 %24, label %25, label %38
25:
  %26 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %27 = load i64, ptr addrspace(5) %9, align 8, !tbaa !16
  %28 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !18
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %31 = load i64, ptr addrspace(5) %9, align 8, !tbaa !16
  %32 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !18
  %34 = fadd float %29, %33
  %35 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %36 = load i64, ptr addrspace(5) %9, align 8, !tbaa !16
  %37 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %36
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !18
  br label %38
38:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #5
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @reduce(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(3) %2, ptr addrspace(5) %6, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %7, align 4, !tbaa !12
  %12 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = zext i32 %13 to i64
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = mul i64 %14, %19
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %27 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(3) %26, i64 %28
  store i32 %25, ptr addrspace(3) %29, align 4, !tbaa !12
  br label %30
30:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %31
31:
  br label %32
32:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 4
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !14
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = udiv i64 %37, 2
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  br label %69
44:
  %45 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %46 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %47 = icmp ult i32 %45, %46
  br i1 %47, label %48, label %62
48:
  %49 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %50 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(3) %49, i64 %53
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !12
  %56 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %57 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(3) %56, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !12
  %61 = add nsw i32 %60, %55
  store i32 %61, ptr addrspace(3) %59, align 4, !tbaa !12
  br label %62
62:
  br label %63
63:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %64
64:
  br label %65
65:
  br label %66
66:
  %67 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %68 = udiv i32 %67, 2
  store i32 %68, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %40, !llvm.loop !24
69:
  %70 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %80, label %72
72:
  %73 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %74 = getelementptr inbounds i32, ptr addrspace(3) %73, i64 0
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !12
  %76 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %77 = call i32 @llvm.amdgcn.workgroup.id.x()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 %78
  store i32 %75, ptr addrspace(1) %79, align 4, !tbaa !12
  br label %80
80:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare void @llvm.amdgcn.s.barrier() #3
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !21 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #5
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  store i64 %20, ptr addrspace(5) %7, align 8, !tbaa !16
  %21 = load i64, ptr addrspace(5) %7, align 8, !tbaa !16
  %22 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %23 = sext i32 %22 to i64
  %24 = icmp ult i64 %21, %23
  br i1 %24, label %25, label %37
25:
  %26 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %27 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %28 = load i64, ptr addrspace(5) %7, align 8, !tbaa !16
  %29 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = and i32 %30, 63
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %32
  store i32 1, ptr addrspace(5) %8, align 4, !tbaa !12
  %34 = load i32, ptr addrspace(5) %8, align 4
  %35 = atomicrmw add ptr addrspace(1) %33, i32 %34 monotonic, align 4
  store i32 %35, ptr addrspace(5) %9, align 4
  %36 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %37
37:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = zext i32 %7 to i64
  store i64 %8, ptr addrspace(5) %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #5
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %10 = zext i32 %9 to i64
  store i64 %10, ptr addrspace(5) %6, align 8, !tbaa !16
  %11 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %12 = call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = zext i32 %12 to i64
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = mul i64 %13, %18
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 12
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !12
  %26 = zext i32 %25 to i64
  %27 = mul i64 %22, %26
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !14
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = add i64 %27, %38
  %40 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !18
  %42 = load i64, ptr addrspace(5) %6, align 8, !tbaa !16
  %43 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %42
  %44 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %45 = getelementptr inbounds [17 x float], ptr addrspace(3) %43, i64 0, i64 %44
  store float %41, ptr addrspace(3) %45, align 4, !tbaa !18
  br label %46
46:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %47
47:
  br label %48
48:
  %49 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %50 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @transpose.tile, i64 0, i64 %49
  %51 = load i64, ptr addrspace(5) %6, align 8, !tbaa !16
  %52 = getelementptr inbounds [17 x float], ptr addrspace(3) %50, i64 0, i64 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !18
  %54 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = mul i64 %56, 16
  %58 = load i64, ptr addrspace(5) %6, align 8, !tbaa !16
  %59 = add i64 %57, %58
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %61 = getelementptr inbounds i8, ptr addrspace(4) %60, i64 16
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !12
  %63 = zext i32 %62 to i64
  %64 = mul i64 %59, %63
  %65 = call i32 @llvm.amdgcn.workgroup.id.y()
  %66 = zext i32 %65 to i64
  %67 = mul i64 %66, 16
  %68 = add i64 %64, %67
  %69 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %70 = add i64 %68, %69
  %71 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %70
  store float %53, ptr addrspace(1) %71, align 4, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  ret void
}
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
define protected amdgpu_kernel void @table(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !31 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %6 = call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 2, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = mul i64 %7, %12
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = add i64 %13, %15
  store i64 %16, ptr addrspace(5) %5, align 8, !tbaa !16
  %17 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %18 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %19 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = srem i32 %20, 2
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %37
23:
  %24 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %25 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %26 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !12
  %28 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %29 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %30 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = srem i32 %31, 8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x i32], ptr addrspace(4) @primes, i64 0, i64 %33
  %35 = load i32, ptr addrspace(4) %34, align 4, !tbaa !12
  %36 = call i32 @times(i32 noundef %27, i32 noundef %35) #6
  br label %51
37:
  %38 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %39 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %40 = getelementptr inbounds i32, ptr addrspace(1) %38, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !12
  %42 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %43 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %44 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = srem i32 %45, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x i32], ptr addrspace(4) @primes, i64 0, i64 %47
  %49 = load i32, ptr addrspace(4) %48, align 4, !tbaa !12
  %50 = call i32 @plus(i32 noundef %41, i32 noundef %49) #6
  br label %51
51:
  %52 = phi i32 [ %36, %23 ], [ %50, %37 ]
  %53 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %54 = load i64, ptr addrspace(5) %5, align 8, !tbaa !16
  %55 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 %54
  store i32 %52, ptr addrspace(1) %55, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  ret void
}
define internal i32 @times(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !12
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}
define internal i32 @plus(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !12
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %7 = add nsw i32 %5, %6
  ret i32 %7
}
define protected amdgpu_kernel void @endless(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  br label %3
3:
  %4 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %5 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 0
  %6 = load volatile i32, ptr addrspace(1) %5, align 4, !tbaa !12
  %7 = icmp ne i32 %6, 0
  %8 = xor i1 %7, true
  br i1 %8, label %9, label %10
9:
  br label %3, !llvm.loop !37
10:
  %11 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %12 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 1
  store volatile i32 1, ptr addrspace(1) %12, align 4, !tbaa !12
  ret void
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"int"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !10, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !10, i64 0}
!20 = !{i32 1, i32 1, i32 3}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"int*", !"int*", !"int*"}
!23 = !{!"const", !"", !""}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{i32 1, i32 1, i32 0}
!27 = !{!"uint*", !"uint*", !"int"}
!28 = !{i32 1, i32 1}
!29 = !{!"none", !"none"}
!30 = !{!"float*", !"float*"}
!31 = !{!"const", !""}
!32 = !{!"int*", !"int*"}
!33 = !{i32 1}
!34 = !{!"none"}
!35 = !{!"int*"}
!36 = !{!"volatile"}
!37 = distinct !{!37, !25}
