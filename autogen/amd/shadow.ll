; Written by tools/gen/native.py; sources 733f1570860a23cd086c30318a4fcdc43769efba30682487dddb777907160576
%struct.Epoch = type { i32, i32, i32, i32 }
%struct.Line = type { i32, i32, i32, i32 }
%struct.Place = type { i64, ptr }
%struct.LoggedRead = type { i64, i64, i64, i64 }
%struct.LoggedLdsRead = type { [32 x i32], i32, i32, i32, i32, i64, i64, [32 x i8] }
%struct.PrivateRow = type { [32 x i8] }
define void @db_strict_group(ptr noundef readonly captures(none) %0, i64 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  tail call void @db_settle_lds(ptr noundef %0)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 16
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 608
  store i64 %6, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 592
  store i64 %6, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %6, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %6, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 600
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store i64 %1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 520
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 528
  %22 = load i64, ptr %21, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %20, i8 0, i64 %22, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 632
  store i64 0, ptr %23, align 8
  ret void
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
define void @db_settle_lds(ptr noundef readonly captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 488
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %43, label %7
7:
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 496
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 592
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %40
13:
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 544
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %15, %17
  br i1 %18, label %42, label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 536
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %42, label %23
23:
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 262144
  %27 = trunc i64 %17 to i32
  %28 = insertelement <8 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <8 x i32> %28, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %33
30:
  %31 = add i64 %34, 32
  %32 = icmp ult i64 %31, %21
  br i1 %32, label %33, label %42
33:
  %34 = phi i64 [ 0, %23 ], [ %31, %30 ]
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 %34
  %36 = load <8 x i32>, ptr %35, align 1
  %37 = icmp ne <8 x i32> %36, %29
  %38 = bitcast <8 x i1> %37 to i8
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %30, label %40
40:
  %41 = tail call i32 @db_process_lds(ptr noundef %0)
  br label %43
42:
  store i64 %17, ptr %14, align 8
  store i64 0, ptr %4, align 8
  br label %43
43:
  ret void
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.lifetime.end.p0(ptr captures(none))
define void @db_strict_round(ptr noundef captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8
  tail call void @db_settle_lds(ptr noundef %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  store i64 0, ptr %4, align 8
  br i1 %6, label %7, label %32
7:
  %8 = load i64, ptr %3, align 8
  %9 = add i64 %8, 1
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 600
  %11 = load i64, ptr %10, align 8
  %12 = and i64 %11, 4
  %13 = icmp eq i64 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = select i1 %13, i64 %9, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 616
  store i64 %15, ptr %17, align 8
  store i64 %9, ptr %14, align 8
  %18 = and i64 %11, 1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %22
20:
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 592
  store i64 %16, ptr %21, align 8
  br label %22
22:
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %24, 0
  %26 = and i64 %11, 2
  %27 = icmp eq i64 %26, 0
  %28 = or i1 %25, %27
  br i1 %28, label %29, label %31
29:
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 608
  store i64 %16, ptr %30, align 8
  br label %31
31:
  store i64 0, ptr %10, align 8
  br label %32
32:
  ret void
}
define void @db_strict_signal(ptr noundef readonly captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 624
  store i64 2147483648, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 600
  %6 = load i64, ptr %5, align 8
  %7 = or i64 %6, 4
  store i64 %7, ptr %5, align 8
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %3)
  ret void
}
define internal fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 captures(none) dereferenceable(640) %0) unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %7 = load i64, ptr %6, align 8
  %8 = or i64 %7, %5
  %9 = trunc i64 %8 to i32
  %10 = trunc i64 %3 to i32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %12 = load i64, ptr %11, align 8
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = and i64 %3, 1048575
  %20 = getelementptr inbounds nuw %struct.Epoch, ptr %18, i64 %19
  store i32 %10, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store i32 %13, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i32 %9, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 %16, ptr %23, align 4
  ret void
}
define void @db_strict_wave(ptr noundef readonly captures(none) %0, i64 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 624
  store i64 0, ptr %6, align 8
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %4)
  %7 = load i64, ptr %4, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, i64 16, i64 608
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %14, ptr %15, align 8
  ret void
}
define void @db_strict_refresh(ptr noundef readonly captures(none) %0, i32 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load ptr, ptr %3, align 8
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7
7:
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 608
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  br label %11
11:
  %12 = and i32 %1, 2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14
14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 48
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %4)
  %16 = load i64, ptr %4, align 8
  store i64 %16, ptr %15, align 8
  br label %17
17:
  %18 = and i32 %1, 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20
20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 448
  %22 = load ptr, ptr %21, align 8
  tail call void %22()
  br label %23
23:
  ret void
}
define void @db_strict_undefined(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = load ptr, ptr %8, align 8
  tail call void %9(i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  ret void
}
define void @db_strict_sync(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %21, label %8
8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 144
  store i64 %1, ptr %11, align 8
  %12 = zext i32 %4 to i64
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 152
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 192
  store <32 x i32> %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 320
  store <32 x i32> %3, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 456
  %17 = load ptr, ptr %16, align 8
  tail call void %17(i32 noundef %5)
  %18 = and i32 %5, 2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20
20:
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %10)
  br label %21
21:
  ret void
}
define void @db_spread(ptr noundef nonnull align 4 captures(none) dereferenceable(339972) %0, i64 noundef %1, i64 noundef %2) noinline {
  %4 = icmp ult i64 %1, %2
  br i1 %4, label %5, label %41
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 331776
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 196608
  br label %10
10:
  %11 = phi i64 [ %1, %5 ], [ %39, %38 ]
  %12 = lshr i64 %11, 7
  %13 = getelementptr inbounds nuw %struct.Line, ptr %6, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, 15
  %17 = icmp eq i32 %16, 15
  %18 = and i64 %11, -128
  br i1 %17, label %19, label %38
19:
  %20 = load i32, ptr %13, align 4
  %21 = insertelement <32 x i32> poison, i32 %20, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  store <32 x i32> %22, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = insertelement <32 x i32> poison, i32 %25, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 %18
  store <32 x i32> %27, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %30 = load i32, ptr %29, align 4
  %31 = insertelement <32 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <32 x i32> %31, <32 x i32> poison, <32 x i32> zeroinitializer
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 %18
  store <32 x i32> %32, ptr %33, align 4
  %34 = load i32, ptr %14, align 4
  %35 = insertelement <32 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <32 x i32> %35, <32 x i32> poison, <32 x i32> zeroinitializer
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 %18
  store <32 x i32> %36, ptr %37, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %24, align 4
  store i32 0, ptr %29, align 4
  store i32 0, ptr %14, align 4
  br label %38
38:
  %39 = add i64 %18, 128
  %40 = icmp ult i64 %39, %2
  br i1 %40, label %10, label %41
41:
  ret void
}
define range(i32 0, 2) i32 @db_line_read(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = or i64 %2, %1
  %6 = and i64 %5, 127
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %85
8:
  %9 = add i64 %1, -1
  %10 = add i64 %9, %2
  %11 = xor i64 %10, %1
  %12 = icmp ult i64 %11, 65536
  br i1 %12, label %13, label %85
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = load ptr, ptr %14, align 8
  %16 = shl i32 %3, 2
  %17 = and i32 %16, 2147483632
  %18 = or disjoint i32 %17, 15
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %15, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = trunc i64 %20 to i32
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %34 = load ptr, ptr %33, align 8
  %35 = lshr i64 %1, 16
  %36 = and i64 %35, 4095
  %37 = getelementptr inbounds nuw %struct.Place, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %40, label %43
40:
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %42 = load ptr, ptr %41, align 8
  br label %45
43:
  %44 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %15, i64 noundef %1)
  br label %45
45:
  %46 = phi ptr [ %42, %40 ], [ %44, %43 ]
  %47 = and i64 %1, 65535
  %48 = add i64 %47, %2
  %49 = icmp ult i64 %47, %48
  br i1 %49, label %50, label %85
50:
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 331776
  br label %52
52:
  %53 = phi i64 [ %47, %50 ], [ %83, %82 ]
  %54 = lshr i64 %53, 7
  %55 = getelementptr inbounds nuw %struct.Line, ptr %51, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 12
  %57 = load i32, ptr %56, align 4
  %58 = and i32 %57, 15
  %59 = icmp eq i32 %58, 15
  br i1 %59, label %62, label %60
60:
  %61 = tail call fastcc noundef zeroext i1 @_ZL11gather_lineR4Pagem(ptr noundef nonnull align 4 dereferenceable(339972) %46, i64 noundef %53)
  br i1 %61, label %62, label %85
62:
  %63 = load i32, ptr %55, align 4
  %64 = icmp ult i32 %63, %25
  %65 = icmp uge i32 %63, %31
  %66 = and i1 %64, %65
  %67 = icmp ult i32 %63, %28
  %68 = icmp uge i32 %63, %32
  %69 = or i1 %67, %68
  %70 = and i1 %66, %69
  br i1 %70, label %85, label %71
71:
  %72 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %73 = load i32, ptr %72, align 4
  %74 = icmp ult i32 %73, %25
  %75 = icmp uge i32 %73, %31
  %76 = and i1 %74, %75
  %77 = icmp ult i32 %73, %28
  %78 = icmp uge i32 %73, %32
  %79 = or i1 %77, %78
  %80 = and i1 %76, %79
  br i1 %80, label %82, label %81
81:
  store i32 %22, ptr %72, align 4
  store i32 %18, ptr %56, align 4
  br label %82
82:
  %83 = add i64 %53, 128
  %84 = icmp ult i64 %83, %48
  br i1 %84, label %52, label %85
85:
  %86 = phi i32 [ 1, %4 ], [ 1, %8 ], [ 0, %45 ], [ 0, %82 ], [ 1, %62 ], [ 1, %60 ]
  ret i32 %86
}
define range(i32 0, 2) i32 @db_line_write(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = or i64 %2, %1
  %6 = and i64 %5, 127
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %127
8:
  %9 = add i64 %1, -1
  %10 = add i64 %9, %2
  %11 = xor i64 %10, %1
  %12 = icmp ult i64 %11, 65536
  br i1 %12, label %13, label %127
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = load ptr, ptr %14, align 8
  %16 = shl i32 %3, 2
  %17 = and i32 %16, 2147483632
  %18 = or disjoint i32 %17, 15
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = load i64, ptr %15, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = trunc i64 %20 to i32
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %34 = load ptr, ptr %33, align 8
  %35 = lshr i64 %1, 16
  %36 = and i64 %35, 4095
  %37 = getelementptr inbounds nuw %struct.Place, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, %35
  br i1 %39, label %40, label %43
40:
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %42 = load ptr, ptr %41, align 8
  br label %45
43:
  %44 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %15, i64 noundef %1)
  br label %45
45:
  %46 = phi ptr [ %42, %40 ], [ %44, %43 ]
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 339968
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 504
  %50 = load i64, ptr %49, align 8
  %51 = trunc i64 %50 to i32
  %52 = icmp eq i32 %48, %51
  br i1 %52, label %127, label %53
53:
  %54 = and i64 %1, 65535
  %55 = add i64 %54, %2
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %57, label %127
57:
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 331776
  %59 = insertelement <32 x i32> poison, i32 %25, i64 0
  %60 = shufflevector <32 x i32> %59, <32 x i32> poison, <32 x i32> zeroinitializer
  %61 = insertelement <32 x i32> poison, i32 %31, i64 0
  %62 = shufflevector <32 x i32> %61, <32 x i32> poison, <32 x i32> zeroinitializer
  %63 = insertelement <32 x i32> poison, i32 %28, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = insertelement <32 x i32> poison, i32 %32, i64 0
  %66 = shufflevector <32 x i32> %65, <32 x i32> poison, <32 x i32> zeroinitializer
  %67 = getelementptr inbounds nuw i8, ptr %46, i64 131072
  %68 = getelementptr inbounds nuw i8, ptr %46, i64 327680
  br label %69
69:
  %70 = phi i64 [ %54, %57 ], [ %125, %120 ]
  %71 = lshr i64 %70, 7
  %72 = getelementptr inbounds nuw %struct.Line, ptr %58, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 12
  %74 = load i32, ptr %73, align 4
  %75 = and i32 %74, 15
  %76 = icmp eq i32 %75, 15
  br i1 %76, label %77, label %96
77:
  %78 = load i32, ptr %72, align 4
  %79 = icmp ult i32 %78, %25
  %80 = icmp uge i32 %78, %31
  %81 = and i1 %79, %80
  %82 = icmp ult i32 %78, %28
  %83 = icmp uge i32 %78, %32
  %84 = or i1 %82, %83
  %85 = and i1 %81, %84
  %86 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %87 = load i32, ptr %86, align 4
  %88 = icmp ult i32 %87, %25
  %89 = icmp uge i32 %87, %31
  %90 = and i1 %88, %89
  %91 = icmp ult i32 %87, %28
  %92 = icmp uge i32 %87, %32
  %93 = or i1 %91, %92
  %94 = and i1 %90, %93
  %95 = or i1 %85, %94
  br label %118
96:
  %97 = getelementptr inbounds nuw i8, ptr %46, i64 %70
  %98 = load <32 x i32>, ptr %97, align 1
  %99 = getelementptr inbounds nuw i8, ptr %67, i64 %70
  %100 = load <32 x i32>, ptr %99, align 1
  %101 = icmp ult <32 x i32> %98, %60
  %102 = icmp uge <32 x i32> %98, %62
  %103 = and <32 x i1> %101, %102
  %104 = icmp ult <32 x i32> %98, %64
  %105 = icmp uge <32 x i32> %98, %66
  %106 = or <32 x i1> %104, %105
  %107 = and <32 x i1> %103, %106
  %108 = icmp ult <32 x i32> %100, %60
  %109 = icmp uge <32 x i32> %100, %62
  %110 = and <32 x i1> %108, %109
  %111 = icmp ult <32 x i32> %100, %64
  %112 = icmp uge <32 x i32> %100, %66
  %113 = or <32 x i1> %111, %112
  %114 = and <32 x i1> %110, %113
  %115 = or <32 x i1> %107, %114
  %116 = bitcast <32 x i1> %115 to i32
  %117 = icmp ne i32 %116, 0
  br label %118
118:
  %119 = phi i1 [ %95, %77 ], [ %117, %96 ]
  br i1 %119, label %127, label %120
120:
  store i32 %22, ptr %72, align 4
  %121 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store i32 %18, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i32 0, ptr %122, align 4
  store i32 15, ptr %73, align 4
  %123 = lshr i64 %70, 8
  %124 = getelementptr inbounds nuw i32, ptr %68, i64 %123
  store i32 %22, ptr %124, align 4
  %125 = add i64 %70, 128
  %126 = icmp ult i64 %125, %55
  br i1 %126, label %69, label %127
127:
  %128 = phi i32 [ 1, %4 ], [ 1, %8 ], [ 1, %45 ], [ 0, %53 ], [ 1, %118 ], [ 0, %120 ]
  ret i32 %128
}
define void @db_drain_global(ptr noundef nonnull align 8 captures(none) dereferenceable(640) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %11, label %5
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %12
11:
  store i64 0, ptr %2, align 8
  ret void
12:
  %13 = phi i64 [ 0, %5 ], [ %163, %162 ]
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr inbounds nuw %struct.LoggedRead, ptr %14, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = load ptr, ptr %7, align 8
  %18 = lshr i64 %16, 16
  %19 = and i64 %18, 4095
  %20 = getelementptr inbounds nuw %struct.Place, ptr %17, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %18
  br i1 %22, label %23, label %26
23:
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %25 = load ptr, ptr %24, align 8
  br label %28
26:
  %27 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %0, i64 noundef %16)
  br label %28
28:
  %29 = phi ptr [ %25, %23 ], [ %27, %26 ]
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 339968
  store i32 0, ptr %30, align 4
  %31 = load i64, ptr %15, align 8
  %32 = and i64 %31, 65535
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %32, %34
  %36 = and i64 %31, 65532
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %29, i64 noundef %36, i64 noundef %35)
  %43 = load i64, ptr %15, align 8
  %44 = load i64, ptr %33, align 8
  %45 = or i64 %44, %43
  %46 = and i64 %45, 3
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %54, label %48
48:
  %49 = icmp ult i64 %36, %35
  br i1 %49, label %50, label %162
50:
  %51 = and i32 %42, -16
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 131072
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 196608
  br label %64
54:
  %55 = add nuw nsw i64 %36, 32
  %56 = icmp ugt i64 %55, %35
  br i1 %56, label %99, label %57
57:
  %58 = getelementptr inbounds nuw i8, ptr %29, i64 131072
  %59 = getelementptr inbounds nuw i8, ptr %29, i64 196608
  %60 = insertelement <8 x i32> poison, i32 %42, i64 0
  %61 = shufflevector <8 x i32> %60, <8 x i32> poison, <8 x i32> zeroinitializer
  %62 = insertelement <8 x i32> poison, i32 %39, i64 0
  %63 = shufflevector <8 x i32> %62, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %105
64:
  %65 = phi i64 [ %36, %50 ], [ %97, %64 ]
  %66 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %32, i64 %65)
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = sub nuw i64 %35, %65
  %69 = tail call i64 @llvm.umin.i64(i64 %68, i64 4)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = shl i32 15, %67
  %72 = shl nsw i32 -1, %70
  %73 = xor i32 %72, -1
  %74 = and i32 %71, %73
  %75 = or i32 %74, %51
  %76 = getelementptr inbounds nuw i8, ptr %52, i64 %65
  %77 = load i32, ptr %76, align 1
  %78 = getelementptr inbounds nuw i8, ptr %53, i64 %65
  %79 = load i32, ptr %78, align 1
  %80 = load i64, ptr %8, align 8
  %81 = trunc i64 %80 to i32
  %82 = icmp uge i32 %77, %81
  %83 = load i64, ptr %9, align 8
  %84 = trunc i64 %83 to i32
  %85 = icmp uge i32 %77, %84
  %86 = load i64, ptr %10, align 8
  %87 = trunc i64 %86 to i32
  %88 = icmp ult i32 %77, %87
  %89 = and i1 %85, %88
  %90 = or i1 %82, %89
  %91 = select i1 %90, i32 %79, i32 %75
  %92 = icmp eq i32 %77, %39
  %93 = and i32 %79, 15
  %94 = or i32 %93, %75
  %95 = select i1 %92, i32 %94, i32 %91
  store i32 %95, ptr %78, align 1
  %96 = select i1 %90, i32 %77, i32 %39
  store i32 %96, ptr %76, align 1
  %97 = add i64 %65, 4
  %98 = icmp ult i64 %97, %35
  br i1 %98, label %64, label %162
99:
  %100 = phi i64 [ %36, %54 ], [ %106, %105 ]
  %101 = icmp ult i64 %100, %35
  br i1 %101, label %102, label %162
102:
  %103 = getelementptr inbounds nuw i8, ptr %29, i64 131072
  %104 = getelementptr inbounds nuw i8, ptr %29, i64 196608
  br label %137
105:
  %106 = phi i64 [ %55, %57 ], [ %135, %105 ]
  %107 = phi i64 [ %36, %57 ], [ %106, %105 ]
  %108 = getelementptr inbounds nuw i8, ptr %58, i64 %107
  %109 = load <8 x i32>, ptr %108, align 1
  %110 = getelementptr inbounds nuw i8, ptr %59, i64 %107
  %111 = load <8 x i32>, ptr %110, align 1
  %112 = load i64, ptr %8, align 8
  %113 = trunc i64 %112 to i32
  %114 = insertelement <8 x i32> poison, i32 %113, i64 0
  %115 = shufflevector <8 x i32> %114, <8 x i32> poison, <8 x i32> zeroinitializer
  %116 = icmp uge <8 x i32> %109, %115
  %117 = load i64, ptr %9, align 8
  %118 = trunc i64 %117 to i32
  %119 = insertelement <8 x i32> poison, i32 %118, i64 0
  %120 = shufflevector <8 x i32> %119, <8 x i32> poison, <8 x i32> zeroinitializer
  %121 = icmp uge <8 x i32> %109, %120
  %122 = load i64, ptr %10, align 8
  %123 = trunc i64 %122 to i32
  %124 = insertelement <8 x i32> poison, i32 %123, i64 0
  %125 = shufflevector <8 x i32> %124, <8 x i32> poison, <8 x i32> zeroinitializer
  %126 = icmp ult <8 x i32> %109, %125
  %127 = and <8 x i1> %121, %126
  %128 = or <8 x i1> %116, %127
  %129 = select <8 x i1> %128, <8 x i32> %111, <8 x i32> %61
  %130 = icmp eq <8 x i32> %109, %63
  %131 = and <8 x i32> %111, splat (i32 15)
  %132 = or <8 x i32> %131, %61
  %133 = select <8 x i1> %130, <8 x i32> %132, <8 x i32> %129
  store <8 x i32> %133, ptr %110, align 1
  %134 = select <8 x i1> %128, <8 x i32> %109, <8 x i32> %63
  store <8 x i32> %134, ptr %108, align 1
  %135 = add i64 %106, 32
  %136 = icmp ugt i64 %135, %35
  br i1 %136, label %99, label %105
