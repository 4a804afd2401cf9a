target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @whole(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 1 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca <4 x i32>, align 16, addrspace(5)
  %13 = alloca <4 x i32>, align 16, addrspace(5)
  %14 = alloca <4 x double>, align 32, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <8 x float>, align 32, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !9
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %17 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %18 = call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = zext i32 %18 to i64
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !13
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = mul i64 %19, %24
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = getelementptr inbounds double, ptr addrspace(1) %17, i64 %28
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !15
  store double %30, ptr addrspace(5) %11, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %12) #4
  %31 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %32 = call i32 @_ZL19convert_int_sat_rted(double noundef %31) #5
  %33 = insertelement <4 x i32> poison, i32 %32, i32 0
  %34 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %35 = call i32 @_ZL19convert_int_sat_rtzd(double noundef %34) #5
  %36 = insertelement <4 x i32> %33, i32 %35, i32 1
  %37 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %38 = call i32 @_ZL19convert_int_sat_rtnd(double noundef %37) #5
  %39 = insertelement <4 x i32> %36, i32 %38, i32 2
  %40 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %41 = call i32 @_ZL19convert_int_sat_rtpd(double noundef %40) #5
  %42 = insertelement <4 x i32> %39, i32 %41, i32 3
  store <4 x i32> %42, ptr addrspace(5) %13, align 16, !tbaa !17
  %43 = load <4 x i32>, ptr addrspace(5) %13, align 16, !tbaa !17
  store <4 x i32> %43, ptr addrspace(5) %12, align 16, !tbaa !17
  %44 = load <4 x i32>, ptr addrspace(5) %12, align 16, !tbaa !17
  %45 = call i32 @llvm.amdgcn.workgroup.id.x()
  %46 = zext i32 %45 to i64
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %48 = getelementptr inbounds i8, ptr addrspace(4) %47, i64 4
  %49 = load i16, ptr addrspace(4) %48, align 2, !tbaa !13
  %50 = zext i16 %49 to i32
  %51 = sext i32 %50 to i64
  %52 = mul i64 %46, %51
  %53 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %54 = zext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %57 = addrspacecast ptr addrspace(1) %56 to ptr
  call void @_ZL7vstore4Dv4_imPU3AS0i(<4 x i32> noundef %44, i64 noundef %55, ptr noundef %57) #5
  %58 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %59 = insertelement <4 x double> poison, double %58, i32 0
  %60 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %61 = fneg double %60
  %62 = insertelement <4 x double> %59, double %61, i32 1
  %63 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %64 = fmul double %63, 3.000000e+00
  %65 = insertelement <4 x double> %62, double %64, i32 2
  %66 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %67 = fadd double %66, 5.000000e-01
  %68 = insertelement <4 x double> %65, double %67, i32 3
  store <4 x double> %68, ptr addrspace(5) %14, align 32, !tbaa !17
  %69 = load <4 x double>, ptr addrspace(5) %14, align 32, !tbaa !17
  %70 = call <4 x i64> @_ZL21convert_long4_sat_rtpDv4_d(<4 x double> noundef %69) #5
  %71 = call i32 @llvm.amdgcn.workgroup.id.x()
  %72 = zext i32 %71 to i64
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %74 = getelementptr inbounds i8, ptr addrspace(4) %73, i64 4
  %75 = load i16, ptr addrspace(4) %74, align 2, !tbaa !13
  %76 = zext i16 %75 to i32
  %77 = sext i32 %76 to i64
  %78 = mul i64 %72, %77
  %79 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  %81 = add i64 %78, %80
  %82 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %83 = addrspacecast ptr addrspace(1) %82 to ptr
  call void @_ZL7vstore4Dv4_lmPU3AS0l(<4 x i64> noundef %70, i64 noundef %81, ptr noundef %83) #5
  %84 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %85 = fptrunc double %84 to float
  %86 = insertelement <2 x float> poison, float %85, i32 0
  %87 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %88 = fptrunc double %87 to float
  %89 = fneg float %88
  %90 = insertelement <2 x float> %86, float %89, i32 1
  store <2 x float> %90, ptr addrspace(5) %15, align 8, !tbaa !17
  %91 = load <2 x float>, ptr addrspace(5) %15, align 8, !tbaa !17
  %92 = call <2 x i64> @_ZL18convert_ulong2_satDv2_f(<2 x float> noundef %91) #5
  %93 = call i32 @llvm.amdgcn.workgroup.id.x()
  %94 = zext i32 %93 to i64
  %95 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %96 = getelementptr inbounds i8, ptr addrspace(4) %95, i64 4
  %97 = load i16, ptr addrspace(4) %96, align 2, !tbaa !13
  %98 = zext i16 %97 to i32
  %99 = sext i32 %98 to i64
  %100 = mul i64 %94, %99
  %101 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %102 = zext i32 %101 to i64
  %103 = add i64 %100, %102
  %104 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %105 = addrspacecast ptr addrspace(1) %104 to ptr
  call void @_ZL7vstore2Dv2_mmPU3AS0m(<2 x i64> noundef %92, i64 noundef %103, ptr noundef %105) #5
  %106 = load double, ptr addrspace(5) %11, align 8, !tbaa !15
  %107 = fptrunc double %106 to float
  %108 = insertelement <8 x float> poison, float %107, i64 0
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> <float 1.000000e+00, float 5.000000e-01, float -1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00>, ptr addrspace(5) %16, align 32, !tbaa !17
  %110 = load <8 x float>, ptr addrspace(5) %16, align 32, !tbaa !17
  %111 = fmul <8 x float> %109, %110
  %112 = call <8 x i8> @_ZL21convert_char8_sat_rteDv8_f(<8 x float> noundef %111) #5
  %113 = call i32 @llvm.amdgcn.workgroup.id.x()
  %114 = zext i32 %113 to i64
  %115 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %116 = getelementptr inbounds i8, ptr addrspace(4) %115, i64 4
  %117 = load i16, ptr addrspace(4) %116, align 2, !tbaa !13
  %118 = zext i16 %117 to i32
  %119 = sext i32 %118 to i64
  %120 = mul i64 %114, %119
  %121 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %122 = zext i32 %121 to i64
  %123 = add i64 %120, %122
  %124 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  %125 = addrspacecast ptr addrspace(1) %124 to ptr
  call void @_ZL7vstore8Dv8_cmPU3AS0c(<8 x i8> noundef %112, i64 noundef %123, ptr noundef %125) #5
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
define internal i32 @_ZL19convert_int_sat_rted(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @_ZL4rintd(double noundef %3) #5
  %5 = call i32 @_ZL15convert_int_satd(double noundef %4) #5
  ret i32 %5
}
define internal i32 @_ZL19convert_int_sat_rtzd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call i32 @_ZL15convert_int_satd(double noundef %3) #5
  ret i32 %4
}
define internal i32 @_ZL19convert_int_sat_rtnd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @_ZL5floord(double noundef %3) #5
  %5 = call i32 @_ZL15convert_int_satd(double noundef %4) #5
  ret i32 %5
}
define internal i32 @_ZL19convert_int_sat_rtpd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @_ZL4ceild(double noundef %3) #5
  %5 = call i32 @_ZL15convert_int_satd(double noundef %4) #5
  ret i32 %5
}
define internal void @_ZL7vstore4Dv4_imPU3AS0i(<4 x i32> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x i32>, ptr addrspace(5) %4, align 16, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  store <4 x i32> %7, ptr %11, align 4, !tbaa !17
  ret void
}
define internal void @_ZL7vstore4Dv4_lmPU3AS0l(<4 x i64> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x i64>, align 32, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x i64> %0, ptr addrspace(5) %4, align 32, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x i64>, ptr addrspace(5) %4, align 32, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  store <4 x i64> %7, ptr %11, align 8, !tbaa !17
  ret void
}
define internal <4 x i64> @_ZL21convert_long4_sat_rtpDv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <4 x double> @_ZL4ceilDv4_d(<4 x double> noundef %3) #5
  %5 = call <4 x i64> @_ZL17convert_long4_satDv4_d(<4 x double> noundef %4) #5
  ret <4 x i64> %5
}
define internal void @_ZL7vstore2Dv2_mmPU3AS0m(<2 x i64> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <2 x i64>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %4, align 16, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x i64>, ptr addrspace(5) %4, align 16, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 2, %9
  %11 = getelementptr inbounds i64, ptr %8, i64 %10
  store <2 x i64> %7, ptr %11, align 8, !tbaa !17
  ret void
}
define internal <2 x i64> @_ZL18convert_ulong2_satDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !17
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !17
  %4 = call <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %3) #5
  %5 = call <2 x i64> @_ZL12db_ulong2_ofDv2_d(<2 x double> noundef %4) #5
  ret <2 x i64> %5
}
define internal void @_ZL7vstore8Dv8_cmPU3AS0c(<8 x i8> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <8 x i8>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <8 x i8> %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <8 x i8>, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 8, %9
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  store <8 x i8> %7, ptr %11, align 1, !tbaa !17
  ret void
}
define internal <8 x i8> @_ZL21convert_char8_sat_rteDv8_f(<8 x float> noundef %0) #3 {
  %2 = alloca <8 x float>, align 32, addrspace(5)
  store <8 x float> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <8 x float>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <8 x float> @_ZL4rintDv8_f(<8 x float> noundef %3) #5
  %5 = call <8 x i8> @_ZL17convert_char8_satDv8_f(<8 x float> noundef %4) #5
  ret <8 x i8> %5
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @bounded(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 !kernel_arg_name !24 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca <3 x i64>, align 32, addrspace(5)
  %11 = alloca <2 x i64>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
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
  %24 = getelementptr inbounds i64, ptr addrspace(1) %12, i64 %23
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !18
  store i64 %25, ptr addrspace(5) %9, align 8, !tbaa !18
  %26 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %27 = insertelement <3 x i64> poison, i64 %26, i32 0
  %28 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %29 = sub nsw i64 0, %28
  %30 = insertelement <3 x i64> %27, i64 %29, i32 1
  %31 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %32 = ashr i64 %31, 40
  %33 = insertelement <3 x i64> %30, i64 %32, i32 2
  %34 = shufflevector <3 x i64> %33, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %34, ptr addrspace(5) %10, align 32, !tbaa !17
  %35 = load <4 x i64>, ptr addrspace(5) %10, align 32
  %36 = shufflevector <4 x i64> %35, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = call <3 x i16> @_ZL18convert_short3_satDv3_l(<3 x i64> noundef %36) #5
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = zext i32 %38 to i64
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 4
  %42 = load i16, ptr addrspace(4) %41, align 2, !tbaa !13
  %43 = zext i16 %42 to i32
  %44 = sext i32 %43 to i64
  %45 = mul i64 %39, %44
  %46 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %47 = zext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %50 = addrspacecast ptr addrspace(1) %49 to ptr
  call void @_ZL7vstore3Dv3_smPU3AS0s(<3 x i16> noundef %37, i64 noundef %48, ptr noundef %50) #5
  %51 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %52 = call i64 @_ZL17convert_ulong_satl(i64 noundef %51) #5
  %53 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = zext i32 %54 to i64
  %56 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 4
  %58 = load i16, ptr addrspace(4) %57, align 2, !tbaa !13
  %59 = zext i16 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = mul i64 %55, %60
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = getelementptr inbounds i64, ptr addrspace(1) %53, i64 %64
  store i64 %52, ptr addrspace(1) %65, align 8, !tbaa !18
  %66 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %67 = insertelement <2 x i64> poison, i64 %66, i32 0
  %68 = load i64, ptr addrspace(5) %9, align 8, !tbaa !18
  %69 = ashr i64 %68, 20
  %70 = insertelement <2 x i64> %67, i64 %69, i32 1
  store <2 x i64> %70, ptr addrspace(5) %11, align 16, !tbaa !17
  %71 = load <2 x i64>, ptr addrspace(5) %11, align 16, !tbaa !17
  %72 = call <2 x i32> @_ZL21convert_uint2_sat_rtpDv2_l(<2 x i64> noundef %71) #5
  %73 = call i32 @llvm.amdgcn.workgroup.id.x()
  %74 = zext i32 %73 to i64
  %75 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %76 = getelementptr inbounds i8, ptr addrspace(4) %75, i64 4
  %77 = load i16, ptr addrspace(4) %76, align 2, !tbaa !13
  %78 = zext i16 %77 to i32
  %79 = sext i32 %78 to i64
  %80 = mul i64 %74, %79
  %81 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %82 = zext i32 %81 to i64
  %83 = add i64 %80, %82
  %84 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %85 = addrspacecast ptr addrspace(1) %84 to ptr
  call void @_ZL7vstore2Dv2_jmPU3AS0j(<2 x i32> noundef %72, i64 noundef %83, ptr noundef %85) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  ret void
}
define internal void @_ZL7vstore3Dv3_smPU3AS0s(<3 x i16> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <3 x i16>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = shufflevector <3 x i16> %0, <3 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i16> %7, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %8 = load <3 x i16>, ptr addrspace(5) %4, align 8
  %9 = extractelement <3 x i16> %8, i64 0
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %11 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %12 = mul i64 3, %11
  %13 = getelementptr inbounds i16, ptr %10, i64 %12
  store i16 %9, ptr %13, align 2, !tbaa !13
  %14 = load <3 x i16>, ptr addrspace(5) %4, align 8
  %15 = extractelement <3 x i16> %14, i64 1
  %16 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %17 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %18 = mul i64 3, %17
  %19 = add i64 %18, 1
  %20 = getelementptr inbounds i16, ptr %16, i64 %19
  store i16 %15, ptr %20, align 2, !tbaa !13
  %21 = load <3 x i16>, ptr addrspace(5) %4, align 8
  %22 = extractelement <3 x i16> %21, i64 2
  %23 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %24 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %25 = mul i64 3, %24
  %26 = add i64 %25, 2
  %27 = getelementptr inbounds i16, ptr %23, i64 %26
  store i16 %22, ptr %27, align 2, !tbaa !13
  ret void
}
define internal <3 x i16> @_ZL18convert_short3_satDv3_l(<3 x i64> noundef %0) #3 {
  %2 = alloca <3 x i64>, align 32, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  %5 = shufflevector <3 x i64> %0, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %5, ptr addrspace(5) %2, align 32, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store i64 -32768, ptr addrspace(5) %3, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  store i64 32767, ptr addrspace(5) %4, align 8, !tbaa !18
  %6 = load <4 x i64>, ptr addrspace(5) %2, align 32
  %7 = shufflevector <4 x i64> %6, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %8 = call <3 x i64> @_ZL5clampDv3_lS_S_(<3 x i64> noundef %7, <3 x i64> noundef <i64 -32768, i64 -32768, i64 -32768>, <3 x i64> noundef <i64 32767, i64 32767, i64 32767>) #5
  %9 = call <3 x i16> @_ZL14convert_short3Dv3_l(<3 x i64> noundef %8) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret <3 x i16> %9
}
define internal i64 @_ZL17convert_ulong_satl(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store i64 0, ptr addrspace(5) %3, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  store i64 9223372036854775807, ptr addrspace(5) %4, align 8, !tbaa !18
  %5 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %6 = call i64 @_ZL5clamplll(i64 noundef %5, i64 noundef 0, i64 noundef 9223372036854775807) #5
  %7 = call i64 @_ZL13convert_ulongl(i64 noundef %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret i64 %7
}
define internal void @_ZL7vstore2Dv2_jmPU3AS0j(<2 x i32> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x i32>, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 2, %9
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  store <2 x i32> %7, ptr %11, align 4, !tbaa !17
  ret void
}
define internal <2 x i32> @_ZL21convert_uint2_sat_rtpDv2_l(<2 x i64> noundef %0) #3 {
  %2 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  %3 = load <2 x i64>, ptr addrspace(5) %2, align 16, !tbaa !17
  %4 = call <2 x i32> @_ZL17convert_uint2_satDv2_l(<2 x i64> noundef %3) #5
  ret <2 x i32> %4
}
define protected amdgpu_kernel void @stepped(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 2 %3) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 !kernel_arg_name !27 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca <4 x float>, align 16, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  %13 = alloca <4 x half>, align 8, addrspace(5)
  %14 = alloca <2 x half>, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  %15 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
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
  %27 = getelementptr inbounds double, ptr addrspace(1) %15, i64 %26
  %28 = load double, ptr addrspace(1) %27, align 8, !tbaa !15
  store double %28, ptr addrspace(5) %9, align 8, !tbaa !15
  %29 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %30 = call float @_ZL17convert_float_rted(double noundef %29) #5
  %31 = insertelement <4 x float> poison, float %30, i32 0
  %32 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %33 = call float @_ZL17convert_float_rtzd(double noundef %32) #5
  %34 = insertelement <4 x float> %31, float %33, i32 1
  %35 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %36 = call float @_ZL17convert_float_rtnd(double noundef %35) #5
  %37 = insertelement <4 x float> %34, float %36, i32 2
  %38 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %39 = call float @_ZL17convert_float_rtpd(double noundef %38) #5
  %40 = insertelement <4 x float> %37, float %39, i32 3
  store <4 x float> %40, ptr addrspace(5) %10, align 16, !tbaa !17
  %41 = load <4 x float>, ptr addrspace(5) %10, align 16, !tbaa !17
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
  %53 = mul i64 2, %52
  %54 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %55 = addrspacecast ptr addrspace(1) %54 to ptr
  call void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %41, i64 noundef %53, ptr noundef %55) #5
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %56 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = zext i32 %57 to i64
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %60 = getelementptr inbounds i8, ptr addrspace(4) %59, i64 4
  %61 = load i16, ptr addrspace(4) %60, align 2, !tbaa !13
  %62 = zext i16 %61 to i32
  %63 = sext i32 %62 to i64
  %64 = mul i64 %58, %63
  %65 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %66 = zext i32 %65 to i64
  %67 = add i64 %64, %66
  %68 = getelementptr inbounds i64, ptr addrspace(1) %56, i64 %67
  %69 = load i64, ptr addrspace(1) %68, align 8, !tbaa !18
  store i64 %69, ptr addrspace(5) %11, align 8, !tbaa !18
  %70 = load i64, ptr addrspace(5) %11, align 8, !tbaa !18
  %71 = call float @_ZL17convert_float_rtzm(i64 noundef %70) #5
  %72 = insertelement <4 x float> poison, float %71, i32 0
  %73 = load i64, ptr addrspace(5) %11, align 8, !tbaa !18
  %74 = call float @_ZL17convert_float_rtnl(i64 noundef %73) #5
  %75 = insertelement <4 x float> %72, float %74, i32 1
  %76 = load i64, ptr addrspace(5) %11, align 8, !tbaa !18
  %77 = call float @_ZL17convert_float_rtpm(i64 noundef %76) #5
  %78 = insertelement <4 x float> %75, float %77, i32 2
  %79 = load i64, ptr addrspace(5) %11, align 8, !tbaa !18
  %80 = trunc i64 %79 to i32
  %81 = call float @_ZL17convert_float_rtpi(i32 noundef %80) #5
  %82 = insertelement <4 x float> %78, float %81, i32 3
  store <4 x float> %82, ptr addrspace(5) %12, align 16, !tbaa !17
  %83 = load <4 x float>, ptr addrspace(5) %12, align 16, !tbaa !17
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
  %95 = mul i64 2, %94
  %96 = add i64 %95, 1
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %98 = addrspacecast ptr addrspace(1) %97 to ptr
  call void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %83, i64 noundef %96, ptr noundef %98) #5
  %99 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %100 = call half @_ZL16convert_half_rted(double noundef %99) #5
  %101 = insertelement <4 x half> poison, half %100, i32 0
  %102 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %103 = insertelement <2 x double> poison, double %102, i64 0
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  %105 = call <2 x half> @_ZL17convert_half2_rtzDv2_d(<2 x double> noundef %104) #5
  store <2 x half> %105, ptr addrspace(5) %14, align 4
  %106 = load <2 x half>, ptr addrspace(5) %14, align 4
  %107 = extractelement <2 x half> %106, i64 1
  %108 = insertelement <4 x half> %101, half %107, i32 1
  %109 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %110 = call half @_ZL16convert_half_rtnd(double noundef %109) #5
  %111 = insertelement <4 x half> %108, half %110, i32 2
  %112 = load double, ptr addrspace(5) %9, align 8, !tbaa !15
  %113 = call half @_ZL16convert_half_rtpd(double noundef %112) #5
  %114 = insertelement <4 x half> %111, half %113, i32 3
  store <4 x half> %114, ptr addrspace(5) %13, align 8, !tbaa !17
  %115 = load <4 x half>, ptr addrspace(5) %13, align 8, !tbaa !17
  %116 = call i32 @llvm.amdgcn.workgroup.id.x()
  %117 = zext i32 %116 to i64
  %118 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %119 = getelementptr inbounds i8, ptr addrspace(4) %118, i64 4
  %120 = load i16, ptr addrspace(4) %119, align 2, !tbaa !13
  %121 = zext i16 %120 to i32
  %122 = sext i32 %121 to i64
  %123 = mul i64 %117, %122
  %124 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %125 = zext i32 %124 to i64
  %126 = add i64 %123, %125
  %127 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %128 = addrspacecast ptr addrspace(1) %127 to ptr
  call void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %115, i64 noundef %126, ptr noundef %128) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  ret void
}
define internal void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  store <4 x float> %7, ptr %11, align 4, !tbaa !17
  ret void
}
define internal float @_ZL17convert_float_rted(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = fptrunc double %3 to float
  ret float %4
}
define internal float @_ZL17convert_float_rtzd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = fcmp olt double %3, 0.000000e+00
  br i1 %4, label %5, label %8
