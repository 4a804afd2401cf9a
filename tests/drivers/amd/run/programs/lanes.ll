target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
%struct.State = type { i32, [4 x i64], ptr addrspace(1) }
%struct.Packed = type <{ i8, i32, i16, i64 }>
@generic_pointers.near = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@state = hidden addrspace(1) global %struct.State { i32 5, [4 x i64] [i64 1, i64 2, i64 3, i64 4], ptr addrspace(1) null }, align 8
@table = hidden addrspace(4) constant [4 x float] [float 5.000000e-01, float 1.500000e+00, float -2.500000e+00, float 4.000000e+00], align 4
@where = hidden addrspace(1) global ptr addrspace(1) @state, align 8
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @shuffles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #9
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
  %21 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !12
  store i32 %22, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #9
  %23 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %24 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %23)
  store i32 %24, ptr addrspace(5) %8, align 4, !tbaa !12
  %25 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
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
  %38 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %37
  store i32 %25, ptr addrspace(1) %38, align 4, !tbaa !12
  %39 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %40 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %41 = xor i32 %40, 1
  %42 = call i32 @from_lane(i32 noundef %39, i32 noundef %41) #10
  %43 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %44 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %45 = zext i32 %44 to i64
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
  %57 = add i64 %45, %56
  %58 = getelementptr inbounds i32, ptr addrspace(1) %43, i64 %57
  store i32 %42, ptr addrspace(1) %58, align 4, !tbaa !12
  %59 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %60 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %61 = and i32 %60, -32
  %62 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %63 = add i32 %62, 5
  %64 = and i32 %63, 31
  %65 = or i32 %61, %64
  %66 = call i32 @from_lane(i32 noundef %59, i32 noundef %65) #10
  %67 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %68 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %69 = mul i32 2, %68
  %70 = zext i32 %69 to i64
  %71 = call i32 @llvm.amdgcn.workgroup.id.x()
  %72 = zext i32 %71 to i64
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %74 = getelementptr inbounds i8, ptr addrspace(4) %73, i64 4
  %75 = load i16, ptr addrspace(4) %74, align 2, !tbaa !14
  %76 = zext i16 %75 to i32
  %77 = sext i32 %76 to i64
  %78 = mul i64 %72, %77
  %79 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  %81 = add i64 %78, %80
  %82 = add i64 %70, %81
  %83 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %82
  store i32 %66, ptr addrspace(1) %83, align 4, !tbaa !12
  %84 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %85 = call i32 @llvm.amdgcn.readlane.i32(i32 %84, i32 7)
  %86 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %87 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %88 = mul i32 3, %87
  %89 = zext i32 %88 to i64
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
  %101 = add i64 %89, %100
  %102 = getelementptr inbounds i32, ptr addrspace(1) %86, i64 %101
  store i32 %85, ptr addrspace(1) %102, align 4, !tbaa !12
  %103 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %104 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %103)
  %105 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %106 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %107 = mul i32 4, %106
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
  %121 = getelementptr inbounds i32, ptr addrspace(1) %105, i64 %120
  store i32 %104, ptr addrspace(1) %121, align 4, !tbaa !12
  %122 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %123 = call i32 @llvm.amdgcn.ds.swizzle(i32 %122, i32 1055)
  %124 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %125 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %126 = mul i32 5, %125
  %127 = zext i32 %126 to i64
  %128 = call i32 @llvm.amdgcn.workgroup.id.x()
  %129 = zext i32 %128 to i64
  %130 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %131 = getelementptr inbounds i8, ptr addrspace(4) %130, i64 4
  %132 = load i16, ptr addrspace(4) %131, align 2, !tbaa !14
  %133 = zext i16 %132 to i32
  %134 = sext i32 %133 to i64
  %135 = mul i64 %129, %134
  %136 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %137 = zext i32 %136 to i64
  %138 = add i64 %135, %137
  %139 = add i64 %127, %138
  %140 = getelementptr inbounds i32, ptr addrspace(1) %124, i64 %139
  store i32 %123, ptr addrspace(1) %140, align 4, !tbaa !12
  %141 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %142 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %141, i32 27, i32 15, i32 15, i1 true)
  %143 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %144 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %145 = mul i32 6, %144
  %146 = zext i32 %145 to i64
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
  %158 = add i64 %146, %157
  %159 = getelementptr inbounds i32, ptr addrspace(1) %143, i64 %158
  store i32 %142, ptr addrspace(1) %159, align 4, !tbaa !12
  %160 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %161 = call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %160, i32 273, i32 15, i32 15, i1 false)
  %162 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %163 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %164 = mul i32 7, %163
  %165 = zext i32 %164 to i64
  %166 = call i32 @llvm.amdgcn.workgroup.id.x()
  %167 = zext i32 %166 to i64
  %168 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %169 = getelementptr inbounds i8, ptr addrspace(4) %168, i64 4
  %170 = load i16, ptr addrspace(4) %169, align 2, !tbaa !14
  %171 = zext i16 %170 to i32
  %172 = sext i32 %171 to i64
  %173 = mul i64 %167, %172
  %174 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %175 = zext i32 %174 to i64
  %176 = add i64 %173, %175
  %177 = add i64 %165, %176
  %178 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 %177
  store i32 %161, ptr addrspace(1) %178, align 4, !tbaa !12
  %179 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %180 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %179, i32 320, i32 15, i32 15, i1 true)
  %181 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %182 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %183 = mul i32 8, %182
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
  %197 = getelementptr inbounds i32, ptr addrspace(1) %181, i64 %196
  store i32 %180, ptr addrspace(1) %197, align 4, !tbaa !12
  %198 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %199 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %198, i32 321, i32 15, i32 15, i1 true)
  %200 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %201 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %202 = mul i32 9, %201
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
  %217 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %218 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %217, i32 339, i32 15, i32 15, i1 true)
  %219 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %220 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %221 = mul i32 10, %220
  %222 = zext i32 %221 to i64
  %223 = call i32 @llvm.amdgcn.workgroup.id.x()
  %224 = zext i32 %223 to i64
  %225 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %226 = getelementptr inbounds i8, ptr addrspace(4) %225, i64 4
  %227 = load i16, ptr addrspace(4) %226, align 2, !tbaa !14
  %228 = zext i16 %227 to i32
  %229 = sext i32 %228 to i64
  %230 = mul i64 %224, %229
  %231 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %232 = zext i32 %231 to i64
  %233 = add i64 %230, %232
  %234 = add i64 %222, %233
  %235 = getelementptr inbounds i32, ptr addrspace(1) %219, i64 %234
  store i32 %218, ptr addrspace(1) %235, align 4, !tbaa !12
  %236 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %237 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %236, i32 357, i32 15, i32 15, i1 true)
  %238 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %239 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %240 = mul i32 11, %239
  %241 = zext i32 %240 to i64
  %242 = call i32 @llvm.amdgcn.workgroup.id.x()
  %243 = zext i32 %242 to i64
  %244 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %245 = getelementptr inbounds i8, ptr addrspace(4) %244, i64 4
  %246 = load i16, ptr addrspace(4) %245, align 2, !tbaa !14
  %247 = zext i16 %246 to i32
  %248 = sext i32 %247 to i64
  %249 = mul i64 %243, %248
  %250 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %251 = zext i32 %250 to i64
  %252 = add i64 %249, %251
  %253 = add i64 %241, %252
  %254 = getelementptr inbounds i32, ptr addrspace(1) %238, i64 %253
  store i32 %237, ptr addrspace(1) %254, align 4, !tbaa !12
  %255 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %256 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %257 = call i32 @llvm.amdgcn.permlanex16.i32(i32 %255, i32 %256, i32 1985229328, i32 -19088744, i1 true, i1 false)
  %258 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %259 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %260 = mul i32 12, %259
  %261 = zext i32 %260 to i64
  %262 = call i32 @llvm.amdgcn.workgroup.id.x()
  %263 = zext i32 %262 to i64
  %264 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %265 = getelementptr inbounds i8, ptr addrspace(4) %264, i64 4
  %266 = load i16, ptr addrspace(4) %265, align 2, !tbaa !14
  %267 = zext i16 %266 to i32
  %268 = sext i32 %267 to i64
  %269 = mul i64 %263, %268
  %270 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %271 = zext i32 %270 to i64
  %272 = add i64 %269, %271
  %273 = add i64 %261, %272
  %274 = getelementptr inbounds i32, ptr addrspace(1) %258, i64 %273
  store i32 %257, ptr addrspace(1) %274, align 4, !tbaa !12
  %275 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %276 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %277 = call i32 @llvm.amdgcn.permlane16.i32(i32 %275, i32 %276, i32 -1985229329, i32 19088743, i1 true, i1 false)
  %278 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %279 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %280 = mul i32 13, %279
  %281 = zext i32 %280 to i64
  %282 = call i32 @llvm.amdgcn.workgroup.id.x()
  %283 = zext i32 %282 to i64
  %284 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %285 = getelementptr inbounds i8, ptr addrspace(4) %284, i64 4
  %286 = load i16, ptr addrspace(4) %285, align 2, !tbaa !14
  %287 = zext i16 %286 to i32
  %288 = sext i32 %287 to i64
  %289 = mul i64 %283, %288
  %290 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %291 = zext i32 %290 to i64
  %292 = add i64 %289, %291
  %293 = add i64 %281, %292
  %294 = getelementptr inbounds i32, ptr addrspace(1) %278, i64 %293
  store i32 %277, ptr addrspace(1) %294, align 4, !tbaa !12
  %295 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %296 = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %295, i32 16434824)
  %297 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %298 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %299 = mul i32 14, %298
  %300 = zext i32 %299 to i64
  %301 = call i32 @llvm.amdgcn.workgroup.id.x()
  %302 = zext i32 %301 to i64
  %303 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %304 = getelementptr inbounds i8, ptr addrspace(4) %303, i64 4
  %305 = load i16, ptr addrspace(4) %304, align 2, !tbaa !14
  %306 = zext i16 %305 to i32
  %307 = sext i32 %306 to i64
  %308 = mul i64 %302, %307
  %309 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %310 = zext i32 %309 to i64
  %311 = add i64 %308, %310
  %312 = add i64 %300, %311
  %313 = getelementptr inbounds i32, ptr addrspace(1) %297, i64 %312
  store i32 %296, ptr addrspace(1) %313, align 4, !tbaa !12
  %314 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %315 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %316 = call i32 @llvm.amdgcn.update.dpp.i32(i32 %314, i32 %315, i32 292, i32 15, i32 15, i1 true)
  %317 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %318 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %319 = mul i32 15, %318
  %320 = zext i32 %319 to i64
  %321 = call i32 @llvm.amdgcn.workgroup.id.x()
  %322 = zext i32 %321 to i64
  %323 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %324 = getelementptr inbounds i8, ptr addrspace(4) %323, i64 4
  %325 = load i16, ptr addrspace(4) %324, align 2, !tbaa !14
  %326 = zext i16 %325 to i32
  %327 = sext i32 %326 to i64
  %328 = mul i64 %322, %327
  %329 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %330 = zext i32 %329 to i64
  %331 = add i64 %328, %330
  %332 = add i64 %320, %331
  %333 = getelementptr inbounds i32, ptr addrspace(1) %317, i64 %332
  store i32 %316, ptr addrspace(1) %333, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #9
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3
define internal i32 @from_lane(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !12
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  %5 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %6 = shl i32 %5, 2
  %7 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %8 = call i32 @llvm.amdgcn.ds.bpermute(i32 %6, i32 %7)
  ret i32 %8
}
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #5
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #5
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #5
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #5
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #5
declare i32 @llvm.amdgcn.mov.dpp8.i32(i32, i32 immarg) #5
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @wave_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !5 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !7 {
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
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #9
  %14 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !12
  store i32 %27, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #9
  %28 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  store i32 %28, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #9
  %29 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  store i32 %29, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #9
  %30 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %31 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %30)
  store i32 %31, ptr addrspace(5) %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #9
  store i32 1, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %32
