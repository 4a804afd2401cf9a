target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@__oclc_ABI_version = weak_odr hidden local_unnamed_addr addrspace(4) constant i32 500
define protected amdgpu_kernel void @near(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 !kernel_arg_name !8 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(1) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %14 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %15 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 12
  %16 = load i32, ptr addrspace(4) %15, align 4, !tbaa !13
  %17 = zext i32 %16 to i64
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr addrspace(5) %9, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %19 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %20 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %19)
  store i32 %20, ptr addrspace(5) %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %21 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %22 = call i32 @llvm.amdgcn.workgroup.id.x()
  %23 = zext i32 %22 to i64
  %24 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %25 = getelementptr inbounds i8, ptr addrspace(4) %24, i64 4
  %26 = load i16, ptr addrspace(4) %25, align 2, !tbaa !15
  %27 = zext i16 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = mul i64 %23, %28
  %30 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds i32, ptr addrspace(1) %21, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !13
  store i32 %34, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %35 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %36 = call i32 @_ZL20sub_group_shuffle_upij(i32 noundef %35, i32 noundef 3) #7
  store i32 %36, ptr addrspace(5) %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %37 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %38 = call i32 @_ZL22sub_group_shuffle_downij(i32 noundef %37, i32 noundef 5) #7
  store i32 %38, ptr addrspace(5) %13, align 4, !tbaa !13
  %39 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %40 = icmp uge i32 %39, 3
  br i1 %40, label %41, label %43
41:
  %42 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %44
43:
  br label %44
44:
  %45 = phi i32 [ %42, %41 ], [ 0, %43 ]
  %46 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = zext i32 %47 to i64
  %49 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %50 = getelementptr inbounds i8, ptr addrspace(4) %49, i64 4
  %51 = load i16, ptr addrspace(4) %50, align 2, !tbaa !15
  %52 = zext i16 %51 to i32
  %53 = sext i32 %52 to i64
  %54 = mul i64 %48, %53
  %55 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %56 = zext i32 %55 to i64
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 %57
  store i32 %45, ptr addrspace(1) %58, align 4, !tbaa !13
  %59 = load i32, ptr addrspace(5) %10, align 4, !tbaa !13
  %60 = add i32 %59, 5
  %61 = call i32 @llvm.amdgcn.wavefrontsize()
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %63 = getelementptr inbounds i8, ptr addrspace(4) %62, i64 4
  %64 = load i16, ptr addrspace(4) %63, align 2, !tbaa !15
  %65 = zext i16 %64 to i32
  %66 = sext i32 %65 to i64
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %68 = getelementptr inbounds i8, ptr addrspace(4) %67, i64 6
  %69 = load i16, ptr addrspace(4) %68, align 2, !tbaa !15
  %70 = zext i16 %69 to i32
  %71 = sext i32 %70 to i64
  %72 = mul i64 %66, %71
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %74 = getelementptr inbounds i8, ptr addrspace(4) %73, i64 8
  %75 = load i16, ptr addrspace(4) %74, align 2, !tbaa !15
  %76 = zext i16 %75 to i32
  %77 = sext i32 %76 to i64
  %78 = mul i64 %72, %77
  %79 = trunc i64 %78 to i32
  %80 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %81 = zext i32 %80 to i64
  %82 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %83 = getelementptr inbounds i8, ptr addrspace(4) %82, i64 6
  %84 = load i16, ptr addrspace(4) %83, align 2, !tbaa !15
  %85 = zext i16 %84 to i32
  %86 = sext i32 %85 to i64
  %87 = mul i64 %81, %86
  %88 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %89 = zext i32 %88 to i64
  %90 = add i64 %87, %89
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %92 = getelementptr inbounds i8, ptr addrspace(4) %91, i64 4
  %93 = load i16, ptr addrspace(4) %92, align 2, !tbaa !15
  %94 = zext i16 %93 to i32
  %95 = sext i32 %94 to i64
  %96 = mul i64 %90, %95
  %97 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %98 = zext i32 %97 to i64
  %99 = add i64 %96, %98
  %100 = trunc i64 %99 to i32
  %101 = call i32 @llvm.amdgcn.wavefrontsize()
  %102 = udiv i32 %100, %101
  %103 = call i32 @llvm.amdgcn.wavefrontsize()
  %104 = mul i32 %102, %103
  %105 = sub i32 %79, %104
  %106 = call i32 @_ZL3minjj(i32 noundef %61, i32 noundef %105) #7
  %107 = icmp ult i32 %60, %106
  br i1 %107, label %108, label %110
108:
  %109 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  br label %111
110:
  br label %111
