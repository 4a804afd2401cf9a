target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@crc32_table.table = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@round_constants = hidden addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const.sha256.h = private unnamed_addr addrspace(4) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@aes128.sub = internal addrspace(3) global [256 x i8] undef, align 1
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @crc32(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #6
  %12 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %24 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %12, i64 %26
  store ptr addrspace(1) %27, ptr addrspace(5) %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 -1, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %28
28:
  %29 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %30 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32
32:
  store i32 2, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %61
33:
  %34 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %34, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !16
  %39 = zext i8 %38 to i32
  %40 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %41 = xor i32 %40, %39
  store i32 %41, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %42
42:
  %43 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %44 = icmp slt i32 %43, 8
  br i1 %44, label %46, label %45
45:
  store i32 5, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %57
46:
  %47 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %48 = lshr i32 %47, 1
  %49 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %50 = and i32 %49, 1
  %51 = sub i32 0, %50
  %52 = and i32 -306674912, %51
  %53 = xor i32 %48, %52
  store i32 %53, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %54
54:
  %55 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %42, !llvm.loop !17
57:
  br label %58
58:
  %59 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %28, !llvm.loop !19
61:
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = xor i32 %62, -1
  %64 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = zext i32 %65 to i64
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %68 = getelementptr inbounds i8, ptr addrspace(4) %67, i64 4
  %69 = load i16, ptr addrspace(4) %68, align 2, !tbaa !14
  %70 = zext i16 %69 to i32
  %71 = sext i32 %70 to i64
  %72 = mul i64 %66, %71
  %73 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = getelementptr inbounds i32, ptr addrspace(1) %64, i64 %75
  store i32 %63, ptr addrspace(1) %76, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #6
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @crc32_table(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %13 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %13 to i64
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %16
16:
  %17 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %18 = icmp ult i32 %17, 256
  br i1 %18, label %20, label %19
19:
  store i32 2, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %57
20:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %21 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  store i32 %21, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %22
22:
  %23 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %26, label %25
25:
  store i32 5, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %42
26:
  %27 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %28 = and i32 %27, 1
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %34
30:
  %31 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %32 = lshr i32 %31, 1
  %33 = xor i32 %32, -306674912
  br label %37
34:
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %36 = lshr i32 %35, 1
  br label %37
37:
  %38 = phi i32 [ %33, %30 ], [ %36, %34 ]
  store i32 %38, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %22, !llvm.loop !20
42:
  %43 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds [256 x i32], ptr addrspace(3) @crc32_table.table, i64 0, i64 %45
  store i32 %43, ptr addrspace(3) %46, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %47
47:
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %49 = getelementptr inbounds i8, ptr addrspace(4) %48, i64 4
  %50 = load i16, ptr addrspace(4) %49, align 2, !tbaa !14
  %51 = zext i16 %50 to i32
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %54 = zext i32 %53 to i64
  %55 = add i64 %54, %52
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %16, !llvm.loop !21
57:
  br label %58
58:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %59
59:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 -1, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %60
60:
  %61 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %65, label %64
64:
  store i32 10, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %99
65:
  %66 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %67 = lshr i32 %66, 8
  %68 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %69 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %70 = call i32 @llvm.amdgcn.workgroup.id.x()
  %71 = zext i32 %70 to i64
  %72 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %73 = getelementptr inbounds i8, ptr addrspace(4) %72, i64 4
  %74 = load i16, ptr addrspace(4) %73, align 2, !tbaa !14
  %75 = zext i16 %74 to i32
  %76 = sext i32 %75 to i64
  %77 = mul i64 %71, %76
  %78 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %79 = zext i32 %78 to i64
  %80 = add i64 %77, %79
  %81 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %85 = sext i32 %84 to i64
  %86 = add i64 %83, %85
  %87 = getelementptr inbounds i8, ptr addrspace(1) %69, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !16
  %89 = zext i8 %88 to i32
  %90 = xor i32 %68, %89
  %91 = and i32 %90, 255
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds [256 x i32], ptr addrspace(3) @crc32_table.table, i64 0, i64 %92
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !12
  %95 = xor i32 %67, %94
  store i32 %95, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %60, !llvm.loop !22
99:
  %100 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %101 = xor i32 %100, -1
  %102 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %103 = call i32 @llvm.amdgcn.workgroup.id.x()
  %104 = zext i32 %103 to i64
  %105 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %106 = getelementptr inbounds i8, ptr addrspace(4) %105, i64 4
  %107 = load i16, ptr addrspace(4) %106, align 2, !tbaa !14
  %108 = zext i16 %107 to i32
  %109 = sext i32 %108 to i64
  %110 = mul i64 %104, %109
  %111 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %112 = zext i32 %111 to i64
  %113 = add i64 %110, %112
  %114 = getelementptr inbounds i32, ptr addrspace(1) %102, i64 %113
  store i32 %101, ptr addrspace(1) %114, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  ret void
}
declare void @llvm.amdgcn.s.barrier() #3
define protected amdgpu_kernel void @sha256(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca [64 x i32], align 4, addrspace(5)
  %6 = alloca [8 x i32], align 4, addrspace(5)
  %7 = alloca [8 x i32], align 4, addrspace(5)
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
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 256, ptr addrspace(5) %5) #6
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %6) #6
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 4 %6, ptr addrspace(4) align 4 @__const.sha256.h, i64 32, i1 false)
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %22
22:
  %23 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %24 = icmp slt i32 %23, 16
  br i1 %24, label %26, label %25
25:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %52
26:
  %27 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !14
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = mul i64 %38, 16
  %40 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %41 = sext i32 %40 to i64
  %42 = add i64 %39, %41
  %43 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = call i32 @llvm.bswap.i32(i32 %44)
  %46 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %47
  store i32 %45, ptr addrspace(5) %48, align 4, !tbaa !12
  br label %49
49:
  %50 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %22, !llvm.loop !27
52:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 16, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %55 = icmp slt i32 %54, 64
  br i1 %55, label %57, label %56
56:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %103
57:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %58 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %59 = sub nsw i32 %58, 15
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %60
  %62 = load i32, ptr addrspace(5) %61, align 4, !tbaa !12
  store i32 %62, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %63 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %64 = sub nsw i32 %63, 2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %65
  %67 = load i32, ptr addrspace(5) %66, align 4, !tbaa !12
  store i32 %67, ptr addrspace(5) %11, align 4, !tbaa !12
  %68 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %69 = sub nsw i32 %68, 16
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %70
  %72 = load i32, ptr addrspace(5) %71, align 4, !tbaa !12
  %73 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %74 = call i32 @llvm.fshr.i32(i32 %73, i32 %73, i32 7)
  %75 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %76 = call i32 @llvm.fshr.i32(i32 %75, i32 %75, i32 18)
  %77 = xor i32 %74, %76
  %78 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %79 = lshr i32 %78, 3
  %80 = xor i32 %77, %79
  %81 = add i32 %72, %80
  %82 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %83 = sub nsw i32 %82, 7
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %84
  %86 = load i32, ptr addrspace(5) %85, align 4, !tbaa !12
  %87 = add i32 %81, %86
  %88 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %89 = call i32 @llvm.fshr.i32(i32 %88, i32 %88, i32 17)
  %90 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %91 = call i32 @llvm.fshr.i32(i32 %90, i32 %90, i32 19)
  %92 = xor i32 %89, %91
  %93 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %94 = lshr i32 %93, 10
  %95 = xor i32 %92, %94
  %96 = add i32 %87, %95
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %98
  store i32 %96, ptr addrspace(5) %99, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %100
100:
  %101 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %53, !llvm.loop !28
103:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %104
104:
  %105 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %106 = icmp slt i32 %105, 8
  br i1 %106, label %108, label %107
107:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %119
108:
  %109 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [8 x i32], ptr addrspace(5) %6, i64 0, i64 %110
  %112 = load i32, ptr addrspace(5) %111, align 4, !tbaa !12
  %113 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 %114
  store i32 %112, ptr addrspace(5) %115, align 4, !tbaa !12
  br label %116
116:
  %117 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %104, !llvm.loop !29
119:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %120
120:
  %121 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %122 = icmp slt i32 %121, 64
  br i1 %122, label %124, label %123
123:
  store i32 11, ptr addrspace(5) %14, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  br label %222
124:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #6
  %125 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %126 = load i32, ptr addrspace(5) %125, align 4, !tbaa !12
  %127 = call i32 @llvm.fshr.i32(i32 %126, i32 %126, i32 6)
  %128 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %129 = load i32, ptr addrspace(5) %128, align 4, !tbaa !12
  %130 = call i32 @llvm.fshr.i32(i32 %129, i32 %129, i32 11)
  %131 = xor i32 %127, %130
  %132 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %133 = load i32, ptr addrspace(5) %132, align 4, !tbaa !12
  %134 = call i32 @llvm.fshr.i32(i32 %133, i32 %133, i32 25)
  %135 = xor i32 %131, %134
  store i32 %135, ptr addrspace(5) %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  %136 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %137 = load i32, ptr addrspace(5) %136, align 4, !tbaa !12
  %138 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 5
  %139 = load i32, ptr addrspace(5) %138, align 4, !tbaa !12
  %140 = and i32 %137, %139
  %141 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %142 = load i32, ptr addrspace(5) %141, align 4, !tbaa !12
  %143 = xor i32 %142, -1
  %144 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 6
  %145 = load i32, ptr addrspace(5) %144, align 4, !tbaa !12
  %146 = and i32 %143, %145
  %147 = xor i32 %140, %146
  store i32 %147, ptr addrspace(5) %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #6
  %148 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 7
  %149 = load i32, ptr addrspace(5) %148, align 4, !tbaa !12
  %150 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  %151 = add i32 %149, %150
  %152 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %153 = add i32 %151, %152
  %154 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [64 x i32], ptr addrspace(4) @round_constants, i64 0, i64 %155
  %157 = load i32, ptr addrspace(4) %156, align 4, !tbaa !12
  %158 = add i32 %153, %157
  %159 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [64 x i32], ptr addrspace(5) %5, i64 0, i64 %160
  %162 = load i32, ptr addrspace(5) %161, align 4, !tbaa !12
  %163 = add i32 %158, %162
  store i32 %163, ptr addrspace(5) %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #6
  %164 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  %165 = load i32, ptr addrspace(5) %164, align 4, !tbaa !12
  %166 = call i32 @llvm.fshr.i32(i32 %165, i32 %165, i32 2)
  %167 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  %168 = load i32, ptr addrspace(5) %167, align 4, !tbaa !12
  %169 = call i32 @llvm.fshr.i32(i32 %168, i32 %168, i32 13)
  %170 = xor i32 %166, %169
  %171 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  %172 = load i32, ptr addrspace(5) %171, align 4, !tbaa !12
  %173 = call i32 @llvm.fshr.i32(i32 %172, i32 %172, i32 22)
  %174 = xor i32 %170, %173
  store i32 %174, ptr addrspace(5) %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #6
  %175 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  %176 = load i32, ptr addrspace(5) %175, align 4, !tbaa !12
  %177 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 1
  %178 = load i32, ptr addrspace(5) %177, align 4, !tbaa !12
  %179 = and i32 %176, %178
  %180 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  %181 = load i32, ptr addrspace(5) %180, align 4, !tbaa !12
  %182 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 2
  %183 = load i32, ptr addrspace(5) %182, align 4, !tbaa !12
  %184 = and i32 %181, %183
  %185 = xor i32 %179, %184
  %186 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 1
  %187 = load i32, ptr addrspace(5) %186, align 4, !tbaa !12
  %188 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 2
  %189 = load i32, ptr addrspace(5) %188, align 4, !tbaa !12
  %190 = and i32 %187, %189
  %191 = xor i32 %185, %190
  store i32 %191, ptr addrspace(5) %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #6
  store i32 7, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %192
