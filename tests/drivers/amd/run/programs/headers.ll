target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.db_block = type { i8 }
%struct.db_block_size = type { i8 }
%struct.db_thread = type { i8 }
%"class.cooperative_groups::thread_block" = type { i8 }
%"class.cooperative_groups::thread_block_tile" = type { i8 }
%struct.dim3 = type { i32, i32, i32 }
%union.anon = type { i32 }
$_ZNK8db_block7__get_xEv = comdat any
$_ZNK13db_block_size7__get_xEv = comdat any
$_ZNK9db_thread7__get_xEv = comdat any
$_Z15__bitinsert_u32jjjj = comdat any
$_Z16__bitextract_u32jjj = comdat any
$_ZN18cooperative_groups17this_thread_blockEv = comdat any
$_ZN18cooperative_groups15tiled_partitionILj8ENS_12thread_blockEEENS_17thread_block_tileIXT_ET0_EERKS3_ = comdat any
$_ZNK18cooperative_groups12thread_block11group_indexEv = comdat any
$_ZNK18cooperative_groups12thread_block4sizeEv = comdat any
$_ZNK18cooperative_groups12thread_block11thread_rankEv = comdat any
$_Z8tile_sumILj8EEiN18cooperative_groups17thread_block_tileIXT_ENS0_12thread_blockEEEi = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE6ballotEi = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3anyEi = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3allEi = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE11thread_rankEv = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_rankEv = comdat any
$_ZN18cooperative_groups4syncINS_12thread_blockEEEvRKT_ = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_sizeEv = comdat any
$_ZNK8db_block7__get_yEv = comdat any
$_ZNK8db_block7__get_zEv = comdat any
$_ZN4dim3C2Ejjj = comdat any
$_ZNK13db_block_size7__get_yEv = comdat any
$_ZNK13db_block_size7__get_zEv = comdat any
$_ZNK9db_thread7__get_zEv = comdat any
$_ZNK9db_thread7__get_yEv = comdat any
$_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i = comdat any
$_Z11__shfl_downIiET_S0_ji = comdat any
$_Z9__lane_idv = comdat any
$_Z12db_from_laneIiET_S0_j = comdat any
$_Z6__shflIiET_S0_ii = comdat any
$_Z8__balloti = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv = comdat any
$_ZNK18cooperative_groups12thread_block4syncEv = comdat any
$_Z13__syncthreadsv = comdat any
@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@part = external hidden addrspace(3) global [0 x i32], align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__hip_cuid_95d529b22211f36d = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_95d529b22211f36d to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca <2 x half>, align 4, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
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
  %26 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  %27 = load ptr, ptr %16, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %17, align 8
  %28 = load ptr, ptr %17, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %18, align 8
  %29 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr addrspace(1) %3, ptr %19, align 8
  %30 = load ptr, ptr %19, align 8, !tbaa !4
  store ptr %27, ptr %20, align 8, !tbaa !4
  store ptr %28, ptr %21, align 8, !tbaa !4
  store ptr %29, ptr %22, align 8, !tbaa !4
  store ptr %30, ptr %23, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
  %31 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #9
  %32 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #9
  %35 = add i32 %33, %34
  store i32 %35, ptr %24, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #8
  %36 = load ptr, ptr %21, align 8, !tbaa !4
  %37 = load i32, ptr %24, align 4, !tbaa !8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <2 x half>, ptr %36, i64 %38
  %40 = load <2 x half>, ptr %39, align 4, !tbaa !10
  %41 = load ptr, ptr %20, align 8, !tbaa !4
  %42 = load i32, ptr %24, align 4, !tbaa !8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds half, ptr %41, i64 %43
  %45 = load half, ptr %44, align 2, !tbaa !11
  %46 = call contract noundef <2 x half> @_ZL12__half2half2DF16_(half noundef %45) #9
  %47 = call contract noundef <2 x half> @_ZL17__floats2half2_rnff(float noundef 5.000000e-01, float noundef -2.500000e-01) #9
  %48 = call contract noundef <2 x half> @_ZL7__hfma2Dv2_DF16_S_S_(<2 x half> noundef %40, <2 x half> noundef %46, <2 x half> noundef %47) #9
  store <2 x half> %48, ptr %25, align 4, !tbaa !10
  %49 = load <2 x half>, ptr %25, align 4, !tbaa !10
  %50 = call contract noundef half @_ZL10__low2halfDv2_DF16_(<2 x half> noundef %49) #9
  %51 = load ptr, ptr %20, align 8, !tbaa !4
  %52 = load i32, ptr %24, align 4, !tbaa !8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds half, ptr %51, i64 %53
  %55 = load half, ptr %54, align 2, !tbaa !11
  %56 = call contract noundef half @_ZL12__float2halff(float noundef 3.000000e+00) #9
  %57 = call contract noundef half @_ZL6__hmulDF16_DF16_(half noundef %55, half noundef %56) #9
  %58 = call contract noundef half @_ZL6__haddDF16_DF16_(half noundef %50, half noundef %57) #9
  %59 = load ptr, ptr %22, align 8, !tbaa !4
  %60 = load i32, ptr %24, align 4, !tbaa !8
  %61 = mul nsw i32 2, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds half, ptr %59, i64 %62
  store half %58, ptr %63, align 2, !tbaa !11
  %64 = load ptr, ptr %20, align 8, !tbaa !4
  %65 = load i32, ptr %24, align 4, !tbaa !8
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds half, ptr %64, i64 %66
  %68 = load half, ptr %67, align 2, !tbaa !11
  %69 = load ptr, ptr %21, align 8, !tbaa !4
  %70 = load i32, ptr %24, align 4, !tbaa !8
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds <2 x half>, ptr %69, i64 %71
  %73 = load <2 x half>, ptr %72, align 4, !tbaa !10
  %74 = call noundef half @_ZL11__high2halfDv2_DF16_(<2 x half> noundef %73) #9
  %75 = call noundef zeroext i1 @_ZL5__hgtDF16_DF16_(half noundef %68, half noundef %74) #9
  br i1 %75, label %76, label %86
