target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @exponents(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 16 %4) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 !kernel_arg_name !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x i32>, align 8, addrspace(5)
  %14 = alloca <2 x i32>, align 8, addrspace(5)
  %15 = alloca <2 x i32>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %6, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %7, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %8, align 8, !tbaa !10
  store ptr addrspace(1) %3, ptr addrspace(5) %9, align 8, !tbaa !10
  store ptr addrspace(1) %4, ptr addrspace(5) %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %16 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
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
  %28 = getelementptr inbounds <2 x float>, ptr addrspace(1) %16, i64 %27
  %29 = load <2 x float>, ptr addrspace(1) %28, align 8, !tbaa !16
  store <2 x float> %29, ptr addrspace(5) %11, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #4
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
  %42 = xor i64 %41, 1
  %43 = getelementptr inbounds <2 x float>, ptr addrspace(1) %30, i64 %42
  %44 = load <2 x float>, ptr addrspace(1) %43, align 8, !tbaa !16
  store <2 x float> %44, ptr addrspace(5) %12, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #4
  %45 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %46 = addrspacecast ptr addrspace(5) %13 to ptr
  %47 = call <2 x float> @_ZL5frexpDv2_fPU3AS0Dv2_i(<2 x float> noundef %45, ptr noundef %46) #5
  %48 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
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
  %60 = mul i64 6, %59
  %61 = getelementptr inbounds <2 x float>, ptr addrspace(1) %48, i64 %60
  store <2 x float> %47, ptr addrspace(1) %61, align 8, !tbaa !16
  %62 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %63 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
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
  %75 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %63, i64 %74
  %76 = load <2 x i32>, ptr addrspace(1) %75, align 8, !tbaa !16
  %77 = call <2 x float> @_ZL5ldexpDv2_fDv2_i(<2 x float> noundef %62, <2 x i32> noundef %76) #5
  %78 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  %79 = call i32 @llvm.amdgcn.workgroup.id.x()
  %80 = zext i32 %79 to i64
  %81 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %82 = getelementptr inbounds i8, ptr addrspace(4) %81, i64 4
  %83 = load i16, ptr addrspace(4) %82, align 2, !tbaa !14
  %84 = zext i16 %83 to i32
  %85 = sext i32 %84 to i64
  %86 = mul i64 %80, %85
  %87 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %88 = zext i32 %87 to i64
  %89 = add i64 %86, %88
  %90 = mul i64 6, %89
  %91 = add i64 %90, 1
  %92 = getelementptr inbounds <2 x float>, ptr addrspace(1) %78, i64 %91
  store <2 x float> %77, ptr addrspace(1) %92, align 8, !tbaa !16
  %93 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %94 = call <2 x float> @_ZL4logbDv2_f(<2 x float> noundef %93) #5
  %95 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
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
  %107 = mul i64 6, %106
  %108 = add i64 %107, 2
  %109 = getelementptr inbounds <2 x float>, ptr addrspace(1) %95, i64 %108
  store <2 x float> %94, ptr addrspace(1) %109, align 8, !tbaa !16
  %110 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %111 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !16
  %112 = addrspacecast ptr addrspace(5) %14 to ptr
  %113 = call <2 x float> @_ZL6remquoDv2_fS_PU3AS0Dv2_i(<2 x float> noundef %110, <2 x float> noundef %111, ptr noundef %112) #5
  %114 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
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
  %126 = mul i64 6, %125
  %127 = add i64 %126, 3
  %128 = getelementptr inbounds <2 x float>, ptr addrspace(1) %114, i64 %127
  store <2 x float> %113, ptr addrspace(1) %128, align 8, !tbaa !16
  %129 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %130 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !16
  %131 = call <2 x float> @_ZL9nextafterDv2_fS_(<2 x float> noundef %129, <2 x float> noundef %130) #5
  %132 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
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
  %144 = mul i64 6, %143
  %145 = add i64 %144, 4
  %146 = getelementptr inbounds <2 x float>, ptr addrspace(1) %132, i64 %145
  store <2 x float> %131, ptr addrspace(1) %146, align 8, !tbaa !16
  %147 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %148 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
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
  %160 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %148, i64 %159
  %161 = load <2 x i32>, ptr addrspace(1) %160, align 8, !tbaa !16
  %162 = sdiv <2 x i32> %161, <i32 8, i32 8>
  %163 = call <2 x float> @_ZL4pownDv2_fDv2_i(<2 x float> noundef %147, <2 x i32> noundef %162) #5
  %164 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
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
  %176 = mul i64 6, %175
  %177 = add i64 %176, 5
  %178 = getelementptr inbounds <2 x float>, ptr addrspace(1) %164, i64 %177
  store <2 x float> %163, ptr addrspace(1) %178, align 8, !tbaa !16
  %179 = load <2 x i32>, ptr addrspace(5) %13, align 8, !tbaa !16
  %180 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %181 = call i32 @llvm.amdgcn.workgroup.id.x()
  %182 = zext i32 %181 to i64
  %183 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %184 = getelementptr inbounds i8, ptr addrspace(4) %183, i64 4
  %185 = load i16, ptr addrspace(4) %184, align 2, !tbaa !14
  %186 = zext i16 %185 to i32
  %187 = sext i32 %186 to i64
  %188 = mul i64 %182, %187
  %189 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %190 = zext i32 %189 to i64
  %191 = add i64 %188, %190
  %192 = mul i64 4, %191
  %193 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %180, i64 %192
  store <2 x i32> %179, ptr addrspace(1) %193, align 8, !tbaa !16
  %194 = load <2 x i32>, ptr addrspace(5) %14, align 8, !tbaa !16
  %195 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %196 = call i32 @llvm.amdgcn.workgroup.id.x()
  %197 = zext i32 %196 to i64
  %198 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %199 = getelementptr inbounds i8, ptr addrspace(4) %198, i64 4
  %200 = load i16, ptr addrspace(4) %199, align 2, !tbaa !14
  %201 = zext i16 %200 to i32
  %202 = sext i32 %201 to i64
  %203 = mul i64 %197, %202
  %204 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %205 = zext i32 %204 to i64
  %206 = add i64 %203, %205
  %207 = mul i64 4, %206
  %208 = add i64 %207, 1
  %209 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %195, i64 %208
  store <2 x i32> %194, ptr addrspace(1) %209, align 8, !tbaa !16
  %210 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %211 = call <2 x i32> @_ZL5ilogbDv2_f(<2 x float> noundef %210) #5
  %212 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
  %213 = call i32 @llvm.amdgcn.workgroup.id.x()
  %214 = zext i32 %213 to i64
  %215 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %216 = getelementptr inbounds i8, ptr addrspace(4) %215, i64 4
  %217 = load i16, ptr addrspace(4) %216, align 2, !tbaa !14
  %218 = zext i16 %217 to i32
  %219 = sext i32 %218 to i64
  %220 = mul i64 %214, %219
  %221 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %222 = zext i32 %221 to i64
  %223 = add i64 %220, %222
  %224 = mul i64 4, %223
  %225 = add i64 %224, 2
  %226 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %212, i64 %225
  store <2 x i32> %211, ptr addrspace(1) %226, align 8, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #4
  %227 = load <2 x float>, ptr addrspace(5) %11, align 8, !tbaa !16
  %228 = call <2 x float> @_ZL5clampDv2_fff(<2 x float> noundef %227, float noundef -2.000000e+01, float noundef 2.000000e+01) #5
  %229 = call <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %228) #5
  %230 = addrspacecast ptr addrspace(5) %15 to ptr
  %231 = call <2 x double> @_ZL8lgamma_rDv2_dPU3AS0Dv2_i(<2 x double> noundef %229, ptr noundef %230) #5
  %232 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !10
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
  %244 = getelementptr inbounds <2 x double>, ptr addrspace(1) %232, i64 %243
  store <2 x double> %231, ptr addrspace(1) %244, align 16, !tbaa !16
  %245 = load <2 x i32>, ptr addrspace(5) %15, align 8, !tbaa !16
  %246 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !10
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
  %258 = mul i64 4, %257
  %259 = add i64 %258, 3
  %260 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %246, i64 %259
  store <2 x i32> %245, ptr addrspace(1) %260, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
define internal <2 x float> @_ZL5frexpDv2_fPU3AS0Dv2_i(<2 x float> noundef %0, ptr noundef %1) #3 {
  %3 = alloca <2 x float>, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %3, align 8, !tbaa !16
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %12, label %11
11:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  br label %29
12:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #4
  %13 = load <2 x float>, ptr addrspace(5) %3, align 8, !tbaa !16
  %14 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %15 = extractelement <2 x float> %13, i32 %14
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = call float @_ZL5frexpfPU3AS0i(float noundef %15, ptr noundef %16) #5
  %18 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %19 = load <2 x float>, ptr addrspace(5) %5, align 8
  %20 = insertelement <2 x float> %19, float %17, i32 %18
  store <2 x float> %20, ptr addrspace(5) %5, align 8
  %21 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %22 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %23 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %24 = load <2 x i32>, ptr %22, align 8
  %25 = insertelement <2 x i32> %24, i32 %21, i32 %23
  store <2 x i32> %25, ptr %22, align 8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #4
  br label %26
26:
  %27 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %8, !llvm.loop !19
29:
  %30 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  ret <2 x float> %30
}
define internal <2 x float> @_ZL5ldexpDv2_fDv2_i(<2 x float> noundef %0, <2 x i32> noundef %1) #3 {
  %3 = alloca <2 x float>, align 8, addrspace(5)
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %3, align 8, !tbaa !16
  store <2 x i32> %1, ptr addrspace(5) %4, align 8, !tbaa !16
  %6 = load <2 x float>, ptr addrspace(5) %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %10 = call float @_ZL5ldexpfi(float noundef %7, i32 noundef %9) #5
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = call float @_ZL5ldexpfi(float noundef %13, i32 noundef %15) #5
  %17 = insertelement <2 x float> %11, float %16, i32 1
  store <2 x float> %17, ptr addrspace(5) %5, align 8, !tbaa !16
  %18 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  ret <2 x float> %18
}
define internal <2 x float> @_ZL4logbDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !16
  %4 = load <2 x float>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = call float @_ZL4logbf(float noundef %5) #5
  %7 = insertelement <2 x float> poison, float %6, i32 0
  %8 = load <2 x float>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %10 = call float @_ZL4logbf(float noundef %9) #5
  %11 = insertelement <2 x float> %7, float %10, i32 1
  store <2 x float> %11, ptr addrspace(5) %3, align 8, !tbaa !16
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8, !tbaa !16
  ret <2 x float> %12
}
define internal <2 x float> @_ZL6remquoDv2_fS_PU3AS0Dv2_i(<2 x float> noundef %0, <2 x float> noundef %1, ptr noundef %2) #3 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca <2 x float>, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store <2 x float> %1, ptr addrspace(5) %5, align 8, !tbaa !16
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #4
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %10
10:
  %11 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %14, label %13
13:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #4
  br label %34
14:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %15 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !16
  %16 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %17 = extractelement <2 x float> %15, i32 %16
  %18 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %19 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %20 = extractelement <2 x float> %18, i32 %19
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = call float @_ZL6remquoffPU3AS0i(float noundef %17, float noundef %20, ptr noundef %21) #5
  %23 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %24 = load <2 x float>, ptr addrspace(5) %7, align 8
  %25 = insertelement <2 x float> %24, float %22, i32 %23
  store <2 x float> %25, ptr addrspace(5) %7, align 8
  %26 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %27 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  %28 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %29 = load <2 x i32>, ptr %27, align 8
  %30 = insertelement <2 x i32> %29, i32 %26, i32 %28
  store <2 x i32> %30, ptr %27, align 8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  br label %31
31:
  %32 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %10, !llvm.loop !21
34:
  %35 = load <2 x float>, ptr addrspace(5) %7, align 8, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret <2 x float> %35
}
define internal <2 x float> @_ZL9nextafterDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1) #3 {
  %3 = alloca <2 x float>, align 8, addrspace(5)
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %3, align 8, !tbaa !16
  store <2 x float> %1, ptr addrspace(5) %4, align 8, !tbaa !16
  %6 = load <2 x float>, ptr addrspace(5) %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x float>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x float> %8, i64 0
  %10 = call float @_ZL9nextafterff(float noundef %7, float noundef %9) #5
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = load <2 x float>, ptr addrspace(5) %4, align 8
  %15 = extractelement <2 x float> %14, i64 1
  %16 = call float @_ZL9nextafterff(float noundef %13, float noundef %15) #5
  %17 = insertelement <2 x float> %11, float %16, i32 1
  store <2 x float> %17, ptr addrspace(5) %5, align 8, !tbaa !16
  %18 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  ret <2 x float> %18
}
define internal <2 x float> @_ZL4pownDv2_fDv2_i(<2 x float> noundef %0, <2 x i32> noundef %1) #3 {
  %3 = alloca <2 x float>, align 8, addrspace(5)
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %3, align 8, !tbaa !16
  store <2 x i32> %1, ptr addrspace(5) %4, align 8, !tbaa !16
  %6 = load <2 x float>, ptr addrspace(5) %3, align 8
  %7 = extractelement <2 x float> %6, i64 0
  %8 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %10 = call float @_ZL4pownfi(float noundef %7, i32 noundef %9) #5
  %11 = insertelement <2 x float> poison, float %10, i32 0
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8
  %13 = extractelement <2 x float> %12, i64 1
  %14 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = call float @_ZL4pownfi(float noundef %13, i32 noundef %15) #5
  %17 = insertelement <2 x float> %11, float %16, i32 1
  store <2 x float> %17, ptr addrspace(5) %5, align 8, !tbaa !16
  %18 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  ret <2 x float> %18
}
define internal <2 x i32> @_ZL5ilogbDv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x i32>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !16
  %4 = load <2 x float>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = call i32 @_ZL5ilogbf(float noundef %5) #5
  %7 = insertelement <2 x i32> poison, i32 %6, i32 0
  %8 = load <2 x float>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %10 = call i32 @_ZL5ilogbf(float noundef %9) #5
  %11 = insertelement <2 x i32> %7, i32 %10, i32 1
  store <2 x i32> %11, ptr addrspace(5) %3, align 8, !tbaa !16
  %12 = load <2 x i32>, ptr addrspace(5) %3, align 8, !tbaa !16
  ret <2 x i32> %12
}
define internal <2 x double> @_ZL8lgamma_rDv2_dPU3AS0Dv2_i(<2 x double> noundef %0, ptr noundef %1) #3 {
  %3 = alloca <2 x double>, align 16, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca <2 x double>, align 16, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %3, align 16, !tbaa !16
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %8
8:
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %12, label %11
11:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  br label %29
12:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #4
  %13 = load <2 x double>, ptr addrspace(5) %3, align 16, !tbaa !16
  %14 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %15 = extractelement <2 x double> %13, i32 %14
  %16 = addrspacecast ptr addrspace(5) %7 to ptr
  %17 = call double @_ZL8lgamma_rdPU3AS0i(double noundef %15, ptr noundef %16) #5
  %18 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %19 = load <2 x double>, ptr addrspace(5) %5, align 16
  %20 = insertelement <2 x double> %19, double %17, i32 %18
  store <2 x double> %20, ptr addrspace(5) %5, align 16
  %21 = load i32, ptr addrspace(5) %7, align 4, !tbaa !17
  %22 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %23 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %24 = load <2 x i32>, ptr %22, align 8
  %25 = insertelement <2 x i32> %24, i32 %21, i32 %23
  store <2 x i32> %25, ptr %22, align 8
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #4
  br label %26
