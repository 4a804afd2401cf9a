// Loads and stores lane by lane. One check covers the least to the greatest address where one segment holds them
// all; else each lane is translated on its own.
#pragma once
#include "memory.h"

struct Access {
  Launch *launch;
  Site *site;
  u64 base;
  u32x32 offsets;
  u32 exec, pc;
};

constexpr u32 columns_of(u32 size) { return size < 4 ? 1 : size / 4; }

template <u32 size> struct Unit { typedef u32 type; };
template <> struct Unit<1> { typedef u8 type; };
template <> struct Unit<2> { typedef u16 type; };

// One lane's element from `place` to the dword columns of `out`.
template <u32 size> INLINE void load_lane(const u8 *place, u32 *out, u32 lane) {
  typedef typename Unit<size>::type unit;
  EACH_UNROLLED(u32 column = 0; column < columns_of(size); column++)
    out[32 * column + lane] = load<unit>(place + 4 * column);
}

template <u32 size> INLINE void store_lane(u8 *place, const u32 *out, u32 lane) {
  typedef typename Unit<size>::type unit;
  EACH_UNROLLED(u32 column = 0; column < columns_of(size); column++)
    store(place + 4 * column, (unit)out[32 * column + lane]);
}

struct Together { // all lanes of an access in one place
  u64 va;
  u8 *place; // on the host; null if they are not
  u32x32 offsets;
};

// From the least address on. Lanes that are off copy the first active one.
template <u32 size, u32 access> INLINE Together together_of(const Access &lanes) {
  u32x32 offsets = lanes.offsets;
  if (lanes.exec != ~0u)
    offsets = claims_of(lanes.exec) ? offsets : splat<u32x32>(offsets[__builtin_ctz(lanes.exec)]);
  u32 least = __builtin_reduce_min(offsets);
  u64 va = lanes.base + least, span = (u64)(__builtin_reduce_max(offsets) - least) + size;
  u8 *place = nullptr;
  if (holds(lanes.site, va, span))
    place = lanes.site->host + (va - lanes.site->low);
  else if (access < LDS)
    place = db_find(lanes.launch, lanes.site, va, span, access);
  return {va, place, offsets - least};
}

// The host's caches are asked for what the next access is likely to load: as far on as the last two were apart,
// once that has happened twice. One lane of those that mostly share a line is enough.
INLINE void fetch_ahead(Site *site, u64 va, const u8 *place, const u32 *offsets) {
  u64 apart = va - site->last;
  site->step = apart == site->apart ? apart : site->step;
  site->last = va;
  site->apart = apart;
  if (site->step)
    EACH_UNROLLED(u32 lane = 0; lane < 32; lane += 4)
      __builtin_prefetch(place + site->step + offsets[lane], 0, 3);
}

// In each half of four rows: dword i of row j becomes dword j of row i.
INLINE void cross(u32x8 *rows) {
#define LOW_WORDS(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH_WORDS(a, b) __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15)
#define LOW_PAIRS(a, b) __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13)
#define HIGH_PAIRS(a, b) __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15)
  u32x8 low01 = LOW_WORDS(rows[0], rows[1]), low23 = LOW_WORDS(rows[2], rows[3]);
  u32x8 high01 = HIGH_WORDS(rows[0], rows[1]), high23 = HIGH_WORDS(rows[2], rows[3]);
  rows[0] = LOW_PAIRS(low01, low23);
  rows[1] = HIGH_PAIRS(low01, low23);
  rows[2] = LOW_PAIRS(high01, high23);
  rows[3] = HIGH_PAIRS(high01, high23);
}

// Four dwords of each of eight lanes as four columns.
INLINE void load_quads(const u8 *place, const u32 *offsets, u32 *out) {
  u32x8 rows[4]; // lanes n and n + 4
  EACH_UNROLLED(u32 n = 0; n < 4; n++)
    rows[n] = __builtin_shufflevector(load<u32x4>(place + offsets[n]), load<u32x4>(place + offsets[n + 4]), //
                                      0, 1, 2, 3, 4, 5, 6, 7);
  cross(rows);
  EACH_UNROLLED(u32 column = 0; column < 4; column++)
    store(out + 32 * column, rows[column]);
}

