target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @f64_basic(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #5
  %11 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %23 = getelementptr inbounds double, ptr addrspace(1) %11, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !16
  store double %24, ptr addrspace(5) %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #5
  %25 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !14
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds double, ptr addrspace(1) %25, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8, !tbaa !16
  store double %38, ptr addrspace(5) %10, align 8, !tbaa !16
  %39 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %40 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %41 = fadd double %39, %40
  %42 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
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
  %54 = getelementptr inbounds double, ptr addrspace(1) %42, i64 %53
  store double %41, ptr addrspace(1) %54, align 8, !tbaa !16
  %55 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %56 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %57 = fmul double %55, %56
  %58 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = zext i32 %61 to i64
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 4
  %65 = load i16, ptr addrspace(4) %64, align 2, !tbaa !14
  %66 = zext i16 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = mul i64 %62, %67
  %69 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %70 = zext i32 %69 to i64
  %71 = add i64 %68, %70
  %72 = add i64 %60, %71
  %73 = getelementptr inbounds double, ptr addrspace(1) %58, i64 %72
  store double %57, ptr addrspace(1) %73, align 8, !tbaa !16
  %74 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %75 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %76 = fdiv double %74, %75
  %77 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %79 = mul i32 2, %78
  %80 = zext i32 %79 to i64
  %81 = call i32 @llvm.amdgcn.workgroup.id.x()
  %82 = zext i32 %81 to i64
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %84 = getelementptr inbounds i8, ptr addrspace(4) %83, i64 4
  %85 = load i16, ptr addrspace(4) %84, align 2, !tbaa !14
  %86 = zext i16 %85 to i32
  %87 = sext i32 %86 to i64
  %88 = mul i64 %82, %87
  %89 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %90 = zext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = add i64 %80, %91
  %93 = getelementptr inbounds double, ptr addrspace(1) %77, i64 %92
  store double %76, ptr addrspace(1) %93, align 8, !tbaa !16
  %94 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %95 = call double @llvm.fabs.f64(double %94)
  %96 = call double @llvm.sqrt.f64(double %95)
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %98 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %99 = mul i32 3, %98
  %100 = zext i32 %99 to i64
  %101 = call i32 @llvm.amdgcn.workgroup.id.x()
  %102 = zext i32 %101 to i64
  %103 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %104 = getelementptr inbounds i8, ptr addrspace(4) %103, i64 4
  %105 = load i16, ptr addrspace(4) %104, align 2, !tbaa !14
  %106 = zext i16 %105 to i32
  %107 = sext i32 %106 to i64
  %108 = mul i64 %102, %107
  %109 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %110 = zext i32 %109 to i64
  %111 = add i64 %108, %110
  %112 = add i64 %100, %111
  %113 = getelementptr inbounds double, ptr addrspace(1) %97, i64 %112
  store double %96, ptr addrspace(1) %113, align 8, !tbaa !16
  %114 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %115 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %116 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %117 = fneg double %116
  %118 = call double @llvm.fma.f64(double %114, double %115, double %117)
  %119 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %120 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %121 = mul i32 4, %120
  %122 = zext i32 %121 to i64
  %123 = call i32 @llvm.amdgcn.workgroup.id.x()
  %124 = zext i32 %123 to i64
  %125 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %126 = getelementptr inbounds i8, ptr addrspace(4) %125, i64 4
  %127 = load i16, ptr addrspace(4) %126, align 2, !tbaa !14
  %128 = zext i16 %127 to i32
  %129 = sext i32 %128 to i64
  %130 = mul i64 %124, %129
  %131 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %132 = zext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = add i64 %122, %133
  %135 = getelementptr inbounds double, ptr addrspace(1) %119, i64 %134
  store double %118, ptr addrspace(1) %135, align 8, !tbaa !16
  %136 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %137 = call double @llvm.floor.f64(double %136)
  %138 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %139 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %140 = mul i32 5, %139
  %141 = zext i32 %140 to i64
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
  %153 = add i64 %141, %152
  %154 = getelementptr inbounds double, ptr addrspace(1) %138, i64 %153
  store double %137, ptr addrspace(1) %154, align 8, !tbaa !16
  %155 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %156 = call double @llvm.roundeven.f64(double %155)
  %157 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %158 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %159 = mul i32 6, %158
  %160 = zext i32 %159 to i64
  %161 = call i32 @llvm.amdgcn.workgroup.id.x()
  %162 = zext i32 %161 to i64
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 4
  %165 = load i16, ptr addrspace(4) %164, align 2, !tbaa !14
  %166 = zext i16 %165 to i32
  %167 = sext i32 %166 to i64
  %168 = mul i64 %162, %167
  %169 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %170 = zext i32 %169 to i64
  %171 = add i64 %168, %170
  %172 = add i64 %160, %171
  %173 = getelementptr inbounds double, ptr addrspace(1) %157, i64 %172
  store double %156, ptr addrspace(1) %173, align 8, !tbaa !16
  %174 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %175 = call double @llvm.trunc.f64(double %174)
  %176 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %177 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %178 = mul i32 7, %177
  %179 = zext i32 %178 to i64
  %180 = call i32 @llvm.amdgcn.workgroup.id.x()
  %181 = zext i32 %180 to i64
  %182 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %183 = getelementptr inbounds i8, ptr addrspace(4) %182, i64 4
  %184 = load i16, ptr addrspace(4) %183, align 2, !tbaa !14
  %185 = zext i16 %184 to i32
  %186 = sext i32 %185 to i64
  %187 = mul i64 %181, %186
  %188 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %189 = zext i32 %188 to i64
  %190 = add i64 %187, %189
  %191 = add i64 %179, %190
  %192 = getelementptr inbounds double, ptr addrspace(1) %176, i64 %191
  store double %175, ptr addrspace(1) %192, align 8, !tbaa !16
  %193 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %194 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %195 = fcmp olt double %193, %194
  br i1 %195, label %196, label %198
196:
  %197 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  br label %200
198:
  %199 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  br label %200
200:
  %201 = phi double [ %197, %196 ], [ %199, %198 ]
  %202 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %203 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %204 = mul i32 8, %203
  %205 = zext i32 %204 to i64
  %206 = call i32 @llvm.amdgcn.workgroup.id.x()
  %207 = zext i32 %206 to i64
  %208 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %209 = getelementptr inbounds i8, ptr addrspace(4) %208, i64 4
  %210 = load i16, ptr addrspace(4) %209, align 2, !tbaa !14
  %211 = zext i16 %210 to i32
  %212 = sext i32 %211 to i64
  %213 = mul i64 %207, %212
  %214 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %215 = zext i32 %214 to i64
  %216 = add i64 %213, %215
  %217 = add i64 %205, %216
  %218 = getelementptr inbounds double, ptr addrspace(1) %202, i64 %217
  store double %201, ptr addrspace(1) %218, align 8, !tbaa !16
  %219 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %220 = fptrunc double %219 to float
  %221 = fpext float %220 to double
  %222 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %223 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %224 = mul i32 9, %223
  %225 = zext i32 %224 to i64
  %226 = call i32 @llvm.amdgcn.workgroup.id.x()
  %227 = zext i32 %226 to i64
  %228 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %229 = getelementptr inbounds i8, ptr addrspace(4) %228, i64 4
  %230 = load i16, ptr addrspace(4) %229, align 2, !tbaa !14
  %231 = zext i16 %230 to i32
  %232 = sext i32 %231 to i64
  %233 = mul i64 %227, %232
  %234 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %235 = zext i32 %234 to i64
  %236 = add i64 %233, %235
  %237 = add i64 %225, %236
  %238 = getelementptr inbounds double, ptr addrspace(1) %222, i64 %237
  store double %221, ptr addrspace(1) %238, align 8, !tbaa !16
  %239 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %240 = fptosi double %239 to i64
  %241 = sitofp i64 %240 to double
  %242 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %243 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %244 = mul i32 10, %243
  %245 = zext i32 %244 to i64
  %246 = call i32 @llvm.amdgcn.workgroup.id.x()
  %247 = zext i32 %246 to i64
  %248 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %249 = getelementptr inbounds i8, ptr addrspace(4) %248, i64 4
  %250 = load i16, ptr addrspace(4) %249, align 2, !tbaa !14
  %251 = zext i16 %250 to i32
  %252 = sext i32 %251 to i64
  %253 = mul i64 %247, %252
  %254 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %255 = zext i32 %254 to i64
  %256 = add i64 %253, %255
  %257 = add i64 %245, %256
  %258 = getelementptr inbounds double, ptr addrspace(1) %242, i64 %257
  store double %241, ptr addrspace(1) %258, align 8, !tbaa !16
  %259 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %260 = call double @llvm.fabs.f64(double %259)
  %261 = fptoui double %260 to i32
  %262 = uitofp i32 %261 to double
  %263 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %264 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %265 = mul i32 11, %264
  %266 = zext i32 %265 to i64
  %267 = call i32 @llvm.amdgcn.workgroup.id.x()
  %268 = zext i32 %267 to i64
  %269 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %270 = getelementptr inbounds i8, ptr addrspace(4) %269, i64 4
  %271 = load i16, ptr addrspace(4) %270, align 2, !tbaa !14
  %272 = zext i16 %271 to i32
  %273 = sext i32 %272 to i64
  %274 = mul i64 %268, %273
  %275 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %276 = zext i32 %275 to i64
  %277 = add i64 %274, %276
  %278 = add i64 %266, %277
  %279 = getelementptr inbounds double, ptr addrspace(1) %263, i64 %278
  store double %262, ptr addrspace(1) %279, align 8, !tbaa !16
  %280 = load double, ptr addrspace(5) %10, align 8, !tbaa !16
  %281 = call double @llvm.ceil.f64(double %280)
  %282 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %283 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %284 = mul i32 12, %283
  %285 = zext i32 %284 to i64
  %286 = call i32 @llvm.amdgcn.workgroup.id.x()
  %287 = zext i32 %286 to i64
  %288 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %289 = getelementptr inbounds i8, ptr addrspace(4) %288, i64 4
  %290 = load i16, ptr addrspace(4) %289, align 2, !tbaa !14
  %291 = zext i16 %290 to i32
  %292 = sext i32 %291 to i64
  %293 = mul i64 %287, %292
  %294 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %295 = zext i32 %294 to i64
  %296 = add i64 %293, %295
  %297 = add i64 %285, %296
  %298 = getelementptr inbounds double, ptr addrspace(1) %282, i64 %297
  store double %281, ptr addrspace(1) %298, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #5
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare double @llvm.fabs.f64(double) #2
declare double @llvm.sqrt.f64(double) #2
declare double @llvm.fma.f64(double, double, double) #2
declare double @llvm.floor.f64(double) #2
declare double @llvm.roundeven.f64(double) #2
declare double @llvm.trunc.f64(double) #2
declare double @llvm.ceil.f64(double) #2
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @f32_basic(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %11 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %23 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !19
  store float %24, ptr addrspace(5) %9, align 4, !tbaa !19
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %25 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !14
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %36
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !19
  store float %38, ptr addrspace(5) %10, align 4, !tbaa !19
  %39 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %40 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %41 = fadd float %39, %40
  %42 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
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
  %54 = getelementptr inbounds float, ptr addrspace(1) %42, i64 %53
  store float %41, ptr addrspace(1) %54, align 4, !tbaa !19
  %55 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %56 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %57 = fmul float %55, %56
  %58 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %60 = zext i32 %59 to i64
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = zext i32 %61 to i64
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 4
  %65 = load i16, ptr addrspace(4) %64, align 2, !tbaa !14
  %66 = zext i16 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = mul i64 %62, %67
  %69 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %70 = zext i32 %69 to i64
  %71 = add i64 %68, %70
  %72 = add i64 %60, %71
  %73 = getelementptr inbounds float, ptr addrspace(1) %58, i64 %72
  store float %57, ptr addrspace(1) %73, align 4, !tbaa !19
  %74 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %75 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %76 = fdiv float %74, %75, !fpmath !21
  %77 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %79 = mul i32 2, %78
  %80 = zext i32 %79 to i64
  %81 = call i32 @llvm.amdgcn.workgroup.id.x()
  %82 = zext i32 %81 to i64
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %84 = getelementptr inbounds i8, ptr addrspace(4) %83, i64 4
  %85 = load i16, ptr addrspace(4) %84, align 2, !tbaa !14
  %86 = zext i16 %85 to i32
  %87 = sext i32 %86 to i64
  %88 = mul i64 %82, %87
  %89 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %90 = zext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = add i64 %80, %91
  %93 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %92
  store float %76, ptr addrspace(1) %93, align 4, !tbaa !19
  %94 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %95 = call float @llvm.fabs.f32(float %94)
  %96 = call float @llvm.sqrt.f32(float %95), !fpmath !22
  %97 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %98 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %99 = mul i32 3, %98
  %100 = zext i32 %99 to i64
  %101 = call i32 @llvm.amdgcn.workgroup.id.x()
  %102 = zext i32 %101 to i64
  %103 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %104 = getelementptr inbounds i8, ptr addrspace(4) %103, i64 4
  %105 = load i16, ptr addrspace(4) %104, align 2, !tbaa !14
  %106 = zext i16 %105 to i32
  %107 = sext i32 %106 to i64
  %108 = mul i64 %102, %107
  %109 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %110 = zext i32 %109 to i64
  %111 = add i64 %108, %110
  %112 = add i64 %100, %111
  %113 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %112
  store float %96, ptr addrspace(1) %113, align 4, !tbaa !19
  %114 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %115 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %116 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %117 = fneg float %116
  %118 = call float @llvm.fma.f32(float %114, float %115, float %117)
  %119 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %120 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %121 = mul i32 4, %120
  %122 = zext i32 %121 to i64
  %123 = call i32 @llvm.amdgcn.workgroup.id.x()
  %124 = zext i32 %123 to i64
  %125 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %126 = getelementptr inbounds i8, ptr addrspace(4) %125, i64 4
  %127 = load i16, ptr addrspace(4) %126, align 2, !tbaa !14
  %128 = zext i16 %127 to i32
  %129 = sext i32 %128 to i64
  %130 = mul i64 %124, %129
  %131 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %132 = zext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = add i64 %122, %133
  %135 = getelementptr inbounds float, ptr addrspace(1) %119, i64 %134
  store float %118, ptr addrspace(1) %135, align 4, !tbaa !19
  %136 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %137 = call float @llvm.floor.f32(float %136)
  %138 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %139 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %140 = mul i32 5, %139
  %141 = zext i32 %140 to i64
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
  %153 = add i64 %141, %152
  %154 = getelementptr inbounds float, ptr addrspace(1) %138, i64 %153
  store float %137, ptr addrspace(1) %154, align 4, !tbaa !19
  %155 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %156 = call float @llvm.roundeven.f32(float %155)
  %157 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %158 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %159 = mul i32 6, %158
  %160 = zext i32 %159 to i64
  %161 = call i32 @llvm.amdgcn.workgroup.id.x()
  %162 = zext i32 %161 to i64
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 4
  %165 = load i16, ptr addrspace(4) %164, align 2, !tbaa !14
  %166 = zext i16 %165 to i32
  %167 = sext i32 %166 to i64
  %168 = mul i64 %162, %167
  %169 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %170 = zext i32 %169 to i64
  %171 = add i64 %168, %170
  %172 = add i64 %160, %171
  %173 = getelementptr inbounds float, ptr addrspace(1) %157, i64 %172
  store float %156, ptr addrspace(1) %173, align 4, !tbaa !19
  %174 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %175 = call float @llvm.trunc.f32(float %174)
  %176 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %177 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %178 = mul i32 7, %177
  %179 = zext i32 %178 to i64
  %180 = call i32 @llvm.amdgcn.workgroup.id.x()
  %181 = zext i32 %180 to i64
  %182 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %183 = getelementptr inbounds i8, ptr addrspace(4) %182, i64 4
  %184 = load i16, ptr addrspace(4) %183, align 2, !tbaa !14
  %185 = zext i16 %184 to i32
  %186 = sext i32 %185 to i64
  %187 = mul i64 %181, %186
  %188 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %189 = zext i32 %188 to i64
  %190 = add i64 %187, %189
  %191 = add i64 %179, %190
  %192 = getelementptr inbounds float, ptr addrspace(1) %176, i64 %191
  store float %175, ptr addrspace(1) %192, align 4, !tbaa !19
  %193 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %194 = call float @llvm.ceil.f32(float %193)
  %195 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %196 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %197 = mul i32 8, %196
  %198 = zext i32 %197 to i64
  %199 = call i32 @llvm.amdgcn.workgroup.id.x()
  %200 = zext i32 %199 to i64
  %201 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %202 = getelementptr inbounds i8, ptr addrspace(4) %201, i64 4
  %203 = load i16, ptr addrspace(4) %202, align 2, !tbaa !14
  %204 = zext i16 %203 to i32
  %205 = sext i32 %204 to i64
  %206 = mul i64 %200, %205
  %207 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %208 = zext i32 %207 to i64
  %209 = add i64 %206, %208
  %210 = add i64 %198, %209
  %211 = getelementptr inbounds float, ptr addrspace(1) %195, i64 %210
  store float %194, ptr addrspace(1) %211, align 4, !tbaa !19
  %212 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %213 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %214 = call float @llvm.copysign.f32(float %212, float %213)
  %215 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %216 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %217 = mul i32 9, %216
  %218 = zext i32 %217 to i64
  %219 = call i32 @llvm.amdgcn.workgroup.id.x()
  %220 = zext i32 %219 to i64
  %221 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %222 = getelementptr inbounds i8, ptr addrspace(4) %221, i64 4
  %223 = load i16, ptr addrspace(4) %222, align 2, !tbaa !14
  %224 = zext i16 %223 to i32
  %225 = sext i32 %224 to i64
  %226 = mul i64 %220, %225
  %227 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %228 = zext i32 %227 to i64
  %229 = add i64 %226, %228
  %230 = add i64 %218, %229
  %231 = getelementptr inbounds float, ptr addrspace(1) %215, i64 %230
  store float %214, ptr addrspace(1) %231, align 4, !tbaa !19
  %232 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %233 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %234 = call float @llvm.minnum.f32(float %232, float %233)
  %235 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %236 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %237 = mul i32 10, %236
  %238 = zext i32 %237 to i64
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
  %250 = add i64 %238, %249
  %251 = getelementptr inbounds float, ptr addrspace(1) %235, i64 %250
  store float %234, ptr addrspace(1) %251, align 4, !tbaa !19
  %252 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %253 = load float, ptr addrspace(5) %10, align 4, !tbaa !19
  %254 = call float @llvm.maxnum.f32(float %252, float %253)
  %255 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %256 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %257 = mul i32 11, %256
  %258 = zext i32 %257 to i64
  %259 = call i32 @llvm.amdgcn.workgroup.id.x()
  %260 = zext i32 %259 to i64
  %261 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %262 = getelementptr inbounds i8, ptr addrspace(4) %261, i64 4
  %263 = load i16, ptr addrspace(4) %262, align 2, !tbaa !14
  %264 = zext i16 %263 to i32
  %265 = sext i32 %264 to i64
  %266 = mul i64 %260, %265
  %267 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %268 = zext i32 %267 to i64
  %269 = add i64 %266, %268
  %270 = add i64 %258, %269
  %271 = getelementptr inbounds float, ptr addrspace(1) %255, i64 %270
  store float %254, ptr addrspace(1) %271, align 4, !tbaa !19
  %272 = load float, ptr addrspace(5) %9, align 4, !tbaa !19
  %273 = fptrunc float %272 to half
  %274 = fpext half %273 to float
  %275 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %276 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %277 = mul i32 12, %276
  %278 = zext i32 %277 to i64
  %279 = call i32 @llvm.amdgcn.workgroup.id.x()
  %280 = zext i32 %279 to i64
  %281 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %282 = getelementptr inbounds i8, ptr addrspace(4) %281, i64 4
  %283 = load i16, ptr addrspace(4) %282, align 2, !tbaa !14
  %284 = zext i16 %283 to i32
  %285 = sext i32 %284 to i64
  %286 = mul i64 %280, %285
  %287 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %288 = zext i32 %287 to i64
  %289 = add i64 %286, %288
  %290 = add i64 %278, %289
  %291 = getelementptr inbounds float, ptr addrspace(1) %275, i64 %290
  store float %274, ptr addrspace(1) %291, align 4, !tbaa !19
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
declare float @llvm.fabs.f32(float) #2
declare float @llvm.sqrt.f32(float) #2
declare float @llvm.fma.f32(float, float, float) #2
declare float @llvm.floor.f32(float) #2
declare float @llvm.roundeven.f32(float) #2
declare float @llvm.trunc.f32(float) #2
declare float @llvm.ceil.f32(float) #2
declare float @llvm.copysign.f32(float, float) #2
declare float @llvm.minnum.f32(float, float) #2
declare float @llvm.maxnum.f32(float, float) #2
define protected amdgpu_kernel void @f64_functions(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #5
  %8 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %20 = getelementptr inbounds double, ptr addrspace(1) %8, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !16
  store double %21, ptr addrspace(5) %7, align 8, !tbaa !16
  %22 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %23 = call double @exp_of(double noundef %22) #6
  %24 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %36 = getelementptr inbounds double, ptr addrspace(1) %24, i64 %35
  store double %23, ptr addrspace(1) %36, align 8, !tbaa !16
  %37 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %38 = call double @llvm.fabs.f64(double %37)
  %39 = call double @log_of(double noundef %38) #6
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %41 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
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
  %54 = add i64 %42, %53
  %55 = getelementptr inbounds double, ptr addrspace(1) %40, i64 %54
  store double %39, ptr addrspace(1) %55, align 8, !tbaa !16
  %56 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %57 = call double @sin_of(double noundef %56) #6
  %58 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %60 = mul i32 2, %59
  %61 = zext i32 %60 to i64
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = zext i32 %62 to i64
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %65 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 4
  %66 = load i16, ptr addrspace(4) %65, align 2, !tbaa !14
  %67 = zext i16 %66 to i32
  %68 = sext i32 %67 to i64
  %69 = mul i64 %63, %68
  %70 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %71 = zext i32 %70 to i64
  %72 = add i64 %69, %71
  %73 = add i64 %61, %72
  %74 = getelementptr inbounds double, ptr addrspace(1) %58, i64 %73
  store double %57, ptr addrspace(1) %74, align 8, !tbaa !16
  %75 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %76 = call double @llvm.fabs.f64(double %75)
  %77 = call double @log_of(double noundef %76) #6
  %78 = fmul double 1.500000e+00, %77
  %79 = call double @exp_of(double noundef %78) #6
  %80 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %81 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %82 = mul i32 3, %81
  %83 = zext i32 %82 to i64
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !14
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds double, ptr addrspace(1) %80, i64 %95
  store double %79, ptr addrspace(1) %96, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #5
  ret void
}
define internal double @exp_of(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #5
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !16
  %9 = fmul double %8, 0x3FF71547652B82FE
  %10 = call double @llvm.roundeven.f64(double %9)
  store double %10, ptr addrspace(5) %3, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #5
  %11 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !16
  %13 = call double @llvm.fma.f64(double %11, double 0xBFE62E42FEE00000, double %12)
  store double %13, ptr addrspace(5) %4, align 8, !tbaa !16
  %14 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %16 = call double @llvm.fma.f64(double %14, double 0xBDEA39EF35793C76, double %15)
  store double %16, ptr addrspace(5) %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  store double 1.000000e+00, ptr addrspace(5) %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #5
  store double 1.000000e+00, ptr addrspace(5) %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  store i32 1, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %17
17:
  %18 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %19 = icmp slt i32 %18, 18
  br i1 %19, label %21, label %20
20:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  br label %34
21:
  %22 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %23 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %24 = sitofp i32 %23 to double
  %25 = fdiv double %22, %24
  %26 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %27 = fmul double %26, %25
  store double %27, ptr addrspace(5) %6, align 8, !tbaa !16
  %28 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %29 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %30 = fadd double %29, %28
  store double %30, ptr addrspace(5) %5, align 8, !tbaa !16
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %17, !llvm.loop !27
34:
  %35 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %36 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %37 = fptosi double %36 to i64
  %38 = add nsw i64 %37, 1023
  %39 = shl i64 %38, 52
  %40 = bitcast i64 %39 to double
  %41 = fmul double %35, %40
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #5
  ret double %41
}
define internal double @log_of(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #5
  %11 = load double, ptr addrspace(5) %2, align 8, !tbaa !16
  %12 = bitcast double %11 to i64
  store i64 %12, ptr addrspace(5) %3, align 8, !tbaa !29
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #5
  %13 = load i64, ptr addrspace(5) %3, align 8, !tbaa !29
  %14 = lshr i64 %13, 52
  %15 = trunc i64 %14 to i32
  %16 = sub nsw i32 %15, 1023
  store i32 %16, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %17 = load i64, ptr addrspace(5) %3, align 8, !tbaa !29
  %18 = and i64 %17, 4503599627370495
  %19 = or i64 %18, 4607182418800017408
  %20 = bitcast i64 %19 to double
  store double %20, ptr addrspace(5) %5, align 8, !tbaa !16
  %21 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %22 = fcmp ogt double %21, 0x3FF6A09E667F3BCD
  br i1 %22, label %23, label %28
23:
  %24 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %25 = fmul double %24, 5.000000e-01
  store double %25, ptr addrspace(5) %5, align 8, !tbaa !16
  %26 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr addrspace(5) %4, align 4, !tbaa !12
  br label %28
28:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #5
  %29 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %30 = fsub double %29, 1.000000e+00
  %31 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %32 = fadd double %31, 1.000000e+00
  %33 = fdiv double %30, %32
  store double %33, ptr addrspace(5) %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #5
  %34 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %35 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %36 = fmul double %34, %35
  store double %36, ptr addrspace(5) %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #5
  store double 0.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #5
  %37 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  store double %37, ptr addrspace(5) %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  store i32 1, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %38
38:
  %39 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %40 = icmp slt i32 %39, 24
  br i1 %40, label %42, label %41
41:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  br label %55
42:
  %43 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %44 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %45 = sitofp i32 %44 to double
  %46 = fdiv double %43, %45
  %47 = load double, ptr addrspace(5) %8, align 8, !tbaa !16
  %48 = fadd double %47, %46
  store double %48, ptr addrspace(5) %8, align 8, !tbaa !16
  %49 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %50 = load double, ptr addrspace(5) %9, align 8, !tbaa !16
  %51 = fmul double %50, %49
  store double %51, ptr addrspace(5) %9, align 8, !tbaa !16
  br label %52
52:
  %53 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %54 = add nsw i32 %53, 2
  store i32 %54, ptr addrspace(5) %10, align 4, !tbaa !12
  br label %38, !llvm.loop !31
55:
  %56 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %57 = sitofp i32 %56 to double
  %58 = load double, ptr addrspace(5) %8, align 8, !tbaa !16
  %59 = fmul double 2.000000e+00, %58
  %60 = call double @llvm.fma.f64(double %57, double 0x3FE62E42FEFA39EF, double %59)
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #5
  ret double %60
}
define internal double @sin_of(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #5
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !16
  %10 = fmul double %9, 0x3FD45F306DC9C883
  %11 = call double @llvm.roundeven.f64(double %10)
  store double %11, ptr addrspace(5) %3, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #5
  %12 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %13 = load double, ptr addrspace(5) %2, align 8, !tbaa !16
  %14 = call double @llvm.fma.f64(double %12, double 0xC00921FB54442D18, double %13)
  store double %14, ptr addrspace(5) %4, align 8, !tbaa !16
  %15 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %16 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %17 = call double @llvm.fma.f64(double %15, double 0xBCA1A62633145C07, double %16)
  store double %17, ptr addrspace(5) %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #5
  %18 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %20 = fmul double %18, %19
  store double %20, ptr addrspace(5) %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #5
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  store double %21, ptr addrspace(5) %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #5
  %22 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  store double %22, ptr addrspace(5) %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  store i32 1, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %23
23:
  %24 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %25 = icmp slt i32 %24, 12
  br i1 %25, label %27, label %26
26:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  br label %46
27:
  %28 = load double, ptr addrspace(5) %5, align 8, !tbaa !16
  %29 = fneg double %28
  %30 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %31 = mul nsw i32 2, %30
  %32 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %33 = mul nsw i32 2, %32
  %34 = add nsw i32 %33, 1
  %35 = mul nsw i32 %31, %34
  %36 = sitofp i32 %35 to double
  %37 = fdiv double %29, %36
  %38 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %39 = fmul double %38, %37
  store double %39, ptr addrspace(5) %7, align 8, !tbaa !16
  %40 = load double, ptr addrspace(5) %7, align 8, !tbaa !16
  %41 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %42 = fadd double %41, %40
  store double %42, ptr addrspace(5) %6, align 8, !tbaa !16
  br label %43
43:
  %44 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %23, !llvm.loop !32
46:
  %47 = load double, ptr addrspace(5) %3, align 8, !tbaa !16
  %48 = fptosi double %47 to i64
  %49 = and i64 %48, 1
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %51, label %54
51:
  %52 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  %53 = fneg double %52
  br label %56
54:
  %55 = load double, ptr addrspace(5) %6, align 8, !tbaa !16
  br label %56
56:
  %57 = phi double [ %53, %51 ], [ %55, %54 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #5
  ret double %57
}
define protected amdgpu_kernel void @f32_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %9 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = getelementptr inbounds float, ptr addrspace(1) %9, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !19
  store float %22, ptr addrspace(5) %7, align 4, !tbaa !19
  %23 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %24 = call float @llvm.amdgcn.exp2.f32(float %23)
  %25 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %29 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 4
  %30 = load i16, ptr addrspace(4) %29, align 2, !tbaa !14
  %31 = zext i16 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = mul i64 %27, %32
  %34 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = add i64 %33, %35
  %37 = getelementptr inbounds float, ptr addrspace(1) %25, i64 %36
  store float %24, ptr addrspace(1) %37, align 4, !tbaa !19
  %38 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %39 = call float @llvm.amdgcn.log.f32(float %38)
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %41 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
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
  %54 = add i64 %42, %53
  %55 = getelementptr inbounds float, ptr addrspace(1) %40, i64 %54
  store float %39, ptr addrspace(1) %55, align 4, !tbaa !19
  %56 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %57 = call float @llvm.amdgcn.sin.f32(float %56)
  %58 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %59 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %60 = mul i32 2, %59
  %61 = zext i32 %60 to i64
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = zext i32 %62 to i64
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %65 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 4
  %66 = load i16, ptr addrspace(4) %65, align 2, !tbaa !14
  %67 = zext i16 %66 to i32
  %68 = sext i32 %67 to i64
  %69 = mul i64 %63, %68
  %70 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %71 = zext i32 %70 to i64
  %72 = add i64 %69, %71
  %73 = add i64 %61, %72
  %74 = getelementptr inbounds float, ptr addrspace(1) %58, i64 %73
  store float %57, ptr addrspace(1) %74, align 4, !tbaa !19
  %75 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %76 = call float @llvm.amdgcn.cos.f32(float %75)
  %77 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %78 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %79 = mul i32 3, %78
  %80 = zext i32 %79 to i64
  %81 = call i32 @llvm.amdgcn.workgroup.id.x()
  %82 = zext i32 %81 to i64
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %84 = getelementptr inbounds i8, ptr addrspace(4) %83, i64 4
  %85 = load i16, ptr addrspace(4) %84, align 2, !tbaa !14
  %86 = zext i16 %85 to i32
  %87 = sext i32 %86 to i64
  %88 = mul i64 %82, %87
  %89 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %90 = zext i32 %89 to i64
  %91 = add i64 %88, %90
  %92 = add i64 %80, %91
  %93 = getelementptr inbounds float, ptr addrspace(1) %77, i64 %92
  store float %76, ptr addrspace(1) %93, align 4, !tbaa !19
  %94 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %95 = call float @llvm.amdgcn.rcp.f32(float %94)
  %96 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %97 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %98 = mul i32 4, %97
  %99 = zext i32 %98 to i64
  %100 = call i32 @llvm.amdgcn.workgroup.id.x()
  %101 = zext i32 %100 to i64
  %102 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %103 = getelementptr inbounds i8, ptr addrspace(4) %102, i64 4
  %104 = load i16, ptr addrspace(4) %103, align 2, !tbaa !14
  %105 = zext i16 %104 to i32
  %106 = sext i32 %105 to i64
  %107 = mul i64 %101, %106
  %108 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %109 = zext i32 %108 to i64
  %110 = add i64 %107, %109
  %111 = add i64 %99, %110
  %112 = getelementptr inbounds float, ptr addrspace(1) %96, i64 %111
  store float %95, ptr addrspace(1) %112, align 4, !tbaa !19
  %113 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %114 = call float @llvm.amdgcn.rsq.f32(float %113)
  %115 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %116 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %117 = mul i32 5, %116
  %118 = zext i32 %117 to i64
  %119 = call i32 @llvm.amdgcn.workgroup.id.x()
  %120 = zext i32 %119 to i64
  %121 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %122 = getelementptr inbounds i8, ptr addrspace(4) %121, i64 4
  %123 = load i16, ptr addrspace(4) %122, align 2, !tbaa !14
  %124 = zext i16 %123 to i32
  %125 = sext i32 %124 to i64
  %126 = mul i64 %120, %125
  %127 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %128 = zext i32 %127 to i64
  %129 = add i64 %126, %128
  %130 = add i64 %118, %129
  %131 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %130
  store float %114, ptr addrspace(1) %131, align 4, !tbaa !19
  %132 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %133 = call float @llvm.exp2.f32(float %132)
  %134 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %135 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %136 = mul i32 6, %135
  %137 = zext i32 %136 to i64
  %138 = call i32 @llvm.amdgcn.workgroup.id.x()
  %139 = zext i32 %138 to i64
  %140 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %141 = getelementptr inbounds i8, ptr addrspace(4) %140, i64 4
  %142 = load i16, ptr addrspace(4) %141, align 2, !tbaa !14
  %143 = zext i16 %142 to i32
  %144 = sext i32 %143 to i64
  %145 = mul i64 %139, %144
  %146 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %147 = zext i32 %146 to i64
  %148 = add i64 %145, %147
  %149 = add i64 %137, %148
  %150 = getelementptr inbounds float, ptr addrspace(1) %134, i64 %149
  store float %133, ptr addrspace(1) %150, align 4, !tbaa !19
  %151 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %152 = call float @llvm.log2.f32(float %151)
  %153 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %154 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %155 = mul i32 7, %154
  %156 = zext i32 %155 to i64
  %157 = call i32 @llvm.amdgcn.workgroup.id.x()
  %158 = zext i32 %157 to i64
  %159 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %160 = getelementptr inbounds i8, ptr addrspace(4) %159, i64 4
  %161 = load i16, ptr addrspace(4) %160, align 2, !tbaa !14
  %162 = zext i16 %161 to i32
  %163 = sext i32 %162 to i64
  %164 = mul i64 %158, %163
  %165 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %166 = zext i32 %165 to i64
  %167 = add i64 %164, %166
  %168 = add i64 %156, %167
  %169 = getelementptr inbounds float, ptr addrspace(1) %153, i64 %168
  store float %152, ptr addrspace(1) %169, align 4, !tbaa !19
  %170 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %171 = call float @llvm.exp.f32(float %170)
  %172 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %173 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %174 = mul i32 8, %173
  %175 = zext i32 %174 to i64
  %176 = call i32 @llvm.amdgcn.workgroup.id.x()
  %177 = zext i32 %176 to i64
  %178 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %179 = getelementptr inbounds i8, ptr addrspace(4) %178, i64 4
  %180 = load i16, ptr addrspace(4) %179, align 2, !tbaa !14
  %181 = zext i16 %180 to i32
  %182 = sext i32 %181 to i64
  %183 = mul i64 %177, %182
  %184 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %185 = zext i32 %184 to i64
  %186 = add i64 %183, %185
  %187 = add i64 %175, %186
  %188 = getelementptr inbounds float, ptr addrspace(1) %172, i64 %187
  store float %171, ptr addrspace(1) %188, align 4, !tbaa !19
  %189 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %190 = call float @llvm.log.f32(float %189)
  %191 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %192 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %193 = mul i32 9, %192
  %194 = zext i32 %193 to i64
  %195 = call i32 @llvm.amdgcn.workgroup.id.x()
  %196 = zext i32 %195 to i64
  %197 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %198 = getelementptr inbounds i8, ptr addrspace(4) %197, i64 4
  %199 = load i16, ptr addrspace(4) %198, align 2, !tbaa !14
  %200 = zext i16 %199 to i32
  %201 = sext i32 %200 to i64
  %202 = mul i64 %196, %201
  %203 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %204 = zext i32 %203 to i64
  %205 = add i64 %202, %204
  %206 = add i64 %194, %205
  %207 = getelementptr inbounds float, ptr addrspace(1) %191, i64 %206
  store float %190, ptr addrspace(1) %207, align 4, !tbaa !19
  %208 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %209 = call float @llvm.log10.f32(float %208)
  %210 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %211 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %212 = mul i32 10, %211
  %213 = zext i32 %212 to i64
  %214 = call i32 @llvm.amdgcn.workgroup.id.x()
  %215 = zext i32 %214 to i64
  %216 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %217 = getelementptr inbounds i8, ptr addrspace(4) %216, i64 4
  %218 = load i16, ptr addrspace(4) %217, align 2, !tbaa !14
  %219 = zext i16 %218 to i32
  %220 = sext i32 %219 to i64
  %221 = mul i64 %215, %220
  %222 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %223 = zext i32 %222 to i64
  %224 = add i64 %221, %223
  %225 = add i64 %213, %224
  %226 = getelementptr inbounds float, ptr addrspace(1) %210, i64 %225
  store float %209, ptr addrspace(1) %226, align 4, !tbaa !19
  %227 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %228 = call float @llvm.amdgcn.fract.f32(float %227)
  %229 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %230 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %231 = mul i32 11, %230
  %232 = zext i32 %231 to i64
  %233 = call i32 @llvm.amdgcn.workgroup.id.x()
  %234 = zext i32 %233 to i64
  %235 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %236 = getelementptr inbounds i8, ptr addrspace(4) %235, i64 4
  %237 = load i16, ptr addrspace(4) %236, align 2, !tbaa !14
  %238 = zext i16 %237 to i32
  %239 = sext i32 %238 to i64
  %240 = mul i64 %234, %239
  %241 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %242 = zext i32 %241 to i64
  %243 = add i64 %240, %242
  %244 = add i64 %232, %243
  %245 = getelementptr inbounds float, ptr addrspace(1) %229, i64 %244
  store float %228, ptr addrspace(1) %245, align 4, !tbaa !19
  %246 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %247 = call i32 @llvm.amdgcn.workgroup.id.x()
  %248 = zext i32 %247 to i64
  %249 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %250 = getelementptr inbounds i8, ptr addrspace(4) %249, i64 4
  %251 = load i16, ptr addrspace(4) %250, align 2, !tbaa !14
  %252 = zext i16 %251 to i32
  %253 = sext i32 %252 to i64
  %254 = mul i64 %248, %253
  %255 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %256 = zext i32 %255 to i64
  %257 = add i64 %254, %256
  %258 = trunc i64 %257 to i32
  %259 = srem i32 %258, 7
  %260 = sub nsw i32 %259, 3
  %261 = call float @llvm.ldexp.f32.i32(float %246, i32 %260)
  %262 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %263 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %264 = mul i32 12, %263
  %265 = zext i32 %264 to i64
  %266 = call i32 @llvm.amdgcn.workgroup.id.x()
  %267 = zext i32 %266 to i64
  %268 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %269 = getelementptr inbounds i8, ptr addrspace(4) %268, i64 4
  %270 = load i16, ptr addrspace(4) %269, align 2, !tbaa !14
  %271 = zext i16 %270 to i32
  %272 = sext i32 %271 to i64
  %273 = mul i64 %267, %272
  %274 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %275 = zext i32 %274 to i64
  %276 = add i64 %273, %275
  %277 = add i64 %265, %276
  %278 = getelementptr inbounds float, ptr addrspace(1) %262, i64 %277
  store float %261, ptr addrspace(1) %278, align 4, !tbaa !19
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %279 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %280 = call { float, i32 } @llvm.frexp.f32.i32(float %279)
  %281 = extractvalue { float, i32 } %280, 1
  store i32 %281, ptr addrspace(5) %8, align 4, !tbaa !12
  %282 = extractvalue { float, i32 } %280, 0
  %283 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %284 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %285 = mul i32 13, %284
  %286 = zext i32 %285 to i64
  %287 = call i32 @llvm.amdgcn.workgroup.id.x()
  %288 = zext i32 %287 to i64
  %289 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %290 = getelementptr inbounds i8, ptr addrspace(4) %289, i64 4
  %291 = load i16, ptr addrspace(4) %290, align 2, !tbaa !14
  %292 = zext i16 %291 to i32
  %293 = sext i32 %292 to i64
  %294 = mul i64 %288, %293
  %295 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %296 = zext i32 %295 to i64
  %297 = add i64 %294, %296
  %298 = add i64 %286, %297
  %299 = getelementptr inbounds float, ptr addrspace(1) %283, i64 %298
  store float %282, ptr addrspace(1) %299, align 4, !tbaa !19
  %300 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %301 = sitofp i32 %300 to float
  %302 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %303 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %304 = mul i32 14, %303
  %305 = zext i32 %304 to i64
  %306 = call i32 @llvm.amdgcn.workgroup.id.x()
  %307 = zext i32 %306 to i64
  %308 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %309 = getelementptr inbounds i8, ptr addrspace(4) %308, i64 4
  %310 = load i16, ptr addrspace(4) %309, align 2, !tbaa !14
  %311 = zext i16 %310 to i32
  %312 = sext i32 %311 to i64
  %313 = mul i64 %307, %312
  %314 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %315 = zext i32 %314 to i64
  %316 = add i64 %313, %315
  %317 = add i64 %305, %316
  %318 = getelementptr inbounds float, ptr addrspace(1) %302, i64 %317
  store float %301, ptr addrspace(1) %318, align 4, !tbaa !19
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
declare float @llvm.amdgcn.exp2.f32(float) #2
declare float @llvm.amdgcn.log.f32(float) #2
declare float @llvm.amdgcn.sin.f32(float) #2
declare float @llvm.amdgcn.cos.f32(float) #2
declare float @llvm.amdgcn.rcp.f32(float) #2
declare float @llvm.amdgcn.rsq.f32(float) #2
declare float @llvm.exp2.f32(float) #2
declare float @llvm.log2.f32(float) #2
declare float @llvm.exp.f32(float) #2
declare float @llvm.log.f32(float) #2
declare float @llvm.log10.f32(float) #2
declare float @llvm.amdgcn.fract.f32(float) #2
declare float @llvm.ldexp.f32.i32(float, i32) #2
declare { float, i32 } @llvm.frexp.f32.i32(float) #2
define protected amdgpu_kernel void @i64_all(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #5
  %14 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %26 = getelementptr inbounds i64, ptr addrspace(1) %14, i64 %25
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !29
  store i64 %27, ptr addrspace(5) %9, align 8, !tbaa !29
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #5
  %28 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %40 = getelementptr inbounds i64, ptr addrspace(1) %28, i64 %39
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !29
  store i64 %41, ptr addrspace(5) %10, align 8, !tbaa !29
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #5
  %42 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  store i64 %42, ptr addrspace(5) %11, align 8, !tbaa !29
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #5
  %43 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  store i64 %43, ptr addrspace(5) %12, align 8, !tbaa !29
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  %44 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %45 = trunc i64 %44 to i32
  %46 = and i32 %45, 63
  store i32 %46, ptr addrspace(5) %13, align 4, !tbaa !12
  %47 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %48 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %49 = sdiv i64 %47, %48
  %50 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %51 = call i32 @llvm.amdgcn.workgroup.id.x()
  %52 = zext i32 %51 to i64
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %54 = getelementptr inbounds i8, ptr addrspace(4) %53, i64 4
  %55 = load i16, ptr addrspace(4) %54, align 2, !tbaa !14
  %56 = zext i16 %55 to i32
  %57 = sext i32 %56 to i64
  %58 = mul i64 %52, %57
  %59 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  %61 = add i64 %58, %60
  %62 = getelementptr inbounds i64, ptr addrspace(1) %50, i64 %61
  store i64 %49, ptr addrspace(1) %62, align 8, !tbaa !29
  %63 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %64 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %65 = srem i64 %63, %64
  %66 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %67 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %68 = zext i32 %67 to i64
  %69 = call i32 @llvm.amdgcn.workgroup.id.x()
  %70 = zext i32 %69 to i64
  %71 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %72 = getelementptr inbounds i8, ptr addrspace(4) %71, i64 4
  %73 = load i16, ptr addrspace(4) %72, align 2, !tbaa !14
  %74 = zext i16 %73 to i32
  %75 = sext i32 %74 to i64
  %76 = mul i64 %70, %75
  %77 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %78 = zext i32 %77 to i64
  %79 = add i64 %76, %78
  %80 = add i64 %68, %79
  %81 = getelementptr inbounds i64, ptr addrspace(1) %66, i64 %80
  store i64 %65, ptr addrspace(1) %81, align 8, !tbaa !29
  %82 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %83 = load i64, ptr addrspace(5) %12, align 8, !tbaa !29
  %84 = udiv i64 %82, %83
  %85 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %87 = mul i32 2, %86
  %88 = zext i32 %87 to i64
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
  %100 = add i64 %88, %99
  %101 = getelementptr inbounds i64, ptr addrspace(1) %85, i64 %100
  store i64 %84, ptr addrspace(1) %101, align 8, !tbaa !29
  %102 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %103 = load i64, ptr addrspace(5) %12, align 8, !tbaa !29
  %104 = urem i64 %102, %103
  %105 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %106 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %107 = mul i32 3, %106
  %108 = zext i32 %107 to i64
  %109 = call i32 @llvm.amdgcn.workgroup.id.x()
  %110 = zext i32 %109 to i64
  %111 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %112 = getelementptr inbounds i8, ptr addrspace(4) %111, i64 4
  %113 = load i16, ptr addrspace(4) %112, align 2, !tbaa !14
  %114 = zext i16 %113 to i32
  %115 = sext i32 %114 to i64
  %116 = mul i64 %110, %115
  %117 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %118 = zext i32 %117 to i64
  %119 = add i64 %116, %118
  %120 = add i64 %108, %119
  %121 = getelementptr inbounds i64, ptr addrspace(1) %105, i64 %120
  store i64 %104, ptr addrspace(1) %121, align 8, !tbaa !29
  %122 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %123 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %124 = mul nsw i64 %122, %123
  %125 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %126 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %127 = mul i32 4, %126
  %128 = zext i32 %127 to i64
  %129 = call i32 @llvm.amdgcn.workgroup.id.x()
  %130 = zext i32 %129 to i64
  %131 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %132 = getelementptr inbounds i8, ptr addrspace(4) %131, i64 4
  %133 = load i16, ptr addrspace(4) %132, align 2, !tbaa !14
  %134 = zext i16 %133 to i32
  %135 = sext i32 %134 to i64
  %136 = mul i64 %130, %135
  %137 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %138 = zext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = add i64 %128, %139
  %141 = getelementptr inbounds i64, ptr addrspace(1) %125, i64 %140
  store i64 %124, ptr addrspace(1) %141, align 8, !tbaa !29
  %142 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %143 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %144 = zext i32 %143 to i64
  %145 = and i64 %144, 63
  %146 = shl i64 %142, %145
  %147 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %148 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %149 = mul i32 5, %148
  %150 = zext i32 %149 to i64
  %151 = call i32 @llvm.amdgcn.workgroup.id.x()
  %152 = zext i32 %151 to i64
  %153 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %154 = getelementptr inbounds i8, ptr addrspace(4) %153, i64 4
  %155 = load i16, ptr addrspace(4) %154, align 2, !tbaa !14
  %156 = zext i16 %155 to i32
  %157 = sext i32 %156 to i64
  %158 = mul i64 %152, %157
  %159 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %160 = zext i32 %159 to i64
  %161 = add i64 %158, %160
  %162 = add i64 %150, %161
  %163 = getelementptr inbounds i64, ptr addrspace(1) %147, i64 %162
  store i64 %146, ptr addrspace(1) %163, align 8, !tbaa !29
  %164 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %165 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %166 = zext i32 %165 to i64
  %167 = and i64 %166, 63
  %168 = ashr i64 %164, %167
  %169 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %170 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %171 = mul i32 6, %170
  %172 = zext i32 %171 to i64
  %173 = call i32 @llvm.amdgcn.workgroup.id.x()
  %174 = zext i32 %173 to i64
  %175 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %176 = getelementptr inbounds i8, ptr addrspace(4) %175, i64 4
  %177 = load i16, ptr addrspace(4) %176, align 2, !tbaa !14
  %178 = zext i16 %177 to i32
  %179 = sext i32 %178 to i64
  %180 = mul i64 %174, %179
  %181 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %182 = zext i32 %181 to i64
  %183 = add i64 %180, %182
  %184 = add i64 %172, %183
  %185 = getelementptr inbounds i64, ptr addrspace(1) %169, i64 %184
  store i64 %168, ptr addrspace(1) %185, align 8, !tbaa !29
  %186 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %187 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %188 = zext i32 %187 to i64
  %189 = and i64 %188, 63
  %190 = lshr i64 %186, %189
  %191 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %192 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %193 = mul i32 7, %192
  %194 = zext i32 %193 to i64
  %195 = call i32 @llvm.amdgcn.workgroup.id.x()
  %196 = zext i32 %195 to i64
  %197 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %198 = getelementptr inbounds i8, ptr addrspace(4) %197, i64 4
  %199 = load i16, ptr addrspace(4) %198, align 2, !tbaa !14
  %200 = zext i16 %199 to i32
  %201 = sext i32 %200 to i64
  %202 = mul i64 %196, %201
  %203 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %204 = zext i32 %203 to i64
  %205 = add i64 %202, %204
  %206 = add i64 %194, %205
  %207 = getelementptr inbounds i64, ptr addrspace(1) %191, i64 %206
  store i64 %190, ptr addrspace(1) %207, align 8, !tbaa !29
  %208 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %209 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %211, label %213
211:
  %212 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  br label %215
213:
  %214 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  br label %215
215:
  %216 = phi i64 [ %212, %211 ], [ %214, %213 ]
  %217 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %218 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %219 = mul i32 8, %218
  %220 = zext i32 %219 to i64
  %221 = call i32 @llvm.amdgcn.workgroup.id.x()
  %222 = zext i32 %221 to i64
  %223 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %224 = getelementptr inbounds i8, ptr addrspace(4) %223, i64 4
  %225 = load i16, ptr addrspace(4) %224, align 2, !tbaa !14
  %226 = zext i16 %225 to i32
  %227 = sext i32 %226 to i64
  %228 = mul i64 %222, %227
  %229 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %230 = zext i32 %229 to i64
  %231 = add i64 %228, %230
  %232 = add i64 %220, %231
  %233 = getelementptr inbounds i64, ptr addrspace(1) %217, i64 %232
  store i64 %216, ptr addrspace(1) %233, align 8, !tbaa !29
  %234 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %235 = sext i64 %234 to i128
  %236 = load i64, ptr addrspace(5) %10, align 8, !tbaa !29
  %237 = sext i64 %236 to i128
  %238 = mul nsw i128 %235, %237
  %239 = ashr i128 %238, 64
  %240 = trunc i128 %239 to i64
  %241 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %242 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %243 = mul i32 9, %242
  %244 = zext i32 %243 to i64
  %245 = call i32 @llvm.amdgcn.workgroup.id.x()
  %246 = zext i32 %245 to i64
  %247 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %248 = getelementptr inbounds i8, ptr addrspace(4) %247, i64 4
  %249 = load i16, ptr addrspace(4) %248, align 2, !tbaa !14
  %250 = zext i16 %249 to i32
  %251 = sext i32 %250 to i64
  %252 = mul i64 %246, %251
  %253 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %254 = zext i32 %253 to i64
  %255 = add i64 %252, %254
  %256 = add i64 %244, %255
  %257 = getelementptr inbounds i64, ptr addrspace(1) %241, i64 %256
  store i64 %240, ptr addrspace(1) %257, align 8, !tbaa !29
  %258 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %259 = zext i64 %258 to i128
  %260 = load i64, ptr addrspace(5) %12, align 8, !tbaa !29
  %261 = zext i64 %260 to i128
  %262 = mul i128 %259, %261
  %263 = lshr i128 %262, 64
  %264 = trunc i128 %263 to i64
  %265 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %266 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %267 = mul i32 10, %266
  %268 = zext i32 %267 to i64
  %269 = call i32 @llvm.amdgcn.workgroup.id.x()
  %270 = zext i32 %269 to i64
  %271 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %272 = getelementptr inbounds i8, ptr addrspace(4) %271, i64 4
  %273 = load i16, ptr addrspace(4) %272, align 2, !tbaa !14
  %274 = zext i16 %273 to i32
  %275 = sext i32 %274 to i64
  %276 = mul i64 %270, %275
  %277 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %278 = zext i32 %277 to i64
  %279 = add i64 %276, %278
  %280 = add i64 %268, %279
  %281 = getelementptr inbounds i64, ptr addrspace(1) %265, i64 %280
  store i64 %264, ptr addrspace(1) %281, align 8, !tbaa !29
  %282 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %283 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %284 = zext i32 %283 to i64
  %285 = and i64 %284, 63
  %286 = shl i64 %282, %285
  %287 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %288 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %289 = sub i32 0, %288
  %290 = and i32 %289, 63
  %291 = zext i32 %290 to i64
  %292 = and i64 %291, 63
  %293 = lshr i64 %287, %292
  %294 = or i64 %286, %293
  %295 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %296 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %297 = mul i32 11, %296
  %298 = zext i32 %297 to i64
  %299 = call i32 @llvm.amdgcn.workgroup.id.x()
  %300 = zext i32 %299 to i64
  %301 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %302 = getelementptr inbounds i8, ptr addrspace(4) %301, i64 4
  %303 = load i16, ptr addrspace(4) %302, align 2, !tbaa !14
  %304 = zext i16 %303 to i32
  %305 = sext i32 %304 to i64
  %306 = mul i64 %300, %305
  %307 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %308 = zext i32 %307 to i64
  %309 = add i64 %306, %308
  %310 = add i64 %298, %309
  %311 = getelementptr inbounds i64, ptr addrspace(1) %295, i64 %310
  store i64 %294, ptr addrspace(1) %311, align 8, !tbaa !29
  %312 = load i64, ptr addrspace(5) %9, align 8, !tbaa !29
  %313 = sitofp i64 %312 to float
  %314 = fptosi float %313 to i64
  %315 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %316 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %317 = mul i32 12, %316
  %318 = zext i32 %317 to i64
  %319 = call i32 @llvm.amdgcn.workgroup.id.x()
  %320 = zext i32 %319 to i64
  %321 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %322 = getelementptr inbounds i8, ptr addrspace(4) %321, i64 4
  %323 = load i16, ptr addrspace(4) %322, align 2, !tbaa !14
  %324 = zext i16 %323 to i32
  %325 = sext i32 %324 to i64
  %326 = mul i64 %320, %325
  %327 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %328 = zext i32 %327 to i64
  %329 = add i64 %326, %328
  %330 = add i64 %318, %329
  %331 = getelementptr inbounds i64, ptr addrspace(1) %315, i64 %330
  store i64 %314, ptr addrspace(1) %331, align 8, !tbaa !29
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @i128_divide(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !35 !kernel_arg_access_qual !24 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i128, align 16, addrspace(5)
  %8 = alloca i128, align 16, addrspace(5)
  %9 = alloca i128, align 16, addrspace(5)
  %10 = alloca i128, align 16, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i128, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #5
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
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds i64, ptr addrspace(1) %13, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !29
  %29 = zext i64 %28 to i128
  %30 = shl i128 %29, 64
  %31 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = zext i32 %32 to i64
  %34 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %35 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 4
  %36 = load i16, ptr addrspace(4) %35, align 2, !tbaa !14
  %37 = zext i16 %36 to i32
  %38 = sext i32 %37 to i64
  %39 = mul i64 %33, %38
  %40 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = add i64 %39, %41
  %43 = mul i64 2, %42
  %44 = getelementptr inbounds i64, ptr addrspace(1) %31, i64 %43
  %45 = load i64, ptr addrspace(1) %44, align 8, !tbaa !29
  %46 = zext i64 %45 to i128
  %47 = or i128 %30, %46
  store i128 %47, ptr addrspace(5) %7, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #5
  %48 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = zext i32 %49 to i64
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr inbounds i8, ptr addrspace(4) %51, i64 4
  %53 = load i16, ptr addrspace(4) %52, align 2, !tbaa !14
  %54 = zext i16 %53 to i32
  %55 = sext i32 %54 to i64
  %56 = mul i64 %50, %55
  %57 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %58 = zext i32 %57 to i64
  %59 = add i64 %56, %58
  %60 = mul i64 2, %59
  %61 = add i64 %60, 1
  %62 = getelementptr inbounds i64, ptr addrspace(1) %48, i64 %61
  %63 = load i64, ptr addrspace(1) %62, align 8, !tbaa !29
  %64 = zext i64 %63 to i128
  %65 = shl i128 %64, 64
  %66 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = zext i32 %67 to i64
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %70 = getelementptr inbounds i8, ptr addrspace(4) %69, i64 4
  %71 = load i16, ptr addrspace(4) %70, align 2, !tbaa !14
  %72 = zext i16 %71 to i32
  %73 = sext i32 %72 to i64
  %74 = mul i64 %68, %73
  %75 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %76 = zext i32 %75 to i64
  %77 = add i64 %74, %76
  %78 = mul i64 2, %77
  %79 = getelementptr inbounds i64, ptr addrspace(1) %66, i64 %78
  %80 = load i64, ptr addrspace(1) %79, align 8, !tbaa !29
  %81 = zext i64 %80 to i128
  %82 = or i128 %65, %81
  store i128 %82, ptr addrspace(5) %8, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #5
  store i128 0, ptr addrspace(5) %9, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %10) #5
  store i128 0, ptr addrspace(5) %10, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  store i32 127, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %83
83:
  %84 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %85 = icmp sge i32 %84, 0
  br i1 %85, label %87, label %86
86:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  br label %114
87:
  %88 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %89 = shl i128 %88, 1
  %90 = load i128, ptr addrspace(5) %7, align 16, !tbaa !38
  %91 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %92 = zext i32 %91 to i128
  %93 = and i128 %92, 127
  %94 = lshr i128 %90, %93
  %95 = and i128 %94, 1
  %96 = or i128 %89, %95
  store i128 %96, ptr addrspace(5) %9, align 16, !tbaa !38
  %97 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %98 = load i128, ptr addrspace(5) %8, align 16, !tbaa !38
  %99 = icmp uge i128 %97, %98
  br i1 %99, label %100, label %110
100:
  %101 = load i128, ptr addrspace(5) %8, align 16, !tbaa !38
  %102 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %103 = sub i128 %102, %101
  store i128 %103, ptr addrspace(5) %9, align 16, !tbaa !38
  %104 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %105 = zext i32 %104 to i128
  %106 = and i128 %105, 127
  %107 = shl i128 1, %106
  %108 = load i128, ptr addrspace(5) %10, align 16, !tbaa !38
  %109 = or i128 %108, %107
  store i128 %109, ptr addrspace(5) %10, align 16, !tbaa !38
  br label %110
110:
  br label %111
111:
  %112 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %113 = add nsw i32 %112, -1
  store i32 %113, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %83, !llvm.loop !40
114:
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %12) #5
  %115 = load i128, ptr addrspace(5) %10, align 16, !tbaa !38
  %116 = load i128, ptr addrspace(5) %8, align 16, !tbaa !38
  %117 = mul i128 %115, %116
  %118 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %119 = add i128 %117, %118
  store i128 %119, ptr addrspace(5) %12, align 16, !tbaa !38
  %120 = load i128, ptr addrspace(5) %10, align 16, !tbaa !38
  %121 = trunc i128 %120 to i64
  %122 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %123 = call i32 @llvm.amdgcn.workgroup.id.x()
  %124 = zext i32 %123 to i64
  %125 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %126 = getelementptr inbounds i8, ptr addrspace(4) %125, i64 4
  %127 = load i16, ptr addrspace(4) %126, align 2, !tbaa !14
  %128 = zext i16 %127 to i32
  %129 = sext i32 %128 to i64
  %130 = mul i64 %124, %129
  %131 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %132 = zext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = mul i64 6, %133
  %135 = getelementptr inbounds i64, ptr addrspace(1) %122, i64 %134
  store i64 %121, ptr addrspace(1) %135, align 8, !tbaa !29
  %136 = load i128, ptr addrspace(5) %10, align 16, !tbaa !38
  %137 = lshr i128 %136, 64
  %138 = trunc i128 %137 to i64
  %139 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %140 = call i32 @llvm.amdgcn.workgroup.id.x()
  %141 = zext i32 %140 to i64
  %142 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %143 = getelementptr inbounds i8, ptr addrspace(4) %142, i64 4
  %144 = load i16, ptr addrspace(4) %143, align 2, !tbaa !14
  %145 = zext i16 %144 to i32
  %146 = sext i32 %145 to i64
  %147 = mul i64 %141, %146
  %148 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %149 = zext i32 %148 to i64
  %150 = add i64 %147, %149
  %151 = mul i64 6, %150
  %152 = add i64 %151, 1
  %153 = getelementptr inbounds i64, ptr addrspace(1) %139, i64 %152
  store i64 %138, ptr addrspace(1) %153, align 8, !tbaa !29
  %154 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %155 = trunc i128 %154 to i64
  %156 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %157 = call i32 @llvm.amdgcn.workgroup.id.x()
  %158 = zext i32 %157 to i64
  %159 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %160 = getelementptr inbounds i8, ptr addrspace(4) %159, i64 4
  %161 = load i16, ptr addrspace(4) %160, align 2, !tbaa !14
  %162 = zext i16 %161 to i32
  %163 = sext i32 %162 to i64
  %164 = mul i64 %158, %163
  %165 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %166 = zext i32 %165 to i64
  %167 = add i64 %164, %166
  %168 = mul i64 6, %167
  %169 = add i64 %168, 2
  %170 = getelementptr inbounds i64, ptr addrspace(1) %156, i64 %169
  store i64 %155, ptr addrspace(1) %170, align 8, !tbaa !29
  %171 = load i128, ptr addrspace(5) %9, align 16, !tbaa !38
  %172 = lshr i128 %171, 64
  %173 = trunc i128 %172 to i64
  %174 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %175 = call i32 @llvm.amdgcn.workgroup.id.x()
  %176 = zext i32 %175 to i64
  %177 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %178 = getelementptr inbounds i8, ptr addrspace(4) %177, i64 4
  %179 = load i16, ptr addrspace(4) %178, align 2, !tbaa !14
  %180 = zext i16 %179 to i32
  %181 = sext i32 %180 to i64
  %182 = mul i64 %176, %181
  %183 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %184 = zext i32 %183 to i64
  %185 = add i64 %182, %184
  %186 = mul i64 6, %185
  %187 = add i64 %186, 3
  %188 = getelementptr inbounds i64, ptr addrspace(1) %174, i64 %187
  store i64 %173, ptr addrspace(1) %188, align 8, !tbaa !29
  %189 = load i128, ptr addrspace(5) %12, align 16, !tbaa !38
  %190 = trunc i128 %189 to i64
  %191 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %192 = call i32 @llvm.amdgcn.workgroup.id.x()
  %193 = zext i32 %192 to i64
  %194 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %195 = getelementptr inbounds i8, ptr addrspace(4) %194, i64 4
  %196 = load i16, ptr addrspace(4) %195, align 2, !tbaa !14
  %197 = zext i16 %196 to i32
  %198 = sext i32 %197 to i64
  %199 = mul i64 %193, %198
  %200 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %201 = zext i32 %200 to i64
  %202 = add i64 %199, %201
  %203 = mul i64 6, %202
  %204 = add i64 %203, 4
  %205 = getelementptr inbounds i64, ptr addrspace(1) %191, i64 %204
  store i64 %190, ptr addrspace(1) %205, align 8, !tbaa !29
  %206 = load i128, ptr addrspace(5) %12, align 16, !tbaa !38
  %207 = lshr i128 %206, 64
  %208 = trunc i128 %207 to i64
  %209 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %210 = call i32 @llvm.amdgcn.workgroup.id.x()
  %211 = zext i32 %210 to i64
  %212 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %213 = getelementptr inbounds i8, ptr addrspace(4) %212, i64 4
  %214 = load i16, ptr addrspace(4) %213, align 2, !tbaa !14
  %215 = zext i16 %214 to i32
  %216 = sext i32 %215 to i64
  %217 = mul i64 %211, %216
  %218 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %219 = zext i32 %218 to i64
  %220 = add i64 %217, %219
  %221 = mul i64 6, %220
  %222 = add i64 %221, 5
  %223 = getelementptr inbounds i64, ptr addrspace(1) %209, i64 %222
  store i64 %208, ptr addrspace(1) %223, align 8, !tbaa !29
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #5
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @small_widths(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8, align 1, addrspace(5)
  %10 = alloca i8, align 1, addrspace(5)
  %11 = alloca i16, align 2, addrspace(5)
  %12 = alloca i16, align 2, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %9) #5
  %15 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %29 = trunc i32 %28 to i8
  store i8 %29, ptr addrspace(5) %9, align 1, !tbaa !42
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %10) #5
  %30 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %42 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !12
  %44 = trunc i32 %43 to i8
  store i8 %44, ptr addrspace(5) %10, align 1, !tbaa !42
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %11) #5
  %45 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %57 = getelementptr inbounds i32, ptr addrspace(1) %45, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !12
  %59 = trunc i32 %58 to i16
  store i16 %59, ptr addrspace(5) %11, align 2, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %12) #5
  %60 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = zext i32 %61 to i64
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %64 = getelementptr inbounds i8, ptr addrspace(4) %63, i64 4
  %65 = load i16, ptr addrspace(4) %64, align 2, !tbaa !14
  %66 = zext i16 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = mul i64 %62, %67
  %69 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %70 = zext i32 %69 to i64
  %71 = add i64 %68, %70
  %72 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !12
  %74 = trunc i32 %73 to i16
  store i16 %74, ptr addrspace(5) %12, align 2, !tbaa !14
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #5
  %75 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %76 = call i32 @llvm.amdgcn.workgroup.id.x()
  %77 = zext i32 %76 to i64
  %78 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %79 = getelementptr inbounds i8, ptr addrspace(4) %78, i64 4
  %80 = load i16, ptr addrspace(4) %79, align 2, !tbaa !14
  %81 = zext i16 %80 to i32
  %82 = sext i32 %81 to i64
  %83 = mul i64 %77, %82
  %84 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %85 = zext i32 %84 to i64
  %86 = add i64 %83, %85
  %87 = getelementptr inbounds i32, ptr addrspace(1) %75, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !12
  store i32 %88, ptr addrspace(5) %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #5
  %89 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %90 = call i32 @llvm.amdgcn.workgroup.id.x()
  %91 = zext i32 %90 to i64
  %92 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %93 = getelementptr inbounds i8, ptr addrspace(4) %92, i64 4
  %94 = load i16, ptr addrspace(4) %93, align 2, !tbaa !14
  %95 = zext i16 %94 to i32
  %96 = sext i32 %95 to i64
  %97 = mul i64 %91, %96
  %98 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %99 = zext i32 %98 to i64
  %100 = add i64 %97, %99
  %101 = getelementptr inbounds i32, ptr addrspace(1) %89, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !12
  store i32 %102, ptr addrspace(5) %14, align 4, !tbaa !12
  %103 = load i8, ptr addrspace(5) %9, align 1, !tbaa !42
  %104 = sext i8 %103 to i32
  %105 = load i8, ptr addrspace(5) %10, align 1, !tbaa !42
  %106 = sext i8 %105 to i32
  %107 = or i32 %106, 1
  %108 = sdiv i32 %104, %107
  %109 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %110 = call i32 @llvm.amdgcn.workgroup.id.x()
  %111 = zext i32 %110 to i64
  %112 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %113 = getelementptr inbounds i8, ptr addrspace(4) %112, i64 4
  %114 = load i16, ptr addrspace(4) %113, align 2, !tbaa !14
  %115 = zext i16 %114 to i32
  %116 = sext i32 %115 to i64
  %117 = mul i64 %111, %116
  %118 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %119 = zext i32 %118 to i64
  %120 = add i64 %117, %119
  %121 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 %120
  store i32 %108, ptr addrspace(1) %121, align 4, !tbaa !12
  %122 = load i8, ptr addrspace(5) %9, align 1, !tbaa !42
  %123 = zext i8 %122 to i32
  %124 = load i8, ptr addrspace(5) %10, align 1, !tbaa !42
  %125 = sext i8 %124 to i32
  %126 = or i32 %125, 1
  %127 = trunc i32 %126 to i8
  %128 = zext i8 %127 to i32
  %129 = srem i32 %123, %128
  %130 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %131 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %132 = zext i32 %131 to i64
  %133 = call i32 @llvm.amdgcn.workgroup.id.x()
  %134 = zext i32 %133 to i64
  %135 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %136 = getelementptr inbounds i8, ptr addrspace(4) %135, i64 4
  %137 = load i16, ptr addrspace(4) %136, align 2, !tbaa !14
  %138 = zext i16 %137 to i32
  %139 = sext i32 %138 to i64
  %140 = mul i64 %134, %139
  %141 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %142 = zext i32 %141 to i64
  %143 = add i64 %140, %142
  %144 = add i64 %132, %143
  %145 = getelementptr inbounds i32, ptr addrspace(1) %130, i64 %144
  store i32 %129, ptr addrspace(1) %145, align 4, !tbaa !12
  %146 = load i8, ptr addrspace(5) %9, align 1, !tbaa !42
  %147 = sext i8 %146 to i32
  %148 = load i8, ptr addrspace(5) %10, align 1, !tbaa !42
  %149 = sext i8 %148 to i32
  %150 = mul nsw i32 %147, %149
  %151 = trunc i32 %150 to i8
  %152 = sext i8 %151 to i32
  %153 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %154 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %155 = mul i32 2, %154
  %156 = zext i32 %155 to i64
  %157 = call i32 @llvm.amdgcn.workgroup.id.x()
  %158 = zext i32 %157 to i64
  %159 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %160 = getelementptr inbounds i8, ptr addrspace(4) %159, i64 4
  %161 = load i16, ptr addrspace(4) %160, align 2, !tbaa !14
  %162 = zext i16 %161 to i32
  %163 = sext i32 %162 to i64
  %164 = mul i64 %158, %163
  %165 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %166 = zext i32 %165 to i64
  %167 = add i64 %164, %166
  %168 = add i64 %156, %167
  %169 = getelementptr inbounds i32, ptr addrspace(1) %153, i64 %168
  store i32 %152, ptr addrspace(1) %169, align 4, !tbaa !12
  %170 = load i16, ptr addrspace(5) %11, align 2, !tbaa !14
  %171 = sext i16 %170 to i32
  %172 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %173 = sext i16 %172 to i32
  %174 = or i32 %173, 1
  %175 = sdiv i32 %171, %174
  %176 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %177 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %178 = mul i32 3, %177
  %179 = zext i32 %178 to i64
  %180 = call i32 @llvm.amdgcn.workgroup.id.x()
  %181 = zext i32 %180 to i64
  %182 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %183 = getelementptr inbounds i8, ptr addrspace(4) %182, i64 4
  %184 = load i16, ptr addrspace(4) %183, align 2, !tbaa !14
  %185 = zext i16 %184 to i32
  %186 = sext i32 %185 to i64
  %187 = mul i64 %181, %186
  %188 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %189 = zext i32 %188 to i64
  %190 = add i64 %187, %189
  %191 = add i64 %179, %190
  %192 = getelementptr inbounds i32, ptr addrspace(1) %176, i64 %191
  store i32 %175, ptr addrspace(1) %192, align 4, !tbaa !12
  %193 = load i16, ptr addrspace(5) %11, align 2, !tbaa !14
  %194 = sext i16 %193 to i32
  %195 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %196 = sext i16 %195 to i32
  %197 = add nsw i32 %194, %196
  %198 = trunc i32 %197 to i16
  %199 = zext i16 %198 to i32
  %200 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %201 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %202 = mul i32 4, %201
  %203 = zext i32 %202 to i64
  %204 = call i32 @llvm.amdgcn.workgroup.id.x()
  %205 = zext i32 %204 to i64
  %206 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %207 = getelementptr inbounds i8, ptr addrspace(4) %206, i64 4
  %208 = load i16, ptr addrspace(4) %207, align 2, !tbaa !14
  %209 = zext i16 %208 to i32
  %210 = sext i32 %209 to i64
  %211 = mul i64 %205, %210
  %212 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %213 = zext i32 %212 to i64
  %214 = add i64 %211, %213
  %215 = add i64 %203, %214
  %216 = getelementptr inbounds i32, ptr addrspace(1) %200, i64 %215
  store i32 %199, ptr addrspace(1) %216, align 4, !tbaa !12
  %217 = load i16, ptr addrspace(5) %11, align 2, !tbaa !14
  %218 = sext i16 %217 to i32
  %219 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %220 = sext i16 %219 to i32
  %221 = mul nsw i32 %218, %220
  %222 = trunc i32 %221 to i16
  %223 = sext i16 %222 to i32
  %224 = ashr i32 %223, 3
  %225 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %226 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %227 = mul i32 5, %226
  %228 = zext i32 %227 to i64
  %229 = call i32 @llvm.amdgcn.workgroup.id.x()
  %230 = zext i32 %229 to i64
  %231 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %232 = getelementptr inbounds i8, ptr addrspace(4) %231, i64 4
  %233 = load i16, ptr addrspace(4) %232, align 2, !tbaa !14
  %234 = zext i16 %233 to i32
  %235 = sext i32 %234 to i64
  %236 = mul i64 %230, %235
  %237 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %238 = zext i32 %237 to i64
  %239 = add i64 %236, %238
  %240 = add i64 %228, %239
  %241 = getelementptr inbounds i32, ptr addrspace(1) %225, i64 %240
  store i32 %224, ptr addrspace(1) %241, align 4, !tbaa !12
  %242 = load i16, ptr addrspace(5) %11, align 2, !tbaa !14
  %243 = zext i16 %242 to i32
  %244 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %245 = sext i16 %244 to i32
  %246 = and i32 %245, 15
  %247 = and i32 %246, 31
  %248 = ashr i32 %243, %247
  %249 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %250 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %251 = mul i32 6, %250
  %252 = zext i32 %251 to i64
  %253 = call i32 @llvm.amdgcn.workgroup.id.x()
  %254 = zext i32 %253 to i64
  %255 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %256 = getelementptr inbounds i8, ptr addrspace(4) %255, i64 4
  %257 = load i16, ptr addrspace(4) %256, align 2, !tbaa !14
  %258 = zext i16 %257 to i32
  %259 = sext i32 %258 to i64
  %260 = mul i64 %254, %259
  %261 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %262 = zext i32 %261 to i64
  %263 = add i64 %260, %262
  %264 = add i64 %252, %263
  %265 = getelementptr inbounds i32, ptr addrspace(1) %249, i64 %264
  store i32 %248, ptr addrspace(1) %265, align 4, !tbaa !12
  %266 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %267 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %268 = or i32 %267, 1
  %269 = sdiv i32 %266, %268
  %270 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %271 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %272 = mul i32 7, %271
  %273 = zext i32 %272 to i64
  %274 = call i32 @llvm.amdgcn.workgroup.id.x()
  %275 = zext i32 %274 to i64
  %276 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %277 = getelementptr inbounds i8, ptr addrspace(4) %276, i64 4
  %278 = load i16, ptr addrspace(4) %277, align 2, !tbaa !14
  %279 = zext i16 %278 to i32
  %280 = sext i32 %279 to i64
  %281 = mul i64 %275, %280
  %282 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %283 = zext i32 %282 to i64
  %284 = add i64 %281, %283
  %285 = add i64 %273, %284
  %286 = getelementptr inbounds i32, ptr addrspace(1) %270, i64 %285
  store i32 %269, ptr addrspace(1) %286, align 4, !tbaa !12
  %287 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %288 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %289 = or i32 %288, 1
  %290 = urem i32 %287, %289
  %291 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %292 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %293 = mul i32 8, %292
  %294 = zext i32 %293 to i64
  %295 = call i32 @llvm.amdgcn.workgroup.id.x()
  %296 = zext i32 %295 to i64
  %297 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %298 = getelementptr inbounds i8, ptr addrspace(4) %297, i64 4
  %299 = load i16, ptr addrspace(4) %298, align 2, !tbaa !14
  %300 = zext i16 %299 to i32
  %301 = sext i32 %300 to i64
  %302 = mul i64 %296, %301
  %303 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %304 = zext i32 %303 to i64
  %305 = add i64 %302, %304
  %306 = add i64 %294, %305
  %307 = getelementptr inbounds i32, ptr addrspace(1) %291, i64 %306
  store i32 %290, ptr addrspace(1) %307, align 4, !tbaa !12
  %308 = load i16, ptr addrspace(5) %11, align 2, !tbaa !14
  %309 = sext i16 %308 to i32
  %310 = load i16, ptr addrspace(5) %12, align 2, !tbaa !14
  %311 = sext i16 %310 to i32
  %312 = icmp sgt i32 %309, %311
  %313 = zext i1 %312 to i32
  %314 = load i8, ptr addrspace(5) %9, align 1, !tbaa !42
  %315 = sext i8 %314 to i32
  %316 = load i8, ptr addrspace(5) %10, align 1, !tbaa !42
  %317 = sext i8 %316 to i32
  %318 = icmp sgt i32 %315, %317
  %319 = zext i1 %318 to i32
  %320 = mul nsw i32 2, %319
  %321 = add nsw i32 %313, %320
  %322 = load i8, ptr addrspace(5) %9, align 1, !tbaa !42
  %323 = zext i8 %322 to i32
  %324 = load i8, ptr addrspace(5) %10, align 1, !tbaa !42
  %325 = zext i8 %324 to i32
  %326 = icmp sgt i32 %323, %325
  %327 = zext i1 %326 to i32
  %328 = mul nsw i32 4, %327
  %329 = add nsw i32 %321, %328
  %330 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %331 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %332 = icmp sgt i32 %330, %331
  %333 = zext i1 %332 to i32
  %334 = mul nsw i32 8, %333
  %335 = add nsw i32 %329, %334
  %336 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %337 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %338 = mul i32 9, %337
  %339 = zext i32 %338 to i64
  %340 = call i32 @llvm.amdgcn.workgroup.id.x()
  %341 = zext i32 %340 to i64
  %342 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %343 = getelementptr inbounds i8, ptr addrspace(4) %342, i64 4
  %344 = load i16, ptr addrspace(4) %343, align 2, !tbaa !14
  %345 = zext i16 %344 to i32
  %346 = sext i32 %345 to i64
  %347 = mul i64 %341, %346
  %348 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %349 = zext i32 %348 to i64
  %350 = add i64 %347, %349
  %351 = add i64 %339, %350
  %352 = getelementptr inbounds i32, ptr addrspace(1) %336, i64 %351
  store i32 %335, ptr addrspace(1) %352, align 4, !tbaa !12
  %353 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %354 = zext i32 %353 to i64
  %355 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %356 = zext i32 %355 to i64
  %357 = mul i64 %354, %356
  %358 = lshr i64 %357, 32
  %359 = trunc i64 %358 to i32
  %360 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %361 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %362 = mul i32 10, %361
  %363 = zext i32 %362 to i64
  %364 = call i32 @llvm.amdgcn.workgroup.id.x()
  %365 = zext i32 %364 to i64
  %366 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %367 = getelementptr inbounds i8, ptr addrspace(4) %366, i64 4
  %368 = load i16, ptr addrspace(4) %367, align 2, !tbaa !14
  %369 = zext i16 %368 to i32
  %370 = sext i32 %369 to i64
  %371 = mul i64 %365, %370
  %372 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %373 = zext i32 %372 to i64
  %374 = add i64 %371, %373
  %375 = add i64 %363, %374
  %376 = getelementptr inbounds i32, ptr addrspace(1) %360, i64 %375
  store i32 %359, ptr addrspace(1) %376, align 4, !tbaa !12
  %377 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %378 = sext i32 %377 to i64
  %379 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %380 = sext i32 %379 to i64
  %381 = mul nsw i64 %378, %380
  %382 = ashr i64 %381, 32
  %383 = trunc i64 %382 to i32
  %384 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %385 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %386 = mul i32 11, %385
  %387 = zext i32 %386 to i64
  %388 = call i32 @llvm.amdgcn.workgroup.id.x()
  %389 = zext i32 %388 to i64
  %390 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %391 = getelementptr inbounds i8, ptr addrspace(4) %390, i64 4
  %392 = load i16, ptr addrspace(4) %391, align 2, !tbaa !14
  %393 = zext i16 %392 to i32
  %394 = sext i32 %393 to i64
  %395 = mul i64 %389, %394
  %396 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %397 = zext i32 %396 to i64
  %398 = add i64 %395, %397
  %399 = add i64 %387, %398
  %400 = getelementptr inbounds i32, ptr addrspace(1) %384, i64 %399
  store i32 %383, ptr addrspace(1) %400, align 4, !tbaa !12
  %401 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %402 = shl i32 %401, 8
  %403 = ashr i32 %402, 8
  %404 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %405 = shl i32 %404, 8
  %406 = ashr i32 %405, 8
  %407 = mul nsw i32 %403, %406
  %408 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %409 = add nsw i32 %407, %408
  %410 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %411 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %412 = mul i32 12, %411
  %413 = zext i32 %412 to i64
  %414 = call i32 @llvm.amdgcn.workgroup.id.x()
  %415 = zext i32 %414 to i64
  %416 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %417 = getelementptr inbounds i8, ptr addrspace(4) %416, i64 4
  %418 = load i16, ptr addrspace(4) %417, align 2, !tbaa !14
  %419 = zext i16 %418 to i32
  %420 = sext i32 %419 to i64
  %421 = mul i64 %415, %420
  %422 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %423 = zext i32 %422 to i64
  %424 = add i64 %421, %423
  %425 = add i64 %413, %424
  %426 = getelementptr inbounds i32, ptr addrspace(1) %410, i64 %425
  store i32 %409, ptr addrspace(1) %426, align 4, !tbaa !12
  %427 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %428 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %429 = and i32 %428, 31
  %430 = and i32 %429, 31
  %431 = shl i32 %427, %430
  %432 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  %433 = load i32, ptr addrspace(5) %14, align 4, !tbaa !12
  %434 = sub nsw i32 0, %433
  %435 = and i32 %434, 31
  %436 = and i32 %435, 31
  %437 = lshr i32 %432, %436
  %438 = or i32 %431, %437
  %439 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %440 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %441 = mul i32 13, %440
  %442 = zext i32 %441 to i64
  %443 = call i32 @llvm.amdgcn.workgroup.id.x()
  %444 = zext i32 %443 to i64
  %445 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %446 = getelementptr inbounds i8, ptr addrspace(4) %445, i64 4
  %447 = load i16, ptr addrspace(4) %446, align 2, !tbaa !14
  %448 = zext i16 %447 to i32
  %449 = sext i32 %448 to i64
  %450 = mul i64 %444, %449
  %451 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %452 = zext i32 %451 to i64
  %453 = add i64 %450, %452
  %454 = add i64 %442, %453
  %455 = getelementptr inbounds i32, ptr addrspace(1) %439, i64 %454
  store i32 %438, ptr addrspace(1) %455, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #5
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !43 !kernel_arg_base_type !43 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
  %12 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %24 = getelementptr inbounds i32, ptr addrspace(1) %12, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !12
  store i32 %25, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %26 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %38 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !12
  store i32 %39, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #5
  %40 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %41 = zext i32 %40 to i64
  %42 = shl i64 %41, 32
  %43 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %44 = zext i32 %43 to i64
  %45 = or i64 %42, %44
  store i64 %45, ptr addrspace(5) %11, align 8, !tbaa !29
  %46 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %47 = call i32 @llvm.ctpop.i32(i32 %46)
  %48 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = zext i32 %49 to i64
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr inbounds i8, ptr addrspace(4) %51, i64 4
  %53 = load i16, ptr addrspace(4) %52, align 2, !tbaa !14
  %54 = zext i16 %53 to i32
  %55 = sext i32 %54 to i64
  %56 = mul i64 %50, %55
  %57 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %58 = zext i32 %57 to i64
  %59 = add i64 %56, %58
  %60 = getelementptr inbounds i32, ptr addrspace(1) %48, i64 %59
  store i32 %47, ptr addrspace(1) %60, align 4, !tbaa !12
  %61 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %66
