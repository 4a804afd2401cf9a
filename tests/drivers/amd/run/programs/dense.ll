target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@matmul.as = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul.bs = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@matmul_blocked.as = internal addrspace(3) global [64 x [4 x <4 x float>]] undef, align 16
@matmul_blocked.bs = internal addrspace(3) global [16 x [16 x <4 x float>]] undef, align 16
@transpose.tile = internal addrspace(3) global [16 x [17 x double]] undef, align 8
@fft256.v = internal addrspace(3) global [256 x <2 x float>] undef, align 8
@fft64.v = internal addrspace(3) global [64 x <2 x float>] undef, align 8
@lu.m = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@cholesky.m = internal addrspace(3) global [16 x [17 x double]] undef, align 8
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @matmul(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %23 = zext i32 %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %25 = call i32 @llvm.amdgcn.workgroup.id.y()
  %26 = zext i32 %25 to i64
  %27 = mul i64 %26, 16
  %28 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = zext i32 %32 to i64
  %34 = mul i64 %33, 16
  %35 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  store float 0.000000e+00, ptr addrspace(5) %15, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %41 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43
43:
  store i32 2, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  br label %113
44:
  %45 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %46 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %47 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %48 = mul i32 %46, %47
  %49 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %50 = add i32 %48, %49
  %51 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %45, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul.as, i64 0, i64 %57
  %59 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds [16 x float], ptr addrspace(3) %58, i64 0, i64 %60
  store float %55, ptr addrspace(3) %61, align 4, !tbaa !14
  %62 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %63 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %64 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %65 = add i32 %63, %64
  %66 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %67 = mul i32 %65, %66
  %68 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %62, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !14
  %73 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @matmul.bs, i64 0, i64 %74
  %76 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds [17 x float], ptr addrspace(3) %75, i64 0, i64 %77
  store float %72, ptr addrspace(3) %78, align 4, !tbaa !14
  br label %79
79:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %80
80:
  br label %81
81:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #6
  store i32 0, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %84 = icmp slt i32 %83, 16
  br i1 %84, label %86, label %85
85:
  store i32 7, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #6
  br label %106
86:
  %87 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul.as, i64 0, i64 %88
  %90 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x float], ptr addrspace(3) %89, i64 0, i64 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %94 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @matmul.bs, i64 0, i64 %95
  %97 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds [17 x float], ptr addrspace(3) %96, i64 0, i64 %98
  %100 = load float, ptr addrspace(3) %99, align 4, !tbaa !14
  %101 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %102 = call float @llvm.fma.f32(float %93, float %100, float %101)
  store float %102, ptr addrspace(5) %15, align 4, !tbaa !14
  br label %103
103:
  %104 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %82, !llvm.loop !16
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
  %111 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %112 = add nsw i32 %111, 16
  store i32 %112, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %39, !llvm.loop !18
113:
  %114 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %115 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %116 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %117 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %118 = mul i32 %116, %117
  %119 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %120 = add i32 %118, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %121
  store float %114, ptr addrspace(1) %122, align 4, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare void @llvm.amdgcn.s.barrier() #3
declare float @llvm.fma.f32(float, float, float) #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @matmul_blocked(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca [4 x <4 x float>], align 16, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x float>, align 16, addrspace(5)
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca <4 x float>, align 16, addrspace(5)
  %21 = alloca <4 x float>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca <4 x float>, align 16, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %29 = zext i32 %28 to i64
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %31 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %32 = mul i32 %31, 16
  %33 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 64, ptr addrspace(5) %14) #6
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 16 %14, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %35
35:
  %36 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %37 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39
39:
  store i32 2, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  br label %197
40:
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = call i32 @llvm.amdgcn.workgroup.id.y()
  %43 = zext i32 %42 to i64
  %44 = mul i64 %43, 64
  %45 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %46 = udiv i32 %45, 4
  %47 = zext i32 %46 to i64
  %48 = add i64 %44, %47
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %53 = sext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %56 = urem i32 %55, 4
  %57 = zext i32 %56 to i64
  %58 = add i64 %54, %57
  %59 = getelementptr inbounds <4 x float>, ptr addrspace(1) %41, i64 %58
  %60 = load <4 x float>, ptr addrspace(1) %59, align 16, !tbaa !21
  %61 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %62 = udiv i32 %61, 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [64 x [4 x <4 x float>]], ptr addrspace(3) @matmul_blocked.as, i64 0, i64 %63
  %65 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %66 = urem i32 %65, 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %64, i64 0, i64 %67
  store <4 x float> %60, ptr addrspace(3) %68, align 16, !tbaa !21
  %69 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %70 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %71 = mul nsw i32 %70, 4
  %72 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %73 = udiv i32 %72, 16
  %74 = add i32 %71, %73
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %76 = mul i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = call i32 @llvm.amdgcn.workgroup.id.x()
  %79 = zext i32 %78 to i64
  %80 = mul i64 %79, 16
  %81 = add i64 %77, %80
  %82 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %83 = urem i32 %82, 16
  %84 = zext i32 %83 to i64
  %85 = add i64 %81, %84
  %86 = getelementptr inbounds <4 x float>, ptr addrspace(1) %69, i64 %85
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !21
  %88 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %89 = udiv i32 %88, 16
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x <4 x float>]], ptr addrspace(3) @matmul_blocked.bs, i64 0, i64 %90
  %92 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %93 = urem i32 %92, 16
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) %91, i64 0, i64 %94
  store <4 x float> %87, ptr addrspace(3) %95, align 16, !tbaa !21
  br label %96
96:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %97
97:
  br label %98
98:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #6
  store i32 0, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %101 = icmp slt i32 %100, 4
  br i1 %101, label %103, label %102
102:
  store i32 7, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #6
  br label %190
103:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %18) #6
  %104 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %105 = mul nsw i32 4, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x [16 x <4 x float>]], ptr addrspace(3) @matmul_blocked.bs, i64 0, i64 %106
  %108 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) %107, i64 0, i64 %109
  %111 = load <4 x float>, ptr addrspace(3) %110, align 16, !tbaa !21
  store <4 x float> %111, ptr addrspace(5) %18, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %19) #6
  %112 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %113 = mul nsw i32 4, %112
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [16 x [16 x <4 x float>]], ptr addrspace(3) @matmul_blocked.bs, i64 0, i64 %115
  %117 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) %116, i64 0, i64 %118
  %120 = load <4 x float>, ptr addrspace(3) %119, align 16, !tbaa !21
  store <4 x float> %120, ptr addrspace(5) %19, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %20) #6
  %121 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %122 = mul nsw i32 4, %121
  %123 = add nsw i32 %122, 2
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x [16 x <4 x float>]], ptr addrspace(3) @matmul_blocked.bs, i64 0, i64 %124
  %126 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) %125, i64 0, i64 %127
  %129 = load <4 x float>, ptr addrspace(3) %128, align 16, !tbaa !21
  store <4 x float> %129, ptr addrspace(5) %20, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %21) #6
  %130 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %131 = mul nsw i32 4, %130
  %132 = add nsw i32 %131, 3
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [16 x [16 x <4 x float>]], ptr addrspace(3) @matmul_blocked.bs, i64 0, i64 %133
  %135 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds [16 x <4 x float>], ptr addrspace(3) %134, i64 0, i64 %136
  %138 = load <4 x float>, ptr addrspace(3) %137, align 16, !tbaa !21
  store <4 x float> %138, ptr addrspace(5) %21, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #6
  store i32 0, ptr addrspace(5) %22, align 4, !tbaa !12
  br label %139
139:
  %140 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %141 = icmp slt i32 %140, 4
  br i1 %141, label %143, label %142
142:
  store i32 10, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #6
  br label %186
143:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %23) #6
  %144 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %145 = mul i32 4, %144
  %146 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %147 = add i32 %145, %146
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds [64 x [4 x <4 x float>]], ptr addrspace(3) @matmul_blocked.as, i64 0, i64 %148
  %150 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(3) %149, i64 0, i64 %151
  %153 = load <4 x float>, ptr addrspace(3) %152, align 16, !tbaa !21
  store <4 x float> %153, ptr addrspace(5) %23, align 16, !tbaa !21
  %154 = load <4 x float>, ptr addrspace(5) %23, align 16
  %155 = extractelement <4 x float> %154, i64 0
  %156 = insertelement <4 x float> poison, float %155, i64 0
  %157 = shufflevector <4 x float> %156, <4 x float> poison, <4 x i32> zeroinitializer
  %158 = load <4 x float>, ptr addrspace(5) %18, align 16, !tbaa !21
  %159 = load <4 x float>, ptr addrspace(5) %23, align 16
  %160 = extractelement <4 x float> %159, i64 1
  %161 = insertelement <4 x float> poison, float %160, i64 0
  %162 = shufflevector <4 x float> %161, <4 x float> poison, <4 x i32> zeroinitializer
  %163 = load <4 x float>, ptr addrspace(5) %19, align 16, !tbaa !21
  %164 = fmul <4 x float> %162, %163
  %165 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %157, <4 x float> %158, <4 x float> %164)
  %166 = load <4 x float>, ptr addrspace(5) %23, align 16
  %167 = extractelement <4 x float> %166, i64 2
  %168 = insertelement <4 x float> poison, float %167, i64 0
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <4 x i32> zeroinitializer
  %170 = load <4 x float>, ptr addrspace(5) %20, align 16, !tbaa !21
  %171 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %169, <4 x float> %170, <4 x float> %165)
  %172 = load <4 x float>, ptr addrspace(5) %23, align 16
  %173 = extractelement <4 x float> %172, i64 3
  %174 = insertelement <4 x float> poison, float %173, i64 0
  %175 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> zeroinitializer
  %176 = load <4 x float>, ptr addrspace(5) %21, align 16, !tbaa !21
  %177 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %175, <4 x float> %176, <4 x float> %171)
  %178 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(5) %14, i64 0, i64 %179
  %181 = load <4 x float>, ptr addrspace(5) %180, align 16, !tbaa !21
  %182 = fadd <4 x float> %181, %177
  store <4 x float> %182, ptr addrspace(5) %180, align 16, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %23) #6
  br label %183
183:
  %184 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr addrspace(5) %22, align 4, !tbaa !12
  br label %139, !llvm.loop !22
186:
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %21) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %20) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %19) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %18) #6
  br label %187
187:
  %188 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %99, !llvm.loop !23
190:
  br label %191
191:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %192
192:
  br label %193
193:
  br label %194
194:
  %195 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %196 = add nsw i32 %195, 4
  store i32 %196, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %35, !llvm.loop !24
197:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %24) #6
  store i32 0, ptr addrspace(5) %24, align 4, !tbaa !12
  br label %198
198:
  %199 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %200 = icmp slt i32 %199, 4
  br i1 %200, label %202, label %201
201:
  store i32 15, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %24) #6
  br label %232
202:
  %203 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [4 x <4 x float>], ptr addrspace(5) %14, i64 0, i64 %204
  %206 = load <4 x float>, ptr addrspace(5) %205, align 16, !tbaa !21
  %207 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %208 = call i32 @llvm.amdgcn.workgroup.id.y()
  %209 = zext i32 %208 to i64
  %210 = mul i64 %209, 64
  %211 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %212 = mul i32 4, %211
  %213 = zext i32 %212 to i64
  %214 = add i64 %210, %213
  %215 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %216 = sext i32 %215 to i64
  %217 = add i64 %214, %216
  %218 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %219 = sext i32 %218 to i64
  %220 = mul i64 %217, %219
  %221 = call i32 @llvm.amdgcn.workgroup.id.x()
  %222 = zext i32 %221 to i64
  %223 = mul i64 %222, 16
  %224 = add i64 %220, %223
  %225 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %226 = zext i32 %225 to i64
  %227 = add i64 %224, %226
  %228 = getelementptr inbounds <4 x float>, ptr addrspace(1) %207, i64 %227
  store <4 x float> %206, ptr addrspace(1) %228, align 16, !tbaa !21
  br label %229
229:
  %230 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr addrspace(5) %24, align 4, !tbaa !12
  br label %198, !llvm.loop !25
232:
  call void @llvm.lifetime.end.p5(i64 64, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  ret void
}
declare void @llvm.memset.p5.i64(ptr addrspace(5) nocapture writeonly, i8, i64, i1 immarg) #4
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2
define protected amdgpu_kernel void @matmul_int8(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %8, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %9, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %10, align 8, !tbaa !8
  store i32 %4, ptr addrspace(5) %11, align 4, !tbaa !12
  store i32 %5, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %18 = call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = zext i32 %18 to i64
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !30
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = mul i64 %19, %24
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  %30 = call i32 @llvm.amdgcn.workgroup.id.y()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 6
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !30
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr addrspace(5) %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %42
42:
  %43 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %44 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %47, label %46
46:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  br label %74
47:
  %48 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %49 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %51 = mul i32 %49, %50
  %52 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %48, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !21
  %57 = sext i8 %56 to i32
  %58 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %60 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %61 = mul i32 %59, %60
  %62 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %63 = add i32 %61, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(1) %58, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !21
  %67 = sext i8 %66 to i32
  %68 = mul nsw i32 %57, %67
  %69 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %42, !llvm.loop !32
74:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #6
  %75 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %76 = sitofp i32 %75 to float
  %77 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %78 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !14
  %82 = fmul float %76, %81
  %83 = call float @llvm.roundeven.f32(float %82)
  store float %83, ptr addrspace(5) %17, align 4, !tbaa !14
  %84 = load float, ptr addrspace(5) %17, align 4, !tbaa !14
  %85 = call float @llvm.maxnum.f32(float %84, float -1.280000e+02)
  %86 = call float @llvm.minnum.f32(float %85, float 1.270000e+02)
  %87 = fptosi float %86 to i8
  %88 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %89 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %90 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %91 = mul i32 %89, %90
  %92 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %93 = add i32 %91, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %88, i64 %94
  store i8 %87, ptr addrspace(1) %95, align 1, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  ret void
}
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare float @llvm.roundeven.f32(float) #2
declare float @llvm.maxnum.f32(float, float) #2
declare float @llvm.minnum.f32(float, float) #2
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %7, align 4, !tbaa !12
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = mul i64 %12, 16
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = add i64 %13, %15
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %18 = call i32 @llvm.amdgcn.workgroup.id.y()
  %19 = zext i32 %18 to i64
  %20 = mul i64 %19, 16
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %10, align 4, !tbaa !12
  %25 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %26 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %27 = icmp ult i32 %25, %26
  br i1 %27, label %28, label %48
28:
  %29 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %30 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %32, label %48
32:
  %33 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %34 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %36 = mul i32 %34, %35
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %38 = add i32 %36, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %39
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !37
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @transpose.tile, i64 0, i64 %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [17 x double], ptr addrspace(3) %44, i64 0, i64 %46
  store double %41, ptr addrspace(3) %47, align 8, !tbaa !37
  br label %48
48:
  br label %49
49:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %50
50:
  br label %51
51:
  %52 = call i32 @llvm.amdgcn.workgroup.id.y()
  %53 = zext i32 %52 to i64
  %54 = mul i64 %53, 16
  %55 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %56 = zext i32 %55 to i64
  %57 = add i64 %54, %56
  %58 = trunc i64 %57 to i32
  store i32 %58, ptr addrspace(5) %9, align 4, !tbaa !12
  %59 = call i32 @llvm.amdgcn.workgroup.id.x()
  %60 = zext i32 %59 to i64
  %61 = mul i64 %60, 16
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %63 = zext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = trunc i64 %64 to i32
  store i32 %65, ptr addrspace(5) %10, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %69, label %89
