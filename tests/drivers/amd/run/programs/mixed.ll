target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.Mixed = type { i8, i16, [5 x i8], i64, <3 x float>, double, [8 x i8] }
%struct.Bits = type { i64, i8 }
%union.Either = type { [2 x i64] }
%struct.Leaf = type { i32, i32, i32 }
@db_two_over_pi = hidden addrspace(4) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 4
@__const.md5.turns = private unnamed_addr addrspace(4) constant [16 x i8] c"\07\0C\11\16\05\09\0E\14\04\0B\10\17\06\0A\0F\15", align 1
@radix_sort.from = internal addrspace(3) global [256 x i32] undef, align 4
@radix_sort.to = internal addrspace(3) global [256 x i32] undef, align 4
@radix_sort.counts = internal addrspace(3) global [1024 x i32] undef, align 4
@radix_sort.totals = internal addrspace(3) global [16 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@__const.is_prime.bases = private unnamed_addr addrspace(4) constant [12 x i8] c"\02\03\05\07\0B\0D\11\13\17\1D\1F%", align 1
@last_group_adds.sums = internal addrspace(3) global [128 x i32] undef, align 4
@last_group_adds.is_last = internal addrspace(3) global i32 undef, align 4
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@workers.job = internal addrspace(3) global i32 undef, align 4
@digits = hidden addrspace(4) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@slots.values = internal addrspace(3) global [4 x i32] undef, align 4
@slots.full = internal addrspace(3) global [4 x i32] undef, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @md5(ptr addrspace(1) noundef align 4 %0, ptr addrspace(4) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !kernel_arg_name !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca [16 x i8], align 1, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr addrspace(4) %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #8
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 1 %7, ptr addrspace(4) align 1 @__const.md5.turns, i64 16, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #8
  %19 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
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
  %31 = mul i64 %30, 16
  %32 = getelementptr inbounds i32, ptr addrspace(1) %19, i64 %31
  store ptr addrspace(1) %32, ptr addrspace(5) %8, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 1732584193, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  store i32 -271733879, ptr addrspace(5) %10, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #8
  store i32 -1732584194, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #8
  store i32 271733878, ptr addrspace(5) %12, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !16
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %35 = icmp slt i32 %34, 64
  br i1 %35, label %37, label %36
36:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  br label %127
37:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #8
  %38 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %39 = ashr i32 %38, 4
  switch i32 %39, label %73 [
    i32 0, label %40
    i32 1, label %50
    i32 2, label %63
  ]
40:
  %41 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %42 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %43 = and i32 %41, %42
  %44 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %45 = xor i32 %44, -1
  %46 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %47 = and i32 %45, %46
  %48 = or i32 %43, %47
  store i32 %48, ptr addrspace(5) %14, align 4, !tbaa !16
  %49 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  store i32 %49, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %83
50:
  %51 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %52 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %53 = and i32 %51, %52
  %54 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %55 = xor i32 %54, -1
  %56 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %57 = and i32 %55, %56
  %58 = or i32 %53, %57
  store i32 %58, ptr addrspace(5) %14, align 4, !tbaa !16
  %59 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %60 = mul nsw i32 5, %59
  %61 = add nsw i32 %60, 1
  %62 = and i32 %61, 15
  store i32 %62, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %83
63:
  %64 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %65 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %66 = xor i32 %64, %65
  %67 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %68 = xor i32 %66, %67
  store i32 %68, ptr addrspace(5) %14, align 4, !tbaa !16
  %69 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %70 = mul nsw i32 3, %69
  %71 = add nsw i32 %70, 5
  %72 = and i32 %71, 15
  store i32 %72, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %83
73:
  %74 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %75 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %76 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %77 = xor i32 %76, -1
  %78 = or i32 %75, %77
  %79 = xor i32 %74, %78
  store i32 %79, ptr addrspace(5) %14, align 4, !tbaa !16
  %80 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %81 = mul nsw i32 7, %80
  %82 = and i32 %81, 15
  store i32 %82, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %83
83:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #8
  %84 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %85 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %86 = add i32 %84, %85
  %87 = load ptr addrspace(4), ptr addrspace(5) %5, align 8, !tbaa !10
  %88 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(4) %87, i64 %89
  %91 = load i32, ptr addrspace(4) %90, align 4, !tbaa !16
  %92 = add i32 %86, %91
  %93 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  %94 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %93, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !16
  %98 = add i32 %92, %97
  store i32 %98, ptr addrspace(5) %16, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #8
  %99 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %100 = ashr i32 %99, 4
  %101 = mul nsw i32 %100, 4
  %102 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %103 = and i32 %102, 3
  %104 = add nsw i32 %101, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x i8], ptr addrspace(5) %7, i64 0, i64 %105
  %107 = load i8, ptr addrspace(5) %106, align 1, !tbaa !18
  %108 = zext i8 %107 to i32
  store i32 %108, ptr addrspace(5) %17, align 4, !tbaa !16
  %109 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  store i32 %109, ptr addrspace(5) %9, align 4, !tbaa !16
  %110 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  store i32 %110, ptr addrspace(5) %12, align 4, !tbaa !16
  %111 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  store i32 %111, ptr addrspace(5) %11, align 4, !tbaa !16
  %112 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %113 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %114 = and i32 %113, 31
  %115 = shl i32 %112, %114
  %116 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %117 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %118 = sub i32 32, %117
  %119 = and i32 %118, 31
  %120 = lshr i32 %116, %119
  %121 = or i32 %115, %120
  %122 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %123 = add i32 %122, %121
  store i32 %123, ptr addrspace(5) %10, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #8
  br label %124
124:
  %125 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr addrspace(5) %13, align 4, !tbaa !16
  br label %33, !llvm.loop !19
127:
  %128 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %129 = add i32 %128, 1732584193
  %130 = insertelement <4 x i32> poison, i32 %129, i32 0
  %131 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %132 = add i32 %131, -271733879
  %133 = insertelement <4 x i32> %130, i32 %132, i32 1
  %134 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %135 = add i32 %134, -1732584194
  %136 = insertelement <4 x i32> %133, i32 %135, i32 2
  %137 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %138 = add i32 %137, 271733878
  %139 = insertelement <4 x i32> %136, i32 %138, i32 3
  store <4 x i32> %139, ptr addrspace(5) %18, align 16, !tbaa !18
  %140 = load <4 x i32>, ptr addrspace(5) %18, align 16, !tbaa !18
  %141 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %142 = call i32 @llvm.amdgcn.workgroup.id.x()
  %143 = zext i32 %142 to i64
  %144 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %145 = getelementptr inbounds i8, ptr addrspace(4) %144, i64 4
  %146 = load i16, ptr addrspace(4) %145, align 2, !tbaa !14
  %147 = zext i16 %146 to i32
  %148 = sext i32 %147 to i64
  %149 = mul i64 %143, %148
  %150 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %151 = zext i32 %150 to i64
  %152 = add i64 %149, %151
  %153 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %141, i64 %152
  store <4 x i32> %140, ptr addrspace(1) %153, align 16, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #8
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #8
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3
declare noundef i32 @llvm.amdgcn.workitem.id.x() #3
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @radix_sort(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !kernel_arg_name !25 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
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
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #8
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 4
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !14
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %3, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #8
  %28 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %29 = udiv i32 256, %28
  store i32 %29, ptr addrspace(5) %4, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #8
  %30 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = mul i64 %32, 256
  %34 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %33
  store ptr addrspace(1) %34, ptr addrspace(5) %5, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #8
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %38
38:
  %39 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %40 = icmp ult i32 %39, 256
  br i1 %40, label %42, label %41
41:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #8
  br label %55
42:
  %43 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %44 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.from, i64 0, i64 %49
  store i32 %47, ptr addrspace(3) %50, align 4, !tbaa !16
  br label %51
51:
  %52 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %53 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %54 = add i32 %53, %52
  store i32 %54, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %38, !llvm.loop !26
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #8
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !16
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %58 = icmp slt i32 %57, 32
  br i1 %58, label %60, label %59
59:
  store i32 5, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #8
  br label %259
60:
  br label %61
61:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %62
62:
  br label %63
63:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %66 = icmp ult i32 %65, 16
  br i1 %66, label %68, label %67
67:
  store i32 10, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  br label %80
68:
  %69 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %70 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %71 = mul i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @radix_sort.counts, i64 0, i64 %75
  store i32 0, ptr addrspace(3) %76, align 4, !tbaa !16
  br label %77
77:
  %78 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %79 = add i32 %78, 1
  store i32 %79, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %64, !llvm.loop !27
80:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %81
81:
  %82 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %83 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %84 = icmp ult i32 %82, %83
  br i1 %84, label %86, label %85
85:
  store i32 13, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  br label %113
86:
  %87 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %88 = zext i32 %87 to i64
  %89 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %90 = zext i32 %89 to i64
  %91 = mul i64 %88, %90
  %92 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.from, i64 0, i64 %94
  %96 = load i32, ptr addrspace(3) %95, align 4, !tbaa !16
  %97 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %98 = and i32 %97, 31
  %99 = lshr i32 %96, %98
  %100 = and i32 %99, 15
  %101 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %102 = mul i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %105 = zext i32 %104 to i64
  %106 = add i64 %103, %105
  %107 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @radix_sort.counts, i64 0, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !16
  %109 = add i32 %108, 1
  store i32 %109, ptr addrspace(3) %107, align 4, !tbaa !16
  br label %110
110:
  %111 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %112 = add i32 %111, 1
  store i32 %112, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %81, !llvm.loop !28
113:
  br label %114
114:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %115
115:
  br label %116
116:
  %117 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %118 = zext i32 %117 to i64
  %119 = icmp ult i64 %118, 16
  br i1 %119, label %120, label %158
120:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #8
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #8
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %121
121:
  %122 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %123 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %124 = icmp ult i32 %122, %123
  br i1 %124, label %126, label %125
125:
  store i32 18, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #8
  br label %153
126:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
  %127 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %128 = zext i32 %127 to i64
  %129 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %130 = zext i32 %129 to i64
  %131 = mul i64 %128, %130
  %132 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %133 = zext i32 %132 to i64
  %134 = add i64 %131, %133
  %135 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @radix_sort.counts, i64 0, i64 %134
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !16
  store i32 %136, ptr addrspace(5) %13, align 4, !tbaa !16
  %137 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %138 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %139 = zext i32 %138 to i64
  %140 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %141 = zext i32 %140 to i64
  %142 = mul i64 %139, %141
  %143 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %144 = zext i32 %143 to i64
  %145 = add i64 %142, %144
  %146 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @radix_sort.counts, i64 0, i64 %145
  store i32 %137, ptr addrspace(3) %146, align 4, !tbaa !16
  %147 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %148 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %149 = add i32 %148, %147
  store i32 %149, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  br label %150
150:
  %151 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %152 = add i32 %151, 1
  store i32 %152, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %121, !llvm.loop !29
153:
  %154 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds [16 x i32], ptr addrspace(3) @radix_sort.totals, i64 0, i64 %156
  store i32 %154, ptr addrspace(3) %157, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #8
  br label %158
158:
  br label %159
159:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %160
160:
  br label %161
161:
  %162 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %163 = zext i32 %162 to i64
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %165, label %186
165:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #8
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #8
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %166
166:
  %167 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %168 = icmp ult i32 %167, 16
  br i1 %168, label %170, label %169
169:
  store i32 23, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #8
  br label %185
170:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #8
  %171 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds [16 x i32], ptr addrspace(3) @radix_sort.totals, i64 0, i64 %172
  %174 = load i32, ptr addrspace(3) %173, align 4, !tbaa !16
  store i32 %174, ptr addrspace(5) %16, align 4, !tbaa !16
  %175 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %176 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds [16 x i32], ptr addrspace(3) @radix_sort.totals, i64 0, i64 %177
  store i32 %175, ptr addrspace(3) %178, align 4, !tbaa !16
  %179 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %180 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %181 = add i32 %180, %179
  store i32 %181, ptr addrspace(5) %15, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #8
  br label %182
182:
  %183 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %184 = add i32 %183, 1
  store i32 %184, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %166, !llvm.loop !30
185:
  br label %186
186:
  br label %187
187:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %188
188:
  br label %189
189:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #8
  store i32 0, ptr addrspace(5) %17, align 4, !tbaa !16
  br label %190
190:
  %191 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %192 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %193 = icmp ult i32 %191, %192
  br i1 %193, label %195, label %194
194:
  store i32 28, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #8
  br label %232
195:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #8
  %196 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %197 = zext i32 %196 to i64
  %198 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %199 = zext i32 %198 to i64
  %200 = mul i64 %197, %199
  %201 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %202 = zext i32 %201 to i64
  %203 = add i64 %200, %202
  %204 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.from, i64 0, i64 %203
  %205 = load i32, ptr addrspace(3) %204, align 4, !tbaa !16
  store i32 %205, ptr addrspace(5) %18, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #8
  %206 = load i32, ptr addrspace(5) %18, align 4, !tbaa !16
  %207 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %208 = and i32 %207, 31
  %209 = lshr i32 %206, %208
  %210 = and i32 %209, 15
  store i32 %210, ptr addrspace(5) %19, align 4, !tbaa !16
  %211 = load i32, ptr addrspace(5) %18, align 4, !tbaa !16
  %212 = load i32, ptr addrspace(5) %19, align 4, !tbaa !16
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds [16 x i32], ptr addrspace(3) @radix_sort.totals, i64 0, i64 %213
  %215 = load i32, ptr addrspace(3) %214, align 4, !tbaa !16
  %216 = load i32, ptr addrspace(5) %19, align 4, !tbaa !16
  %217 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %218 = mul i32 %216, %217
  %219 = zext i32 %218 to i64
  %220 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %221 = zext i32 %220 to i64
  %222 = add i64 %219, %221
  %223 = getelementptr inbounds [1024 x i32], ptr addrspace(3) @radix_sort.counts, i64 0, i64 %222
  %224 = load i32, ptr addrspace(3) %223, align 4, !tbaa !16
  %225 = add i32 %224, 1
  store i32 %225, ptr addrspace(3) %223, align 4, !tbaa !16
  %226 = add i32 %215, %224
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.to, i64 0, i64 %227
  store i32 %211, ptr addrspace(3) %228, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #8
  br label %229
229:
  %230 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %231 = add i32 %230, 1
  store i32 %231, ptr addrspace(5) %17, align 4, !tbaa !16
  br label %190, !llvm.loop !31
232:
  br label %233
233:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %234
234:
  br label %235
235:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #8
  %236 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %237 = zext i32 %236 to i64
  %238 = trunc i64 %237 to i32
  store i32 %238, ptr addrspace(5) %20, align 4, !tbaa !16
  br label %239
239:
  %240 = load i32, ptr addrspace(5) %20, align 4, !tbaa !16
  %241 = icmp ult i32 %240, 256
  br i1 %241, label %243, label %242
242:
  store i32 33, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #8
  br label %255
243:
  %244 = load i32, ptr addrspace(5) %20, align 4, !tbaa !16
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.to, i64 0, i64 %245
  %247 = load i32, ptr addrspace(3) %246, align 4, !tbaa !16
  %248 = load i32, ptr addrspace(5) %20, align 4, !tbaa !16
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.from, i64 0, i64 %249
  store i32 %247, ptr addrspace(3) %250, align 4, !tbaa !16
  br label %251
251:
  %252 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %253 = load i32, ptr addrspace(5) %20, align 4, !tbaa !16
  %254 = add i32 %253, %252
  store i32 %254, ptr addrspace(5) %20, align 4, !tbaa !16
  br label %239, !llvm.loop !32
255:
  br label %256
256:
  %257 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %258 = add nsw i32 %257, 4
  store i32 %258, ptr addrspace(5) %7, align 4, !tbaa !16
  br label %56, !llvm.loop !33
259:
  br label %260
260:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %261
261:
  br label %262
262:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #8
  %263 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %264 = zext i32 %263 to i64
  %265 = trunc i64 %264 to i32
  store i32 %265, ptr addrspace(5) %21, align 4, !tbaa !16
  br label %266
266:
  %267 = load i32, ptr addrspace(5) %21, align 4, !tbaa !16
  %268 = icmp ult i32 %267, 256
  br i1 %268, label %270, label %269
269:
  store i32 38, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #8
  br label %283
270:
  %271 = load i32, ptr addrspace(5) %21, align 4, !tbaa !16
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds [256 x i32], ptr addrspace(3) @radix_sort.from, i64 0, i64 %272
  %274 = load i32, ptr addrspace(3) %273, align 4, !tbaa !16
  %275 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %276 = load i32, ptr addrspace(5) %21, align 4, !tbaa !16
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds i32, ptr addrspace(1) %275, i64 %277
  store i32 %274, ptr addrspace(1) %278, align 4, !tbaa !16
  br label %279
279:
  %280 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %281 = load i32, ptr addrspace(5) %21, align 4, !tbaa !16
  %282 = add i32 %281, %280
  store i32 %282, ptr addrspace(5) %21, align 4, !tbaa !16
  br label %266, !llvm.loop !34
283:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #8
  ret void
}
declare void @llvm.amdgcn.s.barrier() #4
define protected amdgpu_kernel void @merge(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !35 !kernel_arg_access_qual !36 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 !kernel_arg_name !39 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %7, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %8, align 4, !tbaa !16
  store ptr addrspace(1) %2, ptr addrspace(5) %9, align 8, !tbaa !10
  store i32 %3, ptr addrspace(5) %10, align 4, !tbaa !16
  store ptr addrspace(1) %4, ptr addrspace(5) %11, align 8, !tbaa !10
  store i32 %5, ptr addrspace(5) %12, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
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
  %31 = trunc i64 %30 to i32
  %32 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %35 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %36 = add nsw i32 %34, %35
  %37 = call i32 @_ZL3minii(i32 noundef %33, i32 noundef %36) #9
  store i32 %37, ptr addrspace(5) %13, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #8
  %38 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %39 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %40 = sub nsw i32 %38, %39
  %41 = call i32 @_ZL3maxii(i32 noundef %40, i32 noundef 0) #9
  store i32 %41, ptr addrspace(5) %14, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #8
  %42 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %43 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %44 = call i32 @_ZL3minii(i32 noundef %42, i32 noundef %43) #9
  store i32 %44, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %45
45:
  %46 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %47 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %74
49:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #8
  %50 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %51 = load i32, ptr addrspace(5) %15, align 4, !tbaa !16
  %52 = add nsw i32 %50, %51
  %53 = sdiv i32 %52, 2
  store i32 %53, ptr addrspace(5) %16, align 4, !tbaa !16
  %54 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %55 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %60 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %61 = sub nsw i32 %60, 1
  %62 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %63 = sub nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !16
  %67 = icmp sle i32 %58, %66
  br i1 %67, label %68, label %71
68:
  %69 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %73
71:
  %72 = load i32, ptr addrspace(5) %16, align 4, !tbaa !16
  store i32 %72, ptr addrspace(5) %15, align 4, !tbaa !16
  br label %73
73:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #8
  br label %45, !llvm.loop !40
74:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #8
  %75 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  store i32 %75, ptr addrspace(5) %17, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #8
  %76 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %77 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %78 = sub nsw i32 %76, %77
  store i32 %78, ptr addrspace(5) %18, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #8
  %79 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  store i32 %79, ptr addrspace(5) %19, align 4, !tbaa !16
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %19, align 4, !tbaa !16
  %82 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %83 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %84 = add nsw i32 %82, %83
  %85 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %86 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %87 = add nsw i32 %85, %86
  %88 = call i32 @_ZL3minii(i32 noundef %84, i32 noundef %87) #9
  %89 = icmp slt i32 %81, %88
  br i1 %89, label %91, label %90
90:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #8
  br label %134
91:
  %92 = load i32, ptr addrspace(5) %18, align 4, !tbaa !16
  %93 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %94 = icmp sge i32 %92, %93
  br i1 %94, label %111, label %95
95:
  %96 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %97 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %98 = icmp slt i32 %96, %97
  br i1 %98, label %99, label %118
99:
  %100 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %101 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr addrspace(1) %100, i64 %102
  %104 = load i32, ptr addrspace(1) %103, align 4, !tbaa !16
  %105 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %106 = load i32, ptr addrspace(5) %18, align 4, !tbaa !16
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr addrspace(1) %105, i64 %107
  %109 = load i32, ptr addrspace(1) %108, align 4, !tbaa !16
  %110 = icmp sle i32 %104, %109
  br i1 %110, label %111, label %118
111:
  %112 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %113 = load i32, ptr addrspace(5) %17, align 4, !tbaa !16
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr addrspace(5) %17, align 4, !tbaa !16
  %115 = sext i32 %113 to i64
  %116 = getelementptr inbounds i32, ptr addrspace(1) %112, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !16
  br label %125
118:
  %119 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %120 = load i32, ptr addrspace(5) %18, align 4, !tbaa !16
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr addrspace(5) %18, align 4, !tbaa !16
  %122 = sext i32 %120 to i64
  %123 = getelementptr inbounds i32, ptr addrspace(1) %119, i64 %122
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !16
  br label %125
125:
  %126 = phi i32 [ %117, %111 ], [ %124, %118 ]
  %127 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !10
  %128 = load i32, ptr addrspace(5) %19, align 4, !tbaa !16
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr addrspace(1) %127, i64 %129
  store i32 %126, ptr addrspace(1) %130, align 4, !tbaa !16
  br label %131
131:
  %132 = load i32, ptr addrspace(5) %19, align 4, !tbaa !16
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr addrspace(5) %19, align 4, !tbaa !16
  br label %80, !llvm.loop !41
134:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  ret void
}
define internal i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !16
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !16
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %7 = call i32 @llvm.smin.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !16
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !16
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !16
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %7 = call i32 @llvm.smax.i32(i32 %5, i32 %6)
  ret i32 %7
}
define protected amdgpu_kernel void @utf8(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 !kernel_arg_name !46 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !10
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #8
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #8
  %14 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 4
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !14
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !16
  store i32 %27, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %28
28:
  %29 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %34 = getelementptr inbounds i8, ptr addrspace(4) %33, i64 4
  %35 = load i16, ptr addrspace(4) %34, align 2, !tbaa !14
  %36 = zext i16 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = mul i64 %32, %37
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = add i64 %41, 1
  %43 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !16
  %45 = icmp slt i32 %29, %44
  br i1 %45, label %47, label %46
46:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #8
  br label %146
47:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %13) #8
  %48 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %49 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(1) %48, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !18
  store i8 %52, ptr addrspace(5) %13, align 1, !tbaa !18
  %53 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  switch i32 %53, label %133 [
    i32 0, label %54
    i32 1, label %106
  ]
