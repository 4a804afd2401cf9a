"""What waves, barriers and invalidations tell the shadow of memory, in LLVM IR. Layout: `shadow.layout`.

What its own epochs, earlier intervals of its group and everything before the launch did happens before an
access; whatever else it meets goes to `shadow.space`, which knows atomics, clocks and words. Reads of
blocks that hold nothing new are only logged: the rows learn of them when somebody writes there. Compiled
once, linked like the library of `runtime`.
"""

from __future__ import annotations

from drivers.sim.amd.wave.code.unawaited import LATE_LDS, LATE_MEMORY, LATE_WINDOW
from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.shadow.layout import (
    DIRECTORY,
    EPOCHS,
    FIELDS,
    FILLED,
    IN_WINDOW,
    LDS_LOG_ENTRY_BYTES,
    LDS_LOG_EPOCH,
    LDS_LOG_MINE,
    PAGE_BITS,
    SEEN_DEVICE,
    SEEN_L0,
    SEEN_SCALAR,
)


def field_at(name: str, field: int, kind: str = "i64") -> str:
    """Load one field of the record `%rec` as `%name`."""
    return f"""  %{name}_at = getelementptr i64, ptr %rec, i64 {field}
  %{name} = load {kind}, ptr %{name}_at"""


RECORD = f"""  %rec_at = getelementptr i64, ptr %ctx, i64 {SLOTS.strict}
  %rec = load ptr, ptr %rec_at"""

