"""The shadow of memory in LLVM IR: who wrote and who read each dword last, checked and kept at each access of a
strict run.

A strand is one wave between two barriers; strands are numbered in the order they run. Each 64 KiB of memory,
and the group's LDS, has a shadow page: rows of dwords with the strand that wrote, where (`site word`), the
strand that read, where, and for LDS which bytes hold a value. An access is in order with those of its own
strands, of earlier epochs of its group, and of everything before the launch; whatever else it meets goes to
`shadow.py`, which knows atomics, clocks and words. Reads of blocks that hold nothing new are only logged: the
rows learn of them when somebody writes there. Compiled once, linked like the library of `jit_runtime`.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.wave.jit_abi import LANES
from drivers.sim.amd.wave.jit_wave import SLOTS

PAGE_BITS = 16
PAGE_BYTES = 1 << PAGE_BITS  # of memory; each row of the shadow page is as large
WRITER, WROTE_AT, READER, READ_AT, FILLED = (PAGE_BYTES * row for row in range(5))
BLOCKS = 5 * PAGE_BYTES  # per 256 bytes: in memory the last strand that wrote, in LDS the tag if all is filled
LOGGED = BLOCKS + 4096  # not 0: reads of this page are in the log, not in the rows
SHADOW_BYTES = LOGGED + 4096
BLOCK_BITS = 8
LOG_ENTRIES, LOG_ENTRY_BYTES = 1 << 16, 32  # start, size, site, strand
DIRECTORY = 1 << 12  # places of the directory, direct mapped by page number, two qwords each
STRANDS = 1 << 18  # the newest strands, four dwords each: strand, group, wave, task
ATOMIC_SITE = 0x8000_0000
VERBS = ("read", "write", "atomic", "scalar")
SPACES = ("global", "lds")
SEEN_L0, SEEN_SCALAR, SEEN_DEVICE = 1, 2, 4  # what an invalidation makes fresh


@dataclass(frozen=True)
class Fields:
    """Offsets in qwords of the strict record that compiled code and `shadow.py` share."""

    strand: int = 0  # the strand that runs
    mine: int = 1  # first strand of this wave since its last barrier
    group: int = 2  # first strand of this group
    epoch: int = 3  # first strand since the group's last barrier
    ordered: int = 4  # strands below come before this launch
    clean: int = 5  # of this group, strands below are seen through L0
    scalar: int = 6  # strands below are seen through the scalar cache
    tag: int = 7  # of this group's LDS contents: serial << 4 | 15
    strands: int = 8
    directory: int = 9
    lds: int = 10
    conflict: int = 11
    page: int = 12
    first: int = 13  # first strand of this launch
    group_id: int = 14
    l0_is_shared: int = 15  # 1: all waves of a group sit behind one L0 (CU mode)
    wave: int = 16
    task: int = 17
    # the access that is being checked, for the words of a fault
    base: int = 18
    exec: int = 19
    size: int = 20
    offsets: int = 24
    highs: int = 40
    refresh: int = 56
    sync: int = 57
    log: int = 58  # of memory, then of LDS: its place, and how many entries it has
    log_count: int = 59
    lds_log: int = 60
    lds_log_count: int = 61
    lds_written: int = 62  # the last strand that wrote LDS
    log_era: int = 63  # the pages whose reads are in the log carry this
    count: int = 64


FIELDS = Fields()


def shadow_module() -> str:
    """The whole library."""
    parts = [BOOKKEEPING]
    for space in SPACES:
        parts.append(drain(space))
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
    return [*names, "db_touch_global_scalar", "db_drain_global"]


def field_at(name: str, field: int, kind: str = "i64") -> str:
    """Load one field of the record `%rec` as `%name`."""
    return f"""  %{name}_at = getelementptr i64, ptr %rec, i64 {field}
  %{name} = load {kind}, ptr %{name}_at"""


RECORD = f"""  %rec_at = getelementptr i64, ptr %ctx, i64 {SLOTS.strict}
  %rec = load ptr, ptr %rec_at"""

BOOKKEEPING = f"""
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.and.v32i1(<32 x i1>)
declare i32 @llvm.cttz.i32(i32, i1)