32:
  %33 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %34 = icmp ult i32 %33, 32
  br i1 %34, label %36, label %35
35:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #9
  br label %67
36:
  %37 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %38 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %39 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %40 = xor i32 %38, %39
  %41 = call i32 @from_lane(i32 noundef %37, i32 noundef %40) #10
  %42 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #9
  %44 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %45 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %46 = and i32 %45, -32
  %47 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %48 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %49 = sub i32 %47, %48
  %50 = and i32 %49, 31
  %51 = or i32 %46, %50
  %52 = call i32 @from_lane(i32 noundef %44, i32 noundef %51) #10
  store i32 %52, ptr addrspace(5) %12, align 4, !tbaa !12
  %53 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %54 = and i32 %53, 31
  %55 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %59
57:
  %58 = load i32, ptr addrspace(5) %12, align 4, !tbaa !12
  br label %60
59:
  br label %60
60:
  %61 = phi i32 [ %58, %57 ], [ 0, %59 ]
  %62 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #9
  br label %64
64:
  %65 = load i32, ptr addrspace(5) %11, align 4, !tbaa !12
  %66 = shl i32 %65, 1
  store i32 %66, ptr addrspace(5) %11, align 4, !tbaa !12
  br label %32, !llvm.loop !18
67:
  %68 = call i32 @llvm.amdgcn.wavefrontsize()
  %69 = icmp eq i32 %68, 64
  br i1 %69, label %70, label %86
70:
  %71 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %72 = call i32 @llvm.amdgcn.permlane64.i32(i32 %71)
  %73 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %74 = add i32 %73, %72
  store i32 %74, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #9
  %75 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %76 = call i32 @llvm.amdgcn.readlane.i32(i32 %75, i32 31)
  store i32 %76, ptr addrspace(5) %13, align 4, !tbaa !12
  %77 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %78 = icmp uge i32 %77, 32
  br i1 %78, label %79, label %81
79:
  %80 = load i32, ptr addrspace(5) %13, align 4, !tbaa !12
  br label %82
81:
  br label %82
82:
  %83 = phi i32 [ %80, %79 ], [ 0, %81 ]
  %84 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #9
  br label %86
86:
  %87 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %107, label %89
89:
  %90 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %91 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %103 = call i32 @llvm.amdgcn.wavefrontsize()
  %104 = zext i32 %103 to i64
  %105 = udiv i64 %102, %104
  %106 = getelementptr inbounds i32, ptr addrspace(1) %91, i64 %105
  store i32 %90, ptr addrspace(1) %106, align 4, !tbaa !12
  br label %107