63:
  %64 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %65 = call i32 @llvm.ctlz.i32(i32 %64, i1 true)
  br label %67
66:
  br label %67
67:
  %68 = phi i32 [ %65, %63 ], [ 32, %66 ]
  %69 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %70 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %71 = zext i32 %70 to i64
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
  %83 = add i64 %71, %82
  %84 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %83
  store i32 %68, ptr addrspace(1) %84, align 4, !tbaa !12
  %85 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %90
87:
  %88 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %89 = call i32 @llvm.cttz.i32(i32 %88, i1 true)
  br label %91
90:
  br label %91
91:
  %92 = phi i32 [ %89, %87 ], [ 32, %90 ]
  %93 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %94 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %95 = mul i32 2, %94
  %96 = zext i32 %95 to i64
  %97 = call i32 @llvm.amdgcn.workgroup.id.x()
  %98 = zext i32 %97 to i64
  %99 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %100 = getelementptr inbounds i8, ptr addrspace(4) %99, i64 4
  %101 = load i16, ptr addrspace(4) %100, align 2, !tbaa !14
  %102 = zext i16 %101 to i32
  %103 = sext i32 %102 to i64
  %104 = mul i64 %98, %103
  %105 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %106 = zext i32 %105 to i64
  %107 = add i64 %104, %106
  %108 = add i64 %96, %107
  %109 = getelementptr inbounds i32, ptr addrspace(1) %93, i64 %108
  store i32 %92, ptr addrspace(1) %109, align 4, !tbaa !12
  %110 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %111 = call i32 @llvm.bitreverse.i32(i32 %110)
  %112 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %113 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %114 = mul i32 3, %113
  %115 = zext i32 %114 to i64
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
  %127 = add i64 %115, %126
  %128 = getelementptr inbounds i32, ptr addrspace(1) %112, i64 %127
  store i32 %111, ptr addrspace(1) %128, align 4, !tbaa !12
  %129 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %130 = call i32 @llvm.bswap.i32(i32 %129)
  %131 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %132 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %133 = mul i32 4, %132
  %134 = zext i32 %133 to i64
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
  %146 = add i64 %134, %145
  %147 = getelementptr inbounds i32, ptr addrspace(1) %131, i64 %146
  store i32 %130, ptr addrspace(1) %147, align 4, !tbaa !12
  %148 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %149 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %150 = and i32 %149, 31
  %151 = call i32 @llvm.fshl.i32(i32 %148, i32 %148, i32 %150)
  %152 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %153 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %154 = mul i32 5, %153
  %155 = zext i32 %154 to i64
  %156 = call i32 @llvm.amdgcn.workgroup.id.x()
  %157 = zext i32 %156 to i64
  %158 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %159 = getelementptr inbounds i8, ptr addrspace(4) %158, i64 4
  %160 = load i16, ptr addrspace(4) %159, align 2, !tbaa !14
  %161 = zext i16 %160 to i32
  %162 = sext i32 %161 to i64
  %163 = mul i64 %157, %162
  %164 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %165 = zext i32 %164 to i64
  %166 = add i64 %163, %165
  %167 = add i64 %155, %166
  %168 = getelementptr inbounds i32, ptr addrspace(1) %152, i64 %167
  store i32 %151, ptr addrspace(1) %168, align 4, !tbaa !12
  %169 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %170 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %171 = and i32 %170, 31
  %172 = zext i32 %171 to i64
  %173 = and i64 %172, 63
  %174 = lshr i64 %169, %173
  %175 = trunc i64 %174 to i32
  %176 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %177 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %178 = mul i32 6, %177
  %179 = zext i32 %178 to i64
  %180 = call i32 @llvm.amdgcn.workgroup.id.x()
  %181 = zext i32 %180 to i64
  %182 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %183 = getelementptr inbounds i8, ptr addrspace(4) %182, i64 4
  %184 = load i16, ptr addrspace(4) %183, align 2, !tbaa !14
  %185 = zext i16 %184 to i32
  %186 = sext i32 %185 to i64
  %187 = mul i64 %181, %186
  %188 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %189 = zext i32 %188 to i64
  %190 = add i64 %187, %189
  %191 = add i64 %179, %190
  %192 = getelementptr inbounds i32, ptr addrspace(1) %176, i64 %191
  store i32 %175, ptr addrspace(1) %192, align 4, !tbaa !12
  %193 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %194 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %195 = and i32 %193, %194
  %196 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %197 = xor i32 %196, -1
  %198 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %199 = and i32 %197, %198
  %200 = or i32 %195, %199
  %201 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %202 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %203 = mul i32 7, %202
  %204 = zext i32 %203 to i64
  %205 = call i32 @llvm.amdgcn.workgroup.id.x()
  %206 = zext i32 %205 to i64
  %207 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %208 = getelementptr inbounds i8, ptr addrspace(4) %207, i64 4
  %209 = load i16, ptr addrspace(4) %208, align 2, !tbaa !14
  %210 = zext i16 %209 to i32
  %211 = sext i32 %210 to i64
  %212 = mul i64 %206, %211
  %213 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %214 = zext i32 %213 to i64
  %215 = add i64 %212, %214
  %216 = add i64 %204, %215
  %217 = getelementptr inbounds i32, ptr addrspace(1) %201, i64 %216
  store i32 %200, ptr addrspace(1) %217, align 4, !tbaa !12
  %218 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %219 = call i64 @llvm.ctpop.i64(i64 %218)
  %220 = trunc i64 %219 to i32
  %221 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %222 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %223 = mul i32 8, %222
  %224 = zext i32 %223 to i64
  %225 = call i32 @llvm.amdgcn.workgroup.id.x()
  %226 = zext i32 %225 to i64
  %227 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %228 = getelementptr inbounds i8, ptr addrspace(4) %227, i64 4
  %229 = load i16, ptr addrspace(4) %228, align 2, !tbaa !14
  %230 = zext i16 %229 to i32
  %231 = sext i32 %230 to i64
  %232 = mul i64 %226, %231
  %233 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %234 = zext i32 %233 to i64
  %235 = add i64 %232, %234
  %236 = add i64 %224, %235
  %237 = getelementptr inbounds i32, ptr addrspace(1) %221, i64 %236
  store i32 %220, ptr addrspace(1) %237, align 4, !tbaa !12
  %238 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %239 = icmp ne i64 %238, 0
  br i1 %239, label %240, label %244