111:
  %112 = phi i32 [ %109, %108 ], [ 0, %110 ]
  %113 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %114 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %115 = zext i32 %114 to i64
  %116 = call i32 @llvm.amdgcn.workgroup.id.x()
  %117 = zext i32 %116 to i64
  %118 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %119 = getelementptr inbounds i8, ptr addrspace(4) %118, i64 4
  %120 = load i16, ptr addrspace(4) %119, align 2, !tbaa !15
  %121 = zext i16 %120 to i32
  %122 = sext i32 %121 to i64
  %123 = mul i64 %117, %122
  %124 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %125 = zext i32 %124 to i64
  %126 = add i64 %123, %125
  %127 = add i64 %115, %126
  %128 = getelementptr inbounds i32, ptr addrspace(1) %113, i64 %127
  store i32 %112, ptr addrspace(1) %128, align 4, !tbaa !13
  %129 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %130 = call i32 @_ZL16sub_group_rotateii(i32 noundef %129, i32 noundef 7) #7
  %131 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %132 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %133 = mul i32 2, %132
  %134 = zext i32 %133 to i64
  %135 = call i32 @llvm.amdgcn.workgroup.id.x()
  %136 = zext i32 %135 to i64
  %137 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %138 = getelementptr inbounds i8, ptr addrspace(4) %137, i64 4
  %139 = load i16, ptr addrspace(4) %138, align 2, !tbaa !15
  %140 = zext i16 %139 to i32
  %141 = sext i32 %140 to i64
  %142 = mul i64 %136, %141
  %143 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %144 = zext i32 %143 to i64
  %145 = add i64 %142, %144
  %146 = add i64 %134, %145
  %147 = getelementptr inbounds i32, ptr addrspace(1) %131, i64 %146
  store i32 %130, ptr addrspace(1) %147, align 4, !tbaa !13
  %148 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  %149 = call i32 @_ZL31sub_group_non_uniform_broadcastij(i32 noundef %148, i32 noundef 9) #7
  %150 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %151 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  %152 = mul i32 3, %151
  %153 = zext i32 %152 to i64
  %154 = call i32 @llvm.amdgcn.workgroup.id.x()
  %155 = zext i32 %154 to i64
  %156 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %157 = getelementptr inbounds i8, ptr addrspace(4) %156, i64 4
  %158 = load i16, ptr addrspace(4) %157, align 2, !tbaa !15
  %159 = zext i16 %158 to i32
  %160 = sext i32 %159 to i64
  %161 = mul i64 %155, %160
  %162 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %163 = zext i32 %162 to i64
  %164 = add i64 %161, %163
  %165 = add i64 %153, %164
  %166 = getelementptr inbounds i32, ptr addrspace(1) %150, i64 %165
  store i32 %149, ptr addrspace(1) %166, align 4, !tbaa !13
  %167 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %168 = call i32 @llvm.amdgcn.workgroup.id.x()
  %169 = zext i32 %168 to i64
  %170 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %171 = getelementptr inbounds i8, ptr addrspace(4) %170, i64 4
  %172 = load i16, ptr addrspace(4) %171, align 2, !tbaa !15
  %173 = zext i16 %172 to i32
  %174 = sext i32 %173 to i64
  %175 = mul i64 %169, %174
  %176 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %177 = zext i32 %176 to i64
  %178 = add i64 %175, %177
  %179 = getelementptr inbounds double, ptr addrspace(1) %167, i64 %178
  %180 = load double, ptr addrspace(1) %179, align 8, !tbaa !17
  %181 = call double @_ZL16sub_group_rotatedi(double noundef %180, i32 noundef -1) #7
  %182 = load ptr addrspace(1), ptr addrspace(5) %8, align 8, !tbaa !9
  %183 = call i32 @llvm.amdgcn.workgroup.id.x()
  %184 = zext i32 %183 to i64
  %185 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %186 = getelementptr inbounds i8, ptr addrspace(4) %185, i64 4
  %187 = load i16, ptr addrspace(4) %186, align 2, !tbaa !15
  %188 = zext i16 %187 to i32
  %189 = sext i32 %188 to i64
  %190 = mul i64 %184, %189
  %191 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %192 = zext i32 %191 to i64
  %193 = add i64 %190, %192
  %194 = getelementptr inbounds double, ptr addrspace(1) %182, i64 %193
  store double %181, ptr addrspace(1) %194, align 8, !tbaa !17
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  ret void
}
declare void @llvm.lifetime.start.p5(i64 immarg, ptr addrspace(5) nocapture) #1
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2
declare noundef i32 @llvm.amdgcn.workitem.id.x() #2
define internal i32 @_ZL20sub_group_shuffle_upij(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %9 = sub i32 %7, %8
  %10 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %9) #7
  ret i32 %10
}
define internal i32 @_ZL22sub_group_shuffle_downij(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %9 = add i32 %7, %8
  %10 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %9) #7
  ret i32 %10
}
define internal i32 @_ZL3minjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @llvm.umin.i32(i32 %5, i32 %6)
  ret i32 %7
}
declare noundef i32 @llvm.amdgcn.wavefrontsize() #2
declare noundef i32 @llvm.amdgcn.workitem.id.z() #2
declare noundef i32 @llvm.amdgcn.workitem.id.y() #2
define internal i32 @_ZL16sub_group_rotateii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %9 = add i32 %7, %8
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = sub i32 %10, 1
  %12 = and i32 %9, %11
  %13 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %12) #7
  ret i32 %13
}
define internal i32 @_ZL31sub_group_non_uniform_broadcastij(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %6) #7
  ret i32 %7
}
define internal double @_ZL16sub_group_rotatedi(double noundef %0, i32 noundef %1) #4 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !17
  %6 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %7 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %6)
  %8 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %9 = add i32 %7, %8
  %10 = call i32 @llvm.amdgcn.wavefrontsize()
  %11 = sub i32 %10, 1
  %12 = and i32 %9, %11
  %13 = call double @_ZL12db_from_lanedj(double noundef %5, i32 noundef %12) #7
  ret double %13
}
declare void @llvm.lifetime.end.p5(i64 immarg, ptr addrspace(5) nocapture) #1
define protected amdgpu_kernel void @sets(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 !kernel_arg_name !23 {
  %3 = alloca ptr addrspace(1), align 8, addrspace(5)
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca <4 x i32>, align 16, addrspace(5)
  %7 = alloca <4 x i32>, align 16, addrspace(5)
  %8 = alloca <4 x i32>, align 16, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca <4 x i32>, align 16, addrspace(5)
  %11 = alloca <4 x i32>, align 16, addrspace(5)
  %12 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %3, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %5) #6
  %13 = load ptr addrspace(1), ptr addrspace(5) %3, align 8, !tbaa !9
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
  %25 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !13
  store i32 %26, ptr addrspace(5) %5, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %6) #6
  %27 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %28 = icmp sgt i32 %27, 0
  %29 = zext i1 %28 to i32
  %30 = call <4 x i32> @_ZL16sub_group_balloti(i32 noundef %29) #7
  store <4 x i32> %30, ptr addrspace(5) %6, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %7) #6
  %31 = call <4 x i32> @_ZL21get_sub_group_gt_maskv() #7
  store <4 x i32> %31, ptr addrspace(5) %7, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %8) #6
  %32 = call <4 x i32> @_ZL21get_sub_group_ge_maskv() #7
  store <4 x i32> %32, ptr addrspace(5) %8, align 16, !tbaa !24
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #6
  %33 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = zext i32 %34 to i64
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %37 = getelementptr inbounds i8, ptr addrspace(4) %36, i64 4
  %38 = load i16, ptr addrspace(4) %37, align 2, !tbaa !15
  %39 = zext i16 %38 to i32
  %40 = sext i32 %39 to i64
  %41 = mul i64 %35, %40
  %42 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %43 = zext i32 %42 to i64
  %44 = add i64 %41, %43
  %45 = mul i64 12, %44
  %46 = getelementptr inbounds i32, ptr addrspace(1) %33, i64 %45
  store ptr addrspace(1) %46, ptr addrspace(5) %9, align 8, !tbaa !9
  %47 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %48 = extractelement <4 x i32> %47, i64 0
  %49 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %50 = getelementptr inbounds i32, ptr addrspace(1) %49, i64 0
  store i32 %48, ptr addrspace(1) %50, align 4, !tbaa !13
  %51 = load <4 x i32>, ptr addrspace(5) %6, align 16
  %52 = extractelement <4 x i32> %51, i64 1
  %53 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %54 = getelementptr inbounds i32, ptr addrspace(1) %53, i64 1
  store i32 %52, ptr addrspace(1) %54, align 4, !tbaa !13
  %55 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %56 = call i32 @_ZL26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %55) #7
  %57 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %58 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 2
  store i32 %56, ptr addrspace(1) %58, align 4, !tbaa !13
  %59 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %60 = call i32 @_ZL31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %59) #7
  %61 = mul i32 %60, 100
  %62 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %63 = call i32 @_ZL31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %62) #7
  %64 = add i32 %61, %63
  %65 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %66 = getelementptr inbounds i32, ptr addrspace(1) %65, i64 3
  store i32 %64, ptr addrspace(1) %66, align 4, !tbaa !13
  %67 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %68 = call i32 @_ZL25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %67) #7
  %69 = mul i32 %68, 100
  %70 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %71 = call i32 @_ZL25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %70) #7
  %72 = add i32 %69, %71
  %73 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %74 = getelementptr inbounds i32, ptr addrspace(1) %73, i64 4
  store i32 %72, ptr addrspace(1) %74, align 4, !tbaa !13
  %75 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %76 = call i32 @_ZL24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %75) #7
  %77 = mul nsw i32 %76, 2
  %78 = load <4 x i32>, ptr addrspace(5) %6, align 16, !tbaa !24
  %79 = call i32 @_ZL28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %78, i32 noundef 5) #7
  %80 = add nsw i32 %77, %79
  %81 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %82 = getelementptr inbounds i32, ptr addrspace(1) %81, i64 5
  store i32 %80, ptr addrspace(1) %82, align 4, !tbaa !13
  %83 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %84 = extractelement <4 x i32> %83, i64 0
  %85 = call i32 @_ZL8popcountj(i32 noundef %84) #7
  %86 = load <4 x i32>, ptr addrspace(5) %7, align 16
  %87 = extractelement <4 x i32> %86, i64 1
  %88 = call i32 @_ZL8popcountj(i32 noundef %87) #7
  %89 = add i32 %85, %88
  %90 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %91 = extractelement <4 x i32> %90, i64 0
  %92 = call i32 @_ZL8popcountj(i32 noundef %91) #7
  %93 = load <4 x i32>, ptr addrspace(5) %8, align 16
  %94 = extractelement <4 x i32> %93, i64 1
  %95 = call i32 @_ZL8popcountj(i32 noundef %94) #7
  %96 = add i32 %92, %95
  %97 = mul i32 100, %96
  %98 = add i32 %89, %97
  %99 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %100 = getelementptr inbounds i32, ptr addrspace(1) %99, i64 6
  store i32 %98, ptr addrspace(1) %100, align 4, !tbaa !13
  %101 = call <4 x i32> @_ZL21get_sub_group_eq_maskv() #7
  store <4 x i32> %101, ptr addrspace(5) %10, align 16
  %102 = load <4 x i32>, ptr addrspace(5) %10, align 16
  %103 = extractelement <4 x i32> %102, i64 0
  %104 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %105 = getelementptr inbounds i32, ptr addrspace(1) %104, i64 7
  store i32 %103, ptr addrspace(1) %105, align 4, !tbaa !13
  %106 = call <4 x i32> @_ZL21get_sub_group_lt_maskv() #7
  store <4 x i32> %106, ptr addrspace(5) %11, align 16
  %107 = load <4 x i32>, ptr addrspace(5) %11, align 16
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %110 = getelementptr inbounds i32, ptr addrspace(1) %109, i64 8
  store i32 %108, ptr addrspace(1) %110, align 4, !tbaa !13
  %111 = call <4 x i32> @_ZL21get_sub_group_le_maskv() #7
  store <4 x i32> %111, ptr addrspace(5) %12, align 16
  %112 = load <4 x i32>, ptr addrspace(5) %12, align 16
  %113 = extractelement <4 x i32> %112, i64 1
  %114 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %115 = getelementptr inbounds i32, ptr addrspace(1) %114, i64 9
  store i32 %113, ptr addrspace(1) %115, align 4, !tbaa !13
  %116 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %117 = getelementptr inbounds i32, ptr addrspace(1) %116, i64 11
  store i32 0, ptr addrspace(1) %117, align 4, !tbaa !13
  %118 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %119 = getelementptr inbounds i32, ptr addrspace(1) %118, i64 10
  store i32 0, ptr addrspace(1) %119, align 4, !tbaa !13
  %120 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %122, label %148
122:
  %123 = call i32 @_ZL15sub_group_electv() #7
  %124 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %125 = icmp sgt i32 %124, 20
  %126 = zext i1 %125 to i32
  %127 = icmp eq i32 %126, 0
  %128 = call i64 @llvm.amdgcn.ballot.i64(i1 %127)
  %129 = icmp eq i64 %128, 0
  %130 = zext i1 %129 to i32
  %131 = mul nsw i32 2, %130
  %132 = add nsw i32 %123, %131
  %133 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %134 = icmp sgt i32 %133, 50
  %135 = zext i1 %134 to i32
  %136 = icmp ne i32 %135, 0
  %137 = call i64 @llvm.amdgcn.ballot.i64(i1 %136)
  %138 = icmp ne i64 %137, 0
  %139 = zext i1 %138 to i32
  %140 = mul nsw i32 4, %139
  %141 = add nsw i32 %132, %140
  %142 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %143 = getelementptr inbounds i32, ptr addrspace(1) %142, i64 10
  store i32 %141, ptr addrspace(1) %143, align 4, !tbaa !13
  %144 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %145 = call i32 @_ZL25sub_group_broadcast_firsti(i32 noundef %144) #7
  %146 = load ptr addrspace(1), ptr addrspace(5) %9, align 8, !tbaa !9
  %147 = getelementptr inbounds i32, ptr addrspace(1) %146, i64 11
  store i32 %145, ptr addrspace(1) %147, align 4, !tbaa !13
  br label %148
148:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %5) #6
  ret void
}
define internal <4 x i32> @_ZL16sub_group_balloti(i32 noundef %0) #4 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !13
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !13
  %4 = icmp ne i32 %3, 0
  %5 = call i64 @llvm.amdgcn.ballot.i64(i1 %4)
  %6 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %5) #7
  ret <4 x i32> %6
}
define internal <4 x i32> @_ZL21get_sub_group_gt_maskv() #4 {
  %1 = call i32 @llvm.amdgcn.wavefrontsize()
  %2 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %3 = getelementptr inbounds i8, ptr addrspace(4) %2, i64 4
  %4 = load i16, ptr addrspace(4) %3, align 2, !tbaa !15
  %5 = zext i16 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 6
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !15
  %10 = zext i16 %9 to i32
  %11 = sext i32 %10 to i64
  %12 = mul i64 %6, %11
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 8
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !15
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = trunc i64 %18 to i32
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 6
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !15
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
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
  %41 = call i32 @llvm.amdgcn.wavefrontsize()
  %42 = udiv i32 %40, %41
  %43 = call i32 @llvm.amdgcn.wavefrontsize()
  %44 = mul i32 %42, %43
  %45 = sub i32 %19, %44
  %46 = call i32 @_ZL3minjj(i32 noundef %1, i32 noundef %45) #7
  %47 = sub i32 64, %46
  %48 = zext i32 %47 to i64
  %49 = and i64 %48, 63
  %50 = lshr i64 -1, %49
  %51 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %52 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %51)
  %53 = zext i32 %52 to i64
  %54 = and i64 %53, 63
  %55 = shl i64 1, %54
  %56 = sub i64 %55, 1
  %57 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %58 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %57)
  %59 = zext i32 %58 to i64
  %60 = and i64 %59, 63
  %61 = shl i64 1, %60
  %62 = or i64 %56, %61
  %63 = xor i64 %62, -1
  %64 = and i64 %50, %63
  %65 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %64) #7
  ret <4 x i32> %65
}
define internal <4 x i32> @_ZL21get_sub_group_ge_maskv() #4 {
  %1 = call i32 @llvm.amdgcn.wavefrontsize()
  %2 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %3 = getelementptr inbounds i8, ptr addrspace(4) %2, i64 4
  %4 = load i16, ptr addrspace(4) %3, align 2, !tbaa !15
  %5 = zext i16 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 6
  %9 = load i16, ptr addrspace(4) %8, align 2, !tbaa !15
  %10 = zext i16 %9 to i32
  %11 = sext i32 %10 to i64
  %12 = mul i64 %6, %11
  %13 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %14 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 8
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !15
  %16 = zext i16 %15 to i32
  %17 = sext i32 %16 to i64
  %18 = mul i64 %12, %17
  %19 = trunc i64 %18 to i32
  %20 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %21 = zext i32 %20 to i64
  %22 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %23 = getelementptr inbounds i8, ptr addrspace(4) %22, i64 6
  %24 = load i16, ptr addrspace(4) %23, align 2, !tbaa !15
  %25 = zext i16 %24 to i32
  %26 = sext i32 %25 to i64
  %27 = mul i64 %21, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %29 = zext i32 %28 to i64
  %30 = add i64 %27, %29
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
  %41 = call i32 @llvm.amdgcn.wavefrontsize()
  %42 = udiv i32 %40, %41
  %43 = call i32 @llvm.amdgcn.wavefrontsize()
  %44 = mul i32 %42, %43
  %45 = sub i32 %19, %44
  %46 = call i32 @_ZL3minjj(i32 noundef %1, i32 noundef %45) #7
  %47 = sub i32 64, %46
  %48 = zext i32 %47 to i64
  %49 = and i64 %48, 63
  %50 = lshr i64 -1, %49
  %51 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %52 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %51)
  %53 = zext i32 %52 to i64
  %54 = and i64 %53, 63
  %55 = shl i64 1, %54
  %56 = sub i64 %55, 1
  %57 = xor i64 %56, -1
  %58 = and i64 %50, %57
  %59 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %58) #7
  ret <4 x i32> %59
}
define internal i32 @_ZL26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i32 @llvm.amdgcn.wavefrontsize()
  %6 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 2, !tbaa !15
  %9 = zext i16 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds i8, ptr addrspace(4) %11, i64 6
  %13 = load i16, ptr addrspace(4) %12, align 2, !tbaa !15
  %14 = zext i16 %13 to i32
  %15 = sext i32 %14 to i64
  %16 = mul i64 %10, %15
  %17 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %18 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 8
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !15
  %20 = zext i16 %19 to i32
  %21 = sext i32 %20 to i64
  %22 = mul i64 %16, %21
  %23 = trunc i64 %22 to i32
  %24 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %25 = zext i32 %24 to i64
  %26 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %27 = getelementptr inbounds i8, ptr addrspace(4) %26, i64 6
  %28 = load i16, ptr addrspace(4) %27, align 2, !tbaa !15
  %29 = zext i16 %28 to i32
  %30 = sext i32 %29 to i64
  %31 = mul i64 %25, %30
  %32 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %33 = zext i32 %32 to i64
  %34 = add i64 %31, %33
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
  %45 = call i32 @llvm.amdgcn.wavefrontsize()
  %46 = udiv i32 %44, %45
  %47 = call i32 @llvm.amdgcn.wavefrontsize()
  %48 = mul i32 %46, %47
  %49 = sub i32 %23, %48
  %50 = call i32 @_ZL3minjj(i32 noundef %5, i32 noundef %49) #7
  %51 = sub i32 64, %50
  %52 = zext i32 %51 to i64
  %53 = and i64 %52, 63
  %54 = lshr i64 -1, %53
  %55 = and i64 %4, %54
  %56 = call i64 @_ZL8popcountm(i64 noundef %55) #7
  %57 = trunc i64 %56 to i32
  ret i32 %57
}
define internal i32 @_ZL31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = zext i32 %6 to i64
  %8 = and i64 %7, 63
  %9 = shl i64 1, %8
  %10 = sub i64 %9, 1
  %11 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %12 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %11)
  %13 = zext i32 %12 to i64
  %14 = and i64 %13, 63
  %15 = shl i64 1, %14
  %16 = or i64 %10, %15
  %17 = and i64 %4, %16
  %18 = call i64 @_ZL8popcountm(i64 noundef %17) #7
  %19 = trunc i64 %18 to i32
  ret i32 %19
}
define internal i32 @_ZL31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = zext i32 %6 to i64
  %8 = and i64 %7, 63
  %9 = shl i64 1, %8
  %10 = sub i64 %9, 1
  %11 = and i64 %4, %10
  %12 = call i64 @_ZL8popcountm(i64 noundef %11) #7
  %13 = trunc i64 %12 to i32
  ret i32 %13
}
define internal i32 @_ZL25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true)
  %6 = trunc i64 %5 to i32
  ret i32 %6
}
define internal i32 @_ZL25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i64 @llvm.ctlz.i64(i64 %4, i1 true)
  %6 = trunc i64 %5 to i32
  %7 = sub nsw i32 63, %6
  ret i32 %7
}
define internal i32 @_ZL24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %3) #7
  %5 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = zext i32 %6 to i64
  %8 = and i64 %7, 63
  %9 = shl i64 1, %8
  %10 = and i64 %4, %9
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i32
  ret i32 %12
}
define internal i32 @_ZL28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %0, i32 noundef %1) #4 {
  %3 = alloca <4 x i32>, align 16, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %3, align 16, !tbaa !24
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load <4 x i32>, ptr addrspace(5) %3, align 16, !tbaa !24
  %6 = call i64 @_ZL6db_setDv4_j(<4 x i32> noundef %5) #7
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = zext i32 %7 to i64
  %9 = and i64 %8, 63
  %10 = lshr i64 %6, %9
  %11 = and i64 %10, 1
  %12 = trunc i64 %11 to i32
  ret i32 %12
}
define internal i32 @_ZL8popcountj(i32 noundef %0) #4 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !13
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !13
  %4 = zext i32 %3 to i64
  %5 = call i64 @llvm.ctpop.i64(i64 %4)
  %6 = trunc i64 %5 to i32
  ret i32 %6
}
define internal <4 x i32> @_ZL21get_sub_group_eq_maskv() #4 {
  %1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %2 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %1)
  %3 = zext i32 %2 to i64
  %4 = and i64 %3, 63
  %5 = shl i64 1, %4
  %6 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %5) #7
  ret <4 x i32> %6
}
define internal <4 x i32> @_ZL21get_sub_group_lt_maskv() #4 {
  %1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %2 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %1)
  %3 = zext i32 %2 to i64
  %4 = and i64 %3, 63
  %5 = shl i64 1, %4
  %6 = sub i64 %5, 1
  %7 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %6) #7
  ret <4 x i32> %7
}
define internal <4 x i32> @_ZL21get_sub_group_le_maskv() #4 {
  %1 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %2 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %1)
  %3 = zext i32 %2 to i64
  %4 = and i64 %3, 63
  %5 = shl i64 1, %4
  %6 = sub i64 %5, 1
  %7 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %8 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %7)
  %9 = zext i32 %8 to i64
  %10 = and i64 %9, 63
  %11 = shl i64 1, %10
  %12 = or i64 %6, %11
  %13 = call <4 x i32> @_ZL8db_lanesm(i64 noundef %12) #7
  ret <4 x i32> %13
}
define internal i32 @_ZL15sub_group_electv() #4 {
  %1 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %2 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %3 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %2)
  %4 = zext i32 %3 to i64
  %5 = and i64 %4, 63
  %6 = shl i64 1, %5
  %7 = sub i64 %6, 1
  %8 = and i64 %1, %7
  %9 = icmp eq i64 %8, 0
  %10 = zext i1 %9 to i32
  ret i32 %10
}
declare i64 @llvm.amdgcn.ballot.i64(i1) #5
define internal i32 @_ZL25sub_group_broadcast_firsti(i32 noundef %0) #4 {
  %2 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %2, align 4, !tbaa !13
  %3 = load i32, ptr addrspace(5) %2, align 4, !tbaa !13
  %4 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %5 = call i64 @llvm.cttz.i64(i64 %4, i1 true)
  %6 = trunc i64 %5 to i32
  %7 = call i32 @_ZL12db_from_laneij(i32 noundef %3, i32 noundef %6) #7
  ret i32 %7
}
define protected amdgpu_kernel void @packed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 !kernel_arg_name !29 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca <4 x i32>, align 16, addrspace(5)
  %10 = alloca <4 x i32>, align 16, addrspace(5)
  %11 = alloca <4 x i32>, align 16, addrspace(5)
  %12 = alloca <4 x i32>, align 16, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %4, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %13 = load ptr addrspace(1), ptr addrspace(5) %4, align 8, !tbaa !9
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
  %25 = getelementptr inbounds i32, ptr addrspace(1) %13, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !13
  store i32 %26, ptr addrspace(5) %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %8) #6
  %27 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %31 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 4
  %32 = load i16, ptr addrspace(4) %31, align 2, !tbaa !15
  %33 = zext i16 %32 to i32
  %34 = sext i32 %33 to i64
  %35 = mul i64 %29, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  %38 = add i64 %35, %37
  %39 = getelementptr inbounds i32, ptr addrspace(1) %27, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !13
  store i32 %40, ptr addrspace(5) %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %9) #6
  %41 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %43 = call i32 @_ZL20dot_4x8packed_ss_intjj(i32 noundef %41, i32 noundef %42) #7
  %44 = insertelement <4 x i32> poison, i32 %43, i32 0
  %45 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %46 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %47 = call i32 @_ZL20dot_4x8packed_su_intjj(i32 noundef %45, i32 noundef %46) #7
  %48 = insertelement <4 x i32> %44, i32 %47, i32 1
  %49 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %50 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %51 = call i32 @_ZL20dot_4x8packed_us_intjj(i32 noundef %49, i32 noundef %50) #7
  %52 = insertelement <4 x i32> %48, i32 %51, i32 2
  %53 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %54 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %55 = call i32 @_ZL21dot_4x8packed_uu_uintjj(i32 noundef %53, i32 noundef %54) #7
  %56 = insertelement <4 x i32> %52, i32 %55, i32 3
  store <4 x i32> %56, ptr addrspace(5) %10, align 16, !tbaa !24
  %57 = load <4 x i32>, ptr addrspace(5) %10, align 16, !tbaa !24
  store <4 x i32> %57, ptr addrspace(5) %9, align 16, !tbaa !24
  %58 = load <4 x i32>, ptr addrspace(5) %9, align 16, !tbaa !24
  %59 = call i32 @llvm.amdgcn.workgroup.id.x()
  %60 = zext i32 %59 to i64
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %62 = getelementptr inbounds i8, ptr addrspace(4) %61, i64 4
  %63 = load i16, ptr addrspace(4) %62, align 2, !tbaa !15
  %64 = zext i16 %63 to i32
  %65 = sext i32 %64 to i64
  %66 = mul i64 %60, %65
  %67 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %68 = zext i32 %67 to i64
  %69 = add i64 %66, %68
  %70 = mul i64 2, %69
  %71 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %72 = addrspacecast ptr addrspace(1) %71 to ptr
  call void @_ZL7vstore4Dv4_imPU3AS0i(<4 x i32> noundef %58, i64 noundef %70, ptr noundef %72) #7
  call void @llvm.lifetime.start.p5(i64 16, ptr addrspace(5) %11) #6
  %73 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %74 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %75 = call i32 @_ZL28dot_acc_sat_4x8packed_ss_intjji(i32 noundef %73, i32 noundef %74, i32 noundef 2147483637) #7
  %76 = insertelement <4 x i32> poison, i32 %75, i32 0
  %77 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %78 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %79 = call i32 @_ZL28dot_acc_sat_4x8packed_su_intjji(i32 noundef %77, i32 noundef %78, i32 noundef -5) #7
  %80 = insertelement <4 x i32> %76, i32 %79, i32 1
  %81 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %82 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %83 = call i32 @_ZL28dot_acc_sat_4x8packed_us_intjji(i32 noundef %81, i32 noundef %82, i32 noundef -2147483645) #7
  %84 = insertelement <4 x i32> %80, i32 %83, i32 2
  %85 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %86 = load i32, ptr addrspace(5) %8, align 4, !tbaa !13
  %87 = call i32 @_ZL29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef %85, i32 noundef %86, i32 noundef -101) #7
  %88 = insertelement <4 x i32> %84, i32 %87, i32 3
  store <4 x i32> %88, ptr addrspace(5) %12, align 16, !tbaa !24
  %89 = load <4 x i32>, ptr addrspace(5) %12, align 16, !tbaa !24
  store <4 x i32> %89, ptr addrspace(5) %11, align 16, !tbaa !24
  %90 = load <4 x i32>, ptr addrspace(5) %11, align 16, !tbaa !24
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
  %102 = mul i64 2, %101
  %103 = add i64 %102, 1
  %104 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %105 = addrspacecast ptr addrspace(1) %104 to ptr
  call void @_ZL7vstore4Dv4_imPU3AS0i(<4 x i32> noundef %90, i64 noundef %103, ptr noundef %105) #7
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 16, ptr addrspace(5) %9) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %8) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  ret void
}
define internal i32 @_ZL20dot_4x8packed_ss_intjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %5, i1 true, i32 %6, i32 0, i1 false)
  ret i32 %7
}
define internal i32 @_ZL20dot_4x8packed_su_intjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %5, i1 false, i32 %6, i32 0, i1 false)
  ret i32 %7
}
define internal i32 @_ZL20dot_4x8packed_us_intjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @llvm.amdgcn.sudot4(i1 false, i32 %5, i1 true, i32 %6, i32 0, i1 false)
  ret i32 %7
}
define internal i32 @_ZL21dot_4x8packed_uu_uintjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @llvm.amdgcn.udot4(i32 %5, i32 %6, i32 0, i1 false)
  ret i32 %7
}
define internal void @_ZL7vstore4Dv4_imPU3AS0i(<4 x i32> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <4 x i32>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x i32>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  store <4 x i32> %7, ptr %11, align 4, !tbaa !24
  ret void
}
define internal i32 @_ZL28dot_acc_sat_4x8packed_ss_intjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %10 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %7, i1 true, i32 %8, i32 %9, i1 true)
  ret i32 %10
}
define internal i32 @_ZL28dot_acc_sat_4x8packed_su_intjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %10 = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %7, i1 false, i32 %8, i32 %9, i1 true)
  ret i32 %10
}
define internal i32 @_ZL28dot_acc_sat_4x8packed_us_intjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %10 = call i32 @llvm.amdgcn.sudot4(i1 false, i32 %7, i1 true, i32 %8, i32 %9, i1 true)
  ret i32 %10
}
define internal i32 @_ZL29dot_acc_sat_4x8packed_uu_uintjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  store i32 %2, ptr addrspace(5) %6, align 4, !tbaa !13
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %9 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %10 = call i32 @llvm.amdgcn.udot4(i32 %7, i32 %8, i32 %9, i1 true)
  ret i32 %10
}
define protected amdgpu_kernel void @stored(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(4) noundef align 2 %3) #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !5 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !34 !kernel_arg_name !35 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca <3 x float>, align 16, addrspace(5)
  %13 = alloca <4 x double>, align 32, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <4 x float>, align 16, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  store ptr addrspace(1) %0, ptr addrspace(5) %5, align 8, !tbaa !9
  store ptr addrspace(1) %1, ptr addrspace(5) %6, align 8, !tbaa !9
  store ptr addrspace(1) %2, ptr addrspace(5) %7, align 8, !tbaa !9
  store ptr addrspace(4) %3, ptr addrspace(5) %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %9) #6
  %18 = load ptr addrspace(1), ptr addrspace(5) %5, align 8, !tbaa !9
  %19 = call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %22 = getelementptr inbounds i8, ptr addrspace(4) %21, i64 4
  %23 = load i16, ptr addrspace(4) %22, align 2, !tbaa !15
  %24 = zext i16 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = mul i64 %20, %25
  %27 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = getelementptr inbounds double, ptr addrspace(1) %18, i64 %29
  %31 = load double, ptr addrspace(1) %30, align 8, !tbaa !17
  store double %31, ptr addrspace(5) %9, align 8, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %10) #6
  %32 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %33 = fptrunc double %32 to float
  store float %33, ptr addrspace(5) %10, align 4, !tbaa !36
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %11) #6
  %34 = load ptr addrspace(1), ptr addrspace(5) %6, align 8, !tbaa !9
  %35 = call i32 @llvm.amdgcn.workgroup.id.x()
  %36 = zext i32 %35 to i64
  %37 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %38 = getelementptr inbounds i8, ptr addrspace(4) %37, i64 4
  %39 = load i16, ptr addrspace(4) %38, align 2, !tbaa !15
  %40 = zext i16 %39 to i32
  %41 = sext i32 %40 to i64
  %42 = mul i64 %36, %41
  %43 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %44 = zext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = mul i64 16, %45
  %47 = getelementptr inbounds half, ptr addrspace(1) %34, i64 %46
  store ptr addrspace(1) %47, ptr addrspace(5) %11, align 8, !tbaa !9
  %48 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %49 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %50 = addrspacecast ptr addrspace(1) %49 to ptr
  call void @_ZL15vstore_half_rtefmPU3AS0Dh(float noundef %48, i64 noundef 0, ptr noundef %50) #7
  %51 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %52 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %53 = addrspacecast ptr addrspace(1) %52 to ptr
  call void @_ZL15vstore_half_rtzdmPU3AS0Dh(double noundef %51, i64 noundef 1, ptr noundef %53) #7
  %54 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %55 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %56 = addrspacecast ptr addrspace(1) %55 to ptr
  call void @_ZL15vstore_half_rtndmPU3AS0Dh(double noundef %54, i64 noundef 2, ptr noundef %56) #7
  %57 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %58 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %59 = addrspacecast ptr addrspace(1) %58 to ptr
  call void @_ZL15vstore_half_rtpfmPU3AS0Dh(float noundef %57, i64 noundef 3, ptr noundef %59) #7
  %60 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %61 = insertelement <3 x float> poison, float %60, i32 0
  %62 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %63 = fneg float %62
  %64 = insertelement <3 x float> %61, float %63, i32 1
  %65 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %66 = fmul float %65, 3.000000e+00
  %67 = insertelement <3 x float> %64, float %66, i32 2
  %68 = shufflevector <3 x float> %67, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %68, ptr addrspace(5) %12, align 16, !tbaa !24
  %69 = load <4 x float>, ptr addrspace(5) %12, align 16
  %70 = shufflevector <4 x float> %69, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %71 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %72 = addrspacecast ptr addrspace(1) %71 to ptr
  call void @_ZL17vstorea_half3_rtzDv3_fmPU3AS0Dh(<3 x float> noundef %70, i64 noundef 1, ptr noundef %72) #7
  %73 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %74 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %75 = addrspacecast ptr addrspace(1) %74 to ptr
  call void @_ZL11vstore_halfdmPU3AS0Dh(double noundef %73, i64 noundef 7, ptr noundef %75) #7
  %76 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %77 = insertelement <4 x double> poison, double %76, i32 0
  %78 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %79 = fneg double %78
  %80 = insertelement <4 x double> %77, double %79, i32 1
  %81 = load double, ptr addrspace(5) %9, align 8, !tbaa !17
  %82 = fmul double %81, 3.000000e+00
  %83 = insertelement <4 x double> %80, double %82, i32 2
  %84 = insertelement <4 x double> %83, double 0.000000e+00, i32 3
  store <4 x double> %84, ptr addrspace(5) %13, align 32, !tbaa !24
  %85 = load <4 x double>, ptr addrspace(5) %13, align 32, !tbaa !24
  %86 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %87 = addrspacecast ptr addrspace(1) %86 to ptr
  call void @_ZL17vstorea_half4_rtpDv4_dmPU3AS0Dh(<4 x double> noundef %85, i64 noundef 2, ptr noundef %87) #7
  %88 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %89 = insertelement <2 x float> poison, float %88, i32 0
  %90 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %91 = fneg float %90
  %92 = insertelement <2 x float> %89, float %91, i32 1
  store <2 x float> %92, ptr addrspace(5) %14, align 8, !tbaa !24
  %93 = load <2 x float>, ptr addrspace(5) %14, align 8, !tbaa !24
  %94 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %95 = addrspacecast ptr addrspace(1) %94 to ptr
  call void @_ZL16vstore_half2_rtnDv2_fmPU3AS0Dh(<2 x float> noundef %93, i64 noundef 6, ptr noundef %95) #7
  %96 = load float, ptr addrspace(5) %10, align 4, !tbaa !36
  %97 = insertelement <2 x float> poison, float %96, i32 0
  %98 = insertelement <2 x float> %97, float 1.000000e+00, i32 1
  store <2 x float> %98, ptr addrspace(5) %15, align 8, !tbaa !24
  %99 = load <2 x float>, ptr addrspace(5) %15, align 8, !tbaa !24
  %100 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %101 = addrspacecast ptr addrspace(1) %100 to ptr
  call void @_ZL13vstorea_half2Dv2_fmPU3AS0Dh(<2 x float> noundef %99, i64 noundef 7, ptr noundef %101) #7
  %102 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %103 = addrspacecast ptr addrspace(1) %102 to ptr
  %104 = call <4 x float> @_ZL12vloada_half4mPU3AS0KDh(i64 noundef 2, ptr noundef %103) #7
  %105 = call i32 @llvm.amdgcn.workgroup.id.x()
  %106 = zext i32 %105 to i64
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %108 = getelementptr inbounds i8, ptr addrspace(4) %107, i64 4
  %109 = load i16, ptr addrspace(4) %108, align 2, !tbaa !15
  %110 = zext i16 %109 to i32
  %111 = sext i32 %110 to i64
  %112 = mul i64 %106, %111
  %113 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %114 = zext i32 %113 to i64
  %115 = add i64 %112, %114
  %116 = mul i64 2, %115
  %117 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %118 = addrspacecast ptr addrspace(1) %117 to ptr
  call void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %104, i64 noundef %116, ptr noundef %118) #7
  %119 = load ptr addrspace(1), ptr addrspace(5) %11, align 8, !tbaa !9
  %120 = addrspacecast ptr addrspace(1) %119 to ptr
  %121 = call <3 x float> @_ZL12vloada_half3mPU3AS0KDh(i64 noundef 1, ptr noundef %120) #7
  %122 = shufflevector <3 x float> %121, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %124 = call i32 @llvm.amdgcn.workgroup.id.x()
  %125 = zext i32 %124 to i64
  %126 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %127 = getelementptr inbounds i8, ptr addrspace(4) %126, i64 4
  %128 = load i16, ptr addrspace(4) %127, align 2, !tbaa !15
  %129 = zext i16 %128 to i32
  %130 = sext i32 %129 to i64
  %131 = mul i64 %125, %130
  %132 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %133 = zext i32 %132 to i64
  %134 = add i64 %131, %133
  %135 = and i64 %134, 3
  %136 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !9
  %137 = call float @_ZL10vload_halfmPU3AS4Dh(i64 noundef %135, ptr addrspace(4) noundef %136) #7
  %138 = load ptr addrspace(4), ptr addrspace(5) %8, align 8, !tbaa !9
  %139 = call <2 x float> @_ZL12vloada_half2mPU3AS4Dh(i64 noundef 1, ptr addrspace(4) noundef %138) #7
  store <2 x float> %139, ptr addrspace(5) %17, align 8
  %140 = load <2 x float>, ptr addrspace(5) %17, align 8
  %141 = extractelement <2 x float> %140, i64 1
  %142 = fadd float %137, %141
  %143 = insertelement <4 x float> %123, float %142, i32 3
  store <4 x float> %143, ptr addrspace(5) %16, align 16, !tbaa !24
  %144 = load <4 x float>, ptr addrspace(5) %16, align 16, !tbaa !24
  %145 = call i32 @llvm.amdgcn.workgroup.id.x()
  %146 = zext i32 %145 to i64
  %147 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %148 = getelementptr inbounds i8, ptr addrspace(4) %147, i64 4
  %149 = load i16, ptr addrspace(4) %148, align 2, !tbaa !15
  %150 = zext i16 %149 to i32
  %151 = sext i32 %150 to i64
  %152 = mul i64 %146, %151
  %153 = call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %154 = zext i32 %153 to i64
  %155 = add i64 %152, %154
  %156 = mul i64 2, %155
  %157 = add i64 %156, 1
  %158 = load ptr addrspace(1), ptr addrspace(5) %7, align 8, !tbaa !9
  %159 = addrspacecast ptr addrspace(1) %158 to ptr
  call void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %144, i64 noundef %157, ptr noundef %159) #7
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %11) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %9) #6
  ret void
}
define internal void @_ZL15vstore_half_rtefmPU3AS0Dh(float noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !36
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !36
  %8 = call half @_ZL16convert_half_rtef(float noundef %7) #7
  %9 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %11 = getelementptr inbounds half, ptr %9, i64 %10
  store half %8, ptr %11, align 2, !tbaa !38
  ret void
}
define internal void @_ZL15vstore_half_rtzdmPU3AS0Dh(double noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = call half @_ZL16convert_half_rtzd(double noundef %7) #7
  %9 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %11 = getelementptr inbounds half, ptr %9, i64 %10
  store half %8, ptr %11, align 2, !tbaa !38
  ret void
}
define internal void @_ZL15vstore_half_rtndmPU3AS0Dh(double noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = call half @_ZL16convert_half_rtnd(double noundef %7) #7
  %9 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %11 = getelementptr inbounds half, ptr %9, i64 %10
  store half %8, ptr %11, align 2, !tbaa !38
  ret void
}
define internal void @_ZL15vstore_half_rtpfmPU3AS0Dh(float noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store float %0, ptr addrspace(5) %4, align 4, !tbaa !36
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load float, ptr addrspace(5) %4, align 4, !tbaa !36
  %8 = call half @_ZL16convert_half_rtpf(float noundef %7) #7
  %9 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %11 = getelementptr inbounds half, ptr %9, i64 %10
  store half %8, ptr %11, align 2, !tbaa !38
  ret void
}
define internal void @_ZL17vstorea_half3_rtzDv3_fmPU3AS0Dh(<3 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <3 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %7, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %8 = load <4 x float>, ptr addrspace(5) %4, align 16
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %11 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %12 = mul i64 4, %11
  %13 = getelementptr inbounds half, ptr %10, i64 %12
  call void @_ZL16vstore_half3_rtzDv3_fmPU3AS0Dh(<3 x float> noundef %9, i64 noundef 0, ptr noundef %13) #7
  ret void
}
define internal void @_ZL11vstore_halfdmPU3AS0Dh(double noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca double, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %4, align 8, !tbaa !17
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load double, ptr addrspace(5) %4, align 8, !tbaa !17
  %8 = call half @_ZL12convert_halfd(double noundef %7) #7
  %9 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %10 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %11 = getelementptr inbounds half, ptr %9, i64 %10
  store half %8, ptr %11, align 2, !tbaa !38
  ret void
}
define internal void @_ZL17vstorea_half4_rtpDv4_dmPU3AS0Dh(<4 x double> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <4 x double>, align 32, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %4, align 32, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x double>, ptr addrspace(5) %4, align 32, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  call void @_ZL16vstore_half4_rtpDv4_dmPU3AS0Dh(<4 x double> noundef %7, i64 noundef 0, ptr noundef %11) #7
  ret void
}
define internal void @_ZL16vstore_half2_rtnDv2_fmPU3AS0Dh(<2 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !24
  %8 = call <2 x half> @_ZL17convert_half2_rtnDv2_f(<2 x float> noundef %7) #7
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @_ZL7vstore2Dv2_DhmPU3AS0Dh(<2 x half> noundef %8, i64 noundef %9, ptr noundef %10) #7
  ret void
}
define internal void @_ZL13vstorea_half2Dv2_fmPU3AS0Dh(<2 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 2, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  call void @_ZL12vstore_half2Dv2_fmPU3AS0Dh(<2 x float> noundef %7, i64 noundef 0, ptr noundef %11) #7
  ret void
}
define internal void @_ZL7vstore4Dv4_fmPU3AS0f(<4 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <4 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x float> %0, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x float>, ptr addrspace(5) %4, align 16, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  store <4 x float> %7, ptr %11, align 4, !tbaa !24
  ret void
}
define internal <4 x float> @_ZL12vloada_half4mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = mul i64 4, %6
  %8 = getelementptr inbounds half, ptr %5, i64 %7
  %9 = call <4 x float> @_ZL11vload_half4mPU3AS0KDh(i64 noundef 0, ptr noundef %8) #7
  ret <4 x float> %9
}
define internal <3 x float> @_ZL12vloada_half3mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = mul i64 4, %6
  %8 = getelementptr inbounds half, ptr %5, i64 %7
  %9 = call <3 x float> @_ZL11vload_half3mPU3AS0KDh(i64 noundef 0, ptr noundef %8) #7
  ret <3 x float> %9
}
define internal float @_ZL10vload_halfmPU3AS4Dh(i64 noundef %0, ptr addrspace(4) noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr addrspace(4) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr addrspace(4), ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = getelementptr inbounds half, ptr addrspace(4) %5, i64 %6
  %8 = load half, ptr addrspace(4) %7, align 2, !tbaa !38
  %9 = fpext half %8 to float
  ret float %9
}
define internal <2 x float> @_ZL12vloada_half2mPU3AS4Dh(i64 noundef %0, ptr addrspace(4) noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr addrspace(4) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr addrspace(4), ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = mul i64 2, %6
  %8 = getelementptr inbounds half, ptr addrspace(4) %5, i64 %7
  %9 = call <2 x float> @_ZL11vload_half2mPU3AS4Dh(i64 noundef 0, ptr addrspace(4) noundef %8) #7
  ret <2 x float> %9
}
define internal i32 @_ZL12db_from_laneij(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i64, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %5, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %6) #6
  %15 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %16 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %15)
  store i32 %16, ptr addrspace(5) %6, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %7) #6
  %17 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %18 = and i32 %17, 31
  %19 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %20 = and i32 %19, 32
  %21 = or i32 %18, %20
  %22 = shl i32 %21, 2
  store i32 %22, ptr addrspace(5) %7, align 4, !tbaa !13
  %23 = call i32 @llvm.amdgcn.wavefrontsize()
  %24 = icmp eq i32 %23, 32
  br i1 %24, label %25, label %29
