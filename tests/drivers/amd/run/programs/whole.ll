target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.db_block_size = type { i8 }
%struct.db_block = type { i8 }
%struct.db_thread = type { i8 }
%struct.dim3 = type { i32, i32, i32 }
$_Z6blocksILj64EEvPKfPf4dim3 = comdat any
$_ZNK13db_block_size7__get_xEv = comdat any
$__assert_fail = comdat any
$_ZNK8db_block7__get_xEv = comdat any
$_ZNK9db_thread7__get_xEv = comdat any
$_Z13__syncthreadsv = comdat any
$_ZZ6blocksILj64EEvPKfPf4dim3E4part = comdat any
@factors = protected addrspace(4) externally_initialized global [2 x float] [float 2.000000e+00, float 5.000000e-01], align 4
@_ZZ6blocksILj64EEvPKfPf4dim3E4part = linkonce_odr hidden addrspace(3) global [64 x float] undef, comdat, align 16
@blockDim = extern_weak dso_local protected addrspace(1) global %struct.db_block_size, align 1
@.str = private unnamed_addr addrspace(4) constant [16 x i8] c"blockDim.x == N\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [10 x i8] c"whole.hip\00", align 1
@__PRETTY_FUNCTION__._Z6blocksILj64EEvPKfPf4dim3 = private unnamed_addr addrspace(4) constant [52 x i8] c"void blocks(const float *, float *, dim3) [N = 64U]\00", align 1
@blockIdx = extern_weak dso_local protected addrspace(1) global %struct.db_block, align 1
@threadIdx = extern_weak dso_local protected addrspace(1) global %struct.db_thread, align 1
@.str.2 = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__hip_cuid_9187ff1c9dccc33d = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @factors to ptr), ptr addrspacecast (ptr addrspace(1) @__hip_cuid_9187ff1c9dccc33d to ptr)], section "llvm.metadata"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @_Z6blocksILj64EEvPKfPf4dim3(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(4) noundef byref(%struct.dim3) align 4 %2) #0 comdat {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca %struct.dim3, align 4, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %4 to ptr
  %13 = addrspacecast ptr addrspace(5) %5 to ptr
  %14 = addrspacecast ptr addrspace(5) %6 to ptr
  %15 = addrspacecast ptr addrspace(5) %7 to ptr
  %16 = addrspacecast ptr addrspace(5) %8 to ptr
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %12, align 8
  %19 = load ptr, ptr %12, align 8, !tbaa !4
  store ptr addrspace(1) %1, ptr %13, align 8
  %20 = load ptr, ptr %13, align 8, !tbaa !4
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %14, ptr addrspace(4) align 4 %2, i64 12, i1 false)
  store ptr %19, ptr %15, align 8, !tbaa !4
  store ptr %20, ptr %16, align 8, !tbaa !4
  %21 = call noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #7
  %22 = icmp eq i32 %21, 64
  br i1 %22, label %23, label %24
23:
  br label %25
24:
  call void @__assert_fail(ptr noundef addrspacecast (ptr addrspace(4) @.str to ptr), ptr noundef addrspacecast (ptr addrspace(4) @.str.1 to ptr), i32 noundef 18, ptr noundef addrspacecast (ptr addrspace(4) @__PRETTY_FUNCTION__._Z6blocksILj64EEvPKfPf4dim3 to ptr)) #7
  br label %25
25:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  %26 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #7
  %27 = mul i32 %26, 64
  %28 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %29 = add i32 %27, %28
  store i32 %29, ptr %17, align 4, !tbaa !8
  %30 = load i32, ptr %17, align 4, !tbaa !8
  %31 = getelementptr inbounds %struct.dim3, ptr %14, i32 0, i32 0
  %32 = load i32, ptr %31, align 4, !tbaa !10
  %33 = getelementptr inbounds %struct.dim3, ptr %14, i32 0, i32 1
  %34 = load i32, ptr %33, align 4, !tbaa !12
  %35 = mul i32 %32, %34
  %36 = icmp ult i32 %30, %35
  br i1 %36, label %37, label %49
37:
  %38 = load ptr, ptr %15, align 8, !tbaa !4
  %39 = load i32, ptr %17, align 4, !tbaa !8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !13
  %43 = load i32, ptr %17, align 4, !tbaa !8
  %44 = and i32 %43, 1
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds [2 x float], ptr addrspacecast (ptr addrspace(4) @factors to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !13
  %48 = fmul float %42, %47
  br label %50
49:
  br label %50
50:
  %51 = phi contract float [ %48, %37 ], [ 0.000000e+00, %49 ]
  %52 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6blocksILj64EEvPKfPf4dim3E4part to ptr), i64 0, i64 %53
  store float %51, ptr %54, align 4, !tbaa !13
  call void @_Z13__syncthreadsv() #7
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  store i32 32, ptr %18, align 4, !tbaa !8
  br label %55
55:
  %56 = load i32, ptr %18, align 4, !tbaa !8
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %59, label %58
58:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  br label %79
59:
  %60 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %61 = load i32, ptr %18, align 4, !tbaa !8
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %75
63:
  %64 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %65 = load i32, ptr %18, align 4, !tbaa !8
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6blocksILj64EEvPKfPf4dim3E4part to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !13
  %70 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6blocksILj64EEvPKfPf4dim3E4part to ptr), i64 0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !13
  %74 = fadd float %73, %69
  store float %74, ptr %72, align 4, !tbaa !13
  br label %75
75:
  call void @_Z13__syncthreadsv() #7
  br label %76
76:
  %77 = load i32, ptr %18, align 4, !tbaa !8
  %78 = udiv i32 %77, 2
  store i32 %78, ptr %18, align 4, !tbaa !8
  br label %55, !llvm.loop !15
79:
  %80 = call noundef i32 @_ZNK9db_thread7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #7
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %88
82:
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6blocksILj64EEvPKfPf4dim3E4part to ptr), align 16, !tbaa !13
  %84 = load ptr, ptr %16, align 8, !tbaa !4
  %85 = call noundef i32 @_ZNK8db_block7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockIdx to ptr)) #7
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  store float %83, ptr %87, align 4, !tbaa !13
  br label %88
88:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  ret void
}
declare void @llvm.memcpy.p0.p4.i64(ptr noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #1
define linkonce_odr hidden noundef i32 @_ZNK13db_block_size7__get_xEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca i32, align 4, addrspace(5)
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = addrspacecast ptr addrspace(5) %2 to ptr
  %5 = addrspacecast ptr addrspace(5) %3 to ptr
  store ptr %0, ptr %5, align 8, !tbaa !4
  %6 = load ptr, ptr %5, align 8
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !18
  %10 = zext i16 %9 to i32
  ret i32 %10
}
define linkonce_odr hidden void @__assert_fail(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #2 comdat {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr %0, ptr %9, align 8, !tbaa !4
  store ptr %1, ptr %10, align 8, !tbaa !4
  store i32 %2, ptr %11, align 4, !tbaa !8
  store ptr %3, ptr %12, align 8, !tbaa !4
  call void @llvm.trap()
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #3
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
define linkonce_odr hidden void @_Z13__syncthreadsv() #2 comdat {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #3
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4
declare void @llvm.trap() #5
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4
declare noundef i32 @llvm.amdgcn.workitem.id.x() #4
declare void @llvm.amdgcn.s.barrier() #6
attributes #0 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { convergent nocallback nofree nounwind willreturn }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }
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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS4dim3", !9, i64 0, !9, i64 4, !9, i64 8}
!12 = !{!11, !9, i64 4}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !6, i64 0}
