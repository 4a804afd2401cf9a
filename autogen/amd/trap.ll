; Written by tools/gen/native.py; sources 301fff43b232252b37b11d6628854c06ccf62dfb9e97394ceefe0432709dde2f
%struct.Range = type { i64, i64, ptr }
@db_trap_words = dso_local global [13 x i64] zeroinitializer, align 8
define void @db_touched(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) noinline {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load i64, ptr %4, align 1
  %6 = load atomic i64, ptr @db_trap_words seq_cst, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %117, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %11 = or i64 %5, -9223372036854775808
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %117, label %18
14:
  %15 = add nuw i64 %19, 1
  %16 = load i64, ptr %7, align 8
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %18, label %117
18:
  %19 = phi i64 [ %15, %14 ], [ 0, %9 ]
  %20 = phi i1 [ %115, %14 ], [ undef, %9 ]
  %21 = getelementptr inbounds nuw %struct.Range, ptr %10, i64 %19
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %5, %22
  %26 = icmp uge i64 %5, %24
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %114, label %28
28:
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 88) seq_cst, align 8
  %32 = sub nuw i64 %5, %22
  %33 = udiv i64 %32, %31
  %34 = mul i64 %33, %31
  %35 = add i64 %34, %22
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 %33
  %37 = load atomic i8, ptr %36 seq_cst, align 1
  %38 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 96) seq_cst, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %45, label %40
40:
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 %38
  %42 = load i64, ptr %41, align 1
  %43 = and i64 %42, 2
  %44 = icmp ne i64 %43, 0
  br label %47
45:
  %46 = icmp eq i8 %37, 1
  br label %47
47:
  %48 = phi i1 [ %44, %40 ], [ %46, %45 ]
  br i1 %48, label %63, label %49
49:
  %50 = icmp eq i8 %37, 0
  br i1 %50, label %51, label %114
51:
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 16), i64 1 seq_cst, align 8
  %53 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 24) seq_cst, align 8
  %54 = icmp ult i64 %52, %53
  br i1 %54, label %55, label %59
55:
  %56 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 8) seq_cst, align 8
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds nuw i64, ptr %57, i64 %52
  store i64 %5, ptr %58, align 8
  br label %59
59:
  store atomic i8 1, ptr %36 seq_cst, align 1
  %60 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 64) seq_cst, align 8
  %61 = inttoptr i64 %60 to ptr
  %62 = tail call noundef i32 %61(i64 noundef %35, i64 noundef %31, i32 noundef 1)
  br label %105
63:
  %64 = icmp eq i8 %37, 2
  br i1 %64, label %114, label %65
65:
  %66 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 16), i64 1 seq_cst, align 8
  %67 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 24) seq_cst, align 8
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %69, label %73
69:
  %70 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 8) seq_cst, align 8
  %71 = inttoptr i64 %70 to ptr
  %72 = getelementptr inbounds nuw i64, ptr %71, i64 %66
  store i64 %11, ptr %72, align 8
  br label %73
73:
  %74 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 64) seq_cst, align 8
  %75 = inttoptr i64 %74 to ptr
  %76 = tail call noundef i32 %75(i64 noundef %35, i64 noundef %31, i32 noundef 1)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %108
78:
  %79 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 40), i64 1 seq_cst, align 8
  %80 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 48) seq_cst, align 8
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %101
82:
  %83 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 56) seq_cst, align 8
  %84 = inttoptr i64 %83 to ptr
  %85 = getelementptr inbounds nuw i64, ptr %84, i64 %79
  store i64 %35, ptr %85, align 8
  %86 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 32) seq_cst, align 8
  %87 = mul i64 %79, %31
  %88 = add i64 %86, %87
  %89 = inttoptr i64 %88 to ptr
  %90 = lshr i64 %31, 3
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %101, label %92
92:
  %93 = inttoptr i64 %35 to ptr
  br label %94
94:
  %95 = phi i64 [ 0, %92 ], [ %99, %94 ]
  %96 = getelementptr inbounds nuw i64, ptr %93, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %89, i64 %95
  store volatile i64 %97, ptr %98, align 8
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, %90
  br i1 %100, label %101, label %94
101:
  store atomic i8 2, ptr %36 seq_cst, align 1
  %102 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 64) seq_cst, align 8
  %103 = inttoptr i64 %102 to ptr
  %104 = tail call noundef i32 %103(i64 noundef %35, i64 noundef %31, i32 noundef 3)
  br label %105
105:
  %106 = phi i32 [ %62, %59 ], [ %104, %101 ]
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %114, label %108
108:
  %109 = sub i64 %24, %22
  %110 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 64) seq_cst, align 8
  %111 = inttoptr i64 %110 to ptr
  %112 = tail call noundef i32 %111(i64 noundef %22, i64 noundef %109, i32 noundef 3)
  %113 = icmp eq i32 %112, 0
  br label %114
114:
  %115 = phi i1 [ %20, %18 ], [ %113, %108 ], [ true, %105 ], [ true, %63 ], [ true, %49 ]
  br i1 %27, label %14, label %116
116:
  br i1 %115, label %122, label %117
117:
  %118 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 72) seq_cst, align 8
  %119 = inttoptr i64 %118 to ptr
  %120 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @db_trap_words, i64 80) seq_cst, align 8
  %121 = tail call noundef i32 %119(i32 noundef 11, i64 noundef %120, i64 noundef 0)
  br label %122
122:
  ret void
}