69:
  %70 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %71 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %72 = icmp ult i32 %70, %71
  br i1 %72, label %73, label %89
73:
  %74 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @transpose.tile, i64 0, i64 %75
  %77 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds [17 x double], ptr addrspace(3) %76, i64 0, i64 %78
  %80 = load double, ptr addrspace(3) %79, align 8, !tbaa !37
  %81 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %82 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %83 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %84 = mul i32 %82, %83
  %85 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %86 = add i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr addrspace(1) %81, i64 %87
  store double %80, ptr addrspace(1) %88, align 8, !tbaa !37
  br label %89
89:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  ret void
}
define protected amdgpu_kernel void @conv2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !30
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %32 = call i32 @llvm.amdgcn.workgroup.id.y()
  %33 = zext i32 %32 to i64
  %34 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %35 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 6
  %36 = load i16, ptr addrspace(4) %35, align 2, !tbaa !30
  %37 = zext i16 %36 to i32
  %38 = sext i32 %37 to i64
  %39 = mul i64 %33, %38
  %40 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %41 = zext i32 %40 to i64
  %42 = add i64 %39, %41
  %43 = trunc i64 %42 to i32
  store i32 %43, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %44 = call i32 @llvm.amdgcn.workgroup.id.z()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 8
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !30
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  store float 0.000000e+00, ptr addrspace(5) %14, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  store i32 -1, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %58 = icmp sle i32 %57, 1
  br i1 %58, label %60, label %59
59:
  store i32 2, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  br label %118
60:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #6
  store i32 -1, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %63 = icmp sle i32 %62, 1
  br i1 %63, label %65, label %64
64:
  store i32 5, ptr addrspace(5) %16, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #6
  br label %114
65:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #6
  %66 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %68 = add nsw i32 %66, %67
  store i32 %68, ptr addrspace(5) %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #6
  %69 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %70 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %71 = add nsw i32 %69, %70
  store i32 %71, ptr addrspace(5) %19, align 4, !tbaa !12
  %72 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %73 = icmp sge i32 %72, 0
  br i1 %73, label %74, label %110
74:
  %75 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %76 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %110
78:
  %79 = load i32, ptr addrspace(5) %19, align 4, !tbaa !12
  %80 = icmp sge i32 %79, 0
  br i1 %80, label %81, label %110
81:
  %82 = load i32, ptr addrspace(5) %19, align 4, !tbaa !12
  %83 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %84 = icmp slt i32 %82, %83
  br i1 %84, label %85, label %110
85:
  %86 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %87 = load i32, ptr addrspace(5) %19, align 4, !tbaa !12
  %88 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %86, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !14
  %95 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %96 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %97 = mul nsw i32 %96, 9
  %98 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %99 = add nsw i32 %98, 1
  %100 = mul nsw i32 %99, 3
  %101 = add nsw i32 %97, %100
  %102 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %103 = add nsw i32 %101, %102
  %104 = add nsw i32 %103, 1
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !14
  %108 = load float, ptr addrspace(5) %14, align 4, !tbaa !14
  %109 = call float @llvm.fmuladd.f32(float %94, float %107, float %108)
  store float %109, ptr addrspace(5) %14, align 4, !tbaa !14
  br label %110
110:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #6
  br label %111
111:
  %112 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %61, !llvm.loop !39
114:
  br label %115
115:
  %116 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56, !llvm.loop !40
118:
  %119 = load float, ptr addrspace(5) %14, align 4, !tbaa !14
  %120 = call float @llvm.maxnum.f32(float %119, float 0.000000e+00)
  %121 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %122 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %123 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %126 = add nsw i32 %124, %125
  %127 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %121, i64 %131
  store float %120, ptr addrspace(1) %132, align 4, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
declare float @llvm.fmuladd.f32(float, float, float) #2
define protected amdgpu_kernel void @softmax(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !41 !kernel_arg_access_qual !42 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !44 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !12
  store ptr addrspace(3) %2, ptr addrspace(5) %6, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #6
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %17 = sext i32 %16 to i64
  %18 = mul i64 %15, %17
  %19 = getelementptr inbounds float, ptr addrspace(1) %13, i64 %18
  store ptr addrspace(1) %19, ptr addrspace(5) %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store float 0xFFF0000000000000, ptr addrspace(5) %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store float 0.000000e+00, ptr addrspace(5) %9, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %23
23:
  %24 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %46
28:
  %29 = load float, ptr addrspace(5) %8, align 4, !tbaa !14
  %30 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = call float @llvm.maxnum.f32(float %29, float %34)
  store float %35, ptr addrspace(5) %8, align 4, !tbaa !14
  br label %36
36:
  %37 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %38 = getelementptr inbounds i8, ptr addrspace(4) %37, i64 4
  %39 = load i16, ptr addrspace(4) %38, align 2, !tbaa !30
  %40 = zext i16 %39 to i32
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %43 = sext i32 %42 to i64
  %44 = add i64 %43, %41
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %23, !llvm.loop !45
46:
  %47 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %48 = load float, ptr addrspace(5) %8, align 4, !tbaa !14
  %49 = call float @all_of(ptr addrspace(3) noundef %47, float noundef %48, i1 noundef zeroext true) #7
  store float %49, ptr addrspace(5) %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %55 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57
57:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %88
58:
  %59 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %60 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = load float, ptr addrspace(5) %8, align 4, !tbaa !14
  %65 = fsub float %63, %64
  %66 = call float @llvm.exp.f32(float %65)
  %67 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %68 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %67, i64 %69
  store float %66, ptr addrspace(1) %70, align 4, !tbaa !14
  %71 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %72 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %71, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !14
  %76 = load float, ptr addrspace(5) %9, align 4, !tbaa !14
  %77 = fadd float %76, %75
  store float %77, ptr addrspace(5) %9, align 4, !tbaa !14
  br label %78
78:
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 4
  %81 = load i16, ptr addrspace(4) %80, align 2, !tbaa !30
  %82 = zext i16 %81 to i32
  %83 = sext i32 %82 to i64
  %84 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %85 = sext i32 %84 to i64
  %86 = add i64 %85, %83
  %87 = trunc i64 %86 to i32
  store i32 %87, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %53, !llvm.loop !46
88:
  %89 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !8
  %90 = load float, ptr addrspace(5) %9, align 4, !tbaa !14
  %91 = call float @all_of(ptr addrspace(3) noundef %89, float noundef %90, i1 noundef zeroext false) #7
  store float %91, ptr addrspace(5) %9, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = trunc i64 %93 to i32
  store i32 %94, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %95
95:
  %96 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %97 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %98 = icmp slt i32 %96, %97
  br i1 %98, label %100, label %99
99:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %118
100:
  %101 = load float, ptr addrspace(5) %9, align 4, !tbaa !14
  %102 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %103 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = fdiv float %106, %101, !fpmath !47
  store float %107, ptr addrspace(1) %105, align 4, !tbaa !14
  br label %108
108:
  %109 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %110 = getelementptr inbounds i8, ptr addrspace(4) %109, i64 4
  %111 = load i16, ptr addrspace(4) %110, align 2, !tbaa !30
  %112 = zext i16 %111 to i32
  %113 = sext i32 %112 to i64
  %114 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %115 = sext i32 %114 to i64
  %116 = add i64 %115, %113
  %117 = trunc i64 %116 to i32
  store i32 %117, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %95, !llvm.loop !48
118:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #6
  ret void
}
define internal float @all_of(ptr addrspace(3) noundef %0, float noundef %1, i1 noundef zeroext %2) #5 {
  %4 = alloca ptr addrspace(3), align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca i8, align 1, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  store ptr addrspace(3) %0, ptr addrspace(5) %4, align 4, !tbaa !8
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !14
  %10 = zext i1 %2 to i8
  store i8 %10, ptr addrspace(5) %6, align 1, !tbaa !49
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4, !tbaa !12
  %14 = load float, ptr addrspace(5) %5, align 4, !tbaa !14
  %15 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %16 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(3) %15, i64 %17
  store float %14, ptr addrspace(3) %18, align 4, !tbaa !14
  br label %19
19:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %20
20:
  br label %21
21:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !30
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = udiv i64 %26, 2
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %33, label %32
32:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %81
33:
  %34 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %35 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %36 = icmp ult i32 %34, %35
  br i1 %36, label %37, label %74
37:
  %38 = load i8, ptr addrspace(5) %6, align 1, !tbaa !49, !range !51, !noundef !52
  %39 = trunc i8 %38 to i1
  br i1 %39, label %40, label %54
40:
  %41 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %42 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(3) %41, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %46 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %47 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %48 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(3) %46, i64 %50
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %53 = call float @llvm.maxnum.f32(float %45, float %52)
  br label %68
54:
  %55 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(3) %55, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  %60 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %61 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = add i32 %61, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr addrspace(3) %60, i64 %64
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !14
  %67 = fadd float %59, %66
  br label %68
68:
  %69 = phi float [ %53, %40 ], [ %67, %54 ]
  %70 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %71 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(3) %70, i64 %72
  store float %69, ptr addrspace(3) %73, align 4, !tbaa !14
  br label %74
74:
  br label %75
75:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %76
76:
  br label %77
77:
  br label %78
78:
  %79 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %80 = lshr i32 %79, 1
  store i32 %80, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %29, !llvm.loop !53
81:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %82 = load ptr addrspace(3), ptr addrspace(5) %4, align 4, !tbaa !8
  %83 = getelementptr inbounds float, ptr addrspace(3) %82, i64 0
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  store float %84, ptr addrspace(5) %9, align 4, !tbaa !14
  br label %85
85:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %86
86:
  br label %87
87:
  %88 = load float, ptr addrspace(5) %9, align 4, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  ret float %88
}
declare float @llvm.exp.f32(float) #2
define protected amdgpu_kernel void @layernorm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, ptr addrspace(3) noundef align 4 %4) #0 !kernel_arg_addr_space !54 !kernel_arg_access_qual !5 !kernel_arg_type !55 !kernel_arg_base_type !55 !kernel_arg_type_qual !56 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(3), align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store ptr addrspace(3) %4, ptr addrspace(5) %10, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #6
  %19 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %23 = sext i32 %22 to i64
  %24 = mul i64 %21, %23
  %25 = getelementptr inbounds float, ptr addrspace(1) %19, i64 %24
  store ptr addrspace(1) %25, ptr addrspace(5) %11, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  store float 0.000000e+00, ptr addrspace(5) %12, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store float 0.000000e+00, ptr addrspace(5) %13, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33
33:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  br label %52
34:
  %35 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %36 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = load float, ptr addrspace(5) %12, align 4, !tbaa !14
  %41 = fadd float %40, %39
  store float %41, ptr addrspace(5) %12, align 4, !tbaa !14
  br label %42
42:
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %44 = getelementptr inbounds i8, ptr addrspace(4) %43, i64 4
  %45 = load i16, ptr addrspace(4) %44, align 2, !tbaa !30
  %46 = zext i16 %45 to i32
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %49 = sext i32 %48 to i64
  %50 = add i64 %49, %47
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %29, !llvm.loop !57
52:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  %53 = load ptr addrspace(3), ptr addrspace(5) %10, align 4, !tbaa !8
  %54 = load float, ptr addrspace(5) %12, align 4, !tbaa !14
  %55 = call float @all_of(ptr addrspace(3) noundef %53, float noundef %54, i1 noundef zeroext false) #7
  %56 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %57 = sitofp i32 %56 to float
  %58 = fdiv float %55, %57, !fpmath !47
  store float %58, ptr addrspace(5) %15, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = trunc i64 %60 to i32
  store i32 %61, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %62
62:
  %63 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %64 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %67, label %66
66:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  br label %94
67:
  %68 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %69 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !14
  %73 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %74 = fsub float %72, %73
  %75 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %76 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %75, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !14
  %80 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %81 = fsub float %79, %80
  %82 = load float, ptr addrspace(5) %13, align 4, !tbaa !14
  %83 = call float @llvm.fmuladd.f32(float %74, float %81, float %82)
  store float %83, ptr addrspace(5) %13, align 4, !tbaa !14
  br label %84
84:
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !30
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %91 = sext i32 %90 to i64
  %92 = add i64 %91, %89
  %93 = trunc i64 %92 to i32
  store i32 %93, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %62, !llvm.loop !58
94:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #6
  %95 = load ptr addrspace(3), ptr addrspace(5) %10, align 4, !tbaa !8
  %96 = load float, ptr addrspace(5) %13, align 4, !tbaa !14
  %97 = call float @all_of(ptr addrspace(3) noundef %95, float noundef %96, i1 noundef zeroext false) #7
  %98 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %99 = sitofp i32 %98 to float
  %100 = fdiv float %97, %99, !fpmath !47
  %101 = fadd float %100, 0x3EE4F8B580000000
  %102 = call float @llvm.sqrt.f32(float %101), !fpmath !59
  %103 = fdiv float 1.000000e+00, %102, !fpmath !47
  store float %103, ptr addrspace(5) %17, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #6
  %104 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %105 = zext i32 %104 to i64
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %107
107:
  %108 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %109 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %110 = icmp slt i32 %108, %109
  br i1 %110, label %112, label %111
111:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #6
  br label %147
112:
  %113 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %114 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !14
  %118 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %119 = fsub float %117, %118
  %120 = load float, ptr addrspace(5) %17, align 4, !tbaa !14
  %121 = fmul float %119, %120
  %122 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %123 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %124
  %126 = load float, ptr addrspace(1) %125, align 4, !tbaa !14
  %127 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %128 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %127, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !14
  %132 = call float @llvm.fmuladd.f32(float %121, float %126, float %131)
  %133 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
  %134 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %133, i64 %135
  store float %132, ptr addrspace(1) %136, align 4, !tbaa !14
  br label %137
137:
  %138 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %139 = getelementptr inbounds i8, ptr addrspace(4) %138, i64 4
  %140 = load i16, ptr addrspace(4) %139, align 2, !tbaa !30
  %141 = zext i16 %140 to i32
  %142 = sext i32 %141 to i64
  %143 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %144 = sext i32 %143 to i64
  %145 = add i64 %144, %142
  %146 = trunc i64 %145 to i32
  store i32 %146, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %107, !llvm.loop !60
147:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #6
  ret void
}
declare float @llvm.sqrt.f32(float) #2
define protected amdgpu_kernel void @fft256(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  %19 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %19, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %20
20:
  %21 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %24, label %23
23:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  br label %42
24:
  %25 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = mul i64 %27, 256
  %29 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %30 = zext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = getelementptr inbounds <2 x float>, ptr addrspace(1) %25, i64 %31
  %33 = load <2 x float>, ptr addrspace(1) %32, align 8, !tbaa !21
  %34 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %35 = call i32 @llvm.bitreverse.i32(i32 %34)
  %36 = lshr i32 %35, 24
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %37
  store <2 x float> %33, ptr addrspace(3) %38, align 8, !tbaa !21
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %41 = add i32 %40, 128
  store i32 %41, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %20, !llvm.loop !66
42:
  br label %43
43:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %44
44:
  br label %45
45:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  store i32 1, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %46
46:
  %47 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %48 = icmp ult i32 %47, 256
  br i1 %48, label %50, label %49
49:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %124
50:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  %51 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %52 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %53 = sub i32 %52, 1
  %54 = and i32 %51, %53
  store i32 %54, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %55 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %56 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %57 = sub i32 %55, %56
  %58 = mul i32 %57, 2
  %59 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %60 = add i32 %58, %59
  store i32 %60, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %61 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %63 = add i32 %61, %62
  store i32 %63, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #6
  %64 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %65 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %67 = udiv i32 128, %66
  %68 = mul i32 %65, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds <2 x float>, ptr addrspace(1) %64, i64 %69
  %71 = load <2 x float>, ptr addrspace(1) %70, align 8, !tbaa !21
  store <2 x float> %71, ptr addrspace(5) %11, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #6
  %72 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %73
  %75 = load <2 x float>, ptr addrspace(3) %74, align 8, !tbaa !21
  store <2 x float> %75, ptr addrspace(5) %12, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #6
  %76 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %77
  %79 = load <2 x float>, ptr addrspace(3) %78, align 8, !tbaa !21
  store <2 x float> %79, ptr addrspace(5) %13, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #6
  %80 = load <2 x float>, ptr addrspace(5) %11, align 8
  %81 = extractelement <2 x float> %80, i64 0
  %82 = load <2 x float>, ptr addrspace(5) %13, align 8
  %83 = extractelement <2 x float> %82, i64 0
  %84 = load <2 x float>, ptr addrspace(5) %11, align 8
  %85 = extractelement <2 x float> %84, i64 1
  %86 = load <2 x float>, ptr addrspace(5) %13, align 8
  %87 = extractelement <2 x float> %86, i64 1
  %88 = fmul float %85, %87
  %89 = fneg float %88
  %90 = call float @llvm.fmuladd.f32(float %81, float %83, float %89)
  %91 = insertelement <2 x float> poison, float %90, i32 0
  %92 = load <2 x float>, ptr addrspace(5) %11, align 8
  %93 = extractelement <2 x float> %92, i64 0
  %94 = load <2 x float>, ptr addrspace(5) %13, align 8
  %95 = extractelement <2 x float> %94, i64 1
  %96 = load <2 x float>, ptr addrspace(5) %11, align 8
  %97 = extractelement <2 x float> %96, i64 1
  %98 = load <2 x float>, ptr addrspace(5) %13, align 8
  %99 = extractelement <2 x float> %98, i64 0
  %100 = fmul float %97, %99
  %101 = call float @llvm.fmuladd.f32(float %93, float %95, float %100)
  %102 = insertelement <2 x float> %91, float %101, i32 1
  store <2 x float> %102, ptr addrspace(5) %14, align 8, !tbaa !21
  br label %103
103:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %104
104:
  br label %105
105:
  %106 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !21
  %107 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !21
  %108 = fadd <2 x float> %106, %107
  %109 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %110
  store <2 x float> %108, ptr addrspace(3) %111, align 8, !tbaa !21
  %112 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !21
  %113 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !21
  %114 = fsub <2 x float> %112, %113
  %115 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %116
  store <2 x float> %114, ptr addrspace(3) %117, align 8, !tbaa !21
  br label %118
118:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %119
119:
  br label %120
120:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %121
121:
  %122 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %123 = shl i32 %122, 1
  store i32 %123, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %46, !llvm.loop !67
124:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  %125 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %125, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %126
126:
  %127 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %128 = icmp ult i32 %127, 256
  br i1 %128, label %130, label %129
129:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  br label %146
130:
  %131 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds [256 x <2 x float>], ptr addrspace(3) @fft256.v, i64 0, i64 %132
  %134 = load <2 x float>, ptr addrspace(3) %133, align 8, !tbaa !21
  %135 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %136 = call i32 @llvm.amdgcn.workgroup.id.x()
  %137 = zext i32 %136 to i64
  %138 = mul i64 %137, 256
  %139 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %140 = zext i32 %139 to i64
  %141 = add i64 %138, %140
  %142 = getelementptr inbounds <2 x float>, ptr addrspace(1) %135, i64 %141
  store <2 x float> %134, ptr addrspace(1) %142, align 8, !tbaa !21
  br label %143
143:
  %144 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %145 = add i32 %144, 128
  store i32 %145, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %126, !llvm.loop !68
146:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  ret void
}
declare i32 @llvm.bitreverse.i32(i32) #2
define protected amdgpu_kernel void @fft64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !61 !kernel_arg_access_qual !62 !kernel_arg_type !63 !kernel_arg_base_type !64 !kernel_arg_type_qual !65 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca <2 x float>, align 8, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %25
25:
  %26 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %29, label %28
28:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  br label %57
29:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = mul i32 %30, 4
  %32 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %33 = add i32 %31, %32
  store i32 %33, ptr addrspace(5) %7, align 4, !tbaa !12
  %34 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = zext i32 %35 to i64
  %37 = mul i64 %36, 64
  %38 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds <2 x float>, ptr addrspace(1) %34, i64 %40
  %42 = load <2 x float>, ptr addrspace(1) %41, align 8, !tbaa !21
  %43 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %44 = and i32 %43, 3
  %45 = shl i32 %44, 4
  %46 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %47 = and i32 %46, 12
  %48 = or i32 %45, %47
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %50 = lshr i32 %49, 4
  %51 = or i32 %48, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %52
  store <2 x float> %42, ptr addrspace(3) %53, align 8, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %54
54:
  %55 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %25, !llvm.loop !69
57:
  br label %58
58:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %59
59:
  br label %60
60:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 1, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = icmp ult i32 %62, 64
  br i1 %63, label %65, label %64
64:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %189
65:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %66 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %68 = urem i32 %66, %67
  store i32 %68, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %69 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %70 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %71 = udiv i32 %69, %70
  %72 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %73 = mul i32 %71, %72
  %74 = mul i32 %73, 4
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %76 = add i32 %74, %75
  store i32 %76, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %77 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %78 = udiv i32 16, %77
  store i32 %78, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #6
  %79 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %80
  %82 = load <2 x float>, ptr addrspace(3) %81, align 8, !tbaa !21
  store <2 x float> %82, ptr addrspace(5) %12, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #6
  %83 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %84 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %85 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %86 = mul i32 %84, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds <2 x float>, ptr addrspace(1) %83, i64 %87
  %89 = load <2 x float>, ptr addrspace(1) %88, align 8, !tbaa !21
  %90 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %91 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %93
  %95 = load <2 x float>, ptr addrspace(3) %94, align 8, !tbaa !21
  %96 = call <2 x float> @times(<2 x float> noundef %89, <2 x float> noundef %95) #7
  store <2 x float> %96, ptr addrspace(5) %13, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #6
  %97 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %98 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %99 = mul i32 2, %98
  %100 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %101 = mul i32 %99, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds <2 x float>, ptr addrspace(1) %97, i64 %102
  %104 = load <2 x float>, ptr addrspace(1) %103, align 8, !tbaa !21
  %105 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %106 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %107 = mul i32 2, %106
  %108 = add i32 %105, %107
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %109
  %111 = load <2 x float>, ptr addrspace(3) %110, align 8, !tbaa !21
  %112 = call <2 x float> @times(<2 x float> noundef %104, <2 x float> noundef %111) #7
  store <2 x float> %112, ptr addrspace(5) %14, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #6
  %113 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %114 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %115 = mul i32 3, %114
  %116 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %117 = mul i32 %115, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds <2 x float>, ptr addrspace(1) %113, i64 %118
  %120 = load <2 x float>, ptr addrspace(1) %119, align 8, !tbaa !21
  %121 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %123 = mul i32 3, %122
  %124 = add i32 %121, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %125
  %127 = load <2 x float>, ptr addrspace(3) %126, align 8, !tbaa !21
  %128 = call <2 x float> @times(<2 x float> noundef %120, <2 x float> noundef %127) #7
  store <2 x float> %128, ptr addrspace(5) %15, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #6
  %129 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !21
  %130 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !21
  %131 = fadd <2 x float> %129, %130
  store <2 x float> %131, ptr addrspace(5) %16, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #6
  %132 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !21
  %133 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !21
  %134 = fsub <2 x float> %132, %133
  store <2 x float> %134, ptr addrspace(5) %17, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %18) #6
  %135 = load <2 x float>, ptr addrspace(5) %13, align 8, !tbaa !21
  %136 = load <2 x float>, ptr addrspace(5) %15, align 8, !tbaa !21
  %137 = fadd <2 x float> %135, %136
  store <2 x float> %137, ptr addrspace(5) %18, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %19) #6
  %138 = load <2 x float>, ptr addrspace(5) %13, align 8, !tbaa !21
  %139 = load <2 x float>, ptr addrspace(5) %15, align 8, !tbaa !21
  %140 = fsub <2 x float> %138, %139
  store <2 x float> %140, ptr addrspace(5) %19, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %20) #6
  %141 = load <2 x float>, ptr addrspace(5) %19, align 8
  %142 = extractelement <2 x float> %141, i64 1
  %143 = insertelement <2 x float> poison, float %142, i32 0
  %144 = load <2 x float>, ptr addrspace(5) %19, align 8
  %145 = extractelement <2 x float> %144, i64 0
  %146 = fneg float %145
  %147 = insertelement <2 x float> %143, float %146, i32 1
  store <2 x float> %147, ptr addrspace(5) %20, align 8, !tbaa !21
  br label %148
148:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %149
149:
  br label %150
150:
  %151 = load <2 x float>, ptr addrspace(5) %16, align 8, !tbaa !21
  %152 = load <2 x float>, ptr addrspace(5) %18, align 8, !tbaa !21
  %153 = fadd <2 x float> %151, %152
  %154 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %155
  store <2 x float> %153, ptr addrspace(3) %156, align 8, !tbaa !21
  %157 = load <2 x float>, ptr addrspace(5) %17, align 8, !tbaa !21
  %158 = load <2 x float>, ptr addrspace(5) %20, align 8, !tbaa !21
  %159 = fadd <2 x float> %157, %158
  %160 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %161 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %162 = add i32 %160, %161
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %163
  store <2 x float> %159, ptr addrspace(3) %164, align 8, !tbaa !21
  %165 = load <2 x float>, ptr addrspace(5) %16, align 8, !tbaa !21
  %166 = load <2 x float>, ptr addrspace(5) %18, align 8, !tbaa !21
  %167 = fsub <2 x float> %165, %166
  %168 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %169 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %170 = mul i32 2, %169
  %171 = add i32 %168, %170
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %172
  store <2 x float> %167, ptr addrspace(3) %173, align 8, !tbaa !21
  %174 = load <2 x float>, ptr addrspace(5) %17, align 8, !tbaa !21
  %175 = load <2 x float>, ptr addrspace(5) %20, align 8, !tbaa !21
  %176 = fsub <2 x float> %174, %175
  %177 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %178 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %179 = mul i32 3, %178
  %180 = add i32 %177, %179
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %181
  store <2 x float> %176, ptr addrspace(3) %182, align 8, !tbaa !21
  br label %183
183:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %184
184:
  br label %185
185:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %20) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %19) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %18) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %186
186:
  %187 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %188 = mul i32 %187, 4
  store i32 %188, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %61, !llvm.loop !70
189:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #6
  store i32 0, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %190
190:
  %191 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %192 = icmp slt i32 %191, 4
  br i1 %192, label %194, label %193
193:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #6
  br label %217
194:
  %195 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %196 = mul i32 %195, 4
  %197 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %198 = add i32 %196, %197
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds [64 x <2 x float>], ptr addrspace(3) @fft64.v, i64 0, i64 %199
  %201 = load <2 x float>, ptr addrspace(3) %200, align 8, !tbaa !21
  %202 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %203 = call i32 @llvm.amdgcn.workgroup.id.x()
  %204 = zext i32 %203 to i64
  %205 = mul i64 %204, 64
  %206 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %207 = mul i32 %206, 4
  %208 = zext i32 %207 to i64
  %209 = add i64 %205, %208
  %210 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %211 = sext i32 %210 to i64
  %212 = add i64 %209, %211
  %213 = getelementptr inbounds <2 x float>, ptr addrspace(1) %202, i64 %212
  store <2 x float> %201, ptr addrspace(1) %213, align 8, !tbaa !21
  br label %214
214:
  %215 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %190, !llvm.loop !71
217:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  ret void
}
define internal <2 x float> @times(<2 x float> noundef %0, <2 x float> noundef %1) #5 {
  %3 = alloca <2 x float>, align 8, addrspace(5)
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %3, align 8, !tbaa !21
  store <2 x float> %1, ptr addrspace(5) %4, align 8, !tbaa !21
  %6 = load <2 x float>, ptr addrspace(5) %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x float>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x float> %8, i64 0
  %10 = load <2 x float>, ptr addrspace(5) %3, align 8
  %11 = extractelement <2 x float> %10, i64 1
  %12 = load <2 x float>, ptr addrspace(5) %4, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = fmul float %11, %13
  %15 = fneg float %14
  %16 = call float @llvm.fmuladd.f32(float %7, float %9, float %15)
  %17 = insertelement <2 x float> poison, float %16, i32 0
  %18 = load <2 x float>, ptr addrspace(5) %3, align 8
  %19 = extractelement <2 x float> %18, i64 0
  %20 = load <2 x float>, ptr addrspace(5) %4, align 8
  %21 = extractelement <2 x float> %20, i64 1
  %22 = load <2 x float>, ptr addrspace(5) %3, align 8
  %23 = extractelement <2 x float> %22, i64 1
  %24 = load <2 x float>, ptr addrspace(5) %4, align 8
  %25 = extractelement <2 x float> %24, i64 0
  %26 = fmul float %23, %25
  %27 = call float @llvm.fmuladd.f32(float %19, float %21, float %26)
  %28 = insertelement <2 x float> %17, float %27, i32 1
  store <2 x float> %28, ptr addrspace(5) %5, align 8, !tbaa !21
  %29 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !21
  ret <2 x float> %29
}
define protected amdgpu_kernel void @lu(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !72 !kernel_arg_access_qual !73 !kernel_arg_type !74 !kernel_arg_base_type !74 !kernel_arg_type_qual !75 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #6
  %10 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = zext i32 %10 to i64
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr addrspace(5) %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #6
  store i32 0, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %13
13:
  %14 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %15 = icmp slt i32 %14, 16
  br i1 %15, label %17, label %16
16:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #6
  br label %40
17:
  %18 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %19 = call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = mul i64 %20, 256
  %22 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %23 = mul i32 %22, 16
  %24 = zext i32 %23 to i64
  %25 = add i64 %21, %24
  %26 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %27 = sext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds float, ptr addrspace(1) %18, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %32
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [16 x float], ptr addrspace(3) %33, i64 0, i64 %35
  store float %30, ptr addrspace(3) %36, align 4, !tbaa !14
  br label %37
37:
  %38 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %13, !llvm.loop !76
40:
  br label %41
41:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %42
42:
  br label %43
43:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %46 = icmp slt i32 %45, 15
  br i1 %46, label %48, label %47
47:
  store i32 7, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  br label %110
48:
  %49 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %51 = icmp ugt i32 %49, %50
  br i1 %51, label %52, label %103
52:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %53 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %54
  %56 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x float], ptr addrspace(3) %55, i64 0, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  %60 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %61
  %63 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [16 x float], ptr addrspace(3) %62, i64 0, i64 %64
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !14
  %67 = fdiv float %59, %66, !fpmath !47
  store float %67, ptr addrspace(5) %7, align 4, !tbaa !14
  %68 = load float, ptr addrspace(5) %7, align 4, !tbaa !14
  %69 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %70
  %72 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x float], ptr addrspace(3) %71, i64 0, i64 %73
  store float %68, ptr addrspace(3) %74, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  %75 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %77
77:
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %79 = icmp slt i32 %78, 16
  br i1 %79, label %81, label %80