25:
  %26 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %27 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %28 = call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %27)
  store i32 %28, ptr addrspace(5) %3, align 4
  store i32 1, ptr addrspace(5) %8, align 4
  br label %81
29:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %9) #6
  %30 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  store i32 %30, ptr addrspace(5) %9, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %10) #6
  %31 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  store i64 %31, ptr addrspace(5) %10, align 8, !tbaa !30
  %32 = load i64, ptr addrspace(5) %10, align 8, !tbaa !30
  %33 = icmp eq i64 %32, -1
  br i1 %33, label %34, label %53
34:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %11) #6
  %35 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %36 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %37 = call i32 @llvm.amdgcn.ds.bpermute(i32 %35, i32 %36)
  store i32 %37, ptr addrspace(5) %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %12) #6
  %38 = load i32, ptr addrspace(5) %7, align 4, !tbaa !13
  %39 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %40 = call i32 @llvm.amdgcn.permlane64.i32(i32 %39)
  %41 = call i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %40)
  store i32 %41, ptr addrspace(5) %12, align 4, !tbaa !13
  %42 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %43 = load i32, ptr addrspace(5) %6, align 4, !tbaa !13
  %44 = xor i32 %42, %43
  %45 = and i32 %44, 32
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49
47:
  %48 = load i32, ptr addrspace(5) %12, align 4, !tbaa !13
  br label %51
