"""The handler of SIGSEGV that opens closed pages, as LLVM IR: see `host_pages`, which fills its words.

It runs on whatever thread touched a page, in the middle of whatever that does: it calls nothing but mprotect,
and sigaction for faults that are not its own, which then find the action that was there before.
"""

from __future__ import annotations

import mmap
import signal
from dataclasses import dataclass
from platform import machine

from drivers.core import libc

PAGE_BYTES = mmap.PAGESIZE
ADDRESS_AT = 16  # si_addr in siginfo_t of 64-bit Linux
# Where x86-64 says that a fault was a write: bit 1 of REG_ERR. Source: glibc sys/ucontext.h.
ERROR_AT = 192 if machine() == "x86_64" else 0
WROTE = 1 << 63  # of a word of the log
READABLE, WRITABLE = 1, 2  # states of a page; 0: closed


@dataclass(frozen=True)
class Fields:
    """Words that the handler reads, by number. table: a count; first byte, end and states of each range."""

    table: int = 0
    log: int = 1
    logged: int = 2
    most_logged: int = 3
    copies: int = 4
    copied: int = 5
    most_copied: int = 6
    copied_pages: int = 7
    mprotect: int = 8
    sigaction: int = 9
    before: int = 10  # the action that was there before
    count: int = 11


FIELDS = Fields()


def handler_text(words: int) -> str:
    """The function `db_touched`, for the words at that address of this process."""
    return "\n".join([_load(words), _touched(), _note(), _copy(), _open()])


def _load(words: int) -> str:
    return f"""
define i64 @db_word(i64 %number) {{
  %place = getelementptr i64, ptr inttoptr (i64 {words} to ptr), i64 %number
  %word = load atomic i64, ptr %place seq_cst, align 8
  ret i64 %word
}}

define i64 @db_next(i64 %number) {{
  %place = getelementptr i64, ptr inttoptr (i64 {words} to ptr), i64 %number
  %old = atomicrmw add ptr %place, i64 1 seq_cst
  ret i64 %old
}}
"""


def _touched() -> str:
    """Which range it is; a fault elsewhere is for whoever was there before."""
    return f"""
define void @db_touched(i32 %signal, ptr %info, ptr %context) {{
  %at = getelementptr i8, ptr %info, i64 {ADDRESS_AT}
  %address = load i64, ptr %at
  %table = call i64 @db_word(i64 {FIELDS.table})
  %exists = icmp ne i64 %table, 0
  br i1 %exists, label %begin, label %foreign
begin:
  %ranges = inttoptr i64 %table to ptr
  %count = load i64, ptr %ranges
  br label %look
look:
  %n = phi i64 [0, %begin], [%next, %other]
  %is_left = icmp ult i64 %n, %count
  br i1 %is_left, label %compare, label %foreign
compare:
  %triple = mul i64 %n, 3
  %first = add i64 %triple, 1
  %low_at = getelementptr i64, ptr %ranges, i64 %first
  %high_at = getelementptr i64, ptr %low_at, i64 1
  %states_at = getelementptr i64, ptr %low_at, i64 2
  %low = load i64, ptr %low_at
  %high = load i64, ptr %high_at
  %above = icmp uge i64 %address, %low
  %below = icmp ult i64 %address, %high
  %inside = and i1 %above, %below
  br i1 %inside, label %ours, label %other
other:
  %next = add i64 %n, 1
  br label %look
ours:
  %states = load ptr, ptr %states_at
  %distance = sub i64 %address, %low
  %page = udiv i64 %distance, {PAGE_BYTES}
  %state = getelementptr i8, ptr %states, i64 %page
  %start = mul i64 %page, {PAGE_BYTES}
  %page_va = add i64 %low, %start
  %failed = call i32 @db_open(i64 %address, i64 %page_va, ptr %state, ptr %context)
  %went_well = icmp eq i32 %failed, 0
  br i1 %went_well, label %done, label %whole
whole:
  %size = sub i64 %high, %low
  %protect_word = call i64 @db_word(i64 {FIELDS.mprotect})
  %protect = inttoptr i64 %protect_word to ptr
  %refused = call i32 %protect(i64 %low, i64 %size, i32 {libc.PROT_READ | libc.PROT_WRITE})
  %is_open = icmp eq i32 %refused, 0
  br i1 %is_open, label %done, label %foreign
foreign:
  %restore_word = call i64 @db_word(i64 {FIELDS.sigaction})
  %restore = inttoptr i64 %restore_word to ptr
  %before = call i64 @db_word(i64 {FIELDS.before})
  %ignored = call i32 %restore(i32 {int(signal.SIGSEGV)}, i64 %before, i64 0)
  ret void
done:
  ret void
}}
"""