26:
  %27 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %8, !llvm.loop !22
29:
  %30 = load <2 x double>, ptr addrspace(5) %5, align 16, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #4
  ret <2 x double> %30
}
define internal <2 x double> @_ZL15convert_double2Dv2_f(<2 x float> noundef %0) #3 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !16
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !16
  %4 = fpext <2 x float> %3 to <2 x double>
  ret <2 x double> %4
}
define internal <2 x float> @_ZL5clampDv2_fff(<2 x float> noundef %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !23
  store float %2, ptr addrspace(5) %6, align 4, !tbaa !23
  %7 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !16
  %8 = load float, ptr addrspace(5) %5, align 4, !tbaa !23
  %9 = insertelement <2 x float> poison, float %8, i64 0
  %10 = shufflevector <2 x float> %9, <2 x float> poison, <2 x i32> zeroinitializer
  %11 = load float, ptr addrspace(5) %6, align 4, !tbaa !23
  %12 = insertelement <2 x float> poison, float %11, i64 0
  %13 = shufflevector <2 x float> %12, <2 x float> poison, <2 x i32> zeroinitializer
  %14 = call <2 x float> @_ZL5clampDv2_fS_S_(<2 x float> noundef %7, <2 x float> noundef %10, <2 x float> noundef %13) #5
  ret <2 x float> %14
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @words(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 !kernel_arg_name !30 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  %8 = alloca <4 x i32>, align 16, addrspace(5)
  %9 = alloca <4 x i32>, align 16, addrspace(5)
  %10 = alloca <4 x i32>, align 16, addrspace(5)
  %11 = alloca <4 x i32>, align 16, addrspace(5)
  %12 = alloca <2 x i64>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #4
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
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
  %26 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %13, i64 %25
  %27 = load <4 x i32>, ptr addrspace(1) %26, align 16, !tbaa !16
  store <4 x i32> %27, ptr addrspace(5) %7, align 16, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #4
  %28 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !10
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
  %42 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %28, i64 %41
  %43 = load <4 x i32>, ptr addrspace(1) %42, align 16, !tbaa !16
  store <4 x i32> %43, ptr addrspace(5) %8, align 16, !tbaa !16
  %44 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %45 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %46 = lshr <4 x i32> %45, <i32 24, i32 24, i32 24, i32 24>
  %47 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %48 = call <4 x i32> @_ZL7mad_satDv4_jS_S_(<4 x i32> noundef %44, <4 x i32> noundef %46, <4 x i32> noundef %47) #5
  %49 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = zext i32 %50 to i64
  %52 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %53 = getelementptr inbounds i8, ptr addrspace(4) %52, i64 4
  %54 = load i16, ptr addrspace(4) %53, align 2, !tbaa !14
  %55 = zext i16 %54 to i32
  %56 = sext i32 %55 to i64
  %57 = mul i64 %51, %56
  %58 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %59 = zext i32 %58 to i64
  %60 = add i64 %57, %59
  %61 = mul i64 8, %60
  %62 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %49, i64 %61
  store <4 x i32> %48, ptr addrspace(1) %62, align 16, !tbaa !16
  %63 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %64 = bitcast <4 x i32> %63 to <16 x i8>
  %65 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %66 = bitcast <4 x i32> %65 to <16 x i8>
  %67 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %68 = bitcast <4 x i32> %67 to <16 x i8>
  %69 = call <16 x i8> @_ZL7mad_satDv16_cS_S_(<16 x i8> noundef %64, <16 x i8> noundef %66, <16 x i8> noundef %68) #5
  %70 = bitcast <16 x i8> %69 to <4 x i32>
  %71 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
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
  %83 = mul i64 8, %82
  %84 = add i64 %83, 1
  %85 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %71, i64 %84
  store <4 x i32> %70, ptr addrspace(1) %85, align 16, !tbaa !16
  %86 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %87 = bitcast <4 x i32> %86 to <4 x float>
  %88 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %89 = bitcast <4 x i32> %88 to <4 x float>
  %90 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %91 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %92 = shl <4 x i32> %91, <i32 3, i32 3, i32 3, i32 3>
  %93 = xor <4 x i32> %90, %92
  %94 = bitcast <4 x i32> %93 to <4 x float>
  %95 = call <4 x float> @_ZL9bitselectDv4_fS_S_(<4 x float> noundef %87, <4 x float> noundef %89, <4 x float> noundef %94) #5
  %96 = bitcast <4 x float> %95 to <4 x i32>
  %97 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %98 = call i32 @llvm.amdgcn.workgroup.id.x()
  %99 = zext i32 %98 to i64
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %101 = getelementptr inbounds i8, ptr addrspace(4) %100, i64 4
  %102 = load i16, ptr addrspace(4) %101, align 2, !tbaa !14
  %103 = zext i16 %102 to i32
  %104 = sext i32 %103 to i64
  %105 = mul i64 %99, %104
  %106 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %107 = zext i32 %106 to i64
  %108 = add i64 %105, %107
  %109 = mul i64 8, %108
  %110 = add i64 %109, 2
  %111 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %97, i64 %110
  store <4 x i32> %96, ptr addrspace(1) %111, align 16, !tbaa !16
  %112 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %113 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  store <4 x i32> <i32 7, i32 2, i32 9, i32 4>, ptr addrspace(5) %9, align 16, !tbaa !16
  %114 = load <4 x i32>, ptr addrspace(5) %9, align 16, !tbaa !16
  %115 = call <4 x i32> @_ZL8shuffle2Dv4_jS_S_(<4 x i32> noundef %112, <4 x i32> noundef %113, <4 x i32> noundef %114) #5
  %116 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %117 = call i32 @llvm.amdgcn.workgroup.id.x()
  %118 = zext i32 %117 to i64
  %119 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %120 = getelementptr inbounds i8, ptr addrspace(4) %119, i64 4
  %121 = load i16, ptr addrspace(4) %120, align 2, !tbaa !14
  %122 = zext i16 %121 to i32
  %123 = sext i32 %122 to i64
  %124 = mul i64 %118, %123
  %125 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %126 = zext i32 %125 to i64
  %127 = add i64 %124, %126
  %128 = mul i64 8, %127
  %129 = add i64 %128, 3
  %130 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %116, i64 %129
  store <4 x i32> %115, ptr addrspace(1) %130, align 16, !tbaa !16
  %131 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %132 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %133 = and <4 x i32> %132, <i32 15, i32 15, i32 15, i32 15>
  %134 = call <4 x i32> @_ZL7shuffleDv4_jS_(<4 x i32> noundef %131, <4 x i32> noundef %133) #5
  %135 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %136 = call i32 @llvm.amdgcn.workgroup.id.x()
  %137 = zext i32 %136 to i64
  %138 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %139 = getelementptr inbounds i8, ptr addrspace(4) %138, i64 4
  %140 = load i16, ptr addrspace(4) %139, align 2, !tbaa !14
  %141 = zext i16 %140 to i32
  %142 = sext i32 %141 to i64
  %143 = mul i64 %137, %142
  %144 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %145 = zext i32 %144 to i64
  %146 = add i64 %143, %145
  %147 = mul i64 8, %146
  %148 = add i64 %147, 4
  %149 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %135, i64 %148
  store <4 x i32> %134, ptr addrspace(1) %149, align 16, !tbaa !16
  %150 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %151 = extractelement <4 x i32> %150, i64 0
  %152 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %153 = extractelement <4 x i32> %152, i64 0
  %154 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %155 = extractelement <4 x i32> %154, i64 1
  %156 = call i32 @_ZL12amd_bitalignjjj(i32 noundef %151, i32 noundef %153, i32 noundef %155) #5
  %157 = insertelement <4 x i32> poison, i32 %156, i32 0
  %158 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %159 = extractelement <4 x i32> %158, i64 0
  %160 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %161 = extractelement <4 x i32> %160, i64 0
  %162 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %163 = extractelement <4 x i32> %162, i64 1
  %164 = call i32 @_ZL13amd_bytealignjjj(i32 noundef %159, i32 noundef %161, i32 noundef %163) #5
  %165 = insertelement <4 x i32> %157, i32 %164, i32 1
  %166 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %167 = extractelement <4 x i32> %166, i64 0
  %168 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %169 = extractelement <4 x i32> %168, i64 0
  %170 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %171 = extractelement <4 x i32> %170, i64 1
  %172 = call i32 @_ZL8amd_lerpjjj(i32 noundef %167, i32 noundef %169, i32 noundef %171) #5
  %173 = insertelement <4 x i32> %165, i32 %172, i32 2
  %174 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %175 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %176 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %177 = extractelement <4 x i32> %176, i64 0
  %178 = call i32 @_ZL8amd_sad4Dv4_jS_j(<4 x i32> noundef %174, <4 x i32> noundef %175, i32 noundef %177) #5
  %179 = insertelement <4 x i32> %173, i32 %178, i32 3
  store <4 x i32> %179, ptr addrspace(5) %10, align 16, !tbaa !16
  %180 = load <4 x i32>, ptr addrspace(5) %10, align 16, !tbaa !16
  %181 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %182 = call i32 @llvm.amdgcn.workgroup.id.x()
  %183 = zext i32 %182 to i64
  %184 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %185 = getelementptr inbounds i8, ptr addrspace(4) %184, i64 4
  %186 = load i16, ptr addrspace(4) %185, align 2, !tbaa !14
  %187 = zext i16 %186 to i32
  %188 = sext i32 %187 to i64
  %189 = mul i64 %183, %188
  %190 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %191 = zext i32 %190 to i64
  %192 = add i64 %189, %191
  %193 = mul i64 8, %192
  %194 = add i64 %193, 5
  %195 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %181, i64 %194
  store <4 x i32> %180, ptr addrspace(1) %195, align 16, !tbaa !16
  %196 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %197 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %198 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %199 = shufflevector <4 x i32> %198, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %200 = call <4 x i32> @_ZL11amd_median3Dv4_jS_S_(<4 x i32> noundef %196, <4 x i32> noundef %197, <4 x i32> noundef %199) #5
  %201 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %202 = call i32 @llvm.amdgcn.workgroup.id.x()
  %203 = zext i32 %202 to i64
  %204 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %205 = getelementptr inbounds i8, ptr addrspace(4) %204, i64 4
  %206 = load i16, ptr addrspace(4) %205, align 2, !tbaa !14
  %207 = zext i16 %206 to i32
  %208 = sext i32 %207 to i64
  %209 = mul i64 %203, %208
  %210 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %211 = zext i32 %210 to i64
  %212 = add i64 %209, %211
  %213 = mul i64 8, %212
  %214 = add i64 %213, 6
  %215 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %201, i64 %214
  store <4 x i32> %200, ptr addrspace(1) %215, align 16, !tbaa !16
  %216 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  %217 = call <4 x float> @_ZL11amd_unpack1Dv4_j(<4 x i32> noundef %216) #5
  %218 = call i32 @_ZL8amd_packDv4_f(<4 x float> noundef %217) #5
  %219 = insertelement <4 x i32> poison, i32 %218, i32 0
  %220 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %221 = extractelement <4 x i32> %220, i64 0
  %222 = call i32 @_ZL7amd_bfejjj(i32 noundef %221, i32 noundef 5, i32 noundef 9) #5
  %223 = insertelement <4 x i32> %219, i32 %222, i32 1
  %224 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %225 = extractelement <4 x i32> %224, i64 0
  %226 = call i32 @_ZL7amd_bfeijj(i32 noundef %225, i32 noundef 5, i32 noundef 9) #5
  %227 = insertelement <4 x i32> %223, i32 %226, i32 2
  %228 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %229 = extractelement <4 x i32> %228, i64 0
  %230 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %231 = extractelement <4 x i32> %230, i64 0
  %232 = call i32 @_ZL9amd_sadhijjj(i32 noundef %229, i32 noundef %231, i32 noundef 3) #5
  %233 = insertelement <4 x i32> %227, i32 %232, i32 3
  store <4 x i32> %233, ptr addrspace(5) %11, align 16, !tbaa !16
  %234 = load <4 x i32>, ptr addrspace(5) %11, align 16, !tbaa !16
  %235 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %236 = call i32 @llvm.amdgcn.workgroup.id.x()
  %237 = zext i32 %236 to i64
  %238 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %239 = getelementptr inbounds i8, ptr addrspace(4) %238, i64 4
  %240 = load i16, ptr addrspace(4) %239, align 2, !tbaa !14
  %241 = zext i16 %240 to i32
  %242 = sext i32 %241 to i64
  %243 = mul i64 %237, %242
  %244 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %245 = zext i32 %244 to i64
  %246 = add i64 %243, %245
  %247 = mul i64 8, %246
  %248 = add i64 %247, 7
  %249 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %235, i64 %248
  store <4 x i32> %234, ptr addrspace(1) %249, align 16, !tbaa !16
  %250 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %251 = shufflevector <4 x i32> %250, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %252 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %253 = shufflevector <4 x i32> %252, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %254 = call <2 x i64> @_ZL8upsampleDv2_iDv2_j(<2 x i32> noundef %251, <2 x i32> noundef %253) #5
  %255 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
  %256 = call i32 @llvm.amdgcn.workgroup.id.x()
  %257 = zext i32 %256 to i64
  %258 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %259 = getelementptr inbounds i8, ptr addrspace(4) %258, i64 4
  %260 = load i16, ptr addrspace(4) %259, align 2, !tbaa !14
  %261 = zext i16 %260 to i32
  %262 = sext i32 %261 to i64
  %263 = mul i64 %257, %262
  %264 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %265 = zext i32 %264 to i64
  %266 = add i64 %263, %265
  %267 = mul i64 2, %266
  %268 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %255, i64 %267
  store <2 x i64> %254, ptr addrspace(1) %268, align 16, !tbaa !16
  %269 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %270 = shufflevector <4 x i32> %269, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %271 = bitcast <2 x i32> %270 to i64
  %272 = insertelement <2 x i64> poison, i64 %271, i64 0
  %273 = shufflevector <2 x i64> %272, <2 x i64> poison, <2 x i32> zeroinitializer
  store <2 x i64> <i64 1, i64 4>, ptr addrspace(5) %12, align 16, !tbaa !16
  %274 = load <2 x i64>, ptr addrspace(5) %12, align 16, !tbaa !16
  %275 = load <4 x i32>, ptr addrspace(5) %8, align 16, !tbaa !16
  %276 = bitcast <4 x i32> %275 to <2 x i64>
  %277 = call <2 x i64> @_ZL7mad_satDv2_lS_S_(<2 x i64> noundef %273, <2 x i64> noundef %274, <2 x i64> noundef %276) #5
  %278 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
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
  %290 = mul i64 2, %289
  %291 = add i64 %290, 1
  %292 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %278, i64 %291
  store <2 x i64> %277, ptr addrspace(1) %292, align 16, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #4
  ret void
}
define internal <4 x i32> @_ZL7mad_satDv4_jS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca <4 x i32>, align 16, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <4 x i32> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %8 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %9 = shufflevector <4 x i32> %8, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %10 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %12 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %14 = call <2 x i32> @_ZL7mad_satDv2_jS_S_(<2 x i32> noundef %9, <2 x i32> noundef %11, <2 x i32> noundef %13) #5
  %15 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %17 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %19 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %21 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %23 = call <2 x i32> @_ZL7mad_satDv2_jS_S_(<2 x i32> noundef %18, <2 x i32> noundef %20, <2 x i32> noundef %22) #5
  %24 = shufflevector <2 x i32> %23, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = shufflevector <4 x i32> %16, <4 x i32> %24, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i32> %25, ptr addrspace(5) %7, align 16, !tbaa !16
  %26 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  ret <4 x i32> %26
}
define internal <16 x i8> @_ZL7mad_satDv16_cS_S_(<16 x i8> noundef %0, <16 x i8> noundef %1, <16 x i8> noundef %2) #3 {
  %4 = alloca <16 x i8>, align 16, addrspace(5)
  %5 = alloca <16 x i8>, align 16, addrspace(5)
  %6 = alloca <16 x i8>, align 16, addrspace(5)
  %7 = alloca <16 x i8>, align 16, addrspace(5)
  store <16 x i8> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <16 x i8> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <16 x i8> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %8 = load <16 x i8>, ptr addrspace(5) %4, align 16
  %9 = shufflevector <16 x i8> %8, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %10 = load <16 x i8>, ptr addrspace(5) %5, align 16
  %11 = shufflevector <16 x i8> %10, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %12 = load <16 x i8>, ptr addrspace(5) %6, align 16
  %13 = shufflevector <16 x i8> %12, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %14 = call <8 x i8> @_ZL7mad_satDv8_cS_S_(<8 x i8> noundef %9, <8 x i8> noundef %11, <8 x i8> noundef %13) #5
  %15 = shufflevector <8 x i8> %14, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %16 = shufflevector <16 x i8> %15, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = load <16 x i8>, ptr addrspace(5) %4, align 16
  %18 = shufflevector <16 x i8> %17, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %19 = load <16 x i8>, ptr addrspace(5) %5, align 16
  %20 = shufflevector <16 x i8> %19, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %21 = load <16 x i8>, ptr addrspace(5) %6, align 16
  %22 = shufflevector <16 x i8> %21, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %23 = call <8 x i8> @_ZL7mad_satDv8_cS_S_(<8 x i8> noundef %18, <8 x i8> noundef %20, <8 x i8> noundef %22) #5
  %24 = shufflevector <8 x i8> %23, <8 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %25 = shufflevector <16 x i8> %16, <16 x i8> %24, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x i8> %25, ptr addrspace(5) %7, align 16, !tbaa !16
  %26 = load <16 x i8>, ptr addrspace(5) %7, align 16, !tbaa !16
  ret <16 x i8> %26
}
define internal <4 x float> @_ZL9bitselectDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #3 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca <4 x float>, align 16, addrspace(5)
  %6 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x float> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <4 x float> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !16
  %8 = bitcast <4 x float> %7 to <4 x i32>
  %9 = load <4 x float>, ptr addrspace(5) %5, align 16, !tbaa !16
  %10 = bitcast <4 x float> %9 to <4 x i32>
  %11 = load <4 x float>, ptr addrspace(5) %6, align 16, !tbaa !16
  %12 = bitcast <4 x float> %11 to <4 x i32>
  %13 = call <4 x i32> @_ZL9bitselectDv4_iS_S_(<4 x i32> noundef %8, <4 x i32> noundef %10, <4 x i32> noundef %12) #5
  %14 = bitcast <4 x i32> %13 to <4 x float>
  ret <4 x float> %14
}
define internal <4 x i32> @_ZL8shuffle2Dv4_jS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca <4 x i32>, align 16, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <4 x i32> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #4
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %9
9:
  %10 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %13, label %12
12:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #4
  br label %41
13:
  %14 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !16
  %15 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %16 = extractelement <4 x i32> %14, i32 %15
  %17 = and i32 %16, 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %26
19:
  %20 = load <4 x i32>, ptr addrspace(5) %5, align 16, !tbaa !16
  %21 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !16
  %22 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %23 = extractelement <4 x i32> %21, i32 %22
  %24 = and i32 %23, 3
  %25 = extractelement <4 x i32> %20, i32 %24
  br label %33
26:
  %27 = load <4 x i32>, ptr addrspace(5) %4, align 16, !tbaa !16
  %28 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !16
  %29 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %30 = extractelement <4 x i32> %28, i32 %29
  %31 = and i32 %30, 3
  %32 = extractelement <4 x i32> %27, i32 %31
  br label %33
33:
  %34 = phi i32 [ %25, %19 ], [ %32, %26 ]
  %35 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %36 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %37 = insertelement <4 x i32> %36, i32 %34, i32 %35
  store <4 x i32> %37, ptr addrspace(5) %7, align 16
  br label %38
38:
  %39 = load i32, ptr addrspace(5) %8, align 4, !tbaa !17
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr addrspace(5) %8, align 4, !tbaa !17
  br label %9, !llvm.loop !31
41:
  %42 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #4
  ret <4 x i32> %42
}
define internal <4 x i32> @_ZL7shuffleDv4_jS_(<4 x i32> noundef %0, <4 x i32> noundef %1) #3 {
  %3 = alloca <4 x i32>, align 16, addrspace(5)
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %3, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %4, align 16, !tbaa !16
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %7
7:
  %8 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10
10:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  br label %24
11:
  %12 = load <4 x i32>, ptr addrspace(5) %3, align 16, !tbaa !16
  %13 = load <4 x i32>, ptr addrspace(5) %4, align 16, !tbaa !16
  %14 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %15 = extractelement <4 x i32> %13, i32 %14
  %16 = and i32 %15, 3
  %17 = extractelement <4 x i32> %12, i32 %16
  %18 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %19 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %20 = insertelement <4 x i32> %19, i32 %17, i32 %18
  store <4 x i32> %20, ptr addrspace(5) %5, align 16
  br label %21
21:
  %22 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr addrspace(5) %6, align 4, !tbaa !17
  br label %7, !llvm.loop !32
24:
  %25 = load <4 x i32>, ptr addrspace(5) %5, align 16, !tbaa !16
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #4
  ret <4 x i32> %25
}
define internal i32 @_ZL12amd_bitalignjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = call i64 @_ZL8upsamplejj(i32 noundef %7, i32 noundef %8) #5
  %10 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %11 = and i32 %10, 31
  %12 = zext i32 %11 to i64
  %13 = and i64 %12, 63
  %14 = lshr i64 %9, %13
  %15 = trunc i64 %14 to i32
  ret i32 %15
}
define internal i32 @_ZL13amd_bytealignjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = call i64 @_ZL8upsamplejj(i32 noundef %7, i32 noundef %8) #5
  %10 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %11 = and i32 %10, 3
  %12 = mul i32 8, %11
  %13 = zext i32 %12 to i64
  %14 = and i64 %13, 63
  %15 = lshr i64 %9, %14
  %16 = trunc i64 %15 to i32
  ret i32 %16
}
define internal i32 @_ZL8amd_lerpjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = bitcast i32 %7 to <4 x i8>
  %9 = call <4 x i16> @_ZL15convert_ushort4Dv4_h(<4 x i8> noundef %8) #5
  %10 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %11 = bitcast i32 %10 to <4 x i8>
  %12 = call <4 x i16> @_ZL15convert_ushort4Dv4_h(<4 x i8> noundef %11) #5
  %13 = add <4 x i16> %9, %12
  %14 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %15 = and i32 %14, 16843009
  %16 = bitcast i32 %15 to <4 x i8>
  %17 = call <4 x i16> @_ZL15convert_ushort4Dv4_h(<4 x i8> noundef %16) #5
  %18 = add <4 x i16> %13, %17
  %19 = lshr <4 x i16> %18, <i16 1, i16 1, i16 1, i16 1>
  %20 = call <4 x i8> @_ZL14convert_uchar4Dv4_t(<4 x i16> noundef %19) #5
  %21 = bitcast <4 x i8> %20 to i32
  ret i32 %21
}
define internal i32 @_ZL8amd_sad4Dv4_jS_j(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %8 = extractelement <4 x i32> %7, i64 0
  %9 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %10 = extractelement <4 x i32> %9, i64 0
  %11 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %12 = extractelement <4 x i32> %11, i64 1
  %13 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %14 = extractelement <4 x i32> %13, i64 1
  %15 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %16 = extractelement <4 x i32> %15, i64 2
  %17 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %18 = extractelement <4 x i32> %17, i64 2
  %19 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %20 = extractelement <4 x i32> %19, i64 3
  %21 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %22 = extractelement <4 x i32> %21, i64 3
  %23 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %24 = call i32 @_ZL7amd_sadjjj(i32 noundef %20, i32 noundef %22, i32 noundef %23) #5
  %25 = call i32 @_ZL7amd_sadjjj(i32 noundef %16, i32 noundef %18, i32 noundef %24) #5
  %26 = call i32 @_ZL7amd_sadjjj(i32 noundef %12, i32 noundef %14, i32 noundef %25) #5
  %27 = call i32 @_ZL7amd_sadjjj(i32 noundef %8, i32 noundef %10, i32 noundef %26) #5
  ret i32 %27
}
define internal <4 x i32> @_ZL11amd_median3Dv4_jS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca <4 x i32>, align 16, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <4 x i32> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %8 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %9 = shufflevector <4 x i32> %8, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %10 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %12 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %13 = shufflevector <4 x i32> %12, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %14 = call <2 x i32> @_ZL11amd_median3Dv2_jS_S_(<2 x i32> noundef %9, <2 x i32> noundef %11, <2 x i32> noundef %13) #5
  %15 = shufflevector <2 x i32> %14, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %17 = load <4 x i32>, ptr addrspace(5) %4, align 16
  %18 = shufflevector <4 x i32> %17, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %19 = load <4 x i32>, ptr addrspace(5) %5, align 16
  %20 = shufflevector <4 x i32> %19, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %21 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %23 = call <2 x i32> @_ZL11amd_median3Dv2_jS_S_(<2 x i32> noundef %18, <2 x i32> noundef %20, <2 x i32> noundef %22) #5
  %24 = shufflevector <2 x i32> %23, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = shufflevector <4 x i32> %16, <4 x i32> %24, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i32> %25, ptr addrspace(5) %7, align 16, !tbaa !16
  %26 = load <4 x i32>, ptr addrspace(5) %7, align 16, !tbaa !16
  ret <4 x i32> %26
}
define internal i32 @_ZL8amd_packDv4_f(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %2, align 16, !tbaa !16
  %3 = load <4 x float>, ptr addrspace(5) %2, align 16
  %4 = extractelement <4 x float> %3, i64 0
  %5 = fptoui float %4 to i32
  %6 = and i32 %5, 255
  %7 = load <4 x float>, ptr addrspace(5) %2, align 16
  %8 = extractelement <4 x float> %7, i64 1
  %9 = fptoui float %8 to i32
  %10 = and i32 %9, 255
  %11 = shl i32 %10, 8
  %12 = or i32 %6, %11
  %13 = load <4 x float>, ptr addrspace(5) %2, align 16
  %14 = extractelement <4 x float> %13, i64 2
  %15 = fptoui float %14 to i32
  %16 = and i32 %15, 255
  %17 = shl i32 %16, 16
  %18 = or i32 %12, %17
  %19 = load <4 x float>, ptr addrspace(5) %2, align 16
  %20 = extractelement <4 x float> %19, i64 3
  %21 = fptoui float %20 to i32
  %22 = shl i32 %21, 24
  %23 = or i32 %18, %22
  ret i32 %23
}
define internal <4 x float> @_ZL11amd_unpack1Dv4_j(<4 x i32> noundef %0) #3 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  %3 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !16
  %4 = load <4 x i32>, ptr addrspace(5) %2, align 16
  %5 = shufflevector <4 x i32> %4, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %6 = call <2 x float> @_ZL11amd_unpack1Dv2_j(<2 x i32> noundef %5) #5
  %7 = shufflevector <2 x float> %6, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %9 = load <4 x i32>, ptr addrspace(5) %2, align 16
  %10 = shufflevector <4 x i32> %9, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %11 = call <2 x float> @_ZL11amd_unpack1Dv2_j(<2 x i32> noundef %10) #5
  %12 = shufflevector <2 x float> %11, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = shufflevector <4 x float> %8, <4 x float> %12, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %13, ptr addrspace(5) %3, align 16, !tbaa !16
  %14 = load <4 x float>, ptr addrspace(5) %3, align 16, !tbaa !16
  ret <4 x float> %14
}
define internal i32 @_ZL7amd_bfejjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.ubfe.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
}
define internal i32 @_ZL7amd_bfeijj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %10 = call i32 @llvm.amdgcn.sbfe.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
}
define internal i32 @_ZL9amd_sadhijjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = call i32 @_ZL7amd_sadjjj(i32 noundef %7, i32 noundef %8, i32 noundef 0) #5
  %10 = shl i32 %9, 16
  %11 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %12 = add i32 %10, %11
  ret i32 %12
}
define internal <2 x i64> @_ZL8upsampleDv2_iDv2_j(<2 x i32> noundef %0, <2 x i32> noundef %1) #3 {
  %3 = alloca <2 x i32>, align 8, addrspace(5)
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %3, align 8, !tbaa !16
  store <2 x i32> %1, ptr addrspace(5) %4, align 8, !tbaa !16
  %6 = load <2 x i32>, ptr addrspace(5) %3, align 8
  %7 = extractelement <2 x i32> %6, i64 0
  %8 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %10 = call i64 @_ZL8upsampleij(i32 noundef %7, i32 noundef %9) #5
  %11 = insertelement <2 x i64> poison, i64 %10, i32 0
  %12 = load <2 x i32>, ptr addrspace(5) %3, align 8
  %13 = extractelement <2 x i32> %12, i64 1
  %14 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = call i64 @_ZL8upsampleij(i32 noundef %13, i32 noundef %15) #5
  %17 = insertelement <2 x i64> %11, i64 %16, i32 1
  store <2 x i64> %17, ptr addrspace(5) %5, align 16, !tbaa !16
  %18 = load <2 x i64>, ptr addrspace(5) %5, align 16, !tbaa !16
  ret <2 x i64> %18
}
define internal <2 x i64> @_ZL7mad_satDv2_lS_S_(<2 x i64> noundef %0, <2 x i64> noundef %1, <2 x i64> noundef %2) #3 {
  %4 = alloca <2 x i64>, align 16, addrspace(5)
  %5 = alloca <2 x i64>, align 16, addrspace(5)
  %6 = alloca <2 x i64>, align 16, addrspace(5)
  %7 = alloca <2 x i64>, align 16, addrspace(5)
  store <2 x i64> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <2 x i64> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <2 x i64> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %8 = load <2 x i64>, ptr addrspace(5) %4, align 16
  %9 = extractelement <2 x i64> %8, i64 0
  %10 = load <2 x i64>, ptr addrspace(5) %5, align 16
  %11 = extractelement <2 x i64> %10, i64 0
  %12 = load <2 x i64>, ptr addrspace(5) %6, align 16
  %13 = extractelement <2 x i64> %12, i64 0
  %14 = call i64 @_ZL7mad_satlll(i64 noundef %9, i64 noundef %11, i64 noundef %13) #5
  %15 = insertelement <2 x i64> poison, i64 %14, i32 0
  %16 = load <2 x i64>, ptr addrspace(5) %4, align 16
  %17 = extractelement <2 x i64> %16, i64 1
  %18 = load <2 x i64>, ptr addrspace(5) %5, align 16
  %19 = extractelement <2 x i64> %18, i64 1
  %20 = load <2 x i64>, ptr addrspace(5) %6, align 16
  %21 = extractelement <2 x i64> %20, i64 1
  %22 = call i64 @_ZL7mad_satlll(i64 noundef %17, i64 noundef %19, i64 noundef %21) #5
  %23 = insertelement <2 x i64> %15, i64 %22, i32 1
  store <2 x i64> %23, ptr addrspace(5) %7, align 16, !tbaa !16
  %24 = load <2 x i64>, ptr addrspace(5) %7, align 16, !tbaa !16
  ret <2 x i64> %24
}
define protected amdgpu_kernel void @exchanged(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !33 !kernel_arg_access_qual !34 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 !kernel_arg_name !38 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !10
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !10
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !10
  %11 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !10
  %12 = addrspacecast ptr addrspace(1) %11 to ptr
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
  %24 = uitofp i64 %23 to float
  %25 = call float @_ZL11db_exchangePU3AS0Vff(ptr noundef %12, float noundef %24) #5
  %26 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !10
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
  store float %25, ptr addrspace(1) %38, align 4, !tbaa !23
  %39 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !10
  %40 = call i32 @llvm.amdgcn.workgroup.id.x()
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
  %51 = urem i64 %50, 4
  %52 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %51
  store i32 1, ptr addrspace(5) %9, align 4, !tbaa !17
  %53 = load i32, ptr addrspace(5) %9, align 4
  %54 = atomicrmw xchg ptr addrspace(1) %52, i32 %53 syncscope("agent") seq_cst, align 4
  store i32 %54, ptr addrspace(5) %10, align 4
  %55 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %72, label %57
57:
  %58 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !10
  %59 = call i32 @llvm.amdgcn.workgroup.id.x()
  %60 = zext i32 %59 to i64
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %62 = getelementptr inbounds i8, ptr addrspace(4) %61, i64 4
  %63 = load i16, ptr addrspace(4) %62, align 2, !tbaa !14
  %64 = zext i16 %63 to i32
  %65 = sext i32 %64 to i64
  %66 = mul i64 %60, %65
  %67 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %68 = zext i32 %67 to i64
  %69 = add i64 %66, %68
  %70 = urem i64 %69, 4
  %71 = getelementptr inbounds i32, ptr addrspace(1) %58, i64 %70
  store i32 1, ptr addrspace(1) %71, align 4, !tbaa !17
  br label %72
72:
  ret void
}
define internal float @_ZL11db_exchangePU3AS0Vff(ptr noundef %0, float noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store ptr %0, ptr addrspace(5) %3, align 8, !tbaa !10
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !23
  %5 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !10
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %7 = bitcast float %6 to i32
  %8 = call i32 @_ZL11db_exchangePU3AS0Vii(ptr noundef %5, i32 noundef %7) #5
  %9 = bitcast i32 %8 to float
  ret float %9
}
define internal float @_ZL5frexpfPU3AS0i(float noundef %0, ptr noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !10
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %6 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %7 = call { float, i32 } @llvm.frexp.f32.i32(float %5)
  %8 = extractvalue { float, i32 } %7, 1
  store i32 %8, ptr %6, align 4, !tbaa !17
  %9 = extractvalue { float, i32 } %7, 0
  ret float %9
}
declare { float, i32 } @llvm.frexp.f32.i32(float) #2
define internal float @_ZL5ldexpfi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call float @llvm.ldexp.f32.i32(float %5, i32 %6)
  ret float %7
}
declare float @llvm.ldexp.f32.i32(float, i32) #2
define internal float @_ZL4logbf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !23
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !23
  %4 = fpext float %3 to double
  %5 = call double @_ZL4logbd(double noundef %4) #5
  %6 = fptrunc double %5 to float
  ret float %6
}
define internal double @_ZL4logbd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = fcmp oeq double %3, 0.000000e+00
  br i1 %4, label %5, label %6