137:
  %138 = phi i64 [ %100, %102 ], [ %160, %137 ]
  %139 = getelementptr inbounds nuw i8, ptr %103, i64 %138
  %140 = load i32, ptr %139, align 1
  %141 = getelementptr inbounds nuw i8, ptr %104, i64 %138
  %142 = load i32, ptr %141, align 1
  %143 = load i64, ptr %8, align 8
  %144 = trunc i64 %143 to i32
  %145 = icmp uge i32 %140, %144
  %146 = load i64, ptr %9, align 8
  %147 = trunc i64 %146 to i32
  %148 = icmp uge i32 %140, %147
  %149 = load i64, ptr %10, align 8
  %150 = trunc i64 %149 to i32
  %151 = icmp ult i32 %140, %150
  %152 = and i1 %148, %151
  %153 = or i1 %145, %152
  %154 = select i1 %153, i32 %142, i32 %42
  %155 = icmp eq i32 %140, %39
  %156 = and i32 %142, 15
  %157 = or i32 %156, %42
  %158 = select i1 %155, i32 %157, i32 %154
  store i32 %158, ptr %141, align 1
  %159 = select i1 %153, i32 %140, i32 %39
  store i32 %159, ptr %139, align 1
  %160 = add i64 %138, 4
  %161 = icmp ult i64 %160, %35
  br i1 %161, label %137, label %162
162:
  %163 = add nuw i64 %13, 1
  %164 = load i64, ptr %2, align 8
  %165 = icmp ult i64 %163, %164
  br i1 %165, label %12, label %11
}
define range(i32 0, 2) i32 @db_touch_global_read(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_touch_global_write(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_touch_global_scalar(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_track_global_read(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %267, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %65
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %65
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %65
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %65, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %65
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %65
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call noundef i32 @db_line_read(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61
61:
  %62 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %63 = xor i1 %62, true
  %64 = zext i1 %63 to i32
  br label %65
65:
  %66 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 0, %57 ], [ %64, %61 ], [ 2, %52 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %67 = icmp eq i32 %66, 2
  br i1 %67, label %68, label %226
68:
  %69 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %70 = sub <32 x i32> %2, %69
  %71 = insertelement <32 x i32> poison, i32 %4, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = icmp ule <32 x i32> %70, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %74)
  %76 = icmp samesign ugt i32 %75, 19
  br i1 %76, label %226, label %77
77:
  %78 = load ptr, ptr %10, align 8
  %79 = bitcast i32 %3 to <32 x i1>
  %80 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %81 = extractelement <32 x i32> %2, i32 %80
  %82 = trunc i64 %1 to i32
  %83 = add i32 %81, %82
  %84 = insertelement <32 x i32> poison, i32 %82, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = add <32 x i32> %85, %2
  %87 = insertelement <32 x i32> poison, i32 %83, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = select <32 x i1> %79, <32 x i32> %86, <32 x i32> %88
  %90 = add i32 %4, -1
  %91 = insertelement <32 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <32 x i32> %91, <32 x i32> poison, <32 x i32> zeroinitializer
  %93 = add <32 x i32> %89, %92
  %94 = and i32 %4, 3
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %226
96:
  %97 = xor <32 x i32> %89, %88
  %98 = xor <32 x i32> %93, %88
  %99 = or <32 x i32> %98, %97
  %100 = lshr <32 x i32> %99, splat (i32 16)
  %101 = and <32 x i32> %89, splat (i32 3)
  %102 = or <32 x i32> %100, %101
  %103 = icmp ne <32 x i32> %102, zeroinitializer
  %104 = bitcast <32 x i1> %103 to i32
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %226
106:
  %107 = zext i32 %81 to i64
  %108 = add i64 %1, %107
  %109 = getelementptr inbounds nuw i8, ptr %78, i64 72
  %110 = load ptr, ptr %109, align 8
  %111 = lshr i64 %108, 16
  %112 = and i64 %111, 4095
  %113 = getelementptr inbounds nuw %struct.Place, ptr %110, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, %111
  br i1 %115, label %116, label %119
116:
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %118 = load ptr, ptr %117, align 8
  br label %121
119:
  %120 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %78, i64 noundef %108)
  br label %121
121:
  %122 = phi ptr [ %118, %116 ], [ %120, %119 ]
  %123 = shl i32 %5, 2
  %124 = and i32 %123, 2147483632
  %125 = or disjoint i32 %124, 15
  %126 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %127 = load i64, ptr %126, align 8
  %128 = load i64, ptr %78, align 8
  %129 = trunc i64 %128 to i32
  %130 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %131 = load i64, ptr %130, align 8
  %132 = trunc i64 %131 to i32
  %133 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = trunc i64 %134 to i32
  %136 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %137 = load i64, ptr %136, align 8
  %138 = trunc i64 %137 to i32
  %139 = trunc i64 %127 to i32
  %140 = and <32 x i32> %89, splat (i32 65535)
  %141 = lshr <32 x i32> %89, splat (i32 5)
  %142 = and <32 x i32> %141, splat (i32 2044)
  %143 = getelementptr inbounds nuw i8, ptr %122, i64 331788
  %144 = zext nneg <32 x i32> %142 to <32 x i64>
  %145 = getelementptr i32, ptr %143, <32 x i64> %144
  %146 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %145, <32 x i1> %79, <32 x i32> zeroinitializer)
  %147 = icmp ne <32 x i32> %146, zeroinitializer
  %148 = bitcast <32 x i1> %147 to i32
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %226
150:
  %151 = lshr <32 x i32> %93, splat (i32 5)
  %152 = and <32 x i32> %151, splat (i32 2044)
  %153 = zext nneg <32 x i32> %152 to <32 x i64>
  %154 = getelementptr i32, ptr %143, <32 x i64> %153
  %155 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %154, <32 x i1> %79, <32 x i32> zeroinitializer)
  %156 = icmp ne <32 x i32> %155, zeroinitializer
  %157 = bitcast <32 x i1> %156 to i32
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %226
159:
  %160 = icmp eq i32 %4, 0
  br i1 %160, label %226, label %161
161:
  %162 = insertelement <32 x i32> poison, i32 %132, i64 0
  %163 = shufflevector <32 x i32> %162, <32 x i32> poison, <32 x i32> zeroinitializer
  %164 = insertelement <32 x i32> poison, i32 %138, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = insertelement <32 x i32> poison, i32 %135, i64 0
  %167 = shufflevector <32 x i32> %166, <32 x i32> poison, <32 x i32> zeroinitializer
  %168 = insertelement <32 x i32> poison, i32 %139, i64 0
  %169 = shufflevector <32 x i32> %168, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %188
170:
  %171 = add i32 %189, 4
  %172 = icmp ult i32 %171, %4
  br i1 %172, label %188, label %173
173:
  %174 = getelementptr inbounds nuw i8, ptr %122, i64 131072
  %175 = insertelement <32 x i32> poison, i32 %132, i64 0
  %176 = shufflevector <32 x i32> %175, <32 x i32> poison, <32 x i32> zeroinitializer
  %177 = insertelement <32 x i32> poison, i32 %138, i64 0
  %178 = shufflevector <32 x i32> %177, <32 x i32> poison, <32 x i32> zeroinitializer
  %179 = insertelement <32 x i32> poison, i32 %135, i64 0
  %180 = shufflevector <32 x i32> %179, <32 x i32> poison, <32 x i32> zeroinitializer
  %181 = insertelement <32 x i32> poison, i32 %139, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = insertelement <32 x i32> poison, i32 %129, i64 0
  %184 = shufflevector <32 x i32> %183, <32 x i32> poison, <32 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw i8, ptr %122, i64 196608
  %186 = insertelement <32 x i32> poison, i32 %125, i64 0
  %187 = shufflevector <32 x i32> %186, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %206
188:
  %189 = phi i32 [ 0, %161 ], [ %171, %170 ]
  %190 = insertelement <32 x i32> poison, i32 %189, i64 0
  %191 = shufflevector <32 x i32> %190, <32 x i32> poison, <32 x i32> zeroinitializer
  %192 = add <32 x i32> %191, %140
  %193 = lshr <32 x i32> %192, splat (i32 2)
  %194 = zext nneg <32 x i32> %193 to <32 x i64>
  %195 = getelementptr i32, ptr %122, <32 x i64> %194
  %196 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %195, <32 x i1> %79, <32 x i32> zeroinitializer)
  %197 = icmp ult <32 x i32> %196, %163
  %198 = icmp uge <32 x i32> %196, %165
  %199 = and <32 x i1> %197, %198
  %200 = icmp ult <32 x i32> %196, %167
  %201 = icmp uge <32 x i32> %196, %169
  %202 = or <32 x i1> %200, %201
  %203 = and <32 x i1> %199, %202
  %204 = bitcast <32 x i1> %203 to i32
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %170, label %226
206:
  %207 = phi i32 [ 0, %173 ], [ %224, %206 ]
  %208 = insertelement <32 x i32> poison, i32 %207, i64 0
  %209 = shufflevector <32 x i32> %208, <32 x i32> poison, <32 x i32> zeroinitializer
  %210 = add <32 x i32> %209, %140
  %211 = lshr <32 x i32> %210, splat (i32 2)
  %212 = zext nneg <32 x i32> %211 to <32 x i64>
  %213 = getelementptr i32, ptr %174, <32 x i64> %212
  %214 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %213, <32 x i1> %79, <32 x i32> zeroinitializer)
  %215 = icmp uge <32 x i32> %214, %176
  %216 = icmp ult <32 x i32> %214, %178
  %217 = or <32 x i1> %215, %216
  %218 = icmp uge <32 x i32> %214, %180
  %219 = icmp ult <32 x i32> %214, %182
  %220 = and <32 x i1> %218, %219
  %221 = or <32 x i1> %217, %220
  %222 = and <32 x i1> %221, %79
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %184, <32 x ptr> align 4 %213, <32 x i1> %222)
  %223 = getelementptr i32, ptr %185, <32 x i64> %212
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %187, <32 x ptr> align 4 %223, <32 x i1> %222)
  %224 = add i32 %207, 4
  %225 = icmp ult i32 %224, %4
  br i1 %225, label %206, label %226
226:
  %227 = phi i32 [ 2, %68 ], [ %66, %65 ], [ 2, %77 ], [ 2, %96 ], [ 2, %121 ], [ 0, %159 ], [ 2, %150 ], [ 0, %206 ], [ 2, %188 ]
  %228 = icmp eq i32 %227, 2
  br i1 %228, label %229, label %267
229:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %230
230:
  %231 = phi i64 [ 0, %229 ], [ %255, %256 ]
  %232 = phi i32 [ %3, %229 ], [ %258, %256 ]
  %233 = phi i64 [ 0, %229 ], [ %253, %256 ]
  %234 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %232, i1 true)
  %235 = zext nneg i32 %234 to i64
  %236 = getelementptr inbounds nuw i32, ptr %7, i64 %235
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = add i64 %1, %238
  %240 = add i64 %239, %15
  %241 = icmp ult i64 %239, %231
  %242 = icmp ugt i64 %239, %233
  %243 = select i1 %241, i1 true, i1 %242
  br i1 %243, label %246, label %244
244:
  %245 = tail call i64 @llvm.umax.i64(i64 %240, i64 %233)
  br label %252
246:
  %247 = icmp eq i64 %233, %231
  br i1 %247, label %251, label %248
248:
  %249 = sub i64 %233, %231
  %250 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %231, i64 noundef %249, i32 noundef %5)
  br i1 %250, label %251, label %252
251:
  br label %252
252:
  %253 = phi i64 [ %245, %244 ], [ %240, %251 ], [ %233, %248 ]
  %254 = phi i32 [ 4, %244 ], [ 0, %251 ], [ 1, %248 ]
  %255 = phi i64 [ %231, %244 ], [ %239, %251 ], [ %231, %248 ]
  switch i32 %254, label %265 [
    i32 0, label %256
    i32 4, label %256
  ]
256:
  %257 = add i32 %232, -1
  %258 = and i32 %257, %232
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %230
260:
  %261 = sub i64 %253, %255
  %262 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %255, i64 noundef %261, i32 noundef %5)
  %263 = xor i1 %262, true
  %264 = zext i1 %263 to i32
  br label %265
265:
  %266 = phi i32 [ %264, %260 ], [ 1, %252 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %267
267:
  %268 = phi i32 [ 0, %6 ], [ %266, %265 ], [ %227, %226 ]
  ret i32 %268
}
define range(i32 0, 2) i32 @db_track64_global_read(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_global_read(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
declare i32 @llvm.cttz.i32(i32, i1 immarg)
define range(i32 0, 2) i32 @db_track_global_write(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %272, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %65
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %65
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %65
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %65, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %65
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %65
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call noundef i32 @db_line_write(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61
61:
  %62 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %63 = xor i1 %62, true
  %64 = zext i1 %63 to i32
  br label %65
65:
  %66 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 0, %57 ], [ %64, %61 ], [ 2, %52 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %67 = icmp eq i32 %66, 2
  br i1 %67, label %68, label %231
68:
  %69 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %70 = sub <32 x i32> %2, %69
  %71 = insertelement <32 x i32> poison, i32 %4, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = icmp ule <32 x i32> %70, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %74)
  %76 = icmp samesign ugt i32 %75, 19
  br i1 %76, label %231, label %77
77:
  %78 = load ptr, ptr %10, align 8
  %79 = bitcast i32 %3 to <32 x i1>
  %80 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %81 = extractelement <32 x i32> %2, i32 %80
  %82 = trunc i64 %1 to i32
  %83 = add i32 %81, %82
  %84 = insertelement <32 x i32> poison, i32 %82, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = add <32 x i32> %85, %2
  %87 = insertelement <32 x i32> poison, i32 %83, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = select <32 x i1> %79, <32 x i32> %86, <32 x i32> %88
  %90 = add i32 %4, -1
  %91 = insertelement <32 x i32> poison, i32 %90, i64 0
  %92 = shufflevector <32 x i32> %91, <32 x i32> poison, <32 x i32> zeroinitializer
  %93 = add <32 x i32> %89, %92
  %94 = and i32 %4, 3
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %231
96:
  %97 = xor <32 x i32> %89, %88
  %98 = xor <32 x i32> %93, %88
  %99 = or <32 x i32> %98, %97
  %100 = lshr <32 x i32> %99, splat (i32 16)
  %101 = and <32 x i32> %89, splat (i32 3)
  %102 = or <32 x i32> %100, %101
  %103 = icmp ne <32 x i32> %102, zeroinitializer
  %104 = bitcast <32 x i1> %103 to i32
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %231
106:
  %107 = zext i32 %81 to i64
  %108 = add i64 %1, %107
  %109 = getelementptr inbounds nuw i8, ptr %78, i64 72
  %110 = load ptr, ptr %109, align 8
  %111 = lshr i64 %108, 16
  %112 = and i64 %111, 4095
  %113 = getelementptr inbounds nuw %struct.Place, ptr %110, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, %111
  br i1 %115, label %116, label %119
116:
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %118 = load ptr, ptr %117, align 8
  br label %121
119:
  %120 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %78, i64 noundef %108)
  br label %121
121:
  %122 = phi ptr [ %118, %116 ], [ %120, %119 ]
  %123 = shl i32 %5, 2
  %124 = and i32 %123, 2147483632
  %125 = or disjoint i32 %124, 15
  %126 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %127 = load i64, ptr %126, align 8
  %128 = load i64, ptr %78, align 8
  %129 = trunc i64 %128 to i32
  %130 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %131 = load i64, ptr %130, align 8
  %132 = trunc i64 %131 to i32
  %133 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = trunc i64 %134 to i32
  %136 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %137 = load i64, ptr %136, align 8
  %138 = trunc i64 %137 to i32
  %139 = trunc i64 %127 to i32
  %140 = getelementptr inbounds nuw i8, ptr %122, i64 339968
  %141 = load i32, ptr %140, align 4
  %142 = getelementptr inbounds nuw i8, ptr %78, i64 504
  %143 = load i64, ptr %142, align 8
  %144 = trunc i64 %143 to i32
  %145 = icmp eq i32 %141, %144
  br i1 %145, label %146, label %147
146:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %78)
  br label %147
147:
  %148 = and <32 x i32> %89, splat (i32 65535)
  %149 = lshr <32 x i32> %89, splat (i32 5)
  %150 = and <32 x i32> %149, splat (i32 2044)
  %151 = getelementptr inbounds nuw i8, ptr %122, i64 331788
  %152 = zext nneg <32 x i32> %150 to <32 x i64>
  %153 = getelementptr i32, ptr %151, <32 x i64> %152
  %154 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %153, <32 x i1> %79, <32 x i32> zeroinitializer)
  %155 = icmp ne <32 x i32> %154, zeroinitializer
  %156 = bitcast <32 x i1> %155 to i32
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %231
158:
  %159 = lshr <32 x i32> %93, splat (i32 5)
  %160 = and <32 x i32> %159, splat (i32 2044)
  %161 = zext nneg <32 x i32> %160 to <32 x i64>
  %162 = getelementptr i32, ptr %151, <32 x i64> %161
  %163 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %162, <32 x i1> %79, <32 x i32> zeroinitializer)
  %164 = icmp ne <32 x i32> %163, zeroinitializer
  %165 = bitcast <32 x i1> %164 to i32
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %231
167:
  %168 = icmp eq i32 %4, 0
  br i1 %168, label %231, label %169
169:
  %170 = insertelement <32 x i32> poison, i32 %132, i64 0
  %171 = shufflevector <32 x i32> %170, <32 x i32> poison, <32 x i32> zeroinitializer
  %172 = insertelement <32 x i32> poison, i32 %138, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = insertelement <32 x i32> poison, i32 %135, i64 0
  %175 = shufflevector <32 x i32> %174, <32 x i32> poison, <32 x i32> zeroinitializer
  %176 = insertelement <32 x i32> poison, i32 %139, i64 0
  %177 = shufflevector <32 x i32> %176, <32 x i32> poison, <32 x i32> zeroinitializer
  %178 = getelementptr inbounds nuw i8, ptr %122, i64 131072
  br label %189
179:
  %180 = add i32 %190, 4
  %181 = icmp ult i32 %180, %4
  br i1 %181, label %189, label %182
182:
  %183 = insertelement <32 x i32> poison, i32 %129, i64 0
  %184 = shufflevector <32 x i32> %183, <32 x i32> poison, <32 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw i8, ptr %122, i64 65536
  %186 = insertelement <32 x i32> poison, i32 %125, i64 0
  %187 = shufflevector <32 x i32> %186, <32 x i32> poison, <32 x i32> zeroinitializer
  %188 = getelementptr inbounds nuw i8, ptr %122, i64 327680
  br label %217