192:
  %193 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %194 = icmp sgt i32 %193, 0
  br i1 %194, label %196, label %195
195:
  store i32 14, ptr addrspace(5) %14, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #6
  br label %208
196:
  %197 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %198 = sub nsw i32 %197, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 %199
  %201 = load i32, ptr addrspace(5) %200, align 4, !tbaa !12
  %202 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 %203
  store i32 %201, ptr addrspace(5) %204, align 4, !tbaa !12
  br label %205
205:
  %206 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %207 = add nsw i32 %206, -1
  store i32 %207, ptr addrspace(5) %20, align 4, !tbaa !12
  br label %192, !llvm.loop !30
208:
  %209 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %210 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 4
  %211 = load i32, ptr addrspace(5) %210, align 4, !tbaa !12
  %212 = add i32 %211, %209
  store i32 %212, ptr addrspace(5) %210, align 4, !tbaa !12
  %213 = load i32, ptr addrspace(5) %17, align 4, !tbaa !12
  %214 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %215 = add i32 %213, %214
  %216 = load i32, ptr addrspace(5) %19, align 4, !tbaa !12
  %217 = add i32 %215, %216
  %218 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 0
  store i32 %217, ptr addrspace(5) %218, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #6
  br label %219
219:
  %220 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %120, !llvm.loop !31
222:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #6
  store i32 0, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %223
223:
  %224 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %225 = icmp slt i32 %224, 8
  br i1 %225, label %227, label %226
226:
  store i32 17, ptr addrspace(5) %14, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #6
  br label %258
227:
  %228 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [8 x i32], ptr addrspace(5) %6, i64 0, i64 %229
  %231 = load i32, ptr addrspace(5) %230, align 4, !tbaa !12
  %232 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [8 x i32], ptr addrspace(5) %7, i64 0, i64 %233
  %235 = load i32, ptr addrspace(5) %234, align 4, !tbaa !12
  %236 = add i32 %231, %235
  %237 = call i32 @llvm.bswap.i32(i32 %236)
  %238 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %239 = call i32 @llvm.amdgcn.workgroup.id.x()
  %240 = zext i32 %239 to i64
  %241 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %242 = getelementptr inbounds i8, ptr addrspace(4) %241, i64 4
  %243 = load i16, ptr addrspace(4) %242, align 2, !tbaa !14
  %244 = zext i16 %243 to i32
  %245 = sext i32 %244 to i64
  %246 = mul i64 %240, %245
  %247 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %248 = zext i32 %247 to i64
  %249 = add i64 %246, %248
  %250 = mul i64 %249, 8
  %251 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %252 = sext i32 %251 to i64
  %253 = add i64 %250, %252
  %254 = getelementptr inbounds i32, ptr addrspace(1) %238, i64 %253
  store i32 %237, ptr addrspace(1) %254, align 4, !tbaa !12
  br label %255
255:
  %256 = load i32, ptr addrspace(5) %21, align 4, !tbaa !12
  %257 = add nsw i32 %256, 1
  store i32 %257, ptr addrspace(5) %21, align 4, !tbaa !12
  br label %223, !llvm.loop !32