; A new strand, noted in the ring of strands.
define void @db_strict_strand(ptr %rec) noinline {{
{field_at("old", FIELDS.strand)}
  %new = add i64 %old, 1
  store i64 %new, ptr %old_at
{field_at("table", FIELDS.strands, "ptr")}
{field_at("group", FIELDS.group_id)}
{field_at("wave", FIELDS.wave)}
{field_at("task", FIELDS.task)}
  %index = and i64 %new, {STRANDS - 1}
  %offset = shl i64 %index, 4
  %place = getelementptr i8, ptr %table, i64 %offset
  %strand32 = trunc i64 %new to i32
  store i32 %strand32, ptr %place
  %place1 = getelementptr i8, ptr %place, i64 4
  %group32 = trunc i64 %group to i32
  store i32 %group32, ptr %place1
  %place2 = getelementptr i8, ptr %place, i64 8
  %wave32 = trunc i64 %wave to i32
  store i32 %wave32, ptr %place2
  %place3 = getelementptr i8, ptr %place, i64 12
  %task32 = trunc i64 %task to i32
  store i32 %task32, ptr %place3
  ret void
}}

; A group begins: its LDS holds nothing, its scalar cache nothing old.
define void @db_strict_group(ptr %ctx, i64 %group) noinline {{
{RECORD}
{field_at("strand", FIELDS.strand)}
  %next = add i64 %strand, 1
{field_at("first", FIELDS.first)}
{field_at("tag", FIELDS.tag)}
  %fresh = add i64 %tag, 16
  store i64 %fresh, ptr %tag_at
  %group_at = getelementptr i64, ptr %rec, i64 {FIELDS.group}
  store i64 %next, ptr %group_at
  %lds_count_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_log_count}
  store i64 0, ptr %lds_count_at
  %epoch_at = getelementptr i64, ptr %rec, i64 {FIELDS.epoch}
  store i64 %next, ptr %epoch_at
  %scalar_at = getelementptr i64, ptr %rec, i64 {FIELDS.scalar}
  store i64 %first, ptr %scalar_at
  %id_at = getelementptr i64, ptr %rec, i64 {FIELDS.group_id}
  store i64 %group, ptr %id_at
  ret void
}}

; Every wave of the group has passed the barrier.
define void @db_strict_round(ptr %ctx) noinline {{
{RECORD}
  %lds_count_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_log_count}
  store i64 0, ptr %lds_count_at
{field_at("strand", FIELDS.strand)}
  %next = add i64 %strand, 1
  %epoch_at = getelementptr i64, ptr %rec, i64 {FIELDS.epoch}
  store i64 %next, ptr %epoch_at
  ret void
}}

; A wave begins, or goes on behind a barrier.
define void @db_strict_wave(ptr %ctx, i64 %wave) noinline {{
{RECORD}
  %wave_at = getelementptr i64, ptr %rec, i64 {FIELDS.wave}
  store i64 %wave, ptr %wave_at
  call void @db_strict_strand(ptr %rec)
{field_at("strand", FIELDS.strand)}
{field_at("group", FIELDS.group)}
{field_at("epoch", FIELDS.epoch)}
{field_at("shared", FIELDS.l0_is_shared)}
  %mine_at = getelementptr i64, ptr %rec, i64 {FIELDS.mine}
  store i64 %strand, ptr %mine_at
  %one_l0 = icmp ne i64 %shared, 0
  %seen = select i1 %one_l0, i64 %epoch, i64 %group
  %clean_at = getelementptr i64, ptr %rec, i64 {FIELDS.clean}
  store i64 %seen, ptr %clean_at
  ret void
}}

; An invalidation: L0 makes earlier epochs seen, the scalar cache everything so far, a device's what was acquired.
define void @db_strict_refresh(ptr %ctx, i32 %levels) noinline {{
{RECORD}
  %l0 = and i32 %levels, {SEEN_L0}
  %has_l0 = icmp ne i32 %l0, 0
  br i1 %has_l0, label %vector, label %after_vector
vector:
{field_at("epoch", FIELDS.epoch)}
  %clean_at = getelementptr i64, ptr %rec, i64 {FIELDS.clean}
  store i64 %epoch, ptr %clean_at
  br label %after_vector
after_vector:
  %k = and i32 %levels, {SEEN_SCALAR}
  %has_k = icmp ne i32 %k, 0
  br i1 %has_k, label %scalar, label %after_scalar
scalar:
  call void @db_strict_strand(ptr %rec)
{field_at("strand", FIELDS.strand)}
  %scalar_at = getelementptr i64, ptr %rec, i64 {FIELDS.scalar}
  store i64 %strand, ptr %scalar_at
  br label %after_scalar
after_scalar:
  %device = and i32 %levels, {SEEN_DEVICE}
  %has_device = icmp ne i32 %device, 0
  br i1 %has_device, label %tell, label %done
tell:
{field_at("callback", FIELDS.refresh, "ptr")}
  call void %callback()
  br label %done
done:
  ret void
}}