49:
  %50 = load i32, ptr addrspace(5) %11, align 4, !tbaa !13
  br label %51
51:
  %52 = phi i32 [ %48, %47 ], [ %50, %49 ]
  store i32 %52, ptr addrspace(5) %3, align 4
  store i32 1, ptr addrspace(5) %8, align 4
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %12) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %11) #6
  br label %80
53:
  br label %54
54:
  %55 = load i64, ptr addrspace(5) %10, align 8, !tbaa !30
  %56 = icmp ne i64 %55, 0
  br i1 %56, label %57, label %78
57:
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %13) #6
  %58 = load i64, ptr addrspace(5) %10, align 8, !tbaa !30
  %59 = call i64 @llvm.cttz.i64(i64 %58, i1 true)
  %60 = trunc i64 %59 to i32
  store i32 %60, ptr addrspace(5) %13, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %14) #6
  %61 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %62 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %63 = call i32 @llvm.amdgcn.readlane.i32(i32 %61, i32 %62)
  store i32 %63, ptr addrspace(5) %14, align 4, !tbaa !13
  %64 = load i32, ptr addrspace(5) %5, align 4, !tbaa !13
  %65 = load i32, ptr addrspace(5) %13, align 4, !tbaa !13
  %66 = icmp eq i32 %64, %65
  br i1 %66, label %67, label %69
