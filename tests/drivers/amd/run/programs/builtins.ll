target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@copies.every_third = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @angles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  store float %19, ptr addrspace(5) %5, align 4, !tbaa !15
  %20 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %21 = call float @_ZL3sinf(float noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %33
  store float %21, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %36 = call float @_ZL3cosf(float noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %53
  store float %36, ptr addrspace(1) %54, align 4, !tbaa !15
  %55 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %56 = call float @_ZL3tanf(float noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %74
  store float %56, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %77 = call float @_ZL4atanf(float noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %95
  store float %77, ptr addrspace(1) %96, align 4, !tbaa !15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
define internal float @_ZL3sinf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fcmp oeq float %3, 0.000000e+00
  br i1 %4, label %5, label %7
5:
  %6 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  br label %11
7:
  %8 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %9 = call double @_ZL10db_sine_offi(float noundef %8, i32 noundef 0) #8
  %10 = fptrunc double %9 to float
  br label %11
11:
  %12 = phi float [ %6, %5 ], [ %10, %7 ]
  ret float %12
}
define internal float @_ZL3cosf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call double @_ZL10db_sine_offi(float noundef %3, i32 noundef 1) #8
  %5 = fptrunc double %4 to float
  ret float %5
}
define internal float @_ZL3tanf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fcmp oeq float %3, 0.000000e+00
  br i1 %4, label %5, label %7
5:
  %6 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  br label %14
7:
  %8 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %9 = call double @_ZL10db_sine_offi(float noundef %8, i32 noundef 0) #8
  %10 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %11 = call double @_ZL10db_sine_offi(float noundef %10, i32 noundef 1) #8
  %12 = fdiv double %9, %11
  %13 = fptrunc double %12 to float
  br label %14
14:
  %15 = phi float [ %6, %5 ], [ %13, %7 ]
  ret float %15
}
define internal float @_ZL4atanf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4atand(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @inverses(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  store float %19, ptr addrspace(5) %5, align 4, !tbaa !15
  %20 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %21 = call float @_ZL4asinf(float noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %33
  store float %21, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %36 = call float @_ZL4acosf(float noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %53
  store float %36, ptr addrspace(1) %54, align 4, !tbaa !15
  %55 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %56 = call float @_ZL5atanhf(float noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %74
  store float %56, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %77 = call float @_ZL5log1pf(float noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %95
  store float %77, ptr addrspace(1) %96, align 4, !tbaa !15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
define internal float @_ZL4asinf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4asind(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4acosf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4acosd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5atanhf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5atanhd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5log1pf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5log1pd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define protected amdgpu_kernel void @exponents(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  store float %19, ptr addrspace(5) %5, align 4, !tbaa !15
  %20 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %21 = call float @_ZL3expf(float noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %33
  store float %21, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %36 = call float @_ZL4exp2f(float noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %53
  store float %36, ptr addrspace(1) %54, align 4, !tbaa !15
  %55 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %56 = call float @_ZL5exp10f(float noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %74
  store float %56, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %77 = call float @_ZL4sinhf(float noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %95
  store float %77, ptr addrspace(1) %96, align 4, !tbaa !15
  %97 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %98 = call float @_ZL4coshf(float noundef %97) #8
  %99 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 12
  %102 = load i32, ptr addrspace(4) %101, align 4, !tbaa !17
  %103 = zext i32 %102 to i64
  %104 = mul i64 4, %103
  %105 = call i32 @llvm.amdgcn.workgroup.id.x()
  %106 = zext i32 %105 to i64
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 4
  %109 = load i16, ptr addrspace(4) %108, align 2, !tbaa !13
  %110 = zext i16 %109 to i32
  %111 = sext i32 %110 to i64
  %112 = mul i64 %106, %111
  %113 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %114 = zext i32 %113 to i64
  %115 = add i64 %112, %114
  %116 = add i64 %104, %115
  %117 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %116
  store float %98, ptr addrspace(1) %117, align 4, !tbaa !15
  %118 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %119 = call float @_ZL4tanhf(float noundef %118) #8
  %120 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %121 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %122 = getelementptr inbounds i8, ptr addrspace(4) %121, i64 12
  %123 = load i32, ptr addrspace(4) %122, align 4, !tbaa !17
  %124 = zext i32 %123 to i64
  %125 = mul i64 5, %124
  %126 = call i32 @llvm.amdgcn.workgroup.id.x()
  %127 = zext i32 %126 to i64
  %128 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %129 = getelementptr inbounds i8, ptr addrspace(4) %128, i64 4
  %130 = load i16, ptr addrspace(4) %129, align 2, !tbaa !13
  %131 = zext i16 %130 to i32
  %132 = sext i32 %131 to i64
  %133 = mul i64 %127, %132
  %134 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %135 = zext i32 %134 to i64
  %136 = add i64 %133, %135
  %137 = add i64 %125, %136
  %138 = getelementptr inbounds float, ptr addrspace(1) %120, i64 %137
  store float %119, ptr addrspace(1) %138, align 4, !tbaa !15
  %139 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %140 = call float @_ZL5expm1f(float noundef %139) #8
  %141 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %142 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %143 = getelementptr inbounds i8, ptr addrspace(4) %142, i64 12
  %144 = load i32, ptr addrspace(4) %143, align 4, !tbaa !17
  %145 = zext i32 %144 to i64
  %146 = mul i64 6, %145
  %147 = call i32 @llvm.amdgcn.workgroup.id.x()
  %148 = zext i32 %147 to i64
  %149 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %150 = getelementptr inbounds i8, ptr addrspace(4) %149, i64 4
  %151 = load i16, ptr addrspace(4) %150, align 2, !tbaa !13
  %152 = zext i16 %151 to i32
  %153 = sext i32 %152 to i64
  %154 = mul i64 %148, %153
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = add i64 %154, %156
  %158 = add i64 %146, %157
  %159 = getelementptr inbounds float, ptr addrspace(1) %141, i64 %158
  store float %140, ptr addrspace(1) %159, align 4, !tbaa !15
  %160 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %161 = call float @_ZL5asinhf(float noundef %160) #8
  %162 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 12
  %165 = load i32, ptr addrspace(4) %164, align 4, !tbaa !17
  %166 = zext i32 %165 to i64
  %167 = mul i64 7, %166
  %168 = call i32 @llvm.amdgcn.workgroup.id.x()
  %169 = zext i32 %168 to i64
  %170 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %171 = getelementptr inbounds i8, ptr addrspace(4) %170, i64 4
  %172 = load i16, ptr addrspace(4) %171, align 2, !tbaa !13
  %173 = zext i16 %172 to i32
  %174 = sext i32 %173 to i64
  %175 = mul i64 %169, %174
  %176 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %177 = zext i32 %176 to i64
  %178 = add i64 %175, %177
  %179 = add i64 %167, %178
  %180 = getelementptr inbounds float, ptr addrspace(1) %162, i64 %179
  store float %161, ptr addrspace(1) %180, align 4, !tbaa !15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
define internal float @_ZL3expf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL3expd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4exp2f(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4exp2d(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5exp10f(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5exp10d(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4sinhf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4sinhd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4coshf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4coshd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4tanhf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4tanhd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5expm1f(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5expm1d(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5asinhf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5asinhd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define protected amdgpu_kernel void @logarithms(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !15
  store float %19, ptr addrspace(5) %5, align 4, !tbaa !15
  %20 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %21 = call float @_ZL3logf(float noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds float, ptr addrspace(1) %22, i64 %33
  store float %21, ptr addrspace(1) %34, align 4, !tbaa !15
  %35 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %36 = call float @_ZL4log2f(float noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds float, ptr addrspace(1) %37, i64 %53
  store float %36, ptr addrspace(1) %54, align 4, !tbaa !15
  %55 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %56 = call float @_ZL5log10f(float noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds float, ptr addrspace(1) %57, i64 %74
  store float %56, ptr addrspace(1) %75, align 4, !tbaa !15
  %76 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %77 = call float @_ZL5rsqrtf(float noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %95
  store float %77, ptr addrspace(1) %96, align 4, !tbaa !15
  %97 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %98 = call float @_ZL4cbrtf(float noundef %97) #8
  %99 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 12
  %102 = load i32, ptr addrspace(4) %101, align 4, !tbaa !17
  %103 = zext i32 %102 to i64
  %104 = mul i64 4, %103
  %105 = call i32 @llvm.amdgcn.workgroup.id.x()
  %106 = zext i32 %105 to i64
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 4
  %109 = load i16, ptr addrspace(4) %108, align 2, !tbaa !13
  %110 = zext i16 %109 to i32
  %111 = sext i32 %110 to i64
  %112 = mul i64 %106, %111
  %113 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %114 = zext i32 %113 to i64
  %115 = add i64 %112, %114
  %116 = add i64 %104, %115
  %117 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %116
  store float %98, ptr addrspace(1) %117, align 4, !tbaa !15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
define internal float @_ZL3logf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL3logd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4log2f(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4log2d(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5log10f(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL5log10d(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL5rsqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.sqrt.f32(float %3), !fpmath !19
  %5 = fdiv float 1.000000e+00, %4, !fpmath !20
  ret float %5
}
define internal float @_ZL4cbrtf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4cbrtd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define protected amdgpu_kernel void @in_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !22
  store double %19, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %21 = call double @_ZL3expd(double noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds double, ptr addrspace(1) %22, i64 %33
  store double %21, ptr addrspace(1) %34, align 8, !tbaa !22
  %35 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %36 = call double @_ZL4exp2d(double noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds double, ptr addrspace(1) %37, i64 %53
  store double %36, ptr addrspace(1) %54, align 8, !tbaa !22
  %55 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %56 = call double @_ZL5exp10d(double noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds double, ptr addrspace(1) %57, i64 %74
  store double %56, ptr addrspace(1) %75, align 8, !tbaa !22
  %76 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %77 = call double @_ZL4fabsd(double noundef %76) #8
  %78 = call double @_ZL3logd(double noundef %77) #8
  %79 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %81 = getelementptr inbounds i8, ptr addrspace(4) %80, i64 12
  %82 = load i32, ptr addrspace(4) %81, align 4, !tbaa !17
  %83 = zext i32 %82 to i64
  %84 = mul i64 3, %83
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = zext i32 %85 to i64
  %87 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %88 = getelementptr inbounds i8, ptr addrspace(4) %87, i64 4
  %89 = load i16, ptr addrspace(4) %88, align 2, !tbaa !13
  %90 = zext i16 %89 to i32
  %91 = sext i32 %90 to i64
  %92 = mul i64 %86, %91
  %93 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %94 = zext i32 %93 to i64
  %95 = add i64 %92, %94
  %96 = add i64 %84, %95
  %97 = getelementptr inbounds double, ptr addrspace(1) %79, i64 %96
  store double %78, ptr addrspace(1) %97, align 8, !tbaa !22
  %98 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %99 = call double @_ZL4fabsd(double noundef %98) #8
  %100 = call double @_ZL4log2d(double noundef %99) #8
  %101 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %102 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %103 = getelementptr inbounds i8, ptr addrspace(4) %102, i64 12
  %104 = load i32, ptr addrspace(4) %103, align 4, !tbaa !17
  %105 = zext i32 %104 to i64
  %106 = mul i64 4, %105
  %107 = call i32 @llvm.amdgcn.workgroup.id.x()
  %108 = zext i32 %107 to i64
  %109 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %110 = getelementptr inbounds i8, ptr addrspace(4) %109, i64 4
  %111 = load i16, ptr addrspace(4) %110, align 2, !tbaa !13
  %112 = zext i16 %111 to i32
  %113 = sext i32 %112 to i64
  %114 = mul i64 %108, %113
  %115 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %116 = zext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = add i64 %106, %117
  %119 = getelementptr inbounds double, ptr addrspace(1) %101, i64 %118
  store double %100, ptr addrspace(1) %119, align 8, !tbaa !22
  %120 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %121 = call double @_ZL4fabsd(double noundef %120) #8
  %122 = call double @_ZL5log10d(double noundef %121) #8
  %123 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %124 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %125 = getelementptr inbounds i8, ptr addrspace(4) %124, i64 12
  %126 = load i32, ptr addrspace(4) %125, align 4, !tbaa !17
  %127 = zext i32 %126 to i64
  %128 = mul i64 5, %127
  %129 = call i32 @llvm.amdgcn.workgroup.id.x()
  %130 = zext i32 %129 to i64
  %131 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %132 = getelementptr inbounds i8, ptr addrspace(4) %131, i64 4
  %133 = load i16, ptr addrspace(4) %132, align 2, !tbaa !13
  %134 = zext i16 %133 to i32
  %135 = sext i32 %134 to i64
  %136 = mul i64 %130, %135
  %137 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %138 = zext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = add i64 %128, %139
  %141 = getelementptr inbounds double, ptr addrspace(1) %123, i64 %140
  store double %122, ptr addrspace(1) %141, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret void
}
define internal double @_ZL3expd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @_ZL9db_exp_ofdd(double noundef %3, double noundef 0.000000e+00) #8
  ret double %4
}
define internal double @_ZL4exp2d(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %5 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %6 = call double @_ZL4fmaxdd(double noundef %5, double noundef -1.100000e+03) #8
  %7 = call double @_ZL4fmindd(double noundef %6, double noundef 1.100000e+03) #8
  store double %7, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = call double @_ZL4rintd(double noundef %8) #8
  store double %9, ptr addrspace(5) %4, align 8, !tbaa !22
  %10 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %11 = call i32 @_ZL5isnand(double noundef %10) #8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15
13:
  %14 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %25
15:
  %16 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %18 = fsub double %16, %17
  %19 = fmul double %18, 0x3FE62E42FEFA39EF
  %20 = call double @_ZL13db_grown_neard(double noundef %19) #8
  %21 = fadd double 1.000000e+00, %20
  %22 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %23 = fptosi double %22 to i32
  %24 = call double @_ZL5ldexpdi(double noundef %21, i32 noundef %23) #8
  br label %25
25:
  %26 = phi double [ %14, %13 ], [ %24, %15 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %26
}
define internal double @_ZL5exp10d(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = call double @_ZL4fmaxdd(double noundef %6, double noundef -3.300000e+02) #8
  %8 = call double @_ZL4fmindd(double noundef %7, double noundef 3.300000e+02) #8
  store double %8, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = fmul double %9, 0x400A934F0979A371
  %11 = call double @_ZL4rintd(double noundef %10) #8
  store double %11, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %12 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %13 = fneg double %12
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %15 = fneg double %14
  %16 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %17 = call double @_ZL3fmaddd(double noundef %15, double noundef 0x3FD34413509F79FF, double noundef %16) #8
  %18 = call double @_ZL3fmaddd(double noundef %13, double noundef 0xBC49DC1DA994FD21, double noundef %17) #8
  %19 = fmul double %18, 0x40026BB1BBB55516
  store double %19, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %21 = call i32 @_ZL5isnand(double noundef %20) #8
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25
23:
  %24 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %32
25:
  %26 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %27 = call double @_ZL13db_grown_neard(double noundef %26) #8
  %28 = fadd double 1.000000e+00, %27
  %29 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %30 = fptosi double %29 to i32
  %31 = call double @_ZL5ldexpdi(double noundef %28, i32 noundef %30) #8
  br label %32
32:
  %33 = phi double [ %24, %23 ], [ %31, %25 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %33
}
define internal double @_ZL3logd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %5, ptr noundef %6) #8
  %8 = call double @_ZL11db_log_edgedd(double noundef %4, double noundef %7) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %8
}
define internal double @_ZL4fabsd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @llvm.fabs.f64(double %3)
  ret double %4
}
define internal double @_ZL4log2d(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = call double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %6, ptr noundef %7, ptr noundef %8) #8
  store double %9, ptr addrspace(5) %5, align 8, !tbaa !22
  %10 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %12 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %13 = fadd double %11, %12
  %14 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %15 = sitofp i32 %14 to double
  %16 = call double @_ZL3fmaddd(double noundef %13, double noundef 0x3FF71547652B82FE, double noundef %15) #8
  %17 = call double @_ZL11db_log_edgedd(double noundef %10, double noundef %16) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret double %17
}
define internal double @_ZL5log10d(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = call double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %7, ptr noundef %8, ptr noundef %9) #8
  store double %10, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %11 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %12 = sitofp i32 %11 to double
  %13 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %15 = fadd double %13, %14
  %16 = fmul double %15, 0x3FDBCB7B1526E50E
  %17 = call double @_ZL3fmaddd(double noundef %12, double noundef 0xBC49DC1DA994FD21, double noundef %16) #8
  store double %17, ptr addrspace(5) %6, align 8, !tbaa !22
  %18 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %19 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %20 = sitofp i32 %19 to double
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %22 = call double @_ZL3fmaddd(double noundef %20, double noundef 0x3FD34413509F79FF, double noundef %21) #8
  %23 = call double @_ZL11db_log_edgedd(double noundef %18, double noundef %22) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret double %23
}
define protected amdgpu_kernel void @angles_in_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %7 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds double, ptr addrspace(1) %7, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !22
  store double %20, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %21 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %22 = addrspacecast ptr addrspace(5) %6 to ptr
  %23 = call double @_ZL6sincosdPU3AS0d(double noundef %21, ptr noundef %22) #8
  %24 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %28 = getelementptr inbounds i8, ptr addrspace(4) %27, i64 4
  %29 = load i16, ptr addrspace(4) %28, align 2, !tbaa !13
  %30 = zext i16 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = mul i64 %26, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds double, ptr addrspace(1) %24, i64 %35
  store double %23, ptr addrspace(1) %36, align 8, !tbaa !22
  %37 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %38 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 12
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !17
  %42 = zext i32 %41 to i64
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = zext i32 %43 to i64
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %46 = getelementptr inbounds i8, ptr addrspace(4) %45, i64 4
  %47 = load i16, ptr addrspace(4) %46, align 2, !tbaa !13
  %48 = zext i16 %47 to i32
  %49 = sext i32 %48 to i64
  %50 = mul i64 %44, %49
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = add i64 %42, %53
  %55 = getelementptr inbounds double, ptr addrspace(1) %38, i64 %54
  store double %37, ptr addrspace(1) %55, align 8, !tbaa !22
  %56 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %57 = call double @_ZL3tand(double noundef %56) #8
  %58 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %60 = getelementptr inbounds i8, ptr addrspace(4) %59, i64 12
  %61 = load i32, ptr addrspace(4) %60, align 4, !tbaa !17
  %62 = zext i32 %61 to i64
  %63 = mul i64 2, %62
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !13
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = mul i64 %65, %70
  %72 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = add i64 %63, %74
  %76 = getelementptr inbounds double, ptr addrspace(1) %58, i64 %75
  store double %57, ptr addrspace(1) %76, align 8, !tbaa !22
  %77 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %78 = call double @_ZL4atand(double noundef %77) #8
  %79 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %81 = getelementptr inbounds i8, ptr addrspace(4) %80, i64 12
  %82 = load i32, ptr addrspace(4) %81, align 4, !tbaa !17
  %83 = zext i32 %82 to i64
  %84 = mul i64 3, %83
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = zext i32 %85 to i64
  %87 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %88 = getelementptr inbounds i8, ptr addrspace(4) %87, i64 4
  %89 = load i16, ptr addrspace(4) %88, align 2, !tbaa !13
  %90 = zext i16 %89 to i32
  %91 = sext i32 %90 to i64
  %92 = mul i64 %86, %91
  %93 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %94 = zext i32 %93 to i64
  %95 = add i64 %92, %94
  %96 = add i64 %84, %95
  %97 = getelementptr inbounds double, ptr addrspace(1) %79, i64 %96
  store double %78, ptr addrspace(1) %97, align 8, !tbaa !22
  %98 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %99 = fdiv double %98, 3.200000e+01
  %100 = call double @_ZL4asind(double noundef %99) #8
  %101 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %102 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %103 = getelementptr inbounds i8, ptr addrspace(4) %102, i64 12
  %104 = load i32, ptr addrspace(4) %103, align 4, !tbaa !17
  %105 = zext i32 %104 to i64
  %106 = mul i64 4, %105
  %107 = call i32 @llvm.amdgcn.workgroup.id.x()
  %108 = zext i32 %107 to i64
  %109 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %110 = getelementptr inbounds i8, ptr addrspace(4) %109, i64 4
  %111 = load i16, ptr addrspace(4) %110, align 2, !tbaa !13
  %112 = zext i16 %111 to i32
  %113 = sext i32 %112 to i64
  %114 = mul i64 %108, %113
  %115 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %116 = zext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = add i64 %106, %117
  %119 = getelementptr inbounds double, ptr addrspace(1) %101, i64 %118
  store double %100, ptr addrspace(1) %119, align 8, !tbaa !22
  %120 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %121 = fdiv double %120, 3.200000e+01
  %122 = call double @_ZL4acosd(double noundef %121) #8
  %123 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %124 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %125 = getelementptr inbounds i8, ptr addrspace(4) %124, i64 12
  %126 = load i32, ptr addrspace(4) %125, align 4, !tbaa !17
  %127 = zext i32 %126 to i64
  %128 = mul i64 5, %127
  %129 = call i32 @llvm.amdgcn.workgroup.id.x()
  %130 = zext i32 %129 to i64
  %131 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %132 = getelementptr inbounds i8, ptr addrspace(4) %131, i64 4
  %133 = load i16, ptr addrspace(4) %132, align 2, !tbaa !13
  %134 = zext i16 %133 to i32
  %135 = sext i32 %134 to i64
  %136 = mul i64 %130, %135
  %137 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %138 = zext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = add i64 %128, %139
  %141 = getelementptr inbounds double, ptr addrspace(1) %123, i64 %140
  store double %122, ptr addrspace(1) %141, align 8, !tbaa !22
  %142 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %143 = call double @_ZL5sinpid(double noundef %142) #8
  %144 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %145 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %146 = getelementptr inbounds i8, ptr addrspace(4) %145, i64 12
  %147 = load i32, ptr addrspace(4) %146, align 4, !tbaa !17
  %148 = zext i32 %147 to i64
  %149 = mul i64 6, %148
  %150 = call i32 @llvm.amdgcn.workgroup.id.x()
  %151 = zext i32 %150 to i64
  %152 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %153 = getelementptr inbounds i8, ptr addrspace(4) %152, i64 4
  %154 = load i16, ptr addrspace(4) %153, align 2, !tbaa !13
  %155 = zext i16 %154 to i32
  %156 = sext i32 %155 to i64
  %157 = mul i64 %151, %156
  %158 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %159 = zext i32 %158 to i64
  %160 = add i64 %157, %159
  %161 = add i64 %149, %160
  %162 = getelementptr inbounds double, ptr addrspace(1) %144, i64 %161
  store double %143, ptr addrspace(1) %162, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret void
}
define internal double @_ZL6sincosdPU3AS0d(double noundef %0, ptr noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = call double @_ZL3cosd(double noundef %5) #8
  %7 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  store double %6, ptr %7, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = call double @_ZL3sind(double noundef %8) #8
  ret double %9
}
define internal double @_ZL3tand(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fcmp oeq double %3, 0.000000e+00
  br i1 %4, label %5, label %7
5:
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %13
7:
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %9 = call double @_ZL10db_sine_ofdi(double noundef %8, i32 noundef 0) #8
  %10 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %11 = call double @_ZL10db_sine_ofdi(double noundef %10, i32 noundef 1) #8
  %12 = fdiv double %9, %11
  br label %13
13:
  %14 = phi double [ %6, %5 ], [ %12, %7 ]
  ret double %14
}
define internal double @_ZL4atand(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call i32 @_ZL5isnand(double noundef %3) #8
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8
6:
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %14
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = call double @_ZL4fabsd(double noundef %9) #8
  %11 = call double @_ZL13db_arctangentd(double noundef %10) #8
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %13 = call double @_ZL8copysigndd(double noundef %11, double noundef %12) #8
  br label %14
14:
  %15 = phi double [ %7, %6 ], [ %13, %8 ]
  ret double %15
}
define internal double @_ZL4asind(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = fsub double 1.000000e+00, %4
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = fadd double 1.000000e+00, %6
  %8 = fmul double %5, %7
  %9 = call double @_ZL4sqrtd(double noundef %8) #8
  %10 = call double @_ZL5atan2dd(double noundef %3, double noundef %9) #8
  ret double %10
}
define internal double @_ZL4acosd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fsub double 1.000000e+00, %3
  %5 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %6 = fadd double 1.000000e+00, %5
  %7 = fmul double %4, %6
  %8 = call double @_ZL4sqrtd(double noundef %7) #8
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = call double @_ZL5atan2dd(double noundef %8, double noundef %9) #8
  ret double %10
}
define internal double @_ZL5sinpid(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call i32 @_ZL8isfinited(double noundef %3) #8
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %14
6:
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %9 = call double @_ZL5truncd(double noundef %8) #8
  %10 = fcmp oeq double %7, %9
  br i1 %10, label %11, label %14
11:
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %13 = call double @_ZL8copysigndd(double noundef 0.000000e+00, double noundef %12) #8
  br label %17
14:
  %15 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %16 = call double @_ZL16db_sine_of_turnsdi(double noundef %15, i32 noundef 0) #8
  br label %17
17:
  %18 = phi double [ %13, %11 ], [ %16, %14 ]
  ret double %18
}
define protected amdgpu_kernel void @hyperbolas(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !22
  store double %19, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %21 = call double @_ZL4sinhd(double noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds double, ptr addrspace(1) %22, i64 %33
  store double %21, ptr addrspace(1) %34, align 8, !tbaa !22
  %35 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %36 = call double @_ZL4coshd(double noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds double, ptr addrspace(1) %37, i64 %53
  store double %36, ptr addrspace(1) %54, align 8, !tbaa !22
  %55 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %56 = call double @_ZL4tanhd(double noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds double, ptr addrspace(1) %57, i64 %74
  store double %56, ptr addrspace(1) %75, align 8, !tbaa !22
  %76 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %77 = call double @_ZL5asinhd(double noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds double, ptr addrspace(1) %78, i64 %95
  store double %77, ptr addrspace(1) %96, align 8, !tbaa !22
  %97 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %98 = call double @_ZL5expm1d(double noundef %97) #8
  %99 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 12
  %102 = load i32, ptr addrspace(4) %101, align 4, !tbaa !17
  %103 = zext i32 %102 to i64
  %104 = mul i64 4, %103
  %105 = call i32 @llvm.amdgcn.workgroup.id.x()
  %106 = zext i32 %105 to i64
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 4
  %109 = load i16, ptr addrspace(4) %108, align 2, !tbaa !13
  %110 = zext i16 %109 to i32
  %111 = sext i32 %110 to i64
  %112 = mul i64 %106, %111
  %113 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %114 = zext i32 %113 to i64
  %115 = add i64 %112, %114
  %116 = add i64 %104, %115
  %117 = getelementptr inbounds double, ptr addrspace(1) %99, i64 %116
  store double %98, ptr addrspace(1) %117, align 8, !tbaa !22
  %118 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %119 = call double @_ZL5log1pd(double noundef %118) #8
  %120 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %121 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %122 = getelementptr inbounds i8, ptr addrspace(4) %121, i64 12
  %123 = load i32, ptr addrspace(4) %122, align 4, !tbaa !17
  %124 = zext i32 %123 to i64
  %125 = mul i64 5, %124
  %126 = call i32 @llvm.amdgcn.workgroup.id.x()
  %127 = zext i32 %126 to i64
  %128 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %129 = getelementptr inbounds i8, ptr addrspace(4) %128, i64 4
  %130 = load i16, ptr addrspace(4) %129, align 2, !tbaa !13
  %131 = zext i16 %130 to i32
  %132 = sext i32 %131 to i64
  %133 = mul i64 %127, %132
  %134 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %135 = zext i32 %134 to i64
  %136 = add i64 %133, %135
  %137 = add i64 %125, %136
  %138 = getelementptr inbounds double, ptr addrspace(1) %120, i64 %137
  store double %119, ptr addrspace(1) %138, align 8, !tbaa !22
  %139 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %140 = call double @_ZL4cbrtd(double noundef %139) #8
  %141 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %142 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %143 = getelementptr inbounds i8, ptr addrspace(4) %142, i64 12
  %144 = load i32, ptr addrspace(4) %143, align 4, !tbaa !17
  %145 = zext i32 %144 to i64
  %146 = mul i64 6, %145
  %147 = call i32 @llvm.amdgcn.workgroup.id.x()
  %148 = zext i32 %147 to i64
  %149 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %150 = getelementptr inbounds i8, ptr addrspace(4) %149, i64 4
  %151 = load i16, ptr addrspace(4) %150, align 2, !tbaa !13
  %152 = zext i16 %151 to i32
  %153 = sext i32 %152 to i64
  %154 = mul i64 %148, %153
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = add i64 %154, %156
  %158 = add i64 %146, %157
  %159 = getelementptr inbounds double, ptr addrspace(1) %141, i64 %158
  store double %140, ptr addrspace(1) %159, align 8, !tbaa !22
  %160 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %161 = call double @_ZL5acoshd(double noundef %160) #8
  %162 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 12
  %165 = load i32, ptr addrspace(4) %164, align 4, !tbaa !17
  %166 = zext i32 %165 to i64
  %167 = mul i64 7, %166
  %168 = call i32 @llvm.amdgcn.workgroup.id.x()
  %169 = zext i32 %168 to i64
  %170 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %171 = getelementptr inbounds i8, ptr addrspace(4) %170, i64 4
  %172 = load i16, ptr addrspace(4) %171, align 2, !tbaa !13
  %173 = zext i16 %172 to i32
  %174 = sext i32 %173 to i64
  %175 = mul i64 %169, %174
  %176 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %177 = zext i32 %176 to i64
  %178 = add i64 %175, %177
  %179 = add i64 %167, %178
  %180 = getelementptr inbounds double, ptr addrspace(1) %162, i64 %179
  store double %161, ptr addrspace(1) %180, align 8, !tbaa !22
  %181 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %182 = fdiv double %181, 3.200000e+01
  %183 = call double @_ZL5atanhd(double noundef %182) #8
  %184 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %185 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %186 = getelementptr inbounds i8, ptr addrspace(4) %185, i64 12
  %187 = load i32, ptr addrspace(4) %186, align 4, !tbaa !17
  %188 = zext i32 %187 to i64
  %189 = mul i64 8, %188
  %190 = call i32 @llvm.amdgcn.workgroup.id.x()
  %191 = zext i32 %190 to i64
  %192 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %193 = getelementptr inbounds i8, ptr addrspace(4) %192, i64 4
  %194 = load i16, ptr addrspace(4) %193, align 2, !tbaa !13
  %195 = zext i16 %194 to i32
  %196 = sext i32 %195 to i64
  %197 = mul i64 %191, %196
  %198 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %199 = zext i32 %198 to i64
  %200 = add i64 %197, %199
  %201 = add i64 %189, %200
  %202 = getelementptr inbounds double, ptr addrspace(1) %184, i64 %201
  store double %183, ptr addrspace(1) %202, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret void
}
define internal double @_ZL4sinhd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %8 = call double @_ZL4fabsd(double noundef %7) #8
  store double %8, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = call double @_ZL5expm1d(double noundef %9) #8
  store double %10, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %12 = fdiv double %11, 2.000000e+00
  %13 = call double @_ZL3expd(double noundef %12) #8
  store double %13, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %15 = fcmp olt double %14, 4.000000e+01
  br i1 %15, label %16, label %24
16:
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %18 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %20 = fadd double %19, 1.000000e+00
  %21 = fdiv double %18, %20
  %22 = fadd double %17, %21
  %23 = fdiv double %22, 2.000000e+00
  br label %29
24:
  %25 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %26 = fdiv double %25, 2.000000e+00
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = fmul double %26, %27
  br label %29
29:
  %30 = phi double [ %23, %16 ], [ %28, %24 ]
  store double %30, ptr addrspace(5) %6, align 8, !tbaa !22
  %31 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %37, label %33
33:
  %34 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %35 = call i32 @_ZL5isnand(double noundef %34) #8
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39
37:
  %38 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %43
39:
  %40 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %41 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %42 = call double @_ZL8copysigndd(double noundef %40, double noundef %41) #8
  br label %43
43:
  %44 = phi double [ %38, %37 ], [ %42, %39 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %44
}
define internal double @_ZL4coshd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %5 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %6 = call double @_ZL4fabsd(double noundef %5) #8
  %7 = fdiv double %6, 2.000000e+00
  %8 = call double @_ZL3expd(double noundef %7) #8
  store double %8, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = call double @_ZL4fabsd(double noundef %9) #8
  %11 = call double @_ZL3expd(double noundef %10) #8
  store double %11, ptr addrspace(5) %4, align 8, !tbaa !22
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %13 = call double @_ZL4fabsd(double noundef %12) #8
  %14 = fcmp olt double %13, 4.000000e+01
  br i1 %14, label %15, label %21
15:
  %16 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %18 = fdiv double 1.000000e+00, %17
  %19 = fadd double %16, %18
  %20 = fdiv double %19, 2.000000e+00
  br label %34
21:
  %22 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %23 = call i32 @_ZL5isnand(double noundef %22) #8
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %27
25:
  %26 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %32
27:
  %28 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %29 = fdiv double %28, 2.000000e+00
  %30 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %31 = fmul double %29, %30
  br label %32
32:
  %33 = phi double [ %26, %25 ], [ %31, %27 ]
  br label %34
34:
  %35 = phi double [ %20, %15 ], [ %33, %32 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %35
}
define internal double @_ZL4tanhd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = call double @_ZL4fabsd(double noundef %4) #8
  %6 = call double @_ZL4fmindd(double noundef %5, double noundef 3.000000e+01) #8
  %7 = fmul double 2.000000e+00, %6
  %8 = call double @_ZL5expm1d(double noundef %7) #8
  store double %8, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %15, label %11
11:
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %13 = call i32 @_ZL5isnand(double noundef %12) #8
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17
15:
  %16 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %24
17:
  %18 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %19 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %20 = fadd double %19, 2.000000e+00
  %21 = fdiv double %18, %20
  %22 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %23 = call double @_ZL8copysigndd(double noundef %21, double noundef %22) #8
  br label %24
24:
  %25 = phi double [ %16, %15 ], [ %23, %17 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %25
}
define internal double @_ZL5asinhd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = call double @_ZL4fabsd(double noundef %6) #8
  store double %7, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = fmul double %8, %9
  store double %10, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %12 = fcmp ogt double %11, 1.000000e+08
  br i1 %12, label %13, label %17
13:
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %15 = call double @_ZL3logd(double noundef %14) #8
  %16 = fadd double %15, 0x3FE62E42FEFA39EF
  br label %27
17:
  %18 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %21 = fadd double %20, 1.000000e+00
  %22 = call double @_ZL4sqrtd(double noundef %21) #8
  %23 = fadd double 1.000000e+00, %22
  %24 = fdiv double %19, %23
  %25 = fadd double %18, %24
  %26 = call double @_ZL5log1pd(double noundef %25) #8
  br label %27
27:
  %28 = phi double [ %16, %13 ], [ %26, %17 ]
  store double %28, ptr addrspace(5) %5, align 8, !tbaa !22
  %29 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %30 = fcmp oeq double %29, 0.000000e+00
  br i1 %30, label %35, label %31
31:
  %32 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %33 = call i32 @_ZL5isnand(double noundef %32) #8
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37
35:
  %36 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %41
37:
  %38 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %39 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %40 = call double @_ZL8copysigndd(double noundef %38, double noundef %39) #8
  br label %41
41:
  %42 = phi double [ %36, %35 ], [ %40, %37 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %42
}
define internal double @_ZL5expm1d(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = fcmp ogt double %8, 4.000000e+01
  br i1 %9, label %10, label %13
10:
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %12 = call double @_ZL3expd(double noundef %11) #8
  store double %12, ptr addrspace(5) %2, align 8
  br label %55
13:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %15 = call double @_ZL4fmaxdd(double noundef %14, double noundef -8.000000e+01) #8
  store double %15, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %16 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %17 = fmul double %16, 0x3FF71547652B82FE
  %18 = call double @_ZL4rintd(double noundef %17) #8
  store double %18, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %19 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = fneg double %19
  %21 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %22 = fneg double %21
  %23 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %24 = call double @_ZL3fmaddd(double noundef %22, double noundef 0x3FE62E42FEFA39EF, double noundef %23) #8
  %25 = call double @_ZL3fmaddd(double noundef %20, double noundef 0x3C7ABC9E3B39803F, double noundef %24) #8
  %26 = call double @_ZL13db_grown_neard(double noundef %25) #8
  store double %26, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %29, label %31
29:
  %30 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %41
31:
  %32 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %33 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %34 = fptosi double %33 to i32
  %35 = call double @_ZL5ldexpdi(double noundef %32, i32 noundef %34) #8
  %36 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %37 = fptosi double %36 to i32
  %38 = call double @_ZL5ldexpdi(double noundef 1.000000e+00, i32 noundef %37) #8
  %39 = fsub double %38, 1.000000e+00
  %40 = fadd double %35, %39
  br label %41
41:
  %42 = phi double [ %30, %29 ], [ %40, %31 ]
  store double %42, ptr addrspace(5) %7, align 8, !tbaa !22
  %43 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %44 = fcmp oeq double %43, 0.000000e+00
  br i1 %44, label %49, label %45
45:
  %46 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %47 = call i32 @_ZL5isnand(double noundef %46) #8
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51
49:
  %50 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  br label %53
51:
  %52 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  br label %53
53:
  %54 = phi double [ %50, %49 ], [ %52, %51 ]
  store double %54, ptr addrspace(5) %2, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  br label %55
55:
  %56 = load double, ptr addrspace(5) %2, align 8
  ret double %56
}
define internal double @_ZL5log1pd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = fadd double 1.000000e+00, %9
  store double %10, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %11, ptr noundef %12) #8
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = fsub double %15, 1.000000e+00
  %17 = fsub double %14, %16
  store double %17, ptr addrspace(5) %7, align 8, !tbaa !22
  %18 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %19 = fcmp oeq double %18, 0.000000e+00
  br i1 %19, label %23, label %20
20:
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %22 = fcmp oeq double %21, 0x7FF0000000000000
  br i1 %22, label %23, label %25
23:
  %24 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %24, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %35
25:
  %26 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %27 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %28 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %30 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %31 = fdiv double %29, %30
  %32 = fadd double %28, %31
  %33 = fadd double %27, %32
  %34 = call double @_ZL11db_log_edgedd(double noundef %26, double noundef %33) #8
  store double %34, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %35
35:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  %36 = load double, ptr addrspace(5) %2, align 8
  ret double %36
}
define internal double @_ZL4cbrtd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %15, label %11
11:
  %12 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %13 = call i32 @_ZL8isfinited(double noundef %12) #8
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %17, label %15
15:
  %16 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %16, ptr addrspace(5) %2, align 8
  br label %62
17:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %18 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %19 = call double @_ZL4fabsd(double noundef %18) #8
  store double %19, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %21 = fcmp olt double %20, 1.000000e-290
  br i1 %21, label %22, label %25
22:
  %23 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %24 = fmul double %23, 0x52B0000000000000
  br label %27
25:
  %26 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  br label %27
27:
  %28 = phi double [ %24, %22 ], [ %26, %25 ]
  store double %28, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %29 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %30 = call double @_ZL3logd(double noundef %29) #8
  %31 = fmul double %30, 0x3FD5555555555555
  %32 = call double @_ZL3expd(double noundef %31) #8
  store double %32, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %33 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %34 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %35 = fmul double %33, %34
  store double %35, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %36 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %37 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %38 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %39 = fneg double %38
  %40 = call double @_ZL3fmaddd(double noundef %36, double noundef %37, double noundef %39) #8
  %41 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %42 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %43 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %44 = fneg double %43
  %45 = call double @_ZL3fmaddd(double noundef %41, double noundef %42, double noundef %44) #8
  %46 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %47 = fmul double %45, %46
  %48 = fadd double %40, %47
  store double %48, ptr addrspace(5) %8, align 8, !tbaa !22
  %49 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %50 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %51 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %52 = fmul double 3.000000e+00, %51
  %53 = fdiv double %50, %52
  %54 = fsub double %49, %53
  %55 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %56 = fcmp olt double %55, 1.000000e-290
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, double 0x39B0000000000000, double 1.000000e+00
  %59 = fmul double %54, %58
  %60 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %61 = call double @_ZL8copysigndd(double noundef %59, double noundef %60) #8
  store double %61, ptr addrspace(5) %2, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  br label %62
62:
  %63 = load double, ptr addrspace(5) %2, align 8
  ret double %63
}
define internal double @_ZL5acoshd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = fsub double %4, 1.000000e+00
  store double %5, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = fcmp ogt double %6, 1.000000e+08
  br i1 %7, label %8, label %12
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = call double @_ZL3logd(double noundef %9) #8
  %11 = fadd double %10, 0x3FE62E42FEFA39EF
  br label %29
12:
  %13 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %14 = fcmp olt double %13, 1.000000e+00
  br i1 %14, label %15, label %16
15:
  br label %27
16:
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %18 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %19 = fmul double 2.000000e+00, %18
  %20 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %22 = fmul double %20, %21
  %23 = fadd double %19, %22
  %24 = call double @_ZL4sqrtd(double noundef %23) #8
  %25 = fadd double %17, %24
  %26 = call double @_ZL5log1pd(double noundef %25) #8
  br label %27
27:
  %28 = phi double [ 0x7FFFFFFFE0000000, %15 ], [ %26, %16 ]
  br label %29
29:
  %30 = phi double [ %11, %8 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %30
}
define internal double @_ZL5atanhd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = call double @_ZL4fabsd(double noundef %4) #8
  store double %5, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %12, label %8
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = call i32 @_ZL5isnand(double noundef %9) #8
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14
12:
  %13 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %24
14:
  %15 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %16 = fmul double 2.000000e+00, %15
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %18 = fsub double 1.000000e+00, %17
  %19 = fdiv double %16, %18
  %20 = call double @_ZL5log1pd(double noundef %19) #8
  %21 = fdiv double %20, 2.000000e+00
  %22 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %23 = call double @_ZL8copysigndd(double noundef %21, double noundef %22) #8
  br label %24
24:
  %25 = phi double [ %13, %12 ], [ %23, %14 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %25
}
define protected amdgpu_kernel void @special(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %17
  %19 = load double, ptr addrspace(1) %18, align 8, !tbaa !22
  store double %19, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %21 = call double @_ZL3erfd(double noundef %20) #8
  %22 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !13
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds double, ptr addrspace(1) %22, i64 %33
  store double %21, ptr addrspace(1) %34, align 8, !tbaa !22
  %35 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %36 = call double @_ZL4erfcd(double noundef %35) #8
  %37 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 12
  %40 = load i32, ptr addrspace(4) %39, align 4, !tbaa !17
  %41 = zext i32 %40 to i64
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !13
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = add i64 %41, %52
  %54 = getelementptr inbounds double, ptr addrspace(1) %37, i64 %53
  store double %36, ptr addrspace(1) %54, align 8, !tbaa !22
  %55 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %56 = call double @_ZL6tgammad(double noundef %55) #8
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 12
  %60 = load i32, ptr addrspace(4) %59, align 4, !tbaa !17
  %61 = zext i32 %60 to i64
  %62 = mul i64 2, %61
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !13
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds double, ptr addrspace(1) %57, i64 %74
  store double %56, ptr addrspace(1) %75, align 8, !tbaa !22
  %76 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %77 = call double @_ZL6lgammad(double noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = mul i64 3, %82
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !13
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds double, ptr addrspace(1) %78, i64 %95
  store double %77, ptr addrspace(1) %96, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret void
}
define internal double @_ZL3erfd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %6 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %7 = call double @_ZL4fabsd(double noundef %6) #8
  store double %7, ptr addrspace(5) %4, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = call i32 @_ZL5isnand(double noundef %8) #8
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13
11:
  %12 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %12, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %5, align 4
  br label %27
13:
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %15 = fcmp olt double %14, 5.000000e-01
  br i1 %15, label %16, label %19
16:
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %18 = call double @_ZL13db_error_neard(double noundef %17) #8
  br label %25
19:
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %21 = call double @_ZL12db_error_fard(double noundef %20) #8
  %22 = fsub double 1.000000e+00, %21
  %23 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %24 = call double @_ZL8copysigndd(double noundef %22, double noundef %23) #8
  br label %25
25:
  %26 = phi double [ %18, %16 ], [ %24, %19 ]
  store double %26, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %5, align 4
  br label %27
27:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  %28 = load double, ptr addrspace(5) %2, align 8
  ret double %28
}
define internal double @_ZL4erfcd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %6 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %7 = call double @_ZL4fabsd(double noundef %6) #8
  store double %7, ptr addrspace(5) %4, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = call i32 @_ZL5isnand(double noundef %8) #8
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13
11:
  %12 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %12, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %5, align 4
  br label %34
13:
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %15 = fcmp olt double %14, 5.000000e-01
  br i1 %15, label %16, label %20
16:
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %18 = call double @_ZL13db_error_neard(double noundef %17) #8
  %19 = fsub double 1.000000e+00, %18
  br label %32
20:
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %22 = fcmp olt double %21, 0.000000e+00
  br i1 %22, label %23, label %27
23:
  %24 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %25 = call double @_ZL12db_error_fard(double noundef %24) #8
  %26 = fsub double 2.000000e+00, %25
  br label %30
27:
  %28 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %29 = call double @_ZL12db_error_fard(double noundef %28) #8
  br label %30
30:
  %31 = phi double [ %26, %23 ], [ %29, %27 ]
  br label %32
32:
  %33 = phi double [ %19, %16 ], [ %31, %30 ]
  store double %33, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %5, align 4
  br label %34
34:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  %35 = load double, ptr addrspace(5) %2, align 8
  ret double %35
}
define internal double @_ZL6tgammad(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = call double @_ZL4fabsd(double noundef %9) #8
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = call double @_ZL12db_log_gammadPU3AS0dS0_(double noundef %10, ptr noundef %11, ptr noundef %12) #8
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %14 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %15 = fneg double %14
  %16 = fdiv double %15, 2.000000e+00
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %18 = fneg double %17
  %19 = fdiv double %18, 2.000000e+00
  %20 = call double @_ZL9db_exp_ofdd(double noundef %16, double noundef %19) #8
  store double %20, ptr addrspace(5) %7, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %22 = call double @_ZL4fabsd(double noundef %21) #8
  %23 = fcmp olt double %22, 1.000000e-18
  br i1 %23, label %24, label %27
24:
  %25 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %26 = fdiv double 1.000000e+00, %25
  store double %26, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
27:
  %28 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %29 = call i32 @_ZL5isnand(double noundef %28) #8
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %42, label %31
31:
  %32 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %33 = fcmp oeq double %32, 0xFFF0000000000000
  br i1 %33, label %42, label %34
34:
  %35 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %36 = fcmp olt double %35, 0.000000e+00
  br i1 %36, label %37, label %43
37:
  %38 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %39 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %40 = call double @_ZL5truncd(double noundef %39) #8
  %41 = fcmp oeq double %38, %40
  br i1 %41, label %42, label %43
42:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
43:
  %44 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %45 = fcmp ogt double %44, 0.000000e+00
  br i1 %45, label %46, label %58
46:
  %47 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %48 = fcmp ogt double %47, 1.720000e+02
  br i1 %48, label %49, label %50
49:
  br label %56
50:
  %51 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %52 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %53 = call double @_ZL9db_exp_ofdd(double noundef %51, double noundef %52) #8
  %54 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %55 = fdiv double %53, %54
  br label %56
56:
  %57 = phi double [ 0x7FF0000000000000, %49 ], [ %55, %50 ]
  store double %57, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
58:
  %59 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %60 = fcmp olt double %59, -1.900000e+02
  br i1 %60, label %61, label %65
61:
  %62 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %63 = call double @_ZL5sinpid(double noundef %62) #8
  %64 = call double @_ZL8copysigndd(double noundef 0.000000e+00, double noundef %63) #8
  br label %77
65:
  %66 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %67 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %68 = call double @_ZL5sinpid(double noundef %67) #8
  %69 = fmul double %66, %68
  %70 = fdiv double 0xC00921FB54442D18, %69
  %71 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %72 = fmul double %70, %71
  %73 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %74 = fmul double %72, %73
  %75 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %76 = fmul double %74, %75
  br label %77
77:
  %78 = phi double [ %64, %61 ], [ %76, %65 ]
  store double %78, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
79:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  %80 = load double, ptr addrspace(5) %2, align 8
  ret double %80
}
define internal double @_ZL6lgammad(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = call double @_ZL4fabsd(double noundef %9) #8
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = call double @_ZL12db_log_gammadPU3AS0dS0_(double noundef %10, ptr noundef %11, ptr noundef %12) #8
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %14 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = fadd double %14, %15
  %17 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %18 = call double @_ZL3logd(double noundef %17) #8
  %19 = fsub double %16, %18
  store double %19, ptr addrspace(5) %7, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %21 = call i32 @_ZL5isnand(double noundef %20) #8
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %27, label %23
23:
  %24 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %25 = call i32 @_ZL5isinfd(double noundef %24) #8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31
27:
  %28 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %29 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %30 = fmul double %28, %29
  store double %30, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
31:
  %32 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %33 = fcmp ole double %32, 0.000000e+00
  br i1 %33, label %34, label %40
34:
  %35 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %36 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %37 = call double @_ZL5truncd(double noundef %36) #8
  %38 = fcmp oeq double %35, %37
  br i1 %38, label %39, label %40
39:
  store double 0x7FF0000000000000, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
40:
  %41 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %42 = fcmp oeq double %41, 1.000000e+00
  br i1 %42, label %46, label %43
43:
  %44 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %45 = fcmp oeq double %44, 2.000000e+00
  br i1 %45, label %46, label %47
46:
  store double 0.000000e+00, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
47:
  %48 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %49 = fcmp ogt double %48, 0.000000e+00
  br i1 %49, label %50, label %52
50:
  %51 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  br label %64
52:
  %53 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %54 = fneg double %53
  %55 = call double @_ZL3logd(double noundef %54) #8
  %56 = fsub double 0x3FF250D048E7A1BD, %55
  %57 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %58 = call double @_ZL5sinpid(double noundef %57) #8
  %59 = call double @_ZL4fabsd(double noundef %58) #8
  %60 = call double @_ZL3logd(double noundef %59) #8
  %61 = fsub double %56, %60
  %62 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %63 = fsub double %61, %62
  br label %64
64:
  %65 = phi double [ %51, %50 ], [ %63, %52 ]
  store double %65, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
66:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  %67 = load double, ptr addrspace(5) %2, align 8
  ret double %67
}
define protected amdgpu_kernel void @special_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca <2 x float>, align 8, addrspace(5)
  %7 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %8 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !15
  store float %21, ptr addrspace(5) %5, align 4, !tbaa !15
  %22 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %23 = call float @_ZL3erff(float noundef %22) #8
  %24 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %28 = getelementptr inbounds i8, ptr addrspace(4) %27, i64 4
  %29 = load i16, ptr addrspace(4) %28, align 2, !tbaa !13
  %30 = zext i16 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = mul i64 %26, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds float, ptr addrspace(1) %24, i64 %35
  store float %23, ptr addrspace(1) %36, align 4, !tbaa !15
  %37 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %38 = call float @_ZL4erfcf(float noundef %37) #8
  %39 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 12
  %42 = load i32, ptr addrspace(4) %41, align 4, !tbaa !17
  %43 = zext i32 %42 to i64
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !13
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = add i64 %43, %54
  %56 = getelementptr inbounds float, ptr addrspace(1) %39, i64 %55
  store float %38, ptr addrspace(1) %56, align 4, !tbaa !15
  %57 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %58 = call float @_ZL6tgammaf(float noundef %57) #8
  %59 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %61 = getelementptr inbounds i8, ptr addrspace(4) %60, i64 12
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !17
  %63 = zext i32 %62 to i64
  %64 = mul i64 2, %63
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = zext i32 %65 to i64
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %68 = getelementptr inbounds i8, ptr addrspace(4) %67, i64 4
  %69 = load i16, ptr addrspace(4) %68, align 2, !tbaa !13
  %70 = zext i16 %69 to i32
  %71 = sext i32 %70 to i64
  %72 = mul i64 %66, %71
  %73 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = add i64 %64, %75
  %77 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %76
  store float %58, ptr addrspace(1) %77, align 4, !tbaa !15
  %78 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %79 = insertelement <2 x float> poison, float %78, i32 0
  %80 = insertelement <2 x float> %79, float 1.000000e+00, i32 1
  store <2 x float> %80, ptr addrspace(5) %6, align 8, !tbaa !24
  %81 = load <2 x float>, ptr addrspace(5) %6, align 8, !tbaa !24
  %82 = call <2 x float> @_ZL6lgammaDv2_f(<2 x float> noundef %81) #8
  store <2 x float> %82, ptr addrspace(5) %7, align 8
  %83 = load <2 x float>, ptr addrspace(5) %7, align 8
  %84 = extractelement <2 x float> %83, i64 0
  %85 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 12
  %88 = load i32, ptr addrspace(4) %87, align 4, !tbaa !17
  %89 = zext i32 %88 to i64
  %90 = mul i64 3, %89
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %94 = getelementptr inbounds i8, ptr addrspace(4) %93, i64 4
  %95 = load i16, ptr addrspace(4) %94, align 2, !tbaa !13
  %96 = zext i16 %95 to i32
  %97 = sext i32 %96 to i64
  %98 = mul i64 %92, %97
  %99 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %100 = zext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = add i64 %90, %101
  %103 = getelementptr inbounds float, ptr addrspace(1) %85, i64 %102
  store float %84, ptr addrspace(1) %103, align 4, !tbaa !15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
define internal float @_ZL3erff(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL3erfd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL4erfcf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL4erfcd(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal float @_ZL6tgammaf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL6tgammad(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal <2 x float> @_ZL6lgammaDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = load <2 x float>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = call float @_ZL6lgammaf(float noundef %5) #8
  %7 = insertelement <2 x float> poison, float %6, i32 0
  %8 = load <2 x float>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %10 = call float @_ZL6lgammaf(float noundef %9) #8
  %11 = insertelement <2 x float> %7, float %10, i32 1
  store <2 x float> %11, ptr addrspace(5) %3, align 8, !tbaa !24
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8, !tbaa !24
  ret <2 x float> %12
}
define protected amdgpu_kernel void @of_two_in_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds double, ptr addrspace(1) %7, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !22
  %21 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !13
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds double, ptr addrspace(1) %21, i64 %32
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !22
  %35 = call double @_ZL3powdd(double noundef %20, double noundef %34) #8
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !13
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds double, ptr addrspace(1) %36, i64 %47
  store double %35, ptr addrspace(1) %48, align 8, !tbaa !22
  %49 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = zext i32 %50 to i64
  %52 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %53 = getelementptr inbounds i8, ptr addrspace(4) %52, i64 4
  %54 = load i16, ptr addrspace(4) %53, align 2, !tbaa !13
  %55 = zext i16 %54 to i32
  %56 = sext i32 %55 to i64
  %57 = mul i64 %51, %56
  %58 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %59 = zext i32 %58 to i64
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds double, ptr addrspace(1) %49, i64 %60
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !22
  %63 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !13
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = mul i64 %65, %70
  %72 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds double, ptr addrspace(1) %63, i64 %74
  %76 = load double, ptr addrspace(1) %75, align 8, !tbaa !22
  %77 = call double @_ZL5atan2dd(double noundef %62, double noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = call i32 @llvm.amdgcn.workgroup.id.x()
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !13
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = mul i64 %84, %89
  %91 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %92 = zext i32 %91 to i64
  %93 = add i64 %90, %92
  %94 = add i64 %82, %93
  %95 = getelementptr inbounds double, ptr addrspace(1) %78, i64 %94
  store double %77, ptr addrspace(1) %95, align 8, !tbaa !22
  %96 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %97 = call i32 @llvm.amdgcn.workgroup.id.x()
  %98 = zext i32 %97 to i64
  %99 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %100 = getelementptr inbounds i8, ptr addrspace(4) %99, i64 4
  %101 = load i16, ptr addrspace(4) %100, align 2, !tbaa !13
  %102 = zext i16 %101 to i32
  %103 = sext i32 %102 to i64
  %104 = mul i64 %98, %103
  %105 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %106 = zext i32 %105 to i64
  %107 = add i64 %104, %106
  %108 = getelementptr inbounds double, ptr addrspace(1) %96, i64 %107
  %109 = load double, ptr addrspace(1) %108, align 8, !tbaa !22
  %110 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %111 = call i32 @llvm.amdgcn.workgroup.id.x()
  %112 = zext i32 %111 to i64
  %113 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %114 = getelementptr inbounds i8, ptr addrspace(4) %113, i64 4
  %115 = load i16, ptr addrspace(4) %114, align 2, !tbaa !13
  %116 = zext i16 %115 to i32
  %117 = sext i32 %116 to i64
  %118 = mul i64 %112, %117
  %119 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %120 = zext i32 %119 to i64
  %121 = add i64 %118, %120
  %122 = getelementptr inbounds double, ptr addrspace(1) %110, i64 %121
  %123 = load double, ptr addrspace(1) %122, align 8, !tbaa !22
  %124 = call double @_ZL5hypotdd(double noundef %109, double noundef %123) #8
  %125 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %126 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %127 = getelementptr inbounds i8, ptr addrspace(4) %126, i64 12
  %128 = load i32, ptr addrspace(4) %127, align 4, !tbaa !17
  %129 = zext i32 %128 to i64
  %130 = mul i64 2, %129
  %131 = call i32 @llvm.amdgcn.workgroup.id.x()
  %132 = zext i32 %131 to i64
  %133 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %134 = getelementptr inbounds i8, ptr addrspace(4) %133, i64 4
  %135 = load i16, ptr addrspace(4) %134, align 2, !tbaa !13
  %136 = zext i16 %135 to i32
  %137 = sext i32 %136 to i64
  %138 = mul i64 %132, %137
  %139 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %140 = zext i32 %139 to i64
  %141 = add i64 %138, %140
  %142 = add i64 %130, %141
  %143 = getelementptr inbounds double, ptr addrspace(1) %125, i64 %142
  store double %124, ptr addrspace(1) %143, align 8, !tbaa !22
  %144 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %145 = call i32 @llvm.amdgcn.workgroup.id.x()
  %146 = zext i32 %145 to i64
  %147 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %148 = getelementptr inbounds i8, ptr addrspace(4) %147, i64 4
  %149 = load i16, ptr addrspace(4) %148, align 2, !tbaa !13
  %150 = zext i16 %149 to i32
  %151 = sext i32 %150 to i64
  %152 = mul i64 %146, %151
  %153 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %154 = zext i32 %153 to i64
  %155 = add i64 %152, %154
  %156 = getelementptr inbounds double, ptr addrspace(1) %144, i64 %155
  %157 = load double, ptr addrspace(1) %156, align 8, !tbaa !22
  %158 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %159 = call i32 @llvm.amdgcn.workgroup.id.x()
  %160 = zext i32 %159 to i64
  %161 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %162 = getelementptr inbounds i8, ptr addrspace(4) %161, i64 4
  %163 = load i16, ptr addrspace(4) %162, align 2, !tbaa !13
  %164 = zext i16 %163 to i32
  %165 = sext i32 %164 to i64
  %166 = mul i64 %160, %165
  %167 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %168 = zext i32 %167 to i64
  %169 = add i64 %166, %168
  %170 = getelementptr inbounds double, ptr addrspace(1) %158, i64 %169
  %171 = load double, ptr addrspace(1) %170, align 8, !tbaa !22
  %172 = call double @_ZL4fmoddd(double noundef %157, double noundef %171) #8
  %173 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %174 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %175 = getelementptr inbounds i8, ptr addrspace(4) %174, i64 12
  %176 = load i32, ptr addrspace(4) %175, align 4, !tbaa !17
  %177 = zext i32 %176 to i64
  %178 = mul i64 3, %177
  %179 = call i32 @llvm.amdgcn.workgroup.id.x()
  %180 = zext i32 %179 to i64
  %181 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %182 = getelementptr inbounds i8, ptr addrspace(4) %181, i64 4
  %183 = load i16, ptr addrspace(4) %182, align 2, !tbaa !13
  %184 = zext i16 %183 to i32
  %185 = sext i32 %184 to i64
  %186 = mul i64 %180, %185
  %187 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %188 = zext i32 %187 to i64
  %189 = add i64 %186, %188
  %190 = add i64 %178, %189
  %191 = getelementptr inbounds double, ptr addrspace(1) %173, i64 %190
  store double %172, ptr addrspace(1) %191, align 8, !tbaa !22
  %192 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %193 = call i32 @llvm.amdgcn.workgroup.id.x()
  %194 = zext i32 %193 to i64
  %195 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %196 = getelementptr inbounds i8, ptr addrspace(4) %195, i64 4
  %197 = load i16, ptr addrspace(4) %196, align 2, !tbaa !13
  %198 = zext i16 %197 to i32
  %199 = sext i32 %198 to i64
  %200 = mul i64 %194, %199
  %201 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %202 = zext i32 %201 to i64
  %203 = add i64 %200, %202
  %204 = getelementptr inbounds double, ptr addrspace(1) %192, i64 %203
  %205 = load double, ptr addrspace(1) %204, align 8, !tbaa !22
  %206 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %207 = call i32 @llvm.amdgcn.workgroup.id.x()
  %208 = zext i32 %207 to i64
  %209 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %210 = getelementptr inbounds i8, ptr addrspace(4) %209, i64 4
  %211 = load i16, ptr addrspace(4) %210, align 2, !tbaa !13
  %212 = zext i16 %211 to i32
  %213 = sext i32 %212 to i64
  %214 = mul i64 %208, %213
  %215 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %216 = zext i32 %215 to i64
  %217 = add i64 %214, %216
  %218 = getelementptr inbounds double, ptr addrspace(1) %206, i64 %217
  %219 = load double, ptr addrspace(1) %218, align 8, !tbaa !22
  %220 = call double @_ZL9remainderdd(double noundef %205, double noundef %219) #8
  %221 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %222 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %223 = getelementptr inbounds i8, ptr addrspace(4) %222, i64 12
  %224 = load i32, ptr addrspace(4) %223, align 4, !tbaa !17
  %225 = zext i32 %224 to i64
  %226 = mul i64 4, %225
  %227 = call i32 @llvm.amdgcn.workgroup.id.x()
  %228 = zext i32 %227 to i64
  %229 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %230 = getelementptr inbounds i8, ptr addrspace(4) %229, i64 4
  %231 = load i16, ptr addrspace(4) %230, align 2, !tbaa !13
  %232 = zext i16 %231 to i32
  %233 = sext i32 %232 to i64
  %234 = mul i64 %228, %233
  %235 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %236 = zext i32 %235 to i64
  %237 = add i64 %234, %236
  %238 = add i64 %226, %237
  %239 = getelementptr inbounds double, ptr addrspace(1) %221, i64 %238
  store double %220, ptr addrspace(1) %239, align 8, !tbaa !22
  ret void
}
define internal double @_ZL3powdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %10 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %11 = call double @_ZL4fabsd(double noundef %10) #8
  store double %11, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %12 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %13 = call double @_ZL5truncd(double noundef %12) #8
  store double %13, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  store double 1.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !22
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %15 = fcmp oeq double %14, 1.000000e+00
  br i1 %15, label %19, label %16
16:
  %17 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %20
19:
  store double 1.000000e+00, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
20:
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %22 = call i32 @_ZL5isnand(double noundef %21) #8
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %28, label %24
24:
  %25 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %26 = call i32 @_ZL5isnand(double noundef %25) #8
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29
28:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
29:
  %30 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %35, label %32
32:
  %33 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %34 = fcmp oeq double %33, 0x7FF0000000000000
  br i1 %34, label %35, label %46
35:
  %36 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %37 = fcmp oeq double %36, 0.000000e+00
  %38 = zext i1 %37 to i32
  %39 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = zext i1 %40 to i32
  %42 = icmp eq i32 %38, %41
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, float 0x7FF0000000000000, float 0.000000e+00
  %45 = fpext float %44 to double
  store double %45, ptr addrspace(5) %8, align 8, !tbaa !22
  br label %54
46:
  %47 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %48 = fcmp une double %47, 1.000000e+00
  br i1 %48, label %49, label %53
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %51 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %52 = call double @_ZL8db_powerdd(double noundef %50, double noundef %51) #8
  store double %52, ptr addrspace(5) %8, align 8, !tbaa !22
  br label %53
53:
  br label %54
54:
  %55 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %56 = call i32 @_ZL7signbitd(double noundef %55) #8
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %60, label %58
58:
  %59 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  store double %59, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
60:
  %61 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %62 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %63 = fcmp une double %61, %62
  br i1 %63, label %64, label %75
64:
  %65 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %66 = fcmp oeq double %65, 0.000000e+00
  br i1 %66, label %70, label %67
67:
  %68 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %69 = fcmp oeq double %68, 0x7FF0000000000000
  br i1 %69, label %70, label %72
70:
  %71 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  br label %73
72:
  br label %73
73:
  %74 = phi double [ %71, %70 ], [ 0x7FFFFFFFE0000000, %72 ]
  store double %74, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
75:
  %76 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %77 = fdiv double %76, 2.000000e+00
  %78 = call double @_ZL5truncd(double noundef %77) #8
  %79 = fmul double %78, 2.000000e+00
  %80 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %81 = fcmp une double %79, %80
  br i1 %81, label %82, label %85
82:
  %83 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %84 = fneg double %83
  br label %87
85:
  %86 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  br label %87
87:
  %88 = phi double [ %84, %82 ], [ %86, %85 ]
  store double %88, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
89:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  %90 = load double, ptr addrspace(5) %3, align 8
  ret double %90
}
define internal double @_ZL5atan2dd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %12 = call i32 @_ZL5isnand(double noundef %11) #8
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %18, label %14
14:
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = call i32 @_ZL5isnand(double noundef %15) #8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %22
18:
  %19 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %21 = fadd double %19, %20
  store double %21, ptr addrspace(5) %3, align 8
  br label %76
22:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %23 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %24 = call double @_ZL4fabsd(double noundef %23) #8
  %25 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %26 = call double @_ZL4fabsd(double noundef %25) #8
  %27 = call double @_ZL4fmaxdd(double noundef %24, double noundef %26) #8
  store double %27, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %28 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %29 = call double @_ZL4fabsd(double noundef %28) #8
  %30 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %31 = call double @_ZL4fabsd(double noundef %30) #8
  %32 = call double @_ZL4fmindd(double noundef %29, double noundef %31) #8
  store double %32, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %33 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %34 = fcmp oeq double %33, 0.000000e+00
  br i1 %34, label %35, label %36
35:
  br label %46
36:
  %37 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %38 = fcmp oeq double %37, 0x7FF0000000000000
  br i1 %38, label %39, label %40
39:
  br label %44
40:
  %41 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %42 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %43 = fdiv double %41, %42
  br label %44
44:
  %45 = phi double [ 1.000000e+00, %39 ], [ %43, %40 ]
  br label %46
46:
  %47 = phi double [ 0.000000e+00, %35 ], [ %45, %44 ]
  store double %47, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  %48 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %49 = call double @_ZL13db_arctangentd(double noundef %48) #8
  store double %49, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %50 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %51 = call double @_ZL4fabsd(double noundef %50) #8
  %52 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %53 = call double @_ZL4fabsd(double noundef %52) #8
  %54 = fcmp ogt double %51, %53
  br i1 %54, label %55, label %59
55:
  %56 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %57 = fsub double %56, 0x3C91A62633145C07
  %58 = fsub double 0x3FF921FB54442D18, %57
  br label %61
59:
  %60 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  br label %61
61:
  %62 = phi double [ %58, %55 ], [ %60, %59 ]
  store double %62, ptr addrspace(5) %10, align 8, !tbaa !22
  %63 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %64 = call i32 @_ZL7signbitd(double noundef %63) #8
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %70
66:
  %67 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %68 = fsub double %67, 0x3CA1A62633145C07
  %69 = fsub double 0x400921FB54442D18, %68
  br label %72
70:
  %71 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  br label %72
72:
  %73 = phi double [ %69, %66 ], [ %71, %70 ]
  %74 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %75 = call double @_ZL8copysigndd(double noundef %73, double noundef %74) #8
  store double %75, ptr addrspace(5) %3, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  br label %76
76:
  %77 = load double, ptr addrspace(5) %3, align 8
  ret double %77
}
define internal double @_ZL5hypotdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %10 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %11 = call double @_ZL4fabsd(double noundef %10) #8
  %12 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %13 = call double @_ZL4fabsd(double noundef %12) #8
  %14 = call double @_ZL4fmaxdd(double noundef %11, double noundef %13) #8
  store double %14, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = call double @_ZL4fabsd(double noundef %15) #8
  %17 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %18 = call double @_ZL4fabsd(double noundef %17) #8
  %19 = call double @_ZL4fmindd(double noundef %16, double noundef %18) #8
  store double %19, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %20 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %22 = fdiv double %20, %21
  store double %22, ptr addrspace(5) %8, align 8, !tbaa !22
  %23 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %24 = call i32 @_ZL5isinfd(double noundef %23) #8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %30, label %26
26:
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = call i32 @_ZL5isinfd(double noundef %27) #8
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %31
30:
  store double 0x7FF0000000000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %55
31:
  %32 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %33 = call i32 @_ZL5isnand(double noundef %32) #8
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %39, label %35
35:
  %36 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %37 = call i32 @_ZL5isnand(double noundef %36) #8
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %40
39:
  br label %53
40:
  %41 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %42 = fcmp oeq double %41, 0.000000e+00
  br i1 %42, label %43, label %44
43:
  br label %51
44:
  %45 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %46 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %47 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %48 = call double @_ZL3fmaddd(double noundef %46, double noundef %47, double noundef 1.000000e+00) #8
  %49 = call double @_ZL4sqrtd(double noundef %48) #8
  %50 = fmul double %45, %49
  br label %51
51:
  %52 = phi double [ 0.000000e+00, %43 ], [ %50, %44 ]
  br label %53
53:
  %54 = phi double [ 0x7FFFFFFFE0000000, %39 ], [ %52, %51 ]
  store double %54, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %55
55:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  %56 = load double, ptr addrspace(5) %3, align 8
  ret double %56
}
define internal double @_ZL4fmoddd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %12 = call double @_ZL4fabsd(double noundef %11) #8
  store double %12, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %13 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %14 = call double @_ZL4fabsd(double noundef %13) #8
  store double %14, ptr addrspace(5) %7, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = call i32 @_ZL5isinfd(double noundef %15) #8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %29, label %18
18:
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %20 = call i32 @_ZL5isnand(double noundef %19) #8
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %29, label %22
22:
  %23 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %24 = call i32 @_ZL5isnand(double noundef %23) #8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %29, label %26
26:
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %29, label %30
29:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
30:
  br label %31
31:
  %32 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %33 = fcmp olt double %32, 0x7FF0000000000000
  br i1 %33, label %34, label %38
34:
  %35 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %36 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %37 = fcmp oge double %35, %36
  br label %38
38:
  %39 = phi i1 [ false, %31 ], [ %37, %34 ]
  br i1 %39, label %40, label %75
40:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  %41 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %42 = call i32 @_ZL5ilogbd(double noundef %41) #8
  %43 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %44 = call i32 @_ZL5ilogbd(double noundef %43) #8
  %45 = sub nsw i32 %42, %44
  %46 = sub nsw i32 %45, 20
  store i32 %46, ptr addrspace(5) %9, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %47 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %53
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %51 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %52 = call double @_ZL5ldexpdi(double noundef %50, i32 noundef %51) #8
  br label %55
53:
  %54 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %55
55:
  %56 = phi double [ %52, %49 ], [ %54, %53 ]
  store double %56, ptr addrspace(5) %10, align 8, !tbaa !22
  %57 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %58 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %59 = fdiv double %57, %58
  %60 = call double @_ZL5truncd(double noundef %59) #8
  %61 = fneg double %60
  %62 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %63 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %64 = call double @_ZL3fmaddd(double noundef %61, double noundef %62, double noundef %63) #8
  store double %64, ptr addrspace(5) %7, align 8, !tbaa !22
  %65 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %66 = fcmp olt double %65, 0.000000e+00
  br i1 %66, label %67, label %71
67:
  %68 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %69 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %70 = fadd double %68, %69
  br label %73
71:
  %72 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  br label %73
73:
  %74 = phi double [ %70, %67 ], [ %72, %71 ]
  store double %74, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  br label %31, !llvm.loop !30
75:
  %76 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %77 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %78 = call double @_ZL8copysigndd(double noundef %76, double noundef %77) #8
  store double %78, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
79:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  %80 = load double, ptr addrspace(5) %3, align 8
  ret double %80
}
define internal double @_ZL9remainderdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %8 = call double @_ZL4fabsd(double noundef %7) #8
  store double %8, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %10 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %11 = fcmp olt double %10, 1.000000e+308
  br i1 %11, label %12, label %15
12:
  %13 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %14 = fmul double 2.000000e+00, %13
  br label %17
15:
  %16 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  br label %17
17:
  %18 = phi double [ %14, %12 ], [ %16, %15 ]
  %19 = call double @_ZL4fmoddd(double noundef %9, double noundef %18) #8
  %20 = call double @_ZL4fabsd(double noundef %19) #8
  store double %20, ptr addrspace(5) %6, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %22 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %23 = fadd double %21, %22
  %24 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %25 = fcmp ogt double %23, %24
  br i1 %25, label %26, label %42
26:
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %29 = fsub double %28, %27
  store double %29, ptr addrspace(5) %6, align 8, !tbaa !22
  %30 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %31 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %32 = fadd double %30, %31
  %33 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %34 = fcmp oge double %32, %33
  br i1 %34, label %35, label %37
35:
  %36 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  br label %38
37:
  br label %38
38:
  %39 = phi double [ %36, %35 ], [ 0.000000e+00, %37 ]
  %40 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %41 = fsub double %40, %39
  store double %41, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %42
42:
  %43 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %44 = call i32 @_ZL7signbitd(double noundef %43) #8
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %49
46:
  %47 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %48 = fneg double %47
  br label %51
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %51
51:
  %52 = phi double [ %48, %46 ], [ %50, %49 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret double %52
}
define protected amdgpu_kernel void @compared(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 !kernel_arg_name !36 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca <2 x i64>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  %12 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = zext i32 %13 to i64
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = mul i64 %14, %19
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds float, ptr addrspace(1) %12, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !15
  store float %25, ptr addrspace(5) %9, align 4, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  %26 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = zext i32 %27 to i64
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %30 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 4
  %31 = load i16, ptr addrspace(4) %30, align 2, !tbaa !13
  %32 = zext i16 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = mul i64 %28, %33
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !15
  store float %39, ptr addrspace(5) %10, align 4, !tbaa !15
  %40 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %41 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %42 = call float @_ZL9nextafterff(float noundef %40, float noundef %41) #8
  %43 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !13
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = getelementptr inbounds float, ptr addrspace(1) %43, i64 %54
  store float %42, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %57 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %58 = call float @_ZL6maxmagff(float noundef %56, float noundef %57) #8
  %59 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %61 = getelementptr inbounds i8, ptr addrspace(4) %60, i64 12
  %62 = load i32, ptr addrspace(4) %61, align 4, !tbaa !17
  %63 = zext i32 %62 to i64
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !13
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = mul i64 %65, %70
  %72 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = add i64 %63, %74
  %76 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %75
  store float %58, ptr addrspace(1) %76, align 4, !tbaa !15
  %77 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %78 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %79 = call float @_ZL6minmagff(float noundef %77, float noundef %78) #8
  %80 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %81 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %82 = getelementptr inbounds i8, ptr addrspace(4) %81, i64 12
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !17
  %84 = zext i32 %83 to i64
  %85 = mul i64 2, %84
  %86 = call i32 @llvm.amdgcn.workgroup.id.x()
  %87 = zext i32 %86 to i64
  %88 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %89 = getelementptr inbounds i8, ptr addrspace(4) %88, i64 4
  %90 = load i16, ptr addrspace(4) %89, align 2, !tbaa !13
  %91 = zext i16 %90 to i32
  %92 = sext i32 %91 to i64
  %93 = mul i64 %87, %92
  %94 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %95 = zext i32 %94 to i64
  %96 = add i64 %93, %95
  %97 = add i64 %85, %96
  %98 = getelementptr inbounds float, ptr addrspace(1) %80, i64 %97
  store float %79, ptr addrspace(1) %98, align 4, !tbaa !15
  %99 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %100 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %101 = call i32 @_ZL7isequalff(float noundef %99, float noundef %100) #8
  %102 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %103 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %104 = call i32 @_ZL10isnotequalff(float noundef %102, float noundef %103) #8
  %105 = shl i32 %104, 1
  %106 = or i32 %101, %105
  %107 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %108 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %109 = call i32 @_ZL9isgreaterff(float noundef %107, float noundef %108) #8
  %110 = shl i32 %109, 2
  %111 = or i32 %106, %110
  %112 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %113 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %114 = call i32 @_ZL11islessequalff(float noundef %112, float noundef %113) #8
  %115 = shl i32 %114, 3
  %116 = or i32 %111, %115
  %117 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %118 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %119 = call i32 @_ZL13islessgreaterff(float noundef %117, float noundef %118) #8
  %120 = shl i32 %119, 4
  %121 = or i32 %116, %120
  %122 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %123 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %124 = call i32 @_ZL9isorderedff(float noundef %122, float noundef %123) #8
  %125 = shl i32 %124, 5
  %126 = or i32 %121, %125
  %127 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %128 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %129 = call i32 @_ZL11isunorderedff(float noundef %127, float noundef %128) #8
  %130 = shl i32 %129, 6
  %131 = or i32 %126, %130
  %132 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %133 = call i32 @_ZL8isnormalf(float noundef %132) #8
  %134 = shl i32 %133, 7
  %135 = or i32 %131, %134
  %136 = sext i32 %135 to i64
  %137 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %138 = fpext float %137 to double
  %139 = insertelement <2 x double> poison, double %138, i64 0
  %140 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  %141 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %142 = fpext float %141 to double
  %143 = insertelement <2 x double> poison, double %142, i64 0
  %144 = shufflevector <2 x double> %143, <2 x double> poison, <2 x i32> zeroinitializer
  %145 = call <2 x i64> @_ZL6islessDv2_dS_(<2 x double> noundef %140, <2 x double> noundef %144) #8
  store <2 x i64> %145, ptr addrspace(5) %11, align 16
  %146 = load <2 x i64>, ptr addrspace(5) %11, align 16
  %147 = extractelement <2 x i64> %146, i64 1
  %148 = and i64 %147, 256
  %149 = or i64 %136, %148
  %150 = call float @_ZL3nanj(i32 noundef 5) #8
  %151 = call i32 @_ZL5isnanf(float noundef %150) #8
  %152 = shl i32 %151, 9
  %153 = sext i32 %152 to i64
  %154 = or i64 %149, %153
  %155 = trunc i64 %154 to i32
  %156 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %157 = call i32 @llvm.amdgcn.workgroup.id.x()
  %158 = zext i32 %157 to i64
  %159 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %160 = getelementptr inbounds i8, ptr addrspace(4) %159, i64 4
  %161 = load i16, ptr addrspace(4) %160, align 2, !tbaa !13
  %162 = zext i16 %161 to i32
  %163 = sext i32 %162 to i64
  %164 = mul i64 %158, %163
  %165 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %166 = zext i32 %165 to i64
  %167 = add i64 %164, %166
  %168 = getelementptr inbounds i32, ptr addrspace(1) %156, i64 %167
  store i32 %155, ptr addrspace(1) %168, align 4, !tbaa !17
  %169 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %170 = bitcast float %169 to i32
  %171 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %172 = bitcast float %171 to i32
  %173 = call i32 @_ZL9bitselectiii(i32 noundef %170, i32 noundef %172, i32 noundef 16711935) #8
  %174 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %175 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %176 = getelementptr inbounds i8, ptr addrspace(4) %175, i64 12
  %177 = load i32, ptr addrspace(4) %176, align 4, !tbaa !17
  %178 = zext i32 %177 to i64
  %179 = call i32 @llvm.amdgcn.workgroup.id.x()
  %180 = zext i32 %179 to i64
  %181 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %182 = getelementptr inbounds i8, ptr addrspace(4) %181, i64 4
  %183 = load i16, ptr addrspace(4) %182, align 2, !tbaa !13
  %184 = zext i16 %183 to i32
  %185 = sext i32 %184 to i64
  %186 = mul i64 %180, %185
  %187 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %188 = zext i32 %187 to i64
  %189 = add i64 %186, %188
  %190 = add i64 %178, %189
  %191 = getelementptr inbounds i32, ptr addrspace(1) %174, i64 %190
  store i32 %173, ptr addrspace(1) %191, align 4, !tbaa !17
  %192 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %193 = bitcast float %192 to i32
  %194 = trunc i32 %193 to i16
  %195 = load float, ptr addrspace(5) %10, align 4, !tbaa !15
  %196 = bitcast float %195 to i32
  %197 = trunc i32 %196 to i16
  %198 = call i32 @_ZL8upsamplest(i16 noundef signext %194, i16 noundef zeroext %197) #8
  %199 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %200 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %201 = getelementptr inbounds i8, ptr addrspace(4) %200, i64 12
  %202 = load i32, ptr addrspace(4) %201, align 4, !tbaa !17
  %203 = zext i32 %202 to i64
  %204 = mul i64 2, %203
  %205 = call i32 @llvm.amdgcn.workgroup.id.x()
  %206 = zext i32 %205 to i64
  %207 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %208 = getelementptr inbounds i8, ptr addrspace(4) %207, i64 4
  %209 = load i16, ptr addrspace(4) %208, align 2, !tbaa !13
  %210 = zext i16 %209 to i32
  %211 = sext i32 %210 to i64
  %212 = mul i64 %206, %211
  %213 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %214 = zext i32 %213 to i64
  %215 = add i64 %212, %214
  %216 = add i64 %204, %215
  %217 = getelementptr inbounds i32, ptr addrspace(1) %199, i64 %216
  store i32 %198, ptr addrspace(1) %217, align 4, !tbaa !17
  %218 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %219 = call float @_ZL5clampfff(float noundef %218, float noundef -9.500000e+00, float noundef 9.500000e+00) #8
  %220 = call i32 @_ZL15convert_int_rtnf(float noundef %219) #8
  %221 = mul nsw i32 %220, 64
  %222 = load float, ptr addrspace(5) %9, align 4, !tbaa !15
  %223 = call float @_ZL5clampfff(float noundef %222, float noundef -9.500000e+00, float noundef 9.500000e+00) #8
  %224 = call i32 @_ZL15convert_int_rtpf(float noundef %223) #8
  %225 = add nsw i32 %221, %224
  %226 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %227 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %228 = getelementptr inbounds i8, ptr addrspace(4) %227, i64 12
  %229 = load i32, ptr addrspace(4) %228, align 4, !tbaa !17
  %230 = zext i32 %229 to i64
  %231 = mul i64 3, %230
  %232 = call i32 @llvm.amdgcn.workgroup.id.x()
  %233 = zext i32 %232 to i64
  %234 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %235 = getelementptr inbounds i8, ptr addrspace(4) %234, i64 4
  %236 = load i16, ptr addrspace(4) %235, align 2, !tbaa !13
  %237 = zext i16 %236 to i32
  %238 = sext i32 %237 to i64
  %239 = mul i64 %233, %238
  %240 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %241 = zext i32 %240 to i64
  %242 = add i64 %239, %241
  %243 = add i64 %231, %242
  %244 = getelementptr inbounds i32, ptr addrspace(1) %226, i64 %243
  store i32 %225, ptr addrspace(1) %244, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  ret void
}
define internal float @_ZL9nextafterff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  store float 0x36A0000000000000, ptr addrspace(5) %5, align 4, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #7
  %7 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %8 = bitcast float %7 to i32
  %9 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %11 = fcmp olt float %9, %10
  %12 = zext i1 %11 to i32
  %13 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %14 = fcmp ogt float %13, 0.000000e+00
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32 %12, %15
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 1, i32 -1
  %19 = add nsw i32 %8, %18
  %20 = bitcast i32 %19 to float
  store float %20, ptr addrspace(5) %6, align 4, !tbaa !15
  %21 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %22 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %23 = call i32 @_ZL11isunorderedff(float noundef %21, float noundef %22) #8
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29
25:
  %26 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %27 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %28 = fadd float %26, %27
  br label %48
29:
  %30 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %31 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %32 = fcmp oeq float %30, %31
  br i1 %32, label %33, label %35
33:
  %34 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  br label %46
35:
  %36 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %37 = fcmp oeq float %36, 0.000000e+00
  br i1 %37, label %38, label %42
38:
  %39 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %40 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %41 = call float @_ZL8copysignff(float noundef %39, float noundef %40) #8
  br label %44
42:
  %43 = load float, ptr addrspace(5) %6, align 4, !tbaa !15
  br label %44
44:
  %45 = phi float [ %41, %38 ], [ %43, %42 ]
  br label %46
46:
  %47 = phi float [ %34, %33 ], [ %45, %44 ]
  br label %48
48:
  %49 = phi float [ %28, %25 ], [ %47, %46 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret float %49
}
define internal float @_ZL6maxmagff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = call float @_ZL4fabsf(float noundef %5) #8
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = call float @_ZL4fabsf(float noundef %7) #8
  %9 = fcmp ogt float %6, %8
  br i1 %9, label %10, label %12
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  br label %26
12:
  %13 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %14 = call float @_ZL4fabsf(float noundef %13) #8
  %15 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %16 = call float @_ZL4fabsf(float noundef %15) #8
  %17 = fcmp ogt float %14, %16
  br i1 %17, label %18, label %20
18:
  %19 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  br label %24
20:
  %21 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %22 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %23 = call float @_ZL4fmaxff(float noundef %21, float noundef %22) #8
  br label %24
24:
  %25 = phi float [ %19, %18 ], [ %23, %20 ]
  br label %26
26:
  %27 = phi float [ %11, %10 ], [ %25, %24 ]
  ret float %27
}
define internal float @_ZL6minmagff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = call float @_ZL4fabsf(float noundef %5) #8
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = call float @_ZL4fabsf(float noundef %7) #8
  %9 = fcmp olt float %6, %8
  br i1 %9, label %10, label %12
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  br label %26
12:
  %13 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %14 = call float @_ZL4fabsf(float noundef %13) #8
  %15 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %16 = call float @_ZL4fabsf(float noundef %15) #8
  %17 = fcmp olt float %14, %16
  br i1 %17, label %18, label %20
18:
  %19 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  br label %24
20:
  %21 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %22 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %23 = call float @_ZL4fminff(float noundef %21, float noundef %22) #8
  br label %24
24:
  %25 = phi float [ %19, %18 ], [ %23, %20 ]
  br label %26
26:
  %27 = phi float [ %11, %10 ], [ %25, %24 ]
  ret float %27
}
define internal i32 @_ZL7isequalff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = fcmp oeq float %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}
define internal i32 @_ZL10isnotequalff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = fcmp une float %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}
define internal i32 @_ZL9isgreaterff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = fcmp ogt float %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}
define internal i32 @_ZL11islessequalff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = fcmp ole float %5, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}
define internal i32 @_ZL13islessgreaterff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = fcmp olt float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %11 = fcmp ogt float %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal i32 @_ZL9isorderedff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %7 = fcmp oeq float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %11 = fcmp oeq float %9, %10
  %12 = zext i1 %11 to i32
  %13 = and i32 %8, %12
  ret i32 %13
}
define internal i32 @_ZL11isunorderedff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %7 = fcmp une float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %11 = fcmp une float %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal i32 @_ZL8isnormalf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @_ZL4fabsf(float noundef %3) #8
  %5 = fcmp oge float %4, 0x3810000000000000
  %6 = zext i1 %5 to i32
  %7 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %8 = call float @_ZL4fabsf(float noundef %7) #8
  %9 = fcmp olt float %8, 0x7FF0000000000000
  %10 = zext i1 %9 to i32
  %11 = and i32 %6, %10
  ret i32 %11
}
define internal <2 x i64> @_ZL6islessDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1) #3 {
  %3 = alloca <2 x double>, align 16, addrspace(5)
  %4 = alloca <2 x double>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store <2 x double> %1, ptr addrspace(5) %4, align 16, !tbaa !24
  %5 = load <2 x double>, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = load <2 x double>, ptr addrspace(5) %4, align 16, !tbaa !24
  %7 = fcmp olt <2 x double> %5, %6
  %8 = sext <2 x i1> %7 to <2 x i64>
  ret <2 x i64> %8
}
define internal i32 @_ZL5isnanf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %5 = fcmp une float %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal float @_ZL3nanj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = and i32 %3, 4194303
  %5 = or i32 2143289344, %4
  %6 = bitcast i32 %5 to float
  ret float %6
}
define internal i32 @_ZL9bitselectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %9 = xor i32 %8, -1
  %10 = and i32 %7, %9
  %11 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %13 = and i32 %11, %12
  %14 = or i32 %10, %13
  ret i32 %14
}
define internal i32 @_ZL8upsamplest(i16 noundef signext %0, i16 noundef zeroext %1) #3 {
  %3 = alloca i16, align 2, addrspace(5)
  %4 = alloca i16, align 2, addrspace(5)
  store i16 %0, ptr addrspace(5) %3, align 2, !tbaa !13
  store i16 %1, ptr addrspace(5) %4, align 2, !tbaa !13
  %5 = load i16, ptr addrspace(5) %3, align 2, !tbaa !13
  %6 = sext i16 %5 to i64
  %7 = shl i64 %6, 16
  %8 = load i16, ptr addrspace(5) %4, align 2, !tbaa !13
  %9 = zext i16 %8 to i64
  %10 = or i64 %7, %9
  %11 = trunc i64 %10 to i32
  ret i32 %11
}
define internal i32 @_ZL15convert_int_rtnf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @_ZL5floorf(float noundef %3) #8
  %5 = call i32 @_ZL11convert_intf(float noundef %4) #8
  ret i32 %5
}
define internal float @_ZL5clampfff(float noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !15
  store float %2, ptr addrspace(5) %6, align 4, !tbaa !15
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %9 = call float @llvm.maxnum.f32(float %7, float %8)
  %10 = load float, ptr addrspace(5) %6, align 4, !tbaa !15
  %11 = call float @llvm.minnum.f32(float %9, float %10)
  ret float %11
}
define internal i32 @_ZL15convert_int_rtpf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @_ZL4ceilf(float noundef %3) #8
  %5 = call i32 @_ZL11convert_intf(float noundef %4) #8
  ret i32 %5
}
define protected amdgpu_kernel void @of_two(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !13
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds float, ptr addrspace(1) %21, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !15
  %35 = call float @_ZL3powff(float noundef %20, float noundef %34) #8
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !13
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %47
  store float %35, ptr addrspace(1) %48, align 4, !tbaa !15
  %49 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = zext i32 %50 to i64
  %52 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %53 = getelementptr inbounds i8, ptr addrspace(4) %52, i64 4
  %54 = load i16, ptr addrspace(4) %53, align 2, !tbaa !13
  %55 = zext i16 %54 to i32
  %56 = sext i32 %55 to i64
  %57 = mul i64 %51, %56
  %58 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %59 = zext i32 %58 to i64
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds float, ptr addrspace(1) %49, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !15
  %63 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !13
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = mul i64 %65, %70
  %72 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds float, ptr addrspace(1) %63, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !15
  %77 = call float @_ZL5atan2ff(float noundef %62, float noundef %76) #8
  %78 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 12
  %81 = load i32, ptr addrspace(4) %80, align 4, !tbaa !17
  %82 = zext i32 %81 to i64
  %83 = call i32 @llvm.amdgcn.workgroup.id.x()
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !13
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = mul i64 %84, %89
  %91 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %92 = zext i32 %91 to i64
  %93 = add i64 %90, %92
  %94 = add i64 %82, %93
  %95 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %94
  store float %77, ptr addrspace(1) %95, align 4, !tbaa !15
  %96 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %97 = call i32 @llvm.amdgcn.workgroup.id.x()
  %98 = zext i32 %97 to i64
  %99 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %100 = getelementptr inbounds i8, ptr addrspace(4) %99, i64 4
  %101 = load i16, ptr addrspace(4) %100, align 2, !tbaa !13
  %102 = zext i16 %101 to i32
  %103 = sext i32 %102 to i64
  %104 = mul i64 %98, %103
  %105 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %106 = zext i32 %105 to i64
  %107 = add i64 %104, %106
  %108 = getelementptr inbounds float, ptr addrspace(1) %96, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !15
  %110 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %111 = call i32 @llvm.amdgcn.workgroup.id.x()
  %112 = zext i32 %111 to i64
  %113 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %114 = getelementptr inbounds i8, ptr addrspace(4) %113, i64 4
  %115 = load i16, ptr addrspace(4) %114, align 2, !tbaa !13
  %116 = zext i16 %115 to i32
  %117 = sext i32 %116 to i64
  %118 = mul i64 %112, %117
  %119 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %120 = zext i32 %119 to i64
  %121 = add i64 %118, %120
  %122 = getelementptr inbounds float, ptr addrspace(1) %110, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !15
  %124 = call float @_ZL5hypotff(float noundef %109, float noundef %123) #8
  %125 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %126 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %127 = getelementptr inbounds i8, ptr addrspace(4) %126, i64 12
  %128 = load i32, ptr addrspace(4) %127, align 4, !tbaa !17
  %129 = zext i32 %128 to i64
  %130 = mul i64 2, %129
  %131 = call i32 @llvm.amdgcn.workgroup.id.x()
  %132 = zext i32 %131 to i64
  %133 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %134 = getelementptr inbounds i8, ptr addrspace(4) %133, i64 4
  %135 = load i16, ptr addrspace(4) %134, align 2, !tbaa !13
  %136 = zext i16 %135 to i32
  %137 = sext i32 %136 to i64
  %138 = mul i64 %132, %137
  %139 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %140 = zext i32 %139 to i64
  %141 = add i64 %138, %140
  %142 = add i64 %130, %141
  %143 = getelementptr inbounds float, ptr addrspace(1) %125, i64 %142
  store float %124, ptr addrspace(1) %143, align 4, !tbaa !15
  %144 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %145 = call i32 @llvm.amdgcn.workgroup.id.x()
  %146 = zext i32 %145 to i64
  %147 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %148 = getelementptr inbounds i8, ptr addrspace(4) %147, i64 4
  %149 = load i16, ptr addrspace(4) %148, align 2, !tbaa !13
  %150 = zext i16 %149 to i32
  %151 = sext i32 %150 to i64
  %152 = mul i64 %146, %151
  %153 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %154 = zext i32 %153 to i64
  %155 = add i64 %152, %154
  %156 = getelementptr inbounds float, ptr addrspace(1) %144, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !15
  %158 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %159 = call i32 @llvm.amdgcn.workgroup.id.x()
  %160 = zext i32 %159 to i64
  %161 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %162 = getelementptr inbounds i8, ptr addrspace(4) %161, i64 4
  %163 = load i16, ptr addrspace(4) %162, align 2, !tbaa !13
  %164 = zext i16 %163 to i32
  %165 = sext i32 %164 to i64
  %166 = mul i64 %160, %165
  %167 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %168 = zext i32 %167 to i64
  %169 = add i64 %166, %168
  %170 = getelementptr inbounds float, ptr addrspace(1) %158, i64 %169
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !15
  %172 = call float @_ZL4fmodff(float noundef %157, float noundef %171) #8
  %173 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %174 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %175 = getelementptr inbounds i8, ptr addrspace(4) %174, i64 12
  %176 = load i32, ptr addrspace(4) %175, align 4, !tbaa !17
  %177 = zext i32 %176 to i64
  %178 = mul i64 3, %177
  %179 = call i32 @llvm.amdgcn.workgroup.id.x()
  %180 = zext i32 %179 to i64
  %181 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %182 = getelementptr inbounds i8, ptr addrspace(4) %181, i64 4
  %183 = load i16, ptr addrspace(4) %182, align 2, !tbaa !13
  %184 = zext i16 %183 to i32
  %185 = sext i32 %184 to i64
  %186 = mul i64 %180, %185
  %187 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %188 = zext i32 %187 to i64
  %189 = add i64 %186, %188
  %190 = add i64 %178, %189
  %191 = getelementptr inbounds float, ptr addrspace(1) %173, i64 %190
  store float %172, ptr addrspace(1) %191, align 4, !tbaa !15
  %192 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %193 = call i32 @llvm.amdgcn.workgroup.id.x()
  %194 = zext i32 %193 to i64
  %195 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %196 = getelementptr inbounds i8, ptr addrspace(4) %195, i64 4
  %197 = load i16, ptr addrspace(4) %196, align 2, !tbaa !13
  %198 = zext i16 %197 to i32
  %199 = sext i32 %198 to i64
  %200 = mul i64 %194, %199
  %201 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %202 = zext i32 %201 to i64
  %203 = add i64 %200, %202
  %204 = getelementptr inbounds float, ptr addrspace(1) %192, i64 %203
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !15
  %206 = call float @_ZL4fmaxff(float noundef %205, float noundef 0.000000e+00) #8
  %207 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %208 = call i32 @llvm.amdgcn.workgroup.id.x()
  %209 = zext i32 %208 to i64
  %210 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %211 = getelementptr inbounds i8, ptr addrspace(4) %210, i64 4
  %212 = load i16, ptr addrspace(4) %211, align 2, !tbaa !13
  %213 = zext i16 %212 to i32
  %214 = sext i32 %213 to i64
  %215 = mul i64 %209, %214
  %216 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %217 = zext i32 %216 to i64
  %218 = add i64 %215, %217
  %219 = getelementptr inbounds float, ptr addrspace(1) %207, i64 %218
  %220 = load float, ptr addrspace(1) %219, align 4, !tbaa !15
  %221 = call float @_ZL4fminff(float noundef %220, float noundef 1.000000e+00) #8
  %222 = fadd float %206, %221
  %223 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %224 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %225 = getelementptr inbounds i8, ptr addrspace(4) %224, i64 12
  %226 = load i32, ptr addrspace(4) %225, align 4, !tbaa !17
  %227 = zext i32 %226 to i64
  %228 = mul i64 4, %227
  %229 = call i32 @llvm.amdgcn.workgroup.id.x()
  %230 = zext i32 %229 to i64
  %231 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %232 = getelementptr inbounds i8, ptr addrspace(4) %231, i64 4
  %233 = load i16, ptr addrspace(4) %232, align 2, !tbaa !13
  %234 = zext i16 %233 to i32
  %235 = sext i32 %234 to i64
  %236 = mul i64 %230, %235
  %237 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %238 = zext i32 %237 to i64
  %239 = add i64 %236, %238
  %240 = add i64 %228, %239
  %241 = getelementptr inbounds float, ptr addrspace(1) %223, i64 %240
  store float %222, ptr addrspace(1) %241, align 4, !tbaa !15
  ret void
}
define internal float @_ZL3powff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = fpext float %5 to double
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = fpext float %7 to double
  %9 = call double @_ZL3powdd(double noundef %6, double noundef %8) #8
  %10 = fptrunc double %9 to float
  ret float %10
}
define internal float @_ZL5atan2ff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = fpext float %5 to double
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = fpext float %7 to double
  %9 = call double @_ZL5atan2dd(double noundef %6, double noundef %8) #8
  %10 = fptrunc double %9 to float
  ret float %10
}
define internal float @_ZL5hypotff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = fpext float %5 to double
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = fpext float %7 to double
  %9 = call double @_ZL5hypotdd(double noundef %6, double noundef %8) #8
  %10 = fptrunc double %9 to float
  ret float %10
}
define internal float @_ZL4fmodff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = fpext float %5 to double
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = fpext float %7 to double
  %9 = call double @_ZL4fmoddd(double noundef %6, double noundef %8) #8
  %10 = fptrunc double %9 to float
  ret float %10
}
define internal float @_ZL4fmaxff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = call float @llvm.maxnum.f32(float %5, float %6)
  ret float %7
}
define internal float @_ZL4fminff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = call float @llvm.minnum.f32(float %5, float %6)
  ret float %7
}
define protected amdgpu_kernel void @rounded(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !38 !kernel_arg_base_type !39 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  %7 = alloca <4 x float>, align 16, addrspace(5)
  %8 = alloca <4 x float>, align 16, addrspace(5)
  %9 = alloca <4 x float>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #7
  %10 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !13
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %10, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !24
  store <4 x float> %23, ptr addrspace(5) %5, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %6) #7
  %24 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %25 = call <4 x float> @_ZL5floorDv4_f(<4 x float> noundef %24) #8
  %26 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %27 = call <4 x float> @_ZL4ceilDv4_f(<4 x float> noundef %26) #8
  %28 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %27, <4 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, <4 x float> %25)
  %29 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %30 = call <4 x float> @_ZL5truncDv4_f(<4 x float> noundef %29) #8
  %31 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %30, <4 x float> <float 4.000000e+00, float 4.000000e+00, float 4.000000e+00, float 4.000000e+00>, <4 x float> %28)
  %32 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %33 = call <4 x float> @_ZL4rintDv4_f(<4 x float> noundef %32) #8
  %34 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %33, <4 x float> <float 8.000000e+00, float 8.000000e+00, float 8.000000e+00, float 8.000000e+00>, <4 x float> %31)
  %35 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %36 = call <4 x float> @_ZL5roundDv4_f(<4 x float> noundef %35) #8
  %37 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> <float 1.600000e+01, float 1.600000e+01, float 1.600000e+01, float 1.600000e+01>, <4 x float> %34)
  %38 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = zext i32 %39 to i64
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %42 = getelementptr inbounds i8, ptr addrspace(4) %41, i64 4
  %43 = load i16, ptr addrspace(4) %42, align 2, !tbaa !13
  %44 = zext i16 %43 to i32
  %45 = sext i32 %44 to i64
  %46 = mul i64 %40, %45
  %47 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds <4 x float>, ptr addrspace(1) %38, i64 %49
  store <4 x float> %37, ptr addrspace(1) %50, align 16, !tbaa !24
  %51 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %52 = addrspacecast ptr addrspace(5) %6 to ptr
  %53 = call <4 x float> @_ZL5fractDv4_fPU3AS0S_(<4 x float> noundef %51, ptr noundef %52) #8
  %54 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %55 = call <4 x float> @_ZL5clampDv4_fff(<4 x float> noundef %54, float noundef -1.000000e+00, float noundef 2.000000e+00) #8
  %56 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %55, <4 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, <4 x float> %53)
  %57 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %58 = load <4 x float>, ptr addrspace(5) %5, align 16
  %59 = shufflevector <4 x float> %58, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %60 = call <4 x float> @_ZL3mixDv4_fS_f(<4 x float> noundef %57, <4 x float> noundef %59, float noundef 2.500000e-01) #8
  %61 = fadd <4 x float> %56, %60
  %62 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 12
  %65 = load i32, ptr addrspace(4) %64, align 4, !tbaa !17
  %66 = zext i32 %65 to i64
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = zext i32 %67 to i64
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %70 = getelementptr inbounds i8, ptr addrspace(4) %69, i64 4
  %71 = load i16, ptr addrspace(4) %70, align 2, !tbaa !13
  %72 = zext i16 %71 to i32
  %73 = sext i32 %72 to i64
  %74 = mul i64 %68, %73
  %75 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %76 = zext i32 %75 to i64
  %77 = add i64 %74, %76
  %78 = add i64 %66, %77
  %79 = getelementptr inbounds <4 x float>, ptr addrspace(1) %62, i64 %78
  store <4 x float> %61, ptr addrspace(1) %79, align 16, !tbaa !24
  %80 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %81 = call <4 x float> @_ZL4stepfDv4_f(float noundef 1.000000e+00, <4 x float> noundef %80) #8
  %82 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %83 = call <4 x float> @_ZL4signDv4_f(<4 x float> noundef %82) #8
  %84 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, <4 x float> %81)
  %85 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %86 = call <4 x float> @_ZL10smoothstepffDv4_f(float noundef 0.000000e+00, float noundef 3.000000e+00, <4 x float> noundef %85) #8
  %87 = fadd <4 x float> %84, %86
  %88 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %89 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %90 = getelementptr inbounds i8, ptr addrspace(4) %89, i64 12
  %91 = load i32, ptr addrspace(4) %90, align 4, !tbaa !17
  %92 = zext i32 %91 to i64
  %93 = mul i64 2, %92
  %94 = call i32 @llvm.amdgcn.workgroup.id.x()
  %95 = zext i32 %94 to i64
  %96 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %97 = getelementptr inbounds i8, ptr addrspace(4) %96, i64 4
  %98 = load i16, ptr addrspace(4) %97, align 2, !tbaa !13
  %99 = zext i16 %98 to i32
  %100 = sext i32 %99 to i64
  %101 = mul i64 %95, %100
  %102 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %103 = zext i32 %102 to i64
  %104 = add i64 %101, %103
  %105 = add i64 %93, %104
  %106 = getelementptr inbounds <4 x float>, ptr addrspace(1) %88, i64 %105
  store <4 x float> %87, ptr addrspace(1) %106, align 16, !tbaa !24
  %107 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %108 = load <4 x float>, ptr addrspace(5) %5, align 16
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %110 = call float @_ZL3dotDv4_fS_(<4 x float> noundef %107, <4 x float> noundef %109) #8
  %111 = insertelement <4 x float> poison, float %110, i32 0
  %112 = load <4 x float>, ptr addrspace(5) %5, align 16
  %113 = shufflevector <4 x float> %112, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %114 = call float @_ZL6lengthDv3_f(<3 x float> noundef %113) #8
  %115 = insertelement <4 x float> %111, float %114, i32 1
  %116 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %117 = load <4 x float>, ptr addrspace(5) %5, align 16
  %118 = shufflevector <4 x float> %117, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %119 = call float @_ZL8distanceDv4_fS_(<4 x float> noundef %116, <4 x float> noundef %118) #8
  %120 = insertelement <4 x float> %115, float %119, i32 2
  %121 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %122 = fdiv <4 x float> %121, zeroinitializer, !fpmath !20
  %123 = fmul <4 x float> %122, zeroinitializer
  %124 = call <4 x i32> @_ZL5isnanDv4_f(<4 x float> noundef %123) #8
  %125 = call i32 @_ZL3anyDv4_i(<4 x i32> noundef %124) #8
  %126 = sitofp i32 %125 to float
  %127 = insertelement <4 x float> %120, float %126, i32 3
  store <4 x float> %127, ptr addrspace(5) %7, align 16, !tbaa !24
  %128 = load <4 x float>, ptr addrspace(5) %7, align 16, !tbaa !24
  %129 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %130 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %131 = getelementptr inbounds i8, ptr addrspace(4) %130, i64 12
  %132 = load i32, ptr addrspace(4) %131, align 4, !tbaa !17
  %133 = zext i32 %132 to i64
  %134 = mul i64 3, %133
  %135 = call i32 @llvm.amdgcn.workgroup.id.x()
  %136 = zext i32 %135 to i64
  %137 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %138 = getelementptr inbounds i8, ptr addrspace(4) %137, i64 4
  %139 = load i16, ptr addrspace(4) %138, align 2, !tbaa !13
  %140 = zext i16 %139 to i32
  %141 = sext i32 %140 to i64
  %142 = mul i64 %136, %141
  %143 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %144 = zext i32 %143 to i64
  %145 = add i64 %142, %144
  %146 = add i64 %134, %145
  %147 = getelementptr inbounds <4 x float>, ptr addrspace(1) %129, i64 %146
  store <4 x float> %128, ptr addrspace(1) %147, align 16, !tbaa !24
  %148 = load <4 x float>, ptr addrspace(5) %5, align 16
  %149 = shufflevector <4 x float> %148, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %150 = load <4 x float>, ptr addrspace(5) %5, align 16
  %151 = shufflevector <4 x float> %150, <4 x float> poison, <3 x i32> <i32 2, i32 0, i32 3>
  %152 = call <3 x float> @_ZL5crossDv3_fS_(<3 x float> noundef %149, <3 x float> noundef %151) #8
  %153 = shufflevector <3 x float> %152, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %154 = shufflevector <4 x float> %153, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %155 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %156 = call <4 x float> @_ZL9normalizeDv4_f(<4 x float> noundef %155) #8
  store <4 x float> %156, ptr addrspace(5) %9, align 16
  %157 = load <4 x float>, ptr addrspace(5) %9, align 16
  %158 = extractelement <4 x float> %157, i64 0
  %159 = shufflevector <4 x float> %153, <4 x float> %157, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  store <4 x float> %159, ptr addrspace(5) %8, align 16, !tbaa !24
  %160 = load <4 x float>, ptr addrspace(5) %8, align 16, !tbaa !24
  %161 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %162 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %163 = getelementptr inbounds i8, ptr addrspace(4) %162, i64 12
  %164 = load i32, ptr addrspace(4) %163, align 4, !tbaa !17
  %165 = zext i32 %164 to i64
  %166 = mul i64 4, %165
  %167 = call i32 @llvm.amdgcn.workgroup.id.x()
  %168 = zext i32 %167 to i64
  %169 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %170 = getelementptr inbounds i8, ptr addrspace(4) %169, i64 4
  %171 = load i16, ptr addrspace(4) %170, align 2, !tbaa !13
  %172 = zext i16 %171 to i32
  %173 = sext i32 %172 to i64
  %174 = mul i64 %168, %173
  %175 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %176 = zext i32 %175 to i64
  %177 = add i64 %174, %176
  %178 = add i64 %166, %177
  %179 = getelementptr inbounds <4 x float>, ptr addrspace(1) %161, i64 %178
  store <4 x float> %160, ptr addrspace(1) %179, align 16, !tbaa !24
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #7
  ret void
}
define internal <4 x float> @_ZL5floorDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call <4 x float> @llvm.floor.v4f32(<4 x float> %3)
  ret <4 x float> %4
}
define internal <4 x float> @_ZL4ceilDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %3)
  ret <4 x float> %4
}
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2
define internal <4 x float> @_ZL5truncDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %3)
  ret <4 x float> %4
}
define internal <4 x float> @_ZL4rintDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call <4 x float> @llvm.rint.v4f32(<4 x float> %3)
  ret <4 x float> %4
}
define internal <4 x float> @_ZL5roundDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call <4 x float> @llvm.round.v4f32(<4 x float> %3)
  ret <4 x float> %4
}
define internal <4 x float> @_ZL5fractDv4_fPU3AS0S_(<4 x float> noundef %0, ptr noundef %1) #3 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load <4 x float>, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = call <4 x float> @_ZL5floorDv4_f(<4 x float> noundef %5) #8
  %7 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  store <4 x float> %6, ptr %7, align 16, !tbaa !24
  %8 = load <4 x float>, ptr addrspace(5) %3, align 16, !tbaa !24
  %9 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %10 = load <4 x float>, ptr %9, align 16, !tbaa !24
  %11 = fsub <4 x float> %8, %10
  ret <4 x float> %11
}
define internal <4 x float> @_ZL5clampDv4_fff(<4 x float> noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !15
  store float %2, ptr addrspace(5) %6, align 4, !tbaa !15
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %9 = insertelement <4 x float> poison, float %8, i64 0
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <4 x i32> zeroinitializer
  %11 = load float, ptr addrspace(5) %6, align 4, !tbaa !15
  %12 = insertelement <4 x float> poison, float %11, i64 0
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <4 x i32> zeroinitializer
  %14 = call <4 x float> @_ZL5clampDv4_fS_S_(<4 x float> noundef %7, <4 x float> noundef %10, <4 x float> noundef %13) #8
  ret <4 x float> %14
}
define internal <4 x float> @_ZL3mixDv4_fS_f(<4 x float> noundef %0, <4 x float> noundef %1, float noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %5, align 16, !tbaa !24
  store float %2, ptr addrspace(5) %6, align 4, !tbaa !15
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %9 = load float, ptr addrspace(5) %6, align 4, !tbaa !15
  %10 = insertelement <4 x float> poison, float %9, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = call <4 x float> @_ZL3mixDv4_fS_S_(<4 x float> noundef %7, <4 x float> noundef %8, <4 x float> noundef %11) #8
  ret <4 x float> %12
}
define internal <4 x float> @_ZL4stepfDv4_f(float noundef %0, <4 x float> noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store <4 x float> %1, ptr addrspace(5) %4, align 16, !tbaa !24
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = insertelement <4 x float> poison, float %5, i64 0
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> zeroinitializer
  %8 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %9 = call <4 x float> @_ZL4stepDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %8) #8
  ret <4 x float> %9
}
define internal <4 x float> @_ZL4signDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = fcmp ogt <4 x float> %3, zeroinitializer
  %5 = sext <4 x i1> %4 to <4 x i32>
  %6 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %7 = fcmp olt <4 x float> %6, zeroinitializer
  %8 = sext <4 x i1> %7 to <4 x i32>
  %9 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %10 = fmul <4 x float> %9, zeroinitializer
  %11 = icmp slt <4 x i32> %8, zeroinitializer
  %12 = sext <4 x i1> %11 to <4 x i32>
  %13 = xor <4 x i32> %12, <i32 -1, i32 -1, i32 -1, i32 -1>
  %14 = bitcast <4 x float> %10 to <4 x i32>
  %15 = and <4 x i32> %14, %13
  %16 = and <4 x i32> <i32 -1082130432, i32 -1082130432, i32 -1082130432, i32 -1082130432>, %12
  %17 = or <4 x i32> %15, %16
  %18 = bitcast <4 x i32> %17 to <4 x float>
  %19 = icmp slt <4 x i32> %5, zeroinitializer
  %20 = sext <4 x i1> %19 to <4 x i32>
  %21 = xor <4 x i32> %20, <i32 -1, i32 -1, i32 -1, i32 -1>
  %22 = bitcast <4 x float> %18 to <4 x i32>
  %23 = and <4 x i32> %22, %21
  %24 = and <4 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, %20
  %25 = or <4 x i32> %23, %24
  %26 = bitcast <4 x i32> %25 to <4 x float>
  ret <4 x float> %26
}
define internal <4 x float> @_ZL10smoothstepffDv4_f(float noundef %0, float noundef %1, <4 x float> noundef %2) #3 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !15
  store <4 x float> %2, ptr addrspace(5) %6, align 16, !tbaa !24
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %8 = insertelement <4 x float> poison, float %7, i64 0
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <4 x i32> zeroinitializer
  %10 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %11 = insertelement <4 x float> poison, float %10, i64 0
  %12 = shufflevector <4 x float> %11, <4 x float> poison, <4 x i32> zeroinitializer
  %13 = load <4 x float>, ptr addrspace(5) %6, align 16, !tbaa !24
  %14 = call <4 x float> @_ZL10smoothstepDv4_fS_S_(<4 x float> noundef %9, <4 x float> noundef %12, <4 x float> noundef %13) #8
  ret <4 x float> %14
}
define internal float @_ZL3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %4, align 16, !tbaa !24
  %5 = load <4 x float>, ptr addrspace(5) %3, align 16
  %6 = extractelement <4 x float> %5, i64 0
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16
  %8 = extractelement <4 x float> %7, i64 0
  %9 = load <4 x float>, ptr addrspace(5) %3, align 16
  %10 = extractelement <4 x float> %9, i64 1
  %11 = load <4 x float>, ptr addrspace(5) %4, align 16
  %12 = extractelement <4 x float> %11, i64 1
  %13 = fmul float %10, %12
  %14 = call float @llvm.fmuladd.f32(float %6, float %8, float %13)
  %15 = load <4 x float>, ptr addrspace(5) %3, align 16
  %16 = extractelement <4 x float> %15, i64 2
  %17 = load <4 x float>, ptr addrspace(5) %4, align 16
  %18 = extractelement <4 x float> %17, i64 2
  %19 = call float @llvm.fmuladd.f32(float %16, float %18, float %14)
  %20 = load <4 x float>, ptr addrspace(5) %3, align 16
  %21 = extractelement <4 x float> %20, i64 3
  %22 = load <4 x float>, ptr addrspace(5) %4, align 16
  %23 = extractelement <4 x float> %22, i64 3
  %24 = call float @llvm.fmuladd.f32(float %21, float %23, float %19)
  ret float %24
}
define internal float @_ZL6lengthDv3_f(<3 x float> noundef %0) #3 {
  %2 = alloca <3 x float>, align 16, addrspace(5)
  %3 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %3, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = load <4 x float>, ptr addrspace(5) %2, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %6 = load <4 x float>, ptr addrspace(5) %2, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = call float @_ZL3dotDv3_fS_(<3 x float> noundef %5, <3 x float> noundef %7) #8
  %9 = call float @_ZL4sqrtf(float noundef %8) #8
  ret float %9
}
define internal float @_ZL8distanceDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %4, align 16, !tbaa !24
  %5 = load <4 x float>, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %7 = fsub <4 x float> %5, %6
  %8 = call float @_ZL6lengthDv4_f(<4 x float> noundef %7) #8
  ret float %8
}
define internal i32 @_ZL3anyDv4_i(<4 x i32> noundef %0) #3 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x i32>, ptr addrspace(5) %2, align 16
  %6 = shufflevector <4 x i32> %5, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %7 = or <2 x i32> %4, %6
  %8 = call i32 @_ZL3anyDv2_i(<2 x i32> noundef %7) #8
  ret i32 %8
}
define internal <4 x i32> @_ZL5isnanDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %5 = fcmp une <4 x float> %3, %4
  %6 = sext <4 x i1> %5 to <4 x i32>
  ret <4 x i32> %6
}
define internal <3 x float> @_ZL5crossDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #3 {
  %3 = alloca <3 x float>, align 16, addrspace(5)
  %4 = alloca <3 x float>, align 16, addrspace(5)
  %5 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %5, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = shufflevector <3 x float> %1, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %6, ptr addrspace(5) %4, align 16, !tbaa !24
  %7 = load <3 x float>, ptr addrspace(5) %3, align 16
  %8 = shufflevector <3 x float> %7, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %9 = load <3 x float>, ptr addrspace(5) %4, align 16
  %10 = shufflevector <3 x float> %9, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %11 = load <3 x float>, ptr addrspace(5) %3, align 16
  %12 = shufflevector <3 x float> %11, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %13 = load <3 x float>, ptr addrspace(5) %4, align 16
  %14 = shufflevector <3 x float> %13, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %15 = fmul <3 x float> %12, %14
  %16 = fneg <3 x float> %15
  %17 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %8, <3 x float> %10, <3 x float> %16)
  ret <3 x float> %17
}
define internal <4 x float> @_ZL9normalizeDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %4 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %5 = call float @_ZL6lengthDv4_f(<4 x float> noundef %4) #8
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %7 = fcmp oeq float %6, 0.000000e+00
  br i1 %7, label %8, label %10
