; Written by tools/gen/shadow.py; sources b2f296d7aa33c13f930dc843000ee947da51e8a9b2dc68dd3070640ccb742d57
%struct.Epoch = type { i32, i32, i32, i32 }
%struct.Line = type { i32, i32, i32, i32 }
%struct.Place = type { i64, ptr }
%struct.LoggedRead = type { i64, i64, i64, i64 }
%struct.LoggedLdsRead = type { [32 x i32], i32, i32, i32, i32, i64, i64, [32 x i8] }
%struct.PrivateRow = type { [32 x i8] }
define void @db_strict_group(ptr noundef readonly captures(none) %0, i64 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  tail call void @db_settle_lds(ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, 16
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 608
  store i64 %7, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 592
  store i64 %7, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 %7, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %7, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 600
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 112
  store i64 %1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 520
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 528
  %23 = load i64, ptr %22, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %21, i8 0, i64 %23, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 632
  store i64 0, ptr %24, align 8
  ret void
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
define void @db_settle_lds(ptr noundef readonly captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load i64, ptr %2, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 488
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %44, label %8
8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 496
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 592
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %14, label %41
14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 544
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %43, label %20
20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 536
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %43, label %24
24:
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 262144
  %28 = trunc i64 %18 to i32
  %29 = insertelement <8 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <8 x i32> %29, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %34
31:
  %32 = add i64 %35, 32
  %33 = icmp ult i64 %32, %22
  br i1 %33, label %34, label %43
34:
  %35 = phi i64 [ 0, %24 ], [ %32, %31 ]
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 %35
  %37 = load <8 x i32>, ptr %36, align 1
  %38 = icmp ne <8 x i32> %37, %30
  %39 = bitcast <8 x i1> %38 to i8
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %31, label %41
41:
  %42 = tail call i32 @db_process_lds(ptr noundef %0)
  br label %44
43:
  store i64 %18, ptr %15, align 8
  store i64 0, ptr %5, align 8
  br label %44
44:
  ret void
}
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.lifetime.end.p0(ptr captures(none))
define void @db_strict_round(ptr noundef captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load i64, ptr %2, align 8
  %4 = inttoptr i64 %3 to ptr
  tail call void @db_settle_lds(ptr noundef %0)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  store i64 0, ptr %5, align 8
  br i1 %7, label %8, label %33
8:
  %9 = load i64, ptr %4, align 8
  %10 = add i64 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 600
  %12 = load i64, ptr %11, align 8
  %13 = and i64 %12, 4
  %14 = icmp eq i64 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = select i1 %14, i64 %10, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 616
  store i64 %16, ptr %18, align 8
  store i64 %10, ptr %15, align 8
  %19 = and i64 %12, 1
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %23
21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 592
  store i64 %17, ptr %22, align 8
  br label %23
23:
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  %27 = and i64 %12, 2
  %28 = icmp eq i64 %27, 0
  %29 = or i1 %26, %28
  br i1 %29, label %30, label %32
30:
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 608
  store i64 %17, ptr %31, align 8
  br label %32
32:
  store i64 0, ptr %11, align 8
  br label %33
33:
  ret void
}
define void @db_strict_signal(ptr noundef readonly captures(none) %0) noinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %3 = load i64, ptr %2, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 624
  store i64 2147483648, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 600
  %7 = load i64, ptr %6, align 8
  %8 = or i64 %7, 4
  store i64 %8, ptr %6, align 8
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %4)
  ret void
}
define internal fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 captures(none) dereferenceable(640) %0) unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %0, align 8
  %4 = trunc i64 %3 to i32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %11 = load i64, ptr %10, align 8
  %12 = or i64 %11, %9
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = and i64 %3, 1048575
  %20 = getelementptr inbounds nuw %struct.Epoch, ptr %18, i64 %19
  store i32 %4, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store i32 %7, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i32 %13, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 12
  store i32 %16, ptr %23, align 4
  ret void
}
define void @db_strict_wave(ptr noundef readonly captures(none) %0, i64 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store i64 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 624
  store i64 0, ptr %7, align 8
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %5)
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, i64 16, i64 608
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 %15, ptr %16, align 8
  ret void
}
define void @db_strict_refresh(ptr noundef readonly captures(none) %0, i32 noundef %1) noinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8
8:
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 608
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %9, align 8
  br label %12
12:
  %13 = and i32 %1, 2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %18, label %15
15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 48
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %5)
  %17 = load i64, ptr %5, align 8
  store i64 %17, ptr %16, align 8
  br label %18
18:
  %19 = and i32 %1, 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21
21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 448
  %23 = load ptr, ptr %22, align 8
  tail call void %23()
  br label %24
24:
  ret void
}
define void @db_strict_undefined(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 512
  %10 = load ptr, ptr %9, align 8
  tail call void %10(i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4)
  ret void
}
define void @db_strict_sync(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %22, label %8
8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %1, ptr %12, align 8
  %13 = zext i32 %4 to i64
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 192
  store <32 x i32> %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 320
  store <32 x i32> %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 456
  %18 = load ptr, ptr %17, align 8
  tail call void %18(i32 noundef %5)
  %19 = and i32 %5, 2
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21
21:
  tail call fastcc void @_ZL11begin_epochR6Record(ptr noundef nonnull align 8 dereferenceable(640) %11)
  br label %22
22:
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
  br i1 %7, label %8, label %86
8:
  %9 = add i64 %1, -1
  %10 = add i64 %9, %2
  %11 = xor i64 %10, %1
  %12 = icmp ult i64 %11, 65536
  br i1 %12, label %13, label %86
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = shl i32 %3, 2
  %18 = and i32 %17, 2147483632
  %19 = or disjoint i32 %18, 15
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %16, align 8
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = trunc i64 %21 to i32
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %35 = load ptr, ptr %34, align 8
  %36 = lshr i64 %1, 16
  %37 = and i64 %36, 4095
  %38 = getelementptr inbounds nuw %struct.Place, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %36
  br i1 %40, label %41, label %44
41:
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load ptr, ptr %42, align 8
  br label %46
44:
  %45 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %16, i64 noundef %1)
  br label %46
46:
  %47 = phi ptr [ %43, %41 ], [ %45, %44 ]
  %48 = and i64 %1, 65535
  %49 = add i64 %48, %2
  %50 = icmp ult i64 %48, %49
  br i1 %50, label %51, label %86
51:
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 331776
  br label %53
53:
  %54 = phi i64 [ %48, %51 ], [ %84, %83 ]
  %55 = lshr i64 %54, 7
  %56 = getelementptr inbounds nuw %struct.Line, ptr %52, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = and i32 %58, 15
  %60 = icmp eq i32 %59, 15
  br i1 %60, label %63, label %61
61:
  %62 = tail call fastcc noundef zeroext i1 @_ZL11gather_lineR4Pagey(ptr noundef nonnull align 4 dereferenceable(339972) %47, i64 noundef %54)
  br i1 %62, label %63, label %86
63:
  %64 = load i32, ptr %56, align 4
  %65 = icmp ult i32 %64, %26
  %66 = icmp uge i32 %64, %32
  %67 = and i1 %65, %66
  %68 = icmp ult i32 %64, %29
  %69 = icmp uge i32 %64, %33
  %70 = or i1 %68, %69
  %71 = and i1 %67, %70
  br i1 %71, label %86, label %72
72:
  %73 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %74 = load i32, ptr %73, align 4
  %75 = icmp ult i32 %74, %26
  %76 = icmp uge i32 %74, %32
  %77 = and i1 %75, %76
  %78 = icmp ult i32 %74, %29
  %79 = icmp uge i32 %74, %33
  %80 = or i1 %78, %79
  %81 = and i1 %77, %80
  br i1 %81, label %83, label %82
82:
  store i32 %23, ptr %73, align 4
  store i32 %19, ptr %57, align 4
  br label %83
83:
  %84 = add i64 %54, 128
  %85 = icmp ult i64 %84, %49
  br i1 %85, label %53, label %86
86:
  %87 = phi i32 [ 1, %4 ], [ 1, %8 ], [ 0, %46 ], [ 0, %83 ], [ 1, %63 ], [ 1, %61 ]
  ret i32 %87
}
define range(i32 0, 2) i32 @db_line_write(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = or i64 %2, %1
  %6 = and i64 %5, 127
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %128
8:
  %9 = add i64 %1, -1
  %10 = add i64 %9, %2
  %11 = xor i64 %10, %1
  %12 = icmp ult i64 %11, 65536
  br i1 %12, label %13, label %128
13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = shl i32 %3, 2
  %18 = and i32 %17, 2147483632
  %19 = or disjoint i32 %18, 15
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = load i64, ptr %16, align 8
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  %33 = trunc i64 %21 to i32
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %35 = load ptr, ptr %34, align 8
  %36 = lshr i64 %1, 16
  %37 = and i64 %36, 4095
  %38 = getelementptr inbounds nuw %struct.Place, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %36
  br i1 %40, label %41, label %44
41:
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load ptr, ptr %42, align 8
  br label %46
44:
  %45 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %16, i64 noundef %1)
  br label %46
46:
  %47 = phi ptr [ %43, %41 ], [ %45, %44 ]
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 339968
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %16, i64 504
  %51 = load i64, ptr %50, align 8
  %52 = trunc i64 %51 to i32
  %53 = icmp eq i32 %49, %52
  br i1 %53, label %128, label %54
54:
  %55 = and i64 %1, 65535
  %56 = add i64 %55, %2
  %57 = icmp ult i64 %55, %56
  br i1 %57, label %58, label %128
58:
  %59 = getelementptr inbounds nuw i8, ptr %47, i64 331776
  %60 = insertelement <32 x i32> poison, i32 %26, i64 0
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> zeroinitializer
  %62 = insertelement <32 x i32> poison, i32 %32, i64 0
  %63 = shufflevector <32 x i32> %62, <32 x i32> poison, <32 x i32> zeroinitializer
  %64 = insertelement <32 x i32> poison, i32 %29, i64 0
  %65 = shufflevector <32 x i32> %64, <32 x i32> poison, <32 x i32> zeroinitializer
  %66 = insertelement <32 x i32> poison, i32 %33, i64 0
  %67 = shufflevector <32 x i32> %66, <32 x i32> poison, <32 x i32> zeroinitializer
  %68 = getelementptr inbounds nuw i8, ptr %47, i64 131072
  %69 = getelementptr inbounds nuw i8, ptr %47, i64 327680
  br label %70
70:
  %71 = phi i64 [ %55, %58 ], [ %126, %121 ]
  %72 = lshr i64 %71, 7
  %73 = getelementptr inbounds nuw %struct.Line, ptr %59, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 12
  %75 = load i32, ptr %74, align 4
  %76 = and i32 %75, 15
  %77 = icmp eq i32 %76, 15
  br i1 %77, label %78, label %97
78:
  %79 = load i32, ptr %73, align 4
  %80 = icmp ult i32 %79, %26
  %81 = icmp uge i32 %79, %32
  %82 = and i1 %80, %81
  %83 = icmp ult i32 %79, %29
  %84 = icmp uge i32 %79, %33
  %85 = or i1 %83, %84
  %86 = and i1 %82, %85
  %87 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %88 = load i32, ptr %87, align 4
  %89 = icmp ult i32 %88, %26
  %90 = icmp uge i32 %88, %32
  %91 = and i1 %89, %90
  %92 = icmp ult i32 %88, %29
  %93 = icmp uge i32 %88, %33
  %94 = or i1 %92, %93
  %95 = and i1 %91, %94
  %96 = or i1 %86, %95
  br label %119
97:
  %98 = getelementptr inbounds nuw i8, ptr %47, i64 %71
  %99 = load <32 x i32>, ptr %98, align 1
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 %71
  %101 = load <32 x i32>, ptr %100, align 1
  %102 = icmp ult <32 x i32> %99, %61
  %103 = icmp uge <32 x i32> %99, %63
  %104 = and <32 x i1> %102, %103
  %105 = icmp ult <32 x i32> %99, %65
  %106 = icmp uge <32 x i32> %99, %67
  %107 = or <32 x i1> %105, %106
  %108 = and <32 x i1> %104, %107
  %109 = icmp ult <32 x i32> %101, %61
  %110 = icmp uge <32 x i32> %101, %63
  %111 = and <32 x i1> %109, %110
  %112 = icmp ult <32 x i32> %101, %65
  %113 = icmp uge <32 x i32> %101, %67
  %114 = or <32 x i1> %112, %113
  %115 = and <32 x i1> %111, %114
  %116 = or <32 x i1> %108, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = icmp ne i32 %117, 0
  br label %119
119:
  %120 = phi i1 [ %96, %78 ], [ %118, %97 ]
  br i1 %120, label %128, label %121
121:
  store i32 %23, ptr %73, align 4
  %122 = getelementptr inbounds nuw i8, ptr %73, i64 4
  store i32 %19, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store i32 0, ptr %123, align 4
  store i32 15, ptr %74, align 4
  %124 = lshr i64 %71, 8
  %125 = getelementptr inbounds nuw i32, ptr %69, i64 %124
  store i32 %23, ptr %125, align 4
  %126 = add i64 %71, 128
  %127 = icmp ult i64 %126, %56
  br i1 %127, label %70, label %128
128:
  %129 = phi i32 [ 1, %4 ], [ 1, %8 ], [ 1, %46 ], [ 0, %54 ], [ 1, %119 ], [ 0, %121 ]
  ret i32 %129
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
  %27 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %0, i64 noundef %16)
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
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_touch_global_write(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_touch_global_scalar(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) noinline {
  %5 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb3EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %6 = xor i1 %5, true
  %7 = zext i1 %6 to i32
  ret i32 %7
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb3EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define range(i32 0, 2) i32 @db_track_global_read(ptr noundef readonly captures(none) %0, i64 noundef %1, <32 x i32> noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) noinline {
  %7 = alloca [32 x i32], align 128
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %269, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %66
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %66
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %66
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %66, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %66
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %66
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call noundef i32 @db_line_read(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %66, label %62
62:
  %63 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  br label %66
66:
  %67 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 0, %58 ], [ %65, %62 ], [ 2, %53 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %228
69:
  %70 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %71 = sub <32 x i32> %2, %70
  %72 = insertelement <32 x i32> poison, i32 %4, i64 0
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> zeroinitializer
  %74 = icmp ule <32 x i32> %71, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %75)
  %77 = icmp samesign ugt i32 %76, 19
  br i1 %77, label %228, label %78
78:
  %79 = load i64, ptr %10, align 8
  %80 = inttoptr i64 %79 to ptr
  %81 = bitcast i32 %3 to <32 x i1>
  %82 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %83 = extractelement <32 x i32> %2, i32 %82
  %84 = trunc i64 %1 to i32
  %85 = add i32 %83, %84
  %86 = insertelement <32 x i32> poison, i32 %84, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = add <32 x i32> %87, %2
  %89 = insertelement <32 x i32> poison, i32 %85, i64 0
  %90 = shufflevector <32 x i32> %89, <32 x i32> poison, <32 x i32> zeroinitializer
  %91 = select <32 x i1> %81, <32 x i32> %88, <32 x i32> %90
  %92 = add i32 %4, -1
  %93 = insertelement <32 x i32> poison, i32 %92, i64 0
  %94 = shufflevector <32 x i32> %93, <32 x i32> poison, <32 x i32> zeroinitializer
  %95 = add <32 x i32> %91, %94
  %96 = and i32 %4, 3
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %228
98:
  %99 = xor <32 x i32> %91, %90
  %100 = xor <32 x i32> %95, %90
  %101 = or <32 x i32> %100, %99
  %102 = lshr <32 x i32> %101, splat (i32 16)
  %103 = and <32 x i32> %91, splat (i32 3)
  %104 = or <32 x i32> %102, %103
  %105 = icmp ne <32 x i32> %104, zeroinitializer
  %106 = bitcast <32 x i1> %105 to i32
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %228
108:
  %109 = zext i32 %83 to i64
  %110 = add i64 %1, %109
  %111 = getelementptr inbounds nuw i8, ptr %80, i64 72
  %112 = load ptr, ptr %111, align 8
  %113 = lshr i64 %110, 16
  %114 = and i64 %113, 4095
  %115 = getelementptr inbounds nuw %struct.Place, ptr %112, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, %113
  br i1 %117, label %118, label %121
118:
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %120 = load ptr, ptr %119, align 8
  br label %123
121:
  %122 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %80, i64 noundef %110)
  br label %123
123:
  %124 = phi ptr [ %120, %118 ], [ %122, %121 ]
  %125 = shl i32 %5, 2
  %126 = and i32 %125, 2147483632
  %127 = or disjoint i32 %126, 15
  %128 = getelementptr inbounds nuw i8, ptr %80, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = load i64, ptr %80, align 8
  %131 = trunc i64 %130 to i32
  %132 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = trunc i64 %133 to i32
  %135 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = trunc i64 %136 to i32
  %138 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %139 = load i64, ptr %138, align 8
  %140 = trunc i64 %139 to i32
  %141 = trunc i64 %129 to i32
  %142 = and <32 x i32> %91, splat (i32 65535)
  %143 = lshr <32 x i32> %91, splat (i32 5)
  %144 = and <32 x i32> %143, splat (i32 2044)
  %145 = getelementptr inbounds nuw i8, ptr %124, i64 331788
  %146 = zext nneg <32 x i32> %144 to <32 x i64>
  %147 = getelementptr i32, ptr %145, <32 x i64> %146
  %148 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %147, <32 x i1> %81, <32 x i32> zeroinitializer)
  %149 = icmp ne <32 x i32> %148, zeroinitializer
  %150 = bitcast <32 x i1> %149 to i32
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %228
152:
  %153 = lshr <32 x i32> %95, splat (i32 5)
  %154 = and <32 x i32> %153, splat (i32 2044)
  %155 = zext nneg <32 x i32> %154 to <32 x i64>
  %156 = getelementptr i32, ptr %145, <32 x i64> %155
  %157 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %156, <32 x i1> %81, <32 x i32> zeroinitializer)
  %158 = icmp ne <32 x i32> %157, zeroinitializer
  %159 = bitcast <32 x i1> %158 to i32
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %228
161:
  %162 = icmp eq i32 %4, 0
  br i1 %162, label %228, label %163
163:
  %164 = insertelement <32 x i32> poison, i32 %134, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = insertelement <32 x i32> poison, i32 %140, i64 0
  %167 = shufflevector <32 x i32> %166, <32 x i32> poison, <32 x i32> zeroinitializer
  %168 = insertelement <32 x i32> poison, i32 %137, i64 0
  %169 = shufflevector <32 x i32> %168, <32 x i32> poison, <32 x i32> zeroinitializer
  %170 = insertelement <32 x i32> poison, i32 %141, i64 0
  %171 = shufflevector <32 x i32> %170, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %190
