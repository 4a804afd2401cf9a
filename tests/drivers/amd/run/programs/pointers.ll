target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.db_block = type { i8 }
%struct.db_block_size = type { i8 }
%struct.db_thread = type { i8 }
%struct.db_grid_size = type { i8 }
%struct.db_wave_size = type { i8 }
%struct.Vec = type { [4 x float] }
%struct.Vec.0 = type { [4 x i64] }
%struct.Shape = type <{ ptr, i32, [4 x i8] }>
%struct.Square = type { %struct.Shape.base, [4 x i8] }
%struct.Shape.base = type <{ ptr, i32 }>
%struct.Ring = type { %struct.Shape.base, [4 x i8] }
%struct.Less = type <{ %struct.Task, i32, [4 x i8] }>
%struct.Task = type { ptr }
$_Z4dotsIfEvPKT_S2_PS0_ = comdat any
$_Z4dotsIlEvPKT_S2_PS0_ = comdat any
$_Z5powerILi3EEvPi = comdat any
$_ZNK8db_block7__get_xEv = comdat any
$_ZNK13db_block_size7__get_xEv = comdat any
$_ZNK9db_thread7__get_xEv = comdat any
$_Z5powerILi5EEvPi = comdat any
$_ZN5ShapeC2Ei = comdat any
$_ZN6SquareC2Ei = comdat any
$_ZN4RingC2Ei = comdat any
$_ZN5TwiceC2Ev = comdat any
$_ZN4LessC2Ei = comdat any
$_Z13__syncthreadsv = comdat any
$_Z9atomicAddIjjEu11__remove_cvIT_EPS0_T0_ = comdat any
$_ZNK12db_grid_size7__get_xEv = comdat any
$_ZNK12db_wave_sizecviEv = comdat any
$_Z10__shfl_xorIfET_S0_ii = comdat any
$_Z8__balloti = comdat any
$_Z5__anyi = comdat any
$_Z5__alli = comdat any
$_Z6__shflIiET_S0_ii = comdat any
$_Z9__shfl_upIiET_S0_ji = comdat any
$_Z11__shfl_downIiET_S0_ji = comdat any
$_Z9atomicAddIiiEu11__remove_cvIT_EPS0_T0_ = comdat any
$_Z13__threadfencev = comdat any
$_ZNK8db_block7__get_yEv = comdat any
$_ZNK13db_block_size7__get_yEv = comdat any
$_ZNK9db_thread7__get_yEv = comdat any
$_ZNK8db_block7__get_zEv = comdat any
$_ZNK13db_block_size7__get_zEv = comdat any
$_ZNK9db_thread7__get_zEv = comdat any
$_ZNK12db_grid_size7__get_yEv = comdat any
$_Z10__shfl_xorIdET_S0_ii = comdat any
$_Z9atomicMaxIddEu11__remove_cvIT_EPS0_T0_ = comdat any
$_Z9atomicCASIjjjEu11__remove_cvIT_EPS0_T0_T1_ = comdat any
$_ZNK5Shape4areaEi = comdat any
$_ZNK6Square4areaEi = comdat any
$_ZNK4Ring4areaEi = comdat any
$_ZN4TaskC2Ev = comdat any
$_ZN5TwiceD0Ev = comdat any
$_ZN5Twice4doneEi = comdat any
$_ZN4TaskD0Ev = comdat any
$_ZN4TaskD2Ev = comdat any
$_ZN4LessD0Ev = comdat any
$_ZN4Less4doneEi = comdat any
$_ZNK3VecIfLi4EE3dotERKS0_ = comdat any
$_ZNK3VecIlLi4EE3dotERKS0_ = comdat any
$_Z9__lane_idv = comdat any
$_Z12db_from_laneIfET_S0_j = comdat any
$_Z12db_from_laneIiET_S0_j = comdat any
$_Z12db_from_laneIdET_S0_j = comdat any
$_ZTV5Shape = comdat any
$_ZTV6Square = comdat any
$_ZTV4Ring = comdat any
$_ZTV5Twice = comdat any
$_ZTV4Task = comdat any
$_ZTV4Less = comdat any
@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@steps = protected addrspace(1) externally_initialized global [4 x ptr] [ptr @_Z3addii, ptr @_Z3subii, ptr @_Z3mulii, ptr @_Z4deepii], align 16
@dynamic = external hidden addrspace(3) global [0 x i32], align 4
@_ZZ9histogramE4bins = internal addrspace(3) global [256 x i32] undef, align 16
@gridDim = extern_weak dso_local protected addrspace(1) global %struct.db_grid_size, align 1
@warpSize = extern_weak dso_local protected addrspace(1) global %struct.db_wave_size, align 1
@primes = protected addrspace(4) externally_initialized global [6 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13], align 16
@calls = protected addrspace(1) externally_initialized global i32 0, align 4
@_ZTV5Shape = linkonce_odr hidden unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK5Shape4areaEi to ptr addrspace(1))] }, comdat, align 8
@_ZTV6Square = linkonce_odr hidden unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK6Square4areaEi to ptr addrspace(1))] }, comdat, align 8
@_ZTV4Ring = linkonce_odr hidden unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZNK4Ring4areaEi to ptr addrspace(1))] }, comdat, align 8
@_ZTV5Twice = linkonce_odr hidden unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN4TaskD2Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN5TwiceD0Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN5Twice4doneEi to ptr addrspace(1))] }, comdat, align 8
@_ZTV4Task = linkonce_odr hidden unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN4TaskD2Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4TaskD0Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @__cxa_pure_virtual to ptr addrspace(1))] }, comdat, align 8
@_ZTV4Less = linkonce_odr hidden unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN4TaskD2Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4LessD0Ev to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4Less4doneEi to ptr addrspace(1))] }, comdat, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@__hip_cuid_a091ca744155f602 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @steps to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @calls to ptr), ptr addrspacecast (ptr addrspace(1) @__hip_cuid_a091ca744155f602 to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define weak hidden void @__cxa_pure_virtual() unnamed_addr #0 {
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
define protected amdgpu_kernel void @dot_float(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
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
  store ptr addrspace(1) %2, ptr %12, align 8
  %18 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr %16, ptr %13, align 8, !tbaa !4
  store ptr %17, ptr %14, align 8, !tbaa !4
  store ptr %18, ptr %15, align 8, !tbaa !4
  %19 = load ptr, ptr %13, align 8, !tbaa !4
  %20 = load ptr, ptr %14, align 8, !tbaa !4
  %21 = load ptr, ptr %15, align 8, !tbaa !4
  call void @_Z4dotsIfEvPKT_S2_PS0_(ptr noundef %19, ptr noundef %20, ptr noundef %21) #14
  ret void
}
define linkonce_odr hidden void @_Z4dotsIfEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 comdat {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Vec, align 4, addrspace(5)
  %9 = alloca %struct.Vec, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr %0, ptr %12, align 8, !tbaa !4
  store ptr %1, ptr %13, align 8, !tbaa !4
  store ptr %2, ptr %14, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %19 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %20 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  store i32 0, ptr %18, align 4, !tbaa !10
  br label %24
24:
  %25 = load i32, ptr %18, align 4, !tbaa !10
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  br label %56
28:
  %29 = load ptr, ptr %12, align 8, !tbaa !4
  %30 = load i32, ptr %15, align 4, !tbaa !10
  %31 = mul i32 4, %30
  %32 = load i32, ptr %18, align 4, !tbaa !10
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %29, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = getelementptr inbounds %struct.Vec, ptr %16, i32 0, i32 0
  %38 = load i32, ptr %18, align 4, !tbaa !10
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x float], ptr %37, i64 0, i64 %39
  store float %36, ptr %40, align 4, !tbaa !12
  %41 = load ptr, ptr %13, align 8, !tbaa !4
  %42 = load i32, ptr %15, align 4, !tbaa !10
  %43 = mul i32 4, %42
  %44 = load i32, ptr %18, align 4, !tbaa !10
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %41, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !12
  %49 = getelementptr inbounds %struct.Vec, ptr %17, i32 0, i32 0
  %50 = load i32, ptr %18, align 4, !tbaa !10
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x float], ptr %49, i64 0, i64 %51
  store float %48, ptr %52, align 4, !tbaa !12
  br label %53
