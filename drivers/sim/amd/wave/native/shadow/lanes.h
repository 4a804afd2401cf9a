// One access of up to 32 lanes, as few stretches of bytes as their addresses allow.
#pragma once
#include "scattered.h"

constexpr u32 MOSTLY_NEAR = 20; // of 32 lanes

// Each lane's value from the first lane of its half.
INLINE u32x32 of_half(u32x32 v) {
  return __builtin_shufflevector(v, v, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, //
                                 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16);
}

// Each lane's value from the lane before; the first lane's own.
INLINE u32x32 of_lane_before(u32x32 v) {
  return __builtin_shufflevector(v, v, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, //
                                 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
}

// All lanes are on: two equal rows of 16, two halves at one place each, or one row of 32.
template <Space space, Verb verb> INLINE Outcome settle_pattern(Launch *launch, const Lanes &lanes) {
  u32x32 offsets = lanes.offsets, from_first = offsets - offsets[0];
  u64 start = lanes.base + offsets[0], size = lanes.bytes;
  if (all(from_first == (lane_numbers() & 15) * lanes.bytes))
    return touch<space, verb>(launch, start, size * 16, lanes.pc) ? DONE : FAULT;
  if (all(of_half(offsets) == offsets)) {
    bool good = touch<space, verb>(launch, start, size, lanes.pc);
    if (good && offsets[16] != offsets[0])
      good = touch<space, verb>(launch, lanes.base + offsets[16], size, lanes.pc);
    return good ? DONE : FAULT;
  }
  if (!all(from_first == lane_numbers() * lanes.bytes))
    return ELSEWHERE;
  if constexpr (space == GLOBAL && verb != ATOMIC)
    if (!(verb == WRITE ? db_line_write : db_line_read)(launch, start, size * 32, lanes.pc))
      return DONE;
  return touch<space, verb>(launch, start, size * 32, lanes.pc) ? DONE : FAULT;
}

// Whether most lanes begin where the one before ends, or with it: stretches are fewer than lanes then.
INLINE bool are_near(const Lanes &lanes) {
  u32x32 gaps = lanes.offsets - of_lane_before(lanes.offsets);
  return __builtin_popcount(lanes_of(gaps <= lanes.bytes)) >= (int)MOSTLY_NEAR;
}

// Lane after lane: a stretch [start, end) grows while each begins in it or where it ends.
template <Space space, Verb verb> INLINE bool settle_stretches(Launch *launch, const Lanes &lanes) {
  u32 offsets[32];
  store(offsets, lanes.offsets);
  u64 start = 0, end = 0;
  for (u32 rest = lanes.exec; rest; rest &= rest - 1) {
    u64 at = lanes.base + offsets[__builtin_ctz(rest)], at_end = at + lanes.bytes;
    if (at >= start && at <= end) {
      end = at_end > end ? at_end : end;
      continue;
    }
    if (end != start && !touch<space, verb>(launch, start, end - start, lanes.pc))
      return false;
    start = at;
    end = at_end;
  }
  return touch<space, verb>(launch, start, end - start, lanes.pc);
}

// The lanes of one access: 0, or 1 after a fault. The record keeps them, for the words of a fault.
template <Space space, Verb verb> INLINE u32 track(Launch *launch, const Lanes &lanes) {
  if (!lanes.exec)
    return 0;
  Record &record = record_of(launch);
  record.base = lanes.base;
  record.exec = lanes.exec;
  record.size = lanes.bytes;
  store(record.offsets, lanes.offsets);
  Outcome outcome = lanes.exec == ~0u ? settle_pattern<space, verb>(launch, lanes) : ELSEWHERE;
  if (outcome == ELSEWHERE && !are_near(lanes))
    outcome = settle_scattered<space, verb>(launch, lanes);
  if (outcome != ELSEWHERE)
    return outcome;
  return !settle_stretches<space, verb>(launch, lanes);
}

// The functions that kernels call, `track64` for lanes whose addresses may differ in the high half.
#define TRACK(name, space, verb)                                                                               \
  EXPORT u32 db_track_##name(Launch *launch, u64 base, u32x32 offsets, u32 exec, u32 bytes, u32 pc) {            \
    return track<space, verb>(launch, {base, offsets, exec, bytes, pc});                                      \
  }                                                                                                            \
  EXPORT u32 db_track64_##name(Launch *launch, u64 base, u32x32 offsets, u32x32 highs, u32 exec, u32 bytes,      \
                               u32 pc) {                                                                       \
    while (exec) {                                                                                             \
      u32 high = highs[__builtin_ctz(exec)], now = lanes_of(highs == high) & exec;                             \
      if (db_track_##name(launch, base + ((u64)high << 32), offsets, now, bytes, pc))                         \
        return 1;                                                                                              \
      exec &= ~now;                                                                                            \
    }                                                                                                          \
    return 0;                                                                                                  \
  }

TRACK(global_read, GLOBAL, READ)
TRACK(global_write, GLOBAL, WRITE)
TRACK(global_atomic, GLOBAL, ATOMIC)
TRACK(lds_read, LDS, READ)
TRACK(lds_write, LDS, WRITE)
TRACK(lds_atomic, LDS, ATOMIC)
