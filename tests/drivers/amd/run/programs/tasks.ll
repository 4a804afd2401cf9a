target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.Record = type <{ i8, i64, i16 }>
@tree_scan.t = internal addrspace(3) global [1056 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@tiles_look_back.tile = internal addrspace(3) global i32 undef, align 4
@tiles_look_back.base = internal addrspace(3) global i32 undef, align 4
@tiles_look_back.parts = internal addrspace(3) global [8 x i32] undef, align 4
@stencil.t = internal addrspace(3) global [5 x [6 x [9 x float]]] undef, align 4
@solve.m = internal addrspace(3) global [24 x [25 x double]] undef, align 8
@solve.column = internal addrspace(3) global [24 x double] undef, align 8
@solve.pivot = internal addrspace(3) global i32 undef, align 4
@knapsack.t = internal addrspace(3) global [2 x [1025 x i32]] undef, align 4
@reach.head = internal addrspace(3) global i32 undef, align 4
@reach.tail = internal addrspace(3) global i32 undef, align 4
@attention.keys = internal addrspace(3) global [16 x [33 x float]] undef, align 4
@attention.values = internal addrspace(3) global [16 x [33 x float]] undef, align 4
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @tree_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  store i32 1, ptr addrspace(5) %7, align 4, !tbaa !13
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %14 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = zext i32 %14 to i64
  %16 = mul i64 2, %15
  %17 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !13
  %19 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %20 = zext i32 %19 to i64
  %21 = mul i64 2, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = mul i64 2, %23
  %25 = lshr i64 %24, 5
  %26 = add i64 %21, %25
  %27 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %26
  store i32 %18, ptr addrspace(3) %27, align 4, !tbaa !13
  %28 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %29 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = mul i64 2, %30
  %32 = add i64 %31, 1
  %33 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !13
  %35 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %36 = zext i32 %35 to i64
  %37 = mul i64 2, %36
  %38 = add i64 %37, 1
  %39 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %40 = zext i32 %39 to i64
  %41 = mul i64 2, %40
  %42 = add i64 %41, 1
  %43 = lshr i64 %42, 5
  %44 = add i64 %38, %43
  %45 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %44
  store i32 %34, ptr addrspace(3) %45, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  store i32 512, ptr addrspace(5) %8, align 4, !tbaa !13
  br label %46
46:
  %47 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %50, label %49
49:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  br label %107
50:
  br label %51
51:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %52
52:
  br label %53
53:
  %54 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %55 = zext i32 %54 to i64
  %56 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %57 = zext i32 %56 to i64
  %58 = icmp ult i64 %55, %57
  br i1 %58, label %59, label %101
59:
  %60 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %61 = sext i32 %60 to i64
  %62 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = mul i64 2, %63
  %65 = add i64 %64, 1
  %66 = mul i64 %61, %65
  %67 = sub i64 %66, 1
  %68 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %69 = sext i32 %68 to i64
  %70 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %71 = zext i32 %70 to i64
  %72 = mul i64 2, %71
  %73 = add i64 %72, 1
  %74 = mul i64 %69, %73
  %75 = sub i64 %74, 1
  %76 = lshr i64 %75, 5
  %77 = add i64 %67, %76
  %78 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !13
  %80 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %81 = sext i32 %80 to i64
  %82 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %83 = zext i32 %82 to i64
  %84 = mul i64 2, %83
  %85 = add i64 %84, 2
  %86 = mul i64 %81, %85
  %87 = sub i64 %86, 1
  %88 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %89 = sext i32 %88 to i64
  %90 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %91 = zext i32 %90 to i64
  %92 = mul i64 2, %91
  %93 = add i64 %92, 2
  %94 = mul i64 %89, %93
  %95 = sub i64 %94, 1
  %96 = lshr i64 %95, 5
  %97 = add i64 %87, %96
  %98 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %97
  %99 = load i32, ptr addrspace(3) %98, align 4, !tbaa !13
  %100 = add nsw i32 %99, %79
  store i32 %100, ptr addrspace(3) %98, align 4, !tbaa !13
  br label %101
101:
  br label %102
102:
  %103 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %104 = lshr i32 %103, 1
  store i32 %104, ptr addrspace(5) %8, align 4, !tbaa !13
  %105 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %106 = mul nsw i32 %105, 2
  store i32 %106, ptr addrspace(5) %7, align 4, !tbaa !13
  br label %46, !llvm.loop !15
107:
  br label %108
108:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %109
109:
  br label %110
110:
  %111 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %112 = zext i32 %111 to i64
  %113 = icmp ne i64 %112, 0
  br i1 %113, label %117, label %114
114:
  %115 = load i32, ptr addrspace(3) getelementptr inbounds ([1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 1054), align 4, !tbaa !13
  %116 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 %115, ptr addrspace(1) %116, align 4, !tbaa !13
  store i32 0, ptr addrspace(3) getelementptr inbounds ([1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 1054), align 4, !tbaa !13
  br label %117
117:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %118
118:
  %119 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %120 = icmp ult i32 %119, 1024
  br i1 %120, label %122, label %121
121:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  br label %193
122:
  %123 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %124 = ashr i32 %123, 1
  store i32 %124, ptr addrspace(5) %7, align 4, !tbaa !13
  br label %125
125:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %126
126:
  br label %127
127:
  %128 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %129 = zext i32 %128 to i64
  %130 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %131 = zext i32 %130 to i64
  %132 = icmp ult i64 %129, %131
  br i1 %132, label %133, label %189
133:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  %134 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %135 = sext i32 %134 to i64
  %136 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %137 = zext i32 %136 to i64
  %138 = mul i64 2, %137
  %139 = add i64 %138, 1
  %140 = mul i64 %135, %139
  %141 = sub i64 %140, 1
  %142 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %143 = sext i32 %142 to i64
  %144 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %145 = zext i32 %144 to i64
  %146 = mul i64 2, %145
  %147 = add i64 %146, 1
  %148 = mul i64 %143, %147
  %149 = sub i64 %148, 1
  %150 = lshr i64 %149, 5
  %151 = add i64 %141, %150
  %152 = trunc i64 %151 to i32
  store i32 %152, ptr addrspace(5) %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %153 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %154 = sext i32 %153 to i64
  %155 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %156 = zext i32 %155 to i64
  %157 = mul i64 2, %156
  %158 = add i64 %157, 2
  %159 = mul i64 %154, %158
  %160 = sub i64 %159, 1
  %161 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %162 = sext i32 %161 to i64
  %163 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %164 = zext i32 %163 to i64
  %165 = mul i64 2, %164
  %166 = add i64 %165, 2
  %167 = mul i64 %162, %166
  %168 = sub i64 %167, 1
  %169 = lshr i64 %168, 5
  %170 = add i64 %160, %169
  %171 = trunc i64 %170 to i32
  store i32 %171, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %172 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4, !tbaa !13
  store i32 %175, ptr addrspace(5) %12, align 4, !tbaa !13
  %176 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %177
  %179 = load i32, ptr addrspace(3) %178, align 4, !tbaa !13
  %180 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %181
  store i32 %179, ptr addrspace(3) %182, align 4, !tbaa !13
  %183 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %184 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %185
  %187 = load i32, ptr addrspace(3) %186, align 4, !tbaa !13
  %188 = add nsw i32 %187, %183
  store i32 %188, ptr addrspace(3) %186, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  br label %189
189:
  br label %190
190:
  %191 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %192 = mul i32 %191, 2
  store i32 %192, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %118, !llvm.loop !17
193:
  br label %194
194:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %195
195:
  br label %196
196:
  %197 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %198 = zext i32 %197 to i64
  %199 = mul i64 2, %198
  %200 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %201 = zext i32 %200 to i64
  %202 = mul i64 2, %201
  %203 = lshr i64 %202, 5
  %204 = add i64 %199, %203
  %205 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %204
  %206 = load i32, ptr addrspace(3) %205, align 4, !tbaa !13
  %207 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %208 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %209 = zext i32 %208 to i64
  %210 = mul i64 2, %209
  %211 = getelementptr inbounds i32, ptr addrspace(1) %207, i64 %210
  store i32 %206, ptr addrspace(1) %211, align 4, !tbaa !13
  %212 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %213 = zext i32 %212 to i64
  %214 = mul i64 2, %213
  %215 = add i64 %214, 1
  %216 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %217 = zext i32 %216 to i64
  %218 = mul i64 2, %217
  %219 = add i64 %218, 1
  %220 = lshr i64 %219, 5
  %221 = add i64 %215, %220
  %222 = getelementptr inbounds [1056 x i32], ptr addrspace(3) @tree_scan.t, i64 0, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !13
  %224 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %225 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %226 = zext i32 %225 to i64
  %227 = mul i64 2, %226
  %228 = add i64 %227, 1
  %229 = getelementptr inbounds i32, ptr addrspace(1) %224, i64 %228
  store i32 %223, ptr addrspace(1) %229, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare void @llvm.amdgcn.s.barrier() #3
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @tiles_look_back(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 4 %3) #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !kernel_arg_name !22 {
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
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca i64, align 8, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %29 = zext i32 %28 to i64
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %36, label %31
31:
  %32 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !13
  %33 = load i32, ptr addrspace(5) %9, align 4
  %34 = atomicrmw add ptr addrspace(1) %32, i32 %33 syncscope("agent-one-as") monotonic, align 4
  store i32 %34, ptr addrspace(5) %10, align 4
  %35 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  store i32 %35, ptr addrspace(3) @tiles_look_back.tile, align 4, !tbaa !13
  br label %36
36:
  br label %37
37:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %38
38:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %39 = load i32, ptr addrspace(3) @tiles_look_back.tile, align 4, !tbaa !13
  store i32 %39, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %40 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %41 = mul i32 %40, 256
  %42 = zext i32 %41 to i64
  %43 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %44 = zext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr addrspace(5) %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  %47 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %48 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(1) %47, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !13
  store i32 %51, ptr addrspace(5) %13, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = and i64 %53, 31
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %56 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %57 = zext i32 %56 to i64
  %58 = lshr i64 %57, 5
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr addrspace(5) %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #10
  store i32 1, ptr addrspace(5) %16, align 4, !tbaa !13
  br label %60
60:
  %61 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %62 = icmp ult i32 %61, 32
  br i1 %62, label %64, label %63
63:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #10
  br label %84
64:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %65 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %66 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %67 = sub i32 %65, %66
  %68 = shl i32 %67, 2
  %69 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %70 = call i32 @llvm.amdgcn.ds.bpermute(i32 %68, i32 %69)
  store i32 %70, ptr addrspace(5) %17, align 4, !tbaa !13
  %71 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %72 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %73 = icmp uge i32 %71, %72
  br i1 %73, label %74, label %76
74:
  %75 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %77
76:
  br label %77
77:
  %78 = phi i32 [ %75, %74 ], [ 0, %76 ]
  %79 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %80 = add i32 %79, %78
  store i32 %80, ptr addrspace(5) %13, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %81
81:
  %82 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %83 = shl i32 %82, 1
  store i32 %83, ptr addrspace(5) %16, align 4, !tbaa !13
  br label %60, !llvm.loop !23
84:
  %85 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %86 = icmp eq i32 %85, 31
  br i1 %86, label %87, label %92
87:
  %88 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %89 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i32], ptr addrspace(3) @tiles_look_back.parts, i64 0, i64 %90
  store i32 %88, ptr addrspace(3) %91, align 4, !tbaa !13
  br label %92
92:
  br label %93
93:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %94
94:
  br label %95
95:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #10
  store i32 0, ptr addrspace(5) %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #10
  store i32 0, ptr addrspace(5) %19, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #10
  store i32 0, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %98 = icmp ult i32 %97, 8
  br i1 %98, label %100, label %99
99:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #10
  br label %123
100:
  %101 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %102 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %104, label %109
104:
  %105 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds [8 x i32], ptr addrspace(3) @tiles_look_back.parts, i64 0, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !13
  br label %110
109:
  br label %110
110:
  %111 = phi i32 [ %108, %104 ], [ 0, %109 ]
  %112 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %113 = add i32 %112, %111
  store i32 %113, ptr addrspace(5) %18, align 4, !tbaa !13
  %114 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds [8 x i32], ptr addrspace(3) @tiles_look_back.parts, i64 0, i64 %115
  %117 = load i32, ptr addrspace(3) %116, align 4, !tbaa !13
  %118 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %119 = add i32 %118, %117
  store i32 %119, ptr addrspace(5) %19, align 4, !tbaa !13
  br label %120
120:
  %121 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %122 = add i32 %121, 1
  store i32 %122, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %96, !llvm.loop !24
123:
  %124 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %125 = zext i32 %124 to i64
  %126 = icmp ne i64 %125, 0
  br i1 %126, label %183, label %127
127:
  %128 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %129 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i64, ptr addrspace(1) %128, i64 %130
  %132 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %133 = zext i32 %132 to i64
  %134 = or i64 4294967296, %133
  store i64 %134, ptr addrspace(5) %21, align 8, !tbaa !25
  %135 = load i64, ptr addrspace(5) %21, align 8
  store atomic i64 %135, ptr addrspace(1) %131 syncscope("agent-one-as") release, align 8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #10
  store i32 0, ptr addrspace(5) %22, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %23) #10
  %136 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %137 = sub nsw i32 %136, 1
  store i32 %137, ptr addrspace(5) %23, align 4, !tbaa !13
  br label %138
138:
  %139 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %140 = icmp sge i32 %139, 0
  br i1 %140, label %142, label %141
141:
  store i32 12, ptr addrspace(5) %24, align 4
  br label %170
142:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %25) #10
  br label %143
