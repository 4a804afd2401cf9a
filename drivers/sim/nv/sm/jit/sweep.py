"""What compiled code does where lanes end or leave a region: who waits only for them goes on as a group."""

from __future__ import annotations

from drivers.sim.nv.sm.jit.layout import REGIONS, Warp

SWEEP = f"""
define internal void @push(ptr %w, i32 %block, i32 %mask) noinline {{
  %count.at = getelementptr i8, ptr %w, i64 {Warp.GROUP_COUNT}
  %count = load i32, ptr %count.at
  %offset = mul i32 %count, 8
  %groups = getelementptr i8, ptr %w, i64 {Warp.GROUP}
  %group = getelementptr i8, ptr %groups, i32 %offset
  store i32 %block, ptr %group
  %mask.at = getelementptr i8, ptr %group, i64 4
  store i32 %mask, ptr %mask.at
  %more = add i32 %count, 1
  store i32 %more, ptr %count.at
  ret void
}}

define internal void @sweep(ptr %w) noinline {{
entry:
  %alive = load i32, ptr %w
  %free.at = getelementptr i8, ptr %w, i64 {Warp.FREE_REGIONS}
  br label %next
next:
  %n = phi i64 [ 0, %entry ], [ %n.next, %go.on ]
  %end = icmp eq i64 %n, {REGIONS}
  br i1 %end, label %done, label %look
look:
  %free = load i64, ptr %free.at
  %bit = shl i64 1, %n
  %is.free = and i64 %free, %bit
  %used = icmp eq i64 %is.free, 0
  %offset = mul i64 %n, 4
  %members.base = getelementptr i8, ptr %w, i64 {Warp.MEMBERS}
  %members.at = getelementptr i8, ptr %members.base, i64 %offset
  %members = load i32, ptr %members.at
  %arrived.base = getelementptr i8, ptr %w, i64 {Warp.ARRIVED}
  %arrived.at = getelementptr i8, ptr %arrived.base, i64 %offset
  %arrived = load i32, ptr %arrived.at
  %away = xor i32 %arrived, -1
  %living = and i32 %members, %alive
  %missing = and i32 %living, %away
  %complete = icmp eq i32 %missing, 0
  %over = and i1 %used, %complete
  br i1 %over, label %release, label %go.on
release:
  %back = or i64 %free, %bit
  store i64 %back, ptr %free.at
  store i32 0, ptr %members.at
  store i32 0, ptr %arrived.at
  %waiting = and i32 %arrived, %alive
  %some = icmp ne i32 %waiting, 0
  br i1 %some, label %wake, label %go.on
wake:
  %behind.base = getelementptr i8, ptr %w, i64 {Warp.BEHIND}
  %behind.at = getelementptr i8, ptr %behind.base, i64 %offset
  %behind = load i32, ptr %behind.at
  call void @push(ptr %w, i32 %behind, i32 %waiting)
  br label %go.on
go.on:
  %n.next = add i64 %n, 1
  br label %next
done:
  ret void
}}
"""


def woken(label: str, table: int, count: int, onto: str) -> str:
    """Lines that make all groups of a table ready, then go on."""
    return f"""\
{label}:
  %{label}.count.at = getelementptr i8, ptr %w, i64 {count}
  %{label}.count = load i32, ptr %{label}.count.at
  %{label}.none = icmp eq i32 %{label}.count, 0
  br i1 %{label}.none, label %{onto}, label %{label}.one
{label}.one:
  %{label}.less = sub i32 %{label}.count, 1
  store i32 %{label}.less, ptr %{label}.count.at
  %{label}.skip = mul i32 %{label}.less, 8
  %{label}.table = getelementptr i8, ptr %w, i64 {table}
  %{label}.group = getelementptr i8, ptr %{label}.table, i32 %{label}.skip
  %{label}.block = load i32, ptr %{label}.group
  %{label}.mask.at = getelementptr i8, ptr %{label}.group, i64 4
  %{label}.mask = load i32, ptr %{label}.mask.at
  call void @push(ptr %w, i32 %{label}.block, i32 %{label}.mask)
  br label %{label}
"""


# before a warp runs: those that polled are ready, those at a barrier if it was passed
WAKE = "".join([
    """
define internal void @wake(ptr %w, i1 %passed) noinline {
entry:
  br i1 %passed, label %waiting, label %polling
""",
    woken("waiting", Warp.WAITING, Warp.WAITING_COUNT, "polling"),
    woken("polling", Warp.POLLING, Warp.POLLING_COUNT, "done"),
    "done:\n  ret void\n}\n",
])  # fmt: skip