5:
  br label %20
6:
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %8 = call i32 @_ZL8isfinited(double noundef %7) #5
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %14
10:
  %11 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %12 = call i32 @_ZL5ilogbd(double noundef %11) #5
  %13 = sitofp i32 %12 to double
  br label %18
14:
  %15 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %16 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %17 = fmul double %15, %16
  br label %18
18:
  %19 = phi double [ %13, %10 ], [ %17, %14 ]
  br label %20
20:
  %21 = phi double [ 0xFFF0000000000000, %5 ], [ %19, %18 ]
  ret double %21
}
define internal i32 @_ZL8isfinited(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @_ZL4fabsd(double noundef %3) #5
  %5 = fcmp olt double %4, 0x7FF0000000000000
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal i32 @_ZL5ilogbd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %5 = call { double, i32 } @llvm.frexp.f64.i32(double %4)
  %6 = extractvalue { double, i32 } %5, 1
  store i32 %6, ptr addrspace(5) %3, align 4, !tbaa !17
  %7 = extractvalue { double, i32 } %5, 0
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %9 = fcmp oeq double %8, 0.000000e+00
  br i1 %9, label %10, label %11
10:
  br label %21
11:
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %13 = call i32 @_ZL8isfinited(double noundef %12) #5
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18
15:
  %16 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %17 = sub nsw i32 %16, 1
  br label %19
18:
  br label %19
19:
  %20 = phi i32 [ %17, %15 ], [ 2147483647, %18 ]
  br label %21
21:
  %22 = phi i32 [ -2147483648, %10 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #4
  ret i32 %22
}
define internal double @_ZL4fabsd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @llvm.fabs.f64(double %3)
  ret double %4
}
declare double @llvm.fabs.f64(double) #2
declare { double, i32 } @llvm.frexp.f64.i32(double) #2
define internal float @_ZL6remquoffPU3AS0i(float noundef %0, float noundef %1, ptr noundef %2) #3 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !23
  store float %1, ptr addrspace(5) %5, align 4, !tbaa !23
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !10
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %8 = fpext float %7 to double
  %9 = load float, ptr addrspace(5) %5, align 4, !tbaa !23
  %10 = fpext float %9 to double
  %11 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  %12 = call double @_ZL6remquoddPU3AS0i(double noundef %8, double noundef %10, ptr noundef %11) #5
  %13 = fptrunc double %12 to float
  ret float %13
}
define internal double @_ZL6remquoddPU3AS0i(double noundef %0, double noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !39
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %10 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %11 = call double @_ZL4fabsd(double noundef %10) #5
  store double %11, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  %12 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %13 = call double @_ZL4fabsd(double noundef %12) #5
  %14 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %15 = fmul double 1.280000e+02, %14
  %16 = call double @_ZL4fmoddd(double noundef %13, double noundef %15) #5
  store double %16, ptr addrspace(5) %8, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  %17 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %18 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %19 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %20 = call double @_ZL9remainderdd(double noundef %18, double noundef %19) #5
  %21 = fsub double %17, %20
  %22 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %23 = fdiv double %21, %22
  %24 = call double @_ZL4rintd(double noundef %23) #5
  store double %24, ptr addrspace(5) %9, align 8, !tbaa !39
  %25 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %26 = call i32 @_ZL8isfinited(double noundef %25) #5
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %32
28:
  %29 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %30 = fptosi double %29 to i32
  %31 = and i32 %30, 127
  br label %33
32:
  br label %33
33:
  %34 = phi i32 [ %31, %28 ], [ 0, %32 ]
  %35 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  store i32 %34, ptr %35, align 4, !tbaa !17
  %36 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %37 = fcmp olt double %36, 0.000000e+00
  %38 = zext i1 %37 to i32
  %39 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = zext i1 %40 to i32
  %42 = icmp ne i32 %38, %41
  br i1 %42, label %43, label %47
43:
  %44 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  %45 = load i32, ptr %44, align 4, !tbaa !17
  %46 = sub nsw i32 0, %45
  br label %50
47:
  %48 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  %49 = load i32, ptr %48, align 4, !tbaa !17
  br label %50
50:
  %51 = phi i32 [ %46, %43 ], [ %49, %47 ]
  %52 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  store i32 %51, ptr %52, align 4, !tbaa !17
  %53 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %54 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %55 = call double @_ZL9remainderdd(double noundef %53, double noundef %54) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret double %55
}
define internal double @_ZL4fmoddd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %12 = call double @_ZL4fabsd(double noundef %11) #5
  store double %12, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %13 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %14 = call double @_ZL4fabsd(double noundef %13) #5
  store double %14, ptr addrspace(5) %7, align 8, !tbaa !39
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %16 = call i32 @_ZL5isinfd(double noundef %15) #5
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %29, label %18
18:
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %20 = call i32 @_ZL5isnand(double noundef %19) #5
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %29, label %22
22:
  %23 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %24 = call i32 @_ZL5isnand(double noundef %23) #5
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %29, label %26
26:
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %29, label %30
29:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
30:
  br label %31
31:
  %32 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %33 = fcmp olt double %32, 0x7FF0000000000000
  br i1 %33, label %34, label %38
34:
  %35 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %36 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %37 = fcmp oge double %35, %36
  br label %38
38:
  %39 = phi i1 [ false, %31 ], [ %37, %34 ]
  br i1 %39, label %40, label %75
40:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #4
  %41 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %42 = call i32 @_ZL5ilogbd(double noundef %41) #5
  %43 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %44 = call i32 @_ZL5ilogbd(double noundef %43) #5
  %45 = sub nsw i32 %42, %44
  %46 = sub nsw i32 %45, 20
  store i32 %46, ptr addrspace(5) %9, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #4
  %47 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %53
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %51 = load i32, ptr addrspace(5) %9, align 4, !tbaa !17
  %52 = call double @_ZL5ldexpdi(double noundef %50, i32 noundef %51) #5
  br label %55
53:
  %54 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  br label %55
55:
  %56 = phi double [ %52, %49 ], [ %54, %53 ]
  store double %56, ptr addrspace(5) %10, align 8, !tbaa !39
  %57 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %58 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %59 = fdiv double %57, %58
  %60 = call double @_ZL5truncd(double noundef %59) #5
  %61 = fneg double %60
  %62 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %63 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %64 = call double @_ZL3fmaddd(double noundef %61, double noundef %62, double noundef %63) #5
  store double %64, ptr addrspace(5) %7, align 8, !tbaa !39
  %65 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %66 = fcmp olt double %65, 0.000000e+00
  br i1 %66, label %67, label %71
67:
  %68 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %69 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %70 = fadd double %68, %69
  br label %73
71:
  %72 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  br label %73
73:
  %74 = phi double [ %70, %67 ], [ %72, %71 ]
  store double %74, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #4
  br label %31, !llvm.loop !41
75:
  %76 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %77 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %78 = call double @_ZL8copysigndd(double noundef %76, double noundef %77) #5
  store double %78, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %79
79:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  %80 = load double, ptr addrspace(5) %3, align 8
  ret double %80
}
define internal double @_ZL4rintd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @llvm.rint.f64(double %3)
  ret double %4
}
define internal double @_ZL9remainderdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %8 = call double @_ZL4fabsd(double noundef %7) #5
  store double %8, ptr addrspace(5) %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %10 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %11 = fcmp olt double %10, 1.000000e+308
  br i1 %11, label %12, label %15
12:
  %13 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %14 = fmul double 2.000000e+00, %13
  br label %17
15:
  %16 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  br label %17
17:
  %18 = phi double [ %14, %12 ], [ %16, %15 ]
  %19 = call double @_ZL4fmoddd(double noundef %9, double noundef %18) #5
  %20 = call double @_ZL4fabsd(double noundef %19) #5
  store double %20, ptr addrspace(5) %6, align 8, !tbaa !39
  %21 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %22 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %23 = fadd double %21, %22
  %24 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %25 = fcmp ogt double %23, %24
  br i1 %25, label %26, label %42
26:
  %27 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %28 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %29 = fsub double %28, %27
  store double %29, ptr addrspace(5) %6, align 8, !tbaa !39
  %30 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %31 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %32 = fadd double %30, %31
  %33 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %34 = fcmp oge double %32, %33
  br i1 %34, label %35, label %37
35:
  %36 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  br label %38
37:
  br label %38
38:
  %39 = phi double [ %36, %35 ], [ 0.000000e+00, %37 ]
  %40 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %41 = fsub double %40, %39
  store double %41, ptr addrspace(5) %6, align 8, !tbaa !39
  br label %42
