"""The function that runs blocks: their warps in turn, from barrier to barrier."""

from __future__ import annotations

from drivers.sim.nv.sm.jit.layout import AT_BARRIER, DONE, POLLS_AGAIN, SPENT, STUCK, BlockContext, Warp

AND = 1  # the logic of BAR.RED
MOST_POLLS = 1 << 20  # turns of a block in which no phase is over; a fraction of a second


def field(name: str, base: str, offset: int, kind: str = "i32") -> str:
    """Lines that load a field as %name."""
    return f"""
  %{name}.at = getelementptr i8, ptr {base}, i64 {offset}
  %{name} = load {kind}, ptr %{name}.at"""


def put(name: str, base: str, offset: int, value: str, kind: str = "i32") -> str:
    """Lines that store a field."""
    return f"""
  %{name}.to = getelementptr i8, ptr {base}, i64 {offset}
  store {kind} {value}, ptr %{name}.to"""


def grid(entry: int, size: int, warps: int, local_bytes: int) -> str:
    """@grid(context, memory of warps, shared, local memory, first block, end) -> status of the last warp.

    entry: number of the first block of code. size: bytes of a warp's memory. local_bytes: of a lane.
    """
    return "".join([PLACE, begin(entry, size, warps), turn(size, warps, 32 * local_bytes), AGREE, END])


# the next block of the grid
PLACE = f"""
define i32 @grid(ptr %c, ptr %warps, ptr %shared, ptr %local, i32 %first, i32 %end) {{
entry:{field("budget", "%c", BlockContext.BUDGET, "i64")}
  {field("grid.x", "%c", BlockContext.GRID_X)}{field("grid.y", "%c", BlockContext.GRID_Y)}
  {field("sms", "%c", BlockContext.VIRTUAL_SMS)}
  br label %block
block:
  %b = phi i32 [ %first, %entry ], [ %b.next, %block.done ]
  %over = icmp uge i32 %b, %end
  br i1 %over, label %all.done, label %place
place:
  %x = urem i32 %b, %grid.x
  %yz = udiv i32 %b, %grid.x
  %y = urem i32 %yz, %grid.y
  %z = udiv i32 %yz, %grid.y
  %sm = urem i32 %b, %sms{put("px", "%c", BlockContext.BLOCK_X, "%x")}
  {put("py", "%c", BlockContext.BLOCK_Y, "%y")}
  {put("pz", "%c", BlockContext.BLOCK_Z, "%z")}{put("first.polls", "%c", BlockContext.POLLS, "0", "i64")}
  {put("pn", "%c", BlockContext.NUMBER, "%b")}
  {put("psm", "%c", BlockContext.VIRTUAL_SM, "%sm")}
  br label %begin
"""


def begin(entry: int, size: int, warps: int) -> str:
    """All warps of a block stand at its first instruction."""
    return f"""\
begin:
  %i = phi i32 [ 0, %place ], [ %i.next, %begin ]
  %i.offset = mul i32 %i, {size}
  %wi = getelementptr i8, ptr %warps, i32 %i.offset{field("initial", "%wi", Warp.INITIAL)}
  {put("alive", "%wi", Warp.ALIVE, "%initial")}{put("groups", "%wi", Warp.GROUP_COUNT, "1")}
  {put("waiting", "%wi", Warp.WAITING_COUNT, "0")}{put("polling", "%wi", Warp.POLLING_COUNT, "0")}
  {put("free", "%wi", Warp.FREE_REGIONS, "-1", "i64")}
  {put("group.block", "%wi", Warp.GROUP, str(entry))}{put("group.mask", "%wi", Warp.GROUP + 4, "%initial")}
  {field("executed", "%wi", Warp.EXECUTED, "i64")}
  %limit = add i64 %executed, %budget{put("limit.of", "%wi", Warp.LIMIT, "%limit", "i64")}
  %i.next = add i32 %i, 1
  %begun = icmp eq i32 %i.next, {warps}
  br i1 %begun, label %round, label %begin
"""


