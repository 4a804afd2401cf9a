target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.db_block = type { i8 }
%struct.db_block_size = type { i8 }
%struct.db_thread = type { i8 }
%struct.db_wave_size = type { i8 }
%struct.HIP_vector_type = type { %struct.db_members }
%struct.db_members = type { half, half }
%struct.HIP_vector_type.0 = type { %struct.db_members.1 }
%struct.db_members.1 = type { float, float }
%"class.cooperative_groups::thread_block" = type { i8 }
%"class.cooperative_groups::thread_block_tile" = type { i8 }
%struct.dim3 = type { i32, i32, i32 }
%struct.HIP_vector_type.2 = type { %struct.db_members.3 }
%struct.db_members.3 = type { float, float, float, float }
%struct.HIP_vector_type.4 = type { %struct.db_members.5 }
%struct.db_members.5 = type { float, float, float }
%struct.HIP_vector_type.6 = type { %struct.db_members.7 }
%struct.db_members.7 = type { i8, i8, i8, i8 }
%struct.HIP_vector_type.8 = type { %struct.db_members.9 }
%struct.db_members.9 = type { i32, i32, i32, i32 }
%struct.__hip_bfloat16 = type { i16 }
%struct.__hip_bfloat162 = type { %struct.__hip_bfloat16, %struct.__hip_bfloat16 }
%"class.cooperative_groups::coalesced_group" = type { i64 }
$_ZNK8db_block7__get_xEv = comdat any
$_ZNK13db_block_size7__get_xEv = comdat any
$_ZNK9db_thread7__get_xEv = comdat any
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
$_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_ = comdat any
$_ZpLIfLj3EER15HIP_vector_typeIT_XT0_EES3_RKS2_ = comdat any
$_ZN15HIP_vector_typeIfLj3EEC2Ef = comdat any
$_ZorIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZlsIjLj4EiTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_ = comdat any
$_ZN15HIP_vector_typeIjLj4EEC2Ej = comdat any
$_ZN15HIP_vector_typeIfLj4EEC2Ef = comdat any
$_ZeqIfLj3EEbRK15HIP_vector_typeIT_XT0_EES4_ = comdat any
$_Z11__match_anyIiEyT_ = comdat any
$_Z19__syncthreads_counti = comdat any
$_Z16__syncthreads_ori = comdat any
$_Z17__syncthreads_andi = comdat any
$_ZN18cooperative_groups17coalesced_threadsEv = comdat any
$_ZNK18cooperative_groups15coalesced_group4sizeEv = comdat any
$_ZNK18cooperative_groups15coalesced_group11thread_rankEv = comdat any
$_ZNK18cooperative_groups15coalesced_group9shfl_downIiEET_S2_j = comdat any
$_Z10__shfl_xorIiET_S0_ii = comdat any
$_Z9__shfl_upIiET_S0_ji = comdat any
$_Z11__shfl_downIiET_S0_ji = comdat any
$_Z3minIjiTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_ = comdat any
$_Z3maxIifTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_ = comdat any
$_Z10__shfl_xorItET_S0_ii = comdat any
$_ZNK12db_wave_sizecviEv = comdat any
$_Z6__shflIbET_S0_ii = comdat any
$_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_ = comdat any
$_ZN15HIP_vector_typeIfLj2EEC2IJffETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_ = comdat any
$_ZNK8db_block7__get_yEv = comdat any
$_ZNK8db_block7__get_zEv = comdat any
$_ZN4dim3C2Ejjj = comdat any
$_ZNK13db_block_size7__get_yEv = comdat any
$_ZNK13db_block_size7__get_zEv = comdat any
$_ZNK9db_thread7__get_zEv = comdat any
$_ZNK9db_thread7__get_yEv = comdat any
$_ZN15HIP_vector_typeIfLj4EEC2IJffffETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_ = comdat any
$_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_ = comdat any
$_ZN15HIP_vector_typeIfLj3EE6filledEf = comdat any
$_ZN15HIP_vector_typeIjLj4EEC2IJjjjjETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_ = comdat any
$_ZN15HIP_vector_typeIjLj4EE6filledEj = comdat any
$_ZN15HIP_vector_typeIfLj4EE6filledEf = comdat any
$_ZNK14__hip_bfloat16cvfEv = comdat any
$_ZN14__hip_bfloat16C2Ef = comdat any
$_ZN14__hip_bfloat167nearestEf = comdat any
$_ZN15__hip_bfloat162C2E14__hip_bfloat16S0_ = comdat any
$_Z13__syncthreadsv = comdat any
$_Z15atomicAdd_blockIiiEu11__remove_cvIT_EPS0_T0_ = comdat any
$_ZN18cooperative_groups15coalesced_groupC2Ev = comdat any
$_Z8__balloti = comdat any
$_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i = comdat any
$_Z6__shflIiET_S0_ii = comdat any
$_Z9__lane_idv = comdat any
$_Z12db_from_laneIiET_S0_j = comdat any
$_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv = comdat any
$_ZNK18cooperative_groups12thread_block4syncEv = comdat any
$_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f = comdat any
$_ZNK15HIP_vector_typeIfLj3EE5lanesEv = comdat any
$_ZlsIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_ = comdat any
$_ZN15HIP_vector_typeIjLj4EE2ofEDv4_j = comdat any
$_ZNK15HIP_vector_typeIjLj4EE5lanesEv = comdat any
$_Z12__activemaskv = comdat any
$_ZNK18cooperative_groups15coalesced_group4laneEj = comdat any
$_Z12db_from_laneItET_S0_j = comdat any
$_Z12db_from_laneIbET_S0_j = comdat any
$_ZZ19__syncthreads_countiE5count = comdat any
@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@part = external hidden addrspace(3) global [0 x i32], align 4
@warpSize = extern_weak dso_local protected addrspace(1) global %struct.db_wave_size, align 1
@_ZZ19__syncthreads_countiE5count = linkonce_odr hidden addrspace(3) global i32 undef, comdat, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__hip_cuid_60312a0090cdccb = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_60312a0090cdccb to ptr)], section "llvm.metadata"
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
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #3 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %15 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %16 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %17 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %18 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %19 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %20 = alloca %struct.HIP_vector_type.0, align 8, addrspace(5)
  %21 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %22 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %5 to ptr
  %24 = addrspacecast ptr addrspace(5) %6 to ptr
  %25 = addrspacecast ptr addrspace(5) %7 to ptr
  %26 = addrspacecast ptr addrspace(5) %8 to ptr
  %27 = addrspacecast ptr addrspace(5) %9 to ptr
  %28 = addrspacecast ptr addrspace(5) %10 to ptr
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %12 to ptr
  %31 = addrspacecast ptr addrspace(5) %13 to ptr
  %32 = addrspacecast ptr addrspace(5) %14 to ptr
  %33 = addrspacecast ptr addrspace(5) %15 to ptr
  %34 = addrspacecast ptr addrspace(5) %16 to ptr
  %35 = addrspacecast ptr addrspace(5) %17 to ptr
  %36 = addrspacecast ptr addrspace(5) %18 to ptr
  %37 = addrspacecast ptr addrspace(5) %19 to ptr
  %38 = addrspacecast ptr addrspace(5) %20 to ptr
  %39 = addrspacecast ptr addrspace(5) %21 to ptr
  %40 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  %41 = load ptr, ptr %23, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %24, align 8
  %42 = load ptr, ptr %24, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %25, align 8
  %43 = load ptr, ptr %25, align 8, !tbaa !4
  store ptr addrspace(1) %3, ptr %26, align 8
  %44 = load ptr, ptr %26, align 8, !tbaa !4
  store ptr %41, ptr %27, align 8, !tbaa !4
  store ptr %42, ptr %28, align 8, !tbaa !4
  store ptr %43, ptr %29, align 8, !tbaa !4
  store ptr %44, ptr %30, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #14
  %45 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  %46 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %47 = mul i32 %45, %46
  %48 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %49 = add i32 %47, %48
  store i32 %49, ptr %31, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #14
  %50 = load ptr, ptr %28, align 8, !tbaa !4
  %51 = load i32, ptr %31, align 4, !tbaa !10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.HIP_vector_type, ptr %50, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %53, i64 4, i1 false)
  %54 = load ptr, ptr %27, align 8, !tbaa !4
  %55 = load i32, ptr %31, align 4, !tbaa !10
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds half, ptr %54, i64 %56
  %58 = load half, ptr %57, align 2, !tbaa !12
  %59 = call i32 @_ZL12__half2half2DF16_(half noundef %58) #15
  %60 = getelementptr inbounds %struct.HIP_vector_type, ptr %34, i32 0, i32 0
  store i32 %59, ptr %60, align 4
  %61 = call i32 @_ZL17__floats2half2_rnff(float noundef 5.000000e-01, float noundef -2.500000e-01) #15
  %62 = getelementptr inbounds %struct.HIP_vector_type, ptr %35, i32 0, i32 0
  store i32 %61, ptr %62, align 4
  %63 = getelementptr inbounds %struct.HIP_vector_type, ptr %33, i32 0, i32 0
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds %struct.HIP_vector_type, ptr %34, i32 0, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds %struct.HIP_vector_type, ptr %35, i32 0, i32 0
  %68 = load i32, ptr %67, align 4
  %69 = call i32 @_ZL7__hfma215HIP_vector_typeIDF16_Lj2EES0_S0_(i32 %64, i32 %66, i32 %68) #15
  %70 = getelementptr inbounds %struct.HIP_vector_type, ptr %32, i32 0, i32 0
  store i32 %69, ptr %70, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %32, i64 4, i1 false)
  %71 = getelementptr inbounds %struct.HIP_vector_type, ptr %36, i32 0, i32 0
  %72 = load i32, ptr %71, align 4
  %73 = call contract noundef half @_ZL10__low2half15HIP_vector_typeIDF16_Lj2EE(i32 %72) #15
  %74 = load ptr, ptr %27, align 8, !tbaa !4
  %75 = load i32, ptr %31, align 4, !tbaa !10
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds half, ptr %74, i64 %76
  %78 = load half, ptr %77, align 2, !tbaa !12
  %79 = call contract noundef half @_ZL12__float2halff(float noundef 3.000000e+00) #15
  %80 = call contract noundef half @_ZL6__hmulDF16_DF16_(half noundef %78, half noundef %79) #15
  %81 = call contract noundef half @_ZL6__haddDF16_DF16_(half noundef %73, half noundef %80) #15
  %82 = load ptr, ptr %29, align 8, !tbaa !4
  %83 = load i32, ptr %31, align 4, !tbaa !10
  %84 = mul nsw i32 2, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds half, ptr %82, i64 %85
  store half %81, ptr %86, align 2, !tbaa !12
  %87 = load ptr, ptr %27, align 8, !tbaa !4
  %88 = load i32, ptr %31, align 4, !tbaa !10
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds half, ptr %87, i64 %89
  %91 = load half, ptr %90, align 2, !tbaa !12
  %92 = load ptr, ptr %28, align 8, !tbaa !4
  %93 = load i32, ptr %31, align 4, !tbaa !10
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.HIP_vector_type, ptr %92, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %95, i64 4, i1 false)
  %96 = getelementptr inbounds %struct.HIP_vector_type, ptr %37, i32 0, i32 0
  %97 = load i32, ptr %96, align 4
  %98 = call noundef half @_ZL11__high2half15HIP_vector_typeIDF16_Lj2EE(i32 %97) #15
  %99 = call noundef zeroext i1 @_ZL5__hgtDF16_DF16_(half noundef %91, half noundef %98) #15
  br i1 %99, label %100, label %110
100:
  %101 = load ptr, ptr %27, align 8, !tbaa !4
  %102 = load i32, ptr %31, align 4, !tbaa !10
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds half, ptr %101, i64 %103
  %105 = load half, ptr %104, align 2, !tbaa !12
  %106 = getelementptr inbounds %struct.db_members, ptr %32, i32 0, i32 0
  %107 = load half, ptr %106, align 4, !tbaa !14
  %108 = call contract noundef half @_ZL6__hmaxDF16_DF16_(half noundef %105, half noundef %107) #15
  %109 = call contract noundef half @_ZL6__hnegDF16_(half noundef %108) #15
  br label %119
110:
  %111 = getelementptr inbounds %struct.db_members, ptr %32, i32 0, i32 1
  %112 = load half, ptr %111, align 2, !tbaa !16
  %113 = load ptr, ptr %27, align 8, !tbaa !4
  %114 = load i32, ptr %31, align 4, !tbaa !10
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds half, ptr %113, i64 %115
  %117 = load half, ptr %116, align 2, !tbaa !12
  %118 = call contract noundef half @_ZL6__hdivDF16_DF16_(half noundef %112, half noundef %117) #15
  br label %119
119:
  %120 = phi contract half [ %109, %100 ], [ %118, %110 ]
  %121 = load ptr, ptr %29, align 8, !tbaa !4
  %122 = load i32, ptr %31, align 4, !tbaa !10
  %123 = mul nsw i32 2, %122
  %124 = add nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds half, ptr %121, i64 %125
  store half %120, ptr %126, align 2, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %20) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %32, i64 4, i1 false)
  %127 = getelementptr inbounds %struct.HIP_vector_type, ptr %40, i32 0, i32 0
  %128 = load i32, ptr %127, align 4
  %129 = call i32 @_ZL17__lowhigh2highlow15HIP_vector_typeIDF16_Lj2EE(i32 %128) #15
  %130 = getelementptr inbounds %struct.HIP_vector_type, ptr %39, i32 0, i32 0
  store i32 %129, ptr %130, align 4
  %131 = getelementptr inbounds %struct.HIP_vector_type, ptr %39, i32 0, i32 0
  %132 = load i32, ptr %131, align 4
  %133 = call [2 x i32] @_ZL14__half22float215HIP_vector_typeIDF16_Lj2EE(i32 %132) #15
  %134 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %38, i32 0, i32 0
  store [2 x i32] %133, ptr %134, align 8
  %135 = getelementptr inbounds %struct.db_members.1, ptr %38, i32 0, i32 0
  %136 = load float, ptr %135, align 8, !tbaa !17
  %137 = getelementptr inbounds %struct.db_members.1, ptr %38, i32 0, i32 1
  %138 = load float, ptr %137, align 4, !tbaa !20
  %139 = fsub float %136, %138
  %140 = load ptr, ptr %27, align 8, !tbaa !4
  %141 = load i32, ptr %31, align 4, !tbaa !10
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds half, ptr %140, i64 %142
  %144 = load half, ptr %143, align 2, !tbaa !12
  %145 = call contract noundef half @_ZL6__habsDF16_(half noundef %144) #15
  %146 = call contract noundef half @_ZL5hsqrtDF16_(half noundef %145) #15
  %147 = call contract noundef float @_ZL12__half2floatDF16_(half noundef %146) #15
  %148 = fadd float %139, %147
  %149 = load ptr, ptr %30, align 8, !tbaa !4
  %150 = load i32, ptr %31, align 4, !tbaa !10
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr %149, i64 %151
  store float %148, ptr %152, align 4, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %20) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #14
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
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !22
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
define internal i32 @_ZL7__hfma215HIP_vector_typeIDF16_Lj2EES0_S0_(i32 %0, i32 %1, i32 %2) #5 {
  %4 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %5 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %6 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %7 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = getelementptr inbounds %struct.HIP_vector_type, ptr %9, i32 0, i32 0
  store i32 %0, ptr %12, align 4
  %13 = getelementptr inbounds %struct.HIP_vector_type, ptr %10, i32 0, i32 0
  store i32 %1, ptr %13, align 4
  %14 = getelementptr inbounds %struct.HIP_vector_type, ptr %11, i32 0, i32 0
  store i32 %2, ptr %14, align 4
  %15 = getelementptr inbounds %struct.db_members, ptr %9, i32 0, i32 0
  %16 = load half, ptr %15, align 4, !tbaa !14
  %17 = getelementptr inbounds %struct.db_members, ptr %10, i32 0, i32 0
  %18 = load half, ptr %17, align 4, !tbaa !14
  %19 = getelementptr inbounds %struct.db_members, ptr %11, i32 0, i32 0
  %20 = load half, ptr %19, align 4, !tbaa !14
  %21 = call contract noundef half @_ZL6__hfmaDF16_DF16_DF16_(half noundef %16, half noundef %18, half noundef %20) #15
  %22 = getelementptr inbounds %struct.db_members, ptr %9, i32 0, i32 1
  %23 = load half, ptr %22, align 2, !tbaa !16
  %24 = getelementptr inbounds %struct.db_members, ptr %10, i32 0, i32 1
  %25 = load half, ptr %24, align 2, !tbaa !16
  %26 = getelementptr inbounds %struct.db_members, ptr %11, i32 0, i32 1
  %27 = load half, ptr %26, align 2, !tbaa !16
  %28 = call contract noundef half @_ZL6__hfmaDF16_DF16_DF16_(half noundef %23, half noundef %25, half noundef %27) #15
  call void @_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(4) %8, half noundef %21, half noundef %28) #15
  %29 = getelementptr inbounds %struct.HIP_vector_type, ptr %8, i32 0, i32 0
  %30 = load i32, ptr %29, align 4
  ret i32 %30
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6
define internal i32 @_ZL12__half2half2DF16_(half noundef %0) #5 {
  %2 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load half, ptr %5, align 2, !tbaa !12
  %7 = load half, ptr %5, align 2, !tbaa !12
  call void @_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(4) %4, half noundef %6, half noundef %7) #15
  %8 = getelementptr inbounds %struct.HIP_vector_type, ptr %4, i32 0, i32 0
  %9 = load i32, ptr %8, align 4
  ret i32 %9
}
define internal i32 @_ZL17__floats2half2_rnff(float noundef %0, float noundef %1) #5 {
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store float %0, ptr %7, align 4, !tbaa !21
  store float %1, ptr %8, align 4, !tbaa !21
  %9 = load float, ptr %7, align 4, !tbaa !21
  %10 = fptrunc float %9 to half
  %11 = load float, ptr %8, align 4, !tbaa !21
  %12 = fptrunc float %11 to half
  call void @_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(4) %6, half noundef %10, half noundef %12) #15
  %13 = getelementptr inbounds %struct.HIP_vector_type, ptr %6, i32 0, i32 0
  %14 = load i32, ptr %13, align 4
  ret i32 %14
}
define internal noundef half @_ZL6__haddDF16_DF16_(half noundef %0, half noundef %1) #5 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !12
  store half %1, ptr %8, align 2, !tbaa !12
  %9 = load half, ptr %7, align 2, !tbaa !12
  %10 = load half, ptr %8, align 2, !tbaa !12
  %11 = fadd half %9, %10
  ret half %11
}
define internal noundef half @_ZL10__low2half15HIP_vector_typeIDF16_Lj2EE(i32 %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.HIP_vector_type, ptr %5, i32 0, i32 0
  store i32 %0, ptr %6, align 4
  %7 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 0
  %8 = load half, ptr %7, align 4, !tbaa !14
  ret half %8
}
define internal noundef half @_ZL6__hmulDF16_DF16_(half noundef %0, half noundef %1) #5 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !12
  store half %1, ptr %8, align 2, !tbaa !12
  %9 = load half, ptr %7, align 2, !tbaa !12
  %10 = load half, ptr %8, align 2, !tbaa !12
  %11 = fmul half %9, %10
  ret half %11
}
define internal noundef half @_ZL12__float2halff(float noundef %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = load float, ptr %5, align 4, !tbaa !21
  %7 = fptrunc float %6 to half
  ret half %7
}
define internal noundef zeroext i1 @_ZL5__hgtDF16_DF16_(half noundef %0, half noundef %1) #5 {
  %3 = alloca i1, align 1, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !12
  store half %1, ptr %8, align 2, !tbaa !12
  %9 = load half, ptr %7, align 2, !tbaa !12
  %10 = load half, ptr %8, align 2, !tbaa !12
  %11 = fcmp ogt half %9, %10
  ret i1 %11
}
define internal noundef half @_ZL11__high2half15HIP_vector_typeIDF16_Lj2EE(i32 %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.HIP_vector_type, ptr %5, i32 0, i32 0
  store i32 %0, ptr %6, align 4
  %7 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 1
  %8 = load half, ptr %7, align 2, !tbaa !16
  ret half %8
}
define internal noundef half @_ZL6__hnegDF16_(half noundef %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load half, ptr %5, align 2, !tbaa !12
  %7 = fneg contract half %6
  ret half %7
}
define internal noundef half @_ZL6__hmaxDF16_DF16_(half noundef %0, half noundef %1) #5 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !12
  store half %1, ptr %8, align 2, !tbaa !12
  %9 = load half, ptr %7, align 2, !tbaa !12
  %10 = load half, ptr %7, align 2, !tbaa !12
  %11 = fcmp une half %9, %10
  br i1 %11, label %12, label %14
