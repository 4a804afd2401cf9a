target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@atomics_local.cells = internal addrspace(3) global [8 x i32] undef, align 4
@atomics_local.wides = internal addrspace(3) global [4 x i64] undef, align 8
@atomics_local.sum = internal addrspace(3) global float undef, align 4
@wave_pipeline.slots = internal addrspace(3) global [8 x i32] undef, align 4
@wave_pipeline.ready = internal addrspace(3) global i32 undef, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @spin_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %15
14:
  br label %46
15:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %16
16:
  %17 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %18 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20
20:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %46
21:
  br label %22
22:
  %23 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %8, align 4, !tbaa !12
  %24 = load i32, ptr addrspace(5) %8, align 4
  %25 = atomicrmw xchg ptr addrspace(1) %23, i32 %24 syncscope("agent-one-as") acquire, align 4
  store i32 %25, ptr addrspace(5) %9, align 4
  %26 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29
28:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %22, !llvm.loop !14
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 0
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = mul nsw i32 %32, 3
  %34 = add nsw i32 %33, 1
  %35 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %36 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 0
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !12
  %37 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %38 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 1
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr addrspace(1) %38, align 4, !tbaa !12
  %41 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  %42 = load i32, ptr addrspace(5) %10, align 4
  store atomic i32 %42, ptr addrspace(1) %41 syncscope("agent-one-as") release, align 4
  br label %43