8:
  %9 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  br label %16
10:
  %11 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %12 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %13 = insertelement <4 x float> poison, float %12, i64 0
  %14 = shufflevector <4 x float> %13, <4 x float> poison, <4 x i32> zeroinitializer
  %15 = fdiv <4 x float> %11, %14, !fpmath !20
  br label %16
16:
  %17 = phi <4 x float> [ %9, %8 ], [ %15, %10 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret <4 x float> %17
}
define protected amdgpu_kernel void @whole(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !28 !kernel_arg_name !41 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <4 x i16>, align 8, addrspace(5)
  %12 = alloca <4 x i16>, align 8, addrspace(5)
  %13 = alloca <4 x i16>, align 8, addrspace(5)
  %14 = alloca <4 x i16>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #7
  %15 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !13
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !17
  store i32 %28, ptr addrspace(5) %7, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #7
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 4
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !13
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !17
  store i32 %42, ptr addrspace(5) %8, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  %43 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  store i32 %43, ptr addrspace(5) %9, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  %44 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  store i32 %44, ptr addrspace(5) %10, align 4, !tbaa !17
  %45 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %46 = call i32 @_ZL3absi(i32 noundef %45) #8
  %47 = zext i32 %46 to i64
  %48 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %49 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %50 = call i32 @_ZL8abs_diffii(i32 noundef %48, i32 noundef %49) #8
  %51 = zext i32 %50 to i64
  %52 = mul nsw i64 3, %51
  %53 = add nsw i64 %47, %52
  %54 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %55 = call i32 @_ZL8popcountj(i32 noundef %54) #8
  %56 = zext i32 %55 to i64
  %57 = mul nsw i64 5, %56
  %58 = add nsw i64 %53, %57
  %59 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %60 = call i32 @_ZL3clzj(i32 noundef %59) #8
  %61 = zext i32 %60 to i64
  %62 = mul nsw i64 7, %61
  %63 = add nsw i64 %58, %62
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %65 = call i32 @_ZL3ctzj(i32 noundef %64) #8
  %66 = zext i32 %65 to i64
  %67 = mul nsw i64 11, %66
  %68 = add nsw i64 %63, %67
  %69 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %70 = call i32 @llvm.amdgcn.workgroup.id.x()
  %71 = zext i32 %70 to i64
  %72 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %73 = getelementptr inbounds i8, ptr addrspace(4) %72, i64 4
  %74 = load i16, ptr addrspace(4) %73, align 2, !tbaa !13
  %75 = zext i16 %74 to i32
  %76 = sext i32 %75 to i64
  %77 = mul i64 %71, %76
  %78 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %79 = zext i32 %78 to i64
  %80 = add i64 %77, %79
  %81 = getelementptr inbounds i64, ptr addrspace(1) %69, i64 %80
  store i64 %68, ptr addrspace(1) %81, align 8, !tbaa !42
  %82 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %83 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %84 = call i32 @_ZL6rotatejj(i32 noundef %82, i32 noundef %83) #8
  %85 = zext i32 %84 to i64
  %86 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %87 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %88 = call i32 @_ZL6mul_hiii(i32 noundef %86, i32 noundef %87) #8
  %89 = sext i32 %88 to i64
  %90 = mul nsw i64 3, %89
  %91 = add nsw i64 %85, %90
  %92 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %93 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %94 = call i32 @_ZL6mul_hijj(i32 noundef %92, i32 noundef %93) #8
  %95 = zext i32 %94 to i64
  %96 = mul nsw i64 5, %95
  %97 = add nsw i64 %91, %96
  %98 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %99 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %100 = call i32 @_ZL4haddii(i32 noundef %98, i32 noundef %99) #8
  %101 = sext i32 %100 to i64
  %102 = mul nsw i64 7, %101
  %103 = add nsw i64 %97, %102
  %104 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %105 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %106 = call i32 @_ZL5rhaddjj(i32 noundef %104, i32 noundef %105) #8
  %107 = zext i32 %106 to i64
  %108 = mul nsw i64 11, %107
  %109 = add nsw i64 %103, %108
  %110 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %111 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %112 = getelementptr inbounds i8, ptr addrspace(4) %111, i64 12
  %113 = load i32, ptr addrspace(4) %112, align 4, !tbaa !17
  %114 = zext i32 %113 to i64
  %115 = call i32 @llvm.amdgcn.workgroup.id.x()
  %116 = zext i32 %115 to i64
  %117 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %118 = getelementptr inbounds i8, ptr addrspace(4) %117, i64 4
  %119 = load i16, ptr addrspace(4) %118, align 2, !tbaa !13
  %120 = zext i16 %119 to i32
  %121 = sext i32 %120 to i64
  %122 = mul i64 %116, %121
  %123 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %124 = zext i32 %123 to i64
  %125 = add i64 %122, %124
  %126 = add i64 %114, %125
  %127 = getelementptr inbounds i64, ptr addrspace(1) %110, i64 %126
  store i64 %109, ptr addrspace(1) %127, align 8, !tbaa !42
  %128 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %129 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %130 = call i32 @_ZL7add_satii(i32 noundef %128, i32 noundef %129) #8
  %131 = sext i32 %130 to i64
  %132 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %133 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %134 = call i32 @_ZL7sub_satjj(i32 noundef %132, i32 noundef %133) #8
  %135 = zext i32 %134 to i64
  %136 = mul nsw i64 3, %135
  %137 = add nsw i64 %131, %136
  %138 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %139 = trunc i32 %138 to i8
  %140 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %141 = trunc i32 %140 to i8
  %142 = call zeroext i8 @_ZL7add_sathh(i8 noundef zeroext %139, i8 noundef zeroext %141) #8
  %143 = zext i8 %142 to i64
  %144 = mul nsw i64 5, %143
  %145 = add nsw i64 %137, %144
  %146 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %147 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %148 = call i32 @_ZL3maxii(i32 noundef %146, i32 noundef %147) #8
  %149 = sext i32 %148 to i64
  %150 = mul nsw i64 7, %149
  %151 = add nsw i64 %145, %150
  %152 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %153 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %154 = call i32 @_ZL3minjj(i32 noundef %152, i32 noundef %153) #8
  %155 = zext i32 %154 to i64
  %156 = add nsw i64 %151, %155
  %157 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %158 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %159 = getelementptr inbounds i8, ptr addrspace(4) %158, i64 12
  %160 = load i32, ptr addrspace(4) %159, align 4, !tbaa !17
  %161 = zext i32 %160 to i64
  %162 = mul i64 2, %161
  %163 = call i32 @llvm.amdgcn.workgroup.id.x()
  %164 = zext i32 %163 to i64
  %165 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %166 = getelementptr inbounds i8, ptr addrspace(4) %165, i64 4
  %167 = load i16, ptr addrspace(4) %166, align 2, !tbaa !13
  %168 = zext i16 %167 to i32
  %169 = sext i32 %168 to i64
  %170 = mul i64 %164, %169
  %171 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %172 = zext i32 %171 to i64
  %173 = add i64 %170, %172
  %174 = add i64 %162, %173
  %175 = getelementptr inbounds i64, ptr addrspace(1) %157, i64 %174
  store i64 %156, ptr addrspace(1) %175, align 8, !tbaa !42
  %176 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %177 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %178 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %179 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %180 = icmp sgt i32 %178, %179
  %181 = zext i1 %180 to i32
  %182 = call i32 @_ZL6selectiii(i32 noundef %176, i32 noundef %177, i32 noundef %181) #8
  %183 = sext i32 %182 to i64
  %184 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %185 = and i32 %184, 255
  %186 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %187 = and i32 %186, 255
  %188 = mul nsw i32 %185, %187
  %189 = add nsw i32 %188, 7
  %190 = sext i32 %189 to i64
  %191 = mul nsw i64 3, %190
  %192 = add nsw i64 %183, %191
  %193 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %194 = sext i32 %193 to i64
  %195 = shl i64 %194, 31
  %196 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %197 = sext i32 %196 to i64
  %198 = shl i64 %197, 31
  %199 = call i64 @_ZL6mul_hill(i64 noundef %195, i64 noundef %198) #8
  %200 = add nsw i64 %192, %199
  %201 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %202 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %203 = getelementptr inbounds i8, ptr addrspace(4) %202, i64 12
  %204 = load i32, ptr addrspace(4) %203, align 4, !tbaa !17
  %205 = zext i32 %204 to i64
  %206 = mul i64 3, %205
  %207 = call i32 @llvm.amdgcn.workgroup.id.x()
  %208 = zext i32 %207 to i64
  %209 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %210 = getelementptr inbounds i8, ptr addrspace(4) %209, i64 4
  %211 = load i16, ptr addrspace(4) %210, align 2, !tbaa !13
  %212 = zext i16 %211 to i32
  %213 = sext i32 %212 to i64
  %214 = mul i64 %208, %213
  %215 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %216 = zext i32 %215 to i64
  %217 = add i64 %214, %216
  %218 = add i64 %206, %217
  %219 = getelementptr inbounds i64, ptr addrspace(1) %201, i64 %218
  store i64 %200, ptr addrspace(1) %219, align 8, !tbaa !42
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %220 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %221 = trunc i32 %220 to i16
  %222 = insertelement <4 x i16> poison, i16 %221, i32 0
  %223 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %224 = trunc i32 %223 to i16
  %225 = insertelement <4 x i16> %222, i16 %224, i32 1
  %226 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %227 = ashr i32 %226, 16
  %228 = trunc i32 %227 to i16
  %229 = insertelement <4 x i16> %225, i16 %228, i32 2
  %230 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %231 = ashr i32 %230, 16
  %232 = trunc i32 %231 to i16
  %233 = insertelement <4 x i16> %229, i16 %232, i32 3
  store <4 x i16> %233, ptr addrspace(5) %12, align 8, !tbaa !24
  %234 = load <4 x i16>, ptr addrspace(5) %12, align 8, !tbaa !24
  store <4 x i16> %234, ptr addrspace(5) %11, align 8, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #7
  %235 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %236 = load <4 x i16>, ptr addrspace(5) %11, align 8
  %237 = shufflevector <4 x i16> %236, <4 x i16> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %238 = call <4 x i16> @_ZL8abs_diffDv4_sS_(<4 x i16> noundef %235, <4 x i16> noundef %237) #8
  %239 = icmp ugt <4 x i16> %238, <i16 30000, i16 30000, i16 30000, i16 30000>
  %240 = sext <4 x i1> %239 to <4 x i16>
  %241 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %242 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %243 = sub <4 x i16> zeroinitializer, %242
  %244 = icmp slt <4 x i16> %240, zeroinitializer
  %245 = sext <4 x i1> %244 to <4 x i16>
  %246 = xor <4 x i16> %245, <i16 -1, i16 -1, i16 -1, i16 -1>
  %247 = and <4 x i16> %243, %246
  %248 = and <4 x i16> %241, %245
  %249 = or <4 x i16> %247, %248
  %250 = load <4 x i16>, ptr addrspace(5) %11, align 8
  %251 = shufflevector <4 x i16> %250, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %252 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %253 = icmp slt <4 x i16> %252, zeroinitializer
  %254 = sext <4 x i1> %253 to <4 x i16>
  %255 = call <4 x i16> @_ZL6selectDv4_sS_S_(<4 x i16> noundef %249, <4 x i16> noundef %251, <4 x i16> noundef %254) #8
  store <4 x i16> %255, ptr addrspace(5) %13, align 8, !tbaa !24
  %256 = load <4 x i16>, ptr addrspace(5) %13, align 8
  %257 = extractelement <4 x i16> %256, i64 0
  %258 = sext i16 %257 to i64
  %259 = load <4 x i16>, ptr addrspace(5) %13, align 8
  %260 = extractelement <4 x i16> %259, i64 1
  %261 = sext i16 %260 to i64
  %262 = mul nsw i64 %261, 3
  %263 = add nsw i64 %258, %262
  %264 = load <4 x i16>, ptr addrspace(5) %13, align 8
  %265 = extractelement <4 x i16> %264, i64 2
  %266 = sext i16 %265 to i64
  %267 = mul nsw i64 %266, 5
  %268 = add nsw i64 %263, %267
  %269 = load <4 x i16>, ptr addrspace(5) %13, align 8
  %270 = extractelement <4 x i16> %269, i64 3
  %271 = sext i16 %270 to i64
  %272 = mul nsw i64 %271, 7
  %273 = add nsw i64 %268, %272
  %274 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %275 = call i32 @_ZL3anyDv4_s(<4 x i16> noundef %274) #8
  %276 = sext i32 %275 to i64
  %277 = add nsw i64 %273, %276
  %278 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %279 = call i32 @_ZL3allDv4_s(<4 x i16> noundef %278) #8
  %280 = mul nsw i32 2, %279
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %277, %281
  %283 = load <4 x i16>, ptr addrspace(5) %11, align 8, !tbaa !24
  %284 = call <4 x i16> @_ZL3clzDv4_s(<4 x i16> noundef %283) #8
  store <4 x i16> %284, ptr addrspace(5) %14, align 8
  %285 = load <4 x i16>, ptr addrspace(5) %14, align 8
  %286 = extractelement <4 x i16> %285, i64 1
  %287 = sext i16 %286 to i64
  %288 = add nsw i64 %282, %287
  %289 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %290 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %291 = getelementptr inbounds i8, ptr addrspace(4) %290, i64 12
  %292 = load i32, ptr addrspace(4) %291, align 4, !tbaa !17
  %293 = zext i32 %292 to i64
  %294 = mul i64 4, %293
  %295 = call i32 @llvm.amdgcn.workgroup.id.x()
  %296 = zext i32 %295 to i64
  %297 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %298 = getelementptr inbounds i8, ptr addrspace(4) %297, i64 4
  %299 = load i16, ptr addrspace(4) %298, align 2, !tbaa !13
  %300 = zext i16 %299 to i32
  %301 = sext i32 %300 to i64
  %302 = mul i64 %296, %301
  %303 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %304 = zext i32 %303 to i64
  %305 = add i64 %302, %304
  %306 = add i64 %294, %305
  %307 = getelementptr inbounds i64, ptr addrspace(1) %289, i64 %306
  store i64 %288, ptr addrspace(1) %307, align 8, !tbaa !42
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #7
  ret void
}
define internal i32 @_ZL3absi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %8
5:
  %6 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %7 = sub i32 0, %6
  br label %10
