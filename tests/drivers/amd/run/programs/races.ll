target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@db_two_over_pi = hidden addrspace(4) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 4
@last_group.is_last = internal addrspace(3) global i32 undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@last_group_by_fences.is_last = internal addrspace(3) global i32 undef, align 4
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@last_group_wrong.is_last = internal addrspace(3) global i32 undef, align 4
@flag_anywhere.flag = internal addrspace(3) global i32 undef, align 4
@flag_anywhere.value = internal addrspace(3) global i32 undef, align 4
@flag_volatile.flag = internal addrspace(3) global i32 undef, align 4
@flag_volatile.value = internal addrspace(3) global i32 undef, align 4
@ring.places = internal addrspace(3) global [4 x i32] undef, align 4
@ring.head = internal addrspace(3) global i32 undef, align 4
@ring.tail = internal addrspace(3) global i32 undef, align 4
@own_barrier.arrived = internal addrspace(3) global i32 undef, align 4
@own_barrier.cells = internal addrspace(3) global [128 x i32] undef, align 4
@turns_wrong.cells = internal addrspace(3) global [128 x i32] undef, align 4
@histogram_wrong.counts = internal addrspace(3) global [16 x i32] undef, align 4
@halo_wrong.cells = internal addrspace(3) global [130 x i32] undef, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @last_group(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %15 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !15
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = trunc i64 %26 to i32
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = mul nsw i32 %30, 2
  %32 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %36 = getelementptr inbounds i8, ptr addrspace(4) %35, i64 4
  %37 = load i16, ptr addrspace(4) %36, align 2, !tbaa !15
  %38 = zext i16 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = mul i64 %34, %39
  %41 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  %43 = add i64 %40, %42
  %44 = trunc i64 %43 to i32
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %45
  store i32 %31, ptr addrspace(1) %46, align 4, !tbaa !13
  br label %47
47:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %48
48:
  %49 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %72, label %53
53:
  %54 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %55 = load i32, ptr addrspace(5) %9, align 4
  %56 = atomicrmw add ptr addrspace(1) %54, i32 %55 syncscope("agent-one-as") acq_rel, align 4
  store i32 %56, ptr addrspace(5) %10, align 4
  %57 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %58 = sext i32 %57 to i64
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %60 = getelementptr inbounds i8, ptr addrspace(4) %59, i64 12
  %61 = load i32, ptr addrspace(4) %60, align 4, !tbaa !13
  %62 = zext i32 %61 to i64
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 4
  %65 = load i16, ptr addrspace(4) %64, align 2, !tbaa !15
  %66 = zext i16 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = udiv i64 %62, %67
  %69 = sub i64 %68, 1
  %70 = icmp eq i64 %58, %69
  %71 = zext i1 %70 to i32
  store i32 %71, ptr addrspace(3) @last_group.is_last, align 4, !tbaa !13
  br label %72
72:
  br label %73
73:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %74
74:
  %75 = load i32, ptr addrspace(3) @last_group.is_last, align 4, !tbaa !13
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %78, label %77
77:
  br label %115
78:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %79 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  %81 = trunc i64 %80 to i32
  store i32 %81, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 12
  %87 = load i32, ptr addrspace(4) %86, align 4, !tbaa !13
  %88 = zext i32 %87 to i64
  %89 = icmp ult i64 %84, %88
  br i1 %89, label %91, label %90
90:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  br label %108
91:
  %92 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %93 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !13
  %97 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %98 = add nsw i32 %97, %96
  store i32 %98, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %99
99:
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 4
  %102 = load i16, ptr addrspace(4) %101, align 2, !tbaa !15
  %103 = zext i16 %102 to i32
  %104 = sext i32 %103 to i64
  %105 = trunc i64 %104 to i32
  %106 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %107 = add i32 %106, %105
  store i32 %107, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %82, !llvm.loop !17
108:
  %109 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %110 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 1
  %111 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  store i32 %111, ptr addrspace(5) %13, align 4, !tbaa !13
  %112 = load i32, ptr addrspace(5) %13, align 4
  %113 = atomicrmw add ptr addrspace(1) %110, i32 %112 syncscope("agent-one-as") monotonic, align 4
  store i32 %113, ptr addrspace(5) %14, align 4
  %114 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %115
115:
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1
declare void @llvm.amdgcn.s.barrier() #2
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #3
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #3
define protected amdgpu_kernel void @last_group_by_fences(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %15 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !15
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = trunc i64 %26 to i32
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = mul nsw i32 %30, 2
  %32 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %36 = getelementptr inbounds i8, ptr addrspace(4) %35, i64 4
  %37 = load i16, ptr addrspace(4) %36, align 2, !tbaa !15
  %38 = zext i16 %37 to i32
  %39 = sext i32 %38 to i64
  %40 = mul i64 %34, %39
  %41 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  %43 = add i64 %40, %42
  %44 = trunc i64 %43 to i32
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %45
  store i32 %31, ptr addrspace(1) %46, align 4, !tbaa !13
  fence syncscope("agent") release
  br label %47
47:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %48
48:
  %49 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %72, label %53
53:
  %54 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %55 = load i32, ptr addrspace(5) %9, align 4
  %56 = atomicrmw add ptr addrspace(1) %54, i32 %55 syncscope("agent-one-as") monotonic, align 4
  store i32 %56, ptr addrspace(5) %10, align 4
  %57 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %58 = sext i32 %57 to i64
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %60 = getelementptr inbounds i8, ptr addrspace(4) %59, i64 12
  %61 = load i32, ptr addrspace(4) %60, align 4, !tbaa !13
  %62 = zext i32 %61 to i64
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 4
  %65 = load i16, ptr addrspace(4) %64, align 2, !tbaa !15
  %66 = zext i16 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = udiv i64 %62, %67
  %69 = sub i64 %68, 1
  %70 = icmp eq i64 %58, %69
  %71 = zext i1 %70 to i32
  store i32 %71, ptr addrspace(3) @last_group_by_fences.is_last, align 4, !tbaa !13
  br label %72
72:
  br label %73
73:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %74
74:
  fence syncscope("agent") acquire
  %75 = load i32, ptr addrspace(3) @last_group_by_fences.is_last, align 4, !tbaa !13
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %78, label %77
77:
  br label %115
78:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %79 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  %81 = trunc i64 %80 to i32
  store i32 %81, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 12
  %87 = load i32, ptr addrspace(4) %86, align 4, !tbaa !13
  %88 = zext i32 %87 to i64
  %89 = icmp ult i64 %84, %88
  br i1 %89, label %91, label %90
90:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  br label %108
91:
  %92 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %93 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !13
  %97 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %98 = add nsw i32 %97, %96
  store i32 %98, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %99
99:
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 4
  %102 = load i16, ptr addrspace(4) %101, align 2, !tbaa !15
  %103 = zext i16 %102 to i32
  %104 = sext i32 %103 to i64
  %105 = trunc i64 %104 to i32
  %106 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %107 = add i32 %106, %105
  store i32 %107, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %82, !llvm.loop !19
108:
  %109 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %110 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 1
  %111 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  store i32 %111, ptr addrspace(5) %13, align 4, !tbaa !13
  %112 = load i32, ptr addrspace(5) %13, align 4
  %113 = atomicrmw add ptr addrspace(1) %110, i32 %112 syncscope("agent-one-as") monotonic, align 4
  store i32 %113, ptr addrspace(5) %14, align 4
  %114 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %115
115:
  ret void
}
define protected amdgpu_kernel void @last_group_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %13 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds i8, ptr addrspace(4) %16, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !15
  %19 = zext i16 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = mul i64 %15, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = trunc i64 %24 to i32
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !13
  %29 = mul nsw i32 %28, 2
  %30 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 4
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !15
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = mul i64 %32, %37
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %43
  store i32 %29, ptr addrspace(1) %44, align 4, !tbaa !13
  br label %45
45:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %46
46:
  %47 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %70, label %51
51:
  %52 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %53 = load i32, ptr addrspace(5) %9, align 4
  %54 = atomicrmw add ptr addrspace(1) %52, i32 %53 syncscope("agent-one-as") monotonic, align 4
  store i32 %54, ptr addrspace(5) %10, align 4
  %55 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %56 = sext i32 %55 to i64
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %58 = getelementptr inbounds i8, ptr addrspace(4) %57, i64 12
  %59 = load i32, ptr addrspace(4) %58, align 4, !tbaa !13
  %60 = zext i32 %59 to i64
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %62 = getelementptr inbounds i8, ptr addrspace(4) %61, i64 4
  %63 = load i16, ptr addrspace(4) %62, align 2, !tbaa !15
  %64 = zext i16 %63 to i32
  %65 = sext i32 %64 to i64
  %66 = udiv i64 %60, %65
  %67 = sub i64 %66, 1
  %68 = icmp eq i64 %56, %67
  %69 = zext i1 %68 to i32
  store i32 %69, ptr addrspace(3) @last_group_wrong.is_last, align 4, !tbaa !13
  br label %70
70:
  br label %71
71:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %72
72:
  %73 = load i32, ptr addrspace(3) @last_group_wrong.is_last, align 4, !tbaa !13
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %109
75:
  %76 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %77 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 1
  %78 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %79 = call i32 @llvm.amdgcn.workgroup.id.x()
  %80 = zext i32 %79 to i64
  %81 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %82 = getelementptr inbounds i8, ptr addrspace(4) %81, i64 4
  %83 = load i16, ptr addrspace(4) %82, align 2, !tbaa !15
  %84 = zext i16 %83 to i32
  %85 = sext i32 %84 to i64
  %86 = mul i64 %80, %85
  %87 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %88 = zext i32 %87 to i64
  %89 = add i64 %86, %88
  %90 = trunc i64 %89 to i32
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %92 = getelementptr inbounds i8, ptr addrspace(4) %91, i64 4
  %93 = load i16, ptr addrspace(4) %92, align 2, !tbaa !15
  %94 = zext i16 %93 to i32
  %95 = sext i32 %94 to i64
  %96 = trunc i64 %95 to i32
  %97 = add i32 %90, %96
  %98 = zext i32 %97 to i64
  %99 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %100 = getelementptr inbounds i8, ptr addrspace(4) %99, i64 12
  %101 = load i32, ptr addrspace(4) %100, align 4, !tbaa !13
  %102 = zext i32 %101 to i64
  %103 = urem i64 %98, %102
  %104 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 %103
  %105 = load i32, ptr addrspace(1) %104, align 4, !tbaa !13
  store i32 %105, ptr addrspace(5) %11, align 4, !tbaa !13
  %106 = load i32, ptr addrspace(5) %11, align 4
  %107 = atomicrmw add ptr addrspace(1) %77, i32 %106 syncscope("agent-one-as") monotonic, align 4
  store i32 %107, ptr addrspace(5) %12, align 4
  %108 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %109
109:
  ret void
}
define protected amdgpu_kernel void @grid_meets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %12 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = zext i32 %13 to i64
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !15
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = mul i64 %14, %19
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = trunc i64 %23 to i32
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !13
  %28 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = zext i32 %29 to i64
  %31 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %32 = getelementptr inbounds i8, ptr addrspace(4) %31, i64 4
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !15
  %34 = zext i16 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = mul i64 %30, %35
  %37 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %38 = zext i32 %37 to i64
  %39 = add i64 %36, %38
  %40 = trunc i64 %39 to i32
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %41
  store i32 %27, ptr addrspace(1) %42, align 4, !tbaa !13
  br label %43
43:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %44
44:
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = trunc i64 %46 to i32
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %61, label %49
49:
  %50 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %51 = load i32, ptr addrspace(5) %9, align 4
  %52 = atomicrmw add ptr addrspace(1) %50, i32 %51 syncscope("agent-one-as") release, align 4
  store i32 %52, ptr addrspace(5) %10, align 4
  %53 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %54
54:
  %55 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %56 = load atomic i32, ptr addrspace(1) %55 syncscope("agent-one-as") acquire, align 4
  store i32 %56, ptr addrspace(5) %11, align 4
  %57 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %58 = icmp slt i32 %57, 4
  br i1 %58, label %59, label %60
59:
  br label %54, !llvm.loop !20
60:
  br label %61
61:
  br label %62
62:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %63
63:
  fence syncscope("agent") acquire
  %64 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = zext i32 %65 to i64
  %67 = trunc i64 %66 to i32
  %68 = add i32 %67, 1
  %69 = urem i32 %68, 4
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %71 = getelementptr inbounds i8, ptr addrspace(4) %70, i64 4
  %72 = load i16, ptr addrspace(4) %71, align 2, !tbaa !15
  %73 = zext i16 %72 to i32
  %74 = sext i32 %73 to i64
  %75 = trunc i64 %74 to i32
  %76 = mul i32 %69, %75
  %77 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %78 = zext i32 %77 to i64
  %79 = trunc i64 %78 to i32
  %80 = add i32 %76, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !13
  %84 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !15
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = trunc i64 %89 to i32
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %94 = getelementptr inbounds i8, ptr addrspace(4) %93, i64 4
  %95 = load i16, ptr addrspace(4) %94, align 2, !tbaa !15
  %96 = zext i16 %95 to i32
  %97 = sext i32 %96 to i64
  %98 = mul i64 %92, %97
  %99 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %100 = zext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = trunc i64 %101 to i32
  %103 = add i32 %90, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 %104
  store i32 %83, ptr addrspace(1) %105, align 4, !tbaa !13
  ret void
}
define protected amdgpu_kernel void @chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = trunc i64 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %26, label %15
15:
  br label %16
