; Written by tools/gen/native.py; sources d9cfd56777ab866aba81d7c3a5913ad257da24ef6ed85bc92064f0d19de2340d
%struct.Segment = type { i64, i64, ptr, i64 }
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
    i32 0, label %282
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %258, label %47
47:
  %48 = extractelement <32 x i32> %46, i64 16
  %49 = extractelement <32 x i32> %46, i64 15
  %50 = extractelement <32 x i32> %46, i64 14
  %51 = extractelement <32 x i32> %46, i64 13
  %52 = extractelement <32 x i32> %46, i64 12
  %53 = extractelement <32 x i32> %46, i64 11
  %54 = extractelement <32 x i32> %46, i64 10
  %55 = extractelement <32 x i32> %46, i64 9
  %56 = extractelement <32 x i32> %46, i64 8
  %57 = extractelement <32 x i32> %46, i64 7
  %58 = extractelement <32 x i32> %46, i64 6
  %59 = extractelement <32 x i32> %46, i64 5
  %60 = extractelement <32 x i32> %46, i64 4
  %61 = extractelement <32 x i32> %46, i64 3
  %62 = extractelement <32 x i32> %46, i64 2
  %63 = extractelement <32 x i32> %46, i64 1
  %64 = extractelement <32 x i32> %46, i64 0
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %41, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = insertelement <8 x i32> poison, i32 %68, i64 0
  %70 = zext i32 %63 to i64
  %71 = getelementptr inbounds nuw i8, ptr %41, i64 %70
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = insertelement <8 x i32> %69, i32 %73, i64 1
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds nuw i8, ptr %41, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = insertelement <8 x i32> %74, i32 %78, i64 2
  %80 = zext i32 %61 to i64
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = insertelement <8 x i32> %79, i32 %83, i64 3
  %85 = zext i32 %60 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i32
  %89 = insertelement <8 x i32> %84, i32 %88, i64 4
  %90 = zext i32 %59 to i64
  %91 = getelementptr inbounds nuw i8, ptr %41, i64 %90
  %92 = load i8, ptr %91, align 1
  %93 = zext i8 %92 to i32
  %94 = insertelement <8 x i32> %89, i32 %93, i64 5
  %95 = zext i32 %58 to i64
  %96 = getelementptr inbounds nuw i8, ptr %41, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  %99 = insertelement <8 x i32> %94, i32 %98, i64 6
  %100 = zext i32 %57 to i64
  %101 = getelementptr inbounds nuw i8, ptr %41, i64 %100
  %102 = load i8, ptr %101, align 1
  %103 = zext i8 %102 to i32
  %104 = insertelement <8 x i32> %99, i32 %103, i64 7
  store <8 x i32> %104, ptr %6, align 1
  %105 = zext i32 %56 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = zext i8 %107 to i32
  %109 = insertelement <8 x i32> poison, i32 %108, i64 0
  %110 = zext i32 %55 to i64
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = zext i8 %112 to i32
  %114 = insertelement <8 x i32> %109, i32 %113, i64 1
  %115 = zext i32 %54 to i64
  %116 = getelementptr inbounds nuw i8, ptr %41, i64 %115
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i32
  %119 = insertelement <8 x i32> %114, i32 %118, i64 2
  %120 = zext i32 %53 to i64
  %121 = getelementptr inbounds nuw i8, ptr %41, i64 %120
  %122 = load i8, ptr %121, align 1
  %123 = zext i8 %122 to i32
  %124 = insertelement <8 x i32> %119, i32 %123, i64 3
  %125 = zext i32 %52 to i64
  %126 = getelementptr inbounds nuw i8, ptr %41, i64 %125
  %127 = load i8, ptr %126, align 1
  %128 = zext i8 %127 to i32
  %129 = insertelement <8 x i32> %124, i32 %128, i64 4
  %130 = zext i32 %51 to i64
  %131 = getelementptr inbounds nuw i8, ptr %41, i64 %130
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = insertelement <8 x i32> %129, i32 %133, i64 5
  %135 = zext i32 %50 to i64
  %136 = getelementptr inbounds nuw i8, ptr %41, i64 %135
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = insertelement <8 x i32> %134, i32 %138, i64 6
  %140 = zext i32 %49 to i64
  %141 = getelementptr inbounds nuw i8, ptr %41, i64 %140
  %142 = load i8, ptr %141, align 1
  %143 = zext i8 %142 to i32
  %144 = insertelement <8 x i32> %139, i32 %143, i64 7
  %145 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %144, ptr %145, align 1
  %146 = zext i32 %48 to i64
  %147 = getelementptr inbounds nuw i8, ptr %41, i64 %146
  %148 = load i8, ptr %147, align 1
  %149 = zext i8 %148 to i32
  %150 = insertelement <8 x i32> poison, i32 %149, i64 0
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %152 = load i32, ptr %151, align 4
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %41, i64 %153
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = insertelement <8 x i32> %150, i32 %156, i64 1
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %159 = load i32, ptr %158, align 8
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %41, i64 %160
  %162 = load i8, ptr %161, align 1
  %163 = zext i8 %162 to i32
  %164 = insertelement <8 x i32> %157, i32 %163, i64 2
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %41, i64 %167
  %169 = load i8, ptr %168, align 1
  %170 = zext i8 %169 to i32
  %171 = insertelement <8 x i32> %164, i32 %170, i64 3
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %173 = load i32, ptr %172, align 16
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %41, i64 %174
  %176 = load i8, ptr %175, align 1
  %177 = zext i8 %176 to i32
  %178 = insertelement <8 x i32> %171, i32 %177, i64 4
  %179 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %180 = load i32, ptr %179, align 4
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %41, i64 %181
  %183 = load i8, ptr %182, align 1
  %184 = zext i8 %183 to i32
  %185 = insertelement <8 x i32> %178, i32 %184, i64 5
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %187 = load i32, ptr %186, align 8
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %41, i64 %188
  %190 = load i8, ptr %189, align 1
  %191 = zext i8 %190 to i32
  %192 = insertelement <8 x i32> %185, i32 %191, i64 6
  %193 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %194 = load i32, ptr %193, align 4
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw i8, ptr %41, i64 %195
  %197 = load i8, ptr %196, align 1
  %198 = zext i8 %197 to i32
  %199 = insertelement <8 x i32> %192, i32 %198, i64 7
  %200 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %199, ptr %200, align 1
  %201 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %202 = load i32, ptr %201, align 32
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %41, i64 %203
  %205 = load i8, ptr %204, align 1
  %206 = zext i8 %205 to i32
  %207 = insertelement <8 x i32> poison, i32 %206, i64 0
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %41, i64 %210
  %212 = load i8, ptr %211, align 1
  %213 = zext i8 %212 to i32
  %214 = insertelement <8 x i32> %207, i32 %213, i64 1
  %215 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %216 = load i32, ptr %215, align 8
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr %41, i64 %217
  %219 = load i8, ptr %218, align 1
  %220 = zext i8 %219 to i32
  %221 = insertelement <8 x i32> %214, i32 %220, i64 2
  %222 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %223 = load i32, ptr %222, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %41, i64 %224
  %226 = load i8, ptr %225, align 1
  %227 = zext i8 %226 to i32
  %228 = insertelement <8 x i32> %221, i32 %227, i64 3
  %229 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %230 = load i32, ptr %229, align 16
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %41, i64 %231
  %233 = load i8, ptr %232, align 1
  %234 = zext i8 %233 to i32
  %235 = insertelement <8 x i32> %228, i32 %234, i64 4
  %236 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %41, i64 %238
  %240 = load i8, ptr %239, align 1
  %241 = zext i8 %240 to i32
  %242 = insertelement <8 x i32> %235, i32 %241, i64 5
  %243 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %244 = load i32, ptr %243, align 8
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %41, i64 %245
  %247 = load i8, ptr %246, align 1
  %248 = zext i8 %247 to i32
  %249 = insertelement <8 x i32> %242, i32 %248, i64 6
  %250 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %251 = load i32, ptr %250, align 4
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw i8, ptr %41, i64 %252
  %254 = load i8, ptr %253, align 1
  %255 = zext i8 %254 to i32
  %256 = insertelement <8 x i32> %249, i32 %255, i64 7
  %257 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %256, ptr %257, align 1
  br label %280
258:
  %259 = phi i32 [ %277, %271 ], [ %4, %40 ]
  %260 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %259, i1 true)
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw i32, ptr %8, i64 %261
  %263 = load i32, ptr %262, align 4
  %264 = zext i32 %263 to i64
  %265 = add i64 %2, %264
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %266 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %265, i64 noundef 1, i32 noundef 0, i32 noundef %5, i32 noundef %260)
  %267 = ptrtoint ptr %266 to i64
  switch i64 %267, label %271 [
    i64 0, label %279
    i64 2, label %268
  ]
268:
  %269 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %265, i64 noundef 1, i32 noundef 0, i32 noundef %5, i32 noundef %260, ptr noundef nonnull %9)
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %279
271:
  %272 = phi ptr [ %9, %268 ], [ %266, %258 ]
  %273 = load i8, ptr %272, align 1
  %274 = zext i8 %273 to i32
  %275 = getelementptr inbounds nuw i32, ptr %6, i64 %261
  store i32 %274, ptr %275, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %276 = add i32 %259, -1
  %277 = and i32 %276, %259
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %280, label %258
279:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %280
280:
  %281 = phi i32 [ 0, %47 ], [ 1, %279 ], [ 0, %271 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %282
282:
  %283 = phi i32 [ %281, %280 ], [ %4, %7 ]
  ret i32 %283
}
define range(i32 0, 2) i32 @db_gather_lds_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %280
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %256, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 16
  %47 = extractelement <32 x i32> %44, i64 15
  %48 = extractelement <32 x i32> %44, i64 14
  %49 = extractelement <32 x i32> %44, i64 13
  %50 = extractelement <32 x i32> %44, i64 12
  %51 = extractelement <32 x i32> %44, i64 11
  %52 = extractelement <32 x i32> %44, i64 10
  %53 = extractelement <32 x i32> %44, i64 9
  %54 = extractelement <32 x i32> %44, i64 8
  %55 = extractelement <32 x i32> %44, i64 7
  %56 = extractelement <32 x i32> %44, i64 6
  %57 = extractelement <32 x i32> %44, i64 5
  %58 = extractelement <32 x i32> %44, i64 4
  %59 = extractelement <32 x i32> %44, i64 3
  %60 = extractelement <32 x i32> %44, i64 2
  %61 = extractelement <32 x i32> %44, i64 1
  %62 = extractelement <32 x i32> %44, i64 0
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = insertelement <8 x i32> poison, i32 %66, i64 0
  %68 = zext i32 %61 to i64
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = insertelement <8 x i32> %67, i32 %71, i64 1
  %73 = zext i32 %60 to i64
  %74 = getelementptr inbounds nuw i8, ptr %39, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = insertelement <8 x i32> %72, i32 %76, i64 2
  %78 = zext i32 %59 to i64
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = insertelement <8 x i32> %77, i32 %81, i64 3
  %83 = zext i32 %58 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = insertelement <8 x i32> %82, i32 %86, i64 4
  %88 = zext i32 %57 to i64
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 %88
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = insertelement <8 x i32> %87, i32 %91, i64 5
  %93 = zext i32 %56 to i64
  %94 = getelementptr inbounds nuw i8, ptr %39, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = insertelement <8 x i32> %92, i32 %96, i64 6
  %98 = zext i32 %55 to i64
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 %98
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i32
  %102 = insertelement <8 x i32> %97, i32 %101, i64 7
  store <8 x i32> %102, ptr %6, align 1
  %103 = zext i32 %54 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = insertelement <8 x i32> poison, i32 %106, i64 0
  %108 = zext i32 %53 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = insertelement <8 x i32> %107, i32 %111, i64 1
  %113 = zext i32 %52 to i64
  %114 = getelementptr inbounds nuw i8, ptr %39, i64 %113
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = insertelement <8 x i32> %112, i32 %116, i64 2
  %118 = zext i32 %51 to i64
  %119 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = insertelement <8 x i32> %117, i32 %121, i64 3
  %123 = zext i32 %50 to i64
  %124 = getelementptr inbounds nuw i8, ptr %39, i64 %123
  %125 = load i8, ptr %124, align 1
  %126 = zext i8 %125 to i32
  %127 = insertelement <8 x i32> %122, i32 %126, i64 4
  %128 = zext i32 %49 to i64
  %129 = getelementptr inbounds nuw i8, ptr %39, i64 %128
  %130 = load i8, ptr %129, align 1
  %131 = zext i8 %130 to i32
  %132 = insertelement <8 x i32> %127, i32 %131, i64 5
  %133 = zext i32 %48 to i64
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 %133
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = insertelement <8 x i32> %132, i32 %136, i64 6
  %138 = zext i32 %47 to i64
  %139 = getelementptr inbounds nuw i8, ptr %39, i64 %138
  %140 = load i8, ptr %139, align 1
  %141 = zext i8 %140 to i32
  %142 = insertelement <8 x i32> %137, i32 %141, i64 7
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %142, ptr %143, align 1
  %144 = zext i32 %46 to i64
  %145 = getelementptr inbounds nuw i8, ptr %39, i64 %144
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i32
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %39, i64 %151
  %153 = load i8, ptr %152, align 1
  %154 = zext i8 %153 to i32
  %155 = insertelement <8 x i32> %148, i32 %154, i64 1
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %157 = load i32, ptr %156, align 8
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %39, i64 %158
  %160 = load i8, ptr %159, align 1
  %161 = zext i8 %160 to i32
  %162 = insertelement <8 x i32> %155, i32 %161, i64 2
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %164 = load i32, ptr %163, align 4
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %39, i64 %165
  %167 = load i8, ptr %166, align 1
  %168 = zext i8 %167 to i32
  %169 = insertelement <8 x i32> %162, i32 %168, i64 3
  %170 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %171 = load i32, ptr %170, align 16
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %39, i64 %172
  %174 = load i8, ptr %173, align 1
  %175 = zext i8 %174 to i32
  %176 = insertelement <8 x i32> %169, i32 %175, i64 4
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %178 = load i32, ptr %177, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr %39, i64 %179
  %181 = load i8, ptr %180, align 1
  %182 = zext i8 %181 to i32
  %183 = insertelement <8 x i32> %176, i32 %182, i64 5
  %184 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %185 = load i32, ptr %184, align 8
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %39, i64 %186
  %188 = load i8, ptr %187, align 1
  %189 = zext i8 %188 to i32
  %190 = insertelement <8 x i32> %183, i32 %189, i64 6
  %191 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %192 = load i32, ptr %191, align 4
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr %39, i64 %193
  %195 = load i8, ptr %194, align 1
  %196 = zext i8 %195 to i32
  %197 = insertelement <8 x i32> %190, i32 %196, i64 7
  %198 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %197, ptr %198, align 1
  %199 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %200 = load i32, ptr %199, align 32
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %39, i64 %201
  %203 = load i8, ptr %202, align 1
  %204 = zext i8 %203 to i32
  %205 = insertelement <8 x i32> poison, i32 %204, i64 0
  %206 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %207 = load i32, ptr %206, align 4
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %39, i64 %208
  %210 = load i8, ptr %209, align 1
  %211 = zext i8 %210 to i32
  %212 = insertelement <8 x i32> %205, i32 %211, i64 1
  %213 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %214 = load i32, ptr %213, align 8
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i8, ptr %39, i64 %215
  %217 = load i8, ptr %216, align 1
  %218 = zext i8 %217 to i32
  %219 = insertelement <8 x i32> %212, i32 %218, i64 2
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %221 = load i32, ptr %220, align 4
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %39, i64 %222
  %224 = load i8, ptr %223, align 1
  %225 = zext i8 %224 to i32
  %226 = insertelement <8 x i32> %219, i32 %225, i64 3
  %227 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %228 = load i32, ptr %227, align 16
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i8, ptr %39, i64 %229
  %231 = load i8, ptr %230, align 1
  %232 = zext i8 %231 to i32
  %233 = insertelement <8 x i32> %226, i32 %232, i64 4
  %234 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %235 = load i32, ptr %234, align 4
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %39, i64 %236
  %238 = load i8, ptr %237, align 1
  %239 = zext i8 %238 to i32
  %240 = insertelement <8 x i32> %233, i32 %239, i64 5
  %241 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %242 = load i32, ptr %241, align 8
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i8, ptr %39, i64 %243
  %245 = load i8, ptr %244, align 1
  %246 = zext i8 %245 to i32
  %247 = insertelement <8 x i32> %240, i32 %246, i64 6
  %248 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %249 = load i32, ptr %248, align 4
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %39, i64 %250
  %252 = load i8, ptr %251, align 1
  %253 = zext i8 %252 to i32
  %254 = insertelement <8 x i32> %247, i32 %253, i64 7
  %255 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %254, ptr %255, align 1
  br label %278
256:
  %257 = phi i32 [ %275, %269 ], [ %4, %38 ]
  %258 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %257, i1 true)
  %259 = zext nneg i32 %258 to i64
  %260 = getelementptr inbounds nuw i32, ptr %8, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = zext i32 %261 to i64
  %263 = add i64 %2, %262
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %264 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %263, i64 noundef 1, i32 noundef 16, i32 noundef %5, i32 noundef %258)
  %265 = ptrtoint ptr %264 to i64
  switch i64 %265, label %269 [
    i64 0, label %277
    i64 2, label %266
  ]
266:
  %267 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %263, i64 noundef 1, i32 noundef 16, i32 noundef %5, i32 noundef %258, ptr noundef nonnull %9)
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %277
269:
  %270 = phi ptr [ %9, %266 ], [ %264, %256 ]
  %271 = load i8, ptr %270, align 1
  %272 = zext i8 %271 to i32
  %273 = getelementptr inbounds nuw i32, ptr %6, i64 %259
  store i32 %272, ptr %273, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %274 = add i32 %257, -1
  %275 = and i32 %274, %257
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %278, label %256
277:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %278
278:
  %279 = phi i32 [ 0, %45 ], [ 1, %277 ], [ 0, %269 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %280
280:
  %281 = phi i32 [ %279, %278 ], [ %4, %7 ]
  ret i32 %281
}
define range(i32 0, 2) i32 @db_scatter_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %87
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %61, label %47
47:
  %48 = phi i32 [ %59, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  %57 = trunc i32 %56 to i8
  store i8 %57, ptr %54, align 1
  %58 = add i32 %48, -1
  %59 = and i32 %58, %48
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %85, label %47
61:
  %62 = phi i32 [ %82, %80 ], [ %4, %40 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %62, i1 true)
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %8, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add i64 %2, %67
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %69 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %68, i64 noundef 1, i32 noundef 1, i32 noundef %5, i32 noundef %63)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %84, label %71
71:
  %72 = icmp eq ptr %69, inttoptr (i64 2 to ptr)
  %73 = select i1 %72, ptr %9, ptr %69
  %74 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  %75 = load i32, ptr %74, align 4
  %76 = trunc i32 %75 to i8
  store i8 %76, ptr %73, align 1
  br i1 %72, label %77, label %80
77:
  %78 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %68, i64 noundef 1, i32 noundef 1, i32 noundef %5, i32 noundef %63, ptr noundef nonnull %9)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %84
80:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %81 = add i32 %62, -1
  %82 = and i32 %81, %62
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %85, label %61
84:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %85
85:
  %86 = phi i32 [ 0, %80 ], [ 1, %84 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %87
87:
  %88 = phi i32 [ %86, %85 ], [ %4, %7 ]
  ret i32 %88
}
define range(i32 0, 2) i32 @db_scatter_lds_1(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %85
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %59, label %45
45:
  %46 = phi i32 [ %57, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  %55 = trunc i32 %54 to i8
  store i8 %55, ptr %52, align 1
  %56 = add i32 %46, -1
  %57 = and i32 %56, %46
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %83, label %45
59:
  %60 = phi i32 [ %80, %78 ], [ %4, %38 ]
  %61 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %8, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = zext i32 %64 to i64
  %66 = add i64 %2, %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %67 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %66, i64 noundef 1, i32 noundef 17, i32 noundef %5, i32 noundef %61)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %82, label %69
69:
  %70 = icmp eq ptr %67, inttoptr (i64 2 to ptr)
  %71 = select i1 %70, ptr %9, ptr %67
  %72 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  %73 = load i32, ptr %72, align 4
  %74 = trunc i32 %73 to i8
  store i8 %74, ptr %71, align 1
  br i1 %70, label %75, label %78
75:
  %76 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %66, i64 noundef 1, i32 noundef 17, i32 noundef %5, i32 noundef %61, ptr noundef nonnull %9)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82
78:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %79 = add i32 %60, -1
  %80 = and i32 %79, %60
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %83, label %59
82:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %83
83:
  %84 = phi i32 [ 0, %78 ], [ 1, %82 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %85
85:
  %86 = phi i32 [ %84, %83 ], [ %4, %7 ]
  ret i32 %86
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
    i32 0, label %282
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %258, label %47
47:
  %48 = extractelement <32 x i32> %46, i64 16
  %49 = extractelement <32 x i32> %46, i64 15
  %50 = extractelement <32 x i32> %46, i64 14
  %51 = extractelement <32 x i32> %46, i64 13
  %52 = extractelement <32 x i32> %46, i64 12
  %53 = extractelement <32 x i32> %46, i64 11
  %54 = extractelement <32 x i32> %46, i64 10
  %55 = extractelement <32 x i32> %46, i64 9
  %56 = extractelement <32 x i32> %46, i64 8
  %57 = extractelement <32 x i32> %46, i64 7
  %58 = extractelement <32 x i32> %46, i64 6
  %59 = extractelement <32 x i32> %46, i64 5
  %60 = extractelement <32 x i32> %46, i64 4
  %61 = extractelement <32 x i32> %46, i64 3
  %62 = extractelement <32 x i32> %46, i64 2
  %63 = extractelement <32 x i32> %46, i64 1
  %64 = extractelement <32 x i32> %46, i64 0
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %41, i64 %65
  %67 = load i16, ptr %66, align 1
  %68 = zext i16 %67 to i32
  %69 = insertelement <8 x i32> poison, i32 %68, i64 0
  %70 = zext i32 %63 to i64
  %71 = getelementptr inbounds nuw i8, ptr %41, i64 %70
  %72 = load i16, ptr %71, align 1
  %73 = zext i16 %72 to i32
  %74 = insertelement <8 x i32> %69, i32 %73, i64 1
  %75 = zext i32 %62 to i64
  %76 = getelementptr inbounds nuw i8, ptr %41, i64 %75
  %77 = load i16, ptr %76, align 1
  %78 = zext i16 %77 to i32
  %79 = insertelement <8 x i32> %74, i32 %78, i64 2
  %80 = zext i32 %61 to i64
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 %80
  %82 = load i16, ptr %81, align 1
  %83 = zext i16 %82 to i32
  %84 = insertelement <8 x i32> %79, i32 %83, i64 3
  %85 = zext i32 %60 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i16, ptr %86, align 1
  %88 = zext i16 %87 to i32
  %89 = insertelement <8 x i32> %84, i32 %88, i64 4
  %90 = zext i32 %59 to i64
  %91 = getelementptr inbounds nuw i8, ptr %41, i64 %90
  %92 = load i16, ptr %91, align 1
  %93 = zext i16 %92 to i32
  %94 = insertelement <8 x i32> %89, i32 %93, i64 5
  %95 = zext i32 %58 to i64
  %96 = getelementptr inbounds nuw i8, ptr %41, i64 %95
  %97 = load i16, ptr %96, align 1
  %98 = zext i16 %97 to i32
  %99 = insertelement <8 x i32> %94, i32 %98, i64 6
  %100 = zext i32 %57 to i64
  %101 = getelementptr inbounds nuw i8, ptr %41, i64 %100
  %102 = load i16, ptr %101, align 1
  %103 = zext i16 %102 to i32
  %104 = insertelement <8 x i32> %99, i32 %103, i64 7
  store <8 x i32> %104, ptr %6, align 1
  %105 = zext i32 %56 to i64
  %106 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %107 = load i16, ptr %106, align 1
  %108 = zext i16 %107 to i32
  %109 = insertelement <8 x i32> poison, i32 %108, i64 0
  %110 = zext i32 %55 to i64
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %110
  %112 = load i16, ptr %111, align 1
  %113 = zext i16 %112 to i32
  %114 = insertelement <8 x i32> %109, i32 %113, i64 1
  %115 = zext i32 %54 to i64
  %116 = getelementptr inbounds nuw i8, ptr %41, i64 %115
  %117 = load i16, ptr %116, align 1
  %118 = zext i16 %117 to i32
  %119 = insertelement <8 x i32> %114, i32 %118, i64 2
  %120 = zext i32 %53 to i64
  %121 = getelementptr inbounds nuw i8, ptr %41, i64 %120
  %122 = load i16, ptr %121, align 1
  %123 = zext i16 %122 to i32
  %124 = insertelement <8 x i32> %119, i32 %123, i64 3
  %125 = zext i32 %52 to i64
  %126 = getelementptr inbounds nuw i8, ptr %41, i64 %125
  %127 = load i16, ptr %126, align 1
  %128 = zext i16 %127 to i32
  %129 = insertelement <8 x i32> %124, i32 %128, i64 4
  %130 = zext i32 %51 to i64
  %131 = getelementptr inbounds nuw i8, ptr %41, i64 %130
  %132 = load i16, ptr %131, align 1
  %133 = zext i16 %132 to i32
  %134 = insertelement <8 x i32> %129, i32 %133, i64 5
  %135 = zext i32 %50 to i64
  %136 = getelementptr inbounds nuw i8, ptr %41, i64 %135
  %137 = load i16, ptr %136, align 1
  %138 = zext i16 %137 to i32
  %139 = insertelement <8 x i32> %134, i32 %138, i64 6
  %140 = zext i32 %49 to i64
  %141 = getelementptr inbounds nuw i8, ptr %41, i64 %140
  %142 = load i16, ptr %141, align 1
  %143 = zext i16 %142 to i32
  %144 = insertelement <8 x i32> %139, i32 %143, i64 7
  %145 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %144, ptr %145, align 1
  %146 = zext i32 %48 to i64
  %147 = getelementptr inbounds nuw i8, ptr %41, i64 %146
  %148 = load i16, ptr %147, align 1
  %149 = zext i16 %148 to i32
  %150 = insertelement <8 x i32> poison, i32 %149, i64 0
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %152 = load i32, ptr %151, align 4
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %41, i64 %153
  %155 = load i16, ptr %154, align 1
  %156 = zext i16 %155 to i32
  %157 = insertelement <8 x i32> %150, i32 %156, i64 1
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %159 = load i32, ptr %158, align 8
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %41, i64 %160
  %162 = load i16, ptr %161, align 1
  %163 = zext i16 %162 to i32
  %164 = insertelement <8 x i32> %157, i32 %163, i64 2
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %41, i64 %167
  %169 = load i16, ptr %168, align 1
  %170 = zext i16 %169 to i32
  %171 = insertelement <8 x i32> %164, i32 %170, i64 3
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %173 = load i32, ptr %172, align 16
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %41, i64 %174
  %176 = load i16, ptr %175, align 1
  %177 = zext i16 %176 to i32
  %178 = insertelement <8 x i32> %171, i32 %177, i64 4
  %179 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %180 = load i32, ptr %179, align 4
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %41, i64 %181
  %183 = load i16, ptr %182, align 1
  %184 = zext i16 %183 to i32
  %185 = insertelement <8 x i32> %178, i32 %184, i64 5
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %187 = load i32, ptr %186, align 8
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %41, i64 %188
  %190 = load i16, ptr %189, align 1
  %191 = zext i16 %190 to i32
  %192 = insertelement <8 x i32> %185, i32 %191, i64 6
  %193 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %194 = load i32, ptr %193, align 4
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw i8, ptr %41, i64 %195
  %197 = load i16, ptr %196, align 1
  %198 = zext i16 %197 to i32
  %199 = insertelement <8 x i32> %192, i32 %198, i64 7
  %200 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %199, ptr %200, align 1
  %201 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %202 = load i32, ptr %201, align 32
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %41, i64 %203
  %205 = load i16, ptr %204, align 1
  %206 = zext i16 %205 to i32
  %207 = insertelement <8 x i32> poison, i32 %206, i64 0
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %41, i64 %210
  %212 = load i16, ptr %211, align 1
  %213 = zext i16 %212 to i32
  %214 = insertelement <8 x i32> %207, i32 %213, i64 1
  %215 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %216 = load i32, ptr %215, align 8
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw i8, ptr %41, i64 %217
  %219 = load i16, ptr %218, align 1
  %220 = zext i16 %219 to i32
  %221 = insertelement <8 x i32> %214, i32 %220, i64 2
  %222 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %223 = load i32, ptr %222, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %41, i64 %224
  %226 = load i16, ptr %225, align 1
  %227 = zext i16 %226 to i32
  %228 = insertelement <8 x i32> %221, i32 %227, i64 3
  %229 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %230 = load i32, ptr %229, align 16
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i8, ptr %41, i64 %231
  %233 = load i16, ptr %232, align 1
  %234 = zext i16 %233 to i32
  %235 = insertelement <8 x i32> %228, i32 %234, i64 4
  %236 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %41, i64 %238
  %240 = load i16, ptr %239, align 1
  %241 = zext i16 %240 to i32
  %242 = insertelement <8 x i32> %235, i32 %241, i64 5
  %243 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %244 = load i32, ptr %243, align 8
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %41, i64 %245
  %247 = load i16, ptr %246, align 1
  %248 = zext i16 %247 to i32
  %249 = insertelement <8 x i32> %242, i32 %248, i64 6
  %250 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %251 = load i32, ptr %250, align 4
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw i8, ptr %41, i64 %252
  %254 = load i16, ptr %253, align 1
  %255 = zext i16 %254 to i32
  %256 = insertelement <8 x i32> %249, i32 %255, i64 7
  %257 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %256, ptr %257, align 1
  br label %280
258:
  %259 = phi i32 [ %277, %271 ], [ %4, %40 ]
  %260 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %259, i1 true)
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw i32, ptr %8, i64 %261
  %263 = load i32, ptr %262, align 4
  %264 = zext i32 %263 to i64
  %265 = add i64 %2, %264
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %266 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %265, i64 noundef 2, i32 noundef 0, i32 noundef %5, i32 noundef %260)
  %267 = ptrtoint ptr %266 to i64
  switch i64 %267, label %271 [
    i64 0, label %279
    i64 2, label %268
  ]
268:
  %269 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %265, i64 noundef 2, i32 noundef 0, i32 noundef %5, i32 noundef %260, ptr noundef nonnull %9)
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %279
271:
  %272 = phi ptr [ %9, %268 ], [ %266, %258 ]
  %273 = load i16, ptr %272, align 1
  %274 = zext i16 %273 to i32
  %275 = getelementptr inbounds nuw i32, ptr %6, i64 %261
  store i32 %274, ptr %275, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %276 = add i32 %259, -1
  %277 = and i32 %276, %259
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %280, label %258
279:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %280
280:
  %281 = phi i32 [ 0, %47 ], [ 1, %279 ], [ 0, %271 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %282
282:
  %283 = phi i32 [ %281, %280 ], [ %4, %7 ]
  ret i32 %283
}
define range(i32 0, 2) i32 @db_gather_lds_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %280
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %256, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 16
  %47 = extractelement <32 x i32> %44, i64 15
  %48 = extractelement <32 x i32> %44, i64 14
  %49 = extractelement <32 x i32> %44, i64 13
  %50 = extractelement <32 x i32> %44, i64 12
  %51 = extractelement <32 x i32> %44, i64 11
  %52 = extractelement <32 x i32> %44, i64 10
  %53 = extractelement <32 x i32> %44, i64 9
  %54 = extractelement <32 x i32> %44, i64 8
  %55 = extractelement <32 x i32> %44, i64 7
  %56 = extractelement <32 x i32> %44, i64 6
  %57 = extractelement <32 x i32> %44, i64 5
  %58 = extractelement <32 x i32> %44, i64 4
  %59 = extractelement <32 x i32> %44, i64 3
  %60 = extractelement <32 x i32> %44, i64 2
  %61 = extractelement <32 x i32> %44, i64 1
  %62 = extractelement <32 x i32> %44, i64 0
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 %63
  %65 = load i16, ptr %64, align 1
  %66 = zext i16 %65 to i32
  %67 = insertelement <8 x i32> poison, i32 %66, i64 0
  %68 = zext i32 %61 to i64
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 %68
  %70 = load i16, ptr %69, align 1
  %71 = zext i16 %70 to i32
  %72 = insertelement <8 x i32> %67, i32 %71, i64 1
  %73 = zext i32 %60 to i64
  %74 = getelementptr inbounds nuw i8, ptr %39, i64 %73
  %75 = load i16, ptr %74, align 1
  %76 = zext i16 %75 to i32
  %77 = insertelement <8 x i32> %72, i32 %76, i64 2
  %78 = zext i32 %59 to i64
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 %78
  %80 = load i16, ptr %79, align 1
  %81 = zext i16 %80 to i32
  %82 = insertelement <8 x i32> %77, i32 %81, i64 3
  %83 = zext i32 %58 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i16, ptr %84, align 1
  %86 = zext i16 %85 to i32
  %87 = insertelement <8 x i32> %82, i32 %86, i64 4
  %88 = zext i32 %57 to i64
  %89 = getelementptr inbounds nuw i8, ptr %39, i64 %88
  %90 = load i16, ptr %89, align 1
  %91 = zext i16 %90 to i32
  %92 = insertelement <8 x i32> %87, i32 %91, i64 5
  %93 = zext i32 %56 to i64
  %94 = getelementptr inbounds nuw i8, ptr %39, i64 %93
  %95 = load i16, ptr %94, align 1
  %96 = zext i16 %95 to i32
  %97 = insertelement <8 x i32> %92, i32 %96, i64 6
  %98 = zext i32 %55 to i64
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 %98
  %100 = load i16, ptr %99, align 1
  %101 = zext i16 %100 to i32
  %102 = insertelement <8 x i32> %97, i32 %101, i64 7
  store <8 x i32> %102, ptr %6, align 1
  %103 = zext i32 %54 to i64
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 %103
  %105 = load i16, ptr %104, align 1
  %106 = zext i16 %105 to i32
  %107 = insertelement <8 x i32> poison, i32 %106, i64 0
  %108 = zext i32 %53 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load i16, ptr %109, align 1
  %111 = zext i16 %110 to i32
  %112 = insertelement <8 x i32> %107, i32 %111, i64 1
  %113 = zext i32 %52 to i64
  %114 = getelementptr inbounds nuw i8, ptr %39, i64 %113
  %115 = load i16, ptr %114, align 1
  %116 = zext i16 %115 to i32
  %117 = insertelement <8 x i32> %112, i32 %116, i64 2
  %118 = zext i32 %51 to i64
  %119 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %120 = load i16, ptr %119, align 1
  %121 = zext i16 %120 to i32
  %122 = insertelement <8 x i32> %117, i32 %121, i64 3
  %123 = zext i32 %50 to i64
  %124 = getelementptr inbounds nuw i8, ptr %39, i64 %123
  %125 = load i16, ptr %124, align 1
  %126 = zext i16 %125 to i32
  %127 = insertelement <8 x i32> %122, i32 %126, i64 4
  %128 = zext i32 %49 to i64
  %129 = getelementptr inbounds nuw i8, ptr %39, i64 %128
  %130 = load i16, ptr %129, align 1
  %131 = zext i16 %130 to i32
  %132 = insertelement <8 x i32> %127, i32 %131, i64 5
  %133 = zext i32 %48 to i64
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 %133
  %135 = load i16, ptr %134, align 1
  %136 = zext i16 %135 to i32
  %137 = insertelement <8 x i32> %132, i32 %136, i64 6
  %138 = zext i32 %47 to i64
  %139 = getelementptr inbounds nuw i8, ptr %39, i64 %138
  %140 = load i16, ptr %139, align 1
  %141 = zext i16 %140 to i32
  %142 = insertelement <8 x i32> %137, i32 %141, i64 7
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %142, ptr %143, align 1
  %144 = zext i32 %46 to i64
  %145 = getelementptr inbounds nuw i8, ptr %39, i64 %144
  %146 = load i16, ptr %145, align 1
  %147 = zext i16 %146 to i32
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %39, i64 %151
  %153 = load i16, ptr %152, align 1
  %154 = zext i16 %153 to i32
  %155 = insertelement <8 x i32> %148, i32 %154, i64 1
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %157 = load i32, ptr %156, align 8
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %39, i64 %158
  %160 = load i16, ptr %159, align 1
  %161 = zext i16 %160 to i32
  %162 = insertelement <8 x i32> %155, i32 %161, i64 2
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %164 = load i32, ptr %163, align 4
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %39, i64 %165
  %167 = load i16, ptr %166, align 1
  %168 = zext i16 %167 to i32
  %169 = insertelement <8 x i32> %162, i32 %168, i64 3
  %170 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %171 = load i32, ptr %170, align 16
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %39, i64 %172
  %174 = load i16, ptr %173, align 1
  %175 = zext i16 %174 to i32
  %176 = insertelement <8 x i32> %169, i32 %175, i64 4
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %178 = load i32, ptr %177, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr %39, i64 %179
  %181 = load i16, ptr %180, align 1
  %182 = zext i16 %181 to i32
  %183 = insertelement <8 x i32> %176, i32 %182, i64 5
  %184 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %185 = load i32, ptr %184, align 8
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %39, i64 %186
  %188 = load i16, ptr %187, align 1
  %189 = zext i16 %188 to i32
  %190 = insertelement <8 x i32> %183, i32 %189, i64 6
  %191 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %192 = load i32, ptr %191, align 4
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr %39, i64 %193
  %195 = load i16, ptr %194, align 1
  %196 = zext i16 %195 to i32
  %197 = insertelement <8 x i32> %190, i32 %196, i64 7
  %198 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %197, ptr %198, align 1
  %199 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %200 = load i32, ptr %199, align 32
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %39, i64 %201
  %203 = load i16, ptr %202, align 1
  %204 = zext i16 %203 to i32
  %205 = insertelement <8 x i32> poison, i32 %204, i64 0
  %206 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %207 = load i32, ptr %206, align 4
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %39, i64 %208
  %210 = load i16, ptr %209, align 1
  %211 = zext i16 %210 to i32
  %212 = insertelement <8 x i32> %205, i32 %211, i64 1
  %213 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %214 = load i32, ptr %213, align 8
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i8, ptr %39, i64 %215
  %217 = load i16, ptr %216, align 1
  %218 = zext i16 %217 to i32
  %219 = insertelement <8 x i32> %212, i32 %218, i64 2
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %221 = load i32, ptr %220, align 4
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %39, i64 %222
  %224 = load i16, ptr %223, align 1
  %225 = zext i16 %224 to i32
  %226 = insertelement <8 x i32> %219, i32 %225, i64 3
  %227 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %228 = load i32, ptr %227, align 16
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i8, ptr %39, i64 %229
  %231 = load i16, ptr %230, align 1
  %232 = zext i16 %231 to i32
  %233 = insertelement <8 x i32> %226, i32 %232, i64 4
  %234 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %235 = load i32, ptr %234, align 4
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %39, i64 %236
  %238 = load i16, ptr %237, align 1
  %239 = zext i16 %238 to i32
  %240 = insertelement <8 x i32> %233, i32 %239, i64 5
  %241 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %242 = load i32, ptr %241, align 8
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i8, ptr %39, i64 %243
  %245 = load i16, ptr %244, align 1
  %246 = zext i16 %245 to i32
  %247 = insertelement <8 x i32> %240, i32 %246, i64 6
  %248 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %249 = load i32, ptr %248, align 4
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %39, i64 %250
  %252 = load i16, ptr %251, align 1
  %253 = zext i16 %252 to i32
  %254 = insertelement <8 x i32> %247, i32 %253, i64 7
  %255 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %254, ptr %255, align 1
  br label %278
256:
  %257 = phi i32 [ %275, %269 ], [ %4, %38 ]
  %258 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %257, i1 true)
  %259 = zext nneg i32 %258 to i64
  %260 = getelementptr inbounds nuw i32, ptr %8, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = zext i32 %261 to i64
  %263 = add i64 %2, %262
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %264 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %263, i64 noundef 2, i32 noundef 16, i32 noundef %5, i32 noundef %258)
  %265 = ptrtoint ptr %264 to i64
  switch i64 %265, label %269 [
    i64 0, label %277
    i64 2, label %266
  ]
266:
  %267 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %263, i64 noundef 2, i32 noundef 16, i32 noundef %5, i32 noundef %258, ptr noundef nonnull %9)
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %277
269:
  %270 = phi ptr [ %9, %266 ], [ %264, %256 ]
  %271 = load i16, ptr %270, align 1
  %272 = zext i16 %271 to i32
  %273 = getelementptr inbounds nuw i32, ptr %6, i64 %259
  store i32 %272, ptr %273, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %274 = add i32 %257, -1
  %275 = and i32 %274, %257
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %278, label %256
277:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %278
278:
  %279 = phi i32 [ 0, %45 ], [ 1, %277 ], [ 0, %269 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %280
280:
  %281 = phi i32 [ %279, %278 ], [ %4, %7 ]
  ret i32 %281
}
define range(i32 0, 2) i32 @db_scatter_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %87
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %61, label %47
47:
  %48 = phi i32 [ %59, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  %57 = trunc i32 %56 to i16
  store i16 %57, ptr %54, align 1
  %58 = add i32 %48, -1
  %59 = and i32 %58, %48
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %85, label %47
61:
  %62 = phi i32 [ %82, %80 ], [ %4, %40 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %62, i1 true)
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %8, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add i64 %2, %67
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %69 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %68, i64 noundef 2, i32 noundef 1, i32 noundef %5, i32 noundef %63)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %84, label %71
71:
  %72 = icmp eq ptr %69, inttoptr (i64 2 to ptr)
  %73 = select i1 %72, ptr %9, ptr %69
  %74 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  %75 = load i32, ptr %74, align 4
  %76 = trunc i32 %75 to i16
  store i16 %76, ptr %73, align 1
  br i1 %72, label %77, label %80
77:
  %78 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %68, i64 noundef 2, i32 noundef 1, i32 noundef %5, i32 noundef %63, ptr noundef nonnull %9)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %84
80:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %81 = add i32 %62, -1
  %82 = and i32 %81, %62
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %85, label %61
84:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %85
85:
  %86 = phi i32 [ 0, %80 ], [ 1, %84 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %87
87:
  %88 = phi i32 [ %86, %85 ], [ %4, %7 ]
  ret i32 %88
}
define range(i32 0, 2) i32 @db_scatter_lds_2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %85
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %59, label %45
45:
  %46 = phi i32 [ %57, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  %55 = trunc i32 %54 to i16
  store i16 %55, ptr %52, align 1
  %56 = add i32 %46, -1
  %57 = and i32 %56, %46
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %83, label %45
59:
  %60 = phi i32 [ %80, %78 ], [ %4, %38 ]
  %61 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %8, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = zext i32 %64 to i64
  %66 = add i64 %2, %65
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %67 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %66, i64 noundef 2, i32 noundef 17, i32 noundef %5, i32 noundef %61)
  %68 = icmp eq ptr %67, null
  br i1 %68, label %82, label %69
69:
  %70 = icmp eq ptr %67, inttoptr (i64 2 to ptr)
  %71 = select i1 %70, ptr %9, ptr %67
  %72 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  %73 = load i32, ptr %72, align 4
  %74 = trunc i32 %73 to i16
  store i16 %74, ptr %71, align 1
  br i1 %70, label %75, label %78
75:
  %76 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %66, i64 noundef 2, i32 noundef 17, i32 noundef %5, i32 noundef %61, ptr noundef nonnull %9)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82
78:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %79 = add i32 %60, -1
  %80 = and i32 %79, %60
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %83, label %59
82:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %83
83:
  %84 = phi i32 [ 0, %78 ], [ 1, %82 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %85
85:
  %86 = phi i32 [ %84, %83 ], [ %4, %7 ]
  ret i32 %86
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
    i32 0, label %246
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %223, label %47
47:
  %48 = extractelement <32 x i32> %46, i64 19
  %49 = extractelement <32 x i32> %46, i64 18
  %50 = extractelement <32 x i32> %46, i64 17
  %51 = extractelement <32 x i32> %46, i64 16
  %52 = extractelement <32 x i32> %46, i64 15
  %53 = extractelement <32 x i32> %46, i64 14
  %54 = extractelement <32 x i32> %46, i64 13
  %55 = extractelement <32 x i32> %46, i64 12
  %56 = extractelement <32 x i32> %46, i64 11
  %57 = extractelement <32 x i32> %46, i64 10
  %58 = extractelement <32 x i32> %46, i64 9
  %59 = extractelement <32 x i32> %46, i64 8
  %60 = extractelement <32 x i32> %46, i64 7
  %61 = extractelement <32 x i32> %46, i64 6
  %62 = extractelement <32 x i32> %46, i64 5
  %63 = extractelement <32 x i32> %46, i64 4
  %64 = extractelement <32 x i32> %46, i64 3
  %65 = extractelement <32 x i32> %46, i64 2
  %66 = extractelement <32 x i32> %46, i64 1
  %67 = extractelement <32 x i32> %46, i64 0
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %41, i64 %68
  %70 = load i32, ptr %69, align 1
  %71 = insertelement <8 x i32> poison, i32 %70, i64 0
  %72 = zext i32 %66 to i64
  %73 = getelementptr inbounds nuw i8, ptr %41, i64 %72
  %74 = load i32, ptr %73, align 1
  %75 = insertelement <8 x i32> %71, i32 %74, i64 1
  %76 = zext i32 %65 to i64
  %77 = getelementptr inbounds nuw i8, ptr %41, i64 %76
  %78 = load i32, ptr %77, align 1
  %79 = insertelement <8 x i32> %75, i32 %78, i64 2
  %80 = zext i32 %64 to i64
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 %80
  %82 = load i32, ptr %81, align 1
  %83 = insertelement <8 x i32> %79, i32 %82, i64 3
  %84 = zext i32 %63 to i64
  %85 = getelementptr inbounds nuw i8, ptr %41, i64 %84
  %86 = load i32, ptr %85, align 1
  %87 = insertelement <8 x i32> %83, i32 %86, i64 4
  %88 = zext i32 %62 to i64
  %89 = getelementptr inbounds nuw i8, ptr %41, i64 %88
  %90 = load i32, ptr %89, align 1
  %91 = insertelement <8 x i32> %87, i32 %90, i64 5
  %92 = zext i32 %61 to i64
  %93 = getelementptr inbounds nuw i8, ptr %41, i64 %92
  %94 = load i32, ptr %93, align 1
  %95 = insertelement <8 x i32> %91, i32 %94, i64 6
  %96 = zext i32 %60 to i64
  %97 = getelementptr inbounds nuw i8, ptr %41, i64 %96
  %98 = load i32, ptr %97, align 1
  %99 = insertelement <8 x i32> %95, i32 %98, i64 7
  store <8 x i32> %99, ptr %6, align 1
  %100 = zext i32 %59 to i64
  %101 = getelementptr inbounds nuw i8, ptr %41, i64 %100
  %102 = load i32, ptr %101, align 1
  %103 = insertelement <8 x i32> poison, i32 %102, i64 0
  %104 = zext i32 %58 to i64
  %105 = getelementptr inbounds nuw i8, ptr %41, i64 %104
  %106 = load i32, ptr %105, align 1
  %107 = insertelement <8 x i32> %103, i32 %106, i64 1
  %108 = zext i32 %57 to i64
  %109 = getelementptr inbounds nuw i8, ptr %41, i64 %108
  %110 = load i32, ptr %109, align 1
  %111 = insertelement <8 x i32> %107, i32 %110, i64 2
  %112 = zext i32 %56 to i64
  %113 = getelementptr inbounds nuw i8, ptr %41, i64 %112
  %114 = load i32, ptr %113, align 1
  %115 = insertelement <8 x i32> %111, i32 %114, i64 3
  %116 = zext i32 %55 to i64
  %117 = getelementptr inbounds nuw i8, ptr %41, i64 %116
  %118 = load i32, ptr %117, align 1
  %119 = insertelement <8 x i32> %115, i32 %118, i64 4
  %120 = zext i32 %54 to i64
  %121 = getelementptr inbounds nuw i8, ptr %41, i64 %120
  %122 = load i32, ptr %121, align 1
  %123 = insertelement <8 x i32> %119, i32 %122, i64 5
  %124 = zext i32 %53 to i64
  %125 = getelementptr inbounds nuw i8, ptr %41, i64 %124
  %126 = load i32, ptr %125, align 1
  %127 = insertelement <8 x i32> %123, i32 %126, i64 6
  %128 = zext i32 %52 to i64
  %129 = getelementptr inbounds nuw i8, ptr %41, i64 %128
  %130 = load i32, ptr %129, align 1
  %131 = insertelement <8 x i32> %127, i32 %130, i64 7
  %132 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %131, ptr %132, align 1
  %133 = zext i32 %51 to i64
  %134 = getelementptr inbounds nuw i8, ptr %41, i64 %133
  %135 = load i32, ptr %134, align 1
  %136 = insertelement <8 x i32> poison, i32 %135, i64 0
  %137 = zext i32 %50 to i64
  %138 = getelementptr inbounds nuw i8, ptr %41, i64 %137
  %139 = load i32, ptr %138, align 1
  %140 = insertelement <8 x i32> %136, i32 %139, i64 1
  %141 = zext i32 %49 to i64
  %142 = getelementptr inbounds nuw i8, ptr %41, i64 %141
  %143 = load i32, ptr %142, align 1
  %144 = insertelement <8 x i32> %140, i32 %143, i64 2
  %145 = zext i32 %48 to i64
  %146 = getelementptr inbounds nuw i8, ptr %41, i64 %145
  %147 = load i32, ptr %146, align 1
  %148 = insertelement <8 x i32> %144, i32 %147, i64 3
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %150 = load i32, ptr %149, align 16
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %41, i64 %151
  %153 = load i32, ptr %152, align 1
  %154 = insertelement <8 x i32> %148, i32 %153, i64 4
  %155 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %156 = load i32, ptr %155, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %41, i64 %157
  %159 = load i32, ptr %158, align 1
  %160 = insertelement <8 x i32> %154, i32 %159, i64 5
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %162 = load i32, ptr %161, align 8
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %41, i64 %163
  %165 = load i32, ptr %164, align 1
  %166 = insertelement <8 x i32> %160, i32 %165, i64 6
  %167 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %168 = load i32, ptr %167, align 4
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr %41, i64 %169
  %171 = load i32, ptr %170, align 1
  %172 = insertelement <8 x i32> %166, i32 %171, i64 7
  %173 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %172, ptr %173, align 1
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %175 = load i32, ptr %174, align 32
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %41, i64 %176
  %178 = load i32, ptr %177, align 1
  %179 = insertelement <8 x i32> poison, i32 %178, i64 0
  %180 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %181 = load i32, ptr %180, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %41, i64 %182
  %184 = load i32, ptr %183, align 1
  %185 = insertelement <8 x i32> %179, i32 %184, i64 1
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %187 = load i32, ptr %186, align 8
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %41, i64 %188
  %190 = load i32, ptr %189, align 1
  %191 = insertelement <8 x i32> %185, i32 %190, i64 2
  %192 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %193 = load i32, ptr %192, align 4
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %41, i64 %194
  %196 = load i32, ptr %195, align 1
  %197 = insertelement <8 x i32> %191, i32 %196, i64 3
  %198 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %199 = load i32, ptr %198, align 16
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr %41, i64 %200
  %202 = load i32, ptr %201, align 1
  %203 = insertelement <8 x i32> %197, i32 %202, i64 4
  %204 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %205 = load i32, ptr %204, align 4
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %41, i64 %206
  %208 = load i32, ptr %207, align 1
  %209 = insertelement <8 x i32> %203, i32 %208, i64 5
  %210 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %211 = load i32, ptr %210, align 8
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %41, i64 %212
  %214 = load i32, ptr %213, align 1
  %215 = insertelement <8 x i32> %209, i32 %214, i64 6
  %216 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %217 = load i32, ptr %216, align 4
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw i8, ptr %41, i64 %218
  %220 = load i32, ptr %219, align 1
  %221 = insertelement <8 x i32> %215, i32 %220, i64 7
  %222 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %221, ptr %222, align 1
  br label %244
223:
  %224 = phi i32 [ %241, %236 ], [ %4, %40 ]
  %225 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %224, i1 true)
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw i32, ptr %8, i64 %226
  %228 = load i32, ptr %227, align 4
  %229 = zext i32 %228 to i64
  %230 = add i64 %2, %229
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %231 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %230, i64 noundef 4, i32 noundef 0, i32 noundef %5, i32 noundef %225)
  %232 = ptrtoint ptr %231 to i64
  switch i64 %232, label %236 [
    i64 0, label %243
    i64 2, label %233
  ]
233:
  %234 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %230, i64 noundef 4, i32 noundef 0, i32 noundef %5, i32 noundef %225, ptr noundef nonnull %9)
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %243
236:
  %237 = phi ptr [ %9, %233 ], [ %231, %223 ]
  %238 = load i32, ptr %237, align 1
  %239 = getelementptr inbounds nuw i32, ptr %6, i64 %226
  store i32 %238, ptr %239, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %240 = add i32 %224, -1
  %241 = and i32 %240, %224
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %244, label %223
243:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %244
244:
  %245 = phi i32 [ 0, %47 ], [ 1, %243 ], [ 0, %236 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %246
246:
  %247 = phi i32 [ %245, %244 ], [ %4, %7 ]
  ret i32 %247
}
define range(i32 0, 2) i32 @db_gather_lds_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %244
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %221, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 19
  %47 = extractelement <32 x i32> %44, i64 18
  %48 = extractelement <32 x i32> %44, i64 17
  %49 = extractelement <32 x i32> %44, i64 16
  %50 = extractelement <32 x i32> %44, i64 15
  %51 = extractelement <32 x i32> %44, i64 14
  %52 = extractelement <32 x i32> %44, i64 13
  %53 = extractelement <32 x i32> %44, i64 12
  %54 = extractelement <32 x i32> %44, i64 11
  %55 = extractelement <32 x i32> %44, i64 10
  %56 = extractelement <32 x i32> %44, i64 9
  %57 = extractelement <32 x i32> %44, i64 8
  %58 = extractelement <32 x i32> %44, i64 7
  %59 = extractelement <32 x i32> %44, i64 6
  %60 = extractelement <32 x i32> %44, i64 5
  %61 = extractelement <32 x i32> %44, i64 4
  %62 = extractelement <32 x i32> %44, i64 3
  %63 = extractelement <32 x i32> %44, i64 2
  %64 = extractelement <32 x i32> %44, i64 1
  %65 = extractelement <32 x i32> %44, i64 0
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %39, i64 %66
  %68 = load i32, ptr %67, align 1
  %69 = insertelement <8 x i32> poison, i32 %68, i64 0
  %70 = zext i32 %64 to i64
  %71 = getelementptr inbounds nuw i8, ptr %39, i64 %70
  %72 = load i32, ptr %71, align 1
  %73 = insertelement <8 x i32> %69, i32 %72, i64 1
  %74 = zext i32 %63 to i64
  %75 = getelementptr inbounds nuw i8, ptr %39, i64 %74
  %76 = load i32, ptr %75, align 1
  %77 = insertelement <8 x i32> %73, i32 %76, i64 2
  %78 = zext i32 %62 to i64
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 %78
  %80 = load i32, ptr %79, align 1
  %81 = insertelement <8 x i32> %77, i32 %80, i64 3
  %82 = zext i32 %61 to i64
  %83 = getelementptr inbounds nuw i8, ptr %39, i64 %82
  %84 = load i32, ptr %83, align 1
  %85 = insertelement <8 x i32> %81, i32 %84, i64 4
  %86 = zext i32 %60 to i64
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 %86
  %88 = load i32, ptr %87, align 1
  %89 = insertelement <8 x i32> %85, i32 %88, i64 5
  %90 = zext i32 %59 to i64
  %91 = getelementptr inbounds nuw i8, ptr %39, i64 %90
  %92 = load i32, ptr %91, align 1
  %93 = insertelement <8 x i32> %89, i32 %92, i64 6
  %94 = zext i32 %58 to i64
  %95 = getelementptr inbounds nuw i8, ptr %39, i64 %94
  %96 = load i32, ptr %95, align 1
  %97 = insertelement <8 x i32> %93, i32 %96, i64 7
  store <8 x i32> %97, ptr %6, align 1
  %98 = zext i32 %57 to i64
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 %98
  %100 = load i32, ptr %99, align 1
  %101 = insertelement <8 x i32> poison, i32 %100, i64 0
  %102 = zext i32 %56 to i64
  %103 = getelementptr inbounds nuw i8, ptr %39, i64 %102
  %104 = load i32, ptr %103, align 1
  %105 = insertelement <8 x i32> %101, i32 %104, i64 1
  %106 = zext i32 %55 to i64
  %107 = getelementptr inbounds nuw i8, ptr %39, i64 %106
  %108 = load i32, ptr %107, align 1
  %109 = insertelement <8 x i32> %105, i32 %108, i64 2
  %110 = zext i32 %54 to i64
  %111 = getelementptr inbounds nuw i8, ptr %39, i64 %110
  %112 = load i32, ptr %111, align 1
  %113 = insertelement <8 x i32> %109, i32 %112, i64 3
  %114 = zext i32 %53 to i64
  %115 = getelementptr inbounds nuw i8, ptr %39, i64 %114
  %116 = load i32, ptr %115, align 1
  %117 = insertelement <8 x i32> %113, i32 %116, i64 4
  %118 = zext i32 %52 to i64
  %119 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %120 = load i32, ptr %119, align 1
  %121 = insertelement <8 x i32> %117, i32 %120, i64 5
  %122 = zext i32 %51 to i64
  %123 = getelementptr inbounds nuw i8, ptr %39, i64 %122
  %124 = load i32, ptr %123, align 1
  %125 = insertelement <8 x i32> %121, i32 %124, i64 6
  %126 = zext i32 %50 to i64
  %127 = getelementptr inbounds nuw i8, ptr %39, i64 %126
  %128 = load i32, ptr %127, align 1
  %129 = insertelement <8 x i32> %125, i32 %128, i64 7
  %130 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store <8 x i32> %129, ptr %130, align 1
  %131 = zext i32 %49 to i64
  %132 = getelementptr inbounds nuw i8, ptr %39, i64 %131
  %133 = load i32, ptr %132, align 1
  %134 = insertelement <8 x i32> poison, i32 %133, i64 0
  %135 = zext i32 %48 to i64
  %136 = getelementptr inbounds nuw i8, ptr %39, i64 %135
  %137 = load i32, ptr %136, align 1
  %138 = insertelement <8 x i32> %134, i32 %137, i64 1
  %139 = zext i32 %47 to i64
  %140 = getelementptr inbounds nuw i8, ptr %39, i64 %139
  %141 = load i32, ptr %140, align 1
  %142 = insertelement <8 x i32> %138, i32 %141, i64 2
  %143 = zext i32 %46 to i64
  %144 = getelementptr inbounds nuw i8, ptr %39, i64 %143
  %145 = load i32, ptr %144, align 1
  %146 = insertelement <8 x i32> %142, i32 %145, i64 3
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %148 = load i32, ptr %147, align 16
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr %39, i64 %149
  %151 = load i32, ptr %150, align 1
  %152 = insertelement <8 x i32> %146, i32 %151, i64 4
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %154 = load i32, ptr %153, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i8, ptr %39, i64 %155
  %157 = load i32, ptr %156, align 1
  %158 = insertelement <8 x i32> %152, i32 %157, i64 5
  %159 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %160 = load i32, ptr %159, align 8
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr %39, i64 %161
  %163 = load i32, ptr %162, align 1
  %164 = insertelement <8 x i32> %158, i32 %163, i64 6
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %39, i64 %167
  %169 = load i32, ptr %168, align 1
  %170 = insertelement <8 x i32> %164, i32 %169, i64 7
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store <8 x i32> %170, ptr %171, align 1
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %173 = load i32, ptr %172, align 32
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %39, i64 %174
  %176 = load i32, ptr %175, align 1
  %177 = insertelement <8 x i32> poison, i32 %176, i64 0
  %178 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %179 = load i32, ptr %178, align 4
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw i8, ptr %39, i64 %180
  %182 = load i32, ptr %181, align 1
  %183 = insertelement <8 x i32> %177, i32 %182, i64 1
  %184 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %185 = load i32, ptr %184, align 8
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %39, i64 %186
  %188 = load i32, ptr %187, align 1
  %189 = insertelement <8 x i32> %183, i32 %188, i64 2
  %190 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %191 = load i32, ptr %190, align 4
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %39, i64 %192
  %194 = load i32, ptr %193, align 1
  %195 = insertelement <8 x i32> %189, i32 %194, i64 3
  %196 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %197 = load i32, ptr %196, align 16
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr %39, i64 %198
  %200 = load i32, ptr %199, align 1
  %201 = insertelement <8 x i32> %195, i32 %200, i64 4
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %203 = load i32, ptr %202, align 4
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %39, i64 %204
  %206 = load i32, ptr %205, align 1
  %207 = insertelement <8 x i32> %201, i32 %206, i64 5
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %209 = load i32, ptr %208, align 8
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %39, i64 %210
  %212 = load i32, ptr %211, align 1
  %213 = insertelement <8 x i32> %207, i32 %212, i64 6
  %214 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %215 = load i32, ptr %214, align 4
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %39, i64 %216
  %218 = load i32, ptr %217, align 1
  %219 = insertelement <8 x i32> %213, i32 %218, i64 7
  %220 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store <8 x i32> %219, ptr %220, align 1
  br label %242
221:
  %222 = phi i32 [ %239, %234 ], [ %4, %38 ]
  %223 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %222, i1 true)
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i32, ptr %8, i64 %224
  %226 = load i32, ptr %225, align 4
  %227 = zext i32 %226 to i64
  %228 = add i64 %2, %227
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %229 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %228, i64 noundef 4, i32 noundef 16, i32 noundef %5, i32 noundef %223)
  %230 = ptrtoint ptr %229 to i64
  switch i64 %230, label %234 [
    i64 0, label %241
    i64 2, label %231
  ]
231:
  %232 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %228, i64 noundef 4, i32 noundef 16, i32 noundef %5, i32 noundef %223, ptr noundef nonnull %9)
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %241
234:
  %235 = phi ptr [ %9, %231 ], [ %229, %221 ]
  %236 = load i32, ptr %235, align 1
  %237 = getelementptr inbounds nuw i32, ptr %6, i64 %224
  store i32 %236, ptr %237, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %238 = add i32 %222, -1
  %239 = and i32 %238, %222
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %242, label %221
241:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %242
242:
  %243 = phi i32 [ 0, %45 ], [ 1, %241 ], [ 0, %234 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %244
244:
  %245 = phi i32 [ %243, %242 ], [ %4, %7 ]
  ret i32 %245
}
define range(i32 0, 2) i32 @db_scatter_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %85
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %60, label %47
47:
  %48 = phi i32 [ %58, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %54, align 1
  %57 = add i32 %48, -1
  %58 = and i32 %57, %48
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %83, label %47
60:
  %61 = phi i32 [ %80, %78 ], [ %4, %40 ]
  %62 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %61, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %8, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = zext i32 %65 to i64
  %67 = add i64 %2, %66
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %68 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %67, i64 noundef 4, i32 noundef 1, i32 noundef %5, i32 noundef %62)
  %69 = icmp eq ptr %68, null
  br i1 %69, label %82, label %70
70:
  %71 = icmp eq ptr %68, inttoptr (i64 2 to ptr)
  %72 = select i1 %71, ptr %9, ptr %68
  %73 = getelementptr inbounds nuw i32, ptr %6, i64 %63
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %72, align 1
  br i1 %71, label %75, label %78
75:
  %76 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %67, i64 noundef 4, i32 noundef 1, i32 noundef %5, i32 noundef %62, ptr noundef nonnull %9)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82
78:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %79 = add i32 %61, -1
  %80 = and i32 %79, %61
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %83, label %60
82:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %83
83:
  %84 = phi i32 [ 0, %78 ], [ 1, %82 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %85
85:
  %86 = phi i32 [ %84, %83 ], [ %4, %7 ]
  ret i32 %86
}
define range(i32 0, 2) i32 @db_scatter_lds_4(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %83
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %58, label %45
45:
  %46 = phi i32 [ %56, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %52, align 1
  %55 = add i32 %46, -1
  %56 = and i32 %55, %46
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %81, label %45
58:
  %59 = phi i32 [ %78, %76 ], [ %4, %38 ]
  %60 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %59, i1 true)
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %8, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = zext i32 %63 to i64
  %65 = add i64 %2, %64
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %66 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %65, i64 noundef 4, i32 noundef 17, i32 noundef %5, i32 noundef %60)
  %67 = icmp eq ptr %66, null
  br i1 %67, label %80, label %68
68:
  %69 = icmp eq ptr %66, inttoptr (i64 2 to ptr)
  %70 = select i1 %69, ptr %9, ptr %66
  %71 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  %72 = load i32, ptr %71, align 4
  store i32 %72, ptr %70, align 1
  br i1 %69, label %73, label %76
73:
  %74 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %65, i64 noundef 4, i32 noundef 17, i32 noundef %5, i32 noundef %60, ptr noundef nonnull %9)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80
76:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %77 = add i32 %59, -1
  %78 = and i32 %77, %59
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %58
80:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %81
81:
  %82 = phi i32 [ 0, %76 ], [ 1, %80 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %83
83:
  %84 = phi i32 [ %82, %81 ], [ %4, %7 ]
  ret i32 %84
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
    i32 0, label %274
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %246, label %47
47:
  %48 = extractelement <32 x i32> %46, i64 16
  %49 = extractelement <32 x i32> %46, i64 15
  %50 = extractelement <32 x i32> %46, i64 13
  %51 = extractelement <32 x i32> %46, i64 14
  %52 = extractelement <32 x i32> %46, i64 12
  %53 = extractelement <32 x i32> %46, i64 11
  %54 = extractelement <32 x i32> %46, i64 9
  %55 = extractelement <32 x i32> %46, i64 10
  %56 = extractelement <32 x i32> %46, i64 8
  %57 = extractelement <32 x i32> %46, i64 7
  %58 = extractelement <32 x i32> %46, i64 5
  %59 = extractelement <32 x i32> %46, i64 6
  %60 = extractelement <32 x i32> %46, i64 4
  %61 = extractelement <32 x i32> %46, i64 3
  %62 = extractelement <32 x i32> %46, i64 1
  %63 = extractelement <32 x i32> %46, i64 2
  %64 = extractelement <32 x i32> %46, i64 0
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %41, i64 %65
  %67 = load i64, ptr %66, align 1
  %68 = insertelement <4 x i64> poison, i64 %67, i64 0
  %69 = zext i32 %63 to i64
  %70 = getelementptr inbounds nuw i8, ptr %41, i64 %69
  %71 = load i64, ptr %70, align 1
  %72 = insertelement <4 x i64> poison, i64 %71, i64 0
  %73 = zext i32 %62 to i64
  %74 = getelementptr inbounds nuw i8, ptr %41, i64 %73
  %75 = load i64, ptr %74, align 1
  %76 = insertelement <4 x i64> %68, i64 %75, i64 1
  %77 = zext i32 %61 to i64
  %78 = getelementptr inbounds nuw i8, ptr %41, i64 %77
  %79 = load i64, ptr %78, align 1
  %80 = insertelement <4 x i64> %72, i64 %79, i64 1
  %81 = zext i32 %60 to i64
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 %81
  %83 = load i64, ptr %82, align 1
  %84 = insertelement <4 x i64> %76, i64 %83, i64 2
  %85 = zext i32 %59 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i64, ptr %86, align 1
  %88 = insertelement <4 x i64> %80, i64 %87, i64 2
  %89 = zext i32 %58 to i64
  %90 = getelementptr inbounds nuw i8, ptr %41, i64 %89
  %91 = load i64, ptr %90, align 1
  %92 = insertelement <4 x i64> %84, i64 %91, i64 3
  %93 = zext i32 %57 to i64
  %94 = getelementptr inbounds nuw i8, ptr %41, i64 %93
  %95 = load i64, ptr %94, align 1
  %96 = insertelement <4 x i64> %88, i64 %95, i64 3
  %97 = bitcast <4 x i64> %92 to <8 x i32>
  %98 = bitcast <4 x i64> %96 to <8 x i32>
  %99 = shufflevector <8 x i32> %97, <8 x i32> %98, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %99, ptr %6, align 1
  %100 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %101 = shufflevector <8 x i32> %97, <8 x i32> %98, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %101, ptr %100, align 1
  %102 = zext i32 %56 to i64
  %103 = getelementptr inbounds nuw i8, ptr %41, i64 %102
  %104 = load i64, ptr %103, align 1
  %105 = insertelement <4 x i64> poison, i64 %104, i64 0
  %106 = zext i32 %55 to i64
  %107 = getelementptr inbounds nuw i8, ptr %41, i64 %106
  %108 = load i64, ptr %107, align 1
  %109 = insertelement <4 x i64> poison, i64 %108, i64 0
  %110 = zext i32 %54 to i64
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %110
  %112 = load i64, ptr %111, align 1
  %113 = insertelement <4 x i64> %105, i64 %112, i64 1
  %114 = zext i32 %53 to i64
  %115 = getelementptr inbounds nuw i8, ptr %41, i64 %114
  %116 = load i64, ptr %115, align 1
  %117 = insertelement <4 x i64> %109, i64 %116, i64 1
  %118 = zext i32 %52 to i64
  %119 = getelementptr inbounds nuw i8, ptr %41, i64 %118
  %120 = load i64, ptr %119, align 1
  %121 = insertelement <4 x i64> %113, i64 %120, i64 2
  %122 = zext i32 %51 to i64
  %123 = getelementptr inbounds nuw i8, ptr %41, i64 %122
  %124 = load i64, ptr %123, align 1
  %125 = insertelement <4 x i64> %117, i64 %124, i64 2
  %126 = zext i32 %50 to i64
  %127 = getelementptr inbounds nuw i8, ptr %41, i64 %126
  %128 = load i64, ptr %127, align 1
  %129 = insertelement <4 x i64> %121, i64 %128, i64 3
  %130 = zext i32 %49 to i64
  %131 = getelementptr inbounds nuw i8, ptr %41, i64 %130
  %132 = load i64, ptr %131, align 1
  %133 = insertelement <4 x i64> %125, i64 %132, i64 3
  %134 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %135 = bitcast <4 x i64> %129 to <8 x i32>
  %136 = bitcast <4 x i64> %133 to <8 x i32>
  %137 = shufflevector <8 x i32> %135, <8 x i32> %136, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %137, ptr %134, align 1
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %139 = shufflevector <8 x i32> %135, <8 x i32> %136, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %139, ptr %138, align 1
  %140 = zext i32 %48 to i64
  %141 = getelementptr inbounds nuw i8, ptr %41, i64 %140
  %142 = load i64, ptr %141, align 1
  %143 = insertelement <4 x i64> poison, i64 %142, i64 0
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %145 = load i32, ptr %144, align 8
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i8, ptr %41, i64 %146
  %148 = load i64, ptr %147, align 1
  %149 = insertelement <4 x i64> poison, i64 %148, i64 0
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %151 = load i32, ptr %150, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr %41, i64 %152
  %154 = load i64, ptr %153, align 1
  %155 = insertelement <4 x i64> %143, i64 %154, i64 1
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %157 = load i32, ptr %156, align 4
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %41, i64 %158
  %160 = load i64, ptr %159, align 1
  %161 = insertelement <4 x i64> %149, i64 %160, i64 1
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %163 = load i32, ptr %162, align 16
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %41, i64 %164
  %166 = load i64, ptr %165, align 1
  %167 = insertelement <4 x i64> %155, i64 %166, i64 2
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %169 = load i32, ptr %168, align 8
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %41, i64 %170
  %172 = load i64, ptr %171, align 1
  %173 = insertelement <4 x i64> %161, i64 %172, i64 2
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %41, i64 %176
  %178 = load i64, ptr %177, align 1
  %179 = insertelement <4 x i64> %167, i64 %178, i64 3
  %180 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %181 = load i32, ptr %180, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %41, i64 %182
  %184 = load i64, ptr %183, align 1
  %185 = insertelement <4 x i64> %173, i64 %184, i64 3
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %187 = bitcast <4 x i64> %179 to <8 x i32>
  %188 = bitcast <4 x i64> %185 to <8 x i32>
  %189 = shufflevector <8 x i32> %187, <8 x i32> %188, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %189, ptr %186, align 1
  %190 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %191 = shufflevector <8 x i32> %187, <8 x i32> %188, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %191, ptr %190, align 1
  %192 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %193 = load i32, ptr %192, align 32
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr %41, i64 %194
  %196 = load i64, ptr %195, align 1
  %197 = insertelement <4 x i64> poison, i64 %196, i64 0
  %198 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %199 = load i32, ptr %198, align 8
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr %41, i64 %200
  %202 = load i64, ptr %201, align 1
  %203 = insertelement <4 x i64> poison, i64 %202, i64 0
  %204 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %205 = load i32, ptr %204, align 4
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %41, i64 %206
  %208 = load i64, ptr %207, align 1
  %209 = insertelement <4 x i64> %197, i64 %208, i64 1
  %210 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %211 = load i32, ptr %210, align 4
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %41, i64 %212
  %214 = load i64, ptr %213, align 1
  %215 = insertelement <4 x i64> %203, i64 %214, i64 1
  %216 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %217 = load i32, ptr %216, align 16
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw i8, ptr %41, i64 %218
  %220 = load i64, ptr %219, align 1
  %221 = insertelement <4 x i64> %209, i64 %220, i64 2
  %222 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %223 = load i32, ptr %222, align 8
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %41, i64 %224
  %226 = load i64, ptr %225, align 1
  %227 = insertelement <4 x i64> %215, i64 %226, i64 2
  %228 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %229 = load i32, ptr %228, align 4
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw i8, ptr %41, i64 %230
  %232 = load i64, ptr %231, align 1
  %233 = insertelement <4 x i64> %221, i64 %232, i64 3
  %234 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %235 = load i32, ptr %234, align 4
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %41, i64 %236
  %238 = load i64, ptr %237, align 1
  %239 = insertelement <4 x i64> %227, i64 %238, i64 3
  %240 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %241 = bitcast <4 x i64> %233 to <8 x i32>
  %242 = bitcast <4 x i64> %239 to <8 x i32>
  %243 = shufflevector <8 x i32> %241, <8 x i32> %242, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %243, ptr %240, align 1
  %244 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %245 = shufflevector <8 x i32> %241, <8 x i32> %242, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %245, ptr %244, align 1
  br label %272
246:
  %247 = phi i32 [ %269, %259 ], [ %4, %40 ]
  %248 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %247, i1 true)
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw i32, ptr %8, i64 %249
  %251 = load i32, ptr %250, align 4
  %252 = zext i32 %251 to i64
  %253 = add i64 %2, %252
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %254 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %253, i64 noundef 8, i32 noundef 0, i32 noundef %5, i32 noundef %248)
  %255 = ptrtoint ptr %254 to i64
  switch i64 %255, label %259 [
    i64 0, label %271
    i64 2, label %256
  ]
256:
  %257 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %253, i64 noundef 8, i32 noundef 0, i32 noundef %5, i32 noundef %248, ptr noundef nonnull %9)
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %271
259:
  %260 = phi ptr [ %9, %256 ], [ %254, %246 ]
  %261 = load i32, ptr %260, align 1
  %262 = getelementptr inbounds nuw i32, ptr %6, i64 %249
  store i32 %261, ptr %262, align 4
  %263 = getelementptr inbounds nuw i8, ptr %260, i64 4
  %264 = load i32, ptr %263, align 1
  %265 = zext nneg i32 %248 to i64
  %266 = getelementptr inbounds nuw i32, ptr %6, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 128
  store i32 %264, ptr %267, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %268 = add i32 %247, -1
  %269 = and i32 %268, %247
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %272, label %246
271:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %272
272:
  %273 = phi i32 [ 0, %47 ], [ 1, %271 ], [ 0, %259 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %274
274:
  %275 = phi i32 [ %273, %272 ], [ %4, %7 ]
  ret i32 %275
}
define range(i32 0, 2) i32 @db_gather_lds_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %272
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %244, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 16
  %47 = extractelement <32 x i32> %44, i64 15
  %48 = extractelement <32 x i32> %44, i64 13
  %49 = extractelement <32 x i32> %44, i64 14
  %50 = extractelement <32 x i32> %44, i64 12
  %51 = extractelement <32 x i32> %44, i64 11
  %52 = extractelement <32 x i32> %44, i64 9
  %53 = extractelement <32 x i32> %44, i64 10
  %54 = extractelement <32 x i32> %44, i64 8
  %55 = extractelement <32 x i32> %44, i64 7
  %56 = extractelement <32 x i32> %44, i64 5
  %57 = extractelement <32 x i32> %44, i64 6
  %58 = extractelement <32 x i32> %44, i64 4
  %59 = extractelement <32 x i32> %44, i64 3
  %60 = extractelement <32 x i32> %44, i64 1
  %61 = extractelement <32 x i32> %44, i64 2
  %62 = extractelement <32 x i32> %44, i64 0
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 %63
  %65 = load i64, ptr %64, align 1
  %66 = insertelement <4 x i64> poison, i64 %65, i64 0
  %67 = zext i32 %61 to i64
  %68 = getelementptr inbounds nuw i8, ptr %39, i64 %67
  %69 = load i64, ptr %68, align 1
  %70 = insertelement <4 x i64> poison, i64 %69, i64 0
  %71 = zext i32 %60 to i64
  %72 = getelementptr inbounds nuw i8, ptr %39, i64 %71
  %73 = load i64, ptr %72, align 1
  %74 = insertelement <4 x i64> %66, i64 %73, i64 1
  %75 = zext i32 %59 to i64
  %76 = getelementptr inbounds nuw i8, ptr %39, i64 %75
  %77 = load i64, ptr %76, align 1
  %78 = insertelement <4 x i64> %70, i64 %77, i64 1
  %79 = zext i32 %58 to i64
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 %79
  %81 = load i64, ptr %80, align 1
  %82 = insertelement <4 x i64> %74, i64 %81, i64 2
  %83 = zext i32 %57 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i64, ptr %84, align 1
  %86 = insertelement <4 x i64> %78, i64 %85, i64 2
  %87 = zext i32 %56 to i64
  %88 = getelementptr inbounds nuw i8, ptr %39, i64 %87
  %89 = load i64, ptr %88, align 1
  %90 = insertelement <4 x i64> %82, i64 %89, i64 3
  %91 = zext i32 %55 to i64
  %92 = getelementptr inbounds nuw i8, ptr %39, i64 %91
  %93 = load i64, ptr %92, align 1
  %94 = insertelement <4 x i64> %86, i64 %93, i64 3
  %95 = bitcast <4 x i64> %90 to <8 x i32>
  %96 = bitcast <4 x i64> %94 to <8 x i32>
  %97 = shufflevector <8 x i32> %95, <8 x i32> %96, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %97, ptr %6, align 1
  %98 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %99 = shufflevector <8 x i32> %95, <8 x i32> %96, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %99, ptr %98, align 1
  %100 = zext i32 %54 to i64
  %101 = getelementptr inbounds nuw i8, ptr %39, i64 %100
  %102 = load i64, ptr %101, align 1
  %103 = insertelement <4 x i64> poison, i64 %102, i64 0
  %104 = zext i32 %53 to i64
  %105 = getelementptr inbounds nuw i8, ptr %39, i64 %104
  %106 = load i64, ptr %105, align 1
  %107 = insertelement <4 x i64> poison, i64 %106, i64 0
  %108 = zext i32 %52 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load i64, ptr %109, align 1
  %111 = insertelement <4 x i64> %103, i64 %110, i64 1
  %112 = zext i32 %51 to i64
  %113 = getelementptr inbounds nuw i8, ptr %39, i64 %112
  %114 = load i64, ptr %113, align 1
  %115 = insertelement <4 x i64> %107, i64 %114, i64 1
  %116 = zext i32 %50 to i64
  %117 = getelementptr inbounds nuw i8, ptr %39, i64 %116
  %118 = load i64, ptr %117, align 1
  %119 = insertelement <4 x i64> %111, i64 %118, i64 2
  %120 = zext i32 %49 to i64
  %121 = getelementptr inbounds nuw i8, ptr %39, i64 %120
  %122 = load i64, ptr %121, align 1
  %123 = insertelement <4 x i64> %115, i64 %122, i64 2
  %124 = zext i32 %48 to i64
  %125 = getelementptr inbounds nuw i8, ptr %39, i64 %124
  %126 = load i64, ptr %125, align 1
  %127 = insertelement <4 x i64> %119, i64 %126, i64 3
  %128 = zext i32 %47 to i64
  %129 = getelementptr inbounds nuw i8, ptr %39, i64 %128
  %130 = load i64, ptr %129, align 1
  %131 = insertelement <4 x i64> %123, i64 %130, i64 3
  %132 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %133 = bitcast <4 x i64> %127 to <8 x i32>
  %134 = bitcast <4 x i64> %131 to <8 x i32>
  %135 = shufflevector <8 x i32> %133, <8 x i32> %134, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %135, ptr %132, align 1
  %136 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %137 = shufflevector <8 x i32> %133, <8 x i32> %134, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %137, ptr %136, align 1
  %138 = zext i32 %46 to i64
  %139 = getelementptr inbounds nuw i8, ptr %39, i64 %138
  %140 = load i64, ptr %139, align 1
  %141 = insertelement <4 x i64> poison, i64 %140, i64 0
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %143 = load i32, ptr %142, align 8
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %39, i64 %144
  %146 = load i64, ptr %145, align 1
  %147 = insertelement <4 x i64> poison, i64 %146, i64 0
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %149 = load i32, ptr %148, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %39, i64 %150
  %152 = load i64, ptr %151, align 1
  %153 = insertelement <4 x i64> %141, i64 %152, i64 1
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %155 = load i32, ptr %154, align 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %39, i64 %156
  %158 = load i64, ptr %157, align 1
  %159 = insertelement <4 x i64> %147, i64 %158, i64 1
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %161 = load i32, ptr %160, align 16
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %39, i64 %162
  %164 = load i64, ptr %163, align 1
  %165 = insertelement <4 x i64> %153, i64 %164, i64 2
  %166 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %167 = load i32, ptr %166, align 8
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i8, ptr %39, i64 %168
  %170 = load i64, ptr %169, align 1
  %171 = insertelement <4 x i64> %159, i64 %170, i64 2
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %173 = load i32, ptr %172, align 4
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %39, i64 %174
  %176 = load i64, ptr %175, align 1
  %177 = insertelement <4 x i64> %165, i64 %176, i64 3
  %178 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %179 = load i32, ptr %178, align 4
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw i8, ptr %39, i64 %180
  %182 = load i64, ptr %181, align 1
  %183 = insertelement <4 x i64> %171, i64 %182, i64 3
  %184 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %185 = bitcast <4 x i64> %177 to <8 x i32>
  %186 = bitcast <4 x i64> %183 to <8 x i32>
  %187 = shufflevector <8 x i32> %185, <8 x i32> %186, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %187, ptr %184, align 1
  %188 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %189 = shufflevector <8 x i32> %185, <8 x i32> %186, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %189, ptr %188, align 1
  %190 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %191 = load i32, ptr %190, align 32
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %39, i64 %192
  %194 = load i64, ptr %193, align 1
  %195 = insertelement <4 x i64> poison, i64 %194, i64 0
  %196 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %197 = load i32, ptr %196, align 8
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr %39, i64 %198
  %200 = load i64, ptr %199, align 1
  %201 = insertelement <4 x i64> poison, i64 %200, i64 0
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %203 = load i32, ptr %202, align 4
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %39, i64 %204
  %206 = load i64, ptr %205, align 1
  %207 = insertelement <4 x i64> %195, i64 %206, i64 1
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %39, i64 %210
  %212 = load i64, ptr %211, align 1
  %213 = insertelement <4 x i64> %201, i64 %212, i64 1
  %214 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %215 = load i32, ptr %214, align 16
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %39, i64 %216
  %218 = load i64, ptr %217, align 1
  %219 = insertelement <4 x i64> %207, i64 %218, i64 2
  %220 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %221 = load i32, ptr %220, align 8
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %39, i64 %222
  %224 = load i64, ptr %223, align 1
  %225 = insertelement <4 x i64> %213, i64 %224, i64 2
  %226 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %227 = load i32, ptr %226, align 4
  %228 = zext i32 %227 to i64
  %229 = getelementptr inbounds nuw i8, ptr %39, i64 %228
  %230 = load i64, ptr %229, align 1
  %231 = insertelement <4 x i64> %219, i64 %230, i64 3
  %232 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %233 = load i32, ptr %232, align 4
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr %39, i64 %234
  %236 = load i64, ptr %235, align 1
  %237 = insertelement <4 x i64> %225, i64 %236, i64 3
  %238 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %239 = bitcast <4 x i64> %231 to <8 x i32>
  %240 = bitcast <4 x i64> %237 to <8 x i32>
  %241 = shufflevector <8 x i32> %239, <8 x i32> %240, <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
  store <8 x i32> %241, ptr %238, align 1
  %242 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %243 = shufflevector <8 x i32> %239, <8 x i32> %240, <8 x i32> <i32 1, i32 3, i32 9, i32 11, i32 5, i32 7, i32 13, i32 15>
  store <8 x i32> %243, ptr %242, align 1
  br label %270
244:
  %245 = phi i32 [ %267, %257 ], [ %4, %38 ]
  %246 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %245, i1 true)
  %247 = zext nneg i32 %246 to i64
  %248 = getelementptr inbounds nuw i32, ptr %8, i64 %247
  %249 = load i32, ptr %248, align 4
  %250 = zext i32 %249 to i64
  %251 = add i64 %2, %250
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %252 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %251, i64 noundef 8, i32 noundef 16, i32 noundef %5, i32 noundef %246)
  %253 = ptrtoint ptr %252 to i64
  switch i64 %253, label %257 [
    i64 0, label %269
    i64 2, label %254
  ]
254:
  %255 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %251, i64 noundef 8, i32 noundef 16, i32 noundef %5, i32 noundef %246, ptr noundef nonnull %9)
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %269
257:
  %258 = phi ptr [ %9, %254 ], [ %252, %244 ]
  %259 = load i32, ptr %258, align 1
  %260 = getelementptr inbounds nuw i32, ptr %6, i64 %247
  store i32 %259, ptr %260, align 4
  %261 = getelementptr inbounds nuw i8, ptr %258, i64 4
  %262 = load i32, ptr %261, align 1
  %263 = zext nneg i32 %246 to i64
  %264 = getelementptr inbounds nuw i32, ptr %6, i64 %263
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 128
  store i32 %262, ptr %265, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %266 = add i32 %245, -1
  %267 = and i32 %266, %245
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %270, label %244
269:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %270
270:
  %271 = phi i32 [ 0, %45 ], [ 1, %269 ], [ 0, %257 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %272
272:
  %273 = phi i32 [ %271, %270 ], [ %4, %7 ]
  ret i32 %273
}
define range(i32 0, 2) i32 @db_scatter_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %96
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %65, label %47
47:
  %48 = phi i32 [ %63, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %54, align 1
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %58 = zext nneg i32 %49 to i64
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 128
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %57, align 1
  %62 = add i32 %48, -1
  %63 = and i32 %62, %48
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %94, label %47
65:
  %66 = phi i32 [ %91, %89 ], [ %4, %40 ]
  %67 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %66, i1 true)
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %8, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %70 to i64
  %72 = add i64 %2, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %73 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %72, i64 noundef 8, i32 noundef 1, i32 noundef %5, i32 noundef %67)
  %74 = icmp eq ptr %73, null
  br i1 %74, label %93, label %75