172:
  %173 = add i32 %191, 4
  %174 = icmp ult i32 %173, %4
  br i1 %174, label %190, label %175
175:
  %176 = getelementptr inbounds nuw i8, ptr %124, i64 131072
  %177 = insertelement <32 x i32> poison, i32 %134, i64 0
  %178 = shufflevector <32 x i32> %177, <32 x i32> poison, <32 x i32> zeroinitializer
  %179 = insertelement <32 x i32> poison, i32 %140, i64 0
  %180 = shufflevector <32 x i32> %179, <32 x i32> poison, <32 x i32> zeroinitializer
  %181 = insertelement <32 x i32> poison, i32 %137, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = insertelement <32 x i32> poison, i32 %141, i64 0
  %184 = shufflevector <32 x i32> %183, <32 x i32> poison, <32 x i32> zeroinitializer
  %185 = insertelement <32 x i32> poison, i32 %131, i64 0
  %186 = shufflevector <32 x i32> %185, <32 x i32> poison, <32 x i32> zeroinitializer
  %187 = getelementptr inbounds nuw i8, ptr %124, i64 196608
  %188 = insertelement <32 x i32> poison, i32 %127, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %208
190:
  %191 = phi i32 [ 0, %163 ], [ %173, %172 ]
  %192 = insertelement <32 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <32 x i32> %192, <32 x i32> poison, <32 x i32> zeroinitializer
  %194 = add <32 x i32> %193, %142
  %195 = lshr <32 x i32> %194, splat (i32 2)
  %196 = zext nneg <32 x i32> %195 to <32 x i64>
  %197 = getelementptr i32, ptr %124, <32 x i64> %196
  %198 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %197, <32 x i1> %81, <32 x i32> zeroinitializer)
  %199 = icmp ult <32 x i32> %198, %165
  %200 = icmp uge <32 x i32> %198, %167
  %201 = and <32 x i1> %199, %200
  %202 = icmp ult <32 x i32> %198, %169
  %203 = icmp uge <32 x i32> %198, %171
  %204 = or <32 x i1> %202, %203
  %205 = and <32 x i1> %201, %204
  %206 = bitcast <32 x i1> %205 to i32
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %172, label %228
208:
  %209 = phi i32 [ 0, %175 ], [ %226, %208 ]
  %210 = insertelement <32 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <32 x i32> %210, <32 x i32> poison, <32 x i32> zeroinitializer
  %212 = add <32 x i32> %211, %142
  %213 = lshr <32 x i32> %212, splat (i32 2)
  %214 = zext nneg <32 x i32> %213 to <32 x i64>
  %215 = getelementptr i32, ptr %176, <32 x i64> %214
  %216 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %215, <32 x i1> %81, <32 x i32> zeroinitializer)
  %217 = icmp uge <32 x i32> %216, %178
  %218 = icmp ult <32 x i32> %216, %180
  %219 = or <32 x i1> %217, %218
  %220 = icmp uge <32 x i32> %216, %182
  %221 = icmp ult <32 x i32> %216, %184
  %222 = and <32 x i1> %220, %221
  %223 = or <32 x i1> %219, %222
  %224 = and <32 x i1> %223, %81
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %186, <32 x ptr> align 4 %215, <32 x i1> %224)
  %225 = getelementptr i32, ptr %187, <32 x i64> %214
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %189, <32 x ptr> align 4 %225, <32 x i1> %224)
  %226 = add i32 %209, 4
  %227 = icmp ult i32 %226, %4
  br i1 %227, label %208, label %228
228:
  %229 = phi i32 [ 2, %69 ], [ %67, %66 ], [ 2, %78 ], [ 2, %98 ], [ 2, %123 ], [ 0, %161 ], [ 2, %152 ], [ 0, %208 ], [ 2, %190 ]
  %230 = icmp eq i32 %229, 2
  br i1 %230, label %231, label %269
231:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %232
232:
  %233 = phi i64 [ 0, %231 ], [ %257, %258 ]
  %234 = phi i32 [ %3, %231 ], [ %260, %258 ]
  %235 = phi i64 [ 0, %231 ], [ %255, %258 ]
  %236 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %234, i1 true)
  %237 = zext nneg i32 %236 to i64
  %238 = getelementptr inbounds nuw i32, ptr %7, i64 %237
  %239 = load i32, ptr %238, align 4
  %240 = zext i32 %239 to i64
  %241 = add i64 %1, %240
  %242 = add i64 %241, %16
  %243 = icmp ult i64 %241, %233
  %244 = icmp ugt i64 %241, %235
  %245 = select i1 %243, i1 true, i1 %244
  br i1 %245, label %248, label %246
246:
  %247 = tail call i64 @llvm.umax.i64(i64 %242, i64 %235)
  br label %254
248:
  %249 = icmp eq i64 %235, %233
  br i1 %249, label %253, label %250
250:
  %251 = sub i64 %235, %233
  %252 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %233, i64 noundef %251, i32 noundef %5)
  br i1 %252, label %253, label %254
253:
  br label %254
254:
  %255 = phi i64 [ %247, %246 ], [ %242, %253 ], [ %235, %250 ]
  %256 = phi i32 [ 4, %246 ], [ 0, %253 ], [ 1, %250 ]
  %257 = phi i64 [ %233, %246 ], [ %241, %253 ], [ %233, %250 ]
  switch i32 %256, label %267 [
    i32 0, label %258
    i32 4, label %258
  ]
258:
  %259 = add i32 %234, -1
  %260 = and i32 %259, %234
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %232
262:
  %263 = sub i64 %255, %257
  %264 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %257, i64 noundef %263, i32 noundef %5)
  %265 = xor i1 %264, true
  %266 = zext i1 %265 to i32
  br label %267
267:
  %268 = phi i32 [ %266, %262 ], [ 1, %254 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %269
269:
  %270 = phi i32 [ 0, %6 ], [ %268, %267 ], [ %229, %228 ]
  ret i32 %270
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
  br i1 %8, label %274, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %66
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %66
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %66
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %66, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %66
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %66
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call noundef i32 @db_line_write(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %66, label %62
62:
  %63 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %64 = xor i1 %63, true
  %65 = zext i1 %64 to i32
  br label %66
66:
  %67 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 0, %58 ], [ %65, %62 ], [ 2, %53 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %69, label %233
69:
  %70 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %71 = sub <32 x i32> %2, %70
  %72 = insertelement <32 x i32> poison, i32 %4, i64 0
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> zeroinitializer
  %74 = icmp ule <32 x i32> %71, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %75)
  %77 = icmp samesign ugt i32 %76, 19
  br i1 %77, label %233, label %78
78:
  %79 = load i64, ptr %10, align 8
  %80 = inttoptr i64 %79 to ptr
  %81 = bitcast i32 %3 to <32 x i1>
  %82 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %83 = extractelement <32 x i32> %2, i32 %82
  %84 = trunc i64 %1 to i32
  %85 = add i32 %83, %84
  %86 = insertelement <32 x i32> poison, i32 %84, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = add <32 x i32> %87, %2
  %89 = insertelement <32 x i32> poison, i32 %85, i64 0
  %90 = shufflevector <32 x i32> %89, <32 x i32> poison, <32 x i32> zeroinitializer
  %91 = select <32 x i1> %81, <32 x i32> %88, <32 x i32> %90
  %92 = add i32 %4, -1
  %93 = insertelement <32 x i32> poison, i32 %92, i64 0
  %94 = shufflevector <32 x i32> %93, <32 x i32> poison, <32 x i32> zeroinitializer
  %95 = add <32 x i32> %91, %94
  %96 = and i32 %4, 3
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %233
98:
  %99 = xor <32 x i32> %91, %90
  %100 = xor <32 x i32> %95, %90
  %101 = or <32 x i32> %100, %99
  %102 = lshr <32 x i32> %101, splat (i32 16)
  %103 = and <32 x i32> %91, splat (i32 3)
  %104 = or <32 x i32> %102, %103
  %105 = icmp ne <32 x i32> %104, zeroinitializer
  %106 = bitcast <32 x i1> %105 to i32
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %233
108:
  %109 = zext i32 %83 to i64
  %110 = add i64 %1, %109
  %111 = getelementptr inbounds nuw i8, ptr %80, i64 72
  %112 = load ptr, ptr %111, align 8
  %113 = lshr i64 %110, 16
  %114 = and i64 %113, 4095
  %115 = getelementptr inbounds nuw %struct.Place, ptr %112, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %116, %113
  br i1 %117, label %118, label %121
118:
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %120 = load ptr, ptr %119, align 8
  br label %123
121:
  %122 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %80, i64 noundef %110)
  br label %123
123:
  %124 = phi ptr [ %120, %118 ], [ %122, %121 ]
  %125 = shl i32 %5, 2
  %126 = and i32 %125, 2147483632
  %127 = or disjoint i32 %126, 15
  %128 = getelementptr inbounds nuw i8, ptr %80, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = load i64, ptr %80, align 8
  %131 = trunc i64 %130 to i32
  %132 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = trunc i64 %133 to i32
  %135 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = trunc i64 %136 to i32
  %138 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %139 = load i64, ptr %138, align 8
  %140 = trunc i64 %139 to i32
  %141 = trunc i64 %129 to i32
  %142 = getelementptr inbounds nuw i8, ptr %124, i64 339968
  %143 = load i32, ptr %142, align 4
  %144 = getelementptr inbounds nuw i8, ptr %80, i64 504
  %145 = load i64, ptr %144, align 8
  %146 = trunc i64 %145 to i32
  %147 = icmp eq i32 %143, %146
  br i1 %147, label %148, label %149
148:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %80)
  br label %149
149:
  %150 = and <32 x i32> %91, splat (i32 65535)
  %151 = lshr <32 x i32> %91, splat (i32 5)
  %152 = and <32 x i32> %151, splat (i32 2044)
  %153 = getelementptr inbounds nuw i8, ptr %124, i64 331788
  %154 = zext nneg <32 x i32> %152 to <32 x i64>
  %155 = getelementptr i32, ptr %153, <32 x i64> %154
  %156 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %155, <32 x i1> %81, <32 x i32> zeroinitializer)
  %157 = icmp ne <32 x i32> %156, zeroinitializer
  %158 = bitcast <32 x i1> %157 to i32
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %233
160:
  %161 = lshr <32 x i32> %95, splat (i32 5)
  %162 = and <32 x i32> %161, splat (i32 2044)
  %163 = zext nneg <32 x i32> %162 to <32 x i64>
  %164 = getelementptr i32, ptr %153, <32 x i64> %163
  %165 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %164, <32 x i1> %81, <32 x i32> zeroinitializer)
  %166 = icmp ne <32 x i32> %165, zeroinitializer
  %167 = bitcast <32 x i1> %166 to i32
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %233
169:
  %170 = icmp eq i32 %4, 0
  br i1 %170, label %233, label %171
171:
  %172 = insertelement <32 x i32> poison, i32 %134, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = insertelement <32 x i32> poison, i32 %140, i64 0
  %175 = shufflevector <32 x i32> %174, <32 x i32> poison, <32 x i32> zeroinitializer
  %176 = insertelement <32 x i32> poison, i32 %137, i64 0
  %177 = shufflevector <32 x i32> %176, <32 x i32> poison, <32 x i32> zeroinitializer
  %178 = insertelement <32 x i32> poison, i32 %141, i64 0
  %179 = shufflevector <32 x i32> %178, <32 x i32> poison, <32 x i32> zeroinitializer
  %180 = getelementptr inbounds nuw i8, ptr %124, i64 131072
  br label %191
181:
  %182 = add i32 %192, 4
  %183 = icmp ult i32 %182, %4
  br i1 %183, label %191, label %184
184:
  %185 = insertelement <32 x i32> poison, i32 %131, i64 0
  %186 = shufflevector <32 x i32> %185, <32 x i32> poison, <32 x i32> zeroinitializer
  %187 = getelementptr inbounds nuw i8, ptr %124, i64 65536
  %188 = insertelement <32 x i32> poison, i32 %127, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  %190 = getelementptr inbounds nuw i8, ptr %124, i64 327680
  br label %219
191:
  %192 = phi i32 [ 0, %171 ], [ %182, %181 ]
  %193 = insertelement <32 x i32> poison, i32 %192, i64 0
  %194 = shufflevector <32 x i32> %193, <32 x i32> poison, <32 x i32> zeroinitializer
  %195 = add <32 x i32> %194, %150
  %196 = lshr <32 x i32> %195, splat (i32 2)
  %197 = zext nneg <32 x i32> %196 to <32 x i64>
  %198 = getelementptr i32, ptr %124, <32 x i64> %197
  %199 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %198, <32 x i1> %81, <32 x i32> zeroinitializer)
  %200 = getelementptr i32, ptr %180, <32 x i64> %197
  %201 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %200, <32 x i1> %81, <32 x i32> zeroinitializer)
  %202 = icmp ult <32 x i32> %199, %173
  %203 = icmp uge <32 x i32> %199, %175
  %204 = and <32 x i1> %202, %203
  %205 = icmp ult <32 x i32> %199, %177
  %206 = icmp uge <32 x i32> %199, %179
  %207 = or <32 x i1> %205, %206
  %208 = and <32 x i1> %204, %207
  %209 = icmp ult <32 x i32> %201, %173
  %210 = icmp uge <32 x i32> %201, %175
  %211 = and <32 x i1> %209, %210
  %212 = icmp ult <32 x i32> %201, %177
  %213 = icmp uge <32 x i32> %201, %179
  %214 = or <32 x i1> %212, %213
  %215 = and <32 x i1> %211, %214
  %216 = or <32 x i1> %208, %215
  %217 = bitcast <32 x i1> %216 to i32
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %181, label %233
219:
  %220 = phi i32 [ 0, %184 ], [ %231, %219 ]
  %221 = insertelement <32 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <32 x i32> %221, <32 x i32> poison, <32 x i32> zeroinitializer
  %223 = add <32 x i32> %222, %150
  %224 = lshr <32 x i32> %223, splat (i32 2)
  %225 = zext nneg <32 x i32> %224 to <32 x i64>
  %226 = getelementptr i32, ptr %124, <32 x i64> %225
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %186, <32 x ptr> align 4 %226, <32 x i1> %81)
  %227 = getelementptr i32, ptr %187, <32 x i64> %225
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %189, <32 x ptr> align 4 %227, <32 x i1> %81)
  %228 = lshr <32 x i32> %223, splat (i32 8)
  %229 = zext nneg <32 x i32> %228 to <32 x i64>
  %230 = getelementptr i32, ptr %190, <32 x i64> %229
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %186, <32 x ptr> align 4 %230, <32 x i1> %81)
  %231 = add i32 %220, 4
  %232 = icmp ult i32 %231, %4
  br i1 %232, label %219, label %233
233:
  %234 = phi i32 [ 2, %69 ], [ %67, %66 ], [ 2, %78 ], [ 2, %98 ], [ 2, %149 ], [ 0, %169 ], [ 2, %160 ], [ 0, %219 ], [ 2, %191 ]
  %235 = icmp eq i32 %234, 2
  br i1 %235, label %236, label %274
236:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %237
237:
  %238 = phi i64 [ 0, %236 ], [ %262, %263 ]
  %239 = phi i32 [ %3, %236 ], [ %265, %263 ]
  %240 = phi i64 [ 0, %236 ], [ %260, %263 ]
  %241 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %239, i1 true)
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw i32, ptr %7, i64 %242
  %244 = load i32, ptr %243, align 4
  %245 = zext i32 %244 to i64
  %246 = add i64 %1, %245
  %247 = add i64 %246, %16
  %248 = icmp ult i64 %246, %238
  %249 = icmp ugt i64 %246, %240
  %250 = select i1 %248, i1 true, i1 %249
  br i1 %250, label %253, label %251
251:
  %252 = tail call i64 @llvm.umax.i64(i64 %247, i64 %240)
  br label %259
253:
  %254 = icmp eq i64 %240, %238
  br i1 %254, label %258, label %255
255:
  %256 = sub i64 %240, %238
  %257 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %238, i64 noundef %256, i32 noundef %5)
  br i1 %257, label %258, label %259
258:
  br label %259
259:
  %260 = phi i64 [ %252, %251 ], [ %247, %258 ], [ %240, %255 ]
  %261 = phi i32 [ 4, %251 ], [ 0, %258 ], [ 1, %255 ]
  %262 = phi i64 [ %238, %251 ], [ %246, %258 ], [ %238, %255 ]
  switch i32 %261, label %272 [
    i32 0, label %263
    i32 4, label %263
  ]
263:
  %264 = add i32 %239, -1
  %265 = and i32 %264, %239
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %267, label %237
267:
  %268 = sub i64 %260, %262
  %269 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %262, i64 noundef %268, i32 noundef %5)
  %270 = xor i1 %269, true
  %271 = zext i1 %270 to i32
  br label %272
272:
  %273 = phi i32 [ %271, %267 ], [ 1, %259 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %274
274:
  %275 = phi i32 [ 0, %6 ], [ %273, %272 ], [ %234, %233 ]
  ret i32 %275
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
  br i1 %8, label %275, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %63
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %63
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %63
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %63, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %63
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  br label %63
63:
  %64 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 2, %53 ], [ %62, %58 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %65 = icmp eq i32 %64, 2
  br i1 %65, label %66, label %234
66:
  %67 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %68 = sub <32 x i32> %2, %67
  %69 = insertelement <32 x i32> poison, i32 %4, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = icmp ule <32 x i32> %68, %70
  %72 = bitcast <32 x i1> %71 to i32
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %74 = icmp samesign ugt i32 %73, 19
  br i1 %74, label %234, label %75
75:
  %76 = load i64, ptr %10, align 8
  %77 = inttoptr i64 %76 to ptr
  %78 = bitcast i32 %3 to <32 x i1>
  %79 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %80 = extractelement <32 x i32> %2, i32 %79
  %81 = trunc i64 %1 to i32
  %82 = add i32 %80, %81
  %83 = insertelement <32 x i32> poison, i32 %81, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = add <32 x i32> %84, %2
  %86 = insertelement <32 x i32> poison, i32 %82, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = select <32 x i1> %78, <32 x i32> %85, <32 x i32> %87
  %89 = add i32 %4, -1
  %90 = insertelement <32 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <32 x i32> %90, <32 x i32> poison, <32 x i32> zeroinitializer
  %92 = add <32 x i32> %88, %91
  %93 = and i32 %4, 3
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %234
95:
  %96 = xor <32 x i32> %88, %87
  %97 = xor <32 x i32> %92, %87
  %98 = or <32 x i32> %97, %96
  %99 = lshr <32 x i32> %98, splat (i32 16)
  %100 = and <32 x i32> %88, splat (i32 3)
  %101 = or <32 x i32> %99, %100
  %102 = icmp ne <32 x i32> %101, zeroinitializer
  %103 = bitcast <32 x i1> %102 to i32
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %234
105:
  %106 = zext i32 %80 to i64
  %107 = add i64 %1, %106
  %108 = getelementptr inbounds nuw i8, ptr %77, i64 72
  %109 = load ptr, ptr %108, align 8
  %110 = lshr i64 %107, 16
  %111 = and i64 %110, 4095
  %112 = getelementptr inbounds nuw %struct.Place, ptr %109, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, %110
  br i1 %114, label %115, label %118
115:
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %117 = load ptr, ptr %116, align 8
  br label %120
118:
  %119 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %77, i64 noundef %107)
  br label %120