80:
  store i32 10, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %102
81:
  %82 = load float, ptr addrspace(5) %7, align 4, !tbaa !14
  %83 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %84
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [16 x float], ptr addrspace(3) %85, i64 0, i64 %87
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !14
  %90 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %91
  %93 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x float], ptr addrspace(3) %92, i64 0, i64 %94
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !14
  %97 = fneg float %82
  %98 = call float @llvm.fmuladd.f32(float %97, float %89, float %96)
  store float %98, ptr addrspace(3) %95, align 4, !tbaa !14
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %77, !llvm.loop !77
102:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %103
103:
  br label %104
104:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %105
105:
  br label %106
106:
  br label %107
107:
  %108 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %44, !llvm.loop !78
110:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %111
111:
  %112 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %113 = icmp slt i32 %112, 16
  br i1 %113, label %115, label %114
114:
  store i32 15, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %138
115:
  %116 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @lu.m, i64 0, i64 %117
  %119 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x float], ptr addrspace(3) %118, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !14
  %123 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %124 = call i32 @llvm.amdgcn.workgroup.id.x()
  %125 = zext i32 %124 to i64
  %126 = mul i64 %125, 256
  %127 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %128 = mul i32 %127, 16
  %129 = zext i32 %128 to i64
  %130 = add i64 %126, %129
  %131 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %132 = sext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = getelementptr inbounds float, ptr addrspace(1) %123, i64 %133
  store float %122, ptr addrspace(1) %134, align 4, !tbaa !14
  br label %135
135:
  %136 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %111, !llvm.loop !79
138:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #6
  ret void
}
define protected amdgpu_kernel void @cholesky(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !72 !kernel_arg_access_qual !73 !kernel_arg_type !80 !kernel_arg_base_type !80 !kernel_arg_type_qual !75 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #6
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #6
  store i32 0, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %12
12:
  %13 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %14 = icmp slt i32 %13, 16
  br i1 %14, label %16, label %15
15:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #6
  br label %34
16:
  %17 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %18 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %19 = mul i32 %18, 16
  %20 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr addrspace(1) %17, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !37
  %25 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %26
  %28 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [17 x double], ptr addrspace(3) %27, i64 0, i64 %29
  store double %24, ptr addrspace(3) %30, align 8, !tbaa !37
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %12, !llvm.loop !81
34:
  br label %35
35:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %36
36:
  br label %37
37:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %38
38:
  %39 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %40 = icmp slt i32 %39, 16
  br i1 %40, label %42, label %41
41:
  store i32 7, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  br label %134
42:
  %43 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %44 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %61
46:
  %47 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %48
  %50 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [17 x double], ptr addrspace(3) %49, i64 0, i64 %51
  %53 = load double, ptr addrspace(3) %52, align 8, !tbaa !37
  %54 = call double @llvm.sqrt.f64(double %53)
  %55 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %56
  %58 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [17 x double], ptr addrspace(3) %57, i64 0, i64 %59
  store double %54, ptr addrspace(3) %60, align 8, !tbaa !37
  br label %61
61:
  br label %62
62:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %63
63:
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %67 = icmp ugt i32 %65, %66
  br i1 %67, label %68, label %84
68:
  %69 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %70
  %72 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [17 x double], ptr addrspace(3) %71, i64 0, i64 %73
  %75 = load double, ptr addrspace(3) %74, align 8, !tbaa !37
  %76 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %77
  %79 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [17 x double], ptr addrspace(3) %78, i64 0, i64 %80
  %82 = load double, ptr addrspace(3) %81, align 8, !tbaa !37
  %83 = fdiv double %82, %75
  store double %83, ptr addrspace(3) %81, align 8, !tbaa !37
  br label %84
84:
  br label %85
85:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %86
86:
  br label %87
87:
  %88 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %89 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %90 = icmp ugt i32 %88, %89
  br i1 %90, label %91, label %127
91:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %92 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %94
94:
  %95 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %96 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %97 = icmp ule i32 %95, %96
  br i1 %97, label %99, label %98
98:
  store i32 14, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %126
99:
  %100 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %101
  %103 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [17 x double], ptr addrspace(3) %102, i64 0, i64 %104
  %106 = load double, ptr addrspace(3) %105, align 8, !tbaa !37
  %107 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %108
  %110 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [17 x double], ptr addrspace(3) %109, i64 0, i64 %111
  %113 = load double, ptr addrspace(3) %112, align 8, !tbaa !37
  %114 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %115
  %117 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [17 x double], ptr addrspace(3) %116, i64 0, i64 %118
  %120 = load double, ptr addrspace(3) %119, align 8, !tbaa !37
  %121 = fneg double %106
  %122 = call double @llvm.fmuladd.f64(double %121, double %113, double %120)
  store double %122, ptr addrspace(3) %119, align 8, !tbaa !37
  br label %123
123:
  %124 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %94, !llvm.loop !82
126:
  br label %127
127:
  br label %128
128:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %129
129:
  br label %130
130:
  br label %131
131:
  %132 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %38, !llvm.loop !83
134:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %135
135:
  %136 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %137 = icmp slt i32 %136, 16
  br i1 %137, label %139, label %138
138:
  store i32 19, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %164
139:
  %140 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %141 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %142 = icmp ule i32 %140, %141
  br i1 %142, label %143, label %151
143:
  %144 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds [16 x [17 x double]], ptr addrspace(3) @cholesky.m, i64 0, i64 %145
  %147 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [17 x double], ptr addrspace(3) %146, i64 0, i64 %148
  %150 = load double, ptr addrspace(3) %149, align 8, !tbaa !37
  br label %152
151:
  br label %152
152:
  %153 = phi double [ %150, %143 ], [ 0.000000e+00, %151 ]
  %154 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %155 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %156 = mul i32 %155, 16
  %157 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %158 = add i32 %156, %157
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr addrspace(1) %154, i64 %159
  store double %153, ptr addrspace(1) %160, align 8, !tbaa !37
  br label %161
161:
  %162 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %135, !llvm.loop !84
164:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #6
  ret void
}
declare double @llvm.sqrt.f64(double) #2
declare double @llvm.fmuladd.f64(double, double, double) #2
define protected amdgpu_kernel void @nbody(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, ptr addrspace(3) noundef align 16 %3) #0 !kernel_arg_addr_space !85 !kernel_arg_access_qual !34 !kernel_arg_type !86 !kernel_arg_base_type !87 !kernel_arg_type_qual !36 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(3), align 4, addrspace(5)
  %9 = alloca <4 x float>, align 16, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca <4 x float>, align 16, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %7, align 4, !tbaa !12
  store ptr addrspace(3) %3, ptr addrspace(5) %8, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #6
  %17 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %18 = call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = zext i32 %18 to i64
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !30
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = mul i64 %19, %24
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds <4 x float>, ptr addrspace(1) %17, i64 %28
  %30 = load <4 x float>, ptr addrspace(1) %29, align 16, !tbaa !21
  store <4 x float> %30, ptr addrspace(5) %9, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #6
  store <4 x float> zeroinitializer, ptr addrspace(5) %10, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %33 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35
35:
  store i32 2, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %122
36:
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %38 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %39 = sext i32 %38 to i64
  %40 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = add i64 %39, %41
  %43 = getelementptr inbounds <4 x float>, ptr addrspace(1) %37, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !21
  %45 = load ptr addrspace(3), ptr addrspace(5) %8, align 4, !tbaa !8
  %46 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds <4 x float>, ptr addrspace(3) %45, i64 %47
  store <4 x float> %44, ptr addrspace(3) %48, align 16, !tbaa !21
  br label %49
49:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %50
50:
  br label %51
51:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %54 = sext i32 %53 to i64
  %55 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %56 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 4
  %57 = load i16, ptr addrspace(4) %56, align 2, !tbaa !30
  %58 = zext i16 %57 to i32
  %59 = sext i32 %58 to i64
  %60 = icmp ult i64 %54, %59
  br i1 %60, label %62, label %61