107:
  %108 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %109 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #9
  ret void
}
declare noundef i32 @llvm.amdgcn.wavefrontsize() #2
declare i32 @llvm.amdgcn.permlane64.i32(i32) #5
define protected amdgpu_kernel void @ballots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  %9 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #9
  %10 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  store i32 %23, ptr addrspace(5) %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #9
  %24 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  %27 = call i64 @llvm.amdgcn.ballot.i64(i1 %26)
  store i64 %27, ptr addrspace(5) %8, align 8, !tbaa !21
  %28 = load i64, ptr addrspace(5) %8, align 8, !tbaa !21
  %29 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %41 = getelementptr inbounds i64, ptr addrspace(1) %29, i64 %40
  store i64 %28, ptr addrspace(1) %41, align 8, !tbaa !21
  %42 = load i64, ptr addrspace(5) %8, align 8, !tbaa !21
  %43 = lshr i64 %42, 32
  %44 = trunc i64 %43 to i32
  %45 = load i64, ptr addrspace(5) %8, align 8, !tbaa !21
  %46 = trunc i64 %45 to i32
  %47 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %46, i32 0)
  %48 = call i32 @llvm.amdgcn.mbcnt.hi(i32 %44, i32 %47)
  %49 = zext i32 %48 to i64
  %50 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %51 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %52 = zext i32 %51 to i64
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = zext i32 %53 to i64
  %55 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %56 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 4
  %57 = load i16, ptr addrspace(4) %56, align 2, !tbaa !14
  %58 = zext i16 %57 to i32
  %59 = sext i32 %58 to i64
  %60 = mul i64 %54, %59
  %61 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %62 = zext i32 %61 to i64
  %63 = add i64 %60, %62
  %64 = add i64 %52, %63
  %65 = getelementptr inbounds i64, ptr addrspace(1) %50, i64 %64
  store i64 %49, ptr addrspace(1) %65, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #9
  store i64 0, ptr addrspace(5) %9, align 8, !tbaa !21
  %66 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %73
68:
  %69 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %70 = and i32 %69, 2
  %71 = icmp ne i32 %70, 0
  %72 = call i64 @llvm.amdgcn.ballot.i64(i1 %71)
  store i64 %72, ptr addrspace(5) %9, align 8, !tbaa !21
  br label %73
73:
  %74 = load i64, ptr addrspace(5) %9, align 8, !tbaa !21
  %75 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
  %76 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %77 = mul i32 2, %76
  %78 = zext i32 %77 to i64
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
  %90 = add i64 %78, %89
  %91 = getelementptr inbounds i64, ptr addrspace(1) %75, i64 %90
  store i64 %74, ptr addrspace(1) %91, align 8, !tbaa !21
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #9
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #9
  ret void
}
declare i64 @llvm.amdgcn.ballot.i64(i1) #5
define protected amdgpu_kernel void @waterfall(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8, align 1, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #9
  %9 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %21 = getelementptr inbounds i32, ptr addrspace(1) %9, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !12
  store i32 %22, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #9
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 1, ptr addrspace(5) %7) #9
  store i8 1, ptr addrspace(5) %7, align 1, !tbaa !27
  br label %23
23:
  %24 = load i8, ptr addrspace(5) %7, align 1, !tbaa !27, !range !29, !noundef !30
  %25 = trunc i8 %24 to i1
  br i1 %25, label %27, label %26
26:
  call void @llvm.lifetime.end.p5(i64 1, ptr addrspace(5) %7) #9
  br label %54
27:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #9
  %28 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %29 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %28)
  store i32 %29, ptr addrspace(5) %8, align 4, !tbaa !12
  %30 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr addrspace(5) %6, align 4, !tbaa !12
  %32 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %33 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %53
35:
  %36 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %37 = mul nsw i32 %36, 100
  %38 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %39 = add nsw i32 %37, %38
  %40 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = zext i32 %41 to i64
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %44 = getelementptr inbounds i8, ptr addrspace(4) %43, i64 4
  %45 = load i16, ptr addrspace(4) %44, align 2, !tbaa !14
  %46 = zext i16 %45 to i32
  %47 = sext i32 %46 to i64
  %48 = mul i64 %42, %47
  %49 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = getelementptr inbounds i32, ptr addrspace(1) %40, i64 %51
  store i32 %39, ptr addrspace(1) %52, align 4, !tbaa !12
  store i8 0, ptr addrspace(5) %7, align 1, !tbaa !27
  br label %53
53:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #9
  br label %23, !llvm.loop !31
54:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #9
  ret void
}
define protected amdgpu_kernel void @dots(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !35 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !8
  store i32 %3, ptr addrspace(5) %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #9
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
  %23 = getelementptr inbounds i32, ptr addrspace(1) %11, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !12
  store i32 %24, ptr addrspace(5) %9, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #9
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
  %37 = getelementptr inbounds i32, ptr addrspace(1) %25, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !12
  store i32 %38, ptr addrspace(5) %10, align 4, !tbaa !12
  %39 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %40 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = zext i32 %41 to i64
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %44 = getelementptr inbounds i8, ptr addrspace(4) %43, i64 4
  %45 = load i16, ptr addrspace(4) %44, align 2, !tbaa !14
  %46 = zext i16 %45 to i32
  %47 = sext i32 %46 to i64
  %48 = mul i64 %42, %47
  %49 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = trunc i64 %51 to i32
  %53 = call i32 @llvm.amdgcn.udot4(i32 %39, i32 %40, i32 %52, i1 false)
  %54 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %58 = getelementptr inbounds i8, ptr addrspace(4) %57, i64 4
  %59 = load i16, ptr addrspace(4) %58, align 2, !tbaa !14
  %60 = zext i16 %59 to i32
  %61 = sext i32 %60 to i64
  %62 = mul i64 %56, %61
  %63 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %64 = zext i32 %63 to i64
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %54, i64 %65
  store i32 %53, ptr addrspace(1) %66, align 4, !tbaa !12
  %67 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %68 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
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
  %80 = trunc i64 %79 to i32
  %81 = call i32 @llvm.amdgcn.udot8(i32 %67, i32 %68, i32 %80, i1 false)
  %82 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %83 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %84 = zext i32 %83 to i64
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = zext i32 %85 to i64
  %87 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %88 = getelementptr inbounds i8, ptr addrspace(4) %87, i64 4
  %89 = load i16, ptr addrspace(4) %88, align 2, !tbaa !14
  %90 = zext i16 %89 to i32
  %91 = sext i32 %90 to i64
  %92 = mul i64 %86, %91
  %93 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %94 = zext i32 %93 to i64
  %95 = add i64 %92, %94
  %96 = add i64 %84, %95
  %97 = getelementptr inbounds i32, ptr addrspace(1) %82, i64 %96
  store i32 %81, ptr addrspace(1) %97, align 4, !tbaa !12
  %98 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %99 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
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
  %111 = trunc i64 %110 to i32
  %112 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %98, i1 true, i32 %99, i32 %111, i1 false)
  %113 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %114 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %115 = mul i32 2, %114
  %116 = zext i32 %115 to i64
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
  %128 = add i64 %116, %127
  %129 = getelementptr inbounds i32, ptr addrspace(1) %113, i64 %128
  store i32 %112, ptr addrspace(1) %129, align 4, !tbaa !12
  %130 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %131 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %132 = call i32 @llvm.amdgcn.workgroup.id.x()
  %133 = zext i32 %132 to i64
  %134 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %135 = getelementptr inbounds i8, ptr addrspace(4) %134, i64 4
  %136 = load i16, ptr addrspace(4) %135, align 2, !tbaa !14
  %137 = zext i16 %136 to i32
  %138 = sext i32 %137 to i64
  %139 = mul i64 %133, %138
  %140 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %141 = zext i32 %140 to i64
  %142 = add i64 %139, %141
  %143 = trunc i64 %142 to i32
  %144 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %130, i1 false, i32 %131, i32 %143, i1 false)
  %145 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %146 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %147 = mul i32 3, %146
  %148 = zext i32 %147 to i64
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
  %160 = add i64 %148, %159
  %161 = getelementptr inbounds i32, ptr addrspace(1) %145, i64 %160
  store i32 %144, ptr addrspace(1) %161, align 4, !tbaa !12
  %162 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %163 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
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
  %175 = trunc i64 %174 to i32
  %176 = call i32 @llvm.amdgcn.sudot8(i1 true, i32 %162, i1 true, i32 %163, i32 %175, i1 false)
  %177 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %178 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %179 = mul i32 4, %178
  %180 = zext i32 %179 to i64
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
  %192 = add i64 %180, %191
  %193 = getelementptr inbounds i32, ptr addrspace(1) %177, i64 %192
  store i32 %176, ptr addrspace(1) %193, align 4, !tbaa !12
  %194 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %195 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %196 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %194, i1 true, i32 %195, i32 2147483632, i1 true)
  %197 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %198 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %199 = mul i32 5, %198
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
  %214 = load i32, ptr addrspace(5) %9, align 4, !tbaa !12
  %215 = load i32, ptr addrspace(5) %10, align 4, !tbaa !12
  %216 = call i32 @llvm.amdgcn.udot4(i32 %214, i32 %215, i32 -16, i1 true)
  %217 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !8
  %218 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %219 = mul i32 6, %218
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
  %233 = getelementptr inbounds i32, ptr addrspace(1) %217, i64 %232
  store i32 %216, ptr addrspace(1) %233, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #9
  ret void
}
declare i32 @llvm.amdgcn.udot4(i32, i32, i32, i1 immarg) #2
declare i32 @llvm.amdgcn.udot8(i32, i32, i32, i1 immarg) #2
declare i32 @llvm.amdgcn.sudot4(i1 immarg, i32, i1 immarg, i32, i32, i1 immarg) #2
declare i32 @llvm.amdgcn.sudot8(i1 immarg, i32, i1 immarg, i32, i32, i1 immarg) #2
define protected amdgpu_kernel void @packed_fields(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !5 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca %struct.Packed, align 1, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 15, ptr addrspace(5) %7) #9
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
  %20 = getelementptr inbounds %struct.Packed, ptr addrspace(1) %8, i64 %19
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 1 %7, ptr addrspace(1) align 1 %20, i64 15, i1 false), !tbaa.struct !37
  %21 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 0
  %22 = load i8, ptr addrspace(5) %21, align 1, !tbaa !39
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 1
  %25 = load i32, ptr addrspace(5) %24, align 1, !tbaa !41
  %26 = add i32 %23, %25
  %27 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 2
  %28 = load i16, ptr addrspace(5) %27, align 1, !tbaa !42
  %29 = zext i16 %28 to i32
  %30 = add i32 %26, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 3
  %33 = load i64, ptr addrspace(5) %32, align 1, !tbaa !43
  %34 = add i64 %31, %33
  %35 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !8
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
  %47 = getelementptr inbounds i64, ptr addrspace(1) %35, i64 %46
  store i64 %34, ptr addrspace(1) %47, align 8, !tbaa !21
  %48 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 1
  %49 = load i32, ptr addrspace(5) %48, align 1, !tbaa !41
  %50 = mul i32 %49, 3
  %51 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 0
  %52 = load i8, ptr addrspace(5) %51, align 1, !tbaa !39
  %53 = zext i8 %52 to i32
  %54 = add i32 %50, %53
  %55 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 1
  store i32 %54, ptr addrspace(5) %55, align 1, !tbaa !41
  %56 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 2
  %57 = load i16, ptr addrspace(5) %56, align 1, !tbaa !42
  %58 = zext i16 %57 to i32
  %59 = xor i32 %58, 65535
  %60 = trunc i32 %59 to i16
  store i16 %60, ptr addrspace(5) %56, align 1, !tbaa !42
  %61 = getelementptr inbounds %struct.Packed, ptr addrspace(5) %7, i32 0, i32 3
  %62 = load i64, ptr addrspace(5) %61, align 1, !tbaa !43
  %63 = shl i64 %62, 3
  store i64 %63, ptr addrspace(5) %61, align 1, !tbaa !43
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
  %76 = getelementptr inbounds %struct.Packed, ptr addrspace(1) %64, i64 %75
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 1 %76, ptr addrspace(5) align 1 %7, i64 15, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p5(i64 15, ptr addrspace(5) %7) #9
  ret void
}
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias nocapture writeonly, ptr addrspace(1) noalias nocapture readonly, i64, i1 immarg) #6
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias nocapture writeonly, ptr addrspace(5) noalias nocapture readonly, i64, i1 immarg) #6
define protected amdgpu_kernel void @vectors(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 16 %4, ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6, ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8) #0 !kernel_arg_addr_space !44 !kernel_arg_access_qual !45 !kernel_arg_type !46 !kernel_arg_base_type !47 !kernel_arg_type_qual !48 {
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca <8 x i16>, align 16, addrspace(5)
  %20 = alloca <8 x i16>, align 16, addrspace(5)
  %21 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %10, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %11, align 8, !tbaa !8
  store ptr addrspace(1) %2, ptr addrspace(5) %12, align 8, !tbaa !8
  store ptr addrspace(1) %3, ptr addrspace(5) %13, align 8, !tbaa !8
  store ptr addrspace(1) %4, ptr addrspace(5) %14, align 8, !tbaa !8
  store ptr addrspace(1) %5, ptr addrspace(5) %15, align 8, !tbaa !8
  store ptr addrspace(1) %6, ptr addrspace(5) %16, align 8, !tbaa !8
  store ptr addrspace(1) %7, ptr addrspace(5) %17, align 8, !tbaa !8
  store ptr addrspace(1) %8, ptr addrspace(5) %18, align 8, !tbaa !8
  %22 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
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
  %34 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %22, i64 %33
  %35 = load <16 x i8>, ptr addrspace(1) %34, align 16
  %36 = shufflevector <16 x i8> %35, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %37 = mul <16 x i8> %36, <i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3, i8 3>
  %38 = load ptr addrspace(1), ptr addrspace(5) %10, align 8, !tbaa !8
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = zext i32 %39 to i64
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %42 = getelementptr inbounds i8, ptr addrspace(4) %41, i64 4
  %43 = load i16, ptr addrspace(4) %42, align 2, !tbaa !14
  %44 = zext i16 %43 to i32
  %45 = sext i32 %44 to i64
  %46 = mul i64 %40, %45
  %47 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = add i64 %46, %48
  %50 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %38, i64 %49
  %51 = load <16 x i8>, ptr addrspace(1) %50, align 16
  %52 = shufflevector <16 x i8> %51, <16 x i8> poison, <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %53 = add <16 x i8> %37, %52
  %54 = load ptr addrspace(1), ptr addrspace(5) %14, align 8, !tbaa !8
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %58 = getelementptr inbounds i8, ptr addrspace(4) %57, i64 4
  %59 = load i16, ptr addrspace(4) %58, align 2, !tbaa !14
  %60 = zext i16 %59 to i32
  %61 = sext i32 %60 to i64
  %62 = mul i64 %56, %61
  %63 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %64 = zext i32 %63 to i64
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds <16 x i8>, ptr addrspace(1) %54, i64 %65
  store <16 x i8> %53, ptr addrspace(1) %66, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %19) #9
  %67 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !8
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
  %79 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %67, i64 %78
  %80 = load <8 x i16>, ptr addrspace(1) %79, align 16, !tbaa !38
  store <8 x i16> %80, ptr addrspace(5) %19, align 16, !tbaa !38
  %81 = load <8 x i16>, ptr addrspace(5) %19, align 16
  %82 = shufflevector <8 x i16> %81, <8 x i16> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %83 = load <8 x i16>, ptr addrspace(5) %19, align 16
  %84 = shufflevector <8 x i16> %83, <8 x i16> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %85 = sub <4 x i16> %82, %84
  %86 = shufflevector <4 x i16> %85, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %87 = shufflevector <8 x i16> %86, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = load <8 x i16>, ptr addrspace(5) %19, align 16
  %89 = shufflevector <8 x i16> %88, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %90 = load <8 x i16>, ptr addrspace(5) %19, align 16
  %91 = shufflevector <8 x i16> %90, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %92 = add <4 x i16> %89, %91
  %93 = shufflevector <4 x i16> %92, <4 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %94 = shufflevector <8 x i16> %87, <8 x i16> %93, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x i16> %94, ptr addrspace(5) %20, align 16, !tbaa !38
  %95 = load <8 x i16>, ptr addrspace(5) %20, align 16, !tbaa !38
  %96 = load ptr addrspace(1), ptr addrspace(5) %15, align 8, !tbaa !8
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
  %108 = getelementptr inbounds <8 x i16>, ptr addrspace(1) %96, i64 %107
  store <8 x i16> %95, ptr addrspace(1) %108, align 16, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %21) #9
  %109 = load ptr addrspace(1), ptr addrspace(5) %12, align 8, !tbaa !8
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
  %121 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %109, i64 %120
  %122 = load <4 x i32>, ptr addrspace(1) %121, align 16, !tbaa !38
  store <4 x i32> %122, ptr addrspace(5) %21, align 16, !tbaa !38
  %123 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %124 = shufflevector <4 x i32> %123, <4 x i32> poison, <2 x i32> <i32 3, i32 1>
  %125 = shl <2 x i32> %124, <i32 2, i32 2>
  %126 = load <4 x i32>, ptr addrspace(5) %21, align 16
  %127 = shufflevector <2 x i32> %125, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %128 = shufflevector <4 x i32> %126, <4 x i32> %127, <4 x i32> <i32 4, i32 1, i32 5, i32 3>
  store <4 x i32> %128, ptr addrspace(5) %21, align 16
  %129 = load <4 x i32>, ptr addrspace(5) %21, align 16, !tbaa !38
  %130 = icmp sgt <4 x i32> %129, zeroinitializer
  %131 = sext <4 x i1> %130 to <4 x i32>
  %132 = load <4 x i32>, ptr addrspace(5) %21, align 16, !tbaa !38
  %133 = load <4 x i32>, ptr addrspace(5) %21, align 16, !tbaa !38
  %134 = xor <4 x i32> %133, <i32 -1, i32 -1, i32 -1, i32 -1>
  %135 = icmp slt <4 x i32> %131, zeroinitializer
  %136 = sext <4 x i1> %135 to <4 x i32>
  %137 = xor <4 x i32> %136, <i32 -1, i32 -1, i32 -1, i32 -1>
  %138 = and <4 x i32> %134, %137
  %139 = and <4 x i32> %132, %136
  %140 = or <4 x i32> %138, %139
  %141 = load ptr addrspace(1), ptr addrspace(5) %16, align 8, !tbaa !8
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
  store <4 x i32> %140, ptr addrspace(1) %153, align 16, !tbaa !38
  %154 = load ptr addrspace(1), ptr addrspace(5) %13, align 8, !tbaa !8
  %155 = call i32 @llvm.amdgcn.workgroup.id.x()
  %156 = zext i32 %155 to i64
  %157 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %158 = getelementptr inbounds i8, ptr addrspace(4) %157, i64 4
  %159 = load i16, ptr addrspace(4) %158, align 2, !tbaa !14
  %160 = zext i16 %159 to i32
  %161 = sext i32 %160 to i64
  %162 = mul i64 %156, %161
  %163 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %164 = zext i32 %163 to i64
  %165 = add i64 %162, %164
  %166 = getelementptr inbounds <3 x float>, ptr addrspace(1) %154, i64 %165
  %167 = load <3 x float>, ptr addrspace(1) %166, align 16
  %168 = shufflevector <3 x float> %167, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %169 = load ptr addrspace(1), ptr addrspace(5) %13, align 8, !tbaa !8
  %170 = call i32 @llvm.amdgcn.workgroup.id.x()
  %171 = zext i32 %170 to i64
  %172 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %173 = getelementptr inbounds i8, ptr addrspace(4) %172, i64 4
  %174 = load i16, ptr addrspace(4) %173, align 2, !tbaa !14
  %175 = zext i16 %174 to i32
  %176 = sext i32 %175 to i64
  %177 = mul i64 %171, %176
  %178 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %179 = zext i32 %178 to i64
  %180 = add i64 %177, %179
  %181 = getelementptr inbounds <3 x float>, ptr addrspace(1) %169, i64 %180
  %182 = load <4 x float>, ptr addrspace(1) %181, align 16
  %183 = shufflevector <4 x float> %182, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %184 = fneg <3 x float> %183
  %185 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %168, <3 x float> <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>, <3 x float> %184)
  %186 = load ptr addrspace(1), ptr addrspace(5) %17, align 8, !tbaa !8
  %187 = call i32 @llvm.amdgcn.workgroup.id.x()
  %188 = zext i32 %187 to i64
  %189 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %190 = getelementptr inbounds i8, ptr addrspace(4) %189, i64 4
  %191 = load i16, ptr addrspace(4) %190, align 2, !tbaa !14
  %192 = zext i16 %191 to i32
  %193 = sext i32 %192 to i64
  %194 = mul i64 %188, %193
  %195 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %196 = zext i32 %195 to i64
  %197 = add i64 %194, %196
  %198 = getelementptr inbounds <3 x float>, ptr addrspace(1) %186, i64 %197
  %199 = shufflevector <3 x float> %185, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %199, ptr addrspace(1) %198, align 16, !tbaa !38
  %200 = load ptr addrspace(1), ptr addrspace(5) %12, align 8, !tbaa !8
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
  %212 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %200, i64 %211
  %213 = load <4 x i32>, ptr addrspace(1) %212, align 16
  %214 = shufflevector <4 x i32> %213, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %215 = sext <2 x i32> %214 to <2 x i64>
  %216 = mul <2 x i64> %215, <i64 1000000007, i64 1000000007>
  %217 = load ptr addrspace(1), ptr addrspace(5) %18, align 8, !tbaa !8
  %218 = call i32 @llvm.amdgcn.workgroup.id.x()
  %219 = zext i32 %218 to i64
  %220 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %221 = getelementptr inbounds i8, ptr addrspace(4) %220, i64 4
  %222 = load i16, ptr addrspace(4) %221, align 2, !tbaa !14
  %223 = zext i16 %222 to i32
  %224 = sext i32 %223 to i64
  %225 = mul i64 %219, %224
  %226 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %227 = zext i32 %226 to i64
  %228 = add i64 %225, %227
  %229 = getelementptr inbounds <2 x i64>, ptr addrspace(1) %217, i64 %228
  store <2 x i64> %216, ptr addrspace(1) %229, align 16, !tbaa !38
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %21) #9
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %19) #9
  ret void
}
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2
define protected amdgpu_kernel void @dynamic_element(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca <8 x i32>, align 32, addrspace(5)
  %6 = alloca <8 x i32>, align 32, addrspace(5)
  %7 = alloca ptr, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 32, ptr addrspace(5) %5) #9
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
  %20 = getelementptr inbounds i32, ptr addrspace(1) %8, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = insertelement <8 x i32> poison, i32 %21, i32 0
  %23 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %24 = call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = zext i32 %24 to i64
  %26 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %27 = getelementptr inbounds i8, ptr addrspace(4) %26, i64 4
  %28 = load i16, ptr addrspace(4) %27, align 2, !tbaa !14
  %29 = zext i16 %28 to i32
  %30 = sext i32 %29 to i64
  %31 = mul i64 %25, %30
  %32 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %33 = zext i32 %32 to i64
  %34 = add i64 %31, %33
  %35 = getelementptr inbounds i32, ptr addrspace(1) %23, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = add nsw i32 %36, 1
  %38 = insertelement <8 x i32> %22, i32 %37, i32 1
  %39 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %51 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !12
  %53 = add nsw i32 %52, 2
  %54 = insertelement <8 x i32> %38, i32 %53, i32 2
  %55 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %56 = call i32 @llvm.amdgcn.workgroup.id.x()
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
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = add nsw i32 %68, 3
  %70 = insertelement <8 x i32> %54, i32 %69, i32 3
  %71 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %83 = getelementptr inbounds i32, ptr addrspace(1) %71, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !12
  %85 = add nsw i32 %84, 4
  %86 = insertelement <8 x i32> %70, i32 %85, i32 4
  %87 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %88 = call i32 @llvm.amdgcn.workgroup.id.x()
  %89 = zext i32 %88 to i64
  %90 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %91 = getelementptr inbounds i8, ptr addrspace(4) %90, i64 4
  %92 = load i16, ptr addrspace(4) %91, align 2, !tbaa !14
  %93 = zext i16 %92 to i32
  %94 = sext i32 %93 to i64
  %95 = mul i64 %89, %94
  %96 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %97 = zext i32 %96 to i64
  %98 = add i64 %95, %97
  %99 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %98
  %100 = load i32, ptr addrspace(1) %99, align 4, !tbaa !12
  %101 = add nsw i32 %100, 5
  %102 = insertelement <8 x i32> %86, i32 %101, i32 5
  %103 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %104 = call i32 @llvm.amdgcn.workgroup.id.x()
  %105 = zext i32 %104 to i64
  %106 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %107 = getelementptr inbounds i8, ptr addrspace(4) %106, i64 4
  %108 = load i16, ptr addrspace(4) %107, align 2, !tbaa !14
  %109 = zext i16 %108 to i32
  %110 = sext i32 %109 to i64
  %111 = mul i64 %105, %110
  %112 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %113 = zext i32 %112 to i64
  %114 = add i64 %111, %113
  %115 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 %114
  %116 = load i32, ptr addrspace(1) %115, align 4, !tbaa !12
  %117 = add nsw i32 %116, 6
  %118 = insertelement <8 x i32> %102, i32 %117, i32 6
  %119 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %120 = call i32 @llvm.amdgcn.workgroup.id.x()
  %121 = zext i32 %120 to i64
  %122 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %123 = getelementptr inbounds i8, ptr addrspace(4) %122, i64 4
  %124 = load i16, ptr addrspace(4) %123, align 2, !tbaa !14
  %125 = zext i16 %124 to i32
  %126 = sext i32 %125 to i64
  %127 = mul i64 %121, %126
  %128 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %129 = zext i32 %128 to i64
  %130 = add i64 %127, %129
  %131 = getelementptr inbounds i32, ptr addrspace(1) %119, i64 %130
  %132 = load i32, ptr addrspace(1) %131, align 4, !tbaa !12
  %133 = add nsw i32 %132, 7
  %134 = insertelement <8 x i32> %118, i32 %133, i32 7
  store <8 x i32> %134, ptr addrspace(5) %6, align 32, !tbaa !38
  %135 = load <8 x i32>, ptr addrspace(5) %6, align 32, !tbaa !38
  store <8 x i32> %135, ptr addrspace(5) %5, align 32, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %7) #9
  %136 = addrspacecast ptr addrspace(5) %5 to ptr
  store ptr %136, ptr addrspace(5) %7, align 8, !tbaa !8
  %137 = load ptr, ptr addrspace(5) %7, align 8, !tbaa !8
  %138 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %139 = call i32 @llvm.amdgcn.workgroup.id.x()
  %140 = zext i32 %139 to i64
  %141 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %142 = getelementptr inbounds i8, ptr addrspace(4) %141, i64 4
  %143 = load i16, ptr addrspace(4) %142, align 2, !tbaa !14
  %144 = zext i16 %143 to i32
  %145 = sext i32 %144 to i64
  %146 = mul i64 %140, %145
  %147 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %148 = zext i32 %147 to i64
  %149 = add i64 %146, %148
  %150 = getelementptr inbounds i32, ptr addrspace(1) %138, i64 %149
  %151 = load i32, ptr addrspace(1) %150, align 4, !tbaa !12
  %152 = and i32 %151, 7
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i32, ptr %137, i64 %153
  store i32 -1, ptr %154, align 4, !tbaa !12
  %155 = load ptr, ptr addrspace(5) %7, align 8, !tbaa !8
  %156 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %168 = getelementptr inbounds i32, ptr addrspace(1) %156, i64 %167
  %169 = load i32, ptr addrspace(1) %168, align 4, !tbaa !12
  %170 = ashr i32 %169, 3
  %171 = and i32 %170, 7
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr %155, i64 %172
  %174 = load i32, ptr %173, align 4, !tbaa !12
  %175 = load <8 x i32>, ptr addrspace(5) %5, align 32
  %176 = extractelement <8 x i32> %175, i64 3
  %177 = add nsw i32 %174, %176
  %178 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %190 = getelementptr inbounds i32, ptr addrspace(1) %178, i64 %189
  store i32 %177, ptr addrspace(1) %190, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %7) #9
  call void @llvm.lifetime.end.p5(i64 32, ptr addrspace(5) %5) #9
  ret void
}
define protected amdgpu_kernel void @generic_pointers(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca [4 x i32], align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %5) #9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #9
  %9 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext i32 %9 to i64
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr addrspace(5) %6, align 4, !tbaa !12
  %12 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %26 = mul nsw i32 %25, 2
  %27 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds [64 x i32], ptr addrspace(3) @generic_pointers.near, i64 0, i64 %28
  store i32 %26, ptr addrspace(3) %29, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #9
  store i32 0, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %30