8:
  %9 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  br label %10
10:
  %11 = phi i32 [ %7, %5 ], [ %9, %8 ]
  ret i32 %11
}
define internal i32 @_ZL8abs_diffii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %12
8:
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %10 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %11 = sub i32 %9, %10
  br label %16
12:
  %13 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %14 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %15 = sub i32 %13, %14
  br label %16
16:
  %17 = phi i32 [ %11, %8 ], [ %15, %12 ]
  ret i32 %17
}
define internal i32 @_ZL8popcountj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = zext i32 %3 to i64
  %5 = call i64 @llvm.ctpop.i64(i64 %4)
  %6 = trunc i64 %5 to i32
  ret i32 %6
}
define internal i32 @_ZL3clzj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %12
5:
  %6 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %7 = zext i32 %6 to i64
  %8 = call i64 @llvm.ctlz.i64(i64 %7, i1 true)
  %9 = trunc i64 %8 to i32
  %10 = sub nsw i32 %9, 64
  %11 = add nsw i32 %10, 32
  br label %13
12:
  br label %13
13:
  %14 = phi i32 [ %11, %5 ], [ 32, %12 ]
  ret i32 %14
}
define internal i32 @_ZL3ctzj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %10
5:
  %6 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %7 = zext i32 %6 to i64
  %8 = call i64 @llvm.cttz.i64(i64 %7, i1 true)
  %9 = trunc i64 %8 to i32
  br label %11