120:
  %121 = phi ptr [ %117, %115 ], [ %119, %118 ]
  %122 = shl i32 %5, 2
  %123 = or i32 %122, -2147483633
  %124 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %125 = load i64, ptr %124, align 8
  %126 = load i64, ptr %77, align 8
  %127 = trunc i64 %126 to i32
  %128 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %129 = load i64, ptr %128, align 8
  %130 = trunc i64 %129 to i32
  %131 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %132 = load i64, ptr %131, align 8
  %133 = trunc i64 %132 to i32
  %134 = getelementptr inbounds nuw i8, ptr %77, i64 32
  %135 = load i64, ptr %134, align 8
  %136 = trunc i64 %135 to i32
  %137 = trunc i64 %125 to i32
  %138 = getelementptr inbounds nuw i8, ptr %121, i64 339968
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds nuw i8, ptr %77, i64 504
  %141 = load i64, ptr %140, align 8
  %142 = trunc i64 %141 to i32
  %143 = icmp eq i32 %139, %142
  br i1 %143, label %144, label %145
144:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %77)
  br label %145
145:
  %146 = and <32 x i32> %88, splat (i32 65535)
  %147 = lshr <32 x i32> %88, splat (i32 5)
  %148 = and <32 x i32> %147, splat (i32 2044)
  %149 = getelementptr inbounds nuw i8, ptr %121, i64 331788
  %150 = zext nneg <32 x i32> %148 to <32 x i64>
  %151 = getelementptr i32, ptr %149, <32 x i64> %150
  %152 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %151, <32 x i1> %78, <32 x i32> zeroinitializer)
  %153 = icmp ne <32 x i32> %152, zeroinitializer
  %154 = bitcast <32 x i1> %153 to i32
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %234
156:
  %157 = lshr <32 x i32> %92, splat (i32 5)
  %158 = and <32 x i32> %157, splat (i32 2044)
  %159 = zext nneg <32 x i32> %158 to <32 x i64>
  %160 = getelementptr i32, ptr %149, <32 x i64> %159
  %161 = tail call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %160, <32 x i1> %78, <32 x i32> zeroinitializer)
  %162 = icmp ne <32 x i32> %161, zeroinitializer
  %163 = bitcast <32 x i1> %162 to i32
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %234
165:
  %166 = icmp eq i32 %4, 0
  br i1 %166, label %234, label %167
167:
  %168 = insertelement <32 x i32> poison, i32 %130, i64 0
  %169 = shufflevector <32 x i32> %168, <32 x i32> poison, <32 x i32> zeroinitializer
  %170 = insertelement <32 x i32> poison, i32 %136, i64 0
  %171 = shufflevector <32 x i32> %170, <32 x i32> poison, <32 x i32> zeroinitializer
  %172 = insertelement <32 x i32> poison, i32 %133, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = insertelement <32 x i32> poison, i32 %137, i64 0
  %175 = shufflevector <32 x i32> %174, <32 x i32> poison, <32 x i32> zeroinitializer
  %176 = getelementptr inbounds nuw i8, ptr %121, i64 65536
  %177 = getelementptr inbounds nuw i8, ptr %121, i64 131072
  br label %188
178:
  %179 = add i32 %189, 4
  %180 = icmp ult i32 %179, %4
  br i1 %180, label %188, label %181
181:
  %182 = insertelement <32 x i32> poison, i32 %127, i64 0
  %183 = shufflevector <32 x i32> %182, <32 x i32> poison, <32 x i32> zeroinitializer
  %184 = getelementptr inbounds nuw i8, ptr %121, i64 65536
  %185 = insertelement <32 x i32> poison, i32 %123, i64 0
  %186 = shufflevector <32 x i32> %185, <32 x i32> poison, <32 x i32> zeroinitializer
  %187 = getelementptr inbounds nuw i8, ptr %121, i64 327680
  br label %220
188:
  %189 = phi i32 [ 0, %167 ], [ %179, %178 ]
  %190 = insertelement <32 x i32> poison, i32 %189, i64 0
  %191 = shufflevector <32 x i32> %190, <32 x i32> poison, <32 x i32> zeroinitializer
  %192 = add <32 x i32> %191, %146
  %193 = lshr <32 x i32> %192, splat (i32 2)
  %194 = zext nneg <32 x i32> %193 to <32 x i64>
  %195 = getelementptr i32, ptr %121, <32 x i64> %194
  %196 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %195, <32 x i1> %78, <32 x i32> zeroinitializer)
  %197 = icmp uge <32 x i32> %196, %169
  %198 = icmp ult <32 x i32> %196, %171
  %199 = or <32 x i1> %197, %198
  %200 = icmp uge <32 x i32> %196, %173
  %201 = icmp ult <32 x i32> %196, %175
  %202 = and <32 x i1> %200, %201
  %203 = or <32 x i1> %199, %202
  %204 = getelementptr i32, ptr %176, <32 x i64> %194
  %205 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %204, <32 x i1> %78, <32 x i32> splat (i32 -2147483648))
  %206 = ashr <32 x i32> %205, splat (i32 31)
  %207 = select <32 x i1> %203, <32 x i32> splat (i32 -1), <32 x i32> %206
  %208 = getelementptr i32, ptr %177, <32 x i64> %194
  %209 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %208, <32 x i1> %78, <32 x i32> zeroinitializer)
  %210 = icmp uge <32 x i32> %209, %169
  %211 = icmp ult <32 x i32> %209, %171
  %212 = or <32 x i1> %210, %211
  %213 = icmp uge <32 x i32> %209, %173
  %214 = icmp ult <32 x i32> %209, %175
  %215 = and <32 x i1> %213, %214
  %216 = or <32 x i1> %212, %215
  %217 = select <32 x i1> %216, <32 x i32> %207, <32 x i32> zeroinitializer
  %218 = tail call i32 @llvm.vector.reduce.and.v32i32(<32 x i32> %217)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %234, label %178
220:
  %221 = phi i32 [ 0, %181 ], [ %232, %220 ]
  %222 = insertelement <32 x i32> poison, i32 %221, i64 0
  %223 = shufflevector <32 x i32> %222, <32 x i32> poison, <32 x i32> zeroinitializer
  %224 = add <32 x i32> %223, %146
  %225 = lshr <32 x i32> %224, splat (i32 2)
  %226 = zext nneg <32 x i32> %225 to <32 x i64>
  %227 = getelementptr i32, ptr %121, <32 x i64> %226
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %183, <32 x ptr> align 4 %227, <32 x i1> %78)
  %228 = getelementptr i32, ptr %184, <32 x i64> %226
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %186, <32 x ptr> align 4 %228, <32 x i1> %78)
  %229 = lshr <32 x i32> %224, splat (i32 8)
  %230 = zext nneg <32 x i32> %229 to <32 x i64>
  %231 = getelementptr i32, ptr %187, <32 x i64> %230
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %183, <32 x ptr> align 4 %231, <32 x i1> %78)
  %232 = add i32 %221, 4
  %233 = icmp ult i32 %232, %4
  br i1 %233, label %220, label %234
234:
  %235 = phi i32 [ 2, %66 ], [ %64, %63 ], [ 2, %75 ], [ 2, %95 ], [ 2, %145 ], [ 0, %165 ], [ 2, %156 ], [ 0, %220 ], [ 2, %188 ]
  %236 = icmp eq i32 %235, 2
  br i1 %236, label %237, label %275
237:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %238
238:
  %239 = phi i64 [ 0, %237 ], [ %263, %264 ]
  %240 = phi i32 [ %3, %237 ], [ %266, %264 ]
  %241 = phi i64 [ 0, %237 ], [ %261, %264 ]
  %242 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %240, i1 true)
  %243 = zext nneg i32 %242 to i64
  %244 = getelementptr inbounds nuw i32, ptr %7, i64 %243
  %245 = load i32, ptr %244, align 4
  %246 = zext i32 %245 to i64
  %247 = add i64 %1, %246
  %248 = add i64 %247, %16
  %249 = icmp ult i64 %247, %239
  %250 = icmp ugt i64 %247, %241
  %251 = select i1 %249, i1 true, i1 %250
  br i1 %251, label %254, label %252
252:
  %253 = tail call i64 @llvm.umax.i64(i64 %248, i64 %241)
  br label %260
254:
  %255 = icmp eq i64 %241, %239
  br i1 %255, label %259, label %256
256:
  %257 = sub i64 %241, %239
  %258 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %239, i64 noundef %257, i32 noundef %5)
  br i1 %258, label %259, label %260
259:
  br label %260
260:
  %261 = phi i64 [ %253, %252 ], [ %248, %259 ], [ %241, %256 ]
  %262 = phi i32 [ 4, %252 ], [ 0, %259 ], [ 1, %256 ]
  %263 = phi i64 [ %239, %252 ], [ %247, %259 ], [ %239, %256 ]
  switch i32 %262, label %273 [
    i32 0, label %264
    i32 4, label %264
  ]
264:
  %265 = add i32 %240, -1
  %266 = and i32 %265, %240
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %238
268:
  %269 = sub i64 %261, %263
  %270 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %263, i64 noundef %269, i32 noundef %5)
  %271 = xor i1 %270, true
  %272 = zext i1 %271 to i32
  br label %273
273:
  %274 = phi i32 [ %272, %268 ], [ 1, %260 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %275
275:
  %276 = phi i32 [ 0, %6 ], [ %274, %273 ], [ %235, %234 ]
  ret i32 %276
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
  br i1 %8, label %221, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %63
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %63
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %63
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %63, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %63
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  br label %63
63:
  %64 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 2, %53 ], [ %62, %58 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %65 = icmp eq i32 %64, 2
  br i1 %65, label %66, label %180
66:
  %67 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %68 = sub <32 x i32> %2, %67
  %69 = insertelement <32 x i32> poison, i32 %4, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = icmp ule <32 x i32> %68, %70
  %72 = bitcast <32 x i1> %71 to i32
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %74 = icmp samesign ugt i32 %73, 19
  br i1 %74, label %180, label %75
75:
  %76 = load i64, ptr %10, align 8
  %77 = inttoptr i64 %76 to ptr
  %78 = bitcast i32 %3 to <32 x i1>
  %79 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %80 = extractelement <32 x i32> %2, i32 %79
  %81 = trunc i64 %1 to i32
  %82 = add i32 %80, %81
  %83 = insertelement <32 x i32> poison, i32 %81, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = add <32 x i32> %84, %2
  %86 = insertelement <32 x i32> poison, i32 %82, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = select <32 x i1> %78, <32 x i32> %85, <32 x i32> %87
  %89 = and i32 %4, 3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %180
91:
  %92 = xor <32 x i32> %88, %87
  %93 = add i32 %4, -1
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  %96 = add <32 x i32> %88, %95
  %97 = xor <32 x i32> %96, %87
  %98 = or <32 x i32> %97, %92
  %99 = lshr <32 x i32> %98, splat (i32 16)
  %100 = and <32 x i32> %88, splat (i32 3)
  %101 = or <32 x i32> %99, %100
  %102 = icmp ne <32 x i32> %101, zeroinitializer
  %103 = bitcast <32 x i1> %102 to i32
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %180
105:
  %106 = getelementptr inbounds nuw i8, ptr %77, i64 80
  %107 = load ptr, ptr %106, align 8
  %108 = shl i32 %5, 2
  %109 = and i32 %108, 2147483632
  %110 = or disjoint i32 %109, 15
  %111 = getelementptr inbounds nuw i8, ptr %77, i64 592
  %112 = load i64, ptr %111, align 8
  %113 = load i64, ptr %77, align 8
  %114 = trunc i64 %113 to i32
  %115 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = trunc i64 %116 to i32
  %118 = trunc i64 %112 to i32
  %119 = and <32 x i32> %88, splat (i32 65535)
  %120 = icmp eq i32 %4, 0
  br i1 %120, label %180, label %121
121:
  %122 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %123 = load i64, ptr %122, align 8
  %124 = trunc i64 %123 to i32
  %125 = insertelement <32 x i32> poison, i32 %117, i64 0
  %126 = shufflevector <32 x i32> %125, <32 x i32> poison, <32 x i32> zeroinitializer
  %127 = insertelement <32 x i32> poison, i32 %118, i64 0
  %128 = shufflevector <32 x i32> %127, <32 x i32> poison, <32 x i32> zeroinitializer
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 262144
  %130 = insertelement <32 x i32> poison, i32 %124, i64 0
  %131 = shufflevector <32 x i32> %130, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %146
132:
  %133 = add i32 %147, 4
  %134 = icmp ult i32 %133, %4
  br i1 %134, label %146, label %135
135:
  %136 = getelementptr inbounds nuw i8, ptr %107, i64 131072
  %137 = insertelement <32 x i32> poison, i32 %117, i64 0
  %138 = shufflevector <32 x i32> %137, <32 x i32> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i32> poison, i32 %118, i64 0
  %140 = shufflevector <32 x i32> %139, <32 x i32> poison, <32 x i32> zeroinitializer
  %141 = insertelement <32 x i32> poison, i32 %114, i64 0
  %142 = shufflevector <32 x i32> %141, <32 x i32> poison, <32 x i32> zeroinitializer
  %143 = getelementptr inbounds nuw i8, ptr %107, i64 196608
  %144 = insertelement <32 x i32> poison, i32 %110, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %164
146:
  %147 = phi i32 [ 0, %121 ], [ %133, %132 ]
  %148 = insertelement <32 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <32 x i32> %148, <32 x i32> poison, <32 x i32> zeroinitializer
  %150 = add <32 x i32> %149, %119
  %151 = lshr <32 x i32> %150, splat (i32 2)
  %152 = zext nneg <32 x i32> %151 to <32 x i64>
  %153 = getelementptr i32, ptr %107, <32 x i64> %152
  %154 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %153, <32 x i1> %78, <32 x i32> zeroinitializer)
  %155 = getelementptr i32, ptr %129, <32 x i64> %152
  %156 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %155, <32 x i1> %78, <32 x i32> %131)
  %157 = icmp ne <32 x i32> %156, %131
  %158 = icmp ult <32 x i32> %154, %126
  %159 = icmp uge <32 x i32> %154, %128
  %160 = and <32 x i1> %158, %159
  %161 = select <32 x i1> %157, <32 x i1> splat (i1 true), <32 x i1> %160
  %162 = bitcast <32 x i1> %161 to i32
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %132, label %180
164:
  %165 = phi i32 [ 0, %135 ], [ %178, %164 ]
  %166 = insertelement <32 x i32> poison, i32 %165, i64 0
  %167 = shufflevector <32 x i32> %166, <32 x i32> poison, <32 x i32> zeroinitializer
  %168 = add <32 x i32> %167, %119
  %169 = lshr <32 x i32> %168, splat (i32 2)
  %170 = zext nneg <32 x i32> %169 to <32 x i64>
  %171 = getelementptr i32, ptr %136, <32 x i64> %170
  %172 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %171, <32 x i1> %78, <32 x i32> zeroinitializer)
  %173 = icmp uge <32 x i32> %172, %138
  %174 = icmp ult <32 x i32> %172, %140
  %175 = or <32 x i1> %173, %174
  %176 = and <32 x i1> %175, %78
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %142, <32 x ptr> align 4 %171, <32 x i1> %176)
  %177 = getelementptr i32, ptr %143, <32 x i64> %170
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %145, <32 x ptr> align 4 %177, <32 x i1> %176)
  %178 = add i32 %165, 4
  %179 = icmp ult i32 %178, %4
  br i1 %179, label %164, label %180
180:
  %181 = phi i32 [ 2, %66 ], [ %64, %63 ], [ 2, %75 ], [ 2, %91 ], [ 0, %105 ], [ 0, %164 ], [ 2, %146 ]
  %182 = icmp eq i32 %181, 2
  br i1 %182, label %183, label %221
183:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %184
184:
  %185 = phi i64 [ 0, %183 ], [ %209, %210 ]
  %186 = phi i32 [ %3, %183 ], [ %212, %210 ]
  %187 = phi i64 [ 0, %183 ], [ %207, %210 ]
  %188 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %186, i1 true)
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw i32, ptr %7, i64 %189
  %191 = load i32, ptr %190, align 4
  %192 = zext i32 %191 to i64
  %193 = add i64 %1, %192
  %194 = add i64 %193, %16
  %195 = icmp ult i64 %193, %185
  %196 = icmp ugt i64 %193, %187
  %197 = select i1 %195, i1 true, i1 %196
  br i1 %197, label %200, label %198
198:
  %199 = tail call i64 @llvm.umax.i64(i64 %194, i64 %187)
  br label %206
200:
  %201 = icmp eq i64 %187, %185
  br i1 %201, label %205, label %202
202:
  %203 = sub i64 %187, %185
  %204 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %185, i64 noundef %203, i32 noundef %5)
  br i1 %204, label %205, label %206
205:
  br label %206
206:
  %207 = phi i64 [ %199, %198 ], [ %194, %205 ], [ %187, %202 ]
  %208 = phi i32 [ 4, %198 ], [ 0, %205 ], [ 1, %202 ]
  %209 = phi i64 [ %185, %198 ], [ %193, %205 ], [ %185, %202 ]
  switch i32 %208, label %219 [
    i32 0, label %210
    i32 4, label %210
  ]
210:
  %211 = add i32 %186, -1
  %212 = and i32 %211, %186
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %184
214:
  %215 = sub i64 %207, %209
  %216 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %209, i64 noundef %215, i32 noundef %5)
  %217 = xor i1 %216, true
  %218 = zext i1 %217 to i32
  br label %219