54:
  %55 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %56 = zext i8 %55 to i32
  %57 = icmp slt i32 %56, 128
  br i1 %57, label %58, label %81
58:
  %59 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %60 = zext i8 %59 to i32
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %62 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %66 = getelementptr inbounds i8, ptr addrspace(4) %65, i64 4
  %67 = load i16, ptr addrspace(4) %66, align 2, !tbaa !14
  %68 = zext i16 %67 to i32
  %69 = sext i32 %68 to i64
  %70 = mul i64 %64, %69
  %71 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  %73 = add i64 %70, %72
  %74 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !16
  %76 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %10, align 4, !tbaa !16
  %78 = add nsw i32 %75, %76
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %79
  store i32 %60, ptr addrspace(1) %80, align 4, !tbaa !16
  br label %105
81:
  %82 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %83 = zext i8 %82 to i32
  %84 = and i32 %83, 224
  %85 = icmp eq i32 %84, 192
  br i1 %85, label %86, label %90
86:
  %87 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %88 = zext i8 %87 to i32
  %89 = and i32 %88, 31
  store i32 %89, ptr addrspace(5) %11, align 4, !tbaa !16
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %104
90:
  %91 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %92 = zext i8 %91 to i32
  %93 = and i32 %92, 240
  %94 = icmp eq i32 %93, 224
  br i1 %94, label %95, label %99