5:
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %7 = call float @_ZL17convert_float_rtpd(double noundef %6) #5
  br label %11
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %10 = call float @_ZL17convert_float_rtnd(double noundef %9) #5
  br label %11
11:
  %12 = phi float [ %7, %5 ], [ %10, %8 ]
  ret float %12
}
define internal float @_ZL17convert_float_rtnd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %5 = fptrunc double %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %9 = call zeroext i1 @_ZL8db_abovedd(double noundef %7, double noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %12 = call float @_ZL9nextafterff(float noundef %11, float noundef 0xFFF0000000000000) #5
  br label %15
13:
  %14 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %15
15:
  %16 = phi float [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %16
}
define internal float @_ZL17convert_float_rtpd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %5 = fptrunc double %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %9 = call zeroext i1 @_ZL8db_belowdd(double noundef %7, double noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %12 = call float @_ZL9nextafterff(float noundef %11, float noundef 0x7FF0000000000000) #5
  br label %15
13:
  %14 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %15
15:
  %16 = phi float [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %16
}
define internal float @_ZL17convert_float_rtzm(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  %3 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %4 = icmp ult i64 %3, 0
  br i1 %4, label %5, label %8
5:
  %6 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %7 = call float @_ZL17convert_float_rtpm(i64 noundef %6) #5
  br label %11
8:
  %9 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %10 = call float @_ZL17convert_float_rtnm(i64 noundef %9) #5
  br label %11
11:
  %12 = phi float [ %7, %5 ], [ %10, %8 ]
  ret float %12
}
define internal float @_ZL17convert_float_rtnl(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %5 = sitofp i64 %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %9 = call zeroext i1 @_ZL8db_abovedl(double noundef %7, i64 noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %12 = call float @_ZL9nextafterff(float noundef %11, float noundef 0xFFF0000000000000) #5
  br label %15
13:
  %14 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %15
15:
  %16 = phi float [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %16
}
define internal float @_ZL17convert_float_rtpm(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %5 = uitofp i64 %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %9 = call zeroext i1 @_ZL8db_belowdm(double noundef %7, i64 noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %12 = call float @_ZL9nextafterff(float noundef %11, float noundef 0x7FF0000000000000) #5
  br label %15
13:
  %14 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %15
15:
  %16 = phi float [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %16
}
define internal float @_ZL17convert_float_rtpi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !30
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load i32, ptr addrspace(5) %2, align 4, !tbaa !30
  %5 = sitofp i32 %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load i32, ptr addrspace(5) %2, align 4, !tbaa !30
  %9 = sitofp i32 %8 to double
  %10 = call zeroext i1 @_ZL8db_belowdd(double noundef %7, double noundef %9) #5
  br i1 %10, label %11, label %14
11:
  %12 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %13 = call float @_ZL9nextafterff(float noundef %12, float noundef 0x7FF0000000000000) #5
  br label %16
14:
  %15 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %16
16:
  %17 = phi float [ %13, %11 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %17
}
define internal void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %0, i64 noundef %1, ptr noundef %2) #3 {
  %4 = alloca <4 x half>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x half> %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x half>, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  store <4 x half> %7, ptr %11, align 2, !tbaa !17
  ret void
}
define internal half @_ZL16convert_half_rted(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = fptrunc double %3 to half
  ret half %4
}
define internal <2 x half> @_ZL17convert_half2_rtzDv2_d(<2 x double> noundef %0) #3 {
  %2 = alloca <2 x double>, align 16, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  %4 = load <2 x double>, ptr addrspace(5) %2, align 16
  %5 = extractelement <2 x double> %4, i64 0
  %6 = call half @_ZL16convert_half_rtzd(double noundef %5) #5
  %7 = insertelement <2 x half> poison, half %6, i32 0
  %8 = load <2 x double>, ptr addrspace(5) %2, align 16
  %9 = extractelement <2 x double> %8, i64 1
  %10 = call half @_ZL16convert_half_rtzd(double noundef %9) #5
  %11 = insertelement <2 x half> %7, half %10, i32 1
  store <2 x half> %11, ptr addrspace(5) %3, align 4, !tbaa !17
  %12 = load <2 x half>, ptr addrspace(5) %3, align 4, !tbaa !17
  ret <2 x half> %12
}
define internal half @_ZL16convert_half_rtnd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %5 = fptrunc double %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !32
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %7 = fpext half %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %9 = call zeroext i1 @_ZL8db_abovedd(double noundef %7, double noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %12 = call half @_ZL9nextafterDhDh(half noundef %11, half noundef 0xHFC00) #5
  br label %15
13:
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  br label %15
15:
  %16 = phi half [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #4
  ret half %16
}
define internal half @_ZL16convert_half_rtpd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %5 = fptrunc double %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !32
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %7 = fpext half %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %9 = call zeroext i1 @_ZL8db_belowdd(double noundef %7, double noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %12 = call half @_ZL9nextafterDhDh(half noundef %11, half noundef 0xH7C00) #5
  br label %15
13:
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  br label %15
15:
  %16 = phi half [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #4
  ret half %16
}
define internal i32 @_ZL15convert_int_satd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @_ZL14convert_doubled(double noundef %3) #5
  %5 = call i32 @_ZL9db_int_ofd(double noundef %4) #5
  ret i32 %5
}
define internal double @_ZL4rintd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @llvm.rint.f64(double %3)
  ret double %4
}
define internal i32 @_ZL9db_int_ofd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %5 = fcmp oeq double %3, %4
  br i1 %5, label %6, label %8
6:
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  br label %9
8:
  br label %9
9:
  %10 = phi double [ %7, %6 ], [ 0.000000e+00, %8 ]
  %11 = call double @_ZL5clampddd(double noundef %10, double noundef 0xC1E0000000000000, double noundef 0x41DFFFFFFFC00000) #5
  %12 = call i32 @_ZL11convert_intd(double noundef %11) #5
  ret i32 %12
}
define internal double @_ZL14convert_doubled(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  ret double %3
}
define internal i32 @_ZL11convert_intd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = fptosi double %3 to i32
  ret i32 %4
}
define internal double @_ZL5clampddd(double noundef %0, double noundef %1, double noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !15
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !15
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !15
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !15
  %8 = load double, ptr addrspace(5) %5, align 8, !tbaa !15
  %9 = call double @llvm.maxnum.f64(double %7, double %8)
  %10 = load double, ptr addrspace(5) %6, align 8, !tbaa !15
  %11 = call double @llvm.minnum.f64(double %9, double %10)
  ret double %11
}
declare double @llvm.maxnum.f64(double, double) #2
declare double @llvm.minnum.f64(double, double) #2
declare double @llvm.rint.f64(double) #2
define internal double @_ZL5floord(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @llvm.floor.f64(double %3)
  ret double %4
}
declare double @llvm.floor.f64(double) #2
define internal double @_ZL4ceild(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = call double @llvm.ceil.f64(double %3)
  ret double %4
}
declare double @llvm.ceil.f64(double) #2
define internal <4 x i64> @_ZL17convert_long4_satDv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <4 x double> @_ZL15convert_double4Dv4_d(<4 x double> noundef %3) #5
  %5 = call <4 x i64> @_ZL11db_long4_ofDv4_d(<4 x double> noundef %4) #5
  ret <4 x i64> %5
}
define internal <4 x double> @_ZL4ceilDv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <4 x double> @llvm.ceil.v4f64(<4 x double> %3)
  ret <4 x double> %4
}
define internal <4 x i64> @_ZL11db_long4_ofDv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca <4 x i64>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store double 0x43E0000000000000, ptr addrspace(5) %3, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  store double 0x43DFFFFFFFFFFFFF, ptr addrspace(5) %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %5) #4
  %6 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %7 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %8 = fcmp oeq <4 x double> %6, %7
  %9 = sext <4 x i1> %8 to <4 x i64>
  %10 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %11 = icmp slt <4 x i64> %9, zeroinitializer
  %12 = sext <4 x i1> %11 to <4 x i64>
  %13 = xor <4 x i64> %12, <i64 -1, i64 -1, i64 -1, i64 -1>
  %14 = bitcast <4 x double> %10 to <4 x i64>
  %15 = and <4 x i64> zeroinitializer, %13
  %16 = and <4 x i64> %14, %12
  %17 = or <4 x i64> %15, %16
  %18 = bitcast <4 x i64> %17 to <4 x double>
  %19 = call <4 x double> @_ZL5clampDv4_dS_S_(<4 x double> noundef %18, <4 x double> noundef <double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000, double 0xC3E0000000000000>, <4 x double> noundef <double 0x43DFFFFFFFFFFFFF, double 0x43DFFFFFFFFFFFFF, double 0x43DFFFFFFFFFFFFF, double 0x43DFFFFFFFFFFFFF>) #5
  %20 = call <4 x i64> @_ZL13convert_long4Dv4_d(<4 x double> noundef %19) #5
  store <4 x i64> %20, ptr addrspace(5) %5, align 32, !tbaa !17
  %21 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %22 = fcmp oge <4 x double> %21, <double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000, double 0x43E0000000000000>
  %23 = sext <4 x i1> %22 to <4 x i64>
  %24 = load <4 x i64>, ptr addrspace(5) %5, align 32, !tbaa !17
  %25 = icmp slt <4 x i64> %23, zeroinitializer
  %26 = sext <4 x i1> %25 to <4 x i64>
  %27 = xor <4 x i64> %26, <i64 -1, i64 -1, i64 -1, i64 -1>
  %28 = and <4 x i64> %24, %27
  %29 = and <4 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, %26
  %30 = or <4 x i64> %28, %29
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret <4 x i64> %30
}
define internal <4 x double> @_ZL15convert_double4Dv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  ret <4 x double> %3
}
define internal <4 x i64> @_ZL13convert_long4Dv4_d(<4 x double> noundef %0) #3 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <4 x double>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = fptosi <4 x double> %3 to <4 x i64>
  ret <4 x i64> %4
}
define internal <4 x double> @_ZL5clampDv4_dS_S_(<4 x double> noundef %0, <4 x double> noundef %1, <4 x double> noundef %2) #3 {
  %4 = alloca <4 x double>, align 32, addrspace(5)
  %5 = alloca <4 x double>, align 32, addrspace(5)
  %6 = alloca <4 x double>, align 32, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %4, align 32, !tbaa !17
  store <4 x double> %1, ptr addrspace(5) %5, align 32, !tbaa !17
  store <4 x double> %2, ptr addrspace(5) %6, align 32, !tbaa !17
  %7 = load <4 x double>, ptr addrspace(5) %4, align 32, !tbaa !17
  %8 = load <4 x double>, ptr addrspace(5) %5, align 32, !tbaa !17
  %9 = call <4 x double> @llvm.maxnum.v4f64(<4 x double> %7, <4 x double> %8)
  %10 = load <4 x double>, ptr addrspace(5) %6, align 32, !tbaa !17
  %11 = call <4 x double> @llvm.minnum.v4f64(<4 x double> %9, <4 x double> %10)
  ret <4 x double> %11
}
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #2
declare <4 x double> @llvm.minnum.v4f64(<4 x double>, <4 x double>) #2
declare <4 x double> @llvm.ceil.v4f64(<4 x double>) #2
define internal <2 x i64> @_ZL12db_ulong2_ofDv2_d(<2 x double> noundef %0) #3 {
  %2 = alloca <2 x double>, align 16, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store double 0x43F0000000000000, ptr addrspace(5) %3, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  store double 0x43EFFFFFFFFFFFFF, ptr addrspace(5) %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #4
  %6 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !17
  %7 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !17
  %8 = fcmp oeq <2 x double> %6, %7
  %9 = sext <2 x i1> %8 to <2 x i64>
  %10 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !17
  %11 = icmp slt <2 x i64> %9, zeroinitializer
  %12 = sext <2 x i1> %11 to <2 x i64>
  %13 = xor <2 x i64> %12, <i64 -1, i64 -1>
  %14 = bitcast <2 x double> %10 to <2 x i64>
  %15 = and <2 x i64> zeroinitializer, %13
  %16 = and <2 x i64> %14, %12
  %17 = or <2 x i64> %15, %16
  %18 = bitcast <2 x i64> %17 to <2 x double>
  %19 = call <2 x double> @_ZL5clampDv2_dS_S_(<2 x double> noundef %18, <2 x double> noundef zeroinitializer, <2 x double> noundef <double 0x43EFFFFFFFFFFFFF, double 0x43EFFFFFFFFFFFFF>) #5
  %20 = call <2 x i64> @_ZL14convert_ulong2Dv2_d(<2 x double> noundef %19) #5
  store <2 x i64> %20, ptr addrspace(5) %5, align 16, !tbaa !17
  %21 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !17
  %22 = fcmp oge <2 x double> %21, <double 0x43F0000000000000, double 0x43F0000000000000>
  %23 = sext <2 x i1> %22 to <2 x i64>
  %24 = load <2 x i64>, ptr addrspace(5) %5, align 16, !tbaa !17
  %25 = icmp slt <2 x i64> %23, zeroinitializer
  %26 = sext <2 x i1> %25 to <2 x i64>
  %27 = xor <2 x i64> %26, <i64 -1, i64 -1>
  %28 = and <2 x i64> %24, %27
  %29 = and <2 x i64> <i64 -1, i64 -1>, %26
  %30 = or <2 x i64> %28, %29
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret <2 x i64> %30
}
define internal <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !17
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !17
  %4 = fpext <2 x float> %3 to <2 x double>
  ret <2 x double> %4
}
define internal <2 x i64> @_ZL14convert_ulong2Dv2_d(<2 x double> noundef %0) #3 {
  %2 = alloca <2 x double>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  %3 = load <2 x double>, ptr addrspace(5) %2, align 16, !tbaa !17
  %4 = fptoui <2 x double> %3 to <2 x i64>
  ret <2 x i64> %4
}
define internal <2 x double> @_ZL5clampDv2_dS_S_(<2 x double> noundef %0, <2 x double> noundef %1, <2 x double> noundef %2) #3 {
  %4 = alloca <2 x double>, align 16, addrspace(5)
  %5 = alloca <2 x double>, align 16, addrspace(5)
  %6 = alloca <2 x double>, align 16, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %4, align 16, !tbaa !17
  store <2 x double> %1, ptr addrspace(5) %5, align 16, !tbaa !17
  store <2 x double> %2, ptr addrspace(5) %6, align 16, !tbaa !17
  %7 = load <2 x double>, ptr addrspace(5) %4, align 16, !tbaa !17
  %8 = load <2 x double>, ptr addrspace(5) %5, align 16, !tbaa !17
  %9 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %7, <2 x double> %8)
  %10 = load <2 x double>, ptr addrspace(5) %6, align 16, !tbaa !17
  %11 = call <2 x double> @llvm.minnum.v2f64(<2 x double> %9, <2 x double> %10)
  ret <2 x double> %11
}
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>) #2
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>) #2
define internal <8 x i8> @_ZL17convert_char8_satDv8_f(<8 x float> noundef %0) #3 {
  %2 = alloca <8 x float>, align 32, addrspace(5)
  store <8 x float> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <8 x float>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <8 x double> @_ZL15convert_double8Dv8_f(<8 x float> noundef %3) #5
  %5 = call <8 x i8> @_ZL11db_char8_ofDv8_d(<8 x double> noundef %4) #5
  ret <8 x i8> %5
}
define internal <8 x float> @_ZL4rintDv8_f(<8 x float> noundef %0) #3 {
  %2 = alloca <8 x float>, align 32, addrspace(5)
  store <8 x float> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <8 x float>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = call <8 x float> @llvm.rint.v8f32(<8 x float> %3)
  ret <8 x float> %4
}
define internal <8 x i8> @_ZL11db_char8_ofDv8_d(<8 x double> noundef %0) #3 {
  %2 = alloca <8 x double>, align 64, addrspace(5)
  store <8 x double> %0, ptr addrspace(5) %2, align 64, !tbaa !17
  %3 = load <8 x double>, ptr addrspace(5) %2, align 64, !tbaa !17
  %4 = load <8 x double>, ptr addrspace(5) %2, align 64, !tbaa !17
  %5 = fcmp oeq <8 x double> %3, %4
  %6 = sext <8 x i1> %5 to <8 x i64>
  %7 = load <8 x double>, ptr addrspace(5) %2, align 64, !tbaa !17
  %8 = icmp slt <8 x i64> %6, zeroinitializer
  %9 = sext <8 x i1> %8 to <8 x i64>
  %10 = xor <8 x i64> %9, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %11 = bitcast <8 x double> %7 to <8 x i64>
  %12 = and <8 x i64> zeroinitializer, %10
  %13 = and <8 x i64> %11, %9
  %14 = or <8 x i64> %12, %13
  %15 = bitcast <8 x i64> %14 to <8 x double>
  %16 = call <8 x double> @_ZL5clampDv8_dS_S_(<8 x double> noundef %15, <8 x double> noundef <double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02, double -1.280000e+02>, <8 x double> noundef <double 1.270000e+02, double 1.270000e+02, double 1.270000e+02, double 1.270000e+02, double 1.270000e+02, double 1.270000e+02, double 1.270000e+02, double 1.270000e+02>) #5
  %17 = call <8 x i8> @_ZL13convert_char8Dv8_d(<8 x double> noundef %16) #5
  ret <8 x i8> %17
}
define internal <8 x double> @_ZL15convert_double8Dv8_f(<8 x float> noundef %0) #3 {
  %2 = alloca <8 x float>, align 32, addrspace(5)
  store <8 x float> %0, ptr addrspace(5) %2, align 32, !tbaa !17
  %3 = load <8 x float>, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = fpext <8 x float> %3 to <8 x double>
  ret <8 x double> %4
}
define internal <8 x i8> @_ZL13convert_char8Dv8_d(<8 x double> noundef %0) #3 {
  %2 = alloca <8 x double>, align 64, addrspace(5)
  store <8 x double> %0, ptr addrspace(5) %2, align 64, !tbaa !17
  %3 = load <8 x double>, ptr addrspace(5) %2, align 64, !tbaa !17
  %4 = fptosi <8 x double> %3 to <8 x i8>
  ret <8 x i8> %4
}
define internal <8 x double> @_ZL5clampDv8_dS_S_(<8 x double> noundef %0, <8 x double> noundef %1, <8 x double> noundef %2) #3 {
  %4 = alloca <8 x double>, align 64, addrspace(5)
  %5 = alloca <8 x double>, align 64, addrspace(5)
  %6 = alloca <8 x double>, align 64, addrspace(5)
  store <8 x double> %0, ptr addrspace(5) %4, align 64, !tbaa !17
  store <8 x double> %1, ptr addrspace(5) %5, align 64, !tbaa !17
  store <8 x double> %2, ptr addrspace(5) %6, align 64, !tbaa !17
  %7 = load <8 x double>, ptr addrspace(5) %4, align 64, !tbaa !17
  %8 = load <8 x double>, ptr addrspace(5) %5, align 64, !tbaa !17
  %9 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %7, <8 x double> %8)
  %10 = load <8 x double>, ptr addrspace(5) %6, align 64, !tbaa !17
  %11 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %9, <8 x double> %10)
  ret <8 x double> %11
}
declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #2
declare <8 x double> @llvm.minnum.v8f64(<8 x double>, <8 x double>) #2
declare <8 x float> @llvm.rint.v8f32(<8 x float>) #2
define internal <3 x i16> @_ZL14convert_short3Dv3_l(<3 x i64> noundef %0) #3 {
  %2 = alloca <3 x i64>, align 32, addrspace(5)
  %3 = shufflevector <3 x i64> %0, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %3, ptr addrspace(5) %2, align 32, !tbaa !17
  %4 = load <4 x i64>, ptr addrspace(5) %2, align 32
  %5 = shufflevector <4 x i64> %4, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %6 = trunc <3 x i64> %5 to <3 x i16>
  ret <3 x i16> %6
}
define internal <3 x i64> @_ZL5clampDv3_lS_S_(<3 x i64> noundef %0, <3 x i64> noundef %1, <3 x i64> noundef %2) #3 {
  %4 = alloca <3 x i64>, align 32, addrspace(5)
  %5 = alloca <3 x i64>, align 32, addrspace(5)
  %6 = alloca <3 x i64>, align 32, addrspace(5)
  %7 = shufflevector <3 x i64> %0, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %7, ptr addrspace(5) %4, align 32, !tbaa !17
  %8 = shufflevector <3 x i64> %1, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %8, ptr addrspace(5) %5, align 32, !tbaa !17
  %9 = shufflevector <3 x i64> %2, <3 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i64> %9, ptr addrspace(5) %6, align 32, !tbaa !17
  %10 = load <4 x i64>, ptr addrspace(5) %4, align 32
  %11 = shufflevector <4 x i64> %10, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %12 = load <4 x i64>, ptr addrspace(5) %5, align 32
  %13 = shufflevector <4 x i64> %12, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = call <3 x i64> @llvm.smax.v3i64(<3 x i64> %11, <3 x i64> %13)
  %15 = load <4 x i64>, ptr addrspace(5) %6, align 32
  %16 = shufflevector <4 x i64> %15, <4 x i64> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %17 = call <3 x i64> @llvm.smin.v3i64(<3 x i64> %14, <3 x i64> %16)
  ret <3 x i64> %17
}
declare <3 x i64> @llvm.smax.v3i64(<3 x i64>, <3 x i64>) #2
declare <3 x i64> @llvm.smin.v3i64(<3 x i64>, <3 x i64>) #2
define internal i64 @_ZL13convert_ulongl(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  %3 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  ret i64 %3
}
define internal i64 @_ZL5clamplll(i64 noundef %0, i64 noundef %1, i64 noundef %2) #3 {
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %4, align 8, !tbaa !18
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !18
  store i64 %2, ptr addrspace(5) %6, align 8, !tbaa !18
  %7 = load i64, ptr addrspace(5) %4, align 8, !tbaa !18
  %8 = load i64, ptr addrspace(5) %5, align 8, !tbaa !18
  %9 = call i64 @llvm.smax.i64(i64 %7, i64 %8)
  %10 = load i64, ptr addrspace(5) %6, align 8, !tbaa !18
  %11 = call i64 @llvm.smin.i64(i64 %9, i64 %10)
  ret i64 %11
}
declare i64 @llvm.smax.i64(i64, i64) #2
declare i64 @llvm.smin.i64(i64, i64) #2
define internal <2 x i32> @_ZL17convert_uint2_satDv2_l(<2 x i64> noundef %0) #3 {
  %2 = alloca <2 x i64>, align 16, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store i64 0, ptr addrspace(5) %3, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  store i64 4294967295, ptr addrspace(5) %4, align 8, !tbaa !18
  %5 = load <2 x i64>, ptr addrspace(5) %2, align 16, !tbaa !17
  %6 = call <2 x i64> @_ZL5clampDv2_lS_S_(<2 x i64> noundef %5, <2 x i64> noundef zeroinitializer, <2 x i64> noundef <i64 4294967295, i64 4294967295>) #5
  %7 = call <2 x i32> @_ZL13convert_uint2Dv2_l(<2 x i64> noundef %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret <2 x i32> %7
}
define internal <2 x i32> @_ZL13convert_uint2Dv2_l(<2 x i64> noundef %0) #3 {
  %2 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %2, align 16, !tbaa !17
  %3 = load <2 x i64>, ptr addrspace(5) %2, align 16, !tbaa !17
  %4 = trunc <2 x i64> %3 to <2 x i32>
  ret <2 x i32> %4
}
define internal <2 x i64> @_ZL5clampDv2_lS_S_(<2 x i64> noundef %0, <2 x i64> noundef %1, <2 x i64> noundef %2) #3 {
  %4 = alloca <2 x i64>, align 16, addrspace(5)
  %5 = alloca <2 x i64>, align 16, addrspace(5)
  %6 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %4, align 16, !tbaa !17
  store <2 x i64> %1, ptr addrspace(5) %5, align 16, !tbaa !17
  store <2 x i64> %2, ptr addrspace(5) %6, align 16, !tbaa !17
  %7 = load <2 x i64>, ptr addrspace(5) %4, align 16, !tbaa !17
  %8 = load <2 x i64>, ptr addrspace(5) %5, align 16, !tbaa !17
  %9 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %7, <2 x i64> %8)
  %10 = load <2 x i64>, ptr addrspace(5) %6, align 16, !tbaa !17
  %11 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %9, <2 x i64> %10)
  ret <2 x i64> %11
}
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>) #2
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>) #2
define internal zeroext i1 @_ZL8db_abovedd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !15
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !15
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !15
  %7 = fcmp ogt double %5, %6
  ret i1 %7
}
define internal float @_ZL9nextafterff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !28
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #4
  store float 0x36A0000000000000, ptr addrspace(5) %5, align 4, !tbaa !28
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  %7 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %8 = bitcast float %7 to i32
  %9 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %11 = fcmp olt float %9, %10
  %12 = zext i1 %11 to i32
  %13 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %14 = fcmp ogt float %13, 0.000000e+00
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32 %12, %15
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 1, i32 -1
  %19 = add nsw i32 %8, %18
  %20 = bitcast i32 %19 to float
  store float %20, ptr addrspace(5) %6, align 4, !tbaa !28
  %21 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %22 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %23 = call i32 @_ZL11isunorderedff(float noundef %21, float noundef %22) #5
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29
25:
  %26 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %27 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %28 = fadd float %26, %27
  br label %48