143:
  %144 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %145 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i64, ptr addrspace(1) %144, i64 %146
  %148 = load atomic i64, ptr addrspace(1) %147 syncscope("agent-one-as") acquire, align 8
  store i64 %148, ptr addrspace(5) %26, align 8
  %149 = load i64, ptr addrspace(5) %26, align 8, !tbaa !25
  store i64 %149, ptr addrspace(5) %25, align 8, !tbaa !25
  %150 = lshr i64 %149, 32
  %151 = icmp ne i64 %150, 0
  %152 = xor i1 %151, true
  br i1 %152, label %153, label %154
153:
  br label %143, !llvm.loop !27
154:
  %155 = load i64, ptr addrspace(5) %25, align 8, !tbaa !25
  %156 = trunc i64 %155 to i32
  %157 = load i32, ptr addrspace(5) %22, align 4, !tbaa !13
  %158 = add i32 %157, %156
  store i32 %158, ptr addrspace(5) %22, align 4, !tbaa !13
  %159 = load i64, ptr addrspace(5) %25, align 8, !tbaa !25
  %160 = lshr i64 %159, 32
  %161 = icmp eq i64 %160, 2
  br i1 %161, label %162, label %163
162:
  store i32 12, ptr addrspace(5) %24, align 4
  br label %164
163:
  store i32 0, ptr addrspace(5) %24, align 4
  br label %164
164:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %25) #10
  %165 = load i32, ptr addrspace(5) %24, align 4
  switch i32 %165, label %170 [
    i32 0, label %166
  ]
166:
  br label %167
167:
  %168 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %169 = add nsw i32 %168, -1
  store i32 %169, ptr addrspace(5) %23, align 4, !tbaa !13
  br label %138, !llvm.loop !28
170:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %23) #10
  br label %171
171:
  %172 = load i32, ptr addrspace(5) %22, align 4, !tbaa !13
  store i32 %172, ptr addrspace(3) @tiles_look_back.base, align 4, !tbaa !13
  %173 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %174 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds i64, ptr addrspace(1) %173, i64 %175
  %177 = load i32, ptr addrspace(5) %22, align 4, !tbaa !13
  %178 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %179 = add i32 %177, %178
  %180 = zext i32 %179 to i64
  %181 = or i64 8589934592, %180
  store i64 %181, ptr addrspace(5) %27, align 8, !tbaa !25
  %182 = load i64, ptr addrspace(5) %27, align 8
  store atomic i64 %182, ptr addrspace(1) %176 syncscope("agent-one-as") release, align 8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #10
  br label %183
183:
  br label %184
184:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %185
185:
  br label %186
186:
  %187 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %188 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %189 = add i32 %187, %188
  %190 = load i32, ptr addrspace(3) @tiles_look_back.base, align 4, !tbaa !13
  %191 = add i32 %189, %190
  %192 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %193 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds i32, ptr addrspace(1) %192, i64 %194
  store i32 %191, ptr addrspace(1) %195, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  ret void
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5
define protected amdgpu_kernel void @stencil(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #4 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 !kernel_arg_name !33 {
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
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %2, ptr addrspace(5) %8, align 4, !tbaa !13
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !13
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %29 = zext i32 %28 to i64
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %13, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = zext i32 %31 to i64
  %33 = mul i64 %32, 7
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %35 = call i32 @llvm.amdgcn.workgroup.id.y()
  %36 = zext i32 %35 to i64
  %37 = mul i64 %36, 4
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #10
  %39 = call i32 @llvm.amdgcn.workgroup.id.z()
  %40 = zext i32 %39 to i64
  %41 = mul i64 %40, 3
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %43 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %44 = mul nsw i32 %43, 4
  %45 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %46 = add nsw i32 %44, %45
  %47 = mul nsw i32 %46, 7
  %48 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %50
50:
  %51 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %52 = icmp slt i32 %51, 270
  br i1 %52, label %54, label %53
53:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %129
54:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #10
  %55 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %56 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %57 = srem i32 %56, 9
  %58 = add nsw i32 %55, %57
  %59 = sub nsw i32 %58, 1
  store i32 %59, ptr addrspace(5) %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #10
  %60 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %61 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %62 = sdiv i32 %61, 9
  %63 = srem i32 %62, 6
  %64 = add nsw i32 %60, %63
  %65 = sub nsw i32 %64, 1
  store i32 %65, ptr addrspace(5) %19, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #10
  %66 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %67 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %68 = sdiv i32 %67, 54
  %69 = add nsw i32 %66, %68
  %70 = sub nsw i32 %69, 1
  store i32 %70, ptr addrspace(5) %20, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %21) #10
  %71 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %72 = icmp sge i32 %71, 0
  br i1 %72, label %73, label %91
73:
  %74 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %75 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %91
77:
  %78 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %79 = icmp sge i32 %78, 0
  br i1 %79, label %80, label %91
80:
  %81 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %82 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %91
84:
  %85 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %86 = icmp sge i32 %85, 0
  br i1 %86, label %87, label %91
87:
  %88 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %89 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %90 = icmp slt i32 %88, %89
  br label %91
91:
  %92 = phi i1 [ false, %84 ], [ false, %80 ], [ false, %77 ], [ false, %73 ], [ false, %54 ], [ %90, %87 ]
  %93 = zext i1 %92 to i8
  store i8 %93, ptr addrspace(5) %21, align 1, !tbaa !34
  %94 = load i8, ptr addrspace(5) %21, align 1, !tbaa !34, !range !36, !noundef !37
  %95 = trunc i8 %94 to i1
  br i1 %95, label %96, label %110
96:
  %97 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %98 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %99 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %100 = mul nsw i32 %98, %99
  %101 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %102 = add nsw i32 %100, %101
  %103 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %107
  %109 = load float, ptr addrspace(1) %108, align 4, !tbaa !38
  br label %111
110:
  br label %111
111:
  %112 = phi float [ %109, %96 ], [ 0.000000e+00, %110 ]
  %113 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %114 = sdiv i32 %113, 54
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %115
  %117 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %118 = sdiv i32 %117, 9
  %119 = srem i32 %118, 6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %116, i64 0, i64 %120
  %122 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %123 = srem i32 %122, 9
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [9 x float], ptr addrspace(3) %121, i64 0, i64 %124
  store float %112, ptr addrspace(3) %125, align 4, !tbaa !38
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %21) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #10
  br label %126
126:
  %127 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %128 = add nsw i32 %127, 84
  store i32 %128, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %50, !llvm.loop !40
129:
  br label %130
130:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %131
131:
  br label %132
132:
  %133 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr addrspace(5) %11, align 4, !tbaa !13
  %135 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr addrspace(5) %12, align 4, !tbaa !13
  %137 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr addrspace(5) %13, align 4, !tbaa !13
  %139 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %140 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %141 = add nsw i32 %139, %140
  %142 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %143 = icmp sle i32 %141, %142
  br i1 %143, label %144, label %260
144:
  %145 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %146 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %147 = add nsw i32 %145, %146
  %148 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %149 = icmp sle i32 %147, %148
  br i1 %149, label %150, label %260
150:
  %151 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %152 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %153 = add nsw i32 %151, %152
  %154 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %155 = icmp sle i32 %153, %154
  br i1 %155, label %156, label %260
156:
  %157 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %158
  %160 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %159, i64 0, i64 %161
  %163 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %164 = sub nsw i32 %163, 1
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [9 x float], ptr addrspace(3) %162, i64 0, i64 %165
  %167 = load float, ptr addrspace(3) %166, align 4, !tbaa !38
  %168 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %169
  %171 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %170, i64 0, i64 %172
  %174 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %175 = add nsw i32 %174, 1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [9 x float], ptr addrspace(3) %173, i64 0, i64 %176
  %178 = load float, ptr addrspace(3) %177, align 4, !tbaa !38
  %179 = fadd float %167, %178
  %180 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %181
  %183 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %184 = sub nsw i32 %183, 1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %182, i64 0, i64 %185
  %187 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [9 x float], ptr addrspace(3) %186, i64 0, i64 %188
  %190 = load float, ptr addrspace(3) %189, align 4, !tbaa !38
  %191 = fadd float %179, %190
  %192 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %193
  %195 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %196 = add nsw i32 %195, 1
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %194, i64 0, i64 %197
  %199 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [9 x float], ptr addrspace(3) %198, i64 0, i64 %200
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !38
  %203 = fadd float %191, %202
  %204 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %205 = sub nsw i32 %204, 1
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %206
  %208 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %207, i64 0, i64 %209
  %211 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [9 x float], ptr addrspace(3) %210, i64 0, i64 %212
  %214 = load float, ptr addrspace(3) %213, align 4, !tbaa !38
  %215 = fadd float %203, %214
  %216 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %217 = add nsw i32 %216, 1
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %218
  %220 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %219, i64 0, i64 %221
  %223 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [9 x float], ptr addrspace(3) %222, i64 0, i64 %224
  %226 = load float, ptr addrspace(3) %225, align 4, !tbaa !38
  %227 = fadd float %215, %226
  %228 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [5 x [6 x [9 x float]]], ptr addrspace(3) @stencil.t, i64 0, i64 %229
  %231 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [6 x [9 x float]], ptr addrspace(3) %230, i64 0, i64 %232
  %234 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [9 x float], ptr addrspace(3) %233, i64 0, i64 %235
  %237 = load float, ptr addrspace(3) %236, align 4, !tbaa !38
  %238 = call float @llvm.fmuladd.f32(float -6.000000e+00, float %237, float %227)
  %239 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %240 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %241 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %242 = add nsw i32 %240, %241
  %243 = sub nsw i32 %242, 1
  %244 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %245 = mul nsw i32 %243, %244
  %246 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %247 = add nsw i32 %245, %246
  %248 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %249 = add nsw i32 %247, %248
  %250 = sub nsw i32 %249, 1
  %251 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %252 = mul nsw i32 %250, %251
  %253 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %254 = add nsw i32 %252, %253
  %255 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %256 = add nsw i32 %254, %255
  %257 = sub nsw i32 %256, 1
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds float, ptr addrspace(1) %239, i64 %258
  store float %238, ptr addrspace(1) %259, align 4, !tbaa !38
  br label %260
260:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  ret void
}
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2
declare float @llvm.fmuladd.f32(float, float, float) #2
define protected amdgpu_kernel void @solve(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #4 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 !kernel_arg_name !43 {
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
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %27
27:
  %28 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %29 = icmp slt i32 %28, 24
  br i1 %29, label %31, label %30
30:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  br label %52
31:
  %32 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %33 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %34 = mul nsw i32 %33, 576
  %35 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %36 = mul nsw i32 %35, 24
  %37 = add nsw i32 %34, %36
  %38 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspace(1) %32, i64 %40
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !44
  %43 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %44
  %46 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [25 x double], ptr addrspace(3) %45, i64 0, i64 %47
  store double %42, ptr addrspace(3) %48, align 8, !tbaa !44
  br label %49
49:
  %50 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %27, !llvm.loop !46
52:
  %53 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %54 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %55 = mul nsw i32 %54, 24
  %56 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr addrspace(1) %53, i64 %58
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !44
  %61 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %62
  %64 = getelementptr inbounds [25 x double], ptr addrspace(3) %63, i64 0, i64 24
  store double %60, ptr addrspace(3) %64, align 8, !tbaa !44
  br label %65
65:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %66
66:
  br label %67
67:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  store i32 0, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %68
68:
  %69 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %70 = icmp slt i32 %69, 24
  br i1 %70, label %72, label %71
71:
  store i32 7, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  br label %233
72:
  %73 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %112, label %75
75:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %76 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  store i32 %76, ptr addrspace(5) %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  %77 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %79
79:
  %80 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %81 = icmp slt i32 %80, 24
  br i1 %81, label %83, label %82
82:
  store i32 10, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  br label %110
83:
  %84 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %85
  %87 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [25 x double], ptr addrspace(3) %86, i64 0, i64 %88
  %90 = load double, ptr addrspace(3) %89, align 8, !tbaa !44
  %91 = call double @llvm.fabs.f64(double %90)
  %92 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %93
  %95 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [25 x double], ptr addrspace(3) %94, i64 0, i64 %96
  %98 = load double, ptr addrspace(3) %97, align 8, !tbaa !44
  %99 = call double @llvm.fabs.f64(double %98)
  %100 = fcmp ogt double %91, %99
  br i1 %100, label %101, label %103
101:
  %102 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %105
103:
  %104 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %105
105:
  %106 = phi i32 [ %102, %101 ], [ %104, %103 ]
  store i32 %106, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %107
107:
  %108 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %79, !llvm.loop !47
110:
  %111 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  store i32 %111, ptr addrspace(3) @solve.pivot, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %116 = load i32, ptr addrspace(3) @solve.pivot, align 4, !tbaa !13
  store i32 %116, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %117 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  store i32 %117, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %118
118:
  %119 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %120 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %121 = icmp ne i32 %119, %120
  br i1 %121, label %122, label %125
122:
  %123 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %124 = icmp slt i32 %123, 25
  br label %125
125:
  %126 = phi i1 [ false, %118 ], [ %124, %122 ]
  br i1 %126, label %128, label %127
127:
  store i32 15, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  br label %159
128:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #10
  %129 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %130
  %132 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [25 x double], ptr addrspace(3) %131, i64 0, i64 %133
  %135 = load double, ptr addrspace(3) %134, align 8, !tbaa !44
  store double %135, ptr addrspace(5) %16, align 8, !tbaa !44
  %136 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %137
  %139 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [25 x double], ptr addrspace(3) %138, i64 0, i64 %140
  %142 = load double, ptr addrspace(3) %141, align 8, !tbaa !44
  %143 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [25 x double], ptr addrspace(3) %145, i64 0, i64 %147
  store double %142, ptr addrspace(3) %148, align 8, !tbaa !44
  %149 = load double, ptr addrspace(5) %16, align 8, !tbaa !44
  %150 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %151
  %153 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [25 x double], ptr addrspace(3) %152, i64 0, i64 %154
  store double %149, ptr addrspace(3) %155, align 8, !tbaa !44
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #10
  br label %156
156:
  %157 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %158 = add nsw i32 %157, 24
  store i32 %158, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %118, !llvm.loop !48
159:
  br label %160
160:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %161
161:
  br label %162
162:
  %163 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %164 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %165 = icmp sgt i32 %163, %164
  br i1 %165, label %166, label %182
166:
  %167 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %168
  %170 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [25 x double], ptr addrspace(3) %169, i64 0, i64 %171
  %173 = load double, ptr addrspace(3) %172, align 8, !tbaa !44
  %174 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %175
  %177 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [25 x double], ptr addrspace(3) %176, i64 0, i64 %178
  %180 = load double, ptr addrspace(3) %179, align 8, !tbaa !44
  %181 = fdiv double %173, %180
  br label %183
182:
  br label %183
183:
  %184 = phi double [ %181, %166 ], [ 0.000000e+00, %182 ]
  %185 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [24 x double], ptr addrspace(3) @solve.column, i64 0, i64 %186
  store double %184, ptr addrspace(3) %187, align 8, !tbaa !44
  br label %188
188:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %189
189:
  br label %190
190:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %191 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  store i32 %191, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %192
192:
  %193 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %194 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %195 = icmp sgt i32 %193, %194
  br i1 %195, label %196, label %199
196:
  %197 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %198 = icmp slt i32 %197, 25
  br label %199
199:
  %200 = phi i1 [ false, %192 ], [ %198, %196 ]
  br i1 %200, label %202, label %201
201:
  store i32 22, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %226
202:
  %203 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [24 x double], ptr addrspace(3) @solve.column, i64 0, i64 %204
  %206 = load double, ptr addrspace(3) %205, align 8, !tbaa !44
  %207 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %208
  %210 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [25 x double], ptr addrspace(3) %209, i64 0, i64 %211
  %213 = load double, ptr addrspace(3) %212, align 8, !tbaa !44
  %214 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %215
  %217 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [25 x double], ptr addrspace(3) %216, i64 0, i64 %218
  %220 = load double, ptr addrspace(3) %219, align 8, !tbaa !44
  %221 = fneg double %206
  %222 = call double @llvm.fmuladd.f64(double %221, double %213, double %220)
  store double %222, ptr addrspace(3) %219, align 8, !tbaa !44
  br label %223
223:
  %224 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %192, !llvm.loop !49
226:
  br label %227
227:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %228
228:
  br label %229
229:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  br label %230
230:
  %231 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %68, !llvm.loop !50
233:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #10
  store i32 23, ptr addrspace(5) %18, align 4, !tbaa !13
  br label %234
234:
  %235 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %236 = icmp sge i32 %235, 0
  br i1 %236, label %238, label %237
237:
  store i32 27, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #10
  br label %292
238:
  %239 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %240 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %241 = icmp eq i32 %239, %240
  br i1 %241, label %242, label %285
242:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %19) #10
  %243 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %244
  %246 = getelementptr inbounds [25 x double], ptr addrspace(3) %245, i64 0, i64 24
  %247 = load double, ptr addrspace(3) %246, align 8, !tbaa !44
  store double %247, ptr addrspace(5) %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #10
  %248 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %249 = add nsw i32 %248, 1
  store i32 %249, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %250
250:
  %251 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %252 = icmp slt i32 %251, 24
  br i1 %252, label %254, label %253
253:
  store i32 30, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #10
  br label %272
254:
  %255 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %256
  %258 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [25 x double], ptr addrspace(3) %257, i64 0, i64 %259
  %261 = load double, ptr addrspace(3) %260, align 8, !tbaa !44
  %262 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [24 x double], ptr addrspace(3) @solve.column, i64 0, i64 %263
  %265 = load double, ptr addrspace(3) %264, align 8, !tbaa !44
  %266 = load double, ptr addrspace(5) %19, align 8, !tbaa !44
  %267 = fneg double %261
  %268 = call double @llvm.fmuladd.f64(double %267, double %265, double %266)
  store double %268, ptr addrspace(5) %19, align 8, !tbaa !44
  br label %269
269:
  %270 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %250, !llvm.loop !51
272:
  %273 = load double, ptr addrspace(5) %19, align 8, !tbaa !44
  %274 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [24 x [25 x double]], ptr addrspace(3) @solve.m, i64 0, i64 %275
  %277 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [25 x double], ptr addrspace(3) %276, i64 0, i64 %278
  %280 = load double, ptr addrspace(3) %279, align 8, !tbaa !44
  %281 = fdiv double %273, %280
  %282 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [24 x double], ptr addrspace(3) @solve.column, i64 0, i64 %283
  store double %281, ptr addrspace(3) %284, align 8, !tbaa !44
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %19) #10
  br label %285
285:
  br label %286
286:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %287
287:
  br label %288
288:
  br label %289
289:
  %290 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %291 = add nsw i32 %290, -1
  store i32 %291, ptr addrspace(5) %18, align 4, !tbaa !13
  br label %234, !llvm.loop !52
292:
  %293 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds [24 x double], ptr addrspace(3) @solve.column, i64 0, i64 %294
  %296 = load double, ptr addrspace(3) %295, align 8, !tbaa !44
  %297 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %298 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %299 = mul nsw i32 %298, 24
  %300 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %301 = add nsw i32 %299, %300
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds double, ptr addrspace(1) %297, i64 %302
  store double %296, ptr addrspace(1) %303, align 8, !tbaa !44
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  ret void
}
declare double @llvm.fabs.f64(double) #2
declare double @llvm.fmuladd.f64(double, double, double) #2
define protected amdgpu_kernel void @power_modulo(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !53 !kernel_arg_base_type !53 !kernel_arg_type_qual !54 !kernel_arg_name !55 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  %13 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %14 = call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = zext i32 %14 to i64
  %16 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %17 = getelementptr inbounds i8, ptr addrspace(4) %16, i64 4
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !56
  %19 = zext i16 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = mul i64 %15, %20
  %22 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds i64, ptr addrspace(1) %13, i64 %24
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !25
  store i64 %26, ptr addrspace(5) %9, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #10
  %27 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !56
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = getelementptr inbounds i64, ptr addrspace(1) %27, i64 %38
  %40 = load i64, ptr addrspace(1) %39, align 8, !tbaa !25
  %41 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %42 = urem i64 %40, %41
  store i64 %42, ptr addrspace(5) %10, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #10
  store i64 1, ptr addrspace(5) %11, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #10
  %43 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = zext i32 %44 to i64
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %47 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 4
  %48 = load i16, ptr addrspace(4) %47, align 2, !tbaa !56
  %49 = zext i16 %48 to i32
  %50 = sext i32 %49 to i64
  %51 = mul i64 %45, %50
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = getelementptr inbounds i64, ptr addrspace(1) %43, i64 %54
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !25
  store i64 %56, ptr addrspace(5) %12, align 8, !tbaa !25
  br label %57
57:
  %58 = load i64, ptr addrspace(5) %12, align 8, !tbaa !25
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %61, label %60
60:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #10
  br label %88
61:
  %62 = load i64, ptr addrspace(5) %12, align 8, !tbaa !25
  %63 = and i64 %62, 1
  %64 = icmp ne i64 %63, 0
  br i1 %64, label %65, label %75
65:
  %66 = load i64, ptr addrspace(5) %11, align 8, !tbaa !25
  %67 = zext i64 %66 to i128
  %68 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %69 = zext i64 %68 to i128
  %70 = mul i128 %67, %69
  %71 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %72 = zext i64 %71 to i128
  %73 = urem i128 %70, %72
  %74 = trunc i128 %73 to i64
  store i64 %74, ptr addrspace(5) %11, align 8, !tbaa !25
  br label %75
75:
  %76 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %77 = zext i64 %76 to i128
  %78 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %79 = zext i64 %78 to i128
  %80 = mul i128 %77, %79
  %81 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %82 = zext i64 %81 to i128
  %83 = urem i128 %80, %82
  %84 = trunc i128 %83 to i64
  store i64 %84, ptr addrspace(5) %10, align 8, !tbaa !25
  br label %85
85:
  %86 = load i64, ptr addrspace(5) %12, align 8, !tbaa !25
  %87 = lshr i64 %86, 1
  store i64 %87, ptr addrspace(5) %12, align 8, !tbaa !25
  br label %57, !llvm.loop !58
88:
  %89 = load i64, ptr addrspace(5) %11, align 8, !tbaa !25
  %90 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %94 = getelementptr inbounds i8, ptr addrspace(4) %93, i64 4
  %95 = load i16, ptr addrspace(4) %94, align 2, !tbaa !56
  %96 = zext i16 %95 to i32
  %97 = sext i32 %96 to i64
  %98 = mul i64 %92, %97
  %99 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %100 = zext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = getelementptr inbounds i64, ptr addrspace(1) %90, i64 %101
  store i64 %89, ptr addrspace(1) %102, align 8, !tbaa !25
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  ret void
}
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
define protected amdgpu_kernel void @find_first(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(4) noundef align 1 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) #4 !kernel_arg_addr_space !59 !kernel_arg_access_qual !30 !kernel_arg_type !60 !kernel_arg_base_type !60 !kernel_arg_type_qual !61 !kernel_arg_name !62 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca [256 x i8], align 1, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 %1, ptr addrspace(5) %7, align 4, !tbaa !13
  store ptr addrspace(4) %2, ptr addrspace(5) %8, align 8, !tbaa !9
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !13
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 256, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %20
20:
  %21 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %22 = icmp slt i32 %21, 256
  br i1 %22, label %24, label %23
23:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  br label %33
24:
  %25 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %26 = trunc i32 %25 to i8
  %27 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [256 x i8], ptr addrspace(5) %11, i64 0, i64 %28
  store i8 %26, ptr addrspace(5) %29, align 1, !tbaa !63
  br label %30
30:
  %31 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %20, !llvm.loop !64
33:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  store i32 0, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %36 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %37 = sub nsw i32 %36, 1
  %38 = icmp slt i32 %35, %37
  br i1 %38, label %40, label %39
39:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  br label %56
40:
  %41 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %42 = sub nsw i32 %41, 1
  %43 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %44 = sub nsw i32 %42, %43
  %45 = trunc i32 %44 to i8
  %46 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !9
  %47 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(4) %46, i64 %48
  %50 = load i8, ptr addrspace(4) %49, align 1, !tbaa !63
  %51 = zext i8 %50 to i64
  %52 = getelementptr inbounds [256 x i8], ptr addrspace(5) %11, i64 0, i64 %51
  store i8 %45, ptr addrspace(5) %52, align 1, !tbaa !63
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %34, !llvm.loop !65
56:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = zext i32 %57 to i64
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %60 = getelementptr inbounds i8, ptr addrspace(4) %59, i64 4
  %61 = load i16, ptr addrspace(4) %60, align 2, !tbaa !56
  %62 = zext i16 %61 to i32
  %63 = sext i32 %62 to i64
  %64 = mul i64 %58, %63
  %65 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %66 = zext i32 %65 to i64
  %67 = add i64 %64, %66
  %68 = trunc i64 %67 to i32
  %69 = mul nsw i32 %68, 64
  %70 = add nsw i32 %69, 64
  %71 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %72 = add nsw i32 %70, %71
  %73 = sub nsw i32 %72, 1
  %74 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %75 = call i32 @llvm.smin.i32(i32 %73, i32 %74)
  store i32 %75, ptr addrspace(5) %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %76 = call i32 @llvm.amdgcn.workgroup.id.x()
  %77 = zext i32 %76 to i64
  %78 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %79 = getelementptr inbounds i8, ptr addrspace(4) %78, i64 4
  %80 = load i16, ptr addrspace(4) %79, align 2, !tbaa !56
  %81 = zext i16 %80 to i32
  %82 = sext i32 %81 to i64
  %83 = mul i64 %77, %82
  %84 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %85 = zext i32 %84 to i64
  %86 = add i64 %83, %85
  %87 = mul i64 %86, 64
  %88 = trunc i64 %87 to i32
  store i32 %88, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %89
89:
  %90 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %91 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %92 = add nsw i32 %90, %91
  %93 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %94 = icmp sle i32 %92, %93
  br i1 %94, label %96, label %95
95:
  store i32 8, ptr addrspace(5) %16, align 4
  br label %151
96:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %97 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %98 = sub nsw i32 %97, 1
  store i32 %98, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %99
99:
  %100 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %101 = icmp sge i32 %100, 0
  br i1 %101, label %102, label %118
102:
  %103 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %104 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %105 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr addrspace(1) %103, i64 %107
  %109 = load i8, ptr addrspace(1) %108, align 1, !tbaa !63
  %110 = zext i8 %109 to i32
  %111 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !9
  %112 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr addrspace(4) %111, i64 %113
  %115 = load i8, ptr addrspace(4) %114, align 1, !tbaa !63
  %116 = zext i8 %115 to i32
  %117 = icmp eq i32 %110, %116
  br label %118
118:
  %119 = phi i1 [ false, %99 ], [ %117, %102 ]
  br i1 %119, label %120, label %123
120:
  %121 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %122 = add nsw i32 %121, -1
  store i32 %122, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %99, !llvm.loop !66
123:
  %124 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %125 = icmp slt i32 %124, 0
  br i1 %125, label %126, label %132
126:
  %127 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  %128 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  store i32 %128, ptr addrspace(5) %18, align 4, !tbaa !13
  %129 = load i32, ptr addrspace(5) %18, align 4
  %130 = atomicrmw min ptr addrspace(1) %127, i32 %129 monotonic, align 4
  store i32 %130, ptr addrspace(5) %19, align 4
  %131 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  store i32 1, ptr addrspace(5) %16, align 4
  br label %133
132:
  store i32 0, ptr addrspace(5) %16, align 4
  br label %133
133:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  %134 = load i32, ptr addrspace(5) %16, align 4
  switch i32 %134, label %151 [
    i32 0, label %135
  ]
135:
  br label %136
136:
  %137 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %138 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %139 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %140 = add nsw i32 %138, %139
  %141 = sub nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %137, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !63
  %145 = zext i8 %144 to i64
  %146 = getelementptr inbounds [256 x i8], ptr addrspace(5) %11, i64 0, i64 %145
  %147 = load i8, ptr addrspace(5) %146, align 1, !tbaa !63
  %148 = zext i8 %147 to i32
  %149 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %150 = add nsw i32 %149, %148
  store i32 %150, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %89, !llvm.loop !67
151:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  %152 = load i32, ptr addrspace(5) %16, align 4
  switch i32 %152, label %154 [
    i32 8, label %153
  ]
153:
  store i32 0, ptr addrspace(5) %16, align 4
  br label %154
154:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.end.p5(i64 256, ptr addrspace(5) %11) #10
  %155 = load i32, ptr addrspace(5) %16, align 4
  switch i32 %155, label %157 [
    i32 0, label %156
    i32 1, label %156
  ]
156:
  ret void
157:
  unreachable
}
declare i32 @llvm.smin.i32(i32, i32) #2
define protected amdgpu_kernel void @unpack(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(1) noundef align 1 %2) #4 !kernel_arg_addr_space !68 !kernel_arg_access_qual !5 !kernel_arg_type !69 !kernel_arg_base_type !69 !kernel_arg_type_qual !7 !kernel_arg_name !70 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8, align 1, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #10
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !13
  br label %14
14:
  %15 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %16 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %105
18:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %9) #10
  %19 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %20 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr addrspace(5) %8, align 4, !tbaa !13
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !63
  store i8 %24, ptr addrspace(5) %9, align 1, !tbaa !63
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  %25 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %26 = addrspacecast ptr addrspace(5) %8 to ptr
  %27 = load i8, ptr addrspace(5) %9, align 1, !tbaa !63
  %28 = zext i8 %27 to i32
  %29 = ashr i32 %28, 4
  %30 = call i32 @length_of(ptr addrspace(1) noundef %25, ptr noundef %26, i32 noundef %29) #11
  store i32 %30, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %35, label %34
34:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  br label %50
35:
  %36 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %37 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr addrspace(5) %8, align 4, !tbaa !13
  %39 = sext i32 %37 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %36, i64 %39
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !63
  %42 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %43 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr addrspace(5) %7, align 4, !tbaa !13
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds i8, ptr addrspace(1) %42, i64 %45
  store i8 %41, ptr addrspace(1) %46, align 1, !tbaa !63
  br label %47
47:
  %48 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %49 = add nsw i32 %48, -1
  store i32 %49, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %31, !llvm.loop !71
50:
  %51 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %52 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %53 = icmp sge i32 %51, %52
  br i1 %53, label %54, label %55
54:
  store i32 3, ptr addrspace(5) %11, align 4
  br label %102
55:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %56 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %57 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %56, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !63
  %61 = zext i8 %60 to i32
  %62 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %63 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %62, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !63
  %68 = zext i8 %67 to i32
  %69 = shl i32 %68, 8
  %70 = or i32 %61, %69
  store i32 %70, ptr addrspace(5) %12, align 4, !tbaa !13
  %71 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %72 = add nsw i32 %71, 2
  store i32 %72, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #10
  %73 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %74 = addrspacecast ptr addrspace(5) %8 to ptr
  %75 = load i8, ptr addrspace(5) %9, align 1, !tbaa !63
  %76 = zext i8 %75 to i32
  %77 = and i32 %76, 15
  %78 = call i32 @length_of(ptr addrspace(1) noundef %73, ptr noundef %74, i32 noundef %77) #11
  %79 = add nsw i32 %78, 4
  store i32 %79, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %80
80:
  %81 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %84, label %83
83:
  store i32 7, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #10
  br label %101
84:
  %85 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %86 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %87 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %88 = sub nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr addrspace(1) %85, i64 %89
  %91 = load i8, ptr addrspace(1) %90, align 1, !tbaa !63
  %92 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %93 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %92, i64 %94
  store i8 %91, ptr addrspace(1) %95, align 1, !tbaa !63
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %98 = add nsw i32 %97, -1
  store i32 %98, ptr addrspace(5) %13, align 4, !tbaa !13
  %99 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr addrspace(5) %7, align 4, !tbaa !13
  br label %80, !llvm.loop !72
101:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  store i32 0, ptr addrspace(5) %11, align 4
  br label %102
102:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %9) #10
  %103 = load i32, ptr addrspace(5) %11, align 4
  switch i32 %103, label %106 [
    i32 0, label %104
    i32 3, label %105
  ]
104:
  br label %14, !llvm.loop !73
105:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  ret void
106:
  unreachable
}
define internal i32 @length_of(ptr addrspace(1) noundef %0, ptr noundef %1, i32 noundef %2) #6 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  store i32 %9, ptr addrspace(5) %7, align 4, !tbaa !13
  %10 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %11 = icmp eq i32 %10, 15
  br i1 %11, label %12, label %32
12:
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %8) #10
  store i8 -1, ptr addrspace(5) %8, align 1, !tbaa !63
  br label %13
13:
  %14 = load i8, ptr addrspace(5) %8, align 1, !tbaa !63
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 255
  br i1 %16, label %18, label %17
17:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %8) #10
  br label %31
18:
  %19 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %20 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !9
  %21 = load i32, ptr %20, align 4, !tbaa !13
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !13
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !63
  store i8 %25, ptr addrspace(5) %8, align 1, !tbaa !63
  br label %26
26:
  %27 = load i8, ptr addrspace(5) %8, align 1, !tbaa !63
  %28 = zext i8 %27 to i32
  %29 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr addrspace(5) %7, align 4, !tbaa !13
  br label %13, !llvm.loop !74
31:
  br label %32