189:
  %190 = phi i32 [ 0, %169 ], [ %180, %179 ]
  %191 = insertelement <32 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <32 x i32> %191, <32 x i32> poison, <32 x i32> zeroinitializer
  %193 = add <32 x i32> %192, %148
  %194 = lshr <32 x i32> %193, splat (i32 2)
  %195 = zext nneg <32 x i32> %194 to <32 x i64>
  %196 = getelementptr i32, ptr %122, <32 x i64> %195
  %197 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %196, <32 x i1> %79, <32 x i32> zeroinitializer)
  %198 = getelementptr i32, ptr %178, <32 x i64> %195
  %199 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %198, <32 x i1> %79, <32 x i32> zeroinitializer)
  %200 = icmp ult <32 x i32> %197, %171
  %201 = icmp uge <32 x i32> %197, %173
  %202 = and <32 x i1> %200, %201
  %203 = icmp ult <32 x i32> %197, %175
  %204 = icmp uge <32 x i32> %197, %177
  %205 = or <32 x i1> %203, %204
  %206 = and <32 x i1> %202, %205
  %207 = icmp ult <32 x i32> %199, %171
  %208 = icmp uge <32 x i32> %199, %173
  %209 = and <32 x i1> %207, %208
  %210 = icmp ult <32 x i32> %199, %175
  %211 = icmp uge <32 x i32> %199, %177
  %212 = or <32 x i1> %210, %211
  %213 = and <32 x i1> %209, %212
  %214 = or <32 x i1> %206, %213
  %215 = bitcast <32 x i1> %214 to i32
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %179, label %231
217:
  %218 = phi i32 [ 0, %182 ], [ %229, %217 ]
  %219 = insertelement <32 x i32> poison, i32 %218, i64 0
  %220 = shufflevector <32 x i32> %219, <32 x i32> poison, <32 x i32> zeroinitializer
  %221 = add <32 x i32> %220, %148
  %222 = lshr <32 x i32> %221, splat (i32 2)
  %223 = zext nneg <32 x i32> %222 to <32 x i64>
  %224 = getelementptr i32, ptr %122, <32 x i64> %223
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %184, <32 x ptr> align 4 %224, <32 x i1> %79)
  %225 = getelementptr i32, ptr %185, <32 x i64> %223
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %187, <32 x ptr> align 4 %225, <32 x i1> %79)
  %226 = lshr <32 x i32> %221, splat (i32 8)
  %227 = zext nneg <32 x i32> %226 to <32 x i64>
  %228 = getelementptr i32, ptr %188, <32 x i64> %227
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %184, <32 x ptr> align 4 %228, <32 x i1> %79)
  %229 = add i32 %218, 4
  %230 = icmp ult i32 %229, %4
  br i1 %230, label %217, label %231
231:
  %232 = phi i32 [ 2, %68 ], [ %66, %65 ], [ 2, %77 ], [ 2, %96 ], [ 2, %147 ], [ 0, %167 ], [ 2, %158 ], [ 0, %217 ], [ 2, %189 ]
  %233 = icmp eq i32 %232, 2
  br i1 %233, label %234, label %272
234:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %235
235:
  %236 = phi i64 [ 0, %234 ], [ %260, %261 ]
  %237 = phi i32 [ %3, %234 ], [ %263, %261 ]
  %238 = phi i64 [ 0, %234 ], [ %258, %261 ]
  %239 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %237, i1 true)
  %240 = zext nneg i32 %239 to i64
  %241 = getelementptr inbounds nuw i32, ptr %7, i64 %240
  %242 = load i32, ptr %241, align 4
  %243 = zext i32 %242 to i64
  %244 = add i64 %1, %243
  %245 = add i64 %244, %15
  %246 = icmp ult i64 %244, %236
  %247 = icmp ugt i64 %244, %238
  %248 = select i1 %246, i1 true, i1 %247
  br i1 %248, label %251, label %249
249:
  %250 = tail call i64 @llvm.umax.i64(i64 %245, i64 %238)
  br label %257
251:
  %252 = icmp eq i64 %238, %236
  br i1 %252, label %256, label %253
253:
  %254 = sub i64 %238, %236
  %255 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %236, i64 noundef %254, i32 noundef %5)
  br i1 %255, label %256, label %257
256:
  br label %257
257:
  %258 = phi i64 [ %250, %249 ], [ %245, %256 ], [ %238, %253 ]
  %259 = phi i32 [ 4, %249 ], [ 0, %256 ], [ 1, %253 ]
  %260 = phi i64 [ %236, %249 ], [ %244, %256 ], [ %236, %253 ]
  switch i32 %259, label %270 [
    i32 0, label %261
    i32 4, label %261
  ]
261:
  %262 = add i32 %237, -1
  %263 = and i32 %262, %237
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %235
265:
  %266 = sub i64 %258, %260
  %267 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %260, i64 noundef %266, i32 noundef %5)
  %268 = xor i1 %267, true
  %269 = zext i1 %268 to i32
  br label %270
270:
  %271 = phi i32 [ %269, %265 ], [ 1, %257 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %272
272:
  %273 = phi i32 [ 0, %6 ], [ %271, %270 ], [ %232, %231 ]
  ret i32 %273
}
define range(i32 0, 2) i32 @db_track64_global_write(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_global_write(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
define range(i32 0, 2) i32 @db_track_global_atomic(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %273, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %62
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %62
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %62
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %62, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %62
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  br label %62
62:
  %63 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 2, %52 ], [ %61, %57 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %64 = icmp eq i32 %63, 2
  br i1 %64, label %65, label %232
65:
  %66 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %67 = sub <32 x i32> %2, %66
  %68 = insertelement <32 x i32> poison, i32 %4, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = icmp ule <32 x i32> %67, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %71)
  %73 = icmp samesign ugt i32 %72, 19
  br i1 %73, label %232, label %74
74:
  %75 = load ptr, ptr %10, align 8
  %76 = bitcast i32 %3 to <32 x i1>
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %78 = extractelement <32 x i32> %2, i32 %77
  %79 = trunc i64 %1 to i32
  %80 = add i32 %78, %79
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %2
  %84 = insertelement <32 x i32> poison, i32 %80, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = select <32 x i1> %76, <32 x i32> %83, <32 x i32> %85
  %87 = add i32 %4, -1
  %88 = insertelement <32 x i32> poison, i32 %87, i64 0
  %89 = shufflevector <32 x i32> %88, <32 x i32> poison, <32 x i32> zeroinitializer
  %90 = add <32 x i32> %86, %89
  %91 = and i32 %4, 3
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %232
93:
  %94 = xor <32 x i32> %86, %85
  %95 = xor <32 x i32> %90, %85
  %96 = or <32 x i32> %95, %94
  %97 = lshr <32 x i32> %96, splat (i32 16)
  %98 = and <32 x i32> %86, splat (i32 3)
  %99 = or <32 x i32> %97, %98
  %100 = icmp ne <32 x i32> %99, zeroinitializer
  %101 = bitcast <32 x i1> %100 to i32
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %232
103:
  %104 = zext i32 %78 to i64
  %105 = add i64 %1, %104
  %106 = getelementptr inbounds nuw i8, ptr %75, i64 72
  %107 = load ptr, ptr %106, align 8
  %108 = lshr i64 %105, 16
  %109 = and i64 %108, 4095
  %110 = getelementptr inbounds nuw %struct.Place, ptr %107, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %108
  br i1 %112, label %113, label %116
113:
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %115 = load ptr, ptr %114, align 8
  br label %118
116:
  %117 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %75, i64 noundef %105)
  br label %118
118:
  %119 = phi ptr [ %115, %113 ], [ %117, %116 ]
  %120 = shl i32 %5, 2
  %121 = or i32 %120, -2147483633
  %122 = getelementptr inbounds nuw i8, ptr %75, i64 40
  %123 = load i64, ptr %122, align 8
  %124 = load i64, ptr %75, align 8
  %125 = trunc i64 %124 to i32
  %126 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %127 = load i64, ptr %126, align 8
  %128 = trunc i64 %127 to i32
  %129 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %130 = load i64, ptr %129, align 8
  %131 = trunc i64 %130 to i32
  %132 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %133 = load i64, ptr %132, align 8
  %134 = trunc i64 %133 to i32
  %135 = trunc i64 %123 to i32
  %136 = getelementptr inbounds nuw i8, ptr %119, i64 339968
  %137 = load i32, ptr %136, align 4
  %138 = getelementptr inbounds nuw i8, ptr %75, i64 504
  %139 = load i64, ptr %138, align 8
  %140 = trunc i64 %139 to i32
  %141 = icmp eq i32 %137, %140
  br i1 %141, label %142, label %143
142:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %75)
  br label %143
143:
  %144 = and <32 x i32> %86, splat (i32 65535)
  %145 = lshr <32 x i32> %86, splat (i32 5)
  %146 = and <32 x i32> %145, splat (i32 2044)
  %147 = getelementptr inbounds nuw i8, ptr %119, i64 331788
  %148 = zext nneg <32 x i32> %146 to <32 x i64>
  %149 = getelementptr i32, ptr %147, <32 x i64> %148
  %150 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %149, <32 x i1> %76, <32 x i32> zeroinitializer)
  %151 = icmp ne <32 x i32> %150, zeroinitializer
  %152 = bitcast <32 x i1> %151 to i32
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %232
154:
  %155 = lshr <32 x i32> %90, splat (i32 5)
  %156 = and <32 x i32> %155, splat (i32 2044)
  %157 = zext nneg <32 x i32> %156 to <32 x i64>
  %158 = getelementptr i32, ptr %147, <32 x i64> %157
  %159 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %158, <32 x i1> %76, <32 x i32> zeroinitializer)
  %160 = icmp ne <32 x i32> %159, zeroinitializer
  %161 = bitcast <32 x i1> %160 to i32
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %232
163:
  %164 = icmp eq i32 %4, 0
  br i1 %164, label %232, label %165
165:
  %166 = insertelement <32 x i32> poison, i32 %128, i64 0
  %167 = shufflevector <32 x i32> %166, <32 x i32> poison, <32 x i32> zeroinitializer
  %168 = insertelement <32 x i32> poison, i32 %134, i64 0
  %169 = shufflevector <32 x i32> %168, <32 x i32> poison, <32 x i32> zeroinitializer
  %170 = insertelement <32 x i32> poison, i32 %131, i64 0
  %171 = shufflevector <32 x i32> %170, <32 x i32> poison, <32 x i32> zeroinitializer
  %172 = insertelement <32 x i32> poison, i32 %135, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = getelementptr inbounds nuw i8, ptr %119, i64 65536
  %175 = getelementptr inbounds nuw i8, ptr %119, i64 131072
  br label %186
176:
  %177 = add i32 %187, 4
  %178 = icmp ult i32 %177, %4
  br i1 %178, label %186, label %179
179:
  %180 = insertelement <32 x i32> poison, i32 %125, i64 0
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> zeroinitializer
  %182 = getelementptr inbounds nuw i8, ptr %119, i64 65536
  %183 = insertelement <32 x i32> poison, i32 %121, i64 0
  %184 = shufflevector <32 x i32> %183, <32 x i32> poison, <32 x i32> zeroinitializer
  %185 = getelementptr inbounds nuw i8, ptr %119, i64 327680
  br label %218
186:
  %187 = phi i32 [ 0, %165 ], [ %177, %176 ]
  %188 = insertelement <32 x i32> poison, i32 %187, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  %190 = add <32 x i32> %189, %144
  %191 = lshr <32 x i32> %190, splat (i32 2)
  %192 = zext nneg <32 x i32> %191 to <32 x i64>
  %193 = getelementptr i32, ptr %119, <32 x i64> %192
  %194 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %193, <32 x i1> %76, <32 x i32> zeroinitializer)
  %195 = icmp uge <32 x i32> %194, %167
  %196 = icmp ult <32 x i32> %194, %169
  %197 = or <32 x i1> %195, %196
  %198 = icmp uge <32 x i32> %194, %171
  %199 = icmp ult <32 x i32> %194, %173
  %200 = and <32 x i1> %198, %199
  %201 = or <32 x i1> %197, %200
  %202 = getelementptr i32, ptr %174, <32 x i64> %192
  %203 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %202, <32 x i1> %76, <32 x i32> splat (i32 -2147483648))
  %204 = ashr <32 x i32> %203, splat (i32 31)
  %205 = select <32 x i1> %201, <32 x i32> splat (i32 -1), <32 x i32> %204
  %206 = getelementptr i32, ptr %175, <32 x i64> %192
  %207 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %206, <32 x i1> %76, <32 x i32> zeroinitializer)
  %208 = icmp uge <32 x i32> %207, %167
  %209 = icmp ult <32 x i32> %207, %169
  %210 = or <32 x i1> %208, %209
  %211 = icmp uge <32 x i32> %207, %171
  %212 = icmp ult <32 x i32> %207, %173
  %213 = and <32 x i1> %211, %212
  %214 = or <32 x i1> %210, %213
  %215 = select <32 x i1> %214, <32 x i32> %205, <32 x i32> zeroinitializer
  %216 = tail call i32 @llvm.vector.reduce.and.v32i32(<32 x i32> %215)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %232, label %176
218:
  %219 = phi i32 [ 0, %179 ], [ %230, %218 ]
  %220 = insertelement <32 x i32> poison, i32 %219, i64 0
  %221 = shufflevector <32 x i32> %220, <32 x i32> poison, <32 x i32> zeroinitializer
  %222 = add <32 x i32> %221, %144
  %223 = lshr <32 x i32> %222, splat (i32 2)
  %224 = zext nneg <32 x i32> %223 to <32 x i64>
  %225 = getelementptr i32, ptr %119, <32 x i64> %224
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %181, <32 x ptr> align 4 %225, <32 x i1> %76)
  %226 = getelementptr i32, ptr %182, <32 x i64> %224
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %184, <32 x ptr> align 4 %226, <32 x i1> %76)
  %227 = lshr <32 x i32> %222, splat (i32 8)
  %228 = zext nneg <32 x i32> %227 to <32 x i64>
  %229 = getelementptr i32, ptr %185, <32 x i64> %228
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %181, <32 x ptr> align 4 %229, <32 x i1> %76)
  %230 = add i32 %219, 4
  %231 = icmp ult i32 %230, %4
  br i1 %231, label %218, label %232
232:
  %233 = phi i32 [ 2, %65 ], [ %63, %62 ], [ 2, %74 ], [ 2, %93 ], [ 2, %143 ], [ 0, %163 ], [ 2, %154 ], [ 0, %218 ], [ 2, %186 ]
  %234 = icmp eq i32 %233, 2
  br i1 %234, label %235, label %273
235:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %236
236:
  %237 = phi i64 [ 0, %235 ], [ %261, %262 ]
  %238 = phi i32 [ %3, %235 ], [ %264, %262 ]
  %239 = phi i64 [ 0, %235 ], [ %259, %262 ]
  %240 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %238, i1 true)
  %241 = zext nneg i32 %240 to i64
  %242 = getelementptr inbounds nuw i32, ptr %7, i64 %241
  %243 = load i32, ptr %242, align 4
  %244 = zext i32 %243 to i64
  %245 = add i64 %1, %244
  %246 = add i64 %245, %15
  %247 = icmp ult i64 %245, %237
  %248 = icmp ugt i64 %245, %239
  %249 = select i1 %247, i1 true, i1 %248
  br i1 %249, label %252, label %250
250:
  %251 = tail call i64 @llvm.umax.i64(i64 %246, i64 %239)
  br label %258
252:
  %253 = icmp eq i64 %239, %237
  br i1 %253, label %257, label %254
254:
  %255 = sub i64 %239, %237
  %256 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %237, i64 noundef %255, i32 noundef %5)
  br i1 %256, label %257, label %258
257:
  br label %258
258:
  %259 = phi i64 [ %251, %250 ], [ %246, %257 ], [ %239, %254 ]
  %260 = phi i32 [ 4, %250 ], [ 0, %257 ], [ 1, %254 ]
  %261 = phi i64 [ %237, %250 ], [ %245, %257 ], [ %237, %254 ]
  switch i32 %260, label %271 [
    i32 0, label %262
    i32 4, label %262
  ]
262:
  %263 = add i32 %238, -1
  %264 = and i32 %263, %238
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %236
266:
  %267 = sub i64 %259, %261
  %268 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %261, i64 noundef %267, i32 noundef %5)
  %269 = xor i1 %268, true
  %270 = zext i1 %269 to i32
  br label %271
271:
  %272 = phi i32 [ %270, %266 ], [ 1, %258 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %273
273:
  %274 = phi i32 [ 0, %6 ], [ %272, %271 ], [ %233, %232 ]
  ret i32 %274
}
define range(i32 0, 2) i32 @db_track64_global_atomic(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_global_atomic(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
define range(i32 0, 2) i32 @db_track_lds_read(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %219, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %62
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %62
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %62
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %62, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %62
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  br label %62
62:
  %63 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 2, %52 ], [ %61, %57 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %64 = icmp eq i32 %63, 2
  br i1 %64, label %65, label %178
65:
  %66 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %67 = sub <32 x i32> %2, %66
  %68 = insertelement <32 x i32> poison, i32 %4, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = icmp ule <32 x i32> %67, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %71)
  %73 = icmp samesign ugt i32 %72, 19
  br i1 %73, label %178, label %74
74:
  %75 = load ptr, ptr %10, align 8
  %76 = bitcast i32 %3 to <32 x i1>
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %78 = extractelement <32 x i32> %2, i32 %77
  %79 = trunc i64 %1 to i32
  %80 = add i32 %78, %79
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %2
  %84 = insertelement <32 x i32> poison, i32 %80, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = select <32 x i1> %76, <32 x i32> %83, <32 x i32> %85
  %87 = and i32 %4, 3
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %178
89:
  %90 = xor <32 x i32> %86, %85
  %91 = add i32 %4, -1
  %92 = insertelement <32 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> zeroinitializer
  %94 = add <32 x i32> %86, %93
  %95 = xor <32 x i32> %94, %85
  %96 = or <32 x i32> %95, %90
  %97 = lshr <32 x i32> %96, splat (i32 16)
  %98 = and <32 x i32> %86, splat (i32 3)
  %99 = or <32 x i32> %97, %98
  %100 = icmp ne <32 x i32> %99, zeroinitializer
  %101 = bitcast <32 x i1> %100 to i32
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %178
103:
  %104 = getelementptr inbounds nuw i8, ptr %75, i64 80
  %105 = load ptr, ptr %104, align 8
  %106 = shl i32 %5, 2
  %107 = and i32 %106, 2147483632
  %108 = or disjoint i32 %107, 15
  %109 = getelementptr inbounds nuw i8, ptr %75, i64 592
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %75, align 8
  %112 = trunc i64 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = trunc i64 %114 to i32
  %116 = trunc i64 %110 to i32
  %117 = and <32 x i32> %86, splat (i32 65535)
  %118 = icmp eq i32 %4, 0
  br i1 %118, label %178, label %119
119:
  %120 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %121 = load i64, ptr %120, align 8
  %122 = trunc i64 %121 to i32
  %123 = insertelement <32 x i32> poison, i32 %115, i64 0
  %124 = shufflevector <32 x i32> %123, <32 x i32> poison, <32 x i32> zeroinitializer
  %125 = insertelement <32 x i32> poison, i32 %116, i64 0
  %126 = shufflevector <32 x i32> %125, <32 x i32> poison, <32 x i32> zeroinitializer
  %127 = getelementptr inbounds nuw i8, ptr %105, i64 262144
  %128 = insertelement <32 x i32> poison, i32 %122, i64 0
  %129 = shufflevector <32 x i32> %128, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %144
130:
  %131 = add i32 %145, 4
  %132 = icmp ult i32 %131, %4
  br i1 %132, label %144, label %133
133:
  %134 = getelementptr inbounds nuw i8, ptr %105, i64 131072
  %135 = insertelement <32 x i32> poison, i32 %115, i64 0
  %136 = shufflevector <32 x i32> %135, <32 x i32> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i32> poison, i32 %116, i64 0
  %138 = shufflevector <32 x i32> %137, <32 x i32> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i32> poison, i32 %112, i64 0
  %140 = shufflevector <32 x i32> %139, <32 x i32> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %105, i64 196608
  %142 = insertelement <32 x i32> poison, i32 %108, i64 0
  %143 = shufflevector <32 x i32> %142, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %162
144:
  %145 = phi i32 [ 0, %119 ], [ %131, %130 ]
  %146 = insertelement <32 x i32> poison, i32 %145, i64 0
  %147 = shufflevector <32 x i32> %146, <32 x i32> poison, <32 x i32> zeroinitializer
  %148 = add <32 x i32> %147, %117
  %149 = lshr <32 x i32> %148, splat (i32 2)
  %150 = zext nneg <32 x i32> %149 to <32 x i64>
  %151 = getelementptr i32, ptr %105, <32 x i64> %150
  %152 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %151, <32 x i1> %76, <32 x i32> zeroinitializer)
  %153 = getelementptr i32, ptr %127, <32 x i64> %150
  %154 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %153, <32 x i1> %76, <32 x i32> %129)
  %155 = icmp ne <32 x i32> %154, %129
  %156 = icmp ult <32 x i32> %152, %124
  %157 = icmp uge <32 x i32> %152, %126
  %158 = and <32 x i1> %156, %157
  %159 = select <32 x i1> %155, <32 x i1> splat (i1 true), <32 x i1> %158
  %160 = bitcast <32 x i1> %159 to i32
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %130, label %178
162:
  %163 = phi i32 [ 0, %133 ], [ %176, %162 ]
  %164 = insertelement <32 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = add <32 x i32> %165, %117
  %167 = lshr <32 x i32> %166, splat (i32 2)
  %168 = zext nneg <32 x i32> %167 to <32 x i64>
  %169 = getelementptr i32, ptr %134, <32 x i64> %168
  %170 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %169, <32 x i1> %76, <32 x i32> zeroinitializer)
  %171 = icmp uge <32 x i32> %170, %136
  %172 = icmp ult <32 x i32> %170, %138
  %173 = or <32 x i1> %171, %172
  %174 = and <32 x i1> %173, %76
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %140, <32 x ptr> align 4 %169, <32 x i1> %174)
  %175 = getelementptr i32, ptr %141, <32 x i64> %168
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %143, <32 x ptr> align 4 %175, <32 x i1> %174)
  %176 = add i32 %163, 4
  %177 = icmp ult i32 %176, %4
  br i1 %177, label %162, label %178