12:
  %13 = load half, ptr %8, align 2, !tbaa !12
  br label %32
14:
  %15 = load half, ptr %8, align 2, !tbaa !12
  %16 = load half, ptr %8, align 2, !tbaa !12
  %17 = fcmp une half %15, %16
  br i1 %17, label %18, label %20
18:
  %19 = load half, ptr %7, align 2, !tbaa !12
  br label %30
20:
  %21 = load half, ptr %7, align 2, !tbaa !12
  %22 = load half, ptr %8, align 2, !tbaa !12
  %23 = fcmp olt half %21, %22
  br i1 %23, label %24, label %26
24:
  %25 = load half, ptr %8, align 2, !tbaa !12
  br label %28
26:
  %27 = load half, ptr %7, align 2, !tbaa !12
  br label %28
28:
  %29 = phi half [ %25, %24 ], [ %27, %26 ]
  br label %30
30:
  %31 = phi half [ %19, %18 ], [ %29, %28 ]
  br label %32
32:
  %33 = phi half [ %13, %12 ], [ %31, %30 ]
  ret half %33
}
define internal noundef half @_ZL6__hdivDF16_DF16_(half noundef %0, half noundef %1) #5 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store half %0, ptr %7, align 2, !tbaa !12
  store half %1, ptr %8, align 2, !tbaa !12
  %9 = load half, ptr %7, align 2, !tbaa !12
  %10 = load half, ptr %8, align 2, !tbaa !12
  %11 = fdiv half %9, %10
  ret half %11
}
define internal [2 x i32] @_ZL14__half22float215HIP_vector_typeIDF16_Lj2EE(i32 %0) #5 {
  %2 = alloca %struct.HIP_vector_type.0, align 8, addrspace(5)
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.HIP_vector_type, ptr %5, i32 0, i32 0
  store i32 %0, ptr %6, align 4
  %7 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 0
  %8 = load half, ptr %7, align 4, !tbaa !14
  %9 = fpext half %8 to float
  %10 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 1
  %11 = load half, ptr %10, align 2, !tbaa !16
  %12 = fpext half %11 to float
  call void @_ZN15HIP_vector_typeIfLj2EEC2IJffETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 8 dereferenceable(8) %4, float noundef %9, float noundef %12) #15
  %13 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %4, i32 0, i32 0
  %14 = load [2 x i32], ptr %13, align 8
  ret [2 x i32] %14
}
define internal i32 @_ZL17__lowhigh2highlow15HIP_vector_typeIDF16_Lj2EE(i32 %0) #5 {
  %2 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %3 = alloca %struct.HIP_vector_type, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.HIP_vector_type, ptr %5, i32 0, i32 0
  store i32 %0, ptr %6, align 4
  %7 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 1
  %8 = load half, ptr %7, align 2, !tbaa !16
  %9 = getelementptr inbounds %struct.db_members, ptr %5, i32 0, i32 0
  %10 = load half, ptr %9, align 4, !tbaa !14
  call void @_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(4) %4, half noundef %8, half noundef %10) #15
  %11 = getelementptr inbounds %struct.HIP_vector_type, ptr %4, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  ret i32 %12
}
define internal noundef float @_ZL12__half2floatDF16_(half noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load half, ptr %5, align 2, !tbaa !12
  %7 = fpext half %6 to float
  ret float %7
}
define internal noundef half @_ZL5hsqrtDF16_(half noundef %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load half, ptr %5, align 2, !tbaa !12
  %7 = fpext half %6 to float
  %8 = call noundef float @_ZL4sqrtf(float noundef %7) #15
  %9 = fptrunc float %8 to half
  ret half %9
}
define internal noundef half @_ZL6__habsDF16_(half noundef %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load half, ptr %5, align 2, !tbaa !12
  %7 = call noundef zeroext i16 @_ZL16__half_as_ushortDF16_(half noundef %6) #15
  %8 = zext i16 %7 to i32
  %9 = and i32 %8, 32767
  %10 = trunc i32 %9 to i16
  %11 = call contract noundef half @_ZL16__ushort_as_halft(i16 noundef zeroext %10) #15
  ret half %11
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #4
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef %0) #3 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr addrspace(1) %0, ptr %5, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !4
  store ptr %8, ptr %6, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #14
  %9 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  store i32 %9, ptr %7, align 4, !tbaa !10
  %10 = load ptr, ptr %6, align 8, !tbaa !4
  %11 = load i32, ptr %7, align 4, !tbaa !10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !10
  %15 = load ptr, ptr %6, align 8, !tbaa !4
  %16 = load i32, ptr %7, align 4, !tbaa !10
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !10
  %20 = load i32, ptr %7, align 4, !tbaa !10
  %21 = and i32 %20, 15
  %22 = call noundef i32 @_ZL16__bitextract_u32jjj(i32 noundef %19, i32 noundef %21, i32 noundef 7) #15
  %23 = call noundef i32 @_ZL15__bitinsert_u32jjjj(i32 noundef %14, i32 noundef %22, i32 noundef 20, i32 noundef 6) #15
  %24 = load ptr, ptr %6, align 8, !tbaa !4
  %25 = load i32, ptr %7, align 4, !tbaa !10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #14
  ret void
}
define internal noundef i32 @_ZL15__bitinsert_u32jjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #5 {
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
  store i32 %0, ptr %13, align 4, !tbaa !10
  store i32 %1, ptr %14, align 4, !tbaa !10
  store i32 %2, ptr %15, align 4, !tbaa !10
  store i32 %3, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #14
  %18 = load i32, ptr %16, align 4, !tbaa !10
  %19 = and i32 %18, 31
  %20 = shl i32 1, %19
  %21 = sub i32 %20, 1
  %22 = load i32, ptr %15, align 4, !tbaa !10
  %23 = and i32 %22, 31
  %24 = shl i32 %21, %23
  store i32 %24, ptr %17, align 4, !tbaa !10
  %25 = load i32, ptr %13, align 4, !tbaa !10
  %26 = load i32, ptr %17, align 4, !tbaa !10
  %27 = xor i32 %26, -1
  %28 = and i32 %25, %27
  %29 = load i32, ptr %14, align 4, !tbaa !10
  %30 = load i32, ptr %15, align 4, !tbaa !10
  %31 = and i32 %30, 31
  %32 = shl i32 %29, %31
  %33 = load i32, ptr %17, align 4, !tbaa !10
  %34 = and i32 %32, %33
  %35 = or i32 %28, %34
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #14
  ret i32 %35
}
define internal noundef i32 @_ZL16__bitextract_u32jjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load i32, ptr %9, align 4, !tbaa !10
  %13 = load i32, ptr %10, align 4, !tbaa !10
  %14 = load i32, ptr %11, align 4, !tbaa !10
  %15 = call i32 @llvm.amdgcn.ubfe.i32(i32 %12, i32 %13, i32 %14)
  ret i32 %15
}
define protected amdgpu_kernel void @tiles(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #3 {
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
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %13) #14
  call void @_ZN18cooperative_groups17this_thread_blockEv() #15
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %15) #14
  call void @_ZN18cooperative_groups15tiled_partitionILj8ENS_12thread_blockEEENS_17thread_block_tileIXT_ET0_EERKS3_(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #14
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %18) #14
  %48 = call %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
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
  %56 = load i32, ptr %55, align 4, !tbaa !24
  %57 = call noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
  %58 = mul i32 %56, %57
  %59 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
  %60 = add i32 %58, %59
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %18) #14
  store i32 %60, ptr %37, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #14
  %61 = load ptr, ptr %29, align 8, !tbaa !4
  %62 = load i32, ptr %37, align 4, !tbaa !10
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !10
  %66 = call noundef i32 @_Z8tile_sumILj8EEiN18cooperative_groups17thread_block_tileIXT_ENS0_12thread_blockEEEi(i32 noundef %65) #15
  store i32 %66, ptr %39, align 4, !tbaa !10
  %67 = load ptr, ptr %29, align 8, !tbaa !4
  %68 = load i32, ptr %37, align 4, !tbaa !10
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !10
  %72 = icmp sgt i32 %71, 0
  %73 = zext i1 %72 to i32
  %74 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE6ballotEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %73) #15
  %75 = load ptr, ptr %29, align 8, !tbaa !4
  %76 = load i32, ptr %37, align 4, !tbaa !10
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !10
  %80 = icmp eq i32 %79, 7
  %81 = zext i1 %80 to i32
  %82 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3anyEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %81) #15
  %83 = shl i32 %82, 8
  %84 = sext i32 %83 to i64
  %85 = or i64 %74, %84
  %86 = load ptr, ptr %29, align 8, !tbaa !4
  %87 = load i32, ptr %37, align 4, !tbaa !10
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !10
  %91 = icmp sgt i32 %90, -90
  %92 = zext i1 %91 to i32
  %93 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3allEi(ptr noundef nonnull align 1 dereferenceable(1) %35, i32 noundef %92) #15
  %94 = shl i32 %93, 9
  %95 = sext i32 %94 to i64
  %96 = or i64 %85, %95
  %97 = trunc i64 %96 to i32
  %98 = load ptr, ptr %31, align 8, !tbaa !4
  %99 = load i32, ptr %37, align 4, !tbaa !10
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %98, i64 %100
  store i32 %97, ptr %101, align 4, !tbaa !10
  %102 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #15
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %114
104:
  %105 = load i32, ptr %39, align 4, !tbaa !10
  %106 = load ptr, ptr %30, align 8, !tbaa !4
  %107 = load i32, ptr %37, align 4, !tbaa !10
  %108 = udiv i32 %107, 8
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %106, i64 %109
  store i32 %105, ptr %110, align 4, !tbaa !10
  %111 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #15
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %112
  store i32 %105, ptr %113, align 4, !tbaa !10
  br label %114
114:
  call void @_ZN18cooperative_groups4syncINS_12thread_blockEEEvRKT_(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
  %115 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %147
117:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #14
  store i32 0, ptr %41, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #14
  store i32 0, ptr %42, align 4, !tbaa !10
  br label %118
118:
  %119 = load i32, ptr %42, align 4, !tbaa !10
  %120 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %35) #15
  %121 = icmp ult i32 %119, %120
  br i1 %121, label %123, label %122
122:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #14
  br label %133
123:
  %124 = load i32, ptr %42, align 4, !tbaa !10
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @part to ptr), i64 0, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !10
  %128 = load i32, ptr %41, align 4, !tbaa !10
  %129 = add nsw i32 %128, %127
  store i32 %129, ptr %41, align 4, !tbaa !10
  br label %130
130:
  %131 = load i32, ptr %42, align 4, !tbaa !10
  %132 = add i32 %131, 1
  store i32 %132, ptr %42, align 4, !tbaa !10
  br label %118, !llvm.loop !26
133:
  %134 = load i32, ptr %41, align 4, !tbaa !10
  %135 = load ptr, ptr %32, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %24) #14
  %136 = call %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %33) #15
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
  %144 = load i32, ptr %143, align 4, !tbaa !24
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %135, i64 %145
  store i32 %134, ptr %146, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %24) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #14
  br label %147
147:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #14
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %15) #14
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %13) #14
  ret void
}
define linkonce_odr hidden void @_ZN18cooperative_groups17this_thread_blockEv() #5 comdat {
  %1 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  ret void
}
define linkonce_odr hidden void @_ZN18cooperative_groups15tiled_partitionILj8ENS_12thread_blockEEENS_17thread_block_tileIXT_ET0_EERKS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat {
  %2 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  ret void
}
define linkonce_odr hidden %struct.dim3 @_ZNK18cooperative_groups12thread_block11group_indexEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca %struct.dim3, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  %8 = call noundef i32 @_ZNK8db_block7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  %9 = call noundef i32 @_ZNK8db_block7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  call void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %4, i32 noundef %7, i32 noundef %8, i32 noundef %9) #15
  %10 = load %struct.dim3, ptr %4, align 4
  ret %struct.dim3 %10
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %8 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %11 = mul i32 %9, %10
  ret i32 %11
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %8 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %11 = add i32 %9, %10
  %12 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %15 = add i32 %13, %14
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_Z8tile_sumILj8EEiN18cooperative_groups17thread_block_tileIXT_ENS0_12thread_blockEEEi(i32 noundef %0) #0 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca %"class.cooperative_groups::thread_block_tile", align 1, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %2 to ptr
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #14
  %11 = call noundef i32 @_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv() #15
  %12 = udiv i32 %11, 2
  store i32 %12, ptr %10, align 4, !tbaa !10
  br label %13
13:
  %14 = load i32, ptr %10, align 4, !tbaa !10
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16
16:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #14
  br label %26
17:
  %18 = load i32, ptr %9, align 4, !tbaa !10
  %19 = load i32, ptr %10, align 4, !tbaa !10
  %20 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j(ptr noundef nonnull align 1 dereferenceable(1) %8, i32 noundef %18, i32 noundef %19) #15
  %21 = load i32, ptr %9, align 4, !tbaa !10
  %22 = add nsw i32 %21, %20
  store i32 %22, ptr %9, align 4, !tbaa !10
  br label %23
23:
  %24 = load i32, ptr %10, align 4, !tbaa !10
  %25 = udiv i32 %24, 2
  store i32 %25, ptr %10, align 4, !tbaa !10
  br label %13, !llvm.loop !29