75:
  %76 = icmp eq ptr %73, inttoptr (i64 2 to ptr)
  %77 = select i1 %76, ptr %9, ptr %73
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  %79 = load i32, ptr %78, align 4
  store i32 %79, ptr %77, align 1
  %80 = select i1 %76, ptr %9, ptr %73
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %82 = zext nneg i32 %67 to i64
  %83 = getelementptr inbounds nuw i32, ptr %6, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 128
  %85 = load i32, ptr %84, align 4
  store i32 %85, ptr %81, align 1
  br i1 %76, label %86, label %89
86:
  %87 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %72, i64 noundef 8, i32 noundef 1, i32 noundef %5, i32 noundef %67, ptr noundef nonnull %9)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %93
89:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %90 = add i32 %66, -1
  %91 = and i32 %90, %66
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %94, label %65
93:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %94
94:
  %95 = phi i32 [ 0, %89 ], [ 1, %93 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %96
96:
  %97 = phi i32 [ %95, %94 ], [ %4, %7 ]
  ret i32 %97
}
define range(i32 0, 2) i32 @db_scatter_lds_8(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %94
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %63, label %45
45:
  %46 = phi i32 [ %61, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %52, align 1
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %56 = zext nneg i32 %47 to i64
  %57 = getelementptr inbounds nuw i32, ptr %6, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 128
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %55, align 1
  %60 = add i32 %46, -1
  %61 = and i32 %60, %46
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %92, label %45
63:
  %64 = phi i32 [ %89, %87 ], [ %4, %38 ]
  %65 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %64, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %2, %69
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %71 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %70, i64 noundef 8, i32 noundef 17, i32 noundef %5, i32 noundef %65)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %91, label %73
73:
  %74 = icmp eq ptr %71, inttoptr (i64 2 to ptr)
  %75 = select i1 %74, ptr %9, ptr %71
  %76 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %77 = load i32, ptr %76, align 4
  store i32 %77, ptr %75, align 1
  %78 = select i1 %74, ptr %9, ptr %71
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = zext nneg i32 %65 to i64
  %81 = getelementptr inbounds nuw i32, ptr %6, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 128
  %83 = load i32, ptr %82, align 4
  store i32 %83, ptr %79, align 1
  br i1 %74, label %84, label %87
84:
  %85 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %70, i64 noundef 8, i32 noundef 17, i32 noundef %5, i32 noundef %65, ptr noundef nonnull %9)
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %91
87:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %88 = add i32 %64, -1
  %89 = and i32 %88, %64
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %92, label %63
91:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %92
92:
  %93 = phi i32 [ 0, %87 ], [ 1, %91 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %94
94:
  %95 = phi i32 [ %93, %92 ], [ %4, %7 ]
  ret i32 %95
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
    i32 0, label %472
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %439, label %47
47:
  %48 = extractelement <32 x i32> %46, i64 8
  %49 = extractelement <32 x i32> %46, i64 7
  %50 = extractelement <32 x i32> %46, i64 6
  %51 = extractelement <32 x i32> %46, i64 5
  %52 = extractelement <32 x i32> %46, i64 4
  %53 = extractelement <32 x i32> %46, i64 3
  %54 = extractelement <32 x i32> %46, i64 2
  %55 = extractelement <32 x i32> %46, i64 1
  %56 = extractelement <32 x i32> %46, i64 0
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %41, i64 %57
  %59 = load i32, ptr %58, align 1
  %60 = insertelement <8 x i32> poison, i32 %59, i64 0
  %61 = zext i32 %55 to i64
  %62 = getelementptr inbounds nuw i8, ptr %41, i64 %61
  %63 = load i32, ptr %62, align 1
  %64 = insertelement <8 x i32> %60, i32 %63, i64 1
  %65 = zext i32 %54 to i64
  %66 = getelementptr inbounds nuw i8, ptr %41, i64 %65
  %67 = load i32, ptr %66, align 1
  %68 = insertelement <8 x i32> %64, i32 %67, i64 2
  %69 = zext i32 %53 to i64
  %70 = getelementptr inbounds nuw i8, ptr %41, i64 %69
  %71 = load i32, ptr %70, align 1
  %72 = insertelement <8 x i32> %68, i32 %71, i64 3
  %73 = zext i32 %52 to i64
  %74 = getelementptr inbounds nuw i8, ptr %41, i64 %73
  %75 = load i32, ptr %74, align 1
  %76 = insertelement <8 x i32> %72, i32 %75, i64 4
  %77 = zext i32 %51 to i64
  %78 = getelementptr inbounds nuw i8, ptr %41, i64 %77
  %79 = load i32, ptr %78, align 1
  %80 = insertelement <8 x i32> %76, i32 %79, i64 5
  %81 = zext i32 %50 to i64
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 %81
  %83 = load i32, ptr %82, align 1
  %84 = insertelement <8 x i32> %80, i32 %83, i64 6
  %85 = zext i32 %49 to i64
  %86 = getelementptr inbounds nuw i8, ptr %41, i64 %85
  %87 = load i32, ptr %86, align 1
  %88 = insertelement <8 x i32> %84, i32 %87, i64 7
  store <8 x i32> %88, ptr %6, align 1
  %89 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 %57
  %91 = load i32, ptr %90, align 1
  %92 = insertelement <8 x i32> poison, i32 %91, i64 0
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 %61
  %94 = load i32, ptr %93, align 1
  %95 = insertelement <8 x i32> %92, i32 %94, i64 1
  %96 = getelementptr inbounds nuw i8, ptr %89, i64 %65
  %97 = load i32, ptr %96, align 1
  %98 = insertelement <8 x i32> %95, i32 %97, i64 2
  %99 = getelementptr inbounds nuw i8, ptr %89, i64 %69
  %100 = load i32, ptr %99, align 1
  %101 = insertelement <8 x i32> %98, i32 %100, i64 3
  %102 = getelementptr inbounds nuw i8, ptr %89, i64 %73
  %103 = load i32, ptr %102, align 1
  %104 = insertelement <8 x i32> %101, i32 %103, i64 4
  %105 = getelementptr inbounds nuw i8, ptr %89, i64 %77
  %106 = load i32, ptr %105, align 1
  %107 = insertelement <8 x i32> %104, i32 %106, i64 5
  %108 = getelementptr inbounds nuw i8, ptr %89, i64 %81
  %109 = load i32, ptr %108, align 1
  %110 = insertelement <8 x i32> %107, i32 %109, i64 6
  %111 = getelementptr inbounds nuw i8, ptr %89, i64 %85
  %112 = load i32, ptr %111, align 1
  %113 = insertelement <8 x i32> %110, i32 %112, i64 7
  %114 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %113, ptr %114, align 1
  %115 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 %57
  %117 = load i32, ptr %116, align 1
  %118 = insertelement <8 x i32> poison, i32 %117, i64 0
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 %61
  %120 = load i32, ptr %119, align 1
  %121 = insertelement <8 x i32> %118, i32 %120, i64 1
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 %65
  %123 = load i32, ptr %122, align 1
  %124 = insertelement <8 x i32> %121, i32 %123, i64 2
  %125 = getelementptr inbounds nuw i8, ptr %115, i64 %69
  %126 = load i32, ptr %125, align 1
  %127 = insertelement <8 x i32> %124, i32 %126, i64 3
  %128 = getelementptr inbounds nuw i8, ptr %115, i64 %73
  %129 = load i32, ptr %128, align 1
  %130 = insertelement <8 x i32> %127, i32 %129, i64 4
  %131 = getelementptr inbounds nuw i8, ptr %115, i64 %77
  %132 = load i32, ptr %131, align 1
  %133 = insertelement <8 x i32> %130, i32 %132, i64 5
  %134 = getelementptr inbounds nuw i8, ptr %115, i64 %81
  %135 = load i32, ptr %134, align 1
  %136 = insertelement <8 x i32> %133, i32 %135, i64 6
  %137 = getelementptr inbounds nuw i8, ptr %115, i64 %85
  %138 = load i32, ptr %137, align 1
  %139 = insertelement <8 x i32> %136, i32 %138, i64 7
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %139, ptr %140, align 1
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %142 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %143 = zext i32 %48 to i64
  %144 = getelementptr inbounds nuw i8, ptr %41, i64 %143
  %145 = load i32, ptr %144, align 1
  %146 = insertelement <8 x i32> poison, i32 %145, i64 0
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %148 = load i32, ptr %147, align 4
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr %41, i64 %149
  %151 = load i32, ptr %150, align 1
  %152 = insertelement <8 x i32> %146, i32 %151, i64 1
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %154 = load i32, ptr %153, align 8
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i8, ptr %41, i64 %155
  %157 = load i32, ptr %156, align 1
  %158 = insertelement <8 x i32> %152, i32 %157, i64 2
  %159 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %160 = load i32, ptr %159, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr %41, i64 %161
  %163 = load i32, ptr %162, align 1
  %164 = insertelement <8 x i32> %158, i32 %163, i64 3
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %166 = load i32, ptr %165, align 16
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %41, i64 %167
  %169 = load i32, ptr %168, align 1
  %170 = insertelement <8 x i32> %164, i32 %169, i64 4
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %172 = load i32, ptr %171, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %41, i64 %173
  %175 = load i32, ptr %174, align 1
  %176 = insertelement <8 x i32> %170, i32 %175, i64 5
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %178 = load i32, ptr %177, align 8
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr %41, i64 %179
  %181 = load i32, ptr %180, align 1
  %182 = insertelement <8 x i32> %176, i32 %181, i64 6
  %183 = getelementptr inbounds nuw i8, ptr %8, i64 60
  %184 = load i32, ptr %183, align 4
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i8, ptr %41, i64 %185
  %187 = load i32, ptr %186, align 1
  %188 = insertelement <8 x i32> %182, i32 %187, i64 7
  store <8 x i32> %188, ptr %142, align 1
  %189 = load i32, ptr %141, align 32
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %89, i64 %190
  %192 = load i32, ptr %191, align 1
  %193 = insertelement <8 x i32> poison, i32 %192, i64 0
  %194 = getelementptr inbounds nuw i8, ptr %89, i64 %149
  %195 = load i32, ptr %194, align 1
  %196 = insertelement <8 x i32> %193, i32 %195, i64 1
  %197 = getelementptr inbounds nuw i8, ptr %89, i64 %155
  %198 = load i32, ptr %197, align 1
  %199 = insertelement <8 x i32> %196, i32 %198, i64 2
  %200 = getelementptr inbounds nuw i8, ptr %89, i64 %161
  %201 = load i32, ptr %200, align 1
  %202 = insertelement <8 x i32> %199, i32 %201, i64 3
  %203 = getelementptr inbounds nuw i8, ptr %89, i64 %167
  %204 = load i32, ptr %203, align 1
  %205 = insertelement <8 x i32> %202, i32 %204, i64 4
  %206 = getelementptr inbounds nuw i8, ptr %89, i64 %173
  %207 = load i32, ptr %206, align 1
  %208 = insertelement <8 x i32> %205, i32 %207, i64 5
  %209 = getelementptr inbounds nuw i8, ptr %89, i64 %179
  %210 = load i32, ptr %209, align 1
  %211 = insertelement <8 x i32> %208, i32 %210, i64 6
  %212 = getelementptr inbounds nuw i8, ptr %89, i64 %185
  %213 = load i32, ptr %212, align 1
  %214 = insertelement <8 x i32> %211, i32 %213, i64 7
  %215 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %214, ptr %215, align 1
  %216 = getelementptr inbounds nuw i8, ptr %115, i64 %190
  %217 = load i32, ptr %216, align 1
  %218 = insertelement <8 x i32> poison, i32 %217, i64 0
  %219 = getelementptr inbounds nuw i8, ptr %115, i64 %149
  %220 = load i32, ptr %219, align 1
  %221 = insertelement <8 x i32> %218, i32 %220, i64 1
  %222 = getelementptr inbounds nuw i8, ptr %115, i64 %155
  %223 = load i32, ptr %222, align 1
  %224 = insertelement <8 x i32> %221, i32 %223, i64 2
  %225 = getelementptr inbounds nuw i8, ptr %115, i64 %161
  %226 = load i32, ptr %225, align 1
  %227 = insertelement <8 x i32> %224, i32 %226, i64 3
  %228 = getelementptr inbounds nuw i8, ptr %115, i64 %167
  %229 = load i32, ptr %228, align 1
  %230 = insertelement <8 x i32> %227, i32 %229, i64 4
  %231 = getelementptr inbounds nuw i8, ptr %115, i64 %173
  %232 = load i32, ptr %231, align 1
  %233 = insertelement <8 x i32> %230, i32 %232, i64 5
  %234 = getelementptr inbounds nuw i8, ptr %115, i64 %179
  %235 = load i32, ptr %234, align 1
  %236 = insertelement <8 x i32> %233, i32 %235, i64 6
  %237 = getelementptr inbounds nuw i8, ptr %115, i64 %185
  %238 = load i32, ptr %237, align 1
  %239 = insertelement <8 x i32> %236, i32 %238, i64 7
  %240 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %239, ptr %240, align 1
  %241 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %242 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %243 = load i32, ptr %241, align 64
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %41, i64 %244
  %246 = load i32, ptr %245, align 1
  %247 = insertelement <8 x i32> poison, i32 %246, i64 0
  %248 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %249 = load i32, ptr %248, align 4
  %250 = zext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %41, i64 %250
  %252 = load i32, ptr %251, align 1
  %253 = insertelement <8 x i32> %247, i32 %252, i64 1
  %254 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %255 = load i32, ptr %254, align 8
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr %41, i64 %256
  %258 = load i32, ptr %257, align 1
  %259 = insertelement <8 x i32> %253, i32 %258, i64 2
  %260 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %261 = load i32, ptr %260, align 4
  %262 = zext i32 %261 to i64
  %263 = getelementptr inbounds nuw i8, ptr %41, i64 %262
  %264 = load i32, ptr %263, align 1
  %265 = insertelement <8 x i32> %259, i32 %264, i64 3
  %266 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %267 = load i32, ptr %266, align 16
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds nuw i8, ptr %41, i64 %268
  %270 = load i32, ptr %269, align 1
  %271 = insertelement <8 x i32> %265, i32 %270, i64 4
  %272 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %273 = load i32, ptr %272, align 4
  %274 = zext i32 %273 to i64
  %275 = getelementptr inbounds nuw i8, ptr %41, i64 %274
  %276 = load i32, ptr %275, align 1
  %277 = insertelement <8 x i32> %271, i32 %276, i64 5
  %278 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %279 = load i32, ptr %278, align 8
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds nuw i8, ptr %41, i64 %280
  %282 = load i32, ptr %281, align 1
  %283 = insertelement <8 x i32> %277, i32 %282, i64 6
  %284 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %285 = load i32, ptr %284, align 4
  %286 = zext i32 %285 to i64
  %287 = getelementptr inbounds nuw i8, ptr %41, i64 %286
  %288 = load i32, ptr %287, align 1
  %289 = insertelement <8 x i32> %283, i32 %288, i64 7
  store <8 x i32> %289, ptr %242, align 1
  %290 = getelementptr inbounds nuw i8, ptr %89, i64 %244
  %291 = load i32, ptr %290, align 1
  %292 = insertelement <8 x i32> poison, i32 %291, i64 0
  %293 = getelementptr inbounds nuw i8, ptr %89, i64 %250
  %294 = load i32, ptr %293, align 1
  %295 = insertelement <8 x i32> %292, i32 %294, i64 1
  %296 = getelementptr inbounds nuw i8, ptr %89, i64 %256
  %297 = load i32, ptr %296, align 1
  %298 = insertelement <8 x i32> %295, i32 %297, i64 2
  %299 = getelementptr inbounds nuw i8, ptr %89, i64 %262
  %300 = load i32, ptr %299, align 1
  %301 = insertelement <8 x i32> %298, i32 %300, i64 3
  %302 = getelementptr inbounds nuw i8, ptr %89, i64 %268
  %303 = load i32, ptr %302, align 1
  %304 = insertelement <8 x i32> %301, i32 %303, i64 4
  %305 = getelementptr inbounds nuw i8, ptr %89, i64 %274
  %306 = load i32, ptr %305, align 1
  %307 = insertelement <8 x i32> %304, i32 %306, i64 5
  %308 = getelementptr inbounds nuw i8, ptr %89, i64 %280
  %309 = load i32, ptr %308, align 1
  %310 = insertelement <8 x i32> %307, i32 %309, i64 6
  %311 = getelementptr inbounds nuw i8, ptr %89, i64 %286
  %312 = load i32, ptr %311, align 1
  %313 = insertelement <8 x i32> %310, i32 %312, i64 7
  %314 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %313, ptr %314, align 1
  %315 = getelementptr inbounds nuw i8, ptr %115, i64 %244
  %316 = load i32, ptr %315, align 1
  %317 = insertelement <8 x i32> poison, i32 %316, i64 0
  %318 = getelementptr inbounds nuw i8, ptr %115, i64 %250
  %319 = load i32, ptr %318, align 1
  %320 = insertelement <8 x i32> %317, i32 %319, i64 1
  %321 = getelementptr inbounds nuw i8, ptr %115, i64 %256
  %322 = load i32, ptr %321, align 1
  %323 = insertelement <8 x i32> %320, i32 %322, i64 2
  %324 = getelementptr inbounds nuw i8, ptr %115, i64 %262
  %325 = load i32, ptr %324, align 1
  %326 = insertelement <8 x i32> %323, i32 %325, i64 3
  %327 = getelementptr inbounds nuw i8, ptr %115, i64 %268
  %328 = load i32, ptr %327, align 1
  %329 = insertelement <8 x i32> %326, i32 %328, i64 4
  %330 = getelementptr inbounds nuw i8, ptr %115, i64 %274
  %331 = load i32, ptr %330, align 1
  %332 = insertelement <8 x i32> %329, i32 %331, i64 5
  %333 = getelementptr inbounds nuw i8, ptr %115, i64 %280
  %334 = load i32, ptr %333, align 1
  %335 = insertelement <8 x i32> %332, i32 %334, i64 6
  %336 = getelementptr inbounds nuw i8, ptr %115, i64 %286
  %337 = load i32, ptr %336, align 1
  %338 = insertelement <8 x i32> %335, i32 %337, i64 7
  %339 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %338, ptr %339, align 1
  %340 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %341 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %342 = load i32, ptr %340, align 32
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %41, i64 %343
  %345 = load i32, ptr %344, align 1
  %346 = insertelement <8 x i32> poison, i32 %345, i64 0
  %347 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %348 = load i32, ptr %347, align 4
  %349 = zext i32 %348 to i64
  %350 = getelementptr inbounds nuw i8, ptr %41, i64 %349
  %351 = load i32, ptr %350, align 1
  %352 = insertelement <8 x i32> %346, i32 %351, i64 1
  %353 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %354 = load i32, ptr %353, align 8
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds nuw i8, ptr %41, i64 %355
  %357 = load i32, ptr %356, align 1
  %358 = insertelement <8 x i32> %352, i32 %357, i64 2
  %359 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %360 = load i32, ptr %359, align 4
  %361 = zext i32 %360 to i64
  %362 = getelementptr inbounds nuw i8, ptr %41, i64 %361
  %363 = load i32, ptr %362, align 1
  %364 = insertelement <8 x i32> %358, i32 %363, i64 3
  %365 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %366 = load i32, ptr %365, align 16
  %367 = zext i32 %366 to i64
  %368 = getelementptr inbounds nuw i8, ptr %41, i64 %367
  %369 = load i32, ptr %368, align 1
  %370 = insertelement <8 x i32> %364, i32 %369, i64 4
  %371 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %372 = load i32, ptr %371, align 4
  %373 = zext i32 %372 to i64
  %374 = getelementptr inbounds nuw i8, ptr %41, i64 %373
  %375 = load i32, ptr %374, align 1
  %376 = insertelement <8 x i32> %370, i32 %375, i64 5
  %377 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %378 = load i32, ptr %377, align 8
  %379 = zext i32 %378 to i64
  %380 = getelementptr inbounds nuw i8, ptr %41, i64 %379
  %381 = load i32, ptr %380, align 1
  %382 = insertelement <8 x i32> %376, i32 %381, i64 6
  %383 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %384 = load i32, ptr %383, align 4
  %385 = zext i32 %384 to i64
  %386 = getelementptr inbounds nuw i8, ptr %41, i64 %385
  %387 = load i32, ptr %386, align 1
  %388 = insertelement <8 x i32> %382, i32 %387, i64 7
  store <8 x i32> %388, ptr %341, align 1
  %389 = getelementptr inbounds nuw i8, ptr %89, i64 %343
  %390 = load i32, ptr %389, align 1
  %391 = insertelement <8 x i32> poison, i32 %390, i64 0
  %392 = getelementptr inbounds nuw i8, ptr %89, i64 %349
  %393 = load i32, ptr %392, align 1
  %394 = insertelement <8 x i32> %391, i32 %393, i64 1
  %395 = getelementptr inbounds nuw i8, ptr %89, i64 %355
  %396 = load i32, ptr %395, align 1
  %397 = insertelement <8 x i32> %394, i32 %396, i64 2
  %398 = getelementptr inbounds nuw i8, ptr %89, i64 %361
  %399 = load i32, ptr %398, align 1
  %400 = insertelement <8 x i32> %397, i32 %399, i64 3
  %401 = getelementptr inbounds nuw i8, ptr %89, i64 %367
  %402 = load i32, ptr %401, align 1
  %403 = insertelement <8 x i32> %400, i32 %402, i64 4
  %404 = getelementptr inbounds nuw i8, ptr %89, i64 %373
  %405 = load i32, ptr %404, align 1
  %406 = insertelement <8 x i32> %403, i32 %405, i64 5
  %407 = getelementptr inbounds nuw i8, ptr %89, i64 %379
  %408 = load i32, ptr %407, align 1
  %409 = insertelement <8 x i32> %406, i32 %408, i64 6
  %410 = getelementptr inbounds nuw i8, ptr %89, i64 %385
  %411 = load i32, ptr %410, align 1
  %412 = insertelement <8 x i32> %409, i32 %411, i64 7
  %413 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %412, ptr %413, align 1
  %414 = getelementptr inbounds nuw i8, ptr %115, i64 %343
  %415 = load i32, ptr %414, align 1
  %416 = insertelement <8 x i32> poison, i32 %415, i64 0
  %417 = getelementptr inbounds nuw i8, ptr %115, i64 %349
  %418 = load i32, ptr %417, align 1
  %419 = insertelement <8 x i32> %416, i32 %418, i64 1
  %420 = getelementptr inbounds nuw i8, ptr %115, i64 %355
  %421 = load i32, ptr %420, align 1
  %422 = insertelement <8 x i32> %419, i32 %421, i64 2
  %423 = getelementptr inbounds nuw i8, ptr %115, i64 %361
  %424 = load i32, ptr %423, align 1
  %425 = insertelement <8 x i32> %422, i32 %424, i64 3
  %426 = getelementptr inbounds nuw i8, ptr %115, i64 %367
  %427 = load i32, ptr %426, align 1
  %428 = insertelement <8 x i32> %425, i32 %427, i64 4
  %429 = getelementptr inbounds nuw i8, ptr %115, i64 %373
  %430 = load i32, ptr %429, align 1
  %431 = insertelement <8 x i32> %428, i32 %430, i64 5
  %432 = getelementptr inbounds nuw i8, ptr %115, i64 %379
  %433 = load i32, ptr %432, align 1
  %434 = insertelement <8 x i32> %431, i32 %433, i64 6
  %435 = getelementptr inbounds nuw i8, ptr %115, i64 %385
  %436 = load i32, ptr %435, align 1
  %437 = insertelement <8 x i32> %434, i32 %436, i64 7
  %438 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %437, ptr %438, align 1
  br label %470
439:
  %440 = phi i32 [ %467, %452 ], [ %4, %40 ]
  %441 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %440, i1 true)
  %442 = zext nneg i32 %441 to i64
  %443 = getelementptr inbounds nuw i32, ptr %8, i64 %442
  %444 = load i32, ptr %443, align 4
  %445 = zext i32 %444 to i64
  %446 = add i64 %2, %445
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %447 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %446, i64 noundef 12, i32 noundef 0, i32 noundef %5, i32 noundef %441)
  %448 = ptrtoint ptr %447 to i64
  switch i64 %448, label %452 [
    i64 0, label %469
    i64 2, label %449
  ]