219:
  %220 = phi i32 [ %218, %214 ], [ 1, %206 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %221
221:
  %222 = phi i32 [ 0, %6 ], [ %220, %219 ], [ %181, %180 ]
  ret i32 %222
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
  br i1 %8, label %225, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %63
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %63
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %63
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %63, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %63
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  br label %63
63:
  %64 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 2, %53 ], [ %62, %58 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %65 = icmp eq i32 %64, 2
  br i1 %65, label %66, label %184
66:
  %67 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %68 = sub <32 x i32> %2, %67
  %69 = insertelement <32 x i32> poison, i32 %4, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = icmp ule <32 x i32> %68, %70
  %72 = bitcast <32 x i1> %71 to i32
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %74 = icmp samesign ugt i32 %73, 19
  br i1 %74, label %184, label %75
75:
  %76 = load i64, ptr %10, align 8
  %77 = inttoptr i64 %76 to ptr
  %78 = bitcast i32 %3 to <32 x i1>
  %79 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %80 = extractelement <32 x i32> %2, i32 %79
  %81 = trunc i64 %1 to i32
  %82 = add i32 %80, %81
  %83 = insertelement <32 x i32> poison, i32 %81, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = add <32 x i32> %84, %2
  %86 = insertelement <32 x i32> poison, i32 %82, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = select <32 x i1> %78, <32 x i32> %85, <32 x i32> %87
  %89 = and i32 %4, 3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %184
91:
  %92 = xor <32 x i32> %88, %87
  %93 = add i32 %4, -1
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  %96 = add <32 x i32> %88, %95
  %97 = xor <32 x i32> %96, %87
  %98 = or <32 x i32> %97, %92
  %99 = lshr <32 x i32> %98, splat (i32 16)
  %100 = and <32 x i32> %88, splat (i32 3)
  %101 = or <32 x i32> %99, %100
  %102 = icmp ne <32 x i32> %101, zeroinitializer
  %103 = bitcast <32 x i1> %102 to i32
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %184
105:
  %106 = getelementptr inbounds nuw i8, ptr %77, i64 80
  %107 = load ptr, ptr %106, align 8
  %108 = shl i32 %5, 2
  %109 = and i32 %108, 2147483632
  %110 = or disjoint i32 %109, 15
  %111 = getelementptr inbounds nuw i8, ptr %77, i64 592
  %112 = load i64, ptr %111, align 8
  %113 = load i64, ptr %77, align 8
  %114 = trunc i64 %113 to i32
  %115 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = trunc i64 %116 to i32
  %118 = trunc i64 %112 to i32
  %119 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %120 = load i64, ptr %119, align 8
  %121 = trunc i64 %120 to i32
  %122 = getelementptr inbounds nuw i8, ptr %77, i64 488
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %128, label %125
125:
  %126 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %184
128:
  %129 = and <32 x i32> %88, splat (i32 65535)
  %130 = icmp eq i32 %4, 0
  br i1 %130, label %169, label %131
131:
  %132 = insertelement <32 x i32> poison, i32 %117, i64 0
  %133 = shufflevector <32 x i32> %132, <32 x i32> poison, <32 x i32> zeroinitializer
  %134 = insertelement <32 x i32> poison, i32 %118, i64 0
  %135 = shufflevector <32 x i32> %134, <32 x i32> poison, <32 x i32> zeroinitializer
  %136 = getelementptr inbounds nuw i8, ptr %107, i64 131072
  br label %149
137:
  %138 = add i32 %150, 4
  %139 = icmp ult i32 %138, %4
  br i1 %139, label %149, label %140
140:
  %141 = insertelement <32 x i32> poison, i32 %114, i64 0
  %142 = shufflevector <32 x i32> %141, <32 x i32> poison, <32 x i32> zeroinitializer
  %143 = getelementptr inbounds nuw i8, ptr %107, i64 65536
  %144 = insertelement <32 x i32> poison, i32 %110, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  %146 = getelementptr inbounds nuw i8, ptr %107, i64 262144
  %147 = insertelement <32 x i32> poison, i32 %121, i64 0
  %148 = shufflevector <32 x i32> %147, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %172
149:
  %150 = phi i32 [ 0, %131 ], [ %138, %137 ]
  %151 = insertelement <32 x i32> poison, i32 %150, i64 0
  %152 = shufflevector <32 x i32> %151, <32 x i32> poison, <32 x i32> zeroinitializer
  %153 = add <32 x i32> %152, %129
  %154 = lshr <32 x i32> %153, splat (i32 2)
  %155 = zext nneg <32 x i32> %154 to <32 x i64>
  %156 = getelementptr i32, ptr %107, <32 x i64> %155
  %157 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %156, <32 x i1> %78, <32 x i32> zeroinitializer)
  %158 = getelementptr i32, ptr %136, <32 x i64> %155
  %159 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %158, <32 x i1> %78, <32 x i32> zeroinitializer)
  %160 = icmp ult <32 x i32> %157, %133
  %161 = icmp uge <32 x i32> %157, %135
  %162 = and <32 x i1> %160, %161
  %163 = icmp ult <32 x i32> %159, %133
  %164 = icmp uge <32 x i32> %159, %135
  %165 = and <32 x i1> %163, %164
  %166 = or <32 x i1> %162, %165
  %167 = bitcast <32 x i1> %166 to i32
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %137, label %184
169:
  %170 = load i64, ptr %77, align 8
  %171 = getelementptr inbounds nuw i8, ptr %77, i64 496
  store i64 %170, ptr %171, align 8
  br label %184
172:
  %173 = phi i32 [ 0, %140 ], [ %182, %172 ]
  %174 = insertelement <32 x i32> poison, i32 %173, i64 0
  %175 = shufflevector <32 x i32> %174, <32 x i32> poison, <32 x i32> zeroinitializer
  %176 = add <32 x i32> %175, %129
  %177 = lshr <32 x i32> %176, splat (i32 2)
  %178 = zext nneg <32 x i32> %177 to <32 x i64>
  %179 = getelementptr i32, ptr %107, <32 x i64> %178
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %142, <32 x ptr> align 4 %179, <32 x i1> %78)
  %180 = getelementptr i32, ptr %143, <32 x i64> %178
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %145, <32 x ptr> align 4 %180, <32 x i1> %78)
  %181 = getelementptr i32, ptr %146, <32 x i64> %178
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %148, <32 x ptr> align 4 %181, <32 x i1> %78)
  %182 = add i32 %173, 4
  %183 = icmp ult i32 %182, %4
  br i1 %183, label %172, label %169
184:
  %185 = phi i32 [ 2, %66 ], [ %64, %63 ], [ 2, %75 ], [ 2, %91 ], [ 1, %125 ], [ 0, %169 ], [ 2, %149 ]
  %186 = icmp eq i32 %185, 2
  br i1 %186, label %187, label %225
187:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %188
188:
  %189 = phi i64 [ 0, %187 ], [ %213, %214 ]
  %190 = phi i32 [ %3, %187 ], [ %216, %214 ]
  %191 = phi i64 [ 0, %187 ], [ %211, %214 ]
  %192 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %190, i1 true)
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr %7, i64 %193
  %195 = load i32, ptr %194, align 4
  %196 = zext i32 %195 to i64
  %197 = add i64 %1, %196
  %198 = add i64 %197, %16
  %199 = icmp ult i64 %197, %189
  %200 = icmp ugt i64 %197, %191
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %204, label %202
202:
  %203 = tail call i64 @llvm.umax.i64(i64 %198, i64 %191)
  br label %210
204:
  %205 = icmp eq i64 %191, %189
  br i1 %205, label %209, label %206
206:
  %207 = sub i64 %191, %189
  %208 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %189, i64 noundef %207, i32 noundef %5)
  br i1 %208, label %209, label %210
209:
  br label %210
210:
  %211 = phi i64 [ %203, %202 ], [ %198, %209 ], [ %191, %206 ]
  %212 = phi i32 [ 4, %202 ], [ 0, %209 ], [ 1, %206 ]
  %213 = phi i64 [ %189, %202 ], [ %197, %209 ], [ %189, %206 ]
  switch i32 %212, label %223 [
    i32 0, label %214
    i32 4, label %214
  ]
214:
  %215 = add i32 %190, -1
  %216 = and i32 %215, %190
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %188
218:
  %219 = sub i64 %211, %213
  %220 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %213, i64 noundef %219, i32 noundef %5)
  %221 = xor i1 %220, true
  %222 = zext i1 %221 to i32
  br label %223
223:
  %224 = phi i32 [ %222, %218 ], [ 1, %210 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %225
225:
  %226 = phi i32 [ 0, %6 ], [ %224, %223 ], [ %185, %184 ]
  ret i32 %226
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
  br i1 %8, label %232, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 144
  store i64 %1, ptr %13, align 8
  %14 = zext i32 %3 to i64
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 152
  store i64 %14, ptr %15, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 192
  store <32 x i32> %2, ptr %18, align 8
  %19 = icmp eq i32 %3, -1
  br i1 %19, label %20, label %63
20:
  %21 = extractelement <32 x i32> %2, i64 0
  %22 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> zeroinitializer
  %23 = sub <32 x i32> %2, %22
  %24 = zext i32 %21 to i64
  %25 = add i64 %1, %24
  %26 = insertelement <32 x i32> poison, i32 %4, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %29 = icmp ne <32 x i32> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %37
32:
  %33 = shl nuw nsw i64 %16, 4
  %34 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %33, i32 noundef %5)
  %35 = xor i1 %34, true
  %36 = zext i1 %35 to i32
  br label %63
37:
  %38 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %39 = icmp ne <32 x i32> %38, %2
  %40 = bitcast <32 x i1> %39 to i32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %53
42:
  %43 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %16, i32 noundef %5)
  br i1 %43, label %44, label %63
44:
  %45 = extractelement <32 x i32> %2, i64 16
  %46 = icmp eq i32 %45, %21
  br i1 %46, label %63, label %47
47:
  %48 = zext i32 %45 to i64
  %49 = add i64 %1, %48
  %50 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %49, i64 noundef %16, i32 noundef %5)
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  br label %63
53:
  %54 = mul <32 x i32> %27, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %55 = icmp ne <32 x i32> %23, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63
58:
  %59 = shl nuw nsw i64 %16, 5
  %60 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef nonnull %0, i64 noundef %25, i64 noundef %59, i32 noundef %5)
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  br label %63
63:
  %64 = phi i32 [ 2, %9 ], [ %36, %32 ], [ 2, %53 ], [ %62, %58 ], [ %52, %47 ], [ 0, %44 ], [ 1, %42 ]
  %65 = icmp eq i32 %64, 2
  br i1 %65, label %66, label %191
66:
  %67 = shufflevector <32 x i32> %2, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %68 = sub <32 x i32> %2, %67
  %69 = insertelement <32 x i32> poison, i32 %4, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = icmp ule <32 x i32> %68, %70
  %72 = bitcast <32 x i1> %71 to i32
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %74 = icmp samesign ugt i32 %73, 19
  br i1 %74, label %191, label %75
75:
  %76 = load i64, ptr %10, align 8
  %77 = inttoptr i64 %76 to ptr
  %78 = bitcast i32 %3 to <32 x i1>
  %79 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %80 = extractelement <32 x i32> %2, i32 %79
  %81 = trunc i64 %1 to i32
  %82 = add i32 %80, %81
  %83 = insertelement <32 x i32> poison, i32 %81, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = add <32 x i32> %84, %2
  %86 = insertelement <32 x i32> poison, i32 %82, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = select <32 x i1> %78, <32 x i32> %85, <32 x i32> %87
  %89 = and i32 %4, 3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %191
91:
  %92 = xor <32 x i32> %88, %87
  %93 = add i32 %4, -1
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  %96 = add <32 x i32> %88, %95
  %97 = xor <32 x i32> %96, %87
  %98 = or <32 x i32> %97, %92
  %99 = lshr <32 x i32> %98, splat (i32 16)
  %100 = and <32 x i32> %88, splat (i32 3)
  %101 = or <32 x i32> %99, %100
  %102 = icmp ne <32 x i32> %101, zeroinitializer
  %103 = bitcast <32 x i1> %102 to i32
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %191
105:
  %106 = getelementptr inbounds nuw i8, ptr %77, i64 80
  %107 = load ptr, ptr %106, align 8
  %108 = shl i32 %5, 2
  %109 = or i32 %108, -2147483633
  %110 = getelementptr inbounds nuw i8, ptr %77, i64 592
  %111 = load i64, ptr %110, align 8
  %112 = load i64, ptr %77, align 8
  %113 = trunc i64 %112 to i32
  %114 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %115 = load i64, ptr %114, align 8
  %116 = trunc i64 %115 to i32
  %117 = trunc i64 %111 to i32
  %118 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %119 = load i64, ptr %118, align 8
  %120 = trunc i64 %119 to i32
  %121 = getelementptr inbounds nuw i8, ptr %77, i64 488
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %127, label %124
124:
  %125 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %191
127:
  %128 = and <32 x i32> %88, splat (i32 65535)
  %129 = icmp eq i32 %4, 0
  br i1 %129, label %177, label %130
130:
  %131 = insertelement <32 x i32> poison, i32 %116, i64 0
  %132 = shufflevector <32 x i32> %131, <32 x i32> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i32> poison, i32 %117, i64 0
  %134 = shufflevector <32 x i32> %133, <32 x i32> poison, <32 x i32> zeroinitializer
  %135 = getelementptr inbounds nuw i8, ptr %107, i64 65536
  %136 = getelementptr inbounds nuw i8, ptr %107, i64 131072
  %137 = getelementptr inbounds nuw i8, ptr %107, i64 262144
  %138 = insertelement <32 x i32> poison, i32 %120, i64 0
  %139 = shufflevector <32 x i32> %138, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %149
140:
  %141 = add i32 %150, 4
  %142 = icmp ult i32 %141, %4
  br i1 %142, label %149, label %143
143:
  %144 = insertelement <32 x i32> poison, i32 %113, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  %146 = getelementptr inbounds nuw i8, ptr %107, i64 65536
  %147 = insertelement <32 x i32> poison, i32 %109, i64 0
  %148 = shufflevector <32 x i32> %147, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %180
149:
  %150 = phi i32 [ 0, %130 ], [ %141, %140 ]
  %151 = insertelement <32 x i32> poison, i32 %150, i64 0
  %152 = shufflevector <32 x i32> %151, <32 x i32> poison, <32 x i32> zeroinitializer
  %153 = add <32 x i32> %152, %128
  %154 = lshr <32 x i32> %153, splat (i32 2)
  %155 = zext nneg <32 x i32> %154 to <32 x i64>
  %156 = getelementptr i32, ptr %107, <32 x i64> %155
  %157 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %156, <32 x i1> %78, <32 x i32> zeroinitializer)
  %158 = icmp uge <32 x i32> %157, %132
  %159 = icmp ult <32 x i32> %157, %134
  %160 = or <32 x i1> %158, %159
  %161 = getelementptr i32, ptr %135, <32 x i64> %155
  %162 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %161, <32 x i1> %78, <32 x i32> splat (i32 -2147483648))
  %163 = ashr <32 x i32> %162, splat (i32 31)
  %164 = select <32 x i1> %160, <32 x i32> splat (i32 -1), <32 x i32> %163
  %165 = getelementptr i32, ptr %136, <32 x i64> %155
  %166 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %165, <32 x i1> %78, <32 x i32> zeroinitializer)
  %167 = icmp uge <32 x i32> %166, %132
  %168 = icmp ult <32 x i32> %166, %134
  %169 = or <32 x i1> %167, %168
  %170 = getelementptr i32, ptr %137, <32 x i64> %155
  %171 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %170, <32 x i1> %78, <32 x i32> %139)
  %172 = icmp eq <32 x i32> %171, %139
  %173 = select <32 x i1> %172, <32 x i1> %169, <32 x i1> zeroinitializer
  %174 = select <32 x i1> %173, <32 x i32> %164, <32 x i32> zeroinitializer
  %175 = tail call i32 @llvm.vector.reduce.and.v32i32(<32 x i32> %174)
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %191, label %140
177:
  %178 = load i64, ptr %77, align 8
  %179 = getelementptr inbounds nuw i8, ptr %77, i64 496
  store i64 %178, ptr %179, align 8
  br label %191
180:
  %181 = phi i32 [ 0, %143 ], [ %189, %180 ]
  %182 = insertelement <32 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <32 x i32> %182, <32 x i32> poison, <32 x i32> zeroinitializer
  %184 = add <32 x i32> %183, %128
  %185 = lshr <32 x i32> %184, splat (i32 2)
  %186 = zext nneg <32 x i32> %185 to <32 x i64>
  %187 = getelementptr i32, ptr %107, <32 x i64> %186
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %145, <32 x ptr> align 4 %187, <32 x i1> %78)
  %188 = getelementptr i32, ptr %146, <32 x i64> %186
  tail call void @llvm.masked.scatter.v32i32.v32p0(<32 x i32> %148, <32 x ptr> align 4 %188, <32 x i1> %78)
  %189 = add i32 %181, 4
  %190 = icmp ult i32 %189, %4
  br i1 %190, label %180, label %177
191:
  %192 = phi i32 [ 2, %66 ], [ %64, %63 ], [ 2, %75 ], [ 2, %91 ], [ 1, %124 ], [ 0, %177 ], [ 2, %149 ]
  %193 = icmp eq i32 %192, 2
  br i1 %193, label %194, label %232
194:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  br label %195
195:
  %196 = phi i64 [ 0, %194 ], [ %220, %221 ]
  %197 = phi i32 [ %3, %194 ], [ %223, %221 ]
  %198 = phi i64 [ 0, %194 ], [ %218, %221 ]
  %199 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %197, i1 true)
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i32, ptr %7, i64 %200
  %202 = load i32, ptr %201, align 4
  %203 = zext i32 %202 to i64
  %204 = add i64 %1, %203
  %205 = add i64 %204, %16
  %206 = icmp ult i64 %204, %196
  %207 = icmp ugt i64 %204, %198
  %208 = select i1 %206, i1 true, i1 %207
  br i1 %208, label %211, label %209
209:
  %210 = tail call i64 @llvm.umax.i64(i64 %205, i64 %198)
  br label %217
211:
  %212 = icmp eq i64 %198, %196
  br i1 %212, label %216, label %213
213:
  %214 = sub i64 %198, %196
  %215 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %196, i64 noundef %214, i32 noundef %5)
  br i1 %215, label %216, label %217
216:
  br label %217
217:
  %218 = phi i64 [ %210, %209 ], [ %205, %216 ], [ %198, %213 ]
  %219 = phi i32 [ 4, %209 ], [ 0, %216 ], [ 1, %213 ]
  %220 = phi i64 [ %196, %209 ], [ %204, %216 ], [ %196, %213 ]
  switch i32 %219, label %230 [
    i32 0, label %221
    i32 4, label %221
  ]
221:
  %222 = add i32 %197, -1
  %223 = and i32 %222, %197
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %195
225:
  %226 = sub i64 %218, %220
  %227 = tail call fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %220, i64 noundef %226, i32 noundef %5)
  %228 = xor i1 %227, true
  %229 = zext i1 %228 to i32
  br label %230