178:
  %179 = phi i32 [ 2, %65 ], [ %63, %62 ], [ 2, %74 ], [ 2, %89 ], [ 0, %103 ], [ 0, %162 ], [ 2, %144 ]
  %180 = icmp eq i32 %179, 2
  br i1 %180, label %181, label %219
181:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %182
182:
  %183 = phi i64 [ 0, %181 ], [ %207, %208 ]
  %184 = phi i32 [ %3, %181 ], [ %210, %208 ]
  %185 = phi i64 [ 0, %181 ], [ %205, %208 ]
  %186 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %184, i1 true)
  %187 = zext nneg i32 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr %7, i64 %187
  %189 = load i32, ptr %188, align 4
  %190 = zext i32 %189 to i64
  %191 = add i64 %1, %190
  %192 = add i64 %191, %15
  %193 = icmp ult i64 %191, %183
  %194 = icmp ugt i64 %191, %185
  %195 = select i1 %193, i1 true, i1 %194
  br i1 %195, label %198, label %196
196:
  %197 = tail call i64 @llvm.umax.i64(i64 %192, i64 %185)
  br label %204
198:
  %199 = icmp eq i64 %185, %183
  br i1 %199, label %203, label %200
200:
  %201 = sub i64 %185, %183
  %202 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %183, i64 noundef %201, i32 noundef %5)
  br i1 %202, label %203, label %204
203:
  br label %204
204:
  %205 = phi i64 [ %197, %196 ], [ %192, %203 ], [ %185, %200 ]
  %206 = phi i32 [ 4, %196 ], [ 0, %203 ], [ 1, %200 ]
  %207 = phi i64 [ %183, %196 ], [ %191, %203 ], [ %183, %200 ]
  switch i32 %206, label %217 [
    i32 0, label %208
    i32 4, label %208
  ]
208:
  %209 = add i32 %184, -1
  %210 = and i32 %209, %184
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %182
212:
  %213 = sub i64 %205, %207
  %214 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %207, i64 noundef %213, i32 noundef %5)
  %215 = xor i1 %214, true
  %216 = zext i1 %215 to i32
  br label %217
217:
  %218 = phi i32 [ %216, %212 ], [ 1, %204 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %219
219:
  %220 = phi i32 [ 0, %6 ], [ %218, %217 ], [ %179, %178 ]
  ret i32 %220
}
define range(i32 0, 2) i32 @db_track64_lds_read(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_lds_read(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
define range(i32 0, 2) i32 @db_track_lds_write(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %223, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %62
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %62
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %62
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %62, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %62
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  br label %62
62:
  %63 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 2, %52 ], [ %61, %57 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %64 = icmp eq i32 %63, 2
  br i1 %64, label %65, label %182
65:
  %66 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %67 = sub <32 x i32> %2, %66
  %68 = insertelement <32 x i32> poison, i32 %4, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = icmp ule <32 x i32> %67, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %71)
  %73 = icmp samesign ugt i32 %72, 19
  br i1 %73, label %182, label %74
74:
  %75 = load ptr, ptr %10, align 8
  %76 = bitcast i32 %3 to <32 x i1>
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %78 = extractelement <32 x i32> %2, i32 %77
  %79 = trunc i64 %1 to i32
  %80 = add i32 %78, %79
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %2
  %84 = insertelement <32 x i32> poison, i32 %80, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = select <32 x i1> %76, <32 x i32> %83, <32 x i32> %85
  %87 = and i32 %4, 3
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %182
89:
  %90 = xor <32 x i32> %86, %85
  %91 = add i32 %4, -1
  %92 = insertelement <32 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> zeroinitializer
  %94 = add <32 x i32> %86, %93
  %95 = xor <32 x i32> %94, %85
  %96 = or <32 x i32> %95, %90
  %97 = lshr <32 x i32> %96, splat (i32 16)
  %98 = and <32 x i32> %86, splat (i32 3)
  %99 = or <32 x i32> %97, %98
  %100 = icmp ne <32 x i32> %99, zeroinitializer
  %101 = bitcast <32 x i1> %100 to i32
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %182
103:
  %104 = getelementptr inbounds nuw i8, ptr %75, i64 80
  %105 = load ptr, ptr %104, align 8
  %106 = shl i32 %5, 2
  %107 = and i32 %106, 2147483632
  %108 = or disjoint i32 %107, 15
  %109 = getelementptr inbounds nuw i8, ptr %75, i64 592
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %75, align 8
  %112 = trunc i64 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = trunc i64 %114 to i32
  %116 = trunc i64 %110 to i32
  %117 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %118 = load i64, ptr %117, align 8
  %119 = trunc i64 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr %75, i64 488
  %121 = load i64, ptr %120, align 8
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %126, label %123
123:
  %124 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %182
126:
  %127 = and <32 x i32> %86, splat (i32 65535)
  %128 = icmp eq i32 %4, 0
  br i1 %128, label %167, label %129
129:
  %130 = insertelement <32 x i32> poison, i32 %115, i64 0
  %131 = shufflevector <32 x i32> %130, <32 x i32> poison, <32 x i32> zeroinitializer
  %132 = insertelement <32 x i32> poison, i32 %116, i64 0
  %133 = shufflevector <32 x i32> %132, <32 x i32> poison, <32 x i32> zeroinitializer
  %134 = getelementptr inbounds nuw i8, ptr %105, i64 131072
  br label %147
135:
  %136 = add i32 %148, 4
  %137 = icmp ult i32 %136, %4
  br i1 %137, label %147, label %138
138:
  %139 = insertelement <32 x i32> poison, i32 %112, i64 0
  %140 = shufflevector <32 x i32> %139, <32 x i32> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %105, i64 65536
  %142 = insertelement <32 x i32> poison, i32 %108, i64 0
  %143 = shufflevector <32 x i32> %142, <32 x i32> poison, <32 x i32> zeroinitializer
  %144 = getelementptr inbounds nuw i8, ptr %105, i64 262144
  %145 = insertelement <32 x i32> poison, i32 %119, i64 0
  %146 = shufflevector <32 x i32> %145, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %170
147:
  %148 = phi i32 [ 0, %129 ], [ %136, %135 ]
  %149 = insertelement <32 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <32 x i32> %149, <32 x i32> poison, <32 x i32> zeroinitializer
  %151 = add <32 x i32> %150, %127
  %152 = lshr <32 x i32> %151, splat (i32 2)
  %153 = zext nneg <32 x i32> %152 to <32 x i64>
  %154 = getelementptr i32, ptr %105, <32 x i64> %153
  %155 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %154, <32 x i1> %76, <32 x i32> zeroinitializer)
  %156 = getelementptr i32, ptr %134, <32 x i64> %153
  %157 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %156, <32 x i1> %76, <32 x i32> zeroinitializer)
  %158 = icmp ult <32 x i32> %155, %131
  %159 = icmp uge <32 x i32> %155, %133
  %160 = and <32 x i1> %158, %159
  %161 = icmp ult <32 x i32> %157, %131
  %162 = icmp uge <32 x i32> %157, %133
  %163 = and <32 x i1> %161, %162
  %164 = or <32 x i1> %160, %163
  %165 = bitcast <32 x i1> %164 to i32
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %135, label %182
167:
  %168 = load i64, ptr %75, align 8
  %169 = getelementptr inbounds nuw i8, ptr %75, i64 496
  store i64 %168, ptr %169, align 8
  br label %182
170:
  %171 = phi i32 [ 0, %138 ], [ %180, %170 ]
  %172 = insertelement <32 x i32> poison, i32 %171, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = add <32 x i32> %173, %127
  %175 = lshr <32 x i32> %174, splat (i32 2)
  %176 = zext nneg <32 x i32> %175 to <32 x i64>
  %177 = getelementptr i32, ptr %105, <32 x i64> %176
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %140, <32 x ptr> align 4 %177, <32 x i1> %76)
  %178 = getelementptr i32, ptr %141, <32 x i64> %176
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %143, <32 x ptr> align 4 %178, <32 x i1> %76)
  %179 = getelementptr i32, ptr %144, <32 x i64> %176
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %146, <32 x ptr> align 4 %179, <32 x i1> %76)
  %180 = add i32 %171, 4
  %181 = icmp ult i32 %180, %4
  br i1 %181, label %170, label %167
182:
  %183 = phi i32 [ 2, %65 ], [ %63, %62 ], [ 2, %74 ], [ 2, %89 ], [ 1, %123 ], [ 0, %167 ], [ 2, %147 ]
  %184 = icmp eq i32 %183, 2
  br i1 %184, label %185, label %223
185:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %186
186:
  %187 = phi i64 [ 0, %185 ], [ %211, %212 ]
  %188 = phi i32 [ %3, %185 ], [ %214, %212 ]
  %189 = phi i64 [ 0, %185 ], [ %209, %212 ]
  %190 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %188, i1 true)
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i32, ptr %7, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = zext i32 %193 to i64
  %195 = add i64 %1, %194
  %196 = add i64 %195, %15
  %197 = icmp ult i64 %195, %187
  %198 = icmp ugt i64 %195, %189
  %199 = select i1 %197, i1 true, i1 %198
  br i1 %199, label %202, label %200
200:
  %201 = tail call i64 @llvm.umax.i64(i64 %196, i64 %189)
  br label %208
202:
  %203 = icmp eq i64 %189, %187
  br i1 %203, label %207, label %204
204:
  %205 = sub i64 %189, %187
  %206 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %187, i64 noundef %205, i32 noundef %5)
  br i1 %206, label %207, label %208
207:
  br label %208
208:
  %209 = phi i64 [ %201, %200 ], [ %196, %207 ], [ %189, %204 ]
  %210 = phi i32 [ 4, %200 ], [ 0, %207 ], [ 1, %204 ]
  %211 = phi i64 [ %187, %200 ], [ %195, %207 ], [ %187, %204 ]
  switch i32 %210, label %221 [
    i32 0, label %212
    i32 4, label %212
  ]
212:
  %213 = add i32 %188, -1
  %214 = and i32 %213, %188
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %186
216:
  %217 = sub i64 %209, %211
  %218 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %211, i64 noundef %217, i32 noundef %5)
  %219 = xor i1 %218, true
  %220 = zext i1 %219 to i32
  br label %221
221:
  %222 = phi i32 [ %220, %216 ], [ 1, %208 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %223
223:
  %224 = phi i32 [ 0, %6 ], [ %222, %221 ], [ %183, %182 ]
  ret i32 %224
}
define range(i32 0, 2) i32 @db_track64_lds_write(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_lds_write(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
define range(i32 0, 2) i32 @db_track_lds_atomic(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %230, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = zext i32 %4 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %17, align 8
  %18 = icmp eq i32 %3, -1
  br i1 %18, label %19, label %62
19:
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %22 = sub <32 x i32> %2, %21
  %23 = zext i32 %20 to i64
  %24 = add i64 %1, %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %28 = icmp ne <32 x i32> %22, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36
31:
  %32 = shl nuw nsw i64 %15, 4
  %33 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %32, i32 noundef %5)
  %34 = xor i1 %33, true
  %35 = zext i1 %34 to i32
  br label %62
36:
  %37 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %38 = icmp ne <32 x i32> %37, %2
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %52
41:
  %42 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %15, i32 noundef %5)
  br i1 %42, label %43, label %62
43:
  %44 = extractelement <32 x i32> %2, i64 16
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %62, label %46
46:
  %47 = zext i32 %44 to i64
  %48 = add i64 %1, %47
  %49 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %48, i64 noundef %15, i32 noundef %5)
  %50 = xor i1 %49, true
  %51 = zext i1 %50 to i32
  br label %62
52:
  %53 = mul <32 x i32> %26, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %54 = icmp ne <32 x i32> %22, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62
57:
  %58 = shl nuw nsw i64 %15, 5
  %59 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %58, i32 noundef %5)
  %60 = xor i1 %59, true
  %61 = zext i1 %60 to i32
  br label %62
62:
  %63 = phi i32 [ 2, %9 ], [ %35, %31 ], [ 2, %52 ], [ %61, %57 ], [ %51, %46 ], [ 0, %43 ], [ 1, %41 ]
  %64 = icmp eq i32 %63, 2
  br i1 %64, label %65, label %189
65:
  %66 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %67 = sub <32 x i32> %2, %66
  %68 = insertelement <32 x i32> poison, i32 %4, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = icmp ule <32 x i32> %67, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %71)
  %73 = icmp samesign ugt i32 %72, 19
  br i1 %73, label %189, label %74
74:
  %75 = load ptr, ptr %10, align 8
  %76 = bitcast i32 %3 to <32 x i1>
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %78 = extractelement <32 x i32> %2, i32 %77
  %79 = trunc i64 %1 to i32
  %80 = add i32 %78, %79
  %81 = insertelement <32 x i32> poison, i32 %79, i64 0
  %82 = shufflevector <32 x i32> %81, <32 x i32> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i32> %82, %2
  %84 = insertelement <32 x i32> poison, i32 %80, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = select <32 x i1> %76, <32 x i32> %83, <32 x i32> %85
  %87 = and i32 %4, 3
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %189
89:
  %90 = xor <32 x i32> %86, %85
  %91 = add i32 %4, -1
  %92 = insertelement <32 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> zeroinitializer
  %94 = add <32 x i32> %86, %93
  %95 = xor <32 x i32> %94, %85
  %96 = or <32 x i32> %95, %90
  %97 = lshr <32 x i32> %96, splat (i32 16)
  %98 = and <32 x i32> %86, splat (i32 3)
  %99 = or <32 x i32> %97, %98
  %100 = icmp ne <32 x i32> %99, zeroinitializer
  %101 = bitcast <32 x i1> %100 to i32
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %189
103:
  %104 = getelementptr inbounds nuw i8, ptr %75, i64 80
  %105 = load ptr, ptr %104, align 8
  %106 = shl i32 %5, 2
  %107 = or i32 %106, -2147483633
  %108 = getelementptr inbounds nuw i8, ptr %75, i64 592
  %109 = load i64, ptr %108, align 8
  %110 = load i64, ptr %75, align 8
  %111 = trunc i64 %110 to i32
  %112 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %113 = load i64, ptr %112, align 8
  %114 = trunc i64 %113 to i32
  %115 = trunc i64 %109 to i32
  %116 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %117 = load i64, ptr %116, align 8
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds nuw i8, ptr %75, i64 488
  %120 = load i64, ptr %119, align 8
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %125, label %122
122:
  %123 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %189
125:
  %126 = and <32 x i32> %86, splat (i32 65535)
  %127 = icmp eq i32 %4, 0
  br i1 %127, label %175, label %128
128:
  %129 = insertelement <32 x i32> poison, i32 %114, i64 0
  %130 = shufflevector <32 x i32> %129, <32 x i32> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i32> poison, i32 %115, i64 0
  %132 = shufflevector <32 x i32> %131, <32 x i32> poison, <32 x i32> zeroinitializer
  %133 = getelementptr inbounds nuw i8, ptr %105, i64 65536
  %134 = getelementptr inbounds nuw i8, ptr %105, i64 131072
  %135 = getelementptr inbounds nuw i8, ptr %105, i64 262144
  %136 = insertelement <32 x i32> poison, i32 %118, i64 0
  %137 = shufflevector <32 x i32> %136, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %147
138:
  %139 = add i32 %148, 4
  %140 = icmp ult i32 %139, %4
  br i1 %140, label %147, label %141
141:
  %142 = insertelement <32 x i32> poison, i32 %111, i64 0
  %143 = shufflevector <32 x i32> %142, <32 x i32> poison, <32 x i32> zeroinitializer
  %144 = getelementptr inbounds nuw i8, ptr %105, i64 65536
  %145 = insertelement <32 x i32> poison, i32 %107, i64 0
  %146 = shufflevector <32 x i32> %145, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %178
147:
  %148 = phi i32 [ 0, %128 ], [ %139, %138 ]
  %149 = insertelement <32 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <32 x i32> %149, <32 x i32> poison, <32 x i32> zeroinitializer
  %151 = add <32 x i32> %150, %126
  %152 = lshr <32 x i32> %151, splat (i32 2)
  %153 = zext nneg <32 x i32> %152 to <32 x i64>
  %154 = getelementptr i32, ptr %105, <32 x i64> %153
  %155 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %154, <32 x i1> %76, <32 x i32> zeroinitializer)
  %156 = icmp uge <32 x i32> %155, %130
  %157 = icmp ult <32 x i32> %155, %132
  %158 = or <32 x i1> %156, %157
  %159 = getelementptr i32, ptr %133, <32 x i64> %153
  %160 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %159, <32 x i1> %76, <32 x i32> splat (i32 -2147483648))
  %161 = ashr <32 x i32> %160, splat (i32 31)
  %162 = select <32 x i1> %158, <32 x i32> splat (i32 -1), <32 x i32> %161
  %163 = getelementptr i32, ptr %134, <32 x i64> %153
  %164 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %163, <32 x i1> %76, <32 x i32> zeroinitializer)
  %165 = icmp uge <32 x i32> %164, %130
  %166 = icmp ult <32 x i32> %164, %132
  %167 = or <32 x i1> %165, %166
  %168 = getelementptr i32, ptr %135, <32 x i64> %153
  %169 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %168, <32 x i1> %76, <32 x i32> %137)
  %170 = icmp eq <32 x i32> %169, %137
  %171 = select <32 x i1> %170, <32 x i1> %167, <32 x i1> zeroinitializer
  %172 = select <32 x i1> %171, <32 x i32> %162, <32 x i32> zeroinitializer
  %173 = tail call i32 @llvm.vector.reduce.and.v32i32(<32 x i32> %172)
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %189, label %138
175:
  %176 = load i64, ptr %75, align 8
  %177 = getelementptr inbounds nuw i8, ptr %75, i64 496
  store i64 %176, ptr %177, align 8
  br label %189
178:
  %179 = phi i32 [ 0, %141 ], [ %187, %178 ]
  %180 = insertelement <32 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> zeroinitializer
  %182 = add <32 x i32> %181, %126
  %183 = lshr <32 x i32> %182, splat (i32 2)
  %184 = zext nneg <32 x i32> %183 to <32 x i64>
  %185 = getelementptr i32, ptr %105, <32 x i64> %184
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %143, <32 x ptr> align 4 %185, <32 x i1> %76)
  %186 = getelementptr i32, ptr %144, <32 x i64> %184
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %146, <32 x ptr> align 4 %186, <32 x i1> %76)
  %187 = add i32 %179, 4
  %188 = icmp ult i32 %187, %4
  br i1 %188, label %178, label %175
189:
  %190 = phi i32 [ 2, %65 ], [ %63, %62 ], [ 2, %74 ], [ 2, %89 ], [ 1, %122 ], [ 0, %175 ], [ 2, %147 ]
  %191 = icmp eq i32 %190, 2
  br i1 %191, label %192, label %230
192:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %193
193:
  %194 = phi i64 [ 0, %192 ], [ %218, %219 ]
  %195 = phi i32 [ %3, %192 ], [ %221, %219 ]
  %196 = phi i64 [ 0, %192 ], [ %216, %219 ]
  %197 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %195, i1 true)
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr %7, i64 %198
  %200 = load i32, ptr %199, align 4
  %201 = zext i32 %200 to i64
  %202 = add i64 %1, %201
  %203 = add i64 %202, %15
  %204 = icmp ult i64 %202, %194
  %205 = icmp ugt i64 %202, %196
  %206 = select i1 %204, i1 true, i1 %205
  br i1 %206, label %209, label %207
207:
  %208 = tail call i64 @llvm.umax.i64(i64 %203, i64 %196)
  br label %215
209:
  %210 = icmp eq i64 %196, %194
  br i1 %210, label %214, label %211
211:
  %212 = sub i64 %196, %194
  %213 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %194, i64 noundef %212, i32 noundef %5)
  br i1 %213, label %214, label %215
214:
  br label %215
215:
  %216 = phi i64 [ %208, %207 ], [ %203, %214 ], [ %196, %211 ]
  %217 = phi i32 [ 4, %207 ], [ 0, %214 ], [ 1, %211 ]
  %218 = phi i64 [ %194, %207 ], [ %202, %214 ], [ %194, %211 ]
  switch i32 %217, label %228 [
    i32 0, label %219
    i32 4, label %219
  ]
219:
  %220 = add i32 %195, -1
  %221 = and i32 %220, %195
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %193
223:
  %224 = sub i64 %216, %218
  %225 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %218, i64 noundef %224, i32 noundef %5)
  %226 = xor i1 %225, true
  %227 = zext i1 %226 to i32
  br label %228
228:
  %229 = phi i32 [ %227, %223 ], [ 1, %215 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %230
230:
  %231 = phi i32 [ 0, %6 ], [ %229, %228 ], [ %190, %189 ]
  ret i32 %231
}
define range(i32 0, 2) i32 @db_track64_lds_atomic(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  br label %8
8:
  %9 = phi i32 [ %4, %7 ], [ %24, %11 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %9, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = insertelement <32 x i32> poison, i32 %13, i64 0
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = icmp eq <32 x i32> %3, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %9, %17
  %19 = zext i32 %13 to i64
  %20 = shl nuw i64 %19, 32
  %21 = add i64 %20, %1
  %22 = tail call i32 @db_track_lds_atomic(ptr noundef %0, i64 noundef %21, <32 x i32> noundef %2, i32 noundef %18, i32 noundef %5, i32 noundef %6)
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %18, %9
  br i1 %23, label %8, label %25
25:
  %26 = phi i32 [ 1, %11 ], [ 0, %8 ]
  ret i32 %26
}
define range(i32 0, 2) i32 @db_process_lds(ptr noundef readonly captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %9 = load i64, ptr %8, align 8
  %10 = load i64, ptr %3, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %14 = load <32 x i32>, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 488
  %16 = load i64, ptr %15, align 8
  store i64 0, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %43, label %18
18:
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 480
  br label %23
20:
  %21 = add nuw i64 %24, 1
  %22 = icmp eq i64 %21, %16
  br i1 %22, label %43, label %23
23:
  %24 = phi i64 [ 0, %18 ], [ %21, %20 ]
  %25 = load ptr, ptr %19, align 8
  %26 = getelementptr inbounds nuw %struct.LoggedLdsRead, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 144
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %3, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 152
  %30 = load i64, ptr %29, align 8
  store i64 %30, ptr %11, align 8
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 140
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = load <32 x i32>, ptr %26, align 8
  %35 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 136
  %40 = load i32, ptr %39, align 8
  %41 = tail call i32 @db_track_lds_read(ptr noundef %0, i64 noundef %33, <32 x i32> noundef %34, i32 noundef %36, i32 noundef %38, i32 noundef %40)
  store i64 %10, ptr %3, align 8
  store i64 %12, ptr %11, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %20, label %44
43:
  store i64 %5, ptr %4, align 8
  store i64 %7, ptr %6, align 8
  store i64 %9, ptr %8, align 8
  store <32 x i32> %14, ptr %13, align 8
  br label %44
44:
  %45 = phi i32 [ 0, %43 ], [ 1, %23 ]
  ret i32 %45
}
define i32 @db_lds_known(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ult i32 %3, 4
  br i1 %7, label %8, label %16
8:
  %9 = shl nsw i32 -1, %3
  %10 = xor i32 %9, -1
  %11 = insertelement <32 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> zeroinitializer
  %13 = and <32 x i32> %1, splat (i32 3)
  %14 = shl nuw nsw <32 x i32> %12, %13
  %15 = and <32 x i32> %14, splat (i32 15)
  br label %16
16:
  %17 = phi <32 x i32> [ %15, %8 ], [ splat (i32 15), %4 ]
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %32, label %19
19:
  %20 = bitcast i32 %2 to <32 x i1>
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 262144
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = insertelement <32 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <32 x i32> %27, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %35
29:
  %30 = icmp ne <32 x i32> %51, zeroinitializer
  %31 = bitcast <32 x i1> %30 to i32
  br label %32
32:
  %33 = phi i32 [ 0, %16 ], [ %31, %29 ]
  %34 = and i32 %2, %33
  ret i32 %34
35:
  %36 = phi i32 [ 0, %19 ], [ %52, %35 ]
  %37 = phi <32 x i32> [ zeroinitializer, %19 ], [ %51, %35 ]
  %38 = insertelement <32 x i32> poison, i32 %36, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i32> %39, %1
  %41 = lshr <32 x i32> %40, splat (i32 2)
  %42 = and <32 x i32> %41, splat (i32 16383)
  %43 = zext nneg <32 x i32> %42 to <32 x i64>
  %44 = getelementptr i32, ptr %23, <32 x i64> %43
  %45 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %44, <32 x i1> %20, <32 x i32> zeroinitializer)
  %46 = xor <32 x i32> %28, %45
  %47 = icmp ult <32 x i32> %46, splat (i32 16)
  %48 = and <32 x i32> %45, %17
  %49 = icmp ne <32 x i32> %48, zeroinitializer
  %50 = and <32 x i1> %49, %47
  %51 = select <32 x i1> %50, <32 x i32> splat (i32 -1), <32 x i32> %37
  %52 = add nuw i32 %36, 4
  %53 = icmp ult i32 %52, %3
  br i1 %53, label %35, label %29
}
define void @db_private_leave(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 632
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 576
  %10 = load i64, ptr %9, align 8
  %11 = tail call noundef i64 @llvm.umin.i64(i64 %8, i64 %10)
  %12 = lshr i32 %1, 2
  %13 = zext nneg i32 %12 to i64
  %14 = icmp eq i32 %2, -1
  %15 = icmp ugt i64 %11, %13
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %33
17:
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 568
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 584
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %21
  %25 = zext i32 %3 to i64
  %26 = add i64 %24, %25
  %27 = add i64 %10, 1
  %28 = mul i64 %26, %27
  %29 = getelementptr inbounds nuw %struct.PrivateRow, ptr %19, i64 %28
  %30 = getelementptr inbounds nuw %struct.PrivateRow, ptr %29, i64 %13
  %31 = sub nuw i64 %11, %13
  %32 = shl i64 %31, 5
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %30, i8 0, i64 %32, i1 false)
  br label %33
33:
  ret void
}
define void @db_private_note_row(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 568
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 584
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, %11
  %15 = zext i32 %4 to i64
  %16 = add i64 %14, %15
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 576
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, 1
  %20 = mul i64 %16, %19
  %21 = getelementptr inbounds nuw %struct.PrivateRow, ptr %9, i64 %20
  %22 = zext i32 %1 to i64
  %23 = tail call noundef i64 @llvm.umin.i64(i64 %22, i64 %18)
  %24 = getelementptr inbounds nuw %struct.PrivateRow, ptr %21, i64 %23
  %25 = bitcast i32 %2 to <32 x i1>
  %26 = and i32 %3, %2
  %27 = bitcast i32 %26 to <32 x i1>
  %28 = zext <32 x i1> %27 to <32 x i8>
  %29 = load <32 x i8>, ptr %24, align 1
  %30 = select <32 x i1> %25, <32 x i8> zeroinitializer, <32 x i8> %29
  %31 = or <32 x i8> %30, %28
  store <32 x i8> %31, ptr %24, align 1
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 632
  %33 = load i64, ptr %32, align 8
  %34 = icmp ugt i64 %33, %22
  br i1 %34, label %37, label %35
35:
  %36 = add nuw nsw i64 %22, 1
  store i64 %36, ptr %32, align 8
  br label %37
37:
  ret void
}
define i32 @db_private_known_row(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 576
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = icmp ult i32 %1, %9
  br i1 %10, label %11, label %31
11:
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 568
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 584
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %15
  %19 = zext i32 %3 to i64
  %20 = add i64 %18, %19
  %21 = add i64 %8, 1
  %22 = mul i64 %20, %21
  %23 = getelementptr inbounds nuw %struct.PrivateRow, ptr %13, i64 %22
  %24 = zext i32 %1 to i64
  %25 = tail call noundef i64 @llvm.umin.i64(i64 %24, i64 %8)
  %26 = getelementptr inbounds nuw %struct.PrivateRow, ptr %23, i64 %25
  %27 = load <32 x i8>, ptr %26, align 1
  %28 = icmp ne <32 x i8> %27, zeroinitializer
  %29 = bitcast <32 x i1> %28 to i32
  %30 = and i32 %2, %29
  br label %31
31:
  %32 = phi i32 [ %30, %11 ], [ %2, %4 ]
  ret i32 %32
}
define void @db_private_note(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = alloca [32 x i32], align 128
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 568
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 584
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %12
  %16 = zext i32 %4 to i64
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 576
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, 1
  %21 = mul i64 %17, %20
  %22 = getelementptr inbounds nuw %struct.PrivateRow, ptr %10, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store <32 x i32> %1, ptr %6, align 128
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %26, label %24
24:
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 632
  br label %27
26:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
27:
  %28 = phi i32 [ %2, %24 ], [ %47, %45 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %6, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = lshr i32 %3, %29
  %34 = trunc i32 %33 to i8
  %35 = and i8 %34, 1
  %36 = zext i32 %32 to i64
  %37 = load i64, ptr %18, align 8
  %38 = tail call noundef i64 @llvm.umin.i64(i64 %36, i64 %37)
  %39 = getelementptr inbounds nuw %struct.PrivateRow, ptr %22, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 %30
  store i8 %35, ptr %40, align 1
  %41 = load i64, ptr %25, align 8
  %42 = icmp ugt i64 %41, %36
  br i1 %42, label %45, label %43
43:
  %44 = add nuw nsw i64 %36, 1
  store i64 %44, ptr %25, align 8
  br label %45
45:
  %46 = add i32 %28, -1
  %47 = and i32 %46, %28
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %26, label %27
}
define i32 @db_private_known(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = alloca [32 x i32], align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 568
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 584
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, %11
  %15 = zext i32 %3 to i64
  %16 = add i64 %14, %15
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 576
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, 1
  %20 = mul i64 %16, %19
  %21 = getelementptr inbounds nuw %struct.PrivateRow, ptr %9, i64 %20
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store <32 x i32> %1, ptr %5, align 128
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %23, label %25
23:
  %24 = phi i32 [ 0, %4 ], [ %43, %40 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 %24
25:
  %26 = phi i32 [ %43, %40 ], [ 0, %4 ]
  %27 = phi i32 [ %45, %40 ], [ %2, %4 ]
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = icmp ugt i64 %18, %32
  br i1 %33, label %34, label %40
34:
  %35 = getelementptr inbounds nuw %struct.PrivateRow, ptr %21, i64 %32
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 %29
  %37 = load i8, ptr %36, align 1
  %38 = icmp ne i8 %37, 0
  %39 = zext i1 %38 to i32
  br label %40
40:
  %41 = phi i32 [ 1, %25 ], [ %39, %34 ]
  %42 = shl nuw i32 %41, %28
  %43 = or i32 %42, %26
  %44 = add i32 %27, -1
  %45 = and i32 %44, %27
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %23, label %25
}
define i32 @db_run_strict(ptr noundef %0) noinline {
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
  %14 = select i1 %8, ptr @_ZL9run_wavesI8ShadowedLb0EEmP6Launchjjjb, ptr @_ZL9run_wavesI8ShadowedLb1EEmP6Launchjjjb
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %19
19:
  %20 = phi i64 [ %10, %1 ], [ %84, %81 ]
  %21 = phi i32 [ undef, %1 ], [ %83, %81 ]
  %22 = load i64, ptr %12, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %27
24:
  %25 = load i64, ptr %11, align 8
  %26 = icmp ult i64 %20, %25
  br i1 %26, label %27, label %85
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
  br label %81
43:
  store i64 %20, ptr %9, align 8
  tail call void @db_strict_group(ptr noundef nonnull %0, i64 noundef %20)
  br i1 %8, label %65, label %44
44:
  store i64 0, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %45
45:
  %46 = phi i1 [ true, %44 ], [ false, %55 ]
  %47 = zext i1 %46 to i64
  store i64 %47, ptr %15, align 8
  tail call void @db_strict_round(ptr noundef nonnull %0)
  %48 = tail call noundef i64 @_ZL9run_wavesI8ShadowedLb1EEmP6Launchjjjb(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %35, i32 noundef %37, i1 noundef zeroext %46)
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
  %57 = icmp slt i64 %48, 0
  %58 = icmp slt i64 %56, 0
  %59 = select i1 %57, i1 true, i1 %58
  %60 = add i64 %56, %48
  %61 = select i1 %59, i64 -1, i64 %60
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %45, label %63
63:
  %64 = icmp eq i64 %61, 0
  br i1 %64, label %80, label %81
65:
  %66 = tail call noundef i64 @_ZL9run_wavesI8ShadowedLb0EEmP6Launchjjjb(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %35, i32 noundef %37, i1 zeroext poison)
  %67 = icmp sgt i64 %66, -1
  br i1 %67, label %68, label %73
68:
  %69 = load i64, ptr %18, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %73, label %71
71:
  %72 = tail call i64 @db_meet(ptr noundef nonnull %0)
  br label %73
73:
  %74 = phi i64 [ %72, %71 ], [ 0, %68 ], [ 0, %65 ]
  %75 = icmp slt i64 %66, 0
  %76 = add i64 %74, %66
  %77 = or i64 %76, %74
  %78 = icmp slt i64 %77, 0
  %79 = select i1 %75, i1 true, i1 %78
  br i1 %79, label %81, label %80
80:
  br label %81
81:
  %82 = phi i1 [ false, %38 ], [ true, %80 ], [ false, %73 ], [ false, %63 ]
  %83 = phi i32 [ %42, %38 ], [ %21, %80 ], [ -1, %73 ], [ -1, %63 ]
  %84 = add i64 %20, 1
  br i1 %82, label %19, label %85
85:
  %86 = phi i32 [ %83, %81 ], [ 0, %24 ]
  ret i32 %86
}
define internal fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(640) %0, i64 noundef %1) unnamed_addr {
  %3 = lshr i64 %1, 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8
  %6 = and i64 %3, 4095
  %7 = getelementptr inbounds nuw %struct.Place, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %9 = load ptr, ptr %8, align 8
  %10 = tail call noundef ptr %9(i64 noundef %3)
  store i64 %3, ptr %7, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %10, ptr %11, align 8
  ret ptr %10
}
declare i32 @llvm.vector.reduce.and.v8i32(<8 x i32>)
declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)
declare i32 @llvm.vector.reduce.and.v32i32(<32 x i32>)
define internal fastcc noundef zeroext i1 @_ZL11gather_lineR4Pagem(ptr noundef nonnull align 4 captures(none) dereferenceable(339972) %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %4 = load <32 x i32>, ptr %3, align 1
  %5 = extractelement <32 x i32> %4, i64 0
  %6 = shufflevector <32 x i32> %4, <32 x i32> poison, <32 x i32> zeroinitializer
  %7 = icmp ne <32 x i32> %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 65536
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 %1
  %10 = load <32 x i32>, ptr %9, align 1
  %11 = extractelement <32 x i32> %10, i64 0
  %12 = shufflevector <32 x i32> %10, <32 x i32> poison, <32 x i32> zeroinitializer
  %13 = icmp ne <32 x i32> %10, %12
  %14 = or <32 x i1> %7, %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 %1
  %17 = load <32 x i32>, ptr %16, align 1
  %18 = extractelement <32 x i32> %17, i64 0
  %19 = shufflevector <32 x i32> %17, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp ne <32 x i32> %17, %19
  %21 = or <32 x i1> %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 196608
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 %1
  %24 = load <32 x i32>, ptr %23, align 1
  %25 = extractelement <32 x i32> %24, i64 0
  %26 = shufflevector <32 x i32> %24, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = icmp ne <32 x i32> %24, %26
  %28 = or <32 x i1> %21, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %44
31:
  %32 = icmp eq i32 %18, 0
  %33 = and i32 %25, 15
  %34 = icmp eq i32 %33, 15
  %35 = or i1 %32, %34
  br i1 %35, label %36, label %44
36:
  %37 = or i32 %25, 15
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 331776
  %39 = lshr i64 %1, 7
  %40 = getelementptr inbounds nuw %struct.Line, ptr %38, i64 %39
  store i32 %5, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4
  store i32 %11, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i32 %18, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 12
  store i32 %37, ptr %43, align 4
  br label %44
44:
  %45 = phi i1 [ true, %36 ], [ false, %31 ], [ false, %2 ]
  ret i1 %45
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = lshr i64 %1, 16
  %10 = and i64 %9, 4095
  %11 = getelementptr inbounds nuw %struct.Place, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %14, label %17
14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load ptr, ptr %15, align 8
  br label %19
17:
  %18 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %6, i64 noundef %1)
  br label %19
19:
  %20 = phi ptr [ %16, %14 ], [ %18, %17 ]
  %21 = shl i32 %3, 2
  %22 = and i32 %21, 2147483632
  %23 = or disjoint i32 %22, 15
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %6, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = trunc i64 %25 to i32
  %38 = and i64 %1, 65535
  %39 = lshr i64 %38, 8
  %40 = add i64 %38, %2
  %41 = add i64 %40, -1
  %42 = lshr i64 %41, 8
  %43 = icmp samesign ugt i64 %39, %42
  br i1 %43, label %54, label %44
44:
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 327680
  br label %49
46:
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %50, %42
  br i1 %48, label %54, label %49
49:
  %50 = phi i64 [ %39, %44 ], [ %47, %46 ]
  %51 = getelementptr inbounds nuw i32, ptr %45, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = icmp ult i32 %52, %36
  br i1 %53, label %46, label %73
54:
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 504
  %56 = load i64, ptr %55, align 8
  %57 = trunc i64 %56 to i32
  %58 = getelementptr inbounds nuw i8, ptr %20, i64 339968
  store i32 %57, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 472
  %60 = load i64, ptr %59, align 8
  %61 = icmp ugt i64 %60, 65535
  br i1 %61, label %62, label %63
62:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %6)
  br label %73
63:
  %64 = zext nneg i32 %23 to i64
  %65 = and i64 %26, 4294967295
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 464
  %67 = load ptr, ptr %66, align 8
  %68 = add nuw nsw i64 %60, 1
  store i64 %68, ptr %59, align 8
  %69 = getelementptr inbounds nuw %struct.LoggedRead, ptr %67, i64 %60
  store i64 %1, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  store i64 %2, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 16
  store i64 %64, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 24
  store i64 %65, ptr %72, align 8
  br label %229
73:
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %20, i64 noundef %38, i64 noundef %40)
  %74 = or i64 %2, %1
  %75 = and i64 %74, 3
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %97
77:
  %78 = add nuw nsw i64 %38, 32
  %79 = icmp ugt i64 %78, %40
  br i1 %79, label %151, label %80
80:
  %81 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %82 = insertelement <8 x i32> poison, i32 %30, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = insertelement <8 x i32> poison, i32 %36, i64 0
  %85 = shufflevector <8 x i32> %84, <8 x i32> poison, <8 x i32> zeroinitializer
  %86 = insertelement <8 x i32> poison, i32 %33, i64 0
  %87 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> zeroinitializer
  %88 = insertelement <8 x i32> poison, i32 %37, i64 0
  %89 = shufflevector <8 x i32> %88, <8 x i32> poison, <8 x i32> zeroinitializer
  %90 = and i64 %1, -65536
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %92 = insertelement <8 x i32> poison, i32 %23, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = insertelement <8 x i32> poison, i32 %27, i64 0
  %95 = shufflevector <8 x i32> %94, <8 x i32> poison, <8 x i32> zeroinitializer
  %96 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %159
