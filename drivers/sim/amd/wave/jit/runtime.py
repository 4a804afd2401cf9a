"""Library functions that compiled waves call, as LLVM IR: lane-by-lane memory access, and its faults.

Compiled once per process (and kept on disk); each kernel links against the addresses. They share the launch
record (`wave.SLOTS`) with `launch`. A miss that the segment table cannot answer goes to one Python
callback.
"""

from __future__ import annotations

import re

from drivers.sim.amd.wave.jit.abi import (
    LANES,
    LDS,
    MEET,
    PARAMETERS,
    READ,
    REGISTER,
    SCRATCH,
    SIZES,
    STRADDLE,
    WRITE,
    YIELD,
)
from drivers.sim.amd.wave.jit.atomic import atomic, declarations
from drivers.sim.amd.wave.jit.link import parts_function
from drivers.sim.amd.wave.jit.tables import library_texts
from drivers.sim.amd.wave.jit.wave import SLOTS

HEADER = f"""
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.vector.reduce.umin.v32i32(<32 x i32>)
declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)

define i64 @db_miss(ptr %ctx, i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane) noinline {{
  %place = getelementptr i64, ptr %ctx, i64 {SLOTS.miss}
  %callback = load ptr, ptr %place
  %answer = call i64 %callback(i64 %va, i64 %size, i32 %access, i32 %pc, i32 %lane)
  ret i64 %answer
}}

define void @db_scratch_fault(ptr %ctx, i64 %offset, i32 %pc, i32 %lane) noinline {{
  %answer = call i64 @db_miss(ptr %ctx, i64 %offset, i64 0, i32 {SCRATCH}, i32 %pc, i32 %lane)
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
    parts += [*library_texts(), parts_function()]
    return "\n".join(parts)


def prologue(access: int, size: int) -> str:
    """Lanes that are off copy the first active one; one check covers the least to the greatest address."""
    return f"""
entry:
  %spread = alloca {LANES}, align 64
  %temporary = alloca [16 x i8], align 16
  %none = icmp eq i32 %exec, 0
  br i1 %none, label %done, label %begin
begin:
  %first = call i32 @llvm.cttz.i32(i32 %exec, i1 true)
  %lead = extractelement {LANES} %off, i32 %first
  %seed = insertelement {LANES} poison, i32 %lead, i32 0
  %leads = shufflevector {LANES} %seed, {LANES} poison, {LANES} zeroinitializer
  %on = bitcast i32 %exec to <32 x i1>
  %all = select <32 x i1> %on, {LANES} %off, {LANES} %leads
  %min = call i32 @llvm.vector.reduce.umin.v32i32({LANES} %all)
  %max = call i32 @llvm.vector.reduce.umax.v32i32({LANES} %all)
  %range = sub i32 %max, %min
  %range64 = zext i32 %range to i64
  %span = add i64 %range64, {size}
  %min64 = zext i32 %min to i64
  %va = add i64 %base, %min64
  %low = load i64, ptr %site
  %size_at = getelementptr i8, ptr %site, i64 8
  %length = load i64, ptr %size_at
  %host_at = getelementptr i8, ptr %site, i64 16
  %host = load ptr, ptr %host_at
  %start = sub i64 %va, %low
  %end = add i64 %start, %span
  %in0 = icmp ult i64 %start, %length
  %in1 = icmp ule i64 %end, %length
  %in = and i1 %in0, %in1
  %direct = getelementptr i8, ptr %host, i64 %start
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


def search_call(access: int) -> str:
    if access >= LDS:
        return "getelementptr i8, ptr null, i64 0"
    return f"call ptr @db_find(ptr %ctx, ptr %site, i64 %va, i64 %span, i32 {access})"


def lane_loop(size: int, access: int, move: str) -> str:
    """Lane by lane, each translated on its own. `move` copies between %place and the dwords of lane %lane."""
    return f"""
lanes:
  br label %next
next:
  %lane = phi i32 [ 0, %lanes ], [ %after, %skip ]
  %more = icmp ult i32 %lane, 32
  br i1 %more, label %test, label %done
test:
  %shifted = lshr i32 %exec, %lane
  %bit = trunc i32 %shifted to i1
  br i1 %bit, label %active, label %skip
skip:
  %after = add i32 %lane, 1
  br label %next
active:
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


def gather(size: int, flags: str, kind: int) -> str:
    """``db_gather_SIZE``: the dwords of each active lane to `out`, one <32 x i32> after the other."""
    move = f"""
  br i1 %split, label %pieces, label %copy
pieces:
  %torn = call i32 @db_bytes(
    ptr %ctx, ptr %site, i64 %lane_va, i64 {size}, i32 {READ | kind}, i32 %pc, i32 %lane, ptr %temporary)
  %whole = icmp eq i32 %torn, 0
  br i1 %whole, label %copy, label %fault
