// Barriers in shared memory that count arrivals and bytes (SYNCS). What their bits mean: `MBarrier` of ../mbarrier.py.
#pragma once
#include "context.h"

#define SHARED Context *c, u8 *shared, u32 end // the context, shared memory and its bytes
constexpr u64 PHASE = 1ull << 63;

// Where a barrier lies on the host; null where none can lie.
INLINE u64 *barrier_at(SHARED, u32 address, u32 lane) {
  u32 place = address & BELOW;
  if (place % 8 == 0 && place + 8 <= end)
    return (u64 *)(shared + place);
  fault(c, place % 8 ? FAULT_MISALIGNED_ADDRESS : FAULT_OUT_OF_RANGE_ADDRESS, lane, place);
  return nullptr;
}

EXPORT void barrier_begin(SHARED, u32 address, u64 word) {
  if (u64 *place = barrier_at(c, shared, end, address, 0))
    *place = word;
}

// Threads arrive, bytes are expected (or came: negative); what the barrier was before.
NOINLINE u64 barrier_change(SHARED, u32 address, u32 lane, u64 arrivals, u64 count) {
  u64 *place = barrier_at(c, shared, end, address, lane);
  if (!place)
    return 0;
  u64 before = *place, missing = -(before >> 1) & (COUNT - 1), each = before >> 43 & (COUNT - 1);
  if (arrivals > missing) {
    fault(c, FAULT_BARRIER, lane, address & BELOW);
    return before;
  }
  u64 bytes = ((i64)(before << 21) >> 42) + count, left = missing - arrivals;
  bool is_over = !left && !bytes;
  u64 arrived = is_over ? each : -left & (COUNT - 1), phase = (before & PHASE) ^ (is_over ? PHASE : 0);
  *place = arrived << 1 | (bytes & (BYTES - 1)) << 21 | each << 43 | phase;
  return before;
}

// Lane by lane, until one has a fault.
EXPORT u64x32 barrier_arrive(SHARED, u32x32 places, u32 mask, u32x32 arrivals, u32x32 counts) {
  u64x32 before = 0;
  for (u32 rest = mask; rest && !at<u32>(c, CONTEXT_FAULT); rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    before[lane] = barrier_change(c, shared, end, places[lane], lane, arrivals[lane], counts[lane]);
  }
  return before;
}

// The lanes for whom a phase is over; those that ask the same are answered together.
EXPORT u32 barrier_look(SHARED, u32x32 places, u32 mask, u32x32 parities) {
  u32 passed = 0;
  for (u32 rest = mask; rest;) {
    u32 lane = __builtin_ctz(rest), parity = parities[lane];
    u64 *place = barrier_at(c, shared, end, places[lane], lane);
    if (!place)
      break;
    u32 alike = lanes_of((places == places[lane]) & (parities == parity)) & rest;
    if (*place >> 63 != parity)
      passed |= alike;
    rest ^= alike;
  }
  if (passed)
    at<u64>(c, CONTEXT_POLLS) = 0;
  return passed;
}
