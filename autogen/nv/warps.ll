; Written by tools/gen/native.py; sources 08e710a7af116ab737d93f73605c60ca49ccd558148f993d3ff2bd62bc16318b
%struct.Span = type { i64, i64, i64, i64 }
%struct.Box = type { i32, i32, [5 x i32], [5 x i64], [5 x i64], i64, [5 x i64], i64, i64, i64 }
%struct.Group = type { i32, i32 }
define void @fault(ptr noundef writeonly captures(none) initializes((48, 56), (64, 72)) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) noinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i32 %2, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %3, ptr %7, align 8
  ret void
}
define <32 x i64> @resolve(ptr noundef %0, <32 x i64> noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) noinline {
  %6 = alloca [32 x i64], align 256
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %66, label %8
8:
  %9 = bitcast i32 %2 to <32 x i1>
  %10 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %2, i1 true)
  %11 = extractelement <32 x i64> %1, i32 %10
  %12 = insertelement <32 x i64> poison, i64 %11, i64 0
  %13 = shufflevector <32 x i64> %12, <32 x i64> poison, <32 x i32> zeroinitializer
  %14 = select <32 x i1> %9, <32 x i64> %1, <32 x i64> %13
  %15 = add i64 %3, -1
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = and <32 x i64> %14, %17
  %19 = icmp ne <32 x i64> %18, zeroinitializer
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22
22:
  %23 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %24 = extractelement <32 x i64> %14, i32 %23
  tail call void @fault(ptr noundef %0, i32 noundef 2, i32 noundef %23, i64 noundef %24)
  br label %66
25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = sub i64 %15, %27
  %29 = insertelement <32 x i64> poison, i64 %28, i64 0
  %30 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = insertelement <32 x i64> poison, i64 %33, i64 0
  %35 = shufflevector <32 x i64> %34, <32 x i64> poison, <32 x i32> zeroinitializer
  %36 = icmp uge <32 x i64> %31, %35
  %37 = bitcast <32 x i1> %36 to i32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %51
39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  %43 = icmp ne i32 %4, 0
  %44 = and i1 %43, %42
  br i1 %44, label %51, label %45
45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load i64, ptr %46, align 8
  %48 = insertelement <32 x i64> poison, i64 %47, i64 0
  %49 = shufflevector <32 x i64> %48, <32 x i64> poison, <32 x i32> zeroinitializer
  %50 = add <32 x i64> %49, %14
  br label %66
51:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store <32 x i64> %14, ptr %6, align 256
  br label %55
52:
  %53 = add nuw nsw i32 %56, 1
  %54 = icmp eq i32 %53, 32
  br i1 %54, label %62, label %55
55:
  %56 = phi i32 [ 0, %51 ], [ %53, %52 ]
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %6, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = tail call fastcc noundef i64 @_ZL4findP7Contextmmjj(ptr noundef %0, i64 noundef %59, i64 noundef %3, i32 noundef %4, i32 noundef %56)
  store i64 %60, ptr %58, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %64, label %52
62:
  %63 = load <32 x i64>, ptr %6, align 256
  br label %64
64:
  %65 = phi <32 x i64> [ %63, %62 ], [ zeroinitializer, %55 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %66
66:
  %67 = phi <32 x i64> [ zeroinitializer, %5 ], [ zeroinitializer, %22 ], [ %65, %64 ], [ %50, %45 ]
  ret <32 x i64> %67
}
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare void @llvm.lifetime.end.p0(ptr captures(none))
define internal fastcc noundef i64 @_ZL4findP7Contextmmjj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef range(i32 0, 32) %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = icmp eq i32 %3, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %10
10:
  %11 = phi i64 [ undef, %5 ], [ %40, %41 ]
  %12 = load ptr, ptr %0, align 8
  %13 = load i64, ptr %6, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %38, label %15
15:
  %16 = phi i64 [ %36, %35 ], [ 0, %10 ]
  %17 = getelementptr inbounds nuw %struct.Span, ptr %12, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %1, %18
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp uge i64 %19, %21
  %23 = add i64 %19, %2
  %24 = icmp ugt i64 %23, %21
  %25 = or i1 %22, %24
  br i1 %25, label %35, label %26
26:
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  %30 = or i1 %7, %29
  br i1 %30, label %31, label %35
31:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(32) %17, i64 32, i1 false)
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, %1
  br label %38
35:
  %36 = add nuw i64 %16, 1
  %37 = icmp eq i64 %36, %13
  br i1 %37, label %38, label %15
38:
  %39 = phi i1 [ true, %31 ], [ false, %10 ], [ false, %35 ]
  %40 = phi i64 [ %34, %31 ], [ %11, %10 ], [ %11, %35 ]
  br i1 %39, label %46, label %41
41:
  %42 = load ptr, ptr %9, align 8
  %43 = tail call noundef i32 %42(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %10
45:
  tail call void @fault(ptr noundef nonnull %0, i32 noundef 1, i32 noundef %4, i64 noundef %1)
  br label %46
46:
  %47 = phi i64 [ 0, %45 ], [ %40, %38 ]
  ret i64 %47
}
define <32 x i64> @bounded(ptr noundef writeonly captures(none) %0, <32 x i32> noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) noinline {
  %7 = bitcast i32 %2 to <32 x i1>
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %9 = icmp eq i32 %2, 0
  %10 = select i1 %9, i32 0, i32 %8
  %11 = extractelement <32 x i32> %1, i32 %10
  %12 = insertelement <32 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = select <32 x i1> %7, <32 x i32> %1, <32 x i32> %13
  %15 = add i32 %3, -1
  %16 = insertelement <32 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <32 x i32> %16, <32 x i32> poison, <32 x i32> zeroinitializer
  %18 = and <32 x i32> %14, %17
  %19 = icmp ne <32 x i32> %18, zeroinitializer
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp ult i32 %4, %3
  %22 = sub i32 %4, %3
  %23 = add i32 %22, 1
  %24 = select i1 %21, i32 0, i32 %23
  %25 = insertelement <32 x i32> poison, i32 %24, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = icmp uge <32 x i32> %14, %26
  %28 = bitcast <32 x i1> %27 to i32
  %29 = icmp eq i32 %20, 0
  %30 = select i1 %29, i32 %28, i32 %20
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32
32:
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %30, i1 true)
  %34 = select i1 %29, i32 3, i32 2
  %35 = extractelement <32 x i32> %14, i32 %33
  %36 = zext i32 %35 to i64
  tail call void @fault(ptr noundef %0, i32 noundef %34, i32 noundef %33, i64 noundef %36)
  br label %43
37:
  %38 = zext <32 x i32> %14 to <32 x i64>
  %39 = ptrtoint ptr %5 to i64
  %40 = insertelement <32 x i64> poison, i64 %39, i64 0
  %41 = shufflevector <32 x i64> %40, <32 x i64> poison, <32 x i32> zeroinitializer
  %42 = add <32 x i64> %41, %38
  br label %43
43:
  %44 = phi <32 x i64> [ %42, %37 ], [ zeroinitializer, %32 ]
  ret <32 x i64> %44
}
define void @barrier_begin(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(address) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) noinline {
  %6 = and i32 %3, 16777215
  %7 = and i32 %3, 7
  %8 = icmp ne i32 %7, 0
  %9 = add nuw nsw i32 %6, 8
  %10 = icmp ugt i32 %9, %2
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %15, label %12
12:
  %13 = zext nneg i32 %6 to i64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  br label %19
15:
  %16 = icmp eq i32 %7, 0
  %17 = select i1 %16, i32 3, i32 2
  %18 = zext nneg i32 %6 to i64
  tail call void @fault(ptr noundef %0, i32 noundef %17, i32 noundef 0, i64 noundef %18)
  br label %19
19:
  %20 = phi ptr [ %14, %12 ], [ null, %15 ]
  %21 = icmp eq ptr %20, null
  br i1 %21, label %23, label %22
22:
  store i64 %4, ptr %20, align 8
  br label %23
23:
  ret void
}
define <32 x i64> @barrier_arrive(ptr noundef captures(none) %0, ptr noundef captures(address) %1, i32 noundef %2, <32 x i32> noundef %3, i32 noundef %4, <32 x i32> noundef %5, <32 x i32> noundef %6) noinline {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %15, label %10
10:
  %11 = phi <32 x i64> [ %25, %17 ], [ zeroinitializer, %7 ]
  %12 = phi i32 [ %27, %17 ], [ %4, %7 ]
  %13 = load i32, ptr %8, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15
15:
  %16 = phi <32 x i64> [ zeroinitializer, %7 ], [ %11, %10 ], [ %25, %17 ]
  ret <32 x i64> %16
17:
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %19 = extractelement <32 x i32> %3, i32 %18
  %20 = extractelement <32 x i32> %5, i32 %18
  %21 = zext i32 %20 to i64
  %22 = extractelement <32 x i32> %6, i32 %18
  %23 = zext i32 %22 to i64
  %24 = tail call fastcc noundef i64 @_ZL14barrier_changeP7ContextPhjjjmm(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %2, i32 noundef %19, i32 noundef %18, i64 noundef %21, i64 noundef %23)
  %25 = insertelement <32 x i64> %11, i64 %24, i32 %18
  %26 = add i32 %12, -1
  %27 = and i32 %26, %12
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %15, label %10
}
define internal fastcc noundef i64 @_ZL14barrier_changeP7ContextPhjjjmm(ptr noundef writeonly captures(none) %0, ptr noundef captures(address) %1, i32 noundef %2, i32 noundef %3, i32 noundef range(i32 0, 32) %4, i64 noundef range(i64 0, 4294967296) %5, i64 noundef %6) unnamed_addr {
  %8 = and i32 %3, 16777215
  %9 = and i32 %3, 7
  %10 = icmp ne i32 %9, 0
  %11 = add nuw nsw i32 %8, 8
  %12 = icmp ugt i32 %11, %2
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %17, label %14
14:
  %15 = zext nneg i32 %8 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  br label %21
17:
  %18 = icmp eq i32 %9, 0
  %19 = select i1 %18, i32 3, i32 2
  %20 = zext nneg i32 %8 to i64
  tail call void @fault(ptr noundef %0, i32 noundef %19, i32 noundef range(i32 0, 32) %4, i64 noundef %20)
  br label %21
21:
  %22 = phi ptr [ %16, %14 ], [ null, %17 ]
  %23 = icmp eq ptr %22, null
  br i1 %23, label %54, label %24
24:
  %25 = load i64, ptr %22, align 8
  %26 = lshr i64 %25, 1
  %27 = sub nsw i64 0, %26
  %28 = and i64 %27, 1048575
  %29 = icmp samesign ugt i64 %5, %28
  br i1 %29, label %30, label %32
30:
  %31 = zext nneg i32 %8 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 13, i32 noundef %4, i64 noundef %31)
  br label %54
32:
  %33 = lshr i64 %25, 43
  %34 = and i64 %33, 1048575
  %35 = shl i64 %25, 21
  %36 = ashr i64 %35, 42
  %37 = add i64 %36, %6
  %38 = icmp eq i64 %28, %5
  %39 = icmp eq i64 %37, 0
  %40 = and i1 %38, %39
  %41 = add nuw i64 %26, %5
  %42 = and i64 %41, 1048575
  %43 = select i1 %40, i64 -9223372036854775808, i64 0
  %44 = select i1 %40, i64 %34, i64 %42
  %45 = and i64 %25, -9223372036854775808
  %46 = xor i64 %43, %45
  %47 = shl nuw nsw i64 %44, 1
  %48 = shl i64 %37, 21
  %49 = and i64 %48, 8796090925056
  %50 = or disjoint i64 %47, %49
  %51 = shl nuw nsw i64 %34, 43
  %52 = or disjoint i64 %50, %51
  %53 = or disjoint i64 %52, %46
  store i64 %53, ptr %22, align 8
  br label %54
54:
  %55 = phi i64 [ 0, %21 ], [ %25, %32 ], [ %25, %30 ]
  ret i64 %55
}
define i32 @barrier_look(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(address) %1, i32 noundef %2, <32 x i32> noundef %3, i32 noundef %4, <32 x i32> noundef %5) noinline {
  br label %7
7:
  %8 = phi i32 [ %4, %6 ], [ %49, %48 ]
  %9 = phi i32 [ 0, %6 ], [ %50, %48 ]
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %51, label %11
11:
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %8, i1 true)
  %13 = extractelement <32 x i32> %3, i32 %12
  %14 = and i32 %13, 16777215
  %15 = and i32 %13, 7
  %16 = icmp ne i32 %15, 0
  %17 = add nuw nsw i32 %14, 8
  %18 = icmp ugt i32 %17, %2
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %23, label %20
20:
  %21 = zext nneg i32 %14 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %21
  br label %27
23:
  %24 = icmp eq i32 %15, 0
  %25 = select i1 %24, i32 3, i32 2
  %26 = zext nneg i32 %14 to i64
  tail call void @fault(ptr noundef %0, i32 noundef %25, i32 noundef range(i32 0, 32) %12, i64 noundef %26)
  br label %27
27:
  %28 = phi ptr [ %22, %20 ], [ null, %23 ]
  %29 = icmp eq ptr %28, null
  br i1 %29, label %48, label %30
30:
  %31 = extractelement <32 x i32> %5, i32 %12
  %32 = insertelement <32 x i32> poison, i32 %13, i64 0
  %33 = shufflevector <32 x i32> %32, <32 x i32> poison, <32 x i32> zeroinitializer
  %34 = icmp eq <32 x i32> %3, %33
  %35 = insertelement <32 x i32> poison, i32 %31, i64 0
  %36 = shufflevector <32 x i32> %35, <32 x i32> poison, <32 x i32> zeroinitializer
  %37 = icmp eq <32 x i32> %5, %36
  %38 = and <32 x i1> %34, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = and i32 %8, %39
  %41 = load i64, ptr %28, align 8
  %42 = lshr i64 %41, 63
  %43 = zext i32 %31 to i64
  %44 = icmp eq i64 %42, %43
  %45 = select i1 %44, i32 0, i32 %40
  %46 = or i32 %45, %9
  %47 = xor i32 %40, %8
  br label %48
48:
  %49 = phi i32 [ %47, %30 ], [ %8, %27 ]
  %50 = phi i32 [ %46, %30 ], [ %9, %27 ]
  br i1 %29, label %51, label %7
51:
  %52 = phi i32 [ %50, %48 ], [ %9, %7 ]
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54
54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 0, ptr %55, align 8
  br label %56
56:
  ret i32 %52
}
define void @copy_row_in(ptr noundef %0, ptr noundef captures(address) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  %8 = and i32 %3, 16777215
  %9 = zext nneg i32 %8 to i64
  %10 = shl i32 %5, 4
  %11 = and i32 %10, 1048560
  %12 = zext nneg i32 %11 to i64
  %13 = or i64 %4, %9
  %14 = and i64 %13, 15
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %17, label %16
16:
  tail call void @fault(ptr noundef %0, i32 noundef 2, i32 noundef 0, i64 noundef %9)
  br label %39
17:
  %18 = add nuw nsw i64 %12, %9
  %19 = zext i32 %2 to i64
  %20 = icmp samesign ugt i64 %18, %19
  br i1 %20, label %21, label %22
21:
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %9)
  br label %39
22:
  %23 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %4, i64 noundef %12, i32 noundef 0)
  %24 = icmp ne ptr %23, null
  %25 = icmp ne i32 %11, 0
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %39
27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 %9
  br label %32
29:
  %30 = sub nsw i64 0, %12
  %31 = tail call fastcc noundef i64 @_ZL14barrier_changeP7ContextPhjjjmm(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i32 noundef %6, i32 noundef 0, i64 noundef 0, i64 noundef %30)
  br label %39
32:
  %33 = phi i64 [ 0, %27 ], [ %37, %32 ]
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 %33
  %36 = load <16 x i8>, ptr %35, align 1
  store <16 x i8> %36, ptr %34, align 1
  %37 = add nuw nsw i64 %33, 16
  %38 = icmp samesign ult i64 %37, %12
  br i1 %38, label %32, label %29
39:
  ret void
}
define void @copy_row_out(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) noinline {
  %8 = and i32 %3, 16777215
  %9 = zext nneg i32 %8 to i64
  %10 = shl i32 %5, 4
  %11 = and i32 %10, 1048560
  %12 = zext nneg i32 %11 to i64
  %13 = or i64 %4, %9
  %14 = and i64 %13, 15
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %34
16:
  %17 = add nuw nsw i64 %12, %9
  %18 = zext i32 %2 to i64
  %19 = icmp samesign ugt i64 %17, %18
  br i1 %19, label %34, label %20
20:
  %21 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %4, i64 noundef %12, i32 noundef 1)
  %22 = icmp ne ptr %21, null
  %23 = icmp ne i32 %11, 0
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %36
25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 %9
  br label %27
27:
  %28 = phi i64 [ 0, %25 ], [ %32, %27 ]
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 %28
  %31 = load <16 x i8>, ptr %29, align 1
  store <16 x i8> %31, ptr %30, align 1
  %32 = add nuw nsw i64 %28, 16
  %33 = icmp samesign ult i64 %32, %12
  br i1 %33, label %27, label %36
34:
  %35 = phi i32 [ 2, %7 ], [ 3, %16 ]
  tail call void @fault(ptr noundef %0, i32 noundef %35, i32 noundef 0, i64 noundef %9)
  br label %36
36:
  ret void
}
define void @copy_box_in(ptr noundef %0, ptr noundef captures(address) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, i32 noundef %5) noinline {
  %7 = alloca %struct.Box, align 8
  %8 = and i64 %3, 63
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @fault(ptr noundef %0, i32 noundef 2, i32 noundef 0, i64 noundef %3)
  br label %273
11:
  %12 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %3, i64 noundef 128, i32 noundef 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %273, label %14
14:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 52
  %18 = load i32, ptr %17, align 4
  %19 = lshr i32 %16, 7
  %20 = and i32 %19, 15
  %21 = lshr i32 %16, 4
  %22 = and i32 %21, 7
  %23 = add i32 %5, -1
  %24 = icmp eq i32 %22, %23
  %25 = icmp samesign ult i32 %20, 12
  %26 = select i1 %24, i1 %25, i1 false
  %27 = and i32 %16, 6144
  %28 = icmp eq i32 %27, 0
  %29 = and i1 %28, %26
  %30 = and i32 %18, 32767
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %96
33:
  %34 = shl nuw nsw i32 %20, 1
  %35 = lshr i32 10395556, %34
  %36 = and i32 %35, 3
  %37 = lshr i32 %16, 13
  %38 = and i32 %37, 3
  %39 = load i32, ptr %12, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = shl nuw i64 %43, 32
  %45 = or disjoint i64 %44, %40
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i64 %45, ptr %46, align 8
  %47 = lshr i32 %18, 24
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 8
  %53 = or disjoint i64 %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 72
  br label %60
60:
  %61 = phi i32 [ 0, %33 ], [ %94, %93 ]
  %62 = shl i32 %61, 3
  %63 = zext nneg i32 %62 to i64
  %64 = lshr i64 %53, %63
  %65 = trunc i64 %64 to i32
  %66 = and i32 %65, 255
  %67 = add nuw nsw i32 %66, 1
  %68 = zext i32 %61 to i64
  %69 = getelementptr inbounds nuw i32, ptr %57, i64 %68
  store i32 %67, ptr %69, align 4
  %70 = add i32 %61, 8
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %12, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = add nuw nsw i64 %74, 1
  %76 = getelementptr inbounds nuw i64, ptr %58, i64 %68
  store i64 %75, ptr %76, align 8
  %77 = icmp eq i32 %61, 0
  br i1 %77, label %93, label %78
78:
  %79 = add i32 %61, 2
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %12, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = shl nuw nsw i64 %83, 4
  %85 = shl i32 %61, 2
  %86 = add i32 %85, -4
  %87 = zext nneg i32 %86 to i64
  %88 = lshr i64 %56, %87
  %89 = shl i64 %88, 36
  %90 = and i64 %89, 1030792151040
  %91 = or disjoint i64 %84, %90
  %92 = getelementptr inbounds nuw i64, ptr %59, i64 %68
  store i64 %91, ptr %92, align 8
  br label %93
93:
  %94 = add nuw i32 %61, 1
  %95 = icmp eq i32 %94, %5
  br i1 %95, label %97, label %60
96:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef %3)
  br label %272
97:
  %98 = load i32, ptr %57, align 8
  %99 = zext i32 %98 to i64
  %100 = load i32, ptr %4, align 4
  %101 = and i32 %100, 16777215
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 160
  store i64 %102, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %105 = zext nneg i32 %36 to i64
  %106 = shl nuw nsw i64 %99, %105
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 176
  store i64 %106, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 168
  store i64 1, ptr %108, align 8
  %109 = icmp ugt i32 %5, 1
  br i1 %109, label %122, label %112
110:
  %111 = mul i64 %129, %106
  br label %112
112:
  %113 = phi i64 [ %106, %97 ], [ %111, %110 ]
  %114 = zext nneg i32 %38 to i64
  %115 = shl nuw nsw i64 128, %114
  %116 = add nuw nsw i64 %115, 16777215
  %117 = and i64 %116, %102
  %118 = icmp eq i64 %117, 0
  %119 = and i64 %106, 15
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %118, i1 %120, i1 false
  br i1 %121, label %132, label %138
122:
  %123 = phi i32 [ %130, %122 ], [ 1, %97 ]
  %124 = phi i64 [ %129, %122 ], [ 1, %97 ]
  %125 = zext i32 %123 to i64
  %126 = getelementptr inbounds nuw i32, ptr %104, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = zext i32 %127 to i64
  %129 = mul i64 %124, %128
  store i64 %129, ptr %108, align 8
  %130 = add nuw i32 %123, 1
  %131 = icmp eq i32 %130, %5
  br i1 %131, label %110, label %122
132:
  %133 = zext i32 %2 to i64
  %134 = add i64 %113, %102
  %135 = icmp ugt i64 %134, %133
  br i1 %135, label %138, label %136
136:
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 120
  br label %165
138:
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %102)
  br label %272
139:
  %140 = load i64, ptr %108, align 8
  %141 = load i64, ptr %107, align 8
  %142 = icmp eq i64 %140, 0
  br i1 %142, label %266, label %143
143:
  %144 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %145 = load i64, ptr %144, align 8
  %146 = icmp slt i64 %145, 0
  %147 = sub nsw i64 0, %145
  %148 = select i1 %146, i64 %147, i64 0
  %149 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %150 = load i64, ptr %149, align 8
  %151 = sub i64 %150, %145
  %152 = tail call i64 @llvm.smin.i64(i64 %151, i64 %99)
  %153 = sub nsw i64 %152, %148
  %154 = load i64, ptr %103, align 8
  %155 = load i64, ptr %46, align 8
  %156 = add nsw i64 %148, %145
  %157 = shl i64 %156, %105
  %158 = add i64 %155, %157
  %159 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %160 = icmp eq i64 %141, 0
  %161 = shl nsw i32 -1, %38
  %162 = xor i32 %161, -1
  %163 = zext nneg i32 %162 to i64
  %164 = shl i64 %148, %105
  br label %176
165:
  %166 = phi i32 [ 0, %136 ], [ %174, %165 ]
  %167 = add i32 %166, 2
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %4, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = sext i32 %170 to i64
  %172 = zext i32 %166 to i64
  %173 = getelementptr inbounds nuw i64, ptr %137, i64 %172
  store i64 %171, ptr %173, align 8
  %174 = add nuw i32 %166, 1
  %175 = icmp eq i32 %174, %5
  br i1 %175, label %139, label %165
176:
  %177 = phi i64 [ 0, %143 ], [ %264, %262 ]
  %178 = phi i32 [ 0, %143 ], [ %263, %262 ]
  %179 = mul i64 %141, %177
  %180 = add i64 %179, %154
  br i1 %109, label %185, label %181
181:
  %182 = phi i64 [ %153, %176 ], [ %205, %185 ]
  %183 = phi i64 [ %158, %176 ], [ %209, %185 ]
  %184 = icmp slt i64 %182, 1
  br i1 %184, label %215, label %212
185:
  %186 = phi i32 [ %197, %185 ], [ %178, %176 ]
  %187 = phi i32 [ %210, %185 ], [ 1, %176 ]
  %188 = phi i64 [ %209, %185 ], [ %158, %176 ]
  %189 = phi i64 [ %205, %185 ], [ %153, %176 ]
  %190 = zext i32 %187 to i64
  %191 = getelementptr inbounds nuw i64, ptr %144, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds nuw i32, ptr %104, i64 %190
  %194 = load i32, ptr %193, align 4
  %195 = freeze i32 %186
  %196 = freeze i32 %194
  %197 = udiv i32 %195, %196
  %198 = mul i32 %197, %196
  %199 = sub i32 %195, %198
  %200 = zext i32 %199 to i64
  %201 = add nsw i64 %192, %200
  %202 = getelementptr inbounds nuw i64, ptr %149, i64 %190
  %203 = load i64, ptr %202, align 8
  %204 = icmp ult i64 %201, %203
  %205 = select i1 %204, i64 %189, i64 0
  %206 = getelementptr inbounds nuw i64, ptr %159, i64 %190
  %207 = load i64, ptr %206, align 8
  %208 = mul i64 %207, %201
  %209 = add i64 %208, %188
  %210 = add nuw i32 %187, 1
  %211 = icmp eq i32 %210, %5
  br i1 %211, label %181, label %185
212:
  %213 = shl i64 %182, %105
  %214 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %183, i64 noundef %213, i32 noundef 0)
  br label %215
215:
  %216 = phi ptr [ %214, %212 ], [ null, %181 ]
  %217 = icmp ne ptr %216, null
  %218 = or i1 %184, %217
  br i1 %218, label %219, label %272
219:
  %220 = icmp eq i64 %182, %99
  br i1 %220, label %222, label %221
221:
  br i1 %160, label %235, label %240
222:
  br i1 %160, label %262, label %223
223:
  %224 = phi i64 [ %233, %223 ], [ 0, %222 ]
  %225 = add i64 %224, %180
  %226 = lshr i64 %225, 7
  %227 = and i64 %226, %163
  %228 = shl nuw nsw i64 %227, 4
  %229 = xor i64 %228, %225
  %230 = getelementptr inbounds nuw i8, ptr %1, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %216, i64 %224
  %232 = load <16 x i8>, ptr %231, align 1
  store <16 x i8> %232, ptr %230, align 1
  %233 = add nuw i64 %224, 16
  %234 = icmp ult i64 %233, %141
  br i1 %234, label %223, label %262
235:
  %236 = shl i64 %182, %105
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %262
238:
  %239 = add i64 %180, %164
  br label %250
240:
  %241 = phi i64 [ %248, %240 ], [ 0, %221 ]
  %242 = add i64 %241, %180
  %243 = lshr i64 %242, 7
  %244 = and i64 %243, %163
  %245 = shl nuw nsw i64 %244, 4
  %246 = xor i64 %245, %242
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 %246
  store <16 x i8> zeroinitializer, ptr %247, align 1
  %248 = add nuw i64 %241, 16
  %249 = icmp ult i64 %248, %141
  br i1 %249, label %240, label %235
250:
  %251 = phi i64 [ 0, %238 ], [ %260, %250 ]
  %252 = add i64 %239, %251
  %253 = lshr i64 %252, 7
  %254 = and i64 %253, %163
  %255 = shl nuw nsw i64 %254, 4
  %256 = xor i64 %255, %252
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 %256
  %258 = getelementptr inbounds nuw i8, ptr %216, i64 %251
  %259 = load i8, ptr %258, align 1
  store i8 %259, ptr %257, align 1
  %260 = add nuw nsw i64 %251, 1
  %261 = icmp eq i64 %260, %236
  br i1 %261, label %262, label %250
262:
  %263 = add i32 %178, 1
  %264 = zext i32 %263 to i64
  %265 = icmp ugt i64 %140, %264
  br i1 %265, label %176, label %266
266:
  %267 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %268 = load i32, ptr %267, align 4
  %269 = mul i64 %140, %141
  %270 = sub i64 0, %269
  %271 = tail call fastcc noundef i64 @_ZL14barrier_changeP7ContextPhjjjmm(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %268, i32 noundef 0, i64 noundef 0, i64 noundef %270)
  br label %272
272:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %273
273:
  ret void
}
define void @copy_box_out(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, i32 noundef %5) noinline {
  %7 = alloca %struct.Box, align 8
  %8 = and i64 %3, 63
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @fault(ptr noundef %0, i32 noundef 2, i32 noundef 0, i64 noundef %3)
  br label %255
11:
  %12 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %3, i64 noundef 128, i32 noundef 0)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %255, label %14
14:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 52
  %18 = load i32, ptr %17, align 4
  %19 = lshr i32 %16, 7
  %20 = and i32 %19, 15
  %21 = lshr i32 %16, 4
  %22 = and i32 %21, 7
  %23 = add i32 %5, -1
  %24 = icmp eq i32 %22, %23
  %25 = icmp samesign ult i32 %20, 12
  %26 = select i1 %24, i1 %25, i1 false
  %27 = and i32 %16, 6144
  %28 = icmp eq i32 %27, 0
  %29 = and i1 %28, %26
  %30 = and i32 %18, 32767
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %29, i1 %31, i1 false
  br i1 %32, label %33, label %96
33:
  %34 = shl nuw nsw i32 %20, 1
  %35 = lshr i32 10395556, %34
  %36 = and i32 %35, 3
  %37 = lshr i32 %16, 13
  %38 = and i32 %37, 3
  %39 = load i32, ptr %12, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = shl nuw i64 %43, 32
  %45 = or disjoint i64 %44, %40
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i64 %45, ptr %46, align 8
  %47 = lshr i32 %18, 24
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 8
  %53 = or disjoint i64 %52, %48
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 72
  br label %60
60:
  %61 = phi i32 [ 0, %33 ], [ %94, %93 ]
  %62 = shl i32 %61, 3
  %63 = zext nneg i32 %62 to i64
  %64 = lshr i64 %53, %63
  %65 = trunc i64 %64 to i32
  %66 = and i32 %65, 255
  %67 = add nuw nsw i32 %66, 1
  %68 = zext i32 %61 to i64
  %69 = getelementptr inbounds nuw i32, ptr %57, i64 %68
  store i32 %67, ptr %69, align 4
  %70 = add i32 %61, 8
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %12, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = add nuw nsw i64 %74, 1
  %76 = getelementptr inbounds nuw i64, ptr %58, i64 %68
  store i64 %75, ptr %76, align 8
  %77 = icmp eq i32 %61, 0
  br i1 %77, label %93, label %78
78:
  %79 = add i32 %61, 2
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %12, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = shl nuw nsw i64 %83, 4
  %85 = shl i32 %61, 2
  %86 = add i32 %85, -4
  %87 = zext nneg i32 %86 to i64
  %88 = lshr i64 %56, %87
  %89 = shl i64 %88, 36
  %90 = and i64 %89, 1030792151040
  %91 = or disjoint i64 %84, %90
  %92 = getelementptr inbounds nuw i64, ptr %59, i64 %68
  store i64 %91, ptr %92, align 8
  br label %93
93:
  %94 = add nuw i32 %61, 1
  %95 = icmp eq i32 %94, %5
  br i1 %95, label %97, label %60
96:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef %3)
  br label %254
97:
  %98 = load i32, ptr %57, align 8
  %99 = zext i32 %98 to i64
  %100 = load i32, ptr %4, align 4
  %101 = and i32 %100, 16777215
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 160
  store i64 %102, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %105 = zext nneg i32 %36 to i64
  %106 = shl nuw nsw i64 %99, %105
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 176
  store i64 %106, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 168
  store i64 1, ptr %108, align 8
  %109 = icmp ugt i32 %5, 1
  br i1 %109, label %122, label %112
110:
  %111 = mul i64 %129, %106
  br label %112
112:
  %113 = phi i64 [ %106, %97 ], [ %111, %110 ]
  %114 = zext nneg i32 %38 to i64
  %115 = shl nuw nsw i64 128, %114
  %116 = add nuw nsw i64 %115, 16777215
  %117 = and i64 %116, %102
  %118 = icmp eq i64 %117, 0
  %119 = and i64 %106, 15
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %118, i1 %120, i1 false
  br i1 %121, label %132, label %138
122:
  %123 = phi i32 [ %130, %122 ], [ 1, %97 ]
  %124 = phi i64 [ %129, %122 ], [ 1, %97 ]
  %125 = zext i32 %123 to i64
  %126 = getelementptr inbounds nuw i32, ptr %104, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = zext i32 %127 to i64
  %129 = mul i64 %124, %128
  store i64 %129, ptr %108, align 8
  %130 = add nuw i32 %123, 1
  %131 = icmp eq i32 %130, %5
  br i1 %131, label %110, label %122
132:
  %133 = zext i32 %2 to i64
  %134 = add i64 %113, %102
  %135 = icmp ugt i64 %134, %133
  br i1 %135, label %138, label %136
136:
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 120
  br label %165
138:
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %102)
  br label %254
139:
  %140 = load i64, ptr %108, align 8
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %254, label %142
142:
  %143 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %144 = load i64, ptr %143, align 8
  %145 = icmp slt i64 %144, 0
  %146 = sub nsw i64 0, %144
  %147 = select i1 %145, i64 %146, i64 0
  %148 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %149 = load i64, ptr %148, align 8
  %150 = sub i64 %149, %144
  %151 = tail call i64 @llvm.smin.i64(i64 %150, i64 %99)
  %152 = sub nsw i64 %151, %147
  %153 = load i64, ptr %103, align 8
  %154 = load i64, ptr %107, align 8
  %155 = load i64, ptr %46, align 8
  %156 = add nsw i64 %147, %144
  %157 = shl i64 %156, %105
  %158 = add i64 %155, %157
  %159 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %160 = shl i64 %147, %105
  %161 = shl nsw i32 -1, %38
  %162 = xor i32 %161, -1
  %163 = zext nneg i32 %162 to i64
  %164 = icmp eq i64 %154, 0
  br label %175
165:
  %166 = phi i32 [ 0, %136 ], [ %167, %165 ]
  %167 = add nuw i32 %166, 1
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %4, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = sext i32 %170 to i64
  %172 = zext i32 %166 to i64
  %173 = getelementptr inbounds nuw i64, ptr %137, i64 %172
  store i64 %171, ptr %173, align 8
  %174 = icmp eq i32 %167, %5
  br i1 %174, label %139, label %165
175:
  %176 = phi i64 [ 0, %142 ], [ %252, %250 ]
  %177 = phi i32 [ 0, %142 ], [ %251, %250 ]
  %178 = mul i64 %154, %176
  %179 = add i64 %178, %153
  br i1 %109, label %184, label %180
180:
  %181 = phi i64 [ %152, %175 ], [ %204, %184 ]
  %182 = phi i64 [ %158, %175 ], [ %208, %184 ]
  %183 = icmp slt i64 %181, 1
  br i1 %183, label %214, label %211
184:
  %185 = phi i32 [ %196, %184 ], [ %177, %175 ]
  %186 = phi i32 [ %209, %184 ], [ 1, %175 ]
  %187 = phi i64 [ %208, %184 ], [ %158, %175 ]
  %188 = phi i64 [ %204, %184 ], [ %152, %175 ]
  %189 = zext i32 %186 to i64
  %190 = getelementptr inbounds nuw i64, ptr %143, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i32, ptr %104, i64 %189
  %193 = load i32, ptr %192, align 4
  %194 = freeze i32 %185
  %195 = freeze i32 %193
  %196 = udiv i32 %194, %195
  %197 = mul i32 %196, %195
  %198 = sub i32 %194, %197
  %199 = zext i32 %198 to i64
  %200 = add nsw i64 %191, %199
  %201 = getelementptr inbounds nuw i64, ptr %148, i64 %189
  %202 = load i64, ptr %201, align 8
  %203 = icmp ult i64 %200, %202
  %204 = select i1 %203, i64 %188, i64 0
  %205 = getelementptr inbounds nuw i64, ptr %159, i64 %189
  %206 = load i64, ptr %205, align 8
  %207 = mul i64 %206, %200
  %208 = add i64 %207, %187
  %209 = add nuw i32 %186, 1
  %210 = icmp eq i32 %209, %5
  br i1 %210, label %180, label %184
211:
  %212 = shl i64 %181, %105
  %213 = tail call fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %182, i64 noundef %212, i32 noundef 1)
  br label %214
214:
  %215 = phi ptr [ %213, %211 ], [ null, %180 ]
  %216 = icmp ne ptr %215, null
  %217 = or i1 %183, %216
  br i1 %217, label %218, label %254
218:
  %219 = icmp eq i64 %181, %99
  br i1 %219, label %225, label %220
220:
  %221 = shl i64 %181, %105
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %250
223:
  %224 = add i64 %179, %160
  br label %238
225:
  br i1 %164, label %250, label %226
226:
  %227 = phi i64 [ %236, %226 ], [ 0, %225 ]
  %228 = add i64 %227, %179
  %229 = lshr i64 %228, 7
  %230 = and i64 %229, %163
  %231 = shl nuw nsw i64 %230, 4
  %232 = xor i64 %231, %228
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 %232
  %234 = getelementptr inbounds nuw i8, ptr %215, i64 %227
  %235 = load <16 x i8>, ptr %233, align 1
  store <16 x i8> %235, ptr %234, align 1
  %236 = add nuw i64 %227, 16
  %237 = icmp ult i64 %236, %154
  br i1 %237, label %226, label %250
238:
  %239 = phi i64 [ 0, %223 ], [ %248, %238 ]
  %240 = add i64 %224, %239
  %241 = lshr i64 %240, 7
  %242 = and i64 %241, %163
  %243 = shl nuw nsw i64 %242, 4
  %244 = xor i64 %243, %240
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %215, i64 %239
  %247 = load i8, ptr %245, align 1
  store i8 %247, ptr %246, align 1
  %248 = add nuw nsw i64 %239, 1
  %249 = icmp eq i64 %248, %221
  br i1 %249, label %250, label %238
250:
  %251 = add i32 %177, 1
  %252 = zext i32 %251 to i64
  %253 = icmp ugt i64 %140, %252
  br i1 %253, label %175, label %254
254:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %255
255:
  ret void
}
define void @push(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) noinline {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4
  %8 = zext i32 %6 to i64
  %9 = getelementptr inbounds nuw %struct.Group, ptr %4, i64 %8
  store i32 %1, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %2, ptr %10, align 4
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
define void @sweep(ptr noundef captures(none) %0) noinline {
  %2 = load i32, ptr %0, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 2176
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2432
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2688
  br label %7
7:
  %8 = phi i32 [ 0, %1 ], [ %31, %30 ]
  %9 = load i64, ptr %5, align 8
  %10 = zext nneg i32 %8 to i64
  %11 = shl nuw i64 1, %10
  %12 = and i64 %9, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %30
14:
  %15 = getelementptr inbounds nuw i32, ptr %3, i64 %10
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i32, ptr %4, i64 %10
  %18 = load i32, ptr %17, align 4
  %19 = xor i32 %18, -1
  %20 = and i32 %16, %19
  %21 = and i32 %20, %2
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30
23:
  %24 = and i32 %18, %2
  store i32 0, ptr %15, align 4
  store i32 0, ptr %17, align 4
  %25 = or i64 %9, %11
  store i64 %25, ptr %5, align 8
  %26 = icmp eq i32 %24, 0
  br i1 %26, label %30, label %27
27:
  %28 = getelementptr inbounds nuw i32, ptr %6, i64 %10
  %29 = load i32, ptr %28, align 4
  tail call void @push(ptr noundef nonnull %0, i32 noundef %29, i32 noundef %24)
  br label %30
30:
  %31 = add nuw nsw i32 %8, 1
  %32 = icmp eq i32 %31, 64
  br i1 %32, label %33, label %7
33:
  ret void
}
define i32 @run_blocks(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) noinline {
  %11 = icmp ult i32 %4, %5
  br i1 %11, label %12, label %220
12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %22 = icmp eq i32 %8, 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 116
  br label %30
30:
  %31 = phi i32 [ %4, %12 ], [ %198, %196 ]
  %32 = load i32, ptr %13, align 4
  %33 = load i32, ptr %14, align 4
  %34 = freeze i32 %31
  %35 = freeze i32 %32
  %36 = udiv i32 %34, %35
  %37 = mul i32 %36, %35
  %38 = sub i32 %34, %37
  store i32 %38, ptr %15, align 4
  %39 = freeze i32 %33
  %40 = udiv i32 %36, %39
  %41 = mul i32 %40, %39
  %42 = sub i32 %36, %41
  store i32 %42, ptr %16, align 4
  store i32 %40, ptr %17, align 4
  store i32 %31, ptr %18, align 4
  %43 = load i32, ptr %19, align 4
  %44 = urem i32 %31, %43
  store i32 %44, ptr %20, align 4
  store i64 0, ptr %21, align 8
  br i1 %22, label %45, label %201
45:
  br label %46
46:
  %47 = phi i1 [ %194, %192 ], [ false, %45 ]
  %48 = phi i32 [ %195, %192 ], [ undef, %45 ]
  br i1 %22, label %161, label %49
49:
  %50 = phi i32 [ %153, %154 ], [ %48, %46 ]
  %51 = phi i32 [ %155, %154 ], [ 0, %46 ]
  %52 = phi i1 [ %152, %154 ], [ false, %46 ]
  %53 = phi i32 [ %151, %154 ], [ 0, %46 ]
  %54 = phi i32 [ %150, %154 ], [ 0, %46 ]
  %55 = mul i32 %51, %7
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 %56
  store i32 %51, ptr %24, align 4
  br i1 %47, label %58, label %74
58:
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 12
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %74, label %62
62:
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 1664
  br label %64
64:
  %65 = phi i32 [ %60, %62 ], [ %72, %64 ]
  %66 = add i32 %65, -1
  store i32 %66, ptr %59, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw %struct.Group, ptr %63, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %71 = load i32, ptr %70, align 4
  tail call void @push(ptr noundef nonnull %57, i32 noundef %69, i32 noundef %71)
  %72 = load i32, ptr %59, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %64
74:
  %75 = getelementptr inbounds nuw i8, ptr %57, i64 60
  %76 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %91, label %79
79:
  %80 = getelementptr inbounds nuw i8, ptr %57, i64 2944
  br label %81
81:
  %82 = phi i32 [ %77, %79 ], [ %89, %81 ]
  %83 = add i32 %82, -1
  store i32 %83, ptr %76, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw %struct.Group, ptr %80, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load i32, ptr %87, align 4
  tail call void @push(ptr noundef nonnull %57, i32 noundef %86, i32 noundef %88)
  %89 = load i32, ptr %76, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %81
91:
  %92 = load i32, ptr %75, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %133, label %94
94:
  %95 = load i32, ptr %57, align 4
  %96 = getelementptr inbounds nuw i8, ptr %57, i64 2176
  %97 = getelementptr inbounds nuw i8, ptr %57, i64 2432
  %98 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %99 = getelementptr inbounds nuw i8, ptr %57, i64 2688
  br label %100
100:
  %101 = phi i32 [ 0, %94 ], [ %131, %130 ]
  %102 = load i64, ptr %98, align 8
  %103 = zext nneg i32 %101 to i64
  %104 = shl nuw nsw i64 1, %103
  %105 = and i64 %102, %104
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %130
107:
  %108 = getelementptr inbounds nuw i32, ptr %96, i64 %103
  %109 = load i32, ptr %108, align 4
  %110 = getelementptr inbounds nuw i32, ptr %97, i64 %103
  %111 = load i32, ptr %110, align 4
  %112 = or i32 %111, %92
  %113 = xor i32 %112, -1
  %114 = and i32 %95, %113
  %115 = and i32 %114, %109
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %130
117:
  %118 = xor i32 %111, -1
  %119 = and i32 %111, %95
  %120 = and i32 %95, %118
  %121 = and i32 %120, %109
  store i32 %121, ptr %108, align 4
  store i32 0, ptr %110, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %125
123:
  %124 = or i64 %102, %104
  store i64 %124, ptr %98, align 8
  br label %125
125:
  %126 = icmp eq i32 %119, 0
  br i1 %126, label %130, label %127
127:
  %128 = getelementptr inbounds nuw i32, ptr %99, i64 %103
  %129 = load i32, ptr %128, align 4
  tail call void @push(ptr noundef nonnull %57, i32 noundef %129, i32 noundef %119)
  br label %130
130:
  %131 = add nuw nsw i32 %101, 1
  %132 = icmp eq i32 %131, 63
  br i1 %132, label %133, label %100
133:
  store i32 0, ptr %75, align 4
  %134 = mul i32 %51, %9
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %3, i64 %135
  %137 = tail call i32 @warp(ptr noundef %0, ptr noundef nonnull %57, ptr noundef %2, ptr noundef %136)
  switch i32 %137, label %149 [
    i32 6, label %138
    i32 1, label %138
    i32 0, label %138
  ]
138:
  %139 = icmp eq i32 %137, 6
  %140 = or i1 %52, %139
  %141 = load i32, ptr %75, align 4
  %142 = or i32 %141, %53
  %143 = icmp eq i32 %137, 1
  br i1 %143, label %144, label %149
144:
  %145 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %146 = load i32, ptr %145, align 4
  %147 = shl nuw i32 1, %146
  %148 = or i32 %147, %54
  br label %149
149:
  %150 = phi i32 [ %54, %133 ], [ %148, %144 ], [ %54, %138 ]
  %151 = phi i32 [ %53, %133 ], [ %142, %144 ], [ %142, %138 ]
  %152 = phi i1 [ %52, %133 ], [ %140, %144 ], [ %140, %138 ]
  %153 = phi i32 [ %137, %133 ], [ %50, %144 ], [ %50, %138 ]
  switch i32 %137, label %157 [
    i32 6, label %154
    i32 1, label %154
    i32 0, label %154
  ]
154:
  %155 = add nuw i32 %51, 1
  %156 = icmp eq i32 %155, %8
  br i1 %156, label %157, label %49
157:
  %158 = phi i1 [ false, %154 ], [ true, %149 ]
  %159 = icmp eq i32 %151, 0
  %160 = select i1 %159, i64 1048576, i64 16777216
  br label %161
161:
  %162 = phi i1 [ false, %46 ], [ %158, %157 ]
  %163 = phi i32 [ 0, %46 ], [ %150, %157 ]
  %164 = phi i64 [ 1048576, %46 ], [ %160, %157 ]
  %165 = phi i1 [ false, %46 ], [ %152, %157 ]
  %166 = phi i32 [ %48, %46 ], [ %153, %157 ]
  br i1 %162, label %192, label %167
167:
  %168 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %163)
  %169 = icmp samesign ult i32 %168, 2
  %170 = select i1 %165, i1 true, i1 %169
  br i1 %170, label %171, label %192
171:
  %172 = icmp ne i32 %163, 0
  %173 = select i1 %165, i1 true, i1 %172
  br i1 %173, label %174, label %192
174:
  br i1 %165, label %175, label %180
175:
  %176 = load i64, ptr %21, align 8
  %177 = add i64 %176, 1
  store i64 %177, ptr %21, align 8
  %178 = icmp ugt i64 %176, %164
  br i1 %178, label %192, label %179
179:
  br label %192
180:
  %181 = load i32, ptr %27, align 4
  %182 = icmp eq i32 %181, 1
  %183 = load i32, ptr %25, align 4
  br i1 %182, label %184, label %187
184:
  %185 = load i32, ptr %26, align 4
  %186 = icmp eq i32 %183, %185
  br label %189
187:
  %188 = icmp ne i32 %183, 0
  br label %189
189:
  %190 = phi i1 [ %186, %184 ], [ %188, %187 ]
  %191 = zext i1 %190 to i32
  store i32 %191, ptr %28, align 4
  store i32 %183, ptr %29, align 4
  store i32 0, ptr %26, align 4
  store i32 0, ptr %25, align 4
  store i64 0, ptr %21, align 8
  br label %192
192:
  %193 = phi i1 [ false, %171 ], [ false, %175 ], [ false, %167 ], [ false, %161 ], [ true, %189 ], [ true, %179 ]
  %194 = phi i1 [ %47, %171 ], [ %47, %175 ], [ %47, %167 ], [ %47, %161 ], [ true, %189 ], [ false, %179 ]
  %195 = phi i32 [ 0, %171 ], [ 3, %175 ], [ 4, %167 ], [ %166, %161 ], [ %166, %189 ], [ %166, %179 ]
  br i1 %193, label %46, label %196
196:
  %197 = icmp ne i32 %195, 0
  %198 = add nuw i32 %31, 1
  %199 = icmp eq i32 %198, %5
  %200 = select i1 %197, i1 true, i1 %199
  br i1 %200, label %220, label %30
201:
  %202 = phi i32 [ %218, %201 ], [ 0, %30 ]
  %203 = mul i32 %202, %7
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 %204
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 32
  %207 = load i32, ptr %206, align 4
  store i32 %207, ptr %205, align 4
  %208 = getelementptr inbounds nuw i8, ptr %205, i64 4
  store i32 0, ptr %208, align 4
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 56
  store i32 0, ptr %209, align 4
  %210 = getelementptr inbounds nuw i8, ptr %205, i64 12
  store i32 0, ptr %210, align 4
  %211 = getelementptr inbounds nuw i8, ptr %205, i64 60
  store i32 0, ptr %211, align 4
  %212 = getelementptr inbounds nuw i8, ptr %205, i64 24
  store i64 -1, ptr %212, align 8
  tail call void @push(ptr noundef nonnull %205, i32 noundef %6, i32 noundef %207)
  %213 = getelementptr inbounds nuw i8, ptr %205, i64 16
  %214 = load i64, ptr %213, align 8
  %215 = load i64, ptr %23, align 8
  %216 = add i64 %215, %214
  %217 = getelementptr inbounds nuw i8, ptr %205, i64 48
  store i64 %216, ptr %217, align 8
  %218 = add nuw i32 %202, 1
  %219 = icmp eq i32 %218, %8
  br i1 %219, label %45, label %201
220:
  %221 = phi i32 [ 0, %10 ], [ %195, %196 ]
  ret i32 %221
}
define void @matrices_1(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  store <8 x i16> %5, ptr %1, align 16
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %8, ptr %27, align 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %11, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %14, ptr %29, align 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %17, ptr %30, align 16
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %20, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %23, ptr %32, align 16
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %26, ptr %33, align 16
  ret void
}
define void @matrices_1t(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  %27 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %28 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %29 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %30 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %31 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %32 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %33 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %34 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %35 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %36 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %37 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %38 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %39 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %40 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %41 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %42 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %43 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %44 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %45 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %46 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %47 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %48 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %49 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %50 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i16> %43, ptr %1, align 16
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %44, ptr %51, align 16
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %45, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %46, ptr %53, align 16
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %47, ptr %54, align 16
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %48, ptr %55, align 16
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %49, ptr %56, align 16
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %50, ptr %57, align 16
  ret void
}
define void @matrices_2(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 256)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  store <8 x i16> %5, ptr %1, align 16
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %8, ptr %27, align 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %11, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %14, ptr %29, align 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %17, ptr %30, align 16
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %20, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %23, ptr %32, align 16
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %26, ptr %33, align 16
  %34 = extractelement <32 x i64> %0, i64 8
  %35 = inttoptr i64 %34 to ptr
  %36 = load <8 x i16>, ptr %35, align 16
  %37 = extractelement <32 x i64> %0, i64 9
  %38 = inttoptr i64 %37 to ptr
  %39 = load <8 x i16>, ptr %38, align 16
  %40 = extractelement <32 x i64> %0, i64 10
  %41 = inttoptr i64 %40 to ptr
  %42 = load <8 x i16>, ptr %41, align 16
  %43 = extractelement <32 x i64> %0, i64 11
  %44 = inttoptr i64 %43 to ptr
  %45 = load <8 x i16>, ptr %44, align 16
  %46 = extractelement <32 x i64> %0, i64 12
  %47 = inttoptr i64 %46 to ptr
  %48 = load <8 x i16>, ptr %47, align 16
  %49 = extractelement <32 x i64> %0, i64 13
  %50 = inttoptr i64 %49 to ptr
  %51 = load <8 x i16>, ptr %50, align 16
  %52 = extractelement <32 x i64> %0, i64 14
  %53 = inttoptr i64 %52 to ptr
  %54 = load <8 x i16>, ptr %53, align 16
  %55 = extractelement <32 x i64> %0, i64 15
  %56 = inttoptr i64 %55 to ptr
  %57 = load <8 x i16>, ptr %56, align 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <8 x i16> %36, ptr %58, align 16
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store <8 x i16> %39, ptr %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 160
  store <8 x i16> %42, ptr %60, align 16
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 176
  store <8 x i16> %45, ptr %61, align 16
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <8 x i16> %48, ptr %62, align 16
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 208
  store <8 x i16> %51, ptr %63, align 16
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 224
  store <8 x i16> %54, ptr %64, align 16
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 240
  store <8 x i16> %57, ptr %65, align 16
  ret void
}
define void @matrices_2t(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 256)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  %27 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %28 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %29 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %30 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %31 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %32 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %33 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %34 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %35 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %36 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %37 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %38 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %39 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %40 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %41 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %42 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %43 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %44 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %45 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %46 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %47 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %48 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %49 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %50 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i16> %43, ptr %1, align 16
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %44, ptr %51, align 16
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %45, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %46, ptr %53, align 16
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %47, ptr %54, align 16
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %48, ptr %55, align 16
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %49, ptr %56, align 16
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %50, ptr %57, align 16
  %58 = extractelement <32 x i64> %0, i64 8
  %59 = inttoptr i64 %58 to ptr
  %60 = load <8 x i16>, ptr %59, align 16
  %61 = extractelement <32 x i64> %0, i64 9
  %62 = inttoptr i64 %61 to ptr
  %63 = load <8 x i16>, ptr %62, align 16
  %64 = extractelement <32 x i64> %0, i64 10
  %65 = inttoptr i64 %64 to ptr
  %66 = load <8 x i16>, ptr %65, align 16
  %67 = extractelement <32 x i64> %0, i64 11
  %68 = inttoptr i64 %67 to ptr
  %69 = load <8 x i16>, ptr %68, align 16
  %70 = extractelement <32 x i64> %0, i64 12
  %71 = inttoptr i64 %70 to ptr
  %72 = load <8 x i16>, ptr %71, align 16
  %73 = extractelement <32 x i64> %0, i64 13
  %74 = inttoptr i64 %73 to ptr
  %75 = load <8 x i16>, ptr %74, align 16
  %76 = extractelement <32 x i64> %0, i64 14
  %77 = inttoptr i64 %76 to ptr
  %78 = load <8 x i16>, ptr %77, align 16
  %79 = extractelement <32 x i64> %0, i64 15
  %80 = inttoptr i64 %79 to ptr
  %81 = load <8 x i16>, ptr %80, align 16
  %82 = shufflevector <8 x i16> %60, <8 x i16> %72, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %83 = shufflevector <8 x i16> %60, <8 x i16> %72, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %84 = shufflevector <8 x i16> %63, <8 x i16> %75, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %85 = shufflevector <8 x i16> %63, <8 x i16> %75, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %86 = shufflevector <8 x i16> %66, <8 x i16> %78, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %87 = shufflevector <8 x i16> %66, <8 x i16> %78, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %88 = shufflevector <8 x i16> %69, <8 x i16> %81, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %89 = shufflevector <8 x i16> %69, <8 x i16> %81, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %90 = shufflevector <8 x i16> %82, <8 x i16> %86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %91 = shufflevector <8 x i16> %82, <8 x i16> %86, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %92 = shufflevector <8 x i16> %83, <8 x i16> %87, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %93 = shufflevector <8 x i16> %83, <8 x i16> %87, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %94 = shufflevector <8 x i16> %84, <8 x i16> %88, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %95 = shufflevector <8 x i16> %84, <8 x i16> %88, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %96 = shufflevector <8 x i16> %85, <8 x i16> %89, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %97 = shufflevector <8 x i16> %85, <8 x i16> %89, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %98 = shufflevector <8 x i16> %90, <8 x i16> %94, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %99 = shufflevector <8 x i16> %90, <8 x i16> %94, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %100 = shufflevector <8 x i16> %91, <8 x i16> %95, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %101 = shufflevector <8 x i16> %91, <8 x i16> %95, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %102 = shufflevector <8 x i16> %92, <8 x i16> %96, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %103 = shufflevector <8 x i16> %92, <8 x i16> %96, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %104 = shufflevector <8 x i16> %93, <8 x i16> %97, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %105 = shufflevector <8 x i16> %93, <8 x i16> %97, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <8 x i16> %98, ptr %106, align 16
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store <8 x i16> %99, ptr %107, align 16
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 160
  store <8 x i16> %100, ptr %108, align 16
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 176
  store <8 x i16> %101, ptr %109, align 16
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <8 x i16> %102, ptr %110, align 16
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 208
  store <8 x i16> %103, ptr %111, align 16
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 224
  store <8 x i16> %104, ptr %112, align 16
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 240
  store <8 x i16> %105, ptr %113, align 16
  ret void
}
define void @matrices_4(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 512)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  store <8 x i16> %5, ptr %1, align 16
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %8, ptr %27, align 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %11, ptr %28, align 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %14, ptr %29, align 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %17, ptr %30, align 16
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %20, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %23, ptr %32, align 16
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %26, ptr %33, align 16
  %34 = extractelement <32 x i64> %0, i64 8
  %35 = inttoptr i64 %34 to ptr
  %36 = load <8 x i16>, ptr %35, align 16
  %37 = extractelement <32 x i64> %0, i64 9
  %38 = inttoptr i64 %37 to ptr
  %39 = load <8 x i16>, ptr %38, align 16
  %40 = extractelement <32 x i64> %0, i64 10
  %41 = inttoptr i64 %40 to ptr
  %42 = load <8 x i16>, ptr %41, align 16
  %43 = extractelement <32 x i64> %0, i64 11
  %44 = inttoptr i64 %43 to ptr
  %45 = load <8 x i16>, ptr %44, align 16
  %46 = extractelement <32 x i64> %0, i64 12
  %47 = inttoptr i64 %46 to ptr
  %48 = load <8 x i16>, ptr %47, align 16
  %49 = extractelement <32 x i64> %0, i64 13
  %50 = inttoptr i64 %49 to ptr
  %51 = load <8 x i16>, ptr %50, align 16
  %52 = extractelement <32 x i64> %0, i64 14
  %53 = inttoptr i64 %52 to ptr
  %54 = load <8 x i16>, ptr %53, align 16
  %55 = extractelement <32 x i64> %0, i64 15
  %56 = inttoptr i64 %55 to ptr
  %57 = load <8 x i16>, ptr %56, align 16
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <8 x i16> %36, ptr %58, align 16
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store <8 x i16> %39, ptr %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 160
  store <8 x i16> %42, ptr %60, align 16
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 176
  store <8 x i16> %45, ptr %61, align 16
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <8 x i16> %48, ptr %62, align 16
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 208
  store <8 x i16> %51, ptr %63, align 16
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 224
  store <8 x i16> %54, ptr %64, align 16
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 240
  store <8 x i16> %57, ptr %65, align 16
  %66 = extractelement <32 x i64> %0, i64 16
  %67 = inttoptr i64 %66 to ptr
  %68 = load <8 x i16>, ptr %67, align 16
  %69 = extractelement <32 x i64> %0, i64 17
  %70 = inttoptr i64 %69 to ptr
  %71 = load <8 x i16>, ptr %70, align 16
  %72 = extractelement <32 x i64> %0, i64 18
  %73 = inttoptr i64 %72 to ptr
  %74 = load <8 x i16>, ptr %73, align 16
  %75 = extractelement <32 x i64> %0, i64 19
  %76 = inttoptr i64 %75 to ptr
  %77 = load <8 x i16>, ptr %76, align 16
  %78 = extractelement <32 x i64> %0, i64 20
  %79 = inttoptr i64 %78 to ptr
  %80 = load <8 x i16>, ptr %79, align 16
  %81 = extractelement <32 x i64> %0, i64 21
  %82 = inttoptr i64 %81 to ptr
  %83 = load <8 x i16>, ptr %82, align 16
  %84 = extractelement <32 x i64> %0, i64 22
  %85 = inttoptr i64 %84 to ptr
  %86 = load <8 x i16>, ptr %85, align 16
  %87 = extractelement <32 x i64> %0, i64 23
  %88 = inttoptr i64 %87 to ptr
  %89 = load <8 x i16>, ptr %88, align 16
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store <8 x i16> %68, ptr %90, align 16
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 272
  store <8 x i16> %71, ptr %91, align 16
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 288
  store <8 x i16> %74, ptr %92, align 16
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 304
  store <8 x i16> %77, ptr %93, align 16
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store <8 x i16> %80, ptr %94, align 16
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 336
  store <8 x i16> %83, ptr %95, align 16
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 352
  store <8 x i16> %86, ptr %96, align 16
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store <8 x i16> %89, ptr %97, align 16
  %98 = extractelement <32 x i64> %0, i64 24
  %99 = inttoptr i64 %98 to ptr
  %100 = load <8 x i16>, ptr %99, align 16
  %101 = extractelement <32 x i64> %0, i64 25
  %102 = inttoptr i64 %101 to ptr
  %103 = load <8 x i16>, ptr %102, align 16
  %104 = extractelement <32 x i64> %0, i64 26
  %105 = inttoptr i64 %104 to ptr
  %106 = load <8 x i16>, ptr %105, align 16
  %107 = extractelement <32 x i64> %0, i64 27
  %108 = inttoptr i64 %107 to ptr
  %109 = load <8 x i16>, ptr %108, align 16
  %110 = extractelement <32 x i64> %0, i64 28
  %111 = inttoptr i64 %110 to ptr
  %112 = load <8 x i16>, ptr %111, align 16
  %113 = extractelement <32 x i64> %0, i64 29
  %114 = inttoptr i64 %113 to ptr
  %115 = load <8 x i16>, ptr %114, align 16
  %116 = extractelement <32 x i64> %0, i64 30
  %117 = inttoptr i64 %116 to ptr
  %118 = load <8 x i16>, ptr %117, align 16
  %119 = extractelement <32 x i64> %0, i64 31
  %120 = inttoptr i64 %119 to ptr
  %121 = load <8 x i16>, ptr %120, align 16
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store <8 x i16> %100, ptr %122, align 16
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 400
  store <8 x i16> %103, ptr %123, align 16
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 416
  store <8 x i16> %106, ptr %124, align 16
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store <8 x i16> %109, ptr %125, align 16
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 448
  store <8 x i16> %112, ptr %126, align 16
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 464
  store <8 x i16> %115, ptr %127, align 16
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 480
  store <8 x i16> %118, ptr %128, align 16
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 496
  store <8 x i16> %121, ptr %129, align 16
  ret void
}
define void @matrices_4t(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 512)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load <8 x i16>, ptr %4, align 16
  %6 = extractelement <32 x i64> %0, i64 1
  %7 = inttoptr i64 %6 to ptr
  %8 = load <8 x i16>, ptr %7, align 16
  %9 = extractelement <32 x i64> %0, i64 2
  %10 = inttoptr i64 %9 to ptr
  %11 = load <8 x i16>, ptr %10, align 16
  %12 = extractelement <32 x i64> %0, i64 3
  %13 = inttoptr i64 %12 to ptr
  %14 = load <8 x i16>, ptr %13, align 16
  %15 = extractelement <32 x i64> %0, i64 4
  %16 = inttoptr i64 %15 to ptr
  %17 = load <8 x i16>, ptr %16, align 16
  %18 = extractelement <32 x i64> %0, i64 5
  %19 = inttoptr i64 %18 to ptr
  %20 = load <8 x i16>, ptr %19, align 16
  %21 = extractelement <32 x i64> %0, i64 6
  %22 = inttoptr i64 %21 to ptr
  %23 = load <8 x i16>, ptr %22, align 16
  %24 = extractelement <32 x i64> %0, i64 7
  %25 = inttoptr i64 %24 to ptr
  %26 = load <8 x i16>, ptr %25, align 16
  %27 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %28 = shufflevector <8 x i16> %5, <8 x i16> %17, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %29 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %30 = shufflevector <8 x i16> %8, <8 x i16> %20, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %31 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %32 = shufflevector <8 x i16> %11, <8 x i16> %23, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %33 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %34 = shufflevector <8 x i16> %14, <8 x i16> %26, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %35 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %36 = shufflevector <8 x i16> %27, <8 x i16> %31, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %37 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %38 = shufflevector <8 x i16> %28, <8 x i16> %32, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %39 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %40 = shufflevector <8 x i16> %29, <8 x i16> %33, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %41 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %42 = shufflevector <8 x i16> %30, <8 x i16> %34, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %43 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %44 = shufflevector <8 x i16> %35, <8 x i16> %39, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %45 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %46 = shufflevector <8 x i16> %36, <8 x i16> %40, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %47 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %48 = shufflevector <8 x i16> %37, <8 x i16> %41, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %49 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %50 = shufflevector <8 x i16> %38, <8 x i16> %42, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  store <8 x i16> %43, ptr %1, align 16
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <8 x i16> %44, ptr %51, align 16
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store <8 x i16> %45, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store <8 x i16> %46, ptr %53, align 16
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 64
  store <8 x i16> %47, ptr %54, align 16
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store <8 x i16> %48, ptr %55, align 16
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store <8 x i16> %49, ptr %56, align 16
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 112
  store <8 x i16> %50, ptr %57, align 16
  %58 = extractelement <32 x i64> %0, i64 8
  %59 = inttoptr i64 %58 to ptr
  %60 = load <8 x i16>, ptr %59, align 16
  %61 = extractelement <32 x i64> %0, i64 9
  %62 = inttoptr i64 %61 to ptr
  %63 = load <8 x i16>, ptr %62, align 16
  %64 = extractelement <32 x i64> %0, i64 10
  %65 = inttoptr i64 %64 to ptr
  %66 = load <8 x i16>, ptr %65, align 16
  %67 = extractelement <32 x i64> %0, i64 11
  %68 = inttoptr i64 %67 to ptr
  %69 = load <8 x i16>, ptr %68, align 16
  %70 = extractelement <32 x i64> %0, i64 12
  %71 = inttoptr i64 %70 to ptr
  %72 = load <8 x i16>, ptr %71, align 16
  %73 = extractelement <32 x i64> %0, i64 13
  %74 = inttoptr i64 %73 to ptr
  %75 = load <8 x i16>, ptr %74, align 16
  %76 = extractelement <32 x i64> %0, i64 14
  %77 = inttoptr i64 %76 to ptr
  %78 = load <8 x i16>, ptr %77, align 16
  %79 = extractelement <32 x i64> %0, i64 15
  %80 = inttoptr i64 %79 to ptr
  %81 = load <8 x i16>, ptr %80, align 16
  %82 = shufflevector <8 x i16> %60, <8 x i16> %72, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %83 = shufflevector <8 x i16> %60, <8 x i16> %72, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %84 = shufflevector <8 x i16> %63, <8 x i16> %75, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %85 = shufflevector <8 x i16> %63, <8 x i16> %75, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %86 = shufflevector <8 x i16> %66, <8 x i16> %78, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %87 = shufflevector <8 x i16> %66, <8 x i16> %78, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %88 = shufflevector <8 x i16> %69, <8 x i16> %81, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %89 = shufflevector <8 x i16> %69, <8 x i16> %81, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %90 = shufflevector <8 x i16> %82, <8 x i16> %86, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %91 = shufflevector <8 x i16> %82, <8 x i16> %86, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %92 = shufflevector <8 x i16> %83, <8 x i16> %87, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %93 = shufflevector <8 x i16> %83, <8 x i16> %87, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %94 = shufflevector <8 x i16> %84, <8 x i16> %88, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %95 = shufflevector <8 x i16> %84, <8 x i16> %88, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %96 = shufflevector <8 x i16> %85, <8 x i16> %89, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %97 = shufflevector <8 x i16> %85, <8 x i16> %89, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %98 = shufflevector <8 x i16> %90, <8 x i16> %94, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %99 = shufflevector <8 x i16> %90, <8 x i16> %94, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %100 = shufflevector <8 x i16> %91, <8 x i16> %95, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %101 = shufflevector <8 x i16> %91, <8 x i16> %95, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %102 = shufflevector <8 x i16> %92, <8 x i16> %96, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %103 = shufflevector <8 x i16> %92, <8 x i16> %96, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %104 = shufflevector <8 x i16> %93, <8 x i16> %97, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %105 = shufflevector <8 x i16> %93, <8 x i16> %97, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <8 x i16> %98, ptr %106, align 16
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store <8 x i16> %99, ptr %107, align 16
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 160
  store <8 x i16> %100, ptr %108, align 16
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 176
  store <8 x i16> %101, ptr %109, align 16
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <8 x i16> %102, ptr %110, align 16
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 208
  store <8 x i16> %103, ptr %111, align 16
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 224
  store <8 x i16> %104, ptr %112, align 16
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 240
  store <8 x i16> %105, ptr %113, align 16
  %114 = extractelement <32 x i64> %0, i64 16
  %115 = inttoptr i64 %114 to ptr
  %116 = load <8 x i16>, ptr %115, align 16
  %117 = extractelement <32 x i64> %0, i64 17
  %118 = inttoptr i64 %117 to ptr
  %119 = load <8 x i16>, ptr %118, align 16
  %120 = extractelement <32 x i64> %0, i64 18
  %121 = inttoptr i64 %120 to ptr
  %122 = load <8 x i16>, ptr %121, align 16
  %123 = extractelement <32 x i64> %0, i64 19
  %124 = inttoptr i64 %123 to ptr
  %125 = load <8 x i16>, ptr %124, align 16
  %126 = extractelement <32 x i64> %0, i64 20
  %127 = inttoptr i64 %126 to ptr
  %128 = load <8 x i16>, ptr %127, align 16
  %129 = extractelement <32 x i64> %0, i64 21
  %130 = inttoptr i64 %129 to ptr
  %131 = load <8 x i16>, ptr %130, align 16
  %132 = extractelement <32 x i64> %0, i64 22
  %133 = inttoptr i64 %132 to ptr
  %134 = load <8 x i16>, ptr %133, align 16
  %135 = extractelement <32 x i64> %0, i64 23
  %136 = inttoptr i64 %135 to ptr
  %137 = load <8 x i16>, ptr %136, align 16
  %138 = shufflevector <8 x i16> %116, <8 x i16> %128, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %139 = shufflevector <8 x i16> %116, <8 x i16> %128, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %140 = shufflevector <8 x i16> %119, <8 x i16> %131, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %141 = shufflevector <8 x i16> %119, <8 x i16> %131, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %142 = shufflevector <8 x i16> %122, <8 x i16> %134, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %143 = shufflevector <8 x i16> %122, <8 x i16> %134, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %144 = shufflevector <8 x i16> %125, <8 x i16> %137, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %145 = shufflevector <8 x i16> %125, <8 x i16> %137, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %146 = shufflevector <8 x i16> %138, <8 x i16> %142, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %147 = shufflevector <8 x i16> %138, <8 x i16> %142, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %148 = shufflevector <8 x i16> %139, <8 x i16> %143, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %149 = shufflevector <8 x i16> %139, <8 x i16> %143, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %150 = shufflevector <8 x i16> %140, <8 x i16> %144, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %151 = shufflevector <8 x i16> %140, <8 x i16> %144, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %152 = shufflevector <8 x i16> %141, <8 x i16> %145, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %153 = shufflevector <8 x i16> %141, <8 x i16> %145, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %154 = shufflevector <8 x i16> %146, <8 x i16> %150, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %155 = shufflevector <8 x i16> %146, <8 x i16> %150, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %156 = shufflevector <8 x i16> %147, <8 x i16> %151, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %157 = shufflevector <8 x i16> %147, <8 x i16> %151, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %158 = shufflevector <8 x i16> %148, <8 x i16> %152, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %159 = shufflevector <8 x i16> %148, <8 x i16> %152, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %160 = shufflevector <8 x i16> %149, <8 x i16> %153, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %161 = shufflevector <8 x i16> %149, <8 x i16> %153, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store <8 x i16> %154, ptr %162, align 16
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 272
  store <8 x i16> %155, ptr %163, align 16
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 288
  store <8 x i16> %156, ptr %164, align 16
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 304
  store <8 x i16> %157, ptr %165, align 16
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store <8 x i16> %158, ptr %166, align 16
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 336
  store <8 x i16> %159, ptr %167, align 16
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 352
  store <8 x i16> %160, ptr %168, align 16
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store <8 x i16> %161, ptr %169, align 16
  %170 = extractelement <32 x i64> %0, i64 24
  %171 = inttoptr i64 %170 to ptr
  %172 = load <8 x i16>, ptr %171, align 16
  %173 = extractelement <32 x i64> %0, i64 25
  %174 = inttoptr i64 %173 to ptr
  %175 = load <8 x i16>, ptr %174, align 16
  %176 = extractelement <32 x i64> %0, i64 26
  %177 = inttoptr i64 %176 to ptr
  %178 = load <8 x i16>, ptr %177, align 16
  %179 = extractelement <32 x i64> %0, i64 27
  %180 = inttoptr i64 %179 to ptr
  %181 = load <8 x i16>, ptr %180, align 16
  %182 = extractelement <32 x i64> %0, i64 28
  %183 = inttoptr i64 %182 to ptr
  %184 = load <8 x i16>, ptr %183, align 16
  %185 = extractelement <32 x i64> %0, i64 29
  %186 = inttoptr i64 %185 to ptr
  %187 = load <8 x i16>, ptr %186, align 16
  %188 = extractelement <32 x i64> %0, i64 30
  %189 = inttoptr i64 %188 to ptr
  %190 = load <8 x i16>, ptr %189, align 16
  %191 = extractelement <32 x i64> %0, i64 31
  %192 = inttoptr i64 %191 to ptr
  %193 = load <8 x i16>, ptr %192, align 16
  %194 = shufflevector <8 x i16> %172, <8 x i16> %184, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %195 = shufflevector <8 x i16> %172, <8 x i16> %184, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %196 = shufflevector <8 x i16> %175, <8 x i16> %187, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %197 = shufflevector <8 x i16> %175, <8 x i16> %187, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %198 = shufflevector <8 x i16> %178, <8 x i16> %190, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %199 = shufflevector <8 x i16> %178, <8 x i16> %190, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %200 = shufflevector <8 x i16> %181, <8 x i16> %193, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %201 = shufflevector <8 x i16> %181, <8 x i16> %193, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %202 = shufflevector <8 x i16> %194, <8 x i16> %198, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %203 = shufflevector <8 x i16> %194, <8 x i16> %198, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %204 = shufflevector <8 x i16> %195, <8 x i16> %199, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %205 = shufflevector <8 x i16> %195, <8 x i16> %199, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %206 = shufflevector <8 x i16> %196, <8 x i16> %200, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %207 = shufflevector <8 x i16> %196, <8 x i16> %200, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %208 = shufflevector <8 x i16> %197, <8 x i16> %201, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %209 = shufflevector <8 x i16> %197, <8 x i16> %201, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %210 = shufflevector <8 x i16> %202, <8 x i16> %206, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %211 = shufflevector <8 x i16> %202, <8 x i16> %206, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %212 = shufflevector <8 x i16> %203, <8 x i16> %207, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %213 = shufflevector <8 x i16> %203, <8 x i16> %207, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %214 = shufflevector <8 x i16> %204, <8 x i16> %208, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %215 = shufflevector <8 x i16> %204, <8 x i16> %208, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %216 = shufflevector <8 x i16> %205, <8 x i16> %209, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
  %217 = shufflevector <8 x i16> %205, <8 x i16> %209, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store <8 x i16> %210, ptr %218, align 16
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 400
  store <8 x i16> %211, ptr %219, align 16
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 416
  store <8 x i16> %212, ptr %220, align 16
  %221 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store <8 x i16> %213, ptr %221, align 16
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 448
  store <8 x i16> %214, ptr %222, align 16
  %223 = getelementptr inbounds nuw i8, ptr %1, i64 464
  store <8 x i16> %215, ptr %223, align 16
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 480
  store <8 x i16> %216, ptr %224, align 16
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 496
  store <8 x i16> %217, ptr %225, align 16
  ret void
}
define range(i32 0, 2) i32 @product_left_0(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = and i64 %4, 3940649673949184
  %8 = icmp eq i64 %7, 0
  %9 = lshr i64 %4, 62
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = icmp eq i64 %9, 0
  %12 = sub nuw nsw i32 4, %10
  %13 = trunc i64 %4 to i32
  %14 = shl i32 %13, 4
  %15 = and i32 %14, 262128
  %16 = lshr i32 %13, 12
  %17 = and i32 %16, 262128
  %18 = lshr i64 %4, 28
  %19 = trunc i64 %18 to i32
  %20 = and i32 %19, 262128
  %21 = shl nuw nsw i32 16, %12
  %22 = select i1 %11, i32 16, i32 %21
  %23 = select i1 %11, i32 %17, i32 16
  %24 = shl i32 %3, 1
  %25 = and i32 %24, 536870910
  %26 = insertelement <16 x i32> poison, i32 %22, i64 0
  %27 = shufflevector <16 x i32> %26, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = mul nuw nsw <16 x i32> %27, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %29 = insertelement <16 x i32> poison, i32 %23, i64 0
  %30 = shufflevector <16 x i32> %29, <16 x i32> poison, <16 x i32> zeroinitializer
  %31 = mul nuw nsw <16 x i32> %30, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %32 = add nuw nsw <16 x i32> %28, %31
  %33 = lshr exact i32 %22, 4
  %34 = add nsw i32 %33, -1
  %35 = insertelement <16 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <16 x i32> %35, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %37
37:
  %38 = phi i1 [ true, %6 ], [ false, %56 ]
  %39 = phi i32 [ 0, %6 ], [ 1, %56 ]
  %40 = shl nuw nsw i32 %39, 3
  br i1 %8, label %42, label %41
41:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %650
42:
  %43 = or disjoint i32 %39, %25
  %44 = mul i32 %43, %20
  %45 = add i32 %44, %15
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = add <16 x i32> %32, %47
  %49 = lshr <16 x i32> %48, splat (i32 7)
  %50 = and <16 x i32> %49, %36
  %51 = shl nuw nsw <16 x i32> %50, splat (i32 4)
  %52 = xor <16 x i32> %51, %48
  %53 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %52)
  %54 = add i32 %53, 16
  %55 = icmp ugt i32 %54, %2
  br i1 %55, label %648, label %56
56:
  %57 = extractelement <16 x i32> %52, i64 0
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  %60 = load <8 x half>, ptr %59, align 1
  %61 = fpext <8 x half> %60 to <8 x double>
  %62 = extractelement <16 x i32> %52, i64 1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %63
  %65 = load <8 x half>, ptr %64, align 1
  %66 = fpext <8 x half> %65 to <8 x double>
  %67 = extractelement <16 x i32> %52, i64 2
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 %68
  %70 = load <8 x half>, ptr %69, align 1
  %71 = fpext <8 x half> %70 to <8 x double>
  %72 = extractelement <16 x i32> %52, i64 3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 %73
  %75 = load <8 x half>, ptr %74, align 1
  %76 = fpext <8 x half> %75 to <8 x double>
  %77 = extractelement <16 x i32> %52, i64 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 %78
  %80 = load <8 x half>, ptr %79, align 1
  %81 = fpext <8 x half> %80 to <8 x double>
  %82 = extractelement <16 x i32> %52, i64 5
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 %83
  %85 = load <8 x half>, ptr %84, align 1
  %86 = fpext <8 x half> %85 to <8 x double>
  %87 = extractelement <16 x i32> %52, i64 6
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 %88
  %90 = load <8 x half>, ptr %89, align 1
  %91 = fpext <8 x half> %90 to <8 x double>
  %92 = extractelement <16 x i32> %52, i64 7
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 %93
  %95 = load <8 x half>, ptr %94, align 1
  %96 = fpext <8 x half> %95 to <8 x double>
  %97 = extractelement <16 x i32> %52, i64 8
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %100 = load <8 x half>, ptr %99, align 1
  %101 = fpext <8 x half> %100 to <8 x double>
  %102 = extractelement <16 x i32> %52, i64 9
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 %103
  %105 = load <8 x half>, ptr %104, align 1
  %106 = fpext <8 x half> %105 to <8 x double>
  %107 = extractelement <16 x i32> %52, i64 10
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 %108
  %110 = load <8 x half>, ptr %109, align 1
  %111 = fpext <8 x half> %110 to <8 x double>
  %112 = extractelement <16 x i32> %52, i64 11
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 %113
  %115 = load <8 x half>, ptr %114, align 1
  %116 = fpext <8 x half> %115 to <8 x double>
  %117 = extractelement <16 x i32> %52, i64 12
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 %118
  %120 = load <8 x half>, ptr %119, align 1
  %121 = fpext <8 x half> %120 to <8 x double>
  %122 = extractelement <16 x i32> %52, i64 13
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 %123
  %125 = load <8 x half>, ptr %124, align 1
  %126 = fpext <8 x half> %125 to <8 x double>
  %127 = extractelement <16 x i32> %52, i64 14
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 %128
  %130 = load <8 x half>, ptr %129, align 1
  %131 = fpext <8 x half> %130 to <8 x double>
  %132 = extractelement <16 x i32> %52, i64 15
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 %133
  %135 = load <8 x half>, ptr %134, align 1
  %136 = fpext <8 x half> %135 to <8 x double>
  %137 = extractelement <8 x double> %61, i64 0
  %138 = zext nneg i32 %40 to i64
  %139 = getelementptr inbounds nuw double, ptr %5, i64 %138
  store double %137, ptr %139, align 8
  %140 = extractelement <8 x double> %61, i64 1
  %141 = zext nneg i32 %40 to i64
  %142 = getelementptr inbounds nuw double, ptr %5, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 128
  store double %140, ptr %143, align 8
  %144 = extractelement <8 x double> %61, i64 2
  %145 = zext nneg i32 %40 to i64
  %146 = getelementptr inbounds nuw double, ptr %5, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 256
  store double %144, ptr %147, align 8
  %148 = extractelement <8 x double> %61, i64 3
  %149 = zext nneg i32 %40 to i64
  %150 = getelementptr inbounds nuw double, ptr %5, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 384
  store double %148, ptr %151, align 8
  %152 = extractelement <8 x double> %61, i64 4
  %153 = zext nneg i32 %40 to i64
  %154 = getelementptr inbounds nuw double, ptr %5, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 512
  store double %152, ptr %155, align 8
  %156 = extractelement <8 x double> %61, i64 5
  %157 = zext nneg i32 %40 to i64
  %158 = getelementptr inbounds nuw double, ptr %5, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 640
  store double %156, ptr %159, align 8
  %160 = extractelement <8 x double> %61, i64 6
  %161 = zext nneg i32 %40 to i64
  %162 = getelementptr inbounds nuw double, ptr %5, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 768
  store double %160, ptr %163, align 8
  %164 = extractelement <8 x double> %61, i64 7
  %165 = zext nneg i32 %40 to i64
  %166 = getelementptr inbounds nuw double, ptr %5, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 896
  store double %164, ptr %167, align 8
  %168 = extractelement <8 x double> %66, i64 0
  %169 = zext nneg i32 %40 to i64
  %170 = getelementptr inbounds nuw double, ptr %5, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 1024
  store double %168, ptr %171, align 8
  %172 = extractelement <8 x double> %66, i64 1
  %173 = zext nneg i32 %40 to i64
  %174 = getelementptr inbounds nuw double, ptr %5, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 1152
  store double %172, ptr %175, align 8
  %176 = extractelement <8 x double> %66, i64 2
  %177 = zext nneg i32 %40 to i64
  %178 = getelementptr inbounds nuw double, ptr %5, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 1280
  store double %176, ptr %179, align 8
  %180 = extractelement <8 x double> %66, i64 3
  %181 = zext nneg i32 %40 to i64
  %182 = getelementptr inbounds nuw double, ptr %5, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 1408
  store double %180, ptr %183, align 8
  %184 = extractelement <8 x double> %66, i64 4
  %185 = zext nneg i32 %40 to i64
  %186 = getelementptr inbounds nuw double, ptr %5, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 1536
  store double %184, ptr %187, align 8
  %188 = extractelement <8 x double> %66, i64 5
  %189 = zext nneg i32 %40 to i64
  %190 = getelementptr inbounds nuw double, ptr %5, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 1664
  store double %188, ptr %191, align 8
  %192 = extractelement <8 x double> %66, i64 6
  %193 = zext nneg i32 %40 to i64
  %194 = getelementptr inbounds nuw double, ptr %5, i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 1792
  store double %192, ptr %195, align 8
  %196 = extractelement <8 x double> %66, i64 7
  %197 = zext nneg i32 %40 to i64
  %198 = getelementptr inbounds nuw double, ptr %5, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 1920
  store double %196, ptr %199, align 8
  %200 = extractelement <8 x double> %71, i64 0
  %201 = zext nneg i32 %40 to i64
  %202 = getelementptr inbounds nuw double, ptr %5, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 8
  store double %200, ptr %203, align 8
  %204 = extractelement <8 x double> %71, i64 1
  %205 = zext nneg i32 %40 to i64
  %206 = getelementptr inbounds nuw double, ptr %5, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 136
  store double %204, ptr %207, align 8
  %208 = extractelement <8 x double> %71, i64 2
  %209 = zext nneg i32 %40 to i64
  %210 = getelementptr inbounds nuw double, ptr %5, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 264
  store double %208, ptr %211, align 8
  %212 = extractelement <8 x double> %71, i64 3
  %213 = zext nneg i32 %40 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 392
  store double %212, ptr %215, align 8
  %216 = extractelement <8 x double> %71, i64 4
  %217 = zext nneg i32 %40 to i64
  %218 = getelementptr inbounds nuw double, ptr %5, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 520
  store double %216, ptr %219, align 8
  %220 = extractelement <8 x double> %71, i64 5
  %221 = zext nneg i32 %40 to i64
  %222 = getelementptr inbounds nuw double, ptr %5, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 648
  store double %220, ptr %223, align 8
  %224 = extractelement <8 x double> %71, i64 6
  %225 = zext nneg i32 %40 to i64
  %226 = getelementptr inbounds nuw double, ptr %5, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 776
  store double %224, ptr %227, align 8
  %228 = extractelement <8 x double> %71, i64 7
  %229 = zext nneg i32 %40 to i64
  %230 = getelementptr inbounds nuw double, ptr %5, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 904
  store double %228, ptr %231, align 8
  %232 = extractelement <8 x double> %76, i64 0
  %233 = zext nneg i32 %40 to i64
  %234 = getelementptr inbounds nuw double, ptr %5, i64 %233
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 1032
  store double %232, ptr %235, align 8
  %236 = extractelement <8 x double> %76, i64 1
  %237 = zext nneg i32 %40 to i64
  %238 = getelementptr inbounds nuw double, ptr %5, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 1160
  store double %236, ptr %239, align 8
  %240 = extractelement <8 x double> %76, i64 2
  %241 = zext nneg i32 %40 to i64
  %242 = getelementptr inbounds nuw double, ptr %5, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 1288
  store double %240, ptr %243, align 8
  %244 = extractelement <8 x double> %76, i64 3
  %245 = zext nneg i32 %40 to i64
  %246 = getelementptr inbounds nuw double, ptr %5, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 1416
  store double %244, ptr %247, align 8
  %248 = extractelement <8 x double> %76, i64 4
  %249 = zext nneg i32 %40 to i64
  %250 = getelementptr inbounds nuw double, ptr %5, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 1544
  store double %248, ptr %251, align 8
  %252 = extractelement <8 x double> %76, i64 5
  %253 = zext nneg i32 %40 to i64
  %254 = getelementptr inbounds nuw double, ptr %5, i64 %253
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 1672
  store double %252, ptr %255, align 8
  %256 = extractelement <8 x double> %76, i64 6
  %257 = zext nneg i32 %40 to i64
  %258 = getelementptr inbounds nuw double, ptr %5, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 1800
  store double %256, ptr %259, align 8
  %260 = extractelement <8 x double> %76, i64 7
  %261 = zext nneg i32 %40 to i64
  %262 = getelementptr inbounds nuw double, ptr %5, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 1928
  store double %260, ptr %263, align 8
  %264 = extractelement <8 x double> %81, i64 0
  %265 = zext nneg i32 %40 to i64
  %266 = getelementptr inbounds nuw double, ptr %5, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 16
  store double %264, ptr %267, align 8
  %268 = extractelement <8 x double> %81, i64 1
  %269 = zext nneg i32 %40 to i64
  %270 = getelementptr inbounds nuw double, ptr %5, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 144
  store double %268, ptr %271, align 8
  %272 = extractelement <8 x double> %81, i64 2
  %273 = zext nneg i32 %40 to i64
  %274 = getelementptr inbounds nuw double, ptr %5, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 272
  store double %272, ptr %275, align 8
  %276 = extractelement <8 x double> %81, i64 3
  %277 = zext nneg i32 %40 to i64
  %278 = getelementptr inbounds nuw double, ptr %5, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 400
  store double %276, ptr %279, align 8
  %280 = extractelement <8 x double> %81, i64 4
  %281 = zext nneg i32 %40 to i64
  %282 = getelementptr inbounds nuw double, ptr %5, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 528
  store double %280, ptr %283, align 8
  %284 = extractelement <8 x double> %81, i64 5
  %285 = zext nneg i32 %40 to i64
  %286 = getelementptr inbounds nuw double, ptr %5, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 656
  store double %284, ptr %287, align 8
  %288 = extractelement <8 x double> %81, i64 6
  %289 = zext nneg i32 %40 to i64
  %290 = getelementptr inbounds nuw double, ptr %5, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 784
  store double %288, ptr %291, align 8
  %292 = extractelement <8 x double> %81, i64 7
  %293 = zext nneg i32 %40 to i64
  %294 = getelementptr inbounds nuw double, ptr %5, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 912
  store double %292, ptr %295, align 8
  %296 = extractelement <8 x double> %86, i64 0
  %297 = zext nneg i32 %40 to i64
  %298 = getelementptr inbounds nuw double, ptr %5, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 1040
  store double %296, ptr %299, align 8
  %300 = extractelement <8 x double> %86, i64 1
  %301 = zext nneg i32 %40 to i64
  %302 = getelementptr inbounds nuw double, ptr %5, i64 %301
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 1168
  store double %300, ptr %303, align 8
  %304 = extractelement <8 x double> %86, i64 2
  %305 = zext nneg i32 %40 to i64
  %306 = getelementptr inbounds nuw double, ptr %5, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 1296
  store double %304, ptr %307, align 8
  %308 = extractelement <8 x double> %86, i64 3
  %309 = zext nneg i32 %40 to i64
  %310 = getelementptr inbounds nuw double, ptr %5, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 1424
  store double %308, ptr %311, align 8
  %312 = extractelement <8 x double> %86, i64 4
  %313 = zext nneg i32 %40 to i64
  %314 = getelementptr inbounds nuw double, ptr %5, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 1552
  store double %312, ptr %315, align 8
  %316 = extractelement <8 x double> %86, i64 5
  %317 = zext nneg i32 %40 to i64
  %318 = getelementptr inbounds nuw double, ptr %5, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 1680
  store double %316, ptr %319, align 8
  %320 = extractelement <8 x double> %86, i64 6
  %321 = zext nneg i32 %40 to i64
  %322 = getelementptr inbounds nuw double, ptr %5, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 1808
  store double %320, ptr %323, align 8
  %324 = extractelement <8 x double> %86, i64 7
  %325 = zext nneg i32 %40 to i64
  %326 = getelementptr inbounds nuw double, ptr %5, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 1936
  store double %324, ptr %327, align 8
  %328 = extractelement <8 x double> %91, i64 0
  %329 = zext nneg i32 %40 to i64
  %330 = getelementptr inbounds nuw double, ptr %5, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 24
  store double %328, ptr %331, align 8
  %332 = extractelement <8 x double> %91, i64 1
  %333 = zext nneg i32 %40 to i64
  %334 = getelementptr inbounds nuw double, ptr %5, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 152
  store double %332, ptr %335, align 8
  %336 = extractelement <8 x double> %91, i64 2
  %337 = zext nneg i32 %40 to i64
  %338 = getelementptr inbounds nuw double, ptr %5, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 280
  store double %336, ptr %339, align 8
  %340 = extractelement <8 x double> %91, i64 3
  %341 = zext nneg i32 %40 to i64
  %342 = getelementptr inbounds nuw double, ptr %5, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 408
  store double %340, ptr %343, align 8
  %344 = extractelement <8 x double> %91, i64 4
  %345 = zext nneg i32 %40 to i64
  %346 = getelementptr inbounds nuw double, ptr %5, i64 %345
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 536
  store double %344, ptr %347, align 8
  %348 = extractelement <8 x double> %91, i64 5
  %349 = zext nneg i32 %40 to i64
  %350 = getelementptr inbounds nuw double, ptr %5, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 664
  store double %348, ptr %351, align 8
  %352 = extractelement <8 x double> %91, i64 6
  %353 = zext nneg i32 %40 to i64
  %354 = getelementptr inbounds nuw double, ptr %5, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 792
  store double %352, ptr %355, align 8
  %356 = extractelement <8 x double> %91, i64 7
  %357 = zext nneg i32 %40 to i64
  %358 = getelementptr inbounds nuw double, ptr %5, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 920
  store double %356, ptr %359, align 8
  %360 = extractelement <8 x double> %96, i64 0
  %361 = zext nneg i32 %40 to i64
  %362 = getelementptr inbounds nuw double, ptr %5, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 1048
  store double %360, ptr %363, align 8
  %364 = extractelement <8 x double> %96, i64 1
  %365 = zext nneg i32 %40 to i64
  %366 = getelementptr inbounds nuw double, ptr %5, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 1176
  store double %364, ptr %367, align 8
  %368 = extractelement <8 x double> %96, i64 2
  %369 = zext nneg i32 %40 to i64
  %370 = getelementptr inbounds nuw double, ptr %5, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 1304
  store double %368, ptr %371, align 8
  %372 = extractelement <8 x double> %96, i64 3
  %373 = zext nneg i32 %40 to i64
  %374 = getelementptr inbounds nuw double, ptr %5, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 1432
  store double %372, ptr %375, align 8
  %376 = extractelement <8 x double> %96, i64 4
  %377 = zext nneg i32 %40 to i64
  %378 = getelementptr inbounds nuw double, ptr %5, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 1560
  store double %376, ptr %379, align 8
  %380 = extractelement <8 x double> %96, i64 5
  %381 = zext nneg i32 %40 to i64
  %382 = getelementptr inbounds nuw double, ptr %5, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 1688
  store double %380, ptr %383, align 8
  %384 = extractelement <8 x double> %96, i64 6
  %385 = zext nneg i32 %40 to i64
  %386 = getelementptr inbounds nuw double, ptr %5, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 1816
  store double %384, ptr %387, align 8
  %388 = extractelement <8 x double> %96, i64 7
  %389 = zext nneg i32 %40 to i64
  %390 = getelementptr inbounds nuw double, ptr %5, i64 %389
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 1944
  store double %388, ptr %391, align 8
  %392 = extractelement <8 x double> %101, i64 0
  %393 = zext nneg i32 %40 to i64
  %394 = getelementptr inbounds nuw double, ptr %5, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 32
  store double %392, ptr %395, align 8
  %396 = extractelement <8 x double> %101, i64 1
  %397 = zext nneg i32 %40 to i64
  %398 = getelementptr inbounds nuw double, ptr %5, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 160
  store double %396, ptr %399, align 8
  %400 = extractelement <8 x double> %101, i64 2
  %401 = zext nneg i32 %40 to i64
  %402 = getelementptr inbounds nuw double, ptr %5, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 288
  store double %400, ptr %403, align 8
  %404 = extractelement <8 x double> %101, i64 3
  %405 = zext nneg i32 %40 to i64
  %406 = getelementptr inbounds nuw double, ptr %5, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 416
  store double %404, ptr %407, align 8
  %408 = extractelement <8 x double> %101, i64 4
  %409 = zext nneg i32 %40 to i64
  %410 = getelementptr inbounds nuw double, ptr %5, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 544
  store double %408, ptr %411, align 8
  %412 = extractelement <8 x double> %101, i64 5
  %413 = zext nneg i32 %40 to i64
  %414 = getelementptr inbounds nuw double, ptr %5, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 672
  store double %412, ptr %415, align 8
  %416 = extractelement <8 x double> %101, i64 6
  %417 = zext nneg i32 %40 to i64
  %418 = getelementptr inbounds nuw double, ptr %5, i64 %417
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 800
  store double %416, ptr %419, align 8
  %420 = extractelement <8 x double> %101, i64 7
  %421 = zext nneg i32 %40 to i64
  %422 = getelementptr inbounds nuw double, ptr %5, i64 %421
  %423 = getelementptr inbounds nuw i8, ptr %422, i64 928
  store double %420, ptr %423, align 8
  %424 = extractelement <8 x double> %106, i64 0
  %425 = zext nneg i32 %40 to i64
  %426 = getelementptr inbounds nuw double, ptr %5, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 1056
  store double %424, ptr %427, align 8
  %428 = extractelement <8 x double> %106, i64 1
  %429 = zext nneg i32 %40 to i64
  %430 = getelementptr inbounds nuw double, ptr %5, i64 %429
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 1184
  store double %428, ptr %431, align 8
  %432 = extractelement <8 x double> %106, i64 2
  %433 = zext nneg i32 %40 to i64
  %434 = getelementptr inbounds nuw double, ptr %5, i64 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 1312
  store double %432, ptr %435, align 8
  %436 = extractelement <8 x double> %106, i64 3
  %437 = zext nneg i32 %40 to i64
  %438 = getelementptr inbounds nuw double, ptr %5, i64 %437
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 1440
  store double %436, ptr %439, align 8
  %440 = extractelement <8 x double> %106, i64 4
  %441 = zext nneg i32 %40 to i64
  %442 = getelementptr inbounds nuw double, ptr %5, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 1568
  store double %440, ptr %443, align 8
  %444 = extractelement <8 x double> %106, i64 5
  %445 = zext nneg i32 %40 to i64
  %446 = getelementptr inbounds nuw double, ptr %5, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 1696
  store double %444, ptr %447, align 8
  %448 = extractelement <8 x double> %106, i64 6
  %449 = zext nneg i32 %40 to i64
  %450 = getelementptr inbounds nuw double, ptr %5, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 1824
  store double %448, ptr %451, align 8
  %452 = extractelement <8 x double> %106, i64 7
  %453 = zext nneg i32 %40 to i64
  %454 = getelementptr inbounds nuw double, ptr %5, i64 %453
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 1952
  store double %452, ptr %455, align 8
  %456 = extractelement <8 x double> %111, i64 0
  %457 = zext nneg i32 %40 to i64
  %458 = getelementptr inbounds nuw double, ptr %5, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 40
  store double %456, ptr %459, align 8
  %460 = extractelement <8 x double> %111, i64 1
  %461 = zext nneg i32 %40 to i64
  %462 = getelementptr inbounds nuw double, ptr %5, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 168
  store double %460, ptr %463, align 8
  %464 = extractelement <8 x double> %111, i64 2
  %465 = zext nneg i32 %40 to i64
  %466 = getelementptr inbounds nuw double, ptr %5, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 296
  store double %464, ptr %467, align 8
  %468 = extractelement <8 x double> %111, i64 3
  %469 = zext nneg i32 %40 to i64
  %470 = getelementptr inbounds nuw double, ptr %5, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 424
  store double %468, ptr %471, align 8
  %472 = extractelement <8 x double> %111, i64 4
  %473 = zext nneg i32 %40 to i64
  %474 = getelementptr inbounds nuw double, ptr %5, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 552
  store double %472, ptr %475, align 8
  %476 = extractelement <8 x double> %111, i64 5
  %477 = zext nneg i32 %40 to i64
  %478 = getelementptr inbounds nuw double, ptr %5, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 680
  store double %476, ptr %479, align 8
  %480 = extractelement <8 x double> %111, i64 6
  %481 = zext nneg i32 %40 to i64
  %482 = getelementptr inbounds nuw double, ptr %5, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 808
  store double %480, ptr %483, align 8
  %484 = extractelement <8 x double> %111, i64 7
  %485 = zext nneg i32 %40 to i64
  %486 = getelementptr inbounds nuw double, ptr %5, i64 %485
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 936
  store double %484, ptr %487, align 8
  %488 = extractelement <8 x double> %116, i64 0
  %489 = zext nneg i32 %40 to i64
  %490 = getelementptr inbounds nuw double, ptr %5, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 1064
  store double %488, ptr %491, align 8
  %492 = extractelement <8 x double> %116, i64 1
  %493 = zext nneg i32 %40 to i64
  %494 = getelementptr inbounds nuw double, ptr %5, i64 %493
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 1192
  store double %492, ptr %495, align 8
  %496 = extractelement <8 x double> %116, i64 2
  %497 = zext nneg i32 %40 to i64
  %498 = getelementptr inbounds nuw double, ptr %5, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 1320
  store double %496, ptr %499, align 8
  %500 = extractelement <8 x double> %116, i64 3
  %501 = zext nneg i32 %40 to i64
  %502 = getelementptr inbounds nuw double, ptr %5, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 1448
  store double %500, ptr %503, align 8
  %504 = extractelement <8 x double> %116, i64 4
  %505 = zext nneg i32 %40 to i64
  %506 = getelementptr inbounds nuw double, ptr %5, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 1576
  store double %504, ptr %507, align 8
  %508 = extractelement <8 x double> %116, i64 5
  %509 = zext nneg i32 %40 to i64
  %510 = getelementptr inbounds nuw double, ptr %5, i64 %509
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 1704
  store double %508, ptr %511, align 8
  %512 = extractelement <8 x double> %116, i64 6
  %513 = zext nneg i32 %40 to i64
  %514 = getelementptr inbounds nuw double, ptr %5, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 1832
  store double %512, ptr %515, align 8
  %516 = extractelement <8 x double> %116, i64 7
  %517 = zext nneg i32 %40 to i64
  %518 = getelementptr inbounds nuw double, ptr %5, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 1960
  store double %516, ptr %519, align 8
  %520 = extractelement <8 x double> %121, i64 0
  %521 = zext nneg i32 %40 to i64
  %522 = getelementptr inbounds nuw double, ptr %5, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 48
  store double %520, ptr %523, align 8
  %524 = extractelement <8 x double> %121, i64 1
  %525 = zext nneg i32 %40 to i64
  %526 = getelementptr inbounds nuw double, ptr %5, i64 %525
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 176
  store double %524, ptr %527, align 8
  %528 = extractelement <8 x double> %121, i64 2
  %529 = zext nneg i32 %40 to i64
  %530 = getelementptr inbounds nuw double, ptr %5, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 304
  store double %528, ptr %531, align 8
  %532 = extractelement <8 x double> %121, i64 3
  %533 = zext nneg i32 %40 to i64
  %534 = getelementptr inbounds nuw double, ptr %5, i64 %533
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 432
  store double %532, ptr %535, align 8
  %536 = extractelement <8 x double> %121, i64 4
  %537 = zext nneg i32 %40 to i64
  %538 = getelementptr inbounds nuw double, ptr %5, i64 %537
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 560
  store double %536, ptr %539, align 8
  %540 = extractelement <8 x double> %121, i64 5
  %541 = zext nneg i32 %40 to i64
  %542 = getelementptr inbounds nuw double, ptr %5, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 688
  store double %540, ptr %543, align 8
  %544 = extractelement <8 x double> %121, i64 6
  %545 = zext nneg i32 %40 to i64
  %546 = getelementptr inbounds nuw double, ptr %5, i64 %545
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 816
  store double %544, ptr %547, align 8
  %548 = extractelement <8 x double> %121, i64 7
  %549 = zext nneg i32 %40 to i64
  %550 = getelementptr inbounds nuw double, ptr %5, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 944
  store double %548, ptr %551, align 8
  %552 = extractelement <8 x double> %126, i64 0
  %553 = zext nneg i32 %40 to i64
  %554 = getelementptr inbounds nuw double, ptr %5, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 1072
  store double %552, ptr %555, align 8
  %556 = extractelement <8 x double> %126, i64 1
  %557 = zext nneg i32 %40 to i64
  %558 = getelementptr inbounds nuw double, ptr %5, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 1200
  store double %556, ptr %559, align 8
  %560 = extractelement <8 x double> %126, i64 2
  %561 = zext nneg i32 %40 to i64
  %562 = getelementptr inbounds nuw double, ptr %5, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 1328
  store double %560, ptr %563, align 8
  %564 = extractelement <8 x double> %126, i64 3
  %565 = zext nneg i32 %40 to i64
  %566 = getelementptr inbounds nuw double, ptr %5, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 1456
  store double %564, ptr %567, align 8
  %568 = extractelement <8 x double> %126, i64 4
  %569 = zext nneg i32 %40 to i64
  %570 = getelementptr inbounds nuw double, ptr %5, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 1584
  store double %568, ptr %571, align 8
  %572 = extractelement <8 x double> %126, i64 5
  %573 = zext nneg i32 %40 to i64
  %574 = getelementptr inbounds nuw double, ptr %5, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 1712
  store double %572, ptr %575, align 8
  %576 = extractelement <8 x double> %126, i64 6
  %577 = zext nneg i32 %40 to i64
  %578 = getelementptr inbounds nuw double, ptr %5, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 1840
  store double %576, ptr %579, align 8
  %580 = extractelement <8 x double> %126, i64 7
  %581 = zext nneg i32 %40 to i64
  %582 = getelementptr inbounds nuw double, ptr %5, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 1968
  store double %580, ptr %583, align 8
  %584 = extractelement <8 x double> %131, i64 0
  %585 = zext nneg i32 %40 to i64
  %586 = getelementptr inbounds nuw double, ptr %5, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 56
  store double %584, ptr %587, align 8
  %588 = extractelement <8 x double> %131, i64 1
  %589 = zext nneg i32 %40 to i64
  %590 = getelementptr inbounds nuw double, ptr %5, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 184
  store double %588, ptr %591, align 8
  %592 = extractelement <8 x double> %131, i64 2
  %593 = zext nneg i32 %40 to i64
  %594 = getelementptr inbounds nuw double, ptr %5, i64 %593
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 312
  store double %592, ptr %595, align 8
  %596 = extractelement <8 x double> %131, i64 3
  %597 = zext nneg i32 %40 to i64
  %598 = getelementptr inbounds nuw double, ptr %5, i64 %597
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 440
  store double %596, ptr %599, align 8
  %600 = extractelement <8 x double> %131, i64 4
  %601 = zext nneg i32 %40 to i64
  %602 = getelementptr inbounds nuw double, ptr %5, i64 %601
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 568
  store double %600, ptr %603, align 8
  %604 = extractelement <8 x double> %131, i64 5
  %605 = zext nneg i32 %40 to i64
  %606 = getelementptr inbounds nuw double, ptr %5, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 696
  store double %604, ptr %607, align 8
  %608 = extractelement <8 x double> %131, i64 6
  %609 = zext nneg i32 %40 to i64
  %610 = getelementptr inbounds nuw double, ptr %5, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 824
  store double %608, ptr %611, align 8
  %612 = extractelement <8 x double> %131, i64 7
  %613 = zext nneg i32 %40 to i64
  %614 = getelementptr inbounds nuw double, ptr %5, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 952
  store double %612, ptr %615, align 8
  %616 = extractelement <8 x double> %136, i64 0
  %617 = zext nneg i32 %40 to i64
  %618 = getelementptr inbounds nuw double, ptr %5, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 1080
  store double %616, ptr %619, align 8
  %620 = extractelement <8 x double> %136, i64 1
  %621 = zext nneg i32 %40 to i64
  %622 = getelementptr inbounds nuw double, ptr %5, i64 %621
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 1208
  store double %620, ptr %623, align 8
  %624 = extractelement <8 x double> %136, i64 2
  %625 = zext nneg i32 %40 to i64
  %626 = getelementptr inbounds nuw double, ptr %5, i64 %625
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 1336
  store double %624, ptr %627, align 8
  %628 = extractelement <8 x double> %136, i64 3
  %629 = zext nneg i32 %40 to i64
  %630 = getelementptr inbounds nuw double, ptr %5, i64 %629
  %631 = getelementptr inbounds nuw i8, ptr %630, i64 1464
  store double %628, ptr %631, align 8
  %632 = extractelement <8 x double> %136, i64 4
  %633 = zext nneg i32 %40 to i64
  %634 = getelementptr inbounds nuw double, ptr %5, i64 %633
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 1592
  store double %632, ptr %635, align 8
  %636 = extractelement <8 x double> %136, i64 5
  %637 = zext nneg i32 %40 to i64
  %638 = getelementptr inbounds nuw double, ptr %5, i64 %637
  %639 = getelementptr inbounds nuw i8, ptr %638, i64 1720
  store double %636, ptr %639, align 8
  %640 = extractelement <8 x double> %136, i64 6
  %641 = zext nneg i32 %40 to i64
  %642 = getelementptr inbounds nuw double, ptr %5, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 1848
  store double %640, ptr %643, align 8
  %644 = extractelement <8 x double> %136, i64 7
  %645 = zext nneg i32 %40 to i64
  %646 = getelementptr inbounds nuw double, ptr %5, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 1976
  store double %644, ptr %647, align 8
  br i1 %38, label %37, label %650
648:
  %649 = zext i32 %53 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %649)
  br label %650
650:
  %651 = phi i32 [ 1, %648 ], [ 1, %41 ], [ 0, %56 ]
  ret i32 %651
}
define void @product_registers_0(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %63, %62 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %60, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = bitcast <8 x i16> %53 to <8 x half>
  %59 = fpext <8 x half> %58 to <8 x double>
  store <8 x double> %59, ptr %57, align 1
  %60 = add nuw nsw i32 %13, 1
  %61 = icmp eq i32 %60, 8
  br i1 %61, label %62, label %12
62:
  %63 = add nuw nsw i32 %4, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %65, label %3
65:
  ret void
}
define range(i32 0, 2) i32 @product_sums_0(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = and i64 %4, 3940649673949184
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11
11:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %350
12:
  %13 = and i32 %3, 536870911
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  %28 = select i1 %16, i32 %22, i32 16
  %29 = mul i32 %25, %13
  %30 = add i32 %29, %20
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = insertelement <16 x i32> poison, i32 %27, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = mul nuw nsw <16 x i32> %34, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %36 = insertelement <16 x i32> poison, i32 %28, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = mul nuw nsw <16 x i32> %37, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %39 = add <16 x i32> %38, %32
  %40 = add <16 x i32> %39, %35
  %41 = lshr <16 x i32> %40, splat (i32 7)
  %42 = lshr exact i32 %27, 4
  %43 = add nsw i32 %42, -1
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = and <16 x i32> %41, %45
  %47 = shl nuw nsw <16 x i32> %46, splat (i32 4)
  %48 = xor <16 x i32> %47, %40
  %49 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %48)
  %50 = add i32 %49, 16
  %51 = icmp ugt i32 %50, %2
  br i1 %51, label %163, label %52
52:
  %53 = extractelement <16 x i32> %48, i64 0
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %54
  %56 = load <8 x half>, ptr %55, align 1
  %57 = fpext <8 x half> %56 to <8 x double>
  store <8 x double> %57, ptr %8, align 64
  %58 = extractelement <16 x i32> %48, i64 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 %59
  %61 = load <8 x half>, ptr %60, align 1
  %62 = fpext <8 x half> %61 to <8 x double>
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %62, ptr %63, align 64
  %64 = extractelement <16 x i32> %48, i64 2
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 %65
  %67 = load <8 x half>, ptr %66, align 1
  %68 = fpext <8 x half> %67 to <8 x double>
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %68, ptr %69, align 64
  %70 = extractelement <16 x i32> %48, i64 3
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 %71
  %73 = load <8 x half>, ptr %72, align 1
  %74 = fpext <8 x half> %73 to <8 x double>
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %74, ptr %75, align 64
  %76 = extractelement <16 x i32> %48, i64 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 %77
  %79 = load <8 x half>, ptr %78, align 1
  %80 = fpext <8 x half> %79 to <8 x double>
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %80, ptr %81, align 64
  %82 = extractelement <16 x i32> %48, i64 5
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 %83
  %85 = load <8 x half>, ptr %84, align 1
  %86 = fpext <8 x half> %85 to <8 x double>
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %86, ptr %87, align 64
  %88 = extractelement <16 x i32> %48, i64 6
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 %89
  %91 = load <8 x half>, ptr %90, align 1
  %92 = fpext <8 x half> %91 to <8 x double>
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %92, ptr %93, align 64
  %94 = extractelement <16 x i32> %48, i64 7
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 %95
  %97 = load <8 x half>, ptr %96, align 1
  %98 = fpext <8 x half> %97 to <8 x double>
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %98, ptr %99, align 64
  %100 = extractelement <16 x i32> %48, i64 8
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %101
  %103 = load <8 x half>, ptr %102, align 1
  %104 = fpext <8 x half> %103 to <8 x double>
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %104, ptr %105, align 64
  %106 = extractelement <16 x i32> %48, i64 9
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 %107
  %109 = load <8 x half>, ptr %108, align 1
  %110 = fpext <8 x half> %109 to <8 x double>
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %110, ptr %111, align 64
  %112 = extractelement <16 x i32> %48, i64 10
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 %113
  %115 = load <8 x half>, ptr %114, align 1
  %116 = fpext <8 x half> %115 to <8 x double>
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %116, ptr %117, align 64
  %118 = extractelement <16 x i32> %48, i64 11
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 %119
  %121 = load <8 x half>, ptr %120, align 1
  %122 = fpext <8 x half> %121 to <8 x double>
  %123 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %122, ptr %123, align 64
  %124 = extractelement <16 x i32> %48, i64 12
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 %125
  %127 = load <8 x half>, ptr %126, align 1
  %128 = fpext <8 x half> %127 to <8 x double>
  %129 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %128, ptr %129, align 64
  %130 = extractelement <16 x i32> %48, i64 13
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 %131
  %133 = load <8 x half>, ptr %132, align 1
  %134 = fpext <8 x half> %133 to <8 x double>
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %134, ptr %135, align 64
  %136 = extractelement <16 x i32> %48, i64 14
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 %137
  %139 = load <8 x half>, ptr %138, align 1
  %140 = fpext <8 x half> %139 to <8 x double>
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %140, ptr %141, align 64
  %142 = extractelement <16 x i32> %48, i64 15
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 %143
  %145 = load <8 x half>, ptr %144, align 1
  %146 = fpext <8 x half> %145 to <8 x double>
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %146, ptr %147, align 64
  %148 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %150 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %154 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %155 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %156 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %157 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %158 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %159 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %160 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %165
163:
  %164 = zext i32 %49 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %164)
  br label %350
165:
  %166 = phi i32 [ %348, %165 ], [ 0, %52 ]
  %167 = shl nuw nsw i32 %166, 4
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw double, ptr %8, i64 %168
  %170 = load <16 x double>, ptr %5, align 128
  %171 = load double, ptr %169, align 64
  %172 = insertelement <16 x double> poison, double %171, i64 0
  %173 = shufflevector <16 x double> %172, <16 x double> poison, <16 x i32> zeroinitializer
  %174 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %170, <16 x double> %173, <16 x double> zeroinitializer)
  %175 = getelementptr inbounds nuw i8, ptr %169, i64 128
  %176 = load double, ptr %175, align 64
  %177 = insertelement <16 x double> poison, double %176, i64 0
  %178 = shufflevector <16 x double> %177, <16 x double> poison, <16 x i32> zeroinitializer
  %179 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %170, <16 x double> %178, <16 x double> zeroinitializer)
  %180 = load <16 x double>, ptr %148, align 128
  %181 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %182 = load double, ptr %181, align 8
  %183 = insertelement <16 x double> poison, double %182, i64 0
  %184 = shufflevector <16 x double> %183, <16 x double> poison, <16 x i32> zeroinitializer
  %185 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %180, <16 x double> %184, <16 x double> %174)
  %186 = getelementptr inbounds nuw i8, ptr %169, i64 136
  %187 = load double, ptr %186, align 8
  %188 = insertelement <16 x double> poison, double %187, i64 0
  %189 = shufflevector <16 x double> %188, <16 x double> poison, <16 x i32> zeroinitializer
  %190 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %180, <16 x double> %189, <16 x double> %179)
  %191 = load <16 x double>, ptr %149, align 128
  %192 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %193 = load double, ptr %192, align 16
  %194 = insertelement <16 x double> poison, double %193, i64 0
  %195 = shufflevector <16 x double> %194, <16 x double> poison, <16 x i32> zeroinitializer
  %196 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %191, <16 x double> %195, <16 x double> %185)
  %197 = getelementptr inbounds nuw i8, ptr %169, i64 144
  %198 = load double, ptr %197, align 16
  %199 = insertelement <16 x double> poison, double %198, i64 0
  %200 = shufflevector <16 x double> %199, <16 x double> poison, <16 x i32> zeroinitializer
  %201 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %191, <16 x double> %200, <16 x double> %190)
  %202 = load <16 x double>, ptr %150, align 128
  %203 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %204 = load double, ptr %203, align 8
  %205 = insertelement <16 x double> poison, double %204, i64 0
  %206 = shufflevector <16 x double> %205, <16 x double> poison, <16 x i32> zeroinitializer
  %207 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %202, <16 x double> %206, <16 x double> %196)
  %208 = getelementptr inbounds nuw i8, ptr %169, i64 152
  %209 = load double, ptr %208, align 8
  %210 = insertelement <16 x double> poison, double %209, i64 0
  %211 = shufflevector <16 x double> %210, <16 x double> poison, <16 x i32> zeroinitializer
  %212 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %202, <16 x double> %211, <16 x double> %201)
  %213 = load <16 x double>, ptr %151, align 128
  %214 = getelementptr inbounds nuw i8, ptr %169, i64 32
  %215 = load double, ptr %214, align 32
  %216 = insertelement <16 x double> poison, double %215, i64 0
  %217 = shufflevector <16 x double> %216, <16 x double> poison, <16 x i32> zeroinitializer
  %218 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %213, <16 x double> %217, <16 x double> %207)
  %219 = getelementptr inbounds nuw i8, ptr %169, i64 160
  %220 = load double, ptr %219, align 32
  %221 = insertelement <16 x double> poison, double %220, i64 0
  %222 = shufflevector <16 x double> %221, <16 x double> poison, <16 x i32> zeroinitializer
  %223 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %213, <16 x double> %222, <16 x double> %212)
  %224 = load <16 x double>, ptr %152, align 128
  %225 = getelementptr inbounds nuw i8, ptr %169, i64 40
  %226 = load double, ptr %225, align 8
  %227 = insertelement <16 x double> poison, double %226, i64 0
  %228 = shufflevector <16 x double> %227, <16 x double> poison, <16 x i32> zeroinitializer
  %229 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %224, <16 x double> %228, <16 x double> %218)
  %230 = getelementptr inbounds nuw i8, ptr %169, i64 168
  %231 = load double, ptr %230, align 8
  %232 = insertelement <16 x double> poison, double %231, i64 0
  %233 = shufflevector <16 x double> %232, <16 x double> poison, <16 x i32> zeroinitializer
  %234 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %224, <16 x double> %233, <16 x double> %223)
  %235 = load <16 x double>, ptr %153, align 128
  %236 = getelementptr inbounds nuw i8, ptr %169, i64 48
  %237 = load double, ptr %236, align 16
  %238 = insertelement <16 x double> poison, double %237, i64 0
  %239 = shufflevector <16 x double> %238, <16 x double> poison, <16 x i32> zeroinitializer
  %240 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %235, <16 x double> %239, <16 x double> %229)
  %241 = getelementptr inbounds nuw i8, ptr %169, i64 176
  %242 = load double, ptr %241, align 16
  %243 = insertelement <16 x double> poison, double %242, i64 0
  %244 = shufflevector <16 x double> %243, <16 x double> poison, <16 x i32> zeroinitializer
  %245 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %235, <16 x double> %244, <16 x double> %234)
  %246 = load <16 x double>, ptr %154, align 128
  %247 = getelementptr inbounds nuw i8, ptr %169, i64 56
  %248 = load double, ptr %247, align 8
  %249 = insertelement <16 x double> poison, double %248, i64 0
  %250 = shufflevector <16 x double> %249, <16 x double> poison, <16 x i32> zeroinitializer
  %251 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %246, <16 x double> %250, <16 x double> %240)
  %252 = getelementptr inbounds nuw i8, ptr %169, i64 184
  %253 = load double, ptr %252, align 8
  %254 = insertelement <16 x double> poison, double %253, i64 0
  %255 = shufflevector <16 x double> %254, <16 x double> poison, <16 x i32> zeroinitializer
  %256 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %246, <16 x double> %255, <16 x double> %245)
  %257 = load <16 x double>, ptr %155, align 128
  %258 = getelementptr inbounds nuw i8, ptr %169, i64 64
  %259 = load double, ptr %258, align 64
  %260 = insertelement <16 x double> poison, double %259, i64 0
  %261 = shufflevector <16 x double> %260, <16 x double> poison, <16 x i32> zeroinitializer
  %262 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %257, <16 x double> %261, <16 x double> %251)
  %263 = getelementptr inbounds nuw i8, ptr %169, i64 192
  %264 = load double, ptr %263, align 64
  %265 = insertelement <16 x double> poison, double %264, i64 0
  %266 = shufflevector <16 x double> %265, <16 x double> poison, <16 x i32> zeroinitializer
  %267 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %257, <16 x double> %266, <16 x double> %256)
  %268 = load <16 x double>, ptr %156, align 128
  %269 = getelementptr inbounds nuw i8, ptr %169, i64 72
  %270 = load double, ptr %269, align 8
  %271 = insertelement <16 x double> poison, double %270, i64 0
  %272 = shufflevector <16 x double> %271, <16 x double> poison, <16 x i32> zeroinitializer
  %273 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %268, <16 x double> %272, <16 x double> %262)
  %274 = getelementptr inbounds nuw i8, ptr %169, i64 200
  %275 = load double, ptr %274, align 8
  %276 = insertelement <16 x double> poison, double %275, i64 0
  %277 = shufflevector <16 x double> %276, <16 x double> poison, <16 x i32> zeroinitializer
  %278 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %268, <16 x double> %277, <16 x double> %267)
  %279 = load <16 x double>, ptr %157, align 128
  %280 = getelementptr inbounds nuw i8, ptr %169, i64 80
  %281 = load double, ptr %280, align 16
  %282 = insertelement <16 x double> poison, double %281, i64 0
  %283 = shufflevector <16 x double> %282, <16 x double> poison, <16 x i32> zeroinitializer
  %284 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %279, <16 x double> %283, <16 x double> %273)
  %285 = getelementptr inbounds nuw i8, ptr %169, i64 208
  %286 = load double, ptr %285, align 16
  %287 = insertelement <16 x double> poison, double %286, i64 0
  %288 = shufflevector <16 x double> %287, <16 x double> poison, <16 x i32> zeroinitializer
  %289 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %279, <16 x double> %288, <16 x double> %278)
  %290 = load <16 x double>, ptr %158, align 128
  %291 = getelementptr inbounds nuw i8, ptr %169, i64 88
  %292 = load double, ptr %291, align 8
  %293 = insertelement <16 x double> poison, double %292, i64 0
  %294 = shufflevector <16 x double> %293, <16 x double> poison, <16 x i32> zeroinitializer
  %295 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %290, <16 x double> %294, <16 x double> %284)
  %296 = getelementptr inbounds nuw i8, ptr %169, i64 216
  %297 = load double, ptr %296, align 8
  %298 = insertelement <16 x double> poison, double %297, i64 0
  %299 = shufflevector <16 x double> %298, <16 x double> poison, <16 x i32> zeroinitializer
  %300 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %290, <16 x double> %299, <16 x double> %289)
  %301 = load <16 x double>, ptr %159, align 128
  %302 = getelementptr inbounds nuw i8, ptr %169, i64 96
  %303 = load double, ptr %302, align 32
  %304 = insertelement <16 x double> poison, double %303, i64 0
  %305 = shufflevector <16 x double> %304, <16 x double> poison, <16 x i32> zeroinitializer
  %306 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %301, <16 x double> %305, <16 x double> %295)
  %307 = getelementptr inbounds nuw i8, ptr %169, i64 224
  %308 = load double, ptr %307, align 32
  %309 = insertelement <16 x double> poison, double %308, i64 0
  %310 = shufflevector <16 x double> %309, <16 x double> poison, <16 x i32> zeroinitializer
  %311 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %301, <16 x double> %310, <16 x double> %300)
  %312 = load <16 x double>, ptr %160, align 128
  %313 = getelementptr inbounds nuw i8, ptr %169, i64 104
  %314 = load double, ptr %313, align 8
  %315 = insertelement <16 x double> poison, double %314, i64 0
  %316 = shufflevector <16 x double> %315, <16 x double> poison, <16 x i32> zeroinitializer
  %317 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %312, <16 x double> %316, <16 x double> %306)
  %318 = getelementptr inbounds nuw i8, ptr %169, i64 232
  %319 = load double, ptr %318, align 8
  %320 = insertelement <16 x double> poison, double %319, i64 0
  %321 = shufflevector <16 x double> %320, <16 x double> poison, <16 x i32> zeroinitializer
  %322 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %312, <16 x double> %321, <16 x double> %311)
  %323 = load <16 x double>, ptr %161, align 128
  %324 = getelementptr inbounds nuw i8, ptr %169, i64 112
  %325 = load double, ptr %324, align 16
  %326 = insertelement <16 x double> poison, double %325, i64 0
  %327 = shufflevector <16 x double> %326, <16 x double> poison, <16 x i32> zeroinitializer
  %328 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %323, <16 x double> %327, <16 x double> %317)
  %329 = getelementptr inbounds nuw i8, ptr %169, i64 240
  %330 = load double, ptr %329, align 16
  %331 = insertelement <16 x double> poison, double %330, i64 0
  %332 = shufflevector <16 x double> %331, <16 x double> poison, <16 x i32> zeroinitializer
  %333 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %323, <16 x double> %332, <16 x double> %322)
  %334 = load <16 x double>, ptr %162, align 128
  %335 = getelementptr inbounds nuw i8, ptr %169, i64 120
  %336 = load double, ptr %335, align 8
  %337 = insertelement <16 x double> poison, double %336, i64 0
  %338 = shufflevector <16 x double> %337, <16 x double> poison, <16 x i32> zeroinitializer
  %339 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %334, <16 x double> %338, <16 x double> %328)
  %340 = getelementptr inbounds nuw i8, ptr %169, i64 248
  %341 = load double, ptr %340, align 8
  %342 = insertelement <16 x double> poison, double %341, i64 0
  %343 = shufflevector <16 x double> %342, <16 x double> poison, <16 x i32> zeroinitializer
  %344 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %334, <16 x double> %343, <16 x double> %333)
  %345 = zext nneg i32 %166 to i64
  %346 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %345
  store <16 x double> %339, ptr %346, align 128
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 128
  store <16 x double> %344, ptr %347, align 128
  %348 = add nuw nsw i32 %166, 2
  %349 = icmp samesign ult i32 %166, 6
  br i1 %349, label %165, label %350
350:
  %351 = phi i32 [ 1, %11 ], [ 1, %163 ], [ 0, %165 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %351
}
define range(i32 0, 2) i32 @product_left_1(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = shl i32 %3, 4
  %8 = and i64 %4, 3940649673949184
  %9 = icmp eq i64 %8, 0
  %10 = lshr i64 %4, 62
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = icmp eq i64 %10, 0
  %13 = sub nuw nsw i32 4, %11
  %14 = trunc i64 %4 to i32
  %15 = shl i32 %14, 4
  %16 = and i32 %15, 262128
  %17 = lshr i32 %14, 12
  %18 = and i32 %17, 262128
  %19 = lshr i64 %4, 28
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 262128
  %22 = shl nuw nsw i32 16, %13
  %23 = select i1 %12, i32 16, i32 %22
  %24 = xor i32 %11, 7
  %25 = shl nsw i32 -1, %24
  %26 = xor i32 %25, -1
  %27 = insertelement <16 x i32> poison, i32 %23, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = mul nuw nsw <16 x i32> %28, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = lshr exact i32 %23, 4
  %31 = add nsw i32 %30, -1
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %34
34:
  %35 = phi i1 [ true, %6 ], [ false, %67 ]
  %36 = phi i32 [ 0, %6 ], [ 8, %67 ]
  %37 = or disjoint i32 %36, %7
  br i1 %9, label %39, label %38
38:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %167
39:
  br i1 %12, label %40, label %43
40:
  %41 = lshr exact i32 %37, 3
  %42 = mul i32 %41, %21
  br label %49
43:
  %44 = lshr i32 %37, %24
  %45 = mul i32 %44, %18
  %46 = and i32 %37, %26
  %47 = shl nuw nsw i32 %46, 1
  %48 = add i32 %45, %47
  br label %49
49:
  %50 = phi i32 [ %18, %40 ], [ %21, %43 ]
  %51 = phi i32 [ %42, %40 ], [ %48, %43 ]
  %52 = add i32 %51, %16
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i32> poison, i32 %50, i64 0
  %56 = shufflevector <16 x i32> %55, <16 x i32> poison, <16 x i32> zeroinitializer
  %57 = mul nuw nsw <16 x i32> %56, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %58 = add nuw nsw <16 x i32> %57, %29
  %59 = add <16 x i32> %58, %54
  %60 = lshr <16 x i32> %59, splat (i32 7)
  %61 = and <16 x i32> %60, %33
  %62 = shl nuw nsw <16 x i32> %61, splat (i32 4)
  %63 = xor <16 x i32> %62, %59
  %64 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %63)
  %65 = add i32 %64, 16
  %66 = icmp ugt i32 %65, %2
  br i1 %66, label %165, label %67
67:
  %68 = extractelement <16 x i32> %63, i64 0
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %71 = load <8 x half>, ptr %70, align 1
  %72 = fpext <8 x half> %71 to <8 x double>
  %73 = extractelement <16 x i32> %63, i64 1
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 %74
  %76 = load <8 x half>, ptr %75, align 1
  %77 = fpext <8 x half> %76 to <8 x double>
  %78 = extractelement <16 x i32> %63, i64 2
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 %79
  %81 = load <8 x half>, ptr %80, align 1
  %82 = fpext <8 x half> %81 to <8 x double>
  %83 = extractelement <16 x i32> %63, i64 3
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 %84
  %86 = load <8 x half>, ptr %85, align 1
  %87 = fpext <8 x half> %86 to <8 x double>
  %88 = extractelement <16 x i32> %63, i64 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 %89
  %91 = load <8 x half>, ptr %90, align 1
  %92 = fpext <8 x half> %91 to <8 x double>
  %93 = extractelement <16 x i32> %63, i64 5
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 %94
  %96 = load <8 x half>, ptr %95, align 1
  %97 = fpext <8 x half> %96 to <8 x double>
  %98 = extractelement <16 x i32> %63, i64 6
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 %99
  %101 = load <8 x half>, ptr %100, align 1
  %102 = fpext <8 x half> %101 to <8 x double>
  %103 = extractelement <16 x i32> %63, i64 7
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 %104
  %106 = load <8 x half>, ptr %105, align 1
  %107 = fpext <8 x half> %106 to <8 x double>
  %108 = extractelement <16 x i32> %63, i64 8
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 %109
  %111 = load <8 x half>, ptr %110, align 1
  %112 = fpext <8 x half> %111 to <8 x double>
  %113 = extractelement <16 x i32> %63, i64 9
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 %114
  %116 = load <8 x half>, ptr %115, align 1
  %117 = fpext <8 x half> %116 to <8 x double>
  %118 = extractelement <16 x i32> %63, i64 10
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 %119
  %121 = load <8 x half>, ptr %120, align 1
  %122 = fpext <8 x half> %121 to <8 x double>
  %123 = extractelement <16 x i32> %63, i64 11
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 %124
  %126 = load <8 x half>, ptr %125, align 1
  %127 = fpext <8 x half> %126 to <8 x double>
  %128 = extractelement <16 x i32> %63, i64 12
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 %129
  %131 = load <8 x half>, ptr %130, align 1
  %132 = fpext <8 x half> %131 to <8 x double>
  %133 = extractelement <16 x i32> %63, i64 13
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 %134
  %136 = load <8 x half>, ptr %135, align 1
  %137 = fpext <8 x half> %136 to <8 x double>
  %138 = extractelement <16 x i32> %63, i64 14
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 %139
  %141 = load <8 x half>, ptr %140, align 1
  %142 = fpext <8 x half> %141 to <8 x double>
  %143 = extractelement <16 x i32> %63, i64 15
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 %144
  %146 = load <8 x half>, ptr %145, align 1
  %147 = fpext <8 x half> %146 to <8 x double>
  %148 = zext nneg i32 %36 to i64
  %149 = getelementptr inbounds nuw double, ptr %5, i64 %148
  store <8 x double> %72, ptr %149, align 1
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 128
  store <8 x double> %77, ptr %150, align 1
  %151 = getelementptr inbounds nuw i8, ptr %149, i64 256
  store <8 x double> %82, ptr %151, align 1
  %152 = getelementptr inbounds nuw i8, ptr %149, i64 384
  store <8 x double> %87, ptr %152, align 1
  %153 = getelementptr inbounds nuw i8, ptr %149, i64 512
  store <8 x double> %92, ptr %153, align 1
  %154 = getelementptr inbounds nuw i8, ptr %149, i64 640
  store <8 x double> %97, ptr %154, align 1
  %155 = getelementptr inbounds nuw i8, ptr %149, i64 768
  store <8 x double> %102, ptr %155, align 1
  %156 = getelementptr inbounds nuw i8, ptr %149, i64 896
  store <8 x double> %107, ptr %156, align 1
  %157 = getelementptr inbounds nuw i8, ptr %149, i64 1024
  store <8 x double> %112, ptr %157, align 1
  %158 = getelementptr inbounds nuw i8, ptr %149, i64 1152
  store <8 x double> %117, ptr %158, align 1
  %159 = getelementptr inbounds nuw i8, ptr %149, i64 1280
  store <8 x double> %122, ptr %159, align 1
  %160 = getelementptr inbounds nuw i8, ptr %149, i64 1408
  store <8 x double> %127, ptr %160, align 1
  %161 = getelementptr inbounds nuw i8, ptr %149, i64 1536
  store <8 x double> %132, ptr %161, align 1
  %162 = getelementptr inbounds nuw i8, ptr %149, i64 1664
  store <8 x double> %137, ptr %162, align 1
  %163 = getelementptr inbounds nuw i8, ptr %149, i64 1792
  store <8 x double> %142, ptr %163, align 1
  %164 = getelementptr inbounds nuw i8, ptr %149, i64 1920
  store <8 x double> %147, ptr %164, align 1
  br i1 %35, label %34, label %167
165:
  %166 = zext i32 %64 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %166)
  br label %167
167:
  %168 = phi i32 [ 1, %165 ], [ 1, %38 ], [ 0, %67 ]
  ret i32 %168
}
define void @product_registers_1(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %63, %62 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %60, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = bitcast <8 x i16> %53 to <8 x half>
  %59 = fpext <8 x half> %58 to <8 x double>
  store <8 x double> %59, ptr %57, align 1
  %60 = add nuw nsw i32 %13, 1
  %61 = icmp eq i32 %60, 8
  br i1 %61, label %62, label %12
62:
  %63 = add nuw nsw i32 %4, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %65, label %3
65:
  ret void
}
define range(i32 0, 2) i32 @product_sums_1(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = shl i32 %3, 3
  %10 = and i64 %4, 3940649673949184
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12
12:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %361
13:
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  br i1 %16, label %28, label %31
28:
  %29 = and i32 %3, 536870911
  %30 = mul i32 %25, %29
  br label %40
31:
  %32 = xor i32 %15, 7
  %33 = lshr i32 %9, %32
  %34 = mul i32 %33, %22
  %35 = shl nsw i32 -1, %32
  %36 = xor i32 %35, -1
  %37 = and i32 %9, %36
  %38 = shl nuw nsw i32 %37, 1
  %39 = add i32 %38, %34
  br label %40
40:
  %41 = phi i32 [ %22, %28 ], [ %25, %31 ]
  %42 = phi i32 [ %30, %28 ], [ %39, %31 ]
  %43 = add i32 %42, %20
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = insertelement <16 x i32> poison, i32 %27, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = mul nuw nsw <16 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = insertelement <16 x i32> poison, i32 %41, i64 0
  %50 = shufflevector <16 x i32> %49, <16 x i32> poison, <16 x i32> zeroinitializer
  %51 = mul nuw nsw <16 x i32> %50, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %52 = add nuw nsw <16 x i32> %51, %48
  %53 = add <16 x i32> %52, %45
  %54 = lshr <16 x i32> %53, splat (i32 7)
  %55 = lshr exact i32 %27, 4
  %56 = add nsw i32 %55, -1
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = and <16 x i32> %54, %58
  %60 = shl nuw nsw <16 x i32> %59, splat (i32 4)
  %61 = xor <16 x i32> %60, %53
  %62 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %61)
  %63 = add i32 %62, 16
  %64 = icmp ugt i32 %63, %2
  br i1 %64, label %176, label %65
65:
  %66 = extractelement <16 x i32> %61, i64 0
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x half>, ptr %68, align 1
  %70 = fpext <8 x half> %69 to <8 x double>
  store <8 x double> %70, ptr %8, align 64
  %71 = extractelement <16 x i32> %61, i64 1
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 %72
  %74 = load <8 x half>, ptr %73, align 1
  %75 = fpext <8 x half> %74 to <8 x double>
  %76 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %75, ptr %76, align 64
  %77 = extractelement <16 x i32> %61, i64 2
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 %78
  %80 = load <8 x half>, ptr %79, align 1
  %81 = fpext <8 x half> %80 to <8 x double>
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %81, ptr %82, align 64
  %83 = extractelement <16 x i32> %61, i64 3
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 %84
  %86 = load <8 x half>, ptr %85, align 1
  %87 = fpext <8 x half> %86 to <8 x double>
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %87, ptr %88, align 64
  %89 = extractelement <16 x i32> %61, i64 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 %90
  %92 = load <8 x half>, ptr %91, align 1
  %93 = fpext <8 x half> %92 to <8 x double>
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %93, ptr %94, align 64
  %95 = extractelement <16 x i32> %61, i64 5
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 %96
  %98 = load <8 x half>, ptr %97, align 1
  %99 = fpext <8 x half> %98 to <8 x double>
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %99, ptr %100, align 64
  %101 = extractelement <16 x i32> %61, i64 6
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 %102
  %104 = load <8 x half>, ptr %103, align 1
  %105 = fpext <8 x half> %104 to <8 x double>
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %105, ptr %106, align 64
  %107 = extractelement <16 x i32> %61, i64 7
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 %108
  %110 = load <8 x half>, ptr %109, align 1
  %111 = fpext <8 x half> %110 to <8 x double>
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %111, ptr %112, align 64
  %113 = extractelement <16 x i32> %61, i64 8
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 %114
  %116 = load <8 x half>, ptr %115, align 1
  %117 = fpext <8 x half> %116 to <8 x double>
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %117, ptr %118, align 64
  %119 = extractelement <16 x i32> %61, i64 9
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 %120
  %122 = load <8 x half>, ptr %121, align 1
  %123 = fpext <8 x half> %122 to <8 x double>
  %124 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %123, ptr %124, align 64
  %125 = extractelement <16 x i32> %61, i64 10
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 %126
  %128 = load <8 x half>, ptr %127, align 1
  %129 = fpext <8 x half> %128 to <8 x double>
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %129, ptr %130, align 64
  %131 = extractelement <16 x i32> %61, i64 11
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 %132
  %134 = load <8 x half>, ptr %133, align 1
  %135 = fpext <8 x half> %134 to <8 x double>
  %136 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %135, ptr %136, align 64
  %137 = extractelement <16 x i32> %61, i64 12
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 %138
  %140 = load <8 x half>, ptr %139, align 1
  %141 = fpext <8 x half> %140 to <8 x double>
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %141, ptr %142, align 64
  %143 = extractelement <16 x i32> %61, i64 13
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 %144
  %146 = load <8 x half>, ptr %145, align 1
  %147 = fpext <8 x half> %146 to <8 x double>
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %147, ptr %148, align 64
  %149 = extractelement <16 x i32> %61, i64 14
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 %150
  %152 = load <8 x half>, ptr %151, align 1
  %153 = fpext <8 x half> %152 to <8 x double>
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %153, ptr %154, align 64
  %155 = extractelement <16 x i32> %61, i64 15
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 %156
  %158 = load <8 x half>, ptr %157, align 1
  %159 = fpext <8 x half> %158 to <8 x double>
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %159, ptr %160, align 64
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %164 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %167 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %172 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %174 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %178
176:
  %177 = zext i32 %62 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %177)
  br label %361
178:
  %179 = phi i32 [ %359, %178 ], [ 0, %65 ]
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw double, ptr %8, i64 %180
  %182 = load <16 x double>, ptr %5, align 128
  %183 = load double, ptr %181, align 16
  %184 = insertelement <16 x double> poison, double %183, i64 0
  %185 = shufflevector <16 x double> %184, <16 x double> poison, <16 x i32> zeroinitializer
  %186 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %182, <16 x double> %185, <16 x double> zeroinitializer)
  %187 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %188 = load double, ptr %187, align 8
  %189 = insertelement <16 x double> poison, double %188, i64 0
  %190 = shufflevector <16 x double> %189, <16 x double> poison, <16 x i32> zeroinitializer
  %191 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %182, <16 x double> %190, <16 x double> zeroinitializer)
  %192 = load <16 x double>, ptr %161, align 128
  %193 = getelementptr inbounds nuw i8, ptr %181, i64 64
  %194 = load double, ptr %193, align 16
  %195 = insertelement <16 x double> poison, double %194, i64 0
  %196 = shufflevector <16 x double> %195, <16 x double> poison, <16 x i32> zeroinitializer
  %197 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %192, <16 x double> %196, <16 x double> %186)
  %198 = getelementptr inbounds nuw i8, ptr %181, i64 72
  %199 = load double, ptr %198, align 8
  %200 = insertelement <16 x double> poison, double %199, i64 0
  %201 = shufflevector <16 x double> %200, <16 x double> poison, <16 x i32> zeroinitializer
  %202 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %192, <16 x double> %201, <16 x double> %191)
  %203 = load <16 x double>, ptr %162, align 128
  %204 = getelementptr inbounds nuw i8, ptr %181, i64 128
  %205 = load double, ptr %204, align 16
  %206 = insertelement <16 x double> poison, double %205, i64 0
  %207 = shufflevector <16 x double> %206, <16 x double> poison, <16 x i32> zeroinitializer
  %208 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %203, <16 x double> %207, <16 x double> %197)
  %209 = getelementptr inbounds nuw i8, ptr %181, i64 136
  %210 = load double, ptr %209, align 8
  %211 = insertelement <16 x double> poison, double %210, i64 0
  %212 = shufflevector <16 x double> %211, <16 x double> poison, <16 x i32> zeroinitializer
  %213 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %203, <16 x double> %212, <16 x double> %202)
  %214 = load <16 x double>, ptr %163, align 128
  %215 = getelementptr inbounds nuw i8, ptr %181, i64 192
  %216 = load double, ptr %215, align 16
  %217 = insertelement <16 x double> poison, double %216, i64 0
  %218 = shufflevector <16 x double> %217, <16 x double> poison, <16 x i32> zeroinitializer
  %219 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %214, <16 x double> %218, <16 x double> %208)
  %220 = getelementptr inbounds nuw i8, ptr %181, i64 200
  %221 = load double, ptr %220, align 8
  %222 = insertelement <16 x double> poison, double %221, i64 0
  %223 = shufflevector <16 x double> %222, <16 x double> poison, <16 x i32> zeroinitializer
  %224 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %214, <16 x double> %223, <16 x double> %213)
  %225 = load <16 x double>, ptr %164, align 128
  %226 = getelementptr inbounds nuw i8, ptr %181, i64 256
  %227 = load double, ptr %226, align 16
  %228 = insertelement <16 x double> poison, double %227, i64 0
  %229 = shufflevector <16 x double> %228, <16 x double> poison, <16 x i32> zeroinitializer
  %230 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %225, <16 x double> %229, <16 x double> %219)
  %231 = getelementptr inbounds nuw i8, ptr %181, i64 264
  %232 = load double, ptr %231, align 8
  %233 = insertelement <16 x double> poison, double %232, i64 0
  %234 = shufflevector <16 x double> %233, <16 x double> poison, <16 x i32> zeroinitializer
  %235 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %225, <16 x double> %234, <16 x double> %224)
  %236 = load <16 x double>, ptr %165, align 128
  %237 = getelementptr inbounds nuw i8, ptr %181, i64 320
  %238 = load double, ptr %237, align 16
  %239 = insertelement <16 x double> poison, double %238, i64 0
  %240 = shufflevector <16 x double> %239, <16 x double> poison, <16 x i32> zeroinitializer
  %241 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %236, <16 x double> %240, <16 x double> %230)
  %242 = getelementptr inbounds nuw i8, ptr %181, i64 328
  %243 = load double, ptr %242, align 8
  %244 = insertelement <16 x double> poison, double %243, i64 0
  %245 = shufflevector <16 x double> %244, <16 x double> poison, <16 x i32> zeroinitializer
  %246 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %236, <16 x double> %245, <16 x double> %235)
  %247 = load <16 x double>, ptr %166, align 128
  %248 = getelementptr inbounds nuw i8, ptr %181, i64 384
  %249 = load double, ptr %248, align 16
  %250 = insertelement <16 x double> poison, double %249, i64 0
  %251 = shufflevector <16 x double> %250, <16 x double> poison, <16 x i32> zeroinitializer
  %252 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %247, <16 x double> %251, <16 x double> %241)
  %253 = getelementptr inbounds nuw i8, ptr %181, i64 392
  %254 = load double, ptr %253, align 8
  %255 = insertelement <16 x double> poison, double %254, i64 0
  %256 = shufflevector <16 x double> %255, <16 x double> poison, <16 x i32> zeroinitializer
  %257 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %247, <16 x double> %256, <16 x double> %246)
  %258 = load <16 x double>, ptr %167, align 128
  %259 = getelementptr inbounds nuw i8, ptr %181, i64 448
  %260 = load double, ptr %259, align 16
  %261 = insertelement <16 x double> poison, double %260, i64 0
  %262 = shufflevector <16 x double> %261, <16 x double> poison, <16 x i32> zeroinitializer
  %263 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %258, <16 x double> %262, <16 x double> %252)
  %264 = getelementptr inbounds nuw i8, ptr %181, i64 456
  %265 = load double, ptr %264, align 8
  %266 = insertelement <16 x double> poison, double %265, i64 0
  %267 = shufflevector <16 x double> %266, <16 x double> poison, <16 x i32> zeroinitializer
  %268 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %258, <16 x double> %267, <16 x double> %257)
  %269 = load <16 x double>, ptr %168, align 128
  %270 = getelementptr inbounds nuw i8, ptr %181, i64 512
  %271 = load double, ptr %270, align 16
  %272 = insertelement <16 x double> poison, double %271, i64 0
  %273 = shufflevector <16 x double> %272, <16 x double> poison, <16 x i32> zeroinitializer
  %274 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %269, <16 x double> %273, <16 x double> %263)
  %275 = getelementptr inbounds nuw i8, ptr %181, i64 520
  %276 = load double, ptr %275, align 8
  %277 = insertelement <16 x double> poison, double %276, i64 0
  %278 = shufflevector <16 x double> %277, <16 x double> poison, <16 x i32> zeroinitializer
  %279 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %269, <16 x double> %278, <16 x double> %268)
  %280 = load <16 x double>, ptr %169, align 128
  %281 = getelementptr inbounds nuw i8, ptr %181, i64 576
  %282 = load double, ptr %281, align 16
  %283 = insertelement <16 x double> poison, double %282, i64 0
  %284 = shufflevector <16 x double> %283, <16 x double> poison, <16 x i32> zeroinitializer
  %285 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %280, <16 x double> %284, <16 x double> %274)
  %286 = getelementptr inbounds nuw i8, ptr %181, i64 584
  %287 = load double, ptr %286, align 8
  %288 = insertelement <16 x double> poison, double %287, i64 0
  %289 = shufflevector <16 x double> %288, <16 x double> poison, <16 x i32> zeroinitializer
  %290 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %280, <16 x double> %289, <16 x double> %279)
  %291 = load <16 x double>, ptr %170, align 128
  %292 = getelementptr inbounds nuw i8, ptr %181, i64 640
  %293 = load double, ptr %292, align 16
  %294 = insertelement <16 x double> poison, double %293, i64 0
  %295 = shufflevector <16 x double> %294, <16 x double> poison, <16 x i32> zeroinitializer
  %296 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %291, <16 x double> %295, <16 x double> %285)
  %297 = getelementptr inbounds nuw i8, ptr %181, i64 648
  %298 = load double, ptr %297, align 8
  %299 = insertelement <16 x double> poison, double %298, i64 0
  %300 = shufflevector <16 x double> %299, <16 x double> poison, <16 x i32> zeroinitializer
  %301 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %291, <16 x double> %300, <16 x double> %290)
  %302 = load <16 x double>, ptr %171, align 128
  %303 = getelementptr inbounds nuw i8, ptr %181, i64 704
  %304 = load double, ptr %303, align 16
  %305 = insertelement <16 x double> poison, double %304, i64 0
  %306 = shufflevector <16 x double> %305, <16 x double> poison, <16 x i32> zeroinitializer
  %307 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %302, <16 x double> %306, <16 x double> %296)
  %308 = getelementptr inbounds nuw i8, ptr %181, i64 712
  %309 = load double, ptr %308, align 8
  %310 = insertelement <16 x double> poison, double %309, i64 0
  %311 = shufflevector <16 x double> %310, <16 x double> poison, <16 x i32> zeroinitializer
  %312 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %302, <16 x double> %311, <16 x double> %301)
  %313 = load <16 x double>, ptr %172, align 128
  %314 = getelementptr inbounds nuw i8, ptr %181, i64 768
  %315 = load double, ptr %314, align 16
  %316 = insertelement <16 x double> poison, double %315, i64 0
  %317 = shufflevector <16 x double> %316, <16 x double> poison, <16 x i32> zeroinitializer
  %318 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %313, <16 x double> %317, <16 x double> %307)
  %319 = getelementptr inbounds nuw i8, ptr %181, i64 776
  %320 = load double, ptr %319, align 8
  %321 = insertelement <16 x double> poison, double %320, i64 0
  %322 = shufflevector <16 x double> %321, <16 x double> poison, <16 x i32> zeroinitializer
  %323 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %313, <16 x double> %322, <16 x double> %312)
  %324 = load <16 x double>, ptr %173, align 128
  %325 = getelementptr inbounds nuw i8, ptr %181, i64 832
  %326 = load double, ptr %325, align 16
  %327 = insertelement <16 x double> poison, double %326, i64 0
  %328 = shufflevector <16 x double> %327, <16 x double> poison, <16 x i32> zeroinitializer
  %329 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %324, <16 x double> %328, <16 x double> %318)
  %330 = getelementptr inbounds nuw i8, ptr %181, i64 840
  %331 = load double, ptr %330, align 8
  %332 = insertelement <16 x double> poison, double %331, i64 0
  %333 = shufflevector <16 x double> %332, <16 x double> poison, <16 x i32> zeroinitializer
  %334 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %324, <16 x double> %333, <16 x double> %323)
  %335 = load <16 x double>, ptr %174, align 128
  %336 = getelementptr inbounds nuw i8, ptr %181, i64 896
  %337 = load double, ptr %336, align 16
  %338 = insertelement <16 x double> poison, double %337, i64 0
  %339 = shufflevector <16 x double> %338, <16 x double> poison, <16 x i32> zeroinitializer
  %340 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %335, <16 x double> %339, <16 x double> %329)
  %341 = getelementptr inbounds nuw i8, ptr %181, i64 904
  %342 = load double, ptr %341, align 8
  %343 = insertelement <16 x double> poison, double %342, i64 0
  %344 = shufflevector <16 x double> %343, <16 x double> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %335, <16 x double> %344, <16 x double> %334)
  %346 = load <16 x double>, ptr %175, align 128
  %347 = getelementptr inbounds nuw i8, ptr %181, i64 960
  %348 = load double, ptr %347, align 16
  %349 = insertelement <16 x double> poison, double %348, i64 0
  %350 = shufflevector <16 x double> %349, <16 x double> poison, <16 x i32> zeroinitializer
  %351 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %346, <16 x double> %350, <16 x double> %340)
  %352 = getelementptr inbounds nuw i8, ptr %181, i64 968
  %353 = load double, ptr %352, align 8
  %354 = insertelement <16 x double> poison, double %353, i64 0
  %355 = shufflevector <16 x double> %354, <16 x double> poison, <16 x i32> zeroinitializer
  %356 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %346, <16 x double> %355, <16 x double> %345)
  %357 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %180
  store <16 x double> %351, ptr %357, align 128
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 128
  store <16 x double> %356, ptr %358, align 128
  %359 = add nuw nsw i32 %179, 2
  %360 = icmp samesign ult i32 %179, 6
  br i1 %360, label %178, label %361
361:
  %362 = phi i32 [ 1, %12 ], [ 1, %176 ], [ 0, %178 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %362
}
define range(i32 0, 2) i32 @product_left_2(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = and i64 %4, 3940649673949184
  %8 = icmp eq i64 %7, 0
  %9 = lshr i64 %4, 62
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = icmp eq i64 %9, 0
  %12 = sub nuw nsw i32 4, %10
  %13 = trunc i64 %4 to i32
  %14 = shl i32 %13, 4
  %15 = and i32 %14, 262128
  %16 = lshr i32 %13, 12
  %17 = and i32 %16, 262128
  %18 = lshr i64 %4, 28
  %19 = trunc i64 %18 to i32
  %20 = and i32 %19, 262128
  %21 = shl nuw nsw i32 16, %12
  %22 = select i1 %11, i32 16, i32 %21
  %23 = select i1 %11, i32 %17, i32 16
  %24 = shl i32 %3, 1
  %25 = and i32 %24, 536870910
  %26 = insertelement <16 x i32> poison, i32 %22, i64 0
  %27 = shufflevector <16 x i32> %26, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = mul nuw nsw <16 x i32> %27, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %29 = insertelement <16 x i32> poison, i32 %23, i64 0
  %30 = shufflevector <16 x i32> %29, <16 x i32> poison, <16 x i32> zeroinitializer
  %31 = mul nuw nsw <16 x i32> %30, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %32 = add nuw nsw <16 x i32> %28, %31
  %33 = lshr exact i32 %22, 4
  %34 = add nsw i32 %33, -1
  %35 = insertelement <16 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <16 x i32> %35, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %37
37:
  %38 = phi i1 [ true, %6 ], [ false, %56 ]
  %39 = phi i32 [ 0, %6 ], [ 1, %56 ]
  %40 = shl nuw nsw i32 %39, 3
  br i1 %8, label %42, label %41
41:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %666
42:
  %43 = or disjoint i32 %39, %25
  %44 = mul i32 %43, %20
  %45 = add i32 %44, %15
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = add <16 x i32> %32, %47
  %49 = lshr <16 x i32> %48, splat (i32 7)
  %50 = and <16 x i32> %49, %36
  %51 = shl nuw nsw <16 x i32> %50, splat (i32 4)
  %52 = xor <16 x i32> %51, %48
  %53 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %52)
  %54 = add i32 %53, 16
  %55 = icmp ugt i32 %54, %2
  br i1 %55, label %664, label %56
56:
  %57 = extractelement <16 x i32> %52, i64 0
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  %60 = load <8 x half>, ptr %59, align 1
  %61 = fpext <8 x half> %60 to <8 x double>
  %62 = fneg <8 x double> %61
  %63 = extractelement <16 x i32> %52, i64 1
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 %64
  %66 = load <8 x half>, ptr %65, align 1
  %67 = fpext <8 x half> %66 to <8 x double>
  %68 = fneg <8 x double> %67
  %69 = extractelement <16 x i32> %52, i64 2
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 %70
  %72 = load <8 x half>, ptr %71, align 1
  %73 = fpext <8 x half> %72 to <8 x double>
  %74 = fneg <8 x double> %73
  %75 = extractelement <16 x i32> %52, i64 3
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 %76
  %78 = load <8 x half>, ptr %77, align 1
  %79 = fpext <8 x half> %78 to <8 x double>
  %80 = fneg <8 x double> %79
  %81 = extractelement <16 x i32> %52, i64 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 %82
  %84 = load <8 x half>, ptr %83, align 1
  %85 = fpext <8 x half> %84 to <8 x double>
  %86 = fneg <8 x double> %85
  %87 = extractelement <16 x i32> %52, i64 5
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 %88
  %90 = load <8 x half>, ptr %89, align 1
  %91 = fpext <8 x half> %90 to <8 x double>
  %92 = fneg <8 x double> %91
  %93 = extractelement <16 x i32> %52, i64 6
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 %94
  %96 = load <8 x half>, ptr %95, align 1
  %97 = fpext <8 x half> %96 to <8 x double>
  %98 = fneg <8 x double> %97
  %99 = extractelement <16 x i32> %52, i64 7
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 %100
  %102 = load <8 x half>, ptr %101, align 1
  %103 = fpext <8 x half> %102 to <8 x double>
  %104 = fneg <8 x double> %103
  %105 = extractelement <16 x i32> %52, i64 8
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 %106
  %108 = load <8 x half>, ptr %107, align 1
  %109 = fpext <8 x half> %108 to <8 x double>
  %110 = fneg <8 x double> %109
  %111 = extractelement <16 x i32> %52, i64 9
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 %112
  %114 = load <8 x half>, ptr %113, align 1
  %115 = fpext <8 x half> %114 to <8 x double>
  %116 = fneg <8 x double> %115
  %117 = extractelement <16 x i32> %52, i64 10
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 %118
  %120 = load <8 x half>, ptr %119, align 1
  %121 = fpext <8 x half> %120 to <8 x double>
  %122 = fneg <8 x double> %121
  %123 = extractelement <16 x i32> %52, i64 11
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 %124
  %126 = load <8 x half>, ptr %125, align 1
  %127 = fpext <8 x half> %126 to <8 x double>
  %128 = fneg <8 x double> %127
  %129 = extractelement <16 x i32> %52, i64 12
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 %130
  %132 = load <8 x half>, ptr %131, align 1
  %133 = fpext <8 x half> %132 to <8 x double>
  %134 = fneg <8 x double> %133
  %135 = extractelement <16 x i32> %52, i64 13
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 %136
  %138 = load <8 x half>, ptr %137, align 1
  %139 = fpext <8 x half> %138 to <8 x double>
  %140 = fneg <8 x double> %139
  %141 = extractelement <16 x i32> %52, i64 14
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 %142
  %144 = load <8 x half>, ptr %143, align 1
  %145 = fpext <8 x half> %144 to <8 x double>
  %146 = fneg <8 x double> %145
  %147 = extractelement <16 x i32> %52, i64 15
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 %148
  %150 = load <8 x half>, ptr %149, align 1
  %151 = fpext <8 x half> %150 to <8 x double>
  %152 = fneg <8 x double> %151
  %153 = extractelement <8 x double> %62, i64 0
  %154 = zext nneg i32 %40 to i64
  %155 = getelementptr inbounds nuw double, ptr %5, i64 %154
  store double %153, ptr %155, align 8
  %156 = extractelement <8 x double> %62, i64 1
  %157 = zext nneg i32 %40 to i64
  %158 = getelementptr inbounds nuw double, ptr %5, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 128
  store double %156, ptr %159, align 8
  %160 = extractelement <8 x double> %62, i64 2
  %161 = zext nneg i32 %40 to i64
  %162 = getelementptr inbounds nuw double, ptr %5, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 256
  store double %160, ptr %163, align 8
  %164 = extractelement <8 x double> %62, i64 3
  %165 = zext nneg i32 %40 to i64
  %166 = getelementptr inbounds nuw double, ptr %5, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 384
  store double %164, ptr %167, align 8
  %168 = extractelement <8 x double> %62, i64 4
  %169 = zext nneg i32 %40 to i64
  %170 = getelementptr inbounds nuw double, ptr %5, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 512
  store double %168, ptr %171, align 8
  %172 = extractelement <8 x double> %62, i64 5
  %173 = zext nneg i32 %40 to i64
  %174 = getelementptr inbounds nuw double, ptr %5, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 640
  store double %172, ptr %175, align 8
  %176 = extractelement <8 x double> %62, i64 6
  %177 = zext nneg i32 %40 to i64
  %178 = getelementptr inbounds nuw double, ptr %5, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 768
  store double %176, ptr %179, align 8
  %180 = extractelement <8 x double> %62, i64 7
  %181 = zext nneg i32 %40 to i64
  %182 = getelementptr inbounds nuw double, ptr %5, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 896
  store double %180, ptr %183, align 8
  %184 = extractelement <8 x double> %68, i64 0
  %185 = zext nneg i32 %40 to i64
  %186 = getelementptr inbounds nuw double, ptr %5, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 1024
  store double %184, ptr %187, align 8
  %188 = extractelement <8 x double> %68, i64 1
  %189 = zext nneg i32 %40 to i64
  %190 = getelementptr inbounds nuw double, ptr %5, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 1152
  store double %188, ptr %191, align 8
  %192 = extractelement <8 x double> %68, i64 2
  %193 = zext nneg i32 %40 to i64
  %194 = getelementptr inbounds nuw double, ptr %5, i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 1280
  store double %192, ptr %195, align 8
  %196 = extractelement <8 x double> %68, i64 3
  %197 = zext nneg i32 %40 to i64
  %198 = getelementptr inbounds nuw double, ptr %5, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 1408
  store double %196, ptr %199, align 8
  %200 = extractelement <8 x double> %68, i64 4
  %201 = zext nneg i32 %40 to i64
  %202 = getelementptr inbounds nuw double, ptr %5, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 1536
  store double %200, ptr %203, align 8
  %204 = extractelement <8 x double> %68, i64 5
  %205 = zext nneg i32 %40 to i64
  %206 = getelementptr inbounds nuw double, ptr %5, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 1664
  store double %204, ptr %207, align 8
  %208 = extractelement <8 x double> %68, i64 6
  %209 = zext nneg i32 %40 to i64
  %210 = getelementptr inbounds nuw double, ptr %5, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 1792
  store double %208, ptr %211, align 8
  %212 = extractelement <8 x double> %68, i64 7
  %213 = zext nneg i32 %40 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 1920
  store double %212, ptr %215, align 8
  %216 = extractelement <8 x double> %74, i64 0
  %217 = zext nneg i32 %40 to i64
  %218 = getelementptr inbounds nuw double, ptr %5, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 8
  store double %216, ptr %219, align 8
  %220 = extractelement <8 x double> %74, i64 1
  %221 = zext nneg i32 %40 to i64
  %222 = getelementptr inbounds nuw double, ptr %5, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 136
  store double %220, ptr %223, align 8
  %224 = extractelement <8 x double> %74, i64 2
  %225 = zext nneg i32 %40 to i64
  %226 = getelementptr inbounds nuw double, ptr %5, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 264
  store double %224, ptr %227, align 8
  %228 = extractelement <8 x double> %74, i64 3
  %229 = zext nneg i32 %40 to i64
  %230 = getelementptr inbounds nuw double, ptr %5, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 392
  store double %228, ptr %231, align 8
  %232 = extractelement <8 x double> %74, i64 4
  %233 = zext nneg i32 %40 to i64
  %234 = getelementptr inbounds nuw double, ptr %5, i64 %233
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 520
  store double %232, ptr %235, align 8
  %236 = extractelement <8 x double> %74, i64 5
  %237 = zext nneg i32 %40 to i64
  %238 = getelementptr inbounds nuw double, ptr %5, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 648
  store double %236, ptr %239, align 8
  %240 = extractelement <8 x double> %74, i64 6
  %241 = zext nneg i32 %40 to i64
  %242 = getelementptr inbounds nuw double, ptr %5, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 776
  store double %240, ptr %243, align 8
  %244 = extractelement <8 x double> %74, i64 7
  %245 = zext nneg i32 %40 to i64
  %246 = getelementptr inbounds nuw double, ptr %5, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 904
  store double %244, ptr %247, align 8
  %248 = extractelement <8 x double> %80, i64 0
  %249 = zext nneg i32 %40 to i64
  %250 = getelementptr inbounds nuw double, ptr %5, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 1032
  store double %248, ptr %251, align 8
  %252 = extractelement <8 x double> %80, i64 1
  %253 = zext nneg i32 %40 to i64
  %254 = getelementptr inbounds nuw double, ptr %5, i64 %253
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 1160
  store double %252, ptr %255, align 8
  %256 = extractelement <8 x double> %80, i64 2
  %257 = zext nneg i32 %40 to i64
  %258 = getelementptr inbounds nuw double, ptr %5, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 1288
  store double %256, ptr %259, align 8
  %260 = extractelement <8 x double> %80, i64 3
  %261 = zext nneg i32 %40 to i64
  %262 = getelementptr inbounds nuw double, ptr %5, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 1416
  store double %260, ptr %263, align 8
  %264 = extractelement <8 x double> %80, i64 4
  %265 = zext nneg i32 %40 to i64
  %266 = getelementptr inbounds nuw double, ptr %5, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 1544
  store double %264, ptr %267, align 8
  %268 = extractelement <8 x double> %80, i64 5
  %269 = zext nneg i32 %40 to i64
  %270 = getelementptr inbounds nuw double, ptr %5, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 1672
  store double %268, ptr %271, align 8
  %272 = extractelement <8 x double> %80, i64 6
  %273 = zext nneg i32 %40 to i64
  %274 = getelementptr inbounds nuw double, ptr %5, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 1800
  store double %272, ptr %275, align 8
  %276 = extractelement <8 x double> %80, i64 7
  %277 = zext nneg i32 %40 to i64
  %278 = getelementptr inbounds nuw double, ptr %5, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 1928
  store double %276, ptr %279, align 8
  %280 = extractelement <8 x double> %86, i64 0
  %281 = zext nneg i32 %40 to i64
  %282 = getelementptr inbounds nuw double, ptr %5, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 16
  store double %280, ptr %283, align 8
  %284 = extractelement <8 x double> %86, i64 1
  %285 = zext nneg i32 %40 to i64
  %286 = getelementptr inbounds nuw double, ptr %5, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 144
  store double %284, ptr %287, align 8
  %288 = extractelement <8 x double> %86, i64 2
  %289 = zext nneg i32 %40 to i64
  %290 = getelementptr inbounds nuw double, ptr %5, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 272
  store double %288, ptr %291, align 8
  %292 = extractelement <8 x double> %86, i64 3
  %293 = zext nneg i32 %40 to i64
  %294 = getelementptr inbounds nuw double, ptr %5, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 400
  store double %292, ptr %295, align 8
  %296 = extractelement <8 x double> %86, i64 4
  %297 = zext nneg i32 %40 to i64
  %298 = getelementptr inbounds nuw double, ptr %5, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 528
  store double %296, ptr %299, align 8
  %300 = extractelement <8 x double> %86, i64 5
  %301 = zext nneg i32 %40 to i64
  %302 = getelementptr inbounds nuw double, ptr %5, i64 %301
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 656
  store double %300, ptr %303, align 8
  %304 = extractelement <8 x double> %86, i64 6
  %305 = zext nneg i32 %40 to i64
  %306 = getelementptr inbounds nuw double, ptr %5, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 784
  store double %304, ptr %307, align 8
  %308 = extractelement <8 x double> %86, i64 7
  %309 = zext nneg i32 %40 to i64
  %310 = getelementptr inbounds nuw double, ptr %5, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 912
  store double %308, ptr %311, align 8
  %312 = extractelement <8 x double> %92, i64 0
  %313 = zext nneg i32 %40 to i64
  %314 = getelementptr inbounds nuw double, ptr %5, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 1040
  store double %312, ptr %315, align 8
  %316 = extractelement <8 x double> %92, i64 1
  %317 = zext nneg i32 %40 to i64
  %318 = getelementptr inbounds nuw double, ptr %5, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 1168
  store double %316, ptr %319, align 8
  %320 = extractelement <8 x double> %92, i64 2
  %321 = zext nneg i32 %40 to i64
  %322 = getelementptr inbounds nuw double, ptr %5, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 1296
  store double %320, ptr %323, align 8
  %324 = extractelement <8 x double> %92, i64 3
  %325 = zext nneg i32 %40 to i64
  %326 = getelementptr inbounds nuw double, ptr %5, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 1424
  store double %324, ptr %327, align 8
  %328 = extractelement <8 x double> %92, i64 4
  %329 = zext nneg i32 %40 to i64
  %330 = getelementptr inbounds nuw double, ptr %5, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 1552
  store double %328, ptr %331, align 8
  %332 = extractelement <8 x double> %92, i64 5
  %333 = zext nneg i32 %40 to i64
  %334 = getelementptr inbounds nuw double, ptr %5, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 1680
  store double %332, ptr %335, align 8
  %336 = extractelement <8 x double> %92, i64 6
  %337 = zext nneg i32 %40 to i64
  %338 = getelementptr inbounds nuw double, ptr %5, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 1808
  store double %336, ptr %339, align 8
  %340 = extractelement <8 x double> %92, i64 7
  %341 = zext nneg i32 %40 to i64
  %342 = getelementptr inbounds nuw double, ptr %5, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 1936
  store double %340, ptr %343, align 8
  %344 = extractelement <8 x double> %98, i64 0
  %345 = zext nneg i32 %40 to i64
  %346 = getelementptr inbounds nuw double, ptr %5, i64 %345
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 24
  store double %344, ptr %347, align 8
  %348 = extractelement <8 x double> %98, i64 1
  %349 = zext nneg i32 %40 to i64
  %350 = getelementptr inbounds nuw double, ptr %5, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 152
  store double %348, ptr %351, align 8
  %352 = extractelement <8 x double> %98, i64 2
  %353 = zext nneg i32 %40 to i64
  %354 = getelementptr inbounds nuw double, ptr %5, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 280
  store double %352, ptr %355, align 8
  %356 = extractelement <8 x double> %98, i64 3
  %357 = zext nneg i32 %40 to i64
  %358 = getelementptr inbounds nuw double, ptr %5, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 408
  store double %356, ptr %359, align 8
  %360 = extractelement <8 x double> %98, i64 4
  %361 = zext nneg i32 %40 to i64
  %362 = getelementptr inbounds nuw double, ptr %5, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 536
  store double %360, ptr %363, align 8
  %364 = extractelement <8 x double> %98, i64 5
  %365 = zext nneg i32 %40 to i64
  %366 = getelementptr inbounds nuw double, ptr %5, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 664
  store double %364, ptr %367, align 8
  %368 = extractelement <8 x double> %98, i64 6
  %369 = zext nneg i32 %40 to i64
  %370 = getelementptr inbounds nuw double, ptr %5, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 792
  store double %368, ptr %371, align 8
  %372 = extractelement <8 x double> %98, i64 7
  %373 = zext nneg i32 %40 to i64
  %374 = getelementptr inbounds nuw double, ptr %5, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 920
  store double %372, ptr %375, align 8
  %376 = extractelement <8 x double> %104, i64 0
  %377 = zext nneg i32 %40 to i64
  %378 = getelementptr inbounds nuw double, ptr %5, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 1048
  store double %376, ptr %379, align 8
  %380 = extractelement <8 x double> %104, i64 1
  %381 = zext nneg i32 %40 to i64
  %382 = getelementptr inbounds nuw double, ptr %5, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 1176
  store double %380, ptr %383, align 8
  %384 = extractelement <8 x double> %104, i64 2
  %385 = zext nneg i32 %40 to i64
  %386 = getelementptr inbounds nuw double, ptr %5, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 1304
  store double %384, ptr %387, align 8
  %388 = extractelement <8 x double> %104, i64 3
  %389 = zext nneg i32 %40 to i64
  %390 = getelementptr inbounds nuw double, ptr %5, i64 %389
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 1432
  store double %388, ptr %391, align 8
  %392 = extractelement <8 x double> %104, i64 4
  %393 = zext nneg i32 %40 to i64
  %394 = getelementptr inbounds nuw double, ptr %5, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 1560
  store double %392, ptr %395, align 8
  %396 = extractelement <8 x double> %104, i64 5
  %397 = zext nneg i32 %40 to i64
  %398 = getelementptr inbounds nuw double, ptr %5, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 1688
  store double %396, ptr %399, align 8
  %400 = extractelement <8 x double> %104, i64 6
  %401 = zext nneg i32 %40 to i64
  %402 = getelementptr inbounds nuw double, ptr %5, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 1816
  store double %400, ptr %403, align 8
  %404 = extractelement <8 x double> %104, i64 7
  %405 = zext nneg i32 %40 to i64
  %406 = getelementptr inbounds nuw double, ptr %5, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 1944
  store double %404, ptr %407, align 8
  %408 = extractelement <8 x double> %110, i64 0
  %409 = zext nneg i32 %40 to i64
  %410 = getelementptr inbounds nuw double, ptr %5, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 32
  store double %408, ptr %411, align 8
  %412 = extractelement <8 x double> %110, i64 1
  %413 = zext nneg i32 %40 to i64
  %414 = getelementptr inbounds nuw double, ptr %5, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 160
  store double %412, ptr %415, align 8
  %416 = extractelement <8 x double> %110, i64 2
  %417 = zext nneg i32 %40 to i64
  %418 = getelementptr inbounds nuw double, ptr %5, i64 %417
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 288
  store double %416, ptr %419, align 8
  %420 = extractelement <8 x double> %110, i64 3
  %421 = zext nneg i32 %40 to i64
  %422 = getelementptr inbounds nuw double, ptr %5, i64 %421
  %423 = getelementptr inbounds nuw i8, ptr %422, i64 416
  store double %420, ptr %423, align 8
  %424 = extractelement <8 x double> %110, i64 4
  %425 = zext nneg i32 %40 to i64
  %426 = getelementptr inbounds nuw double, ptr %5, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 544
  store double %424, ptr %427, align 8
  %428 = extractelement <8 x double> %110, i64 5
  %429 = zext nneg i32 %40 to i64
  %430 = getelementptr inbounds nuw double, ptr %5, i64 %429
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 672
  store double %428, ptr %431, align 8
  %432 = extractelement <8 x double> %110, i64 6
  %433 = zext nneg i32 %40 to i64
  %434 = getelementptr inbounds nuw double, ptr %5, i64 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 800
  store double %432, ptr %435, align 8
  %436 = extractelement <8 x double> %110, i64 7
  %437 = zext nneg i32 %40 to i64
  %438 = getelementptr inbounds nuw double, ptr %5, i64 %437
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 928
  store double %436, ptr %439, align 8
  %440 = extractelement <8 x double> %116, i64 0
  %441 = zext nneg i32 %40 to i64
  %442 = getelementptr inbounds nuw double, ptr %5, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 1056
  store double %440, ptr %443, align 8
  %444 = extractelement <8 x double> %116, i64 1
  %445 = zext nneg i32 %40 to i64
  %446 = getelementptr inbounds nuw double, ptr %5, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 1184
  store double %444, ptr %447, align 8
  %448 = extractelement <8 x double> %116, i64 2
  %449 = zext nneg i32 %40 to i64
  %450 = getelementptr inbounds nuw double, ptr %5, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 1312
  store double %448, ptr %451, align 8
  %452 = extractelement <8 x double> %116, i64 3
  %453 = zext nneg i32 %40 to i64
  %454 = getelementptr inbounds nuw double, ptr %5, i64 %453
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 1440
  store double %452, ptr %455, align 8
  %456 = extractelement <8 x double> %116, i64 4
  %457 = zext nneg i32 %40 to i64
  %458 = getelementptr inbounds nuw double, ptr %5, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 1568
  store double %456, ptr %459, align 8
  %460 = extractelement <8 x double> %116, i64 5
  %461 = zext nneg i32 %40 to i64
  %462 = getelementptr inbounds nuw double, ptr %5, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 1696
  store double %460, ptr %463, align 8
  %464 = extractelement <8 x double> %116, i64 6
  %465 = zext nneg i32 %40 to i64
  %466 = getelementptr inbounds nuw double, ptr %5, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 1824
  store double %464, ptr %467, align 8
  %468 = extractelement <8 x double> %116, i64 7
  %469 = zext nneg i32 %40 to i64
  %470 = getelementptr inbounds nuw double, ptr %5, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 1952
  store double %468, ptr %471, align 8
  %472 = extractelement <8 x double> %122, i64 0
  %473 = zext nneg i32 %40 to i64
  %474 = getelementptr inbounds nuw double, ptr %5, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 40
  store double %472, ptr %475, align 8
  %476 = extractelement <8 x double> %122, i64 1
  %477 = zext nneg i32 %40 to i64
  %478 = getelementptr inbounds nuw double, ptr %5, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 168
  store double %476, ptr %479, align 8
  %480 = extractelement <8 x double> %122, i64 2
  %481 = zext nneg i32 %40 to i64
  %482 = getelementptr inbounds nuw double, ptr %5, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 296
  store double %480, ptr %483, align 8
  %484 = extractelement <8 x double> %122, i64 3
  %485 = zext nneg i32 %40 to i64
  %486 = getelementptr inbounds nuw double, ptr %5, i64 %485
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 424
  store double %484, ptr %487, align 8
  %488 = extractelement <8 x double> %122, i64 4
  %489 = zext nneg i32 %40 to i64
  %490 = getelementptr inbounds nuw double, ptr %5, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 552
  store double %488, ptr %491, align 8
  %492 = extractelement <8 x double> %122, i64 5
  %493 = zext nneg i32 %40 to i64
  %494 = getelementptr inbounds nuw double, ptr %5, i64 %493
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 680
  store double %492, ptr %495, align 8
  %496 = extractelement <8 x double> %122, i64 6
  %497 = zext nneg i32 %40 to i64
  %498 = getelementptr inbounds nuw double, ptr %5, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 808
  store double %496, ptr %499, align 8
  %500 = extractelement <8 x double> %122, i64 7
  %501 = zext nneg i32 %40 to i64
  %502 = getelementptr inbounds nuw double, ptr %5, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 936
  store double %500, ptr %503, align 8
  %504 = extractelement <8 x double> %128, i64 0
  %505 = zext nneg i32 %40 to i64
  %506 = getelementptr inbounds nuw double, ptr %5, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 1064
  store double %504, ptr %507, align 8
  %508 = extractelement <8 x double> %128, i64 1
  %509 = zext nneg i32 %40 to i64
  %510 = getelementptr inbounds nuw double, ptr %5, i64 %509
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 1192
  store double %508, ptr %511, align 8
  %512 = extractelement <8 x double> %128, i64 2
  %513 = zext nneg i32 %40 to i64
  %514 = getelementptr inbounds nuw double, ptr %5, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 1320
  store double %512, ptr %515, align 8
  %516 = extractelement <8 x double> %128, i64 3
  %517 = zext nneg i32 %40 to i64
  %518 = getelementptr inbounds nuw double, ptr %5, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 1448
  store double %516, ptr %519, align 8
  %520 = extractelement <8 x double> %128, i64 4
  %521 = zext nneg i32 %40 to i64
  %522 = getelementptr inbounds nuw double, ptr %5, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 1576
  store double %520, ptr %523, align 8
  %524 = extractelement <8 x double> %128, i64 5
  %525 = zext nneg i32 %40 to i64
  %526 = getelementptr inbounds nuw double, ptr %5, i64 %525
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 1704
  store double %524, ptr %527, align 8
  %528 = extractelement <8 x double> %128, i64 6
  %529 = zext nneg i32 %40 to i64
  %530 = getelementptr inbounds nuw double, ptr %5, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 1832
  store double %528, ptr %531, align 8
  %532 = extractelement <8 x double> %128, i64 7
  %533 = zext nneg i32 %40 to i64
  %534 = getelementptr inbounds nuw double, ptr %5, i64 %533
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 1960
  store double %532, ptr %535, align 8
  %536 = extractelement <8 x double> %134, i64 0
  %537 = zext nneg i32 %40 to i64
  %538 = getelementptr inbounds nuw double, ptr %5, i64 %537
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 48
  store double %536, ptr %539, align 8
  %540 = extractelement <8 x double> %134, i64 1
  %541 = zext nneg i32 %40 to i64
  %542 = getelementptr inbounds nuw double, ptr %5, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 176
  store double %540, ptr %543, align 8
  %544 = extractelement <8 x double> %134, i64 2
  %545 = zext nneg i32 %40 to i64
  %546 = getelementptr inbounds nuw double, ptr %5, i64 %545
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 304
  store double %544, ptr %547, align 8
  %548 = extractelement <8 x double> %134, i64 3
  %549 = zext nneg i32 %40 to i64
  %550 = getelementptr inbounds nuw double, ptr %5, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 432
  store double %548, ptr %551, align 8
  %552 = extractelement <8 x double> %134, i64 4
  %553 = zext nneg i32 %40 to i64
  %554 = getelementptr inbounds nuw double, ptr %5, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 560
  store double %552, ptr %555, align 8
  %556 = extractelement <8 x double> %134, i64 5
  %557 = zext nneg i32 %40 to i64
  %558 = getelementptr inbounds nuw double, ptr %5, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 688
  store double %556, ptr %559, align 8
  %560 = extractelement <8 x double> %134, i64 6
  %561 = zext nneg i32 %40 to i64
  %562 = getelementptr inbounds nuw double, ptr %5, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 816
  store double %560, ptr %563, align 8
  %564 = extractelement <8 x double> %134, i64 7
  %565 = zext nneg i32 %40 to i64
  %566 = getelementptr inbounds nuw double, ptr %5, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 944
  store double %564, ptr %567, align 8
  %568 = extractelement <8 x double> %140, i64 0
  %569 = zext nneg i32 %40 to i64
  %570 = getelementptr inbounds nuw double, ptr %5, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 1072
  store double %568, ptr %571, align 8
  %572 = extractelement <8 x double> %140, i64 1
  %573 = zext nneg i32 %40 to i64
  %574 = getelementptr inbounds nuw double, ptr %5, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 1200
  store double %572, ptr %575, align 8
  %576 = extractelement <8 x double> %140, i64 2
  %577 = zext nneg i32 %40 to i64
  %578 = getelementptr inbounds nuw double, ptr %5, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 1328
  store double %576, ptr %579, align 8
  %580 = extractelement <8 x double> %140, i64 3
  %581 = zext nneg i32 %40 to i64
  %582 = getelementptr inbounds nuw double, ptr %5, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 1456
  store double %580, ptr %583, align 8
  %584 = extractelement <8 x double> %140, i64 4
  %585 = zext nneg i32 %40 to i64
  %586 = getelementptr inbounds nuw double, ptr %5, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 1584
  store double %584, ptr %587, align 8
  %588 = extractelement <8 x double> %140, i64 5
  %589 = zext nneg i32 %40 to i64
  %590 = getelementptr inbounds nuw double, ptr %5, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 1712
  store double %588, ptr %591, align 8
  %592 = extractelement <8 x double> %140, i64 6
  %593 = zext nneg i32 %40 to i64
  %594 = getelementptr inbounds nuw double, ptr %5, i64 %593
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 1840
  store double %592, ptr %595, align 8
  %596 = extractelement <8 x double> %140, i64 7
  %597 = zext nneg i32 %40 to i64
  %598 = getelementptr inbounds nuw double, ptr %5, i64 %597
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 1968
  store double %596, ptr %599, align 8
  %600 = extractelement <8 x double> %146, i64 0
  %601 = zext nneg i32 %40 to i64
  %602 = getelementptr inbounds nuw double, ptr %5, i64 %601
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 56
  store double %600, ptr %603, align 8
  %604 = extractelement <8 x double> %146, i64 1
  %605 = zext nneg i32 %40 to i64
  %606 = getelementptr inbounds nuw double, ptr %5, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 184
  store double %604, ptr %607, align 8
  %608 = extractelement <8 x double> %146, i64 2
  %609 = zext nneg i32 %40 to i64
  %610 = getelementptr inbounds nuw double, ptr %5, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 312
  store double %608, ptr %611, align 8
  %612 = extractelement <8 x double> %146, i64 3
  %613 = zext nneg i32 %40 to i64
  %614 = getelementptr inbounds nuw double, ptr %5, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 440
  store double %612, ptr %615, align 8
  %616 = extractelement <8 x double> %146, i64 4
  %617 = zext nneg i32 %40 to i64
  %618 = getelementptr inbounds nuw double, ptr %5, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 568
  store double %616, ptr %619, align 8
  %620 = extractelement <8 x double> %146, i64 5
  %621 = zext nneg i32 %40 to i64
  %622 = getelementptr inbounds nuw double, ptr %5, i64 %621
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 696
  store double %620, ptr %623, align 8
  %624 = extractelement <8 x double> %146, i64 6
  %625 = zext nneg i32 %40 to i64
  %626 = getelementptr inbounds nuw double, ptr %5, i64 %625
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 824
  store double %624, ptr %627, align 8
  %628 = extractelement <8 x double> %146, i64 7
  %629 = zext nneg i32 %40 to i64
  %630 = getelementptr inbounds nuw double, ptr %5, i64 %629
  %631 = getelementptr inbounds nuw i8, ptr %630, i64 952
  store double %628, ptr %631, align 8
  %632 = extractelement <8 x double> %152, i64 0
  %633 = zext nneg i32 %40 to i64
  %634 = getelementptr inbounds nuw double, ptr %5, i64 %633
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 1080
  store double %632, ptr %635, align 8
  %636 = extractelement <8 x double> %152, i64 1
  %637 = zext nneg i32 %40 to i64
  %638 = getelementptr inbounds nuw double, ptr %5, i64 %637
  %639 = getelementptr inbounds nuw i8, ptr %638, i64 1208
  store double %636, ptr %639, align 8
  %640 = extractelement <8 x double> %152, i64 2
  %641 = zext nneg i32 %40 to i64
  %642 = getelementptr inbounds nuw double, ptr %5, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 1336
  store double %640, ptr %643, align 8
  %644 = extractelement <8 x double> %152, i64 3
  %645 = zext nneg i32 %40 to i64
  %646 = getelementptr inbounds nuw double, ptr %5, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 1464
  store double %644, ptr %647, align 8
  %648 = extractelement <8 x double> %152, i64 4
  %649 = zext nneg i32 %40 to i64
  %650 = getelementptr inbounds nuw double, ptr %5, i64 %649
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 1592
  store double %648, ptr %651, align 8
  %652 = extractelement <8 x double> %152, i64 5
  %653 = zext nneg i32 %40 to i64
  %654 = getelementptr inbounds nuw double, ptr %5, i64 %653
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 1720
  store double %652, ptr %655, align 8
  %656 = extractelement <8 x double> %152, i64 6
  %657 = zext nneg i32 %40 to i64
  %658 = getelementptr inbounds nuw double, ptr %5, i64 %657
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 1848
  store double %656, ptr %659, align 8
  %660 = extractelement <8 x double> %152, i64 7
  %661 = zext nneg i32 %40 to i64
  %662 = getelementptr inbounds nuw double, ptr %5, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 1976
  store double %660, ptr %663, align 8
  br i1 %38, label %37, label %666
664:
  %665 = zext i32 %53 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %665)
  br label %666
666:
  %667 = phi i32 [ 1, %664 ], [ 1, %41 ], [ 0, %56 ]
  ret i32 %667
}
define void @product_registers_2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %64, %63 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %61, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = bitcast <8 x i16> %53 to <8 x half>
  %59 = fpext <8 x half> %58 to <8 x double>
  %60 = fneg <8 x double> %59
  store <8 x double> %60, ptr %57, align 1
  %61 = add nuw nsw i32 %13, 1
  %62 = icmp eq i32 %61, 8
  br i1 %62, label %63, label %12
63:
  %64 = add nuw nsw i32 %4, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %66, label %3
66:
  ret void
}
define range(i32 0, 2) i32 @product_sums_2(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = and i64 %4, 3940649673949184
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11
11:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %366
12:
  %13 = and i32 %3, 536870911
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  %28 = select i1 %16, i32 %22, i32 16
  %29 = mul i32 %25, %13
  %30 = add i32 %29, %20
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = insertelement <16 x i32> poison, i32 %27, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = mul nuw nsw <16 x i32> %34, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %36 = insertelement <16 x i32> poison, i32 %28, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = mul nuw nsw <16 x i32> %37, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %39 = add <16 x i32> %38, %32
  %40 = add <16 x i32> %39, %35
  %41 = lshr <16 x i32> %40, splat (i32 7)
  %42 = lshr exact i32 %27, 4
  %43 = add nsw i32 %42, -1
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = and <16 x i32> %41, %45
  %47 = shl nuw nsw <16 x i32> %46, splat (i32 4)
  %48 = xor <16 x i32> %47, %40
  %49 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %48)
  %50 = add i32 %49, 16
  %51 = icmp ugt i32 %50, %2
  br i1 %51, label %179, label %52
52:
  %53 = extractelement <16 x i32> %48, i64 0
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %54
  %56 = load <8 x half>, ptr %55, align 1
  %57 = fpext <8 x half> %56 to <8 x double>
  %58 = fneg <8 x double> %57
  store <8 x double> %58, ptr %8, align 64
  %59 = extractelement <16 x i32> %48, i64 1
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 %60
  %62 = load <8 x half>, ptr %61, align 1
  %63 = fpext <8 x half> %62 to <8 x double>
  %64 = fneg <8 x double> %63
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %64, ptr %65, align 64
  %66 = extractelement <16 x i32> %48, i64 2
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x half>, ptr %68, align 1
  %70 = fpext <8 x half> %69 to <8 x double>
  %71 = fneg <8 x double> %70
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %71, ptr %72, align 64
  %73 = extractelement <16 x i32> %48, i64 3
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 %74
  %76 = load <8 x half>, ptr %75, align 1
  %77 = fpext <8 x half> %76 to <8 x double>
  %78 = fneg <8 x double> %77
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %78, ptr %79, align 64
  %80 = extractelement <16 x i32> %48, i64 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 %81
  %83 = load <8 x half>, ptr %82, align 1
  %84 = fpext <8 x half> %83 to <8 x double>
  %85 = fneg <8 x double> %84
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %85, ptr %86, align 64
  %87 = extractelement <16 x i32> %48, i64 5
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 %88
  %90 = load <8 x half>, ptr %89, align 1
  %91 = fpext <8 x half> %90 to <8 x double>
  %92 = fneg <8 x double> %91
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %92, ptr %93, align 64
  %94 = extractelement <16 x i32> %48, i64 6
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 %95
  %97 = load <8 x half>, ptr %96, align 1
  %98 = fpext <8 x half> %97 to <8 x double>
  %99 = fneg <8 x double> %98
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %99, ptr %100, align 64
  %101 = extractelement <16 x i32> %48, i64 7
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 %102
  %104 = load <8 x half>, ptr %103, align 1
  %105 = fpext <8 x half> %104 to <8 x double>
  %106 = fneg <8 x double> %105
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %106, ptr %107, align 64
  %108 = extractelement <16 x i32> %48, i64 8
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 %109
  %111 = load <8 x half>, ptr %110, align 1
  %112 = fpext <8 x half> %111 to <8 x double>
  %113 = fneg <8 x double> %112
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %113, ptr %114, align 64
  %115 = extractelement <16 x i32> %48, i64 9
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 %116
  %118 = load <8 x half>, ptr %117, align 1
  %119 = fpext <8 x half> %118 to <8 x double>
  %120 = fneg <8 x double> %119
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %120, ptr %121, align 64
  %122 = extractelement <16 x i32> %48, i64 10
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 %123
  %125 = load <8 x half>, ptr %124, align 1
  %126 = fpext <8 x half> %125 to <8 x double>
  %127 = fneg <8 x double> %126
  %128 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %127, ptr %128, align 64
  %129 = extractelement <16 x i32> %48, i64 11
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 %130
  %132 = load <8 x half>, ptr %131, align 1
  %133 = fpext <8 x half> %132 to <8 x double>
  %134 = fneg <8 x double> %133
  %135 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %134, ptr %135, align 64
  %136 = extractelement <16 x i32> %48, i64 12
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 %137
  %139 = load <8 x half>, ptr %138, align 1
  %140 = fpext <8 x half> %139 to <8 x double>
  %141 = fneg <8 x double> %140
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %141, ptr %142, align 64
  %143 = extractelement <16 x i32> %48, i64 13
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 %144
  %146 = load <8 x half>, ptr %145, align 1
  %147 = fpext <8 x half> %146 to <8 x double>
  %148 = fneg <8 x double> %147
  %149 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %148, ptr %149, align 64
  %150 = extractelement <16 x i32> %48, i64 14
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 %151
  %153 = load <8 x half>, ptr %152, align 1
  %154 = fpext <8 x half> %153 to <8 x double>
  %155 = fneg <8 x double> %154
  %156 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %155, ptr %156, align 64
  %157 = extractelement <16 x i32> %48, i64 15
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 %158
  %160 = load <8 x half>, ptr %159, align 1
  %161 = fpext <8 x half> %160 to <8 x double>
  %162 = fneg <8 x double> %161
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %162, ptr %163, align 64
  %164 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %167 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %172 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %174 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %176 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %178 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %181
179:
  %180 = zext i32 %49 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %180)
  br label %366
181:
  %182 = phi i32 [ %364, %181 ], [ 0, %52 ]
  %183 = shl nuw nsw i32 %182, 4
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw double, ptr %8, i64 %184
  %186 = load <16 x double>, ptr %5, align 128
  %187 = load double, ptr %185, align 64
  %188 = insertelement <16 x double> poison, double %187, i64 0
  %189 = shufflevector <16 x double> %188, <16 x double> poison, <16 x i32> zeroinitializer
  %190 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %186, <16 x double> %189, <16 x double> zeroinitializer)
  %191 = getelementptr inbounds nuw i8, ptr %185, i64 128
  %192 = load double, ptr %191, align 64
  %193 = insertelement <16 x double> poison, double %192, i64 0
  %194 = shufflevector <16 x double> %193, <16 x double> poison, <16 x i32> zeroinitializer
  %195 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %186, <16 x double> %194, <16 x double> zeroinitializer)
  %196 = load <16 x double>, ptr %164, align 128
  %197 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %198 = load double, ptr %197, align 8
  %199 = insertelement <16 x double> poison, double %198, i64 0
  %200 = shufflevector <16 x double> %199, <16 x double> poison, <16 x i32> zeroinitializer
  %201 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %196, <16 x double> %200, <16 x double> %190)
  %202 = getelementptr inbounds nuw i8, ptr %185, i64 136
  %203 = load double, ptr %202, align 8
  %204 = insertelement <16 x double> poison, double %203, i64 0
  %205 = shufflevector <16 x double> %204, <16 x double> poison, <16 x i32> zeroinitializer
  %206 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %196, <16 x double> %205, <16 x double> %195)
  %207 = load <16 x double>, ptr %165, align 128
  %208 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %209 = load double, ptr %208, align 16
  %210 = insertelement <16 x double> poison, double %209, i64 0
  %211 = shufflevector <16 x double> %210, <16 x double> poison, <16 x i32> zeroinitializer
  %212 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %207, <16 x double> %211, <16 x double> %201)
  %213 = getelementptr inbounds nuw i8, ptr %185, i64 144
  %214 = load double, ptr %213, align 16
  %215 = insertelement <16 x double> poison, double %214, i64 0
  %216 = shufflevector <16 x double> %215, <16 x double> poison, <16 x i32> zeroinitializer
  %217 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %207, <16 x double> %216, <16 x double> %206)
  %218 = load <16 x double>, ptr %166, align 128
  %219 = getelementptr inbounds nuw i8, ptr %185, i64 24
  %220 = load double, ptr %219, align 8
  %221 = insertelement <16 x double> poison, double %220, i64 0
  %222 = shufflevector <16 x double> %221, <16 x double> poison, <16 x i32> zeroinitializer
  %223 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %218, <16 x double> %222, <16 x double> %212)
  %224 = getelementptr inbounds nuw i8, ptr %185, i64 152
  %225 = load double, ptr %224, align 8
  %226 = insertelement <16 x double> poison, double %225, i64 0
  %227 = shufflevector <16 x double> %226, <16 x double> poison, <16 x i32> zeroinitializer
  %228 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %218, <16 x double> %227, <16 x double> %217)
  %229 = load <16 x double>, ptr %167, align 128
  %230 = getelementptr inbounds nuw i8, ptr %185, i64 32
  %231 = load double, ptr %230, align 32
  %232 = insertelement <16 x double> poison, double %231, i64 0
  %233 = shufflevector <16 x double> %232, <16 x double> poison, <16 x i32> zeroinitializer
  %234 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %229, <16 x double> %233, <16 x double> %223)
  %235 = getelementptr inbounds nuw i8, ptr %185, i64 160
  %236 = load double, ptr %235, align 32
  %237 = insertelement <16 x double> poison, double %236, i64 0
  %238 = shufflevector <16 x double> %237, <16 x double> poison, <16 x i32> zeroinitializer
  %239 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %229, <16 x double> %238, <16 x double> %228)
  %240 = load <16 x double>, ptr %168, align 128
  %241 = getelementptr inbounds nuw i8, ptr %185, i64 40
  %242 = load double, ptr %241, align 8
  %243 = insertelement <16 x double> poison, double %242, i64 0
  %244 = shufflevector <16 x double> %243, <16 x double> poison, <16 x i32> zeroinitializer
  %245 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %240, <16 x double> %244, <16 x double> %234)
  %246 = getelementptr inbounds nuw i8, ptr %185, i64 168
  %247 = load double, ptr %246, align 8
  %248 = insertelement <16 x double> poison, double %247, i64 0
  %249 = shufflevector <16 x double> %248, <16 x double> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %240, <16 x double> %249, <16 x double> %239)
  %251 = load <16 x double>, ptr %169, align 128
  %252 = getelementptr inbounds nuw i8, ptr %185, i64 48
  %253 = load double, ptr %252, align 16
  %254 = insertelement <16 x double> poison, double %253, i64 0
  %255 = shufflevector <16 x double> %254, <16 x double> poison, <16 x i32> zeroinitializer
  %256 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %251, <16 x double> %255, <16 x double> %245)
  %257 = getelementptr inbounds nuw i8, ptr %185, i64 176
  %258 = load double, ptr %257, align 16
  %259 = insertelement <16 x double> poison, double %258, i64 0
  %260 = shufflevector <16 x double> %259, <16 x double> poison, <16 x i32> zeroinitializer
  %261 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %251, <16 x double> %260, <16 x double> %250)
  %262 = load <16 x double>, ptr %170, align 128
  %263 = getelementptr inbounds nuw i8, ptr %185, i64 56
  %264 = load double, ptr %263, align 8
  %265 = insertelement <16 x double> poison, double %264, i64 0
  %266 = shufflevector <16 x double> %265, <16 x double> poison, <16 x i32> zeroinitializer
  %267 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %262, <16 x double> %266, <16 x double> %256)
  %268 = getelementptr inbounds nuw i8, ptr %185, i64 184
  %269 = load double, ptr %268, align 8
  %270 = insertelement <16 x double> poison, double %269, i64 0
  %271 = shufflevector <16 x double> %270, <16 x double> poison, <16 x i32> zeroinitializer
  %272 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %262, <16 x double> %271, <16 x double> %261)
  %273 = load <16 x double>, ptr %171, align 128
  %274 = getelementptr inbounds nuw i8, ptr %185, i64 64
  %275 = load double, ptr %274, align 64
  %276 = insertelement <16 x double> poison, double %275, i64 0
  %277 = shufflevector <16 x double> %276, <16 x double> poison, <16 x i32> zeroinitializer
  %278 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %273, <16 x double> %277, <16 x double> %267)
  %279 = getelementptr inbounds nuw i8, ptr %185, i64 192
  %280 = load double, ptr %279, align 64
  %281 = insertelement <16 x double> poison, double %280, i64 0
  %282 = shufflevector <16 x double> %281, <16 x double> poison, <16 x i32> zeroinitializer
  %283 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %273, <16 x double> %282, <16 x double> %272)
  %284 = load <16 x double>, ptr %172, align 128
  %285 = getelementptr inbounds nuw i8, ptr %185, i64 72
  %286 = load double, ptr %285, align 8
  %287 = insertelement <16 x double> poison, double %286, i64 0
  %288 = shufflevector <16 x double> %287, <16 x double> poison, <16 x i32> zeroinitializer
  %289 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %284, <16 x double> %288, <16 x double> %278)
  %290 = getelementptr inbounds nuw i8, ptr %185, i64 200
  %291 = load double, ptr %290, align 8
  %292 = insertelement <16 x double> poison, double %291, i64 0
  %293 = shufflevector <16 x double> %292, <16 x double> poison, <16 x i32> zeroinitializer
  %294 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %284, <16 x double> %293, <16 x double> %283)
  %295 = load <16 x double>, ptr %173, align 128
  %296 = getelementptr inbounds nuw i8, ptr %185, i64 80
  %297 = load double, ptr %296, align 16
  %298 = insertelement <16 x double> poison, double %297, i64 0
  %299 = shufflevector <16 x double> %298, <16 x double> poison, <16 x i32> zeroinitializer
  %300 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %295, <16 x double> %299, <16 x double> %289)
  %301 = getelementptr inbounds nuw i8, ptr %185, i64 208
  %302 = load double, ptr %301, align 16
  %303 = insertelement <16 x double> poison, double %302, i64 0
  %304 = shufflevector <16 x double> %303, <16 x double> poison, <16 x i32> zeroinitializer
  %305 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %295, <16 x double> %304, <16 x double> %294)
  %306 = load <16 x double>, ptr %174, align 128
  %307 = getelementptr inbounds nuw i8, ptr %185, i64 88
  %308 = load double, ptr %307, align 8
  %309 = insertelement <16 x double> poison, double %308, i64 0
  %310 = shufflevector <16 x double> %309, <16 x double> poison, <16 x i32> zeroinitializer
  %311 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %306, <16 x double> %310, <16 x double> %300)
  %312 = getelementptr inbounds nuw i8, ptr %185, i64 216
  %313 = load double, ptr %312, align 8
  %314 = insertelement <16 x double> poison, double %313, i64 0
  %315 = shufflevector <16 x double> %314, <16 x double> poison, <16 x i32> zeroinitializer
  %316 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %306, <16 x double> %315, <16 x double> %305)
  %317 = load <16 x double>, ptr %175, align 128
  %318 = getelementptr inbounds nuw i8, ptr %185, i64 96
  %319 = load double, ptr %318, align 32
  %320 = insertelement <16 x double> poison, double %319, i64 0
  %321 = shufflevector <16 x double> %320, <16 x double> poison, <16 x i32> zeroinitializer
  %322 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %317, <16 x double> %321, <16 x double> %311)
  %323 = getelementptr inbounds nuw i8, ptr %185, i64 224
  %324 = load double, ptr %323, align 32
  %325 = insertelement <16 x double> poison, double %324, i64 0
  %326 = shufflevector <16 x double> %325, <16 x double> poison, <16 x i32> zeroinitializer
  %327 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %317, <16 x double> %326, <16 x double> %316)
  %328 = load <16 x double>, ptr %176, align 128
  %329 = getelementptr inbounds nuw i8, ptr %185, i64 104
  %330 = load double, ptr %329, align 8
  %331 = insertelement <16 x double> poison, double %330, i64 0
  %332 = shufflevector <16 x double> %331, <16 x double> poison, <16 x i32> zeroinitializer
  %333 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %328, <16 x double> %332, <16 x double> %322)
  %334 = getelementptr inbounds nuw i8, ptr %185, i64 232
  %335 = load double, ptr %334, align 8
  %336 = insertelement <16 x double> poison, double %335, i64 0
  %337 = shufflevector <16 x double> %336, <16 x double> poison, <16 x i32> zeroinitializer
  %338 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %328, <16 x double> %337, <16 x double> %327)
  %339 = load <16 x double>, ptr %177, align 128
  %340 = getelementptr inbounds nuw i8, ptr %185, i64 112
  %341 = load double, ptr %340, align 16
  %342 = insertelement <16 x double> poison, double %341, i64 0
  %343 = shufflevector <16 x double> %342, <16 x double> poison, <16 x i32> zeroinitializer
  %344 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %339, <16 x double> %343, <16 x double> %333)
  %345 = getelementptr inbounds nuw i8, ptr %185, i64 240
  %346 = load double, ptr %345, align 16
  %347 = insertelement <16 x double> poison, double %346, i64 0
  %348 = shufflevector <16 x double> %347, <16 x double> poison, <16 x i32> zeroinitializer
  %349 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %339, <16 x double> %348, <16 x double> %338)
  %350 = load <16 x double>, ptr %178, align 128
  %351 = getelementptr inbounds nuw i8, ptr %185, i64 120
  %352 = load double, ptr %351, align 8
  %353 = insertelement <16 x double> poison, double %352, i64 0
  %354 = shufflevector <16 x double> %353, <16 x double> poison, <16 x i32> zeroinitializer
  %355 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %350, <16 x double> %354, <16 x double> %344)
  %356 = getelementptr inbounds nuw i8, ptr %185, i64 248
  %357 = load double, ptr %356, align 8
  %358 = insertelement <16 x double> poison, double %357, i64 0
  %359 = shufflevector <16 x double> %358, <16 x double> poison, <16 x i32> zeroinitializer
  %360 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %350, <16 x double> %359, <16 x double> %349)
  %361 = zext nneg i32 %182 to i64
  %362 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %361
  store <16 x double> %355, ptr %362, align 128
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 128
  store <16 x double> %360, ptr %363, align 128
  %364 = add nuw nsw i32 %182, 2
  %365 = icmp samesign ult i32 %182, 6
  br i1 %365, label %181, label %366
366:
  %367 = phi i32 [ 1, %11 ], [ 1, %179 ], [ 0, %181 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %367
}
define range(i32 0, 2) i32 @product_left_3(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = shl i32 %3, 4
  %8 = and i64 %4, 3940649673949184
  %9 = icmp eq i64 %8, 0
  %10 = lshr i64 %4, 62
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = icmp eq i64 %10, 0
  %13 = sub nuw nsw i32 4, %11
  %14 = trunc i64 %4 to i32
  %15 = shl i32 %14, 4
  %16 = and i32 %15, 262128
  %17 = lshr i32 %14, 12
  %18 = and i32 %17, 262128
  %19 = lshr i64 %4, 28
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 262128
  %22 = shl nuw nsw i32 16, %13
  %23 = select i1 %12, i32 16, i32 %22
  %24 = xor i32 %11, 7
  %25 = shl nsw i32 -1, %24
  %26 = xor i32 %25, -1
  %27 = insertelement <16 x i32> poison, i32 %23, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = mul nuw nsw <16 x i32> %28, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = lshr exact i32 %23, 4
  %31 = add nsw i32 %30, -1
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %34
34:
  %35 = phi i1 [ true, %6 ], [ false, %67 ]
  %36 = phi i32 [ 0, %6 ], [ 8, %67 ]
  %37 = or disjoint i32 %36, %7
  br i1 %9, label %39, label %38
38:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %183
39:
  br i1 %12, label %40, label %43
40:
  %41 = lshr exact i32 %37, 3
  %42 = mul i32 %41, %21
  br label %49
43:
  %44 = lshr i32 %37, %24
  %45 = mul i32 %44, %18
  %46 = and i32 %37, %26
  %47 = shl nuw nsw i32 %46, 1
  %48 = add i32 %45, %47
  br label %49
49:
  %50 = phi i32 [ %18, %40 ], [ %21, %43 ]
  %51 = phi i32 [ %42, %40 ], [ %48, %43 ]
  %52 = add i32 %51, %16
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i32> poison, i32 %50, i64 0
  %56 = shufflevector <16 x i32> %55, <16 x i32> poison, <16 x i32> zeroinitializer
  %57 = mul nuw nsw <16 x i32> %56, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %58 = add nuw nsw <16 x i32> %57, %29
  %59 = add <16 x i32> %58, %54
  %60 = lshr <16 x i32> %59, splat (i32 7)
  %61 = and <16 x i32> %60, %33
  %62 = shl nuw nsw <16 x i32> %61, splat (i32 4)
  %63 = xor <16 x i32> %62, %59
  %64 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %63)
  %65 = add i32 %64, 16
  %66 = icmp ugt i32 %65, %2
  br i1 %66, label %181, label %67
67:
  %68 = extractelement <16 x i32> %63, i64 0
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %71 = load <8 x half>, ptr %70, align 1
  %72 = fpext <8 x half> %71 to <8 x double>
  %73 = fneg <8 x double> %72
  %74 = extractelement <16 x i32> %63, i64 1
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 %75
  %77 = load <8 x half>, ptr %76, align 1
  %78 = fpext <8 x half> %77 to <8 x double>
  %79 = fneg <8 x double> %78
  %80 = extractelement <16 x i32> %63, i64 2
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 %81
  %83 = load <8 x half>, ptr %82, align 1
  %84 = fpext <8 x half> %83 to <8 x double>
  %85 = fneg <8 x double> %84
  %86 = extractelement <16 x i32> %63, i64 3
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 %87
  %89 = load <8 x half>, ptr %88, align 1
  %90 = fpext <8 x half> %89 to <8 x double>
  %91 = fneg <8 x double> %90
  %92 = extractelement <16 x i32> %63, i64 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 %93
  %95 = load <8 x half>, ptr %94, align 1
  %96 = fpext <8 x half> %95 to <8 x double>
  %97 = fneg <8 x double> %96
  %98 = extractelement <16 x i32> %63, i64 5
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 %99
  %101 = load <8 x half>, ptr %100, align 1
  %102 = fpext <8 x half> %101 to <8 x double>
  %103 = fneg <8 x double> %102
  %104 = extractelement <16 x i32> %63, i64 6
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 %105
  %107 = load <8 x half>, ptr %106, align 1
  %108 = fpext <8 x half> %107 to <8 x double>
  %109 = fneg <8 x double> %108
  %110 = extractelement <16 x i32> %63, i64 7
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 %111
  %113 = load <8 x half>, ptr %112, align 1
  %114 = fpext <8 x half> %113 to <8 x double>
  %115 = fneg <8 x double> %114
  %116 = extractelement <16 x i32> %63, i64 8
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 %117
  %119 = load <8 x half>, ptr %118, align 1
  %120 = fpext <8 x half> %119 to <8 x double>
  %121 = fneg <8 x double> %120
  %122 = extractelement <16 x i32> %63, i64 9
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 %123
  %125 = load <8 x half>, ptr %124, align 1
  %126 = fpext <8 x half> %125 to <8 x double>
  %127 = fneg <8 x double> %126
  %128 = extractelement <16 x i32> %63, i64 10
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 %129
  %131 = load <8 x half>, ptr %130, align 1
  %132 = fpext <8 x half> %131 to <8 x double>
  %133 = fneg <8 x double> %132
  %134 = extractelement <16 x i32> %63, i64 11
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 %135
  %137 = load <8 x half>, ptr %136, align 1
  %138 = fpext <8 x half> %137 to <8 x double>
  %139 = fneg <8 x double> %138
  %140 = extractelement <16 x i32> %63, i64 12
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 %141
  %143 = load <8 x half>, ptr %142, align 1
  %144 = fpext <8 x half> %143 to <8 x double>
  %145 = fneg <8 x double> %144
  %146 = extractelement <16 x i32> %63, i64 13
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 %147
  %149 = load <8 x half>, ptr %148, align 1
  %150 = fpext <8 x half> %149 to <8 x double>
  %151 = fneg <8 x double> %150
  %152 = extractelement <16 x i32> %63, i64 14
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 %153
  %155 = load <8 x half>, ptr %154, align 1
  %156 = fpext <8 x half> %155 to <8 x double>
  %157 = fneg <8 x double> %156
  %158 = extractelement <16 x i32> %63, i64 15
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 %159
  %161 = load <8 x half>, ptr %160, align 1
  %162 = fpext <8 x half> %161 to <8 x double>
  %163 = fneg <8 x double> %162
  %164 = zext nneg i32 %36 to i64
  %165 = getelementptr inbounds nuw double, ptr %5, i64 %164
  store <8 x double> %73, ptr %165, align 1
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 128
  store <8 x double> %79, ptr %166, align 1
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 256
  store <8 x double> %85, ptr %167, align 1
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 384
  store <8 x double> %91, ptr %168, align 1
  %169 = getelementptr inbounds nuw i8, ptr %165, i64 512
  store <8 x double> %97, ptr %169, align 1
  %170 = getelementptr inbounds nuw i8, ptr %165, i64 640
  store <8 x double> %103, ptr %170, align 1
  %171 = getelementptr inbounds nuw i8, ptr %165, i64 768
  store <8 x double> %109, ptr %171, align 1
  %172 = getelementptr inbounds nuw i8, ptr %165, i64 896
  store <8 x double> %115, ptr %172, align 1
  %173 = getelementptr inbounds nuw i8, ptr %165, i64 1024
  store <8 x double> %121, ptr %173, align 1
  %174 = getelementptr inbounds nuw i8, ptr %165, i64 1152
  store <8 x double> %127, ptr %174, align 1
  %175 = getelementptr inbounds nuw i8, ptr %165, i64 1280
  store <8 x double> %133, ptr %175, align 1
  %176 = getelementptr inbounds nuw i8, ptr %165, i64 1408
  store <8 x double> %139, ptr %176, align 1
  %177 = getelementptr inbounds nuw i8, ptr %165, i64 1536
  store <8 x double> %145, ptr %177, align 1
  %178 = getelementptr inbounds nuw i8, ptr %165, i64 1664
  store <8 x double> %151, ptr %178, align 1
  %179 = getelementptr inbounds nuw i8, ptr %165, i64 1792
  store <8 x double> %157, ptr %179, align 1
  %180 = getelementptr inbounds nuw i8, ptr %165, i64 1920
  store <8 x double> %163, ptr %180, align 1
  br i1 %35, label %34, label %183
181:
  %182 = zext i32 %64 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %182)
  br label %183
183:
  %184 = phi i32 [ 1, %181 ], [ 1, %38 ], [ 0, %67 ]
  ret i32 %184
}
define void @product_registers_3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %64, %63 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %61, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = bitcast <8 x i16> %53 to <8 x half>
  %59 = fpext <8 x half> %58 to <8 x double>
  %60 = fneg <8 x double> %59
  store <8 x double> %60, ptr %57, align 1
  %61 = add nuw nsw i32 %13, 1
  %62 = icmp eq i32 %61, 8
  br i1 %62, label %63, label %12
63:
  %64 = add nuw nsw i32 %4, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %66, label %3
66:
  ret void
}
define range(i32 0, 2) i32 @product_sums_3(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = shl i32 %3, 3
  %10 = and i64 %4, 3940649673949184
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12
12:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %377
13:
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  br i1 %16, label %28, label %31
28:
  %29 = and i32 %3, 536870911
  %30 = mul i32 %25, %29
  br label %40
31:
  %32 = xor i32 %15, 7
  %33 = lshr i32 %9, %32
  %34 = mul i32 %33, %22
  %35 = shl nsw i32 -1, %32
  %36 = xor i32 %35, -1
  %37 = and i32 %9, %36
  %38 = shl nuw nsw i32 %37, 1
  %39 = add i32 %38, %34
  br label %40
40:
  %41 = phi i32 [ %22, %28 ], [ %25, %31 ]
  %42 = phi i32 [ %30, %28 ], [ %39, %31 ]
  %43 = add i32 %42, %20
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = insertelement <16 x i32> poison, i32 %27, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = mul nuw nsw <16 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = insertelement <16 x i32> poison, i32 %41, i64 0
  %50 = shufflevector <16 x i32> %49, <16 x i32> poison, <16 x i32> zeroinitializer
  %51 = mul nuw nsw <16 x i32> %50, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %52 = add nuw nsw <16 x i32> %51, %48
  %53 = add <16 x i32> %52, %45
  %54 = lshr <16 x i32> %53, splat (i32 7)
  %55 = lshr exact i32 %27, 4
  %56 = add nsw i32 %55, -1
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = and <16 x i32> %54, %58
  %60 = shl nuw nsw <16 x i32> %59, splat (i32 4)
  %61 = xor <16 x i32> %60, %53
  %62 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %61)
  %63 = add i32 %62, 16
  %64 = icmp ugt i32 %63, %2
  br i1 %64, label %192, label %65
65:
  %66 = extractelement <16 x i32> %61, i64 0
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x half>, ptr %68, align 1
  %70 = fpext <8 x half> %69 to <8 x double>
  %71 = fneg <8 x double> %70
  store <8 x double> %71, ptr %8, align 64
  %72 = extractelement <16 x i32> %61, i64 1
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 %73
  %75 = load <8 x half>, ptr %74, align 1
  %76 = fpext <8 x half> %75 to <8 x double>
  %77 = fneg <8 x double> %76
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %77, ptr %78, align 64
  %79 = extractelement <16 x i32> %61, i64 2
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 %80
  %82 = load <8 x half>, ptr %81, align 1
  %83 = fpext <8 x half> %82 to <8 x double>
  %84 = fneg <8 x double> %83
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %84, ptr %85, align 64
  %86 = extractelement <16 x i32> %61, i64 3
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 %87
  %89 = load <8 x half>, ptr %88, align 1
  %90 = fpext <8 x half> %89 to <8 x double>
  %91 = fneg <8 x double> %90
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %91, ptr %92, align 64
  %93 = extractelement <16 x i32> %61, i64 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 %94
  %96 = load <8 x half>, ptr %95, align 1
  %97 = fpext <8 x half> %96 to <8 x double>
  %98 = fneg <8 x double> %97
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %98, ptr %99, align 64
  %100 = extractelement <16 x i32> %61, i64 5
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %101
  %103 = load <8 x half>, ptr %102, align 1
  %104 = fpext <8 x half> %103 to <8 x double>
  %105 = fneg <8 x double> %104
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %105, ptr %106, align 64
  %107 = extractelement <16 x i32> %61, i64 6
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 %108
  %110 = load <8 x half>, ptr %109, align 1
  %111 = fpext <8 x half> %110 to <8 x double>
  %112 = fneg <8 x double> %111
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %112, ptr %113, align 64
  %114 = extractelement <16 x i32> %61, i64 7
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 %115
  %117 = load <8 x half>, ptr %116, align 1
  %118 = fpext <8 x half> %117 to <8 x double>
  %119 = fneg <8 x double> %118
  %120 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %119, ptr %120, align 64
  %121 = extractelement <16 x i32> %61, i64 8
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 %122
  %124 = load <8 x half>, ptr %123, align 1
  %125 = fpext <8 x half> %124 to <8 x double>
  %126 = fneg <8 x double> %125
  %127 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %126, ptr %127, align 64
  %128 = extractelement <16 x i32> %61, i64 9
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 %129
  %131 = load <8 x half>, ptr %130, align 1
  %132 = fpext <8 x half> %131 to <8 x double>
  %133 = fneg <8 x double> %132
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %133, ptr %134, align 64
  %135 = extractelement <16 x i32> %61, i64 10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 %136
  %138 = load <8 x half>, ptr %137, align 1
  %139 = fpext <8 x half> %138 to <8 x double>
  %140 = fneg <8 x double> %139
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %140, ptr %141, align 64
  %142 = extractelement <16 x i32> %61, i64 11
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 %143
  %145 = load <8 x half>, ptr %144, align 1
  %146 = fpext <8 x half> %145 to <8 x double>
  %147 = fneg <8 x double> %146
  %148 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %147, ptr %148, align 64
  %149 = extractelement <16 x i32> %61, i64 12
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 %150
  %152 = load <8 x half>, ptr %151, align 1
  %153 = fpext <8 x half> %152 to <8 x double>
  %154 = fneg <8 x double> %153
  %155 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %154, ptr %155, align 64
  %156 = extractelement <16 x i32> %61, i64 13
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 %157
  %159 = load <8 x half>, ptr %158, align 1
  %160 = fpext <8 x half> %159 to <8 x double>
  %161 = fneg <8 x double> %160
  %162 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %161, ptr %162, align 64
  %163 = extractelement <16 x i32> %61, i64 14
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 %164
  %166 = load <8 x half>, ptr %165, align 1
  %167 = fpext <8 x half> %166 to <8 x double>
  %168 = fneg <8 x double> %167
  %169 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %168, ptr %169, align 64
  %170 = extractelement <16 x i32> %61, i64 15
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 %171
  %173 = load <8 x half>, ptr %172, align 1
  %174 = fpext <8 x half> %173 to <8 x double>
  %175 = fneg <8 x double> %174
  %176 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %175, ptr %176, align 64
  %177 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %178 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %179 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %180 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %181 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %182 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %183 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %184 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %185 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %186 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %188 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %189 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %190 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %191 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %194
192:
  %193 = zext i32 %62 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %193)
  br label %377
194:
  %195 = phi i32 [ %375, %194 ], [ 0, %65 ]
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw double, ptr %8, i64 %196
  %198 = load <16 x double>, ptr %5, align 128
  %199 = load double, ptr %197, align 16
  %200 = insertelement <16 x double> poison, double %199, i64 0
  %201 = shufflevector <16 x double> %200, <16 x double> poison, <16 x i32> zeroinitializer
  %202 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %198, <16 x double> %201, <16 x double> zeroinitializer)
  %203 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %204 = load double, ptr %203, align 8
  %205 = insertelement <16 x double> poison, double %204, i64 0
  %206 = shufflevector <16 x double> %205, <16 x double> poison, <16 x i32> zeroinitializer
  %207 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %198, <16 x double> %206, <16 x double> zeroinitializer)
  %208 = load <16 x double>, ptr %177, align 128
  %209 = getelementptr inbounds nuw i8, ptr %197, i64 64
  %210 = load double, ptr %209, align 16
  %211 = insertelement <16 x double> poison, double %210, i64 0
  %212 = shufflevector <16 x double> %211, <16 x double> poison, <16 x i32> zeroinitializer
  %213 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %208, <16 x double> %212, <16 x double> %202)
  %214 = getelementptr inbounds nuw i8, ptr %197, i64 72
  %215 = load double, ptr %214, align 8
  %216 = insertelement <16 x double> poison, double %215, i64 0
  %217 = shufflevector <16 x double> %216, <16 x double> poison, <16 x i32> zeroinitializer
  %218 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %208, <16 x double> %217, <16 x double> %207)
  %219 = load <16 x double>, ptr %178, align 128
  %220 = getelementptr inbounds nuw i8, ptr %197, i64 128
  %221 = load double, ptr %220, align 16
  %222 = insertelement <16 x double> poison, double %221, i64 0
  %223 = shufflevector <16 x double> %222, <16 x double> poison, <16 x i32> zeroinitializer
  %224 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %219, <16 x double> %223, <16 x double> %213)
  %225 = getelementptr inbounds nuw i8, ptr %197, i64 136
  %226 = load double, ptr %225, align 8
  %227 = insertelement <16 x double> poison, double %226, i64 0
  %228 = shufflevector <16 x double> %227, <16 x double> poison, <16 x i32> zeroinitializer
  %229 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %219, <16 x double> %228, <16 x double> %218)
  %230 = load <16 x double>, ptr %179, align 128
  %231 = getelementptr inbounds nuw i8, ptr %197, i64 192
  %232 = load double, ptr %231, align 16
  %233 = insertelement <16 x double> poison, double %232, i64 0
  %234 = shufflevector <16 x double> %233, <16 x double> poison, <16 x i32> zeroinitializer
  %235 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %230, <16 x double> %234, <16 x double> %224)
  %236 = getelementptr inbounds nuw i8, ptr %197, i64 200
  %237 = load double, ptr %236, align 8
  %238 = insertelement <16 x double> poison, double %237, i64 0
  %239 = shufflevector <16 x double> %238, <16 x double> poison, <16 x i32> zeroinitializer
  %240 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %230, <16 x double> %239, <16 x double> %229)
  %241 = load <16 x double>, ptr %180, align 128
  %242 = getelementptr inbounds nuw i8, ptr %197, i64 256
  %243 = load double, ptr %242, align 16
  %244 = insertelement <16 x double> poison, double %243, i64 0
  %245 = shufflevector <16 x double> %244, <16 x double> poison, <16 x i32> zeroinitializer
  %246 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %241, <16 x double> %245, <16 x double> %235)
  %247 = getelementptr inbounds nuw i8, ptr %197, i64 264
  %248 = load double, ptr %247, align 8
  %249 = insertelement <16 x double> poison, double %248, i64 0
  %250 = shufflevector <16 x double> %249, <16 x double> poison, <16 x i32> zeroinitializer
  %251 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %241, <16 x double> %250, <16 x double> %240)
  %252 = load <16 x double>, ptr %181, align 128
  %253 = getelementptr inbounds nuw i8, ptr %197, i64 320
  %254 = load double, ptr %253, align 16
  %255 = insertelement <16 x double> poison, double %254, i64 0
  %256 = shufflevector <16 x double> %255, <16 x double> poison, <16 x i32> zeroinitializer
  %257 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %252, <16 x double> %256, <16 x double> %246)
  %258 = getelementptr inbounds nuw i8, ptr %197, i64 328
  %259 = load double, ptr %258, align 8
  %260 = insertelement <16 x double> poison, double %259, i64 0
  %261 = shufflevector <16 x double> %260, <16 x double> poison, <16 x i32> zeroinitializer
  %262 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %252, <16 x double> %261, <16 x double> %251)
  %263 = load <16 x double>, ptr %182, align 128
  %264 = getelementptr inbounds nuw i8, ptr %197, i64 384
  %265 = load double, ptr %264, align 16
  %266 = insertelement <16 x double> poison, double %265, i64 0
  %267 = shufflevector <16 x double> %266, <16 x double> poison, <16 x i32> zeroinitializer
  %268 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %263, <16 x double> %267, <16 x double> %257)
  %269 = getelementptr inbounds nuw i8, ptr %197, i64 392
  %270 = load double, ptr %269, align 8
  %271 = insertelement <16 x double> poison, double %270, i64 0
  %272 = shufflevector <16 x double> %271, <16 x double> poison, <16 x i32> zeroinitializer
  %273 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %263, <16 x double> %272, <16 x double> %262)
  %274 = load <16 x double>, ptr %183, align 128
  %275 = getelementptr inbounds nuw i8, ptr %197, i64 448
  %276 = load double, ptr %275, align 16
  %277 = insertelement <16 x double> poison, double %276, i64 0
  %278 = shufflevector <16 x double> %277, <16 x double> poison, <16 x i32> zeroinitializer
  %279 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %274, <16 x double> %278, <16 x double> %268)
  %280 = getelementptr inbounds nuw i8, ptr %197, i64 456
  %281 = load double, ptr %280, align 8
  %282 = insertelement <16 x double> poison, double %281, i64 0
  %283 = shufflevector <16 x double> %282, <16 x double> poison, <16 x i32> zeroinitializer
  %284 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %274, <16 x double> %283, <16 x double> %273)
  %285 = load <16 x double>, ptr %184, align 128
  %286 = getelementptr inbounds nuw i8, ptr %197, i64 512
  %287 = load double, ptr %286, align 16
  %288 = insertelement <16 x double> poison, double %287, i64 0
  %289 = shufflevector <16 x double> %288, <16 x double> poison, <16 x i32> zeroinitializer
  %290 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %285, <16 x double> %289, <16 x double> %279)
  %291 = getelementptr inbounds nuw i8, ptr %197, i64 520
  %292 = load double, ptr %291, align 8
  %293 = insertelement <16 x double> poison, double %292, i64 0
  %294 = shufflevector <16 x double> %293, <16 x double> poison, <16 x i32> zeroinitializer
  %295 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %285, <16 x double> %294, <16 x double> %284)
  %296 = load <16 x double>, ptr %185, align 128
  %297 = getelementptr inbounds nuw i8, ptr %197, i64 576
  %298 = load double, ptr %297, align 16
  %299 = insertelement <16 x double> poison, double %298, i64 0
  %300 = shufflevector <16 x double> %299, <16 x double> poison, <16 x i32> zeroinitializer
  %301 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %296, <16 x double> %300, <16 x double> %290)
  %302 = getelementptr inbounds nuw i8, ptr %197, i64 584
  %303 = load double, ptr %302, align 8
  %304 = insertelement <16 x double> poison, double %303, i64 0
  %305 = shufflevector <16 x double> %304, <16 x double> poison, <16 x i32> zeroinitializer
  %306 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %296, <16 x double> %305, <16 x double> %295)
  %307 = load <16 x double>, ptr %186, align 128
  %308 = getelementptr inbounds nuw i8, ptr %197, i64 640
  %309 = load double, ptr %308, align 16
  %310 = insertelement <16 x double> poison, double %309, i64 0
  %311 = shufflevector <16 x double> %310, <16 x double> poison, <16 x i32> zeroinitializer
  %312 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %307, <16 x double> %311, <16 x double> %301)
  %313 = getelementptr inbounds nuw i8, ptr %197, i64 648
  %314 = load double, ptr %313, align 8
  %315 = insertelement <16 x double> poison, double %314, i64 0
  %316 = shufflevector <16 x double> %315, <16 x double> poison, <16 x i32> zeroinitializer
  %317 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %307, <16 x double> %316, <16 x double> %306)
  %318 = load <16 x double>, ptr %187, align 128
  %319 = getelementptr inbounds nuw i8, ptr %197, i64 704
  %320 = load double, ptr %319, align 16
  %321 = insertelement <16 x double> poison, double %320, i64 0
  %322 = shufflevector <16 x double> %321, <16 x double> poison, <16 x i32> zeroinitializer
  %323 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %318, <16 x double> %322, <16 x double> %312)
  %324 = getelementptr inbounds nuw i8, ptr %197, i64 712
  %325 = load double, ptr %324, align 8
  %326 = insertelement <16 x double> poison, double %325, i64 0
  %327 = shufflevector <16 x double> %326, <16 x double> poison, <16 x i32> zeroinitializer
  %328 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %318, <16 x double> %327, <16 x double> %317)
  %329 = load <16 x double>, ptr %188, align 128
  %330 = getelementptr inbounds nuw i8, ptr %197, i64 768
  %331 = load double, ptr %330, align 16
  %332 = insertelement <16 x double> poison, double %331, i64 0
  %333 = shufflevector <16 x double> %332, <16 x double> poison, <16 x i32> zeroinitializer
  %334 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %329, <16 x double> %333, <16 x double> %323)
  %335 = getelementptr inbounds nuw i8, ptr %197, i64 776
  %336 = load double, ptr %335, align 8
  %337 = insertelement <16 x double> poison, double %336, i64 0
  %338 = shufflevector <16 x double> %337, <16 x double> poison, <16 x i32> zeroinitializer
  %339 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %329, <16 x double> %338, <16 x double> %328)
  %340 = load <16 x double>, ptr %189, align 128
  %341 = getelementptr inbounds nuw i8, ptr %197, i64 832
  %342 = load double, ptr %341, align 16
  %343 = insertelement <16 x double> poison, double %342, i64 0
  %344 = shufflevector <16 x double> %343, <16 x double> poison, <16 x i32> zeroinitializer
  %345 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %340, <16 x double> %344, <16 x double> %334)
  %346 = getelementptr inbounds nuw i8, ptr %197, i64 840
  %347 = load double, ptr %346, align 8
  %348 = insertelement <16 x double> poison, double %347, i64 0
  %349 = shufflevector <16 x double> %348, <16 x double> poison, <16 x i32> zeroinitializer
  %350 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %340, <16 x double> %349, <16 x double> %339)
  %351 = load <16 x double>, ptr %190, align 128
  %352 = getelementptr inbounds nuw i8, ptr %197, i64 896
  %353 = load double, ptr %352, align 16
  %354 = insertelement <16 x double> poison, double %353, i64 0
  %355 = shufflevector <16 x double> %354, <16 x double> poison, <16 x i32> zeroinitializer
  %356 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %351, <16 x double> %355, <16 x double> %345)
  %357 = getelementptr inbounds nuw i8, ptr %197, i64 904
  %358 = load double, ptr %357, align 8
  %359 = insertelement <16 x double> poison, double %358, i64 0
  %360 = shufflevector <16 x double> %359, <16 x double> poison, <16 x i32> zeroinitializer
  %361 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %351, <16 x double> %360, <16 x double> %350)
  %362 = load <16 x double>, ptr %191, align 128
  %363 = getelementptr inbounds nuw i8, ptr %197, i64 960
  %364 = load double, ptr %363, align 16
  %365 = insertelement <16 x double> poison, double %364, i64 0
  %366 = shufflevector <16 x double> %365, <16 x double> poison, <16 x i32> zeroinitializer
  %367 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %362, <16 x double> %366, <16 x double> %356)
  %368 = getelementptr inbounds nuw i8, ptr %197, i64 968
  %369 = load double, ptr %368, align 8
  %370 = insertelement <16 x double> poison, double %369, i64 0
  %371 = shufflevector <16 x double> %370, <16 x double> poison, <16 x i32> zeroinitializer
  %372 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %362, <16 x double> %371, <16 x double> %361)
  %373 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %196
  store <16 x double> %367, ptr %373, align 128
  %374 = getelementptr inbounds nuw i8, ptr %373, i64 128
  store <16 x double> %372, ptr %374, align 128
  %375 = add nuw nsw i32 %195, 2
  %376 = icmp samesign ult i32 %195, 6
  br i1 %376, label %194, label %377
377:
  %378 = phi i32 [ 1, %12 ], [ 1, %192 ], [ 0, %194 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %378
}
define range(i32 0, 2) i32 @product_left_4(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = and i64 %4, 3940649673949184
  %8 = icmp eq i64 %7, 0
  %9 = lshr i64 %4, 62
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = icmp eq i64 %9, 0
  %12 = sub nuw nsw i32 4, %10
  %13 = trunc i64 %4 to i32
  %14 = shl i32 %13, 4
  %15 = and i32 %14, 262128
  %16 = lshr i32 %13, 12
  %17 = and i32 %16, 262128
  %18 = lshr i64 %4, 28
  %19 = trunc i64 %18 to i32
  %20 = and i32 %19, 262128
  %21 = shl nuw nsw i32 16, %12
  %22 = select i1 %11, i32 16, i32 %21
  %23 = select i1 %11, i32 %17, i32 16
  %24 = shl i32 %3, 1
  %25 = and i32 %24, 536870910
  %26 = insertelement <16 x i32> poison, i32 %22, i64 0
  %27 = shufflevector <16 x i32> %26, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = mul nuw nsw <16 x i32> %27, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %29 = insertelement <16 x i32> poison, i32 %23, i64 0
  %30 = shufflevector <16 x i32> %29, <16 x i32> poison, <16 x i32> zeroinitializer
  %31 = mul nuw nsw <16 x i32> %30, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %32 = add nuw nsw <16 x i32> %28, %31
  %33 = lshr exact i32 %22, 4
  %34 = add nsw i32 %33, -1
  %35 = insertelement <16 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <16 x i32> %35, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %37
37:
  %38 = phi i1 [ true, %6 ], [ false, %56 ]
  %39 = phi i32 [ 0, %6 ], [ 1, %56 ]
  %40 = shl nuw nsw i32 %39, 3
  br i1 %8, label %42, label %41
41:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %698
42:
  %43 = or disjoint i32 %39, %25
  %44 = mul i32 %43, %20
  %45 = add i32 %44, %15
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = add <16 x i32> %32, %47
  %49 = lshr <16 x i32> %48, splat (i32 7)
  %50 = and <16 x i32> %49, %36
  %51 = shl nuw nsw <16 x i32> %50, splat (i32 4)
  %52 = xor <16 x i32> %51, %48
  %53 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %52)
  %54 = add i32 %53, 16
  %55 = icmp ugt i32 %54, %2
  br i1 %55, label %696, label %56
56:
  %57 = extractelement <16 x i32> %52, i64 0
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  %60 = load <8 x i16>, ptr %59, align 1
  %61 = zext <8 x i16> %60 to <8 x i32>
  %62 = shl nuw <8 x i32> %61, splat (i32 16)
  %63 = bitcast <8 x i32> %62 to <8 x float>
  %64 = fpext <8 x float> %63 to <8 x double>
  %65 = extractelement <16 x i32> %52, i64 1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 %66
  %68 = load <8 x i16>, ptr %67, align 1
  %69 = zext <8 x i16> %68 to <8 x i32>
  %70 = shl nuw <8 x i32> %69, splat (i32 16)
  %71 = bitcast <8 x i32> %70 to <8 x float>
  %72 = fpext <8 x float> %71 to <8 x double>
  %73 = extractelement <16 x i32> %52, i64 2
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 %74
  %76 = load <8 x i16>, ptr %75, align 1
  %77 = zext <8 x i16> %76 to <8 x i32>
  %78 = shl nuw <8 x i32> %77, splat (i32 16)
  %79 = bitcast <8 x i32> %78 to <8 x float>
  %80 = fpext <8 x float> %79 to <8 x double>
  %81 = extractelement <16 x i32> %52, i64 3
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 %82
  %84 = load <8 x i16>, ptr %83, align 1
  %85 = zext <8 x i16> %84 to <8 x i32>
  %86 = shl nuw <8 x i32> %85, splat (i32 16)
  %87 = bitcast <8 x i32> %86 to <8 x float>
  %88 = fpext <8 x float> %87 to <8 x double>
  %89 = extractelement <16 x i32> %52, i64 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 %90
  %92 = load <8 x i16>, ptr %91, align 1
  %93 = zext <8 x i16> %92 to <8 x i32>
  %94 = shl nuw <8 x i32> %93, splat (i32 16)
  %95 = bitcast <8 x i32> %94 to <8 x float>
  %96 = fpext <8 x float> %95 to <8 x double>
  %97 = extractelement <16 x i32> %52, i64 5
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %100 = load <8 x i16>, ptr %99, align 1
  %101 = zext <8 x i16> %100 to <8 x i32>
  %102 = shl nuw <8 x i32> %101, splat (i32 16)
  %103 = bitcast <8 x i32> %102 to <8 x float>
  %104 = fpext <8 x float> %103 to <8 x double>
  %105 = extractelement <16 x i32> %52, i64 6
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 %106
  %108 = load <8 x i16>, ptr %107, align 1
  %109 = zext <8 x i16> %108 to <8 x i32>
  %110 = shl nuw <8 x i32> %109, splat (i32 16)
  %111 = bitcast <8 x i32> %110 to <8 x float>
  %112 = fpext <8 x float> %111 to <8 x double>
  %113 = extractelement <16 x i32> %52, i64 7
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 %114
  %116 = load <8 x i16>, ptr %115, align 1
  %117 = zext <8 x i16> %116 to <8 x i32>
  %118 = shl nuw <8 x i32> %117, splat (i32 16)
  %119 = bitcast <8 x i32> %118 to <8 x float>
  %120 = fpext <8 x float> %119 to <8 x double>
  %121 = extractelement <16 x i32> %52, i64 8
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 %122
  %124 = load <8 x i16>, ptr %123, align 1
  %125 = zext <8 x i16> %124 to <8 x i32>
  %126 = shl nuw <8 x i32> %125, splat (i32 16)
  %127 = bitcast <8 x i32> %126 to <8 x float>
  %128 = fpext <8 x float> %127 to <8 x double>
  %129 = extractelement <16 x i32> %52, i64 9
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 %130
  %132 = load <8 x i16>, ptr %131, align 1
  %133 = zext <8 x i16> %132 to <8 x i32>
  %134 = shl nuw <8 x i32> %133, splat (i32 16)
  %135 = bitcast <8 x i32> %134 to <8 x float>
  %136 = fpext <8 x float> %135 to <8 x double>
  %137 = extractelement <16 x i32> %52, i64 10
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 %138
  %140 = load <8 x i16>, ptr %139, align 1
  %141 = zext <8 x i16> %140 to <8 x i32>
  %142 = shl nuw <8 x i32> %141, splat (i32 16)
  %143 = bitcast <8 x i32> %142 to <8 x float>
  %144 = fpext <8 x float> %143 to <8 x double>
  %145 = extractelement <16 x i32> %52, i64 11
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 %146
  %148 = load <8 x i16>, ptr %147, align 1
  %149 = zext <8 x i16> %148 to <8 x i32>
  %150 = shl nuw <8 x i32> %149, splat (i32 16)
  %151 = bitcast <8 x i32> %150 to <8 x float>
  %152 = fpext <8 x float> %151 to <8 x double>
  %153 = extractelement <16 x i32> %52, i64 12
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 %154
  %156 = load <8 x i16>, ptr %155, align 1
  %157 = zext <8 x i16> %156 to <8 x i32>
  %158 = shl nuw <8 x i32> %157, splat (i32 16)
  %159 = bitcast <8 x i32> %158 to <8 x float>
  %160 = fpext <8 x float> %159 to <8 x double>
  %161 = extractelement <16 x i32> %52, i64 13
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 %162
  %164 = load <8 x i16>, ptr %163, align 1
  %165 = zext <8 x i16> %164 to <8 x i32>
  %166 = shl nuw <8 x i32> %165, splat (i32 16)
  %167 = bitcast <8 x i32> %166 to <8 x float>
  %168 = fpext <8 x float> %167 to <8 x double>
  %169 = extractelement <16 x i32> %52, i64 14
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 %170
  %172 = load <8 x i16>, ptr %171, align 1
  %173 = zext <8 x i16> %172 to <8 x i32>
  %174 = shl nuw <8 x i32> %173, splat (i32 16)
  %175 = bitcast <8 x i32> %174 to <8 x float>
  %176 = fpext <8 x float> %175 to <8 x double>
  %177 = extractelement <16 x i32> %52, i64 15
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 %178
  %180 = load <8 x i16>, ptr %179, align 1
  %181 = zext <8 x i16> %180 to <8 x i32>
  %182 = shl nuw <8 x i32> %181, splat (i32 16)
  %183 = bitcast <8 x i32> %182 to <8 x float>
  %184 = fpext <8 x float> %183 to <8 x double>
  %185 = extractelement <8 x double> %64, i64 0
  %186 = zext nneg i32 %40 to i64
  %187 = getelementptr inbounds nuw double, ptr %5, i64 %186
  store double %185, ptr %187, align 8
  %188 = extractelement <8 x double> %64, i64 1
  %189 = zext nneg i32 %40 to i64
  %190 = getelementptr inbounds nuw double, ptr %5, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 128
  store double %188, ptr %191, align 8
  %192 = extractelement <8 x double> %64, i64 2
  %193 = zext nneg i32 %40 to i64
  %194 = getelementptr inbounds nuw double, ptr %5, i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 256
  store double %192, ptr %195, align 8
  %196 = extractelement <8 x double> %64, i64 3
  %197 = zext nneg i32 %40 to i64
  %198 = getelementptr inbounds nuw double, ptr %5, i64 %197
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 384
  store double %196, ptr %199, align 8
  %200 = extractelement <8 x double> %64, i64 4
  %201 = zext nneg i32 %40 to i64
  %202 = getelementptr inbounds nuw double, ptr %5, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 512
  store double %200, ptr %203, align 8
  %204 = extractelement <8 x double> %64, i64 5
  %205 = zext nneg i32 %40 to i64
  %206 = getelementptr inbounds nuw double, ptr %5, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 640
  store double %204, ptr %207, align 8
  %208 = extractelement <8 x double> %64, i64 6
  %209 = zext nneg i32 %40 to i64
  %210 = getelementptr inbounds nuw double, ptr %5, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 768
  store double %208, ptr %211, align 8
  %212 = extractelement <8 x double> %64, i64 7
  %213 = zext nneg i32 %40 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 896
  store double %212, ptr %215, align 8
  %216 = extractelement <8 x double> %72, i64 0
  %217 = zext nneg i32 %40 to i64
  %218 = getelementptr inbounds nuw double, ptr %5, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 1024
  store double %216, ptr %219, align 8
  %220 = extractelement <8 x double> %72, i64 1
  %221 = zext nneg i32 %40 to i64
  %222 = getelementptr inbounds nuw double, ptr %5, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 1152
  store double %220, ptr %223, align 8
  %224 = extractelement <8 x double> %72, i64 2
  %225 = zext nneg i32 %40 to i64
  %226 = getelementptr inbounds nuw double, ptr %5, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 1280
  store double %224, ptr %227, align 8
  %228 = extractelement <8 x double> %72, i64 3
  %229 = zext nneg i32 %40 to i64
  %230 = getelementptr inbounds nuw double, ptr %5, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 1408
  store double %228, ptr %231, align 8
  %232 = extractelement <8 x double> %72, i64 4
  %233 = zext nneg i32 %40 to i64
  %234 = getelementptr inbounds nuw double, ptr %5, i64 %233
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 1536
  store double %232, ptr %235, align 8
  %236 = extractelement <8 x double> %72, i64 5
  %237 = zext nneg i32 %40 to i64
  %238 = getelementptr inbounds nuw double, ptr %5, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 1664
  store double %236, ptr %239, align 8
  %240 = extractelement <8 x double> %72, i64 6
  %241 = zext nneg i32 %40 to i64
  %242 = getelementptr inbounds nuw double, ptr %5, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 1792
  store double %240, ptr %243, align 8
  %244 = extractelement <8 x double> %72, i64 7
  %245 = zext nneg i32 %40 to i64
  %246 = getelementptr inbounds nuw double, ptr %5, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 1920
  store double %244, ptr %247, align 8
  %248 = extractelement <8 x double> %80, i64 0
  %249 = zext nneg i32 %40 to i64
  %250 = getelementptr inbounds nuw double, ptr %5, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 8
  store double %248, ptr %251, align 8
  %252 = extractelement <8 x double> %80, i64 1
  %253 = zext nneg i32 %40 to i64
  %254 = getelementptr inbounds nuw double, ptr %5, i64 %253
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 136
  store double %252, ptr %255, align 8
  %256 = extractelement <8 x double> %80, i64 2
  %257 = zext nneg i32 %40 to i64
  %258 = getelementptr inbounds nuw double, ptr %5, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 264
  store double %256, ptr %259, align 8
  %260 = extractelement <8 x double> %80, i64 3
  %261 = zext nneg i32 %40 to i64
  %262 = getelementptr inbounds nuw double, ptr %5, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 392
  store double %260, ptr %263, align 8
  %264 = extractelement <8 x double> %80, i64 4
  %265 = zext nneg i32 %40 to i64
  %266 = getelementptr inbounds nuw double, ptr %5, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 520
  store double %264, ptr %267, align 8
  %268 = extractelement <8 x double> %80, i64 5
  %269 = zext nneg i32 %40 to i64
  %270 = getelementptr inbounds nuw double, ptr %5, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 648
  store double %268, ptr %271, align 8
  %272 = extractelement <8 x double> %80, i64 6
  %273 = zext nneg i32 %40 to i64
  %274 = getelementptr inbounds nuw double, ptr %5, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 776
  store double %272, ptr %275, align 8
  %276 = extractelement <8 x double> %80, i64 7
  %277 = zext nneg i32 %40 to i64
  %278 = getelementptr inbounds nuw double, ptr %5, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 904
  store double %276, ptr %279, align 8
  %280 = extractelement <8 x double> %88, i64 0
  %281 = zext nneg i32 %40 to i64
  %282 = getelementptr inbounds nuw double, ptr %5, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 1032
  store double %280, ptr %283, align 8
  %284 = extractelement <8 x double> %88, i64 1
  %285 = zext nneg i32 %40 to i64
  %286 = getelementptr inbounds nuw double, ptr %5, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 1160
  store double %284, ptr %287, align 8
  %288 = extractelement <8 x double> %88, i64 2
  %289 = zext nneg i32 %40 to i64
  %290 = getelementptr inbounds nuw double, ptr %5, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 1288
  store double %288, ptr %291, align 8
  %292 = extractelement <8 x double> %88, i64 3
  %293 = zext nneg i32 %40 to i64
  %294 = getelementptr inbounds nuw double, ptr %5, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 1416
  store double %292, ptr %295, align 8
  %296 = extractelement <8 x double> %88, i64 4
  %297 = zext nneg i32 %40 to i64
  %298 = getelementptr inbounds nuw double, ptr %5, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 1544
  store double %296, ptr %299, align 8
  %300 = extractelement <8 x double> %88, i64 5
  %301 = zext nneg i32 %40 to i64
  %302 = getelementptr inbounds nuw double, ptr %5, i64 %301
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 1672
  store double %300, ptr %303, align 8
  %304 = extractelement <8 x double> %88, i64 6
  %305 = zext nneg i32 %40 to i64
  %306 = getelementptr inbounds nuw double, ptr %5, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 1800
  store double %304, ptr %307, align 8
  %308 = extractelement <8 x double> %88, i64 7
  %309 = zext nneg i32 %40 to i64
  %310 = getelementptr inbounds nuw double, ptr %5, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 1928
  store double %308, ptr %311, align 8
  %312 = extractelement <8 x double> %96, i64 0
  %313 = zext nneg i32 %40 to i64
  %314 = getelementptr inbounds nuw double, ptr %5, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 16
  store double %312, ptr %315, align 8
  %316 = extractelement <8 x double> %96, i64 1
  %317 = zext nneg i32 %40 to i64
  %318 = getelementptr inbounds nuw double, ptr %5, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 144
  store double %316, ptr %319, align 8
  %320 = extractelement <8 x double> %96, i64 2
  %321 = zext nneg i32 %40 to i64
  %322 = getelementptr inbounds nuw double, ptr %5, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 272
  store double %320, ptr %323, align 8
  %324 = extractelement <8 x double> %96, i64 3
  %325 = zext nneg i32 %40 to i64
  %326 = getelementptr inbounds nuw double, ptr %5, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 400
  store double %324, ptr %327, align 8
  %328 = extractelement <8 x double> %96, i64 4
  %329 = zext nneg i32 %40 to i64
  %330 = getelementptr inbounds nuw double, ptr %5, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 528
  store double %328, ptr %331, align 8
  %332 = extractelement <8 x double> %96, i64 5
  %333 = zext nneg i32 %40 to i64
  %334 = getelementptr inbounds nuw double, ptr %5, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 656
  store double %332, ptr %335, align 8
  %336 = extractelement <8 x double> %96, i64 6
  %337 = zext nneg i32 %40 to i64
  %338 = getelementptr inbounds nuw double, ptr %5, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 784
  store double %336, ptr %339, align 8
  %340 = extractelement <8 x double> %96, i64 7
  %341 = zext nneg i32 %40 to i64
  %342 = getelementptr inbounds nuw double, ptr %5, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 912
  store double %340, ptr %343, align 8
  %344 = extractelement <8 x double> %104, i64 0
  %345 = zext nneg i32 %40 to i64
  %346 = getelementptr inbounds nuw double, ptr %5, i64 %345
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 1040
  store double %344, ptr %347, align 8
  %348 = extractelement <8 x double> %104, i64 1
  %349 = zext nneg i32 %40 to i64
  %350 = getelementptr inbounds nuw double, ptr %5, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 1168
  store double %348, ptr %351, align 8
  %352 = extractelement <8 x double> %104, i64 2
  %353 = zext nneg i32 %40 to i64
  %354 = getelementptr inbounds nuw double, ptr %5, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 1296
  store double %352, ptr %355, align 8
  %356 = extractelement <8 x double> %104, i64 3
  %357 = zext nneg i32 %40 to i64
  %358 = getelementptr inbounds nuw double, ptr %5, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 1424
  store double %356, ptr %359, align 8
  %360 = extractelement <8 x double> %104, i64 4
  %361 = zext nneg i32 %40 to i64
  %362 = getelementptr inbounds nuw double, ptr %5, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 1552
  store double %360, ptr %363, align 8
  %364 = extractelement <8 x double> %104, i64 5
  %365 = zext nneg i32 %40 to i64
  %366 = getelementptr inbounds nuw double, ptr %5, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 1680
  store double %364, ptr %367, align 8
  %368 = extractelement <8 x double> %104, i64 6
  %369 = zext nneg i32 %40 to i64
  %370 = getelementptr inbounds nuw double, ptr %5, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 1808
  store double %368, ptr %371, align 8
  %372 = extractelement <8 x double> %104, i64 7
  %373 = zext nneg i32 %40 to i64
  %374 = getelementptr inbounds nuw double, ptr %5, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 1936
  store double %372, ptr %375, align 8
  %376 = extractelement <8 x double> %112, i64 0
  %377 = zext nneg i32 %40 to i64
  %378 = getelementptr inbounds nuw double, ptr %5, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 24
  store double %376, ptr %379, align 8
  %380 = extractelement <8 x double> %112, i64 1
  %381 = zext nneg i32 %40 to i64
  %382 = getelementptr inbounds nuw double, ptr %5, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 152
  store double %380, ptr %383, align 8
  %384 = extractelement <8 x double> %112, i64 2
  %385 = zext nneg i32 %40 to i64
  %386 = getelementptr inbounds nuw double, ptr %5, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 280
  store double %384, ptr %387, align 8
  %388 = extractelement <8 x double> %112, i64 3
  %389 = zext nneg i32 %40 to i64
  %390 = getelementptr inbounds nuw double, ptr %5, i64 %389
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 408
  store double %388, ptr %391, align 8
  %392 = extractelement <8 x double> %112, i64 4
  %393 = zext nneg i32 %40 to i64
  %394 = getelementptr inbounds nuw double, ptr %5, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 536
  store double %392, ptr %395, align 8
  %396 = extractelement <8 x double> %112, i64 5
  %397 = zext nneg i32 %40 to i64
  %398 = getelementptr inbounds nuw double, ptr %5, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 664
  store double %396, ptr %399, align 8
  %400 = extractelement <8 x double> %112, i64 6
  %401 = zext nneg i32 %40 to i64
  %402 = getelementptr inbounds nuw double, ptr %5, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 792
  store double %400, ptr %403, align 8
  %404 = extractelement <8 x double> %112, i64 7
  %405 = zext nneg i32 %40 to i64
  %406 = getelementptr inbounds nuw double, ptr %5, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 920
  store double %404, ptr %407, align 8
  %408 = extractelement <8 x double> %120, i64 0
  %409 = zext nneg i32 %40 to i64
  %410 = getelementptr inbounds nuw double, ptr %5, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 1048
  store double %408, ptr %411, align 8
  %412 = extractelement <8 x double> %120, i64 1
  %413 = zext nneg i32 %40 to i64
  %414 = getelementptr inbounds nuw double, ptr %5, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 1176
  store double %412, ptr %415, align 8
  %416 = extractelement <8 x double> %120, i64 2
  %417 = zext nneg i32 %40 to i64
  %418 = getelementptr inbounds nuw double, ptr %5, i64 %417
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 1304
  store double %416, ptr %419, align 8
  %420 = extractelement <8 x double> %120, i64 3
  %421 = zext nneg i32 %40 to i64
  %422 = getelementptr inbounds nuw double, ptr %5, i64 %421
  %423 = getelementptr inbounds nuw i8, ptr %422, i64 1432
  store double %420, ptr %423, align 8
  %424 = extractelement <8 x double> %120, i64 4
  %425 = zext nneg i32 %40 to i64
  %426 = getelementptr inbounds nuw double, ptr %5, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 1560
  store double %424, ptr %427, align 8
  %428 = extractelement <8 x double> %120, i64 5
  %429 = zext nneg i32 %40 to i64
  %430 = getelementptr inbounds nuw double, ptr %5, i64 %429
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 1688
  store double %428, ptr %431, align 8
  %432 = extractelement <8 x double> %120, i64 6
  %433 = zext nneg i32 %40 to i64
  %434 = getelementptr inbounds nuw double, ptr %5, i64 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 1816
  store double %432, ptr %435, align 8
  %436 = extractelement <8 x double> %120, i64 7
  %437 = zext nneg i32 %40 to i64
  %438 = getelementptr inbounds nuw double, ptr %5, i64 %437
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 1944
  store double %436, ptr %439, align 8
  %440 = extractelement <8 x double> %128, i64 0
  %441 = zext nneg i32 %40 to i64
  %442 = getelementptr inbounds nuw double, ptr %5, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 32
  store double %440, ptr %443, align 8
  %444 = extractelement <8 x double> %128, i64 1
  %445 = zext nneg i32 %40 to i64
  %446 = getelementptr inbounds nuw double, ptr %5, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 160
  store double %444, ptr %447, align 8
  %448 = extractelement <8 x double> %128, i64 2
  %449 = zext nneg i32 %40 to i64
  %450 = getelementptr inbounds nuw double, ptr %5, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 288
  store double %448, ptr %451, align 8
  %452 = extractelement <8 x double> %128, i64 3
  %453 = zext nneg i32 %40 to i64
  %454 = getelementptr inbounds nuw double, ptr %5, i64 %453
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 416
  store double %452, ptr %455, align 8
  %456 = extractelement <8 x double> %128, i64 4
  %457 = zext nneg i32 %40 to i64
  %458 = getelementptr inbounds nuw double, ptr %5, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 544
  store double %456, ptr %459, align 8
  %460 = extractelement <8 x double> %128, i64 5
  %461 = zext nneg i32 %40 to i64
  %462 = getelementptr inbounds nuw double, ptr %5, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 672
  store double %460, ptr %463, align 8
  %464 = extractelement <8 x double> %128, i64 6
  %465 = zext nneg i32 %40 to i64
  %466 = getelementptr inbounds nuw double, ptr %5, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 800
  store double %464, ptr %467, align 8
  %468 = extractelement <8 x double> %128, i64 7
  %469 = zext nneg i32 %40 to i64
  %470 = getelementptr inbounds nuw double, ptr %5, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 928
  store double %468, ptr %471, align 8
  %472 = extractelement <8 x double> %136, i64 0
  %473 = zext nneg i32 %40 to i64
  %474 = getelementptr inbounds nuw double, ptr %5, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 1056
  store double %472, ptr %475, align 8
  %476 = extractelement <8 x double> %136, i64 1
  %477 = zext nneg i32 %40 to i64
  %478 = getelementptr inbounds nuw double, ptr %5, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 1184
  store double %476, ptr %479, align 8
  %480 = extractelement <8 x double> %136, i64 2
  %481 = zext nneg i32 %40 to i64
  %482 = getelementptr inbounds nuw double, ptr %5, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 1312
  store double %480, ptr %483, align 8
  %484 = extractelement <8 x double> %136, i64 3
  %485 = zext nneg i32 %40 to i64
  %486 = getelementptr inbounds nuw double, ptr %5, i64 %485
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 1440
  store double %484, ptr %487, align 8
  %488 = extractelement <8 x double> %136, i64 4
  %489 = zext nneg i32 %40 to i64
  %490 = getelementptr inbounds nuw double, ptr %5, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 1568
  store double %488, ptr %491, align 8
  %492 = extractelement <8 x double> %136, i64 5
  %493 = zext nneg i32 %40 to i64
  %494 = getelementptr inbounds nuw double, ptr %5, i64 %493
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 1696
  store double %492, ptr %495, align 8
  %496 = extractelement <8 x double> %136, i64 6
  %497 = zext nneg i32 %40 to i64
  %498 = getelementptr inbounds nuw double, ptr %5, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 1824
  store double %496, ptr %499, align 8
  %500 = extractelement <8 x double> %136, i64 7
  %501 = zext nneg i32 %40 to i64
  %502 = getelementptr inbounds nuw double, ptr %5, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 1952
  store double %500, ptr %503, align 8
  %504 = extractelement <8 x double> %144, i64 0
  %505 = zext nneg i32 %40 to i64
  %506 = getelementptr inbounds nuw double, ptr %5, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 40
  store double %504, ptr %507, align 8
  %508 = extractelement <8 x double> %144, i64 1
  %509 = zext nneg i32 %40 to i64
  %510 = getelementptr inbounds nuw double, ptr %5, i64 %509
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 168
  store double %508, ptr %511, align 8
  %512 = extractelement <8 x double> %144, i64 2
  %513 = zext nneg i32 %40 to i64
  %514 = getelementptr inbounds nuw double, ptr %5, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 296
  store double %512, ptr %515, align 8
  %516 = extractelement <8 x double> %144, i64 3
  %517 = zext nneg i32 %40 to i64
  %518 = getelementptr inbounds nuw double, ptr %5, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 424
  store double %516, ptr %519, align 8
  %520 = extractelement <8 x double> %144, i64 4
  %521 = zext nneg i32 %40 to i64
  %522 = getelementptr inbounds nuw double, ptr %5, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 552
  store double %520, ptr %523, align 8
  %524 = extractelement <8 x double> %144, i64 5
  %525 = zext nneg i32 %40 to i64
  %526 = getelementptr inbounds nuw double, ptr %5, i64 %525
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 680
  store double %524, ptr %527, align 8
  %528 = extractelement <8 x double> %144, i64 6
  %529 = zext nneg i32 %40 to i64
  %530 = getelementptr inbounds nuw double, ptr %5, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 808
  store double %528, ptr %531, align 8
  %532 = extractelement <8 x double> %144, i64 7
  %533 = zext nneg i32 %40 to i64
  %534 = getelementptr inbounds nuw double, ptr %5, i64 %533
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 936
  store double %532, ptr %535, align 8
  %536 = extractelement <8 x double> %152, i64 0
  %537 = zext nneg i32 %40 to i64
  %538 = getelementptr inbounds nuw double, ptr %5, i64 %537
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 1064
  store double %536, ptr %539, align 8
  %540 = extractelement <8 x double> %152, i64 1
  %541 = zext nneg i32 %40 to i64
  %542 = getelementptr inbounds nuw double, ptr %5, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 1192
  store double %540, ptr %543, align 8
  %544 = extractelement <8 x double> %152, i64 2
  %545 = zext nneg i32 %40 to i64
  %546 = getelementptr inbounds nuw double, ptr %5, i64 %545
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 1320
  store double %544, ptr %547, align 8
  %548 = extractelement <8 x double> %152, i64 3
  %549 = zext nneg i32 %40 to i64
  %550 = getelementptr inbounds nuw double, ptr %5, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 1448
  store double %548, ptr %551, align 8
  %552 = extractelement <8 x double> %152, i64 4
  %553 = zext nneg i32 %40 to i64
  %554 = getelementptr inbounds nuw double, ptr %5, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 1576
  store double %552, ptr %555, align 8
  %556 = extractelement <8 x double> %152, i64 5
  %557 = zext nneg i32 %40 to i64
  %558 = getelementptr inbounds nuw double, ptr %5, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 1704
  store double %556, ptr %559, align 8
  %560 = extractelement <8 x double> %152, i64 6
  %561 = zext nneg i32 %40 to i64
  %562 = getelementptr inbounds nuw double, ptr %5, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 1832
  store double %560, ptr %563, align 8
  %564 = extractelement <8 x double> %152, i64 7
  %565 = zext nneg i32 %40 to i64
  %566 = getelementptr inbounds nuw double, ptr %5, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 1960
  store double %564, ptr %567, align 8
  %568 = extractelement <8 x double> %160, i64 0
  %569 = zext nneg i32 %40 to i64
  %570 = getelementptr inbounds nuw double, ptr %5, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 48
  store double %568, ptr %571, align 8
  %572 = extractelement <8 x double> %160, i64 1
  %573 = zext nneg i32 %40 to i64
  %574 = getelementptr inbounds nuw double, ptr %5, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 176
  store double %572, ptr %575, align 8
  %576 = extractelement <8 x double> %160, i64 2
  %577 = zext nneg i32 %40 to i64
  %578 = getelementptr inbounds nuw double, ptr %5, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 304
  store double %576, ptr %579, align 8
  %580 = extractelement <8 x double> %160, i64 3
  %581 = zext nneg i32 %40 to i64
  %582 = getelementptr inbounds nuw double, ptr %5, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 432
  store double %580, ptr %583, align 8
  %584 = extractelement <8 x double> %160, i64 4
  %585 = zext nneg i32 %40 to i64
  %586 = getelementptr inbounds nuw double, ptr %5, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 560
  store double %584, ptr %587, align 8
  %588 = extractelement <8 x double> %160, i64 5
  %589 = zext nneg i32 %40 to i64
  %590 = getelementptr inbounds nuw double, ptr %5, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 688
  store double %588, ptr %591, align 8
  %592 = extractelement <8 x double> %160, i64 6
  %593 = zext nneg i32 %40 to i64
  %594 = getelementptr inbounds nuw double, ptr %5, i64 %593
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 816
  store double %592, ptr %595, align 8
  %596 = extractelement <8 x double> %160, i64 7
  %597 = zext nneg i32 %40 to i64
  %598 = getelementptr inbounds nuw double, ptr %5, i64 %597
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 944
  store double %596, ptr %599, align 8
  %600 = extractelement <8 x double> %168, i64 0
  %601 = zext nneg i32 %40 to i64
  %602 = getelementptr inbounds nuw double, ptr %5, i64 %601
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 1072
  store double %600, ptr %603, align 8
  %604 = extractelement <8 x double> %168, i64 1
  %605 = zext nneg i32 %40 to i64
  %606 = getelementptr inbounds nuw double, ptr %5, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 1200
  store double %604, ptr %607, align 8
  %608 = extractelement <8 x double> %168, i64 2
  %609 = zext nneg i32 %40 to i64
  %610 = getelementptr inbounds nuw double, ptr %5, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 1328
  store double %608, ptr %611, align 8
  %612 = extractelement <8 x double> %168, i64 3
  %613 = zext nneg i32 %40 to i64
  %614 = getelementptr inbounds nuw double, ptr %5, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 1456
  store double %612, ptr %615, align 8
  %616 = extractelement <8 x double> %168, i64 4
  %617 = zext nneg i32 %40 to i64
  %618 = getelementptr inbounds nuw double, ptr %5, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 1584
  store double %616, ptr %619, align 8
  %620 = extractelement <8 x double> %168, i64 5
  %621 = zext nneg i32 %40 to i64
  %622 = getelementptr inbounds nuw double, ptr %5, i64 %621
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 1712
  store double %620, ptr %623, align 8
  %624 = extractelement <8 x double> %168, i64 6
  %625 = zext nneg i32 %40 to i64
  %626 = getelementptr inbounds nuw double, ptr %5, i64 %625
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 1840
  store double %624, ptr %627, align 8
  %628 = extractelement <8 x double> %168, i64 7
  %629 = zext nneg i32 %40 to i64
  %630 = getelementptr inbounds nuw double, ptr %5, i64 %629
  %631 = getelementptr inbounds nuw i8, ptr %630, i64 1968
  store double %628, ptr %631, align 8
  %632 = extractelement <8 x double> %176, i64 0
  %633 = zext nneg i32 %40 to i64
  %634 = getelementptr inbounds nuw double, ptr %5, i64 %633
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 56
  store double %632, ptr %635, align 8
  %636 = extractelement <8 x double> %176, i64 1
  %637 = zext nneg i32 %40 to i64
  %638 = getelementptr inbounds nuw double, ptr %5, i64 %637
  %639 = getelementptr inbounds nuw i8, ptr %638, i64 184
  store double %636, ptr %639, align 8
  %640 = extractelement <8 x double> %176, i64 2
  %641 = zext nneg i32 %40 to i64
  %642 = getelementptr inbounds nuw double, ptr %5, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 312
  store double %640, ptr %643, align 8
  %644 = extractelement <8 x double> %176, i64 3
  %645 = zext nneg i32 %40 to i64
  %646 = getelementptr inbounds nuw double, ptr %5, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 440
  store double %644, ptr %647, align 8
  %648 = extractelement <8 x double> %176, i64 4
  %649 = zext nneg i32 %40 to i64
  %650 = getelementptr inbounds nuw double, ptr %5, i64 %649
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 568
  store double %648, ptr %651, align 8
  %652 = extractelement <8 x double> %176, i64 5
  %653 = zext nneg i32 %40 to i64
  %654 = getelementptr inbounds nuw double, ptr %5, i64 %653
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 696
  store double %652, ptr %655, align 8
  %656 = extractelement <8 x double> %176, i64 6
  %657 = zext nneg i32 %40 to i64
  %658 = getelementptr inbounds nuw double, ptr %5, i64 %657
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 824
  store double %656, ptr %659, align 8
  %660 = extractelement <8 x double> %176, i64 7
  %661 = zext nneg i32 %40 to i64
  %662 = getelementptr inbounds nuw double, ptr %5, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 952
  store double %660, ptr %663, align 8
  %664 = extractelement <8 x double> %184, i64 0
  %665 = zext nneg i32 %40 to i64
  %666 = getelementptr inbounds nuw double, ptr %5, i64 %665
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 1080
  store double %664, ptr %667, align 8
  %668 = extractelement <8 x double> %184, i64 1
  %669 = zext nneg i32 %40 to i64
  %670 = getelementptr inbounds nuw double, ptr %5, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 1208
  store double %668, ptr %671, align 8
  %672 = extractelement <8 x double> %184, i64 2
  %673 = zext nneg i32 %40 to i64
  %674 = getelementptr inbounds nuw double, ptr %5, i64 %673
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 1336
  store double %672, ptr %675, align 8
  %676 = extractelement <8 x double> %184, i64 3
  %677 = zext nneg i32 %40 to i64
  %678 = getelementptr inbounds nuw double, ptr %5, i64 %677
  %679 = getelementptr inbounds nuw i8, ptr %678, i64 1464
  store double %676, ptr %679, align 8
  %680 = extractelement <8 x double> %184, i64 4
  %681 = zext nneg i32 %40 to i64
  %682 = getelementptr inbounds nuw double, ptr %5, i64 %681
  %683 = getelementptr inbounds nuw i8, ptr %682, i64 1592
  store double %680, ptr %683, align 8
  %684 = extractelement <8 x double> %184, i64 5
  %685 = zext nneg i32 %40 to i64
  %686 = getelementptr inbounds nuw double, ptr %5, i64 %685
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 1720
  store double %684, ptr %687, align 8
  %688 = extractelement <8 x double> %184, i64 6
  %689 = zext nneg i32 %40 to i64
  %690 = getelementptr inbounds nuw double, ptr %5, i64 %689
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 1848
  store double %688, ptr %691, align 8
  %692 = extractelement <8 x double> %184, i64 7
  %693 = zext nneg i32 %40 to i64
  %694 = getelementptr inbounds nuw double, ptr %5, i64 %693
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 1976
  store double %692, ptr %695, align 8
  br i1 %38, label %37, label %698
696:
  %697 = zext i32 %53 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %697)
  br label %698
698:
  %699 = phi i32 [ 1, %696 ], [ 1, %41 ], [ 0, %56 ]
  ret i32 %699
}
define void @product_registers_4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %65, %64 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %62, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = zext <8 x i16> %53 to <8 x i32>
  %59 = shl nuw <8 x i32> %58, splat (i32 16)
  %60 = bitcast <8 x i32> %59 to <8 x float>
  %61 = fpext <8 x float> %60 to <8 x double>
  store <8 x double> %61, ptr %57, align 1
  %62 = add nuw nsw i32 %13, 1
  %63 = icmp eq i32 %62, 8
  br i1 %63, label %64, label %12
64:
  %65 = add nuw nsw i32 %4, 1
  %66 = icmp eq i32 %65, 4
  br i1 %66, label %67, label %3
67:
  ret void
}
define range(i32 0, 2) i32 @product_sums_4(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = and i64 %4, 3940649673949184
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11
11:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %398
12:
  %13 = and i32 %3, 536870911
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  %28 = select i1 %16, i32 %22, i32 16
  %29 = mul i32 %25, %13
  %30 = add i32 %29, %20
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = insertelement <16 x i32> poison, i32 %27, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = mul nuw nsw <16 x i32> %34, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %36 = insertelement <16 x i32> poison, i32 %28, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = mul nuw nsw <16 x i32> %37, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %39 = add <16 x i32> %38, %32
  %40 = add <16 x i32> %39, %35
  %41 = lshr <16 x i32> %40, splat (i32 7)
  %42 = lshr exact i32 %27, 4
  %43 = add nsw i32 %42, -1
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = and <16 x i32> %41, %45
  %47 = shl nuw nsw <16 x i32> %46, splat (i32 4)
  %48 = xor <16 x i32> %47, %40
  %49 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %48)
  %50 = add i32 %49, 16
  %51 = icmp ugt i32 %50, %2
  br i1 %51, label %211, label %52
52:
  %53 = extractelement <16 x i32> %48, i64 0
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %54
  %56 = load <8 x i16>, ptr %55, align 1
  %57 = zext <8 x i16> %56 to <8 x i32>
  %58 = shl nuw <8 x i32> %57, splat (i32 16)
  %59 = bitcast <8 x i32> %58 to <8 x float>
  %60 = fpext <8 x float> %59 to <8 x double>
  store <8 x double> %60, ptr %8, align 64
  %61 = extractelement <16 x i32> %48, i64 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 %62
  %64 = load <8 x i16>, ptr %63, align 1
  %65 = zext <8 x i16> %64 to <8 x i32>
  %66 = shl nuw <8 x i32> %65, splat (i32 16)
  %67 = bitcast <8 x i32> %66 to <8 x float>
  %68 = fpext <8 x float> %67 to <8 x double>
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %68, ptr %69, align 64
  %70 = extractelement <16 x i32> %48, i64 2
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 %71
  %73 = load <8 x i16>, ptr %72, align 1
  %74 = zext <8 x i16> %73 to <8 x i32>
  %75 = shl nuw <8 x i32> %74, splat (i32 16)
  %76 = bitcast <8 x i32> %75 to <8 x float>
  %77 = fpext <8 x float> %76 to <8 x double>
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %77, ptr %78, align 64
  %79 = extractelement <16 x i32> %48, i64 3
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 %80
  %82 = load <8 x i16>, ptr %81, align 1
  %83 = zext <8 x i16> %82 to <8 x i32>
  %84 = shl nuw <8 x i32> %83, splat (i32 16)
  %85 = bitcast <8 x i32> %84 to <8 x float>
  %86 = fpext <8 x float> %85 to <8 x double>
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %86, ptr %87, align 64
  %88 = extractelement <16 x i32> %48, i64 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 %89
  %91 = load <8 x i16>, ptr %90, align 1
  %92 = zext <8 x i16> %91 to <8 x i32>
  %93 = shl nuw <8 x i32> %92, splat (i32 16)
  %94 = bitcast <8 x i32> %93 to <8 x float>
  %95 = fpext <8 x float> %94 to <8 x double>
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %95, ptr %96, align 64
  %97 = extractelement <16 x i32> %48, i64 5
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %100 = load <8 x i16>, ptr %99, align 1
  %101 = zext <8 x i16> %100 to <8 x i32>
  %102 = shl nuw <8 x i32> %101, splat (i32 16)
  %103 = bitcast <8 x i32> %102 to <8 x float>
  %104 = fpext <8 x float> %103 to <8 x double>
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %104, ptr %105, align 64
  %106 = extractelement <16 x i32> %48, i64 6
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 %107
  %109 = load <8 x i16>, ptr %108, align 1
  %110 = zext <8 x i16> %109 to <8 x i32>
  %111 = shl nuw <8 x i32> %110, splat (i32 16)
  %112 = bitcast <8 x i32> %111 to <8 x float>
  %113 = fpext <8 x float> %112 to <8 x double>
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %113, ptr %114, align 64
  %115 = extractelement <16 x i32> %48, i64 7
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 %116
  %118 = load <8 x i16>, ptr %117, align 1
  %119 = zext <8 x i16> %118 to <8 x i32>
  %120 = shl nuw <8 x i32> %119, splat (i32 16)
  %121 = bitcast <8 x i32> %120 to <8 x float>
  %122 = fpext <8 x float> %121 to <8 x double>
  %123 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %122, ptr %123, align 64
  %124 = extractelement <16 x i32> %48, i64 8
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 %125
  %127 = load <8 x i16>, ptr %126, align 1
  %128 = zext <8 x i16> %127 to <8 x i32>
  %129 = shl nuw <8 x i32> %128, splat (i32 16)
  %130 = bitcast <8 x i32> %129 to <8 x float>
  %131 = fpext <8 x float> %130 to <8 x double>
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %131, ptr %132, align 64
  %133 = extractelement <16 x i32> %48, i64 9
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 %134
  %136 = load <8 x i16>, ptr %135, align 1
  %137 = zext <8 x i16> %136 to <8 x i32>
  %138 = shl nuw <8 x i32> %137, splat (i32 16)
  %139 = bitcast <8 x i32> %138 to <8 x float>
  %140 = fpext <8 x float> %139 to <8 x double>
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %140, ptr %141, align 64
  %142 = extractelement <16 x i32> %48, i64 10
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 %143
  %145 = load <8 x i16>, ptr %144, align 1
  %146 = zext <8 x i16> %145 to <8 x i32>
  %147 = shl nuw <8 x i32> %146, splat (i32 16)
  %148 = bitcast <8 x i32> %147 to <8 x float>
  %149 = fpext <8 x float> %148 to <8 x double>
  %150 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %149, ptr %150, align 64
  %151 = extractelement <16 x i32> %48, i64 11
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 %152
  %154 = load <8 x i16>, ptr %153, align 1
  %155 = zext <8 x i16> %154 to <8 x i32>
  %156 = shl nuw <8 x i32> %155, splat (i32 16)
  %157 = bitcast <8 x i32> %156 to <8 x float>
  %158 = fpext <8 x float> %157 to <8 x double>
  %159 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %158, ptr %159, align 64
  %160 = extractelement <16 x i32> %48, i64 12
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 %161
  %163 = load <8 x i16>, ptr %162, align 1
  %164 = zext <8 x i16> %163 to <8 x i32>
  %165 = shl nuw <8 x i32> %164, splat (i32 16)
  %166 = bitcast <8 x i32> %165 to <8 x float>
  %167 = fpext <8 x float> %166 to <8 x double>
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %167, ptr %168, align 64
  %169 = extractelement <16 x i32> %48, i64 13
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 %170
  %172 = load <8 x i16>, ptr %171, align 1
  %173 = zext <8 x i16> %172 to <8 x i32>
  %174 = shl nuw <8 x i32> %173, splat (i32 16)
  %175 = bitcast <8 x i32> %174 to <8 x float>
  %176 = fpext <8 x float> %175 to <8 x double>
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %176, ptr %177, align 64
  %178 = extractelement <16 x i32> %48, i64 14
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 %179
  %181 = load <8 x i16>, ptr %180, align 1
  %182 = zext <8 x i16> %181 to <8 x i32>
  %183 = shl nuw <8 x i32> %182, splat (i32 16)
  %184 = bitcast <8 x i32> %183 to <8 x float>
  %185 = fpext <8 x float> %184 to <8 x double>
  %186 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %185, ptr %186, align 64
  %187 = extractelement <16 x i32> %48, i64 15
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 %188
  %190 = load <8 x i16>, ptr %189, align 1
  %191 = zext <8 x i16> %190 to <8 x i32>
  %192 = shl nuw <8 x i32> %191, splat (i32 16)
  %193 = bitcast <8 x i32> %192 to <8 x float>
  %194 = fpext <8 x float> %193 to <8 x double>
  %195 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %194, ptr %195, align 64
  %196 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %197 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %198 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %199 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %200 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %202 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %203 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %204 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %205 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %206 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %207 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %208 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %210 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %213
211:
  %212 = zext i32 %49 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %212)
  br label %398
213:
  %214 = phi i32 [ %396, %213 ], [ 0, %52 ]
  %215 = shl nuw nsw i32 %214, 4
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr inbounds nuw double, ptr %8, i64 %216
  %218 = load <16 x double>, ptr %5, align 128
  %219 = load double, ptr %217, align 64
  %220 = insertelement <16 x double> poison, double %219, i64 0
  %221 = shufflevector <16 x double> %220, <16 x double> poison, <16 x i32> zeroinitializer
  %222 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %218, <16 x double> %221, <16 x double> zeroinitializer)
  %223 = getelementptr inbounds nuw i8, ptr %217, i64 128
  %224 = load double, ptr %223, align 64
  %225 = insertelement <16 x double> poison, double %224, i64 0
  %226 = shufflevector <16 x double> %225, <16 x double> poison, <16 x i32> zeroinitializer
  %227 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %218, <16 x double> %226, <16 x double> zeroinitializer)
  %228 = load <16 x double>, ptr %196, align 128
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 8
  %230 = load double, ptr %229, align 8
  %231 = insertelement <16 x double> poison, double %230, i64 0
  %232 = shufflevector <16 x double> %231, <16 x double> poison, <16 x i32> zeroinitializer
  %233 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %228, <16 x double> %232, <16 x double> %222)
  %234 = getelementptr inbounds nuw i8, ptr %217, i64 136
  %235 = load double, ptr %234, align 8
  %236 = insertelement <16 x double> poison, double %235, i64 0
  %237 = shufflevector <16 x double> %236, <16 x double> poison, <16 x i32> zeroinitializer
  %238 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %228, <16 x double> %237, <16 x double> %227)
  %239 = load <16 x double>, ptr %197, align 128
  %240 = getelementptr inbounds nuw i8, ptr %217, i64 16
  %241 = load double, ptr %240, align 16
  %242 = insertelement <16 x double> poison, double %241, i64 0
  %243 = shufflevector <16 x double> %242, <16 x double> poison, <16 x i32> zeroinitializer
  %244 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %239, <16 x double> %243, <16 x double> %233)
  %245 = getelementptr inbounds nuw i8, ptr %217, i64 144
  %246 = load double, ptr %245, align 16
  %247 = insertelement <16 x double> poison, double %246, i64 0
  %248 = shufflevector <16 x double> %247, <16 x double> poison, <16 x i32> zeroinitializer
  %249 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %239, <16 x double> %248, <16 x double> %238)
  %250 = load <16 x double>, ptr %198, align 128
  %251 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %252 = load double, ptr %251, align 8
  %253 = insertelement <16 x double> poison, double %252, i64 0
  %254 = shufflevector <16 x double> %253, <16 x double> poison, <16 x i32> zeroinitializer
  %255 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %250, <16 x double> %254, <16 x double> %244)
  %256 = getelementptr inbounds nuw i8, ptr %217, i64 152
  %257 = load double, ptr %256, align 8
  %258 = insertelement <16 x double> poison, double %257, i64 0
  %259 = shufflevector <16 x double> %258, <16 x double> poison, <16 x i32> zeroinitializer
  %260 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %250, <16 x double> %259, <16 x double> %249)
  %261 = load <16 x double>, ptr %199, align 128
  %262 = getelementptr inbounds nuw i8, ptr %217, i64 32
  %263 = load double, ptr %262, align 32
  %264 = insertelement <16 x double> poison, double %263, i64 0
  %265 = shufflevector <16 x double> %264, <16 x double> poison, <16 x i32> zeroinitializer
  %266 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %261, <16 x double> %265, <16 x double> %255)
  %267 = getelementptr inbounds nuw i8, ptr %217, i64 160
  %268 = load double, ptr %267, align 32
  %269 = insertelement <16 x double> poison, double %268, i64 0
  %270 = shufflevector <16 x double> %269, <16 x double> poison, <16 x i32> zeroinitializer
  %271 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %261, <16 x double> %270, <16 x double> %260)
  %272 = load <16 x double>, ptr %200, align 128
  %273 = getelementptr inbounds nuw i8, ptr %217, i64 40
  %274 = load double, ptr %273, align 8
  %275 = insertelement <16 x double> poison, double %274, i64 0
  %276 = shufflevector <16 x double> %275, <16 x double> poison, <16 x i32> zeroinitializer
  %277 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %272, <16 x double> %276, <16 x double> %266)
  %278 = getelementptr inbounds nuw i8, ptr %217, i64 168
  %279 = load double, ptr %278, align 8
  %280 = insertelement <16 x double> poison, double %279, i64 0
  %281 = shufflevector <16 x double> %280, <16 x double> poison, <16 x i32> zeroinitializer
  %282 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %272, <16 x double> %281, <16 x double> %271)
  %283 = load <16 x double>, ptr %201, align 128
  %284 = getelementptr inbounds nuw i8, ptr %217, i64 48
  %285 = load double, ptr %284, align 16
  %286 = insertelement <16 x double> poison, double %285, i64 0
  %287 = shufflevector <16 x double> %286, <16 x double> poison, <16 x i32> zeroinitializer
  %288 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %283, <16 x double> %287, <16 x double> %277)
  %289 = getelementptr inbounds nuw i8, ptr %217, i64 176
  %290 = load double, ptr %289, align 16
  %291 = insertelement <16 x double> poison, double %290, i64 0
  %292 = shufflevector <16 x double> %291, <16 x double> poison, <16 x i32> zeroinitializer
  %293 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %283, <16 x double> %292, <16 x double> %282)
  %294 = load <16 x double>, ptr %202, align 128
  %295 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %296 = load double, ptr %295, align 8
  %297 = insertelement <16 x double> poison, double %296, i64 0
  %298 = shufflevector <16 x double> %297, <16 x double> poison, <16 x i32> zeroinitializer
  %299 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %294, <16 x double> %298, <16 x double> %288)
  %300 = getelementptr inbounds nuw i8, ptr %217, i64 184
  %301 = load double, ptr %300, align 8
  %302 = insertelement <16 x double> poison, double %301, i64 0
  %303 = shufflevector <16 x double> %302, <16 x double> poison, <16 x i32> zeroinitializer
  %304 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %294, <16 x double> %303, <16 x double> %293)
  %305 = load <16 x double>, ptr %203, align 128
  %306 = getelementptr inbounds nuw i8, ptr %217, i64 64
  %307 = load double, ptr %306, align 64
  %308 = insertelement <16 x double> poison, double %307, i64 0
  %309 = shufflevector <16 x double> %308, <16 x double> poison, <16 x i32> zeroinitializer
  %310 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %305, <16 x double> %309, <16 x double> %299)
  %311 = getelementptr inbounds nuw i8, ptr %217, i64 192
  %312 = load double, ptr %311, align 64
  %313 = insertelement <16 x double> poison, double %312, i64 0
  %314 = shufflevector <16 x double> %313, <16 x double> poison, <16 x i32> zeroinitializer
  %315 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %305, <16 x double> %314, <16 x double> %304)
  %316 = load <16 x double>, ptr %204, align 128
  %317 = getelementptr inbounds nuw i8, ptr %217, i64 72
  %318 = load double, ptr %317, align 8
  %319 = insertelement <16 x double> poison, double %318, i64 0
  %320 = shufflevector <16 x double> %319, <16 x double> poison, <16 x i32> zeroinitializer
  %321 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %316, <16 x double> %320, <16 x double> %310)
  %322 = getelementptr inbounds nuw i8, ptr %217, i64 200
  %323 = load double, ptr %322, align 8
  %324 = insertelement <16 x double> poison, double %323, i64 0
  %325 = shufflevector <16 x double> %324, <16 x double> poison, <16 x i32> zeroinitializer
  %326 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %316, <16 x double> %325, <16 x double> %315)
  %327 = load <16 x double>, ptr %205, align 128
  %328 = getelementptr inbounds nuw i8, ptr %217, i64 80
  %329 = load double, ptr %328, align 16
  %330 = insertelement <16 x double> poison, double %329, i64 0
  %331 = shufflevector <16 x double> %330, <16 x double> poison, <16 x i32> zeroinitializer
  %332 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %327, <16 x double> %331, <16 x double> %321)
  %333 = getelementptr inbounds nuw i8, ptr %217, i64 208
  %334 = load double, ptr %333, align 16
  %335 = insertelement <16 x double> poison, double %334, i64 0
  %336 = shufflevector <16 x double> %335, <16 x double> poison, <16 x i32> zeroinitializer
  %337 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %327, <16 x double> %336, <16 x double> %326)
  %338 = load <16 x double>, ptr %206, align 128
  %339 = getelementptr inbounds nuw i8, ptr %217, i64 88
  %340 = load double, ptr %339, align 8
  %341 = insertelement <16 x double> poison, double %340, i64 0
  %342 = shufflevector <16 x double> %341, <16 x double> poison, <16 x i32> zeroinitializer
  %343 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %338, <16 x double> %342, <16 x double> %332)
  %344 = getelementptr inbounds nuw i8, ptr %217, i64 216
  %345 = load double, ptr %344, align 8
  %346 = insertelement <16 x double> poison, double %345, i64 0
  %347 = shufflevector <16 x double> %346, <16 x double> poison, <16 x i32> zeroinitializer
  %348 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %338, <16 x double> %347, <16 x double> %337)
  %349 = load <16 x double>, ptr %207, align 128
  %350 = getelementptr inbounds nuw i8, ptr %217, i64 96
  %351 = load double, ptr %350, align 32
  %352 = insertelement <16 x double> poison, double %351, i64 0
  %353 = shufflevector <16 x double> %352, <16 x double> poison, <16 x i32> zeroinitializer
  %354 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %349, <16 x double> %353, <16 x double> %343)
  %355 = getelementptr inbounds nuw i8, ptr %217, i64 224
  %356 = load double, ptr %355, align 32
  %357 = insertelement <16 x double> poison, double %356, i64 0
  %358 = shufflevector <16 x double> %357, <16 x double> poison, <16 x i32> zeroinitializer
  %359 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %349, <16 x double> %358, <16 x double> %348)
  %360 = load <16 x double>, ptr %208, align 128
  %361 = getelementptr inbounds nuw i8, ptr %217, i64 104
  %362 = load double, ptr %361, align 8
  %363 = insertelement <16 x double> poison, double %362, i64 0
  %364 = shufflevector <16 x double> %363, <16 x double> poison, <16 x i32> zeroinitializer
  %365 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %360, <16 x double> %364, <16 x double> %354)
  %366 = getelementptr inbounds nuw i8, ptr %217, i64 232
  %367 = load double, ptr %366, align 8
  %368 = insertelement <16 x double> poison, double %367, i64 0
  %369 = shufflevector <16 x double> %368, <16 x double> poison, <16 x i32> zeroinitializer
  %370 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %360, <16 x double> %369, <16 x double> %359)
  %371 = load <16 x double>, ptr %209, align 128
  %372 = getelementptr inbounds nuw i8, ptr %217, i64 112
  %373 = load double, ptr %372, align 16
  %374 = insertelement <16 x double> poison, double %373, i64 0
  %375 = shufflevector <16 x double> %374, <16 x double> poison, <16 x i32> zeroinitializer
  %376 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %371, <16 x double> %375, <16 x double> %365)
  %377 = getelementptr inbounds nuw i8, ptr %217, i64 240
  %378 = load double, ptr %377, align 16
  %379 = insertelement <16 x double> poison, double %378, i64 0
  %380 = shufflevector <16 x double> %379, <16 x double> poison, <16 x i32> zeroinitializer
  %381 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %371, <16 x double> %380, <16 x double> %370)
  %382 = load <16 x double>, ptr %210, align 128
  %383 = getelementptr inbounds nuw i8, ptr %217, i64 120
  %384 = load double, ptr %383, align 8
  %385 = insertelement <16 x double> poison, double %384, i64 0
  %386 = shufflevector <16 x double> %385, <16 x double> poison, <16 x i32> zeroinitializer
  %387 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %382, <16 x double> %386, <16 x double> %376)
  %388 = getelementptr inbounds nuw i8, ptr %217, i64 248
  %389 = load double, ptr %388, align 8
  %390 = insertelement <16 x double> poison, double %389, i64 0
  %391 = shufflevector <16 x double> %390, <16 x double> poison, <16 x i32> zeroinitializer
  %392 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %382, <16 x double> %391, <16 x double> %381)
  %393 = zext nneg i32 %214 to i64
  %394 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %393
  store <16 x double> %387, ptr %394, align 128
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 128
  store <16 x double> %392, ptr %395, align 128
  %396 = add nuw nsw i32 %214, 2
  %397 = icmp samesign ult i32 %214, 6
  br i1 %397, label %213, label %398
398:
  %399 = phi i32 [ 1, %11 ], [ 1, %211 ], [ 0, %213 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %399
}
define range(i32 0, 2) i32 @product_left_5(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = shl i32 %3, 4
  %8 = and i64 %4, 3940649673949184
  %9 = icmp eq i64 %8, 0
  %10 = lshr i64 %4, 62
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = icmp eq i64 %10, 0
  %13 = sub nuw nsw i32 4, %11
  %14 = trunc i64 %4 to i32
  %15 = shl i32 %14, 4
  %16 = and i32 %15, 262128
  %17 = lshr i32 %14, 12
  %18 = and i32 %17, 262128
  %19 = lshr i64 %4, 28
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 262128
  %22 = shl nuw nsw i32 16, %13
  %23 = select i1 %12, i32 16, i32 %22
  %24 = xor i32 %11, 7
  %25 = shl nsw i32 -1, %24
  %26 = xor i32 %25, -1
  %27 = insertelement <16 x i32> poison, i32 %23, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = mul nuw nsw <16 x i32> %28, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = lshr exact i32 %23, 4
  %31 = add nsw i32 %30, -1
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %34
34:
  %35 = phi i1 [ true, %6 ], [ false, %67 ]
  %36 = phi i32 [ 0, %6 ], [ 8, %67 ]
  %37 = or disjoint i32 %36, %7
  br i1 %9, label %39, label %38
38:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %215
39:
  br i1 %12, label %40, label %43
40:
  %41 = lshr exact i32 %37, 3
  %42 = mul i32 %41, %21
  br label %49
43:
  %44 = lshr i32 %37, %24
  %45 = mul i32 %44, %18
  %46 = and i32 %37, %26
  %47 = shl nuw nsw i32 %46, 1
  %48 = add i32 %45, %47
  br label %49
49:
  %50 = phi i32 [ %18, %40 ], [ %21, %43 ]
  %51 = phi i32 [ %42, %40 ], [ %48, %43 ]
  %52 = add i32 %51, %16
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i32> poison, i32 %50, i64 0
  %56 = shufflevector <16 x i32> %55, <16 x i32> poison, <16 x i32> zeroinitializer
  %57 = mul nuw nsw <16 x i32> %56, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %58 = add nuw nsw <16 x i32> %57, %29
  %59 = add <16 x i32> %58, %54
  %60 = lshr <16 x i32> %59, splat (i32 7)
  %61 = and <16 x i32> %60, %33
  %62 = shl nuw nsw <16 x i32> %61, splat (i32 4)
  %63 = xor <16 x i32> %62, %59
  %64 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %63)
  %65 = add i32 %64, 16
  %66 = icmp ugt i32 %65, %2
  br i1 %66, label %213, label %67
67:
  %68 = extractelement <16 x i32> %63, i64 0
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %71 = load <8 x i16>, ptr %70, align 1
  %72 = zext <8 x i16> %71 to <8 x i32>
  %73 = shl nuw <8 x i32> %72, splat (i32 16)
  %74 = bitcast <8 x i32> %73 to <8 x float>
  %75 = fpext <8 x float> %74 to <8 x double>
  %76 = extractelement <16 x i32> %63, i64 1
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 %77
  %79 = load <8 x i16>, ptr %78, align 1
  %80 = zext <8 x i16> %79 to <8 x i32>
  %81 = shl nuw <8 x i32> %80, splat (i32 16)
  %82 = bitcast <8 x i32> %81 to <8 x float>
  %83 = fpext <8 x float> %82 to <8 x double>
  %84 = extractelement <16 x i32> %63, i64 2
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 %85
  %87 = load <8 x i16>, ptr %86, align 1
  %88 = zext <8 x i16> %87 to <8 x i32>
  %89 = shl nuw <8 x i32> %88, splat (i32 16)
  %90 = bitcast <8 x i32> %89 to <8 x float>
  %91 = fpext <8 x float> %90 to <8 x double>
  %92 = extractelement <16 x i32> %63, i64 3
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 %93
  %95 = load <8 x i16>, ptr %94, align 1
  %96 = zext <8 x i16> %95 to <8 x i32>
  %97 = shl nuw <8 x i32> %96, splat (i32 16)
  %98 = bitcast <8 x i32> %97 to <8 x float>
  %99 = fpext <8 x float> %98 to <8 x double>
  %100 = extractelement <16 x i32> %63, i64 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %101
  %103 = load <8 x i16>, ptr %102, align 1
  %104 = zext <8 x i16> %103 to <8 x i32>
  %105 = shl nuw <8 x i32> %104, splat (i32 16)
  %106 = bitcast <8 x i32> %105 to <8 x float>
  %107 = fpext <8 x float> %106 to <8 x double>
  %108 = extractelement <16 x i32> %63, i64 5
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 %109
  %111 = load <8 x i16>, ptr %110, align 1
  %112 = zext <8 x i16> %111 to <8 x i32>
  %113 = shl nuw <8 x i32> %112, splat (i32 16)
  %114 = bitcast <8 x i32> %113 to <8 x float>
  %115 = fpext <8 x float> %114 to <8 x double>
  %116 = extractelement <16 x i32> %63, i64 6
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 %117
  %119 = load <8 x i16>, ptr %118, align 1
  %120 = zext <8 x i16> %119 to <8 x i32>
  %121 = shl nuw <8 x i32> %120, splat (i32 16)
  %122 = bitcast <8 x i32> %121 to <8 x float>
  %123 = fpext <8 x float> %122 to <8 x double>
  %124 = extractelement <16 x i32> %63, i64 7
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 %125
  %127 = load <8 x i16>, ptr %126, align 1
  %128 = zext <8 x i16> %127 to <8 x i32>
  %129 = shl nuw <8 x i32> %128, splat (i32 16)
  %130 = bitcast <8 x i32> %129 to <8 x float>
  %131 = fpext <8 x float> %130 to <8 x double>
  %132 = extractelement <16 x i32> %63, i64 8
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 %133
  %135 = load <8 x i16>, ptr %134, align 1
  %136 = zext <8 x i16> %135 to <8 x i32>
  %137 = shl nuw <8 x i32> %136, splat (i32 16)
  %138 = bitcast <8 x i32> %137 to <8 x float>
  %139 = fpext <8 x float> %138 to <8 x double>
  %140 = extractelement <16 x i32> %63, i64 9
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 %141
  %143 = load <8 x i16>, ptr %142, align 1
  %144 = zext <8 x i16> %143 to <8 x i32>
  %145 = shl nuw <8 x i32> %144, splat (i32 16)
  %146 = bitcast <8 x i32> %145 to <8 x float>
  %147 = fpext <8 x float> %146 to <8 x double>
  %148 = extractelement <16 x i32> %63, i64 10
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 %149
  %151 = load <8 x i16>, ptr %150, align 1
  %152 = zext <8 x i16> %151 to <8 x i32>
  %153 = shl nuw <8 x i32> %152, splat (i32 16)
  %154 = bitcast <8 x i32> %153 to <8 x float>
  %155 = fpext <8 x float> %154 to <8 x double>
  %156 = extractelement <16 x i32> %63, i64 11
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 %157
  %159 = load <8 x i16>, ptr %158, align 1
  %160 = zext <8 x i16> %159 to <8 x i32>
  %161 = shl nuw <8 x i32> %160, splat (i32 16)
  %162 = bitcast <8 x i32> %161 to <8 x float>
  %163 = fpext <8 x float> %162 to <8 x double>
  %164 = extractelement <16 x i32> %63, i64 12
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 %165
  %167 = load <8 x i16>, ptr %166, align 1
  %168 = zext <8 x i16> %167 to <8 x i32>
  %169 = shl nuw <8 x i32> %168, splat (i32 16)
  %170 = bitcast <8 x i32> %169 to <8 x float>
  %171 = fpext <8 x float> %170 to <8 x double>
  %172 = extractelement <16 x i32> %63, i64 13
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 %173
  %175 = load <8 x i16>, ptr %174, align 1
  %176 = zext <8 x i16> %175 to <8 x i32>
  %177 = shl nuw <8 x i32> %176, splat (i32 16)
  %178 = bitcast <8 x i32> %177 to <8 x float>
  %179 = fpext <8 x float> %178 to <8 x double>
  %180 = extractelement <16 x i32> %63, i64 14
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 %181
  %183 = load <8 x i16>, ptr %182, align 1
  %184 = zext <8 x i16> %183 to <8 x i32>
  %185 = shl nuw <8 x i32> %184, splat (i32 16)
  %186 = bitcast <8 x i32> %185 to <8 x float>
  %187 = fpext <8 x float> %186 to <8 x double>
  %188 = extractelement <16 x i32> %63, i64 15
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 %189
  %191 = load <8 x i16>, ptr %190, align 1
  %192 = zext <8 x i16> %191 to <8 x i32>
  %193 = shl nuw <8 x i32> %192, splat (i32 16)
  %194 = bitcast <8 x i32> %193 to <8 x float>
  %195 = fpext <8 x float> %194 to <8 x double>
  %196 = zext nneg i32 %36 to i64
  %197 = getelementptr inbounds nuw double, ptr %5, i64 %196
  store <8 x double> %75, ptr %197, align 1
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 128
  store <8 x double> %83, ptr %198, align 1
  %199 = getelementptr inbounds nuw i8, ptr %197, i64 256
  store <8 x double> %91, ptr %199, align 1
  %200 = getelementptr inbounds nuw i8, ptr %197, i64 384
  store <8 x double> %99, ptr %200, align 1
  %201 = getelementptr inbounds nuw i8, ptr %197, i64 512
  store <8 x double> %107, ptr %201, align 1
  %202 = getelementptr inbounds nuw i8, ptr %197, i64 640
  store <8 x double> %115, ptr %202, align 1
  %203 = getelementptr inbounds nuw i8, ptr %197, i64 768
  store <8 x double> %123, ptr %203, align 1
  %204 = getelementptr inbounds nuw i8, ptr %197, i64 896
  store <8 x double> %131, ptr %204, align 1
  %205 = getelementptr inbounds nuw i8, ptr %197, i64 1024
  store <8 x double> %139, ptr %205, align 1
  %206 = getelementptr inbounds nuw i8, ptr %197, i64 1152
  store <8 x double> %147, ptr %206, align 1
  %207 = getelementptr inbounds nuw i8, ptr %197, i64 1280
  store <8 x double> %155, ptr %207, align 1
  %208 = getelementptr inbounds nuw i8, ptr %197, i64 1408
  store <8 x double> %163, ptr %208, align 1
  %209 = getelementptr inbounds nuw i8, ptr %197, i64 1536
  store <8 x double> %171, ptr %209, align 1
  %210 = getelementptr inbounds nuw i8, ptr %197, i64 1664
  store <8 x double> %179, ptr %210, align 1
  %211 = getelementptr inbounds nuw i8, ptr %197, i64 1792
  store <8 x double> %187, ptr %211, align 1
  %212 = getelementptr inbounds nuw i8, ptr %197, i64 1920
  store <8 x double> %195, ptr %212, align 1
  br i1 %35, label %34, label %215
213:
  %214 = zext i32 %64 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %214)
  br label %215
215:
  %216 = phi i32 [ 1, %213 ], [ 1, %38 ], [ 0, %67 ]
  ret i32 %216
}
define void @product_registers_5(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %65, %64 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %62, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = zext <8 x i16> %53 to <8 x i32>
  %59 = shl nuw <8 x i32> %58, splat (i32 16)
  %60 = bitcast <8 x i32> %59 to <8 x float>
  %61 = fpext <8 x float> %60 to <8 x double>
  store <8 x double> %61, ptr %57, align 1
  %62 = add nuw nsw i32 %13, 1
  %63 = icmp eq i32 %62, 8
  br i1 %63, label %64, label %12
64:
  %65 = add nuw nsw i32 %4, 1
  %66 = icmp eq i32 %65, 4
  br i1 %66, label %67, label %3
67:
  ret void
}
define range(i32 0, 2) i32 @product_sums_5(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = shl i32 %3, 3
  %10 = and i64 %4, 3940649673949184
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12
12:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %409
13:
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  br i1 %16, label %28, label %31
28:
  %29 = and i32 %3, 536870911
  %30 = mul i32 %25, %29
  br label %40
31:
  %32 = xor i32 %15, 7
  %33 = lshr i32 %9, %32
  %34 = mul i32 %33, %22
  %35 = shl nsw i32 -1, %32
  %36 = xor i32 %35, -1
  %37 = and i32 %9, %36
  %38 = shl nuw nsw i32 %37, 1
  %39 = add i32 %38, %34
  br label %40
40:
  %41 = phi i32 [ %22, %28 ], [ %25, %31 ]
  %42 = phi i32 [ %30, %28 ], [ %39, %31 ]
  %43 = add i32 %42, %20
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = insertelement <16 x i32> poison, i32 %27, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = mul nuw nsw <16 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = insertelement <16 x i32> poison, i32 %41, i64 0
  %50 = shufflevector <16 x i32> %49, <16 x i32> poison, <16 x i32> zeroinitializer
  %51 = mul nuw nsw <16 x i32> %50, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %52 = add nuw nsw <16 x i32> %51, %48
  %53 = add <16 x i32> %52, %45
  %54 = lshr <16 x i32> %53, splat (i32 7)
  %55 = lshr exact i32 %27, 4
  %56 = add nsw i32 %55, -1
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = and <16 x i32> %54, %58
  %60 = shl nuw nsw <16 x i32> %59, splat (i32 4)
  %61 = xor <16 x i32> %60, %53
  %62 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %61)
  %63 = add i32 %62, 16
  %64 = icmp ugt i32 %63, %2
  br i1 %64, label %224, label %65
65:
  %66 = extractelement <16 x i32> %61, i64 0
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x i16>, ptr %68, align 1
  %70 = zext <8 x i16> %69 to <8 x i32>
  %71 = shl nuw <8 x i32> %70, splat (i32 16)
  %72 = bitcast <8 x i32> %71 to <8 x float>
  %73 = fpext <8 x float> %72 to <8 x double>
  store <8 x double> %73, ptr %8, align 64
  %74 = extractelement <16 x i32> %61, i64 1
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 %75
  %77 = load <8 x i16>, ptr %76, align 1
  %78 = zext <8 x i16> %77 to <8 x i32>
  %79 = shl nuw <8 x i32> %78, splat (i32 16)
  %80 = bitcast <8 x i32> %79 to <8 x float>
  %81 = fpext <8 x float> %80 to <8 x double>
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %81, ptr %82, align 64
  %83 = extractelement <16 x i32> %61, i64 2
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 %84
  %86 = load <8 x i16>, ptr %85, align 1
  %87 = zext <8 x i16> %86 to <8 x i32>
  %88 = shl nuw <8 x i32> %87, splat (i32 16)
  %89 = bitcast <8 x i32> %88 to <8 x float>
  %90 = fpext <8 x float> %89 to <8 x double>
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %90, ptr %91, align 64
  %92 = extractelement <16 x i32> %61, i64 3
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 %93
  %95 = load <8 x i16>, ptr %94, align 1
  %96 = zext <8 x i16> %95 to <8 x i32>
  %97 = shl nuw <8 x i32> %96, splat (i32 16)
  %98 = bitcast <8 x i32> %97 to <8 x float>
  %99 = fpext <8 x float> %98 to <8 x double>
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %99, ptr %100, align 64
  %101 = extractelement <16 x i32> %61, i64 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 %102
  %104 = load <8 x i16>, ptr %103, align 1
  %105 = zext <8 x i16> %104 to <8 x i32>
  %106 = shl nuw <8 x i32> %105, splat (i32 16)
  %107 = bitcast <8 x i32> %106 to <8 x float>
  %108 = fpext <8 x float> %107 to <8 x double>
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %108, ptr %109, align 64
  %110 = extractelement <16 x i32> %61, i64 5
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 %111
  %113 = load <8 x i16>, ptr %112, align 1
  %114 = zext <8 x i16> %113 to <8 x i32>
  %115 = shl nuw <8 x i32> %114, splat (i32 16)
  %116 = bitcast <8 x i32> %115 to <8 x float>
  %117 = fpext <8 x float> %116 to <8 x double>
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %117, ptr %118, align 64
  %119 = extractelement <16 x i32> %61, i64 6
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 %120
  %122 = load <8 x i16>, ptr %121, align 1
  %123 = zext <8 x i16> %122 to <8 x i32>
  %124 = shl nuw <8 x i32> %123, splat (i32 16)
  %125 = bitcast <8 x i32> %124 to <8 x float>
  %126 = fpext <8 x float> %125 to <8 x double>
  %127 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %126, ptr %127, align 64
  %128 = extractelement <16 x i32> %61, i64 7
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 %129
  %131 = load <8 x i16>, ptr %130, align 1
  %132 = zext <8 x i16> %131 to <8 x i32>
  %133 = shl nuw <8 x i32> %132, splat (i32 16)
  %134 = bitcast <8 x i32> %133 to <8 x float>
  %135 = fpext <8 x float> %134 to <8 x double>
  %136 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %135, ptr %136, align 64
  %137 = extractelement <16 x i32> %61, i64 8
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 %138
  %140 = load <8 x i16>, ptr %139, align 1
  %141 = zext <8 x i16> %140 to <8 x i32>
  %142 = shl nuw <8 x i32> %141, splat (i32 16)
  %143 = bitcast <8 x i32> %142 to <8 x float>
  %144 = fpext <8 x float> %143 to <8 x double>
  %145 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %144, ptr %145, align 64
  %146 = extractelement <16 x i32> %61, i64 9
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 %147
  %149 = load <8 x i16>, ptr %148, align 1
  %150 = zext <8 x i16> %149 to <8 x i32>
  %151 = shl nuw <8 x i32> %150, splat (i32 16)
  %152 = bitcast <8 x i32> %151 to <8 x float>
  %153 = fpext <8 x float> %152 to <8 x double>
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %153, ptr %154, align 64
  %155 = extractelement <16 x i32> %61, i64 10
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 %156
  %158 = load <8 x i16>, ptr %157, align 1
  %159 = zext <8 x i16> %158 to <8 x i32>
  %160 = shl nuw <8 x i32> %159, splat (i32 16)
  %161 = bitcast <8 x i32> %160 to <8 x float>
  %162 = fpext <8 x float> %161 to <8 x double>
  %163 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %162, ptr %163, align 64
  %164 = extractelement <16 x i32> %61, i64 11
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 %165
  %167 = load <8 x i16>, ptr %166, align 1
  %168 = zext <8 x i16> %167 to <8 x i32>
  %169 = shl nuw <8 x i32> %168, splat (i32 16)
  %170 = bitcast <8 x i32> %169 to <8 x float>
  %171 = fpext <8 x float> %170 to <8 x double>
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %171, ptr %172, align 64
  %173 = extractelement <16 x i32> %61, i64 12
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 %174
  %176 = load <8 x i16>, ptr %175, align 1
  %177 = zext <8 x i16> %176 to <8 x i32>
  %178 = shl nuw <8 x i32> %177, splat (i32 16)
  %179 = bitcast <8 x i32> %178 to <8 x float>
  %180 = fpext <8 x float> %179 to <8 x double>
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %180, ptr %181, align 64
  %182 = extractelement <16 x i32> %61, i64 13
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 %183
  %185 = load <8 x i16>, ptr %184, align 1
  %186 = zext <8 x i16> %185 to <8 x i32>
  %187 = shl nuw <8 x i32> %186, splat (i32 16)
  %188 = bitcast <8 x i32> %187 to <8 x float>
  %189 = fpext <8 x float> %188 to <8 x double>
  %190 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %189, ptr %190, align 64
  %191 = extractelement <16 x i32> %61, i64 14
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 %192
  %194 = load <8 x i16>, ptr %193, align 1
  %195 = zext <8 x i16> %194 to <8 x i32>
  %196 = shl nuw <8 x i32> %195, splat (i32 16)
  %197 = bitcast <8 x i32> %196 to <8 x float>
  %198 = fpext <8 x float> %197 to <8 x double>
  %199 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %198, ptr %199, align 64
  %200 = extractelement <16 x i32> %61, i64 15
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 %201
  %203 = load <8 x i16>, ptr %202, align 1
  %204 = zext <8 x i16> %203 to <8 x i32>
  %205 = shl nuw <8 x i32> %204, splat (i32 16)
  %206 = bitcast <8 x i32> %205 to <8 x float>
  %207 = fpext <8 x float> %206 to <8 x double>
  %208 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %207, ptr %208, align 64
  %209 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %210 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %211 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %212 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %214 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %215 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %216 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %217 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %218 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %219 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %220 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %221 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %222 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %226
224:
  %225 = zext i32 %62 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %225)
  br label %409
226:
  %227 = phi i32 [ %407, %226 ], [ 0, %65 ]
  %228 = zext nneg i32 %227 to i64
  %229 = getelementptr inbounds nuw double, ptr %8, i64 %228
  %230 = load <16 x double>, ptr %5, align 128
  %231 = load double, ptr %229, align 16
  %232 = insertelement <16 x double> poison, double %231, i64 0
  %233 = shufflevector <16 x double> %232, <16 x double> poison, <16 x i32> zeroinitializer
  %234 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %230, <16 x double> %233, <16 x double> zeroinitializer)
  %235 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %236 = load double, ptr %235, align 8
  %237 = insertelement <16 x double> poison, double %236, i64 0
  %238 = shufflevector <16 x double> %237, <16 x double> poison, <16 x i32> zeroinitializer
  %239 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %230, <16 x double> %238, <16 x double> zeroinitializer)
  %240 = load <16 x double>, ptr %209, align 128
  %241 = getelementptr inbounds nuw i8, ptr %229, i64 64
  %242 = load double, ptr %241, align 16
  %243 = insertelement <16 x double> poison, double %242, i64 0
  %244 = shufflevector <16 x double> %243, <16 x double> poison, <16 x i32> zeroinitializer
  %245 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %240, <16 x double> %244, <16 x double> %234)
  %246 = getelementptr inbounds nuw i8, ptr %229, i64 72
  %247 = load double, ptr %246, align 8
  %248 = insertelement <16 x double> poison, double %247, i64 0
  %249 = shufflevector <16 x double> %248, <16 x double> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %240, <16 x double> %249, <16 x double> %239)
  %251 = load <16 x double>, ptr %210, align 128
  %252 = getelementptr inbounds nuw i8, ptr %229, i64 128
  %253 = load double, ptr %252, align 16
  %254 = insertelement <16 x double> poison, double %253, i64 0
  %255 = shufflevector <16 x double> %254, <16 x double> poison, <16 x i32> zeroinitializer
  %256 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %251, <16 x double> %255, <16 x double> %245)
  %257 = getelementptr inbounds nuw i8, ptr %229, i64 136
  %258 = load double, ptr %257, align 8
  %259 = insertelement <16 x double> poison, double %258, i64 0
  %260 = shufflevector <16 x double> %259, <16 x double> poison, <16 x i32> zeroinitializer
  %261 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %251, <16 x double> %260, <16 x double> %250)
  %262 = load <16 x double>, ptr %211, align 128
  %263 = getelementptr inbounds nuw i8, ptr %229, i64 192
  %264 = load double, ptr %263, align 16
  %265 = insertelement <16 x double> poison, double %264, i64 0
  %266 = shufflevector <16 x double> %265, <16 x double> poison, <16 x i32> zeroinitializer
  %267 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %262, <16 x double> %266, <16 x double> %256)
  %268 = getelementptr inbounds nuw i8, ptr %229, i64 200
  %269 = load double, ptr %268, align 8
  %270 = insertelement <16 x double> poison, double %269, i64 0
  %271 = shufflevector <16 x double> %270, <16 x double> poison, <16 x i32> zeroinitializer
  %272 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %262, <16 x double> %271, <16 x double> %261)
  %273 = load <16 x double>, ptr %212, align 128
  %274 = getelementptr inbounds nuw i8, ptr %229, i64 256
  %275 = load double, ptr %274, align 16
  %276 = insertelement <16 x double> poison, double %275, i64 0
  %277 = shufflevector <16 x double> %276, <16 x double> poison, <16 x i32> zeroinitializer
  %278 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %273, <16 x double> %277, <16 x double> %267)
  %279 = getelementptr inbounds nuw i8, ptr %229, i64 264
  %280 = load double, ptr %279, align 8
  %281 = insertelement <16 x double> poison, double %280, i64 0
  %282 = shufflevector <16 x double> %281, <16 x double> poison, <16 x i32> zeroinitializer
  %283 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %273, <16 x double> %282, <16 x double> %272)
  %284 = load <16 x double>, ptr %213, align 128
  %285 = getelementptr inbounds nuw i8, ptr %229, i64 320
  %286 = load double, ptr %285, align 16
  %287 = insertelement <16 x double> poison, double %286, i64 0
  %288 = shufflevector <16 x double> %287, <16 x double> poison, <16 x i32> zeroinitializer
  %289 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %284, <16 x double> %288, <16 x double> %278)
  %290 = getelementptr inbounds nuw i8, ptr %229, i64 328
  %291 = load double, ptr %290, align 8
  %292 = insertelement <16 x double> poison, double %291, i64 0
  %293 = shufflevector <16 x double> %292, <16 x double> poison, <16 x i32> zeroinitializer
  %294 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %284, <16 x double> %293, <16 x double> %283)
  %295 = load <16 x double>, ptr %214, align 128
  %296 = getelementptr inbounds nuw i8, ptr %229, i64 384
  %297 = load double, ptr %296, align 16
  %298 = insertelement <16 x double> poison, double %297, i64 0
  %299 = shufflevector <16 x double> %298, <16 x double> poison, <16 x i32> zeroinitializer
  %300 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %295, <16 x double> %299, <16 x double> %289)
  %301 = getelementptr inbounds nuw i8, ptr %229, i64 392
  %302 = load double, ptr %301, align 8
  %303 = insertelement <16 x double> poison, double %302, i64 0
  %304 = shufflevector <16 x double> %303, <16 x double> poison, <16 x i32> zeroinitializer
  %305 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %295, <16 x double> %304, <16 x double> %294)
  %306 = load <16 x double>, ptr %215, align 128
  %307 = getelementptr inbounds nuw i8, ptr %229, i64 448
  %308 = load double, ptr %307, align 16
  %309 = insertelement <16 x double> poison, double %308, i64 0
  %310 = shufflevector <16 x double> %309, <16 x double> poison, <16 x i32> zeroinitializer
  %311 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %306, <16 x double> %310, <16 x double> %300)
  %312 = getelementptr inbounds nuw i8, ptr %229, i64 456
  %313 = load double, ptr %312, align 8
  %314 = insertelement <16 x double> poison, double %313, i64 0
  %315 = shufflevector <16 x double> %314, <16 x double> poison, <16 x i32> zeroinitializer
  %316 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %306, <16 x double> %315, <16 x double> %305)
  %317 = load <16 x double>, ptr %216, align 128
  %318 = getelementptr inbounds nuw i8, ptr %229, i64 512
  %319 = load double, ptr %318, align 16
  %320 = insertelement <16 x double> poison, double %319, i64 0
  %321 = shufflevector <16 x double> %320, <16 x double> poison, <16 x i32> zeroinitializer
  %322 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %317, <16 x double> %321, <16 x double> %311)
  %323 = getelementptr inbounds nuw i8, ptr %229, i64 520
  %324 = load double, ptr %323, align 8
  %325 = insertelement <16 x double> poison, double %324, i64 0
  %326 = shufflevector <16 x double> %325, <16 x double> poison, <16 x i32> zeroinitializer
  %327 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %317, <16 x double> %326, <16 x double> %316)
  %328 = load <16 x double>, ptr %217, align 128
  %329 = getelementptr inbounds nuw i8, ptr %229, i64 576
  %330 = load double, ptr %329, align 16
  %331 = insertelement <16 x double> poison, double %330, i64 0
  %332 = shufflevector <16 x double> %331, <16 x double> poison, <16 x i32> zeroinitializer
  %333 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %328, <16 x double> %332, <16 x double> %322)
  %334 = getelementptr inbounds nuw i8, ptr %229, i64 584
  %335 = load double, ptr %334, align 8
  %336 = insertelement <16 x double> poison, double %335, i64 0
  %337 = shufflevector <16 x double> %336, <16 x double> poison, <16 x i32> zeroinitializer
  %338 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %328, <16 x double> %337, <16 x double> %327)
  %339 = load <16 x double>, ptr %218, align 128
  %340 = getelementptr inbounds nuw i8, ptr %229, i64 640
  %341 = load double, ptr %340, align 16
  %342 = insertelement <16 x double> poison, double %341, i64 0
  %343 = shufflevector <16 x double> %342, <16 x double> poison, <16 x i32> zeroinitializer
  %344 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %339, <16 x double> %343, <16 x double> %333)
  %345 = getelementptr inbounds nuw i8, ptr %229, i64 648
  %346 = load double, ptr %345, align 8
  %347 = insertelement <16 x double> poison, double %346, i64 0
  %348 = shufflevector <16 x double> %347, <16 x double> poison, <16 x i32> zeroinitializer
  %349 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %339, <16 x double> %348, <16 x double> %338)
  %350 = load <16 x double>, ptr %219, align 128
  %351 = getelementptr inbounds nuw i8, ptr %229, i64 704
  %352 = load double, ptr %351, align 16
  %353 = insertelement <16 x double> poison, double %352, i64 0
  %354 = shufflevector <16 x double> %353, <16 x double> poison, <16 x i32> zeroinitializer
  %355 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %350, <16 x double> %354, <16 x double> %344)
  %356 = getelementptr inbounds nuw i8, ptr %229, i64 712
  %357 = load double, ptr %356, align 8
  %358 = insertelement <16 x double> poison, double %357, i64 0
  %359 = shufflevector <16 x double> %358, <16 x double> poison, <16 x i32> zeroinitializer
  %360 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %350, <16 x double> %359, <16 x double> %349)
  %361 = load <16 x double>, ptr %220, align 128
  %362 = getelementptr inbounds nuw i8, ptr %229, i64 768
  %363 = load double, ptr %362, align 16
  %364 = insertelement <16 x double> poison, double %363, i64 0
  %365 = shufflevector <16 x double> %364, <16 x double> poison, <16 x i32> zeroinitializer
  %366 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %361, <16 x double> %365, <16 x double> %355)
  %367 = getelementptr inbounds nuw i8, ptr %229, i64 776
  %368 = load double, ptr %367, align 8
  %369 = insertelement <16 x double> poison, double %368, i64 0
  %370 = shufflevector <16 x double> %369, <16 x double> poison, <16 x i32> zeroinitializer
  %371 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %361, <16 x double> %370, <16 x double> %360)
  %372 = load <16 x double>, ptr %221, align 128
  %373 = getelementptr inbounds nuw i8, ptr %229, i64 832
  %374 = load double, ptr %373, align 16
  %375 = insertelement <16 x double> poison, double %374, i64 0
  %376 = shufflevector <16 x double> %375, <16 x double> poison, <16 x i32> zeroinitializer
  %377 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %372, <16 x double> %376, <16 x double> %366)
  %378 = getelementptr inbounds nuw i8, ptr %229, i64 840
  %379 = load double, ptr %378, align 8
  %380 = insertelement <16 x double> poison, double %379, i64 0
  %381 = shufflevector <16 x double> %380, <16 x double> poison, <16 x i32> zeroinitializer
  %382 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %372, <16 x double> %381, <16 x double> %371)
  %383 = load <16 x double>, ptr %222, align 128
  %384 = getelementptr inbounds nuw i8, ptr %229, i64 896
  %385 = load double, ptr %384, align 16
  %386 = insertelement <16 x double> poison, double %385, i64 0
  %387 = shufflevector <16 x double> %386, <16 x double> poison, <16 x i32> zeroinitializer
  %388 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %383, <16 x double> %387, <16 x double> %377)
  %389 = getelementptr inbounds nuw i8, ptr %229, i64 904
  %390 = load double, ptr %389, align 8
  %391 = insertelement <16 x double> poison, double %390, i64 0
  %392 = shufflevector <16 x double> %391, <16 x double> poison, <16 x i32> zeroinitializer
  %393 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %383, <16 x double> %392, <16 x double> %382)
  %394 = load <16 x double>, ptr %223, align 128
  %395 = getelementptr inbounds nuw i8, ptr %229, i64 960
  %396 = load double, ptr %395, align 16
  %397 = insertelement <16 x double> poison, double %396, i64 0
  %398 = shufflevector <16 x double> %397, <16 x double> poison, <16 x i32> zeroinitializer
  %399 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %394, <16 x double> %398, <16 x double> %388)
  %400 = getelementptr inbounds nuw i8, ptr %229, i64 968
  %401 = load double, ptr %400, align 8
  %402 = insertelement <16 x double> poison, double %401, i64 0
  %403 = shufflevector <16 x double> %402, <16 x double> poison, <16 x i32> zeroinitializer
  %404 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %394, <16 x double> %403, <16 x double> %393)
  %405 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %228
  store <16 x double> %399, ptr %405, align 128
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 128
  store <16 x double> %404, ptr %406, align 128
  %407 = add nuw nsw i32 %227, 2
  %408 = icmp samesign ult i32 %227, 6
  br i1 %408, label %226, label %409
409:
  %410 = phi i32 [ 1, %12 ], [ 1, %224 ], [ 0, %226 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %410
}
define range(i32 0, 2) i32 @product_left_6(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = and i64 %4, 3940649673949184
  %8 = icmp eq i64 %7, 0
  %9 = lshr i64 %4, 62
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = icmp eq i64 %9, 0
  %12 = sub nuw nsw i32 4, %10
  %13 = trunc i64 %4 to i32
  %14 = shl i32 %13, 4
  %15 = and i32 %14, 262128
  %16 = lshr i32 %13, 12
  %17 = and i32 %16, 262128
  %18 = lshr i64 %4, 28
  %19 = trunc i64 %18 to i32
  %20 = and i32 %19, 262128
  %21 = shl nuw nsw i32 16, %12
  %22 = select i1 %11, i32 16, i32 %21
  %23 = select i1 %11, i32 %17, i32 16
  %24 = shl i32 %3, 1
  %25 = and i32 %24, 536870910
  %26 = insertelement <16 x i32> poison, i32 %22, i64 0
  %27 = shufflevector <16 x i32> %26, <16 x i32> poison, <16 x i32> zeroinitializer
  %28 = mul nuw nsw <16 x i32> %27, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %29 = insertelement <16 x i32> poison, i32 %23, i64 0
  %30 = shufflevector <16 x i32> %29, <16 x i32> poison, <16 x i32> zeroinitializer
  %31 = mul nuw nsw <16 x i32> %30, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %32 = add nuw nsw <16 x i32> %28, %31
  %33 = lshr exact i32 %22, 4
  %34 = add nsw i32 %33, -1
  %35 = insertelement <16 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <16 x i32> %35, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %37
37:
  %38 = phi i1 [ true, %6 ], [ false, %56 ]
  %39 = phi i32 [ 0, %6 ], [ 1, %56 ]
  %40 = shl nuw nsw i32 %39, 3
  br i1 %8, label %42, label %41
41:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %714
42:
  %43 = or disjoint i32 %39, %25
  %44 = mul i32 %43, %20
  %45 = add i32 %44, %15
  %46 = insertelement <16 x i32> poison, i32 %45, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = add <16 x i32> %32, %47
  %49 = lshr <16 x i32> %48, splat (i32 7)
  %50 = and <16 x i32> %49, %36
  %51 = shl nuw nsw <16 x i32> %50, splat (i32 4)
  %52 = xor <16 x i32> %51, %48
  %53 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %52)
  %54 = add i32 %53, 16
  %55 = icmp ugt i32 %54, %2
  br i1 %55, label %712, label %56
56:
  %57 = extractelement <16 x i32> %52, i64 0
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 %58
  %60 = load <8 x i16>, ptr %59, align 1
  %61 = zext <8 x i16> %60 to <8 x i32>
  %62 = shl nuw <8 x i32> %61, splat (i32 16)
  %63 = bitcast <8 x i32> %62 to <8 x float>
  %64 = fpext <8 x float> %63 to <8 x double>
  %65 = fneg <8 x double> %64
  %66 = extractelement <16 x i32> %52, i64 1
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x i16>, ptr %68, align 1
  %70 = zext <8 x i16> %69 to <8 x i32>
  %71 = shl nuw <8 x i32> %70, splat (i32 16)
  %72 = bitcast <8 x i32> %71 to <8 x float>
  %73 = fpext <8 x float> %72 to <8 x double>
  %74 = fneg <8 x double> %73
  %75 = extractelement <16 x i32> %52, i64 2
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 %76
  %78 = load <8 x i16>, ptr %77, align 1
  %79 = zext <8 x i16> %78 to <8 x i32>
  %80 = shl nuw <8 x i32> %79, splat (i32 16)
  %81 = bitcast <8 x i32> %80 to <8 x float>
  %82 = fpext <8 x float> %81 to <8 x double>
  %83 = fneg <8 x double> %82
  %84 = extractelement <16 x i32> %52, i64 3
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 %85
  %87 = load <8 x i16>, ptr %86, align 1
  %88 = zext <8 x i16> %87 to <8 x i32>
  %89 = shl nuw <8 x i32> %88, splat (i32 16)
  %90 = bitcast <8 x i32> %89 to <8 x float>
  %91 = fpext <8 x float> %90 to <8 x double>
  %92 = fneg <8 x double> %91
  %93 = extractelement <16 x i32> %52, i64 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 %94
  %96 = load <8 x i16>, ptr %95, align 1
  %97 = zext <8 x i16> %96 to <8 x i32>
  %98 = shl nuw <8 x i32> %97, splat (i32 16)
  %99 = bitcast <8 x i32> %98 to <8 x float>
  %100 = fpext <8 x float> %99 to <8 x double>
  %101 = fneg <8 x double> %100
  %102 = extractelement <16 x i32> %52, i64 5
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 %103
  %105 = load <8 x i16>, ptr %104, align 1
  %106 = zext <8 x i16> %105 to <8 x i32>
  %107 = shl nuw <8 x i32> %106, splat (i32 16)
  %108 = bitcast <8 x i32> %107 to <8 x float>
  %109 = fpext <8 x float> %108 to <8 x double>
  %110 = fneg <8 x double> %109
  %111 = extractelement <16 x i32> %52, i64 6
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 %112
  %114 = load <8 x i16>, ptr %113, align 1
  %115 = zext <8 x i16> %114 to <8 x i32>
  %116 = shl nuw <8 x i32> %115, splat (i32 16)
  %117 = bitcast <8 x i32> %116 to <8 x float>
  %118 = fpext <8 x float> %117 to <8 x double>
  %119 = fneg <8 x double> %118
  %120 = extractelement <16 x i32> %52, i64 7
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 %121
  %123 = load <8 x i16>, ptr %122, align 1
  %124 = zext <8 x i16> %123 to <8 x i32>
  %125 = shl nuw <8 x i32> %124, splat (i32 16)
  %126 = bitcast <8 x i32> %125 to <8 x float>
  %127 = fpext <8 x float> %126 to <8 x double>
  %128 = fneg <8 x double> %127
  %129 = extractelement <16 x i32> %52, i64 8
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 %130
  %132 = load <8 x i16>, ptr %131, align 1
  %133 = zext <8 x i16> %132 to <8 x i32>
  %134 = shl nuw <8 x i32> %133, splat (i32 16)
  %135 = bitcast <8 x i32> %134 to <8 x float>
  %136 = fpext <8 x float> %135 to <8 x double>
  %137 = fneg <8 x double> %136
  %138 = extractelement <16 x i32> %52, i64 9
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 %139
  %141 = load <8 x i16>, ptr %140, align 1
  %142 = zext <8 x i16> %141 to <8 x i32>
  %143 = shl nuw <8 x i32> %142, splat (i32 16)
  %144 = bitcast <8 x i32> %143 to <8 x float>
  %145 = fpext <8 x float> %144 to <8 x double>
  %146 = fneg <8 x double> %145
  %147 = extractelement <16 x i32> %52, i64 10
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 %148
  %150 = load <8 x i16>, ptr %149, align 1
  %151 = zext <8 x i16> %150 to <8 x i32>
  %152 = shl nuw <8 x i32> %151, splat (i32 16)
  %153 = bitcast <8 x i32> %152 to <8 x float>
  %154 = fpext <8 x float> %153 to <8 x double>
  %155 = fneg <8 x double> %154
  %156 = extractelement <16 x i32> %52, i64 11
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 %157
  %159 = load <8 x i16>, ptr %158, align 1
  %160 = zext <8 x i16> %159 to <8 x i32>
  %161 = shl nuw <8 x i32> %160, splat (i32 16)
  %162 = bitcast <8 x i32> %161 to <8 x float>
  %163 = fpext <8 x float> %162 to <8 x double>
  %164 = fneg <8 x double> %163
  %165 = extractelement <16 x i32> %52, i64 12
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 %166
  %168 = load <8 x i16>, ptr %167, align 1
  %169 = zext <8 x i16> %168 to <8 x i32>
  %170 = shl nuw <8 x i32> %169, splat (i32 16)
  %171 = bitcast <8 x i32> %170 to <8 x float>
  %172 = fpext <8 x float> %171 to <8 x double>
  %173 = fneg <8 x double> %172
  %174 = extractelement <16 x i32> %52, i64 13
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 %175
  %177 = load <8 x i16>, ptr %176, align 1
  %178 = zext <8 x i16> %177 to <8 x i32>
  %179 = shl nuw <8 x i32> %178, splat (i32 16)
  %180 = bitcast <8 x i32> %179 to <8 x float>
  %181 = fpext <8 x float> %180 to <8 x double>
  %182 = fneg <8 x double> %181
  %183 = extractelement <16 x i32> %52, i64 14
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 %184
  %186 = load <8 x i16>, ptr %185, align 1
  %187 = zext <8 x i16> %186 to <8 x i32>
  %188 = shl nuw <8 x i32> %187, splat (i32 16)
  %189 = bitcast <8 x i32> %188 to <8 x float>
  %190 = fpext <8 x float> %189 to <8 x double>
  %191 = fneg <8 x double> %190
  %192 = extractelement <16 x i32> %52, i64 15
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr %1, i64 %193
  %195 = load <8 x i16>, ptr %194, align 1
  %196 = zext <8 x i16> %195 to <8 x i32>
  %197 = shl nuw <8 x i32> %196, splat (i32 16)
  %198 = bitcast <8 x i32> %197 to <8 x float>
  %199 = fpext <8 x float> %198 to <8 x double>
  %200 = fneg <8 x double> %199
  %201 = extractelement <8 x double> %65, i64 0
  %202 = zext nneg i32 %40 to i64
  %203 = getelementptr inbounds nuw double, ptr %5, i64 %202
  store double %201, ptr %203, align 8
  %204 = extractelement <8 x double> %65, i64 1
  %205 = zext nneg i32 %40 to i64
  %206 = getelementptr inbounds nuw double, ptr %5, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 128
  store double %204, ptr %207, align 8
  %208 = extractelement <8 x double> %65, i64 2
  %209 = zext nneg i32 %40 to i64
  %210 = getelementptr inbounds nuw double, ptr %5, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 256
  store double %208, ptr %211, align 8
  %212 = extractelement <8 x double> %65, i64 3
  %213 = zext nneg i32 %40 to i64
  %214 = getelementptr inbounds nuw double, ptr %5, i64 %213
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 384
  store double %212, ptr %215, align 8
  %216 = extractelement <8 x double> %65, i64 4
  %217 = zext nneg i32 %40 to i64
  %218 = getelementptr inbounds nuw double, ptr %5, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 512
  store double %216, ptr %219, align 8
  %220 = extractelement <8 x double> %65, i64 5
  %221 = zext nneg i32 %40 to i64
  %222 = getelementptr inbounds nuw double, ptr %5, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 640
  store double %220, ptr %223, align 8
  %224 = extractelement <8 x double> %65, i64 6
  %225 = zext nneg i32 %40 to i64
  %226 = getelementptr inbounds nuw double, ptr %5, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 768
  store double %224, ptr %227, align 8
  %228 = extractelement <8 x double> %65, i64 7
  %229 = zext nneg i32 %40 to i64
  %230 = getelementptr inbounds nuw double, ptr %5, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 896
  store double %228, ptr %231, align 8
  %232 = extractelement <8 x double> %74, i64 0
  %233 = zext nneg i32 %40 to i64
  %234 = getelementptr inbounds nuw double, ptr %5, i64 %233
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 1024
  store double %232, ptr %235, align 8
  %236 = extractelement <8 x double> %74, i64 1
  %237 = zext nneg i32 %40 to i64
  %238 = getelementptr inbounds nuw double, ptr %5, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 1152
  store double %236, ptr %239, align 8
  %240 = extractelement <8 x double> %74, i64 2
  %241 = zext nneg i32 %40 to i64
  %242 = getelementptr inbounds nuw double, ptr %5, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 1280
  store double %240, ptr %243, align 8
  %244 = extractelement <8 x double> %74, i64 3
  %245 = zext nneg i32 %40 to i64
  %246 = getelementptr inbounds nuw double, ptr %5, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 1408
  store double %244, ptr %247, align 8
  %248 = extractelement <8 x double> %74, i64 4
  %249 = zext nneg i32 %40 to i64
  %250 = getelementptr inbounds nuw double, ptr %5, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 1536
  store double %248, ptr %251, align 8
  %252 = extractelement <8 x double> %74, i64 5
  %253 = zext nneg i32 %40 to i64
  %254 = getelementptr inbounds nuw double, ptr %5, i64 %253
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 1664
  store double %252, ptr %255, align 8
  %256 = extractelement <8 x double> %74, i64 6
  %257 = zext nneg i32 %40 to i64
  %258 = getelementptr inbounds nuw double, ptr %5, i64 %257
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 1792
  store double %256, ptr %259, align 8
  %260 = extractelement <8 x double> %74, i64 7
  %261 = zext nneg i32 %40 to i64
  %262 = getelementptr inbounds nuw double, ptr %5, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 1920
  store double %260, ptr %263, align 8
  %264 = extractelement <8 x double> %83, i64 0
  %265 = zext nneg i32 %40 to i64
  %266 = getelementptr inbounds nuw double, ptr %5, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 8
  store double %264, ptr %267, align 8
  %268 = extractelement <8 x double> %83, i64 1
  %269 = zext nneg i32 %40 to i64
  %270 = getelementptr inbounds nuw double, ptr %5, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 136
  store double %268, ptr %271, align 8
  %272 = extractelement <8 x double> %83, i64 2
  %273 = zext nneg i32 %40 to i64
  %274 = getelementptr inbounds nuw double, ptr %5, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 264
  store double %272, ptr %275, align 8
  %276 = extractelement <8 x double> %83, i64 3
  %277 = zext nneg i32 %40 to i64
  %278 = getelementptr inbounds nuw double, ptr %5, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 392
  store double %276, ptr %279, align 8
  %280 = extractelement <8 x double> %83, i64 4
  %281 = zext nneg i32 %40 to i64
  %282 = getelementptr inbounds nuw double, ptr %5, i64 %281
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 520
  store double %280, ptr %283, align 8
  %284 = extractelement <8 x double> %83, i64 5
  %285 = zext nneg i32 %40 to i64
  %286 = getelementptr inbounds nuw double, ptr %5, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 648
  store double %284, ptr %287, align 8
  %288 = extractelement <8 x double> %83, i64 6
  %289 = zext nneg i32 %40 to i64
  %290 = getelementptr inbounds nuw double, ptr %5, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 776
  store double %288, ptr %291, align 8
  %292 = extractelement <8 x double> %83, i64 7
  %293 = zext nneg i32 %40 to i64
  %294 = getelementptr inbounds nuw double, ptr %5, i64 %293
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 904
  store double %292, ptr %295, align 8
  %296 = extractelement <8 x double> %92, i64 0
  %297 = zext nneg i32 %40 to i64
  %298 = getelementptr inbounds nuw double, ptr %5, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 1032
  store double %296, ptr %299, align 8
  %300 = extractelement <8 x double> %92, i64 1
  %301 = zext nneg i32 %40 to i64
  %302 = getelementptr inbounds nuw double, ptr %5, i64 %301
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 1160
  store double %300, ptr %303, align 8
  %304 = extractelement <8 x double> %92, i64 2
  %305 = zext nneg i32 %40 to i64
  %306 = getelementptr inbounds nuw double, ptr %5, i64 %305
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 1288
  store double %304, ptr %307, align 8
  %308 = extractelement <8 x double> %92, i64 3
  %309 = zext nneg i32 %40 to i64
  %310 = getelementptr inbounds nuw double, ptr %5, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 1416
  store double %308, ptr %311, align 8
  %312 = extractelement <8 x double> %92, i64 4
  %313 = zext nneg i32 %40 to i64
  %314 = getelementptr inbounds nuw double, ptr %5, i64 %313
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 1544
  store double %312, ptr %315, align 8
  %316 = extractelement <8 x double> %92, i64 5
  %317 = zext nneg i32 %40 to i64
  %318 = getelementptr inbounds nuw double, ptr %5, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 1672
  store double %316, ptr %319, align 8
  %320 = extractelement <8 x double> %92, i64 6
  %321 = zext nneg i32 %40 to i64
  %322 = getelementptr inbounds nuw double, ptr %5, i64 %321
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 1800
  store double %320, ptr %323, align 8
  %324 = extractelement <8 x double> %92, i64 7
  %325 = zext nneg i32 %40 to i64
  %326 = getelementptr inbounds nuw double, ptr %5, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 1928
  store double %324, ptr %327, align 8
  %328 = extractelement <8 x double> %101, i64 0
  %329 = zext nneg i32 %40 to i64
  %330 = getelementptr inbounds nuw double, ptr %5, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 16
  store double %328, ptr %331, align 8
  %332 = extractelement <8 x double> %101, i64 1
  %333 = zext nneg i32 %40 to i64
  %334 = getelementptr inbounds nuw double, ptr %5, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 144
  store double %332, ptr %335, align 8
  %336 = extractelement <8 x double> %101, i64 2
  %337 = zext nneg i32 %40 to i64
  %338 = getelementptr inbounds nuw double, ptr %5, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 272
  store double %336, ptr %339, align 8
  %340 = extractelement <8 x double> %101, i64 3
  %341 = zext nneg i32 %40 to i64
  %342 = getelementptr inbounds nuw double, ptr %5, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 400
  store double %340, ptr %343, align 8
  %344 = extractelement <8 x double> %101, i64 4
  %345 = zext nneg i32 %40 to i64
  %346 = getelementptr inbounds nuw double, ptr %5, i64 %345
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 528
  store double %344, ptr %347, align 8
  %348 = extractelement <8 x double> %101, i64 5
  %349 = zext nneg i32 %40 to i64
  %350 = getelementptr inbounds nuw double, ptr %5, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 656
  store double %348, ptr %351, align 8
  %352 = extractelement <8 x double> %101, i64 6
  %353 = zext nneg i32 %40 to i64
  %354 = getelementptr inbounds nuw double, ptr %5, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 784
  store double %352, ptr %355, align 8
  %356 = extractelement <8 x double> %101, i64 7
  %357 = zext nneg i32 %40 to i64
  %358 = getelementptr inbounds nuw double, ptr %5, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 912
  store double %356, ptr %359, align 8
  %360 = extractelement <8 x double> %110, i64 0
  %361 = zext nneg i32 %40 to i64
  %362 = getelementptr inbounds nuw double, ptr %5, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 1040
  store double %360, ptr %363, align 8
  %364 = extractelement <8 x double> %110, i64 1
  %365 = zext nneg i32 %40 to i64
  %366 = getelementptr inbounds nuw double, ptr %5, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 1168
  store double %364, ptr %367, align 8
  %368 = extractelement <8 x double> %110, i64 2
  %369 = zext nneg i32 %40 to i64
  %370 = getelementptr inbounds nuw double, ptr %5, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 1296
  store double %368, ptr %371, align 8
  %372 = extractelement <8 x double> %110, i64 3
  %373 = zext nneg i32 %40 to i64
  %374 = getelementptr inbounds nuw double, ptr %5, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 1424
  store double %372, ptr %375, align 8
  %376 = extractelement <8 x double> %110, i64 4
  %377 = zext nneg i32 %40 to i64
  %378 = getelementptr inbounds nuw double, ptr %5, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 1552
  store double %376, ptr %379, align 8
  %380 = extractelement <8 x double> %110, i64 5
  %381 = zext nneg i32 %40 to i64
  %382 = getelementptr inbounds nuw double, ptr %5, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 1680
  store double %380, ptr %383, align 8
  %384 = extractelement <8 x double> %110, i64 6
  %385 = zext nneg i32 %40 to i64
  %386 = getelementptr inbounds nuw double, ptr %5, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 1808
  store double %384, ptr %387, align 8
  %388 = extractelement <8 x double> %110, i64 7
  %389 = zext nneg i32 %40 to i64
  %390 = getelementptr inbounds nuw double, ptr %5, i64 %389
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 1936
  store double %388, ptr %391, align 8
  %392 = extractelement <8 x double> %119, i64 0
  %393 = zext nneg i32 %40 to i64
  %394 = getelementptr inbounds nuw double, ptr %5, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 24
  store double %392, ptr %395, align 8
  %396 = extractelement <8 x double> %119, i64 1
  %397 = zext nneg i32 %40 to i64
  %398 = getelementptr inbounds nuw double, ptr %5, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 152
  store double %396, ptr %399, align 8
  %400 = extractelement <8 x double> %119, i64 2
  %401 = zext nneg i32 %40 to i64
  %402 = getelementptr inbounds nuw double, ptr %5, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 280
  store double %400, ptr %403, align 8
  %404 = extractelement <8 x double> %119, i64 3
  %405 = zext nneg i32 %40 to i64
  %406 = getelementptr inbounds nuw double, ptr %5, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 408
  store double %404, ptr %407, align 8
  %408 = extractelement <8 x double> %119, i64 4
  %409 = zext nneg i32 %40 to i64
  %410 = getelementptr inbounds nuw double, ptr %5, i64 %409
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 536
  store double %408, ptr %411, align 8
  %412 = extractelement <8 x double> %119, i64 5
  %413 = zext nneg i32 %40 to i64
  %414 = getelementptr inbounds nuw double, ptr %5, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 664
  store double %412, ptr %415, align 8
  %416 = extractelement <8 x double> %119, i64 6
  %417 = zext nneg i32 %40 to i64
  %418 = getelementptr inbounds nuw double, ptr %5, i64 %417
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 792
  store double %416, ptr %419, align 8
  %420 = extractelement <8 x double> %119, i64 7
  %421 = zext nneg i32 %40 to i64
  %422 = getelementptr inbounds nuw double, ptr %5, i64 %421
  %423 = getelementptr inbounds nuw i8, ptr %422, i64 920
  store double %420, ptr %423, align 8
  %424 = extractelement <8 x double> %128, i64 0
  %425 = zext nneg i32 %40 to i64
  %426 = getelementptr inbounds nuw double, ptr %5, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 1048
  store double %424, ptr %427, align 8
  %428 = extractelement <8 x double> %128, i64 1
  %429 = zext nneg i32 %40 to i64
  %430 = getelementptr inbounds nuw double, ptr %5, i64 %429
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 1176
  store double %428, ptr %431, align 8
  %432 = extractelement <8 x double> %128, i64 2
  %433 = zext nneg i32 %40 to i64
  %434 = getelementptr inbounds nuw double, ptr %5, i64 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 1304
  store double %432, ptr %435, align 8
  %436 = extractelement <8 x double> %128, i64 3
  %437 = zext nneg i32 %40 to i64
  %438 = getelementptr inbounds nuw double, ptr %5, i64 %437
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 1432
  store double %436, ptr %439, align 8
  %440 = extractelement <8 x double> %128, i64 4
  %441 = zext nneg i32 %40 to i64
  %442 = getelementptr inbounds nuw double, ptr %5, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 1560
  store double %440, ptr %443, align 8
  %444 = extractelement <8 x double> %128, i64 5
  %445 = zext nneg i32 %40 to i64
  %446 = getelementptr inbounds nuw double, ptr %5, i64 %445
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 1688
  store double %444, ptr %447, align 8
  %448 = extractelement <8 x double> %128, i64 6
  %449 = zext nneg i32 %40 to i64
  %450 = getelementptr inbounds nuw double, ptr %5, i64 %449
  %451 = getelementptr inbounds nuw i8, ptr %450, i64 1816
  store double %448, ptr %451, align 8
  %452 = extractelement <8 x double> %128, i64 7
  %453 = zext nneg i32 %40 to i64
  %454 = getelementptr inbounds nuw double, ptr %5, i64 %453
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 1944
  store double %452, ptr %455, align 8
  %456 = extractelement <8 x double> %137, i64 0
  %457 = zext nneg i32 %40 to i64
  %458 = getelementptr inbounds nuw double, ptr %5, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 32
  store double %456, ptr %459, align 8
  %460 = extractelement <8 x double> %137, i64 1
  %461 = zext nneg i32 %40 to i64
  %462 = getelementptr inbounds nuw double, ptr %5, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 160
  store double %460, ptr %463, align 8
  %464 = extractelement <8 x double> %137, i64 2
  %465 = zext nneg i32 %40 to i64
  %466 = getelementptr inbounds nuw double, ptr %5, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 288
  store double %464, ptr %467, align 8
  %468 = extractelement <8 x double> %137, i64 3
  %469 = zext nneg i32 %40 to i64
  %470 = getelementptr inbounds nuw double, ptr %5, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 416
  store double %468, ptr %471, align 8
  %472 = extractelement <8 x double> %137, i64 4
  %473 = zext nneg i32 %40 to i64
  %474 = getelementptr inbounds nuw double, ptr %5, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 544
  store double %472, ptr %475, align 8
  %476 = extractelement <8 x double> %137, i64 5
  %477 = zext nneg i32 %40 to i64
  %478 = getelementptr inbounds nuw double, ptr %5, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 672
  store double %476, ptr %479, align 8
  %480 = extractelement <8 x double> %137, i64 6
  %481 = zext nneg i32 %40 to i64
  %482 = getelementptr inbounds nuw double, ptr %5, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 800
  store double %480, ptr %483, align 8
  %484 = extractelement <8 x double> %137, i64 7
  %485 = zext nneg i32 %40 to i64
  %486 = getelementptr inbounds nuw double, ptr %5, i64 %485
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 928
  store double %484, ptr %487, align 8
  %488 = extractelement <8 x double> %146, i64 0
  %489 = zext nneg i32 %40 to i64
  %490 = getelementptr inbounds nuw double, ptr %5, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 1056
  store double %488, ptr %491, align 8
  %492 = extractelement <8 x double> %146, i64 1
  %493 = zext nneg i32 %40 to i64
  %494 = getelementptr inbounds nuw double, ptr %5, i64 %493
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 1184
  store double %492, ptr %495, align 8
  %496 = extractelement <8 x double> %146, i64 2
  %497 = zext nneg i32 %40 to i64
  %498 = getelementptr inbounds nuw double, ptr %5, i64 %497
  %499 = getelementptr inbounds nuw i8, ptr %498, i64 1312
  store double %496, ptr %499, align 8
  %500 = extractelement <8 x double> %146, i64 3
  %501 = zext nneg i32 %40 to i64
  %502 = getelementptr inbounds nuw double, ptr %5, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 1440
  store double %500, ptr %503, align 8
  %504 = extractelement <8 x double> %146, i64 4
  %505 = zext nneg i32 %40 to i64
  %506 = getelementptr inbounds nuw double, ptr %5, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 1568
  store double %504, ptr %507, align 8
  %508 = extractelement <8 x double> %146, i64 5
  %509 = zext nneg i32 %40 to i64
  %510 = getelementptr inbounds nuw double, ptr %5, i64 %509
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 1696
  store double %508, ptr %511, align 8
  %512 = extractelement <8 x double> %146, i64 6
  %513 = zext nneg i32 %40 to i64
  %514 = getelementptr inbounds nuw double, ptr %5, i64 %513
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 1824
  store double %512, ptr %515, align 8
  %516 = extractelement <8 x double> %146, i64 7
  %517 = zext nneg i32 %40 to i64
  %518 = getelementptr inbounds nuw double, ptr %5, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 1952
  store double %516, ptr %519, align 8
  %520 = extractelement <8 x double> %155, i64 0
  %521 = zext nneg i32 %40 to i64
  %522 = getelementptr inbounds nuw double, ptr %5, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 40
  store double %520, ptr %523, align 8
  %524 = extractelement <8 x double> %155, i64 1
  %525 = zext nneg i32 %40 to i64
  %526 = getelementptr inbounds nuw double, ptr %5, i64 %525
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 168
  store double %524, ptr %527, align 8
  %528 = extractelement <8 x double> %155, i64 2
  %529 = zext nneg i32 %40 to i64
  %530 = getelementptr inbounds nuw double, ptr %5, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 296
  store double %528, ptr %531, align 8
  %532 = extractelement <8 x double> %155, i64 3
  %533 = zext nneg i32 %40 to i64
  %534 = getelementptr inbounds nuw double, ptr %5, i64 %533
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 424
  store double %532, ptr %535, align 8
  %536 = extractelement <8 x double> %155, i64 4
  %537 = zext nneg i32 %40 to i64
  %538 = getelementptr inbounds nuw double, ptr %5, i64 %537
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 552
  store double %536, ptr %539, align 8
  %540 = extractelement <8 x double> %155, i64 5
  %541 = zext nneg i32 %40 to i64
  %542 = getelementptr inbounds nuw double, ptr %5, i64 %541
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 680
  store double %540, ptr %543, align 8
  %544 = extractelement <8 x double> %155, i64 6
  %545 = zext nneg i32 %40 to i64
  %546 = getelementptr inbounds nuw double, ptr %5, i64 %545
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 808
  store double %544, ptr %547, align 8
  %548 = extractelement <8 x double> %155, i64 7
  %549 = zext nneg i32 %40 to i64
  %550 = getelementptr inbounds nuw double, ptr %5, i64 %549
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 936
  store double %548, ptr %551, align 8
  %552 = extractelement <8 x double> %164, i64 0
  %553 = zext nneg i32 %40 to i64
  %554 = getelementptr inbounds nuw double, ptr %5, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 1064
  store double %552, ptr %555, align 8
  %556 = extractelement <8 x double> %164, i64 1
  %557 = zext nneg i32 %40 to i64
  %558 = getelementptr inbounds nuw double, ptr %5, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 1192
  store double %556, ptr %559, align 8
  %560 = extractelement <8 x double> %164, i64 2
  %561 = zext nneg i32 %40 to i64
  %562 = getelementptr inbounds nuw double, ptr %5, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 1320
  store double %560, ptr %563, align 8
  %564 = extractelement <8 x double> %164, i64 3
  %565 = zext nneg i32 %40 to i64
  %566 = getelementptr inbounds nuw double, ptr %5, i64 %565
  %567 = getelementptr inbounds nuw i8, ptr %566, i64 1448
  store double %564, ptr %567, align 8
  %568 = extractelement <8 x double> %164, i64 4
  %569 = zext nneg i32 %40 to i64
  %570 = getelementptr inbounds nuw double, ptr %5, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 1576
  store double %568, ptr %571, align 8
  %572 = extractelement <8 x double> %164, i64 5
  %573 = zext nneg i32 %40 to i64
  %574 = getelementptr inbounds nuw double, ptr %5, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 1704
  store double %572, ptr %575, align 8
  %576 = extractelement <8 x double> %164, i64 6
  %577 = zext nneg i32 %40 to i64
  %578 = getelementptr inbounds nuw double, ptr %5, i64 %577
  %579 = getelementptr inbounds nuw i8, ptr %578, i64 1832
  store double %576, ptr %579, align 8
  %580 = extractelement <8 x double> %164, i64 7
  %581 = zext nneg i32 %40 to i64
  %582 = getelementptr inbounds nuw double, ptr %5, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 1960
  store double %580, ptr %583, align 8
  %584 = extractelement <8 x double> %173, i64 0
  %585 = zext nneg i32 %40 to i64
  %586 = getelementptr inbounds nuw double, ptr %5, i64 %585
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 48
  store double %584, ptr %587, align 8
  %588 = extractelement <8 x double> %173, i64 1
  %589 = zext nneg i32 %40 to i64
  %590 = getelementptr inbounds nuw double, ptr %5, i64 %589
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 176
  store double %588, ptr %591, align 8
  %592 = extractelement <8 x double> %173, i64 2
  %593 = zext nneg i32 %40 to i64
  %594 = getelementptr inbounds nuw double, ptr %5, i64 %593
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 304
  store double %592, ptr %595, align 8
  %596 = extractelement <8 x double> %173, i64 3
  %597 = zext nneg i32 %40 to i64
  %598 = getelementptr inbounds nuw double, ptr %5, i64 %597
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 432
  store double %596, ptr %599, align 8
  %600 = extractelement <8 x double> %173, i64 4
  %601 = zext nneg i32 %40 to i64
  %602 = getelementptr inbounds nuw double, ptr %5, i64 %601
  %603 = getelementptr inbounds nuw i8, ptr %602, i64 560
  store double %600, ptr %603, align 8
  %604 = extractelement <8 x double> %173, i64 5
  %605 = zext nneg i32 %40 to i64
  %606 = getelementptr inbounds nuw double, ptr %5, i64 %605
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 688
  store double %604, ptr %607, align 8
  %608 = extractelement <8 x double> %173, i64 6
  %609 = zext nneg i32 %40 to i64
  %610 = getelementptr inbounds nuw double, ptr %5, i64 %609
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 816
  store double %608, ptr %611, align 8
  %612 = extractelement <8 x double> %173, i64 7
  %613 = zext nneg i32 %40 to i64
  %614 = getelementptr inbounds nuw double, ptr %5, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 944
  store double %612, ptr %615, align 8
  %616 = extractelement <8 x double> %182, i64 0
  %617 = zext nneg i32 %40 to i64
  %618 = getelementptr inbounds nuw double, ptr %5, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 1072
  store double %616, ptr %619, align 8
  %620 = extractelement <8 x double> %182, i64 1
  %621 = zext nneg i32 %40 to i64
  %622 = getelementptr inbounds nuw double, ptr %5, i64 %621
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 1200
  store double %620, ptr %623, align 8
  %624 = extractelement <8 x double> %182, i64 2
  %625 = zext nneg i32 %40 to i64
  %626 = getelementptr inbounds nuw double, ptr %5, i64 %625
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 1328
  store double %624, ptr %627, align 8
  %628 = extractelement <8 x double> %182, i64 3
  %629 = zext nneg i32 %40 to i64
  %630 = getelementptr inbounds nuw double, ptr %5, i64 %629
  %631 = getelementptr inbounds nuw i8, ptr %630, i64 1456
  store double %628, ptr %631, align 8
  %632 = extractelement <8 x double> %182, i64 4
  %633 = zext nneg i32 %40 to i64
  %634 = getelementptr inbounds nuw double, ptr %5, i64 %633
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 1584
  store double %632, ptr %635, align 8
  %636 = extractelement <8 x double> %182, i64 5
  %637 = zext nneg i32 %40 to i64
  %638 = getelementptr inbounds nuw double, ptr %5, i64 %637
  %639 = getelementptr inbounds nuw i8, ptr %638, i64 1712
  store double %636, ptr %639, align 8
  %640 = extractelement <8 x double> %182, i64 6
  %641 = zext nneg i32 %40 to i64
  %642 = getelementptr inbounds nuw double, ptr %5, i64 %641
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 1840
  store double %640, ptr %643, align 8
  %644 = extractelement <8 x double> %182, i64 7
  %645 = zext nneg i32 %40 to i64
  %646 = getelementptr inbounds nuw double, ptr %5, i64 %645
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 1968
  store double %644, ptr %647, align 8
  %648 = extractelement <8 x double> %191, i64 0
  %649 = zext nneg i32 %40 to i64
  %650 = getelementptr inbounds nuw double, ptr %5, i64 %649
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 56
  store double %648, ptr %651, align 8
  %652 = extractelement <8 x double> %191, i64 1
  %653 = zext nneg i32 %40 to i64
  %654 = getelementptr inbounds nuw double, ptr %5, i64 %653
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 184
  store double %652, ptr %655, align 8
  %656 = extractelement <8 x double> %191, i64 2
  %657 = zext nneg i32 %40 to i64
  %658 = getelementptr inbounds nuw double, ptr %5, i64 %657
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 312
  store double %656, ptr %659, align 8
  %660 = extractelement <8 x double> %191, i64 3
  %661 = zext nneg i32 %40 to i64
  %662 = getelementptr inbounds nuw double, ptr %5, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 440
  store double %660, ptr %663, align 8
  %664 = extractelement <8 x double> %191, i64 4
  %665 = zext nneg i32 %40 to i64
  %666 = getelementptr inbounds nuw double, ptr %5, i64 %665
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 568
  store double %664, ptr %667, align 8
  %668 = extractelement <8 x double> %191, i64 5
  %669 = zext nneg i32 %40 to i64
  %670 = getelementptr inbounds nuw double, ptr %5, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 696
  store double %668, ptr %671, align 8
  %672 = extractelement <8 x double> %191, i64 6
  %673 = zext nneg i32 %40 to i64
  %674 = getelementptr inbounds nuw double, ptr %5, i64 %673
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 824
  store double %672, ptr %675, align 8
  %676 = extractelement <8 x double> %191, i64 7
  %677 = zext nneg i32 %40 to i64
  %678 = getelementptr inbounds nuw double, ptr %5, i64 %677
  %679 = getelementptr inbounds nuw i8, ptr %678, i64 952
  store double %676, ptr %679, align 8
  %680 = extractelement <8 x double> %200, i64 0
  %681 = zext nneg i32 %40 to i64
  %682 = getelementptr inbounds nuw double, ptr %5, i64 %681
  %683 = getelementptr inbounds nuw i8, ptr %682, i64 1080
  store double %680, ptr %683, align 8
  %684 = extractelement <8 x double> %200, i64 1
  %685 = zext nneg i32 %40 to i64
  %686 = getelementptr inbounds nuw double, ptr %5, i64 %685
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 1208
  store double %684, ptr %687, align 8
  %688 = extractelement <8 x double> %200, i64 2
  %689 = zext nneg i32 %40 to i64
  %690 = getelementptr inbounds nuw double, ptr %5, i64 %689
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 1336
  store double %688, ptr %691, align 8
  %692 = extractelement <8 x double> %200, i64 3
  %693 = zext nneg i32 %40 to i64
  %694 = getelementptr inbounds nuw double, ptr %5, i64 %693
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 1464
  store double %692, ptr %695, align 8
  %696 = extractelement <8 x double> %200, i64 4
  %697 = zext nneg i32 %40 to i64
  %698 = getelementptr inbounds nuw double, ptr %5, i64 %697
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 1592
  store double %696, ptr %699, align 8
  %700 = extractelement <8 x double> %200, i64 5
  %701 = zext nneg i32 %40 to i64
  %702 = getelementptr inbounds nuw double, ptr %5, i64 %701
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 1720
  store double %700, ptr %703, align 8
  %704 = extractelement <8 x double> %200, i64 6
  %705 = zext nneg i32 %40 to i64
  %706 = getelementptr inbounds nuw double, ptr %5, i64 %705
  %707 = getelementptr inbounds nuw i8, ptr %706, i64 1848
  store double %704, ptr %707, align 8
  %708 = extractelement <8 x double> %200, i64 7
  %709 = zext nneg i32 %40 to i64
  %710 = getelementptr inbounds nuw double, ptr %5, i64 %709
  %711 = getelementptr inbounds nuw i8, ptr %710, i64 1976
  store double %708, ptr %711, align 8
  br i1 %38, label %37, label %714
712:
  %713 = zext i32 %53 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %713)
  br label %714
714:
  %715 = phi i32 [ 1, %712 ], [ 1, %41 ], [ 0, %56 ]
  ret i32 %715
}
define void @product_registers_6(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %66, %65 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %63, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = zext <8 x i16> %53 to <8 x i32>
  %59 = shl nuw <8 x i32> %58, splat (i32 16)
  %60 = bitcast <8 x i32> %59 to <8 x float>
  %61 = fpext <8 x float> %60 to <8 x double>
  %62 = fneg <8 x double> %61
  store <8 x double> %62, ptr %57, align 1
  %63 = add nuw nsw i32 %13, 1
  %64 = icmp eq i32 %63, 8
  br i1 %64, label %65, label %12
65:
  %66 = add nuw nsw i32 %4, 1
  %67 = icmp eq i32 %66, 4
  br i1 %67, label %68, label %3
68:
  ret void
}
define range(i32 0, 2) i32 @product_sums_6(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = and i64 %4, 3940649673949184
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11
11:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %414
12:
  %13 = and i32 %3, 536870911
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  %28 = select i1 %16, i32 %22, i32 16
  %29 = mul i32 %25, %13
  %30 = add i32 %29, %20
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = insertelement <16 x i32> poison, i32 %27, i64 0
  %34 = shufflevector <16 x i32> %33, <16 x i32> poison, <16 x i32> zeroinitializer
  %35 = mul nuw nsw <16 x i32> %34, <i32 0, i32 0, i32 1, i32 1, i32 2, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7>
  %36 = insertelement <16 x i32> poison, i32 %28, i64 0
  %37 = shufflevector <16 x i32> %36, <16 x i32> poison, <16 x i32> zeroinitializer
  %38 = mul nuw nsw <16 x i32> %37, <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
  %39 = add <16 x i32> %38, %32
  %40 = add <16 x i32> %39, %35
  %41 = lshr <16 x i32> %40, splat (i32 7)
  %42 = lshr exact i32 %27, 4
  %43 = add nsw i32 %42, -1
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = and <16 x i32> %41, %45
  %47 = shl nuw nsw <16 x i32> %46, splat (i32 4)
  %48 = xor <16 x i32> %47, %40
  %49 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %48)
  %50 = add i32 %49, 16
  %51 = icmp ugt i32 %50, %2
  br i1 %51, label %227, label %52
52:
  %53 = extractelement <16 x i32> %48, i64 0
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 %54
  %56 = load <8 x i16>, ptr %55, align 1
  %57 = zext <8 x i16> %56 to <8 x i32>
  %58 = shl nuw <8 x i32> %57, splat (i32 16)
  %59 = bitcast <8 x i32> %58 to <8 x float>
  %60 = fpext <8 x float> %59 to <8 x double>
  %61 = fneg <8 x double> %60
  store <8 x double> %61, ptr %8, align 64
  %62 = extractelement <16 x i32> %48, i64 1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %63
  %65 = load <8 x i16>, ptr %64, align 1
  %66 = zext <8 x i16> %65 to <8 x i32>
  %67 = shl nuw <8 x i32> %66, splat (i32 16)
  %68 = bitcast <8 x i32> %67 to <8 x float>
  %69 = fpext <8 x float> %68 to <8 x double>
  %70 = fneg <8 x double> %69
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %70, ptr %71, align 64
  %72 = extractelement <16 x i32> %48, i64 2
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 %73
  %75 = load <8 x i16>, ptr %74, align 1
  %76 = zext <8 x i16> %75 to <8 x i32>
  %77 = shl nuw <8 x i32> %76, splat (i32 16)
  %78 = bitcast <8 x i32> %77 to <8 x float>
  %79 = fpext <8 x float> %78 to <8 x double>
  %80 = fneg <8 x double> %79
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %80, ptr %81, align 64
  %82 = extractelement <16 x i32> %48, i64 3
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 %83
  %85 = load <8 x i16>, ptr %84, align 1
  %86 = zext <8 x i16> %85 to <8 x i32>
  %87 = shl nuw <8 x i32> %86, splat (i32 16)
  %88 = bitcast <8 x i32> %87 to <8 x float>
  %89 = fpext <8 x float> %88 to <8 x double>
  %90 = fneg <8 x double> %89
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %90, ptr %91, align 64
  %92 = extractelement <16 x i32> %48, i64 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 %93
  %95 = load <8 x i16>, ptr %94, align 1
  %96 = zext <8 x i16> %95 to <8 x i32>
  %97 = shl nuw <8 x i32> %96, splat (i32 16)
  %98 = bitcast <8 x i32> %97 to <8 x float>
  %99 = fpext <8 x float> %98 to <8 x double>
  %100 = fneg <8 x double> %99
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %100, ptr %101, align 64
  %102 = extractelement <16 x i32> %48, i64 5
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 %103
  %105 = load <8 x i16>, ptr %104, align 1
  %106 = zext <8 x i16> %105 to <8 x i32>
  %107 = shl nuw <8 x i32> %106, splat (i32 16)
  %108 = bitcast <8 x i32> %107 to <8 x float>
  %109 = fpext <8 x float> %108 to <8 x double>
  %110 = fneg <8 x double> %109
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %110, ptr %111, align 64
  %112 = extractelement <16 x i32> %48, i64 6
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 %113
  %115 = load <8 x i16>, ptr %114, align 1
  %116 = zext <8 x i16> %115 to <8 x i32>
  %117 = shl nuw <8 x i32> %116, splat (i32 16)
  %118 = bitcast <8 x i32> %117 to <8 x float>
  %119 = fpext <8 x float> %118 to <8 x double>
  %120 = fneg <8 x double> %119
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %120, ptr %121, align 64
  %122 = extractelement <16 x i32> %48, i64 7
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 %123
  %125 = load <8 x i16>, ptr %124, align 1
  %126 = zext <8 x i16> %125 to <8 x i32>
  %127 = shl nuw <8 x i32> %126, splat (i32 16)
  %128 = bitcast <8 x i32> %127 to <8 x float>
  %129 = fpext <8 x float> %128 to <8 x double>
  %130 = fneg <8 x double> %129
  %131 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %130, ptr %131, align 64
  %132 = extractelement <16 x i32> %48, i64 8
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 %133
  %135 = load <8 x i16>, ptr %134, align 1
  %136 = zext <8 x i16> %135 to <8 x i32>
  %137 = shl nuw <8 x i32> %136, splat (i32 16)
  %138 = bitcast <8 x i32> %137 to <8 x float>
  %139 = fpext <8 x float> %138 to <8 x double>
  %140 = fneg <8 x double> %139
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %140, ptr %141, align 64
  %142 = extractelement <16 x i32> %48, i64 9
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 %143
  %145 = load <8 x i16>, ptr %144, align 1
  %146 = zext <8 x i16> %145 to <8 x i32>
  %147 = shl nuw <8 x i32> %146, splat (i32 16)
  %148 = bitcast <8 x i32> %147 to <8 x float>
  %149 = fpext <8 x float> %148 to <8 x double>
  %150 = fneg <8 x double> %149
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %150, ptr %151, align 64
  %152 = extractelement <16 x i32> %48, i64 10
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 %153
  %155 = load <8 x i16>, ptr %154, align 1
  %156 = zext <8 x i16> %155 to <8 x i32>
  %157 = shl nuw <8 x i32> %156, splat (i32 16)
  %158 = bitcast <8 x i32> %157 to <8 x float>
  %159 = fpext <8 x float> %158 to <8 x double>
  %160 = fneg <8 x double> %159
  %161 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %160, ptr %161, align 64
  %162 = extractelement <16 x i32> %48, i64 11
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 %163
  %165 = load <8 x i16>, ptr %164, align 1
  %166 = zext <8 x i16> %165 to <8 x i32>
  %167 = shl nuw <8 x i32> %166, splat (i32 16)
  %168 = bitcast <8 x i32> %167 to <8 x float>
  %169 = fpext <8 x float> %168 to <8 x double>
  %170 = fneg <8 x double> %169
  %171 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %170, ptr %171, align 64
  %172 = extractelement <16 x i32> %48, i64 12
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 %173
  %175 = load <8 x i16>, ptr %174, align 1
  %176 = zext <8 x i16> %175 to <8 x i32>
  %177 = shl nuw <8 x i32> %176, splat (i32 16)
  %178 = bitcast <8 x i32> %177 to <8 x float>
  %179 = fpext <8 x float> %178 to <8 x double>
  %180 = fneg <8 x double> %179
  %181 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %180, ptr %181, align 64
  %182 = extractelement <16 x i32> %48, i64 13
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 %183
  %185 = load <8 x i16>, ptr %184, align 1
  %186 = zext <8 x i16> %185 to <8 x i32>
  %187 = shl nuw <8 x i32> %186, splat (i32 16)
  %188 = bitcast <8 x i32> %187 to <8 x float>
  %189 = fpext <8 x float> %188 to <8 x double>
  %190 = fneg <8 x double> %189
  %191 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %190, ptr %191, align 64
  %192 = extractelement <16 x i32> %48, i64 14
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw i8, ptr %1, i64 %193
  %195 = load <8 x i16>, ptr %194, align 1
  %196 = zext <8 x i16> %195 to <8 x i32>
  %197 = shl nuw <8 x i32> %196, splat (i32 16)
  %198 = bitcast <8 x i32> %197 to <8 x float>
  %199 = fpext <8 x float> %198 to <8 x double>
  %200 = fneg <8 x double> %199
  %201 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %200, ptr %201, align 64
  %202 = extractelement <16 x i32> %48, i64 15
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 %203
  %205 = load <8 x i16>, ptr %204, align 1
  %206 = zext <8 x i16> %205 to <8 x i32>
  %207 = shl nuw <8 x i32> %206, splat (i32 16)
  %208 = bitcast <8 x i32> %207 to <8 x float>
  %209 = fpext <8 x float> %208 to <8 x double>
  %210 = fneg <8 x double> %209
  %211 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %210, ptr %211, align 64
  %212 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %214 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %215 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %216 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %217 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %218 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %219 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %220 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %221 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %222 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %223 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %224 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %225 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %226 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %229
227:
  %228 = zext i32 %49 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %228)
  br label %414
229:
  %230 = phi i32 [ %412, %229 ], [ 0, %52 ]
  %231 = shl nuw nsw i32 %230, 4
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw double, ptr %8, i64 %232
  %234 = load <16 x double>, ptr %5, align 128
  %235 = load double, ptr %233, align 64
  %236 = insertelement <16 x double> poison, double %235, i64 0
  %237 = shufflevector <16 x double> %236, <16 x double> poison, <16 x i32> zeroinitializer
  %238 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %234, <16 x double> %237, <16 x double> zeroinitializer)
  %239 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %240 = load double, ptr %239, align 64
  %241 = insertelement <16 x double> poison, double %240, i64 0
  %242 = shufflevector <16 x double> %241, <16 x double> poison, <16 x i32> zeroinitializer
  %243 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %234, <16 x double> %242, <16 x double> zeroinitializer)
  %244 = load <16 x double>, ptr %212, align 128
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %246 = load double, ptr %245, align 8
  %247 = insertelement <16 x double> poison, double %246, i64 0
  %248 = shufflevector <16 x double> %247, <16 x double> poison, <16 x i32> zeroinitializer
  %249 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %244, <16 x double> %248, <16 x double> %238)
  %250 = getelementptr inbounds nuw i8, ptr %233, i64 136
  %251 = load double, ptr %250, align 8
  %252 = insertelement <16 x double> poison, double %251, i64 0
  %253 = shufflevector <16 x double> %252, <16 x double> poison, <16 x i32> zeroinitializer
  %254 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %244, <16 x double> %253, <16 x double> %243)
  %255 = load <16 x double>, ptr %213, align 128
  %256 = getelementptr inbounds nuw i8, ptr %233, i64 16
  %257 = load double, ptr %256, align 16
  %258 = insertelement <16 x double> poison, double %257, i64 0
  %259 = shufflevector <16 x double> %258, <16 x double> poison, <16 x i32> zeroinitializer
  %260 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %255, <16 x double> %259, <16 x double> %249)
  %261 = getelementptr inbounds nuw i8, ptr %233, i64 144
  %262 = load double, ptr %261, align 16
  %263 = insertelement <16 x double> poison, double %262, i64 0
  %264 = shufflevector <16 x double> %263, <16 x double> poison, <16 x i32> zeroinitializer
  %265 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %255, <16 x double> %264, <16 x double> %254)
  %266 = load <16 x double>, ptr %214, align 128
  %267 = getelementptr inbounds nuw i8, ptr %233, i64 24
  %268 = load double, ptr %267, align 8
  %269 = insertelement <16 x double> poison, double %268, i64 0
  %270 = shufflevector <16 x double> %269, <16 x double> poison, <16 x i32> zeroinitializer
  %271 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %266, <16 x double> %270, <16 x double> %260)
  %272 = getelementptr inbounds nuw i8, ptr %233, i64 152
  %273 = load double, ptr %272, align 8
  %274 = insertelement <16 x double> poison, double %273, i64 0
  %275 = shufflevector <16 x double> %274, <16 x double> poison, <16 x i32> zeroinitializer
  %276 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %266, <16 x double> %275, <16 x double> %265)
  %277 = load <16 x double>, ptr %215, align 128
  %278 = getelementptr inbounds nuw i8, ptr %233, i64 32
  %279 = load double, ptr %278, align 32
  %280 = insertelement <16 x double> poison, double %279, i64 0
  %281 = shufflevector <16 x double> %280, <16 x double> poison, <16 x i32> zeroinitializer
  %282 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %277, <16 x double> %281, <16 x double> %271)
  %283 = getelementptr inbounds nuw i8, ptr %233, i64 160
  %284 = load double, ptr %283, align 32
  %285 = insertelement <16 x double> poison, double %284, i64 0
  %286 = shufflevector <16 x double> %285, <16 x double> poison, <16 x i32> zeroinitializer
  %287 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %277, <16 x double> %286, <16 x double> %276)
  %288 = load <16 x double>, ptr %216, align 128
  %289 = getelementptr inbounds nuw i8, ptr %233, i64 40
  %290 = load double, ptr %289, align 8
  %291 = insertelement <16 x double> poison, double %290, i64 0
  %292 = shufflevector <16 x double> %291, <16 x double> poison, <16 x i32> zeroinitializer
  %293 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %288, <16 x double> %292, <16 x double> %282)
  %294 = getelementptr inbounds nuw i8, ptr %233, i64 168
  %295 = load double, ptr %294, align 8
  %296 = insertelement <16 x double> poison, double %295, i64 0
  %297 = shufflevector <16 x double> %296, <16 x double> poison, <16 x i32> zeroinitializer
  %298 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %288, <16 x double> %297, <16 x double> %287)
  %299 = load <16 x double>, ptr %217, align 128
  %300 = getelementptr inbounds nuw i8, ptr %233, i64 48
  %301 = load double, ptr %300, align 16
  %302 = insertelement <16 x double> poison, double %301, i64 0
  %303 = shufflevector <16 x double> %302, <16 x double> poison, <16 x i32> zeroinitializer
  %304 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %299, <16 x double> %303, <16 x double> %293)
  %305 = getelementptr inbounds nuw i8, ptr %233, i64 176
  %306 = load double, ptr %305, align 16
  %307 = insertelement <16 x double> poison, double %306, i64 0
  %308 = shufflevector <16 x double> %307, <16 x double> poison, <16 x i32> zeroinitializer
  %309 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %299, <16 x double> %308, <16 x double> %298)
  %310 = load <16 x double>, ptr %218, align 128
  %311 = getelementptr inbounds nuw i8, ptr %233, i64 56
  %312 = load double, ptr %311, align 8
  %313 = insertelement <16 x double> poison, double %312, i64 0
  %314 = shufflevector <16 x double> %313, <16 x double> poison, <16 x i32> zeroinitializer
  %315 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %310, <16 x double> %314, <16 x double> %304)
  %316 = getelementptr inbounds nuw i8, ptr %233, i64 184
  %317 = load double, ptr %316, align 8
  %318 = insertelement <16 x double> poison, double %317, i64 0
  %319 = shufflevector <16 x double> %318, <16 x double> poison, <16 x i32> zeroinitializer
  %320 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %310, <16 x double> %319, <16 x double> %309)
  %321 = load <16 x double>, ptr %219, align 128
  %322 = getelementptr inbounds nuw i8, ptr %233, i64 64
  %323 = load double, ptr %322, align 64
  %324 = insertelement <16 x double> poison, double %323, i64 0
  %325 = shufflevector <16 x double> %324, <16 x double> poison, <16 x i32> zeroinitializer
  %326 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %321, <16 x double> %325, <16 x double> %315)
  %327 = getelementptr inbounds nuw i8, ptr %233, i64 192
  %328 = load double, ptr %327, align 64
  %329 = insertelement <16 x double> poison, double %328, i64 0
  %330 = shufflevector <16 x double> %329, <16 x double> poison, <16 x i32> zeroinitializer
  %331 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %321, <16 x double> %330, <16 x double> %320)
  %332 = load <16 x double>, ptr %220, align 128
  %333 = getelementptr inbounds nuw i8, ptr %233, i64 72
  %334 = load double, ptr %333, align 8
  %335 = insertelement <16 x double> poison, double %334, i64 0
  %336 = shufflevector <16 x double> %335, <16 x double> poison, <16 x i32> zeroinitializer
  %337 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %332, <16 x double> %336, <16 x double> %326)
  %338 = getelementptr inbounds nuw i8, ptr %233, i64 200
  %339 = load double, ptr %338, align 8
  %340 = insertelement <16 x double> poison, double %339, i64 0
  %341 = shufflevector <16 x double> %340, <16 x double> poison, <16 x i32> zeroinitializer
  %342 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %332, <16 x double> %341, <16 x double> %331)
  %343 = load <16 x double>, ptr %221, align 128
  %344 = getelementptr inbounds nuw i8, ptr %233, i64 80
  %345 = load double, ptr %344, align 16
  %346 = insertelement <16 x double> poison, double %345, i64 0
  %347 = shufflevector <16 x double> %346, <16 x double> poison, <16 x i32> zeroinitializer
  %348 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %343, <16 x double> %347, <16 x double> %337)
  %349 = getelementptr inbounds nuw i8, ptr %233, i64 208
  %350 = load double, ptr %349, align 16
  %351 = insertelement <16 x double> poison, double %350, i64 0
  %352 = shufflevector <16 x double> %351, <16 x double> poison, <16 x i32> zeroinitializer
  %353 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %343, <16 x double> %352, <16 x double> %342)
  %354 = load <16 x double>, ptr %222, align 128
  %355 = getelementptr inbounds nuw i8, ptr %233, i64 88
  %356 = load double, ptr %355, align 8
  %357 = insertelement <16 x double> poison, double %356, i64 0
  %358 = shufflevector <16 x double> %357, <16 x double> poison, <16 x i32> zeroinitializer
  %359 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %354, <16 x double> %358, <16 x double> %348)
  %360 = getelementptr inbounds nuw i8, ptr %233, i64 216
  %361 = load double, ptr %360, align 8
  %362 = insertelement <16 x double> poison, double %361, i64 0
  %363 = shufflevector <16 x double> %362, <16 x double> poison, <16 x i32> zeroinitializer
  %364 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %354, <16 x double> %363, <16 x double> %353)
  %365 = load <16 x double>, ptr %223, align 128
  %366 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %367 = load double, ptr %366, align 32
  %368 = insertelement <16 x double> poison, double %367, i64 0
  %369 = shufflevector <16 x double> %368, <16 x double> poison, <16 x i32> zeroinitializer
  %370 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %365, <16 x double> %369, <16 x double> %359)
  %371 = getelementptr inbounds nuw i8, ptr %233, i64 224
  %372 = load double, ptr %371, align 32
  %373 = insertelement <16 x double> poison, double %372, i64 0
  %374 = shufflevector <16 x double> %373, <16 x double> poison, <16 x i32> zeroinitializer
  %375 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %365, <16 x double> %374, <16 x double> %364)
  %376 = load <16 x double>, ptr %224, align 128
  %377 = getelementptr inbounds nuw i8, ptr %233, i64 104
  %378 = load double, ptr %377, align 8
  %379 = insertelement <16 x double> poison, double %378, i64 0
  %380 = shufflevector <16 x double> %379, <16 x double> poison, <16 x i32> zeroinitializer
  %381 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %376, <16 x double> %380, <16 x double> %370)
  %382 = getelementptr inbounds nuw i8, ptr %233, i64 232
  %383 = load double, ptr %382, align 8
  %384 = insertelement <16 x double> poison, double %383, i64 0
  %385 = shufflevector <16 x double> %384, <16 x double> poison, <16 x i32> zeroinitializer
  %386 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %376, <16 x double> %385, <16 x double> %375)
  %387 = load <16 x double>, ptr %225, align 128
  %388 = getelementptr inbounds nuw i8, ptr %233, i64 112
  %389 = load double, ptr %388, align 16
  %390 = insertelement <16 x double> poison, double %389, i64 0
  %391 = shufflevector <16 x double> %390, <16 x double> poison, <16 x i32> zeroinitializer
  %392 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %387, <16 x double> %391, <16 x double> %381)
  %393 = getelementptr inbounds nuw i8, ptr %233, i64 240
  %394 = load double, ptr %393, align 16
  %395 = insertelement <16 x double> poison, double %394, i64 0
  %396 = shufflevector <16 x double> %395, <16 x double> poison, <16 x i32> zeroinitializer
  %397 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %387, <16 x double> %396, <16 x double> %386)
  %398 = load <16 x double>, ptr %226, align 128
  %399 = getelementptr inbounds nuw i8, ptr %233, i64 120
  %400 = load double, ptr %399, align 8
  %401 = insertelement <16 x double> poison, double %400, i64 0
  %402 = shufflevector <16 x double> %401, <16 x double> poison, <16 x i32> zeroinitializer
  %403 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %398, <16 x double> %402, <16 x double> %392)
  %404 = getelementptr inbounds nuw i8, ptr %233, i64 248
  %405 = load double, ptr %404, align 8
  %406 = insertelement <16 x double> poison, double %405, i64 0
  %407 = shufflevector <16 x double> %406, <16 x double> poison, <16 x i32> zeroinitializer
  %408 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %398, <16 x double> %407, <16 x double> %397)
  %409 = zext nneg i32 %230 to i64
  %410 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %409
  store <16 x double> %403, ptr %410, align 128
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 128
  store <16 x double> %408, ptr %411, align 128
  %412 = add nuw nsw i32 %230, 2
  %413 = icmp samesign ult i32 %230, 6
  br i1 %413, label %229, label %414
414:
  %415 = phi i32 [ 1, %11 ], [ 1, %227 ], [ 0, %229 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %415
}
define range(i32 0, 2) i32 @product_left_7(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) noinline {
  %7 = shl i32 %3, 4
  %8 = and i64 %4, 3940649673949184
  %9 = icmp eq i64 %8, 0
  %10 = lshr i64 %4, 62
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = icmp eq i64 %10, 0
  %13 = sub nuw nsw i32 4, %11
  %14 = trunc i64 %4 to i32
  %15 = shl i32 %14, 4
  %16 = and i32 %15, 262128
  %17 = lshr i32 %14, 12
  %18 = and i32 %17, 262128
  %19 = lshr i64 %4, 28
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 262128
  %22 = shl nuw nsw i32 16, %13
  %23 = select i1 %12, i32 16, i32 %22
  %24 = xor i32 %11, 7
  %25 = shl nsw i32 -1, %24
  %26 = xor i32 %25, -1
  %27 = insertelement <16 x i32> poison, i32 %23, i64 0
  %28 = shufflevector <16 x i32> %27, <16 x i32> poison, <16 x i32> zeroinitializer
  %29 = mul nuw nsw <16 x i32> %28, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %30 = lshr exact i32 %23, 4
  %31 = add nsw i32 %30, -1
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %34
34:
  %35 = phi i1 [ true, %6 ], [ false, %67 ]
  %36 = phi i32 [ 0, %6 ], [ 8, %67 ]
  %37 = or disjoint i32 %36, %7
  br i1 %9, label %39, label %38
38:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %231
39:
  br i1 %12, label %40, label %43
40:
  %41 = lshr exact i32 %37, 3
  %42 = mul i32 %41, %21
  br label %49
43:
  %44 = lshr i32 %37, %24
  %45 = mul i32 %44, %18
  %46 = and i32 %37, %26
  %47 = shl nuw nsw i32 %46, 1
  %48 = add i32 %45, %47
  br label %49
49:
  %50 = phi i32 [ %18, %40 ], [ %21, %43 ]
  %51 = phi i32 [ %42, %40 ], [ %48, %43 ]
  %52 = add i32 %51, %16
  %53 = insertelement <16 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <16 x i32> %53, <16 x i32> poison, <16 x i32> zeroinitializer
  %55 = insertelement <16 x i32> poison, i32 %50, i64 0
  %56 = shufflevector <16 x i32> %55, <16 x i32> poison, <16 x i32> zeroinitializer
  %57 = mul nuw nsw <16 x i32> %56, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %58 = add nuw nsw <16 x i32> %57, %29
  %59 = add <16 x i32> %58, %54
  %60 = lshr <16 x i32> %59, splat (i32 7)
  %61 = and <16 x i32> %60, %33
  %62 = shl nuw nsw <16 x i32> %61, splat (i32 4)
  %63 = xor <16 x i32> %62, %59
  %64 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %63)
  %65 = add i32 %64, 16
  %66 = icmp ugt i32 %65, %2
  br i1 %66, label %229, label %67
67:
  %68 = extractelement <16 x i32> %63, i64 0
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %71 = load <8 x i16>, ptr %70, align 1
  %72 = zext <8 x i16> %71 to <8 x i32>
  %73 = shl nuw <8 x i32> %72, splat (i32 16)
  %74 = bitcast <8 x i32> %73 to <8 x float>
  %75 = fpext <8 x float> %74 to <8 x double>
  %76 = fneg <8 x double> %75
  %77 = extractelement <16 x i32> %63, i64 1
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 %78
  %80 = load <8 x i16>, ptr %79, align 1
  %81 = zext <8 x i16> %80 to <8 x i32>
  %82 = shl nuw <8 x i32> %81, splat (i32 16)
  %83 = bitcast <8 x i32> %82 to <8 x float>
  %84 = fpext <8 x float> %83 to <8 x double>
  %85 = fneg <8 x double> %84
  %86 = extractelement <16 x i32> %63, i64 2
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 %87
  %89 = load <8 x i16>, ptr %88, align 1
  %90 = zext <8 x i16> %89 to <8 x i32>
  %91 = shl nuw <8 x i32> %90, splat (i32 16)
  %92 = bitcast <8 x i32> %91 to <8 x float>
  %93 = fpext <8 x float> %92 to <8 x double>
  %94 = fneg <8 x double> %93
  %95 = extractelement <16 x i32> %63, i64 3
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 %96
  %98 = load <8 x i16>, ptr %97, align 1
  %99 = zext <8 x i16> %98 to <8 x i32>
  %100 = shl nuw <8 x i32> %99, splat (i32 16)
  %101 = bitcast <8 x i32> %100 to <8 x float>
  %102 = fpext <8 x float> %101 to <8 x double>
  %103 = fneg <8 x double> %102
  %104 = extractelement <16 x i32> %63, i64 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 %105
  %107 = load <8 x i16>, ptr %106, align 1
  %108 = zext <8 x i16> %107 to <8 x i32>
  %109 = shl nuw <8 x i32> %108, splat (i32 16)
  %110 = bitcast <8 x i32> %109 to <8 x float>
  %111 = fpext <8 x float> %110 to <8 x double>
  %112 = fneg <8 x double> %111
  %113 = extractelement <16 x i32> %63, i64 5
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 %114
  %116 = load <8 x i16>, ptr %115, align 1
  %117 = zext <8 x i16> %116 to <8 x i32>
  %118 = shl nuw <8 x i32> %117, splat (i32 16)
  %119 = bitcast <8 x i32> %118 to <8 x float>
  %120 = fpext <8 x float> %119 to <8 x double>
  %121 = fneg <8 x double> %120
  %122 = extractelement <16 x i32> %63, i64 6
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 %123
  %125 = load <8 x i16>, ptr %124, align 1
  %126 = zext <8 x i16> %125 to <8 x i32>
  %127 = shl nuw <8 x i32> %126, splat (i32 16)
  %128 = bitcast <8 x i32> %127 to <8 x float>
  %129 = fpext <8 x float> %128 to <8 x double>
  %130 = fneg <8 x double> %129
  %131 = extractelement <16 x i32> %63, i64 7
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 %132
  %134 = load <8 x i16>, ptr %133, align 1
  %135 = zext <8 x i16> %134 to <8 x i32>
  %136 = shl nuw <8 x i32> %135, splat (i32 16)
  %137 = bitcast <8 x i32> %136 to <8 x float>
  %138 = fpext <8 x float> %137 to <8 x double>
  %139 = fneg <8 x double> %138
  %140 = extractelement <16 x i32> %63, i64 8
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 %141
  %143 = load <8 x i16>, ptr %142, align 1
  %144 = zext <8 x i16> %143 to <8 x i32>
  %145 = shl nuw <8 x i32> %144, splat (i32 16)
  %146 = bitcast <8 x i32> %145 to <8 x float>
  %147 = fpext <8 x float> %146 to <8 x double>
  %148 = fneg <8 x double> %147
  %149 = extractelement <16 x i32> %63, i64 9
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 %150
  %152 = load <8 x i16>, ptr %151, align 1
  %153 = zext <8 x i16> %152 to <8 x i32>
  %154 = shl nuw <8 x i32> %153, splat (i32 16)
  %155 = bitcast <8 x i32> %154 to <8 x float>
  %156 = fpext <8 x float> %155 to <8 x double>
  %157 = fneg <8 x double> %156
  %158 = extractelement <16 x i32> %63, i64 10
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 %159
  %161 = load <8 x i16>, ptr %160, align 1
  %162 = zext <8 x i16> %161 to <8 x i32>
  %163 = shl nuw <8 x i32> %162, splat (i32 16)
  %164 = bitcast <8 x i32> %163 to <8 x float>
  %165 = fpext <8 x float> %164 to <8 x double>
  %166 = fneg <8 x double> %165
  %167 = extractelement <16 x i32> %63, i64 11
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 %168
  %170 = load <8 x i16>, ptr %169, align 1
  %171 = zext <8 x i16> %170 to <8 x i32>
  %172 = shl nuw <8 x i32> %171, splat (i32 16)
  %173 = bitcast <8 x i32> %172 to <8 x float>
  %174 = fpext <8 x float> %173 to <8 x double>
  %175 = fneg <8 x double> %174
  %176 = extractelement <16 x i32> %63, i64 12
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 %177
  %179 = load <8 x i16>, ptr %178, align 1
  %180 = zext <8 x i16> %179 to <8 x i32>
  %181 = shl nuw <8 x i32> %180, splat (i32 16)
  %182 = bitcast <8 x i32> %181 to <8 x float>
  %183 = fpext <8 x float> %182 to <8 x double>
  %184 = fneg <8 x double> %183
  %185 = extractelement <16 x i32> %63, i64 13
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 %186
  %188 = load <8 x i16>, ptr %187, align 1
  %189 = zext <8 x i16> %188 to <8 x i32>
  %190 = shl nuw <8 x i32> %189, splat (i32 16)
  %191 = bitcast <8 x i32> %190 to <8 x float>
  %192 = fpext <8 x float> %191 to <8 x double>
  %193 = fneg <8 x double> %192
  %194 = extractelement <16 x i32> %63, i64 14
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 %195
  %197 = load <8 x i16>, ptr %196, align 1
  %198 = zext <8 x i16> %197 to <8 x i32>
  %199 = shl nuw <8 x i32> %198, splat (i32 16)
  %200 = bitcast <8 x i32> %199 to <8 x float>
  %201 = fpext <8 x float> %200 to <8 x double>
  %202 = fneg <8 x double> %201
  %203 = extractelement <16 x i32> %63, i64 15
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 %204
  %206 = load <8 x i16>, ptr %205, align 1
  %207 = zext <8 x i16> %206 to <8 x i32>
  %208 = shl nuw <8 x i32> %207, splat (i32 16)
  %209 = bitcast <8 x i32> %208 to <8 x float>
  %210 = fpext <8 x float> %209 to <8 x double>
  %211 = fneg <8 x double> %210
  %212 = zext nneg i32 %36 to i64
  %213 = getelementptr inbounds nuw double, ptr %5, i64 %212
  store <8 x double> %76, ptr %213, align 1
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 128
  store <8 x double> %85, ptr %214, align 1
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 256
  store <8 x double> %94, ptr %215, align 1
  %216 = getelementptr inbounds nuw i8, ptr %213, i64 384
  store <8 x double> %103, ptr %216, align 1
  %217 = getelementptr inbounds nuw i8, ptr %213, i64 512
  store <8 x double> %112, ptr %217, align 1
  %218 = getelementptr inbounds nuw i8, ptr %213, i64 640
  store <8 x double> %121, ptr %218, align 1
  %219 = getelementptr inbounds nuw i8, ptr %213, i64 768
  store <8 x double> %130, ptr %219, align 1
  %220 = getelementptr inbounds nuw i8, ptr %213, i64 896
  store <8 x double> %139, ptr %220, align 1
  %221 = getelementptr inbounds nuw i8, ptr %213, i64 1024
  store <8 x double> %148, ptr %221, align 1
  %222 = getelementptr inbounds nuw i8, ptr %213, i64 1152
  store <8 x double> %157, ptr %222, align 1
  %223 = getelementptr inbounds nuw i8, ptr %213, i64 1280
  store <8 x double> %166, ptr %223, align 1
  %224 = getelementptr inbounds nuw i8, ptr %213, i64 1408
  store <8 x double> %175, ptr %224, align 1
  %225 = getelementptr inbounds nuw i8, ptr %213, i64 1536
  store <8 x double> %184, ptr %225, align 1
  %226 = getelementptr inbounds nuw i8, ptr %213, i64 1664
  store <8 x double> %193, ptr %226, align 1
  %227 = getelementptr inbounds nuw i8, ptr %213, i64 1792
  store <8 x double> %202, ptr %227, align 1
  %228 = getelementptr inbounds nuw i8, ptr %213, i64 1920
  store <8 x double> %211, ptr %228, align 1
  br i1 %35, label %34, label %231
229:
  %230 = zext i32 %64 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %230)
  br label %231
231:
  %232 = phi i32 [ 1, %229 ], [ 1, %38 ], [ 0, %67 ]
  ret i32 %232
}
define void @product_registers_7(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) noinline {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %66, %65 ]
  %5 = shl nuw nsw i32 %4, 6
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 8
  %8 = shl nuw nsw i32 %4, 3
  %9 = and i32 %8, 8
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %10
  br label %12
12:
  %13 = phi i32 [ 0, %3 ], [ %63, %12 ]
  %14 = add nuw nsw i32 %5, %13
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i16, ptr %0, i64 %15
  %17 = load i16, ptr %16, align 2
  %18 = insertelement <8 x i16> poison, i16 %17, i64 0
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw i16, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %22 = load i16, ptr %21, align 2
  %23 = insertelement <8 x i16> %18, i16 %22, i64 1
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i16, ptr %26, align 2
  %28 = insertelement <8 x i16> %23, i16 %27, i64 2
  %29 = zext nneg i32 %14 to i64
  %30 = getelementptr inbounds nuw i16, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
  %32 = load i16, ptr %31, align 2
  %33 = insertelement <8 x i16> %28, i16 %32, i64 3
  %34 = zext nneg i32 %14 to i64
  %35 = getelementptr inbounds nuw i16, ptr %0, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load i16, ptr %36, align 2
  %38 = insertelement <8 x i16> %33, i16 %37, i64 4
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i16, ptr %41, align 2
  %43 = insertelement <8 x i16> %38, i16 %42, i64 5
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 96
  %47 = load i16, ptr %46, align 2
  %48 = insertelement <8 x i16> %43, i16 %47, i64 6
  %49 = zext nneg i32 %14 to i64
  %50 = getelementptr inbounds nuw i16, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 112
  %52 = load i16, ptr %51, align 2
  %53 = insertelement <8 x i16> %48, i16 %52, i64 7
  %54 = add nuw nsw i32 %13, %7
  %55 = shl nuw nsw i32 %54, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %58 = zext <8 x i16> %53 to <8 x i32>
  %59 = shl nuw <8 x i32> %58, splat (i32 16)
  %60 = bitcast <8 x i32> %59 to <8 x float>
  %61 = fpext <8 x float> %60 to <8 x double>
  %62 = fneg <8 x double> %61
  store <8 x double> %62, ptr %57, align 1
  %63 = add nuw nsw i32 %13, 1
  %64 = icmp eq i32 %63, 8
  br i1 %64, label %65, label %12
65:
  %66 = add nuw nsw i32 %4, 1
  %67 = icmp eq i32 %66, 4
  br i1 %67, label %68, label %3
68:
  ret void
}
define range(i32 0, 2) i32 @product_sums_7(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6) noinline {
  %8 = alloca [16 x <8 x double>], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = shl i32 %3, 3
  %10 = and i64 %4, 3940649673949184
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %13, label %12
12:
  tail call void @fault(ptr noundef %0, i32 noundef 6, i32 noundef 0, i64 noundef 0)
  br label %425
13:
  %14 = lshr i64 %4, 62
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = icmp eq i64 %14, 0
  %17 = sub nuw nsw i32 4, %15
  %18 = trunc i64 %4 to i32
  %19 = shl i32 %18, 4
  %20 = and i32 %19, 262128
  %21 = lshr i32 %18, 12
  %22 = and i32 %21, 262128
  %23 = lshr i64 %4, 28
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 262128
  %26 = shl nuw nsw i32 16, %17
  %27 = select i1 %16, i32 16, i32 %26
  br i1 %16, label %28, label %31
28:
  %29 = and i32 %3, 536870911
  %30 = mul i32 %25, %29
  br label %40
31:
  %32 = xor i32 %15, 7
  %33 = lshr i32 %9, %32
  %34 = mul i32 %33, %22
  %35 = shl nsw i32 -1, %32
  %36 = xor i32 %35, -1
  %37 = and i32 %9, %36
  %38 = shl nuw nsw i32 %37, 1
  %39 = add i32 %38, %34
  br label %40
40:
  %41 = phi i32 [ %22, %28 ], [ %25, %31 ]
  %42 = phi i32 [ %30, %28 ], [ %39, %31 ]
  %43 = add i32 %42, %20
  %44 = insertelement <16 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <16 x i32> %44, <16 x i32> poison, <16 x i32> zeroinitializer
  %46 = insertelement <16 x i32> poison, i32 %27, i64 0
  %47 = shufflevector <16 x i32> %46, <16 x i32> poison, <16 x i32> zeroinitializer
  %48 = mul nuw nsw <16 x i32> %47, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %49 = insertelement <16 x i32> poison, i32 %41, i64 0
  %50 = shufflevector <16 x i32> %49, <16 x i32> poison, <16 x i32> zeroinitializer
  %51 = mul nuw nsw <16 x i32> %50, <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %52 = add nuw nsw <16 x i32> %51, %48
  %53 = add <16 x i32> %52, %45
  %54 = lshr <16 x i32> %53, splat (i32 7)
  %55 = lshr exact i32 %27, 4
  %56 = add nsw i32 %55, -1
  %57 = insertelement <16 x i32> poison, i32 %56, i64 0
  %58 = shufflevector <16 x i32> %57, <16 x i32> poison, <16 x i32> zeroinitializer
  %59 = and <16 x i32> %54, %58
  %60 = shl nuw nsw <16 x i32> %59, splat (i32 4)
  %61 = xor <16 x i32> %60, %53
  %62 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %61)
  %63 = add i32 %62, 16
  %64 = icmp ugt i32 %63, %2
  br i1 %64, label %240, label %65
65:
  %66 = extractelement <16 x i32> %61, i64 0
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 %67
  %69 = load <8 x i16>, ptr %68, align 1
  %70 = zext <8 x i16> %69 to <8 x i32>
  %71 = shl nuw <8 x i32> %70, splat (i32 16)
  %72 = bitcast <8 x i32> %71 to <8 x float>
  %73 = fpext <8 x float> %72 to <8 x double>
  %74 = fneg <8 x double> %73
  store <8 x double> %74, ptr %8, align 64
  %75 = extractelement <16 x i32> %61, i64 1
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 %76
  %78 = load <8 x i16>, ptr %77, align 1
  %79 = zext <8 x i16> %78 to <8 x i32>
  %80 = shl nuw <8 x i32> %79, splat (i32 16)
  %81 = bitcast <8 x i32> %80 to <8 x float>
  %82 = fpext <8 x float> %81 to <8 x double>
  %83 = fneg <8 x double> %82
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store <8 x double> %83, ptr %84, align 64
  %85 = extractelement <16 x i32> %61, i64 2
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 %86
  %88 = load <8 x i16>, ptr %87, align 1
  %89 = zext <8 x i16> %88 to <8 x i32>
  %90 = shl nuw <8 x i32> %89, splat (i32 16)
  %91 = bitcast <8 x i32> %90 to <8 x float>
  %92 = fpext <8 x float> %91 to <8 x double>
  %93 = fneg <8 x double> %92
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store <8 x double> %93, ptr %94, align 64
  %95 = extractelement <16 x i32> %61, i64 3
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 %96
  %98 = load <8 x i16>, ptr %97, align 1
  %99 = zext <8 x i16> %98 to <8 x i32>
  %100 = shl nuw <8 x i32> %99, splat (i32 16)
  %101 = bitcast <8 x i32> %100 to <8 x float>
  %102 = fpext <8 x float> %101 to <8 x double>
  %103 = fneg <8 x double> %102
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 192
  store <8 x double> %103, ptr %104, align 64
  %105 = extractelement <16 x i32> %61, i64 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 %106
  %108 = load <8 x i16>, ptr %107, align 1
  %109 = zext <8 x i16> %108 to <8 x i32>
  %110 = shl nuw <8 x i32> %109, splat (i32 16)
  %111 = bitcast <8 x i32> %110 to <8 x float>
  %112 = fpext <8 x float> %111 to <8 x double>
  %113 = fneg <8 x double> %112
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <8 x double> %113, ptr %114, align 64
  %115 = extractelement <16 x i32> %61, i64 5
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 %116
  %118 = load <8 x i16>, ptr %117, align 1
  %119 = zext <8 x i16> %118 to <8 x i32>
  %120 = shl nuw <8 x i32> %119, splat (i32 16)
  %121 = bitcast <8 x i32> %120 to <8 x float>
  %122 = fpext <8 x float> %121 to <8 x double>
  %123 = fneg <8 x double> %122
  %124 = getelementptr inbounds nuw i8, ptr %8, i64 320
  store <8 x double> %123, ptr %124, align 64
  %125 = extractelement <16 x i32> %61, i64 6
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 %126
  %128 = load <8 x i16>, ptr %127, align 1
  %129 = zext <8 x i16> %128 to <8 x i32>
  %130 = shl nuw <8 x i32> %129, splat (i32 16)
  %131 = bitcast <8 x i32> %130 to <8 x float>
  %132 = fpext <8 x float> %131 to <8 x double>
  %133 = fneg <8 x double> %132
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 384
  store <8 x double> %133, ptr %134, align 64
  %135 = extractelement <16 x i32> %61, i64 7
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 %136
  %138 = load <8 x i16>, ptr %137, align 1
  %139 = zext <8 x i16> %138 to <8 x i32>
  %140 = shl nuw <8 x i32> %139, splat (i32 16)
  %141 = bitcast <8 x i32> %140 to <8 x float>
  %142 = fpext <8 x float> %141 to <8 x double>
  %143 = fneg <8 x double> %142
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store <8 x double> %143, ptr %144, align 64
  %145 = extractelement <16 x i32> %61, i64 8
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 %146
  %148 = load <8 x i16>, ptr %147, align 1
  %149 = zext <8 x i16> %148 to <8 x i32>
  %150 = shl nuw <8 x i32> %149, splat (i32 16)
  %151 = bitcast <8 x i32> %150 to <8 x float>
  %152 = fpext <8 x float> %151 to <8 x double>
  %153 = fneg <8 x double> %152
  %154 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store <8 x double> %153, ptr %154, align 64
  %155 = extractelement <16 x i32> %61, i64 9
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 %156
  %158 = load <8 x i16>, ptr %157, align 1
  %159 = zext <8 x i16> %158 to <8 x i32>
  %160 = shl nuw <8 x i32> %159, splat (i32 16)
  %161 = bitcast <8 x i32> %160 to <8 x float>
  %162 = fpext <8 x float> %161 to <8 x double>
  %163 = fneg <8 x double> %162
  %164 = getelementptr inbounds nuw i8, ptr %8, i64 576
  store <8 x double> %163, ptr %164, align 64
  %165 = extractelement <16 x i32> %61, i64 10
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 %166
  %168 = load <8 x i16>, ptr %167, align 1
  %169 = zext <8 x i16> %168 to <8 x i32>
  %170 = shl nuw <8 x i32> %169, splat (i32 16)
  %171 = bitcast <8 x i32> %170 to <8 x float>
  %172 = fpext <8 x float> %171 to <8 x double>
  %173 = fneg <8 x double> %172
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 640
  store <8 x double> %173, ptr %174, align 64
  %175 = extractelement <16 x i32> %61, i64 11
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 %176
  %178 = load <8 x i16>, ptr %177, align 1
  %179 = zext <8 x i16> %178 to <8 x i32>
  %180 = shl nuw <8 x i32> %179, splat (i32 16)
  %181 = bitcast <8 x i32> %180 to <8 x float>
  %182 = fpext <8 x float> %181 to <8 x double>
  %183 = fneg <8 x double> %182
  %184 = getelementptr inbounds nuw i8, ptr %8, i64 704
  store <8 x double> %183, ptr %184, align 64
  %185 = extractelement <16 x i32> %61, i64 12
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 %186
  %188 = load <8 x i16>, ptr %187, align 1
  %189 = zext <8 x i16> %188 to <8 x i32>
  %190 = shl nuw <8 x i32> %189, splat (i32 16)
  %191 = bitcast <8 x i32> %190 to <8 x float>
  %192 = fpext <8 x float> %191 to <8 x double>
  %193 = fneg <8 x double> %192
  %194 = getelementptr inbounds nuw i8, ptr %8, i64 768
  store <8 x double> %193, ptr %194, align 64
  %195 = extractelement <16 x i32> %61, i64 13
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 %196
  %198 = load <8 x i16>, ptr %197, align 1
  %199 = zext <8 x i16> %198 to <8 x i32>
  %200 = shl nuw <8 x i32> %199, splat (i32 16)
  %201 = bitcast <8 x i32> %200 to <8 x float>
  %202 = fpext <8 x float> %201 to <8 x double>
  %203 = fneg <8 x double> %202
  %204 = getelementptr inbounds nuw i8, ptr %8, i64 832
  store <8 x double> %203, ptr %204, align 64
  %205 = extractelement <16 x i32> %61, i64 14
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 %206
  %208 = load <8 x i16>, ptr %207, align 1
  %209 = zext <8 x i16> %208 to <8 x i32>
  %210 = shl nuw <8 x i32> %209, splat (i32 16)
  %211 = bitcast <8 x i32> %210 to <8 x float>
  %212 = fpext <8 x float> %211 to <8 x double>
  %213 = fneg <8 x double> %212
  %214 = getelementptr inbounds nuw i8, ptr %8, i64 896
  store <8 x double> %213, ptr %214, align 64
  %215 = extractelement <16 x i32> %61, i64 15
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 %216
  %218 = load <8 x i16>, ptr %217, align 1
  %219 = zext <8 x i16> %218 to <8 x i32>
  %220 = shl nuw <8 x i32> %219, splat (i32 16)
  %221 = bitcast <8 x i32> %220 to <8 x float>
  %222 = fpext <8 x float> %221 to <8 x double>
  %223 = fneg <8 x double> %222
  %224 = getelementptr inbounds nuw i8, ptr %8, i64 960
  store <8 x double> %223, ptr %224, align 64
  %225 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %226 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %227 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %228 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %229 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %230 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %231 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %232 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  %233 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  %234 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  %235 = getelementptr inbounds nuw i8, ptr %5, i64 1408
  %236 = getelementptr inbounds nuw i8, ptr %5, i64 1536
  %237 = getelementptr inbounds nuw i8, ptr %5, i64 1664
  %238 = getelementptr inbounds nuw i8, ptr %5, i64 1792
  %239 = getelementptr inbounds nuw i8, ptr %5, i64 1920
  br label %242
240:
  %241 = zext i32 %62 to i64
  tail call void @fault(ptr noundef %0, i32 noundef 3, i32 noundef 0, i64 noundef %241)
  br label %425
242:
  %243 = phi i32 [ %423, %242 ], [ 0, %65 ]
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds nuw double, ptr %8, i64 %244
  %246 = load <16 x double>, ptr %5, align 128
  %247 = load double, ptr %245, align 16
  %248 = insertelement <16 x double> poison, double %247, i64 0
  %249 = shufflevector <16 x double> %248, <16 x double> poison, <16 x i32> zeroinitializer
  %250 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %246, <16 x double> %249, <16 x double> zeroinitializer)
  %251 = getelementptr inbounds nuw i8, ptr %245, i64 8
  %252 = load double, ptr %251, align 8
  %253 = insertelement <16 x double> poison, double %252, i64 0
  %254 = shufflevector <16 x double> %253, <16 x double> poison, <16 x i32> zeroinitializer
  %255 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %246, <16 x double> %254, <16 x double> zeroinitializer)
  %256 = load <16 x double>, ptr %225, align 128
  %257 = getelementptr inbounds nuw i8, ptr %245, i64 64
  %258 = load double, ptr %257, align 16
  %259 = insertelement <16 x double> poison, double %258, i64 0
  %260 = shufflevector <16 x double> %259, <16 x double> poison, <16 x i32> zeroinitializer
  %261 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %256, <16 x double> %260, <16 x double> %250)
  %262 = getelementptr inbounds nuw i8, ptr %245, i64 72
  %263 = load double, ptr %262, align 8
  %264 = insertelement <16 x double> poison, double %263, i64 0
  %265 = shufflevector <16 x double> %264, <16 x double> poison, <16 x i32> zeroinitializer
  %266 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %256, <16 x double> %265, <16 x double> %255)
  %267 = load <16 x double>, ptr %226, align 128
  %268 = getelementptr inbounds nuw i8, ptr %245, i64 128
  %269 = load double, ptr %268, align 16
  %270 = insertelement <16 x double> poison, double %269, i64 0
  %271 = shufflevector <16 x double> %270, <16 x double> poison, <16 x i32> zeroinitializer
  %272 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %267, <16 x double> %271, <16 x double> %261)
  %273 = getelementptr inbounds nuw i8, ptr %245, i64 136
  %274 = load double, ptr %273, align 8
  %275 = insertelement <16 x double> poison, double %274, i64 0
  %276 = shufflevector <16 x double> %275, <16 x double> poison, <16 x i32> zeroinitializer
  %277 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %267, <16 x double> %276, <16 x double> %266)
  %278 = load <16 x double>, ptr %227, align 128
  %279 = getelementptr inbounds nuw i8, ptr %245, i64 192
  %280 = load double, ptr %279, align 16
  %281 = insertelement <16 x double> poison, double %280, i64 0
  %282 = shufflevector <16 x double> %281, <16 x double> poison, <16 x i32> zeroinitializer
  %283 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %278, <16 x double> %282, <16 x double> %272)
  %284 = getelementptr inbounds nuw i8, ptr %245, i64 200
  %285 = load double, ptr %284, align 8
  %286 = insertelement <16 x double> poison, double %285, i64 0
  %287 = shufflevector <16 x double> %286, <16 x double> poison, <16 x i32> zeroinitializer
  %288 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %278, <16 x double> %287, <16 x double> %277)
  %289 = load <16 x double>, ptr %228, align 128
  %290 = getelementptr inbounds nuw i8, ptr %245, i64 256
  %291 = load double, ptr %290, align 16
  %292 = insertelement <16 x double> poison, double %291, i64 0
  %293 = shufflevector <16 x double> %292, <16 x double> poison, <16 x i32> zeroinitializer
  %294 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %289, <16 x double> %293, <16 x double> %283)
  %295 = getelementptr inbounds nuw i8, ptr %245, i64 264
  %296 = load double, ptr %295, align 8
  %297 = insertelement <16 x double> poison, double %296, i64 0
  %298 = shufflevector <16 x double> %297, <16 x double> poison, <16 x i32> zeroinitializer
  %299 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %289, <16 x double> %298, <16 x double> %288)
  %300 = load <16 x double>, ptr %229, align 128
  %301 = getelementptr inbounds nuw i8, ptr %245, i64 320
  %302 = load double, ptr %301, align 16
  %303 = insertelement <16 x double> poison, double %302, i64 0
  %304 = shufflevector <16 x double> %303, <16 x double> poison, <16 x i32> zeroinitializer
  %305 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %300, <16 x double> %304, <16 x double> %294)
  %306 = getelementptr inbounds nuw i8, ptr %245, i64 328
  %307 = load double, ptr %306, align 8
  %308 = insertelement <16 x double> poison, double %307, i64 0
  %309 = shufflevector <16 x double> %308, <16 x double> poison, <16 x i32> zeroinitializer
  %310 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %300, <16 x double> %309, <16 x double> %299)
  %311 = load <16 x double>, ptr %230, align 128
  %312 = getelementptr inbounds nuw i8, ptr %245, i64 384
  %313 = load double, ptr %312, align 16
  %314 = insertelement <16 x double> poison, double %313, i64 0
  %315 = shufflevector <16 x double> %314, <16 x double> poison, <16 x i32> zeroinitializer
  %316 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %311, <16 x double> %315, <16 x double> %305)
  %317 = getelementptr inbounds nuw i8, ptr %245, i64 392
  %318 = load double, ptr %317, align 8
  %319 = insertelement <16 x double> poison, double %318, i64 0
  %320 = shufflevector <16 x double> %319, <16 x double> poison, <16 x i32> zeroinitializer
  %321 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %311, <16 x double> %320, <16 x double> %310)
  %322 = load <16 x double>, ptr %231, align 128
  %323 = getelementptr inbounds nuw i8, ptr %245, i64 448
  %324 = load double, ptr %323, align 16
  %325 = insertelement <16 x double> poison, double %324, i64 0
  %326 = shufflevector <16 x double> %325, <16 x double> poison, <16 x i32> zeroinitializer
  %327 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %322, <16 x double> %326, <16 x double> %316)
  %328 = getelementptr inbounds nuw i8, ptr %245, i64 456
  %329 = load double, ptr %328, align 8
  %330 = insertelement <16 x double> poison, double %329, i64 0
  %331 = shufflevector <16 x double> %330, <16 x double> poison, <16 x i32> zeroinitializer
  %332 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %322, <16 x double> %331, <16 x double> %321)
  %333 = load <16 x double>, ptr %232, align 128
  %334 = getelementptr inbounds nuw i8, ptr %245, i64 512
  %335 = load double, ptr %334, align 16
  %336 = insertelement <16 x double> poison, double %335, i64 0
  %337 = shufflevector <16 x double> %336, <16 x double> poison, <16 x i32> zeroinitializer
  %338 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %333, <16 x double> %337, <16 x double> %327)
  %339 = getelementptr inbounds nuw i8, ptr %245, i64 520
  %340 = load double, ptr %339, align 8
  %341 = insertelement <16 x double> poison, double %340, i64 0
  %342 = shufflevector <16 x double> %341, <16 x double> poison, <16 x i32> zeroinitializer
  %343 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %333, <16 x double> %342, <16 x double> %332)
  %344 = load <16 x double>, ptr %233, align 128
  %345 = getelementptr inbounds nuw i8, ptr %245, i64 576
  %346 = load double, ptr %345, align 16
  %347 = insertelement <16 x double> poison, double %346, i64 0
  %348 = shufflevector <16 x double> %347, <16 x double> poison, <16 x i32> zeroinitializer
  %349 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %344, <16 x double> %348, <16 x double> %338)
  %350 = getelementptr inbounds nuw i8, ptr %245, i64 584
  %351 = load double, ptr %350, align 8
  %352 = insertelement <16 x double> poison, double %351, i64 0
  %353 = shufflevector <16 x double> %352, <16 x double> poison, <16 x i32> zeroinitializer
  %354 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %344, <16 x double> %353, <16 x double> %343)
  %355 = load <16 x double>, ptr %234, align 128
  %356 = getelementptr inbounds nuw i8, ptr %245, i64 640
  %357 = load double, ptr %356, align 16
  %358 = insertelement <16 x double> poison, double %357, i64 0
  %359 = shufflevector <16 x double> %358, <16 x double> poison, <16 x i32> zeroinitializer
  %360 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %355, <16 x double> %359, <16 x double> %349)
  %361 = getelementptr inbounds nuw i8, ptr %245, i64 648
  %362 = load double, ptr %361, align 8
  %363 = insertelement <16 x double> poison, double %362, i64 0
  %364 = shufflevector <16 x double> %363, <16 x double> poison, <16 x i32> zeroinitializer
  %365 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %355, <16 x double> %364, <16 x double> %354)
  %366 = load <16 x double>, ptr %235, align 128
  %367 = getelementptr inbounds nuw i8, ptr %245, i64 704
  %368 = load double, ptr %367, align 16
  %369 = insertelement <16 x double> poison, double %368, i64 0
  %370 = shufflevector <16 x double> %369, <16 x double> poison, <16 x i32> zeroinitializer
  %371 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %366, <16 x double> %370, <16 x double> %360)
  %372 = getelementptr inbounds nuw i8, ptr %245, i64 712
  %373 = load double, ptr %372, align 8
  %374 = insertelement <16 x double> poison, double %373, i64 0
  %375 = shufflevector <16 x double> %374, <16 x double> poison, <16 x i32> zeroinitializer
  %376 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %366, <16 x double> %375, <16 x double> %365)
  %377 = load <16 x double>, ptr %236, align 128
  %378 = getelementptr inbounds nuw i8, ptr %245, i64 768
  %379 = load double, ptr %378, align 16
  %380 = insertelement <16 x double> poison, double %379, i64 0
  %381 = shufflevector <16 x double> %380, <16 x double> poison, <16 x i32> zeroinitializer
  %382 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %377, <16 x double> %381, <16 x double> %371)
  %383 = getelementptr inbounds nuw i8, ptr %245, i64 776
  %384 = load double, ptr %383, align 8
  %385 = insertelement <16 x double> poison, double %384, i64 0
  %386 = shufflevector <16 x double> %385, <16 x double> poison, <16 x i32> zeroinitializer
  %387 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %377, <16 x double> %386, <16 x double> %376)
  %388 = load <16 x double>, ptr %237, align 128
  %389 = getelementptr inbounds nuw i8, ptr %245, i64 832
  %390 = load double, ptr %389, align 16
  %391 = insertelement <16 x double> poison, double %390, i64 0
  %392 = shufflevector <16 x double> %391, <16 x double> poison, <16 x i32> zeroinitializer
  %393 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %388, <16 x double> %392, <16 x double> %382)
  %394 = getelementptr inbounds nuw i8, ptr %245, i64 840
  %395 = load double, ptr %394, align 8
  %396 = insertelement <16 x double> poison, double %395, i64 0
  %397 = shufflevector <16 x double> %396, <16 x double> poison, <16 x i32> zeroinitializer
  %398 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %388, <16 x double> %397, <16 x double> %387)
  %399 = load <16 x double>, ptr %238, align 128
  %400 = getelementptr inbounds nuw i8, ptr %245, i64 896
  %401 = load double, ptr %400, align 16
  %402 = insertelement <16 x double> poison, double %401, i64 0
  %403 = shufflevector <16 x double> %402, <16 x double> poison, <16 x i32> zeroinitializer
  %404 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %399, <16 x double> %403, <16 x double> %393)
  %405 = getelementptr inbounds nuw i8, ptr %245, i64 904
  %406 = load double, ptr %405, align 8
  %407 = insertelement <16 x double> poison, double %406, i64 0
  %408 = shufflevector <16 x double> %407, <16 x double> poison, <16 x i32> zeroinitializer
  %409 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %399, <16 x double> %408, <16 x double> %398)
  %410 = load <16 x double>, ptr %239, align 128
  %411 = getelementptr inbounds nuw i8, ptr %245, i64 960
  %412 = load double, ptr %411, align 16
  %413 = insertelement <16 x double> poison, double %412, i64 0
  %414 = shufflevector <16 x double> %413, <16 x double> poison, <16 x i32> zeroinitializer
  %415 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %410, <16 x double> %414, <16 x double> %404)
  %416 = getelementptr inbounds nuw i8, ptr %245, i64 968
  %417 = load double, ptr %416, align 8
  %418 = insertelement <16 x double> poison, double %417, i64 0
  %419 = shufflevector <16 x double> %418, <16 x double> poison, <16 x i32> zeroinitializer
  %420 = tail call <16 x double> @llvm.fmuladd.v16f64(<16 x double> %410, <16 x double> %419, <16 x double> %409)
  %421 = getelementptr inbounds nuw <16 x double>, ptr %6, i64 %244
  store <16 x double> %415, ptr %421, align 128
  %422 = getelementptr inbounds nuw i8, ptr %421, i64 128
  store <16 x double> %420, ptr %422, align 128
  %423 = add nuw nsw i32 %243, 2
  %424 = icmp samesign ult i32 %243, 6
  br i1 %424, label %242, label %425
425:
  %426 = phi i32 [ 1, %12 ], [ 1, %240 ], [ 0, %242 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i32 %426
}
define void @load_1(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = shufflevector <32 x i64> %0, <32 x i64> poison, <32 x i32> zeroinitializer
  %4 = icmp ne <32 x i64> %0, %3
  %5 = bitcast <32 x i1> %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13
7:
  %8 = extractelement <32 x i64> %0, i64 0
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 4
  %11 = insertelement <32 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %12, ptr %1, align 1
  br label %183
13:
  %14 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %15 = extractelement <32 x i64> %0, i64 0
  %16 = inttoptr i64 %15 to ptr
  %17 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %18 = add <16 x i64> %17, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60>
  %19 = icmp ne <16 x i64> %14, %18
  %20 = bitcast <16 x i1> %19 to i16
  %21 = icmp eq i16 %20, 0
  br i1 %21, label %22, label %24
22:
  %23 = load <16 x i32>, ptr %16, align 1
  br label %97
24:
  %25 = icmp ne <16 x i64> %14, %17
  %26 = bitcast <16 x i1> %25 to i16
  %27 = icmp eq i16 %26, 0
  br i1 %27, label %93, label %28
28:
  %29 = extractelement <32 x i64> %0, i64 0
  %30 = inttoptr i64 %29 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %31, i64 0
  %33 = extractelement <32 x i64> %0, i64 1
  %34 = inttoptr i64 %33 to ptr
  %35 = load i32, ptr %34, align 4
  %36 = insertelement <16 x i32> %32, i32 %35, i64 1
  %37 = extractelement <32 x i64> %0, i64 2
  %38 = inttoptr i64 %37 to ptr
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <16 x i32> %36, i32 %39, i64 2
  %41 = extractelement <32 x i64> %0, i64 3
  %42 = inttoptr i64 %41 to ptr
  %43 = load i32, ptr %42, align 4
  %44 = insertelement <16 x i32> %40, i32 %43, i64 3
  %45 = extractelement <32 x i64> %0, i64 4
  %46 = inttoptr i64 %45 to ptr
  %47 = load i32, ptr %46, align 4
  %48 = insertelement <16 x i32> %44, i32 %47, i64 4
  %49 = extractelement <32 x i64> %0, i64 5
  %50 = inttoptr i64 %49 to ptr
  %51 = load i32, ptr %50, align 4
  %52 = insertelement <16 x i32> %48, i32 %51, i64 5
  %53 = extractelement <32 x i64> %0, i64 6
  %54 = inttoptr i64 %53 to ptr
  %55 = load i32, ptr %54, align 4
  %56 = insertelement <16 x i32> %52, i32 %55, i64 6
  %57 = extractelement <32 x i64> %0, i64 7
  %58 = inttoptr i64 %57 to ptr
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <16 x i32> %56, i32 %59, i64 7
  %61 = extractelement <32 x i64> %0, i64 8
  %62 = inttoptr i64 %61 to ptr
  %63 = load i32, ptr %62, align 4
  %64 = insertelement <16 x i32> %60, i32 %63, i64 8
  %65 = extractelement <32 x i64> %0, i64 9
  %66 = inttoptr i64 %65 to ptr
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <16 x i32> %64, i32 %67, i64 9
  %69 = extractelement <32 x i64> %0, i64 10
  %70 = inttoptr i64 %69 to ptr
  %71 = load i32, ptr %70, align 4
  %72 = insertelement <16 x i32> %68, i32 %71, i64 10
  %73 = extractelement <32 x i64> %0, i64 11
  %74 = inttoptr i64 %73 to ptr
  %75 = load i32, ptr %74, align 4
  %76 = insertelement <16 x i32> %72, i32 %75, i64 11
  %77 = extractelement <32 x i64> %0, i64 12
  %78 = inttoptr i64 %77 to ptr
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <16 x i32> %76, i32 %79, i64 12
  %81 = extractelement <32 x i64> %0, i64 13
  %82 = inttoptr i64 %81 to ptr
  %83 = load i32, ptr %82, align 4
  %84 = insertelement <16 x i32> %80, i32 %83, i64 13
  %85 = extractelement <32 x i64> %0, i64 14
  %86 = inttoptr i64 %85 to ptr
  %87 = load i32, ptr %86, align 4
  %88 = insertelement <16 x i32> %84, i32 %87, i64 14
  %89 = extractelement <32 x i64> %0, i64 15
  %90 = inttoptr i64 %89 to ptr
  %91 = load i32, ptr %90, align 4
  %92 = insertelement <16 x i32> %88, i32 %91, i64 15
  br label %97
93:
  %94 = load i32, ptr %16, align 4
  %95 = insertelement <16 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <16 x i32> %95, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %97
97:
  %98 = phi <16 x i32> [ %92, %28 ], [ %96, %93 ], [ %23, %22 ]
  store <16 x i32> %98, ptr %1, align 1
  %99 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %101 = extractelement <32 x i64> %0, i64 16
  %102 = inttoptr i64 %101 to ptr
  %103 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %104 = add <16 x i64> %103, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60>
  %105 = icmp ne <16 x i64> %99, %104
  %106 = bitcast <16 x i1> %105 to i16
  %107 = icmp eq i16 %106, 0
  br i1 %107, label %108, label %110
108:
  %109 = load <16 x i32>, ptr %102, align 1
  store <16 x i32> %109, ptr %100, align 1
  br label %183
110:
  %111 = icmp ne <16 x i64> %99, %103
  %112 = bitcast <16 x i1> %111 to i16
  %113 = icmp eq i16 %112, 0
  br i1 %113, label %179, label %114
114:
  %115 = extractelement <32 x i64> %0, i64 16
  %116 = inttoptr i64 %115 to ptr
  %117 = load i32, ptr %116, align 4
  %118 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %117, i64 0
  %119 = extractelement <32 x i64> %0, i64 17
  %120 = inttoptr i64 %119 to ptr
  %121 = load i32, ptr %120, align 4
  %122 = insertelement <16 x i32> %118, i32 %121, i64 1
  %123 = extractelement <32 x i64> %0, i64 18
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <16 x i32> %122, i32 %125, i64 2
  %127 = extractelement <32 x i64> %0, i64 19
  %128 = inttoptr i64 %127 to ptr
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <16 x i32> %126, i32 %129, i64 3
  %131 = extractelement <32 x i64> %0, i64 20
  %132 = inttoptr i64 %131 to ptr
  %133 = load i32, ptr %132, align 4
  %134 = insertelement <16 x i32> %130, i32 %133, i64 4
  %135 = extractelement <32 x i64> %0, i64 21
  %136 = inttoptr i64 %135 to ptr
  %137 = load i32, ptr %136, align 4
  %138 = insertelement <16 x i32> %134, i32 %137, i64 5
  %139 = extractelement <32 x i64> %0, i64 22
  %140 = inttoptr i64 %139 to ptr
  %141 = load i32, ptr %140, align 4
  %142 = insertelement <16 x i32> %138, i32 %141, i64 6
  %143 = extractelement <32 x i64> %0, i64 23
  %144 = inttoptr i64 %143 to ptr
  %145 = load i32, ptr %144, align 4
  %146 = insertelement <16 x i32> %142, i32 %145, i64 7
  %147 = extractelement <32 x i64> %0, i64 24
  %148 = inttoptr i64 %147 to ptr
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <16 x i32> %146, i32 %149, i64 8
  %151 = extractelement <32 x i64> %0, i64 25
  %152 = inttoptr i64 %151 to ptr
  %153 = load i32, ptr %152, align 4
  %154 = insertelement <16 x i32> %150, i32 %153, i64 9
  %155 = extractelement <32 x i64> %0, i64 26
  %156 = inttoptr i64 %155 to ptr
  %157 = load i32, ptr %156, align 4
  %158 = insertelement <16 x i32> %154, i32 %157, i64 10
  %159 = extractelement <32 x i64> %0, i64 27
  %160 = inttoptr i64 %159 to ptr
  %161 = load i32, ptr %160, align 4
  %162 = insertelement <16 x i32> %158, i32 %161, i64 11
  %163 = extractelement <32 x i64> %0, i64 28
  %164 = inttoptr i64 %163 to ptr
  %165 = load i32, ptr %164, align 4
  %166 = insertelement <16 x i32> %162, i32 %165, i64 12
  %167 = extractelement <32 x i64> %0, i64 29
  %168 = inttoptr i64 %167 to ptr
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <16 x i32> %166, i32 %169, i64 13
  %171 = extractelement <32 x i64> %0, i64 30
  %172 = inttoptr i64 %171 to ptr
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <16 x i32> %170, i32 %173, i64 14
  %175 = extractelement <32 x i64> %0, i64 31
  %176 = inttoptr i64 %175 to ptr
  %177 = load i32, ptr %176, align 4
  %178 = insertelement <16 x i32> %174, i32 %177, i64 15
  store <16 x i32> %178, ptr %100, align 1
  br label %183
179:
  %180 = load i32, ptr %102, align 4
  %181 = insertelement <16 x i32> poison, i32 %180, i64 0
  %182 = shufflevector <16 x i32> %181, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %182, ptr %100, align 1
  br label %183
183:
  ret void
}
define void @load_2(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 256)) %1) noinline {
  %3 = shufflevector <32 x i64> %0, <32 x i64> poison, <32 x i32> zeroinitializer
  %4 = icmp ne <32 x i64> %0, %3
  %5 = bitcast <32 x i1> %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %18
7:
  %8 = extractelement <32 x i64> %0, i64 0
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 4
  %11 = insertelement <32 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %12, ptr %1, align 1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = insertelement <32 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <32 x i32> %16, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %17, ptr %13, align 1
  br label %425
18:
  %19 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %20 = extractelement <32 x i64> %0, i64 0
  %21 = inttoptr i64 %20 to ptr
  %22 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %23 = add <16 x i64> %22, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120>
  %24 = icmp ne <16 x i64> %19, %23
  %25 = bitcast <16 x i1> %24 to i16
  %26 = icmp eq i16 %25, 0
  br i1 %26, label %27, label %94
27:
  %28 = load <32 x i32>, ptr %21, align 1
  %29 = extractelement <32 x i32> %28, i64 0
  %30 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %29, i64 0
  %31 = extractelement <32 x i32> %28, i64 2
  %32 = insertelement <16 x i32> %30, i32 %31, i64 1
  %33 = extractelement <32 x i32> %28, i64 4
  %34 = insertelement <16 x i32> %32, i32 %33, i64 2
  %35 = extractelement <32 x i32> %28, i64 6
  %36 = insertelement <16 x i32> %34, i32 %35, i64 3
  %37 = extractelement <32 x i32> %28, i64 8
  %38 = insertelement <16 x i32> %36, i32 %37, i64 4
  %39 = extractelement <32 x i32> %28, i64 10
  %40 = insertelement <16 x i32> %38, i32 %39, i64 5
  %41 = extractelement <32 x i32> %28, i64 12
  %42 = insertelement <16 x i32> %40, i32 %41, i64 6
  %43 = extractelement <32 x i32> %28, i64 14
  %44 = insertelement <16 x i32> %42, i32 %43, i64 7
  %45 = extractelement <32 x i32> %28, i64 16
  %46 = insertelement <16 x i32> %44, i32 %45, i64 8
  %47 = extractelement <32 x i32> %28, i64 18
  %48 = insertelement <16 x i32> %46, i32 %47, i64 9
  %49 = extractelement <32 x i32> %28, i64 20
  %50 = insertelement <16 x i32> %48, i32 %49, i64 10
  %51 = extractelement <32 x i32> %28, i64 22
  %52 = insertelement <16 x i32> %50, i32 %51, i64 11
  %53 = extractelement <32 x i32> %28, i64 24
  %54 = insertelement <16 x i32> %52, i32 %53, i64 12
  %55 = extractelement <32 x i32> %28, i64 26
  %56 = insertelement <16 x i32> %54, i32 %55, i64 13
  %57 = extractelement <32 x i32> %28, i64 28
  %58 = insertelement <16 x i32> %56, i32 %57, i64 14
  %59 = extractelement <32 x i32> %28, i64 30
  %60 = insertelement <16 x i32> %58, i32 %59, i64 15
  store <16 x i32> %60, ptr %1, align 1
  %61 = extractelement <32 x i32> %28, i64 1
  %62 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %61, i64 0
  %63 = extractelement <32 x i32> %28, i64 3
  %64 = insertelement <16 x i32> %62, i32 %63, i64 1
  %65 = extractelement <32 x i32> %28, i64 5
  %66 = insertelement <16 x i32> %64, i32 %65, i64 2
  %67 = extractelement <32 x i32> %28, i64 7
  %68 = insertelement <16 x i32> %66, i32 %67, i64 3
  %69 = extractelement <32 x i32> %28, i64 9
  %70 = insertelement <16 x i32> %68, i32 %69, i64 4
  %71 = extractelement <32 x i32> %28, i64 11
  %72 = insertelement <16 x i32> %70, i32 %71, i64 5
  %73 = extractelement <32 x i32> %28, i64 13
  %74 = insertelement <16 x i32> %72, i32 %73, i64 6
  %75 = extractelement <32 x i32> %28, i64 15
  %76 = insertelement <16 x i32> %74, i32 %75, i64 7
  %77 = extractelement <32 x i32> %28, i64 17
  %78 = insertelement <16 x i32> %76, i32 %77, i64 8
  %79 = extractelement <32 x i32> %28, i64 19
  %80 = insertelement <16 x i32> %78, i32 %79, i64 9
  %81 = extractelement <32 x i32> %28, i64 21
  %82 = insertelement <16 x i32> %80, i32 %81, i64 10
  %83 = extractelement <32 x i32> %28, i64 23
  %84 = insertelement <16 x i32> %82, i32 %83, i64 11
  %85 = extractelement <32 x i32> %28, i64 25
  %86 = insertelement <16 x i32> %84, i32 %85, i64 12
  %87 = extractelement <32 x i32> %28, i64 27
  %88 = insertelement <16 x i32> %86, i32 %87, i64 13
  %89 = extractelement <32 x i32> %28, i64 29
  %90 = insertelement <16 x i32> %88, i32 %89, i64 14
  %91 = extractelement <32 x i32> %28, i64 31
  %92 = insertelement <16 x i32> %90, i32 %91, i64 15
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <16 x i32> %92, ptr %93, align 1
  br label %221
94:
  %95 = icmp ne <16 x i64> %19, %22
  %96 = bitcast <16 x i1> %95 to i16
  %97 = icmp eq i16 %96, 0
  br i1 %97, label %212, label %98
98:
  %99 = extractelement <32 x i64> %0, i64 0
  %100 = inttoptr i64 %99 to ptr
  %101 = load i32, ptr %100, align 4
  %102 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %101, i64 0
  %103 = extractelement <32 x i64> %0, i64 1
  %104 = inttoptr i64 %103 to ptr
  %105 = load i32, ptr %104, align 4
  %106 = insertelement <16 x i32> %102, i32 %105, i64 1
  %107 = extractelement <32 x i64> %0, i64 2
  %108 = inttoptr i64 %107 to ptr
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <16 x i32> %106, i32 %109, i64 2
  %111 = extractelement <32 x i64> %0, i64 3
  %112 = inttoptr i64 %111 to ptr
  %113 = load i32, ptr %112, align 4
  %114 = insertelement <16 x i32> %110, i32 %113, i64 3
  %115 = extractelement <32 x i64> %0, i64 4
  %116 = inttoptr i64 %115 to ptr
  %117 = load i32, ptr %116, align 4
  %118 = insertelement <16 x i32> %114, i32 %117, i64 4
  %119 = extractelement <32 x i64> %0, i64 5
  %120 = inttoptr i64 %119 to ptr
  %121 = load i32, ptr %120, align 4
  %122 = insertelement <16 x i32> %118, i32 %121, i64 5
  %123 = extractelement <32 x i64> %0, i64 6
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <16 x i32> %122, i32 %125, i64 6
  %127 = extractelement <32 x i64> %0, i64 7
  %128 = inttoptr i64 %127 to ptr
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <16 x i32> %126, i32 %129, i64 7
  %131 = extractelement <32 x i64> %0, i64 8
  %132 = inttoptr i64 %131 to ptr
  %133 = load i32, ptr %132, align 4
  %134 = insertelement <16 x i32> %130, i32 %133, i64 8
  %135 = extractelement <32 x i64> %0, i64 9
  %136 = inttoptr i64 %135 to ptr
  %137 = load i32, ptr %136, align 4
  %138 = insertelement <16 x i32> %134, i32 %137, i64 9
  %139 = extractelement <32 x i64> %0, i64 10
  %140 = inttoptr i64 %139 to ptr
  %141 = load i32, ptr %140, align 4
  %142 = insertelement <16 x i32> %138, i32 %141, i64 10
  %143 = extractelement <32 x i64> %0, i64 11
  %144 = inttoptr i64 %143 to ptr
  %145 = load i32, ptr %144, align 4
  %146 = insertelement <16 x i32> %142, i32 %145, i64 11
  %147 = extractelement <32 x i64> %0, i64 12
  %148 = inttoptr i64 %147 to ptr
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <16 x i32> %146, i32 %149, i64 12
  %151 = extractelement <32 x i64> %0, i64 13
  %152 = inttoptr i64 %151 to ptr
  %153 = load i32, ptr %152, align 4
  %154 = insertelement <16 x i32> %150, i32 %153, i64 13
  %155 = extractelement <32 x i64> %0, i64 14
  %156 = inttoptr i64 %155 to ptr
  %157 = load i32, ptr %156, align 4
  %158 = insertelement <16 x i32> %154, i32 %157, i64 14
  %159 = extractelement <32 x i64> %0, i64 15
  %160 = inttoptr i64 %159 to ptr
  %161 = load i32, ptr %160, align 4
  %162 = insertelement <16 x i32> %158, i32 %161, i64 15
  store <16 x i32> %162, ptr %1, align 1
  %163 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %164, i64 0
  %166 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %167 = load i32, ptr %166, align 4
  %168 = insertelement <16 x i32> %165, i32 %167, i64 1
  %169 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %170 = load i32, ptr %169, align 4
  %171 = insertelement <16 x i32> %168, i32 %170, i64 2
  %172 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <16 x i32> %171, i32 %173, i64 3
  %175 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %176 = load i32, ptr %175, align 4
  %177 = insertelement <16 x i32> %174, i32 %176, i64 4
  %178 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <16 x i32> %177, i32 %179, i64 5
  %181 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %182 = load i32, ptr %181, align 4
  %183 = insertelement <16 x i32> %180, i32 %182, i64 6
  %184 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %185 = load i32, ptr %184, align 4
  %186 = insertelement <16 x i32> %183, i32 %185, i64 7
  %187 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %188 = load i32, ptr %187, align 4
  %189 = insertelement <16 x i32> %186, i32 %188, i64 8
  %190 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %191 = load i32, ptr %190, align 4
  %192 = insertelement <16 x i32> %189, i32 %191, i64 9
  %193 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %194 = load i32, ptr %193, align 4
  %195 = insertelement <16 x i32> %192, i32 %194, i64 10
  %196 = getelementptr inbounds nuw i8, ptr %144, i64 4
  %197 = load i32, ptr %196, align 4
  %198 = insertelement <16 x i32> %195, i32 %197, i64 11
  %199 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %200 = load i32, ptr %199, align 4
  %201 = insertelement <16 x i32> %198, i32 %200, i64 12
  %202 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %203 = load i32, ptr %202, align 4
  %204 = insertelement <16 x i32> %201, i32 %203, i64 13
  %205 = getelementptr inbounds nuw i8, ptr %156, i64 4
  %206 = load i32, ptr %205, align 4
  %207 = insertelement <16 x i32> %204, i32 %206, i64 14
  %208 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %209 = load i32, ptr %208, align 4
  %210 = insertelement <16 x i32> %207, i32 %209, i64 15
  %211 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <16 x i32> %210, ptr %211, align 1
  br label %221
212:
  %213 = load i32, ptr %21, align 4
  %214 = insertelement <16 x i32> poison, i32 %213, i64 0
  %215 = shufflevector <16 x i32> %214, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %215, ptr %1, align 1
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %217 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %218 = load i32, ptr %217, align 4
  %219 = insertelement <16 x i32> poison, i32 %218, i64 0
  %220 = shufflevector <16 x i32> %219, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %220, ptr %216, align 1
  br label %221
221:
  %222 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %223 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %224 = extractelement <32 x i64> %0, i64 16
  %225 = inttoptr i64 %224 to ptr
  %226 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %227 = add <16 x i64> %226, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120>
  %228 = icmp ne <16 x i64> %222, %227
  %229 = bitcast <16 x i1> %228 to i16
  %230 = icmp eq i16 %229, 0
  br i1 %230, label %231, label %298
231:
  %232 = load <32 x i32>, ptr %225, align 1
  %233 = extractelement <32 x i32> %232, i64 0
  %234 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %233, i64 0
  %235 = extractelement <32 x i32> %232, i64 2
  %236 = insertelement <16 x i32> %234, i32 %235, i64 1
  %237 = extractelement <32 x i32> %232, i64 4
  %238 = insertelement <16 x i32> %236, i32 %237, i64 2
  %239 = extractelement <32 x i32> %232, i64 6
  %240 = insertelement <16 x i32> %238, i32 %239, i64 3
  %241 = extractelement <32 x i32> %232, i64 8
  %242 = insertelement <16 x i32> %240, i32 %241, i64 4
  %243 = extractelement <32 x i32> %232, i64 10
  %244 = insertelement <16 x i32> %242, i32 %243, i64 5
  %245 = extractelement <32 x i32> %232, i64 12
  %246 = insertelement <16 x i32> %244, i32 %245, i64 6
  %247 = extractelement <32 x i32> %232, i64 14
  %248 = insertelement <16 x i32> %246, i32 %247, i64 7
  %249 = extractelement <32 x i32> %232, i64 16
  %250 = insertelement <16 x i32> %248, i32 %249, i64 8
  %251 = extractelement <32 x i32> %232, i64 18
  %252 = insertelement <16 x i32> %250, i32 %251, i64 9
  %253 = extractelement <32 x i32> %232, i64 20
  %254 = insertelement <16 x i32> %252, i32 %253, i64 10
  %255 = extractelement <32 x i32> %232, i64 22
  %256 = insertelement <16 x i32> %254, i32 %255, i64 11
  %257 = extractelement <32 x i32> %232, i64 24
  %258 = insertelement <16 x i32> %256, i32 %257, i64 12
  %259 = extractelement <32 x i32> %232, i64 26
  %260 = insertelement <16 x i32> %258, i32 %259, i64 13
  %261 = extractelement <32 x i32> %232, i64 28
  %262 = insertelement <16 x i32> %260, i32 %261, i64 14
  %263 = extractelement <32 x i32> %232, i64 30
  %264 = insertelement <16 x i32> %262, i32 %263, i64 15
  store <16 x i32> %264, ptr %223, align 1
  %265 = extractelement <32 x i32> %232, i64 1
  %266 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %265, i64 0
  %267 = extractelement <32 x i32> %232, i64 3
  %268 = insertelement <16 x i32> %266, i32 %267, i64 1
  %269 = extractelement <32 x i32> %232, i64 5
  %270 = insertelement <16 x i32> %268, i32 %269, i64 2
  %271 = extractelement <32 x i32> %232, i64 7
  %272 = insertelement <16 x i32> %270, i32 %271, i64 3
  %273 = extractelement <32 x i32> %232, i64 9
  %274 = insertelement <16 x i32> %272, i32 %273, i64 4
  %275 = extractelement <32 x i32> %232, i64 11
  %276 = insertelement <16 x i32> %274, i32 %275, i64 5
  %277 = extractelement <32 x i32> %232, i64 13
  %278 = insertelement <16 x i32> %276, i32 %277, i64 6
  %279 = extractelement <32 x i32> %232, i64 15
  %280 = insertelement <16 x i32> %278, i32 %279, i64 7
  %281 = extractelement <32 x i32> %232, i64 17
  %282 = insertelement <16 x i32> %280, i32 %281, i64 8
  %283 = extractelement <32 x i32> %232, i64 19
  %284 = insertelement <16 x i32> %282, i32 %283, i64 9
  %285 = extractelement <32 x i32> %232, i64 21
  %286 = insertelement <16 x i32> %284, i32 %285, i64 10
  %287 = extractelement <32 x i32> %232, i64 23
  %288 = insertelement <16 x i32> %286, i32 %287, i64 11
  %289 = extractelement <32 x i32> %232, i64 25
  %290 = insertelement <16 x i32> %288, i32 %289, i64 12
  %291 = extractelement <32 x i32> %232, i64 27
  %292 = insertelement <16 x i32> %290, i32 %291, i64 13
  %293 = extractelement <32 x i32> %232, i64 29
  %294 = insertelement <16 x i32> %292, i32 %293, i64 14
  %295 = extractelement <32 x i32> %232, i64 31
  %296 = insertelement <16 x i32> %294, i32 %295, i64 15
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <16 x i32> %296, ptr %297, align 1
  br label %425
298:
  %299 = icmp ne <16 x i64> %222, %226
  %300 = bitcast <16 x i1> %299 to i16
  %301 = icmp eq i16 %300, 0
  br i1 %301, label %416, label %302
302:
  %303 = extractelement <32 x i64> %0, i64 16
  %304 = inttoptr i64 %303 to ptr
  %305 = load i32, ptr %304, align 4
  %306 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %305, i64 0
  %307 = extractelement <32 x i64> %0, i64 17
  %308 = inttoptr i64 %307 to ptr
  %309 = load i32, ptr %308, align 4
  %310 = insertelement <16 x i32> %306, i32 %309, i64 1
  %311 = extractelement <32 x i64> %0, i64 18
  %312 = inttoptr i64 %311 to ptr
  %313 = load i32, ptr %312, align 4
  %314 = insertelement <16 x i32> %310, i32 %313, i64 2
  %315 = extractelement <32 x i64> %0, i64 19
  %316 = inttoptr i64 %315 to ptr
  %317 = load i32, ptr %316, align 4
  %318 = insertelement <16 x i32> %314, i32 %317, i64 3
  %319 = extractelement <32 x i64> %0, i64 20
  %320 = inttoptr i64 %319 to ptr
  %321 = load i32, ptr %320, align 4
  %322 = insertelement <16 x i32> %318, i32 %321, i64 4
  %323 = extractelement <32 x i64> %0, i64 21
  %324 = inttoptr i64 %323 to ptr
  %325 = load i32, ptr %324, align 4
  %326 = insertelement <16 x i32> %322, i32 %325, i64 5
  %327 = extractelement <32 x i64> %0, i64 22
  %328 = inttoptr i64 %327 to ptr
  %329 = load i32, ptr %328, align 4
  %330 = insertelement <16 x i32> %326, i32 %329, i64 6
  %331 = extractelement <32 x i64> %0, i64 23
  %332 = inttoptr i64 %331 to ptr
  %333 = load i32, ptr %332, align 4
  %334 = insertelement <16 x i32> %330, i32 %333, i64 7
  %335 = extractelement <32 x i64> %0, i64 24
  %336 = inttoptr i64 %335 to ptr
  %337 = load i32, ptr %336, align 4
  %338 = insertelement <16 x i32> %334, i32 %337, i64 8
  %339 = extractelement <32 x i64> %0, i64 25
  %340 = inttoptr i64 %339 to ptr
  %341 = load i32, ptr %340, align 4
  %342 = insertelement <16 x i32> %338, i32 %341, i64 9
  %343 = extractelement <32 x i64> %0, i64 26
  %344 = inttoptr i64 %343 to ptr
  %345 = load i32, ptr %344, align 4
  %346 = insertelement <16 x i32> %342, i32 %345, i64 10
  %347 = extractelement <32 x i64> %0, i64 27
  %348 = inttoptr i64 %347 to ptr
  %349 = load i32, ptr %348, align 4
  %350 = insertelement <16 x i32> %346, i32 %349, i64 11
  %351 = extractelement <32 x i64> %0, i64 28
  %352 = inttoptr i64 %351 to ptr
  %353 = load i32, ptr %352, align 4
  %354 = insertelement <16 x i32> %350, i32 %353, i64 12
  %355 = extractelement <32 x i64> %0, i64 29
  %356 = inttoptr i64 %355 to ptr
  %357 = load i32, ptr %356, align 4
  %358 = insertelement <16 x i32> %354, i32 %357, i64 13
  %359 = extractelement <32 x i64> %0, i64 30
  %360 = inttoptr i64 %359 to ptr
  %361 = load i32, ptr %360, align 4
  %362 = insertelement <16 x i32> %358, i32 %361, i64 14
  %363 = extractelement <32 x i64> %0, i64 31
  %364 = inttoptr i64 %363 to ptr
  %365 = load i32, ptr %364, align 4
  %366 = insertelement <16 x i32> %362, i32 %365, i64 15
  store <16 x i32> %366, ptr %223, align 1
  %367 = getelementptr inbounds nuw i8, ptr %304, i64 4
  %368 = load i32, ptr %367, align 4
  %369 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %368, i64 0
  %370 = getelementptr inbounds nuw i8, ptr %308, i64 4
  %371 = load i32, ptr %370, align 4
  %372 = insertelement <16 x i32> %369, i32 %371, i64 1
  %373 = getelementptr inbounds nuw i8, ptr %312, i64 4
  %374 = load i32, ptr %373, align 4
  %375 = insertelement <16 x i32> %372, i32 %374, i64 2
  %376 = getelementptr inbounds nuw i8, ptr %316, i64 4
  %377 = load i32, ptr %376, align 4
  %378 = insertelement <16 x i32> %375, i32 %377, i64 3
  %379 = getelementptr inbounds nuw i8, ptr %320, i64 4
  %380 = load i32, ptr %379, align 4
  %381 = insertelement <16 x i32> %378, i32 %380, i64 4
  %382 = getelementptr inbounds nuw i8, ptr %324, i64 4
  %383 = load i32, ptr %382, align 4
  %384 = insertelement <16 x i32> %381, i32 %383, i64 5
  %385 = getelementptr inbounds nuw i8, ptr %328, i64 4
  %386 = load i32, ptr %385, align 4
  %387 = insertelement <16 x i32> %384, i32 %386, i64 6
  %388 = getelementptr inbounds nuw i8, ptr %332, i64 4
  %389 = load i32, ptr %388, align 4
  %390 = insertelement <16 x i32> %387, i32 %389, i64 7
  %391 = getelementptr inbounds nuw i8, ptr %336, i64 4
  %392 = load i32, ptr %391, align 4
  %393 = insertelement <16 x i32> %390, i32 %392, i64 8
  %394 = getelementptr inbounds nuw i8, ptr %340, i64 4
  %395 = load i32, ptr %394, align 4
  %396 = insertelement <16 x i32> %393, i32 %395, i64 9
  %397 = getelementptr inbounds nuw i8, ptr %344, i64 4
  %398 = load i32, ptr %397, align 4
  %399 = insertelement <16 x i32> %396, i32 %398, i64 10
  %400 = getelementptr inbounds nuw i8, ptr %348, i64 4
  %401 = load i32, ptr %400, align 4
  %402 = insertelement <16 x i32> %399, i32 %401, i64 11
  %403 = getelementptr inbounds nuw i8, ptr %352, i64 4
  %404 = load i32, ptr %403, align 4
  %405 = insertelement <16 x i32> %402, i32 %404, i64 12
  %406 = getelementptr inbounds nuw i8, ptr %356, i64 4
  %407 = load i32, ptr %406, align 4
  %408 = insertelement <16 x i32> %405, i32 %407, i64 13
  %409 = getelementptr inbounds nuw i8, ptr %360, i64 4
  %410 = load i32, ptr %409, align 4
  %411 = insertelement <16 x i32> %408, i32 %410, i64 14
  %412 = getelementptr inbounds nuw i8, ptr %364, i64 4
  %413 = load i32, ptr %412, align 4
  %414 = insertelement <16 x i32> %411, i32 %413, i64 15
  %415 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <16 x i32> %414, ptr %415, align 1
  br label %425
416:
  %417 = load i32, ptr %225, align 4
  %418 = insertelement <16 x i32> poison, i32 %417, i64 0
  %419 = shufflevector <16 x i32> %418, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %419, ptr %223, align 1
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %421 = getelementptr inbounds nuw i8, ptr %225, i64 4
  %422 = load i32, ptr %421, align 4
  %423 = insertelement <16 x i32> poison, i32 %422, i64 0
  %424 = shufflevector <16 x i32> %423, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %424, ptr %420, align 1
  br label %425
425:
  ret void
}
define void @load_4(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 512)) %1) noinline {
  %3 = shufflevector <32 x i64> %0, <32 x i64> poison, <32 x i32> zeroinitializer
  %4 = icmp ne <32 x i64> %0, %3
  %5 = bitcast <32 x i1> %4 to i32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %28
7:
  %8 = extractelement <32 x i64> %0, i64 0
  %9 = inttoptr i64 %8 to ptr
  %10 = load i32, ptr %9, align 4
  %11 = insertelement <32 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %12, ptr %1, align 1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = insertelement <32 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <32 x i32> %16, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %17, ptr %13, align 1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %20 = load i32, ptr %19, align 4
  %21 = insertelement <32 x i32> poison, i32 %20, i64 0
  %22 = shufflevector <32 x i32> %21, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %22, ptr %18, align 1
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %25 = load i32, ptr %24, align 4
  %26 = insertelement <32 x i32> poison, i32 %25, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %27, ptr %23, align 1
  br label %783
28:
  %29 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %30 = extractelement <32 x i64> %0, i64 0
  %31 = inttoptr i64 %30 to ptr
  %32 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %33 = add <16 x i64> %32, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240>
  %34 = icmp ne <16 x i64> %29, %33
  %35 = bitcast <16 x i1> %34 to i16
  %36 = icmp eq i16 %35, 0
  br i1 %36, label %37, label %170
37:
  %38 = load <64 x i32>, ptr %31, align 1
  %39 = extractelement <64 x i32> %38, i64 0
  %40 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %39, i64 0
  %41 = extractelement <64 x i32> %38, i64 4
  %42 = insertelement <16 x i32> %40, i32 %41, i64 1
  %43 = extractelement <64 x i32> %38, i64 8
  %44 = insertelement <16 x i32> %42, i32 %43, i64 2
  %45 = extractelement <64 x i32> %38, i64 12
  %46 = insertelement <16 x i32> %44, i32 %45, i64 3
  %47 = extractelement <64 x i32> %38, i64 16
  %48 = insertelement <16 x i32> %46, i32 %47, i64 4
  %49 = extractelement <64 x i32> %38, i64 20
  %50 = insertelement <16 x i32> %48, i32 %49, i64 5
  %51 = extractelement <64 x i32> %38, i64 24
  %52 = insertelement <16 x i32> %50, i32 %51, i64 6
  %53 = extractelement <64 x i32> %38, i64 28
  %54 = insertelement <16 x i32> %52, i32 %53, i64 7
  %55 = extractelement <64 x i32> %38, i64 32
  %56 = insertelement <16 x i32> %54, i32 %55, i64 8
  %57 = extractelement <64 x i32> %38, i64 36
  %58 = insertelement <16 x i32> %56, i32 %57, i64 9
  %59 = extractelement <64 x i32> %38, i64 40
  %60 = insertelement <16 x i32> %58, i32 %59, i64 10
  %61 = extractelement <64 x i32> %38, i64 44
  %62 = insertelement <16 x i32> %60, i32 %61, i64 11
  %63 = extractelement <64 x i32> %38, i64 48
  %64 = insertelement <16 x i32> %62, i32 %63, i64 12
  %65 = extractelement <64 x i32> %38, i64 52
  %66 = insertelement <16 x i32> %64, i32 %65, i64 13
  %67 = extractelement <64 x i32> %38, i64 56
  %68 = insertelement <16 x i32> %66, i32 %67, i64 14
  %69 = extractelement <64 x i32> %38, i64 60
  %70 = insertelement <16 x i32> %68, i32 %69, i64 15
  store <16 x i32> %70, ptr %1, align 1
  %71 = extractelement <64 x i32> %38, i64 1
  %72 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %71, i64 0
  %73 = extractelement <64 x i32> %38, i64 5
  %74 = insertelement <16 x i32> %72, i32 %73, i64 1
  %75 = extractelement <64 x i32> %38, i64 9
  %76 = insertelement <16 x i32> %74, i32 %75, i64 2
  %77 = extractelement <64 x i32> %38, i64 13
  %78 = insertelement <16 x i32> %76, i32 %77, i64 3
  %79 = extractelement <64 x i32> %38, i64 17
  %80 = insertelement <16 x i32> %78, i32 %79, i64 4
  %81 = extractelement <64 x i32> %38, i64 21
  %82 = insertelement <16 x i32> %80, i32 %81, i64 5
  %83 = extractelement <64 x i32> %38, i64 25
  %84 = insertelement <16 x i32> %82, i32 %83, i64 6
  %85 = extractelement <64 x i32> %38, i64 29
  %86 = insertelement <16 x i32> %84, i32 %85, i64 7
  %87 = extractelement <64 x i32> %38, i64 33
  %88 = insertelement <16 x i32> %86, i32 %87, i64 8
  %89 = extractelement <64 x i32> %38, i64 37
  %90 = insertelement <16 x i32> %88, i32 %89, i64 9
  %91 = extractelement <64 x i32> %38, i64 41
  %92 = insertelement <16 x i32> %90, i32 %91, i64 10
  %93 = extractelement <64 x i32> %38, i64 45
  %94 = insertelement <16 x i32> %92, i32 %93, i64 11
  %95 = extractelement <64 x i32> %38, i64 49
  %96 = insertelement <16 x i32> %94, i32 %95, i64 12
  %97 = extractelement <64 x i32> %38, i64 53
  %98 = insertelement <16 x i32> %96, i32 %97, i64 13
  %99 = extractelement <64 x i32> %38, i64 57
  %100 = insertelement <16 x i32> %98, i32 %99, i64 14
  %101 = extractelement <64 x i32> %38, i64 61
  %102 = insertelement <16 x i32> %100, i32 %101, i64 15
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <16 x i32> %102, ptr %103, align 1
  %104 = extractelement <64 x i32> %38, i64 2
  %105 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %104, i64 0
  %106 = extractelement <64 x i32> %38, i64 6
  %107 = insertelement <16 x i32> %105, i32 %106, i64 1
  %108 = extractelement <64 x i32> %38, i64 10
  %109 = insertelement <16 x i32> %107, i32 %108, i64 2
  %110 = extractelement <64 x i32> %38, i64 14
  %111 = insertelement <16 x i32> %109, i32 %110, i64 3
  %112 = extractelement <64 x i32> %38, i64 18
  %113 = insertelement <16 x i32> %111, i32 %112, i64 4
  %114 = extractelement <64 x i32> %38, i64 22
  %115 = insertelement <16 x i32> %113, i32 %114, i64 5
  %116 = extractelement <64 x i32> %38, i64 26
  %117 = insertelement <16 x i32> %115, i32 %116, i64 6
  %118 = extractelement <64 x i32> %38, i64 30
  %119 = insertelement <16 x i32> %117, i32 %118, i64 7
  %120 = extractelement <64 x i32> %38, i64 34
  %121 = insertelement <16 x i32> %119, i32 %120, i64 8
  %122 = extractelement <64 x i32> %38, i64 38
  %123 = insertelement <16 x i32> %121, i32 %122, i64 9
  %124 = extractelement <64 x i32> %38, i64 42
  %125 = insertelement <16 x i32> %123, i32 %124, i64 10
  %126 = extractelement <64 x i32> %38, i64 46
  %127 = insertelement <16 x i32> %125, i32 %126, i64 11
  %128 = extractelement <64 x i32> %38, i64 50
  %129 = insertelement <16 x i32> %127, i32 %128, i64 12
  %130 = extractelement <64 x i32> %38, i64 54
  %131 = insertelement <16 x i32> %129, i32 %130, i64 13
  %132 = extractelement <64 x i32> %38, i64 58
  %133 = insertelement <16 x i32> %131, i32 %132, i64 14
  %134 = extractelement <64 x i32> %38, i64 62
  %135 = insertelement <16 x i32> %133, i32 %134, i64 15
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store <16 x i32> %135, ptr %136, align 1
  %137 = extractelement <64 x i32> %38, i64 3
  %138 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %137, i64 0
  %139 = extractelement <64 x i32> %38, i64 7
  %140 = insertelement <16 x i32> %138, i32 %139, i64 1
  %141 = extractelement <64 x i32> %38, i64 11
  %142 = insertelement <16 x i32> %140, i32 %141, i64 2
  %143 = extractelement <64 x i32> %38, i64 15
  %144 = insertelement <16 x i32> %142, i32 %143, i64 3
  %145 = extractelement <64 x i32> %38, i64 19
  %146 = insertelement <16 x i32> %144, i32 %145, i64 4
  %147 = extractelement <64 x i32> %38, i64 23
  %148 = insertelement <16 x i32> %146, i32 %147, i64 5
  %149 = extractelement <64 x i32> %38, i64 27
  %150 = insertelement <16 x i32> %148, i32 %149, i64 6
  %151 = extractelement <64 x i32> %38, i64 31
  %152 = insertelement <16 x i32> %150, i32 %151, i64 7
  %153 = extractelement <64 x i32> %38, i64 35
  %154 = insertelement <16 x i32> %152, i32 %153, i64 8
  %155 = extractelement <64 x i32> %38, i64 39
  %156 = insertelement <16 x i32> %154, i32 %155, i64 9
  %157 = extractelement <64 x i32> %38, i64 43
  %158 = insertelement <16 x i32> %156, i32 %157, i64 10
  %159 = extractelement <64 x i32> %38, i64 47
  %160 = insertelement <16 x i32> %158, i32 %159, i64 11
  %161 = extractelement <64 x i32> %38, i64 51
  %162 = insertelement <16 x i32> %160, i32 %161, i64 12
  %163 = extractelement <64 x i32> %38, i64 55
  %164 = insertelement <16 x i32> %162, i32 %163, i64 13
  %165 = extractelement <64 x i32> %38, i64 59
  %166 = insertelement <16 x i32> %164, i32 %165, i64 14
  %167 = extractelement <64 x i32> %38, i64 63
  %168 = insertelement <16 x i32> %166, i32 %167, i64 15
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store <16 x i32> %168, ptr %169, align 1
  br label %405
170:
  %171 = icmp ne <16 x i64> %29, %32
  %172 = bitcast <16 x i1> %171 to i16
  %173 = icmp eq i16 %172, 0
  br i1 %173, label %386, label %174
174:
  %175 = extractelement <32 x i64> %0, i64 0
  %176 = inttoptr i64 %175 to ptr
  %177 = load i32, ptr %176, align 4
  %178 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %177, i64 0
  %179 = extractelement <32 x i64> %0, i64 1
  %180 = inttoptr i64 %179 to ptr
  %181 = load i32, ptr %180, align 4
  %182 = insertelement <16 x i32> %178, i32 %181, i64 1
  %183 = extractelement <32 x i64> %0, i64 2
  %184 = inttoptr i64 %183 to ptr
  %185 = load i32, ptr %184, align 4
  %186 = insertelement <16 x i32> %182, i32 %185, i64 2
  %187 = extractelement <32 x i64> %0, i64 3
  %188 = inttoptr i64 %187 to ptr
  %189 = load i32, ptr %188, align 4
  %190 = insertelement <16 x i32> %186, i32 %189, i64 3
  %191 = extractelement <32 x i64> %0, i64 4
  %192 = inttoptr i64 %191 to ptr
  %193 = load i32, ptr %192, align 4
  %194 = insertelement <16 x i32> %190, i32 %193, i64 4
  %195 = extractelement <32 x i64> %0, i64 5
  %196 = inttoptr i64 %195 to ptr
  %197 = load i32, ptr %196, align 4
  %198 = insertelement <16 x i32> %194, i32 %197, i64 5
  %199 = extractelement <32 x i64> %0, i64 6
  %200 = inttoptr i64 %199 to ptr
  %201 = load i32, ptr %200, align 4
  %202 = insertelement <16 x i32> %198, i32 %201, i64 6
  %203 = extractelement <32 x i64> %0, i64 7
  %204 = inttoptr i64 %203 to ptr
  %205 = load i32, ptr %204, align 4
  %206 = insertelement <16 x i32> %202, i32 %205, i64 7
  %207 = extractelement <32 x i64> %0, i64 8
  %208 = inttoptr i64 %207 to ptr
  %209 = load i32, ptr %208, align 4
  %210 = insertelement <16 x i32> %206, i32 %209, i64 8
  %211 = extractelement <32 x i64> %0, i64 9
  %212 = inttoptr i64 %211 to ptr
  %213 = load i32, ptr %212, align 4
  %214 = insertelement <16 x i32> %210, i32 %213, i64 9
  %215 = extractelement <32 x i64> %0, i64 10
  %216 = inttoptr i64 %215 to ptr
  %217 = load i32, ptr %216, align 4
  %218 = insertelement <16 x i32> %214, i32 %217, i64 10
  %219 = extractelement <32 x i64> %0, i64 11
  %220 = inttoptr i64 %219 to ptr
  %221 = load i32, ptr %220, align 4
  %222 = insertelement <16 x i32> %218, i32 %221, i64 11
  %223 = extractelement <32 x i64> %0, i64 12
  %224 = inttoptr i64 %223 to ptr
  %225 = load i32, ptr %224, align 4
  %226 = insertelement <16 x i32> %222, i32 %225, i64 12
  %227 = extractelement <32 x i64> %0, i64 13
  %228 = inttoptr i64 %227 to ptr
  %229 = load i32, ptr %228, align 4
  %230 = insertelement <16 x i32> %226, i32 %229, i64 13
  %231 = extractelement <32 x i64> %0, i64 14
  %232 = inttoptr i64 %231 to ptr
  %233 = load i32, ptr %232, align 4
  %234 = insertelement <16 x i32> %230, i32 %233, i64 14
  %235 = extractelement <32 x i64> %0, i64 15
  %236 = inttoptr i64 %235 to ptr
  %237 = load i32, ptr %236, align 4
  %238 = insertelement <16 x i32> %234, i32 %237, i64 15
  store <16 x i32> %238, ptr %1, align 1
  %239 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %240 = load i32, ptr %239, align 4
  %241 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %240, i64 0
  %242 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %243 = load i32, ptr %242, align 4
  %244 = insertelement <16 x i32> %241, i32 %243, i64 1
  %245 = getelementptr inbounds nuw i8, ptr %184, i64 4
  %246 = load i32, ptr %245, align 4
  %247 = insertelement <16 x i32> %244, i32 %246, i64 2
  %248 = getelementptr inbounds nuw i8, ptr %188, i64 4
  %249 = load i32, ptr %248, align 4
  %250 = insertelement <16 x i32> %247, i32 %249, i64 3
  %251 = getelementptr inbounds nuw i8, ptr %192, i64 4
  %252 = load i32, ptr %251, align 4
  %253 = insertelement <16 x i32> %250, i32 %252, i64 4
  %254 = getelementptr inbounds nuw i8, ptr %196, i64 4
  %255 = load i32, ptr %254, align 4
  %256 = insertelement <16 x i32> %253, i32 %255, i64 5
  %257 = getelementptr inbounds nuw i8, ptr %200, i64 4
  %258 = load i32, ptr %257, align 4
  %259 = insertelement <16 x i32> %256, i32 %258, i64 6
  %260 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %261 = load i32, ptr %260, align 4
  %262 = insertelement <16 x i32> %259, i32 %261, i64 7
  %263 = getelementptr inbounds nuw i8, ptr %208, i64 4
  %264 = load i32, ptr %263, align 4
  %265 = insertelement <16 x i32> %262, i32 %264, i64 8
  %266 = getelementptr inbounds nuw i8, ptr %212, i64 4
  %267 = load i32, ptr %266, align 4
  %268 = insertelement <16 x i32> %265, i32 %267, i64 9
  %269 = getelementptr inbounds nuw i8, ptr %216, i64 4
  %270 = load i32, ptr %269, align 4
  %271 = insertelement <16 x i32> %268, i32 %270, i64 10
  %272 = getelementptr inbounds nuw i8, ptr %220, i64 4
  %273 = load i32, ptr %272, align 4
  %274 = insertelement <16 x i32> %271, i32 %273, i64 11
  %275 = getelementptr inbounds nuw i8, ptr %224, i64 4
  %276 = load i32, ptr %275, align 4
  %277 = insertelement <16 x i32> %274, i32 %276, i64 12
  %278 = getelementptr inbounds nuw i8, ptr %228, i64 4
  %279 = load i32, ptr %278, align 4
  %280 = insertelement <16 x i32> %277, i32 %279, i64 13
  %281 = getelementptr inbounds nuw i8, ptr %232, i64 4
  %282 = load i32, ptr %281, align 4
  %283 = insertelement <16 x i32> %280, i32 %282, i64 14
  %284 = getelementptr inbounds nuw i8, ptr %236, i64 4
  %285 = load i32, ptr %284, align 4
  %286 = insertelement <16 x i32> %283, i32 %285, i64 15
  %287 = getelementptr inbounds nuw i8, ptr %1, i64 128
  store <16 x i32> %286, ptr %287, align 1
  %288 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %289 = load i32, ptr %288, align 4
  %290 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %289, i64 0
  %291 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %292 = load i32, ptr %291, align 4
  %293 = insertelement <16 x i32> %290, i32 %292, i64 1
  %294 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %295 = load i32, ptr %294, align 4
  %296 = insertelement <16 x i32> %293, i32 %295, i64 2
  %297 = getelementptr inbounds nuw i8, ptr %188, i64 8
  %298 = load i32, ptr %297, align 4
  %299 = insertelement <16 x i32> %296, i32 %298, i64 3
  %300 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %301 = load i32, ptr %300, align 4
  %302 = insertelement <16 x i32> %299, i32 %301, i64 4
  %303 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %304 = load i32, ptr %303, align 4
  %305 = insertelement <16 x i32> %302, i32 %304, i64 5
  %306 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %307 = load i32, ptr %306, align 4
  %308 = insertelement <16 x i32> %305, i32 %307, i64 6
  %309 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %310 = load i32, ptr %309, align 4
  %311 = insertelement <16 x i32> %308, i32 %310, i64 7
  %312 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %313 = load i32, ptr %312, align 4
  %314 = insertelement <16 x i32> %311, i32 %313, i64 8
  %315 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %316 = load i32, ptr %315, align 4
  %317 = insertelement <16 x i32> %314, i32 %316, i64 9
  %318 = getelementptr inbounds nuw i8, ptr %216, i64 8
  %319 = load i32, ptr %318, align 4
  %320 = insertelement <16 x i32> %317, i32 %319, i64 10
  %321 = getelementptr inbounds nuw i8, ptr %220, i64 8
  %322 = load i32, ptr %321, align 4
  %323 = insertelement <16 x i32> %320, i32 %322, i64 11
  %324 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %325 = load i32, ptr %324, align 4
  %326 = insertelement <16 x i32> %323, i32 %325, i64 12
  %327 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %328 = load i32, ptr %327, align 4
  %329 = insertelement <16 x i32> %326, i32 %328, i64 13
  %330 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %331 = load i32, ptr %330, align 4
  %332 = insertelement <16 x i32> %329, i32 %331, i64 14
  %333 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %334 = load i32, ptr %333, align 4
  %335 = insertelement <16 x i32> %332, i32 %334, i64 15
  %336 = getelementptr inbounds nuw i8, ptr %1, i64 256
  store <16 x i32> %335, ptr %336, align 1
  %337 = getelementptr inbounds nuw i8, ptr %176, i64 12
  %338 = load i32, ptr %337, align 4
  %339 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %338, i64 0
  %340 = getelementptr inbounds nuw i8, ptr %180, i64 12
  %341 = load i32, ptr %340, align 4
  %342 = insertelement <16 x i32> %339, i32 %341, i64 1
  %343 = getelementptr inbounds nuw i8, ptr %184, i64 12
  %344 = load i32, ptr %343, align 4
  %345 = insertelement <16 x i32> %342, i32 %344, i64 2
  %346 = getelementptr inbounds nuw i8, ptr %188, i64 12
  %347 = load i32, ptr %346, align 4
  %348 = insertelement <16 x i32> %345, i32 %347, i64 3
  %349 = getelementptr inbounds nuw i8, ptr %192, i64 12
  %350 = load i32, ptr %349, align 4
  %351 = insertelement <16 x i32> %348, i32 %350, i64 4
  %352 = getelementptr inbounds nuw i8, ptr %196, i64 12
  %353 = load i32, ptr %352, align 4
  %354 = insertelement <16 x i32> %351, i32 %353, i64 5
  %355 = getelementptr inbounds nuw i8, ptr %200, i64 12
  %356 = load i32, ptr %355, align 4
  %357 = insertelement <16 x i32> %354, i32 %356, i64 6
  %358 = getelementptr inbounds nuw i8, ptr %204, i64 12
  %359 = load i32, ptr %358, align 4
  %360 = insertelement <16 x i32> %357, i32 %359, i64 7
  %361 = getelementptr inbounds nuw i8, ptr %208, i64 12
  %362 = load i32, ptr %361, align 4
  %363 = insertelement <16 x i32> %360, i32 %362, i64 8
  %364 = getelementptr inbounds nuw i8, ptr %212, i64 12
  %365 = load i32, ptr %364, align 4
  %366 = insertelement <16 x i32> %363, i32 %365, i64 9
  %367 = getelementptr inbounds nuw i8, ptr %216, i64 12
  %368 = load i32, ptr %367, align 4
  %369 = insertelement <16 x i32> %366, i32 %368, i64 10
  %370 = getelementptr inbounds nuw i8, ptr %220, i64 12
  %371 = load i32, ptr %370, align 4
  %372 = insertelement <16 x i32> %369, i32 %371, i64 11
  %373 = getelementptr inbounds nuw i8, ptr %224, i64 12
  %374 = load i32, ptr %373, align 4
  %375 = insertelement <16 x i32> %372, i32 %374, i64 12
  %376 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %377 = load i32, ptr %376, align 4
  %378 = insertelement <16 x i32> %375, i32 %377, i64 13
  %379 = getelementptr inbounds nuw i8, ptr %232, i64 12
  %380 = load i32, ptr %379, align 4
  %381 = insertelement <16 x i32> %378, i32 %380, i64 14
  %382 = getelementptr inbounds nuw i8, ptr %236, i64 12
  %383 = load i32, ptr %382, align 4
  %384 = insertelement <16 x i32> %381, i32 %383, i64 15
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 384
  store <16 x i32> %384, ptr %385, align 1
  br label %405
386:
  %387 = load i32, ptr %31, align 4
  %388 = insertelement <16 x i32> poison, i32 %387, i64 0
  %389 = shufflevector <16 x i32> %388, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %389, ptr %1, align 1
  %390 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %391 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %392 = load i32, ptr %391, align 4
  %393 = insertelement <16 x i32> poison, i32 %392, i64 0
  %394 = shufflevector <16 x i32> %393, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %394, ptr %390, align 1
  %395 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %396 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %397 = load i32, ptr %396, align 4
  %398 = insertelement <16 x i32> poison, i32 %397, i64 0
  %399 = shufflevector <16 x i32> %398, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %399, ptr %395, align 1
  %400 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %401 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %402 = load i32, ptr %401, align 4
  %403 = insertelement <16 x i32> poison, i32 %402, i64 0
  %404 = shufflevector <16 x i32> %403, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %404, ptr %400, align 1
  br label %405
405:
  %406 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %407 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %408 = extractelement <32 x i64> %0, i64 16
  %409 = inttoptr i64 %408 to ptr
  %410 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %411 = add <16 x i64> %410, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240>
  %412 = icmp ne <16 x i64> %406, %411
  %413 = bitcast <16 x i1> %412 to i16
  %414 = icmp eq i16 %413, 0
  br i1 %414, label %415, label %548
415:
  %416 = load <64 x i32>, ptr %409, align 1
  %417 = extractelement <64 x i32> %416, i64 0
  %418 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %417, i64 0
  %419 = extractelement <64 x i32> %416, i64 4
  %420 = insertelement <16 x i32> %418, i32 %419, i64 1
  %421 = extractelement <64 x i32> %416, i64 8
  %422 = insertelement <16 x i32> %420, i32 %421, i64 2
  %423 = extractelement <64 x i32> %416, i64 12
  %424 = insertelement <16 x i32> %422, i32 %423, i64 3
  %425 = extractelement <64 x i32> %416, i64 16
  %426 = insertelement <16 x i32> %424, i32 %425, i64 4
  %427 = extractelement <64 x i32> %416, i64 20
  %428 = insertelement <16 x i32> %426, i32 %427, i64 5
  %429 = extractelement <64 x i32> %416, i64 24
  %430 = insertelement <16 x i32> %428, i32 %429, i64 6
  %431 = extractelement <64 x i32> %416, i64 28
  %432 = insertelement <16 x i32> %430, i32 %431, i64 7
  %433 = extractelement <64 x i32> %416, i64 32
  %434 = insertelement <16 x i32> %432, i32 %433, i64 8
  %435 = extractelement <64 x i32> %416, i64 36
  %436 = insertelement <16 x i32> %434, i32 %435, i64 9
  %437 = extractelement <64 x i32> %416, i64 40
  %438 = insertelement <16 x i32> %436, i32 %437, i64 10
  %439 = extractelement <64 x i32> %416, i64 44
  %440 = insertelement <16 x i32> %438, i32 %439, i64 11
  %441 = extractelement <64 x i32> %416, i64 48
  %442 = insertelement <16 x i32> %440, i32 %441, i64 12
  %443 = extractelement <64 x i32> %416, i64 52
  %444 = insertelement <16 x i32> %442, i32 %443, i64 13
  %445 = extractelement <64 x i32> %416, i64 56
  %446 = insertelement <16 x i32> %444, i32 %445, i64 14
  %447 = extractelement <64 x i32> %416, i64 60
  %448 = insertelement <16 x i32> %446, i32 %447, i64 15
  store <16 x i32> %448, ptr %407, align 1
  %449 = extractelement <64 x i32> %416, i64 1
  %450 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %449, i64 0
  %451 = extractelement <64 x i32> %416, i64 5
  %452 = insertelement <16 x i32> %450, i32 %451, i64 1
  %453 = extractelement <64 x i32> %416, i64 9
  %454 = insertelement <16 x i32> %452, i32 %453, i64 2
  %455 = extractelement <64 x i32> %416, i64 13
  %456 = insertelement <16 x i32> %454, i32 %455, i64 3
  %457 = extractelement <64 x i32> %416, i64 17
  %458 = insertelement <16 x i32> %456, i32 %457, i64 4
  %459 = extractelement <64 x i32> %416, i64 21
  %460 = insertelement <16 x i32> %458, i32 %459, i64 5
  %461 = extractelement <64 x i32> %416, i64 25
  %462 = insertelement <16 x i32> %460, i32 %461, i64 6
  %463 = extractelement <64 x i32> %416, i64 29
  %464 = insertelement <16 x i32> %462, i32 %463, i64 7
  %465 = extractelement <64 x i32> %416, i64 33
  %466 = insertelement <16 x i32> %464, i32 %465, i64 8
  %467 = extractelement <64 x i32> %416, i64 37
  %468 = insertelement <16 x i32> %466, i32 %467, i64 9
  %469 = extractelement <64 x i32> %416, i64 41
  %470 = insertelement <16 x i32> %468, i32 %469, i64 10
  %471 = extractelement <64 x i32> %416, i64 45
  %472 = insertelement <16 x i32> %470, i32 %471, i64 11
  %473 = extractelement <64 x i32> %416, i64 49
  %474 = insertelement <16 x i32> %472, i32 %473, i64 12
  %475 = extractelement <64 x i32> %416, i64 53
  %476 = insertelement <16 x i32> %474, i32 %475, i64 13
  %477 = extractelement <64 x i32> %416, i64 57
  %478 = insertelement <16 x i32> %476, i32 %477, i64 14
  %479 = extractelement <64 x i32> %416, i64 61
  %480 = insertelement <16 x i32> %478, i32 %479, i64 15
  %481 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <16 x i32> %480, ptr %481, align 1
  %482 = extractelement <64 x i32> %416, i64 2
  %483 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %482, i64 0
  %484 = extractelement <64 x i32> %416, i64 6
  %485 = insertelement <16 x i32> %483, i32 %484, i64 1
  %486 = extractelement <64 x i32> %416, i64 10
  %487 = insertelement <16 x i32> %485, i32 %486, i64 2
  %488 = extractelement <64 x i32> %416, i64 14
  %489 = insertelement <16 x i32> %487, i32 %488, i64 3
  %490 = extractelement <64 x i32> %416, i64 18
  %491 = insertelement <16 x i32> %489, i32 %490, i64 4
  %492 = extractelement <64 x i32> %416, i64 22
  %493 = insertelement <16 x i32> %491, i32 %492, i64 5
  %494 = extractelement <64 x i32> %416, i64 26
  %495 = insertelement <16 x i32> %493, i32 %494, i64 6
  %496 = extractelement <64 x i32> %416, i64 30
  %497 = insertelement <16 x i32> %495, i32 %496, i64 7
  %498 = extractelement <64 x i32> %416, i64 34
  %499 = insertelement <16 x i32> %497, i32 %498, i64 8
  %500 = extractelement <64 x i32> %416, i64 38
  %501 = insertelement <16 x i32> %499, i32 %500, i64 9
  %502 = extractelement <64 x i32> %416, i64 42
  %503 = insertelement <16 x i32> %501, i32 %502, i64 10
  %504 = extractelement <64 x i32> %416, i64 46
  %505 = insertelement <16 x i32> %503, i32 %504, i64 11
  %506 = extractelement <64 x i32> %416, i64 50
  %507 = insertelement <16 x i32> %505, i32 %506, i64 12
  %508 = extractelement <64 x i32> %416, i64 54
  %509 = insertelement <16 x i32> %507, i32 %508, i64 13
  %510 = extractelement <64 x i32> %416, i64 58
  %511 = insertelement <16 x i32> %509, i32 %510, i64 14
  %512 = extractelement <64 x i32> %416, i64 62
  %513 = insertelement <16 x i32> %511, i32 %512, i64 15
  %514 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store <16 x i32> %513, ptr %514, align 1
  %515 = extractelement <64 x i32> %416, i64 3
  %516 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %515, i64 0
  %517 = extractelement <64 x i32> %416, i64 7
  %518 = insertelement <16 x i32> %516, i32 %517, i64 1
  %519 = extractelement <64 x i32> %416, i64 11
  %520 = insertelement <16 x i32> %518, i32 %519, i64 2
  %521 = extractelement <64 x i32> %416, i64 15
  %522 = insertelement <16 x i32> %520, i32 %521, i64 3
  %523 = extractelement <64 x i32> %416, i64 19
  %524 = insertelement <16 x i32> %522, i32 %523, i64 4
  %525 = extractelement <64 x i32> %416, i64 23
  %526 = insertelement <16 x i32> %524, i32 %525, i64 5
  %527 = extractelement <64 x i32> %416, i64 27
  %528 = insertelement <16 x i32> %526, i32 %527, i64 6
  %529 = extractelement <64 x i32> %416, i64 31
  %530 = insertelement <16 x i32> %528, i32 %529, i64 7
  %531 = extractelement <64 x i32> %416, i64 35
  %532 = insertelement <16 x i32> %530, i32 %531, i64 8
  %533 = extractelement <64 x i32> %416, i64 39
  %534 = insertelement <16 x i32> %532, i32 %533, i64 9
  %535 = extractelement <64 x i32> %416, i64 43
  %536 = insertelement <16 x i32> %534, i32 %535, i64 10
  %537 = extractelement <64 x i32> %416, i64 47
  %538 = insertelement <16 x i32> %536, i32 %537, i64 11
  %539 = extractelement <64 x i32> %416, i64 51
  %540 = insertelement <16 x i32> %538, i32 %539, i64 12
  %541 = extractelement <64 x i32> %416, i64 55
  %542 = insertelement <16 x i32> %540, i32 %541, i64 13
  %543 = extractelement <64 x i32> %416, i64 59
  %544 = insertelement <16 x i32> %542, i32 %543, i64 14
  %545 = extractelement <64 x i32> %416, i64 63
  %546 = insertelement <16 x i32> %544, i32 %545, i64 15
  %547 = getelementptr inbounds nuw i8, ptr %1, i64 448
  store <16 x i32> %546, ptr %547, align 1
  br label %783
548:
  %549 = icmp ne <16 x i64> %406, %410
  %550 = bitcast <16 x i1> %549 to i16
  %551 = icmp eq i16 %550, 0
  br i1 %551, label %764, label %552
552:
  %553 = extractelement <32 x i64> %0, i64 16
  %554 = inttoptr i64 %553 to ptr
  %555 = load i32, ptr %554, align 4
  %556 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %555, i64 0
  %557 = extractelement <32 x i64> %0, i64 17
  %558 = inttoptr i64 %557 to ptr
  %559 = load i32, ptr %558, align 4
  %560 = insertelement <16 x i32> %556, i32 %559, i64 1
  %561 = extractelement <32 x i64> %0, i64 18
  %562 = inttoptr i64 %561 to ptr
  %563 = load i32, ptr %562, align 4
  %564 = insertelement <16 x i32> %560, i32 %563, i64 2
  %565 = extractelement <32 x i64> %0, i64 19
  %566 = inttoptr i64 %565 to ptr
  %567 = load i32, ptr %566, align 4
  %568 = insertelement <16 x i32> %564, i32 %567, i64 3
  %569 = extractelement <32 x i64> %0, i64 20
  %570 = inttoptr i64 %569 to ptr
  %571 = load i32, ptr %570, align 4
  %572 = insertelement <16 x i32> %568, i32 %571, i64 4
  %573 = extractelement <32 x i64> %0, i64 21
  %574 = inttoptr i64 %573 to ptr
  %575 = load i32, ptr %574, align 4
  %576 = insertelement <16 x i32> %572, i32 %575, i64 5
  %577 = extractelement <32 x i64> %0, i64 22
  %578 = inttoptr i64 %577 to ptr
  %579 = load i32, ptr %578, align 4
  %580 = insertelement <16 x i32> %576, i32 %579, i64 6
  %581 = extractelement <32 x i64> %0, i64 23
  %582 = inttoptr i64 %581 to ptr
  %583 = load i32, ptr %582, align 4
  %584 = insertelement <16 x i32> %580, i32 %583, i64 7
  %585 = extractelement <32 x i64> %0, i64 24
  %586 = inttoptr i64 %585 to ptr
  %587 = load i32, ptr %586, align 4
  %588 = insertelement <16 x i32> %584, i32 %587, i64 8
  %589 = extractelement <32 x i64> %0, i64 25
  %590 = inttoptr i64 %589 to ptr
  %591 = load i32, ptr %590, align 4
  %592 = insertelement <16 x i32> %588, i32 %591, i64 9
  %593 = extractelement <32 x i64> %0, i64 26
  %594 = inttoptr i64 %593 to ptr
  %595 = load i32, ptr %594, align 4
  %596 = insertelement <16 x i32> %592, i32 %595, i64 10
  %597 = extractelement <32 x i64> %0, i64 27
  %598 = inttoptr i64 %597 to ptr
  %599 = load i32, ptr %598, align 4
  %600 = insertelement <16 x i32> %596, i32 %599, i64 11
  %601 = extractelement <32 x i64> %0, i64 28
  %602 = inttoptr i64 %601 to ptr
  %603 = load i32, ptr %602, align 4
  %604 = insertelement <16 x i32> %600, i32 %603, i64 12
  %605 = extractelement <32 x i64> %0, i64 29
  %606 = inttoptr i64 %605 to ptr
  %607 = load i32, ptr %606, align 4
  %608 = insertelement <16 x i32> %604, i32 %607, i64 13
  %609 = extractelement <32 x i64> %0, i64 30
  %610 = inttoptr i64 %609 to ptr
  %611 = load i32, ptr %610, align 4
  %612 = insertelement <16 x i32> %608, i32 %611, i64 14
  %613 = extractelement <32 x i64> %0, i64 31
  %614 = inttoptr i64 %613 to ptr
  %615 = load i32, ptr %614, align 4
  %616 = insertelement <16 x i32> %612, i32 %615, i64 15
  store <16 x i32> %616, ptr %407, align 1
  %617 = getelementptr inbounds nuw i8, ptr %554, i64 4
  %618 = load i32, ptr %617, align 4
  %619 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %618, i64 0
  %620 = getelementptr inbounds nuw i8, ptr %558, i64 4
  %621 = load i32, ptr %620, align 4
  %622 = insertelement <16 x i32> %619, i32 %621, i64 1
  %623 = getelementptr inbounds nuw i8, ptr %562, i64 4
  %624 = load i32, ptr %623, align 4
  %625 = insertelement <16 x i32> %622, i32 %624, i64 2
  %626 = getelementptr inbounds nuw i8, ptr %566, i64 4
  %627 = load i32, ptr %626, align 4
  %628 = insertelement <16 x i32> %625, i32 %627, i64 3
  %629 = getelementptr inbounds nuw i8, ptr %570, i64 4
  %630 = load i32, ptr %629, align 4
  %631 = insertelement <16 x i32> %628, i32 %630, i64 4
  %632 = getelementptr inbounds nuw i8, ptr %574, i64 4
  %633 = load i32, ptr %632, align 4
  %634 = insertelement <16 x i32> %631, i32 %633, i64 5
  %635 = getelementptr inbounds nuw i8, ptr %578, i64 4
  %636 = load i32, ptr %635, align 4
  %637 = insertelement <16 x i32> %634, i32 %636, i64 6
  %638 = getelementptr inbounds nuw i8, ptr %582, i64 4
  %639 = load i32, ptr %638, align 4
  %640 = insertelement <16 x i32> %637, i32 %639, i64 7
  %641 = getelementptr inbounds nuw i8, ptr %586, i64 4
  %642 = load i32, ptr %641, align 4
  %643 = insertelement <16 x i32> %640, i32 %642, i64 8
  %644 = getelementptr inbounds nuw i8, ptr %590, i64 4
  %645 = load i32, ptr %644, align 4
  %646 = insertelement <16 x i32> %643, i32 %645, i64 9
  %647 = getelementptr inbounds nuw i8, ptr %594, i64 4
  %648 = load i32, ptr %647, align 4
  %649 = insertelement <16 x i32> %646, i32 %648, i64 10
  %650 = getelementptr inbounds nuw i8, ptr %598, i64 4
  %651 = load i32, ptr %650, align 4
  %652 = insertelement <16 x i32> %649, i32 %651, i64 11
  %653 = getelementptr inbounds nuw i8, ptr %602, i64 4
  %654 = load i32, ptr %653, align 4
  %655 = insertelement <16 x i32> %652, i32 %654, i64 12
  %656 = getelementptr inbounds nuw i8, ptr %606, i64 4
  %657 = load i32, ptr %656, align 4
  %658 = insertelement <16 x i32> %655, i32 %657, i64 13
  %659 = getelementptr inbounds nuw i8, ptr %610, i64 4
  %660 = load i32, ptr %659, align 4
  %661 = insertelement <16 x i32> %658, i32 %660, i64 14
  %662 = getelementptr inbounds nuw i8, ptr %614, i64 4
  %663 = load i32, ptr %662, align 4
  %664 = insertelement <16 x i32> %661, i32 %663, i64 15
  %665 = getelementptr inbounds nuw i8, ptr %1, i64 192
  store <16 x i32> %664, ptr %665, align 1
  %666 = getelementptr inbounds nuw i8, ptr %554, i64 8
  %667 = load i32, ptr %666, align 4
  %668 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %667, i64 0
  %669 = getelementptr inbounds nuw i8, ptr %558, i64 8
  %670 = load i32, ptr %669, align 4
  %671 = insertelement <16 x i32> %668, i32 %670, i64 1
  %672 = getelementptr inbounds nuw i8, ptr %562, i64 8
  %673 = load i32, ptr %672, align 4
  %674 = insertelement <16 x i32> %671, i32 %673, i64 2
  %675 = getelementptr inbounds nuw i8, ptr %566, i64 8
  %676 = load i32, ptr %675, align 4
  %677 = insertelement <16 x i32> %674, i32 %676, i64 3
  %678 = getelementptr inbounds nuw i8, ptr %570, i64 8
  %679 = load i32, ptr %678, align 4
  %680 = insertelement <16 x i32> %677, i32 %679, i64 4
  %681 = getelementptr inbounds nuw i8, ptr %574, i64 8
  %682 = load i32, ptr %681, align 4
  %683 = insertelement <16 x i32> %680, i32 %682, i64 5
  %684 = getelementptr inbounds nuw i8, ptr %578, i64 8
  %685 = load i32, ptr %684, align 4
  %686 = insertelement <16 x i32> %683, i32 %685, i64 6
  %687 = getelementptr inbounds nuw i8, ptr %582, i64 8
  %688 = load i32, ptr %687, align 4
  %689 = insertelement <16 x i32> %686, i32 %688, i64 7
  %690 = getelementptr inbounds nuw i8, ptr %586, i64 8
  %691 = load i32, ptr %690, align 4
  %692 = insertelement <16 x i32> %689, i32 %691, i64 8
  %693 = getelementptr inbounds nuw i8, ptr %590, i64 8
  %694 = load i32, ptr %693, align 4
  %695 = insertelement <16 x i32> %692, i32 %694, i64 9
  %696 = getelementptr inbounds nuw i8, ptr %594, i64 8
  %697 = load i32, ptr %696, align 4
  %698 = insertelement <16 x i32> %695, i32 %697, i64 10
  %699 = getelementptr inbounds nuw i8, ptr %598, i64 8
  %700 = load i32, ptr %699, align 4
  %701 = insertelement <16 x i32> %698, i32 %700, i64 11
  %702 = getelementptr inbounds nuw i8, ptr %602, i64 8
  %703 = load i32, ptr %702, align 4
  %704 = insertelement <16 x i32> %701, i32 %703, i64 12
  %705 = getelementptr inbounds nuw i8, ptr %606, i64 8
  %706 = load i32, ptr %705, align 4
  %707 = insertelement <16 x i32> %704, i32 %706, i64 13
  %708 = getelementptr inbounds nuw i8, ptr %610, i64 8
  %709 = load i32, ptr %708, align 4
  %710 = insertelement <16 x i32> %707, i32 %709, i64 14
  %711 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %712 = load i32, ptr %711, align 4
  %713 = insertelement <16 x i32> %710, i32 %712, i64 15
  %714 = getelementptr inbounds nuw i8, ptr %1, i64 320
  store <16 x i32> %713, ptr %714, align 1
  %715 = getelementptr inbounds nuw i8, ptr %554, i64 12
  %716 = load i32, ptr %715, align 4
  %717 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %716, i64 0
  %718 = getelementptr inbounds nuw i8, ptr %558, i64 12
  %719 = load i32, ptr %718, align 4
  %720 = insertelement <16 x i32> %717, i32 %719, i64 1
  %721 = getelementptr inbounds nuw i8, ptr %562, i64 12
  %722 = load i32, ptr %721, align 4
  %723 = insertelement <16 x i32> %720, i32 %722, i64 2
  %724 = getelementptr inbounds nuw i8, ptr %566, i64 12
  %725 = load i32, ptr %724, align 4
  %726 = insertelement <16 x i32> %723, i32 %725, i64 3
  %727 = getelementptr inbounds nuw i8, ptr %570, i64 12
  %728 = load i32, ptr %727, align 4
  %729 = insertelement <16 x i32> %726, i32 %728, i64 4
  %730 = getelementptr inbounds nuw i8, ptr %574, i64 12
  %731 = load i32, ptr %730, align 4
  %732 = insertelement <16 x i32> %729, i32 %731, i64 5
  %733 = getelementptr inbounds nuw i8, ptr %578, i64 12
  %734 = load i32, ptr %733, align 4
  %735 = insertelement <16 x i32> %732, i32 %734, i64 6
  %736 = getelementptr inbounds nuw i8, ptr %582, i64 12
  %737 = load i32, ptr %736, align 4
  %738 = insertelement <16 x i32> %735, i32 %737, i64 7
  %739 = getelementptr inbounds nuw i8, ptr %586, i64 12
  %740 = load i32, ptr %739, align 4
  %741 = insertelement <16 x i32> %738, i32 %740, i64 8
  %742 = getelementptr inbounds nuw i8, ptr %590, i64 12
  %743 = load i32, ptr %742, align 4
  %744 = insertelement <16 x i32> %741, i32 %743, i64 9
  %745 = getelementptr inbounds nuw i8, ptr %594, i64 12
  %746 = load i32, ptr %745, align 4
  %747 = insertelement <16 x i32> %744, i32 %746, i64 10
  %748 = getelementptr inbounds nuw i8, ptr %598, i64 12
  %749 = load i32, ptr %748, align 4
  %750 = insertelement <16 x i32> %747, i32 %749, i64 11
  %751 = getelementptr inbounds nuw i8, ptr %602, i64 12
  %752 = load i32, ptr %751, align 4
  %753 = insertelement <16 x i32> %750, i32 %752, i64 12
  %754 = getelementptr inbounds nuw i8, ptr %606, i64 12
  %755 = load i32, ptr %754, align 4
  %756 = insertelement <16 x i32> %753, i32 %755, i64 13
  %757 = getelementptr inbounds nuw i8, ptr %610, i64 12
  %758 = load i32, ptr %757, align 4
  %759 = insertelement <16 x i32> %756, i32 %758, i64 14
  %760 = getelementptr inbounds nuw i8, ptr %614, i64 12
  %761 = load i32, ptr %760, align 4
  %762 = insertelement <16 x i32> %759, i32 %761, i64 15
  %763 = getelementptr inbounds nuw i8, ptr %1, i64 448
  store <16 x i32> %762, ptr %763, align 1
  br label %783
764:
  %765 = load i32, ptr %409, align 4
  %766 = insertelement <16 x i32> poison, i32 %765, i64 0
  %767 = shufflevector <16 x i32> %766, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %767, ptr %407, align 1
  %768 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %769 = getelementptr inbounds nuw i8, ptr %409, i64 4
  %770 = load i32, ptr %769, align 4
  %771 = insertelement <16 x i32> poison, i32 %770, i64 0
  %772 = shufflevector <16 x i32> %771, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %772, ptr %768, align 1
  %773 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %774 = getelementptr inbounds nuw i8, ptr %409, i64 8
  %775 = load i32, ptr %774, align 4
  %776 = insertelement <16 x i32> poison, i32 %775, i64 0
  %777 = shufflevector <16 x i32> %776, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %777, ptr %773, align 1
  %778 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %779 = getelementptr inbounds nuw i8, ptr %409, i64 12
  %780 = load i32, ptr %779, align 4
  %781 = insertelement <16 x i32> poison, i32 %780, i64 0
  %782 = shufflevector <16 x i32> %781, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %782, ptr %778, align 1
  br label %783
783:
  ret void
}
define void @store_1(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2) noinline {
  %4 = alloca [16 x i64], align 128
  %5 = alloca [16 x i64], align 128
  %6 = alloca [1 x <32 x i32>], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store <32 x i32> %2, ptr %6, align 128
  %7 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %8 = and i32 %1, 65535
  %9 = icmp eq i32 %8, 65535
  %10 = bitcast <32 x i32> %2 to <2 x i512>
  %11 = extractelement <2 x i512> %10, i64 1
  br i1 %9, label %12, label %53
12:
  %13 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %14 = add <16 x i64> %13, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60>
  %15 = icmp ne <16 x i64> %7, %14
  %16 = bitcast <16 x i1> %15 to i16
  %17 = icmp eq i16 %16, 0
  br i1 %17, label %18, label %53
18:
  %19 = extractelement <32 x i64> %0, i64 0
  %20 = extractelement <32 x i32> %2, i64 0
  %21 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %20, i64 0
  %22 = extractelement <32 x i32> %2, i64 1
  %23 = insertelement <16 x i32> %21, i32 %22, i64 1
  %24 = extractelement <32 x i32> %2, i64 2
  %25 = insertelement <16 x i32> %23, i32 %24, i64 2
  %26 = extractelement <32 x i32> %2, i64 3
  %27 = insertelement <16 x i32> %25, i32 %26, i64 3
  %28 = extractelement <32 x i32> %2, i64 4
  %29 = insertelement <16 x i32> %27, i32 %28, i64 4
  %30 = extractelement <32 x i32> %2, i64 5
  %31 = insertelement <16 x i32> %29, i32 %30, i64 5
  %32 = extractelement <32 x i32> %2, i64 6
  %33 = insertelement <16 x i32> %31, i32 %32, i64 6
  %34 = extractelement <32 x i32> %2, i64 7
  %35 = insertelement <16 x i32> %33, i32 %34, i64 7
  %36 = extractelement <32 x i32> %2, i64 8
  %37 = insertelement <16 x i32> %35, i32 %36, i64 8
  %38 = extractelement <32 x i32> %2, i64 9
  %39 = insertelement <16 x i32> %37, i32 %38, i64 9
  %40 = extractelement <32 x i32> %2, i64 10
  %41 = insertelement <16 x i32> %39, i32 %40, i64 10
  %42 = extractelement <32 x i32> %2, i64 11
  %43 = insertelement <16 x i32> %41, i32 %42, i64 11
  %44 = extractelement <32 x i32> %2, i64 12
  %45 = insertelement <16 x i32> %43, i32 %44, i64 12
  %46 = extractelement <32 x i32> %2, i64 13
  %47 = insertelement <16 x i32> %45, i32 %46, i64 13
  %48 = extractelement <32 x i32> %2, i64 14
  %49 = insertelement <16 x i32> %47, i32 %48, i64 14
  %50 = extractelement <32 x i32> %2, i64 15
  %51 = insertelement <16 x i32> %49, i32 %50, i64 15
  %52 = inttoptr i64 %19 to ptr
  store <16 x i32> %51, ptr %52, align 1
  br label %68
53:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store <16 x i64> %7, ptr %4, align 128
  %54 = icmp eq i32 %8, 0
  br i1 %54, label %55, label %56
55:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %68
56:
  %57 = phi i32 [ %66, %56 ], [ %8, %53 ]
  %58 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %6, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds nuw i64, ptr %4, i64 %59
  %63 = load i64, ptr %62, align 8
  %64 = inttoptr i64 %63 to ptr
  store i32 %61, ptr %64, align 4
  %65 = add nsw i32 %57, -1
  %66 = and i32 %65, %57
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %55, label %56
68:
  %69 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %70 = lshr i32 %1, 16
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %72 = icmp eq i32 %70, 65535
  br i1 %72, label %73, label %82
73:
  %74 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %75 = add <16 x i64> %74, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60>
  %76 = icmp ne <16 x i64> %69, %75
  %77 = bitcast <16 x i1> %76 to i16
  %78 = icmp eq i16 %77, 0
  br i1 %78, label %79, label %82
79:
  %80 = extractelement <32 x i64> %0, i64 16
  %81 = inttoptr i64 %80 to ptr
  store i512 %11, ptr %81, align 1
  br label %97
82:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store <16 x i64> %69, ptr %5, align 128
  %83 = icmp eq i32 %70, 0
  br i1 %83, label %84, label %85
84:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %97
85:
  %86 = phi i32 [ %95, %85 ], [ %70, %82 ]
  %87 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %71, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds nuw i64, ptr %5, i64 %88
  %92 = load i64, ptr %91, align 8
  %93 = inttoptr i64 %92 to ptr
  store i32 %90, ptr %93, align 4
  %94 = add nsw i32 %86, -1
  %95 = and i32 %94, %86
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %84, label %85
97:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}
define void @store_2(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = alloca [16 x i64], align 128
  %6 = alloca [16 x i64], align 128
  %7 = alloca [2 x <32 x i32>], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <32 x i32> %2, ptr %7, align 128
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %8, align 128
  %9 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %10 = and i32 %1, 65535
  %11 = icmp eq i32 %10, 65535
  %12 = bitcast <32 x i32> %2 to <2 x i512>
  %13 = extractelement <2 x i512> %12, i64 1
  %14 = bitcast i512 %13 to <16 x i32>
  %15 = bitcast <32 x i32> %3 to <2 x i512>
  %16 = extractelement <2 x i512> %15, i64 1
  %17 = bitcast i512 %16 to <16 x i32>
  br i1 %11, label %18, label %28
18:
  %19 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %20 = add <16 x i64> %19, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120>
  %21 = icmp ne <16 x i64> %9, %20
  %22 = bitcast <16 x i1> %21 to i16
  %23 = icmp eq i16 %22, 0
  br i1 %23, label %24, label %28
24:
  %25 = extractelement <32 x i64> %0, i64 0
  %26 = shufflevector <32 x i32> %2, <32 x i32> %3, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  %27 = inttoptr i64 %25 to ptr
  store <32 x i32> %26, ptr %27, align 1
  br label %48
28:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store <16 x i64> %9, ptr %5, align 128
  %29 = icmp eq i32 %10, 0
  br i1 %29, label %30, label %31
30:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %48
31:
  %32 = phi i32 [ %46, %31 ], [ %10, %28 ]
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %5, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %7, i64 %34
  %39 = load i32, ptr %38, align 4
  store i32 %39, ptr %37, align 4
  %40 = zext nneg i32 %33 to i64
  %41 = getelementptr inbounds nuw i32, ptr %7, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 128
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store i32 %43, ptr %44, align 4
  %45 = add nsw i32 %32, -1
  %46 = and i32 %45, %32
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %30, label %31
48:
  %49 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %50 = lshr i32 %1, 16
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %52 = icmp eq i32 %50, 65535
  br i1 %52, label %53, label %126
53:
  %54 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %55 = add <16 x i64> %54, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120>
  %56 = icmp ne <16 x i64> %49, %55
  %57 = bitcast <16 x i1> %56 to i16
  %58 = icmp eq i16 %57, 0
  br i1 %58, label %59, label %126
59:
  %60 = extractelement <32 x i64> %0, i64 16
  %61 = extractelement <16 x i32> %14, i64 0
  %62 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %61, i64 0
  %63 = extractelement <16 x i32> %14, i64 1
  %64 = extractelement <16 x i32> %14, i64 2
  %65 = extractelement <16 x i32> %14, i64 3
  %66 = extractelement <16 x i32> %14, i64 4
  %67 = extractelement <16 x i32> %14, i64 5
  %68 = extractelement <16 x i32> %14, i64 6
  %69 = extractelement <16 x i32> %14, i64 7
  %70 = extractelement <16 x i32> %14, i64 8
  %71 = extractelement <16 x i32> %14, i64 9
  %72 = extractelement <16 x i32> %14, i64 10
  %73 = extractelement <16 x i32> %14, i64 11
  %74 = extractelement <16 x i32> %14, i64 12
  %75 = extractelement <16 x i32> %14, i64 13
  %76 = extractelement <16 x i32> %14, i64 14
  %77 = extractelement <16 x i32> %14, i64 15
  %78 = extractelement <16 x i32> %17, i64 0
  %79 = insertelement <32 x i32> %62, i32 %78, i64 1
  %80 = insertelement <32 x i32> %79, i32 %63, i64 2
  %81 = extractelement <16 x i32> %17, i64 1
  %82 = insertelement <32 x i32> %80, i32 %81, i64 3
  %83 = insertelement <32 x i32> %82, i32 %64, i64 4
  %84 = extractelement <16 x i32> %17, i64 2
  %85 = insertelement <32 x i32> %83, i32 %84, i64 5
  %86 = insertelement <32 x i32> %85, i32 %65, i64 6
  %87 = extractelement <16 x i32> %17, i64 3
  %88 = insertelement <32 x i32> %86, i32 %87, i64 7
  %89 = insertelement <32 x i32> %88, i32 %66, i64 8
  %90 = extractelement <16 x i32> %17, i64 4
  %91 = insertelement <32 x i32> %89, i32 %90, i64 9
  %92 = insertelement <32 x i32> %91, i32 %67, i64 10
  %93 = extractelement <16 x i32> %17, i64 5
  %94 = insertelement <32 x i32> %92, i32 %93, i64 11
  %95 = insertelement <32 x i32> %94, i32 %68, i64 12
  %96 = extractelement <16 x i32> %17, i64 6
  %97 = insertelement <32 x i32> %95, i32 %96, i64 13
  %98 = insertelement <32 x i32> %97, i32 %69, i64 14
  %99 = extractelement <16 x i32> %17, i64 7
  %100 = insertelement <32 x i32> %98, i32 %99, i64 15
  %101 = insertelement <32 x i32> %100, i32 %70, i64 16
  %102 = extractelement <16 x i32> %17, i64 8
  %103 = insertelement <32 x i32> %101, i32 %102, i64 17
  %104 = insertelement <32 x i32> %103, i32 %71, i64 18
  %105 = extractelement <16 x i32> %17, i64 9
  %106 = insertelement <32 x i32> %104, i32 %105, i64 19
  %107 = insertelement <32 x i32> %106, i32 %72, i64 20
  %108 = extractelement <16 x i32> %17, i64 10
  %109 = insertelement <32 x i32> %107, i32 %108, i64 21
  %110 = insertelement <32 x i32> %109, i32 %73, i64 22
  %111 = extractelement <16 x i32> %17, i64 11
  %112 = insertelement <32 x i32> %110, i32 %111, i64 23
  %113 = insertelement <32 x i32> %112, i32 %74, i64 24
  %114 = extractelement <16 x i32> %17, i64 12
  %115 = insertelement <32 x i32> %113, i32 %114, i64 25
  %116 = insertelement <32 x i32> %115, i32 %75, i64 26
  %117 = extractelement <16 x i32> %17, i64 13
  %118 = insertelement <32 x i32> %116, i32 %117, i64 27
  %119 = insertelement <32 x i32> %118, i32 %76, i64 28
  %120 = extractelement <16 x i32> %17, i64 14
  %121 = insertelement <32 x i32> %119, i32 %120, i64 29
  %122 = insertelement <32 x i32> %121, i32 %77, i64 30
  %123 = extractelement <16 x i32> %17, i64 15
  %124 = insertelement <32 x i32> %122, i32 %123, i64 31
  %125 = inttoptr i64 %60 to ptr
  store <32 x i32> %124, ptr %125, align 1
  br label %146
126:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store <16 x i64> %49, ptr %6, align 128
  %127 = icmp eq i32 %50, 0
  br i1 %127, label %128, label %129
128:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %146
129:
  %130 = phi i32 [ %144, %129 ], [ %50, %126 ]
  %131 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i64, ptr %6, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = inttoptr i64 %134 to ptr
  %136 = getelementptr inbounds nuw i32, ptr %51, i64 %132
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %135, align 4
  %138 = zext nneg i32 %131 to i64
  %139 = getelementptr inbounds nuw i32, ptr %51, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 128
  %141 = load i32, ptr %140, align 4
  %142 = getelementptr inbounds nuw i8, ptr %135, i64 4
  store i32 %141, ptr %142, align 4
  %143 = add nsw i32 %130, -1
  %144 = and i32 %143, %130
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %128, label %129
146:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}
define void @store_4(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3, <32 x i32> noundef %4, <32 x i32> noundef %5) noinline {
  %7 = alloca [16 x i64], align 128
  %8 = alloca [16 x i64], align 128
  %9 = alloca [4 x <32 x i32>], align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store <32 x i32> %2, ptr %9, align 128
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <32 x i32> %3, ptr %10, align 128
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <32 x i32> %4, ptr %11, align 128
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store <32 x i32> %5, ptr %12, align 128
  %13 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %14 = and i32 %1, 65535
  %15 = icmp eq i32 %14, 65535
  %16 = bitcast <32 x i32> %2 to <2 x i512>
  %17 = extractelement <2 x i512> %16, i64 0
  %18 = bitcast i512 %17 to <16 x i32>
  %19 = bitcast <32 x i32> %3 to <2 x i512>
  %20 = extractelement <2 x i512> %19, i64 0
  %21 = bitcast i512 %20 to <16 x i32>
  %22 = bitcast <32 x i32> %4 to <2 x i512>
  %23 = extractelement <2 x i512> %22, i64 0
  %24 = bitcast i512 %23 to <16 x i32>
  %25 = bitcast <32 x i32> %5 to <2 x i512>
  %26 = extractelement <2 x i512> %25, i64 0
  %27 = bitcast i512 %26 to <16 x i32>
  br i1 %15, label %28, label %165
28:
  %29 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> zeroinitializer
  %30 = add <16 x i64> %29, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240>
  %31 = icmp ne <16 x i64> %13, %30
  %32 = bitcast <16 x i1> %31 to i16
  %33 = icmp eq i16 %32, 0
  br i1 %33, label %34, label %165
34:
  %35 = extractelement <32 x i64> %0, i64 0
  %36 = extractelement <16 x i32> %18, i64 0
  %37 = insertelement <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 poison, i32 poison, i32 0, i32 0, i32 poison, i32 poison, i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %36, i64 0
  %38 = extractelement <16 x i32> %18, i64 1
  %39 = extractelement <16 x i32> %18, i64 2
  %40 = extractelement <16 x i32> %18, i64 3
  %41 = extractelement <16 x i32> %18, i64 4
  %42 = extractelement <16 x i32> %18, i64 5
  %43 = extractelement <16 x i32> %18, i64 6
  %44 = extractelement <16 x i32> %18, i64 7
  %45 = extractelement <16 x i32> %18, i64 8
  %46 = extractelement <16 x i32> %18, i64 9
  %47 = extractelement <16 x i32> %18, i64 10
  %48 = extractelement <16 x i32> %18, i64 11
  %49 = extractelement <16 x i32> %18, i64 12
  %50 = extractelement <16 x i32> %18, i64 13
  %51 = extractelement <16 x i32> %18, i64 14
  %52 = extractelement <16 x i32> %18, i64 15
  %53 = extractelement <16 x i32> %21, i64 0
  %54 = insertelement <64 x i32> %37, i32 %53, i64 1
  %55 = extractelement <16 x i32> %21, i64 1
  %56 = extractelement <16 x i32> %21, i64 2
  %57 = extractelement <16 x i32> %21, i64 3
  %58 = extractelement <16 x i32> %21, i64 4
  %59 = extractelement <16 x i32> %21, i64 5
  %60 = extractelement <16 x i32> %21, i64 6
  %61 = extractelement <16 x i32> %21, i64 7
  %62 = extractelement <16 x i32> %21, i64 8
  %63 = extractelement <16 x i32> %21, i64 9
  %64 = extractelement <16 x i32> %21, i64 10
  %65 = extractelement <16 x i32> %21, i64 11
  %66 = extractelement <16 x i32> %21, i64 12
  %67 = extractelement <16 x i32> %21, i64 13
  %68 = extractelement <16 x i32> %21, i64 14
  %69 = extractelement <16 x i32> %21, i64 15
  %70 = extractelement <16 x i32> %24, i64 0
  %71 = insertelement <64 x i32> %54, i32 %70, i64 2
  %72 = extractelement <16 x i32> %24, i64 1
  %73 = extractelement <16 x i32> %24, i64 2
  %74 = extractelement <16 x i32> %24, i64 3
  %75 = extractelement <16 x i32> %24, i64 4
  %76 = extractelement <16 x i32> %24, i64 5
  %77 = extractelement <16 x i32> %24, i64 6
  %78 = extractelement <16 x i32> %24, i64 7
  %79 = extractelement <16 x i32> %24, i64 8
  %80 = extractelement <16 x i32> %24, i64 9
  %81 = extractelement <16 x i32> %24, i64 10
  %82 = extractelement <16 x i32> %24, i64 11
  %83 = extractelement <16 x i32> %24, i64 12
  %84 = extractelement <16 x i32> %24, i64 13
  %85 = extractelement <16 x i32> %24, i64 14
  %86 = extractelement <16 x i32> %24, i64 15
  %87 = extractelement <16 x i32> %27, i64 0
  %88 = insertelement <64 x i32> %71, i32 %87, i64 3
  %89 = insertelement <64 x i32> %88, i32 %38, i64 4
  %90 = insertelement <64 x i32> %89, i32 %55, i64 5
  %91 = insertelement <64 x i32> %90, i32 %72, i64 6
  %92 = extractelement <16 x i32> %27, i64 1
  %93 = insertelement <64 x i32> %91, i32 %92, i64 7
  %94 = insertelement <64 x i32> %93, i32 %39, i64 8
  %95 = insertelement <64 x i32> %94, i32 %56, i64 9
  %96 = insertelement <64 x i32> %95, i32 %73, i64 10
  %97 = extractelement <16 x i32> %27, i64 2
  %98 = insertelement <64 x i32> %96, i32 %97, i64 11
  %99 = insertelement <64 x i32> %98, i32 %40, i64 12
  %100 = insertelement <64 x i32> %99, i32 %57, i64 13
  %101 = insertelement <64 x i32> %100, i32 %74, i64 14
  %102 = extractelement <16 x i32> %27, i64 3
  %103 = insertelement <64 x i32> %101, i32 %102, i64 15
  %104 = insertelement <64 x i32> %103, i32 %41, i64 16
  %105 = insertelement <64 x i32> %104, i32 %58, i64 17
  %106 = insertelement <64 x i32> %105, i32 %75, i64 18
  %107 = extractelement <16 x i32> %27, i64 4
  %108 = insertelement <64 x i32> %106, i32 %107, i64 19
  %109 = insertelement <64 x i32> %108, i32 %42, i64 20
  %110 = insertelement <64 x i32> %109, i32 %59, i64 21
  %111 = insertelement <64 x i32> %110, i32 %76, i64 22
  %112 = extractelement <16 x i32> %27, i64 5
  %113 = insertelement <64 x i32> %111, i32 %112, i64 23
  %114 = insertelement <64 x i32> %113, i32 %43, i64 24
  %115 = insertelement <64 x i32> %114, i32 %60, i64 25
  %116 = insertelement <64 x i32> %115, i32 %77, i64 26
  %117 = extractelement <16 x i32> %27, i64 6
  %118 = insertelement <64 x i32> %116, i32 %117, i64 27
  %119 = insertelement <64 x i32> %118, i32 %44, i64 28
  %120 = insertelement <64 x i32> %119, i32 %61, i64 29
  %121 = insertelement <64 x i32> %120, i32 %78, i64 30
  %122 = extractelement <16 x i32> %27, i64 7
  %123 = insertelement <64 x i32> %121, i32 %122, i64 31
  %124 = insertelement <64 x i32> %123, i32 %45, i64 32
  %125 = insertelement <64 x i32> %124, i32 %62, i64 33
  %126 = insertelement <64 x i32> %125, i32 %79, i64 34
  %127 = extractelement <16 x i32> %27, i64 8
  %128 = insertelement <64 x i32> %126, i32 %127, i64 35
  %129 = insertelement <64 x i32> %128, i32 %46, i64 36
  %130 = insertelement <64 x i32> %129, i32 %63, i64 37
  %131 = insertelement <64 x i32> %130, i32 %80, i64 38
  %132 = extractelement <16 x i32> %27, i64 9
  %133 = insertelement <64 x i32> %131, i32 %132, i64 39
  %134 = insertelement <64 x i32> %133, i32 %47, i64 40
  %135 = insertelement <64 x i32> %134, i32 %64, i64 41
  %136 = insertelement <64 x i32> %135, i32 %81, i64 42
  %137 = extractelement <16 x i32> %27, i64 10
  %138 = insertelement <64 x i32> %136, i32 %137, i64 43
  %139 = insertelement <64 x i32> %138, i32 %48, i64 44
  %140 = insertelement <64 x i32> %139, i32 %65, i64 45
  %141 = insertelement <64 x i32> %140, i32 %82, i64 46
  %142 = extractelement <16 x i32> %27, i64 11
  %143 = insertelement <64 x i32> %141, i32 %142, i64 47
  %144 = insertelement <64 x i32> %143, i32 %49, i64 48
  %145 = insertelement <64 x i32> %144, i32 %66, i64 49
  %146 = insertelement <64 x i32> %145, i32 %83, i64 50
  %147 = extractelement <16 x i32> %27, i64 12
  %148 = insertelement <64 x i32> %146, i32 %147, i64 51
  %149 = insertelement <64 x i32> %148, i32 %50, i64 52
  %150 = insertelement <64 x i32> %149, i32 %67, i64 53
  %151 = insertelement <64 x i32> %150, i32 %84, i64 54
  %152 = extractelement <16 x i32> %27, i64 13
  %153 = insertelement <64 x i32> %151, i32 %152, i64 55
  %154 = insertelement <64 x i32> %153, i32 %51, i64 56
  %155 = insertelement <64 x i32> %154, i32 %68, i64 57
  %156 = insertelement <64 x i32> %155, i32 %85, i64 58
  %157 = extractelement <16 x i32> %27, i64 14
  %158 = insertelement <64 x i32> %156, i32 %157, i64 59
  %159 = insertelement <64 x i32> %158, i32 %52, i64 60
  %160 = insertelement <64 x i32> %159, i32 %69, i64 61
  %161 = insertelement <64 x i32> %160, i32 %86, i64 62
  %162 = extractelement <16 x i32> %27, i64 15
  %163 = insertelement <64 x i32> %161, i32 %162, i64 63
  %164 = inttoptr i64 %35 to ptr
  store <64 x i32> %163, ptr %164, align 1
  br label %195
165:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store <16 x i64> %13, ptr %7, align 128
  %166 = icmp eq i32 %14, 0
  br i1 %166, label %167, label %168
167:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %195
168:
  %169 = phi i32 [ %193, %168 ], [ %14, %165 ]
  %170 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %169, i1 true)
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %7, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = inttoptr i64 %173 to ptr
  %175 = getelementptr inbounds nuw i32, ptr %9, i64 %171
  %176 = load i32, ptr %175, align 4
  store i32 %176, ptr %174, align 4
  %177 = zext nneg i32 %170 to i64
  %178 = getelementptr inbounds nuw i32, ptr %9, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 128
  %180 = load i32, ptr %179, align 4
  %181 = getelementptr inbounds nuw i8, ptr %174, i64 4
  store i32 %180, ptr %181, align 4
  %182 = zext nneg i32 %170 to i64
  %183 = getelementptr inbounds nuw i32, ptr %9, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 256
  %185 = load i32, ptr %184, align 4
  %186 = getelementptr inbounds nuw i8, ptr %174, i64 8
  store i32 %185, ptr %186, align 4
  %187 = zext nneg i32 %170 to i64
  %188 = getelementptr inbounds nuw i32, ptr %9, i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 384
  %190 = load i32, ptr %189, align 4
  %191 = getelementptr inbounds nuw i8, ptr %174, i64 12
  store i32 %190, ptr %191, align 4
  %192 = add nsw i32 %169, -1
  %193 = and i32 %192, %169
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %167, label %168
195:
  %196 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %197 = lshr i32 %1, 16
  %198 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %199 = icmp eq i32 %197, 65535
  br i1 %199, label %200, label %341
200:
  %201 = shufflevector <32 x i64> %0, <32 x i64> poison, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %202 = add <16 x i64> %201, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240>
  %203 = icmp ne <16 x i64> %196, %202
  %204 = bitcast <16 x i1> %203 to i16
  %205 = icmp eq i16 %204, 0
  br i1 %205, label %206, label %341
206:
  %207 = extractelement <32 x i64> %0, i64 16
  %208 = load <16 x i32>, ptr %198, align 64
  %209 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %210 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %211 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %212 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %213 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %214 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %215 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %216 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %217 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %218 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %219 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %220 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %221 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %222 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %223 = shufflevector <16 x i32> %208, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %224 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %225 = load <16 x i32>, ptr %224, align 64
  %226 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %227 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %228 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %229 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %230 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %231 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %232 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %233 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %234 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %235 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %236 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %237 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %238 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %239 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %240 = shufflevector <16 x i32> %225, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %241 = shufflevector <16 x i32> %208, <16 x i32> %225, <64 x i32> <i32 0, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %242 = getelementptr inbounds nuw i8, ptr %9, i64 320
  %243 = load <16 x i32>, ptr %242, align 64
  %244 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %245 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %246 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %247 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %248 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %249 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %250 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %251 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %252 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %253 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %254 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %255 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %256 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %257 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %258 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %259 = shufflevector <16 x i32> %243, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %260 = shufflevector <64 x i32> %241, <64 x i32> %244, <64 x i32> <i32 0, i32 1, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %261 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %262 = load <16 x i32>, ptr %261, align 64
  %263 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %264 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %265 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %266 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %267 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %268 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %269 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %270 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %271 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %272 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %273 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %274 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %275 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %276 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %277 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %278 = shufflevector <16 x i32> %262, <16 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %279 = shufflevector <64 x i32> %260, <64 x i32> %263, <64 x i32> <i32 0, i32 1, i32 2, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %280 = shufflevector <64 x i32> %279, <64 x i32> %209, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %281 = shufflevector <64 x i32> %280, <64 x i32> %226, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %282 = shufflevector <64 x i32> %281, <64 x i32> %245, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %283 = shufflevector <64 x i32> %282, <64 x i32> %264, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %284 = shufflevector <64 x i32> %283, <64 x i32> %210, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %285 = shufflevector <64 x i32> %284, <64 x i32> %227, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %286 = shufflevector <64 x i32> %285, <64 x i32> %246, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %287 = shufflevector <64 x i32> %286, <64 x i32> %265, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %288 = shufflevector <64 x i32> %287, <64 x i32> %211, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %289 = shufflevector <64 x i32> %288, <64 x i32> %228, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %290 = shufflevector <64 x i32> %289, <64 x i32> %247, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %291 = shufflevector <64 x i32> %290, <64 x i32> %266, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %292 = shufflevector <64 x i32> %291, <64 x i32> %212, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %293 = shufflevector <64 x i32> %292, <64 x i32> %229, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %294 = shufflevector <64 x i32> %293, <64 x i32> %248, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %295 = shufflevector <64 x i32> %294, <64 x i32> %267, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %296 = shufflevector <64 x i32> %295, <64 x i32> %213, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %297 = shufflevector <64 x i32> %296, <64 x i32> %230, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %298 = shufflevector <64 x i32> %297, <64 x i32> %249, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %299 = shufflevector <64 x i32> %298, <64 x i32> %268, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %300 = shufflevector <64 x i32> %299, <64 x i32> %214, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %301 = shufflevector <64 x i32> %300, <64 x i32> %231, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %302 = shufflevector <64 x i32> %301, <64 x i32> %250, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %303 = shufflevector <64 x i32> %302, <64 x i32> %269, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %304 = shufflevector <64 x i32> %303, <64 x i32> %215, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %305 = shufflevector <64 x i32> %304, <64 x i32> %232, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %306 = shufflevector <64 x i32> %305, <64 x i32> %251, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %307 = shufflevector <64 x i32> %306, <64 x i32> %270, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %308 = shufflevector <64 x i32> %307, <64 x i32> %216, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 72, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %309 = shufflevector <64 x i32> %308, <64 x i32> %233, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 72, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %310 = shufflevector <64 x i32> %309, <64 x i32> %252, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 72, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %311 = shufflevector <64 x i32> %310, <64 x i32> %271, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 72, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %312 = shufflevector <64 x i32> %311, <64 x i32> %217, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 73, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %313 = shufflevector <64 x i32> %312, <64 x i32> %234, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 73, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %314 = shufflevector <64 x i32> %313, <64 x i32> %253, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 73, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %315 = shufflevector <64 x i32> %314, <64 x i32> %272, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 73, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %316 = shufflevector <64 x i32> %315, <64 x i32> %218, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 74, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %317 = shufflevector <64 x i32> %316, <64 x i32> %235, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 74, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %318 = shufflevector <64 x i32> %317, <64 x i32> %254, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 74, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %319 = shufflevector <64 x i32> %318, <64 x i32> %273, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 74, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %320 = shufflevector <64 x i32> %319, <64 x i32> %219, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 75, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %321 = shufflevector <64 x i32> %320, <64 x i32> %236, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 75, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %322 = shufflevector <64 x i32> %321, <64 x i32> %255, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 75, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %323 = shufflevector <64 x i32> %322, <64 x i32> %274, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 75, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %324 = shufflevector <64 x i32> %323, <64 x i32> %220, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 76, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %325 = shufflevector <64 x i32> %324, <64 x i32> %237, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 76, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %326 = shufflevector <64 x i32> %325, <64 x i32> %256, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 76, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %327 = shufflevector <64 x i32> %326, <64 x i32> %275, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 76, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = shufflevector <64 x i32> %327, <64 x i32> %221, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 77, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %329 = shufflevector <64 x i32> %328, <64 x i32> %238, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 77, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %330 = shufflevector <64 x i32> %329, <64 x i32> %257, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 77, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %331 = shufflevector <64 x i32> %330, <64 x i32> %276, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 77, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %332 = shufflevector <64 x i32> %331, <64 x i32> %222, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 78, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %333 = shufflevector <64 x i32> %332, <64 x i32> %239, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 78, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %334 = shufflevector <64 x i32> %333, <64 x i32> %258, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 78, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %335 = shufflevector <64 x i32> %334, <64 x i32> %277, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 78, i32 poison, i32 poison, i32 poison, i32 poison>
  %336 = shufflevector <64 x i32> %335, <64 x i32> %223, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 79, i32 poison, i32 poison, i32 poison>
  %337 = shufflevector <64 x i32> %336, <64 x i32> %240, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 79, i32 poison, i32 poison>
  %338 = shufflevector <64 x i32> %337, <64 x i32> %259, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 79, i32 poison>
  %339 = shufflevector <64 x i32> %338, <64 x i32> %278, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 79>
  %340 = inttoptr i64 %207 to ptr
  store <64 x i32> %339, ptr %340, align 1
  br label %371
341:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store <16 x i64> %196, ptr %8, align 128
  %342 = icmp eq i32 %197, 0
  br i1 %342, label %343, label %344
343:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %371
344:
  %345 = phi i32 [ %369, %344 ], [ %197, %341 ]
  %346 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %345, i1 true)
  %347 = zext nneg i32 %346 to i64
  %348 = getelementptr inbounds nuw i64, ptr %8, i64 %347
  %349 = load i64, ptr %348, align 8
  %350 = inttoptr i64 %349 to ptr
  %351 = getelementptr inbounds nuw i32, ptr %198, i64 %347
  %352 = load i32, ptr %351, align 4
  store i32 %352, ptr %350, align 4
  %353 = zext nneg i32 %346 to i64
  %354 = getelementptr inbounds nuw i32, ptr %198, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 128
  %356 = load i32, ptr %355, align 4
  %357 = getelementptr inbounds nuw i8, ptr %350, i64 4
  store i32 %356, ptr %357, align 4
  %358 = zext nneg i32 %346 to i64
  %359 = getelementptr inbounds nuw i32, ptr %198, i64 %358
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 256
  %361 = load i32, ptr %360, align 4
  %362 = getelementptr inbounds nuw i8, ptr %350, i64 8
  store i32 %361, ptr %362, align 4
  %363 = zext nneg i32 %346 to i64
  %364 = getelementptr inbounds nuw i32, ptr %198, i64 %363
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 384
  %366 = load i32, ptr %365, align 4
  %367 = getelementptr inbounds nuw i8, ptr %350, i64 12
  store i32 %366, ptr %367, align 4
  %368 = add nsw i32 %345, -1
  %369 = and i32 %368, %345
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %343, label %344
371:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}
define void @load_U8(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %6, i64 0
  %8 = extractelement <32 x i64> %0, i64 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = insertelement <32 x i32> %7, i32 %11, i64 1
  %13 = extractelement <32 x i64> %0, i64 2
  %14 = inttoptr i64 %13 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = insertelement <32 x i32> %12, i32 %16, i64 2
  %18 = extractelement <32 x i64> %0, i64 3
  %19 = inttoptr i64 %18 to ptr
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  %22 = insertelement <32 x i32> %17, i32 %21, i64 3
  %23 = extractelement <32 x i64> %0, i64 4
  %24 = inttoptr i64 %23 to ptr
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = insertelement <32 x i32> %22, i32 %26, i64 4
  %28 = extractelement <32 x i64> %0, i64 5
  %29 = inttoptr i64 %28 to ptr
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = insertelement <32 x i32> %27, i32 %31, i64 5
  %33 = extractelement <32 x i64> %0, i64 6
  %34 = inttoptr i64 %33 to ptr
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = insertelement <32 x i32> %32, i32 %36, i64 6
  %38 = extractelement <32 x i64> %0, i64 7
  %39 = inttoptr i64 %38 to ptr
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = insertelement <32 x i32> %37, i32 %41, i64 7
  %43 = extractelement <32 x i64> %0, i64 8
  %44 = inttoptr i64 %43 to ptr
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = insertelement <32 x i32> %42, i32 %46, i64 8
  %48 = extractelement <32 x i64> %0, i64 9
  %49 = inttoptr i64 %48 to ptr
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  %52 = insertelement <32 x i32> %47, i32 %51, i64 9
  %53 = extractelement <32 x i64> %0, i64 10
  %54 = inttoptr i64 %53 to ptr
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = insertelement <32 x i32> %52, i32 %56, i64 10
  %58 = extractelement <32 x i64> %0, i64 11
  %59 = inttoptr i64 %58 to ptr
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  %62 = insertelement <32 x i32> %57, i32 %61, i64 11
  %63 = extractelement <32 x i64> %0, i64 12
  %64 = inttoptr i64 %63 to ptr
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = insertelement <32 x i32> %62, i32 %66, i64 12
  %68 = extractelement <32 x i64> %0, i64 13
  %69 = inttoptr i64 %68 to ptr
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = insertelement <32 x i32> %67, i32 %71, i64 13
  %73 = extractelement <32 x i64> %0, i64 14
  %74 = inttoptr i64 %73 to ptr
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = insertelement <32 x i32> %72, i32 %76, i64 14
  %78 = extractelement <32 x i64> %0, i64 15
  %79 = inttoptr i64 %78 to ptr
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = insertelement <32 x i32> %77, i32 %81, i64 15
  %83 = extractelement <32 x i64> %0, i64 16
  %84 = inttoptr i64 %83 to ptr
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = insertelement <32 x i32> %82, i32 %86, i64 16
  %88 = extractelement <32 x i64> %0, i64 17
  %89 = inttoptr i64 %88 to ptr
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
  %92 = insertelement <32 x i32> %87, i32 %91, i64 17
  %93 = extractelement <32 x i64> %0, i64 18
  %94 = inttoptr i64 %93 to ptr
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = insertelement <32 x i32> %92, i32 %96, i64 18
  %98 = extractelement <32 x i64> %0, i64 19
  %99 = inttoptr i64 %98 to ptr
  %100 = load i8, ptr %99, align 1
  %101 = zext i8 %100 to i32
  %102 = insertelement <32 x i32> %97, i32 %101, i64 19
  %103 = extractelement <32 x i64> %0, i64 20
  %104 = inttoptr i64 %103 to ptr
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = insertelement <32 x i32> %102, i32 %106, i64 20
  %108 = extractelement <32 x i64> %0, i64 21
  %109 = inttoptr i64 %108 to ptr
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = insertelement <32 x i32> %107, i32 %111, i64 21
  %113 = extractelement <32 x i64> %0, i64 22
  %114 = inttoptr i64 %113 to ptr
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = insertelement <32 x i32> %112, i32 %116, i64 22
  %118 = extractelement <32 x i64> %0, i64 23
  %119 = inttoptr i64 %118 to ptr
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = insertelement <32 x i32> %117, i32 %121, i64 23
  %123 = extractelement <32 x i64> %0, i64 24
  %124 = inttoptr i64 %123 to ptr
  %125 = load i8, ptr %124, align 1
  %126 = zext i8 %125 to i32
  %127 = insertelement <32 x i32> %122, i32 %126, i64 24
  %128 = extractelement <32 x i64> %0, i64 25
  %129 = inttoptr i64 %128 to ptr
  %130 = load i8, ptr %129, align 1
  %131 = zext i8 %130 to i32
  %132 = insertelement <32 x i32> %127, i32 %131, i64 25
  %133 = extractelement <32 x i64> %0, i64 26
  %134 = inttoptr i64 %133 to ptr
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = insertelement <32 x i32> %132, i32 %136, i64 26
  %138 = extractelement <32 x i64> %0, i64 27
  %139 = inttoptr i64 %138 to ptr
  %140 = load i8, ptr %139, align 1
  %141 = zext i8 %140 to i32
  %142 = insertelement <32 x i32> %137, i32 %141, i64 27
  %143 = extractelement <32 x i64> %0, i64 28
  %144 = inttoptr i64 %143 to ptr
  %145 = load i8, ptr %144, align 1
  %146 = zext i8 %145 to i32
  %147 = insertelement <32 x i32> %142, i32 %146, i64 28
  %148 = extractelement <32 x i64> %0, i64 29
  %149 = inttoptr i64 %148 to ptr
  %150 = load i8, ptr %149, align 1
  %151 = zext i8 %150 to i32
  %152 = insertelement <32 x i32> %147, i32 %151, i64 29
  %153 = extractelement <32 x i64> %0, i64 30
  %154 = inttoptr i64 %153 to ptr
  %155 = load i8, ptr %154, align 1
  %156 = zext i8 %155 to i32
  %157 = insertelement <32 x i32> %152, i32 %156, i64 30
  %158 = extractelement <32 x i64> %0, i64 31
  %159 = inttoptr i64 %158 to ptr
  %160 = load i8, ptr %159, align 1
  %161 = zext i8 %160 to i32
  %162 = insertelement <32 x i32> %157, i32 %161, i64 31
  store <32 x i32> %162, ptr %1, align 1
  ret void
}
define void @load_S8(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load i8, ptr %4, align 1
  %6 = sext i8 %5 to i32
  %7 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %6, i64 0
  %8 = extractelement <32 x i64> %0, i64 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i8, ptr %9, align 1
  %11 = sext i8 %10 to i32
  %12 = insertelement <32 x i32> %7, i32 %11, i64 1
  %13 = extractelement <32 x i64> %0, i64 2
  %14 = inttoptr i64 %13 to ptr
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = insertelement <32 x i32> %12, i32 %16, i64 2
  %18 = extractelement <32 x i64> %0, i64 3
  %19 = inttoptr i64 %18 to ptr
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = insertelement <32 x i32> %17, i32 %21, i64 3
  %23 = extractelement <32 x i64> %0, i64 4
  %24 = inttoptr i64 %23 to ptr
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = insertelement <32 x i32> %22, i32 %26, i64 4
  %28 = extractelement <32 x i64> %0, i64 5
  %29 = inttoptr i64 %28 to ptr
  %30 = load i8, ptr %29, align 1
  %31 = sext i8 %30 to i32
  %32 = insertelement <32 x i32> %27, i32 %31, i64 5
  %33 = extractelement <32 x i64> %0, i64 6
  %34 = inttoptr i64 %33 to ptr
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = insertelement <32 x i32> %32, i32 %36, i64 6
  %38 = extractelement <32 x i64> %0, i64 7
  %39 = inttoptr i64 %38 to ptr
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = insertelement <32 x i32> %37, i32 %41, i64 7
  %43 = extractelement <32 x i64> %0, i64 8
  %44 = inttoptr i64 %43 to ptr
  %45 = load i8, ptr %44, align 1
  %46 = sext i8 %45 to i32
  %47 = insertelement <32 x i32> %42, i32 %46, i64 8
  %48 = extractelement <32 x i64> %0, i64 9
  %49 = inttoptr i64 %48 to ptr
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = insertelement <32 x i32> %47, i32 %51, i64 9
  %53 = extractelement <32 x i64> %0, i64 10
  %54 = inttoptr i64 %53 to ptr
  %55 = load i8, ptr %54, align 1
  %56 = sext i8 %55 to i32
  %57 = insertelement <32 x i32> %52, i32 %56, i64 10
  %58 = extractelement <32 x i64> %0, i64 11
  %59 = inttoptr i64 %58 to ptr
  %60 = load i8, ptr %59, align 1
  %61 = sext i8 %60 to i32
  %62 = insertelement <32 x i32> %57, i32 %61, i64 11
  %63 = extractelement <32 x i64> %0, i64 12
  %64 = inttoptr i64 %63 to ptr
  %65 = load i8, ptr %64, align 1
  %66 = sext i8 %65 to i32
  %67 = insertelement <32 x i32> %62, i32 %66, i64 12
  %68 = extractelement <32 x i64> %0, i64 13
  %69 = inttoptr i64 %68 to ptr
  %70 = load i8, ptr %69, align 1
  %71 = sext i8 %70 to i32
  %72 = insertelement <32 x i32> %67, i32 %71, i64 13
  %73 = extractelement <32 x i64> %0, i64 14
  %74 = inttoptr i64 %73 to ptr
  %75 = load i8, ptr %74, align 1
  %76 = sext i8 %75 to i32
  %77 = insertelement <32 x i32> %72, i32 %76, i64 14
  %78 = extractelement <32 x i64> %0, i64 15
  %79 = inttoptr i64 %78 to ptr
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = insertelement <32 x i32> %77, i32 %81, i64 15
  %83 = extractelement <32 x i64> %0, i64 16
  %84 = inttoptr i64 %83 to ptr
  %85 = load i8, ptr %84, align 1
  %86 = sext i8 %85 to i32
  %87 = insertelement <32 x i32> %82, i32 %86, i64 16
  %88 = extractelement <32 x i64> %0, i64 17
  %89 = inttoptr i64 %88 to ptr
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = insertelement <32 x i32> %87, i32 %91, i64 17
  %93 = extractelement <32 x i64> %0, i64 18
  %94 = inttoptr i64 %93 to ptr
  %95 = load i8, ptr %94, align 1
  %96 = sext i8 %95 to i32
  %97 = insertelement <32 x i32> %92, i32 %96, i64 18
  %98 = extractelement <32 x i64> %0, i64 19
  %99 = inttoptr i64 %98 to ptr
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i32
  %102 = insertelement <32 x i32> %97, i32 %101, i64 19
  %103 = extractelement <32 x i64> %0, i64 20
  %104 = inttoptr i64 %103 to ptr
  %105 = load i8, ptr %104, align 1
  %106 = sext i8 %105 to i32
  %107 = insertelement <32 x i32> %102, i32 %106, i64 20
  %108 = extractelement <32 x i64> %0, i64 21
  %109 = inttoptr i64 %108 to ptr
  %110 = load i8, ptr %109, align 1
  %111 = sext i8 %110 to i32
  %112 = insertelement <32 x i32> %107, i32 %111, i64 21
  %113 = extractelement <32 x i64> %0, i64 22
  %114 = inttoptr i64 %113 to ptr
  %115 = load i8, ptr %114, align 1
  %116 = sext i8 %115 to i32
  %117 = insertelement <32 x i32> %112, i32 %116, i64 22
  %118 = extractelement <32 x i64> %0, i64 23
  %119 = inttoptr i64 %118 to ptr
  %120 = load i8, ptr %119, align 1
  %121 = sext i8 %120 to i32
  %122 = insertelement <32 x i32> %117, i32 %121, i64 23
  %123 = extractelement <32 x i64> %0, i64 24
  %124 = inttoptr i64 %123 to ptr
  %125 = load i8, ptr %124, align 1
  %126 = sext i8 %125 to i32
  %127 = insertelement <32 x i32> %122, i32 %126, i64 24
  %128 = extractelement <32 x i64> %0, i64 25
  %129 = inttoptr i64 %128 to ptr
  %130 = load i8, ptr %129, align 1
  %131 = sext i8 %130 to i32
  %132 = insertelement <32 x i32> %127, i32 %131, i64 25
  %133 = extractelement <32 x i64> %0, i64 26
  %134 = inttoptr i64 %133 to ptr
  %135 = load i8, ptr %134, align 1
  %136 = sext i8 %135 to i32
  %137 = insertelement <32 x i32> %132, i32 %136, i64 26
  %138 = extractelement <32 x i64> %0, i64 27
  %139 = inttoptr i64 %138 to ptr
  %140 = load i8, ptr %139, align 1
  %141 = sext i8 %140 to i32
  %142 = insertelement <32 x i32> %137, i32 %141, i64 27
  %143 = extractelement <32 x i64> %0, i64 28
  %144 = inttoptr i64 %143 to ptr
  %145 = load i8, ptr %144, align 1
  %146 = sext i8 %145 to i32
  %147 = insertelement <32 x i32> %142, i32 %146, i64 28
  %148 = extractelement <32 x i64> %0, i64 29
  %149 = inttoptr i64 %148 to ptr
  %150 = load i8, ptr %149, align 1
  %151 = sext i8 %150 to i32
  %152 = insertelement <32 x i32> %147, i32 %151, i64 29
  %153 = extractelement <32 x i64> %0, i64 30
  %154 = inttoptr i64 %153 to ptr
  %155 = load i8, ptr %154, align 1
  %156 = sext i8 %155 to i32
  %157 = insertelement <32 x i32> %152, i32 %156, i64 30
  %158 = extractelement <32 x i64> %0, i64 31
  %159 = inttoptr i64 %158 to ptr
  %160 = load i8, ptr %159, align 1
  %161 = sext i8 %160 to i32
  %162 = insertelement <32 x i32> %157, i32 %161, i64 31
  store <32 x i32> %162, ptr %1, align 1
  ret void
}
define void @load_U16(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load i16, ptr %4, align 2
  %6 = zext i16 %5 to i32
  %7 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %6, i64 0
  %8 = extractelement <32 x i64> %0, i64 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i16, ptr %9, align 2
  %11 = zext i16 %10 to i32
  %12 = insertelement <32 x i32> %7, i32 %11, i64 1
  %13 = extractelement <32 x i64> %0, i64 2
  %14 = inttoptr i64 %13 to ptr
  %15 = load i16, ptr %14, align 2
  %16 = zext i16 %15 to i32
  %17 = insertelement <32 x i32> %12, i32 %16, i64 2
  %18 = extractelement <32 x i64> %0, i64 3
  %19 = inttoptr i64 %18 to ptr
  %20 = load i16, ptr %19, align 2
  %21 = zext i16 %20 to i32
  %22 = insertelement <32 x i32> %17, i32 %21, i64 3
  %23 = extractelement <32 x i64> %0, i64 4
  %24 = inttoptr i64 %23 to ptr
  %25 = load i16, ptr %24, align 2
  %26 = zext i16 %25 to i32
  %27 = insertelement <32 x i32> %22, i32 %26, i64 4
  %28 = extractelement <32 x i64> %0, i64 5
  %29 = inttoptr i64 %28 to ptr
  %30 = load i16, ptr %29, align 2
  %31 = zext i16 %30 to i32
  %32 = insertelement <32 x i32> %27, i32 %31, i64 5
  %33 = extractelement <32 x i64> %0, i64 6
  %34 = inttoptr i64 %33 to ptr
  %35 = load i16, ptr %34, align 2
  %36 = zext i16 %35 to i32
  %37 = insertelement <32 x i32> %32, i32 %36, i64 6
  %38 = extractelement <32 x i64> %0, i64 7
  %39 = inttoptr i64 %38 to ptr
  %40 = load i16, ptr %39, align 2
  %41 = zext i16 %40 to i32
  %42 = insertelement <32 x i32> %37, i32 %41, i64 7
  %43 = extractelement <32 x i64> %0, i64 8
  %44 = inttoptr i64 %43 to ptr
  %45 = load i16, ptr %44, align 2
  %46 = zext i16 %45 to i32
  %47 = insertelement <32 x i32> %42, i32 %46, i64 8
  %48 = extractelement <32 x i64> %0, i64 9
  %49 = inttoptr i64 %48 to ptr
  %50 = load i16, ptr %49, align 2
  %51 = zext i16 %50 to i32
  %52 = insertelement <32 x i32> %47, i32 %51, i64 9
  %53 = extractelement <32 x i64> %0, i64 10
  %54 = inttoptr i64 %53 to ptr
  %55 = load i16, ptr %54, align 2
  %56 = zext i16 %55 to i32
  %57 = insertelement <32 x i32> %52, i32 %56, i64 10
  %58 = extractelement <32 x i64> %0, i64 11
  %59 = inttoptr i64 %58 to ptr
  %60 = load i16, ptr %59, align 2
  %61 = zext i16 %60 to i32
  %62 = insertelement <32 x i32> %57, i32 %61, i64 11
  %63 = extractelement <32 x i64> %0, i64 12
  %64 = inttoptr i64 %63 to ptr
  %65 = load i16, ptr %64, align 2
  %66 = zext i16 %65 to i32
  %67 = insertelement <32 x i32> %62, i32 %66, i64 12
  %68 = extractelement <32 x i64> %0, i64 13
  %69 = inttoptr i64 %68 to ptr
  %70 = load i16, ptr %69, align 2
  %71 = zext i16 %70 to i32
  %72 = insertelement <32 x i32> %67, i32 %71, i64 13
  %73 = extractelement <32 x i64> %0, i64 14
  %74 = inttoptr i64 %73 to ptr
  %75 = load i16, ptr %74, align 2
  %76 = zext i16 %75 to i32
  %77 = insertelement <32 x i32> %72, i32 %76, i64 14
  %78 = extractelement <32 x i64> %0, i64 15
  %79 = inttoptr i64 %78 to ptr
  %80 = load i16, ptr %79, align 2
  %81 = zext i16 %80 to i32
  %82 = insertelement <32 x i32> %77, i32 %81, i64 15
  %83 = extractelement <32 x i64> %0, i64 16
  %84 = inttoptr i64 %83 to ptr
  %85 = load i16, ptr %84, align 2
  %86 = zext i16 %85 to i32
  %87 = insertelement <32 x i32> %82, i32 %86, i64 16
  %88 = extractelement <32 x i64> %0, i64 17
  %89 = inttoptr i64 %88 to ptr
  %90 = load i16, ptr %89, align 2
  %91 = zext i16 %90 to i32
  %92 = insertelement <32 x i32> %87, i32 %91, i64 17
  %93 = extractelement <32 x i64> %0, i64 18
  %94 = inttoptr i64 %93 to ptr
  %95 = load i16, ptr %94, align 2
  %96 = zext i16 %95 to i32
  %97 = insertelement <32 x i32> %92, i32 %96, i64 18
  %98 = extractelement <32 x i64> %0, i64 19
  %99 = inttoptr i64 %98 to ptr
  %100 = load i16, ptr %99, align 2
  %101 = zext i16 %100 to i32
  %102 = insertelement <32 x i32> %97, i32 %101, i64 19
  %103 = extractelement <32 x i64> %0, i64 20
  %104 = inttoptr i64 %103 to ptr
  %105 = load i16, ptr %104, align 2
  %106 = zext i16 %105 to i32
  %107 = insertelement <32 x i32> %102, i32 %106, i64 20
  %108 = extractelement <32 x i64> %0, i64 21
  %109 = inttoptr i64 %108 to ptr
  %110 = load i16, ptr %109, align 2
  %111 = zext i16 %110 to i32
  %112 = insertelement <32 x i32> %107, i32 %111, i64 21
  %113 = extractelement <32 x i64> %0, i64 22
  %114 = inttoptr i64 %113 to ptr
  %115 = load i16, ptr %114, align 2
  %116 = zext i16 %115 to i32
  %117 = insertelement <32 x i32> %112, i32 %116, i64 22
  %118 = extractelement <32 x i64> %0, i64 23
  %119 = inttoptr i64 %118 to ptr
  %120 = load i16, ptr %119, align 2
  %121 = zext i16 %120 to i32
  %122 = insertelement <32 x i32> %117, i32 %121, i64 23
  %123 = extractelement <32 x i64> %0, i64 24
  %124 = inttoptr i64 %123 to ptr
  %125 = load i16, ptr %124, align 2
  %126 = zext i16 %125 to i32
  %127 = insertelement <32 x i32> %122, i32 %126, i64 24
  %128 = extractelement <32 x i64> %0, i64 25
  %129 = inttoptr i64 %128 to ptr
  %130 = load i16, ptr %129, align 2
  %131 = zext i16 %130 to i32
  %132 = insertelement <32 x i32> %127, i32 %131, i64 25
  %133 = extractelement <32 x i64> %0, i64 26
  %134 = inttoptr i64 %133 to ptr
  %135 = load i16, ptr %134, align 2
  %136 = zext i16 %135 to i32
  %137 = insertelement <32 x i32> %132, i32 %136, i64 26
  %138 = extractelement <32 x i64> %0, i64 27
  %139 = inttoptr i64 %138 to ptr
  %140 = load i16, ptr %139, align 2
  %141 = zext i16 %140 to i32
  %142 = insertelement <32 x i32> %137, i32 %141, i64 27
  %143 = extractelement <32 x i64> %0, i64 28
  %144 = inttoptr i64 %143 to ptr
  %145 = load i16, ptr %144, align 2
  %146 = zext i16 %145 to i32
  %147 = insertelement <32 x i32> %142, i32 %146, i64 28
  %148 = extractelement <32 x i64> %0, i64 29
  %149 = inttoptr i64 %148 to ptr
  %150 = load i16, ptr %149, align 2
  %151 = zext i16 %150 to i32
  %152 = insertelement <32 x i32> %147, i32 %151, i64 29
  %153 = extractelement <32 x i64> %0, i64 30
  %154 = inttoptr i64 %153 to ptr
  %155 = load i16, ptr %154, align 2
  %156 = zext i16 %155 to i32
  %157 = insertelement <32 x i32> %152, i32 %156, i64 30
  %158 = extractelement <32 x i64> %0, i64 31
  %159 = inttoptr i64 %158 to ptr
  %160 = load i16, ptr %159, align 2
  %161 = zext i16 %160 to i32
  %162 = insertelement <32 x i32> %157, i32 %161, i64 31
  store <32 x i32> %162, ptr %1, align 1
  ret void
}
define void @load_S16(<32 x i64> noundef %0, ptr noundef writeonly captures(none) initializes((0, 128)) %1) noinline {
  %3 = extractelement <32 x i64> %0, i64 0
  %4 = inttoptr i64 %3 to ptr
  %5 = load i16, ptr %4, align 2
  %6 = sext i16 %5 to i32
  %7 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %6, i64 0
  %8 = extractelement <32 x i64> %0, i64 1
  %9 = inttoptr i64 %8 to ptr
  %10 = load i16, ptr %9, align 2
  %11 = sext i16 %10 to i32
  %12 = insertelement <32 x i32> %7, i32 %11, i64 1
  %13 = extractelement <32 x i64> %0, i64 2
  %14 = inttoptr i64 %13 to ptr
  %15 = load i16, ptr %14, align 2
  %16 = sext i16 %15 to i32
  %17 = insertelement <32 x i32> %12, i32 %16, i64 2
  %18 = extractelement <32 x i64> %0, i64 3
  %19 = inttoptr i64 %18 to ptr
  %20 = load i16, ptr %19, align 2
  %21 = sext i16 %20 to i32
  %22 = insertelement <32 x i32> %17, i32 %21, i64 3
  %23 = extractelement <32 x i64> %0, i64 4
  %24 = inttoptr i64 %23 to ptr
  %25 = load i16, ptr %24, align 2
  %26 = sext i16 %25 to i32
  %27 = insertelement <32 x i32> %22, i32 %26, i64 4
  %28 = extractelement <32 x i64> %0, i64 5
  %29 = inttoptr i64 %28 to ptr
  %30 = load i16, ptr %29, align 2
  %31 = sext i16 %30 to i32
  %32 = insertelement <32 x i32> %27, i32 %31, i64 5
  %33 = extractelement <32 x i64> %0, i64 6
  %34 = inttoptr i64 %33 to ptr
  %35 = load i16, ptr %34, align 2
  %36 = sext i16 %35 to i32
  %37 = insertelement <32 x i32> %32, i32 %36, i64 6
  %38 = extractelement <32 x i64> %0, i64 7
  %39 = inttoptr i64 %38 to ptr
  %40 = load i16, ptr %39, align 2
  %41 = sext i16 %40 to i32
  %42 = insertelement <32 x i32> %37, i32 %41, i64 7
  %43 = extractelement <32 x i64> %0, i64 8
  %44 = inttoptr i64 %43 to ptr
  %45 = load i16, ptr %44, align 2
  %46 = sext i16 %45 to i32
  %47 = insertelement <32 x i32> %42, i32 %46, i64 8
  %48 = extractelement <32 x i64> %0, i64 9
  %49 = inttoptr i64 %48 to ptr
  %50 = load i16, ptr %49, align 2
  %51 = sext i16 %50 to i32
  %52 = insertelement <32 x i32> %47, i32 %51, i64 9
  %53 = extractelement <32 x i64> %0, i64 10
  %54 = inttoptr i64 %53 to ptr
  %55 = load i16, ptr %54, align 2
  %56 = sext i16 %55 to i32
  %57 = insertelement <32 x i32> %52, i32 %56, i64 10
  %58 = extractelement <32 x i64> %0, i64 11
  %59 = inttoptr i64 %58 to ptr
  %60 = load i16, ptr %59, align 2
  %61 = sext i16 %60 to i32
  %62 = insertelement <32 x i32> %57, i32 %61, i64 11
  %63 = extractelement <32 x i64> %0, i64 12
  %64 = inttoptr i64 %63 to ptr
  %65 = load i16, ptr %64, align 2
  %66 = sext i16 %65 to i32
  %67 = insertelement <32 x i32> %62, i32 %66, i64 12
  %68 = extractelement <32 x i64> %0, i64 13
  %69 = inttoptr i64 %68 to ptr
  %70 = load i16, ptr %69, align 2
  %71 = sext i16 %70 to i32
  %72 = insertelement <32 x i32> %67, i32 %71, i64 13
  %73 = extractelement <32 x i64> %0, i64 14
  %74 = inttoptr i64 %73 to ptr
  %75 = load i16, ptr %74, align 2
  %76 = sext i16 %75 to i32
  %77 = insertelement <32 x i32> %72, i32 %76, i64 14
  %78 = extractelement <32 x i64> %0, i64 15
  %79 = inttoptr i64 %78 to ptr
  %80 = load i16, ptr %79, align 2
  %81 = sext i16 %80 to i32
  %82 = insertelement <32 x i32> %77, i32 %81, i64 15
  %83 = extractelement <32 x i64> %0, i64 16
  %84 = inttoptr i64 %83 to ptr
  %85 = load i16, ptr %84, align 2
  %86 = sext i16 %85 to i32
  %87 = insertelement <32 x i32> %82, i32 %86, i64 16
  %88 = extractelement <32 x i64> %0, i64 17
  %89 = inttoptr i64 %88 to ptr
  %90 = load i16, ptr %89, align 2
  %91 = sext i16 %90 to i32
  %92 = insertelement <32 x i32> %87, i32 %91, i64 17
  %93 = extractelement <32 x i64> %0, i64 18
  %94 = inttoptr i64 %93 to ptr
  %95 = load i16, ptr %94, align 2
  %96 = sext i16 %95 to i32
  %97 = insertelement <32 x i32> %92, i32 %96, i64 18
  %98 = extractelement <32 x i64> %0, i64 19
  %99 = inttoptr i64 %98 to ptr
  %100 = load i16, ptr %99, align 2
  %101 = sext i16 %100 to i32
  %102 = insertelement <32 x i32> %97, i32 %101, i64 19
  %103 = extractelement <32 x i64> %0, i64 20
  %104 = inttoptr i64 %103 to ptr
  %105 = load i16, ptr %104, align 2
  %106 = sext i16 %105 to i32
  %107 = insertelement <32 x i32> %102, i32 %106, i64 20
  %108 = extractelement <32 x i64> %0, i64 21
  %109 = inttoptr i64 %108 to ptr
  %110 = load i16, ptr %109, align 2
  %111 = sext i16 %110 to i32
  %112 = insertelement <32 x i32> %107, i32 %111, i64 21
  %113 = extractelement <32 x i64> %0, i64 22
  %114 = inttoptr i64 %113 to ptr
  %115 = load i16, ptr %114, align 2
  %116 = sext i16 %115 to i32
  %117 = insertelement <32 x i32> %112, i32 %116, i64 22
  %118 = extractelement <32 x i64> %0, i64 23
  %119 = inttoptr i64 %118 to ptr
  %120 = load i16, ptr %119, align 2
  %121 = sext i16 %120 to i32
  %122 = insertelement <32 x i32> %117, i32 %121, i64 23
  %123 = extractelement <32 x i64> %0, i64 24
  %124 = inttoptr i64 %123 to ptr
  %125 = load i16, ptr %124, align 2
  %126 = sext i16 %125 to i32
  %127 = insertelement <32 x i32> %122, i32 %126, i64 24
  %128 = extractelement <32 x i64> %0, i64 25
  %129 = inttoptr i64 %128 to ptr
  %130 = load i16, ptr %129, align 2
  %131 = sext i16 %130 to i32
  %132 = insertelement <32 x i32> %127, i32 %131, i64 25
  %133 = extractelement <32 x i64> %0, i64 26
  %134 = inttoptr i64 %133 to ptr
  %135 = load i16, ptr %134, align 2
  %136 = sext i16 %135 to i32
  %137 = insertelement <32 x i32> %132, i32 %136, i64 26
  %138 = extractelement <32 x i64> %0, i64 27
  %139 = inttoptr i64 %138 to ptr
  %140 = load i16, ptr %139, align 2
  %141 = sext i16 %140 to i32
  %142 = insertelement <32 x i32> %137, i32 %141, i64 27
  %143 = extractelement <32 x i64> %0, i64 28
  %144 = inttoptr i64 %143 to ptr
  %145 = load i16, ptr %144, align 2
  %146 = sext i16 %145 to i32
  %147 = insertelement <32 x i32> %142, i32 %146, i64 28
  %148 = extractelement <32 x i64> %0, i64 29
  %149 = inttoptr i64 %148 to ptr
  %150 = load i16, ptr %149, align 2
  %151 = sext i16 %150 to i32
  %152 = insertelement <32 x i32> %147, i32 %151, i64 29
  %153 = extractelement <32 x i64> %0, i64 30
  %154 = inttoptr i64 %153 to ptr
  %155 = load i16, ptr %154, align 2
  %156 = sext i16 %155 to i32
  %157 = insertelement <32 x i32> %152, i32 %156, i64 30
  %158 = extractelement <32 x i64> %0, i64 31
  %159 = inttoptr i64 %158 to ptr
  %160 = load i16, ptr %159, align 2
  %161 = sext i16 %160 to i32
  %162 = insertelement <32 x i32> %157, i32 %161, i64 31
  store <32 x i32> %162, ptr %1, align 1
  ret void
}
define void @store_U8(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2) noinline {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6
5:
  ret void
6:
  %7 = phi i32 [ %14, %6 ], [ %1, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = extractelement <32 x i32> %2, i32 %8
  %10 = trunc i32 %9 to i8
  %11 = extractelement <32 x i64> %0, i32 %8
  %12 = inttoptr i64 %11 to ptr
  store i8 %10, ptr %12, align 1
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %5, label %6
}
define void @store_S8(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2) noinline {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6
5:
  ret void
6:
  %7 = phi i32 [ %14, %6 ], [ %1, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = extractelement <32 x i32> %2, i32 %8
  %10 = trunc i32 %9 to i8
  %11 = extractelement <32 x i64> %0, i32 %8
  %12 = inttoptr i64 %11 to ptr
  store i8 %10, ptr %12, align 1
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %5, label %6
}
define void @store_U16(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2) noinline {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6
5:
  ret void
6:
  %7 = phi i32 [ %14, %6 ], [ %1, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = extractelement <32 x i32> %2, i32 %8
  %10 = trunc i32 %9 to i16
  %11 = extractelement <32 x i64> %0, i32 %8
  %12 = inttoptr i64 %11 to ptr
  store i16 %10, ptr %12, align 2
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %5, label %6
}
define void @store_S16(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2) noinline {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6
5:
  ret void
6:
  %7 = phi i32 [ %14, %6 ], [ %1, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = extractelement <32 x i32> %2, i32 %8
  %10 = trunc i32 %9 to i16
  %11 = extractelement <32 x i64> %0, i32 %8
  %12 = inttoptr i64 %11 to ptr
  store i16 %10, ptr %12, align 2
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %5, label %6
}
define <32 x i32> @atomic_add_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw add ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_add_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw add ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_and_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw and ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_and_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw and ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_or_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw or ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_or_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw or ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_xor_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw xor ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_xor_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw xor ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_min_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw umin ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_min_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw umin ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_max_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw umax ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_max_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw umax ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_min_s32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw min ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_max_s32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw max ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_min_s64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw min ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_max_s64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw max ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_add_float(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %8, label %6
6:
  %7 = bitcast <32 x i32> %2 to <32 x float>
  br label %10
8:
  %9 = phi <32 x i32> [ zeroinitializer, %4 ], [ %19, %10 ]
  ret <32 x i32> %9
10:
  %11 = phi <32 x i32> [ zeroinitializer, %6 ], [ %19, %10 ]
  %12 = phi i32 [ %1, %6 ], [ %21, %10 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = extractelement <32 x i64> %0, i32 %13
  %15 = inttoptr i64 %14 to ptr
  %16 = extractelement <32 x float> %7, i32 %13
  %17 = atomicrmw fadd ptr %15, float %16 seq_cst, align 4
  %18 = bitcast float %17 to i32
  %19 = insertelement <32 x i32> %11, i32 %18, i32 %13
  %20 = add i32 %12, -1
  %21 = and i32 %20, %12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %8, label %10
}
define <32 x i64> @atomic_add_double(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %8, label %6
6:
  %7 = bitcast <32 x i64> %2 to <32 x double>
  br label %10
8:
  %9 = phi <32 x i64> [ zeroinitializer, %4 ], [ %19, %10 ]
  ret <32 x i64> %9
10:
  %11 = phi <32 x i64> [ zeroinitializer, %6 ], [ %19, %10 ]
  %12 = phi i32 [ %1, %6 ], [ %21, %10 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = extractelement <32 x i64> %0, i32 %13
  %15 = inttoptr i64 %14 to ptr
  %16 = extractelement <32 x double> %7, i32 %13
  %17 = atomicrmw fadd ptr %15, double %16 seq_cst, align 8
  %18 = bitcast double %17 to i64
  %19 = insertelement <32 x i64> %11, i64 %18, i32 %13
  %20 = add i32 %12, -1
  %21 = and i32 %20, %12
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %8, label %10
}
define <32 x i32> @atomic_xchg_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = atomicrmw xchg ptr %13, i32 %14 seq_cst, align 4
  %16 = insertelement <32 x i32> %9, i32 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i64> @atomic_xchg_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %16, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %16, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %18, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = atomicrmw xchg ptr %13, i64 %14 seq_cst, align 8
  %16 = insertelement <32 x i64> %9, i64 %15, i32 %11
  %17 = add i32 %10, -1
  %18 = and i32 %17, %10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %6, label %8
}
define <32 x i32> @atomic_inc_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %25, %24 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %25, %24 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %27, %24 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = load i32, ptr %13, align 4
  br label %16
16:
  %17 = phi i32 [ %15, %8 ], [ %23, %16 ]
  %18 = icmp ult i32 %17, %14
  %19 = add i32 %17, 1
  %20 = select i1 %18, i32 %19, i32 0
  %21 = cmpxchg ptr %13, i32 %17, i32 %20 seq_cst seq_cst, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  %23 = extractvalue { i32, i1 } %21, 0
  br i1 %22, label %24, label %16
24:
  %25 = insertelement <32 x i32> %9, i32 %17, i32 %11
  %26 = add i32 %10, -1
  %27 = and i32 %26, %10
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %6, label %8
}
define <32 x i32> @atomic_dec_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %24, %23 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %24, %23 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %26, %23 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = load i32, ptr %13, align 4
  br label %16
16:
  %17 = phi i32 [ %15, %8 ], [ %22, %16 ]
  %18 = add i32 %17, -1
  %19 = tail call i32 @llvm.umin.i32(i32 %18, i32 %14)
  %20 = cmpxchg ptr %13, i32 %17, i32 %19 seq_cst seq_cst, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  %22 = extractvalue { i32, i1 } %20, 0
  br i1 %21, label %23, label %16
23:
  %24 = insertelement <32 x i32> %9, i32 %17, i32 %11
  %25 = add i32 %10, -1
  %26 = and i32 %25, %10
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %6, label %8
}
define <32 x i32> @atomic_cas_i32(<32 x i64> noundef %0, i32 noundef %1, <32 x i32> noundef %2, <32 x i32> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i32> [ zeroinitializer, %4 ], [ %18, %8 ]
  ret <32 x i32> %7
8:
  %9 = phi <32 x i32> [ %18, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %20, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i32> %2, i32 %11
  %15 = extractelement <32 x i32> %3, i32 %11
  %16 = cmpxchg ptr %13, i32 %14, i32 %15 seq_cst seq_cst, align 4
  %17 = extractvalue { i32, i1 } %16, 0
  %18 = insertelement <32 x i32> %9, i32 %17, i32 %11
  %19 = add i32 %10, -1
  %20 = and i32 %19, %10
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %6, label %8
}
define <32 x i64> @atomic_cas_i64(<32 x i64> noundef %0, i32 noundef %1, <32 x i64> noundef %2, <32 x i64> noundef %3) noinline {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %8
6:
  %7 = phi <32 x i64> [ zeroinitializer, %4 ], [ %18, %8 ]
  ret <32 x i64> %7
8:
  %9 = phi <32 x i64> [ %18, %8 ], [ zeroinitializer, %4 ]
  %10 = phi i32 [ %20, %8 ], [ %1, %4 ]
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = extractelement <32 x i64> %0, i32 %11
  %13 = inttoptr i64 %12 to ptr
  %14 = extractelement <32 x i64> %2, i32 %11
  %15 = extractelement <32 x i64> %3, i32 %11
  %16 = cmpxchg ptr %13, i64 %14, i64 %15 seq_cst seq_cst, align 8
  %17 = extractvalue { i64, i1 } %16, 0
  %18 = insertelement <32 x i64> %9, i64 %17, i32 %11
  %19 = add i32 %10, -1
  %20 = and i32 %19, %10
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %6, label %8
}
declare dso_local i32 @warp(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr
define internal fastcc noundef ptr @_ZL5reachP7Contextmmj(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %1, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp uge i64 %7, %9
  %11 = add i64 %7, %2
  %12 = icmp ugt i64 %11, %9
  %13 = or i1 %10, %12
  br i1 %13, label %24, label %14
14:
  %15 = icmp eq i32 %3, 0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = load i64, ptr %16, align 8
  %18 = icmp ne i64 %17, 0
  %19 = or i1 %15, %18
  br i1 %19, label %20, label %24
20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %1
  br label %26
24:
  %25 = tail call fastcc noundef i64 @_ZL4findP7Contextmmjj(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef 0)
  br label %26
26:
  %27 = phi i64 [ %23, %20 ], [ %25, %24 ]
  %28 = inttoptr i64 %27 to ptr
  ret ptr %28
}
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>)
declare <16 x double> @llvm.fmuladd.v16f64(<16 x double>, <16 x double>, <16 x double>)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.smin.i64(i64, i64)
declare i32 @llvm.umin.i32(i32, i32)
