target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.db_block = type { i8 }
%struct.db_block_size = type { i8 }
%struct.db_thread = type { i8 }
%struct.db_wave_size = type { i8 }
%struct.Ray = type { %struct.HIP_vector_type, %struct.HIP_vector_type, i32 }
%struct.HIP_vector_type = type { %struct.db_members }
%struct.db_members = type { float, float, float }
%struct.HIP_vector_type.0 = type { %struct.db_members.1 }
%struct.db_members.1 = type { float, float, float, float }
$_ZNK8db_block7__get_xEv = comdat any
$_ZNK13db_block_size7__get_xEv = comdat any
$_ZNK9db_thread7__get_xEv = comdat any
$_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_ = comdat any
$_ZmiIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_Z8wave_sumIiET_S0_ = comdat any
$_ZN15HIP_vector_typeIfLj4EEC2IJffffETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_ = comdat any
$_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f = comdat any
$_ZNK15HIP_vector_typeIfLj3EE5lanesEv = comdat any
$_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_ = comdat any
$_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZN15HIP_vector_typeIfLj3EEC2Ef = comdat any
$_ZN15HIP_vector_typeIfLj3EE6filledEf = comdat any
$_Z11__shfl_downIiET_S0_ji = comdat any
$_ZNK12db_wave_sizecviEv = comdat any
$_Z6__shflIiET_S0_ii = comdat any
$_Z9__lane_idv = comdat any
$_Z12db_from_laneIiET_S0_j = comdat any
@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@warpSize = extern_weak dso_local protected addrspace(1) global %struct.db_wave_size, align 1
@__hip_cuid_c013384786f12d6a = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_c013384786f12d6a to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define weak hidden void @__cxa_pure_virtual() #0 {
  call void @llvm.trap()
  ret void
}
declare void @llvm.trap() #1
define weak hidden void @__cxa_deleted_virtual() #0 {
  call void @llvm.trap()
  ret void
}
define weak void @_ZdlPv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  call void @llvm.trap()
  ret void
}
define weak void @_ZdlPvm(ptr noundef %0, i64 noundef %1) #2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store i64 %1, ptr %6, align 8, !tbaa !8
  call void @llvm.trap()
  ret void
}
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  %22 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %14, align 8
  %23 = load ptr, ptr %14, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %15, align 8
  %24 = load ptr, ptr %15, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %16, align 8
  %25 = load ptr, ptr %16, align 8, !tbaa !4
  store ptr %23, ptr %17, align 8, !tbaa !4
  store ptr %24, ptr %18, align 8, !tbaa !4
  store ptr %25, ptr %19, align 8, !tbaa !4
  store i32 %3, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #12
  %26 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #13
  %27 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #13
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #13
  %30 = add i32 %28, %29
  store i32 %30, ptr %21, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #12
  %31 = load ptr, ptr %17, align 8, !tbaa !4
  %32 = load i32, ptr %21, align 4, !tbaa !10
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = load ptr, ptr %19, align 8, !tbaa !4
  %37 = load i32, ptr %21, align 4, !tbaa !10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  call void @_ZL7sincosffPfS_(float noundef %35, ptr noundef %39, ptr noundef %22) #13
  %40 = load float, ptr %22, align 4, !tbaa !12
  %41 = load ptr, ptr %19, align 8, !tbaa !4
  %42 = load i32, ptr %20, align 4, !tbaa !10
  %43 = load i32, ptr %21, align 4, !tbaa !10
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  store float %40, ptr %46, align 4, !tbaa !12
  %47 = load ptr, ptr %17, align 8, !tbaa !4
  %48 = load i32, ptr %21, align 4, !tbaa !10
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !12
  %52 = call contract noundef float @_ZL6__expff(float noundef %51) #13
  %53 = load ptr, ptr %19, align 8, !tbaa !4
  %54 = load i32, ptr %20, align 4, !tbaa !10
  %55 = mul nsw i32 2, %54
  %56 = load i32, ptr %21, align 4, !tbaa !10
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %53, i64 %58
  store float %52, ptr %59, align 4, !tbaa !12
  %60 = load ptr, ptr %17, align 8, !tbaa !4
  %61 = load i32, ptr %21, align 4, !tbaa !10
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !12
  %65 = call contract noundef float @_ZL4logff(float noundef %64) #13
  %66 = load ptr, ptr %19, align 8, !tbaa !4
  %67 = load i32, ptr %20, align 4, !tbaa !10
  %68 = mul nsw i32 3, %67
  %69 = load i32, ptr %21, align 4, !tbaa !10
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  store float %65, ptr %72, align 4, !tbaa !12
  %73 = load ptr, ptr %17, align 8, !tbaa !4
  %74 = load i32, ptr %21, align 4, !tbaa !10
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !12
  %78 = load ptr, ptr %18, align 8, !tbaa !4
  %79 = load i32, ptr %21, align 4, !tbaa !10
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !12
  %83 = call contract noundef float @_ZL4powfff(float noundef %77, float noundef %82) #13
  %84 = load ptr, ptr %19, align 8, !tbaa !4
  %85 = load i32, ptr %20, align 4, !tbaa !10
  %86 = mul nsw i32 4, %85
  %87 = load i32, ptr %21, align 4, !tbaa !10
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %84, i64 %89
  store float %83, ptr %90, align 4, !tbaa !12
  %91 = load ptr, ptr %18, align 8, !tbaa !4
  %92 = load i32, ptr %21, align 4, !tbaa !10
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !12
  %96 = call contract noundef float @_ZL5tanhff(float noundef %95) #13
  %97 = load ptr, ptr %19, align 8, !tbaa !4
  %98 = load i32, ptr %20, align 4, !tbaa !10
  %99 = mul nsw i32 5, %98
  %100 = load i32, ptr %21, align 4, !tbaa !10
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %97, i64 %102
  store float %96, ptr %103, align 4, !tbaa !12
  %104 = load ptr, ptr %17, align 8, !tbaa !4
  %105 = load i32, ptr %21, align 4, !tbaa !10
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %104, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !12
  %109 = load ptr, ptr %18, align 8, !tbaa !4
  %110 = load i32, ptr %21, align 4, !tbaa !10
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !12
  %114 = call contract noundef float @_ZL6atan2fff(float noundef %108, float noundef %113) #13
  %115 = load ptr, ptr %19, align 8, !tbaa !4
  %116 = load i32, ptr %20, align 4, !tbaa !10
  %117 = mul nsw i32 6, %116
  %118 = load i32, ptr %21, align 4, !tbaa !10
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %115, i64 %120
  store float %114, ptr %121, align 4, !tbaa !12
  %122 = load ptr, ptr %17, align 8, !tbaa !4
  %123 = load i32, ptr %21, align 4, !tbaa !10
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %122, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !12
  %127 = call contract noundef float @_ZL5ceilff(float noundef %126) #13
  %128 = load ptr, ptr %18, align 8, !tbaa !4
  %129 = load i32, ptr %21, align 4, !tbaa !10
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %128, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !12
  %133 = call contract noundef float @_ZL6roundff(float noundef %132) #13
  %134 = call contract noundef float @_ZL5fmaxfff(float noundef %127, float noundef %133) #13
  %135 = load ptr, ptr %17, align 8, !tbaa !4
  %136 = load i32, ptr %21, align 4, !tbaa !10
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %135, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !12
  %140 = call contract noundef float @_ZL6truncff(float noundef %139) #13
  %141 = call contract noundef float @_ZL5fminfff(float noundef %140, float noundef 0.000000e+00) #13
  %142 = fadd float %134, %141
  %143 = load ptr, ptr %19, align 8, !tbaa !4
  %144 = load i32, ptr %20, align 4, !tbaa !10
  %145 = mul nsw i32 7, %144
  %146 = load i32, ptr %21, align 4, !tbaa !10
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %143, i64 %148
  store float %142, ptr %149, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #12
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #4
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !14
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %7
}
define internal void @_ZL7sincosffPfS_(float noundef %0, ptr noundef %1, ptr noundef %2) #5 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store ptr %1, ptr %8, align 8, !tbaa !4
  store ptr %2, ptr %9, align 8, !tbaa !4
  %10 = load float, ptr %7, align 4, !tbaa !12
  %11 = load ptr, ptr %9, align 8, !tbaa !4
  %12 = call contract noundef float @_ZL6sincosfPf(float noundef %10, ptr noundef %11) #13
  %13 = load ptr, ptr %8, align 8, !tbaa !4
  store float %12, ptr %13, align 4, !tbaa !12
  ret void
}
define internal noundef float @_ZL6__expff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL3expf(float noundef %6) #13
  ret float %7
}
define internal noundef float @_ZL4logff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL3logf(float noundef %6) #13
  ret float %7
}
define internal noundef float @_ZL4powfff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract noundef float @_ZL3powff(float noundef %9, float noundef %10) #13
  ret float %11
}
define internal noundef float @_ZL5tanhff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL4tanhf(float noundef %6) #13
  ret float %7
}
define internal noundef float @_ZL6atan2fff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract noundef float @_ZL5atan2ff(float noundef %9, float noundef %10) #13
  ret float %11
}
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract noundef float @_ZL4fmaxff(float noundef %9, float noundef %10) #13
  ret float %11
}
define internal noundef float @_ZL5ceilff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL4ceilf(float noundef %6) #13
  ret float %7
}
define internal noundef float @_ZL6roundff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL5roundf(float noundef %6) #13
  ret float %7
}
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract noundef float @_ZL4fminff(float noundef %9, float noundef %10) #13
  ret float %11
}
define internal noundef float @_ZL6truncff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL5truncf(float noundef %6) #13
  ret float %7
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #4
define protected amdgpu_kernel void @in_double(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %13, align 8
  %21 = load ptr, ptr %13, align 8, !tbaa !4
  store ptr %20, ptr %14, align 8, !tbaa !4
  store ptr %21, ptr %15, align 8, !tbaa !4
  store i32 %2, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #12
  %22 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #13
  %23 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #13
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #13
  %26 = add i32 %24, %25
  store i32 %26, ptr %17, align 4, !tbaa !10
  %27 = load ptr, ptr %14, align 8, !tbaa !4
  %28 = load i32, ptr %17, align 4, !tbaa !10
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !16
  %32 = call contract noundef double @_ZL3expd(double noundef %31) #13
  %33 = load ptr, ptr %14, align 8, !tbaa !4
  %34 = load i32, ptr %17, align 4, !tbaa !10
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !16
  %38 = call contract noundef double @_ZL4fabsd(double noundef %37) #13
  %39 = fadd double %32, %38
  %40 = load ptr, ptr %15, align 8, !tbaa !4
  %41 = load i32, ptr %17, align 4, !tbaa !10
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  store double %39, ptr %43, align 8, !tbaa !16
  %44 = load ptr, ptr %14, align 8, !tbaa !4
  %45 = load i32, ptr %17, align 4, !tbaa !10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !16
  %49 = load ptr, ptr %14, align 8, !tbaa !4
  %50 = load i32, ptr %17, align 4, !tbaa !10
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !16
  %54 = fmul double %48, %53
  %55 = call contract noundef double @_ZL4sqrtd(double noundef %54) #13
  %56 = call contract noundef double @_ZL3logd(double noundef %55) #13
  %57 = load ptr, ptr %15, align 8, !tbaa !4
  %58 = load i32, ptr %16, align 4, !tbaa !10
  %59 = load i32, ptr %17, align 4, !tbaa !10
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %57, i64 %61
  store double %56, ptr %62, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #12
  %63 = load ptr, ptr %14, align 8, !tbaa !4
  %64 = load i32, ptr %17, align 4, !tbaa !10
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !16
  call void @_ZL6sincosdPdS_(double noundef %67, ptr noundef %18, ptr noundef %19) #13
  %68 = load double, ptr %18, align 8, !tbaa !16
  %69 = load double, ptr %19, align 8, !tbaa !16
  %70 = fmul double 2.000000e+00, %69
  %71 = fadd double %68, %70
  %72 = load ptr, ptr %15, align 8, !tbaa !4
  %73 = load i32, ptr %16, align 4, !tbaa !10
  %74 = mul nsw i32 2, %73
  %75 = load i32, ptr %17, align 4, !tbaa !10
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %72, i64 %77
  store double %71, ptr %78, align 8, !tbaa !16
  %79 = load ptr, ptr %14, align 8, !tbaa !4
  %80 = load i32, ptr %17, align 4, !tbaa !10
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !16
  %84 = call contract noundef double @_ZL3absd(double noundef %83) #13
  %85 = call contract noundef double @_ZL3powdd(double noundef %84, double noundef 2.500000e+00) #13
  %86 = load ptr, ptr %14, align 8, !tbaa !4
  %87 = load i32, ptr %17, align 4, !tbaa !10
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !16
  %91 = call contract noundef double @_ZL5atan2dd(double noundef %90, double noundef 3.000000e+00) #13
  %92 = fadd double %85, %91
  %93 = load ptr, ptr %15, align 8, !tbaa !4
  %94 = load i32, ptr %16, align 4, !tbaa !10
  %95 = mul nsw i32 3, %94
  %96 = load i32, ptr %17, align 4, !tbaa !10
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %93, i64 %98
  store double %92, ptr %99, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #12
  ret void
}
define internal noundef double @_ZL3expd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract noundef double @_ZL9db_exp_ofdd(double noundef %6, double noundef 0.000000e+00) #13
  ret double %7
}
define internal noundef double @_ZL4fabsd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract double @llvm.fabs.f64(double %6)
  ret double %7
}
define internal noundef double @_ZL3logd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #12
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = load double, ptr %7, align 8, !tbaa !16
  %11 = call contract noundef double @_ZL9db_log_ofdPd(double noundef %10, ptr noundef %8) #13
  %12 = call contract noundef double @_ZL11db_log_edgedd(double noundef %9, double noundef %11) #13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #12
  ret double %12
}
define internal noundef double @_ZL4sqrtd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract double @llvm.sqrt.f64(double %6)
  ret double %7
}
define internal void @_ZL6sincosdPdS_(double noundef %0, ptr noundef %1, ptr noundef %2) #5 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store ptr %1, ptr %8, align 8, !tbaa !4
  store ptr %2, ptr %9, align 8, !tbaa !4
  %10 = load double, ptr %7, align 8, !tbaa !16
  %11 = load ptr, ptr %9, align 8, !tbaa !4
  %12 = call contract noundef double @_ZL6sincosdPd(double noundef %10, ptr noundef %11) #13
  %13 = load ptr, ptr %8, align 8, !tbaa !4
  store double %12, ptr %13, align 8, !tbaa !16
  ret void
}
define internal noundef double @_ZL3powdd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store double %0, ptr %11, align 8, !tbaa !16
  store double %1, ptr %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %17 = load double, ptr %11, align 8, !tbaa !16
  %18 = call contract noundef double @_ZL4fabsd(double noundef %17) #13
  store double %18, ptr %13, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %19 = load double, ptr %12, align 8, !tbaa !16
  %20 = call contract noundef double @_ZL5truncd(double noundef %19) #13
  store double %20, ptr %14, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  store double 1.000000e+00, ptr %15, align 8, !tbaa !16
  %21 = load double, ptr %11, align 8, !tbaa !16
  %22 = fcmp oeq double %21, 1.000000e+00
  br i1 %22, label %26, label %23
