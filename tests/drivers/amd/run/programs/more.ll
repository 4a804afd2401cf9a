target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__const.fft8.turn = private unnamed_addr addrspace(4) constant [4 x <2 x float>] [<2 x float> <float 1.000000e+00, float 0.000000e+00>, <2 x float> <float 0x3FE6A09E60000000, float 0xBFE6A09E60000000>, <2 x float> <float 0.000000e+00, float -1.000000e+00>, <2 x float> <float 0xBFE6A09E60000000, float 0xBFE6A09E60000000>], align 8
@counter_of_runs = hidden addrspace(1) global i32 41, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(3) %2, ptr addrspace(5) %6, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 4
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %8, align 4, !tbaa !12
  %20 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %21 = call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = zext i32 %21 to i64
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 4
  %25 = load i16, ptr addrspace(4) %24, align 2, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = sext i32 %26 to i64
  %28 = mul i64 %22, %27
  %29 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(3) %34, i64 %36
  store i32 %33, ptr addrspace(3) %37, align 4, !tbaa !12
  br label %38
38:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %39
39:
  br label %40
40:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %43 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %46, label %45
45:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %77
46:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %47 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %48 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %49 = icmp uge i32 %47, %48
  br i1 %49, label %50, label %58
50:
  %51 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %52 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %53 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %54 = sub i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(3) %51, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !12
  br label %59
58:
  br label %59
59:
  %60 = phi i32 [ %57, %50 ], [ 0, %58 ]
  store i32 %60, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %61
61:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %62
62:
  br label %63
63:
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %65 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %66 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(3) %65, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !12
  %70 = add nsw i32 %69, %64
  store i32 %70, ptr addrspace(3) %68, align 4, !tbaa !12
  br label %71
71:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %72
72:
  br label %73
73:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %74
74:
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %76 = mul i32 %75, 2
  store i32 %76, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %41, !llvm.loop !16
77:
  %78 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %79 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(3) %78, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !14
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = getelementptr inbounds i32, ptr addrspace(1) %83, i64 %94
  store i32 %82, ptr addrspace(1) %95, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare void @llvm.amdgcn.s.barrier() #3
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @bitonic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(3), align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(3) %1, ptr addrspace(5) %4, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %6, align 4, !tbaa !12
  %21 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %22 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  store i32 2, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %35 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %36 = icmp ule i32 %34, %35
  br i1 %36, label %38, label %37
37:
  store i32 4, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %103
38:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %39 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %40 = udiv i32 %39, 2
  store i32 %40, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %45, label %44
44:
  store i32 7, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %99
45:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %46 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %47 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %48 = xor i32 %46, %47
  store i32 %48, ptr addrspace(5) %10, align 4, !tbaa !12
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %51 = icmp ugt i32 %49, %50
  br i1 %51, label %52, label %92
52:
  %53 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %54 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(3) %53, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !12
  %58 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %59 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(3) %58, i64 %60
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !12
  %63 = icmp ugt i32 %57, %62
  %64 = zext i1 %63 to i32
  %65 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %67 = and i32 %65, %66
  %68 = icmp ne i32 %67, 0
  %69 = xor i1 %68, true
  %70 = zext i1 %69 to i32
  %71 = icmp eq i32 %64, %70
  br i1 %71, label %72, label %92
72:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %73 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %74 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(3) %73, i64 %75
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !12
  store i32 %77, ptr addrspace(5) %11, align 4, !tbaa !12
  %78 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %79 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(3) %78, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !12
  %83 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %84 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(3) %83, i64 %85
  store i32 %82, ptr addrspace(3) %86, align 4, !tbaa !12
  %87 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %88 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %89 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(3) %88, i64 %90
  store i32 %87, ptr addrspace(3) %91, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %92
92:
  br label %93
93:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %94
94:
  br label %95
95:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %98 = udiv i32 %97, 2
  store i32 %98, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %41, !llvm.loop !22
99:
  br label %100
100:
  %101 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %102 = mul i32 %101, 2
  store i32 %102, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %33, !llvm.loop !23
