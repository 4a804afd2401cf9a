"""One access of up to 32 lanes in LLVM IR, as few stretches of bytes as their addresses allow; and the whole
library of the shadow.
"""

from __future__ import annotations

from collections.abc import Iterable

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.runtime import high_runs
from drivers.sim.amd.wave.jit.shadow import (
    ATOMIC_SITE,
    BLOCK_BITS,
    BLOCKS,
    BOOKKEEPING,
    FIELDS,
    FILLED,
    LINE_BITS,
    LINE_ENTRY_BITS,
    LINES,
    PAGE_BITS,
    PAGE_BYTES,
    READ_AT,
    READER,
    RECORD,
    SPACES,
    VERBS,
    WRITER,
    WROTE_AT,
    field_at,
)
from drivers.sim.amd.wave.jit.shadow_lines import lines_module
from drivers.sim.amd.wave.jit.shadow_rows import before_write, drain, lds_written, sides, touch

MOSTLY_NEAR = 20  # of 32 lanes


def shadow_module() -> str:
    """The whole library."""
    parts = [BOOKKEEPING, drain(), lines_module()]
    for space in SPACES:
        for verb in VERBS:
            if (space, verb) == ("lds", "scalar"):
                continue
            parts += [touch(space, verb), sides(space, verb)]
            if verb != "scalar":
                parts.append(lanes(space, verb))
                parts.append(wide_lanes(space, verb))
    return "\n".join([*parts, METADATA])


def shadow_names() -> list[str]:
    """The functions that kernels call."""
    names = ["db_strict_group", "db_strict_round", "db_strict_wave", "db_strict_refresh", "db_strict_sync"]
    for space in SPACES:
        for verb in VERBS[:3]:
            names += [f"db_track_{space}_{verb}", f"db_track64_{space}_{verb}"]
    names += [f"db_touch_global_{verb}" for verb in ("read", "write", "scalar")]
    names += ["db_drain_global", "db_strict_undefined"]
    return [*names, "db_process_lds", "db_settle_lds", "db_line_read", "db_line_write"]