230:
  %231 = phi i32 [ %229, %225 ], [ 1, %217 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %232
232:
  %233 = phi i32 [ 0, %6 ], [ %231, %230 ], [ %192, %191 ]
  ret i32 %233
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
  %3 = load i64, ptr %2, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %15 = load <32 x i32>, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 488
  %17 = load i64, ptr %16, align 8
  store i64 0, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %44, label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 480
  br label %24
21:
  %22 = add nuw i64 %25, 1
  %23 = icmp eq i64 %22, %17
  br i1 %23, label %44, label %24
24:
  %25 = phi i64 [ 0, %19 ], [ %22, %21 ]
  %26 = load ptr, ptr %20, align 8
  %27 = getelementptr inbounds nuw %struct.LoggedLdsRead, ptr %26, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 144
  %29 = load i64, ptr %28, align 8
  store i64 %29, ptr %4, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 152
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %12, align 8
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 140
  %33 = load i32, ptr %32, align 4
  %34 = zext i32 %33 to i64
  %35 = load <32 x i32>, ptr %27, align 8
  %36 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 132
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 136
  %41 = load i32, ptr %40, align 8
  %42 = tail call i32 @db_track_lds_read(ptr noundef %0, i64 noundef %34, <32 x i32> noundef %35, i32 noundef %37, i32 noundef %39, i32 noundef %41)
  store i64 %11, ptr %4, align 8
  store i64 %13, ptr %12, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %21, label %45
44:
  store i64 %6, ptr %5, align 8
  store i64 %8, ptr %7, align 8
  store i64 %10, ptr %9, align 8
  store <32 x i32> %15, ptr %14, align 8
  br label %45
45:
  %46 = phi i32 [ 0, %44 ], [ 1, %24 ]
  ret i32 %46
}
define i32 @db_lds_known(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = icmp ult i32 %3, 4
  br i1 %8, label %9, label %17
9:
  %10 = shl nsw i32 -1, %3
  %11 = xor i32 %10, -1
  %12 = insertelement <32 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = and <32 x i32> %1, splat (i32 3)
  %15 = shl nuw nsw <32 x i32> %13, %14
  %16 = and <32 x i32> %15, splat (i32 15)
  br label %17
17:
  %18 = phi <32 x i32> [ %16, %9 ], [ splat (i32 15), %4 ]
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %33, label %20
20:
  %21 = bitcast i32 %2 to <32 x i1>
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 262144
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = trunc i64 %26 to i32
  %28 = insertelement <32 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <32 x i32> %28, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %36
30:
  %31 = icmp ne <32 x i32> %52, zeroinitializer
  %32 = bitcast <32 x i1> %31 to i32
  br label %33
33:
  %34 = phi i32 [ 0, %17 ], [ %32, %30 ]
  %35 = and i32 %2, %34
  ret i32 %35
36:
  %37 = phi i32 [ 0, %20 ], [ %53, %36 ]
  %38 = phi <32 x i32> [ zeroinitializer, %20 ], [ %52, %36 ]
  %39 = insertelement <32 x i32> poison, i32 %37, i64 0
  %40 = shufflevector <32 x i32> %39, <32 x i32> poison, <32 x i32> zeroinitializer
  %41 = add <32 x i32> %40, %1
  %42 = lshr <32 x i32> %41, splat (i32 2)
  %43 = and <32 x i32> %42, splat (i32 16383)
  %44 = zext nneg <32 x i32> %43 to <32 x i64>
  %45 = getelementptr i32, ptr %24, <32 x i64> %44
  %46 = tail call noundef <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %45, <32 x i1> %21, <32 x i32> zeroinitializer)
  %47 = xor <32 x i32> %29, %46
  %48 = icmp ult <32 x i32> %47, splat (i32 16)
  %49 = and <32 x i32> %46, %18
  %50 = icmp ne <32 x i32> %49, zeroinitializer
  %51 = and <32 x i1> %50, %48
  %52 = select <32 x i1> %51, <32 x i32> splat (i32 -1), <32 x i32> %38
  %53 = add nuw i32 %37, 4
  %54 = icmp ult i32 %53, %3
  br i1 %54, label %36, label %30
}
define void @db_private_leave(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 632
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 576
  %11 = load i64, ptr %10, align 8
  %12 = tail call noundef i64 @llvm.umin.i64(i64 %9, i64 %11)
  %13 = lshr i32 %1, 2
  %14 = zext nneg i32 %13 to i64
  %15 = icmp eq i32 %2, -1
  %16 = icmp ugt i64 %12, %14
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %34
18:
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 568
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 584
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %22
  %26 = zext i32 %3 to i64
  %27 = add i64 %25, %26
  %28 = add i64 %11, 1
  %29 = mul i64 %27, %28
  %30 = getelementptr inbounds nuw %struct.PrivateRow, ptr %20, i64 %29
  %31 = getelementptr inbounds nuw %struct.PrivateRow, ptr %30, i64 %14
  %32 = sub nuw i64 %12, %14
  %33 = shl i64 %32, 5
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %31, i8 0, i64 %33, i1 false)
  br label %34
34:
  ret void
}
define void @db_private_note_row(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
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
  %23 = zext i32 %1 to i64
  %24 = tail call noundef i64 @llvm.umin.i64(i64 %23, i64 %19)
  %25 = getelementptr inbounds nuw %struct.PrivateRow, ptr %22, i64 %24
  %26 = bitcast i32 %2 to <32 x i1>
  %27 = load <32 x i8>, ptr %25, align 1
  %28 = and i32 %3, %2
  %29 = bitcast i32 %28 to <32 x i1>
  %30 = zext <32 x i1> %29 to <32 x i8>
  %31 = select <32 x i1> %26, <32 x i8> zeroinitializer, <32 x i8> %27
  %32 = or <32 x i8> %31, %30
  store <32 x i8> %32, ptr %25, align 1
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 632
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, %23
  br i1 %35, label %38, label %36
36:
  %37 = add nuw nsw i64 %23, 1
  store i64 %37, ptr %33, align 8
  br label %38
38:
  ret void
}
define i32 @db_private_known_row(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 576
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = icmp ult i32 %1, %10
  br i1 %11, label %12, label %32
12:
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 568
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 584
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %18, %16
  %20 = zext i32 %3 to i64
  %21 = add i64 %19, %20
  %22 = add i64 %9, 1
  %23 = mul i64 %21, %22
  %24 = getelementptr inbounds nuw %struct.PrivateRow, ptr %14, i64 %23
  %25 = zext i32 %1 to i64
  %26 = tail call noundef i64 @llvm.umin.i64(i64 %25, i64 %9)
  %27 = getelementptr inbounds nuw %struct.PrivateRow, ptr %24, i64 %26
  %28 = load <32 x i8>, ptr %27, align 1
  %29 = icmp ne <32 x i8> %28, zeroinitializer
  %30 = bitcast <32 x i1> %29 to i32
  %31 = and i32 %2, %30
  br label %32
32:
  %33 = phi i32 [ %31, %12 ], [ %2, %4 ]
  ret i32 %33
}
define void @db_private_note(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) noinline {
  %6 = alloca [32 x i32], align 128
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %8 = load i64, ptr %7, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 568
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 584
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, %13
  %17 = zext i32 %4 to i64
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, 1
  %22 = mul i64 %18, %21
  %23 = getelementptr inbounds nuw %struct.PrivateRow, ptr %11, i64 %22
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store <32 x i32> %1, ptr %6, align 128
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %27, label %25
25:
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 632
  br label %28
27:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
28:
  %29 = phi i32 [ %2, %25 ], [ %48, %46 ]
  %30 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %6, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = lshr i32 %3, %30
  %35 = trunc i32 %34 to i8
  %36 = and i8 %35, 1
  %37 = zext i32 %33 to i64
  %38 = load i64, ptr %19, align 8
  %39 = tail call noundef i64 @llvm.umin.i64(i64 %37, i64 %38)
  %40 = getelementptr inbounds nuw %struct.PrivateRow, ptr %23, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 %31
  store i8 %36, ptr %41, align 1
  %42 = load i64, ptr %26, align 8
  %43 = icmp ugt i64 %42, %37
  br i1 %43, label %46, label %44
44:
  %45 = add nuw nsw i64 %37, 1
  store i64 %45, ptr %26, align 8
  br label %46
46:
  %47 = add i32 %29, -1
  %48 = and i32 %47, %29
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %27, label %28
}
define i32 @db_private_known(ptr noundef readonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3) noinline {
  %5 = alloca [32 x i32], align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 568
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 584
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %12
  %16 = zext i32 %3 to i64
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 576
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, 1
  %21 = mul i64 %17, %20
  %22 = getelementptr inbounds nuw %struct.PrivateRow, ptr %10, i64 %21
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store <32 x i32> %1, ptr %5, align 128
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %24, label %26
24:
  %25 = phi i32 [ 0, %4 ], [ %44, %41 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i32 %25
26:
  %27 = phi i32 [ %44, %41 ], [ 0, %4 ]
  %28 = phi i32 [ %46, %41 ], [ %2, %4 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %5, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = icmp ugt i64 %19, %33
  br i1 %34, label %35, label %41
35:
  %36 = getelementptr inbounds nuw %struct.PrivateRow, ptr %22, i64 %33
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 %30
  %38 = load i8, ptr %37, align 1
  %39 = icmp ne i8 %38, 0
  %40 = zext i1 %39 to i32
  br label %41
41:
  %42 = phi i32 [ 1, %26 ], [ %40, %35 ]
  %43 = shl nuw i32 %42, %29
  %44 = or i32 %43, %27
  %45 = add i32 %28, -1
  %46 = and i32 %45, %28
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %24, label %26
}
define internal fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(640) %0, i64 noundef %1) unnamed_addr {
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
define internal fastcc noundef zeroext i1 @_ZL11gather_lineR4Pagey(ptr noundef nonnull align 4 captures(none) dereferenceable(339972) %0, i64 noundef %1) unnamed_addr {
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
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb0EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = lshr i64 %1, 16
  %11 = and i64 %10, 4095
  %12 = getelementptr inbounds nuw %struct.Place, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %10
  br i1 %14, label %15, label %18
15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %20
18:
  %19 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %7, i64 noundef %1)
  br label %20
20:
  %21 = phi ptr [ %17, %15 ], [ %19, %18 ]
  %22 = shl i32 %3, 2
  %23 = and i32 %22, 2147483632
  %24 = or disjoint i32 %23, 15
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %7, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  %38 = trunc i64 %26 to i32
  %39 = and i64 %1, 65535
  %40 = lshr i64 %39, 8
  %41 = add i64 %39, %2
  %42 = add i64 %41, -1
  %43 = lshr i64 %42, 8
  %44 = icmp samesign ugt i64 %40, %43
  br i1 %44, label %55, label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 327680
  br label %50
47:
  %48 = add nuw nsw i64 %51, 1
  %49 = icmp eq i64 %51, %43
  br i1 %49, label %55, label %50
50:
  %51 = phi i64 [ %40, %45 ], [ %48, %47 ]
  %52 = getelementptr inbounds nuw i32, ptr %46, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp ult i32 %53, %37
  br i1 %54, label %47, label %74
55:
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 504
  %57 = load i64, ptr %56, align 8
  %58 = trunc i64 %57 to i32
  %59 = getelementptr inbounds nuw i8, ptr %21, i64 339968
  store i32 %58, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 472
  %61 = load i64, ptr %60, align 8
  %62 = icmp ugt i64 %61, 65535
  br i1 %62, label %63, label %64
63:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %7)
  br label %74
64:
  %65 = zext nneg i32 %24 to i64
  %66 = and i64 %27, 4294967295
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 464
  %68 = load ptr, ptr %67, align 8
  %69 = add nuw nsw i64 %61, 1
  store i64 %69, ptr %60, align 8
  %70 = getelementptr inbounds nuw %struct.LoggedRead, ptr %68, i64 %61
  store i64 %1, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store i64 %2, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 16
  store i64 %65, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 24
  store i64 %66, ptr %73, align 8
  br label %230
74:
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %21, i64 noundef %39, i64 noundef %41)
  %75 = or i64 %2, %1
  %76 = and i64 %75, 3
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %98
78:
  %79 = add nuw nsw i64 %39, 32
  %80 = icmp ugt i64 %79, %41
  br i1 %80, label %152, label %81
81:
  %82 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %83 = insertelement <8 x i32> poison, i32 %31, i64 0
  %84 = shufflevector <8 x i32> %83, <8 x i32> poison, <8 x i32> zeroinitializer
  %85 = insertelement <8 x i32> poison, i32 %37, i64 0
  %86 = shufflevector <8 x i32> %85, <8 x i32> poison, <8 x i32> zeroinitializer
  %87 = insertelement <8 x i32> poison, i32 %34, i64 0
  %88 = shufflevector <8 x i32> %87, <8 x i32> poison, <8 x i32> zeroinitializer
  %89 = insertelement <8 x i32> poison, i32 %38, i64 0
  %90 = shufflevector <8 x i32> %89, <8 x i32> poison, <8 x i32> zeroinitializer
  %91 = and i64 %1, -65536
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %93 = insertelement <8 x i32> poison, i32 %24, i64 0
  %94 = shufflevector <8 x i32> %93, <8 x i32> poison, <8 x i32> zeroinitializer
  %95 = insertelement <8 x i32> poison, i32 %28, i64 0
  %96 = shufflevector <8 x i32> %95, <8 x i32> poison, <8 x i32> zeroinitializer
  %97 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %160
98:
  %99 = and i64 %1, 65532
  %100 = icmp ult i64 %99, %41
  br i1 %100, label %101, label %230
101:
  %102 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %103 = and i64 %1, -65536
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %105 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %106
106:
  %107 = phi i64 [ %99, %101 ], [ %150, %140 ]
  %108 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %39, i64 %107)
  %109 = trunc nuw nsw i64 %108 to i32
  %110 = sub nuw i64 %41, %107
  %111 = tail call i64 @llvm.umin.i64(i64 %110, i64 4)
  %112 = trunc nuw nsw i64 %111 to i32
  %113 = shl i32 15, %109
  %114 = shl nsw i32 -1, %112
  %115 = xor i32 %114, -1
  %116 = and i32 %113, %115
  %117 = getelementptr inbounds nuw i8, ptr %21, i64 %107
  %118 = load i32, ptr %117, align 1
  %119 = getelementptr inbounds nuw i8, ptr %102, i64 %107
  %120 = load i32, ptr %119, align 1
  %121 = icmp uge i32 %118, %31
  %122 = icmp ult i32 %118, %37
  %123 = or i1 %121, %122
  %124 = icmp uge i32 %118, %34
  %125 = icmp ult i32 %118, %38
  %126 = and i1 %124, %125
  %127 = or i1 %123, %126
  %128 = icmp ult i32 %120, %31
  %129 = icmp uge i32 %120, %37
  %130 = and i1 %128, %129
  %131 = icmp ult i32 %120, %34
  %132 = icmp uge i32 %120, %38
  %133 = or i1 %131, %132
  %134 = and i1 %130, %133
  br i1 %127, label %140, label %135
135:
  %136 = or i64 %107, %103
  %137 = load ptr, ptr %104, align 8
  %138 = tail call noundef i32 %137(i32 noundef 0, i64 noundef %136, i32 noundef 1, i32 noundef %116, i32 noundef %3)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %230
140:
  %141 = getelementptr inbounds nuw i8, ptr %105, i64 %107
  %142 = load i32, ptr %141, align 1
  %143 = icmp eq i32 %120, %28
  %144 = and i32 %142, 15
  %145 = select i1 %143, i32 %144, i32 0
  %146 = or disjoint i32 %23, %145
  %147 = or i32 %146, %116
  %148 = select i1 %134, i32 %120, i32 %28
  store i32 %148, ptr %119, align 1
  %149 = select i1 %134, i32 %142, i32 %147
  store i32 %149, ptr %141, align 1
  %150 = add i64 %107, 4
  %151 = icmp ult i64 %150, %41
  br i1 %151, label %106, label %230
152:
  %153 = phi i64 [ %39, %78 ], [ %161, %188 ]
  %154 = icmp ult i64 %153, %41
  br i1 %154, label %155, label %230
155:
  %156 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %157 = and i64 %1, -65536
  %158 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %159 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %195