26:
  %27 = load i32, ptr %9, align 4, !tbaa !10
  %28 = call noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i(ptr noundef nonnull align 1 dereferenceable(1) %8, i32 noundef %27, i32 noundef 0) #15
  ret i32 %28
}
define linkonce_odr hidden noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE6ballotEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #5 comdat align 2 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = call noundef i64 @_Z8__balloti(i32 noundef %10) #15
  %12 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #15
  %13 = and i64 %11, %12
  %14 = call noundef i32 @_Z9__lane_idv() #15
  %15 = and i32 %14, -8
  %16 = zext i32 %15 to i64
  %17 = lshr i64 %13, %16
  ret i64 %17
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3anyEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #5 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = call noundef i64 @_Z8__balloti(i32 noundef %10) #15
  %12 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #15
  %13 = and i64 %11, %12
  %14 = icmp ne i64 %13, 0
  %15 = zext i1 %14 to i32
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3allEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #5 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = icmp ne i32 %10, 0
  %12 = xor i1 %11, true
  %13 = zext i1 %12 to i32
  %14 = call noundef i64 @_Z8__balloti(i32 noundef %13) #15
  %15 = call noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %9) #15
  %16 = and i64 %14, %15
  %17 = icmp eq i64 %16, 0
  %18 = zext i1 %17 to i32
  ret i32 %18
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_Z9__lane_idv() #15
  %8 = and i32 %7, 7
  ret i32 %8
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %4) #14
  %9 = call noundef i32 @_ZNK18cooperative_groups12thread_block11thread_rankEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #15
  %10 = udiv i32 %9, 8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %4) #14
  ret i32 %10
}
define linkonce_odr hidden void @_ZN18cooperative_groups4syncINS_12thread_blockEEEvRKT_(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8, !tbaa !4
  call void @_ZNK18cooperative_groups12thread_block4syncEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #15
  ret void
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE15meta_group_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca %"class.cooperative_groups::thread_block", align 1, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %4) #14
  %9 = call noundef i32 @_ZNK18cooperative_groups12thread_block4sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #15
  %10 = add i32 %9, 8
  %11 = sub i32 %10, 1
  %12 = udiv i32 %11, 8
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %4) #14
  ret i32 %12
}
define hidden %struct.HIP_vector_type.2 @_Zmi15HIP_vector_typeIfLj4EES0_(%struct.db_members.3 %0, %struct.db_members.3 %1) #0 {
  %3 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %4 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %5 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %7, i32 0, i32 0
  %10 = getelementptr inbounds %struct.db_members.3, ptr %9, i32 0, i32 0
  %11 = extractvalue %struct.db_members.3 %0, 0
  store float %11, ptr %10, align 16
  %12 = getelementptr inbounds %struct.db_members.3, ptr %9, i32 0, i32 1
  %13 = extractvalue %struct.db_members.3 %0, 1
  store float %13, ptr %12, align 4
  %14 = getelementptr inbounds %struct.db_members.3, ptr %9, i32 0, i32 2
  %15 = extractvalue %struct.db_members.3 %0, 2
  store float %15, ptr %14, align 8
  %16 = getelementptr inbounds %struct.db_members.3, ptr %9, i32 0, i32 3
  %17 = extractvalue %struct.db_members.3 %0, 3
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %8, i32 0, i32 0
  %19 = getelementptr inbounds %struct.db_members.3, ptr %18, i32 0, i32 0
  %20 = extractvalue %struct.db_members.3 %1, 0
  store float %20, ptr %19, align 16
  %21 = getelementptr inbounds %struct.db_members.3, ptr %18, i32 0, i32 1
  %22 = extractvalue %struct.db_members.3 %1, 1
  store float %22, ptr %21, align 4
  %23 = getelementptr inbounds %struct.db_members.3, ptr %18, i32 0, i32 2
  %24 = extractvalue %struct.db_members.3 %1, 2
  store float %24, ptr %23, align 8
  %25 = getelementptr inbounds %struct.db_members.3, ptr %18, i32 0, i32 3
  %26 = extractvalue %struct.db_members.3 %1, 3
  store float %26, ptr %25, align 4
  %27 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 0
  %28 = load float, ptr %27, align 16, !tbaa !30
  %29 = getelementptr inbounds %struct.db_members.3, ptr %7, i32 0, i32 0
  %30 = load float, ptr %29, align 16, !tbaa !30
  %31 = fsub float %28, %30
  %32 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 1
  %33 = load float, ptr %32, align 4, !tbaa !32
  %34 = getelementptr inbounds %struct.db_members.3, ptr %7, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !32
  %36 = fsub float %33, %35
  %37 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 2
  %38 = load float, ptr %37, align 8, !tbaa !33
  %39 = getelementptr inbounds %struct.db_members.3, ptr %7, i32 0, i32 2
  %40 = load float, ptr %39, align 8, !tbaa !33
  %41 = fsub float %38, %40
  %42 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 3
  %43 = load float, ptr %42, align 4, !tbaa !34
  %44 = getelementptr inbounds %struct.db_members.3, ptr %7, i32 0, i32 3
  %45 = load float, ptr %44, align 4, !tbaa !34
  %46 = fsub float %43, %45
  %47 = call %struct.HIP_vector_type.2 @_ZL11make_float4ffff(float noundef %31, float noundef %36, float noundef %41, float noundef %46) #15
  %48 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %6, i32 0, i32 0
  %49 = extractvalue %struct.HIP_vector_type.2 %47, 0
  store %struct.db_members.3 %49, ptr %48, align 16
  %50 = load %struct.HIP_vector_type.2, ptr %6, align 16
  ret %struct.HIP_vector_type.2 %50
}
define internal %struct.HIP_vector_type.2 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #5 {
  %5 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  store float %0, ptr %11, align 4, !tbaa !21
  store float %1, ptr %12, align 4, !tbaa !21
  store float %2, ptr %13, align 4, !tbaa !21
  store float %3, ptr %14, align 4, !tbaa !21
  %15 = load float, ptr %11, align 4, !tbaa !21
  %16 = load float, ptr %12, align 4, !tbaa !21
  %17 = load float, ptr %13, align 4, !tbaa !21
  %18 = load float, ptr %14, align 4, !tbaa !21
  call void @_ZN15HIP_vector_typeIfLj4EEC2IJffffETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_(ptr noundef nonnull align 16 dereferenceable(16) %10, float noundef %15, float noundef %16, float noundef %17, float noundef %18) #15
  %19 = load %struct.HIP_vector_type.2, ptr %10, align 16
  ret %struct.HIP_vector_type.2 %19
}
define hidden void @_Z9swap_endsRfS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #0 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  store ptr %1, ptr %7, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #14
  %9 = load ptr, ptr %6, align 8, !tbaa !4
  %10 = load float, ptr %9, align 4, !tbaa !21
  store float %10, ptr %8, align 4, !tbaa !21
  %11 = load ptr, ptr %7, align 8, !tbaa !4
  %12 = load float, ptr %11, align 4, !tbaa !21
  %13 = load ptr, ptr %6, align 8, !tbaa !4
  store float %12, ptr %13, align 4, !tbaa !21
  %14 = load float, ptr %8, align 4, !tbaa !21
  %15 = load ptr, ptr %7, align 8, !tbaa !4
  store float %14, ptr %15, align 4, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #14
  ret void
}
define protected amdgpu_kernel void @vectors(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3, ptr addrspace(1) noundef %4) #3 {
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca ptr, align 8, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %18 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %19 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %20 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %21 = alloca %struct.HIP_vector_type.6, align 4, addrspace(5)
  %22 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %23 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %24 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %25 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %26 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %27 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %28 = alloca %struct.HIP_vector_type.2, align 16, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %6 to ptr
  %30 = addrspacecast ptr addrspace(5) %7 to ptr
  %31 = addrspacecast ptr addrspace(5) %8 to ptr
  %32 = addrspacecast ptr addrspace(5) %9 to ptr
  %33 = addrspacecast ptr addrspace(5) %10 to ptr
  %34 = addrspacecast ptr addrspace(5) %11 to ptr
  %35 = addrspacecast ptr addrspace(5) %12 to ptr
  %36 = addrspacecast ptr addrspace(5) %13 to ptr
  %37 = addrspacecast ptr addrspace(5) %14 to ptr
  %38 = addrspacecast ptr addrspace(5) %15 to ptr
  %39 = addrspacecast ptr addrspace(5) %16 to ptr
  %40 = addrspacecast ptr addrspace(5) %17 to ptr
  %41 = addrspacecast ptr addrspace(5) %18 to ptr
  %42 = addrspacecast ptr addrspace(5) %19 to ptr
  %43 = addrspacecast ptr addrspace(5) %20 to ptr
  %44 = addrspacecast ptr addrspace(5) %21 to ptr
  %45 = addrspacecast ptr addrspace(5) %22 to ptr
  %46 = addrspacecast ptr addrspace(5) %23 to ptr
  %47 = addrspacecast ptr addrspace(5) %24 to ptr
  %48 = addrspacecast ptr addrspace(5) %25 to ptr
  %49 = addrspacecast ptr addrspace(5) %26 to ptr
  %50 = addrspacecast ptr addrspace(5) %27 to ptr
  %51 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  %52 = load ptr, ptr %29, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %30, align 8
  %53 = load ptr, ptr %30, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %31, align 8
  %54 = load ptr, ptr %31, align 8, !tbaa !4
  store ptr addrspace(1) %3, ptr %32, align 8
  %55 = load ptr, ptr %32, align 8, !tbaa !4
  store ptr addrspace(1) %4, ptr %33, align 8
  %56 = load ptr, ptr %33, align 8, !tbaa !4
  store ptr %52, ptr %34, align 8, !tbaa !4
  store ptr %53, ptr %35, align 8, !tbaa !4
  store ptr %54, ptr %36, align 8, !tbaa !4
  store ptr %55, ptr %37, align 8, !tbaa !4
  store ptr %56, ptr %38, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #14
  %57 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  %58 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %59 = mul i32 %57, %58
  %60 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %61 = add i32 %59, %60
  store i32 %61, ptr %39, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %17) #14
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %18) #14
  %62 = load ptr, ptr %34, align 8, !tbaa !4
  %63 = load i32, ptr %39, align 4, !tbaa !10
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %62, i64 %64
  %66 = call %struct.HIP_vector_type.4 @_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 4 dereferenceable(12) %65, float noundef 2.000000e+00) #15
  %67 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %41, i32 0, i32 0
  %68 = extractvalue %struct.HIP_vector_type.4 %66, 0
  store %struct.db_members.5 %68, ptr %67, align 4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %19) #14
  %69 = call %struct.HIP_vector_type.4 @_ZL11make_float3fff(float noundef 1.000000e+00, float noundef 2.000000e+00, float noundef 3.000000e+00) #15
  %70 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %42, i32 0, i32 0
  %71 = extractvalue %struct.HIP_vector_type.4 %69, 0
  store %struct.db_members.5 %71, ptr %70, align 4
  %72 = call %struct.HIP_vector_type.4 @_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %41, ptr noundef nonnull align 4 dereferenceable(12) %42) #15
  %73 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %40, i32 0, i32 0
  %74 = extractvalue %struct.HIP_vector_type.4 %72, 0
  store %struct.db_members.5 %74, ptr %73, align 4
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %19) #14
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %18) #14
  %75 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 0
  %76 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 2
  call void @_Z9swap_endsRfS_(ptr noundef nonnull align 4 dereferenceable(4) %75, ptr noundef nonnull align 4 dereferenceable(4) %76) #15
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %20) #14
  call void @_ZN15HIP_vector_typeIfLj3EEC2Ef(ptr noundef nonnull align 4 dereferenceable(12) %43, float noundef 5.000000e-01) #15
  %77 = call noundef nonnull align 4 dereferenceable(12) ptr @_ZpLIfLj3EER15HIP_vector_typeIT_XT0_EES3_RKS2_(ptr noundef nonnull align 4 dereferenceable(12) %40, ptr noundef nonnull align 4 dereferenceable(12) %43) #15
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %20) #14
  %78 = load ptr, ptr %35, align 8, !tbaa !4
  %79 = load i32, ptr %39, align 4, !tbaa !10
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %78, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %81, ptr align 4 %40, i64 12, i1 false)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #14
  %82 = load ptr, ptr %36, align 8, !tbaa !4
  %83 = load i32, ptr %39, align 4, !tbaa !10
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.HIP_vector_type.6, ptr %82, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %85, i64 4, i1 false)
  %86 = getelementptr inbounds %struct.db_members.7, ptr %44, i32 0, i32 3
  %87 = load i8, ptr %86, align 1, !tbaa !35
  %88 = zext i8 %87 to i32
  %89 = xor i32 %88, 255
  %90 = trunc i32 %89 to i8
  store i8 %90, ptr %86, align 1, !tbaa !35
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %22) #14
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %23) #14
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %24) #14
  %91 = getelementptr inbounds %struct.db_members.7, ptr %44, i32 0, i32 0
  %92 = load i8, ptr %91, align 4, !tbaa !37
  %93 = zext i8 %92 to i32
  %94 = getelementptr inbounds %struct.db_members.7, ptr %44, i32 0, i32 1
  %95 = load i8, ptr %94, align 1, !tbaa !38
  %96 = zext i8 %95 to i32
  %97 = getelementptr inbounds %struct.db_members.7, ptr %44, i32 0, i32 2
  %98 = load i8, ptr %97, align 2, !tbaa !39
  %99 = zext i8 %98 to i32
  %100 = getelementptr inbounds %struct.db_members.7, ptr %44, i32 0, i32 3
  %101 = load i8, ptr %100, align 1, !tbaa !35
  %102 = zext i8 %101 to i32
  %103 = call %struct.HIP_vector_type.8 @_ZL10make_uint4jjjj(i32 noundef %93, i32 noundef %96, i32 noundef %99, i32 noundef %102) #15
  %104 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %47, i32 0, i32 0
  %105 = extractvalue %struct.HIP_vector_type.8 %103, 0
  store %struct.db_members.9 %105, ptr %104, align 16
  %106 = call %struct.HIP_vector_type.8 @_ZlsIjLj4EiTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 16 dereferenceable(16) %47, i32 noundef 3) #15
  %107 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %46, i32 0, i32 0
  %108 = extractvalue %struct.HIP_vector_type.8 %106, 0
  store %struct.db_members.9 %108, ptr %107, align 16
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %25) #14
  call void @_ZN15HIP_vector_typeIjLj4EEC2Ej(ptr noundef nonnull align 16 dereferenceable(16) %48, i32 noundef 1) #15
  %109 = call %struct.HIP_vector_type.8 @_ZorIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 16 dereferenceable(16) %46, ptr noundef nonnull align 16 dereferenceable(16) %48) #15
  %110 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %45, i32 0, i32 0
  %111 = extractvalue %struct.HIP_vector_type.8 %109, 0
  store %struct.db_members.9 %111, ptr %110, align 16
  %112 = load ptr, ptr %37, align 8, !tbaa !4
  %113 = load i32, ptr %39, align 4, !tbaa !10
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %112, i64 %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %115, ptr align 16 %45, i64 16, i1 false)
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %25) #14
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %24) #14
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %23) #14
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %22) #14
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %26) #14
  %116 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 0
  %117 = load float, ptr %116, align 4, !tbaa !40
  call void @_ZN15HIP_vector_typeIfLj4EEC2Ef(ptr noundef nonnull align 16 dereferenceable(16) %50, float noundef %117) #15
  %118 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 0
  %119 = load float, ptr %118, align 4, !tbaa !40
  %120 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 1
  %121 = load float, ptr %120, align 4, !tbaa !42
  %122 = getelementptr inbounds %struct.db_members.5, ptr %40, i32 0, i32 2
  %123 = load float, ptr %122, align 4, !tbaa !43
  %124 = call %struct.HIP_vector_type.2 @_ZL11make_float4ffff(float noundef %119, float noundef %121, float noundef %123, float noundef 1.000000e+00) #15
  %125 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %51, i32 0, i32 0
  %126 = extractvalue %struct.HIP_vector_type.2 %124, 0
  store %struct.db_members.3 %126, ptr %125, align 16
  %127 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %50, i32 0, i32 0
  %128 = load %struct.db_members.3, ptr %127, align 16
  %129 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %51, i32 0, i32 0
  %130 = load %struct.db_members.3, ptr %129, align 16
  %131 = call %struct.HIP_vector_type.2 @_Zmi15HIP_vector_typeIfLj4EES0_(%struct.db_members.3 %128, %struct.db_members.3 %130) #15
  %132 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %49, i32 0, i32 0
  %133 = extractvalue %struct.HIP_vector_type.2 %131, 0
  store %struct.db_members.3 %133, ptr %132, align 16
  %134 = load ptr, ptr %38, align 8, !tbaa !4
  %135 = load i32, ptr %39, align 4, !tbaa !10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %134, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %137, ptr align 16 %49, i64 16, i1 false)
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %26) #14
  %138 = load ptr, ptr %35, align 8, !tbaa !4
  %139 = load i32, ptr %39, align 4, !tbaa !10
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %138, i64 %140
  %142 = call noundef zeroext i1 @_ZeqIfLj3EEbRK15HIP_vector_typeIT_XT0_EES4_(ptr noundef nonnull align 4 dereferenceable(12) %40, ptr noundef nonnull align 4 dereferenceable(12) %141) #15
  br i1 %142, label %143, label %151
143:
  %144 = load ptr, ptr %38, align 8, !tbaa !4
  %145 = load i32, ptr %39, align 4, !tbaa !10
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds %struct.HIP_vector_type.2, ptr %144, i64 %146
  %148 = getelementptr inbounds %struct.db_members.3, ptr %147, i32 0, i32 3
  %149 = load float, ptr %148, align 4, !tbaa !34
  %150 = fadd float %149, 1.000000e+02
  store float %150, ptr %148, align 4, !tbaa !34
  br label %151
151:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #14
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %17) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #14
  ret void
}
define linkonce_odr hidden %struct.HIP_vector_type.4 @_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %9) #15
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %11) #15
  %13 = fadd contract <3 x float> %10, %12
  %14 = call %struct.HIP_vector_type.4 @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %13) #15
  %15 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type.4 %14, 0
  store %struct.db_members.5 %16, ptr %15, align 4
  %17 = load %struct.HIP_vector_type.4, ptr %6, align 4
  ret %struct.HIP_vector_type.4 %17
}
define linkonce_odr hidden %struct.HIP_vector_type.4 @_ZmlIfLj3EfTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8, !tbaa !4
  store float %1, ptr %9, align 4, !tbaa !21
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %6) #14
  %12 = load float, ptr %9, align 4, !tbaa !21
  call void @_ZN15HIP_vector_typeIfLj3EEC2Ef(ptr noundef nonnull align 4 dereferenceable(12) %10, float noundef %12) #15
  %13 = call %struct.HIP_vector_type.4 @_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %11, ptr noundef nonnull align 4 dereferenceable(12) %10) #15
  %14 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.HIP_vector_type.4 %13, 0
  store %struct.db_members.5 %15, ptr %14, align 4
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %6) #14
  %16 = load %struct.HIP_vector_type.4, ptr %7, align 4
  ret %struct.HIP_vector_type.4 %16
}
define internal %struct.HIP_vector_type.4 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store float %0, ptr %9, align 4, !tbaa !21
  store float %1, ptr %10, align 4, !tbaa !21
  store float %2, ptr %11, align 4, !tbaa !21
  %12 = load float, ptr %9, align 4, !tbaa !21
  %13 = load float, ptr %10, align 4, !tbaa !21
  %14 = load float, ptr %11, align 4, !tbaa !21
  call void @_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(12) %8, float noundef %12, float noundef %13, float noundef %14) #15
  %15 = load %struct.HIP_vector_type.4, ptr %8, align 4
  ret %struct.HIP_vector_type.4 %15
}
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(12) ptr @_ZpLIfLj3EER15HIP_vector_typeIT_XT0_EES3_RKS2_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8, !tbaa !4
  store ptr %1, ptr %9, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %6) #14
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = load ptr, ptr %9, align 8, !tbaa !4
  %13 = call %struct.HIP_vector_type.4 @_ZplIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %11, ptr noundef nonnull align 4 dereferenceable(12) %12) #15
  %14 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %10, i32 0, i32 0
  %15 = extractvalue %struct.HIP_vector_type.4 %13, 0
  store %struct.db_members.5 %15, ptr %14, align 4
  %16 = load ptr, ptr %8, align 8, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %10, i64 12, i1 false)
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %6) #14
  ret ptr %16
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj3EEC2Ef(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca %struct.db_members.5, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  store float %1, ptr %7, align 4, !tbaa !21
  %9 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %5) #14
  %10 = load float, ptr %7, align 4, !tbaa !21
  %11 = call %struct.db_members.5 @_ZN15HIP_vector_typeIfLj3EE6filledEf(float noundef %10) #15
  %12 = getelementptr inbounds %struct.db_members.5, ptr %8, i32 0, i32 0
  %13 = extractvalue %struct.db_members.5 %11, 0
  store float %13, ptr %12, align 4
  %14 = getelementptr inbounds %struct.db_members.5, ptr %8, i32 0, i32 1
  %15 = extractvalue %struct.db_members.5 %11, 1
  store float %15, ptr %14, align 4
  %16 = getelementptr inbounds %struct.db_members.5, ptr %8, i32 0, i32 2
  %17 = extractvalue %struct.db_members.5 %11, 2
  store float %17, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %8, i64 12, i1 false), !tbaa.struct !44
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %5) #14
  ret void
}
define linkonce_odr hidden %struct.HIP_vector_type.8 @_ZorIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call noundef <4 x i32> @_ZNK15HIP_vector_typeIjLj4EE5lanesEv(ptr noundef nonnull align 16 dereferenceable(16) %9) #15
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call noundef <4 x i32> @_ZNK15HIP_vector_typeIjLj4EE5lanesEv(ptr noundef nonnull align 16 dereferenceable(16) %11) #15
  %13 = or <4 x i32> %10, %12
  %14 = call %struct.HIP_vector_type.8 @_ZN15HIP_vector_typeIjLj4EE2ofEDv4_j(<4 x i32> noundef %13) #15
  %15 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type.8 %14, 0
  store %struct.db_members.9 %16, ptr %15, align 16
  %17 = load %struct.HIP_vector_type.8, ptr %6, align 16
  ret %struct.HIP_vector_type.8 %17
}
define linkonce_odr hidden %struct.HIP_vector_type.8 @_ZlsIjLj4EiTnN10db_only_ifIXu15__is_arithmeticT1_EEE3yesELi0EE15HIP_vector_typeIT_XT0_EERKS6_S1_(ptr noundef nonnull align 16 dereferenceable(16) %0, i32 noundef %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %8, align 8, !tbaa !4
  store i32 %1, ptr %9, align 4, !tbaa !10
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %6) #14
  %12 = load i32, ptr %9, align 4, !tbaa !10
  call void @_ZN15HIP_vector_typeIjLj4EEC2Ej(ptr noundef nonnull align 16 dereferenceable(16) %10, i32 noundef %12) #15
  %13 = call %struct.HIP_vector_type.8 @_ZlsIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 16 dereferenceable(16) %11, ptr noundef nonnull align 16 dereferenceable(16) %10) #15
  %14 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.HIP_vector_type.8 %13, 0
  store %struct.db_members.9 %15, ptr %14, align 16
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %6) #14
  %16 = load %struct.HIP_vector_type.8, ptr %7, align 16
  ret %struct.HIP_vector_type.8 %16
}
define internal %struct.HIP_vector_type.8 @_ZL10make_uint4jjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #5 {
  %5 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 %0, ptr %11, align 4, !tbaa !10
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  store i32 %3, ptr %14, align 4, !tbaa !10
  %15 = load i32, ptr %11, align 4, !tbaa !10
  %16 = load i32, ptr %12, align 4, !tbaa !10
  %17 = load i32, ptr %13, align 4, !tbaa !10
  %18 = load i32, ptr %14, align 4, !tbaa !10
  call void @_ZN15HIP_vector_typeIjLj4EEC2IJjjjjETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_(ptr noundef nonnull align 16 dereferenceable(16) %10, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #15
  %19 = load %struct.HIP_vector_type.8, ptr %10, align 16
  ret %struct.HIP_vector_type.8 %19
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIjLj4EEC2Ej(ptr noundef nonnull align 16 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca %struct.db_members.9, align 16, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  store i32 %1, ptr %7, align 4, !tbaa !10
  %9 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #14
  %10 = load i32, ptr %7, align 4, !tbaa !10
  %11 = call %struct.db_members.9 @_ZN15HIP_vector_typeIjLj4EE6filledEj(i32 noundef %10) #15
  %12 = getelementptr inbounds %struct.db_members.9, ptr %8, i32 0, i32 0
  %13 = extractvalue %struct.db_members.9 %11, 0
  store i32 %13, ptr %12, align 16
  %14 = getelementptr inbounds %struct.db_members.9, ptr %8, i32 0, i32 1
  %15 = extractvalue %struct.db_members.9 %11, 1
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds %struct.db_members.9, ptr %8, i32 0, i32 2
  %17 = extractvalue %struct.db_members.9 %11, 2
  store i32 %17, ptr %16, align 8
  %18 = getelementptr inbounds %struct.db_members.9, ptr %8, i32 0, i32 3
  %19 = extractvalue %struct.db_members.9 %11, 3
  store i32 %19, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !45
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #14
  ret void
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj4EEC2Ef(ptr noundef nonnull align 16 dereferenceable(16) %0, float noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca %struct.db_members.3, align 16, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  store float %1, ptr %7, align 4, !tbaa !21
  %9 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #14
  %10 = load float, ptr %7, align 4, !tbaa !21
  %11 = call %struct.db_members.3 @_ZN15HIP_vector_typeIfLj4EE6filledEf(float noundef %10) #15
  %12 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 0
  %13 = extractvalue %struct.db_members.3 %11, 0
  store float %13, ptr %12, align 16
  %14 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 1
  %15 = extractvalue %struct.db_members.3 %11, 1
  store float %15, ptr %14, align 4
  %16 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 2
  %17 = extractvalue %struct.db_members.3 %11, 2
  store float %17, ptr %16, align 8
  %18 = getelementptr inbounds %struct.db_members.3, ptr %8, i32 0, i32 3
  %19 = extractvalue %struct.db_members.3 %11, 3
  store float %19, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !46
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #14
  ret void
}
define linkonce_odr hidden noundef zeroext i1 @_ZeqIfLj3EEbRK15HIP_vector_typeIT_XT0_EES4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca i1, align 1, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i8, align 1, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store ptr %1, ptr %10, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %6) #14
  %12 = load ptr, ptr %9, align 8, !tbaa !4
  %13 = getelementptr inbounds %struct.db_members.5, ptr %12, i32 0, i32 0
  %14 = load float, ptr %13, align 4, !tbaa !40
  %15 = load ptr, ptr %10, align 8, !tbaa !4
  %16 = getelementptr inbounds %struct.db_members.5, ptr %15, i32 0, i32 0
  %17 = load float, ptr %16, align 4, !tbaa !40
  %18 = fcmp contract oeq float %14, %17
  %19 = zext i1 %18 to i8
  store i8 %19, ptr %11, align 1, !tbaa !47
  %20 = load i8, ptr %11, align 1, !tbaa !47, !range !49, !noundef !50
  %21 = trunc i8 %20 to i1
  br i1 %21, label %22, label %30
22:
  %23 = load ptr, ptr %9, align 8, !tbaa !4
  %24 = getelementptr inbounds %struct.db_members.5, ptr %23, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !42
  %26 = load ptr, ptr %10, align 8, !tbaa !4
  %27 = getelementptr inbounds %struct.db_members.5, ptr %26, i32 0, i32 1
  %28 = load float, ptr %27, align 4, !tbaa !42
  %29 = fcmp contract oeq float %25, %28
  br label %30
30:
  %31 = phi i1 [ false, %2 ], [ %29, %22 ]
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %11, align 1, !tbaa !47
  %33 = load i8, ptr %11, align 1, !tbaa !47, !range !49, !noundef !50
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %43
35:
  %36 = load ptr, ptr %9, align 8, !tbaa !4
  %37 = getelementptr inbounds %struct.db_members.5, ptr %36, i32 0, i32 2
  %38 = load float, ptr %37, align 4, !tbaa !43
  %39 = load ptr, ptr %10, align 8, !tbaa !4
  %40 = getelementptr inbounds %struct.db_members.5, ptr %39, i32 0, i32 2
  %41 = load float, ptr %40, align 4, !tbaa !43
  %42 = fcmp contract oeq float %38, %41
  br label %43
43:
  %44 = phi i1 [ false, %30 ], [ %42, %35 ]
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %11, align 1, !tbaa !47
  %46 = load i8, ptr %11, align 1, !tbaa !47, !range !49, !noundef !50
  %47 = trunc i8 %46 to i1
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %6) #14
  ret i1 %47
}
define protected amdgpu_kernel void @bfloats(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #3 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %15 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %16 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %17 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %18 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %19 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %20 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %21 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %22 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %23 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %24 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %25 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %26 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %27 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %28 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %29 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %30 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %31 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %32 = alloca %struct.HIP_vector_type.0, align 8, addrspace(5)
  %33 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %34 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %35 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %36 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %37 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %38 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %5 to ptr
  %40 = addrspacecast ptr addrspace(5) %6 to ptr
  %41 = addrspacecast ptr addrspace(5) %7 to ptr
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  %43 = addrspacecast ptr addrspace(5) %9 to ptr
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  %45 = addrspacecast ptr addrspace(5) %11 to ptr
  %46 = addrspacecast ptr addrspace(5) %12 to ptr
  %47 = addrspacecast ptr addrspace(5) %13 to ptr
  %48 = addrspacecast ptr addrspace(5) %14 to ptr
  %49 = addrspacecast ptr addrspace(5) %15 to ptr
  %50 = addrspacecast ptr addrspace(5) %16 to ptr
  %51 = addrspacecast ptr addrspace(5) %17 to ptr
  %52 = addrspacecast ptr addrspace(5) %18 to ptr
  %53 = addrspacecast ptr addrspace(5) %19 to ptr
  %54 = addrspacecast ptr addrspace(5) %20 to ptr
  %55 = addrspacecast ptr addrspace(5) %21 to ptr
  %56 = addrspacecast ptr addrspace(5) %22 to ptr
  %57 = addrspacecast ptr addrspace(5) %23 to ptr
  %58 = addrspacecast ptr addrspace(5) %24 to ptr
  %59 = addrspacecast ptr addrspace(5) %25 to ptr
  %60 = addrspacecast ptr addrspace(5) %26 to ptr
  %61 = addrspacecast ptr addrspace(5) %27 to ptr
  %62 = addrspacecast ptr addrspace(5) %28 to ptr
  %63 = addrspacecast ptr addrspace(5) %29 to ptr
  %64 = addrspacecast ptr addrspace(5) %30 to ptr
  %65 = addrspacecast ptr addrspace(5) %31 to ptr
  %66 = addrspacecast ptr addrspace(5) %32 to ptr
  %67 = addrspacecast ptr addrspace(5) %33 to ptr
  %68 = addrspacecast ptr addrspace(5) %34 to ptr
  %69 = addrspacecast ptr addrspace(5) %35 to ptr
  %70 = addrspacecast ptr addrspace(5) %36 to ptr
  %71 = addrspacecast ptr addrspace(5) %37 to ptr
  %72 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  %73 = load ptr, ptr %39, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %40, align 8
  %74 = load ptr, ptr %40, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %41, align 8
  %75 = load ptr, ptr %41, align 8, !tbaa !4
  store ptr addrspace(1) %3, ptr %42, align 8
  %76 = load ptr, ptr %42, align 8, !tbaa !4
  store ptr %73, ptr %43, align 8, !tbaa !4
  store ptr %74, ptr %44, align 8, !tbaa !4
  store ptr %75, ptr %45, align 8, !tbaa !4
  store ptr %76, ptr %46, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #14
  %77 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #15
  %78 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #15
  %79 = mul i32 %77, %78
  %80 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %81 = add i32 %79, %80
  store i32 %81, ptr %47, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %14) #14
  %82 = load ptr, ptr %43, align 8, !tbaa !4
  %83 = load i32, ptr %47, align 4, !tbaa !10
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds %struct.__hip_bfloat16, ptr %82, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %48, ptr align 2 %85, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %15) #14
  %86 = load ptr, ptr %44, align 8, !tbaa !4
  %87 = load i32, ptr %47, align 4, !tbaa !10
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds %struct.__hip_bfloat16, ptr %86, i64 %88
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %49, ptr align 2 %89, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %16) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %51, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %52, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %90 = getelementptr inbounds %struct.__hip_bfloat16, ptr %51, i32 0, i32 0
  %91 = load i16, ptr %90, align 2
  %92 = getelementptr inbounds %struct.__hip_bfloat16, ptr %52, i32 0, i32 0
  %93 = load i16, ptr %92, align 2
  %94 = call i16 @_Zpl14__hip_bfloat16S_(i16 %91, i16 %93) #15
  %95 = getelementptr inbounds %struct.__hip_bfloat16, ptr %50, i32 0, i32 0
  store i16 %94, ptr %95, align 2
  %96 = load ptr, ptr %45, align 8, !tbaa !4
  %97 = load i32, ptr %47, align 4, !tbaa !10
  %98 = mul i32 4, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds %struct.__hip_bfloat16, ptr %96, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %100, ptr align 2 %50, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %16) #14
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %19) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %54, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %55, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %101 = getelementptr inbounds %struct.__hip_bfloat16, ptr %54, i32 0, i32 0
  %102 = load i16, ptr %101, align 2
  %103 = getelementptr inbounds %struct.__hip_bfloat16, ptr %55, i32 0, i32 0
  %104 = load i16, ptr %103, align 2
  %105 = call i16 @_Zml14__hip_bfloat16S_(i16 %102, i16 %104) #15
  %106 = getelementptr inbounds %struct.__hip_bfloat16, ptr %53, i32 0, i32 0
  store i16 %105, ptr %106, align 2
  %107 = load ptr, ptr %45, align 8, !tbaa !4
  %108 = load i32, ptr %47, align 4, !tbaa !10
  %109 = mul i32 4, %108
  %110 = add i32 %109, 1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.__hip_bfloat16, ptr %107, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %112, ptr align 2 %53, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %19) #14
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %22) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %57, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %58, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %113 = call i16 @_ZL16__float2bfloat16f(float noundef 0x3FB99999A0000000) #15
  %114 = getelementptr inbounds %struct.__hip_bfloat16, ptr %59, i32 0, i32 0
  store i16 %113, ptr %114, align 2
  %115 = getelementptr inbounds %struct.__hip_bfloat16, ptr %57, i32 0, i32 0
  %116 = load i16, ptr %115, align 2
  %117 = getelementptr inbounds %struct.__hip_bfloat16, ptr %58, i32 0, i32 0
  %118 = load i16, ptr %117, align 2
  %119 = getelementptr inbounds %struct.__hip_bfloat16, ptr %59, i32 0, i32 0
  %120 = load i16, ptr %119, align 2
  %121 = call i16 @_ZL6__hfma14__hip_bfloat16S_S_(i16 %116, i16 %118, i16 %120) #15
  %122 = getelementptr inbounds %struct.__hip_bfloat16, ptr %56, i32 0, i32 0
  store i16 %121, ptr %122, align 2
  %123 = load ptr, ptr %45, align 8, !tbaa !4
  %124 = load i32, ptr %47, align 4, !tbaa !10
  %125 = mul i32 4, %124
  %126 = add i32 %125, 2
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds %struct.__hip_bfloat16, ptr %123, i64 %127
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %128, ptr align 2 %56, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %22) #14
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %26) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %61, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %62, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %129 = getelementptr inbounds %struct.__hip_bfloat16, ptr %61, i32 0, i32 0
  %130 = load i16, ptr %129, align 2
  %131 = getelementptr inbounds %struct.__hip_bfloat16, ptr %62, i32 0, i32 0
  %132 = load i16, ptr %131, align 2
  %133 = call noundef zeroext i1 @_ZL5__hlt14__hip_bfloat16S_(i16 %130, i16 %132) #15
  br i1 %133, label %134, label %139
134:
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %63, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  %135 = getelementptr inbounds %struct.__hip_bfloat16, ptr %63, i32 0, i32 0
  %136 = load i16, ptr %135, align 2
  %137 = call i16 @_ZL6__hneg14__hip_bfloat16(i16 %136) #15
  %138 = getelementptr inbounds %struct.__hip_bfloat16, ptr %60, i32 0, i32 0
  store i16 %137, ptr %138, align 2
  br label %148
139:
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %65, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %140 = getelementptr inbounds %struct.__hip_bfloat16, ptr %65, i32 0, i32 0
  %141 = load i16, ptr %140, align 2
  %142 = call i16 @_ZL6__habs14__hip_bfloat16(i16 %141) #15
  %143 = getelementptr inbounds %struct.__hip_bfloat16, ptr %64, i32 0, i32 0
  store i16 %142, ptr %143, align 2
  %144 = getelementptr inbounds %struct.__hip_bfloat16, ptr %64, i32 0, i32 0
  %145 = load i16, ptr %144, align 2
  %146 = call i16 @_ZL5hsqrt14__hip_bfloat16(i16 %145) #15
  %147 = getelementptr inbounds %struct.__hip_bfloat16, ptr %60, i32 0, i32 0
  store i16 %146, ptr %147, align 2
  br label %148