95:
  %96 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %97 = zext i8 %96 to i32
  %98 = and i32 %97, 15
  store i32 %98, ptr addrspace(5) %11, align 4, !tbaa !16
  store i32 2, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %103
99:
  %100 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %101 = zext i8 %100 to i32
  %102 = and i32 %101, 7
  store i32 %102, ptr addrspace(5) %11, align 4, !tbaa !16
  store i32 3, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %103
103:
  br label %104
104:
  br label %105
105:
  br label %142
106:
  %107 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %108 = shl i32 %107, 6
  %109 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %110 = zext i8 %109 to i32
  %111 = and i32 %110, 63
  %112 = or i32 %108, %111
  %113 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %114 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %115 = call i32 @llvm.amdgcn.workgroup.id.x()
  %116 = zext i32 %115 to i64
  %117 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %118 = getelementptr inbounds i8, ptr addrspace(4) %117, i64 4
  %119 = load i16, ptr addrspace(4) %118, align 2, !tbaa !14
  %120 = zext i16 %119 to i32
  %121 = sext i32 %120 to i64
  %122 = mul i64 %116, %121
  %123 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %124 = zext i32 %123 to i64
  %125 = add i64 %122, %124
  %126 = getelementptr inbounds i32, ptr addrspace(1) %114, i64 %125
  %127 = load i32, ptr addrspace(1) %126, align 4, !tbaa !16
  %128 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr addrspace(5) %10, align 4, !tbaa !16
  %130 = add nsw i32 %127, %128
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr addrspace(1) %113, i64 %131
  store i32 %112, ptr addrspace(1) %132, align 4, !tbaa !16
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %142
133:
  %134 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %135 = shl i32 %134, 6
  %136 = load i8, ptr addrspace(5) %13, align 1, !tbaa !18
  %137 = zext i8 %136 to i32
  %138 = and i32 %137, 63
  %139 = or i32 %135, %138
  store i32 %139, ptr addrspace(5) %11, align 4, !tbaa !16
  %140 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %141 = add nsw i32 %140, -1
  store i32 %141, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %142
142:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %13) #8
  br label %143
143:
  %144 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %28, !llvm.loop !47
146:
  %147 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %148 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  %149 = call i32 @llvm.amdgcn.workgroup.id.x()
  %150 = zext i32 %149 to i64
  %151 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %152 = getelementptr inbounds i8, ptr addrspace(4) %151, i64 4
  %153 = load i16, ptr addrspace(4) %152, align 2, !tbaa !14
  %154 = zext i16 %153 to i32
  %155 = sext i32 %154 to i64
  %156 = mul i64 %150, %155
  %157 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %158 = zext i32 %157 to i64
  %159 = add i64 %156, %158
  %160 = getelementptr inbounds i32, ptr addrspace(1) %148, i64 %159
  store i32 %147, ptr addrspace(1) %160, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  ret void
}
define protected amdgpu_kernel void @is_prime(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !50 !kernel_arg_base_type !50 !kernel_arg_type_qual !51 !kernel_arg_name !52 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca [12 x i8], align 1, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %5) #8
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 1 %5, ptr addrspace(4) align 1 @__const.is_prime.bases, i64 12, i1 false)
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #8
  %15 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
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
  %27 = getelementptr inbounds i64, ptr addrspace(1) %15, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !53
  store i64 %28, ptr addrspace(5) %6, align 8, !tbaa !53
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #8
  %29 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %30 = sub i64 %29, 1
  store i64 %30, ptr addrspace(5) %7, align 8, !tbaa !53
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #8
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  %31 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %32 = icmp ugt i64 %31, 37
  br i1 %32, label %33, label %37
33:
  %34 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %35 = and i64 %34, 1
  %36 = icmp ne i64 %35, 0
  br label %37
37:
  %38 = phi i1 [ false, %2 ], [ %36, %33 ]
  %39 = zext i1 %38 to i32
  store i32 %39, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %48
43:
  %44 = load i64, ptr addrspace(5) %7, align 8, !tbaa !53
  %45 = and i64 %44, 1
  %46 = icmp ne i64 %45, 0
  %47 = xor i1 %46, true
  br label %48
48:
  %49 = phi i1 [ false, %40 ], [ %47, %43 ]
  br i1 %49, label %50, label %56
50:
  %51 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr addrspace(5) %8, align 4, !tbaa !16
  br label %53
53:
  %54 = load i64, ptr addrspace(5) %7, align 8, !tbaa !53
  %55 = lshr i64 %54, 1
  store i64 %55, ptr addrspace(5) %7, align 8, !tbaa !53
  br label %40, !llvm.loop !55
56:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %57
57:
  %58 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63
60:
  %61 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %62 = icmp slt i32 %61, 12
  br label %63
63:
  %64 = phi i1 [ false, %57 ], [ %62, %60 ]
  br i1 %64, label %66, label %65
65:
  store i32 5, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  br label %113
66:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #8
  %67 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [12 x i8], ptr addrspace(5) %5, i64 0, i64 %68
  %70 = load i8, ptr addrspace(5) %69, align 1, !tbaa !18
  %71 = zext i8 %70 to i64
  %72 = load i64, ptr addrspace(5) %7, align 8, !tbaa !53
  %73 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %74 = call i64 @power_modulo(i64 noundef %71, i64 noundef %72, i64 noundef %73) #9
  store i64 %74, ptr addrspace(5) %12, align 8, !tbaa !53
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
  %75 = load i64, ptr addrspace(5) %12, align 8, !tbaa !53
  %76 = icmp eq i64 %75, 1
  br i1 %76, label %82, label %77
77:
  %78 = load i64, ptr addrspace(5) %12, align 8, !tbaa !53
  %79 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %80 = sub i64 %79, 1
  %81 = icmp eq i64 %78, %80
  br label %82
82:
  %83 = phi i1 [ true, %66 ], [ %81, %77 ]
  %84 = zext i1 %83 to i32
  store i32 %84, ptr addrspace(5) %13, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #8
  store i32 1, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %85
85:
  %86 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %92, label %88
88:
  %89 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %90 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %91 = icmp slt i32 %89, %90
  br label %92
92:
  %93 = phi i1 [ false, %85 ], [ %91, %88 ]
  br i1 %93, label %95, label %94
94:
  store i32 8, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #8
  br label %108
95:
  %96 = load i64, ptr addrspace(5) %12, align 8, !tbaa !53
  %97 = load i64, ptr addrspace(5) %12, align 8, !tbaa !53
  %98 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %99 = call i64 @times_modulo(i64 noundef %96, i64 noundef %97, i64 noundef %98) #9
  store i64 %99, ptr addrspace(5) %12, align 8, !tbaa !53
  %100 = load i64, ptr addrspace(5) %12, align 8, !tbaa !53
  %101 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %102 = sub i64 %101, 1
  %103 = icmp eq i64 %100, %102
  %104 = zext i1 %103 to i32
  store i32 %104, ptr addrspace(5) %13, align 4, !tbaa !16
  br label %105