23:
  %24 = load double, ptr %12, align 8, !tbaa !16
  %25 = fcmp oeq double %24, 0.000000e+00
  br i1 %25, label %26, label %27
26:
  store double 1.000000e+00, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %93
27:
  %28 = load double, ptr %11, align 8, !tbaa !16
  %29 = call noundef zeroext i1 @_ZL5isnand(double noundef %28) #13
  br i1 %29, label %33, label %30
30:
  %31 = load double, ptr %12, align 8, !tbaa !16
  %32 = call noundef zeroext i1 @_ZL5isnand(double noundef %31) #13
  br i1 %32, label %33, label %34
33:
  store double 0x7FF8000000000000, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %93
34:
  %35 = load double, ptr %13, align 8, !tbaa !16
  %36 = fcmp oeq double %35, 0.000000e+00
  br i1 %36, label %40, label %37
37:
  %38 = load double, ptr %13, align 8, !tbaa !16
  %39 = fcmp oeq double %38, 0x7FF0000000000000
  br i1 %39, label %40, label %51
40:
  %41 = load double, ptr %13, align 8, !tbaa !16
  %42 = fcmp oeq double %41, 0.000000e+00
  %43 = zext i1 %42 to i32
  %44 = load double, ptr %12, align 8, !tbaa !16
  %45 = fcmp olt double %44, 0.000000e+00
  %46 = zext i1 %45 to i32
  %47 = icmp eq i32 %43, %46
  %48 = zext i1 %47 to i64
  %49 = select i1 %47, float 0x7FF0000000000000, float 0.000000e+00
  %50 = fpext float %49 to double
  store double %50, ptr %15, align 8, !tbaa !16
  br label %59
51:
  %52 = load double, ptr %13, align 8, !tbaa !16
  %53 = fcmp une double %52, 1.000000e+00
  br i1 %53, label %54, label %58
54:
  %55 = load double, ptr %13, align 8, !tbaa !16
  %56 = load double, ptr %12, align 8, !tbaa !16
  %57 = call contract noundef double @_ZL8db_powerdd(double noundef %55, double noundef %56) #13
  store double %57, ptr %15, align 8, !tbaa !16
  br label %58
58:
  br label %59
59:
  %60 = load double, ptr %11, align 8, !tbaa !16
  %61 = call noundef zeroext i1 @_ZL7signbitd(double noundef %60) #13
  br i1 %61, label %64, label %62
62:
  %63 = load double, ptr %15, align 8, !tbaa !16
  store double %63, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %93
64:
  %65 = load double, ptr %14, align 8, !tbaa !16
  %66 = load double, ptr %12, align 8, !tbaa !16
  %67 = fcmp une double %65, %66
  br i1 %67, label %68, label %79
68:
  %69 = load double, ptr %13, align 8, !tbaa !16
  %70 = fcmp oeq double %69, 0.000000e+00
  br i1 %70, label %74, label %71
71:
  %72 = load double, ptr %13, align 8, !tbaa !16
  %73 = fcmp oeq double %72, 0x7FF0000000000000
  br i1 %73, label %74, label %76
74:
  %75 = load double, ptr %15, align 8, !tbaa !16
  br label %77
76:
  br label %77
77:
  %78 = phi contract double [ %75, %74 ], [ 0x7FF8000000000000, %76 ]
  store double %78, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %93
79:
  %80 = load double, ptr %12, align 8, !tbaa !16
  %81 = fdiv double %80, 2.000000e+00
  %82 = call noundef double @_ZL5truncd(double noundef %81) #13
  %83 = fmul double %82, 2.000000e+00
  %84 = load double, ptr %12, align 8, !tbaa !16
  %85 = fcmp une double %83, %84
  br i1 %85, label %86, label %89
86:
  %87 = load double, ptr %15, align 8, !tbaa !16
  %88 = fneg contract double %87
  br label %91
89:
  %90 = load double, ptr %15, align 8, !tbaa !16
  br label %91
91:
  %92 = phi contract double [ %88, %86 ], [ %90, %89 ]
  store double %92, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %93
93:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  %94 = load double, ptr %10, align 8
  ret double %94
}
define internal noundef double @_ZL3absd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract noundef double @_ZL4fabsd(double noundef %6) #13
  ret double %7
}
define internal noundef double @_ZL5atan2dd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %3 to ptr
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  store double %0, ptr %13, align 8, !tbaa !16
  store double %1, ptr %14, align 8, !tbaa !16
  %20 = load double, ptr %14, align 8, !tbaa !16
  %21 = call noundef zeroext i1 @_ZL5isnand(double noundef %20) #13
  br i1 %21, label %25, label %22
22:
  %23 = load double, ptr %13, align 8, !tbaa !16
  %24 = call noundef zeroext i1 @_ZL5isnand(double noundef %23) #13
  br i1 %24, label %25, label %29
25:
  %26 = load double, ptr %14, align 8, !tbaa !16
  %27 = load double, ptr %13, align 8, !tbaa !16
  %28 = fadd double %26, %27
  store double %28, ptr %12, align 8
  br label %82
29:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %30 = load double, ptr %14, align 8, !tbaa !16
  %31 = call contract noundef double @_ZL4fabsd(double noundef %30) #13
  %32 = load double, ptr %13, align 8, !tbaa !16
  %33 = call contract noundef double @_ZL4fabsd(double noundef %32) #13
  %34 = call contract noundef double @_ZL4fmaxdd(double noundef %31, double noundef %33) #13
  store double %34, ptr %15, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %35 = load double, ptr %14, align 8, !tbaa !16
  %36 = call contract noundef double @_ZL4fabsd(double noundef %35) #13
  %37 = load double, ptr %13, align 8, !tbaa !16
  %38 = call contract noundef double @_ZL4fabsd(double noundef %37) #13
  %39 = call contract noundef double @_ZL4fmindd(double noundef %36, double noundef %38) #13
  store double %39, ptr %16, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %40 = load double, ptr %15, align 8, !tbaa !16
  %41 = fcmp oeq double %40, 0.000000e+00
  br i1 %41, label %42, label %43
42:
  br label %53
43:
  %44 = load double, ptr %16, align 8, !tbaa !16
  %45 = fcmp oeq double %44, 0x7FF0000000000000
  br i1 %45, label %46, label %47
46:
  br label %51
47:
  %48 = load double, ptr %16, align 8, !tbaa !16
  %49 = load double, ptr %15, align 8, !tbaa !16
  %50 = fdiv double %48, %49
  br label %51
51:
  %52 = phi contract double [ 1.000000e+00, %46 ], [ %50, %47 ]
  br label %53
53:
  %54 = phi contract double [ 0.000000e+00, %42 ], [ %52, %51 ]
  store double %54, ptr %17, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  %55 = load double, ptr %17, align 8, !tbaa !16
  %56 = call contract noundef double @_ZL13db_arctangentd(double noundef %55) #13
  store double %56, ptr %18, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  %57 = load double, ptr %13, align 8, !tbaa !16
  %58 = call noundef double @_ZL4fabsd(double noundef %57) #13
  %59 = load double, ptr %14, align 8, !tbaa !16
  %60 = call noundef double @_ZL4fabsd(double noundef %59) #13
  %61 = fcmp ogt double %58, %60
  br i1 %61, label %62, label %66
62:
  %63 = load double, ptr %18, align 8, !tbaa !16
  %64 = fsub double %63, 0x3C91A62633145C07
  %65 = fsub double 0x3FF921FB54442D18, %64
  br label %68
66:
  %67 = load double, ptr %18, align 8, !tbaa !16
  br label %68
68:
  %69 = phi contract double [ %65, %62 ], [ %67, %66 ]
  store double %69, ptr %19, align 8, !tbaa !16
  %70 = load double, ptr %14, align 8, !tbaa !16
  %71 = call noundef zeroext i1 @_ZL7signbitd(double noundef %70) #13
  br i1 %71, label %72, label %76
72:
  %73 = load double, ptr %19, align 8, !tbaa !16
  %74 = fsub double %73, 0x3CA1A62633145C07
  %75 = fsub double 0x400921FB54442D18, %74
  br label %78
76:
  %77 = load double, ptr %19, align 8, !tbaa !16
  br label %78
78:
  %79 = phi contract double [ %75, %72 ], [ %77, %76 ]
  %80 = load double, ptr %13, align 8, !tbaa !16
  %81 = call contract noundef double @_ZL8copysigndd(double noundef %79, double noundef %80) #13
  store double %81, ptr %12, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  br label %82