42:
  %43 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %44 = call i32 @_ZL7signbitd(double noundef %43) #5
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %49
46:
  %47 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %48 = fneg double %47
  br label %51
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  br label %51
51:
  %52 = phi double [ %48, %46 ], [ %50, %49 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  ret double %52
}
define internal i32 @_ZL5isinfd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @_ZL4fabsd(double noundef %3) #5
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal i32 @_ZL5isnand(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %5 = fcmp une double %3, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal double @_ZL5ldexpdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call double @llvm.ldexp.f64.i32(double %5, i32 %6)
  ret double %7
}
define internal double @_ZL3fmaddd(double noundef %0, double noundef %1, double noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !39
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !39
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %8 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %9 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %10 = call double @llvm.fma.f64(double %7, double %8, double %9)
  ret double %10
}
define internal double @_ZL5truncd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @llvm.trunc.f64(double %3)
  ret double %4
}
define internal double @_ZL8copysigndd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %7 = call double @llvm.copysign.f64(double %5, double %6)
  ret double %7
}
declare double @llvm.ldexp.f64.i32(double, i32) #2
declare double @llvm.fma.f64(double, double, double) #2
declare double @llvm.trunc.f64(double) #2
declare double @llvm.copysign.f64(double, double) #2
declare double @llvm.rint.f64(double) #2
define internal i32 @_ZL7signbitd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = bitcast double %3 to i64
  %5 = icmp slt i64 %4, 0
  %6 = zext i1 %5 to i32
  ret i32 %6
}
define internal float @_ZL9nextafterff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !23
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #4
  store float 0x36A0000000000000, ptr addrspace(5) %5, align 4, !tbaa !23
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #4
  %7 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %8 = bitcast float %7 to i32
  %9 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %11 = fcmp olt float %9, %10
  %12 = zext i1 %11 to i32
  %13 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %14 = fcmp ogt float %13, 0.000000e+00
  %15 = zext i1 %14 to i32
  %16 = icmp eq i32 %12, %15
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 1, i32 -1
  %19 = add nsw i32 %8, %18
  %20 = bitcast i32 %19 to float
  store float %20, ptr addrspace(5) %6, align 4, !tbaa !23
  %21 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %22 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %23 = call i32 @_ZL11isunorderedff(float noundef %21, float noundef %22) #5
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29
25:
  %26 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %27 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %28 = fadd float %26, %27
  br label %48
29:
  %30 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %31 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %32 = fcmp oeq float %30, %31
  br i1 %32, label %33, label %35
33:
  %34 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  br label %46
35:
  %36 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %37 = fcmp oeq float %36, 0.000000e+00
  br i1 %37, label %38, label %42
38:
  %39 = load float, ptr addrspace(5) %5, align 4, !tbaa !23
  %40 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %41 = call float @_ZL8copysignff(float noundef %39, float noundef %40) #5
  br label %44
42:
  %43 = load float, ptr addrspace(5) %6, align 4, !tbaa !23
  br label %44
44:
  %45 = phi float [ %41, %38 ], [ %43, %42 ]
  br label %46
46:
  %47 = phi float [ %34, %33 ], [ %45, %44 ]
  br label %48
48:
  %49 = phi float [ %28, %25 ], [ %47, %46 ]
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #4
  ret float %49
}
define internal i32 @_ZL11isunorderedff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !23
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %6 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %7 = fcmp une float %5, %6
  %8 = zext i1 %7 to i32
  %9 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %10 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %11 = fcmp une float %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal float @_ZL8copysignff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store float %1, ptr addrspace(5) %4, align 4, !tbaa !23
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %6 = load float, ptr addrspace(5) %4, align 4, !tbaa !23
  %7 = call float @llvm.copysign.f32(float %5, float %6)
  ret float %7
}
declare float @llvm.copysign.f32(float, float) #2
define internal float @_ZL4pownfi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %3, align 4, !tbaa !23
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load float, ptr addrspace(5) %3, align 4, !tbaa !23
  %6 = fpext float %5 to double
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = sitofp i32 %7 to double
  %9 = call double @_ZL3powdd(double noundef %6, double noundef %8) #5
  %10 = fptrunc double %9 to float
  ret float %10
}
define internal double @_ZL3powdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %10 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %11 = call double @_ZL4fabsd(double noundef %10) #5
  store double %11, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %12 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %13 = call double @_ZL5truncd(double noundef %12) #5
  store double %13, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  store double 1.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !39
  %14 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %15 = fcmp oeq double %14, 1.000000e+00
  br i1 %15, label %19, label %16
16:
  %17 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %20
19:
  store double 1.000000e+00, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
20:
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %22 = call i32 @_ZL5isnand(double noundef %21) #5
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %28, label %24
24:
  %25 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %26 = call i32 @_ZL5isnand(double noundef %25) #5
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29
28:
  store double 0x7FFFFFFFE0000000, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
29:
  %30 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %31 = fcmp oeq double %30, 0.000000e+00
  br i1 %31, label %35, label %32
32:
  %33 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %34 = fcmp oeq double %33, 0x7FF0000000000000
  br i1 %34, label %35, label %46
35:
  %36 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %37 = fcmp oeq double %36, 0.000000e+00
  %38 = zext i1 %37 to i32
  %39 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %40 = fcmp olt double %39, 0.000000e+00
  %41 = zext i1 %40 to i32
  %42 = icmp eq i32 %38, %41
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, float 0x7FF0000000000000, float 0.000000e+00
  %45 = fpext float %44 to double
  store double %45, ptr addrspace(5) %8, align 8, !tbaa !39
  br label %54
46:
  %47 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %48 = fcmp une double %47, 1.000000e+00
  br i1 %48, label %49, label %53
49:
  %50 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %51 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %52 = call double @_ZL8db_powerdd(double noundef %50, double noundef %51) #5
  store double %52, ptr addrspace(5) %8, align 8, !tbaa !39
  br label %53
53:
  br label %54
54:
  %55 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %56 = call i32 @_ZL7signbitd(double noundef %55) #5
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %60, label %58
58:
  %59 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  store double %59, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
60:
  %61 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %62 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %63 = fcmp une double %61, %62
  br i1 %63, label %64, label %75
64:
  %65 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %66 = fcmp oeq double %65, 0.000000e+00
  br i1 %66, label %70, label %67
67:
  %68 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %69 = fcmp oeq double %68, 0x7FF0000000000000
  br i1 %69, label %70, label %72
70:
  %71 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  br label %73
72:
  br label %73
73:
  %74 = phi double [ %71, %70 ], [ 0x7FFFFFFFE0000000, %72 ]
  store double %74, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
75:
  %76 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %77 = fdiv double %76, 2.000000e+00
  %78 = call double @_ZL5truncd(double noundef %77) #5
  %79 = fmul double %78, 2.000000e+00
  %80 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %81 = fcmp une double %79, %80
  br i1 %81, label %82, label %85
82:
  %83 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %84 = fneg double %83
  br label %87
85:
  %86 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  br label %87
87:
  %88 = phi double [ %84, %82 ], [ %86, %85 ]
  store double %88, ptr addrspace(5) %3, align 8
  store i32 1, ptr addrspace(5) %9, align 4
  br label %89
89:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  %90 = load double, ptr addrspace(5) %3, align 8
  ret double %90
}
define internal double @_ZL8db_powerdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %8, ptr noundef %9) #5
  store double %10, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %12 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %13 = fmul double %11, %12
  store double %13, ptr addrspace(5) %7, align 8, !tbaa !39
  %14 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %15 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %16 = call double @_ZL4fabsd(double noundef %15) #5
  %17 = fcmp olt double %16, 8.000000e+02
  br i1 %17, label %18, label %28
18:
  %19 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %21 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %22 = fneg double %21
  %23 = call double @_ZL3fmaddd(double noundef %19, double noundef %20, double noundef %22) #5
  %24 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %25 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %26 = fmul double %24, %25
  %27 = fadd double %23, %26
  br label %29
28:
  br label %29
29:
  %30 = phi double [ %27, %18 ], [ 0.000000e+00, %28 ]
  %31 = call double @_ZL9db_exp_ofdd(double noundef %14, double noundef %30) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  ret double %31
}
define internal double @_ZL9db_log_ofdPU3AS0d(double noundef %0, ptr noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %11 = addrspacecast ptr addrspace(5) %5 to ptr
  %12 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %13 = call double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %10, ptr noundef %11, ptr noundef %12) #5
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %14 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %15 = sitofp i32 %14 to double
  %16 = fmul double %15, 0x3FE62E42FEFA39EF
  store double %16, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  %17 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %18 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %19 = fadd double %17, %18
  store double %19, ptr addrspace(5) %8, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %21 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %22 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %23 = fsub double %21, %22
  %24 = fsub double %20, %23
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %26 = sitofp i32 %25 to double
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %28 = sitofp i32 %27 to double
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %30 = fneg double %29
  %31 = call double @_ZL3fmaddd(double noundef %28, double noundef 0x3FE62E42FEFA39EF, double noundef %30) #5
  %32 = call double @_ZL3fmaddd(double noundef %26, double noundef 0x3C7ABC9E3B39803F, double noundef %31) #5
  %33 = fadd double %24, %32
  %34 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %35 = load double, ptr %34, align 8, !tbaa !39
  %36 = fadd double %35, %33
  store double %36, ptr %34, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  %37 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %38 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %39 = load double, ptr %38, align 8, !tbaa !39
  %40 = fadd double %37, %39
  store double %40, ptr addrspace(5) %9, align 8, !tbaa !39
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %42 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %43 = fsub double %41, %42
  %44 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %45 = load double, ptr %44, align 8, !tbaa !39
  %46 = fsub double %45, %43
  store double %46, ptr %44, align 8, !tbaa !39
  %47 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #4
  ret double %47
}
define internal double @_ZL9db_exp_ofdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %9 = call double @_ZL4fmaxdd(double noundef %8, double noundef -8.000000e+02) #5
  %10 = call double @_ZL4fmindd(double noundef %9, double noundef 8.000000e+02) #5
  store double %10, ptr addrspace(5) %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %12 = fmul double %11, 0x3FF71547652B82FE
  %13 = call double @_ZL4rintd(double noundef %12) #5
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %14 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %15 = fneg double %14
  %16 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %17 = fneg double %16
  %18 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %19 = call double @_ZL3fmaddd(double noundef %17, double noundef 0x3FE62E42FEFA39EF, double noundef %18) #5
  %20 = call double @_ZL3fmaddd(double noundef %15, double noundef 0x3C7ABC9E3B39803F, double noundef %19) #5
  %21 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %22 = fadd double %20, %21
  store double %22, ptr addrspace(5) %7, align 8, !tbaa !39
  %23 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %24 = call i32 @_ZL5isnand(double noundef %23) #5
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28
26:
  %27 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  br label %35
28:
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %30 = call double @_ZL13db_grown_neard(double noundef %29) #5
  %31 = fadd double 1.000000e+00, %30
  %32 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %33 = fptosi double %32 to i32
  %34 = call double @_ZL5ldexpdi(double noundef %31, i32 noundef %33) #5
  br label %35
35:
  %36 = phi double [ %27, %26 ], [ %34, %28 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  ret double %36
}
define internal double @_ZL11db_log_neardPU3AS0iPU3AS0d(double noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %16 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %17 = call { double, i32 } @llvm.frexp.f64.i32(double %15)
  %18 = extractvalue { double, i32 } %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !17
  %19 = extractvalue { double, i32 } %17, 0
  store double %19, ptr addrspace(5) %7, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %21 = fcmp olt double %20, 0x3FE6A09E667F3BCD
  br i1 %21, label %22, label %28
22:
  %23 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %24 = fmul double %23, 2.000000e+00
  store double %24, ptr addrspace(5) %7, align 8, !tbaa !39
  %25 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %26 = load i32, ptr %25, align 4, !tbaa !17
  %27 = add nsw i32 %26, -1
  store i32 %27, ptr %25, align 4, !tbaa !17
  br label %28
28:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  %29 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %30 = fsub double %29, 1.000000e+00
  store double %30, ptr addrspace(5) %8, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  %31 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %32 = fadd double %31, 1.000000e+00
  store double %32, ptr addrspace(5) %9, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #4
  %33 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %34 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %35 = fdiv double %33, %34
  store double %35, ptr addrspace(5) %10, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %36 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %37 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %38 = fmul double %36, %37
  store double %38, ptr addrspace(5) %11, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #4
  store double 0.000000e+00, ptr addrspace(5) %12, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #4
  %39 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %40 = fneg double %39
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %42 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %43 = call double @_ZL3fmaddd(double noundef %40, double noundef %41, double noundef %42) #5
  %44 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %45 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %46 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %47 = fsub double %46, 1.000000e+00
  %48 = fsub double %45, %47
  %49 = fmul double %44, %48
  %50 = fsub double %43, %49
  %51 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %52 = fdiv double %50, %51
  store double %52, ptr addrspace(5) %13, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #4
  store i32 25, ptr addrspace(5) %14, align 4, !tbaa !17
  br label %53
53:
  %54 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %55 = icmp sgt i32 %54, 1
  br i1 %55, label %57, label %56
56:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #4
  br label %67
57:
  %58 = load double, ptr addrspace(5) %12, align 8, !tbaa !39
  %59 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %60 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %61 = sitofp i32 %60 to double
  %62 = fdiv double 1.000000e+00, %61
  %63 = call double @_ZL3fmaddd(double noundef %58, double noundef %59, double noundef %62) #5
  store double %63, ptr addrspace(5) %12, align 8, !tbaa !39
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %14, align 4, !tbaa !17
  %66 = sub nsw i32 %65, 2
  store i32 %66, ptr addrspace(5) %14, align 4, !tbaa !17
  br label %53, !llvm.loop !42
67:
  %68 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %69 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %70 = fmul double %68, %69
  %71 = load double, ptr addrspace(5) %12, align 8, !tbaa !39
  %72 = load double, ptr addrspace(5) %13, align 8, !tbaa !39
  %73 = call double @_ZL3fmaddd(double noundef %70, double noundef %71, double noundef %72) #5
  %74 = fmul double 2.000000e+00, %73
  %75 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  store double %74, ptr %75, align 8, !tbaa !39
  %76 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %77 = fmul double 2.000000e+00, %76
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret double %77
}
define internal double @_ZL4fmindd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %7 = call double @llvm.minnum.f64(double %5, double %6)
  ret double %7
}
define internal double @_ZL4fmaxdd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %7 = call double @llvm.maxnum.f64(double %5, double %6)
  ret double %7
}
define internal double @_ZL13db_grown_neard(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  store double 1.000000e+00, ptr addrspace(5) %3, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %4) #4
  store i32 14, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %5
5:
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = icmp sgt i32 %6, 1
  br i1 %7, label %9, label %8
8:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %4) #4
  br label %20
9:
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %11 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %12 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %13 = sitofp i32 %12 to double
  %14 = fdiv double 1.000000e+00, %13
  %15 = fmul double %11, %14
  %16 = call double @_ZL3fmaddd(double noundef %10, double noundef %15, double noundef 1.000000e+00) #5
  store double %16, ptr addrspace(5) %3, align 8, !tbaa !39
  br label %17
17:
  %18 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr addrspace(5) %4, align 4, !tbaa !17
  br label %5, !llvm.loop !43