160:
  %161 = phi i64 [ %79, %81 ], [ %193, %188 ]
  %162 = phi i64 [ %39, %81 ], [ %161, %188 ]
  %163 = getelementptr inbounds nuw i8, ptr %21, i64 %162
  %164 = load <8 x i32>, ptr %163, align 1
  %165 = getelementptr inbounds nuw i8, ptr %82, i64 %162
  %166 = load <8 x i32>, ptr %165, align 1
  %167 = icmp uge <8 x i32> %166, %84
  %168 = icmp ult <8 x i32> %166, %86
  %169 = or <8 x i1> %167, %168
  %170 = icmp uge <8 x i32> %166, %88
  %171 = icmp ult <8 x i32> %166, %90
  %172 = and <8 x i1> %170, %171
  %173 = or <8 x i1> %169, %172
  %174 = icmp ult <8 x i32> %164, %84
  %175 = icmp uge <8 x i32> %164, %86
  %176 = and <8 x i1> %174, %175
  %177 = icmp ult <8 x i32> %164, %88
  %178 = icmp uge <8 x i32> %164, %90
  %179 = or <8 x i1> %177, %178
  %180 = and <8 x i1> %176, %179
  %181 = bitcast <8 x i1> %180 to i8
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %188, label %183
183:
  %184 = or i64 %162, %91
  %185 = load ptr, ptr %92, align 8
  %186 = tail call noundef i32 %185(i32 noundef 0, i64 noundef %184, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %230
188:
  %189 = select <8 x i1> %173, <8 x i32> %96, <8 x i32> %166
  store <8 x i32> %189, ptr %165, align 1
  %190 = getelementptr inbounds nuw i8, ptr %97, i64 %162
  %191 = load <8 x i32>, ptr %190, align 1
  %192 = select <8 x i1> %173, <8 x i32> %94, <8 x i32> %191
  store <8 x i32> %192, ptr %190, align 1
  %193 = add i64 %161, 32
  %194 = icmp ugt i64 %193, %41
  br i1 %194, label %152, label %160
195:
  %196 = phi i64 [ %153, %155 ], [ %228, %225 ]
  %197 = getelementptr inbounds nuw i8, ptr %21, i64 %196
  %198 = load i32, ptr %197, align 1
  %199 = getelementptr inbounds nuw i8, ptr %156, i64 %196
  %200 = load i32, ptr %199, align 1
  %201 = icmp uge i32 %198, %31
  %202 = icmp ult i32 %198, %37
  %203 = or i1 %201, %202
  %204 = icmp uge i32 %198, %34
  %205 = icmp ult i32 %198, %38
  %206 = and i1 %204, %205
  %207 = or i1 %203, %206
  %208 = icmp ult i32 %200, %31
  %209 = icmp uge i32 %200, %37
  %210 = and i1 %208, %209
  %211 = icmp ult i32 %200, %34
  %212 = icmp uge i32 %200, %38
  %213 = or i1 %211, %212
  %214 = and i1 %210, %213
  br i1 %207, label %220, label %215
215:
  %216 = or i64 %196, %157
  %217 = load ptr, ptr %158, align 8
  %218 = tail call noundef i32 %217(i32 noundef 0, i64 noundef %216, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %230
220:
  %221 = select i1 %214, i32 %200, i32 %28
  store i32 %221, ptr %199, align 1
  br i1 %214, label %222, label %225
222:
  %223 = getelementptr inbounds nuw i8, ptr %159, i64 %196
  %224 = load i32, ptr %223, align 1
  br label %225
225:
  %226 = phi i32 [ %224, %222 ], [ %24, %220 ]
  %227 = getelementptr inbounds nuw i8, ptr %159, i64 %196
  store i32 %226, ptr %227, align 1
  %228 = add i64 %196, 4
  %229 = icmp ult i64 %228, %41
  br i1 %229, label %195, label %230
230:
  %231 = phi i1 [ true, %64 ], [ false, %215 ], [ true, %152 ], [ false, %183 ], [ true, %98 ], [ true, %225 ], [ true, %140 ], [ false, %135 ]
  ret i1 %231
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb1EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = lshr i64 %1, 16
  %11 = and i64 %10, 4095
  %12 = getelementptr inbounds nuw %struct.Place, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %10
  br i1 %14, label %15, label %18
15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %20
18:
  %19 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %7, i64 noundef %1)
  br label %20
20:
  %21 = phi ptr [ %17, %15 ], [ %19, %18 ]
  %22 = shl i32 %3, 2
  %23 = and i32 %22, 2147483632
  %24 = or disjoint i32 %23, 15
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %7, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  %38 = trunc i64 %26 to i32
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 339968
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 504
  %42 = load i64, ptr %41, align 8
  %43 = trunc i64 %42 to i32
  %44 = icmp eq i32 %40, %43
  br i1 %44, label %45, label %46
45:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %7)
  br label %46
46:
  %47 = and i64 %1, 65535
  %48 = add i64 %47, %2
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %21, i64 noundef %47, i64 noundef %48)
  %49 = or i64 %2, %1
  %50 = and i64 %49, 3
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %72
52:
  %53 = add nuw nsw i64 %47, 32
  %54 = icmp ugt i64 %53, %48
  br i1 %54, label %125, label %55
55:
  %56 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %57 = insertelement <8 x i32> poison, i32 %31, i64 0
  %58 = shufflevector <8 x i32> %57, <8 x i32> poison, <8 x i32> zeroinitializer
  %59 = insertelement <8 x i32> poison, i32 %37, i64 0
  %60 = shufflevector <8 x i32> %59, <8 x i32> poison, <8 x i32> zeroinitializer
  %61 = insertelement <8 x i32> poison, i32 %34, i64 0
  %62 = shufflevector <8 x i32> %61, <8 x i32> poison, <8 x i32> zeroinitializer
  %63 = insertelement <8 x i32> poison, i32 %38, i64 0
  %64 = shufflevector <8 x i32> %63, <8 x i32> poison, <8 x i32> zeroinitializer
  %65 = and i64 %1, -65536
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %67 = insertelement <8 x i32> poison, i32 %24, i64 0
  %68 = shufflevector <8 x i32> %67, <8 x i32> poison, <8 x i32> zeroinitializer
  %69 = insertelement <8 x i32> poison, i32 %28, i64 0
  %70 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> zeroinitializer
  %71 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  br label %133
72:
  %73 = and i64 %1, 65532
  %74 = icmp ult i64 %73, %48
  br i1 %74, label %75, label %196
75:
  %76 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %77 = and i64 %1, -65536
  %78 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %79 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  br label %80
80:
  %81 = phi i64 [ %73, %75 ], [ %123, %115 ]
  %82 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %47, i64 %81)
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = sub nuw i64 %48, %81
  %85 = tail call i64 @llvm.umin.i64(i64 %84, i64 4)
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = shl i32 15, %83
  %88 = shl nsw i32 -1, %86
  %89 = xor i32 %88, -1
  %90 = and i32 %87, %89
  %91 = getelementptr inbounds nuw i8, ptr %21, i64 %81
  %92 = load i32, ptr %91, align 1
  %93 = getelementptr inbounds nuw i8, ptr %76, i64 %81
  %94 = load i32, ptr %93, align 1
  %95 = icmp uge i32 %92, %31
  %96 = icmp ult i32 %92, %37
  %97 = or i1 %95, %96
  %98 = icmp uge i32 %92, %34
  %99 = icmp ult i32 %92, %38
  %100 = and i1 %98, %99
  %101 = or i1 %97, %100
  %102 = icmp uge i32 %94, %31
  %103 = icmp ult i32 %94, %37
  %104 = or i1 %102, %103
  %105 = icmp uge i32 %94, %34
  %106 = icmp ult i32 %94, %38
  %107 = and i1 %105, %106
  %108 = or i1 %104, %107
  %109 = and i1 %101, %108
  br i1 %109, label %115, label %110
110:
  %111 = or i64 %81, %77
  %112 = load ptr, ptr %78, align 8
  %113 = tail call noundef i32 %112(i32 noundef 1, i64 noundef %111, i32 noundef 1, i32 noundef %90, i32 noundef %3)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %210
115:
  %116 = getelementptr inbounds nuw i8, ptr %79, i64 %81
  %117 = load i32, ptr %116, align 1
  %118 = icmp eq i32 %92, %28
  %119 = and i32 %117, 15
  %120 = select i1 %118, i32 %119, i32 0
  %121 = or disjoint i32 %23, %120
  %122 = or i32 %121, %90
  store i32 %28, ptr %91, align 1
  store i32 %122, ptr %116, align 1
  %123 = add i64 %81, 4
  %124 = icmp ult i64 %123, %48
  br i1 %124, label %80, label %196
125:
  %126 = phi i64 [ %47, %52 ], [ %134, %162 ]
  %127 = icmp ult i64 %126, %48
  br i1 %127, label %128, label %196
128:
  %129 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %130 = and i64 %1, -65536
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %132 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  br label %166
133:
  %134 = phi i64 [ %53, %55 ], [ %164, %162 ]
  %135 = phi i64 [ %47, %55 ], [ %134, %162 ]
  %136 = getelementptr inbounds nuw i8, ptr %21, i64 %135
  %137 = load <8 x i32>, ptr %136, align 1
  %138 = getelementptr inbounds nuw i8, ptr %56, i64 %135
  %139 = load <8 x i32>, ptr %138, align 1
  %140 = icmp ult <8 x i32> %137, %58
  %141 = icmp uge <8 x i32> %137, %60
  %142 = and <8 x i1> %140, %141
  %143 = icmp ult <8 x i32> %137, %62
  %144 = icmp uge <8 x i32> %137, %64
  %145 = or <8 x i1> %143, %144
  %146 = and <8 x i1> %142, %145
  %147 = icmp ult <8 x i32> %139, %58
  %148 = icmp uge <8 x i32> %139, %60
  %149 = and <8 x i1> %147, %148
  %150 = icmp ult <8 x i32> %139, %62
  %151 = icmp uge <8 x i32> %139, %64
  %152 = or <8 x i1> %150, %151
  %153 = and <8 x i1> %149, %152
  %154 = or <8 x i1> %146, %153
  %155 = bitcast <8 x i1> %154 to i8
  %156 = icmp eq i8 %155, 0
  br i1 %156, label %162, label %157
157:
  %158 = or i64 %135, %65
  %159 = load ptr, ptr %66, align 8
  %160 = tail call noundef i32 %159(i32 noundef 1, i64 noundef %158, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %210
162:
  store <8 x i32> %70, ptr %136, align 1
  %163 = getelementptr inbounds nuw i8, ptr %71, i64 %135
  store <8 x i32> %68, ptr %163, align 1
  %164 = add i64 %134, 32
  %165 = icmp ugt i64 %164, %48
  br i1 %165, label %125, label %133
166:
  %167 = phi i64 [ %126, %128 ], [ %194, %192 ]
  %168 = getelementptr inbounds nuw i8, ptr %21, i64 %167
  %169 = load i32, ptr %168, align 1
  %170 = getelementptr inbounds nuw i8, ptr %129, i64 %167
  %171 = load i32, ptr %170, align 1
  %172 = icmp uge i32 %169, %31
  %173 = icmp ult i32 %169, %37
  %174 = or i1 %172, %173
  %175 = icmp uge i32 %169, %34
  %176 = icmp ult i32 %169, %38
  %177 = and i1 %175, %176
  %178 = or i1 %174, %177
  %179 = icmp uge i32 %171, %31
  %180 = icmp ult i32 %171, %37
  %181 = or i1 %179, %180
  %182 = icmp uge i32 %171, %34
  %183 = icmp ult i32 %171, %38
  %184 = and i1 %182, %183
  %185 = or i1 %181, %184
  %186 = and i1 %178, %185
  br i1 %186, label %192, label %187
187:
  %188 = or i64 %167, %130
  %189 = load ptr, ptr %131, align 8
  %190 = tail call noundef i32 %189(i32 noundef 1, i64 noundef %188, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %210
192:
  store i32 %28, ptr %168, align 1
  %193 = getelementptr inbounds nuw i8, ptr %132, i64 %167
  store i32 %24, ptr %193, align 1
  %194 = add i64 %167, 4
  %195 = icmp ult i64 %194, %48
  br i1 %195, label %166, label %196
196:
  %197 = lshr i64 %47, 8
  %198 = add i64 %48, -1
  %199 = lshr i64 %198, 8
  %200 = icmp samesign ugt i64 %197, %199
  br i1 %200, label %210, label %201
201:
  %202 = getelementptr inbounds nuw i8, ptr %21, i64 327680
  br label %203
203:
  %204 = phi i64 [ %197, %201 ], [ %208, %203 ]
  %205 = load i64, ptr %7, align 8
  %206 = trunc i64 %205 to i32
  %207 = getelementptr inbounds nuw i32, ptr %202, i64 %204
  store i32 %206, ptr %207, align 4
  %208 = add nuw nsw i64 %204, 1
  %209 = icmp eq i64 %204, %199
  br i1 %209, label %210, label %203
210:
  %211 = phi i1 [ false, %187 ], [ true, %196 ], [ true, %203 ], [ false, %157 ], [ false, %110 ]
  ret i1 %211
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb3EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = lshr i64 %1, 16
  %11 = and i64 %10, 4095
  %12 = getelementptr inbounds nuw %struct.Place, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %10
  br i1 %14, label %15, label %18
15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %20
18:
  %19 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %7, i64 noundef %1)
  br label %20
20:
  %21 = phi ptr [ %17, %15 ], [ %19, %18 ]
  %22 = shl i32 %3, 2
  %23 = and i32 %22, 2147483632
  %24 = or disjoint i32 %23, 15
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %7, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  %38 = trunc i64 %26 to i32
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  %42 = and i64 %1, 65535
  %43 = lshr i64 %42, 8
  %44 = add i64 %42, %2
  %45 = add i64 %44, -1
  %46 = lshr i64 %45, 8
  %47 = icmp samesign ugt i64 %43, %46
  br i1 %47, label %58, label %48
48:
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 327680
  br label %53
50:
  %51 = add nuw nsw i64 %54, 1
  %52 = icmp eq i64 %54, %46
  br i1 %52, label %58, label %53
53:
  %54 = phi i64 [ %43, %48 ], [ %51, %50 ]
  %55 = getelementptr inbounds nuw i32, ptr %49, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = icmp ult i32 %56, %37
  br i1 %57, label %50, label %77
58:
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 504
  %60 = load i64, ptr %59, align 8
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds nuw i8, ptr %21, i64 339968
  store i32 %61, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 472
  %64 = load i64, ptr %63, align 8
  %65 = icmp ugt i64 %64, 65535
  br i1 %65, label %66, label %67
66:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %7)
  br label %77
67:
  %68 = zext nneg i32 %24 to i64
  %69 = and i64 %27, 4294967295
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 464
  %71 = load ptr, ptr %70, align 8
  %72 = add nuw nsw i64 %64, 1
  store i64 %72, ptr %63, align 8
  %73 = getelementptr inbounds nuw %struct.LoggedRead, ptr %71, i64 %64
  store i64 %1, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store i64 %2, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 16
  store i64 %68, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %73, i64 24
  store i64 %69, ptr %76, align 8
  br label %241
77:
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %21, i64 noundef %42, i64 noundef %44)
  %78 = or i64 %2, %1
  %79 = and i64 %78, 3
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %103
81:
  %82 = add nuw nsw i64 %42, 32
  %83 = icmp ugt i64 %82, %44
  br i1 %83, label %159, label %84
84:
  %85 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %86 = insertelement <8 x i32> poison, i32 %31, i64 0
  %87 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> zeroinitializer
  %88 = insertelement <8 x i32> poison, i32 %37, i64 0
  %89 = shufflevector <8 x i32> %88, <8 x i32> poison, <8 x i32> zeroinitializer
  %90 = insertelement <8 x i32> poison, i32 %34, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = insertelement <8 x i32> poison, i32 %38, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = insertelement <8 x i32> poison, i32 %41, i64 0
  %95 = shufflevector <8 x i32> %94, <8 x i32> poison, <8 x i32> zeroinitializer
  %96 = and i64 %1, -65536
  %97 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %98 = insertelement <8 x i32> poison, i32 %24, i64 0
  %99 = shufflevector <8 x i32> %98, <8 x i32> poison, <8 x i32> zeroinitializer
  %100 = insertelement <8 x i32> poison, i32 %28, i64 0
  %101 = shufflevector <8 x i32> %100, <8 x i32> poison, <8 x i32> zeroinitializer
  %102 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %167
103:
  %104 = and i64 %1, 65532
  %105 = icmp ult i64 %104, %44
  br i1 %105, label %106, label %241
106:
  %107 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %108 = and i64 %1, -65536
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %110 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %111
111:
  %112 = phi i64 [ %104, %106 ], [ %157, %147 ]
  %113 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %42, i64 %112)
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = sub nuw i64 %44, %112
  %116 = tail call i64 @llvm.umin.i64(i64 %115, i64 4)
  %117 = trunc nuw nsw i64 %116 to i32
  %118 = shl i32 15, %114
  %119 = shl nsw i32 -1, %117
  %120 = xor i32 %119, -1
  %121 = and i32 %118, %120
  %122 = getelementptr inbounds nuw i8, ptr %21, i64 %112
  %123 = load i32, ptr %122, align 1
  %124 = getelementptr inbounds nuw i8, ptr %107, i64 %112
  %125 = load i32, ptr %124, align 1
  %126 = icmp uge i32 %123, %31
  %127 = icmp ult i32 %123, %37
  %128 = or i1 %126, %127
  %129 = icmp uge i32 %123, %34
  %130 = icmp ult i32 %123, %38
  %131 = and i1 %129, %130
  %132 = or i1 %128, %131
  %133 = icmp ult i32 %123, %41
  %134 = select i1 %133, i1 %132, i1 false
  %135 = icmp ult i32 %125, %31
  %136 = icmp uge i32 %125, %37
  %137 = and i1 %135, %136
  %138 = icmp ult i32 %125, %34
  %139 = icmp uge i32 %125, %38
  %140 = or i1 %138, %139
  %141 = and i1 %137, %140
  br i1 %134, label %147, label %142
142:
  %143 = or i64 %112, %108
  %144 = load ptr, ptr %109, align 8
  %145 = tail call noundef i32 %144(i32 noundef 3, i64 noundef %143, i32 noundef 1, i32 noundef %121, i32 noundef %3)
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %241
147:
  %148 = getelementptr inbounds nuw i8, ptr %110, i64 %112
  %149 = load i32, ptr %148, align 1
  %150 = icmp eq i32 %125, %28
  %151 = and i32 %149, 15
  %152 = select i1 %150, i32 %151, i32 0
  %153 = or disjoint i32 %23, %152
  %154 = or i32 %153, %121
  %155 = select i1 %141, i32 %125, i32 %28
  store i32 %155, ptr %124, align 1
  %156 = select i1 %141, i32 %149, i32 %154
  store i32 %156, ptr %148, align 1
  %157 = add i64 %112, 4
  %158 = icmp ult i64 %157, %44
  br i1 %158, label %111, label %241
159:
  %160 = phi i64 [ %42, %81 ], [ %168, %197 ]
  %161 = icmp ult i64 %160, %44
  br i1 %161, label %162, label %241
162:
  %163 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %164 = and i64 %1, -65536
  %165 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %166 = getelementptr inbounds nuw i8, ptr %21, i64 196608
  br label %204