30:
  %31 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %34, label %33
33:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #9
  br label %57
34:
  %35 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
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
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %50 = add nsw i32 %48, %49
  %51 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x i32], ptr addrspace(5) %5, i64 0, i64 %52
  store i32 %50, ptr addrspace(5) %53, align 4, !tbaa !12
  br label %54
54:
  %55 = load i32, ptr addrspace(5) %7, align 4, !tbaa !12
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr addrspace(5) %7, align 4, !tbaa !12
  br label %30, !llvm.loop !49
57:
  br label %58
58:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %59
59:
  br label %60
60:
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %8) #9
  %61 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %62 = urem i32 %61, 3
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %69
64:
  %65 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %66 = and i32 %65, -4
  %67 = getelementptr inbounds i32, ptr addrspace(3) @generic_pointers.near, i32 %66
  %68 = addrspacecast ptr addrspace(3) %67 to ptr
  br label %94
69:
  %70 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %71 = urem i32 %70, 3
  %72 = icmp eq i32 %71, 1
  br i1 %72, label %73, label %76
73:
  %74 = getelementptr inbounds [4 x i32], ptr addrspace(5) %5, i64 0, i64 0
  %75 = addrspacecast ptr addrspace(5) %74 to ptr
  br label %92
76:
  %77 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %78 = call i32 @llvm.amdgcn.workgroup.id.x()
  %79 = zext i32 %78 to i64
  %80 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %81 = getelementptr inbounds i8, ptr addrspace(4) %80, i64 4
  %82 = load i16, ptr addrspace(4) %81, align 2, !tbaa !14
  %83 = zext i16 %82 to i32
  %84 = sext i32 %83 to i64
  %85 = mul i64 %79, %84
  %86 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %87 = zext i32 %86 to i64
  %88 = add i64 %85, %87
  %89 = and i64 %88, -4
  %90 = getelementptr inbounds i32, ptr addrspace(1) %77, i64 %89
  %91 = addrspacecast ptr addrspace(1) %90 to ptr
  br label %92