29:
  %30 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %31 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %32 = fcmp oeq float %30, %31
  br i1 %32, label %33, label %35
33:
  %34 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  br label %46
35:
  %36 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %37 = fcmp oeq float %36, 0.000000e+00
  br i1 %37, label %38, label %42
38:
  %39 = load float, ptr addrspace(5) %5, align 4, !tbaa !28
  %40 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %41 = call float @_ZL8copysignff(float noundef %39, float noundef %40) #5
  br label %44
42:
  %43 = load float, ptr addrspace(5) %6, align 4, !tbaa !28
  br label %44
44:
  %45 = phi float [ %41, %38 ], [ %43, %42 ]
  br label %46
46:
  %47 = phi float [ %34, %33 ], [ %45, %44 ]
  br label %48
48:
  %49 = phi float [ %28, %25 ], [ %47, %46 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #4
  ret float %49
}
define internal i32 @_ZL11isunorderedff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !28
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !28
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fcmp une float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %11 = fcmp une float %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal float @_ZL8copysignff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !28
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !28
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !28
  %7 = call float @llvm.copysign.f32(float %5, float %6)
  ret float %7
}
declare float @llvm.copysign.f32(float, float) #2
define internal zeroext i1 @_ZL8db_belowdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !15
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !15
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !15
  %7 = fcmp olt double %5, %6
  ret i1 %7
}
define internal float @_ZL17convert_float_rtnm(i64 noundef %0) #3 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %5 = uitofp i64 %4 to float
  store float %5, ptr addrspace(5) %3, align 4, !tbaa !28
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %7 = fpext float %6 to double
  %8 = load i64, ptr addrspace(5) %2, align 8, !tbaa !18
  %9 = call zeroext i1 @_ZL8db_abovedm(double noundef %7, i64 noundef %8) #5
  br i1 %9, label %10, label %13