43:
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %16, !llvm.loop !16
46:
  ret void
}
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #2
declare void @llvm.amdgcn.s.sleep(i32 immarg) #3
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #2
define protected amdgpu_kernel void @ticket_lock(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %18
17:
  br label %42
18:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %19 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %10, align 4, !tbaa !12
  %20 = load i32, ptr addrspace(5) %10, align 4
  %21 = atomicrmw add ptr addrspace(1) %19, i32 %20 syncscope("agent-one-as") monotonic, align 4
  store i32 %21, ptr addrspace(5) %11, align 4
  %22 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  store i32 %22, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %23
23:
  %24 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %25 = load atomic i32, ptr addrspace(1) %24 syncscope("agent-one-as") acquire, align 4
  store i32 %25, ptr addrspace(5) %12, align 4
  %26 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %27 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %28 = icmp ne i32 %26, %27
  br i1 %28, label %29, label %30
29:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %23, !llvm.loop !21
30:
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %33 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = add i32 %34, 1
  store i32 %35, ptr addrspace(1) %33, align 4, !tbaa !12
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %36
  store i32 %31, ptr addrspace(1) %37, align 4, !tbaa !12
  %38 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %39 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %40 = add i32 %39, 1
  store i32 %40, ptr addrspace(5) %13, align 4, !tbaa !12
  %41 = load i32, ptr addrspace(5) %13, align 4
  store atomic i32 %41, ptr addrspace(1) %38 syncscope("agent-one-as") release, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %42
42:
  ret void
}
define protected amdgpu_kernel void @hand_over(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !18 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %18
17:
  br label %64
18:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %19
19:
  %20 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %21 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23
23:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %64
24:
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %43
28:
  br label %29
29:
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %31 = load atomic i32, ptr addrspace(1) %30 syncscope("agent-one-as") acquire, align 4
  store i32 %31, ptr addrspace(5) %10, align 4
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %35
34:
  br label %29, !llvm.loop !25
35:
  %36 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %38 = mul nsw i32 %36, %37
  %39 = add nsw i32 %38, 7
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  store volatile i32 %39, ptr addrspace(1) %40, align 4, !tbaa !12
  %41 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %11, align 4, !tbaa !12
  %42 = load i32, ptr addrspace(5) %11, align 4
  store atomic i32 %42, ptr addrspace(1) %41 syncscope("agent-one-as") release, align 4
  br label %60
43:
  br label %44
44:
  %45 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %46 = load atomic i32, ptr addrspace(1) %45 syncscope("agent-one-as") acquire, align 4
  store i32 %46, ptr addrspace(5) %12, align 4
  %47 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %48 = icmp ne i32 %47, 0
  %49 = xor i1 %48, true
  br i1 %49, label %50, label %51
50:
  br label %44, !llvm.loop !26
51:
  %52 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %53 = load volatile i32, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %55 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 %56
  store i32 %53, ptr addrspace(1) %57, align 4, !tbaa !12
  %58 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  %59 = load i32, ptr addrspace(5) %13, align 4
  store atomic i32 %59, ptr addrspace(1) %58 syncscope("agent-one-as") release, align 4
  br label %60
60:
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %19, !llvm.loop !27
64:
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1
define protected amdgpu_kernel void @grid_barrier(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !5 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 12
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !12
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !30
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = udiv i64 %17, %22
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %8, align 4, !tbaa !12
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !30
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = trunc i64 %38 to i32
  %40 = mul nsw i32 %39, 5
  %41 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = zext i32 %42 to i64
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %45 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 4
  %46 = load i16, ptr addrspace(4) %45, align 2, !tbaa !30
  %47 = zext i16 %46 to i32
  %48 = sext i32 %47 to i64
  %49 = mul i64 %43, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = getelementptr inbounds i32, ptr addrspace(1) %41, i64 %52
  store i32 %40, ptr addrspace(1) %53, align 4, !tbaa !12
  br label %54
54:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %55
55:
  br label %56
56:
  %57 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %58 = zext i32 %57 to i64
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %73, label %60
60:
  %61 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %9, align 4
  %63 = atomicrmw add ptr addrspace(1) %61, i32 %62 syncscope("agent-one-as") release, align 4
  store i32 %63, ptr addrspace(5) %10, align 4
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %65
65:
  %66 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %67 = load atomic i32, ptr addrspace(1) %66 syncscope("agent-one-as") acquire, align 4
  store i32 %67, ptr addrspace(5) %11, align 4
  %68 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %69 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %70 = icmp ult i32 %68, %69
  br i1 %70, label %71, label %72
71:
  call void @llvm.amdgcn.s.sleep(i32 2)
  br label %65, !llvm.loop !32
72:
  br label %73
73:
  br label %74
74:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %75
75:
  br label %76
76:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %77 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %78 = add i32 %77, 1
  %79 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %80 = urem i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %83 = getelementptr inbounds i8, ptr addrspace(4) %82, i64 4
  %84 = load i16, ptr addrspace(4) %83, align 2, !tbaa !30
  %85 = zext i16 %84 to i32
  %86 = sext i32 %85 to i64
  %87 = mul i64 %81, %86
  %88 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %89 = zext i32 %88 to i64
  %90 = add i64 %87, %89
  %91 = trunc i64 %90 to i32
  store i32 %91, ptr addrspace(5) %12, align 4, !tbaa !12
  %92 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %93 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %92, i64 %94
  %96 = load atomic i32, ptr addrspace(1) %95 syncscope("agent-one-as") monotonic, align 4
  store i32 %96, ptr addrspace(5) %13, align 4
  %97 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %98 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %99 = call i32 @llvm.amdgcn.workgroup.id.x()
  %100 = zext i32 %99 to i64
  %101 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %102 = getelementptr inbounds i8, ptr addrspace(4) %101, i64 4
  %103 = load i16, ptr addrspace(4) %102, align 2, !tbaa !30
  %104 = zext i16 %103 to i32
  %105 = sext i32 %104 to i64
  %106 = mul i64 %100, %105
  %107 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %108 = zext i32 %107 to i64
  %109 = add i64 %106, %108
  %110 = getelementptr inbounds i32, ptr addrspace(1) %98, i64 %109
  store i32 %97, ptr addrspace(1) %110, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1
declare void @llvm.amdgcn.s.barrier() #4
define protected amdgpu_kernel void @atomics_32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
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
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = zext i32 %27 to i64
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %30 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 4
  %31 = load i16, ptr addrspace(4) %30, align 2, !tbaa !30
  %32 = zext i16 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = mul i64 %28, %33
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 12
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
  %43 = trunc i64 %42 to i32
  store i32 %43, ptr addrspace(5) %6, align 4, !tbaa !12
  %44 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %45 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 0
  %46 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %46, ptr addrspace(5) %7, align 4, !tbaa !12
  %47 = load i32, ptr addrspace(5) %7, align 4
  %48 = atomicrmw add ptr addrspace(1) %45, i32 %47 monotonic, align 4
  store i32 %48, ptr addrspace(5) %8, align 4
  %49 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %50 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %51 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %52 = mul i32 0, %51
  %53 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 %55
  store i32 %49, ptr addrspace(1) %56, align 4, !tbaa !12
  %57 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 1
  %59 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %59, ptr addrspace(5) %9, align 4, !tbaa !12
  %60 = load i32, ptr addrspace(5) %9, align 4
  %61 = atomicrmw sub ptr addrspace(1) %58, i32 %60 monotonic, align 4
  store i32 %61, ptr addrspace(5) %10, align 4
  %62 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %63 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %64 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %65 = mul i32 1, %64
  %66 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 %68
  store i32 %62, ptr addrspace(1) %69, align 4, !tbaa !12
  %70 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %71 = getelementptr inbounds i32, ptr addrspace(1) %70, i64 2
  %72 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %73 = and i32 %72, 31
  %74 = and i32 %73, 31
  %75 = shl i32 1, %74
  %76 = xor i32 %75, -1
  store i32 %76, ptr addrspace(5) %11, align 4, !tbaa !12
  %77 = load i32, ptr addrspace(5) %11, align 4
  %78 = atomicrmw and ptr addrspace(1) %71, i32 %77 monotonic, align 4
  store i32 %78, ptr addrspace(5) %12, align 4
  %79 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %80 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %81 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %82 = mul i32 2, %81
  %83 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %84 = add i32 %82, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(1) %80, i64 %85
  store i32 %79, ptr addrspace(1) %86, align 4, !tbaa !12
  %87 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %88 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 3
  %89 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %90 = and i32 %89, 31
  %91 = and i32 %90, 31
  %92 = shl i32 1, %91
  store i32 %92, ptr addrspace(5) %13, align 4, !tbaa !12
  %93 = load i32, ptr addrspace(5) %13, align 4
  %94 = atomicrmw or ptr addrspace(1) %88, i32 %93 monotonic, align 4
  store i32 %94, ptr addrspace(5) %14, align 4
  %95 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %96 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %97 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %98 = mul i32 3, %97
  %99 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(1) %96, i64 %101
  store i32 %95, ptr addrspace(1) %102, align 4, !tbaa !12
  %103 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %104 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 4
  %105 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %106 = mul i32 %105, 77
  store i32 %106, ptr addrspace(5) %15, align 4, !tbaa !12
  %107 = load i32, ptr addrspace(5) %15, align 4
  %108 = atomicrmw xor ptr addrspace(1) %104, i32 %107 monotonic, align 4
  store i32 %108, ptr addrspace(5) %16, align 4
  %109 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %110 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %111 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %112 = mul i32 4, %111
  %113 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %114 = add i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr addrspace(1) %110, i64 %115
  store i32 %109, ptr addrspace(1) %116, align 4, !tbaa !12
  %117 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %118 = getelementptr inbounds i32, ptr addrspace(1) %117, i64 5
  %119 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %120 = mul i32 %119, 7919
  %121 = urem i32 %120, 101
  store i32 %121, ptr addrspace(5) %17, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %17, align 4
  %123 = atomicrmw umax ptr addrspace(1) %118, i32 %122 monotonic, align 4
  store i32 %123, ptr addrspace(5) %18, align 4
  %124 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %125 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %126 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %127 = mul i32 5, %126
  %128 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %129 = add i32 %127, %128
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr addrspace(1) %125, i64 %130
  store i32 %124, ptr addrspace(1) %131, align 4, !tbaa !12
  %132 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %133 = getelementptr inbounds i32, ptr addrspace(1) %132, i64 6
  %134 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %135 = mul i32 %134, 7919
  %136 = urem i32 %135, 101
  %137 = add i32 %136, 5
  store i32 %137, ptr addrspace(5) %19, align 4, !tbaa !12
  %138 = load i32, ptr addrspace(5) %19, align 4
  %139 = atomicrmw umin ptr addrspace(1) %133, i32 %138 monotonic, align 4
  store i32 %139, ptr addrspace(5) %20, align 4
  %140 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %141 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %142 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %143 = mul i32 6, %142
  %144 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %145 = add i32 %143, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr addrspace(1) %141, i64 %146
  store i32 %140, ptr addrspace(1) %147, align 4, !tbaa !12
  %148 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %149 = getelementptr inbounds i32, ptr addrspace(1) %148, i64 7
  %150 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %151 = sub nsw i32 50, %150
  store i32 %151, ptr addrspace(5) %21, align 4, !tbaa !12
  %152 = load i32, ptr addrspace(5) %21, align 4
  %153 = atomicrmw min ptr addrspace(1) %149, i32 %152 monotonic, align 4
  store i32 %153, ptr addrspace(5) %22, align 4
  %154 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %155 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %156 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %157 = mul i32 7, %156
  %158 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %159 = add i32 %157, %158
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds i32, ptr addrspace(1) %155, i64 %160
  store i32 %154, ptr addrspace(1) %161, align 4, !tbaa !12
  %162 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %163 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 8
  %164 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %165 = sub nsw i32 %164, 50
  store i32 %165, ptr addrspace(5) %23, align 4, !tbaa !12
  %166 = load i32, ptr addrspace(5) %23, align 4
  %167 = atomicrmw max ptr addrspace(1) %163, i32 %166 monotonic, align 4
  store i32 %167, ptr addrspace(5) %24, align 4
  %168 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %169 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %170 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %171 = mul i32 8, %170
  %172 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %173 = add i32 %171, %172
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i32, ptr addrspace(1) %169, i64 %174
  store i32 %168, ptr addrspace(1) %175, align 4, !tbaa !12
  %176 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %177 = getelementptr inbounds i32, ptr addrspace(1) %176, i64 9
  %178 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %179 = add i32 %178, 1
  store i32 %179, ptr addrspace(5) %25, align 4, !tbaa !12
  %180 = load i32, ptr addrspace(5) %25, align 4
  %181 = atomicrmw xchg ptr addrspace(1) %177, i32 %180 monotonic, align 4
  store i32 %181, ptr addrspace(5) %26, align 4
  %182 = load i32, ptr addrspace(5) %26, align 4, !tbaa !12
  %183 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %184 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %185 = mul i32 9, %184
  %186 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %187 = add i32 %185, %186
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr addrspace(1) %183, i64 %188
  store i32 %182, ptr addrspace(1) %189, align 4, !tbaa !12
  %190 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %191 = getelementptr inbounds i32, ptr addrspace(1) %190, i64 10
  %192 = atomicrmw uinc_wrap ptr addrspace(1) %191, i32 20 syncscope("agent") monotonic, align 4
  %193 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %194 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %195 = mul i32 10, %194
  %196 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %197 = add i32 %195, %196
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds i32, ptr addrspace(1) %193, i64 %198
  store i32 %192, ptr addrspace(1) %199, align 4, !tbaa !12
  %200 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %201 = getelementptr inbounds i32, ptr addrspace(1) %200, i64 11
  %202 = atomicrmw udec_wrap ptr addrspace(1) %201, i32 20 syncscope("agent") monotonic, align 4
  %203 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %204 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %205 = mul i32 11, %204
  %206 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %207 = add i32 %205, %206
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds i32, ptr addrspace(1) %203, i64 %208
  store i32 %202, ptr addrspace(1) %209, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  ret void
}
define protected amdgpu_kernel void @atomics_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !36 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !30
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  store i64 %33, ptr addrspace(5) %5, align 8, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #5
  %34 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %35 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 12
  %36 = load i32, ptr addrspace(4) %35, align 4, !tbaa !12
  %37 = zext i32 %36 to i64
  store i64 %37, ptr addrspace(5) %6, align 8, !tbaa !38
  %38 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %39 = getelementptr inbounds i64, ptr addrspace(1) %38, i64 0
  %40 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %41 = shl i64 %40, 31
  store i64 %41, ptr addrspace(5) %7, align 8, !tbaa !38
  %42 = load i64, ptr addrspace(5) %7, align 8
  %43 = atomicrmw add ptr addrspace(1) %39, i64 %42 monotonic, align 8
  store i64 %43, ptr addrspace(5) %8, align 8
  %44 = load i64, ptr addrspace(5) %8, align 8, !tbaa !38
  %45 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %46 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %47 = mul i64 0, %46
  %48 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %49 = add i64 %47, %48
  %50 = getelementptr inbounds i64, ptr addrspace(1) %45, i64 %49
  store i64 %44, ptr addrspace(1) %50, align 8, !tbaa !38
  %51 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %52 = getelementptr inbounds i64, ptr addrspace(1) %51, i64 1
  %53 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %54 = shl i64 %53, 31
  store i64 %54, ptr addrspace(5) %9, align 8, !tbaa !38
  %55 = load i64, ptr addrspace(5) %9, align 8
  %56 = atomicrmw sub ptr addrspace(1) %52, i64 %55 monotonic, align 8
  store i64 %56, ptr addrspace(5) %10, align 8
  %57 = load i64, ptr addrspace(5) %10, align 8, !tbaa !38
  %58 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %59 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %60 = mul i64 1, %59
  %61 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %62 = add i64 %60, %61
  %63 = getelementptr inbounds i64, ptr addrspace(1) %58, i64 %62
  store i64 %57, ptr addrspace(1) %63, align 8, !tbaa !38
  %64 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %65 = getelementptr inbounds i64, ptr addrspace(1) %64, i64 2
  %66 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %67 = and i64 %66, 63
  %68 = and i64 %67, 63
  %69 = shl i64 1, %68
  %70 = xor i64 %69, -1
  store i64 %70, ptr addrspace(5) %11, align 8, !tbaa !38
  %71 = load i64, ptr addrspace(5) %11, align 8
  %72 = atomicrmw and ptr addrspace(1) %65, i64 %71 monotonic, align 8
  store i64 %72, ptr addrspace(5) %12, align 8
  %73 = load i64, ptr addrspace(5) %12, align 8, !tbaa !38
  %74 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %75 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %76 = mul i64 2, %75
  %77 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %78 = add i64 %76, %77
  %79 = getelementptr inbounds i64, ptr addrspace(1) %74, i64 %78
  store i64 %73, ptr addrspace(1) %79, align 8, !tbaa !38
  %80 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %81 = getelementptr inbounds i64, ptr addrspace(1) %80, i64 3
  %82 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %83 = and i64 %82, 63
  %84 = and i64 %83, 63
  %85 = shl i64 1, %84
  store i64 %85, ptr addrspace(5) %13, align 8, !tbaa !38
  %86 = load i64, ptr addrspace(5) %13, align 8
  %87 = atomicrmw or ptr addrspace(1) %81, i64 %86 monotonic, align 8
  store i64 %87, ptr addrspace(5) %14, align 8
  %88 = load i64, ptr addrspace(5) %14, align 8, !tbaa !38
  %89 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %90 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %91 = mul i64 3, %90
  %92 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %93 = add i64 %91, %92
  %94 = getelementptr inbounds i64, ptr addrspace(1) %89, i64 %93
  store i64 %88, ptr addrspace(1) %94, align 8, !tbaa !38
  %95 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %96 = getelementptr inbounds i64, ptr addrspace(1) %95, i64 4
  %97 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %98 = mul i64 %97, 78187493520
  store i64 %98, ptr addrspace(5) %15, align 8, !tbaa !38
  %99 = load i64, ptr addrspace(5) %15, align 8
  %100 = atomicrmw xor ptr addrspace(1) %96, i64 %99 monotonic, align 8
  store i64 %100, ptr addrspace(5) %16, align 8
  %101 = load i64, ptr addrspace(5) %16, align 8, !tbaa !38
  %102 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %103 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %104 = mul i64 4, %103
  %105 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds i64, ptr addrspace(1) %102, i64 %106
  store i64 %101, ptr addrspace(1) %107, align 8, !tbaa !38
  %108 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %109 = getelementptr inbounds i64, ptr addrspace(1) %108, i64 5
  %110 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %111 = mul i64 %110, 7919
  %112 = urem i64 %111, 101
  %113 = shl i64 %112, 40
  store i64 %113, ptr addrspace(5) %17, align 8, !tbaa !38
  %114 = load i64, ptr addrspace(5) %17, align 8
  %115 = atomicrmw umax ptr addrspace(1) %109, i64 %114 monotonic, align 8
  store i64 %115, ptr addrspace(5) %18, align 8
  %116 = load i64, ptr addrspace(5) %18, align 8, !tbaa !38
  %117 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %118 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %119 = mul i64 5, %118
  %120 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %121 = add i64 %119, %120
  %122 = getelementptr inbounds i64, ptr addrspace(1) %117, i64 %121
  store i64 %116, ptr addrspace(1) %122, align 8, !tbaa !38
  %123 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %124 = getelementptr inbounds i64, ptr addrspace(1) %123, i64 6
  %125 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %126 = mul i64 %125, 7919
  %127 = urem i64 %126, 101
  %128 = add i64 %127, 5
  %129 = shl i64 %128, 40
  store i64 %129, ptr addrspace(5) %19, align 8, !tbaa !38
  %130 = load i64, ptr addrspace(5) %19, align 8
  %131 = atomicrmw umin ptr addrspace(1) %124, i64 %130 monotonic, align 8
  store i64 %131, ptr addrspace(5) %20, align 8
  %132 = load i64, ptr addrspace(5) %20, align 8, !tbaa !38
  %133 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %134 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %135 = mul i64 6, %134
  %136 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %137 = add i64 %135, %136
  %138 = getelementptr inbounds i64, ptr addrspace(1) %133, i64 %137
  store i64 %132, ptr addrspace(1) %138, align 8, !tbaa !38
  %139 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %140 = getelementptr inbounds i64, ptr addrspace(1) %139, i64 7
  %141 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %142 = add i64 %141, 1
  store i64 %142, ptr addrspace(5) %21, align 8, !tbaa !38
  %143 = load i64, ptr addrspace(5) %21, align 8
  %144 = atomicrmw xchg ptr addrspace(1) %140, i64 %143 monotonic, align 8
  store i64 %144, ptr addrspace(5) %22, align 8
  %145 = load i64, ptr addrspace(5) %22, align 8, !tbaa !38
  %146 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %147 = load i64, ptr addrspace(5) %6, align 8, !tbaa !38
  %148 = mul i64 7, %147
  %149 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %150 = add i64 %148, %149
  %151 = getelementptr inbounds i64, ptr addrspace(1) %146, i64 %150
  store i64 %145, ptr addrspace(1) %151, align 8, !tbaa !38
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  ret void
}
define protected amdgpu_kernel void @atomics_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !5 !kernel_arg_type !40 !kernel_arg_base_type !40 !kernel_arg_type_qual !41 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
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
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i64, align 8, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i64, align 8, addrspace(5)
  %29 = alloca i64, align 8, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca i64, align 8, addrspace(5)
  %32 = alloca i64, align 8, addrspace(5)
  %33 = alloca i64, align 8, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %39 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %40 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !12
  store i32 %43, ptr addrspace(5) %8, align 4, !tbaa !12
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %45 = icmp ult i32 %44, 8
  br i1 %45, label %46, label %59