16:
  %17 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %18 = load atomic i32, ptr addrspace(1) %17 syncscope("agent-one-as") acquire, align 4
  store i32 %18, ptr addrspace(5) %9, align 4
  %19 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  %23 = icmp ne i32 %19, %22
  br i1 %23, label %24, label %25
24:
  br label %16, !llvm.loop !21
25:
  br label %26
26:
  br label %27
27:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %28
28:
  fence syncscope("agent") acquire
  %29 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = trunc i64 %31 to i32
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = mul nsw i32 %35, 3
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %38 to i32
  %40 = add nsw i32 %36, %39
  %41 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %43 = zext i32 %42 to i64
  %44 = trunc i64 %43 to i32
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %45
  store i32 %40, ptr addrspace(1) %46, align 4, !tbaa !13
  fence syncscope("agent") release
  br label %47
47:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %48
48:
  %49 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %60, label %53
53:
  %54 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = trunc i64 %56 to i32
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr addrspace(5) %10, align 4, !tbaa !13
  %59 = load i32, ptr addrspace(5) %10, align 4
  store atomic i32 %59, ptr addrspace(1) %54 syncscope("agent-one-as") release, align 4
  br label %60
60:
  ret void
}
define protected amdgpu_kernel void @chain_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = trunc i64 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %26, label %15
15:
  br label %16