258:
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 256, ptr addrspace(5) %5) #6
  ret void
}
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(4) noalias nocapture readonly, i64, i1 immarg) #4
declare i32 @llvm.bswap.i32(i32) #2
declare i32 @llvm.fshr.i32(i32, i32, i32) #2
define protected amdgpu_kernel void @aes128(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !5 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca [16 x i8], align 1, addrspace(5)
  %9 = alloca [16 x i8], align 1, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i8, align 1, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i8, align 1, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %22
22:
  %23 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %24 = icmp ult i32 %23, 256
  br i1 %24, label %26, label %25
25:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %45
26:
  %27 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %28 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr addrspace(1) %27, i64 %29
  %31 = load i8, ptr addrspace(1) %30, align 1, !tbaa !16
  %32 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds [256 x i8], ptr addrspace(3) @aes128.sub, i64 0, i64 %33
  store i8 %31, ptr addrspace(3) %34, align 1, !tbaa !16
  br label %35
35:
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %37 = getelementptr inbounds i8, ptr addrspace(4) %36, i64 4
  %38 = load i16, ptr addrspace(4) %37, align 2, !tbaa !14
  %39 = zext i16 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
  %43 = add i64 %42, %40
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %22, !llvm.loop !36
45:
  br label %46
46:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %47
47:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %48
48:
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = icmp slt i32 %49, 16
  br i1 %50, label %52, label %51
51:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %86
52:
  %53 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = zext i32 %54 to i64
  %56 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 4
  %58 = load i16, ptr addrspace(4) %57, align 2, !tbaa !14
  %59 = zext i16 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = mul i64 %55, %60
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = mul i64 %64, 16
  %66 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %67 = sext i32 %66 to i64
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !16
  %71 = zext i8 %70 to i32
  %72 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %73 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr addrspace(1) %72, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !16
  %77 = zext i8 %76 to i32
  %78 = xor i32 %71, %77
  %79 = trunc i32 %78 to i8
  %80 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [16 x i8], ptr addrspace(5) %8, i64 0, i64 %81
  store i8 %79, ptr addrspace(5) %82, align 1, !tbaa !16
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %48, !llvm.loop !37
86:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 1, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %87
87:
  %88 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %89 = icmp sle i32 %88, 10
  br i1 %89, label %91, label %90
90:
  store i32 10, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %229
91:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %92
92:
  %93 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %94 = icmp slt i32 %93, 16
  br i1 %94, label %96, label %95
95:
  store i32 13, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  br label %115
96:
  %97 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %98 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %99 = and i32 %98, 3
  %100 = mul nsw i32 4, %99
  %101 = add nsw i32 %97, %100
  %102 = and i32 %101, 15
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x i8], ptr addrspace(5) %8, i64 0, i64 %103
  %105 = load i8, ptr addrspace(5) %104, align 1, !tbaa !16
  %106 = zext i8 %105 to i64
  %107 = getelementptr inbounds [256 x i8], ptr addrspace(3) @aes128.sub, i64 0, i64 %106
  %108 = load i8, ptr addrspace(3) %107, align 1, !tbaa !16
  %109 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %110
  store i8 %108, ptr addrspace(5) %111, align 1, !tbaa !16
  br label %112
112:
  %113 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %92, !llvm.loop !38
115:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  store i32 0, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %116
116:
  %117 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %118 = icmp slt i32 %117, 16
  br i1 %118, label %120, label %119
119:
  store i32 16, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  br label %225
120:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %15) #6
  %121 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %122
  %124 = load i8, ptr addrspace(5) %123, align 1, !tbaa !16
  %125 = zext i8 %124 to i32
  %126 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %127 = add nsw i32 %126, 1
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %128
  %130 = load i8, ptr addrspace(5) %129, align 1, !tbaa !16
  %131 = zext i8 %130 to i32
  %132 = xor i32 %125, %131
  %133 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %134 = add nsw i32 %133, 2
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %135
  %137 = load i8, ptr addrspace(5) %136, align 1, !tbaa !16
  %138 = zext i8 %137 to i32
  %139 = xor i32 %132, %138
  %140 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %141 = add nsw i32 %140, 3
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %142
  %144 = load i8, ptr addrspace(5) %143, align 1, !tbaa !16
  %145 = zext i8 %144 to i32
  %146 = xor i32 %139, %145
  %147 = trunc i32 %146 to i8
  store i8 %147, ptr addrspace(5) %15, align 1, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #6
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %148
148:
  %149 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %150 = icmp slt i32 %149, 4
  br i1 %150, label %152, label %151
151:
  store i32 19, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #6
  br label %221
152:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %17) #6
  %153 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %154 = icmp eq i32 %153, 10
  br i1 %154, label %155, label %163
155:
  %156 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %157 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %159
  %161 = load i8, ptr addrspace(5) %160, align 1, !tbaa !16
  %162 = zext i8 %161 to i32
  br label %195
163:
  %164 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %165 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %167
  %169 = load i8, ptr addrspace(5) %168, align 1, !tbaa !16
  %170 = zext i8 %169 to i32
  %171 = load i8, ptr addrspace(5) %15, align 1, !tbaa !16
  %172 = zext i8 %171 to i32
  %173 = xor i32 %170, %172
  %174 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %175 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %177
  %179 = load i8, ptr addrspace(5) %178, align 1, !tbaa !16
  %180 = zext i8 %179 to i32
  %181 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %182 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %183 = add nsw i32 %182, 1
  %184 = and i32 %183, 3
  %185 = add nsw i32 %181, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [16 x i8], ptr addrspace(5) %9, i64 0, i64 %186
  %188 = load i8, ptr addrspace(5) %187, align 1, !tbaa !16
  %189 = zext i8 %188 to i32
  %190 = xor i32 %180, %189
  %191 = trunc i32 %190 to i8
  %192 = call zeroext i8 @twice(i8 noundef zeroext %191) #7
  %193 = zext i8 %192 to i32
  %194 = xor i32 %173, %193
  br label %195
