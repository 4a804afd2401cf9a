target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@sum_two_stage.part = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@scan_blocks.part = internal addrspace(3) global [256 x i32] undef, align 4
@scan_totals.part = internal addrspace(3) global [256 x i32] undef, align 4
@scan_look_back.part = internal addrspace(3) global [256 x i32] undef, align 4
@scan_look_back.tile = internal addrspace(3) global i32 undef, align 4
@scan_look_back.before = internal addrspace(3) global i32 undef, align 4
@keep_positive.part = internal addrspace(3) global [256 x i32] undef, align 4
@keep_positive.base = internal addrspace(3) global i32 undef, align 4
@radix_sort.part = internal addrspace(3) global [256 x i32] undef, align 4
@radix_sort.sorted = internal addrspace(3) global [256 x i32] undef, align 4
@histogram_local.bins = internal addrspace(3) global [256 x i32] undef, align 4
@last_group_adds_up.part = internal addrspace(3) global [256 x i32] undef, align 4
@last_group_adds_up.is_last = internal addrspace(3) global i32 undef, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @sum_two_stage(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds i8, ptr addrspace(4) %16, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = mul i64 %15, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %26
26:
  %27 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %28 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %31, label %30
30:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %48
31:
  %32 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %33 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %38 = add nsw i32 %37, %36
  store i32 %38, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %39
39:
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 12
  %42 = load i32, ptr addrspace(4) %41, align 4, !tbaa !12
  %43 = zext i32 %42 to i64
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %45 = zext i32 %44 to i64
  %46 = add i64 %45, %43
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %26, !llvm.loop !16
48:
  %49 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [256 x i32], ptr addrspace(3) @sum_two_stage.part, i64 0, i64 %51
  store i32 %49, ptr addrspace(3) %52, align 4, !tbaa !12
  br label %53
53:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %54
54:
  br label %55
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 128, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %60, label %59
59:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %83
60:
  %61 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %63 = icmp ult i32 %61, %62
  br i1 %63, label %64, label %76
64:
  %65 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [256 x i32], ptr addrspace(3) @sum_two_stage.part, i64 0, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !12
  %71 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [256 x i32], ptr addrspace(3) @sum_two_stage.part, i64 0, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !12
  %75 = add nsw i32 %74, %70
  store i32 %75, ptr addrspace(3) %73, align 4, !tbaa !12
  br label %76
76:
  br label %77
77:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %78
78:
  br label %79
79:
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %82 = lshr i32 %81, 1
  store i32 %82, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %56, !llvm.loop !18
83:
  %84 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %92, label %86
86:
  %87 = load i32, ptr addrspace(3) @sum_two_stage.part, align 4, !tbaa !12
  %88 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %89 = call i32 @llvm.amdgcn.workgroup.id.x()
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %90
  store i32 %87, ptr addrspace(1) %91, align 4, !tbaa !12
  br label %92
92:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare void @llvm.amdgcn.s.barrier() #3
define protected amdgpu_kernel void @scan_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !5 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !14
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %17 to i64
  %19 = add i64 %16, %18
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %21 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %22 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = call i32 @scan_group(ptr addrspace(3) noundef @scan_blocks.part, i32 noundef %25) #6
  store i32 %26, ptr addrspace(5) %8, align 4, !tbaa !12
  %27 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %28 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %29 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %30
  store i32 %27, ptr addrspace(1) %31, align 4, !tbaa !12
  %32 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %33 = zext i32 %32 to i64
  %34 = icmp eq i64 %33, 255
  br i1 %34, label %35, label %41
35:
  %36 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %37 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %37, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !12
  br label %41
41:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define internal i32 @scan_group(ptr addrspace(3) noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr addrspace(3), align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(3) %0, ptr addrspace(5) %3, align 4, !tbaa !8
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %5, align 4, !tbaa !12
  %12 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %13 = load ptr addrspace(3), ptr addrspace(5) %3, align 4, !tbaa !8
  %14 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr addrspace(3) %13, i64 %15
  store i32 %12, ptr addrspace(3) %16, align 4, !tbaa !12
  br label %17
17:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %18
18:
  br label %19
19:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  store i32 1, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %20
20:
  %21 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %24, label %23
23:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  br label %55
24:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %26 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %27 = icmp uge i32 %25, %26
  br i1 %27, label %28, label %36
28:
  %29 = load ptr addrspace(3), ptr addrspace(5) %3, align 4, !tbaa !8
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %32 = sub i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) %29, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !12
  br label %37
36:
  br label %37
37:
  %38 = phi i32 [ %35, %28 ], [ 0, %36 ]
  store i32 %38, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %39
39:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %40
40:
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %43 = load ptr addrspace(3), ptr addrspace(5) %3, align 4, !tbaa !8
  %44 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) %43, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !12
  %48 = add i32 %47, %42
  store i32 %48, ptr addrspace(3) %46, align 4, !tbaa !12
  br label %49
49:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %50
50:
  br label %51
51:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %54 = shl i32 %53, 1
  store i32 %54, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %20, !llvm.loop !21
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %56 = load ptr addrspace(3), ptr addrspace(5) %3, align 4, !tbaa !8
  %57 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(3) %56, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !12
  store i32 %60, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %61
61:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %62
62:
  br label %63
63:
  %64 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  ret i32 %64
}
define protected amdgpu_kernel void @scan_totals(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #5
  %5 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext i32 %5 to i64
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr addrspace(5) %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #5
  %8 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %9 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !12
  store i32 %12, ptr addrspace(5) %4, align 4, !tbaa !12
  %13 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %14 = call i32 @scan_group(ptr addrspace(3) noundef @scan_totals.part, i32 noundef %13) #6
  %15 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %16 = sub i32 %14, %15
  %17 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %18 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %17, i64 %19
  store i32 %16, ptr addrspace(1) %20, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #5
  ret void
}
define protected amdgpu_kernel void @add_totals(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  %5 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %6 = call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds i32, ptr addrspace(1) %10, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = add i32 %23, %9
  store i32 %24, ptr addrspace(1) %22, align 4, !tbaa !12
  ret void
}
define protected amdgpu_kernel void @scan_look_back(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %9, align 4, !tbaa !12
  %25 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %32, label %27
27:
  %28 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %10, align 4, !tbaa !12
  %29 = load i32, ptr addrspace(5) %10, align 4
  %30 = atomicrmw add ptr addrspace(1) %28, i32 %29 monotonic, align 4
  store i32 %30, ptr addrspace(5) %11, align 4
  %31 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  store i32 %31, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  br label %32
32:
  br label %33
33:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %34
34:
  br label %35
35:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %36 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %37 = mul i32 %36, 256
  %38 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %39 = add i32 %37, %38
  store i32 %39, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %41 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = call i32 @scan_group(ptr addrspace(3) noundef @scan_look_back.part, i32 noundef %44) #6
  store i32 %45, ptr addrspace(5) %13, align 4, !tbaa !12
  %46 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %47 = icmp eq i32 %46, 255
  br i1 %47, label %48, label %112
48:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #5
  %49 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %50 = zext i32 %49 to i64
  %51 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %52 = icmp ne i32 %51, 0
  %53 = zext i1 %52 to i64
  %54 = select i1 %52, i64 1, i64 2
  %55 = shl i64 %54, 32
  %56 = or i64 %50, %55
  store i64 %56, ptr addrspace(5) %14, align 8, !tbaa !34
  %57 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %58 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i64, ptr addrspace(1) %57, i64 %59
  %61 = load i64, ptr addrspace(5) %14, align 8, !tbaa !34
  store i64 %61, ptr addrspace(5) %15, align 8, !tbaa !34
  %62 = load i64, ptr addrspace(5) %15, align 8
  store atomic i64 %62, ptr addrspace(1) %60 syncscope("agent-one-as") release, align 8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #5
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #5
  %63 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %64 = sub nsw i32 %63, 1
  store i32 %64, ptr addrspace(5) %17, align 4, !tbaa !12
  br label %65
65:
  %66 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %67 = icmp sge i32 %66, 0
  br i1 %67, label %69, label %68
68:
  store i32 4, ptr addrspace(5) %18, align 4
  br label %95
69:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %19) #5
  %70 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %71 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr addrspace(1) %70, i64 %72
  %74 = load atomic i64, ptr addrspace(1) %73 syncscope("agent-one-as") acquire, align 8
  store i64 %74, ptr addrspace(5) %20, align 8
  %75 = load i64, ptr addrspace(5) %20, align 8, !tbaa !34
  store i64 %75, ptr addrspace(5) %19, align 8, !tbaa !34
  %76 = load i64, ptr addrspace(5) %19, align 8, !tbaa !34
  %77 = lshr i64 %76, 32
  %78 = icmp ne i64 %77, 0
  br i1 %78, label %80, label %79
79:
  store i32 5, ptr addrspace(5) %18, align 4
  br label %92, !llvm.loop !36
80:
  %81 = load i64, ptr addrspace(5) %19, align 8, !tbaa !34
  %82 = trunc i64 %81 to i32
  %83 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %84 = add i32 %83, %82
  store i32 %84, ptr addrspace(5) %16, align 4, !tbaa !12
  %85 = load i64, ptr addrspace(5) %19, align 8, !tbaa !34
  %86 = lshr i64 %85, 32
  %87 = icmp eq i64 %86, 2
  br i1 %87, label %88, label %89
88:
  store i32 4, ptr addrspace(5) %18, align 4
  br label %92
89:
  %90 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %91 = add nsw i32 %90, -1
  store i32 %91, ptr addrspace(5) %17, align 4, !tbaa !12
  store i32 0, ptr addrspace(5) %18, align 4
  br label %92
92:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %19) #5
  %93 = load i32, ptr addrspace(5) %18, align 4
  switch i32 %93, label %95 [
    i32 0, label %94
    i32 5, label %65
  ]
94:
  br label %65, !llvm.loop !36
95:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #5
  br label %96
96:
  %97 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %110