20:
  %21 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %22 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %23 = fmul double %21, %22
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret double %23
}
declare double @llvm.minnum.f64(double, double) #2
declare double @llvm.maxnum.f64(double, double) #2
define internal i32 @_ZL5ilogbf(float noundef %0) #3 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !23
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !23
  %4 = fpext float %3 to double
  %5 = call i32 @_ZL5ilogbd(double noundef %4) #5
  ret i32 %5
}
define internal double @_ZL8lgamma_rdPU3AS0i(double noundef %0, ptr noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !10
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = bitcast double %5 to i64
  %7 = icmp slt i64 %6, 0
  br i1 %7, label %8, label %18
8:
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %10 = fcmp ogt double %9, -1.000000e+00
  br i1 %10, label %16, label %11
11:
  %12 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %13 = call double @_ZL5floord(double noundef %12) #5
  %14 = call double @_ZL4fmoddd(double noundef %13, double noundef 2.000000e+00) #5
  %15 = fcmp une double %14, 0.000000e+00
  br label %16
16:
  %17 = phi i1 [ true, %8 ], [ %15, %11 ]
  br label %18
18:
  %19 = phi i1 [ false, %2 ], [ %17, %16 ]
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 -1, i32 1
  %22 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  store i32 %21, ptr %22, align 4, !tbaa !17
  %23 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %24 = call double @_ZL6lgammad(double noundef %23) #5
  ret double %24
}
define internal double @_ZL5floord(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @llvm.floor.f64(double %3)
  ret double %4
}
define internal double @_ZL6lgammad(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %4) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %9 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %10 = call double @_ZL4fabsd(double noundef %9) #5
  %11 = addrspacecast ptr addrspace(5) %4 to ptr
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = call double @_ZL12db_log_gammadPU3AS0dS0_(double noundef %10, ptr noundef %11, ptr noundef %12) #5
  store double %13, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %14 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %15 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %16 = fadd double %14, %15
  %17 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %18 = call double @_ZL3logd(double noundef %17) #5
  %19 = fsub double %16, %18
  store double %19, ptr addrspace(5) %7, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %21 = call i32 @_ZL5isnand(double noundef %20) #5
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %27, label %23
23:
  %24 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %25 = call i32 @_ZL5isinfd(double noundef %24) #5
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31
27:
  %28 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %29 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %30 = fmul double %28, %29
  store double %30, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
31:
  %32 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %33 = fcmp ole double %32, 0.000000e+00
  br i1 %33, label %34, label %40
34:
  %35 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %36 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %37 = call double @_ZL5truncd(double noundef %36) #5
  %38 = fcmp oeq double %35, %37
  br i1 %38, label %39, label %40
39:
  store double 0x7FF0000000000000, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
40:
  %41 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %42 = fcmp oeq double %41, 1.000000e+00
  br i1 %42, label %46, label %43
43:
  %44 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %45 = fcmp oeq double %44, 2.000000e+00
  br i1 %45, label %46, label %47
46:
  store double 0.000000e+00, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
47:
  %48 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %49 = fcmp ogt double %48, 0.000000e+00
  br i1 %49, label %50, label %52
50:
  %51 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  br label %64
52:
  %53 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %54 = fneg double %53
  %55 = call double @_ZL3logd(double noundef %54) #5
  %56 = fsub double 0x3FF250D048E7A1BD, %55
  %57 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %58 = call double @_ZL5sinpid(double noundef %57) #5
  %59 = call double @_ZL4fabsd(double noundef %58) #5
  %60 = call double @_ZL3logd(double noundef %59) #5
  %61 = fsub double %56, %60
  %62 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %63 = fsub double %61, %62
  br label %64
64:
  %65 = phi double [ %51, %50 ], [ %63, %52 ]
  store double %65, ptr addrspace(5) %2, align 8
  store i32 1, ptr addrspace(5) %8, align 4
  br label %66
66:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %4) #4
  %67 = load double, ptr addrspace(5) %2, align 8
  ret double %67
}
declare double @llvm.floor.f64(double) #2
define internal double @_ZL12db_log_gammadPU3AS0dS0_(double noundef %0, ptr noundef %1, ptr noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca double, align 8, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  %17 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %18 = fcmp olt double %17, 1.500000e+01
  br i1 %18, label %19, label %23
19:
  %20 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %21 = fsub double 1.500000e+01, %20
  %22 = call double @_ZL4ceild(double noundef %21) #5
  br label %24
23:
  br label %24
24:
  %25 = phi double [ %22, %19 ], [ 0.000000e+00, %23 ]
  store double %25, ptr addrspace(5) %8, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  %26 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %27 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %28 = fadd double %26, %27
  store double %28, ptr addrspace(5) %9, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #4
  %29 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %30 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %31 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %32 = fsub double %30, %31
  %33 = fsub double %29, %32
  store double %33, ptr addrspace(5) %10, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %34 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %35 = addrspacecast ptr addrspace(5) %7 to ptr
  %36 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %34, ptr noundef %35) #5
  store double %36, ptr addrspace(5) %11, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %12) #4
  %37 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %38 = fsub double %37, 5.000000e-01
  %39 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %40 = fmul double %38, %39
  store double %40, ptr addrspace(5) %12, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %13) #4
  %41 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %42 = fdiv double 1.000000e+00, %41
  store double %42, ptr addrspace(5) %13, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %14) #4
  %43 = load double, ptr addrspace(5) %13, align 8, !tbaa !39
  %44 = load double, ptr addrspace(5) %13, align 8, !tbaa !39
  %45 = fmul double %43, %44
  store double %45, ptr addrspace(5) %14, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %15) #4
  store double 0xBF5F6AB0D9993C7D, ptr addrspace(5) %15, align 8, !tbaa !39
  %46 = load double, ptr addrspace(5) %14, align 8, !tbaa !39
  %47 = load double, ptr addrspace(5) %14, align 8, !tbaa !39
  %48 = load double, ptr addrspace(5) %14, align 8, !tbaa !39
  %49 = load double, ptr addrspace(5) %14, align 8, !tbaa !39
  %50 = load double, ptr addrspace(5) %15, align 8, !tbaa !39
  %51 = call double @_ZL3fmaddd(double noundef %49, double noundef %50, double noundef 0x3F4B951E2B18FF23) #5
  %52 = call double @_ZL3fmaddd(double noundef %48, double noundef %51, double noundef 0xBF43813813813814) #5
  %53 = call double @_ZL3fmaddd(double noundef %47, double noundef %52, double noundef 0x3F4A01A01A01A01A) #5
  %54 = call double @_ZL3fmaddd(double noundef %46, double noundef %53, double noundef 0xBF66C16C16C16C17) #5
  store double %54, ptr addrspace(5) %15, align 8, !tbaa !39
  %55 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  store double 1.000000e+00, ptr %55, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %16) #4
  store i32 0, ptr addrspace(5) %16, align 4, !tbaa !17
  br label %56
56:
  %57 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %58 = sitofp i32 %57 to double
  %59 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %60 = fcmp olt double %58, %59
  br i1 %60, label %62, label %61
61:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %16) #4
  br label %73
62:
  %63 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %64 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %65 = sitofp i32 %64 to double
  %66 = fadd double %63, %65
  %67 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !10
  %68 = load double, ptr %67, align 8, !tbaa !39
  %69 = fmul double %68, %66
  store double %69, ptr %67, align 8, !tbaa !39
  br label %70
70:
  %71 = load i32, ptr addrspace(5) %16, align 4, !tbaa !17
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr addrspace(5) %16, align 4, !tbaa !17
  br label %56, !llvm.loop !44
73:
  %74 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %75 = fsub double %74, 5.000000e-01
  %76 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %77 = load double, ptr addrspace(5) %12, align 8, !tbaa !39
  %78 = fneg double %77
  %79 = call double @_ZL3fmaddd(double noundef %75, double noundef %76, double noundef %78) #5
  %80 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %81 = fsub double %80, 5.000000e-01
  %82 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %83 = fmul double %81, %82
  %84 = fadd double %79, %83
  %85 = load double, ptr addrspace(5) %10, align 8, !tbaa !39
  %86 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %87 = fmul double %85, %86
  %88 = fadd double %84, %87
  %89 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  store double %88, ptr %89, align 8, !tbaa !39
  %90 = addrspacecast ptr addrspace(5) %12 to ptr
  %91 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %92 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %93 = fneg double %92
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %90, ptr noundef %91, double noundef %93) #5
  %94 = addrspacecast ptr addrspace(5) %12 to ptr
  %95 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %94, ptr noundef %95, double noundef 0x3FED67F1C864BEB5) #5
  %96 = addrspacecast ptr addrspace(5) %12 to ptr
  %97 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %98 = load double, ptr addrspace(5) %14, align 8, !tbaa !39
  %99 = load double, ptr addrspace(5) %15, align 8, !tbaa !39
  %100 = call double @_ZL3fmaddd(double noundef %98, double noundef %99, double noundef 0x3FB5555555555555) #5
  %101 = load double, ptr addrspace(5) %13, align 8, !tbaa !39
  %102 = fmul double %100, %101
  call void @_ZL6db_addPU3AS0dS0_d(ptr noundef %96, ptr noundef %97, double noundef %102) #5
  %103 = load double, ptr addrspace(5) %12, align 8, !tbaa !39
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %15) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %14) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %13) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %12) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret double %103
}
define internal double @_ZL3logd(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %3) #4
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %5 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = call double @_ZL9db_log_ofdPU3AS0d(double noundef %5, ptr noundef %6) #5
  %8 = call double @_ZL11db_log_edgedd(double noundef %4, double noundef %7) #5
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %3) #4
  ret double %8
}
define internal double @_ZL5sinpid(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call i32 @_ZL8isfinited(double noundef %3) #5
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %14
6:
  %7 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %9 = call double @_ZL5truncd(double noundef %8) #5
  %10 = fcmp oeq double %7, %9
  br i1 %10, label %11, label %14
11:
  %12 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %13 = call double @_ZL8copysigndd(double noundef 0.000000e+00, double noundef %12) #5
  br label %17
14:
  %15 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %16 = call double @_ZL16db_sine_of_turnsdi(double noundef %15, i32 noundef 0) #5
  br label %17
17:
  %18 = phi double [ %13, %11 ], [ %16, %14 ]
  ret double %18
}
define internal double @_ZL4ceild(double noundef %0) #3 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !39
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !39
  %4 = call double @llvm.ceil.f64(double %3)
  ret double %4
}
define internal void @_ZL6db_addPU3AS0dS0_d(ptr noundef %0, ptr noundef %1, double noundef %2) #3 {
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca ptr, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  store ptr %0, ptr addrspace(5) %4, align 8, !tbaa !10
  store ptr %1, ptr addrspace(5) %5, align 8, !tbaa !10
  store double %2, ptr addrspace(5) %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %9 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %10 = load double, ptr %9, align 8, !tbaa !39
  %11 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %12 = fadd double %10, %11
  store double %12, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  %13 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %14 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %15 = load double, ptr %14, align 8, !tbaa !39
  %16 = fsub double %13, %15
  store double %16, ptr addrspace(5) %8, align 8, !tbaa !39
  %17 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  %18 = load double, ptr %17, align 8, !tbaa !39
  %19 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %21 = fsub double %19, %20
  %22 = fsub double %18, %21
  %23 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %24 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %25 = fsub double %23, %24
  %26 = fadd double %22, %25
  %27 = load ptr, ptr addrspace(5) %5, align 8, !tbaa !10
  %28 = load double, ptr %27, align 8, !tbaa !39
  %29 = fadd double %28, %26
  store double %29, ptr %27, align 8, !tbaa !39
  %30 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %31 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !10
  store double %30, ptr %31, align 8, !tbaa !39
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret void
}
declare double @llvm.ceil.f64(double) #2
define internal double @_ZL11db_log_edgedd(double noundef %0, double noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !39
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %6 = fcmp ogt double %5, 0.000000e+00
  br i1 %6, label %7, label %16
7:
  %8 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %9 = fcmp olt double %8, 0x7FF0000000000000
  br i1 %9, label %10, label %12
10:
  %11 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  br label %14
12:
  %13 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  br label %14
14:
  %15 = phi double [ %11, %10 ], [ %13, %12 ]
  br label %24
16:
  %17 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %18 = fcmp oeq double %17, 0.000000e+00
  br i1 %18, label %19, label %20
19:
  br label %21
20:
  br label %21
21:
  %22 = phi float [ 0xFFF0000000000000, %19 ], [ 0x7FFFFFFFE0000000, %20 ]
  %23 = fpext float %22 to double
  br label %24
24:
  %25 = phi double [ %15, %14 ], [ %23, %21 ]
  ret double %25
}
define internal double @_ZL16db_sine_of_turnsdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !39
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #4
  %7 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %8 = fmul double 2.000000e+00, %7
  %9 = call double @_ZL4rintd(double noundef %8) #5
  store double %9, ptr addrspace(5) %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %6) #4
  %10 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %11 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %12 = fdiv double %11, 2.000000e+00
  %13 = fsub double %10, %12
  %14 = fmul double %13, 0x400921FB54442D18
  store double %14, ptr addrspace(5) %6, align 8, !tbaa !39
  %15 = load double, ptr addrspace(5) %3, align 8, !tbaa !39
  %16 = call i32 @_ZL8isfinited(double noundef %15) #5
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %30
18:
  %19 = load double, ptr addrspace(5) %6, align 8, !tbaa !39
  %20 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %21 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %22 = fdiv double %21, 4.000000e+00
  %23 = call double @_ZL5truncd(double noundef %22) #5
  %24 = fmul double 4.000000e+00, %23
  %25 = fsub double %20, %24
  %26 = fptosi double %25 to i32
  %27 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %28 = add nsw i32 %26, %27
  %29 = call double @_ZL7db_sineddi(double noundef %19, double noundef 0.000000e+00, i32 noundef %28) #5
  br label %31
30:
  br label %31
31:
  %32 = phi double [ %29, %18 ], [ 0x7FFFFFFFE0000000, %30 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %6) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #4
  ret double %32
}
define internal double @_ZL7db_sineddi(double noundef %0, double noundef %1, i32 noundef %2) #3 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca double, align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca double, align 8, addrspace(5)
  %8 = alloca double, align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !39
  store double %1, ptr addrspace(5) %5, align 8, !tbaa !39
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #4
  %12 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %13 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %14 = fmul double %12, %13
  store double %14, ptr addrspace(5) %7, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #4
  store double 1.000000e+00, ptr addrspace(5) %8, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #4
  store double 1.000000e+00, ptr addrspace(5) %9, align 8, !tbaa !39
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #4
  store i32 18, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %15
15:
  %16 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %19, label %18
18:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #4
  br label %43