// The opposite, lowest lane first.
INLINE void store_quads(u8 *place, const u32 *offsets, const u32 *columns) {
  u32x8 rows[4];
  EACH_UNROLLED(u32 column = 0; column < 4; column++)
    rows[column] = load<u32x8>(columns + 32 * column);
  cross(rows);
  EACH_UNROLLED(u32 n = 0; n < 4; n++)
    store(place + offsets[n], __builtin_shufflevector(rows[n], rows[n], 0, 1, 2, 3));
  EACH_UNROLLED(u32 n = 0; n < 4; n++)
    store(place + offsets[n + 4], __builtin_shufflevector(rows[n], rows[n], 4, 5, 6, 7));
}

// Two dwords of each of eight lanes as two columns.
INLINE void split_pairs(const u8 *place, const u32 *offsets, u32 *out) {
  u64x4 first, second; // lanes 0, 1, 4, 5 and 2, 3, 6, 7
  EACH_UNROLLED(u32 n = 0; n < 4; n++) {
    u32 lane = n + (n & 2);
    first[n] = load<u64>(place + offsets[lane]);
    second[n] = load<u64>(place + offsets[lane + 2]);
  }
  u32x8 a = bits_of<u32x8>(first), b = bits_of<u32x8>(second);
  store(out, __builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14));
  store(out + 32, __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15));
}

// Eight lanes, from one place.
template <u32 size> INLINE void load_eight(const u8 *place, const u32 *offsets, u32 *out) {
  if constexpr (size == 16)
    return load_quads(place, offsets, out);
  if constexpr (size == 8)
    return split_pairs(place, offsets, out);
  typedef typename Unit<size>::type unit;
  EACH_UNROLLED(u32 column = 0; column < columns_of(size); column++) {
    u32x8 words;
    EACH_UNROLLED(u32 lane = 0; lane < 8; lane++)
      words[lane] = load<unit>(place + offsets[lane] + 4 * column);
    store(out + 32 * column, words);
  }
}

// Lane after lane, lowest first, each translated on its own; 1 after a fault.
template <u32 size, u32 access> INLINE u32 move_each(const Access &lanes, u32 *columns) {
  u32 offsets[32];
  store(offsets, lanes.offsets);
  for (u32 rest = lanes.exec; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    u64 va = lanes.base + offsets[lane];
    u8 together[16], *place = db_translate(lanes.launch, lanes.site, va, size, access, lanes.pc, lane);
    if (!place)
      return 1;
    bool is_split = is_straddle(place);
    u8 *whole = is_split ? together : place;
    if constexpr (writes(access))
      store_lane<size>(whole, columns, lane);
    if (is_split && db_bytes(lanes.launch, lanes.site, va, size, access, lanes.pc, lane, together))
      return 1;
    if constexpr (!writes(access))
      load_lane<size>(whole, columns, lane);
  }
  return 0;
}

// The dwords of each active lane to `out`, one u32x32 after the other; 1 after a fault.
template <u32 size, u32 kind> INLINE u32 gather(const Access &lanes, u32 *out) {
  if (!lanes.exec)
    return 0;
  Together all = together_of<size, READ | kind>(lanes);
  if (!all.place)
    return move_each<size, READ | kind>(lanes, out);
  u32 offsets[32];
  store(offsets, all.offsets);
  if constexpr (size == 16 && !kind)
    fetch_ahead(lanes.site, all.va, all.place, offsets);
  EACH_UNROLLED(u32 lane = 0; lane < 32; lane += 8)
    load_eight<size>(all.place, offsets + lane, out + lane);
  return 0;
}