195:
  %196 = phi i32 [ %162, %155 ], [ %194, %163 ]
  %197 = trunc i32 %196 to i8
  store i8 %197, ptr addrspace(5) %17, align 1, !tbaa !16
  %198 = load i8, ptr addrspace(5) %17, align 1, !tbaa !16
  %199 = zext i8 %198 to i32
  %200 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %201 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %202 = mul nsw i32 16, %201
  %203 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %204 = add nsw i32 %202, %203
  %205 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %206 = add nsw i32 %204, %205
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i8, ptr addrspace(1) %200, i64 %207
  %209 = load i8, ptr addrspace(1) %208, align 1, !tbaa !16
  %210 = zext i8 %209 to i32
  %211 = xor i32 %199, %210
  %212 = trunc i32 %211 to i8
  %213 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %214 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %215 = add nsw i32 %213, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [16 x i8], ptr addrspace(5) %8, i64 0, i64 %216
  store i8 %212, ptr addrspace(5) %217, align 1, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %17) #6
  br label %218
218:
  %219 = load i32, ptr addrspace(5) %16, align 4, !tbaa !12
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr addrspace(5) %16, align 4, !tbaa !12
  br label %148, !llvm.loop !39
221:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %15) #6
  br label %222
222:
  %223 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %224 = add nsw i32 %223, 4
  store i32 %224, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %116, !llvm.loop !40
225:
  br label %226
226:
  %227 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %87, !llvm.loop !41
229:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #6
  store i32 0, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %230
230:
  %231 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %232 = icmp slt i32 %231, 16
  br i1 %232, label %234, label %233
233:
  store i32 22, ptr addrspace(5) %12, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #6
  br label %259
234:
  %235 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x i8], ptr addrspace(5) %8, i64 0, i64 %236
  %238 = load i8, ptr addrspace(5) %237, align 1, !tbaa !16
  %239 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %240 = call i32 @llvm.amdgcn.workgroup.id.x()
  %241 = zext i32 %240 to i64
  %242 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %243 = getelementptr inbounds i8, ptr addrspace(4) %242, i64 4
  %244 = load i16, ptr addrspace(4) %243, align 2, !tbaa !14
  %245 = zext i16 %244 to i32
  %246 = sext i32 %245 to i64
  %247 = mul i64 %241, %246
  %248 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %249 = zext i32 %248 to i64
  %250 = add i64 %247, %249
  %251 = mul i64 %250, 16
  %252 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %253 = sext i32 %252 to i64
  %254 = add i64 %251, %253
  %255 = getelementptr inbounds i8, ptr addrspace(1) %239, i64 %254
  store i8 %238, ptr addrspace(1) %255, align 1, !tbaa !16
  br label %256
256:
  %257 = load i32, ptr addrspace(5) %18, align 4, !tbaa !12
  %258 = add nsw i32 %257, 1
  store i32 %258, ptr addrspace(5) %18, align 4, !tbaa !12
  br label %230, !llvm.loop !42
259:
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #6
  ret void
}
define internal zeroext i8 @twice(i8 noundef zeroext %0) #5 {
  %2 = alloca i8, align 1, addrspace(5)
  store i8 %0, ptr addrspace(5) %2, align 1, !tbaa !16
  %3 = load i8, ptr addrspace(5) %2, align 1, !tbaa !16
  %4 = zext i8 %3 to i32
  %5 = shl i32 %4, 1
  %6 = load i8, ptr addrspace(5) %2, align 1, !tbaa !16
  %7 = zext i8 %6 to i32
  %8 = and i32 %7, 128
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i32 27, i32 0
  %12 = xor i32 %5, %11
  %13 = trunc i32 %12 to i8
  ret i8 %13
}
define protected amdgpu_kernel void @count_word(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(4) noundef align 1 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) #0 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %7, align 4, !tbaa !12
  store ptr addrspace(4) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !12
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
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
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %28 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %29 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %32 = icmp sle i32 %30, %31
  %33 = zext i1 %32 to i32
  store i32 %33, ptr addrspace(5) %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %41
37:
  %38 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %39 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %40 = icmp slt i32 %38, %39
  br label %41
41:
  %42 = phi i1 [ false, %34 ], [ %40, %37 ]
  br i1 %42, label %44, label %43
43:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  br label %64
44:
  %45 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %46 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %47 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %45, i64 %49
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !16
  %52 = zext i8 %51 to i32
  %53 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !8
  %54 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(4) %53, i64 %55
  %57 = load i8, ptr addrspace(4) %56, align 1, !tbaa !16
  %58 = zext i8 %57 to i32
  %59 = icmp eq i32 %52, %58
  %60 = zext i1 %59 to i32
  store i32 %60, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %34, !llvm.loop !47
64:
  %65 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %72
67:
  %68 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %14, align 4, !tbaa !12
  %69 = load i32, ptr addrspace(5) %14, align 4
  %70 = atomicrmw add ptr addrspace(1) %68, i32 %69 monotonic, align 4
  store i32 %70, ptr addrspace(5) %15, align 4
  %71 = load i32, ptr addrspace(5) %15, align 4, !tbaa !12
  br label %72
72:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  ret void
}
define protected amdgpu_kernel void @to_text(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !48 !kernel_arg_base_type !48 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca [12 x i8], align 1, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  %11 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %23 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !12
  store i32 %24, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %30
27:
  %28 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %29 = sub i32 0, %28
  br label %32
30:
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %32
32:
  %33 = phi i32 [ %29, %27 ], [ %31, %30 ]
  store i32 %33, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 12, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %36 = urem i32 %35, 10
  %37 = add i32 48, %36
  %38 = trunc i32 %37 to i8
  %39 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr addrspace(5) %8, align 4, !tbaa !12
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds [12 x i8], ptr addrspace(5) %7, i64 0, i64 %41
  store i8 %38, ptr addrspace(5) %42, align 1, !tbaa !16
  %43 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %44 = udiv i32 %43, 10
  store i32 %44, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %45
45:
  %46 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %34, label %48, !llvm.loop !49
48:
  %49 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %56
51:
  %52 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr addrspace(5) %8, align 4, !tbaa !12
  %54 = sext i32 %52 to i64
  %55 = getelementptr inbounds [12 x i8], ptr addrspace(5) %7, i64 0, i64 %54
  store i8 45, ptr addrspace(5) %55, align 1, !tbaa !16
  br label %56
56:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #6
  %57 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %58 = call i32 @llvm.amdgcn.workgroup.id.x()
  %59 = zext i32 %58 to i64
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %61 = getelementptr inbounds i8, ptr addrspace(4) %60, i64 4
  %62 = load i16, ptr addrspace(4) %61, align 2, !tbaa !14
  %63 = zext i16 %62 to i32
  %64 = sext i32 %63 to i64
  %65 = mul i64 %59, %64
  %66 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %67 = zext i32 %66 to i64
  %68 = add i64 %65, %67
  %69 = mul i64 %68, 12
  %70 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %69
  store ptr addrspace(1) %70, ptr addrspace(5) %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %73 = icmp slt i32 %72, 12
  br i1 %73, label %75, label %74
74:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %99
75:
  %76 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %77 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %88
79:
  %80 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %81 = sub nsw i32 %80, 1
  %82 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %83 = sub nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [12 x i8], ptr addrspace(5) %7, i64 0, i64 %84
  %86 = load i8, ptr addrspace(5) %85, align 1, !tbaa !16
  %87 = sext i8 %86 to i32
  br label %89
88:
  br label %89
89:
  %90 = phi i32 [ %87, %79 ], [ 0, %88 ]
  %91 = trunc i32 %90 to i8
  %92 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %93 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %92, i64 %94
  store i8 %91, ptr addrspace(1) %95, align 1, !tbaa !16
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %71, !llvm.loop !50
99:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 12, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  ret void
}
define protected amdgpu_kernel void @from_text(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !51 !kernel_arg_base_type !51 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #6
  %8 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %20 = mul i64 %19, 12
  %21 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %20
  store ptr addrspace(1) %21, ptr addrspace(5) %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 45
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, i32 -1, i32 1
  store i32 %27, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !12
  %28 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %29 = icmp slt i32 %28, 0
  %30 = zext i1 %29 to i32
  %31 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 %32
  store ptr addrspace(1) %33, ptr addrspace(5) %5, align 8, !tbaa !8
  br label %34
34:
  %35 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !16
  %37 = icmp ne i8 %36, 0
  br i1 %37, label %38, label %49
38:
  %39 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %40 = mul nsw i32 %39, 10
  %41 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !16
  %43 = sext i8 %42 to i32
  %44 = sub nsw i32 %43, 48
  %45 = add nsw i32 %40, %44
  store i32 %45, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %46
46:
  %47 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %48 = getelementptr inbounds i8, ptr addrspace(1) %47, i32 1
  store ptr addrspace(1) %48, ptr addrspace(5) %5, align 8, !tbaa !8
  br label %34, !llvm.loop !52
49:
  %50 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %52 = mul nsw i32 %50, %51
  %53 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = zext i32 %54 to i64
  %56 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %57 = getelementptr inbounds i8, ptr addrspace(4) %56, i64 4
  %58 = load i16, ptr addrspace(4) %57, align 2, !tbaa !14
  %59 = zext i16 %58 to i32
  %60 = sext i32 %59 to i64
  %61 = mul i64 %55, %60
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = add i64 %61, %63
  %65 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 %64
  store i32 %52, ptr addrspace(1) %65, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #6
  ret void
}
define protected amdgpu_kernel void @edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !5 !kernel_arg_type !53 !kernel_arg_base_type !53 !kernel_arg_type_qual !35 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca [17 x i8], align 1, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 17, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %14
14:
  %15 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %16 = icmp sle i32 %15, 16
  br i1 %16, label %18, label %17
17:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %27
18:
  %19 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %20 = trunc i32 %19 to i8
  %21 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 %22
  store i8 %20, ptr addrspace(5) %23, align 1, !tbaa !16
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %14, !llvm.loop !54
27:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %28
28:
  %29 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %30 = icmp slt i32 %29, 16
  br i1 %30, label %32, label %31
31:
  store i32 5, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %130
32:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %11) #6
  %33 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 0
  %34 = load i8, ptr addrspace(5) %33, align 1, !tbaa !16
  store i8 %34, ptr addrspace(5) %11, align 1, !tbaa !16
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %36 = add nsw i32 %35, 1
  %37 = trunc i32 %36 to i8
  %38 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 0
  store i8 %37, ptr addrspace(5) %38, align 1, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %39
39:
  %40 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %43, label %42
42:
  store i32 8, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %126
43:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %13) #6
  %44 = load i8, ptr addrspace(5) %11, align 1, !tbaa !16
  %45 = zext i8 %44 to i32
  %46 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %58 = mul i64 %57, 16
  %59 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %60 = sext i32 %59 to i64
  %61 = add i64 %58, %60
  %62 = getelementptr inbounds i8, ptr addrspace(1) %46, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !16
  %64 = zext i8 %63 to i32
  %65 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %66 = call i32 @llvm.amdgcn.workgroup.id.x()
  %67 = zext i32 %66 to i64
  %68 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %69 = getelementptr inbounds i8, ptr addrspace(4) %68, i64 4
  %70 = load i16, ptr addrspace(4) %69, align 2, !tbaa !14
  %71 = zext i16 %70 to i32
  %72 = sext i32 %71 to i64
  %73 = mul i64 %67, %72
  %74 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %75 = zext i32 %74 to i64
  %76 = add i64 %73, %75
  %77 = mul i64 %76, 16
  %78 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %79 = sext i32 %78 to i64
  %80 = add i64 %77, %79
  %81 = getelementptr inbounds i8, ptr addrspace(1) %65, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !16
  %83 = zext i8 %82 to i32
  %84 = icmp ne i32 %64, %83
  %85 = zext i1 %84 to i32
  %86 = add nsw i32 %45, %85
  %87 = trunc i32 %86 to i8
  store i8 %87, ptr addrspace(5) %13, align 1, !tbaa !16
  %88 = load i8, ptr addrspace(5) %13, align 1, !tbaa !16
  %89 = zext i8 %88 to i32
  %90 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 %91
  %93 = load i8, ptr addrspace(5) %92, align 1, !tbaa !16
  %94 = zext i8 %93 to i32
  %95 = add nsw i32 %94, 1
  %96 = trunc i32 %95 to i8
  %97 = zext i8 %96 to i32
  %98 = call i32 @llvm.smin.i32(i32 %89, i32 %97)
  %99 = trunc i32 %98 to i8
  store i8 %99, ptr addrspace(5) %13, align 1, !tbaa !16
  %100 = load i8, ptr addrspace(5) %13, align 1, !tbaa !16
  %101 = zext i8 %100 to i32
  %102 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %103 = add nsw i32 %102, 1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 %104
  %106 = load i8, ptr addrspace(5) %105, align 1, !tbaa !16
  %107 = zext i8 %106 to i32
  %108 = add nsw i32 %107, 1
  %109 = trunc i32 %108 to i8
  %110 = zext i8 %109 to i32
  %111 = call i32 @llvm.smin.i32(i32 %101, i32 %110)
  %112 = trunc i32 %111 to i8
  store i8 %112, ptr addrspace(5) %13, align 1, !tbaa !16
  %113 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 %115
  %117 = load i8, ptr addrspace(5) %116, align 1, !tbaa !16
  store i8 %117, ptr addrspace(5) %11, align 1, !tbaa !16
  %118 = load i8, ptr addrspace(5) %13, align 1, !tbaa !16
  %119 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %120 = add nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 %121
  store i8 %118, ptr addrspace(5) %122, align 1, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %13) #6
  br label %123
123:
  %124 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %39, !llvm.loop !55
126:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %11) #6
  br label %127
127:
  %128 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %28, !llvm.loop !56