105:
  %106 = load i32, ptr addrspace(5) %14, align 4, !tbaa !16
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr addrspace(5) %14, align 4, !tbaa !16
  br label %85, !llvm.loop !56
108:
  %109 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  store i32 %109, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #8
  br label %110
110:
  %111 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %57, !llvm.loop !57
113:
  %114 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %115 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %116 = call i32 @llvm.amdgcn.workgroup.id.x()
  %117 = zext i32 %116 to i64
  %118 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %119 = getelementptr inbounds i8, ptr addrspace(4) %118, i64 4
  %120 = load i16, ptr addrspace(4) %119, align 2, !tbaa !14
  %121 = zext i16 %120 to i32
  %122 = sext i32 %121 to i64
  %123 = mul i64 %117, %122
  %124 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %125 = zext i32 %124 to i64
  %126 = add i64 %123, %125
  %127 = getelementptr inbounds i32, ptr addrspace(1) %115, i64 %126
  store i32 %114, ptr addrspace(1) %127, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #8
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %5) #8
  ret void
}
define internal i64 @power_modulo(i64 noundef %0, i64 noundef %1, i64 noundef %2) #6 {
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %4, align 8, !tbaa !53
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !53
  store i64 %2, ptr addrspace(5) %6, align 8, !tbaa !53
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #8
  store i64 1, ptr addrspace(5) %7, align 8, !tbaa !53
  br label %8
8:
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !53
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %28
11:
  %12 = load i64, ptr addrspace(5) %5, align 8, !tbaa !53
  %13 = and i64 %12, 1
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %20
15:
  %16 = load i64, ptr addrspace(5) %7, align 8, !tbaa !53
  %17 = load i64, ptr addrspace(5) %4, align 8, !tbaa !53
  %18 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %19 = call i64 @times_modulo(i64 noundef %16, i64 noundef %17, i64 noundef %18) #9
  store i64 %19, ptr addrspace(5) %7, align 8, !tbaa !53
  br label %20
20:
  br label %21
21:
  %22 = load i64, ptr addrspace(5) %5, align 8, !tbaa !53
  %23 = lshr i64 %22, 1
  store i64 %23, ptr addrspace(5) %5, align 8, !tbaa !53
  %24 = load i64, ptr addrspace(5) %4, align 8, !tbaa !53
  %25 = load i64, ptr addrspace(5) %4, align 8, !tbaa !53
  %26 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %27 = call i64 @times_modulo(i64 noundef %24, i64 noundef %25, i64 noundef %26) #9
  store i64 %27, ptr addrspace(5) %4, align 8, !tbaa !53
  br label %8, !llvm.loop !58