92:
  %93 = phi ptr [ %75, %73 ], [ %91, %76 ]
  br label %94
94:
  %95 = phi ptr [ %68, %64 ], [ %93, %92 ]
  store ptr %95, ptr addrspace(5) %8, align 8, !tbaa !8
  %96 = load ptr, ptr addrspace(5) %8, align 8, !tbaa !8
  %97 = call i32 @sum_of(ptr noundef %96, i32 noundef 4) #10
  %98 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %99 = call i32 @llvm.amdgcn.workgroup.id.x()
  %100 = zext i32 %99 to i64
  %101 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %102 = getelementptr inbounds i8, ptr addrspace(4) %101, i64 4
  %103 = load i16, ptr addrspace(4) %102, align 2, !tbaa !14
  %104 = zext i16 %103 to i32
  %105 = sext i32 %104 to i64
  %106 = mul i64 %100, %105
  %107 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %108 = zext i32 %107 to i64
  %109 = add i64 %106, %108
  %110 = getelementptr inbounds i32, ptr addrspace(1) %98, i64 %109
  store i32 %97, ptr addrspace(1) %110, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %8) #9
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #9
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %5) #9
  ret void
}
declare void @llvm.amdgcn.s.barrier() #7
define internal i32 @sum_of(ptr noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store ptr %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #9
  store i32 0, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #9
  store i32 0, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %7
7:
  %8 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %9 = load i32, ptr addrspace(5) %4, align 4, !tbaa !12
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %12, label %11
11:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #9
  br label %24
12:
  %13 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  %14 = mul nsw i32 %13, 3
  %15 = load ptr, ptr addrspace(5) %3, align 8, !tbaa !8
  %16 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !12
  %20 = add nsw i32 %14, %19
  store i32 %20, ptr addrspace(5) %5, align 4, !tbaa !12
  br label %21
21:
  %22 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr addrspace(5) %6, align 4, !tbaa !12
  br label %7, !llvm.loop !50
24:
  %25 = load i32, ptr addrspace(5) %5, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #9
  ret i32 %25
}
define protected amdgpu_kernel void @globals(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !51 !kernel_arg_base_type !51 !kernel_arg_type_qual !52 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i64, align 8, addrspace(5)
  %8 = alloca i64, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !8
  %9 = load ptr addrspace(1), ptr addrspace(1) @where, align 8, !tbaa !8
  store i32 1, ptr addrspace(5) %5, align 4, !tbaa !12
  %10 = load i32, ptr addrspace(5) %5, align 4
  %11 = atomicrmw add ptr addrspace(1) %9, i32 %10 monotonic, align 4
  store i32 %11, ptr addrspace(5) %6, align 4
  %12 = load i32, ptr addrspace(5) %6, align 4, !tbaa !12
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
  %24 = and i64 %23, 3
  %25 = getelementptr inbounds [4 x i64], ptr addrspace(1) getelementptr inbounds (%struct.State, ptr addrspace(1) @state, i32 0, i32 1), i64 0, i64 %24
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
  store i64 %36, ptr addrspace(5) %7, align 8, !tbaa !21
  %37 = load i64, ptr addrspace(5) %7, align 8
  %38 = atomicrmw add ptr addrspace(1) %25, i64 %37 monotonic, align 8
  store i64 %38, ptr addrspace(5) %8, align 8
  %39 = load i64, ptr addrspace(5) %8, align 8, !tbaa !21
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
  %51 = and i64 %50, 3
  %52 = getelementptr inbounds [4 x float], ptr addrspace(4) @table, i64 0, i64 %51
  %53 = load float, ptr addrspace(4) %52, align 4, !tbaa !53
  %54 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = zext i32 %55 to i64
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %58 = getelementptr inbounds i8, ptr addrspace(4) %57, i64 4
  %59 = load i16, ptr addrspace(4) %58, align 2, !tbaa !14
  %60 = zext i16 %59 to i32
  %61 = sext i32 %60 to i64
  %62 = mul i64 %56, %61
  %63 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %64 = zext i32 %63 to i64
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %65
  store float %53, ptr addrspace(1) %66, align 4, !tbaa !53
  br label %67
67:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %68
68:
  %69 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %70 = zext i32 %69 to i64
  %71 = icmp ult i64 %70, 4
  br i1 %71, label %72, label %82
72:
  %73 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds [4 x i64], ptr addrspace(1) getelementptr inbounds (%struct.State, ptr addrspace(1) @state, i32 0, i32 1), i64 0, i64 %74
  %76 = load i64, ptr addrspace(1) %75, align 8, !tbaa !21
  %77 = trunc i64 %76 to i32
  %78 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %79 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr addrspace(1) %78, i64 %80
  store i32 %77, ptr addrspace(1) %81, align 4, !tbaa !12
  br label %82
82:
  %83 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %84 = zext i32 %83 to i64
  %85 = icmp ne i64 %84, 0
  br i1 %85, label %90, label %86
86:
  %87 = load i32, ptr addrspace(1) @state, align 8, !tbaa !55
  %88 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !8
  %89 = getelementptr inbounds i32, ptr addrspace(1) %88, i64 4
  store i32 %87, ptr addrspace(1) %89, align 4, !tbaa !12
  br label %90
90:
  ret void
}
define protected amdgpu_kernel void @copy_bytes(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !57 !kernel_arg_base_type !57 !kernel_arg_type_qual !7 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca [48 x i8], align 1, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !8
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !8
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p5(i64 48, ptr addrspace(5) %7) #9
  %9 = getelementptr inbounds [48 x i8], ptr addrspace(5) %7, i64 0, i64 0
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
  %21 = trunc i64 %20 to i32
  %22 = add nsw i32 %21, 1
  %23 = trunc i32 %22 to i8
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 1 %9, i8 %23, i64 48, i1 false)
  %24 = getelementptr inbounds [48 x i8], ptr addrspace(5) %7, i64 0, i64 0
  %25 = getelementptr inbounds i8, ptr addrspace(5) %24, i32 3
  %26 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !8
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
  %38 = mul i64 %37, 29
  %39 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %38
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 1 %25, ptr addrspace(1) align 1 %39, i64 29, i1 false)
  %40 = getelementptr inbounds [48 x i8], ptr addrspace(5) %7, i64 0, i64 0
  %41 = getelementptr inbounds i8, ptr addrspace(5) %40, i32 7
  %42 = getelementptr inbounds [48 x i8], ptr addrspace(5) %7, i64 0, i64 0
  %43 = getelementptr inbounds i8, ptr addrspace(5) %42, i32 1
  call void @llvm.memmove.p5.p5.i64(ptr addrspace(5) align 1 %41, ptr addrspace(5) align 1 %43, i64 31, i1 false)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #9
  store i32 0, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %44