240:
  %241 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %242 = call i64 @llvm.ctlz.i64(i64 %241, i1 true)
  %243 = trunc i64 %242 to i32
  br label %245
244:
  br label %245
245:
  %246 = phi i32 [ %243, %240 ], [ 64, %244 ]
  %247 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %248 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %249 = mul i32 9, %248
  %250 = zext i32 %249 to i64
  %251 = call i32 @llvm.amdgcn.workgroup.id.x()
  %252 = zext i32 %251 to i64
  %253 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %254 = getelementptr inbounds i8, ptr addrspace(4) %253, i64 4
  %255 = load i16, ptr addrspace(4) %254, align 2, !tbaa !14
  %256 = zext i16 %255 to i32
  %257 = sext i32 %256 to i64
  %258 = mul i64 %252, %257
  %259 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %260 = zext i32 %259 to i64
  %261 = add i64 %258, %260
  %262 = add i64 %250, %261
  %263 = getelementptr inbounds i32, ptr addrspace(1) %247, i64 %262
  store i32 %246, ptr addrspace(1) %263, align 4, !tbaa !12
  %264 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %265 = icmp ne i64 %264, 0
  br i1 %265, label %266, label %270
266:
  %267 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %268 = call i64 @llvm.cttz.i64(i64 %267, i1 true)
  %269 = trunc i64 %268 to i32
  br label %271