def _open() -> str:
    """Open a page as far as the touch needs, and note it, unless another thread did. 0: well."""
    return f"""
define i32 @db_open(i64 %address, i64 %page, ptr %state, ptr %context) {{
  %now = load atomic i8, ptr %state seq_cst, align 1
  %protect_word = call i64 @db_word(i64 {FIELDS.mprotect})
  %protect = inttoptr i64 %protect_word to ptr
{_is_write()}
  br i1 %writes, label %write, label %read
read:
  %is_closed = icmp eq i8 %now, 0
  br i1 %is_closed, label %first_read, label %done
first_read:
  call void @db_note(i64 %address)
  store atomic i8 {READABLE}, ptr %state seq_cst, align 1
  %shown = call i32 %protect(i64 %page, i64 {PAGE_BYTES}, i32 {libc.PROT_READ})
  ret i32 %shown
write:
  %is_shut = icmp ne i8 %now, {WRITABLE}
  br i1 %is_shut, label %first_write, label %done
first_write:
  %word = or i64 %address, {WROTE - (1 << 64)}
  call void @db_note(i64 %word)
  %readable = call i32 %protect(i64 %page, i64 {PAGE_BYTES}, i32 {libc.PROT_READ})
  %good = icmp eq i32 %readable, 0
  br i1 %good, label %keep, label %bad
bad:
  ret i32 1
keep:
  call void @db_copy(i64 %page)
  store atomic i8 {WRITABLE}, ptr %state seq_cst, align 1
  %opened = call i32 %protect(i64 %page, i64 {PAGE_BYTES}, i32 {libc.PROT_READ | libc.PROT_WRITE})
  ret i32 %opened
done:
  ret i32 0
}}
"""


def _is_write() -> str:
    """`%writes`. Where the processor's word on it is not known: a page that can be read faults by a write."""
    if not ERROR_AT:
        return f"  %writes = icmp eq i8 %now, {READABLE}"
    return f"""  %error_at = getelementptr i8, ptr %context, i64 {ERROR_AT}
  %error = load i64, ptr %error_at
  %bit = and i64 %error, 2
  %writes = icmp ne i64 %bit, 0"""


def _note() -> str:
    return f"""
define void @db_note(i64 %word) {{
  %number = call i64 @db_next(i64 {FIELDS.logged})
  %most = call i64 @db_word(i64 {FIELDS.most_logged})
  %fits = icmp ult i64 %number, %most
  br i1 %fits, label %write, label %done
write:
  %log_word = call i64 @db_word(i64 {FIELDS.log})
  %log = inttoptr i64 %log_word to ptr
  %place = getelementptr i64, ptr %log, i64 %number
  store i64 %word, ptr %place
  br label %done
done:
  ret void
}}
"""


def _copy() -> str:
    """Keep what a page holds before it is written."""
    return f"""
define void @db_copy(i64 %page) {{
  %slot = call i64 @db_next(i64 {FIELDS.copied})
  %most = call i64 @db_word(i64 {FIELDS.most_copied})
  %fits = icmp ult i64 %slot, %most
  br i1 %fits, label %begin, label %done
begin:
  %pages_word = call i64 @db_word(i64 {FIELDS.copied_pages})
  %pages = inttoptr i64 %pages_word to ptr
  %page_at = getelementptr i64, ptr %pages, i64 %slot
  store i64 %page, ptr %page_at
  %copies_word = call i64 @db_word(i64 {FIELDS.copies})
  %offset = mul i64 %slot, {PAGE_BYTES}
  %target_word = add i64 %copies_word, %offset
  %target = inttoptr i64 %target_word to ptr
  %source = inttoptr i64 %page to ptr
  br label %more
more:
  %n = phi i64 [0, %begin], [%next, %more]
  %from = getelementptr i64, ptr %source, i64 %n
  %to = getelementptr i64, ptr %target, i64 %n
  %word = load i64, ptr %from
  store i64 %word, ptr %to
  %next = add i64 %n, 1
  %is_left = icmp ult i64 %next, {PAGE_BYTES // 8}
  br i1 %is_left, label %more, label %done
done:
  ret void
}}
"""
