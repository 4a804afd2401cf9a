target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.Pair = type { i64, i32, [3 x i8] }
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @interpret(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca [16 x i32], align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !12
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 64, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  %13 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %25 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 0
  store i32 %26, ptr addrspace(5) %27, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %28
28:
  %29 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %35
32:
  %33 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %34 = icmp slt i32 %33, 500
  br label %35
35:
  %36 = phi i1 [ false, %28 ], [ %34, %32 ]
  br i1 %36, label %38, label %37
37:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %181
38:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %11) #6
  %39 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr addrspace(5) %10, align 4, !tbaa !12
  %42 = sext i32 %40 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %39, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !16
  store i8 %44, ptr addrspace(5) %11, align 1, !tbaa !16
  %45 = load i8, ptr addrspace(5) %11, align 1, !tbaa !16
  %46 = zext i8 %45 to i32
  switch i32 %46, label %175 [
    i32 0, label %47
    i32 1, label %59
    i32 2, label %72
    i32 3, label %85
    i32 4, label %98
    i32 5, label %109
    i32 6, label %127
    i32 7, label %145
    i32 8, label %154
    i32 9, label %160
    i32 10, label %166
    i32 11, label %172
  ]
47:
  %48 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %49 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr addrspace(5) %10, align 4, !tbaa !12
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds i8, ptr addrspace(1) %48, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !16
  %54 = zext i8 %53 to i32
  %55 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %8, align 4, !tbaa !12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %57
  store i32 %54, ptr addrspace(5) %58, align 4, !tbaa !12
  br label %177
59:
  %60 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr addrspace(5) %8, align 4, !tbaa !12
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = add nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %64
  %66 = load i32, ptr addrspace(5) %65, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %68
  %70 = load i32, ptr addrspace(5) %69, align 4, !tbaa !12
  %71 = add nsw i32 %70, %66
  store i32 %71, ptr addrspace(5) %69, align 4, !tbaa !12
  br label %177
72:
  %73 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %74 = add nsw i32 %73, -1
  store i32 %74, ptr addrspace(5) %8, align 4, !tbaa !12
  %75 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %76 = add nsw i32 %75, 1
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %77
  %79 = load i32, ptr addrspace(5) %78, align 4, !tbaa !12
  %80 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %81
  %83 = load i32, ptr addrspace(5) %82, align 4, !tbaa !12
  %84 = sub nsw i32 %83, %79
  store i32 %84, ptr addrspace(5) %82, align 4, !tbaa !12
  br label %177
85:
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %87 = add nsw i32 %86, -1
  store i32 %87, ptr addrspace(5) %8, align 4, !tbaa !12
  %88 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %89 = add nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %90
  %92 = load i32, ptr addrspace(5) %91, align 4, !tbaa !12
  %93 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %94
  %96 = load i32, ptr addrspace(5) %95, align 4, !tbaa !12
  %97 = mul nsw i32 %96, %92
  store i32 %97, ptr addrspace(5) %95, align 4, !tbaa !12
  br label %177
98:
  %99 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %100
  %102 = load i32, ptr addrspace(5) %101, align 4, !tbaa !12
  %103 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %104 = add nsw i32 %103, 1
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %105
  store i32 %102, ptr addrspace(5) %106, align 4, !tbaa !12
  %107 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %177
109:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %110 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %111
  %113 = load i32, ptr addrspace(5) %112, align 4, !tbaa !12
  store i32 %113, ptr addrspace(5) %12, align 4, !tbaa !12
  %114 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %115 = sub nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %116
  %118 = load i32, ptr addrspace(5) %117, align 4, !tbaa !12
  %119 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %120
  store i32 %118, ptr addrspace(5) %121, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %123 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %125
  store i32 %122, ptr addrspace(5) %126, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %177
127:
  %128 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %129 = add nsw i32 %128, -1
  store i32 %129, ptr addrspace(5) %8, align 4, !tbaa !12
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %130
  %132 = load i32, ptr addrspace(5) %131, align 4, !tbaa !12
  %133 = icmp sgt i32 %132, 0
  br i1 %133, label %134, label %141
134:
  %135 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %136 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, ptr addrspace(1) %135, i64 %137
  %139 = load i8, ptr addrspace(1) %138, align 1, !tbaa !16
  %140 = zext i8 %139 to i32
  store i32 %140, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %144
141:
  %142 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %144
144:
  br label %177
145:
  %146 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %147
  %149 = load i32, ptr addrspace(5) %148, align 4, !tbaa !12
  %150 = sub nsw i32 0, %149
  %151 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %152
  store i32 %150, ptr addrspace(5) %153, align 4, !tbaa !12
  br label %177
154:
  %155 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %156
  %158 = load i32, ptr addrspace(5) %157, align 4, !tbaa !12
  %159 = xor i32 %158, 90
  store i32 %159, ptr addrspace(5) %157, align 4, !tbaa !12
  br label %177
160:
  %161 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %162
  %164 = load i32, ptr addrspace(5) %163, align 4, !tbaa !12
  %165 = ashr i32 %164, 1
  store i32 %165, ptr addrspace(5) %163, align 4, !tbaa !12
  br label %177
166:
  %167 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %168
  %170 = load i32, ptr addrspace(5) %169, align 4, !tbaa !12
  %171 = and i32 %170, 1023
  store i32 %171, ptr addrspace(5) %169, align 4, !tbaa !12
  br label %177
172:
  %173 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %174 = add nsw i32 %173, -1
  store i32 %174, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %177
175:
  %176 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  store i32 %176, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %177
177:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %11) #6
  br label %178
178:
  %179 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %28, !llvm.loop !17