46:
  %47 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %48 = icmp eq i32 %47, 2
  br i1 %48, label %52, label %49
49:
  %50 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %51 = icmp eq i32 %50, 5
  br label %52
52:
  %53 = phi i1 [ true, %46 ], [ %51, %49 ]
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, i32 -1, i32 0
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [8 x i32], ptr addrspace(3) @atomics_local.cells, i64 0, i64 %57
  store i32 %55, ptr addrspace(3) %58, align 4, !tbaa !12
  br label %59
59:
  %60 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %61 = icmp ult i32 %60, 4
  br i1 %61, label %62, label %70
62:
  %63 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %64 = icmp eq i32 %63, 3
  %65 = zext i1 %64 to i64
  %66 = select i1 %64, i64 -1, i64 0
  %67 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.wides, i64 0, i64 %68
  store i64 %66, ptr addrspace(3) %69, align 8, !tbaa !38
  br label %70
70:
  %71 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %74, label %73
73:
  store float 0.000000e+00, ptr addrspace(3) @atomics_local.sum, align 4, !tbaa !42
  br label %74
74:
  br label %75
75:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %76
76:
  br label %77
77:
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  store i32 %78, ptr addrspace(5) %9, align 4, !tbaa !12
  %79 = load i32, ptr addrspace(5) %9, align 4
  %80 = atomicrmw add ptr addrspace(3) @atomics_local.cells, i32 %79 monotonic, align 4
  store i32 %80, ptr addrspace(5) %10, align 4
  %81 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %82 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  store i32 %82, ptr addrspace(5) %11, align 4, !tbaa !12
  %83 = load i32, ptr addrspace(5) %11, align 4
  %84 = atomicrmw sub ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 1), i32 %83 monotonic, align 4
  store i32 %84, ptr addrspace(5) %12, align 4
  %85 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %87 = or i32 %86, 65535
  store i32 %87, ptr addrspace(5) %13, align 4, !tbaa !12
  %88 = load i32, ptr addrspace(5) %13, align 4
  %89 = atomicrmw and ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 2), i32 %88 monotonic, align 4
  store i32 %89, ptr addrspace(5) %14, align 4
  %90 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %91 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %92 = and i32 %91, 15790320
  store i32 %92, ptr addrspace(5) %15, align 4, !tbaa !12
  %93 = load i32, ptr addrspace(5) %15, align 4
  %94 = atomicrmw or ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 3), i32 %93 monotonic, align 4
  store i32 %94, ptr addrspace(5) %16, align 4
  %95 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %96 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  store i32 %96, ptr addrspace(5) %17, align 4, !tbaa !12
  %97 = load i32, ptr addrspace(5) %17, align 4
  %98 = atomicrmw xor ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 4), i32 %97 monotonic, align 4
  store i32 %98, ptr addrspace(5) %18, align 4
  %99 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %100 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  store i32 %100, ptr addrspace(5) %19, align 4, !tbaa !12
  %101 = load i32, ptr addrspace(5) %19, align 4
  %102 = atomicrmw umin ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 5), i32 %101 monotonic, align 4
  store i32 %102, ptr addrspace(5) %20, align 4
  %103 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %104 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  store i32 %104, ptr addrspace(5) %21, align 4, !tbaa !12
  %105 = load i32, ptr addrspace(5) %21, align 4
  %106 = atomicrmw umax ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 6), i32 %105 monotonic, align 4
  store i32 %106, ptr addrspace(5) %22, align 4
  %107 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %23) #5
  %108 = load i32, ptr addrspace(3) getelementptr inbounds ([8 x i32], ptr addrspace(3) @atomics_local.cells, i64 0, i64 7), align 4, !tbaa !12
  store i32 %108, ptr addrspace(5) %23, align 4, !tbaa !12
  br label %109
109:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %24) #5
  %110 = load i32, ptr addrspace(5) %23, align 4, !tbaa !12
  %111 = load i32, ptr addrspace(5) %23, align 4, !tbaa !12
  %112 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %113 = and i32 %112, 255
  %114 = add i32 %111, %113
  %115 = cmpxchg ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @atomics_local.cells, i32 7), i32 %110, i32 %114 seq_cst seq_cst, align 4
  %116 = extractvalue { i32, i1 } %115, 0
  store i32 %116, ptr addrspace(5) %24, align 4, !tbaa !12
  %117 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %118 = load i32, ptr addrspace(5) %23, align 4, !tbaa !12
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %120, label %121
120:
  store i32 4, ptr addrspace(5) %25, align 4
  br label %123
121:
  %122 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  store i32 %122, ptr addrspace(5) %23, align 4, !tbaa !12
  store i32 0, ptr addrspace(5) %25, align 4
  br label %123
123:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %24) #5
  %124 = load i32, ptr addrspace(5) %25, align 4
  switch i32 %124, label %192 [
    i32 0, label %125
    i32 4, label %126
  ]
125:
  br label %109, !llvm.loop !44
126:
  %127 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %128 = zext i32 %127 to i64
  %129 = shl i64 %128, 8
  store i64 %129, ptr addrspace(5) %26, align 8, !tbaa !38
  %130 = load i64, ptr addrspace(5) %26, align 8
  %131 = atomicrmw add ptr addrspace(3) @atomics_local.wides, i64 %130 monotonic, align 8
  store i64 %131, ptr addrspace(5) %27, align 8
  %132 = load i64, ptr addrspace(5) %27, align 8, !tbaa !38
  %133 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %134 = zext i32 %133 to i64
  %135 = shl i64 %134, 13
  store i64 %135, ptr addrspace(5) %28, align 8, !tbaa !38
  %136 = load i64, ptr addrspace(5) %28, align 8
  %137 = atomicrmw xor ptr addrspace(3) getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.wides, i32 1), i64 %136 monotonic, align 8
  store i64 %137, ptr addrspace(5) %29, align 8
  %138 = load i64, ptr addrspace(5) %29, align 8, !tbaa !38
  %139 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %140 = zext i32 %139 to i64
  %141 = shl i64 %140, 9
  store i64 %141, ptr addrspace(5) %30, align 8, !tbaa !38
  %142 = load i64, ptr addrspace(5) %30, align 8
  %143 = atomicrmw umax ptr addrspace(3) getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.wides, i32 2), i64 %142 monotonic, align 8
  store i64 %143, ptr addrspace(5) %31, align 8
  %144 = load i64, ptr addrspace(5) %31, align 8, !tbaa !38
  %145 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %146 = zext i32 %145 to i64
  %147 = shl i64 %146, 9
  store i64 %147, ptr addrspace(5) %32, align 8, !tbaa !38
  %148 = load i64, ptr addrspace(5) %32, align 8
  %149 = atomicrmw umin ptr addrspace(3) getelementptr inbounds (i64, ptr addrspace(3) @atomics_local.wides, i32 3), i64 %148 monotonic, align 8
  store i64 %149, ptr addrspace(5) %33, align 8
  %150 = load i64, ptr addrspace(5) %33, align 8, !tbaa !38
  %151 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %152 = and i32 %151, 15
  %153 = uitofp i32 %152 to float
  store float %153, ptr addrspace(5) %34, align 4, !tbaa !42
  %154 = load float, ptr addrspace(5) %34, align 4
  %155 = atomicrmw fadd ptr addrspace(3) @atomics_local.sum, float %154 syncscope("workgroup-one-as") monotonic, align 4
  store float %155, ptr addrspace(5) %35, align 4
  %156 = load float, ptr addrspace(5) %35, align 4, !tbaa !42
  br label %157
157:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %158
158:
  br label %159
159:
  %160 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %161 = icmp ult i32 %160, 8
  br i1 %161, label %162, label %171
162:
  %163 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds [8 x i32], ptr addrspace(3) @atomics_local.cells, i64 0, i64 %164
  %166 = load i32, ptr addrspace(3) %165, align 4, !tbaa !12
  %167 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %168 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr addrspace(1) %167, i64 %169
  store i32 %166, ptr addrspace(1) %170, align 4, !tbaa !12
  br label %171
171:
  %172 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %179, label %174
174:
  %175 = load float, ptr addrspace(3) @atomics_local.sum, align 4, !tbaa !42
  %176 = bitcast float %175 to i32
  %177 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %178 = getelementptr inbounds i32, ptr addrspace(1) %177, i64 8
  store i32 %176, ptr addrspace(1) %178, align 4, !tbaa !12
  br label %179
179:
  %180 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %181 = icmp ult i32 %180, 4
  br i1 %181, label %182, label %191
182:
  %183 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds [4 x i64], ptr addrspace(3) @atomics_local.wides, i64 0, i64 %184
  %186 = load i64, ptr addrspace(3) %185, align 8, !tbaa !38
  %187 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %188 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds i64, ptr addrspace(1) %187, i64 %189
  store i64 %186, ptr addrspace(1) %190, align 8, !tbaa !38
  br label %191
191:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %23) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
192:
  unreachable
}
define protected amdgpu_kernel void @atomics_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !28 !kernel_arg_access_qual !5 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca double, align 8, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !30
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = trunc i64 %30 to i32
  %32 = mul nsw i32 %31, 37
  %33 = srem i32 %32, 64
  %34 = sub nsw i32 %33, 20
  %35 = sitofp i32 %34 to float
  store float %35, ptr addrspace(5) %7, align 4, !tbaa !42
  %36 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %37 = getelementptr inbounds float, ptr addrspace(1) %36, i64 0
  %38 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  store float %38, ptr addrspace(5) %8, align 4, !tbaa !42
  %39 = load float, ptr addrspace(5) %8, align 4
  %40 = atomicrmw fadd ptr addrspace(1) %37, float %39 syncscope("agent-one-as") monotonic, align 4
  store float %40, ptr addrspace(5) %9, align 4
  %41 = load float, ptr addrspace(5) %9, align 4, !tbaa !42
  %42 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = zext i32 %43 to i64
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %46 = getelementptr inbounds i8, ptr addrspace(4) %45, i64 4
  %47 = load i16, ptr addrspace(4) %46, align 2, !tbaa !30
  %48 = zext i16 %47 to i32
  %49 = sext i32 %48 to i64
  %50 = mul i64 %44, %49
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds float, ptr addrspace(1) %42, i64 %53
  store float %41, ptr addrspace(1) %54, align 4, !tbaa !42
  %55 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %56 = getelementptr inbounds float, ptr addrspace(1) %55, i64 1
  %57 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  store float %57, ptr addrspace(5) %10, align 4, !tbaa !42
  %58 = load float, ptr addrspace(5) %10, align 4
  %59 = atomicrmw fmin ptr addrspace(1) %56, float %58 syncscope("agent-one-as") monotonic, align 4
  store float %59, ptr addrspace(5) %11, align 4
  %60 = load float, ptr addrspace(5) %11, align 4, !tbaa !42
  %61 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %62 = getelementptr inbounds float, ptr addrspace(1) %61, i64 2
  %63 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  store float %63, ptr addrspace(5) %12, align 4, !tbaa !42
  %64 = load float, ptr addrspace(5) %12, align 4
  %65 = atomicrmw fmax ptr addrspace(1) %62, float %64 syncscope("agent-one-as") monotonic, align 4
  store float %65, ptr addrspace(5) %13, align 4
  %66 = load float, ptr addrspace(5) %13, align 4, !tbaa !42
  %67 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %68 = getelementptr inbounds float, ptr addrspace(1) %67, i64 3
  %69 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  store float %69, ptr addrspace(5) %14, align 4, !tbaa !42
  %70 = load float, ptr addrspace(5) %14, align 4
  %71 = atomicrmw fsub ptr addrspace(1) %68, float %70 syncscope("agent-one-as") monotonic, align 4
  store float %71, ptr addrspace(5) %15, align 4
  %72 = load float, ptr addrspace(5) %15, align 4, !tbaa !42
  %73 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %74 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  %75 = fpext float %74 to double
  %76 = fmul double %75, 5.000000e-01
  store double %76, ptr addrspace(5) %16, align 8, !tbaa !46
  %77 = load double, ptr addrspace(5) %16, align 8
  %78 = atomicrmw fadd ptr addrspace(1) %73, double %77 syncscope("agent-one-as") monotonic, align 8
  store double %78, ptr addrspace(5) %17, align 8
  %79 = load double, ptr addrspace(5) %17, align 8, !tbaa !46
  %80 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %81 = getelementptr inbounds double, ptr addrspace(1) %80, i64 1
  %82 = load float, ptr addrspace(5) %7, align 4, !tbaa !42
  %83 = fpext float %82 to double
  store double %83, ptr addrspace(5) %18, align 8, !tbaa !46
  %84 = load double, ptr addrspace(5) %18, align 8
  %85 = atomicrmw fmax ptr addrspace(1) %81, double %84 syncscope("agent-one-as") monotonic, align 8
  store double %85, ptr addrspace(5) %19, align 8
  %86 = load double, ptr addrspace(5) %19, align 8, !tbaa !46
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @add_by_exchange(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !48 !kernel_arg_base_type !48 !kernel_arg_type_qual !49 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  %7 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !12
  store i32 %8, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  br label %9
9:
  %10 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %10, ptr addrspace(5) %6, align 4, !tbaa !12
  %11 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %13 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %14 = bitcast i32 %13 to float
  %15 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !30
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !42
  %29 = fadd float %14, %28
  %30 = bitcast float %29 to i32
  %31 = cmpxchg ptr addrspace(1) %11, i32 %12, i32 %30 seq_cst seq_cst, align 4
  %32 = extractvalue { i32, i1 } %31, 0
  store i32 %32, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %35 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %36 = icmp ne i32 %34, %35
  br i1 %36, label %9, label %37, !llvm.loop !50
37:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  ret void
}
define protected amdgpu_kernel void @exchange_64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !36 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %8 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !38
  store i64 %9, ptr addrspace(5) %5, align 8, !tbaa !38
  br label %10