167:
  %168 = phi i64 [ %82, %84 ], [ %202, %197 ]
  %169 = phi i64 [ %42, %84 ], [ %168, %197 ]
  %170 = getelementptr inbounds nuw i8, ptr %21, i64 %169
  %171 = load <8 x i32>, ptr %170, align 1
  %172 = getelementptr inbounds nuw i8, ptr %85, i64 %169
  %173 = load <8 x i32>, ptr %172, align 1
  %174 = icmp uge <8 x i32> %173, %87
  %175 = icmp ult <8 x i32> %173, %89
  %176 = or <8 x i1> %174, %175
  %177 = icmp uge <8 x i32> %173, %91
  %178 = icmp ult <8 x i32> %173, %93
  %179 = and <8 x i1> %177, %178
  %180 = or <8 x i1> %176, %179
  %181 = icmp uge <8 x i32> %171, %95
  %182 = icmp ult <8 x i32> %171, %87
  %183 = icmp uge <8 x i32> %171, %89
  %184 = and <8 x i1> %182, %183
  %185 = icmp ult <8 x i32> %171, %91
  %186 = icmp uge <8 x i32> %171, %93
  %187 = or <8 x i1> %185, %186
  %188 = and <8 x i1> %184, %187
  %189 = select <8 x i1> %181, <8 x i1> splat (i1 true), <8 x i1> %188
  %190 = bitcast <8 x i1> %189 to i8
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %197, label %192
192:
  %193 = or i64 %169, %96
  %194 = load ptr, ptr %97, align 8
  %195 = tail call noundef i32 %194(i32 noundef 3, i64 noundef %193, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %241
197:
  %198 = select <8 x i1> %180, <8 x i32> %101, <8 x i32> %173
  store <8 x i32> %198, ptr %172, align 1
  %199 = getelementptr inbounds nuw i8, ptr %102, i64 %169
  %200 = load <8 x i32>, ptr %199, align 1
  %201 = select <8 x i1> %180, <8 x i32> %99, <8 x i32> %200
  store <8 x i32> %201, ptr %199, align 1
  %202 = add i64 %168, 32
  %203 = icmp ugt i64 %202, %44
  br i1 %203, label %159, label %167
204:
  %205 = phi i64 [ %160, %162 ], [ %239, %236 ]
  %206 = getelementptr inbounds nuw i8, ptr %21, i64 %205
  %207 = load i32, ptr %206, align 1
  %208 = getelementptr inbounds nuw i8, ptr %163, i64 %205
  %209 = load i32, ptr %208, align 1
  %210 = icmp uge i32 %207, %31
  %211 = icmp ult i32 %207, %37
  %212 = or i1 %210, %211
  %213 = icmp uge i32 %207, %34
  %214 = icmp ult i32 %207, %38
  %215 = and i1 %213, %214
  %216 = or i1 %212, %215
  %217 = icmp ult i32 %207, %41
  %218 = select i1 %217, i1 %216, i1 false
  %219 = icmp ult i32 %209, %31
  %220 = icmp uge i32 %209, %37
  %221 = and i1 %219, %220
  %222 = icmp ult i32 %209, %34
  %223 = icmp uge i32 %209, %38
  %224 = or i1 %222, %223
  %225 = and i1 %221, %224
  br i1 %218, label %231, label %226
226:
  %227 = or i64 %205, %164
  %228 = load ptr, ptr %165, align 8
  %229 = tail call noundef i32 %228(i32 noundef 3, i64 noundef %227, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %241
231:
  %232 = select i1 %225, i32 %209, i32 %28
  store i32 %232, ptr %208, align 1
  br i1 %225, label %233, label %236
233:
  %234 = getelementptr inbounds nuw i8, ptr %166, i64 %205
  %235 = load i32, ptr %234, align 1
  br label %236
236:
  %237 = phi i32 [ %235, %233 ], [ %24, %231 ]
  %238 = getelementptr inbounds nuw i8, ptr %166, i64 %205
  store i32 %237, ptr %238, align 1
  %239 = add i64 %205, 4
  %240 = icmp ult i64 %239, %44
  br i1 %240, label %204, label %241
241:
  %242 = phi i1 [ true, %67 ], [ false, %226 ], [ true, %159 ], [ false, %192 ], [ true, %103 ], [ true, %236 ], [ true, %147 ], [ false, %142 ]
  ret i1 %242
}
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.masked.scatter.v32i32.v32p0(<32 x i32>, <32 x ptr>, <32 x i1>)
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space0EL4Verb2EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space0EL4Verb2EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = lshr i64 %1, 16
  %11 = and i64 %10, 4095
  %12 = getelementptr inbounds nuw %struct.Place, ptr %9, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %10
  br i1 %14, label %15, label %18
15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load ptr, ptr %16, align 8
  br label %20
18:
  %19 = tail call fastcc noundef ptr @_ZL8new_pageR6Recordy(ptr noundef nonnull align 8 dereferenceable(640) %7, i64 noundef %1)
  br label %20
20:
  %21 = phi ptr [ %17, %15 ], [ %19, %18 ]
  %22 = shl i32 %3, 2
  %23 = or i32 %22, -2147483633
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %7, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = trunc i64 %25 to i32
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 339968
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 504
  %41 = load i64, ptr %40, align 8
  %42 = trunc i64 %41 to i32
  %43 = icmp eq i32 %39, %42
  br i1 %43, label %44, label %45
44:
  tail call void @db_drain_global(ptr noundef nonnull align 8 dereferenceable(640) %7)
  br label %45
45:
  %46 = and i64 %1, 65535
  %47 = add i64 %46, %2
  tail call void @db_spread(ptr noundef nonnull align 4 dereferenceable(339972) %21, i64 noundef %46, i64 noundef %47)
  %48 = or i64 %2, %1
  %49 = and i64 %48, 3
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %71
51:
  %52 = add nuw nsw i64 %46, 32
  %53 = icmp ugt i64 %52, %47
  br i1 %53, label %132, label %54
54:
  %55 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %56 = insertelement <8 x i32> poison, i32 %30, i64 0
  %57 = shufflevector <8 x i32> %56, <8 x i32> poison, <8 x i32> zeroinitializer
  %58 = insertelement <8 x i32> poison, i32 %36, i64 0
  %59 = shufflevector <8 x i32> %58, <8 x i32> poison, <8 x i32> zeroinitializer
  %60 = insertelement <8 x i32> poison, i32 %33, i64 0
  %61 = shufflevector <8 x i32> %60, <8 x i32> poison, <8 x i32> zeroinitializer
  %62 = insertelement <8 x i32> poison, i32 %37, i64 0
  %63 = shufflevector <8 x i32> %62, <8 x i32> poison, <8 x i32> zeroinitializer
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  %65 = and i64 %1, -65536
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %67 = insertelement <8 x i32> poison, i32 %23, i64 0
  %68 = shufflevector <8 x i32> %67, <8 x i32> poison, <8 x i32> zeroinitializer
  %69 = insertelement <8 x i32> poison, i32 %27, i64 0
  %70 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %140
71:
  %72 = and i64 %1, 65532
  %73 = icmp ult i64 %72, %47
  br i1 %73, label %74, label %211
74:
  %75 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %76 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  %77 = and i64 %1, -65536
  %78 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %79 = and i32 %23, -16
  br label %80
80:
  %81 = phi i64 [ %72, %74 ], [ %130, %123 ]
  %82 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %46, i64 %81)
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = sub nuw i64 %47, %81
  %85 = tail call i64 @llvm.umin.i64(i64 %84, i64 4)
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = shl i32 15, %83
  %88 = shl nsw i32 -1, %86
  %89 = xor i32 %88, -1
  %90 = and i32 %87, %89
  %91 = getelementptr inbounds nuw i8, ptr %21, i64 %81
  %92 = load i32, ptr %91, align 1
  %93 = getelementptr inbounds nuw i8, ptr %75, i64 %81
  %94 = load i32, ptr %93, align 1
  %95 = icmp uge i32 %92, %30
  %96 = icmp ult i32 %92, %36
  %97 = or i1 %95, %96
  %98 = icmp uge i32 %92, %33
  %99 = icmp ult i32 %92, %37
  %100 = and i1 %98, %99
  %101 = or i1 %97, %100
  %102 = zext i1 %101 to i32
  %103 = getelementptr inbounds nuw i8, ptr %76, i64 %81
  %104 = load i32, ptr %103, align 1
  %105 = lshr i32 %104, 31
  %106 = or i32 %105, %102
  %107 = icmp ult i32 %94, %30
  %108 = icmp uge i32 %94, %36
  %109 = and i1 %107, %108
  %110 = icmp ult i32 %94, %33
  %111 = icmp uge i32 %94, %37
  %112 = or i1 %110, %111
  %113 = and i1 %109, %112
  %114 = icmp eq i32 %106, 0
  %115 = select i1 %113, i1 true, i1 %114
  br i1 %115, label %116, label %123
116:
  %117 = or i64 %81, %77
  %118 = load ptr, ptr %78, align 8
  %119 = tail call noundef i32 %118(i32 noundef 2, i64 noundef %117, i32 noundef 1, i32 noundef %90, i32 noundef %3)
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %225
121:
  %122 = load i32, ptr %103, align 1
  br label %123
123:
  %124 = phi i32 [ %122, %121 ], [ %104, %80 ]
  %125 = icmp eq i32 %92, %27
  %126 = and i32 %124, 15
  %127 = select i1 %125, i32 %126, i32 0
  %128 = or disjoint i32 %79, %127
  %129 = or i32 %128, %90
  store i32 %27, ptr %91, align 1
  store i32 %129, ptr %103, align 1
  %130 = add i64 %81, 4
  %131 = icmp ult i64 %130, %47
  br i1 %131, label %80, label %211
132:
  %133 = phi i64 [ %46, %51 ], [ %141, %173 ]
  %134 = icmp ult i64 %133, %47
  br i1 %134, label %135, label %211
135:
  %136 = getelementptr inbounds nuw i8, ptr %21, i64 131072
  %137 = getelementptr inbounds nuw i8, ptr %21, i64 65536
  %138 = and i64 %1, -65536
  %139 = getelementptr inbounds nuw i8, ptr %7, i64 88
  br label %176
140:
  %141 = phi i64 [ %52, %54 ], [ %174, %173 ]
  %142 = phi i64 [ %46, %54 ], [ %141, %173 ]
  %143 = getelementptr inbounds nuw i8, ptr %21, i64 %142
  %144 = load <8 x i32>, ptr %143, align 1
  %145 = getelementptr inbounds nuw i8, ptr %55, i64 %142
  %146 = load <8 x i32>, ptr %145, align 1
  %147 = icmp uge <8 x i32> %144, %57
  %148 = icmp ult <8 x i32> %144, %59
  %149 = or <8 x i1> %147, %148
  %150 = icmp uge <8 x i32> %144, %61
  %151 = icmp ult <8 x i32> %144, %63
  %152 = and <8 x i1> %150, %151
  %153 = or <8 x i1> %149, %152
  %154 = getelementptr inbounds nuw i8, ptr %64, i64 %142
  %155 = load <8 x i32>, ptr %154, align 1
  %156 = ashr <8 x i32> %155, splat (i32 31)
  %157 = select <8 x i1> %153, <8 x i32> splat (i32 -1), <8 x i32> %156
  %158 = icmp uge <8 x i32> %146, %57
  %159 = icmp ult <8 x i32> %146, %59
  %160 = or <8 x i1> %158, %159
  %161 = icmp uge <8 x i32> %146, %61
  %162 = icmp ult <8 x i32> %146, %63
  %163 = and <8 x i1> %161, %162
  %164 = or <8 x i1> %160, %163
  %165 = select <8 x i1> %164, <8 x i32> %157, <8 x i32> zeroinitializer
  %166 = tail call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %165)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %173