76:
  %77 = load ptr, ptr %20, align 8, !tbaa !4
  %78 = load i32, ptr %24, align 4, !tbaa !8
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds half, ptr %77, i64 %79
  %81 = load half, ptr %80, align 2, !tbaa !11
  %82 = load <2 x half>, ptr %25, align 4
  %83 = extractelement <2 x half> %82, i64 0
  %84 = call contract noundef half @_ZL6__hmaxDF16_DF16_(half noundef %81, half noundef %83) #9
  %85 = call contract noundef half @_ZL6__hnegDF16_(half noundef %84) #9
  br label %95
86:
  %87 = load <2 x half>, ptr %25, align 4
  %88 = extractelement <2 x half> %87, i64 1
  %89 = load ptr, ptr %20, align 8, !tbaa !4
  %90 = load i32, ptr %24, align 4, !tbaa !8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds half, ptr %89, i64 %91
  %93 = load half, ptr %92, align 2, !tbaa !11
  %94 = call contract noundef half @_ZL6__hdivDF16_DF16_(half noundef %88, half noundef %93) #9
  br label %95
95:
  %96 = phi contract half [ %85, %76 ], [ %94, %86 ]
  %97 = load ptr, ptr %22, align 8, !tbaa !4
  %98 = load i32, ptr %24, align 4, !tbaa !8
  %99 = mul nsw i32 2, %98
  %100 = add nsw i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds half, ptr %97, i64 %101
  store half %96, ptr %102, align 2, !tbaa !11
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #8
  %103 = load <2 x half>, ptr %25, align 4, !tbaa !10
  %104 = call contract noundef <2 x half> @_ZL17__lowhigh2highlowDv2_DF16_(<2 x half> noundef %103) #9
  %105 = call contract noundef <2 x float> @_ZL14__half22float2Dv2_DF16_(<2 x half> noundef %104) #9
  store <2 x float> %105, ptr %26, align 8, !tbaa !10
  %106 = load <2 x float>, ptr %26, align 8
  %107 = extractelement <2 x float> %106, i64 0
  %108 = load <2 x float>, ptr %26, align 8
  %109 = extractelement <2 x float> %108, i64 1
  %110 = fsub float %107, %109
  %111 = load ptr, ptr %20, align 8, !tbaa !4
  %112 = load i32, ptr %24, align 4, !tbaa !8
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds half, ptr %111, i64 %113
  %115 = load half, ptr %114, align 2, !tbaa !11
  %116 = call contract noundef half @_ZL6__habsDF16_(half noundef %115) #9
  %117 = call contract noundef half @_ZL5hsqrtDF16_(half noundef %116) #9
  %118 = call contract noundef float @_ZL12__half2floatDF16_(half noundef %117) #9
  %119 = fadd float %110, %118
  %120 = load ptr, ptr %23, align 8, !tbaa !4
  %121 = load i32, ptr %24, align 4, !tbaa !8
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %120, i64 %122
  store float %119, ptr %123, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
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
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !15
  %10 = zext i16 %9 to i32
  ret i32 %10
}
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
define internal noundef <2 x half> @_ZL7__hfma2Dv2_DF16_S_S_(<2 x half> noundef %0, <2 x half> noundef %1, <2 x half> noundef %2) #2 {
  %4 = alloca <2 x half>, align 4, addrspace(5)
  %5 = alloca <2 x half>, align 4, addrspace(5)
  %6 = alloca <2 x half>, align 4, addrspace(5)
  %7 = alloca <2 x half>, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store <2 x half> %0, ptr %9, align 4, !tbaa !10
  store <2 x half> %1, ptr %10, align 4, !tbaa !10
  store <2 x half> %2, ptr %11, align 4, !tbaa !10
  %12 = load <2 x half>, ptr %9, align 4, !tbaa !10
  %13 = load <2 x half>, ptr %10, align 4, !tbaa !10
  %14 = load <2 x half>, ptr %11, align 4, !tbaa !10
  %15 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %12, <2 x half> %13, <2 x half> %14)
  ret <2 x half> %15
}
define internal noundef <2 x half> @_ZL12__half2half2DF16_(half noundef %0) #2 {
  %2 = alloca <2 x half>, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !11
  %6 = load half, ptr %5, align 2, !tbaa !11
  %7 = insertelement <2 x half> poison, half %6, i32 0
  %8 = load half, ptr %5, align 2, !tbaa !11
  %9 = insertelement <2 x half> %7, half %8, i32 1
  ret <2 x half> %9
}
define internal noundef <2 x half> @_ZL17__floats2half2_rnff(float noundef %0, float noundef %1) #2 {
  %3 = alloca <2 x half>, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !13
  store float %1, ptr %8, align 4, !tbaa !13
  %9 = load float, ptr %7, align 4, !tbaa !13
  %10 = fptrunc float %9 to half
  %11 = insertelement <2 x half> poison, half %10, i32 0
  %12 = load float, ptr %8, align 4, !tbaa !13
  %13 = fptrunc float %12 to half
  %14 = insertelement <2 x half> %11, half %13, i32 1
  ret <2 x half> %14
}
define internal noundef half @_ZL6__haddDF16_DF16_(half noundef %0, half noundef %1) #2 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !11
  store half %1, ptr %8, align 2, !tbaa !11
  %9 = load half, ptr %7, align 2, !tbaa !11
  %10 = load half, ptr %8, align 2, !tbaa !11
  %11 = fadd half %9, %10
  ret half %11
}
define internal noundef half @_ZL10__low2halfDv2_DF16_(<2 x half> noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store <2 x half> %0, ptr %5, align 4, !tbaa !10
  %6 = load <2 x half>, ptr %5, align 4
  %7 = extractelement <2 x half> %6, i64 0
  ret half %7
}
define internal noundef half @_ZL6__hmulDF16_DF16_(half noundef %0, half noundef %1) #2 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !11
  store half %1, ptr %8, align 2, !tbaa !11
  %9 = load half, ptr %7, align 2, !tbaa !11
  %10 = load half, ptr %8, align 2, !tbaa !11
  %11 = fmul half %9, %10
  ret half %11
}
define internal noundef half @_ZL12__float2halff(float noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !13
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = fptrunc float %6 to half
  ret half %7
}
define internal noundef zeroext i1 @_ZL5__hgtDF16_DF16_(half noundef %0, half noundef %1) #2 {
  %3 = alloca i1, align 1, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !11
  store half %1, ptr %8, align 2, !tbaa !11
  %9 = load half, ptr %7, align 2, !tbaa !11
  %10 = load half, ptr %8, align 2, !tbaa !11
  %11 = fcmp ogt half %9, %10
  ret i1 %11
}
define internal noundef half @_ZL11__high2halfDv2_DF16_(<2 x half> noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store <2 x half> %0, ptr %5, align 4, !tbaa !10
  %6 = load <2 x half>, ptr %5, align 4
  %7 = extractelement <2 x half> %6, i64 1
  ret half %7
}
define internal noundef half @_ZL6__hnegDF16_(half noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !11
  %6 = load half, ptr %5, align 2, !tbaa !11
  %7 = fneg contract half %6
  ret half %7
}
define internal noundef half @_ZL6__hmaxDF16_DF16_(half noundef %0, half noundef %1) #2 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !11
  store half %1, ptr %8, align 2, !tbaa !11
  %9 = load half, ptr %7, align 2, !tbaa !11
  %10 = load half, ptr %8, align 2, !tbaa !11
  %11 = call half @llvm.maxnum.f16(half %9, half %10)
  ret half %11
}
define internal noundef half @_ZL6__hdivDF16_DF16_(half noundef %0, half noundef %1) #2 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !11
  store half %1, ptr %8, align 2, !tbaa !11
  %9 = load half, ptr %7, align 2, !tbaa !11
  %10 = load half, ptr %8, align 2, !tbaa !11
  %11 = fdiv half %9, %10
  ret half %11
}
define internal noundef <2 x float> @_ZL14__half22float2Dv2_DF16_(<2 x half> noundef %0) #2 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store <2 x half> %0, ptr %5, align 4, !tbaa !10
  %6 = load <2 x half>, ptr %5, align 4
  %7 = extractelement <2 x half> %6, i64 0
  %8 = fpext half %7 to float
  %9 = insertelement <2 x float> poison, float %8, i32 0
  %10 = load <2 x half>, ptr %5, align 4
  %11 = extractelement <2 x half> %10, i64 1
  %12 = fpext half %11 to float
  %13 = insertelement <2 x float> %9, float %12, i32 1
  ret <2 x float> %13
}
define internal noundef <2 x half> @_ZL17__lowhigh2highlowDv2_DF16_(<2 x half> noundef %0) #2 {
  %2 = alloca <2 x half>, align 4, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store <2 x half> %0, ptr %5, align 4, !tbaa !10
  %6 = load <2 x half>, ptr %5, align 4
  %7 = extractelement <2 x half> %6, i64 1
  %8 = insertelement <2 x half> poison, half %7, i32 0
  %9 = load <2 x half>, ptr %5, align 4
  %10 = extractelement <2 x half> %9, i64 0
  %11 = insertelement <2 x half> %8, half %10, i32 1
  ret <2 x half> %11
}
define internal noundef float @_ZL12__half2floatDF16_(half noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !11
  %6 = load half, ptr %5, align 2, !tbaa !11
  %7 = fpext half %6 to float
  ret float %7
}
define internal noundef half @_ZL5hsqrtDF16_(half noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !11
  %6 = load half, ptr %5, align 2, !tbaa !11
  %7 = fpext half %6 to float
  %8 = call noundef float @_ZL4sqrtf(float noundef %7) #9
  %9 = fptrunc float %8 to half
  ret half %9
}
define internal noundef half @_ZL6__habsDF16_(half noundef %0) #2 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !11
  %6 = load half, ptr %5, align 2, !tbaa !11
  %7 = call half @llvm.fabs.f16(half %6)
  ret half %7
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef %0) #0 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !4
  store ptr %8, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #8
  %9 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #9
  store i32 %9, ptr %7, align 4, !tbaa !8
  %10 = load ptr, ptr %6, align 8, !tbaa !4
  %11 = load i32, ptr %7, align 4, !tbaa !8
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = load ptr, ptr %6, align 8, !tbaa !4
  %16 = load i32, ptr %7, align 4, !tbaa !8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !8
  %21 = and i32 %20, 15
  %22 = call noundef i32 @_Z16__bitextract_u32jjj(i32 noundef %19, i32 noundef %21, i32 noundef 7) #9
  %23 = call noundef i32 @_Z15__bitinsert_u32jjjj(i32 noundef %14, i32 noundef %22, i32 noundef 20, i32 noundef 6) #9
  %24 = load ptr, ptr %6, align 8, !tbaa !4
  %25 = load i32, ptr %7, align 4, !tbaa !8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #8
  ret void
}
define linkonce_odr hidden noundef i32 @_Z15__bitinsert_u32jjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 %0, ptr %13, align 4, !tbaa !8
  store i32 %1, ptr %14, align 4, !tbaa !8
  store i32 %2, ptr %15, align 4, !tbaa !8
  store i32 %3, ptr %16, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  %18 = load i32, ptr %16, align 4, !tbaa !8
  %19 = and i32 %18, 31
  %20 = shl i32 1, %19
  %21 = sub i32 %20, 1
  %22 = load i32, ptr %15, align 4, !tbaa !8
  %23 = and i32 %22, 31
  %24 = shl i32 %21, %23
  store i32 %24, ptr %17, align 4, !tbaa !8
  %25 = load i32, ptr %13, align 4, !tbaa !8
  %26 = load i32, ptr %17, align 4, !tbaa !8
  %27 = xor i32 %26, -1
  %28 = and i32 %25, %27
  %29 = load i32, ptr %14, align 4, !tbaa !8
  %30 = load i32, ptr %15, align 4, !tbaa !8
  %31 = and i32 %30, 31
  %32 = shl i32 %29, %31
  %33 = load i32, ptr %17, align 4, !tbaa !8
  %34 = and i32 %32, %33
  %35 = or i32 %28, %34
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  ret i32 %35
}
define linkonce_odr hidden noundef i32 @_Z16__bitextract_u32jjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !8
  store i32 %1, ptr %10, align 4, !tbaa !8
  store i32 %2, ptr %11, align 4, !tbaa !8
  %12 = load i32, ptr %9, align 4, !tbaa !8
  %13 = load i32, ptr %10, align 4, !tbaa !8
  %14 = load i32, ptr %11, align 4, !tbaa !8
  %15 = call i32 @llvm.amdgcn.ubfe.i32(i32 %12, i32 %13, i32 %14)
  ret i32 %15
}
define protected amdgpu_kernel void @tiles(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %14 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %15 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %16 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca %struct.dim3, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca %struct.dim3, align 4, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %5 to ptr
  %26 = addrspacecast ptr addrspace(5) %6 to ptr
  %27 = addrspacecast ptr addrspace(5) %7 to ptr
  %28 = addrspacecast ptr addrspace(5) %8 to ptr
  %29 = addrspacecast ptr addrspace(5) %9 to ptr
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = addrspacecast ptr addrspace(5) %11 to ptr
  %32 = addrspacecast ptr addrspace(5) %12 to ptr
  %33 = addrspacecast ptr addrspace(5) %13 to ptr
  %34 = addrspacecast ptr addrspace(5) %14 to ptr
  %35 = addrspacecast ptr addrspace(5) %15 to ptr
  %36 = addrspacecast ptr addrspace(5) %16 to ptr
  %37 = addrspacecast ptr addrspace(5) %17 to ptr
  %38 = addrspacecast ptr addrspace(5) %18 to ptr
  %39 = addrspacecast ptr addrspace(5) %19 to ptr
  %40 = addrspacecast ptr addrspace(5) %20 to ptr
  %41 = addrspacecast ptr addrspace(5) %21 to ptr
  %42 = addrspacecast ptr addrspace(5) %22 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  %44 = load ptr, ptr %25, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %26, align 8
  %45 = load ptr, ptr %26, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %27, align 8
  %46 = load ptr, ptr %27, align 8, !tbaa !4
  store ptr addrspace(1) %3, ptr %28, align 8
  %47 = load ptr, ptr %28, align 8, !tbaa !4
  store ptr %44, ptr %29, align 8, !tbaa !4
  store ptr %45, ptr %30, align 8, !tbaa !4
  store ptr %46, ptr %31, align 8, !tbaa !4
  store ptr %47, ptr %32, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %13) #8
  call void @_ZN18cooperative_groups17this_thread_blockEv() #9
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %15) #8
  call void @_ZN18cooperative_groups15tiled_partitionILj8ENS_12thread_blockEEENS_17thread_block_tileIXT_ET0_EERKS3_(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #8
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %18) #8
  %48 = call %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %49 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 0
  %50 = extractvalue %struct.dim3 %48, 0
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 1
  %52 = extractvalue %struct.dim3 %48, 1
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 2
  %54 = extractvalue %struct.dim3 %48, 2
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 0
  %56 = load i32, ptr %55, align 4, !tbaa !17
  %57 = call noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %58 = mul i32 %56, %57
  %59 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %60 = add i32 %58, %59
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %18) #8
  store i32 %60, ptr %37, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #8
  %61 = load ptr, ptr %29, align 8, !tbaa !4
  %62 = load i32, ptr %37, align 4, !tbaa !8
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !8
  %66 = call noundef i32 @_Z8tile_sumILj8EEiN18cooperative_groups17thread_block_tileIXT_ENS0_12thread_blockEEEi(i32 noundef %65) #9
  store i32 %66, ptr %39, align 4, !tbaa !8
  %67 = load ptr, ptr %29, align 8, !tbaa !4
  %68 = load i32, ptr %37, align 4, !tbaa !8
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !8
  %72 = icmp sgt i32 %71, 0
  %73 = zext i1 %72 to i32
  %74 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE6ballotEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %73) #9
  %75 = load ptr, ptr %29, align 8, !tbaa !4
  %76 = load i32, ptr %37, align 4, !tbaa !8
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !8
  %80 = icmp eq i32 %79, 7
  %81 = zext i1 %80 to i32
  %82 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3anyEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %81) #9
  %83 = shl i32 %82, 8
  %84 = sext i32 %83 to i64
  %85 = or i64 %74, %84
  %86 = load ptr, ptr %29, align 8, !tbaa !4
  %87 = load i32, ptr %37, align 4, !tbaa !8
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !8
  %91 = icmp sgt i32 %90, -90
  %92 = zext i1 %91 to i32
  %93 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3allEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %92) #9
  %94 = shl i32 %93, 9
  %95 = sext i32 %94 to i64
  %96 = or i64 %85, %95
  %97 = trunc i64 %96 to i32
  %98 = load ptr, ptr %31, align 8, !tbaa !4
  %99 = load i32, ptr %37, align 4, !tbaa !8
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %98, i64 %100
  store i32 %97, ptr %101, align 4, !tbaa !8
  %102 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #9
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %114
104:
  %105 = load i32, ptr %39, align 4, !tbaa !8
  %106 = load ptr, ptr %30, align 8, !tbaa !4
  %107 = load i32, ptr %37, align 4, !tbaa !8
  %108 = udiv i32 %107, 8
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %106, i64 %109
  store i32 %105, ptr %110, align 4, !tbaa !8
  %111 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #9
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %112
  store i32 %105, ptr %113, align 4, !tbaa !8
  br label %114