10:
  %11 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %12 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %13 = mul i64 %12, 3
  %14 = add i64 %13, 1
  store i64 %14, ptr addrspace(5) %6, align 8, !tbaa !38
  %15 = load i64, ptr addrspace(5) %5, align 8
  %16 = load i64, ptr addrspace(5) %6, align 8
  %17 = cmpxchg ptr addrspace(1) %11, i64 %15, i64 %16 monotonic monotonic, align 8
  %18 = extractvalue { i64, i1 } %17, 0
  %19 = extractvalue { i64, i1 } %17, 1
  br i1 %19, label %21, label %20
20:
  store i64 %18, ptr addrspace(5) %5, align 8
  br label %21
21:
  %22 = zext i1 %19 to i8
  store i8 %22, ptr addrspace(5) %7, align 1, !tbaa !51
  %23 = load i8, ptr addrspace(5) %7, align 1, !tbaa !51, !range !53, !noundef !54
  %24 = trunc i8 %23 to i1
  %25 = xor i1 %24, true
  br i1 %25, label %26, label %27
26:
  br label %10, !llvm.loop !55
27:
  %28 = load i64, ptr addrspace(5) %5, align 8, !tbaa !38
  %29 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 4
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !30
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds i64, ptr addrspace(1) %29, i64 %40
  store i64 %28, ptr addrspace(1) %41, align 8, !tbaa !38
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  ret void
}
define protected amdgpu_kernel void @wave_pipeline(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !56 !kernel_arg_access_qual !34 !kernel_arg_type !57 !kernel_arg_base_type !57 !kernel_arg_type_qual !36 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = lshr i64 %10, 5
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  %13 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %13 to i64
  %15 = and i64 %14, 31
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr addrspace(5) %6, align 4, !tbaa !12
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = icmp ne i64 %18, 0
  br i1 %19, label %21, label %20
20:
  store i32 0, ptr addrspace(3) @wave_pipeline.ready, align 4, !tbaa !12
  br label %21
21:
  br label %22
22:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %23
23:
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %55
27:
  br label %28
28:
  %29 = load atomic i32, ptr addrspace(3) @wave_pipeline.ready syncscope("workgroup-one-as") acquire, align 4
  store i32 %29, ptr addrspace(5) %7, align 4
  %30 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %32 = icmp ne i32 %30, %31
  br i1 %32, label %33, label %34
33:
  br label %28, !llvm.loop !58
34:
  %35 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %45
37:
  %38 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %39 = sub i32 %38, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [8 x i32], ptr addrspace(3) @wave_pipeline.slots, i64 0, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !12
  %43 = mul nsw i32 %42, 2
  %44 = add nsw i32 %43, 1
  br label %47
45:
  %46 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %47
47:
  %48 = phi i32 [ %44, %37 ], [ %46, %45 ]
  %49 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i32], ptr addrspace(3) @wave_pipeline.slots, i64 0, i64 %50
  store i32 %48, ptr addrspace(3) %51, align 4, !tbaa !12
  %52 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %53 = add i32 %52, 1
  store i32 %53, ptr addrspace(5) %8, align 4, !tbaa !12
  %54 = load i32, ptr addrspace(5) %8, align 4
  store atomic i32 %54, ptr addrspace(3) @wave_pipeline.ready syncscope("workgroup-one-as") release, align 4
  br label %55