449:
  %450 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %446, i64 noundef 12, i32 noundef 0, i32 noundef %5, i32 noundef %441, ptr noundef nonnull %9)
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %469
452:
  %453 = phi ptr [ %9, %449 ], [ %447, %439 ]
  %454 = load i32, ptr %453, align 1
  %455 = getelementptr inbounds nuw i32, ptr %6, i64 %442
  store i32 %454, ptr %455, align 4
  %456 = getelementptr inbounds nuw i8, ptr %453, i64 4
  %457 = load i32, ptr %456, align 1
  %458 = zext nneg i32 %441 to i64
  %459 = getelementptr inbounds nuw i32, ptr %6, i64 %458
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 128
  store i32 %457, ptr %460, align 4
  %461 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %462 = load i32, ptr %461, align 1
  %463 = zext nneg i32 %441 to i64
  %464 = getelementptr inbounds nuw i32, ptr %6, i64 %463
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 256
  store i32 %462, ptr %465, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %466 = add i32 %440, -1
  %467 = and i32 %466, %440
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %470, label %439
469:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %470
470:
  %471 = phi i32 [ 0, %47 ], [ 1, %469 ], [ 0, %452 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %472
472:
  %473 = phi i32 [ %471, %470 ], [ %4, %7 ]
  ret i32 %473
}
define range(i32 0, 2) i32 @db_gather_lds_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %470
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %437, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 8
  %47 = extractelement <32 x i32> %44, i64 7
  %48 = extractelement <32 x i32> %44, i64 6
  %49 = extractelement <32 x i32> %44, i64 5
  %50 = extractelement <32 x i32> %44, i64 4
  %51 = extractelement <32 x i32> %44, i64 3
  %52 = extractelement <32 x i32> %44, i64 2
  %53 = extractelement <32 x i32> %44, i64 1
  %54 = extractelement <32 x i32> %44, i64 0
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %39, i64 %55
  %57 = load i32, ptr %56, align 1
  %58 = insertelement <8 x i32> poison, i32 %57, i64 0
  %59 = zext i32 %53 to i64
  %60 = getelementptr inbounds nuw i8, ptr %39, i64 %59
  %61 = load i32, ptr %60, align 1
  %62 = insertelement <8 x i32> %58, i32 %61, i64 1
  %63 = zext i32 %52 to i64
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 %63
  %65 = load i32, ptr %64, align 1
  %66 = insertelement <8 x i32> %62, i32 %65, i64 2
  %67 = zext i32 %51 to i64
  %68 = getelementptr inbounds nuw i8, ptr %39, i64 %67
  %69 = load i32, ptr %68, align 1
  %70 = insertelement <8 x i32> %66, i32 %69, i64 3
  %71 = zext i32 %50 to i64
  %72 = getelementptr inbounds nuw i8, ptr %39, i64 %71
  %73 = load i32, ptr %72, align 1
  %74 = insertelement <8 x i32> %70, i32 %73, i64 4
  %75 = zext i32 %49 to i64
  %76 = getelementptr inbounds nuw i8, ptr %39, i64 %75
  %77 = load i32, ptr %76, align 1
  %78 = insertelement <8 x i32> %74, i32 %77, i64 5
  %79 = zext i32 %48 to i64
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 %79
  %81 = load i32, ptr %80, align 1
  %82 = insertelement <8 x i32> %78, i32 %81, i64 6
  %83 = zext i32 %47 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load i32, ptr %84, align 1
  %86 = insertelement <8 x i32> %82, i32 %85, i64 7
  store <8 x i32> %86, ptr %6, align 1
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 %55
  %89 = load i32, ptr %88, align 1
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 %59
  %92 = load i32, ptr %91, align 1
  %93 = insertelement <8 x i32> %90, i32 %92, i64 1
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 %63
  %95 = load i32, ptr %94, align 1
  %96 = insertelement <8 x i32> %93, i32 %95, i64 2
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 %67
  %98 = load i32, ptr %97, align 1
  %99 = insertelement <8 x i32> %96, i32 %98, i64 3
  %100 = getelementptr inbounds nuw i8, ptr %87, i64 %71
  %101 = load i32, ptr %100, align 1
  %102 = insertelement <8 x i32> %99, i32 %101, i64 4
  %103 = getelementptr inbounds nuw i8, ptr %87, i64 %75
  %104 = load i32, ptr %103, align 1
  %105 = insertelement <8 x i32> %102, i32 %104, i64 5
  %106 = getelementptr inbounds nuw i8, ptr %87, i64 %79
  %107 = load i32, ptr %106, align 1
  %108 = insertelement <8 x i32> %105, i32 %107, i64 6
  %109 = getelementptr inbounds nuw i8, ptr %87, i64 %83
  %110 = load i32, ptr %109, align 1
  %111 = insertelement <8 x i32> %108, i32 %110, i64 7
  %112 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <8 x i32> %111, ptr %112, align 1
  %113 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 %55
  %115 = load i32, ptr %114, align 1
  %116 = insertelement <8 x i32> poison, i32 %115, i64 0
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 %59
  %118 = load i32, ptr %117, align 1
  %119 = insertelement <8 x i32> %116, i32 %118, i64 1
  %120 = getelementptr inbounds nuw i8, ptr %113, i64 %63
  %121 = load i32, ptr %120, align 1
  %122 = insertelement <8 x i32> %119, i32 %121, i64 2
  %123 = getelementptr inbounds nuw i8, ptr %113, i64 %67
  %124 = load i32, ptr %123, align 1
  %125 = insertelement <8 x i32> %122, i32 %124, i64 3
  %126 = getelementptr inbounds nuw i8, ptr %113, i64 %71
  %127 = load i32, ptr %126, align 1
  %128 = insertelement <8 x i32> %125, i32 %127, i64 4
  %129 = getelementptr inbounds nuw i8, ptr %113, i64 %75
  %130 = load i32, ptr %129, align 1
  %131 = insertelement <8 x i32> %128, i32 %130, i64 5
  %132 = getelementptr inbounds nuw i8, ptr %113, i64 %79
  %133 = load i32, ptr %132, align 1
  %134 = insertelement <8 x i32> %131, i32 %133, i64 6
  %135 = getelementptr inbounds nuw i8, ptr %113, i64 %83
  %136 = load i32, ptr %135, align 1
  %137 = insertelement <8 x i32> %134, i32 %136, i64 7
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <8 x i32> %137, ptr %138, align 1
  %139 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %141 = zext i32 %46 to i64
  %142 = getelementptr inbounds nuw i8, ptr %39, i64 %141
  %143 = load i32, ptr %142, align 1
  %144 = insertelement <8 x i32> poison, i32 %143, i64 0
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %146 = load i32, ptr %145, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %39, i64 %147
  %149 = load i32, ptr %148, align 1
  %150 = insertelement <8 x i32> %144, i32 %149, i64 1
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %152 = load i32, ptr %151, align 8
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %39, i64 %153
  %155 = load i32, ptr %154, align 1
  %156 = insertelement <8 x i32> %150, i32 %155, i64 2
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %39, i64 %159
  %161 = load i32, ptr %160, align 1
  %162 = insertelement <8 x i32> %156, i32 %161, i64 3
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %164 = load i32, ptr %163, align 16
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %39, i64 %165
  %167 = load i32, ptr %166, align 1
  %168 = insertelement <8 x i32> %162, i32 %167, i64 4
  %169 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %170 = load i32, ptr %169, align 4
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr %39, i64 %171
  %173 = load i32, ptr %172, align 1
  %174 = insertelement <8 x i32> %168, i32 %173, i64 5
  %175 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %176 = load i32, ptr %175, align 8
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i8, ptr %39, i64 %177
  %179 = load i32, ptr %178, align 1
  %180 = insertelement <8 x i32> %174, i32 %179, i64 6
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 60
  %182 = load i32, ptr %181, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %39, i64 %183
  %185 = load i32, ptr %184, align 1
  %186 = insertelement <8 x i32> %180, i32 %185, i64 7
  store <8 x i32> %186, ptr %140, align 1
  %187 = load i32, ptr %139, align 32
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %87, i64 %188
  %190 = load i32, ptr %189, align 1
  %191 = insertelement <8 x i32> poison, i32 %190, i64 0
  %192 = getelementptr inbounds nuw i8, ptr %87, i64 %147
  %193 = load i32, ptr %192, align 1
  %194 = insertelement <8 x i32> %191, i32 %193, i64 1
  %195 = getelementptr inbounds nuw i8, ptr %87, i64 %153
  %196 = load i32, ptr %195, align 1
  %197 = insertelement <8 x i32> %194, i32 %196, i64 2
  %198 = getelementptr inbounds nuw i8, ptr %87, i64 %159
  %199 = load i32, ptr %198, align 1
  %200 = insertelement <8 x i32> %197, i32 %199, i64 3
  %201 = getelementptr inbounds nuw i8, ptr %87, i64 %165
  %202 = load i32, ptr %201, align 1
  %203 = insertelement <8 x i32> %200, i32 %202, i64 4
  %204 = getelementptr inbounds nuw i8, ptr %87, i64 %171
  %205 = load i32, ptr %204, align 1
  %206 = insertelement <8 x i32> %203, i32 %205, i64 5
  %207 = getelementptr inbounds nuw i8, ptr %87, i64 %177
  %208 = load i32, ptr %207, align 1
  %209 = insertelement <8 x i32> %206, i32 %208, i64 6
  %210 = getelementptr inbounds nuw i8, ptr %87, i64 %183
  %211 = load i32, ptr %210, align 1
  %212 = insertelement <8 x i32> %209, i32 %211, i64 7
  %213 = getelementptr inbounds nuw i8, ptr %6, i64 160
  store <8 x i32> %212, ptr %213, align 1
  %214 = getelementptr inbounds nuw i8, ptr %113, i64 %188
  %215 = load i32, ptr %214, align 1
  %216 = insertelement <8 x i32> poison, i32 %215, i64 0
  %217 = getelementptr inbounds nuw i8, ptr %113, i64 %147
  %218 = load i32, ptr %217, align 1
  %219 = insertelement <8 x i32> %216, i32 %218, i64 1
  %220 = getelementptr inbounds nuw i8, ptr %113, i64 %153
  %221 = load i32, ptr %220, align 1
  %222 = insertelement <8 x i32> %219, i32 %221, i64 2
  %223 = getelementptr inbounds nuw i8, ptr %113, i64 %159
  %224 = load i32, ptr %223, align 1
  %225 = insertelement <8 x i32> %222, i32 %224, i64 3
  %226 = getelementptr inbounds nuw i8, ptr %113, i64 %165
  %227 = load i32, ptr %226, align 1
  %228 = insertelement <8 x i32> %225, i32 %227, i64 4
  %229 = getelementptr inbounds nuw i8, ptr %113, i64 %171
  %230 = load i32, ptr %229, align 1
  %231 = insertelement <8 x i32> %228, i32 %230, i64 5
  %232 = getelementptr inbounds nuw i8, ptr %113, i64 %177
  %233 = load i32, ptr %232, align 1
  %234 = insertelement <8 x i32> %231, i32 %233, i64 6
  %235 = getelementptr inbounds nuw i8, ptr %113, i64 %183
  %236 = load i32, ptr %235, align 1
  %237 = insertelement <8 x i32> %234, i32 %236, i64 7
  %238 = getelementptr inbounds nuw i8, ptr %6, i64 288
  store <8 x i32> %237, ptr %238, align 1
  %239 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %240 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %241 = load i32, ptr %239, align 64
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i8, ptr %39, i64 %242
  %244 = load i32, ptr %243, align 1
  %245 = insertelement <8 x i32> poison, i32 %244, i64 0
  %246 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %247 = load i32, ptr %246, align 4
  %248 = zext i32 %247 to i64
  %249 = getelementptr inbounds nuw i8, ptr %39, i64 %248
  %250 = load i32, ptr %249, align 1
  %251 = insertelement <8 x i32> %245, i32 %250, i64 1
  %252 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %253 = load i32, ptr %252, align 8
  %254 = zext i32 %253 to i64
  %255 = getelementptr inbounds nuw i8, ptr %39, i64 %254
  %256 = load i32, ptr %255, align 1
  %257 = insertelement <8 x i32> %251, i32 %256, i64 2
  %258 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %259 = load i32, ptr %258, align 4
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds nuw i8, ptr %39, i64 %260
  %262 = load i32, ptr %261, align 1
  %263 = insertelement <8 x i32> %257, i32 %262, i64 3
  %264 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %265 = load i32, ptr %264, align 16
  %266 = zext i32 %265 to i64
  %267 = getelementptr inbounds nuw i8, ptr %39, i64 %266
  %268 = load i32, ptr %267, align 1
  %269 = insertelement <8 x i32> %263, i32 %268, i64 4
  %270 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %271 = load i32, ptr %270, align 4
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %39, i64 %272
  %274 = load i32, ptr %273, align 1
  %275 = insertelement <8 x i32> %269, i32 %274, i64 5
  %276 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %277 = load i32, ptr %276, align 8
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds nuw i8, ptr %39, i64 %278
  %280 = load i32, ptr %279, align 1
  %281 = insertelement <8 x i32> %275, i32 %280, i64 6
  %282 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %283 = load i32, ptr %282, align 4
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw i8, ptr %39, i64 %284
  %286 = load i32, ptr %285, align 1
  %287 = insertelement <8 x i32> %281, i32 %286, i64 7
  store <8 x i32> %287, ptr %240, align 1
  %288 = getelementptr inbounds nuw i8, ptr %87, i64 %242
  %289 = load i32, ptr %288, align 1
  %290 = insertelement <8 x i32> poison, i32 %289, i64 0
  %291 = getelementptr inbounds nuw i8, ptr %87, i64 %248
  %292 = load i32, ptr %291, align 1
  %293 = insertelement <8 x i32> %290, i32 %292, i64 1
  %294 = getelementptr inbounds nuw i8, ptr %87, i64 %254
  %295 = load i32, ptr %294, align 1
  %296 = insertelement <8 x i32> %293, i32 %295, i64 2
  %297 = getelementptr inbounds nuw i8, ptr %87, i64 %260
  %298 = load i32, ptr %297, align 1
  %299 = insertelement <8 x i32> %296, i32 %298, i64 3
  %300 = getelementptr inbounds nuw i8, ptr %87, i64 %266
  %301 = load i32, ptr %300, align 1
  %302 = insertelement <8 x i32> %299, i32 %301, i64 4
  %303 = getelementptr inbounds nuw i8, ptr %87, i64 %272
  %304 = load i32, ptr %303, align 1
  %305 = insertelement <8 x i32> %302, i32 %304, i64 5
  %306 = getelementptr inbounds nuw i8, ptr %87, i64 %278
  %307 = load i32, ptr %306, align 1
  %308 = insertelement <8 x i32> %305, i32 %307, i64 6
  %309 = getelementptr inbounds nuw i8, ptr %87, i64 %284
  %310 = load i32, ptr %309, align 1
  %311 = insertelement <8 x i32> %308, i32 %310, i64 7
  %312 = getelementptr inbounds nuw i8, ptr %6, i64 192
  store <8 x i32> %311, ptr %312, align 1
  %313 = getelementptr inbounds nuw i8, ptr %113, i64 %242
  %314 = load i32, ptr %313, align 1
  %315 = insertelement <8 x i32> poison, i32 %314, i64 0
  %316 = getelementptr inbounds nuw i8, ptr %113, i64 %248
  %317 = load i32, ptr %316, align 1
  %318 = insertelement <8 x i32> %315, i32 %317, i64 1
  %319 = getelementptr inbounds nuw i8, ptr %113, i64 %254
  %320 = load i32, ptr %319, align 1
  %321 = insertelement <8 x i32> %318, i32 %320, i64 2
  %322 = getelementptr inbounds nuw i8, ptr %113, i64 %260
  %323 = load i32, ptr %322, align 1
  %324 = insertelement <8 x i32> %321, i32 %323, i64 3
  %325 = getelementptr inbounds nuw i8, ptr %113, i64 %266
  %326 = load i32, ptr %325, align 1
  %327 = insertelement <8 x i32> %324, i32 %326, i64 4
  %328 = getelementptr inbounds nuw i8, ptr %113, i64 %272
  %329 = load i32, ptr %328, align 1
  %330 = insertelement <8 x i32> %327, i32 %329, i64 5
  %331 = getelementptr inbounds nuw i8, ptr %113, i64 %278
  %332 = load i32, ptr %331, align 1
  %333 = insertelement <8 x i32> %330, i32 %332, i64 6
  %334 = getelementptr inbounds nuw i8, ptr %113, i64 %284
  %335 = load i32, ptr %334, align 1
  %336 = insertelement <8 x i32> %333, i32 %335, i64 7
  %337 = getelementptr inbounds nuw i8, ptr %6, i64 320
  store <8 x i32> %336, ptr %337, align 1
  %338 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %339 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %340 = load i32, ptr %338, align 32
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds nuw i8, ptr %39, i64 %341
  %343 = load i32, ptr %342, align 1
  %344 = insertelement <8 x i32> poison, i32 %343, i64 0
  %345 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %346 = load i32, ptr %345, align 4
  %347 = zext i32 %346 to i64
  %348 = getelementptr inbounds nuw i8, ptr %39, i64 %347
  %349 = load i32, ptr %348, align 1
  %350 = insertelement <8 x i32> %344, i32 %349, i64 1
  %351 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %352 = load i32, ptr %351, align 8
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %39, i64 %353
  %355 = load i32, ptr %354, align 1
  %356 = insertelement <8 x i32> %350, i32 %355, i64 2
  %357 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %358 = load i32, ptr %357, align 4
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds nuw i8, ptr %39, i64 %359
  %361 = load i32, ptr %360, align 1
  %362 = insertelement <8 x i32> %356, i32 %361, i64 3
  %363 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %364 = load i32, ptr %363, align 16
  %365 = zext i32 %364 to i64
  %366 = getelementptr inbounds nuw i8, ptr %39, i64 %365
  %367 = load i32, ptr %366, align 1
  %368 = insertelement <8 x i32> %362, i32 %367, i64 4
  %369 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %370 = load i32, ptr %369, align 4
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw i8, ptr %39, i64 %371
  %373 = load i32, ptr %372, align 1
  %374 = insertelement <8 x i32> %368, i32 %373, i64 5
  %375 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %376 = load i32, ptr %375, align 8
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw i8, ptr %39, i64 %377
  %379 = load i32, ptr %378, align 1
  %380 = insertelement <8 x i32> %374, i32 %379, i64 6
  %381 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %382 = load i32, ptr %381, align 4
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw i8, ptr %39, i64 %383
  %385 = load i32, ptr %384, align 1
  %386 = insertelement <8 x i32> %380, i32 %385, i64 7
  store <8 x i32> %386, ptr %339, align 1
  %387 = getelementptr inbounds nuw i8, ptr %87, i64 %341
  %388 = load i32, ptr %387, align 1
  %389 = insertelement <8 x i32> poison, i32 %388, i64 0
  %390 = getelementptr inbounds nuw i8, ptr %87, i64 %347
  %391 = load i32, ptr %390, align 1
  %392 = insertelement <8 x i32> %389, i32 %391, i64 1
  %393 = getelementptr inbounds nuw i8, ptr %87, i64 %353
  %394 = load i32, ptr %393, align 1
  %395 = insertelement <8 x i32> %392, i32 %394, i64 2
  %396 = getelementptr inbounds nuw i8, ptr %87, i64 %359
  %397 = load i32, ptr %396, align 1
  %398 = insertelement <8 x i32> %395, i32 %397, i64 3
  %399 = getelementptr inbounds nuw i8, ptr %87, i64 %365
  %400 = load i32, ptr %399, align 1
  %401 = insertelement <8 x i32> %398, i32 %400, i64 4
  %402 = getelementptr inbounds nuw i8, ptr %87, i64 %371
  %403 = load i32, ptr %402, align 1
  %404 = insertelement <8 x i32> %401, i32 %403, i64 5
  %405 = getelementptr inbounds nuw i8, ptr %87, i64 %377
  %406 = load i32, ptr %405, align 1
  %407 = insertelement <8 x i32> %404, i32 %406, i64 6
  %408 = getelementptr inbounds nuw i8, ptr %87, i64 %383
  %409 = load i32, ptr %408, align 1
  %410 = insertelement <8 x i32> %407, i32 %409, i64 7
  %411 = getelementptr inbounds nuw i8, ptr %6, i64 224
  store <8 x i32> %410, ptr %411, align 1
  %412 = getelementptr inbounds nuw i8, ptr %113, i64 %341
  %413 = load i32, ptr %412, align 1
  %414 = insertelement <8 x i32> poison, i32 %413, i64 0
  %415 = getelementptr inbounds nuw i8, ptr %113, i64 %347
  %416 = load i32, ptr %415, align 1
  %417 = insertelement <8 x i32> %414, i32 %416, i64 1
  %418 = getelementptr inbounds nuw i8, ptr %113, i64 %353
  %419 = load i32, ptr %418, align 1
  %420 = insertelement <8 x i32> %417, i32 %419, i64 2
  %421 = getelementptr inbounds nuw i8, ptr %113, i64 %359
  %422 = load i32, ptr %421, align 1
  %423 = insertelement <8 x i32> %420, i32 %422, i64 3
  %424 = getelementptr inbounds nuw i8, ptr %113, i64 %365
  %425 = load i32, ptr %424, align 1
  %426 = insertelement <8 x i32> %423, i32 %425, i64 4
  %427 = getelementptr inbounds nuw i8, ptr %113, i64 %371
  %428 = load i32, ptr %427, align 1
  %429 = insertelement <8 x i32> %426, i32 %428, i64 5
  %430 = getelementptr inbounds nuw i8, ptr %113, i64 %377
  %431 = load i32, ptr %430, align 1
  %432 = insertelement <8 x i32> %429, i32 %431, i64 6
  %433 = getelementptr inbounds nuw i8, ptr %113, i64 %383
  %434 = load i32, ptr %433, align 1
  %435 = insertelement <8 x i32> %432, i32 %434, i64 7
  %436 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store <8 x i32> %435, ptr %436, align 1
  br label %468