def lanes(space: str, verb: str) -> str:
    """``db_track_SPACE_VERB``: the lanes of one access, in as few stretches as their addresses allow."""
    name = f"{space}_{verb}"
    touch_call = f"call i32 @db_touch_{name}(ptr %ctx, i64"
    return f"""
define i32 @db_track_{name}(ptr %ctx, i64 %base, {LANES} %off, i32 %exec, i32 %bytes, i32 %pc) noinline {{
entry:
  %lane_list = alloca {LANES}, align 64
  %idle = icmp eq i32 %exec, 0
  br i1 %idle, label %done, label %begin
begin:
{RECORD}
  %base_at = getelementptr i64, ptr %rec, i64 {FIELDS.base}
  store i64 %base, ptr %base_at
  %exec_at = getelementptr i64, ptr %rec, i64 {FIELDS.exec}
  %exec64 = zext i32 %exec to i64
  store i64 %exec64, ptr %exec_at
  %size_at = getelementptr i64, ptr %rec, i64 {FIELDS.size}
  %size = zext i32 %bytes to i64
  store i64 %size, ptr %size_at
  %offsets_at = getelementptr i64, ptr %rec, i64 {FIELDS.offsets}
  store {LANES} %off, ptr %offsets_at, align 4
  %full = icmp eq i32 %exec, -1
  br i1 %full, label %patterns, label %apart
patterns:
  %first = extractelement {LANES} %off, i32 0
  %first_v0 = insertelement {LANES} poison, i32 %first, i32 0
  %firsts = shufflevector {LANES} %first_v0, {LANES} poison, {LANES} zeroinitializer
  %rel = sub {LANES} %off, %firsts
  %bytes_v0 = insertelement {LANES} poison, i32 %bytes, i32 0
  %bytes_v = shufflevector {LANES} %bytes_v0, {LANES} poison, {LANES} zeroinitializer
  %row_places = mul {LANES} %bytes_v, {vector(lane % 16 for lane in range(32))}
  %row_flags = icmp eq {LANES} %rel, %row_places
  %is_rows = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %row_flags)
  %first64 = zext i32 %first to i64
  %start = add i64 %base, %first64
  %size16 = shl i64 %size, 4
  br i1 %is_rows, label %rows, label %not_rows
rows:
  %s1 = {touch_call} %start, i64 %size16, i32 %pc)
  ret i32 %s1
not_rows:
  %spread = shufflevector {LANES} %off, {LANES} poison,
    {LANES} {vector(lane // 16 * 16 for lane in range(32))}
  %half_flags = icmp eq {LANES} %spread, %off
  %is_halves = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %half_flags)
  br i1 %is_halves, label %halves, label %not_halves
halves:
  %s2 = {touch_call} %start, i64 %size, i32 %pc)
  %bad2 = icmp ne i32 %s2, 0
  %second = extractelement {LANES} %off, i32 16
  %equal = icmp eq i32 %second, %first
  %stop2 = or i1 %bad2, %equal
  br i1 %stop2, label %leave2, label %other_half
leave2:
  ret i32 %s2
other_half:
  %second64 = zext i32 %second to i64
  %start2 = add i64 %base, %second64
  %s3 = {touch_call} %start2, i64 %size, i32 %pc)
  ret i32 %s3
not_halves:
  %all_places = mul {LANES} %bytes_v, {vector(range(32))}
  %all_flags = icmp eq {LANES} %rel, %all_places
  %is_all = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %all_flags)
  br i1 %is_all, label %all, label %apart
all:
  %size32 = shl i64 %size, 5
{settle_lines(space, verb)}  %s4 = {touch_call} %start, i64 %size32, i32 %pc)
  ret i32 %s4
apart:
  ; where most lanes begin where the one before ends, or with it, stretches are fewer than lanes
  %before = shufflevector {LANES} %off, {LANES} poison, {LANES} {vector([0, *range(31)])}
  %apart_v0 = insertelement {LANES} poison, i32 %bytes, i32 0
  %apart_v = shufflevector {LANES} %apart_v0, {LANES} poison, {LANES} zeroinitializer
  %gaps = sub {LANES} %off, %before
  %no_gap = icmp ule {LANES} %gaps, %apart_v
  %near_lanes = bitcast <32 x i1> %no_gap to i32
  %near_count = call i32 @llvm.ctpop.i32(i32 %near_lanes)
  %mostly = icmp uge i32 %near_count, {MOSTLY_NEAR}
  br i1 %mostly, label %list, label %strewn
strewn:
{scattered(space, verb)}
list:
  store {LANES} %off, ptr %lane_list, align 64
  br label %next
next:
  ; a stretch [run, run_end) grows while each lane begins where it ends
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
flush:
  %length = sub i64 %run_end, %run
  %none = icmp eq i64 %length, 0
  br i1 %none, label %begun, label %send
send:
  %s5 = {touch_call} %run, i64 %length, i32 %pc)
  %bad5 = icmp ne i32 %s5, 0
  br i1 %bad5, label %fault, label %begun
begun:
  br label %next
last:
  %tail = sub i64 %run_end, %run
  %s6 = {touch_call} %run, i64 %tail, i32 %pc)
  ret i32 %s6
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


def settle_lines(space: str, verb: str) -> str:
    """Of memory, whole lines may be settled at once."""
    if space == "lds" or verb == "atomic":
        return ""
    return f"""  %line = call i32 @db_line_{verb}(ptr %ctx, i64 %start, i64 %size32, i32 %pc)
  %settled = icmp eq i32 %line, 0
  br i1 %settled, label %done, label %part
part:
"""


def scattered(space: str, verb: str) -> str:
    """Dwords anywhere in one shadow page, 32 lanes at a time: where all are in order they are noted and the
    access is done; else one by one at `list`.
    """
    page = (
        field_at("page", FIELDS.lds, "ptr")
        if space == "lds"
        else """  %near64 = zext i32 %near to i64
  %near_va = add i64 %base, %near64
  %page = call ptr @db_shadow_page(ptr %rec, i64 %near_va)"""
    )
    names = ("strand", "mine", "group", "ordered", "clean", "tag", "site")
    return f"""  %near_lane = call i32 @llvm.cttz.i32(i32 %exec, i1 true)
  %near = extractelement {LANES} %off, i32 %near_lane
  %base32 = trunc i64 %base to i32
  %base_v0 = insertelement {LANES} poison, i32 %base32, i32 0
  %bases = shufflevector {LANES} %base_v0, {LANES} poison, {LANES} zeroinitializer
  %vas = add {LANES} %off, %bases
  %near_va32 = add i32 %near, %base32
  %near_v0 = insertelement {LANES} poison, i32 %near_va32, i32 0
  %nears = shufflevector {LANES} %near_v0, {LANES} poison, {LANES} zeroinitializer
  %lanes_on = bitcast i32 %exec to <32 x i1>
  %used = select <32 x i1> %lanes_on, {LANES} %vas, {LANES} %nears
  %size_less = sub i32 %bytes, 1
  %less_v0 = insertelement {LANES} poison, i32 %size_less, i32 0
  %less = shufflevector {LANES} %less_v0, {LANES} poison, {LANES} zeroinitializer
  %ends = add {LANES} %used, %less
  %differ_low = xor {LANES} %used, %nears
  %differ_high = xor {LANES} %ends, %nears
  %differ = or {LANES} %differ_low, %differ_high
  %far_bits = lshr {LANES} %differ, splat (i32 {PAGE_BITS})
  %odd_bits = and {LANES} %used, splat (i32 3)
  %size_low = and i32 %bytes, 3
  %size_odd = icmp ne i32 %size_low, 0
  %wrong = or {LANES} %far_bits, %odd_bits
  %right_flags = icmp eq {LANES} %wrong, zeroinitializer
  %right = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %right_flags)
  %even = xor i1 %size_odd, true
  %suits = and i1 %right, %even
  br i1 %suits, label %open, label %list
