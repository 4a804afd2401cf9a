target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <16 x half>, align 32, addrspace(5)
  %12 = alloca <16 x half>, align 32, addrspace(5)
  %13 = alloca <8 x float>, align 32, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = and i64 %18, 15
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %22, 4
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25
25:
  %26 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %27 = icmp slt i32 %26, 16
  br i1 %27, label %29, label %28
28:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %55
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = mul i32 %31, 16
  %33 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %34 = add i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds half, ptr addrspace(1) %30, i64 %35
  %37 = load half, ptr addrspace(1) %36, align 2, !tbaa !14
  %38 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %39 = load <16 x half>, ptr addrspace(5) %11, align 32
  %40 = insertelement <16 x half> %39, half %37, i32 %38
  store <16 x half> %40, ptr addrspace(5) %11, align 32
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %43 = mul nsw i32 %42, 16
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds half, ptr addrspace(1) %41, i64 %46
  %48 = load half, ptr addrspace(1) %47, align 2, !tbaa !14
  %49 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %50 = load <16 x half>, ptr addrspace(5) %12, align 32
  %51 = insertelement <16 x half> %50, half %48, i32 %49
  store <16 x half> %51, ptr addrspace(5) %12, align 32
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25, !llvm.loop !16
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %58 = icmp slt i32 %57, 8
  br i1 %58, label %60, label %59
59:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %78
60:
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %62 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %63 = mul nsw i32 2, %62
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %65 = add i32 %63, %64
  %66 = mul i32 %65, 16
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !18
  %72 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %73 = load <8 x float>, ptr addrspace(5) %13, align 32
  %74 = insertelement <8 x float> %73, float %71, i32 %72
  store <8 x float> %74, ptr addrspace(5) %13, align 32
  br label %75
75:
  %76 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56, !llvm.loop !20
78:
  %79 = load <16 x half>, ptr addrspace(5) %11, align 32, !tbaa !21
  %80 = load <16 x half>, ptr addrspace(5) %12, align 32, !tbaa !21
  %81 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !21
  %82 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %79, <16 x half> %80, <8 x float> %81)
  store <8 x float> %82, ptr addrspace(5) %13, align 32, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %85 = icmp slt i32 %84, 8
  br i1 %85, label %87, label %86
86:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %104
87:
  %88 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !21
  %89 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %90 = extractelement <8 x float> %88, i32 %89
  %91 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %92 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %93 = mul nsw i32 2, %92
  %94 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %95 = add i32 %93, %94
  %96 = mul i32 %95, 16
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %98 = add i32 %96, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %91, i64 %99
  store float %90, ptr addrspace(1) %100, align 4, !tbaa !18
  br label %101
101:
  %102 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83, !llvm.loop !22
104:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>) #3
define protected amdgpu_kernel void @bf16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <16 x i16>, align 32, addrspace(5)
  %12 = alloca <16 x i16>, align 32, addrspace(5)
  %13 = alloca <8 x float>, align 32, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = and i64 %18, 15
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %22, 4
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25
25:
  %26 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %27 = icmp slt i32 %26, 16
  br i1 %27, label %29, label %28
28:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %55
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = mul i32 %31, 16
  %33 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %34 = add i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i16, ptr addrspace(1) %30, i64 %35
  %37 = load i16, ptr addrspace(1) %36, align 2, !tbaa !24
  %38 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %39 = load <16 x i16>, ptr addrspace(5) %11, align 32
  %40 = insertelement <16 x i16> %39, i16 %37, i32 %38
  store <16 x i16> %40, ptr addrspace(5) %11, align 32
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %43 = mul nsw i32 %42, 16
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i16, ptr addrspace(1) %41, i64 %46
  %48 = load i16, ptr addrspace(1) %47, align 2, !tbaa !24
  %49 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %50 = load <16 x i16>, ptr addrspace(5) %12, align 32
  %51 = insertelement <16 x i16> %50, i16 %48, i32 %49
  store <16 x i16> %51, ptr addrspace(5) %12, align 32
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25, !llvm.loop !26
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %58 = icmp slt i32 %57, 8
  br i1 %58, label %60, label %59
59:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %78
60:
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %62 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %63 = mul nsw i32 2, %62
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %65 = add i32 %63, %64
  %66 = mul i32 %65, 16
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %61, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !18
  %72 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %73 = load <8 x float>, ptr addrspace(5) %13, align 32
  %74 = insertelement <8 x float> %73, float %71, i32 %72
  store <8 x float> %74, ptr addrspace(5) %13, align 32
  br label %75
75:
  %76 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56, !llvm.loop !27
78:
  %79 = load <16 x i16>, ptr addrspace(5) %11, align 32, !tbaa !21
  %80 = load <16 x i16>, ptr addrspace(5) %12, align 32, !tbaa !21
  %81 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !21
  %82 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16> %79, <16 x i16> %80, <8 x float> %81)
  store <8 x float> %82, ptr addrspace(5) %13, align 32, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %85 = icmp slt i32 %84, 8
  br i1 %85, label %87, label %86
86:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %104
87:
  %88 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !21
  %89 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %90 = extractelement <8 x float> %88, i32 %89
  %91 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %92 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %93 = mul nsw i32 2, %92
  %94 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %95 = add i32 %93, %94
  %96 = mul i32 %95, 16
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %98 = add i32 %96, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %91, i64 %99
  store float %90, ptr addrspace(1) %100, align 4, !tbaa !18
  br label %101
101:
  %102 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83, !llvm.loop !28
104:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v16i16(<16 x i16>, <16 x i16>, <8 x float>) #3
define protected amdgpu_kernel void @iu8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <4 x i32>, align 16, addrspace(5)
  %12 = alloca <4 x i32>, align 16, addrspace(5)
  %13 = alloca <8 x i32>, align 32, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = and i64 %18, 15
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = lshr i64 %22, 4
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25
25:
  %26 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %29, label %28
28:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %55
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = mul i32 %31, 4
  %33 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %34 = add i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %39 = load <4 x i32>, ptr addrspace(5) %11, align 16
  %40 = insertelement <4 x i32> %39, i32 %37, i32 %38
  store <4 x i32> %40, ptr addrspace(5) %11, align 16
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %42 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %43 = mul i32 %42, 4
  %44 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %50 = load <4 x i32>, ptr addrspace(5) %12, align 16
  %51 = insertelement <4 x i32> %50, i32 %48, i32 %49
  store <4 x i32> %51, ptr addrspace(5) %12, align 16
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25, !llvm.loop !30
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %58 = icmp slt i32 %57, 8
  br i1 %58, label %60, label %59
59:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %78
60:
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %62 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %63 = mul nsw i32 2, %62
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %65 = add i32 %63, %64
  %66 = mul i32 %65, 16
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !12
  %72 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %73 = load <8 x i32>, ptr addrspace(5) %13, align 32
  %74 = insertelement <8 x i32> %73, i32 %71, i32 %72
  store <8 x i32> %74, ptr addrspace(5) %13, align 32
  br label %75
75:
  %76 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %56, !llvm.loop !31
78:
  %79 = load <4 x i32>, ptr addrspace(5) %11, align 16, !tbaa !21
  %80 = load <4 x i32>, ptr addrspace(5) %12, align 16, !tbaa !21
  %81 = load <8 x i32>, ptr addrspace(5) %13, align 32, !tbaa !21
  %82 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 true, <4 x i32> %79, i1 false, <4 x i32> %80, <8 x i32> %81, i1 false)
  store <8 x i32> %82, ptr addrspace(5) %13, align 32, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %85 = icmp slt i32 %84, 8
  br i1 %85, label %87, label %86
86:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %104
87:
  %88 = load <8 x i32>, ptr addrspace(5) %13, align 32, !tbaa !21
  %89 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %90 = extractelement <8 x i32> %88, i32 %89
  %91 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %92 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %93 = mul nsw i32 2, %92
  %94 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %95 = add i32 %93, %94
  %96 = mul i32 %95, 16
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %98 = add i32 %96, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr addrspace(1) %91, i64 %99
  store i32 %90, ptr addrspace(1) %100, align 4, !tbaa !12
  br label %101
101:
  %102 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %83, !llvm.loop !32
104:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v4i32(i1 immarg, <4 x i32>, i1 immarg, <4 x i32>, <8 x i32>, i1 immarg) #3
define protected amdgpu_kernel void @f16_long(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca <8 x float>, align 32, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <16 x half>, align 32, addrspace(5)
  %19 = alloca <16 x half>, align 32, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #4
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = and i64 %23, 15
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #4
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = lshr i64 %27, 4
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #4
  %30 = call i32 @llvm.amdgcn.workgroup.id.y()
  %31 = zext i32 %30 to i64
  %32 = mul i64 %31, 16
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = zext i32 %34 to i64
  %36 = mul i64 %35, 16
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr addrspace(5) %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %15) #4
  store <8 x float> zeroinitializer, ptr addrspace(5) %15, align 32, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %38
38:
  %39 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %43, label %42
42:
  store i32 2, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %92
43:
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %18) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %19) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #4
  store i32 0, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %46 = icmp slt i32 %45, 16
  br i1 %46, label %48, label %47
47:
  store i32 5, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #4
  br label %84
48:
  %49 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %50 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %52 = add i32 %50, %51
  %53 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %54 = mul i32 %52, %53
  %55 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %56 = add i32 %54, %55
  %57 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %58 = add i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds half, ptr addrspace(1) %49, i64 %59
  %61 = load half, ptr addrspace(1) %60, align 2, !tbaa !14
  %62 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %63 = load <16 x half>, ptr addrspace(5) %18, align 32
  %64 = insertelement <16 x half> %63, half %61, i32 %62
  store <16 x half> %64, ptr addrspace(5) %18, align 32
  %65 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %66 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %68 = add nsw i32 %66, %67
  %69 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %72 = add i32 %70, %71
  %73 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds half, ptr addrspace(1) %65, i64 %75
  %77 = load half, ptr addrspace(1) %76, align 2, !tbaa !14
  %78 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %79 = load <16 x half>, ptr addrspace(5) %19, align 32
  %80 = insertelement <16 x half> %79, half %77, i32 %78
  store <16 x half> %80, ptr addrspace(5) %19, align 32
  br label %81
81:
  %82 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %44, !llvm.loop !37
84:
  %85 = load <16 x half>, ptr addrspace(5) %18, align 32, !tbaa !21
  %86 = load <16 x half>, ptr addrspace(5) %19, align 32, !tbaa !21
  %87 = load <8 x float>, ptr addrspace(5) %15, align 32, !tbaa !21
  %88 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %85, <16 x half> %86, <8 x float> %87)
  store <8 x float> %88, ptr addrspace(5) %15, align 32, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %19) #4
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %18) #4
  br label %89
89:
  %90 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %91 = add nsw i32 %90, 16
  store i32 %91, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %38, !llvm.loop !38
92:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #4
  store i32 0, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %93
93:
  %94 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %95 = icmp slt i32 %94, 8
  br i1 %95, label %97, label %96
96:
  store i32 8, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #4
  br label %119
97:
  %98 = load <8 x float>, ptr addrspace(5) %15, align 32, !tbaa !21
  %99 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %100 = extractelement <8 x float> %98, i32 %99
  %101 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %102 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %103 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %104 = mul nsw i32 2, %103
  %105 = add i32 %102, %104
  %106 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %107 = add i32 %105, %106
  %108 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %109 = mul i32 %107, %108
  %110 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %111 = add i32 %109, %110
  %112 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %113 = add i32 %111, %112
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %114
  store float %100, ptr addrspace(1) %115, align 4, !tbaa !18
  br label %116
116:
  %117 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %93, !llvm.loop !39
119:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %15) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #4
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"half*", !"half*", !"float*", !"float*"}
!7 = !{!"const", !"const", !"const", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"half", !10, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !10, i64 0}
!20 = distinct !{!20, !17}
!21 = !{!10, !10, i64 0}
!22 = distinct !{!22, !17}
!23 = !{!"short*", !"short*", !"float*", !"float*"}
!24 = !{!25, !25, i64 0}
!25 = !{!"short", !10, i64 0}
!26 = distinct !{!26, !17}
!27 = distinct !{!27, !17}
!28 = distinct !{!28, !17}
!29 = !{!"int*", !"int*", !"int*", !"int*"}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = distinct !{!32, !17}
!33 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!34 = !{!"none", !"none", !"none", !"none", !"none"}
!35 = !{!"half*", !"half*", !"float*", !"int", !"int"}
!36 = !{!"const", !"const", !"", !"", !""}
!37 = distinct !{!37, !17}
!38 = distinct !{!38, !17}
!39 = distinct !{!39, !17}