10:
  br label %11
11:
  %12 = phi i32 [ %9, %5 ], [ 32, %10 ]
  ret i32 %12
}
define internal i32 @_ZL6rotatejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = and i32 %6, 31
  %8 = and i32 %7, 31
  %9 = shl i32 %5, %8
  %10 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %12 = sub i32 0, %11
  %13 = and i32 %12, 31
  %14 = and i32 %13, 31
  %15 = lshr i32 %10, %14
  %16 = or i32 %9, %15
  ret i32 %16
}
define internal i32 @_ZL6mul_hiii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %6, %8
  %10 = ashr i64 %9, 32
  %11 = trunc i64 %10 to i32
  ret i32 %11
}
define internal i32 @_ZL6mul_hijj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = zext i32 %5 to i64
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = zext i32 %7 to i64
  %9 = mul i64 %6, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  ret i32 %11
}
define internal i32 @_ZL4haddii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = ashr i32 %5, 1
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = ashr i32 %7, 1
  %9 = add nsw i32 %6, %8
  %10 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %12 = and i32 %10, %11
  %13 = and i32 %12, 1
  %14 = add nsw i32 %9, %13
  ret i32 %14
}
define internal i32 @_ZL5rhaddjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = lshr i32 %5, 1
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = lshr i32 %7, 1
  %9 = add i32 %6, %8
  %10 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %12 = or i32 %10, %11
  %13 = and i32 %12, 1
  %14 = add i32 %9, %13
  ret i32 %14
}
define internal i32 @_ZL7add_satii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.sadd.sat.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL7sub_satjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.usub.sat.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal zeroext i8 @_ZL7add_sathh(i8 noundef zeroext %0, i8 noundef zeroext %1) #3 {
  %3 = alloca i8, align 1, addrspace(5)
  %4 = alloca i8, align 1, addrspace(5)
  store i8 %0, ptr addrspace(5) %3, align 1, !tbaa !24
  store i8 %1, ptr addrspace(5) %4, align 1, !tbaa !24
  %5 = load i8, ptr addrspace(5) %3, align 1, !tbaa !24
  %6 = zext i8 %5 to i32
  %7 = load i8, ptr addrspace(5) %4, align 1, !tbaa !24
  %8 = zext i8 %7 to i32
  %9 = add nsw i32 %6, %8
  %10 = call i32 @_ZL5clampiii(i32 noundef %9, i32 noundef 0, i32 noundef 255) #8
  %11 = trunc i32 %10 to i8
  ret i8 %11
}
define internal i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.smax.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL3minjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.umin.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL6selectiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11
9:
  %10 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  br label %13