16:
  %17 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %18 = load atomic i32, ptr addrspace(1) %17 syncscope("agent-one-as") acquire, align 4
  store i32 %18, ptr addrspace(5) %9, align 4
  %19 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  %23 = icmp ne i32 %19, %22
  br i1 %23, label %24, label %25
24:
  br label %16, !llvm.loop !22
25:
  br label %26
26:
  br label %27
27:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %28
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = trunc i64 %31 to i32
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = mul nsw i32 %35, 3
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %38 to i32
  %40 = add nsw i32 %36, %39
  %41 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %43 = zext i32 %42 to i64
  %44 = trunc i64 %43 to i32
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %45
  store i32 %40, ptr addrspace(1) %46, align 4, !tbaa !13
  %47 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %58, label %51
51:
  %52 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = zext i32 %53 to i64
  %55 = trunc i64 %54 to i32
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %10, align 4, !tbaa !13
  %57 = load i32, ptr addrspace(5) %10, align 4
  store atomic i32 %57, ptr addrspace(1) %52 syncscope("agent-one-as") release, align 4
  br label %58
58:
  ret void
}
define hidden i32 @look(ptr addrspace(1) noundef %0) #4 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !9
  %4 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  %5 = load atomic i32, ptr addrspace(1) %4 syncscope("agent-one-as") monotonic, align 4
  store i32 %5, ptr addrspace(5) %3, align 4
  %6 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  ret i32 %6
}
define hidden void @raise(ptr addrspace(1) noundef %0) #4 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !9
  %4 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %3, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4
  store atomic i32 %5, ptr addrspace(1) %4 syncscope("agent-one-as") monotonic, align 4
  ret void
}
define protected amdgpu_kernel void @flag_in_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %32
13:
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = trunc i64 %15 to i32
  %17 = icmp ult i32 %16, 32
  br i1 %17, label %18, label %32
18:
  %19 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %23
  store i32 41, ptr addrspace(1) %24, align 4, !tbaa !13
  fence syncscope("agent") release
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %31, label %29
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  call void @raise(ptr addrspace(1) noundef %30) #6
  br label %31
31:
  br label %66
32:
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = trunc i64 %34 to i32
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %65
37:
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = trunc i64 %39 to i32
  %41 = icmp ult i32 %40, 32
  br i1 %41, label %42, label %65
42:
  br label %43
43:
  %44 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %45 = call i32 @look(ptr addrspace(1) noundef %44) #6
  %46 = icmp ne i32 %45, 0
  %47 = xor i1 %46, true
  br i1 %47, label %48, label %49
48:
  br label %43, !llvm.loop !23
49:
  fence syncscope("agent") acquire
  %50 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !13
  %57 = add nsw i32 %56, 1
  %58 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = trunc i64 %60 to i32
  %62 = add i32 1, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %63
  store i32 %57, ptr addrspace(1) %64, align 4, !tbaa !13
  br label %65
65:
  br label %66
66:
  ret void
}
define protected amdgpu_kernel void @flag_in_functions_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %32
13:
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = trunc i64 %15 to i32
  %17 = icmp ult i32 %16, 32
  br i1 %17, label %18, label %32
18:
  %19 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %21 to i32
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %23
  store i32 41, ptr addrspace(1) %24, align 4, !tbaa !13
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %31, label %29
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  call void @raise(ptr addrspace(1) noundef %30) #6
  br label %31
31:
  br label %66
32:
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = zext i32 %33 to i64
  %35 = trunc i64 %34 to i32
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %65
37:
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = trunc i64 %39 to i32
  %41 = icmp ult i32 %40, 32
  br i1 %41, label %42, label %65
42:
  br label %43
43:
  %44 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %45 = call i32 @look(ptr addrspace(1) noundef %44) #6
  %46 = icmp ne i32 %45, 0
  %47 = xor i1 %46, true
  br i1 %47, label %48, label %49
48:
  br label %43, !llvm.loop !24
49:
  %50 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !13
  %57 = add nsw i32 %56, 1
  %58 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = trunc i64 %60 to i32
  %62 = add i32 1, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %63
  store i32 %57, ptr addrspace(1) %64, align 4, !tbaa !13
  br label %65
65:
  br label %66