53:
  %54 = load i32, ptr %18, align 4, !tbaa !10
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %18, align 4, !tbaa !10
  br label %24, !llvm.loop !14
56:
  %57 = call contract noundef float @_ZNK3VecIfLi4EE3dotERKS0_(ptr noundef nonnull align 4 dereferenceable(16) %16, ptr noundef nonnull align 4 dereferenceable(16) %17) #14
  %58 = load ptr, ptr %14, align 8, !tbaa !4
  %59 = load i32, ptr %15, align 4, !tbaa !10
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  ret void
}
define protected amdgpu_kernel void @dot_long(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
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
  store ptr addrspace(1) %2, ptr %12, align 8
  %18 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr %16, ptr %13, align 8, !tbaa !4
  store ptr %17, ptr %14, align 8, !tbaa !4
  store ptr %18, ptr %15, align 8, !tbaa !4
  %19 = load ptr, ptr %13, align 8, !tbaa !4
  %20 = load ptr, ptr %14, align 8, !tbaa !4
  %21 = load ptr, ptr %15, align 8, !tbaa !4
  call void @_Z4dotsIlEvPKT_S2_PS0_(ptr noundef %19, ptr noundef %20, ptr noundef %21) #14
  ret void
}
define linkonce_odr hidden void @_Z4dotsIlEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 comdat {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Vec.0, align 8, addrspace(5)
  %9 = alloca %struct.Vec.0, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr %0, ptr %12, align 8, !tbaa !4
  store ptr %1, ptr %13, align 8, !tbaa !4
  store ptr %2, ptr %14, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %19 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %20 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  store i32 0, ptr %18, align 4, !tbaa !10
  br label %24
24:
  %25 = load i32, ptr %18, align 4, !tbaa !10
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27
27:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  br label %56
28:
  %29 = load ptr, ptr %12, align 8, !tbaa !4
  %30 = load i32, ptr %15, align 4, !tbaa !10
  %31 = mul i32 4, %30
  %32 = load i32, ptr %18, align 4, !tbaa !10
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %29, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds %struct.Vec.0, ptr %16, i32 0, i32 0
  %38 = load i32, ptr %18, align 4, !tbaa !10
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 %39
  store i64 %36, ptr %40, align 8, !tbaa !8
  %41 = load ptr, ptr %13, align 8, !tbaa !4
  %42 = load i32, ptr %15, align 4, !tbaa !10
  %43 = mul i32 4, %42
  %44 = load i32, ptr %18, align 4, !tbaa !10
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds %struct.Vec.0, ptr %17, i32 0, i32 0
  %50 = load i32, ptr %18, align 4, !tbaa !10
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [4 x i64], ptr %49, i64 0, i64 %51
  store i64 %48, ptr %52, align 8, !tbaa !8
  br label %53
53:
  %54 = load i32, ptr %18, align 4, !tbaa !10
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %18, align 4, !tbaa !10
  br label %24, !llvm.loop !17
56:
  %57 = call noundef i64 @_ZNK3VecIlLi4EE3dotERKS0_(ptr noundef nonnull align 8 dereferenceable(32) %16, ptr noundef nonnull align 8 dereferenceable(32) %17) #14
  %58 = load ptr, ptr %14, align 8, !tbaa !4
  %59 = load i32, ptr %15, align 4, !tbaa !10
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  store i64 %57, ptr %61, align 8, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  ret void
}
define protected amdgpu_kernel void @_Z5powerILi3EEvPi(ptr addrspace(1) noundef %0) #3 comdat {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %2 to ptr
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  %15 = load ptr, ptr %9, align 8, !tbaa !4
  store ptr %15, ptr %10, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #15
  %16 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %17 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #15
  %21 = load ptr, ptr %10, align 8, !tbaa !4
  %22 = load i32, ptr %11, align 4, !tbaa !10
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  store i32 %25, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  store i32 1, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  store i32 0, ptr %14, align 4, !tbaa !10
  br label %26
26:
  %27 = load i32, ptr %14, align 4, !tbaa !10
  %28 = icmp slt i32 %27, 3
  br i1 %28, label %30, label %29
29:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  br label %37
30:
  %31 = load i32, ptr %12, align 4, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !10
  %33 = mul nsw i32 %32, %31
  store i32 %33, ptr %13, align 4, !tbaa !10
  br label %34
34:
  %35 = load i32, ptr %14, align 4, !tbaa !10
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %14, align 4, !tbaa !10
  br label %26, !llvm.loop !18
37:
  %38 = load i32, ptr %13, align 4, !tbaa !10
  %39 = load ptr, ptr %10, align 8, !tbaa !4
  %40 = load i32, ptr %11, align 4, !tbaa !10
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #15
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
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !19
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
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #4
define protected amdgpu_kernel void @_Z5powerILi5EEvPi(ptr addrspace(1) noundef %0) #3 comdat {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %2 to ptr
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  %15 = load ptr, ptr %9, align 8, !tbaa !4
  store ptr %15, ptr %10, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #15
  %16 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %17 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #15
  %21 = load ptr, ptr %10, align 8, !tbaa !4
  %22 = load i32, ptr %11, align 4, !tbaa !10
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  store i32 %25, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  store i32 1, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  store i32 0, ptr %14, align 4, !tbaa !10
  br label %26
26:
  %27 = load i32, ptr %14, align 4, !tbaa !10
  %28 = icmp slt i32 %27, 5
  br i1 %28, label %30, label %29
29:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  br label %37
30:
  %31 = load i32, ptr %12, align 4, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !10
  %33 = mul nsw i32 %32, %31
  store i32 %33, ptr %13, align 4, !tbaa !10
  br label %34
34:
  %35 = load i32, ptr %14, align 4, !tbaa !10
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %14, align 4, !tbaa !10
  br label %26, !llvm.loop !21
37:
  %38 = load i32, ptr %13, align 4, !tbaa !10
  %39 = load ptr, ptr %10, align 8, !tbaa !4
  %40 = load i32, ptr %11, align 4, !tbaa !10
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #15
  ret void
}
define hidden noundef i32 @_Z3addii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %7, align 4, !tbaa !10
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = add nsw i32 %9, %10
  ret i32 %11
}
define hidden noundef i32 @_Z3subii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %7, align 4, !tbaa !10
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = sub nsw i32 %9, %10
  ret i32 %11
}
define hidden noundef i32 @_Z3mulii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %7, align 4, !tbaa !10
  %10 = load i32, ptr %8, align 4, !tbaa !10
  %11 = mul nsw i32 %9, %10
  ret i32 %11
}
define hidden noundef i32 @_Z4deepii(i32 noundef %0, i32 noundef %1) #6 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4, !tbaa !10
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load i32, ptr %8, align 4, !tbaa !10
  %10 = icmp sle i32 %9, 0
  br i1 %10, label %11, label %13
11:
  %12 = load i32, ptr %7, align 4, !tbaa !10
  br label %20
13:
  %14 = load i32, ptr %7, align 4, !tbaa !10
  %15 = load i32, ptr %8, align 4, !tbaa !10
  %16 = add nsw i32 %14, %15
  %17 = load i32, ptr %8, align 4, !tbaa !10
  %18 = sub nsw i32 %17, 1
  %19 = call noundef i32 @_Z4deepii(i32 noundef %16, i32 noundef %18) #14
  br label %20