82:
  %83 = load double, ptr %12, align 8
  ret double %83
}
define protected amdgpu_kernel void @march(ptr addrspace(1) noundef %0, ptr addrspace(4) noundef byref(%struct.Ray) align 4 %1, ptr addrspace(1) noundef %2) #6 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca %struct.Ray, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %11 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %12 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %13 = alloca %struct.HIP_vector_type.0, align 16, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %4 to ptr
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %11 to ptr
  %23 = addrspacecast ptr addrspace(5) %12 to ptr
  %24 = addrspacecast ptr addrspace(5) %13 to ptr
  %25 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  %26 = load ptr, ptr %15, align 8, !tbaa !4
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %16, ptr addrspace(4) align 4 %1, i64 28, i1 false)
  store ptr addrspace(1) %2, ptr %17, align 8
  %27 = load ptr, ptr %17, align 8, !tbaa !4
  store ptr %26, ptr %18, align 8, !tbaa !4
  store ptr %27, ptr %19, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #12
  %28 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #13
  %29 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #13
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #13
  %32 = add i32 %30, %31
  store i32 %32, ptr %20, align 4, !tbaa !10
  %33 = getelementptr inbounds %struct.Ray, ptr %16, i32 0, i32 2
  %34 = load i32, ptr %33, align 4, !tbaa !18
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %37
36:
  br label %38
37:
  call void @llvm.trap()
  br label %38
38:
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %10) #12
  %39 = getelementptr inbounds %struct.Ray, ptr %16, i32 0, i32 0
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %11) #12
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %12) #12
  %40 = getelementptr inbounds %struct.Ray, ptr %16, i32 0, i32 1
  %41 = getelementptr inbounds %struct.Ray, ptr %16, i32 0, i32 0
  %42 = call %struct.HIP_vector_type @_ZmiIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %40, ptr noundef nonnull align 4 dereferenceable(12) %41) #13
  %43 = getelementptr inbounds %struct.HIP_vector_type, ptr %23, i32 0, i32 0
  %44 = extractvalue %struct.HIP_vector_type %42, 0
  store %struct.db_members %44, ptr %43, align 4
  %45 = load i32, ptr %20, align 4, !tbaa !10
  %46 = sitofp i32 %45 to float
  %47 = getelementptr inbounds %struct.Ray, ptr %16, i32 0, i32 2
  %48 = load i32, ptr %47, align 4, !tbaa !18
  %49 = sitofp i32 %48 to float
  %50 = fdiv float %46, %49
  %51 = call %struct.HIP_vector_type @_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 4 dereferenceable(12) %23, float noundef %50) #13
  %52 = getelementptr inbounds %struct.HIP_vector_type, ptr %22, i32 0, i32 0
  %53 = extractvalue %struct.HIP_vector_type %51, 0
  store %struct.db_members %53, ptr %52, align 4
  %54 = call %struct.HIP_vector_type @_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %39, ptr noundef nonnull align 4 dereferenceable(12) %22) #13
  %55 = getelementptr inbounds %struct.HIP_vector_type, ptr %21, i32 0, i32 0
  %56 = extractvalue %struct.HIP_vector_type %54, 0
  store %struct.db_members %56, ptr %55, align 4
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %12) #12
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %11) #12
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %13) #12
  %57 = getelementptr inbounds %struct.db_members, ptr %21, i32 0, i32 0
  %58 = load float, ptr %57, align 4, !tbaa !22
  %59 = getelementptr inbounds %struct.db_members, ptr %21, i32 0, i32 1
  %60 = load float, ptr %59, align 4, !tbaa !23
  %61 = getelementptr inbounds %struct.db_members, ptr %21, i32 0, i32 2
  %62 = load float, ptr %61, align 4, !tbaa !24
  %63 = call contract noundef float @_ZL6rsqrtff(float noundef 4.000000e+00) #13
  %64 = call %struct.HIP_vector_type.0 @_ZL11make_float4ffff(float noundef %58, float noundef %60, float noundef %62, float noundef %63) #13
  %65 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %24, i32 0, i32 0
  %66 = extractvalue %struct.HIP_vector_type.0 %64, 0
  store %struct.db_members.1 %66, ptr %65, align 16
  %67 = load ptr, ptr %18, align 8, !tbaa !4
  %68 = load i32, ptr %20, align 4, !tbaa !10
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %67, i64 %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %70, ptr align 16 %24, i64 16, i1 false)
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %13) #12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #12
  %71 = load i32, ptr %20, align 4, !tbaa !10
  %72 = call noundef i32 @_Z8wave_sumIiET_S0_(i32 noundef %71) #13
  store i32 %72, ptr %25, align 4, !tbaa !10
  %73 = load i32, ptr %20, align 4, !tbaa !10
  %74 = srem i32 %73, 32
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %83
76:
  %77 = load i32, ptr %25, align 4, !tbaa !10
  %78 = load ptr, ptr %19, align 8, !tbaa !4
  %79 = load i32, ptr %20, align 4, !tbaa !10
  %80 = sdiv i32 %79, 32
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %78, i64 %81
  store i32 %77, ptr %82, align 4, !tbaa !10
  br label %83
83:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #12
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #12
  ret void
}
declare void @llvm.memcpy.p0.p4.i64(ptr noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #7
define linkonce_odr hidden %struct.HIP_vector_type @_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %9) #13
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %11) #13
  %13 = fadd contract <3 x float> %10, %12
  %14 = call %struct.HIP_vector_type @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %13) #13
  %15 = getelementptr inbounds %struct.HIP_vector_type, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type %14, 0
  store %struct.db_members %16, ptr %15, align 4
  %17 = load %struct.HIP_vector_type, ptr %6, align 4
  ret %struct.HIP_vector_type %17
}
define linkonce_odr hidden %struct.HIP_vector_type @_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8, !tbaa !4
  store float %1, ptr %9, align 4, !tbaa !12
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %6) #12
  %12 = load float, ptr %9, align 4, !tbaa !12
  call void @_ZN15HIP_vector_typeIfLj3EEC2Ef(ptr noundef nonnull align 4 dereferenceable(12) %10, float noundef %12) #13
  %13 = call %struct.HIP_vector_type @_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %11, ptr noundef nonnull align 4 dereferenceable(12) %10) #13
  %14 = getelementptr inbounds %struct.HIP_vector_type, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.HIP_vector_type %13, 0
  store %struct.db_members %15, ptr %14, align 4
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %6) #12
  %16 = load %struct.HIP_vector_type, ptr %7, align 4
  ret %struct.HIP_vector_type %16
}
define linkonce_odr hidden %struct.HIP_vector_type @_ZmiIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %9) #13
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %11) #13
  %13 = fsub contract <3 x float> %10, %12
  %14 = call %struct.HIP_vector_type @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %13) #13
  %15 = getelementptr inbounds %struct.HIP_vector_type, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type %14, 0
  store %struct.db_members %16, ptr %15, align 4
  %17 = load %struct.HIP_vector_type, ptr %6, align 4
  ret %struct.HIP_vector_type %17
}
define internal %struct.HIP_vector_type.0 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #5 {
  %5 = alloca %struct.HIP_vector_type.0, align 16, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  store float %0, ptr %11, align 4, !tbaa !12
  store float %1, ptr %12, align 4, !tbaa !12
  store float %2, ptr %13, align 4, !tbaa !12
  store float %3, ptr %14, align 4, !tbaa !12
  %15 = load float, ptr %11, align 4, !tbaa !12
  %16 = load float, ptr %12, align 4, !tbaa !12
  %17 = load float, ptr %13, align 4, !tbaa !12
  %18 = load float, ptr %14, align 4, !tbaa !12
  call void @_ZN15HIP_vector_typeIfLj4EEC2IJffffETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_(ptr noundef nonnull align 16 dereferenceable(16) %10, float noundef %15, float noundef %16, float noundef %17, float noundef %18) #13
  %19 = load %struct.HIP_vector_type.0, ptr %10, align 16
  ret %struct.HIP_vector_type.0 %19
}
define internal noundef float @_ZL6rsqrtff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL5rsqrtf(float noundef %6) #13
  ret float %7
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7
define linkonce_odr hidden noundef i32 @_Z8wave_sumIiET_S0_(i32 noundef %0) #0 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #12
  store i32 16, ptr %8, align 4, !tbaa !10
  br label %9
9:
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #12
  br label %23
13:
  %14 = load i32, ptr %7, align 4, !tbaa !10
  %15 = load i32, ptr %8, align 4, !tbaa !10
  %16 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #13
  %17 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %14, i32 noundef %15, i32 noundef %16) #13
  %18 = load i32, ptr %7, align 4, !tbaa !10
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %7, align 4, !tbaa !10
  br label %20
20:
  %21 = load i32, ptr %8, align 4, !tbaa !10
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %8, align 4, !tbaa !10
  br label %9, !llvm.loop !25
23:
  %24 = load i32, ptr %7, align 4, !tbaa !10
  %25 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #13
  %26 = call noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %24, i32 noundef 0, i32 noundef %25) #13
  ret i32 %26
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #8
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #8
declare noundef i32 @llvm.amdgcn.workitem.id.x() #8
define internal noundef float @_ZL6sincosfPf(float noundef %0, ptr noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = call contract noundef float @_ZL3cosf(float noundef %9) #13
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  store float %10, ptr %11, align 4, !tbaa !12
  %12 = load float, ptr %7, align 4, !tbaa !12
  %13 = call contract noundef float @_ZL3sinf(float noundef %12) #13
  ret float %13
}
define internal noundef float @_ZL3cosf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call noundef double @_ZL10db_sine_offi(float noundef %6, i32 noundef 1) #13
  %8 = fptrunc double %7 to float
  ret float %8
}
define internal noundef float @_ZL3sinf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = fcmp oeq float %6, 0.000000e+00
  br i1 %7, label %8, label %10
8:
  %9 = load float, ptr %5, align 4, !tbaa !12
  br label %14
10:
  %11 = load float, ptr %5, align 4, !tbaa !12
  %12 = call noundef double @_ZL10db_sine_offi(float noundef %11, i32 noundef 0) #13
  %13 = fptrunc double %12 to float
  br label %14
