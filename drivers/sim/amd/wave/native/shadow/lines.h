// Lines: 128 bytes of memory that one wave touched as a whole have one entry.
//
// Most accesses are rows of lanes side by side. For a line that was last written and read as a whole, its entry
// says so and its rows are out of date; `spread` writes them when somebody looks at parts of the line. An access
// that is plainly in order is settled here in a few instructions; what is not goes to the rows.
#pragma once
#include "order.h"

constexpr u64 LINE_BYTES = 1 << LINE_BITS;

INLINE Line &line_at(Page &page, u64 at) { return page.lines[at >> LINE_BITS]; }
INLINE bool is_whole(u32 site) { return (site & WHOLE) == WHOLE; }

// Rows of the lines from byte `at` of a page to byte `end` become true.
EXPORT void db_spread(Page &page, u64 at, u64 end) {
  for (; at < end; at = (at & -LINE_BYTES) + LINE_BYTES) {
    Line &line = line_at(page, at);
    if (!is_whole(line.read_at))
      continue;
    u64 first = at & -LINE_BYTES;
    set_row(page.writer, first, splat<u32x32>(line.writer));
    set_row(page.wrote_at, first, splat<u32x32>(line.wrote_at));
    set_row(page.reader, first, splat<u32x32>(line.reader));
    set_row(page.read_at, first, splat<u32x32>(line.read_at));
    line = {};
  }
}

// Whether 32 dwords from byte `at` of a row on are the same; which one it is.
INLINE bool is_uniform(const u32 *of, u64 at, u32 &value) {
  u32x32 dwords = row<u32x32>(of, at);
  value = dwords[0];
  return all(dwords == value);
}

// One entry for a line whose rows are the same in every dword, if that can be said of it.
NOINLINE bool gather_line(Page &page, u64 at) {
  Line line;
  bool uniform = is_uniform(page.writer, at, line.writer) & is_uniform(page.wrote_at, at, line.wrote_at) &
                 is_uniform(page.reader, at, line.reader) & is_uniform(page.read_at, at, line.read_at);
  if (!uniform || (line.reader && !is_whole(line.read_at)))
    return false;
  line.read_at |= WHOLE;
  line_at(page, at) = line;
  return true;
}

// Whether a write of a whole line is in order with all that its rows say.
INLINE bool rows_are_free(const Page &page, u64 at, const Access &access) {
  return all(in_order<GLOBAL>(row<u32x32>(page.writer, at), access) &
             in_order<GLOBAL>(row<u32x32>(page.reader, at), access));
}

// A reader that is not in order with this one stays: whoever writes later is not in order with it.
INLINE bool read_line(Page &page, u64 at, const Access &access) {
  Line &line = line_at(page, at);
  if (!is_whole(line.read_at) && !gather_line(page, at))
    return false;
  if (!in_order<GLOBAL>(line.writer, access))
    return false;
  if (in_order<GLOBAL>(line.reader, access)) {
    line.reader = access.epoch;
    line.read_at = access.site;
  }
  return true;
}

INLINE bool write_line(Page &page, u64 at, const Access &access) {
  Line &line = line_at(page, at);
  bool free = is_whole(line.read_at)
                  ? in_order<GLOBAL>(line.writer, access) & in_order<GLOBAL>(line.reader, access)
                  : rows_are_free(page, at, access);
  if (!free)
    return false;
  line = {access.epoch, access.site, 0, WHOLE};
  page.blocks[at >> BLOCK_BITS] = access.epoch;
  return true;
}

// [start, start + size) by all lanes of a wave side by side: whether it is whole lines, and settled with them.
template <Verb verb> INLINE bool settle_lines(Launch *launch, u64 start, u64 size, u32 pc) {
  u64 last = start + size - 1;
  if ((start | size) % LINE_BYTES || (start ^ last) >> PAGE_BITS)
    return false;
  Record &record = record_of(launch);
  Access access = access_of<GLOBAL>(record, verb, pc);
  Page &page = page_of(record, start);
  if (verb == WRITE && page.logged == (u32)record.log_era)
    return false; // reads that are in the log come first
  u64 at = start % PAGE_BYTES;
  for (u64 end = at + size; at < end; at += LINE_BYTES)
    if (!(verb == WRITE ? write_line(page, at, access) : read_line(page, at, access)))
      return false;
  return true;
}

// The same for kernels: 0 where it is settled.
EXPORT u32 db_line_read(Launch *launch, u64 start, u64 size, u32 pc) {
  return !settle_lines<READ>(launch, start, size, pc);
}

EXPORT u32 db_line_write(Launch *launch, u64 start, u64 size, u32 pc) {
  return !settle_lines<WRITE>(launch, start, size, pc);
}
