// Dwords anywhere in one page of the shadow, 32 lanes at a time.
#pragma once
#include "rows.h"

enum Outcome { DONE, FAULT, ELSEWHERE }; // ELSEWHERE: nothing was noted, lanes go one by one

struct Lanes { // of one access: those of `exec` at `base` + `offsets`, `bytes` each
  u64 base;
  u32x32 offsets;
  u32 exec, bytes, pc;
};

// A row's dwords at byte `at` of each lane; `other` in lanes that are off.
INLINE u32x32 gather(mask32 on, const u32 *row, u32x32 at, u32 other = 0) {
  return __builtin_masked_gather(on, at >> 2, (u32 *)row, splat<u32x32>(other));
}

INLINE void scatter(mask32 on, u32 *row, u32x32 at, u32 value) {
  __builtin_masked_scatter(on, at >> 2, splat<u32x32>(value), row);
}

// Whether the rows of the lines that lanes lie in are up to date.
INLINE bool has_rows(Page &page, mask32 on, u32x32 at) {
  u32x32 sites = __builtin_masked_gather(on, (at >> LINE_BITS) * 4, &page.lines[0].read_at, splat<u32x32>(0));
  return all(sites == 0);
}

// Whether each lane may touch its dword at byte `at`.
template <Space space, Verb verb>
INLINE bool lanes_in_order(const Page &page, const Access &access, mask32 on, u32x32 at) {
  auto good = in_order<space>(gather(on, page.writer, at), access);
  if constexpr (verb == ATOMIC)
    good = good | (gather(on, page.wrote_at, at, ATOMIC_SITE) >= ATOMIC_SITE);
  if constexpr (writes(verb))
    good = good & in_order<space>(gather(on, page.reader, at), access);
  if constexpr (space == LDS && verb != WRITE)
    good = good & (gather(on, page.filled, at, access.tag) == access.tag);
  return all(good);
}

// The rows learn of this access; the first of several unordered readers stays.
template <Space space, Verb verb> INLINE void note_lanes(Page &page, const Access &access, mask32 on, u32x32 at) {
  if constexpr (!writes(verb)) {
    auto in = in_order<space>(gather(on, page.reader, at), access);
    mask32 told = on & __builtin_convertvector(in, mask32);
    scatter(told, page.reader, at, access.epoch);
    scatter(told, page.read_at, at, access.site);
    return;
  }
  scatter(on, page.writer, at, access.epoch);
  scatter(on, page.wrote_at, at, access.site);
  if (space == LDS && verb == WRITE)
    scatter(on, page.filled, at, access.tag);
  if (space == GLOBAL)
    scatter(on, page.blocks, at >> BLOCK_BITS << 2, access.epoch);
}

// Where all lanes are in order they are noted, and the access is done.
template <Space space, Verb verb> INLINE Outcome settle_scattered(Launch *launch, const Lanes &lanes) {
  Record &record = record_of(launch);
  mask32 on = mask_of(lanes.exec);
  u32 lead = lanes.offsets[__builtin_ctz(lanes.exec)], lead_va = lead + (u32)lanes.base;
  u32x32 all_vas = lanes.offsets + (u32)lanes.base;
  u32x32 vas = claims_of(lanes.exec) ? all_vas : splat<u32x32>(lead_va);
  u32x32 ends = vas + (lanes.bytes - 1), far = ((vas ^ lead_va) | (ends ^ lead_va)) >> PAGE_BITS;
  if (lanes.bytes % 4 || !all((far | (vas & 3)) == 0))
    return ELSEWHERE; // not whole dwords of one page
  Page &page = space == LDS ? *record.lds : page_of(record, lanes.base + lead);
  Access access = access_of<space>(record, verb, lanes.pc);
  if (writes(verb) && !bring_reads<space>(launch, record, page))
    return FAULT;
  u32x32 first = vas & (PAGE_BYTES - 1);
  if (space == GLOBAL && !(has_rows(page, on, first) && has_rows(page, on, ends & (PAGE_BYTES - 1))))
    return ELSEWHERE;
  for (u32 column = 0; column < lanes.bytes; column += 4)
    if (!lanes_in_order<space, verb>(page, access, on, first + column))
      return ELSEWHERE;
  for (u32 column = 0; column < lanes.bytes; column += 4)
    note_lanes<space, verb>(page, access, on, first + column);
  if (space == LDS && writes(verb))
    record.lds_written = record.epoch;
  return DONE;
}