14:
  %15 = phi contract float [ %9, %8 ], [ %13, %10 ]
  ret float %15
}
define internal noundef double @_ZL10db_sine_offi(float noundef %0, i32 noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store float %0, ptr %9, align 4, !tbaa !12
  store i32 %1, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %13 = load float, ptr %9, align 4, !tbaa !12
  %14 = fpext float %13 to double
  %15 = fmul double %14, 0x3FE45F306DC9C883
  %16 = call contract noundef double @_ZL4rintd(double noundef %15) #13
  store double %16, ptr %11, align 8, !tbaa !16
  %17 = load float, ptr %9, align 4, !tbaa !12
  %18 = call noundef float @_ZL4fabsf(float noundef %17) #13
  %19 = fcmp olt float %18, 0x4130000000000000
  br i1 %19, label %25, label %20
20:
  %21 = load float, ptr %9, align 4, !tbaa !12
  %22 = fpext float %21 to double
  %23 = load i32, ptr %10, align 4, !tbaa !10
  %24 = call contract noundef double @_ZL10db_sine_ofdi(double noundef %22, i32 noundef %23) #13
  store double %24, ptr %8, align 8
  store i32 1, ptr %12, align 4
  br label %39
25:
  %26 = load double, ptr %11, align 8, !tbaa !16
  %27 = fneg contract double %26
  %28 = load double, ptr %11, align 8, !tbaa !16
  %29 = fneg contract double %28
  %30 = load float, ptr %9, align 4, !tbaa !12
  %31 = fpext float %30 to double
  %32 = call contract noundef double @_ZL3fmaddd(double noundef %29, double noundef 0x3FF921FB54442D18, double noundef %31) #13
  %33 = call contract noundef double @_ZL3fmaddd(double noundef %27, double noundef 0x3C91A62633145C07, double noundef %32) #13
  %34 = load double, ptr %11, align 8, !tbaa !16
  %35 = fptosi double %34 to i32
  %36 = load i32, ptr %10, align 4, !tbaa !10
  %37 = add nsw i32 %35, %36
  %38 = call contract noundef double @_ZL7db_sineddi(double noundef %33, double noundef 0.000000e+00, i32 noundef %37) #13
  store double %38, ptr %8, align 8
  store i32 1, ptr %12, align 4
  br label %39
39:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  %40 = load double, ptr %8, align 8
  ret double %40
}
define internal noundef double @_ZL4rintd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract double @llvm.rint.f64(double %6)
  ret double %7
}
define internal noundef float @_ZL4fabsf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.fabs.f32(float %6)
  ret float %7
}
define internal noundef double @_ZL10db_sine_ofdi(double noundef %0, i32 noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %3 to ptr
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store double %0, ptr %12, align 8, !tbaa !16
  store i32 %1, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %19 = load double, ptr %12, align 8, !tbaa !16
  %20 = call contract noundef double @_ZL4fabsd(double noundef %19) #13
  store double %20, ptr %14, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  store double 0.000000e+00, ptr %15, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #12
  store i32 0, ptr %16, align 4, !tbaa !10
  %21 = load double, ptr %12, align 8, !tbaa !16
  %22 = call noundef zeroext i1 @_ZL8isfinited(double noundef %21) #13
  br i1 %22, label %24, label %23
23:
  store double 0x7FF8000000000000, ptr %11, align 8
  store i32 1, ptr %17, align 4
  br label %54
24:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  %25 = load double, ptr %14, align 8, !tbaa !16
  %26 = fcmp ole double %25, 0x3FE921FB54442D18
  br i1 %26, label %27, label %29
27:
  %28 = load double, ptr %14, align 8, !tbaa !16
  br label %32
29:
  %30 = load double, ptr %14, align 8, !tbaa !16
  %31 = call contract noundef double @_ZL10db_reduceddPiPd(double noundef %30, ptr noundef %16, ptr noundef %15) #13
  br label %32
32:
  %33 = phi contract double [ %28, %27 ], [ %31, %29 ]
  store double %33, ptr %18, align 8, !tbaa !16
  %34 = load double, ptr %12, align 8, !tbaa !16
  %35 = call noundef zeroext i1 @_ZL7signbitd(double noundef %34) #13
  br i1 %35, label %36, label %45
36:
  %37 = load double, ptr %18, align 8, !tbaa !16
  %38 = fneg contract double %37
  %39 = load double, ptr %15, align 8, !tbaa !16
  %40 = fneg contract double %39
  %41 = load i32, ptr %13, align 4, !tbaa !10
  %42 = load i32, ptr %16, align 4, !tbaa !10
  %43 = sub nsw i32 %41, %42
  %44 = call contract noundef double @_ZL7db_sineddi(double noundef %38, double noundef %40, i32 noundef %43) #13
  br label %52
45:
  %46 = load double, ptr %18, align 8, !tbaa !16
  %47 = load double, ptr %15, align 8, !tbaa !16
  %48 = load i32, ptr %13, align 4, !tbaa !10
  %49 = load i32, ptr %16, align 4, !tbaa !10
  %50 = add nsw i32 %48, %49
  %51 = call contract noundef double @_ZL7db_sineddi(double noundef %46, double noundef %47, i32 noundef %50) #13
  br label %52
52:
  %53 = phi contract double [ %44, %36 ], [ %51, %45 ]
  store double %53, ptr %11, align 8
  store i32 1, ptr %17, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  br label %54
54:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  %55 = load double, ptr %11, align 8
  ret double %55
}
define internal noundef double @_ZL7db_sineddi(double noundef %0, double noundef %1, i32 noundef %2) #5 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %4 to ptr
  %16 = addrspacecast ptr addrspace(5) %5 to ptr
  %17 = addrspacecast ptr addrspace(5) %6 to ptr
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %11 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  store double %0, ptr %16, align 8, !tbaa !16
  store double %1, ptr %17, align 8, !tbaa !16
  store i32 %2, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %24 = load double, ptr %16, align 8, !tbaa !16
  %25 = load double, ptr %16, align 8, !tbaa !16
  %26 = fmul double %24, %25
  store double %26, ptr %19, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  store double 1.000000e+00, ptr %20, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  store double 1.000000e+00, ptr %21, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #12
  store i32 18, ptr %22, align 4, !tbaa !10
  br label %27
27:
  %28 = load i32, ptr %22, align 4, !tbaa !10
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %31, label %30
30:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #12
  br label %55
31:
  %32 = load double, ptr %20, align 8, !tbaa !16
  %33 = load double, ptr %19, align 8, !tbaa !16
  %34 = load i32, ptr %22, align 4, !tbaa !10
  %35 = load i32, ptr %22, align 4, !tbaa !10
  %36 = add nsw i32 %35, 1
  %37 = mul nsw i32 %34, %36
  %38 = sitofp i32 %37 to double
  %39 = fdiv double -1.000000e+00, %38
  %40 = fmul double %33, %39
  %41 = call contract noundef double @_ZL3fmaddd(double noundef %32, double noundef %40, double noundef 1.000000e+00) #13
  store double %41, ptr %20, align 8, !tbaa !16
  %42 = load double, ptr %21, align 8, !tbaa !16
  %43 = load double, ptr %19, align 8, !tbaa !16
  %44 = load i32, ptr %22, align 4, !tbaa !10
  %45 = load i32, ptr %22, align 4, !tbaa !10
  %46 = sub nsw i32 %45, 1
  %47 = mul nsw i32 %44, %46
  %48 = sitofp i32 %47 to double
  %49 = fdiv double -1.000000e+00, %48
  %50 = fmul double %43, %49
  %51 = call contract noundef double @_ZL3fmaddd(double noundef %42, double noundef %50, double noundef 1.000000e+00) #13
  store double %51, ptr %21, align 8, !tbaa !16
  br label %52
52:
  %53 = load i32, ptr %22, align 4, !tbaa !10
  %54 = sub nsw i32 %53, 2
  store i32 %54, ptr %22, align 4, !tbaa !10
  br label %27, !llvm.loop !28
55:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #12
  %56 = load i32, ptr %18, align 4, !tbaa !10
  %57 = and i32 %56, 1
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %65
59:
  %60 = load double, ptr %17, align 8, !tbaa !16
  %61 = fneg contract double %60
  %62 = load double, ptr %16, align 8, !tbaa !16
  %63 = load double, ptr %21, align 8, !tbaa !16
  %64 = call contract noundef double @_ZL3fmaddd(double noundef %61, double noundef %62, double noundef %63) #13
  br label %72
65:
  %66 = load double, ptr %20, align 8, !tbaa !16
  %67 = load double, ptr %16, align 8, !tbaa !16
  %68 = load double, ptr %17, align 8, !tbaa !16
  %69 = load double, ptr %21, align 8, !tbaa !16
  %70 = fmul double %68, %69
  %71 = call contract noundef double @_ZL3fmaddd(double noundef %66, double noundef %67, double noundef %70) #13
  br label %72
72:
  %73 = phi contract double [ %64, %59 ], [ %71, %65 ]
  store double %73, ptr %23, align 8, !tbaa !16
  %74 = load i32, ptr %18, align 4, !tbaa !10
  %75 = and i32 %74, 2
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %80
77:
  %78 = load double, ptr %23, align 8, !tbaa !16
  %79 = fneg contract double %78
  br label %82
80:
  %81 = load double, ptr %23, align 8, !tbaa !16
  br label %82
82:
  %83 = phi contract double [ %79, %77 ], [ %81, %80 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  ret double %83
}
define internal noundef double @_ZL3fmaddd(double noundef %0, double noundef %1, double noundef %2) #5 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store double %0, ptr %9, align 8, !tbaa !16
  store double %1, ptr %10, align 8, !tbaa !16
  store double %2, ptr %11, align 8, !tbaa !16
  %12 = load double, ptr %9, align 8, !tbaa !16
  %13 = load double, ptr %10, align 8, !tbaa !16
  %14 = load double, ptr %11, align 8, !tbaa !16
  %15 = call contract double @llvm.fma.f64(double %12, double %13, double %14)
  ret double %15
}
declare double @llvm.rint.f64(double) #8
declare float @llvm.fabs.f32(float) #8
define internal noundef zeroext i1 @_ZL8isfinited(double noundef %0) #5 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract noundef double @_ZL4fabsd(double noundef %6) #13
  %8 = fcmp contract olt double %7, 0x7FF0000000000000
  ret i1 %8
}
define internal noundef double @_ZL10db_reduceddPiPd(double noundef %0, ptr noundef %1, ptr noundef %2) #5 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca double, align 8, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %4 to ptr
  %22 = addrspacecast ptr addrspace(5) %5 to ptr
  %23 = addrspacecast ptr addrspace(5) %6 to ptr
  %24 = addrspacecast ptr addrspace(5) %7 to ptr
  %25 = addrspacecast ptr addrspace(5) %8 to ptr
  %26 = addrspacecast ptr addrspace(5) %9 to ptr
  %27 = addrspacecast ptr addrspace(5) %10 to ptr
  %28 = addrspacecast ptr addrspace(5) %11 to ptr
  %29 = addrspacecast ptr addrspace(5) %13 to ptr
  %30 = addrspacecast ptr addrspace(5) %14 to ptr
  %31 = addrspacecast ptr addrspace(5) %15 to ptr
  %32 = addrspacecast ptr addrspace(5) %16 to ptr
  %33 = addrspacecast ptr addrspace(5) %17 to ptr
  %34 = addrspacecast ptr addrspace(5) %18 to ptr
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  store double %0, ptr %22, align 8, !tbaa !16
  store ptr %1, ptr %23, align 8, !tbaa !4
  store ptr %2, ptr %24, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %36 = load double, ptr %22, align 8, !tbaa !16
  %37 = fcmp oge double %36, 0x7B00000000000000
  br i1 %37, label %38, label %41
38:
  %39 = load double, ptr %22, align 8, !tbaa !16
  %40 = call contract noundef double @_ZL5ldexpdi(double noundef %39, i32 noundef -128) #13
  br label %43
41:
  %42 = load double, ptr %22, align 8, !tbaa !16
  br label %43
43:
  %44 = phi contract double [ %40, %38 ], [ %42, %41 ]
  store double %44, ptr %25, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  store double 0.000000e+00, ptr %26, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  store double 0.000000e+00, ptr %27, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #12
  store i32 3, ptr %28, align 4, !tbaa !10
  br label %45
45:
  %46 = load i32, ptr %28, align 4, !tbaa !10
  %47 = icmp sge i32 %46, 0
  br i1 %47, label %49, label %48
48:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #12
  br label %70
49:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #12
  %50 = load double, ptr %22, align 8, !tbaa !16
  %51 = load i32, ptr %28, align 4, !tbaa !10
  %52 = call contract double @llvm.amdgcn.trig.preop.f64(double %50, i32 %51)
  store double %52, ptr %29, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #12
  %53 = load double, ptr %29, align 8, !tbaa !16
  %54 = load double, ptr %25, align 8, !tbaa !16
  %55 = fmul double %53, %54
  store double %55, ptr %30, align 8, !tbaa !16
  %56 = load double, ptr %29, align 8, !tbaa !16
  %57 = load double, ptr %25, align 8, !tbaa !16
  %58 = load double, ptr %30, align 8, !tbaa !16
  %59 = fneg contract double %58
  %60 = call contract noundef double @_ZL3fmaddd(double noundef %56, double noundef %57, double noundef %59) #13
  call void @_ZL6db_addPdS_d(ptr noundef %26, ptr noundef %27, double noundef %60) #13
  %61 = load double, ptr %30, align 8, !tbaa !16
  %62 = load double, ptr %30, align 8, !tbaa !16
  %63 = fdiv double %62, 4.000000e+00
  %64 = call contract noundef double @_ZL4rintd(double noundef %63) #13
  %65 = fmul double 4.000000e+00, %64
  %66 = fsub double %61, %65
  call void @_ZL6db_addPdS_d(ptr noundef %26, ptr noundef %27, double noundef %66) #13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #12
  br label %67
