// The rows of shadow pages: a stretch of bytes is held against the accesses before, and noted.
//
// Whole dwords go eight at a time, then one by one; of an access to parts of dwords each by itself. What is not
// plainly in order is asked of `shadow/space.py`.
#pragma once
#include "log.h"

struct Stretch {
  Record &record;
  Page &page;
  Access access;
  u64 start; // the first byte's address
  u32 pc;
};

// The site word for some bytes of a dword; an epoch that goes on in a dword has touched the bytes of both.
INLINE u32 joined_site(const Access &access, u32 bytes, u32 epoch, u32 before) {
  return (access.site & ~WHOLE) | bytes | (epoch == access.epoch ? before & WHOLE : 0);
}

// Bytes written now, beside those that this group wrote before.
INLINE u32 filled_with(u32 tag, u32 bytes, u32 filled) {
  u32 group = tag & ~WHOLE;
  return (group == (filled & ~WHOLE) ? filled : group) | bytes;
}

INLINE bool is_filled(u32 tag, u32 bytes, u32 filled) {
  u32 lacks = tag ^ filled;
  return !(lacks >> 4) && !(lacks & bytes);
}

// Whether an access may follow the last write.
template <Space space, Verb verb, class Dwords>
INLINE auto writer_is_fine(const Stretch &on, u64 at, Dwords writer) {
  auto fine = in_order<space>(writer, on.access);
  if constexpr (verb == ATOMIC) // atomics do not race with each other
    return fine | (row<Dwords>(on.page.wrote_at, at) >= ATOMIC_SITE);
  else if constexpr (verb == SCALAR)
    return fine & (writer < on.access.scalar);
  else
    return fine;
}

// The dwords at byte `at` of the rows, or the bytes `bytes` of one: look, ask where something is not in order,
// and note the access. False after a fault. The first of several unordered readers stays: whoever writes later
// is not in order with it.
template <Space space, Verb verb, class Dwords, bool is_part = false>
INLINE bool settle(const Stretch &on, u64 at, u32 bytes = WHOLE) {
  const Access &access = on.access;
  Page &page = on.page;
  auto writer = row<Dwords>(page.writer, at), reader = row<Dwords>(page.reader, at);
  Dwords filled = space == LDS ? row<Dwords>(page.filled, at) : splat<Dwords>(0);
  auto good = writer_is_fine<space, verb>(on, at, writer);
  auto reader_is_fine = in_order<space>(reader, access);
  if constexpr (writes(verb))
    good = good & reader_is_fine;
  if constexpr (space == LDS && verb != WRITE && is_part)
    good = good & is_filled(access.tag, bytes, filled);
  else if constexpr (space == LDS && verb != WRITE)
    good = good & (filled == access.tag);
  if (__builtin_expect(!all(good), 0)) {
    u64 va = (on.start & -PAGE_BYTES) | at;
    if (on.record.conflict(space << 4 | verb, va, sizeof(Dwords) / 4, bytes, on.pc))
      return false;
  }
  Dwords site = splat<Dwords>(access.site), epoch = splat<Dwords>(access.epoch);
  if constexpr (is_part)
    site = writes(verb) ? joined_site(access, bytes, writer, row<u32>(page.wrote_at, at))
                        : joined_site(access, bytes, reader, row<u32>(page.read_at, at));
  if constexpr (!writes(verb)) {
    set_row<Dwords>(page.reader, at, reader_is_fine ? epoch : reader);
    set_row<Dwords>(page.read_at, at, reader_is_fine ? site : row<Dwords>(page.read_at, at));
    return true;
  }
  set_row(page.writer, at, epoch);
  set_row(page.wrote_at, at, site);
  if constexpr (space == LDS && verb == WRITE && is_part)
    set_row(page.filled, at, filled_with(access.tag, bytes, filled));
  else if constexpr (space == LDS && verb == WRITE)
    set_row(page.filled, at, splat<Dwords>(access.tag));
  return true;
}

template <Space space, Verb verb> INLINE bool settle_whole(const Stretch &on, u64 at, u64 end) {
  for (; at + 32 <= end; at += 32)
    if (!settle<space, verb, u32x8>(on, at))
      return false;
  for (; at < end; at += 4)
    if (!settle<space, verb, u32>(on, at))
      return false;
  return true;
}

template <Space space, Verb verb> INLINE bool settle_parts(const Stretch &on, u64 start, u64 end) {
  for (u64 at = start & -4; at < end; at += 4)
    if (!settle<space, verb, u32, true>(on, at, bytes_within(at, start, end)))
      return false;
  return true;
}

// Blocks, or LDS as a whole, learn of a write.
template <Space space> INLINE void note_write(Record &record, Page &page, u64 at, u64 end) {
  if constexpr (space == LDS) {
    record.lds_written = record.epoch;
    return;
  }
  for (u64 block = at >> BLOCK_BITS; block <= (end - 1) >> BLOCK_BITS; block++)
    page.blocks[block] = record.epoch;
}

// Check and note the bytes of one shadow page. False after a fault.
template <Space space, Verb verb> NOINLINE bool touch_page(Launch *launch, u64 start, u64 size, u32 pc) {
  Record &record = record_of(launch);
  Page &page = space == LDS ? *record.lds : page_of(record, start);
  Stretch on = {record, page, access_of<space>(record, verb, pc), start, pc};
  if (writes(verb) && !bring_reads<space>(launch, record, page))
    return false;
  if (space == GLOBAL && !writes(verb) && log_read(record, page, start, size, on.access))
    return true;
  u64 at = start % PAGE_BYTES, end = at + size;
  if (space == GLOBAL)
    db_spread(page, at, end);
  bool is_ragged = (start | size) % 4;
  if (!(is_ragged ? settle_parts<space, verb>(on, at, end) : settle_whole<space, verb>(on, at, end)))
    return false;
  if (writes(verb))
    note_write<space>(record, page, at, end);
  return true;
}

// Any bytes [start, start + size), cut where a shadow page ends. False after a fault.
template <Space space, Verb verb> NOINLINE bool touch(Launch *launch, u64 start, u64 size, u32 pc) {
  u64 end = start + size, cut = (end - 1) & -PAGE_BYTES;
  if (start >= cut)
    return touch_page<space, verb>(launch, start, size, pc);
  return touch_page<space, verb>(launch, start, cut - start, pc) &&
         touch_page<space, verb>(launch, cut, end - cut, pc);
}

EXPORT u32 db_touch_global_read(Launch *launch, u64 start, u64 size, u32 pc) {
  return !touch<GLOBAL, READ>(launch, start, size, pc);
}

EXPORT u32 db_touch_global_write(Launch *launch, u64 start, u64 size, u32 pc) {
  return !touch<GLOBAL, WRITE>(launch, start, size, pc);
}

EXPORT u32 db_touch_global_scalar(Launch *launch, u64 start, u64 size, u32 pc) {
  return !touch<GLOBAL, SCALAR>(launch, start, size, pc);
}