11:
  %12 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %13
13:
  %14 = phi i32 [ %10, %9 ], [ %12, %11 ]
  ret i32 %14
}
define internal i64 @_ZL6mul_hill(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !42
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %6 = sext i64 %5 to i128
  %7 = load i64, ptr addrspace(5) %4, align 8, !tbaa !42
  %8 = sext i64 %7 to i128
  %9 = mul nsw i128 %6, %8
  %10 = ashr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}
define internal <4 x i16> @_ZL6selectDv4_sS_S_(<4 x i16> noundef %0, <4 x i16> noundef %1, <4 x i16> noundef %2) #3 {
  %4 = alloca <4 x i16>, align 8, addrspace(5)
  %5 = alloca <4 x i16>, align 8, addrspace(5)
  %6 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store <4 x i16> %1, ptr addrspace(5) %5, align 8, !tbaa !24
  store <4 x i16> %2, ptr addrspace(5) %6, align 8, !tbaa !24
  %7 = load <4 x i16>, ptr addrspace(5) %6, align 8, !tbaa !24
  %8 = load <4 x i16>, ptr addrspace(5) %5, align 8, !tbaa !24
  %9 = load <4 x i16>, ptr addrspace(5) %4, align 8, !tbaa !24
  %10 = icmp slt <4 x i16> %7, zeroinitializer
  %11 = sext <4 x i1> %10 to <4 x i16>
  %12 = xor <4 x i16> %11, <i16 -1, i16 -1, i16 -1, i16 -1>
  %13 = and <4 x i16> %9, %12
  %14 = and <4 x i16> %8, %11
  %15 = or <4 x i16> %13, %14
  ret <4 x i16> %15
}
define internal <4 x i16> @_ZL8abs_diffDv4_sS_(<4 x i16> noundef %0, <4 x i16> noundef %1) #3 {
  %3 = alloca <4 x i16>, align 8, addrspace(5)
  %4 = alloca <4 x i16>, align 8, addrspace(5)
  %5 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %3, align 8, !tbaa !24
  store <4 x i16> %1, ptr addrspace(5) %4, align 8, !tbaa !24
  %6 = load <4 x i16>, ptr addrspace(5) %3, align 8
  %7 = shufflevector <4 x i16> %6, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %8 = load <4 x i16>, ptr addrspace(5) %4, align 8
  %9 = shufflevector <4 x i16> %8, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %10 = call <2 x i16> @_ZL8abs_diffDv2_sS_(<2 x i16> noundef %7, <2 x i16> noundef %9) #8
  %11 = shufflevector <2 x i16> %10, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %12 = shufflevector <4 x i16> %11, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = load <4 x i16>, ptr addrspace(5) %3, align 8
  %14 = shufflevector <4 x i16> %13, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %15 = load <4 x i16>, ptr addrspace(5) %4, align 8
  %16 = shufflevector <4 x i16> %15, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %17 = call <2 x i16> @_ZL8abs_diffDv2_sS_(<2 x i16> noundef %14, <2 x i16> noundef %16) #8
  %18 = shufflevector <2 x i16> %17, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %19 = shufflevector <4 x i16> %12, <4 x i16> %18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i16> %19, ptr addrspace(5) %5, align 8, !tbaa !24
  %20 = load <4 x i16>, ptr addrspace(5) %5, align 8, !tbaa !24
  ret <4 x i16> %20
}
define internal i32 @_ZL3anyDv4_s(<4 x i16> noundef %0) #3 {
  %2 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %4 = shufflevector <4 x i16> %3, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %6 = shufflevector <4 x i16> %5, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %7 = or <2 x i16> %4, %6
  %8 = call i32 @_ZL3anyDv2_s(<2 x i16> noundef %7) #8
  ret i32 %8
}
define internal i32 @_ZL3allDv4_s(<4 x i16> noundef %0) #3 {
  %2 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %4 = shufflevector <4 x i16> %3, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %6 = shufflevector <4 x i16> %5, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %7 = and <2 x i16> %4, %6
  %8 = call i32 @_ZL3allDv2_s(<2 x i16> noundef %7) #8
  ret i32 %8
}
define internal <4 x i16> @_ZL3clzDv4_s(<4 x i16> noundef %0) #3 {
  %2 = alloca <4 x i16>, align 8, addrspace(5)
  %3 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %5 = shufflevector <4 x i16> %4, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %6 = call <2 x i16> @_ZL3clzDv2_s(<2 x i16> noundef %5) #8
  %7 = shufflevector <2 x i16> %6, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %8 = shufflevector <4 x i16> %7, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %9 = load <4 x i16>, ptr addrspace(5) %2, align 8
  %10 = shufflevector <4 x i16> %9, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %11 = call <2 x i16> @_ZL3clzDv2_s(<2 x i16> noundef %10) #8
  %12 = shufflevector <2 x i16> %11, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = shufflevector <4 x i16> %8, <4 x i16> %12, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i16> %13, ptr addrspace(5) %3, align 8, !tbaa !24
  %14 = load <4 x i16>, ptr addrspace(5) %3, align 8, !tbaa !24
  ret <4 x i16> %14
}
define protected amdgpu_kernel void @conversions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca <2 x i16>, align 4, addrspace(5)
  %7 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %8 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !15
  store float %21, ptr addrspace(5) %5, align 4, !tbaa !15
  %22 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %23 = call zeroext i8 @_ZL17convert_uchar_satf(float noundef %22) #8
  %24 = zext i8 %23 to i32
  %25 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !13
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %36
  store i32 %24, ptr addrspace(1) %37, align 4, !tbaa !17
  %38 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %39 = call signext i8 @_ZL20convert_char_sat_rtef(float noundef %38) #8
  %40 = sext i8 %39 to i32
  %41 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %42 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %43 = getelementptr inbounds i8, ptr addrspace(4) %42, i64 12
  %44 = load i32, ptr addrspace(4) %43, align 4, !tbaa !17
  %45 = zext i32 %44 to i64
  %46 = call i32 @llvm.amdgcn.workgroup.id.x()
  %47 = zext i32 %46 to i64
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %49 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 4
  %50 = load i16, ptr addrspace(4) %49, align 2, !tbaa !13
  %51 = zext i16 %50 to i32
  %52 = sext i32 %51 to i64
  %53 = mul i64 %47, %52
  %54 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %55 = zext i32 %54 to i64
  %56 = add i64 %53, %55
  %57 = add i64 %45, %56
  %58 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %57
  store i32 %40, ptr addrspace(1) %58, align 4, !tbaa !17
  %59 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %60 = call i32 @_ZL15convert_int_rtef(float noundef %59) #8
  %61 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %63 = getelementptr inbounds i8, ptr addrspace(4) %62, i64 12
  %64 = load i32, ptr addrspace(4) %63, align 4, !tbaa !17
  %65 = zext i32 %64 to i64
  %66 = mul i64 2, %65
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = zext i32 %67 to i64
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %70 = getelementptr inbounds i8, ptr addrspace(4) %69, i64 4
  %71 = load i16, ptr addrspace(4) %70, align 2, !tbaa !13
  %72 = zext i16 %71 to i32
  %73 = sext i32 %72 to i64
  %74 = mul i64 %68, %73
  %75 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %76 = zext i32 %75 to i64
  %77 = add i64 %74, %76
  %78 = add i64 %66, %77
  %79 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %78
  store i32 %60, ptr addrspace(1) %79, align 4, !tbaa !17
  %80 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %81 = call i32 @_ZL11convert_intf(float noundef %80) #8
  %82 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %84 = getelementptr inbounds i8, ptr addrspace(4) %83, i64 12
  %85 = load i32, ptr addrspace(4) %84, align 4, !tbaa !17
  %86 = zext i32 %85 to i64
  %87 = mul i64 3, %86
  %88 = call i32 @llvm.amdgcn.workgroup.id.x()
  %89 = zext i32 %88 to i64
  %90 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %91 = getelementptr inbounds i8, ptr addrspace(4) %90, i64 4
  %92 = load i16, ptr addrspace(4) %91, align 2, !tbaa !13
  %93 = zext i16 %92 to i32
  %94 = sext i32 %93 to i64
  %95 = mul i64 %89, %94
  %96 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %97 = zext i32 %96 to i64
  %98 = add i64 %95, %97
  %99 = add i64 %87, %98
  %100 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 %99
  store i32 %81, ptr addrspace(1) %100, align 4, !tbaa !17
  %101 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %102 = fmul float %101, 1.000000e+06
  %103 = call i32 @_ZL15convert_int_satf(float noundef %102) #8
  %104 = call zeroext i16 @_ZL18convert_ushort_sati(i32 noundef %103) #8
  %105 = zext i16 %104 to i32
  %106 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 12
  %109 = load i32, ptr addrspace(4) %108, align 4, !tbaa !17
  %110 = zext i32 %109 to i64
  %111 = mul i64 4, %110
  %112 = call i32 @llvm.amdgcn.workgroup.id.x()
  %113 = zext i32 %112 to i64
  %114 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %115 = getelementptr inbounds i8, ptr addrspace(4) %114, i64 4
  %116 = load i16, ptr addrspace(4) %115, align 2, !tbaa !13
  %117 = zext i16 %116 to i32
  %118 = sext i32 %117 to i64
  %119 = mul i64 %113, %118
  %120 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %121 = zext i32 %120 to i64
  %122 = add i64 %119, %121
  %123 = add i64 %111, %122
  %124 = getelementptr inbounds i32, ptr addrspace(1) %106, i64 %123
  store i32 %105, ptr addrspace(1) %124, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #7
  %125 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %126 = fmul float %125, 1.000000e+02
  %127 = insertelement <2 x float> poison, float %126, i32 0
  %128 = load float, ptr addrspace(5) %5, align 4, !tbaa !15
  %129 = fneg float %128
  %130 = insertelement <2 x float> %127, float %129, i32 1
  store <2 x float> %130, ptr addrspace(5) %7, align 8, !tbaa !24
  %131 = load <2 x float>, ptr addrspace(5) %7, align 8, !tbaa !24
  %132 = call <2 x i16> @_ZL22convert_short2_sat_rteDv2_f(<2 x float> noundef %131) #8
  store <2 x i16> %132, ptr addrspace(5) %6, align 4, !tbaa !24
  %133 = load <2 x i16>, ptr addrspace(5) %6, align 4
  %134 = extractelement <2 x i16> %133, i64 0
  %135 = sext i16 %134 to i32
  %136 = load <2 x i16>, ptr addrspace(5) %6, align 4
  %137 = extractelement <2 x i16> %136, i64 1
  %138 = sext i16 %137 to i32
  %139 = mul nsw i32 65536, %138
  %140 = add nsw i32 %135, %139
  %141 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %142 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %143 = getelementptr inbounds i8, ptr addrspace(4) %142, i64 12
  %144 = load i32, ptr addrspace(4) %143, align 4, !tbaa !17
  %145 = zext i32 %144 to i64
  %146 = mul i64 5, %145
  %147 = call i32 @llvm.amdgcn.workgroup.id.x()
  %148 = zext i32 %147 to i64
  %149 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %150 = getelementptr inbounds i8, ptr addrspace(4) %149, i64 4
  %151 = load i16, ptr addrspace(4) %150, align 2, !tbaa !13
  %152 = zext i16 %151 to i32
  %153 = sext i32 %152 to i64
  %154 = mul i64 %148, %153
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = add i64 %154, %156
  %158 = add i64 %146, %157
  %159 = getelementptr inbounds i32, ptr addrspace(1) %141, i64 %158
  store i32 %140, ptr addrspace(1) %159, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret void
}
define internal zeroext i8 @_ZL17convert_uchar_satf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call double @_ZL14convert_doublef(float noundef %3) #8
  %5 = call double @_ZL5clampddd(double noundef %4, double noundef 0.000000e+00, double noundef 2.550000e+02) #8
  %6 = call zeroext i8 @_ZL13convert_uchard(double noundef %5) #8
  ret i8 %6
}
define internal signext i8 @_ZL20convert_char_sat_rtef(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @_ZL4rintf(float noundef %3) #8
  %5 = call signext i8 @_ZL16convert_char_satf(float noundef %4) #8
  ret i8 %5
}
define internal i32 @_ZL15convert_int_rtef(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @_ZL4rintf(float noundef %3) #8
  %5 = call i32 @_ZL11convert_intf(float noundef %4) #8
  ret i32 %5
}
define internal i32 @_ZL11convert_intf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fptosi float %3 to i32
  ret i32 %4
}
define internal zeroext i16 @_ZL18convert_ushort_sati(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = call double @_ZL14convert_doublei(i32 noundef %3) #8
  %5 = call double @_ZL5clampddd(double noundef %4, double noundef 0.000000e+00, double noundef 6.553500e+04) #8
  %6 = call zeroext i16 @_ZL14convert_ushortd(double noundef %5) #8
  ret i16 %6
}
define internal i32 @_ZL15convert_int_satf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call double @_ZL14convert_doublef(float noundef %3) #8
  %5 = call double @_ZL5clampddd(double noundef %4, double noundef 0xC1E0000000000000, double noundef 0x41DFFFFFFFC00000) #8
  %6 = call i32 @_ZL11convert_intd(double noundef %5) #8
  ret i32 %6
}
define internal <2 x i16> @_ZL22convert_short2_sat_rteDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = call <2 x float> @_ZL4rintDv2_f(<2 x float> noundef %3) #8
  %5 = call <2 x i16> @_ZL18convert_short2_satDv2_f(<2 x float> noundef %4) #8
  ret <2 x i16> %5
}
define protected amdgpu_kernel void @in_memory(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(4) noundef align 2 %3) #0 !kernel_arg_addr_space !45 !kernel_arg_access_qual !33 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 !kernel_arg_name !48 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca <3 x i8>, align 4, addrspace(5)
  %10 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(4) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !13
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %23 = addrspacecast ptr addrspace(1) %22 to ptr
  %24 = call <3 x i8> @_ZL6vload3mPU3AS0Kh(i64 noundef %21, ptr noundef %23) #8
  %25 = shufflevector <3 x i8> %24, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i8> %25, ptr addrspace(5) %9, align 4, !tbaa !24
  %26 = load <3 x i8>, ptr addrspace(5) %9, align 4
  %27 = shufflevector <3 x i8> %26, <3 x i8> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %28 = call <3 x float> @_ZL14convert_float3Dv3_h(<3 x i8> noundef %27) #8
  %29 = fdiv <3 x float> %28, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, !fpmath !20
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 4
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !13
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %42 = addrspacecast ptr addrspace(1) %41 to ptr
  call void @_ZL7vstore3Dv3_fmPU3AS0f(<3 x float> noundef %29, i64 noundef %40, ptr noundef %42) #8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #7
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = zext i32 %43 to i64
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %46 = getelementptr inbounds i8, ptr addrspace(4) %45, i64 4
  %47 = load i16, ptr addrspace(4) %46, align 2, !tbaa !13
  %48 = zext i16 %47 to i32
  %49 = sext i32 %48 to i64
  %50 = mul i64 %44, %49
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %55 = getelementptr inbounds i8, ptr addrspace(1) %54, i64 1
  %56 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 12
  %58 = load i32, ptr addrspace(4) %57, align 4, !tbaa !17
  %59 = zext i32 %58 to i64
  %60 = mul i64 3, %59
  %61 = getelementptr inbounds i8, ptr addrspace(1) %55, i64 %60
  %62 = addrspacecast ptr addrspace(1) %61 to ptr
  %63 = call <4 x i8> @_ZL6vload4mPU3AS0Kh(i64 noundef %53, ptr noundef %62) #8
  %64 = call <4 x i32> @_ZL12convert_int4Dv4_h(<4 x i8> noundef %63) #8
  store <4 x i32> %64, ptr addrspace(5) %10, align 16, !tbaa !24
  %65 = load <4 x i32>, ptr addrspace(5) %10, align 16, !tbaa !24
  %66 = icmp eq <4 x i32> %65, <i32 7, i32 7, i32 7, i32 7>
  %67 = sext <4 x i1> %66 to <4 x i32>
  %68 = call i32 @llvm.amdgcn.workgroup.id.x()
  %69 = zext i32 %68 to i64
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %71 = getelementptr inbounds i8, ptr addrspace(4) %70, i64 4
  %72 = load i16, ptr addrspace(4) %71, align 2, !tbaa !13
  %73 = zext i16 %72 to i32
  %74 = sext i32 %73 to i64
  %75 = mul i64 %69, %74
  %76 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %77 = zext i32 %76 to i64
  %78 = add i64 %75, %77
  %79 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !9
  %80 = call <4 x i16> @_ZL6vload4mPU3AS4s(i64 noundef %78, ptr addrspace(4) noundef %79) #8
  %81 = call <4 x float> @_ZL14convert_float4Dv4_s(<4 x i16> noundef %80) #8
  %82 = icmp slt <4 x i32> %67, zeroinitializer
  %83 = sext <4 x i1> %82 to <4 x i32>
  %84 = xor <4 x i32> %83, <i32 -1, i32 -1, i32 -1, i32 -1>
  %85 = bitcast <4 x float> %81 to <4 x i32>
  %86 = and <4 x i32> %85, %84
  %87 = and <4 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, %83
  %88 = or <4 x i32> %86, %87
  %89 = bitcast <4 x i32> %88 to <4 x float>
  %90 = call i32 @llvm.amdgcn.workgroup.id.x()
  %91 = zext i32 %90 to i64
  %92 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %93 = getelementptr inbounds i8, ptr addrspace(4) %92, i64 4
  %94 = load i16, ptr addrspace(4) %93, align 2, !tbaa !13
  %95 = zext i16 %94 to i32
  %96 = sext i32 %95 to i64
  %97 = mul i64 %91, %96
  %98 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %99 = zext i32 %98 to i64
  %100 = add i64 %97, %99
  %101 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %102 = addrspacecast ptr addrspace(1) %101 to ptr
  call void @_ZL12vstore_half4Dv4_fmPU3AS0Dh(<4 x float> noundef %89, i64 noundef %100, ptr noundef %102) #8
  %103 = call i32 @llvm.amdgcn.workgroup.id.x()
  %104 = zext i32 %103 to i64
  %105 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %106 = getelementptr inbounds i8, ptr addrspace(4) %105, i64 4
  %107 = load i16, ptr addrspace(4) %106, align 2, !tbaa !13
  %108 = zext i16 %107 to i32
  %109 = sext i32 %108 to i64
  %110 = mul i64 %104, %109
  %111 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %112 = zext i32 %111 to i64
  %113 = add i64 %110, %112
  %114 = mul i64 4, %113
  %115 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %116 = getelementptr inbounds half, ptr addrspace(1) %115, i64 1
  %117 = addrspacecast ptr addrspace(1) %116 to ptr
  %118 = call float @_ZL10vload_halfmPU3AS0KDh(i64 noundef %114, ptr noundef %117) #8
  %119 = call half @_ZL3expDh(half noundef 0xH0000) #8
  %120 = fpext half %119 to float
  %121 = fadd float %118, %120
  %122 = fptrunc float %121 to half
  %123 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %124 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %125 = getelementptr inbounds i8, ptr addrspace(4) %124, i64 12
  %126 = load i32, ptr addrspace(4) %125, align 4, !tbaa !17
  %127 = zext i32 %126 to i64
  %128 = mul i64 4, %127
  %129 = call i32 @llvm.amdgcn.workgroup.id.x()
  %130 = zext i32 %129 to i64
  %131 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %132 = getelementptr inbounds i8, ptr addrspace(4) %131, i64 4
  %133 = load i16, ptr addrspace(4) %132, align 2, !tbaa !13
  %134 = zext i16 %133 to i32
  %135 = sext i32 %134 to i64
  %136 = mul i64 %130, %135
  %137 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %138 = zext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = add i64 %128, %139
  %141 = getelementptr inbounds half, ptr addrspace(1) %123, i64 %140
  store half %122, ptr addrspace(1) %141, align 2, !tbaa !49
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  ret void
}
define internal <3 x i8> @_ZL6vload3mPU3AS0Kh(i64 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca <3 x i8>, align 4, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %7 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %8 = mul i64 3, %7
  %9 = getelementptr inbounds i8, ptr %6, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !24
  %11 = insertelement <3 x i8> poison, i8 %10, i32 0
  %12 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %13 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %14 = mul i64 3, %13
  %15 = add i64 %14, 1
  %16 = getelementptr inbounds i8, ptr %12, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !24
  %18 = insertelement <3 x i8> %11, i8 %17, i32 1
  %19 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %20 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %21 = mul i64 3, %20
  %22 = add i64 %21, 2
  %23 = getelementptr inbounds i8, ptr %19, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !24
  %25 = insertelement <3 x i8> %18, i8 %24, i32 2
  %26 = shufflevector <3 x i8> %25, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i8> %26, ptr addrspace(5) %5, align 4, !tbaa !24
  %27 = load <4 x i8>, ptr addrspace(5) %5, align 4
  %28 = shufflevector <4 x i8> %27, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x i8> %28
}
define internal void @_ZL7vstore3Dv3_fmPU3AS0f(<3 x float> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <3 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %7, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !42
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %8 = load <3 x float>, ptr addrspace(5) %4, align 16
  %9 = extractelement <3 x float> %8, i64 0
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %11 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %12 = mul i64 3, %11
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  store float %9, ptr %13, align 4, !tbaa !15
  %14 = load <3 x float>, ptr addrspace(5) %4, align 16
  %15 = extractelement <3 x float> %14, i64 1
  %16 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %17 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %18 = mul i64 3, %17
  %19 = add i64 %18, 1
  %20 = getelementptr inbounds float, ptr %16, i64 %19
  store float %15, ptr %20, align 4, !tbaa !15
  %21 = load <3 x float>, ptr addrspace(5) %4, align 16
  %22 = extractelement <3 x float> %21, i64 2
  %23 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %24 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %25 = mul i64 3, %24
  %26 = add i64 %25, 2
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  store float %22, ptr %27, align 4, !tbaa !15
  ret void
}
define internal <3 x float> @_ZL14convert_float3Dv3_h(<3 x i8> noundef %0) #3 {
  %2 = alloca <3 x i8>, align 4, addrspace(5)
  %3 = shufflevector <3 x i8> %0, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i8> %3, ptr addrspace(5) %2, align 4, !tbaa !24
  %4 = load <4 x i8>, ptr addrspace(5) %2, align 4
  %5 = shufflevector <4 x i8> %4, <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %6 = uitofp <3 x i8> %5 to <3 x float>
  ret <3 x float> %6
}
define internal <4 x i32> @_ZL12convert_int4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = alloca <4 x i8>, align 4, addrspace(5)
  store <4 x i8> %0, ptr addrspace(5) %2, align 4, !tbaa !24
  %3 = load <4 x i8>, ptr addrspace(5) %2, align 4, !tbaa !24
  %4 = zext <4 x i8> %3 to <4 x i32>
  ret <4 x i32> %4
}
define internal <4 x i8> @_ZL6vload4mPU3AS0Kh(i64 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %7 = mul i64 4, %6
  %8 = getelementptr inbounds i8, ptr %5, i64 %7
  %9 = load <4 x i8>, ptr %8, align 1, !tbaa !24
  ret <4 x i8> %9
}
define internal void @_ZL12vstore_half4Dv4_fmPU3AS0Dh(<4 x float> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !42
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = call <4 x half> @_ZL13convert_half4Dv4_f(<4 x float> noundef %7) #8
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %8, i64 noundef %9, ptr noundef %10) #8
  ret void
}
define internal <4 x float> @_ZL14convert_float4Dv4_s(<4 x i16> noundef %0) #3 {
  %2 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <4 x i16>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = sitofp <4 x i16> %3 to <4 x float>
  ret <4 x float> %4
}
define internal <4 x i16> @_ZL6vload4mPU3AS4s(i64 noundef %0, ptr addrspace(4) noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store ptr addrspace(4) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr addrspace(4), ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %7 = mul i64 4, %6
  %8 = getelementptr inbounds i16, ptr addrspace(4) %5, i64 %7
  %9 = load <4 x i16>, ptr addrspace(4) %8, align 2, !tbaa !24
  ret <4 x i16> %9
}
define internal float @_ZL10vload_halfmPU3AS0KDh(i64 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %7 = getelementptr inbounds half, ptr %5, i64 %6
  %8 = load half, ptr %7, align 2, !tbaa !49
  %9 = fpext half %8 to float
  ret float %9
}
define internal half @_ZL3expDh(half noundef %0) #3 {
  %2 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %2, align 2, !tbaa !49
  %3 = load half, ptr addrspace(5) %2, align 2, !tbaa !49
  %4 = fpext half %3 to float
  %5 = call float @_ZL3expf(float noundef %4) #8
  %6 = fptrunc float %5 to half
  ret half %6
}
define protected amdgpu_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2) #0 !kernel_arg_addr_space !51 !kernel_arg_access_qual !26 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 !kernel_arg_name !54 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(3), align 4, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca ptr addrspace(5), align 8, addrspace(5)
  %9 = alloca ptr addrspace(3), align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca ptr addrspace(5), align 8, addrspace(5)
  %13 = alloca ptr addrspace(3), align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca ptr addrspace(5), align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(3), align 4, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca ptr addrspace(5), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(3) %2, ptr addrspace(5) %6, align 4, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = mul i64 %23, 192
  store i64 %24, ptr addrspace(5) %7, align 8, !tbaa !42
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  %25 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %26 = getelementptr inbounds i32, ptr addrspace(3) %25, i64 0
  store ptr addrspace(3) %26, ptr addrspace(5) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %27 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %28 = load i64, ptr addrspace(5) %7, align 8, !tbaa !42
  %29 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %28
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 0
  store ptr addrspace(1) %30, ptr addrspace(5) %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %32 = zext i32 %31 to i64
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 6
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !13
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = mul i64 %32, %37
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %43 = getelementptr inbounds i8, ptr addrspace(4) %42, i64 4
  %44 = load i16, ptr addrspace(4) %43, align 2, !tbaa !13
  %45 = zext i16 %44 to i32
  %46 = sext i32 %45 to i64
  %47 = mul i64 %41, %46
  %48 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %49 = zext i32 %48 to i64
  %50 = add i64 %47, %49
  store i64 %50, ptr addrspace(5) %11, align 8, !tbaa !42
  br label %51