61:
  store i32 7, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  br label %108
62:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %14) #6
  %63 = load ptr addrspace(3), ptr addrspace(5) %8, align 4, !tbaa !8
  %64 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <4 x float>, ptr addrspace(3) %63, i64 %65
  %67 = load <4 x float>, ptr addrspace(3) %66, align 16, !tbaa !21
  %68 = load <4 x float>, ptr addrspace(5) %9, align 16, !tbaa !21
  %69 = fsub <4 x float> %67, %68
  store <4 x float> %69, ptr addrspace(5) %14, align 16, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  %70 = load <4 x float>, ptr addrspace(5) %14, align 16
  %71 = extractelement <4 x float> %70, i64 0
  %72 = load <4 x float>, ptr addrspace(5) %14, align 16
  %73 = extractelement <4 x float> %72, i64 0
  %74 = load <4 x float>, ptr addrspace(5) %14, align 16
  %75 = extractelement <4 x float> %74, i64 1
  %76 = load <4 x float>, ptr addrspace(5) %14, align 16
  %77 = extractelement <4 x float> %76, i64 1
  %78 = fmul float %75, %77
  %79 = call float @llvm.fmuladd.f32(float %71, float %73, float %78)
  %80 = load <4 x float>, ptr addrspace(5) %14, align 16
  %81 = extractelement <4 x float> %80, i64 2
  %82 = load <4 x float>, ptr addrspace(5) %14, align 16
  %83 = extractelement <4 x float> %82, i64 2
  %84 = call float @llvm.fmuladd.f32(float %81, float %83, float %79)
  %85 = fadd float %84, 0x3F847AE140000000
  store float %85, ptr addrspace(5) %15, align 4, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  %86 = load float, ptr addrspace(5) %15, align 4, !tbaa !14
  %87 = call float @llvm.amdgcn.rsq.f32(float %86)
  store float %87, ptr addrspace(5) %16, align 4, !tbaa !14
  %88 = load <4 x float>, ptr addrspace(5) %14, align 16, !tbaa !21
  %89 = load ptr addrspace(3), ptr addrspace(5) %8, align 4, !tbaa !8
  %90 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds <4 x float>, ptr addrspace(3) %89, i64 %91
  %93 = load <4 x float>, ptr addrspace(3) %92, align 16
  %94 = extractelement <4 x float> %93, i64 3
  %95 = load float, ptr addrspace(5) %16, align 4, !tbaa !14
  %96 = fmul float %94, %95
  %97 = load float, ptr addrspace(5) %16, align 4, !tbaa !14
  %98 = fmul float %96, %97
  %99 = load float, ptr addrspace(5) %16, align 4, !tbaa !14
  %100 = fmul float %98, %99
  %101 = insertelement <4 x float> poison, float %100, i64 0
  %102 = shufflevector <4 x float> %101, <4 x float> poison, <4 x i32> zeroinitializer
  %103 = load <4 x float>, ptr addrspace(5) %10, align 16, !tbaa !21
  %104 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %88, <4 x float> %102, <4 x float> %103)
  store <4 x float> %104, ptr addrspace(5) %10, align 16, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %14) #6
  br label %105
105:
  %106 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %52, !llvm.loop !88
108:
  br label %109
109:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %110
110:
  br label %111
111:
  br label %112
112:
  %113 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %114 = getelementptr inbounds i8, ptr addrspace(4) %113, i64 4
  %115 = load i16, ptr addrspace(4) %114, align 2, !tbaa !30
  %116 = zext i16 %115 to i32
  %117 = sext i32 %116 to i64
  %118 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %119 = sext i32 %118 to i64
  %120 = add i64 %119, %117
  %121 = trunc i64 %120 to i32
  store i32 %121, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %31, !llvm.loop !89
122:
  %123 = load <4 x float>, ptr addrspace(5) %10, align 16
  %124 = insertelement <4 x float> %123, float 0.000000e+00, i64 3
  store <4 x float> %124, ptr addrspace(5) %10, align 16
  %125 = load <4 x float>, ptr addrspace(5) %10, align 16, !tbaa !21
  %126 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %127 = call i32 @llvm.amdgcn.workgroup.id.x()
  %128 = zext i32 %127 to i64
  %129 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %130 = getelementptr inbounds i8, ptr addrspace(4) %129, i64 4
  %131 = load i16, ptr addrspace(4) %130, align 2, !tbaa !30
  %132 = zext i16 %131 to i32
  %133 = sext i32 %132 to i64
  %134 = mul i64 %128, %133
  %135 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %136 = zext i32 %135 to i64
  %137 = add i64 %134, %136
  %138 = getelementptr inbounds <4 x float>, ptr addrspace(1) %126, i64 %137
  store <4 x float> %125, ptr addrspace(1) %138, align 16, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #6
  ret void
}
declare float @llvm.amdgcn.rsq.f32(float) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!7 = !{!"const", !"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !10, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{!"float4*", !"float4*", !"float4*", !"int", !"int"}
!20 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int"}
!21 = !{!10, !10, i64 0}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!28 = !{!"char*", !"char*", !"float*", !"char*", !"int", !"int"}
!29 = !{!"const", !"const", !"const", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"short", !10, i64 0}
!32 = distinct !{!32, !17}
!33 = !{i32 1, i32 1, i32 0, i32 0}
!34 = !{!"none", !"none", !"none", !"none"}
!35 = !{!"double*", !"double*", !"int", !"int"}
!36 = !{!"const", !"", !"", !""}
!37 = !{!38, !38, i64 0}
!38 = !{!"double", !10, i64 0}
!39 = distinct !{!39, !17}
!40 = distinct !{!40, !17}
!41 = !{i32 1, i32 0, i32 3}
!42 = !{!"none", !"none", !"none"}
!43 = !{!"float*", !"int", !"float*"}
!44 = !{!"", !"", !""}
!45 = distinct !{!45, !17}
!46 = distinct !{!46, !17}
!47 = !{float 2.500000e+00}
!48 = distinct !{!48, !17}
!49 = !{!50, !50, i64 0}
!50 = !{!"bool", !10, i64 0}
!51 = !{i8 0, i8 2}
!52 = !{}
!53 = distinct !{!53, !17}
!54 = !{i32 1, i32 1, i32 1, i32 0, i32 3}
!55 = !{!"float*", !"float*", !"float*", !"int", !"float*"}
!56 = !{!"", !"const", !"const", !"", !""}
!57 = distinct !{!57, !17}
!58 = distinct !{!58, !17}
!59 = !{float 3.000000e+00}
!60 = distinct !{!60, !17}
!61 = !{i32 1, i32 1}
!62 = !{!"none", !"none"}
!63 = !{!"float2*", !"float2*"}
!64 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!65 = !{!"", !"const"}
!66 = distinct !{!66, !17}
!67 = distinct !{!67, !17}
!68 = distinct !{!68, !17}
!69 = distinct !{!69, !17}
!70 = distinct !{!70, !17}
!71 = distinct !{!71, !17}
!72 = !{i32 1}
!73 = !{!"none"}
!74 = !{!"float*"}
!75 = !{!""}
!76 = distinct !{!76, !17}
!77 = distinct !{!77, !17}
!78 = distinct !{!78, !17}
!79 = distinct !{!79, !17}
!80 = !{!"double*"}
!81 = distinct !{!81, !17}
!82 = distinct !{!82, !17}
!83 = distinct !{!83, !17}
!84 = distinct !{!84, !17}
!85 = !{i32 1, i32 1, i32 0, i32 3}
!86 = !{!"float4*", !"float4*", !"int", !"float4*"}
!87 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float __attribute__((ext_vector_type(4)))*"}
!88 = distinct !{!88, !17}
!89 = distinct !{!89, !17}