148:
  %149 = load ptr, ptr %45, align 8, !tbaa !4
  %150 = load i32, ptr %47, align 4, !tbaa !10
  %151 = mul i32 4, %150
  %152 = add i32 %151, 3
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds %struct.__hip_bfloat16, ptr %149, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %154, ptr align 2 %60, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %26) #14
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %32) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %69, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %70, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %155 = getelementptr inbounds %struct.__hip_bfloat16, ptr %69, i32 0, i32 0
  %156 = load i16, ptr %155, align 2
  %157 = getelementptr inbounds %struct.__hip_bfloat16, ptr %70, i32 0, i32 0
  %158 = load i16, ptr %157, align 2
  %159 = call i32 @_ZL18__halves2bfloat16214__hip_bfloat16S_(i16 %156, i16 %158) #15
  store i32 %159, ptr %68, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %72, ptr align 2 %49, i64 2, i1 false), !tbaa.struct !51
  %160 = getelementptr inbounds %struct.__hip_bfloat16, ptr %72, i32 0, i32 0
  %161 = load i16, ptr %160, align 2
  %162 = call i32 @_ZL20__bfloat162bfloat16214__hip_bfloat16(i16 %161) #15
  store i32 %162, ptr %71, align 4
  %163 = load i32, ptr %68, align 4
  %164 = load i32, ptr %71, align 4
  %165 = call i32 @_ZL7__hadd215__hip_bfloat162S_(i32 %163, i32 %164) #15
  store i32 %165, ptr %67, align 4
  %166 = load i32, ptr %67, align 4
  %167 = call [2 x i32] @_ZL18__bfloat1622float215__hip_bfloat162(i32 %166) #15
  %168 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %66, i32 0, i32 0
  store [2 x i32] %167, ptr %168, align 8
  %169 = load ptr, ptr %46, align 8, !tbaa !4
  %170 = load i32, ptr %47, align 4, !tbaa !10
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %169, i64 %171
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %172, ptr align 8 %66, i64 8, i1 false)
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %32) #14
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %15) #14
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %14) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #14
  ret void
}
define internal i16 @_Zpl14__hip_bfloat16S_(i16 %0, i16 %1) #5 {
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = getelementptr inbounds %struct.__hip_bfloat16, ptr %7, i32 0, i32 0
  store i16 %0, ptr %9, align 2
  %10 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  store i16 %1, ptr %10, align 2
  %11 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %7) #15
  %12 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %8) #15
  %13 = fadd float %11, %12
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %6, float noundef %13) #15
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %6, i32 0, i32 0
  %15 = load i16, ptr %14, align 2
  ret i16 %15
}
define internal i16 @_Zml14__hip_bfloat16S_(i16 %0, i16 %1) #5 {
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = getelementptr inbounds %struct.__hip_bfloat16, ptr %7, i32 0, i32 0
  store i16 %0, ptr %9, align 2
  %10 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  store i16 %1, ptr %10, align 2
  %11 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %7) #15
  %12 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %8) #15
  %13 = fmul float %11, %12
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %6, float noundef %13) #15
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %6, i32 0, i32 0
  %15 = load i16, ptr %14, align 2
  ret i16 %15
}
define internal i16 @_ZL6__hfma14__hip_bfloat16S_S_(i16 %0, i16 %1, i16 %2) #5 {
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %7 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = getelementptr inbounds %struct.__hip_bfloat16, ptr %9, i32 0, i32 0
  store i16 %0, ptr %12, align 2
  %13 = getelementptr inbounds %struct.__hip_bfloat16, ptr %10, i32 0, i32 0
  store i16 %1, ptr %13, align 2
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %11, i32 0, i32 0
  store i16 %2, ptr %14, align 2
  %15 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %9) #15
  %16 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %10) #15
  %17 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %11) #15
  %18 = call float @llvm.fma.f32(float %15, float %16, float %17)
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %8, float noundef %18) #15
  %19 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  %20 = load i16, ptr %19, align 2
  ret i16 %20
}
define internal i16 @_ZL16__float2bfloat16f(float noundef %0) #5 {
  %2 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = load float, ptr %5, align 4, !tbaa !21
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %4, float noundef %6) #15
  %7 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  %8 = load i16, ptr %7, align 2
  ret i16 %8
}
define internal noundef zeroext i1 @_ZL5__hlt14__hip_bfloat16S_(i16 %0, i16 %1) #5 {
  %3 = alloca i1, align 1, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %10, i32 0, i32 0
  store i16 %0, ptr %14, align 2
  %15 = getelementptr inbounds %struct.__hip_bfloat16, ptr %11, i32 0, i32 0
  store i16 %1, ptr %15, align 2
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  %16 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %10) #15
  store float %16, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %17 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %11) #15
  store float %17, ptr %13, align 4, !tbaa !21
  %18 = load float, ptr %12, align 4, !tbaa !21
  %19 = load float, ptr %13, align 4, !tbaa !21
  %20 = fcmp olt float %18, %19
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret i1 %20
}
define internal i16 @_ZL6__hneg14__hip_bfloat16(i16 %0) #5 {
  %2 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.__hip_bfloat16, ptr %5, i32 0, i32 0
  store i16 %0, ptr %6, align 2
  %7 = getelementptr inbounds %struct.__hip_bfloat16, ptr %5, i32 0, i32 0
  %8 = load i16, ptr %7, align 2, !tbaa !52
  %9 = zext i16 %8 to i32
  %10 = xor i32 %9, 32768
  %11 = trunc i32 %10 to i16
  %12 = call i16 @_ZL20__ushort_as_bfloat16t(i16 noundef zeroext %11) #15
  %13 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  store i16 %12, ptr %13, align 2
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  %15 = load i16, ptr %14, align 2
  ret i16 %15
}
define internal i16 @_ZL5hsqrt14__hip_bfloat16(i16 %0) #5 {
  %2 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.__hip_bfloat16, ptr %5, i32 0, i32 0
  store i16 %0, ptr %6, align 2
  %7 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %5) #15
  %8 = call contract noundef float @_ZL4sqrtf(float noundef %7) #15
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %4, float noundef %8) #15
  %9 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  %10 = load i16, ptr %9, align 2
  ret i16 %10
}
define internal i16 @_ZL6__habs14__hip_bfloat16(i16 %0) #5 {
  %2 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = getelementptr inbounds %struct.__hip_bfloat16, ptr %5, i32 0, i32 0
  store i16 %0, ptr %6, align 2
  %7 = getelementptr inbounds %struct.__hip_bfloat16, ptr %5, i32 0, i32 0
  %8 = load i16, ptr %7, align 2, !tbaa !52
  %9 = zext i16 %8 to i32
  %10 = and i32 %9, 32767
  %11 = trunc i32 %10 to i16
  %12 = call i16 @_ZL20__ushort_as_bfloat16t(i16 noundef zeroext %11) #15
  %13 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  store i16 %12, ptr %13, align 2
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  %15 = load i16, ptr %14, align 2
  ret i16 %15
}
define internal [2 x i32] @_ZL18__bfloat1622float215__hip_bfloat162(i32 %0) #5 {
  %2 = alloca %struct.HIP_vector_type.0, align 8, addrspace(5)
  %3 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4
  %6 = getelementptr inbounds %struct.__hip_bfloat162, ptr %5, i32 0, i32 0
  %7 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %6) #15
  %8 = getelementptr inbounds %struct.__hip_bfloat162, ptr %5, i32 0, i32 1
  %9 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %8) #15
  call void @_ZN15HIP_vector_typeIfLj2EEC2IJffETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 8 dereferenceable(8) %4, float noundef %7, float noundef %9) #15
  %10 = getelementptr inbounds %struct.HIP_vector_type.0, ptr %4, i32 0, i32 0
  %11 = load [2 x i32], ptr %10, align 8
  ret [2 x i32] %11
}
define internal i32 @_ZL7__hadd215__hip_bfloat162S_(i32 %0, i32 %1) #5 {
  %3 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %4 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %5 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %6 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %7 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %8 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %9 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %10 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %11 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %3 to ptr
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 %0, ptr %13, align 4
  store i32 %1, ptr %14, align 4
  %21 = getelementptr inbounds %struct.__hip_bfloat162, ptr %13, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %16, ptr align 4 %21, i64 2, i1 false), !tbaa.struct !51
  %22 = getelementptr inbounds %struct.__hip_bfloat162, ptr %14, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 4 %22, i64 2, i1 false), !tbaa.struct !51
  %23 = getelementptr inbounds %struct.__hip_bfloat16, ptr %16, i32 0, i32 0
  %24 = load i16, ptr %23, align 2
  %25 = getelementptr inbounds %struct.__hip_bfloat16, ptr %17, i32 0, i32 0
  %26 = load i16, ptr %25, align 2
  %27 = call i16 @_ZL6__hadd14__hip_bfloat16S_(i16 %24, i16 %26) #15
  %28 = getelementptr inbounds %struct.__hip_bfloat16, ptr %15, i32 0, i32 0
  store i16 %27, ptr %28, align 2
  %29 = getelementptr inbounds %struct.__hip_bfloat162, ptr %13, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %19, ptr align 2 %29, i64 2, i1 false), !tbaa.struct !51
  %30 = getelementptr inbounds %struct.__hip_bfloat162, ptr %14, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %20, ptr align 2 %30, i64 2, i1 false), !tbaa.struct !51
  %31 = getelementptr inbounds %struct.__hip_bfloat16, ptr %19, i32 0, i32 0
  %32 = load i16, ptr %31, align 2
  %33 = getelementptr inbounds %struct.__hip_bfloat16, ptr %20, i32 0, i32 0
  %34 = load i16, ptr %33, align 2
  %35 = call i16 @_ZL6__hadd14__hip_bfloat16S_(i16 %32, i16 %34) #15
  %36 = getelementptr inbounds %struct.__hip_bfloat16, ptr %18, i32 0, i32 0
  store i16 %35, ptr %36, align 2
  %37 = getelementptr inbounds %struct.__hip_bfloat16, ptr %15, i32 0, i32 0
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds %struct.__hip_bfloat16, ptr %18, i32 0, i32 0
  %40 = load i16, ptr %39, align 2
  call void @_ZN15__hip_bfloat162C2E14__hip_bfloat16S0_(ptr noundef nonnull align 4 dereferenceable(4) %12, i16 %38, i16 %40) #15
  %41 = load i32, ptr %12, align 4
  ret i32 %41
}
define internal i32 @_ZL18__halves2bfloat16214__hip_bfloat16S_(i16 %0, i16 %1) #5 {
  %3 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %7 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = getelementptr inbounds %struct.__hip_bfloat16, ptr %9, i32 0, i32 0
  store i16 %0, ptr %13, align 2
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %10, i32 0, i32 0
  store i16 %1, ptr %14, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %11, ptr align 2 %9, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %12, ptr align 2 %10, i64 2, i1 false), !tbaa.struct !51
  %15 = getelementptr inbounds %struct.__hip_bfloat16, ptr %11, i32 0, i32 0
  %16 = load i16, ptr %15, align 2
  %17 = getelementptr inbounds %struct.__hip_bfloat16, ptr %12, i32 0, i32 0
  %18 = load i16, ptr %17, align 2
  call void @_ZN15__hip_bfloat162C2E14__hip_bfloat16S0_(ptr noundef nonnull align 4 dereferenceable(4) %8, i16 %16, i16 %18) #15
  %19 = load i32, ptr %8, align 4
  ret i32 %19
}
define internal i32 @_ZL20__bfloat162bfloat16214__hip_bfloat16(i16 %0) #5 {
  %2 = alloca %struct.__hip_bfloat162, align 4, addrspace(5)
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = getelementptr inbounds %struct.__hip_bfloat16, ptr %7, i32 0, i32 0
  store i16 %0, ptr %10, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %8, ptr align 2 %7, i64 2, i1 false), !tbaa.struct !51
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %9, ptr align 2 %7, i64 2, i1 false), !tbaa.struct !51
  %11 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  %12 = load i16, ptr %11, align 2
  %13 = getelementptr inbounds %struct.__hip_bfloat16, ptr %9, i32 0, i32 0
  %14 = load i16, ptr %13, align 2
  call void @_ZN15__hip_bfloat162C2E14__hip_bfloat16S0_(ptr noundef nonnull align 4 dereferenceable(4) %6, i16 %12, i16 %14) #15
  %15 = load i32, ptr %6, align 4
  ret i32 %15
}
define protected amdgpu_kernel void @votes(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca %"class.cooperative_groups::coalesced_group", align 8, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %17 = load ptr, ptr %10, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr %17, ptr %12, align 8, !tbaa !4
  store ptr %18, ptr %13, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  store i32 %19, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %20 = load ptr, ptr %12, align 8, !tbaa !4
  %21 = load i32, ptr %14, align 4, !tbaa !10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !10
  store i32 %24, ptr %15, align 4, !tbaa !10
  %25 = load i32, ptr %15, align 4, !tbaa !10
  %26 = and i32 %25, 3
  %27 = call noundef i64 @_Z11__match_anyIiEyT_(i32 noundef %26) #15
  %28 = trunc i64 %27 to i32
  %29 = load ptr, ptr %13, align 8, !tbaa !4
  %30 = load i32, ptr %14, align 4, !tbaa !10
  %31 = mul i32 4, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  store i32 %28, ptr %33, align 4, !tbaa !10
  %34 = load i32, ptr %15, align 4, !tbaa !10
  %35 = icmp sgt i32 %34, 0
  %36 = zext i1 %35 to i32
  %37 = call noundef i32 @_Z19__syncthreads_counti(i32 noundef %36) #15
  %38 = shl i32 %37, 2
  %39 = load i32, ptr %15, align 4, !tbaa !10
  %40 = icmp eq i32 %39, 7
  %41 = zext i1 %40 to i32
  %42 = call noundef i32 @_Z16__syncthreads_ori(i32 noundef %41) #15
  %43 = shl i32 %42, 1
  %44 = or i32 %38, %43
  %45 = load i32, ptr %15, align 4, !tbaa !10
  %46 = icmp slt i32 %45, 1000
  %47 = zext i1 %46 to i32
  %48 = call noundef i32 @_Z17__syncthreads_andi(i32 noundef %47) #15
  %49 = or i32 %44, %48
  %50 = load ptr, ptr %13, align 8, !tbaa !4
  %51 = load i32, ptr %14, align 4, !tbaa !10
  %52 = mul i32 4, %51
  %53 = add i32 %52, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %50, i64 %54
  store i32 %49, ptr %55, align 4, !tbaa !10
  %56 = load ptr, ptr %13, align 8, !tbaa !4
  %57 = load i32, ptr %14, align 4, !tbaa !10
  %58 = mul i32 4, %57
  %59 = add i32 %58, 3
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %56, i64 %60
  store i32 0, ptr %61, align 4, !tbaa !10
  %62 = load ptr, ptr %13, align 8, !tbaa !4
  %63 = load i32, ptr %14, align 4, !tbaa !10
  %64 = mul i32 4, %63
  %65 = add i32 %64, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %62, i64 %66
  store i32 0, ptr %67, align 4, !tbaa !10
  %68 = load i32, ptr %15, align 4, !tbaa !10
  %69 = and i32 %68, 1
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %92
71:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
  %72 = call i64 @_ZN18cooperative_groups17coalesced_threadsEv() #15
  %73 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %16, i32 0, i32 0
  store i64 %72, ptr %73, align 8
  %74 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group4sizeEv(ptr noundef nonnull align 8 dereferenceable(8) %16) #15
  %75 = shl i32 %74, 8
  %76 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group11thread_rankEv(ptr noundef nonnull align 8 dereferenceable(8) %16) #15
  %77 = or i32 %75, %76
  %78 = load ptr, ptr %13, align 8, !tbaa !4
  %79 = load i32, ptr %14, align 4, !tbaa !10
  %80 = mul i32 4, %79
  %81 = add i32 %80, 2
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %78, i64 %82
  store i32 %77, ptr %83, align 4, !tbaa !10
  %84 = load i32, ptr %15, align 4, !tbaa !10
  %85 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group9shfl_downIiEET_S2_j(ptr noundef nonnull align 8 dereferenceable(8) %16, i32 noundef %84, i32 noundef 1) #15
  %86 = load ptr, ptr %13, align 8, !tbaa !4
  %87 = load i32, ptr %14, align 4, !tbaa !10
  %88 = mul i32 4, %87
  %89 = add i32 %88, 3
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %86, i64 %90
  store i32 %85, ptr %91, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  br label %92
92:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  ret void
}
define linkonce_odr hidden noundef i64 @_Z11__match_anyIiEyT_(i32 noundef %0) #5 comdat {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca [1 x i32], align 4, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca ptr, align 8, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = addrspacecast ptr addrspace(5) %2 to ptr
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
  store i32 %0, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #14
  store i64 0, ptr %16, align 8, !tbaa !54
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #14
  %26 = call noundef i64 @_Z12__activemaskv() #15
  store i64 %26, ptr %17, align 8, !tbaa !54
  br label %27
27:
  %28 = load i64, ptr %17, align 8, !tbaa !54
  %29 = icmp ne i64 %28, 0
  br i1 %29, label %31, label %30
30:
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #14
  br label %76
31:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %32 = load i32, ptr %15, align 4, !tbaa !10
  store i32 %32, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 4, i1 false)
  %33 = getelementptr inbounds [1 x i32], ptr %20, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %15, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
  store ptr %20, ptr %21, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #14
  %34 = load ptr, ptr %21, align 8, !tbaa !4
  %35 = getelementptr inbounds [1 x i32], ptr %34, i64 0, i64 0
  store ptr %35, ptr %22, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #14
  %36 = load ptr, ptr %21, align 8, !tbaa !4
  %37 = getelementptr inbounds [1 x i32], ptr %36, i64 0, i64 0
  %38 = getelementptr inbounds i32, ptr %37, i64 1
  store ptr %38, ptr %23, align 8, !tbaa !4
  br label %39
39:
  %40 = load ptr, ptr %22, align 8, !tbaa !4
  %41 = load ptr, ptr %23, align 8, !tbaa !4
  %42 = icmp ne ptr %40, %41
  br i1 %42, label %44, label %43
43:
  store i32 4, ptr %18, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  br label %56
44:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #14
  %45 = load ptr, ptr %22, align 8, !tbaa !4
  store ptr %45, ptr %24, align 8, !tbaa !4
  %46 = load ptr, ptr %24, align 8, !tbaa !4
  %47 = load i32, ptr %46, align 4, !tbaa !10
  %48 = load i64, ptr %17, align 8, !tbaa !54
  %49 = call i64 @llvm.cttz.i64(i64 %48, i1 true)
  %50 = trunc i64 %49 to i32
  %51 = call i32 @llvm.amdgcn.readlane.i32(i32 %47, i32 %50)
  %52 = load ptr, ptr %24, align 8, !tbaa !4
  store i32 %51, ptr %52, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #14
  br label %53
53:
  %54 = load ptr, ptr %22, align 8, !tbaa !4
  %55 = getelementptr inbounds i32, ptr %54, i32 1
  store ptr %55, ptr %22, align 8, !tbaa !4
  br label %39, !llvm.loop !56
56:
  %57 = getelementptr inbounds [1 x i32], ptr %20, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %57, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #14
  %58 = load i32, ptr %19, align 4, !tbaa !10
  %59 = load i32, ptr %15, align 4, !tbaa !10
  %60 = icmp eq i32 %58, %59
  %61 = zext i1 %60 to i32
  %62 = call noundef i64 @_Z8__balloti(i32 noundef %61) #15
  store i64 %62, ptr %25, align 8, !tbaa !54
  %63 = load i32, ptr %19, align 4, !tbaa !10
  %64 = load i32, ptr %15, align 4, !tbaa !10
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %68
66:
  %67 = load i64, ptr %25, align 8, !tbaa !54
  br label %70
68:
  %69 = load i64, ptr %16, align 8, !tbaa !54
  br label %70
70:
  %71 = phi i64 [ %67, %66 ], [ %69, %68 ]
  store i64 %71, ptr %16, align 8, !tbaa !54
  %72 = load i64, ptr %25, align 8, !tbaa !54
  %73 = xor i64 %72, -1
  %74 = load i64, ptr %17, align 8, !tbaa !54
  %75 = and i64 %74, %73
  store i64 %75, ptr %17, align 8, !tbaa !54
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  br label %27, !llvm.loop !57
76:
  %77 = load i64, ptr %16, align 8, !tbaa !54
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #14
  ret i64 %77
}
define linkonce_odr hidden noundef i32 @_Z19__syncthreads_counti(i32 noundef %0) #5 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  %9 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %10 = call noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %11 = add i32 %9, %10
  %12 = call noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  %13 = add i32 %11, %12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16
15:
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ19__syncthreads_countiE5count to ptr), align 4, !tbaa !10
  br label %16
16:
  call void @_Z13__syncthreadsv() #15
  %17 = load i32, ptr %7, align 4, !tbaa !10
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21
19:
  %20 = call noundef i32 @_Z15atomicAdd_blockIiiEu11__remove_cvIT_EPS0_T0_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ19__syncthreads_countiE5count to ptr), i32 noundef 1) #15
  br label %21
