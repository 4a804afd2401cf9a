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
  %11 = alloca <8 x half>, align 16, addrspace(5)
  %12 = alloca <8 x half>, align 16, addrspace(5)
  %13 = alloca <8 x float>, align 32, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = and i64 %17, 15
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = lshr i64 %21, 4
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %74
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %30 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %31 = mul i32 %30, 16
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %33 = mul i32 8, %32
  %34 = add i32 %31, %33
  %35 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds half, ptr addrspace(1) %29, i64 %37
  %39 = load half, ptr addrspace(1) %38, align 2, !tbaa !14
  %40 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %41 = load <8 x half>, ptr addrspace(5) %11, align 16
  %42 = insertelement <8 x half> %41, half %39, i32 %40
  store <8 x half> %42, ptr addrspace(5) %11, align 16
  %43 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %44 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %45 = mul i32 8, %44
  %46 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %47 = add i32 %45, %46
  %48 = mul i32 %47, 16
  %49 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds half, ptr addrspace(1) %43, i64 %51
  %53 = load half, ptr addrspace(1) %52, align 2, !tbaa !14
  %54 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %55 = load <8 x half>, ptr addrspace(5) %12, align 16
  %56 = insertelement <8 x half> %55, half %53, i32 %54
  store <8 x half> %56, ptr addrspace(5) %12, align 16
  %57 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %58 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %59 = mul i32 8, %58
  %60 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %61 = add i32 %59, %60
  %62 = mul i32 %61, 16
  %63 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !16
  %68 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %69 = load <8 x float>, ptr addrspace(5) %13, align 32
  %70 = insertelement <8 x float> %69, float %67, i32 %68
  store <8 x float> %70, ptr addrspace(5) %13, align 32
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %24, !llvm.loop !18
74:
  %75 = load <8 x half>, ptr addrspace(5) %11, align 16, !tbaa !20
  %76 = load <8 x half>, ptr addrspace(5) %12, align 16, !tbaa !20
  %77 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !20
  %78 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %75, <8 x half> %76, <8 x float> %77)
  store <8 x float> %78, ptr addrspace(5) %13, align 32, !tbaa !20
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %79
79:
  %80 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %81 = icmp slt i32 %80, 8
  br i1 %81, label %83, label %82
82:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %100
83:
  %84 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !20
  %85 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %86 = extractelement <8 x float> %84, i32 %85
  %87 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %88 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %89 = mul i32 8, %88
  %90 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %91 = add i32 %89, %90
  %92 = mul i32 %91, 16
  %93 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %95
  store float %86, ptr addrspace(1) %96, align 4, !tbaa !16
  br label %97
97:
  %98 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %79, !llvm.loop !21
100:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>) #3
define protected amdgpu_kernel void @bf16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <8 x i16>, align 16, addrspace(5)
  %12 = alloca <8 x i16>, align 16, addrspace(5)
  %13 = alloca <8 x float>, align 32, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = and i64 %17, 15
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = lshr i64 %21, 4
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %74
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %30 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %31 = mul i32 %30, 16
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %33 = mul i32 8, %32
  %34 = add i32 %31, %33
  %35 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i16, ptr addrspace(1) %29, i64 %37
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !23
  %40 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %41 = load <8 x i16>, ptr addrspace(5) %11, align 16
  %42 = insertelement <8 x i16> %41, i16 %39, i32 %40
  store <8 x i16> %42, ptr addrspace(5) %11, align 16
  %43 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %44 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %45 = mul i32 8, %44
  %46 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %47 = add i32 %45, %46
  %48 = mul i32 %47, 16
  %49 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i16, ptr addrspace(1) %43, i64 %51
  %53 = load i16, ptr addrspace(1) %52, align 2, !tbaa !23
  %54 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %55 = load <8 x i16>, ptr addrspace(5) %12, align 16
  %56 = insertelement <8 x i16> %55, i16 %53, i32 %54
  store <8 x i16> %56, ptr addrspace(5) %12, align 16
  %57 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %58 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %59 = mul i32 8, %58
  %60 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %61 = add i32 %59, %60
  %62 = mul i32 %61, 16
  %63 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %65
  %67 = load float, ptr addrspace(1) %66, align 4, !tbaa !16
  %68 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %69 = load <8 x float>, ptr addrspace(5) %13, align 32
  %70 = insertelement <8 x float> %69, float %67, i32 %68
  store <8 x float> %70, ptr addrspace(5) %13, align 32
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %24, !llvm.loop !25
74:
  %75 = load <8 x i16>, ptr addrspace(5) %11, align 16, !tbaa !20
  %76 = load <8 x i16>, ptr addrspace(5) %12, align 16, !tbaa !20
  %77 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !20
  %78 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v8i16(<8 x i16> %75, <8 x i16> %76, <8 x float> %77)
  store <8 x float> %78, ptr addrspace(5) %13, align 32, !tbaa !20
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %79
79:
  %80 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %81 = icmp slt i32 %80, 8
  br i1 %81, label %83, label %82
82:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %100
83:
  %84 = load <8 x float>, ptr addrspace(5) %13, align 32, !tbaa !20
  %85 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %86 = extractelement <8 x float> %84, i32 %85
  %87 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %88 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %89 = mul i32 8, %88
  %90 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %91 = add i32 %89, %90
  %92 = mul i32 %91, 16
  %93 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %95
  store float %86, ptr addrspace(1) %96, align 4, !tbaa !16
  br label %97
97:
  %98 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %79, !llvm.loop !26
100:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v8i16(<8 x i16>, <8 x i16>, <8 x float>) #3
define protected amdgpu_kernel void @iu8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x i32>, align 8, addrspace(5)
  %12 = alloca <2 x i32>, align 8, addrspace(5)
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
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25
25:
  %26 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %27 = icmp slt i32 %26, 2
  br i1 %27, label %29, label %28
28:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %61
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = mul i32 %31, 4
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %34 = mul i32 2, %33
  %35 = add i32 %32, %34
  %36 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !12
  %41 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %42 = load <2 x i32>, ptr addrspace(5) %11, align 8
  %43 = insertelement <2 x i32> %42, i32 %40, i32 %41
  store <2 x i32> %43, ptr addrspace(5) %11, align 8
  %44 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %45 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %46 = mul i32 %45, 4
  %47 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %48 = mul i32 2, %47
  %49 = add i32 %46, %48
  %50 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %51 = add i32 %49, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %56 = load <2 x i32>, ptr addrspace(5) %12, align 8
  %57 = insertelement <2 x i32> %56, i32 %54, i32 %55
  store <2 x i32> %57, ptr addrspace(5) %12, align 8
  br label %58
58:
  %59 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %25, !llvm.loop !28
61:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #4
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %62
62:
  %63 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %64 = icmp slt i32 %63, 8
  br i1 %64, label %66, label %65
65:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #4
  br label %84
66:
  %67 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %68 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %69 = mul i32 8, %68
  %70 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %71 = add i32 %69, %70
  %72 = mul i32 %71, 16
  %73 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4, !tbaa !12
  %78 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %79 = load <8 x i32>, ptr addrspace(5) %13, align 32
  %80 = insertelement <8 x i32> %79, i32 %77, i32 %78
  store <8 x i32> %80, ptr addrspace(5) %13, align 32
  br label %81
81:
  %82 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %62, !llvm.loop !29
84:
  %85 = load <2 x i32>, ptr addrspace(5) %11, align 8, !tbaa !20
  %86 = load <2 x i32>, ptr addrspace(5) %12, align 8, !tbaa !20
  %87 = load <8 x i32>, ptr addrspace(5) %13, align 32, !tbaa !20
  %88 = call <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v2i32(i1 true, <2 x i32> %85, i1 false, <2 x i32> %86, <8 x i32> %87, i1 false)
  store <8 x i32> %88, ptr addrspace(5) %13, align 32, !tbaa !20
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %89
89:
  %90 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %91 = icmp slt i32 %90, 8
  br i1 %91, label %93, label %92
92:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %110
93:
  %94 = load <8 x i32>, ptr addrspace(5) %13, align 32, !tbaa !20
  %95 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %96 = extractelement <8 x i32> %94, i32 %95
  %97 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %98 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %99 = mul i32 8, %98
  %100 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %101 = add i32 %99, %100
  %102 = mul i32 %101, 16
  %103 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %104 = add i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspace(1) %97, i64 %105
  store i32 %96, ptr addrspace(1) %106, align 4, !tbaa !12
  br label %107
107:
  %108 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %89, !llvm.loop !30
110:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  ret void
}
declare <8 x i32> @llvm.amdgcn.wmma.i32.16x16x16.iu8.v8i32.v2i32(i1 immarg, <2 x i32>, i1 immarg, <2 x i32>, <8 x i32>, i1 immarg) #3
define protected amdgpu_kernel void @f16_long(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
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
  %18 = alloca <8 x half>, align 16, addrspace(5)
  %19 = alloca <8 x half>, align 16, addrspace(5)
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
  store <8 x float> zeroinitializer, ptr addrspace(5) %15, align 32, !tbaa !20
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
  br label %98
43:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %18) #4
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %19) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #4
  store i32 0, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %48, label %47
47:
  store i32 5, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #4
  br label %90
48:
  %49 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %50 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %52 = add i32 %50, %51
  %53 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %54 = mul i32 %52, %53
  %55 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %56 = add i32 %54, %55
  %57 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %58 = mul i32 8, %57
  %59 = add i32 %56, %58
  %60 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %61 = add i32 %59, %60
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds half, ptr addrspace(1) %49, i64 %62
  %64 = load half, ptr addrspace(1) %63, align 2, !tbaa !14
  %65 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %66 = load <8 x half>, ptr addrspace(5) %18, align 16
  %67 = insertelement <8 x half> %66, half %64, i32 %65
  store <8 x half> %67, ptr addrspace(5) %18, align 16
  %68 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %69 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %70 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %71 = mul i32 8, %70
  %72 = add i32 %69, %71
  %73 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %74 = add i32 %72, %73
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %76 = mul i32 %74, %75
  %77 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %78 = add i32 %76, %77
  %79 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %80 = add i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds half, ptr addrspace(1) %68, i64 %81
  %83 = load half, ptr addrspace(1) %82, align 2, !tbaa !14
  %84 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %85 = load <8 x half>, ptr addrspace(5) %19, align 16
  %86 = insertelement <8 x half> %85, half %83, i32 %84
  store <8 x half> %86, ptr addrspace(5) %19, align 16
  br label %87
87:
  %88 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %44, !llvm.loop !35
90:
  %91 = load <8 x half>, ptr addrspace(5) %18, align 16, !tbaa !20
  %92 = load <8 x half>, ptr addrspace(5) %19, align 16, !tbaa !20
  %93 = load <8 x float>, ptr addrspace(5) %15, align 32, !tbaa !20
  %94 = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %91, <8 x half> %92, <8 x float> %93)
  store <8 x float> %94, ptr addrspace(5) %15, align 32, !tbaa !20
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %19) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %18) #4
  br label %95
95:
  %96 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %97 = add nsw i32 %96, 16
  store i32 %97, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %38, !llvm.loop !36
98:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #4
  store i32 0, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %101 = icmp slt i32 %100, 8
  br i1 %101, label %103, label %102
102:
  store i32 8, ptr addrspace(5) %17, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #4
  br label %125
103:
  %104 = load <8 x float>, ptr addrspace(5) %15, align 32, !tbaa !20
  %105 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %106 = extractelement <8 x float> %104, i32 %105
  %107 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %108 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %109 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %110 = mul i32 8, %109
  %111 = add i32 %108, %110
  %112 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %113 = add i32 %111, %112
  %114 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %115 = mul i32 %113, %114
  %116 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %117 = add i32 %115, %116
  %118 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %119 = add i32 %117, %118
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %107, i64 %120
  store float %106, ptr addrspace(1) %121, align 4, !tbaa !16
  br label %122
122:
  %123 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %99, !llvm.loop !37
125:
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
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !10, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!10, !10, i64 0}
!21 = distinct !{!21, !19}
!22 = !{!"short*", !"short*", !"float*", !"float*"}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !10, i64 0}
!25 = distinct !{!25, !19}
!26 = distinct !{!26, !19}
!27 = !{!"int*", !"int*", !"int*", !"int*"}
!28 = distinct !{!28, !19}
!29 = distinct !{!29, !19}
!30 = distinct !{!30, !19}
!31 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!32 = !{!"none", !"none", !"none", !"none", !"none"}
!33 = !{!"half*", !"half*", !"float*", !"int", !"int"}
!34 = !{!"const", !"const", !"", !"", !""}
!35 = distinct !{!35, !19}
!36 = distinct !{!36, !19}
!37 = distinct !{!37, !19}