67:
  %68 = load i32, ptr addrspace(5) %14, align 4, !tbaa !13
  br label %71
69:
  %70 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  br label %71
71:
  %72 = phi i32 [ %68, %67 ], [ %70, %69 ]
  store i32 %72, ptr addrspace(5) %9, align 4, !tbaa !13
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %14) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %13) #6
  br label %73
73:
  %74 = load i64, ptr addrspace(5) %10, align 8, !tbaa !30
  %75 = sub i64 %74, 1
  %76 = load i64, ptr addrspace(5) %10, align 8, !tbaa !30
  %77 = and i64 %76, %75
  store i64 %77, ptr addrspace(5) %10, align 8, !tbaa !30
  br label %54, !llvm.loop !40
78:
  %79 = load i32, ptr addrspace(5) %9, align 4, !tbaa !13
  store i32 %79, ptr addrspace(5) %3, align 4
  store i32 1, ptr addrspace(5) %8, align 4
  br label %80
80:
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %10) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %9) #6
  br label %81
81:
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %7) #6
  call void @llvm.lifetime.end.p5(i64 4, ptr addrspace(5) %6) #6
  %82 = load i32, ptr addrspace(5) %3, align 4
  ret i32 %82
}
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5
declare i32 @llvm.amdgcn.permlane64.i32(i32) #5
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #5
declare i32 @llvm.umin.i32(i32, i32) #2
define internal double @_ZL12db_from_lanedj(double noundef %0, i32 noundef %1) #4 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !17
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !17
  %6 = bitcast double %5 to i64
  %7 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %8 = call i64 @_ZL12db_from_lanemj(i64 noundef %6, i32 noundef %7) #7
  %9 = bitcast i64 %8 to double
  ret double %9
}
define internal i64 @_ZL12db_from_lanemj(i64 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca <2 x i32>, align 8, addrspace(5)
  %6 = alloca <2 x i32>, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  call void @llvm.lifetime.start.p5(i64 8, ptr addrspace(5) %5) #6
  %7 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %8 = bitcast i64 %7 to <2 x i32>
  store <2 x i32> %8, ptr addrspace(5) %5, align 8, !tbaa !24
  %9 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %10 = extractelement <2 x i32> %9, i64 0
  %11 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %12 = call i32 @_ZL12db_from_lanejj(i32 noundef %10, i32 noundef %11) #7
  %13 = insertelement <2 x i32> poison, i32 %12, i32 0
  %14 = load <2 x i32>, ptr addrspace(5) %5, align 8
  %15 = extractelement <2 x i32> %14, i64 1
  %16 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %17 = call i32 @_ZL12db_from_lanejj(i32 noundef %15, i32 noundef %16) #7
  %18 = insertelement <2 x i32> %13, i32 %17, i32 1
  store <2 x i32> %18, ptr addrspace(5) %6, align 8, !tbaa !24
  %19 = load <2 x i32>, ptr addrspace(5) %6, align 8, !tbaa !24
  %20 = bitcast <2 x i32> %19 to i64
  call void @llvm.lifetime.end.p5(i64 8, ptr addrspace(5) %5) #6
  ret i64 %20
}
define internal i32 @_ZL12db_from_lanejj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  store i32 %0, ptr addrspace(5) %3, align 4, !tbaa !13
  store i32 %1, ptr addrspace(5) %4, align 4, !tbaa !13
  %5 = load i32, ptr addrspace(5) %3, align 4, !tbaa !13
  %6 = load i32, ptr addrspace(5) %4, align 4, !tbaa !13
  %7 = call i32 @_ZL12db_from_laneij(i32 noundef %5, i32 noundef %6) #7
  ret i32 %7
}
define internal <4 x i32> @_ZL8db_lanesm(i64 noundef %0) #4 {
  %2 = alloca i64, align 8, addrspace(5)
  %3 = alloca <4 x i32>, align 16, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !30
  %4 = load i64, ptr addrspace(5) %2, align 8, !tbaa !30
  %5 = bitcast i64 %4 to <2 x i32>
  %6 = shufflevector <2 x i32> %5, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %7 = shufflevector <4 x i32> %6, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %8 = insertelement <4 x i32> %7, i32 0, i32 2
  %9 = insertelement <4 x i32> %8, i32 0, i32 3
  store <4 x i32> %9, ptr addrspace(5) %3, align 16, !tbaa !24
  %10 = load <4 x i32>, ptr addrspace(5) %3, align 16, !tbaa !24
  ret <4 x i32> %10
}
define internal i64 @_ZL8popcountm(i64 noundef %0) #4 {
  %2 = alloca i64, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %2, align 8, !tbaa !30
  %3 = load i64, ptr addrspace(5) %2, align 8, !tbaa !30
  %4 = call i64 @llvm.ctpop.i64(i64 %3)
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  ret i64 %6
}
define internal i64 @_ZL6db_setDv4_j(<4 x i32> noundef %0) #4 {
  %2 = alloca <4 x i32>, align 16, addrspace(5)
  store <4 x i32> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %3 = load <4 x i32>, ptr addrspace(5) %2, align 16
  %4 = shufflevector <4 x i32> %3, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = bitcast <2 x i32> %4 to i64
  ret i64 %5
}
declare i64 @llvm.ctpop.i64(i64) #2
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
declare i32 @llvm.amdgcn.sudot4(i1 immarg, i32, i1 immarg, i32, i32, i1 immarg) #2
declare i32 @llvm.amdgcn.udot4(i32, i32, i32, i1 immarg) #2
define internal half @_ZL16convert_half_rtef(float noundef %0) #4 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !36
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %4 = fptrunc float %3 to half
  ret half %4
}
define internal half @_ZL16convert_half_rtzd(double noundef %0) #4 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !17
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %4 = fcmp olt double %3, 0.000000e+00
  br i1 %4, label %5, label %8
5:
  %6 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %7 = call half @_ZL16convert_half_rtpd(double noundef %6) #7
  br label %11
8:
  %9 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %10 = call half @_ZL16convert_half_rtnd(double noundef %9) #7
  br label %11
11:
  %12 = phi half [ %7, %5 ], [ %10, %8 ]
  ret half %12
}
define internal half @_ZL16convert_half_rtpd(double noundef %0) #4 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #6
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %5 = fptrunc double %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %7 = fpext half %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %9 = call zeroext i1 @_ZL8db_belowdd(double noundef %7, double noundef %8) #7
  br i1 %9, label %10, label %13
10:
  %11 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %12 = call half @_ZL9nextafterDhDh(half noundef %11, half noundef 0xH7C00) #7
  br label %15
13:
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  br label %15
15:
  %16 = phi half [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #6
  ret half %16
}
define internal half @_ZL16convert_half_rtnd(double noundef %0) #4 {
  %2 = alloca double, align 8, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !17
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #6
  %4 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %5 = fptrunc double %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %7 = fpext half %6 to double
  %8 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %9 = call zeroext i1 @_ZL8db_abovedd(double noundef %7, double noundef %8) #7
  br i1 %9, label %10, label %13
10:
  %11 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %12 = call half @_ZL9nextafterDhDh(half noundef %11, half noundef 0xHFC00) #7
  br label %15
13:
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  br label %15
15:
  %16 = phi half [ %12, %10 ], [ %14, %13 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #6
  ret half %16
}
define internal zeroext i1 @_ZL8db_belowdd(double noundef %0, double noundef %1) #4 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !17
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !17
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !17
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !17
  %7 = fcmp olt double %5, %6
  ret i1 %7
}
define internal half @_ZL9nextafterDhDh(half noundef %0, half noundef %1) #4 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  %5 = alloca half, align 2, addrspace(5)
  %6 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !38
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %5) #6
  store half 0xH0001, ptr addrspace(5) %5, align 2, !tbaa !38
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %6) #6
  %7 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %8 = bitcast half %7 to i16
  %9 = sext i16 %8 to i32
  %10 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %11 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %12 = fcmp olt half %10, %11
  %13 = zext i1 %12 to i32
  %14 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %15 = fcmp ogt half %14, 0xH0000
  %16 = zext i1 %15 to i32
  %17 = icmp eq i32 %13, %16
  %18 = zext i1 %17 to i64
  %19 = select i1 %17, i32 1, i32 -1
  %20 = add nsw i32 %9, %19
  %21 = trunc i32 %20 to i16
  %22 = bitcast i16 %21 to half
  store half %22, ptr addrspace(5) %6, align 2, !tbaa !38
  %23 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %24 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %25 = call i32 @_ZL11isunorderedDhDh(half noundef %23, half noundef %24) #7
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31
27:
  %28 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %29 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %30 = fadd half %28, %29
  br label %50
