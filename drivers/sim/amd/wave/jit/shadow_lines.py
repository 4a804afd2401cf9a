"""Lines of the shadow in LLVM IR: 128 bytes of memory that one wave touched as a whole have one entry.

Most accesses are rows of lanes side by side. For a line that was last written and read as a whole, its entry
says so and its rows are out of date; `db_spread` writes them when somebody looks at parts of the line. An
access that is plainly in order is settled here in a few instructions; what is not goes to `shadow_rows`.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit.abi import LANES
from drivers.sim.amd.wave.jit.shadow import (
    RECORD,
    field_at,
)
from drivers.sim.amd.wave.jit.shadow_terms import (
    ALL,
    ONE,
    ORDER,
    PLACES,
    in_order,
    site_word,
    splat,
    splats,
)
from drivers.sim.amd.wave.shadow.layout import (
    BLOCK_BITS,
    BLOCKS,
    DIRECTORY,
    FIELDS,
    LINE_BITS,
    LINE_ENTRY_BITS,
    LINES,
    LOGGED,
    PAGE_BITS,
    PAGE_BYTES,
    READ_AT,
    READER,
    WRITER,
    WROTE_AT,
)

LINE_BYTES = 1 << LINE_BITS
ROWS = (("writer", WRITER), ("wrote", WROTE_AT), ("reader", READER), ("read", READ_AT))
WHOLE = 15  # the low bits of an entry's last dword, where the line has one entry


def lines_module() -> str:
    """Every function of this file."""
    return "\n".join([SPREAD, gather_line(), rows_are_free(), line("read"), line("write")])


def narrow_field(name: str, field: int) -> str:
    """The low dword of a field, as %NAME_s."""
    return f"""  %{name}_at = getelementptr i64, ptr %rec, i64 {field}
  %{name}_s = load i32, ptr %{name}_at"""


def order_fields() -> str:
    """What an access is held against, as dwords."""
    return "\n".join(narrow_field(name, PLACES[name]) for name in ORDER)


def entry(prefix: str = "") -> str:
    """%ENTRY: the line's, in which `within` stands."""
    return f"""  %{prefix}index = lshr i64 %within, {LINE_BITS}
  %{prefix}place = shl i64 %{prefix}index, {LINE_ENTRY_BITS}
  %{prefix}shifted = add i64 %{prefix}place, {LINES}
  %{prefix}entry = getelementptr i8, ptr %page, i64 %{prefix}shifted"""


def spread_entry() -> str:
    """What the entry says, into every dword of the rows."""
    lines = []
    for index, (name, row) in enumerate(ROWS):
        lines += [
            f"  %{name}_place = getelementptr i32, ptr %entry, i64 {index}",
            f"  %{name} = load i32, ptr %{name}_place",
            splat(ALL, f"{name}_w", f"%{name}"),
            f"  %{name}_row = add i64 %line, {row}",
            f"  %{name}_at = getelementptr i8, ptr %page, i64 %{name}_row",
            f"  store {LANES} %{name}_w, ptr %{name}_at, align 4",
        ]
    return "\n".join(lines)


SPREAD = f"""
; Rows of the lines from byte `within` of a page to byte `end` become true.
define void @db_spread(ptr %page, i64 %within_first, i64 %end) noinline {{
start:
  br label %next
next:
  %within = phi i64 [ %within_first, %start ], [ %onward, %looked ]
  %more = icmp ult i64 %within, %end
  br i1 %more, label %look, label %done
look:
{entry()}
  %flag_at = getelementptr i32, ptr %entry, i64 3
  %flag = load i32, ptr %flag_at
  %low = and i32 %flag, {WHOLE}
  %is_whole = icmp eq i32 %low, {WHOLE}
  %line = and i64 %within, -{LINE_BYTES}
  br i1 %is_whole, label %apart, label %looked
apart:
{spread_entry()}
  store <4 x i32> zeroinitializer, ptr %entry, align 4
  br label %looked
looked:
  %onward = add i64 %line, {LINE_BYTES}
  br label %next
done:
  ret void
}}
"""


def row_values(names: tuple[tuple[str, int], ...]) -> str:
    """%NAME_row: 32 dwords of each row."""
    return "\n".join(
        f"  %{name}_off = add i64 %within, {row}\n"
        f"  %{name}_at = getelementptr i8, ptr %page, i64 %{name}_off\n"
        f"  %{name}_row = load {LANES}, ptr %{name}_at, align 4"
        for name, row in names
    )


def gather_line() -> str:
    """``db_gather_line``: one entry for a line whose rows are the same in every dword; else 0."""
    same = []
    for name, _ in ROWS:
        same += [
            f"  %{name} = extractelement {LANES} %{name}_row, i32 0",
            splat(ALL, f"{name}_w", f"%{name}"),
            f"  %{name}_same = icmp eq {LANES} %{name}_row, %{name}_w",
        ]
    stores = [
        f"  %{name}_place = getelementptr i32, ptr %entry, i64 {index}\n"
        f"  store i32 %{name}{'_whole' if name == 'read' else ''}, ptr %{name}_place"
        for index, (name, _) in enumerate(ROWS)
    ]
    return f"""
define i1 @db_gather_line(ptr %page, i64 %within) noinline {{
{row_values(ROWS)}
{chr(10).join(same)}
  %both = and <32 x i1> %writer_same, %wrote_same
  %other = and <32 x i1> %reader_same, %read_same
  %each = and <32 x i1> %both, %other
  %all = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %each)
  %bytes = and i32 %read, {WHOLE}
  %is_read = icmp ne i32 %reader, 0
  %is_full = icmp eq i32 %bytes, {WHOLE}
  %unread = xor i1 %is_read, true
  %suits = or i1 %unread, %is_full
  %good = and i1 %all, %suits
  br i1 %good, label %keep, label %leave
keep:
  %read_whole = or i32 %read, {WHOLE}
{entry()}
{chr(10).join(stores)}
  ret i1 true
leave:
  ret i1 false
}}
"""