66:
  ret void
}
define hidden i32 @look_anywhere(ptr noundef %0) #4 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr %0, ptr addrspace(5) %2, align 8, !tbaa !9
  %4 = load ptr, ptr addrspace(5) %2, align 8, !tbaa !9
  %5 = load atomic i32, ptr %4 syncscope("workgroup-one-as") acquire, align 4
  store i32 %5, ptr addrspace(5) %3, align 4
  %6 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  ret i32 %6
}
define hidden void @raise_anywhere(ptr noundef %0) #4 {
  %2 = alloca ptr, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr %0, ptr addrspace(5) %2, align 8, !tbaa !9
  %4 = load ptr, ptr addrspace(5) %2, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %3, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4
  store atomic i32 %5, ptr %4 syncscope("workgroup-one-as") release, align 4
  ret void
}
define protected amdgpu_kernel void @flag_anywhere(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13
13:
  store i32 0, ptr addrspace(3) @flag_anywhere.flag, align 4, !tbaa !13
  br label %14
14:
  br label %15
15:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %16
16:
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = trunc i64 %18 to i32
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !15
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = trunc i64 %24 to i32
  %26 = sub i32 %25, 1
  %27 = icmp eq i32 %19, %26
  br i1 %27, label %28, label %33
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 0
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = add nsw i32 %31, 5
  store i32 %32, ptr addrspace(3) @flag_anywhere.value, align 4, !tbaa !13
  call void @raise_anywhere(ptr noundef addrspacecast (ptr addrspace(3) @flag_anywhere.flag to ptr)) #6
  br label %33
33:
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = trunc i64 %35 to i32
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %52, label %38
38:
  br label %39
39:
  %40 = call i32 @look_anywhere(ptr noundef addrspacecast (ptr addrspace(3) @flag_anywhere.flag to ptr)) #6
  %41 = icmp ne i32 %40, 0
  %42 = xor i1 %41, true
  br i1 %42, label %43, label %44
43:
  br label %39, !llvm.loop !25
44:
  %45 = load i32, ptr addrspace(3) @flag_anywhere.value, align 4, !tbaa !13
  %46 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4, !tbaa !13
  br label %52
52:
  ret void
}
define protected amdgpu_kernel void @flag_volatile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13
13:
  store volatile i32 0, ptr addrspace(3) @flag_volatile.flag, align 4, !tbaa !13
  br label %14
14:
  br label %15
15:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %16
16:
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = trunc i64 %18 to i32
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !15
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = trunc i64 %24 to i32
  %26 = sub i32 %25, 1
  %27 = icmp eq i32 %19, %26
  br i1 %27, label %28, label %33
28:
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %30 = getelementptr inbounds i32, ptr addrspace(1) %29, i64 0
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !13
  %32 = add nsw i32 %31, 5
  store volatile i32 %32, ptr addrspace(3) @flag_volatile.value, align 4, !tbaa !13
  fence syncscope("workgroup") release
  store volatile i32 1, ptr addrspace(3) @flag_volatile.flag, align 4, !tbaa !13
  br label %33
33:
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = trunc i64 %35 to i32
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %52, label %38
38:
  br label %39
39:
  %40 = load volatile i32, ptr addrspace(3) @flag_volatile.flag, align 4, !tbaa !13
  %41 = icmp ne i32 %40, 0
  %42 = xor i1 %41, true
  br i1 %42, label %43, label %44
43:
  br label %39, !llvm.loop !26
44:
  fence syncscope("workgroup") acquire
  %45 = load volatile i32, ptr addrspace(3) @flag_volatile.value, align 4, !tbaa !13
  %46 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 %50
  store i32 %45, ptr addrspace(1) %51, align 4, !tbaa !13
  br label %52
52:
  ret void
}
define protected amdgpu_kernel void @ring(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = trunc i64 %17 to i32
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %21, label %20
20:
  store i32 0, ptr addrspace(3) @ring.tail, align 4, !tbaa !13
  store i32 0, ptr addrspace(3) @ring.head, align 4, !tbaa !13
  br label %21
21:
  br label %22
22:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %23
23:
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  %27 = icmp eq i32 %26, 64
  br i1 %27, label %28, label %58
28:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %31 = icmp slt i32 %30, 12
  br i1 %31, label %33, label %32
32:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %57
33:
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %36 = load atomic i32, ptr addrspace(3) @ring.tail syncscope("workgroup-one-as") acquire, align 4
  store i32 %36, ptr addrspace(5) %10, align 4
  %37 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %38 = sub nsw i32 %35, %37
  %39 = icmp sge i32 %38, 4
  br i1 %39, label %40, label %41
40:
  br label %34, !llvm.loop !27
41:
  %42 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %43 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !13
  %47 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %48 = and i32 %47, 3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x i32], ptr addrspace(3) @ring.places, i64 0, i64 %49
  store i32 %46, ptr addrspace(3) %50, align 4, !tbaa !13
  %51 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr addrspace(5) %11, align 4, !tbaa !13
  %53 = load i32, ptr addrspace(5) %11, align 4
  store atomic i32 %53, ptr addrspace(3) @ring.head syncscope("workgroup-one-as") release, align 4
  br label %54