437:
  %438 = phi i32 [ %465, %450 ], [ %4, %38 ]
  %439 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %438, i1 true)
  %440 = zext nneg i32 %439 to i64
  %441 = getelementptr inbounds nuw i32, ptr %8, i64 %440
  %442 = load i32, ptr %441, align 4
  %443 = zext i32 %442 to i64
  %444 = add i64 %2, %443
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %445 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %444, i64 noundef 12, i32 noundef 16, i32 noundef %5, i32 noundef %439)
  %446 = ptrtoint ptr %445 to i64
  switch i64 %446, label %450 [
    i64 0, label %467
    i64 2, label %447
  ]
447:
  %448 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %444, i64 noundef 12, i32 noundef 16, i32 noundef %5, i32 noundef %439, ptr noundef nonnull %9)
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %467
450:
  %451 = phi ptr [ %9, %447 ], [ %445, %437 ]
  %452 = load i32, ptr %451, align 1
  %453 = getelementptr inbounds nuw i32, ptr %6, i64 %440
  store i32 %452, ptr %453, align 4
  %454 = getelementptr inbounds nuw i8, ptr %451, i64 4
  %455 = load i32, ptr %454, align 1
  %456 = zext nneg i32 %439 to i64
  %457 = getelementptr inbounds nuw i32, ptr %6, i64 %456
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 128
  store i32 %455, ptr %458, align 4
  %459 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %460 = load i32, ptr %459, align 1
  %461 = zext nneg i32 %439 to i64
  %462 = getelementptr inbounds nuw i32, ptr %6, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 256
  store i32 %460, ptr %463, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %464 = add i32 %438, -1
  %465 = and i32 %464, %438
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %468, label %437
467:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %468
468:
  %469 = phi i32 [ 0, %45 ], [ 1, %467 ], [ 0, %450 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %470
470:
  %471 = phi i32 [ %469, %468 ], [ %4, %7 ]
  ret i32 %471
}
define range(i32 0, 2) i32 @db_scatter_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %107
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %70, label %47
47:
  %48 = phi i32 [ %68, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %54, align 1
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %58 = zext nneg i32 %49 to i64
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 128
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %57, align 1
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %63 = zext nneg i32 %49 to i64
  %64 = getelementptr inbounds nuw i32, ptr %6, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 256
  %66 = load i32, ptr %65, align 4
  store i32 %66, ptr %62, align 1
  %67 = add i32 %48, -1
  %68 = and i32 %67, %48
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %105, label %47
70:
  %71 = phi i32 [ %102, %100 ], [ %4, %40 ]
  %72 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %71, i1 true)
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %8, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = zext i32 %75 to i64
  %77 = add i64 %2, %76
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %78 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %77, i64 noundef 12, i32 noundef 1, i32 noundef %5, i32 noundef %72)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %104, label %80
80:
  %81 = icmp eq ptr %78, inttoptr (i64 2 to ptr)
  %82 = select i1 %81, ptr %9, ptr %78
  %83 = getelementptr inbounds nuw i32, ptr %6, i64 %73
  %84 = load i32, ptr %83, align 4
  store i32 %84, ptr %82, align 1
  %85 = select i1 %81, ptr %9, ptr %78
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %87 = zext nneg i32 %72 to i64
  %88 = getelementptr inbounds nuw i32, ptr %6, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 128
  %90 = load i32, ptr %89, align 4
  store i32 %90, ptr %86, align 1
  %91 = select i1 %81, ptr %9, ptr %78
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = zext nneg i32 %72 to i64
  %94 = getelementptr inbounds nuw i32, ptr %6, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 256
  %96 = load i32, ptr %95, align 4
  store i32 %96, ptr %92, align 1
  br i1 %81, label %97, label %100
97:
  %98 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %77, i64 noundef 12, i32 noundef 1, i32 noundef %5, i32 noundef %72, ptr noundef nonnull %9)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104
100:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %101 = add i32 %71, -1
  %102 = and i32 %101, %71
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %105, label %70
104:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %105
105:
  %106 = phi i32 [ 0, %100 ], [ 1, %104 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %107
107:
  %108 = phi i32 [ %106, %105 ], [ %4, %7 ]
  ret i32 %108
}
define range(i32 0, 2) i32 @db_scatter_lds_12(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %105
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %68, label %45
45:
  %46 = phi i32 [ %66, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %52, align 1
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %56 = zext nneg i32 %47 to i64
  %57 = getelementptr inbounds nuw i32, ptr %6, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 128
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %55, align 1
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 256
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %60, align 1
  %65 = add i32 %46, -1
  %66 = and i32 %65, %46
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %103, label %45
68:
  %69 = phi i32 [ %100, %98 ], [ %4, %38 ]
  %70 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %69, i1 true)
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %8, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = add i64 %2, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %76 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %75, i64 noundef 12, i32 noundef 17, i32 noundef %5, i32 noundef %70)
  %77 = icmp eq ptr %76, null
  br i1 %77, label %102, label %78
78:
  %79 = icmp eq ptr %76, inttoptr (i64 2 to ptr)
  %80 = select i1 %79, ptr %9, ptr %76
  %81 = getelementptr inbounds nuw i32, ptr %6, i64 %71
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %80, align 1
  %83 = select i1 %79, ptr %9, ptr %76
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %85 = zext nneg i32 %70 to i64
  %86 = getelementptr inbounds nuw i32, ptr %6, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 128
  %88 = load i32, ptr %87, align 4
  store i32 %88, ptr %84, align 1
  %89 = select i1 %79, ptr %9, ptr %76
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = zext nneg i32 %70 to i64
  %92 = getelementptr inbounds nuw i32, ptr %6, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 256
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %90, align 1
  br i1 %79, label %95, label %98
95:
  %96 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %75, i64 noundef 12, i32 noundef 17, i32 noundef %5, i32 noundef %70, ptr noundef nonnull %9)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102
98:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %99 = add i32 %69, -1
  %100 = and i32 %99, %69
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %103, label %68
102:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %103
103:
  %104 = phi i32 [ 0, %98 ], [ 1, %102 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %105
105:
  %106 = phi i32 [ %104, %103 ], [ %4, %7 ]
  ret i32 %106
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
    i32 0, label %334
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
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  %47 = extractelement <32 x i32> %46, i64 0
  %48 = extractelement <32 x i32> %46, i64 4
  %49 = extractelement <32 x i32> %46, i64 8
  %50 = extractelement <32 x i32> %46, i64 12
  %51 = extractelement <32 x i32> %46, i64 16
  %52 = extractelement <32 x i32> %46, i64 20
  %53 = extractelement <32 x i32> %46, i64 24
  %54 = extractelement <32 x i32> %46, i64 28
  %55 = extractelement <32 x i32> %46, i64 1
  %56 = extractelement <32 x i32> %46, i64 5
  %57 = extractelement <32 x i32> %46, i64 2
  %58 = extractelement <32 x i32> %46, i64 6
  %59 = extractelement <32 x i32> %46, i64 3
  %60 = extractelement <32 x i32> %46, i64 7
  %61 = extractelement <32 x i32> %46, i64 9
  %62 = extractelement <32 x i32> %46, i64 13
  %63 = extractelement <32 x i32> %46, i64 10
  %64 = extractelement <32 x i32> %46, i64 14
  %65 = extractelement <32 x i32> %46, i64 11
  %66 = extractelement <32 x i32> %46, i64 15
  br i1 %45, label %296, label %67
67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = sub i64 %21, %69
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %70, %72
  br i1 %73, label %77, label %74
74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %76 = load i64, ptr %75, align 8
  br label %77
77:
  %78 = phi i64 [ %76, %74 ], [ %70, %67 ]
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store i64 %78, ptr %79, align 8
  store i64 %21, ptr %68, align 8
  store i64 %70, ptr %71, align 8
  %80 = icmp eq i64 %78, 0
  br i1 %80, label %81, label %86
81:
  %82 = zext i32 %47 to i64
  %83 = zext i32 %48 to i64
  %84 = zext i32 %49 to i64
  %85 = zext i32 %50 to i64
  br label %104
86:
  %87 = getelementptr inbounds nuw i8, ptr %41, i64 %78
  %88 = zext i32 %47 to i64
  %89 = getelementptr inbounds nuw i8, ptr %87, i64 %88
  tail call void @llvm.prefetch.p0(ptr nonnull %89, i32 0, i32 3, i32 1)
  %90 = zext i32 %48 to i64
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 %90
  tail call void @llvm.prefetch.p0(ptr nonnull %91, i32 0, i32 3, i32 1)
  %92 = zext i32 %49 to i64
  %93 = getelementptr inbounds nuw i8, ptr %87, i64 %92
  tail call void @llvm.prefetch.p0(ptr nonnull %93, i32 0, i32 3, i32 1)
  %94 = zext i32 %50 to i64
  %95 = getelementptr inbounds nuw i8, ptr %87, i64 %94
  tail call void @llvm.prefetch.p0(ptr nonnull %95, i32 0, i32 3, i32 1)
  %96 = zext i32 %51 to i64
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 %96
  tail call void @llvm.prefetch.p0(ptr nonnull %97, i32 0, i32 3, i32 1)
  %98 = zext i32 %52 to i64
  %99 = getelementptr inbounds nuw i8, ptr %87, i64 %98
  tail call void @llvm.prefetch.p0(ptr nonnull %99, i32 0, i32 3, i32 1)
  %100 = zext i32 %53 to i64
  %101 = getelementptr inbounds nuw i8, ptr %87, i64 %100
  tail call void @llvm.prefetch.p0(ptr nonnull %101, i32 0, i32 3, i32 1)
  %102 = zext i32 %54 to i64
  %103 = getelementptr inbounds nuw i8, ptr %87, i64 %102
  tail call void @llvm.prefetch.p0(ptr nonnull %103, i32 0, i32 3, i32 1)
  br label %104
104:
  %105 = phi i64 [ %85, %81 ], [ %94, %86 ]
  %106 = phi i64 [ %84, %81 ], [ %92, %86 ]
  %107 = phi i64 [ %83, %81 ], [ %90, %86 ]
  %108 = phi i64 [ %82, %81 ], [ %88, %86 ]
  %109 = getelementptr inbounds nuw i8, ptr %41, i64 %108
  %110 = load <4 x i32>, ptr %109, align 1
  %111 = getelementptr inbounds nuw i8, ptr %41, i64 %107
  %112 = load <4 x i32>, ptr %111, align 1
  %113 = shufflevector <4 x i32> %110, <4 x i32> %112, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %114 = zext i32 %55 to i64
  %115 = getelementptr inbounds nuw i8, ptr %41, i64 %114
  %116 = load <4 x i32>, ptr %115, align 1
  %117 = zext i32 %56 to i64
  %118 = getelementptr inbounds nuw i8, ptr %41, i64 %117
  %119 = load <4 x i32>, ptr %118, align 1
  %120 = shufflevector <4 x i32> %116, <4 x i32> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = zext i32 %57 to i64
  %122 = getelementptr inbounds nuw i8, ptr %41, i64 %121
  %123 = load <4 x i32>, ptr %122, align 1
  %124 = zext i32 %58 to i64
  %125 = getelementptr inbounds nuw i8, ptr %41, i64 %124
  %126 = load <4 x i32>, ptr %125, align 1
  %127 = shufflevector <4 x i32> %123, <4 x i32> %126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %128 = zext i32 %59 to i64
  %129 = getelementptr inbounds nuw i8, ptr %41, i64 %128
  %130 = load <4 x i32>, ptr %129, align 1
  %131 = zext i32 %60 to i64
  %132 = getelementptr inbounds nuw i8, ptr %41, i64 %131
  %133 = load <4 x i32>, ptr %132, align 1
  %134 = shufflevector <4 x i32> %130, <4 x i32> %133, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %135 = shufflevector <8 x i32> %113, <8 x i32> %120, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %136 = shufflevector <8 x i32> %127, <8 x i32> %134, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %137 = shufflevector <8 x i32> %113, <8 x i32> %120, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %138 = shufflevector <8 x i32> %127, <8 x i32> %134, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %139 = shufflevector <8 x i32> %135, <8 x i32> %136, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %139, ptr %6, align 1
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %141 = shufflevector <8 x i32> %135, <8 x i32> %136, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %141, ptr %140, align 1
  %142 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %143 = shufflevector <8 x i32> %137, <8 x i32> %138, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %143, ptr %142, align 1
  %144 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %145 = shufflevector <8 x i32> %137, <8 x i32> %138, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %145, ptr %144, align 1
  %146 = getelementptr inbounds nuw i8, ptr %41, i64 %106
  %147 = load <4 x i32>, ptr %146, align 1
  %148 = getelementptr inbounds nuw i8, ptr %41, i64 %105
  %149 = load <4 x i32>, ptr %148, align 1
  %150 = shufflevector <4 x i32> %147, <4 x i32> %149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %151 = zext i32 %61 to i64
  %152 = getelementptr inbounds nuw i8, ptr %41, i64 %151
  %153 = load <4 x i32>, ptr %152, align 1
  %154 = zext i32 %62 to i64
  %155 = getelementptr inbounds nuw i8, ptr %41, i64 %154
  %156 = load <4 x i32>, ptr %155, align 1
  %157 = shufflevector <4 x i32> %153, <4 x i32> %156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %158 = zext i32 %63 to i64
  %159 = getelementptr inbounds nuw i8, ptr %41, i64 %158
  %160 = load <4 x i32>, ptr %159, align 1
  %161 = zext i32 %64 to i64
  %162 = getelementptr inbounds nuw i8, ptr %41, i64 %161
  %163 = load <4 x i32>, ptr %162, align 1
  %164 = shufflevector <4 x i32> %160, <4 x i32> %163, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %165 = zext i32 %65 to i64
  %166 = getelementptr inbounds nuw i8, ptr %41, i64 %165
  %167 = load <4 x i32>, ptr %166, align 1
  %168 = zext i32 %66 to i64
  %169 = getelementptr inbounds nuw i8, ptr %41, i64 %168
  %170 = load <4 x i32>, ptr %169, align 1
  %171 = shufflevector <4 x i32> %167, <4 x i32> %170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %172 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %173 = shufflevector <8 x i32> %150, <8 x i32> %157, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %174 = shufflevector <8 x i32> %164, <8 x i32> %171, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %175 = shufflevector <8 x i32> %150, <8 x i32> %157, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %176 = shufflevector <8 x i32> %164, <8 x i32> %171, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %177 = shufflevector <8 x i32> %173, <8 x i32> %174, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %177, ptr %172, align 1
  %178 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %179 = shufflevector <8 x i32> %173, <8 x i32> %174, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %179, ptr %178, align 1
  %180 = getelementptr inbounds nuw i8, ptr %6, i64 288
  %181 = shufflevector <8 x i32> %175, <8 x i32> %176, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %181, ptr %180, align 1
  %182 = getelementptr inbounds nuw i8, ptr %6, i64 416
  %183 = shufflevector <8 x i32> %175, <8 x i32> %176, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %183, ptr %182, align 1
  %184 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %185 = load i32, ptr %184, align 64
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %41, i64 %186
  %188 = load <4 x i32>, ptr %187, align 1
  %189 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %190 = load i32, ptr %189, align 16
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr %41, i64 %191
  %193 = load <4 x i32>, ptr %192, align 1
  %194 = shufflevector <4 x i32> %188, <4 x i32> %193, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %195 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %196 = load i32, ptr %195, align 4
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds nuw i8, ptr %41, i64 %197
  %199 = load <4 x i32>, ptr %198, align 1
  %200 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %201 = load i32, ptr %200, align 4
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %41, i64 %202
  %204 = load <4 x i32>, ptr %203, align 1
  %205 = shufflevector <4 x i32> %199, <4 x i32> %204, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %206 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %207 = load i32, ptr %206, align 8
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i8, ptr %41, i64 %208
  %210 = load <4 x i32>, ptr %209, align 1
  %211 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %212 = load i32, ptr %211, align 8
  %213 = zext i32 %212 to i64
  %214 = getelementptr inbounds nuw i8, ptr %41, i64 %213
  %215 = load <4 x i32>, ptr %214, align 1
  %216 = shufflevector <4 x i32> %210, <4 x i32> %215, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %217 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %218 = load i32, ptr %217, align 4
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %41, i64 %219
  %221 = load <4 x i32>, ptr %220, align 1
  %222 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %223 = load i32, ptr %222, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i8, ptr %41, i64 %224
  %226 = load <4 x i32>, ptr %225, align 1
  %227 = shufflevector <4 x i32> %221, <4 x i32> %226, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %228 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %229 = shufflevector <8 x i32> %194, <8 x i32> %205, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %230 = shufflevector <8 x i32> %216, <8 x i32> %227, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %231 = shufflevector <8 x i32> %194, <8 x i32> %205, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %232 = shufflevector <8 x i32> %216, <8 x i32> %227, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %233 = shufflevector <8 x i32> %229, <8 x i32> %230, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %233, ptr %228, align 1
  %234 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %235 = shufflevector <8 x i32> %229, <8 x i32> %230, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %235, ptr %234, align 1
  %236 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %237 = shufflevector <8 x i32> %231, <8 x i32> %232, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %237, ptr %236, align 1
  %238 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %239 = shufflevector <8 x i32> %231, <8 x i32> %232, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %239, ptr %238, align 1
  %240 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %241 = load i32, ptr %240, align 32
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i8, ptr %41, i64 %242
  %244 = load <4 x i32>, ptr %243, align 1
  %245 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %246 = load i32, ptr %245, align 16
  %247 = zext i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr %41, i64 %247
  %249 = load <4 x i32>, ptr %248, align 1
  %250 = shufflevector <4 x i32> %244, <4 x i32> %249, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %251 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %252 = load i32, ptr %251, align 4
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %41, i64 %253
  %255 = load <4 x i32>, ptr %254, align 1
  %256 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %257 = load i32, ptr %256, align 4
  %258 = zext i32 %257 to i64
  %259 = getelementptr inbounds nuw i8, ptr %41, i64 %258
  %260 = load <4 x i32>, ptr %259, align 1
  %261 = shufflevector <4 x i32> %255, <4 x i32> %260, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %262 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %263 = load i32, ptr %262, align 8
  %264 = zext i32 %263 to i64
  %265 = getelementptr inbounds nuw i8, ptr %41, i64 %264
  %266 = load <4 x i32>, ptr %265, align 1
  %267 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %268 = load i32, ptr %267, align 8
  %269 = zext i32 %268 to i64
  %270 = getelementptr inbounds nuw i8, ptr %41, i64 %269
  %271 = load <4 x i32>, ptr %270, align 1
  %272 = shufflevector <4 x i32> %266, <4 x i32> %271, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %273 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %274 = load i32, ptr %273, align 4
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds nuw i8, ptr %41, i64 %275
  %277 = load <4 x i32>, ptr %276, align 1
  %278 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %279 = load i32, ptr %278, align 4
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds nuw i8, ptr %41, i64 %280
  %282 = load <4 x i32>, ptr %281, align 1
  %283 = shufflevector <4 x i32> %277, <4 x i32> %282, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %284 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %285 = shufflevector <8 x i32> %250, <8 x i32> %261, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %286 = shufflevector <8 x i32> %272, <8 x i32> %283, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %287 = shufflevector <8 x i32> %250, <8 x i32> %261, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %288 = shufflevector <8 x i32> %272, <8 x i32> %283, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %289 = shufflevector <8 x i32> %285, <8 x i32> %286, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %289, ptr %284, align 1
  %290 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %291 = shufflevector <8 x i32> %285, <8 x i32> %286, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %291, ptr %290, align 1
  %292 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %293 = shufflevector <8 x i32> %287, <8 x i32> %288, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %293, ptr %292, align 1
  %294 = getelementptr inbounds nuw i8, ptr %6, i64 480
  %295 = shufflevector <8 x i32> %287, <8 x i32> %288, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %295, ptr %294, align 1
  br label %332
296:
  %297 = phi i32 [ %329, %309 ], [ %4, %40 ]
  %298 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %297, i1 true)
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds nuw i32, ptr %8, i64 %299
  %301 = load i32, ptr %300, align 4
  %302 = zext i32 %301 to i64
  %303 = add i64 %2, %302
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %304 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %303, i64 noundef 16, i32 noundef 0, i32 noundef %5, i32 noundef %298)
  %305 = ptrtoint ptr %304 to i64
  switch i64 %305, label %309 [
    i64 0, label %331
    i64 2, label %306
  ]
