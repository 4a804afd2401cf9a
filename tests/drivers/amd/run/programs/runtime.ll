target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.db_block = type { i8 }
%struct.db_block_size = type { i8 }
%struct.db_thread = type { i8 }
%struct.Ray = type { <3 x float>, <3 x float>, i32, [12 x i8] }
%union.anon = type { i32 }

$_ZNK8db_block7__get_xEv = comdat any

$_ZNK13db_block_size7__get_xEv = comdat any

$_ZNK9db_thread7__get_xEv = comdat any

$_Z8wave_sumIiET_S0_ = comdat any

$_Z11__shfl_downIiET_S0_ji = comdat any

$_Z6__shflIiET_S0_ii = comdat any

$_Z9__lane_idv = comdat any

$_Z12db_from_laneIiET_S0_j = comdat any

@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@_ZL14db_two_over_pi = internal addrspace(4) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 16
@__hip_cuid_64131ed1e7e74960 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_64131ed1e7e74960 to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @functions(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #0 {
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
  store i32 %3, ptr %20, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %26 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #11
  %27 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #11
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #11
  %30 = add i32 %28, %29
  store i32 %30, ptr %21, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  %31 = load ptr, ptr %17, align 8, !tbaa !4
  %32 = load i32, ptr %21, align 4, !tbaa !8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = load ptr, ptr %19, align 8, !tbaa !4
  %37 = load i32, ptr %21, align 4, !tbaa !8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  call void @_ZL7sincosffPfS_(float noundef %35, ptr noundef %39, ptr noundef %22) #11
  %40 = load float, ptr %22, align 4, !tbaa !10
  %41 = load ptr, ptr %19, align 8, !tbaa !4
  %42 = load i32, ptr %20, align 4, !tbaa !8
  %43 = load i32, ptr %21, align 4, !tbaa !8
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  store float %40, ptr %46, align 4, !tbaa !10
  %47 = load ptr, ptr %17, align 8, !tbaa !4
  %48 = load i32, ptr %21, align 4, !tbaa !8
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = call contract noundef float @_ZL4expff(float noundef %51) #11
  %53 = load ptr, ptr %19, align 8, !tbaa !4
  %54 = load i32, ptr %20, align 4, !tbaa !8
  %55 = mul nsw i32 2, %54
  %56 = load i32, ptr %21, align 4, !tbaa !8
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %53, i64 %58
  store float %52, ptr %59, align 4, !tbaa !10
  %60 = load ptr, ptr %17, align 8, !tbaa !4
  %61 = load i32, ptr %21, align 4, !tbaa !8
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = call contract noundef float @_ZL4logff(float noundef %64) #11
  %66 = load ptr, ptr %19, align 8, !tbaa !4
  %67 = load i32, ptr %20, align 4, !tbaa !8
  %68 = mul nsw i32 3, %67
  %69 = load i32, ptr %21, align 4, !tbaa !8
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  store float %65, ptr %72, align 4, !tbaa !10
  %73 = load ptr, ptr %17, align 8, !tbaa !4
  %74 = load i32, ptr %21, align 4, !tbaa !8
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !10
  %78 = load ptr, ptr %18, align 8, !tbaa !4
  %79 = load i32, ptr %21, align 4, !tbaa !8
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = call contract noundef float @_ZL4powfff(float noundef %77, float noundef %82) #11
  %84 = load ptr, ptr %19, align 8, !tbaa !4
  %85 = load i32, ptr %20, align 4, !tbaa !8
  %86 = mul nsw i32 4, %85
  %87 = load i32, ptr %21, align 4, !tbaa !8
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %84, i64 %89
  store float %83, ptr %90, align 4, !tbaa !10
  %91 = load ptr, ptr %18, align 8, !tbaa !4
  %92 = load i32, ptr %21, align 4, !tbaa !8
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !10
  %96 = call contract noundef float @_ZL5tanhff(float noundef %95) #11
  %97 = load ptr, ptr %19, align 8, !tbaa !4
  %98 = load i32, ptr %20, align 4, !tbaa !8
  %99 = mul nsw i32 5, %98
  %100 = load i32, ptr %21, align 4, !tbaa !8
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %97, i64 %102
  store float %96, ptr %103, align 4, !tbaa !10
  %104 = load ptr, ptr %17, align 8, !tbaa !4
  %105 = load i32, ptr %21, align 4, !tbaa !8
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %104, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !10
  %109 = load ptr, ptr %18, align 8, !tbaa !4
  %110 = load i32, ptr %21, align 4, !tbaa !8
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %109, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !10
  %114 = call contract noundef float @_ZL6atan2fff(float noundef %108, float noundef %113) #11
  %115 = load ptr, ptr %19, align 8, !tbaa !4
  %116 = load i32, ptr %20, align 4, !tbaa !8
  %117 = mul nsw i32 6, %116
  %118 = load i32, ptr %21, align 4, !tbaa !8
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %115, i64 %120
  store float %114, ptr %121, align 4, !tbaa !10
  %122 = load ptr, ptr %17, align 8, !tbaa !4
  %123 = load i32, ptr %21, align 4, !tbaa !8
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %122, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !10
  %127 = call contract noundef float @_ZL5ceilff(float noundef %126) #11
  %128 = load ptr, ptr %18, align 8, !tbaa !4
  %129 = load i32, ptr %21, align 4, !tbaa !8
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %128, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !10
  %133 = call contract noundef float @_ZL6roundff(float noundef %132) #11
  %134 = call contract noundef float @_ZL5fmaxfff(float noundef %127, float noundef %133) #11
  %135 = load ptr, ptr %17, align 8, !tbaa !4
  %136 = load i32, ptr %21, align 4, !tbaa !8
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %135, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !10
  %140 = call contract noundef float @_ZL6truncff(float noundef %139) #11
  %141 = call contract noundef float @_ZL5fminfff(float noundef %140, float noundef 0.000000e+00) #11
  %142 = fadd contract float %134, %141
  %143 = load ptr, ptr %19, align 8, !tbaa !4
  %144 = load i32, ptr %20, align 4, !tbaa !8
  %145 = mul nsw i32 7, %144
  %146 = load i32, ptr %21, align 4, !tbaa !8
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %143, i64 %148
  store float %142, ptr %149, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !12
  %10 = zext i16 %9 to i32
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL7sincosffPfS_(float noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store ptr %1, ptr %8, align 8, !tbaa !4
  store ptr %2, ptr %9, align 8, !tbaa !4
  %10 = load float, ptr %7, align 4, !tbaa !10
  %11 = load ptr, ptr %9, align 8, !tbaa !4
  %12 = call contract noundef float @_ZL6sincosfPf(float noundef %10, ptr noundef %11) #11
  %13 = load ptr, ptr %8, align 8, !tbaa !4
  store float %12, ptr %13, align 4, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL3expf(float noundef %6) #11
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4logff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL3logf(float noundef %6) #11
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4powfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract noundef float @_ZL3powff(float noundef %9, float noundef %10) #11
  ret float %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5tanhff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL4tanhf(float noundef %6) #11
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6atan2fff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract noundef float @_ZL5atan2ff(float noundef %9, float noundef %10) #11
  ret float %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract noundef float @_ZL4fmaxff(float noundef %9, float noundef %10) #11
  ret float %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5ceilff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL4ceilf(float noundef %6) #11
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6roundff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL5roundf(float noundef %6) #11
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract noundef float @_ZL4fminff(float noundef %9, float noundef %10) #11
  ret float %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6truncff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL5truncf(float noundef %6) #11
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @in_double(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %16 = load ptr, ptr %10, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %11, align 8
  %17 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr %16, ptr %12, align 8, !tbaa !4
  store ptr %17, ptr %13, align 8, !tbaa !4
  store i32 %2, ptr %14, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  %18 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #11
  %19 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #11
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #11
  %22 = add i32 %20, %21
  store i32 %22, ptr %15, align 4, !tbaa !8
  %23 = load ptr, ptr %12, align 8, !tbaa !4
  %24 = load i32, ptr %15, align 4, !tbaa !8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !14
  %28 = call contract noundef double @_ZL3expd(double noundef %27) #11
  %29 = load ptr, ptr %12, align 8, !tbaa !4
  %30 = load i32, ptr %15, align 4, !tbaa !8
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !14
  %34 = call contract noundef double @_ZL4fabsd(double noundef %33) #11
  %35 = fadd contract double %28, %34
  %36 = load ptr, ptr %13, align 8, !tbaa !4
  %37 = load i32, ptr %15, align 4, !tbaa !8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  store double %35, ptr %39, align 8, !tbaa !14
  %40 = load ptr, ptr %12, align 8, !tbaa !4
  %41 = load i32, ptr %15, align 4, !tbaa !8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !14
  %45 = load ptr, ptr %12, align 8, !tbaa !4
  %46 = load i32, ptr %15, align 4, !tbaa !8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !14
  %50 = fmul contract double %44, %49
  %51 = call contract noundef double @_ZL4sqrtd(double noundef %50) #11
  %52 = call contract noundef double @_ZL3logd(double noundef %51) #11
  %53 = load ptr, ptr %13, align 8, !tbaa !4
  %54 = load i32, ptr %14, align 4, !tbaa !8
  %55 = load i32, ptr %15, align 4, !tbaa !8
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %53, i64 %57
  store double %52, ptr %58, align 8, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3expd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %2 to ptr
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  store double %0, ptr %9, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %13 = load double, ptr %9, align 8, !tbaa !14
  %14 = call contract noundef double @_ZL4fmaxdd(double noundef %13, double noundef -8.000000e+02) #11
  %15 = call contract noundef double @_ZL4fmindd(double noundef %14, double noundef 8.000000e+02) #11
  store double %15, ptr %10, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #10
  %16 = load double, ptr %10, align 8, !tbaa !14
  %17 = fmul contract double %16, 0x3FF71547652B82FE
  %18 = call contract noundef double @_ZL4rintd(double noundef %17) #11
  store double %18, ptr %11, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %19 = load double, ptr %11, align 8, !tbaa !14
  %20 = fneg contract double %19
  %21 = load double, ptr %11, align 8, !tbaa !14
  %22 = fneg contract double %21
  %23 = load double, ptr %10, align 8, !tbaa !14
  %24 = call contract noundef double @_ZL3fmaddd(double noundef %22, double noundef 0x3FE62E42FEFA39EF, double noundef %23) #11
  %25 = call contract noundef double @_ZL3fmaddd(double noundef %20, double noundef 0x3C7ABC9E3B39803F, double noundef %24) #11
  store double %25, ptr %12, align 8, !tbaa !14
  %26 = load double, ptr %9, align 8, !tbaa !14
  %27 = call noundef zeroext i1 @_ZL5isnand(double noundef %26) #11
  br i1 %27, label %28, label %30

28:                                               ; preds = %1
  %29 = load double, ptr %9, align 8, !tbaa !14
  br label %35

30:                                               ; preds = %1
  %31 = load double, ptr %12, align 8, !tbaa !14
  %32 = load double, ptr %11, align 8, !tbaa !14
  %33 = fptosi double %32 to i32
  %34 = call contract noundef double @_ZL11db_exp_neardi(double noundef %31, i32 noundef %33) #11
  br label %35

35:                                               ; preds = %30, %28
  %36 = phi contract double [ %29, %28 ], [ %34, %30 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret double %36
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fabsd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = call contract double @llvm.fabs.f64(double %6)
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3logd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %2 to ptr
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %8, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #10
  %11 = load double, ptr %8, align 8, !tbaa !14
  %12 = call contract noundef double @_ZL11db_log_neardPi(double noundef %11, ptr noundef %9) #11
  store double %12, ptr %10, align 8, !tbaa !14
  %13 = load double, ptr %8, align 8, !tbaa !14
  %14 = load i32, ptr %9, align 4, !tbaa !8
  %15 = sitofp i32 %14 to double
  %16 = load i32, ptr %9, align 4, !tbaa !8
  %17 = sitofp i32 %16 to double
  %18 = load double, ptr %10, align 8, !tbaa !14
  %19 = call contract noundef double @_ZL3fmaddd(double noundef %17, double noundef 0x3C7ABC9E3B39803F, double noundef %18) #11
  %20 = call contract noundef double @_ZL3fmaddd(double noundef %15, double noundef 0x3FE62E42FEFA39EF, double noundef %19) #11
  %21 = call contract noundef double @_ZL11db_log_edgedd(double noundef %13, double noundef %20) #11
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #10
  ret double %21
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = call contract double @llvm.sqrt.f64(double %6)
  ret double %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @march(ptr addrspace(1) noundef %0, ptr addrspace(4) noundef byref(%struct.Ray) align 16 %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca %struct.Ray, align 16, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca <3 x float>, align 16, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
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
  call void @llvm.memcpy.p0.p4.i64(ptr align 16 %13, ptr addrspace(4) align 16 %1, i64 48, i1 false)
  store ptr addrspace(1) %2, ptr %14, align 8
  %21 = load ptr, ptr %14, align 8, !tbaa !4
  store ptr %20, ptr %15, align 8, !tbaa !4
  store ptr %21, ptr %16, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  %22 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #11
  %23 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #11
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #11
  %26 = add i32 %24, %25
  store i32 %26, ptr %17, align 4, !tbaa !8
  %27 = getelementptr inbounds %struct.Ray, ptr %13, i32 0, i32 2
  %28 = load i32, ptr %27, align 16, !tbaa !16
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  br label %32

31:                                               ; preds = %3
  call void @llvm.trap()
  br label %32

32:                                               ; preds = %31, %30
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #10
  %33 = getelementptr inbounds %struct.Ray, ptr %13, i32 0, i32 0
  %34 = load <4 x float>, ptr %33, align 16
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %36 = getelementptr inbounds %struct.Ray, ptr %13, i32 0, i32 1
  %37 = load <4 x float>, ptr %36, align 16
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = getelementptr inbounds %struct.Ray, ptr %13, i32 0, i32 0
  %40 = load <4 x float>, ptr %39, align 16
  %41 = shufflevector <4 x float> %40, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %42 = fsub contract <3 x float> %38, %41
  %43 = load i32, ptr %17, align 4, !tbaa !8
  %44 = sitofp i32 %43 to float
  %45 = getelementptr inbounds %struct.Ray, ptr %13, i32 0, i32 2
  %46 = load i32, ptr %45, align 16, !tbaa !16
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %44, %47
  %49 = insertelement <3 x float> poison, float %48, i64 0
  %50 = shufflevector <3 x float> %49, <3 x float> poison, <3 x i32> zeroinitializer
  %51 = fmul contract <3 x float> %42, %50
  %52 = fadd contract <3 x float> %35, %51
  %53 = shufflevector <3 x float> %52, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %53, ptr %18, align 16, !tbaa !18
  %54 = load <3 x float>, ptr %18, align 16
  %55 = extractelement <3 x float> %54, i64 0
  %56 = load <3 x float>, ptr %18, align 16
  %57 = extractelement <3 x float> %56, i64 1
  %58 = load <3 x float>, ptr %18, align 16
  %59 = extractelement <3 x float> %58, i64 2
  %60 = call contract noundef float @_ZL6rsqrtff(float noundef 4.000000e+00) #11
  %61 = call contract noundef <4 x float> @_ZL11make_float4ffff(float noundef %55, float noundef %57, float noundef %59, float noundef %60) #11
  %62 = load ptr, ptr %15, align 8, !tbaa !4
  %63 = load i32, ptr %17, align 4, !tbaa !8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <4 x float>, ptr %62, i64 %64
  store <4 x float> %61, ptr %65, align 16, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %66 = load i32, ptr %17, align 4, !tbaa !8
  %67 = call noundef i32 @_Z8wave_sumIiET_S0_(i32 noundef %66) #11
  store i32 %67, ptr %19, align 4, !tbaa !8
  %68 = load i32, ptr %17, align 4, !tbaa !8
  %69 = srem i32 %68, 32
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %32
  %72 = load i32, ptr %19, align 4, !tbaa !8
  %73 = load ptr, ptr %16, align 8, !tbaa !4
  %74 = load i32, ptr %17, align 4, !tbaa !8
  %75 = sdiv i32 %74, 32
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %73, i64 %76
  store i32 %72, ptr %77, align 4, !tbaa !8
  br label %78

78:                                               ; preds = %71, %32
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef <4 x float> @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #2 {
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  store float %0, ptr %11, align 4, !tbaa !10
  store float %1, ptr %12, align 4, !tbaa !10
  store float %2, ptr %13, align 4, !tbaa !10
  store float %3, ptr %14, align 4, !tbaa !10
  %15 = load float, ptr %11, align 4, !tbaa !10
  %16 = insertelement <4 x float> poison, float %15, i32 0
  %17 = load float, ptr %12, align 4, !tbaa !10
  %18 = insertelement <4 x float> %16, float %17, i32 1
  %19 = load float, ptr %13, align 4, !tbaa !10
  %20 = insertelement <4 x float> %18, float %19, i32 2
  %21 = load float, ptr %14, align 4, !tbaa !10
  %22 = insertelement <4 x float> %20, float %21, i32 3
  ret <4 x float> %22
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL5rsqrtf(float noundef %6) #11
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_Z8wave_sumIiET_S0_(i32 noundef %0) #6 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #10
  store i32 16, ptr %8, align 4, !tbaa !8
  br label %9

9:                                                ; preds = %19, %1
  %10 = load i32, ptr %8, align 4, !tbaa !8
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #10
  br label %22

13:                                               ; preds = %9
  %14 = load i32, ptr %7, align 4, !tbaa !8
  %15 = load i32, ptr %8, align 4, !tbaa !8
  %16 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %14, i32 noundef %15, i32 noundef 32) #11
  %17 = load i32, ptr %7, align 4, !tbaa !8
  %18 = add nsw i32 %17, %16
  store i32 %18, ptr %7, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %13
  %20 = load i32, ptr %8, align 4, !tbaa !8
  %21 = sdiv i32 %20, 2
  store i32 %21, ptr %8, align 4, !tbaa !8
  br label %9, !llvm.loop !19

22:                                               ; preds = %12
  %23 = load i32, ptr %7, align 4, !tbaa !8
  %24 = call noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %23, i32 noundef 0, i32 noundef 32) #11
  ret i32 %24
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6sincosfPf(float noundef %0, ptr noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = call contract noundef float @_ZL3cosf(float noundef %9) #11
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  store float %10, ptr %11, align 4, !tbaa !10
  %12 = load float, ptr %7, align 4, !tbaa !10
  %13 = call contract noundef float @_ZL3sinf(float noundef %12) #11
  ret float %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3cosf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = fpext float %9 to double
  store double %10, ptr %8, align 8, !tbaa !14
  %11 = load float, ptr %7, align 4, !tbaa !10
  %12 = call contract noundef double @_ZL10db_sine_offi(float noundef %11, i32 noundef 1) #11
  %13 = fptrunc double %12 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret float %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3sinf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = fpext float %9 to double
  store double %10, ptr %8, align 8, !tbaa !14
  %11 = load double, ptr %8, align 8, !tbaa !14
  %12 = fcmp contract oeq double %11, 0.000000e+00
  br i1 %12, label %13, label %15

13:                                               ; preds = %1
  %14 = load double, ptr %8, align 8, !tbaa !14
  br label %18

15:                                               ; preds = %1
  %16 = load float, ptr %7, align 4, !tbaa !10
  %17 = call contract noundef double @_ZL10db_sine_offi(float noundef %16, i32 noundef 0) #11
  br label %18

18:                                               ; preds = %15, %13
  %19 = phi contract double [ %14, %13 ], [ %17, %15 ]
  %20 = fptrunc double %19 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret float %20
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL10db_sine_offi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store float %0, ptr %11, align 4, !tbaa !10
  store i32 %1, ptr %12, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #10
  %17 = load float, ptr %11, align 4, !tbaa !10
  %18 = call noundef zeroext i1 @_ZL8isfinitef(float noundef %17) #11
  br i1 %18, label %20, label %19

19:                                               ; preds = %2
  store double 0x7FF8000000000000, ptr %10, align 8
  store i32 1, ptr %14, align 4
  br label %54

20:                                               ; preds = %2
  %21 = load float, ptr %11, align 4, !tbaa !10
  %22 = call contract noundef float @_ZL4fabsf(float noundef %21) #11
  %23 = fcmp contract olt float %22, 0x4130000000000000
  br i1 %23, label %24, label %33

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  %25 = load float, ptr %11, align 4, !tbaa !10
  %26 = fpext float %25 to double
  %27 = call contract noundef double @_ZL8db_angledPi(double noundef %26, ptr noundef %13) #11
  store double %27, ptr %15, align 8, !tbaa !14
  %28 = load double, ptr %15, align 8, !tbaa !14
  %29 = load i32, ptr %13, align 4, !tbaa !8
  %30 = load i32, ptr %12, align 4, !tbaa !8
  %31 = add nsw i32 %29, %30
  %32 = call contract noundef double @_ZL7db_sinedi(double noundef %28, i32 noundef %31) #11
  store double %32, ptr %10, align 8
  store i32 1, ptr %14, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  br label %54

33:                                               ; preds = %20
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  %34 = load float, ptr %11, align 4, !tbaa !10
  %35 = call contract noundef double @_ZL12db_far_anglefPi(float noundef %34, ptr noundef %13) #11
  store double %35, ptr %16, align 8, !tbaa !14
  %36 = load float, ptr %11, align 4, !tbaa !10
  %37 = fcmp contract olt float %36, 0.000000e+00
  br i1 %37, label %38, label %46

38:                                               ; preds = %33
  %39 = load double, ptr %16, align 8, !tbaa !14
  %40 = fneg contract double %39
  %41 = load i32, ptr %13, align 4, !tbaa !8
  %42 = sub nsw i32 0, %41
  %43 = load i32, ptr %12, align 4, !tbaa !8
  %44 = add nsw i32 %42, %43
  %45 = call contract noundef double @_ZL7db_sinedi(double noundef %40, i32 noundef %44) #11
  br label %52

46:                                               ; preds = %33
  %47 = load double, ptr %16, align 8, !tbaa !14
  %48 = load i32, ptr %13, align 4, !tbaa !8
  %49 = load i32, ptr %12, align 4, !tbaa !8
  %50 = add nsw i32 %48, %49
  %51 = call contract noundef double @_ZL7db_sinedi(double noundef %47, i32 noundef %50) #11
  br label %52

52:                                               ; preds = %46, %38
  %53 = phi contract double [ %45, %38 ], [ %51, %46 ]
  store double %53, ptr %10, align 8
  store i32 1, ptr %14, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  br label %54

54:                                               ; preds = %52, %24, %19
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #10
  %55 = load double, ptr %10, align 8
  ret double %55
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL8isfinitef(float noundef %0) #2 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL4fabsf(float noundef %6) #11
  %8 = fcmp contract olt float %7, 0x7FF0000000000000
  ret i1 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fabsf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract float @llvm.fabs.f32(float %6)
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL8db_angledPi(double noundef %0, ptr noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store double %0, ptr %9, align 8, !tbaa !14
  store ptr %1, ptr %10, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %12 = load double, ptr %9, align 8, !tbaa !14
  %13 = fdiv contract double %12, 0x3FF921FB54442D18
  %14 = call contract noundef double @_ZL4rintd(double noundef %13) #11
  store double %14, ptr %11, align 8, !tbaa !14
  %15 = load double, ptr %11, align 8, !tbaa !14
  %16 = fptosi double %15 to i32
  %17 = load ptr, ptr %10, align 8, !tbaa !4
  store i32 %16, ptr %17, align 4, !tbaa !8
  %18 = load double, ptr %11, align 8, !tbaa !14
  %19 = fneg contract double %18
  %20 = load double, ptr %11, align 8, !tbaa !14
  %21 = fneg contract double %20
  %22 = load double, ptr %9, align 8, !tbaa !14
  %23 = call contract noundef double @_ZL3fmaddd(double noundef %21, double noundef 0x3FF921FB54442D18, double noundef %22) #11
  %24 = call contract noundef double @_ZL3fmaddd(double noundef %19, double noundef 0x3C91A62633145C07, double noundef %23) #11
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret double %24
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL7db_sinedi(double noundef %0, i32 noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %3 to ptr
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %7 to ptr
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %9 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  store double %0, ptr %14, align 8, !tbaa !14
  store i32 %1, ptr %15, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %21 = load double, ptr %14, align 8, !tbaa !14
  %22 = load double, ptr %14, align 8, !tbaa !14
  %23 = fmul contract double %21, %22
  store double %23, ptr %16, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  store double 1.000000e+00, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  store double 1.000000e+00, ptr %18, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  store i32 18, ptr %19, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %49, %2
  %25 = load i32, ptr %19, align 4, !tbaa !8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  br label %52

28:                                               ; preds = %24
  %29 = load double, ptr %17, align 8, !tbaa !14
  %30 = load double, ptr %16, align 8, !tbaa !14
  %31 = fneg contract double %30
  %32 = load i32, ptr %19, align 4, !tbaa !8
  %33 = load i32, ptr %19, align 4, !tbaa !8
  %34 = add nsw i32 %33, 1
  %35 = mul nsw i32 %32, %34
  %36 = sitofp i32 %35 to double
  %37 = fdiv contract double %31, %36
  %38 = call contract noundef double @_ZL3fmaddd(double noundef %29, double noundef %37, double noundef 1.000000e+00) #11
  store double %38, ptr %17, align 8, !tbaa !14
  %39 = load double, ptr %18, align 8, !tbaa !14
  %40 = load double, ptr %16, align 8, !tbaa !14
  %41 = fneg contract double %40
  %42 = load i32, ptr %19, align 4, !tbaa !8
  %43 = load i32, ptr %19, align 4, !tbaa !8
  %44 = sub nsw i32 %43, 1
  %45 = mul nsw i32 %42, %44
  %46 = sitofp i32 %45 to double
  %47 = fdiv contract double %41, %46
  %48 = call contract noundef double @_ZL3fmaddd(double noundef %39, double noundef %47, double noundef 1.000000e+00) #11
  store double %48, ptr %18, align 8, !tbaa !14
  br label %49

49:                                               ; preds = %28
  %50 = load i32, ptr %19, align 4, !tbaa !8
  %51 = sub nsw i32 %50, 2
  store i32 %51, ptr %19, align 4, !tbaa !8
  br label %24, !llvm.loop !22

52:                                               ; preds = %27
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #10
  %53 = load i32, ptr %15, align 4, !tbaa !8
  %54 = and i32 %53, 1
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %52
  %57 = load double, ptr %18, align 8, !tbaa !14
  br label %62

58:                                               ; preds = %52
  %59 = load double, ptr %17, align 8, !tbaa !14
  %60 = load double, ptr %14, align 8, !tbaa !14
  %61 = fmul contract double %59, %60
  br label %62

62:                                               ; preds = %58, %56
  %63 = phi contract double [ %57, %56 ], [ %61, %58 ]
  store double %63, ptr %20, align 8, !tbaa !14
  %64 = load i32, ptr %15, align 4, !tbaa !8
  %65 = and i32 %64, 2
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %62
  %68 = load double, ptr %20, align 8, !tbaa !14
  %69 = fneg contract double %68
  br label %72

70:                                               ; preds = %62
  %71 = load double, ptr %20, align 8, !tbaa !14
  br label %72

72:                                               ; preds = %70, %67
  %73 = phi contract double [ %69, %67 ], [ %71, %70 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret double %73
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL12db_far_anglefPi(float noundef %0, ptr noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca [3 x i32], align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %3 to ptr
  %21 = addrspacecast ptr addrspace(5) %4 to ptr
  %22 = addrspacecast ptr addrspace(5) %5 to ptr
  %23 = addrspacecast ptr addrspace(5) %6 to ptr
  %24 = addrspacecast ptr addrspace(5) %7 to ptr
  %25 = addrspacecast ptr addrspace(5) %8 to ptr
  %26 = addrspacecast ptr addrspace(5) %9 to ptr
  %27 = addrspacecast ptr addrspace(5) %10 to ptr
  %28 = addrspacecast ptr addrspace(5) %11 to ptr
  %29 = addrspacecast ptr addrspace(5) %12 to ptr
  %30 = addrspacecast ptr addrspace(5) %14 to ptr
  %31 = addrspacecast ptr addrspace(5) %15 to ptr
  %32 = addrspacecast ptr addrspace(5) %16 to ptr
  %33 = addrspacecast ptr addrspace(5) %17 to ptr
  %34 = addrspacecast ptr addrspace(5) %18 to ptr
  store float %0, ptr %21, align 4, !tbaa !10
  store ptr %1, ptr %22, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #10
  %35 = load i32, ptr %21, align 4, !tbaa !18
  %36 = and i32 %35, 2147483647
  store i32 %36, ptr %23, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  %37 = load i32, ptr %23, align 4, !tbaa !8
  %38 = and i32 %37, 8388607
  %39 = or i32 %38, 8388608
  store i32 %39, ptr %24, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  %40 = load i32, ptr %23, align 4, !tbaa !8
  %41 = lshr i32 %40, 23
  %42 = sub nsw i32 %41, 150
  %43 = add nsw i32 %42, 30
  store i32 %43, ptr %25, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  %44 = load i32, ptr %25, align 4, !tbaa !8
  %45 = sdiv i32 %44, 32
  store i32 %45, ptr %26, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  %46 = load i32, ptr %25, align 4, !tbaa !8
  %47 = srem i32 %46, 32
  store i32 %47, ptr %27, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  store i32 0, ptr %29, align 4, !tbaa !8
  br label %48

48:                                               ; preds = %79, %2
  %49 = load i32, ptr %29, align 4, !tbaa !8
  %50 = icmp slt i32 %49, 3
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  br label %82

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #10
  %53 = load i32, ptr %26, align 4, !tbaa !8
  %54 = load i32, ptr %29, align 4, !tbaa !8
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL14db_two_over_pi to ptr), i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !8
  %59 = zext i32 %58 to i64
  %60 = shl i64 %59, 32
  %61 = load i32, ptr %26, align 4, !tbaa !8
  %62 = load i32, ptr %29, align 4, !tbaa !8
  %63 = add nsw i32 %61, %62
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL14db_two_over_pi to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !8
  %68 = zext i32 %67 to i64
  %69 = or i64 %60, %68
  store i64 %69, ptr %30, align 8, !tbaa !23
  %70 = load i64, ptr %30, align 8, !tbaa !23
  %71 = load i32, ptr %27, align 4, !tbaa !8
  %72 = sub nsw i32 32, %71
  %73 = zext i32 %72 to i64
  %74 = lshr i64 %70, %73
  %75 = trunc i64 %74 to i32
  %76 = load i32, ptr %29, align 4, !tbaa !8
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 %77
  store i32 %75, ptr %78, align 4, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #10
  br label %79

79:                                               ; preds = %52
  %80 = load i32, ptr %29, align 4, !tbaa !8
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %29, align 4, !tbaa !8
  br label %48, !llvm.loop !25

82:                                               ; preds = %51
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #10
  %83 = load i32, ptr %24, align 4, !tbaa !8
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 2
  %86 = load i32, ptr %85, align 4, !tbaa !8
  %87 = zext i32 %86 to i64
  %88 = mul i64 %84, %87
  store i64 %88, ptr %31, align 8, !tbaa !23
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #10
  %89 = load i32, ptr %24, align 4, !tbaa !8
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 1
  %92 = load i32, ptr %91, align 4, !tbaa !8
  %93 = zext i32 %92 to i64
  %94 = mul i64 %90, %93
  %95 = load i64, ptr %31, align 8, !tbaa !23
  %96 = lshr i64 %95, 32
  %97 = add i64 %94, %96
  store i64 %97, ptr %32, align 8, !tbaa !23
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %17) #10
  %98 = load i32, ptr %24, align 4, !tbaa !8
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 0
  %101 = load i32, ptr %100, align 4, !tbaa !8
  %102 = zext i32 %101 to i64
  %103 = mul i64 %99, %102
  %104 = shl i64 %103, 32
  %105 = load i64, ptr %32, align 8, !tbaa !23
  %106 = add i64 %104, %105
  store i64 %106, ptr %33, align 8, !tbaa !23
  %107 = load i64, ptr %33, align 8, !tbaa !23
  %108 = lshr i64 %107, 62
  %109 = trunc i64 %108 to i32
  %110 = load ptr, ptr %22, align 8, !tbaa !4
  store i32 %109, ptr %110, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %18) #10
  %111 = load i64, ptr %33, align 8, !tbaa !23
  %112 = shl i64 %111, 2
  %113 = load i64, ptr %31, align 8, !tbaa !23
  %114 = and i64 %113, 4294967295
  %115 = lshr i64 %114, 30
  %116 = or i64 %112, %115
  store i64 %116, ptr %34, align 8, !tbaa !23
  %117 = load i64, ptr %34, align 8, !tbaa !23
  %118 = icmp slt i64 %117, 0
  %119 = zext i1 %118 to i32
  %120 = load ptr, ptr %22, align 8, !tbaa !4
  %121 = load i32, ptr %120, align 4, !tbaa !8
  %122 = add nsw i32 %121, %119
  store i32 %122, ptr %120, align 4, !tbaa !8
  %123 = load i64, ptr %34, align 8, !tbaa !23
  %124 = sitofp i64 %123 to double
  %125 = fmul contract double %124, 0x3BF921FB54442D18
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %18) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %17) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #10
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #10
  ret double %125
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4rintd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = call contract double @llvm.rint.f64(double %6)
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3fmaddd(double noundef %0, double noundef %1, double noundef %2) #2 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store double %0, ptr %9, align 8, !tbaa !14
  store double %1, ptr %10, align 8, !tbaa !14
  store double %2, ptr %11, align 8, !tbaa !14
  %12 = load double, ptr %9, align 8, !tbaa !14
  %13 = load double, ptr %10, align 8, !tbaa !14
  %14 = load double, ptr %11, align 8, !tbaa !14
  %15 = call contract double @llvm.fma.f64(double %12, double %13, double %14)
  ret double %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3expf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = fpext float %9 to double
  store double %10, ptr %8, align 8, !tbaa !14
  %11 = load double, ptr %8, align 8, !tbaa !14
  %12 = call contract noundef double @_ZL3expd(double noundef %11) #11
  %13 = fptrunc double %12 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret float %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3logf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = fpext float %9 to double
  store double %10, ptr %8, align 8, !tbaa !14
  %11 = load double, ptr %8, align 8, !tbaa !14
  %12 = call contract noundef double @_ZL3logd(double noundef %11) #11
  %13 = fptrunc double %12 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret float %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3powff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  store float %0, ptr %10, align 4, !tbaa !10
  store float %1, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %14 = load float, ptr %10, align 4, !tbaa !10
  %15 = fpext float %14 to double
  store double %15, ptr %12, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  %16 = load float, ptr %11, align 4, !tbaa !10
  %17 = fpext float %16 to double
  store double %17, ptr %13, align 8, !tbaa !14
  %18 = load double, ptr %12, align 8, !tbaa !14
  %19 = load double, ptr %13, align 8, !tbaa !14
  %20 = call contract noundef double @_ZL8db_powerdd(double noundef %18, double noundef %19) #11
  %21 = fptrunc double %20 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret float %21
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL8db_powerdd(double noundef %0, double noundef %1) #2 {
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
  store double %0, ptr %11, align 8, !tbaa !14
  store double %1, ptr %12, align 8, !tbaa !14
  %17 = load double, ptr %11, align 8, !tbaa !14
  %18 = fcmp contract oeq double %17, 1.000000e+00
  br i1 %18, label %22, label %19

19:                                               ; preds = %2
  %20 = load double, ptr %12, align 8, !tbaa !14
  %21 = fcmp contract oeq double %20, 0.000000e+00
  br i1 %21, label %22, label %23

22:                                               ; preds = %19, %2
  store double 1.000000e+00, ptr %10, align 8
  br label %91

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %24 = load double, ptr %11, align 8, !tbaa !14
  %25 = call contract noundef double @_ZL4fabsd(double noundef %24) #11
  store double %25, ptr %13, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  %26 = load double, ptr %12, align 8, !tbaa !14
  %27 = call contract noundef double @_ZL5truncd(double noundef %26) #11
  store double %27, ptr %14, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  %28 = load double, ptr %13, align 8, !tbaa !14
  %29 = fcmp contract oeq double %28, 1.000000e+00
  br i1 %29, label %30, label %31

30:                                               ; preds = %23
  br label %48

31:                                               ; preds = %23
  %32 = load double, ptr %13, align 8, !tbaa !14
  %33 = fcmp contract oeq double %32, 0.000000e+00
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = load double, ptr %12, align 8, !tbaa !14
  %36 = fcmp contract olt double %35, 0.000000e+00
  %37 = zext i1 %36 to i64
  %38 = select contract i1 %36, float 0x7FF0000000000000, float 0.000000e+00
  %39 = fpext float %38 to double
  br label %46

40:                                               ; preds = %31
  %41 = load double, ptr %12, align 8, !tbaa !14
  %42 = load double, ptr %13, align 8, !tbaa !14
  %43 = call contract noundef double @_ZL3logd(double noundef %42) #11
  %44 = fmul contract double %41, %43
  %45 = call contract noundef double @_ZL3expd(double noundef %44) #11
  br label %46

46:                                               ; preds = %40, %34
  %47 = phi contract double [ %39, %34 ], [ %45, %40 ]
  br label %48

48:                                               ; preds = %46, %30
  %49 = phi contract double [ 1.000000e+00, %30 ], [ %47, %46 ]
  store double %49, ptr %15, align 8, !tbaa !14
  %50 = load double, ptr %11, align 8, !tbaa !14
  %51 = call noundef zeroext i1 @_ZL5isnand(double noundef %50) #11
  br i1 %51, label %55, label %52

52:                                               ; preds = %48
  %53 = load double, ptr %12, align 8, !tbaa !14
  %54 = call noundef zeroext i1 @_ZL5isnand(double noundef %53) #11
  br i1 %54, label %55, label %56

55:                                               ; preds = %52, %48
  store double 0x7FF8000000000000, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %90

56:                                               ; preds = %52
  %57 = load double, ptr %11, align 8, !tbaa !14
  %58 = call noundef zeroext i1 @_ZL7signbitd(double noundef %57) #11
  br i1 %58, label %61, label %59

59:                                               ; preds = %56
  %60 = load double, ptr %15, align 8, !tbaa !14
  store double %60, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %90

61:                                               ; preds = %56
  %62 = load double, ptr %14, align 8, !tbaa !14
  %63 = load double, ptr %12, align 8, !tbaa !14
  %64 = fcmp contract une double %62, %63
  br i1 %64, label %65, label %76

65:                                               ; preds = %61
  %66 = load double, ptr %13, align 8, !tbaa !14
  %67 = fcmp contract oeq double %66, 0.000000e+00
  br i1 %67, label %71, label %68

68:                                               ; preds = %65
  %69 = load double, ptr %13, align 8, !tbaa !14
  %70 = fcmp contract oeq double %69, 0x7FF0000000000000
  br i1 %70, label %71, label %73

71:                                               ; preds = %68, %65
  %72 = load double, ptr %15, align 8, !tbaa !14
  br label %74

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %71
  %75 = phi contract double [ %72, %71 ], [ 0x7FF8000000000000, %73 ]
  store double %75, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %90

76:                                               ; preds = %61
  %77 = load double, ptr %12, align 8, !tbaa !14
  %78 = fdiv contract double %77, 2.000000e+00
  %79 = call contract noundef double @_ZL5truncd(double noundef %78) #11
  %80 = fmul contract double %79, 2.000000e+00
  %81 = load double, ptr %12, align 8, !tbaa !14
  %82 = fcmp contract une double %80, %81
  br i1 %82, label %83, label %86

83:                                               ; preds = %76
  %84 = load double, ptr %15, align 8, !tbaa !14
  %85 = fneg contract double %84
  br label %88

86:                                               ; preds = %76
  %87 = load double, ptr %15, align 8, !tbaa !14
  br label %88

88:                                               ; preds = %86, %83
  %89 = phi contract double [ %85, %83 ], [ %87, %86 ]
  store double %89, ptr %10, align 8
  store i32 1, ptr %16, align 4
  br label %90

90:                                               ; preds = %88, %74, %59, %55
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  br label %91

91:                                               ; preds = %90, %22
  %92 = load double, ptr %10, align 8
  ret double %92
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5truncd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = call contract double @llvm.trunc.f64(double %6)
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL5isnand(double noundef %0) #2 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = load double, ptr %5, align 8, !tbaa !14
  %8 = fcmp contract une double %6, %7
  ret i1 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL7signbitd(double noundef %0) #2 {
  %2 = alloca i1, align 1, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !14
  %6 = load double, ptr %5, align 8, !tbaa !14
  %7 = call contract noundef double @_ZL8copysigndd(double noundef 1.000000e+00, double noundef %6) #11
  %8 = fcmp contract olt double %7, 0.000000e+00
  ret i1 %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL8copysigndd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !14
  store double %1, ptr %8, align 8, !tbaa !14
  %9 = load double, ptr %7, align 8, !tbaa !14
  %10 = load double, ptr %8, align 8, !tbaa !14
  %11 = call contract double @llvm.copysign.f64(double %9, double %10)
  ret double %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4tanhf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = fpext float %9 to double
  store double %10, ptr %8, align 8, !tbaa !14
  %11 = load double, ptr %8, align 8, !tbaa !14
  %12 = call contract noundef double @_ZL4fabsd(double noundef %11) #11
  %13 = fcmp contract olt double %12, 1.000000e-03
  br i1 %13, label %14, label %23

14:                                               ; preds = %1
  %15 = load double, ptr %8, align 8, !tbaa !14
  %16 = load double, ptr %8, align 8, !tbaa !14
  %17 = load double, ptr %8, align 8, !tbaa !14
  %18 = fmul contract double %16, %17
  %19 = load double, ptr %8, align 8, !tbaa !14
  %20 = fmul contract double %18, %19
  %21 = fdiv contract double %20, 3.000000e+00
  %22 = fsub contract double %15, %21
  br label %30

23:                                               ; preds = %1
  %24 = load double, ptr %8, align 8, !tbaa !14
  %25 = fmul contract double 2.000000e+00, %24
  %26 = call contract noundef double @_ZL3expd(double noundef %25) #11
  %27 = fadd contract double %26, 1.000000e+00
  %28 = fdiv contract double 2.000000e+00, %27
  %29 = fsub contract double 1.000000e+00, %28
  br label %30

30:                                               ; preds = %23, %14
  %31 = phi contract double [ %22, %14 ], [ %29, %23 ]
  %32 = fptrunc double %31 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret float %32
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5atan2ff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  store float %0, ptr %10, align 4, !tbaa !10
  store float %1, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %14 = load float, ptr %10, align 4, !tbaa !10
  %15 = fpext float %14 to double
  store double %15, ptr %12, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  %16 = load float, ptr %11, align 4, !tbaa !10
  %17 = fpext float %16 to double
  store double %17, ptr %13, align 8, !tbaa !14
  %18 = load double, ptr %12, align 8, !tbaa !14
  %19 = load double, ptr %13, align 8, !tbaa !14
  %20 = call contract noundef double @_ZL15db_arctangent_2dd(double noundef %18, double noundef %19) #11
  %21 = fptrunc double %20 to float
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret float %21
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL15db_arctangent_2dd(double noundef %0, double noundef %1) #2 {
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
  store double %0, ptr %13, align 8, !tbaa !14
  store double %1, ptr %14, align 8, !tbaa !14
  %20 = load double, ptr %14, align 8, !tbaa !14
  %21 = call noundef zeroext i1 @_ZL5isnand(double noundef %20) #11
  br i1 %21, label %25, label %22

22:                                               ; preds = %2
  %23 = load double, ptr %13, align 8, !tbaa !14
  %24 = call noundef zeroext i1 @_ZL5isnand(double noundef %23) #11
  br i1 %24, label %25, label %29

25:                                               ; preds = %22, %2
  %26 = load double, ptr %14, align 8, !tbaa !14
  %27 = load double, ptr %13, align 8, !tbaa !14
  %28 = fadd contract double %26, %27
  store double %28, ptr %12, align 8
  br label %80

29:                                               ; preds = %22
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %30 = load double, ptr %14, align 8, !tbaa !14
  %31 = call contract noundef double @_ZL4fabsd(double noundef %30) #11
  %32 = load double, ptr %13, align 8, !tbaa !14
  %33 = call contract noundef double @_ZL4fabsd(double noundef %32) #11
  %34 = call contract noundef double @_ZL4fmaxdd(double noundef %31, double noundef %33) #11
  store double %34, ptr %15, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  %35 = load double, ptr %14, align 8, !tbaa !14
  %36 = call contract noundef double @_ZL4fabsd(double noundef %35) #11
  %37 = load double, ptr %13, align 8, !tbaa !14
  %38 = call contract noundef double @_ZL4fabsd(double noundef %37) #11
  %39 = call contract noundef double @_ZL4fmindd(double noundef %36, double noundef %38) #11
  store double %39, ptr %16, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  %40 = load double, ptr %15, align 8, !tbaa !14
  %41 = fcmp contract oeq double %40, 0.000000e+00
  br i1 %41, label %42, label %43

42:                                               ; preds = %29
  br label %53

43:                                               ; preds = %29
  %44 = load double, ptr %16, align 8, !tbaa !14
  %45 = fcmp contract oeq double %44, 0x7FF0000000000000
  br i1 %45, label %46, label %47

46:                                               ; preds = %43
  br label %51

47:                                               ; preds = %43
  %48 = load double, ptr %16, align 8, !tbaa !14
  %49 = load double, ptr %15, align 8, !tbaa !14
  %50 = fdiv contract double %48, %49
  br label %51

51:                                               ; preds = %47, %46
  %52 = phi contract double [ 1.000000e+00, %46 ], [ %50, %47 ]
  br label %53

53:                                               ; preds = %51, %42
  %54 = phi contract double [ 0.000000e+00, %42 ], [ %52, %51 ]
  store double %54, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  %55 = load double, ptr %17, align 8, !tbaa !14
  %56 = call contract noundef double @_ZL13db_arctangentd(double noundef %55) #11
  store double %56, ptr %18, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #10
  %57 = load double, ptr %13, align 8, !tbaa !14
  %58 = call contract noundef double @_ZL4fabsd(double noundef %57) #11
  %59 = load double, ptr %14, align 8, !tbaa !14
  %60 = call contract noundef double @_ZL4fabsd(double noundef %59) #11
  %61 = fcmp contract ogt double %58, %60
  br i1 %61, label %62, label %65

62:                                               ; preds = %53
  %63 = load double, ptr %18, align 8, !tbaa !14
  %64 = fsub contract double 0x3FF921FB54442D18, %63
  br label %67

65:                                               ; preds = %53
  %66 = load double, ptr %18, align 8, !tbaa !14
  br label %67

67:                                               ; preds = %65, %62
  %68 = phi contract double [ %64, %62 ], [ %66, %65 ]
  store double %68, ptr %19, align 8, !tbaa !14
  %69 = load double, ptr %14, align 8, !tbaa !14
  %70 = call noundef zeroext i1 @_ZL7signbitd(double noundef %69) #11
  br i1 %70, label %71, label %74

71:                                               ; preds = %67
  %72 = load double, ptr %19, align 8, !tbaa !14
  %73 = fsub contract double 0x400921FB54442D18, %72
  br label %76

74:                                               ; preds = %67
  %75 = load double, ptr %19, align 8, !tbaa !14
  br label %76

76:                                               ; preds = %74, %71
  %77 = phi contract double [ %73, %71 ], [ %75, %74 ]
  %78 = load double, ptr %13, align 8, !tbaa !14
  %79 = call contract noundef double @_ZL8copysigndd(double noundef %77, double noundef %78) #11
  store double %79, ptr %12, align 8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  br label %80

80:                                               ; preds = %76, %25
  %81 = load double, ptr %12, align 8
  ret double %81
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmaxdd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !14
  store double %1, ptr %8, align 8, !tbaa !14
  %9 = load double, ptr %7, align 8, !tbaa !14
  %10 = load double, ptr %8, align 8, !tbaa !14
  %11 = call contract double @llvm.maxnum.f64(double %9, double %10)
  ret double %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmindd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !14
  store double %1, ptr %8, align 8, !tbaa !14
  %9 = load double, ptr %7, align 8, !tbaa !14
  %10 = load double, ptr %8, align 8, !tbaa !14
  %11 = call contract double @llvm.minnum.f64(double %9, double %10)
  ret double %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL13db_arctangentd(double noundef %0) #2 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = addrspacecast ptr addrspace(5) %2 to ptr
  %15 = addrspacecast ptr addrspace(5) %3 to ptr
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  store double %0, ptr %15, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #10
  %23 = load double, ptr %15, align 8, !tbaa !14
  %24 = call contract noundef double @_ZL4fabsd(double noundef %23) #11
  store double %24, ptr %16, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #10
  %25 = load double, ptr %16, align 8, !tbaa !14
  %26 = fcmp contract ogt double %25, 1.000000e+00
  br i1 %26, label %27, label %30

27:                                               ; preds = %1
  %28 = load double, ptr %16, align 8, !tbaa !14
  %29 = fdiv contract double 1.000000e+00, %28
  br label %32

30:                                               ; preds = %1
  %31 = load double, ptr %16, align 8, !tbaa !14
  br label %32

32:                                               ; preds = %30, %27
  %33 = phi contract double [ %29, %27 ], [ %31, %30 ]
  store double %33, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #10
  store i32 0, ptr %18, align 4, !tbaa !8
  br label %34

34:                                               ; preds = %46, %32
  %35 = load i32, ptr %18, align 4, !tbaa !8
  %36 = icmp slt i32 %35, 2
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #10
  br label %49

38:                                               ; preds = %34
  %39 = load double, ptr %17, align 8, !tbaa !14
  %40 = load double, ptr %17, align 8, !tbaa !14
  %41 = load double, ptr %17, align 8, !tbaa !14
  %42 = call contract noundef double @_ZL3fmaddd(double noundef %40, double noundef %41, double noundef 1.000000e+00) #11
  %43 = call contract noundef double @_ZL4sqrtd(double noundef %42) #11
  %44 = fadd contract double 1.000000e+00, %43
  %45 = fdiv contract double %39, %44
  store double %45, ptr %17, align 8, !tbaa !14
  br label %46

46:                                               ; preds = %38
  %47 = load i32, ptr %18, align 4, !tbaa !8
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %18, align 4, !tbaa !8
  br label %34, !llvm.loop !26

49:                                               ; preds = %37
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  %50 = load double, ptr %17, align 8, !tbaa !14
  %51 = load double, ptr %17, align 8, !tbaa !14
  %52 = fmul contract double %50, %51
  store double %52, ptr %19, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  store double 0.000000e+00, ptr %20, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  store i32 23, ptr %21, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %65, %49
  %54 = load i32, ptr %21, align 4, !tbaa !8
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  br label %68

57:                                               ; preds = %53
  %58 = load double, ptr %20, align 8, !tbaa !14
  %59 = load double, ptr %19, align 8, !tbaa !14
  %60 = fneg contract double %59
  %61 = load i32, ptr %21, align 4, !tbaa !8
  %62 = sitofp i32 %61 to double
  %63 = fdiv contract double 1.000000e+00, %62
  %64 = call contract noundef double @_ZL3fmaddd(double noundef %58, double noundef %60, double noundef %63) #11
  store double %64, ptr %20, align 8, !tbaa !14
  br label %65

65:                                               ; preds = %57
  %66 = load i32, ptr %21, align 4, !tbaa !8
  %67 = sub nsw i32 %66, 2
  store i32 %67, ptr %21, align 4, !tbaa !8
  br label %53, !llvm.loop !27

68:                                               ; preds = %56
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #10
  %69 = load double, ptr %17, align 8, !tbaa !14
  %70 = fmul contract double 4.000000e+00, %69
  %71 = load double, ptr %20, align 8, !tbaa !14
  %72 = fmul contract double %70, %71
  store double %72, ptr %22, align 8, !tbaa !14
  %73 = load double, ptr %16, align 8, !tbaa !14
  %74 = fcmp contract ogt double %73, 1.000000e+00
  br i1 %74, label %75, label %78

75:                                               ; preds = %68
  %76 = load double, ptr %22, align 8, !tbaa !14
  %77 = fsub contract double 0x3FF921FB54442D18, %76
  br label %80

78:                                               ; preds = %68
  %79 = load double, ptr %22, align 8, !tbaa !14
  br label %80

80:                                               ; preds = %78, %75
  %81 = phi contract double [ %77, %75 ], [ %79, %78 ]
  %82 = load double, ptr %15, align 8, !tbaa !14
  %83 = call contract noundef double @_ZL8copysigndd(double noundef %81, double noundef %82) #11
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #10
  ret double %83
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fmaxff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract float @llvm.maxnum.f32(float %9, float %10)
  ret float %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4ceilf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract float @llvm.ceil.f32(float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5roundf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract float @llvm.round.f32(float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fminff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !10
  store float %1, ptr %8, align 4, !tbaa !10
  %9 = load float, ptr %7, align 4, !tbaa !10
  %10 = load float, ptr %8, align 4, !tbaa !10
  %11 = call contract float @llvm.minnum.f32(float %9, float %10)
  ret float %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5truncf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract float @llvm.trunc.f32(float %6)
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL11db_exp_neardi(double noundef %0, i32 noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store double %0, ptr %11, align 8, !tbaa !14
  store i32 %1, ptr %12, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  store double 1.000000e+00, ptr %13, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  store i32 14, ptr %14, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %26, %2
  %16 = load i32, ptr %14, align 4, !tbaa !8
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  br label %29

19:                                               ; preds = %15
  %20 = load double, ptr %13, align 8, !tbaa !14
  %21 = load double, ptr %11, align 8, !tbaa !14
  %22 = load i32, ptr %14, align 4, !tbaa !8
  %23 = sitofp i32 %22 to double
  %24 = fdiv contract double %21, %23
  %25 = call contract noundef double @_ZL3fmaddd(double noundef %20, double noundef %24, double noundef 1.000000e+00) #11
  store double %25, ptr %13, align 8, !tbaa !14
  br label %26

26:                                               ; preds = %19
  %27 = load i32, ptr %14, align 4, !tbaa !8
  %28 = add nsw i32 %27, -1
  store i32 %28, ptr %14, align 4, !tbaa !8
  br label %15, !llvm.loop !28

29:                                               ; preds = %18
  %30 = load double, ptr %13, align 8, !tbaa !14
  %31 = load i32, ptr %12, align 4, !tbaa !8
  %32 = call contract noundef double @_ZL5ldexpdi(double noundef %30, i32 noundef %31) #11
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret double %32
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5ldexpdi(double noundef %0, i32 noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !14
  store i32 %1, ptr %8, align 4, !tbaa !8
  %9 = load double, ptr %7, align 8, !tbaa !14
  %10 = load i32, ptr %8, align 4, !tbaa !8
  %11 = call contract double @llvm.ldexp.f64.i32(double %9, i32 %10)
  ret double %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ldexp.f64.i32(double, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL11db_log_neardPi(double noundef %0, ptr noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %3 to ptr
  %14 = addrspacecast ptr addrspace(5) %4 to ptr
  %15 = addrspacecast ptr addrspace(5) %5 to ptr
  %16 = addrspacecast ptr addrspace(5) %6 to ptr
  %17 = addrspacecast ptr addrspace(5) %7 to ptr
  %18 = addrspacecast ptr addrspace(5) %8 to ptr
  %19 = addrspacecast ptr addrspace(5) %9 to ptr
  %20 = addrspacecast ptr addrspace(5) %10 to ptr
  store double %0, ptr %14, align 8, !tbaa !14
  store ptr %1, ptr %15, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %21 = load double, ptr %14, align 8, !tbaa !14
  %22 = load ptr, ptr %15, align 8, !tbaa !4
  %23 = call { double, i32 } @llvm.frexp.f64.i32(double %21)
  %24 = extractvalue { double, i32 } %23, 1
  store i32 %24, ptr %22, align 4, !tbaa !8
  %25 = extractvalue { double, i32 } %23, 0
  store double %25, ptr %16, align 8, !tbaa !14
  %26 = load double, ptr %16, align 8, !tbaa !14
  %27 = fcmp contract olt double %26, 0x3FE6A09E667F3BCD
  br i1 %27, label %28, label %34

28:                                               ; preds = %2
  %29 = load double, ptr %16, align 8, !tbaa !14
  %30 = fmul contract double %29, 2.000000e+00
  store double %30, ptr %16, align 8, !tbaa !14
  %31 = load ptr, ptr %15, align 8, !tbaa !4
  %32 = load i32, ptr %31, align 4, !tbaa !8
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr %31, align 4, !tbaa !8
  br label %34

34:                                               ; preds = %28, %2
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #10
  %35 = load double, ptr %16, align 8, !tbaa !14
  %36 = fsub contract double %35, 1.000000e+00
  %37 = load double, ptr %16, align 8, !tbaa !14
  %38 = fadd contract double %37, 1.000000e+00
  %39 = fdiv contract double %36, %38
  store double %39, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  %40 = load double, ptr %17, align 8, !tbaa !14
  %41 = load double, ptr %17, align 8, !tbaa !14
  %42 = fmul contract double %40, %41
  store double %42, ptr %18, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  store double 0.000000e+00, ptr %19, align 8, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  store i32 25, ptr %20, align 4, !tbaa !8
  br label %43

43:                                               ; preds = %54, %34
  %44 = load i32, ptr %20, align 4, !tbaa !8
  %45 = icmp sgt i32 %44, 1
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  br label %57

47:                                               ; preds = %43
  %48 = load double, ptr %19, align 8, !tbaa !14
  %49 = load double, ptr %18, align 8, !tbaa !14
  %50 = load i32, ptr %20, align 4, !tbaa !8
  %51 = sitofp i32 %50 to double
  %52 = fdiv contract double 1.000000e+00, %51
  %53 = call contract noundef double @_ZL3fmaddd(double noundef %48, double noundef %49, double noundef %52) #11
  store double %53, ptr %19, align 8, !tbaa !14
  br label %54

54:                                               ; preds = %47
  %55 = load i32, ptr %20, align 4, !tbaa !8
  %56 = sub nsw i32 %55, 2
  store i32 %56, ptr %20, align 4, !tbaa !8
  br label %43, !llvm.loop !29

57:                                               ; preds = %46
  %58 = load double, ptr %17, align 8, !tbaa !14
  %59 = load double, ptr %18, align 8, !tbaa !14
  %60 = fmul contract double %58, %59
  %61 = load double, ptr %19, align 8, !tbaa !14
  %62 = load double, ptr %17, align 8, !tbaa !14
  %63 = call contract noundef double @_ZL3fmaddd(double noundef %60, double noundef %61, double noundef %62) #11
  %64 = fmul contract double 2.000000e+00, %63
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  ret double %64
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL11db_log_edgedd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !14
  store double %1, ptr %8, align 8, !tbaa !14
  %9 = load double, ptr %7, align 8, !tbaa !14
  %10 = fcmp contract ogt double %9, 0.000000e+00
  br i1 %10, label %11, label %20

11:                                               ; preds = %2
  %12 = load double, ptr %7, align 8, !tbaa !14
  %13 = fcmp contract olt double %12, 0x7FF0000000000000
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = load double, ptr %8, align 8, !tbaa !14
  br label %18

16:                                               ; preds = %11
  %17 = load double, ptr %7, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %16, %14
  %19 = phi contract double [ %15, %14 ], [ %17, %16 ]
  br label %26

20:                                               ; preds = %2
  %21 = load double, ptr %7, align 8, !tbaa !14
  %22 = fcmp contract oeq double %21, 0.000000e+00
  %23 = zext i1 %22 to i64
  %24 = select contract i1 %22, float 0xFFF0000000000000, float 0x7FF8000000000000
  %25 = fpext float %24 to double
  br label %26

26:                                               ; preds = %20, %18
  %27 = phi contract double [ %19, %18 ], [ %25, %20 ]
  ret double %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { double, i32 } @llvm.frexp.f64.i32(double) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5rsqrtf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !10
  %7 = call contract float @llvm.sqrt.f32(float %6)
  %8 = fdiv contract float 1.000000e+00, %7
  ret float %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
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
  store i32 %0, ptr %11, align 4, !tbaa !8
  store i32 %1, ptr %12, align 4, !tbaa !8
  store i32 %2, ptr %13, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  %15 = call noundef i32 @_Z9__lane_idv() #11
  store i32 %15, ptr %14, align 4, !tbaa !8
  %16 = load i32, ptr %11, align 4, !tbaa !8
  %17 = load i32, ptr %14, align 4, !tbaa !8
  %18 = load i32, ptr %13, align 4, !tbaa !8
  %19 = sub nsw i32 %18, 1
  %20 = and i32 %17, %19
  %21 = load i32, ptr %12, align 4, !tbaa !8
  %22 = add i32 %20, %21
  %23 = load i32, ptr %13, align 4, !tbaa !8
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %3
  %26 = load i32, ptr %14, align 4, !tbaa !8
  %27 = load i32, ptr %12, align 4, !tbaa !8
  %28 = add i32 %26, %27
  br label %31

29:                                               ; preds = %3
  %30 = load i32, ptr %14, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %29, %25
  %32 = phi i32 [ %28, %25 ], [ %30, %29 ]
  %33 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %32) #11
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  ret i32 %33
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
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
  store i32 %0, ptr %11, align 4, !tbaa !8
  store i32 %1, ptr %12, align 4, !tbaa !8
  store i32 %2, ptr %13, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  %15 = call noundef i32 @_Z9__lane_idv() #11
  store i32 %15, ptr %14, align 4, !tbaa !8
  %16 = load i32, ptr %11, align 4, !tbaa !8
  %17 = load i32, ptr %14, align 4, !tbaa !8
  %18 = load i32, ptr %13, align 4, !tbaa !8
  %19 = sub nsw i32 0, %18
  %20 = and i32 %17, %19
  %21 = load i32, ptr %12, align 4, !tbaa !8
  %22 = load i32, ptr %13, align 4, !tbaa !8
  %23 = sub nsw i32 %22, 1
  %24 = and i32 %21, %23
  %25 = or i32 %20, %24
  %26 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %25) #11
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  ret i32 %26
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_Z9__lane_idv() #2 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %0, i32 noundef %1) #2 comdat {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca %union.anon, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %11, align 4, !tbaa !8
  store i32 %1, ptr %12, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #10
  %15 = load i32, ptr %11, align 4, !tbaa !8
  store i32 %15, ptr %13, align 4, !tbaa !18
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  store i32 0, ptr %14, align 4, !tbaa !8
  br label %16

16:                                               ; preds = %32, %2
  %17 = load i32, ptr %14, align 4, !tbaa !8
  %18 = zext i32 %17 to i64
  %19 = icmp ult i64 %18, 1
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  br label %35

21:                                               ; preds = %16
  %22 = load i32, ptr %12, align 4, !tbaa !8
  %23 = shl i32 %22, 2
  %24 = load i32, ptr %14, align 4, !tbaa !8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [1 x i32], ptr %13, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %27)
  %29 = load i32, ptr %14, align 4, !tbaa !8
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [1 x i32], ptr %13, i64 0, i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !18
  br label %32

32:                                               ; preds = %21
  %33 = load i32, ptr %14, align 4, !tbaa !8
  %34 = add i32 %33, 1
  store i32 %34, ptr %14, align 4, !tbaa !8
  br label %16, !llvm.loop !30

35:                                               ; preds = %20
  %36 = load i32, ptr %13, align 4, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #10
  ret i32 %36
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #8

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #9

attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = !{!17, !9, i64 32}
!17 = !{!"_ZTS3Ray", !6, i64 0, !6, i64 16, !9, i64 32}
!18 = !{!6, !6, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = !{!24, !24, i64 0}
!24 = !{!"long", !6, i64 0}
!25 = distinct !{!25, !20, !21}
!26 = distinct !{!26, !20, !21}
!27 = distinct !{!27, !20, !21}
!28 = distinct !{!28, !20, !21}
!29 = distinct !{!29, !20, !21}
!30 = distinct !{!30, !20, !21}