114:
  call void @_ZN18cooperative_groups4syncINS_12thread_blockEEEvRKT_(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %115 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %147
117:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #8
  store i32 0, ptr %41, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #8
  store i32 0, ptr %42, align 4, !tbaa !8
  br label %118
118:
  %119 = load i32, ptr %42, align 4, !tbaa !8
  %120 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #9
  %121 = icmp ult i32 %119, %120
  br i1 %121, label %123, label %122
122:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #8
  br label %133
123:
  %124 = load i32, ptr %42, align 4, !tbaa !8
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !8
  %128 = load i32, ptr %41, align 4, !tbaa !8
  %129 = add nsw i32 %128, %127
  store i32 %129, ptr %41, align 4, !tbaa !8
  br label %130
130:
  %131 = load i32, ptr %42, align 4, !tbaa !8
  %132 = add i32 %131, 1
  store i32 %132, ptr %42, align 4, !tbaa !8
  br label %118, !llvm.loop !19
133:
  %134 = load i32, ptr %41, align 4, !tbaa !8
  %135 = load ptr, ptr %32, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %24) #8
  %136 = call %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #9
  %137 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 0
  %138 = extractvalue %struct.dim3 %136, 0
  store i32 %138, ptr %137, align 4
  %139 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 1
  %140 = extractvalue %struct.dim3 %136, 1
  store i32 %140, ptr %139, align 4
  %141 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 2
  %142 = extractvalue %struct.dim3 %136, 2
  store i32 %142, ptr %141, align 4
  %143 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 0
  %144 = load i32, ptr %143, align 4, !tbaa !17
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %135, i64 %145
  store i32 %134, ptr %146, align 4, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %24) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #8
  br label %147
147:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %15) #8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %13) #8
  ret void
}
define linkonce_odr hidden void @_ZN18cooperative_groups17this_thread_blockEv() #2 comdat {
  %1 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  ret void
}
define linkonce_odr hidden void @_ZN18cooperative_groups15tiled_partitionILj8ENS_12thread_blockEEENS_17thread_block_tileIXT_ET0_EERKS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat {
  %2 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  ret void
}
define linkonce_odr hidden %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca %struct.dim3, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #9
  %8 = call noundef i32 @_ZNK8db_block7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #9
  %9 = call noundef i32 @_ZNK8db_block7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #9
  call void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %4, i32 noundef %7, i32 noundef %8, i32 noundef %9) #9
  %10 = load %struct.dim3, ptr %4, align 4
  ret %struct.dim3 %10
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %8 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %11 = mul i32 %9, %10
  ret i32 %11
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #9
  %8 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #9
  %11 = add i32 %9, %10
  %12 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #9
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #9
  %15 = add i32 %13, %14
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_Z8tile_sumILj8EEiN18cooperative_groups17thread_block_tileIXT_ENS0_12thread_blockEEEi(i32 noundef %0) #3 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %2 to ptr
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #8
  %11 = call noundef i32 @_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv() #9
  %12 = udiv i32 %11, 2
  store i32 %12, ptr %10, align 4, !tbaa !8
  br label %13
