"""One access of up to 32 lanes in LLVM IR, as few stretches of bytes as their addresses allow."""

from __future__ import annotations

from collections.abc import Iterable

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.lane_walk import high_runs
from drivers.sim.amd.wave.jit.shadow import RECORD
from drivers.sim.amd.wave.jit.shadow_scattered import scattered
from drivers.sim.amd.wave.jit.shadow_terms import ALL, splat
from drivers.sim.amd.wave.shadow.layout import FIELDS

MOSTLY_NEAR = 20  # of 32 lanes
HALF = 16


def lanes(space: str, verb: str) -> str:
    """``db_track_SPACE_VERB``: the lanes of one access: rows and halves of all of them, stretches of
    neighbours, or dwords anywhere.
    """
    return f"""
define i32 @db_track_{space}_{verb}(
    ptr %ctx, i64 %base, {LANES} %off, i32 %exec, i32 %bytes, i32 %pc) noinline {{
entry:
  %lane_list = alloca {LANES}, align 64
  %idle = icmp eq i32 %exec, 0
  br i1 %idle, label %done, label %begin
begin:
{note_access()}
  %full = icmp eq i32 %exec, -1
  br i1 %full, label %patterns, label %apart
{patterns(space, verb)}
{are_near()}
strewn:
{scattered(space, verb)}
{stretches(space, verb)}
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def touch_call(space: str, verb: str, start: str, size: str) -> str:
    return f"call i32 @db_touch_{space}_{verb}(ptr %ctx, i64 {start}, i64 {size}, i32 %pc)"


def note_access() -> str:
    """The record keeps the access, for the words of a fault."""
    return f"""{RECORD}
  %base_at = getelementptr i64, ptr %rec, i64 {FIELDS.base}
  store i64 %base, ptr %base_at
  %exec_at = getelementptr i64, ptr %rec, i64 {FIELDS.exec}
  %exec64 = zext i32 %exec to i64
  store i64 %exec64, ptr %exec_at
  %size_at = getelementptr i64, ptr %rec, i64 {FIELDS.size}
  %size = zext i32 %bytes to i64
  store i64 %size, ptr %size_at
  %offsets_at = getelementptr i64, ptr %rec, i64 {FIELDS.offsets}
  store {LANES} %off, ptr %offsets_at, align 4"""


def patterns(space: str, verb: str) -> str:
    """All lanes are on: two equal rows of 16, two halves at one place each, or one row of 32."""
    return f"""patterns:
  %first = extractelement {LANES} %off, i32 0
{splat(ALL, "firsts", "%first")}
  %rel = sub {LANES} %off, %firsts
{splat(ALL, "bytes_v", "%bytes")}
  %row_places = mul {LANES} %bytes_v, {vector(lane % HALF for lane in range(32))}
  %row_flags = icmp eq {LANES} %rel, %row_places
  %is_rows = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %row_flags)
  %first64 = zext i32 %first to i64
  %start = add i64 %base, %first64
  %size16 = shl i64 %size, 4
  br i1 %is_rows, label %rows, label %not_rows
rows:
  %s1 = {touch_call(space, verb, "%start", "%size16")}
  ret i32 %s1
not_rows:
  %spread = shufflevector {LANES} %off, {LANES} poison,
    {LANES} {vector(lane // HALF * HALF for lane in range(32))}
  %half_flags = icmp eq {LANES} %spread, %off
  %is_halves = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %half_flags)
  br i1 %is_halves, label %halves, label %not_halves
{halves(space, verb)}
not_halves:
  %all_places = mul {LANES} %bytes_v, {vector(range(32))}
  %all_flags = icmp eq {LANES} %rel, %all_places
  %is_all = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %all_flags)
  br i1 %is_all, label %all, label %apart
all:
  %size32 = shl i64 %size, 5
{settle_lines(space, verb)}  %s4 = {touch_call(space, verb, "%start", "%size32")}
  ret i32 %s4"""


def halves(space: str, verb: str) -> str:
    return f"""halves:
  %s2 = {touch_call(space, verb, "%start", "%size")}
  %bad2 = icmp ne i32 %s2, 0
  %second = extractelement {LANES} %off, i32 {HALF}
  %equal = icmp eq i32 %second, %first
  %stop2 = or i1 %bad2, %equal
  br i1 %stop2, label %leave2, label %other_half
