; Written by tools/gen/native.py; sources 451d5d327db6991c561fdfb17300ee6df0452f1574320081dae622989a2c5d84
%struct.Segment = type { i64, i64, ptr, i64 }
%struct.Way = type { i64, i64, ptr, i64 }
define noundef i64 @db_miss(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8
  %9 = tail call noundef i64 %8(i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5)
  ret i64 %9
}
define void @db_scratch_fault(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef 64, i32 noundef %3, i32 noundef %4)
  ret void
}
define void @db_register_fault(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2) noinline {
  %4 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %1, i64 noundef 0, i32 noundef 512, i32 noundef %2, i32 noundef 0)
  ret void
}
define void @db_stop(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) noinline {
  %4 = tail call i64 @db_miss(ptr noundef %0, i64 noundef 0, i64 noundef 0, i32 noundef %1, i32 noundef %2, i32 noundef 0)
  ret void
}
define noundef i64 @db_more(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2) noinline {
  %4 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %1, i64 noundef 0, i32 noundef 262144, i32 noundef %2, i32 noundef 0)
  ret i64 %4
}
define noundef i64 @db_yield(ptr noundef readonly captures(none) %0, i32 noundef %1) noinline {
  %3 = tail call i64 @db_miss(ptr noundef %0, i64 noundef 0, i64 noundef 0, i32 noundef 8192, i32 noundef %1, i32 noundef 0)
  ret i64 %3
}
define noundef i64 @db_meet(ptr noundef readonly captures(none) %0) noinline {
  %2 = tail call i64 @db_miss(ptr noundef %0, i64 noundef 0, i64 noundef 0, i32 noundef 16384, i32 noundef 0, i32 noundef 0)
  ret i64 %2
}
define ptr @db_find(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %47, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %11 = icmp eq i32 %4, 0
  %12 = select i1 %11, i64 1, i64 2
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %19
15:
  %16 = add nuw i64 %21, 1
  %17 = load i64, ptr %6, align 8
  %18 = icmp ult i64 %16, %17
  br i1 %18, label %19, label %47
19:
  %20 = phi ptr [ undef, %9 ], [ %46, %15 ]
  %21 = phi i64 [ 0, %9 ], [ %16, %15 ]
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds nuw %struct.Segment, ptr %22, i64 %21
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 %2, %24
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %25, %27
  %29 = add i64 %25, %3
  %30 = icmp ule i64 %29, %27
  %31 = and i1 %28, %30
  br i1 %31, label %32, label %44
32:
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %12
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %44, label %37
37:
  store i64 %24, ptr %1, align 8
  %38 = load i64, ptr %26, align 8
  store i64 %38, ptr %13, align 8
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %14, align 8
  %41 = load i64, ptr %23, align 8
  %42 = sub i64 %2, %41
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 %42
  br label %44
44:
  %45 = phi i1 [ false, %37 ], [ true, %32 ], [ true, %19 ]
  %46 = phi ptr [ %43, %37 ], [ %20, %32 ], [ %20, %19 ]
  br i1 %45, label %15, label %47
47:
  %48 = phi ptr [ null, %5 ], [ %46, %44 ], [ null, %15 ]
  ret ptr %48
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
define ptr @db_translate(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  %8 = load i64, ptr %1, align 8
  %9 = sub i64 %2, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  %13 = add i64 %9, %3
  %14 = icmp ule i64 %13, %11
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %20
16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 %9
  br label %34
20:
  %21 = icmp ult i32 %4, 16
  br i1 %21, label %22, label %24
22:
  %23 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %3, i32 noundef %4)
  br label %24
24:
  %25 = phi ptr [ %23, %22 ], [ null, %20 ]
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %34
27:
  %28 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  %29 = icmp eq i64 %28, 1
  br i1 %29, label %30, label %32
30:
  %31 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %3, i32 noundef %4)
  br label %34
32:
  %33 = inttoptr i64 %28 to ptr
  br label %34
34:
  %35 = phi ptr [ %19, %16 ], [ %25, %24 ], [ %31, %30 ], [ %33, %32 ]
  ret ptr %35
}
define range(i32 0, 2) i32 @db_bytes(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %28, label %10
10:
  %11 = and i32 %4, 3
  %12 = icmp eq i32 %11, 0
  br label %13
13:
  %14 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %15 = add i64 %14, %2
  %16 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %15, i64 noundef 1, i32 noundef %4, i32 noundef %5, i32 noundef %6)
  %17 = icmp eq ptr %16, null
  br i1 %17, label %28, label %18
18:
  br i1 %12, label %22, label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 %14
  %21 = load i8, ptr %20, align 1
  store i8 %21, ptr %16, align 1
  br label %25
22:
  %23 = load i8, ptr %16, align 1
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 %14
  store i8 %23, ptr %24, align 1
  br label %25
25:
  %26 = add nuw i64 %14, 1
  %27 = icmp eq i64 %26, %3
  br i1 %27, label %28, label %13
28:
  %29 = phi i32 [ 0, %8 ], [ 0, %25 ], [ 1, %13 ]
  ret i32 %29
}
define ptr @db_scalar(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) noinline {
  %6 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef 0, i32 noundef %4, i32 noundef 0)
  %7 = icmp eq ptr %6, inttoptr (i64 2 to ptr)
  br i1 %7, label %8, label %15
8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i32 @db_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef 0, i32 noundef %4, i32 noundef 0, ptr noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15
13:
  %14 = load ptr, ptr %9, align 8
  br label %15
15:
  %16 = phi ptr [ %6, %5 ], [ %14, %13 ], [ null, %8 ]
  ret ptr %16
}
define range(i32 0, 2) i32 @db_gather_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %269
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 1
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %70
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %65, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 1, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %67, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 1, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %67
60:
  %61 = load i8, ptr %56, align 1
  %62 = zext i8 %61 to i32
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %62, ptr %63, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %64 = add i32 %45, -1
  %65 = and i32 %64, %45
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %44
67:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %68
68:
  %69 = phi i32 [ 1, %67 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %269
70:
  %71 = insertelement <32 x i32> poison, i32 %19, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = sub <32 x i32> %18, %72
  %74 = extractelement <32 x i32> %73, i64 0
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %41, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = insertelement <8 x i32> poison, i32 %78, i64 0
  %80 = extractelement <32 x i32> %73, i64 1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 %81
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i32
  %85 = insertelement <8 x i32> %79, i32 %84, i64 1
  %86 = extractelement <32 x i32> %73, i64 2
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %41, i64 %87
  %89 = load i8, ptr %88, align 1
  %90 = zext i8 %89 to i32
  %91 = insertelement <8 x i32> %85, i32 %90, i64 2
  %92 = extractelement <32 x i32> %73, i64 3
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %41, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = insertelement <8 x i32> %91, i32 %96, i64 3
  %98 = extractelement <32 x i32> %73, i64 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %41, i64 %99
  %101 = load i8, ptr %100, align 1
  %102 = zext i8 %101 to i32
  %103 = insertelement <8 x i32> %97, i32 %102, i64 4
  %104 = extractelement <32 x i32> %73, i64 5
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = zext i8 %107 to i32
  %109 = insertelement <8 x i32> %103, i32 %108, i64 5
  %110 = extractelement <32 x i32> %73, i64 6
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %41, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i32
  %115 = insertelement <8 x i32> %109, i32 %114, i64 6
  %116 = extractelement <32 x i32> %73, i64 7
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %41, i64 %117
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = insertelement <8 x i32> %115, i32 %120, i64 7
  store <8 x i32> %121, ptr %6, align 1
  %122 = extractelement <32 x i32> %73, i64 8
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %41, i64 %123
  %125 = load i8, ptr %124, align 1
  %126 = zext i8 %125 to i32
  %127 = insertelement <8 x i32> poison, i32 %126, i64 0
  %128 = extractelement <32 x i32> %73, i64 9
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %41, i64 %129
  %131 = load i8, ptr %130, align 1
  %132 = zext i8 %131 to i32
  %133 = insertelement <8 x i32> %127, i32 %132, i64 1
  %134 = extractelement <32 x i32> %73, i64 10
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %41, i64 %135
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = insertelement <8 x i32> %133, i32 %138, i64 2
  %140 = extractelement <32 x i32> %73, i64 11
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %41, i64 %141
  %143 = load i8, ptr %142, align 1
  %144 = zext i8 %143 to i32
  %145 = insertelement <8 x i32> %139, i32 %144, i64 3
  %146 = extractelement <32 x i32> %73, i64 12
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %41, i64 %147
  %149 = load i8, ptr %148, align 1
  %150 = zext i8 %149 to i32
  %151 = insertelement <8 x i32> %145, i32 %150, i64 4
  %152 = extractelement <32 x i32> %73, i64 13
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %41, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = insertelement <8 x i32> %151, i32 %156, i64 5
  %158 = extractelement <32 x i32> %73, i64 14
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %41, i64 %159
  %161 = load i8, ptr %160, align 1
  %162 = zext i8 %161 to i32
  %163 = insertelement <8 x i32> %157, i32 %162, i64 6
  %164 = extractelement <32 x i32> %73, i64 15
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %41, i64 %165
  %167 = load i8, ptr %166, align 1
  %168 = zext i8 %167 to i32
  %169 = insertelement <8 x i32> %163, i32 %168, i64 7
  %170 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %169, ptr %170, align 1
  %171 = extractelement <32 x i32> %73, i64 16
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %41, i64 %172
  %174 = load i8, ptr %173, align 1
  %175 = zext i8 %174 to i32
  %176 = insertelement <8 x i32> poison, i32 %175, i64 0
  %177 = extractelement <32 x i32> %73, i64 17
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %41, i64 %178
  %180 = load i8, ptr %179, align 1
  %181 = zext i8 %180 to i32
  %182 = insertelement <8 x i32> %176, i32 %181, i64 1
  %183 = extractelement <32 x i32> %73, i64 18
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr %41, i64 %184
  %186 = load i8, ptr %185, align 1
  %187 = zext i8 %186 to i32
  %188 = insertelement <8 x i32> %182, i32 %187, i64 2
  %189 = extractelement <32 x i32> %73, i64 19
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %41, i64 %190
  %192 = load i8, ptr %191, align 1
  %193 = zext i8 %192 to i32
  %194 = insertelement <8 x i32> %188, i32 %193, i64 3
  %195 = extractelement <32 x i32> %73, i64 20
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %41, i64 %196
  %198 = load i8, ptr %197, align 1
  %199 = zext i8 %198 to i32
  %200 = insertelement <8 x i32> %194, i32 %199, i64 4
  %201 = extractelement <32 x i32> %73, i64 21
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %41, i64 %202
  %204 = load i8, ptr %203, align 1
  %205 = zext i8 %204 to i32
  %206 = insertelement <8 x i32> %200, i32 %205, i64 5
  %207 = extractelement <32 x i32> %73, i64 22
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %41, i64 %208
  %210 = load i8, ptr %209, align 1
  %211 = zext i8 %210 to i32
  %212 = insertelement <8 x i32> %206, i32 %211, i64 6
  %213 = extractelement <32 x i32> %73, i64 23
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %41, i64 %214
  %216 = load i8, ptr %215, align 1
  %217 = zext i8 %216 to i32
  %218 = insertelement <8 x i32> %212, i32 %217, i64 7
  %219 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %218, ptr %219, align 1
  %220 = extractelement <32 x i32> %73, i64 24
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %41, i64 %221
  %223 = load i8, ptr %222, align 1
  %224 = zext i8 %223 to i32
  %225 = insertelement <8 x i32> poison, i32 %224, i64 0
  %226 = extractelement <32 x i32> %73, i64 25
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw i8, ptr %41, i64 %227
  %229 = load i8, ptr %228, align 1
  %230 = zext i8 %229 to i32
  %231 = insertelement <8 x i32> %225, i32 %230, i64 1
  %232 = extractelement <32 x i32> %73, i64 26
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds nuw i8, ptr %41, i64 %233
  %235 = load i8, ptr %234, align 1
  %236 = zext i8 %235 to i32
  %237 = insertelement <8 x i32> %231, i32 %236, i64 2
  %238 = extractelement <32 x i32> %73, i64 27
  %239 = zext i32 %238 to i64
  %240 = getelementptr inbounds nuw i8, ptr %41, i64 %239
  %241 = load i8, ptr %240, align 1
  %242 = zext i8 %241 to i32
  %243 = insertelement <8 x i32> %237, i32 %242, i64 3
  %244 = extractelement <32 x i32> %73, i64 28
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %41, i64 %245
  %247 = load i8, ptr %246, align 1
  %248 = zext i8 %247 to i32
  %249 = insertelement <8 x i32> %243, i32 %248, i64 4
  %250 = extractelement <32 x i32> %73, i64 29
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds nuw i8, ptr %41, i64 %251
  %253 = load i8, ptr %252, align 1
  %254 = zext i8 %253 to i32
  %255 = insertelement <8 x i32> %249, i32 %254, i64 5
  %256 = extractelement <32 x i32> %73, i64 30
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %41, i64 %257
  %259 = load i8, ptr %258, align 1
  %260 = zext i8 %259 to i32
  %261 = insertelement <8 x i32> %255, i32 %260, i64 6
  %262 = extractelement <32 x i32> %73, i64 31
  %263 = zext i32 %262 to i64
  %264 = getelementptr inbounds nuw i8, ptr %41, i64 %263
  %265 = load i8, ptr %264, align 1
  %266 = zext i8 %265 to i32
  %267 = insertelement <8 x i32> %261, i32 %266, i64 7
  %268 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %267, ptr %268, align 1
  br label %269
269:
  %270 = phi i32 [ %4, %7 ], [ 0, %70 ], [ %69, %68 ]
  ret i32 %270
}
define range(i32 0, 2) i32 @db_gather_lds_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %267
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 1
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %68
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %63, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 1, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %65, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 1, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %65
58:
  %59 = load i8, ptr %54, align 1
  %60 = zext i8 %59 to i32
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %60, ptr %61, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %62 = add i32 %43, -1
  %63 = and i32 %62, %43
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %42
65:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %66
66:
  %67 = phi i32 [ 1, %65 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %267
68:
  %69 = insertelement <32 x i32> poison, i32 %19, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i32> %18, %70
  %72 = extractelement <32 x i32> %71, i64 0
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %39, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = insertelement <8 x i32> poison, i32 %76, i64 0
  %78 = extractelement <32 x i32> %71, i64 1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  %83 = insertelement <8 x i32> %77, i32 %82, i64 1
  %84 = extractelement <32 x i32> %71, i64 2
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %39, i64 %85
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i32
  %89 = insertelement <8 x i32> %83, i32 %88, i64 2
  %90 = extractelement <32 x i32> %71, i64 3
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %39, i64 %91
  %93 = load i8, ptr %92, align 1
  %94 = zext i8 %93 to i32
  %95 = insertelement <8 x i32> %89, i32 %94, i64 3
  %96 = extractelement <32 x i32> %71, i64 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 %97
  %99 = load i8, ptr %98, align 1
  %100 = zext i8 %99 to i32
  %101 = insertelement <8 x i32> %95, i32 %100, i64 4
  %102 = extractelement <32 x i32> %71, i64 5
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = insertelement <8 x i32> %101, i32 %106, i64 5
  %108 = extractelement <32 x i32> %71, i64 6
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %39, i64 %109
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i32
  %113 = insertelement <8 x i32> %107, i32 %112, i64 6
  %114 = extractelement <32 x i32> %71, i64 7
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %39, i64 %115
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i32
  %119 = insertelement <8 x i32> %113, i32 %118, i64 7
  store <8 x i32> %119, ptr %6, align 1
  %120 = extractelement <32 x i32> %71, i64 8
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %39, i64 %121
  %123 = load i8, ptr %122, align 1
  %124 = zext i8 %123 to i32
  %125 = insertelement <8 x i32> poison, i32 %124, i64 0
  %126 = extractelement <32 x i32> %71, i64 9
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %39, i64 %127
  %129 = load i8, ptr %128, align 1
  %130 = zext i8 %129 to i32
  %131 = insertelement <8 x i32> %125, i32 %130, i64 1
  %132 = extractelement <32 x i32> %71, i64 10
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 %133
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = insertelement <8 x i32> %131, i32 %136, i64 2
  %138 = extractelement <32 x i32> %71, i64 11
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %39, i64 %139
  %141 = load i8, ptr %140, align 1
  %142 = zext i8 %141 to i32
  %143 = insertelement <8 x i32> %137, i32 %142, i64 3
  %144 = extractelement <32 x i32> %71, i64 12
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i8, ptr %39, i64 %145
  %147 = load i8, ptr %146, align 1
  %148 = zext i8 %147 to i32
  %149 = insertelement <8 x i32> %143, i32 %148, i64 4
  %150 = extractelement <32 x i32> %71, i64 13
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %39, i64 %151
  %153 = load i8, ptr %152, align 1
  %154 = zext i8 %153 to i32
  %155 = insertelement <8 x i32> %149, i32 %154, i64 5
  %156 = extractelement <32 x i32> %71, i64 14
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %39, i64 %157
  %159 = load i8, ptr %158, align 1
  %160 = zext i8 %159 to i32
  %161 = insertelement <8 x i32> %155, i32 %160, i64 6
  %162 = extractelement <32 x i32> %71, i64 15
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %39, i64 %163
  %165 = load i8, ptr %164, align 1
  %166 = zext i8 %165 to i32
  %167 = insertelement <8 x i32> %161, i32 %166, i64 7
  %168 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %167, ptr %168, align 1
  %169 = extractelement <32 x i32> %71, i64 16
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %39, i64 %170
  %172 = load i8, ptr %171, align 1
  %173 = zext i8 %172 to i32
  %174 = insertelement <8 x i32> poison, i32 %173, i64 0
  %175 = extractelement <32 x i32> %71, i64 17
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %39, i64 %176
  %178 = load i8, ptr %177, align 1
  %179 = zext i8 %178 to i32
  %180 = insertelement <8 x i32> %174, i32 %179, i64 1
  %181 = extractelement <32 x i32> %71, i64 18
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %39, i64 %182
  %184 = load i8, ptr %183, align 1
  %185 = zext i8 %184 to i32
  %186 = insertelement <8 x i32> %180, i32 %185, i64 2
  %187 = extractelement <32 x i32> %71, i64 19
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %39, i64 %188
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = insertelement <8 x i32> %186, i32 %191, i64 3
  %193 = extractelement <32 x i32> %71, i64 20
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %39, i64 %194
  %196 = load i8, ptr %195, align 1
  %197 = zext i8 %196 to i32
  %198 = insertelement <8 x i32> %192, i32 %197, i64 4
  %199 = extractelement <32 x i32> %71, i64 21
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr %39, i64 %200
  %202 = load i8, ptr %201, align 1
  %203 = zext i8 %202 to i32
  %204 = insertelement <8 x i32> %198, i32 %203, i64 5
  %205 = extractelement <32 x i32> %71, i64 22
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %39, i64 %206
  %208 = load i8, ptr %207, align 1
  %209 = zext i8 %208 to i32
  %210 = insertelement <8 x i32> %204, i32 %209, i64 6
  %211 = extractelement <32 x i32> %71, i64 23
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %39, i64 %212
  %214 = load i8, ptr %213, align 1
  %215 = zext i8 %214 to i32
  %216 = insertelement <8 x i32> %210, i32 %215, i64 7
  %217 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %216, ptr %217, align 1
  %218 = extractelement <32 x i32> %71, i64 24
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %39, i64 %219
  %221 = load i8, ptr %220, align 1
  %222 = zext i8 %221 to i32
  %223 = insertelement <8 x i32> poison, i32 %222, i64 0
  %224 = extractelement <32 x i32> %71, i64 25
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %39, i64 %225
  %227 = load i8, ptr %226, align 1
  %228 = zext i8 %227 to i32
  %229 = insertelement <8 x i32> %223, i32 %228, i64 1
  %230 = extractelement <32 x i32> %71, i64 26
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %39, i64 %231
  %233 = load i8, ptr %232, align 1
  %234 = zext i8 %233 to i32
  %235 = insertelement <8 x i32> %229, i32 %234, i64 2
  %236 = extractelement <32 x i32> %71, i64 27
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw i8, ptr %39, i64 %237
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i32
  %241 = insertelement <8 x i32> %235, i32 %240, i64 3
  %242 = extractelement <32 x i32> %71, i64 28
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i8, ptr %39, i64 %243
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i32
  %247 = insertelement <8 x i32> %241, i32 %246, i64 4
  %248 = extractelement <32 x i32> %71, i64 29
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw i8, ptr %39, i64 %249
  %251 = load i8, ptr %250, align 1
  %252 = zext i8 %251 to i32
  %253 = insertelement <8 x i32> %247, i32 %252, i64 5
  %254 = extractelement <32 x i32> %71, i64 30
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw i8, ptr %39, i64 %255
  %257 = load i8, ptr %256, align 1
  %258 = zext i8 %257 to i32
  %259 = insertelement <8 x i32> %253, i32 %258, i64 6
  %260 = extractelement <32 x i32> %71, i64 31
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw i8, ptr %39, i64 %261
  %263 = load i8, ptr %262, align 1
  %264 = zext i8 %263 to i32
  %265 = insertelement <8 x i32> %259, i32 %264, i64 7
  %266 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %265, ptr %266, align 1
  br label %267
267:
  %268 = phi i32 [ %4, %7 ], [ 0, %68 ], [ %67, %66 ]
  ret i32 %268
}
define range(i32 0, 2) i32 @db_scatter_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %90
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = add i64 %2, %21
  %23 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %24 = sub i32 %23, %20
  %25 = zext i32 %24 to i64
  %26 = add nuw nsw i64 %25, 1
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %22, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %28, %26
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %41
39:
  %40 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %22, i64 noundef %26, i32 noundef 1)
  br label %41
41:
  %42 = phi ptr [ %38, %35 ], [ %40, %39 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %71
44:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %45
45:
  %46 = phi i32 [ %66, %64 ], [ %4, %44 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %2, %51
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %53 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 1, i32 noundef 1, i32 noundef %5, i32 noundef %47)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %68, label %55
55:
  %56 = icmp eq ptr %53, inttoptr (i64 2 to ptr)
  %57 = select i1 %56, ptr %9, ptr %53
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %59 = load i32, ptr %58, align 4
  %60 = trunc i32 %59 to i8
  store i8 %60, ptr %57, align 1
  br i1 %56, label %61, label %64
61:
  %62 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 1, i32 noundef 1, i32 noundef %5, i32 noundef %47, ptr noundef nonnull %9)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %68
64:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %65 = add i32 %46, -1
  %66 = and i32 %65, %46
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %69, label %45
68:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %69
69:
  %70 = phi i32 [ 1, %68 ], [ 0, %64 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %90
71:
  %72 = insertelement <32 x i32> poison, i32 %20, i64 0
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> zeroinitializer
  %74 = sub <32 x i32> %19, %73
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %74, ptr %10, align 128
  br label %76
75:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %90
76:
  %77 = phi i32 [ %88, %76 ], [ %4, %71 ]
  %78 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %77, i1 true)
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr %10, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %42, i64 %82
  %84 = getelementptr inbounds nuw i32, ptr %6, i64 %79
  %85 = load i32, ptr %84, align 4
  %86 = trunc i32 %85 to i8
  store i8 %86, ptr %83, align 1
  %87 = add i32 %77, -1
  %88 = and i32 %87, %77
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %75, label %76
90:
  %91 = phi i32 [ %4, %7 ], [ 0, %75 ], [ %70, %69 ]
  ret i32 %91
}
define range(i32 0, 2) i32 @db_scatter_lds_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %88
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %23 = sub i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 1
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %2, %26
  %28 = add i64 %27, %21
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %25, %28
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %39
39:
  %40 = phi ptr [ %38, %35 ], [ null, %18 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %69
42:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %43
43:
  %44 = phi i32 [ %64, %62 ], [ %4, %42 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %2, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %51 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 1, i32 noundef 17, i32 noundef %5, i32 noundef %45)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %66, label %53
53:
  %54 = icmp eq ptr %51, inttoptr (i64 2 to ptr)
  %55 = select i1 %54, ptr %9, ptr %51
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %57 = load i32, ptr %56, align 4
  %58 = trunc i32 %57 to i8
  store i8 %58, ptr %55, align 1
  br i1 %54, label %59, label %62
59:
  %60 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 1, i32 noundef 17, i32 noundef %5, i32 noundef %45, ptr noundef nonnull %9)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %66
62:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %63 = add i32 %44, -1
  %64 = and i32 %63, %44
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %43
66:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %67
67:
  %68 = phi i32 [ 1, %66 ], [ 0, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %88
69:
  %70 = insertelement <32 x i32> poison, i32 %20, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i32> %19, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %72, ptr %10, align 128
  br label %74
73:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %88
74:
  %75 = phi i32 [ %86, %74 ], [ %4, %69 ]
  %76 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %75, i1 true)
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %40, i64 %80
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %77
  %83 = load i32, ptr %82, align 4
  %84 = trunc i32 %83 to i8
  store i8 %84, ptr %81, align 1
  %85 = add i32 %75, -1
  %86 = and i32 %85, %75
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %73, label %74
88:
  %89 = phi i32 [ %4, %7 ], [ 0, %73 ], [ %68, %67 ]
  ret i32 %89
}
define range(i32 0, 2) i32 @db_gather64_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj1ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj1ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_gather_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %269
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 2
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %70
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %65, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 2, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %67, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 2, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %67
60:
  %61 = load i16, ptr %56, align 1
  %62 = zext i16 %61 to i32
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %62, ptr %63, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %64 = add i32 %45, -1
  %65 = and i32 %64, %45
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %44
67:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %68
68:
  %69 = phi i32 [ 1, %67 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %269
70:
  %71 = insertelement <32 x i32> poison, i32 %19, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = sub <32 x i32> %18, %72
  %74 = extractelement <32 x i32> %73, i64 0
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %41, i64 %75
  %77 = load i16, ptr %76, align 1
  %78 = zext i16 %77 to i32
  %79 = insertelement <8 x i32> poison, i32 %78, i64 0
  %80 = extractelement <32 x i32> %73, i64 1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 %81
  %83 = load i16, ptr %82, align 1
  %84 = zext i16 %83 to i32
  %85 = insertelement <8 x i32> %79, i32 %84, i64 1
  %86 = extractelement <32 x i32> %73, i64 2
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %41, i64 %87
  %89 = load i16, ptr %88, align 1
  %90 = zext i16 %89 to i32
  %91 = insertelement <8 x i32> %85, i32 %90, i64 2
  %92 = extractelement <32 x i32> %73, i64 3
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %41, i64 %93
  %95 = load i16, ptr %94, align 1
  %96 = zext i16 %95 to i32
  %97 = insertelement <8 x i32> %91, i32 %96, i64 3
  %98 = extractelement <32 x i32> %73, i64 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %41, i64 %99
  %101 = load i16, ptr %100, align 1
  %102 = zext i16 %101 to i32
  %103 = insertelement <8 x i32> %97, i32 %102, i64 4
  %104 = extractelement <32 x i32> %73, i64 5
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i16, ptr %106, align 1
  %108 = zext i16 %107 to i32
  %109 = insertelement <8 x i32> %103, i32 %108, i64 5
  %110 = extractelement <32 x i32> %73, i64 6
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %41, i64 %111
  %113 = load i16, ptr %112, align 1
  %114 = zext i16 %113 to i32
  %115 = insertelement <8 x i32> %109, i32 %114, i64 6
  %116 = extractelement <32 x i32> %73, i64 7
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %41, i64 %117
  %119 = load i16, ptr %118, align 1
  %120 = zext i16 %119 to i32
  %121 = insertelement <8 x i32> %115, i32 %120, i64 7
  store <8 x i32> %121, ptr %6, align 1
  %122 = extractelement <32 x i32> %73, i64 8
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %41, i64 %123
  %125 = load i16, ptr %124, align 1
  %126 = zext i16 %125 to i32
  %127 = insertelement <8 x i32> poison, i32 %126, i64 0
  %128 = extractelement <32 x i32> %73, i64 9
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %41, i64 %129
  %131 = load i16, ptr %130, align 1
  %132 = zext i16 %131 to i32
  %133 = insertelement <8 x i32> %127, i32 %132, i64 1
  %134 = extractelement <32 x i32> %73, i64 10
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %41, i64 %135
  %137 = load i16, ptr %136, align 1
  %138 = zext i16 %137 to i32
  %139 = insertelement <8 x i32> %133, i32 %138, i64 2
  %140 = extractelement <32 x i32> %73, i64 11
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %41, i64 %141
  %143 = load i16, ptr %142, align 1
  %144 = zext i16 %143 to i32
  %145 = insertelement <8 x i32> %139, i32 %144, i64 3
  %146 = extractelement <32 x i32> %73, i64 12
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %41, i64 %147
  %149 = load i16, ptr %148, align 1
  %150 = zext i16 %149 to i32
  %151 = insertelement <8 x i32> %145, i32 %150, i64 4
  %152 = extractelement <32 x i32> %73, i64 13
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %41, i64 %153
  %155 = load i16, ptr %154, align 1
  %156 = zext i16 %155 to i32
  %157 = insertelement <8 x i32> %151, i32 %156, i64 5
  %158 = extractelement <32 x i32> %73, i64 14
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %41, i64 %159
  %161 = load i16, ptr %160, align 1
  %162 = zext i16 %161 to i32
  %163 = insertelement <8 x i32> %157, i32 %162, i64 6
  %164 = extractelement <32 x i32> %73, i64 15
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %41, i64 %165
  %167 = load i16, ptr %166, align 1
  %168 = zext i16 %167 to i32
  %169 = insertelement <8 x i32> %163, i32 %168, i64 7
  %170 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %169, ptr %170, align 1
  %171 = extractelement <32 x i32> %73, i64 16
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %41, i64 %172
  %174 = load i16, ptr %173, align 1
  %175 = zext i16 %174 to i32
  %176 = insertelement <8 x i32> poison, i32 %175, i64 0
  %177 = extractelement <32 x i32> %73, i64 17
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %41, i64 %178
  %180 = load i16, ptr %179, align 1
  %181 = zext i16 %180 to i32
  %182 = insertelement <8 x i32> %176, i32 %181, i64 1
  %183 = extractelement <32 x i32> %73, i64 18
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr %41, i64 %184
  %186 = load i16, ptr %185, align 1
  %187 = zext i16 %186 to i32
  %188 = insertelement <8 x i32> %182, i32 %187, i64 2
  %189 = extractelement <32 x i32> %73, i64 19
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %41, i64 %190
  %192 = load i16, ptr %191, align 1
  %193 = zext i16 %192 to i32
  %194 = insertelement <8 x i32> %188, i32 %193, i64 3
  %195 = extractelement <32 x i32> %73, i64 20
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %41, i64 %196
  %198 = load i16, ptr %197, align 1
  %199 = zext i16 %198 to i32
  %200 = insertelement <8 x i32> %194, i32 %199, i64 4
  %201 = extractelement <32 x i32> %73, i64 21
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %41, i64 %202
  %204 = load i16, ptr %203, align 1
  %205 = zext i16 %204 to i32
  %206 = insertelement <8 x i32> %200, i32 %205, i64 5
  %207 = extractelement <32 x i32> %73, i64 22
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %41, i64 %208
  %210 = load i16, ptr %209, align 1
  %211 = zext i16 %210 to i32
  %212 = insertelement <8 x i32> %206, i32 %211, i64 6
  %213 = extractelement <32 x i32> %73, i64 23
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %41, i64 %214
  %216 = load i16, ptr %215, align 1
  %217 = zext i16 %216 to i32
  %218 = insertelement <8 x i32> %212, i32 %217, i64 7
  %219 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %218, ptr %219, align 1
  %220 = extractelement <32 x i32> %73, i64 24
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %41, i64 %221
  %223 = load i16, ptr %222, align 1
  %224 = zext i16 %223 to i32
  %225 = insertelement <8 x i32> poison, i32 %224, i64 0
  %226 = extractelement <32 x i32> %73, i64 25
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw i8, ptr %41, i64 %227
  %229 = load i16, ptr %228, align 1
  %230 = zext i16 %229 to i32
  %231 = insertelement <8 x i32> %225, i32 %230, i64 1
  %232 = extractelement <32 x i32> %73, i64 26
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds nuw i8, ptr %41, i64 %233
  %235 = load i16, ptr %234, align 1
  %236 = zext i16 %235 to i32
  %237 = insertelement <8 x i32> %231, i32 %236, i64 2
  %238 = extractelement <32 x i32> %73, i64 27
  %239 = zext i32 %238 to i64
  %240 = getelementptr inbounds nuw i8, ptr %41, i64 %239
  %241 = load i16, ptr %240, align 1
  %242 = zext i16 %241 to i32
  %243 = insertelement <8 x i32> %237, i32 %242, i64 3
  %244 = extractelement <32 x i32> %73, i64 28
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %41, i64 %245
  %247 = load i16, ptr %246, align 1
  %248 = zext i16 %247 to i32
  %249 = insertelement <8 x i32> %243, i32 %248, i64 4
  %250 = extractelement <32 x i32> %73, i64 29
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds nuw i8, ptr %41, i64 %251
  %253 = load i16, ptr %252, align 1
  %254 = zext i16 %253 to i32
  %255 = insertelement <8 x i32> %249, i32 %254, i64 5
  %256 = extractelement <32 x i32> %73, i64 30
  %257 = zext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %41, i64 %257
  %259 = load i16, ptr %258, align 1
  %260 = zext i16 %259 to i32
  %261 = insertelement <8 x i32> %255, i32 %260, i64 6
  %262 = extractelement <32 x i32> %73, i64 31
  %263 = zext i32 %262 to i64
  %264 = getelementptr inbounds nuw i8, ptr %41, i64 %263
  %265 = load i16, ptr %264, align 1
  %266 = zext i16 %265 to i32
  %267 = insertelement <8 x i32> %261, i32 %266, i64 7
  %268 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %267, ptr %268, align 1
  br label %269
269:
  %270 = phi i32 [ %4, %7 ], [ 0, %70 ], [ %69, %68 ]
  ret i32 %270
}
define range(i32 0, 2) i32 @db_gather_lds_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %267
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 2
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %68
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %63, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 2, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %65, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 2, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %65
58:
  %59 = load i16, ptr %54, align 1
  %60 = zext i16 %59 to i32
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %60, ptr %61, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %62 = add i32 %43, -1
  %63 = and i32 %62, %43
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %42
65:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %66
66:
  %67 = phi i32 [ 1, %65 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %267
68:
  %69 = insertelement <32 x i32> poison, i32 %19, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i32> %18, %70
  %72 = extractelement <32 x i32> %71, i64 0
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %39, i64 %73
  %75 = load i16, ptr %74, align 1
  %76 = zext i16 %75 to i32
  %77 = insertelement <8 x i32> poison, i32 %76, i64 0
  %78 = extractelement <32 x i32> %71, i64 1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 %79
  %81 = load i16, ptr %80, align 1
  %82 = zext i16 %81 to i32
  %83 = insertelement <8 x i32> %77, i32 %82, i64 1
  %84 = extractelement <32 x i32> %71, i64 2
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %39, i64 %85
  %87 = load i16, ptr %86, align 1
  %88 = zext i16 %87 to i32
  %89 = insertelement <8 x i32> %83, i32 %88, i64 2
  %90 = extractelement <32 x i32> %71, i64 3
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %39, i64 %91
  %93 = load i16, ptr %92, align 1
  %94 = zext i16 %93 to i32
  %95 = insertelement <8 x i32> %89, i32 %94, i64 3
  %96 = extractelement <32 x i32> %71, i64 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 %97
  %99 = load i16, ptr %98, align 1
  %100 = zext i16 %99 to i32
  %101 = insertelement <8 x i32> %95, i32 %100, i64 4
  %102 = extractelement <32 x i32> %71, i64 5
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i16, ptr %104, align 1
  %106 = zext i16 %105 to i32
  %107 = insertelement <8 x i32> %101, i32 %106, i64 5
  %108 = extractelement <32 x i32> %71, i64 6
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %39, i64 %109
  %111 = load i16, ptr %110, align 1
  %112 = zext i16 %111 to i32
  %113 = insertelement <8 x i32> %107, i32 %112, i64 6
  %114 = extractelement <32 x i32> %71, i64 7
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %39, i64 %115
  %117 = load i16, ptr %116, align 1
  %118 = zext i16 %117 to i32
  %119 = insertelement <8 x i32> %113, i32 %118, i64 7
  store <8 x i32> %119, ptr %6, align 1
  %120 = extractelement <32 x i32> %71, i64 8
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %39, i64 %121
  %123 = load i16, ptr %122, align 1
  %124 = zext i16 %123 to i32
  %125 = insertelement <8 x i32> poison, i32 %124, i64 0
  %126 = extractelement <32 x i32> %71, i64 9
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %39, i64 %127
  %129 = load i16, ptr %128, align 1
  %130 = zext i16 %129 to i32
  %131 = insertelement <8 x i32> %125, i32 %130, i64 1
  %132 = extractelement <32 x i32> %71, i64 10
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 %133
  %135 = load i16, ptr %134, align 1
  %136 = zext i16 %135 to i32
  %137 = insertelement <8 x i32> %131, i32 %136, i64 2
  %138 = extractelement <32 x i32> %71, i64 11
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %39, i64 %139
  %141 = load i16, ptr %140, align 1
  %142 = zext i16 %141 to i32
  %143 = insertelement <8 x i32> %137, i32 %142, i64 3
  %144 = extractelement <32 x i32> %71, i64 12
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i8, ptr %39, i64 %145
  %147 = load i16, ptr %146, align 1
  %148 = zext i16 %147 to i32
  %149 = insertelement <8 x i32> %143, i32 %148, i64 4
  %150 = extractelement <32 x i32> %71, i64 13
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %39, i64 %151
  %153 = load i16, ptr %152, align 1
  %154 = zext i16 %153 to i32
  %155 = insertelement <8 x i32> %149, i32 %154, i64 5
  %156 = extractelement <32 x i32> %71, i64 14
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %39, i64 %157
  %159 = load i16, ptr %158, align 1
  %160 = zext i16 %159 to i32
  %161 = insertelement <8 x i32> %155, i32 %160, i64 6
  %162 = extractelement <32 x i32> %71, i64 15
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %39, i64 %163
  %165 = load i16, ptr %164, align 1
  %166 = zext i16 %165 to i32
  %167 = insertelement <8 x i32> %161, i32 %166, i64 7
  %168 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %167, ptr %168, align 1
  %169 = extractelement <32 x i32> %71, i64 16
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %39, i64 %170
  %172 = load i16, ptr %171, align 1
  %173 = zext i16 %172 to i32
  %174 = insertelement <8 x i32> poison, i32 %173, i64 0
  %175 = extractelement <32 x i32> %71, i64 17
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %39, i64 %176
  %178 = load i16, ptr %177, align 1
  %179 = zext i16 %178 to i32
  %180 = insertelement <8 x i32> %174, i32 %179, i64 1
  %181 = extractelement <32 x i32> %71, i64 18
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %39, i64 %182
  %184 = load i16, ptr %183, align 1
  %185 = zext i16 %184 to i32
  %186 = insertelement <8 x i32> %180, i32 %185, i64 2
  %187 = extractelement <32 x i32> %71, i64 19
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %39, i64 %188
  %190 = load i16, ptr %189, align 1
  %191 = zext i16 %190 to i32
  %192 = insertelement <8 x i32> %186, i32 %191, i64 3
  %193 = extractelement <32 x i32> %71, i64 20
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %39, i64 %194
  %196 = load i16, ptr %195, align 1
  %197 = zext i16 %196 to i32
  %198 = insertelement <8 x i32> %192, i32 %197, i64 4
  %199 = extractelement <32 x i32> %71, i64 21
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr %39, i64 %200
  %202 = load i16, ptr %201, align 1
  %203 = zext i16 %202 to i32
  %204 = insertelement <8 x i32> %198, i32 %203, i64 5
  %205 = extractelement <32 x i32> %71, i64 22
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %39, i64 %206
  %208 = load i16, ptr %207, align 1
  %209 = zext i16 %208 to i32
  %210 = insertelement <8 x i32> %204, i32 %209, i64 6
  %211 = extractelement <32 x i32> %71, i64 23
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %39, i64 %212
  %214 = load i16, ptr %213, align 1
  %215 = zext i16 %214 to i32
  %216 = insertelement <8 x i32> %210, i32 %215, i64 7
  %217 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %216, ptr %217, align 1
  %218 = extractelement <32 x i32> %71, i64 24
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %39, i64 %219
  %221 = load i16, ptr %220, align 1
  %222 = zext i16 %221 to i32
  %223 = insertelement <8 x i32> poison, i32 %222, i64 0
  %224 = extractelement <32 x i32> %71, i64 25
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %39, i64 %225
  %227 = load i16, ptr %226, align 1
  %228 = zext i16 %227 to i32
  %229 = insertelement <8 x i32> %223, i32 %228, i64 1
  %230 = extractelement <32 x i32> %71, i64 26
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %39, i64 %231
  %233 = load i16, ptr %232, align 1
  %234 = zext i16 %233 to i32
  %235 = insertelement <8 x i32> %229, i32 %234, i64 2
  %236 = extractelement <32 x i32> %71, i64 27
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw i8, ptr %39, i64 %237
  %239 = load i16, ptr %238, align 1
  %240 = zext i16 %239 to i32
  %241 = insertelement <8 x i32> %235, i32 %240, i64 3
  %242 = extractelement <32 x i32> %71, i64 28
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i8, ptr %39, i64 %243
  %245 = load i16, ptr %244, align 1
  %246 = zext i16 %245 to i32
  %247 = insertelement <8 x i32> %241, i32 %246, i64 4
  %248 = extractelement <32 x i32> %71, i64 29
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw i8, ptr %39, i64 %249
  %251 = load i16, ptr %250, align 1
  %252 = zext i16 %251 to i32
  %253 = insertelement <8 x i32> %247, i32 %252, i64 5
  %254 = extractelement <32 x i32> %71, i64 30
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw i8, ptr %39, i64 %255
  %257 = load i16, ptr %256, align 1
  %258 = zext i16 %257 to i32
  %259 = insertelement <8 x i32> %253, i32 %258, i64 6
  %260 = extractelement <32 x i32> %71, i64 31
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw i8, ptr %39, i64 %261
  %263 = load i16, ptr %262, align 1
  %264 = zext i16 %263 to i32
  %265 = insertelement <8 x i32> %259, i32 %264, i64 7
  %266 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %265, ptr %266, align 1
  br label %267
267:
  %268 = phi i32 [ %4, %7 ], [ 0, %68 ], [ %67, %66 ]
  ret i32 %268
}
define range(i32 0, 2) i32 @db_scatter_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %90
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = add i64 %2, %21
  %23 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %24 = sub i32 %23, %20
  %25 = zext i32 %24 to i64
  %26 = add nuw nsw i64 %25, 2
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %22, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %28, %26
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %41
39:
  %40 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %22, i64 noundef %26, i32 noundef 1)
  br label %41
41:
  %42 = phi ptr [ %38, %35 ], [ %40, %39 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %71
44:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %45
45:
  %46 = phi i32 [ %66, %64 ], [ %4, %44 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %2, %51
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %53 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 2, i32 noundef 1, i32 noundef %5, i32 noundef %47)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %68, label %55
55:
  %56 = icmp eq ptr %53, inttoptr (i64 2 to ptr)
  %57 = select i1 %56, ptr %9, ptr %53
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %59 = load i32, ptr %58, align 4
  %60 = trunc i32 %59 to i16
  store i16 %60, ptr %57, align 1
  br i1 %56, label %61, label %64
61:
  %62 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 2, i32 noundef 1, i32 noundef %5, i32 noundef %47, ptr noundef nonnull %9)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %68
64:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %65 = add i32 %46, -1
  %66 = and i32 %65, %46
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %69, label %45
68:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %69
69:
  %70 = phi i32 [ 1, %68 ], [ 0, %64 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %90
71:
  %72 = insertelement <32 x i32> poison, i32 %20, i64 0
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> zeroinitializer
  %74 = sub <32 x i32> %19, %73
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %74, ptr %10, align 128
  br label %76
75:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %90
76:
  %77 = phi i32 [ %88, %76 ], [ %4, %71 ]
  %78 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %77, i1 true)
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr %10, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %42, i64 %82
  %84 = getelementptr inbounds nuw i32, ptr %6, i64 %79
  %85 = load i32, ptr %84, align 4
  %86 = trunc i32 %85 to i16
  store i16 %86, ptr %83, align 1
  %87 = add i32 %77, -1
  %88 = and i32 %87, %77
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %75, label %76
90:
  %91 = phi i32 [ %4, %7 ], [ 0, %75 ], [ %70, %69 ]
  ret i32 %91
}
define range(i32 0, 2) i32 @db_scatter_lds_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %88
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %23 = sub i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 2
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %2, %26
  %28 = add i64 %27, %21
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %25, %28
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %39
39:
  %40 = phi ptr [ %38, %35 ], [ null, %18 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %69
42:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %43
43:
  %44 = phi i32 [ %64, %62 ], [ %4, %42 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %2, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %51 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 2, i32 noundef 17, i32 noundef %5, i32 noundef %45)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %66, label %53
53:
  %54 = icmp eq ptr %51, inttoptr (i64 2 to ptr)
  %55 = select i1 %54, ptr %9, ptr %51
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %57 = load i32, ptr %56, align 4
  %58 = trunc i32 %57 to i16
  store i16 %58, ptr %55, align 1
  br i1 %54, label %59, label %62
59:
  %60 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 2, i32 noundef 17, i32 noundef %5, i32 noundef %45, ptr noundef nonnull %9)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %66
62:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %63 = add i32 %44, -1
  %64 = and i32 %63, %44
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %43
66:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %67
67:
  %68 = phi i32 [ 1, %66 ], [ 0, %62 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %88
69:
  %70 = insertelement <32 x i32> poison, i32 %20, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i32> %19, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %72, ptr %10, align 128
  br label %74
73:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %88
74:
  %75 = phi i32 [ %86, %74 ], [ %4, %69 ]
  %76 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %75, i1 true)
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %40, i64 %80
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %77
  %83 = load i32, ptr %82, align 4
  %84 = trunc i32 %83 to i16
  store i16 %84, ptr %81, align 1
  %85 = add i32 %75, -1
  %86 = and i32 %85, %75
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %73, label %74
88:
  %89 = phi i32 [ %4, %7 ], [ 0, %73 ], [ %68, %67 ]
  ret i32 %89
}
define range(i32 0, 2) i32 @db_gather64_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_2(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj2ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_2(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj2ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_gather_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %236
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 4
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %69
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %64, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 4, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %66, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 4, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %66
60:
  %61 = load i32, ptr %56, align 1
  %62 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %61, ptr %62, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %63 = add i32 %45, -1
  %64 = and i32 %63, %45
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %44
66:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %67
67:
  %68 = phi i32 [ 1, %66 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %236
69:
  %70 = insertelement <32 x i32> poison, i32 %19, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i32> %18, %71
  %73 = extractelement <32 x i32> %72, i64 0
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 %74
  %76 = load i32, ptr %75, align 1
  %77 = insertelement <8 x i32> poison, i32 %76, i64 0
  %78 = extractelement <32 x i32> %72, i64 1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %41, i64 %79
  %81 = load i32, ptr %80, align 1
  %82 = insertelement <8 x i32> %77, i32 %81, i64 1
  %83 = extractelement <32 x i32> %72, i64 2
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %41, i64 %84
  %86 = load i32, ptr %85, align 1
  %87 = insertelement <8 x i32> %82, i32 %86, i64 2
  %88 = extractelement <32 x i32> %72, i64 3
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %41, i64 %89
  %91 = load i32, ptr %90, align 1
  %92 = insertelement <8 x i32> %87, i32 %91, i64 3
  %93 = extractelement <32 x i32> %72, i64 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %41, i64 %94
  %96 = load i32, ptr %95, align 1
  %97 = insertelement <8 x i32> %92, i32 %96, i64 4
  %98 = extractelement <32 x i32> %72, i64 5
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %41, i64 %99
  %101 = load i32, ptr %100, align 1
  %102 = insertelement <8 x i32> %97, i32 %101, i64 5
  %103 = extractelement <32 x i32> %72, i64 6
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %41, i64 %104
  %106 = load i32, ptr %105, align 1
  %107 = insertelement <8 x i32> %102, i32 %106, i64 6
  %108 = extractelement <32 x i32> %72, i64 7
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %41, i64 %109
  %111 = load i32, ptr %110, align 1
  %112 = insertelement <8 x i32> %107, i32 %111, i64 7
  store <8 x i32> %112, ptr %6, align 1
  %113 = extractelement <32 x i32> %72, i64 8
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %41, i64 %114
  %116 = load i32, ptr %115, align 1
  %117 = insertelement <8 x i32> poison, i32 %116, i64 0
  %118 = extractelement <32 x i32> %72, i64 9
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %41, i64 %119
  %121 = load i32, ptr %120, align 1
  %122 = insertelement <8 x i32> %117, i32 %121, i64 1
  %123 = extractelement <32 x i32> %72, i64 10
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %41, i64 %124
  %126 = load i32, ptr %125, align 1
  %127 = insertelement <8 x i32> %122, i32 %126, i64 2
  %128 = extractelement <32 x i32> %72, i64 11
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %41, i64 %129
  %131 = load i32, ptr %130, align 1
  %132 = insertelement <8 x i32> %127, i32 %131, i64 3
  %133 = extractelement <32 x i32> %72, i64 12
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %41, i64 %134
  %136 = load i32, ptr %135, align 1
  %137 = insertelement <8 x i32> %132, i32 %136, i64 4
  %138 = extractelement <32 x i32> %72, i64 13
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %41, i64 %139
  %141 = load i32, ptr %140, align 1
  %142 = insertelement <8 x i32> %137, i32 %141, i64 5
  %143 = extractelement <32 x i32> %72, i64 14
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %41, i64 %144
  %146 = load i32, ptr %145, align 1
  %147 = insertelement <8 x i32> %142, i32 %146, i64 6
  %148 = extractelement <32 x i32> %72, i64 15
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr %41, i64 %149
  %151 = load i32, ptr %150, align 1
  %152 = insertelement <8 x i32> %147, i32 %151, i64 7
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %152, ptr %153, align 1
  %154 = extractelement <32 x i32> %72, i64 16
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i8, ptr %41, i64 %155
  %157 = load i32, ptr %156, align 1
  %158 = insertelement <8 x i32> poison, i32 %157, i64 0
  %159 = extractelement <32 x i32> %72, i64 17
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %41, i64 %160
  %162 = load i32, ptr %161, align 1
  %163 = insertelement <8 x i32> %158, i32 %162, i64 1
  %164 = extractelement <32 x i32> %72, i64 18
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %41, i64 %165
  %167 = load i32, ptr %166, align 1
  %168 = insertelement <8 x i32> %163, i32 %167, i64 2
  %169 = extractelement <32 x i32> %72, i64 19
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %41, i64 %170
  %172 = load i32, ptr %171, align 1
  %173 = insertelement <8 x i32> %168, i32 %172, i64 3
  %174 = extractelement <32 x i32> %72, i64 20
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr %41, i64 %175
  %177 = load i32, ptr %176, align 1
  %178 = insertelement <8 x i32> %173, i32 %177, i64 4
  %179 = extractelement <32 x i32> %72, i64 21
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw i8, ptr %41, i64 %180
  %182 = load i32, ptr %181, align 1
  %183 = insertelement <8 x i32> %178, i32 %182, i64 5
  %184 = extractelement <32 x i32> %72, i64 22
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i8, ptr %41, i64 %185
  %187 = load i32, ptr %186, align 1
  %188 = insertelement <8 x i32> %183, i32 %187, i64 6
  %189 = extractelement <32 x i32> %72, i64 23
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %41, i64 %190
  %192 = load i32, ptr %191, align 1
  %193 = insertelement <8 x i32> %188, i32 %192, i64 7
  %194 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %193, ptr %194, align 1
  %195 = extractelement <32 x i32> %72, i64 24
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %41, i64 %196
  %198 = load i32, ptr %197, align 1
  %199 = insertelement <8 x i32> poison, i32 %198, i64 0
  %200 = extractelement <32 x i32> %72, i64 25
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %41, i64 %201
  %203 = load i32, ptr %202, align 1
  %204 = insertelement <8 x i32> %199, i32 %203, i64 1
  %205 = extractelement <32 x i32> %72, i64 26
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %41, i64 %206
  %208 = load i32, ptr %207, align 1
  %209 = insertelement <8 x i32> %204, i32 %208, i64 2
  %210 = extractelement <32 x i32> %72, i64 27
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %41, i64 %211
  %213 = load i32, ptr %212, align 1
  %214 = insertelement <8 x i32> %209, i32 %213, i64 3
  %215 = extractelement <32 x i32> %72, i64 28
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %41, i64 %216
  %218 = load i32, ptr %217, align 1
  %219 = insertelement <8 x i32> %214, i32 %218, i64 4
  %220 = extractelement <32 x i32> %72, i64 29
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %41, i64 %221
  %223 = load i32, ptr %222, align 1
  %224 = insertelement <8 x i32> %219, i32 %223, i64 5
  %225 = extractelement <32 x i32> %72, i64 30
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw i8, ptr %41, i64 %226
  %228 = load i32, ptr %227, align 1
  %229 = insertelement <8 x i32> %224, i32 %228, i64 6
  %230 = extractelement <32 x i32> %72, i64 31
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %41, i64 %231
  %233 = load i32, ptr %232, align 1
  %234 = insertelement <8 x i32> %229, i32 %233, i64 7
  %235 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %234, ptr %235, align 1
  br label %236
236:
  %237 = phi i32 [ %4, %7 ], [ 0, %69 ], [ %68, %67 ]
  ret i32 %237
}
define range(i32 0, 2) i32 @db_gather_lds_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %234
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 4
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %67
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %62, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 4, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %64, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 4, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %64
58:
  %59 = load i32, ptr %54, align 1
  %60 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %59, ptr %60, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %61 = add i32 %43, -1
  %62 = and i32 %61, %43
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %65, label %42
64:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %65
65:
  %66 = phi i32 [ 1, %64 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %234
67:
  %68 = insertelement <32 x i32> poison, i32 %19, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = sub <32 x i32> %18, %69
  %71 = extractelement <32 x i32> %70, i64 0
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %39, i64 %72
  %74 = load i32, ptr %73, align 1
  %75 = insertelement <8 x i32> poison, i32 %74, i64 0
  %76 = extractelement <32 x i32> %70, i64 1
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr %39, i64 %77
  %79 = load i32, ptr %78, align 1
  %80 = insertelement <8 x i32> %75, i32 %79, i64 1
  %81 = extractelement <32 x i32> %70, i64 2
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %39, i64 %82
  %84 = load i32, ptr %83, align 1
  %85 = insertelement <8 x i32> %80, i32 %84, i64 2
  %86 = extractelement <32 x i32> %70, i64 3
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %39, i64 %87
  %89 = load i32, ptr %88, align 1
  %90 = insertelement <8 x i32> %85, i32 %89, i64 3
  %91 = extractelement <32 x i32> %70, i64 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr %39, i64 %92
  %94 = load i32, ptr %93, align 1
  %95 = insertelement <8 x i32> %90, i32 %94, i64 4
  %96 = extractelement <32 x i32> %70, i64 5
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 %97
  %99 = load i32, ptr %98, align 1
  %100 = insertelement <8 x i32> %95, i32 %99, i64 5
  %101 = extractelement <32 x i32> %70, i64 6
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %39, i64 %102
  %104 = load i32, ptr %103, align 1
  %105 = insertelement <8 x i32> %100, i32 %104, i64 6
  %106 = extractelement <32 x i32> %70, i64 7
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %39, i64 %107
  %109 = load i32, ptr %108, align 1
  %110 = insertelement <8 x i32> %105, i32 %109, i64 7
  store <8 x i32> %110, ptr %6, align 1
  %111 = extractelement <32 x i32> %70, i64 8
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %39, i64 %112
  %114 = load i32, ptr %113, align 1
  %115 = insertelement <8 x i32> poison, i32 %114, i64 0
  %116 = extractelement <32 x i32> %70, i64 9
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %39, i64 %117
  %119 = load i32, ptr %118, align 1
  %120 = insertelement <8 x i32> %115, i32 %119, i64 1
  %121 = extractelement <32 x i32> %70, i64 10
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %39, i64 %122
  %124 = load i32, ptr %123, align 1
  %125 = insertelement <8 x i32> %120, i32 %124, i64 2
  %126 = extractelement <32 x i32> %70, i64 11
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %39, i64 %127
  %129 = load i32, ptr %128, align 1
  %130 = insertelement <8 x i32> %125, i32 %129, i64 3
  %131 = extractelement <32 x i32> %70, i64 12
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %39, i64 %132
  %134 = load i32, ptr %133, align 1
  %135 = insertelement <8 x i32> %130, i32 %134, i64 4
  %136 = extractelement <32 x i32> %70, i64 13
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %39, i64 %137
  %139 = load i32, ptr %138, align 1
  %140 = insertelement <8 x i32> %135, i32 %139, i64 5
  %141 = extractelement <32 x i32> %70, i64 14
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr %39, i64 %142
  %144 = load i32, ptr %143, align 1
  %145 = insertelement <8 x i32> %140, i32 %144, i64 6
  %146 = extractelement <32 x i32> %70, i64 15
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %39, i64 %147
  %149 = load i32, ptr %148, align 1
  %150 = insertelement <8 x i32> %145, i32 %149, i64 7
  %151 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %150, ptr %151, align 1
  %152 = extractelement <32 x i32> %70, i64 16
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %39, i64 %153
  %155 = load i32, ptr %154, align 1
  %156 = insertelement <8 x i32> poison, i32 %155, i64 0
  %157 = extractelement <32 x i32> %70, i64 17
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %39, i64 %158
  %160 = load i32, ptr %159, align 1
  %161 = insertelement <8 x i32> %156, i32 %160, i64 1
  %162 = extractelement <32 x i32> %70, i64 18
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %39, i64 %163
  %165 = load i32, ptr %164, align 1
  %166 = insertelement <8 x i32> %161, i32 %165, i64 2
  %167 = extractelement <32 x i32> %70, i64 19
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i8, ptr %39, i64 %168
  %170 = load i32, ptr %169, align 1
  %171 = insertelement <8 x i32> %166, i32 %170, i64 3
  %172 = extractelement <32 x i32> %70, i64 20
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %39, i64 %173
  %175 = load i32, ptr %174, align 1
  %176 = insertelement <8 x i32> %171, i32 %175, i64 4
  %177 = extractelement <32 x i32> %70, i64 21
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %39, i64 %178
  %180 = load i32, ptr %179, align 1
  %181 = insertelement <8 x i32> %176, i32 %180, i64 5
  %182 = extractelement <32 x i32> %70, i64 22
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %39, i64 %183
  %185 = load i32, ptr %184, align 1
  %186 = insertelement <8 x i32> %181, i32 %185, i64 6
  %187 = extractelement <32 x i32> %70, i64 23
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %39, i64 %188
  %190 = load i32, ptr %189, align 1
  %191 = insertelement <8 x i32> %186, i32 %190, i64 7
  %192 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %191, ptr %192, align 1
  %193 = extractelement <32 x i32> %70, i64 24
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %39, i64 %194
  %196 = load i32, ptr %195, align 1
  %197 = insertelement <8 x i32> poison, i32 %196, i64 0
  %198 = extractelement <32 x i32> %70, i64 25
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %39, i64 %199
  %201 = load i32, ptr %200, align 1
  %202 = insertelement <8 x i32> %197, i32 %201, i64 1
  %203 = extractelement <32 x i32> %70, i64 26
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %39, i64 %204
  %206 = load i32, ptr %205, align 1
  %207 = insertelement <8 x i32> %202, i32 %206, i64 2
  %208 = extractelement <32 x i32> %70, i64 27
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw i8, ptr %39, i64 %209
  %211 = load i32, ptr %210, align 1
  %212 = insertelement <8 x i32> %207, i32 %211, i64 3
  %213 = extractelement <32 x i32> %70, i64 28
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %39, i64 %214
  %216 = load i32, ptr %215, align 1
  %217 = insertelement <8 x i32> %212, i32 %216, i64 4
  %218 = extractelement <32 x i32> %70, i64 29
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %39, i64 %219
  %221 = load i32, ptr %220, align 1
  %222 = insertelement <8 x i32> %217, i32 %221, i64 5
  %223 = extractelement <32 x i32> %70, i64 30
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %39, i64 %224
  %226 = load i32, ptr %225, align 1
  %227 = insertelement <8 x i32> %222, i32 %226, i64 6
  %228 = extractelement <32 x i32> %70, i64 31
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i8, ptr %39, i64 %229
  %231 = load i32, ptr %230, align 1
  %232 = insertelement <8 x i32> %227, i32 %231, i64 7
  %233 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %232, ptr %233, align 1
  br label %234
234:
  %235 = phi i32 [ %4, %7 ], [ 0, %67 ], [ %66, %65 ]
  ret i32 %235
}
define range(i32 0, 2) i32 @db_scatter_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %88
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = add i64 %2, %21
  %23 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %24 = sub i32 %23, %20
  %25 = zext i32 %24 to i64
  %26 = add nuw nsw i64 %25, 4
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %22, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %28, %26
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %41
39:
  %40 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %22, i64 noundef %26, i32 noundef 1)
  br label %41
41:
  %42 = phi ptr [ %38, %35 ], [ %40, %39 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %70
44:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %45
45:
  %46 = phi i32 [ %65, %63 ], [ %4, %44 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %2, %51
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %53 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 4, i32 noundef 1, i32 noundef %5, i32 noundef %47)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %67, label %55
55:
  %56 = icmp eq ptr %53, inttoptr (i64 2 to ptr)
  %57 = select i1 %56, ptr %9, ptr %53
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %57, align 1
  br i1 %56, label %60, label %63
60:
  %61 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 4, i32 noundef 1, i32 noundef %5, i32 noundef %47, ptr noundef nonnull %9)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %67
63:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %64 = add i32 %46, -1
  %65 = and i32 %64, %46
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %45
67:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %68
68:
  %69 = phi i32 [ 1, %67 ], [ 0, %63 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %88
70:
  %71 = insertelement <32 x i32> poison, i32 %20, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = sub <32 x i32> %19, %72
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %73, ptr %10, align 128
  br label %75
74:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %88
75:
  %76 = phi i32 [ %86, %75 ], [ %4, %70 ]
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %10, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %42, i64 %81
  %83 = getelementptr inbounds nuw i32, ptr %6, i64 %78
  %84 = load i32, ptr %83, align 4
  store i32 %84, ptr %82, align 1
  %85 = add i32 %76, -1
  %86 = and i32 %85, %76
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %74, label %75
88:
  %89 = phi i32 [ %4, %7 ], [ 0, %74 ], [ %69, %68 ]
  ret i32 %89
}
define range(i32 0, 2) i32 @db_scatter_lds_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %86
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %23 = sub i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 4
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %2, %26
  %28 = add i64 %27, %21
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %25, %28
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %39
39:
  %40 = phi ptr [ %38, %35 ], [ null, %18 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %68
42:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %43
43:
  %44 = phi i32 [ %63, %61 ], [ %4, %42 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %2, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %51 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 4, i32 noundef 17, i32 noundef %5, i32 noundef %45)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %65, label %53
53:
  %54 = icmp eq ptr %51, inttoptr (i64 2 to ptr)
  %55 = select i1 %54, ptr %9, ptr %51
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %57 = load i32, ptr %56, align 4
  store i32 %57, ptr %55, align 1
  br i1 %54, label %58, label %61
58:
  %59 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 4, i32 noundef 17, i32 noundef %5, i32 noundef %45, ptr noundef nonnull %9)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %65
61:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %62 = add i32 %44, -1
  %63 = and i32 %62, %44
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %43
65:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %66
66:
  %67 = phi i32 [ 1, %65 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %86
68:
  %69 = insertelement <32 x i32> poison, i32 %20, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i32> %19, %70
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %71, ptr %10, align 128
  br label %73
72:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %86
73:
  %74 = phi i32 [ %84, %73 ], [ %4, %68 ]
  %75 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %74, i1 true)
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %10, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %40, i64 %79
  %81 = getelementptr inbounds nuw i32, ptr %6, i64 %76
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %80, align 1
  %83 = add i32 %74, -1
  %84 = and i32 %83, %74
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %72, label %73
86:
  %87 = phi i32 [ %4, %7 ], [ 0, %72 ], [ %67, %66 ]
  ret i32 %87
}
define range(i32 0, 2) i32 @db_gather64_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj4ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj4ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_gather_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %262
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 8
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %75
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %70, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 8, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %72, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 8, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %72
60:
  %61 = phi ptr [ %9, %57 ], [ %52, %54 ]
  %62 = load i32, ptr %56, align 1
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %62, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %65 = load i32, ptr %64, align 1
  %66 = zext nneg i32 %46 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 128
  store i32 %65, ptr %68, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %69 = add i32 %45, -1
  %70 = and i32 %69, %45
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %73, label %44
72:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %73
73:
  %74 = phi i32 [ 1, %72 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %262
75:
  %76 = insertelement <32 x i32> poison, i32 %19, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = sub <32 x i32> %18, %77
  %79 = extractelement <32 x i32> %78, i64 0
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 %80
  %82 = load i64, ptr %81, align 1
  %83 = insertelement <4 x i64> poison, i64 %82, i64 0
  %84 = extractelement <32 x i32> %78, i64 2
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i64, ptr %86, align 1
  %88 = insertelement <4 x i64> poison, i64 %87, i64 0
  %89 = extractelement <32 x i32> %78, i64 1
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %41, i64 %90
  %92 = load i64, ptr %91, align 1
  %93 = insertelement <4 x i64> %83, i64 %92, i64 1
  %94 = extractelement <32 x i32> %78, i64 3
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %41, i64 %95
  %97 = load i64, ptr %96, align 1
  %98 = insertelement <4 x i64> %88, i64 %97, i64 1
  %99 = extractelement <32 x i32> %78, i64 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr %41, i64 %100
  %102 = load i64, ptr %101, align 1
  %103 = insertelement <4 x i64> %93, i64 %102, i64 2
  %104 = extractelement <32 x i32> %78, i64 6
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i64, ptr %106, align 1
  %108 = insertelement <4 x i64> %98, i64 %107, i64 2
  %109 = extractelement <32 x i32> %78, i64 5
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %110
  %112 = load i64, ptr %111, align 1
  %113 = insertelement <4 x i64> %103, i64 %112, i64 3
  %114 = extractelement <32 x i32> %78, i64 7
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %41, i64 %115
  %117 = load i64, ptr %116, align 1
  %118 = insertelement <4 x i64> %108, i64 %117, i64 3
  %119 = bitcast <4 x i64> %113 to <8 x i32>
  %120 = bitcast <4 x i64> %118 to <8 x i32>
  %121 = shufflevector <8 x i32> %119, <8 x i32> %120, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %121, ptr %6, align 1
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %123 = shufflevector <8 x i32> %119, <8 x i32> %120, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %123, ptr %122, align 1
  %124 = extractelement <32 x i32> %78, i64 8
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %41, i64 %125
  %127 = load i64, ptr %126, align 1
  %128 = insertelement <4 x i64> poison, i64 %127, i64 0
  %129 = extractelement <32 x i32> %78, i64 10
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %41, i64 %130
  %132 = load i64, ptr %131, align 1
  %133 = insertelement <4 x i64> poison, i64 %132, i64 0
  %134 = extractelement <32 x i32> %78, i64 9
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %41, i64 %135
  %137 = load i64, ptr %136, align 1
  %138 = insertelement <4 x i64> %128, i64 %137, i64 1
  %139 = extractelement <32 x i32> %78, i64 11
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr %41, i64 %140
  %142 = load i64, ptr %141, align 1
  %143 = insertelement <4 x i64> %133, i64 %142, i64 1
  %144 = extractelement <32 x i32> %78, i64 12
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i8, ptr %41, i64 %145
  %147 = load i64, ptr %146, align 1
  %148 = insertelement <4 x i64> %138, i64 %147, i64 2
  %149 = extractelement <32 x i32> %78, i64 14
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %41, i64 %150
  %152 = load i64, ptr %151, align 1
  %153 = insertelement <4 x i64> %143, i64 %152, i64 2
  %154 = extractelement <32 x i32> %78, i64 13
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i8, ptr %41, i64 %155
  %157 = load i64, ptr %156, align 1
  %158 = insertelement <4 x i64> %148, i64 %157, i64 3
  %159 = extractelement <32 x i32> %78, i64 15
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %41, i64 %160
  %162 = load i64, ptr %161, align 1
  %163 = insertelement <4 x i64> %153, i64 %162, i64 3
  %164 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %165 = bitcast <4 x i64> %158 to <8 x i32>
  %166 = bitcast <4 x i64> %163 to <8 x i32>
  %167 = shufflevector <8 x i32> %165, <8 x i32> %166, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %167, ptr %164, align 1
  %168 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %169 = shufflevector <8 x i32> %165, <8 x i32> %166, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %169, ptr %168, align 1
  %170 = extractelement <32 x i32> %78, i64 16
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr %41, i64 %171
  %173 = load i64, ptr %172, align 1
  %174 = insertelement <4 x i64> poison, i64 %173, i64 0
  %175 = extractelement <32 x i32> %78, i64 18
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %41, i64 %176
  %178 = load i64, ptr %177, align 1
  %179 = insertelement <4 x i64> poison, i64 %178, i64 0
  %180 = extractelement <32 x i32> %78, i64 17
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %41, i64 %181
  %183 = load i64, ptr %182, align 1
  %184 = insertelement <4 x i64> %174, i64 %183, i64 1
  %185 = extractelement <32 x i32> %78, i64 19
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %41, i64 %186
  %188 = load i64, ptr %187, align 1
  %189 = insertelement <4 x i64> %179, i64 %188, i64 1
  %190 = extractelement <32 x i32> %78, i64 20
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr %41, i64 %191
  %193 = load i64, ptr %192, align 1
  %194 = insertelement <4 x i64> %184, i64 %193, i64 2
  %195 = extractelement <32 x i32> %78, i64 22
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %41, i64 %196
  %198 = load i64, ptr %197, align 1
  %199 = insertelement <4 x i64> %189, i64 %198, i64 2
  %200 = extractelement <32 x i32> %78, i64 21
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %41, i64 %201
  %203 = load i64, ptr %202, align 1
  %204 = insertelement <4 x i64> %194, i64 %203, i64 3
  %205 = extractelement <32 x i32> %78, i64 23
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %41, i64 %206
  %208 = load i64, ptr %207, align 1
  %209 = insertelement <4 x i64> %199, i64 %208, i64 3
  %210 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %211 = bitcast <4 x i64> %204 to <8 x i32>
  %212 = bitcast <4 x i64> %209 to <8 x i32>
  %213 = shufflevector <8 x i32> %211, <8 x i32> %212, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %213, ptr %210, align 1
  %214 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %215 = shufflevector <8 x i32> %211, <8 x i32> %212, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %215, ptr %214, align 1
  %216 = extractelement <32 x i32> %78, i64 24
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr %41, i64 %217
  %219 = load i64, ptr %218, align 1
  %220 = insertelement <4 x i64> poison, i64 %219, i64 0
  %221 = extractelement <32 x i32> %78, i64 26
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %41, i64 %222
  %224 = load i64, ptr %223, align 1
  %225 = insertelement <4 x i64> poison, i64 %224, i64 0
  %226 = extractelement <32 x i32> %78, i64 25
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw i8, ptr %41, i64 %227
  %229 = load i64, ptr %228, align 1
  %230 = insertelement <4 x i64> %220, i64 %229, i64 1
  %231 = extractelement <32 x i32> %78, i64 27
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr %41, i64 %232
  %234 = load i64, ptr %233, align 1
  %235 = insertelement <4 x i64> %225, i64 %234, i64 1
  %236 = extractelement <32 x i32> %78, i64 28
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw i8, ptr %41, i64 %237
  %239 = load i64, ptr %238, align 1
  %240 = insertelement <4 x i64> %230, i64 %239, i64 2
  %241 = extractelement <32 x i32> %78, i64 30
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i8, ptr %41, i64 %242
  %244 = load i64, ptr %243, align 1
  %245 = insertelement <4 x i64> %235, i64 %244, i64 2
  %246 = extractelement <32 x i32> %78, i64 29
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr %41, i64 %247
  %249 = load i64, ptr %248, align 1
  %250 = insertelement <4 x i64> %240, i64 %249, i64 3
  %251 = extractelement <32 x i32> %78, i64 31
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw i8, ptr %41, i64 %252
  %254 = load i64, ptr %253, align 1
  %255 = insertelement <4 x i64> %245, i64 %254, i64 3
  %256 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %257 = bitcast <4 x i64> %250 to <8 x i32>
  %258 = bitcast <4 x i64> %255 to <8 x i32>
  %259 = shufflevector <8 x i32> %257, <8 x i32> %258, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %259, ptr %256, align 1
  %260 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %261 = shufflevector <8 x i32> %257, <8 x i32> %258, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %261, ptr %260, align 1
  br label %262
262:
  %263 = phi i32 [ %4, %7 ], [ 0, %75 ], [ %74, %73 ]
  ret i32 %263
}
define range(i32 0, 2) i32 @db_gather_lds_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %260
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 8
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %73
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %68, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 8, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %70, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 8, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %70
58:
  %59 = phi ptr [ %9, %55 ], [ %50, %52 ]
  %60 = load i32, ptr %54, align 1
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %60, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %63 = load i32, ptr %62, align 1
  %64 = zext nneg i32 %44 to i64
  %65 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 128
  store i32 %63, ptr %66, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %67 = add i32 %43, -1
  %68 = and i32 %67, %43
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %71, label %42
70:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %71
71:
  %72 = phi i32 [ 1, %70 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %260
73:
  %74 = insertelement <32 x i32> poison, i32 %19, i64 0
  %75 = shufflevector <32 x i32> %74, <32 x i32> poison, <32 x i32> zeroinitializer
  %76 = sub <32 x i32> %18, %75
  %77 = extractelement <32 x i32> %76, i64 0
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 %78
  %80 = load i64, ptr %79, align 1
  %81 = insertelement <4 x i64> poison, i64 %80, i64 0
  %82 = extractelement <32 x i32> %76, i64 2
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i64, ptr %84, align 1
  %86 = insertelement <4 x i64> poison, i64 %85, i64 0
  %87 = extractelement <32 x i32> %76, i64 1
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 %88
  %90 = load i64, ptr %89, align 1
  %91 = insertelement <4 x i64> %81, i64 %90, i64 1
  %92 = extractelement <32 x i32> %76, i64 3
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %39, i64 %93
  %95 = load i64, ptr %94, align 1
  %96 = insertelement <4 x i64> %86, i64 %95, i64 1
  %97 = extractelement <32 x i32> %76, i64 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 %98
  %100 = load i64, ptr %99, align 1
  %101 = insertelement <4 x i64> %91, i64 %100, i64 2
  %102 = extractelement <32 x i32> %76, i64 6
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i64, ptr %104, align 1
  %106 = insertelement <4 x i64> %96, i64 %105, i64 2
  %107 = extractelement <32 x i32> %76, i64 5
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load i64, ptr %109, align 1
  %111 = insertelement <4 x i64> %101, i64 %110, i64 3
  %112 = extractelement <32 x i32> %76, i64 7
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %39, i64 %113
  %115 = load i64, ptr %114, align 1
  %116 = insertelement <4 x i64> %106, i64 %115, i64 3
  %117 = bitcast <4 x i64> %111 to <8 x i32>
  %118 = bitcast <4 x i64> %116 to <8 x i32>
  %119 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %119, ptr %6, align 1
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %121 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %121, ptr %120, align 1
  %122 = extractelement <32 x i32> %76, i64 8
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %39, i64 %123
  %125 = load i64, ptr %124, align 1
  %126 = insertelement <4 x i64> poison, i64 %125, i64 0
  %127 = extractelement <32 x i32> %76, i64 10
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %39, i64 %128
  %130 = load i64, ptr %129, align 1
  %131 = insertelement <4 x i64> poison, i64 %130, i64 0
  %132 = extractelement <32 x i32> %76, i64 9
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 %133
  %135 = load i64, ptr %134, align 1
  %136 = insertelement <4 x i64> %126, i64 %135, i64 1
  %137 = extractelement <32 x i32> %76, i64 11
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %39, i64 %138
  %140 = load i64, ptr %139, align 1
  %141 = insertelement <4 x i64> %131, i64 %140, i64 1
  %142 = extractelement <32 x i32> %76, i64 12
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %39, i64 %143
  %145 = load i64, ptr %144, align 1
  %146 = insertelement <4 x i64> %136, i64 %145, i64 2
  %147 = extractelement <32 x i32> %76, i64 14
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %39, i64 %148
  %150 = load i64, ptr %149, align 1
  %151 = insertelement <4 x i64> %141, i64 %150, i64 2
  %152 = extractelement <32 x i32> %76, i64 13
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %39, i64 %153
  %155 = load i64, ptr %154, align 1
  %156 = insertelement <4 x i64> %146, i64 %155, i64 3
  %157 = extractelement <32 x i32> %76, i64 15
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %39, i64 %158
  %160 = load i64, ptr %159, align 1
  %161 = insertelement <4 x i64> %151, i64 %160, i64 3
  %162 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %163 = bitcast <4 x i64> %156 to <8 x i32>
  %164 = bitcast <4 x i64> %161 to <8 x i32>
  %165 = shufflevector <8 x i32> %163, <8 x i32> %164, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %165, ptr %162, align 1
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %167 = shufflevector <8 x i32> %163, <8 x i32> %164, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %167, ptr %166, align 1
  %168 = extractelement <32 x i32> %76, i64 16
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr %39, i64 %169
  %171 = load i64, ptr %170, align 1
  %172 = insertelement <4 x i64> poison, i64 %171, i64 0
  %173 = extractelement <32 x i32> %76, i64 18
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %39, i64 %174
  %176 = load i64, ptr %175, align 1
  %177 = insertelement <4 x i64> poison, i64 %176, i64 0
  %178 = extractelement <32 x i32> %76, i64 17
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr %39, i64 %179
  %181 = load i64, ptr %180, align 1
  %182 = insertelement <4 x i64> %172, i64 %181, i64 1
  %183 = extractelement <32 x i32> %76, i64 19
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr %39, i64 %184
  %186 = load i64, ptr %185, align 1
  %187 = insertelement <4 x i64> %177, i64 %186, i64 1
  %188 = extractelement <32 x i32> %76, i64 20
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw i8, ptr %39, i64 %189
  %191 = load i64, ptr %190, align 1
  %192 = insertelement <4 x i64> %182, i64 %191, i64 2
  %193 = extractelement <32 x i32> %76, i64 22
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %39, i64 %194
  %196 = load i64, ptr %195, align 1
  %197 = insertelement <4 x i64> %187, i64 %196, i64 2
  %198 = extractelement <32 x i32> %76, i64 21
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %39, i64 %199
  %201 = load i64, ptr %200, align 1
  %202 = insertelement <4 x i64> %192, i64 %201, i64 3
  %203 = extractelement <32 x i32> %76, i64 23
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %39, i64 %204
  %206 = load i64, ptr %205, align 1
  %207 = insertelement <4 x i64> %197, i64 %206, i64 3
  %208 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %209 = bitcast <4 x i64> %202 to <8 x i32>
  %210 = bitcast <4 x i64> %207 to <8 x i32>
  %211 = shufflevector <8 x i32> %209, <8 x i32> %210, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %211, ptr %208, align 1
  %212 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %213 = shufflevector <8 x i32> %209, <8 x i32> %210, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %213, ptr %212, align 1
  %214 = extractelement <32 x i32> %76, i64 24
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i8, ptr %39, i64 %215
  %217 = load i64, ptr %216, align 1
  %218 = insertelement <4 x i64> poison, i64 %217, i64 0
  %219 = extractelement <32 x i32> %76, i64 26
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw i8, ptr %39, i64 %220
  %222 = load i64, ptr %221, align 1
  %223 = insertelement <4 x i64> poison, i64 %222, i64 0
  %224 = extractelement <32 x i32> %76, i64 25
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %39, i64 %225
  %227 = load i64, ptr %226, align 1
  %228 = insertelement <4 x i64> %218, i64 %227, i64 1
  %229 = extractelement <32 x i32> %76, i64 27
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw i8, ptr %39, i64 %230
  %232 = load i64, ptr %231, align 1
  %233 = insertelement <4 x i64> %223, i64 %232, i64 1
  %234 = extractelement <32 x i32> %76, i64 28
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw i8, ptr %39, i64 %235
  %237 = load i64, ptr %236, align 1
  %238 = insertelement <4 x i64> %228, i64 %237, i64 2
  %239 = extractelement <32 x i32> %76, i64 30
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw i8, ptr %39, i64 %240
  %242 = load i64, ptr %241, align 1
  %243 = insertelement <4 x i64> %233, i64 %242, i64 2
  %244 = extractelement <32 x i32> %76, i64 29
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %39, i64 %245
  %247 = load i64, ptr %246, align 1
  %248 = insertelement <4 x i64> %238, i64 %247, i64 3
  %249 = extractelement <32 x i32> %76, i64 31
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %39, i64 %250
  %252 = load i64, ptr %251, align 1
  %253 = insertelement <4 x i64> %243, i64 %252, i64 3
  %254 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %255 = bitcast <4 x i64> %248 to <8 x i32>
  %256 = bitcast <4 x i64> %253 to <8 x i32>
  %257 = shufflevector <8 x i32> %255, <8 x i32> %256, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %257, ptr %254, align 1
  %258 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %259 = shufflevector <8 x i32> %255, <8 x i32> %256, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %259, ptr %258, align 1
  br label %260
260:
  %261 = phi i32 [ %4, %7 ], [ 0, %73 ], [ %72, %71 ]
  ret i32 %261
}
define range(i32 0, 2) i32 @db_scatter_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %99
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = add i64 %2, %21
  %23 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %24 = sub i32 %23, %20
  %25 = zext i32 %24 to i64
  %26 = add nuw nsw i64 %25, 8
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %22, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %28, %26
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %41
39:
  %40 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %22, i64 noundef %26, i32 noundef 1)
  br label %41
41:
  %42 = phi ptr [ %38, %35 ], [ %40, %39 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %76
44:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %45
45:
  %46 = phi i32 [ %71, %69 ], [ %4, %44 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %2, %51
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %53 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 8, i32 noundef 1, i32 noundef %5, i32 noundef %47)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %73, label %55
55:
  %56 = icmp eq ptr %53, inttoptr (i64 2 to ptr)
  %57 = select i1 %56, ptr %9, ptr %53
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %57, align 1
  %60 = select i1 %56, ptr %9, ptr %53
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %62 = zext nneg i32 %47 to i64
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %65 = load i32, ptr %64, align 4
  store i32 %65, ptr %61, align 1
  br i1 %56, label %66, label %69
66:
  %67 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 8, i32 noundef 1, i32 noundef %5, i32 noundef %47, ptr noundef nonnull %9)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %73
69:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %70 = add i32 %46, -1
  %71 = and i32 %70, %46
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %74, label %45
73:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %74
74:
  %75 = phi i32 [ 1, %73 ], [ 0, %69 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %99
76:
  %77 = insertelement <32 x i32> poison, i32 %20, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = sub <32 x i32> %19, %78
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %79, ptr %10, align 128
  br label %81
80:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %99
81:
  %82 = phi i32 [ %97, %81 ], [ %4, %76 ]
  %83 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %82, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %10, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %42, i64 %87
  %89 = getelementptr inbounds nuw i32, ptr %6, i64 %84
  %90 = load i32, ptr %89, align 4
  store i32 %90, ptr %88, align 1
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %92 = zext nneg i32 %83 to i64
  %93 = getelementptr inbounds nuw i32, ptr %6, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 128
  %95 = load i32, ptr %94, align 4
  store i32 %95, ptr %91, align 1
  %96 = add i32 %82, -1
  %97 = and i32 %96, %82
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %80, label %81
99:
  %100 = phi i32 [ %4, %7 ], [ 0, %80 ], [ %75, %74 ]
  ret i32 %100
}
define range(i32 0, 2) i32 @db_scatter_lds_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %97
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %23 = sub i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 8
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %2, %26
  %28 = add i64 %27, %21
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %25, %28
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %39
39:
  %40 = phi ptr [ %38, %35 ], [ null, %18 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %74
42:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %43
43:
  %44 = phi i32 [ %69, %67 ], [ %4, %42 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %2, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %51 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 8, i32 noundef 17, i32 noundef %5, i32 noundef %45)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %71, label %53
53:
  %54 = icmp eq ptr %51, inttoptr (i64 2 to ptr)
  %55 = select i1 %54, ptr %9, ptr %51
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %57 = load i32, ptr %56, align 4
  store i32 %57, ptr %55, align 1
  %58 = select i1 %54, ptr %9, ptr %51
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = zext nneg i32 %45 to i64
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 128
  %63 = load i32, ptr %62, align 4
  store i32 %63, ptr %59, align 1
  br i1 %54, label %64, label %67
64:
  %65 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 8, i32 noundef 17, i32 noundef %5, i32 noundef %45, ptr noundef nonnull %9)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %71
67:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %68 = add i32 %44, -1
  %69 = and i32 %68, %44
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %72, label %43
71:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %72
72:
  %73 = phi i32 [ 1, %71 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %97
74:
  %75 = insertelement <32 x i32> poison, i32 %20, i64 0
  %76 = shufflevector <32 x i32> %75, <32 x i32> poison, <32 x i32> zeroinitializer
  %77 = sub <32 x i32> %19, %76
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %77, ptr %10, align 128
  br label %79
78:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %97
79:
  %80 = phi i32 [ %95, %79 ], [ %4, %74 ]
  %81 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %80, i1 true)
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %10, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %40, i64 %85
  %87 = getelementptr inbounds nuw i32, ptr %6, i64 %82
  %88 = load i32, ptr %87, align 4
  store i32 %88, ptr %86, align 1
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %90 = zext nneg i32 %81 to i64
  %91 = getelementptr inbounds nuw i32, ptr %6, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 128
  %93 = load i32, ptr %92, align 4
  store i32 %93, ptr %89, align 1
  %94 = add i32 %80, -1
  %95 = and i32 %94, %80
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %78, label %79
97:
  %98 = phi i32 [ %4, %7 ], [ 0, %78 ], [ %73, %72 ]
  ret i32 %98
}
define range(i32 0, 2) i32 @db_gather64_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_8(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj8ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_8(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj8ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_gather_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %449
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 12
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %80
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %75, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 12, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %77, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 12, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %77
60:
  %61 = phi ptr [ %9, %57 ], [ %52, %54 ]
  %62 = load i32, ptr %56, align 1
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %62, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %65 = load i32, ptr %64, align 1
  %66 = zext nneg i32 %46 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 128
  store i32 %65, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %70 = load i32, ptr %69, align 1
  %71 = zext nneg i32 %46 to i64
  %72 = getelementptr inbounds nuw i32, ptr %6, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 256
  store i32 %70, ptr %73, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %74 = add i32 %45, -1
  %75 = and i32 %74, %45
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %44
77:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %78
78:
  %79 = phi i32 [ 1, %77 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %449
80:
  %81 = insertelement <32 x i32> poison, i32 %19, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = sub <32 x i32> %18, %82
  %84 = extractelement <32 x i32> %83, i64 0
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i32, ptr %86, align 1
  %88 = insertelement <8 x i32> poison, i32 %87, i64 0
  %89 = extractelement <32 x i32> %83, i64 1
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %41, i64 %90
  %92 = load i32, ptr %91, align 1
  %93 = insertelement <8 x i32> %88, i32 %92, i64 1
  %94 = extractelement <32 x i32> %83, i64 2
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %41, i64 %95
  %97 = load i32, ptr %96, align 1
  %98 = insertelement <8 x i32> %93, i32 %97, i64 2
  %99 = extractelement <32 x i32> %83, i64 3
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr %41, i64 %100
  %102 = load i32, ptr %101, align 1
  %103 = insertelement <8 x i32> %98, i32 %102, i64 3
  %104 = extractelement <32 x i32> %83, i64 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i32, ptr %106, align 1
  %108 = insertelement <8 x i32> %103, i32 %107, i64 4
  %109 = extractelement <32 x i32> %83, i64 5
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %110
  %112 = load i32, ptr %111, align 1
  %113 = insertelement <8 x i32> %108, i32 %112, i64 5
  %114 = extractelement <32 x i32> %83, i64 6
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %41, i64 %115
  %117 = load i32, ptr %116, align 1
  %118 = insertelement <8 x i32> %113, i32 %117, i64 6
  %119 = extractelement <32 x i32> %83, i64 7
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr %41, i64 %120
  %122 = load i32, ptr %121, align 1
  %123 = insertelement <8 x i32> %118, i32 %122, i64 7
  store <8 x i32> %123, ptr %6, align 1
  %124 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 %85
  %126 = load i32, ptr %125, align 1
  %127 = insertelement <8 x i32> poison, i32 %126, i64 0
  %128 = getelementptr inbounds nuw i8, ptr %124, i64 %90
  %129 = load i32, ptr %128, align 1
  %130 = insertelement <8 x i32> %127, i32 %129, i64 1
  %131 = getelementptr inbounds nuw i8, ptr %124, i64 %95
  %132 = load i32, ptr %131, align 1
  %133 = insertelement <8 x i32> %130, i32 %132, i64 2
  %134 = getelementptr inbounds nuw i8, ptr %124, i64 %100
  %135 = load i32, ptr %134, align 1
  %136 = insertelement <8 x i32> %133, i32 %135, i64 3
  %137 = getelementptr inbounds nuw i8, ptr %124, i64 %105
  %138 = load i32, ptr %137, align 1
  %139 = insertelement <8 x i32> %136, i32 %138, i64 4
  %140 = getelementptr inbounds nuw i8, ptr %124, i64 %110
  %141 = load i32, ptr %140, align 1
  %142 = insertelement <8 x i32> %139, i32 %141, i64 5
  %143 = getelementptr inbounds nuw i8, ptr %124, i64 %115
  %144 = load i32, ptr %143, align 1
  %145 = insertelement <8 x i32> %142, i32 %144, i64 6
  %146 = getelementptr inbounds nuw i8, ptr %124, i64 %120
  %147 = load i32, ptr %146, align 1
  %148 = insertelement <8 x i32> %145, i32 %147, i64 7
  %149 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %148, ptr %149, align 1
  %150 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 %85
  %152 = load i32, ptr %151, align 1
  %153 = insertelement <8 x i32> poison, i32 %152, i64 0
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 %90
  %155 = load i32, ptr %154, align 1
  %156 = insertelement <8 x i32> %153, i32 %155, i64 1
  %157 = getelementptr inbounds nuw i8, ptr %150, i64 %95
  %158 = load i32, ptr %157, align 1
  %159 = insertelement <8 x i32> %156, i32 %158, i64 2
  %160 = getelementptr inbounds nuw i8, ptr %150, i64 %100
  %161 = load i32, ptr %160, align 1
  %162 = insertelement <8 x i32> %159, i32 %161, i64 3
  %163 = getelementptr inbounds nuw i8, ptr %150, i64 %105
  %164 = load i32, ptr %163, align 1
  %165 = insertelement <8 x i32> %162, i32 %164, i64 4
  %166 = getelementptr inbounds nuw i8, ptr %150, i64 %110
  %167 = load i32, ptr %166, align 1
  %168 = insertelement <8 x i32> %165, i32 %167, i64 5
  %169 = getelementptr inbounds nuw i8, ptr %150, i64 %115
  %170 = load i32, ptr %169, align 1
  %171 = insertelement <8 x i32> %168, i32 %170, i64 6
  %172 = getelementptr inbounds nuw i8, ptr %150, i64 %120
  %173 = load i32, ptr %172, align 1
  %174 = insertelement <8 x i32> %171, i32 %173, i64 7
  %175 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %174, ptr %175, align 1
  %176 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %177 = extractelement <32 x i32> %83, i64 8
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %41, i64 %178
  %180 = load i32, ptr %179, align 1
  %181 = insertelement <8 x i32> poison, i32 %180, i64 0
  %182 = extractelement <32 x i32> %83, i64 9
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %41, i64 %183
  %185 = load i32, ptr %184, align 1
  %186 = insertelement <8 x i32> %181, i32 %185, i64 1
  %187 = extractelement <32 x i32> %83, i64 10
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %41, i64 %188
  %190 = load i32, ptr %189, align 1
  %191 = insertelement <8 x i32> %186, i32 %190, i64 2
  %192 = extractelement <32 x i32> %83, i64 11
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr %41, i64 %193
  %195 = load i32, ptr %194, align 1
  %196 = insertelement <8 x i32> %191, i32 %195, i64 3
  %197 = extractelement <32 x i32> %83, i64 12
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr %41, i64 %198
  %200 = load i32, ptr %199, align 1
  %201 = insertelement <8 x i32> %196, i32 %200, i64 4
  %202 = extractelement <32 x i32> %83, i64 13
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %41, i64 %203
  %205 = load i32, ptr %204, align 1
  %206 = insertelement <8 x i32> %201, i32 %205, i64 5
  %207 = extractelement <32 x i32> %83, i64 14
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %41, i64 %208
  %210 = load i32, ptr %209, align 1
  %211 = insertelement <8 x i32> %206, i32 %210, i64 6
  %212 = extractelement <32 x i32> %83, i64 15
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw i8, ptr %41, i64 %213
  %215 = load i32, ptr %214, align 1
  %216 = insertelement <8 x i32> %211, i32 %215, i64 7
  store <8 x i32> %216, ptr %176, align 1
  %217 = getelementptr inbounds nuw i8, ptr %124, i64 %178
  %218 = load i32, ptr %217, align 1
  %219 = insertelement <8 x i32> poison, i32 %218, i64 0
  %220 = getelementptr inbounds nuw i8, ptr %124, i64 %183
  %221 = load i32, ptr %220, align 1
  %222 = insertelement <8 x i32> %219, i32 %221, i64 1
  %223 = getelementptr inbounds nuw i8, ptr %124, i64 %188
  %224 = load i32, ptr %223, align 1
  %225 = insertelement <8 x i32> %222, i32 %224, i64 2
  %226 = getelementptr inbounds nuw i8, ptr %124, i64 %193
  %227 = load i32, ptr %226, align 1
  %228 = insertelement <8 x i32> %225, i32 %227, i64 3
  %229 = getelementptr inbounds nuw i8, ptr %124, i64 %198
  %230 = load i32, ptr %229, align 1
  %231 = insertelement <8 x i32> %228, i32 %230, i64 4
  %232 = getelementptr inbounds nuw i8, ptr %124, i64 %203
  %233 = load i32, ptr %232, align 1
  %234 = insertelement <8 x i32> %231, i32 %233, i64 5
  %235 = getelementptr inbounds nuw i8, ptr %124, i64 %208
  %236 = load i32, ptr %235, align 1
  %237 = insertelement <8 x i32> %234, i32 %236, i64 6
  %238 = getelementptr inbounds nuw i8, ptr %124, i64 %213
  %239 = load i32, ptr %238, align 1
  %240 = insertelement <8 x i32> %237, i32 %239, i64 7
  %241 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %240, ptr %241, align 1
  %242 = getelementptr inbounds nuw i8, ptr %150, i64 %178
  %243 = load i32, ptr %242, align 1
  %244 = insertelement <8 x i32> poison, i32 %243, i64 0
  %245 = getelementptr inbounds nuw i8, ptr %150, i64 %183
  %246 = load i32, ptr %245, align 1
  %247 = insertelement <8 x i32> %244, i32 %246, i64 1
  %248 = getelementptr inbounds nuw i8, ptr %150, i64 %188
  %249 = load i32, ptr %248, align 1
  %250 = insertelement <8 x i32> %247, i32 %249, i64 2
  %251 = getelementptr inbounds nuw i8, ptr %150, i64 %193
  %252 = load i32, ptr %251, align 1
  %253 = insertelement <8 x i32> %250, i32 %252, i64 3
  %254 = getelementptr inbounds nuw i8, ptr %150, i64 %198
  %255 = load i32, ptr %254, align 1
  %256 = insertelement <8 x i32> %253, i32 %255, i64 4
  %257 = getelementptr inbounds nuw i8, ptr %150, i64 %203
  %258 = load i32, ptr %257, align 1
  %259 = insertelement <8 x i32> %256, i32 %258, i64 5
  %260 = getelementptr inbounds nuw i8, ptr %150, i64 %208
  %261 = load i32, ptr %260, align 1
  %262 = insertelement <8 x i32> %259, i32 %261, i64 6
  %263 = getelementptr inbounds nuw i8, ptr %150, i64 %213
  %264 = load i32, ptr %263, align 1
  %265 = insertelement <8 x i32> %262, i32 %264, i64 7
  %266 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %265, ptr %266, align 1
  %267 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %268 = extractelement <32 x i32> %83, i64 16
  %269 = zext i32 %268 to i64
  %270 = getelementptr inbounds nuw i8, ptr %41, i64 %269
  %271 = load i32, ptr %270, align 1
  %272 = insertelement <8 x i32> poison, i32 %271, i64 0
  %273 = extractelement <32 x i32> %83, i64 17
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds nuw i8, ptr %41, i64 %274
  %276 = load i32, ptr %275, align 1
  %277 = insertelement <8 x i32> %272, i32 %276, i64 1
  %278 = extractelement <32 x i32> %83, i64 18
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds nuw i8, ptr %41, i64 %279
  %281 = load i32, ptr %280, align 1
  %282 = insertelement <8 x i32> %277, i32 %281, i64 2
  %283 = extractelement <32 x i32> %83, i64 19
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw i8, ptr %41, i64 %284
  %286 = load i32, ptr %285, align 1
  %287 = insertelement <8 x i32> %282, i32 %286, i64 3
  %288 = extractelement <32 x i32> %83, i64 20
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw i8, ptr %41, i64 %289
  %291 = load i32, ptr %290, align 1
  %292 = insertelement <8 x i32> %287, i32 %291, i64 4
  %293 = extractelement <32 x i32> %83, i64 21
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds nuw i8, ptr %41, i64 %294
  %296 = load i32, ptr %295, align 1
  %297 = insertelement <8 x i32> %292, i32 %296, i64 5
  %298 = extractelement <32 x i32> %83, i64 22
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds nuw i8, ptr %41, i64 %299
  %301 = load i32, ptr %300, align 1
  %302 = insertelement <8 x i32> %297, i32 %301, i64 6
  %303 = extractelement <32 x i32> %83, i64 23
  %304 = zext i32 %303 to i64
  %305 = getelementptr inbounds nuw i8, ptr %41, i64 %304
  %306 = load i32, ptr %305, align 1
  %307 = insertelement <8 x i32> %302, i32 %306, i64 7
  store <8 x i32> %307, ptr %267, align 1
  %308 = getelementptr inbounds nuw i8, ptr %124, i64 %269
  %309 = load i32, ptr %308, align 1
  %310 = insertelement <8 x i32> poison, i32 %309, i64 0
  %311 = getelementptr inbounds nuw i8, ptr %124, i64 %274
  %312 = load i32, ptr %311, align 1
  %313 = insertelement <8 x i32> %310, i32 %312, i64 1
  %314 = getelementptr inbounds nuw i8, ptr %124, i64 %279
  %315 = load i32, ptr %314, align 1
  %316 = insertelement <8 x i32> %313, i32 %315, i64 2
  %317 = getelementptr inbounds nuw i8, ptr %124, i64 %284
  %318 = load i32, ptr %317, align 1
  %319 = insertelement <8 x i32> %316, i32 %318, i64 3
  %320 = getelementptr inbounds nuw i8, ptr %124, i64 %289
  %321 = load i32, ptr %320, align 1
  %322 = insertelement <8 x i32> %319, i32 %321, i64 4
  %323 = getelementptr inbounds nuw i8, ptr %124, i64 %294
  %324 = load i32, ptr %323, align 1
  %325 = insertelement <8 x i32> %322, i32 %324, i64 5
  %326 = getelementptr inbounds nuw i8, ptr %124, i64 %299
  %327 = load i32, ptr %326, align 1
  %328 = insertelement <8 x i32> %325, i32 %327, i64 6
  %329 = getelementptr inbounds nuw i8, ptr %124, i64 %304
  %330 = load i32, ptr %329, align 1
  %331 = insertelement <8 x i32> %328, i32 %330, i64 7
  %332 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %331, ptr %332, align 1
  %333 = getelementptr inbounds nuw i8, ptr %150, i64 %269
  %334 = load i32, ptr %333, align 1
  %335 = insertelement <8 x i32> poison, i32 %334, i64 0
  %336 = getelementptr inbounds nuw i8, ptr %150, i64 %274
  %337 = load i32, ptr %336, align 1
  %338 = insertelement <8 x i32> %335, i32 %337, i64 1
  %339 = getelementptr inbounds nuw i8, ptr %150, i64 %279
  %340 = load i32, ptr %339, align 1
  %341 = insertelement <8 x i32> %338, i32 %340, i64 2
  %342 = getelementptr inbounds nuw i8, ptr %150, i64 %284
  %343 = load i32, ptr %342, align 1
  %344 = insertelement <8 x i32> %341, i32 %343, i64 3
  %345 = getelementptr inbounds nuw i8, ptr %150, i64 %289
  %346 = load i32, ptr %345, align 1
  %347 = insertelement <8 x i32> %344, i32 %346, i64 4
  %348 = getelementptr inbounds nuw i8, ptr %150, i64 %294
  %349 = load i32, ptr %348, align 1
  %350 = insertelement <8 x i32> %347, i32 %349, i64 5
  %351 = getelementptr inbounds nuw i8, ptr %150, i64 %299
  %352 = load i32, ptr %351, align 1
  %353 = insertelement <8 x i32> %350, i32 %352, i64 6
  %354 = getelementptr inbounds nuw i8, ptr %150, i64 %304
  %355 = load i32, ptr %354, align 1
  %356 = insertelement <8 x i32> %353, i32 %355, i64 7
  %357 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %356, ptr %357, align 1
  %358 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %359 = extractelement <32 x i32> %83, i64 24
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds nuw i8, ptr %41, i64 %360
  %362 = load i32, ptr %361, align 1
  %363 = insertelement <8 x i32> poison, i32 %362, i64 0
  %364 = extractelement <32 x i32> %83, i64 25
  %365 = zext i32 %364 to i64
  %366 = getelementptr inbounds nuw i8, ptr %41, i64 %365
  %367 = load i32, ptr %366, align 1
  %368 = insertelement <8 x i32> %363, i32 %367, i64 1
  %369 = extractelement <32 x i32> %83, i64 26
  %370 = zext i32 %369 to i64
  %371 = getelementptr inbounds nuw i8, ptr %41, i64 %370
  %372 = load i32, ptr %371, align 1
  %373 = insertelement <8 x i32> %368, i32 %372, i64 2
  %374 = extractelement <32 x i32> %83, i64 27
  %375 = zext i32 %374 to i64
  %376 = getelementptr inbounds nuw i8, ptr %41, i64 %375
  %377 = load i32, ptr %376, align 1
  %378 = insertelement <8 x i32> %373, i32 %377, i64 3
  %379 = extractelement <32 x i32> %83, i64 28
  %380 = zext i32 %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %41, i64 %380
  %382 = load i32, ptr %381, align 1
  %383 = insertelement <8 x i32> %378, i32 %382, i64 4
  %384 = extractelement <32 x i32> %83, i64 29
  %385 = zext i32 %384 to i64
  %386 = getelementptr inbounds nuw i8, ptr %41, i64 %385
  %387 = load i32, ptr %386, align 1
  %388 = insertelement <8 x i32> %383, i32 %387, i64 5
  %389 = extractelement <32 x i32> %83, i64 30
  %390 = zext i32 %389 to i64
  %391 = getelementptr inbounds nuw i8, ptr %41, i64 %390
  %392 = load i32, ptr %391, align 1
  %393 = insertelement <8 x i32> %388, i32 %392, i64 6
  %394 = extractelement <32 x i32> %83, i64 31
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw i8, ptr %41, i64 %395
  %397 = load i32, ptr %396, align 1
  %398 = insertelement <8 x i32> %393, i32 %397, i64 7
  store <8 x i32> %398, ptr %358, align 1
  %399 = getelementptr inbounds nuw i8, ptr %124, i64 %360
  %400 = load i32, ptr %399, align 1
  %401 = insertelement <8 x i32> poison, i32 %400, i64 0
  %402 = getelementptr inbounds nuw i8, ptr %124, i64 %365
  %403 = load i32, ptr %402, align 1
  %404 = insertelement <8 x i32> %401, i32 %403, i64 1
  %405 = getelementptr inbounds nuw i8, ptr %124, i64 %370
  %406 = load i32, ptr %405, align 1
  %407 = insertelement <8 x i32> %404, i32 %406, i64 2
  %408 = getelementptr inbounds nuw i8, ptr %124, i64 %375
  %409 = load i32, ptr %408, align 1
  %410 = insertelement <8 x i32> %407, i32 %409, i64 3
  %411 = getelementptr inbounds nuw i8, ptr %124, i64 %380
  %412 = load i32, ptr %411, align 1
  %413 = insertelement <8 x i32> %410, i32 %412, i64 4
  %414 = getelementptr inbounds nuw i8, ptr %124, i64 %385
  %415 = load i32, ptr %414, align 1
  %416 = insertelement <8 x i32> %413, i32 %415, i64 5
  %417 = getelementptr inbounds nuw i8, ptr %124, i64 %390
  %418 = load i32, ptr %417, align 1
  %419 = insertelement <8 x i32> %416, i32 %418, i64 6
  %420 = getelementptr inbounds nuw i8, ptr %124, i64 %395
  %421 = load i32, ptr %420, align 1
  %422 = insertelement <8 x i32> %419, i32 %421, i64 7
  %423 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %422, ptr %423, align 1
  %424 = getelementptr inbounds nuw i8, ptr %150, i64 %360
  %425 = load i32, ptr %424, align 1
  %426 = insertelement <8 x i32> poison, i32 %425, i64 0
  %427 = getelementptr inbounds nuw i8, ptr %150, i64 %365
  %428 = load i32, ptr %427, align 1
  %429 = insertelement <8 x i32> %426, i32 %428, i64 1
  %430 = getelementptr inbounds nuw i8, ptr %150, i64 %370
  %431 = load i32, ptr %430, align 1
  %432 = insertelement <8 x i32> %429, i32 %431, i64 2
  %433 = getelementptr inbounds nuw i8, ptr %150, i64 %375
  %434 = load i32, ptr %433, align 1
  %435 = insertelement <8 x i32> %432, i32 %434, i64 3
  %436 = getelementptr inbounds nuw i8, ptr %150, i64 %380
  %437 = load i32, ptr %436, align 1
  %438 = insertelement <8 x i32> %435, i32 %437, i64 4
  %439 = getelementptr inbounds nuw i8, ptr %150, i64 %385
  %440 = load i32, ptr %439, align 1
  %441 = insertelement <8 x i32> %438, i32 %440, i64 5
  %442 = getelementptr inbounds nuw i8, ptr %150, i64 %390
  %443 = load i32, ptr %442, align 1
  %444 = insertelement <8 x i32> %441, i32 %443, i64 6
  %445 = getelementptr inbounds nuw i8, ptr %150, i64 %395
  %446 = load i32, ptr %445, align 1
  %447 = insertelement <8 x i32> %444, i32 %446, i64 7
  %448 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %447, ptr %448, align 1
  br label %449
449:
  %450 = phi i32 [ %4, %7 ], [ 0, %80 ], [ %79, %78 ]
  ret i32 %450
}
define range(i32 0, 2) i32 @db_gather_lds_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %447
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 12
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %78
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %73, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 12, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %75, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 12, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %75
58:
  %59 = phi ptr [ %9, %55 ], [ %50, %52 ]
  %60 = load i32, ptr %54, align 1
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %60, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %63 = load i32, ptr %62, align 1
  %64 = zext nneg i32 %44 to i64
  %65 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 128
  store i32 %63, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %68 = load i32, ptr %67, align 1
  %69 = zext nneg i32 %44 to i64
  %70 = getelementptr inbounds nuw i32, ptr %6, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 256
  store i32 %68, ptr %71, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %72 = add i32 %43, -1
  %73 = and i32 %72, %43
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %76, label %42
75:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %76
76:
  %77 = phi i32 [ 1, %75 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %447
78:
  %79 = insertelement <32 x i32> poison, i32 %19, i64 0
  %80 = shufflevector <32 x i32> %79, <32 x i32> poison, <32 x i32> zeroinitializer
  %81 = sub <32 x i32> %18, %80
  %82 = extractelement <32 x i32> %81, i64 0
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i32, ptr %84, align 1
  %86 = insertelement <8 x i32> poison, i32 %85, i64 0
  %87 = extractelement <32 x i32> %81, i64 1
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 %88
  %90 = load i32, ptr %89, align 1
  %91 = insertelement <8 x i32> %86, i32 %90, i64 1
  %92 = extractelement <32 x i32> %81, i64 2
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %39, i64 %93
  %95 = load i32, ptr %94, align 1
  %96 = insertelement <8 x i32> %91, i32 %95, i64 2
  %97 = extractelement <32 x i32> %81, i64 3
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 %98
  %100 = load i32, ptr %99, align 1
  %101 = insertelement <8 x i32> %96, i32 %100, i64 3
  %102 = extractelement <32 x i32> %81, i64 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i32, ptr %104, align 1
  %106 = insertelement <8 x i32> %101, i32 %105, i64 4
  %107 = extractelement <32 x i32> %81, i64 5
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load i32, ptr %109, align 1
  %111 = insertelement <8 x i32> %106, i32 %110, i64 5
  %112 = extractelement <32 x i32> %81, i64 6
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %39, i64 %113
  %115 = load i32, ptr %114, align 1
  %116 = insertelement <8 x i32> %111, i32 %115, i64 6
  %117 = extractelement <32 x i32> %81, i64 7
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %120 = load i32, ptr %119, align 1
  %121 = insertelement <8 x i32> %116, i32 %120, i64 7
  store <8 x i32> %121, ptr %6, align 1
  %122 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 %83
  %124 = load i32, ptr %123, align 1
  %125 = insertelement <8 x i32> poison, i32 %124, i64 0
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 %88
  %127 = load i32, ptr %126, align 1
  %128 = insertelement <8 x i32> %125, i32 %127, i64 1
  %129 = getelementptr inbounds nuw i8, ptr %122, i64 %93
  %130 = load i32, ptr %129, align 1
  %131 = insertelement <8 x i32> %128, i32 %130, i64 2
  %132 = getelementptr inbounds nuw i8, ptr %122, i64 %98
  %133 = load i32, ptr %132, align 1
  %134 = insertelement <8 x i32> %131, i32 %133, i64 3
  %135 = getelementptr inbounds nuw i8, ptr %122, i64 %103
  %136 = load i32, ptr %135, align 1
  %137 = insertelement <8 x i32> %134, i32 %136, i64 4
  %138 = getelementptr inbounds nuw i8, ptr %122, i64 %108
  %139 = load i32, ptr %138, align 1
  %140 = insertelement <8 x i32> %137, i32 %139, i64 5
  %141 = getelementptr inbounds nuw i8, ptr %122, i64 %113
  %142 = load i32, ptr %141, align 1
  %143 = insertelement <8 x i32> %140, i32 %142, i64 6
  %144 = getelementptr inbounds nuw i8, ptr %122, i64 %118
  %145 = load i32, ptr %144, align 1
  %146 = insertelement <8 x i32> %143, i32 %145, i64 7
  %147 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %146, ptr %147, align 1
  %148 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 %83
  %150 = load i32, ptr %149, align 1
  %151 = insertelement <8 x i32> poison, i32 %150, i64 0
  %152 = getelementptr inbounds nuw i8, ptr %148, i64 %88
  %153 = load i32, ptr %152, align 1
  %154 = insertelement <8 x i32> %151, i32 %153, i64 1
  %155 = getelementptr inbounds nuw i8, ptr %148, i64 %93
  %156 = load i32, ptr %155, align 1
  %157 = insertelement <8 x i32> %154, i32 %156, i64 2
  %158 = getelementptr inbounds nuw i8, ptr %148, i64 %98
  %159 = load i32, ptr %158, align 1
  %160 = insertelement <8 x i32> %157, i32 %159, i64 3
  %161 = getelementptr inbounds nuw i8, ptr %148, i64 %103
  %162 = load i32, ptr %161, align 1
  %163 = insertelement <8 x i32> %160, i32 %162, i64 4
  %164 = getelementptr inbounds nuw i8, ptr %148, i64 %108
  %165 = load i32, ptr %164, align 1
  %166 = insertelement <8 x i32> %163, i32 %165, i64 5
  %167 = getelementptr inbounds nuw i8, ptr %148, i64 %113
  %168 = load i32, ptr %167, align 1
  %169 = insertelement <8 x i32> %166, i32 %168, i64 6
  %170 = getelementptr inbounds nuw i8, ptr %148, i64 %118
  %171 = load i32, ptr %170, align 1
  %172 = insertelement <8 x i32> %169, i32 %171, i64 7
  %173 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %172, ptr %173, align 1
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %175 = extractelement <32 x i32> %81, i64 8
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %39, i64 %176
  %178 = load i32, ptr %177, align 1
  %179 = insertelement <8 x i32> poison, i32 %178, i64 0
  %180 = extractelement <32 x i32> %81, i64 9
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %39, i64 %181
  %183 = load i32, ptr %182, align 1
  %184 = insertelement <8 x i32> %179, i32 %183, i64 1
  %185 = extractelement <32 x i32> %81, i64 10
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %39, i64 %186
  %188 = load i32, ptr %187, align 1
  %189 = insertelement <8 x i32> %184, i32 %188, i64 2
  %190 = extractelement <32 x i32> %81, i64 11
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr %39, i64 %191
  %193 = load i32, ptr %192, align 1
  %194 = insertelement <8 x i32> %189, i32 %193, i64 3
  %195 = extractelement <32 x i32> %81, i64 12
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %39, i64 %196
  %198 = load i32, ptr %197, align 1
  %199 = insertelement <8 x i32> %194, i32 %198, i64 4
  %200 = extractelement <32 x i32> %81, i64 13
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %39, i64 %201
  %203 = load i32, ptr %202, align 1
  %204 = insertelement <8 x i32> %199, i32 %203, i64 5
  %205 = extractelement <32 x i32> %81, i64 14
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %39, i64 %206
  %208 = load i32, ptr %207, align 1
  %209 = insertelement <8 x i32> %204, i32 %208, i64 6
  %210 = extractelement <32 x i32> %81, i64 15
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %39, i64 %211
  %213 = load i32, ptr %212, align 1
  %214 = insertelement <8 x i32> %209, i32 %213, i64 7
  store <8 x i32> %214, ptr %174, align 1
  %215 = getelementptr inbounds nuw i8, ptr %122, i64 %176
  %216 = load i32, ptr %215, align 1
  %217 = insertelement <8 x i32> poison, i32 %216, i64 0
  %218 = getelementptr inbounds nuw i8, ptr %122, i64 %181
  %219 = load i32, ptr %218, align 1
  %220 = insertelement <8 x i32> %217, i32 %219, i64 1
  %221 = getelementptr inbounds nuw i8, ptr %122, i64 %186
  %222 = load i32, ptr %221, align 1
  %223 = insertelement <8 x i32> %220, i32 %222, i64 2
  %224 = getelementptr inbounds nuw i8, ptr %122, i64 %191
  %225 = load i32, ptr %224, align 1
  %226 = insertelement <8 x i32> %223, i32 %225, i64 3
  %227 = getelementptr inbounds nuw i8, ptr %122, i64 %196
  %228 = load i32, ptr %227, align 1
  %229 = insertelement <8 x i32> %226, i32 %228, i64 4
  %230 = getelementptr inbounds nuw i8, ptr %122, i64 %201
  %231 = load i32, ptr %230, align 1
  %232 = insertelement <8 x i32> %229, i32 %231, i64 5
  %233 = getelementptr inbounds nuw i8, ptr %122, i64 %206
  %234 = load i32, ptr %233, align 1
  %235 = insertelement <8 x i32> %232, i32 %234, i64 6
  %236 = getelementptr inbounds nuw i8, ptr %122, i64 %211
  %237 = load i32, ptr %236, align 1
  %238 = insertelement <8 x i32> %235, i32 %237, i64 7
  %239 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %238, ptr %239, align 1
  %240 = getelementptr inbounds nuw i8, ptr %148, i64 %176
  %241 = load i32, ptr %240, align 1
  %242 = insertelement <8 x i32> poison, i32 %241, i64 0
  %243 = getelementptr inbounds nuw i8, ptr %148, i64 %181
  %244 = load i32, ptr %243, align 1
  %245 = insertelement <8 x i32> %242, i32 %244, i64 1
  %246 = getelementptr inbounds nuw i8, ptr %148, i64 %186
  %247 = load i32, ptr %246, align 1
  %248 = insertelement <8 x i32> %245, i32 %247, i64 2
  %249 = getelementptr inbounds nuw i8, ptr %148, i64 %191
  %250 = load i32, ptr %249, align 1
  %251 = insertelement <8 x i32> %248, i32 %250, i64 3
  %252 = getelementptr inbounds nuw i8, ptr %148, i64 %196
  %253 = load i32, ptr %252, align 1
  %254 = insertelement <8 x i32> %251, i32 %253, i64 4
  %255 = getelementptr inbounds nuw i8, ptr %148, i64 %201
  %256 = load i32, ptr %255, align 1
  %257 = insertelement <8 x i32> %254, i32 %256, i64 5
  %258 = getelementptr inbounds nuw i8, ptr %148, i64 %206
  %259 = load i32, ptr %258, align 1
  %260 = insertelement <8 x i32> %257, i32 %259, i64 6
  %261 = getelementptr inbounds nuw i8, ptr %148, i64 %211
  %262 = load i32, ptr %261, align 1
  %263 = insertelement <8 x i32> %260, i32 %262, i64 7
  %264 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %263, ptr %264, align 1
  %265 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %266 = extractelement <32 x i32> %81, i64 16
  %267 = zext i32 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr %39, i64 %267
  %269 = load i32, ptr %268, align 1
  %270 = insertelement <8 x i32> poison, i32 %269, i64 0
  %271 = extractelement <32 x i32> %81, i64 17
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %39, i64 %272
  %274 = load i32, ptr %273, align 1
  %275 = insertelement <8 x i32> %270, i32 %274, i64 1
  %276 = extractelement <32 x i32> %81, i64 18
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds nuw i8, ptr %39, i64 %277
  %279 = load i32, ptr %278, align 1
  %280 = insertelement <8 x i32> %275, i32 %279, i64 2
  %281 = extractelement <32 x i32> %81, i64 19
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %39, i64 %282
  %284 = load i32, ptr %283, align 1
  %285 = insertelement <8 x i32> %280, i32 %284, i64 3
  %286 = extractelement <32 x i32> %81, i64 20
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds nuw i8, ptr %39, i64 %287
  %289 = load i32, ptr %288, align 1
  %290 = insertelement <8 x i32> %285, i32 %289, i64 4
  %291 = extractelement <32 x i32> %81, i64 21
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw i8, ptr %39, i64 %292
  %294 = load i32, ptr %293, align 1
  %295 = insertelement <8 x i32> %290, i32 %294, i64 5
  %296 = extractelement <32 x i32> %81, i64 22
  %297 = zext i32 %296 to i64
  %298 = getelementptr inbounds nuw i8, ptr %39, i64 %297
  %299 = load i32, ptr %298, align 1
  %300 = insertelement <8 x i32> %295, i32 %299, i64 6
  %301 = extractelement <32 x i32> %81, i64 23
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds nuw i8, ptr %39, i64 %302
  %304 = load i32, ptr %303, align 1
  %305 = insertelement <8 x i32> %300, i32 %304, i64 7
  store <8 x i32> %305, ptr %265, align 1
  %306 = getelementptr inbounds nuw i8, ptr %122, i64 %267
  %307 = load i32, ptr %306, align 1
  %308 = insertelement <8 x i32> poison, i32 %307, i64 0
  %309 = getelementptr inbounds nuw i8, ptr %122, i64 %272
  %310 = load i32, ptr %309, align 1
  %311 = insertelement <8 x i32> %308, i32 %310, i64 1
  %312 = getelementptr inbounds nuw i8, ptr %122, i64 %277
  %313 = load i32, ptr %312, align 1
  %314 = insertelement <8 x i32> %311, i32 %313, i64 2
  %315 = getelementptr inbounds nuw i8, ptr %122, i64 %282
  %316 = load i32, ptr %315, align 1
  %317 = insertelement <8 x i32> %314, i32 %316, i64 3
  %318 = getelementptr inbounds nuw i8, ptr %122, i64 %287
  %319 = load i32, ptr %318, align 1
  %320 = insertelement <8 x i32> %317, i32 %319, i64 4
  %321 = getelementptr inbounds nuw i8, ptr %122, i64 %292
  %322 = load i32, ptr %321, align 1
  %323 = insertelement <8 x i32> %320, i32 %322, i64 5
  %324 = getelementptr inbounds nuw i8, ptr %122, i64 %297
  %325 = load i32, ptr %324, align 1
  %326 = insertelement <8 x i32> %323, i32 %325, i64 6
  %327 = getelementptr inbounds nuw i8, ptr %122, i64 %302
  %328 = load i32, ptr %327, align 1
  %329 = insertelement <8 x i32> %326, i32 %328, i64 7
  %330 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %329, ptr %330, align 1
  %331 = getelementptr inbounds nuw i8, ptr %148, i64 %267
  %332 = load i32, ptr %331, align 1
  %333 = insertelement <8 x i32> poison, i32 %332, i64 0
  %334 = getelementptr inbounds nuw i8, ptr %148, i64 %272
  %335 = load i32, ptr %334, align 1
  %336 = insertelement <8 x i32> %333, i32 %335, i64 1
  %337 = getelementptr inbounds nuw i8, ptr %148, i64 %277
  %338 = load i32, ptr %337, align 1
  %339 = insertelement <8 x i32> %336, i32 %338, i64 2
  %340 = getelementptr inbounds nuw i8, ptr %148, i64 %282
  %341 = load i32, ptr %340, align 1
  %342 = insertelement <8 x i32> %339, i32 %341, i64 3
  %343 = getelementptr inbounds nuw i8, ptr %148, i64 %287
  %344 = load i32, ptr %343, align 1
  %345 = insertelement <8 x i32> %342, i32 %344, i64 4
  %346 = getelementptr inbounds nuw i8, ptr %148, i64 %292
  %347 = load i32, ptr %346, align 1
  %348 = insertelement <8 x i32> %345, i32 %347, i64 5
  %349 = getelementptr inbounds nuw i8, ptr %148, i64 %297
  %350 = load i32, ptr %349, align 1
  %351 = insertelement <8 x i32> %348, i32 %350, i64 6
  %352 = getelementptr inbounds nuw i8, ptr %148, i64 %302
  %353 = load i32, ptr %352, align 1
  %354 = insertelement <8 x i32> %351, i32 %353, i64 7
  %355 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %354, ptr %355, align 1
  %356 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %357 = extractelement <32 x i32> %81, i64 24
  %358 = zext i32 %357 to i64
  %359 = getelementptr inbounds nuw i8, ptr %39, i64 %358
  %360 = load i32, ptr %359, align 1
  %361 = insertelement <8 x i32> poison, i32 %360, i64 0
  %362 = extractelement <32 x i32> %81, i64 25
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds nuw i8, ptr %39, i64 %363
  %365 = load i32, ptr %364, align 1
  %366 = insertelement <8 x i32> %361, i32 %365, i64 1
  %367 = extractelement <32 x i32> %81, i64 26
  %368 = zext i32 %367 to i64
  %369 = getelementptr inbounds nuw i8, ptr %39, i64 %368
  %370 = load i32, ptr %369, align 1
  %371 = insertelement <8 x i32> %366, i32 %370, i64 2
  %372 = extractelement <32 x i32> %81, i64 27
  %373 = zext i32 %372 to i64
  %374 = getelementptr inbounds nuw i8, ptr %39, i64 %373
  %375 = load i32, ptr %374, align 1
  %376 = insertelement <8 x i32> %371, i32 %375, i64 3
  %377 = extractelement <32 x i32> %81, i64 28
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw i8, ptr %39, i64 %378
  %380 = load i32, ptr %379, align 1
  %381 = insertelement <8 x i32> %376, i32 %380, i64 4
  %382 = extractelement <32 x i32> %81, i64 29
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw i8, ptr %39, i64 %383
  %385 = load i32, ptr %384, align 1
  %386 = insertelement <8 x i32> %381, i32 %385, i64 5
  %387 = extractelement <32 x i32> %81, i64 30
  %388 = zext i32 %387 to i64
  %389 = getelementptr inbounds nuw i8, ptr %39, i64 %388
  %390 = load i32, ptr %389, align 1
  %391 = insertelement <8 x i32> %386, i32 %390, i64 6
  %392 = extractelement <32 x i32> %81, i64 31
  %393 = zext i32 %392 to i64
  %394 = getelementptr inbounds nuw i8, ptr %39, i64 %393
  %395 = load i32, ptr %394, align 1
  %396 = insertelement <8 x i32> %391, i32 %395, i64 7
  store <8 x i32> %396, ptr %356, align 1
  %397 = getelementptr inbounds nuw i8, ptr %122, i64 %358
  %398 = load i32, ptr %397, align 1
  %399 = insertelement <8 x i32> poison, i32 %398, i64 0
  %400 = getelementptr inbounds nuw i8, ptr %122, i64 %363
  %401 = load i32, ptr %400, align 1
  %402 = insertelement <8 x i32> %399, i32 %401, i64 1
  %403 = getelementptr inbounds nuw i8, ptr %122, i64 %368
  %404 = load i32, ptr %403, align 1
  %405 = insertelement <8 x i32> %402, i32 %404, i64 2
  %406 = getelementptr inbounds nuw i8, ptr %122, i64 %373
  %407 = load i32, ptr %406, align 1
  %408 = insertelement <8 x i32> %405, i32 %407, i64 3
  %409 = getelementptr inbounds nuw i8, ptr %122, i64 %378
  %410 = load i32, ptr %409, align 1
  %411 = insertelement <8 x i32> %408, i32 %410, i64 4
  %412 = getelementptr inbounds nuw i8, ptr %122, i64 %383
  %413 = load i32, ptr %412, align 1
  %414 = insertelement <8 x i32> %411, i32 %413, i64 5
  %415 = getelementptr inbounds nuw i8, ptr %122, i64 %388
  %416 = load i32, ptr %415, align 1
  %417 = insertelement <8 x i32> %414, i32 %416, i64 6
  %418 = getelementptr inbounds nuw i8, ptr %122, i64 %393
  %419 = load i32, ptr %418, align 1
  %420 = insertelement <8 x i32> %417, i32 %419, i64 7
  %421 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %420, ptr %421, align 1
  %422 = getelementptr inbounds nuw i8, ptr %148, i64 %358
  %423 = load i32, ptr %422, align 1
  %424 = insertelement <8 x i32> poison, i32 %423, i64 0
  %425 = getelementptr inbounds nuw i8, ptr %148, i64 %363
  %426 = load i32, ptr %425, align 1
  %427 = insertelement <8 x i32> %424, i32 %426, i64 1
  %428 = getelementptr inbounds nuw i8, ptr %148, i64 %368
  %429 = load i32, ptr %428, align 1
  %430 = insertelement <8 x i32> %427, i32 %429, i64 2
  %431 = getelementptr inbounds nuw i8, ptr %148, i64 %373
  %432 = load i32, ptr %431, align 1
  %433 = insertelement <8 x i32> %430, i32 %432, i64 3
  %434 = getelementptr inbounds nuw i8, ptr %148, i64 %378
  %435 = load i32, ptr %434, align 1
  %436 = insertelement <8 x i32> %433, i32 %435, i64 4
  %437 = getelementptr inbounds nuw i8, ptr %148, i64 %383
  %438 = load i32, ptr %437, align 1
  %439 = insertelement <8 x i32> %436, i32 %438, i64 5
  %440 = getelementptr inbounds nuw i8, ptr %148, i64 %388
  %441 = load i32, ptr %440, align 1
  %442 = insertelement <8 x i32> %439, i32 %441, i64 6
  %443 = getelementptr inbounds nuw i8, ptr %148, i64 %393
  %444 = load i32, ptr %443, align 1
  %445 = insertelement <8 x i32> %442, i32 %444, i64 7
  %446 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %445, ptr %446, align 1
  br label %447
447:
  %448 = phi i32 [ %4, %7 ], [ 0, %78 ], [ %77, %76 ]
  ret i32 %448
}
define range(i32 0, 2) i32 @db_scatter_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %110
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = add i64 %2, %21
  %23 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %24 = sub i32 %23, %20
  %25 = zext i32 %24 to i64
  %26 = add nuw nsw i64 %25, 12
  %27 = load i64, ptr %1, align 8
  %28 = sub i64 %22, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %28, %26
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %41
39:
  %40 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %22, i64 noundef %26, i32 noundef 1)
  br label %41
41:
  %42 = phi ptr [ %38, %35 ], [ %40, %39 ]
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %82
44:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %45
45:
  %46 = phi i32 [ %77, %75 ], [ %4, %44 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = add i64 %2, %51
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %53 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 12, i32 noundef 1, i32 noundef %5, i32 noundef %47)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %79, label %55
55:
  %56 = icmp eq ptr %53, inttoptr (i64 2 to ptr)
  %57 = select i1 %56, ptr %9, ptr %53
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %57, align 1
  %60 = select i1 %56, ptr %9, ptr %53
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %62 = zext nneg i32 %47 to i64
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 128
  %65 = load i32, ptr %64, align 4
  store i32 %65, ptr %61, align 1
  %66 = select i1 %56, ptr %9, ptr %53
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = zext nneg i32 %47 to i64
  %69 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 256
  %71 = load i32, ptr %70, align 4
  store i32 %71, ptr %67, align 1
  br i1 %56, label %72, label %75
72:
  %73 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %52, i64 noundef 12, i32 noundef 1, i32 noundef %5, i32 noundef %47, ptr noundef nonnull %9)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %79
75:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %76 = add i32 %46, -1
  %77 = and i32 %76, %46
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %80, label %45
79:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %80
80:
  %81 = phi i32 [ 1, %79 ], [ 0, %75 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %110
82:
  %83 = insertelement <32 x i32> poison, i32 %20, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = sub <32 x i32> %19, %84
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %85, ptr %10, align 128
  br label %87
86:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %110
87:
  %88 = phi i32 [ %108, %87 ], [ %4, %82 ]
  %89 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %88, i1 true)
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr %10, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %42, i64 %93
  %95 = getelementptr inbounds nuw i32, ptr %6, i64 %90
  %96 = load i32, ptr %95, align 4
  store i32 %96, ptr %94, align 1
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %98 = zext nneg i32 %89 to i64
  %99 = getelementptr inbounds nuw i32, ptr %6, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 128
  %101 = load i32, ptr %100, align 4
  store i32 %101, ptr %97, align 1
  %102 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %103 = zext nneg i32 %89 to i64
  %104 = getelementptr inbounds nuw i32, ptr %6, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 256
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %102, align 1
  %107 = add i32 %88, -1
  %108 = and i32 %107, %88
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %86, label %87
110:
  %111 = phi i32 [ %4, %7 ], [ 0, %86 ], [ %81, %80 ]
  ret i32 %111
}
define range(i32 0, 2) i32 @db_scatter_lds_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  switch i32 %4, label %11 [
    i32 0, label %108
    i32 -1, label %18
  ]
11:
  %12 = bitcast i32 %4 to <32 x i1>
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %14 = extractelement <32 x i32> %3, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = select <32 x i1> %12, <32 x i32> %3, <32 x i32> %16
  br label %18
18:
  %19 = phi <32 x i32> [ %17, %11 ], [ %3, %7 ]
  %20 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %19)
  %21 = zext i32 %20 to i64
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %19)
  %23 = sub i32 %22, %20
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 12
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %2, %26
  %28 = add i64 %27, %21
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %28, %30
  %32 = add i64 %25, %28
  %33 = icmp ule i64 %32, %30
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %39
35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 %28
  br label %39
39:
  %40 = phi ptr [ %38, %35 ], [ null, %18 ]
  %41 = icmp eq ptr %40, null
  br i1 %41, label %42, label %80
42:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %43
43:
  %44 = phi i32 [ %75, %73 ], [ %4, %42 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %8, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = add i64 %2, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %51 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 12, i32 noundef 17, i32 noundef %5, i32 noundef %45)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %77, label %53
53:
  %54 = icmp eq ptr %51, inttoptr (i64 2 to ptr)
  %55 = select i1 %54, ptr %9, ptr %51
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %46
  %57 = load i32, ptr %56, align 4
  store i32 %57, ptr %55, align 1
  %58 = select i1 %54, ptr %9, ptr %51
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = zext nneg i32 %45 to i64
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 128
  %63 = load i32, ptr %62, align 4
  store i32 %63, ptr %59, align 1
  %64 = select i1 %54, ptr %9, ptr %51
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = zext nneg i32 %45 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 256
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %65, align 1
  br i1 %54, label %70, label %73
70:
  %71 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %50, i64 noundef 12, i32 noundef 17, i32 noundef %5, i32 noundef %45, ptr noundef nonnull %9)
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %77
73:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %74 = add i32 %44, -1
  %75 = and i32 %74, %44
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %78, label %43
77:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %78
78:
  %79 = phi i32 [ 1, %77 ], [ 0, %73 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %108
80:
  %81 = insertelement <32 x i32> poison, i32 %20, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = sub <32 x i32> %19, %82
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %83, ptr %10, align 128
  br label %85
84:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %108
85:
  %86 = phi i32 [ %106, %85 ], [ %4, %80 ]
  %87 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %10, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %40, i64 %91
  %93 = getelementptr inbounds nuw i32, ptr %6, i64 %88
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %92, align 1
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %96 = zext nneg i32 %87 to i64
  %97 = getelementptr inbounds nuw i32, ptr %6, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 128
  %99 = load i32, ptr %98, align 4
  store i32 %99, ptr %95, align 1
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %101 = zext nneg i32 %87 to i64
  %102 = getelementptr inbounds nuw i32, ptr %6, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 256
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %100, align 1
  %105 = add i32 %86, -1
  %106 = and i32 %105, %86
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %84, label %85
108:
  %109 = phi i32 [ %4, %7 ], [ 0, %84 ], [ %79, %78 ]
  ret i32 %109
}
define range(i32 0, 2) i32 @db_gather64_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_12(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj12ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_12(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj12ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_gather_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %329
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = add i64 %2, %20
  %22 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %23 = sub i32 %22, %19
  %24 = zext i32 %23 to i64
  %25 = add nuw nsw i64 %24, 16
  %26 = load i64, ptr %1, align 8
  %27 = sub i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %27, %25
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %40
38:
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 0)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = icmp eq ptr %41, null
  br i1 %42, label %43, label %85
43:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %44
44:
  %45 = phi i32 [ %80, %60 ], [ %4, %43 ]
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %49 to i64
  %51 = add i64 %2, %50
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %52 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 16, i32 noundef 0, i32 noundef %5, i32 noundef %46)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %82, label %54
54:
  %55 = icmp eq ptr %52, inttoptr (i64 2 to ptr)
  %56 = select i1 %55, ptr %9, ptr %52
  br i1 %55, label %57, label %60
57:
  %58 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %51, i64 noundef 16, i32 noundef 0, i32 noundef %5, i32 noundef %46, ptr noundef nonnull %9)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %82
60:
  %61 = phi ptr [ %9, %57 ], [ %52, %54 ]
  %62 = load i32, ptr %56, align 1
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %47
  store i32 %62, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %65 = load i32, ptr %64, align 1
  %66 = zext nneg i32 %46 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 128
  store i32 %65, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %70 = load i32, ptr %69, align 1
  %71 = zext nneg i32 %46 to i64
  %72 = getelementptr inbounds nuw i32, ptr %6, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 256
  store i32 %70, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %75 = load i32, ptr %74, align 1
  %76 = zext nneg i32 %46 to i64
  %77 = getelementptr inbounds nuw i32, ptr %6, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 384
  store i32 %75, ptr %78, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %79 = add i32 %45, -1
  %80 = and i32 %79, %45
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %83, label %44
82:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %83
83:
  %84 = phi i32 [ 1, %82 ], [ 0, %60 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %329
85:
  %86 = insertelement <32 x i32> poison, i32 %19, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = sub <32 x i32> %18, %87
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %90 = load i64, ptr %89, align 8
  %91 = sub i64 %21, %90
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %91, %93
  br i1 %94, label %98, label %95
95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %97 = load i64, ptr %96, align 8
  br label %98
98:
  %99 = phi i64 [ %97, %95 ], [ %91, %85 ]
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i64 %99, ptr %100, align 8
  store i64 %21, ptr %89, align 8
  store i64 %91, ptr %92, align 8
  %101 = icmp eq i64 %99, 0
  br i1 %101, label %102, label %119
102:
  %103 = extractelement <32 x i32> %88, i64 0
  %104 = zext i32 %103 to i64
  %105 = extractelement <32 x i32> %88, i64 4
  %106 = zext i32 %105 to i64
  %107 = extractelement <32 x i32> %88, i64 8
  %108 = zext i32 %107 to i64
  %109 = extractelement <32 x i32> %88, i64 12
  %110 = zext i32 %109 to i64
  %111 = extractelement <32 x i32> %88, i64 16
  %112 = zext i32 %111 to i64
  %113 = extractelement <32 x i32> %88, i64 20
  %114 = zext i32 %113 to i64
  %115 = extractelement <32 x i32> %88, i64 24
  %116 = zext i32 %115 to i64
  %117 = extractelement <32 x i32> %88, i64 28
  %118 = zext i32 %117 to i64
  br label %145
119:
  %120 = getelementptr inbounds nuw i8, ptr %41, i64 %99
  %121 = extractelement <32 x i32> %88, i64 0
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %120, i64 %122
  tail call void @llvm.prefetch.p0(ptr nonnull %123, i32 0, i32 3, i32 1)
  %124 = extractelement <32 x i32> %88, i64 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %120, i64 %125
  tail call void @llvm.prefetch.p0(ptr nonnull %126, i32 0, i32 3, i32 1)
  %127 = extractelement <32 x i32> %88, i64 8
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %120, i64 %128
  tail call void @llvm.prefetch.p0(ptr nonnull %129, i32 0, i32 3, i32 1)
  %130 = extractelement <32 x i32> %88, i64 12
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr %120, i64 %131
  tail call void @llvm.prefetch.p0(ptr nonnull %132, i32 0, i32 3, i32 1)
  %133 = extractelement <32 x i32> %88, i64 16
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %120, i64 %134
  tail call void @llvm.prefetch.p0(ptr nonnull %135, i32 0, i32 3, i32 1)
  %136 = extractelement <32 x i32> %88, i64 20
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %120, i64 %137
  tail call void @llvm.prefetch.p0(ptr nonnull %138, i32 0, i32 3, i32 1)
  %139 = extractelement <32 x i32> %88, i64 24
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr %120, i64 %140
  tail call void @llvm.prefetch.p0(ptr nonnull %141, i32 0, i32 3, i32 1)
  %142 = extractelement <32 x i32> %88, i64 28
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %120, i64 %143
  tail call void @llvm.prefetch.p0(ptr nonnull %144, i32 0, i32 3, i32 1)
  br label %145
145:
  %146 = phi i64 [ %118, %102 ], [ %143, %119 ]
  %147 = phi i64 [ %116, %102 ], [ %140, %119 ]
  %148 = phi i64 [ %114, %102 ], [ %137, %119 ]
  %149 = phi i64 [ %112, %102 ], [ %134, %119 ]
  %150 = phi i64 [ %110, %102 ], [ %131, %119 ]
  %151 = phi i64 [ %108, %102 ], [ %128, %119 ]
  %152 = phi i64 [ %106, %102 ], [ %125, %119 ]
  %153 = phi i64 [ %104, %102 ], [ %122, %119 ]
  %154 = getelementptr inbounds nuw i8, ptr %41, i64 %153
  %155 = load <4 x i32>, ptr %154, align 1
  %156 = getelementptr inbounds nuw i8, ptr %41, i64 %152
  %157 = load <4 x i32>, ptr %156, align 1
  %158 = shufflevector <4 x i32> %155, <4 x i32> %157, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %159 = extractelement <32 x i32> %88, i64 1
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %41, i64 %160
  %162 = load <4 x i32>, ptr %161, align 1
  %163 = extractelement <32 x i32> %88, i64 5
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %41, i64 %164
  %166 = load <4 x i32>, ptr %165, align 1
  %167 = shufflevector <4 x i32> %162, <4 x i32> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %168 = extractelement <32 x i32> %88, i64 2
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr %41, i64 %169
  %171 = load <4 x i32>, ptr %170, align 1
  %172 = extractelement <32 x i32> %88, i64 6
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %41, i64 %173
  %175 = load <4 x i32>, ptr %174, align 1
  %176 = shufflevector <4 x i32> %171, <4 x i32> %175, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %177 = extractelement <32 x i32> %88, i64 3
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %41, i64 %178
  %180 = load <4 x i32>, ptr %179, align 1
  %181 = extractelement <32 x i32> %88, i64 7
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %41, i64 %182
  %184 = load <4 x i32>, ptr %183, align 1
  %185 = shufflevector <4 x i32> %180, <4 x i32> %184, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %186 = shufflevector <8 x i32> %158, <8 x i32> %167, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %187 = shufflevector <8 x i32> %176, <8 x i32> %185, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %188 = shufflevector <8 x i32> %158, <8 x i32> %167, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %189 = shufflevector <8 x i32> %176, <8 x i32> %185, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %190 = shufflevector <8 x i32> %186, <8 x i32> %187, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %191 = shufflevector <8 x i32> %186, <8 x i32> %187, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %192 = shufflevector <8 x i32> %188, <8 x i32> %189, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %193 = shufflevector <8 x i32> %188, <8 x i32> %189, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %190, ptr %6, align 1
  %194 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %191, ptr %194, align 1
  %195 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %192, ptr %195, align 1
  %196 = getelementptr inbounds nuw i8, ptr %6, i64 384
  store <8 x i32> %193, ptr %196, align 1
  %197 = getelementptr inbounds nuw i8, ptr %41, i64 %151
  %198 = load <4 x i32>, ptr %197, align 1
  %199 = getelementptr inbounds nuw i8, ptr %41, i64 %150
  %200 = load <4 x i32>, ptr %199, align 1
  %201 = shufflevector <4 x i32> %198, <4 x i32> %200, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %202 = extractelement <32 x i32> %88, i64 9
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %41, i64 %203
  %205 = load <4 x i32>, ptr %204, align 1
  %206 = extractelement <32 x i32> %88, i64 13
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw i8, ptr %41, i64 %207
  %209 = load <4 x i32>, ptr %208, align 1
  %210 = shufflevector <4 x i32> %205, <4 x i32> %209, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %211 = extractelement <32 x i32> %88, i64 10
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %41, i64 %212
  %214 = load <4 x i32>, ptr %213, align 1
  %215 = extractelement <32 x i32> %88, i64 14
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %41, i64 %216
  %218 = load <4 x i32>, ptr %217, align 1
  %219 = shufflevector <4 x i32> %214, <4 x i32> %218, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %220 = extractelement <32 x i32> %88, i64 11
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %41, i64 %221
  %223 = load <4 x i32>, ptr %222, align 1
  %224 = extractelement <32 x i32> %88, i64 15
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr %41, i64 %225
  %227 = load <4 x i32>, ptr %226, align 1
  %228 = shufflevector <4 x i32> %223, <4 x i32> %227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %229 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %230 = shufflevector <8 x i32> %201, <8 x i32> %210, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %231 = shufflevector <8 x i32> %219, <8 x i32> %228, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %232 = shufflevector <8 x i32> %201, <8 x i32> %210, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %233 = shufflevector <8 x i32> %219, <8 x i32> %228, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %234 = shufflevector <8 x i32> %230, <8 x i32> %231, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %235 = shufflevector <8 x i32> %230, <8 x i32> %231, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %236 = shufflevector <8 x i32> %232, <8 x i32> %233, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %237 = shufflevector <8 x i32> %232, <8 x i32> %233, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %234, ptr %229, align 1
  %238 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %235, ptr %238, align 1
  %239 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %236, ptr %239, align 1
  %240 = getelementptr inbounds nuw i8, ptr %6, i64 416
  store <8 x i32> %237, ptr %240, align 1
  %241 = getelementptr inbounds nuw i8, ptr %41, i64 %149
  %242 = load <4 x i32>, ptr %241, align 1
  %243 = getelementptr inbounds nuw i8, ptr %41, i64 %148
  %244 = load <4 x i32>, ptr %243, align 1
  %245 = shufflevector <4 x i32> %242, <4 x i32> %244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %246 = extractelement <32 x i32> %88, i64 17
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr %41, i64 %247
  %249 = load <4 x i32>, ptr %248, align 1
  %250 = extractelement <32 x i32> %88, i64 21
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds nuw i8, ptr %41, i64 %251
  %253 = load <4 x i32>, ptr %252, align 1
  %254 = shufflevector <4 x i32> %249, <4 x i32> %253, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %255 = extractelement <32 x i32> %88, i64 18
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr %41, i64 %256
  %258 = load <4 x i32>, ptr %257, align 1
  %259 = extractelement <32 x i32> %88, i64 22
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds nuw i8, ptr %41, i64 %260
  %262 = load <4 x i32>, ptr %261, align 1
  %263 = shufflevector <4 x i32> %258, <4 x i32> %262, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %264 = extractelement <32 x i32> %88, i64 19
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw i8, ptr %41, i64 %265
  %267 = load <4 x i32>, ptr %266, align 1
  %268 = extractelement <32 x i32> %88, i64 23
  %269 = zext i32 %268 to i64
  %270 = getelementptr inbounds nuw i8, ptr %41, i64 %269
  %271 = load <4 x i32>, ptr %270, align 1
  %272 = shufflevector <4 x i32> %267, <4 x i32> %271, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %273 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %274 = shufflevector <8 x i32> %245, <8 x i32> %254, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %275 = shufflevector <8 x i32> %263, <8 x i32> %272, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %276 = shufflevector <8 x i32> %245, <8 x i32> %254, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %277 = shufflevector <8 x i32> %263, <8 x i32> %272, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %278 = shufflevector <8 x i32> %274, <8 x i32> %275, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %279 = shufflevector <8 x i32> %274, <8 x i32> %275, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %280 = shufflevector <8 x i32> %276, <8 x i32> %277, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %281 = shufflevector <8 x i32> %276, <8 x i32> %277, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %278, ptr %273, align 1
  %282 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %279, ptr %282, align 1
  %283 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %280, ptr %283, align 1
  %284 = getelementptr inbounds nuw i8, ptr %6, i64 448
  store <8 x i32> %281, ptr %284, align 1
  %285 = getelementptr inbounds nuw i8, ptr %41, i64 %147
  %286 = load <4 x i32>, ptr %285, align 1
  %287 = getelementptr inbounds nuw i8, ptr %41, i64 %146
  %288 = load <4 x i32>, ptr %287, align 1
  %289 = shufflevector <4 x i32> %286, <4 x i32> %288, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %290 = extractelement <32 x i32> %88, i64 25
  %291 = zext i32 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr %41, i64 %291
  %293 = load <4 x i32>, ptr %292, align 1
  %294 = extractelement <32 x i32> %88, i64 29
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr %41, i64 %295
  %297 = load <4 x i32>, ptr %296, align 1
  %298 = shufflevector <4 x i32> %293, <4 x i32> %297, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %299 = extractelement <32 x i32> %88, i64 26
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw i8, ptr %41, i64 %300
  %302 = load <4 x i32>, ptr %301, align 1
  %303 = extractelement <32 x i32> %88, i64 30
  %304 = zext i32 %303 to i64
  %305 = getelementptr inbounds nuw i8, ptr %41, i64 %304
  %306 = load <4 x i32>, ptr %305, align 1
  %307 = shufflevector <4 x i32> %302, <4 x i32> %306, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %308 = extractelement <32 x i32> %88, i64 27
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds nuw i8, ptr %41, i64 %309
  %311 = load <4 x i32>, ptr %310, align 1
  %312 = extractelement <32 x i32> %88, i64 31
  %313 = zext i32 %312 to i64
  %314 = getelementptr inbounds nuw i8, ptr %41, i64 %313
  %315 = load <4 x i32>, ptr %314, align 1
  %316 = shufflevector <4 x i32> %311, <4 x i32> %315, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %317 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %318 = shufflevector <8 x i32> %289, <8 x i32> %298, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %319 = shufflevector <8 x i32> %307, <8 x i32> %316, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %320 = shufflevector <8 x i32> %289, <8 x i32> %298, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %321 = shufflevector <8 x i32> %307, <8 x i32> %316, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %322 = shufflevector <8 x i32> %318, <8 x i32> %319, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %323 = shufflevector <8 x i32> %318, <8 x i32> %319, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %324 = shufflevector <8 x i32> %320, <8 x i32> %321, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %325 = shufflevector <8 x i32> %320, <8 x i32> %321, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %322, ptr %317, align 1
  %326 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %323, ptr %326, align 1
  %327 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %324, ptr %327, align 1
  %328 = getelementptr inbounds nuw i8, ptr %6, i64 480
  store <8 x i32> %325, ptr %328, align 1
  br label %329
329:
  %330 = phi i32 [ %4, %7 ], [ 0, %145 ], [ %84, %83 ]
  ret i32 %330
}
define range(i32 0, 2) i32 @db_gather_lds_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %278
    i32 -1, label %17
  ]
10:
  %11 = bitcast i32 %4 to <32 x i1>
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = select <32 x i1> %11, <32 x i32> %3, <32 x i32> %15
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %10 ], [ %3, %7 ]
  %19 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %18)
  %20 = zext i32 %19 to i64
  %21 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %18)
  %22 = sub i32 %21, %19
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %23, 16
  %25 = load i64, ptr %1, align 8
  %26 = sub i64 %2, %25
  %27 = add i64 %26, %20
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  %31 = add i64 %24, %27
  %32 = icmp ule i64 %31, %29
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38
34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %27
  br label %38
38:
  %39 = phi ptr [ %37, %34 ], [ null, %17 ]
  %40 = icmp eq ptr %39, null
  br i1 %40, label %41, label %83
41:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %42
42:
  %43 = phi i32 [ %78, %58 ], [ %4, %41 ]
  %44 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %8, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = add i64 %2, %48
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %50 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 16, i32 noundef 16, i32 noundef %5, i32 noundef %44)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %80, label %52
52:
  %53 = icmp eq ptr %50, inttoptr (i64 2 to ptr)
  %54 = select i1 %53, ptr %9, ptr %50
  br i1 %53, label %55, label %58
55:
  %56 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %49, i64 noundef 16, i32 noundef 16, i32 noundef %5, i32 noundef %44, ptr noundef nonnull %9)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %80
58:
  %59 = phi ptr [ %9, %55 ], [ %50, %52 ]
  %60 = load i32, ptr %54, align 1
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  store i32 %60, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %63 = load i32, ptr %62, align 1
  %64 = zext nneg i32 %44 to i64
  %65 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 128
  store i32 %63, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %68 = load i32, ptr %67, align 1
  %69 = zext nneg i32 %44 to i64
  %70 = getelementptr inbounds nuw i32, ptr %6, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 256
  store i32 %68, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %73 = load i32, ptr %72, align 1
  %74 = zext nneg i32 %44 to i64
  %75 = getelementptr inbounds nuw i32, ptr %6, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 384
  store i32 %73, ptr %76, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %77 = add i32 %43, -1
  %78 = and i32 %77, %43
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %42
80:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %81
81:
  %82 = phi i32 [ 1, %80 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %278
83:
  %84 = insertelement <32 x i32> poison, i32 %19, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = sub <32 x i32> %18, %85
  %87 = extractelement <32 x i32> %86, i64 0
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 %88
  %90 = load <4 x i32>, ptr %89, align 1
  %91 = extractelement <32 x i32> %86, i64 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr %39, i64 %92
  %94 = load <4 x i32>, ptr %93, align 1
  %95 = shufflevector <4 x i32> %90, <4 x i32> %94, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %96 = extractelement <32 x i32> %86, i64 1
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %39, i64 %97
  %99 = load <4 x i32>, ptr %98, align 1
  %100 = extractelement <32 x i32> %86, i64 5
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i8, ptr %39, i64 %101
  %103 = load <4 x i32>, ptr %102, align 1
  %104 = shufflevector <4 x i32> %99, <4 x i32> %103, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %105 = extractelement <32 x i32> %86, i64 2
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %39, i64 %106
  %108 = load <4 x i32>, ptr %107, align 1
  %109 = extractelement <32 x i32> %86, i64 6
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %39, i64 %110
  %112 = load <4 x i32>, ptr %111, align 1
  %113 = shufflevector <4 x i32> %108, <4 x i32> %112, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %114 = extractelement <32 x i32> %86, i64 3
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %39, i64 %115
  %117 = load <4 x i32>, ptr %116, align 1
  %118 = extractelement <32 x i32> %86, i64 7
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %39, i64 %119
  %121 = load <4 x i32>, ptr %120, align 1
  %122 = shufflevector <4 x i32> %117, <4 x i32> %121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %123 = shufflevector <8 x i32> %95, <8 x i32> %104, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %124 = shufflevector <8 x i32> %113, <8 x i32> %122, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %125 = shufflevector <8 x i32> %95, <8 x i32> %104, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %126 = shufflevector <8 x i32> %113, <8 x i32> %122, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %127 = shufflevector <8 x i32> %123, <8 x i32> %124, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %128 = shufflevector <8 x i32> %123, <8 x i32> %124, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %129 = shufflevector <8 x i32> %125, <8 x i32> %126, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %130 = shufflevector <8 x i32> %125, <8 x i32> %126, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %127, ptr %6, align 1
  %131 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %128, ptr %131, align 1
  %132 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %129, ptr %132, align 1
  %133 = getelementptr inbounds nuw i8, ptr %6, i64 384
  store <8 x i32> %130, ptr %133, align 1
  %134 = extractelement <32 x i32> %86, i64 8
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %39, i64 %135
  %137 = load <4 x i32>, ptr %136, align 1
  %138 = extractelement <32 x i32> %86, i64 12
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %39, i64 %139
  %141 = load <4 x i32>, ptr %140, align 1
  %142 = shufflevector <4 x i32> %137, <4 x i32> %141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %143 = extractelement <32 x i32> %86, i64 9
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %39, i64 %144
  %146 = load <4 x i32>, ptr %145, align 1
  %147 = extractelement <32 x i32> %86, i64 13
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %39, i64 %148
  %150 = load <4 x i32>, ptr %149, align 1
  %151 = shufflevector <4 x i32> %146, <4 x i32> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %152 = extractelement <32 x i32> %86, i64 10
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %39, i64 %153
  %155 = load <4 x i32>, ptr %154, align 1
  %156 = extractelement <32 x i32> %86, i64 14
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %39, i64 %157
  %159 = load <4 x i32>, ptr %158, align 1
  %160 = shufflevector <4 x i32> %155, <4 x i32> %159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %161 = extractelement <32 x i32> %86, i64 11
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %39, i64 %162
  %164 = load <4 x i32>, ptr %163, align 1
  %165 = extractelement <32 x i32> %86, i64 15
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i8, ptr %39, i64 %166
  %168 = load <4 x i32>, ptr %167, align 1
  %169 = shufflevector <4 x i32> %164, <4 x i32> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %170 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %171 = shufflevector <8 x i32> %142, <8 x i32> %151, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %172 = shufflevector <8 x i32> %160, <8 x i32> %169, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %173 = shufflevector <8 x i32> %142, <8 x i32> %151, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %174 = shufflevector <8 x i32> %160, <8 x i32> %169, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %175 = shufflevector <8 x i32> %171, <8 x i32> %172, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %176 = shufflevector <8 x i32> %171, <8 x i32> %172, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %177 = shufflevector <8 x i32> %173, <8 x i32> %174, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %178 = shufflevector <8 x i32> %173, <8 x i32> %174, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %175, ptr %170, align 1
  %179 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %176, ptr %179, align 1
  %180 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %177, ptr %180, align 1
  %181 = getelementptr inbounds nuw i8, ptr %6, i64 416
  store <8 x i32> %178, ptr %181, align 1
  %182 = extractelement <32 x i32> %86, i64 16
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %39, i64 %183
  %185 = load <4 x i32>, ptr %184, align 1
  %186 = extractelement <32 x i32> %86, i64 20
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw i8, ptr %39, i64 %187
  %189 = load <4 x i32>, ptr %188, align 1
  %190 = shufflevector <4 x i32> %185, <4 x i32> %189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %191 = extractelement <32 x i32> %86, i64 17
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %39, i64 %192
  %194 = load <4 x i32>, ptr %193, align 1
  %195 = extractelement <32 x i32> %86, i64 21
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %39, i64 %196
  %198 = load <4 x i32>, ptr %197, align 1
  %199 = shufflevector <4 x i32> %194, <4 x i32> %198, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %200 = extractelement <32 x i32> %86, i64 18
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %39, i64 %201
  %203 = load <4 x i32>, ptr %202, align 1
  %204 = extractelement <32 x i32> %86, i64 22
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i8, ptr %39, i64 %205
  %207 = load <4 x i32>, ptr %206, align 1
  %208 = shufflevector <4 x i32> %203, <4 x i32> %207, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %209 = extractelement <32 x i32> %86, i64 19
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %39, i64 %210
  %212 = load <4 x i32>, ptr %211, align 1
  %213 = extractelement <32 x i32> %86, i64 23
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %39, i64 %214
  %216 = load <4 x i32>, ptr %215, align 1
  %217 = shufflevector <4 x i32> %212, <4 x i32> %216, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %218 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %219 = shufflevector <8 x i32> %190, <8 x i32> %199, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %220 = shufflevector <8 x i32> %208, <8 x i32> %217, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %221 = shufflevector <8 x i32> %190, <8 x i32> %199, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %222 = shufflevector <8 x i32> %208, <8 x i32> %217, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %223 = shufflevector <8 x i32> %219, <8 x i32> %220, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %224 = shufflevector <8 x i32> %219, <8 x i32> %220, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %225 = shufflevector <8 x i32> %221, <8 x i32> %222, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %226 = shufflevector <8 x i32> %221, <8 x i32> %222, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %223, ptr %218, align 1
  %227 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %224, ptr %227, align 1
  %228 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %225, ptr %228, align 1
  %229 = getelementptr inbounds nuw i8, ptr %6, i64 448
  store <8 x i32> %226, ptr %229, align 1
  %230 = extractelement <32 x i32> %86, i64 24
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %39, i64 %231
  %233 = load <4 x i32>, ptr %232, align 1
  %234 = extractelement <32 x i32> %86, i64 28
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw i8, ptr %39, i64 %235
  %237 = load <4 x i32>, ptr %236, align 1
  %238 = shufflevector <4 x i32> %233, <4 x i32> %237, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %239 = extractelement <32 x i32> %86, i64 25
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw i8, ptr %39, i64 %240
  %242 = load <4 x i32>, ptr %241, align 1
  %243 = extractelement <32 x i32> %86, i64 29
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %39, i64 %244
  %246 = load <4 x i32>, ptr %245, align 1
  %247 = shufflevector <4 x i32> %242, <4 x i32> %246, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %248 = extractelement <32 x i32> %86, i64 26
  %249 = zext i32 %248 to i64
  %250 = getelementptr inbounds nuw i8, ptr %39, i64 %249
  %251 = load <4 x i32>, ptr %250, align 1
  %252 = extractelement <32 x i32> %86, i64 30
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %39, i64 %253
  %255 = load <4 x i32>, ptr %254, align 1
  %256 = shufflevector <4 x i32> %251, <4 x i32> %255, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %257 = extractelement <32 x i32> %86, i64 27
  %258 = zext i32 %257 to i64
  %259 = getelementptr inbounds nuw i8, ptr %39, i64 %258
  %260 = load <4 x i32>, ptr %259, align 1
  %261 = extractelement <32 x i32> %86, i64 31
  %262 = zext i32 %261 to i64
  %263 = getelementptr inbounds nuw i8, ptr %39, i64 %262
  %264 = load <4 x i32>, ptr %263, align 1
  %265 = shufflevector <4 x i32> %260, <4 x i32> %264, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %266 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %267 = shufflevector <8 x i32> %238, <8 x i32> %247, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %268 = shufflevector <8 x i32> %256, <8 x i32> %265, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %269 = shufflevector <8 x i32> %238, <8 x i32> %247, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %270 = shufflevector <8 x i32> %256, <8 x i32> %265, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %271 = shufflevector <8 x i32> %267, <8 x i32> %268, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %272 = shufflevector <8 x i32> %267, <8 x i32> %268, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %273 = shufflevector <8 x i32> %269, <8 x i32> %270, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %274 = shufflevector <8 x i32> %269, <8 x i32> %270, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %271, ptr %266, align 1
  %275 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %272, ptr %275, align 1
  %276 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %273, ptr %276, align 1
  %277 = getelementptr inbounds nuw i8, ptr %6, i64 480
  store <8 x i32> %274, ptr %277, align 1
  br label %278
278:
  %279 = phi i32 [ %4, %7 ], [ 0, %83 ], [ %82, %81 ]
  ret i32 %279
}
define range(i32 0, 2) i32 @db_scatter_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %334, label %12
12:
  %13 = icmp eq i32 %4, -1
  br i1 %13, label %21, label %14
14:
  %15 = bitcast i32 %4 to <32 x i1>
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %17 = extractelement <32 x i32> %3, i32 %16
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = select <32 x i1> %15, <32 x i32> %3, <32 x i32> %19
  br label %21
21:
  %22 = phi <32 x i32> [ %20, %14 ], [ %3, %12 ]
  %23 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %22)
  %24 = zext i32 %23 to i64
  %25 = add i64 %2, %24
  %26 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %22)
  %27 = sub i32 %26, %23
  %28 = zext i32 %27 to i64
  %29 = add nuw nsw i64 %28, 16
  %30 = load i64, ptr %1, align 8
  %31 = sub i64 %25, %30
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = icmp ult i64 %31, %33
  %35 = add i64 %31, %29
  %36 = icmp ule i64 %35, %33
  %37 = select i1 %34, i1 %36, i1 false
  br i1 %37, label %38, label %42
38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 %31
  br label %44
42:
  %43 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %25, i64 noundef %29, i32 noundef 1)
  br label %44
44:
  %45 = phi ptr [ %41, %38 ], [ %43, %42 ]
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %91
47:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %48
48:
  %49 = phi i32 [ %4, %47 ], [ %86, %84 ]
  %50 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %49, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %8, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = add i64 %2, %54
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %56 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %55, i64 noundef 16, i32 noundef 1, i32 noundef %5, i32 noundef %50)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %88, label %58
58:
  %59 = icmp eq ptr %56, inttoptr (i64 2 to ptr)
  %60 = select i1 %59, ptr %9, ptr %56
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %51
  %62 = load i32, ptr %61, align 4
  store i32 %62, ptr %60, align 1
  %63 = select i1 %59, ptr %9, ptr %56
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %65 = zext nneg i32 %50 to i64
  %66 = getelementptr inbounds nuw i32, ptr %6, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %68 = load i32, ptr %67, align 4
  store i32 %68, ptr %64, align 1
  %69 = select i1 %59, ptr %9, ptr %56
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = zext nneg i32 %50 to i64
  %72 = getelementptr inbounds nuw i32, ptr %6, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 256
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %70, align 1
  %75 = select i1 %59, ptr %9, ptr %56
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 12
  %77 = zext nneg i32 %50 to i64
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 384
  %80 = load i32, ptr %79, align 4
  store i32 %80, ptr %76, align 1
  br i1 %59, label %81, label %84
81:
  %82 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %55, i64 noundef 16, i32 noundef 1, i32 noundef %5, i32 noundef %50, ptr noundef nonnull %9)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %88
84:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %85 = add i32 %49, -1
  %86 = and i32 %85, %49
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %89, label %48
88:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %89
89:
  %90 = phi i32 [ 1, %88 ], [ 0, %84 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %334
91:
  %92 = insertelement <32 x i32> poison, i32 %23, i64 0
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> zeroinitializer
  %94 = sub <32 x i32> %22, %93
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %94, ptr %10, align 128
  br i1 %13, label %95, label %305
95:
  %96 = extractelement <32 x i32> %94, i64 13
  %97 = extractelement <32 x i32> %94, i64 12
  %98 = extractelement <32 x i32> %94, i64 11
  %99 = extractelement <32 x i32> %94, i64 10
  %100 = extractelement <32 x i32> %94, i64 9
  %101 = extractelement <32 x i32> %94, i64 8
  %102 = extractelement <32 x i32> %94, i64 7
  %103 = extractelement <32 x i32> %94, i64 6
  %104 = extractelement <32 x i32> %94, i64 5
  %105 = extractelement <32 x i32> %94, i64 4
  %106 = extractelement <32 x i32> %94, i64 3
  %107 = extractelement <32 x i32> %94, i64 2
  %108 = extractelement <32 x i32> %94, i64 1
  %109 = extractelement <32 x i32> %94, i64 0
  %110 = load <8 x i32>, ptr %6, align 1
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %112 = load <8 x i32>, ptr %111, align 1
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %114 = load <8 x i32>, ptr %113, align 1
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %116 = load <8 x i32>, ptr %115, align 1
  %117 = shufflevector <8 x i32> %110, <8 x i32> %112, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %118 = shufflevector <8 x i32> %114, <8 x i32> %116, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %119 = shufflevector <8 x i32> %110, <8 x i32> %112, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %120 = shufflevector <8 x i32> %114, <8 x i32> %116, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %121 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %122 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %123 = shufflevector <8 x i32> %119, <8 x i32> %120, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %124 = shufflevector <8 x i32> %119, <8 x i32> %120, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %125 = zext i32 %109 to i64
  %126 = getelementptr inbounds nuw i8, ptr %45, i64 %125
  %127 = shufflevector <8 x i32> %121, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %127, ptr %126, align 1
  %128 = zext i32 %108 to i64
  %129 = getelementptr inbounds nuw i8, ptr %45, i64 %128
  %130 = shufflevector <8 x i32> %122, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %130, ptr %129, align 1
  %131 = zext i32 %107 to i64
  %132 = getelementptr inbounds nuw i8, ptr %45, i64 %131
  %133 = shufflevector <8 x i32> %123, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %133, ptr %132, align 1
  %134 = zext i32 %106 to i64
  %135 = getelementptr inbounds nuw i8, ptr %45, i64 %134
  %136 = shufflevector <8 x i32> %124, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %136, ptr %135, align 1
  %137 = zext i32 %105 to i64
  %138 = getelementptr inbounds nuw i8, ptr %45, i64 %137
  %139 = shufflevector <8 x i32> %121, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %139, ptr %138, align 1
  %140 = zext i32 %104 to i64
  %141 = getelementptr inbounds nuw i8, ptr %45, i64 %140
  %142 = shufflevector <8 x i32> %122, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %142, ptr %141, align 1
  %143 = zext i32 %103 to i64
  %144 = getelementptr inbounds nuw i8, ptr %45, i64 %143
  %145 = shufflevector <8 x i32> %123, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %145, ptr %144, align 1
  %146 = zext i32 %102 to i64
  %147 = getelementptr inbounds nuw i8, ptr %45, i64 %146
  %148 = shufflevector <8 x i32> %124, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %148, ptr %147, align 1
  %149 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %150 = load <8 x i32>, ptr %149, align 1
  %151 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %152 = load <8 x i32>, ptr %151, align 1
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 288
  %154 = load <8 x i32>, ptr %153, align 1
  %155 = getelementptr inbounds nuw i8, ptr %6, i64 416
  %156 = load <8 x i32>, ptr %155, align 1
  %157 = shufflevector <8 x i32> %150, <8 x i32> %152, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %158 = shufflevector <8 x i32> %154, <8 x i32> %156, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %159 = shufflevector <8 x i32> %150, <8 x i32> %152, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %160 = shufflevector <8 x i32> %154, <8 x i32> %156, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %161 = shufflevector <8 x i32> %157, <8 x i32> %158, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %162 = shufflevector <8 x i32> %157, <8 x i32> %158, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %163 = shufflevector <8 x i32> %159, <8 x i32> %160, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %164 = shufflevector <8 x i32> %159, <8 x i32> %160, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %165 = zext i32 %101 to i64
  %166 = getelementptr inbounds nuw i8, ptr %45, i64 %165
  %167 = shufflevector <8 x i32> %161, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %167, ptr %166, align 1
  %168 = zext i32 %100 to i64
  %169 = getelementptr inbounds nuw i8, ptr %45, i64 %168
  %170 = shufflevector <8 x i32> %162, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %170, ptr %169, align 1
  %171 = zext i32 %99 to i64
  %172 = getelementptr inbounds nuw i8, ptr %45, i64 %171
  %173 = shufflevector <8 x i32> %163, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %173, ptr %172, align 1
  %174 = zext i32 %98 to i64
  %175 = getelementptr inbounds nuw i8, ptr %45, i64 %174
  %176 = shufflevector <8 x i32> %164, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %176, ptr %175, align 1
  %177 = zext i32 %97 to i64
  %178 = getelementptr inbounds nuw i8, ptr %45, i64 %177
  %179 = shufflevector <8 x i32> %161, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %179, ptr %178, align 1
  %180 = zext i32 %96 to i64
  %181 = getelementptr inbounds nuw i8, ptr %45, i64 %180
  %182 = shufflevector <8 x i32> %162, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %182, ptr %181, align 1
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %184 = load i32, ptr %183, align 8
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i8, ptr %45, i64 %185
  %187 = shufflevector <8 x i32> %163, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %187, ptr %186, align 1
  %188 = getelementptr inbounds nuw i8, ptr %10, i64 60
  %189 = load i32, ptr %188, align 4
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %45, i64 %190
  %192 = shufflevector <8 x i32> %164, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %192, ptr %191, align 1
  %193 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %194 = load <8 x i32>, ptr %193, align 1
  %195 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %196 = load <8 x i32>, ptr %195, align 1
  %197 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %198 = load <8 x i32>, ptr %197, align 1
  %199 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %200 = load <8 x i32>, ptr %199, align 1
  %201 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %202 = shufflevector <8 x i32> %194, <8 x i32> %196, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %203 = shufflevector <8 x i32> %198, <8 x i32> %200, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %204 = shufflevector <8 x i32> %194, <8 x i32> %196, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %205 = shufflevector <8 x i32> %198, <8 x i32> %200, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %206 = shufflevector <8 x i32> %202, <8 x i32> %203, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %207 = shufflevector <8 x i32> %202, <8 x i32> %203, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %208 = shufflevector <8 x i32> %204, <8 x i32> %205, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %209 = shufflevector <8 x i32> %204, <8 x i32> %205, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %210 = load i32, ptr %201, align 64
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %45, i64 %211
  %213 = shufflevector <8 x i32> %206, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %213, ptr %212, align 1
  %214 = getelementptr inbounds nuw i8, ptr %10, i64 68
  %215 = load i32, ptr %214, align 4
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %45, i64 %216
  %218 = shufflevector <8 x i32> %207, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %218, ptr %217, align 1
  %219 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %220 = load i32, ptr %219, align 8
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %45, i64 %221
  %223 = shufflevector <8 x i32> %208, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %223, ptr %222, align 1
  %224 = getelementptr inbounds nuw i8, ptr %10, i64 76
  %225 = load i32, ptr %224, align 4
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw i8, ptr %45, i64 %226
  %228 = shufflevector <8 x i32> %209, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %228, ptr %227, align 1
  %229 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %230 = load i32, ptr %229, align 16
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %45, i64 %231
  %233 = shufflevector <8 x i32> %206, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %233, ptr %232, align 1
  %234 = getelementptr inbounds nuw i8, ptr %10, i64 84
  %235 = load i32, ptr %234, align 4
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %45, i64 %236
  %238 = shufflevector <8 x i32> %207, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %238, ptr %237, align 1
  %239 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %240 = load i32, ptr %239, align 8
  %241 = zext i32 %240 to i64
  %242 = getelementptr inbounds nuw i8, ptr %45, i64 %241
  %243 = shufflevector <8 x i32> %208, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %243, ptr %242, align 1
  %244 = getelementptr inbounds nuw i8, ptr %10, i64 92
  %245 = load i32, ptr %244, align 4
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds nuw i8, ptr %45, i64 %246
  %248 = shufflevector <8 x i32> %209, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %248, ptr %247, align 1
  %249 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %250 = load <8 x i32>, ptr %249, align 1
  %251 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %252 = load <8 x i32>, ptr %251, align 1
  %253 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %254 = load <8 x i32>, ptr %253, align 1
  %255 = getelementptr inbounds nuw i8, ptr %6, i64 480
  %256 = load <8 x i32>, ptr %255, align 1
  %257 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %258 = shufflevector <8 x i32> %250, <8 x i32> %252, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %259 = shufflevector <8 x i32> %254, <8 x i32> %256, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %260 = shufflevector <8 x i32> %250, <8 x i32> %252, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %261 = shufflevector <8 x i32> %254, <8 x i32> %256, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %262 = shufflevector <8 x i32> %258, <8 x i32> %259, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %263 = shufflevector <8 x i32> %258, <8 x i32> %259, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %264 = shufflevector <8 x i32> %260, <8 x i32> %261, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %265 = shufflevector <8 x i32> %260, <8 x i32> %261, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %266 = load i32, ptr %257, align 32
  %267 = zext i32 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr %45, i64 %267
  %269 = shufflevector <8 x i32> %262, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %269, ptr %268, align 1
  %270 = getelementptr inbounds nuw i8, ptr %10, i64 100
  %271 = load i32, ptr %270, align 4
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %45, i64 %272
  %274 = shufflevector <8 x i32> %263, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %274, ptr %273, align 1
  %275 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %276 = load i32, ptr %275, align 8
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds nuw i8, ptr %45, i64 %277
  %279 = shufflevector <8 x i32> %264, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %279, ptr %278, align 1
  %280 = getelementptr inbounds nuw i8, ptr %10, i64 108
  %281 = load i32, ptr %280, align 4
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %45, i64 %282
  %284 = shufflevector <8 x i32> %265, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %284, ptr %283, align 1
  %285 = getelementptr inbounds nuw i8, ptr %10, i64 112
  %286 = load i32, ptr %285, align 16
  %287 = zext i32 %286 to i64
  %288 = getelementptr inbounds nuw i8, ptr %45, i64 %287
  %289 = shufflevector <8 x i32> %262, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %289, ptr %288, align 1
  %290 = getelementptr inbounds nuw i8, ptr %10, i64 116
  %291 = load i32, ptr %290, align 4
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw i8, ptr %45, i64 %292
  %294 = shufflevector <8 x i32> %263, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %294, ptr %293, align 1
  %295 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %296 = load i32, ptr %295, align 8
  %297 = zext i32 %296 to i64
  %298 = getelementptr inbounds nuw i8, ptr %45, i64 %297
  %299 = shufflevector <8 x i32> %264, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %299, ptr %298, align 1
  %300 = getelementptr inbounds nuw i8, ptr %10, i64 124
  %301 = load i32, ptr %300, align 4
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds nuw i8, ptr %45, i64 %302
  %304 = shufflevector <8 x i32> %265, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %304, ptr %303, align 1
  br label %333
305:
  %306 = phi i32 [ %331, %305 ], [ %4, %91 ]
  %307 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %306, i1 true)
  %308 = zext nneg i32 %307 to i64
  %309 = getelementptr inbounds nuw i32, ptr %10, i64 %308
  %310 = load i32, ptr %309, align 4
  %311 = zext i32 %310 to i64
  %312 = getelementptr inbounds nuw i8, ptr %45, i64 %311
  %313 = getelementptr inbounds nuw i32, ptr %6, i64 %308
  %314 = load i32, ptr %313, align 4
  store i32 %314, ptr %312, align 1
  %315 = getelementptr inbounds nuw i8, ptr %312, i64 4
  %316 = zext nneg i32 %307 to i64
  %317 = getelementptr inbounds nuw i32, ptr %6, i64 %316
  %318 = getelementptr inbounds nuw i8, ptr %317, i64 128
  %319 = load i32, ptr %318, align 4
  store i32 %319, ptr %315, align 1
  %320 = getelementptr inbounds nuw i8, ptr %312, i64 8
  %321 = zext nneg i32 %307 to i64
  %322 = getelementptr inbounds nuw i32, ptr %6, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 256
  %324 = load i32, ptr %323, align 4
  store i32 %324, ptr %320, align 1
  %325 = getelementptr inbounds nuw i8, ptr %312, i64 12
  %326 = zext nneg i32 %307 to i64
  %327 = getelementptr inbounds nuw i32, ptr %6, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 384
  %329 = load i32, ptr %328, align 4
  store i32 %329, ptr %325, align 1
  %330 = add i32 %306, -1
  %331 = and i32 %330, %306
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %305
333:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %334
334:
  %335 = phi i32 [ 0, %7 ], [ 0, %333 ], [ %90, %89 ]
  ret i32 %335
}
define range(i32 0, 2) i32 @db_scatter_lds_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  %10 = alloca [32 x i32], align 128
  %11 = icmp eq i32 %4, 0
  br i1 %11, label %332, label %12
12:
  %13 = icmp eq i32 %4, -1
  br i1 %13, label %21, label %14
14:
  %15 = bitcast i32 %4 to <32 x i1>
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %4, i1 true)
  %17 = extractelement <32 x i32> %3, i32 %16
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = select <32 x i1> %15, <32 x i32> %3, <32 x i32> %19
  br label %21
21:
  %22 = phi <32 x i32> [ %20, %14 ], [ %3, %12 ]
  %23 = tail call i32 @llvm.vector.reduce.umin.v32i32(<32 x i32> %22)
  %24 = zext i32 %23 to i64
  %25 = tail call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %22)
  %26 = sub i32 %25, %23
  %27 = zext i32 %26 to i64
  %28 = add nuw nsw i64 %27, 16
  %29 = load i64, ptr %1, align 8
  %30 = sub i64 %2, %29
  %31 = add i64 %30, %24
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = icmp ult i64 %31, %33
  %35 = add i64 %28, %31
  %36 = icmp ule i64 %35, %33
  %37 = select i1 %34, i1 %36, i1 false
  br i1 %37, label %38, label %42
38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 %31
  br label %42
42:
  %43 = phi ptr [ %41, %38 ], [ null, %21 ]
  %44 = icmp eq ptr %43, null
  br i1 %44, label %45, label %89
45:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <32 x i32> %3, ptr %8, align 128
  br label %46
46:
  %47 = phi i32 [ %4, %45 ], [ %84, %82 ]
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %47, i1 true)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %8, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %51 to i64
  %53 = add i64 %2, %52
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %54 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %53, i64 noundef 16, i32 noundef 17, i32 noundef %5, i32 noundef %48)
  %55 = icmp eq ptr %54, null
  br i1 %55, label %86, label %56
56:
  %57 = icmp eq ptr %54, inttoptr (i64 2 to ptr)
  %58 = select i1 %57, ptr %9, ptr %54
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %49
  %60 = load i32, ptr %59, align 4
  store i32 %60, ptr %58, align 1
  %61 = select i1 %57, ptr %9, ptr %54
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %63 = zext nneg i32 %48 to i64
  %64 = getelementptr inbounds nuw i32, ptr %6, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 128
  %66 = load i32, ptr %65, align 4
  store i32 %66, ptr %62, align 1
  %67 = select i1 %57, ptr %9, ptr %54
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = zext nneg i32 %48 to i64
  %70 = getelementptr inbounds nuw i32, ptr %6, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 256
  %72 = load i32, ptr %71, align 4
  store i32 %72, ptr %68, align 1
  %73 = select i1 %57, ptr %9, ptr %54
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 12
  %75 = zext nneg i32 %48 to i64
  %76 = getelementptr inbounds nuw i32, ptr %6, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 384
  %78 = load i32, ptr %77, align 4
  store i32 %78, ptr %74, align 1
  br i1 %57, label %79, label %82
79:
  %80 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %53, i64 noundef 16, i32 noundef 17, i32 noundef %5, i32 noundef %48, ptr noundef nonnull %9)
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %86
82:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %83 = add i32 %47, -1
  %84 = and i32 %83, %47
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %46
86:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %87
87:
  %88 = phi i32 [ 1, %86 ], [ 0, %82 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %332
89:
  %90 = insertelement <32 x i32> poison, i32 %23, i64 0
  %91 = shufflevector <32 x i32> %90, <32 x i32> poison, <32 x i32> zeroinitializer
  %92 = sub <32 x i32> %22, %91
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store <32 x i32> %92, ptr %10, align 128
  br i1 %13, label %93, label %303
93:
  %94 = extractelement <32 x i32> %92, i64 13
  %95 = extractelement <32 x i32> %92, i64 12
  %96 = extractelement <32 x i32> %92, i64 11
  %97 = extractelement <32 x i32> %92, i64 10
  %98 = extractelement <32 x i32> %92, i64 9
  %99 = extractelement <32 x i32> %92, i64 8
  %100 = extractelement <32 x i32> %92, i64 7
  %101 = extractelement <32 x i32> %92, i64 6
  %102 = extractelement <32 x i32> %92, i64 5
  %103 = extractelement <32 x i32> %92, i64 4
  %104 = extractelement <32 x i32> %92, i64 3
  %105 = extractelement <32 x i32> %92, i64 2
  %106 = extractelement <32 x i32> %92, i64 1
  %107 = extractelement <32 x i32> %92, i64 0
  %108 = load <8 x i32>, ptr %6, align 1
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %110 = load <8 x i32>, ptr %109, align 1
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %112 = load <8 x i32>, ptr %111, align 1
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %114 = load <8 x i32>, ptr %113, align 1
  %115 = shufflevector <8 x i32> %108, <8 x i32> %110, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %116 = shufflevector <8 x i32> %112, <8 x i32> %114, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %117 = shufflevector <8 x i32> %108, <8 x i32> %110, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %118 = shufflevector <8 x i32> %112, <8 x i32> %114, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %119 = shufflevector <8 x i32> %115, <8 x i32> %116, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %120 = shufflevector <8 x i32> %115, <8 x i32> %116, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %121 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %122 = shufflevector <8 x i32> %117, <8 x i32> %118, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %123 = zext i32 %107 to i64
  %124 = getelementptr inbounds nuw i8, ptr %43, i64 %123
  %125 = shufflevector <8 x i32> %119, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %125, ptr %124, align 1
  %126 = zext i32 %106 to i64
  %127 = getelementptr inbounds nuw i8, ptr %43, i64 %126
  %128 = shufflevector <8 x i32> %120, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %128, ptr %127, align 1
  %129 = zext i32 %105 to i64
  %130 = getelementptr inbounds nuw i8, ptr %43, i64 %129
  %131 = shufflevector <8 x i32> %121, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %131, ptr %130, align 1
  %132 = zext i32 %104 to i64
  %133 = getelementptr inbounds nuw i8, ptr %43, i64 %132
  %134 = shufflevector <8 x i32> %122, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %134, ptr %133, align 1
  %135 = zext i32 %103 to i64
  %136 = getelementptr inbounds nuw i8, ptr %43, i64 %135
  %137 = shufflevector <8 x i32> %119, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %137, ptr %136, align 1
  %138 = zext i32 %102 to i64
  %139 = getelementptr inbounds nuw i8, ptr %43, i64 %138
  %140 = shufflevector <8 x i32> %120, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %140, ptr %139, align 1
  %141 = zext i32 %101 to i64
  %142 = getelementptr inbounds nuw i8, ptr %43, i64 %141
  %143 = shufflevector <8 x i32> %121, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %143, ptr %142, align 1
  %144 = zext i32 %100 to i64
  %145 = getelementptr inbounds nuw i8, ptr %43, i64 %144
  %146 = shufflevector <8 x i32> %122, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %146, ptr %145, align 1
  %147 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %148 = load <8 x i32>, ptr %147, align 1
  %149 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %150 = load <8 x i32>, ptr %149, align 1
  %151 = getelementptr inbounds nuw i8, ptr %6, i64 288
  %152 = load <8 x i32>, ptr %151, align 1
  %153 = getelementptr inbounds nuw i8, ptr %6, i64 416
  %154 = load <8 x i32>, ptr %153, align 1
  %155 = shufflevector <8 x i32> %148, <8 x i32> %150, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %156 = shufflevector <8 x i32> %152, <8 x i32> %154, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %157 = shufflevector <8 x i32> %148, <8 x i32> %150, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %158 = shufflevector <8 x i32> %152, <8 x i32> %154, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %159 = shufflevector <8 x i32> %155, <8 x i32> %156, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %160 = shufflevector <8 x i32> %155, <8 x i32> %156, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %161 = shufflevector <8 x i32> %157, <8 x i32> %158, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %162 = shufflevector <8 x i32> %157, <8 x i32> %158, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %163 = zext i32 %99 to i64
  %164 = getelementptr inbounds nuw i8, ptr %43, i64 %163
  %165 = shufflevector <8 x i32> %159, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %165, ptr %164, align 1
  %166 = zext i32 %98 to i64
  %167 = getelementptr inbounds nuw i8, ptr %43, i64 %166
  %168 = shufflevector <8 x i32> %160, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %168, ptr %167, align 1
  %169 = zext i32 %97 to i64
  %170 = getelementptr inbounds nuw i8, ptr %43, i64 %169
  %171 = shufflevector <8 x i32> %161, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %171, ptr %170, align 1
  %172 = zext i32 %96 to i64
  %173 = getelementptr inbounds nuw i8, ptr %43, i64 %172
  %174 = shufflevector <8 x i32> %162, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %174, ptr %173, align 1
  %175 = zext i32 %95 to i64
  %176 = getelementptr inbounds nuw i8, ptr %43, i64 %175
  %177 = shufflevector <8 x i32> %159, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %177, ptr %176, align 1
  %178 = zext i32 %94 to i64
  %179 = getelementptr inbounds nuw i8, ptr %43, i64 %178
  %180 = shufflevector <8 x i32> %160, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %180, ptr %179, align 1
  %181 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %182 = load i32, ptr %181, align 8
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %43, i64 %183
  %185 = shufflevector <8 x i32> %161, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %185, ptr %184, align 1
  %186 = getelementptr inbounds nuw i8, ptr %10, i64 60
  %187 = load i32, ptr %186, align 4
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %43, i64 %188
  %190 = shufflevector <8 x i32> %162, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %190, ptr %189, align 1
  %191 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %192 = load <8 x i32>, ptr %191, align 1
  %193 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %194 = load <8 x i32>, ptr %193, align 1
  %195 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %196 = load <8 x i32>, ptr %195, align 1
  %197 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %198 = load <8 x i32>, ptr %197, align 1
  %199 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %200 = shufflevector <8 x i32> %192, <8 x i32> %194, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %201 = shufflevector <8 x i32> %196, <8 x i32> %198, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %202 = shufflevector <8 x i32> %192, <8 x i32> %194, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %203 = shufflevector <8 x i32> %196, <8 x i32> %198, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %204 = shufflevector <8 x i32> %200, <8 x i32> %201, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %205 = shufflevector <8 x i32> %200, <8 x i32> %201, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %206 = shufflevector <8 x i32> %202, <8 x i32> %203, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %207 = shufflevector <8 x i32> %202, <8 x i32> %203, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %208 = load i32, ptr %199, align 64
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw i8, ptr %43, i64 %209
  %211 = shufflevector <8 x i32> %204, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %211, ptr %210, align 1
  %212 = getelementptr inbounds nuw i8, ptr %10, i64 68
  %213 = load i32, ptr %212, align 4
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i8, ptr %43, i64 %214
  %216 = shufflevector <8 x i32> %205, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %216, ptr %215, align 1
  %217 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %218 = load i32, ptr %217, align 8
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %43, i64 %219
  %221 = shufflevector <8 x i32> %206, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %221, ptr %220, align 1
  %222 = getelementptr inbounds nuw i8, ptr %10, i64 76
  %223 = load i32, ptr %222, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %43, i64 %224
  %226 = shufflevector <8 x i32> %207, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %226, ptr %225, align 1
  %227 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %228 = load i32, ptr %227, align 16
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i8, ptr %43, i64 %229
  %231 = shufflevector <8 x i32> %204, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %231, ptr %230, align 1
  %232 = getelementptr inbounds nuw i8, ptr %10, i64 84
  %233 = load i32, ptr %232, align 4
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr %43, i64 %234
  %236 = shufflevector <8 x i32> %205, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %236, ptr %235, align 1
  %237 = getelementptr inbounds nuw i8, ptr %10, i64 88
  %238 = load i32, ptr %237, align 8
  %239 = zext i32 %238 to i64
  %240 = getelementptr inbounds nuw i8, ptr %43, i64 %239
  %241 = shufflevector <8 x i32> %206, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %241, ptr %240, align 1
  %242 = getelementptr inbounds nuw i8, ptr %10, i64 92
  %243 = load i32, ptr %242, align 4
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %43, i64 %244
  %246 = shufflevector <8 x i32> %207, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %246, ptr %245, align 1
  %247 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %248 = load <8 x i32>, ptr %247, align 1
  %249 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %250 = load <8 x i32>, ptr %249, align 1
  %251 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %252 = load <8 x i32>, ptr %251, align 1
  %253 = getelementptr inbounds nuw i8, ptr %6, i64 480
  %254 = load <8 x i32>, ptr %253, align 1
  %255 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %256 = shufflevector <8 x i32> %248, <8 x i32> %250, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %257 = shufflevector <8 x i32> %252, <8 x i32> %254, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %258 = shufflevector <8 x i32> %248, <8 x i32> %250, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %259 = shufflevector <8 x i32> %252, <8 x i32> %254, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %260 = shufflevector <8 x i32> %256, <8 x i32> %257, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %261 = shufflevector <8 x i32> %256, <8 x i32> %257, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %262 = shufflevector <8 x i32> %258, <8 x i32> %259, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %263 = shufflevector <8 x i32> %258, <8 x i32> %259, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %264 = load i32, ptr %255, align 32
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw i8, ptr %43, i64 %265
  %267 = shufflevector <8 x i32> %260, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %267, ptr %266, align 1
  %268 = getelementptr inbounds nuw i8, ptr %10, i64 100
  %269 = load i32, ptr %268, align 4
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds nuw i8, ptr %43, i64 %270
  %272 = shufflevector <8 x i32> %261, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %272, ptr %271, align 1
  %273 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %274 = load i32, ptr %273, align 8
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds nuw i8, ptr %43, i64 %275
  %277 = shufflevector <8 x i32> %262, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %277, ptr %276, align 1
  %278 = getelementptr inbounds nuw i8, ptr %10, i64 108
  %279 = load i32, ptr %278, align 4
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds nuw i8, ptr %43, i64 %280
  %282 = shufflevector <8 x i32> %263, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %282, ptr %281, align 1
  %283 = getelementptr inbounds nuw i8, ptr %10, i64 112
  %284 = load i32, ptr %283, align 16
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw i8, ptr %43, i64 %285
  %287 = shufflevector <8 x i32> %260, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %287, ptr %286, align 1
  %288 = getelementptr inbounds nuw i8, ptr %10, i64 116
  %289 = load i32, ptr %288, align 4
  %290 = zext i32 %289 to i64
  %291 = getelementptr inbounds nuw i8, ptr %43, i64 %290
  %292 = shufflevector <8 x i32> %261, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %292, ptr %291, align 1
  %293 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %294 = load i32, ptr %293, align 8
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds nuw i8, ptr %43, i64 %295
  %297 = shufflevector <8 x i32> %262, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %297, ptr %296, align 1
  %298 = getelementptr inbounds nuw i8, ptr %10, i64 124
  %299 = load i32, ptr %298, align 4
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw i8, ptr %43, i64 %300
  %302 = shufflevector <8 x i32> %263, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x i32> %302, ptr %301, align 1
  br label %331
303:
  %304 = phi i32 [ %329, %303 ], [ %4, %89 ]
  %305 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %304, i1 true)
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw i32, ptr %10, i64 %306
  %308 = load i32, ptr %307, align 4
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds nuw i8, ptr %43, i64 %309
  %311 = getelementptr inbounds nuw i32, ptr %6, i64 %306
  %312 = load i32, ptr %311, align 4
  store i32 %312, ptr %310, align 1
  %313 = getelementptr inbounds nuw i8, ptr %310, i64 4
  %314 = zext nneg i32 %305 to i64
  %315 = getelementptr inbounds nuw i32, ptr %6, i64 %314
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 128
  %317 = load i32, ptr %316, align 4
  store i32 %317, ptr %313, align 1
  %318 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %319 = zext nneg i32 %305 to i64
  %320 = getelementptr inbounds nuw i32, ptr %6, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 256
  %322 = load i32, ptr %321, align 4
  store i32 %322, ptr %318, align 1
  %323 = getelementptr inbounds nuw i8, ptr %310, i64 12
  %324 = zext nneg i32 %305 to i64
  %325 = getelementptr inbounds nuw i32, ptr %6, i64 %324
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 384
  %327 = load i32, ptr %326, align 4
  store i32 %327, ptr %323, align 1
  %328 = add i32 %304, -1
  %329 = and i32 %328, %304
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %303
331:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %332
332:
  %333 = phi i32 [ 0, %7 ], [ 0, %331 ], [ %88, %87 ]
  ret i32 %333
}
define range(i32 0, 2) i32 @db_gather64_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_gather_16(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj16ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_scatter64_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) noinline {
  %9 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  %10 = icmp eq <32 x i32> %6, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = and i32 %4, %11
  %13 = icmp eq i32 %12, %4
  br i1 %13, label %14, label %20
14:
  %15 = extractelement <32 x i32> %6, i64 0
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = add i64 %17, %2
  %19 = tail call noundef i32 @db_scatter_16(ptr noundef %0, ptr noundef %1, i64 noundef %18, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %7)
  br label %22
20:
  %21 = tail call fastcc noundef i32 @_ZL9move_runsILj16ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %7)
  br label %22
22:
  %23 = phi i32 [ %19, %14 ], [ %21, %20 ]
  ret i32 %23
}
define range(i32 0, 2) i32 @db_atomic_32(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i32 noundef %8) noinline {
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %222, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 128
  br label %13
13:
  %14 = phi i32 [ %4, %11 ], [ %220, %217 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = extractelement <32 x i32> %3, i32 %15
  %17 = zext i32 %16 to i64
  %18 = add i64 %2, %17
  %19 = extractelement <32 x i32> %6, i32 %15
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %18, %21
  %23 = and i64 %18, 3
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25
25:
  %26 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %22, i64 noundef 4, i32 noundef 34, i32 noundef %5, i32 noundef %15)
  br label %222
27:
  %28 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %22, i64 noundef 4, i32 noundef 2, i32 noundef %5, i32 noundef %15)
  %29 = ptrtoint ptr %28 to i64
  switch i64 %29, label %30 [
    i64 0, label %222
    i64 2, label %222
  ]
30:
  %31 = load i32, ptr %28, align 1
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr inbounds nuw i32, ptr %7, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i32, ptr %12, i64 %32
  %36 = load i32, ptr %35, align 4
  switch i32 %8, label %217 [
    i32 1, label %56
    i32 2, label %58
    i32 3, label %60
    i32 4, label %62
    i32 5, label %64
    i32 6, label %66
    i32 7, label %68
    i32 8, label %70
    i32 9, label %72
    i32 10, label %74
    i32 11, label %78
    i32 12, label %81
    i32 13, label %84
    i32 14, label %89
    i32 15, label %112
    i32 16, label %135
    i32 17, label %137
    i32 18, label %142
    i32 19, label %146
    i32 20, label %148
    i32 21, label %153
    i32 22, label %157
    i32 23, label %161
    i32 24, label %171
    i32 25, label %37
    i32 26, label %181
  ]
37:
  %38 = trunc i32 %31 to i16
  %39 = bitcast i16 %38 to half
  %40 = trunc i32 %34 to i16
  %41 = bitcast i16 %40 to half
  %42 = fadd half %39, %41
  %43 = bitcast half %42 to i16
  %44 = zext i16 %43 to i32
  %45 = lshr i32 %31, 16
  %46 = trunc nuw i32 %45 to i16
  %47 = bitcast i16 %46 to half
  %48 = lshr i32 %34, 16
  %49 = trunc nuw i32 %48 to i16
  %50 = bitcast i16 %49 to half
  %51 = fadd half %47, %50
  %52 = bitcast half %51 to i16
  %53 = zext i16 %52 to i32
  %54 = shl nuw i32 %53, 16
  %55 = or disjoint i32 %54, %44
  br label %217
56:
  %57 = add i32 %34, %31
  br label %217
58:
  %59 = sub i32 %31, %34
  br label %217
60:
  %61 = tail call i32 @llvm.smin.i32(i32 %31, i32 %34)
  br label %217
62:
  %63 = tail call i32 @llvm.umin.i32(i32 %31, i32 %34)
  br label %217
64:
  %65 = tail call i32 @llvm.smax.i32(i32 %31, i32 %34)
  br label %217
66:
  %67 = tail call i32 @llvm.umax.i32(i32 %31, i32 %34)
  br label %217
68:
  %69 = and i32 %34, %31
  br label %217
70:
  %71 = or i32 %34, %31
  br label %217
72:
  %73 = xor i32 %34, %31
  br label %217
74:
  %75 = icmp ult i32 %31, %34
  %76 = add i32 %31, 1
  %77 = select i1 %75, i32 %76, i32 0
  br label %217
78:
  %79 = add i32 %31, -1
  %80 = tail call i32 @llvm.umin.i32(i32 %79, i32 %34)
  br label %217
81:
  %82 = icmp eq i32 %31, %36
  %83 = select i1 %82, i32 %34, i32 %31
  br label %217
84:
  %85 = bitcast i32 %31 to float
  %86 = bitcast i32 %34 to float
  %87 = fadd float %85, %86
  %88 = bitcast float %87 to i32
  br label %217
89:
  %90 = bitcast i32 %31 to float
  %91 = bitcast i32 %34 to float
  %92 = fcmp uno float %90, 0.000000e+00
  %93 = fcmp uno float %91, 0.000000e+00
  %94 = and i32 %31, 4194304
  %95 = icmp eq i32 %94, 0
  %96 = and i1 %92, %95
  br i1 %96, label %97, label %99
97:
  %98 = or disjoint i32 %31, 4194304
  br label %217
99:
  %100 = and i32 %34, 4194304
  %101 = icmp eq i32 %100, 0
  %102 = and i1 %93, %101
  br i1 %102, label %103, label %105
103:
  %104 = or disjoint i32 %34, 4194304
  br label %217
105:
  %106 = and i1 %92, %93
  br i1 %106, label %107, label %109
107:
  %108 = or i32 %31, 4194304
  br label %217
109:
  %110 = tail call float @llvm.minimumnum.f32(float %91, float %90)
  %111 = bitcast float %110 to i32
  br label %217
112:
  %113 = bitcast i32 %31 to float
  %114 = bitcast i32 %34 to float
  %115 = fcmp uno float %113, 0.000000e+00
  %116 = fcmp uno float %114, 0.000000e+00
  %117 = and i32 %31, 4194304
  %118 = icmp eq i32 %117, 0
  %119 = and i1 %115, %118
  br i1 %119, label %120, label %122
120:
  %121 = or disjoint i32 %31, 4194304
  br label %217
122:
  %123 = and i32 %34, 4194304
  %124 = icmp eq i32 %123, 0
  %125 = and i1 %116, %124
  br i1 %125, label %126, label %128
126:
  %127 = or disjoint i32 %34, 4194304
  br label %217
128:
  %129 = and i1 %115, %116
  br i1 %129, label %130, label %132
130:
  %131 = or i32 %31, 4194304
  br label %217
132:
  %133 = tail call float @llvm.maximumnum.f32(float %114, float %113)
  %134 = bitcast float %133 to i32
  br label %217
135:
  %136 = tail call i32 @llvm.usub.sat.i32(i32 %31, i32 %34)
  br label %217
137:
  %138 = bitcast i32 %31 to float
  %139 = bitcast i32 %36 to float
  %140 = fcmp oeq float %138, %139
  %141 = select i1 %140, i32 %34, i32 %31
  br label %217
142:
  %143 = xor i32 %34, -1
  %144 = and i32 %31, %143
  %145 = or i32 %144, %36
  br label %217
146:
  %147 = sub i32 %34, %31
  br label %217
148:
  %149 = icmp ult i32 %31, %34
  %150 = sub i32 0, %34
  %151 = select i1 %149, i32 %36, i32 %150
  %152 = add i32 %151, %31
  br label %217
153:
  %154 = icmp ult i32 %31, %34
  %155 = select i1 %154, i32 0, i32 %34
  %156 = sub i32 %31, %155
  br label %217
157:
  %158 = icmp slt i32 %34, 0
  %159 = and i32 %34, 2147483647
  %160 = select i1 %158, i32 %159, i32 %31
  br label %217
161:
  %162 = bitcast i32 %31 to float
  %163 = bitcast i32 %34 to float
  %164 = fcmp uno float %162, 0.000000e+00
  %165 = fcmp uno float %163, 0.000000e+00
  %166 = and i1 %164, %165
  %167 = or i32 %34, 4194304
  %168 = tail call float @llvm.minimumnum.f32(float %163, float %162)
  %169 = bitcast float %168 to i32
  %170 = select i1 %166, i32 %167, i32 %169
  br label %217
171:
  %172 = bitcast i32 %31 to float
  %173 = bitcast i32 %34 to float
  %174 = fcmp uno float %172, 0.000000e+00
  %175 = fcmp uno float %173, 0.000000e+00
  %176 = and i1 %174, %175
  %177 = or i32 %34, 4194304
  %178 = tail call float @llvm.maximumnum.f32(float %173, float %172)
  %179 = bitcast float %178 to i32
  %180 = select i1 %176, i32 %177, i32 %179
  br label %217
181:
  %182 = shl i32 %31, 16
  %183 = bitcast i32 %182 to float
  %184 = shl i32 %34, 16
  %185 = bitcast i32 %184 to float
  %186 = fadd float %183, %185
  %187 = and i32 %31, -65536
  %188 = bitcast i32 %187 to float
  %189 = and i32 %34, -65536
  %190 = bitcast i32 %189 to float
  %191 = fadd float %188, %190
  %192 = bitcast float %191 to i32
  %193 = fcmp uno float %191, 0.000000e+00
  br i1 %193, label %194, label %196
194:
  %195 = or i32 %192, 4194304
  br label %201
196:
  %197 = add i32 %192, 32767
  %198 = lshr i32 %192, 16
  %199 = and i32 %198, 1
  %200 = add i32 %197, %199
  br label %201
201:
  %202 = phi i32 [ %195, %194 ], [ %200, %196 ]
  %203 = and i32 %202, -65536
  %204 = bitcast float %186 to i32
  %205 = fcmp uno float %186, 0.000000e+00
  br i1 %205, label %206, label %208
206:
  %207 = or i32 %204, 4194304
  br label %213
208:
  %209 = add i32 %204, 32767
  %210 = lshr i32 %204, 16
  %211 = and i32 %210, 1
  %212 = add i32 %209, %211
  br label %213
213:
  %214 = phi i32 [ %207, %206 ], [ %212, %208 ]
  %215 = lshr i32 %214, 16
  %216 = or disjoint i32 %215, %203
  br label %217
217:
  %218 = phi i32 [ %216, %213 ], [ %57, %56 ], [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %65, %64 ], [ %67, %66 ], [ %69, %68 ], [ %71, %70 ], [ %73, %72 ], [ %77, %74 ], [ %80, %78 ], [ %83, %81 ], [ %88, %84 ], [ %34, %30 ], [ %98, %97 ], [ %136, %135 ], [ %141, %137 ], [ %145, %142 ], [ %147, %146 ], [ %152, %148 ], [ %156, %153 ], [ %160, %157 ], [ %170, %161 ], [ %180, %171 ], [ %121, %120 ], [ %108, %107 ], [ %111, %109 ], [ %104, %103 ], [ %131, %130 ], [ %134, %132 ], [ %127, %126 ], [ %55, %37 ]
  store i32 %218, ptr %28, align 1
  store i32 %31, ptr %33, align 4
  %219 = add i32 %14, -1
  %220 = and i32 %219, %14
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %13
222:
  %223 = phi i32 [ 1, %25 ], [ 0, %9 ], [ 1, %27 ], [ 1, %27 ], [ 0, %217 ]
  ret i32 %223
}
define range(i32 0, 2) i32 @db_atomic_64(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i32 noundef %8) noinline {
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %239, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 256
  br label %13
13:
  %14 = phi i32 [ %4, %11 ], [ %237, %231 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = extractelement <32 x i32> %3, i32 %15
  %17 = zext i32 %16 to i64
  %18 = add i64 %2, %17
  %19 = extractelement <32 x i32> %6, i32 %15
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %18, %21
  %23 = and i64 %18, 7
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25
25:
  %26 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %22, i64 noundef 8, i32 noundef 34, i32 noundef %5, i32 noundef %15)
  br label %239
27:
  %28 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %22, i64 noundef 8, i32 noundef 2, i32 noundef %5, i32 noundef %15)
  %29 = ptrtoint ptr %28 to i64
  switch i64 %29, label %30 [
    i64 0, label %239
    i64 2, label %239
  ]
30:
  %31 = load i64, ptr %28, align 1
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr inbounds nuw i32, ptr %7, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = shl nuw i64 %38, 32
  %40 = or disjoint i64 %39, %35
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %32
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 128
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = shl nuw i64 %46, 32
  %48 = or disjoint i64 %47, %43
  switch i32 %8, label %231 [
    i32 1, label %49
    i32 2, label %51
    i32 3, label %53
    i32 4, label %55
    i32 5, label %57
    i32 6, label %59
    i32 7, label %61
    i32 8, label %63
    i32 9, label %65
    i32 10, label %67
    i32 11, label %71
    i32 12, label %74
    i32 13, label %77
    i32 14, label %82
    i32 15, label %105
    i32 16, label %128
    i32 17, label %130
    i32 18, label %135
    i32 19, label %139
    i32 20, label %141
    i32 21, label %146
    i32 22, label %150
    i32 23, label %154
    i32 24, label %164
    i32 25, label %174
    i32 26, label %193
  ]
49:
  %50 = add i64 %40, %31
  br label %231
51:
  %52 = sub i64 %31, %40
  br label %231
53:
  %54 = tail call i64 @llvm.smin.i64(i64 %31, i64 %40)
  br label %231
55:
  %56 = tail call i64 @llvm.umin.i64(i64 %31, i64 %40)
  br label %231
57:
  %58 = tail call i64 @llvm.smax.i64(i64 %31, i64 %40)
  br label %231
59:
  %60 = tail call i64 @llvm.umax.i64(i64 %31, i64 %40)
  br label %231
61:
  %62 = and i64 %40, %31
  br label %231
63:
  %64 = or i64 %40, %31
  br label %231
65:
  %66 = xor i64 %40, %31
  br label %231
67:
  %68 = icmp ult i64 %31, %40
  %69 = add i64 %31, 1
  %70 = select i1 %68, i64 %69, i64 0
  br label %231
71:
  %72 = add i64 %31, -1
  %73 = tail call i64 @llvm.umin.i64(i64 %72, i64 %40)
  br label %231
74:
  %75 = icmp eq i64 %31, %48
  %76 = select i1 %75, i64 %40, i64 %31
  br label %231
77:
  %78 = bitcast i64 %31 to double
  %79 = bitcast i64 %40 to double
  %80 = fadd double %78, %79
  %81 = bitcast double %80 to i64
  br label %231
82:
  %83 = bitcast i64 %31 to double
  %84 = bitcast i64 %40 to double
  %85 = fcmp uno double %83, 0.000000e+00
  %86 = fcmp uno double %84, 0.000000e+00
  %87 = and i64 %31, 2251799813685248
  %88 = icmp eq i64 %87, 0
  %89 = and i1 %85, %88
  br i1 %89, label %90, label %92
90:
  %91 = or disjoint i64 %31, 2251799813685248
  br label %231
92:
  %93 = and i64 %38, 524288
  %94 = icmp eq i64 %93, 0
  %95 = and i1 %94, %86
  br i1 %95, label %96, label %98
96:
  %97 = or disjoint i64 %40, 2251799813685248
  br label %231
98:
  %99 = and i1 %85, %86
  br i1 %99, label %100, label %102
100:
  %101 = or i64 %31, 2251799813685248
  br label %231
102:
  %103 = tail call double @llvm.minimumnum.f64(double %84, double %83)
  %104 = bitcast double %103 to i64
  br label %231
105:
  %106 = bitcast i64 %31 to double
  %107 = bitcast i64 %40 to double
  %108 = fcmp uno double %106, 0.000000e+00
  %109 = fcmp uno double %107, 0.000000e+00
  %110 = and i64 %31, 2251799813685248
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %108, %111
  br i1 %112, label %113, label %115
113:
  %114 = or disjoint i64 %31, 2251799813685248
  br label %231
115:
  %116 = and i64 %38, 524288
  %117 = icmp eq i64 %116, 0
  %118 = and i1 %117, %109
  br i1 %118, label %119, label %121
119:
  %120 = or disjoint i64 %40, 2251799813685248
  br label %231
121:
  %122 = and i1 %108, %109
  br i1 %122, label %123, label %125
123:
  %124 = or i64 %31, 2251799813685248
  br label %231
125:
  %126 = tail call double @llvm.maximumnum.f64(double %107, double %106)
  %127 = bitcast double %126 to i64
  br label %231
128:
  %129 = tail call i64 @llvm.usub.sat.i64(i64 %31, i64 %40)
  br label %231
130:
  %131 = bitcast i64 %31 to double
  %132 = bitcast i64 %48 to double
  %133 = fcmp oeq double %131, %132
  %134 = select i1 %133, i64 %40, i64 %31
  br label %231
135:
  %136 = xor i64 %40, -1
  %137 = and i64 %31, %136
  %138 = or i64 %48, %137
  br label %231
139:
  %140 = sub i64 %40, %31
  br label %231
141:
  %142 = icmp ult i64 %31, %40
  %143 = sub i64 0, %40
  %144 = select i1 %142, i64 %48, i64 %143
  %145 = add i64 %144, %31
  br label %231
146:
  %147 = icmp ult i64 %31, %40
  %148 = select i1 %147, i64 0, i64 %40
  %149 = sub i64 %31, %148
  br label %231
150:
  %151 = icmp slt i64 %39, 0
  %152 = and i64 %40, 9223372036854775807
  %153 = select i1 %151, i64 %152, i64 %31
  br label %231
154:
  %155 = bitcast i64 %31 to double
  %156 = bitcast i64 %40 to double
  %157 = fcmp uno double %155, 0.000000e+00
  %158 = fcmp uno double %156, 0.000000e+00
  %159 = and i1 %157, %158
  %160 = or i64 %40, 2251799813685248
  %161 = tail call double @llvm.minimumnum.f64(double %156, double %155)
  %162 = bitcast double %161 to i64
  %163 = select i1 %159, i64 %160, i64 %162
  br label %231
164:
  %165 = bitcast i64 %31 to double
  %166 = bitcast i64 %40 to double
  %167 = fcmp uno double %165, 0.000000e+00
  %168 = fcmp uno double %166, 0.000000e+00
  %169 = and i1 %167, %168
  %170 = or i64 %40, 2251799813685248
  %171 = tail call double @llvm.maximumnum.f64(double %166, double %165)
  %172 = bitcast double %171 to i64
  %173 = select i1 %169, i64 %170, i64 %172
  br label %231
174:
  %175 = trunc i64 %31 to i16
  %176 = bitcast i16 %175 to half
  %177 = trunc i32 %34 to i16
  %178 = bitcast i16 %177 to half
  %179 = fadd half %176, %178
  %180 = bitcast half %179 to i16
  %181 = zext i16 %180 to i64
  %182 = lshr i64 %31, 16
  %183 = trunc i64 %182 to i16
  %184 = bitcast i16 %183 to half
  %185 = lshr i32 %34, 16
  %186 = trunc nuw i32 %185 to i16
  %187 = bitcast i16 %186 to half
  %188 = fadd half %184, %187
  %189 = bitcast half %188 to i16
  %190 = zext i16 %189 to i64
  %191 = shl nuw nsw i64 %190, 16
  %192 = or disjoint i64 %191, %181
  br label %231
193:
  %194 = trunc i64 %31 to i32
  %195 = shl i32 %194, 16
  %196 = bitcast i32 %195 to float
  %197 = shl i32 %34, 16
  %198 = bitcast i32 %197 to float
  %199 = fadd float %196, %198
  %200 = and i32 %194, -65536
  %201 = bitcast i32 %200 to float
  %202 = and i32 %34, -65536
  %203 = bitcast i32 %202 to float
  %204 = fadd float %201, %203
  %205 = bitcast float %204 to i32
  %206 = fcmp uno float %204, 0.000000e+00
  br i1 %206, label %207, label %209
207:
  %208 = or i32 %205, 4194304
  br label %214
209:
  %210 = add i32 %205, 32767
  %211 = lshr i32 %205, 16
  %212 = and i32 %211, 1
  %213 = add i32 %210, %212
  br label %214
214:
  %215 = phi i32 [ %208, %207 ], [ %213, %209 ]
  %216 = and i32 %215, -65536
  %217 = bitcast float %199 to i32
  %218 = fcmp uno float %199, 0.000000e+00
  br i1 %218, label %219, label %221
219:
  %220 = or i32 %217, 4194304
  br label %226
221:
  %222 = add i32 %217, 32767
  %223 = lshr i32 %217, 16
  %224 = and i32 %223, 1
  %225 = add i32 %222, %224
  br label %226
226:
  %227 = phi i32 [ %220, %219 ], [ %225, %221 ]
  %228 = lshr i32 %227, 16
  %229 = or disjoint i32 %228, %216
  %230 = zext i32 %229 to i64
  br label %231
231:
  %232 = phi i64 [ %230, %226 ], [ %50, %49 ], [ %52, %51 ], [ %54, %53 ], [ %56, %55 ], [ %58, %57 ], [ %60, %59 ], [ %62, %61 ], [ %64, %63 ], [ %66, %65 ], [ %70, %67 ], [ %73, %71 ], [ %76, %74 ], [ %81, %77 ], [ %40, %30 ], [ %91, %90 ], [ %129, %128 ], [ %134, %130 ], [ %138, %135 ], [ %140, %139 ], [ %145, %141 ], [ %149, %146 ], [ %153, %150 ], [ %163, %154 ], [ %173, %164 ], [ %192, %174 ], [ %101, %100 ], [ %104, %102 ], [ %97, %96 ], [ %124, %123 ], [ %127, %125 ], [ %120, %119 ], [ %114, %113 ]
  store i64 %232, ptr %28, align 1
  %233 = trunc i64 %31 to i32
  store i32 %233, ptr %33, align 4
  %234 = lshr i64 %31, 32
  %235 = trunc nuw i64 %234 to i32
  store i32 %235, ptr %36, align 4
  %236 = add i32 %14, -1
  %237 = and i32 %236, %14
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %13
239:
  %240 = phi i32 [ 1, %25 ], [ 0, %9 ], [ 1, %27 ], [ 1, %27 ], [ 0, %231 ]
  ret i32 %240
}
define range(i32 0, 2) i32 @db_atomic_lds_32(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i32 noundef %8) noinline {
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %222, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 128
  br label %13
13:
  %14 = phi i32 [ %4, %11 ], [ %220, %217 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = extractelement <32 x i32> %3, i32 %15
  %17 = zext i32 %16 to i64
  %18 = add i64 %2, %17
  %19 = extractelement <32 x i32> %6, i32 %15
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %18, %21
  %23 = and i64 %18, 3
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25
25:
  %26 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %22, i64 noundef 4, i32 noundef 50, i32 noundef %5, i32 noundef %15)
  br label %222
27:
  %28 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %22, i64 noundef 4, i32 noundef 18, i32 noundef %5, i32 noundef %15)
  %29 = ptrtoint ptr %28 to i64
  switch i64 %29, label %30 [
    i64 0, label %222
    i64 2, label %222
  ]
30:
  %31 = load i32, ptr %28, align 1
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr inbounds nuw i32, ptr %7, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i32, ptr %12, i64 %32
  %36 = load i32, ptr %35, align 4
  switch i32 %8, label %217 [
    i32 1, label %56
    i32 2, label %58
    i32 3, label %60
    i32 4, label %62
    i32 5, label %64
    i32 6, label %66
    i32 7, label %68
    i32 8, label %70
    i32 9, label %72
    i32 10, label %74
    i32 11, label %78
    i32 12, label %81
    i32 13, label %84
    i32 14, label %89
    i32 15, label %112
    i32 16, label %135
    i32 17, label %137
    i32 18, label %142
    i32 19, label %146
    i32 20, label %148
    i32 21, label %153
    i32 22, label %157
    i32 23, label %161
    i32 24, label %171
    i32 25, label %37
    i32 26, label %181
  ]
37:
  %38 = trunc i32 %31 to i16
  %39 = bitcast i16 %38 to half
  %40 = trunc i32 %34 to i16
  %41 = bitcast i16 %40 to half
  %42 = fadd half %39, %41
  %43 = bitcast half %42 to i16
  %44 = zext i16 %43 to i32
  %45 = lshr i32 %31, 16
  %46 = trunc nuw i32 %45 to i16
  %47 = bitcast i16 %46 to half
  %48 = lshr i32 %34, 16
  %49 = trunc nuw i32 %48 to i16
  %50 = bitcast i16 %49 to half
  %51 = fadd half %47, %50
  %52 = bitcast half %51 to i16
  %53 = zext i16 %52 to i32
  %54 = shl nuw i32 %53, 16
  %55 = or disjoint i32 %54, %44
  br label %217
56:
  %57 = add i32 %34, %31
  br label %217
58:
  %59 = sub i32 %31, %34
  br label %217
60:
  %61 = tail call i32 @llvm.smin.i32(i32 %31, i32 %34)
  br label %217
62:
  %63 = tail call i32 @llvm.umin.i32(i32 %31, i32 %34)
  br label %217
64:
  %65 = tail call i32 @llvm.smax.i32(i32 %31, i32 %34)
  br label %217
66:
  %67 = tail call i32 @llvm.umax.i32(i32 %31, i32 %34)
  br label %217
68:
  %69 = and i32 %34, %31
  br label %217
70:
  %71 = or i32 %34, %31
  br label %217
72:
  %73 = xor i32 %34, %31
  br label %217
74:
  %75 = icmp ult i32 %31, %34
  %76 = add i32 %31, 1
  %77 = select i1 %75, i32 %76, i32 0
  br label %217
78:
  %79 = add i32 %31, -1
  %80 = tail call i32 @llvm.umin.i32(i32 %79, i32 %34)
  br label %217
81:
  %82 = icmp eq i32 %31, %36
  %83 = select i1 %82, i32 %34, i32 %31
  br label %217
84:
  %85 = bitcast i32 %31 to float
  %86 = bitcast i32 %34 to float
  %87 = fadd float %85, %86
  %88 = bitcast float %87 to i32
  br label %217
89:
  %90 = bitcast i32 %31 to float
  %91 = bitcast i32 %34 to float
  %92 = fcmp uno float %90, 0.000000e+00
  %93 = fcmp uno float %91, 0.000000e+00
  %94 = and i32 %31, 4194304
  %95 = icmp eq i32 %94, 0
  %96 = and i1 %92, %95
  br i1 %96, label %97, label %99
97:
  %98 = or disjoint i32 %31, 4194304
  br label %217
99:
  %100 = and i32 %34, 4194304
  %101 = icmp eq i32 %100, 0
  %102 = and i1 %93, %101
  br i1 %102, label %103, label %105
103:
  %104 = or disjoint i32 %34, 4194304
  br label %217
105:
  %106 = and i1 %92, %93
  br i1 %106, label %107, label %109
107:
  %108 = or i32 %31, 4194304
  br label %217
109:
  %110 = tail call float @llvm.minimumnum.f32(float %91, float %90)
  %111 = bitcast float %110 to i32
  br label %217
112:
  %113 = bitcast i32 %31 to float
  %114 = bitcast i32 %34 to float
  %115 = fcmp uno float %113, 0.000000e+00
  %116 = fcmp uno float %114, 0.000000e+00
  %117 = and i32 %31, 4194304
  %118 = icmp eq i32 %117, 0
  %119 = and i1 %115, %118
  br i1 %119, label %120, label %122
120:
  %121 = or disjoint i32 %31, 4194304
  br label %217
122:
  %123 = and i32 %34, 4194304
  %124 = icmp eq i32 %123, 0
  %125 = and i1 %116, %124
  br i1 %125, label %126, label %128
126:
  %127 = or disjoint i32 %34, 4194304
  br label %217
128:
  %129 = and i1 %115, %116
  br i1 %129, label %130, label %132
130:
  %131 = or i32 %31, 4194304
  br label %217
132:
  %133 = tail call float @llvm.maximumnum.f32(float %114, float %113)
  %134 = bitcast float %133 to i32
  br label %217
135:
  %136 = tail call i32 @llvm.usub.sat.i32(i32 %31, i32 %34)
  br label %217
137:
  %138 = bitcast i32 %31 to float
  %139 = bitcast i32 %36 to float
  %140 = fcmp oeq float %138, %139
  %141 = select i1 %140, i32 %34, i32 %31
  br label %217
142:
  %143 = xor i32 %34, -1
  %144 = and i32 %31, %143
  %145 = or i32 %144, %36
  br label %217
146:
  %147 = sub i32 %34, %31
  br label %217
148:
  %149 = icmp ult i32 %31, %34
  %150 = sub i32 0, %34
  %151 = select i1 %149, i32 %36, i32 %150
  %152 = add i32 %151, %31
  br label %217
153:
  %154 = icmp ult i32 %31, %34
  %155 = select i1 %154, i32 0, i32 %34
  %156 = sub i32 %31, %155
  br label %217
157:
  %158 = icmp slt i32 %34, 0
  %159 = and i32 %34, 2147483647
  %160 = select i1 %158, i32 %159, i32 %31
  br label %217
161:
  %162 = bitcast i32 %31 to float
  %163 = bitcast i32 %34 to float
  %164 = fcmp uno float %162, 0.000000e+00
  %165 = fcmp uno float %163, 0.000000e+00
  %166 = and i1 %164, %165
  %167 = or i32 %34, 4194304
  %168 = tail call float @llvm.minimumnum.f32(float %163, float %162)
  %169 = bitcast float %168 to i32
  %170 = select i1 %166, i32 %167, i32 %169
  br label %217
171:
  %172 = bitcast i32 %31 to float
  %173 = bitcast i32 %34 to float
  %174 = fcmp uno float %172, 0.000000e+00
  %175 = fcmp uno float %173, 0.000000e+00
  %176 = and i1 %174, %175
  %177 = or i32 %34, 4194304
  %178 = tail call float @llvm.maximumnum.f32(float %173, float %172)
  %179 = bitcast float %178 to i32
  %180 = select i1 %176, i32 %177, i32 %179
  br label %217
181:
  %182 = shl i32 %31, 16
  %183 = bitcast i32 %182 to float
  %184 = shl i32 %34, 16
  %185 = bitcast i32 %184 to float
  %186 = fadd float %183, %185
  %187 = and i32 %31, -65536
  %188 = bitcast i32 %187 to float
  %189 = and i32 %34, -65536
  %190 = bitcast i32 %189 to float
  %191 = fadd float %188, %190
  %192 = bitcast float %191 to i32
  %193 = fcmp uno float %191, 0.000000e+00
  br i1 %193, label %194, label %196
194:
  %195 = or i32 %192, 4194304
  br label %201
196:
  %197 = add i32 %192, 32767
  %198 = lshr i32 %192, 16
  %199 = and i32 %198, 1
  %200 = add i32 %197, %199
  br label %201
201:
  %202 = phi i32 [ %195, %194 ], [ %200, %196 ]
  %203 = and i32 %202, -65536
  %204 = bitcast float %186 to i32
  %205 = fcmp uno float %186, 0.000000e+00
  br i1 %205, label %206, label %208
206:
  %207 = or i32 %204, 4194304
  br label %213
208:
  %209 = add i32 %204, 32767
  %210 = lshr i32 %204, 16
  %211 = and i32 %210, 1
  %212 = add i32 %209, %211
  br label %213
213:
  %214 = phi i32 [ %207, %206 ], [ %212, %208 ]
  %215 = lshr i32 %214, 16
  %216 = or disjoint i32 %215, %203
  br label %217
217:
  %218 = phi i32 [ %216, %213 ], [ %57, %56 ], [ %59, %58 ], [ %61, %60 ], [ %63, %62 ], [ %65, %64 ], [ %67, %66 ], [ %69, %68 ], [ %71, %70 ], [ %73, %72 ], [ %77, %74 ], [ %80, %78 ], [ %83, %81 ], [ %88, %84 ], [ %34, %30 ], [ %98, %97 ], [ %136, %135 ], [ %141, %137 ], [ %145, %142 ], [ %147, %146 ], [ %152, %148 ], [ %156, %153 ], [ %160, %157 ], [ %170, %161 ], [ %180, %171 ], [ %121, %120 ], [ %108, %107 ], [ %111, %109 ], [ %104, %103 ], [ %131, %130 ], [ %134, %132 ], [ %127, %126 ], [ %55, %37 ]
  store i32 %218, ptr %28, align 1
  store i32 %31, ptr %33, align 4
  %219 = add i32 %14, -1
  %220 = and i32 %219, %14
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %13
222:
  %223 = phi i32 [ 1, %25 ], [ 0, %9 ], [ 1, %27 ], [ 1, %27 ], [ 0, %217 ]
  ret i32 %223
}
define range(i32 0, 2) i32 @db_atomic_lds_64(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i32 noundef %8) noinline {
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %239, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 256
  br label %13
13:
  %14 = phi i32 [ %4, %11 ], [ %237, %231 ]
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = extractelement <32 x i32> %3, i32 %15
  %17 = zext i32 %16 to i64
  %18 = add i64 %2, %17
  %19 = extractelement <32 x i32> %6, i32 %15
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %18, %21
  %23 = and i64 %18, 7
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25
25:
  %26 = tail call i64 @db_miss(ptr noundef %0, i64 noundef %22, i64 noundef 8, i32 noundef 50, i32 noundef %5, i32 noundef %15)
  br label %239
27:
  %28 = tail call ptr @db_translate(ptr noundef %0, ptr noundef %1, i64 noundef %22, i64 noundef 8, i32 noundef 18, i32 noundef %5, i32 noundef %15)
  %29 = ptrtoint ptr %28 to i64
  switch i64 %29, label %30 [
    i64 0, label %239
    i64 2, label %239
  ]
30:
  %31 = load i64, ptr %28, align 1
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr inbounds nuw i32, ptr %7, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = shl nuw i64 %38, 32
  %40 = or disjoint i64 %39, %35
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %32
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 128
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = shl nuw i64 %46, 32
  %48 = or disjoint i64 %47, %43
  switch i32 %8, label %231 [
    i32 1, label %49
    i32 2, label %51
    i32 3, label %53
    i32 4, label %55
    i32 5, label %57
    i32 6, label %59
    i32 7, label %61
    i32 8, label %63
    i32 9, label %65
    i32 10, label %67
    i32 11, label %71
    i32 12, label %74
    i32 13, label %77
    i32 14, label %82
    i32 15, label %105
    i32 16, label %128
    i32 17, label %130
    i32 18, label %135
    i32 19, label %139
    i32 20, label %141
    i32 21, label %146
    i32 22, label %150
    i32 23, label %154
    i32 24, label %164
    i32 25, label %174
    i32 26, label %193
  ]
49:
  %50 = add i64 %40, %31
  br label %231
51:
  %52 = sub i64 %31, %40
  br label %231
53:
  %54 = tail call i64 @llvm.smin.i64(i64 %31, i64 %40)
  br label %231
55:
  %56 = tail call i64 @llvm.umin.i64(i64 %31, i64 %40)
  br label %231
57:
  %58 = tail call i64 @llvm.smax.i64(i64 %31, i64 %40)
  br label %231
59:
  %60 = tail call i64 @llvm.umax.i64(i64 %31, i64 %40)
  br label %231
61:
  %62 = and i64 %40, %31
  br label %231
63:
  %64 = or i64 %40, %31
  br label %231
65:
  %66 = xor i64 %40, %31
  br label %231
67:
  %68 = icmp ult i64 %31, %40
  %69 = add i64 %31, 1
  %70 = select i1 %68, i64 %69, i64 0
  br label %231
71:
  %72 = add i64 %31, -1
  %73 = tail call i64 @llvm.umin.i64(i64 %72, i64 %40)
  br label %231
74:
  %75 = icmp eq i64 %31, %48
  %76 = select i1 %75, i64 %40, i64 %31
  br label %231
77:
  %78 = bitcast i64 %31 to double
  %79 = bitcast i64 %40 to double
  %80 = fadd double %78, %79
  %81 = bitcast double %80 to i64
  br label %231
82:
  %83 = bitcast i64 %31 to double
  %84 = bitcast i64 %40 to double
  %85 = fcmp uno double %83, 0.000000e+00
  %86 = fcmp uno double %84, 0.000000e+00
  %87 = and i64 %31, 2251799813685248
  %88 = icmp eq i64 %87, 0
  %89 = and i1 %85, %88
  br i1 %89, label %90, label %92
90:
  %91 = or disjoint i64 %31, 2251799813685248
  br label %231
92:
  %93 = and i64 %38, 524288
  %94 = icmp eq i64 %93, 0
  %95 = and i1 %94, %86
  br i1 %95, label %96, label %98
96:
  %97 = or disjoint i64 %40, 2251799813685248
  br label %231
98:
  %99 = and i1 %85, %86
  br i1 %99, label %100, label %102
100:
  %101 = or i64 %31, 2251799813685248
  br label %231
102:
  %103 = tail call double @llvm.minimumnum.f64(double %84, double %83)
  %104 = bitcast double %103 to i64
  br label %231
105:
  %106 = bitcast i64 %31 to double
  %107 = bitcast i64 %40 to double
  %108 = fcmp uno double %106, 0.000000e+00
  %109 = fcmp uno double %107, 0.000000e+00
  %110 = and i64 %31, 2251799813685248
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %108, %111
  br i1 %112, label %113, label %115
113:
  %114 = or disjoint i64 %31, 2251799813685248
  br label %231
115:
  %116 = and i64 %38, 524288
  %117 = icmp eq i64 %116, 0
  %118 = and i1 %117, %109
  br i1 %118, label %119, label %121
119:
  %120 = or disjoint i64 %40, 2251799813685248
  br label %231
121:
  %122 = and i1 %108, %109
  br i1 %122, label %123, label %125
123:
  %124 = or i64 %31, 2251799813685248
  br label %231
125:
  %126 = tail call double @llvm.maximumnum.f64(double %107, double %106)
  %127 = bitcast double %126 to i64
  br label %231
128:
  %129 = tail call i64 @llvm.usub.sat.i64(i64 %31, i64 %40)
  br label %231
130:
  %131 = bitcast i64 %31 to double
  %132 = bitcast i64 %48 to double
  %133 = fcmp oeq double %131, %132
  %134 = select i1 %133, i64 %40, i64 %31
  br label %231
135:
  %136 = xor i64 %40, -1
  %137 = and i64 %31, %136
  %138 = or i64 %48, %137
  br label %231
139:
  %140 = sub i64 %40, %31
  br label %231
141:
  %142 = icmp ult i64 %31, %40
  %143 = sub i64 0, %40
  %144 = select i1 %142, i64 %48, i64 %143
  %145 = add i64 %144, %31
  br label %231
146:
  %147 = icmp ult i64 %31, %40
  %148 = select i1 %147, i64 0, i64 %40
  %149 = sub i64 %31, %148
  br label %231
150:
  %151 = icmp slt i64 %39, 0
  %152 = and i64 %40, 9223372036854775807
  %153 = select i1 %151, i64 %152, i64 %31
  br label %231
154:
  %155 = bitcast i64 %31 to double
  %156 = bitcast i64 %40 to double
  %157 = fcmp uno double %155, 0.000000e+00
  %158 = fcmp uno double %156, 0.000000e+00
  %159 = and i1 %157, %158
  %160 = or i64 %40, 2251799813685248
  %161 = tail call double @llvm.minimumnum.f64(double %156, double %155)
  %162 = bitcast double %161 to i64
  %163 = select i1 %159, i64 %160, i64 %162
  br label %231
164:
  %165 = bitcast i64 %31 to double
  %166 = bitcast i64 %40 to double
  %167 = fcmp uno double %165, 0.000000e+00
  %168 = fcmp uno double %166, 0.000000e+00
  %169 = and i1 %167, %168
  %170 = or i64 %40, 2251799813685248
  %171 = tail call double @llvm.maximumnum.f64(double %166, double %165)
  %172 = bitcast double %171 to i64
  %173 = select i1 %169, i64 %170, i64 %172
  br label %231
174:
  %175 = trunc i64 %31 to i16
  %176 = bitcast i16 %175 to half
  %177 = trunc i32 %34 to i16
  %178 = bitcast i16 %177 to half
  %179 = fadd half %176, %178
  %180 = bitcast half %179 to i16
  %181 = zext i16 %180 to i64
  %182 = lshr i64 %31, 16
  %183 = trunc i64 %182 to i16
  %184 = bitcast i16 %183 to half
  %185 = lshr i32 %34, 16
  %186 = trunc nuw i32 %185 to i16
  %187 = bitcast i16 %186 to half
  %188 = fadd half %184, %187
  %189 = bitcast half %188 to i16
  %190 = zext i16 %189 to i64
  %191 = shl nuw nsw i64 %190, 16
  %192 = or disjoint i64 %191, %181
  br label %231
193:
  %194 = trunc i64 %31 to i32
  %195 = shl i32 %194, 16
  %196 = bitcast i32 %195 to float
  %197 = shl i32 %34, 16
  %198 = bitcast i32 %197 to float
  %199 = fadd float %196, %198
  %200 = and i32 %194, -65536
  %201 = bitcast i32 %200 to float
  %202 = and i32 %34, -65536
  %203 = bitcast i32 %202 to float
  %204 = fadd float %201, %203
  %205 = bitcast float %204 to i32
  %206 = fcmp uno float %204, 0.000000e+00
  br i1 %206, label %207, label %209
207:
  %208 = or i32 %205, 4194304
  br label %214
209:
  %210 = add i32 %205, 32767
  %211 = lshr i32 %205, 16
  %212 = and i32 %211, 1
  %213 = add i32 %210, %212
  br label %214
214:
  %215 = phi i32 [ %208, %207 ], [ %213, %209 ]
  %216 = and i32 %215, -65536
  %217 = bitcast float %199 to i32
  %218 = fcmp uno float %199, 0.000000e+00
  br i1 %218, label %219, label %221
219:
  %220 = or i32 %217, 4194304
  br label %226
221:
  %222 = add i32 %217, 32767
  %223 = lshr i32 %217, 16
  %224 = and i32 %223, 1
  %225 = add i32 %222, %224
  br label %226
226:
  %227 = phi i32 [ %220, %219 ], [ %225, %221 ]
  %228 = lshr i32 %227, 16
  %229 = or disjoint i32 %228, %216
  %230 = zext i32 %229 to i64
  br label %231
231:
  %232 = phi i64 [ %230, %226 ], [ %50, %49 ], [ %52, %51 ], [ %54, %53 ], [ %56, %55 ], [ %58, %57 ], [ %60, %59 ], [ %62, %61 ], [ %64, %63 ], [ %66, %65 ], [ %70, %67 ], [ %73, %71 ], [ %76, %74 ], [ %81, %77 ], [ %40, %30 ], [ %91, %90 ], [ %129, %128 ], [ %134, %130 ], [ %138, %135 ], [ %140, %139 ], [ %145, %141 ], [ %149, %146 ], [ %153, %150 ], [ %163, %154 ], [ %173, %164 ], [ %192, %174 ], [ %101, %100 ], [ %104, %102 ], [ %97, %96 ], [ %124, %123 ], [ %127, %125 ], [ %120, %119 ], [ %114, %113 ]
  store i64 %232, ptr %28, align 1
  %233 = trunc i64 %31 to i32
  store i32 %233, ptr %33, align 4
  %234 = lshr i64 %31, 32
  %235 = trunc nuw i64 %234 to i32
  store i32 %235, ptr %36, align 4
  %236 = add i32 %14, -1
  %237 = and i32 %236, %14
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %13
239:
  %240 = phi i32 [ 1, %25 ], [ 0, %9 ], [ 1, %27 ], [ 1, %27 ], [ 0, %231 ]
  ret i32 %240
}
define i32 @db_buffer(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, <32 x i32> noundef %4, <32 x i32> noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef writeonly captures(none) initializes((0, 256)) %8) noinline {
  %10 = and i32 %2, 8388608
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12
12:
  %13 = insertelement <32 x i32> poison, i32 %7, i64 0
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %4, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %16 = add <32 x i32> %15, %14
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %12 ], [ %4, %9 ]
  %19 = zext <32 x i32> %18 to <32 x i64>
  %20 = zext <32 x i32> %5 to <32 x i64>
  %21 = lshr i32 %0, 30
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %64, label %23
23:
  %24 = lshr i32 %2, 21
  %25 = and i32 %24, 3
  %26 = add nuw nsw i32 %25, 3
  %27 = add nuw nsw i32 %21, 1
  %28 = zext nneg i32 %26 to i64
  %29 = shl nsw i64 -1, %28
  %30 = xor i64 %29, -1
  %31 = insertelement <32 x i64> poison, i64 %30, i64 0
  %32 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = and <32 x i64> %32, %19
  %34 = zext nneg i32 %27 to i64
  %35 = shl nsw i64 -1, %34
  %36 = xor i64 %35, -1
  %37 = insertelement <32 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = and <32 x i64> %38, %20
  %40 = sub nsw <32 x i64> %19, %33
  %41 = lshr i32 %0, 16
  %42 = and i32 %41, 16383
  %43 = lshr i32 %2, 16
  %44 = and i32 %43, 12
  %45 = lshr i32 21280, %44
  %46 = and i32 %45, 7
  %47 = shl nuw nsw i32 %42, %46
  %48 = zext nneg i32 %47 to i64
  %49 = insertelement <32 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <32 x i64> %49, <32 x i64> poison, <32 x i32> zeroinitializer
  %51 = mul nsw <32 x i64> %40, %50
  %52 = sub nsw <32 x i64> %20, %39
  %53 = insertelement <32 x i32> poison, i32 %26, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = zext nneg <32 x i32> %54 to <32 x i64>
  %56 = shl nsw <32 x i64> %52, %55
  %57 = insertelement <32 x i32> poison, i32 %27, i64 0
  %58 = shufflevector <32 x i32> %57, <32 x i32> poison, <32 x i32> zeroinitializer
  %59 = zext nneg <32 x i32> %58 to <32 x i64>
  %60 = shl nuw nsw <32 x i64> %33, %59
  %61 = add <32 x i64> %56, %39
  %62 = add <32 x i64> %61, %60
  %63 = add <32 x i64> %62, %51
  br label %80
64:
  %65 = lshr i32 %0, 16
  %66 = lshr i32 %2, 16
  %67 = and i32 %66, 12
  %68 = lshr i32 21280, %67
  %69 = and i32 %68, 7
  %70 = shl nuw nsw i32 %65, %69
  %71 = zext nneg i32 %70 to i64
  %72 = insertelement <32 x i64> poison, i64 %71, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = mul nuw nsw <32 x i64> %73, %19
  %75 = add nuw nsw <32 x i64> %74, %20
  %76 = shl nuw nsw i32 %65, %69
  %77 = zext nneg i32 %76 to i64
  %78 = insertelement <32 x i64> poison, i64 %77, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %80
80:
  %81 = phi <32 x i64> [ %79, %64 ], [ %50, %23 ]
  %82 = phi i32 [ %65, %64 ], [ %42, %23 ]
  %83 = phi <32 x i64> [ %75, %64 ], [ %63, %23 ]
  %84 = trunc <32 x i64> %83 to <32 x i32>
  store <32 x i32> %84, ptr %8, align 1
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %86 = lshr <32 x i64> %83, splat (i64 32)
  %87 = trunc nuw <32 x i64> %86 to <32 x i32>
  store <32 x i32> %87, ptr %85, align 1
  %88 = zext i32 %1 to i64
  %89 = insertelement <32 x i64> poison, i64 %88, i64 0
  %90 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  %91 = icmp samesign ule <32 x i64> %90, %19
  %92 = zext i32 %6 to i64
  %93 = insertelement <32 x i64> poison, i64 %92, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = add nuw nsw <32 x i64> %94, %20
  %96 = icmp samesign ugt <32 x i64> %95, %81
  %97 = or <32 x i1> %96, %91
  %98 = lshr i32 %2, 28
  %99 = and i32 %98, 3
  switch i32 %99, label %105 [
    i32 0, label %119
    i32 1, label %100
    i32 2, label %101
    i32 3, label %106
  ]
100:
  br label %119
101:
  %102 = icmp eq i32 %1, 0
  %103 = insertelement <32 x i1> poison, i1 %102, i64 0
  %104 = shufflevector <32 x i1> %103, <32 x i1> poison, <32 x i32> zeroinitializer
  br label %119
105:
  unreachable
106:
  %107 = icmp ne i32 %21, 0
  %108 = icmp ne i32 %82, 0
  %109 = and i1 %107, %108
  br i1 %109, label %119, label %110
110:
  %111 = mul nuw nsw <32 x i64> %81, %19
  %112 = zext i32 %3 to i64
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = add nuw nsw <32 x i64> %114, %20
  %116 = add nuw nsw <32 x i64> %115, %94
  %117 = add nuw nsw <32 x i64> %116, %111
  %118 = icmp samesign ugt <32 x i64> %117, %90
  br label %119
119:
  %120 = phi <32 x i1> [ %97, %80 ], [ %104, %101 ], [ %91, %100 ], [ %118, %110 ], [ %97, %106 ]
  %121 = bitcast <32 x i1> %120 to i32
  %122 = xor i32 %121, -1
  ret i32 %122
}
define range(i32 0, 2) i32 @db_buffer_note(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %12
8:
  %9 = tail call i64 @db_miss(ptr noundef nonnull %0, i64 noundef %1, i64 noundef 0, i32 noundef 2048, i32 noundef %2, i32 noundef %3)
  %10 = icmp eq i64 %9, 0
  %11 = zext i1 %10 to i32
  br label %12
12:
  %13 = phi i32 [ 0, %4 ], [ %11, %8 ]
  ret i32 %13
}
define ptr @db_scalar_buffer(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) noinline {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %8, i8 0, i64 %3, i1 false)
  %9 = load ptr, ptr %7, align 8
  %10 = tail call i32 @db_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %4, i32 noundef 0, i32 noundef %5, i32 noundef 0, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14
12:
  %13 = load ptr, ptr %7, align 8
  br label %14
14:
  %15 = phi ptr [ %13, %12 ], [ null, %6 ]
  ret ptr %15
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
define range(i32 0, 2) i32 @db_typed(ptr noundef %0, i64 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %9 = load ptr, ptr %8, align 8
  %10 = tail call noundef i64 %9(i64 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %0)
  %11 = icmp eq i64 %10, 0
  %12 = zext i1 %11 to i32
  ret i32 %12
}
define <32 x half> @db_round_fptrunc_f32_f16(i32 noundef %0, <32 x float> noundef %1) noinline {
  %3 = fptrunc <32 x float> %1 to <32 x half>
  %4 = fpext <32 x half> %3 to <32 x float>
  %5 = bitcast <32 x half> %3 to <32 x i16>
  %6 = ashr <32 x i16> %5, splat (i16 15)
  %7 = or <32 x i16> %6, splat (i16 1)
  %8 = fcmp ogt <32 x float> %1, %4
  %9 = select <32 x i1> %8, <32 x i16> %7, <32 x i16> zeroinitializer
  %10 = add <32 x i16> %9, %5
  %11 = fcmp olt <32 x float> %1, %4
  %12 = select <32 x i1> %11, <32 x i16> %7, <32 x i16> zeroinitializer
  %13 = sub <32 x i16> %5, %12
  switch i32 %0, label %16 [
    i32 1, label %21
    i32 2, label %14
    i32 3, label %15
  ]
14:
  br label %21
15:
  br label %21
16:
  %17 = and <32 x i16> %10, %6
  %18 = icmp slt <32 x i16> %5, zeroinitializer
  %19 = select <32 x i1> %18, <32 x i16> zeroinitializer, <32 x i16> %13
  %20 = or <32 x i16> %17, %19
  br label %21
21:
  %22 = phi <32 x i16> [ %20, %16 ], [ %10, %14 ], [ %13, %15 ], [ %5, %2 ]
  %23 = bitcast <32 x i16> %22 to <32 x half>
  ret <32 x half> %23
}
define void @db_matrix_float(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %53, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = icmp eq i64 %5, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  br label %15
15:
  %16 = phi i64 [ 0, %11 ], [ %31, %28 ]
  %17 = shl i64 %16, 7
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = load <16 x float>, ptr %18, align 64
  %21 = load <16 x float>, ptr %19, align 64
  br i1 %13, label %28, label %22
22:
  %23 = mul i64 %16, %2
  %24 = add i64 %23, %3
  %25 = add i64 %24, %4
  %26 = shl i64 %24, 2
  %27 = shl i64 %25, 2
  br label %33
28:
  %29 = phi <16 x float> [ %20, %15 ], [ %45, %33 ]
  %30 = phi <16 x float> [ %21, %15 ], [ %50, %33 ]
  store <16 x float> %29, ptr %18, align 64
  store <16 x float> %30, ptr %19, align 64
  %31 = add nuw i64 %16, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %53, label %15
33:
  %34 = phi <16 x float> [ %20, %22 ], [ %45, %33 ]
  %35 = phi <16 x float> [ %21, %22 ], [ %50, %33 ]
  %36 = phi i64 [ 0, %22 ], [ %51, %33 ]
  %37 = shl i64 %36, 7
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 %37
  %40 = load <16 x float>, ptr %39, align 64
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 %26
  %42 = load float, ptr %41, align 1
  %43 = insertelement <16 x float> poison, float %42, i64 0
  %44 = shufflevector <16 x float> %43, <16 x float> poison, <16 x i32> zeroinitializer
  %45 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %44, <16 x float> %40, <16 x float> %34)
  %46 = getelementptr inbounds nuw i8, ptr %38, i64 %27
  %47 = load float, ptr %46, align 1
  %48 = insertelement <16 x float> poison, float %47, i64 0
  %49 = shufflevector <16 x float> %48, <16 x float> poison, <16 x i32> zeroinitializer
  %50 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %49, <16 x float> %40, <16 x float> %35)
  %51 = add nuw i64 %36, 1
  %52 = icmp eq i64 %51, %5
  br i1 %52, label %28, label %33
53:
  ret void
}
define void @db_sparse_float(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %71, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  br label %14
14:
  %15 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %16 = mul i64 %15, %2
  %17 = add i64 %16, %3
  %18 = add i64 %17, %4
  %19 = shl i64 %15, 7
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = load <16 x float>, ptr %20, align 64
  %23 = load <16 x float>, ptr %21, align 64
  %24 = shl i64 %17, 2
  %25 = shl i64 %18, 2
  br label %29
26:
  %27 = add nuw i64 %15, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %71, label %14
29:
  %30 = phi <16 x float> [ %23, %14 ], [ %41, %39 ]
  %31 = phi <16 x float> [ %22, %14 ], [ %40, %39 ]
  %32 = phi i64 [ %5, %14 ], [ %42, %39 ]
  %33 = phi i1 [ true, %14 ], [ false, %39 ]
  %34 = phi i64 [ 0, %14 ], [ 1, %39 ]
  %35 = mul nuw nsw i64 %34, %5
  %36 = add nuw nsw i64 %34, 1
  %37 = mul i64 %36, %5
  %38 = icmp ult i64 %35, %37
  br i1 %38, label %43, label %39
39:
  %40 = phi <16 x float> [ %31, %29 ], [ %58, %43 ]
  %41 = phi <16 x float> [ %30, %29 ], [ %68, %43 ]
  store <16 x float> %40, ptr %20, align 64
  store <16 x float> %41, ptr %21, align 64
  %42 = add i64 %32, %5
  br i1 %33, label %29, label %26
43:
  %44 = phi <16 x float> [ %58, %43 ], [ %31, %29 ]
  %45 = phi <16 x float> [ %68, %43 ], [ %30, %29 ]
  %46 = phi i64 [ %69, %43 ], [ %35, %29 ]
  %47 = shl i64 %46, 7
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %24
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 17408
  %51 = load i32, ptr %50, align 1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 %52
  %54 = load float, ptr %49, align 1
  %55 = load <16 x float>, ptr %53, align 64
  %56 = insertelement <16 x float> poison, float %54, i64 0
  %57 = shufflevector <16 x float> %56, <16 x float> poison, <16 x i32> zeroinitializer
  %58 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %57, <16 x float> %55, <16 x float> %44)
  %59 = getelementptr inbounds nuw i8, ptr %48, i64 %25
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 17408
  %61 = load i32, ptr %60, align 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 %62
  %64 = load float, ptr %59, align 1
  %65 = load <16 x float>, ptr %63, align 64
  %66 = insertelement <16 x float> poison, float %64, i64 0
  %67 = shufflevector <16 x float> %66, <16 x float> poison, <16 x i32> zeroinitializer
  %68 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %67, <16 x float> %65, <16 x float> %45)
  %69 = add nuw i64 %46, 1
  %70 = icmp eq i64 %69, %32
  br i1 %70, label %39, label %43
71:
  ret void
}
define void @db_matrix_i32(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %68, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = icmp eq i64 %5, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  %15 = icmp eq i64 %6, 0
  br label %16
16:
  %17 = phi i64 [ 0, %11 ], [ %66, %64 ]
  %18 = shl i64 %17, 7
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 %18
  br i1 %13, label %26, label %20
20:
  %21 = mul i64 %17, %2
  %22 = add i64 %21, %3
  %23 = add i64 %22, %4
  %24 = shl i64 %22, 2
  %25 = shl i64 %23, 2
  br label %30
26:
  %27 = phi <16 x i32> [ zeroinitializer, %16 ], [ %43, %30 ]
  %28 = phi <16 x i32> [ zeroinitializer, %16 ], [ %49, %30 ]
  %29 = load <16 x i32>, ptr %19, align 64
  br i1 %15, label %54, label %52
30:
  %31 = phi <16 x i32> [ zeroinitializer, %20 ], [ %43, %30 ]
  %32 = phi <16 x i32> [ zeroinitializer, %20 ], [ %49, %30 ]
  %33 = phi i64 [ 0, %20 ], [ %50, %30 ]
  %34 = shl i64 %33, 7
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 %34
  %37 = load <16 x i32>, ptr %36, align 64
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 %24
  %39 = load i32, ptr %38, align 1
  %40 = insertelement <16 x i32> poison, i32 %39, i64 0
  %41 = shufflevector <16 x i32> %40, <16 x i32> poison, <16 x i32> zeroinitializer
  %42 = mul <16 x i32> %41, %37
  %43 = add <16 x i32> %42, %31
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 %25
  %45 = load i32, ptr %44, align 1
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = mul <16 x i32> %47, %37
  %49 = add <16 x i32> %48, %32
  %50 = add nuw i64 %33, 1
  %51 = icmp eq i64 %50, %5
  br i1 %51, label %26, label %30
52:
  %53 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %29, <16 x i32> %27)
  br label %56
54:
  %55 = add <16 x i32> %27, %29
  br label %56
56:
  %57 = phi <16 x i32> [ %53, %52 ], [ %55, %54 ]
  store <16 x i32> %57, ptr %19, align 64
  %58 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %59 = load <16 x i32>, ptr %58, align 64
  br i1 %15, label %62, label %60
60:
  %61 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %59, <16 x i32> %28)
  br label %64
62:
  %63 = add <16 x i32> %28, %59
  br label %64
64:
  %65 = phi <16 x i32> [ %61, %60 ], [ %63, %62 ]
  store <16 x i32> %65, ptr %58, align 64
  %66 = add nuw i64 %17, 1
  %67 = icmp eq i64 %66, %1
  br i1 %67, label %68, label %16
68:
  ret void
}
define void @db_sparse_i32(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %86, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = icmp eq i64 %6, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  br label %15
15:
  %16 = phi i64 [ 0, %11 ], [ %28, %27 ]
  %17 = mul i64 %16, %2
  %18 = add i64 %17, %3
  %19 = add i64 %18, %4
  %20 = shl i64 %16, 7
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 %20
  %22 = shl i64 %18, 2
  %23 = shl i64 %19, 2
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %25 = load <16 x i32>, ptr %21, align 64
  %26 = load <16 x i32>, ptr %24, align 64
  br label %30
27:
  %28 = add nuw i64 %16, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %86, label %15
30:
  %31 = phi <16 x i32> [ %26, %15 ], [ %84, %83 ]
  %32 = phi <16 x i32> [ %25, %15 ], [ %78, %83 ]
  %33 = phi i64 [ %5, %15 ], [ %85, %83 ]
  %34 = phi i1 [ true, %15 ], [ false, %83 ]
  %35 = phi i64 [ 0, %15 ], [ 1, %83 ]
  %36 = mul nuw nsw i64 %35, %5
  %37 = add nuw nsw i64 %35, 1
  %38 = mul i64 %37, %5
  %39 = icmp ult i64 %36, %38
  br i1 %39, label %43, label %40
40:
  %41 = phi <16 x i32> [ zeroinitializer, %30 ], [ %59, %43 ]
  %42 = phi <16 x i32> [ zeroinitializer, %30 ], [ %70, %43 ]
  br i1 %13, label %75, label %73
43:
  %44 = phi <16 x i32> [ %59, %43 ], [ zeroinitializer, %30 ]
  %45 = phi <16 x i32> [ %70, %43 ], [ zeroinitializer, %30 ]
  %46 = phi i64 [ %71, %43 ], [ %36, %30 ]
  %47 = shl i64 %46, 7
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %22
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 17408
  %51 = load i32, ptr %50, align 1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %14, i64 %52
  %54 = load i32, ptr %49, align 1
  %55 = load <16 x i32>, ptr %53, align 64
  %56 = insertelement <16 x i32> poison, i32 %54, i64 0
  %57 = shufflevector <16 x i32> %56, <16 x i32> poison, <16 x i32> zeroinitializer
  %58 = mul <16 x i32> %57, %55
  %59 = add <16 x i32> %58, %44
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 %23
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 17408
  %62 = load i32, ptr %61, align 1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %14, i64 %63
  %65 = load i32, ptr %60, align 1
  %66 = load <16 x i32>, ptr %64, align 64
  %67 = insertelement <16 x i32> poison, i32 %65, i64 0
  %68 = shufflevector <16 x i32> %67, <16 x i32> poison, <16 x i32> zeroinitializer
  %69 = mul <16 x i32> %68, %66
  %70 = add <16 x i32> %69, %45
  %71 = add nuw i64 %46, 1
  %72 = icmp eq i64 %71, %33
  br i1 %72, label %40, label %43
73:
  %74 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %32, <16 x i32> %41)
  br label %77
75:
  %76 = add <16 x i32> %41, %32
  br label %77
77:
  %78 = phi <16 x i32> [ %74, %73 ], [ %76, %75 ]
  store <16 x i32> %78, ptr %21, align 64
  br i1 %13, label %81, label %79
79:
  %80 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %31, <16 x i32> %42)
  br label %83
81:
  %82 = add <16 x i32> %42, %31
  br label %83
83:
  %84 = phi <16 x i32> [ %80, %79 ], [ %82, %81 ]
  store <16 x i32> %84, ptr %24, align 64
  %85 = add i64 %33, %5
  br i1 %34, label %30, label %27
86:
  ret void
}
define void @db_matrix_f16(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %81, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = icmp eq i64 %5, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  %15 = sub i64 0, %7
  %16 = icmp eq i32 %8, 0
  br label %17
17:
  %18 = phi i64 [ 0, %11 ], [ %33, %30 ]
  %19 = shl i64 %18, 7
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = load <16 x float>, ptr %20, align 64
  %23 = load <16 x float>, ptr %21, align 64
  br i1 %13, label %30, label %24
24:
  %25 = mul i64 %18, %2
  %26 = add i64 %25, %3
  %27 = add i64 %26, %4
  %28 = shl i64 %26, 2
  %29 = shl i64 %27, 2
  br label %35
30:
  %31 = phi <16 x float> [ %22, %17 ], [ %77, %76 ]
  %32 = phi <16 x float> [ %23, %17 ], [ %78, %76 ]
  store <16 x float> %31, ptr %20, align 64
  store <16 x float> %32, ptr %21, align 64
  %33 = add nuw i64 %18, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %81, label %17
35:
  %36 = phi <16 x float> [ %22, %24 ], [ %77, %76 ]
  %37 = phi <16 x float> [ %23, %24 ], [ %78, %76 ]
  %38 = phi i64 [ 0, %24 ], [ %79, %76 ]
  %39 = shl i64 %38, 7
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %14, i64 %39
  %42 = load <16 x float>, ptr %41, align 64
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 %28
  %44 = load float, ptr %43, align 1
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  %47 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %46, <16 x float> %42, <16 x float> %36)
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 %29
  %49 = load float, ptr %48, align 1
  %50 = insertelement <16 x float> poison, float %49, i64 0
  %51 = shufflevector <16 x float> %50, <16 x float> poison, <16 x i32> zeroinitializer
  %52 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %51, <16 x float> %42, <16 x float> %37)
  %53 = or i64 %38, %15
  %54 = icmp eq i64 %53, -1
  br i1 %54, label %55, label %76
55:
  %56 = fptrunc <16 x float> %47 to <16 x half>
  %57 = fpext <16 x half> %56 to <16 x float>
  br i1 %16, label %65, label %58
58:
  %59 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %47)
  %60 = fcmp one <16 x float> %59, splat (float 0x7FF0000000000000)
  %61 = fcmp oge <16 x float> %59, splat (float 6.552000e+04)
  %62 = and <16 x i1> %60, %61
  %63 = tail call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 6.550400e+04), <16 x float> %47)
  %64 = select <16 x i1> %62, <16 x float> %63, <16 x float> %57
  br label %65
65:
  %66 = phi <16 x float> [ %64, %58 ], [ %57, %55 ]
  %67 = fptrunc <16 x float> %52 to <16 x half>
  %68 = fpext <16 x half> %67 to <16 x float>
  br i1 %16, label %76, label %69
69:
  %70 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %52)
  %71 = fcmp one <16 x float> %70, splat (float 0x7FF0000000000000)
  %72 = fcmp oge <16 x float> %70, splat (float 6.552000e+04)
  %73 = and <16 x i1> %71, %72
  %74 = tail call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 6.550400e+04), <16 x float> %52)
  %75 = select <16 x i1> %73, <16 x float> %74, <16 x float> %68
  br label %76
76:
  %77 = phi <16 x float> [ %47, %35 ], [ %66, %69 ], [ %66, %65 ]
  %78 = phi <16 x float> [ %52, %35 ], [ %75, %69 ], [ %68, %65 ]
  %79 = add nuw i64 %38, 1
  %80 = icmp eq i64 %79, %5
  br i1 %80, label %30, label %35
81:
  ret void
}
define void @db_sparse_f16(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %99, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  %14 = sub i64 0, %7
  %15 = icmp eq i32 %8, 0
  br label %16
16:
  %17 = phi i64 [ 0, %11 ], [ %29, %28 ]
  %18 = mul i64 %17, %2
  %19 = add i64 %18, %3
  %20 = add i64 %19, %4
  %21 = shl i64 %17, 7
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %24 = load <16 x float>, ptr %22, align 64
  %25 = load <16 x float>, ptr %23, align 64
  %26 = shl i64 %19, 2
  %27 = shl i64 %20, 2
  br label %31
28:
  %29 = add nuw i64 %17, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %99, label %16
31:
  %32 = phi <16 x float> [ %25, %16 ], [ %43, %41 ]
  %33 = phi <16 x float> [ %24, %16 ], [ %42, %41 ]
  %34 = phi i64 [ %5, %16 ], [ %44, %41 ]
  %35 = phi i1 [ true, %16 ], [ false, %41 ]
  %36 = phi i64 [ 0, %16 ], [ 1, %41 ]
  %37 = mul nuw nsw i64 %36, %5
  %38 = add nuw nsw i64 %36, 1
  %39 = mul i64 %38, %5
  %40 = icmp ult i64 %37, %39
  br i1 %40, label %45, label %41
41:
  %42 = phi <16 x float> [ %33, %31 ], [ %95, %94 ]
  %43 = phi <16 x float> [ %32, %31 ], [ %96, %94 ]
  store <16 x float> %42, ptr %22, align 64
  store <16 x float> %43, ptr %23, align 64
  %44 = add i64 %34, %5
  br i1 %35, label %31, label %28
45:
  %46 = phi <16 x float> [ %95, %94 ], [ %33, %31 ]
  %47 = phi <16 x float> [ %96, %94 ], [ %32, %31 ]
  %48 = phi i64 [ %97, %94 ], [ %37, %31 ]
  %49 = shl i64 %48, 7
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %26
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 17408
  %53 = load i32, ptr %52, align 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %13, i64 %54
  %56 = load float, ptr %51, align 1
  %57 = load <16 x float>, ptr %55, align 64
  %58 = insertelement <16 x float> poison, float %56, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %57, <16 x float> %46)
  %61 = getelementptr inbounds nuw i8, ptr %50, i64 %27
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 17408
  %63 = load i32, ptr %62, align 1
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %13, i64 %64
  %66 = load float, ptr %61, align 1
  %67 = load <16 x float>, ptr %65, align 64
  %68 = insertelement <16 x float> poison, float %66, i64 0
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %69, <16 x float> %67, <16 x float> %47)
  %71 = or i64 %48, %14
  %72 = icmp eq i64 %71, -1
  br i1 %72, label %73, label %94
73:
  %74 = fptrunc <16 x float> %60 to <16 x half>
  %75 = fpext <16 x half> %74 to <16 x float>
  br i1 %15, label %83, label %76
76:
  %77 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %60)
  %78 = fcmp one <16 x float> %77, splat (float 0x7FF0000000000000)
  %79 = fcmp oge <16 x float> %77, splat (float 6.552000e+04)
  %80 = and <16 x i1> %78, %79
  %81 = tail call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 6.550400e+04), <16 x float> %60)
  %82 = select <16 x i1> %80, <16 x float> %81, <16 x float> %75
  br label %83
83:
  %84 = phi <16 x float> [ %82, %76 ], [ %75, %73 ]
  %85 = fptrunc <16 x float> %70 to <16 x half>
  %86 = fpext <16 x half> %85 to <16 x float>
  br i1 %15, label %94, label %87
87:
  %88 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %70)
  %89 = fcmp one <16 x float> %88, splat (float 0x7FF0000000000000)
  %90 = fcmp oge <16 x float> %88, splat (float 6.552000e+04)
  %91 = and <16 x i1> %89, %90
  %92 = tail call <16 x float> @llvm.copysign.v16f32(<16 x float> splat (float 6.550400e+04), <16 x float> %70)
  %93 = select <16 x i1> %91, <16 x float> %92, <16 x float> %86
  br label %94
94:
  %95 = phi <16 x float> [ %60, %45 ], [ %84, %87 ], [ %84, %83 ]
  %96 = phi <16 x float> [ %70, %45 ], [ %93, %87 ], [ %86, %83 ]
  %97 = add nuw i64 %48, 1
  %98 = icmp eq i64 %97, %34
  br i1 %98, label %41, label %45
99:
  ret void
}
define void @db_matrix_bf16(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %64, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = icmp eq i64 %5, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  %15 = sub i64 0, %7
  br label %16
16:
  %17 = phi i64 [ 0, %11 ], [ %32, %29 ]
  %18 = shl i64 %17, 7
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %21 = load <16 x i32>, ptr %19, align 64
  %22 = load <16 x i32>, ptr %20, align 64
  br i1 %13, label %29, label %23
23:
  %24 = mul i64 %17, %2
  %25 = add i64 %24, %3
  %26 = add i64 %25, %4
  %27 = shl i64 %25, 2
  %28 = shl i64 %26, 2
  br label %34
29:
  %30 = phi <16 x i32> [ %21, %16 ], [ %60, %34 ]
  %31 = phi <16 x i32> [ %22, %16 ], [ %61, %34 ]
  store <16 x i32> %30, ptr %19, align 64
  store <16 x i32> %31, ptr %20, align 64
  %32 = add nuw i64 %17, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %64, label %16
34:
  %35 = phi <16 x i32> [ %21, %23 ], [ %60, %34 ]
  %36 = phi <16 x i32> [ %22, %23 ], [ %61, %34 ]
  %37 = phi i64 [ 0, %23 ], [ %62, %34 ]
  %38 = shl i64 %37, 7
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 %38
  %41 = load <16 x float>, ptr %40, align 64
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 %27
  %43 = bitcast <16 x i32> %35 to <16 x float>
  %44 = load float, ptr %42, align 1
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  %47 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %46, <16 x float> %41, <16 x float> %43)
  %48 = bitcast <16 x float> %47 to <16 x i32>
  %49 = getelementptr inbounds nuw i8, ptr %39, i64 %28
  %50 = bitcast <16 x i32> %36 to <16 x float>
  %51 = load float, ptr %49, align 1
  %52 = insertelement <16 x float> poison, float %51, i64 0
  %53 = shufflevector <16 x float> %52, <16 x float> poison, <16 x i32> zeroinitializer
  %54 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %53, <16 x float> %41, <16 x float> %50)
  %55 = bitcast <16 x float> %54 to <16 x i32>
  %56 = or i64 %37, %15
  %57 = icmp eq i64 %56, -1
  %58 = and <16 x i32> %48, splat (i32 -65536)
  %59 = and <16 x i32> %55, splat (i32 -65536)
  %60 = select i1 %57, <16 x i32> %58, <16 x i32> %48
  %61 = select i1 %57, <16 x i32> %59, <16 x i32> %55
  %62 = add nuw i64 %37, 1
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %29, label %34
64:
  ret void
}
define void @db_sparse_bf16(ptr noundef captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i32 noundef %8) noinline {
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %82, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16384
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8192
  %14 = sub i64 0, %7
  br label %15
15:
  %16 = phi i64 [ 0, %11 ], [ %28, %27 ]
  %17 = mul i64 %16, %2
  %18 = add i64 %17, %3
  %19 = add i64 %18, %4
  %20 = shl i64 %16, 7
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %23 = load <16 x i32>, ptr %21, align 64
  %24 = load <16 x i32>, ptr %22, align 64
  %25 = shl i64 %18, 2
  %26 = shl i64 %19, 2
  br label %30
27:
  %28 = add nuw i64 %16, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %82, label %15
30:
  %31 = phi <16 x i32> [ %24, %15 ], [ %42, %40 ]
  %32 = phi <16 x i32> [ %23, %15 ], [ %41, %40 ]
  %33 = phi i64 [ %5, %15 ], [ %43, %40 ]
  %34 = phi i1 [ true, %15 ], [ false, %40 ]
  %35 = phi i64 [ 0, %15 ], [ 1, %40 ]
  %36 = mul nuw nsw i64 %35, %5
  %37 = add nuw nsw i64 %35, 1
  %38 = mul i64 %37, %5
  %39 = icmp ult i64 %36, %38
  br i1 %39, label %44, label %40
40:
  %41 = phi <16 x i32> [ %32, %30 ], [ %78, %44 ]
  %42 = phi <16 x i32> [ %31, %30 ], [ %79, %44 ]
  store <16 x i32> %41, ptr %21, align 64
  store <16 x i32> %42, ptr %22, align 64
  %43 = add i64 %33, %5
  br i1 %34, label %30, label %27
44:
  %45 = phi <16 x i32> [ %78, %44 ], [ %32, %30 ]
  %46 = phi <16 x i32> [ %79, %44 ], [ %31, %30 ]
  %47 = phi i64 [ %80, %44 ], [ %36, %30 ]
  %48 = shl i64 %47, 7
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 %25
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 17408
  %52 = load i32, ptr %51, align 1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 %53
  %55 = bitcast <16 x i32> %45 to <16 x float>
  %56 = load float, ptr %50, align 1
  %57 = load <16 x float>, ptr %54, align 64
  %58 = insertelement <16 x float> poison, float %56, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %59, <16 x float> %57, <16 x float> %55)
  %61 = bitcast <16 x float> %60 to <16 x i32>
  %62 = getelementptr inbounds nuw i8, ptr %49, i64 %26
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 17408
  %64 = load i32, ptr %63, align 1
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %13, i64 %65
  %67 = bitcast <16 x i32> %46 to <16 x float>
  %68 = load float, ptr %62, align 1
  %69 = load <16 x float>, ptr %66, align 64
  %70 = insertelement <16 x float> poison, float %68, i64 0
  %71 = shufflevector <16 x float> %70, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = tail call noundef <16 x float> @llvm.fma.v16f32(<16 x float> %71, <16 x float> %69, <16 x float> %67)
  %73 = bitcast <16 x float> %72 to <16 x i32>
  %74 = or i64 %47, %14
  %75 = icmp eq i64 %74, -1
  %76 = and <16 x i32> %61, splat (i32 -65536)
  %77 = and <16 x i32> %73, splat (i32 -65536)
  %78 = select i1 %75, <16 x i32> %76, <16 x i32> %61
  %79 = select i1 %75, <16 x i32> %77, <16 x i32> %73
  %80 = add nuw i64 %47, 1
  %81 = icmp eq i64 %80, %33
  br i1 %81, label %40, label %44
82:
  ret void
}
define i32 @db_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) noinline {
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 176
  br label %14
14:
  %15 = phi i32 [ undef, %8 ], [ %72, %70 ]
  %16 = load i64, ptr %1, align 8
  %17 = trunc i64 %16 to i32
  %18 = load i64, ptr %0, align 8
  %19 = icmp slt i64 %18, 1
  br i1 %19, label %20, label %24
20:
  %21 = tail call i64 @db_more(ptr noundef nonnull %0, i64 noundef %18, i32 noundef %17)
  store i64 %21, ptr %0, align 8
  %22 = icmp slt i64 %21, 1
  br i1 %22, label %23, label %24
23:
  tail call void @db_stop(ptr noundef nonnull %0, i32 noundef 128, i32 noundef %17)
  br label %70
24:
  %25 = load i64, ptr %9, align 8
  %26 = add i64 %25, -1
  store i64 %26, ptr %9, align 8
  %27 = icmp slt i64 %26, 1
  br i1 %27, label %28, label %31
28:
  %29 = tail call i64 @db_yield(ptr noundef nonnull %0, i32 noundef %17)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %70, label %31
31:
  %32 = load i32, ptr %10, align 4
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = load i32, ptr %11, align 8
  %36 = zext i32 %35 to i64
  %37 = or disjoint i64 %34, %36
  %38 = mul i64 %37, -7046029254386353131
  %39 = load i64, ptr %1, align 8
  %40 = xor i64 %38, %39
  %41 = mul i64 %40, -7046029254386353131
  %42 = load i64, ptr %12, align 8
  %43 = inttoptr i64 %42 to ptr
  %44 = lshr i64 %41, 54
  %45 = getelementptr inbounds nuw %struct.Way, ptr %43, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, %39
  br i1 %47, label %48, label %52
48:
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, %37
  br i1 %51, label %58, label %52
52:
  %53 = load i64, ptr %13, align 8
  %54 = inttoptr i64 %53 to ptr
  %55 = tail call noundef i32 %54(i64 noundef %39, i64 noundef %37, ptr noundef nonnull %45)
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, ptr null, ptr %45
  br label %58
58:
  %59 = phi ptr [ %57, %52 ], [ %45, %48 ]
  %60 = icmp eq ptr %59, null
  br i1 %60, label %70, label %61
61:
  %62 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = trunc i64 %63 to i32
  store i32 %64, ptr %10, align 4
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %66 = load ptr, ptr %65, align 8
  %67 = tail call noundef i32 %66(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7)
  %68 = icmp eq i32 %67, 2
  %69 = select i1 %68, i32 %15, i32 %67
  br label %70
70:
  %71 = phi i1 [ false, %23 ], [ false, %28 ], [ %68, %61 ], [ false, %58 ]
  %72 = phi i32 [ -1, %23 ], [ -1, %28 ], [ %69, %61 ], [ -1, %58 ]
  br i1 %71, label %14, label %73
73:
  ret i32 %72
}
define range(i32 0, 2) i32 @db_private_gather_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef writeonly captures(none) %9) noinline {
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15
15:
  %16 = add i32 %13, -1
  %17 = insertelement <32 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <32 x i32> %17, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = icmp ugt <32 x i32> %3, %18
  %20 = insertelement <32 x i32> poison, i32 %6, i64 0
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = and <32 x i32> %21, %3
  %23 = icmp ne <32 x i32> %22, zeroinitializer
  %24 = or <32 x i1> %23, %19
  %25 = bitcast <32 x i1> %24 to i32
  %26 = and i32 %4, %25
  br label %27
27:
  %28 = phi i32 [ %26, %15 ], [ %4, %10 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %34, label %30
30:
  %31 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %32 = extractelement <32 x i32> %3, i32 %31
  %33 = zext i32 %32 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %33, i64 noundef 1, i32 noundef %5, i32 noundef %31)
  br label %59
34:
  %35 = and <32 x i32> %3, splat (i32 -4)
  %36 = insertelement <32 x i32> poison, i32 %7, i64 0
  %37 = shufflevector <32 x i32> %36, <32 x i32> poison, <32 x i32> zeroinitializer
  %38 = shl <32 x i32> %35, %37
  %39 = and <32 x i32> %3, splat (i32 3)
  %40 = or disjoint <32 x i32> %39, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %41 = add <32 x i32> %40, %38
  br label %42
42:
  %43 = phi i1 [ true, %34 ], [ false, %45 ]
  %44 = phi i32 [ 0, %34 ], [ 1, %45 ]
  br i1 %43, label %45, label %57
45:
  %46 = shl nuw nsw i32 %44, 2
  %47 = shl nuw nsw i32 %46, %7
  %48 = add i32 %47, %8
  %49 = insertelement <32 x i32> poison, i32 %48, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = add <32 x i32> %41, %50
  %52 = shl nuw nsw i32 %44, 5
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %9, i64 %53
  %55 = tail call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %51, i32 noundef %4, i32 noundef %5, ptr noundef %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %42, label %57
57:
  %58 = zext i1 %43 to i32
  br label %59
59:
  %60 = phi i32 [ 1, %30 ], [ %58, %57 ]
  ret i32 %60
}
define range(i32 0, 2) i32 @db_private_scatter_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15
15:
  %16 = add i32 %13, -1
  %17 = insertelement <32 x i32> poison, i32 %16, i64 0
  %18 = shufflevector <32 x i32> %17, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = icmp ugt <32 x i32> %3, %18
  %20 = insertelement <32 x i32> poison, i32 %6, i64 0
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = and <32 x i32> %21, %3
  %23 = icmp ne <32 x i32> %22, zeroinitializer
  %24 = or <32 x i1> %23, %19
  %25 = bitcast <32 x i1> %24 to i32
  %26 = and i32 %4, %25
  br label %27
27:
  %28 = phi i32 [ %26, %15 ], [ %4, %10 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %34, label %30
30:
  %31 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %32 = extractelement <32 x i32> %3, i32 %31
  %33 = zext i32 %32 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %33, i64 noundef 1, i32 noundef %5, i32 noundef %31)
  br label %59
34:
  %35 = and <32 x i32> %3, splat (i32 -4)
  %36 = insertelement <32 x i32> poison, i32 %7, i64 0
  %37 = shufflevector <32 x i32> %36, <32 x i32> poison, <32 x i32> zeroinitializer
  %38 = shl <32 x i32> %35, %37
  %39 = and <32 x i32> %3, splat (i32 3)
  %40 = or disjoint <32 x i32> %39, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %41 = add <32 x i32> %40, %38
  br label %42
42:
  %43 = phi i1 [ true, %34 ], [ false, %45 ]
  %44 = phi i32 [ 0, %34 ], [ 1, %45 ]
  br i1 %43, label %45, label %57
45:
  %46 = shl nuw nsw i32 %44, 2
  %47 = shl nuw nsw i32 %46, %7
  %48 = add i32 %47, %8
  %49 = insertelement <32 x i32> poison, i32 %48, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = add <32 x i32> %41, %50
  %52 = shl nuw nsw i32 %44, 5
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %9, i64 %53
  %55 = tail call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %51, i32 noundef %4, i32 noundef %5, ptr noundef %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %42, label %57
57:
  %58 = zext i1 %43 to i32
  br label %59
59:
  %60 = phi i32 [ 1, %30 ], [ %58, %57 ]
  ret i32 %60
}
define range(i32 0, 2) i32 @db_flat_gather_1(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %50
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %48
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_1(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %48
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = trunc i64 %2 to i32
  %38 = insertelement <32 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i32> %39, %3
  %41 = call noundef i32 @db_private_gather_1(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %40, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48
43:
  %44 = bitcast i32 %19 to <32 x i1>
  %45 = load <32 x i32>, ptr %13, align 128
  %46 = load <32 x i32>, ptr %11, align 1
  %47 = select <32 x i1> %44, <32 x i32> %45, <32 x i32> %46
  store <32 x i32> %47, ptr %11, align 1
  br label %48
48:
  %49 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %50
50:
  %51 = phi i32 [ %49, %48 ], [ %23, %22 ]
  ret i32 %51
}
define range(i32 0, 2) i32 @db_flat_scatter_1(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_1(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_1(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define range(i32 0, 2) i32 @db_private_gather_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -2
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 2, i32 noundef %5, i32 noundef %32)
  br label %86
35:
  %36 = trunc <32 x i32> %3 to <32 x i1>
  %37 = bitcast <32 x i1> %36 to i32
  %38 = and i32 %4, %37
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %47, label %40
40:
  %41 = insertelement <32 x i32> poison, i32 %7, i64 0
  %42 = shufflevector <32 x i32> %41, <32 x i32> poison, <32 x i32> zeroinitializer
  %43 = insertelement <32 x i32> poison, i32 %8, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = add <32 x i32> %44, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %46 = load <32 x i32>, ptr %9, align 1
  br label %59
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = and <32 x i32> %3, splat (i32 3)
  %53 = or disjoint <32 x i32> %52, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %54 = add <32 x i32> %53, %51
  %55 = insertelement <32 x i32> poison, i32 %8, i64 0
  %56 = shufflevector <32 x i32> %55, <32 x i32> poison, <32 x i32> zeroinitializer
  %57 = add <32 x i32> %54, %56
  %58 = tail call noundef i32 @db_gather_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %57, i32 noundef %4, i32 noundef %5, ptr noundef %9)
  br label %86
59:
  %60 = phi <32 x i32> [ %46, %40 ], [ %84, %80 ]
  %61 = phi i1 [ true, %40 ], [ false, %80 ]
  %62 = phi i32 [ 0, %40 ], [ 1, %80 ]
  %63 = shl nuw nsw i32 %62, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %64 = insertelement <32 x i32> poison, i32 %63, i64 0
  %65 = shufflevector <32 x i32> %64, <32 x i32> poison, <32 x i32> zeroinitializer
  %66 = lshr <32 x i32> %60, %65
  store <32 x i32> %66, ptr %11, align 128
  %67 = insertelement <32 x i32> poison, i32 %62, i64 0
  %68 = shufflevector <32 x i32> %67, <32 x i32> poison, <32 x i32> zeroinitializer
  %69 = add <32 x i32> %68, %3
  %70 = and <32 x i32> %69, splat (i32 -4)
  %71 = shl <32 x i32> %70, %42
  %72 = and <32 x i32> %69, splat (i32 3)
  %73 = add <32 x i32> %45, %72
  %74 = add <32 x i32> %73, %71
  %75 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %74, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %85
77:
  br i1 %61, label %80, label %78
78:
  %79 = load <32 x i32>, ptr %9, align 1
  br label %80
80:
  %81 = phi <32 x i32> [ %79, %78 ], [ zeroinitializer, %77 ]
  %82 = load <32 x i32>, ptr %11, align 128
  %83 = shl <32 x i32> %82, %65
  %84 = or <32 x i32> %83, %81
  store <32 x i32> %84, ptr %9, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br i1 %61, label %59, label %86
85:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %86
86:
  %87 = phi i32 [ 1, %31 ], [ 1, %85 ], [ %58, %47 ], [ 0, %80 ]
  ret i32 %87
}
define range(i32 0, 2) i32 @db_private_scatter_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -2
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 2, i32 noundef %5, i32 noundef %32)
  br label %77
35:
  %36 = trunc <32 x i32> %3 to <32 x i1>
  %37 = bitcast <32 x i1> %36 to i32
  %38 = and i32 %4, %37
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %46, label %40
40:
  %41 = insertelement <32 x i32> poison, i32 %7, i64 0
  %42 = shufflevector <32 x i32> %41, <32 x i32> poison, <32 x i32> zeroinitializer
  %43 = insertelement <32 x i32> poison, i32 %8, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = add <32 x i32> %44, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %58
46:
  %47 = and <32 x i32> %3, splat (i32 -4)
  %48 = insertelement <32 x i32> poison, i32 %7, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = shl <32 x i32> %47, %49
  %51 = and <32 x i32> %3, splat (i32 3)
  %52 = or disjoint <32 x i32> %51, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %50
  %54 = insertelement <32 x i32> poison, i32 %8, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = add <32 x i32> %53, %55
  %57 = tail call noundef i32 @db_scatter_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %56, i32 noundef %4, i32 noundef %5, ptr noundef %9)
  br label %77
58:
  %59 = phi i1 [ false, %40 ], [ true, %58 ]
  %60 = phi i32 [ 0, %40 ], [ 1, %58 ]
  %61 = shl nuw nsw i32 %60, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %62 = load <32 x i32>, ptr %9, align 1
  %63 = insertelement <32 x i32> poison, i32 %61, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = lshr <32 x i32> %62, %64
  store <32 x i32> %65, ptr %11, align 128
  %66 = insertelement <32 x i32> poison, i32 %60, i64 0
  %67 = shufflevector <32 x i32> %66, <32 x i32> poison, <32 x i32> zeroinitializer
  %68 = add <32 x i32> %67, %3
  %69 = and <32 x i32> %68, splat (i32 -4)
  %70 = shl <32 x i32> %69, %42
  %71 = and <32 x i32> %68, splat (i32 3)
  %72 = add <32 x i32> %45, %71
  %73 = add <32 x i32> %72, %70
  %74 = call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %73, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %75 = icmp ne i32 %74, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %76 = or i1 %75, %59
  br i1 %76, label %77, label %58
77:
  %78 = phi i32 [ 1, %31 ], [ %57, %46 ], [ %74, %58 ]
  ret i32 %78
}
define range(i32 0, 2) i32 @db_flat_gather_2(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %50
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %48
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_2(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %48
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = trunc i64 %2 to i32
  %38 = insertelement <32 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i32> %39, %3
  %41 = call noundef i32 @db_private_gather_2(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %40, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48
43:
  %44 = bitcast i32 %19 to <32 x i1>
  %45 = load <32 x i32>, ptr %13, align 128
  %46 = load <32 x i32>, ptr %11, align 1
  %47 = select <32 x i1> %44, <32 x i32> %45, <32 x i32> %46
  store <32 x i32> %47, ptr %11, align 1
  br label %48
48:
  %49 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %50
50:
  %51 = phi i32 [ %49, %48 ], [ %23, %22 ]
  ret i32 %51
}
define range(i32 0, 2) i32 @db_flat_scatter_2(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_2(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_2(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_2(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define range(i32 0, 2) i32 @db_private_gather_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 4
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -4
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 4, i32 noundef %5, i32 noundef %32)
  br label %88
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %48, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %47 = load <32 x i32>, ptr %9, align 1
  br label %59
48:
  %49 = and <32 x i32> %3, splat (i32 -4)
  %50 = insertelement <32 x i32> poison, i32 %7, i64 0
  %51 = shufflevector <32 x i32> %50, <32 x i32> poison, <32 x i32> zeroinitializer
  %52 = shl <32 x i32> %49, %51
  %53 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %54 = add <32 x i32> %53, %52
  %55 = insertelement <32 x i32> poison, i32 %8, i64 0
  %56 = shufflevector <32 x i32> %55, <32 x i32> poison, <32 x i32> zeroinitializer
  %57 = add <32 x i32> %54, %56
  %58 = tail call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %57, i32 noundef %4, i32 noundef %5, ptr noundef %9)
  br label %88
59:
  %60 = phi <32 x i32> [ %47, %41 ], [ %84, %80 ]
  %61 = phi i32 [ 0, %41 ], [ %85, %80 ]
  %62 = shl nuw nsw i32 %61, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %63 = insertelement <32 x i32> poison, i32 %62, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = lshr <32 x i32> %60, %64
  store <32 x i32> %65, ptr %11, align 128
  %66 = insertelement <32 x i32> poison, i32 %61, i64 0
  %67 = shufflevector <32 x i32> %66, <32 x i32> poison, <32 x i32> zeroinitializer
  %68 = add <32 x i32> %67, %3
  %69 = and <32 x i32> %68, splat (i32 -4)
  %70 = shl <32 x i32> %69, %43
  %71 = and <32 x i32> %68, splat (i32 3)
  %72 = add <32 x i32> %46, %71
  %73 = add <32 x i32> %72, %70
  %74 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %73, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %87
76:
  %77 = icmp eq i32 %61, 0
  br i1 %77, label %80, label %78
78:
  %79 = load <32 x i32>, ptr %9, align 1
  br label %80
80:
  %81 = phi <32 x i32> [ %79, %78 ], [ zeroinitializer, %76 ]
  %82 = load <32 x i32>, ptr %11, align 128
  %83 = shl <32 x i32> %82, %64
  %84 = or <32 x i32> %83, %81
  store <32 x i32> %84, ptr %9, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %85 = add nuw nsw i32 %61, 1
  %86 = icmp eq i32 %85, 4
  br i1 %86, label %88, label %59
87:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %88
88:
  %89 = phi i32 [ 1, %31 ], [ 1, %87 ], [ %58, %48 ], [ 0, %80 ]
  ret i32 %89
}
define range(i32 0, 2) i32 @db_private_scatter_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 4
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -4
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 4, i32 noundef %5, i32 noundef %32)
  br label %78
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %61
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  %54 = insertelement <32 x i32> poison, i32 %8, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = add <32 x i32> %53, %55
  %57 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %56, i32 noundef %4, i32 noundef %5, ptr noundef %9)
  br label %78
58:
  %59 = add nuw nsw i32 %62, 1
  %60 = icmp eq i32 %59, 4
  br i1 %60, label %78, label %61
61:
  %62 = phi i32 [ 0, %41 ], [ %59, %58 ]
  %63 = shl nuw nsw i32 %62, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %64 = load <32 x i32>, ptr %9, align 1
  %65 = insertelement <32 x i32> poison, i32 %63, i64 0
  %66 = shufflevector <32 x i32> %65, <32 x i32> poison, <32 x i32> zeroinitializer
  %67 = lshr <32 x i32> %64, %66
  store <32 x i32> %67, ptr %11, align 128
  %68 = insertelement <32 x i32> poison, i32 %62, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = add <32 x i32> %69, %3
  %71 = and <32 x i32> %70, splat (i32 -4)
  %72 = shl <32 x i32> %71, %43
  %73 = and <32 x i32> %70, splat (i32 3)
  %74 = add <32 x i32> %46, %73
  %75 = add <32 x i32> %74, %72
  %76 = call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %75, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %77 = icmp eq i32 %76, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br i1 %77, label %58, label %78
78:
  %79 = phi i32 [ 1, %31 ], [ %57, %47 ], [ 1, %61 ], [ 0, %58 ]
  ret i32 %79
}
define range(i32 0, 2) i32 @db_flat_gather_4(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %50
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %48
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_4(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %48
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = trunc i64 %2 to i32
  %38 = insertelement <32 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i32> %39, %3
  %41 = call noundef i32 @db_private_gather_4(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %40, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %48
43:
  %44 = bitcast i32 %19 to <32 x i1>
  %45 = load <32 x i32>, ptr %13, align 128
  %46 = load <32 x i32>, ptr %11, align 1
  %47 = select <32 x i1> %44, <32 x i32> %45, <32 x i32> %46
  store <32 x i32> %47, ptr %11, align 1
  br label %48
48:
  %49 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %43 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %50
50:
  %51 = phi i32 [ %49, %48 ], [ %23, %22 ]
  ret i32 %51
}
define range(i32 0, 2) i32 @db_flat_scatter_4(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_4(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_4(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define range(i32 0, 2) i32 @db_private_gather_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 8
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -8
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 8, i32 noundef %5, i32 noundef %32)
  br label %102
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %69
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %54
54:
  %55 = phi i1 [ false, %47 ], [ true, %54 ]
  %56 = phi i32 [ 0, %47 ], [ 1, %54 ]
  %57 = shl nuw nsw i32 %56, 2
  %58 = shl i32 %57, %7
  %59 = add i32 %58, %8
  %60 = insertelement <32 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> zeroinitializer
  %62 = add <32 x i32> %53, %61
  %63 = shl nuw nsw i32 %56, 5
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %9, i64 %64
  %66 = tail call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %62, i32 noundef %4, i32 noundef %5, ptr noundef %65)
  %67 = icmp ne i32 %66, 0
  %68 = or i1 %67, %55
  br i1 %68, label %102, label %54
69:
  %70 = phi i32 [ 0, %41 ], [ %99, %94 ]
  %71 = shl nuw nsw i32 %70, 3
  %72 = and i32 %71, 32
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %9, i64 %73
  %75 = and i32 %71, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %76 = load <32 x i32>, ptr %74, align 1
  %77 = insertelement <32 x i32> poison, i32 %75, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = lshr <32 x i32> %76, %78
  store <32 x i32> %79, ptr %11, align 128
  %80 = insertelement <32 x i32> poison, i32 %70, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = add <32 x i32> %81, %3
  %83 = and <32 x i32> %82, splat (i32 -4)
  %84 = shl <32 x i32> %83, %43
  %85 = and <32 x i32> %82, splat (i32 3)
  %86 = add <32 x i32> %46, %85
  %87 = add <32 x i32> %86, %84
  %88 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %87, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %101
90:
  %91 = icmp eq i32 %75, 0
  br i1 %91, label %94, label %92
92:
  %93 = load <32 x i32>, ptr %74, align 1
  br label %94
94:
  %95 = phi <32 x i32> [ %93, %92 ], [ zeroinitializer, %90 ]
  %96 = load <32 x i32>, ptr %11, align 128
  %97 = shl <32 x i32> %96, %78
  %98 = or <32 x i32> %97, %95
  store <32 x i32> %98, ptr %74, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %99 = add nuw nsw i32 %70, 1
  %100 = icmp eq i32 %99, 8
  br i1 %100, label %102, label %69
101:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %102
102:
  %103 = phi i32 [ 1, %31 ], [ 1, %101 ], [ %66, %54 ], [ 0, %94 ]
  ret i32 %103
}
define range(i32 0, 2) i32 @db_private_scatter_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 8
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -8
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 8, i32 noundef %5, i32 noundef %32)
  br label %93
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %72
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %54
54:
  %55 = phi i1 [ false, %47 ], [ true, %54 ]
  %56 = phi i32 [ 0, %47 ], [ 1, %54 ]
  %57 = shl nuw nsw i32 %56, 2
  %58 = shl i32 %57, %7
  %59 = add i32 %58, %8
  %60 = insertelement <32 x i32> poison, i32 %59, i64 0
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> zeroinitializer
  %62 = add <32 x i32> %53, %61
  %63 = shl nuw nsw i32 %56, 5
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %9, i64 %64
  %66 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %62, i32 noundef %4, i32 noundef %5, ptr noundef %65)
  %67 = icmp ne i32 %66, 0
  %68 = or i1 %67, %55
  br i1 %68, label %93, label %54
69:
  %70 = add nuw nsw i32 %73, 1
  %71 = icmp eq i32 %70, 8
  br i1 %71, label %93, label %72
72:
  %73 = phi i32 [ 0, %41 ], [ %70, %69 ]
  %74 = shl nuw nsw i32 %73, 3
  %75 = and i32 %74, 32
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %9, i64 %76
  %78 = and i32 %74, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %79 = load <32 x i32>, ptr %77, align 1
  %80 = insertelement <32 x i32> poison, i32 %78, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = lshr <32 x i32> %79, %81
  store <32 x i32> %82, ptr %11, align 128
  %83 = insertelement <32 x i32> poison, i32 %73, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = add <32 x i32> %84, %3
  %86 = and <32 x i32> %85, splat (i32 -4)
  %87 = shl <32 x i32> %86, %43
  %88 = and <32 x i32> %85, splat (i32 3)
  %89 = add <32 x i32> %46, %88
  %90 = add <32 x i32> %89, %87
  %91 = call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %90, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %92 = icmp eq i32 %91, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br i1 %92, label %69, label %93
93:
  %94 = phi i32 [ 1, %31 ], [ %66, %54 ], [ 0, %69 ], [ 1, %72 ]
  ret i32 %94
}
define range(i32 0, 2) i32 @db_flat_gather_8(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %58
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %56
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_8(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %56
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %39 = load <32 x i32>, ptr %38, align 128
  %40 = load <32 x i32>, ptr %37, align 1
  %41 = select <32 x i1> %33, <32 x i32> %39, <32 x i32> %40
  store <32 x i32> %41, ptr %37, align 1
  %42 = trunc i64 %2 to i32
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = add <32 x i32> %44, %3
  %46 = call noundef i32 @db_private_gather_8(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %45, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %56
48:
  %49 = bitcast i32 %19 to <32 x i1>
  %50 = load <32 x i32>, ptr %13, align 128
  %51 = load <32 x i32>, ptr %11, align 1
  %52 = select <32 x i1> %49, <32 x i32> %50, <32 x i32> %51
  store <32 x i32> %52, ptr %11, align 1
  %53 = load <32 x i32>, ptr %38, align 128
  %54 = load <32 x i32>, ptr %37, align 1
  %55 = select <32 x i1> %49, <32 x i32> %53, <32 x i32> %54
  store <32 x i32> %55, ptr %37, align 1
  br label %56
56:
  %57 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %48 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %58
58:
  %59 = phi i32 [ %57, %56 ], [ %23, %22 ]
  ret i32 %59
}
define range(i32 0, 2) i32 @db_flat_scatter_8(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_8(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_8(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_8(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define range(i32 0, 2) i32 @db_private_gather_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 12
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -12
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 12, i32 noundef %5, i32 noundef %32)
  br label %103
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %70
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %57
54:
  %55 = add nuw nsw i32 %58, 1
  %56 = icmp eq i32 %55, 3
  br i1 %56, label %103, label %57
57:
  %58 = phi i32 [ 0, %47 ], [ %55, %54 ]
  %59 = shl nuw nsw i32 %58, 2
  %60 = shl i32 %59, %7
  %61 = add i32 %60, %8
  %62 = insertelement <32 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <32 x i32> %62, <32 x i32> poison, <32 x i32> zeroinitializer
  %64 = add <32 x i32> %53, %63
  %65 = shl nuw nsw i32 %58, 5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %9, i64 %66
  %68 = tail call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %64, i32 noundef %4, i32 noundef %5, ptr noundef %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %54, label %103
70:
  %71 = phi i32 [ 0, %41 ], [ %100, %95 ]
  %72 = shl nuw nsw i32 %71, 3
  %73 = and i32 %72, 96
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %9, i64 %74
  %76 = and i32 %72, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %77 = load <32 x i32>, ptr %75, align 1
  %78 = insertelement <32 x i32> poison, i32 %76, i64 0
  %79 = shufflevector <32 x i32> %78, <32 x i32> poison, <32 x i32> zeroinitializer
  %80 = lshr <32 x i32> %77, %79
  store <32 x i32> %80, ptr %11, align 128
  %81 = insertelement <32 x i32> poison, i32 %71, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %3
  %84 = and <32 x i32> %83, splat (i32 -4)
  %85 = shl <32 x i32> %84, %43
  %86 = and <32 x i32> %83, splat (i32 3)
  %87 = add <32 x i32> %46, %86
  %88 = add <32 x i32> %87, %85
  %89 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %88, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %102
91:
  %92 = icmp eq i32 %76, 0
  br i1 %92, label %95, label %93
93:
  %94 = load <32 x i32>, ptr %75, align 1
  br label %95
95:
  %96 = phi <32 x i32> [ %94, %93 ], [ zeroinitializer, %91 ]
  %97 = load <32 x i32>, ptr %11, align 128
  %98 = shl <32 x i32> %97, %79
  %99 = or <32 x i32> %98, %96
  store <32 x i32> %99, ptr %75, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %100 = add nuw nsw i32 %71, 1
  %101 = icmp eq i32 %100, 12
  br i1 %101, label %103, label %70
102:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %103
103:
  %104 = phi i32 [ 1, %31 ], [ 1, %102 ], [ 0, %54 ], [ 1, %57 ], [ 0, %95 ]
  ret i32 %104
}
define range(i32 0, 2) i32 @db_private_scatter_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 12
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -12
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 12, i32 noundef %5, i32 noundef %32)
  br label %94
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %73
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %57
54:
  %55 = add nuw nsw i32 %58, 1
  %56 = icmp eq i32 %55, 3
  br i1 %56, label %94, label %57
57:
  %58 = phi i32 [ 0, %47 ], [ %55, %54 ]
  %59 = shl nuw nsw i32 %58, 2
  %60 = shl i32 %59, %7
  %61 = add i32 %60, %8
  %62 = insertelement <32 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <32 x i32> %62, <32 x i32> poison, <32 x i32> zeroinitializer
  %64 = add <32 x i32> %53, %63
  %65 = shl nuw nsw i32 %58, 5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %9, i64 %66
  %68 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %64, i32 noundef %4, i32 noundef %5, ptr noundef %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %54, label %94
70:
  %71 = add nuw nsw i32 %74, 1
  %72 = icmp eq i32 %71, 12
  br i1 %72, label %94, label %73
73:
  %74 = phi i32 [ 0, %41 ], [ %71, %70 ]
  %75 = shl nuw nsw i32 %74, 3
  %76 = and i32 %75, 96
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %9, i64 %77
  %79 = and i32 %75, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %80 = load <32 x i32>, ptr %78, align 1
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = lshr <32 x i32> %80, %82
  store <32 x i32> %83, ptr %11, align 128
  %84 = insertelement <32 x i32> poison, i32 %74, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = add <32 x i32> %85, %3
  %87 = and <32 x i32> %86, splat (i32 -4)
  %88 = shl <32 x i32> %87, %43
  %89 = and <32 x i32> %86, splat (i32 3)
  %90 = add <32 x i32> %46, %89
  %91 = add <32 x i32> %90, %88
  %92 = call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %91, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %93 = icmp eq i32 %92, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br i1 %93, label %70, label %94
94:
  %95 = phi i32 [ 1, %31 ], [ 0, %54 ], [ 1, %57 ], [ 1, %73 ], [ 0, %70 ]
  ret i32 %95
}
define range(i32 0, 2) i32 @db_flat_gather_12(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_12(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %66
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_12(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %64
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_12(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %64
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %39 = load <32 x i32>, ptr %38, align 128
  %40 = load <32 x i32>, ptr %37, align 1
  %41 = select <32 x i1> %33, <32 x i32> %39, <32 x i32> %40
  store <32 x i32> %41, ptr %37, align 1
  %42 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 256
  %44 = load <32 x i32>, ptr %43, align 128
  %45 = load <32 x i32>, ptr %42, align 1
  %46 = select <32 x i1> %33, <32 x i32> %44, <32 x i32> %45
  store <32 x i32> %46, ptr %42, align 1
  %47 = trunc i64 %2 to i32
  %48 = insertelement <32 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = add <32 x i32> %49, %3
  %51 = call noundef i32 @db_private_gather_12(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %50, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %64
53:
  %54 = bitcast i32 %19 to <32 x i1>
  %55 = load <32 x i32>, ptr %13, align 128
  %56 = load <32 x i32>, ptr %11, align 1
  %57 = select <32 x i1> %54, <32 x i32> %55, <32 x i32> %56
  store <32 x i32> %57, ptr %11, align 1
  %58 = load <32 x i32>, ptr %38, align 128
  %59 = load <32 x i32>, ptr %37, align 1
  %60 = select <32 x i1> %54, <32 x i32> %58, <32 x i32> %59
  store <32 x i32> %60, ptr %37, align 1
  %61 = load <32 x i32>, ptr %43, align 128
  %62 = load <32 x i32>, ptr %42, align 1
  %63 = select <32 x i1> %54, <32 x i32> %61, <32 x i32> %62
  store <32 x i32> %63, ptr %42, align 1
  br label %64
64:
  %65 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %53 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %66
66:
  %67 = phi i32 [ %65, %64 ], [ %23, %22 ]
  ret i32 %67
}
define range(i32 0, 2) i32 @db_flat_scatter_12(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_12(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_12(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_12(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_12(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define range(i32 0, 2) i32 @db_private_gather_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 16
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -16
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 16, i32 noundef %5, i32 noundef %32)
  br label %103
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %70
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %57
54:
  %55 = add nuw nsw i32 %58, 1
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %103, label %57
57:
  %58 = phi i32 [ 0, %47 ], [ %55, %54 ]
  %59 = shl nuw nsw i32 %58, 2
  %60 = shl i32 %59, %7
  %61 = add i32 %60, %8
  %62 = insertelement <32 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <32 x i32> %62, <32 x i32> poison, <32 x i32> zeroinitializer
  %64 = add <32 x i32> %53, %63
  %65 = shl nuw nsw i32 %58, 5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %9, i64 %66
  %68 = tail call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %64, i32 noundef %4, i32 noundef %5, ptr noundef %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %54, label %103
70:
  %71 = phi i32 [ 0, %41 ], [ %100, %95 ]
  %72 = shl nuw nsw i32 %71, 3
  %73 = and i32 %72, 96
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %9, i64 %74
  %76 = and i32 %72, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %77 = load <32 x i32>, ptr %75, align 1
  %78 = insertelement <32 x i32> poison, i32 %76, i64 0
  %79 = shufflevector <32 x i32> %78, <32 x i32> poison, <32 x i32> zeroinitializer
  %80 = lshr <32 x i32> %77, %79
  store <32 x i32> %80, ptr %11, align 128
  %81 = insertelement <32 x i32> poison, i32 %71, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %3
  %84 = and <32 x i32> %83, splat (i32 -4)
  %85 = shl <32 x i32> %84, %43
  %86 = and <32 x i32> %83, splat (i32 3)
  %87 = add <32 x i32> %46, %86
  %88 = add <32 x i32> %87, %85
  %89 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %88, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %102
91:
  %92 = icmp eq i32 %76, 0
  br i1 %92, label %95, label %93
93:
  %94 = load <32 x i32>, ptr %75, align 1
  br label %95
95:
  %96 = phi <32 x i32> [ %94, %93 ], [ zeroinitializer, %91 ]
  %97 = load <32 x i32>, ptr %11, align 128
  %98 = shl <32 x i32> %97, %79
  %99 = or <32 x i32> %98, %96
  store <32 x i32> %99, ptr %75, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %100 = add nuw nsw i32 %71, 1
  %101 = icmp eq i32 %100, 16
  br i1 %101, label %103, label %70
102:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %103
103:
  %104 = phi i32 [ 1, %31 ], [ 1, %102 ], [ 0, %54 ], [ 1, %57 ], [ 0, %95 ]
  ret i32 %104
}
define range(i32 0, 2) i32 @db_private_scatter_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef readonly captures(none) %9) noinline {
  %11 = alloca <32 x i32>, align 128
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = icmp ult i32 %14, 16
  br i1 %15, label %28, label %16
16:
  %17 = add i32 %14, -16
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ugt <32 x i32> %3, %19
  %21 = insertelement <32 x i32> poison, i32 %6, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = and <32 x i32> %22, %3
  %24 = icmp ne <32 x i32> %23, zeroinitializer
  %25 = or <32 x i1> %24, %20
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %4, %26
  br label %28
28:
  %29 = phi i32 [ %27, %16 ], [ %4, %10 ]
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31
31:
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %33 = extractelement <32 x i32> %3, i32 %32
  %34 = zext i32 %33 to i64
  tail call void @db_scratch_fault(ptr noundef nonnull %0, i64 noundef %34, i64 noundef 16, i32 noundef %5, i32 noundef %32)
  br label %94
35:
  %36 = and <32 x i32> %3, splat (i32 3)
  %37 = icmp ne <32 x i32> %36, zeroinitializer
  %38 = bitcast <32 x i1> %37 to i32
  %39 = and i32 %4, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %47, label %41
41:
  %42 = insertelement <32 x i32> poison, i32 %7, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %8, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  br label %73
47:
  %48 = and <32 x i32> %3, splat (i32 -4)
  %49 = insertelement <32 x i32> poison, i32 %7, i64 0
  %50 = shufflevector <32 x i32> %49, <32 x i32> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i32> %48, %50
  %52 = or disjoint <32 x i32> %36, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %53 = add <32 x i32> %52, %51
  br label %57
54:
  %55 = add nuw nsw i32 %58, 1
  %56 = icmp eq i32 %55, 4
  br i1 %56, label %94, label %57
57:
  %58 = phi i32 [ 0, %47 ], [ %55, %54 ]
  %59 = shl nuw nsw i32 %58, 2
  %60 = shl i32 %59, %7
  %61 = add i32 %60, %8
  %62 = insertelement <32 x i32> poison, i32 %61, i64 0
  %63 = shufflevector <32 x i32> %62, <32 x i32> poison, <32 x i32> zeroinitializer
  %64 = add <32 x i32> %53, %63
  %65 = shl nuw nsw i32 %58, 5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %9, i64 %66
  %68 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %64, i32 noundef %4, i32 noundef %5, ptr noundef %67)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %54, label %94
70:
  %71 = add nuw nsw i32 %74, 1
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %94, label %73
73:
  %74 = phi i32 [ 0, %41 ], [ %71, %70 ]
  %75 = shl nuw nsw i32 %74, 3
  %76 = and i32 %75, 96
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %9, i64 %77
  %79 = and i32 %75, 24
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %80 = load <32 x i32>, ptr %78, align 1
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = lshr <32 x i32> %80, %82
  store <32 x i32> %83, ptr %11, align 128
  %84 = insertelement <32 x i32> poison, i32 %74, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = add <32 x i32> %85, %3
  %87 = and <32 x i32> %86, splat (i32 -4)
  %88 = shl <32 x i32> %87, %43
  %89 = and <32 x i32> %86, splat (i32 3)
  %90 = add <32 x i32> %46, %89
  %91 = add <32 x i32> %90, %88
  %92 = call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %91, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %11)
  %93 = icmp eq i32 %92, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br i1 %93, label %70, label %94
94:
  %95 = phi i32 [ 1, %31 ], [ 0, %54 ], [ 1, %57 ], [ 1, %73 ], [ 0, %70 ]
  ret i32 %95
}
define range(i32 0, 2) i32 @db_flat_gather_16(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef captures(none) %11) noinline {
  %13 = alloca [128 x i32], align 128
  %14 = icmp eq <32 x i32> %6, splat (i32 65536)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = icmp eq <32 x i32> %6, splat (i32 131072)
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %4, %18
  %20 = or i32 %16, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = tail call noundef i32 @db_gather64_16(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %74
24:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %25 = xor i32 %20, %4
  %26 = tail call noundef i32 @db_gather64_16(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %25, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %72
28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %30 = call noundef i32 @db_gather_lds_16(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %16, i32 noundef %5, ptr noundef nonnull %13)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %72
32:
  %33 = bitcast i32 %16 to <32 x i1>
  %34 = load <32 x i32>, ptr %13, align 128
  %35 = load <32 x i32>, ptr %11, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %11, align 1
  %37 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %39 = load <32 x i32>, ptr %38, align 128
  %40 = load <32 x i32>, ptr %37, align 1
  %41 = select <32 x i1> %33, <32 x i32> %39, <32 x i32> %40
  store <32 x i32> %41, ptr %37, align 1
  %42 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 256
  %44 = load <32 x i32>, ptr %43, align 128
  %45 = load <32 x i32>, ptr %42, align 1
  %46 = select <32 x i1> %33, <32 x i32> %44, <32 x i32> %45
  store <32 x i32> %46, ptr %42, align 1
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 384
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 384
  %49 = load <32 x i32>, ptr %48, align 128
  %50 = load <32 x i32>, ptr %47, align 1
  %51 = select <32 x i1> %33, <32 x i32> %49, <32 x i32> %50
  store <32 x i32> %51, ptr %47, align 1
  %52 = trunc i64 %2 to i32
  %53 = insertelement <32 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = add <32 x i32> %54, %3
  %56 = call noundef i32 @db_private_gather_16(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %55, i32 noundef %19, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef nonnull %13)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %72
58:
  %59 = bitcast i32 %19 to <32 x i1>
  %60 = load <32 x i32>, ptr %13, align 128
  %61 = load <32 x i32>, ptr %11, align 1
  %62 = select <32 x i1> %59, <32 x i32> %60, <32 x i32> %61
  store <32 x i32> %62, ptr %11, align 1
  %63 = load <32 x i32>, ptr %38, align 128
  %64 = load <32 x i32>, ptr %37, align 1
  %65 = select <32 x i1> %59, <32 x i32> %63, <32 x i32> %64
  store <32 x i32> %65, ptr %37, align 1
  %66 = load <32 x i32>, ptr %43, align 128
  %67 = load <32 x i32>, ptr %42, align 1
  %68 = select <32 x i1> %59, <32 x i32> %66, <32 x i32> %67
  store <32 x i32> %68, ptr %42, align 1
  %69 = load <32 x i32>, ptr %48, align 128
  %70 = load <32 x i32>, ptr %47, align 1
  %71 = select <32 x i1> %59, <32 x i32> %69, <32 x i32> %70
  store <32 x i32> %71, ptr %47, align 1
  br label %72
72:
  %73 = phi i32 [ 1, %32 ], [ 1, %24 ], [ 1, %28 ], [ 0, %58 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %74
74:
  %75 = phi i32 [ %73, %72 ], [ %23, %22 ]
  ret i32 %75
}
define range(i32 0, 2) i32 @db_flat_scatter_16(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7, i64 noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef readonly captures(none) %11) noinline {
  %13 = icmp eq <32 x i32> %6, splat (i32 65536)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %4, %14
  %16 = icmp eq <32 x i32> %6, splat (i32 131072)
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = or i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = tail call noundef i32 @db_scatter64_16(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  br label %37
23:
  %24 = xor i32 %19, %4
  %25 = tail call noundef i32 @db_scatter64_16(ptr noundef %0, ptr noundef %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, <32 x i32> noundef %6, ptr noundef %11)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %37
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = tail call noundef i32 @db_scatter_lds_16(ptr noundef %0, ptr noundef nonnull %28, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %15, i32 noundef %5, ptr noundef %11)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37
31:
  %32 = trunc i64 %2 to i32
  %33 = insertelement <32 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i32> %34, %3
  %36 = tail call noundef i32 @db_private_scatter_16(ptr noundef nonnull %0, ptr noundef %7, i64 noundef %8, <32 x i32> noundef %35, i32 noundef %18, i32 noundef %5, i32 noundef 0, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  br label %37
37:
  %38 = phi i32 [ %22, %21 ], [ 1, %27 ], [ 1, %23 ], [ %36, %31 ]
  ret i32 %38
}
define i32 @db_run(ptr noundef %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = mul i64 %5, %3
  %14 = select i1 %8, ptr @_ZL9run_wavesI6UntoldLb0EEmP6Launchjjjb, ptr @_ZL9run_wavesI6UntoldLb1EEmP6Launchjjjb
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %19
19:
  %20 = phi i64 [ %10, %1 ], [ %83, %80 ]
  %21 = phi i32 [ undef, %1 ], [ %82, %80 ]
  %22 = load i64, ptr %12, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %27
24:
  %25 = load i64, ptr %11, align 8
  %26 = icmp ult i64 %20, %25
  br i1 %26, label %27, label %84
27:
  %28 = freeze i64 %20
  %29 = freeze i64 %3
  %30 = udiv i64 %28, %29
  %31 = mul i64 %30, %29
  %32 = sub i64 %28, %31
  %33 = trunc i64 %32 to i32
  %34 = urem i64 %30, %5
  %35 = trunc i64 %34 to i32
  %36 = udiv i64 %20, %13
  %37 = trunc i64 %36 to i32
  br i1 %23, label %43, label %38
38:
  %39 = load i64, ptr %15, align 8
  %40 = icmp ne i64 %39, 0
  %41 = tail call noundef i64 %14(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %35, i32 noundef %37, i1 noundef zeroext %40)
  %42 = trunc i64 %41 to i32
  br label %80
43:
  store i64 %20, ptr %9, align 8
  br i1 %8, label %64, label %44
44:
  store i64 0, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %45
45:
  %46 = phi i1 [ true, %44 ], [ false, %55 ]
  %47 = zext i1 %46 to i64
  store i64 %47, ptr %15, align 8
  %48 = tail call noundef i64 @_ZL9run_wavesI6UntoldLb1EEmP6Launchjjjb(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %35, i32 noundef %37, i1 noundef zeroext %46)
  %49 = icmp sgt i64 %48, -1
  br i1 %49, label %50, label %55
50:
  %51 = load i64, ptr %18, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %55, label %53
53:
  %54 = tail call i64 @db_meet(ptr noundef nonnull %0)
  br label %55
55:
  %56 = phi i64 [ %54, %53 ], [ 0, %50 ], [ 0, %45 ]
  %57 = or i64 %56, %48
  %58 = icmp sgt i64 %57, -1
  %59 = add nuw i64 %56, %48
  %60 = select i1 %58, i64 %59, i64 -1
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %45, label %62
62:
  %63 = icmp eq i64 %60, 0
  br i1 %63, label %79, label %80
64:
  %65 = tail call noundef i64 @_ZL9run_wavesI6UntoldLb0EEmP6Launchjjjb(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %35, i32 noundef %37, i1 zeroext poison)
  %66 = icmp sgt i64 %65, -1
  br i1 %66, label %67, label %72
67:
  %68 = load i64, ptr %18, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %72, label %70
70:
  %71 = tail call i64 @db_meet(ptr noundef nonnull %0)
  br label %72
72:
  %73 = phi i64 [ %71, %70 ], [ 0, %67 ], [ 0, %64 ]
  %74 = or i64 %73, %65
  %75 = icmp slt i64 %74, 0
  %76 = add nuw i64 %73, %65
  %77 = icmp slt i64 %76, 0
  %78 = select i1 %75, i1 true, i1 %77
  br i1 %78, label %80, label %79
79:
  br label %80
80:
  %81 = phi i1 [ false, %38 ], [ true, %79 ], [ false, %72 ], [ false, %62 ]
  %82 = phi i32 [ %42, %38 ], [ %21, %79 ], [ -1, %72 ], [ -1, %62 ]
  %83 = add i64 %20, 1
  br i1 %81, label %19, label %84
84:
  %85 = phi i32 [ %82, %80 ], [ 0, %24 ]
  ret i32 %85
}
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare i32 @llvm.vector.reduce.umin.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj1ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %32, label %11
11:
  %12 = phi i32 [ %30, %25 ], [ %4, %8 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %12, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = call noundef i32 @db_gather_1(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef nonnull %9)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32
25:
  %26 = bitcast i32 %19 to <32 x i1>
  %27 = load <32 x i32>, ptr %9, align 128
  %28 = load <32 x i32>, ptr %7, align 1
  %29 = select <32 x i1> %26, <32 x i32> %27, <32 x i32> %28
  store <32 x i32> %29, ptr %7, align 1
  %30 = xor i32 %19, %12
  %31 = icmp eq i32 %19, %12
  br i1 %31, label %32, label %11
32:
  %33 = phi i32 [ 0, %8 ], [ 0, %25 ], [ 1, %11 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %33
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj1ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_1(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj2ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %32, label %11
11:
  %12 = phi i32 [ %30, %25 ], [ %4, %8 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %12, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = call noundef i32 @db_gather_2(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef nonnull %9)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32
25:
  %26 = bitcast i32 %19 to <32 x i1>
  %27 = load <32 x i32>, ptr %9, align 128
  %28 = load <32 x i32>, ptr %7, align 1
  %29 = select <32 x i1> %26, <32 x i32> %27, <32 x i32> %28
  store <32 x i32> %29, ptr %7, align 1
  %30 = xor i32 %19, %12
  %31 = icmp eq i32 %19, %12
  br i1 %31, label %32, label %11
32:
  %33 = phi i32 [ 0, %8 ], [ 0, %25 ], [ 1, %11 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %33
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj2ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_2(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj4ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %32, label %11
11:
  %12 = phi i32 [ %30, %25 ], [ %4, %8 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %12, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = call noundef i32 @db_gather_4(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef nonnull %9)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32
25:
  %26 = bitcast i32 %19 to <32 x i1>
  %27 = load <32 x i32>, ptr %9, align 128
  %28 = load <32 x i32>, ptr %7, align 1
  %29 = select <32 x i1> %26, <32 x i32> %27, <32 x i32> %28
  store <32 x i32> %29, ptr %7, align 1
  %30 = xor i32 %19, %12
  %31 = icmp eq i32 %19, %12
  br i1 %31, label %32, label %11
32:
  %33 = phi i32 [ 0, %8 ], [ 0, %25 ], [ 1, %11 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %33
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj4ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_4(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj8ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %38, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 128
  br label %14
14:
  %15 = phi i32 [ %36, %28 ], [ %4, %11 ]
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = extractelement <32 x i32> %6, i32 %16
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp eq <32 x i32> %6, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = and i32 %15, %21
  %23 = zext i32 %17 to i64
  %24 = shl nuw i64 %23, 32
  %25 = add i64 %24, %2
  %26 = call noundef i32 @db_gather_8(ptr noundef %0, ptr noundef %1, i64 noundef %25, <32 x i32> noundef %3, i32 noundef %22, i32 noundef %5, ptr noundef nonnull %9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %38
28:
  %29 = bitcast i32 %22 to <32 x i1>
  %30 = load <32 x i32>, ptr %9, align 128
  %31 = load <32 x i32>, ptr %7, align 1
  %32 = select <32 x i1> %29, <32 x i32> %30, <32 x i32> %31
  store <32 x i32> %32, ptr %7, align 1
  %33 = load <32 x i32>, ptr %13, align 128
  %34 = load <32 x i32>, ptr %12, align 1
  %35 = select <32 x i1> %29, <32 x i32> %33, <32 x i32> %34
  store <32 x i32> %35, ptr %12, align 1
  %36 = xor i32 %22, %15
  %37 = icmp eq i32 %22, %15
  br i1 %37, label %38, label %14
38:
  %39 = phi i32 [ 0, %8 ], [ 0, %28 ], [ 1, %14 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %39
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj8ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_8(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj12ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %43, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 256
  br label %16
16:
  %17 = phi i32 [ %41, %30 ], [ %4, %11 ]
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = extractelement <32 x i32> %6, i32 %18
  %20 = insertelement <32 x i32> poison, i32 %19, i64 0
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = icmp eq <32 x i32> %6, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = and i32 %17, %23
  %25 = zext i32 %19 to i64
  %26 = shl nuw i64 %25, 32
  %27 = add i64 %26, %2
  %28 = call noundef i32 @db_gather_12(ptr noundef %0, ptr noundef %1, i64 noundef %27, <32 x i32> noundef %3, i32 noundef %24, i32 noundef %5, ptr noundef nonnull %9)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %43
30:
  %31 = bitcast i32 %24 to <32 x i1>
  %32 = load <32 x i32>, ptr %9, align 128
  %33 = load <32 x i32>, ptr %7, align 1
  %34 = select <32 x i1> %31, <32 x i32> %32, <32 x i32> %33
  store <32 x i32> %34, ptr %7, align 1
  %35 = load <32 x i32>, ptr %13, align 128
  %36 = load <32 x i32>, ptr %12, align 1
  %37 = select <32 x i1> %31, <32 x i32> %35, <32 x i32> %36
  store <32 x i32> %37, ptr %12, align 1
  %38 = load <32 x i32>, ptr %15, align 128
  %39 = load <32 x i32>, ptr %14, align 1
  %40 = select <32 x i1> %31, <32 x i32> %38, <32 x i32> %39
  store <32 x i32> %40, ptr %14, align 1
  %41 = xor i32 %24, %17
  %42 = icmp eq i32 %24, %17
  br i1 %42, label %43, label %16
43:
  %44 = phi i32 [ 0, %8 ], [ 0, %30 ], [ 1, %16 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %44
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj12ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_12(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg)
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj16ELb1EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef captures(none) %7) unnamed_addr {
  %9 = alloca [128 x i32], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %48, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 384
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 384
  br label %18
18:
  %19 = phi i32 [ %46, %32 ], [ %4, %11 ]
  %20 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %19, i1 true)
  %21 = extractelement <32 x i32> %6, i32 %20
  %22 = insertelement <32 x i32> poison, i32 %21, i64 0
  %23 = shufflevector <32 x i32> %22, <32 x i32> poison, <32 x i32> zeroinitializer
  %24 = icmp eq <32 x i32> %6, %23
  %25 = bitcast <32 x i1> %24 to i32
  %26 = and i32 %19, %25
  %27 = zext i32 %21 to i64
  %28 = shl nuw i64 %27, 32
  %29 = add i64 %28, %2
  %30 = call noundef i32 @db_gather_16(ptr noundef %0, ptr noundef %1, i64 noundef %29, <32 x i32> noundef %3, i32 noundef %26, i32 noundef %5, ptr noundef nonnull %9)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %48
32:
  %33 = bitcast i32 %26 to <32 x i1>
  %34 = load <32 x i32>, ptr %9, align 128
  %35 = load <32 x i32>, ptr %7, align 1
  %36 = select <32 x i1> %33, <32 x i32> %34, <32 x i32> %35
  store <32 x i32> %36, ptr %7, align 1
  %37 = load <32 x i32>, ptr %13, align 128
  %38 = load <32 x i32>, ptr %12, align 1
  %39 = select <32 x i1> %33, <32 x i32> %37, <32 x i32> %38
  store <32 x i32> %39, ptr %12, align 1
  %40 = load <32 x i32>, ptr %15, align 128
  %41 = load <32 x i32>, ptr %14, align 1
  %42 = select <32 x i1> %33, <32 x i32> %40, <32 x i32> %41
  store <32 x i32> %42, ptr %14, align 1
  %43 = load <32 x i32>, ptr %17, align 128
  %44 = load <32 x i32>, ptr %16, align 1
  %45 = select <32 x i1> %33, <32 x i32> %43, <32 x i32> %44
  store <32 x i32> %45, ptr %16, align 1
  %46 = xor i32 %26, %19
  %47 = icmp eq i32 %26, %19
  br i1 %47, label %48, label %18
48:
  %49 = phi i32 [ 0, %8 ], [ 0, %32 ], [ 1, %18 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret i32 %49
}
define internal fastcc noundef range(i32 0, 2) i32 @_ZL9move_runsILj16ELb0EEjPFjP6LaunchP4SitemDv32_jjjPjES1_S3_mS4_jjS4_S5_(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, <32 x i32> noundef %6, ptr noundef readonly captures(none) %7) unnamed_addr {
  br label %9
9:
  %10 = phi i32 [ %4, %8 ], [ %25, %12 ]
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %26, label %12
12:
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %14 = extractelement <32 x i32> %6, i32 %13
  %15 = insertelement <32 x i32> poison, i32 %14, i64 0
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = icmp eq <32 x i32> %6, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = and i32 %10, %18
  %20 = zext i32 %14 to i64
  %21 = shl nuw i64 %20, 32
  %22 = add i64 %21, %2
  %23 = tail call noundef i32 @db_scatter_16(ptr noundef %0, ptr noundef %1, i64 noundef %22, <32 x i32> noundef %3, i32 noundef %19, i32 noundef %5, ptr noundef %7)
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %19, %10
  br i1 %24, label %9, label %26
26:
  %27 = phi i32 [ 1, %12 ], [ 0, %9 ]
  ret i32 %27
}
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>)
declare <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32>, <16 x i32>)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.copysign.v16f32(<16 x float>, <16 x float>)
define internal noundef i64 @_ZL9run_wavesI6UntoldLb1EEmP6Launchjjjb(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i1 noundef zeroext %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %9 = load i64, ptr %8, align 8
  %10 = icmp ult i64 %7, %9
  br i1 %10, label %11, label %103
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %28
28:
  %29 = phi i64 [ 0, %11 ], [ %98, %99 ]
  %30 = phi i64 [ %7, %11 ], [ %100, %99 ]
  store i64 %30, ptr %12, align 8
  %31 = load i64, ptr %13, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = shl i64 %30, 2
  %34 = load i64, ptr %14, align 8
  %35 = mul i64 %33, %34
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 %35
  %37 = load i64, ptr %15, align 8
  %38 = inttoptr i64 %37 to ptr
  %39 = getelementptr inbounds nuw i64, ptr %38, i64 %30
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %16, align 8
  %42 = load i64, ptr %17, align 8
  %43 = mul i64 %34, %30
  %44 = mul i64 %43, %42
  %45 = add i64 %44, %41
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %18, align 8
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %19, align 8
  %50 = mul i64 %49, %30
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 %50
  br i1 %4, label %52, label %65
52:
  %53 = load i64, ptr %21, align 8
  %54 = load i64, ptr %0, align 8
  %55 = sub i64 %53, %54
  %56 = load i64, ptr %22, align 8
  %57 = add i64 %55, %56
  store i64 %57, ptr %22, align 8
  store i64 %53, ptr %0, align 8
  %58 = load i64, ptr %23, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %61, label %60
60:
  tail call fastcc void @_ZL15start_registersP6LaunchPhPKhmjjj(ptr noundef nonnull %0, ptr noundef %51, ptr noundef %36, i64 noundef %40, i32 noundef %1, i32 noundef %2, i32 noundef %3)
  br label %61
61:
  %62 = getelementptr inbounds nuw i8, ptr %51, i64 32
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %51, i64 24
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i64 0, ptr %64, align 8
  store i64 0, ptr %51, align 8
  br label %77
65:
  %66 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %72, label %69
69:
  %70 = load i64, ptr %20, align 8
  %71 = icmp eq i64 %70, 2
  br i1 %71, label %72, label %76
72:
  %73 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %77, label %96
76:
  store i64 0, ptr %66, align 8
  br label %96
77:
  %78 = load i64, ptr %24, align 8
  %79 = inttoptr i64 %78 to ptr
  %80 = tail call noundef i32 %79(ptr noundef nonnull %0, ptr noundef nonnull %51, ptr noundef %36, i64 noundef %40, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %46)
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %96, label %82
82:
  %83 = icmp eq i32 %80, 0
  %84 = zext i1 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i64 %84, ptr %85, align 8
  %86 = load i64, ptr %25, align 8
  %87 = add i64 %86, %84
  store i64 %87, ptr %25, align 8
  %88 = load i64, ptr %26, align 8
  %89 = load i64, ptr %27, align 8
  %90 = sub i64 %89, %87
  %91 = icmp eq i64 %88, %90
  br i1 %91, label %92, label %93
92:
  store i64 0, ptr %26, align 8
  br label %93
93:
  %94 = zext nneg i32 %80 to i64
  %95 = add i64 %29, %94
  br label %96
96:
  %97 = phi i32 [ 4, %72 ], [ 0, %93 ], [ 1, %77 ], [ 4, %76 ]
  %98 = phi i64 [ %29, %72 ], [ %95, %93 ], [ %29, %77 ], [ %29, %76 ]
  switch i32 %97, label %103 [
    i32 0, label %99
    i32 4, label %99
  ]
99:
  %100 = add nuw i64 %30, 1
  %101 = load i64, ptr %8, align 8
  %102 = icmp ult i64 %100, %101
  br i1 %102, label %28, label %103
103:
  %104 = phi i64 [ 0, %5 ], [ -1, %96 ], [ %98, %99 ]
  ret i64 %104
}
define internal noundef i64 @_ZL9run_wavesI6UntoldLb0EEmP6Launchjjjb(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i1 zeroext %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %7, %10
  br i1 %11, label %12, label %58
12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 352
  br label %22
22:
  %23 = phi i64 [ 0, %12 ], [ %54, %52 ]
  %24 = phi i64 [ %7, %12 ], [ %55, %52 ]
  store i64 %24, ptr %8, align 8
  %25 = load i64, ptr %13, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = shl i64 %24, 2
  %28 = load i64, ptr %14, align 8
  %29 = mul i64 %27, %28
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 %29
  %31 = load i64, ptr %15, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %24
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %16, align 8
  %36 = load i64, ptr %17, align 8
  %37 = mul i64 %28, %24
  %38 = mul i64 %37, %36
  %39 = add i64 %38, %35
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %18, align 8
  %42 = inttoptr i64 %41 to ptr
  %43 = load i64, ptr %19, align 8
  %44 = load i64, ptr %0, align 8
  %45 = sub i64 %43, %44
  %46 = load i64, ptr %20, align 8
  %47 = add i64 %45, %46
  store i64 %47, ptr %20, align 8
  store i64 %43, ptr %0, align 8
  %48 = load i64, ptr %21, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = tail call noundef i32 %49(ptr noundef nonnull %0, ptr noundef %42, ptr noundef %30, i64 noundef %34, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %40)
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %52, label %58
52:
  %53 = zext nneg i32 %50 to i64
  %54 = add i64 %23, %53
  %55 = add nuw i64 %24, 1
  %56 = load i64, ptr %9, align 8
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %22, label %58
58:
  %59 = phi i64 [ 0, %5 ], [ -1, %22 ], [ %54, %52 ]
  ret i64 %59
}
define internal fastcc void @_ZL15start_registersP6LaunchPhPKhmjjj(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) initializes((0, 66624)) %1, ptr noundef readonly captures(none) %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca [3 x i32], align 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(66624) %1, i8 0, i64 66624, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %15, label %13
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %19
15:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %4, ptr %8, align 4
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %5, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %6, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 400
  br label %33
19:
  %20 = phi i64 [ 0, %13 ], [ %26, %19 ]
  %21 = load i64, ptr %14, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %20
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i32, ptr %9, i64 %20
  store i32 %24, ptr %25, align 4
  %26 = add nuw i64 %20, 1
  %27 = load i64, ptr %10, align 8
  %28 = icmp ult i64 %26, %27
  br i1 %28, label %19, label %15
29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %53, label %47
33:
  %34 = phi i64 [ 0, %15 ], [ %45, %44 ]
  %35 = load i64, ptr %18, align 8
  %36 = shl nuw nsw i64 %34, 3
  %37 = lshr i64 %35, %36
  %38 = and i64 %37, 255
  %39 = icmp eq i64 %38, 255
  br i1 %39, label %44, label %40
40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %38
  %42 = getelementptr inbounds nuw i32, ptr %8, i64 %34
  %43 = load i32, ptr %42, align 4
  store i32 %43, ptr %41, align 4
  br label %44
44:
  %45 = add nuw nsw i64 %34, 1
  %46 = icmp eq i64 %45, 3
  br i1 %46, label %29, label %33
47:
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 524
  %49 = shl i32 %6, 16
  %50 = and i32 %5, 65535
  %51 = or disjoint i32 %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 532
  store i32 %4, ptr %52, align 4
  store i32 %51, ptr %48, align 4
  br label %53
53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %55, 32
  br i1 %56, label %59, label %57
57:
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 1088
  br label %60
59:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
60:
  %61 = phi i64 [ 0, %57 ], [ %72, %60 ]
  %62 = shl nuw i64 %61, 5
  %63 = lshr i64 %3, %62
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds nuw i32, ptr %9, i64 %61
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 504
  store i32 %64, ptr %66, align 4
  %67 = shl i64 %61, 15
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 %67
  %69 = shl i64 %61, 7
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 %69
  %71 = load <32 x i32>, ptr %70, align 1
  store <32 x i32> %71, ptr %68, align 1
  %72 = add nuw nsw i64 %61, 1
  %73 = load i64, ptr %54, align 8
  %74 = lshr i64 %73, 5
  %75 = icmp samesign ult i64 %72, %74
  br i1 %75, label %60, label %59
}
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
