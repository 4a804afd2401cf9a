"""How functions of the library go over the lanes of an access: all from one place, one by one, or in runs.

Out: LLVM text that a function's own lines are put into. `prologue` finds the place that all lanes lie in,
`lane_loop` takes lane after lane where there is none, `high_runs` those of one high half of their address.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import LANES, LDS, STRADDLE


def prologue(access: int, size: int) -> str:
    """Lanes that are off copy the first active one; one check covers the least to the greatest address."""
    return f"""
entry:
  %spread = alloca {LANES}, align 64
  %temporary = alloca [16 x i8], align 16
{filled_lanes()}
  %min = call i32 @llvm.vector.reduce.umin.v32i32({LANES} %all)
  %max = call i32 @llvm.vector.reduce.umax.v32i32({LANES} %all)
  %range = sub i32 %max, %min
  %range64 = zext i32 %range to i64
  %span = add i64 %range64, {size}
  %min64 = zext i32 %min to i64
  %va = add i64 %base, %min64
{known_range()}
  br i1 %in, label %fast, label %search
search:
  %found = {search_call(access)}
  %missing = icmp eq ptr %found, null
  br i1 %missing, label %lanes, label %fast
fast:
  %pointer = phi ptr [ %direct, %begin ], [ %found, %search ]
  %minseed = insertelement {LANES} poison, i32 %min, i32 0
  %mins = shufflevector {LANES} %minseed, {LANES} poison, {LANES} zeroinitializer
  %rel = sub {LANES} %all, %mins
  store {LANES} %rel, ptr %spread, align 64
"""


def filled_lanes() -> str:
    """%all: the offset of each lane, or of the first active one. To %done if none is."""
    return f"""  %is_full = icmp eq i32 %exec, -1
  br i1 %is_full, label %begin, label %some
some:
  %none = icmp eq i32 %exec, 0
  br i1 %none, label %done, label %part
part:
  %first = call i32 @llvm.cttz.i32(i32 %exec, i1 true)
  %lead = extractelement {LANES} %off, i32 %first
  %seed = insertelement {LANES} poison, i32 %lead, i32 0
  %leads = shufflevector {LANES} %seed, {LANES} poison, {LANES} zeroinitializer
  %on = bitcast i32 %exec to <32 x i1>
  %filled = select <32 x i1> %on, {LANES} %off, {LANES} %leads
  br label %begin
begin:
  %all = phi {LANES} [ %off, %entry ], [ %filled, %part ]"""


def known_range() -> str:
    """%in: the translation that the instruction had last holds for all; %direct: where %va is then."""
    return """  %low = load i64, ptr %site
  %size_at = getelementptr i8, ptr %site, i64 8
  %length = load i64, ptr %size_at
  %host_at = getelementptr i8, ptr %site, i64 16
  %host = load ptr, ptr %host_at
  %start = sub i64 %va, %low
  %end = add i64 %start, %span
  %in0 = icmp ult i64 %start, %length
  %in1 = icmp ule i64 %end, %length
  %in = and i1 %in0, %in1
  %direct = getelementptr i8, ptr %host, i64 %start"""


def search_call(access: int) -> str:
    if access >= LDS:
        return "getelementptr i8, ptr null, i64 0"
    return f"call ptr @db_find(ptr %ctx, ptr %site, i64 %va, i64 %span, i32 {access})"


def each_lane(before: str) -> str:
    """A loop from block `before` over the lanes that are on: %active works on %lane and goes on at %skip. It
    ends at %done.
    """
    return f"""  br label %next
next:
  %lane = phi i32 [ 0, %{before} ], [ %after, %skip ]
  %more = icmp ult i32 %lane, 32
  br i1 %more, label %test, label %done
test:
  %shifted = lshr i32 %exec, %lane
  %bit = trunc i32 %shifted to i1
  br i1 %bit, label %active, label %skip
skip:
  %after = add i32 %lane, 1
  br label %next
active:"""


def lane_loop(size: int, access: int, move: str) -> str:
    """Lane by lane, each translated on its own. `move` copies between %place and the dwords of lane %lane."""
    return f"""
lanes:
{each_lane("lanes")}
  %lane_off = extractelement {LANES} %off, i32 %lane
  %lane_off64 = zext i32 %lane_off to i64
  %lane_va = add i64 %base, %lane_off64
  %there = call ptr @db_translate(
    ptr %ctx, ptr %site, i64 %lane_va, i64 {size}, i32 {access}, i32 %pc, i32 %lane)
  %there_int = ptrtoint ptr %there to i64
  %bad = icmp eq i64 %there_int, 0
  br i1 %bad, label %fault, label %good
good:
  %split = icmp eq i64 %there_int, {STRADDLE}
  %lane64 = zext i32 %lane to i64
  %slot = shl i64 %lane64, 2
{move}
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def high_runs() -> str:
    """A loop from %entry over runs of lanes with one high half: %now is their mask, %start their base. What
    is done with them goes back to %next; it ends at %done.
    """
    return f"""next:
  %rest = phi i32 [ %exec, %entry ], [ %left, %run ]
  %empty = icmp eq i32 %rest, 0
  br i1 %empty, label %done, label %run
run:
  %first = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %one = extractelement {LANES} %high, i32 %first
  %seed = insertelement {LANES} poison, i32 %one, i32 0
  %ones = shufflevector {LANES} %seed, {LANES} poison, {LANES} zeroinitializer
  %same = icmp eq {LANES} %high, %ones
  %bits = bitcast <32 x i1> %same to i32
  %now = and i32 %bits, %rest
  %gone = xor i32 %now, -1
  %left = and i32 %rest, %gone
  %wide = zext i32 %one to i64
  %upper = shl i64 %wide, 32
  %start = add i64 %base, %upper"""