97:
  %98 = and i64 %1, 65532
  %99 = icmp ult i64 %98, %40
  br i1 %99, label %100, label %229
100:
  %101 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %102 = and i64 %1, -65536
  %103 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %104 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %105
105:
  %106 = phi i64 [ %98, %100 ], [ %149, %139 ]
  %107 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %38, i64 %106)
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = sub nuw i64 %40, %106
  %110 = tail call i64 @llvm.umin.i64(i64 %109, i64 4)
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = shl i32 15, %108
  %113 = shl nsw i32 -1, %111
  %114 = xor i32 %113, -1
  %115 = and i32 %112, %114
  %116 = getelementptr inbounds nuw i8, ptr %20, i64 %106
  %117 = load i32, ptr %116, align 1
  %118 = getelementptr inbounds nuw i8, ptr %101, i64 %106
  %119 = load i32, ptr %118, align 1
  %120 = icmp uge i32 %117, %30
  %121 = icmp ult i32 %117, %36
  %122 = or i1 %120, %121
  %123 = icmp uge i32 %117, %33
  %124 = icmp ult i32 %117, %37
  %125 = and i1 %123, %124
  %126 = or i1 %122, %125
  %127 = icmp ult i32 %119, %30
  %128 = icmp uge i32 %119, %36
  %129 = and i1 %127, %128
  %130 = icmp ult i32 %119, %33
  %131 = icmp uge i32 %119, %37
  %132 = or i1 %130, %131
  %133 = and i1 %129, %132
  br i1 %126, label %139, label %134
134:
  %135 = or i64 %106, %102
  %136 = load ptr, ptr %103, align 8
  %137 = tail call noundef i32 %136(i32 noundef 0, i64 noundef %135, i32 noundef 1, i32 noundef %115, i32 noundef %3)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %229
139:
  %140 = getelementptr inbounds nuw i8, ptr %104, i64 %106
  %141 = load i32, ptr %140, align 1
  %142 = icmp eq i32 %119, %27
  %143 = and i32 %141, 15
  %144 = select i1 %142, i32 %143, i32 0
  %145 = or disjoint i32 %22, %144
  %146 = or i32 %145, %115
  %147 = select i1 %133, i32 %119, i32 %27
  store i32 %147, ptr %118, align 1
  %148 = select i1 %133, i32 %141, i32 %146
  store i32 %148, ptr %140, align 1
  %149 = add i64 %106, 4
  %150 = icmp ult i64 %149, %40
  br i1 %150, label %105, label %229
151:
  %152 = phi i64 [ %38, %77 ], [ %160, %187 ]
  %153 = icmp ult i64 %152, %40
  br i1 %153, label %154, label %229
154:
  %155 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %156 = and i64 %1, -65536
  %157 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %158 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %194
159:
  %160 = phi i64 [ %78, %80 ], [ %192, %187 ]
  %161 = phi i64 [ %38, %80 ], [ %160, %187 ]
  %162 = getelementptr inbounds nuw i8, ptr %20, i64 %161
  %163 = load <8 x i32>, ptr %162, align 1
  %164 = getelementptr inbounds nuw i8, ptr %81, i64 %161
  %165 = load <8 x i32>, ptr %164, align 1
  %166 = icmp uge <8 x i32> %165, %83
  %167 = icmp ult <8 x i32> %165, %85
  %168 = or <8 x i1> %166, %167
  %169 = icmp uge <8 x i32> %165, %87
  %170 = icmp ult <8 x i32> %165, %89
  %171 = and <8 x i1> %169, %170
  %172 = or <8 x i1> %168, %171
  %173 = icmp ult <8 x i32> %163, %83
  %174 = icmp uge <8 x i32> %163, %85
  %175 = and <8 x i1> %173, %174
  %176 = icmp ult <8 x i32> %163, %87
  %177 = icmp uge <8 x i32> %163, %89
  %178 = or <8 x i1> %176, %177
  %179 = and <8 x i1> %175, %178
  %180 = bitcast <8 x i1> %179 to i8
  %181 = icmp eq i8 %180, 0
  br i1 %181, label %187, label %182
182:
  %183 = or i64 %161, %90
  %184 = load ptr, ptr %91, align 8
  %185 = tail call noundef i32 %184(i32 noundef 0, i64 noundef %183, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %229
187:
  %188 = select <8 x i1> %172, <8 x i32> %95, <8 x i32> %165
  store <8 x i32> %188, ptr %164, align 1
  %189 = getelementptr inbounds nuw i8, ptr %96, i64 %161
  %190 = load <8 x i32>, ptr %189, align 1
  %191 = select <8 x i1> %172, <8 x i32> %93, <8 x i32> %190
  store <8 x i32> %191, ptr %189, align 1
  %192 = add i64 %160, 32
  %193 = icmp ugt i64 %192, %40
  br i1 %193, label %151, label %159
194:
  %195 = phi i64 [ %152, %154 ], [ %227, %224 ]
  %196 = getelementptr inbounds nuw i8, ptr %20, i64 %195
  %197 = load i32, ptr %196, align 1
  %198 = getelementptr inbounds nuw i8, ptr %155, i64 %195
  %199 = load i32, ptr %198, align 1
  %200 = icmp uge i32 %197, %30
  %201 = icmp ult i32 %197, %36
  %202 = or i1 %200, %201
  %203 = icmp uge i32 %197, %33
  %204 = icmp ult i32 %197, %37
  %205 = and i1 %203, %204
  %206 = or i1 %202, %205
  %207 = icmp ult i32 %199, %30
  %208 = icmp uge i32 %199, %36
  %209 = and i1 %207, %208
  %210 = icmp ult i32 %199, %33
  %211 = icmp uge i32 %199, %37
  %212 = or i1 %210, %211
  %213 = and i1 %209, %212
  br i1 %206, label %219, label %214
214:
  %215 = or i64 %195, %156
  %216 = load ptr, ptr %157, align 8
  %217 = tail call noundef i32 %216(i32 noundef 0, i64 noundef %215, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %229
219:
  %220 = select i1 %213, i32 %199, i32 %27
  store i32 %220, ptr %198, align 1
  br i1 %213, label %221, label %224
221:
  %222 = getelementptr inbounds nuw i8, ptr %158, i64 %195
  %223 = load i32, ptr %222, align 1
  br label %224
224:
  %225 = phi i32 [ %223, %221 ], [ %23, %219 ]
  %226 = getelementptr inbounds nuw i8, ptr %158, i64 %195
  store i32 %225, ptr %226, align 1
  %227 = add i64 %195, 4
  %228 = icmp ult i64 %227, %40
  br i1 %228, label %194, label %229
229:
  %230 = phi i1 [ true, %63 ], [ false, %214 ], [ true, %151 ], [ false, %182 ], [ true, %97 ], [ true, %224 ], [ true, %139 ], [ false, %134 ]
  ret i1 %230
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = lshr i64 %1, 16
  %10 = and i64 %9, 4095
  %11 = getelementptr inbounds nuw %struct.Place, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %14, label %17
14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load ptr, ptr %15, align 8
  br label %19
17:
  %18 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %6, i64 noundef %1)
  br label %19
19:
  %20 = phi ptr [ %16, %14 ], [ %18, %17 ]
  %21 = shl i32 %3, 2
  %22 = and i32 %21, 2147483632
  %23 = or disjoint i32 %22, 15
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %6, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = trunc i64 %25 to i32
  %38 = getelementptr inbounds nuw i8, ptr %20, i64 339968
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 504
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  %43 = icmp eq i32 %39, %42
  br i1 %43, label %44, label %45
44:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %6)
  br label %45
45:
  %46 = and i64 %1, 65535
  %47 = add i64 %46, %2
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %20, i64 noundef %46, i64 noundef %47)
  %48 = or i64 %2, %1
  %49 = and i64 %48, 3
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %71
51:
  %52 = add nuw nsw i64 %46, 32
  %53 = icmp ugt i64 %52, %47
  br i1 %53, label %124, label %54
54:
  %55 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %56 = insertelement <8 x i32> poison, i32 %30, i64 0
  %57 = shufflevector <8 x i32> %56, <8 x i32> poison, <8 x i32> zeroinitializer
  %58 = insertelement <8 x i32> poison, i32 %36, i64 0
  %59 = shufflevector <8 x i32> %58, <8 x i32> poison, <8 x i32> zeroinitializer
  %60 = insertelement <8 x i32> poison, i32 %33, i64 0
  %61 = shufflevector <8 x i32> %60, <8 x i32> poison, <8 x i32> zeroinitializer
  %62 = insertelement <8 x i32> poison, i32 %37, i64 0
  %63 = shufflevector <8 x i32> %62, <8 x i32> poison, <8 x i32> zeroinitializer
  %64 = and i64 %1, -65536
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %66 = insertelement <8 x i32> poison, i32 %23, i64 0
  %67 = shufflevector <8 x i32> %66, <8 x i32> poison, <8 x i32> zeroinitializer
  %68 = insertelement <8 x i32> poison, i32 %27, i64 0
  %69 = shufflevector <8 x i32> %68, <8 x i32> poison, <8 x i32> zeroinitializer
  %70 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  br label %132
71:
  %72 = and i64 %1, 65532
  %73 = icmp ult i64 %72, %47
  br i1 %73, label %74, label %195
74:
  %75 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %76 = and i64 %1, -65536
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %78 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  br label %79
79:
  %80 = phi i64 [ %72, %74 ], [ %122, %114 ]
  %81 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %46, i64 %80)
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = sub nuw i64 %47, %80
  %84 = tail call i64 @llvm.umin.i64(i64 %83, i64 4)
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = shl i32 15, %82
  %87 = shl nsw i32 -1, %85
  %88 = xor i32 %87, -1
  %89 = and i32 %86, %88
  %90 = getelementptr inbounds nuw i8, ptr %20, i64 %80
  %91 = load i32, ptr %90, align 1
  %92 = getelementptr inbounds nuw i8, ptr %75, i64 %80
  %93 = load i32, ptr %92, align 1
  %94 = icmp uge i32 %91, %30
  %95 = icmp ult i32 %91, %36
  %96 = or i1 %94, %95
  %97 = icmp uge i32 %91, %33
  %98 = icmp ult i32 %91, %37
  %99 = and i1 %97, %98
  %100 = or i1 %96, %99
  %101 = icmp uge i32 %93, %30
  %102 = icmp ult i32 %93, %36
  %103 = or i1 %101, %102
  %104 = icmp uge i32 %93, %33
  %105 = icmp ult i32 %93, %37
  %106 = and i1 %104, %105
  %107 = or i1 %103, %106
  %108 = and i1 %100, %107
  br i1 %108, label %114, label %109
109:
  %110 = or i64 %80, %76
  %111 = load ptr, ptr %77, align 8
  %112 = tail call noundef i32 %111(i32 noundef 1, i64 noundef %110, i32 noundef 1, i32 noundef %89, i32 noundef %3)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %209
114:
  %115 = getelementptr inbounds nuw i8, ptr %78, i64 %80
  %116 = load i32, ptr %115, align 1
  %117 = icmp eq i32 %91, %27
  %118 = and i32 %116, 15
  %119 = select i1 %117, i32 %118, i32 0
  %120 = or disjoint i32 %22, %119
  %121 = or i32 %120, %89
  store i32 %27, ptr %90, align 1
  store i32 %121, ptr %115, align 1
  %122 = add i64 %80, 4
  %123 = icmp ult i64 %122, %47
  br i1 %123, label %79, label %195
124:
  %125 = phi i64 [ %46, %51 ], [ %133, %161 ]
  %126 = icmp ult i64 %125, %47
  br i1 %126, label %127, label %195
127:
  %128 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %129 = and i64 %1, -65536
  %130 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %131 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  br label %165
132:
  %133 = phi i64 [ %52, %54 ], [ %163, %161 ]
  %134 = phi i64 [ %46, %54 ], [ %133, %161 ]
  %135 = getelementptr inbounds nuw i8, ptr %20, i64 %134
  %136 = load <8 x i32>, ptr %135, align 1
  %137 = getelementptr inbounds nuw i8, ptr %55, i64 %134
  %138 = load <8 x i32>, ptr %137, align 1
  %139 = icmp ult <8 x i32> %136, %57
  %140 = icmp uge <8 x i32> %136, %59
  %141 = and <8 x i1> %139, %140
  %142 = icmp ult <8 x i32> %136, %61
  %143 = icmp uge <8 x i32> %136, %63
  %144 = or <8 x i1> %142, %143
  %145 = and <8 x i1> %141, %144
  %146 = icmp ult <8 x i32> %138, %57
  %147 = icmp uge <8 x i32> %138, %59
  %148 = and <8 x i1> %146, %147
  %149 = icmp ult <8 x i32> %138, %61
  %150 = icmp uge <8 x i32> %138, %63
  %151 = or <8 x i1> %149, %150
  %152 = and <8 x i1> %148, %151
  %153 = or <8 x i1> %145, %152
  %154 = bitcast <8 x i1> %153 to i8
  %155 = icmp eq i8 %154, 0
  br i1 %155, label %161, label %156
156:
  %157 = or i64 %134, %64
  %158 = load ptr, ptr %65, align 8
  %159 = tail call noundef i32 %158(i32 noundef 1, i64 noundef %157, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %209
161:
  store <8 x i32> %69, ptr %135, align 1
  %162 = getelementptr inbounds nuw i8, ptr %70, i64 %134
  store <8 x i32> %67, ptr %162, align 1
  %163 = add i64 %133, 32
  %164 = icmp ugt i64 %163, %47
  br i1 %164, label %124, label %132
165:
  %166 = phi i64 [ %125, %127 ], [ %193, %191 ]
  %167 = getelementptr inbounds nuw i8, ptr %20, i64 %166
  %168 = load i32, ptr %167, align 1
  %169 = getelementptr inbounds nuw i8, ptr %128, i64 %166
  %170 = load i32, ptr %169, align 1
  %171 = icmp uge i32 %168, %30
  %172 = icmp ult i32 %168, %36
  %173 = or i1 %171, %172
  %174 = icmp uge i32 %168, %33
  %175 = icmp ult i32 %168, %37
  %176 = and i1 %174, %175
  %177 = or i1 %173, %176
  %178 = icmp uge i32 %170, %30
  %179 = icmp ult i32 %170, %36
  %180 = or i1 %178, %179
  %181 = icmp uge i32 %170, %33
  %182 = icmp ult i32 %170, %37
  %183 = and i1 %181, %182
  %184 = or i1 %180, %183
  %185 = and i1 %177, %184
  br i1 %185, label %191, label %186
186:
  %187 = or i64 %166, %129
  %188 = load ptr, ptr %130, align 8
  %189 = tail call noundef i32 %188(i32 noundef 1, i64 noundef %187, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %209
191:
  store i32 %27, ptr %167, align 1
  %192 = getelementptr inbounds nuw i8, ptr %131, i64 %166
  store i32 %23, ptr %192, align 1
  %193 = add i64 %166, 4
  %194 = icmp ult i64 %193, %47
  br i1 %194, label %165, label %195
195:
  %196 = lshr i64 %46, 8
  %197 = add i64 %47, -1
  %198 = lshr i64 %197, 8
  %199 = icmp samesign ugt i64 %196, %198
  br i1 %199, label %209, label %200
200:
  %201 = getelementptr inbounds nuw i8, ptr %20, i64 327680
  br label %202
202:
  %203 = phi i64 [ %196, %200 ], [ %207, %202 ]
  %204 = load i64, ptr %6, align 8
  %205 = trunc i64 %204 to i32
  %206 = getelementptr inbounds nuw i32, ptr %201, i64 %203
  store i32 %205, ptr %206, align 4
  %207 = add nuw nsw i64 %203, 1
  %208 = icmp eq i64 %203, %198
  br i1 %208, label %209, label %202
209:
  %210 = phi i1 [ false, %186 ], [ true, %195 ], [ true, %202 ], [ false, %156 ], [ false, %109 ]
  ret i1 %210
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = lshr i64 %1, 16
  %10 = and i64 %9, 4095
  %11 = getelementptr inbounds nuw %struct.Place, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %14, label %17
14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load ptr, ptr %15, align 8
  br label %19
17:
  %18 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %6, i64 noundef %1)
  br label %19
19:
  %20 = phi ptr [ %16, %14 ], [ %18, %17 ]
  %21 = shl i32 %3, 2
  %22 = and i32 %21, 2147483632
  %23 = or disjoint i32 %22, 15
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %6, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = trunc i64 %25 to i32
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %39 = load i64, ptr %38, align 8
  %40 = trunc i64 %39 to i32
  %41 = and i64 %1, 65535
  %42 = lshr i64 %41, 8
  %43 = add i64 %41, %2
  %44 = add i64 %43, -1
  %45 = lshr i64 %44, 8
  %46 = icmp samesign ugt i64 %42, %45
  br i1 %46, label %57, label %47
47:
  %48 = getelementptr inbounds nuw i8, ptr %20, i64 327680
  br label %52
49:
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %53, %45
  br i1 %51, label %57, label %52
52:
  %53 = phi i64 [ %42, %47 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw i32, ptr %48, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = icmp ult i32 %55, %36
  br i1 %56, label %49, label %76
57:
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 504
  %59 = load i64, ptr %58, align 8
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %20, i64 339968
  store i32 %60, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 472
  %63 = load i64, ptr %62, align 8
  %64 = icmp ugt i64 %63, 65535
  br i1 %64, label %65, label %66
65:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %6)
  br label %76
66:
  %67 = zext nneg i32 %23 to i64
  %68 = and i64 %26, 4294967295
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 464
  %70 = load ptr, ptr %69, align 8
  %71 = add nuw nsw i64 %63, 1
  store i64 %71, ptr %62, align 8
  %72 = getelementptr inbounds nuw %struct.LoggedRead, ptr %70, i64 %63
  store i64 %1, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store i64 %2, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 16
  store i64 %67, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 24
  store i64 %68, ptr %75, align 8
  br label %240
76:
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %20, i64 noundef %41, i64 noundef %43)
  %77 = or i64 %2, %1
  %78 = and i64 %77, 3
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %102
80:
  %81 = add nuw nsw i64 %41, 32
  %82 = icmp ugt i64 %81, %43
  br i1 %82, label %158, label %83
83:
  %84 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %85 = insertelement <8 x i32> poison, i32 %30, i64 0
  %86 = shufflevector <8 x i32> %85, <8 x i32> poison, <8 x i32> zeroinitializer
  %87 = insertelement <8 x i32> poison, i32 %36, i64 0
  %88 = shufflevector <8 x i32> %87, <8 x i32> poison, <8 x i32> zeroinitializer
  %89 = insertelement <8 x i32> poison, i32 %33, i64 0
  %90 = shufflevector <8 x i32> %89, <8 x i32> poison, <8 x i32> zeroinitializer
  %91 = insertelement <8 x i32> poison, i32 %37, i64 0
  %92 = shufflevector <8 x i32> %91, <8 x i32> poison, <8 x i32> zeroinitializer
  %93 = insertelement <8 x i32> poison, i32 %40, i64 0
  %94 = shufflevector <8 x i32> %93, <8 x i32> poison, <8 x i32> zeroinitializer
  %95 = and i64 %1, -65536
  %96 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %97 = insertelement <8 x i32> poison, i32 %23, i64 0
  %98 = shufflevector <8 x i32> %97, <8 x i32> poison, <8 x i32> zeroinitializer
  %99 = insertelement <8 x i32> poison, i32 %27, i64 0
  %100 = shufflevector <8 x i32> %99, <8 x i32> poison, <8 x i32> zeroinitializer
  %101 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %166
102:
  %103 = and i64 %1, 65532
  %104 = icmp ult i64 %103, %43
  br i1 %104, label %105, label %240
105:
  %106 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %107 = and i64 %1, -65536
  %108 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %109 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %110