54:
  %55 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %29, !llvm.loop !28
57:
  br label %58
58:
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = trunc i64 %60 to i32
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %97
63:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %66 = icmp slt i32 %65, 12
  br i1 %66, label %68, label %67
67:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  br label %89
68:
  br label %69
69:
  %70 = load atomic i32, ptr addrspace(3) @ring.head syncscope("workgroup-one-as") acquire, align 4
  store i32 %70, ptr addrspace(5) %14, align 4
  %71 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %72 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %73 = icmp sle i32 %71, %72
  br i1 %73, label %74, label %75
74:
  br label %69, !llvm.loop !29
75:
  %76 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %77 = and i32 %76, 3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x i32], ptr addrspace(3) @ring.places, i64 0, i64 %78
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !13
  %81 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %82 = add nsw i32 %81, %80
  store i32 %82, ptr addrspace(5) %12, align 4, !tbaa !13
  %83 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr addrspace(5) %15, align 4, !tbaa !13
  %85 = load i32, ptr addrspace(5) %15, align 4
  store atomic i32 %85, ptr addrspace(3) @ring.tail syncscope("workgroup-one-as") release, align 4
  br label %86
86:
  %87 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %64, !llvm.loop !30
89:
  %90 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %91 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %92 = call i32 @llvm.amdgcn.workgroup.id.x()
  %93 = zext i32 %92 to i64
  %94 = trunc i64 %93 to i32
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %91, i64 %95
  store i32 %90, ptr addrspace(1) %96, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  br label %97
97:
  ret void
}
define protected amdgpu_kernel void @own_barrier(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %17, label %16
16:
  store i32 0, ptr addrspace(3) @own_barrier.arrived, align 4, !tbaa !13
  br label %17
17:
  br label %18
18:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %19
19:
  %20 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %21 = call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = zext i32 %21 to i64
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 4
  %25 = load i16, ptr addrspace(4) %24, align 2, !tbaa !15
  %26 = zext i16 %25 to i32
  %27 = sext i32 %26 to i64
  %28 = mul i64 %22, %27
  %29 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = trunc i64 %31 to i32
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !13
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = trunc i64 %37 to i32
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds [128 x i32], ptr addrspace(3) @own_barrier.cells, i64 0, i64 %39
  store i32 %35, ptr addrspace(3) %40, align 4, !tbaa !13
  fence syncscope("workgroup") release
  %41 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %42 = zext i32 %41 to i64
  %43 = trunc i64 %42 to i32
  %44 = urem i32 %43, 32
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %56
46:
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %47 = load i32, ptr addrspace(5) %9, align 4
  %48 = atomicrmw add ptr addrspace(3) @own_barrier.arrived, i32 %47 syncscope("workgroup-one-as") acq_rel, align 4
  store i32 %48, ptr addrspace(5) %10, align 4
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %50
50:
  %51 = load atomic i32, ptr addrspace(3) @own_barrier.arrived syncscope("workgroup-one-as") acquire, align 4
  store i32 %51, ptr addrspace(5) %11, align 4
  %52 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %54, label %55
54:
  br label %50, !llvm.loop !31
55:
  br label %56
56:
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.wave.barrier()
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %58 = getelementptr inbounds i8, ptr addrspace(4) %57, i64 4
  %59 = load i16, ptr addrspace(4) %58, align 2, !tbaa !15
  %60 = zext i16 %59 to i32
  %61 = sext i32 %60 to i64
  %62 = trunc i64 %61 to i32
  %63 = sub i32 %62, 1
  %64 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %65 = zext i32 %64 to i64
  %66 = trunc i64 %65 to i32
  %67 = sub i32 %63, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [128 x i32], ptr addrspace(3) @own_barrier.cells, i64 0, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !13
  %71 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %72 = call i32 @llvm.amdgcn.workgroup.id.x()
  %73 = zext i32 %72 to i64
  %74 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %75 = getelementptr inbounds i8, ptr addrspace(4) %74, i64 4
  %76 = load i16, ptr addrspace(4) %75, align 2, !tbaa !15
  %77 = zext i16 %76 to i32
  %78 = sext i32 %77 to i64
  %79 = mul i64 %73, %78
  %80 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %81 = zext i32 %80 to i64
  %82 = add i64 %79, %81
  %83 = trunc i64 %82 to i32
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 %84
  store i32 %70, ptr addrspace(1) %85, align 4, !tbaa !13
  ret void
}
declare void @llvm.amdgcn.wave.barrier() #2
define protected amdgpu_kernel void @turns_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %11 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = zext i32 %12 to i64
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 4
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !15
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = mul i64 %13, %18
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = trunc i64 %22 to i32
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !13
  store i32 %26, ptr addrspace(5) %9, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %29 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31
31:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %63
32:
  %33 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %34 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %35 = add nsw i32 %33, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = trunc i64 %37 to i32
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds [128 x i32], ptr addrspace(3) @turns_wrong.cells, i64 0, i64 %39
  store i32 %35, ptr addrspace(3) %40, align 4, !tbaa !13
  br label %41
41:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %42
42:
  br label %43
43:
  %44 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %45 = zext i32 %44 to i64
  %46 = trunc i64 %45 to i32
  %47 = add i32 %46, 37
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %49 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 4
  %50 = load i16, ptr addrspace(4) %49, align 2, !tbaa !15
  %51 = zext i16 %50 to i32
  %52 = sext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  %54 = urem i32 %47, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [128 x i32], ptr addrspace(3) @turns_wrong.cells, i64 0, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !13
  %58 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %60
60:
  %61 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %27, !llvm.loop !32
63:
  %64 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %65 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %66 = call i32 @llvm.amdgcn.workgroup.id.x()
  %67 = zext i32 %66 to i64
  %68 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %69 = getelementptr inbounds i8, ptr addrspace(4) %68, i64 4
  %70 = load i16, ptr addrspace(4) %69, align 2, !tbaa !15
  %71 = zext i16 %70 to i32
  %72 = sext i32 %71 to i64
  %73 = mul i64 %67, %72
  %74 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %75 = zext i32 %74 to i64
  %76 = add i64 %73, %75
  %77 = trunc i64 %76 to i32
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 %78
  store i32 %64, ptr addrspace(1) %79, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @histogram_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %13 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %13 to i64
  %15 = trunc i64 %14 to i32
  %16 = icmp ult i32 %15, 16
  br i1 %16, label %17, label %23
17:
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = trunc i64 %19 to i32
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [16 x i32], ptr addrspace(3) @histogram_wrong.counts, i64 0, i64 %21
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !13
  br label %23
23:
  %24 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %28 = getelementptr inbounds i8, ptr addrspace(4) %27, i64 4
  %29 = load i16, ptr addrspace(4) %28, align 2, !tbaa !15
  %30 = zext i16 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = mul i64 %26, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = trunc i64 %35 to i32
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !13
  %40 = and i32 %39, 15
  %41 = getelementptr inbounds i32, ptr addrspace(3) @histogram_wrong.counts, i32 %40
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %9, align 4
  %43 = atomicrmw add ptr addrspace(3) %41, i32 %42 monotonic, align 4
  store i32 %43, ptr addrspace(5) %10, align 4
  %44 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %45
45:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %46
46:
  %47 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = icmp ult i32 %49, 16
  br i1 %50, label %51, label %67
51:
  %52 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %53 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %54 = zext i32 %53 to i64
  %55 = trunc i64 %54 to i32
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 %56
  %58 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %59 = zext i32 %58 to i64
  %60 = trunc i64 %59 to i32
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds [16 x i32], ptr addrspace(3) @histogram_wrong.counts, i64 0, i64 %61
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !13
  store i32 %63, ptr addrspace(5) %11, align 4, !tbaa !13
  %64 = load i32, ptr addrspace(5) %11, align 4
  %65 = atomicrmw add ptr addrspace(1) %57, i32 %64 monotonic, align 4
  store i32 %65, ptr addrspace(5) %12, align 4
  %66 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %67
67:
  ret void
}
define protected amdgpu_kernel void @halo_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !15
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = trunc i64 %20 to i32
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = add i32 %27, 1
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds [130 x i32], ptr addrspace(3) @halo_wrong.cells, i64 0, i64 %29
  store i32 %24, ptr addrspace(3) %30, align 4, !tbaa !13
  br label %31
31:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %32
32:
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = trunc i64 %34 to i32
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [130 x i32], ptr addrspace(3) @halo_wrong.cells, i64 0, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !13
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = trunc i64 %40 to i32
  %42 = add i32 %41, 2
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [130 x i32], ptr addrspace(3) @halo_wrong.cells, i64 0, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !13
  %46 = add nsw i32 %38, %45
  %47 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %48 = call i32 @llvm.amdgcn.workgroup.id.x()
  %49 = zext i32 %48 to i64
  %50 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %51 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 4
  %52 = load i16, ptr addrspace(4) %51, align 2, !tbaa !15
  %53 = zext i16 %52 to i32
  %54 = sext i32 %53 to i64
  %55 = mul i64 %49, %54
  %56 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %57 = zext i32 %56 to i64
  %58 = add i64 %55, %57
  %59 = trunc i64 %58 to i32
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 %60
  store i32 %46, ptr addrspace(1) %61, align 4, !tbaa !13
  ret void
}
define protected amdgpu_kernel void @in_place_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %9 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !15
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = trunc i64 %20 to i32
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !13
  %25 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !15
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = trunc i64 %36 to i32
  %38 = add i32 %37, 1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !13
  %42 = add nsw i32 %24, %41
  %43 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !15
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = trunc i64 %54 to i32
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %56
  store i32 %42, ptr addrspace(1) %57, align 4, !tbaa !13
  ret void
}
define protected amdgpu_kernel void @lock_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17
16:
  br label %32