55:
  br label %56
56:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %57
57:
  br label %58
58:
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = icmp ult i64 %60, 8
  br i1 %61, label %62, label %71
62:
  %63 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr addrspace(3) @wave_pipeline.slots, i64 0, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !12
  %67 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %68 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %69
  store i32 %66, ptr addrspace(1) %70, align 4, !tbaa !12
  br label %71
71:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  ret void
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = !{i32 1, i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!20 = !{!"", !"", !"", !""}
!21 = distinct !{!21, !15}
!22 = !{i32 1, i32 1, i32 1, i32 0}
!23 = !{!"int*", !"int*", !"int*", !"int"}
!24 = !{!"volatile", !"", !"", !""}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = !{i32 1, i32 1, i32 1}
!29 = !{!"int*", !"int*", !"int*"}
!30 = !{!31, !31, i64 0}
!31 = !{!"short", !10, i64 0}
!32 = distinct !{!32, !15}
!33 = !{i32 1, i32 1}
!34 = !{!"none", !"none"}
!35 = !{!"uint*", !"uint*"}
!36 = !{!"", !""}
!37 = !{!"ulong*", !"ulong*"}
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !10, i64 0}
!40 = !{!"uint*", !"uint*", !"ulong*"}
!41 = !{!"const", !"", !""}
!42 = !{!43, !43, i64 0}
!43 = !{!"float", !10, i64 0}
!44 = distinct !{!44, !15}
!45 = !{!"float*", !"double*", !"float*"}
!46 = !{!47, !47, i64 0}
!47 = !{!"double", !10, i64 0}
!48 = !{!"uint*", !"float*"}
!49 = !{!"", !"const"}
!50 = distinct !{!50, !15}
!51 = !{!52, !52, i64 0}
!52 = !{!"bool", !10, i64 0}
!53 = !{i8 0, i8 2}
!54 = !{}
!55 = distinct !{!55, !15}
!56 = !{i32 1, i32 0}
!57 = !{!"int*", !"int"}
!58 = distinct !{!58, !15}