31:
  %32 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %33 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %34 = fcmp oeq half %32, %33
  br i1 %34, label %35, label %37
35:
  %36 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  br label %48
37:
  %38 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %39 = fcmp oeq half %38, 0xH0000
  br i1 %39, label %40, label %44
40:
  %41 = load half, ptr addrspace(5) %5, align 2, !tbaa !38
  %42 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %43 = call half @_ZL8copysignDhDh(half noundef %41, half noundef %42) #7
  br label %46
44:
  %45 = load half, ptr addrspace(5) %6, align 2, !tbaa !38
  br label %46
46:
  %47 = phi half [ %43, %40 ], [ %45, %44 ]
  br label %48
48:
  %49 = phi half [ %36, %35 ], [ %47, %46 ]
  br label %50
50:
  %51 = phi half [ %30, %27 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %6) #6
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %5) #6
  ret half %51
}
define internal i32 @_ZL11isunorderedDhDh(half noundef %0, half noundef %1) #4 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !38
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !38
  %5 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %7 = fcmp une half %5, %6
  %8 = zext i1 %7 to i32
  %9 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %10 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %11 = fcmp une half %9, %10
  %12 = zext i1 %11 to i32
  %13 = or i32 %8, %12
  ret i32 %13
}
define internal half @_ZL8copysignDhDh(half noundef %0, half noundef %1) #4 {
  %3 = alloca half, align 2, addrspace(5)
  %4 = alloca half, align 2, addrspace(5)
  store half %0, ptr addrspace(5) %3, align 2, !tbaa !38
  store half %1, ptr addrspace(5) %4, align 2, !tbaa !38
  %5 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %4, align 2, !tbaa !38
  %7 = call half @llvm.copysign.f16(half %5, half %6)
  ret half %7
}
declare half @llvm.copysign.f16(half, half) #2
define internal zeroext i1 @_ZL8db_abovedd(double noundef %0, double noundef %1) #4 {
  %3 = alloca double, align 8, addrspace(5)
  %4 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %3, align 8, !tbaa !17
  store double %1, ptr addrspace(5) %4, align 8, !tbaa !17
  %5 = load double, ptr addrspace(5) %3, align 8, !tbaa !17
  %6 = load double, ptr addrspace(5) %4, align 8, !tbaa !17
  %7 = fcmp ogt double %5, %6
  ret i1 %7
}
define internal half @_ZL16convert_half_rtpf(float noundef %0) #4 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !36
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #6
  %4 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %5 = fptrunc float %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %7 = fpext half %6 to double
  %8 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %9 = fpext float %8 to double
  %10 = call zeroext i1 @_ZL8db_belowdd(double noundef %7, double noundef %9) #7
  br i1 %10, label %11, label %14
11:
  %12 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %13 = call half @_ZL9nextafterDhDh(half noundef %12, half noundef 0xH7C00) #7
  br label %16
14:
  %15 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  br label %16
16:
  %17 = phi half [ %13, %11 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #6
  ret half %17
}
define internal void @_ZL16vstore_half3_rtzDv3_fmPU3AS0Dh(<3 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <3 x float>, align 16, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %7, ptr addrspace(5) %4, align 16, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %8 = load <4 x float>, ptr addrspace(5) %4, align 16
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %10 = call <3 x half> @_ZL17convert_half3_rtzDv3_f(<3 x float> noundef %9) #7
  %11 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %12 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @_ZL7vstore3Dv3_DhmPU3AS0Dh(<3 x half> noundef %10, i64 noundef %11, ptr noundef %12) #7
  ret void
}
define internal void @_ZL7vstore3Dv3_DhmPU3AS0Dh(<3 x half> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <3 x half>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  %7 = shufflevector <3 x half> %0, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x half> %7, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %8 = load <3 x half>, ptr addrspace(5) %4, align 8
  %9 = extractelement <3 x half> %8, i64 0
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %11 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %12 = mul i64 3, %11
  %13 = getelementptr inbounds half, ptr %10, i64 %12
  store half %9, ptr %13, align 2, !tbaa !38
  %14 = load <3 x half>, ptr addrspace(5) %4, align 8
  %15 = extractelement <3 x half> %14, i64 1
  %16 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %17 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %18 = mul i64 3, %17
  %19 = add i64 %18, 1
  %20 = getelementptr inbounds half, ptr %16, i64 %19
  store half %15, ptr %20, align 2, !tbaa !38
  %21 = load <3 x half>, ptr addrspace(5) %4, align 8
  %22 = extractelement <3 x half> %21, i64 2
  %23 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %24 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %25 = mul i64 3, %24
  %26 = add i64 %25, 2
  %27 = getelementptr inbounds half, ptr %23, i64 %26
  store half %22, ptr %27, align 2, !tbaa !38
  ret void
}
define internal <3 x half> @_ZL17convert_half3_rtzDv3_f(<3 x float> noundef %0) #4 {
  %2 = alloca <3 x float>, align 16, addrspace(5)
  %3 = alloca <3 x half>, align 8, addrspace(5)
  %4 = shufflevector <3 x float> %0, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x float> %4, ptr addrspace(5) %2, align 16, !tbaa !24
  %5 = load <3 x float>, ptr addrspace(5) %2, align 16
  %6 = shufflevector <3 x float> %5, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %7 = call <2 x half> @_ZL17convert_half2_rtzDv2_f(<2 x float> noundef %6) #7
  %8 = shufflevector <2 x half> %7, <2 x half> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %9 = shufflevector <3 x half> %8, <3 x half> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %10 = load <3 x float>, ptr addrspace(5) %2, align 16
  %11 = extractelement <3 x float> %10, i64 2
  %12 = call half @_ZL16convert_half_rtzf(float noundef %11) #7
  %13 = insertelement <3 x half> %9, half %12, i32 2
  %14 = shufflevector <3 x half> %13, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x half> %14, ptr addrspace(5) %3, align 8, !tbaa !24
  %15 = load <4 x half>, ptr addrspace(5) %3, align 8
  %16 = shufflevector <4 x half> %15, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x half> %16
}
define internal <2 x half> @_ZL17convert_half2_rtzDv2_f(<2 x float> noundef %0) #4 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = load <2 x float>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = call half @_ZL16convert_half_rtzf(float noundef %5) #7
  %7 = insertelement <2 x half> poison, half %6, i32 0
  %8 = load <2 x float>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %10 = call half @_ZL16convert_half_rtzf(float noundef %9) #7
  %11 = insertelement <2 x half> %7, half %10, i32 1
  store <2 x half> %11, ptr addrspace(5) %3, align 4, !tbaa !24
  %12 = load <2 x half>, ptr addrspace(5) %3, align 4, !tbaa !24
  ret <2 x half> %12
}
define internal half @_ZL16convert_half_rtzf(float noundef %0) #4 {
  %2 = alloca float, align 4, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !36
  %3 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %4 = fcmp olt float %3, 0.000000e+00
  br i1 %4, label %5, label %8
5:
  %6 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %7 = call half @_ZL16convert_half_rtpf(float noundef %6) #7
  br label %11
8:
  %9 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %10 = call half @_ZL16convert_half_rtnf(float noundef %9) #7
  br label %11
11:
  %12 = phi half [ %7, %5 ], [ %10, %8 ]
  ret half %12
}
define internal half @_ZL16convert_half_rtnf(float noundef %0) #4 {
  %2 = alloca float, align 4, addrspace(5)
  %3 = alloca half, align 2, addrspace(5)
  store float %0, ptr addrspace(5) %2, align 4, !tbaa !36
  call void @llvm.lifetime.start.p5(i64 2, ptr addrspace(5) %3) #6
  %4 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %5 = fptrunc float %4 to half
  store half %5, ptr addrspace(5) %3, align 2, !tbaa !38
  %6 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %7 = fpext half %6 to double
  %8 = load float, ptr addrspace(5) %2, align 4, !tbaa !36
  %9 = fpext float %8 to double
  %10 = call zeroext i1 @_ZL8db_abovedd(double noundef %7, double noundef %9) #7
  br i1 %10, label %11, label %14
11:
  %12 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  %13 = call half @_ZL9nextafterDhDh(half noundef %12, half noundef 0xHFC00) #7
  br label %16
14:
  %15 = load half, ptr addrspace(5) %3, align 2, !tbaa !38
  br label %16