181:
  %182 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [16 x i32], ptr addrspace(5) %7, i64 0, i64 %183
  %185 = load i32, ptr addrspace(5) %184, align 4, !tbaa !12
  %186 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %187 = mul nsw i32 %186, 65536
  %188 = add nsw i32 %185, %187
  %189 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %190 = call i32 @llvm.amdgcn.workgroup.id.x()
  %191 = zext i32 %190 to i64
  %192 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %193 = getelementptr inbounds i8, ptr addrspace(4) %192, i64 4
  %194 = load i16, ptr addrspace(4) %193, align 2, !tbaa !14
  %195 = zext i16 %194 to i32
  %196 = sext i32 %195 to i64
  %197 = mul i64 %191, %196
  %198 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %199 = zext i32 %198 to i64
  %200 = add i64 %197, %199
  %201 = getelementptr inbounds i32, ptr addrspace(1) %189, i64 %200
  store i32 %188, ptr addrspace(1) %201, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 64, ptr addrspace(5) %7) #6
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @recursion(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !5 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %19 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = call i32 @fibonacci(i32 noundef %20) #7
  %22 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !14
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %33
  store i32 %21, ptr addrspace(1) %34, align 4, !tbaa !12
  %35 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %36 = call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = zext i32 %36 to i64
  %38 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %39 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 4
  %40 = load i16, ptr addrspace(4) %39, align 2, !tbaa !14
  %41 = zext i16 %40 to i32
  %42 = sext i32 %41 to i64
  %43 = mul i64 %37, %42
  %44 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %45 = zext i32 %44 to i64
  %46 = add i64 %43, %45
  %47 = getelementptr inbounds i32, ptr addrspace(1) %35, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !12
  %49 = and i32 %48, 3
  %50 = call i32 @ackermann(i32 noundef 2, i32 noundef %49) #7
  %51 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %52 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %53 = sext i32 %52 to i64
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
  %65 = add i64 %53, %64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 %65
  store i32 %50, ptr addrspace(1) %66, align 4, !tbaa !12
  %67 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %68 = call i32 @llvm.amdgcn.workgroup.id.x()
  %69 = zext i32 %68 to i64
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %71 = getelementptr inbounds i8, ptr addrspace(4) %70, i64 4
  %72 = load i16, ptr addrspace(4) %71, align 2, !tbaa !14
  %73 = zext i16 %72 to i32
  %74 = sext i32 %73 to i64
  %75 = mul i64 %69, %74
  %76 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %77 = zext i32 %76 to i64
  %78 = add i64 %75, %77
  %79 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %78
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !12
  %81 = call i32 @is_even(i32 noundef %80) #7
  %82 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %83 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %84 = mul nsw i32 2, %83
  %85 = sext i32 %84 to i64
  %86 = call i32 @llvm.amdgcn.workgroup.id.x()
  %87 = zext i32 %86 to i64
  %88 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %89 = getelementptr inbounds i8, ptr addrspace(4) %88, i64 4
  %90 = load i16, ptr addrspace(4) %89, align 2, !tbaa !14
  %91 = zext i16 %90 to i32
  %92 = sext i32 %91 to i64
  %93 = mul i64 %87, %92
  %94 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %95 = zext i32 %94 to i64
  %96 = add i64 %93, %95
  %97 = add i64 %85, %96
  %98 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 %97
  store i32 %81, ptr addrspace(1) %98, align 4, !tbaa !12
  ret void
}
define internal i32 @fibonacci(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !12
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %7
5:
  %6 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  br label %15
7:
  %8 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @fibonacci(i32 noundef %9) #7
  %11 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %12 = sub nsw i32 %11, 2
  %13 = call i32 @fibonacci(i32 noundef %12) #7
  %14 = add nsw i32 %10, %13
  br label %15
15:
  %16 = phi i32 [ %6, %5 ], [ %14, %7 ]
  ret i32 %16
}
define internal i32 @ackermann(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !12
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10
7:
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %9 = add nsw i32 %8, 1
  br label %27
10:
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17
13:
  %14 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %15 = sub nsw i32 %14, 1
  %16 = call i32 @ackermann(i32 noundef %15, i32 noundef 1) #7
  br label %25
17:
  %18 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %19 = sub nsw i32 %18, 1
  %20 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %21 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %22 = sub nsw i32 %21, 1
  %23 = call i32 @ackermann(i32 noundef %20, i32 noundef %22) #7
  %24 = call i32 @ackermann(i32 noundef %19, i32 noundef %23) #7
  br label %25
25:
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ]
  br label %27
27:
  %28 = phi i32 [ %9, %7 ], [ %26, %25 ]
  ret i32 %28
}
define internal i32 @is_even(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !12
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  br label %10
6:
  %7 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %8 = sub i32 %7, 1
  %9 = call i32 @is_odd(i32 noundef %8) #7
  br label %10
10:
  %11 = phi i32 [ 1, %5 ], [ %9, %6 ]
  ret i32 %11
}
define protected amdgpu_kernel void @structs(ptr addrspace(1) noundef align 8 %0, %struct.Pair %1, i32 noundef %2) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !5 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca %struct.Pair, align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca %struct.Pair, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca %struct.Pair, align 8, addrspace(5)
  %10 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 0
  %11 = extractvalue %struct.Pair %1, 0
  store i64 %11, ptr addrspace(5) %10, align 8
  %12 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 1
  %13 = extractvalue %struct.Pair %1, 1
  store i32 %13, ptr addrspace(5) %12, align 8
  %14 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 2
  %15 = extractvalue %struct.Pair %1, 2
  store [3 x i8] %15, ptr addrspace(5) %14, align 4
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #6
  %16 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %17 = call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %20 = getelementptr inbounds i8, ptr addrspace(4) %19, i64 4
  %21 = load i16, ptr addrspace(4) %20, align 2, !tbaa !14
  %22 = zext i16 %21 to i32
  %23 = sext i32 %22 to i64
  %24 = mul i64 %18, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds %struct.Pair, ptr addrspace(1) %16, i64 %27
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %7, ptr addrspace(1) align 8 %28, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %29
29:
  %30 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %31 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33
33:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %55
34:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #6
  %35 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 1
  %36 = load i32, ptr addrspace(5) %35, align 8, !tbaa !27
  %37 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %38 = add nsw i32 %36, %37
  %39 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %7, i32 0, i32 0
  %40 = load i64, ptr addrspace(5) %39, align 8
  %41 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %7, i32 0, i32 1
  %42 = load i32, ptr addrspace(5) %41, align 8
  %43 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %7, i32 0, i32 2
  %44 = load [3 x i8], ptr addrspace(5) %43, align 4
  %45 = call %struct.Pair @turn(i64 %40, i32 %42, [3 x i8] %44, i32 noundef %38) #7
  %46 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %9, i32 0, i32 0
  %47 = extractvalue %struct.Pair %45, 0
  store i64 %47, ptr addrspace(5) %46, align 8
  %48 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %9, i32 0, i32 1
  %49 = extractvalue %struct.Pair %45, 1
  store i32 %49, ptr addrspace(5) %48, align 8
  %50 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %9, i32 0, i32 2
  %51 = extractvalue %struct.Pair %45, 2
  store [3 x i8] %51, ptr addrspace(5) %50, align 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %7, ptr addrspace(5) align 8 %9, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #6
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %29, !llvm.loop !29
55:
  %56 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 0
  %57 = load i64, ptr addrspace(5) %56, align 8, !tbaa !30
  %58 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %7, i32 0, i32 0
  %59 = load i64, ptr addrspace(5) %58, align 8, !tbaa !30
  %60 = add nsw i64 %59, %57
  store i64 %60, ptr addrspace(5) %58, align 8, !tbaa !30
  %61 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %4, i32 0, i32 2
  %62 = getelementptr inbounds [3 x i8], ptr addrspace(5) %61, i64 0, i64 2
  %63 = load i8, ptr addrspace(5) %62, align 2, !tbaa !16
  %64 = sext i8 %63 to i32
  %65 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %7, i32 0, i32 2
  %66 = getelementptr inbounds [3 x i8], ptr addrspace(5) %65, i64 0, i64 0
  %67 = load i8, ptr addrspace(5) %66, align 4, !tbaa !16
  %68 = sext i8 %67 to i32
  %69 = xor i32 %68, %64
  %70 = trunc i32 %69 to i8
  store i8 %70, ptr addrspace(5) %66, align 4, !tbaa !16
  %71 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %72 = call i32 @llvm.amdgcn.workgroup.id.x()
  %73 = zext i32 %72 to i64
  %74 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %75 = getelementptr inbounds i8, ptr addrspace(4) %74, i64 4
  %76 = load i16, ptr addrspace(4) %75, align 2, !tbaa !14
  %77 = zext i16 %76 to i32
  %78 = sext i32 %77 to i64
  %79 = mul i64 %73, %78
  %80 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %81 = zext i32 %80 to i64
  %82 = add i64 %79, %81
  %83 = getelementptr inbounds %struct.Pair, ptr addrspace(1) %71, i64 %82
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 8 %83, ptr addrspace(5) align 8 %7, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #6
  ret void
}
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg) #4
define internal %struct.Pair @turn(i64 %0, i32 %1, [3 x i8] %2, i32 noundef %3) #3 {
  %5 = alloca %struct.Pair, align 8, addrspace(5)
  %6 = alloca %struct.Pair, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 0
  store i64 %0, ptr addrspace(5) %8, align 8
  %9 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 1
  store i32 %1, ptr addrspace(5) %9, align 8
  %10 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 2
  store [3 x i8] %2, ptr addrspace(5) %10, align 4
  store i32 %3, ptr addrspace(5) %7, align 4, !tbaa !12
  %11 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %5, i32 0, i32 0
  %12 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 1
  %13 = load i32, ptr addrspace(5) %12, align 8, !tbaa !27
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %14, %16
  store i64 %17, ptr addrspace(5) %11, align 8, !tbaa !30
  %18 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %5, i32 0, i32 1
  %19 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 0
  %20 = load i64, ptr addrspace(5) %19, align 8, !tbaa !30
  %21 = trunc i64 %20 to i32
  %22 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %23 = add nsw i32 %21, %22
  store i32 %23, ptr addrspace(5) %18, align 8, !tbaa !27
  %24 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %5, i32 0, i32 2
  %25 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 2
  %26 = getelementptr inbounds [3 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %27 = load i8, ptr addrspace(5) %26, align 1, !tbaa !16
  store i8 %27, ptr addrspace(5) %24, align 1, !tbaa !16
  %28 = getelementptr inbounds i8, ptr addrspace(5) %24, i64 1
  %29 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 2
  %30 = getelementptr inbounds [3 x i8], ptr addrspace(5) %29, i64 0, i64 2
  %31 = load i8, ptr addrspace(5) %30, align 2, !tbaa !16
  store i8 %31, ptr addrspace(5) %28, align 1, !tbaa !16
  %32 = getelementptr inbounds i8, ptr addrspace(5) %24, i64 2
  %33 = getelementptr inbounds %struct.Pair, ptr addrspace(5) %6, i32 0, i32 2
  %34 = getelementptr inbounds [3 x i8], ptr addrspace(5) %33, i64 0, i64 0
  %35 = load i8, ptr addrspace(5) %34, align 4, !tbaa !16
  store i8 %35, ptr addrspace(5) %32, align 1, !tbaa !16
  %36 = load %struct.Pair, ptr addrspace(5) %5, align 8
  ret %struct.Pair %36
}
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(5) noalias nocapture readonly, i64, i1 immarg) #4
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias nocapture writeonly, ptr addrspace(5) noalias nocapture readonly, i64, i1 immarg) #4
define protected amdgpu_kernel void @many_arguments(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  %6 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 2, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = mul i64 %8, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = zext i32 %15 to i64
  %17 = add i64 %14, %16
  %18 = getelementptr inbounds i32, ptr addrspace(1) %6, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !12
  store i32 %19, ptr addrspace(5) %5, align 4, !tbaa !12
  %20 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %21 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %22 = add nsw i32 %21, 1
  %23 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %24 = add nsw i32 %23, 2
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %26 = add nsw i32 %25, 3
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %28 = add nsw i32 %27, 4
  %29 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %30 = add nsw i32 %29, 5
  %31 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %32 = add nsw i32 %31, 6
  %33 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %34 = add nsw i32 %33, 7
  %35 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %36 = add nsw i32 %35, 8
  %37 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %38 = add nsw i32 %37, 9
  %39 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %40 = add nsw i32 %39, 10
  %41 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %42 = add nsw i32 %41, 11
  %43 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %44 = add nsw i32 %43, 12
  %45 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %46 = add nsw i32 %45, 13
  %47 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %48 = add nsw i32 %47, 14
  %49 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %50 = add nsw i32 %49, 15
  %51 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %52 = add nsw i32 %51, 16
  %53 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %54 = add nsw i32 %53, 17
  %55 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %56 = add nsw i32 %55, 18
  %57 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %58 = add nsw i32 %57, 19
  %59 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %60 = add nsw i32 %59, 20
  %61 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %62 = add nsw i32 %61, 21
  %63 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %64 = add nsw i32 %63, 22
  %65 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %66 = add nsw i32 %65, 23
  %67 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %68 = add nsw i32 %67, 24
  %69 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %70 = add nsw i32 %69, 25
  %71 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %72 = add nsw i32 %71, 26
  %73 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %74 = add nsw i32 %73, 27
  %75 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %76 = add nsw i32 %75, 28
  %77 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %78 = add nsw i32 %77, 29
  %79 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %80 = add nsw i32 %79, 30
  %81 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %82 = add nsw i32 %81, 31
  %83 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %84 = add nsw i32 %83, 32
  %85 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %86 = add nsw i32 %85, 33
  %87 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %88 = sext i32 %87 to i64
  %89 = mul nsw i64 %88, 3
  %90 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %91 = sitofp i32 %90 to double
  %92 = fmul double %91, 5.000000e-01
  %93 = call i32 @many(i32 noundef %20, i32 noundef %22, i32 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %32, i32 noundef %34, i32 noundef %36, i32 noundef %38, i32 noundef %40, i32 noundef %42, i32 noundef %44, i32 noundef %46, i32 noundef %48, i32 noundef %50, i32 noundef %52, i32 noundef %54, i32 noundef %56, i32 noundef %58, i32 noundef %60, i32 noundef %62, i32 noundef %64, i32 noundef %66, i32 noundef %68, i32 noundef %70, i32 noundef %72, i32 noundef %74, i32 noundef %76, i32 noundef %78, i32 noundef %80, i32 noundef %82, i32 noundef %84, i32 noundef %86, i64 noundef %89, double noundef %92) #7
  %94 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  ret void
}
define internal i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, i64 noundef %34, double noundef %35) #3 {
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca i32, align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca i32, align 4, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca i64, align 8, addrspace(5)
  %72 = alloca double, align 8, addrspace(5)
  store i32 %0, ptr addrspace(5) %37, align 4, !tbaa !12
  store i32 %1, ptr addrspace(5) %38, align 4, !tbaa !12
  store i32 %2, ptr addrspace(5) %39, align 4, !tbaa !12
  store i32 %3, ptr addrspace(5) %40, align 4, !tbaa !12
  store i32 %4, ptr addrspace(5) %41, align 4, !tbaa !12
  store i32 %5, ptr addrspace(5) %42, align 4, !tbaa !12
  store i32 %6, ptr addrspace(5) %43, align 4, !tbaa !12
  store i32 %7, ptr addrspace(5) %44, align 4, !tbaa !12
  store i32 %8, ptr addrspace(5) %45, align 4, !tbaa !12
  store i32 %9, ptr addrspace(5) %46, align 4, !tbaa !12
  store i32 %10, ptr addrspace(5) %47, align 4, !tbaa !12
  store i32 %11, ptr addrspace(5) %48, align 4, !tbaa !12
  store i32 %12, ptr addrspace(5) %49, align 4, !tbaa !12
  store i32 %13, ptr addrspace(5) %50, align 4, !tbaa !12
  store i32 %14, ptr addrspace(5) %51, align 4, !tbaa !12
  store i32 %15, ptr addrspace(5) %52, align 4, !tbaa !12
  store i32 %16, ptr addrspace(5) %53, align 4, !tbaa !12
  store i32 %17, ptr addrspace(5) %54, align 4, !tbaa !12
  store i32 %18, ptr addrspace(5) %55, align 4, !tbaa !12
  store i32 %19, ptr addrspace(5) %56, align 4, !tbaa !12
  store i32 %20, ptr addrspace(5) %57, align 4, !tbaa !12
  store i32 %21, ptr addrspace(5) %58, align 4, !tbaa !12
  store i32 %22, ptr addrspace(5) %59, align 4, !tbaa !12
  store i32 %23, ptr addrspace(5) %60, align 4, !tbaa !12
  store i32 %24, ptr addrspace(5) %61, align 4, !tbaa !12
  store i32 %25, ptr addrspace(5) %62, align 4, !tbaa !12
  store i32 %26, ptr addrspace(5) %63, align 4, !tbaa !12
  store i32 %27, ptr addrspace(5) %64, align 4, !tbaa !12
  store i32 %28, ptr addrspace(5) %65, align 4, !tbaa !12
  store i32 %29, ptr addrspace(5) %66, align 4, !tbaa !12
  store i32 %30, ptr addrspace(5) %67, align 4, !tbaa !12
  store i32 %31, ptr addrspace(5) %68, align 4, !tbaa !12
  store i32 %32, ptr addrspace(5) %69, align 4, !tbaa !12
  store i32 %33, ptr addrspace(5) %70, align 4, !tbaa !12
  store i64 %34, ptr addrspace(5) %71, align 8, !tbaa !25
  store double %35, ptr addrspace(5) %72, align 8, !tbaa !35
  %73 = load i32, ptr addrspace(5) %37, align 4, !tbaa !12
  %74 = load i32, ptr addrspace(5) %38, align 4, !tbaa !12
  %75 = mul nsw i32 2, %74
  %76 = add nsw i32 %73, %75
  %77 = load i32, ptr addrspace(5) %39, align 4, !tbaa !12
  %78 = mul nsw i32 3, %77
  %79 = add nsw i32 %76, %78
  %80 = load i32, ptr addrspace(5) %40, align 4, !tbaa !12
  %81 = mul nsw i32 4, %80
  %82 = add nsw i32 %79, %81
  %83 = load i32, ptr addrspace(5) %41, align 4, !tbaa !12
  %84 = mul nsw i32 5, %83
  %85 = add nsw i32 %82, %84
  %86 = load i32, ptr addrspace(5) %42, align 4, !tbaa !12
  %87 = mul nsw i32 6, %86
  %88 = add nsw i32 %85, %87
  %89 = load i32, ptr addrspace(5) %43, align 4, !tbaa !12
  %90 = mul nsw i32 7, %89
  %91 = add nsw i32 %88, %90
  %92 = load i32, ptr addrspace(5) %44, align 4, !tbaa !12
  %93 = mul nsw i32 8, %92
  %94 = add nsw i32 %91, %93
  %95 = load i32, ptr addrspace(5) %45, align 4, !tbaa !12
  %96 = mul nsw i32 9, %95
  %97 = add nsw i32 %94, %96
  %98 = load i32, ptr addrspace(5) %46, align 4, !tbaa !12
  %99 = mul nsw i32 10, %98
  %100 = add nsw i32 %97, %99
  %101 = load i32, ptr addrspace(5) %47, align 4, !tbaa !12
  %102 = mul nsw i32 11, %101
  %103 = add nsw i32 %100, %102
  %104 = load i32, ptr addrspace(5) %48, align 4, !tbaa !12
  %105 = mul nsw i32 12, %104
  %106 = add nsw i32 %103, %105
  %107 = load i32, ptr addrspace(5) %49, align 4, !tbaa !12
  %108 = mul nsw i32 13, %107
  %109 = add nsw i32 %106, %108
  %110 = load i32, ptr addrspace(5) %50, align 4, !tbaa !12
  %111 = mul nsw i32 14, %110
  %112 = add nsw i32 %109, %111
  %113 = load i32, ptr addrspace(5) %51, align 4, !tbaa !12
  %114 = mul nsw i32 15, %113
  %115 = add nsw i32 %112, %114
  %116 = load i32, ptr addrspace(5) %52, align 4, !tbaa !12
  %117 = mul nsw i32 16, %116
  %118 = add nsw i32 %115, %117
  %119 = load i32, ptr addrspace(5) %53, align 4, !tbaa !12
  %120 = mul nsw i32 17, %119
  %121 = add nsw i32 %118, %120
  %122 = load i32, ptr addrspace(5) %54, align 4, !tbaa !12
  %123 = mul nsw i32 18, %122
  %124 = add nsw i32 %121, %123
  %125 = load i32, ptr addrspace(5) %55, align 4, !tbaa !12
  %126 = mul nsw i32 19, %125
  %127 = add nsw i32 %124, %126
  %128 = load i32, ptr addrspace(5) %56, align 4, !tbaa !12
  %129 = mul nsw i32 20, %128
  %130 = add nsw i32 %127, %129
  %131 = load i32, ptr addrspace(5) %57, align 4, !tbaa !12
  %132 = mul nsw i32 21, %131
  %133 = add nsw i32 %130, %132
  %134 = load i32, ptr addrspace(5) %58, align 4, !tbaa !12
  %135 = mul nsw i32 22, %134
  %136 = add nsw i32 %133, %135
  %137 = load i32, ptr addrspace(5) %59, align 4, !tbaa !12
  %138 = mul nsw i32 23, %137
  %139 = add nsw i32 %136, %138
  %140 = load i32, ptr addrspace(5) %60, align 4, !tbaa !12
  %141 = mul nsw i32 24, %140
  %142 = add nsw i32 %139, %141
  %143 = load i32, ptr addrspace(5) %61, align 4, !tbaa !12
  %144 = mul nsw i32 25, %143
  %145 = add nsw i32 %142, %144
  %146 = load i32, ptr addrspace(5) %62, align 4, !tbaa !12
  %147 = mul nsw i32 26, %146
  %148 = add nsw i32 %145, %147
  %149 = load i32, ptr addrspace(5) %63, align 4, !tbaa !12
  %150 = mul nsw i32 27, %149
  %151 = add nsw i32 %148, %150
  %152 = load i32, ptr addrspace(5) %64, align 4, !tbaa !12
  %153 = mul nsw i32 28, %152
  %154 = add nsw i32 %151, %153
  %155 = load i32, ptr addrspace(5) %65, align 4, !tbaa !12
  %156 = mul nsw i32 29, %155
  %157 = add nsw i32 %154, %156
  %158 = load i32, ptr addrspace(5) %66, align 4, !tbaa !12
  %159 = mul nsw i32 30, %158
  %160 = add nsw i32 %157, %159
  %161 = load i32, ptr addrspace(5) %67, align 4, !tbaa !12
  %162 = mul nsw i32 31, %161
  %163 = add nsw i32 %160, %162
  %164 = load i32, ptr addrspace(5) %68, align 4, !tbaa !12
  %165 = mul nsw i32 32, %164
  %166 = add nsw i32 %163, %165
  %167 = load i32, ptr addrspace(5) %69, align 4, !tbaa !12
  %168 = mul nsw i32 33, %167
  %169 = add nsw i32 %166, %168
  %170 = load i32, ptr addrspace(5) %70, align 4, !tbaa !12
  %171 = mul nsw i32 34, %170
  %172 = add nsw i32 %169, %171
  %173 = load i64, ptr addrspace(5) %71, align 8, !tbaa !25
  %174 = trunc i64 %173 to i32
  %175 = add nsw i32 %172, %174
  %176 = load double, ptr addrspace(5) %72, align 8, !tbaa !35
  %177 = fptosi double %176 to i32
  %178 = add nsw i32 %175, %177
  ret i32 %178
}
define protected amdgpu_kernel void @spill(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !5 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca [64 x i32], align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 256, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %13
13:
  %14 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %15 = icmp slt i32 %14, 64
  br i1 %15, label %17, label %16
16:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %43
17:
  %18 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %19 = call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr inbounds i8, ptr addrspace(4) %21, i64 4
  %23 = load i16, ptr addrspace(4) %22, align 2, !tbaa !14
  %24 = zext i16 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = mul i64 %20, %25
  %27 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %31 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %32 = mul nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = add i64 %29, %33
  %35 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %38
  store i32 %36, ptr addrspace(5) %39, align 4, !tbaa !12
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %13, !llvm.loop !37
43:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %46 = icmp slt i32 %45, 3
  br i1 %46, label %48, label %47
47:
  store i32 5, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %85
48:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %49
49:
  %50 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %51 = icmp slt i32 %50, 64
  br i1 %51, label %53, label %52
52:
  store i32 8, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %81
53:
  %54 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %55
  %57 = load i32, ptr addrspace(5) %56, align 4, !tbaa !12
  %58 = mul nsw i32 %57, 3
  %59 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %60 = add nsw i32 %59, 17
  %61 = and i32 %60, 63
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %62
  %64 = load i32, ptr addrspace(5) %63, align 4, !tbaa !12
  %65 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %66 = mul nsw i32 %65, 5
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = add nsw i32 %66, %67
  %69 = and i32 %68, 63
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %70
  %72 = load i32, ptr addrspace(5) %71, align 4, !tbaa !12
  %73 = xor i32 %64, %72
  %74 = add nsw i32 %58, %73
  %75 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %76
  store i32 %74, ptr addrspace(5) %77, align 4, !tbaa !12
  br label %78
78:
  %79 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %49, !llvm.loop !38
81:
  br label %82
82:
  %83 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %44, !llvm.loop !39
85:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %86
86:
  %87 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %88 = icmp slt i32 %87, 64
  br i1 %88, label %90, label %89
89:
  store i32 11, ptr addrspace(5) %10, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  br label %116
90:
  %91 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [64 x i32], ptr addrspace(5) %7, i64 0, i64 %92
  %94 = load i32, ptr addrspace(5) %93, align 4, !tbaa !12
  %95 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %96 = call i32 @llvm.amdgcn.workgroup.id.x()
  %97 = zext i32 %96 to i64
  %98 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %99 = getelementptr inbounds i8, ptr addrspace(4) %98, i64 4
  %100 = load i16, ptr addrspace(4) %99, align 2, !tbaa !14
  %101 = zext i16 %100 to i32
  %102 = sext i32 %101 to i64
  %103 = mul i64 %97, %102
  %104 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %105 = zext i32 %104 to i64
  %106 = add i64 %103, %105
  %107 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %108 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %109 = mul nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = add i64 %106, %110
  %112 = getelementptr inbounds i32, ptr addrspace(1) %95, i64 %111
  store i32 %94, ptr addrspace(1) %112, align 4, !tbaa !12
  br label %113
113:
  %114 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %86, !llvm.loop !40
116:
  call void @llvm.lifetime.end.p5(i64 256, ptr addrspace(5) %7) #6
  ret void
}
define protected amdgpu_kernel void @private_queue(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca [40 x i16], align 2, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i16, align 2, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i16, align 2, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 80, ptr addrspace(5) %5) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %15
15:
  %16 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %17 = icmp slt i32 %16, 40
  br i1 %17, label %19, label %18
18:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  br label %79
19:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  %20 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr addrspace(5) %6, align 4, !tbaa !12
  store i32 %20, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %9) #6
  %22 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = zext i32 %23 to i64
  %25 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %26 = getelementptr inbounds i8, ptr addrspace(4) %25, i64 4
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !14
  %28 = zext i16 %27 to i32
  %29 = sext i32 %28 to i64
  %30 = mul i64 %24, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = mul i64 %33, 40
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %36 = sext i32 %35 to i64
  %37 = add i64 %34, %36
  %38 = getelementptr inbounds i32, ptr addrspace(1) %22, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = trunc i32 %39 to i16
  store i16 %40, ptr addrspace(5) %9, align 2, !tbaa !14
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %55
44:
  %45 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %46 = sub nsw i32 %45, 1
  %47 = sdiv i32 %46, 2
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %48
  %50 = load i16, ptr addrspace(5) %49, align 2, !tbaa !14
  %51 = sext i16 %50 to i32
  %52 = load i16, ptr addrspace(5) %9, align 2, !tbaa !14
  %53 = sext i16 %52 to i32
  %54 = icmp sgt i32 %51, %53
  br label %55
55:
  %56 = phi i1 [ false, %41 ], [ %54, %44 ]
  br i1 %56, label %57, label %71