110:
  %111 = phi i64 [ %103, %105 ], [ %156, %146 ]
  %112 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %41, i64 %111)
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = sub nuw i64 %43, %111
  %115 = tail call i64 @llvm.umin.i64(i64 %114, i64 4)
  %116 = trunc nuw nsw i64 %115 to i32
  %117 = shl i32 15, %113
  %118 = shl nsw i32 -1, %116
  %119 = xor i32 %118, -1
  %120 = and i32 %117, %119
  %121 = getelementptr inbounds nuw i8, ptr %20, i64 %111
  %122 = load i32, ptr %121, align 1
  %123 = getelementptr inbounds nuw i8, ptr %106, i64 %111
  %124 = load i32, ptr %123, align 1
  %125 = icmp uge i32 %122, %30
  %126 = icmp ult i32 %122, %36
  %127 = or i1 %125, %126
  %128 = icmp uge i32 %122, %33
  %129 = icmp ult i32 %122, %37
  %130 = and i1 %128, %129
  %131 = or i1 %127, %130
  %132 = icmp ult i32 %122, %40
  %133 = select i1 %132, i1 %131, i1 false
  %134 = icmp ult i32 %124, %30
  %135 = icmp uge i32 %124, %36
  %136 = and i1 %134, %135
  %137 = icmp ult i32 %124, %33
  %138 = icmp uge i32 %124, %37
  %139 = or i1 %137, %138
  %140 = and i1 %136, %139
  br i1 %133, label %146, label %141
141:
  %142 = or i64 %111, %107
  %143 = load ptr, ptr %108, align 8
  %144 = tail call noundef i32 %143(i32 noundef 3, i64 noundef %142, i32 noundef 1, i32 noundef %120, i32 noundef %3)
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %240
146:
  %147 = getelementptr inbounds nuw i8, ptr %109, i64 %111
  %148 = load i32, ptr %147, align 1
  %149 = icmp eq i32 %124, %27
  %150 = and i32 %148, 15
  %151 = select i1 %149, i32 %150, i32 0
  %152 = or disjoint i32 %22, %151
  %153 = or i32 %152, %120
  %154 = select i1 %140, i32 %124, i32 %27
  store i32 %154, ptr %123, align 1
  %155 = select i1 %140, i32 %148, i32 %153
  store i32 %155, ptr %147, align 1
  %156 = add i64 %111, 4
  %157 = icmp ult i64 %156, %43
  br i1 %157, label %110, label %240
158:
  %159 = phi i64 [ %41, %80 ], [ %167, %196 ]
  %160 = icmp ult i64 %159, %43
  br i1 %160, label %161, label %240
161:
  %162 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %163 = and i64 %1, -65536
  %164 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %165 = getelementptr inbounds nuw i8, ptr %20, i64 196608
  br label %203
166:
  %167 = phi i64 [ %81, %83 ], [ %201, %196 ]
  %168 = phi i64 [ %41, %83 ], [ %167, %196 ]
  %169 = getelementptr inbounds nuw i8, ptr %20, i64 %168
  %170 = load <8 x i32>, ptr %169, align 1
  %171 = getelementptr inbounds nuw i8, ptr %84, i64 %168
  %172 = load <8 x i32>, ptr %171, align 1
  %173 = icmp uge <8 x i32> %172, %86
  %174 = icmp ult <8 x i32> %172, %88
  %175 = or <8 x i1> %173, %174
  %176 = icmp uge <8 x i32> %172, %90
  %177 = icmp ult <8 x i32> %172, %92
  %178 = and <8 x i1> %176, %177
  %179 = or <8 x i1> %175, %178
  %180 = icmp uge <8 x i32> %170, %94
  %181 = icmp ult <8 x i32> %170, %86
  %182 = icmp uge <8 x i32> %170, %88
  %183 = and <8 x i1> %181, %182
  %184 = icmp ult <8 x i32> %170, %90
  %185 = icmp uge <8 x i32> %170, %92
  %186 = or <8 x i1> %184, %185
  %187 = and <8 x i1> %183, %186
  %188 = select <8 x i1> %180, <8 x i1> splat (i1 true), <8 x i1> %187
  %189 = bitcast <8 x i1> %188 to i8
  %190 = icmp eq i8 %189, 0
  br i1 %190, label %196, label %191
191:
  %192 = or i64 %168, %95
  %193 = load ptr, ptr %96, align 8
  %194 = tail call noundef i32 %193(i32 noundef 3, i64 noundef %192, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %196, label %240
196:
  %197 = select <8 x i1> %179, <8 x i32> %100, <8 x i32> %172
  store <8 x i32> %197, ptr %171, align 1
  %198 = getelementptr inbounds nuw i8, ptr %101, i64 %168
  %199 = load <8 x i32>, ptr %198, align 1
  %200 = select <8 x i1> %179, <8 x i32> %98, <8 x i32> %199
  store <8 x i32> %200, ptr %198, align 1
  %201 = add i64 %167, 32
  %202 = icmp ugt i64 %201, %43
  br i1 %202, label %158, label %166
203:
  %204 = phi i64 [ %159, %161 ], [ %238, %235 ]
  %205 = getelementptr inbounds nuw i8, ptr %20, i64 %204
  %206 = load i32, ptr %205, align 1
  %207 = getelementptr inbounds nuw i8, ptr %162, i64 %204
  %208 = load i32, ptr %207, align 1
  %209 = icmp uge i32 %206, %30
  %210 = icmp ult i32 %206, %36
  %211 = or i1 %209, %210
  %212 = icmp uge i32 %206, %33
  %213 = icmp ult i32 %206, %37
  %214 = and i1 %212, %213
  %215 = or i1 %211, %214
  %216 = icmp ult i32 %206, %40
  %217 = select i1 %216, i1 %215, i1 false
  %218 = icmp ult i32 %208, %30
  %219 = icmp uge i32 %208, %36
  %220 = and i1 %218, %219
  %221 = icmp ult i32 %208, %33
  %222 = icmp uge i32 %208, %37
  %223 = or i1 %221, %222
  %224 = and i1 %220, %223
  br i1 %217, label %230, label %225
225:
  %226 = or i64 %204, %163
  %227 = load ptr, ptr %164, align 8
  %228 = tail call noundef i32 %227(i32 noundef 3, i64 noundef %226, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %240
230:
  %231 = select i1 %224, i32 %208, i32 %27
  store i32 %231, ptr %207, align 1
  br i1 %224, label %232, label %235
232:
  %233 = getelementptr inbounds nuw i8, ptr %165, i64 %204
  %234 = load i32, ptr %233, align 1
  br label %235
235:
  %236 = phi i32 [ %234, %232 ], [ %23, %230 ]
  %237 = getelementptr inbounds nuw i8, ptr %165, i64 %204
  store i32 %236, ptr %237, align 1
  %238 = add i64 %204, 4
  %239 = icmp ult i64 %238, %43
  br i1 %239, label %203, label %240
240:
  %241 = phi i1 [ true, %66 ], [ false, %225 ], [ true, %158 ], [ false, %191 ], [ true, %102 ], [ true, %235 ], [ true, %146 ], [ false, %141 ]
  ret i1 %241
}
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.masked.scatter.v32i32.v32p0(<32 x i32>, <32 x ptr>, <32 x i1>)
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %8 = load ptr, ptr %7, align 8
  %9 = lshr i64 %1, 16
  %10 = and i64 %9, 4095
  %11 = getelementptr inbounds nuw %struct.Place, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %9
  br i1 %13, label %14, label %17
14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load ptr, ptr %15, align 8
  br label %19
17:
  %18 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordm(ptr noundef nonnull align 8 dereferenceable(640) %6, i64 noundef %1)
  br label %19
19:
  %20 = phi ptr [ %16, %14 ], [ %18, %17 ]
  %21 = shl i32 %3, 2
  %22 = or i32 %21, -2147483633
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %6, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = trunc i64 %34 to i32
  %36 = trunc i64 %24 to i32
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 339968
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 504
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = icmp eq i32 %38, %41
  br i1 %42, label %43, label %44
43:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %6)
  br label %44
44:
  %45 = and i64 %1, 65535
  %46 = add i64 %45, %2
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %20, i64 noundef %45, i64 noundef %46)
  %47 = or i64 %2, %1
  %48 = and i64 %47, 3
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %70
50:
  %51 = add nuw nsw i64 %45, 32
  %52 = icmp ugt i64 %51, %46
  br i1 %52, label %131, label %53
53:
  %54 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %55 = insertelement <8 x i32> poison, i32 %29, i64 0
  %56 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> zeroinitializer
  %57 = insertelement <8 x i32> poison, i32 %35, i64 0
  %58 = shufflevector <8 x i32> %57, <8 x i32> poison, <8 x i32> zeroinitializer
  %59 = insertelement <8 x i32> poison, i32 %32, i64 0
  %60 = shufflevector <8 x i32> %59, <8 x i32> poison, <8 x i32> zeroinitializer
  %61 = insertelement <8 x i32> poison, i32 %36, i64 0
  %62 = shufflevector <8 x i32> %61, <8 x i32> poison, <8 x i32> zeroinitializer
  %63 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  %64 = and i64 %1, -65536
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %66 = insertelement <8 x i32> poison, i32 %22, i64 0
  %67 = shufflevector <8 x i32> %66, <8 x i32> poison, <8 x i32> zeroinitializer
  %68 = insertelement <8 x i32> poison, i32 %26, i64 0
  %69 = shufflevector <8 x i32> %68, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %139
70:
  %71 = and i64 %1, 65532
  %72 = icmp ult i64 %71, %46
  br i1 %72, label %73, label %210
73:
  %74 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %75 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  %76 = and i64 %1, -65536
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %78 = and i32 %22, -16
  br label %79
79:
  %80 = phi i64 [ %71, %73 ], [ %129, %122 ]
  %81 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %45, i64 %80)
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = sub nuw i64 %46, %80
  %84 = tail call i64 @llvm.umin.i64(i64 %83, i64 4)
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = shl i32 15, %82
  %87 = shl nsw i32 -1, %85
  %88 = xor i32 %87, -1
  %89 = and i32 %86, %88
  %90 = getelementptr inbounds nuw i8, ptr %20, i64 %80
  %91 = load i32, ptr %90, align 1
  %92 = getelementptr inbounds nuw i8, ptr %74, i64 %80
  %93 = load i32, ptr %92, align 1
  %94 = icmp uge i32 %91, %29
  %95 = icmp ult i32 %91, %35
  %96 = or i1 %94, %95
  %97 = icmp uge i32 %91, %32
  %98 = icmp ult i32 %91, %36
  %99 = and i1 %97, %98
  %100 = or i1 %96, %99
  %101 = zext i1 %100 to i32
  %102 = getelementptr inbounds nuw i8, ptr %75, i64 %80
  %103 = load i32, ptr %102, align 1
  %104 = lshr i32 %103, 31
  %105 = or i32 %104, %101
  %106 = icmp ult i32 %93, %29
  %107 = icmp uge i32 %93, %35
  %108 = and i1 %106, %107
  %109 = icmp ult i32 %93, %32
  %110 = icmp uge i32 %93, %36
  %111 = or i1 %109, %110
  %112 = and i1 %108, %111
  %113 = icmp eq i32 %105, 0
  %114 = select i1 %112, i1 true, i1 %113
  br i1 %114, label %115, label %122
115:
  %116 = or i64 %80, %76
  %117 = load ptr, ptr %77, align 8
  %118 = tail call noundef i32 %117(i32 noundef 2, i64 noundef %116, i32 noundef 1, i32 noundef %89, i32 noundef %3)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %224
120:
  %121 = load i32, ptr %102, align 1
  br label %122
122:
  %123 = phi i32 [ %121, %120 ], [ %103, %79 ]
  %124 = icmp eq i32 %91, %26
  %125 = and i32 %123, 15
  %126 = select i1 %124, i32 %125, i32 0
  %127 = or disjoint i32 %78, %126
  %128 = or i32 %127, %89
  store i32 %26, ptr %90, align 1
  store i32 %128, ptr %102, align 1
  %129 = add i64 %80, 4
  %130 = icmp ult i64 %129, %46
  br i1 %130, label %79, label %210
131:
  %132 = phi i64 [ %45, %50 ], [ %140, %172 ]
  %133 = icmp ult i64 %132, %46
  br i1 %133, label %134, label %210
134:
  %135 = getelementptr inbounds nuw i8, ptr %20, i64 131072
  %136 = getelementptr inbounds nuw i8, ptr %20, i64 65536
  %137 = and i64 %1, -65536
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 88
  br label %175
139:
  %140 = phi i64 [ %51, %53 ], [ %173, %172 ]
  %141 = phi i64 [ %45, %53 ], [ %140, %172 ]
  %142 = getelementptr inbounds nuw i8, ptr %20, i64 %141
  %143 = load <8 x i32>, ptr %142, align 1
  %144 = getelementptr inbounds nuw i8, ptr %54, i64 %141
  %145 = load <8 x i32>, ptr %144, align 1
  %146 = icmp uge <8 x i32> %143, %56
  %147 = icmp ult <8 x i32> %143, %58
  %148 = or <8 x i1> %146, %147
  %149 = icmp uge <8 x i32> %143, %60
  %150 = icmp ult <8 x i32> %143, %62
  %151 = and <8 x i1> %149, %150
  %152 = or <8 x i1> %148, %151
  %153 = getelementptr inbounds nuw i8, ptr %63, i64 %141
  %154 = load <8 x i32>, ptr %153, align 1
  %155 = ashr <8 x i32> %154, splat (i32 31)
  %156 = select <8 x i1> %152, <8 x i32> splat (i32 -1), <8 x i32> %155
  %157 = icmp uge <8 x i32> %145, %56
  %158 = icmp ult <8 x i32> %145, %58
  %159 = or <8 x i1> %157, %158
  %160 = icmp uge <8 x i32> %145, %60
  %161 = icmp ult <8 x i32> %145, %62
  %162 = and <8 x i1> %160, %161
  %163 = or <8 x i1> %159, %162
  %164 = select <8 x i1> %163, <8 x i32> %156, <8 x i32> zeroinitializer
  %165 = tail call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %164)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %172