open:
{field_at("strand", FIELDS.strand)}
{field_at("mine", FIELDS.mine)}
{field_at("group", FIELDS.group)}
{field_at("ordered", FIELDS.ordered)}
{field_at("clean", FIELDS.epoch if space == "lds" else FIELDS.clean)}
{field_at("tag", FIELDS.tag)}
{site_word(verb)}
{splats(*names)}
{page}
{before_write(space, "columns") if verb != "read" else "  br label %columns"}
columns:
  %begins = and {LANES} %used, splat (i32 {PAGE_BYTES - 1})
{whole_lines(space)}
test:
  %column = phi i32 [ 0, %columns ], [ %column1, %sound ]
{places_at("column", "t")}
{rows_in_order(space, verb)}
  %sound_lanes = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %fine)
  br i1 %sound_lanes, label %sound, label %list
sound:
  %column1 = add i32 %column, 4
  %test_more = icmp ult i32 %column1, %bytes
  br i1 %test_more, label %test, label %mark
mark:
  %note = phi i32 [ 0, %sound ], [ %note1, %mark ]
{places_at("note", "m")}
{notes(space, verb)}
  %note1 = add i32 %note, 4
  %note_more = icmp ult i32 %note1, %bytes
  br i1 %note_more, label %mark, label %marked
marked:
{lds_written() if space == "lds" and verb != "read" else ""}  ret i32 0"""


def whole_lines(space: str) -> str:
    """Where the rows of a line are not up to date, go one by one."""
    if space == "lds":
        return "  br label %test"
    lines = [f"  %final_bytes = and {LANES} %ends, splat (i32 {PAGE_BYTES - 1})"]
    for name, places in (("low", "%begins"), ("high", "%final_bytes")):
        lines += [
            f"  %{name}_index = lshr {LANES} {places}, splat (i32 {LINE_BITS})",
            f"  %{name}_entry = shl {LANES} %{name}_index, splat (i32 {LINE_ENTRY_BITS})",
            f"  %{name}_lines = getelementptr i8, ptr %page, i64 {LINES + 12}",
            f"  %{name}_flag_at = getelementptr i8, ptr %{name}_lines, {LANES} %{name}_entry",
            f"  %{name}_flag = call {LANES} @llvm.masked.gather.v32i32.v32p0("
            f"<32 x ptr> align 4 %{name}_flag_at, <32 x i1> %lanes_on, {LANES} zeroinitializer)",
        ]
    return "\n".join([
        *lines,
        f"  %some_flag = or {LANES} %low_flag, %high_flag",
        f"  %no_flag = icmp eq {LANES} %some_flag, zeroinitializer",
        "  %has_rows = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %no_flag)",
        "  br i1 %has_rows, label %test, label %list",
    ])  # fmt: skip


def site_word(verb: str) -> str:
    """%site_s: where this access is, as the rows keep it."""
    atomic = ATOMIC_SITE - (1 << 32) if verb == "atomic" else 0
    return f"""  %pc_dword = lshr i32 %pc, 2
  %pc_high = shl i32 %pc_dword, 4
  %pc_kept = and i32 %pc_high, {ATOMIC_SITE - 1}
  %site_plain = or i32 %pc_kept, 15
  %site_s = or i32 %site_plain, {atomic}"""


def splats(*names: str) -> str:
    """Fields, or %NAME_s, in 32 lanes as %NAME_w."""
    lines = []
    for name in names:
        if name != "site":
            lines.append(f"  %{name}_s = trunc i64 %{name} to i32")
        lines += [
            f"  %{name}_w0 = insertelement {LANES} poison, i32 %{name}_s, i32 0",
            f"  %{name}_w = shufflevector {LANES} %{name}_w0, {LANES} poison, {LANES} zeroinitializer",
        ]
    return "\n".join(lines)


def places_at(column: str, tag: str) -> str:
    """%at_TAG: each lane's byte offset in the rows, at dword %COLUMN of its access."""
    return f"""  %{column}_v0 = insertelement {LANES} poison, i32 %{column}, i32 0
  %{column}_v = shufflevector {LANES} %{column}_v0, {LANES} poison, {LANES} zeroinitializer
  %at_{tag} = add {LANES} %begins, %{column}_v"""