103:
  %104 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %105 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr addrspace(3) %104, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !12
  %109 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %110 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 %111
  store i32 %108, ptr addrspace(1) %112, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  ret void
}
define protected amdgpu_kernel void @mandelbrot(ptr addrspace(1) noundef align 4 %0, float noundef %1, float noundef %2, float noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store float %1, ptr addrspace(5) %7, align 4, !tbaa !28
  store float %2, ptr addrspace(5) %8, align 4, !tbaa !28
  store float %3, ptr addrspace(5) %9, align 4, !tbaa !28
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %19 = call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr inbounds i8, ptr addrspace(4) %21, i64 4
  %23 = load i16, ptr addrspace(4) %22, align 2, !tbaa !14
  %24 = zext i16 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = mul i64 %20, %25
  %27 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %31 = call i32 @llvm.amdgcn.workgroup.id.y()
  %32 = zext i32 %31 to i64
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 6
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !14
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = mul i64 %32, %37
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  %43 = load float, ptr addrspace(5) %7, align 4, !tbaa !28
  %44 = load float, ptr addrspace(5) %9, align 4, !tbaa !28
  %45 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %46 = uitofp i32 %45 to float
  %47 = fmul float %44, %46
  %48 = fadd float %43, %47
  store float %48, ptr addrspace(5) %13, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #5
  %49 = load float, ptr addrspace(5) %8, align 4, !tbaa !28
  %50 = load float, ptr addrspace(5) %9, align 4, !tbaa !28
  %51 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %52 = uitofp i32 %51 to float
  %53 = fmul float %50, %52
  %54 = fadd float %49, %53
  store float %54, ptr addrspace(5) %14, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #5
  store float 0.000000e+00, ptr addrspace(5) %15, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #5
  store float 0.000000e+00, ptr addrspace(5) %16, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #5
  store i32 0, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %55
55:
  %56 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %57 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %67
59:
  %60 = load float, ptr addrspace(5) %15, align 4, !tbaa !28
  %61 = load float, ptr addrspace(5) %15, align 4, !tbaa !28
  %62 = load float, ptr addrspace(5) %16, align 4, !tbaa !28
  %63 = load float, ptr addrspace(5) %16, align 4, !tbaa !28
  %64 = fmul float %62, %63
  %65 = call float @llvm.fma.f32(float %60, float %61, float %64)
  %66 = fcmp olt float %65, 4.000000e+00
  br label %67
67:
  %68 = phi i1 [ false, %55 ], [ %66, %59 ]
  br i1 %68, label %69, label %86
69:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #5
  %70 = load float, ptr addrspace(5) %15, align 4, !tbaa !28
  %71 = load float, ptr addrspace(5) %15, align 4, !tbaa !28
  %72 = load float, ptr addrspace(5) %16, align 4, !tbaa !28
  %73 = fneg float %72
  %74 = load float, ptr addrspace(5) %16, align 4, !tbaa !28
  %75 = load float, ptr addrspace(5) %13, align 4, !tbaa !28
  %76 = call float @llvm.fma.f32(float %73, float %74, float %75)
  %77 = call float @llvm.fma.f32(float %70, float %71, float %76)
  store float %77, ptr addrspace(5) %18, align 4, !tbaa !28
  %78 = load float, ptr addrspace(5) %15, align 4, !tbaa !28
  %79 = fmul float 2.000000e+00, %78
  %80 = load float, ptr addrspace(5) %16, align 4, !tbaa !28
  %81 = load float, ptr addrspace(5) %14, align 4, !tbaa !28
  %82 = call float @llvm.fma.f32(float %79, float %80, float %81)
  store float %82, ptr addrspace(5) %16, align 4, !tbaa !28
  %83 = load float, ptr addrspace(5) %18, align 4, !tbaa !28
  store float %83, ptr addrspace(5) %15, align 4, !tbaa !28
  %84 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr addrspace(5) %17, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #5
  br label %55, !llvm.loop !30
86:
  %87 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %88 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %89 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %90 = zext i32 %89 to i64
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %92 = getelementptr inbounds i8, ptr addrspace(4) %91, i64 12
  %93 = load i32, ptr addrspace(4) %92, align 4, !tbaa !12
  %94 = zext i32 %93 to i64
  %95 = mul i64 %90, %94
  %96 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %97 = zext i32 %96 to i64
  %98 = add i64 %95, %97
  %99 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %98
  store i32 %87, ptr addrspace(1) %99, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
declare float @llvm.fma.f32(float, float, float) #2
define protected amdgpu_kernel void @nbody(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !5 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #5
  store double 0.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !33
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %23
23:
  %24 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %25 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %50
28:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #5
  %29 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %30 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr addrspace(1) %29, i64 %31
  %33 = load double, ptr addrspace(1) %32, align 8, !tbaa !33
  %34 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr addrspace(1) %34, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8, !tbaa !33
  %39 = fsub double %33, %38
  store double %39, ptr addrspace(5) %10, align 8, !tbaa !33
  %40 = load double, ptr addrspace(5) %10, align 8, !tbaa !33
  %41 = load double, ptr addrspace(5) %10, align 8, !tbaa !33
  %42 = load double, ptr addrspace(5) %10, align 8, !tbaa !33
  %43 = call double @llvm.fma.f64(double %41, double %42, double 2.500000e-01)
  %44 = fdiv double %40, %43
  %45 = load double, ptr addrspace(5) %8, align 8, !tbaa !33
  %46 = fadd double %45, %44
  store double %46, ptr addrspace(5) %8, align 8, !tbaa !33
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #5
  br label %47
47:
  %48 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %23, !llvm.loop !35
50:
  %51 = load double, ptr addrspace(5) %8, align 8, !tbaa !33
  %52 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %53 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr addrspace(1) %52, i64 %54
  store double %51, ptr addrspace(1) %55, align 8, !tbaa !33
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare double @llvm.fma.f64(double, double, double) #2
define protected amdgpu_kernel void @divide(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !39 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
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
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %9, align 4, !tbaa !12
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %23 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr addrspace(1) %22, i64 %24
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !40
  %27 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %28 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i64, ptr addrspace(1) %27, i64 %29
  %31 = load i64, ptr addrspace(1) %30, align 8, !tbaa !40
  %32 = sdiv i64 %26, %31
  %33 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %34 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr addrspace(1) %33, i64 %35
  store i64 %32, ptr addrspace(1) %36, align 8, !tbaa !40
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %38 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i64, ptr addrspace(1) %37, i64 %39
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !40
  %42 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %43 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i64, ptr addrspace(1) %42, i64 %44
  %46 = load i64, ptr addrspace(1) %45, align 8, !tbaa !40
  %47 = urem i64 %41, %46
  %48 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %49 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i64, ptr addrspace(1) %48, i64 %50
  store i64 %47, ptr addrspace(1) %51, align 8, !tbaa !40
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @search(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !42 !kernel_arg_access_qual !25 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %7, align 4, !tbaa !12
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !14
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %11, align 4, !tbaa !12
  %28 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %29 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %32 = icmp sgt i32 %30, %31
  br i1 %32, label %33, label %34
33:
  store i32 1, ptr addrspace(5) %12, align 4
  br label %69
34:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %35
35:
  %36 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39
39:
  store i32 2, ptr addrspace(5) %12, align 4
  br label %61
40:
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %43 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %41, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !45
  %48 = zext i8 %47 to i32
  %49 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %50 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %49, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !45
  %54 = zext i8 %53 to i32
  %55 = icmp ne i32 %48, %54
  br i1 %55, label %56, label %57
56:
  store i32 1, ptr addrspace(5) %12, align 4
  br label %61
57:
  br label %58
58:
  %59 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %35, !llvm.loop !46
61:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  %62 = load i32, ptr addrspace(5) %12, align 4
  switch i32 %62, label %69 [
    i32 2, label %63
  ]
63:
  %64 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %65 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  store i32 %65, ptr addrspace(5) %14, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %14, align 4
  %67 = atomicrmw min ptr addrspace(1) %64, i32 %66 monotonic, align 4
  store i32 %67, ptr addrspace(5) %15, align 4
  %68 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  store i32 0, ptr addrspace(5) %12, align 4
  br label %69
69:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  %70 = load i32, ptr addrspace(5) %12, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]
71:
  ret void
72:
  unreachable
}
define protected amdgpu_kernel void @choose(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !47 !kernel_arg_access_qual !48 !kernel_arg_type !49 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #5
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
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr addrspace(5) %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #5
  %18 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %19 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !12
  store i32 %22, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %23
23:
  %24 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %27, label %26
26:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  br label %53
27:
  %28 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %29 = and i32 %28, 7
  switch i32 %29, label %46 [
    i32 0, label %30
    i32 1, label %33
    i32 2, label %37
    i32 3, label %40
    i32 5, label %43
  ]
30:
  %31 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %32 = add nsw i32 %31, 3
  store i32 %32, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %49
33:
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %35 = mul nsw i32 %34, 5
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %49
37:
  %38 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %39 = sub nsw i32 %38, 100
  store i32 %39, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %42 = xor i32 %41, 85
  store i32 %42, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %49
43:
  %44 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %45 = sub nsw i32 0, %44
  store i32 %45, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %49
46:
  %47 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %48 = ashr i32 %47, 1
  store i32 %48, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %49
49:
  br label %50
50:
  %51 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %23, !llvm.loop !51
53:
  %54 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %55 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %56 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 %57
  store i32 %54, ptr addrspace(1) %58, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #5
  ret void
}
define protected amdgpu_kernel void @private_sort(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !47 !kernel_arg_access_qual !48 !kernel_arg_type !49 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca [24 x i32], align 4, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 96, ptr addrspace(5) %3) #5
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #5
  %10 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = mul i64 %21, 24
  %23 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %22
  store ptr addrspace(1) %23, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %26 = icmp slt i32 %25, 24
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  br label %40
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %35
  store i32 %33, ptr addrspace(5) %36, align 4, !tbaa !12
  br label %37
37:
  %38 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %24, !llvm.loop !52
40:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  store i32 1, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %43 = icmp slt i32 %42, 24
  br i1 %43, label %45, label %44
44:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  br label %85
45:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %46 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %47
  %49 = load i32, ptr addrspace(5) %48, align 4, !tbaa !12
  store i32 %49, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %50 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %51 = sub nsw i32 %50, 1
  store i32 %51, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %54 = icmp sge i32 %53, 0
  br i1 %54, label %55, label %62
55:
  %56 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %57
  %59 = load i32, ptr addrspace(5) %58, align 4, !tbaa !12
  %60 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %61 = icmp sgt i32 %59, %60
  br label %62
62:
  %63 = phi i1 [ false, %52 ], [ %61, %55 ]
  br i1 %63, label %64, label %76
64:
  %65 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %66
  %68 = load i32, ptr addrspace(5) %67, align 4, !tbaa !12
  %69 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %71
  store i32 %68, ptr addrspace(5) %72, align 4, !tbaa !12
  br label %73
73:
  %74 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %75 = add nsw i32 %74, -1
  store i32 %75, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %52, !llvm.loop !53
76:
  %77 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %80
  store i32 %77, ptr addrspace(5) %81, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %41, !llvm.loop !54
85:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %86
86:
  %87 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %88 = icmp slt i32 %87, 24
  br i1 %88, label %90, label %89
89:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %102
90:
  %91 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [24 x i32], ptr addrspace(5) %3, i64 0, i64 %92
  %94 = load i32, ptr addrspace(5) %93, align 4, !tbaa !12
  %95 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %96 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr addrspace(1) %95, i64 %97
  store i32 %94, ptr addrspace(1) %98, align 4, !tbaa !12
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %86, !llvm.loop !55
102:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 96, ptr addrspace(5) %3) #5
  ret void
}
define protected amdgpu_kernel void @fft8(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !47 !kernel_arg_access_qual !48 !kernel_arg_type !56 !kernel_arg_base_type !57 !kernel_arg_type_qual !50 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca [8 x <2 x float>], align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca [4 x <2 x float>], align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #5
  %16 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %17 = call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %20 = getelementptr inbounds i8, ptr addrspace(4) %19, i64 4
  %21 = load i16, ptr addrspace(4) %20, align 2, !tbaa !14
  %22 = zext i16 %21 to i32
  %23 = sext i32 %22 to i64
  %24 = mul i64 %18, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = mul i64 %27, 8
  %29 = getelementptr inbounds <2 x float>, ptr addrspace(1) %16, i64 %28
  store ptr addrspace(1) %29, ptr addrspace(5) %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 64, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %30
30:
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %32 = icmp slt i32 %31, 8
  br i1 %32, label %34, label %33
33:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  br label %54
34:
  %35 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %36 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds <2 x float>, ptr addrspace(1) %35, i64 %37
  %39 = load <2 x float>, ptr addrspace(1) %38, align 8, !tbaa !45
  %40 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %41 = and i32 %40, 1
  %42 = shl i32 %41, 2
  %43 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %44 = and i32 %43, 2
  %45 = or i32 %42, %44
  %46 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %47 = ashr i32 %46, 2
  %48 = or i32 %45, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %49
  store <2 x float> %39, ptr addrspace(5) %50, align 8, !tbaa !45
  br label %51
51:
  %52 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %30, !llvm.loop !58
54:
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %6) #5
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 8 %6, ptr addrspace(4) align 8 @__const.fft8.turn, i64 32, i1 false)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  store i32 2, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %55
55:
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %57 = icmp sle i32 %56, 8
  br i1 %57, label %59, label %58