21:
  call void @_Z13__syncthreadsv() #15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #14
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19__syncthreads_countiE5count to ptr), align 4, !tbaa !10
  store i32 %22, ptr %8, align 4, !tbaa !10
  call void @_Z13__syncthreadsv() #15
  %23 = load i32, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #14
  ret i32 %23
}
define linkonce_odr hidden noundef i32 @_Z16__syncthreads_ori(i32 noundef %0) #5 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i32
  %9 = call noundef i32 @_Z19__syncthreads_counti(i32 noundef %8) #15
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i32
  ret i32 %11
}
define linkonce_odr hidden noundef i32 @_Z17__syncthreads_andi(i32 noundef %0) #5 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = icmp eq i32 %6, 0
  %8 = zext i1 %7 to i32
  %9 = call noundef i32 @_Z19__syncthreads_counti(i32 noundef %8) #15
  %10 = icmp eq i32 %9, 0
  %11 = zext i1 %10 to i32
  ret i32 %11
}
define linkonce_odr hidden i64 @_ZN18cooperative_groups17coalesced_threadsEv() #5 comdat {
  %1 = alloca %"class.cooperative_groups::coalesced_group", align 8, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 8, i1 false)
  call void @_ZN18cooperative_groups15coalesced_groupC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #15
  %3 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %2, i32 0, i32 0
  %4 = load i64, ptr %3, align 8
  ret i64 %4
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups15coalesced_group4sizeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8, !tbaa !58
  %9 = call i64 @llvm.ctpop.i64(i64 %8)
  %10 = trunc i64 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups15coalesced_group11thread_rankEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8, !tbaa !58
  %9 = lshr i64 %8, 32
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %6, i32 0, i32 0
  %12 = load i64, ptr %11, align 8, !tbaa !58
  %13 = trunc i64 %12 to i32
  %14 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %13, i32 0)
  %15 = call i32 @llvm.amdgcn.mbcnt.hi(i32 %10, i32 %14)
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups15coalesced_group9shfl_downIiEET_S2_j(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #5 comdat align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !4
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  %15 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %16 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group11thread_rankEv(ptr noundef nonnull align 8 dereferenceable(8) %15) #15
  %17 = load i32, ptr %13, align 4, !tbaa !10
  %18 = add i32 %16, %17
  store i32 %18, ptr %14, align 4, !tbaa !10
  %19 = load i32, ptr %12, align 4, !tbaa !10
  %20 = load i32, ptr %14, align 4, !tbaa !10
  %21 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group4sizeEv(ptr noundef nonnull align 8 dereferenceable(8) %15) #15
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %26
23:
  %24 = load i32, ptr %14, align 4, !tbaa !10
  %25 = call noundef i32 @_ZNK18cooperative_groups15coalesced_group4laneEj(ptr noundef nonnull align 8 dereferenceable(8) %15, i32 noundef %24) #15
  br label %28
26:
  %27 = call noundef i32 @_Z9__lane_idv() #15
  br label %28
28:
  %29 = phi i32 [ %25, %23 ], [ %27, %26 ]
  %30 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %19, i32 noundef %29) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i32 %30
}
define protected amdgpu_kernel void @across(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr addrspace(1) %0, ptr %8, align 8
  %13 = load ptr, ptr %8, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %9, align 8
  %14 = load ptr, ptr %9, align 8, !tbaa !4
  store ptr %13, ptr %10, align 8, !tbaa !4
  store ptr %14, ptr %11, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %15 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  store i32 %15, ptr %12, align 4, !tbaa !10
  %16 = load ptr, ptr %10, align 8, !tbaa !4
  %17 = load i32, ptr %12, align 4, !tbaa !10
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !10
  %21 = call noundef i32 @_Z10__shfl_xorIiET_S0_ii(i32 noundef %20, i32 noundef 12, i32 noundef 8) #15
  %22 = load ptr, ptr %11, align 8, !tbaa !4
  %23 = load i32, ptr %12, align 4, !tbaa !10
  %24 = mul i32 3, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %22, i64 %25
  store i32 %21, ptr %26, align 4, !tbaa !10
  %27 = load ptr, ptr %10, align 8, !tbaa !4
  %28 = load i32, ptr %12, align 4, !tbaa !10
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !10
  %32 = call noundef i32 @_Z9__shfl_upIiET_S0_ji(i32 noundef %31, i32 noundef 3, i32 noundef 8) #15
  %33 = load ptr, ptr %11, align 8, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !10
  %35 = mul i32 3, %34
  %36 = add i32 %35, 1
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %33, i64 %37
  store i32 %32, ptr %38, align 4, !tbaa !10
  %39 = load ptr, ptr %10, align 8, !tbaa !4
  %40 = load i32, ptr %12, align 4, !tbaa !10
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !10
  %44 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %43, i32 noundef 3, i32 noundef 8) #15
  %45 = load ptr, ptr %11, align 8, !tbaa !4
  %46 = load i32, ptr %12, align 4, !tbaa !10
  %47 = mul i32 3, %46
  %48 = add i32 %47, 2
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %45, i64 %49
  store i32 %44, ptr %50, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  ret void
}
define linkonce_odr hidden noundef i32 @_Z10__shfl_xorIiET_S0_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 %0, ptr %12, align 4, !tbaa !10
  store i32 %1, ptr %13, align 4, !tbaa !10
  store i32 %2, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %17 = call noundef i32 @_Z9__lane_idv() #15
  store i32 %17, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #14
  %18 = load i32, ptr %15, align 4, !tbaa !10
  %19 = load i32, ptr %13, align 4, !tbaa !10
  %20 = xor i32 %18, %19
  store i32 %20, ptr %16, align 4, !tbaa !10
  %21 = load i32, ptr %12, align 4, !tbaa !10
  %22 = load i32, ptr %16, align 4, !tbaa !10
  %23 = load i32, ptr %14, align 4, !tbaa !10
  %24 = udiv i32 %22, %23
  %25 = load i32, ptr %15, align 4, !tbaa !10
  %26 = load i32, ptr %14, align 4, !tbaa !10
  %27 = udiv i32 %25, %26
  %28 = icmp ule i32 %24, %27
  br i1 %28, label %29, label %31
29:
  %30 = load i32, ptr %16, align 4, !tbaa !10
  br label %33
31:
  %32 = load i32, ptr %15, align 4, !tbaa !10
  br label %33
33:
  %34 = phi i32 [ %30, %29 ], [ %32, %31 ]
  %35 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %21, i32 noundef %34) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i32 %35
}
define linkonce_odr hidden noundef i32 @_Z9__shfl_upIiET_S0_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %15 = call noundef i32 @_Z9__lane_idv() #15
  store i32 %15, ptr %14, align 4, !tbaa !10
  %16 = load i32, ptr %11, align 4, !tbaa !10
  %17 = load i32, ptr %14, align 4, !tbaa !10
  %18 = load i32, ptr %13, align 4, !tbaa !10
  %19 = sub nsw i32 %18, 1
  %20 = and i32 %17, %19
  %21 = load i32, ptr %12, align 4, !tbaa !10
  %22 = icmp uge i32 %20, %21
  br i1 %22, label %23, label %27
23:
  %24 = load i32, ptr %14, align 4, !tbaa !10
  %25 = load i32, ptr %12, align 4, !tbaa !10
  %26 = sub i32 %24, %25
  br label %29
27:
  %28 = load i32, ptr %14, align 4, !tbaa !10
  br label %29
29:
  %30 = phi i32 [ %26, %23 ], [ %28, %27 ]
  %31 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %30) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i32 %31
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %15 = call noundef i32 @_Z9__lane_idv() #15
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
  %33 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %32) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i32 %33
}
define protected amdgpu_kernel void @words_of(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %10, align 8
  %17 = load ptr, ptr %10, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr %17, ptr %12, align 8, !tbaa !4
  store ptr %18, ptr %13, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #15
  store i32 %19, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %20 = load ptr, ptr %12, align 8, !tbaa !4
  %21 = load i32, ptr %14, align 4, !tbaa !10
  %22 = mul i32 2, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  store i32 %25, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #14
  %26 = load ptr, ptr %12, align 8, !tbaa !4
  %27 = load i32, ptr %14, align 4, !tbaa !10
  %28 = mul i32 2, %27
  %29 = add i32 %28, 1
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %26, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !10
  store i32 %32, ptr %16, align 4, !tbaa !10
  %33 = load i32, ptr %15, align 4, !tbaa !10
  %34 = load i32, ptr %16, align 4, !tbaa !10
  %35 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %33, i32 noundef %34, i32 noundef 21104) #15
  %36 = load ptr, ptr %13, align 8, !tbaa !4
  %37 = load i32, ptr %14, align 4, !tbaa !10
  %38 = mul i32 10, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %36, i64 %39
  store i32 %35, ptr %40, align 4, !tbaa !10
  %41 = load i32, ptr %15, align 4, !tbaa !10
  %42 = load i32, ptr %16, align 4, !tbaa !10
  %43 = call noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %41, i32 noundef %42, i32 noundef 13) #15
  %44 = load ptr, ptr %13, align 8, !tbaa !4
  %45 = load i32, ptr %14, align 4, !tbaa !10
  %46 = mul i32 10, %45
  %47 = add i32 %46, 1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %44, i64 %48
  store i32 %43, ptr %49, align 4, !tbaa !10
  %50 = load i32, ptr %15, align 4, !tbaa !10
  %51 = load i32, ptr %16, align 4, !tbaa !10
  %52 = call noundef i32 @_ZL16__funnelshift_rcjjj(i32 noundef %50, i32 noundef %51, i32 noundef 40) #15
  %53 = load ptr, ptr %13, align 8, !tbaa !4
  %54 = load i32, ptr %14, align 4, !tbaa !10
  %55 = mul i32 10, %54
  %56 = add i32 %55, 2
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %53, i64 %57
  store i32 %52, ptr %58, align 4, !tbaa !10
  %59 = load i32, ptr %15, align 4, !tbaa !10
  %60 = load i32, ptr %16, align 4, !tbaa !10
  %61 = call noundef i32 @_ZL7__mul24ii(i32 noundef %59, i32 noundef %60) #15
  %62 = load ptr, ptr %13, align 8, !tbaa !4
  %63 = load i32, ptr %14, align 4, !tbaa !10
  %64 = mul i32 10, %63
  %65 = add i32 %64, 3
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %62, i64 %66
  store i32 %61, ptr %67, align 4, !tbaa !10
  %68 = load i32, ptr %15, align 4, !tbaa !10
  %69 = load i32, ptr %16, align 4, !tbaa !10
  %70 = call noundef i32 @_ZL8__umulhijj(i32 noundef %68, i32 noundef %69) #15
  %71 = load ptr, ptr %13, align 8, !tbaa !4
  %72 = load i32, ptr %14, align 4, !tbaa !10
  %73 = mul i32 10, %72
  %74 = add i32 %73, 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %71, i64 %75
  store i32 %70, ptr %76, align 4, !tbaa !10
  %77 = load i32, ptr %15, align 4, !tbaa !10
  %78 = load i32, ptr %16, align 4, !tbaa !10
  %79 = call noundef i32 @_ZL5__sadiij(i32 noundef %77, i32 noundef %78, i32 noundef 5) #15
  %80 = load ptr, ptr %13, align 8, !tbaa !4
  %81 = load i32, ptr %14, align 4, !tbaa !10
  %82 = mul i32 10, %81
  %83 = add i32 %82, 5
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %80, i64 %84
  store i32 %79, ptr %85, align 4, !tbaa !10
  %86 = load i32, ptr %15, align 4, !tbaa !10
  %87 = and i32 %86, 8388607
  %88 = or i32 %87, 1174405120
  %89 = call noundef float @_ZL15__uint_as_floatj(i32 noundef %88) #15
  %90 = fmul float %89, -5.000000e-01
  %91 = call noundef i32 @_ZL14__float2int_rdf(float noundef %90) #15
  %92 = load ptr, ptr %13, align 8, !tbaa !4
  %93 = load i32, ptr %14, align 4, !tbaa !10
  %94 = mul i32 10, %93
  %95 = add i32 %94, 6
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %92, i64 %96
  store i32 %91, ptr %97, align 4, !tbaa !10
  %98 = load i32, ptr %15, align 4, !tbaa !10
  %99 = load i32, ptr %16, align 4, !tbaa !10
  %100 = call noundef double @_ZL16__hiloint2doubleii(i32 noundef %98, i32 noundef %99) #15
  %101 = call noundef i32 @_ZL14__double2hiintd(double noundef %100) #15
  %102 = load ptr, ptr %13, align 8, !tbaa !4
  %103 = load i32, ptr %14, align 4, !tbaa !10
  %104 = mul i32 10, %103
  %105 = add i32 %104, 7
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %102, i64 %106
  store i32 %101, ptr %107, align 4, !tbaa !10
  %108 = load i32, ptr %15, align 4, !tbaa !10
  %109 = call noundef i32 @_Z3minIjiTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_(i32 noundef %108, i32 noundef 7) #15
  %110 = uitofp i32 %109 to float
  %111 = call noundef float @_Z3maxIifTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_(i32 noundef 3, float noundef 2.500000e+00) #15
  %112 = fadd float %110, %111
  %113 = load i32, ptr %16, align 4, !tbaa !10
  %114 = call noundef i32 @_ZL5__clzj(i32 noundef %113) #15
  %115 = sitofp i32 %114 to float
  %116 = fadd float %112, %115
  %117 = load i32, ptr %15, align 4, !tbaa !10
  %118 = call noundef i32 @_ZL5__ffsj(i32 noundef %117) #15
  %119 = sitofp i32 %118 to float
  %120 = fadd float %116, %119
  %121 = fptoui float %120 to i32
  %122 = load ptr, ptr %13, align 8, !tbaa !4
  %123 = load i32, ptr %14, align 4, !tbaa !10
  %124 = mul i32 10, %123
  %125 = add i32 %124, 8
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr %122, i64 %126
  store i32 %121, ptr %127, align 4, !tbaa !10
  %128 = load i32, ptr %15, align 4, !tbaa !10
  %129 = trunc i32 %128 to i16
  %130 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #15
  %131 = call noundef zeroext i16 @_Z10__shfl_xorItET_S0_ii(i16 noundef zeroext %129, i32 noundef 1, i32 noundef %130) #15
  %132 = zext i16 %131 to i32
  %133 = load i32, ptr %15, align 4, !tbaa !10
  %134 = load i32, ptr %16, align 4, !tbaa !10
  %135 = icmp ugt i32 %133, %134
  %136 = load i32, ptr %14, align 4, !tbaa !10
  %137 = xor i32 %136, 2
  %138 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #15
  %139 = call noundef zeroext i1 @_Z6__shflIbET_S0_ii(i1 noundef zeroext %135, i32 noundef %137, i32 noundef %138) #15
  %140 = zext i1 %139 to i32
  %141 = shl i32 %140, 16
  %142 = or i32 %132, %141
  %143 = load ptr, ptr %13, align 8, !tbaa !4
  %144 = load i32, ptr %14, align 4, !tbaa !10
  %145 = mul i32 10, %144
  %146 = add i32 %145, 9
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds i32, ptr %143, i64 %147
  store i32 %142, ptr %148, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  ret void
}
define internal noundef i32 @_ZL11__byte_permjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %15 = load i32, ptr %13, align 4, !tbaa !10
  %16 = and i32 %15, 7
  %17 = load i32, ptr %13, align 4, !tbaa !10
  %18 = and i32 %17, 112
  %19 = shl i32 %18, 4
  %20 = or i32 %16, %19
  %21 = load i32, ptr %13, align 4, !tbaa !10
  %22 = and i32 %21, 1792
  %23 = shl i32 %22, 8
  %24 = or i32 %20, %23
  %25 = load i32, ptr %13, align 4, !tbaa !10
  %26 = and i32 %25, 28672
  %27 = shl i32 %26, 12
  %28 = or i32 %24, %27
  store i32 %28, ptr %14, align 4, !tbaa !10
  %29 = load i32, ptr %12, align 4, !tbaa !10
  %30 = load i32, ptr %11, align 4, !tbaa !10
  %31 = load i32, ptr %14, align 4, !tbaa !10
  %32 = call i32 @llvm.amdgcn.perm(i32 %29, i32 %30, i32 %31)
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i32 %32
}
define internal noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load i32, ptr %10, align 4, !tbaa !10
  %13 = zext i32 %12 to i64
  %14 = shl i64 %13, 32
  %15 = load i32, ptr %9, align 4, !tbaa !10
  %16 = zext i32 %15 to i64
  %17 = or i64 %14, %16
  %18 = load i32, ptr %11, align 4, !tbaa !10
  %19 = and i32 %18, 31
  %20 = zext i32 %19 to i64
  %21 = shl i64 %17, %20
  %22 = lshr i64 %21, 32
  %23 = trunc i64 %22 to i32
  ret i32 %23
}
define internal noundef i32 @_ZL16__funnelshift_rcjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load i32, ptr %11, align 4, !tbaa !10
  %13 = icmp uge i32 %12, 32
  br i1 %13, label %14, label %16
14:
  %15 = load i32, ptr %10, align 4, !tbaa !10
  br label %21
16:
  %17 = load i32, ptr %9, align 4, !tbaa !10
  %18 = load i32, ptr %10, align 4, !tbaa !10
  %19 = load i32, ptr %11, align 4, !tbaa !10
  %20 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #15
  br label %21