270:
  br label %271
271:
  %272 = phi i32 [ %269, %266 ], [ 64, %270 ]
  %273 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %274 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %275 = mul i32 10, %274
  %276 = zext i32 %275 to i64
  %277 = call i32 @llvm.amdgcn.workgroup.id.x()
  %278 = zext i32 %277 to i64
  %279 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %280 = getelementptr inbounds i8, ptr addrspace(4) %279, i64 4
  %281 = load i16, ptr addrspace(4) %280, align 2, !tbaa !14
  %282 = zext i16 %281 to i32
  %283 = sext i32 %282 to i64
  %284 = mul i64 %278, %283
  %285 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %286 = zext i32 %285 to i64
  %287 = add i64 %284, %286
  %288 = add i64 %276, %287
  %289 = getelementptr inbounds i32, ptr addrspace(1) %273, i64 %288
  store i32 %272, ptr addrspace(1) %289, align 4, !tbaa !12
  %290 = load i64, ptr addrspace(5) %11, align 8, !tbaa !29
  %291 = call i64 @llvm.bitreverse.i64(i64 %290)
  %292 = lshr i64 %291, 7
  %293 = trunc i64 %292 to i32
  %294 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %295 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %296 = mul i32 11, %295
  %297 = zext i32 %296 to i64
  %298 = call i32 @llvm.amdgcn.workgroup.id.x()
  %299 = zext i32 %298 to i64
  %300 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %301 = getelementptr inbounds i8, ptr addrspace(4) %300, i64 4
  %302 = load i16, ptr addrspace(4) %301, align 2, !tbaa !14
  %303 = zext i16 %302 to i32
  %304 = sext i32 %303 to i64
  %305 = mul i64 %299, %304
  %306 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %307 = zext i32 %306 to i64
  %308 = add i64 %305, %307
  %309 = add i64 %297, %308
  %310 = getelementptr inbounds i32, ptr addrspace(1) %294, i64 %309
  store i32 %293, ptr addrspace(1) %310, align 4, !tbaa !12
  %311 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %312 = lshr i32 %311, 5
  %313 = and i32 %312, 2047
  %314 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %315 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %316 = mul i32 12, %315
  %317 = zext i32 %316 to i64
  %318 = call i32 @llvm.amdgcn.workgroup.id.x()
  %319 = zext i32 %318 to i64
  %320 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %321 = getelementptr inbounds i8, ptr addrspace(4) %320, i64 4
  %322 = load i16, ptr addrspace(4) %321, align 2, !tbaa !14
  %323 = zext i16 %322 to i32
  %324 = sext i32 %323 to i64
  %325 = mul i64 %319, %324
  %326 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %327 = zext i32 %326 to i64
  %328 = add i64 %325, %327
  %329 = add i64 %317, %328
  %330 = getelementptr inbounds i32, ptr addrspace(1) %314, i64 %329
  store i32 %313, ptr addrspace(1) %330, align 4, !tbaa !12
  %331 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %332 = shl i32 %331, 9
  %333 = ashr i32 %332, 20
  %334 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %335 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %336 = mul i32 13, %335
  %337 = zext i32 %336 to i64
  %338 = call i32 @llvm.amdgcn.workgroup.id.x()
  %339 = zext i32 %338 to i64
  %340 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %341 = getelementptr inbounds i8, ptr addrspace(4) %340, i64 4
  %342 = load i16, ptr addrspace(4) %341, align 2, !tbaa !14
  %343 = zext i16 %342 to i32
  %344 = sext i32 %343 to i64
  %345 = mul i64 %339, %344
  %346 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %347 = zext i32 %346 to i64
  %348 = add i64 %345, %347
  %349 = add i64 %337, %348
  %350 = getelementptr inbounds i32, ptr addrspace(1) %334, i64 %349
  store i32 %333, ptr addrspace(1) %350, align 4, !tbaa !12
  %351 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %352 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %353 = call i32 @llvm.fshr.i32(i32 %351, i32 %352, i32 11)
  %354 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %355 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %356 = mul i32 14, %355
  %357 = zext i32 %356 to i64
  %358 = call i32 @llvm.amdgcn.workgroup.id.x()
  %359 = zext i32 %358 to i64
  %360 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %361 = getelementptr inbounds i8, ptr addrspace(4) %360, i64 4
  %362 = load i16, ptr addrspace(4) %361, align 2, !tbaa !14
  %363 = zext i16 %362 to i32
  %364 = sext i32 %363 to i64
  %365 = mul i64 %359, %364
  %366 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %367 = zext i32 %366 to i64
  %368 = add i64 %365, %367
  %369 = add i64 %357, %368
  %370 = getelementptr inbounds i32, ptr addrspace(1) %354, i64 %369
  store i32 %353, ptr addrspace(1) %370, align 4, !tbaa !12
  %371 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %372 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %373 = call i32 @llvm.amdgcn.perm(i32 %371, i32 %372, i32 100730624)
  %374 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %375 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %376 = mul i32 15, %375
  %377 = zext i32 %376 to i64
  %378 = call i32 @llvm.amdgcn.workgroup.id.x()
  %379 = zext i32 %378 to i64
  %380 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %381 = getelementptr inbounds i8, ptr addrspace(4) %380, i64 4
  %382 = load i16, ptr addrspace(4) %381, align 2, !tbaa !14
  %383 = zext i16 %382 to i32
  %384 = sext i32 %383 to i64
  %385 = mul i64 %379, %384
  %386 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %387 = zext i32 %386 to i64
  %388 = add i64 %385, %387
  %389 = add i64 %377, %388
  %390 = getelementptr inbounds i32, ptr addrspace(1) %374, i64 %389
  store i32 %373, ptr addrspace(1) %390, align 4, !tbaa !12
  %391 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %392 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %393 = and i32 %392, 15
  %394 = call i32 @llvm.amdgcn.ubfe.i32(i32 %391, i32 %393, i32 9)
  %395 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %396 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %397 = mul i32 16, %396
  %398 = zext i32 %397 to i64
  %399 = call i32 @llvm.amdgcn.workgroup.id.x()
  %400 = zext i32 %399 to i64
  %401 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %402 = getelementptr inbounds i8, ptr addrspace(4) %401, i64 4
  %403 = load i16, ptr addrspace(4) %402, align 2, !tbaa !14
  %404 = zext i16 %403 to i32
  %405 = sext i32 %404 to i64
  %406 = mul i64 %400, %405
  %407 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %408 = zext i32 %407 to i64
  %409 = add i64 %406, %408
  %410 = add i64 %398, %409
  %411 = getelementptr inbounds i32, ptr addrspace(1) %395, i64 %410
  store i32 %394, ptr addrspace(1) %411, align 4, !tbaa !12
  %412 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %413 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %414 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %415 = call i32 @llvm.amdgcn.sad.u8(i32 %412, i32 %413, i32 %414)
  %416 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %417 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %418 = mul i32 17, %417
  %419 = zext i32 %418 to i64
  %420 = call i32 @llvm.amdgcn.workgroup.id.x()
  %421 = zext i32 %420 to i64
  %422 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %423 = getelementptr inbounds i8, ptr addrspace(4) %422, i64 4
  %424 = load i16, ptr addrspace(4) %423, align 2, !tbaa !14
  %425 = zext i16 %424 to i32
  %426 = sext i32 %425 to i64
  %427 = mul i64 %421, %426
  %428 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %429 = zext i32 %428 to i64
  %430 = add i64 %427, %429
  %431 = add i64 %419, %430
  %432 = getelementptr inbounds i32, ptr addrspace(1) %416, i64 %431
  store i32 %415, ptr addrspace(1) %432, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
