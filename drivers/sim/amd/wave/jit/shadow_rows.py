"""The rows of shadow pages in LLVM IR: a stretch of bytes is held against the accesses before, and noted.

Whole dwords go eight at a time, then one by one; of an access to parts of dwords each by itself. Reads of
blocks that hold nothing new go to the log, and from there into the rows when somebody writes to their page.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.sim.amd.wave.jit.shadow import (
    ATOMIC_SITE,
    BLOCK_BITS,
    BLOCKS,
    FIELDS,
    FILLED,
    LOG_ENTRIES,
    LOG_ENTRY_BYTES,
    LOGGED,
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

Let = Callable[[str, str], str]  # (name, right side) -> the value's name, written to the loop at hand


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
{first_look(space, verb)}
rows:
{"" if space == "lds" else "  call void @db_spread(ptr %page, i64 %within, i64 %end)"}
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


def first_look(space: str, verb: str) -> str:
    """What comes before the rows; reads of LDS were logged by the kernel itself (`strict`)."""
    if verb in ("write", "atomic"):
        return before_write(space)
    return "  br label %rows" if space == "lds" else quick_read()


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
append:
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
  %log_strand = getelementptr i8, ptr %log_ptr, i64 24
  store i32 %strand_s, ptr %log_strand
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


def after_write(space: str, verb: str) -> str:
    """The blocks learn of a write."""
    if space == "lds":
        return lds_written()
    return f"""  %final = sub i64 %end, 1
  %block_first = lshr i64 %within, {BLOCK_BITS}
  %block_last = lshr i64 %final, {BLOCK_BITS}
  br label %blocks
blocks:
  %block_at = phi i64 [ %block_first, %done ], [ %block_next, %block_told ]
  %block_off = shl i64 %block_at, 2
  %block_place = add i64 %block_off, {BLOCKS}
  %block_ptr = getelementptr i8, ptr %page, i64 %block_place
  store i32 %strand_s, ptr %block_ptr
  br label %block_told
block_told:
  %block_next = add i64 %block_at, 1
  %block_more = icmp ule i64 %block_next, %block_last
  br i1 %block_more, label %blocks, label %told
told:"""


def lds_written() -> str:
    """LDS was last written now."""
    return f"""  %written_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_written}
  store i64 %strand, ptr %written_at
"""


def drain() -> str:
    """``db_drain_global``: bring logged reads of memory into the rows, oldest first. A reader that whoever
    writes next may not be in order with stays.
    """
    return f"""
define void @db_drain_global(ptr %rec) noinline {{
entry:
{field_at("log", FIELDS.log, "ptr")}
{field_at("log_count", FIELDS.log_count)}
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
  %page = call ptr @db_shadow_page(ptr %rec, i64 %start)
  %flag_at = getelementptr i8, ptr %page, i64 {LOGGED}
  store i32 0, ptr %flag_at
  %within = and i64 %start, {PAGE_BYTES - 4}
  %low_part = and i64 %start, {PAGE_BYTES - 1}
  %end = add i64 %low_part, %size
  call void @db_spread(ptr %page, i64 %within, i64 %end)
  br label %eights
eights:
  %at_e = phi i64 [ %within, %take ], [ %next_e, %eight ]
  %next_e = add i64 %at_e, 32
  %fits = icmp ule i64 %next_e, %end
  br i1 %fits, label %eight, label %ones
eight:
{mark_readers("e", "<8 x i32>", "<8 x i1>", "v")}
  br label %eights
ones:
  %at_o = phi i64 [ %at_e, %eights ], [ %next_o, %one ]
  %next_o = add i64 %at_o, 4
  %left = icmp ult i64 %at_o, %end
  br i1 %left, label %one, label %marked
one:
{mark_readers("o", "i32", "i1", "s")}
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


def mark_readers(loop: str, kind: str, flag: str, suffix: str) -> str:
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
    lines += [
        f"  %after_{loop} = icmp uge {kind} {old}, %ordered_{suffix}",
        f"  %before_{loop} = icmp ult {kind} {old}, %group_{suffix}",
        f"  %other_{loop} = and {flag} %after_{loop}, %before_{loop}",
        f"  %keep_{loop} = or {flag} {keep}, %other_{loop}",
    ]
    keep = f"%keep_{loop}"
    for name, value in (("reader", "strand"), ("read", "site")):
        lines += [
            f"  %{name}_new_{loop} = select {flag} {keep}, {kind} %{name}_old_{loop},"
            f" {kind} %{value}_{suffix}",
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
        f"  %answer_{loop} = call i32 %cb_{loop}(i32 {code}, i64 %va_{loop}, i32 {count}, i32 {mask},"
        " i32 %pc)",
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


def filled_check(let: Let, loop: str, kind: str, flag: str, filled: str, good: str) -> str:
    """Every byte that is read was written by this group."""
    if loop != "p":
        has = let("has", f"icmp eq {kind} {filled}, %tag_{'v' if loop == 'e' else 's'}")
        return let("all_good", f"and {flag} {good}, {has}")
    differ = let("differ", f"xor i32 {filled}, %tag_s")
    other = let("other", f"lshr i32 {differ}, 4")
    same = let("same", f"icmp eq i32 {other}, 0")
    lacks = let("lacks", f"and i32 {differ}, %mask")
    none = let("none", f"icmp eq i32 {lacks}, 0")
    has = let("has", f"and i1 {same}, {none}")
    return let("all_good", f"and i1 {good}, {has}")


def fill_part(let: Let, filled: str) -> str:
    """The bytes written now, beside those of this group before."""
    serial = let("serial", "and i32 %tag_s, -16")
    old_serial = let("old_serial", f"and i32 {filled}, -16")
    same = let("same_group", f"icmp eq i32 {serial}, {old_serial}")
    kept = let("kept", f"select i1 {same}, i32 {filled}, i32 {serial}")
    return let("filled_now", f"or i32 {kept}, %mask")
