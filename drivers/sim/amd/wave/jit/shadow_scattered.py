"""Dwords anywhere in one page of the shadow, 32 lanes at a time, in LLVM IR.

Where all lanes are in order they are noted and the access is done; else they go one by one, at `list`.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.shadow import (
    field_at,
)
from drivers.sim.amd.wave.jit.shadow_log import before_write
from drivers.sim.amd.wave.jit.shadow_rows import lds_written
from drivers.sim.amd.wave.jit.shadow_terms import (
    ALL,
    ORDER,
    fields,
    in_order,
    narrow,
    site_word,
    splat,
    splats,
)
from drivers.sim.amd.wave.shadow.layout import (
    BLOCK_BITS,
    BLOCKS,
    FIELDS,
    FILLED,
    LINE_BITS,
    LINE_ENTRY_BITS,
    LINES,
    PAGE_BITS,
    PAGE_BYTES,
    READ_AT,
    READER,
    WRITER,
    WROTE_AT,
)

GATHER, SCATTER = "@llvm.masked.gather.v32i32.v32p0", "@llvm.masked.scatter.v32i32.v32p0"


def scattered(space: str, verb: str) -> str:
    """The whole of it, from the lanes' offsets to `ret`."""
    return f"""{lane_bytes()}
  br i1 %suits, label %open, label %list
open:
{fields(space, *ORDER, "tag")}
{site_word(verb)}
{narrow(*ORDER, "tag")}
{splats(ALL, *ORDER, "tag", "site")}
{page_of(space)}
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


def lane_bytes() -> str:
    """%used: where each lane begins, that of the first for those that are off. %suits: all are whole dwords
    of one page.
    """
    return f"""  %near_lane = call i32 @llvm.cttz.i32(i32 %exec, i1 true)
  %near = extractelement {LANES} %off, i32 %near_lane
  %base32 = trunc i64 %base to i32
{splat(ALL, "bases", "%base32")}
  %vas = add {LANES} %off, %bases
  %near_va32 = add i32 %near, %base32
{splat(ALL, "nears", "%near_va32")}
  %lanes_on = bitcast i32 %exec to <32 x i1>
  %used = select <32 x i1> %lanes_on, {LANES} %vas, {LANES} %nears
  %size_less = sub i32 %bytes, 1
{splat(ALL, "less", "%size_less")}
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
  %suits = and i1 %right, %even"""


def page_of(space: str) -> str:
    """%page: that of the lane which %near is of."""
    if space == "lds":
        return field_at("page", FIELDS.lds, "ptr")
    return """  %near64 = zext i32 %near to i64
  %near_va = add i64 %base, %near64
  %page = call ptr @db_shadow_page(ptr %rec, i64 %near_va)"""


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
            f"  %{name}_flag = call {LANES} {GATHER}("
            f"<32 x ptr> align 4 %{name}_flag_at, <32 x i1> %lanes_on, {LANES} zeroinitializer)",
        ]
    return "\n".join([
        *lines,
        f"  %some_flag = or {LANES} %low_flag, %high_flag",
        f"  %no_flag = icmp eq {LANES} %some_flag, zeroinitializer",
        "  %has_rows = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %no_flag)",
        "  br i1 %has_rows, label %test, label %list",
    ])  # fmt: skip


def places_at(column: str, tag: str) -> str:
    """%at_TAG: each lane's byte offset in the rows, at dword %COLUMN of its access."""
    return f"""{splat(ALL, f"{column}_v", f"%{column}")}
  %at_{tag} = add {LANES} %begins, %{column}_v"""


def gathered(name: str, row: int, tag: str, other: str = "zeroinitializer") -> str:
    """%NAME: the row's dwords, `other` in lanes that are off."""
    return f"""  %{name}_row = getelementptr i8, ptr %page, i64 {row}
  %{name}_at = getelementptr i8, ptr %{name}_row, {LANES} %at_{tag}
  %{name} = call {LANES} {GATHER}(
    <32 x ptr> align 4 %{name}_at, <32 x i1> %lanes_on, {LANES} {other})"""


def rows_in_order(space: str, verb: str) -> str:
    """%fine: lanes whose dword this access may touch."""
    lines = [gathered("writer", WRITER, "t"), in_order("writer", "%writer", space, ALL)]
    good = "%writer_ok"
    if verb == "atomic":
        lines += [
            gathered("wrote", WROTE_AT, "t", "splat (i32 -1)"),
            f"  %was_atomic = icmp slt {LANES} %wrote, zeroinitializer",
            "  %writer_fine = or <32 x i1> %writer_ok, %was_atomic",
        ]
        good = "%writer_fine"
    if verb != "read":
        lines += [gathered("reader", READER, "t"), in_order("reader", "%reader", space, ALL)]
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
        kept = [gathered("held", READER, "m"), in_order("held", "%held", space, ALL)]
        kept.append("  %told = and <32 x i1> %lanes_on, %held_ok")
        values = (("reader", READER, "%epoch_w", "%told"), ("read", READ_AT, "%site_w", "%told"))
    else:
        kept = []
        values = (("to", WRITER, "%epoch_w", "%lanes_on"), ("where", WROTE_AT, "%site_w", "%lanes_on"))
    lines = [*kept, *(scatter(*value) for value in values)]
    if space == "lds" and verb == "write":
        lines.append(scatter("full", FILLED, "%tag_w", "%lanes_on"))
    if space == "global" and verb != "read":
        lines += [
            f"  %blocks = lshr {LANES} %at_m, splat (i32 {BLOCK_BITS})",
            f"  %block_offs = shl {LANES} %blocks, splat (i32 2)",
            f"  %block_row = getelementptr i8, ptr %page, i64 {BLOCKS}",
            f"  %block_at = getelementptr i8, ptr %block_row, {LANES} %block_offs",
            f"  call void {SCATTER}({LANES} %epoch_w, <32 x ptr> align 4 %block_at, <32 x i1> %lanes_on)",
        ]
    return "\n".join(lines)


def scatter(name: str, row: int, value: str, mask: str) -> str:
    return f"""  %{name}_put_row = getelementptr i8, ptr %page, i64 {row}
  %{name}_put = getelementptr i8, ptr %{name}_put_row, {LANES} %at_m
  call void {SCATTER}(
    {LANES} {value}, <32 x ptr> align 4 %{name}_put, <32 x i1> {mask})"""