28:
  %29 = load i64, ptr addrspace(5) %7, align 8, !tbaa !53
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #8
  ret i64 %29
}
define internal i64 @times_modulo(i64 noundef %0, i64 noundef %1, i64 noundef %2) #6 {
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %4, align 8, !tbaa !53
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !53
  store i64 %2, ptr addrspace(5) %6, align 8, !tbaa !53
  %7 = load i64, ptr addrspace(5) %4, align 8, !tbaa !53
  %8 = zext i64 %7 to i128
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !53
  %10 = zext i64 %9 to i128
  %11 = mul i128 %8, %10
  %12 = load i64, ptr addrspace(5) %6, align 8, !tbaa !53
  %13 = zext i64 %12 to i128
  %14 = urem i128 %11, %13
  %15 = trunc i128 %14 to i64
  ret i64 %15
}
define protected amdgpu_kernel void @wide_quotients(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 32 %2) #0 !kernel_arg_addr_space !59 !kernel_arg_access_qual !5 !kernel_arg_type !60 !kernel_arg_base_type !61 !kernel_arg_type_qual !8 !kernel_arg_name !62 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i128, align 16, addrspace(5)
  %8 = alloca i128, align 16, addrspace(5)
  %9 = alloca i128, align 16, addrspace(5)
  %10 = alloca i128, align 16, addrspace(5)
  %11 = alloca <4 x i64>, align 32, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #8
  %12 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = zext i32 %13 to i64
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = mul i64 %14, %19
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %12, i64 %23
  %25 = load <2 x i64>, ptr addrspace(1) %24, align 16
  %26 = extractelement <2 x i64> %25, i64 1
  %27 = zext i64 %26 to i128
  %28 = shl i128 %27, 64
  %29 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %30 = call i32 @llvm.amdgcn.workgroup.id.x()
  %31 = zext i32 %30 to i64
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 4
  %34 = load i16, ptr addrspace(4) %33, align 2, !tbaa !14
  %35 = zext i16 %34 to i32
  %36 = sext i32 %35 to i64
  %37 = mul i64 %31, %36
  %38 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %29, i64 %40
  %42 = load <2 x i64>, ptr addrspace(1) %41, align 16
  %43 = extractelement <2 x i64> %42, i64 0
  %44 = zext i64 %43 to i128
  %45 = or i128 %28, %44
  store i128 %45, ptr addrspace(5) %7, align 16, !tbaa !63
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #8
  %46 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = zext i32 %47 to i64
  %49 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %50 = getelementptr inbounds i8, ptr addrspace(4) %49, i64 4
  %51 = load i16, ptr addrspace(4) %50, align 2, !tbaa !14
  %52 = zext i16 %51 to i32
  %53 = sext i32 %52 to i64
  %54 = mul i64 %48, %53
  %55 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %56 = zext i32 %55 to i64
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %46, i64 %57
  %59 = load <2 x i64>, ptr addrspace(1) %58, align 16
  %60 = extractelement <2 x i64> %59, i64 1
  %61 = zext i64 %60 to i128
  %62 = shl i128 %61, 64
  %63 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %67 = getelementptr inbounds i8, ptr addrspace(4) %66, i64 4
  %68 = load i16, ptr addrspace(4) %67, align 2, !tbaa !14
  %69 = zext i16 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = mul i64 %65, %70
  %72 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %73 = zext i32 %72 to i64
  %74 = add i64 %71, %73
  %75 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %63, i64 %74
  %76 = load <2 x i64>, ptr addrspace(1) %75, align 16
  %77 = extractelement <2 x i64> %76, i64 0
  %78 = zext i64 %77 to i128
  %79 = or i128 %62, %78
  store i128 %79, ptr addrspace(5) %8, align 16, !tbaa !63
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #8
  %80 = load i128, ptr addrspace(5) %7, align 16, !tbaa !63
  %81 = load i128, ptr addrspace(5) %8, align 16, !tbaa !63
  %82 = sdiv i128 %80, %81
  store i128 %82, ptr addrspace(5) %9, align 16, !tbaa !63
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #8
  %83 = load i128, ptr addrspace(5) %7, align 16, !tbaa !63
  %84 = load i128, ptr addrspace(5) %8, align 16, !tbaa !63
  %85 = srem i128 %83, %84
  store i128 %85, ptr addrspace(5) %10, align 16, !tbaa !63
  %86 = load i128, ptr addrspace(5) %9, align 16, !tbaa !63
  %87 = trunc i128 %86 to i64
  %88 = insertelement <4 x i64> poison, i64 %87, i32 0
  %89 = load i128, ptr addrspace(5) %9, align 16, !tbaa !63
  %90 = ashr i128 %89, 64
  %91 = trunc i128 %90 to i64
  %92 = insertelement <4 x i64> %88, i64 %91, i32 1
  %93 = load i128, ptr addrspace(5) %10, align 16, !tbaa !63
  %94 = trunc i128 %93 to i64
  %95 = insertelement <4 x i64> %92, i64 %94, i32 2
  %96 = load i128, ptr addrspace(5) %10, align 16, !tbaa !63
  %97 = ashr i128 %96, 64
  %98 = trunc i128 %97 to i64
  %99 = insertelement <4 x i64> %95, i64 %98, i32 3
  store <4 x i64> %99, ptr addrspace(5) %11, align 32, !tbaa !18
  %100 = load <4 x i64>, ptr addrspace(5) %11, align 32, !tbaa !18
  %101 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %102 = call i32 @llvm.amdgcn.workgroup.id.x()
  %103 = zext i32 %102 to i64
  %104 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %105 = getelementptr inbounds i8, ptr addrspace(4) %104, i64 4
  %106 = load i16, ptr addrspace(4) %105, align 2, !tbaa !14
  %107 = zext i16 %106 to i32
  %108 = sext i32 %107 to i64
  %109 = mul i64 %103, %108
  %110 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %111 = zext i32 %110 to i64
  %112 = add i64 %109, %111
  %113 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %101, i64 %112
  store <4 x i64> %100, ptr addrspace(1) %113, align 32, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #8
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #8
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #8
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #8
  ret void
}
define protected amdgpu_kernel void @by_value(%struct.Mixed %0, i8 noundef %1, %struct.Bits %2, ptr addrspace(1) noundef align 8 %3, %union.Either %4, <3 x i8> noundef %5, double noundef %6) #0 !kernel_arg_addr_space !65 !kernel_arg_access_qual !66 !kernel_arg_type !67 !kernel_arg_base_type !68 !kernel_arg_type_qual !69 !kernel_arg_name !70 {
  %8 = alloca %struct.Mixed, align 16, addrspace(5)
  %9 = alloca %struct.Bits, align 8, addrspace(5)
  %10 = alloca %union.Either, align 8, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca <3 x i8>, align 4, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 0
  %17 = extractvalue %struct.Mixed %0, 0
  store i8 %17, ptr addrspace(5) %16, align 16
  %18 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 1
  %19 = extractvalue %struct.Mixed %0, 1
  store i16 %19, ptr addrspace(5) %18, align 2
  %20 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 2
  %21 = extractvalue %struct.Mixed %0, 2
  store [5 x i8] %21, ptr addrspace(5) %20, align 4
  %22 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 3
  %23 = extractvalue %struct.Mixed %0, 3
  store i64 %23, ptr addrspace(5) %22, align 16
  %24 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 4
  %25 = extractvalue %struct.Mixed %0, 4
  store <3 x float> %25, ptr addrspace(5) %24, align 16
  %26 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 5
  %27 = extractvalue %struct.Mixed %0, 5
  store double %27, ptr addrspace(5) %26, align 16
  %28 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 6
  %29 = extractvalue %struct.Mixed %0, 6
  store [8 x i8] %29, ptr addrspace(5) %28, align 8
  %30 = getelementptr inbounds %struct.Bits, ptr addrspace(5) %9, i32 0, i32 0
  %31 = extractvalue %struct.Bits %2, 0
  store i64 %31, ptr addrspace(5) %30, align 8
  %32 = getelementptr inbounds %struct.Bits, ptr addrspace(5) %9, i32 0, i32 1
  %33 = extractvalue %struct.Bits %2, 1
  store i8 %33, ptr addrspace(5) %32, align 8
  %34 = getelementptr inbounds %union.Either, ptr addrspace(5) %10, i32 0, i32 0
  %35 = extractvalue %union.Either %4, 0
  store [2 x i64] %35, ptr addrspace(5) %34, align 8
  store i8 %1, ptr addrspace(5) %11, align 1, !tbaa !18
  store ptr addrspace(1) %3, ptr addrspace(5) %12, align 8, !tbaa !10
  %36 = shufflevector <3 x i8> %5, <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x i8> %36, ptr addrspace(5) %13, align 4, !tbaa !18
  store double %6, ptr addrspace(5) %14, align 8, !tbaa !71
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #8
  %37 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 0
  %38 = load i8, ptr addrspace(5) %37, align 16, !tbaa !73
  %39 = sext i8 %38 to i32
  %40 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 1
  %41 = load i16, ptr addrspace(5) %40, align 2, !tbaa !75
  %42 = sext i16 %41 to i32
  %43 = mul nsw i32 3, %42
  %44 = add nsw i32 %39, %43
  %45 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 2
  %46 = call i32 @llvm.amdgcn.workgroup.id.x()
  %47 = zext i32 %46 to i64
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %49 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 4
  %50 = load i16, ptr addrspace(4) %49, align 2, !tbaa !14
  %51 = zext i16 %50 to i32
  %52 = sext i32 %51 to i64
  %53 = mul i64 %47, %52
  %54 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %55 = zext i32 %54 to i64
  %56 = add i64 %53, %55
  %57 = urem i64 %56, 5
  %58 = getelementptr inbounds [5 x i8], ptr addrspace(5) %45, i64 0, i64 %57
  %59 = load i8, ptr addrspace(5) %58, align 1, !tbaa !18
  %60 = sext i8 %59 to i32
  %61 = mul nsw i32 5, %60
  %62 = add nsw i32 %44, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 3
  %65 = load i64, ptr addrspace(5) %64, align 16, !tbaa !76
  %66 = mul nsw i64 7, %65
  %67 = add nsw i64 %63, %66
  %68 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 4
  %69 = load <3 x float>, ptr addrspace(5) %68, align 16
  %70 = extractelement <3 x float> %69, i64 1
  %71 = fptosi float %70 to i64
  %72 = add nsw i64 %67, %71
  %73 = getelementptr inbounds %struct.Mixed, ptr addrspace(5) %8, i32 0, i32 5
  %74 = load double, ptr addrspace(5) %73, align 16, !tbaa !77
  %75 = fmul double %74, 1.000000e+01
  %76 = fptosi double %75 to i64
  %77 = add nsw i64 %72, %76
  store i64 %77, ptr addrspace(5) %15, align 8, !tbaa !53
  %78 = load i64, ptr addrspace(5) %15, align 8, !tbaa !53
  %79 = mul nsw i64 %78, 31
  %80 = load i8, ptr addrspace(5) %11, align 1, !tbaa !18
  %81 = zext i8 %80 to i64
  %82 = add nsw i64 %79, %81
  %83 = load i64, ptr addrspace(5) %9, align 8
  %84 = and i64 %83, 7
  %85 = trunc i64 %84 to i32
  %86 = zext i32 %85 to i64
  %87 = add nsw i64 %82, %86
  %88 = load i64, ptr addrspace(5) %9, align 8
  %89 = lshr i64 %88, 3
  %90 = and i64 %89, 127
  %91 = trunc i64 %90 to i32
  %92 = mul nsw i32 2, %91
  %93 = sext i32 %92 to i64
  %94 = add nsw i64 %87, %93
  %95 = load i64, ptr addrspace(5) %9, align 8
  %96 = shl i64 %95, 45
  %97 = ashr i64 %96, 55
  %98 = trunc i64 %97 to i32
  %99 = mul nsw i32 3, %98
  %100 = sext i32 %99 to i64
  %101 = add nsw i64 %94, %100
  %102 = load i64, ptr addrspace(5) %9, align 8
  %103 = lshr i64 %102, 19
  %104 = and i64 %103, 1099511627775
  %105 = mul nsw i64 4, %104
  %106 = add nsw i64 %101, %105
  %107 = getelementptr inbounds %struct.Bits, ptr addrspace(5) %9, i32 0, i32 1
  %108 = load i8, ptr addrspace(5) %107, align 8, !tbaa !78
  %109 = zext i8 %108 to i64
  %110 = add nsw i64 %106, %109
  store i64 %110, ptr addrspace(5) %15, align 8, !tbaa !53
  %111 = load i64, ptr addrspace(5) %15, align 8, !tbaa !53
  %112 = mul nsw i64 %111, 31
  %113 = call i32 @llvm.amdgcn.workgroup.id.x()
  %114 = zext i32 %113 to i64
  %115 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %116 = getelementptr inbounds i8, ptr addrspace(4) %115, i64 4
  %117 = load i16, ptr addrspace(4) %116, align 2, !tbaa !14
  %118 = zext i16 %117 to i32
  %119 = sext i32 %118 to i64
  %120 = mul i64 %114, %119
  %121 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %122 = zext i32 %121 to i64
  %123 = add i64 %120, %122
  %124 = and i64 %123, 15
  %125 = getelementptr inbounds [16 x i8], ptr addrspace(5) %10, i64 0, i64 %124
  %126 = load i8, ptr addrspace(5) %125, align 1, !tbaa !18
  %127 = zext i8 %126 to i64
  %128 = add nsw i64 %112, %127
  %129 = getelementptr inbounds [4 x float], ptr addrspace(5) %10, i64 0, i64 1
  %130 = load float, ptr addrspace(5) %129, align 4, !tbaa !18
  %131 = fptosi float %130 to i64
  %132 = add nsw i64 %128, %131
  %133 = load <3 x i8>, ptr addrspace(5) %13, align 4
  %134 = extractelement <3 x i8> %133, i64 1
  %135 = sext i8 %134 to i64
  %136 = add nsw i64 %132, %135
  %137 = load <3 x i8>, ptr addrspace(5) %13, align 4
  %138 = extractelement <3 x i8> %137, i64 2
  %139 = sext i8 %138 to i32
  %140 = mul nsw i32 2, %139
  %141 = sext i32 %140 to i64
  %142 = add nsw i64 %136, %141
  %143 = load double, ptr addrspace(5) %14, align 8, !tbaa !71
  %144 = fptosi double %143 to i64
  %145 = add nsw i64 %142, %144
  %146 = load ptr addrspace(1), ptr addrspace(5) %12, align 8, !tbaa !10
  %147 = call i32 @llvm.amdgcn.workgroup.id.x()
  %148 = zext i32 %147 to i64
  %149 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %150 = getelementptr inbounds i8, ptr addrspace(4) %149, i64 4
  %151 = load i16, ptr addrspace(4) %150, align 2, !tbaa !14
  %152 = zext i16 %151 to i32
  %153 = sext i32 %152 to i64
  %154 = mul i64 %148, %153
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = add i64 %154, %156
  %158 = getelementptr inbounds i64, ptr addrspace(1) %146, i64 %157
  store i64 %145, ptr addrspace(1) %158, align 8, !tbaa !53
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #8
  ret void
}
define protected amdgpu_kernel void @hofstadter(ptr addrspace(1) noundef align 8 %0) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !80 !kernel_arg_base_type !81 !kernel_arg_type_qual !24 !kernel_arg_name !82 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca <2 x i32>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !10
  %4 = call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = mul i64 %5, %10
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = trunc i64 %14 to i32
  %16 = call i32 @female(i32 noundef %15) #9
  %17 = insertelement <2 x i32> poison, i32 %16, i32 0
  %18 = call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = zext i32 %18 to i64
  %20 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %21 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 4
  %22 = load i16, ptr addrspace(4) %21, align 2, !tbaa !14
  %23 = zext i16 %22 to i32
  %24 = sext i32 %23 to i64
  %25 = mul i64 %19, %24
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = add i64 %25, %27
  %29 = trunc i64 %28 to i32
  %30 = call i32 @male(i32 noundef %29) #9
  %31 = insertelement <2 x i32> %17, i32 %30, i32 1
  store <2 x i32> %31, ptr addrspace(5) %3, align 8, !tbaa !18
  %32 = load <2 x i32>, ptr addrspace(5) %3, align 8, !tbaa !18
  %33 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = zext i32 %34 to i64
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %37 = getelementptr inbounds i8, ptr addrspace(4) %36, i64 4
  %38 = load i16, ptr addrspace(4) %37, align 2, !tbaa !14
  %39 = zext i16 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = mul i64 %35, %40
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %43 = zext i32 %42 to i64
  %44 = add i64 %41, %43
  %45 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %33, i64 %44
  store <2 x i32> %32, ptr addrspace(1) %45, align 8, !tbaa !18
  ret void
}
define internal i32 @female(i32 noundef %0) #6 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !16
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  br label %13
6:
  %7 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %8 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @female(i32 noundef %9) #9
  %11 = call i32 @male(i32 noundef %10) #9
  %12 = sub nsw i32 %7, %11
  br label %13
13:
  %14 = phi i32 [ 1, %5 ], [ %12, %6 ]
  ret i32 %14
}
define internal i32 @male(i32 noundef %0) #6 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !16
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  br label %13
6:
  %7 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %8 = load i32, ptr addrspace(5) %2, align 4, !tbaa !16
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @male(i32 noundef %9) #9
  %11 = call i32 @female(i32 noundef %10) #9
  %12 = sub nsw i32 %7, %11
  br label %13
13:
  %14 = phi i32 [ 0, %5 ], [ %12, %6 ]
  ret i32 %14
}
define protected amdgpu_kernel void @permutations(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 !kernel_arg_name !82 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca [5 x i8], align 1, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 5, ptr addrspace(5) %3) #8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #8
  store i32 0, ptr addrspace(5) %4, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #8
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !16
  br label %6