def turn(size: int, warps: int, local_bytes: int) -> str:
    """Every warp of the block once: until it ends, waits or polls."""
    return f"""\
round:
  %passed = phi i1 [ false, %begin ], [ true, %release ], [ false, %again ]
  br label %warp
warp:
  %j = phi i32 [ 0, %round ], [ %j.next, %warp.done ]
  %some = phi i32 [ 0, %round ], [ %some.next, %warp.done ]
  %kinds = phi i32 [ 0, %round ], [ %kinds.next, %warp.done ]
  %polls = phi i1 [ false, %round ], [ %polls.next, %warp.done ]
  %j.offset = mul i32 %j, {size}
  %wj = getelementptr i8, ptr %warps, i32 %j.offset
  %l.offset = mul i32 %j, {local_bytes}
  %lj = getelementptr i8, ptr %local, i32 %l.offset{put("pw", "%c", BlockContext.WARP, "%j")}
  call void @wake(ptr %wj, i1 %passed)
  %status = call i32 @warp(ptr %c, ptr %wj, ptr %shared, ptr %lj)
  %is.done = icmp eq i32 %status, {DONE}
  %is.waiting = icmp eq i32 %status, {AT_BARRIER}
  %is.polling = icmp eq i32 %status, {POLLS_AGAIN}
  %is.held = or i1 %is.waiting, %is.polling
  %fine = or i1 %is.done, %is.held
  br i1 %fine, label %warp.done, label %stop
stop:
  ret i32 %status
warp.done:
  %polls.next = or i1 %polls, %is.polling
  %waits = zext i1 %is.waiting to i32
  %some.next = or i32 %some, %waits{field("barrier", "%wj", Warp.BARRIER)}
  %kind = shl i32 %waits, %barrier
  %kinds.next = or i32 %kinds, %kind
  %j.next = add i32 %j, 1
  %round.over = icmp eq i32 %j.next, {warps}
  br i1 %round.over, label %round.done, label %warp
"""


# once more where a warp polls, for a time; else all wait at one barrier, or are done
AGREE = f"""\
round.done:
  br i1 %polls.next, label %poll, label %meet
poll:{field("polled", "%c", BlockContext.POLLS, "i64")}
  %polled.next = add i64 %polled, 1{put("polled.of", "%c", BlockContext.POLLS, "%polled.next", "i64")}
  %endless = icmp ugt i64 %polled, {MOST_POLLS}
  br i1 %endless, label %spent, label %again
spent:
  ret i32 {SPENT}
again:
  br label %round
meet:
  %others = sub i32 %kinds.next, 1
  %several = and i32 %kinds.next, %others
  %differ = icmp ne i32 %several, 0
  br i1 %differ, label %stuck, label %agree
stuck:
  ret i32 {STUCK}
agree:
  %any = icmp ne i32 %some.next, 0
  br i1 %any, label %release, label %block.done
release:{field("yes", "%c", BlockContext.YES)}{field("votes", "%c", BlockContext.VOTES)}
  {field("logic", "%c", BlockContext.LOGIC)}
  %every = icmp eq i32 %yes, %votes
  %one = icmp ne i32 %yes, 0
  %is.and = icmp eq i32 %logic, {AND}
  %outcome = select i1 %is.and, i1 %every, i1 %one
  %outcome.word = zext i1 %outcome to i32{put("count", "%c", BlockContext.COUNT, "%yes")}
  {put("verdict", "%c", BlockContext.OUTCOME, "%outcome.word")}{put("no.yes", "%c", BlockContext.YES, "0")}
  {put("no.votes", "%c", BlockContext.VOTES, "0")}
  {put("no.polls", "%c", BlockContext.POLLS, "0", "i64")}
  br label %round
"""

END = f"""\
block.done:
  %b.next = add i32 %b, 1
  br label %block
all.done:
  ret i32 {DONE}
}}
"""