copy:
  %place = phi ptr [ %there, %good ], [ %temporary, %pieces ]
{copy_lane(size, "load")}
  br label %skip"""
    body = (
        prologue(READ | kind, size)
        + fast_gather(size)
        + "  br label %done\n"
        + lane_loop(size, READ | kind, move)
    )
    return f"define i32 @db_gather{flags}_{size}({PARAMETERS}, ptr %out) noinline {{{body}"


def copy_lane(size: int, verb: str) -> str:
    """One lane's element between %place and the dword columns at %out, byte offset %slot."""
    lines = []
    if size < 4:
        unit = f"i{8 * size}"
        lines.append("  %column0 = getelementptr i8, ptr %out, i64 %slot")
        if verb == "load":
            lines += [
                f"  %n0 = load {unit}, ptr %place, align 1",
                f"  %w0 = zext {unit} %n0 to i32",
                "  store i32 %w0, ptr %column0",
            ]
        else:
            lines += [
                "  %w0 = load i32, ptr %column0",
                f"  %n0 = trunc i32 %w0 to {unit}",
                f"  store {unit} %n0, ptr %place, align 1",
            ]
        return "\n".join(lines)
    for index in range(size // 4):
        lines.append(f"  %shift{index} = add i64 %slot, {128 * index}")
        lines.append(f"  %column{index} = getelementptr i8, ptr %out, i64 %shift{index}")
        lines.append(f"  %part{index} = getelementptr i8, ptr %place, i64 {4 * index}")
        source, target = (
            (f"%part{index}", f"%column{index}") if verb == "load" else (f"%column{index}", f"%part{index}")
        )
        lines.append(f"  %w{index} = load i32, ptr {source}, align 1")
        lines.append(f"  store i32 %w{index}, ptr {target}, align 1")
    return "\n".join(lines)


class _Lines:
    """Numbered values for the unrolled bodies."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0

    def let(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"  %u{self.count} = {text}")
        return f"%u{self.count}"

    def do(self, text: str) -> None:
        self.lines.append("  " + text)

    def lane_pointer(self, lane: int) -> str:
        place = self.let(f"getelementptr i32, ptr %spread, i64 {lane}")
        offset = self.let(f"load i32, ptr {place}, align 4")
        return self.let(f"getelementptr i8, ptr %pointer, i64 {self.let(f'zext i32 {offset} to i64')}")

    def shuffle(self, a: str, b: str, mask: tuple[int, ...]) -> str:
        indices = ", ".join(f"i32 {i}" for i in mask)
        return self.let(f"shufflevector <8 x i32> {a}, <8 x i32> {b}, <8 x i32> <{indices}>")

    def store_column(self, value: str, column: int, group: int) -> None:
        place = self.let(f"getelementptr i8, ptr %out, i64 {128 * column + 32 * group}")
        self.do(f"store <8 x i32> {value}, ptr {place}, align 32")


LOW_WORDS, HIGH_WORDS = (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)
LOW_PAIRS, HIGH_PAIRS = (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)
EVEN_WORDS, ODD_WORDS = (0, 2, 8, 10, 4, 6, 12, 14), (1, 3, 9, 11, 5, 7, 13, 15)


def fast_gather(size: int) -> str:
    """All lanes from one segment, unrolled: eight at a time are loaded whole and transposed to columns."""
    body = _Lines()
    for group in range(4):
        lanes = range(8 * group, 8 * group + 8)
        pointers = [body.lane_pointer(lane) for lane in lanes]
        if size == 16:
            gather_quads(body, pointers, group)
        elif size == 8:
            gather_pairs(body, pointers, group)
        else:
            gather_words(body, pointers, group, size)
    return "\n".join(body.lines) + "\n"


def gather_quads(body: _Lines, pointers: list[str], group: int) -> None:
    rows = [join_halves(body, pointers[i], pointers[i + 4], "<4 x i32>") for i in range(4)]
    low01, high01 = body.shuffle(rows[0], rows[1], LOW_WORDS), body.shuffle(rows[0], rows[1], HIGH_WORDS)
    low23, high23 = body.shuffle(rows[2], rows[3], LOW_WORDS), body.shuffle(rows[2], rows[3], HIGH_WORDS)
    body.store_column(body.shuffle(low01, low23, LOW_PAIRS), 0, group)
    body.store_column(body.shuffle(low01, low23, HIGH_PAIRS), 1, group)
    body.store_column(body.shuffle(high01, high23, LOW_PAIRS), 2, group)
    body.store_column(body.shuffle(high01, high23, HIGH_PAIRS), 3, group)


def join_halves(body: _Lines, first: str, second: str, kind: str) -> str:
    a = body.let(f"load {kind}, ptr {first}, align 1")
    b = body.let(f"load {kind}, ptr {second}, align 1")
    indices = ", ".join(f"i32 {i}" for i in range(8))
    return body.let(f"shufflevector {kind} {a}, {kind} {b}, <8 x i32> <{indices}>")


def gather_pairs(body: _Lines, pointers: list[str], group: int) -> None:
    halves = []
    for order in ((0, 1, 4, 5), (2, 3, 6, 7)):
        value = "poison"
        for position, lane in enumerate(order):
            word = body.let(f"load i64, ptr {pointers[lane]}, align 1")
            value = body.let(f"insertelement <4 x i64> {value}, i64 {word}, i32 {position}")
        halves.append(body.let(f"bitcast <4 x i64> {value} to <8 x i32>"))
    body.store_column(body.shuffle(halves[0], halves[1], EVEN_WORDS), 0, group)
    body.store_column(body.shuffle(halves[0], halves[1], ODD_WORDS), 1, group)


def gather_words(body: _Lines, pointers: list[str], group: int, size: int) -> None:
    for column in range(max(1, size // 4)):
        value = "poison"
        for position, pointer in enumerate(pointers):
            place = body.let(f"getelementptr i8, ptr {pointer}, i64 {4 * column}") if column else pointer
            unit = f"i{min(32, 8 * size)}"
            word = body.let(f"load {unit}, ptr {place}, align 1")
            if unit != "i32":
                word = body.let(f"zext {unit} {word} to i32")
            value = body.let(f"insertelement <8 x i32> {value}, i32 {word}, i32 {position}")
        body.store_column(value, column, group)


def scatter(size: int, flags: str, kind: int) -> str:
    """``db_scatter_SIZE``: each active lane's dwords from `out` to memory, lowest lane first."""
    move = f"""
  %place = select i1 %split, ptr %temporary, ptr %there
{copy_lane(size, "store")}
  br i1 %split, label %pieces, label %skip
pieces:
  %torn = call i32 @db_bytes(
    ptr %ctx, ptr %site, i64 %lane_va, i64 {size}, i32 {WRITE | kind}, i32 %pc, i32 %lane, ptr %temporary)
  %whole = icmp eq i32 %torn, 0
  br i1 %whole, label %skip, label %fault"""
    body = prologue(WRITE | kind, size) + fast_scatter(size) + lane_loop(size, WRITE | kind, move)
    return f"define i32 @db_scatter{flags}_{size}({PARAMETERS}, ptr %out) noinline {{{body}"


def fast_scatter(size: int) -> str:
    """One segment: a loop over the set bits of EXEC without further checks."""
    renamed = re.sub(r"%(slot|place|column|shift|part|w\d|n0)", r"%f\1", copy_lane(size, "store"))
    return f"""
  br label %turn
turn:
  %rest = phi i32 [ %exec, %fast ], [ %cleared, %turn ]
  %fl = call i32 @llvm.cttz.i32(i32 %rest, i1 true)
  %minus = sub i32 %rest, 1
  %cleared = and i32 %rest, %minus
  %fl64 = zext i32 %fl to i64
  %fslot = shl i64 %fl64, 2
  %frel_at = getelementptr i8, ptr %spread, i64 %fslot
  %frel = load i32, ptr %frel_at, align 4
  %frel64 = zext i32 %frel to i64
  %fplace = getelementptr i8, ptr %pointer, i64 %frel64
{renamed}
  %over = icmp eq i32 %cleared, 0
  br i1 %over, label %done, label %turn
"""


def lanes64(verb: str, size: int) -> str:
    """Lanes whose addresses differ in the high half:
    split into runs of one high half, each gathered as usual.
    """
    return f"""
define i32 @db_{verb}64_{size}({PARAMETERS}, <32 x i32> %high, ptr %out) noinline {{
entry:
  %aside = alloca [512 x i8], align 64
  br label %next
{high_runs("part")}
  %one_run = icmp eq i32 %now, %exec
  br i1 %one_run, label %whole, label %part
whole:
  %direct = call i32 @db_{verb}_{size}(
    ptr %ctx, ptr %site, i64 %start, {LANES} %off, i32 %exec, i32 %pc, ptr %out)
  ret i32 %direct
part:
{run_body(verb, size)}
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def high_runs(again: str) -> str:
    """A loop from %entry over runs of lanes with one high half: %now is their mask, %start their base.

    `again`: the label that a turn comes back from. It ends at %done.
    """
    return f"""next:
  %rest = phi i32 [ %exec, %entry ], [ %left, %{again} ]
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


def run_body(verb: str, size: int) -> str:
    """Gather fills all 32 lanes of its result, so each run gathers aside and its lanes are blended in."""
    call = f"call i32 @db_{verb}_{size}(ptr %ctx, ptr %site, i64 %start, {LANES} %off, i32 %now, i32 %pc, ptr"
    if verb == "scatter":
        return f"  %status = {call} %out)\n" + leave_on_fault()
    lines = [f"  %status = {call} %aside)", "  %mask = bitcast i32 %now to <32 x i1>"]
    for column in range(max(1, size // 4)):
        lines += [
            f"  %from{column} = getelementptr i8, ptr %aside, i64 {128 * column}",
            f"  %to{column} = getelementptr i8, ptr %out, i64 {128 * column}",
            f"  %new{column} = load {LANES}, ptr %from{column}, align 64",
            f"  %old{column} = load {LANES}, ptr %to{column}, align 64",
            f"  %mix{column} = select <32 x i1> %mask, {LANES} %new{column}, {LANES} %old{column}",
            f"  store {LANES} %mix{column}, ptr %to{column}, align 64",
        ]
    return "\n".join([*lines, leave_on_fault()])


def leave_on_fault() -> str:
    return "  %good = icmp eq i32 %status, 0\n  br i1 %good, label %next, label %fault"