leave2:
  ret i32 %s2
other_half:
  %second64 = zext i32 %second to i64
  %start2 = add i64 %base, %second64
  %s3 = {touch_call(space, verb, "%start2", "%size")}
  ret i32 %s3"""


def settle_lines(space: str, verb: str) -> str:
    """Of memory, whole lines may be settled at once."""
    if space == "lds" or verb == "atomic":
        return ""
    return f"""  %line = call i32 @db_line_{verb}(ptr %ctx, i64 %start, i64 %size32, i32 %pc)
  %settled = icmp eq i32 %line, 0
  br i1 %settled, label %done, label %part
part:
"""


def are_near() -> str:
    """Where most lanes begin where the one before ends, or with it, stretches are fewer than lanes."""
    return f"""apart:
  %before = shufflevector {LANES} %off, {LANES} poison, {LANES} {vector([0, *range(31)])}
{splat(ALL, "apart_v", "%bytes")}
  %gaps = sub {LANES} %off, %before
  %no_gap = icmp ule {LANES} %gaps, %apart_v
  %near_lanes = bitcast <32 x i1> %no_gap to i32
  %near_count = call i32 @llvm.ctpop.i32(i32 %near_lanes)
  %mostly = icmp uge i32 %near_count, {MOSTLY_NEAR}
  br i1 %mostly, label %list, label %strewn"""


def stretches(space: str, verb: str) -> str:
    """Lane after lane: a stretch [run, run_end) grows while each begins where it ends."""
    return f"""list:
  store {LANES} %off, ptr %lane_list, align 64
  br label %next
next:
  %rest = phi i32 [ %exec, %list ], [ %left, %grown ], [ %left, %begun ]
  %run = phi i64 [ 0, %list ], [ %run, %grown ], [ %at, %begun ]
  %run_end = phi i64 [ 0, %list ], [ %new_end, %grown ], [ %at_end, %begun ]
  %over = icmp eq i32 %rest, 0
  br i1 %over, label %last, label %take
take:
  %lane = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %minus = sub i32 %rest, 1
  %left = and i32 %rest, %minus
  %lane64 = zext i32 %lane to i64
  %slot = getelementptr i32, ptr %lane_list, i64 %lane64
  %lane_off = load i32, ptr %slot
  %lane_off64 = zext i32 %lane_off to i64
  %at = add i64 %base, %lane_off64
  %at_end = add i64 %at, %size
  %inside_low = icmp uge i64 %at, %run
  %inside_high = icmp ule i64 %at, %run_end
  %joins = and i1 %inside_low, %inside_high
  br i1 %joins, label %grown, label %flush
grown:
  %longer = icmp ugt i64 %at_end, %run_end
  %new_end = select i1 %longer, i64 %at_end, i64 %run_end
  br label %next
{send_stretches(space, verb)}"""


def send_stretches(space: str, verb: str) -> str:
    return f"""flush:
  %length = sub i64 %run_end, %run
  %none = icmp eq i64 %length, 0
  br i1 %none, label %begun, label %send
send:
  %s5 = {touch_call(space, verb, "%run", "%length")}
  %bad5 = icmp ne i32 %s5, 0
  br i1 %bad5, label %fault, label %begun
begun:
  br label %next
last:
  %tail = sub i64 %run_end, %run
  %s6 = {touch_call(space, verb, "%run", "%tail")}
  ret i32 %s6"""


def vector(values: Iterable[int]) -> str:
    """A constant of 32-bit elements."""
    return f"<{', '.join(f'i32 {value}' for value in values)}>"


def wide_lanes(space: str, verb: str) -> str:
    """``db_track64_SPACE_VERB``: lanes whose addresses may differ in the high half."""
    name = f"{space}_{verb}"
    return f"""
define i32 @db_track64_{name}(
    ptr %ctx, i64 %base, {LANES} %off, {LANES} %high, i32 %exec, i32 %bytes, i32 %pc) noinline {{
entry:
  br label %next
{high_runs()}
  %status = call i32 @db_track_{name}(ptr %ctx, i64 %start, {LANES} %off, i32 %now, i32 %bytes, i32 %pc)
  %good = icmp eq i32 %status, 0
  br i1 %good, label %next, label %fault
done:
  ret i32 0
fault:
  ret i32 1
}}
"""