; An access through which waves may order themselves: `flags` 1 acquires, 2 releases.
define void @db_strict_sync(
    ptr %ctx, i64 %base, {LANES} %off, {LANES} %high, i32 %exec, i32 %flags) noinline {{
{RECORD}
  %base_at = getelementptr i64, ptr %rec, i64 {FIELDS.base}
  store i64 %base, ptr %base_at
  %exec_at = getelementptr i64, ptr %rec, i64 {FIELDS.exec}
  %exec64 = zext i32 %exec to i64
  store i64 %exec64, ptr %exec_at
  %offsets_at = getelementptr i64, ptr %rec, i64 {FIELDS.offsets}
  store {LANES} %off, ptr %offsets_at, align 4
  %highs_at = getelementptr i64, ptr %rec, i64 {FIELDS.highs}
  store {LANES} %high, ptr %highs_at, align 4
{field_at("callback", FIELDS.sync, "ptr")}
  call void %callback(i32 %flags)
  call void @db_strict_strand(ptr %rec)
  ret void
}}

define ptr @db_shadow_page(ptr %rec, i64 %va) noinline {{
entry:
{field_at("directory", FIELDS.directory, "ptr")}
  %page = lshr i64 %va, {PAGE_BITS}
  %index = and i64 %page, {DIRECTORY - 1}
  %offset = shl i64 %index, 4
  %place = getelementptr i8, ptr %directory, i64 %offset
  %owner = load i64, ptr %place
  %place1 = getelementptr i8, ptr %place, i64 8
  %here = load ptr, ptr %place1
  %hit = icmp eq i64 %owner, %page
  br i1 %hit, label %known, label %ask
known:
  ret ptr %here
ask:
{field_at("callback", FIELDS.page, "ptr")}
  %made = call ptr %callback(i64 %page)
  store i64 %page, ptr %place
  store ptr %made, ptr %place1
  ret ptr %made
}}
"""


def sides(space: str, verb: str) -> str:
    """``db_touch_SPACE_VERB``: any bytes [start, start + size), cut where a shadow page ends."""
    name = f"{space}_{verb}"
    return f"""
define i32 @db_touch_{name}(ptr %ctx, i64 %start, i64 %size, i32 %pc) {{
entry:
  %last = add i64 %start, %size
  %final = sub i64 %last, 1
  %differ = xor i64 %start, %final
  %over = lshr i64 %differ, {PAGE_BITS}
  %one = icmp eq i64 %over, 0
  br i1 %one, label %whole, label %cut
whole:
  %status = call i32 @db_stretch_{name}(ptr %ctx, i64 %start, i64 %size, i32 %pc)
  ret i32 %status
cut:
  %next = and i64 %final, -{PAGE_BYTES}
  %near = sub i64 %next, %start
  %far = sub i64 %last, %next
  %bad = call i32 @db_stretch_{name}(ptr %ctx, i64 %start, i64 %near, i32 %pc)
  %fault = icmp ne i32 %bad, 0
  br i1 %fault, label %leave, label %rest
rest:
  %second = call i32 @db_stretch_{name}(ptr %ctx, i64 %next, i64 %far, i32 %pc)
  ret i32 %second
leave:
  ret i32 1
}}
"""


def touch(space: str, verb: str) -> str:
    """``db_stretch_SPACE_VERB``: check and note the bytes of one shadow page; 0, or 1 after a fault.

    Whole dwords eight at a time, then one by one; of an access to parts of dwords each by itself.
    """
    page = (
        field_at("page", FIELDS.lds, "ptr")
        if space == "lds"
        else "  %page = call ptr @db_shadow_page(ptr %rec, i64 %start)"
    )
    atomic = ATOMIC_SITE if verb == "atomic" else 0
    narrow = [f"  %{name}_s = trunc i64 %{name} to i32" for name in
              ("strand", "mine", "group", "ordered", "clean", "scalar", "tag")]  # fmt: skip
    return f"""
