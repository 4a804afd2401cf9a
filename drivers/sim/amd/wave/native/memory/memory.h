// How compiled waves reach memory: where an address of the card lies on the host, and how a wave stops.
//
// `layout.h` is made of `jit/abi.py` and `jit/record.py` when the library is: their numbers, and `struct Launch`.
#pragma once

#include "vectors.h"
#include "layout.h"

struct Segment { // memory that lies together on the host
  u64 low, size;
  u8 *host;
  u64 rights; // 1: may be read; 2: written
};

struct Site { // what an instruction remembers: its last translation, and how its addresses go on
  u64 low, size;
  u8 *host;
  u64 last, apart, step;
};
static_assert(sizeof(Site) == SITE_BYTES);

constexpr bool writes(u32 access) { return access & (WRITE | ATOMIC); }

// What compiled code cannot answer is asked of Python.
EXPORT u64 db_miss(Launch *launch, u64 va, u64 size, u32 access, u32 pc, u32 lane) {
  return launch->miss(va, size, access, pc, lane);
}

EXPORT void db_scratch_fault(Launch *launch, u64 offset, u64 size, u32 pc, u32 lane) {
  db_miss(launch, offset, size, SCRATCH, pc, lane);
}

EXPORT void db_register_fault(Launch *launch, u64 index, u32 pc) { db_miss(launch, index, 0, REGISTER, pc, 0); }

EXPORT void db_stop(Launch *launch, u32 why, u32 pc) { db_miss(launch, 0, 0, why, pc, 0); }

// Instructions for a wave whose own are used up; 0: it has had enough. What is memory to compiled code stays as
// it is.
EXPORT u64 db_more(Launch *launch, u64 left, u32 pc) { return db_miss(launch, left, 0, MORE, pc, 0); }

// Others have their turn, where a wave may wait for them; 0 after a fault.
EXPORT u64 db_yield(Launch *launch, u32 pc) { return db_miss(launch, 0, 0, YIELD, pc, 0); }

// Waves of the group in other threads come to their end: how many wait at a barrier, or -1.
EXPORT u64 db_meet(Launch *launch) { return db_miss(launch, 0, 0, MEET, 0, 0); }

// Whether a translation holds for [va, va + size).
template <class Translation> INLINE bool holds(const Translation *known, u64 va, u64 size) {
  u64 start = va - known->low;
  return start < known->size && start + size <= known->size;
}

// Where the segment of the table lies that holds [va, va + size) with the wanted rights; null if none does. The
// site keeps it.
EXPORT u8 *db_find(Launch *launch, Site *site, u64 va, u64 size, u32 access) {
  for (u64 index = 0; index < launch->segment_count; index++) {
    const Segment *segment = &launch->segments[index];
    if (!holds(segment, va, size) || !(segment->rights & (access != READ ? 2 : 1)))
      continue;
    site->low = segment->low;
    site->size = segment->size;
    site->host = segment->host;
    return segment->host + (va - segment->low);
  }
  return nullptr;
}

// Host address of [va, va + size): null after a fault, STRADDLE where no one segment holds it.
EXPORT u8 *db_translate(Launch *launch, Site *site, u64 va, u64 size, u32 access, u32 pc, u32 lane) {
  if (holds(site, va, size))
    return site->host + (va - site->low);
  u8 *found = access < LDS ? db_find(launch, site, va, size, access) : nullptr;
  if (found)
    return found;
  u64 answer = db_miss(launch, va, size, access, pc, lane);
  return answer == 1 ? db_find(launch, site, va, size, access) : (u8 *)answer;
}

INLINE bool is_straddle(const u8 *place) { return (u64)place == STRADDLE; }

// Copy byte by byte between memory and `local`: into memory if the access writes. 0, or 1 after a fault.
EXPORT u32 db_bytes(Launch *launch, Site *site, u64 va, u64 size, u32 access, u32 pc, u32 lane, u8 *local) {
  for (u64 index = 0; index < size; index++) {
    u8 *there = db_translate(launch, site, va + index, 1, access, pc, lane);
    if (!there)
      return 1;
    if (writes(access))
      *there = local[index];
    else
      local[index] = *there;
  }
  return 0;
}

// Where a scalar load finds its bytes: in memory, or together in `bounce`; null after a fault.
EXPORT u8 *db_scalar(Launch *launch, Site *site, u64 va, u64 size, u32 pc) {
  u8 *place = db_translate(launch, site, va, size, READ, pc, 0);
  if (!is_straddle(place))
    return place;
  return db_bytes(launch, site, va, size, READ, pc, 0, launch->bounce) ? nullptr : launch->bounce;
}
