"""The log of reads, in LLVM IR: reads of blocks that hold nothing new are only written down, and brought into
the rows of the shadow when somebody writes to their page.

Each entry: first byte, bytes, site word, epoch. Reads of LDS are logged by the kernel itself (`strict`).
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.shadow import (
    field_at,
)
from drivers.sim.amd.wave.jit.shadow_terms import EIGHT, ONE, LookWidth, fields, narrow, splats
from drivers.sim.amd.wave.shadow.layout import (
    BLOCK_BITS,
    BLOCKS,
    FIELDS,
    LOG_ENTRIES,
    LOG_ENTRY_BYTES,
    LOGGED,
    PAGE_BYTES,
    READ_AT,
    READER,
)


def quick_read() -> str:
    """Where no block of the read holds anything new, log it and be done; else fall through to `rows`.

    A block knows its last writer only: it says enough where even that came before the launch.
    """
    return f"""  %final = sub i64 %end, 1
  %block_first = lshr i64 %within, {BLOCK_BITS}
  %block_last = lshr i64 %final, {BLOCK_BITS}
  br label %blocks
blocks:
  %block_at = phi i64 [ %block_first, %entry ], [ %block_next, %block_fine ]
  %block_off = shl i64 %block_at, 2
  %block_place = add i64 %block_off, {BLOCKS}
  %block_ptr = getelementptr i8, ptr %page, i64 %block_place
  %block = load i32, ptr %block_ptr
  %block_good = icmp ult i32 %block, %ordered_s
  br i1 %block_good, label %block_fine, label %rows
block_fine:
  %block_next = add i64 %block_at, 1
  %block_more = icmp ule i64 %block_next, %block_last
  br i1 %block_more, label %blocks, label %append
{append()}"""


def append() -> str:
    """One more entry; a full log is emptied first, and this read then goes to `rows`."""
    return f"""append:
  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
{field_at("era", FIELDS.log_era)}
  %era_s = trunc i64 %era to i32
  store i32 %era_s, ptr %flag_at
{field_at("log", FIELDS.log, "ptr")}
{field_at("log_count", FIELDS.log_count)}
  %log_full = icmp uge i64 %log_count, {LOG_ENTRIES}
  br i1 %log_full, label %make_room, label %put
make_room:
  call void @db_drain_global(ptr %rec)
  br label %rows
put:
  %log_off = mul i64 %log_count, {LOG_ENTRY_BYTES}
  %log_ptr = getelementptr i8, ptr %log, i64 %log_off
  store i64 %start, ptr %log_ptr
  %log_size = getelementptr i8, ptr %log_ptr, i64 8
  store i64 %size, ptr %log_size
  %log_site = getelementptr i8, ptr %log_ptr, i64 16
  store i32 %site_s, ptr %log_site
  %log_epoch = getelementptr i8, ptr %log_ptr, i64 24
  store i32 %epoch_s, ptr %log_epoch
  %log_more = add i64 %log_count, 1
  store i64 %log_more, ptr %log_count_at
  ret i32 0"""


def before_write(space: str, onward: str = "rows") -> str:
    """Logged reads come into the rows before a write is held against them."""
    if space == "lds":
        test = f"""{field_at("waiting", FIELDS.lds_log_count)}
  %has_log = icmp ne i64 %waiting, 0"""
        bring = f"""  %raced = call i32 @db_process_lds(ptr %ctx)
  %clear = icmp eq i32 %raced, 0
  br i1 %clear, label %{onward}, label %fault"""
    else:
        test = f"""  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
  %flag = load i32, ptr %flag_at
{field_at("era", FIELDS.log_era)}
  %era_s = trunc i64 %era to i32
  %has_log = icmp eq i32 %flag, %era_s"""
        bring = f"  call void @db_drain_global(ptr %rec)\n  br label %{onward}"
    return f"""{test}
  br i1 %has_log, label %drain, label %{onward}, !prof !2
drain:
{bring}"""


def drain() -> str:
    """``db_drain_global``: bring logged reads of memory into the rows, oldest first. A reader that whoever
    writes next may not be in order with stays.
    """
    order = ("ordered", "group", "interval")
    return f"""