declare i32 @llvm.ctpop.i32(i32) #2
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2
declare i32 @llvm.bitreverse.i32(i32) #2
declare i32 @llvm.bswap.i32(i32) #2
declare i32 @llvm.fshl.i32(i32, i32, i32) #2
declare i64 @llvm.ctpop.i64(i64) #2
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2
declare i64 @llvm.bitreverse.i64(i64) #2
declare i32 @llvm.fshr.i32(i32, i32, i32) #2
declare i32 @llvm.amdgcn.perm(i32, i32, i32) #4
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #2
declare i32 @llvm.amdgcn.sad.u8(i32, i32, i32) #2
define protected amdgpu_kernel void @saturating(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !41 !kernel_arg_base_type !41 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x i16>, align 4, addrspace(5)
  %12 = alloca <2 x i16>, align 4, addrspace(5)
  %13 = alloca <2 x i16>, align 4, addrspace(5)
  %14 = alloca <2 x i16>, align 4, addrspace(5)
  %15 = alloca <2 x i16>, align 4, addrspace(5)
  %16 = alloca <2 x i16>, align 4, addrspace(5)
  %17 = alloca <2 x i8>, align 2, addrspace(5)
  %18 = alloca <2 x i8>, align 2, addrspace(5)
  %19 = alloca <2 x i8>, align 2, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #5
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
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !12
  store i32 %35, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #5
  %36 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %48 = getelementptr inbounds i32, ptr addrspace(1) %36, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !12
  store i32 %49, ptr addrspace(5) %10, align 4, !tbaa !12
  %50 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %51 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %52 = call i32 @llvm.sadd.sat.i32(i32 %50, i32 %51)
  %53 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
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
  %66 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %68 = call i32 @llvm.ssub.sat.i32(i32 %66, i32 %67)
  %69 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %70 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %71 = zext i32 %70 to i64
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
  %83 = add i64 %71, %82
  %84 = getelementptr inbounds i32, ptr addrspace(1) %69, i64 %83
  store i32 %68, ptr addrspace(1) %84, align 4, !tbaa !12
  %85 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %86 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %87 = call i32 @llvm.uadd.sat.i32(i32 %85, i32 %86)
  %88 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %89 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %90 = mul i32 2, %89
  %91 = zext i32 %90 to i64
  %92 = call i32 @llvm.amdgcn.workgroup.id.x()
  %93 = zext i32 %92 to i64
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %95 = getelementptr inbounds i8, ptr addrspace(4) %94, i64 4
  %96 = load i16, ptr addrspace(4) %95, align 2, !tbaa !14
  %97 = zext i16 %96 to i32
  %98 = sext i32 %97 to i64
  %99 = mul i64 %93, %98
  %100 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %101 = zext i32 %100 to i64
  %102 = add i64 %99, %101
  %103 = add i64 %91, %102
  %104 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 %103
  store i32 %87, ptr addrspace(1) %104, align 4, !tbaa !12
  %105 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %106 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %107 = call i32 @llvm.usub.sat.i32(i32 %105, i32 %106)
  %108 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %109 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %110 = mul i32 3, %109
  %111 = zext i32 %110 to i64
  %112 = call i32 @llvm.amdgcn.workgroup.id.x()
  %113 = zext i32 %112 to i64
  %114 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %115 = getelementptr inbounds i8, ptr addrspace(4) %114, i64 4
  %116 = load i16, ptr addrspace(4) %115, align 2, !tbaa !14
  %117 = zext i16 %116 to i32
  %118 = sext i32 %117 to i64
  %119 = mul i64 %113, %118
  %120 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %121 = zext i32 %120 to i64
  %122 = add i64 %119, %121
  %123 = add i64 %111, %122
  %124 = getelementptr inbounds i32, ptr addrspace(1) %108, i64 %123
  store i32 %107, ptr addrspace(1) %124, align 4, !tbaa !12
  %125 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %126 = trunc i32 %125 to i16
  %127 = insertelement <2 x i16> poison, i16 %126, i32 0
  %128 = insertelement <2 x i16> %127, i16 1, i32 1
  store <2 x i16> %128, ptr addrspace(5) %11, align 4, !tbaa !42
  %129 = load <2 x i16>, ptr addrspace(5) %11, align 4, !tbaa !42
  %130 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %131 = trunc i32 %130 to i16
  %132 = insertelement <2 x i16> poison, i16 %131, i32 0
  %133 = insertelement <2 x i16> %132, i16 2, i32 1
  store <2 x i16> %133, ptr addrspace(5) %12, align 4, !tbaa !42
  %134 = load <2 x i16>, ptr addrspace(5) %12, align 4, !tbaa !42
  %135 = call <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16> %129, <2 x i16> %134)
  store <2 x i16> %135, ptr addrspace(5) %13, align 4
  %136 = load <2 x i16>, ptr addrspace(5) %13, align 4
  %137 = extractelement <2 x i16> %136, i64 0
  %138 = sext i16 %137 to i32
  %139 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %140 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %141 = mul i32 4, %140
  %142 = zext i32 %141 to i64
  %143 = call i32 @llvm.amdgcn.workgroup.id.x()
  %144 = zext i32 %143 to i64
  %145 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %146 = getelementptr inbounds i8, ptr addrspace(4) %145, i64 4
  %147 = load i16, ptr addrspace(4) %146, align 2, !tbaa !14
  %148 = zext i16 %147 to i32
  %149 = sext i32 %148 to i64
  %150 = mul i64 %144, %149
  %151 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %152 = zext i32 %151 to i64
  %153 = add i64 %150, %152
  %154 = add i64 %142, %153
  %155 = getelementptr inbounds i32, ptr addrspace(1) %139, i64 %154
  store i32 %138, ptr addrspace(1) %155, align 4, !tbaa !12
  %156 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %157 = trunc i32 %156 to i16
  %158 = insertelement <2 x i16> poison, i16 %157, i32 0
  %159 = insertelement <2 x i16> %158, i16 1, i32 1
  store <2 x i16> %159, ptr addrspace(5) %14, align 4, !tbaa !42
  %160 = load <2 x i16>, ptr addrspace(5) %14, align 4, !tbaa !42
  %161 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %162 = trunc i32 %161 to i16
  %163 = insertelement <2 x i16> poison, i16 %162, i32 0
  %164 = insertelement <2 x i16> %163, i16 2, i32 1
  store <2 x i16> %164, ptr addrspace(5) %15, align 4, !tbaa !42
  %165 = load <2 x i16>, ptr addrspace(5) %15, align 4, !tbaa !42
  %166 = call <2 x i16> @llvm.usub.sat.v2i16(<2 x i16> %160, <2 x i16> %165)
  store <2 x i16> %166, ptr addrspace(5) %16, align 4
  %167 = load <2 x i16>, ptr addrspace(5) %16, align 4
  %168 = extractelement <2 x i16> %167, i64 0
  %169 = zext i16 %168 to i32
  %170 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %171 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %172 = mul i32 5, %171
  %173 = zext i32 %172 to i64
  %174 = call i32 @llvm.amdgcn.workgroup.id.x()
  %175 = zext i32 %174 to i64
  %176 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %177 = getelementptr inbounds i8, ptr addrspace(4) %176, i64 4
  %178 = load i16, ptr addrspace(4) %177, align 2, !tbaa !14
  %179 = zext i16 %178 to i32
  %180 = sext i32 %179 to i64
  %181 = mul i64 %175, %180
  %182 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %183 = zext i32 %182 to i64
  %184 = add i64 %181, %183
  %185 = add i64 %173, %184
  %186 = getelementptr inbounds i32, ptr addrspace(1) %170, i64 %185
  store i32 %169, ptr addrspace(1) %186, align 4, !tbaa !12
  %187 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %188 = trunc i32 %187 to i8
  %189 = insertelement <2 x i8> poison, i8 %188, i32 0
  %190 = insertelement <2 x i8> %189, i8 1, i32 1
  store <2 x i8> %190, ptr addrspace(5) %17, align 2, !tbaa !42
  %191 = load <2 x i8>, ptr addrspace(5) %17, align 2, !tbaa !42
  %192 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %193 = trunc i32 %192 to i8
  %194 = insertelement <2 x i8> poison, i8 %193, i32 0
  %195 = insertelement <2 x i8> %194, i8 2, i32 1
  store <2 x i8> %195, ptr addrspace(5) %18, align 2, !tbaa !42
  %196 = load <2 x i8>, ptr addrspace(5) %18, align 2, !tbaa !42
  %197 = call <2 x i8> @llvm.sadd.sat.v2i8(<2 x i8> %191, <2 x i8> %196)
  store <2 x i8> %197, ptr addrspace(5) %19, align 2
  %198 = load <2 x i8>, ptr addrspace(5) %19, align 2
  %199 = extractelement <2 x i8> %198, i64 0
  %200 = sext i8 %199 to i32
  %201 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %202 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %203 = mul i32 6, %202
  %204 = zext i32 %203 to i64
  %205 = call i32 @llvm.amdgcn.workgroup.id.x()
  %206 = zext i32 %205 to i64
  %207 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %208 = getelementptr inbounds i8, ptr addrspace(4) %207, i64 4
  %209 = load i16, ptr addrspace(4) %208, align 2, !tbaa !14
  %210 = zext i16 %209 to i32
  %211 = sext i32 %210 to i64
  %212 = mul i64 %206, %211
  %213 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %214 = zext i32 %213 to i64
  %215 = add i64 %212, %214
  %216 = add i64 %204, %215
  %217 = getelementptr inbounds i32, ptr addrspace(1) %201, i64 %216
  store i32 %200, ptr addrspace(1) %217, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %20) #5
  %218 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %219 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %220 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %218, i32 %219)
  %221 = extractvalue { i32, i1 } %220, 1
  %222 = extractvalue { i32, i1 } %220, 0
  store i32 %222, ptr addrspace(5) %20, align 4
  %223 = zext i1 %221 to i32
  %224 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %225 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %226 = mul i32 7, %225
  %227 = zext i32 %226 to i64
  %228 = call i32 @llvm.amdgcn.workgroup.id.x()
  %229 = zext i32 %228 to i64
  %230 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %231 = getelementptr inbounds i8, ptr addrspace(4) %230, i64 4
  %232 = load i16, ptr addrspace(4) %231, align 2, !tbaa !14
  %233 = zext i16 %232 to i32
  %234 = sext i32 %233 to i64
  %235 = mul i64 %229, %234
  %236 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %237 = zext i32 %236 to i64
  %238 = add i64 %235, %237
  %239 = add i64 %227, %238
  %240 = getelementptr inbounds i32, ptr addrspace(1) %224, i64 %239
  store i32 %223, ptr addrspace(1) %240, align 4, !tbaa !12
  %241 = load i32, ptr addrspace(5) %20, align 4, !tbaa !12
  %242 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %243 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %244 = mul i32 8, %243
  %245 = zext i32 %244 to i64
  %246 = call i32 @llvm.amdgcn.workgroup.id.x()
  %247 = zext i32 %246 to i64
  %248 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %249 = getelementptr inbounds i8, ptr addrspace(4) %248, i64 4
  %250 = load i16, ptr addrspace(4) %249, align 2, !tbaa !14
  %251 = zext i16 %250 to i32
  %252 = sext i32 %251 to i64
  %253 = mul i64 %247, %252
  %254 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %255 = zext i32 %254 to i64
  %256 = add i64 %253, %255
  %257 = add i64 %245, %256
  %258 = getelementptr inbounds i32, ptr addrspace(1) %242, i64 %257
  store i32 %241, ptr addrspace(1) %258, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %21) #5
  %259 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %260 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %261 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %259, i32 %260)
  %262 = extractvalue { i32, i1 } %261, 1
  %263 = extractvalue { i32, i1 } %261, 0
  store i32 %263, ptr addrspace(5) %21, align 4
  %264 = zext i1 %262 to i32
  %265 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %266 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %267 = mul i32 9, %266
  %268 = zext i32 %267 to i64
  %269 = call i32 @llvm.amdgcn.workgroup.id.x()
  %270 = zext i32 %269 to i64
  %271 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %272 = getelementptr inbounds i8, ptr addrspace(4) %271, i64 4
  %273 = load i16, ptr addrspace(4) %272, align 2, !tbaa !14
  %274 = zext i16 %273 to i32
  %275 = sext i32 %274 to i64
  %276 = mul i64 %270, %275
  %277 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %278 = zext i32 %277 to i64
  %279 = add i64 %276, %278
  %280 = add i64 %268, %279
  %281 = getelementptr inbounds i32, ptr addrspace(1) %265, i64 %280
  store i32 %264, ptr addrspace(1) %281, align 4, !tbaa !12
  %282 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %283 = call i32 @llvm.abs.i32(i32 %282, i1 false)
  %284 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %285 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %286 = mul i32 10, %285
  %287 = zext i32 %286 to i64
  %288 = call i32 @llvm.amdgcn.workgroup.id.x()
  %289 = zext i32 %288 to i64
  %290 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %291 = getelementptr inbounds i8, ptr addrspace(4) %290, i64 4
  %292 = load i16, ptr addrspace(4) %291, align 2, !tbaa !14
  %293 = zext i16 %292 to i32
  %294 = sext i32 %293 to i64
  %295 = mul i64 %289, %294
  %296 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %297 = zext i32 %296 to i64
  %298 = add i64 %295, %297
  %299 = add i64 %287, %298
  %300 = getelementptr inbounds i32, ptr addrspace(1) %284, i64 %299
  store i32 %283, ptr addrspace(1) %300, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %21) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %20) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #5
  ret void
}
declare i32 @llvm.sadd.sat.i32(i32, i32) #2
declare i32 @llvm.ssub.sat.i32(i32, i32) #2
declare i32 @llvm.uadd.sat.i32(i32, i32) #2
declare i32 @llvm.usub.sat.i32(i32, i32) #2
declare <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16>, <2 x i16>) #2
declare <2 x i16> @llvm.usub.sat.v2i16(<2 x i16>, <2 x i16>) #2
declare <2 x i8> @llvm.sadd.sat.v2i8(<2 x i8>, <2 x i8>) #2
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2
declare i32 @llvm.abs.i32(i32, i1 immarg) #2
define protected amdgpu_kernel void @halves(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca half, align 2, addrspace(5)
  %10 = alloca half, align 2, addrspace(5)
  %11 = alloca <2 x half>, align 4, addrspace(5)
  %12 = alloca <2 x half>, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %9) #5
  %13 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %25 = getelementptr inbounds half, ptr addrspace(1) %13, i64 %24
  %26 = load half, ptr addrspace(1) %25, align 2, !tbaa !45
  store half %26, ptr addrspace(5) %9, align 2, !tbaa !45
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %10) #5
  %27 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %39 = getelementptr inbounds half, ptr addrspace(1) %27, i64 %38
  %40 = load half, ptr addrspace(1) %39, align 2, !tbaa !45
  store half %40, ptr addrspace(5) %10, align 2, !tbaa !45
  %41 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %42 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %43 = fadd half %41, %42
  %44 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %45 = call i32 @llvm.amdgcn.workgroup.id.x()
  %46 = zext i32 %45 to i64
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %48 = getelementptr inbounds i8, ptr addrspace(4) %47, i64 4
  %49 = load i16, ptr addrspace(4) %48, align 2, !tbaa !14
  %50 = zext i16 %49 to i32
  %51 = sext i32 %50 to i64
  %52 = mul i64 %46, %51
  %53 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %54 = zext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = getelementptr inbounds half, ptr addrspace(1) %44, i64 %55
  store half %43, ptr addrspace(1) %56, align 2, !tbaa !45
  %57 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %58 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %59 = fmul half %57, %58
  %60 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %61 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %62 = zext i32 %61 to i64
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
  %74 = add i64 %62, %73
  %75 = getelementptr inbounds half, ptr addrspace(1) %60, i64 %74
  store half %59, ptr addrspace(1) %75, align 2, !tbaa !45
  %76 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %77 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %78 = fdiv half %76, %77
  %79 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %80 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %81 = mul i32 2, %80
  %82 = zext i32 %81 to i64
  %83 = call i32 @llvm.amdgcn.workgroup.id.x()
  %84 = zext i32 %83 to i64
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %86 = getelementptr inbounds i8, ptr addrspace(4) %85, i64 4
  %87 = load i16, ptr addrspace(4) %86, align 2, !tbaa !14
  %88 = zext i16 %87 to i32
  %89 = sext i32 %88 to i64
  %90 = mul i64 %84, %89
  %91 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %92 = zext i32 %91 to i64
  %93 = add i64 %90, %92
  %94 = add i64 %82, %93
  %95 = getelementptr inbounds half, ptr addrspace(1) %79, i64 %94
  store half %78, ptr addrspace(1) %95, align 2, !tbaa !45
  %96 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %97 = call half @llvm.fabs.f16(half %96)
  %98 = call half @llvm.sqrt.f16(half %97)
  %99 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %100 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %101 = mul i32 3, %100
  %102 = zext i32 %101 to i64
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
  %114 = add i64 %102, %113
  %115 = getelementptr inbounds half, ptr addrspace(1) %99, i64 %114
  store half %98, ptr addrspace(1) %115, align 2, !tbaa !45
  %116 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %117 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %118 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %119 = call half @llvm.fma.f16(half %116, half %117, half %118)
  %120 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %121 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %122 = mul i32 4, %121
  %123 = zext i32 %122 to i64
  %124 = call i32 @llvm.amdgcn.workgroup.id.x()
  %125 = zext i32 %124 to i64
  %126 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %127 = getelementptr inbounds i8, ptr addrspace(4) %126, i64 4
  %128 = load i16, ptr addrspace(4) %127, align 2, !tbaa !14
  %129 = zext i16 %128 to i32
  %130 = sext i32 %129 to i64
  %131 = mul i64 %125, %130
  %132 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %133 = zext i32 %132 to i64
  %134 = add i64 %131, %133
  %135 = add i64 %123, %134
  %136 = getelementptr inbounds half, ptr addrspace(1) %120, i64 %135
  store half %119, ptr addrspace(1) %136, align 2, !tbaa !45
  %137 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %138 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %139 = call half @llvm.maxnum.f16(half %137, half %138)
  %140 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %141 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %142 = mul i32 5, %141
  %143 = zext i32 %142 to i64
  %144 = call i32 @llvm.amdgcn.workgroup.id.x()
  %145 = zext i32 %144 to i64
  %146 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %147 = getelementptr inbounds i8, ptr addrspace(4) %146, i64 4
  %148 = load i16, ptr addrspace(4) %147, align 2, !tbaa !14
  %149 = zext i16 %148 to i32
  %150 = sext i32 %149 to i64
  %151 = mul i64 %145, %150
  %152 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %153 = zext i32 %152 to i64
  %154 = add i64 %151, %153
  %155 = add i64 %143, %154
  %156 = getelementptr inbounds half, ptr addrspace(1) %140, i64 %155
  store half %139, ptr addrspace(1) %156, align 2, !tbaa !45
  %157 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %158 = fptosi half %157 to i16
  %159 = sitofp i16 %158 to half
  %160 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %161 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %162 = mul i32 6, %161
  %163 = zext i32 %162 to i64
  %164 = call i32 @llvm.amdgcn.workgroup.id.x()
  %165 = zext i32 %164 to i64
  %166 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %167 = getelementptr inbounds i8, ptr addrspace(4) %166, i64 4
  %168 = load i16, ptr addrspace(4) %167, align 2, !tbaa !14
  %169 = zext i16 %168 to i32
  %170 = sext i32 %169 to i64
  %171 = mul i64 %165, %170
  %172 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %173 = zext i32 %172 to i64
  %174 = add i64 %171, %173
  %175 = add i64 %163, %174
  %176 = getelementptr inbounds half, ptr addrspace(1) %160, i64 %175
  store half %159, ptr addrspace(1) %176, align 2, !tbaa !45
  %177 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %178 = fpext half %177 to float
  %179 = fmul float %178, 3.000000e+00
  %180 = fptrunc float %179 to half
  %181 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %182 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %183 = mul i32 7, %182
  %184 = zext i32 %183 to i64
  %185 = call i32 @llvm.amdgcn.workgroup.id.x()
  %186 = zext i32 %185 to i64
  %187 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %188 = getelementptr inbounds i8, ptr addrspace(4) %187, i64 4
  %189 = load i16, ptr addrspace(4) %188, align 2, !tbaa !14
  %190 = zext i16 %189 to i32
  %191 = sext i32 %190 to i64
  %192 = mul i64 %186, %191
  %193 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %194 = zext i32 %193 to i64
  %195 = add i64 %192, %194
  %196 = add i64 %184, %195
  %197 = getelementptr inbounds half, ptr addrspace(1) %181, i64 %196
  store half %180, ptr addrspace(1) %197, align 2, !tbaa !45
  %198 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %199 = call half @llvm.floor.f16(half %198)
  %200 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %201 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %202 = mul i32 8, %201
  %203 = zext i32 %202 to i64
  %204 = call i32 @llvm.amdgcn.workgroup.id.x()
  %205 = zext i32 %204 to i64
  %206 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %207 = getelementptr inbounds i8, ptr addrspace(4) %206, i64 4
  %208 = load i16, ptr addrspace(4) %207, align 2, !tbaa !14
  %209 = zext i16 %208 to i32
  %210 = sext i32 %209 to i64
  %211 = mul i64 %205, %210
  %212 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %213 = zext i32 %212 to i64
  %214 = add i64 %211, %213
  %215 = add i64 %203, %214
  %216 = getelementptr inbounds half, ptr addrspace(1) %200, i64 %215
  store half %199, ptr addrspace(1) %216, align 2, !tbaa !45
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
  %217 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %218 = insertelement <2 x half> poison, half %217, i32 0
  %219 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %220 = insertelement <2 x half> %218, half %219, i32 1
  store <2 x half> %220, ptr addrspace(5) %11, align 4, !tbaa !42
  %221 = load <2 x half>, ptr addrspace(5) %11, align 4, !tbaa !42
  %222 = load <2 x half>, ptr addrspace(5) %11, align 4, !tbaa !42
  store <2 x half> <half 0xH3C00, half 0xH4000>, ptr addrspace(5) %12, align 4, !tbaa !42
  %223 = load <2 x half>, ptr addrspace(5) %12, align 4, !tbaa !42
  %224 = call <2 x half> @llvm.fmuladd.v2f16(<2 x half> %221, <2 x half> %222, <2 x half> %223)
  store <2 x half> %224, ptr addrspace(5) %11, align 4, !tbaa !42
  %225 = load <2 x half>, ptr addrspace(5) %11, align 4
  %226 = extractelement <2 x half> %225, i64 0
  %227 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %228 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %229 = mul i32 9, %228
  %230 = zext i32 %229 to i64
  %231 = call i32 @llvm.amdgcn.workgroup.id.x()
  %232 = zext i32 %231 to i64
  %233 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %234 = getelementptr inbounds i8, ptr addrspace(4) %233, i64 4
  %235 = load i16, ptr addrspace(4) %234, align 2, !tbaa !14
  %236 = zext i16 %235 to i32
  %237 = sext i32 %236 to i64
  %238 = mul i64 %232, %237
  %239 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %240 = zext i32 %239 to i64
  %241 = add i64 %238, %240
  %242 = add i64 %230, %241
  %243 = getelementptr inbounds half, ptr addrspace(1) %227, i64 %242
  store half %226, ptr addrspace(1) %243, align 2, !tbaa !45
  %244 = load <2 x half>, ptr addrspace(5) %11, align 4
  %245 = extractelement <2 x half> %244, i64 1
  %246 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %247 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %248 = mul i32 10, %247
  %249 = zext i32 %248 to i64
  %250 = call i32 @llvm.amdgcn.workgroup.id.x()
  %251 = zext i32 %250 to i64
  %252 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %253 = getelementptr inbounds i8, ptr addrspace(4) %252, i64 4
  %254 = load i16, ptr addrspace(4) %253, align 2, !tbaa !14
  %255 = zext i16 %254 to i32
  %256 = sext i32 %255 to i64
  %257 = mul i64 %251, %256
  %258 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %259 = zext i32 %258 to i64
  %260 = add i64 %257, %259
  %261 = add i64 %249, %260
  %262 = getelementptr inbounds half, ptr addrspace(1) %246, i64 %261
  store half %245, ptr addrspace(1) %262, align 2, !tbaa !45
  %263 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %264 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %265 = fcmp olt half %263, %264
  br i1 %265, label %266, label %268