10:
  %11 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  %12 = call float @_ZL9nextafterff(float noundef %11, float noundef 0xFFF0000000000000) #5
  br label %15
13:
  %14 = load float, ptr addrspace(5) %3, align 4, !tbaa !28
  br label %15
15:
  %16 = phi float [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret float %16
}
define internal zeroext i1 @_ZL8db_abovedm(double noundef %0, i64 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !15
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !18
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %6 = fcmp oge double %5, 0x43F0000000000000
  br i1 %6, label %17, label %7
7:
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %9 = fcmp oge double %8, 0.000000e+00
  br i1 %9, label %10, label %15
10:
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %12 = fptoui double %11 to i64
  %13 = load i64, ptr addrspace(5) %4, align 8, !tbaa !18
  %14 = icmp ugt i64 %12, %13
  br label %15
15:
  %16 = phi i1 [ false, %7 ], [ %14, %10 ]
  br label %17
17:
  %18 = phi i1 [ true, %2 ], [ %16, %15 ]
  ret i1 %18
}
define internal zeroext i1 @_ZL8db_abovedl(double noundef %0, i64 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !15
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !18
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %6 = fcmp oge double %5, 0x43E0000000000000
  br i1 %6, label %17, label %7
7:
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %9 = fcmp oge double %8, 0xC3E0000000000000
  br i1 %9, label %10, label %15
10:
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %12 = fptosi double %11 to i64
  %13 = load i64, ptr addrspace(5) %4, align 8, !tbaa !18
  %14 = icmp sgt i64 %12, %13
  br label %15
15:
  %16 = phi i1 [ false, %7 ], [ %14, %10 ]
  br label %17
17:
  %18 = phi i1 [ true, %2 ], [ %16, %15 ]
  ret i1 %18
}
define internal zeroext i1 @_ZL8db_belowdm(double noundef %0, i64 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !15
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !18
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %6 = fcmp olt double %5, 0.000000e+00
  br i1 %6, label %17, label %7
7:
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %9 = fcmp olt double %8, 0x43F0000000000000
  br i1 %9, label %10, label %15
10:
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !15
  %12 = fptoui double %11 to i64
  %13 = load i64, ptr addrspace(5) %4, align 8, !tbaa !18
  %14 = icmp ult i64 %12, %13
  br label %15
15:
  %16 = phi i1 [ false, %7 ], [ %14, %10 ]
  br label %17
17:
  %18 = phi i1 [ true, %2 ], [ %16, %15 ]
  ret i1 %18
}
define internal half @_ZL16convert_half_rtzd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !15
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %4 = fcmp olt double %3, 0.000000e+00
  br i1 %4, label %5, label %8