99:
  %100 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %101 = load i32, ptr addrspace(3) @scan_look_back.tile, align 4, !tbaa !12
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds i64, ptr addrspace(1) %100, i64 %102
  %104 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %105 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %106 = add i32 %104, %105
  %107 = zext i32 %106 to i64
  %108 = or i64 %107, 8589934592
  store i64 %108, ptr addrspace(5) %21, align 8, !tbaa !34
  %109 = load i64, ptr addrspace(5) %21, align 8
  store atomic i64 %109, ptr addrspace(1) %103 syncscope("agent-one-as") release, align 8
  br label %110
110:
  %111 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  store i32 %111, ptr addrspace(3) @scan_look_back.before, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #5
  br label %112
112:
  br label %113
113:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %114
114:
  br label %115
115:
  %116 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %117 = load i32, ptr addrspace(3) @scan_look_back.before, align 4, !tbaa !12
  %118 = add i32 %116, %117
  %119 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %120 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr addrspace(1) %119, i64 %121
  store i32 %118, ptr addrspace(1) %122, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @keep_positive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !5 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %15 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !14
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !12
  store i32 %28, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %29 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %30 = icmp sgt i32 %29, 0
  %31 = zext i1 %30 to i32
  %32 = call i32 @scan_group(ptr addrspace(3) noundef @keep_positive.part, i32 noundef %31) #6
  store i32 %32, ptr addrspace(5) %9, align 4, !tbaa !12
  %33 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %34 = icmp eq i32 %33, 255
  br i1 %34, label %35, label %41
35:
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  store i32 %37, ptr addrspace(5) %10, align 4, !tbaa !12
  %38 = load i32, ptr addrspace(5) %10, align 4
  %39 = atomicrmw add ptr addrspace(1) %36, i32 %38 monotonic, align 4
  store i32 %39, ptr addrspace(5) %11, align 4
  %40 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  store i32 %40, ptr addrspace(3) @keep_positive.base, align 4, !tbaa !12
  br label %41
41:
  br label %42
42:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %43
43:
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %56
47:
  %48 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %49 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %50 = load i32, ptr addrspace(3) @keep_positive.base, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %52 = add i32 %50, %51
  %53 = sub i32 %52, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 %54
  store i32 %48, ptr addrspace(1) %55, align 4, !tbaa !12
  br label %56
56:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @bitonic_step(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !38 !kernel_arg_access_qual !5 !kernel_arg_type !39 !kernel_arg_base_type !39 !kernel_arg_type_qual !40 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %11 = call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = zext i32 %11 to i64
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 4
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !14
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %23 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %24 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %25 = xor i32 %23, %24
  store i32 %25, ptr addrspace(5) %8, align 4, !tbaa !12
  %26 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %27 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %28 = icmp ugt i32 %26, %27
  br i1 %28, label %29, label %63
29:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %30 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %31 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !12
  store i32 %34, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %35 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %36 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !12
  store i32 %39, ptr addrspace(5) %10, align 4, !tbaa !12
  %40 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %41 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %42 = icmp ugt i32 %40, %41
  %43 = zext i1 %42 to i32
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %45 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %46 = and i32 %44, %45
  %47 = icmp ne i32 %46, 0
  %48 = xor i1 %47, true
  %49 = zext i1 %48 to i32
  %50 = icmp eq i32 %43, %49
  br i1 %50, label %51, label %62
51:
  %52 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %53 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %54 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 %55
  store i32 %52, ptr addrspace(1) %56, align 4, !tbaa !12
  %57 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %58 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %60
  store i32 %57, ptr addrspace(1) %61, align 4, !tbaa !12
  br label %62
62:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  br label %63
63:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @radix_sort(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #5
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr addrspace(5) %3, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #5
  %15 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %16 = call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = zext i32 %16 to i64
  %18 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %19 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 2, !tbaa !14
  %21 = zext i16 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = mul i64 %17, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !12
  store i32 %28, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = icmp ult i32 %30, 32
  br i1 %31, label %33, label %32
32:
  store i32 2, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  br label %92
33:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %35 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %36 = and i32 %35, 31
  %37 = lshr i32 %34, %36
  %38 = and i32 %37, 15
  store i32 %38, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = icmp ult i32 %40, 16
  br i1 %41, label %43, label %42
42:
  store i32 5, ptr addrspace(5) %6, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %74
43:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %45 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %46 = icmp eq i32 %44, %45
  %47 = zext i1 %46 to i32
  %48 = call i32 @scan_group(ptr addrspace(3) noundef @radix_sort.part, i32 noundef %47) #6
  store i32 %48, ptr addrspace(5) %11, align 4, !tbaa !12
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %52, label %57
52:
  %53 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %54 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %55 = add i32 %53, %54
  %56 = sub i32 %55, 1
  store i32 %56, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %57
57:
  %58 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %59 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.part, i64 0, i64 %60
  store i32 %58, ptr addrspace(3) %61, align 4, !tbaa !12
  br label %62
62:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %63
63:
  br label %64
64:
  %65 = load i32, ptr addrspace(3) getelementptr inbounds ([256 x i32], ptr addrspace(3) @radix_sort.part, i64 0, i64 255), align 4, !tbaa !12
  %66 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %67 = add i32 %66, %65
  store i32 %67, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %68
68:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %69
69:
  br label %70
70:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %73 = add i32 %72, 1
  store i32 %73, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %39, !llvm.loop !41
74:
  %75 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %76 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.sorted, i64 0, i64 %77
  store i32 %75, ptr addrspace(3) %78, align 4, !tbaa !12
  br label %79
79:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %80
80:
  br label %81
81:
  %82 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.sorted, i64 0, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !12
  store i32 %85, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %86
86:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %87
87:
  br label %88
88:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %89
89:
  %90 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %91 = add i32 %90, 4
  store i32 %91, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %29, !llvm.loop !42
92:
  %93 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %94 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %95 = call i32 @llvm.amdgcn.workgroup.id.x()
  %96 = zext i32 %95 to i64
  %97 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %98 = getelementptr inbounds i8, ptr addrspace(4) %97, i64 4
  %99 = load i16, ptr addrspace(4) %98, align 2, !tbaa !14
  %100 = zext i16 %99 to i32
  %101 = sext i32 %100 to i64
  %102 = mul i64 %96, %101
  %103 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %104 = zext i32 %103 to i64
  %105 = add i64 %102, %104
  %106 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 %105
  store i32 %93, ptr addrspace(1) %106, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #5
  ret void
}
define protected amdgpu_kernel void @histogram_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %13 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %13 to i64
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4, !tbaa !12
  %16 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [256 x i32], ptr addrspace(3) @histogram_local.bins, i64 0, i64 %17
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !12
  br label %19
19:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %20
20:
  br label %21
21:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !14
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %36 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %37 = icmp ult i32 %35, %36
  br i1 %37, label %39, label %38
38:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  br label %59
39:
  %40 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %41 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %40, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !44
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds [256 x i32], ptr addrspace(3) @histogram_local.bins, i64 0, i64 %45
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !12
  %47 = load i32, ptr addrspace(5) %9, align 4
  %48 = atomicrmw add ptr addrspace(3) %46, i32 %47 monotonic, align 4
  store i32 %48, ptr addrspace(5) %10, align 4
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %50
50:
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr inbounds i8, ptr addrspace(4) %51, i64 12
  %53 = load i32, ptr addrspace(4) %52, align 4, !tbaa !12
  %54 = zext i32 %53 to i64
  %55 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %56 = zext i32 %55 to i64
  %57 = add i64 %56, %54
  %58 = trunc i64 %57 to i32
  store i32 %58, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %34, !llvm.loop !45
59:
  br label %60
60:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %61
61:
  br label %62
62:
  %63 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds [256 x i32], ptr addrspace(3) @histogram_local.bins, i64 0, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !12
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %80
68:
  %69 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %70 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %71
  %73 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds [256 x i32], ptr addrspace(3) @histogram_local.bins, i64 0, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !12
  store i32 %76, ptr addrspace(5) %11, align 4, !tbaa !12
  %77 = load i32, ptr addrspace(5) %11, align 4
  %78 = atomicrmw add ptr addrspace(1) %72, i32 %77 monotonic, align 4
  store i32 %78, ptr addrspace(5) %12, align 4
  %79 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %80
80:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @last_group_adds_up(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !33 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %9, align 4, !tbaa !12
  %19 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %20 = call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !14
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds [256 x i32], ptr addrspace(3) @last_group_adds_up.part, i64 0, i64 %34
  store i32 %32, ptr addrspace(3) %35, align 4, !tbaa !12
  br label %36
36:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %37
37:
  br label %38
38:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 128, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %43, label %42
42:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %66
43:
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %45 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %46 = icmp ult i32 %44, %45
  br i1 %46, label %47, label %59
47:
  %48 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [256 x i32], ptr addrspace(3) @last_group_adds_up.part, i64 0, i64 %51
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !12
  %54 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [256 x i32], ptr addrspace(3) @last_group_adds_up.part, i64 0, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !12
  %58 = add nsw i32 %57, %53
  store i32 %58, ptr addrspace(3) %56, align 4, !tbaa !12
  br label %59
59:
  br label %60
60:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %61
61:
  br label %62
62:
  br label %63
63:
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %65 = lshr i32 %64, 1
  store i32 %65, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %39, !llvm.loop !47
66:
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %94, label %69
69:
  %70 = load i32, ptr addrspace(3) @last_group_adds_up.part, align 4, !tbaa !12
  %71 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %72 = call i32 @llvm.amdgcn.workgroup.id.x()
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 %73
  store i32 %70, ptr addrspace(1) %74, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %75 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %12, align 4, !tbaa !12
  %76 = load i32, ptr addrspace(5) %12, align 4
  %77 = atomicrmw add ptr addrspace(1) %75, i32 %76 syncscope("agent-one-as") acq_rel, align 4
  store i32 %77, ptr addrspace(5) %13, align 4
  %78 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  store i32 %78, ptr addrspace(5) %11, align 4, !tbaa !12
  %79 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %80 = zext i32 %79 to i64
  %81 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %82 = getelementptr inbounds i8, ptr addrspace(4) %81, i64 12
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !12
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !14
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = udiv i64 %84, %89
  %91 = sub i64 %90, 1
  %92 = icmp eq i64 %80, %91
  %93 = zext i1 %92 to i32
  store i32 %93, ptr addrspace(3) @last_group_adds_up.is_last, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %94
94:
  br label %95
95:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %96
96:
  br label %97
97:
  %98 = load i32, ptr addrspace(3) @last_group_adds_up.is_last, align 4, !tbaa !12
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %100, label %133
100:
  %101 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %133, label %103
103:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #5
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #5
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %104
104:
  %105 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %106 = zext i32 %105 to i64
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 12
  %109 = load i32, ptr addrspace(4) %108, align 4, !tbaa !12
  %110 = zext i32 %109 to i64
  %111 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %112 = getelementptr inbounds i8, ptr addrspace(4) %111, i64 4
  %113 = load i16, ptr addrspace(4) %112, align 2, !tbaa !14
  %114 = zext i16 %113 to i32
  %115 = sext i32 %114 to i64
  %116 = udiv i64 %110, %115
  %117 = icmp ult i64 %106, %116
  br i1 %117, label %119, label %118
118:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #5
  br label %130
119:
  %120 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %121 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr addrspace(1) %120, i64 %122
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !12
  %125 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %126 = add nsw i32 %125, %124
  store i32 %126, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %127
127:
  %128 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %129 = add i32 %128, 1
  store i32 %129, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %104, !llvm.loop !48
130:
  %131 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %132 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %131, ptr addrspace(1) %132, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #5
  br label %133
133:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @network(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !49 !kernel_arg_base_type !49 !kernel_arg_type_qual !25 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca [8 x i32], align 4, addrspace(5)
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
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %3) #5
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #5
  %26 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = zext i32 %27 to i64
  %29 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %30 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 4
  %31 = load i16, ptr addrspace(4) %30, align 2, !tbaa !14
  %32 = zext i16 %31 to i32
  %33 = sext i32 %32 to i64
  %34 = mul i64 %28, %33
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = mul i64 %37, 8
  %39 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %38
  store ptr addrspace(1) %39, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #5
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %42 = icmp slt i32 %41, 8
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #5
  br label %56
44:
  %45 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %46 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 %51
  store i32 %49, ptr addrspace(5) %52, align 4, !tbaa !12
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %40, !llvm.loop !50
56:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #5
  %57 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %58 = load i32, ptr addrspace(5) %57, align 4, !tbaa !12
  %59 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %60 = load i32, ptr addrspace(5) %59, align 4, !tbaa !12
  %61 = call i32 @llvm.smin.i32(i32 %58, i32 %60)
  store i32 %61, ptr addrspace(5) %6, align 4, !tbaa !12
  %62 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %63 = load i32, ptr addrspace(5) %62, align 4, !tbaa !12
  %64 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %65 = load i32, ptr addrspace(5) %64, align 4, !tbaa !12
  %66 = call i32 @llvm.smax.i32(i32 %63, i32 %65)
  %67 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  store i32 %66, ptr addrspace(5) %67, align 4, !tbaa !12
  %68 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %69 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  store i32 %68, ptr addrspace(5) %69, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %70 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %71 = load i32, ptr addrspace(5) %70, align 4, !tbaa !12
  %72 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %73 = load i32, ptr addrspace(5) %72, align 4, !tbaa !12
  %74 = call i32 @llvm.smin.i32(i32 %71, i32 %73)
  store i32 %74, ptr addrspace(5) %7, align 4, !tbaa !12
  %75 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %76 = load i32, ptr addrspace(5) %75, align 4, !tbaa !12
  %77 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %78 = load i32, ptr addrspace(5) %77, align 4, !tbaa !12
  %79 = call i32 @llvm.smax.i32(i32 %76, i32 %78)
  %80 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %79, ptr addrspace(5) %80, align 4, !tbaa !12
  %81 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %82 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  store i32 %81, ptr addrspace(5) %82, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %83 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %84 = load i32, ptr addrspace(5) %83, align 4, !tbaa !12
  %85 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %86 = load i32, ptr addrspace(5) %85, align 4, !tbaa !12
  %87 = call i32 @llvm.smin.i32(i32 %84, i32 %86)
  store i32 %87, ptr addrspace(5) %8, align 4, !tbaa !12
  %88 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %89 = load i32, ptr addrspace(5) %88, align 4, !tbaa !12
  %90 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %91 = load i32, ptr addrspace(5) %90, align 4, !tbaa !12
  %92 = call i32 @llvm.smax.i32(i32 %89, i32 %91)
  %93 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  store i32 %92, ptr addrspace(5) %93, align 4, !tbaa !12
  %94 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %95 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %94, ptr addrspace(5) %95, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %96 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %97 = load i32, ptr addrspace(5) %96, align 4, !tbaa !12
  %98 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %99 = load i32, ptr addrspace(5) %98, align 4, !tbaa !12
  %100 = call i32 @llvm.smin.i32(i32 %97, i32 %99)
  store i32 %100, ptr addrspace(5) %9, align 4, !tbaa !12
  %101 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %102 = load i32, ptr addrspace(5) %101, align 4, !tbaa !12
  %103 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %104 = load i32, ptr addrspace(5) %103, align 4, !tbaa !12
  %105 = call i32 @llvm.smax.i32(i32 %102, i32 %104)
  %106 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  store i32 %105, ptr addrspace(5) %106, align 4, !tbaa !12
  %107 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %108 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  store i32 %107, ptr addrspace(5) %108, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %109 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %110 = load i32, ptr addrspace(5) %109, align 4, !tbaa !12
  %111 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %112 = load i32, ptr addrspace(5) %111, align 4, !tbaa !12
  %113 = call i32 @llvm.smin.i32(i32 %110, i32 %112)
  store i32 %113, ptr addrspace(5) %10, align 4, !tbaa !12
  %114 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %115 = load i32, ptr addrspace(5) %114, align 4, !tbaa !12
  %116 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %117 = load i32, ptr addrspace(5) %116, align 4, !tbaa !12
  %118 = call i32 @llvm.smax.i32(i32 %115, i32 %117)
  %119 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  store i32 %118, ptr addrspace(5) %119, align 4, !tbaa !12
  %120 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %121 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  store i32 %120, ptr addrspace(5) %121, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %122 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %123 = load i32, ptr addrspace(5) %122, align 4, !tbaa !12
  %124 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %125 = load i32, ptr addrspace(5) %124, align 4, !tbaa !12
  %126 = call i32 @llvm.smin.i32(i32 %123, i32 %125)
  store i32 %126, ptr addrspace(5) %11, align 4, !tbaa !12
  %127 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %128 = load i32, ptr addrspace(5) %127, align 4, !tbaa !12
  %129 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %130 = load i32, ptr addrspace(5) %129, align 4, !tbaa !12
  %131 = call i32 @llvm.smax.i32(i32 %128, i32 %130)
  %132 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %131, ptr addrspace(5) %132, align 4, !tbaa !12
  %133 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %134 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  store i32 %133, ptr addrspace(5) %134, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %135 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %136 = load i32, ptr addrspace(5) %135, align 4, !tbaa !12
  %137 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %138 = load i32, ptr addrspace(5) %137, align 4, !tbaa !12
  %139 = call i32 @llvm.smin.i32(i32 %136, i32 %138)
  store i32 %139, ptr addrspace(5) %12, align 4, !tbaa !12
  %140 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %141 = load i32, ptr addrspace(5) %140, align 4, !tbaa !12
  %142 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %143 = load i32, ptr addrspace(5) %142, align 4, !tbaa !12
  %144 = call i32 @llvm.smax.i32(i32 %141, i32 %143)
  %145 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  store i32 %144, ptr addrspace(5) %145, align 4, !tbaa !12
  %146 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %147 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %146, ptr addrspace(5) %147, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  %148 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %149 = load i32, ptr addrspace(5) %148, align 4, !tbaa !12
  %150 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %151 = load i32, ptr addrspace(5) %150, align 4, !tbaa !12
  %152 = call i32 @llvm.smin.i32(i32 %149, i32 %151)
  store i32 %152, ptr addrspace(5) %13, align 4, !tbaa !12
  %153 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %154 = load i32, ptr addrspace(5) %153, align 4, !tbaa !12
  %155 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %156 = load i32, ptr addrspace(5) %155, align 4, !tbaa !12
  %157 = call i32 @llvm.smax.i32(i32 %154, i32 %156)
  %158 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  store i32 %157, ptr addrspace(5) %158, align 4, !tbaa !12
  %159 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %160 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  store i32 %159, ptr addrspace(5) %160, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #5
  %161 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %162 = load i32, ptr addrspace(5) %161, align 4, !tbaa !12
  %163 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %164 = load i32, ptr addrspace(5) %163, align 4, !tbaa !12
  %165 = call i32 @llvm.smin.i32(i32 %162, i32 %164)
  store i32 %165, ptr addrspace(5) %14, align 4, !tbaa !12
  %166 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %167 = load i32, ptr addrspace(5) %166, align 4, !tbaa !12
  %168 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %169 = load i32, ptr addrspace(5) %168, align 4, !tbaa !12
  %170 = call i32 @llvm.smax.i32(i32 %167, i32 %169)
  %171 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  store i32 %170, ptr addrspace(5) %171, align 4, !tbaa !12
  %172 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %173 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  store i32 %172, ptr addrspace(5) %173, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #5
  %174 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %175 = load i32, ptr addrspace(5) %174, align 4, !tbaa !12
  %176 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %177 = load i32, ptr addrspace(5) %176, align 4, !tbaa !12
  %178 = call i32 @llvm.smin.i32(i32 %175, i32 %177)
  store i32 %178, ptr addrspace(5) %15, align 4, !tbaa !12
  %179 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %180 = load i32, ptr addrspace(5) %179, align 4, !tbaa !12
  %181 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %182 = load i32, ptr addrspace(5) %181, align 4, !tbaa !12
  %183 = call i32 @llvm.smax.i32(i32 %180, i32 %182)
  %184 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  store i32 %183, ptr addrspace(5) %184, align 4, !tbaa !12
  %185 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %186 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  store i32 %185, ptr addrspace(5) %186, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #5
  %187 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %188 = load i32, ptr addrspace(5) %187, align 4, !tbaa !12
  %189 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %190 = load i32, ptr addrspace(5) %189, align 4, !tbaa !12
  %191 = call i32 @llvm.smin.i32(i32 %188, i32 %190)
  store i32 %191, ptr addrspace(5) %16, align 4, !tbaa !12
  %192 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  %193 = load i32, ptr addrspace(5) %192, align 4, !tbaa !12
  %194 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %195 = load i32, ptr addrspace(5) %194, align 4, !tbaa !12
  %196 = call i32 @llvm.smax.i32(i32 %193, i32 %195)
  %197 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %196, ptr addrspace(5) %197, align 4, !tbaa !12
  %198 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %199 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 0
  store i32 %198, ptr addrspace(5) %199, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #5
  %200 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %201 = load i32, ptr addrspace(5) %200, align 4, !tbaa !12
  %202 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %203 = load i32, ptr addrspace(5) %202, align 4, !tbaa !12
  %204 = call i32 @llvm.smin.i32(i32 %201, i32 %203)
  store i32 %204, ptr addrspace(5) %17, align 4, !tbaa !12
  %205 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %206 = load i32, ptr addrspace(5) %205, align 4, !tbaa !12
  %207 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  %208 = load i32, ptr addrspace(5) %207, align 4, !tbaa !12
  %209 = call i32 @llvm.smax.i32(i32 %206, i32 %208)
  %210 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 7
  store i32 %209, ptr addrspace(5) %210, align 4, !tbaa !12
  %211 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %212 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %211, ptr addrspace(5) %212, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #5
  %213 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %214 = load i32, ptr addrspace(5) %213, align 4, !tbaa !12
  %215 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %216 = load i32, ptr addrspace(5) %215, align 4, !tbaa !12
  %217 = call i32 @llvm.smin.i32(i32 %214, i32 %216)
  store i32 %217, ptr addrspace(5) %18, align 4, !tbaa !12
  %218 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %219 = load i32, ptr addrspace(5) %218, align 4, !tbaa !12
  %220 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %221 = load i32, ptr addrspace(5) %220, align 4, !tbaa !12
  %222 = call i32 @llvm.smax.i32(i32 %219, i32 %221)
  %223 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  store i32 %222, ptr addrspace(5) %223, align 4, !tbaa !12
  %224 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %225 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  store i32 %224, ptr addrspace(5) %225, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #5
  %226 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %227 = load i32, ptr addrspace(5) %226, align 4, !tbaa !12
  %228 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %229 = load i32, ptr addrspace(5) %228, align 4, !tbaa !12
  %230 = call i32 @llvm.smin.i32(i32 %227, i32 %229)
  store i32 %230, ptr addrspace(5) %19, align 4, !tbaa !12
  %231 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %232 = load i32, ptr addrspace(5) %231, align 4, !tbaa !12
  %233 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %234 = load i32, ptr addrspace(5) %233, align 4, !tbaa !12
  %235 = call i32 @llvm.smax.i32(i32 %232, i32 %234)
  %236 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  store i32 %235, ptr addrspace(5) %236, align 4, !tbaa !12
  %237 = load i32, ptr addrspace(5) %19, align 4, !tbaa !12
  %238 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  store i32 %237, ptr addrspace(5) %238, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #5
  %239 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %240 = load i32, ptr addrspace(5) %239, align 4, !tbaa !12
  %241 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %242 = load i32, ptr addrspace(5) %241, align 4, !tbaa !12
  %243 = call i32 @llvm.smin.i32(i32 %240, i32 %242)
  store i32 %243, ptr addrspace(5) %20, align 4, !tbaa !12
  %244 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  %245 = load i32, ptr addrspace(5) %244, align 4, !tbaa !12
  %246 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %247 = load i32, ptr addrspace(5) %246, align 4, !tbaa !12
  %248 = call i32 @llvm.smax.i32(i32 %245, i32 %247)
  %249 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %248, ptr addrspace(5) %249, align 4, !tbaa !12
  %250 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %251 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 1
  store i32 %250, ptr addrspace(5) %251, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #5
  %252 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %253 = load i32, ptr addrspace(5) %252, align 4, !tbaa !12
  %254 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %255 = load i32, ptr addrspace(5) %254, align 4, !tbaa !12
  %256 = call i32 @llvm.smin.i32(i32 %253, i32 %255)
  store i32 %256, ptr addrspace(5) %21, align 4, !tbaa !12
  %257 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %258 = load i32, ptr addrspace(5) %257, align 4, !tbaa !12
  %259 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  %260 = load i32, ptr addrspace(5) %259, align 4, !tbaa !12
  %261 = call i32 @llvm.smax.i32(i32 %258, i32 %260)
  %262 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 6
  store i32 %261, ptr addrspace(5) %262, align 4, !tbaa !12
  %263 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %264 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %263, ptr addrspace(5) %264, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #5
  %265 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %266 = load i32, ptr addrspace(5) %265, align 4, !tbaa !12
  %267 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %268 = load i32, ptr addrspace(5) %267, align 4, !tbaa !12
  %269 = call i32 @llvm.smin.i32(i32 %266, i32 %268)
  store i32 %269, ptr addrspace(5) %22, align 4, !tbaa !12
  %270 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  %271 = load i32, ptr addrspace(5) %270, align 4, !tbaa !12
  %272 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %273 = load i32, ptr addrspace(5) %272, align 4, !tbaa !12
  %274 = call i32 @llvm.smax.i32(i32 %271, i32 %273)
  %275 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %274, ptr addrspace(5) %275, align 4, !tbaa !12
  %276 = load i32, ptr addrspace(5) %22, align 4, !tbaa !12
  %277 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 2
  store i32 %276, ptr addrspace(5) %277, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %23) #5
  %278 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %279 = load i32, ptr addrspace(5) %278, align 4, !tbaa !12
  %280 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %281 = load i32, ptr addrspace(5) %280, align 4, !tbaa !12
  %282 = call i32 @llvm.smin.i32(i32 %279, i32 %281)
  store i32 %282, ptr addrspace(5) %23, align 4, !tbaa !12
  %283 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %284 = load i32, ptr addrspace(5) %283, align 4, !tbaa !12
  %285 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  %286 = load i32, ptr addrspace(5) %285, align 4, !tbaa !12
  %287 = call i32 @llvm.smax.i32(i32 %284, i32 %286)
  %288 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 5
  store i32 %287, ptr addrspace(5) %288, align 4, !tbaa !12
  %289 = load i32, ptr addrspace(5) %23, align 4, !tbaa !12
  %290 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %289, ptr addrspace(5) %290, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %23) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %24) #5
  %291 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %292 = load i32, ptr addrspace(5) %291, align 4, !tbaa !12
  %293 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %294 = load i32, ptr addrspace(5) %293, align 4, !tbaa !12
  %295 = call i32 @llvm.smin.i32(i32 %292, i32 %294)
  store i32 %295, ptr addrspace(5) %24, align 4, !tbaa !12
  %296 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  %297 = load i32, ptr addrspace(5) %296, align 4, !tbaa !12
  %298 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  %299 = load i32, ptr addrspace(5) %298, align 4, !tbaa !12
  %300 = call i32 @llvm.smax.i32(i32 %297, i32 %299)
  %301 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 4
  store i32 %300, ptr addrspace(5) %301, align 4, !tbaa !12
  %302 = load i32, ptr addrspace(5) %24, align 4, !tbaa !12
  %303 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 3
  store i32 %302, ptr addrspace(5) %303, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %24) #5
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %25) #5
  store i32 0, ptr addrspace(5) %25, align 4, !tbaa !12
  br label %304