67:
  %68 = load i32, ptr %28, align 4, !tbaa !10
  %69 = add nsw i32 %68, -1
  store i32 %69, ptr %28, align 4, !tbaa !10
  br label %45, !llvm.loop !29
70:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #12
  %71 = load double, ptr %26, align 8, !tbaa !16
  %72 = call contract noundef double @_ZL4rintd(double noundef %71) #13
  store double %72, ptr %31, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #12
  %73 = load double, ptr %26, align 8, !tbaa !16
  %74 = load double, ptr %31, align 8, !tbaa !16
  %75 = fsub double %73, %74
  store double %75, ptr %32, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #12
  %76 = load double, ptr %32, align 8, !tbaa !16
  %77 = load double, ptr %27, align 8, !tbaa !16
  %78 = fadd double %76, %77
  store double %78, ptr %33, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %18) #12
  %79 = load double, ptr %27, align 8, !tbaa !16
  %80 = load double, ptr %33, align 8, !tbaa !16
  %81 = load double, ptr %32, align 8, !tbaa !16
  %82 = fsub double %80, %81
  %83 = fsub double %79, %82
  store double %83, ptr %34, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %19) #12
  %84 = load double, ptr %33, align 8, !tbaa !16
  %85 = fmul double %84, 0x3FF921FB54442D18
  store double %85, ptr %35, align 8, !tbaa !16
  %86 = load double, ptr %31, align 8, !tbaa !16
  %87 = fptosi double %86 to i32
  %88 = load ptr, ptr %23, align 8, !tbaa !4
  store i32 %87, ptr %88, align 4, !tbaa !10
  %89 = load double, ptr %33, align 8, !tbaa !16
  %90 = load double, ptr %35, align 8, !tbaa !16
  %91 = fneg contract double %90
  %92 = call contract noundef double @_ZL3fmaddd(double noundef %89, double noundef 0x3FF921FB54442D18, double noundef %91) #13
  %93 = load double, ptr %33, align 8, !tbaa !16
  %94 = load double, ptr %34, align 8, !tbaa !16
  %95 = fmul double %94, 0x3FF921FB54442D18
  %96 = call contract noundef double @_ZL3fmaddd(double noundef %93, double noundef 0x3C91A62633145C07, double noundef %95) #13
  %97 = fadd double %92, %96
  %98 = load ptr, ptr %24, align 8, !tbaa !4
  store double %97, ptr %98, align 8, !tbaa !16
  %99 = load double, ptr %35, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %19) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %18) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  ret double %99
}
define internal noundef zeroext i1 @_ZL7signbitd(double noundef %0) #5 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract noundef double @_ZL8copysigndd(double noundef 1.000000e+00, double noundef %6) #13
  %8 = fcmp contract olt double %7, 0.000000e+00
  ret i1 %8
}
define internal noundef double @_ZL5ldexpdi(double noundef %0, i32 noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = call double @llvm.ldexp.f64.i32(double %9, i32 %10)
  ret double %11
}
declare double @llvm.amdgcn.trig.preop.f64(double, i32) #8
define internal void @_ZL6db_addPdS_d(ptr noundef %0, ptr noundef %1, double noundef %2) #5 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store ptr %1, ptr %10, align 8, !tbaa !4
  store double %2, ptr %11, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %14 = load ptr, ptr %9, align 8, !tbaa !4
  %15 = load double, ptr %14, align 8, !tbaa !16
  %16 = load double, ptr %11, align 8, !tbaa !16
  %17 = fadd double %15, %16
  store double %17, ptr %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %18 = load double, ptr %12, align 8, !tbaa !16
  %19 = load ptr, ptr %9, align 8, !tbaa !4
  %20 = load double, ptr %19, align 8, !tbaa !16
  %21 = fsub double %18, %20
  store double %21, ptr %13, align 8, !tbaa !16
  %22 = load ptr, ptr %9, align 8, !tbaa !4
  %23 = load double, ptr %22, align 8, !tbaa !16
  %24 = load double, ptr %12, align 8, !tbaa !16
  %25 = load double, ptr %13, align 8, !tbaa !16
  %26 = fsub double %24, %25
  %27 = fsub double %23, %26
  %28 = load double, ptr %11, align 8, !tbaa !16
  %29 = load double, ptr %13, align 8, !tbaa !16
  %30 = fsub double %28, %29
  %31 = fadd double %27, %30
  %32 = load ptr, ptr %10, align 8, !tbaa !4
  %33 = load double, ptr %32, align 8, !tbaa !16
  %34 = fadd double %33, %31
  store double %34, ptr %32, align 8, !tbaa !16
  %35 = load double, ptr %12, align 8, !tbaa !16
  %36 = load ptr, ptr %9, align 8, !tbaa !4
  store double %35, ptr %36, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  ret void
}
declare double @llvm.ldexp.f64.i32(double, i32) #8
define internal noundef double @_ZL8copysigndd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store double %1, ptr %8, align 8, !tbaa !16
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = load double, ptr %8, align 8, !tbaa !16
  %11 = call contract double @llvm.copysign.f64(double %9, double %10)
  ret double %11
}
declare double @llvm.copysign.f64(double, double) #8
declare double @llvm.fma.f64(double, double, double) #8
define internal noundef float @_ZL3expf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = fpext float %6 to double
  %8 = call noundef double @_ZL3expd(double noundef %7) #13
  %9 = fptrunc double %8 to float
  ret float %9
}
define internal noundef float @_ZL3logf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = fpext float %6 to double
  %8 = call noundef double @_ZL3logd(double noundef %7) #13
  %9 = fptrunc double %8 to float
  ret float %9
}
define internal noundef float @_ZL3powff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = fpext float %9 to double
  %11 = load float, ptr %8, align 4, !tbaa !12
  %12 = fpext float %11 to double
  %13 = call noundef double @_ZL3powdd(double noundef %10, double noundef %12) #13
  %14 = fptrunc double %13 to float
  ret float %14
}
define internal noundef float @_ZL4tanhf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = fpext float %6 to double
  %8 = call noundef double @_ZL4tanhd(double noundef %7) #13
  %9 = fptrunc double %8 to float
  ret float %9
}
define internal noundef double @_ZL4tanhd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #12
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = call contract noundef double @_ZL4fabsd(double noundef %9) #13
  %11 = call contract noundef double @_ZL4fmindd(double noundef %10, double noundef 3.000000e+01) #13
  %12 = fmul double 2.000000e+00, %11
  %13 = call contract noundef double @_ZL5expm1d(double noundef %12) #13
  store double %13, ptr %8, align 8, !tbaa !16
  %14 = load double, ptr %7, align 8, !tbaa !16
  %15 = fcmp oeq double %14, 0.000000e+00
  br i1 %15, label %19, label %16
16:
  %17 = load double, ptr %7, align 8, !tbaa !16
  %18 = call noundef zeroext i1 @_ZL5isnand(double noundef %17) #13
  br i1 %18, label %19, label %21
19:
  %20 = load double, ptr %7, align 8, !tbaa !16
  br label %28
21:
  %22 = load double, ptr %8, align 8, !tbaa !16
  %23 = load double, ptr %8, align 8, !tbaa !16
  %24 = fadd double %23, 2.000000e+00
  %25 = fdiv double %22, %24
  %26 = load double, ptr %7, align 8, !tbaa !16
  %27 = call contract noundef double @_ZL8copysigndd(double noundef %25, double noundef %26) #13
  br label %28
28:
  %29 = phi contract double [ %20, %19 ], [ %27, %21 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #12
  ret double %29
}
define internal noundef double @_ZL5expm1d(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %2 to ptr
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store double %0, ptr %10, align 8, !tbaa !16
  %15 = load double, ptr %10, align 8, !tbaa !16
  %16 = fcmp ogt double %15, 4.000000e+01
  br i1 %16, label %17, label %20
17:
  %18 = load double, ptr %10, align 8, !tbaa !16
  %19 = call contract noundef double @_ZL3expd(double noundef %18) #13
  store double %19, ptr %9, align 8
  br label %61
20:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #12
  %21 = load double, ptr %10, align 8, !tbaa !16
  %22 = call contract noundef double @_ZL4fmaxdd(double noundef %21, double noundef -8.000000e+01) #13
  store double %22, ptr %11, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #12
  %23 = load double, ptr %11, align 8, !tbaa !16
  %24 = fmul double %23, 0x3FF71547652B82FE
  %25 = call contract noundef double @_ZL4rintd(double noundef %24) #13
  store double %25, ptr %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %26 = load double, ptr %12, align 8, !tbaa !16
  %27 = fneg contract double %26
  %28 = load double, ptr %12, align 8, !tbaa !16
  %29 = fneg contract double %28
  %30 = load double, ptr %11, align 8, !tbaa !16
  %31 = call contract noundef double @_ZL3fmaddd(double noundef %29, double noundef 0x3FE62E42FEFA39EF, double noundef %30) #13
  %32 = call contract noundef double @_ZL3fmaddd(double noundef %27, double noundef 0x3C7ABC9E3B39803F, double noundef %31) #13
  %33 = call contract noundef double @_ZL13db_grown_neard(double noundef %32) #13
  store double %33, ptr %13, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %34 = load double, ptr %12, align 8, !tbaa !16
  %35 = fcmp oeq double %34, 0.000000e+00
  br i1 %35, label %36, label %38
36:
  %37 = load double, ptr %13, align 8, !tbaa !16
  br label %48
38:
  %39 = load double, ptr %13, align 8, !tbaa !16
  %40 = load double, ptr %12, align 8, !tbaa !16
  %41 = fptosi double %40 to i32
  %42 = call contract noundef double @_ZL5ldexpdi(double noundef %39, i32 noundef %41) #13
  %43 = load double, ptr %12, align 8, !tbaa !16
  %44 = fptosi double %43 to i32
  %45 = call contract noundef double @_ZL5ldexpdi(double noundef 1.000000e+00, i32 noundef %44) #13
  %46 = fsub double %45, 1.000000e+00
  %47 = fadd double %42, %46
  br label %48
48:
  %49 = phi contract double [ %37, %36 ], [ %47, %38 ]
  store double %49, ptr %14, align 8, !tbaa !16
  %50 = load double, ptr %10, align 8, !tbaa !16
  %51 = fcmp oeq double %50, 0.000000e+00
  br i1 %51, label %55, label %52
52:
  %53 = load double, ptr %10, align 8, !tbaa !16
  %54 = call noundef zeroext i1 @_ZL5isnand(double noundef %53) #13
  br i1 %54, label %55, label %57
55:
  %56 = load double, ptr %10, align 8, !tbaa !16
  br label %59
57:
  %58 = load double, ptr %14, align 8, !tbaa !16
  br label %59
59:
  %60 = phi double [ %56, %55 ], [ %58, %57 ]
  store double %60, ptr %9, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #12
  br label %61
61:
  %62 = load double, ptr %9, align 8
  ret double %62
}
define internal noundef double @_ZL4fmindd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store double %1, ptr %8, align 8, !tbaa !16
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = load double, ptr %8, align 8, !tbaa !16
  %11 = call contract double @llvm.minnum.f64(double %9, double %10)
  ret double %11
}
define internal noundef zeroext i1 @_ZL5isnand(double noundef %0) #5 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = load double, ptr %5, align 8, !tbaa !16
  %8 = fcmp contract une double %6, %7
  ret i1 %8
}
define internal noundef double @_ZL4fmaxdd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store double %1, ptr %8, align 8, !tbaa !16
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = load double, ptr %8, align 8, !tbaa !16
  %11 = call contract double @llvm.maxnum.f64(double %9, double %10)
  ret double %11
}
define internal noundef double @_ZL13db_grown_neard(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %2 to ptr
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #12
  store double 1.000000e+00, ptr %10, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #12
  store i32 14, ptr %11, align 4, !tbaa !10
  br label %12
12:
  %13 = load i32, ptr %11, align 4, !tbaa !10
  %14 = icmp sgt i32 %13, 1
  br i1 %14, label %16, label %15
15:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #12
  br label %27
16:
  %17 = load double, ptr %10, align 8, !tbaa !16
  %18 = load double, ptr %9, align 8, !tbaa !16
  %19 = load i32, ptr %11, align 4, !tbaa !10
  %20 = sitofp i32 %19 to double
  %21 = fdiv double 1.000000e+00, %20
  %22 = fmul double %18, %21
  %23 = call contract noundef double @_ZL3fmaddd(double noundef %17, double noundef %22, double noundef 1.000000e+00) #13
  store double %23, ptr %10, align 8, !tbaa !16
  br label %24
24:
  %25 = load i32, ptr %11, align 4, !tbaa !10
  %26 = add nsw i32 %25, -1
  store i32 %26, ptr %11, align 4, !tbaa !10
  br label %12, !llvm.loop !30
27:
  %28 = load double, ptr %10, align 8, !tbaa !16
  %29 = load double, ptr %9, align 8, !tbaa !16
  %30 = fmul double %28, %29
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #12
  ret double %30
}
declare double @llvm.maxnum.f64(double, double) #8
declare double @llvm.minnum.f64(double, double) #8
define internal noundef float @_ZL5atan2ff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = fpext float %9 to double
  %11 = load float, ptr %8, align 4, !tbaa !12
  %12 = fpext float %11 to double
  %13 = call noundef double @_ZL5atan2dd(double noundef %10, double noundef %12) #13
  %14 = fptrunc double %13 to float
  ret float %14
}
define internal noundef float @_ZL4fmaxff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract float @llvm.maxnum.f32(float %9, float %10)
  ret float %11
}
declare float @llvm.maxnum.f32(float, float) #8
define internal noundef float @_ZL4ceilf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.ceil.f32(float %6)
  ret float %7
}
declare float @llvm.ceil.f32(float) #8
define internal noundef float @_ZL5roundf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.round.f32(float %6)
  ret float %7
}
declare float @llvm.round.f32(float) #8
define internal noundef float @_ZL4fminff(float noundef %0, float noundef %1) #5 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !12
  store float %1, ptr %8, align 4, !tbaa !12
  %9 = load float, ptr %7, align 4, !tbaa !12
  %10 = load float, ptr %8, align 4, !tbaa !12
  %11 = call contract float @llvm.minnum.f32(float %9, float %10)
  ret float %11
}
declare float @llvm.minnum.f32(float, float) #8
define internal noundef float @_ZL5truncf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.trunc.f32(float %6)
  ret float %7
}
declare float @llvm.trunc.f32(float) #8
define internal noundef double @_ZL9db_exp_ofdd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  store double %0, ptr %11, align 8, !tbaa !16
  store double %1, ptr %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %16 = load double, ptr %11, align 8, !tbaa !16
  %17 = call contract noundef double @_ZL4fmaxdd(double noundef %16, double noundef -8.000000e+02) #13
  %18 = call contract noundef double @_ZL4fmindd(double noundef %17, double noundef 8.000000e+02) #13
  store double %18, ptr %13, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %19 = load double, ptr %13, align 8, !tbaa !16
  %20 = fmul double %19, 0x3FF71547652B82FE
  %21 = call contract noundef double @_ZL4rintd(double noundef %20) #13
  store double %21, ptr %14, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %22 = load double, ptr %14, align 8, !tbaa !16
  %23 = fneg contract double %22
  %24 = load double, ptr %14, align 8, !tbaa !16
  %25 = fneg contract double %24
  %26 = load double, ptr %13, align 8, !tbaa !16
  %27 = call contract noundef double @_ZL3fmaddd(double noundef %25, double noundef 0x3FE62E42FEFA39EF, double noundef %26) #13
  %28 = call contract noundef double @_ZL3fmaddd(double noundef %23, double noundef 0x3C7ABC9E3B39803F, double noundef %27) #13
  %29 = load double, ptr %12, align 8, !tbaa !16
  %30 = fadd double %28, %29
  store double %30, ptr %15, align 8, !tbaa !16
  %31 = load double, ptr %11, align 8, !tbaa !16
  %32 = call noundef zeroext i1 @_ZL5isnand(double noundef %31) #13
  br i1 %32, label %33, label %35
