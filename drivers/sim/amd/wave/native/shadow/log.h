// The log of reads: reads of blocks that hold nothing new are only written down, and brought into the rows when
// somebody writes to their page. Reads of LDS are logged by the kernel itself (`jit/strict.py`).
#pragma once
#include "lines.h"

EXPORT u32 db_process_lds(Launch *launch);

// One reader for the dwords at byte `at` of the rows, unless one stays that whoever writes next may not be in
// order with; an epoch that reads on in a dword has read the bytes of both.
template <class Dwords>
INLINE void mark_readers(const Record &record, Page &page, u64 at, u32 epoch, u32 site) {
  auto old = row<Dwords>(page.reader, at), old_site = row<Dwords>(page.read_at, at);
  auto stays = (old >= (u32)record.seen_interval) |
               ((old >= (u32)record.ordered) & (old < (u32)record.group));
  auto others = stays ? old_site : splat<Dwords>(site);
  set_row<Dwords>(page.read_at, at, old == epoch ? (old_site & WHOLE) | site : others);
  set_row<Dwords>(page.reader, at, stays ? old : splat<Dwords>(epoch));
}

// The bytes of the dword at `at` that lie in [start, end).
INLINE u32 bytes_within(u64 at, u64 start, u64 end) {
  u32 skip = start > at ? start - at : 0, used = end - at < 4 ? end - at : 4;
  return WHOLE << skip & ~(~0u << used);
}

INLINE void mark_entry(Record &record, const LoggedRead &read) {
  Page &page = page_of(record, read.start);
  page.logged = 0;
  u64 start = read.start % PAGE_BYTES, end = start + read.size, at = start & -4;
  u32 epoch = read.epoch, site = read.site;
  db_spread(page, at, end);
  if ((read.start | read.size) % 4) {
    for (; at < end; at += 4)
      mark_readers<u32>(record, page, at, epoch, (site & ~WHOLE) | bytes_within(at, start, end));
    return;
  }
  for (; at + 32 <= end; at += 32)
    mark_readers<u32x8>(record, page, at, epoch, site);
  for (; at < end; at += 4)
    mark_readers<u32>(record, page, at, epoch, site);
}

// Bring logged reads of memory into the rows, oldest first.
EXPORT void db_drain_global(Record &record) {
  for (u64 index = 0; index < record.log_count; index++)
    mark_entry(record, record.log[index]);
  record.log_count = 0;
}

// Where no block of a read holds anything new, log it. A block knows its last writer only: it says enough where
// even that came before the launch. A full log is emptied first, and this read then goes to the rows.
INLINE bool log_read(Record &record, Page &page, u64 start, u64 size, const Access &access) {
  u64 within = start % PAGE_BYTES;
  for (u64 block = within >> BLOCK_BITS; block <= (within + size - 1) >> BLOCK_BITS; block++)
    if (page.blocks[block] >= access.ordered)
      return false;
  page.logged = record.log_era;
  if (record.log_count >= LOG_ENTRIES) {
    db_drain_global(record);
    return false;
  }
  record.log[record.log_count++] = {start, size, access.site, access.epoch};
  return true;
}

// Logged reads come into the rows before a write is held against them. False after a fault.
template <Space space> INLINE bool bring_reads(Launch *launch, Record &record, Page &page) {
  if constexpr (space == LDS)
    return !__builtin_expect(record.lds_log_count != 0, 0) || !db_process_lds(launch);
  if (__builtin_expect(page.logged == (u32)record.log_era, 0))
    db_drain_global(record);
  return true;
}