6:
  %7 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %8 = icmp slt i32 %7, 5
  br i1 %8, label %10, label %9
9:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #8
  br label %32
10:
  %11 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = zext i32 %12 to i64
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 4
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = mul i64 %13, %18
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = trunc i64 %22 to i32
  %24 = add nsw i32 %11, %23
  %25 = trunc i32 %24 to i8
  %26 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [5 x i8], ptr addrspace(5) %3, i64 0, i64 %27
  store i8 %25, ptr addrspace(5) %28, align 1, !tbaa !18
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr addrspace(5) %5, align 4, !tbaa !16
  br label %6, !llvm.loop !83
32:
  %33 = getelementptr inbounds [5 x i8], ptr addrspace(5) %3, i64 0, i64 0
  %34 = addrspacecast ptr addrspace(5) %33 to ptr
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = zext i32 %35 to i64
  %37 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %38 = getelementptr inbounds i8, ptr addrspace(4) %37, i64 4
  %39 = load i16, ptr addrspace(4) %38, align 2, !tbaa !14
  %40 = zext i16 %39 to i32
  %41 = sext i32 %40 to i64
  %42 = mul i64 %36, %41
  %43 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %44 = zext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = urem i64 %45, 4
  %47 = add i64 2, %46
  %48 = trunc i64 %47 to i32
  %49 = addrspacecast ptr addrspace(5) %4 to ptr
  call void @permute(ptr noundef %34, i32 noundef 0, i32 noundef %48, ptr noundef %49) #9
  %50 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %51 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %52 = call i32 @llvm.amdgcn.workgroup.id.x()
  %53 = zext i32 %52 to i64
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %55 = getelementptr inbounds i8, ptr addrspace(4) %54, i64 4
  %56 = load i16, ptr addrspace(4) %55, align 2, !tbaa !14
  %57 = zext i16 %56 to i32
  %58 = sext i32 %57 to i64
  %59 = mul i64 %53, %58
  %60 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %61 = zext i32 %60 to i64
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 %62
  store i32 %50, ptr addrspace(1) %63, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #8
  call void @llvm.lifetime.end.p5(i64 5, ptr addrspace(5) %3) #8
  ret void
}
define internal void @permute(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #6 {
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  store ptr %0, ptr addrspace(5) %5, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %6, align 4, !tbaa !16
  store i32 %2, ptr addrspace(5) %7, align 4, !tbaa !16
  store ptr %3, ptr addrspace(5) %8, align 8, !tbaa !10
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %13 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %37
15:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %16
16:
  %17 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %18 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20
20:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  br label %36
21:
  %22 = load ptr, ptr addrspace(5) %8, align 8, !tbaa !10
  %23 = load i32, ptr %22, align 4, !tbaa !16
  %24 = mul i32 %23, 7
  %25 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %26 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !18
  %30 = sext i8 %29 to i32
  %31 = add i32 %24, %30
  %32 = load ptr, ptr addrspace(5) %8, align 8, !tbaa !10
  store i32 %31, ptr %32, align 4, !tbaa !16
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %16, !llvm.loop !84
36:
  br label %86
37:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  %38 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  store i32 %38, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %41 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  br label %86
44:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %11) #8
  %45 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %46 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !18
  store i8 %49, ptr addrspace(5) %11, align 1, !tbaa !18
  %50 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %51 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !18
  %55 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %56 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  store i8 %54, ptr %58, align 1, !tbaa !18
  %59 = load i8, ptr addrspace(5) %11, align 1, !tbaa !18
  %60 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %61 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %60, i64 %62
  store i8 %59, ptr %63, align 1, !tbaa !18
  %64 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %65 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %66 = add nsw i32 %65, 1
  %67 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %68 = load ptr, ptr addrspace(5) %8, align 8, !tbaa !10
  call void @permute(ptr noundef %64, i32 noundef %66, i32 noundef %67, ptr noundef %68) #9
  %69 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %70 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !18
  %74 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %75 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %74, i64 %76
  store i8 %73, ptr %77, align 1, !tbaa !18
  %78 = load i8, ptr addrspace(5) %11, align 1, !tbaa !18
  %79 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %80 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %79, i64 %81
  store i8 %78, ptr %82, align 1, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %11) #8
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr addrspace(5) %10, align 4, !tbaa !16
  br label %39, !llvm.loop !85