32:
  %33 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  ret i32 %33
}
define protected amdgpu_kernel void @insert(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #4 !kernel_arg_addr_space !75 !kernel_arg_access_qual !19 !kernel_arg_type !76 !kernel_arg_base_type !76 !kernel_arg_type_qual !21 !kernel_arg_name !77 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store i32 %2, ptr addrspace(5) %7, align 4, !tbaa !13
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  %20 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %21 = call i32 @llvm.amdgcn.workgroup.id.x()
  %22 = zext i32 %21 to i64
  %23 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %24 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 4
  %25 = load i16, ptr addrspace(4) %24, align 2, !tbaa !56
  %26 = zext i16 %25 to i32
  %27 = sext i32 %26 to i64
  %28 = mul i64 %22, %27
  %29 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %30 = zext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = getelementptr inbounds i32, ptr addrspace(1) %20, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !13
  store i32 %33, ptr addrspace(5) %9, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #10
  %34 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %35 = mul i32 %34, -1640531535
  store i32 %35, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %36
36:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #10
  store i64 0, ptr addrspace(5) %11, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #10
  %37 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %38 = zext i32 %37 to i64
  %39 = shl i64 %38, 16
  %40 = or i64 -9223372036854775808, %39
  %41 = or i64 %40, 1
  store i64 %41, ptr addrspace(5) %12, align 8, !tbaa !25
  %42 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %43 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %44 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %45 = and i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr addrspace(1) %42, i64 %46
  %48 = load i64, ptr addrspace(5) %12, align 8, !tbaa !25
  store i64 %48, ptr addrspace(5) %13, align 8, !tbaa !25
  %49 = load i64, ptr addrspace(5) %11, align 8
  %50 = load i64, ptr addrspace(5) %13, align 8
  %51 = cmpxchg ptr addrspace(1) %47, i64 %49, i64 %50 acq_rel acquire, align 8
  %52 = extractvalue { i64, i1 } %51, 0
  %53 = extractvalue { i64, i1 } %51, 1
  br i1 %53, label %55, label %54
54:
  store i64 %52, ptr addrspace(5) %11, align 8
  br label %55
55:
  %56 = zext i1 %53 to i8
  store i8 %56, ptr addrspace(5) %14, align 1, !tbaa !34
  %57 = load i8, ptr addrspace(5) %14, align 1, !tbaa !34, !range !36, !noundef !37
  %58 = trunc i8 %57 to i1
  br i1 %58, label %59, label %60
59:
  store i32 1, ptr addrspace(5) %15, align 4
  br label %81
60:
  %61 = load i64, ptr addrspace(5) %11, align 8, !tbaa !25
  %62 = lshr i64 %61, 16
  %63 = trunc i64 %62 to i32
  %64 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %80
66:
  %67 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %68 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %69 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %70 = and i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds i64, ptr addrspace(1) %67, i64 %71
  store i64 1, ptr addrspace(5) %16, align 8, !tbaa !25
  %73 = load i64, ptr addrspace(5) %16, align 8
  %74 = atomicrmw add ptr addrspace(1) %72, i64 %73 monotonic, align 8
  store i64 %74, ptr addrspace(5) %17, align 8
  %75 = load i64, ptr addrspace(5) %17, align 8, !tbaa !25
  %76 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %18, align 4, !tbaa !13
  %77 = load i32, ptr addrspace(5) %18, align 4
  %78 = atomicrmw add ptr addrspace(1) %76, i32 %77 monotonic, align 4
  store i32 %78, ptr addrspace(5) %19, align 4
  %79 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  store i32 1, ptr addrspace(5) %15, align 4
  br label %81
80:
  store i32 0, ptr addrspace(5) %15, align 4
  br label %81
81:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #10
  %82 = load i32, ptr addrspace(5) %15, align 4
  switch i32 %82, label %87 [
    i32 0, label %83
  ]
83:
  br label %84
84:
  %85 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %86 = add i32 %85, 1
  store i32 %86, ptr addrspace(5) %10, align 4, !tbaa !13
  br label %36, !llvm.loop !78
87:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  ret void
}
define protected amdgpu_kernel void @philox(ptr addrspace(1) noundef align 16 %0, i32 noundef %1, i32 noundef %2) #4 !kernel_arg_addr_space !79 !kernel_arg_access_qual !5 !kernel_arg_type !80 !kernel_arg_base_type !81 !kernel_arg_type_qual !82 !kernel_arg_name !83 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  %8 = alloca <4 x i32>, align 16, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #10
  %13 = call i32 @llvm.amdgcn.workgroup.id.x()
  %14 = zext i32 %13 to i64
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 4
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !56
  %18 = zext i16 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = mul i64 %14, %19
  %21 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %22 = zext i32 %21 to i64
  %23 = add i64 %20, %22
  %24 = trunc i64 %23 to i32
  %25 = insertelement <4 x i32> poison, i32 %24, i32 0
  %26 = insertelement <4 x i32> %25, i32 0, i32 1
  %27 = insertelement <4 x i32> %26, i32 4660, i32 2
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !56
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = sub i64 4294967295, %38
  %40 = trunc i64 %39 to i32
  %41 = insertelement <4 x i32> %27, i32 %40, i32 3
  store <4 x i32> %41, ptr addrspace(5) %8, align 16, !tbaa !63
  %42 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !63
  store <4 x i32> %42, ptr addrspace(5) %7, align 16, !tbaa !63
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #10
  store i32 0, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %43
43:
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %45 = icmp slt i32 %44, 10
  br i1 %45, label %47, label %46
46:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #10
  br label %88
47:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #10
  %48 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %49 = extractelement <4 x i32> %48, i64 0
  %50 = zext i32 %49 to i64
  %51 = mul i64 3528531795, %50
  store i64 %51, ptr addrspace(5) %10, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #10
  %52 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %53 = extractelement <4 x i32> %52, i64 2
  %54 = zext i32 %53 to i64
  %55 = mul i64 3449720151, %54
  store i64 %55, ptr addrspace(5) %11, align 8, !tbaa !25
  %56 = load i64, ptr addrspace(5) %11, align 8, !tbaa !25
  %57 = lshr i64 %56, 32
  %58 = trunc i64 %57 to i32
  %59 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %60 = extractelement <4 x i32> %59, i64 1
  %61 = xor i32 %58, %60
  %62 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %63 = xor i32 %61, %62
  %64 = insertelement <4 x i32> poison, i32 %63, i32 0
  %65 = load i64, ptr addrspace(5) %11, align 8, !tbaa !25
  %66 = trunc i64 %65 to i32
  %67 = insertelement <4 x i32> %64, i32 %66, i32 1
  %68 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %69 = lshr i64 %68, 32
  %70 = trunc i64 %69 to i32
  %71 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %72 = extractelement <4 x i32> %71, i64 3
  %73 = xor i32 %70, %72
  %74 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %75 = xor i32 %73, %74
  %76 = insertelement <4 x i32> %67, i32 %75, i32 2
  %77 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %78 = trunc i64 %77 to i32
  %79 = insertelement <4 x i32> %76, i32 %78, i32 3
  store <4 x i32> %79, ptr addrspace(5) %12, align 16, !tbaa !63
  %80 = load <4 x i32>, ptr addrspace(5) %12, align 16, !tbaa !63
  store <4 x i32> %80, ptr addrspace(5) %7, align 16, !tbaa !63
  %81 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %82 = add i32 %81, -1640531527
  store i32 %82, ptr addrspace(5) %5, align 4, !tbaa !13
  %83 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %84 = add i32 %83, -1150833019
  store i32 %84, ptr addrspace(5) %6, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #10
  br label %85
85:
  %86 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %43, !llvm.loop !84
88:
  %89 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !63
  %90 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %91 = call i32 @llvm.amdgcn.workgroup.id.x()
  %92 = zext i32 %91 to i64
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %94 = getelementptr inbounds i8, ptr addrspace(4) %93, i64 4
  %95 = load i16, ptr addrspace(4) %94, align 2, !tbaa !56
  %96 = zext i16 %95 to i32
  %97 = sext i32 %96 to i64
  %98 = mul i64 %92, %97
  %99 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %100 = zext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %90, i64 %101
  store <4 x i32> %89, ptr addrspace(1) %102, align 16, !tbaa !63
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #10
  ret void
}
define protected amdgpu_kernel void @knapsack(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) #4 !kernel_arg_addr_space !85 !kernel_arg_access_qual !30 !kernel_arg_type !86 !kernel_arg_base_type !86 !kernel_arg_type_qual !87 !kernel_arg_name !88 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !9
  store i32 %2, ptr addrspace(5) %8, align 4, !tbaa !13
  store i32 %3, ptr addrspace(5) %9, align 4, !tbaa !13
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %21
21:
  %22 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %23 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %24 = icmp sle i32 %22, %23
  br i1 %24, label %26, label %25
25:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  br label %40
26:
  %27 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [1025 x i32], ptr addrspace(3) @knapsack.t, i64 0, i64 %28
  store i32 0, ptr addrspace(3) %29, align 4, !tbaa !13
  br label %30
30:
  %31 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %32 = getelementptr inbounds i8, ptr addrspace(4) %31, i64 4
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !56
  %34 = zext i16 %33 to i32
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %37 = sext i32 %36 to i64
  %38 = add i64 %37, %35
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %21, !llvm.loop !89
40:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  store i32 0, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %41
41:
  %42 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %43 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45
45:
  store i32 5, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  br label %120
46:
  br label %47
47:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %48
48:
  br label %49
49:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr addrspace(5) %14, align 4, !tbaa !13
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %55 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %56 = icmp sle i32 %54, %55
  br i1 %56, label %58, label %57
57:
  store i32 10, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  br label %116
58:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %59 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %60 = and i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [2 x [1025 x i32]], ptr addrspace(3) @knapsack.t, i64 0, i64 %61
  %63 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [1025 x i32], ptr addrspace(3) %62, i64 0, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !13
  store i32 %66, ptr addrspace(5) %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #10
  %67 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %68 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !13
  store i32 %71, ptr addrspace(5) %16, align 4, !tbaa !13
  %72 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %73 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %74 = icmp sge i32 %72, %73
  br i1 %74, label %75, label %94
75:
  %76 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %77 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %78 = and i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [2 x [1025 x i32]], ptr addrspace(3) @knapsack.t, i64 0, i64 %79
  %81 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %82 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  %83 = sub nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [1025 x i32], ptr addrspace(3) %80, i64 0, i64 %84
  %86 = load i32, ptr addrspace(3) %85, align 4, !tbaa !13
  %87 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %88 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !13
  %92 = add nsw i32 %86, %91
  %93 = call i32 @llvm.smax.i32(i32 %76, i32 %92)
  br label %96
94:
  %95 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %96
96:
  %97 = phi i32 [ %93, %75 ], [ %95, %94 ]
  %98 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %99 = xor i32 %98, -1
  %100 = and i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [2 x [1025 x i32]], ptr addrspace(3) @knapsack.t, i64 0, i64 %101
  %103 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1025 x i32], ptr addrspace(3) %102, i64 0, i64 %104
  store i32 %97, ptr addrspace(3) %105, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  br label %106
106:
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 4
  %109 = load i16, ptr addrspace(4) %108, align 2, !tbaa !56
  %110 = zext i16 %109 to i32
  %111 = sext i32 %110 to i64
  %112 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %113 = sext i32 %112 to i64
  %114 = add i64 %113, %111
  %115 = trunc i64 %114 to i32
  store i32 %115, ptr addrspace(5) %14, align 4, !tbaa !13
  br label %53, !llvm.loop !90
116:
  br label %117
117:
  %118 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %41, !llvm.loop !91
120:
  br label %121
121:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %122
122:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %123 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %124 = zext i32 %123 to i64
  %125 = trunc i64 %124 to i32
  store i32 %125, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %126
126:
  %127 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %128 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %129 = icmp sle i32 %127, %128
  br i1 %129, label %131, label %130
130:
  store i32 15, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %154
131:
  %132 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %133 = and i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [2 x [1025 x i32]], ptr addrspace(3) @knapsack.t, i64 0, i64 %134
  %136 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [1025 x i32], ptr addrspace(3) %135, i64 0, i64 %137
  %139 = load i32, ptr addrspace(3) %138, align 4, !tbaa !13
  %140 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  %141 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr addrspace(1) %140, i64 %142
  store i32 %139, ptr addrspace(1) %143, align 4, !tbaa !13
  br label %144
144:
  %145 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %146 = getelementptr inbounds i8, ptr addrspace(4) %145, i64 4
  %147 = load i16, ptr addrspace(4) %146, align 2, !tbaa !56
  %148 = zext i16 %147 to i32
  %149 = sext i32 %148 to i64
  %150 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %151 = sext i32 %150 to i64
  %152 = add i64 %151, %149
  %153 = trunc i64 %152 to i32
  store i32 %153, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %126, !llvm.loop !92
154:
  ret void
}
declare i32 @llvm.smax.i32(i32, i32) #2
define protected amdgpu_kernel void @shortest_paths(ptr addrspace(1) noundef align 4 %0) #7 !kernel_arg_addr_space !93 !kernel_arg_access_qual !94 !kernel_arg_type !95 !kernel_arg_base_type !95 !kernel_arg_type_qual !96 !kernel_arg_name !97 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #10
  %7 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = zext i32 %7 to i64
  %9 = udiv i64 %8, 32
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr addrspace(5) %3, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #10
  %11 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = zext i32 %11 to i64
  %13 = urem i64 %12, 32
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr addrspace(5) %4, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #10
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !13
  br label %15
15:
  %16 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %17 = icmp ult i32 %16, 32
  br i1 %17, label %19, label %18
18:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #10
  br label %60
19:
  br label %20
20:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %21
21:
  br label %22
22:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #10
  %23 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  %24 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %25 = mul i32 %24, 32
  %26 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !13
  %31 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  %32 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %33 = mul i32 %32, 32
  %34 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %35 = add i32 %33, %34
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspace(1) %31, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !13
  %39 = add nsw i32 %30, %38
  store i32 %39, ptr addrspace(5) %6, align 4, !tbaa !13
  br label %40
40:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %41
41:
  br label %42
42:
  %43 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %44 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %44, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !13
  %49 = icmp slt i32 %43, %48
  br i1 %49, label %50, label %56
50:
  %51 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %52 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !9
  %53 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr addrspace(1) %52, i64 %54
  store i32 %51, ptr addrspace(1) %55, align 4, !tbaa !13
  br label %56
56:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #10
  br label %57
57:
  %58 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %59 = add i32 %58, 1
  store i32 %59, ptr addrspace(5) %5, align 4, !tbaa !13
  br label %15, !llvm.loop !98
60:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #10
  ret void
}
define protected amdgpu_kernel void @reach(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #4 !kernel_arg_addr_space !99 !kernel_arg_access_qual !30 !kernel_arg_type !100 !kernel_arg_base_type !100 !kernel_arg_type_qual !87 !kernel_arg_name !101 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
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
  %21 = alloca i8, align 1, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !9
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !9
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = icmp ne i64 %25, 0
  br i1 %26, label %32, label %27
27:
  store i32 0, ptr addrspace(3) @reach.head, align 4, !tbaa !13
  %28 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %29 = getelementptr inbounds i32, ptr addrspace(1) %28, i64 0
  store i32 0, ptr addrspace(1) %29, align 4, !tbaa !13
  %30 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %31 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 0
  store i32 0, ptr addrspace(1) %31, align 4, !tbaa !13
  store i32 1, ptr addrspace(3) @reach.tail, align 4, !tbaa !13
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #10
  %36 = load i32, ptr addrspace(3) @reach.head, align 4, !tbaa !13
  store i32 %36, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  %37 = load i32, ptr addrspace(3) @reach.tail, align 4, !tbaa !13
  store i32 %37, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %38
38:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %39
39:
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %45
44:
  store i32 4, ptr addrspace(5) %13, align 4
  br label %138
45:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #10
  %46 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %47 = sext i32 %46 to i64
  %48 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %49 = zext i32 %48 to i64
  %50 = add i64 %47, %49
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr addrspace(5) %14, align 4, !tbaa !13
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %54 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56
56:
  store i32 8, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #10
  br label %128
57:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  %58 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %59 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !13
  store i32 %62, ptr addrspace(5) %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #10
  %63 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %64 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %63, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !13
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr addrspace(5) %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  %69 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %70 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !13
  store i32 %73, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %74
74:
  %75 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %76 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %77 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %78 = add nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(1) %76, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !13
  %82 = icmp slt i32 %75, %81
  br i1 %82, label %84, label %83
83:
  store i32 11, ptr addrspace(5) %13, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %117
84:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #10
  store i32 -1, ptr addrspace(5) %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %19) #10
  %85 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %86 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %85, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !13
  store i32 %89, ptr addrspace(5) %19, align 4, !tbaa !13
  %90 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %91 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr addrspace(1) %90, i64 %92
  %94 = load i32, ptr addrspace(5) %16, align 4, !tbaa !13
  store i32 %94, ptr addrspace(5) %20, align 4, !tbaa !13
  %95 = load i32, ptr addrspace(5) %18, align 4
  %96 = load i32, ptr addrspace(5) %20, align 4
  %97 = cmpxchg ptr addrspace(1) %93, i32 %95, i32 %96 syncscope("workgroup-one-as") monotonic monotonic, align 4
  %98 = extractvalue { i32, i1 } %97, 0
  %99 = extractvalue { i32, i1 } %97, 1
  br i1 %99, label %101, label %100
100:
  store i32 %98, ptr addrspace(5) %18, align 4
  br label %101
101:
  %102 = zext i1 %99 to i8
  store i8 %102, ptr addrspace(5) %21, align 1, !tbaa !34
  %103 = load i8, ptr addrspace(5) %21, align 1, !tbaa !34, !range !36, !noundef !37
  %104 = trunc i8 %103 to i1
  br i1 %104, label %105, label %113
105:
  %106 = load i32, ptr addrspace(5) %19, align 4, !tbaa !13
  %107 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  store i32 1, ptr addrspace(5) %22, align 4, !tbaa !13
  %108 = load i32, ptr addrspace(5) %22, align 4
  %109 = atomicrmw add ptr addrspace(3) @reach.tail, i32 %108 syncscope("workgroup-one-as") monotonic, align 4
  store i32 %109, ptr addrspace(5) %23, align 4
  %110 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr addrspace(1) %107, i64 %111
  store i32 %106, ptr addrspace(1) %112, align 4, !tbaa !13
  br label %113
113:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %19) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #10
  br label %114
114:
  %115 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %74, !llvm.loop !102
117:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  br label %118
118:
  %119 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %120 = getelementptr inbounds i8, ptr addrspace(4) %119, i64 4
  %121 = load i16, ptr addrspace(4) %120, align 2, !tbaa !56
  %122 = zext i16 %121 to i32
  %123 = sext i32 %122 to i64
  %124 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  %125 = sext i32 %124 to i64
  %126 = add i64 %125, %123
  %127 = trunc i64 %126 to i32
  store i32 %127, ptr addrspace(5) %14, align 4, !tbaa !13
  br label %52, !llvm.loop !103
128:
  %129 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %130 = zext i32 %129 to i64
  %131 = icmp ne i64 %130, 0
  br i1 %131, label %134, label %132
132:
  %133 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  store i32 %133, ptr addrspace(3) @reach.head, align 4, !tbaa !13
  br label %134
134:
  br label %135
135:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %136
136:
  br label %137
137:
  store i32 0, ptr addrspace(5) %13, align 4
  br label %138
138:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #10
  %139 = load i32, ptr addrspace(5) %13, align 4
  switch i32 %139, label %149 [
    i32 0, label %140
    i32 4, label %141
  ]
140:
  br label %35, !llvm.loop !104
141:
  %142 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %143 = zext i32 %142 to i64
  %144 = icmp ne i64 %143, 0
  br i1 %144, label %148, label %145
145:
  %146 = load i32, ptr addrspace(3) @reach.tail, align 4, !tbaa !13
  %147 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  store i32 %146, ptr addrspace(1) %147, align 4, !tbaa !13
  br label %148
148:
  ret void
149:
  unreachable
}
define protected amdgpu_kernel void @attention(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #4 !kernel_arg_addr_space !105 !kernel_arg_access_qual !106 !kernel_arg_type !107 !kernel_arg_base_type !107 !kernel_arg_type_qual !108 !kernel_arg_name !109 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca [32 x float], align 4, addrspace(5)
  %14 = alloca [32 x float], align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [16 x float], align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %8, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %9, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %10, align 8, !tbaa !9
  store i32 %4, ptr addrspace(5) %11, align 4, !tbaa !13
  store float %5, ptr addrspace(5) %12, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 128, ptr addrspace(5) %13) #10
  call void @llvm.lifetime.start.p5(i64 128, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  store float 0xFFF0000000000000, ptr addrspace(5) %15, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #10
  store float 0.000000e+00, ptr addrspace(5) %16, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %17) #10
  store i32 0, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %33 = icmp slt i32 %32, 32
  br i1 %33, label %35, label %34
34:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %17) #10
  br label %65
35:
  %36 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !56
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = mul i64 %47, 32
  %49 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %50 = sext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !38
  %54 = load float, ptr addrspace(5) %12, align 4, !tbaa !38
  %55 = fmul float %53, %54
  %56 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x float], ptr addrspace(5) %13, i64 0, i64 %57
  store float %55, ptr addrspace(5) %58, align 4, !tbaa !38
  %59 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [32 x float], ptr addrspace(5) %14, i64 0, i64 %60
  store float 0.000000e+00, ptr addrspace(5) %61, align 4, !tbaa !38
  br label %62
62:
  %63 = load i32, ptr addrspace(5) %17, align 4, !tbaa !13
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr addrspace(5) %17, align 4, !tbaa !13
  br label %31, !llvm.loop !110
65:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %18) #10
  store i32 0, ptr addrspace(5) %18, align 4, !tbaa !13
  br label %66
66:
  %67 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %68 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %71, label %70
70:
  store i32 5, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %18) #10
  br label %240
71:
  br label %72
72:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %73
73:
  br label %74
74:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #10
  %75 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %76 = zext i32 %75 to i64
  %77 = trunc i64 %76 to i32
  store i32 %77, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %78
78:
  %79 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %80 = icmp slt i32 %79, 512
  br i1 %80, label %82, label %81
81:
  store i32 10, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #10
  br label %125
82:
  %83 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %84 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %85 = mul nsw i32 %84, 32
  %86 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %83, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !38
  %91 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %92 = sdiv i32 %91, 32
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x [33 x float]], ptr addrspace(3) @attention.keys, i64 0, i64 %93
  %95 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %96 = srem i32 %95, 32
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [33 x float], ptr addrspace(3) %94, i64 0, i64 %97
  store float %90, ptr addrspace(3) %98, align 4, !tbaa !38
  %99 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %100 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %101 = mul nsw i32 %100, 32
  %102 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !38
  %107 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %108 = sdiv i32 %107, 32
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x [33 x float]], ptr addrspace(3) @attention.values, i64 0, i64 %109
  %111 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %112 = srem i32 %111, 32
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [33 x float], ptr addrspace(3) %110, i64 0, i64 %113
  store float %106, ptr addrspace(3) %114, align 4, !tbaa !38
  br label %115
115:
  %116 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %117 = getelementptr inbounds i8, ptr addrspace(4) %116, i64 4
  %118 = load i16, ptr addrspace(4) %117, align 2, !tbaa !56
  %119 = zext i16 %118 to i32
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr addrspace(5) %20, align 4, !tbaa !13
  %122 = sext i32 %121 to i64
  %123 = add i64 %122, %120
  %124 = trunc i64 %123 to i32
  store i32 %124, ptr addrspace(5) %20, align 4, !tbaa !13
  br label %78, !llvm.loop !111
125:
  br label %126
126:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %127
127:
  br label %128
128:
  call void @llvm.lifetime.start.p5(i64 64, ptr addrspace(5) %21) #10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %22) #10
  %129 = load float, ptr addrspace(5) %15, align 4, !tbaa !38
  store float %129, ptr addrspace(5) %22, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %23) #10
  store i32 0, ptr addrspace(5) %23, align 4, !tbaa !13
  br label %130
130:
  %131 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %132 = icmp slt i32 %131, 16
  br i1 %132, label %134, label %133
133:
  store i32 15, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %23) #10
  br label %172
134:
  %135 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x float], ptr addrspace(5) %21, i64 0, i64 %136
  store float 0.000000e+00, ptr addrspace(5) %137, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %24) #10
  store i32 0, ptr addrspace(5) %24, align 4, !tbaa !13
  br label %138
138:
  %139 = load i32, ptr addrspace(5) %24, align 4, !tbaa !13
  %140 = icmp slt i32 %139, 32
  br i1 %140, label %142, label %141
141:
  store i32 18, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %24) #10
  br label %162
142:
  %143 = load i32, ptr addrspace(5) %24, align 4, !tbaa !13
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [32 x float], ptr addrspace(5) %13, i64 0, i64 %144
  %146 = load float, ptr addrspace(5) %145, align 4, !tbaa !38
  %147 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [16 x [33 x float]], ptr addrspace(3) @attention.keys, i64 0, i64 %148
  %150 = load i32, ptr addrspace(5) %24, align 4, !tbaa !13
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [33 x float], ptr addrspace(3) %149, i64 0, i64 %151
  %153 = load float, ptr addrspace(3) %152, align 4, !tbaa !38
  %154 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [16 x float], ptr addrspace(5) %21, i64 0, i64 %155
  %157 = load float, ptr addrspace(5) %156, align 4, !tbaa !38
  %158 = call float @llvm.fmuladd.f32(float %146, float %153, float %157)
  store float %158, ptr addrspace(5) %156, align 4, !tbaa !38
  br label %159
159:
  %160 = load i32, ptr addrspace(5) %24, align 4, !tbaa !13
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr addrspace(5) %24, align 4, !tbaa !13
  br label %138, !llvm.loop !112
162:
  %163 = load float, ptr addrspace(5) %22, align 4, !tbaa !38
  %164 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [16 x float], ptr addrspace(5) %21, i64 0, i64 %165
  %167 = load float, ptr addrspace(5) %166, align 4, !tbaa !38
  %168 = call float @llvm.maxnum.f32(float %163, float %167)
  store float %168, ptr addrspace(5) %22, align 4, !tbaa !38
  br label %169
169:
  %170 = load i32, ptr addrspace(5) %23, align 4, !tbaa !13
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr addrspace(5) %23, align 4, !tbaa !13
  br label %130, !llvm.loop !113
172:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %25) #10
  %173 = load float, ptr addrspace(5) %15, align 4, !tbaa !38
  %174 = load float, ptr addrspace(5) %22, align 4, !tbaa !38
  %175 = fsub float %173, %174
  %176 = call float @llvm.exp.f32(float %175)
  store float %176, ptr addrspace(5) %25, align 4, !tbaa !38
  %177 = load float, ptr addrspace(5) %25, align 4, !tbaa !38
  %178 = load float, ptr addrspace(5) %16, align 4, !tbaa !38
  %179 = fmul float %178, %177
  store float %179, ptr addrspace(5) %16, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %26) #10
  store i32 0, ptr addrspace(5) %26, align 4, !tbaa !13
  br label %180
180:
  %181 = load i32, ptr addrspace(5) %26, align 4, !tbaa !13
  %182 = icmp slt i32 %181, 32
  br i1 %182, label %184, label %183
183:
  store i32 21, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %26) #10
  br label %194
184:
  %185 = load float, ptr addrspace(5) %25, align 4, !tbaa !38
  %186 = load i32, ptr addrspace(5) %26, align 4, !tbaa !13
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [32 x float], ptr addrspace(5) %14, i64 0, i64 %187
  %189 = load float, ptr addrspace(5) %188, align 4, !tbaa !38
  %190 = fmul float %189, %185
  store float %190, ptr addrspace(5) %188, align 4, !tbaa !38
  br label %191
191:
  %192 = load i32, ptr addrspace(5) %26, align 4, !tbaa !13
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr addrspace(5) %26, align 4, !tbaa !13
  br label %180, !llvm.loop !114
194:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %27) #10
  store i32 0, ptr addrspace(5) %27, align 4, !tbaa !13
  br label %195
195:
  %196 = load i32, ptr addrspace(5) %27, align 4, !tbaa !13
  %197 = icmp slt i32 %196, 16
  br i1 %197, label %199, label %198
198:
  store i32 24, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %27) #10
  br label %235
199:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %28) #10
  %200 = load i32, ptr addrspace(5) %27, align 4, !tbaa !13
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [16 x float], ptr addrspace(5) %21, i64 0, i64 %201
  %203 = load float, ptr addrspace(5) %202, align 4, !tbaa !38
  %204 = load float, ptr addrspace(5) %22, align 4, !tbaa !38
  %205 = fsub float %203, %204
  %206 = call float @llvm.exp.f32(float %205)
  store float %206, ptr addrspace(5) %28, align 4, !tbaa !38
  %207 = load float, ptr addrspace(5) %28, align 4, !tbaa !38
  %208 = load float, ptr addrspace(5) %16, align 4, !tbaa !38
  %209 = fadd float %208, %207
  store float %209, ptr addrspace(5) %16, align 4, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %29) #10
  store i32 0, ptr addrspace(5) %29, align 4, !tbaa !13
  br label %210
210:
  %211 = load i32, ptr addrspace(5) %29, align 4, !tbaa !13
  %212 = icmp slt i32 %211, 32
  br i1 %212, label %214, label %213
213:
  store i32 27, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %29) #10
  br label %231
214:
  %215 = load float, ptr addrspace(5) %28, align 4, !tbaa !38
  %216 = load i32, ptr addrspace(5) %27, align 4, !tbaa !13
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [16 x [33 x float]], ptr addrspace(3) @attention.values, i64 0, i64 %217
  %219 = load i32, ptr addrspace(5) %29, align 4, !tbaa !13
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [33 x float], ptr addrspace(3) %218, i64 0, i64 %220
  %222 = load float, ptr addrspace(3) %221, align 4, !tbaa !38
  %223 = load i32, ptr addrspace(5) %29, align 4, !tbaa !13
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [32 x float], ptr addrspace(5) %14, i64 0, i64 %224
  %226 = load float, ptr addrspace(5) %225, align 4, !tbaa !38
  %227 = call float @llvm.fmuladd.f32(float %215, float %222, float %226)
  store float %227, ptr addrspace(5) %225, align 4, !tbaa !38
  br label %228
228:
  %229 = load i32, ptr addrspace(5) %29, align 4, !tbaa !13
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr addrspace(5) %29, align 4, !tbaa !13
  br label %210, !llvm.loop !115
231:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %28) #10
  br label %232
232:
  %233 = load i32, ptr addrspace(5) %27, align 4, !tbaa !13
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr addrspace(5) %27, align 4, !tbaa !13
  br label %195, !llvm.loop !116
235:
  %236 = load float, ptr addrspace(5) %22, align 4, !tbaa !38
  store float %236, ptr addrspace(5) %15, align 4, !tbaa !38
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %25) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %22) #10
  call void @llvm.lifetime.end.p5(i64 64, ptr addrspace(5) %21) #10
  br label %237
237:
  %238 = load i32, ptr addrspace(5) %18, align 4, !tbaa !13
  %239 = add nsw i32 %238, 16
  store i32 %239, ptr addrspace(5) %18, align 4, !tbaa !13
  br label %66, !llvm.loop !117
240:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %30) #10
  store i32 0, ptr addrspace(5) %30, align 4, !tbaa !13
  br label %241
241:
  %242 = load i32, ptr addrspace(5) %30, align 4, !tbaa !13
  %243 = icmp slt i32 %242, 32
  br i1 %243, label %245, label %244
244:
  store i32 30, ptr addrspace(5) %19, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %30) #10
  br label %272
245:
  %246 = load i32, ptr addrspace(5) %30, align 4, !tbaa !13
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [32 x float], ptr addrspace(5) %14, i64 0, i64 %247
  %249 = load float, ptr addrspace(5) %248, align 4, !tbaa !38
  %250 = load float, ptr addrspace(5) %16, align 4, !tbaa !38
  %251 = fdiv float %249, %250, !fpmath !118
  %252 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !9
  %253 = call i32 @llvm.amdgcn.workgroup.id.x()
  %254 = zext i32 %253 to i64
  %255 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %256 = getelementptr inbounds i8, ptr addrspace(4) %255, i64 4
  %257 = load i16, ptr addrspace(4) %256, align 2, !tbaa !56
  %258 = zext i16 %257 to i32
  %259 = sext i32 %258 to i64
  %260 = mul i64 %254, %259
  %261 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %262 = zext i32 %261 to i64
  %263 = add i64 %260, %262
  %264 = mul i64 %263, 32
  %265 = load i32, ptr addrspace(5) %30, align 4, !tbaa !13
  %266 = sext i32 %265 to i64
  %267 = add i64 %264, %266
  %268 = getelementptr inbounds float, ptr addrspace(1) %252, i64 %267
  store float %251, ptr addrspace(1) %268, align 4, !tbaa !38
  br label %269
269:
  %270 = load i32, ptr addrspace(5) %30, align 4, !tbaa !13
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr addrspace(5) %30, align 4, !tbaa !13
  br label %241, !llvm.loop !119
272:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  call void @llvm.lifetime.end.p5(i64 128, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.end.p5(i64 128, ptr addrspace(5) %13) #10
  ret void
}
declare float @llvm.maxnum.f32(float, float) #2
declare float @llvm.exp.f32(float) #2
define protected amdgpu_kernel void @life_in_words(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #4 !kernel_arg_addr_space !120 !kernel_arg_access_qual !5 !kernel_arg_type !121 !kernel_arg_base_type !121 !kernel_arg_type_qual !7 !kernel_arg_name !122 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca [3 x i64], align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #10
  %17 = call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %20 = getelementptr inbounds i8, ptr addrspace(4) %19, i64 4
  %21 = load i16, ptr addrspace(4) %20, align 2, !tbaa !56
  %22 = zext i16 %21 to i32
  %23 = sext i32 %22 to i64
  %24 = mul i64 %18, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #10
  store i64 0, ptr addrspace(5) %8, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #10
  store i64 0, ptr addrspace(5) %9, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #10
  store i64 0, ptr addrspace(5) %10, align 8, !tbaa !25
  %29 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %30 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33
32:
  store i32 1, ptr addrspace(5) %11, align 4
  br label %116
33:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #10
  store i32 -1, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %34
34:
  %35 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %36 = icmp sle i32 %35, 1
  br i1 %36, label %38, label %37
37:
  store i32 2, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #10
  br label %99
38:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #10
  %39 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %40 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %41 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %44 = add nsw i32 %42, %43
  %45 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %46 = srem i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i64, ptr addrspace(1) %39, i64 %47
  %49 = load i64, ptr addrspace(1) %48, align 8, !tbaa !25
  store i64 %49, ptr addrspace(5) %13, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 24, ptr addrspace(5) %14) #10
  %50 = load i64, ptr addrspace(5) %13, align 8, !tbaa !25
  %51 = shl i64 %50, 1
  %52 = load i64, ptr addrspace(5) %13, align 8, !tbaa !25
  %53 = lshr i64 %52, 63
  %54 = or i64 %51, %53
  store i64 %54, ptr addrspace(5) %14, align 8, !tbaa !25
  %55 = getelementptr inbounds i64, ptr addrspace(5) %14, i64 1
  %56 = load i64, ptr addrspace(5) %13, align 8, !tbaa !25
  %57 = lshr i64 %56, 1
  %58 = load i64, ptr addrspace(5) %13, align 8, !tbaa !25
  %59 = shl i64 %58, 63
  %60 = or i64 %57, %59
  store i64 %60, ptr addrspace(5) %55, align 8, !tbaa !25
  %61 = getelementptr inbounds i64, ptr addrspace(5) %14, i64 2
  %62 = load i64, ptr addrspace(5) %13, align 8, !tbaa !25
  store i64 %62, ptr addrspace(5) %61, align 8, !tbaa !25
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %15) #10
  store i32 0, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %63
63:
  %64 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %65 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %66 = icmp ne i32 %65, 0
  %67 = zext i1 %66 to i64
  %68 = select i1 %66, i32 3, i32 2
  %69 = icmp slt i32 %64, %68
  br i1 %69, label %71, label %70
70:
  store i32 5, ptr addrspace(5) %11, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %15) #10
  br label %95
71:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %16) #10
  %72 = load i64, ptr addrspace(5) %8, align 8, !tbaa !25
  %73 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [3 x i64], ptr addrspace(5) %14, i64 0, i64 %74
  %76 = load i64, ptr addrspace(5) %75, align 8, !tbaa !25
  %77 = and i64 %72, %76
  store i64 %77, ptr addrspace(5) %16, align 8, !tbaa !25
  %78 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [3 x i64], ptr addrspace(5) %14, i64 0, i64 %79
  %81 = load i64, ptr addrspace(5) %80, align 8, !tbaa !25
  %82 = load i64, ptr addrspace(5) %8, align 8, !tbaa !25
  %83 = xor i64 %82, %81
  store i64 %83, ptr addrspace(5) %8, align 8, !tbaa !25
  %84 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %85 = load i64, ptr addrspace(5) %16, align 8, !tbaa !25
  %86 = and i64 %84, %85
  %87 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %88 = or i64 %87, %86
  store i64 %88, ptr addrspace(5) %10, align 8, !tbaa !25
  %89 = load i64, ptr addrspace(5) %16, align 8, !tbaa !25
  %90 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %91 = xor i64 %90, %89
  store i64 %91, ptr addrspace(5) %9, align 8, !tbaa !25
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %16) #10
  br label %92
92:
  %93 = load i32, ptr addrspace(5) %15, align 4, !tbaa !13
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr addrspace(5) %15, align 4, !tbaa !13
  br label %63, !llvm.loop !123
95:
  call void @llvm.lifetime.end.p5(i64 24, ptr addrspace(5) %14) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #10
  br label %96
96:
  %97 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %34, !llvm.loop !124
99:
  %100 = load i64, ptr addrspace(5) %10, align 8, !tbaa !25
  %101 = xor i64 %100, -1
  %102 = load i64, ptr addrspace(5) %9, align 8, !tbaa !25
  %103 = and i64 %101, %102
  %104 = load i64, ptr addrspace(5) %8, align 8, !tbaa !25
  %105 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %106 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i64, ptr addrspace(1) %105, i64 %107
  %109 = load i64, ptr addrspace(1) %108, align 8, !tbaa !25
  %110 = or i64 %104, %109
  %111 = and i64 %103, %110
  %112 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %113 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i64, ptr addrspace(1) %112, i64 %114
  store i64 %111, ptr addrspace(1) %115, align 8, !tbaa !25
  store i32 0, ptr addrspace(5) %11, align 4
  br label %116
116:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #10
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #10
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #10
  %117 = load i32, ptr addrspace(5) %11, align 4
  switch i32 %117, label %119 [
    i32 0, label %118
    i32 1, label %118
  ]
118:
  ret void
119:
  unreachable
}
define protected amdgpu_kernel void @quotients(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #4 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !125 !kernel_arg_base_type !125 !kernel_arg_type_qual !42 !kernel_arg_name !126 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !56
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !38
  %21 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !56
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds float, ptr addrspace(1) %21, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !38
  %35 = fdiv float %20, %34, !fpmath !118
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !56
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds float, ptr addrspace(1) %36, i64 %47
  store float %35, ptr addrspace(1) %48, align 4, !tbaa !38
  ret void
}
define protected amdgpu_kernel void @wide_quotients(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #4 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !42 !kernel_arg_name !126 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !56
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds double, ptr addrspace(1) %7, i64 %18
  %20 = load double, ptr addrspace(1) %19, align 8, !tbaa !44
  %21 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !56
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds double, ptr addrspace(1) %21, i64 %32
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !44
  %35 = fdiv double %20, %34
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %40 = getelementptr inbounds i8, ptr addrspace(4) %39, i64 4
  %41 = load i16, ptr addrspace(4) %40, align 2, !tbaa !56
  %42 = zext i16 %41 to i32
  %43 = sext i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  %47 = add i64 %44, %46
  %48 = getelementptr inbounds double, ptr addrspace(1) %36, i64 %47
  store double %35, ptr addrspace(1) %48, align 8, !tbaa !44
  ret void
}
define protected amdgpu_kernel void @records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 %1) #4 !kernel_arg_addr_space !127 !kernel_arg_access_qual !128 !kernel_arg_type !129 !kernel_arg_base_type !129 !kernel_arg_type_qual !130 !kernel_arg_name !131 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca [2 x %struct.Record], align 1, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 22, ptr addrspace(5) %5) #10
  %7 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %8 = call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !56
  %13 = zext i16 %12 to i32
  %14 = sext i32 %13 to i64
  %15 = mul i64 %9, %14
  %16 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  %19 = getelementptr inbounds %struct.Record, ptr addrspace(1) %7, i64 %18
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 1 %5, ptr addrspace(1) align 1 %19, i64 11, i1 false), !tbaa.struct !132
  %20 = getelementptr inbounds %struct.Record, ptr addrspace(5) %5, i64 1
  %21 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !56
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds %struct.Record, ptr addrspace(1) %21, i64 %32
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 1 %20, ptr addrspace(1) align 1 %33, i64 11, i1 false), !tbaa.struct !132
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #10
  %34 = getelementptr inbounds [2 x %struct.Record], ptr addrspace(5) %5, i64 0, i64 1
  %35 = addrspacecast ptr addrspace(5) %34 to ptr
  %36 = call i64 @mixed(ptr noundef %35, i64 noundef 5) #11
  store i64 %36, ptr addrspace(5) %6, align 8, !tbaa !25
  %37 = load i64, ptr addrspace(5) %6, align 8, !tbaa !25
  %38 = call i32 @llvm.amdgcn.workgroup.id.x()
  %39 = zext i32 %38 to i64
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %41 = getelementptr inbounds i8, ptr addrspace(4) %40, i64 4
  %42 = load i16, ptr addrspace(4) %41, align 2, !tbaa !56
  %43 = zext i16 %42 to i32
  %44 = sext i32 %43 to i64
  %45 = mul i64 %39, %44
  %46 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %47 = zext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = and i64 %48, 1
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %51, label %66
51:
  %52 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = zext i32 %53 to i64
  %55 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %56 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 4
  %57 = load i16, ptr addrspace(4) %56, align 2, !tbaa !56
  %58 = zext i16 %57 to i32
  %59 = sext i32 %58 to i64
  %60 = mul i64 %54, %59
  %61 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = getelementptr inbounds %struct.Record, ptr addrspace(1) %52, i64 %63
  %65 = addrspacecast ptr addrspace(1) %64 to ptr
  br label %69
66:
  %67 = getelementptr inbounds [2 x %struct.Record], ptr addrspace(5) %5, i64 0, i64 0
  %68 = addrspacecast ptr addrspace(5) %67 to ptr
  br label %69
69:
  %70 = phi ptr [ %65, %51 ], [ %68, %66 ]
  %71 = call i64 @mixed(ptr noundef %70, i64 noundef 7) #11
  %72 = mul i64 %71, 1000003
  %73 = add i64 %37, %72
  %74 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %75 = call i32 @llvm.amdgcn.workgroup.id.x()
  %76 = zext i32 %75 to i64
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %78 = getelementptr inbounds i8, ptr addrspace(4) %77, i64 4
  %79 = load i16, ptr addrspace(4) %78, align 2, !tbaa !56
  %80 = zext i16 %79 to i32
  %81 = sext i32 %80 to i64
  %82 = mul i64 %76, %81
  %83 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %84 = zext i32 %83 to i64
  %85 = add i64 %82, %84
  %86 = getelementptr inbounds i64, ptr addrspace(1) %74, i64 %85
  store i64 %73, ptr addrspace(1) %86, align 8, !tbaa !25
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #10
  call void @llvm.lifetime.end.p5(i64 22, ptr addrspace(5) %5) #10
  ret void
}
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg) #8
define internal i64 @mixed(ptr noundef %0, i64 noundef %1) #9 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store ptr %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !25
  %5 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %6 = getelementptr inbounds %struct.Record, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 1, !tbaa !133
  %8 = mul i64 %7, 3
  %9 = load i64, ptr addrspace(5) %4, align 8, !tbaa !25
  %10 = add i64 %8, %9
  %11 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %12 = getelementptr inbounds %struct.Record, ptr %11, i32 0, i32 1
  store i64 %10, ptr %12, align 1, !tbaa !133
  %13 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.Record, ptr %13, i32 0, i32 0
  %15 = load i8, ptr %14, align 1, !tbaa !135
  %16 = zext i8 %15 to i32
  %17 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %18 = getelementptr inbounds %struct.Record, ptr %17, i32 0, i32 2
  %19 = load i16, ptr %18, align 1, !tbaa !136
  %20 = zext i16 %19 to i32
  %21 = xor i32 %20, %16
  %22 = trunc i32 %21 to i16
  store i16 %22, ptr %18, align 1, !tbaa !136
  %23 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.Record, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 1, !tbaa !133
  %26 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !9
  %27 = getelementptr inbounds %struct.Record, ptr %26, i32 0, i32 2
  %28 = load i16, ptr %27, align 1, !tbaa !136
  %29 = zext i16 %28 to i64
  %30 = add i64 %25, %29
  ret i64 %30
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,512" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*"}
!7 = !{!"const", !"", !""}
!8 = !{!"a", !"out", !"total"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = !{i32 1, i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uint*", !"uint*", !"ulong*", !"uint*"}
!21 = !{!"const", !"", !"", !""}
!22 = !{!"a", !"out", !"state", !"next"}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !11, i64 0}
!27 = distinct !{!27, !16}
!28 = distinct !{!28, !16}
!29 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!30 = !{!"none", !"none", !"none", !"none", !"none"}
!31 = !{!"float*", !"float*", !"int", !"int", !"int"}
!32 = !{!"const", !"", !"", !"", !""}
!33 = !{!"a", !"out", !"nx", !"ny", !"nz"}
!34 = !{!35, !35, i64 0}
!35 = !{!"bool", !11, i64 0}
!36 = !{i8 0, i8 2}
!37 = !{}
!38 = !{!39, !39, i64 0}
!39 = !{!"float", !11, i64 0}
!40 = distinct !{!40, !16}
!41 = !{!"double*", !"double*", !"double*"}
!42 = !{!"const", !"const", !""}
!43 = !{!"a", !"b", !"x"}
!44 = !{!45, !45, i64 0}
!45 = !{!"double", !11, i64 0}
!46 = distinct !{!46, !16}
!47 = distinct !{!47, !16}
!48 = distinct !{!48, !16}
!49 = distinct !{!49, !16}
!50 = distinct !{!50, !16}
!51 = distinct !{!51, !16}
!52 = distinct !{!52, !16}
!53 = !{!"ulong*", !"ulong*", !"ulong*", !"ulong*"}
!54 = !{!"const", !"const", !"const", !""}
!55 = !{!"base", !"exponent", !"modulus", !"out"}
!56 = !{!57, !57, i64 0}
!57 = !{!"short", !11, i64 0}
!58 = distinct !{!58, !16}
!59 = !{i32 1, i32 0, i32 2, i32 0, i32 1}
!60 = !{!"uchar*", !"int", !"uchar*", !"int", !"int*"}
!61 = !{!"const", !"", !"const", !"", !""}
!62 = !{!"text", !"n", !"word", !"m", !"first"}
!63 = !{!11, !11, i64 0}
!64 = distinct !{!64, !16}
!65 = distinct !{!65, !16}
!66 = distinct !{!66, !16}
!67 = distinct !{!67, !16}
!68 = !{i32 1, i32 0, i32 1}
!69 = !{!"uchar*", !"int", !"uchar*"}
!70 = !{!"in", !"n", !"out"}
!71 = distinct !{!71, !16}
!72 = distinct !{!72, !16}
!73 = distinct !{!73, !16}
!74 = distinct !{!74, !16}
!75 = !{i32 1, i32 1, i32 0, i32 1}
!76 = !{!"uint*", !"ulong*", !"uint", !"int*"}
!77 = !{!"keys", !"table", !"mask", !"seen_before"}
!78 = distinct !{!78, !16}
!79 = !{i32 1, i32 0, i32 0}
!80 = !{!"uint4*", !"uint", !"uint"}
!81 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint", !"uint"}
!82 = !{!"", !"", !""}
!83 = !{!"out", !"key0", !"key1"}
!84 = distinct !{!84, !16}
!85 = !{i32 1, i32 1, i32 0, i32 0, i32 1}
!86 = !{!"int*", !"int*", !"int", !"int", !"int*"}
!87 = !{!"const", !"const", !"", !"", !""}
!88 = !{!"weights", !"values", !"n", !"capacity", !"best"}
!89 = distinct !{!89, !16}
!90 = distinct !{!90, !16}
!91 = distinct !{!91, !16}
!92 = distinct !{!92, !16}
!93 = !{i32 1}
!94 = !{!"none"}
!95 = !{!"int*"}
!96 = !{!""}
!97 = !{!"length"}
!98 = distinct !{!98, !16}
!99 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!100 = !{!"int*", !"int*", !"int*", !"int*", !"int*"}
!101 = !{!"rows", !"columns", !"distance", !"queue", !"reached"}
!102 = distinct !{!102, !16}
!103 = distinct !{!103, !16}
!104 = distinct !{!104, !16}
!105 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!106 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!107 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"float"}
!108 = !{!"const", !"const", !"const", !"", !"", !""}
!109 = !{!"q", !"k", !"v", !"out", !"n", !"scale"}
!110 = distinct !{!110, !16}
!111 = distinct !{!111, !16}
!112 = distinct !{!112, !16}
!113 = distinct !{!113, !16}
!114 = distinct !{!114, !16}
!115 = distinct !{!115, !16}
!116 = distinct !{!116, !16}
!117 = distinct !{!117, !16}
!118 = !{float 2.500000e+00}
!119 = distinct !{!119, !16}
!120 = !{i32 1, i32 1, i32 0}
!121 = !{!"ulong*", !"ulong*", !"int"}
!122 = !{!"a", !"out", !"height"}
!123 = distinct !{!123, !16}
!124 = distinct !{!124, !16}
!125 = !{!"float*", !"float*", !"float*"}
!126 = !{!"a", !"b", !"out"}
!127 = !{i32 1, i32 1}
!128 = !{!"none", !"none"}
!129 = !{!"Record*", !"ulong*"}
!130 = !{!"", !""}
!131 = !{!"kept", !"out"}
!132 = !{i64 0, i64 1, !63, i64 1, i64 8, !25, i64 9, i64 2, !56}
!133 = !{!134, !26, i64 1}
!134 = !{!"", !11, i64 0, !26, i64 1, !57, i64 9}
!135 = !{!134, !11, i64 0}
!136 = !{!134, !57, i64 9}