51:
  %52 = load i64, ptr addrspace(5) %11, align 8, !tbaa !42
  %53 = icmp ult i64 %52, 192
  br i1 %53, label %55, label %54
54:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  br label %85
55:
  %56 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  %57 = load i64, ptr addrspace(5) %11, align 8, !tbaa !42
  %58 = mul i64 %57, 1
  %59 = getelementptr inbounds i32, ptr addrspace(1) %56, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !17
  %61 = load ptr addrspace(3), ptr addrspace(5) %9, align 4, !tbaa !9
  %62 = load i64, ptr addrspace(5) %11, align 8, !tbaa !42
  %63 = mul i64 %62, 1
  %64 = getelementptr inbounds i32, ptr addrspace(3) %61, i64 %63
  store i32 %60, ptr addrspace(3) %64, align 4, !tbaa !17
  br label %65
65:
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !13
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %72 = getelementptr inbounds i8, ptr addrspace(4) %71, i64 6
  %73 = load i16, ptr addrspace(4) %72, align 2, !tbaa !13
  %74 = zext i16 %73 to i32
  %75 = sext i32 %74 to i64
  %76 = mul i64 %70, %75
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %78 = getelementptr inbounds i8, ptr addrspace(4) %77, i64 8
  %79 = load i16, ptr addrspace(4) %78, align 2, !tbaa !13
  %80 = zext i16 %79 to i32
  %81 = sext i32 %80 to i64
  %82 = mul i64 %76, %81
  %83 = load i64, ptr addrspace(5) %11, align 8, !tbaa !42
  %84 = add i64 %83, %82
  store i64 %84, ptr addrspace(5) %11, align 8, !tbaa !42
  br label %51, !llvm.loop !55
85:
  %86 = call ptr addrspace(5) @_ZL8db_event9ocl_event(ptr addrspace(5) null) #8
  store ptr addrspace(5) %86, ptr addrspace(5) %12, align 8, !tbaa !56
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  %87 = load ptr addrspace(5), ptr addrspace(5) %12, align 8, !tbaa !56
  store ptr addrspace(5) %87, ptr addrspace(5) %8, align 8, !tbaa !56
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #7
  store ptr addrspace(3) @copies.every_third, ptr addrspace(5) %13, align 4, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #7
  %88 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %89 = load i64, ptr addrspace(5) %7, align 8, !tbaa !42
  %90 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %89
  %91 = getelementptr inbounds i32, ptr addrspace(1) %90, i64 0
  store ptr addrspace(1) %91, ptr addrspace(5) %14, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #7
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %93 = zext i32 %92 to i64
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %95 = getelementptr inbounds i8, ptr addrspace(4) %94, i64 6
  %96 = load i16, ptr addrspace(4) %95, align 2, !tbaa !13
  %97 = zext i16 %96 to i32
  %98 = sext i32 %97 to i64
  %99 = mul i64 %93, %98
  %100 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %101 = zext i32 %100 to i64
  %102 = add i64 %99, %101
  %103 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %104 = getelementptr inbounds i8, ptr addrspace(4) %103, i64 4
  %105 = load i16, ptr addrspace(4) %104, align 2, !tbaa !13
  %106 = zext i16 %105 to i32
  %107 = sext i32 %106 to i64
  %108 = mul i64 %102, %107
  %109 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %110 = zext i32 %109 to i64
  %111 = add i64 %108, %110
  store i64 %111, ptr addrspace(5) %15, align 8, !tbaa !42
  br label %112
112:
  %113 = load i64, ptr addrspace(5) %15, align 8, !tbaa !42
  %114 = icmp ult i64 %113, 64
  br i1 %114, label %116, label %115
115:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #7
  br label %154
116:
  %117 = load ptr addrspace(1), ptr addrspace(5) %14, align 8, !tbaa !9
  %118 = load i64, ptr addrspace(5) %15, align 8, !tbaa !42
  %119 = call i1 @llvm.amdgcn.is.shared(ptr addrspacecast (ptr addrspace(3) @copies.every_third to ptr))
  %120 = zext i1 %119 to i64
  %121 = select i1 %119, i32 3, i32 1
  %122 = sext i32 %121 to i64
  %123 = mul i64 %118, %122
  %124 = getelementptr inbounds i32, ptr addrspace(1) %117, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4, !tbaa !17
  %126 = load ptr addrspace(3), ptr addrspace(5) %13, align 4, !tbaa !9
  %127 = load i64, ptr addrspace(5) %15, align 8, !tbaa !42
  %128 = call i1 @llvm.amdgcn.is.shared(ptr addrspacecast (ptr addrspace(3) @copies.every_third to ptr))
  %129 = zext i1 %128 to i64
  %130 = select i1 %128, i32 1, i32 3
  %131 = sext i32 %130 to i64
  %132 = mul i64 %127, %131
  %133 = getelementptr inbounds i32, ptr addrspace(3) %126, i64 %132
  store i32 %125, ptr addrspace(3) %133, align 4, !tbaa !17
  br label %134
134:
  %135 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %136 = getelementptr inbounds i8, ptr addrspace(4) %135, i64 4
  %137 = load i16, ptr addrspace(4) %136, align 2, !tbaa !13
  %138 = zext i16 %137 to i32
  %139 = sext i32 %138 to i64
  %140 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %141 = getelementptr inbounds i8, ptr addrspace(4) %140, i64 6
  %142 = load i16, ptr addrspace(4) %141, align 2, !tbaa !13
  %143 = zext i16 %142 to i32
  %144 = sext i32 %143 to i64
  %145 = mul i64 %139, %144
  %146 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %147 = getelementptr inbounds i8, ptr addrspace(4) %146, i64 8
  %148 = load i16, ptr addrspace(4) %147, align 2, !tbaa !13
  %149 = zext i16 %148 to i32
  %150 = sext i32 %149 to i64
  %151 = mul i64 %145, %150
  %152 = load i64, ptr addrspace(5) %15, align 8, !tbaa !42
  %153 = add i64 %152, %151
  store i64 %153, ptr addrspace(5) %15, align 8, !tbaa !42
  br label %112, !llvm.loop !58
154:
  %155 = load ptr addrspace(5), ptr addrspace(5) %8, align 8, !tbaa !56
  %156 = call ptr addrspace(5) @_ZL8db_event9ocl_event(ptr addrspace(5) %155) #8
  store ptr addrspace(5) %156, ptr addrspace(5) %16, align 8, !tbaa !56
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #7
  %157 = load ptr addrspace(5), ptr addrspace(5) %16, align 8, !tbaa !56
  store ptr addrspace(5) %157, ptr addrspace(5) %8, align 8, !tbaa !56
  br label %158
158:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %159
159:
  br label %160
160:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #7
  %161 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %162 = zext i32 %161 to i64
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 6
  %165 = load i16, ptr addrspace(4) %164, align 2, !tbaa !13
  %166 = zext i16 %165 to i32
  %167 = sext i32 %166 to i64
  %168 = mul i64 %162, %167
  %169 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %170 = zext i32 %169 to i64
  %171 = add i64 %168, %170
  %172 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %173 = getelementptr inbounds i8, ptr addrspace(4) %172, i64 4
  %174 = load i16, ptr addrspace(4) %173, align 2, !tbaa !13
  %175 = zext i16 %174 to i32
  %176 = sext i32 %175 to i64
  %177 = mul i64 %171, %176
  %178 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %179 = zext i32 %178 to i64
  %180 = add i64 %177, %179
  store i64 %180, ptr addrspace(5) %17, align 8, !tbaa !42
  br label %181
181:
  %182 = load i64, ptr addrspace(5) %17, align 8, !tbaa !42
  %183 = icmp ult i64 %182, 192
  br i1 %183, label %185, label %184
184:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #7
  br label %202
185:
  %186 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %187 = load i64, ptr addrspace(5) %17, align 8, !tbaa !42
  %188 = getelementptr inbounds i32, ptr addrspace(3) %186, i64 %187
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !17
  %190 = mul nsw i32 %189, 5
  %191 = load i64, ptr addrspace(5) %17, align 8, !tbaa !42
  %192 = udiv i64 %191, 3
  %193 = getelementptr inbounds [64 x i32], ptr addrspace(3) @copies.every_third, i64 0, i64 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !17
  %195 = add nsw i32 %190, %194
  %196 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %197 = load i64, ptr addrspace(5) %17, align 8, !tbaa !42
  %198 = getelementptr inbounds i32, ptr addrspace(3) %196, i64 %197
  store i32 %195, ptr addrspace(3) %198, align 4, !tbaa !17
  br label %199
199:
  %200 = load i64, ptr addrspace(5) %17, align 8, !tbaa !42
  %201 = add i64 %200, 48
  store i64 %201, ptr addrspace(5) %17, align 8, !tbaa !42
  br label %181, !llvm.loop !59
202:
  br label %203
203:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %204
204:
  br label %205
205:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %18) #7
  %206 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %207 = load i64, ptr addrspace(5) %7, align 8, !tbaa !42
  %208 = getelementptr inbounds i32, ptr addrspace(1) %206, i64 %207
  %209 = getelementptr inbounds i32, ptr addrspace(1) %208, i64 0
  store ptr addrspace(1) %209, ptr addrspace(5) %18, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #7
  %210 = load ptr addrspace(3), ptr addrspace(5) %6, align 4, !tbaa !9
  %211 = getelementptr inbounds i32, ptr addrspace(3) %210, i64 0
  store ptr addrspace(3) %211, ptr addrspace(5) %19, align 4, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %20) #7
  %212 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %213 = zext i32 %212 to i64
  %214 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %215 = getelementptr inbounds i8, ptr addrspace(4) %214, i64 6
  %216 = load i16, ptr addrspace(4) %215, align 2, !tbaa !13
  %217 = zext i16 %216 to i32
  %218 = sext i32 %217 to i64
  %219 = mul i64 %213, %218
  %220 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %221 = zext i32 %220 to i64
  %222 = add i64 %219, %221
  %223 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %224 = getelementptr inbounds i8, ptr addrspace(4) %223, i64 4
  %225 = load i16, ptr addrspace(4) %224, align 2, !tbaa !13
  %226 = zext i16 %225 to i32
  %227 = sext i32 %226 to i64
  %228 = mul i64 %222, %227
  %229 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %230 = zext i32 %229 to i64
  %231 = add i64 %228, %230
  store i64 %231, ptr addrspace(5) %20, align 8, !tbaa !42
  br label %232
232:
  %233 = load i64, ptr addrspace(5) %20, align 8, !tbaa !42
  %234 = icmp ult i64 %233, 192
  br i1 %234, label %236, label %235
235:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %20) #7
  br label %266
236:
  %237 = load ptr addrspace(3), ptr addrspace(5) %19, align 4, !tbaa !9
  %238 = load i64, ptr addrspace(5) %20, align 8, !tbaa !42
  %239 = mul i64 %238, 1
  %240 = getelementptr inbounds i32, ptr addrspace(3) %237, i64 %239
  %241 = load i32, ptr addrspace(3) %240, align 4, !tbaa !17
  %242 = load ptr addrspace(1), ptr addrspace(5) %18, align 8, !tbaa !9
  %243 = load i64, ptr addrspace(5) %20, align 8, !tbaa !42
  %244 = mul i64 %243, 1
  %245 = getelementptr inbounds i32, ptr addrspace(1) %242, i64 %244
  store i32 %241, ptr addrspace(1) %245, align 4, !tbaa !17
  br label %246
246:
  %247 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %248 = getelementptr inbounds i8, ptr addrspace(4) %247, i64 4
  %249 = load i16, ptr addrspace(4) %248, align 2, !tbaa !13
  %250 = zext i16 %249 to i32
  %251 = sext i32 %250 to i64
  %252 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %253 = getelementptr inbounds i8, ptr addrspace(4) %252, i64 6
  %254 = load i16, ptr addrspace(4) %253, align 2, !tbaa !13
  %255 = zext i16 %254 to i32
  %256 = sext i32 %255 to i64
  %257 = mul i64 %251, %256
  %258 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %259 = getelementptr inbounds i8, ptr addrspace(4) %258, i64 8
  %260 = load i16, ptr addrspace(4) %259, align 2, !tbaa !13
  %261 = zext i16 %260 to i32
  %262 = sext i32 %261 to i64
  %263 = mul i64 %257, %262
  %264 = load i64, ptr addrspace(5) %20, align 8, !tbaa !42
  %265 = add i64 %264, %263
  store i64 %265, ptr addrspace(5) %20, align 8, !tbaa !42
  br label %232, !llvm.loop !60
266:
  %267 = call ptr addrspace(5) @_ZL8db_event9ocl_event(ptr addrspace(5) null) #8
  store ptr addrspace(5) %267, ptr addrspace(5) %21, align 8, !tbaa !56
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %18) #7
  %268 = load ptr addrspace(5), ptr addrspace(5) %21, align 8, !tbaa !56
  store ptr addrspace(5) %268, ptr addrspace(5) %8, align 8, !tbaa !56
  br label %269
269:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %270
270:
  br label %271
271:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret void
}
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
define internal ptr addrspace(5) @_ZL8db_event9ocl_event(ptr addrspace(5) %0) #3 {
  %2 = alloca ptr addrspace(5), align 8, addrspace(5)
  store ptr addrspace(5) %0, ptr addrspace(5) %2, align 8, !tbaa !56
  %3 = load ptr addrspace(5), ptr addrspace(5) %2, align 8, !tbaa !56
  ret ptr addrspace(5) %3
}
declare i1 @llvm.amdgcn.is.shared(ptr nocapture) #2
declare void @llvm.amdgcn.s.barrier() #4
define protected amdgpu_kernel void @sub_groups(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !61 !kernel_arg_base_type !61 !kernel_arg_type_qual !53 !kernel_arg_name !62 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #7
  %8 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !17
  store i32 %21, ptr addrspace(5) %7, align 4, !tbaa !17
  %22 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %23 = call i32 @_ZL28sub_group_scan_inclusive_addi(i32 noundef %22) #8
  %24 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %28 = getelementptr inbounds i8, ptr addrspace(4) %27, i64 4
  %29 = load i16, ptr addrspace(4) %28, align 2, !tbaa !13
  %30 = zext i16 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = mul i64 %26, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %35
  store i32 %23, ptr addrspace(1) %36, align 4, !tbaa !17
  %37 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %38 = call i32 @_ZL28sub_group_scan_exclusive_maxi(i32 noundef %37) #8
  %39 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 12
  %42 = load i32, ptr addrspace(4) %41, align 4, !tbaa !17
  %43 = zext i32 %42 to i64
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !13
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = add i64 %43, %54
  %56 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %55
  store i32 %38, ptr addrspace(1) %56, align 4, !tbaa !17
  %57 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %58 = call i32 @_ZL19sub_group_broadcastij(i32 noundef %57, i32 noundef 3) #8
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %60 = zext i32 %59 to i64
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %62 = getelementptr inbounds i8, ptr addrspace(4) %61, i64 6
  %63 = load i16, ptr addrspace(4) %62, align 2, !tbaa !13
  %64 = zext i16 %63 to i32
  %65 = sext i32 %64 to i64
  %66 = mul i64 %60, %65
  %67 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %68 = zext i32 %67 to i64
  %69 = add i64 %66, %68
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %71 = getelementptr inbounds i8, ptr addrspace(4) %70, i64 4
  %72 = load i16, ptr addrspace(4) %71, align 2, !tbaa !13
  %73 = zext i16 %72 to i32
  %74 = sext i32 %73 to i64
  %75 = mul i64 %69, %74
  %76 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %77 = zext i32 %76 to i64
  %78 = add i64 %75, %77
  %79 = trunc i64 %78 to i32
  %80 = call i32 @llvm.amdgcn.wavefrontsize()
  %81 = udiv i32 %79, %80
  %82 = add i32 %58, %81
  %83 = call i32 @llvm.amdgcn.wavefrontsize()
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %85 = getelementptr inbounds i8, ptr addrspace(4) %84, i64 4
  %86 = load i16, ptr addrspace(4) %85, align 2, !tbaa !13
  %87 = zext i16 %86 to i32
  %88 = sext i32 %87 to i64
  %89 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %90 = getelementptr inbounds i8, ptr addrspace(4) %89, i64 6
  %91 = load i16, ptr addrspace(4) %90, align 2, !tbaa !13
  %92 = zext i16 %91 to i32
  %93 = sext i32 %92 to i64
  %94 = mul i64 %88, %93
  %95 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %96 = getelementptr inbounds i8, ptr addrspace(4) %95, i64 8
  %97 = load i16, ptr addrspace(4) %96, align 2, !tbaa !13
  %98 = zext i16 %97 to i32
  %99 = sext i32 %98 to i64
  %100 = mul i64 %94, %99
  %101 = trunc i64 %100 to i32
  %102 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %103 = zext i32 %102 to i64
  %104 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %105 = getelementptr inbounds i8, ptr addrspace(4) %104, i64 6
  %106 = load i16, ptr addrspace(4) %105, align 2, !tbaa !13
  %107 = zext i16 %106 to i32
  %108 = sext i32 %107 to i64
  %109 = mul i64 %103, %108
  %110 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %111 = zext i32 %110 to i64
  %112 = add i64 %109, %111
  %113 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %114 = getelementptr inbounds i8, ptr addrspace(4) %113, i64 4
  %115 = load i16, ptr addrspace(4) %114, align 2, !tbaa !13
  %116 = zext i16 %115 to i32
  %117 = sext i32 %116 to i64
  %118 = mul i64 %112, %117
  %119 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %120 = zext i32 %119 to i64
  %121 = add i64 %118, %120
  %122 = trunc i64 %121 to i32
  %123 = call i32 @llvm.amdgcn.wavefrontsize()
  %124 = udiv i32 %122, %123
  %125 = call i32 @llvm.amdgcn.wavefrontsize()
  %126 = mul i32 %124, %125
  %127 = sub i32 %101, %126
  %128 = call i32 @_ZL3minjj(i32 noundef %83, i32 noundef %127) #8
  %129 = mul i32 100, %128
  %130 = add i32 %82, %129
  %131 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %132 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %133 = getelementptr inbounds i8, ptr addrspace(4) %132, i64 12
  %134 = load i32, ptr addrspace(4) %133, align 4, !tbaa !17
  %135 = zext i32 %134 to i64
  %136 = mul i64 2, %135
  %137 = call i32 @llvm.amdgcn.workgroup.id.x()
  %138 = zext i32 %137 to i64
  %139 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %140 = getelementptr inbounds i8, ptr addrspace(4) %139, i64 4
  %141 = load i16, ptr addrspace(4) %140, align 2, !tbaa !13
  %142 = zext i16 %141 to i32
  %143 = sext i32 %142 to i64
  %144 = mul i64 %138, %143
  %145 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %146 = zext i32 %145 to i64
  %147 = add i64 %144, %146
  %148 = add i64 %136, %147
  %149 = getelementptr inbounds i32, ptr addrspace(1) %131, i64 %148
  store i32 %130, ptr addrspace(1) %149, align 4, !tbaa !17
  %150 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %151 = icmp sgt i32 %150, 990
  %152 = zext i1 %151 to i32
  %153 = icmp ne i32 %152, 0
  %154 = call i64 @llvm.amdgcn.ballot.i64(i1 %153)
  %155 = icmp ne i64 %154, 0
  %156 = zext i1 %155 to i32
  %157 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %158 = icmp sgt i32 %157, -1000
  %159 = zext i1 %158 to i32
  %160 = icmp eq i32 %159, 0
  %161 = call i64 @llvm.amdgcn.ballot.i64(i1 %160)
  %162 = icmp eq i64 %161, 0
  %163 = zext i1 %162 to i32
  %164 = mul nsw i32 2, %163
  %165 = add nsw i32 %156, %164
  %166 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %167 = getelementptr inbounds i8, ptr addrspace(4) %166, i64 4
  %168 = load i16, ptr addrspace(4) %167, align 2, !tbaa !13
  %169 = zext i16 %168 to i32
  %170 = sext i32 %169 to i64
  %171 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %172 = getelementptr inbounds i8, ptr addrspace(4) %171, i64 6
  %173 = load i16, ptr addrspace(4) %172, align 2, !tbaa !13
  %174 = zext i16 %173 to i32
  %175 = sext i32 %174 to i64
  %176 = mul i64 %170, %175
  %177 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %178 = getelementptr inbounds i8, ptr addrspace(4) %177, i64 8
  %179 = load i16, ptr addrspace(4) %178, align 2, !tbaa !13
  %180 = zext i16 %179 to i32
  %181 = sext i32 %180 to i64
  %182 = mul i64 %176, %181
  %183 = trunc i64 %182 to i32
  %184 = call i32 @llvm.amdgcn.wavefrontsize()
  %185 = add i32 %183, %184
  %186 = sub i32 %185, 1
  %187 = call i32 @llvm.amdgcn.wavefrontsize()
  %188 = udiv i32 %186, %187
  %189 = mul i32 4, %188
  %190 = add i32 %165, %189
  %191 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %192 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %193 = getelementptr inbounds i8, ptr addrspace(4) %192, i64 12
  %194 = load i32, ptr addrspace(4) %193, align 4, !tbaa !17
  %195 = zext i32 %194 to i64
  %196 = mul i64 3, %195
  %197 = call i32 @llvm.amdgcn.workgroup.id.x()
  %198 = zext i32 %197 to i64
  %199 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %200 = getelementptr inbounds i8, ptr addrspace(4) %199, i64 4
  %201 = load i16, ptr addrspace(4) %200, align 2, !tbaa !13
  %202 = zext i16 %201 to i32
  %203 = sext i32 %202 to i64
  %204 = mul i64 %198, %203
  %205 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %206 = zext i32 %205 to i64
  %207 = add i64 %204, %206
  %208 = add i64 %196, %207
  %209 = getelementptr inbounds i32, ptr addrspace(1) %191, i64 %208
  store i32 %190, ptr addrspace(1) %209, align 4, !tbaa !17
  %210 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %211 = sitofp i32 %210 to double
  %212 = fmul double %211, 5.000000e-01
  %213 = call double @_ZL20sub_group_reduce_addd(double noundef %212) #8
  %214 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %215 = sext i32 %214 to i64
  %216 = shl i64 %215, 33
  %217 = call i64 @_ZL20sub_group_reduce_minl(i64 noundef %216) #8
  %218 = sitofp i64 %217 to double
  %219 = fadd double %213, %218
  %220 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %221 = call i32 @llvm.amdgcn.workgroup.id.x()
  %222 = zext i32 %221 to i64
  %223 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %224 = getelementptr inbounds i8, ptr addrspace(4) %223, i64 4
  %225 = load i16, ptr addrspace(4) %224, align 2, !tbaa !13
  %226 = zext i16 %225 to i32
  %227 = sext i32 %226 to i64
  %228 = mul i64 %222, %227
  %229 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %230 = zext i32 %229 to i64
  %231 = add i64 %228, %230
  %232 = getelementptr inbounds double, ptr addrspace(1) %220, i64 %231
  store double %219, ptr addrspace(1) %232, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #7
  ret void
}
define internal i32 @_ZL28sub_group_scan_inclusive_addi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  store i32 %7, ptr addrspace(5) %3, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  store i32 1, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  br label %36
13:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %14 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %15 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %17 = sub i32 %15, %16
  %18 = call i32 @llvm.amdgcn.wavefrontsize()
  %19 = sub i32 %18, 1
  %20 = and i32 %17, %19
  %21 = call i32 @_ZL12db_from_laneij(i32 noundef %14, i32 noundef %20) #8
  store i32 %21, ptr addrspace(5) %5, align 4, !tbaa !17
  %22 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %24 = icmp uge i32 %22, %23
  br i1 %24, label %25, label %29
25:
  %26 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %28 = add nsw i32 %26, %27
  br label %31
29:
  %30 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  br label %31
31:
  %32 = phi i32 [ %28, %25 ], [ %30, %29 ]
  store i32 %32, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %35 = mul i32 %34, 2
  store i32 %35, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8, !llvm.loop !63
36:
  %37 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret i32 %37
}
define internal i32 @_ZL28sub_group_scan_exclusive_maxi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %5 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  store i32 %6, ptr addrspace(5) %3, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  %7 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %8 = call i32 @_ZL28sub_group_scan_inclusive_maxi(i32 noundef %7) #8
  %9 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %10 = sub i32 %9, 1
  %11 = call i32 @llvm.amdgcn.wavefrontsize()
  %12 = sub i32 %11, 1
  %13 = and i32 %10, %12
  %14 = call i32 @_ZL12db_from_laneij(i32 noundef %8, i32 noundef %13) #8
  store i32 %14, ptr addrspace(5) %4, align 4, !tbaa !17
  %15 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19
17:
  %18 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %20
19:
  br label %20
20:
  %21 = phi i32 [ %18, %17 ], [ -2147483648, %19 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret i32 %21
}
define internal i32 @_ZL19sub_group_broadcastij(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %6) #8
  ret i32 %7
}
declare noundef i32 @llvm.amdgcn.wavefrontsize() #2
declare i64 @llvm.amdgcn.ballot.i64(i1) #5
define internal double @_ZL20sub_group_reduce_addd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @_ZL28sub_group_scan_inclusive_addd(double noundef %3) #8
  %5 = call i32 @llvm.amdgcn.wavefrontsize()
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 6
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 8
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !13
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = trunc i64 %22 to i32
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %25 = zext i32 %24 to i64
  %26 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %27 = getelementptr inbounds i8, ptr addrspace(4) %26, i64 6
  %28 = load i16, ptr addrspace(4) %27, align 2, !tbaa !13
  %29 = zext i16 %28 to i32
  %30 = sext i32 %29 to i64
  %31 = mul i64 %25, %30
  %32 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %33 = zext i32 %32 to i64
  %34 = add i64 %31, %33
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %36 = getelementptr inbounds i8, ptr addrspace(4) %35, i64 4
  %37 = load i16, ptr addrspace(4) %36, align 2, !tbaa !13
  %38 = zext i16 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = mul i64 %34, %39
  %41 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  %43 = add i64 %40, %42
  %44 = trunc i64 %43 to i32
  %45 = call i32 @llvm.amdgcn.wavefrontsize()
  %46 = udiv i32 %44, %45
  %47 = call i32 @llvm.amdgcn.wavefrontsize()
  %48 = mul i32 %46, %47
  %49 = sub i32 %23, %48
  %50 = call i32 @_ZL3minjj(i32 noundef %5, i32 noundef %49) #8
  %51 = sub i32 %50, 1
  %52 = call double @_ZL12db_from_lanedj(double noundef %4, i32 noundef %51) #8
  ret double %52
}
define internal i64 @_ZL20sub_group_reduce_minl(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !42
  %3 = load i64, ptr addrspace(5) %2, align 8, !tbaa !42
  %4 = call i64 @_ZL28sub_group_scan_inclusive_minl(i64 noundef %3) #8
  %5 = call i32 @llvm.amdgcn.wavefrontsize()
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 6
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 8
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !13
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = trunc i64 %22 to i32
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %25 = zext i32 %24 to i64
  %26 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %27 = getelementptr inbounds i8, ptr addrspace(4) %26, i64 6
  %28 = load i16, ptr addrspace(4) %27, align 2, !tbaa !13
  %29 = zext i16 %28 to i32
  %30 = sext i32 %29 to i64
  %31 = mul i64 %25, %30
  %32 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %33 = zext i32 %32 to i64
  %34 = add i64 %31, %33
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %36 = getelementptr inbounds i8, ptr addrspace(4) %35, i64 4
  %37 = load i16, ptr addrspace(4) %36, align 2, !tbaa !13
  %38 = zext i16 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = mul i64 %34, %39
  %41 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  %43 = add i64 %40, %42
  %44 = trunc i64 %43 to i32
  %45 = call i32 @llvm.amdgcn.wavefrontsize()
  %46 = udiv i32 %44, %45
  %47 = call i32 @llvm.amdgcn.wavefrontsize()
  %48 = mul i32 %46, %47
  %49 = sub i32 %23, %48
  %50 = call i32 @_ZL3minjj(i32 noundef %5, i32 noundef %49) #8
  %51 = sub i32 %50, 1
  %52 = call i64 @_ZL12db_from_lanelj(i64 noundef %4, i32 noundef %51) #8
  ret i64 %52
}
define protected amdgpu_kernel void @atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !64 !kernel_arg_base_type !65 !kernel_arg_type_qual !66 !kernel_arg_name !67 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i8, align 1, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #7
  %25 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !13
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !17
  store i32 %38, ptr addrspace(5) %7, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #7
  %39 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %40 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 0
  %41 = load volatile i32, ptr addrspace(1) %40, align 4, !tbaa !17
  store i32 %41, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %42
42:
  %43 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %71
46:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  %47 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  store i32 %47, ptr addrspace(5) %10, align 4, !tbaa !17
  %48 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  store i32 %49, ptr addrspace(5) %11, align 4, !tbaa !17
  %50 = load i32, ptr addrspace(5) %10, align 4
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = cmpxchg volatile ptr addrspace(1) %48, i32 %50, i32 %51 monotonic monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 0
  %54 = extractvalue { i32, i1 } %52, 1
  br i1 %54, label %56, label %55
55:
  store i32 %53, ptr addrspace(5) %10, align 4
  br label %56