def gathered(name: str, row: int, tag: str, other: str = "zeroinitializer") -> str:
    """%NAME: the row's dwords, `other` in lanes that are off."""
    return f"""  %{name}_row = getelementptr i8, ptr %page, i64 {row}
  %{name}_at = getelementptr i8, ptr %{name}_row, {LANES} %at_{tag}
  %{name} = call {LANES} @llvm.masked.gather.v32i32.v32p0(
    <32 x ptr> align 4 %{name}_at, <32 x i1> %lanes_on, {LANES} {other})"""


def in_order(name: str, space: str) -> str:
    """%NAME_ok: own strands, what this group sees, and in memory what came before the launch."""
    if space == "lds":
        return f"""  %{name}_own = icmp uge {LANES} %{name}, %mine_w
  %{name}_before = icmp ult {LANES} %{name}, %clean_w
  %{name}_ok = or <32 x i1> %{name}_own, %{name}_before"""
    return f"""  %{name}_own = icmp uge {LANES} %{name}, %mine_w
  %{name}_before = icmp ult {LANES} %{name}, %ordered_w
  %{name}_ours = icmp uge {LANES} %{name}, %group_w
  %{name}_seen = icmp ult {LANES} %{name}, %clean_w
  %{name}_near = and <32 x i1> %{name}_ours, %{name}_seen
  %{name}_either = or <32 x i1> %{name}_own, %{name}_before
  %{name}_ok = or <32 x i1> %{name}_either, %{name}_near"""


def rows_in_order(space: str, verb: str) -> str:
    """%fine: lanes whose dword this access may touch."""
    lines = [gathered("writer", WRITER, "t"), in_order("writer", space)]
    good = "%writer_ok"
    if verb == "atomic":
        lines += [
            gathered("wrote", WROTE_AT, "t", "splat (i32 -1)"),
            f"  %was_atomic = icmp slt {LANES} %wrote, zeroinitializer",
            "  %writer_fine = or <32 x i1> %writer_ok, %was_atomic",
        ]
        good = "%writer_fine"
    if verb != "read":
        lines += [gathered("reader", READER, "t"), in_order("reader", space)]
        lines.append(f"  %both_ok = and <32 x i1> {good}, %reader_ok")
        good = "%both_ok"
    if space == "lds" and verb != "write":
        lines += [
            gathered("filled", FILLED, "t", "%tag_w"),
            f"  %has_all = icmp eq {LANES} %filled, %tag_w",
            f"  %read_ok = and <32 x i1> {good}, %has_all",
        ]
        good = "%read_ok"
    lines.append(f"  %fine = and <32 x i1> {good}, splat (i1 true)")
    return "\n".join(lines)


def notes(space: str, verb: str) -> str:
    """The rows learn of this access; the first of several unordered readers stays."""
    if verb == "read":
        kept = [gathered("held", READER, "m"), in_order("held", space)]
        kept.append("  %told = and <32 x i1> %lanes_on, %held_ok")
        values = (("reader", READER, "%strand_w", "%told"), ("read", READ_AT, "%site_w", "%told"))
    else:
        kept = []
        values = (("to", WRITER, "%strand_w", "%lanes_on"), ("where", WROTE_AT, "%site_w", "%lanes_on"))
    lines = [*kept, *(scatter(*value) for value in values)]
    if space == "lds" and verb == "write":
        lines.append(scatter("full", FILLED, "%tag_w", "%lanes_on"))
    if space == "global" and verb != "read":
        lines += [
            f"  %blocks = lshr {LANES} %at_m, splat (i32 {BLOCK_BITS})",
            f"  %block_offs = shl {LANES} %blocks, splat (i32 2)",
            f"  %block_row = getelementptr i8, ptr %page, i64 {BLOCKS}",
            f"  %block_at = getelementptr i8, ptr %block_row, {LANES} %block_offs",
            f"  call void @llvm.masked.scatter.v32i32.v32p0({LANES} %strand_w,"
            " <32 x ptr> align 4 %block_at, <32 x i1> %lanes_on)",
        ]
    return "\n".join(lines)


def scatter(name: str, row: int, value: str, mask: str) -> str:
    return f"""  %{name}_put_row = getelementptr i8, ptr %page, i64 {row}
  %{name}_put = getelementptr i8, ptr %{name}_put_row, {LANES} %at_m
  call void @llvm.masked.scatter.v32i32.v32p0(
    {LANES} {value}, <32 x ptr> align 4 %{name}_put, <32 x i1> {mask})"""


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
{high_runs("run")}
  %status = call i32 @db_track_{name}(ptr %ctx, i64 %start, {LANES} %off, i32 %now, i32 %bytes, i32 %pc)
  %good = icmp eq i32 %status, 0
  br i1 %good, label %next, label %fault
done:
  ret i32 0
fault:
  ret i32 1
}}
"""


METADATA = """
!1 = !{!"branch_weights", i32 2000, i32 1}
!2 = !{!"branch_weights", i32 1, i32 2000}
"""