13:
  %14 = load i32, ptr %10, align 4, !tbaa !8
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16
16:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #8
  br label %26
17:
  %18 = load i32, ptr %9, align 4, !tbaa !8
  %19 = load i32, ptr %10, align 4, !tbaa !8
  %20 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j(ptr noundef nonnull align 1 dereferenceable(1) %8, i32 noundef %18, i32 noundef %19) #9
  %21 = load i32, ptr %9, align 4, !tbaa !8
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr %9, align 4, !tbaa !8
  br label %23
23:
  %24 = load i32, ptr %10, align 4, !tbaa !8
  %25 = udiv i32 %24, 2
  store i32 %25, ptr %10, align 4, !tbaa !8
  br label %13, !llvm.loop !22
26:
  %27 = load i32, ptr %9, align 4, !tbaa !8
  %28 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i(ptr noundef nonnull align 1 dereferenceable(1) %8, i32 noundef %27, i32 noundef 0) #9
  ret i32 %28
}
define linkonce_odr hidden noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE6ballotEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !8
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !8
  %11 = call noundef i64 @_Z8__balloti(i32 noundef %10) #9
  %12 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #9
  %13 = and i64 %11, %12
  %14 = call noundef i32 @_Z9__lane_idv() #9
  %15 = and i32 %14, -8
  %16 = zext i32 %15 to i64
  %17 = lshr i64 %13, %16
  ret i64 %17
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3anyEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !8
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !8
  %11 = call noundef i64 @_Z8__balloti(i32 noundef %10) #9
  %12 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #9
  %13 = and i64 %11, %12
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i32
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3allEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !8
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !8
  %11 = icmp ne i32 %10, 0
  %12 = xor i1 %11, true
  %13 = zext i1 %12 to i32
  %14 = call noundef i64 @_Z8__balloti(i32 noundef %13) #9
  %15 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #9
  %16 = and i64 %14, %15
  %17 = icmp eq i64 %16, 0
  %18 = zext i1 %17 to i32
  ret i32 %18
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_Z9__lane_idv() #9
  %8 = and i32 %7, 7
  ret i32 %8
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %4) #8
  %9 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #9
  %10 = udiv i32 %9, 8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %4) #8
  ret i32 %10
}
define linkonce_odr hidden void @_ZN18cooperative_groups4syncINS_12thread_blockEEEvRKT_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !4
  call void @_ZNK18cooperative_groups12thread_block4syncEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #9
  ret void
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %4) #8
  %9 = call noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #9
  %10 = add i32 %9, 8
  %11 = sub i32 %10, 1
  %12 = udiv i32 %11, 8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %4) #8
  ret i32 %12
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4
declare noundef i32 @llvm.amdgcn.workitem.id.x() #4
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #4
declare half @llvm.maxnum.f16(half, half) #4
define internal noundef float @_ZL4sqrtf(float noundef %0) #2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !13
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = call contract float @llvm.sqrt.f32(float %6)
  ret float %7
}
declare float @llvm.sqrt.f32(float) #4
declare half @llvm.fabs.f16(half) #4
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #4
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.y()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.z()
  ret i32 %7
}
define linkonce_odr hidden void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 comdat align 2 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !8
  store i32 %2, ptr %11, align 4, !tbaa !8
  store i32 %3, ptr %12, align 4, !tbaa !8
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %10, align 4, !tbaa !8
  store i32 %15, ptr %14, align 4, !tbaa !17
  %16 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 1
  %17 = load i32, ptr %11, align 4, !tbaa !8
  store i32 %17, ptr %16, align 4, !tbaa !23
  %18 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 2
  %19 = load i32, ptr %12, align 4, !tbaa !8
  store i32 %19, ptr %18, align 4, !tbaa !24
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #4
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 6
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !15
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 8
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !15
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  ret i32 %7
}
declare noundef i32 @llvm.amdgcn.workitem.id.z() #4
declare noundef i32 @llvm.amdgcn.workitem.id.y() #4
define linkonce_odr hidden noundef i32 @_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv() #2 comdat align 2 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  ret i32 8
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !8
  store i32 %2, ptr %11, align 4, !tbaa !8
  %12 = load ptr, ptr %9, align 8
  %13 = load i32, ptr %10, align 4, !tbaa !8
  %14 = load i32, ptr %11, align 4, !tbaa !8
  %15 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %13, i32 noundef %14, i32 noundef 8) #9
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !8
  store i32 %2, ptr %11, align 4, !tbaa !8
  %12 = load ptr, ptr %9, align 8
  %13 = load i32, ptr %10, align 4, !tbaa !8
  %14 = load i32, ptr %11, align 4, !tbaa !8
  %15 = call noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %13, i32 noundef %14, i32 noundef 8) #9
  ret i32 %15
}
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #8
  %15 = call noundef i32 @_Z9__lane_idv() #9
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
25:
  %26 = load i32, ptr %14, align 4, !tbaa !8
  %27 = load i32, ptr %12, align 4, !tbaa !8
  %28 = add i32 %26, %27
  br label %31