5:
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %7 = call half @_ZL16convert_half_rtpd(double noundef %6) #5
  br label %11
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !15
  %10 = call half @_ZL16convert_half_rtnd(double noundef %9) #5
  br label %11
11:
  %12 = phi half [ %7, %5 ], [ %10, %8 ]
  ret half %12
}
define internal half @_ZL9nextafterDhDh(half noundef %0, half noundef %1) #3 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !32
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !32
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %5) #4
  store half 0xH0001, ptr addrspace(5) %5, align 2, !tbaa !32
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %6) #4
  %7 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %8 = bitcast half %7 to i16
  %9 = sext i16 %8 to i32
  %10 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %11 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %12 = fcmp olt half %10, %11
  %13 = zext i1 %12 to i32
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %15 = fcmp ogt half %14, 0xH0000
  %16 = zext i1 %15 to i32
  %17 = icmp eq i32 %13, %16
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 1, i32 -1
  %20 = add nsw i32 %9, %19
  %21 = trunc i32 %20 to i16
  %22 = bitcast i16 %21 to half
  store half %22, ptr addrspace(5) %6, align 2, !tbaa !32
  %23 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %24 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %25 = call i32 @_ZL11isunorderedDhDh(half noundef %23, half noundef %24) #5
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31
27:
  %28 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %29 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %30 = fadd half %28, %29
  br label %50