56:
  %57 = zext i1 %54 to i8
  store i8 %57, ptr addrspace(5) %12, align 1, !tbaa !68
  %58 = load i8, ptr addrspace(5) %12, align 1, !tbaa !68, !range !70, !noundef !71
  %59 = trunc i8 %58 to i1
  %60 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  store i32 %60, ptr addrspace(5) %13, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  %61 = load i32, ptr addrspace(5) %13, align 4, !tbaa !17
  store i32 %61, ptr addrspace(5) %9, align 4, !tbaa !17
  %62 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %63 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %64 = icmp eq i32 %62, %63
  br i1 %64, label %65, label %66
65:
  store i32 3, ptr addrspace(5) %14, align 4
  br label %68
66:
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  store i32 %67, ptr addrspace(5) %8, align 4, !tbaa !17
  store i32 0, ptr addrspace(5) %14, align 4
  br label %68
68:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  %69 = load i32, ptr addrspace(5) %14, align 4
  switch i32 %69, label %113 [
    i32 0, label %70
    i32 3, label %71
  ]
70:
  br label %42, !llvm.loop !72
71:
  %72 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %73 = getelementptr inbounds i32, ptr addrspace(1) %72, i64 1
  %74 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  store i32 %74, ptr addrspace(5) %15, align 4, !tbaa !17
  %75 = load i32, ptr addrspace(5) %15, align 4
  %76 = atomicrmw volatile add ptr addrspace(1) %73, i32 %75 monotonic, align 4
  store i32 %76, ptr addrspace(5) %16, align 4
  %77 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %78 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %79 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  store i32 %79, ptr addrspace(5) %17, align 4, !tbaa !17
  %80 = load i32, ptr addrspace(5) %17, align 4
  %81 = atomicrmw add ptr addrspace(1) %78, i32 %80 syncscope("agent-one-as") monotonic, align 4
  store i32 %81, ptr addrspace(5) %18, align 4
  %82 = load i32, ptr addrspace(5) %18, align 4, !tbaa !17
  %83 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %84 = getelementptr inbounds i32, ptr addrspace(1) %83, i64 1
  %85 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  store i32 %85, ptr addrspace(5) %19, align 4, !tbaa !17
  %86 = load i32, ptr addrspace(5) %19, align 4
  %87 = atomicrmw max ptr addrspace(1) %84, i32 %86 syncscope("agent") seq_cst, align 4
  store i32 %87, ptr addrspace(5) %20, align 4
  %88 = load i32, ptr addrspace(5) %20, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #7
  %89 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %90 = getelementptr inbounds i32, ptr addrspace(1) %89, i64 2
  %91 = load atomic i32, ptr addrspace(1) %90 syncscope("agent") seq_cst, align 4
  store i32 %91, ptr addrspace(5) %22, align 4
  %92 = load i32, ptr addrspace(5) %22, align 4, !tbaa !17
  store i32 %92, ptr addrspace(5) %21, align 4, !tbaa !17
  br label %93
93:
  %94 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %95 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 2
  %96 = load i32, ptr addrspace(5) %21, align 4, !tbaa !17
  %97 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %98 = xor i32 %96, %97
  store i32 %98, ptr addrspace(5) %23, align 4, !tbaa !17
  %99 = load i32, ptr addrspace(5) %21, align 4
  %100 = load i32, ptr addrspace(5) %23, align 4
  %101 = cmpxchg ptr addrspace(1) %95, i32 %99, i32 %100 syncscope("agent") seq_cst seq_cst, align 4
  %102 = extractvalue { i32, i1 } %101, 0
  %103 = extractvalue { i32, i1 } %101, 1
  br i1 %103, label %105, label %104
104:
  store i32 %102, ptr addrspace(5) %21, align 4
  br label %105
105:
  %106 = zext i1 %103 to i8
  store i8 %106, ptr addrspace(5) %24, align 1, !tbaa !68
  %107 = load i8, ptr addrspace(5) %24, align 1, !tbaa !68, !range !70, !noundef !71
  %108 = trunc i8 %107 to i1
  %109 = xor i1 %108, true
  br i1 %109, label %111, label %110
110:
  store i32 4, ptr addrspace(5) %14, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #7
  br label %112
111:
  br label %93, !llvm.loop !73
112:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #7
  ret void
113:
  unreachable
}
define internal double @_ZL10db_sine_offi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !15
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %8 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %9 = fpext float %8 to double
  %10 = fmul double %9, 0x3FE45F306DC9C883
  %11 = call double @_ZL4rintd(double noundef %10) #8
  store double %11, ptr addrspace(5) %6, align 8, !tbaa !22
  %12 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %13 = call float @_ZL4fabsf(float noundef %12) #8
  %14 = fcmp olt float %13, 0x4130000000000000
  br i1 %14, label %20, label %15
15:
  %16 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %17 = fpext float %16 to double
  %18 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %19 = call double @_ZL10db_sine_ofdi(double noundef %17, i32 noundef %18) #8
  store double %19, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %7, align 4
  br label %34
20:
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %22 = fneg double %21
  %23 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %24 = fneg double %23
  %25 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %26 = fpext float %25 to double
  %27 = call double @_ZL3fmaddd(double noundef %24, double noundef 0x3FF921FB54442D18, double noundef %26) #8
  %28 = call double @_ZL3fmaddd(double noundef %22, double noundef 0x3C91A62633145C07, double noundef %27) #8
  %29 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %30 = fptosi double %29 to i32
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %32 = add nsw i32 %30, %31
  %33 = call double @_ZL7db_sineddi(double noundef %28, double noundef 0.000000e+00, i32 noundef %32) #8
  store double %33, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %7, align 4
  br label %34
34:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  %35 = load double, ptr addrspace(5) %3, align 8
  ret double %35
}
define internal double @_ZL4rintd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @llvm.rint.f64(double %3)
  ret double %4
}
define internal float @_ZL4fabsf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.fabs.f32(float %3)
  ret float %4
}
define internal double @_ZL10db_sine_ofdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %12 = call double @_ZL4fabsd(double noundef %11) #8
  store double %12, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  store double 0.000000e+00, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #7
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !17
  %13 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %14 = call i32 @_ZL8isfinited(double noundef %13) #8
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16
16:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %50
17:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %18 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %19 = fcmp ole double %18, 0x3FE921FB54442D18
  br i1 %19, label %20, label %22
20:
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %27
22:
  %23 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %24 = addrspacecast ptr addrspace(5) %8 to ptr
  %25 = addrspacecast ptr addrspace(5) %7 to ptr
  %26 = call double @_ZL10db_reduceddPU3AS0iPU3AS0d(double noundef %23, ptr noundef %24, ptr noundef %25) #8
  br label %27
27:
  %28 = phi double [ %21, %20 ], [ %26, %22 ]
  store double %28, ptr addrspace(5) %10, align 8, !tbaa !22
  %29 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %30 = call i32 @_ZL7signbitd(double noundef %29) #8
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %41
32:
  %33 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %34 = fneg double %33
  %35 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %36 = fneg double %35
  %37 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %38 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %39 = sub nsw i32 %37, %38
  %40 = call double @_ZL7db_sineddi(double noundef %34, double noundef %36, i32 noundef %39) #8
  br label %48
41:
  %42 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %43 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %44 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %45 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %46 = add nsw i32 %44, %45
  %47 = call double @_ZL7db_sineddi(double noundef %42, double noundef %43, i32 noundef %46) #8
  br label %48
48:
  %49 = phi double [ %40, %32 ], [ %47, %41 ]
  store double %49, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  br label %50
50:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  %51 = load double, ptr addrspace(5) %3, align 8
  ret double %51
}
define internal double @_ZL7db_sineddi(double noundef %0, double noundef %1, i32 noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %12 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %13 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %14 = fmul double %12, %13
  store double %14, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  store double 1.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  store double 1.000000e+00, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  store i32 18, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %15
15:
  %16 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %19, label %18
18:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  br label %43
19:
  %20 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %22 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %24 = add nsw i32 %23, 1
  %25 = mul nsw i32 %22, %24
  %26 = sitofp i32 %25 to double
  %27 = fdiv double -1.000000e+00, %26
  %28 = fmul double %21, %27
  %29 = call double @_ZL3fmaddd(double noundef %20, double noundef %28, double noundef 1.000000e+00) #8
  store double %29, ptr addrspace(5) %8, align 8, !tbaa !22
  %30 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %31 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %34 = sub nsw i32 %33, 1
  %35 = mul nsw i32 %32, %34
  %36 = sitofp i32 %35 to double
  %37 = fdiv double -1.000000e+00, %36
  %38 = fmul double %31, %37
  %39 = call double @_ZL3fmaddd(double noundef %30, double noundef %38, double noundef 1.000000e+00) #8
  store double %39, ptr addrspace(5) %9, align 8, !tbaa !22
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %42 = sub nsw i32 %41, 2
  store i32 %42, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %15, !llvm.loop !74
43:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %44 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %45 = and i32 %44, 1
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %53
47:
  %48 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %49 = fneg double %48
  %50 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %51 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %52 = call double @_ZL3fmaddd(double noundef %49, double noundef %50, double noundef %51) #8
  br label %60
53:
  %54 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %55 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %56 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %57 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %58 = fmul double %56, %57
  %59 = call double @_ZL3fmaddd(double noundef %54, double noundef %55, double noundef %58) #8
  br label %60
60:
  %61 = phi double [ %52, %47 ], [ %59, %53 ]
  store double %61, ptr addrspace(5) %11, align 8, !tbaa !22
  %62 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %68
65:
  %66 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %67 = fneg double %66
  br label %70
68:
  %69 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  br label %70
70:
  %71 = phi double [ %67, %65 ], [ %69, %68 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret double %71
}
define internal double @_ZL3fmaddd(double noundef %0, double noundef %1, double noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !22
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %9 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %10 = call double @llvm.fma.f64(double %7, double %8, double %9)
  ret double %10
}
declare double @llvm.rint.f64(double) #2
declare float @llvm.fabs.f32(float) #2
define internal i32 @_ZL8isfinited(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @_ZL4fabsd(double noundef %3) #8
  %5 = fcmp olt double %4, 0x7FF0000000000000
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal double @_ZL10db_reduceddPU3AS0iPU3AS0d(double noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %18 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %19 = fcmp oge double %18, 0x7B00000000000000
  br i1 %19, label %20, label %23
20:
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %22 = call double @_ZL5ldexpdi(double noundef %21, i32 noundef -128) #8
  br label %25
23:
  %24 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  br label %25
25:
  %26 = phi double [ %22, %20 ], [ %24, %23 ]
  store double %26, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  store double 0.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  store double 0.000000e+00, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  store i32 3, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %29 = icmp sge i32 %28, 0
  br i1 %29, label %31, label %30
30:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  br label %56
31:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %32 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %34 = call double @llvm.amdgcn.trig.preop.f64(double %32, i32 %33)
  store double %34, ptr addrspace(5) %11, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #7
  %35 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %36 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %37 = fmul double %35, %36
  store double %37, ptr addrspace(5) %12, align 8, !tbaa !22
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = addrspacecast ptr addrspace(5) %9 to ptr
  %40 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %41 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %42 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %43 = fneg double %42
  %44 = call double @_ZL3fmaddd(double noundef %40, double noundef %41, double noundef %43) #8
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %38, ptr noundef %39, double noundef %44) #8
  %45 = addrspacecast ptr addrspace(5) %8 to ptr
  %46 = addrspacecast ptr addrspace(5) %9 to ptr
  %47 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %48 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %49 = fdiv double %48, 4.000000e+00
  %50 = call double @_ZL4rintd(double noundef %49) #8
  %51 = fmul double 4.000000e+00, %50
  %52 = fsub double %47, %51
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %45, ptr noundef %46, double noundef %52) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %55 = add nsw i32 %54, -1
  store i32 %55, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %27, !llvm.loop !75
56:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #7
  %57 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %58 = call double @_ZL4rintd(double noundef %57) #8
  store double %58, ptr addrspace(5) %13, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #7
  %59 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %60 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %61 = fsub double %59, %60
  store double %61, ptr addrspace(5) %14, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #7
  %62 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %63 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %64 = fadd double %62, %63
  store double %64, ptr addrspace(5) %15, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #7
  %65 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %66 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %67 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %68 = fsub double %66, %67
  %69 = fsub double %65, %68
  store double %69, ptr addrspace(5) %16, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #7
  %70 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %71 = fmul double %70, 0x3FF921FB54442D18
  store double %71, ptr addrspace(5) %17, align 8, !tbaa !22
  %72 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %73 = fptosi double %72 to i32
  %74 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  store i32 %73, ptr %74, align 4, !tbaa !17
  %75 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %76 = load double, ptr addrspace(5) %17, align 8, !tbaa !22
  %77 = fneg double %76
  %78 = call double @_ZL3fmaddd(double noundef %75, double noundef 0x3FF921FB54442D18, double noundef %77) #8
  %79 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %80 = load double, ptr addrspace(5) %16, align 8, !tbaa !22
  %81 = fmul double %80, 0x3FF921FB54442D18
  %82 = call double @_ZL3fmaddd(double noundef %79, double noundef 0x3C91A62633145C07, double noundef %81) #8
  %83 = fadd double %78, %82
  %84 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  store double %83, ptr %84, align 8, !tbaa !22
  %85 = load double, ptr addrspace(5) %17, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret double %85
}
define internal i32 @_ZL7signbitd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = bitcast double %3 to i64
  %5 = icmp slt i64 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal double @_ZL5ldexpdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call double @llvm.ldexp.f64.i32(double %5, i32 %6)
  ret double %7
}
declare double @llvm.amdgcn.trig.preop.f64(double, i32) #2
define internal void @_ZL6db_addPU3AS0dS0_d(ptr noundef %0, ptr noundef %1, double noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  store ptr %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %9 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %10 = load double, ptr %9, align 8, !tbaa !22
  %11 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %12 = fadd double %10, %11
  store double %12, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %13 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %14 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %15 = load double, ptr %14, align 8, !tbaa !22
  %16 = fsub double %13, %15
  store double %16, ptr addrspace(5) %8, align 8, !tbaa !22
  %17 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %18 = load double, ptr %17, align 8, !tbaa !22
  %19 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %21 = fsub double %19, %20
  %22 = fsub double %18, %21
  %23 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %24 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %25 = fsub double %23, %24
  %26 = fadd double %22, %25
  %27 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %28 = load double, ptr %27, align 8, !tbaa !22
  %29 = fadd double %28, %26
  store double %29, ptr %27, align 8, !tbaa !22
  %30 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %31 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  store double %30, ptr %31, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret void
}
declare double @llvm.ldexp.f64.i32(double, i32) #2
declare double @llvm.fma.f64(double, double, double) #2
declare float @llvm.sqrt.f32(float) #2
define internal double @_ZL9db_exp_ofdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = call double @_ZL4fmaxdd(double noundef %8, double noundef -8.000000e+02) #8
  %10 = call double @_ZL4fmindd(double noundef %9, double noundef 8.000000e+02) #8
  store double %10, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %12 = fmul double %11, 0x3FF71547652B82FE
  %13 = call double @_ZL4rintd(double noundef %12) #8
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %14 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %15 = fneg double %14
  %16 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %17 = fneg double %16
  %18 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %19 = call double @_ZL3fmaddd(double noundef %17, double noundef 0x3FE62E42FEFA39EF, double noundef %18) #8
  %20 = call double @_ZL3fmaddd(double noundef %15, double noundef 0x3C7ABC9E3B39803F, double noundef %19) #8
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %22 = fadd double %20, %21
  store double %22, ptr addrspace(5) %7, align 8, !tbaa !22
  %23 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %24 = call i32 @_ZL5isnand(double noundef %23) #8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28
26:
  %27 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  br label %35
28:
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %30 = call double @_ZL13db_grown_neard(double noundef %29) #8
  %31 = fadd double 1.000000e+00, %30
  %32 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %33 = fptosi double %32 to i32
  %34 = call double @_ZL5ldexpdi(double noundef %31, i32 noundef %33) #8
  br label %35
35:
  %36 = phi double [ %27, %26 ], [ %34, %28 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret double %36
}
define internal double @_ZL4fmindd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %7 = call double @llvm.minnum.f64(double %5, double %6)
  ret double %7
}
define internal double @_ZL4fmaxdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %7 = call double @llvm.maxnum.f64(double %5, double %6)
  ret double %7
}
define internal i32 @_ZL5isnand(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = fcmp une double %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal double @_ZL13db_grown_neard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  store double 1.000000e+00, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  store i32 14, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %5
5:
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = icmp sgt i32 %6, 1
  br i1 %7, label %9, label %8
8:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  br label %20
9:
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %11 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %12 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %13 = sitofp i32 %12 to double
  %14 = fdiv double 1.000000e+00, %13
  %15 = fmul double %11, %14
  %16 = call double @_ZL3fmaddd(double noundef %10, double noundef %15, double noundef 1.000000e+00) #8
  store double %16, ptr addrspace(5) %3, align 8, !tbaa !22
  br label %17
17:
  %18 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %5, !llvm.loop !76
20:
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %22 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %23 = fmul double %21, %22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %23
}
declare double @llvm.minnum.f64(double, double) #2
declare double @llvm.maxnum.f64(double, double) #2
define internal double @_ZL11db_log_edgedd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = fcmp ogt double %5, 0.000000e+00
  br i1 %6, label %7, label %16
7:
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = fcmp olt double %8, 0x7FF0000000000000
  br i1 %9, label %10, label %12
10:
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  br label %14
12:
  %13 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  br label %14
14:
  %15 = phi double [ %11, %10 ], [ %13, %12 ]
  br label %24
16:
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %20
19:
  br label %21
20:
  br label %21
21:
  %22 = phi float [ 0xFFF0000000000000, %19 ], [ 0x7FFFFFFFE0000000, %20 ]
  %23 = fpext float %22 to double
  br label %24
24:
  %25 = phi double [ %15, %14 ], [ %23, %21 ]
  ret double %25
}
define internal double @_ZL9db_log_ofdPU3AS0d(double noundef %0, ptr noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %13 = call double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %10, ptr noundef %11, ptr noundef %12) #8
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %14 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %15 = sitofp i32 %14 to double
  %16 = fmul double %15, 0x3FE62E42FEFA39EF
  store double %16, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %17 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %18 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %19 = fadd double %17, %18
  store double %19, ptr addrspace(5) %8, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %22 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %23 = fsub double %21, %22
  %24 = fsub double %20, %23
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %26 = sitofp i32 %25 to double
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %28 = sitofp i32 %27 to double
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %30 = fneg double %29
  %31 = call double @_ZL3fmaddd(double noundef %28, double noundef 0x3FE62E42FEFA39EF, double noundef %30) #8
  %32 = call double @_ZL3fmaddd(double noundef %26, double noundef 0x3C7ABC9E3B39803F, double noundef %31) #8
  %33 = fadd double %24, %32
  %34 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %35 = load double, ptr %34, align 8, !tbaa !22
  %36 = fadd double %35, %33
  store double %36, ptr %34, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  %37 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %38 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %39 = load double, ptr %38, align 8, !tbaa !22
  %40 = fadd double %37, %39
  store double %40, ptr addrspace(5) %9, align 8, !tbaa !22
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %42 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %43 = fsub double %41, %42
  %44 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %45 = load double, ptr %44, align 8, !tbaa !22
  %46 = fsub double %45, %43
  store double %46, ptr %44, align 8, !tbaa !22
  %47 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  ret double %47
}
define internal double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %17 = call { double, i32 } @llvm.frexp.f64.i32(double %15)
  %18 = extractvalue { double, i32 } %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !17
  %19 = extractvalue { double, i32 } %17, 0
  store double %19, ptr addrspace(5) %7, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %21 = fcmp olt double %20, 0x3FE6A09E667F3BCD
  br i1 %21, label %22, label %28
22:
  %23 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %24 = fmul double %23, 2.000000e+00
  store double %24, ptr addrspace(5) %7, align 8, !tbaa !22
  %25 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %26 = load i32, ptr %25, align 4, !tbaa !17
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr %25, align 4, !tbaa !17
  br label %28
28:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %30 = fsub double %29, 1.000000e+00
  store double %30, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  %31 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %32 = fadd double %31, 1.000000e+00
  store double %32, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %33 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %34 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %35 = fdiv double %33, %34
  store double %35, ptr addrspace(5) %10, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %36 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %37 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %38 = fmul double %36, %37
  store double %38, ptr addrspace(5) %11, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #7
  store double 0.000000e+00, ptr addrspace(5) %12, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #7
  %39 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %40 = fneg double %39
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %42 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %43 = call double @_ZL3fmaddd(double noundef %40, double noundef %41, double noundef %42) #8
  %44 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %45 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %46 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %47 = fsub double %46, 1.000000e+00
  %48 = fsub double %45, %47
  %49 = fmul double %44, %48
  %50 = fsub double %43, %49
  %51 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %52 = fdiv double %50, %51
  store double %52, ptr addrspace(5) %13, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #7
  store i32 25, ptr addrspace(5) %14, align 4, !tbaa !17
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %55 = icmp sgt i32 %54, 1
  br i1 %55, label %57, label %56
56:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #7
  br label %67
57:
  %58 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %59 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %60 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %61 = sitofp i32 %60 to double
  %62 = fdiv double 1.000000e+00, %61
  %63 = call double @_ZL3fmaddd(double noundef %58, double noundef %59, double noundef %62) #8
  store double %63, ptr addrspace(5) %12, align 8, !tbaa !22
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %66 = sub nsw i32 %65, 2
  store i32 %66, ptr addrspace(5) %14, align 4, !tbaa !17
  br label %53, !llvm.loop !77
67:
  %68 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %69 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %70 = fmul double %68, %69
  %71 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %72 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %73 = call double @_ZL3fmaddd(double noundef %70, double noundef %71, double noundef %72) #8
  %74 = fmul double 2.000000e+00, %73
  %75 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  store double %74, ptr %75, align 8, !tbaa !22
  %76 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %77 = fmul double 2.000000e+00, %76
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret double %77
}
declare { double, i32 } @llvm.frexp.f64.i32(double) #2
declare double @llvm.fabs.f64(double) #2
define internal double @_ZL3cosd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @_ZL10db_sine_ofdi(double noundef %3, i32 noundef 1) #8
  ret double %4
}
define internal double @_ZL3sind(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fcmp oeq double %3, 0.000000e+00
  br i1 %4, label %5, label %7
5:
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %10
7:
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %9 = call double @_ZL10db_sine_ofdi(double noundef %8, i32 noundef 0) #8
  br label %10
10:
  %11 = phi double [ %6, %5 ], [ %9, %7 ]
  ret double %11
}
define internal double @_ZL8copysigndd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %7 = call double @llvm.copysign.f64(double %5, double %6)
  ret double %7
}
define internal double @_ZL13db_arctangentd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %10 = fcmp ogt double %9, 0x4003504F333F9DE6
  br i1 %10, label %11, label %12
11:
  br label %17
12:
  %13 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %14 = fcmp ogt double %13, 0x3FDA827999FCEF33
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 1, i32 0
  br label %17
17:
  %18 = phi i32 [ 2, %11 ], [ %16, %12 ]
  %19 = sitofp i32 %18 to double
  store double %19, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  store double 0.000000e+00, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %20 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %21 = fcmp oeq double %20, 2.000000e+00
  br i1 %21, label %22, label %25
22:
  %23 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %24 = fdiv double -1.000000e+00, %23
  br label %38
25:
  %26 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %27 = fcmp oeq double %26, 1.000000e+00
  br i1 %27, label %28, label %34
28:
  %29 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %30 = fsub double %29, 1.000000e+00
  %31 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %32 = fadd double %31, 1.000000e+00
  %33 = fdiv double %30, %32
  br label %36
34:
  %35 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %36
36:
  %37 = phi double [ %33, %28 ], [ %35, %34 ]
  br label %38
38:
  %39 = phi double [ %24, %22 ], [ %37, %36 ]
  store double %39, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %40 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %41 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %42 = fmul double %40, %41
  store double %42, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #7
  store i32 43, ptr addrspace(5) %7, align 4, !tbaa !17
  br label %43
43:
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %45 = icmp sgt i32 %44, 1
  br i1 %45, label %47, label %46
46:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #7
  br label %58
47:
  %48 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %49 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %50 = fneg double %49
  %51 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %52 = sitofp i32 %51 to double
  %53 = fdiv double 1.000000e+00, %52
  %54 = call double @_ZL3fmaddd(double noundef %48, double noundef %50, double noundef %53) #8
  store double %54, ptr addrspace(5) %4, align 8, !tbaa !22
  br label %55
55:
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %57 = sub nsw i32 %56, 2
  store i32 %57, ptr addrspace(5) %7, align 4, !tbaa !17
  br label %43, !llvm.loop !78
58:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %59 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %60 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %61 = fneg double %60
  %62 = fmul double %59, %61
  %63 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %64 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %65 = fdiv double %64, 2.000000e+00
  %66 = fmul double %65, 0x3C91A62633145C07
  %67 = call double @_ZL3fmaddd(double noundef %62, double noundef %63, double noundef %66) #8
  store double %67, ptr addrspace(5) %8, align 8, !tbaa !22
  %68 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %69 = fdiv double %68, 2.000000e+00
  %70 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %71 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %72 = fadd double %70, %71
  %73 = call double @_ZL3fmaddd(double noundef %69, double noundef 0x3FF921FB54442D18, double noundef %72) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %73
}
declare double @llvm.copysign.f64(double, double) #2
define internal double @_ZL4sqrtd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @llvm.sqrt.f64(double %3)
  ret double %4
}
declare double @llvm.sqrt.f64(double) #2
define internal double @_ZL5truncd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @llvm.trunc.f64(double %3)
  ret double %4
}
define internal double @_ZL16db_sine_of_turnsdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %7 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %8 = fmul double 2.000000e+00, %7
  %9 = call double @_ZL4rintd(double noundef %8) #8
  store double %9, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %12 = fdiv double %11, 2.000000e+00
  %13 = fsub double %10, %12
  %14 = fmul double %13, 0x400921FB54442D18
  store double %14, ptr addrspace(5) %6, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %16 = call i32 @_ZL8isfinited(double noundef %15) #8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %30
18:
  %19 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %22 = fdiv double %21, 4.000000e+00
  %23 = call double @_ZL5truncd(double noundef %22) #8
  %24 = fmul double 4.000000e+00, %23
  %25 = fsub double %20, %24
  %26 = fptosi double %25 to i32
  %27 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %28 = add nsw i32 %26, %27
  %29 = call double @_ZL7db_sineddi(double noundef %19, double noundef 0.000000e+00, i32 noundef %28) #8
  br label %31
30:
  br label %31
31:
  %32 = phi double [ %29, %18 ], [ 0x7FFFFFFFE0000000, %30 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret double %32
}
declare double @llvm.trunc.f64(double) #2
define internal double @_ZL13db_error_neard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  store double 0.000000e+00, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %8 = fmul double %6, %7
  store double %8, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  store i32 14, ptr addrspace(5) %5, align 4, !tbaa !17
  br label %9
9:
  %10 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %11 = icmp sge i32 %10, 0
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  br label %30
13:
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %16 = fmul double %14, %15
  %17 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %18 = add nsw i32 %17, 1
  %19 = sitofp i32 %18 to double
  %20 = fdiv double -1.000000e+00, %19
  %21 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %22 = mul nsw i32 2, %21
  %23 = add nsw i32 %22, 1
  %24 = sitofp i32 %23 to double
  %25 = fdiv double 1.000000e+00, %24
  %26 = call double @_ZL3fmaddd(double noundef %16, double noundef %20, double noundef %25) #8
  store double %26, ptr addrspace(5) %3, align 8, !tbaa !22
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %29 = add nsw i32 %28, -1
  store i32 %29, ptr addrspace(5) %5, align 4, !tbaa !17
  br label %9, !llvm.loop !79
30:
  %31 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %32 = fmul double 0x3FF20DD750429B6D, %31
  %33 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %34 = fmul double %32, %33
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %34
}
define internal double @_ZL12db_error_fard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #7
  %11 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %13 = fmul double %11, %12
  store double %13, ptr addrspace(5) %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #7
  %14 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %16 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %17 = fneg double %16
  %18 = call double @_ZL3fmaddd(double noundef %14, double noundef %15, double noundef %17) #8
  store double %18, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  store double 0x3FE8EBEF9EAC820B, ptr addrspace(5) %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  store double 0x3FDE3B40EBEFCD7E, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  store double 0.000000e+00, ptr addrspace(5) %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  store double 0.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #7
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !17
  br label %19
19:
  %20 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %21 = icmp slt i32 %20, 14
  br i1 %21, label %23, label %22
22:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #7
  br label %42
23:
  %24 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %25 = fadd double %24, 5.000000e-01
  store double %25, ptr addrspace(5) %8, align 8, !tbaa !22
  %26 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %27 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %28 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %29 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %30 = call double @_ZL3fmaddd(double noundef %27, double noundef %28, double noundef %29) #8
  %31 = fdiv double %26, %30
  %32 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %33 = fadd double %32, %31
  store double %33, ptr addrspace(5) %7, align 8, !tbaa !22
  %34 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %35 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %36 = fmul double %35, %34
  store double %36, ptr addrspace(5) %5, align 8, !tbaa !22
  %37 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %38 = fmul double %37, 0x3FE368B2FC6F960A
  store double %38, ptr addrspace(5) %6, align 8, !tbaa !22
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr addrspace(5) %9, align 4, !tbaa !17
  br label %19, !llvm.loop !80
42:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %43 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %44 = fneg double %43
  %45 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %46 = fneg double %45
  %47 = call double @_ZL9db_exp_ofdd(double noundef %44, double noundef %46) #8
  %48 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %49 = fmul double %48, 0x3FC45F306DC9C883
  %50 = fmul double %47, %49
  %51 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %52 = fdiv double 1.000000e+00, %51
  %53 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %54 = fmul double 2.000000e+00, %53
  %55 = fadd double %52, %54
  %56 = fmul double %50, %55
  store double %56, ptr addrspace(5) %10, align 8, !tbaa !22
  %57 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %58 = fcmp ogt double %57, 2.750000e+01
  br i1 %58, label %59, label %60
59:
  br label %75
60:
  %61 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %62 = fcmp olt double %61, 6.000000e+00
  br i1 %62, label %63, label %71
63:
  %64 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %65 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %66 = fmul double 0x402921FB54442D18, %65
  %67 = call double @_ZL3expd(double noundef %66) #8
  %68 = fsub double 1.000000e+00, %67
  %69 = fdiv double 2.000000e+00, %68
  %70 = fadd double %64, %69
  br label %73
71:
  %72 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  br label %73
73:
  %74 = phi double [ %70, %63 ], [ %72, %71 ]
  br label %75
75:
  %76 = phi double [ 0.000000e+00, %59 ], [ %74, %73 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #7
  ret double %76
}
define internal double @_ZL12db_log_gammadPU3AS0dS0_(double noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #7
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %18 = fcmp olt double %17, 1.500000e+01
  br i1 %18, label %19, label %23
19:
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %21 = fsub double 1.500000e+01, %20
  %22 = call double @_ZL4ceild(double noundef %21) #8
  br label %24
23:
  br label %24
24:
  %25 = phi double [ %22, %19 ], [ 0.000000e+00, %23 ]
  store double %25, ptr addrspace(5) %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #7
  %26 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %27 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %28 = fadd double %26, %27
  store double %28, ptr addrspace(5) %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #7
  %29 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %30 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %31 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %32 = fsub double %30, %31
  %33 = fsub double %29, %32
  store double %33, ptr addrspace(5) %10, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #7
  %34 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %35 = addrspacecast ptr addrspace(5) %7 to ptr
  %36 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %34, ptr noundef %35) #8
  store double %36, ptr addrspace(5) %11, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #7
  %37 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %38 = fsub double %37, 5.000000e-01
  %39 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %40 = fmul double %38, %39
  store double %40, ptr addrspace(5) %12, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #7
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %42 = fdiv double 1.000000e+00, %41
  store double %42, ptr addrspace(5) %13, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #7
  %43 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %44 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %45 = fmul double %43, %44
  store double %45, ptr addrspace(5) %14, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #7
  store double 0xBF5F6AB0D9993C7D, ptr addrspace(5) %15, align 8, !tbaa !22
  %46 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %47 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %48 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %49 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %50 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %51 = call double @_ZL3fmaddd(double noundef %49, double noundef %50, double noundef 0x3F4B951E2B18FF23) #8
  %52 = call double @_ZL3fmaddd(double noundef %48, double noundef %51, double noundef 0xBF43813813813814) #8
  %53 = call double @_ZL3fmaddd(double noundef %47, double noundef %52, double noundef 0x3F4A01A01A01A01A) #8
  %54 = call double @_ZL3fmaddd(double noundef %46, double noundef %53, double noundef 0xBF66C16C16C16C17) #8
  store double %54, ptr addrspace(5) %15, align 8, !tbaa !22
  %55 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  store double 1.000000e+00, ptr %55, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #7
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !17
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %58 = sitofp i32 %57 to double
  %59 = load double, ptr addrspace(5) %8, align 8, !tbaa !22
  %60 = fcmp olt double %58, %59
  br i1 %60, label %62, label %61
61:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #7
  br label %73
62:
  %63 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %64 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %65 = sitofp i32 %64 to double
  %66 = fadd double %63, %65
  %67 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %68 = load double, ptr %67, align 8, !tbaa !22
  %69 = fmul double %68, %66
  store double %69, ptr %67, align 8, !tbaa !22
  br label %70
70:
  %71 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr addrspace(5) %16, align 4, !tbaa !17
  br label %56, !llvm.loop !81
73:
  %74 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %75 = fsub double %74, 5.000000e-01
  %76 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %77 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  %78 = fneg double %77
  %79 = call double @_ZL3fmaddd(double noundef %75, double noundef %76, double noundef %78) #8
  %80 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %81 = fsub double %80, 5.000000e-01
  %82 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %83 = fmul double %81, %82
  %84 = fadd double %79, %83
  %85 = load double, ptr addrspace(5) %10, align 8, !tbaa !22
  %86 = load double, ptr addrspace(5) %11, align 8, !tbaa !22
  %87 = fmul double %85, %86
  %88 = fadd double %84, %87
  %89 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  store double %88, ptr %89, align 8, !tbaa !22
  %90 = addrspacecast ptr addrspace(5) %12 to ptr
  %91 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %92 = load double, ptr addrspace(5) %9, align 8, !tbaa !22
  %93 = fneg double %92
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %90, ptr noundef %91, double noundef %93) #8
  %94 = addrspacecast ptr addrspace(5) %12 to ptr
  %95 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %94, ptr noundef %95, double noundef 0x3FED67F1C864BEB5) #8
  %96 = addrspacecast ptr addrspace(5) %12 to ptr
  %97 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %98 = load double, ptr addrspace(5) %14, align 8, !tbaa !22
  %99 = load double, ptr addrspace(5) %15, align 8, !tbaa !22
  %100 = call double @_ZL3fmaddd(double noundef %98, double noundef %99, double noundef 0x3FB5555555555555) #8
  %101 = load double, ptr addrspace(5) %13, align 8, !tbaa !22
  %102 = fmul double %100, %101
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %96, ptr noundef %97, double noundef %102) #8
  %103 = load double, ptr addrspace(5) %12, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  ret double %103
}
define internal double @_ZL4ceild(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @llvm.ceil.f64(double %3)
  ret double %4
}
declare double @llvm.ceil.f64(double) #2
define internal i32 @_ZL5isinfd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = call double @_ZL4fabsd(double noundef %3) #8
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal float @_ZL6lgammaf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  %5 = call double @_ZL6lgammad(double noundef %4) #8
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal double @_ZL8db_powerdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #7
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %8, ptr noundef %9) #8
  store double %10, ptr addrspace(5) %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #7
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %12 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %13 = fmul double %11, %12
  store double %13, ptr addrspace(5) %7, align 8, !tbaa !22
  %14 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %15 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %16 = call double @_ZL4fabsd(double noundef %15) #8
  %17 = fcmp olt double %16, 8.000000e+02
  br i1 %17, label %18, label %28
18:
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %20 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %21 = load double, ptr addrspace(5) %7, align 8, !tbaa !22
  %22 = fneg double %21
  %23 = call double @_ZL3fmaddd(double noundef %19, double noundef %20, double noundef %22) #8
  %24 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %25 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %26 = fmul double %24, %25
  %27 = fadd double %23, %26
  br label %29
28:
  br label %29
29:
  %30 = phi double [ %27, %18 ], [ 0.000000e+00, %28 ]
  %31 = call double @_ZL9db_exp_ofdd(double noundef %14, double noundef %30) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret double %31
}
define internal i32 @_ZL5ilogbd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %5 = call { double, i32 } @llvm.frexp.f64.i32(double %4)
  %6 = extractvalue { double, i32 } %5, 1
  store i32 %6, ptr addrspace(5) %3, align 4, !tbaa !17
  %7 = extractvalue { double, i32 } %5, 0
  %8 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %9 = sub nsw i32 %8, 1
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret i32 %9
}
define internal float @_ZL8copysignff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !15
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !15
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !15
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !15
  %7 = call float @llvm.copysign.f32(float %5, float %6)
  ret float %7
}
declare float @llvm.copysign.f32(float, float) #2
define internal float @_ZL5floorf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.floor.f32(float %3)
  ret float %4
}
declare float @llvm.floor.f32(float) #2
declare float @llvm.maxnum.f32(float, float) #2
declare float @llvm.minnum.f32(float, float) #2
define internal float @_ZL4ceilf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.ceil.f32(float %3)
  ret float %4
}
declare float @llvm.ceil.f32(float) #2
declare <4 x float> @llvm.floor.v4f32(<4 x float>) #2
declare <4 x float> @llvm.ceil.v4f32(<4 x float>) #2
declare <4 x float> @llvm.trunc.v4f32(<4 x float>) #2
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #2
declare <4 x float> @llvm.round.v4f32(<4 x float>) #2
define internal <4 x float> @_ZL5clampDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %5, align 16, !tbaa !24
  store <4 x float> %2, ptr addrspace(5) %6, align 16, !tbaa !24
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %9 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %7, <4 x float> %8)
  %10 = load <4 x float>, ptr addrspace(5) %6, align 16, !tbaa !24
  %11 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %9, <4 x float> %10)
  ret <4 x float> %11
}
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #2
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>) #2
define internal <4 x float> @_ZL3mixDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %5, align 16, !tbaa !24
  store <4 x float> %2, ptr addrspace(5) %6, align 16, !tbaa !24
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %9 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %10 = fsub <4 x float> %8, %9
  %11 = load <4 x float>, ptr addrspace(5) %6, align 16, !tbaa !24
  %12 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %11, <4 x float> %7)
  ret <4 x float> %12
}
define internal <4 x float> @_ZL4stepDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #3 {
  %3 = alloca <4 x float>, align 16, addrspace(5)
  %4 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %4, align 16, !tbaa !24
  %5 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %6 = load <4 x float>, ptr addrspace(5) %3, align 16, !tbaa !24
  %7 = fcmp olt <4 x float> %5, %6
  %8 = sext <4 x i1> %7 to <4 x i32>
  %9 = icmp slt <4 x i32> %8, zeroinitializer
  %10 = sext <4 x i1> %9 to <4 x i32>
  %11 = xor <4 x i32> %10, <i32 -1, i32 -1, i32 -1, i32 -1>
  %12 = and <4 x i32> <i32 1065353216, i32 1065353216, i32 1065353216, i32 1065353216>, %11
  %13 = and <4 x i32> zeroinitializer, %10
  %14 = or <4 x i32> %12, %13
  %15 = bitcast <4 x i32> %14 to <4 x float>
  ret <4 x float> %15
}
define internal <4 x float> @_ZL10smoothstepDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  %7 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store <4 x float> %1, ptr addrspace(5) %5, align 16, !tbaa !24
  store <4 x float> %2, ptr addrspace(5) %6, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #7
  %8 = load <4 x float>, ptr addrspace(5) %6, align 16, !tbaa !24
  %9 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %10 = fsub <4 x float> %8, %9
  %11 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !24
  %12 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %13 = fsub <4 x float> %11, %12
  %14 = fdiv <4 x float> %10, %13, !fpmath !20
  %15 = call <4 x float> @_ZL5clampDv4_fS_S_(<4 x float> noundef %14, <4 x float> noundef zeroinitializer, <4 x float> noundef <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>) #8
  store <4 x float> %15, ptr addrspace(5) %7, align 16, !tbaa !24
  %16 = load <4 x float>, ptr addrspace(5) %7, align 16, !tbaa !24
  %17 = load <4 x float>, ptr addrspace(5) %7, align 16, !tbaa !24
  %18 = fmul <4 x float> %16, %17
  %19 = load <4 x float>, ptr addrspace(5) %7, align 16, !tbaa !24
  %20 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> <float -2.000000e+00, float -2.000000e+00, float -2.000000e+00, float -2.000000e+00>, <4 x float> %19, <4 x float> <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>)
  %21 = fmul <4 x float> %18, %20
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #7
  ret <4 x float> %21
}
declare float @llvm.fmuladd.f32(float, float, float) #2
define internal float @_ZL4sqrtf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.sqrt.f32(float %3), !fpmath !19
  ret float %4
}
define internal float @_ZL3dotDv3_fS_(<3 x float> noundef %0, <3 x float> noundef %1) #3 {
  %3 = alloca <3 x float>, align 16, addrspace(5)
  %4 = alloca <3 x float>, align 16, addrspace(5)
  %5 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %5, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = shufflevector <3 x float> %1, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %6, ptr addrspace(5) %4, align 16, !tbaa !24
  %7 = load <3 x float>, ptr addrspace(5) %3, align 16
  %8 = extractelement <3 x float> %7, i64 0
  %9 = load <3 x float>, ptr addrspace(5) %4, align 16
  %10 = extractelement <3 x float> %9, i64 0
  %11 = load <3 x float>, ptr addrspace(5) %3, align 16
  %12 = extractelement <3 x float> %11, i64 1
  %13 = load <3 x float>, ptr addrspace(5) %4, align 16
  %14 = extractelement <3 x float> %13, i64 1
  %15 = fmul float %12, %14
  %16 = call float @llvm.fmuladd.f32(float %8, float %10, float %15)
  %17 = load <3 x float>, ptr addrspace(5) %3, align 16
  %18 = extractelement <3 x float> %17, i64 2
  %19 = load <3 x float>, ptr addrspace(5) %4, align 16
  %20 = extractelement <3 x float> %19, i64 2
  %21 = call float @llvm.fmuladd.f32(float %18, float %20, float %16)
  ret float %21
}
define internal float @_ZL6lengthDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %5 = call float @_ZL3dotDv4_fS_(<4 x float> noundef %3, <4 x float> noundef %4) #8
  %6 = call float @_ZL4sqrtf(float noundef %5) #8
  ret float %6
}
define internal i32 @_ZL3anyDv2_i(<2 x i32> noundef %0) #3 {
  %2 = alloca <2 x i32>, align 8, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x i32>, ptr addrspace(5) %2, align 8
  %4 = extractelement <2 x i32> %3, i64 0
  %5 = load <2 x i32>, ptr addrspace(5) %2, align 8
  %6 = extractelement <2 x i32> %5, i64 1
  %7 = or i32 %4, %6
  %8 = icmp slt i32 %7, 0
  %9 = zext i1 %8 to i32
  ret i32 %9
}
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2
declare i64 @llvm.ctpop.i64(i64) #2
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2
declare i32 @llvm.sadd.sat.i32(i32, i32) #2
declare i32 @llvm.usub.sat.i32(i32, i32) #2
define internal i32 @_ZL5clampiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = call i32 @llvm.smax.i32(i32 %7, i32 %8)
  %10 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %11 = call i32 @llvm.smin.i32(i32 %9, i32 %10)
  ret i32 %11
}
declare i32 @llvm.smax.i32(i32, i32) #2
declare i32 @llvm.smin.i32(i32, i32) #2
declare i32 @llvm.umin.i32(i32, i32) #2
define internal <2 x i16> @_ZL8abs_diffDv2_sS_(<2 x i16> noundef %0, <2 x i16> noundef %1) #3 {
  %3 = alloca <2 x i16>, align 4, addrspace(5)
  %4 = alloca <2 x i16>, align 4, addrspace(5)
  %5 = alloca <2 x i16>, align 4, addrspace(5)
  store <2 x i16> %0, ptr addrspace(5) %3, align 4, !tbaa !24
  store <2 x i16> %1, ptr addrspace(5) %4, align 4, !tbaa !24
  %6 = load <2 x i16>, ptr addrspace(5) %3, align 4
  %7 = extractelement <2 x i16> %6, i64 0
  %8 = load <2 x i16>, ptr addrspace(5) %4, align 4
  %9 = extractelement <2 x i16> %8, i64 0
  %10 = call zeroext i16 @_ZL8abs_diffss(i16 noundef signext %7, i16 noundef signext %9) #8
  %11 = insertelement <2 x i16> poison, i16 %10, i32 0
  %12 = load <2 x i16>, ptr addrspace(5) %3, align 4
  %13 = extractelement <2 x i16> %12, i64 1
  %14 = load <2 x i16>, ptr addrspace(5) %4, align 4
  %15 = extractelement <2 x i16> %14, i64 1
  %16 = call zeroext i16 @_ZL8abs_diffss(i16 noundef signext %13, i16 noundef signext %15) #8
  %17 = insertelement <2 x i16> %11, i16 %16, i32 1
  store <2 x i16> %17, ptr addrspace(5) %5, align 4, !tbaa !24
  %18 = load <2 x i16>, ptr addrspace(5) %5, align 4, !tbaa !24
  ret <2 x i16> %18
}
define internal zeroext i16 @_ZL8abs_diffss(i16 noundef signext %0, i16 noundef signext %1) #3 {
  %3 = alloca i16, align 2, addrspace(5)
  %4 = alloca i16, align 2, addrspace(5)
  store i16 %0, ptr addrspace(5) %3, align 2, !tbaa !13
  store i16 %1, ptr addrspace(5) %4, align 2, !tbaa !13
  %5 = load i16, ptr addrspace(5) %3, align 2, !tbaa !13
  %6 = sext i16 %5 to i32
  %7 = load i16, ptr addrspace(5) %4, align 2, !tbaa !13
  %8 = sext i16 %7 to i32
  %9 = icmp slt i32 %6, %8
  br i1 %9, label %10, label %16
10:
  %11 = load i16, ptr addrspace(5) %4, align 2, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = load i16, ptr addrspace(5) %3, align 2, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = sub nsw i32 %12, %14
  br label %22
16:
  %17 = load i16, ptr addrspace(5) %3, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = load i16, ptr addrspace(5) %4, align 2, !tbaa !13
  %20 = zext i16 %19 to i32
  %21 = sub nsw i32 %18, %20
  br label %22
22:
  %23 = phi i32 [ %15, %10 ], [ %21, %16 ]
  %24 = trunc i32 %23 to i16
  ret i16 %24
}
define internal i32 @_ZL3anyDv2_s(<2 x i16> noundef %0) #3 {
  %2 = alloca <2 x i16>, align 4, addrspace(5)
  store <2 x i16> %0, ptr addrspace(5) %2, align 4, !tbaa !24
  %3 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %4 = extractelement <2 x i16> %3, i64 0
  %5 = sext i16 %4 to i32
  %6 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %7 = extractelement <2 x i16> %6, i64 1
  %8 = sext i16 %7 to i32
  %9 = or i32 %5, %8
  %10 = trunc i32 %9 to i16
  %11 = sext i16 %10 to i32
  %12 = icmp slt i32 %11, 0
  %13 = zext i1 %12 to i32
  ret i32 %13
}
define internal i32 @_ZL3allDv2_s(<2 x i16> noundef %0) #3 {
  %2 = alloca <2 x i16>, align 4, addrspace(5)
  store <2 x i16> %0, ptr addrspace(5) %2, align 4, !tbaa !24
  %3 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %4 = extractelement <2 x i16> %3, i64 0
  %5 = sext i16 %4 to i32
  %6 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %7 = extractelement <2 x i16> %6, i64 1
  %8 = sext i16 %7 to i32
  %9 = and i32 %5, %8
  %10 = trunc i32 %9 to i16
  %11 = sext i16 %10 to i32
  %12 = icmp slt i32 %11, 0
  %13 = zext i1 %12 to i32
  ret i32 %13
}
define internal <2 x i16> @_ZL3clzDv2_s(<2 x i16> noundef %0) #3 {
  %2 = alloca <2 x i16>, align 4, addrspace(5)
  %3 = alloca <2 x i16>, align 4, addrspace(5)
  store <2 x i16> %0, ptr addrspace(5) %2, align 4, !tbaa !24
  %4 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %5 = extractelement <2 x i16> %4, i64 0
  %6 = call signext i16 @_ZL3clzs(i16 noundef signext %5) #8
  %7 = insertelement <2 x i16> poison, i16 %6, i32 0
  %8 = load <2 x i16>, ptr addrspace(5) %2, align 4
  %9 = extractelement <2 x i16> %8, i64 1
  %10 = call signext i16 @_ZL3clzs(i16 noundef signext %9) #8
  %11 = insertelement <2 x i16> %7, i16 %10, i32 1
  store <2 x i16> %11, ptr addrspace(5) %3, align 4, !tbaa !24
  %12 = load <2 x i16>, ptr addrspace(5) %3, align 4, !tbaa !24
  ret <2 x i16> %12
}
define internal signext i16 @_ZL3clzs(i16 noundef signext %0) #3 {
  %2 = alloca i16, align 2, addrspace(5)
  store i16 %0, ptr addrspace(5) %2, align 2, !tbaa !13
  %3 = load i16, ptr addrspace(5) %2, align 2, !tbaa !13
  %4 = call zeroext i16 @_ZL3clzt(i16 noundef zeroext %3) #8
  ret i16 %4
}
define internal zeroext i16 @_ZL3clzt(i16 noundef zeroext %0) #3 {
  %2 = alloca i16, align 2, addrspace(5)
  store i16 %0, ptr addrspace(5) %2, align 2, !tbaa !13
  %3 = load i16, ptr addrspace(5) %2, align 2, !tbaa !13
  %4 = zext i16 %3 to i32
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %13
6:
  %7 = load i16, ptr addrspace(5) %2, align 2, !tbaa !13
  %8 = zext i16 %7 to i64
  %9 = call i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %10 = trunc i64 %9 to i32
  %11 = sub nsw i32 %10, 64
  %12 = add nsw i32 %11, 16
  br label %14
13:
  br label %14
14:
  %15 = phi i32 [ %12, %6 ], [ 16, %13 ]
  %16 = trunc i32 %15 to i16
  ret i16 %16
}
define internal zeroext i8 @_ZL13convert_uchard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fptoui double %3 to i8
  ret i8 %4
}
define internal double @_ZL5clampddd(double noundef %0, double noundef %1, double noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !22
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !22
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !22
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !22
  %8 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %9 = call double @llvm.maxnum.f64(double %7, double %8)
  %10 = load double, ptr addrspace(5) %6, align 8, !tbaa !22
  %11 = call double @llvm.minnum.f64(double %9, double %10)
  ret double %11
}
define internal double @_ZL14convert_doublef(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = fpext float %3 to double
  ret double %4
}
define internal signext i8 @_ZL16convert_char_satf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call double @_ZL14convert_doublef(float noundef %3) #8
  %5 = call double @_ZL5clampddd(double noundef %4, double noundef -1.280000e+02, double noundef 1.270000e+02) #8
  %6 = call signext i8 @_ZL12convert_chard(double noundef %5) #8
  ret i8 %6
}
define internal float @_ZL4rintf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !15
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !15
  %4 = call float @llvm.rint.f32(float %3)
  ret float %4
}
define internal signext i8 @_ZL12convert_chard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fptosi double %3 to i8
  ret i8 %4
}
declare float @llvm.rint.f32(float) #2
define internal zeroext i16 @_ZL14convert_ushortd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fptoui double %3 to i16
  ret i16 %4
}
define internal double @_ZL14convert_doublei(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = sitofp i32 %3 to double
  ret double %4
}
define internal i32 @_ZL11convert_intd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %4 = fptosi double %3 to i32
  ret i32 %4
}
define internal <2 x i16> @_ZL18convert_short2_satDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = call <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %3) #8
  %5 = call <2 x double> @_ZL5clampDv2_dS_S_(<2 x double> noundef %4, <2 x double> noundef <double -3.276800e+04, double -3.276800e+04>, <2 x double> noundef <double 3.276700e+04, double 3.276700e+04>) #8
  %6 = call <2 x i16> @_ZL14convert_short2Dv2_d(<2 x double> noundef %5) #8
  ret <2 x i16> %6
}
define internal <2 x float> @_ZL4rintDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = call <2 x float> @llvm.rint.v2f32(<2 x float> %3)
  ret <2 x float> %4
}
define internal <2 x i16> @_ZL14convert_short2Dv2_d(<2 x double> noundef %0) #3 {
  %2 = alloca <2 x double>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = fptosi <2 x double> %3 to <2 x i16>
  ret <2 x i16> %4
}
define internal <2 x double> @_ZL5clampDv2_dS_S_(<2 x double> noundef %0, <2 x double> noundef %1, <2 x double> noundef %2) #3 {
  %4 = alloca <2 x double>, align 16, addrspace(5)
  %5 = alloca <2 x double>, align 16, addrspace(5)
  %6 = alloca <2 x double>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store <2 x double> %1, ptr addrspace(5) %5, align 16, !tbaa !24
  store <2 x double> %2, ptr addrspace(5) %6, align 16, !tbaa !24
  %7 = load <2 x double>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load <2 x double>, ptr addrspace(5) %5, align 16, !tbaa !24
  %9 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %7, <2 x double> %8)
  %10 = load <2 x double>, ptr addrspace(5) %6, align 16, !tbaa !24
  %11 = call <2 x double> @llvm.minnum.v2f64(<2 x double> %9, <2 x double> %10)
  ret <2 x double> %11
}
define internal <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = fpext <2 x float> %3 to <2 x double>
  ret <2 x double> %4
}
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #2
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>) #2
declare <2 x float> @llvm.rint.v2f32(<2 x float>) #2
define internal void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x half>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x half> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !42
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x half>, ptr addrspace(5) %4, align 8, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  store <4 x half> %7, ptr %11, align 2, !tbaa !24
  ret void
}
define internal <4 x half> @_ZL13convert_half4Dv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = fptrunc <4 x float> %3 to <4 x half>
  ret <4 x half> %4
}
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #6
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #6
define internal i32 @_ZL12db_from_laneij(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #7
  %11 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %12 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %11)
  store i32 %12, ptr addrspace(5) %6, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #7
  %13 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %14 = and i32 %13, 31
  %15 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %16 = and i32 %15, 32
  %17 = or i32 %14, %16
  %18 = shl i32 %17, 2
  store i32 %18, ptr addrspace(5) %7, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #7
  %19 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %20 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %21 = call i32 @llvm.amdgcn.ds.bpermute(i32 %19, i32 %20)
  store i32 %21, ptr addrspace(5) %8, align 4, !tbaa !17
  %22 = call i32 @llvm.amdgcn.wavefrontsize()
  %23 = icmp eq i32 %22, 32
  br i1 %23, label %24, label %26
24:
  %25 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  store i32 %25, ptr addrspace(5) %3, align 4
  store i32 1, ptr addrspace(5) %9, align 4
  br label %42
26:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #7
  %27 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %28 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %29 = call i32 @llvm.amdgcn.permlane64.i32(i32 %28)
  %30 = call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %29)
  store i32 %30, ptr addrspace(5) %10, align 4, !tbaa !17
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %32 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %33 = xor i32 %31, %32
  %34 = and i32 %33, 32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38
36:
  %37 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %40
38:
  %39 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %40
40:
  %41 = phi i32 [ %37, %36 ], [ %39, %38 ]
  store i32 %41, ptr addrspace(5) %3, align 4
  store i32 1, ptr addrspace(5) %9, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #7
  br label %42
42:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #7
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #7
  %43 = load i32, ptr addrspace(5) %3, align 4
  ret i32 %43
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5
declare i32 @llvm.amdgcn.permlane64.i32(i32) #5
define internal i32 @_ZL28sub_group_scan_inclusive_maxi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  store i32 %7, ptr addrspace(5) %3, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  store i32 1, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  br label %36
13:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #7
  %14 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %15 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %17 = sub i32 %15, %16
  %18 = call i32 @llvm.amdgcn.wavefrontsize()
  %19 = sub i32 %18, 1
  %20 = and i32 %17, %19
  %21 = call i32 @_ZL12db_from_laneij(i32 noundef %14, i32 noundef %20) #8
  store i32 %21, ptr addrspace(5) %5, align 4, !tbaa !17
  %22 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %24 = icmp uge i32 %22, %23
  br i1 %24, label %25, label %29
25:
  %26 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %28 = call i32 @_ZL3maxii(i32 noundef %26, i32 noundef %27) #8
  br label %31
29:
  %30 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  br label %31
31:
  %32 = phi i32 [ %28, %25 ], [ %30, %29 ]
  store i32 %32, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #7
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %35 = mul i32 %34, 2
  store i32 %35, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8, !llvm.loop !82
36:
  %37 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret i32 %37
}
define internal double @_ZL12db_from_lanedj(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !22
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !22
  %6 = bitcast double %5 to i64
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = call i64 @_ZL12db_from_lanemj(i64 noundef %6, i32 noundef %7) #8
  %9 = bitcast i64 %8 to double
  ret double %9
}
define internal double @_ZL28sub_group_scan_inclusive_addd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  store i32 %7, ptr addrspace(5) %3, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  store i32 1, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  br label %36
13:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %14 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %15 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %17 = sub i32 %15, %16
  %18 = call i32 @llvm.amdgcn.wavefrontsize()
  %19 = sub i32 %18, 1
  %20 = and i32 %17, %19
  %21 = call double @_ZL12db_from_lanedj(double noundef %14, i32 noundef %20) #8
  store double %21, ptr addrspace(5) %5, align 8, !tbaa !22
  %22 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %24 = icmp uge i32 %22, %23
  br i1 %24, label %25, label %29
25:
  %26 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !22
  %28 = fadd double %26, %27
  br label %31
29:
  %30 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  br label %31
31:
  %32 = phi double [ %28, %25 ], [ %30, %29 ]
  store double %32, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %35 = mul i32 %34, 2
  store i32 %35, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8, !llvm.loop !83
36:
  %37 = load double, ptr addrspace(5) %2, align 8, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret double %37
}
define internal i64 @_ZL12db_from_lanemj(i64 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca <2 x i32>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %7 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %8 = bitcast i64 %7 to <2 x i32>
  store <2 x i32> %8, ptr addrspace(5) %5, align 8, !tbaa !24
  %9 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %10 = extractelement <2 x i32> %9, i64 0
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %12 = call i32 @_ZL12db_from_lanejj(i32 noundef %10, i32 noundef %11) #8
  %13 = insertelement <2 x i32> poison, i32 %12, i32 0
  %14 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %17 = call i32 @_ZL12db_from_lanejj(i32 noundef %15, i32 noundef %16) #8
  %18 = insertelement <2 x i32> %13, i32 %17, i32 1
  store <2 x i32> %18, ptr addrspace(5) %6, align 8, !tbaa !24
  %19 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !24
  %20 = bitcast <2 x i32> %19 to i64
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  ret i64 %20
}
define internal i32 @_ZL12db_from_lanejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %6) #8
  ret i32 %7
}
define internal i64 @_ZL12db_from_lanelj(i64 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i64 @_ZL12db_from_lanemj(i64 noundef %5, i32 noundef %6) #8
  ret i64 %7
}
define internal i64 @_ZL28sub_group_scan_inclusive_minl(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !42
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #7
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  store i32 %7, ptr addrspace(5) %3, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #7
  store i32 1, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #7
  br label %36
13:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #7
  %14 = load i64, ptr addrspace(5) %2, align 8, !tbaa !42
  %15 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %17 = sub i32 %15, %16
  %18 = call i32 @llvm.amdgcn.wavefrontsize()
  %19 = sub i32 %18, 1
  %20 = and i32 %17, %19
  %21 = call i64 @_ZL12db_from_lanelj(i64 noundef %14, i32 noundef %20) #8
  store i64 %21, ptr addrspace(5) %5, align 8, !tbaa !42
  %22 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %24 = icmp uge i32 %22, %23
  br i1 %24, label %25, label %29
25:
  %26 = load i64, ptr addrspace(5) %2, align 8, !tbaa !42
  %27 = load i64, ptr addrspace(5) %5, align 8, !tbaa !42
  %28 = call i64 @_ZL3minll(i64 noundef %26, i64 noundef %27) #8
  br label %31
29:
  %30 = load i64, ptr addrspace(5) %2, align 8, !tbaa !42
  br label %31
31:
  %32 = phi i64 [ %28, %25 ], [ %30, %29 ]
  store i64 %32, ptr addrspace(5) %2, align 8, !tbaa !42
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #7
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %35 = mul i32 %34, 2
  store i32 %35, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %8, !llvm.loop !84
36:
  %37 = load i64, ptr addrspace(5) %2, align 8, !tbaa !42
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #7
  ret i64 %37
}
define internal i64 @_ZL3minll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !42
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !42
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !42
  %6 = load i64, ptr addrspace(5) %4, align 8, !tbaa !42
  %7 = call i64 @llvm.smin.i64(i64 %5, i64 %6)
  ret i64 %7
}
declare i64 @llvm.smin.i64(i64, i64) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1}
!5 = !{!"none", !"none"}
!6 = !{!"float*", !"float*"}
!7 = !{!"const", !""}
!8 = !{!"x", !"out"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !11, i64 0}
!19 = !{float 3.000000e+00}
!20 = !{float 2.500000e+00}
!21 = !{!"double*", !"double*"}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !11, i64 0}
!24 = !{!11, !11, i64 0}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"double*", !"double*", !"double*"}
!28 = !{!"const", !"const", !""}
!29 = !{!"x", !"y", !"out"}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{i32 1, i32 1, i32 1, i32 1}
!33 = !{!"none", !"none", !"none", !"none"}
!34 = !{!"float*", !"float*", !"float*", !"int*"}
!35 = !{!"const", !"const", !"", !""}
!36 = !{!"x", !"y", !"out", !"claims"}
!37 = !{!"float*", !"float*", !"float*"}
!38 = !{!"float4*", !"float4*"}
!39 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!40 = !{!"int*", !"int*", !"long*"}
!41 = !{!"a", !"b", !"out"}
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !11, i64 0}
!44 = !{!"float*", !"int*"}
!45 = !{i32 1, i32 1, i32 1, i32 2}
!46 = !{!"uchar*", !"float*", !"half*", !"short*"}
!47 = !{!"const", !"", !"", !"const"}
!48 = !{!"bytes", !"floats", !"halves", !"table"}
!49 = !{!50, !50, i64 0}
!50 = !{!"half", !11, i64 0}
!51 = !{i32 1, i32 1, i32 3}
!52 = !{!"int*", !"int*", !"int*"}
!53 = !{!"const", !"", !""}
!54 = !{!"a", !"out", !"tile"}
!55 = distinct !{!55, !31}
!56 = !{!57, !57, i64 0}
!57 = !{!"event_t", !11, i64 0}
!58 = distinct !{!58, !31}
!59 = distinct !{!59, !31}
!60 = distinct !{!60, !31}
!61 = !{!"int*", !"int*", !"double*"}
!62 = !{!"a", !"out", !"sums"}
!63 = distinct !{!63, !31}
!64 = !{!"int*", !"int*", !"atomic_int*"}
!65 = !{!"int*", !"int*", !"_Atomic(int)*"}
!66 = !{!"const", !"volatile", !""}
!67 = !{!"a", !"cells", !"typed"}
!68 = !{!69, !69, i64 0}
!69 = !{!"bool", !11, i64 0}
!70 = !{i8 0, i8 2}
!71 = !{}
!72 = distinct !{!72, !31}
!73 = distinct !{!73, !31}
!74 = distinct !{!74, !31}
!75 = distinct !{!75, !31}
!76 = distinct !{!76, !31}
!77 = distinct !{!77, !31}
!78 = distinct !{!78, !31}
!79 = distinct !{!79, !31}
!80 = distinct !{!80, !31}
!81 = distinct !{!81, !31}
!82 = distinct !{!82, !31}
!83 = distinct !{!83, !31}
!84 = distinct !{!84, !31}