29:
  %30 = load i32, ptr %14, align 4, !tbaa !8
  br label %31
31:
  %32 = phi i32 [ %28, %25 ], [ %30, %29 ]
  %33 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %32) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #8
  ret i32 %33
}
define linkonce_odr hidden noundef i32 @_Z9__lane_idv() #2 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  ret i32 %4
}
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #8
  %15 = load i32, ptr %11, align 4, !tbaa !8
  store i32 %15, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #8
  store i32 0, ptr %14, align 4, !tbaa !8
  br label %16
16:
  %17 = load i32, ptr %14, align 4, !tbaa !8
  %18 = zext i32 %17 to i64
  %19 = icmp ult i64 %18, 1
  br i1 %19, label %21, label %20
20:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #8
  br label %35
21:
  %22 = load i32, ptr %12, align 4, !tbaa !8
  %23 = shl i32 %22, 2
  %24 = load i32, ptr %14, align 4, !tbaa !8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [1 x i32], ptr %13, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !10
  %28 = call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %27)
  %29 = load i32, ptr %14, align 4, !tbaa !8
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [1 x i32], ptr %13, i64 0, i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !10
  br label %32
32:
  %33 = load i32, ptr %14, align 4, !tbaa !8
  %34 = add i32 %33, 1
  store i32 %34, ptr %14, align 4, !tbaa !8
  br label %16, !llvm.loop !25