20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}
define protected amdgpu_kernel void @dispatch(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %13, align 8
  %20 = load ptr, ptr %13, align 8, !tbaa !4
  store ptr %18, ptr %14, align 8, !tbaa !4
  store ptr %19, ptr %15, align 8, !tbaa !4
  store ptr %20, ptr %16, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  %21 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %22 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %25 = add i32 %23, %24
  store i32 %25, ptr %17, align 4, !tbaa !10
  %26 = load ptr, ptr %14, align 8, !tbaa !4
  %27 = load i32, ptr %17, align 4, !tbaa !10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !10
  %31 = and i32 %30, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(1) @steps to ptr), i64 0, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !4
  %35 = load ptr, ptr %16, align 8, !tbaa !4
  %36 = load i32, ptr %17, align 4, !tbaa !10
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !10
  %40 = load ptr, ptr %15, align 8, !tbaa !4
  %41 = load i32, ptr %17, align 4, !tbaa !10
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !10
  %45 = and i32 %44, 15
  %46 = call noundef i32 %34(i32 noundef %39, i32 noundef %45) #14
  %47 = load ptr, ptr %16, align 8, !tbaa !4
  %48 = load i32, ptr %17, align 4, !tbaa !10
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  ret void
}
define protected amdgpu_kernel void @virtuals(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca %struct.Shape, align 8, addrspace(5)
  %9 = alloca %struct.Square, align 8, addrspace(5)
  %10 = alloca %struct.Ring, align 8, addrspace(5)
  %11 = alloca [3 x ptr], align 16, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %3 to ptr
  %13 = addrspacecast ptr addrspace(5) %4 to ptr
  %14 = addrspacecast ptr addrspace(5) %5 to ptr
  %15 = addrspacecast ptr addrspace(5) %6 to ptr
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = addrspacecast ptr addrspace(5) %8 to ptr
  %18 = addrspacecast ptr addrspace(5) %9 to ptr
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %21 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %13, align 8
  %22 = load ptr, ptr %13, align 8, !tbaa !4
  store ptr %21, ptr %14, align 8, !tbaa !4
  store ptr %22, ptr %15, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %23 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  store i32 %23, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #15
  %24 = load ptr, ptr %15, align 8, !tbaa !4
  %25 = load i32, ptr %16, align 4, !tbaa !10
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !10
  call void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %17, i32 noundef %28) #14
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #15
  %29 = load ptr, ptr %15, align 8, !tbaa !4
  %30 = load i32, ptr %16, align 4, !tbaa !10
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !10
  call void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %18, i32 noundef %33) #14
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #15
  %34 = load ptr, ptr %15, align 8, !tbaa !4
  %35 = load i32, ptr %16, align 4, !tbaa !10
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !10
  call void @_ZN4RingC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %19, i32 noundef %38) #14
  call void @llvm.lifetime.start.p5(i64 24, ptr addrspace(5) %11) #15
  store ptr %17, ptr %20, align 8, !tbaa !4
  %39 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %18, ptr %39, align 8, !tbaa !4
  %40 = getelementptr inbounds ptr, ptr %20, i64 2
  store ptr %19, ptr %40, align 8, !tbaa !4
  %41 = load ptr, ptr %14, align 8, !tbaa !4
  %42 = load i32, ptr %16, align 4, !tbaa !10
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !10
  %46 = srem i32 %45, 3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [3 x ptr], ptr %20, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8, !tbaa !4
  %50 = load ptr, ptr %14, align 8, !tbaa !4
  %51 = load i32, ptr %16, align 4, !tbaa !10
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !10
  %55 = and i32 %54, 7
  %56 = load ptr addrspace(1), ptr %49, align 8, !tbaa !22
  %57 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %56, i64 0
  %58 = load ptr addrspace(1), ptr addrspace(1) %57, align 8
  %59 = call noundef addrspace(1) i32 %58(ptr noundef nonnull align 8 dereferenceable(12) %49, i32 noundef %55) #14
  %60 = load ptr, ptr %15, align 8, !tbaa !4
  %61 = load i32, ptr %16, align 4, !tbaa !10
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 24, ptr addrspace(5) %11) #15
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #15
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  ret void
}
define linkonce_odr hidden void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store i32 %1, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %5, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !22
  %8 = getelementptr inbounds %struct.Shape, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %6, align 4, !tbaa !10
  store i32 %9, ptr %8, align 8, !tbaa !24
  ret void
}
define linkonce_odr hidden void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store i32 %1, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4, !tbaa !10
  call void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %8) #14
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV6Square, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !22
  ret void
}
define linkonce_odr hidden void @_ZN4RingC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store i32 %1, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4, !tbaa !10
  call void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %8) #14
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Ring, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !22
  ret void
}
define protected amdgpu_kernel void @tasks(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca [16 x i8], align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  store i32 %19, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #15
  %20 = load ptr, ptr %12, align 8, !tbaa !4
  %21 = load i32, ptr %14, align 4, !tbaa !10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !10
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29
27:
  %28 = getelementptr inbounds [16 x i8], ptr %15, i64 0, i64 0
  call void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %28) #14
  br label %36
29:
  %30 = getelementptr inbounds [16 x i8], ptr %15, i64 0, i64 0
  %31 = load ptr, ptr %12, align 8, !tbaa !4
  %32 = load i32, ptr %14, align 4, !tbaa !10
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !10
  call void @_ZN4LessC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %30, i32 noundef %35) #14
  br label %36
36:
  %37 = phi ptr [ %28, %27 ], [ %30, %29 ]
  store ptr %37, ptr %16, align 8, !tbaa !4
  %38 = load ptr, ptr %16, align 8, !tbaa !4
  %39 = load ptr, ptr %13, align 8, !tbaa !4
  %40 = load i32, ptr %14, align 4, !tbaa !10
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !10
  %44 = load ptr addrspace(1), ptr %38, align 8, !tbaa !22
  %45 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %44, i64 2
  %46 = load ptr addrspace(1), ptr addrspace(1) %45, align 8
  %47 = call noundef addrspace(1) i32 %46(ptr noundef nonnull align 8 dereferenceable(8) %38, i32 noundef %43) #14
  %48 = load ptr, ptr %13, align 8, !tbaa !4
  %49 = load i32, ptr %14, align 4, !tbaa !10
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !10
  %52 = load ptr, ptr %16, align 8, !tbaa !4
  %53 = load ptr addrspace(1), ptr %52, align 8, !tbaa !22
  %54 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %53, i64 0
  %55 = load ptr addrspace(1), ptr addrspace(1) %54, align 8
  call addrspace(1) void %55(ptr noundef nonnull align 8 dereferenceable(8) %52) #14
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  ret void
}
define linkonce_odr hidden void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @_ZN4TaskC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #14
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 24) ({ [5 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %4, align 8, !tbaa !22
  ret void
}
define linkonce_odr hidden void @_ZN4LessC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  %6 = addrspacecast ptr addrspace(5) %4 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  store i32 %1, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %5, align 8
  call void @_ZN4TaskC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #14
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 24) ({ [5 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Less, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !22
  %8 = getelementptr inbounds %struct.Less, ptr %7, i32 0, i32 1
  %9 = load i32, ptr %6, align 4, !tbaa !10
  store i32 %9, ptr %8, align 8, !tbaa !26
  ret void
}
define protected amdgpu_kernel void @reverse(ptr addrspace(1) noundef %0) #3 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr addrspace(1) %0, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !4
  store ptr %6, ptr %5, align 8, !tbaa !4
  %7 = load ptr, ptr %5, align 8, !tbaa !4
  %8 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %9 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %7, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !10
  %16 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !10
  call void @_Z13__syncthreadsv() #14
  %19 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %20 = sub i32 %19, 1
  %21 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %22 = sub i32 %20, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  %26 = load ptr, ptr %5, align 8, !tbaa !4
  %27 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %28 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %26, i64 %32
  store i32 %25, ptr %33, align 4, !tbaa !10
  ret void
}
define linkonce_odr hidden void @_Z13__syncthreadsv() #5 comdat {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  %17 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %12, align 8
  %18 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr %17, ptr %13, align 8, !tbaa !4
  store ptr %18, ptr %14, align 8, !tbaa !4
  store i32 %2, ptr %15, align 4, !tbaa !10
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 0, i64 %20
  store i32 0, ptr %21, align 4, !tbaa !10
  call void @_Z13__syncthreadsv() #14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #15
  %22 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %23 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %26 = add i32 %24, %25
  store i32 %26, ptr %16, align 4, !tbaa !10
  br label %27
27:
  %28 = load i32, ptr %16, align 4, !tbaa !10
  %29 = load i32, ptr %15, align 4, !tbaa !10
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31
31:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #15
  br label %47
32:
  %33 = load ptr, ptr %13, align 8, !tbaa !4
  %34 = load i32, ptr %16, align 4, !tbaa !10
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !29
  %38 = zext i8 %37 to i64
  %39 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 0, i64 %38
  %40 = call noundef i32 @_Z9atomicAddIjjEu11__remove_cvIT_EPS0_T0_(ptr noundef %39, i32 noundef 1) #14
  br label %41
41:
  %42 = call noundef i32 @_ZNK12db_grid_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @gridDim to ptr)) #14
  %43 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %44 = mul i32 %42, %43
  %45 = load i32, ptr %16, align 4, !tbaa !10
  %46 = add i32 %45, %44
  store i32 %46, ptr %16, align 4, !tbaa !10
  br label %27, !llvm.loop !30