define internal i32 @db_stretch_{space}_{verb}(ptr %ctx, i64 %start, i64 %size, i32 %pc) {{
entry:
{RECORD}
{field_at("strand", FIELDS.strand)}
{field_at("mine", FIELDS.mine)}
{field_at("group", FIELDS.group)}
{field_at("ordered", FIELDS.ordered)}
{field_at("clean", FIELDS.epoch if space == "lds" else FIELDS.clean)}
{field_at("scalar", FIELDS.scalar)}
{field_at("tag", FIELDS.tag)}
{chr(10).join(narrow)}
  %pc_dword = lshr i32 %pc, 2
  %pc_high = shl i32 %pc_dword, 4
  %pc_kept = and i32 %pc_high, {ATOMIC_SITE - 1}
  %site_plain = or i32 %pc_kept, 15
  %site_s = or i32 %site_plain, {atomic - (1 << 32) if atomic else 0}
{splats("strand", "mine", "group", "ordered", "clean", "scalar", "tag", "site")}
{page}
  %both = or i64 %start, %size
  %low_bits = and i64 %both, 3
  %ragged = icmp ne i64 %low_bits, 0
  %within = and i64 %start, {PAGE_BYTES - 1}
  %end = add i64 %within, %size
{quick_read(space, verb) if verb in ("read", "scalar") else before_write(space)}
rows:
  br i1 %ragged, label %part, label %eights
eights:
  %at_e = phi i64 [ %within, %rows ], [ %next_e, %noted_e ]
  %next_e = add i64 %at_e, 32
  %fits = icmp ule i64 %next_e, %end
  br i1 %fits, label %look_e, label %ones
{step(space, verb, "e")}
  br label %eights
ones:
  %at_o = phi i64 [ %at_e, %eights ], [ %next_o, %noted_o ]
  %next_o = add i64 %at_o, 4
  %more = icmp ult i64 %at_o, %end
  br i1 %more, label %look_o, label %done
{step(space, verb, "o")}
  br label %ones
part:
  %from = phi i64 [ %within, %rows ], [ %to, %noted_p ]
  %left = icmp ult i64 %from, %end
  br i1 %left, label %piece, label %done
piece:
  %at_p = and i64 %from, -4
  %dword_end = add i64 %at_p, 4
  %is_last = icmp ult i64 %end, %dword_end
  %to = select i1 %is_last, i64 %end, i64 %dword_end
  %skip = sub i64 %from, %at_p
  %used = sub i64 %to, %at_p
  %one_used = shl i64 1, %used
  %below_used = sub i64 %one_used, 1
  %one_skip = shl i64 1, %skip
  %below_skip = sub i64 %one_skip, 1
  %mask64 = xor i64 %below_used, %below_skip
  %mask = trunc i64 %mask64 to i32
  %site_bare = and i32 %site_s, -16
  %site_part = or i32 %site_bare, %mask
  br label %look_p
{step(space, verb, "p")}
  br label %part
done:
{after_write(space, verb) if verb in ("write", "atomic") else ""}
  ret i32 0
fault:
  ret i32 1
}}
"""


def log_fields(space: str) -> tuple[int, int]:
    return (FIELDS.lds_log, FIELDS.lds_log_count) if space == "lds" else (FIELDS.log, FIELDS.log_count)


def quick_read(space: str, verb: str) -> str:
    """Where no block of the read holds anything new, log it and be done; else fall through to `rows`."""
    log, count = log_fields(space)
    if space == "lds":
        start = f"""{field_at("written", FIELDS.lds_written)}
  %quiet = icmp ult i64 %written, %clean
  br i1 %quiet, label %blocks, label %rows"""
        good = "  %block_good = icmp eq i32 %block, %tag_s"
        mark = ""
    else:
        start = "  br label %blocks"
        fresh = "  %fresh_good = icmp ult i32 %block, %scalar_s\n  %block_good = and i1 %order_good, %fresh_good"
        good = f"""  %old_good = icmp ult i32 %block, %ordered_s
  %own_good = icmp uge i32 %block, %mine_s
  %ours_good = icmp uge i32 %block, %group_s
  %seen_good = icmp ult i32 %block, %clean_s
  %near_good = and i1 %ours_good, %seen_good
  %either_good = or i1 %old_good, %own_good
  %order_good = or i1 %either_good, %near_good
{fresh if verb == "scalar" else "  %block_good = or i1 %order_good, false"}"""
        mark = f"""  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
{field_at("era", FIELDS.log_era)}
  %era_s = trunc i64 %era to i32
  store i32 %era_s, ptr %flag_at"""
    return f"""  %final = sub i64 %end, 1
  %block_first = lshr i64 %within, {BLOCK_BITS}
  %block_last = lshr i64 %final, {BLOCK_BITS}
{start}
blocks:
  %block_at = phi i64 [ %block_first, {"%entry" } ], [ %block_next, %block_fine ]
  %block_off = shl i64 %block_at, 2
  %block_place = add i64 %block_off, {BLOCKS}
  %block_ptr = getelementptr i8, ptr %page, i64 %block_place
  %block = load i32, ptr %block_ptr
{good}
  br i1 %block_good, label %block_fine, label %rows