58:
  store i32 5, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %149
59:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %60
60:
  %61 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %62 = icmp slt i32 %61, 8
  br i1 %62, label %64, label %63
63:
  store i32 8, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %145
64:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %65
65:
  %66 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %68 = sdiv i32 %67, 2
  %69 = icmp slt i32 %66, %68
  br i1 %69, label %71, label %70
70:
  store i32 11, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %140
71:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #5
  %72 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %73 = mul nsw i32 %72, 8
  %74 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %75 = sdiv i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <2 x float>], ptr addrspace(5) %6, i64 0, i64 %76
  %78 = load <2 x float>, ptr addrspace(5) %77, align 8, !tbaa !45
  store <2 x float> %78, ptr addrspace(5) %11, align 8, !tbaa !45
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #5
  %79 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %80 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %82
  %84 = load <2 x float>, ptr addrspace(5) %83, align 8, !tbaa !45
  store <2 x float> %84, ptr addrspace(5) %12, align 8, !tbaa !45
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #5
  %85 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %86 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %87 = add nsw i32 %85, %86
  %88 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %89 = sdiv i32 %88, 2
  %90 = add nsw i32 %87, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %91
  %93 = load <2 x float>, ptr addrspace(5) %92, align 8, !tbaa !45
  store <2 x float> %93, ptr addrspace(5) %13, align 8, !tbaa !45
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #5
  %94 = load <2 x float>, ptr addrspace(5) %11, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = load <2 x float>, ptr addrspace(5) %13, align 8
  %97 = extractelement <2 x float> %96, i64 0
  %98 = fmul float %95, %97
  %99 = load <2 x float>, ptr addrspace(5) %11, align 8
  %100 = extractelement <2 x float> %99, i64 1
  %101 = load <2 x float>, ptr addrspace(5) %13, align 8
  %102 = extractelement <2 x float> %101, i64 1
  %103 = fmul float %100, %102
  %104 = fsub float %98, %103
  %105 = insertelement <2 x float> poison, float %104, i32 0
  %106 = load <2 x float>, ptr addrspace(5) %11, align 8
  %107 = extractelement <2 x float> %106, i64 0
  %108 = load <2 x float>, ptr addrspace(5) %13, align 8
  %109 = extractelement <2 x float> %108, i64 1
  %110 = fmul float %107, %109
  %111 = load <2 x float>, ptr addrspace(5) %11, align 8
  %112 = extractelement <2 x float> %111, i64 1
  %113 = load <2 x float>, ptr addrspace(5) %13, align 8
  %114 = extractelement <2 x float> %113, i64 0
  %115 = fmul float %112, %114
  %116 = fadd float %110, %115
  %117 = insertelement <2 x float> %105, float %116, i32 1
  store <2 x float> %117, ptr addrspace(5) %14, align 8, !tbaa !45
  %118 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !45
  %119 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !45
  %120 = fadd <2 x float> %118, %119
  %121 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %124
  store <2 x float> %120, ptr addrspace(5) %125, align 8, !tbaa !45
  %126 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !45
  %127 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !45
  %128 = fsub <2 x float> %126, %127
  %129 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %130 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %133 = sdiv i32 %132, 2
  %134 = add nsw i32 %131, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %135
  store <2 x float> %128, ptr addrspace(5) %136, align 8, !tbaa !45
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #5
  br label %137