306:
  %307 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %303, i64 noundef 16, i32 noundef 0, i32 noundef %5, i32 noundef %298, ptr noundef nonnull %9)
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %331
309:
  %310 = phi ptr [ %9, %306 ], [ %304, %296 ]
  %311 = load i32, ptr %310, align 1
  %312 = getelementptr inbounds nuw i32, ptr %6, i64 %299
  store i32 %311, ptr %312, align 4
  %313 = getelementptr inbounds nuw i8, ptr %310, i64 4
  %314 = load i32, ptr %313, align 1
  %315 = zext nneg i32 %298 to i64
  %316 = getelementptr inbounds nuw i32, ptr %6, i64 %315
  %317 = getelementptr inbounds nuw i8, ptr %316, i64 128
  store i32 %314, ptr %317, align 4
  %318 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %319 = load i32, ptr %318, align 1
  %320 = zext nneg i32 %298 to i64
  %321 = getelementptr inbounds nuw i32, ptr %6, i64 %320
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 256
  store i32 %319, ptr %322, align 4
  %323 = getelementptr inbounds nuw i8, ptr %310, i64 12
  %324 = load i32, ptr %323, align 1
  %325 = zext nneg i32 %298 to i64
  %326 = getelementptr inbounds nuw i32, ptr %6, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 384
  store i32 %324, ptr %327, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %328 = add i32 %297, -1
  %329 = and i32 %328, %297
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %332, label %296
331:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %332
332:
  %333 = phi i32 [ 0, %104 ], [ 1, %331 ], [ 0, %309 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %334
334:
  %335 = phi i32 [ %333, %332 ], [ %4, %7 ]
  ret i32 %335
}
define range(i32 0, 2) i32 @db_gather_lds_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %291
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %253, label %45
45:
  %46 = extractelement <32 x i32> %44, i64 15
  %47 = extractelement <32 x i32> %44, i64 11
  %48 = extractelement <32 x i32> %44, i64 14
  %49 = extractelement <32 x i32> %44, i64 10
  %50 = extractelement <32 x i32> %44, i64 13
  %51 = extractelement <32 x i32> %44, i64 9
  %52 = extractelement <32 x i32> %44, i64 12
  %53 = extractelement <32 x i32> %44, i64 8
  %54 = extractelement <32 x i32> %44, i64 7
  %55 = extractelement <32 x i32> %44, i64 3
  %56 = extractelement <32 x i32> %44, i64 6
  %57 = extractelement <32 x i32> %44, i64 2
  %58 = extractelement <32 x i32> %44, i64 5
  %59 = extractelement <32 x i32> %44, i64 1
  %60 = extractelement <32 x i32> %44, i64 4
  %61 = extractelement <32 x i32> %44, i64 0
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %39, i64 %62
  %64 = load <4 x i32>, ptr %63, align 1
  %65 = zext i32 %60 to i64
  %66 = getelementptr inbounds nuw i8, ptr %39, i64 %65
  %67 = load <4 x i32>, ptr %66, align 1
  %68 = shufflevector <4 x i32> %64, <4 x i32> %67, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %69 = zext i32 %59 to i64
  %70 = getelementptr inbounds nuw i8, ptr %39, i64 %69
  %71 = load <4 x i32>, ptr %70, align 1
  %72 = zext i32 %58 to i64
  %73 = getelementptr inbounds nuw i8, ptr %39, i64 %72
  %74 = load <4 x i32>, ptr %73, align 1
  %75 = shufflevector <4 x i32> %71, <4 x i32> %74, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %76 = zext i32 %57 to i64
  %77 = getelementptr inbounds nuw i8, ptr %39, i64 %76
  %78 = load <4 x i32>, ptr %77, align 1
  %79 = zext i32 %56 to i64
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 %79
  %81 = load <4 x i32>, ptr %80, align 1
  %82 = shufflevector <4 x i32> %78, <4 x i32> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %83 = zext i32 %55 to i64
  %84 = getelementptr inbounds nuw i8, ptr %39, i64 %83
  %85 = load <4 x i32>, ptr %84, align 1
  %86 = zext i32 %54 to i64
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 %86
  %88 = load <4 x i32>, ptr %87, align 1
  %89 = shufflevector <4 x i32> %85, <4 x i32> %88, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %90 = shufflevector <8 x i32> %68, <8 x i32> %75, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %91 = shufflevector <8 x i32> %82, <8 x i32> %89, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %92 = shufflevector <8 x i32> %68, <8 x i32> %75, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %93 = shufflevector <8 x i32> %82, <8 x i32> %89, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %94 = shufflevector <8 x i32> %90, <8 x i32> %91, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %94, ptr %6, align 1
  %95 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %96 = shufflevector <8 x i32> %90, <8 x i32> %91, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %96, ptr %95, align 1
  %97 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %98 = shufflevector <8 x i32> %92, <8 x i32> %93, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %98, ptr %97, align 1
  %99 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %100 = shufflevector <8 x i32> %92, <8 x i32> %93, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %100, ptr %99, align 1
  %101 = zext i32 %53 to i64
  %102 = getelementptr inbounds nuw i8, ptr %39, i64 %101
  %103 = load <4 x i32>, ptr %102, align 1
  %104 = zext i32 %52 to i64
  %105 = getelementptr inbounds nuw i8, ptr %39, i64 %104
  %106 = load <4 x i32>, ptr %105, align 1
  %107 = shufflevector <4 x i32> %103, <4 x i32> %106, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %108 = zext i32 %51 to i64
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 %108
  %110 = load <4 x i32>, ptr %109, align 1
  %111 = zext i32 %50 to i64
  %112 = getelementptr inbounds nuw i8, ptr %39, i64 %111
  %113 = load <4 x i32>, ptr %112, align 1
  %114 = shufflevector <4 x i32> %110, <4 x i32> %113, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %115 = zext i32 %49 to i64
  %116 = getelementptr inbounds nuw i8, ptr %39, i64 %115
  %117 = load <4 x i32>, ptr %116, align 1
  %118 = zext i32 %48 to i64
  %119 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %120 = load <4 x i32>, ptr %119, align 1
  %121 = shufflevector <4 x i32> %117, <4 x i32> %120, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %122 = zext i32 %47 to i64
  %123 = getelementptr inbounds nuw i8, ptr %39, i64 %122
  %124 = load <4 x i32>, ptr %123, align 1
  %125 = zext i32 %46 to i64
  %126 = getelementptr inbounds nuw i8, ptr %39, i64 %125
  %127 = load <4 x i32>, ptr %126, align 1
  %128 = shufflevector <4 x i32> %124, <4 x i32> %127, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %130 = shufflevector <8 x i32> %107, <8 x i32> %114, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %131 = shufflevector <8 x i32> %121, <8 x i32> %128, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %132 = shufflevector <8 x i32> %107, <8 x i32> %114, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %133 = shufflevector <8 x i32> %121, <8 x i32> %128, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %134 = shufflevector <8 x i32> %130, <8 x i32> %131, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %134, ptr %129, align 1
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %136 = shufflevector <8 x i32> %130, <8 x i32> %131, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %136, ptr %135, align 1
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 288
  %138 = shufflevector <8 x i32> %132, <8 x i32> %133, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %138, ptr %137, align 1
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 416
  %140 = shufflevector <8 x i32> %132, <8 x i32> %133, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %140, ptr %139, align 1
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %142 = load i32, ptr %141, align 64
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %39, i64 %143
  %145 = load <4 x i32>, ptr %144, align 1
  %146 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %147 = load i32, ptr %146, align 16
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %39, i64 %148
  %150 = load <4 x i32>, ptr %149, align 1
  %151 = shufflevector <4 x i32> %145, <4 x i32> %150, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %152 = getelementptr inbounds nuw i8, ptr %8, i64 68
  %153 = load i32, ptr %152, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr %39, i64 %154
  %156 = load <4 x i32>, ptr %155, align 1
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 84
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %39, i64 %159
  %161 = load <4 x i32>, ptr %160, align 1
  %162 = shufflevector <4 x i32> %156, <4 x i32> %161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %164 = load i32, ptr %163, align 8
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %39, i64 %165
  %167 = load <4 x i32>, ptr %166, align 1
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %169 = load i32, ptr %168, align 8
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %39, i64 %170
  %172 = load <4 x i32>, ptr %171, align 1
  %173 = shufflevector <4 x i32> %167, <4 x i32> %172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %39, i64 %176
  %178 = load <4 x i32>, ptr %177, align 1
  %179 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %180 = load i32, ptr %179, align 4
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %39, i64 %181
  %183 = load <4 x i32>, ptr %182, align 1
  %184 = shufflevector <4 x i32> %178, <4 x i32> %183, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %185 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %186 = shufflevector <8 x i32> %151, <8 x i32> %162, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %187 = shufflevector <8 x i32> %173, <8 x i32> %184, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %188 = shufflevector <8 x i32> %151, <8 x i32> %162, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %189 = shufflevector <8 x i32> %173, <8 x i32> %184, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %190 = shufflevector <8 x i32> %186, <8 x i32> %187, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %190, ptr %185, align 1
  %191 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %192 = shufflevector <8 x i32> %186, <8 x i32> %187, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %192, ptr %191, align 1
  %193 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %194 = shufflevector <8 x i32> %188, <8 x i32> %189, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %194, ptr %193, align 1
  %195 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %196 = shufflevector <8 x i32> %188, <8 x i32> %189, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %196, ptr %195, align 1
  %197 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %198 = load i32, ptr %197, align 32
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %39, i64 %199
  %201 = load <4 x i32>, ptr %200, align 1
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %203 = load i32, ptr %202, align 16
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %39, i64 %204
  %206 = load <4 x i32>, ptr %205, align 1
  %207 = shufflevector <4 x i32> %201, <4 x i32> %206, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 100
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %39, i64 %210
  %212 = load <4 x i32>, ptr %211, align 1
  %213 = getelementptr inbounds nuw i8, ptr %8, i64 116
  %214 = load i32, ptr %213, align 4
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i8, ptr %39, i64 %215
  %217 = load <4 x i32>, ptr %216, align 1
  %218 = shufflevector <4 x i32> %212, <4 x i32> %217, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %219 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %220 = load i32, ptr %219, align 8
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %39, i64 %221
  %223 = load <4 x i32>, ptr %222, align 1
  %224 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %225 = load i32, ptr %224, align 8
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw i8, ptr %39, i64 %226
  %228 = load <4 x i32>, ptr %227, align 1
  %229 = shufflevector <4 x i32> %223, <4 x i32> %228, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %230 = getelementptr inbounds nuw i8, ptr %8, i64 108
  %231 = load i32, ptr %230, align 4
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr %39, i64 %232
  %234 = load <4 x i32>, ptr %233, align 1
  %235 = getelementptr inbounds nuw i8, ptr %8, i64 124
  %236 = load i32, ptr %235, align 4
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw i8, ptr %39, i64 %237
  %239 = load <4 x i32>, ptr %238, align 1
  %240 = shufflevector <4 x i32> %234, <4 x i32> %239, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %241 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %242 = shufflevector <8 x i32> %207, <8 x i32> %218, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %243 = shufflevector <8 x i32> %229, <8 x i32> %240, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %244 = shufflevector <8 x i32> %207, <8 x i32> %218, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %245 = shufflevector <8 x i32> %229, <8 x i32> %240, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %246 = shufflevector <8 x i32> %242, <8 x i32> %243, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %246, ptr %241, align 1
  %247 = getelementptr inbounds nuw i8, ptr %6, i64 224
  %248 = shufflevector <8 x i32> %242, <8 x i32> %243, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %248, ptr %247, align 1
  %249 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %250 = shufflevector <8 x i32> %244, <8 x i32> %245, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x i32> %250, ptr %249, align 1
  %251 = getelementptr inbounds nuw i8, ptr %6, i64 480
  %252 = shufflevector <8 x i32> %244, <8 x i32> %245, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x i32> %252, ptr %251, align 1
  br label %289
253:
  %254 = phi i32 [ %286, %266 ], [ %4, %38 ]
  %255 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %254, i1 true)
  %256 = zext nneg i32 %255 to i64
  %257 = getelementptr inbounds nuw i32, ptr %8, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = zext i32 %258 to i64
  %260 = add i64 %2, %259
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %261 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %260, i64 noundef 16, i32 noundef 16, i32 noundef %5, i32 noundef %255)
  %262 = ptrtoint ptr %261 to i64
  switch i64 %262, label %266 [
    i64 0, label %288
    i64 2, label %263
  ]
263:
  %264 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %260, i64 noundef 16, i32 noundef 16, i32 noundef %5, i32 noundef %255, ptr noundef nonnull %9)
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %288
266:
  %267 = phi ptr [ %9, %263 ], [ %261, %253 ]
  %268 = load i32, ptr %267, align 1
  %269 = getelementptr inbounds nuw i32, ptr %6, i64 %256
  store i32 %268, ptr %269, align 4
  %270 = getelementptr inbounds nuw i8, ptr %267, i64 4
  %271 = load i32, ptr %270, align 1
  %272 = zext nneg i32 %255 to i64
  %273 = getelementptr inbounds nuw i32, ptr %6, i64 %272
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 128
  store i32 %271, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %267, i64 8
  %276 = load i32, ptr %275, align 1
  %277 = zext nneg i32 %255 to i64
  %278 = getelementptr inbounds nuw i32, ptr %6, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 256
  store i32 %276, ptr %279, align 4
  %280 = getelementptr inbounds nuw i8, ptr %267, i64 12
  %281 = load i32, ptr %280, align 1
  %282 = zext nneg i32 %255 to i64
  %283 = getelementptr inbounds nuw i32, ptr %6, i64 %282
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 384
  store i32 %281, ptr %284, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %285 = add i32 %254, -1
  %286 = and i32 %285, %254
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %289, label %253
288:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %289
289:
  %290 = phi i32 [ 0, %45 ], [ 1, %288 ], [ 0, %266 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %291
291:
  %292 = phi i32 [ %290, %289 ], [ %4, %7 ]
  ret i32 %292
}
define range(i32 0, 2) i32 @db_scatter_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %118
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
  %39 = tail call ptr @db_find(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %21, i64 noundef %25, i32 noundef 1)
  br label %40
40:
  %41 = phi ptr [ %37, %34 ], [ %39, %38 ]
  %42 = insertelement <32 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = sub <32 x i32> %18, %43
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %45 = icmp eq ptr %41, null
  %46 = select i1 %45, <32 x i32> %3, <32 x i32> %44
  store <32 x i32> %46, ptr %8, align 128
  br i1 %45, label %75, label %47
47:
  %48 = phi i32 [ %73, %47 ], [ %4, %40 ]
  %49 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %8, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 %53
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %54, align 1
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 4
  %58 = zext nneg i32 %49 to i64
  %59 = getelementptr inbounds nuw i32, ptr %6, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 128
  %61 = load i32, ptr %60, align 4
  store i32 %61, ptr %57, align 1
  %62 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %63 = zext nneg i32 %49 to i64
  %64 = getelementptr inbounds nuw i32, ptr %6, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 256
  %66 = load i32, ptr %65, align 4
  store i32 %66, ptr %62, align 1
  %67 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %68 = zext nneg i32 %49 to i64
  %69 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 384
  %71 = load i32, ptr %70, align 4
  store i32 %71, ptr %67, align 1
  %72 = add i32 %48, -1
  %73 = and i32 %72, %48
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %116, label %47
75:
  %76 = phi i32 [ %113, %111 ], [ %4, %40 ]
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %2, %81
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %83 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %82, i64 noundef 16, i32 noundef 1, i32 noundef %5, i32 noundef %77)
  %84 = icmp eq ptr %83, null
  br i1 %84, label %115, label %85
85:
  %86 = icmp eq ptr %83, inttoptr (i64 2 to ptr)
  %87 = select i1 %86, ptr %9, ptr %83
  %88 = getelementptr inbounds nuw i32, ptr %6, i64 %78
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %87, align 1
  %90 = select i1 %86, ptr %9, ptr %83
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %92 = zext nneg i32 %77 to i64
  %93 = getelementptr inbounds nuw i32, ptr %6, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 128
  %95 = load i32, ptr %94, align 4
  store i32 %95, ptr %91, align 1
  %96 = select i1 %86, ptr %9, ptr %83
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %98 = zext nneg i32 %77 to i64
  %99 = getelementptr inbounds nuw i32, ptr %6, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 256
  %101 = load i32, ptr %100, align 4
  store i32 %101, ptr %97, align 1
  %102 = select i1 %86, ptr %9, ptr %83
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 12
  %104 = zext nneg i32 %77 to i64
  %105 = getelementptr inbounds nuw i32, ptr %6, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 384
  %107 = load i32, ptr %106, align 4
  store i32 %107, ptr %103, align 1
  br i1 %86, label %108, label %111
108:
  %109 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %82, i64 noundef 16, i32 noundef 1, i32 noundef %5, i32 noundef %77, ptr noundef nonnull %9)
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115
111:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %112 = add i32 %76, -1
  %113 = and i32 %112, %76
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %116, label %75
115:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %116
116:
  %117 = phi i32 [ 0, %111 ], [ 1, %115 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %118
118:
  %119 = phi i32 [ %117, %116 ], [ %4, %7 ]
  ret i32 %119
}
define range(i32 0, 2) i32 @db_scatter_lds_16(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i64 noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6) noinline {
  %8 = alloca [32 x i32], align 128
  %9 = alloca [16 x i8], align 1
  switch i32 %4, label %10 [
    i32 0, label %116
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
  %40 = insertelement <32 x i32> poison, i32 %19, i64 0
  %41 = shufflevector <32 x i32> %40, <32 x i32> poison, <32 x i32> zeroinitializer
  %42 = sub <32 x i32> %18, %41
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %43 = icmp eq ptr %39, null
  %44 = select i1 %43, <32 x i32> %3, <32 x i32> %42
  store <32 x i32> %44, ptr %8, align 128
  br i1 %43, label %73, label %45
45:
  %46 = phi i32 [ %71, %45 ], [ %4, %38 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw i32, ptr %6, i64 %48
  %54 = load i32, ptr %53, align 4
  store i32 %54, ptr %52, align 1
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %56 = zext nneg i32 %47 to i64
  %57 = getelementptr inbounds nuw i32, ptr %6, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 128
  %59 = load i32, ptr %58, align 4
  store i32 %59, ptr %55, align 1
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 256
  %64 = load i32, ptr %63, align 4
  store i32 %64, ptr %60, align 1
  %65 = getelementptr inbounds nuw i8, ptr %52, i64 12
  %66 = zext nneg i32 %47 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 384
  %69 = load i32, ptr %68, align 4
  store i32 %69, ptr %65, align 1
  %70 = add i32 %46, -1
  %71 = and i32 %70, %46
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %114, label %45
73:
  %74 = phi i32 [ %111, %109 ], [ %4, %38 ]
  %75 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %74, i1 true)
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %8, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  %80 = add i64 %2, %79
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %81 = tail call ptr @db_translate(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %80, i64 noundef 16, i32 noundef 17, i32 noundef %5, i32 noundef %75)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %113, label %83
83:
  %84 = icmp eq ptr %81, inttoptr (i64 2 to ptr)
  %85 = select i1 %84, ptr %9, ptr %81
  %86 = getelementptr inbounds nuw i32, ptr %6, i64 %76
  %87 = load i32, ptr %86, align 4
  store i32 %87, ptr %85, align 1
  %88 = select i1 %84, ptr %9, ptr %81
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %90 = zext nneg i32 %75 to i64
  %91 = getelementptr inbounds nuw i32, ptr %6, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 128
  %93 = load i32, ptr %92, align 4
  store i32 %93, ptr %89, align 1
  %94 = select i1 %84, ptr %9, ptr %81
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %96 = zext nneg i32 %75 to i64
  %97 = getelementptr inbounds nuw i32, ptr %6, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 256
  %99 = load i32, ptr %98, align 4
  store i32 %99, ptr %95, align 1
  %100 = select i1 %84, ptr %9, ptr %81
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 12
  %102 = zext nneg i32 %75 to i64
  %103 = getelementptr inbounds nuw i32, ptr %6, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 384
  %105 = load i32, ptr %104, align 4
  store i32 %105, ptr %101, align 1
  br i1 %84, label %106, label %109
106:
  %107 = call i32 @db_bytes(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %80, i64 noundef 16, i32 noundef 17, i32 noundef %5, i32 noundef %75, ptr noundef nonnull %9)
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %113
109:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %110 = add i32 %74, -1
  %111 = and i32 %110, %74
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %114, label %73
113:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %114
114:
  %115 = phi i32 [ 0, %109 ], [ 1, %113 ], [ 0, %45 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %116
116:
  %117 = phi i32 [ %115, %114 ], [ %4, %7 ]
  ret i32 %117
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