block_fine:
  %block_next = add i64 %block_at, 1
  %block_more = icmp ule i64 %block_next, %block_last
  br i1 %block_more, label %blocks, label %append
append:
{mark}
{field_at("log", log, "ptr")}
{field_at("log_count", count)}
  %log_full = icmp uge i64 %log_count, {LOG_ENTRIES}
  br i1 %log_full, label %make_room, label %put
make_room:
  call void @db_drain_{space}(ptr %rec)
  br label %rows
put:
  %log_off = mul i64 %log_count, {LOG_ENTRY_BYTES}
  %log_ptr = getelementptr i8, ptr %log, i64 %log_off
  store i64 %start, ptr %log_ptr
  %log_size = getelementptr i8, ptr %log_ptr, i64 8
  store i64 %size, ptr %log_size
  %log_site = getelementptr i8, ptr %log_ptr, i64 16
  store i32 %site_s, ptr %log_site
  %log_strand = getelementptr i8, ptr %log_ptr, i64 24
  store i32 %strand_s, ptr %log_strand
  %log_more = add i64 %log_count, 1
  store i64 %log_more, ptr %log_count_at
  ret i32 0"""


def before_write(space: str) -> str:
    """Logged reads come into the rows before a write is held against them."""
    if space == "lds":
        test = f"""{field_at("waiting", FIELDS.lds_log_count)}
  %has_log = icmp ne i64 %waiting, 0"""
    else:
        test = f"""  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
  %flag = load i32, ptr %flag_at
{field_at("era", FIELDS.log_era)}
  %era_s = trunc i64 %era to i32
  %has_log = icmp eq i32 %flag, %era_s"""
    return f"""{test}
  br i1 %has_log, label %drain, label %rows, !prof !2
drain:
  call void @db_drain_{space}(ptr %rec)
  br label %rows"""


def after_write(space: str, verb: str) -> str:
    """The blocks learn of a write."""
    if space == "lds" and verb == "atomic":
        return WRITTEN
    body = FILL_BLOCK if space == "lds" else "  store i32 %strand_s, ptr %block_ptr\n  br label %block_told"
    return f"""{WRITTEN if space == "lds" else ""}  %final = sub i64 %end, 1
  %block_first = lshr i64 %within, {BLOCK_BITS}
  %block_last = lshr i64 %final, {BLOCK_BITS}
  br label %blocks
blocks:
  %block_at = phi i64 [ %block_first, %done ], [ %block_next, %block_told ]
  %block_off = shl i64 %block_at, 2
  %block_place = add i64 %block_off, {BLOCKS}
  %block_ptr = getelementptr i8, ptr %page, i64 %block_place
{body}
block_told:
  %block_next = add i64 %block_at, 1
  %block_more = icmp ule i64 %block_next, %block_last
  br i1 %block_more, label %blocks, label %told
told:"""


WRITTEN = f"""  %written_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_written}
  store i64 %strand, ptr %written_at
"""
FILL_BLOCK = f"""  %block = load i32, ptr %block_ptr
  %is_full = icmp eq i32 %block, %tag_s
  br i1 %is_full, label %block_told, label %fill_test
fill_test:
  %fill_first = shl i64 %block_at, {BLOCK_BITS}
  br label %fill_next
fill_next:
  %fill_at = phi i64 [ 0, %fill_test ], [ %fill_more, %fill_good ]
  %fill_in = add i64 %fill_first, %fill_at
  %fill_off = add i64 %fill_in, {FILLED}
  %fill_ptr = getelementptr i8, ptr %page, i64 %fill_off
  %fill_row = load <8 x i32>, ptr %fill_ptr, align 4
  %fill_flags = icmp eq <8 x i32> %fill_row, %tag_v
  %fill_all = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %fill_flags)
  br i1 %fill_all, label %fill_good, label %block_told