86:
  ret void
}
define protected amdgpu_kernel void @sort_rows(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !86 !kernel_arg_access_qual !49 !kernel_arg_type !87 !kernel_arg_base_type !87 !kernel_arg_type_qual !88 !kernel_arg_name !89 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !16
  %5 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %6 = call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 2, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = mul i64 %7, %12
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = add i64 %13, %15
  %17 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %18 = sext i32 %17 to i64
  %19 = mul i64 %16, %18
  %20 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %19
  %21 = load i32, ptr addrspace(5) %4, align 4, !tbaa !16
  %22 = sub nsw i32 %21, 1
  call void @quicksort(ptr addrspace(1) noundef %20, i32 noundef 0, i32 noundef %22) #9
  ret void
}
define internal void @quicksort(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !16
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !16
  %11 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15
14:
  br label %88
15:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #8
  %16 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %17 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %18 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %19 = add nsw i32 %17, %18
  %20 = sdiv i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %16, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !16
  store i32 %23, ptr addrspace(5) %7, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #8
  %24 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  store i32 %24, ptr addrspace(5) %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  %25 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  store i32 %25, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %26
26:
  %27 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %28 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %81
30:
  br label %31
31:
  %32 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %33 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %32, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !16
  %37 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %42
39:
  %40 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr addrspace(5) %8, align 4, !tbaa !16
  br label %31, !llvm.loop !90
42:
  br label %43
43:
  %44 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %45 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !16
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %54
51:
  %52 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %43, !llvm.loop !91
54:
  %55 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %56 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %57 = icmp sle i32 %55, %56
  br i1 %57, label %58, label %80
58:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #8
  %59 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %60 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !16
  store i32 %63, ptr addrspace(5) %10, align 4, !tbaa !16
  %64 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %65 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !16
  %69 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %70 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr addrspace(5) %8, align 4, !tbaa !16
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %72
  store i32 %68, ptr addrspace(1) %73, align 4, !tbaa !16
  %74 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %75 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %76 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr addrspace(5) %9, align 4, !tbaa !16
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 %78
  store i32 %74, ptr addrspace(1) %79, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #8
  br label %80
80:
  br label %26, !llvm.loop !92
81:
  %82 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %83 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %84 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  call void @quicksort(ptr addrspace(1) noundef %82, i32 noundef %83, i32 noundef %84) #9
  %85 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %87 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  call void @quicksort(ptr addrspace(1) noundef %85, i32 noundef %86, i32 noundef %87) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #8
  br label %88
88:
  ret void
}
define protected amdgpu_kernel void @last_group_adds(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !93 !kernel_arg_base_type !93 !kernel_arg_type_qual !94 !kernel_arg_name !95 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !10
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !10
  %14 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %15 = call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = zext i32 %15 to i64
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 4
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !14
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = zext i32 %23 to i64
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds i32, ptr addrspace(1) %14, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds [128 x i32], ptr addrspace(3) @last_group_adds.sums, i64 0, i64 %29
  store i32 %27, ptr addrspace(3) %30, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 64, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %35, label %34
34:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  br label %61
35:
  br label %36
36:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %37
37:
  br label %38
38:
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %42 = zext i32 %41 to i64
  %43 = icmp ult i64 %40, %42
  br i1 %43, label %44, label %57
44:
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %48 = zext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds [128 x i32], ptr addrspace(3) @last_group_adds.sums, i64 0, i64 %49
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !16
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [128 x i32], ptr addrspace(3) @last_group_adds.sums, i64 0, i64 %53
  %55 = load i32, ptr addrspace(3) %54, align 4, !tbaa !16
  %56 = add i32 %55, %51
  store i32 %56, ptr addrspace(3) %54, align 4, !tbaa !16
  br label %57
57:
  br label %58
58:
  %59 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %60 = lshr i32 %59, 1
  store i32 %60, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %31, !llvm.loop !96
61:
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %89
65:
  %66 = load i32, ptr addrspace(3) @last_group_adds.sums, align 4, !tbaa !16
  %67 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %68 = call i32 @llvm.amdgcn.workgroup.id.x()
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %69
  store i32 %66, ptr addrspace(1) %70, align 4, !tbaa !16
  %71 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  store i32 1, ptr addrspace(5) %10, align 4, !tbaa !16
  %72 = load i32, ptr addrspace(5) %10, align 4
  %73 = atomicrmw add ptr addrspace(1) %71, i32 %72 syncscope("agent-one-as") acq_rel, align 4
  store i32 %73, ptr addrspace(5) %11, align 4
  %74 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %75 = zext i32 %74 to i64
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %77 = getelementptr inbounds i8, ptr addrspace(4) %76, i64 12
  %78 = load i32, ptr addrspace(4) %77, align 4, !tbaa !16
  %79 = zext i32 %78 to i64
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %81 = getelementptr inbounds i8, ptr addrspace(4) %80, i64 4
  %82 = load i16, ptr addrspace(4) %81, align 2, !tbaa !14
  %83 = zext i16 %82 to i32
  %84 = sext i32 %83 to i64
  %85 = udiv i64 %79, %84
  %86 = sub i64 %85, 1
  %87 = icmp eq i64 %75, %86
  %88 = zext i1 %87 to i32
  store i32 %88, ptr addrspace(3) @last_group_adds.is_last, align 4, !tbaa !16
  br label %89
89:
  br label %90
90:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %91
91:
  %92 = load i32, ptr addrspace(3) @last_group_adds.is_last, align 4, !tbaa !16
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %128
94:
  %95 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %96 = zext i32 %95 to i64
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %128
98:
  fence syncscope("agent") acquire
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #8
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #8
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !16
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %101 = zext i32 %100 to i64
  %102 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %103 = getelementptr inbounds i8, ptr addrspace(4) %102, i64 12
  %104 = load i32, ptr addrspace(4) %103, align 4, !tbaa !16
  %105 = zext i32 %104 to i64
  %106 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %107 = getelementptr inbounds i8, ptr addrspace(4) %106, i64 4
  %108 = load i16, ptr addrspace(4) %107, align 2, !tbaa !14
  %109 = zext i16 %108 to i32
  %110 = sext i32 %109 to i64
  %111 = udiv i64 %105, %110
  %112 = icmp ult i64 %101, %111
  br i1 %112, label %114, label %113
113:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #8
  br label %125
114:
  %115 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %116 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr addrspace(1) %115, i64 %117
  %119 = load i32, ptr addrspace(1) %118, align 4, !tbaa !16
  %120 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %121 = add i32 %120, %119
  store i32 %121, ptr addrspace(5) %12, align 4, !tbaa !16
  br label %122
122:
  %123 = load i32, ptr addrspace(5) %13, align 4, !tbaa !16
  %124 = add i32 %123, 1
  store i32 %124, ptr addrspace(5) %13, align 4, !tbaa !16
  br label %99, !llvm.loop !97
125:
  %126 = load i32, ptr addrspace(5) %12, align 4, !tbaa !16
  %127 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  store i32 %126, ptr addrspace(1) %127, align 4, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #8
  br label %128
128:
  ret void
}
define protected amdgpu_kernel void @workers(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !98 !kernel_arg_access_qual !5 !kernel_arg_type !99 !kernel_arg_base_type !99 !kernel_arg_type_qual !100 !kernel_arg_name !101 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !16
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !10
  br label %12
12:
  %13 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %13 to i64
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %21
16:
  %17 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  store i32 1, ptr addrspace(5) %7, align 4, !tbaa !16
  %18 = load i32, ptr addrspace(5) %7, align 4
  %19 = atomicrmw add ptr addrspace(1) %17, i32 %18 monotonic, align 4
  store i32 %19, ptr addrspace(5) %8, align 4
  %20 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  store i32 %20, ptr addrspace(3) @workers.job, align 4, !tbaa !16
  br label %21
21:
  br label %22
22:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %23
23:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  %24 = load i32, ptr addrspace(3) @workers.job, align 4, !tbaa !16
  store i32 %24, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %25
25:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %26
26:
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %29 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %30 = icmp uge i32 %28, %29
  br i1 %30, label %31, label %32
31:
  store i32 1, ptr addrspace(5) %10, align 4
  br label %72
32:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #8
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !16
  br label %33
33:
  %34 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %36 = icmp ult i32 %34, %35
  br i1 %36, label %38, label %37
37:
  store i32 8, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #8
  br label %71
38:
  %39 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %40 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %41 = zext i32 %40 to i64
  %42 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %43 = getelementptr inbounds i8, ptr addrspace(4) %42, i64 4
  %44 = load i16, ptr addrspace(4) %43, align 2, !tbaa !14
  %45 = zext i16 %44 to i32
  %46 = sext i32 %45 to i64
  %47 = mul i64 %41, %46
  %48 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %49 = zext i32 %48 to i64
  %50 = add i64 %47, %49
  %51 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %56 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %57 = zext i32 %56 to i64
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %59 = getelementptr inbounds i8, ptr addrspace(4) %58, i64 4
  %60 = load i16, ptr addrspace(4) %59, align 2, !tbaa !14
  %61 = zext i16 %60 to i32
  %62 = sext i32 %61 to i64
  %63 = mul i64 %57, %62
  %64 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %65 = zext i32 %64 to i64
  %66 = add i64 %63, %65
  %67 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 %66
  store i32 %54, ptr addrspace(1) %67, align 4, !tbaa !16
  br label %68
68:
  %69 = load i32, ptr addrspace(5) %11, align 4, !tbaa !16
  %70 = add i32 %69, 1
  store i32 %70, ptr addrspace(5) %11, align 4, !tbaa !16
  br label %33, !llvm.loop !102
71:
  store i32 0, ptr addrspace(5) %10, align 4
  br label %72
72:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  %73 = load i32, ptr addrspace(5) %10, align 4
  switch i32 %73, label %76 [
    i32 0, label %74
    i32 1, label %75
  ]
74:
  br label %12, !llvm.loop !103
75:
  ret void
76:
  unreachable
}
define protected amdgpu_kernel void @grey(ptr addrspace(1) noundef align 1 %0) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !104 !kernel_arg_base_type !104 !kernel_arg_type_qual !24 !kernel_arg_name !105 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #8
  %5 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %6 = call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 2, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = sext i32 %11 to i64
  %13 = mul i64 %7, %12
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = add i64 %13, %15
  %17 = mul i64 3, %16
  %18 = getelementptr inbounds i8, ptr addrspace(1) %5, i64 %17
  store ptr addrspace(1) %18, ptr addrspace(5) %3, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %4) #8
  %19 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %20 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 0
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !18
  %22 = zext i8 %21 to i32
  %23 = mul nsw i32 77, %22
  %24 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %25 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 1
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !18
  %27 = zext i8 %26 to i32
  %28 = mul nsw i32 150, %27
  %29 = add nsw i32 %23, %28
  %30 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %31 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 2
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !18
  %33 = zext i8 %32 to i32
  %34 = mul nsw i32 29, %33
  %35 = add nsw i32 %29, %34
  %36 = ashr i32 %35, 8
  %37 = trunc i32 %36 to i8
  store i8 %37, ptr addrspace(5) %4, align 1, !tbaa !18
  %38 = load i8, ptr addrspace(5) %4, align 1, !tbaa !18
  %39 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %40 = getelementptr inbounds i8, ptr addrspace(1) %39, i64 2
  store i8 %38, ptr addrspace(1) %40, align 1, !tbaa !18
  %41 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %42 = getelementptr inbounds i8, ptr addrspace(1) %41, i64 1
  store i8 %38, ptr addrspace(1) %42, align 1, !tbaa !18
  %43 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %44 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 0
  store i8 %38, ptr addrspace(1) %44, align 1, !tbaa !18
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %4) #8
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #8
  ret void
}
define protected amdgpu_kernel void @base64(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !48 !kernel_arg_access_qual !49 !kernel_arg_type !106 !kernel_arg_base_type !106 !kernel_arg_type_qual !51 !kernel_arg_name !107 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #8
  %7 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = mul i64 3, %18
  %20 = getelementptr inbounds i8, ptr addrspace(1) %7, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !18
  %22 = zext i8 %21 to i32
  %23 = shl i32 %22, 16
  %24 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %25 = call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = zext i32 %25 to i64
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %28 = getelementptr inbounds i8, ptr addrspace(4) %27, i64 4
  %29 = load i16, ptr addrspace(4) %28, align 2, !tbaa !14
  %30 = zext i16 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = mul i64 %26, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = mul i64 3, %35
  %37 = add i64 %36, 1
  %38 = getelementptr inbounds i8, ptr addrspace(1) %24, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !18
  %40 = zext i8 %39 to i32
  %41 = shl i32 %40, 8
  %42 = or i32 %23, %41
  %43 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !10
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !14
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = mul i64 3, %54
  %56 = add i64 %55, 2
  %57 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !18
  %59 = zext i8 %58 to i32
  %60 = or i32 %42, %59
  store i32 %60, ptr addrspace(5) %5, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #8
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %63 = icmp slt i32 %62, 4
  br i1 %63, label %65, label %64
64:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #8
  br label %96
65:
  %66 = load i32, ptr addrspace(5) %5, align 4, !tbaa !16
  %67 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %68 = mul nsw i32 6, %67
  %69 = sub nsw i32 18, %68
  %70 = and i32 %69, 31
  %71 = lshr i32 %66, %70
  %72 = and i32 %71, 63
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds [65 x i8], ptr addrspace(4) @digits, i64 0, i64 %73
  %75 = load i8, ptr addrspace(4) %74, align 1, !tbaa !18
  %76 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %77 = call i32 @llvm.amdgcn.workgroup.id.x()
  %78 = zext i32 %77 to i64
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %80 = getelementptr inbounds i8, ptr addrspace(4) %79, i64 4
  %81 = load i16, ptr addrspace(4) %80, align 2, !tbaa !14
  %82 = zext i16 %81 to i32
  %83 = sext i32 %82 to i64
  %84 = mul i64 %78, %83
  %85 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %86 = zext i32 %85 to i64
  %87 = add i64 %84, %86
  %88 = mul i64 4, %87
  %89 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %90 = sext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = getelementptr inbounds i8, ptr addrspace(1) %76, i64 %91
  store i8 %75, ptr addrspace(1) %92, align 1, !tbaa !18
  br label %93
93:
  %94 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr addrspace(5) %6, align 4, !tbaa !16
  br label %61, !llvm.loop !108
96:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #8
  ret void
}
define protected amdgpu_kernel void @tree(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !59 !kernel_arg_access_qual !5 !kernel_arg_type !109 !kernel_arg_base_type !109 !kernel_arg_type_qual !110 !kernel_arg_name !111 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #8
  %12 = call i32 @llvm.amdgcn.workgroup.id.x()
  %13 = zext i32 %12 to i64
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 4
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = sext i32 %17 to i64
  %19 = mul i64 %13, %18
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %21 = zext i32 %20 to i64
  %22 = add i64 %19, %21
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr addrspace(5) %7, align 4, !tbaa !16
  %24 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %25 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %30 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %29, i64 %31
  %33 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %32, i32 0, i32 0
  store i32 %28, ptr addrspace(1) %33, align 4, !tbaa !112
  %34 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %34, i64 %36
  %38 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %37, i32 0, i32 2
  store i32 -1, ptr addrspace(1) %38, align 4, !tbaa !114
  %39 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %40 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %39, i64 %41
  %43 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %42, i32 0, i32 1
  store i32 -1, ptr addrspace(1) %43, align 4, !tbaa !115
  fence syncscope("agent") release
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #8
  %44 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  store ptr addrspace(1) %44, ptr addrspace(5) %8, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  store i32 -1, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %45
45:
  %46 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  %47 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  store i32 %47, ptr addrspace(5) %10, align 4, !tbaa !16
  %48 = load i32, ptr addrspace(5) %9, align 4
  %49 = load i32, ptr addrspace(5) %10, align 4
  %50 = cmpxchg ptr addrspace(1) %46, i32 %48, i32 %49 syncscope("agent-one-as") acq_rel acquire, align 4
  %51 = extractvalue { i32, i1 } %50, 0
  %52 = extractvalue { i32, i1 } %50, 1
  br i1 %52, label %54, label %53
53:
  store i32 %51, ptr addrspace(5) %9, align 4
  br label %54
54:
  %55 = zext i1 %52 to i8
  store i8 %55, ptr addrspace(5) %11, align 1, !tbaa !116
  %56 = load i8, ptr addrspace(5) %11, align 1, !tbaa !116, !range !118, !noundef !119
  %57 = trunc i8 %56 to i1
  %58 = xor i1 %57, true
  br i1 %58, label %60, label %59
59:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  br label %88
60:
  %61 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %62 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr addrspace(1) %61, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !16
  %66 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %66, i64 %68
  %70 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %69, i32 0, i32 0
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !112
  %72 = icmp slt i32 %65, %71
  br i1 %72, label %73, label %79
73:
  %74 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %74, i64 %76
  %78 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %77, i32 0, i32 1
  br label %85
79:
  %80 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %81 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %80, i64 %82
  %84 = getelementptr inbounds %struct.Leaf, ptr addrspace(1) %83, i32 0, i32 2
  br label %85
85:
  %86 = phi ptr addrspace(1) [ %78, %73 ], [ %84, %79 ]
  store ptr addrspace(1) %86, ptr addrspace(5) %8, align 8, !tbaa !10
  br label %87
87:
  store i32 -1, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %45, !llvm.loop !120
88:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #8
  ret void
}
define protected amdgpu_kernel void @slots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !121 !kernel_arg_access_qual !5 !kernel_arg_type !122 !kernel_arg_base_type !122 !kernel_arg_type_qual !110 !kernel_arg_name !123 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !16
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = icmp ult i64 %13, 4
  br i1 %14, label %15, label %19