19:
  %20 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %21 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %22 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %23 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %24 = add nsw i32 %23, 1
  %25 = mul nsw i32 %22, %24
  %26 = sitofp i32 %25 to double
  %27 = fdiv double -1.000000e+00, %26
  %28 = fmul double %21, %27
  %29 = call double @_ZL3fmaddd(double noundef %20, double noundef %28, double noundef 1.000000e+00) #5
  store double %29, ptr addrspace(5) %8, align 8, !tbaa !39
  %30 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %31 = load double, ptr addrspace(5) %7, align 8, !tbaa !39
  %32 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %33 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %34 = sub nsw i32 %33, 1
  %35 = mul nsw i32 %32, %34
  %36 = sitofp i32 %35 to double
  %37 = fdiv double -1.000000e+00, %36
  %38 = fmul double %31, %37
  %39 = call double @_ZL3fmaddd(double noundef %30, double noundef %38, double noundef 1.000000e+00) #5
  store double %39, ptr addrspace(5) %9, align 8, !tbaa !39
  br label %40
40:
  %41 = load i32, ptr addrspace(5) %10, align 4, !tbaa !17
  %42 = sub nsw i32 %41, 2
  store i32 %42, ptr addrspace(5) %10, align 4, !tbaa !17
  br label %15, !llvm.loop !45
43:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #4
  %44 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %45 = and i32 %44, 1
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %53
47:
  %48 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %49 = fneg double %48
  %50 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %51 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %52 = call double @_ZL3fmaddd(double noundef %49, double noundef %50, double noundef %51) #5
  br label %60
53:
  %54 = load double, ptr addrspace(5) %8, align 8, !tbaa !39
  %55 = load double, ptr addrspace(5) %4, align 8, !tbaa !39
  %56 = load double, ptr addrspace(5) %5, align 8, !tbaa !39
  %57 = load double, ptr addrspace(5) %9, align 8, !tbaa !39
  %58 = fmul double %56, %57
  %59 = call double @_ZL3fmaddd(double noundef %54, double noundef %55, double noundef %58) #5
  br label %60
60:
  %61 = phi double [ %52, %47 ], [ %59, %53 ]
  store double %61, ptr addrspace(5) %11, align 8, !tbaa !39
  %62 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %63 = and i32 %62, 2
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %68
65:
  %66 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  %67 = fneg double %66
  br label %70
68:
  %69 = load double, ptr addrspace(5) %11, align 8, !tbaa !39
  br label %70
70:
  %71 = phi double [ %67, %65 ], [ %69, %68 ]
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #4
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #4
  ret double %71
}
define internal <2 x float> @_ZL5clampDv2_fS_S_(<2 x float> noundef %0, <2 x float> noundef %1, <2 x float> noundef %2) #3 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store <2 x float> %1, ptr addrspace(5) %5, align 8, !tbaa !16
  store <2 x float> %2, ptr addrspace(5) %6, align 8, !tbaa !16
  %7 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !16
  %8 = load <2 x float>, ptr addrspace(5) %5, align 8, !tbaa !16
  %9 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %7, <2 x float> %8)
  %10 = load <2 x float>, ptr addrspace(5) %6, align 8, !tbaa !16
  %11 = call <2 x float> @llvm.minnum.v2f32(<2 x float> %9, <2 x float> %10)
  ret <2 x float> %11
}
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #2
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>) #2
define internal <2 x i32> @_ZL7mad_satDv2_jS_S_(<2 x i32> noundef %0, <2 x i32> noundef %1, <2 x i32> noundef %2) #3 {
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca <2 x i32>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = alloca <2 x i32>, align 8, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store <2 x i32> %1, ptr addrspace(5) %5, align 8, !tbaa !16
  store <2 x i32> %2, ptr addrspace(5) %6, align 8, !tbaa !16
  %8 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %10 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %11 = extractelement <2 x i32> %10, i64 0
  %12 = load <2 x i32>, ptr addrspace(5) %6, align 8
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = call i32 @_ZL7mad_satjjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #5
  %15 = insertelement <2 x i32> poison, i32 %14, i32 0
  %16 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %17 = extractelement <2 x i32> %16, i64 1
  %18 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = load <2 x i32>, ptr addrspace(5) %6, align 8
  %21 = extractelement <2 x i32> %20, i64 1
  %22 = call i32 @_ZL7mad_satjjj(i32 noundef %17, i32 noundef %19, i32 noundef %21) #5
  %23 = insertelement <2 x i32> %15, i32 %22, i32 1
  store <2 x i32> %23, ptr addrspace(5) %7, align 8, !tbaa !16
  %24 = load <2 x i32>, ptr addrspace(5) %7, align 8, !tbaa !16
  ret <2 x i32> %24
}
define internal i32 @_ZL7mad_satjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = zext i32 %7 to i64
  %9 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %10 = zext i32 %9 to i64
  %11 = mul i64 %8, %10
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = call i64 @_ZL3maxmm(i64 noundef %14, i64 noundef 0) #5
  %16 = call i64 @_ZL3minmm(i64 noundef %15, i64 noundef 4294967295) #5
  %17 = trunc i64 %16 to i32
  ret i32 %17
}
define internal i64 @_ZL3minmm(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !46
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !46
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !46
  %6 = load i64, ptr addrspace(5) %4, align 8, !tbaa !46
  %7 = call i64 @llvm.umin.i64(i64 %5, i64 %6)
  ret i64 %7
}
define internal i64 @_ZL3maxmm(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !46
  store i64 %1, ptr addrspace(5) %4, align 8, !tbaa !46
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !46
  %6 = load i64, ptr addrspace(5) %4, align 8, !tbaa !46
  %7 = call i64 @llvm.umax.i64(i64 %5, i64 %6)
  ret i64 %7
}
declare i64 @llvm.umin.i64(i64, i64) #2
declare i64 @llvm.umax.i64(i64, i64) #2
define internal <8 x i8> @_ZL7mad_satDv8_cS_S_(<8 x i8> noundef %0, <8 x i8> noundef %1, <8 x i8> noundef %2) #3 {
  %4 = alloca <8 x i8>, align 8, addrspace(5)
  %5 = alloca <8 x i8>, align 8, addrspace(5)
  %6 = alloca <8 x i8>, align 8, addrspace(5)
  %7 = alloca <8 x i8>, align 8, addrspace(5)
  store <8 x i8> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store <8 x i8> %1, ptr addrspace(5) %5, align 8, !tbaa !16
  store <8 x i8> %2, ptr addrspace(5) %6, align 8, !tbaa !16
  %8 = load <8 x i8>, ptr addrspace(5) %4, align 8
  %9 = shufflevector <8 x i8> %8, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = load <8 x i8>, ptr addrspace(5) %5, align 8
  %11 = shufflevector <8 x i8> %10, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %12 = load <8 x i8>, ptr addrspace(5) %6, align 8
  %13 = shufflevector <8 x i8> %12, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %14 = call <4 x i8> @_ZL7mad_satDv4_cS_S_(<4 x i8> noundef %9, <4 x i8> noundef %11, <4 x i8> noundef %13) #5
  %15 = shufflevector <4 x i8> %14, <4 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %16 = shufflevector <8 x i8> %15, <8 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = load <8 x i8>, ptr addrspace(5) %4, align 8
  %18 = shufflevector <8 x i8> %17, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %19 = load <8 x i8>, ptr addrspace(5) %5, align 8
  %20 = shufflevector <8 x i8> %19, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %21 = load <8 x i8>, ptr addrspace(5) %6, align 8
  %22 = shufflevector <8 x i8> %21, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %23 = call <4 x i8> @_ZL7mad_satDv4_cS_S_(<4 x i8> noundef %18, <4 x i8> noundef %20, <4 x i8> noundef %22) #5
  %24 = shufflevector <4 x i8> %23, <4 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %25 = shufflevector <8 x i8> %16, <8 x i8> %24, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i8> %25, ptr addrspace(5) %7, align 8, !tbaa !16
  %26 = load <8 x i8>, ptr addrspace(5) %7, align 8, !tbaa !16
  ret <8 x i8> %26
}
define internal <4 x i8> @_ZL7mad_satDv4_cS_S_(<4 x i8> noundef %0, <4 x i8> noundef %1, <4 x i8> noundef %2) #3 {
  %4 = alloca <4 x i8>, align 4, addrspace(5)
  %5 = alloca <4 x i8>, align 4, addrspace(5)
  %6 = alloca <4 x i8>, align 4, addrspace(5)
  %7 = alloca <4 x i8>, align 4, addrspace(5)
  store <4 x i8> %0, ptr addrspace(5) %4, align 4, !tbaa !16
  store <4 x i8> %1, ptr addrspace(5) %5, align 4, !tbaa !16
  store <4 x i8> %2, ptr addrspace(5) %6, align 4, !tbaa !16
  %8 = load <4 x i8>, ptr addrspace(5) %4, align 4
  %9 = shufflevector <4 x i8> %8, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %10 = load <4 x i8>, ptr addrspace(5) %5, align 4
  %11 = shufflevector <4 x i8> %10, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %12 = load <4 x i8>, ptr addrspace(5) %6, align 4
  %13 = shufflevector <4 x i8> %12, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %14 = call <2 x i8> @_ZL7mad_satDv2_cS_S_(<2 x i8> noundef %9, <2 x i8> noundef %11, <2 x i8> noundef %13) #5
  %15 = shufflevector <2 x i8> %14, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x i8> %15, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %17 = load <4 x i8>, ptr addrspace(5) %4, align 4
  %18 = shufflevector <4 x i8> %17, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %19 = load <4 x i8>, ptr addrspace(5) %5, align 4
  %20 = shufflevector <4 x i8> %19, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %21 = load <4 x i8>, ptr addrspace(5) %6, align 4
  %22 = shufflevector <4 x i8> %21, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %23 = call <2 x i8> @_ZL7mad_satDv2_cS_S_(<2 x i8> noundef %18, <2 x i8> noundef %20, <2 x i8> noundef %22) #5
  %24 = shufflevector <2 x i8> %23, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %25 = shufflevector <4 x i8> %16, <4 x i8> %24, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i8> %25, ptr addrspace(5) %7, align 4, !tbaa !16
  %26 = load <4 x i8>, ptr addrspace(5) %7, align 4, !tbaa !16
  ret <4 x i8> %26
}
define internal <2 x i8> @_ZL7mad_satDv2_cS_S_(<2 x i8> noundef %0, <2 x i8> noundef %1, <2 x i8> noundef %2) #3 {
  %4 = alloca <2 x i8>, align 2, addrspace(5)
  %5 = alloca <2 x i8>, align 2, addrspace(5)
  %6 = alloca <2 x i8>, align 2, addrspace(5)
  %7 = alloca <2 x i8>, align 2, addrspace(5)
  store <2 x i8> %0, ptr addrspace(5) %4, align 2, !tbaa !16
  store <2 x i8> %1, ptr addrspace(5) %5, align 2, !tbaa !16
  store <2 x i8> %2, ptr addrspace(5) %6, align 2, !tbaa !16
  %8 = load <2 x i8>, ptr addrspace(5) %4, align 2
  %9 = extractelement <2 x i8> %8, i64 0
  %10 = load <2 x i8>, ptr addrspace(5) %5, align 2
  %11 = extractelement <2 x i8> %10, i64 0
  %12 = load <2 x i8>, ptr addrspace(5) %6, align 2
  %13 = extractelement <2 x i8> %12, i64 0
  %14 = call signext i8 @_ZL7mad_satccc(i8 noundef signext %9, i8 noundef signext %11, i8 noundef signext %13) #5
  %15 = insertelement <2 x i8> poison, i8 %14, i32 0
  %16 = load <2 x i8>, ptr addrspace(5) %4, align 2
  %17 = extractelement <2 x i8> %16, i64 1
  %18 = load <2 x i8>, ptr addrspace(5) %5, align 2
  %19 = extractelement <2 x i8> %18, i64 1
  %20 = load <2 x i8>, ptr addrspace(5) %6, align 2
  %21 = extractelement <2 x i8> %20, i64 1
  %22 = call signext i8 @_ZL7mad_satccc(i8 noundef signext %17, i8 noundef signext %19, i8 noundef signext %21) #5
  %23 = insertelement <2 x i8> %15, i8 %22, i32 1
  store <2 x i8> %23, ptr addrspace(5) %7, align 2, !tbaa !16
  %24 = load <2 x i8>, ptr addrspace(5) %7, align 2, !tbaa !16
  ret <2 x i8> %24
}
define internal signext i8 @_ZL7mad_satccc(i8 noundef signext %0, i8 noundef signext %1, i8 noundef signext %2) #3 {
  %4 = alloca i8, align 1, addrspace(5)
  %5 = alloca i8, align 1, addrspace(5)
  %6 = alloca i8, align 1, addrspace(5)
  store i8 %0, ptr addrspace(5) %4, align 1, !tbaa !16
  store i8 %1, ptr addrspace(5) %5, align 1, !tbaa !16
  store i8 %2, ptr addrspace(5) %6, align 1, !tbaa !16
  %7 = load i8, ptr addrspace(5) %4, align 1, !tbaa !16
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr addrspace(5) %5, align 1, !tbaa !16
  %10 = sext i8 %9 to i32
  %11 = mul nsw i32 %8, %10
  %12 = load i8, ptr addrspace(5) %6, align 1, !tbaa !16
  %13 = sext i8 %12 to i32
  %14 = add nsw i32 %11, %13
  %15 = call i32 @_ZL3maxii(i32 noundef %14, i32 noundef -128) #5
  %16 = call i32 @_ZL3minii(i32 noundef %15, i32 noundef 127) #5
  %17 = trunc i32 %16 to i8
  ret i8 %17
}
define internal i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.smin.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.smax.i32(i32 %5, i32 %6)
  ret i32 %7
}
declare i32 @llvm.smin.i32(i32, i32) #2
declare i32 @llvm.smax.i32(i32, i32) #2
define internal <4 x i32> @_ZL9bitselectDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) #3 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca <4 x i32>, align 16, addrspace(5)
  %6 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !16
  store <4 x i32> %1, ptr addrspace(5) %5, align 16, !tbaa !16
  store <4 x i32> %2, ptr addrspace(5) %6, align 16, !tbaa !16
  %7 = load <4 x i32>, ptr addrspace(5) %4, align 16, !tbaa !16
  %8 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !16
  %9 = xor <4 x i32> %8, <i32 -1, i32 -1, i32 -1, i32 -1>
  %10 = and <4 x i32> %7, %9
  %11 = load <4 x i32>, ptr addrspace(5) %5, align 16, !tbaa !16
  %12 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !16
  %13 = and <4 x i32> %11, %12
  %14 = or <4 x i32> %10, %13
  ret <4 x i32> %14
}
define internal i64 @_ZL8upsamplejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = zext i32 %5 to i64
  %7 = shl i64 %6, 32
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %9 = zext i32 %8 to i64
  %10 = or i64 %7, %9
  ret i64 %10
}
define internal <4 x i8> @_ZL14convert_uchar4Dv4_t(<4 x i16> noundef %0) #3 {
  %2 = alloca <4 x i16>, align 8, addrspace(5)
  store <4 x i16> %0, ptr addrspace(5) %2, align 8, !tbaa !16
  %3 = load <4 x i16>, ptr addrspace(5) %2, align 8, !tbaa !16
  %4 = trunc <4 x i16> %3 to <4 x i8>
  ret <4 x i8> %4
}
define internal <4 x i16> @_ZL15convert_ushort4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = alloca <4 x i8>, align 4, addrspace(5)
  store <4 x i8> %0, ptr addrspace(5) %2, align 4, !tbaa !16
  %3 = load <4 x i8>, ptr addrspace(5) %2, align 4, !tbaa !16
  %4 = zext <4 x i8> %3 to <4 x i16>
  ret <4 x i16> %4
}
define internal i32 @_ZL7amd_sadjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #4
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %9 = bitcast i32 %8 to <4 x i8>
  %10 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %11 = bitcast i32 %10 to <4 x i8>
  %12 = call <4 x i8> @_ZL8abs_diffDv4_hS_(<4 x i8> noundef %9, <4 x i8> noundef %11) #5
  %13 = call <4 x i32> @_ZL13convert_uint4Dv4_h(<4 x i8> noundef %12) #5
  store <4 x i32> %13, ptr addrspace(5) %7, align 16, !tbaa !16
  %14 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %15 = extractelement <4 x i32> %14, i64 0
  %16 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %17 = extractelement <4 x i32> %16, i64 1
  %18 = add i32 %15, %17
  %19 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %20 = extractelement <4 x i32> %19, i64 2
  %21 = add i32 %18, %20
  %22 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %23 = extractelement <4 x i32> %22, i64 3
  %24 = add i32 %21, %23
  %25 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %26 = add i32 %24, %25
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #4
  ret i32 %26
}
define internal <4 x i32> @_ZL13convert_uint4Dv4_h(<4 x i8> noundef %0) #3 {
  %2 = alloca <4 x i8>, align 4, addrspace(5)
  store <4 x i8> %0, ptr addrspace(5) %2, align 4, !tbaa !16
  %3 = load <4 x i8>, ptr addrspace(5) %2, align 4, !tbaa !16
  %4 = zext <4 x i8> %3 to <4 x i32>
  ret <4 x i32> %4
}
define internal <4 x i8> @_ZL8abs_diffDv4_hS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #3 {
  %3 = alloca <4 x i8>, align 4, addrspace(5)
  %4 = alloca <4 x i8>, align 4, addrspace(5)
  %5 = alloca <4 x i8>, align 4, addrspace(5)
  store <4 x i8> %0, ptr addrspace(5) %3, align 4, !tbaa !16
  store <4 x i8> %1, ptr addrspace(5) %4, align 4, !tbaa !16
  %6 = load <4 x i8>, ptr addrspace(5) %3, align 4
  %7 = shufflevector <4 x i8> %6, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %8 = load <4 x i8>, ptr addrspace(5) %4, align 4
  %9 = shufflevector <4 x i8> %8, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %10 = call <2 x i8> @_ZL8abs_diffDv2_hS_(<2 x i8> noundef %7, <2 x i8> noundef %9) #5
  %11 = shufflevector <2 x i8> %10, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %12 = shufflevector <4 x i8> %11, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = load <4 x i8>, ptr addrspace(5) %3, align 4
  %14 = shufflevector <4 x i8> %13, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %15 = load <4 x i8>, ptr addrspace(5) %4, align 4
  %16 = shufflevector <4 x i8> %15, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %17 = call <2 x i8> @_ZL8abs_diffDv2_hS_(<2 x i8> noundef %14, <2 x i8> noundef %16) #5
  %18 = shufflevector <2 x i8> %17, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %19 = shufflevector <4 x i8> %12, <4 x i8> %18, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x i8> %19, ptr addrspace(5) %5, align 4, !tbaa !16
  %20 = load <4 x i8>, ptr addrspace(5) %5, align 4, !tbaa !16
  ret <4 x i8> %20
}
define internal <2 x i8> @_ZL8abs_diffDv2_hS_(<2 x i8> noundef %0, <2 x i8> noundef %1) #3 {
  %3 = alloca <2 x i8>, align 2, addrspace(5)
  %4 = alloca <2 x i8>, align 2, addrspace(5)
  %5 = alloca <2 x i8>, align 2, addrspace(5)
  store <2 x i8> %0, ptr addrspace(5) %3, align 2, !tbaa !16
  store <2 x i8> %1, ptr addrspace(5) %4, align 2, !tbaa !16
  %6 = load <2 x i8>, ptr addrspace(5) %3, align 2
  %7 = extractelement <2 x i8> %6, i64 0
  %8 = load <2 x i8>, ptr addrspace(5) %4, align 2
  %9 = extractelement <2 x i8> %8, i64 0
  %10 = call zeroext i8 @_ZL8abs_diffhh(i8 noundef zeroext %7, i8 noundef zeroext %9) #5
  %11 = insertelement <2 x i8> poison, i8 %10, i32 0
  %12 = load <2 x i8>, ptr addrspace(5) %3, align 2
  %13 = extractelement <2 x i8> %12, i64 1
  %14 = load <2 x i8>, ptr addrspace(5) %4, align 2
  %15 = extractelement <2 x i8> %14, i64 1
  %16 = call zeroext i8 @_ZL8abs_diffhh(i8 noundef zeroext %13, i8 noundef zeroext %15) #5
  %17 = insertelement <2 x i8> %11, i8 %16, i32 1
  store <2 x i8> %17, ptr addrspace(5) %5, align 2, !tbaa !16
  %18 = load <2 x i8>, ptr addrspace(5) %5, align 2, !tbaa !16
  ret <2 x i8> %18
}
define internal zeroext i8 @_ZL8abs_diffhh(i8 noundef zeroext %0, i8 noundef zeroext %1) #3 {
  %3 = alloca i8, align 1, addrspace(5)
  %4 = alloca i8, align 1, addrspace(5)
  store i8 %0, ptr addrspace(5) %3, align 1, !tbaa !16
  store i8 %1, ptr addrspace(5) %4, align 1, !tbaa !16
  %5 = load i8, ptr addrspace(5) %3, align 1, !tbaa !16
  %6 = zext i8 %5 to i32
  %7 = load i8, ptr addrspace(5) %4, align 1, !tbaa !16
  %8 = zext i8 %7 to i32
  %9 = icmp slt i32 %6, %8
  br i1 %9, label %10, label %16