137:
  %138 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %65, !llvm.loop !59
140:
  br label %141
141:
  %142 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %143 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %144 = add nsw i32 %143, %142
  store i32 %144, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %60, !llvm.loop !60
145:
  br label %146
146:
  %147 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %148 = mul nsw i32 %147, 2
  store i32 %148, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %55, !llvm.loop !61
149:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #5
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %150
150:
  %151 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %152 = icmp slt i32 %151, 8
  br i1 %152, label %154, label %153
153:
  store i32 14, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #5
  br label %166
154:
  %155 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %4, i64 0, i64 %156
  %158 = load <2 x float>, ptr addrspace(5) %157, align 8, !tbaa !45
  %159 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %160 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds <2 x float>, ptr addrspace(1) %159, i64 %161
  store <2 x float> %158, ptr addrspace(1) %162, align 8, !tbaa !45
  br label %163
163:
  %164 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %150, !llvm.loop !62
166:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 64, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #5
  ret void
}
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #4
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !63 !kernel_arg_access_qual !5 !kernel_arg_type !64 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %7, align 4, !tbaa !12
  %20 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %21 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds half, ptr addrspace(1) %20, i64 %22
  %24 = load half, ptr addrspace(1) %23, align 2, !tbaa !66
  %25 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %26 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds half, ptr addrspace(1) %25, i64 %27
  %29 = load half, ptr addrspace(1) %28, align 2, !tbaa !66
  %30 = fmul half %24, %29
  %31 = fadd half %30, 0xH3C00
  %32 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %33 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds half, ptr addrspace(1) %32, i64 %34
  store half %31, ptr addrspace(1) %35, align 2, !tbaa !66
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @global_variable(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !47 !kernel_arg_access_qual !48 !kernel_arg_type !49 !kernel_arg_base_type !49 !kernel_arg_type_qual !50 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 2, !tbaa !14
  %8 = zext i16 %7 to i32
  %9 = sext i32 %8 to i64
  %10 = mul i64 %4, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = add i64 %10, %12
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %20, label %15
15:
  %16 = load i32, ptr addrspace(1) @counter_of_runs, align 4, !tbaa !12
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr addrspace(1) @counter_of_runs, align 4, !tbaa !12
  %18 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %19 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 0
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !12
  br label %20
20:
  ret void
}
define protected amdgpu_kernel void @shape(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !47 !kernel_arg_access_qual !48 !kernel_arg_type !68 !kernel_arg_base_type !68 !kernel_arg_type_qual !50 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #5
  %4 = call i32 @llvm.amdgcn.workgroup.id.z()
  %5 = zext i32 %4 to i64
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 8
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = mul i64 %5, %10
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 16
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !12
  %18 = zext i32 %17 to i64
  %19 = mul i64 %14, %18
  %20 = call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 6
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !14
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = add i64 %19, %30
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 12
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !12
  %35 = zext i32 %34 to i64
  %36 = mul i64 %31, %35
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !14
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = add i64 %36, %47
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr addrspace(5) %3, align 4, !tbaa !12
  %50 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %51 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 12
  %52 = load i32, ptr addrspace(4) %51, align 4, !tbaa !12
  %53 = zext i32 %52 to i64
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %55 = getelementptr inbounds i8, ptr addrspace(4) %54, i64 4
  %56 = load i16, ptr addrspace(4) %55, align 2, !tbaa !14
  %57 = zext i16 %56 to i32
  %58 = sext i32 %57 to i64
  %59 = udiv i64 %53, %58
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %61 = getelementptr inbounds i8, ptr addrspace(4) %60, i64 16
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !12
  %63 = zext i32 %62 to i64
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %65 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 6
  %66 = load i16, ptr addrspace(4) %65, align 2, !tbaa !14
  %67 = zext i16 %66 to i32
  %68 = sext i32 %67 to i64
  %69 = udiv i64 %63, %68
  %70 = mul i64 10, %69
  %71 = add i64 %59, %70
  %72 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %73 = getelementptr inbounds i8, ptr addrspace(4) %72, i64 20
  %74 = load i32, ptr addrspace(4) %73, align 4, !tbaa !12
  %75 = zext i32 %74 to i64
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %77 = getelementptr inbounds i8, ptr addrspace(4) %76, i64 8
  %78 = load i16, ptr addrspace(4) %77, align 2, !tbaa !14
  %79 = zext i16 %78 to i32
  %80 = sext i32 %79 to i64
  %81 = udiv i64 %75, %80
  %82 = mul i64 100, %81
  %83 = add i64 %71, %82
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %85 = getelementptr inbounds i8, ptr addrspace(4) %84, i64 4
  %86 = load i16, ptr addrspace(4) %85, align 2, !tbaa !14
  %87 = zext i16 %86 to i32
  %88 = sext i32 %87 to i64
  %89 = mul i64 1000, %88
  %90 = add i64 %83, %89
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %92 = getelementptr inbounds i8, ptr addrspace(4) %91, i64 6
  %93 = load i16, ptr addrspace(4) %92, align 2, !tbaa !14
  %94 = zext i16 %93 to i32
  %95 = sext i32 %94 to i64
  %96 = mul i64 10000, %95
  %97 = add i64 %90, %96
  %98 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %99 = getelementptr inbounds i8, ptr addrspace(4) %98, i64 8
  %100 = load i16, ptr addrspace(4) %99, align 2, !tbaa !14
  %101 = zext i16 %100 to i32
  %102 = sext i32 %101 to i64
  %103 = mul i64 100000, %102
  %104 = add i64 %97, %103
  %105 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %106 = getelementptr inbounds i8, ptr addrspace(4) %105, i64 2
  %107 = load i16, ptr addrspace(4) %106, align 2, !tbaa !14
  %108 = zext i16 %107 to i32
  %109 = and i32 %108, 3
  %110 = mul i32 1000000, %109
  %111 = zext i32 %110 to i64
  %112 = add i64 %104, %111
  %113 = trunc i64 %112 to i32
  %114 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %115 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr addrspace(1) %114, i64 %116
  store i32 %113, ptr addrspace(1) %117, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #5
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 3}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*"}
!7 = !{!"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 3}
!19 = !{!"none", !"none"}
!20 = !{!"uint*", !"uint*"}
!21 = !{!"", !""}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none", !"none"}
!26 = !{!"int*", !"float", !"float", !"float", !"int"}
!27 = !{!"", !"", !"", !"", !""}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !10, i64 0}
!30 = distinct !{!30, !17}
!31 = !{i32 1, i32 1, i32 0}
!32 = !{!"double*", !"double*", !"int"}
!33 = !{!34, !34, i64 0}
!34 = !{!"double", !10, i64 0}
!35 = distinct !{!35, !17}
!36 = !{i32 1, i32 1, i32 1, i32 1}
!37 = !{!"none", !"none", !"none", !"none"}
!38 = !{!"long*", !"long*", !"long*", !"ulong*"}
!39 = !{!"const", !"const", !"", !""}
!40 = !{!41, !41, i64 0}
!41 = !{!"long", !10, i64 0}
!42 = !{i32 1, i32 0, i32 1, i32 0, i32 1}
!43 = !{!"uchar*", !"int", !"uchar*", !"int", !"int*"}
!44 = !{!"const", !"", !"const", !"", !""}
!45 = !{!10, !10, i64 0}
!46 = distinct !{!46, !17}
!47 = !{i32 1}
!48 = !{!"none"}
!49 = !{!"int*"}
!50 = !{!""}
!51 = distinct !{!51, !17}
!52 = distinct !{!52, !17}
!53 = distinct !{!53, !17}
!54 = distinct !{!54, !17}
!55 = distinct !{!55, !17}
!56 = !{!"float2*"}
!57 = !{!"float __attribute__((ext_vector_type(2)))*"}
!58 = distinct !{!58, !17}
!59 = distinct !{!59, !17}
!60 = distinct !{!60, !17}
!61 = distinct !{!61, !17}
!62 = distinct !{!62, !17}
!63 = !{i32 1, i32 1, i32 1}
!64 = !{!"half*", !"half*", !"half*"}
!65 = !{!"const", !"const", !""}
!66 = !{!67, !67, i64 0}
!67 = !{!"half", !10, i64 0}
!68 = !{!"uint*"}