17:
  br label %18
18:
  %19 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %20 = load i32, ptr addrspace(5) %9, align 4
  %21 = atomicrmw xchg ptr addrspace(1) %19, i32 %20 syncscope("agent-one-as") acquire, align 4
  store i32 %21, ptr addrspace(5) %10, align 4
  %22 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %25
24:
  br label %18, !llvm.loop !33
25:
  %26 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 0
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !13
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr addrspace(1) %27, align 4, !tbaa !13
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !13
  %31 = load i32, ptr addrspace(5) %11, align 4
  store atomic i32 %31, ptr addrspace(1) %30 syncscope("agent-one-as") monotonic, align 4
  br label %32
32:
  ret void
}
define protected amdgpu_kernel void @sparse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca [64 x i32], align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 256, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %14 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 4
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !15
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = trunc i64 %25 to i32
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = and i32 %29, 63
  store i32 %30, ptr addrspace(5) %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %34 = icmp sle i32 %32, %33
  br i1 %34, label %36, label %35
35:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  br label %48
36:
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %38 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %43
  store i32 %41, ptr addrspace(5) %44, align 4, !tbaa !13
  br label %45
45:
  %46 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %31, !llvm.loop !34
48:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %49
49:
  %50 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %51 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %52 = icmp sle i32 %50, %51
  br i1 %52, label %54, label %53
53:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  br label %71
54:
  %55 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %56
  %58 = load i32, ptr addrspace(5) %57, align 4, !tbaa !13
  %59 = icmp sgt i32 %58, 10
  br i1 %59, label %60, label %67
60:
  %61 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %62
  %64 = load i32, ptr addrspace(5) %63, align 4, !tbaa !13
  %65 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %67
67:
  br label %68
68:
  %69 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %49, !llvm.loop !35
71:
  %72 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %73 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %74 = call i32 @llvm.amdgcn.workgroup.id.x()
  %75 = zext i32 %74 to i64
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %77 = getelementptr inbounds i8, ptr addrspace(4) %76, i64 4
  %78 = load i16, ptr addrspace(4) %77, align 2, !tbaa !15
  %79 = zext i16 %78 to i32
  %80 = sext i32 %79 to i64
  %81 = mul i64 %75, %80
  %82 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %83 = zext i32 %82 to i64
  %84 = add i64 %81, %83
  %85 = trunc i64 %84 to i32
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 %86
  store i32 %72, ptr addrspace(1) %87, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 256, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @sparse_wrong(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca [64 x i32], align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 256, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %14 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 4
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !15
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = trunc i64 %25 to i32
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !13
  %30 = and i32 %29, 31
  store i32 %30, ptr addrspace(5) %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %34 = icmp sle i32 %32, %33
  br i1 %34, label %36, label %35
35:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  br label %48
36:
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %38 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %39
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %43
  store volatile i32 %41, ptr addrspace(5) %44, align 4, !tbaa !13
  br label %45
45:
  %46 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %31, !llvm.loop !36
48:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %49
49:
  %50 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %51 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %52 = add nsw i32 %51, 1
  %53 = icmp sle i32 %50, %52
  br i1 %53, label %55, label %54
54:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  br label %72
55:
  %56 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %57
  %59 = load volatile i32, ptr addrspace(5) %58, align 4, !tbaa !13
  %60 = icmp sgt i32 %59, 10
  br i1 %60, label %61, label %68
61:
  %62 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x i32], ptr addrspace(5) %9, i64 0, i64 %63
  %65 = load volatile i32, ptr addrspace(5) %64, align 4, !tbaa !13
  %66 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %68
68:
  br label %69
69:
  %70 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %49, !llvm.loop !37
72:
  %73 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %74 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %75 = call i32 @llvm.amdgcn.workgroup.id.x()
  %76 = zext i32 %75 to i64
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %78 = getelementptr inbounds i8, ptr addrspace(4) %77, i64 4
  %79 = load i16, ptr addrspace(4) %78, align 2, !tbaa !15
  %80 = zext i16 %79 to i32
  %81 = sext i32 %80 to i64
  %82 = mul i64 %76, %81
  %83 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %84 = zext i32 %83 to i64
  %85 = add i64 %82, %84
  %86 = trunc i64 %85 to i32
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 %87
  store i32 %73, ptr addrspace(1) %88, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 256, ptr addrspace(5) %9) #5
  ret void
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*", !"int"}
!7 = !{!"", !"", !"", !""}
!8 = !{!"a", !"b", !"c", !"n"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !11, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
!24 = distinct !{!24, !18}
!25 = distinct !{!25, !18}
!26 = distinct !{!26, !18}
!27 = distinct !{!27, !18}
!28 = distinct !{!28, !18}
!29 = distinct !{!29, !18}
!30 = distinct !{!30, !18}
!31 = distinct !{!31, !18}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