def rows_are_free() -> str:
    """``db_rows_are_free``: whether a write of a whole line is in order with all that its rows say."""
    return f"""
define i1 @db_rows_are_free(ptr %rec, ptr %page, i64 %within) noinline {{
{order_fields()}
{splats(ALL, *ORDER)}
{row_values((("writer", WRITER), ("reader", READER)))}
{in_order("writer", "%writer_row", "global", ALL)}
{in_order("reader", "%reader_row", "global", ALL)}
  %both = and <32 x i1> %writer_ok, %reader_ok
  %all = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %both)
  ret i1 %all
}}
"""


def line(verb: str) -> str:
    """``db_line_VERB``: [start, start + size) by all lanes of a wave side by side. 0: settled; 1: not so."""
    return f"""
define i32 @db_line_{verb}(ptr %ctx, i64 %start, i64 %size, i32 %pc) noinline {{
begin:
{are_lines()}
  br i1 %suits, label %find, label %elsewhere
{find_page()}
{order_fields()}
{site_word(verb)}
  %within_first = and i64 %start, {PAGE_BYTES - 1}
  %within_end = add i64 %within_first, %size
{has_log() if verb == "write" else "  br label %next"}
next:
  %within = phi i64 [ %within_first, %have ], [ %onward, %noted ]
  br label %again
again:
{entry()}
  %writer = load i32, ptr %entry
  %reader_at = getelementptr i32, ptr %entry, i64 2
  %reader = load i32, ptr %reader_at
  %flag_at = getelementptr i32, ptr %entry, i64 3
  %flag = load i32, ptr %flag_at
  %low = and i32 %flag, {WHOLE}
  %is_whole = icmp eq i32 %low, {WHOLE}
  br i1 %is_whole, label %judge, label %rows
{RULES[verb]}
noted:
  %onward = add i64 %within, {LINE_BYTES}
  %more = icmp ult i64 %onward, %within_end
  br i1 %more, label %next, label %settled
settled:
  ret i32 0
elsewhere:
  ret i32 1
}}
"""


def are_lines() -> str:
    """%suits: whether the bytes are whole lines of one page."""
    return f"""  %end = add i64 %start, %size
  %last = sub i64 %end, 1
  %bits = or i64 %start, %size
  %odd = and i64 %bits, {LINE_BYTES - 1}
  %differ = xor i64 %start, %last
  %far = and i64 %differ, -{PAGE_BYTES}
  %wrong = or i64 %odd, %far
  %suits = icmp eq i64 %wrong, 0"""


def find_page() -> str:
    """%page, at `have`."""
    return f"""find:
{RECORD}
{field_at("directory", FIELDS.directory, "ptr")}
  %number = lshr i64 %start, {PAGE_BITS}
  %slot = and i64 %number, {DIRECTORY - 1}
  %slot_at = shl i64 %slot, 4
  %owner_at = getelementptr i8, ptr %directory, i64 %slot_at
  %owner = load i64, ptr %owner_at
  %known_at = getelementptr i8, ptr %owner_at, i64 8
  %known = load ptr, ptr %known_at
  %hit = icmp eq i64 %owner, %number
  br i1 %hit, label %have, label %ask
ask:
  %asked = call ptr @db_shadow_page(ptr %rec, i64 %start)
  br label %have
have:
  %page = phi ptr [ %known, %find ], [ %asked, %ask ]"""


def has_log() -> str:
    """Logged reads of the page come first: not here."""
    return f"""  %logged_at = getelementptr i8, ptr %page, i64 {LOGGED}
  %logged = load i32, ptr %logged_at
{narrow_field("era", FIELDS.log_era)}
  %has_log = icmp eq i32 %logged, %era_s
  br i1 %has_log, label %elsewhere, label %next"""


# A reader that is not in order with this one stays: whoever writes later is not in order with it.
RULES = {
    "read": f"""rows:
  %made = call i1 @db_gather_line(ptr %page, i64 %within)
  br i1 %made, label %again, label %elsewhere
judge:
{in_order("writer", "%writer", "global", ONE)}
  br i1 %writer_ok, label %look, label %elsewhere
look:
{in_order("reader", "%reader", "global", ONE)}
  br i1 %reader_ok, label %note, label %noted
note:
  store i32 %epoch_s, ptr %reader_at
  store i32 %site_s, ptr %flag_at
  br label %noted""",
    "write": f"""rows:
  %free = call i1 @db_rows_are_free(ptr %rec, ptr %page, i64 %within)
  br i1 %free, label %note, label %elsewhere
judge:
{in_order("writer", "%writer", "global", ONE)}
{in_order("reader", "%reader", "global", ONE)}
  %both_ok = and i1 %writer_ok, %reader_ok
  br i1 %both_ok, label %note, label %elsewhere
note:
  %new0 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 {WHOLE}>, i32 %epoch_s, i32 0
  %new1 = insertelement <4 x i32> %new0, i32 %site_s, i32 1
  store <4 x i32> %new1, ptr %entry, align 4
  %block = lshr i64 %within, {BLOCK_BITS}
  %block_off = shl i64 %block, 2
  %block_place = add i64 %block_off, {BLOCKS}
  %block_at = getelementptr i8, ptr %page, i64 %block_place
  store i32 %epoch_s, ptr %block_at
  br label %noted""",
}