10:
  %11 = load i8, ptr addrspace(5) %4, align 1, !tbaa !16
  %12 = zext i8 %11 to i32
  %13 = load i8, ptr addrspace(5) %3, align 1, !tbaa !16
  %14 = zext i8 %13 to i32
  %15 = sub nsw i32 %12, %14
  br label %22
16:
  %17 = load i8, ptr addrspace(5) %3, align 1, !tbaa !16
  %18 = zext i8 %17 to i32
  %19 = load i8, ptr addrspace(5) %4, align 1, !tbaa !16
  %20 = zext i8 %19 to i32
  %21 = sub nsw i32 %18, %20
  br label %22
22:
  %23 = phi i32 [ %15, %10 ], [ %21, %16 ]
  %24 = trunc i32 %23 to i8
  ret i8 %24
}
define internal <2 x i32> @_ZL11amd_median3Dv2_jS_S_(<2 x i32> noundef %0, <2 x i32> noundef %1, <2 x i32> noundef %2) #3 {
  %4 = alloca <2 x i32>, align 8, addrspace(5)
  %5 = alloca <2 x i32>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  %7 = alloca <2 x i32>, align 8, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %4, align 8, !tbaa !16
  store <2 x i32> %1, ptr addrspace(5) %5, align 8, !tbaa !16
  store <2 x i32> %2, ptr addrspace(5) %6, align 8, !tbaa !16
  %8 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %9 = extractelement <2 x i32> %8, i64 0
  %10 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %11 = extractelement <2 x i32> %10, i64 0
  %12 = load <2 x i32>, ptr addrspace(5) %6, align 8
  %13 = extractelement <2 x i32> %12, i64 0
  %14 = call i32 @_ZL11amd_median3jjj(i32 noundef %9, i32 noundef %11, i32 noundef %13) #5
  %15 = insertelement <2 x i32> poison, i32 %14, i32 0
  %16 = load <2 x i32>, ptr addrspace(5) %4, align 8
  %17 = extractelement <2 x i32> %16, i64 1
  %18 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = load <2 x i32>, ptr addrspace(5) %6, align 8
  %21 = extractelement <2 x i32> %20, i64 1
  %22 = call i32 @_ZL11amd_median3jjj(i32 noundef %17, i32 noundef %19, i32 noundef %21) #5
  %23 = insertelement <2 x i32> %15, i32 %22, i32 1
  store <2 x i32> %23, ptr addrspace(5) %7, align 8, !tbaa !16
  %24 = load <2 x i32>, ptr addrspace(5) %7, align 8, !tbaa !16
  ret <2 x i32> %24
}
define internal i32 @_ZL11amd_median3jjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !17
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !17
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = call i32 @_ZL3minjj(i32 noundef %7, i32 noundef %8) #5
  %10 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %11 = load i32, ptr addrspace(5) %5, align 4, !tbaa !17
  %12 = call i32 @_ZL3maxjj(i32 noundef %10, i32 noundef %11) #5
  %13 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  %14 = call i32 @_ZL3minjj(i32 noundef %12, i32 noundef %13) #5
  %15 = call i32 @_ZL3maxjj(i32 noundef %9, i32 noundef %14) #5
  ret i32 %15
}
define internal i32 @_ZL3maxjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.umax.i32(i32 %5, i32 %6)
  ret i32 %7
}
define internal i32 @_ZL3minjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = call i32 @llvm.umin.i32(i32 %5, i32 %6)
  ret i32 %7
}
declare i32 @llvm.umax.i32(i32, i32) #2
declare i32 @llvm.umin.i32(i32, i32) #2
define internal <2 x float> @_ZL11amd_unpack1Dv2_j(<2 x i32> noundef %0) #3 {
  %2 = alloca <2 x i32>, align 8, addrspace(5)
  %3 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x i32> %0, ptr addrspace(5) %2, align 8, !tbaa !16
  %4 = load <2 x i32>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x i32> %4, i64 0
  %6 = call float @_ZL11amd_unpack1j(i32 noundef %5) #5
  %7 = insertelement <2 x float> poison, float %6, i32 0
  %8 = load <2 x i32>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x i32> %8, i64 1
  %10 = call float @_ZL11amd_unpack1j(i32 noundef %9) #5
  %11 = insertelement <2 x float> %7, float %10, i32 1
  store <2 x float> %11, ptr addrspace(5) %3, align 8, !tbaa !16
  %12 = load <2 x float>, ptr addrspace(5) %3, align 8, !tbaa !16
  ret <2 x float> %12
}
define internal float @_ZL11amd_unpack1j(i32 noundef %0) #3 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !17
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !17
  %4 = lshr i32 %3, 8
  %5 = and i32 %4, 255
  %6 = uitofp i32 %5 to float
  ret float %6
}
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #2
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32) #2
define internal i64 @_ZL8upsampleij(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !17
  %6 = sext i32 %5 to i64
  %7 = shl i64 %6, 32
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %9 = zext i32 %8 to i64
  %10 = or i64 %7, %9
  ret i64 %10
}
define internal i64 @_ZL7mad_satlll(i64 noundef %0, i64 noundef %1, i64 noundef %2) #3 {
  %4 = alloca i64, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca i64, align 8, addrspace(5)
  %7 = alloca i128, align 16, addrspace(5)
  store i64 %0, ptr addrspace(5) %4, align 8, !tbaa !46
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !46
  store i64 %2, ptr addrspace(5) %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #4
  %8 = load i64, ptr addrspace(5) %4, align 8, !tbaa !46
  %9 = sext i64 %8 to i128
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !46
  %11 = sext i64 %10 to i128
  %12 = mul nsw i128 %9, %11
  %13 = load i64, ptr addrspace(5) %6, align 8, !tbaa !46
  %14 = sext i64 %13 to i128
  %15 = add nsw i128 %12, %14
  store i128 %15, ptr addrspace(5) %7, align 16, !tbaa !48
  %16 = load i128, ptr addrspace(5) %7, align 16, !tbaa !48
  %17 = icmp sgt i128 %16, 9223372036854775807
  br i1 %17, label %18, label %19
18:
  br label %28
19:
  %20 = load i128, ptr addrspace(5) %7, align 16, !tbaa !48
  %21 = icmp slt i128 %20, -9223372036854775808
  br i1 %21, label %22, label %23
22:
  br label %26
23:
  %24 = load i128, ptr addrspace(5) %7, align 16, !tbaa !48
  %25 = trunc i128 %24 to i64
  br label %26
26:
  %27 = phi i64 [ -9223372036854775808, %22 ], [ %25, %23 ]
  br label %28
28:
  %29 = phi i64 [ 9223372036854775807, %18 ], [ %27, %26 ]
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #4
  ret i64 %29
}
define internal i32 @_ZL11db_exchangePU3AS0Vii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr %0, ptr addrspace(5) %3, align 8, !tbaa !10
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !17
  %7 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !10
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  store i32 %8, ptr addrspace(5) %5, align 4, !tbaa !17
  %9 = load i32, ptr addrspace(5) %5, align 4
  %10 = atomicrmw volatile xchg ptr %7, i32 %9 monotonic, align 4
  store i32 %10, ptr addrspace(5) %6, align 4
  %11 = load i32, ptr addrspace(5) %6, align 4, !tbaa !17
  ret i32 %11
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float2*", !"int2*", !"float2*", !"int2*", !"double2*"}
!7 = !{!"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!8 = !{!"const", !"const", !"", !"", !""}
!9 = !{!"in", !"by", !"floats", !"ints", !"doubles"}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !12, i64 0}
!16 = !{!12, !12, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !12, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !12, i64 0}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"uint4*", !"uint4*", !"long2*"}
!28 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"long __attribute__((ext_vector_type(2)))*"}
!29 = !{!"const", !"", !""}
!30 = !{!"in", !"out", !"longs"}
!31 = distinct !{!31, !20}
!32 = distinct !{!32, !20}
!33 = !{i32 1, i32 1, i32 1, i32 1}
!34 = !{!"none", !"none", !"none", !"none"}
!35 = !{!"float*", !"float*", !"atomic_flag*", !"int*"}
!36 = !{!"float*", !"float*", !"_Atomic(int)*", !"int*"}
!37 = !{!"", !"", !"", !""}
!38 = !{!"cell", !"out", !"flags", !"firsts"}
!39 = !{!40, !40, i64 0}
!40 = !{!"double", !12, i64 0}
!41 = distinct !{!41, !20}
!42 = distinct !{!42, !20}
!43 = distinct !{!43, !20}
!44 = distinct !{!44, !20}
!45 = distinct !{!45, !20}
!46 = !{!47, !47, i64 0}
!47 = !{!"long", !12, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"__int128", !12, i64 0}