130:
  %131 = getelementptr inbounds [17 x i8], ptr addrspace(5) %7, i64 0, i64 16
  %132 = load i8, ptr addrspace(5) %131, align 1, !tbaa !16
  %133 = zext i8 %132 to i32
  %134 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %135 = call i32 @llvm.amdgcn.workgroup.id.x()
  %136 = zext i32 %135 to i64
  %137 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %138 = getelementptr inbounds i8, ptr addrspace(4) %137, i64 4
  %139 = load i16, ptr addrspace(4) %138, align 2, !tbaa !14
  %140 = zext i16 %139 to i32
  %141 = sext i32 %140 to i64
  %142 = mul i64 %136, %141
  %143 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %144 = zext i32 %143 to i64
  %145 = add i64 %142, %144
  %146 = getelementptr inbounds i32, ptr addrspace(1) %134, i64 %145
  store i32 %133, ptr addrspace(1) %146, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 17, ptr addrspace(5) %7) #6
  ret void
}
declare i32 @llvm.smin.i32(i32, i32) #2
define protected amdgpu_kernel void @xorshift(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !57 !kernel_arg_base_type !57 !kernel_arg_type_qual !58 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #6
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %25 = mul i64 2, %24
  %26 = getelementptr inbounds i64, ptr addrspace(1) %13, i64 %25
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !59
  store i64 %27, ptr addrspace(5) %7, align 8, !tbaa !59
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #6
  %28 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = zext i32 %29 to i64
  %31 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %32 = getelementptr inbounds i8, ptr addrspace(4) %31, i64 4
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !14
  %34 = zext i16 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = mul i64 %30, %35
  %37 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %38 = zext i32 %37 to i64
  %39 = add i64 %36, %38
  %40 = mul i64 2, %39
  %41 = add i64 %40, 1
  %42 = getelementptr inbounds i64, ptr addrspace(1) %28, i64 %41
  %43 = load i64, ptr addrspace(1) %42, align 8, !tbaa !59
  store i64 %43, ptr addrspace(5) %8, align 8, !tbaa !59
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #6
  store i64 0, ptr addrspace(5) %9, align 8, !tbaa !59
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %46 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48
48:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %74
49:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #6
  %50 = load i64, ptr addrspace(5) %7, align 8, !tbaa !59
  store i64 %50, ptr addrspace(5) %11, align 8, !tbaa !59
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #6
  %51 = load i64, ptr addrspace(5) %8, align 8, !tbaa !59
  store i64 %51, ptr addrspace(5) %12, align 8, !tbaa !59
  %52 = load i64, ptr addrspace(5) %11, align 8, !tbaa !59
  %53 = load i64, ptr addrspace(5) %12, align 8, !tbaa !59
  %54 = add i64 %52, %53
  %55 = load i64, ptr addrspace(5) %9, align 8, !tbaa !59
  %56 = add i64 %55, %54
  store i64 %56, ptr addrspace(5) %9, align 8, !tbaa !59
  %57 = load i64, ptr addrspace(5) %12, align 8, !tbaa !59
  store i64 %57, ptr addrspace(5) %7, align 8, !tbaa !59
  %58 = load i64, ptr addrspace(5) %11, align 8, !tbaa !59
  %59 = shl i64 %58, 23
  %60 = load i64, ptr addrspace(5) %11, align 8, !tbaa !59
  %61 = xor i64 %60, %59
  store i64 %61, ptr addrspace(5) %11, align 8, !tbaa !59
  %62 = load i64, ptr addrspace(5) %11, align 8, !tbaa !59
  %63 = load i64, ptr addrspace(5) %12, align 8, !tbaa !59
  %64 = xor i64 %62, %63
  %65 = load i64, ptr addrspace(5) %11, align 8, !tbaa !59
  %66 = lshr i64 %65, 18
  %67 = xor i64 %64, %66
  %68 = load i64, ptr addrspace(5) %12, align 8, !tbaa !59
  %69 = lshr i64 %68, 5
  %70 = xor i64 %67, %69
  store i64 %70, ptr addrspace(5) %8, align 8, !tbaa !59
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #6
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %44, !llvm.loop !61
74:
  %75 = load i64, ptr addrspace(5) %9, align 8, !tbaa !59
  %76 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %88 = getelementptr inbounds i64, ptr addrspace(1) %76, i64 %87
  store i64 %75, ptr addrspace(1) %88, align 8, !tbaa !59
  %89 = load i64, ptr addrspace(5) %7, align 8, !tbaa !59
  %90 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %94 = getelementptr inbounds i8, ptr addrspace(4) %93, i64 4
  %95 = load i16, ptr addrspace(4) %94, align 2, !tbaa !14
  %96 = zext i16 %95 to i32
  %97 = sext i32 %96 to i64
  %98 = mul i64 %92, %97
  %99 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %100 = zext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = mul i64 2, %101
  %103 = getelementptr inbounds i64, ptr addrspace(1) %90, i64 %102
  store i64 %89, ptr addrspace(1) %103, align 8, !tbaa !59
  %104 = load i64, ptr addrspace(5) %8, align 8, !tbaa !59
  %105 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %106 = call i32 @llvm.amdgcn.workgroup.id.x()
  %107 = zext i32 %106 to i64
  %108 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %109 = getelementptr inbounds i8, ptr addrspace(4) %108, i64 4
  %110 = load i16, ptr addrspace(4) %109, align 2, !tbaa !14
  %111 = zext i16 %110 to i32
  %112 = sext i32 %111 to i64
  %113 = mul i64 %107, %112
  %114 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %115 = zext i32 %114 to i64
  %116 = add i64 %113, %115
  %117 = mul i64 2, %116
  %118 = add i64 %117, 1
  %119 = getelementptr inbounds i64, ptr addrspace(1) %105, i64 %118
  store i64 %104, ptr addrspace(1) %119, align 8, !tbaa !59
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #6
  ret void
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uchar*", !"uint*", !"int"}
!7 = !{!"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = !{!10, !10, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"uint*", !"uint*"}
!26 = !{!"const", !""}
!27 = distinct !{!27, !18}
!28 = distinct !{!28, !18}
!29 = distinct !{!29, !18}
!30 = distinct !{!30, !18}
!31 = distinct !{!31, !18}
!32 = distinct !{!32, !18}
!33 = !{i32 1, i32 1, i32 1}
!34 = !{!"uchar*", !"uchar*", !"uchar*"}
!35 = !{!"const", !"const", !""}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
!39 = distinct !{!39, !18}
!40 = distinct !{!40, !18}
!41 = distinct !{!41, !18}
!42 = distinct !{!42, !18}
!43 = !{i32 1, i32 0, i32 2, i32 0, i32 1}
!44 = !{!"none", !"none", !"none", !"none", !"none"}
!45 = !{!"uchar*", !"int", !"uchar*", !"int", !"int*"}
!46 = !{!"const", !"", !"const", !"", !""}
!47 = distinct !{!47, !18}
!48 = !{!"int*", !"char*"}
!49 = distinct !{!49, !18}
!50 = distinct !{!50, !18}
!51 = !{!"char*", !"int*"}
!52 = distinct !{!52, !18}
!53 = !{!"uchar*", !"uchar*", !"int*"}
!54 = distinct !{!54, !18}
!55 = distinct !{!55, !18}
!56 = distinct !{!56, !18}
!57 = !{!"ulong*", !"ulong*", !"int"}
!58 = !{!"", !"", !""}
!59 = !{!60, !60, i64 0}
!60 = !{!"long", !10, i64 0}
!61 = distinct !{!61, !18}