57:
  %58 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %59 = sub nsw i32 %58, 1
  %60 = sdiv i32 %59, 2
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %61
  %63 = load i16, ptr addrspace(5) %62, align 2, !tbaa !14
  %64 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %65
  store i16 %63, ptr addrspace(5) %66, align 2, !tbaa !14
  br label %67
67:
  %68 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %69 = sub nsw i32 %68, 1
  %70 = sdiv i32 %69, 2
  store i32 %70, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %41, !llvm.loop !41
71:
  %72 = load i16, ptr addrspace(5) %9, align 2, !tbaa !14
  %73 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %74
  store i16 %72, ptr addrspace(5) %75, align 2, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  br label %76
76:
  %77 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %15, !llvm.loop !42
79:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %82 = icmp slt i32 %81, 40
  br i1 %82, label %84, label %83
83:
  store i32 8, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  br label %167
84:
  %85 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 0
  %86 = load i16, ptr addrspace(5) %85, align 2, !tbaa !14
  %87 = sext i16 %86 to i32
  %88 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %89 = call i32 @llvm.amdgcn.workgroup.id.x()
  %90 = zext i32 %89 to i64
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %92 = getelementptr inbounds i8, ptr addrspace(4) %91, i64 4
  %93 = load i16, ptr addrspace(4) %92, align 2, !tbaa !14
  %94 = zext i16 %93 to i32
  %95 = sext i32 %94 to i64
  %96 = mul i64 %90, %95
  %97 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %98 = zext i32 %97 to i64
  %99 = add i64 %96, %98
  %100 = mul i64 %99, 40
  %101 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %102 = sext i32 %101 to i64
  %103 = add i64 %100, %102
  %104 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %103
  store i32 %87, ptr addrspace(1) %104, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %12) #6
  %105 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %106 = add nsw i32 %105, -1
  store i32 %106, ptr addrspace(5) %6, align 4, !tbaa !12
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %107
  %109 = load i16, ptr addrspace(5) %108, align 2, !tbaa !14
  store i16 %109, ptr addrspace(5) %12, align 2, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  br label %110
