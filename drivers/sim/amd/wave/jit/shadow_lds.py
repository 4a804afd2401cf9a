"""What an early load of LDS finds, while waves run, in LLVM IR: lanes whose bytes their group has written.

Which loads are early: `early_loads`. The rows are the shadow's, so nothing is noted here.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.shadow import RECORD, field_at
from drivers.sim.amd.wave.jit.shadow_terms import ALL, splat
from drivers.sim.amd.wave.shadow.layout import FIELDS, FILLED, PAGE_BYTES

FLAGS, POINTERS = "<32 x i1>", "<32 x ptr>"
# One byte that was written is enough: bytes are not followed one by one, and words are loaded whole.
LDS_CONTENTS = f"""
; Of the lanes of %exec those that find something in %bytes bytes of LDS from %off on.
define i32 @db_lds_known(ptr %ctx, {LANES} %off, i32 %exec, i32 %bytes) noinline {{
entry:
{RECORD}
{field_at("page", FIELDS.lds, "ptr")}
{field_at("tag", FIELDS.tag, "i32")}
{splat(ALL, "tags", "%tag")}
  %rows = getelementptr i8, ptr %page, i64 {FILLED}
  %on = bitcast i32 %exec to {FLAGS}
  %is_part = icmp ult i32 %bytes, 4
  %one = shl i32 1, %bytes
  %below = sub i32 %one, 1
  %narrow = select i1 %is_part, i32 %below, i32 15
{splat(ALL, "wanted", "%narrow")}
  %in_dword = and {LANES} %off, splat (i32 3)
  %shifted = shl {LANES} %wanted, %in_dword
  %part = and {LANES} %shifted, splat (i32 15)
  %whole = select i1 %is_part, {LANES} %part, {LANES} splat (i32 15)
  br label %next
next:
  %at = phi i32 [ 0, %entry ], [ %at4, %next ]
  %found = phi {FLAGS} [ zeroinitializer, %entry ], [ %more, %next ]
{splat(ALL, "step", "%at")}
  %here = add {LANES} %off, %step
  %inside = and {LANES} %here, splat (i32 {PAGE_BYTES - 4})
  %place = getelementptr i8, ptr %rows, {LANES} %inside
  %filled = call {LANES} @llvm.masked.gather.v32i32.v32p0(
    {POINTERS} align 4 %place, {FLAGS} %on, {LANES} zeroinitializer)
  %differ = xor {LANES} %filled, %tags
  %serial = lshr {LANES} %differ, splat (i32 4)
  %ours = icmp eq {LANES} %serial, zeroinitializer
  %hit = and {LANES} %filled, %whole
  %has = icmp ne {LANES} %hit, zeroinitializer
  %good = and {FLAGS} %ours, %has
  %more = or {FLAGS} %found, %good
  %at4 = add i32 %at, 4
  %again = icmp ult i32 %at4, %bytes
  br i1 %again, label %next, label %done
done:
  %lanes = bitcast {FLAGS} %more to i32
  %answer = and i32 %lanes, %exec
  ret i32 %answer
}}
"""