167:
  %168 = or i64 %141, %64
  %169 = load ptr, ptr %65, align 8
  %170 = tail call noundef i32 %169(i32 noundef 2, i64 noundef %168, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %224
172:
  store <8 x i32> %69, ptr %142, align 1
  store <8 x i32> %67, ptr %153, align 1
  %173 = add i64 %140, 32
  %174 = icmp ugt i64 %173, %46
  br i1 %174, label %131, label %139
175:
  %176 = phi i64 [ %132, %134 ], [ %208, %207 ]
  %177 = getelementptr inbounds nuw i8, ptr %20, i64 %176
  %178 = load i32, ptr %177, align 1
  %179 = getelementptr inbounds nuw i8, ptr %135, i64 %176
  %180 = load i32, ptr %179, align 1
  %181 = icmp uge i32 %178, %29
  %182 = icmp ult i32 %178, %35
  %183 = or i1 %181, %182
  %184 = icmp uge i32 %178, %32
  %185 = icmp ult i32 %178, %36
  %186 = and i1 %184, %185
  %187 = or i1 %183, %186
  %188 = zext i1 %187 to i32
  %189 = getelementptr inbounds nuw i8, ptr %136, i64 %176
  %190 = load i32, ptr %189, align 1
  %191 = lshr i32 %190, 31
  %192 = or i32 %191, %188
  %193 = icmp ult i32 %180, %29
  %194 = icmp uge i32 %180, %35
  %195 = and i1 %193, %194
  %196 = icmp ult i32 %180, %32
  %197 = icmp uge i32 %180, %36
  %198 = or i1 %196, %197
  %199 = and i1 %195, %198
  %200 = icmp eq i32 %192, 0
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %202, label %207
202:
  %203 = or i64 %176, %137
  %204 = load ptr, ptr %138, align 8
  %205 = tail call noundef i32 %204(i32 noundef 2, i64 noundef %203, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %224
207:
  store i32 %26, ptr %177, align 1
  store i32 %22, ptr %189, align 1
  %208 = add i64 %176, 4
  %209 = icmp ult i64 %208, %46
  br i1 %209, label %175, label %210
210:
  %211 = lshr i64 %45, 8
  %212 = add i64 %46, -1
  %213 = lshr i64 %212, 8
  %214 = icmp samesign ugt i64 %211, %213
  br i1 %214, label %224, label %215
215:
  %216 = getelementptr inbounds nuw i8, ptr %20, i64 327680
  br label %217
217:
  %218 = phi i64 [ %211, %215 ], [ %222, %217 ]
  %219 = load i64, ptr %6, align 8
  %220 = trunc i64 %219 to i32
  %221 = getelementptr inbounds nuw i32, ptr %216, i64 %218
  store i32 %220, ptr %221, align 4
  %222 = add nuw nsw i64 %218, 1
  %223 = icmp eq i64 %218, %213
  br i1 %223, label %224, label %217
224:
  %225 = phi i1 [ false, %202 ], [ true, %210 ], [ true, %217 ], [ false, %167 ], [ false, %115 ]
  ret i1 %225
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = shl i32 %3, 2
  %10 = and i32 %9, 2147483632
  %11 = or disjoint i32 %10, 15
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 592
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %6, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %13 to i32
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = and i64 %1, 65535
  %24 = add i64 %23, %2
  %25 = or i64 %2, %1
  %26 = and i64 %25, 3
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %47
28:
  %29 = add nuw nsw i64 %23, 32
  %30 = icmp ugt i64 %29, %24
  br i1 %30, label %102, label %31
31:
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %34 = insertelement <8 x i32> poison, i32 %18, i64 0
  %35 = shufflevector <8 x i32> %34, <8 x i32> poison, <8 x i32> zeroinitializer
  %36 = insertelement <8 x i32> poison, i32 %19, i64 0
  %37 = shufflevector <8 x i32> %36, <8 x i32> poison, <8 x i32> zeroinitializer
  %38 = insertelement <8 x i32> poison, i32 %22, i64 0
  %39 = shufflevector <8 x i32> %38, <8 x i32> poison, <8 x i32> zeroinitializer
  %40 = and i64 %1, -65536
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %42 = insertelement <8 x i32> poison, i32 %11, i64 0
  %43 = shufflevector <8 x i32> %42, <8 x i32> poison, <8 x i32> zeroinitializer
  %44 = insertelement <8 x i32> poison, i32 %15, i64 0
  %45 = shufflevector <8 x i32> %44, <8 x i32> poison, <8 x i32> zeroinitializer
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 196608
  br label %111
47:
  %48 = and i64 %1, 65532
  %49 = icmp ult i64 %48, %24
  br i1 %49, label %50, label %173
50:
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %53 = and i64 %1, -65536
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 196608
  br label %56
56:
  %57 = phi i64 [ %48, %50 ], [ %100, %90 ]
  %58 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %23, i64 %57)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = sub nuw i64 %24, %57
  %61 = tail call i64 @llvm.umin.i64(i64 %60, i64 4)
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = shl i32 15, %59
  %64 = shl nsw i32 -1, %62
  %65 = xor i32 %64, -1
  %66 = and i32 %63, %65
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 %57
  %68 = load i32, ptr %67, align 1
  %69 = getelementptr inbounds nuw i8, ptr %51, i64 %57
  %70 = load i32, ptr %69, align 1
  %71 = getelementptr inbounds nuw i8, ptr %52, i64 %57
  %72 = load i32, ptr %71, align 1
  %73 = icmp uge i32 %68, %18
  %74 = icmp ult i32 %68, %19
  %75 = or i1 %73, %74
  %76 = icmp ult i32 %70, %18
  %77 = icmp uge i32 %70, %19
  %78 = and i1 %76, %77
  %79 = xor i32 %72, %22
  %80 = icmp ult i32 %79, 16
  %81 = and i32 %79, %66
  %82 = icmp eq i32 %81, 0
  %83 = select i1 %80, i1 %82, i1 false
  %84 = select i1 %83, i1 %75, i1 false
  br i1 %84, label %90, label %85
85:
  %86 = or i64 %57, %53
  %87 = load ptr, ptr %54, align 8
  %88 = tail call noundef i32 %87(i32 noundef 16, i64 noundef %86, i32 noundef 1, i32 noundef %66, i32 noundef %3)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %173
90:
  %91 = getelementptr inbounds nuw i8, ptr %55, i64 %57
  %92 = load i32, ptr %91, align 1
  %93 = icmp eq i32 %70, %15
  %94 = and i32 %92, 15
  %95 = select i1 %93, i32 %94, i32 0
  %96 = or disjoint i32 %10, %95
  %97 = or i32 %96, %66
  %98 = select i1 %78, i32 %70, i32 %15
  store i32 %98, ptr %69, align 1
  %99 = select i1 %78, i32 %92, i32 %97
  store i32 %99, ptr %91, align 1
  %100 = add i64 %57, 4
  %101 = icmp ult i64 %100, %24
  br i1 %101, label %56, label %173
102:
  %103 = phi i64 [ %23, %28 ], [ %112, %135 ]
  %104 = icmp ult i64 %103, %24
  br i1 %104, label %105, label %173
105:
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %108 = and i64 %1, -65536
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 196608
  br label %142
111:
  %112 = phi i64 [ %29, %31 ], [ %140, %135 ]
  %113 = phi i64 [ %23, %31 ], [ %112, %135 ]
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 %113
  %115 = load <8 x i32>, ptr %114, align 1
  %116 = getelementptr inbounds nuw i8, ptr %32, i64 %113
  %117 = load <8 x i32>, ptr %116, align 1
  %118 = getelementptr inbounds nuw i8, ptr %33, i64 %113
  %119 = load <8 x i32>, ptr %118, align 1
  %120 = icmp uge <8 x i32> %117, %35
  %121 = icmp ult <8 x i32> %117, %37
  %122 = or <8 x i1> %120, %121
  %123 = icmp ne <8 x i32> %119, %39
  %124 = icmp ult <8 x i32> %115, %35
  %125 = icmp uge <8 x i32> %115, %37
  %126 = and <8 x i1> %124, %125
  %127 = select <8 x i1> %123, <8 x i1> splat (i1 true), <8 x i1> %126
  %128 = bitcast <8 x i1> %127 to i8
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %135, label %130
130:
  %131 = or i64 %113, %40
  %132 = load ptr, ptr %41, align 8
  %133 = tail call noundef i32 %132(i32 noundef 16, i64 noundef %131, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %173
135:
  %136 = select <8 x i1> %122, <8 x i32> %45, <8 x i32> %117
  store <8 x i32> %136, ptr %116, align 1
  %137 = getelementptr inbounds nuw i8, ptr %46, i64 %113
  %138 = load <8 x i32>, ptr %137, align 1
  %139 = select <8 x i1> %122, <8 x i32> %43, <8 x i32> %138
  store <8 x i32> %139, ptr %137, align 1
  %140 = add i64 %112, 32
  %141 = icmp ugt i64 %140, %24
  br i1 %141, label %102, label %111
142:
  %143 = phi i64 [ %103, %105 ], [ %171, %168 ]
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 %143
  %145 = load i32, ptr %144, align 1
  %146 = getelementptr inbounds nuw i8, ptr %106, i64 %143
  %147 = load i32, ptr %146, align 1
  %148 = getelementptr inbounds nuw i8, ptr %107, i64 %143
  %149 = load i32, ptr %148, align 1
  %150 = icmp uge i32 %145, %18
  %151 = icmp ult i32 %145, %19
  %152 = or i1 %150, %151
  %153 = icmp ult i32 %147, %18
  %154 = icmp uge i32 %147, %19
  %155 = and i1 %153, %154
  %156 = icmp eq i32 %149, %22
  %157 = select i1 %156, i1 %152, i1 false
  br i1 %157, label %163, label %158
158:
  %159 = or i64 %143, %108
  %160 = load ptr, ptr %109, align 8
  %161 = tail call noundef i32 %160(i32 noundef 16, i64 noundef %159, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %173
163:
  %164 = select i1 %155, i32 %147, i32 %15
  store i32 %164, ptr %146, align 1
  br i1 %155, label %165, label %168
165:
  %166 = getelementptr inbounds nuw i8, ptr %110, i64 %143
  %167 = load i32, ptr %166, align 1
  br label %168
168:
  %169 = phi i32 [ %167, %165 ], [ %11, %163 ]
  %170 = getelementptr inbounds nuw i8, ptr %110, i64 %143
  store i32 %169, ptr %170, align 1
  %171 = add i64 %143, 4
  %172 = icmp ult i64 %171, %24
  br i1 %172, label %142, label %173
173:
  %174 = phi i1 [ false, %158 ], [ true, %102 ], [ false, %130 ], [ true, %47 ], [ true, %168 ], [ true, %90 ], [ false, %85 ]
  ret i1 %174
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = shl i32 %3, 2
  %10 = and i32 %9, 2147483632
  %11 = or disjoint i32 %10, 15
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 592
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %6, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %13 to i32
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 488
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %29, label %26
26:
  %27 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %168
29:
  %30 = and i64 %1, 65535
  %31 = add i64 %30, %2
  %32 = or i64 %2, %1
  %33 = and i64 %32, 3
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %54
35:
  %36 = add nuw nsw i64 %30, 32
  %37 = icmp ugt i64 %36, %31
  br i1 %37, label %107, label %38
38:
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %41 = insertelement <8 x i32> poison, i32 %18, i64 0
  %42 = shufflevector <8 x i32> %41, <8 x i32> poison, <8 x i32> zeroinitializer
  %43 = insertelement <8 x i32> poison, i32 %19, i64 0
  %44 = shufflevector <8 x i32> %43, <8 x i32> poison, <8 x i32> zeroinitializer
  %45 = and i64 %1, -65536
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %47 = insertelement <8 x i32> poison, i32 %11, i64 0
  %48 = shufflevector <8 x i32> %47, <8 x i32> poison, <8 x i32> zeroinitializer
  %49 = insertelement <8 x i32> poison, i32 %15, i64 0
  %50 = shufflevector <8 x i32> %49, <8 x i32> poison, <8 x i32> zeroinitializer
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %52 = insertelement <8 x i32> poison, i32 %22, i64 0
  %53 = shufflevector <8 x i32> %52, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %116
54:
  %55 = and i64 %1, 65532
  %56 = icmp ult i64 %55, %31
  br i1 %56, label %57, label %165
57:
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %60 = and i64 %1, -65536
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %63 = and i32 %22, -16
  br label %64
64:
  %65 = phi i64 [ %55, %57 ], [ %105, %93 ]
  %66 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %30, i64 %65)
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = sub nuw i64 %31, %65
  %69 = tail call i64 @llvm.umin.i64(i64 %68, i64 4)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = shl i32 15, %67
  %72 = shl nsw i32 -1, %70
  %73 = xor i32 %72, -1
  %74 = and i32 %71, %73
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 %65
  %76 = load i32, ptr %75, align 1
  %77 = getelementptr inbounds nuw i8, ptr %58, i64 %65
  %78 = load i32, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %59, i64 %65
  %80 = load i32, ptr %79, align 1
  %81 = icmp uge i32 %76, %18
  %82 = icmp ult i32 %76, %19
  %83 = or i1 %81, %82
  %84 = icmp uge i32 %78, %18
  %85 = icmp ult i32 %78, %19
  %86 = or i1 %84, %85
  %87 = and i1 %83, %86
  br i1 %87, label %93, label %88
88:
  %89 = or i64 %65, %60
  %90 = load ptr, ptr %61, align 8
  %91 = tail call noundef i32 %90(i32 noundef 17, i64 noundef %89, i32 noundef 1, i32 noundef %74, i32 noundef %3)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %168
93:
  %94 = getelementptr inbounds nuw i8, ptr %62, i64 %65
  %95 = load i32, ptr %94, align 1
  %96 = icmp eq i32 %76, %15
  %97 = and i32 %95, 15
  %98 = select i1 %96, i32 %97, i32 0
  %99 = or disjoint i32 %10, %98
  %100 = or i32 %99, %74
  store i32 %15, ptr %75, align 1
  store i32 %100, ptr %94, align 1
  %101 = and i32 %80, -16
  %102 = icmp eq i32 %63, %101
  %103 = select i1 %102, i32 %80, i32 %63
  %104 = or i32 %103, %74
  store i32 %104, ptr %79, align 1
  %105 = add i64 %65, 4
  %106 = icmp ult i64 %105, %31
  br i1 %106, label %64, label %165
107:
  %108 = phi i64 [ %30, %35 ], [ %117, %138 ]
  %109 = icmp ult i64 %108, %31
  br i1 %109, label %110, label %165
110:
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %113 = and i64 %1, -65536
  %114 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %115 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  br label %142
116:
  %117 = phi i64 [ %36, %38 ], [ %140, %138 ]
  %118 = phi i64 [ %30, %38 ], [ %117, %138 ]
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 %118
  %120 = load <8 x i32>, ptr %119, align 1
  %121 = getelementptr inbounds nuw i8, ptr %39, i64 %118
  %122 = load <8 x i32>, ptr %121, align 1
  %123 = getelementptr inbounds nuw i8, ptr %40, i64 %118
  %124 = icmp ult <8 x i32> %120, %42
  %125 = icmp uge <8 x i32> %120, %44
  %126 = and <8 x i1> %124, %125
  %127 = icmp ult <8 x i32> %122, %42
  %128 = icmp uge <8 x i32> %122, %44
  %129 = and <8 x i1> %127, %128
  %130 = or <8 x i1> %126, %129
  %131 = bitcast <8 x i1> %130 to i8
  %132 = icmp eq i8 %131, 0
  br i1 %132, label %138, label %133
133:
  %134 = or i64 %118, %45
  %135 = load ptr, ptr %46, align 8
  %136 = tail call noundef i32 %135(i32 noundef 17, i64 noundef %134, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %168
138:
  store <8 x i32> %50, ptr %119, align 1
  %139 = getelementptr inbounds nuw i8, ptr %51, i64 %118
  store <8 x i32> %48, ptr %139, align 1
  store <8 x i32> %53, ptr %123, align 1
  %140 = add i64 %117, 32
  %141 = icmp ugt i64 %140, %31
  br i1 %141, label %107, label %116
142:
  %143 = phi i64 [ %108, %110 ], [ %163, %161 ]
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 %143
  %145 = load i32, ptr %144, align 1
  %146 = getelementptr inbounds nuw i8, ptr %111, i64 %143
  %147 = load i32, ptr %146, align 1
  %148 = getelementptr inbounds nuw i8, ptr %112, i64 %143
  %149 = icmp uge i32 %145, %18
  %150 = icmp ult i32 %145, %19
  %151 = or i1 %149, %150
  %152 = icmp uge i32 %147, %18
  %153 = icmp ult i32 %147, %19
  %154 = or i1 %152, %153
  %155 = and i1 %151, %154
  br i1 %155, label %161, label %156
156:
  %157 = or i64 %143, %113
  %158 = load ptr, ptr %114, align 8
  %159 = tail call noundef i32 %158(i32 noundef 17, i64 noundef %157, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %168
161:
  store i32 %15, ptr %144, align 1
  %162 = getelementptr inbounds nuw i8, ptr %115, i64 %143
  store i32 %11, ptr %162, align 1
  store i32 %22, ptr %148, align 1
  %163 = add i64 %143, 4
  %164 = icmp ult i64 %163, %31
  br i1 %164, label %142, label %165
165:
  %166 = load i64, ptr %6, align 8
  %167 = getelementptr inbounds nuw i8, ptr %6, i64 496
  store i64 %166, ptr %167, align 8
  br label %168
168:
  %169 = phi i1 [ false, %26 ], [ true, %165 ], [ false, %133 ], [ false, %156 ], [ false, %88 ]
  ret i1 %169
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbP6Launchmmj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %8 = load ptr, ptr %7, align 8
  %9 = shl i32 %3, 2
  %10 = or i32 %9, -2147483633
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 592
  %12 = load i64, ptr %11, align 8
  %13 = load i64, ptr %6, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = trunc i64 %12 to i32
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 488
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25
25:
  %26 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %190
28:
  %29 = and i64 %1, 65535
  %30 = add i64 %29, %2
  %31 = or i64 %2, %1
  %32 = and i64 %31, 3
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %53
34:
  %35 = add nuw nsw i64 %29, 32
  %36 = icmp ugt i64 %35, %30
  br i1 %36, label %115, label %37
37:
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %40 = insertelement <8 x i32> poison, i32 %17, i64 0
  %41 = shufflevector <8 x i32> %40, <8 x i32> poison, <8 x i32> zeroinitializer
  %42 = insertelement <8 x i32> poison, i32 %18, i64 0
  %43 = shufflevector <8 x i32> %42, <8 x i32> poison, <8 x i32> zeroinitializer
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %45 = insertelement <8 x i32> poison, i32 %21, i64 0
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <8 x i32> zeroinitializer
  %47 = and i64 %1, -65536
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %49 = insertelement <8 x i32> poison, i32 %10, i64 0
  %50 = shufflevector <8 x i32> %49, <8 x i32> poison, <8 x i32> zeroinitializer
  %51 = insertelement <8 x i32> poison, i32 %14, i64 0
  %52 = shufflevector <8 x i32> %51, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %124
53:
  %54 = and i64 %1, 65532
  %55 = icmp ult i64 %54, %30
  br i1 %55, label %56, label %187
56:
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %60 = and i64 %1, -65536
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %62 = and i32 %10, -16
  br label %63
63:
  %64 = phi i64 [ %54, %56 ], [ %113, %106 ]
  %65 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %29, i64 %64)
  %66 = trunc nuw nsw i64 %65 to i32
  %67 = sub nuw i64 %30, %64
  %68 = tail call i64 @llvm.umin.i64(i64 %67, i64 4)
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = shl i32 15, %66
  %71 = shl nsw i32 -1, %69
  %72 = xor i32 %71, -1
  %73 = and i32 %70, %72
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 %64
  %75 = load i32, ptr %74, align 1
  %76 = getelementptr inbounds nuw i8, ptr %57, i64 %64
  %77 = load i32, ptr %76, align 1
  %78 = getelementptr inbounds nuw i8, ptr %58, i64 %64
  %79 = load i32, ptr %78, align 1
  %80 = icmp uge i32 %75, %17
  %81 = icmp ult i32 %75, %18
  %82 = or i1 %80, %81
  %83 = zext i1 %82 to i32
  %84 = getelementptr inbounds nuw i8, ptr %59, i64 %64
  %85 = load i32, ptr %84, align 1
  %86 = lshr i32 %85, 31
  %87 = or i32 %86, %83
  %88 = icmp ult i32 %77, %17
  %89 = icmp uge i32 %77, %18
  %90 = and i1 %88, %89
  %91 = xor i32 %79, %21
  %92 = icmp ugt i32 %91, 15
  %93 = and i32 %91, %73
  %94 = icmp ne i32 %93, 0
  %95 = select i1 %92, i1 true, i1 %94
  %96 = select i1 %95, i1 true, i1 %90
  %97 = icmp eq i32 %87, 0
  %98 = select i1 %96, i1 true, i1 %97
  br i1 %98, label %99, label %106
99:
  %100 = or i64 %64, %60
  %101 = load ptr, ptr %61, align 8
  %102 = tail call noundef i32 %101(i32 noundef 18, i64 noundef %100, i32 noundef 1, i32 noundef %73, i32 noundef %3)
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %190
104:
  %105 = load i32, ptr %84, align 1
  br label %106
106:
  %107 = phi i32 [ %105, %104 ], [ %85, %63 ]
  %108 = icmp eq i32 %75, %14
  %109 = and i32 %107, 15
  %110 = select i1 %108, i32 %109, i32 0
  %111 = or disjoint i32 %62, %110
  %112 = or i32 %111, %73
  store i32 %14, ptr %74, align 1
  store i32 %112, ptr %84, align 1
  %113 = add i64 %64, 4
  %114 = icmp ult i64 %113, %30
  br i1 %114, label %63, label %187
115:
  %116 = phi i64 [ %29, %34 ], [ %125, %153 ]
  %117 = icmp ult i64 %116, %30
  br i1 %117, label %118, label %187
118:
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 131072
  %120 = getelementptr inbounds nuw i8, ptr %8, i64 262144
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 65536
  %122 = and i64 %1, -65536
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 88
  br label %156
124:
  %125 = phi i64 [ %35, %37 ], [ %154, %153 ]
  %126 = phi i64 [ %29, %37 ], [ %125, %153 ]
  %127 = getelementptr inbounds nuw i8, ptr %8, i64 %126
  %128 = load <8 x i32>, ptr %127, align 1
  %129 = getelementptr inbounds nuw i8, ptr %38, i64 %126
  %130 = load <8 x i32>, ptr %129, align 1
  %131 = getelementptr inbounds nuw i8, ptr %39, i64 %126
  %132 = load <8 x i32>, ptr %131, align 1
  %133 = icmp uge <8 x i32> %128, %41
  %134 = icmp ult <8 x i32> %128, %43
  %135 = or <8 x i1> %133, %134
  %136 = getelementptr inbounds nuw i8, ptr %44, i64 %126
  %137 = load <8 x i32>, ptr %136, align 1
  %138 = ashr <8 x i32> %137, splat (i32 31)
  %139 = select <8 x i1> %135, <8 x i32> splat (i32 -1), <8 x i32> %138
  %140 = icmp uge <8 x i32> %130, %41
  %141 = icmp ult <8 x i32> %130, %43
  %142 = or <8 x i1> %140, %141
  %143 = icmp eq <8 x i32> %132, %46
  %144 = select <8 x i1> %143, <8 x i1> %142, <8 x i1> zeroinitializer
  %145 = select <8 x i1> %144, <8 x i32> %139, <8 x i32> zeroinitializer
  %146 = tail call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %145)
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %153
148:
  %149 = or i64 %126, %47
  %150 = load ptr, ptr %48, align 8
  %151 = tail call noundef i32 %150(i32 noundef 18, i64 noundef %149, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %190
153:
  store <8 x i32> %52, ptr %127, align 1
  store <8 x i32> %50, ptr %136, align 1
  %154 = add i64 %125, 32
  %155 = icmp ugt i64 %154, %30
  br i1 %155, label %115, label %124
156:
  %157 = phi i64 [ %116, %118 ], [ %185, %184 ]
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 %157
  %159 = load i32, ptr %158, align 1
  %160 = getelementptr inbounds nuw i8, ptr %119, i64 %157
  %161 = load i32, ptr %160, align 1
  %162 = getelementptr inbounds nuw i8, ptr %120, i64 %157
  %163 = load i32, ptr %162, align 1
  %164 = icmp uge i32 %159, %17
  %165 = icmp ult i32 %159, %18
  %166 = or i1 %164, %165
  %167 = zext i1 %166 to i32
  %168 = getelementptr inbounds nuw i8, ptr %121, i64 %157
  %169 = load i32, ptr %168, align 1
  %170 = lshr i32 %169, 31
  %171 = or i32 %170, %167
  %172 = icmp ult i32 %161, %17
  %173 = icmp uge i32 %161, %18
  %174 = and i1 %172, %173
  %175 = icmp ne i32 %163, %21
  %176 = select i1 %175, i1 true, i1 %174
  %177 = icmp eq i32 %171, 0
  %178 = select i1 %176, i1 true, i1 %177
  br i1 %178, label %179, label %184
179:
  %180 = or i64 %157, %122
  %181 = load ptr, ptr %123, align 8
  %182 = tail call noundef i32 %181(i32 noundef 18, i64 noundef %180, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %190
184:
  store i32 %14, ptr %158, align 1
  store i32 %10, ptr %168, align 1
  %185 = add i64 %157, 4
  %186 = icmp ult i64 %185, %30
  br i1 %186, label %156, label %187
187:
  %188 = load i64, ptr %6, align 8
  %189 = getelementptr inbounds nuw i8, ptr %6, i64 496
  store i64 %188, ptr %189, align 8
  br label %190
190:
  %191 = phi i1 [ false, %25 ], [ true, %187 ], [ false, %148 ], [ false, %179 ], [ false, %99 ]
  ret i1 %191
}
define internal noundef i64 @_ZL9run_wavesI8ShadowedLb1EEmP6Launchjjjb(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i1 noundef zeroext %4) unnamed_addr {
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
  tail call void @db_strict_wave(ptr noundef nonnull %0, i64 noundef %30)
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
define internal noundef i64 @_ZL9run_wavesI8ShadowedLb0EEmP6Launchjjjb(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i1 zeroext %4) unnamed_addr {
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
  tail call void @db_strict_wave(ptr noundef nonnull %0, i64 noundef %24)
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
declare dso_local i64 @db_meet(ptr noundef) local_unnamed_addr
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