47:
  call void @_Z13__syncthreadsv() #14
  %48 = load ptr, ptr %14, align 8, !tbaa !4
  %49 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE4bins to ptr), i64 0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !10
  %56 = call noundef i32 @_Z9atomicAddIjjEu11__remove_cvIT_EPS0_T0_(ptr noundef %51, i32 noundef %55) #14
  ret void
}
define linkonce_odr hidden noundef i32 @_Z9atomicAddIjjEu11__remove_cvIT_EPS0_T0_(ptr noundef %0, i32 noundef %1) #5 comdat {
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
  %16 = atomicrmw add ptr %13, i32 %15 syncscope("agent-one-as") monotonic, align 4
  store i32 %16, ptr %12, align 4
  %17 = load i32, ptr %12, align 4, !tbaa !10
  ret i32 %17
}
define linkonce_odr hidden noundef i32 @_ZNK12db_grid_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 12
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !10
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !19
  %13 = zext i16 %12 to i32
  %14 = udiv i32 %9, %13
  ret i32 %14
}
define protected amdgpu_kernel void @warp_sum(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %3 to ptr
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr %18, ptr %13, align 8, !tbaa !4
  store ptr %19, ptr %14, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %20 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %21 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %24 = add i32 %22, %23
  store i32 %24, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %25 = load ptr, ptr %13, align 8, !tbaa !4
  %26 = load i32, ptr %15, align 4, !tbaa !10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !12
  store float %29, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #15
  %30 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %31 = sdiv i32 %30, 2
  store i32 %31, ptr %17, align 4, !tbaa !10
  br label %32
32:
  %33 = load i32, ptr %17, align 4, !tbaa !10
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %36, label %35
35:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #15
  br label %46
36:
  %37 = load float, ptr %16, align 4, !tbaa !12
  %38 = load i32, ptr %17, align 4, !tbaa !10
  %39 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %40 = call contract noundef float @_Z10__shfl_xorIfET_S0_ii(float noundef %37, i32 noundef %38, i32 noundef %39) #14
  %41 = load float, ptr %16, align 4, !tbaa !12
  %42 = fadd float %41, %40
  store float %42, ptr %16, align 4, !tbaa !12
  br label %43
43:
  %44 = load i32, ptr %17, align 4, !tbaa !10
  %45 = ashr i32 %44, 1
  store i32 %45, ptr %17, align 4, !tbaa !10
  br label %32, !llvm.loop !31
46:
  %47 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %48 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %49 = sub nsw i32 %48, 1
  %50 = and i32 %47, %49
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %60
52:
  %53 = load float, ptr %16, align 4, !tbaa !12
  %54 = load ptr, ptr %14, align 8, !tbaa !4
  %55 = load i32, ptr %15, align 4, !tbaa !10
  %56 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %57 = udiv i32 %55, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %54, i64 %58
  store float %53, ptr %59, align 4, !tbaa !12
  br label %60
60:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  ret void
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
define linkonce_odr hidden noundef float @_Z10__shfl_xorIfET_S0_ii(float noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
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
  store float %0, ptr %12, align 4, !tbaa !12
  store i32 %1, ptr %13, align 4, !tbaa !10
  store i32 %2, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %17 = call noundef i32 @_Z9__lane_idv() #14
  store i32 %17, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #15
  %18 = load i32, ptr %15, align 4, !tbaa !10
  %19 = load i32, ptr %13, align 4, !tbaa !10
  %20 = xor i32 %18, %19
  store i32 %20, ptr %16, align 4, !tbaa !10
  %21 = load float, ptr %12, align 4, !tbaa !12
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
  %35 = call contract noundef float @_Z12db_from_laneIfET_S0_j(float noundef %21, i32 noundef %34) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  ret float %35
}
define protected amdgpu_kernel void @votes(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %3 to ptr
  %10 = addrspacecast ptr addrspace(5) %4 to ptr
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = addrspacecast ptr addrspace(5) %6 to ptr
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  %15 = load ptr, ptr %9, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %10, align 8
  %16 = load ptr, ptr %10, align 8, !tbaa !4
  store ptr %15, ptr %11, align 8, !tbaa !4
  store ptr %16, ptr %12, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %17 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  store i32 %17, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #15
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  %19 = load i32, ptr %13, align 4, !tbaa !10
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !10
  %23 = icmp sgt i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = call noundef i64 @_Z8__balloti(i32 noundef %24) #14
  store i64 %25, ptr %14, align 8, !tbaa !8
  %26 = load i64, ptr %14, align 8, !tbaa !8
  %27 = load ptr, ptr %11, align 8, !tbaa !4
  %28 = load i32, ptr %13, align 4, !tbaa !10
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !10
  %32 = icmp sgt i32 %31, 90
  %33 = zext i1 %32 to i32
  %34 = call noundef i32 @_Z5__anyi(i32 noundef %33) #14
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, i64 1099511627776, i64 0
  %38 = add i64 %26, %37
  %39 = load ptr, ptr %11, align 8, !tbaa !4
  %40 = load i32, ptr %13, align 4, !tbaa !10
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !10
  %44 = icmp sgt i32 %43, -100
  %45 = zext i1 %44 to i32
  %46 = call noundef i32 @_Z5__alli(i32 noundef %45) #14
  %47 = icmp ne i32 %46, 0
  %48 = zext i1 %47 to i64
  %49 = select i1 %47, i64 2199023255552, i64 0
  %50 = add i64 %38, %49
  %51 = load i64, ptr %14, align 8, !tbaa !8
  %52 = call noundef i32 @_ZL8__popclly(i64 noundef %51) #14
  %53 = sext i32 %52 to i64
  %54 = shl i64 %53, 48
  %55 = add i64 %50, %54
  %56 = load ptr, ptr %12, align 8, !tbaa !4
  %57 = load i32, ptr %13, align 4, !tbaa !10
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %56, i64 %58
  store i64 %55, ptr %59, align 8, !tbaa !8
  %60 = load ptr, ptr %11, align 8, !tbaa !4
  %61 = load i32, ptr %13, align 4, !tbaa !10
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !10
  %65 = load i32, ptr %13, align 4, !tbaa !10
  %66 = mul i32 %65, 7
  %67 = and i32 %66, 31
  %68 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %69 = call noundef i32 @_Z6__shflIiET_S0_ii(i32 noundef %64, i32 noundef %67, i32 noundef %68) #14
  %70 = sext i32 %69 to i64
  %71 = load ptr, ptr %12, align 8, !tbaa !4
  %72 = load i32, ptr %13, align 4, !tbaa !10
  %73 = add i32 32, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  store i64 %70, ptr %75, align 8, !tbaa !8
  %76 = load ptr, ptr %11, align 8, !tbaa !4
  %77 = load i32, ptr %13, align 4, !tbaa !10
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !10
  %81 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %82 = call noundef i32 @_Z9__shfl_upIiET_S0_ji(i32 noundef %80, i32 noundef 3, i32 noundef %81) #14
  %83 = sext i32 %82 to i64
  %84 = load ptr, ptr %12, align 8, !tbaa !4
  %85 = load i32, ptr %13, align 4, !tbaa !10
  %86 = add i32 64, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  store i64 %83, ptr %88, align 8, !tbaa !8
  %89 = load ptr, ptr %11, align 8, !tbaa !4
  %90 = load i32, ptr %13, align 4, !tbaa !10
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %89, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !10
  %94 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %95 = call noundef i32 @_Z11__shfl_downIiET_S0_ji(i32 noundef %93, i32 noundef 5, i32 noundef %94) #14
  %96 = sext i32 %95 to i64
  %97 = load ptr, ptr %12, align 8, !tbaa !4
  %98 = load i32, ptr %13, align 4, !tbaa !10
  %99 = add i32 96, %98
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i64, ptr %97, i64 %100
  store i64 %96, ptr %101, align 8, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
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
define linkonce_odr hidden noundef i32 @_Z5__anyi(i32 noundef %0) #5 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = call noundef i64 @_Z8__balloti(i32 noundef %6) #14
  %8 = icmp ne i64 %7, 0
  %9 = zext i1 %8 to i32
  ret i32 %9
}
define linkonce_odr hidden noundef i32 @_Z5__alli(i32 noundef %0) #5 comdat {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i32 %0, ptr %5, align 4, !tbaa !10
  %6 = load i32, ptr %5, align 4, !tbaa !10
  %7 = icmp ne i32 %6, 0
  %8 = xor i1 %7, true
  %9 = zext i1 %8 to i32
  %10 = call noundef i64 @_Z8__balloti(i32 noundef %9) #14
  %11 = icmp eq i64 %10, 0
  %12 = zext i1 %11 to i32
  ret i32 %12
}
define internal noundef i32 @_ZL8__popclly(i64 noundef %0) #5 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store i64 %0, ptr %5, align 8, !tbaa !32
  %6 = load i64, ptr %5, align 8, !tbaa !32
  %7 = call i64 @llvm.ctpop.i64(i64 %6)
  %8 = trunc i64 %7 to i32
  ret i32 %8
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %15 = call noundef i32 @_Z9__lane_idv() #14
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
  %26 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %25) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  ret i32 %26
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %15 = call noundef i32 @_Z9__lane_idv() #14
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
  %31 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %30) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %15 = call noundef i32 @_Z9__lane_idv() #14
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
  %33 = call noundef i32 @_Z12db_from_laneIiET_S0_j(i32 noundef %16, i32 noundef %32) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  ret i32 %33
}
define protected amdgpu_kernel void @counted(ptr addrspace(1) noundef %0) #3 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr addrspace(1) %0, ptr %4, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !4
  store ptr %6, ptr %5, align 8, !tbaa !4
  %7 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %8 = urem i32 %7, 6
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(4) @primes to ptr), i64 0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !10
  %12 = load ptr, ptr %5, align 8, !tbaa !4
  %13 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !10
  %17 = mul nsw i32 %16, %11
  store i32 %17, ptr %15, align 4, !tbaa !10
  %18 = call noundef i32 @_Z9atomicAddIiiEu11__remove_cvIT_EPS0_T0_(ptr noundef addrspacecast (ptr addrspace(1) @calls to ptr), i32 noundef 1) #14
  call void @_Z13__threadfencev() #14
  call void @_Z13__syncthreadsv() #14
  %19 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %27
