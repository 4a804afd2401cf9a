target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.Node = type { i32, i32, i32 }
@spmv_wave.part = internal addrspace(3) global [8 x [32 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @spmv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !8
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  store float 0.000000e+00, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #4
  %13 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds i8, ptr addrspace(4) %16, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = mul i64 %15, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !16
  store i32 %26, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %29 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 4
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !14
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = add i64 %40, 1
  %42 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !16
  %44 = icmp slt i32 %28, %43
  br i1 %44, label %46, label %45
45:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #4
  br label %66
46:
  %47 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %48 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !12
  %52 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %53 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %54 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !16
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %52, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !12
  %61 = load float, ptr addrspace(5) %11, align 4, !tbaa !12
  %62 = call float @llvm.fmuladd.f32(float %51, float %60, float %61)
  store float %62, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %63
63:
  %64 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %27, !llvm.loop !18
66:
  %67 = load float, ptr addrspace(5) %11, align 4, !tbaa !12
  %68 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %69 = call i32 @llvm.amdgcn.workgroup.id.x()
  %70 = zext i32 %69 to i64
  %71 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %72 = getelementptr inbounds i8, ptr addrspace(4) %71, i64 4
  %73 = load i16, ptr addrspace(4) %72, align 2, !tbaa !14
  %74 = zext i16 %73 to i32
  %75 = sext i32 %74 to i64
  %76 = mul i64 %70, %75
  %77 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %78 = zext i32 %77 to i64
  %79 = add i64 %76, %78
  %80 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %79
  store float %67, ptr addrspace(1) %80, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare float @llvm.fmuladd.f32(float, float, float) #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @spmv_wave(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !8
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = and i64 %18, 31
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #4
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %22, 5
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %12, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #4
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = mul i64 %26, 8
  %28 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %13, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store float 0.000000e+00, ptr addrspace(5) %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  %32 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %33 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !16
  %37 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %38 = add i32 %36, %37
  store i32 %38, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %43 = add i32 %42, 1
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !16
  %47 = icmp slt i32 %40, %46
  br i1 %47, label %49, label %48
48:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %69
49:
  %50 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %51 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %50, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %56 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %57 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !16
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %55, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !12
  %64 = load float, ptr addrspace(5) %14, align 4, !tbaa !12
  %65 = call float @llvm.fmuladd.f32(float %54, float %63, float %64)
  store float %65, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %66
66:
  %67 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %68 = add nsw i32 %67, 32
  store i32 %68, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %39, !llvm.loop !20
69:
  %70 = load float, ptr addrspace(5) %14, align 4, !tbaa !12
  %71 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @spmv_wave.part, i64 0, i64 %72
  %74 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds [32 x float], ptr addrspace(3) %73, i64 0, i64 %75
  store float %70, ptr addrspace(3) %76, align 4, !tbaa !12
  br label %77
77:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %78
78:
  br label %79
79:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 16, ptr addrspace(5) %16, align 4, !tbaa !16
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %84, label %83
83:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %113
84:
  %85 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %86 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %106
88:
  %89 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @spmv_wave.part, i64 0, i64 %90
  %92 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %93 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds [32 x float], ptr addrspace(3) %91, i64 0, i64 %95
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !12
  %98 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @spmv_wave.part, i64 0, i64 %99
  %101 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds [32 x float], ptr addrspace(3) %100, i64 0, i64 %102
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %105 = fadd float %104, %97
  store float %105, ptr addrspace(3) %103, align 4, !tbaa !12
  br label %106
106:
  br label %107
107:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %108
108:
  br label %109
109:
  br label %110
110:
  %111 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %112 = ashr i32 %111, 1
  store i32 %112, ptr addrspace(5) %16, align 4, !tbaa !16
  br label %80, !llvm.loop !21
113:
  %114 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %126, label %116
116:
  %117 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @spmv_wave.part, i64 0, i64 %118
  %120 = getelementptr inbounds [32 x float], ptr addrspace(3) %119, i64 0, i64 0
  %121 = load float, ptr addrspace(3) %120, align 4, !tbaa !12
  %122 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %123 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %124
  store float %121, ptr addrspace(1) %125, align 4, !tbaa !12
  br label %126
126:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  ret void
}
declare void @llvm.amdgcn.s.barrier() #3
define protected amdgpu_kernel void @bfs_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !5 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !16
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !8
  %13 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds i8, ptr addrspace(4) %16, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = mul i64 %15, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %28 = icmp ne i32 %26, %27
  br i1 %28, label %29, label %30
29:
  br label %85
30:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  %31 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = zext i32 %32 to i64
  %34 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %35 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 4
  %36 = load i16, ptr addrspace(4) %35, align 2, !tbaa !14
  %37 = zext i16 %36 to i32
  %38 = sext i32 %37 to i64
  %39 = mul i64 %33, %38
  %40 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = add i64 %39, %41
  %43 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !16
  store i32 %44, ptr addrspace(5) %11, align 4, !tbaa !16
  br label %45
45:
  %46 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %47 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %48 = call i32 @llvm.amdgcn.workgroup.id.x()
  %49 = zext i32 %48 to i64
  %50 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %51 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 4
  %52 = load i16, ptr addrspace(4) %51, align 2, !tbaa !14
  %53 = zext i16 %52 to i32
  %54 = sext i32 %53 to i64
  %55 = mul i64 %49, %54
  %56 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %57 = zext i32 %56 to i64
  %58 = add i64 %55, %57
  %59 = add i64 %58, 1
  %60 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !16
  %62 = icmp slt i32 %46, %61
  br i1 %62, label %64, label %63
63:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  br label %85
64:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #4
  %65 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %66 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 %67
  %69 = load i32, ptr addrspace(1) %68, align 4, !tbaa !16
  store i32 %69, ptr addrspace(5) %12, align 4, !tbaa !16
  %70 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %71 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 %72
  %74 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %75 = add nsw i32 %74, 1
  %76 = cmpxchg ptr addrspace(1) %73, i32 -1, i32 %75 seq_cst seq_cst, align 4
  %77 = extractvalue { i32, i1 } %76, 0
  %78 = icmp eq i32 %77, -1
  br i1 %78, label %79, label %81
79:
  %80 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  store i32 1, ptr addrspace(1) %80, align 4, !tbaa !16
  br label %81
81:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #4
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr addrspace(5) %11, align 4, !tbaa !16
  br label %45, !llvm.loop !25
85:
  ret void
}
define protected amdgpu_kernel void @hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %15 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %27 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !16
  store i32 %28, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %29 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %30 = mul i32 %29, -1640531535
  %31 = lshr i32 %30, 16
  %32 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %33 = and i32 %31, %32
  store i32 %33, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %34
34:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  %35 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %36 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %37
  %39 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %40 = cmpxchg ptr addrspace(1) %38, i32 0, i32 %39 seq_cst seq_cst, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  store i32 %41, ptr addrspace(5) %11, align 4, !tbaa !16
  %42 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44
44:
  %45 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %46 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %47 = icmp eq i32 %45, %46
  br i1 %47, label %48, label %56
48:
  %49 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %50 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 %51
  store i32 1, ptr addrspace(5) %12, align 4, !tbaa !16
  %53 = load i32, ptr addrspace(5) %12, align 4
  %54 = atomicrmw add ptr addrspace(1) %52, i32 %53 monotonic, align 4
  store i32 %54, ptr addrspace(5) %13, align 4
  %55 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  store i32 1, ptr addrspace(5) %14, align 4
  br label %57
56:
  store i32 0, ptr addrspace(5) %14, align 4
  br label %57
57:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  %58 = load i32, ptr addrspace(5) %14, align 4
  switch i32 %58, label %65 [
    i32 0, label %59
  ]
59:
  br label %60
60:
  %61 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %62 = add i32 %61, 1
  %63 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %64 = and i32 %62, %63
  store i32 %64, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %34, !llvm.loop !30
65:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
define protected amdgpu_kernel void @life(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !27 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !29 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %7, align 4, !tbaa !16
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 4
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !14
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %27 = call i32 @llvm.amdgcn.workgroup.id.y()
  %28 = zext i32 %27 to i64
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %30 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 6
  %31 = load i16, ptr addrspace(4) %30, align 2, !tbaa !14
  %32 = zext i16 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = mul i64 %28, %33
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %10, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #4
  store i32 -1, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %41 = icmp sle i32 %40, 1
  br i1 %41, label %43, label %42
42:
  store i32 2, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #4
  br label %87
43:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 -1, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %46 = icmp sle i32 %45, 1
  br i1 %46, label %48, label %47
47:
  store i32 5, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %83
48:
  %49 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %54, label %51
51:
  %52 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %79
54:
  %55 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %56 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %57 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %58 = add nsw i32 %56, %57
  %59 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %60 = add nsw i32 %58, %59
  %61 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %62 = srem i32 %60, %61
  %63 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %66 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %69 = add nsw i32 %67, %68
  %70 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %71 = srem i32 %69, %70
  %72 = add nsw i32 %64, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 %73
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !33
  %76 = zext i8 %75 to i32
  %77 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr addrspace(5) %11, align 4, !tbaa !16
  br label %79
79:
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %44, !llvm.loop !34
83:
  br label %84
84:
  %85 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %39, !llvm.loop !35
87:
  %88 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %89 = icmp eq i32 %88, 3
  br i1 %89, label %107, label %90
90:
  %91 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %92 = icmp eq i32 %91, 2
  br i1 %92, label %93, label %105
93:
  %94 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %95 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %96 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr addrspace(1) %94, i64 %100
  %102 = load i8, ptr addrspace(1) %101, align 1, !tbaa !33
  %103 = zext i8 %102 to i32
  %104 = icmp ne i32 %103, 0
  br label %105
105:
  %106 = phi i1 [ false, %90 ], [ %104, %93 ]
  br label %107
107:
  %108 = phi i1 [ true, %87 ], [ %106, %105 ]
  %109 = zext i1 %108 to i32
  %110 = trunc i32 %109 to i8
  %111 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %112 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %113 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %114 = mul nsw i32 %112, %113
  %115 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr addrspace(1) %111, i64 %117
  store i8 %110, ptr addrspace(1) %118, align 1, !tbaa !33
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
define protected amdgpu_kernel void @nearest(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !36 !kernel_arg_access_qual !37 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %8, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %9, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %10, align 8, !tbaa !8
  store ptr addrspace(1) %4, ptr addrspace(5) %11, align 8, !tbaa !8
  store i32 %5, ptr addrspace(5) %12, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #4
  %25 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !14
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds <2 x float>, ptr addrspace(1) %25, i64 %36
  %38 = load <2 x float>, ptr addrspace(1) %37, align 8, !tbaa !33
  store <2 x float> %38, ptr addrspace(5) %13, align 8, !tbaa !33
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store float 0x7FF0000000000000, ptr addrspace(5) %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !16
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %41 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %72
44:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #4
  %45 = load <2 x float>, ptr addrspace(5) %13, align 8, !tbaa !33
  %46 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %47 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds <2 x float>, ptr addrspace(1) %46, i64 %48
  %50 = load <2 x float>, ptr addrspace(1) %49, align 8, !tbaa !33
  %51 = fsub <2 x float> %45, %50
  store <2 x float> %51, ptr addrspace(5) %17, align 8, !tbaa !33
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #4
  %52 = load <2 x float>, ptr addrspace(5) %17, align 8
  %53 = extractelement <2 x float> %52, i64 0
  %54 = load <2 x float>, ptr addrspace(5) %17, align 8
  %55 = extractelement <2 x float> %54, i64 0
  %56 = load <2 x float>, ptr addrspace(5) %17, align 8
  %57 = extractelement <2 x float> %56, i64 1
  %58 = load <2 x float>, ptr addrspace(5) %17, align 8
  %59 = extractelement <2 x float> %58, i64 1
  %60 = fmul float %57, %59
  %61 = call float @llvm.fmuladd.f32(float %53, float %55, float %60)
  store float %61, ptr addrspace(5) %18, align 4, !tbaa !12
  %62 = load float, ptr addrspace(5) %18, align 4, !tbaa !12
  %63 = load float, ptr addrspace(5) %15, align 4, !tbaa !12
  %64 = fcmp olt float %62, %63
  br i1 %64, label %65, label %68
65:
  %66 = load float, ptr addrspace(5) %18, align 4, !tbaa !12
  store float %66, ptr addrspace(5) %15, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  store i32 %67, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %68
68:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #4
  br label %69
69:
  %70 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr addrspace(5) %16, align 4, !tbaa !16
  br label %39, !llvm.loop !41
72:
  %73 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %74 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %75 = call i32 @llvm.amdgcn.workgroup.id.x()
  %76 = zext i32 %75 to i64
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %78 = getelementptr inbounds i8, ptr addrspace(4) %77, i64 4
  %79 = load i16, ptr addrspace(4) %78, align 2, !tbaa !14
  %80 = zext i16 %79 to i32
  %81 = sext i32 %80 to i64
  %82 = mul i64 %76, %81
  %83 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %84 = zext i32 %83 to i64
  %85 = add i64 %82, %84
  %86 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 %85
  store i32 %73, ptr addrspace(1) %86, align 4, !tbaa !16
  %87 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %88 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %89
  store i32 1, ptr addrspace(5) %19, align 4, !tbaa !16
  %91 = load i32, ptr addrspace(5) %19, align 4
  %92 = atomicrmw add ptr addrspace(1) %90, i32 %91 monotonic, align 4
  store i32 %92, ptr addrspace(5) %20, align 4
  %93 = load i32, ptr addrspace(5) %20, align 4, !tbaa !16
  %94 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %95 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %96 = mul nsw i32 2, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %97
  %99 = load <2 x float>, ptr addrspace(5) %13, align 8
  %100 = extractelement <2 x float> %99, i64 0
  store float %100, ptr addrspace(5) %21, align 4, !tbaa !12
  %101 = load float, ptr addrspace(5) %21, align 4
  %102 = atomicrmw fadd ptr addrspace(1) %98, float %101 syncscope("agent-one-as") monotonic, align 4
  store float %102, ptr addrspace(5) %22, align 4
  %103 = load float, ptr addrspace(5) %22, align 4, !tbaa !12
  %104 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %105 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %106 = mul nsw i32 2, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %107
  %109 = getelementptr inbounds float, ptr addrspace(1) %108, i64 1
  %110 = load <2 x float>, ptr addrspace(5) %13, align 8
  %111 = extractelement <2 x float> %110, i64 1
  store float %111, ptr addrspace(5) %23, align 4, !tbaa !12
  %112 = load float, ptr addrspace(5) %23, align 4
  %113 = atomicrmw fadd ptr addrspace(1) %109, float %112 syncscope("agent-one-as") monotonic, align 4
  store float %113, ptr addrspace(5) %24, align 4
  %114 = load float, ptr addrspace(5) %24, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #4
  ret void
}
define protected amdgpu_kernel void @gather_scatter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !42 !kernel_arg_access_qual !27 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %10 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %22 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !16
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = mul nsw i32 %26, 2
  %28 = add nsw i32 %27, 1
  %29 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %30 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 4
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !14
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = mul i64 %32, %37
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !16
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %44
  store i32 %28, ptr addrspace(1) %45, align 4, !tbaa !16
  ret void
}
define protected amdgpu_kernel void @tree_lookup(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !45 !kernel_arg_access_qual !46 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #4
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #4
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !16
  br label %9
9:
  %10 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %11 = icmp sge i32 %10, 0
  br i1 %11, label %12, label %34
12:
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %14 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Node, ptr addrspace(1) %13, i64 %15
  %17 = getelementptr inbounds %struct.Node, ptr addrspace(1) %16, i32 0, i32 2
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !49
  %19 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !14
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !16
  %33 = icmp ne i32 %18, %32
  br label %34
34:
  %35 = phi i1 [ false, %9 ], [ %33, %12 ]
  br i1 %35, label %36, label %76
36:
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = zext i32 %38 to i64
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 4
  %42 = load i16, ptr addrspace(4) %41, align 2, !tbaa !14
  %43 = zext i16 %42 to i32
  %44 = sext i32 %43 to i64
  %45 = mul i64 %39, %44
  %46 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %47 = zext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !16
  %51 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %52 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.Node, ptr addrspace(1) %51, i64 %53
  %55 = getelementptr inbounds %struct.Node, ptr addrspace(1) %54, i32 0, i32 2
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !49
  %57 = icmp slt i32 %50, %56
  br i1 %57, label %58, label %65
58:
  %59 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %60 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.Node, ptr addrspace(1) %59, i64 %61
  %63 = getelementptr inbounds %struct.Node, ptr addrspace(1) %62, i32 0, i32 0
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !51
  br label %72
65:
  %66 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %67 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.Node, ptr addrspace(1) %66, i64 %68
  %70 = getelementptr inbounds %struct.Node, ptr addrspace(1) %69, i32 0, i32 1
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !52
  br label %72
72:
  %73 = phi i32 [ %64, %58 ], [ %71, %65 ]
  store i32 %73, ptr addrspace(5) %7, align 4, !tbaa !16
  %74 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr addrspace(5) %8, align 4, !tbaa !16
  br label %9, !llvm.loop !53
76:
  %77 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %78 = icmp slt i32 %77, 0
  br i1 %78, label %79, label %80
79:
  br label %82
80:
  %81 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  br label %82
82:
  %83 = phi i32 [ -1, %79 ], [ %81, %80 ]
  %84 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = zext i32 %85 to i64
  %87 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %88 = getelementptr inbounds i8, ptr addrspace(4) %87, i64 4
  %89 = load i16, ptr addrspace(4) %88, align 2, !tbaa !14
  %90 = zext i16 %89 to i32
  %91 = sext i32 %90 to i64
  %92 = mul i64 %86, %91
  %93 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %94 = zext i32 %93 to i64
  %95 = add i64 %92, %94
  %96 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 %95
  store i32 %83, ptr addrspace(1) %96, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #4
  ret void
}
define protected amdgpu_kernel void @union_find(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !54 !kernel_arg_access_qual !55 !kernel_arg_type !56 !kernel_arg_base_type !57 !kernel_arg_type_qual !58 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #4
  %11 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = zext i32 %12 to i64
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 4
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = mul i64 %13, %18
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %11, i64 %22
  %24 = load <2 x i32>, ptr addrspace(1) %23, align 8
  %25 = extractelement <2 x i32> %24, i64 0
  store i32 %25, ptr addrspace(5) %5, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  %26 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = zext i32 %27 to i64
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %30 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 4
  %31 = load i16, ptr addrspace(4) %30, align 2, !tbaa !14
  %32 = zext i16 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = mul i64 %28, %33
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %26, i64 %37
  %39 = load <2 x i32>, ptr addrspace(1) %38, align 8
  %40 = extractelement <2 x i32> %39, i64 1
  store i32 %40, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %41
41:
  br label %42
42:
  %43 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %44 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %45 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !16
  %49 = icmp ne i32 %43, %48
  br i1 %49, label %50, label %57
50:
  %51 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %52 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 %53
  %55 = load atomic i32, ptr addrspace(1) %54 monotonic, align 4
  store i32 %55, ptr addrspace(5) %7, align 4
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  store i32 %56, ptr addrspace(5) %5, align 4, !tbaa !16
  br label %42, !llvm.loop !59
57:
  br label %58
58:
  %59 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %60 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %61 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 %62
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !16
  %65 = icmp ne i32 %59, %64
  br i1 %65, label %66, label %73
66:
  %67 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %68 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %69
  %71 = load atomic i32, ptr addrspace(1) %70 monotonic, align 4
  store i32 %71, ptr addrspace(5) %8, align 4
  %72 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  store i32 %72, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %58, !llvm.loop !60
73:
  %74 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %75 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %78
77:
  store i32 1, ptr addrspace(5) %9, align 4
  br label %99
78:
  %79 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %80 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %86
82:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %83 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  store i32 %83, ptr addrspace(5) %10, align 4, !tbaa !16
  %84 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  store i32 %84, ptr addrspace(5) %5, align 4, !tbaa !16
  %85 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  store i32 %85, ptr addrspace(5) %6, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  br label %86
86:
  %87 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %88 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %89
  %91 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %92 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %93 = cmpxchg ptr addrspace(1) %90, i32 %91, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 0
  %95 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %96 = icmp eq i32 %94, %95
  br i1 %96, label %97, label %98
97:
  store i32 1, ptr addrspace(5) %9, align 4
  br label %99
98:
  br label %41, !llvm.loop !61
99:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #4
  ret void
}
define protected amdgpu_kernel void @mandelbrot_double(ptr addrspace(1) noundef align 4 %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !62 !kernel_arg_access_qual !5 !kernel_arg_type !63 !kernel_arg_base_type !63 !kernel_arg_type_qual !64 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store double %1, ptr addrspace(5) %7, align 8, !tbaa !65
  store double %2, ptr addrspace(5) %8, align 8, !tbaa !65
  store double %3, ptr addrspace(5) %9, align 8, !tbaa !65
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %17 = load double, ptr addrspace(5) %7, align 8, !tbaa !65
  %18 = load double, ptr addrspace(5) %9, align 8, !tbaa !65
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
  %30 = uitofp i64 %29 to double
  %31 = call double @llvm.fmuladd.f64(double %18, double %30, double %17)
  store double %31, ptr addrspace(5) %11, align 8, !tbaa !65
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #4
  %32 = load double, ptr addrspace(5) %8, align 8, !tbaa !65
  %33 = load double, ptr addrspace(5) %9, align 8, !tbaa !65
  %34 = call i32 @llvm.amdgcn.workgroup.id.y()
  %35 = zext i32 %34 to i64
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %37 = getelementptr inbounds i8, ptr addrspace(4) %36, i64 6
  %38 = load i16, ptr addrspace(4) %37, align 2, !tbaa !14
  %39 = zext i16 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = mul i64 %35, %40
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %43 = zext i32 %42 to i64
  %44 = add i64 %41, %43
  %45 = uitofp i64 %44 to double
  %46 = call double @llvm.fmuladd.f64(double %33, double %45, double %32)
  store double %46, ptr addrspace(5) %12, align 8, !tbaa !65
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #4
  store double 0.000000e+00, ptr addrspace(5) %13, align 8, !tbaa !65
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #4
  store double 0.000000e+00, ptr addrspace(5) %14, align 8, !tbaa !65
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %47
47:
  %48 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %59
51:
  %52 = load double, ptr addrspace(5) %13, align 8, !tbaa !65
  %53 = load double, ptr addrspace(5) %13, align 8, !tbaa !65
  %54 = load double, ptr addrspace(5) %14, align 8, !tbaa !65
  %55 = load double, ptr addrspace(5) %14, align 8, !tbaa !65
  %56 = fmul double %54, %55
  %57 = call double @llvm.fmuladd.f64(double %52, double %53, double %56)
  %58 = fcmp olt double %57, 4.000000e+00
  br label %59
59:
  %60 = phi i1 [ false, %47 ], [ %58, %51 ]
  br i1 %60, label %61, label %80
61:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #4
  %62 = load double, ptr addrspace(5) %13, align 8, !tbaa !65
  %63 = load double, ptr addrspace(5) %13, align 8, !tbaa !65
  %64 = load double, ptr addrspace(5) %14, align 8, !tbaa !65
  %65 = load double, ptr addrspace(5) %14, align 8, !tbaa !65
  %66 = fmul double %64, %65
  %67 = fneg double %66
  %68 = call double @llvm.fmuladd.f64(double %62, double %63, double %67)
  %69 = load double, ptr addrspace(5) %11, align 8, !tbaa !65
  %70 = fadd double %68, %69
  store double %70, ptr addrspace(5) %16, align 8, !tbaa !65
  %71 = load double, ptr addrspace(5) %13, align 8, !tbaa !65
  %72 = fmul double 2.000000e+00, %71
  %73 = load double, ptr addrspace(5) %14, align 8, !tbaa !65
  %74 = load double, ptr addrspace(5) %12, align 8, !tbaa !65
  %75 = call double @llvm.fmuladd.f64(double %72, double %73, double %74)
  store double %75, ptr addrspace(5) %14, align 8, !tbaa !65
  %76 = load double, ptr addrspace(5) %16, align 8, !tbaa !65
  store double %76, ptr addrspace(5) %13, align 8, !tbaa !65
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #4
  br label %77
77:
  %78 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %47, !llvm.loop !67
80:
  %81 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %82 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %83 = call i32 @llvm.amdgcn.workgroup.id.y()
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 6
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !14
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = mul i64 %84, %89
  %91 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %92 = zext i32 %91 to i64
  %93 = add i64 %90, %92
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %95 = getelementptr inbounds i8, ptr addrspace(4) %94, i64 12
  %96 = load i32, ptr addrspace(4) %95, align 4, !tbaa !16
  %97 = zext i32 %96 to i64
  %98 = mul i64 %93, %97
  %99 = call i32 @llvm.amdgcn.workgroup.id.x()
  %100 = zext i32 %99 to i64
  %101 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %102 = getelementptr inbounds i8, ptr addrspace(4) %101, i64 4
  %103 = load i16, ptr addrspace(4) %102, align 2, !tbaa !14
  %104 = zext i16 %103 to i32
  %105 = sext i32 %104 to i64
  %106 = mul i64 %100, %105
  %107 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %108 = zext i32 %107 to i64
  %109 = add i64 %106, %108
  %110 = add i64 %98, %109
  %111 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 %110
  store i32 %81, ptr addrspace(1) %111, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  ret void
}
declare double @llvm.fmuladd.f64(double, double, double) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"float*", !"float*", !"float*"}
!7 = !{!"const", !"const", !"const", !"const", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !10, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !19}
!21 = distinct !{!21, !19}
!22 = !{i32 1, i32 1, i32 1, i32 0, i32 1}
!23 = !{!"int*", !"int*", !"int*", !"int", !"int*"}
!24 = !{!"const", !"const", !"", !"", !""}
!25 = distinct !{!25, !19}
!26 = !{i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!29 = !{!"const", !"", !"", !""}
!30 = distinct !{!30, !19}
!31 = !{i32 1, i32 1, i32 0, i32 0}
!32 = !{!"uchar*", !"uchar*", !"int", !"int"}
!33 = !{!10, !10, i64 0}
!34 = distinct !{!34, !19}
!35 = distinct !{!35, !19}
!36 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!37 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!38 = !{!"float2*", !"float2*", !"int*", !"int*", !"float*", !"int"}
!39 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int*", !"int*", !"float*", !"int"}
!40 = !{!"const", !"const", !"", !"", !"", !""}
!41 = distinct !{!41, !19}
!42 = !{i32 1, i32 1, i32 1, i32 1}
!43 = !{!"int*", !"uint*", !"uint*", !"int*"}
!44 = !{!"const", !"const", !"const", !""}
!45 = !{i32 1, i32 1, i32 1}
!46 = !{!"none", !"none", !"none"}
!47 = !{!"struct Node*", !"int*", !"int*"}
!48 = !{!"const", !"const", !""}
!49 = !{!50, !17, i64 8}
!50 = !{!"Node", !17, i64 0, !17, i64 4, !17, i64 8}
!51 = !{!50, !17, i64 0}
!52 = !{!50, !17, i64 4}
!53 = distinct !{!53, !19}
!54 = !{i32 1, i32 1}
!55 = !{!"none", !"none"}
!56 = !{!"int*", !"int2*"}
!57 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*"}
!58 = !{!"", !"const"}
!59 = distinct !{!59, !19}
!60 = distinct !{!60, !19}
!61 = distinct !{!61, !19}
!62 = !{i32 1, i32 0, i32 0, i32 0, i32 0}
!63 = !{!"int*", !"double", !"double", !"double", !"int"}
!64 = !{!"", !"", !"", !"", !""}
!65 = !{!66, !66, i64 0}
!66 = !{!"double", !10, i64 0}
!67 = distinct !{!67, !19}
