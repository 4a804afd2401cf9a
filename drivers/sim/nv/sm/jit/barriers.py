"""Barriers in shared memory that count arrivals and bytes (SYNCS) of compiled warps, as functions of LLVM IR.

What the bits of a barrier mean: `Barrier` of ../bulk.py. A function that finds a fault writes it into the
context and returns; the caller looks there.
"""

from __future__ import annotations

from drivers.sim.nv.sm.bulk import BELOW, BYTES, COUNT
from drivers.sim.nv.sm.jit.layout import BlockContext, number
from drivers.sim.nv.sm.jit.words import V32, V64, splat
from drivers.sim.nv.sm.request import FaultKind

COUNTED, BYTES_COUNTED = COUNT - 1, BYTES - 1  # masks of the fields
PHASE = -1 << 63
GIVEN = "ptr %c, ptr %shared, i32 %end"
MISALIGNED, OUT_OF_RANGE = number(FaultKind.MISALIGNED_ADDRESS), number(FaultKind.OUT_OF_RANGE_ADDRESS)

# where a barrier lies on the host, null where none can lie
BARRIER_AT = f"""
define internal ptr @barrier_at({GIVEN}, i32 %address, i32 %lane) {{
entry:
  %at = and i32 %address, {BELOW}
  %low = and i32 %at, 7
  %odd = icmp ne i32 %low, 0
  %behind = add i32 %at, 8
  %out = icmp ugt i32 %behind, %end
  %wrong = or i1 %odd, %out
  br i1 %wrong, label %bad, label %good
bad:
  %kind = select i1 %odd, i32 {MISALIGNED}, i32 {OUT_OF_RANGE}
  %wide = zext i32 %at to i64
  call void @fault(ptr %c, i32 %kind, i32 %lane, i64 %wide)
  ret ptr null
good:
  %place = getelementptr i8, ptr %shared, i32 %at
  ret ptr %place
}}
"""

BEGIN = f"""
define internal void @barrier_begin({GIVEN}, i32 %address, i64 %word) {{
entry:
  %place = call ptr @barrier_at({GIVEN}, i32 %address, i32 0)
  %none = icmp eq ptr %place, null
  br i1 %none, label %done, label %good
good:
  store i64 %word, ptr %place
  br label %done
done:
  ret void
}}
"""

# threads arrive, bytes are expected (or came: negative); what the barrier was before
CHANGE = f"""
define internal i64 @barrier_change({GIVEN}, i32 %address, i32 %lane, i64 %arrivals, i64 %count) noinline {{
entry:
  %place = call ptr @barrier_at({GIVEN}, i32 %address, i32 %lane)
  %none = icmp eq ptr %place, null
  br i1 %none, label %nothing, label %look
nothing:
  ret i64 0
look:
  %before = load i64, ptr %place
  %missing.up = lshr i64 %before, 1
  %missing.minus = sub i64 0, %missing.up
  %missing = and i64 %missing.minus, {COUNTED}
  %many = icmp ugt i64 %arrivals, %missing
  br i1 %many, label %bad, label %good
bad:
  %at = and i32 %address, {BELOW}
  %wide = zext i32 %at to i64
  call void @fault(ptr %c, i32 {number(FaultKind.BARRIER)}, i32 %lane, i64 %wide)
  ret i64 %before
good:
  %each.low = lshr i64 %before, 43
  %each = and i64 %each.low, {COUNTED}
  %bytes.up = shl i64 %before, 21
  %bytes.now = ashr i64 %bytes.up, 42
  %bytes = add i64 %bytes.now, %count
  %left = sub i64 %missing, %arrivals
  %all.came = icmp eq i64 %left, 0
  %all.there = icmp eq i64 %bytes, 0
  %over = and i1 %all.came, %all.there
  %left.minus = sub i64 0, %left
  %left.field = and i64 %left.minus, {COUNTED}
  %field = select i1 %over, i64 %each, i64 %left.field
  %phase.before = and i64 %before, {PHASE}
  %turn = select i1 %over, i64 {PHASE}, i64 0
  %phase = xor i64 %phase.before, %turn
  %bytes.field = and i64 %bytes, {BYTES_COUNTED}
  %a = shl i64 %field, 1
  %b = shl i64 %bytes.field, 21
  %d = shl i64 %each, 43
  %ab = or i64 %a, %b
  %dp = or i64 %d, %phase
  %word = or i64 %ab, %dp
  store i64 %word, ptr %place
  ret i64 %before
}}
"""

# lane by lane, until one has a fault
ARRIVE = f"""
define internal {V64} @barrier_arrive(
    {GIVEN}, {V32} %at, i32 %mask, {V32} %arrivals, {V32} %counts) noinline {{
entry:
  %fault.at = getelementptr i8, ptr %c, i64 {BlockContext.FAULT}
  br label %next
next:
  %left = phi i32 [ %mask, %entry ], [ %rest, %one ]
  %result = phi {V64} [ zeroinitializer, %entry ], [ %more, %one ]
  %fault = load i32, ptr %fault.at
  %wrong = icmp ne i32 %fault, 0
  %none = icmp eq i32 %left, 0
  %end.it = or i1 %wrong, %none
  br i1 %end.it, label %done, label %one
one:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %low = sub i32 %left, 1
  %rest = and i32 %left, %low
  %address = extractelement {V32} %at, i32 %lane
  %own = extractelement {V32} %arrivals, i32 %lane
  %arrival = zext i32 %own to i64
  %own.count = extractelement {V32} %counts, i32 %lane
  %count = zext i32 %own.count to i64
  %before = call i64 @barrier_change({GIVEN}, i32 %address, i32 %lane, i64 %arrival, i64 %count)
  %more = insertelement {V64} %result, i64 %before, i32 %lane
  br label %next
done:
  ret {V64} %result
}}
"""

# the lanes for whom a phase is over; those that ask the same are answered together
LOOK = "\n".join(
    [f"""
define internal i32 @barrier_look({GIVEN}, {V32} %at, i32 %mask, {V32} %parity) noinline {{
entry:
  br label %next
next:
  %left = phi i32 [ %mask, %entry ], [ %rest, %good ]
  %passed = phi i32 [ 0, %entry ], [ %more, %good ]
  %none = icmp eq i32 %left, 0
  br i1 %none, label %done, label %one
one:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %address = extractelement {V32} %at, i32 %lane
  %own = extractelement {V32} %parity, i32 %lane
  %place = call ptr @barrier_at({GIVEN}, i32 %address, i32 %lane)
  %bad = icmp eq ptr %place, null
  br i1 %bad, label %done, label %good
good:
  %word = load i64, ptr %place
  %phase = lshr i64 %word, 63
  %wide = zext i32 %own to i64
  %is.over = icmp ne i64 %phase, %wide""",
     *splat(32, "i32", "%address", "addresses"), *splat(32, "i32", "%own", "owns"), f"""\
  %same.place = icmp eq {V32} %at, %addresses
  %same.parity = icmp eq {V32} %parity, %owns
  %same = and <32 x i1> %same.place, %same.parity
  %same.bits = bitcast <32 x i1> %same to i32
  %alike = and i32 %same.bits, %left
  %rest = xor i32 %left, %alike
  %gain = select i1 %is.over, i32 %alike, i32 0
  %more = or i32 %passed, %gain
  br label %next
done:
  %some = icmp ne i32 %passed, 0
  br i1 %some, label %news, label %end.it
news:
  %polls.at = getelementptr i8, ptr %c, i64 {BlockContext.POLLS}
  store i64 0, ptr %polls.at
  br label %end.it
end.it:
  ret i32 %passed
}}
"""]
)  # fmt: skip
