"""Which dwords of private memory hold a value, while waves run, in LLVM IR.

A byte for each dword of each lane: rows of 32 lanes, one behind the other for the dwords of a half of a wave,
then the next half or wave. A group begins with none. The last row stands for all dwords that have no row of
their own; these count as defined. Who asks: `defined`.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.shadow import RECORD, field_at
from drivers.sim.amd.wave.shadow.layout import FIELDS

POINTERS, BYTES, FLAGS = "<32 x ptr>", "<32 x i8>", "<32 x i1>"
NUMBERS = f"<{', '.join(f'i64 {lane}' for lane in range(32))}>"


def spread(name: str, value: str, kind: str, scalar: str) -> str:
    return f"""  %{name}0 = insertelement {kind} poison, {scalar} {value}, i32 0
  %{name} = shufflevector {kind} %{name}0, {kind} poison, <32 x i32> zeroinitializer"""


# %area: where all rows are; %first: the number of the first one of the half of a wave that runs; %last: of
# its last one, counted from there.
FIRST_ROW = f"""{field_at("area", FIELDS.private, "ptr")}
{field_at("last", FIELDS.private_last)}
{field_at("parts", FIELDS.private_parts)}
{field_at("wave", FIELDS.wave)}
  %part64 = zext i32 %part to i64
  %halves = mul i64 %wave, %parts
  %half = add i64 %halves, %part64
  %rows = add i64 %last, 1
  %first = mul i64 %half, %rows"""

PRIVATE = f"""
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i32 @llvm.vector.reduce.umax.v32i32({LANES})
declare void @llvm.masked.scatter.v32i8.v32p0({BYTES}, {POINTERS}, {FLAGS})
declare {BYTES} @llvm.masked.gather.v32i8.v32p0({POINTERS}, {FLAGS}, {BYTES})

; Where the bytes of each lane's dword number %dword are.
define internal {POINTERS} @db_private_places(ptr %rec, {LANES} %dword, i32 %part) {{
{FIRST_ROW}
  %last32 = trunc i64 %last to i32
{spread("lasts", "%last32", LANES, "i32")}
  %inside = icmp ult {LANES} %dword, %lasts
  %row = select {FLAGS} %inside, {LANES} %dword, {LANES} %lasts
  %row64 = zext {LANES} %row to <32 x i64>
{spread("firsts", "%first", "<32 x i64>", "i64")}
  %place = add <32 x i64> %row64, %firsts
  %at = shl <32 x i64> %place, splat (i64 5)
  %lane_at = add <32 x i64> %at, {NUMBERS}
  %found = getelementptr i8, ptr %area, <32 x i64> %lane_at
  ret {POINTERS} %found
}}

; Where the bytes of dword number %dword begin, the same for all lanes.
define internal ptr @db_private_row(ptr %rec, i32 %dword, i32 %part) {{
{FIRST_ROW}
  %dword64 = zext i32 %dword to i64
  %row = call i64 @llvm.umin.i64(i64 %dword64, i64 %last)
  %place = add i64 %first, %row
  %at = shl i64 %place, 5
  %found = getelementptr i8, ptr %area, i64 %at
  ret ptr %found
}}

; Dwords below %dword and itself may hold something.
define internal void @db_private_reach(ptr %rec, i32 %dword) {{
{field_at("high", FIELDS.private_high)}
  %dword64 = zext i32 %dword to i64
  %above = add i64 %dword64, 1
  %now = call i64 @llvm.umax.i64(i64 %above, i64 %high)
  store i64 %now, ptr %high_at
  ret void
}}