21:
  %22 = load i32, ptr addrspacecast (ptr addrspace(1) @calls to ptr), align 4, !tbaa !10
  %23 = load ptr, ptr %5, align 8, !tbaa !4
  %24 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !10
  br label %27
27:
  ret void
}
define linkonce_odr hidden noundef i32 @_Z9atomicAddIiiEu11__remove_cvIT_EPS0_T0_(ptr noundef %0, i32 noundef %1) #5 comdat {
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
  %16 = atomicrmw add ptr %13, i32 %15 syncscope("agent-one-as") monotonic, align 4
  store i32 %16, ptr %12, align 4
  %17 = load i32, ptr %12, align 4, !tbaa !10
  ret i32 %17
}
define linkonce_odr hidden void @_Z13__threadfencev() #5 comdat {
  fence syncscope("agent") seq_cst
  ret void
}
define protected amdgpu_kernel void @three_dimensions(ptr addrspace(1) noundef %0) #3 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %2 to ptr
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  %16 = load ptr, ptr %9, align 8, !tbaa !4
  store ptr %16, ptr %10, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #15
  %17 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %18 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #15
  %22 = call noundef i32 @_ZNK8db_block7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %23 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZNK9db_thread7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %26 = add i32 %24, %25
  store i32 %26, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  %27 = call noundef i32 @_ZNK8db_block7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %28 = call noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZNK9db_thread7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %31 = add i32 %29, %30
  store i32 %31, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %32 = call noundef i32 @_ZNK12db_grid_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @gridDim to ptr)) #14
  %33 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %34 = mul i32 %32, %33
  store i32 %34, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %35 = call noundef i32 @_ZNK12db_grid_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @gridDim to ptr)) #14
  %36 = call noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %37 = mul i32 %35, %36
  store i32 %37, ptr %15, align 4, !tbaa !10
  %38 = load i32, ptr %11, align 4, !tbaa !10
  %39 = load i32, ptr %12, align 4, !tbaa !10
  %40 = mul i32 100, %39
  %41 = add i32 %38, %40
  %42 = load i32, ptr %13, align 4, !tbaa !10
  %43 = mul i32 10000, %42
  %44 = add i32 %41, %43
  %45 = load ptr, ptr %10, align 8, !tbaa !4
  %46 = load i32, ptr %13, align 4, !tbaa !10
  %47 = load i32, ptr %15, align 4, !tbaa !10
  %48 = mul i32 %46, %47
  %49 = load i32, ptr %12, align 4, !tbaa !10
  %50 = add i32 %48, %49
  %51 = load i32, ptr %14, align 4, !tbaa !10
  %52 = mul i32 %50, %51
  %53 = load i32, ptr %11, align 4, !tbaa !10
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %45, i64 %55
  store i32 %44, ptr %56, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #15
  ret void
}
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
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 6
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !19
  %10 = zext i16 %9 to i32
  ret i32 %10
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
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_zEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 8
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !19
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
define linkonce_odr hidden noundef i32 @_ZNK12db_grid_size7__get_yEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #5 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 16
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !10
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 6
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !19
  %13 = zext i16 %12 to i32
  %14 = udiv i32 %9, %13
  ret i32 %14
}
define protected amdgpu_kernel void @divide_floats(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  %18 = load ptr, ptr %11, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %13, align 8
  %20 = load ptr, ptr %13, align 8, !tbaa !4
  store ptr %18, ptr %14, align 8, !tbaa !4
  store ptr %19, ptr %15, align 8, !tbaa !4
  store ptr %20, ptr %16, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  %21 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %22 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %25 = add i32 %23, %24
  store i32 %25, ptr %17, align 4, !tbaa !10
  %26 = load ptr, ptr %14, align 8, !tbaa !4
  %27 = load i32, ptr %17, align 4, !tbaa !10
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !12
  %31 = load ptr, ptr %15, align 8, !tbaa !4
  %32 = load i32, ptr %17, align 4, !tbaa !10
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = fdiv float %30, %35
  %37 = load ptr, ptr %16, align 8, !tbaa !4
  %38 = load i32, ptr %17, align 4, !tbaa !10
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  store float %36, ptr %40, align 4, !tbaa !12
  %41 = load ptr, ptr %14, align 8, !tbaa !4
  %42 = load i32, ptr %17, align 4, !tbaa !10
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !12
  %46 = call contract noundef float @_ZL5fabsff(float noundef %45) #14
  %47 = call contract noundef float @_ZL5sqrtff(float noundef %46) #14
  %48 = load ptr, ptr %16, align 8, !tbaa !4
  %49 = load i32, ptr %17, align 4, !tbaa !10
  %50 = add i32 64, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  store float %47, ptr %52, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  ret void
}
define internal noundef float @_ZL5sqrtff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL4sqrtf(float noundef %6) #14
  ret float %7
}
define internal noundef float @_ZL5fabsff(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL4fabsf(float noundef %6) #14
  ret float %7
}
define protected amdgpu_kernel void @most_of(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca ptr, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = addrspacecast ptr addrspace(5) %4 to ptr
  %17 = addrspacecast ptr addrspace(5) %5 to ptr
  %18 = addrspacecast ptr addrspace(5) %6 to ptr
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  %23 = addrspacecast ptr addrspace(5) %11 to ptr
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %14 to ptr
  %26 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %16, align 8
  %27 = load ptr, ptr %16, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %17, align 8
  %28 = load ptr, ptr %17, align 8, !tbaa !4
  store ptr addrspace(1) %2, ptr %18, align 8
  %29 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %27, ptr %19, align 8, !tbaa !4
  store ptr %28, ptr %20, align 8, !tbaa !4
  store ptr %29, ptr %21, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  %30 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #14
  %31 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #14
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %34 = add i32 %32, %33
  store i32 %34, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #15
  %35 = load ptr, ptr %19, align 8, !tbaa !4
  %36 = load i32, ptr %22, align 4, !tbaa !10
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !34
  store double %39, ptr %23, align 8, !tbaa !34
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #15
  store i32 16, ptr %24, align 4, !tbaa !10
  br label %40
40:
  %41 = load i32, ptr %24, align 4, !tbaa !10
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #15
  br label %54
44:
  %45 = load double, ptr %23, align 8, !tbaa !34
  %46 = load double, ptr %23, align 8, !tbaa !34
  %47 = load i32, ptr %24, align 4, !tbaa !10
  %48 = call noundef i32 @_ZNK12db_wave_sizecviEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @warpSize to ptr)) #14
  %49 = call contract noundef double @_Z10__shfl_xorIdET_S0_ii(double noundef %46, i32 noundef %47, i32 noundef %48) #14
  %50 = call contract noundef double @_ZL3maxdd(double noundef %45, double noundef %49) #14
  store double %50, ptr %23, align 8, !tbaa !34
  br label %51