44:
  %45 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %46 = icmp ult i32 %45, 48
  br i1 %46, label %48, label %47
47:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #9
  br label %73
48:
  %49 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds [48 x i8], ptr addrspace(5) %7, i64 0, i64 %50
  %52 = load i8, ptr addrspace(5) %51, align 1, !tbaa !38
  %53 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !8
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
  %65 = mul i64 %64, 48
  %66 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %67 = zext i32 %66 to i64
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %68
  store i8 %52, ptr addrspace(1) %69, align 1, !tbaa !38
  br label %70
70:
  %71 = load i32, ptr addrspace(5) %8, align 4, !tbaa !12
  %72 = add i32 %71, 1
  store i32 %72, ptr addrspace(5) %8, align 4, !tbaa !12
  br label %44, !llvm.loop !58
73:
  call void @llvm.lifetime.end.p5(i64 48, ptr addrspace(5) %7) #9
  ret void
}
declare void @llvm.memset.p5.i64(ptr addrspace(5) nocapture writeonly, i8, i64, i1 immarg) #8
declare void @llvm.memmove.p5.p5.i64(ptr addrspace(5) nocapture writeonly, ptr addrspace(5) nocapture readonly, i64, i1 immarg) #6
define protected amdgpu_kernel void @group_shape(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !59 !kernel_arg_access_qual !60 !kernel_arg_type !61 !kernel_arg_base_type !61 !kernel_arg_type_qual !62 {
  %2 = alloca ptr addrspace(1), align 8, addrspace(5)
  %3 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %3) #9
  %4 = call i32 @llvm.amdgcn.workgroup.id.z()
  %5 = zext i32 %4 to i64
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 8
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = mul i64 %5, %10
  %12 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %13 = zext i32 %12 to i64
  %14 = add i64 %11, %13
  %15 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %16 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 16
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !12
  %18 = zext i32 %17 to i64
  %19 = mul i64 %14, %18
  %20 = call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 6
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !14
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
  %31 = add i64 %19, %30
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %33 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 12
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !12
  %35 = zext i32 %34 to i64
  %36 = mul i64 %31, %35
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
  %48 = add i64 %36, %47
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr addrspace(5) %3, align 4, !tbaa !12
  %50 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %51 = zext i32 %50 to i64
  %52 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %53 = zext i32 %52 to i64
  %54 = mul i64 10, %53
  %55 = add i64 %51, %54
  %56 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %57 = zext i32 %56 to i64
  %58 = mul i64 100, %57
  %59 = add i64 %55, %58
  %60 = call i32 @llvm.amdgcn.workgroup.id.x()
  %61 = zext i32 %60 to i64
  %62 = mul i64 1000, %61
  %63 = add i64 %59, %62
  %64 = call i32 @llvm.amdgcn.workgroup.id.y()
  %65 = zext i32 %64 to i64
  %66 = mul i64 10000, %65
  %67 = add i64 %63, %66
  %68 = call i32 @llvm.amdgcn.workgroup.id.z()
  %69 = zext i32 %68 to i64
  %70 = mul i64 100000, %69
  %71 = add i64 %67, %70
  %72 = trunc i64 %71 to i32
  %73 = load ptr addrspace(1), ptr addrspace(5) %2, align 8, !tbaa !8
  %74 = load i32, ptr addrspace(5) %3, align 4, !tbaa !12
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 %75
  store i32 %72, ptr addrspace(1) %76, align 4, !tbaa !12
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %3) #9
  ret void
}
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nocallback nofree nounwind willreturn }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"uint"}
!7 = !{!"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !10, i64 0}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"int*", !"int*", !"int*"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!"int*", !"ulong*", !"uint"}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !10, i64 0}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"int*", !"int*"}
!26 = !{!"const", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"bool", !10, i64 0}
!29 = !{i8 0, i8 2}
!30 = !{}
!31 = distinct !{!31, !19}
!32 = !{i32 1, i32 1, i32 1, i32 0}
!33 = !{!"none", !"none", !"none", !"none"}
!34 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!35 = !{!"const", !"const", !"", !""}
!36 = !{!"Packed*", !"Packed*", !"ulong*"}
!37 = !{i64 0, i64 1, !38, i64 1, i64 4, !12, i64 5, i64 2, !14, i64 7, i64 8, !21}
!38 = !{!10, !10, i64 0}
!39 = !{!40, !10, i64 0}
!40 = !{!"", !10, i64 0, !13, i64 1, !15, i64 5, !22, i64 7}
!41 = !{!40, !13, i64 1}
!42 = !{!40, !15, i64 5}
!43 = !{!40, !22, i64 7}
!44 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!45 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!46 = !{!"char16*", !"short8*", !"int4*", !"float3*", !"char16*", !"short8*", !"int4*", !"float3*", !"long2*"}
!47 = !{!"char __attribute__((ext_vector_type(16)))*", !"short __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(3)))*", !"char __attribute__((ext_vector_type(16)))*", !"short __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(3)))*", !"long __attribute__((ext_vector_type(2)))*"}
!48 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !""}
!49 = distinct !{!49, !19}
!50 = distinct !{!50, !19}
!51 = !{!"int*", !"float*"}
!52 = !{!"", !""}
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !10, i64 0}
!55 = !{!56, !13, i64 0}
!56 = !{!"", !13, i64 0, !10, i64 8, !9, i64 40}
!57 = !{!"uchar*", !"uchar*", !"uint"}
!58 = distinct !{!58, !19}
!59 = !{i32 1}
!60 = !{!"none"}
!61 = !{!"uint*"}
!62 = !{!""}