21:
  %22 = phi i32 [ %15, %14 ], [ %20, %16 ]
  ret i32 %22
}
define internal noundef i32 @_ZL7__mul24ii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %7, align 4, !tbaa !10
  %10 = shl i32 %9, 8
  %11 = ashr i32 %10, 8
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %8, align 4, !tbaa !10
  %14 = shl i32 %13, 8
  %15 = ashr i32 %14, 8
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %12, %16
  %18 = trunc i64 %17 to i32
  ret i32 %18
}
define internal noundef i32 @_ZL8__umulhijj(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %7, align 4, !tbaa !10
  %10 = zext i32 %9 to i64
  %11 = load i32, ptr %8, align 4, !tbaa !10
  %12 = zext i32 %11 to i64
  %13 = mul i64 %10, %12
  %14 = lshr i64 %13, 32
  %15 = trunc i64 %14 to i32
  ret i32 %15
}
define internal noundef i32 @_ZL5__sadiij(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load i32, ptr %9, align 4, !tbaa !10
  %13 = load i32, ptr %10, align 4, !tbaa !10
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %19
15:
  %16 = load i32, ptr %10, align 4, !tbaa !10
  %17 = load i32, ptr %9, align 4, !tbaa !10
  %18 = sub i32 %16, %17
  br label %23
19:
  %20 = load i32, ptr %9, align 4, !tbaa !10
  %21 = load i32, ptr %10, align 4, !tbaa !10
  %22 = sub i32 %20, %21
  br label %23
23:
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ]
  %25 = load i32, ptr %11, align 4, !tbaa !10
  %26 = add i32 %24, %25
  ret i32 %26
}
define internal noundef i32 @_ZL14__float2int_rdf(float noundef %0) #5 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = load float, ptr %5, align 4, !tbaa !21
  %7 = call noundef float @_ZL5floorf(float noundef %6) #15
  %8 = fptosi float %7 to i32
  ret i32 %8
}
define internal noundef float @_ZL15__uint_as_floatj(i32 noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load float, ptr %5, align 4, !tbaa !60
  ret float %6
}
define internal noundef i32 @_ZL14__double2hiintd(double noundef %0) #5 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store double %0, ptr %5, align 8, !tbaa !61
  %6 = load i64, ptr %5, align 8, !tbaa !60
  %7 = ashr i64 %6, 32
  %8 = trunc i64 %7 to i32
  ret i32 %8
}
define internal noundef double @_ZL16__hiloint2doubleii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 %0, ptr %8, align 4, !tbaa !10
  store i32 %1, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #14
  %11 = load i32, ptr %8, align 4, !tbaa !10
  %12 = zext i32 %11 to i64
  %13 = shl i64 %12, 32
  %14 = load i32, ptr %9, align 4, !tbaa !10
  %15 = zext i32 %14 to i64
  %16 = or i64 %13, %15
  store i64 %16, ptr %10, align 8, !tbaa !8
  %17 = load double, ptr %10, align 8, !tbaa !60
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #14
  ret double %17
}
define linkonce_odr hidden noundef i32 @_Z3minIjiTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_(i32 noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %10, align 4, !tbaa !10
  store i32 %1, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  %14 = load i32, ptr %10, align 4, !tbaa !10
  store i32 %14, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %15 = load i32, ptr %11, align 4, !tbaa !10
  store i32 %15, ptr %13, align 4, !tbaa !10
  %16 = load i32, ptr %13, align 4, !tbaa !10
  %17 = load i32, ptr %12, align 4, !tbaa !10
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %21
19:
  %20 = load i32, ptr %13, align 4, !tbaa !10
  br label %23
21:
  %22 = load i32, ptr %12, align 4, !tbaa !10
  br label %23
23:
  %24 = phi i32 [ %20, %19 ], [ %22, %21 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret i32 %24
}
define linkonce_odr hidden noundef float @_Z3maxIifTnN10db_only_ifIXaau15__is_arithmeticT_Eu15__is_arithmeticT0_EEE3yesELi0EEDaS1_S2_(i32 noundef %0, float noundef %1) #5 comdat {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %10, align 4, !tbaa !10
  store float %1, ptr %11, align 4, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  %14 = load i32, ptr %10, align 4, !tbaa !10
  %15 = sitofp i32 %14 to float
  store float %15, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %16 = load float, ptr %11, align 4, !tbaa !21
  store float %16, ptr %13, align 4, !tbaa !21
  %17 = load float, ptr %12, align 4, !tbaa !21
  %18 = load float, ptr %13, align 4, !tbaa !21
  %19 = fcmp contract olt float %17, %18
  br i1 %19, label %20, label %22
20:
  %21 = load float, ptr %13, align 4, !tbaa !21
  br label %24
22:
  %23 = load float, ptr %12, align 4, !tbaa !21
  br label %24
24:
  %25 = phi contract float [ %21, %20 ], [ %23, %22 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret float %25
}
define internal noundef i32 @_ZL5__clzj(i32 noundef %0) #5 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %11
8:
  %9 = load i32, ptr %5, align 4, !tbaa !10
  %10 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  br label %12
11:
  br label %12
12:
  %13 = phi i32 [ %10, %8 ], [ 32, %11 ]
  ret i32 %13
}
define internal noundef i32 @_ZL5__ffsj(i32 noundef %0) #5 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %8 = add i32 %7, 1
  %9 = icmp eq i32 %6, 0
  %10 = select i1 %9, i32 0, i32 %8
  ret i32 %10
}
define linkonce_odr hidden noundef zeroext i16 @_Z10__shfl_xorItET_S0_ii(i16 noundef zeroext %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i16, align 2, addrspace(5)
  %5 = alloca i16, align 2, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store i16 %0, ptr %12, align 2, !tbaa !22
  store i32 %1, ptr %13, align 4, !tbaa !10
  store i32 %2, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %17 = call noundef i32 @_Z9__lane_idv() #15
  store i32 %17, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #14
  %18 = load i32, ptr %15, align 4, !tbaa !10
  %19 = load i32, ptr %13, align 4, !tbaa !10
  %20 = xor i32 %18, %19
  store i32 %20, ptr %16, align 4, !tbaa !10
  %21 = load i16, ptr %12, align 2, !tbaa !22
  %22 = load i32, ptr %16, align 4, !tbaa !10
  %23 = load i32, ptr %14, align 4, !tbaa !10
  %24 = udiv i32 %22, %23
  %25 = load i32, ptr %15, align 4, !tbaa !10
  %26 = load i32, ptr %14, align 4, !tbaa !10
  %27 = udiv i32 %25, %26
  %28 = icmp ule i32 %24, %27
  br i1 %28, label %29, label %31
29:
  %30 = load i32, ptr %16, align 4, !tbaa !10
  br label %33
31:
  %32 = load i32, ptr %15, align 4, !tbaa !10
  br label %33
33:
  %34 = phi i32 [ %30, %29 ], [ %32, %31 ]
  %35 = call noundef zeroext i16 @_Z12db_from_laneItET_S0_j(i16 noundef zeroext %21, i32 noundef %34) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i16 %35
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
define linkonce_odr hidden noundef zeroext i1 @_Z6__shflIbET_S0_ii(i1 noundef zeroext %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i1, align 1, addrspace(5)
  %5 = alloca i8, align 1, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = zext i1 %0 to i8
  store i8 %15, ptr %11, align 1, !tbaa !47
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %16 = call noundef i32 @_Z9__lane_idv() #15
  store i32 %16, ptr %14, align 4, !tbaa !10
  %17 = load i8, ptr %11, align 1, !tbaa !47, !range !49, !noundef !50
  %18 = trunc i8 %17 to i1
  %19 = load i32, ptr %14, align 4, !tbaa !10
  %20 = load i32, ptr %13, align 4, !tbaa !10
  %21 = sub nsw i32 0, %20
  %22 = and i32 %19, %21
  %23 = load i32, ptr %12, align 4, !tbaa !10
  %24 = load i32, ptr %13, align 4, !tbaa !10
  %25 = sub nsw i32 %24, 1
  %26 = and i32 %23, %25
  %27 = or i32 %22, %26
  %28 = call noundef zeroext i1 @_Z12db_from_laneIbET_S0_j(i1 noundef zeroext %18, i32 noundef %27) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  ret i1 %28
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #7
declare noundef i32 @llvm.amdgcn.workitem.id.x() #7
define internal noundef half @_ZL6__hfmaDF16_DF16_DF16_(half noundef %0, half noundef %1, half noundef %2) #5 {
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = alloca half, align 2, addrspace(5)
  %7 = alloca half, align 2, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store half %0, ptr %9, align 2, !tbaa !12
  store half %1, ptr %10, align 2, !tbaa !12
  store half %2, ptr %11, align 2, !tbaa !12
  %12 = load half, ptr %9, align 2, !tbaa !12
  %13 = load half, ptr %10, align 2, !tbaa !12
  %14 = load half, ptr %11, align 2, !tbaa !12
  %15 = call half @llvm.fma.f16(half %12, half %13, half %14)
  ret half %15
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIDF16_Lj2EEC2IJDF16_DF16_ETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(4) %0, half noundef %1, half noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = alloca half, align 2, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store half %1, ptr %8, align 2, !tbaa !12
  store half %2, ptr %9, align 2, !tbaa !12
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds %struct.db_members, ptr %10, i32 0, i32 0
  %12 = load half, ptr %8, align 2, !tbaa !12
  store half %12, ptr %11, align 4, !tbaa !14
  %13 = getelementptr inbounds %struct.db_members, ptr %10, i32 0, i32 1
  %14 = load half, ptr %9, align 2, !tbaa !12
  store half %14, ptr %13, align 2, !tbaa !16
  ret void
}
declare half @llvm.fma.f16(half, half, half) #7
define linkonce_odr hidden void @_ZN15HIP_vector_typeIfLj2EEC2IJffETnN10db_only_ifIXaagtLj2ELi1EeqsZT_Lj2EEE3yesELi0EEEDpT_(ptr noundef nonnull align 8 dereferenceable(8) %0, float noundef %1, float noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store float %1, ptr %8, align 4, !tbaa !21
  store float %2, ptr %9, align 4, !tbaa !21
  %10 = load ptr, ptr %7, align 8
  %11 = getelementptr inbounds %struct.db_members.1, ptr %10, i32 0, i32 0
  %12 = load float, ptr %8, align 4, !tbaa !21
  store float %12, ptr %11, align 8, !tbaa !17
  %13 = getelementptr inbounds %struct.db_members.1, ptr %10, i32 0, i32 1
  %14 = load float, ptr %9, align 4, !tbaa !21
  store float %14, ptr %13, align 4, !tbaa !20
  ret void
}
define internal noundef float @_ZL4sqrtf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = load float, ptr %5, align 4, !tbaa !21
  %7 = call contract float @llvm.sqrt.f32(float %6)
  ret float %7
}
declare float @llvm.sqrt.f32(float) #7
define internal noundef half @_ZL16__ushort_as_halft(i16 noundef zeroext %0) #5 {
  %2 = alloca half, align 2, addrspace(5)
  %3 = alloca i16, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i16 %0, ptr %5, align 2, !tbaa !22
  %6 = load half, ptr %5, align 2, !tbaa !60
  ret half %6
}
define internal noundef zeroext i16 @_ZL16__half_as_ushortDF16_(half noundef %0) #5 {
  %2 = alloca i16, align 2, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store half %0, ptr %5, align 2, !tbaa !12
  %6 = load i16, ptr %5, align 2, !tbaa !60
  ret i16 %6
}
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #7
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.y()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_ZNK8db_block7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @llvm.amdgcn.workgroup.id.z()
  ret i32 %7
}
define linkonce_odr hidden void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 comdat align 2 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  store i32 %3, ptr %12, align 4, !tbaa !10
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %10, align 4, !tbaa !10
  store i32 %15, ptr %14, align 4, !tbaa !24
  %16 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 1
  %17 = load i32, ptr %11, align 4, !tbaa !10
  store i32 %17, ptr %16, align 4, !tbaa !63
  %18 = getelementptr inbounds %struct.dim3, ptr %13, i32 0, i32 2
  %19 = load i32, ptr %12, align 4, !tbaa !10
  store i32 %19, ptr %18, align 4, !tbaa !64
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #7
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #7
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 6
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !22
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 8
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !22
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  ret i32 %7
}
define linkonce_odr hidden noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  ret i32 %7
}
declare noundef i32 @llvm.amdgcn.workitem.id.z() #7
declare noundef i32 @llvm.amdgcn.workitem.id.y() #7
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
  store float %1, ptr %12, align 4, !tbaa !21
  store float %2, ptr %13, align 4, !tbaa !21
  store float %3, ptr %14, align 4, !tbaa !21
  store float %4, ptr %15, align 4, !tbaa !21
  %16 = load ptr, ptr %11, align 8
  %17 = getelementptr inbounds %struct.db_members.3, ptr %16, i32 0, i32 0
  %18 = load float, ptr %12, align 4, !tbaa !21
  store float %18, ptr %17, align 16, !tbaa !30
  %19 = getelementptr inbounds %struct.db_members.3, ptr %16, i32 0, i32 1
  %20 = load float, ptr %13, align 4, !tbaa !21
  store float %20, ptr %19, align 4, !tbaa !32
  %21 = getelementptr inbounds %struct.db_members.3, ptr %16, i32 0, i32 2
  %22 = load float, ptr %14, align 4, !tbaa !21
  store float %22, ptr %21, align 8, !tbaa !33
  %23 = getelementptr inbounds %struct.db_members.3, ptr %16, i32 0, i32 3
  %24 = load float, ptr %15, align 4, !tbaa !21
  store float %24, ptr %23, align 4, !tbaa !34
  ret void
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
  store float %1, ptr %10, align 4, !tbaa !21
  store float %2, ptr %11, align 4, !tbaa !21
  store float %3, ptr %12, align 4, !tbaa !21
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds %struct.db_members.5, ptr %13, i32 0, i32 0
  %15 = load float, ptr %10, align 4, !tbaa !21
  store float %15, ptr %14, align 4, !tbaa !40
  %16 = getelementptr inbounds %struct.db_members.5, ptr %13, i32 0, i32 1
  %17 = load float, ptr %11, align 4, !tbaa !21
  store float %17, ptr %16, align 4, !tbaa !42
  %18 = getelementptr inbounds %struct.db_members.5, ptr %13, i32 0, i32 2
  %19 = load float, ptr %12, align 4, !tbaa !21
  store float %19, ptr %18, align 4, !tbaa !43
  ret void
}
define linkonce_odr hidden %struct.db_members.5 @_ZN15HIP_vector_typeIfLj3EE6filledEf(float noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.db_members.5, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = getelementptr inbounds %struct.db_members.5, ptr %4, i32 0, i32 0
  %7 = load float, ptr %5, align 4, !tbaa !21
  store float %7, ptr %6, align 4, !tbaa !40
  %8 = getelementptr inbounds %struct.db_members.5, ptr %4, i32 0, i32 1
  %9 = load float, ptr %5, align 4, !tbaa !21
  store float %9, ptr %8, align 4, !tbaa !42
  %10 = getelementptr inbounds %struct.db_members.5, ptr %4, i32 0, i32 2
  %11 = load float, ptr %5, align 4, !tbaa !21
  store float %11, ptr %10, align 4, !tbaa !43
  %12 = load %struct.db_members.5, ptr %4, align 4
  ret %struct.db_members.5 %12
}
define linkonce_odr hidden void @_ZN15HIP_vector_typeIjLj4EEC2IJjjjjETnN10db_only_ifIXaagtLj4ELi1EeqsZT_Lj4EEE3yesELi0EEEDpT_(ptr noundef nonnull align 16 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #5 comdat align 2 {
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !4
  store i32 %1, ptr %12, align 4, !tbaa !10
  store i32 %2, ptr %13, align 4, !tbaa !10
  store i32 %3, ptr %14, align 4, !tbaa !10
  store i32 %4, ptr %15, align 4, !tbaa !10
  %16 = load ptr, ptr %11, align 8
  %17 = getelementptr inbounds %struct.db_members.9, ptr %16, i32 0, i32 0
  %18 = load i32, ptr %12, align 4, !tbaa !10
  store i32 %18, ptr %17, align 16, !tbaa !65
  %19 = getelementptr inbounds %struct.db_members.9, ptr %16, i32 0, i32 1
  %20 = load i32, ptr %13, align 4, !tbaa !10
  store i32 %20, ptr %19, align 4, !tbaa !67
  %21 = getelementptr inbounds %struct.db_members.9, ptr %16, i32 0, i32 2
  %22 = load i32, ptr %14, align 4, !tbaa !10
  store i32 %22, ptr %21, align 8, !tbaa !68
  %23 = getelementptr inbounds %struct.db_members.9, ptr %16, i32 0, i32 3
  %24 = load i32, ptr %15, align 4, !tbaa !10
  store i32 %24, ptr %23, align 4, !tbaa !69
  ret void
}
define linkonce_odr hidden %struct.db_members.9 @_ZN15HIP_vector_typeIjLj4EE6filledEj(i32 noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.db_members.9, align 16, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = getelementptr inbounds %struct.db_members.9, ptr %4, i32 0, i32 0
  %7 = load i32, ptr %5, align 4, !tbaa !10
  store i32 %7, ptr %6, align 16, !tbaa !65
  %8 = getelementptr inbounds %struct.db_members.9, ptr %4, i32 0, i32 1
  %9 = load i32, ptr %5, align 4, !tbaa !10
  store i32 %9, ptr %8, align 4, !tbaa !67
  %10 = getelementptr inbounds %struct.db_members.9, ptr %4, i32 0, i32 2
  %11 = load i32, ptr %5, align 4, !tbaa !10
  store i32 %11, ptr %10, align 8, !tbaa !68
  %12 = getelementptr inbounds %struct.db_members.9, ptr %4, i32 0, i32 3
  %13 = load i32, ptr %5, align 4, !tbaa !10
  store i32 %13, ptr %12, align 4, !tbaa !69
  %14 = load %struct.db_members.9, ptr %4, align 16
  ret %struct.db_members.9 %14
}
define linkonce_odr hidden %struct.db_members.3 @_ZN15HIP_vector_typeIfLj4EE6filledEf(float noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.db_members.3, align 16, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = getelementptr inbounds %struct.db_members.3, ptr %4, i32 0, i32 0
  %7 = load float, ptr %5, align 4, !tbaa !21
  store float %7, ptr %6, align 16, !tbaa !30
  %8 = getelementptr inbounds %struct.db_members.3, ptr %4, i32 0, i32 1
  %9 = load float, ptr %5, align 4, !tbaa !21
  store float %9, ptr %8, align 4, !tbaa !32
  %10 = getelementptr inbounds %struct.db_members.3, ptr %4, i32 0, i32 2
  %11 = load float, ptr %5, align 4, !tbaa !21
  store float %11, ptr %10, align 8, !tbaa !33
  %12 = getelementptr inbounds %struct.db_members.3, ptr %4, i32 0, i32 3
  %13 = load float, ptr %5, align 4, !tbaa !21
  store float %13, ptr %12, align 4, !tbaa !34
  %14 = load %struct.db_members.3, ptr %4, align 16
  ret %struct.db_members.3 %14
}
define linkonce_odr hidden noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %0) #5 comdat align 2 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %2 to ptr
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %6, align 8, !tbaa !4
  %8 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #14
  %9 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  %10 = load i16, ptr %9, align 2, !tbaa !52
  %11 = zext i16 %10 to i32
  %12 = shl i32 %11, 16
  store i32 %12, ptr %7, align 4, !tbaa !10
  %13 = load float, ptr %7, align 4, !tbaa !60
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #14
  ret float %13
}
define linkonce_odr hidden void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %0, float noundef %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store float %1, ptr %6, align 4, !tbaa !21
  %7 = load ptr, ptr %5, align 8
  %8 = getelementptr inbounds %struct.__hip_bfloat16, ptr %7, i32 0, i32 0
  %9 = load float, ptr %6, align 4, !tbaa !21
  %10 = call noundef zeroext i16 @_ZN14__hip_bfloat167nearestEf(float noundef %9) #15
  store i16 %10, ptr %8, align 2, !tbaa !52
  ret void
}
define linkonce_odr hidden noundef zeroext i16 @_ZN14__hip_bfloat167nearestEf(float noundef %0) #5 comdat align 2 {
  %2 = alloca i16, align 2, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %2 to ptr
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  store float %0, ptr %7, align 4, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #14
  %9 = load i32, ptr %7, align 4, !tbaa !60
  store i32 %9, ptr %8, align 4, !tbaa !10
  %10 = load float, ptr %7, align 4, !tbaa !21
  %11 = load float, ptr %7, align 4, !tbaa !21
  %12 = fcmp une float %10, %11
  br i1 %12, label %13, label %17
13:
  %14 = load i32, ptr %8, align 4, !tbaa !10
  %15 = lshr i32 %14, 16
  %16 = or i32 %15, 64
  br label %25
17:
  %18 = load i32, ptr %8, align 4, !tbaa !10
  %19 = add i32 %18, 32767
  %20 = load i32, ptr %8, align 4, !tbaa !10
  %21 = lshr i32 %20, 16
  %22 = and i32 %21, 1
  %23 = add i32 %19, %22
  %24 = lshr i32 %23, 16
  br label %25