51:
  %52 = load i32, ptr %24, align 4, !tbaa !10
  %53 = ashr i32 %52, 1
  store i32 %53, ptr %24, align 4, !tbaa !10
  br label %40, !llvm.loop !36
54:
  %55 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #14
  %56 = urem i32 %55, 32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62
58:
  %59 = load ptr, ptr %20, align 8, !tbaa !4
  %60 = load double, ptr %23, align 8, !tbaa !34
  %61 = call contract noundef double @_Z9atomicMaxIddEu11__remove_cvIT_EPS0_T0_(ptr noundef %59, double noundef %60) #14
  br label %62
62:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #15
  store i32 0, ptr %25, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #15
  br label %63
63:
  %64 = load i32, ptr %25, align 4, !tbaa !10
  store i32 %64, ptr %26, align 4, !tbaa !10
  %65 = load ptr, ptr %21, align 8, !tbaa !4
  %66 = load i32, ptr %26, align 4, !tbaa !10
  %67 = load i32, ptr %26, align 4, !tbaa !10
  %68 = mul i32 %67, 2
  %69 = add i32 %68, 1
  %70 = call noundef i32 @_Z9atomicCASIjjjEu11__remove_cvIT_EPS0_T0_T1_(ptr noundef %65, i32 noundef %66, i32 noundef %69) #14
  store i32 %70, ptr %25, align 4, !tbaa !10
  br label %71
71:
  %72 = load i32, ptr %25, align 4, !tbaa !10
  %73 = load i32, ptr %26, align 4, !tbaa !10
  %74 = icmp ne i32 %72, %73
  br i1 %74, label %75, label %78
75:
  %76 = load i32, ptr %25, align 4, !tbaa !10
  %77 = icmp ult i32 %76, 1000
  br label %78
78:
  %79 = phi i1 [ false, %71 ], [ %77, %75 ]
  br i1 %79, label %63, label %80, !llvm.loop !37
80:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  ret void
}
define internal noundef double @_ZL3maxdd(double noundef %0, double noundef %1) #5 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store double %0, ptr %7, align 8, !tbaa !34
  store double %1, ptr %8, align 8, !tbaa !34
  %9 = load double, ptr %7, align 8, !tbaa !34
  %10 = load double, ptr %8, align 8, !tbaa !34
  %11 = call contract double @llvm.maxnum.f64(double %9, double %10)
  ret double %11
}
define linkonce_odr hidden noundef double @_Z10__shfl_xorIdET_S0_ii(double noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
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
  store double %0, ptr %12, align 8, !tbaa !34
  store i32 %1, ptr %13, align 4, !tbaa !10
  store i32 %2, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %17 = call noundef i32 @_Z9__lane_idv() #14
  store i32 %17, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #15
  %18 = load i32, ptr %15, align 4, !tbaa !10
  %19 = load i32, ptr %13, align 4, !tbaa !10
  %20 = xor i32 %18, %19
  store i32 %20, ptr %16, align 4, !tbaa !10
  %21 = load double, ptr %12, align 8, !tbaa !34
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
  %35 = call contract noundef double @_Z12db_from_laneIdET_S0_j(double noundef %21, i32 noundef %34) #14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  ret double %35
}
define linkonce_odr hidden noundef double @_Z9atomicMaxIddEu11__remove_cvIT_EPS0_T0_(ptr noundef %0, double noundef %1) #5 comdat {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = addrspacecast ptr addrspace(5) %3 to ptr
  %9 = addrspacecast ptr addrspace(5) %4 to ptr
  %10 = addrspacecast ptr addrspace(5) %5 to ptr
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store double %1, ptr %10, align 8, !tbaa !34
  %13 = load ptr, ptr %9, align 8, !tbaa !4
  %14 = load double, ptr %10, align 8, !tbaa !34
  store double %14, ptr %11, align 8, !tbaa !34
  %15 = load double, ptr %11, align 8
  %16 = atomicrmw fmax ptr %13, double %15 syncscope("agent-one-as") monotonic, align 8
  store double %16, ptr %12, align 8
  %17 = load double, ptr %12, align 8, !tbaa !34
  ret double %17
}
define linkonce_odr hidden noundef i32 @_Z9atomicCASIjjjEu11__remove_cvIT_EPS0_T0_T1_(ptr noundef %0, i32 noundef %1, i32 noundef %2) #5 comdat {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8, align 1, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr %0, ptr %13, align 8, !tbaa !4
  store i32 %1, ptr %14, align 4, !tbaa !10
  store i32 %2, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %19 = load i32, ptr %14, align 4, !tbaa !10
  store i32 %19, ptr %16, align 4, !tbaa !10
  %20 = load ptr, ptr %13, align 8, !tbaa !4
  %21 = load i32, ptr %15, align 4, !tbaa !10
  store i32 %21, ptr %17, align 4, !tbaa !10
  %22 = load i32, ptr %16, align 4
  %23 = load i32, ptr %17, align 4
  %24 = cmpxchg ptr %20, i32 %22, i32 %23 syncscope("agent-one-as") monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 0
  %26 = extractvalue { i32, i1 } %24, 1
  br i1 %26, label %28, label %27