304:
  %305 = load i32, ptr addrspace(5) %25, align 4, !tbaa !12
  %306 = icmp slt i32 %305, 8
  br i1 %306, label %308, label %307
307:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %25) #5
  br label %320
308:
  %309 = load i32, ptr addrspace(5) %25, align 4, !tbaa !12
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds [8 x i32], ptr addrspace(5) %3, i64 0, i64 %310
  %312 = load i32, ptr addrspace(5) %311, align 4, !tbaa !12
  %313 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %314 = load i32, ptr addrspace(5) %25, align 4, !tbaa !12
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds i32, ptr addrspace(1) %313, i64 %315
  store i32 %312, ptr addrspace(1) %316, align 4, !tbaa !12
  br label %317
317:
  %318 = load i32, ptr addrspace(5) %25, align 4, !tbaa !12
  %319 = add nsw i32 %318, 1
  store i32 %319, ptr addrspace(5) %25, align 4, !tbaa !12
  br label %304, !llvm.loop !51
320:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %3) #5
  ret void
}
declare i32 @llvm.smin.i32(i32, i32) #2
declare i32 @llvm.smax.i32(i32, i32) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int"}
!7 = !{!"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"uint*", !"uint*", !"uint*"}
!21 = distinct !{!21, !17}
!22 = !{i32 1}
!23 = !{!"none"}
!24 = !{!"uint*"}
!25 = !{!""}
!26 = !{i32 1, i32 1}
!27 = !{!"none", !"none"}
!28 = !{!"uint*", !"uint*"}
!29 = !{!"", !"const"}
!30 = !{i32 1, i32 1, i32 1, i32 1}
!31 = !{!"none", !"none", !"none", !"none"}
!32 = !{!"uint*", !"uint*", !"ulong*", !"uint*"}
!33 = !{!"const", !"", !"", !""}
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !10, i64 0}
!36 = distinct !{!36, !17}
!37 = !{!"int*", !"int*", !"uint*"}
!38 = !{i32 1, i32 0, i32 0}
!39 = !{!"uint*", !"uint", !"uint"}
!40 = !{!"", !"", !""}
!41 = distinct !{!41, !17}
!42 = distinct !{!42, !17}
!43 = !{!"uchar*", !"uint*", !"int"}
!44 = !{!10, !10, i64 0}
!45 = distinct !{!45, !17}
!46 = !{!"int*", !"int*", !"uint*", !"int*"}
!47 = distinct !{!47, !17}
!48 = distinct !{!48, !17}
!49 = !{!"int*"}
!50 = distinct !{!50, !17}
!51 = distinct !{!51, !17}