25:
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ]
  %27 = trunc i32 %26 to i16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #14
  ret i16 %27
}
declare float @llvm.fma.f32(float, float, float) #7
define internal i16 @_ZL20__ushort_as_bfloat16t(i16 noundef zeroext %0) #5 {
  %2 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %3 = alloca i16, align 2, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i16 %0, ptr %5, align 2, !tbaa !22
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %4, ptr align 2 %5, i64 2, i1 false)
  %6 = getelementptr inbounds %struct.__hip_bfloat16, ptr %4, i32 0, i32 0
  %7 = load i16, ptr %6, align 2
  ret i16 %7
}
define internal i16 @_ZL6__hadd14__hip_bfloat16S_(i16 %0, i16 %1) #5 {
  %3 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = getelementptr inbounds %struct.__hip_bfloat16, ptr %10, i32 0, i32 0
  store i16 %0, ptr %14, align 2
  %15 = getelementptr inbounds %struct.__hip_bfloat16, ptr %11, i32 0, i32 0
  store i16 %1, ptr %15, align 2
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  %16 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %10) #15
  store float %16, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %17 = call noundef float @_ZNK14__hip_bfloat16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %11) #15
  store float %17, ptr %13, align 4, !tbaa !21
  %18 = load float, ptr %12, align 4, !tbaa !21
  %19 = load float, ptr %13, align 4, !tbaa !21
  %20 = fadd float %18, %19
  call void @_ZN14__hip_bfloat16C2Ef(ptr noundef nonnull align 2 dereferenceable(2) %9, float noundef %20) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  %21 = getelementptr inbounds %struct.__hip_bfloat16, ptr %9, i32 0, i32 0
  %22 = load i16, ptr %21, align 2
  ret i16 %22
}
define linkonce_odr hidden void @_ZN15__hip_bfloat162C2E14__hip_bfloat16S0_(ptr noundef nonnull align 4 dereferenceable(4) %0, i16 %1, i16 %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %5 = alloca %struct.__hip_bfloat16, align 2, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  %10 = getelementptr inbounds %struct.__hip_bfloat16, ptr %7, i32 0, i32 0
  store i16 %1, ptr %10, align 2
  %11 = getelementptr inbounds %struct.__hip_bfloat16, ptr %8, i32 0, i32 0
  store i16 %2, ptr %11, align 2
  store ptr %0, ptr %9, align 8, !tbaa !4
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds %struct.__hip_bfloat162, ptr %12, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 2 %7, i64 2, i1 false), !tbaa.struct !51
  %14 = getelementptr inbounds %struct.__hip_bfloat162, ptr %12, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %14, ptr align 2 %8, i64 2, i1 false), !tbaa.struct !51
  ret void
}
define linkonce_odr hidden void @_Z13__syncthreadsv() #5 comdat {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define linkonce_odr hidden noundef i32 @_Z15atomicAdd_blockIiiEu11__remove_cvIT_EPS0_T0_(ptr noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !10
  %13 = load ptr, ptr %9, align 8, !tbaa !4
  %14 = load i32, ptr %10, align 4, !tbaa !10
  store i32 %14, ptr %11, align 4, !tbaa !10
  %15 = load i32, ptr %11, align 4
  %16 = atomicrmw add ptr %13, i32 %15 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %16, ptr %12, align 4
  %17 = load i32, ptr %12, align 4, !tbaa !10
  ret i32 %17
}
declare void @llvm.amdgcn.s.barrier() #8
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9
define linkonce_odr hidden void @_ZN18cooperative_groups15coalesced_groupC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %4, i32 0, i32 0
  %6 = call noundef i64 @_Z8__balloti(i32 noundef 1) #15
  store i64 %6, ptr %5, align 8, !tbaa !58
  ret void
}
define linkonce_odr hidden noundef i64 @_Z8__balloti(i32 noundef %0) #5 comdat {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = icmp ne i32 %6, 0
  %8 = call i64 @llvm.amdgcn.ballot.i64(i1 %7)
  ret i64 %8
}
declare i64 @llvm.amdgcn.ballot.i64(i1) #11
declare i64 @llvm.ctpop.i64(i64) #7
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #12
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #12
declare i32 @llvm.amdgcn.perm(i32, i32, i32) #13
define internal noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %0, ptr %9, align 4, !tbaa !10
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load i32, ptr %10, align 4, !tbaa !10
  %13 = load i32, ptr %9, align 4, !tbaa !10
  %14 = load i32, ptr %11, align 4, !tbaa !10
  %15 = and i32 %14, 31
  %16 = call i32 @llvm.fshr.i32(i32 %12, i32 %13, i32 %15)
  ret i32 %16
}
declare i32 @llvm.fshr.i32(i32, i32, i32) #7
define internal noundef float @_ZL5floorf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !21
  %6 = load float, ptr %5, align 4, !tbaa !21
  %7 = call contract float @llvm.floor.f32(float %6)
  ret float %7
}
declare float @llvm.floor.f32(float) #7
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #7
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7
declare noundef i32 @llvm.amdgcn.wavefrontsize() #7
define linkonce_odr hidden noundef i32 @_ZN18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4sizeEv() #5 comdat align 2 {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  ret i32 8
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE9shfl_downIiEET_S4_j(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #5 comdat align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load ptr, ptr %9, align 8
  %13 = load i32, ptr %10, align 4, !tbaa !10
  %14 = load i32, ptr %11, align 4, !tbaa !10
  %15 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %13, i32 noundef %14, i32 noundef 8) #15
  ret i32 %15
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE4shflIiEET_S4_i(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #5 comdat align 2 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !10
  store i32 %2, ptr %11, align 4, !tbaa !10
  %12 = load ptr, ptr %9, align 8
  %13 = load i32, ptr %10, align 4, !tbaa !10
  %14 = load i32, ptr %11, align 4, !tbaa !10
  %15 = call noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %13, i32 noundef %14, i32 noundef 8) #15
  ret i32 %15
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %15 = call noundef i32 @_Z9__lane_idv() #15
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
  %26 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %25) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %14, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #14
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #14
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [1 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
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
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #14
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #14
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #15
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #14
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !70
42:
  %43 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %43, i64 4, i1 false)
  %44 = load i32, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret i32 %44
}
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  %35 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %36 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %35)
  store i32 %36, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #14
  %37 = load i32, ptr %17, align 4, !tbaa !10
  %38 = and i32 %37, 31
  %39 = load i32, ptr %18, align 4, !tbaa !10
  %40 = and i32 %39, 32
  %41 = or i32 %38, %40
  %42 = shl i32 %41, 2
  store i32 %42, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #14
  %43 = load i32, ptr %16, align 4, !tbaa !10
  store i32 %43, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
  %44 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  store i64 %44, ptr %21, align 8, !tbaa !8
  %45 = load i64, ptr %21, align 8, !tbaa !8
  %46 = icmp eq i64 %45, -1
  br i1 %46, label %47, label %66
47:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #14
  %48 = load i32, ptr %19, align 4, !tbaa !10
  %49 = load i32, ptr %16, align 4, !tbaa !10
  %50 = call i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %49)
  store i32 %50, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #14
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #14
  br label %93
66:
  br label %67
67:
  %68 = load i64, ptr %21, align 8, !tbaa !8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %91
70:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #14
  %71 = load i64, ptr %21, align 8, !tbaa !8
  %72 = call i64 @llvm.cttz.i64(i64 %71, i1 true)
  %73 = trunc i64 %72 to i32
  store i32 %73, ptr %25, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #14
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #14
  br label %86
86:
  %87 = load i64, ptr %21, align 8, !tbaa !8
  %88 = sub i64 %87, 1
  %89 = load i64, ptr %21, align 8, !tbaa !8
  %90 = and i64 %89, %88
  store i64 %90, ptr %21, align 8, !tbaa !8
  br label %67, !llvm.loop !71
91:
  %92 = load i32, ptr %20, align 4, !tbaa !10
  store i32 %92, ptr %15, align 4
  store i32 1, ptr %24, align 4
  br label %93
93:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  br label %94
94:
  %95 = load i32, ptr %15, align 4
  ret i32 %95
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #11
declare i32 @llvm.amdgcn.permlane64.i32(i32) #11
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #11
define linkonce_odr hidden noundef i64 @_ZNK18cooperative_groups17thread_block_tileILj8ENS_12thread_blockEE3ownEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call noundef i32 @_Z9__lane_idv() #15
  %8 = and i32 %7, -8
  %9 = zext i32 %8 to i64
  %10 = shl i64 255, %9
  ret i64 %10
}
define linkonce_odr hidden void @_ZNK18cooperative_groups12thread_block4syncEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @_Z13__syncthreadsv() #15
  ret void
}
define linkonce_odr hidden %struct.HIP_vector_type.4 @_ZmlIfLj3EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %9) #15
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call contract noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %11) #15
  %13 = fmul contract <3 x float> %10, %12
  %14 = call %struct.HIP_vector_type.4 @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %13) #15
  %15 = getelementptr inbounds %struct.HIP_vector_type.4, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type.4 %14, 0
  store %struct.db_members.5 %16, ptr %15, align 4
  %17 = load %struct.HIP_vector_type.4, ptr %6, align 4
  ret %struct.HIP_vector_type.4 %17
}
define linkonce_odr hidden %struct.HIP_vector_type.4 @_ZN15HIP_vector_typeIfLj3EE2ofEDv3_f(<3 x float> noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.HIP_vector_type.4, align 4, addrspace(5)
  %3 = alloca <3 x float>, align 16, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %6, ptr %5, align 16, !tbaa !60
  %7 = load <3 x float>, ptr %5, align 16
  %8 = extractelement <3 x float> %7, i64 0
  %9 = load <3 x float>, ptr %5, align 16
  %10 = extractelement <3 x float> %9, i64 1
  %11 = load <3 x float>, ptr %5, align 16
  %12 = extractelement <3 x float> %11, i64 2
  call void @_ZN15HIP_vector_typeIfLj3EEC2IJfffETnN10db_only_ifIXaagtLj3ELi1EeqsZT_Lj3EEE3yesELi0EEEDpT_(ptr noundef nonnull align 4 dereferenceable(12) %4, float noundef %8, float noundef %10, float noundef %12) #15
  %13 = load %struct.HIP_vector_type.4, ptr %4, align 4
  ret %struct.HIP_vector_type.4 %13
}
define linkonce_odr hidden noundef <3 x float> @_ZNK15HIP_vector_typeIfLj3EE5lanesEv(ptr noundef nonnull align 4 dereferenceable(12) %0) #5 comdat align 2 {
  %2 = alloca <3 x float>, align 16, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.db_members.5, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = insertelement <3 x float> poison, float %8, i32 0
  %10 = getelementptr inbounds %struct.db_members.5, ptr %6, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !42
  %12 = insertelement <3 x float> %9, float %11, i32 1
  %13 = getelementptr inbounds %struct.db_members.5, ptr %6, i32 0, i32 2
  %14 = load float, ptr %13, align 4, !tbaa !43
  %15 = insertelement <3 x float> %12, float %14, i32 2
  ret <3 x float> %15
}
define linkonce_odr hidden %struct.HIP_vector_type.8 @_ZlsIjLj4EE15HIP_vector_typeIT_XT0_EERKS2_S4_(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %1) #5 comdat {
  %3 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !4
  %9 = load ptr, ptr %7, align 8, !tbaa !4
  %10 = call noundef <4 x i32> @_ZNK15HIP_vector_typeIjLj4EE5lanesEv(ptr noundef nonnull align 16 dereferenceable(16) %9) #15
  %11 = load ptr, ptr %8, align 8, !tbaa !4
  %12 = call noundef <4 x i32> @_ZNK15HIP_vector_typeIjLj4EE5lanesEv(ptr noundef nonnull align 16 dereferenceable(16) %11) #15
  %13 = shl <4 x i32> %10, %12
  %14 = call %struct.HIP_vector_type.8 @_ZN15HIP_vector_typeIjLj4EE2ofEDv4_j(<4 x i32> noundef %13) #15
  %15 = getelementptr inbounds %struct.HIP_vector_type.8, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.HIP_vector_type.8 %14, 0
  store %struct.db_members.9 %16, ptr %15, align 16
  %17 = load %struct.HIP_vector_type.8, ptr %6, align 16
  ret %struct.HIP_vector_type.8 %17
}
define linkonce_odr hidden %struct.HIP_vector_type.8 @_ZN15HIP_vector_typeIjLj4EE2ofEDv4_j(<4 x i32> noundef %0) #5 comdat align 2 {
  %2 = alloca %struct.HIP_vector_type.8, align 16, addrspace(5)
  %3 = alloca <4 x i32>, align 16, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store <4 x i32> %0, ptr %5, align 16, !tbaa !60
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %5, i64 16, i1 false)
  %6 = load %struct.HIP_vector_type.8, ptr %4, align 16
  ret %struct.HIP_vector_type.8 %6
}
define linkonce_odr hidden noundef <4 x i32> @_ZNK15HIP_vector_typeIjLj4EE5lanesEv(ptr noundef nonnull align 16 dereferenceable(16) %0) #5 comdat align 2 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = load <4 x i32>, ptr %6, align 16, !tbaa !60
  ret <4 x i32> %7
}
define linkonce_odr hidden noundef i64 @_Z12__activemaskv() #5 comdat {
  %1 = alloca i64, align 8, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call noundef i64 @_Z8__balloti(i32 noundef 1) #15
  ret i64 %3
}
define linkonce_odr hidden noundef i32 @_ZNK18cooperative_groups15coalesced_group4laneEj(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #5 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store i32 %1, ptr %10, align 4, !tbaa !10
  %12 = load ptr, ptr %9, align 8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #14
  %13 = getelementptr inbounds %"class.cooperative_groups::coalesced_group", ptr %12, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !58
  store i64 %14, ptr %11, align 8, !tbaa !8
  br label %15
15:
  %16 = load i32, ptr %10, align 4, !tbaa !10
  %17 = add i32 %16, -1
  store i32 %17, ptr %10, align 4, !tbaa !10
  %18 = icmp ne i32 %16, 0
  br i1 %18, label %19, label %24
19:
  %20 = load i64, ptr %11, align 8, !tbaa !8
  %21 = sub i64 %20, 1
  %22 = load i64, ptr %11, align 8, !tbaa !8
  %23 = and i64 %22, %21
  store i64 %23, ptr %11, align 8, !tbaa !8
  br label %15, !llvm.loop !72
24:
  %25 = load i64, ptr %11, align 8, !tbaa !8
  %26 = call i64 @llvm.cttz.i64(i64 %25, i1 true)
  %27 = trunc i64 %26 to i32
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #14
  ret i32 %27
}
define linkonce_odr hidden noundef zeroext i16 @_Z12db_from_laneItET_S0_j(i16 noundef zeroext %0, i32 noundef %1) #5 comdat {
  %3 = alloca i16, align 2, addrspace(5)
  %4 = alloca i16, align 2, addrspace(5)
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
  store i16 %0, ptr %14, align 2, !tbaa !22
  store i32 %1, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 2 %14, i64 2, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #14
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #14
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [1 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
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
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #14
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #14
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #15
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #14
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !73
42:
  %43 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %14, ptr align 4 %43, i64 2, i1 false)
  %44 = load i16, ptr %14, align 2, !tbaa !22
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret i16 %44
}
define linkonce_odr hidden noundef zeroext i1 @_Z12db_from_laneIbET_S0_j(i1 noundef zeroext %0, i32 noundef %1) #5 comdat {
  %3 = alloca i1, align 1, addrspace(5)
  %4 = alloca i8, align 1, addrspace(5)
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
  %21 = zext i1 %0 to i8
  store i8 %21, ptr %14, align 1, !tbaa !47
  store i32 %1, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #14
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %22 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 1 %14, i64 1, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #14
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #14
  %23 = load ptr, ptr %17, align 8, !tbaa !4
  %24 = getelementptr inbounds [1 x i32], ptr %23, i64 0, i64 0
  store ptr %24, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #14
  %25 = load ptr, ptr %17, align 8, !tbaa !4
  %26 = getelementptr inbounds [1 x i32], ptr %25, i64 0, i64 0
  %27 = getelementptr inbounds i32, ptr %26, i64 1
  store ptr %27, ptr %19, align 8, !tbaa !4
  br label %28
28:
  %29 = load ptr, ptr %18, align 8, !tbaa !4
  %30 = load ptr, ptr %19, align 8, !tbaa !4
  %31 = icmp ne ptr %29, %30
  br i1 %31, label %33, label %32
32:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #14
  br label %43
33:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #14
  %34 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %34, ptr %20, align 8, !tbaa !4
  %35 = load ptr, ptr %20, align 8, !tbaa !4
  %36 = load i32, ptr %35, align 4, !tbaa !10
  %37 = load i32, ptr %15, align 4, !tbaa !10
  %38 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %36, i32 noundef %37) #15
  %39 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %38, ptr %39, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #14
  br label %40
40:
  %41 = load ptr, ptr %18, align 8, !tbaa !4
  %42 = getelementptr inbounds i32, ptr %41, i32 1
  store ptr %42, ptr %18, align 8, !tbaa !4
  br label %28, !llvm.loop !74
43:
  %44 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 4 %44, i64 1, i1 false)
  %45 = load i8, ptr %14, align 1, !tbaa !47, !range !49, !noundef !50
  %46 = trunc i8 %45 to i1
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #14
  ret i1 %46
}
attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { convergent inlinehint mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nocallback nofree nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind }
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
!13 = !{!"_Float16", !6, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTS10db_membersIDF16_Lj2EE", !13, i64 0, !13, i64 2}
!16 = !{!15, !13, i64 2}
!17 = !{!18, !19, i64 0}
!18 = !{!"_ZTS10db_membersIfLj2EE", !19, i64 0, !19, i64 4}
!19 = !{!"float", !6, i64 0}
!20 = !{!18, !19, i64 4}
!21 = !{!19, !19, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !6, i64 0}
!24 = !{!25, !11, i64 0}
!25 = !{!"_ZTS4dim3", !11, i64 0, !11, i64 4, !11, i64 8}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = distinct !{!29, !27, !28}
!30 = !{!31, !19, i64 0}
!31 = !{!"_ZTS10db_membersIfLj4EE", !19, i64 0, !19, i64 4, !19, i64 8, !19, i64 12}
!32 = !{!31, !19, i64 4}
!33 = !{!31, !19, i64 8}
!34 = !{!31, !19, i64 12}
!35 = !{!36, !6, i64 3}
!36 = !{!"_ZTS10db_membersIhLj4EE", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3}
!37 = !{!36, !6, i64 0}
!38 = !{!36, !6, i64 1}
!39 = !{!36, !6, i64 2}
!40 = !{!41, !19, i64 0}
!41 = !{!"_ZTS10db_membersIfLj3EE", !19, i64 0, !19, i64 4, !19, i64 8}
!42 = !{!41, !19, i64 4}
!43 = !{!41, !19, i64 8}
!44 = !{i64 0, i64 4, !21, i64 4, i64 4, !21, i64 8, i64 4, !21}
!45 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!46 = !{i64 0, i64 4, !21, i64 4, i64 4, !21, i64 8, i64 4, !21, i64 12, i64 4, !21}
!47 = !{!48, !48, i64 0}
!48 = !{!"bool", !6, i64 0}
!49 = !{i8 0, i8 2}
!50 = !{}
!51 = !{i64 0, i64 2, !22}
!52 = !{!53, !23, i64 0}
!53 = !{!"_ZTS14__hip_bfloat16", !23, i64 0}
!54 = !{!55, !55, i64 0}
!55 = !{!"long long", !6, i64 0}
!56 = distinct !{!56, !28}
!57 = distinct !{!57, !27, !28}
!58 = !{!59, !9, i64 0}
!59 = !{!"_ZTSN18cooperative_groups15coalesced_groupE", !9, i64 0}
!60 = !{!6, !6, i64 0}
!61 = !{!62, !62, i64 0}
!62 = !{!"double", !6, i64 0}
!63 = !{!25, !11, i64 4}
!64 = !{!25, !11, i64 8}
!65 = !{!66, !11, i64 0}
!66 = !{!"_ZTS10db_membersIjLj4EE", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!67 = !{!66, !11, i64 4}
!68 = !{!66, !11, i64 8}
!69 = !{!66, !11, i64 12}
!70 = distinct !{!70, !28}
!71 = distinct !{!71, !27, !28}
!72 = distinct !{!72, !27, !28}
!73 = distinct !{!73, !28}
!74 = distinct !{!74, !28}
