"""Library functions that compiled waves call, as LLVM IR: how addresses are translated, how a wave stops.

Compiled once per process (and kept on disk); each kernel links against the addresses. They share the launch
record (`wave.SLOTS`) with `worker`. A miss that the segment table cannot answer goes to one Python
callback.
"""

from __future__ import annotations

import re

from drivers.sim.amd.wave.jit.abi import (
    LDS,
    MEET,
    MORE,
    REGISTER,
    SCRATCH,
    SIZES,
    STRADDLE,
    YIELD,
)
from drivers.sim.amd.wave.jit.atomic import atomic, declarations
from drivers.sim.amd.wave.jit.gather import gather, lanes64, scatter
from drivers.sim.amd.wave.jit.link import parts_function
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.tables import library_texts
from drivers.sim.llvm.text import METADATA

HEADER = f"""
declare i32 @llvm.cttz.i32(i32, i1)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i32 @llvm.vector.reduce.umin.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)

define i64 @db_miss(ptr %ctx, i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane) noinline {{
  %place = getelementptr i64, ptr %ctx, i64 {SLOTS.miss}
  %callback = load ptr, ptr %place
  %answer = call i64 %callback(i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane)
  ret i64 %answer
}}

define void @db_scratch_fault(ptr %ctx, i64 %offset, i64 %size, i32 %pc, i32 %lane) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 %offset, i64 %size, i32 {SCRATCH}, i32 %pc, i32 %lane)
  ret void
}}

define void @db_register_fault(ptr %ctx, i64 %index, i32 %pc) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 %index, i64 0, i32 {REGISTER}, i32 %pc, i32 0)
  ret void
}}

define void @db_stop(ptr %ctx, i32 %why, i32 %pc) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 0, i64 0, i32 %why, i32 %pc, i32 0)
  ret void
}}

; Instructions for a wave whose own are used up; 0: it has had enough. What is
; memory to compiled code stays as it is.
define i64 @db_more(ptr %ctx, i64 %left, i32 %pc) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 %left, i64 0, i32 {MORE}, i32 %pc, i32 0)
  ret i64 %answer
}}

; Others have their turn, where a wave may wait for them; 0 after a fault.
define i64 @db_yield(ptr %ctx, i32 %pc) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 0, i64 0, i32 {YIELD}, i32 %pc, i32 0)
  ret i64 %answer
}}

; Waves of the group in other threads come to their end: how many wait at a barrier, or -1.
define i64 @db_meet(ptr %ctx) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 0, i64 0, i32 {MEET}, i32 0, i32 0)
  ret i64 %answer
}}

; The segment of the table that holds [va, va + size) with the wanted rights, kept in the site; or null.
define ptr @db_find(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %access) noinline {{
entry:
  %count_at = getelementptr i64, ptr %ctx, i64 {SLOTS.segment_count}
  %count = load i64, ptr %count_at
  %table_at = getelementptr i64, ptr %ctx, i64 {SLOTS.segments}
  %table = load ptr, ptr %table_at
  %writes = icmp ne i32 %access, 0
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %after, %other ]
  %more = icmp ult i64 %i, %count
  br i1 %more, label %look, label %none
look:
  %offset = mul i64 %i, 32
  %entry_at = getelementptr i8, ptr %table, i64 %offset
  %low = load i64, ptr %entry_at
  %size_at = getelementptr i8, ptr %entry_at, i64 8
  %length = load i64, ptr %size_at
  %host_at = getelementptr i8, ptr %entry_at, i64 16
  %host = load ptr, ptr %host_at
  %rights_at = getelementptr i8, ptr %entry_at, i64 24
  %rights = load i64, ptr %rights_at
  %start = sub i64 %va, %low
  %end = add i64 %start, %size
  %in0 = icmp ult i64 %start, %length
  %in1 = icmp ule i64 %end, %length
  %in = and i1 %in0, %in1
  %bit = select i1 %writes, i64 2, i64 1
  %held = and i64 %rights, %bit
  %allowed = icmp ne i64 %held, 0
  %hit = and i1 %in, %allowed
  br i1 %hit, label %found, label %other
other:
  %after = add i64 %i, 1
  br label %next
found:
  store i64 %low, ptr %site
  %site1 = getelementptr i8, ptr %site, i64 8
  store i64 %length, ptr %site1
  %site2 = getelementptr i8, ptr %site, i64 16
  store ptr %host, ptr %site2
  %pointer = getelementptr i8, ptr %host, i64 %start
  ret ptr %pointer
none:
  ret ptr null
}}

; Host address of [va, va + size): null after a fault, {STRADDLE} where no one segment holds it.
define ptr @db_translate(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane) noinline {{
entry:
  %low = load i64, ptr %site
  %size_at = getelementptr i8, ptr %site, i64 8
  %length = load i64, ptr %size_at
  %start = sub i64 %va, %low
  %end = add i64 %start, %size
  %in0 = icmp ult i64 %start, %length
  %in1 = icmp ule i64 %end, %length
  %in = and i1 %in0, %in1
  br i1 %in, label %here, label %search
here:
  %host_at = getelementptr i8, ptr %site, i64 16
  %host = load ptr, ptr %host_at
  %pointer = getelementptr i8, ptr %host, i64 %start
  ret ptr %pointer
search:
  %is_lds = icmp uge i32 %access, {LDS}
  br i1 %is_lds, label %ask, label %table
table:
  %found = call ptr @db_find(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %access)
  %missing = icmp eq ptr %found, null
  br i1 %missing, label %ask, label %have
have:
  ret ptr %found
ask:
  %answer = call i64 @db_miss(ptr %ctx, i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane)
  %again = icmp eq i64 %answer, 1
  br i1 %again, label %retry, label %give
retry:
  %second = call ptr @db_find(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %access)
  ret ptr %second
give:
  %given = inttoptr i64 %answer to ptr
  ret ptr %given
}}

define ptr @db_scalar(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %pc) noinline {{
  %pointer = call ptr @db_translate(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 0, i32 %pc, i32 0)
  %value = ptrtoint ptr %pointer to i64
  %split = icmp eq i64 %value, {STRADDLE}
  br i1 %split, label %bytes, label %whole
whole:
  ret ptr %pointer
bytes:
  %bounce_at = getelementptr i64, ptr %ctx, i64 {SLOTS.bounce}
  %bounce = load ptr, ptr %bounce_at
  %bad = call i32 @db_bytes(ptr %ctx, ptr %site, i64 %va, i64 %size, i32 0, i32 %pc, i32 0, ptr %bounce)
  %fine = icmp eq i32 %bad, 0
  %result = select i1 %fine, ptr %bounce, ptr null
  ret ptr %result
}}

; Copy byte by byte between memory and `local`: into memory if the access writes. 0, or 1 after a fault.
define i32 @db_bytes(
    ptr %ctx, ptr %site, i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane, ptr %local) noinline {{
entry:
  %writes = icmp ne i32 %access, 0
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %after, %copied ]
  %more = icmp ult i64 %i, %size
  br i1 %more, label %byte, label %done
byte:
  %at = add i64 %va, %i
  %there = call ptr @db_translate(ptr %ctx, ptr %site, i64 %at, i64 1, i32 %access, i32 %pc, i32 %lane)
  %bad = icmp eq ptr %there, null
  br i1 %bad, label %fault, label %copy
copy:
  %here = getelementptr i8, ptr %local, i64 %i
  %from = select i1 %writes, ptr %here, ptr %there
  %to = select i1 %writes, ptr %there, ptr %here
  %value = load i8, ptr %from
  store i8 %value, ptr %to
  br label %copied
copied:
  %after = add i64 %i, 1
  br label %next
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def runtime_module() -> str:
    """The whole library as LLVM IR."""
    parts = [HEADER, declarations()]
    for size in SIZES:
        for flags, kind in (("", 0), ("_lds", LDS)):
            parts += [gather(size, flags, kind), scatter(size, flags, kind)]
        parts += [lanes64("gather", size), lanes64("scatter", size)]
    for bits in (32, 64):
        parts += [atomic(bits, "", 0), atomic(bits, "_lds", LDS)]
    externals: dict[str, str] = {}
    parts += [*library_texts(externals), parts_function()]
    text = "\n".join(parts)
    missing = [line for name, line in externals.items() if not is_known(name, text)]
    return "\n".join([*missing, text, METADATA])


def is_known(name: str, text: str) -> bool:
    """Whether the module has this function, or declares it."""
    return re.search(rf"^(define|declare)[^\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None