110:
  %111 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %112 = mul nsw i32 2, %111
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr addrspace(5) %14, align 4, !tbaa !12
  %114 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %115 = icmp slt i32 %113, %114
  br i1 %115, label %117, label %116
116:
  store i32 11, ptr addrspace(5) %11, align 4
  br label %158
117:
  %118 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %119 = add nsw i32 %118, 1
  %120 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %121 = icmp slt i32 %119, %120
  br i1 %121, label %122, label %138
122:
  %123 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %124 = add nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %125
  %127 = load i16, ptr addrspace(5) %126, align 2, !tbaa !14
  %128 = sext i16 %127 to i32
  %129 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %130
  %132 = load i16, ptr addrspace(5) %131, align 2, !tbaa !14
  %133 = sext i16 %132 to i32
  %134 = icmp slt i32 %128, %133
  br i1 %134, label %135, label %138
135:
  %136 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr addrspace(5) %14, align 4, !tbaa !12
  br label %138
138:
  %139 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %140
  %142 = load i16, ptr addrspace(5) %141, align 2, !tbaa !14
  %143 = sext i16 %142 to i32
  %144 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %145 = sext i16 %144 to i32
  %146 = icmp sge i32 %143, %145
  br i1 %146, label %147, label %148
147:
  store i32 11, ptr addrspace(5) %11, align 4
  br label %158
148:
  %149 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %150
  %152 = load i16, ptr addrspace(5) %151, align 2, !tbaa !14
  %153 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %154
  store i16 %152, ptr addrspace(5) %155, align 2, !tbaa !14
  br label %156
156:
  %157 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  store i32 %157, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %110, !llvm.loop !43
158:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  br label %159
159:
  %160 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %161 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [40 x i16], ptr addrspace(5) %5, i64 0, i64 %162
  store i16 %160, ptr addrspace(5) %163, align 2, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %12) #6
  br label %164
164:
  %165 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %80, !llvm.loop !44
167:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 80, ptr addrspace(5) %5) #6
  ret void
}
define protected amdgpu_kernel void @queens(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #0 !kernel_arg_addr_space !45 !kernel_arg_access_qual !32 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca [12 x i32], align 4, addrspace(5)
  %6 = alloca [12 x i32], align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca [12 x i32], align 4, addrspace(5)
  %9 = alloca [12 x i32], align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 48, ptr addrspace(5) %5) #6
  call void @llvm.lifetime.start.p5(i64 48, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %14 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %15 = and i32 %14, 31
  %16 = shl i32 1, %15
  %17 = sub i32 %16, 1
  store i32 %17, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 48, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.start.p5(i64 48, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  store i32 1, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  store i32 0, ptr addrspace(5) %11, align 4, !tbaa !12
  %18 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 0
  store i32 0, ptr addrspace(5) %18, align 4, !tbaa !12
  %19 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 0
  store i32 0, ptr addrspace(5) %19, align 4, !tbaa !12
  %20 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 0
  store i32 0, ptr addrspace(5) %20, align 4, !tbaa !12
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
  %32 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %33 = sext i32 %32 to i64
  %34 = icmp uge i64 %31, %33
  br i1 %34, label %35, label %36
35:
  store i32 1, ptr addrspace(5) %12, align 4
  br label %177
36:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !14
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = trunc i64 %47 to i32
  %49 = and i32 %48, 31
  %50 = shl i32 1, %49
  store i32 %50, ptr addrspace(5) %13, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %52 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 1
  store i32 %51, ptr addrspace(5) %52, align 4, !tbaa !12
  %53 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %54 = shl i32 %53, 1
  %55 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 1
  store i32 %54, ptr addrspace(5) %55, align 4, !tbaa !12
  %56 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %57 = lshr i32 %56, 1
  %58 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 1
  store i32 %57, ptr addrspace(5) %58, align 4, !tbaa !12
  %59 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %60 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 1
  %61 = load i32, ptr addrspace(5) %60, align 4, !tbaa !12
  %62 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 1
  %63 = load i32, ptr addrspace(5) %62, align 4, !tbaa !12
  %64 = or i32 %61, %63
  %65 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 1
  %66 = load i32, ptr addrspace(5) %65, align 4, !tbaa !12
  %67 = or i32 %64, %66
  %68 = xor i32 %67, -1
  %69 = and i32 %59, %68
  %70 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 1
  store i32 %69, ptr addrspace(5) %70, align 4, !tbaa !12
  br label %71
71:
  %72 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %162
74:
  %75 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 %76
  %78 = load i32, ptr addrspace(5) %77, align 4, !tbaa !12
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %83, label %80
80:
  %81 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %71, !llvm.loop !48
83:
  %84 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 %85
  %87 = load i32, ptr addrspace(5) %86, align 4, !tbaa !12
  %88 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 %89
  %91 = load i32, ptr addrspace(5) %90, align 4, !tbaa !12
  %92 = sub i32 0, %91
  %93 = and i32 %87, %92
  store i32 %93, ptr addrspace(5) %13, align 4, !tbaa !12
  %94 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %95 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 %96
  %98 = load i32, ptr addrspace(5) %97, align 4, !tbaa !12
  %99 = xor i32 %98, %94
  store i32 %99, ptr addrspace(5) %97, align 4, !tbaa !12
  %100 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %101 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %102 = sub nsw i32 %101, 1
  %103 = icmp eq i32 %100, %102
  br i1 %103, label %104, label %107
104:
  %105 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %71, !llvm.loop !48
107:
  %108 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 %109
  %111 = load i32, ptr addrspace(5) %110, align 4, !tbaa !12
  %112 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %113 = or i32 %111, %112
  %114 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %115 = add nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 %116
  store i32 %113, ptr addrspace(5) %117, align 4, !tbaa !12
  %118 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 %119
  %121 = load i32, ptr addrspace(5) %120, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %123 = or i32 %121, %122
  %124 = shl i32 %123, 1
  %125 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %126 = add nsw i32 %125, 1
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 %127
  store i32 %124, ptr addrspace(5) %128, align 4, !tbaa !12
  %129 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 %130
  %132 = load i32, ptr addrspace(5) %131, align 4, !tbaa !12
  %133 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %134 = or i32 %132, %133
  %135 = lshr i32 %134, 1
  %136 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %137 = add nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 %138
  store i32 %135, ptr addrspace(5) %139, align 4, !tbaa !12
  %140 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr addrspace(5) %10, align 4, !tbaa !12
  %142 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %143 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [12 x i32], ptr addrspace(5) %5, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %145, align 4, !tbaa !12
  %147 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [12 x i32], ptr addrspace(5) %8, i64 0, i64 %148
  %150 = load i32, ptr addrspace(5) %149, align 4, !tbaa !12
  %151 = or i32 %146, %150
  %152 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [12 x i32], ptr addrspace(5) %9, i64 0, i64 %153
  %155 = load i32, ptr addrspace(5) %154, align 4, !tbaa !12
  %156 = or i32 %151, %155
  %157 = xor i32 %156, -1
  %158 = and i32 %142, %157
  %159 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [12 x i32], ptr addrspace(5) %6, i64 0, i64 %160
  store i32 %158, ptr addrspace(5) %161, align 4, !tbaa !12
  br label %71, !llvm.loop !48
162:
  %163 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %164 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %165 = call i32 @llvm.amdgcn.workgroup.id.x()
  %166 = zext i32 %165 to i64
  %167 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %168 = getelementptr inbounds i8, ptr addrspace(4) %167, i64 4
  %169 = load i16, ptr addrspace(4) %168, align 2, !tbaa !14
  %170 = zext i16 %169 to i32
  %171 = sext i32 %170 to i64
  %172 = mul i64 %166, %171
  %173 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %174 = zext i32 %173 to i64
  %175 = add i64 %172, %174
  %176 = getelementptr inbounds i32, ptr addrspace(1) %164, i64 %175
  store i32 %163, ptr addrspace(1) %176, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  store i32 0, ptr addrspace(5) %12, align 4
  br label %177
177:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 48, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 48, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 48, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 48, ptr addrspace(5) %5) #6
  %178 = load i32, ptr addrspace(5) %12, align 4
  switch i32 %178, label %180 [
    i32 0, label %179
    i32 1, label %179
  ]
179:
  ret void
180:
  unreachable
}
define protected amdgpu_kernel void @ways_out(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
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
  store i32 %23, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %24
24:
  %25 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %26 = icmp slt i32 %25, 20
  br i1 %26, label %28, label %27
27:
  store i32 2, ptr addrspace(5) %8, align 4
  br label %89
28:
  %29 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %30 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %31 = and i32 %30, 15
  %32 = icmp eq i32 %29, %31
  br i1 %32, label %33, label %34
33:
  br label %86
34:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  store i32 %35, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %36
36:
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %38 = icmp sgt i32 %37, 25
  br i1 %38, label %39, label %40
39:
  store i32 5, ptr addrspace(5) %8, align 4
  br label %64
40:
  %41 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %42 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %43 = mul nsw i32 %41, %42
  %44 = and i32 %43, 31
  %45 = icmp eq i32 %44, 7
  br i1 %45, label %46, label %47
46:
  store i32 8, ptr addrspace(5) %8, align 4
  br label %64
47:
  %48 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %49 = icmp sgt i32 %48, 5000
  br i1 %49, label %50, label %51
50:
  store i32 9, ptr addrspace(5) %8, align 4
  br label %64
51:
  %52 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %53 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %54 = xor i32 %52, %53
  %55 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr addrspace(5) %6, align 4, !tbaa !12
  %57 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %58 = icmp slt i32 %57, -3000
  br i1 %58, label %59, label %60
59:
  store i32 1, ptr addrspace(5) %8, align 4
  br label %64
60:
  br label %61
61:
  %62 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr addrspace(5) %9, align 4, !tbaa !12
  br label %36, !llvm.loop !49
64:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  %65 = load i32, ptr addrspace(5) %8, align 4
  switch i32 %65, label %89 [
    i32 5, label %66
    i32 8, label %69
  ]
66:
  %67 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %68 = sub nsw i32 %67, 3
  store i32 %68, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %69
69:
  br label %70
70:
  %71 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %72 = and i32 %71, 3
  %73 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %74 = add nsw i32 %73, %72
  store i32 %74, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %75
75:
  %76 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %77 = and i32 %76, 7
  %78 = icmp eq i32 %77, 5
  br i1 %78, label %79, label %83
79:
  %80 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %81 = add nsw i32 %80, 2
  store i32 %81, ptr addrspace(5) %6, align 4, !tbaa !12
  %82 = icmp ne i32 %81, 0
  br label %83
83:
  %84 = phi i1 [ false, %75 ], [ %82, %79 ]
  br i1 %84, label %70, label %85, !llvm.loop !50
85:
  br label %86
86:
  %87 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %24, !llvm.loop !51
89:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  %90 = load i32, ptr addrspace(5) %8, align 4
  switch i32 %90, label %107 [
    i32 2, label %91
    i32 9, label %92
  ]
91:
  br label %92
92:
  %93 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %94 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  store i32 0, ptr addrspace(5) %8, align 4
  br label %107
107:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  %108 = load i32, ptr addrspace(5) %8, align 4
  switch i32 %108, label %110 [
    i32 0, label %109
    i32 1, label %109
  ]
109:
  ret void
110:
  unreachable
}
define protected amdgpu_kernel void @collatz(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !31 !kernel_arg_access_qual !32 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !34 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #6
  %7 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %19 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = zext i32 %20 to i64
  store i64 %21, ptr addrspace(5) %5, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %22
22:
  %23 = load i64, ptr addrspace(5) %5, align 8, !tbaa !25
  %24 = icmp ne i64 %23, 1
  br i1 %24, label %25, label %40
25:
  %26 = load i64, ptr addrspace(5) %5, align 8, !tbaa !25
  %27 = and i64 %26, 1
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %33
29:
  %30 = load i64, ptr addrspace(5) %5, align 8, !tbaa !25
  %31 = mul i64 3, %30
  %32 = add i64 %31, 1
  br label %36
33:
  %34 = load i64, ptr addrspace(5) %5, align 8, !tbaa !25
  %35 = lshr i64 %34, 1
  br label %36
36:
  %37 = phi i64 [ %32, %29 ], [ %35, %33 ]
  store i64 %37, ptr addrspace(5) %5, align 8, !tbaa !25
  %38 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %39 = add i32 %38, 1
  store i32 %39, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %22, !llvm.loop !53
40:
  %41 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %42 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = zext i32 %43 to i64
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %46 = getelementptr inbounds i8, ptr addrspace(4) %45, i64 4
  %47 = load i16, ptr addrspace(4) %46, align 2, !tbaa !14
  %48 = zext i16 %47 to i32
  %49 = sext i32 %48 to i64
  %50 = mul i64 %44, %49
  %51 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %52 = zext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 %53
  store i32 %41, ptr addrspace(1) %54, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #6
  ret void
}
define internal i32 @is_odd(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !12
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6
5:
  br label %10
6:
  %7 = load i32, ptr addrspace(5) %2, align 4, !tbaa !12
  %8 = sub i32 %7, 1
  %9 = call i32 @is_even(i32 noundef %8) #7
  br label %10
10:
  %11 = phi i32 [ 0, %5 ], [ %9, %6 ]
  ret i32 %11
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-num-vgpr"="32" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 0, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uchar*", !"int", !"int*"}
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
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"int*", !"int*", !"int"}
!21 = !{i32 1, i32 0, i32 0}
!22 = !{!"struct Pair*", !"struct Pair", !"int"}
!23 = !{!"", !"", !""}
!24 = !{i64 0, i64 8, !25, i64 8, i64 4, !12, i64 12, i64 3, !16}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !10, i64 0}
!27 = !{!28, !13, i64 8}
!28 = !{!"Pair", !26, i64 0, !13, i64 8, !10, i64 12}
!29 = distinct !{!29, !18}
!30 = !{!28, !26, i64 0}
!31 = !{i32 1, i32 1}
!32 = !{!"none", !"none"}
!33 = !{!"int*", !"int*"}
!34 = !{!"const", !""}
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !10, i64 0}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
!39 = distinct !{!39, !18}
!40 = distinct !{!40, !18}
!41 = distinct !{!41, !18}
!42 = distinct !{!42, !18}
!43 = distinct !{!43, !18}
!44 = distinct !{!44, !18}
!45 = !{i32 1, i32 0}
!46 = !{!"int*", !"int"}
!47 = !{!"", !""}
!48 = distinct !{!48, !18}
!49 = distinct !{!49, !18}
!50 = distinct !{!50, !18}
!51 = distinct !{!51, !18}
!52 = !{!"uint*", !"uint*"}
!53 = distinct !{!53, !18}