BOOKKEEPING = f"""
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.and.v32i1(<32 x i1>)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)
declare void @llvm.masked.scatter.v32i32.v32p0(<32 x i32>, <32 x ptr>, <32 x i1>)

; A new epoch, noted in the ring of epochs.
define void @db_strict_epoch(ptr %rec) noinline {{
{field_at("old", FIELDS.epoch)}
  %new = add i64 %old, 1
  store i64 %new, ptr %old_at
{field_at("table", FIELDS.epochs, "ptr")}
{field_at("group", FIELDS.group_id)}
{field_at("wave", FIELDS.wave)}
{field_at("task", FIELDS.task)}
  %index = and i64 %new, {EPOCHS - 1}
  %offset = shl i64 %index, 4
  %place = getelementptr i8, ptr %table, i64 %offset
  %epoch32 = trunc i64 %new to i32
  store i32 %epoch32, ptr %place
  %place1 = getelementptr i8, ptr %place, i64 4
  %group32 = trunc i64 %group to i32
  store i32 %group32, ptr %place1
  %place2 = getelementptr i8, ptr %place, i64 8
{field_at("window", FIELDS.window)}
  %wave_there = or i64 %wave, %window
  %wave32 = trunc i64 %wave_there to i32
  store i32 %wave32, ptr %place2
  %place3 = getelementptr i8, ptr %place, i64 12
  %task32 = trunc i64 %task to i32
  store i32 %task32, ptr %place3
  ret void
}}

; A group begins: its LDS holds nothing, its scalar cache nothing old.
define void @db_strict_group(ptr %ctx, i64 %group) noinline {{
{RECORD}
{field_at("epoch", FIELDS.epoch)}
  call void @db_settle_lds(ptr %ctx)
  %next = add i64 %epoch, 1
{field_at("first", FIELDS.first)}
{field_at("tag", FIELDS.tag)}
  %fresh = add i64 %tag, 16
  store i64 %fresh, ptr %tag_at
  %group_at = getelementptr i64, ptr %rec, i64 {FIELDS.group}
  store i64 %next, ptr %group_at
  %interval_at = getelementptr i64, ptr %rec, i64 {FIELDS.interval}
  store i64 %next, ptr %interval_at
  %lds_interval_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_interval}
  store i64 %next, ptr %lds_interval_at
  %seen_interval_at = getelementptr i64, ptr %rec, i64 {FIELDS.seen_interval}
  store i64 %next, ptr %seen_interval_at
  %late_at = getelementptr i64, ptr %rec, i64 {FIELDS.late}
  store i64 0, ptr %late_at
  %scalar_at = getelementptr i64, ptr %rec, i64 {FIELDS.scalar}
  store i64 %first, ptr %scalar_at
  %id_at = getelementptr i64, ptr %rec, i64 {FIELDS.group_id}
  store i64 %group, ptr %id_at
{field_at("doubts", FIELDS.doubts, "ptr")}
{field_at("doubt_bytes", FIELDS.doubt_bytes)}
  call void @llvm.memset.p0.i64(ptr %doubts, i8 0, i64 %doubt_bytes, i1 false)
  %high_at = getelementptr i64, ptr %rec, i64 {FIELDS.private_high}
  store i64 0, ptr %high_at
  ret void
}}

; Every wave of the group has passed the barrier, or may; told before the round of some was over, if so.
define void @db_strict_round(ptr %ctx) noinline {{
{RECORD}
  call void @db_settle_lds(ptr %ctx)
  %told_at = getelementptr i64, ptr %ctx, i64 {SLOTS.told}
  %told = load i64, ptr %told_at
  store i64 0, ptr %told_at
  %is_new = icmp eq i64 %told, 0
  br i1 %is_new, label %pass, label %known
known:
  ret void
pass:
{field_at("epoch", FIELDS.epoch)}
  %next = add i64 %epoch, 1
{field_at("interval", FIELDS.interval)}
  store i64 %next, ptr %interval_at
{field_at("late", FIELDS.late)}
  store i64 0, ptr %late_at
  %last_interval_at = getelementptr i64, ptr %rec, i64 {FIELDS.last_interval}
  store i64 %interval, ptr %last_interval_at
  %window = and i64 %late, {LATE_WINDOW}
  %no_window = icmp eq i64 %window, 0
  %before = select i1 %no_window, i64 %next, i64 %interval
{field_at("lds_interval", FIELDS.lds_interval)}
  %late_lds = and i64 %late, {LATE_LDS}
  %lds_orders = icmp eq i64 %late_lds, 0
  %lds_now = select i1 %lds_orders, i64 %before, i64 %lds_interval
  store i64 %lds_now, ptr %lds_interval_at
{field_at("seen_interval", FIELDS.seen_interval)}
{field_at("shared", FIELDS.l0_is_shared)}
  %one_l0 = icmp ne i64 %shared, 0
  %late_memory = and i64 %late, {LATE_MEMORY}
  %none_moves = icmp eq i64 %late_memory, 0
  %orders = or i1 %one_l0, %none_moves
  %seen_now = select i1 %orders, i64 %before, i64 %seen_interval
  store i64 %seen_now, ptr %seen_interval_at
  ret void
}}

; A wave has signalled, and goes on before it waits.
define void @db_strict_signal(ptr %ctx) noinline {{
{RECORD}
  %window_at = getelementptr i64, ptr %rec, i64 {FIELDS.window}
  store i64 {IN_WINDOW}, ptr %window_at
{field_at("late", FIELDS.late)}
  %more = or i64 %late, {LATE_WINDOW}
  store i64 %more, ptr %late_at
  call void @db_strict_epoch(ptr %rec)
  ret void
}}

; A wave begins, or goes on behind a barrier.
define void @db_strict_wave(ptr %ctx, i64 %wave) noinline {{
{RECORD}
  %wave_at = getelementptr i64, ptr %rec, i64 {FIELDS.wave}
  store i64 %wave, ptr %wave_at
  %window_at = getelementptr i64, ptr %rec, i64 {FIELDS.window}
  store i64 0, ptr %window_at
  call void @db_strict_epoch(ptr %rec)
{field_at("epoch", FIELDS.epoch)}
{field_at("group", FIELDS.group)}
{field_at("interval", FIELDS.seen_interval)}
{field_at("shared", FIELDS.l0_is_shared)}
  %mine_at = getelementptr i64, ptr %rec, i64 {FIELDS.mine}
  store i64 %epoch, ptr %mine_at
  %one_l0 = icmp ne i64 %shared, 0
  %seen = select i1 %one_l0, i64 %interval, i64 %group
  %clean_at = getelementptr i64, ptr %rec, i64 {FIELDS.clean}
  store i64 %seen, ptr %clean_at
  ret void
}}

; An invalidation: L0 makes earlier intervals seen, the scalar cache all so far, a device's what was acquired.
define void @db_strict_refresh(ptr %ctx, i32 %levels) noinline {{
{RECORD}
  %l0 = and i32 %levels, {SEEN_L0}
  %has_l0 = icmp ne i32 %l0, 0
  br i1 %has_l0, label %vector, label %after_vector
vector:
{field_at("interval", FIELDS.seen_interval)}
  %clean_at = getelementptr i64, ptr %rec, i64 {FIELDS.clean}
  store i64 %interval, ptr %clean_at
  br label %after_vector
after_vector:
  %k = and i32 %levels, {SEEN_SCALAR}
  %has_k = icmp ne i32 %k, 0
  br i1 %has_k, label %scalar, label %after_scalar
scalar:
  call void @db_strict_epoch(ptr %rec)
{field_at("epoch", FIELDS.epoch)}
  %scalar_at = getelementptr i64, ptr %rec, i64 {FIELDS.scalar}
  store i64 %epoch, ptr %scalar_at
  br label %after_scalar
after_scalar:
  %device = and i32 %levels, {SEEN_DEVICE}
  %has_device = icmp ne i32 %device, 0
  br i1 %has_device, label %tell, label %done
tell:
{field_at("callback", FIELDS.refresh, "ptr")}
  call void %callback()
  br label %done
done:
  ret void
}}

; A register of which `missing` bits matter that nobody wrote.
define void @db_strict_undefined(ptr %ctx, i32 %code, i32 %missing, i32 %part, i32 %pc) noinline {{
{RECORD}
{field_at("callback", FIELDS.undefined, "ptr")}
  call void %callback(i32 %code, i32 %missing, i32 %part, i32 %pc)
  ret void
}}

; An access through which waves may order themselves: `flags` as `sync` has them.
define void @db_strict_sync(
    ptr %ctx, i64 %base, {LANES} %off, {LANES} %high, i32 %exec, i32 %flags) noinline {{
entry:
  %counts = icmp ne i32 %exec, 0
  br i1 %counts, label %tell, label %same
tell:
{RECORD}
  %base_at = getelementptr i64, ptr %rec, i64 {FIELDS.base}
  store i64 %base, ptr %base_at
  %exec_at = getelementptr i64, ptr %rec, i64 {FIELDS.exec}
  %exec64 = zext i32 %exec to i64
  store i64 %exec64, ptr %exec_at
  %offsets_at = getelementptr i64, ptr %rec, i64 {FIELDS.offsets}
  store {LANES} %off, ptr %offsets_at, align 4
  %highs_at = getelementptr i64, ptr %rec, i64 {FIELDS.highs}
  store {LANES} %high, ptr %highs_at, align 4
{field_at("callback", FIELDS.sync, "ptr")}
  call void %callback(i32 %flags)
  %release = and i32 %flags, 2
  %releases = icmp ne i32 %release, 0
  br i1 %releases, label %part, label %same
part:
  call void @db_strict_epoch(ptr %rec)
  ret void
same:
  ret void
}}

; Hold the logged reads of LDS against the rows: 0, or 1 after a fault. The access at hand stays noted.
define i32 @db_process_lds(ptr %ctx) noinline {{
entry:
{RECORD}
{field_at("kept_base", FIELDS.base)}
{field_at("kept_exec", FIELDS.exec)}
{field_at("kept_size", FIELDS.size)}
  %kept_at = getelementptr i64, ptr %rec, i64 {FIELDS.offsets}
  %kept = load {LANES}, ptr %kept_at, align 4
{field_at("log", FIELDS.lds_log, "ptr")}
{field_at("count", FIELDS.lds_log_count)}
{field_at("epoch", FIELDS.epoch)}
{field_at("mine", FIELDS.mine)}
  store i64 0, ptr %count_at
  br label %next
next:
  %index = phi i64 [ 0, %entry ], [ %index1, %one ]
  %more = icmp ult i64 %index, %count
  br i1 %more, label %one, label %done
one:
  %offset = mul i64 %index, {LDS_LOG_ENTRY_BYTES}
  %place = getelementptr i8, ptr %log, i64 %offset
  %off = load {LANES}, ptr %place, align 64
  %exec_at = getelementptr i8, ptr %place, i64 128
  %exec = load i32, ptr %exec_at
  %size_at = getelementptr i8, ptr %place, i64 132
  %size = load i32, ptr %size_at
  %pc_at = getelementptr i8, ptr %place, i64 136
  %pc = load i32, ptr %pc_at
  %base_at = getelementptr i8, ptr %place, i64 140
  %base32 = load i32, ptr %base_at
  %base = zext i32 %base32 to i64
  %its_epoch_at = getelementptr i8, ptr %place, i64 {LDS_LOG_EPOCH}
  %its_epoch = load i64, ptr %its_epoch_at
  store i64 %its_epoch, ptr %epoch_at
  %its_mine_at = getelementptr i8, ptr %place, i64 {LDS_LOG_MINE}
  %its_mine = load i64, ptr %its_mine_at
  store i64 %its_mine, ptr %mine_at
  %status = call i32 @db_track_lds_read(ptr %ctx, i64 %base, {LANES} %off, i32 %exec, i32 %size, i32 %pc)
  store i64 %epoch, ptr %epoch_at
  store i64 %mine, ptr %mine_at
  %index1 = add i64 %index, 1
  %good = icmp eq i32 %status, 0
  br i1 %good, label %next, label %fault
done:
  store i64 %kept_base, ptr %kept_base_at
  store i64 %kept_exec, ptr %kept_exec_at
  store i64 %kept_size, ptr %kept_size_at
  store {LANES} %kept, ptr %kept_at, align 4
  ret i32 0
fault:
  ret i32 1
}}

; An interval is over: its reads of LDS were fine if nobody wrote LDS in it and all of LDS is filled.
define void @db_settle_lds(ptr %ctx) noinline {{
entry:
{RECORD}
{field_at("count", FIELDS.lds_log_count)}
  %none = icmp eq i64 %count, 0
  br i1 %none, label %done, label %look
look:
{field_at("written", FIELDS.lds_written)}
{field_at("interval", FIELDS.lds_interval)}
  %quiet = icmp ult i64 %written, %interval
  br i1 %quiet, label %filled, label %process
filled:
{field_at("tag", FIELDS.tag)}
{field_at("full", FIELDS.lds_full)}
  %known = icmp eq i64 %full, %tag
  br i1 %known, label %forget, label %test
test:
{field_at("bytes", FIELDS.lds_bytes)}
{field_at("page", FIELDS.lds, "ptr")}
  %tag_s = trunc i64 %tag to i32
  %tag_v0 = insertelement <8 x i32> poison, i32 %tag_s, i32 0
  %tag_v = shufflevector <8 x i32> %tag_v0, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %next
next:
  %at = phi i64 [ 0, %test ], [ %at1, %good ]
  %more = icmp ult i64 %at, %bytes
  br i1 %more, label %eight, label %is_full
eight:
  %row_off = add i64 %at, {FILLED}
  %row = getelementptr i8, ptr %page, i64 %row_off
  %dwords = load <8 x i32>, ptr %row, align 4
  %flags = icmp eq <8 x i32> %dwords, %tag_v
  %all = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %flags)
  br i1 %all, label %good, label %process
good:
  %at1 = add i64 %at, 32
  br label %next
is_full:
  store i64 %tag, ptr %full_at
  br label %forget
forget:
  store i64 0, ptr %count_at
  br label %done
process:
  %status = call i32 @db_process_lds(ptr %ctx)
  br label %done
done:
  ret void
}}

define ptr @db_shadow_page(ptr %rec, i64 %va) noinline {{
entry:
{field_at("directory", FIELDS.directory, "ptr")}
  %page = lshr i64 %va, {PAGE_BITS}
  %index = and i64 %page, {DIRECTORY - 1}
  %offset = shl i64 %index, 4
  %place = getelementptr i8, ptr %directory, i64 %offset
  %owner = load i64, ptr %place
  %place1 = getelementptr i8, ptr %place, i64 8
  %here = load ptr, ptr %place1
  %hit = icmp eq i64 %owner, %page
  br i1 %hit, label %known, label %ask
known:
  ret ptr %here
ask:
{field_at("callback", FIELDS.page, "ptr")}
  %made = call ptr %callback(i64 %page)
  store i64 %page, ptr %place
  store ptr %made, ptr %place1
  ret ptr %made
}}
"""