168:
  %169 = or i64 %142, %65
  %170 = load ptr, ptr %66, align 8
  %171 = tail call noundef i32 %170(i32 noundef 2, i64 noundef %169, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %225
173:
  store <8 x i32> %70, ptr %143, align 1
  store <8 x i32> %68, ptr %154, align 1
  %174 = add i64 %141, 32
  %175 = icmp ugt i64 %174, %47
  br i1 %175, label %132, label %140
176:
  %177 = phi i64 [ %133, %135 ], [ %209, %208 ]
  %178 = getelementptr inbounds nuw i8, ptr %21, i64 %177
  %179 = load i32, ptr %178, align 1
  %180 = getelementptr inbounds nuw i8, ptr %136, i64 %177
  %181 = load i32, ptr %180, align 1
  %182 = icmp uge i32 %179, %30
  %183 = icmp ult i32 %179, %36
  %184 = or i1 %182, %183
  %185 = icmp uge i32 %179, %33
  %186 = icmp ult i32 %179, %37
  %187 = and i1 %185, %186
  %188 = or i1 %184, %187
  %189 = zext i1 %188 to i32
  %190 = getelementptr inbounds nuw i8, ptr %137, i64 %177
  %191 = load i32, ptr %190, align 1
  %192 = lshr i32 %191, 31
  %193 = or i32 %192, %189
  %194 = icmp ult i32 %181, %30
  %195 = icmp uge i32 %181, %36
  %196 = and i1 %194, %195
  %197 = icmp ult i32 %181, %33
  %198 = icmp uge i32 %181, %37
  %199 = or i1 %197, %198
  %200 = and i1 %196, %199
  %201 = icmp eq i32 %193, 0
  %202 = select i1 %200, i1 true, i1 %201
  br i1 %202, label %203, label %208
203:
  %204 = or i64 %177, %138
  %205 = load ptr, ptr %139, align 8
  %206 = tail call noundef i32 %205(i32 noundef 2, i64 noundef %204, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %225
208:
  store i32 %27, ptr %178, align 1
  store i32 %23, ptr %190, align 1
  %209 = add i64 %177, 4
  %210 = icmp ult i64 %209, %47
  br i1 %210, label %176, label %211
211:
  %212 = lshr i64 %46, 8
  %213 = add i64 %47, -1
  %214 = lshr i64 %213, 8
  %215 = icmp samesign ugt i64 %212, %214
  br i1 %215, label %225, label %216
216:
  %217 = getelementptr inbounds nuw i8, ptr %21, i64 327680
  br label %218
218:
  %219 = phi i64 [ %212, %216 ], [ %223, %218 ]
  %220 = load i64, ptr %7, align 8
  %221 = trunc i64 %220 to i32
  %222 = getelementptr inbounds nuw i32, ptr %217, i64 %219
  store i32 %221, ptr %222, align 4
  %223 = add nuw nsw i64 %219, 1
  %224 = icmp eq i64 %219, %214
  br i1 %224, label %225, label %218
225:
  %226 = phi i1 [ false, %203 ], [ true, %211 ], [ true, %218 ], [ false, %168 ], [ false, %116 ]
  ret i1 %226
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb0EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb0EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = shl i32 %3, 2
  %11 = and i32 %10, 2147483632
  %12 = or disjoint i32 %11, 15
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 592
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr %7, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = trunc i64 %14 to i32
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = trunc i64 %22 to i32
  %24 = and i64 %1, 65535
  %25 = add i64 %24, %2
  %26 = or i64 %2, %1
  %27 = and i64 %26, 3
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %48
29:
  %30 = add nuw nsw i64 %24, 32
  %31 = icmp ugt i64 %30, %25
  br i1 %31, label %103, label %32
32:
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %35 = insertelement <8 x i32> poison, i32 %19, i64 0
  %36 = shufflevector <8 x i32> %35, <8 x i32> poison, <8 x i32> zeroinitializer
  %37 = insertelement <8 x i32> poison, i32 %20, i64 0
  %38 = shufflevector <8 x i32> %37, <8 x i32> poison, <8 x i32> zeroinitializer
  %39 = insertelement <8 x i32> poison, i32 %23, i64 0
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <8 x i32> zeroinitializer
  %41 = and i64 %1, -65536
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %43 = insertelement <8 x i32> poison, i32 %12, i64 0
  %44 = shufflevector <8 x i32> %43, <8 x i32> poison, <8 x i32> zeroinitializer
  %45 = insertelement <8 x i32> poison, i32 %16, i64 0
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <8 x i32> zeroinitializer
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 196608
  br label %112
48:
  %49 = and i64 %1, 65532
  %50 = icmp ult i64 %49, %25
  br i1 %50, label %51, label %174
51:
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %54 = and i64 %1, -65536
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 196608
  br label %57
57:
  %58 = phi i64 [ %49, %51 ], [ %101, %91 ]
  %59 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %24, i64 %58)
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = sub nuw i64 %25, %58
  %62 = tail call i64 @llvm.umin.i64(i64 %61, i64 4)
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = shl i32 15, %60
  %65 = shl nsw i32 -1, %63
  %66 = xor i32 %65, -1
  %67 = and i32 %64, %66
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 %58
  %69 = load i32, ptr %68, align 1
  %70 = getelementptr inbounds nuw i8, ptr %52, i64 %58
  %71 = load i32, ptr %70, align 1
  %72 = getelementptr inbounds nuw i8, ptr %53, i64 %58
  %73 = load i32, ptr %72, align 1
  %74 = icmp uge i32 %69, %19
  %75 = icmp ult i32 %69, %20
  %76 = or i1 %74, %75
  %77 = icmp ult i32 %71, %19
  %78 = icmp uge i32 %71, %20
  %79 = and i1 %77, %78
  %80 = xor i32 %73, %23
  %81 = icmp ult i32 %80, 16
  %82 = and i32 %80, %67
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  %85 = select i1 %84, i1 %76, i1 false
  br i1 %85, label %91, label %86
86:
  %87 = or i64 %58, %54
  %88 = load ptr, ptr %55, align 8
  %89 = tail call noundef i32 %88(i32 noundef 16, i64 noundef %87, i32 noundef 1, i32 noundef %67, i32 noundef %3)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %174
91:
  %92 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  %93 = load i32, ptr %92, align 1
  %94 = icmp eq i32 %71, %16
  %95 = and i32 %93, 15
  %96 = select i1 %94, i32 %95, i32 0
  %97 = or disjoint i32 %11, %96
  %98 = or i32 %97, %67
  %99 = select i1 %79, i32 %71, i32 %16
  store i32 %99, ptr %70, align 1
  %100 = select i1 %79, i32 %93, i32 %98
  store i32 %100, ptr %92, align 1
  %101 = add i64 %58, 4
  %102 = icmp ult i64 %101, %25
  br i1 %102, label %57, label %174
103:
  %104 = phi i64 [ %24, %29 ], [ %113, %136 ]
  %105 = icmp ult i64 %104, %25
  br i1 %105, label %106, label %174
106:
  %107 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %108 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %109 = and i64 %1, -65536
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %111 = getelementptr inbounds nuw i8, ptr %9, i64 196608
  br label %143
112:
  %113 = phi i64 [ %30, %32 ], [ %141, %136 ]
  %114 = phi i64 [ %24, %32 ], [ %113, %136 ]
  %115 = getelementptr inbounds nuw i8, ptr %9, i64 %114
  %116 = load <8 x i32>, ptr %115, align 1
  %117 = getelementptr inbounds nuw i8, ptr %33, i64 %114
  %118 = load <8 x i32>, ptr %117, align 1
  %119 = getelementptr inbounds nuw i8, ptr %34, i64 %114
  %120 = load <8 x i32>, ptr %119, align 1
  %121 = icmp uge <8 x i32> %118, %36
  %122 = icmp ult <8 x i32> %118, %38
  %123 = or <8 x i1> %121, %122
  %124 = icmp ne <8 x i32> %120, %40
  %125 = icmp ult <8 x i32> %116, %36
  %126 = icmp uge <8 x i32> %116, %38
  %127 = and <8 x i1> %125, %126
  %128 = select <8 x i1> %124, <8 x i1> splat (i1 true), <8 x i1> %127
  %129 = bitcast <8 x i1> %128 to i8
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %136, label %131
131:
  %132 = or i64 %114, %41
  %133 = load ptr, ptr %42, align 8
  %134 = tail call noundef i32 %133(i32 noundef 16, i64 noundef %132, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %174
136:
  %137 = select <8 x i1> %123, <8 x i32> %46, <8 x i32> %118
  store <8 x i32> %137, ptr %117, align 1
  %138 = getelementptr inbounds nuw i8, ptr %47, i64 %114
  %139 = load <8 x i32>, ptr %138, align 1
  %140 = select <8 x i1> %123, <8 x i32> %44, <8 x i32> %139
  store <8 x i32> %140, ptr %138, align 1
  %141 = add i64 %113, 32
  %142 = icmp ugt i64 %141, %25
  br i1 %142, label %103, label %112
143:
  %144 = phi i64 [ %104, %106 ], [ %172, %169 ]
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 %144
  %146 = load i32, ptr %145, align 1
  %147 = getelementptr inbounds nuw i8, ptr %107, i64 %144
  %148 = load i32, ptr %147, align 1
  %149 = getelementptr inbounds nuw i8, ptr %108, i64 %144
  %150 = load i32, ptr %149, align 1
  %151 = icmp uge i32 %146, %19
  %152 = icmp ult i32 %146, %20
  %153 = or i1 %151, %152
  %154 = icmp ult i32 %148, %19
  %155 = icmp uge i32 %148, %20
  %156 = and i1 %154, %155
  %157 = icmp eq i32 %150, %23
  %158 = select i1 %157, i1 %153, i1 false
  br i1 %158, label %164, label %159
159:
  %160 = or i64 %144, %109
  %161 = load ptr, ptr %110, align 8
  %162 = tail call noundef i32 %161(i32 noundef 16, i64 noundef %160, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %174
164:
  %165 = select i1 %156, i32 %148, i32 %16
  store i32 %165, ptr %147, align 1
  br i1 %156, label %166, label %169
166:
  %167 = getelementptr inbounds nuw i8, ptr %111, i64 %144
  %168 = load i32, ptr %167, align 1
  br label %169
169:
  %170 = phi i32 [ %168, %166 ], [ %12, %164 ]
  %171 = getelementptr inbounds nuw i8, ptr %111, i64 %144
  store i32 %170, ptr %171, align 1
  %172 = add i64 %144, 4
  %173 = icmp ult i64 %172, %25
  br i1 %173, label %143, label %174
174:
  %175 = phi i1 [ false, %159 ], [ true, %103 ], [ false, %131 ], [ true, %48 ], [ true, %169 ], [ true, %91 ], [ false, %86 ]
  ret i1 %175
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb1EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb1EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = shl i32 %3, 2
  %11 = and i32 %10, 2147483632
  %12 = or disjoint i32 %11, 15
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 592
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr %7, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = trunc i64 %14 to i32
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 488
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %30, label %27
27:
  %28 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %169
30:
  %31 = and i64 %1, 65535
  %32 = add i64 %31, %2
  %33 = or i64 %2, %1
  %34 = and i64 %33, 3
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %55
36:
  %37 = add nuw nsw i64 %31, 32
  %38 = icmp ugt i64 %37, %32
  br i1 %38, label %108, label %39
39:
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %42 = insertelement <8 x i32> poison, i32 %19, i64 0
  %43 = shufflevector <8 x i32> %42, <8 x i32> poison, <8 x i32> zeroinitializer
  %44 = insertelement <8 x i32> poison, i32 %20, i64 0
  %45 = shufflevector <8 x i32> %44, <8 x i32> poison, <8 x i32> zeroinitializer
  %46 = and i64 %1, -65536
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %48 = insertelement <8 x i32> poison, i32 %12, i64 0
  %49 = shufflevector <8 x i32> %48, <8 x i32> poison, <8 x i32> zeroinitializer
  %50 = insertelement <8 x i32> poison, i32 %16, i64 0
  %51 = shufflevector <8 x i32> %50, <8 x i32> poison, <8 x i32> zeroinitializer
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  %53 = insertelement <8 x i32> poison, i32 %23, i64 0
  %54 = shufflevector <8 x i32> %53, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %117
55:
  %56 = and i64 %1, 65532
  %57 = icmp ult i64 %56, %32
  br i1 %57, label %58, label %166
58:
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %61 = and i64 %1, -65536
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  %64 = and i32 %23, -16
  br label %65
65:
  %66 = phi i64 [ %56, %58 ], [ %106, %94 ]
  %67 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %31, i64 %66)
  %68 = trunc nuw nsw i64 %67 to i32
  %69 = sub nuw i64 %32, %66
  %70 = tail call i64 @llvm.umin.i64(i64 %69, i64 4)
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = shl i32 15, %68
  %73 = shl nsw i32 -1, %71
  %74 = xor i32 %73, -1
  %75 = and i32 %72, %74
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 %66
  %77 = load i32, ptr %76, align 1
  %78 = getelementptr inbounds nuw i8, ptr %59, i64 %66
  %79 = load i32, ptr %78, align 1
  %80 = getelementptr inbounds nuw i8, ptr %60, i64 %66
  %81 = load i32, ptr %80, align 1
  %82 = icmp uge i32 %77, %19
  %83 = icmp ult i32 %77, %20
  %84 = or i1 %82, %83
  %85 = icmp uge i32 %79, %19
  %86 = icmp ult i32 %79, %20
  %87 = or i1 %85, %86
  %88 = and i1 %84, %87
  br i1 %88, label %94, label %89
89:
  %90 = or i64 %66, %61
  %91 = load ptr, ptr %62, align 8
  %92 = tail call noundef i32 %91(i32 noundef 17, i64 noundef %90, i32 noundef 1, i32 noundef %75, i32 noundef %3)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %169
94:
  %95 = getelementptr inbounds nuw i8, ptr %63, i64 %66
  %96 = load i32, ptr %95, align 1
  %97 = icmp eq i32 %77, %16
  %98 = and i32 %96, 15
  %99 = select i1 %97, i32 %98, i32 0
  %100 = or disjoint i32 %11, %99
  %101 = or i32 %100, %75
  store i32 %16, ptr %76, align 1
  store i32 %101, ptr %95, align 1
  %102 = and i32 %81, -16
  %103 = icmp eq i32 %64, %102
  %104 = select i1 %103, i32 %81, i32 %64
  %105 = or i32 %104, %75
  store i32 %105, ptr %80, align 1
  %106 = add i64 %66, 4
  %107 = icmp ult i64 %106, %32
  br i1 %107, label %65, label %166
108:
  %109 = phi i64 [ %31, %36 ], [ %118, %139 ]
  %110 = icmp ult i64 %109, %32
  br i1 %110, label %111, label %166
111:
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %114 = and i64 %1, -65536
  %115 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %116 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  br label %143
117:
  %118 = phi i64 [ %37, %39 ], [ %141, %139 ]
  %119 = phi i64 [ %31, %39 ], [ %118, %139 ]
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load <8 x i32>, ptr %120, align 1
  %122 = getelementptr inbounds nuw i8, ptr %40, i64 %119
  %123 = load <8 x i32>, ptr %122, align 1
  %124 = getelementptr inbounds nuw i8, ptr %41, i64 %119
  %125 = icmp ult <8 x i32> %121, %43
  %126 = icmp uge <8 x i32> %121, %45
  %127 = and <8 x i1> %125, %126
  %128 = icmp ult <8 x i32> %123, %43
  %129 = icmp uge <8 x i32> %123, %45
  %130 = and <8 x i1> %128, %129
  %131 = or <8 x i1> %127, %130
  %132 = bitcast <8 x i1> %131 to i8
  %133 = icmp eq i8 %132, 0
  br i1 %133, label %139, label %134
134:
  %135 = or i64 %119, %46
  %136 = load ptr, ptr %47, align 8
  %137 = tail call noundef i32 %136(i32 noundef 17, i64 noundef %135, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %169
139:
  store <8 x i32> %51, ptr %120, align 1
  %140 = getelementptr inbounds nuw i8, ptr %52, i64 %119
  store <8 x i32> %49, ptr %140, align 1
  store <8 x i32> %54, ptr %124, align 1
  %141 = add i64 %118, 32
  %142 = icmp ugt i64 %141, %32
  br i1 %142, label %108, label %117
143:
  %144 = phi i64 [ %109, %111 ], [ %164, %162 ]
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 %144
  %146 = load i32, ptr %145, align 1
  %147 = getelementptr inbounds nuw i8, ptr %112, i64 %144
  %148 = load i32, ptr %147, align 1
  %149 = getelementptr inbounds nuw i8, ptr %113, i64 %144
  %150 = icmp uge i32 %146, %19
  %151 = icmp ult i32 %146, %20
  %152 = or i1 %150, %151
  %153 = icmp uge i32 %148, %19
  %154 = icmp ult i32 %148, %20
  %155 = or i1 %153, %154
  %156 = and i1 %152, %155
  br i1 %156, label %162, label %157
157:
  %158 = or i64 %144, %114
  %159 = load ptr, ptr %115, align 8
  %160 = tail call noundef i32 %159(i32 noundef 17, i64 noundef %158, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %169
162:
  store i32 %16, ptr %145, align 1
  %163 = getelementptr inbounds nuw i8, ptr %116, i64 %144
  store i32 %12, ptr %163, align 1
  store i32 %23, ptr %149, align 1
  %164 = add i64 %144, 4
  %165 = icmp ult i64 %164, %32
  br i1 %165, label %143, label %166
166:
  %167 = load i64, ptr %7, align 8
  %168 = getelementptr inbounds nuw i8, ptr %7, i64 496
  store i64 %167, ptr %168, align 8
  br label %169
169:
  %170 = phi i1 [ false, %27 ], [ true, %166 ], [ false, %134 ], [ false, %157 ], [ false, %89 ]
  ret i1 %170
}
define internal fastcc noundef zeroext i1 @_ZL5touchIL5Space1EL4Verb2EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = add i64 %2, %1
  %6 = add i64 %5, -1
  %7 = and i64 %6, -65536
  %8 = icmp ult i64 %1, %7
  br i1 %8, label %11, label %9
9:
  %10 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  br label %17
11:
  %12 = sub nuw i64 %7, %1
  %13 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %1, i64 noundef %12, i32 noundef %3)
  br i1 %13, label %14, label %17
14:
  %15 = sub i64 %5, %7
  %16 = tail call fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbPyyyj(ptr noundef %0, i64 noundef %7, i64 noundef %15, i32 noundef %3)
  br label %17
17:
  %18 = phi i1 [ %10, %9 ], [ false, %11 ], [ %16, %14 ]
  ret i1 %18
}
define internal fastcc noundef zeroext i1 @_ZL10touch_pageIL5Space1EL4Verb2EEbPyyyj(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %9 = load ptr, ptr %8, align 8
  %10 = shl i32 %3, 2
  %11 = or i32 %10, -2147483633
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 592
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %7, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = trunc i64 %13 to i32
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 488
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %29, label %26
26:
  %27 = tail call i32 @db_process_lds(ptr noundef nonnull %0)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %191
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
  br i1 %37, label %116, label %38
38:
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %41 = insertelement <8 x i32> poison, i32 %18, i64 0
  %42 = shufflevector <8 x i32> %41, <8 x i32> poison, <8 x i32> zeroinitializer
  %43 = insertelement <8 x i32> poison, i32 %19, i64 0
  %44 = shufflevector <8 x i32> %43, <8 x i32> poison, <8 x i32> zeroinitializer
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  %46 = insertelement <8 x i32> poison, i32 %22, i64 0
  %47 = shufflevector <8 x i32> %46, <8 x i32> poison, <8 x i32> zeroinitializer
  %48 = and i64 %1, -65536
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %50 = insertelement <8 x i32> poison, i32 %11, i64 0
  %51 = shufflevector <8 x i32> %50, <8 x i32> poison, <8 x i32> zeroinitializer
  %52 = insertelement <8 x i32> poison, i32 %15, i64 0
  %53 = shufflevector <8 x i32> %52, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %125
54:
  %55 = and i64 %1, 65532
  %56 = icmp ult i64 %55, %31
  br i1 %56, label %57, label %188
57:
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  %61 = and i64 %1, -65536
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %63 = and i32 %11, -16
  br label %64
64:
  %65 = phi i64 [ %55, %57 ], [ %114, %107 ]
  %66 = tail call i64 @llvm.usub.sat.i64(i64 range(i64 0, 65536) %30, i64 %65)
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = sub nuw i64 %31, %65
  %69 = tail call i64 @llvm.umin.i64(i64 %68, i64 4)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = shl i32 15, %67
  %72 = shl nsw i32 -1, %70
  %73 = xor i32 %72, -1
  %74 = and i32 %71, %73
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 %65
  %76 = load i32, ptr %75, align 1
  %77 = getelementptr inbounds nuw i8, ptr %58, i64 %65
  %78 = load i32, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %59, i64 %65
  %80 = load i32, ptr %79, align 1
  %81 = icmp uge i32 %76, %18
  %82 = icmp ult i32 %76, %19
  %83 = or i1 %81, %82
  %84 = zext i1 %83 to i32
  %85 = getelementptr inbounds nuw i8, ptr %60, i64 %65
  %86 = load i32, ptr %85, align 1
  %87 = lshr i32 %86, 31
  %88 = or i32 %87, %84
  %89 = icmp ult i32 %78, %18
  %90 = icmp uge i32 %78, %19
  %91 = and i1 %89, %90
  %92 = xor i32 %80, %22
  %93 = icmp ugt i32 %92, 15
  %94 = and i32 %92, %74
  %95 = icmp ne i32 %94, 0
  %96 = select i1 %93, i1 true, i1 %95
  %97 = select i1 %96, i1 true, i1 %91
  %98 = icmp eq i32 %88, 0
  %99 = select i1 %97, i1 true, i1 %98
  br i1 %99, label %100, label %107
100:
  %101 = or i64 %65, %61
  %102 = load ptr, ptr %62, align 8
  %103 = tail call noundef i32 %102(i32 noundef 18, i64 noundef %101, i32 noundef 1, i32 noundef %74, i32 noundef %3)
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %191
105:
  %106 = load i32, ptr %85, align 1
  br label %107
107:
  %108 = phi i32 [ %106, %105 ], [ %86, %64 ]
  %109 = icmp eq i32 %76, %15
  %110 = and i32 %108, 15
  %111 = select i1 %109, i32 %110, i32 0
  %112 = or disjoint i32 %63, %111
  %113 = or i32 %112, %74
  store i32 %15, ptr %75, align 1
  store i32 %113, ptr %85, align 1
  %114 = add i64 %65, 4
  %115 = icmp ult i64 %114, %31
  br i1 %115, label %64, label %188
116:
  %117 = phi i64 [ %30, %35 ], [ %126, %154 ]
  %118 = icmp ult i64 %117, %31
  br i1 %118, label %119, label %188
119:
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 131072
  %121 = getelementptr inbounds nuw i8, ptr %9, i64 262144
  %122 = getelementptr inbounds nuw i8, ptr %9, i64 65536
  %123 = and i64 %1, -65536
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 88
  br label %157
125:
  %126 = phi i64 [ %36, %38 ], [ %155, %154 ]
  %127 = phi i64 [ %30, %38 ], [ %126, %154 ]
  %128 = getelementptr inbounds nuw i8, ptr %9, i64 %127
  %129 = load <8 x i32>, ptr %128, align 1
  %130 = getelementptr inbounds nuw i8, ptr %39, i64 %127
  %131 = load <8 x i32>, ptr %130, align 1
  %132 = getelementptr inbounds nuw i8, ptr %40, i64 %127
  %133 = load <8 x i32>, ptr %132, align 1
  %134 = icmp uge <8 x i32> %129, %42
  %135 = icmp ult <8 x i32> %129, %44
  %136 = or <8 x i1> %134, %135
  %137 = getelementptr inbounds nuw i8, ptr %45, i64 %127
  %138 = load <8 x i32>, ptr %137, align 1
  %139 = ashr <8 x i32> %138, splat (i32 31)
  %140 = select <8 x i1> %136, <8 x i32> splat (i32 -1), <8 x i32> %139
  %141 = icmp uge <8 x i32> %131, %42
  %142 = icmp ult <8 x i32> %131, %44
  %143 = or <8 x i1> %141, %142
  %144 = icmp eq <8 x i32> %133, %47
  %145 = select <8 x i1> %144, <8 x i1> %143, <8 x i1> zeroinitializer
  %146 = select <8 x i1> %145, <8 x i32> %140, <8 x i32> zeroinitializer
  %147 = tail call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %146)
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %154
149:
  %150 = or i64 %127, %48
  %151 = load ptr, ptr %49, align 8
  %152 = tail call noundef i32 %151(i32 noundef 18, i64 noundef %150, i32 noundef 8, i32 noundef 15, i32 noundef %3)
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %191
154:
  store <8 x i32> %53, ptr %128, align 1
  store <8 x i32> %51, ptr %137, align 1
  %155 = add i64 %126, 32
  %156 = icmp ugt i64 %155, %31
  br i1 %156, label %116, label %125
157:
  %158 = phi i64 [ %117, %119 ], [ %186, %185 ]
  %159 = getelementptr inbounds nuw i8, ptr %9, i64 %158
  %160 = load i32, ptr %159, align 1
  %161 = getelementptr inbounds nuw i8, ptr %120, i64 %158
  %162 = load i32, ptr %161, align 1
  %163 = getelementptr inbounds nuw i8, ptr %121, i64 %158
  %164 = load i32, ptr %163, align 1
  %165 = icmp uge i32 %160, %18
  %166 = icmp ult i32 %160, %19
  %167 = or i1 %165, %166
  %168 = zext i1 %167 to i32
  %169 = getelementptr inbounds nuw i8, ptr %122, i64 %158
  %170 = load i32, ptr %169, align 1
  %171 = lshr i32 %170, 31
  %172 = or i32 %171, %168
  %173 = icmp ult i32 %162, %18
  %174 = icmp uge i32 %162, %19
  %175 = and i1 %173, %174
  %176 = icmp ne i32 %164, %22
  %177 = select i1 %176, i1 true, i1 %175
  %178 = icmp eq i32 %172, 0
  %179 = select i1 %177, i1 true, i1 %178
  br i1 %179, label %180, label %185
180:
  %181 = or i64 %158, %123
  %182 = load ptr, ptr %124, align 8
  %183 = tail call noundef i32 %182(i32 noundef 18, i64 noundef %181, i32 noundef 1, i32 noundef 15, i32 noundef %3)
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %191
185:
  store i32 %15, ptr %159, align 1
  store i32 %11, ptr %169, align 1
  %186 = add i64 %158, 4
  %187 = icmp ult i64 %186, %31
  br i1 %187, label %157, label %188
188:
  %189 = load i64, ptr %7, align 8
  %190 = getelementptr inbounds nuw i8, ptr %7, i64 496
  store i64 %189, ptr %190, align 8
  br label %191
191:
  %192 = phi i1 [ false, %26 ], [ true, %188 ], [ false, %149 ], [ false, %180 ], [ false, %100 ]
  ret i1 %192
}
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