33:
  %34 = load double, ptr %11, align 8, !tbaa !16
  br label %42
35:
  %36 = load double, ptr %15, align 8, !tbaa !16
  %37 = call contract noundef double @_ZL13db_grown_neard(double noundef %36) #13
  %38 = fadd double 1.000000e+00, %37
  %39 = load double, ptr %14, align 8, !tbaa !16
  %40 = fptosi double %39 to i32
  %41 = call contract noundef double @_ZL5ldexpdi(double noundef %38, i32 noundef %40) #13
  br label %42
42:
  %43 = phi contract double [ %34, %33 ], [ %41, %35 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  ret double %43
}
declare double @llvm.fabs.f64(double) #8
define internal noundef double @_ZL11db_log_edgedd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store double %1, ptr %8, align 8, !tbaa !16
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = fcmp ogt double %9, 0.000000e+00
  br i1 %10, label %11, label %20
11:
  %12 = load double, ptr %7, align 8, !tbaa !16
  %13 = fcmp olt double %12, 0x7FF0000000000000
  br i1 %13, label %14, label %16
14:
  %15 = load double, ptr %8, align 8, !tbaa !16
  br label %18
16:
  %17 = load double, ptr %7, align 8, !tbaa !16
  br label %18
18:
  %19 = phi double [ %15, %14 ], [ %17, %16 ]
  br label %26
20:
  %21 = load double, ptr %7, align 8, !tbaa !16
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = zext i1 %22 to i64
  %24 = select i1 %22, float 0xFFF0000000000000, float 0x7FF8000000000000
  %25 = fpext float %24 to double
  br label %26
26:
  %27 = phi contract double [ %19, %18 ], [ %25, %20 ]
  ret double %27
}
define internal noundef double @_ZL9db_log_ofdPd(double noundef %0, ptr noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %3 to ptr
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  store double %0, ptr %13, align 8, !tbaa !16
  store ptr %1, ptr %14, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %20 = load double, ptr %13, align 8, !tbaa !16
  %21 = load ptr, ptr %14, align 8, !tbaa !4
  %22 = call contract noundef double @_ZL11db_log_neardPiPd(double noundef %20, ptr noundef %15, ptr noundef %21) #13
  store double %22, ptr %16, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %23 = load i32, ptr %15, align 4, !tbaa !10
  %24 = sitofp i32 %23 to double
  %25 = fmul double %24, 0x3FE62E42FEFA39EF
  store double %25, ptr %17, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  %26 = load double, ptr %17, align 8, !tbaa !16
  %27 = load double, ptr %16, align 8, !tbaa !16
  %28 = fadd double %26, %27
  store double %28, ptr %18, align 8, !tbaa !16
  %29 = load double, ptr %16, align 8, !tbaa !16
  %30 = load double, ptr %18, align 8, !tbaa !16
  %31 = load double, ptr %17, align 8, !tbaa !16
  %32 = fsub double %30, %31
  %33 = fsub double %29, %32
  %34 = load i32, ptr %15, align 4, !tbaa !10
  %35 = sitofp i32 %34 to double
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = sitofp i32 %36 to double
  %38 = load double, ptr %17, align 8, !tbaa !16
  %39 = fneg contract double %38
  %40 = call contract noundef double @_ZL3fmaddd(double noundef %37, double noundef 0x3FE62E42FEFA39EF, double noundef %39) #13
  %41 = call contract noundef double @_ZL3fmaddd(double noundef %35, double noundef 0x3C7ABC9E3B39803F, double noundef %40) #13
  %42 = fadd double %33, %41
  %43 = load ptr, ptr %14, align 8, !tbaa !4
  %44 = load double, ptr %43, align 8, !tbaa !16
  %45 = fadd double %44, %42
  store double %45, ptr %43, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  %46 = load double, ptr %18, align 8, !tbaa !16
  %47 = load ptr, ptr %14, align 8, !tbaa !4
  %48 = load double, ptr %47, align 8, !tbaa !16
  %49 = fadd double %46, %48
  store double %49, ptr %19, align 8, !tbaa !16
  %50 = load double, ptr %19, align 8, !tbaa !16
  %51 = load double, ptr %18, align 8, !tbaa !16
  %52 = fsub double %50, %51
  %53 = load ptr, ptr %14, align 8, !tbaa !4
  %54 = load double, ptr %53, align 8, !tbaa !16
  %55 = fsub double %54, %52
  store double %55, ptr %53, align 8, !tbaa !16
  %56 = load double, ptr %19, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #12
  ret double %56
}
define internal noundef double @_ZL11db_log_neardPiPd(double noundef %0, ptr noundef %1, ptr noundef %2) #5 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %4 to ptr
  %19 = addrspacecast ptr addrspace(5) %5 to ptr
  %20 = addrspacecast ptr addrspace(5) %6 to ptr
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  %22 = addrspacecast ptr addrspace(5) %8 to ptr
  %23 = addrspacecast ptr addrspace(5) %9 to ptr
  %24 = addrspacecast ptr addrspace(5) %10 to ptr
  %25 = addrspacecast ptr addrspace(5) %11 to ptr
  %26 = addrspacecast ptr addrspace(5) %12 to ptr
  %27 = addrspacecast ptr addrspace(5) %13 to ptr
  %28 = addrspacecast ptr addrspace(5) %14 to ptr
  %29 = addrspacecast ptr addrspace(5) %15 to ptr
  store double %0, ptr %19, align 8, !tbaa !16
  store ptr %1, ptr %20, align 8, !tbaa !4
  store ptr %2, ptr %21, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %30 = load double, ptr %19, align 8, !tbaa !16
  %31 = load ptr, ptr %20, align 8, !tbaa !4
  %32 = call { double, i32 } @llvm.frexp.f64.i32(double %30)
  %33 = extractvalue { double, i32 } %32, 1
  store i32 %33, ptr %31, align 4, !tbaa !10
  %34 = extractvalue { double, i32 } %32, 0
  store double %34, ptr %22, align 8, !tbaa !16
  %35 = load double, ptr %22, align 8, !tbaa !16
  %36 = fcmp olt double %35, 0x3FE6A09E667F3BCD
  br i1 %36, label %37, label %43
37:
  %38 = load double, ptr %22, align 8, !tbaa !16
  %39 = fmul double %38, 2.000000e+00
  store double %39, ptr %22, align 8, !tbaa !16
  %40 = load ptr, ptr %20, align 8, !tbaa !4
  %41 = load i32, ptr %40, align 4, !tbaa !10
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %40, align 4, !tbaa !10
  br label %43
43:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  %44 = load double, ptr %22, align 8, !tbaa !16
  %45 = fsub double %44, 1.000000e+00
  store double %45, ptr %23, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  %46 = load double, ptr %22, align 8, !tbaa !16
  %47 = fadd double %46, 1.000000e+00
  store double %47, ptr %24, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #12
  %48 = load double, ptr %23, align 8, !tbaa !16
  %49 = load double, ptr %24, align 8, !tbaa !16
  %50 = fdiv double %48, %49
  store double %50, ptr %25, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #12
  %51 = load double, ptr %25, align 8, !tbaa !16
  %52 = load double, ptr %25, align 8, !tbaa !16
  %53 = fmul double %51, %52
  store double %53, ptr %26, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #12
  store double 0.000000e+00, ptr %27, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #12
  %54 = load double, ptr %25, align 8, !tbaa !16
  %55 = fneg contract double %54
  %56 = load double, ptr %24, align 8, !tbaa !16
  %57 = load double, ptr %23, align 8, !tbaa !16
  %58 = call contract noundef double @_ZL3fmaddd(double noundef %55, double noundef %56, double noundef %57) #13
  %59 = load double, ptr %25, align 8, !tbaa !16
  %60 = load double, ptr %22, align 8, !tbaa !16
  %61 = load double, ptr %24, align 8, !tbaa !16
  %62 = fsub double %61, 1.000000e+00
  %63 = fsub double %60, %62
  %64 = fmul double %59, %63
  %65 = fsub double %58, %64
  %66 = load double, ptr %24, align 8, !tbaa !16
  %67 = fdiv double %65, %66
  store double %67, ptr %28, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #12
  store i32 25, ptr %29, align 4, !tbaa !10
  br label %68