15:
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i32], ptr addrspace(3) @slots.full, i64 0, i64 %17
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !16
  br label %19
19:
  br label %20
20:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %21
21:
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %30
25:
  %26 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %27 = zext i32 %26 to i64
  %28 = icmp ne i64 %27, 64
  br i1 %28, label %29, label %30
29:
  br label %88
30:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #8
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !16
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %33 = load i32, ptr addrspace(5) %6, align 4, !tbaa !16
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35
35:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #8
  br label %88
36:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #8
  %37 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %38 = and i32 %37, 3
  store i32 %38, ptr addrspace(5) %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #8
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = icmp ne i64 %40, 0
  %42 = zext i1 %41 to i32
  store i32 %42, ptr addrspace(5) %9, align 4, !tbaa !16
  br label %43
43:
  %44 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x i32], ptr addrspace(3) @slots.full, i64 0, i64 %45
  %47 = load atomic i32, ptr addrspace(3) %46 syncscope("workgroup-one-as") acquire, align 4
  store i32 %47, ptr addrspace(5) %10, align 4
  %48 = load i32, ptr addrspace(5) %10, align 4, !tbaa !16
  %49 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %50 = icmp ne i32 %48, %49
  br i1 %50, label %51, label %52
51:
  br label %43, !llvm.loop !124
52:
  %53 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %66
55:
  %56 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x i32], ptr addrspace(3) @slots.values, i64 0, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !16
  %60 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %61 = add nsw i32 %59, %60
  %62 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %63 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(1) %62, i64 %64
  store i32 %61, ptr addrspace(1) %65, align 4, !tbaa !16
  br label %76
66:
  %67 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
  %68 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !16
  %72 = mul nsw i32 %71, 3
  %73 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x i32], ptr addrspace(3) @slots.values, i64 0, i64 %74
  store i32 %72, ptr addrspace(3) %75, align 4, !tbaa !16
  br label %76
76:
  %77 = load i32, ptr addrspace(5) %8, align 4, !tbaa !16
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x i32], ptr addrspace(3) @slots.full, i64 0, i64 %78
  %80 = load i32, ptr addrspace(5) %9, align 4, !tbaa !16
  %81 = icmp ne i32 %80, 0
  %82 = xor i1 %81, true
  %83 = zext i1 %82 to i32
  store i32 %83, ptr addrspace(5) %11, align 4, !tbaa !16
  %84 = load i32, ptr addrspace(5) %11, align 4
  store atomic i32 %84, ptr addrspace(3) %79 syncscope("workgroup-one-as") release, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #8
  br label %85
85:
  %86 = load i32, ptr addrspace(5) %7, align 4, !tbaa !16
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr addrspace(5) %7, align 4, !tbaa !16
  br label %31, !llvm.loop !125
88:
  ret void
}
define protected amdgpu_kernel void @asserted(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !126 !kernel_arg_base_type !126 !kernel_arg_type_qual !24 !kernel_arg_name !127 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !10
  %3 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %4 = call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = mul i64 %5, %10
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !16
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %18, label %19
18:
  call void @llvm.trap()
  br label %19
19:
  %20 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !10
  %21 = call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = zext i32 %21 to i64
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 4
  %25 = load i16, ptr addrspace(4) %24, align 2, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = sext i32 %26 to i64
  %28 = mul i64 %22, %27
  %29 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr addrspace(1) %32, align 4, !tbaa !16
  ret void
}
declare void @llvm.trap() #7
declare i32 @llvm.smin.i32(i32, i32) #3
declare i32 @llvm.smax.i32(i32, i32) #3
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 2, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"uint4*"}
!7 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!8 = !{!"const", !"const", !""}
!9 = !{!"blocks", !"sines", !"out"}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !12, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !12, i64 0}
!18 = !{!12, !12, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{i32 1}
!22 = !{!"none"}
!23 = !{!"uint*"}
!24 = !{!""}
!25 = !{!"keys"}
!26 = distinct !{!26, !20}
!27 = distinct !{!27, !20}
!28 = distinct !{!28, !20}
!29 = distinct !{!29, !20}
!30 = distinct !{!30, !20}
!31 = distinct !{!31, !20}
!32 = distinct !{!32, !20}
!33 = distinct !{!33, !20}
!34 = distinct !{!34, !20}
!35 = !{i32 1, i32 0, i32 1, i32 0, i32 1, i32 0}
!36 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!37 = !{!"int*", !"int", !"int*", !"int", !"int*", !"int"}
!38 = !{!"const", !"", !"const", !"", !"", !""}
!39 = !{!"a", !"n", !"b", !"m", !"out", !"each"}
!40 = distinct !{!40, !20}
!41 = distinct !{!41, !20}
!42 = !{i32 1, i32 1, i32 1, i32 1}
!43 = !{!"none", !"none", !"none", !"none"}
!44 = !{!"uchar*", !"int*", !"uint*", !"int*"}
!45 = !{!"const", !"const", !"", !""}
!46 = !{!"text", !"starts", !"points", !"counts"}
!47 = distinct !{!47, !20}
!48 = !{i32 1, i32 1}
!49 = !{!"none", !"none"}
!50 = !{!"ulong*", !"int*"}
!51 = !{!"const", !""}
!52 = !{!"numbers", !"out"}
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !12, i64 0}
!55 = distinct !{!55, !20}
!56 = distinct !{!56, !20}
!57 = distinct !{!57, !20}
!58 = distinct !{!58, !20}
!59 = !{i32 1, i32 1, i32 1}
!60 = !{!"ulong2*", !"ulong2*", !"ulong4*"}
!61 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(4)))*"}
!62 = !{!"a", !"b", !"out"}
!63 = !{!64, !64, i64 0}
!64 = !{!"__int128", !12, i64 0}
!65 = !{i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0}
!66 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!67 = !{!"struct Mixed", !"uchar", !"struct Bits", !"long*", !"union Either", !"char3", !"double"}
!68 = !{!"struct Mixed", !"uchar", !"struct Bits", !"long*", !"union Either", !"char __attribute__((ext_vector_type(3)))", !"double"}
!69 = !{!"", !"", !"", !"", !"", !"", !""}
!70 = !{!"m", !"c", !"bits", !"out", !"u", !"c3", !"d"}
!71 = !{!72, !72, i64 0}
!72 = !{!"double", !12, i64 0}
!73 = !{!74, !12, i64 0}
!74 = !{!"Mixed", !12, i64 0, !15, i64 2, !12, i64 4, !54, i64 16, !12, i64 32, !72, i64 48}
!75 = !{!74, !15, i64 2}
!76 = !{!74, !54, i64 16}
!77 = !{!74, !72, i64 48}
!78 = !{!79, !12, i64 8}
!79 = !{!"Bits", !17, i64 0, !17, i64 0, !17, i64 1, !54, i64 2, !12, i64 8}
!80 = !{!"int2*"}
!81 = !{!"int __attribute__((ext_vector_type(2)))*"}
!82 = !{!"out"}
!83 = distinct !{!83, !20}
!84 = distinct !{!84, !20}
!85 = distinct !{!85, !20}
!86 = !{i32 1, i32 0}
!87 = !{!"int*", !"int"}
!88 = !{!"", !""}
!89 = !{!"a", !"n"}
!90 = distinct !{!90, !20}
!91 = distinct !{!91, !20}
!92 = distinct !{!92, !20}
!93 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!94 = !{!"const", !"", !"", !""}
!95 = !{!"a", !"parts", !"arrived", !"out"}
!96 = distinct !{!96, !20}
!97 = distinct !{!97, !20}
!98 = !{i32 1, i32 0, i32 1}
!99 = !{!"uint*", !"uint", !"uint*"}
!100 = !{!"", !"", !""}
!101 = !{!"next", !"jobs", !"a"}
!102 = distinct !{!102, !20}
!103 = distinct !{!103, !20}
!104 = !{!"uchar*"}
!105 = !{!"pixels"}
!106 = !{!"uchar*", !"char*"}
!107 = !{!"data", !"out"}
!108 = distinct !{!108, !20}
!109 = !{!"int*", !"struct Leaf*", !"int*"}
!110 = !{!"const", !"", !""}
!111 = !{!"keys", !"leaves", !"root"}
!112 = !{!113, !17, i64 0}
!113 = !{!"Leaf", !17, i64 0, !17, i64 4, !17, i64 8}
!114 = !{!113, !17, i64 8}
!115 = !{!113, !17, i64 4}
!116 = !{!117, !117, i64 0}
!117 = !{!"bool", !12, i64 0}
!118 = !{i8 0, i8 2}
!119 = !{}
!120 = distinct !{!120, !20}
!121 = !{i32 1, i32 1, i32 0}
!122 = !{!"int*", !"int*", !"int"}
!123 = !{!"a", !"out", !"n"}
!124 = distinct !{!124, !20}
!125 = distinct !{!125, !20}
!126 = !{!"int*"}
!127 = !{!"a"}
