"""Lane-by-lane loads and stores as library functions, in LLVM IR: ``db_gather_SIZE`` and ``db_scatter_SIZE``.

One check covers the least to the greatest address where one segment holds them all; else each lane is
translated on its own. Faults and translation are in `runtime`.
"""

from __future__ import annotations

import re

from drivers.sim.amd.wave.jit.abi import LANES, PARAMETERS, READ, WRITE
from drivers.sim.amd.wave.jit.chunk import (
    CHUNK,
    CHUNKS,
    EVEN_WORDS,
    HALF_CHUNK,
    HOST_LANES,
    ODD_WORDS,
    mix,
    transposed,
)
from drivers.sim.amd.wave.jit.lane_walk import high_runs, lane_loop, prologue
from drivers.sim.llvm.text import I32, I64, Text

LANES_IN_LINE = 4  # of 16 bytes each, where they stand side by side


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
        + (fetch_ahead() if size == 16 and not kind else "")
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


def lane_pointer(t: Text, lane: int) -> str:
    place = t.op(f"getelementptr i32, ptr %spread, i64 {lane}")
    offset = t.let(f"load i32, ptr {place}, align 4")
    return t.op(f"getelementptr i8, ptr %pointer, i64 {t.cast('zext', I32, offset, I64)}")


def store_column(t: Text, value: str, column: int, group: int) -> None:
    place = t.op(f"getelementptr i8, ptr %out, i64 {128 * column + 32 * group}")
    t.do(f"store {CHUNK} {value}, ptr {place}, align 32")


def fast_gather(size: int) -> str:
    """All lanes from one segment, unrolled: eight at a time are loaded whole and transposed to columns."""
    t = Text()
    for group in range(CHUNKS):
        first = HOST_LANES * group
        pointers = [lane_pointer(t, lane) for lane in range(first, first + HOST_LANES)]
        if size == 16:
            columns = transposed(t, [t.let(f"load {HALF_CHUNK}, ptr {place}, align 1") for place in pointers])
        elif size == 8:
            columns = gathered_pairs(t, pointers)
        else:
            columns = [gathered_words(t, pointers, index, size) for index in range(max(1, size // 4))]
        for index, column in enumerate(columns):
            store_column(t, column, index, group)
    return "\n".join(t.lines) + "\n"


def fetch_ahead() -> str:
    """The host's caches are asked for what the next access is likely to load: as far on as the last two were
    apart, once that has happened twice. One lane of those that mostly share a line is enough.
    """
    ahead = "\n".join(
        f"""  %ahead_at{lane} = getelementptr i32, ptr %spread, i64 {lane}
  %ahead_off{lane} = load i32, ptr %ahead_at{lane}
  %ahead_wide{lane} = zext i32 %ahead_off{lane} to i64
  %ahead{lane} = getelementptr i8, ptr %pointer_ahead, i64 %ahead_wide{lane}
  call void @llvm.prefetch.p0(ptr %ahead{lane}, i32 0, i32 3, i32 1)"""
        for lane in range(0, 32, LANES_IN_LINE)
    )
    return f"""
  %last_at = getelementptr i8, ptr %site, i64 24
  %seen_at = getelementptr i8, ptr %site, i64 32
  %step_at = getelementptr i8, ptr %site, i64 40
  %last = load i64, ptr %last_at
  %seen = load i64, ptr %seen_at
  %step_before = load i64, ptr %step_at
  %apart = sub i64 %va, %last
  %again = icmp eq i64 %apart, %seen
  %step = select i1 %again, i64 %apart, i64 %step_before
  store i64 %va, ptr %last_at
  store i64 %apart, ptr %seen_at
  store i64 %step, ptr %step_at
  %is_known = icmp ne i64 %step, 0
  br i1 %is_known, label %ahead, label %here
ahead:
  %pointer_ahead = getelementptr i8, ptr %pointer, i64 %step
{ahead}
  br label %here
here:
"""


def gathered_pairs(t: Text, pointers: list[str]) -> list[str]:
    halves = []
    for order in ((0, 1, 4, 5), (2, 3, 6, 7)):
        value = "poison"
        for position, lane in enumerate(order):
            word = t.let(f"load i64, ptr {pointers[lane]}, align 1")
            value = t.op(f"insertelement <4 x i64> {value}, i64 {word}, i32 {position}")
        halves.append(t.op(f"bitcast <4 x i64> {value} to {CHUNK}"))
    return [mix(t, CHUNK, halves[0], halves[1], order) for order in (EVEN_WORDS, ODD_WORDS)]


def gathered_words(t: Text, pointers: list[str], column: int, size: int) -> str:
    value, unit = "poison", f"i{min(32, 8 * size)}"
    for position, pointer in enumerate(pointers):
        place = t.op(f"getelementptr i8, ptr {pointer}, i64 {4 * column}") if column else pointer
        word = t.cast("zext", unit, t.let(f"load {unit}, ptr {place}, align 1"), I32)
        value = t.op(f"insertelement {CHUNK} {value}, i32 {word}, i32 {position}")
    return value


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
    """Lanes whose addresses may differ in the high half; mostly they do not."""
    given = "ptr %ctx, ptr %site, i64 {base}, {lanes} %off, i32 %exec, i32 %pc{high}, ptr %out"
    usual = given.format(base="%start", lanes=LANES, high="")
    several = given.format(base="%base", lanes=LANES, high=f", {LANES} %high")
    return f"""
define i32 @db_{verb}64_{size}({PARAMETERS}, {LANES} %high, ptr %out) noinline {{
  %one = extractelement {LANES} %high, i32 0
  %seed = insertelement {LANES} poison, i32 %one, i32 0
  %ones = shufflevector {LANES} %seed, {LANES} poison, {LANES} zeroinitializer
  %same = icmp eq {LANES} %high, %ones
  %bits = bitcast <32 x i1> %same to i32
  %now = and i32 %bits, %exec
  %is_usual = icmp eq i32 %now, %exec
  br i1 %is_usual, label %usual, label %several
usual:
  %wide = zext i32 %one to i64
  %upper = shl i64 %wide, 32
  %start = add i64 %base, %upper
  %direct = tail call i32 @db_{verb}_{size}({usual})
  ret i32 %direct
several:
  %runs = tail call i32 @db_{verb}_runs_{size}({several})
  ret i32 %runs
}}
{runs64(verb, size)}"""


def runs64(verb: str, size: int) -> str:
    """Lanes in runs of one high half, each moved as usual."""
    return f"""
define internal i32 @db_{verb}_runs_{size}({PARAMETERS}, {LANES} %high, ptr %out) noinline {{
entry:
  %aside = alloca [512 x i8], align 64
  br label %next
{high_runs()}
{run_body(verb, size)}
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


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