68:
  %69 = load i32, ptr %29, align 4, !tbaa !10
  %70 = icmp sgt i32 %69, 1
  br i1 %70, label %72, label %71
71:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #12
  br label %82
72:
  %73 = load double, ptr %27, align 8, !tbaa !16
  %74 = load double, ptr %26, align 8, !tbaa !16
  %75 = load i32, ptr %29, align 4, !tbaa !10
  %76 = sitofp i32 %75 to double
  %77 = fdiv double 1.000000e+00, %76
  %78 = call contract noundef double @_ZL3fmaddd(double noundef %73, double noundef %74, double noundef %77) #13
  store double %78, ptr %27, align 8, !tbaa !16
  br label %79
79:
  %80 = load i32, ptr %29, align 4, !tbaa !10
  %81 = sub nsw i32 %80, 2
  store i32 %81, ptr %29, align 4, !tbaa !10
  br label %68, !llvm.loop !31
82:
  %83 = load double, ptr %25, align 8, !tbaa !16
  %84 = load double, ptr %26, align 8, !tbaa !16
  %85 = fmul double %83, %84
  %86 = load double, ptr %27, align 8, !tbaa !16
  %87 = load double, ptr %28, align 8, !tbaa !16
  %88 = call contract noundef double @_ZL3fmaddd(double noundef %85, double noundef %86, double noundef %87) #13
  %89 = fmul double 2.000000e+00, %88
  %90 = load ptr, ptr %21, align 8, !tbaa !4
  store double %89, ptr %90, align 8, !tbaa !16
  %91 = load double, ptr %25, align 8, !tbaa !16
  %92 = fmul double 2.000000e+00, %91
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  ret double %92
}
declare { double, i32 } @llvm.frexp.f64.i32(double) #8
declare double @llvm.sqrt.f64(double) #8
define internal noundef double @_ZL6sincosdPd(double noundef %0, ptr noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !16
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load double, ptr %7, align 8, !tbaa !16
  %10 = call contract noundef double @_ZL3cosd(double noundef %9) #13
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  store double %10, ptr %11, align 8, !tbaa !16
  %12 = load double, ptr %7, align 8, !tbaa !16
  %13 = call contract noundef double @_ZL3sind(double noundef %12) #13
  ret double %13
}
define internal noundef double @_ZL3cosd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract noundef double @_ZL10db_sine_ofdi(double noundef %6, i32 noundef 1) #13
  ret double %7
}
define internal noundef double @_ZL3sind(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %8, label %10
8:
  %9 = load double, ptr %5, align 8, !tbaa !16
  br label %13
10:
  %11 = load double, ptr %5, align 8, !tbaa !16
  %12 = call contract noundef double @_ZL10db_sine_ofdi(double noundef %11, i32 noundef 0) #13
  br label %13
13:
  %14 = phi contract double [ %9, %8 ], [ %12, %10 ]
  ret double %14
}
define internal noundef double @_ZL5truncd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !16
  %6 = load double, ptr %5, align 8, !tbaa !16
  %7 = call contract double @llvm.trunc.f64(double %6)
  ret double %7
}
define internal noundef double @_ZL8db_powerdd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  store double %0, ptr %11, align 8, !tbaa !16
  store double %1, ptr %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %16 = load double, ptr %11, align 8, !tbaa !16
  %17 = call contract noundef double @_ZL9db_log_ofdPd(double noundef %16, ptr noundef %13) #13
  store double %17, ptr %14, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %18 = load double, ptr %12, align 8, !tbaa !16
  %19 = load double, ptr %14, align 8, !tbaa !16
  %20 = fmul double %18, %19
  store double %20, ptr %15, align 8, !tbaa !16
  %21 = load double, ptr %15, align 8, !tbaa !16
  %22 = load double, ptr %15, align 8, !tbaa !16
  %23 = call noundef double @_ZL4fabsd(double noundef %22) #13
  %24 = fcmp olt double %23, 8.000000e+02
  br i1 %24, label %25, label %35
25:
  %26 = load double, ptr %12, align 8, !tbaa !16
  %27 = load double, ptr %14, align 8, !tbaa !16
  %28 = load double, ptr %15, align 8, !tbaa !16
  %29 = fneg contract double %28
  %30 = call contract noundef double @_ZL3fmaddd(double noundef %26, double noundef %27, double noundef %29) #13
  %31 = load double, ptr %12, align 8, !tbaa !16
  %32 = load double, ptr %13, align 8, !tbaa !16
  %33 = fmul double %31, %32
  %34 = fadd double %30, %33
  br label %36
35:
  br label %36
36:
  %37 = phi contract double [ %34, %25 ], [ 0.000000e+00, %35 ]
  %38 = call contract noundef double @_ZL9db_exp_ofdd(double noundef %21, double noundef %37) #13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  ret double %38
}
declare double @llvm.trunc.f64(double) #8
define internal noundef double @_ZL13db_arctangentd(double noundef %0) #5 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %2 to ptr
  %13 = addrspacecast ptr addrspace(5) %3 to ptr
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %7 to ptr
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  store double %0, ptr %13, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #12
  %20 = load double, ptr %13, align 8, !tbaa !16
  %21 = fcmp ogt double %20, 0x4003504F333F9DE6
  br i1 %21, label %22, label %23
22:
  br label %28
23:
  %24 = load double, ptr %13, align 8, !tbaa !16
  %25 = fcmp ogt double %24, 0x3FDA827999FCEF33
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, i32 1, i32 0
  br label %28
28:
  %29 = phi i32 [ 2, %22 ], [ %27, %23 ]
  %30 = sitofp i32 %29 to double
  store double %30, ptr %14, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #12
  store double 0.000000e+00, ptr %15, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #12
  %31 = load double, ptr %14, align 8, !tbaa !16
  %32 = fcmp oeq double %31, 2.000000e+00
  br i1 %32, label %33, label %36
33:
  %34 = load double, ptr %13, align 8, !tbaa !16
  %35 = fdiv double -1.000000e+00, %34
  br label %49
36:
  %37 = load double, ptr %14, align 8, !tbaa !16
  %38 = fcmp oeq double %37, 1.000000e+00
  br i1 %38, label %39, label %45
39:
  %40 = load double, ptr %13, align 8, !tbaa !16
  %41 = fsub double %40, 1.000000e+00
  %42 = load double, ptr %13, align 8, !tbaa !16
  %43 = fadd double %42, 1.000000e+00
  %44 = fdiv double %41, %43
  br label %47
45:
  %46 = load double, ptr %13, align 8, !tbaa !16
  br label %47
47:
  %48 = phi contract double [ %44, %39 ], [ %46, %45 ]
  br label %49
49:
  %50 = phi contract double [ %35, %33 ], [ %48, %47 ]
  store double %50, ptr %16, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  %51 = load double, ptr %16, align 8, !tbaa !16
  %52 = load double, ptr %16, align 8, !tbaa !16
  %53 = fmul double %51, %52
  store double %53, ptr %17, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #12
  store i32 43, ptr %18, align 4, !tbaa !10
  br label %54
54:
  %55 = load i32, ptr %18, align 4, !tbaa !10
  %56 = icmp sgt i32 %55, 1
  br i1 %56, label %58, label %57
57:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #12
  br label %69
58:
  %59 = load double, ptr %15, align 8, !tbaa !16
  %60 = load double, ptr %17, align 8, !tbaa !16
  %61 = fneg contract double %60
  %62 = load i32, ptr %18, align 4, !tbaa !10
  %63 = sitofp i32 %62 to double
  %64 = fdiv double 1.000000e+00, %63
  %65 = call contract noundef double @_ZL3fmaddd(double noundef %59, double noundef %61, double noundef %64) #13
  store double %65, ptr %15, align 8, !tbaa !16
  br label %66
66:
  %67 = load i32, ptr %18, align 4, !tbaa !10
  %68 = sub nsw i32 %67, 2
  store i32 %68, ptr %18, align 4, !tbaa !10
  br label %54, !llvm.loop !32
69:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #12
  %70 = load double, ptr %16, align 8, !tbaa !16
  %71 = load double, ptr %17, align 8, !tbaa !16
  %72 = fneg contract double %71
  %73 = fmul double %70, %72
  %74 = load double, ptr %15, align 8, !tbaa !16
  %75 = load double, ptr %14, align 8, !tbaa !16
  %76 = fdiv double %75, 2.000000e+00
  %77 = fmul double %76, 0x3C91A62633145C07
  %78 = call contract noundef double @_ZL3fmaddd(double noundef %73, double noundef %74, double noundef %77) #13
  store double %78, ptr %19, align 8, !tbaa !16
  %79 = load double, ptr %14, align 8, !tbaa !16
  %80 = fdiv double %79, 2.000000e+00
  %81 = load double, ptr %16, align 8, !tbaa !16
  %82 = load double, ptr %19, align 8, !tbaa !16
  %83 = fadd double %81, %82
  %84 = call contract noundef double @_ZL3fmaddd(double noundef %80, double noundef 0x3FF921FB54442D18, double noundef %83) #13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #12
  ret double %84
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj4EEC2IJffffETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_(ptr noundef nonnull align 16 dereferenceable(16) %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) unnamed_addr #5 comdat align 2 {
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !4
  store float %1, ptr %12, align 4, !tbaa !12
  store float %2, ptr %13, align 4, !tbaa !12
  store float %3, ptr %14, align 4, !tbaa !12
  store float %4, ptr %15, align 4, !tbaa !12
  %16 = load ptr, ptr %11, align 8
  %17 = getelementptr inbounds %struct.db_members.1, ptr %16, i32 0, i32 0
  %18 = load float, ptr %12, align 4, !tbaa !12
  store float %18, ptr %17, align 16, !tbaa !33
  %19 = getelementptr inbounds %struct.db_members.1, ptr %16, i32 0, i32 1
  %20 = load float, ptr %13, align 4, !tbaa !12
  store float %20, ptr %19, align 4, !tbaa !35
  %21 = getelementptr inbounds %struct.db_members.1, ptr %16, i32 0, i32 2
  %22 = load float, ptr %14, align 4, !tbaa !12
  store float %22, ptr %21, align 8, !tbaa !36
  %23 = getelementptr inbounds %struct.db_members.1, ptr %16, i32 0, i32 3
  %24 = load float, ptr %15, align 4, !tbaa !12
  store float %24, ptr %23, align 4, !tbaa !37
  ret void
}
define internal noundef float @_ZL5rsqrtf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.sqrt.f32(float %6)
  %8 = fdiv contract float 1.000000e+00, %7
  ret float %8
}
declare float @llvm.sqrt.f32(float) #8
define linkonce_odr hidden %struct.HIP_vector_type @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %3 = alloca <3 x float>, align 16, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %6, ptr %5, align 16, !tbaa !38
  %7 = load <3 x float>, ptr %5, align 16
  %8 = extractelement <3 x float> %7, i64 0
  %9 = load <3 x float>, ptr %5, align 16
  %10 = extractelement <3 x float> %9, i64 1
  %11 = load <3 x float>, ptr %5, align 16
  %12 = extractelement <3 x float> %11, i64 2
  call void @_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(12) %4, float noundef %8, float noundef %10, float noundef %12) #13
  %13 = load %struct.HIP_vector_type, ptr %4, align 4
  ret %struct.HIP_vector_type %13
}
define linkonce_odr hidden noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %0) #5 comdat align 2 {
  %2 = alloca <3 x float>, align 16, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.db_members, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !22
  %9 = insertelement <3 x float> poison, float %8, i32 0
  %10 = getelementptr inbounds %struct.db_members, ptr %6, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !23
  %12 = insertelement <3 x float> %9, float %11, i32 1
  %13 = getelementptr inbounds %struct.db_members, ptr %6, i32 0, i32 2
  %14 = load float, ptr %13, align 4, !tbaa !24
  %15 = insertelement <3 x float> %12, float %14, i32 2
  ret <3 x float> %15
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1, float noundef %2, float noundef %3) unnamed_addr #5 comdat align 2 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store float %1, ptr %10, align 4, !tbaa !12
  store float %2, ptr %11, align 4, !tbaa !12
  store float %3, ptr %12, align 4, !tbaa !12
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.db_members, ptr %13, i32 0, i32 0
  %15 = load float, ptr %10, align 4, !tbaa !12
  store float %15, ptr %14, align 4, !tbaa !22
  %16 = getelementptr inbounds %struct.db_members, ptr %13, i32 0, i32 1
  %17 = load float, ptr %11, align 4, !tbaa !12
  store float %17, ptr %16, align 4, !tbaa !23
  %18 = getelementptr inbounds %struct.db_members, ptr %13, i32 0, i32 2
  %19 = load float, ptr %12, align 4, !tbaa !12
  store float %19, ptr %18, align 4, !tbaa !24
  ret void
}
define linkonce_odr hidden %struct.HIP_vector_type @_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %9) #13
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %11) #13
  %13 = fmul contract <3 x float> %10, %12
  %14 = call %struct.HIP_vector_type @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %13) #13
  %15 = getelementptr inbounds %struct.HIP_vector_type, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type %14, 0
  store %struct.db_members %16, ptr %15, align 4
  %17 = load %struct.HIP_vector_type, ptr %6, align 4
  ret %struct.HIP_vector_type %17
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj3EEC2Ef(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca %struct.db_members, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  store float %1, ptr %7, align 4, !tbaa !12
  %9 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %5) #12
  %10 = load float, ptr %7, align 4, !tbaa !12
  %11 = call %struct.db_members @_ZN15HIP_vector_typeIfLj3EE6filledEf(float noundef %10) #13
  %12 = getelementptr inbounds %struct.db_members, ptr %8, i32 0, i32 0
  %13 = extractvalue %struct.db_members %11, 0
  store float %13, ptr %12, align 4
  %14 = getelementptr inbounds %struct.db_members, ptr %8, i32 0, i32 1
  %15 = extractvalue %struct.db_members %11, 1
  store float %15, ptr %14, align 4
  %16 = getelementptr inbounds %struct.db_members, ptr %8, i32 0, i32 2
  %17 = extractvalue %struct.db_members %11, 2
  store float %17, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %8, i64 12, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %5) #12
  ret void
}
define linkonce_odr hidden %struct.db_members @_ZN15HIP_vector_typeIfLj3EE6filledEf(float noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.db_members, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = getelementptr inbounds %struct.db_members, ptr %4, i32 0, i32 0
  %7 = load float, ptr %5, align 4, !tbaa !12
  store float %7, ptr %6, align 4, !tbaa !22
  %8 = getelementptr inbounds %struct.db_members, ptr %4, i32 0, i32 1
  %9 = load float, ptr %5, align 4, !tbaa !12
  store float %9, ptr %8, align 4, !tbaa !23
  %10 = getelementptr inbounds %struct.db_members, ptr %4, i32 0, i32 2
  %11 = load float, ptr %5, align 4, !tbaa !12
  store float %11, ptr %10, align 4, !tbaa !24
  %12 = load %struct.db_members, ptr %4, align 4
  ret %struct.db_members %12
}
define linkonce_odr hidden noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 %0, ptr %11, align 4, !tbaa !10
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #12
  %15 = call noundef i32 @_Z9__lane_idv() #13
  store i32 %15, ptr %14, align 4, !tbaa !10
  %16 = load i32, ptr %11, align 4, !tbaa !10
  %17 = load i32, ptr %14, align 4, !tbaa !10
  %18 = load i32, ptr %13, align 4, !tbaa !10
  %19 = sub nsw i32 %18, 1
  %20 = and i32 %17, %19
  %21 = load i32, ptr %12, align 4, !tbaa !10
  %22 = add i32 %20, %21
  %23 = load i32, ptr %13, align 4, !tbaa !10
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %29
25:
  %26 = load i32, ptr %14, align 4, !tbaa !10
  %27 = load i32, ptr %12, align 4, !tbaa !10
  %28 = add i32 %26, %27
  br label %31
29:
  %30 = load i32, ptr %14, align 4, !tbaa !10
  br label %31
31:
  %32 = phi i32 [ %28, %25 ], [ %30, %29 ]
  %33 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %32) #13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #12
  ret i32 %33
}
define linkonce_odr hidden noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.wavefrontsize()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 %0, ptr %11, align 4, !tbaa !10
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #12
  %15 = call noundef i32 @_Z9__lane_idv() #13
  store i32 %15, ptr %14, align 4, !tbaa !10
  %16 = load i32, ptr %11, align 4, !tbaa !10
  %17 = load i32, ptr %14, align 4, !tbaa !10
  %18 = load i32, ptr %13, align 4, !tbaa !10
  %19 = sub nsw i32 0, %18
  %20 = and i32 %17, %19
  %21 = load i32, ptr %12, align 4, !tbaa !10
  %22 = load i32, ptr %13, align 4, !tbaa !10
  %23 = sub nsw i32 %22, 1
  %24 = and i32 %21, %23
  %25 = or i32 %20, %24
  %26 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %25) #13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #12
  ret i32 %26
}
define linkonce_odr hidden noundef i32 @_Z9__lane_idv() #5 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  ret i32 %4
}
define linkonce_odr hidden noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca [1 x i32], align 4, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %3 to ptr
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %7 to ptr
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %9 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 %0, ptr %14, align 4, !tbaa !10
  store i32 %1, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #12
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %14, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #12
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #12
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [1 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  %24 = load ptr, ptr %17, align 8, !tbaa !4
  %25 = getelementptr inbounds [1 x i32], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds i32, ptr %25, i64 1
  store ptr %26, ptr %19, align 8, !tbaa !4
  br label %27
27:
  %28 = load ptr, ptr %18, align 8, !tbaa !4
  %29 = load ptr, ptr %19, align 8, !tbaa !4
  %30 = icmp ne ptr %28, %29
  br i1 %30, label %32, label %31
31:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #12
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #12
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #13
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #12
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !40
42:
  %43 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %43, i64 4, i1 false)
  %44 = load i32, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #12
  ret i32 %44
}
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #9
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #9
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10
define internal noundef i32 @_ZL17db_word_from_laneij(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %3 to ptr
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 %0, ptr %16, align 4, !tbaa !10
  store i32 %1, ptr %17, align 4, !tbaa !10
  %27 = call i32 @llvm.amdgcn.wavefrontsize()
  %28 = icmp eq i32 %27, 32
  br i1 %28, label %29, label %34
29:
  %30 = load i32, ptr %17, align 4, !tbaa !10
  %31 = shl i32 %30, 2
  %32 = load i32, ptr %16, align 4, !tbaa !10
  %33 = call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %32)
  store i32 %33, ptr %15, align 4
  br label %94
34:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #12
  %35 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %36 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %35)
  store i32 %36, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #12
  %37 = load i32, ptr %17, align 4, !tbaa !10
  %38 = and i32 %37, 31
  %39 = load i32, ptr %18, align 4, !tbaa !10
  %40 = and i32 %39, 32
  %41 = or i32 %38, %40
  %42 = shl i32 %41, 2
  store i32 %42, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #12
  %43 = load i32, ptr %16, align 4, !tbaa !10
  store i32 %43, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #12
  %44 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  store i64 %44, ptr %21, align 8, !tbaa !8
  %45 = load i64, ptr %21, align 8, !tbaa !8
  %46 = icmp eq i64 %45, -1
  br i1 %46, label %47, label %66
47:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #12
  %48 = load i32, ptr %19, align 4, !tbaa !10
  %49 = load i32, ptr %16, align 4, !tbaa !10
  %50 = call i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %49)
  store i32 %50, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #12
  %51 = load i32, ptr %19, align 4, !tbaa !10
  %52 = load i32, ptr %16, align 4, !tbaa !10
  %53 = call i32 @llvm.amdgcn.permlane64.i32(i32 %52)
  %54 = call i32 @llvm.amdgcn.ds.bpermute(i32 %51, i32 %53)
  store i32 %54, ptr %23, align 4, !tbaa !10
  %55 = load i32, ptr %17, align 4, !tbaa !10
  %56 = load i32, ptr %18, align 4, !tbaa !10
  %57 = xor i32 %55, %56
  %58 = and i32 %57, 32
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %62
60:
  %61 = load i32, ptr %23, align 4, !tbaa !10
  br label %64
62:
  %63 = load i32, ptr %22, align 4, !tbaa !10
  br label %64
64:
  %65 = phi i32 [ %61, %60 ], [ %63, %62 ]
  store i32 %65, ptr %15, align 4
  store i32 1, ptr %24, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #12
  br label %93
66:
  br label %67
67:
  %68 = load i64, ptr %21, align 8, !tbaa !8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %91
70:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #12
  %71 = load i64, ptr %21, align 8, !tbaa !8
  %72 = call i64 @llvm.cttz.i64(i64 %71, i1 true)
  %73 = trunc i64 %72 to i32
  store i32 %73, ptr %25, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #12
  %74 = load i32, ptr %16, align 4, !tbaa !10
  %75 = load i32, ptr %25, align 4, !tbaa !10
  %76 = call i32 @llvm.amdgcn.readlane.i32(i32 %74, i32 %75)
  store i32 %76, ptr %26, align 4, !tbaa !10
  %77 = load i32, ptr %17, align 4, !tbaa !10
  %78 = load i32, ptr %25, align 4, !tbaa !10
  %79 = icmp eq i32 %77, %78
  br i1 %79, label %80, label %82
80:
  %81 = load i32, ptr %26, align 4, !tbaa !10
  br label %84
82:
  %83 = load i32, ptr %20, align 4, !tbaa !10
  br label %84
84:
  %85 = phi i32 [ %81, %80 ], [ %83, %82 ]
  store i32 %85, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #12
  br label %86
86:
  %87 = load i64, ptr %21, align 8, !tbaa !8
  %88 = sub i64 %87, 1
  %89 = load i64, ptr %21, align 8, !tbaa !8
  %90 = and i64 %89, %88
  store i64 %90, ptr %21, align 8, !tbaa !8
  br label %67, !llvm.loop !41
91:
  %92 = load i32, ptr %20, align 4, !tbaa !10
  store i32 %92, ptr %15, align 4
  store i32 1, ptr %24, align 4
  br label %93
93:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #12
  br label %94
94:
  %95 = load i32, ptr %15, align 4
  ret i32 %95
}
declare noundef i32 @llvm.amdgcn.wavefrontsize() #8
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #11
declare i64 @llvm.amdgcn.ballot.i64(i1) #11
declare i32 @llvm.amdgcn.permlane64.i32(i32) #11
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #11
attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = !{!19, !11, i64 24}
!19 = !{!"_ZTS3Ray", !20, i64 0, !20, i64 12, !11, i64 24}
!20 = !{!"_ZTS15HIP_vector_typeIfLj3EE", !21, i64 0}
!21 = !{!"_ZTS10db_membersIfLj3EE", !13, i64 0, !13, i64 4, !13, i64 8}
!22 = !{!21, !13, i64 0}
!23 = !{!21, !13, i64 4}
!24 = !{!21, !13, i64 8}
!25 = distinct !{!25, !26, !27}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !26, !27}
!29 = distinct !{!29, !26, !27}
!30 = distinct !{!30, !26, !27}
!31 = distinct !{!31, !26, !27}
!32 = distinct !{!32, !26, !27}
!33 = !{!34, !13, i64 0}
!34 = !{!"_ZTS10db_membersIfLj4EE", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!35 = !{!34, !13, i64 4}
!36 = !{!34, !13, i64 8}
!37 = !{!34, !13, i64 12}
!38 = !{!6, !6, i64 0}
!39 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12}
!40 = distinct !{!40, !27}
!41 = distinct !{!41, !26, !27}