// Each active lane's dwords from `out` to memory, lowest lane first; 1 after a fault.
template <u32 size, u32 kind> INLINE u32 scatter(const Access &lanes, u32 *out) {
  if (!lanes.exec)
    return 0;
  Together all = together_of<size, WRITE | kind>(lanes);
  if (!all.place)
    return move_each<size, WRITE | kind>(lanes, out);
  u32 offsets[32];
  store(offsets, all.offsets);
  if (size == 16 && lanes.exec == ~0u) {
    EACH_UNROLLED(u32 lane = 0; lane < 32; lane += 8)
      store_quads(all.place, offsets + lane, out + lane);
    return 0;
  }
  for (u32 rest = lanes.exec; rest; rest &= rest - 1)
    store_lane<size>(all.place + offsets[__builtin_ctz(rest)], out, __builtin_ctz(rest));
  return 0;
}

#define LANES Launch *launch, Site *site, u64 base, u32x32 offsets, u32 exec, u32 pc
typedef u32 Mover(LANES, u32 *out);

// What some lanes have loaded aside.
template <u32 size> INLINE void put_in(u32 lanes, const u32 *aside, u32 *out) {
  EACH_UNROLLED(u32 at = 0; at < 32 * columns_of(size); at += 32)
    store(out + at, claims_of(lanes) ? load<u32x32>(aside + at) : load<u32x32>(out + at));
}

// Lanes in runs of one high half of their address. A load fills all 32 lanes of its result, so each run loads
// aside, and its lanes are put in.
template <u32 size, bool is_load> NOINLINE u32 move_runs(Mover *move, LANES, u32x32 highs, u32 *out) {
  alignas(64) u32 aside[4 * 32];
  while (exec) {
    u32 high = highs[__builtin_ctz(exec)], now = lanes_of(highs == high) & exec;
    if (move(launch, site, base + ((u64)high << 32), offsets, now, pc, is_load ? aside : out))
      return 1;
    if constexpr (is_load)
      put_in<size>(now, aside, out);
    exec &= ~now;
  }
  return 0;
}

// Lanes whose addresses may differ in the high half; mostly they do not.
template <u32 size, bool is_load> INLINE u32 move_wide(Mover *move, LANES, u32x32 highs, u32 *out) {
  if ((lanes_of(highs == highs[0]) & exec) == exec)
    return move(launch, site, base + ((u64)highs[0] << 32), offsets, exec, pc, out);
  return move_runs<size, is_load>(move, launch, site, base, offsets, exec, pc, highs, out);
}

// The functions that kernels call.
#define MOVE(size)                                                                                             \
  EXPORT u32 db_gather_##size(LANES, u32 *out) {                                                               \
    return gather<size, 0>({launch, site, base, offsets, exec, pc}, out);                                      \
  }                                                                                                            \
  EXPORT u32 db_gather_lds_##size(LANES, u32 *out) {                                                           \
    return gather<size, LDS>({launch, site, base, offsets, exec, pc}, out);                                    \
  }                                                                                                            \
  EXPORT u32 db_scatter_##size(LANES, u32 *out) {                                                              \
    return scatter<size, 0>({launch, site, base, offsets, exec, pc}, out);                                     \
  }                                                                                                            \
  EXPORT u32 db_scatter_lds_##size(LANES, u32 *out) {                                                          \
    return scatter<size, LDS>({launch, site, base, offsets, exec, pc}, out);                                   \
  }                                                                                                            \
  EXPORT u32 db_gather64_##size(LANES, u32x32 highs, u32 *out) {                                               \
    return move_wide<size, true>(db_gather_##size, launch, site, base, offsets, exec, pc, highs, out);         \
  }                                                                                                            \
  EXPORT u32 db_scatter64_##size(LANES, u32x32 highs, u32 *out) {                                              \
    return move_wide<size, false>(db_scatter_##size, launch, site, base, offsets, exec, pc, highs, out);       \
  }

MOVE(1)
MOVE(2)
MOVE(4)
MOVE(8)
MOVE(12)
MOVE(16)