fill_good:
  %fill_more = add i64 %fill_at, 32
  %fill_over = icmp uge i64 %fill_more, {1 << BLOCK_BITS}
  br i1 %fill_over, label %fill_done, label %fill_next
fill_done:
  store i32 %tag_s, ptr %block_ptr
  br label %block_told"""


def drain(space: str) -> str:
    """``db_drain_SPACE``: bring logged reads into the rows, oldest first. A reader that whoever writes next
    may not be in order with stays.
    """
    log, count = log_fields(space)
    page = (
        field_at("page", FIELDS.lds, "ptr")
        if space == "lds"
        else "  %page = call ptr @db_shadow_page(ptr %rec, i64 %start)"
    )
    return f"""
define void @db_drain_{space}(ptr %rec) noinline {{
entry:
{field_at("log", log, "ptr")}
{field_at("log_count", count)}
{field_at("ordered", FIELDS.ordered)}
{field_at("group", FIELDS.group)}
{field_at("epoch", FIELDS.epoch)}
  %ordered_s = trunc i64 %ordered to i32
  %group_s = trunc i64 %group to i32
  %epoch_s = trunc i64 %epoch to i32
{splats("ordered", "group", "epoch")}
  br label %next
next:
  %index = phi i64 [ 0, %entry ], [ %index1, %marked ]
  %more = icmp ult i64 %index, %log_count
  br i1 %more, label %take, label %done
take:
  %offset = mul i64 %index, {LOG_ENTRY_BYTES}
  %place = getelementptr i8, ptr %log, i64 %offset
  %start = load i64, ptr %place
  %size_at = getelementptr i8, ptr %place, i64 8
  %size = load i64, ptr %size_at
  %site_at = getelementptr i8, ptr %place, i64 16
  %site_s = load i32, ptr %site_at
  %strand_at = getelementptr i8, ptr %place, i64 24
  %strand_s = load i32, ptr %strand_at
{splats("strand", "site")}
{page}
  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
  store i32 0, ptr %flag_at
  %within = and i64 %start, {PAGE_BYTES - 4}
  %low_part = and i64 %start, {PAGE_BYTES - 1}
  %end = add i64 %low_part, %size
  br label %eights
eights:
  %at_e = phi i64 [ %within, %take ], [ %next_e, %eight ]
  %next_e = add i64 %at_e, 32
  %fits = icmp ule i64 %next_e, %end
  br i1 %fits, label %eight, label %ones
eight:
{mark_readers("e", "<8 x i32>", "<8 x i1>", "v", space)}
  br label %eights
ones:
  %at_o = phi i64 [ %at_e, %eights ], [ %next_o, %one ]
  %next_o = add i64 %at_o, 4
  %left = icmp ult i64 %at_o, %end
  br i1 %left, label %one, label %marked
one:
{mark_readers("o", "i32", "i1", "s", space)}
  br label %ones
marked:
  %index1 = add i64 %index, 1
  br label %next
done:
  store i64 0, ptr %log_count_at
  ret void
}}
"""


def splats(*names: str) -> str:
    """Each %NAME_s in eight lanes as %NAME_v."""
    return "\n".join(
        f"  %{name}_v0 = insertelement <8 x i32> poison, i32 %{name}_s, i32 0\n"
        f"  %{name}_v = shufflevector <8 x i32> %{name}_v0, <8 x i32> poison, <8 x i32> zeroinitializer"
        for name in names
    )


def mark_readers(loop: str, kind: str, flag: str, suffix: str, space: str) -> str:
    """One reader for the dwords at %at_LOOP, unless one that must stay is there."""
    lines = []
    for name, row in (("reader", READER), ("read", READ_AT)):
        lines += [
            f"  %{name}_off_{loop} = add i64 %at_{loop}, {row}",
            f"  %{name}_at_{loop} = getelementptr i8, ptr %page, i64 %{name}_off_{loop}",
            f"  %{name}_old_{loop} = load {kind}, ptr %{name}_at_{loop}, align 4",
        ]
    old, keep = f"%reader_old_{loop}", f"%recent_{loop}"
    lines.append(f"  {keep} = icmp uge {kind} {old}, %epoch_{suffix}")
    if space == "global":
        lines += [
            f"  %after_{loop} = icmp uge {kind} {old}, %ordered_{suffix}",
            f"  %before_{loop} = icmp ult {kind} {old}, %group_{suffix}",
            f"  %other_{loop} = and {flag} %after_{loop}, %before_{loop}",
            f"  %keep_{loop} = or {flag} {keep}, %other_{loop}",
        ]
        keep = f"%keep_{loop}"
    for name, value in (("reader", "strand"), ("read", "site")):
        lines += [
            f"  %{name}_new_{loop} = select {flag} {keep}, {kind} %{name}_old_{loop}, {kind} %{value}_{suffix}",
            f"  store {kind} %{name}_new_{loop}, ptr %{name}_at_{loop}, align 4",
        ]
    return "\n".join(lines)


def step(space: str, verb: str, loop: str) -> str:
    """The dwords at %at_LOOP: eight ("e"), one ("o"), or bytes %mask of one ("p")."""
    kind, suffix = ("<8 x i32>", "v") if loop == "e" else ("i32", "s")
    flag = "<8 x i1>" if loop == "e" else "i1"
    mine = {name: f"%{name}_{suffix}" for name in ("strand", "mine", "group", "ordered", "clean", "scalar")}
    site = "%site_part" if loop == "p" else f"%site_{suffix}"
    lines = [f"look_{loop}:"]

    def let(name: str, text: str) -> str:
        lines.append(f"  %{name}_{loop} = {text}")
        return f"%{name}_{loop}"

    def row(name: str, offset: int) -> str:
        shifted = let(f"{name}_off", f"add i64 %at_{loop}, {offset}")
        return let(f"{name}_at", f"getelementptr i8, ptr %page, i64 {shifted}")

    def in_order(name: str, value: str) -> str:
        """Own strands; of this group, what it sees; in memory also what came before."""
        own = let(f"{name}_own", f"icmp uge {kind} {value}, {mine['mine']}")
        if space == "lds":
            before = let(f"{name}_before", f"icmp ult {kind} {value}, {mine['clean']}")
            return let(f"{name}_ok", f"or {flag} {own}, {before}")
        before = let(f"{name}_before", f"icmp ult {kind} {value}, {mine['ordered']}")
        ours = let(f"{name}_ours", f"icmp uge {kind} {value}, {mine['group']}")
        seen = let(f"{name}_seen", f"icmp ult {kind} {value}, {mine['clean']}")
        near = let(f"{name}_near", f"and {flag} {ours}, {seen}")
        either = let(f"{name}_either", f"or {flag} {own}, {before}")
        return let(f"{name}_ok", f"or {flag} {either}, {near}")

    writer_at, wrote_at = row("writer", WRITER), row("wrote", WROTE_AT)
    writer = let("writer", f"load {kind}, ptr {writer_at}, align 4")
    good = in_order("writer", writer)
    if verb == "atomic":
        wrote = let("wrote", f"load {kind}, ptr {wrote_at}, align 4")
        zero = "zeroinitializer" if loop == "e" else "0"
        atomic = let("was_atomic", f"icmp slt {kind} {wrote}, {zero}")
        good = let("writer_fine", f"or {flag} {good}, {atomic}")
    if verb == "scalar":
        fresh = let("fresh", f"icmp ult {kind} {writer}, {mine['scalar']}")
        good = let("writer_fine", f"and {flag} {good}, {fresh}")
    reader_at, read_at = row("reader", READER), row("readat", READ_AT)
    reader = let("reader", f"load {kind}, ptr {reader_at}, align 4")
    reader_ok = in_order("reader", reader)
    if verb in ("write", "atomic"):
        good = let("both_fine", f"and {flag} {good}, {reader_ok}")
    if space == "lds":
        filled_at = row("filled", FILLED)
        filled = let("filled", f"load {kind}, ptr {filled_at}, align 4")
        if verb in ("read", "atomic"):
            good = filled_check(let, loop, kind, flag, filled, good)
    if loop == "e":
        good = let("good", f"call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> {good})")
    count = 8 if loop == "e" else 1
    mask = "%mask" if loop == "p" else "15"
    code = SPACES.index(space) << 4 | VERBS.index(verb)
    lines += [
        f"  br i1 {good}, label %note_{loop}, label %ask_{loop}, !prof !1",
        f"ask_{loop}:",
        f"  %high_{loop} = and i64 %start, -{PAGE_BYTES}",
        f"  %va_{loop} = or i64 %high_{loop}, %at_{loop}",
        f"  %cb_at_{loop} = getelementptr i64, ptr %rec, i64 {FIELDS.conflict}",
        f"  %cb_{loop} = load ptr, ptr %cb_at_{loop}",
        f"  %answer_{loop} = call i32 %cb_{loop}(i32 {code}, i64 %va_{loop}, i32 {count}, i32 {mask}, i32 %pc)",
        f"  %stop_{loop} = icmp ne i32 %answer_{loop}, 0",
        f"  br i1 %stop_{loop}, label %fault, label %note_{loop}",
        f"note_{loop}:",
    ]
    if verb in ("read", "scalar"):
        # the first of several unordered readers stays: whoever writes later is not in order with it
        old = let("read_old", f"load {kind}, ptr {read_at}, align 4")
        kept = let("new_reader", f"select {flag} {reader_ok}, {kind} {mine['strand']}, {kind} {reader}")
        where = let("new_read", f"select {flag} {reader_ok}, {kind} {site}, {kind} {old}")
        lines.append(f"  store {kind} {kept}, ptr {reader_at}, align 4")
        lines.append(f"  store {kind} {where}, ptr {read_at}, align 4")
    else:
        lines.append(f"  store {kind} {mine['strand']}, ptr {writer_at}, align 4")
        lines.append(f"  store {kind} {site}, ptr {wrote_at}, align 4")
    if space == "lds" and verb == "write":
        value = f"%tag_{suffix}" if loop != "p" else fill_part(let, filled)
        lines.append(f"  store {kind} {value}, ptr {filled_at}, align 4")
    lines += [f"  br label %noted_{loop}", f"noted_{loop}:"]
    return "\n".join(lines)


def filled_check(let, loop: str, kind: str, flag: str, filled: str, good: str) -> str:  # type: ignore[no-untyped-def]
    """Every byte that is read was written by this group."""
    if loop != "p":
        has = let("has", f"icmp eq {kind} {filled}, %tag_{'v' if loop == 'e' else 's'}")
        return str(let("all_good", f"and {flag} {good}, {has}"))
    differ = let("differ", f"xor i32 {filled}, %tag_s")
    other = let("other", f"lshr i32 {differ}, 4")
    same = let("same", f"icmp eq i32 {other}, 0")
    lacks = let("lacks", f"and i32 {differ}, %mask")
    none = let("none", f"icmp eq i32 {lacks}, 0")
    has = let("has", f"and i1 {same}, {none}")
    return str(let("all_good", f"and i1 {good}, {has}"))


def fill_part(let, filled: str) -> str:  # type: ignore[no-untyped-def]
    """The bytes written now, beside those of this group before."""
    serial = let("serial", "and i32 %tag_s, -16")
    old_serial = let("old_serial", f"and i32 {filled}, -16")
    same = let("same_group", f"icmp eq i32 {serial}, {old_serial}")
    kept = let("kept", f"select i1 {same}, i32 {filled}, i32 {serial}")
    return str(let("filled_now", f"or i32 {kept}, %mask"))


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
  br i1 %full, label %patterns, label %list
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
  %spread = shufflevector {LANES} %off, {LANES} poison, {LANES} {vector(lane // 16 * 16 for lane in range(32))}
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
  br i1 %is_all, label %all, label %list
all:
  %size32 = shl i64 %size, 5
  %s4 = {touch_call} %start, i64 %size32, i32 %pc)
  ret i32 %s4
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
  %mine = load i32, ptr %slot
  %mine64 = zext i32 %mine to i64
  %at = add i64 %base, %mine64
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


def vector(values) -> str:  # type: ignore[no-untyped-def]
    return f"<{', '.join(f'i32 {value}' for value in values)}>"


def wide_lanes(space: str, verb: str) -> str:
    """``db_track64_SPACE_VERB``: lanes whose addresses may differ in the high half."""
    name = f"{space}_{verb}"
    return f"""
define i32 @db_track64_{name}(
    ptr %ctx, i64 %base, {LANES} %off, {LANES} %high, i32 %exec, i32 %bytes, i32 %pc) noinline {{
entry:
  br label %next
next:
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
  %start = add i64 %base, %upper
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
