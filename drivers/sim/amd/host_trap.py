"""What the handler of SIGSEGV in `wave/native/trap.cpp` and `host_pages` share."""

from __future__ import annotations

# The handler's words by number. TABLE: a count; then first byte, end and states of each range.
TABLE, LOG, LOGGED, MOST_LOGGED, COPIES, COPIED, MOST_COPIED, COPIED_PAGES = range(8)
MPROTECT, SIGACTION, BEFORE, PAGE_SIZE, ERROR_AT = range(8, 13)  # BEFORE: the action that was there before
WORDS = 13
WROTE = 1 << 63  # of a word of the log
CLOSED, READABLE, WRITABLE = range(3)  # states of a page
