"""The rows of shadow pages in LLVM IR: a stretch of bytes is held against the accesses before, and noted.

Whole dwords go eight at a time, then one by one; of an access to parts of dwords each by itself. What is not
plainly in order is asked of `wave.shadow`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from drivers.sim.amd.wave.jit.shadow import (
    RECORD,
    field_at,
)
from drivers.sim.amd.wave.jit.shadow_log import before_write, quick_read
from drivers.sim.amd.wave.jit.shadow_terms import (
    EIGHT,
    ONE,
    ORDER,
    LookWidth,
    fields,
    in_order,
    narrow,
    site_word,
    splats,
)
from drivers.sim.amd.wave.shadow.layout import (
    BLOCK_BITS,
    BLOCKS,
    FIELDS,
    FILLED,
    PAGE_BITS,
    PAGE_BYTES,
    READ_AT,
    READER,
    SPACES,
    VERBS,
    WRITER,
    WROTE_AT,
)

USED = (*ORDER, "scalar", "tag")


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
    """``db_stretch_SPACE_VERB``: check and note the bytes of one shadow page; 0, or 1 after a fault."""
    return f"""
define internal i32 @db_stretch_{space}_{verb}(ptr %ctx, i64 %start, i64 %size, i32 %pc) {{
entry:
{RECORD}
{fields(space, *USED)}
{narrow(*USED)}
{site_word(verb)}
{splats(EIGHT, *USED, "site")}
{page_of(space)}
  %both = or i64 %start, %size
  %low_bits = and i64 %both, 3
  %ragged = icmp ne i64 %low_bits, 0
  %within = and i64 %start, {PAGE_BYTES - 1}
  %end = add i64 %within, %size
{first_look(space, verb)}
rows:
{"" if space == "lds" else "  call void @db_spread(ptr %page, i64 %within, i64 %end)"}
  br i1 %ragged, label %part, label %eights
{whole_dwords(space, verb)}
{parts_of_dwords(space, verb)}
done:
{after_write(space) if verb in ("write", "atomic") else ""}
  ret i32 0
fault:
  ret i32 1
}}
"""


def page_of(space: str) -> str:
    """%page: of the bytes from %start on."""
    if space == "lds":
        return field_at("page", FIELDS.lds, "ptr")
    return "  %page = call ptr @db_shadow_page(ptr %rec, i64 %start)"


def first_look(space: str, verb: str) -> str:
    """What comes before the rows."""
    if verb in ("write", "atomic"):
        return before_write(space)
    return "  br label %rows" if space == "lds" else quick_read()


def whole_dwords(space: str, verb: str) -> str:
    return f"""eights:
  %at_e = phi i64 [ %within, %rows ], [ %next_e, %noted_e ]
  %next_e = add i64 %at_e, 32
  %fits = icmp ule i64 %next_e, %end
  br i1 %fits, label %look_e, label %ones
{DwordGroup(space, verb, "e").text()}
  br label %eights
ones:
  %at_o = phi i64 [ %at_e, %eights ], [ %next_o, %noted_o ]
  %next_o = add i64 %at_o, 4
  %more = icmp ult i64 %at_o, %end
  br i1 %more, label %look_o, label %done
{DwordGroup(space, verb, "o").text()}
  br label %ones"""


def parts_of_dwords(space: str, verb: str) -> str:
    """%mask: which bytes of the dword at %at_p."""
    return f"""part:
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
{DwordGroup(space, verb, "p").text()}
  br label %part"""


def after_write(space: str) -> str:
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
  store i32 %epoch_s, ptr %block_ptr
  br label %block_told
block_told:
  %block_next = add i64 %block_at, 1
  %block_more = icmp ule i64 %block_next, %block_last
  br i1 %block_more, label %blocks, label %told
told:"""


def lds_written() -> str:
    """LDS was last written now."""
    return f"""  %written_at = getelementptr i64, ptr %rec, i64 {FIELDS.lds_written}
  store i64 %epoch, ptr %written_at
"""