31:
  %32 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %33 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %34 = fcmp oeq half %32, %33
  br i1 %34, label %35, label %37
35:
  %36 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  br label %48
37:
  %38 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %39 = fcmp oeq half %38, 0xH0000
  br i1 %39, label %40, label %44
40:
  %41 = load half, ptr addrspace(5) %5, align 2, !tbaa !32
  %42 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %43 = call half @_ZL8copysignDhDh(half noundef %41, half noundef %42) #5
  br label %46
44:
  %45 = load half, ptr addrspace(5) %6, align 2, !tbaa !32
  br label %46
46:
  %47 = phi half [ %43, %40 ], [ %45, %44 ]
  br label %48
48:
  %49 = phi half [ %36, %35 ], [ %47, %46 ]
  br label %50
50:
  %51 = phi half [ %30, %27 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %5) #4
  ret half %51
}
define internal i32 @_ZL11isunorderedDhDh(half noundef %0, half noundef %1) #3 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !32
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !32
  %5 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %7 = fcmp une half %5, %6
  %8 = zext i1 %7 to i32
  %9 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %10 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %11 = fcmp une half %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal half @_ZL8copysignDhDh(half noundef %0, half noundef %1) #3 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !32
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !32
  %5 = load half, ptr addrspace(5) %3, align 2, !tbaa !32
  %6 = load half, ptr addrspace(5) %4, align 2, !tbaa !32
  %7 = call half @llvm.copysign.f16(half %5, half %6)
  ret half %7
}
declare half @llvm.copysign.f16(half, half) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"double*", !"int*", !"long*", !"ulong*", !"char*"}
!7 = !{!"const", !"", !"", !"", !""}
!8 = !{!"in", !"ints", !"longs", !"ulongs", !"chars"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !11, i64 0}
!17 = !{!11, !11, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !11, i64 0}
!20 = !{i32 1, i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"long*", !"short*", !"ulong*", !"uint*"}
!23 = !{!"const", !"", !"", !""}
!24 = !{!"in", !"shorts", !"ulongs", !"uints"}
!25 = !{!"double*", !"ulong*", !"float*", !"half*"}
!26 = !{!"const", !"const", !"", !""}
!27 = !{!"in", !"words", !"floats", !"halves"}
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !11, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !11, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"half", !11, i64 0}