27:
  store i32 %25, ptr %16, align 4
  br label %28
28:
  %29 = zext i1 %26 to i8
  store i8 %29, ptr %18, align 1, !tbaa !38
  %30 = load i8, ptr %18, align 1, !tbaa !38, !range !40, !noundef !41
  %31 = trunc i8 %30 to i1
  %32 = load i32, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  ret i32 %32
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #8
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #8
declare noundef i32 @llvm.amdgcn.workitem.id.x() #8
define linkonce_odr hidden noundef i32 @_ZNK5Shape4areaEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load ptr, ptr %7, align 8
  %10 = getelementptr inbounds %struct.Shape, ptr %9, i32 0, i32 1
  %11 = load i32, ptr %10, align 8, !tbaa !24
  %12 = load i32, ptr %8, align 4, !tbaa !10
  %13 = mul nsw i32 %11, %12
  ret i32 %13
}
define linkonce_odr hidden noundef i32 @_ZNK6Square4areaEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %0, ptr %7, align 8, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !10
  %9 = load ptr, ptr %7, align 8
  %10 = getelementptr inbounds %struct.Shape, ptr %9, i32 0, i32 1
  %11 = load i32, ptr %10, align 8, !tbaa !24
  %12 = getelementptr inbounds %struct.Shape, ptr %9, i32 0, i32 1
  %13 = load i32, ptr %12, align 8, !tbaa !24
  %14 = mul nsw i32 %11, %13
  %15 = load i32, ptr %8, align 4, !tbaa !10
  %16 = add nsw i32 %14, %15
  ret i32 %16
}
define linkonce_odr hidden noundef i32 @_ZNK4Ring4areaEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
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
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %22
12:
  %13 = getelementptr inbounds %struct.Shape, ptr %9, i32 0, i32 1
  %14 = load i32, ptr %13, align 8, !tbaa !24
  %15 = load i32, ptr %8, align 4, !tbaa !10
  %16 = sub nsw i32 %15, 1
  %17 = load ptr addrspace(1), ptr %9, align 8, !tbaa !22
  %18 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %17, i64 0
  %19 = load ptr addrspace(1), ptr addrspace(1) %18, align 8
  %20 = call noundef addrspace(1) i32 %19(ptr noundef nonnull align 8 dereferenceable(12) %9, i32 noundef %16) #14
  %21 = add nsw i32 %14, %20
  br label %25
22:
  %23 = getelementptr inbounds %struct.Shape, ptr %9, i32 0, i32 1
  %24 = load i32, ptr %23, align 8, !tbaa !24
  br label %25
25:
  %26 = phi i32 [ %21, %12 ], [ %24, %22 ]
  ret i32 %26
}
define linkonce_odr hidden void @_ZN4TaskC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 24) ({ [5 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Task, i32 0, i32 0, i32 2), ptr %4, align 8, !tbaa !22
  ret void
}
define linkonce_odr hidden void @_ZN5TwiceD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @_ZN4TaskD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #14
  call void @_ZdlPvm(ptr noundef %4, i64 noundef 8) #16
  ret void
}
define linkonce_odr hidden noundef i32 @_ZN5Twice4doneEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
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
  %11 = mul nsw i32 2, %10
  ret i32 %11
}
define linkonce_odr hidden void @_ZN4TaskD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @llvm.trap() #17
  unreachable
}
define linkonce_odr hidden void @_ZN4TaskD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  ret void
}
define linkonce_odr hidden void @_ZN4LessD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = addrspacecast ptr addrspace(5) %2 to ptr
  store ptr %0, ptr %3, align 8, !tbaa !4
  %4 = load ptr, ptr %3, align 8
  call void @_ZN4TaskD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #14
  call void @_ZdlPvm(ptr noundef %4, i64 noundef 16) #16
  ret void
}
define linkonce_odr hidden noundef i32 @_ZN4Less4doneEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
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
  %11 = getelementptr inbounds %struct.Less, ptr %9, i32 0, i32 1
  %12 = load i32, ptr %11, align 8, !tbaa !26
  %13 = sub nsw i32 %10, %12
  ret i32 %13
}
declare void @llvm.amdgcn.s.barrier() #9
declare noundef i32 @llvm.amdgcn.wavefrontsize() #8
declare i64 @llvm.amdgcn.ballot.i64(i1) #10
declare i64 @llvm.ctpop.i64(i64) #8
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #8
declare noundef i32 @llvm.amdgcn.workitem.id.y() #8
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #8
declare noundef i32 @llvm.amdgcn.workitem.id.z() #8
define internal noundef float @_ZL4sqrtf(float noundef %0) #5 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca float, align 4, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store float %0, ptr %5, align 4, !tbaa !12
  %6 = load float, ptr %5, align 4, !tbaa !12
  %7 = call contract float @llvm.sqrt.f32(float %6)
  ret float %7
}
declare float @llvm.sqrt.f32(float) #8
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
declare float @llvm.fabs.f32(float) #8
declare double @llvm.maxnum.f64(double, double) #8
define linkonce_odr hidden noundef float @_ZNK3VecIfLi4EE3dotERKS0_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #0 comdat align 2 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !4
  store ptr %1, ptr %12, align 8, !tbaa !4
  %15 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  store float 0.000000e+00, ptr %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  store i32 0, ptr %14, align 4, !tbaa !10
  br label %16
16:
  %17 = load i32, ptr %14, align 4, !tbaa !10
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %20, label %19
19:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  br label %38
20:
  %21 = getelementptr inbounds %struct.Vec, ptr %15, i32 0, i32 0
  %22 = load i32, ptr %14, align 4, !tbaa !10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !12
  %26 = load ptr, ptr %12, align 8, !tbaa !4
  %27 = getelementptr inbounds %struct.Vec, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %14, align 4, !tbaa !10
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x float], ptr %27, i64 0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !12
  %32 = fmul float %25, %31
  %33 = load float, ptr %13, align 4, !tbaa !12
  %34 = fadd float %33, %32
  store float %34, ptr %13, align 4, !tbaa !12
  br label %35
35:
  %36 = load i32, ptr %14, align 4, !tbaa !10
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %14, align 4, !tbaa !10
  br label %16, !llvm.loop !42
38:
  %39 = load float, ptr %13, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  ret float %39
}
define linkonce_odr hidden noundef i64 @_ZNK3VecIlLi4EE3dotERKS0_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) #0 comdat align 2 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = addrspacecast ptr addrspace(5) %3 to ptr
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  store ptr %0, ptr %11, align 8, !tbaa !4
  store ptr %1, ptr %12, align 8, !tbaa !4
  %15 = load ptr, ptr %11, align 8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #15
  store i64 0, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  store i32 0, ptr %14, align 4, !tbaa !10
  br label %16