define void @db_drain_global(ptr %rec) noinline {{
entry:
{field_at("log", FIELDS.log, "ptr")}
{field_at("log_count", FIELDS.log_count)}
{fields("global", *order)}
{narrow(*order)}
{splats(EIGHT, *order)}
  br label %next
next:
  %index = phi i64 [ 0, %entry ], [ %index1, %marked ]
  %more = icmp ult i64 %index, %log_count
  br i1 %more, label %take, label %done
{take_entry()}
{mark_range()}
marked:
  %index1 = add i64 %index, 1
  br label %next
done:
  store i64 0, ptr %log_count_at
  ret void
}}
"""


def take_entry() -> str:
    """What the entry at %index says, and the rows that it is about."""
    return f"""take:
  %offset = mul i64 %index, {LOG_ENTRY_BYTES}
  %place = getelementptr i8, ptr %log, i64 %offset
  %start = load i64, ptr %place
  %size_at = getelementptr i8, ptr %place, i64 8
  %size = load i64, ptr %size_at
  %site_at = getelementptr i8, ptr %place, i64 16
  %site_s = load i32, ptr %site_at
  %epoch_at = getelementptr i8, ptr %place, i64 24
  %epoch_s = load i32, ptr %epoch_at
{splats(EIGHT, "epoch", "site")}
  %page = call ptr @db_shadow_page(ptr %rec, i64 %start)
  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
  store i32 0, ptr %flag_at
  %within = and i64 %start, {PAGE_BYTES - 4}
  %low_part = and i64 %start, {PAGE_BYTES - 1}
  %end = add i64 %low_part, %size
  call void @db_spread(ptr %page, i64 %within, i64 %end)
  %both = or i64 %start, %size
  %low_bits = and i64 %both, 3
  %ragged = icmp ne i64 %low_bits, 0
  br i1 %ragged, label %parts, label %eights"""


def mark_range() -> str:
    """Whole dwords, or, where the entry begins or ends within one, each dword with its bytes."""
    return f"""parts:
  %at_p = phi i64 [ %within, %take ], [ %next_p, %part ]
  %next_p = add i64 %at_p, 4
  %more_p = icmp ult i64 %at_p, %end
  br i1 %more_p, label %part, label %marked
part:
  %lead = sub i64 %low_part, %at_p
  %is_first = icmp sgt i64 %lead, 0
  %skip = select i1 %is_first, i64 %lead, i64 0
  %rest = sub i64 %end, %at_p
  %is_last = icmp ult i64 %rest, 4
  %used = select i1 %is_last, i64 %rest, i64 4
  %from_skip = shl i64 15, %skip
  %past_used = shl i64 -1, %used
  %not_past = xor i64 %past_used, -1
  %bytes = and i64 %from_skip, %not_past
  %bytes_s = trunc i64 %bytes to i32
  %site_bare = and i32 %site_s, -16
  %site_part = or i32 %site_bare, %bytes_s
{mark_readers("p", ONE, "%site_part")}
  br label %parts
eights:
  %at_e = phi i64 [ %within, %take ], [ %next_e, %eight ]
  %next_e = add i64 %at_e, 32
  %fits = icmp ule i64 %next_e, %end
  br i1 %fits, label %eight, label %ones
eight:
{mark_readers("e", EIGHT, "%site_v")}
  br label %eights
ones:
  %at_o = phi i64 [ %at_e, %eights ], [ %next_o, %one ]
  %next_o = add i64 %at_o, 4
  %left = icmp ult i64 %at_o, %end
  br i1 %left, label %one, label %marked
one:
{mark_readers("o", ONE, "%site_s")}
  br label %ones"""


def mark_readers(loop: str, shape: LookWidth, site: str) -> str:
    """One reader for the dwords at %at_LOOP, unless one that must stay is there; an epoch that reads on in a
    dword has read the bytes of both.
    """
    kind, flag, suffix = shape.kind, shape.flag, shape.suffix
    fifteen = "15" if shape is ONE else "splat (i32 15)"
    lines = []
    for name, row in (("reader", READER), ("read", READ_AT)):
        lines += [
            f"  %{name}_off_{loop} = add i64 %at_{loop}, {row}",
            f"  %{name}_at_{loop} = getelementptr i8, ptr %page, i64 %{name}_off_{loop}",
            f"  %{name}_old_{loop} = load {kind}, ptr %{name}_at_{loop}, align 4",
        ]
    old = f"%reader_old_{loop}"
    lines += [
        f"  %recent_{loop} = icmp uge {kind} {old}, %interval{suffix}",
        f"  %after_{loop} = icmp uge {kind} {old}, %ordered{suffix}",
        f"  %before_{loop} = icmp ult {kind} {old}, %group{suffix}",
        f"  %other_{loop} = and {flag} %after_{loop}, %before_{loop}",
        f"  %keep_{loop} = or {flag} %recent_{loop}, %other_{loop}",
    ]
    lines += [
        f"  %same_{loop} = icmp eq {kind} {old}, %epoch{suffix}",
        f"  %held_{loop} = and {kind} %read_old_{loop}, {fifteen}",
        f"  %joined_{loop} = or {kind} {site}, %held_{loop}",
        f"  %others_{loop} = select {flag} %keep_{loop}, {kind} %read_old_{loop}, {kind} {site}",
        f"  %read_new_{loop} = select {flag} %same_{loop}, {kind} %joined_{loop}, {kind} %others_{loop}",
        f"  %reader_new_{loop} = select {flag} %keep_{loop}, {kind} {old}, {kind} %epoch{suffix}",
        f"  store {kind} %reader_new_{loop}, ptr %reader_at_{loop}, align 4",
        f"  store {kind} %read_new_{loop}, ptr %read_at_{loop}, align 4",
    ]
    return "\n".join(lines)