16:
  %17 = phi half [ %13, %11 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p5(i64 2, ptr addrspace(5) %3) #6
  ret half %17
}
define internal half @_ZL12convert_halfd(double noundef %0) #4 {
  %2 = alloca double, align 8, addrspace(5)
  store double %0, ptr addrspace(5) %2, align 8, !tbaa !17
  %3 = load double, ptr addrspace(5) %2, align 8, !tbaa !17
  %4 = fptrunc double %3 to half
  ret half %4
}
define internal void @_ZL16vstore_half4_rtpDv4_dmPU3AS0Dh(<4 x double> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <4 x double>, align 32, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %4, align 32, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x double>, ptr addrspace(5) %4, align 32, !tbaa !24
  %8 = call <4 x half> @_ZL17convert_half4_rtpDv4_d(<4 x double> noundef %7) #7
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %8, i64 noundef %9, ptr noundef %10) #7
  ret void
}
define internal void @_ZL7vstore4Dv4_DhmPU3AS0Dh(<4 x half> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <4 x half>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <4 x half> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <4 x half>, ptr addrspace(5) %4, align 8, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 4, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  store <4 x half> %7, ptr %11, align 2, !tbaa !24
  ret void
}
define internal <4 x half> @_ZL17convert_half4_rtpDv4_d(<4 x double> noundef %0) #4 {
  %2 = alloca <4 x double>, align 32, addrspace(5)
  %3 = alloca <4 x half>, align 8, addrspace(5)
  store <4 x double> %0, ptr addrspace(5) %2, align 32, !tbaa !24
  %4 = load <4 x double>, ptr addrspace(5) %2, align 32
  %5 = shufflevector <4 x double> %4, <4 x double> poison, <2 x i32> <i32 0, i32 1>
  %6 = call <2 x half> @_ZL17convert_half2_rtpDv2_d(<2 x double> noundef %5) #7
  %7 = shufflevector <2 x half> %6, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %8 = shufflevector <4 x half> %7, <4 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %9 = load <4 x double>, ptr addrspace(5) %2, align 32
  %10 = shufflevector <4 x double> %9, <4 x double> poison, <2 x i32> <i32 2, i32 3>
  %11 = call <2 x half> @_ZL17convert_half2_rtpDv2_d(<2 x double> noundef %10) #7
  %12 = shufflevector <2 x half> %11, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = shufflevector <4 x half> %8, <4 x half> %12, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x half> %13, ptr addrspace(5) %3, align 8, !tbaa !24
  %14 = load <4 x half>, ptr addrspace(5) %3, align 8, !tbaa !24
  ret <4 x half> %14
}
define internal <2 x half> @_ZL17convert_half2_rtpDv2_d(<2 x double> noundef %0) #4 {
  %2 = alloca <2 x double>, align 16, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  store <2 x double> %0, ptr addrspace(5) %2, align 16, !tbaa !24
  %4 = load <2 x double>, ptr addrspace(5) %2, align 16
  %5 = extractelement <2 x double> %4, i64 0
  %6 = call half @_ZL16convert_half_rtpd(double noundef %5) #7
  %7 = insertelement <2 x half> poison, half %6, i32 0
  %8 = load <2 x double>, ptr addrspace(5) %2, align 16
  %9 = extractelement <2 x double> %8, i64 1
  %10 = call half @_ZL16convert_half_rtpd(double noundef %9) #7
  %11 = insertelement <2 x half> %7, half %10, i32 1
  store <2 x half> %11, ptr addrspace(5) %3, align 4, !tbaa !24
  %12 = load <2 x half>, ptr addrspace(5) %3, align 4, !tbaa !24
  ret <2 x half> %12
}
define internal void @_ZL7vstore2Dv2_DhmPU3AS0Dh(<2 x half> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <2 x half>, align 4, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x half> %0, ptr addrspace(5) %4, align 4, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x half>, ptr addrspace(5) %4, align 4, !tbaa !24
  %8 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = mul i64 2, %9
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  store <2 x half> %7, ptr %11, align 2, !tbaa !24
  ret void
}
define internal <2 x half> @_ZL17convert_half2_rtnDv2_f(<2 x float> noundef %0) #4 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  %3 = alloca <2 x half>, align 4, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = load <2 x float>, ptr addrspace(5) %2, align 8
  %5 = extractelement <2 x float> %4, i64 0
  %6 = call half @_ZL16convert_half_rtnf(float noundef %5) #7
  %7 = insertelement <2 x half> poison, half %6, i32 0
  %8 = load <2 x float>, ptr addrspace(5) %2, align 8
  %9 = extractelement <2 x float> %8, i64 1
  %10 = call half @_ZL16convert_half_rtnf(float noundef %9) #7
  %11 = insertelement <2 x half> %7, half %10, i32 1
  store <2 x half> %11, ptr addrspace(5) %3, align 4, !tbaa !24
  %12 = load <2 x half>, ptr addrspace(5) %3, align 4, !tbaa !24
  ret <2 x half> %12
}
define internal void @_ZL12vstore_half2Dv2_fmPU3AS0Dh(<2 x float> noundef %0, i64 noundef %1, ptr noundef %2) #4 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca i64, align 8, addrspace(5)
  %6 = alloca ptr, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %4, align 8, !tbaa !24
  store i64 %1, ptr addrspace(5) %5, align 8, !tbaa !30
  store ptr %2, ptr addrspace(5) %6, align 8, !tbaa !9
  %7 = load <2 x float>, ptr addrspace(5) %4, align 8, !tbaa !24
  %8 = call <2 x half> @_ZL13convert_half2Dv2_f(<2 x float> noundef %7) #7
  %9 = load i64, ptr addrspace(5) %5, align 8, !tbaa !30
  %10 = load ptr, ptr addrspace(5) %6, align 8, !tbaa !9
  call void @_ZL7vstore2Dv2_DhmPU3AS0Dh(<2 x half> noundef %8, i64 noundef %9, ptr noundef %10) #7
  ret void
}
define internal <2 x half> @_ZL13convert_half2Dv2_f(<2 x float> noundef %0) #4 {
  %2 = alloca <2 x float>, align 8, addrspace(5)
  store <2 x float> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <2 x float>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = fptrunc <2 x float> %3 to <2 x half>
  ret <2 x half> %4
}
define internal <4 x float> @_ZL11vload_half4mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %6 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %7 = call <4 x half> @_ZL6vload4mPU3AS0KDh(i64 noundef %5, ptr noundef %6) #7
  %8 = call <4 x float> @_ZL14convert_float4Dv4_Dh(<4 x half> noundef %7) #7
  ret <4 x float> %8
}
define internal <4 x float> @_ZL14convert_float4Dv4_Dh(<4 x half> noundef %0) #4 {
  %2 = alloca <4 x half>, align 8, addrspace(5)
  store <4 x half> %0, ptr addrspace(5) %2, align 8, !tbaa !24
  %3 = load <4 x half>, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = fpext <4 x half> %3 to <4 x float>
  ret <4 x float> %4
}
define internal <4 x half> @_ZL6vload4mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = mul i64 4, %6
  %8 = getelementptr inbounds half, ptr %5, i64 %7
  %9 = load <4 x half>, ptr %8, align 2, !tbaa !24
  ret <4 x half> %9
}
define internal <3 x float> @_ZL11vload_half3mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %6 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %7 = call <3 x half> @_ZL6vload3mPU3AS0KDh(i64 noundef %5, ptr noundef %6) #7
  %8 = call <3 x float> @_ZL14convert_float3Dv3_Dh(<3 x half> noundef %7) #7
  ret <3 x float> %8
}
define internal <3 x float> @_ZL14convert_float3Dv3_Dh(<3 x half> noundef %0) #4 {
  %2 = alloca <3 x half>, align 8, addrspace(5)
  %3 = shufflevector <3 x half> %0, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x half> %3, ptr addrspace(5) %2, align 8, !tbaa !24
  %4 = load <4 x half>, ptr addrspace(5) %2, align 8
  %5 = shufflevector <4 x half> %4, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %6 = fpext <3 x half> %5 to <3 x float>
  ret <3 x float> %6
}
define internal <3 x half> @_ZL6vload3mPU3AS0KDh(i64 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr, align 8, addrspace(5)
  %5 = alloca <3 x half>, align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %7 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %8 = mul i64 3, %7
  %9 = getelementptr inbounds half, ptr %6, i64 %8
  %10 = load half, ptr %9, align 2, !tbaa !38
  %11 = insertelement <3 x half> poison, half %10, i32 0
  %12 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %13 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %14 = mul i64 3, %13
  %15 = add i64 %14, 1
  %16 = getelementptr inbounds half, ptr %12, i64 %15
  %17 = load half, ptr %16, align 2, !tbaa !38
  %18 = insertelement <3 x half> %11, half %17, i32 1
  %19 = load ptr, ptr addrspace(5) %4, align 8, !tbaa !9
  %20 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %21 = mul i64 3, %20
  %22 = add i64 %21, 2
  %23 = getelementptr inbounds half, ptr %19, i64 %22
  %24 = load half, ptr %23, align 2, !tbaa !38
  %25 = insertelement <3 x half> %18, half %24, i32 2
  %26 = shufflevector <3 x half> %25, <3 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  store <4 x half> %26, ptr addrspace(5) %5, align 8, !tbaa !24
  %27 = load <4 x half>, ptr addrspace(5) %5, align 8
  %28 = shufflevector <4 x half> %27, <4 x half> poison, <3 x i32> <i32 0, i32 1, i32 2>
  ret <3 x half> %28
}
define internal <2 x float> @_ZL11vload_half2mPU3AS4Dh(i64 noundef %0, ptr addrspace(4) noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr addrspace(4) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %6 = load ptr addrspace(4), ptr addrspace(5) %4, align 8, !tbaa !9
  %7 = call <2 x half> @_ZL6vload2mPU3AS4Dh(i64 noundef %5, ptr addrspace(4) noundef %6) #7
  %8 = call <2 x float> @_ZL14convert_float2Dv2_Dh(<2 x half> noundef %7) #7
  ret <2 x float> %8
}
define internal <2 x float> @_ZL14convert_float2Dv2_Dh(<2 x half> noundef %0) #4 {
  %2 = alloca <2 x half>, align 4, addrspace(5)
  store <2 x half> %0, ptr addrspace(5) %2, align 4, !tbaa !24
  %3 = load <2 x half>, ptr addrspace(5) %2, align 4, !tbaa !24
  %4 = fpext <2 x half> %3 to <2 x float>
  ret <2 x float> %4
}
define internal <2 x half> @_ZL6vload2mPU3AS4Dh(i64 noundef %0, ptr addrspace(4) noundef %1) #4 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca ptr addrspace(4), align 8, addrspace(5)
  store i64 %0, ptr addrspace(5) %3, align 8, !tbaa !30
  store ptr addrspace(4) %1, ptr addrspace(5) %4, align 8, !tbaa !9
  %5 = load ptr addrspace(4), ptr addrspace(5) %4, align 8, !tbaa !9
  %6 = load i64, ptr addrspace(5) %3, align 8, !tbaa !30
  %7 = mul i64 2, %6
  %8 = getelementptr inbounds half, ptr addrspace(4) %5, i64 %7
  %9 = load <2 x half>, ptr addrspace(4) %8, align 2, !tbaa !24
  ret <2 x half> %9
}
attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { alwaysinline convergent norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }
!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 1, i32 1, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"double*", !"int*", !"double*"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{!"a", !"b", !"out", !"turned"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !11, i64 0}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"int*", !"uint*"}
!22 = !{!"const", !""}
!23 = !{!"a", !"out"}
!24 = !{!11, !11, i64 0}
!25 = !{i32 1, i32 1, i32 1}
!26 = !{!"none", !"none", !"none"}
!27 = !{!"uint*", !"uint*", !"int*"}
!28 = !{!"const", !"const", !""}
!29 = !{!"a", !"b", !"out"}
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !11, i64 0}
!32 = !{i32 1, i32 1, i32 1, i32 2}
!33 = !{!"double*", !"half*", !"float*", !"half*"}
!34 = !{!"const", !"", !"", !"const"}
!35 = !{!"in", !"halves", !"back", !"table"}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !11, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"half", !11, i64 0}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.unroll.disable"}