16:
  %17 = load i32, ptr %14, align 4, !tbaa !10
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %20, label %19
19:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  br label %38
20:
  %21 = getelementptr inbounds %struct.Vec.0, ptr %15, i32 0, i32 0
  %22 = load i32, ptr %14, align 4, !tbaa !10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !8
  %26 = load ptr, ptr %12, align 8, !tbaa !4
  %27 = getelementptr inbounds %struct.Vec.0, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %14, align 4, !tbaa !10
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i64], ptr %27, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %32 = mul nsw i64 %25, %31
  %33 = load i64, ptr %13, align 8, !tbaa !8
  %34 = add nsw i64 %33, %32
  store i64 %34, ptr %13, align 8, !tbaa !8
  br label %35
35:
  %36 = load i32, ptr %14, align 4, !tbaa !10
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %14, align 4, !tbaa !10
  br label %16, !llvm.loop !43
38:
  %39 = load i64, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #15
  ret i64 %39
}
define linkonce_odr hidden noundef i32 @_Z9__lane_idv() #5 comdat {
  %1 = alloca i32, align 4, addrspace(5)
  %2 = addrspacecast ptr addrspace(5) %1 to ptr
  %3 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %4 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %3)
  ret i32 %4
}
define linkonce_odr hidden noundef float @_Z12db_from_laneIfET_S0_j(float noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
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
  store float %0, ptr %14, align 4, !tbaa !12
  store i32 %1, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %14, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #15
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #15
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [1 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #15
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
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #15
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #15
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #14
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #15
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !44
42:
  %43 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %43, i64 4, i1 false)
  %44 = load float, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  ret float %44
}
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #11
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #11
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  %35 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %36 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %35)
  store i32 %36, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #15
  %37 = load i32, ptr %17, align 4, !tbaa !10
  %38 = and i32 %37, 31
  %39 = load i32, ptr %18, align 4, !tbaa !10
  %40 = and i32 %39, 32
  %41 = or i32 %38, %40
  %42 = shl i32 %41, 2
  store i32 %42, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #15
  %43 = load i32, ptr %16, align 4, !tbaa !10
  store i32 %43, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #15
  %44 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  store i64 %44, ptr %21, align 8, !tbaa !8
  %45 = load i64, ptr %21, align 8, !tbaa !8
  %46 = icmp eq i64 %45, -1
  br i1 %46, label %47, label %66
47:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #15
  %48 = load i32, ptr %19, align 4, !tbaa !10
  %49 = load i32, ptr %16, align 4, !tbaa !10
  %50 = call i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %49)
  store i32 %50, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #15
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #15
  br label %93
66:
  br label %67
67:
  %68 = load i64, ptr %21, align 8, !tbaa !8
  %69 = icmp ne i64 %68, 0
  br i1 %69, label %70, label %91
70:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #15
  %71 = load i64, ptr %21, align 8, !tbaa !8
  %72 = call i64 @llvm.cttz.i64(i64 %71, i1 true)
  %73 = trunc i64 %72 to i32
  store i32 %73, ptr %25, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #15
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #15
  br label %86
86:
  %87 = load i64, ptr %21, align 8, !tbaa !8
  %88 = sub i64 %87, 1
  %89 = load i64, ptr %21, align 8, !tbaa !8
  %90 = and i64 %89, %88
  store i64 %90, ptr %21, align 8, !tbaa !8
  br label %67, !llvm.loop !45
91:
  %92 = load i32, ptr %20, align 4, !tbaa !10
  store i32 %92, ptr %15, align 4
  store i32 1, ptr %24, align 4
  br label %93
93:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #15
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  br label %94
94:
  %95 = load i32, ptr %15, align 4
  ret i32 %95
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #10
declare i32 @llvm.amdgcn.permlane64.i32(i32) #10
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #10
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #15
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %14, i64 4, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #15
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #15
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [1 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #15
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
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #15
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #15
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #14
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #15
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !46
42:
  %43 = getelementptr inbounds [1 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %43, i64 4, i1 false)
  %44 = load i32, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #15
  ret i32 %44
}
define linkonce_odr hidden noundef double @_Z12db_from_laneIdET_S0_j(double noundef %0, i32 noundef %1) #5 comdat {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca [2 x i32], align 4, addrspace(5)
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
  store double %0, ptr %14, align 8, !tbaa !34
  store i32 %1, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #15
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 8, i1 false)
  %21 = getelementptr inbounds [2 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 8 %14, i64 8, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #15
  store ptr %16, ptr %17, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #15
  %22 = load ptr, ptr %17, align 8, !tbaa !4
  %23 = getelementptr inbounds [2 x i32], ptr %22, i64 0, i64 0
  store ptr %23, ptr %18, align 8, !tbaa !4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #15
  %24 = load ptr, ptr %17, align 8, !tbaa !4
  %25 = getelementptr inbounds [2 x i32], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds i32, ptr %25, i64 2
  store ptr %26, ptr %19, align 8, !tbaa !4
  br label %27
27:
  %28 = load ptr, ptr %18, align 8, !tbaa !4
  %29 = load ptr, ptr %19, align 8, !tbaa !4
  %30 = icmp ne ptr %28, %29
  br i1 %30, label %32, label %31
31:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #15
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #15
  br label %42
32:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #15
  %33 = load ptr, ptr %18, align 8, !tbaa !4
  store ptr %33, ptr %20, align 8, !tbaa !4
  %34 = load ptr, ptr %20, align 8, !tbaa !4
  %35 = load i32, ptr %34, align 4, !tbaa !10
  %36 = load i32, ptr %15, align 4, !tbaa !10
  %37 = call noundef i32 @_ZL17db_word_from_laneij(i32 noundef %35, i32 noundef %36) #14
  %38 = load ptr, ptr %20, align 8, !tbaa !4
  store i32 %37, ptr %38, align 4, !tbaa !10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #15
  br label %39
39:
  %40 = load ptr, ptr %18, align 8, !tbaa !4
  %41 = getelementptr inbounds i32, ptr %40, i32 1
  store ptr %41, ptr %18, align 8, !tbaa !4
  br label %27, !llvm.loop !47
42:
  %43 = getelementptr inbounds [2 x i32], ptr %16, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 4 %43, i64 8, i1 false)
  %44 = load double, ptr %14, align 8, !tbaa !34
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #15
  ret double %44
}
attributes #0 = { convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress noinline nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent inlinehint mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nofree nounwind willreturn }
attributes #10 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { convergent nounwind }
attributes #15 = { nounwind }
attributes #16 = { builtin convergent nounwind }
attributes #17 = { noreturn nounwind }
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
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !6, i64 0}
!21 = distinct !{!21, !15, !16}
!22 = !{!23, !23, i64 0}
!23 = !{!"vtable pointer", !7, i64 0}
!24 = !{!25, !11, i64 8}
!25 = !{!"_ZTS5Shape", !11, i64 8}
!26 = !{!27, !11, i64 8}
!27 = !{!"_ZTS4Less", !28, i64 0, !11, i64 8}
!28 = !{!"_ZTS4Task"}
!29 = !{!6, !6, i64 0}
!30 = distinct !{!30, !15, !16}
!31 = distinct !{!31, !15, !16}
!32 = !{!33, !33, i64 0}
!33 = !{!"long long", !6, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !6, i64 0}
!36 = distinct !{!36, !15, !16}
!37 = distinct !{!37, !15, !16}
!38 = !{!39, !39, i64 0}
!39 = !{!"bool", !6, i64 0}
!40 = !{i8 0, i8 2}
!41 = !{}
!42 = distinct !{!42, !15, !16}
!43 = distinct !{!43, !15, !16}
!44 = distinct !{!44, !16}
!45 = distinct !{!45, !15, !16}
!46 = distinct !{!46, !16}
!47 = distinct !{!47, !16}