@dataclass
class DwordGroup:
    """The dwords at %at_LOOP: eight ("e"), one ("o"), or bytes %mask of one ("p")."""

    space: str
    verb: str
    loop: str
    lines: list[str] = field(default_factory=list)
    # places of the rows, and what they hold
    writer_at: str = ""
    wrote_at: str = ""
    reader_at: str = ""
    read_at: str = ""
    filled_at: str = ""
    writer: str = ""
    reader: str = ""
    filled: str = ""
    reader_ok: str = ""

    @property
    def shape(self) -> LookWidth:
        return EIGHT if self.loop == "e" else ONE

    @property
    def site(self) -> str:
        return "%site_part" if self.loop == "p" else f"%site{self.shape.suffix}"

    def let(self, name: str, text: str) -> str:
        self.lines.append(f"  %{name}_{self.loop} = {text}")
        return f"%{name}_{self.loop}"

    def both(self, name: str, first: str, second: str) -> str:
        return self.let(name, f"and {self.shape.flag} {first}, {second}")

    def row(self, name: str, offset: int) -> str:
        shifted = self.let(f"{name}_off", f"add i64 %at_{self.loop}, {offset}")
        return self.let(f"{name}_at", f"getelementptr i8, ptr %page, i64 {shifted}")

    def load(self, name: str, place: str) -> str:
        return self.let(name, f"load {self.shape.kind}, ptr {place}, align 4")

    def store(self, value: str, place: str) -> None:
        self.lines.append(f"  store {self.shape.kind} {value}, ptr {place}, align 4")

    def order(self, name: str, value: str) -> str:
        self.lines.append(in_order(f"{name}_{self.loop}", value, self.space, self.shape))
        return f"%{name}_{self.loop}_ok"

    def text(self) -> str:
        """Look, ask where something is not in order, and note the access."""
        loop = self.loop
        self.lines = [f"look_{loop}:"]
        self.writer_at, self.wrote_at = self.row("writer", WRITER), self.row("wrote", WROTE_AT)
        good = self.writer_is_fine()
        self.reader_at, self.read_at = self.row("reader", READER), self.row("readat", READ_AT)
        self.reader = self.load("reader", self.reader_at)
        self.reader_ok = self.order("reader", self.reader)
        if self.verb in ("write", "atomic"):
            good = self.both("both_fine", good, self.reader_ok)
        if self.space == "lds":
            self.filled_at = self.row("filled", FILLED)
            self.filled = self.load("filled", self.filled_at)
            if self.verb in ("read", "atomic"):
                good = self.both("all_good", good, self.is_filled())
        if loop == "e":
            good = self.let("good", f"call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> {good})")
        self.ask_unless(good)
        self.note()
        self.lines += [f"  br label %noted_{loop}", f"noted_{loop}:"]
        return "\n".join(self.lines)

    def writer_is_fine(self) -> str:
        """Whether the access may follow the last write."""
        shape = self.shape
        writer = self.writer = self.load("writer", self.writer_at)
        good = self.order("writer", writer)
        if self.verb == "atomic":
            wrote = self.load("wrote", self.wrote_at)
            atomic = self.let("was_atomic", f"icmp slt {shape.kind} {wrote}, {shape.zero}")
            return self.let("writer_fine", f"or {shape.flag} {good}, {atomic}")
        if self.verb == "scalar":
            fresh = self.let("fresh", f"icmp ult {shape.kind} {writer}, %scalar{shape.suffix}")
            return self.both("writer_fine", good, fresh)
        return good

    def is_filled(self) -> str:
        """Every byte that is read was written by this group."""
        if self.loop != "p":
            return self.let("has", f"icmp eq {self.shape.kind} {self.filled}, %tag{self.shape.suffix}")
        differ = self.let("differ", f"xor i32 {self.filled}, %tag_s")
        other = self.let("other", f"lshr i32 {differ}, 4")
        same = self.let("same", f"icmp eq i32 {other}, 0")
        lacks = self.let("lacks", f"and i32 {differ}, %mask")
        none = self.let("none", f"icmp eq i32 {lacks}, 0")
        return self.both("has", same, none)

    def ask_unless(self, good: str) -> None:
        """What is not in order is judged in `wave.shadow`."""
        loop = self.loop
        count, mask = 8 if loop == "e" else 1, "%mask" if loop == "p" else "15"
        code = SPACES.index(self.space) << 4 | VERBS.index(self.verb)
        self.lines += [
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

    def note(self) -> None:
        """The rows learn of this access. The first of several unordered readers stays: whoever writes later
        is not in order with it.
        """
        kind, flag, suffix = self.shape.kind, self.shape.flag, self.shape.suffix
        if self.verb in ("read", "scalar"):
            old = self.load("read_old", self.read_at)
            site = self.joined(self.reader, self.read_at)
            chosen = f"select {flag} {self.reader_ok}, {kind}"
            self.store(
                self.let("new_reader", f"{chosen} %epoch{suffix}, {kind} {self.reader}"), self.reader_at
            )
            self.store(self.let("new_read", f"{chosen} {site}, {kind} {old}"), self.read_at)
            return
        site = self.joined(self.writer, self.wrote_at)
        self.store(f"%epoch{suffix}", self.writer_at)
        self.store(site, self.wrote_at)
        if self.space == "lds" and self.verb == "write":
            self.store(self.fill_part() if self.loop == "p" else f"%tag{suffix}", self.filled_at)

    def joined(self, epoch: str, place: str) -> str:
        """The site word of this access; an epoch that goes on in a dword has touched the bytes of both."""
        if self.loop != "p":
            return self.site
        same = self.let("same_epoch", f"icmp eq i32 {epoch}, %epoch_s")
        before = self.load("site_before", place)
        held = self.let("held", f"select i1 {same}, i32 {before}, i32 0")
        held_bytes = self.let("held_bytes", f"and i32 {held}, 15")
        return self.let("site_joined", f"or i32 {self.site}, {held_bytes}")

    def fill_part(self) -> str:
        """The bytes written now, beside those of this group before."""
        serial = self.let("serial", "and i32 %tag_s, -16")
        old_serial = self.let("old_serial", f"and i32 {self.filled}, -16")
        same = self.let("same_group", f"icmp eq i32 {serial}, {old_serial}")
        kept = self.let("kept", f"select i1 {same}, i32 {self.filled}, i32 {serial}")
        return self.let("filled_now", f"or i32 {kept}, %mask")