; A function returns: what is above the stack pointer was its frame. Not if that is no stack pointer.
define void @db_private_leave(ptr %ctx, i32 %stack, i32 %known, i32 %part) noinline {{
entry:
{RECORD}
{field_at("high", FIELDS.private_high)}
{field_at("last", FIELDS.private_last)}
  %end = call i64 @llvm.umin.i64(i64 %high, i64 %last)
  %dword = lshr i32 %stack, 2
  %first = zext i32 %dword to i64
  %is_known = icmp eq i32 %known, -1
  %has_more = icmp ult i64 %first, %end
  %goes_on = and i1 %is_known, %has_more
  br i1 %goes_on, label %clear, label %done
clear:
  %place = call ptr @db_private_row(ptr %rec, i32 %dword, i32 %part)
  %count = sub i64 %end, %first
  %bytes = shl i64 %count, 5
  call void @llvm.memset.p0.i64(ptr %place, i8 0, i64 %bytes, i1 false)
  ret void
done:
  ret void
}}

define void @db_private_note_row(ptr %ctx, i32 %dword, i32 %exec, i32 %bits, i32 %part) noinline {{
{RECORD}
  %place = call ptr @db_private_row(ptr %rec, i32 %dword, i32 %part)
  %on = bitcast i32 %exec to {FLAGS}
  %defined = bitcast i32 %bits to {FLAGS}
  %values = zext {FLAGS} %defined to {BYTES}
  %old = load {BYTES}, ptr %place, align 1
  %new = select {FLAGS} %on, {BYTES} %values, {BYTES} %old
  store {BYTES} %new, ptr %place, align 1
  call void @db_private_reach(ptr %rec, i32 %dword)
  ret void
}}

define i32 @db_private_known_row(ptr %ctx, i32 %dword, i32 %exec, i32 %part) noinline {{
entry:
{RECORD}
{field_at("rows", FIELDS.private_last, "i32")}
  %beyond = icmp uge i32 %dword, %rows
  br i1 %beyond, label %all, label %look
look:
  %place = call ptr @db_private_row(ptr %rec, i32 %dword, i32 %part)
  %values = load {BYTES}, ptr %place, align 1
  %stored = icmp ne {BYTES} %values, zeroinitializer
  %known = bitcast {FLAGS} %stored to i32
  %found = and i32 %known, %exec
  ret i32 %found
all:
  ret i32 %exec
}}

; The lanes of %exec have stored: those of %bits something defined.
define void @db_private_note(ptr %ctx, {LANES} %dword, i32 %exec, i32 %bits, i32 %part) noinline {{
entry:
  %none = icmp eq i32 %exec, 0
  br i1 %none, label %done, label %some
done:
  ret void
some:
{RECORD}
  %places = call {POINTERS} @db_private_places(ptr %rec, {LANES} %dword, i32 %part)
  %on = bitcast i32 %exec to {FLAGS}
  %defined = bitcast i32 %bits to {FLAGS}
  %values = zext {FLAGS} %defined to {BYTES}
  call void @llvm.masked.scatter.v32i8.v32p0({BYTES} %values, {POINTERS} align 1 %places, {FLAGS} %on)
  %stored = select {FLAGS} %on, {LANES} %dword, {LANES} zeroinitializer
  %highest = call i32 @llvm.vector.reduce.umax.v32i32({LANES} %stored)
  call void @db_private_reach(ptr %rec, i32 %highest)
  ret void
}}

; Of the lanes of %exec those that would load something defined.
define i32 @db_private_known(ptr %ctx, {LANES} %dword, i32 %exec, i32 %part) noinline {{
entry:
  %none = icmp eq i32 %exec, 0
  br i1 %none, label %done, label %some
done:
  ret i32 0
some:
{RECORD}
  %places = call {POINTERS} @db_private_places(ptr %rec, {LANES} %dword, i32 %part)
  %on = bitcast i32 %exec to {FLAGS}
  %values = call {BYTES} @llvm.masked.gather.v32i8.v32p0(
    {POINTERS} align 1 %places, {FLAGS} %on, {BYTES} zeroinitializer)
{field_at("last", FIELDS.private_last, "i32")}
{spread("lasts", "%last", LANES, "i32")}
  %beyond = icmp uge {LANES} %dword, %lasts
  %stored = icmp ne {BYTES} %values, zeroinitializer
  %known = or {FLAGS} %stored, %beyond
  %known32 = bitcast {FLAGS} %known to i32
  %found = and i32 %known32, %exec
  ret i32 %found
}}
"""
