"""The layout of the shadow, which compiled code (`native/shadow`) and Python share.

An epoch is one wave between two barriers; epochs are numbered in the order they run. Each 64 KiB of memory,
and the group's LDS, has a shadow page: rows of dwords with the epoch that wrote, where (`site word`), the
epoch that read, where, and for LDS which bytes hold a value.
"""

from __future__ import annotations

from dataclasses import dataclass

MOST_DWORDS = 1024  # of a lane that have rows of their own
PAGE_BITS = 16
PAGE_BYTES = 1 << PAGE_BITS  # of memory; each row of the shadow page is as large
WRITER, WROTE_AT, READER, READ_AT, FILLED = (PAGE_BYTES * row for row in range(5))
# Per 256 bytes: in memory the last epoch that wrote, in LDS the tag once all is known to be filled
BLOCKS = 5 * PAGE_BYTES
LINE_BITS, LINE_ENTRY_BITS = 7, 4
LINES = BLOCKS + 4096  # entries of those that were touched as a whole: writer, site, reader, site
LOGGED = LINES + 8192  # not 0: reads of this page are in the log, not in the rows
SHADOW_BYTES = LOGGED + 4096
BLOCK_BITS = 8
DOUBT_BYTES = 8 * 32  # of one register: a dword for each half of up to 32 waves
LOG_ENTRIES, LOG_ENTRY_BYTES = 1 << 16, 32  # start, size, site, epoch
LDS_LOG_ENTRIES, LDS_LOG_ENTRY_BYTES = 1 << 12, 192  # offsets of 32 lanes, then EXEC, size, pc, base: dwords
LDS_LOG_RUN = 64  # reads of one block for which room is made at once
LDS_LOG_EPOCH, LDS_LOG_MINE = 144, 152  # and two qwords
DIRECTORY = 1 << 12  # places of the directory, direct mapped by page number, two qwords each
EPOCHS = 1 << 20  # the newest epochs, four dwords each: epoch, group, wave, task
ATOMIC_SITE = 0x8000_0000
VERBS = ("read", "write", "atomic", "scalar")
IN_WINDOW = 0x8000_0000  # of an epoch's wave: no barrier is in front of it before the one that comes next
SEEN_L0, SEEN_SCALAR, SEEN_DEVICE = 1, 2, 4  # what an invalidation makes fresh


@dataclass(frozen=True)
class Fields:
    """Offsets in qwords of the strict record that compiled code and `shadow.space` share."""

    epoch: int = 0  # the epoch that runs
    mine: int = 1  # first epoch of this wave since its last barrier
    group: int = 2  # first epoch of this group
    interval: int = 3  # first epoch since the group's last barrier
    ordered: int = 4  # epochs below come before this launch
    clean: int = 5  # of this group, epochs below are seen through L0
    scalar: int = 6  # epochs below are seen through the scalar cache
    tag: int = 7  # of this group's LDS contents: serial << 4 | 15
    epochs: int = 8
    directory: int = 9
    lds: int = 10
    conflict: int = 11
    page: int = 12
    first: int = 13  # first epoch of this launch
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
    lds_written: int = 62  # the last epoch that wrote LDS
    log_era: int = 63  # the pages whose reads are in the log carry this
    undefined: int = 64
    doubts: int = 65  # defined bits, and how many bytes of them each group begins with as 0
    doubt_bytes: int = 66
    lds_bytes: int = 67
    data: int = 69  # what a store is about to write: 128 bytes for each dword of its lanes, or 0
    lds_full: int = 68  # the tag of the group whose LDS is known to be filled
    lds_host: int = 70  # where the group's LDS lies on the host
    private: int = 71  # of each dword of private memory, whether it holds a value: `native/shadow/private.h`
    private_last: int = 72
    private_parts: int = 73
    lds_interval: int = 74  # the same of LDS: a barrier at which operations on it are in flight is none
    late: int = 75  # what waves that came to the group's barrier had in flight there: see `unawaited`
    seen_interval: int = 76  # as lds_interval, but of memory
    last_interval: int = 77  # `interval` before the last barrier
    window: int = 78  # IN_WINDOW: the wave is between its signal and its wait
    private_high: int = 79  # dwords below were stored by the group
    count: int = 80


FIELDS = Fields()