266:
  %267 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  br label %271
268:
  %269 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %270 = fneg half %269
  br label %271
271:
  %272 = phi half [ %267, %266 ], [ %270, %268 ]
  %273 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %274 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %275 = mul i32 11, %274
  %276 = zext i32 %275 to i64
  %277 = call i32 @llvm.amdgcn.workgroup.id.x()
  %278 = zext i32 %277 to i64
  %279 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %280 = getelementptr inbounds i8, ptr addrspace(4) %279, i64 4
  %281 = load i16, ptr addrspace(4) %280, align 2, !tbaa !14
  %282 = zext i16 %281 to i32
  %283 = sext i32 %282 to i64
  %284 = mul i64 %278, %283
  %285 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %286 = zext i32 %285 to i64
  %287 = add i64 %284, %286
  %288 = add i64 %276, %287
  %289 = getelementptr inbounds half, ptr addrspace(1) %273, i64 %288
  store half %272, ptr addrspace(1) %289, align 2, !tbaa !45
  %290 = load half, ptr addrspace(5) %9, align 2, !tbaa !45
  %291 = load half, ptr addrspace(5) %10, align 2, !tbaa !45
  %292 = fadd half %290, %291
  %293 = fpext half %292 to double
  %294 = fptrunc double %293 to half
  %295 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %296 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %297 = mul i32 12, %296
  %298 = zext i32 %297 to i64
  %299 = call i32 @llvm.amdgcn.workgroup.id.x()
  %300 = zext i32 %299 to i64
  %301 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %302 = getelementptr inbounds i8, ptr addrspace(4) %301, i64 4
  %303 = load i16, ptr addrspace(4) %302, align 2, !tbaa !14
  %304 = zext i16 %303 to i32
  %305 = sext i32 %304 to i64
  %306 = mul i64 %300, %305
  %307 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %308 = zext i32 %307 to i64
  %309 = add i64 %306, %308
  %310 = add i64 %298, %309
  %311 = getelementptr inbounds half, ptr addrspace(1) %295, i64 %310
  store half %294, ptr addrspace(1) %311, align 2, !tbaa !45
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %9) #5
  ret void
}
declare half @llvm.fabs.f16(half) #2
declare half @llvm.sqrt.f16(half) #2
declare half @llvm.fma.f16(half, half, half) #2
declare half @llvm.maxnum.f16(half, half) #2
declare half @llvm.floor.f16(half) #2
declare <2 x half> @llvm.fmuladd.v2f16(<2 x half>, <2 x half>, <2 x half>) #2
define protected amdgpu_kernel void @bf16_soft(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) #0 !kernel_arg_addr_space !35 !kernel_arg_access_qual !24 !kernel_arg_type !47 !kernel_arg_base_type !47 !kernel_arg_type_qual !37 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %9 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %10 = call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = zext i32 %10 to i64
  %12 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = mul i64 %11, %16
  %18 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = getelementptr inbounds i16, ptr addrspace(1) %9, i64 %20
  %22 = load i16, ptr addrspace(1) %21, align 2, !tbaa !14
  %23 = zext i16 %22 to i32
  %24 = shl i32 %23, 16
  %25 = bitcast i32 %24 to float
  store float %25, ptr addrspace(5) %7, align 4, !tbaa !19
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #5
  %26 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %38 = getelementptr inbounds i16, ptr addrspace(1) %26, i64 %37
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !14
  %40 = zext i16 %39 to i32
  %41 = shl i32 %40, 16
  %42 = bitcast i32 %41 to float
  store float %42, ptr addrspace(5) %8, align 4, !tbaa !19
  %43 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %44 = load float, ptr addrspace(5) %8, align 4, !tbaa !19
  %45 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %46 = call float @llvm.fmuladd.f32(float %43, float %44, float %45)
  %47 = call zeroext i16 @bf16_of(float noundef %46) #6
  %48 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = zext i32 %49 to i64
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %52 = getelementptr inbounds i8, ptr addrspace(4) %51, i64 4
  %53 = load i16, ptr addrspace(4) %52, align 2, !tbaa !14
  %54 = zext i16 %53 to i32
  %55 = sext i32 %54 to i64
  %56 = mul i64 %50, %55
  %57 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %58 = zext i32 %57 to i64
  %59 = add i64 %56, %58
  %60 = getelementptr inbounds i16, ptr addrspace(1) %48, i64 %59
  store i16 %47, ptr addrspace(1) %60, align 2, !tbaa !14
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define internal zeroext i16 @bf16_of(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !19
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #5
  %4 = load float, ptr addrspace(5) %2, align 4, !tbaa !19
  %5 = bitcast float %4 to i32
  store i32 %5, ptr addrspace(5) %3, align 4, !tbaa !12
  %6 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %7 = add i32 %6, 32767
  %8 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %9 = lshr i32 %8, 16
  %10 = and i32 %9, 1
  %11 = add i32 %7, %10
  %12 = lshr i32 %11, 16
  %13 = trunc i32 %12 to i16
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #5
  ret i16 %13
}
declare float @llvm.fmuladd.f32(float, float, float) #2
define protected amdgpu_kernel void @bf16_native(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 2 %2, i32 noundef %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !48 !kernel_arg_base_type !48 !kernel_arg_type_qual !7 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca bfloat, align 2, addrspace(5)
  %10 = alloca bfloat, align 2, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %9) #5
  %11 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %23 = getelementptr inbounds float, ptr addrspace(1) %11, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !19
  %25 = fptrunc float %24 to bfloat
  store bfloat %25, ptr addrspace(5) %9, align 2, !tbaa !49
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %10) #5
  %26 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %38 = getelementptr inbounds float, ptr addrspace(1) %26, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !19
  %40 = fptrunc float %39 to bfloat
  store bfloat %40, ptr addrspace(5) %10, align 2, !tbaa !49
  %41 = load bfloat, ptr addrspace(5) %9, align 2, !tbaa !49
  %42 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
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
  %54 = getelementptr inbounds bfloat, ptr addrspace(1) %42, i64 %53
  store bfloat %41, ptr addrspace(1) %54, align 2, !tbaa !49
  %55 = load bfloat, ptr addrspace(5) %9, align 2, !tbaa !49
  %56 = fpext bfloat %55 to float
  %57 = load bfloat, ptr addrspace(5) %10, align 2, !tbaa !49
  %58 = fpext bfloat %57 to float
  %59 = fadd float %56, %58
  %60 = fptrunc float %59 to bfloat
  %61 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = zext i32 %62 to i64
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
  %75 = add i64 %63, %74
  %76 = getelementptr inbounds bfloat, ptr addrspace(1) %61, i64 %75
  store bfloat %60, ptr addrspace(1) %76, align 2, !tbaa !49
  %77 = load bfloat, ptr addrspace(5) %9, align 2, !tbaa !49
  %78 = fpext bfloat %77 to float
  %79 = load bfloat, ptr addrspace(5) %10, align 2, !tbaa !49
  %80 = fpext bfloat %79 to float
  %81 = fmul float %78, %80
  %82 = fptrunc float %81 to bfloat
  %83 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %84 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %85 = mul i32 2, %84
  %86 = zext i32 %85 to i64
  %87 = call i32 @llvm.amdgcn.workgroup.id.x()
  %88 = zext i32 %87 to i64
  %89 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %90 = getelementptr inbounds i8, ptr addrspace(4) %89, i64 4
  %91 = load i16, ptr addrspace(4) %90, align 2, !tbaa !14
  %92 = zext i16 %91 to i32
  %93 = sext i32 %92 to i64
  %94 = mul i64 %88, %93
  %95 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %96 = zext i32 %95 to i64
  %97 = add i64 %94, %96
  %98 = add i64 %86, %97
  %99 = getelementptr inbounds bfloat, ptr addrspace(1) %83, i64 %98
  store bfloat %82, ptr addrspace(1) %99, align 2, !tbaa !49
  %100 = load bfloat, ptr addrspace(5) %9, align 2, !tbaa !49
  %101 = fpext bfloat %100 to float
  %102 = load bfloat, ptr addrspace(5) %10, align 2, !tbaa !49
  %103 = fpext bfloat %102 to float
  %104 = fsub float %101, %103
  %105 = fptrunc float %104 to bfloat
  %106 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %107 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %108 = mul i32 3, %107
  %109 = zext i32 %108 to i64
  %110 = call i32 @llvm.amdgcn.workgroup.id.x()
  %111 = zext i32 %110 to i64
  %112 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %113 = getelementptr inbounds i8, ptr addrspace(4) %112, i64 4
  %114 = load i16, ptr addrspace(4) %113, align 2, !tbaa !14
  %115 = zext i16 %114 to i32
  %116 = sext i32 %115 to i64
  %117 = mul i64 %111, %116
  %118 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %119 = zext i32 %118 to i64
  %120 = add i64 %117, %119
  %121 = add i64 %109, %120
  %122 = getelementptr inbounds bfloat, ptr addrspace(1) %106, i64 %121
  store bfloat %105, ptr addrspace(1) %122, align 2, !tbaa !49
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %10) #5
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %9) #5
  ret void
}
define protected amdgpu_kernel void @conversions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !51 !kernel_arg_base_type !51 !kernel_arg_type_qual !26 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #5
  %8 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %20 = getelementptr inbounds float, ptr addrspace(1) %8, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !19
  store float %21, ptr addrspace(5) %7, align 4, !tbaa !19
  %22 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %23 = fptosi float %22 to i32
  %24 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %36 = getelementptr inbounds i32, ptr addrspace(1) %24, i64 %35
  store i32 %23, ptr addrspace(1) %36, align 4, !tbaa !12
  %37 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %38 = call float @llvm.fabs.f32(float %37)
  %39 = fptoui float %38 to i32
  %40 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %41 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %42 = zext i32 %41 to i64
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
  %54 = add i64 %42, %53
  %55 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %54
  store i32 %39, ptr addrspace(1) %55, align 4, !tbaa !12
  %56 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %57 = fmul float %56, 1.000000e+03
  %58 = fptosi float %57 to i64
  %59 = trunc i64 %58 to i32
  %60 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %61 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %62 = mul i32 2, %61
  %63 = zext i32 %62 to i64
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
  %75 = add i64 %63, %74
  %76 = getelementptr inbounds i32, ptr addrspace(1) %60, i64 %75
  store i32 %59, ptr addrspace(1) %76, align 4, !tbaa !12
  %77 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %78 = fptosi float %77 to i16
  %79 = sext i16 %78 to i32
  %80 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %81 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %82 = mul i32 3, %81
  %83 = zext i32 %82 to i64
  %84 = call i32 @llvm.amdgcn.workgroup.id.x()
  %85 = zext i32 %84 to i64
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 4
  %88 = load i16, ptr addrspace(4) %87, align 2, !tbaa !14
  %89 = zext i16 %88 to i32
  %90 = sext i32 %89 to i64
  %91 = mul i64 %85, %90
  %92 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %93 = zext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = add i64 %83, %94
  %96 = getelementptr inbounds i32, ptr addrspace(1) %80, i64 %95
  store i32 %79, ptr addrspace(1) %96, align 4, !tbaa !12
  %97 = call i32 @llvm.amdgcn.workgroup.id.x()
  %98 = zext i32 %97 to i64
  %99 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %100 = getelementptr inbounds i8, ptr addrspace(4) %99, i64 4
  %101 = load i16, ptr addrspace(4) %100, align 2, !tbaa !14
  %102 = zext i16 %101 to i32
  %103 = sext i32 %102 to i64
  %104 = mul i64 %98, %103
  %105 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %106 = zext i32 %105 to i64
  %107 = add i64 %104, %106
  %108 = trunc i64 %107 to i32
  %109 = sitofp i32 %108 to float
  %110 = fsub float %109, 7.000000e+00
  %111 = bitcast float %110 to i32
  %112 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %113 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %114 = mul i32 4, %113
  %115 = zext i32 %114 to i64
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
  %127 = add i64 %115, %126
  %128 = getelementptr inbounds i32, ptr addrspace(1) %112, i64 %127
  store i32 %111, ptr addrspace(1) %128, align 4, !tbaa !12
  %129 = call i32 @llvm.amdgcn.workgroup.id.x()
  %130 = zext i32 %129 to i64
  %131 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %132 = getelementptr inbounds i8, ptr addrspace(4) %131, i64 4
  %133 = load i16, ptr addrspace(4) %132, align 2, !tbaa !14
  %134 = zext i16 %133 to i32
  %135 = sext i32 %134 to i64
  %136 = mul i64 %130, %135
  %137 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %138 = zext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = mul i64 %139, 123456789
  %141 = trunc i64 %140 to i32
  %142 = uitofp i32 %141 to float
  %143 = bitcast float %142 to i32
  %144 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %145 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %146 = mul i32 5, %145
  %147 = zext i32 %146 to i64
  %148 = call i32 @llvm.amdgcn.workgroup.id.x()
  %149 = zext i32 %148 to i64
  %150 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %151 = getelementptr inbounds i8, ptr addrspace(4) %150, i64 4
  %152 = load i16, ptr addrspace(4) %151, align 2, !tbaa !14
  %153 = zext i16 %152 to i32
  %154 = sext i32 %153 to i64
  %155 = mul i64 %149, %154
  %156 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %157 = zext i32 %156 to i64
  %158 = add i64 %155, %157
  %159 = add i64 %147, %158
  %160 = getelementptr inbounds i32, ptr addrspace(1) %144, i64 %159
  store i32 %143, ptr addrspace(1) %160, align 4, !tbaa !12
  %161 = call i32 @llvm.amdgcn.workgroup.id.x()
  %162 = zext i32 %161 to i64
  %163 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %164 = getelementptr inbounds i8, ptr addrspace(4) %163, i64 4
  %165 = load i16, ptr addrspace(4) %164, align 2, !tbaa !14
  %166 = zext i16 %165 to i32
  %167 = sext i32 %166 to i64
  %168 = mul i64 %162, %167
  %169 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %170 = zext i32 %169 to i64
  %171 = add i64 %168, %170
  %172 = mul i64 %171, 320255973501901
  %173 = uitofp i64 %172 to float
  %174 = bitcast float %173 to i32
  %175 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %176 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %177 = mul i32 6, %176
  %178 = zext i32 %177 to i64
  %179 = call i32 @llvm.amdgcn.workgroup.id.x()
  %180 = zext i32 %179 to i64
  %181 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %182 = getelementptr inbounds i8, ptr addrspace(4) %181, i64 4
  %183 = load i16, ptr addrspace(4) %182, align 2, !tbaa !14
  %184 = zext i16 %183 to i32
  %185 = sext i32 %184 to i64
  %186 = mul i64 %180, %185
  %187 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %188 = zext i32 %187 to i64
  %189 = add i64 %186, %188
  %190 = add i64 %178, %189
  %191 = getelementptr inbounds i32, ptr addrspace(1) %175, i64 %190
  store i32 %174, ptr addrspace(1) %191, align 4, !tbaa !12
  %192 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %193 = call float @llvm.fabs.f32(float %192)
  %194 = call float @llvm.minnum.f32(float %193, float 2.550000e+02)
  %195 = fptoui float %194 to i8
  %196 = zext i8 %195 to i32
  %197 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %198 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %199 = mul i32 7, %198
  %200 = zext i32 %199 to i64
  %201 = call i32 @llvm.amdgcn.workgroup.id.x()
  %202 = zext i32 %201 to i64
  %203 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %204 = getelementptr inbounds i8, ptr addrspace(4) %203, i64 4
  %205 = load i16, ptr addrspace(4) %204, align 2, !tbaa !14
  %206 = zext i16 %205 to i32
  %207 = sext i32 %206 to i64
  %208 = mul i64 %202, %207
  %209 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %210 = zext i32 %209 to i64
  %211 = add i64 %208, %210
  %212 = add i64 %200, %211
  %213 = getelementptr inbounds i32, ptr addrspace(1) %197, i64 %212
  store i32 %196, ptr addrspace(1) %213, align 4, !tbaa !12
  %214 = load float, ptr addrspace(5) %7, align 4, !tbaa !19
  %215 = fpext float %214 to double
  %216 = fptrunc double %215 to float
  %217 = bitcast float %216 to i32
  %218 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %219 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %220 = mul i32 8, %219
  %221 = zext i32 %220 to i64
  %222 = call i32 @llvm.amdgcn.workgroup.id.x()
  %223 = zext i32 %222 to i64
  %224 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %225 = getelementptr inbounds i8, ptr addrspace(4) %224, i64 4
  %226 = load i16, ptr addrspace(4) %225, align 2, !tbaa !14
  %227 = zext i16 %226 to i32
  %228 = sext i32 %227 to i64
  %229 = mul i64 %223, %228
  %230 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %231 = zext i32 %230 to i64
  %232 = add i64 %229, %231
  %233 = add i64 %221, %232
  %234 = getelementptr inbounds i32, ptr addrspace(1) %218, i64 %233
  store i32 %217, ptr addrspace(1) %234, align 4, !tbaa !12
  %235 = call i32 @llvm.amdgcn.workgroup.id.x()
  %236 = zext i32 %235 to i64
  %237 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %238 = getelementptr inbounds i8, ptr addrspace(4) %237, i64 4
  %239 = load i16, ptr addrspace(4) %238, align 2, !tbaa !14
  %240 = zext i16 %239 to i32
  %241 = sext i32 %240 to i64
  %242 = mul i64 %236, %241
  %243 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %244 = zext i32 %243 to i64
  %245 = add i64 %242, %244
  %246 = and i64 %245, 255
  %247 = trunc i64 %246 to i8
  %248 = uitofp i8 %247 to float
  %249 = bitcast float %248 to i32
  %250 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %251 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %252 = mul i32 9, %251
  %253 = zext i32 %252 to i64
  %254 = call i32 @llvm.amdgcn.workgroup.id.x()
  %255 = zext i32 %254 to i64
  %256 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %257 = getelementptr inbounds i8, ptr addrspace(4) %256, i64 4
  %258 = load i16, ptr addrspace(4) %257, align 2, !tbaa !14
  %259 = zext i16 %258 to i32
  %260 = sext i32 %259 to i64
  %261 = mul i64 %255, %260
  %262 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %263 = zext i32 %262 to i64
  %264 = add i64 %261, %263
  %265 = add i64 %253, %264
  %266 = getelementptr inbounds i32, ptr addrspace(1) %250, i64 %265
  store i32 %249, ptr addrspace(1) %266, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #5
  ret void
}
define protected amdgpu_kernel void @edges(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #0 !kernel_arg_addr_space !52 !kernel_arg_access_qual !53 !kernel_arg_type !54 !kernel_arg_base_type !54 !kernel_arg_type_qual !55 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !8
  store i32 %4, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #5
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
  %25 = getelementptr inbounds float, ptr addrspace(1) %13, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !19
  store float %26, ptr addrspace(5) %11, align 4, !tbaa !19
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #5
  %27 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
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
  %39 = getelementptr inbounds float, ptr addrspace(1) %27, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !19
  store float %40, ptr addrspace(5) %12, align 4, !tbaa !19
  %41 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %42 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %43 = fadd float %41, %42
  %44 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %45 = call i32 @llvm.amdgcn.workgroup.id.x()
  %46 = zext i32 %45 to i64
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %48 = getelementptr inbounds i8, ptr addrspace(4) %47, i64 4
  %49 = load i16, ptr addrspace(4) %48, align 2, !tbaa !14
  %50 = zext i16 %49 to i32
  %51 = sext i32 %50 to i64
  %52 = mul i64 %46, %51
  %53 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %54 = zext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = getelementptr inbounds float, ptr addrspace(1) %44, i64 %55
  store float %43, ptr addrspace(1) %56, align 4, !tbaa !19
  %57 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %58 = fmul float %57, 5.000000e-01
  %59 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %60 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %61 = zext i32 %60 to i64
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = zext i32 %62 to i64
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %65 = getelementptr inbounds i8, ptr addrspace(4) %64, i64 4
  %66 = load i16, ptr addrspace(4) %65, align 2, !tbaa !14
  %67 = zext i16 %66 to i32
  %68 = sext i32 %67 to i64
  %69 = mul i64 %63, %68
  %70 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %71 = zext i32 %70 to i64
  %72 = add i64 %69, %71
  %73 = add i64 %61, %72
  %74 = getelementptr inbounds float, ptr addrspace(1) %59, i64 %73
  store float %58, ptr addrspace(1) %74, align 4, !tbaa !19
  %75 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %76 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %77 = fmul float %75, %76
  %78 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %79 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %80 = mul i32 2, %79
  %81 = zext i32 %80 to i64
  %82 = call i32 @llvm.amdgcn.workgroup.id.x()
  %83 = zext i32 %82 to i64
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %85 = getelementptr inbounds i8, ptr addrspace(4) %84, i64 4
  %86 = load i16, ptr addrspace(4) %85, align 2, !tbaa !14
  %87 = zext i16 %86 to i32
  %88 = sext i32 %87 to i64
  %89 = mul i64 %83, %88
  %90 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %91 = zext i32 %90 to i64
  %92 = add i64 %89, %91
  %93 = add i64 %81, %92
  %94 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %93
  store float %77, ptr addrspace(1) %94, align 4, !tbaa !19
  %95 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %96 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %97 = fsub float %95, %96
  %98 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !8
  %99 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %100 = mul i32 3, %99
  %101 = zext i32 %100 to i64
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
  %113 = add i64 %101, %112
  %114 = getelementptr inbounds float, ptr addrspace(1) %98, i64 %113
  store float %97, ptr addrspace(1) %114, align 4, !tbaa !19
  %115 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %116 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %117 = fcmp olt float %115, %116
  %118 = zext i1 %117 to i32
  %119 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %120 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %121 = fcmp ole float %119, %120
  %122 = zext i1 %121 to i32
  %123 = mul nsw i32 2, %122
  %124 = add nsw i32 %118, %123
  %125 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %126 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %127 = fcmp oeq float %125, %126
  %128 = zext i1 %127 to i32
  %129 = mul nsw i32 4, %128
  %130 = add nsw i32 %124, %129
  %131 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %132 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %133 = fcmp une float %131, %132
  %134 = zext i1 %133 to i32
  %135 = mul nsw i32 8, %134
  %136 = add nsw i32 %130, %135
  %137 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %138 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %139 = fcmp ogt float %137, %138
  %140 = zext i1 %139 to i32
  %141 = mul nsw i32 16, %140
  %142 = add nsw i32 %136, %141
  %143 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %144 = load float, ptr addrspace(5) %12, align 4, !tbaa !19
  %145 = fcmp olt float %143, %144
  %146 = xor i1 %145, true
  %147 = zext i1 %146 to i32
  %148 = mul nsw i32 32, %147
  %149 = add nsw i32 %142, %148
  %150 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %151 = call i1 @llvm.is.fpclass.f32(float %150, i32 3)
  %152 = zext i1 %151 to i32
  %153 = mul nsw i32 64, %152
  %154 = add nsw i32 %149, %153
  %155 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %156 = call i1 @llvm.is.fpclass.f32(float %155, i32 516)
  %157 = zext i1 %156 to i32
  %158 = mul nsw i32 128, %157
  %159 = add nsw i32 %154, %158
  %160 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %161 = call i1 @llvm.is.fpclass.f32(float %160, i32 264)
  %162 = zext i1 %161 to i32
  %163 = mul nsw i32 256, %162
  %164 = add nsw i32 %159, %163
  %165 = load float, ptr addrspace(5) %11, align 4, !tbaa !19
  %166 = bitcast float %165 to i32
  %167 = icmp slt i32 %166, 0
  %168 = xor i1 %167, true
  %169 = xor i1 %168, true
  %170 = zext i1 %169 to i32
  %171 = mul nsw i32 512, %170
  %172 = add nsw i32 %164, %171
  %173 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !8
  %174 = call i32 @llvm.amdgcn.workgroup.id.x()
  %175 = zext i32 %174 to i64
  %176 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %177 = getelementptr inbounds i8, ptr addrspace(4) %176, i64 4
  %178 = load i16, ptr addrspace(4) %177, align 2, !tbaa !14
  %179 = zext i16 %178 to i32
  %180 = sext i32 %179 to i64
  %181 = mul i64 %175, %180
  %182 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %183 = zext i32 %182 to i64
  %184 = add i64 %181, %183
  %185 = getelementptr inbounds i32, ptr addrspace(1) %173, i64 %184
  store i32 %172, ptr addrspace(1) %185, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #5
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #5
  ret void
}
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #2
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind speculatable willreturn memory(none) }
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
!6 = !{!"double*", !"double*", !"double*", !"uint"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !10, i64 0}
!18 = !{!"float*", !"float*", !"float*", !"uint"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !10, i64 0}
!21 = !{float 2.500000e+00}
!22 = !{float 3.000000e+00}
!23 = !{i32 1, i32 1, i32 0}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"double*", !"double*", !"uint"}
!26 = !{!"const", !"", !""}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !10, i64 0}
!31 = distinct !{!31, !28}
!32 = distinct !{!32, !28}
!33 = !{!"float*", !"float*", !"uint"}
!34 = !{!"long*", !"long*", !"long*", !"uint"}
!35 = !{i32 1, i32 1, i32 1}
!36 = !{!"ulong*", !"ulong*", !"ulong*"}
!37 = !{!"const", !"const", !""}
!38 = !{!39, !39, i64 0}
!39 = !{!"__int128", !10, i64 0}
!40 = distinct !{!40, !28}
!41 = !{!"int*", !"int*", !"int*", !"uint"}
!42 = !{!10, !10, i64 0}
!43 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!44 = !{!"half*", !"half*", !"half*", !"uint"}
!45 = !{!46, !46, i64 0}
!46 = !{!"half", !10, i64 0}
!47 = !{!"ushort*", !"ushort*", !"ushort*"}
!48 = !{!"float*", !"float*", !"__bf16*", !"uint"}
!49 = !{!50, !50, i64 0}
!50 = !{!"__bf16", !10, i64 0}
!51 = !{!"float*", !"int*", !"uint"}
!52 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!53 = !{!"none", !"none", !"none", !"none", !"none"}
!54 = !{!"float*", !"float*", !"float*", !"int*", !"uint"}
!55 = !{!"const", !"const", !"", !"", !""}