35:
  %36 = load i32, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #8
  ret i32 %36
}
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #5
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #5
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #8
  %15 = call noundef i32 @_Z9__lane_idv() #9
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
  %26 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %25) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #8
  ret i32 %26
}
define linkonce_odr hidden noundef i64 @_Z8__balloti(i32 noundef %0) #2 comdat {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !8
  %6 = load i32, ptr %5, align 4, !tbaa !8
  %7 = icmp ne i32 %6, 0
  %8 = call i64 @llvm.amdgcn.ballot.i64(i1 %7)
  ret i64 %8
}
define linkonce_odr hidden noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_Z9__lane_idv() #9
  %8 = and i32 %7, -8
  %9 = zext i32 %8 to i64
  %10 = shl i64 255, %9
  ret i64 %10
}
declare i64 @llvm.amdgcn.ballot.i64(i1) #6
define linkonce_odr hidden void @_ZNK18cooperative_groups12thread_block4syncEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @_Z13__syncthreadsv() #9
  ret void
}
define linkonce_odr hidden void @_Z13__syncthreadsv() #2 comdat {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
declare void @llvm.amdgcn.s.barrier() #7
attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { convergent nocallback nofree nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
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
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"_Float16", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !6, i64 0}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS4dim3", !9, i64 0, !9, i64 4, !9, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = !{!18, !9, i64 4}
!24 = !{!18, !9, i64 8}
!25 = distinct !{!25, !20, !21}
