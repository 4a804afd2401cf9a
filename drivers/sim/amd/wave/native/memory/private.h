// Private memory, at any address of each lane, and flat accesses, of which some lanes may go there.
//
// Dword d of lane l lies at (d << shift) + 4 * l + first in the wave's part. Source: LLVM AMDGPUUsage, "Private".
#pragma once
#include "lanes.h"

INLINE u32x32 interleaved(u32x32 places, u32 shift, u32 first) {
  return ((places & -4u) << shift) + (places & 3) + lane_numbers() * 4 + first;
}

// Lanes that leave their share of memory, or whose address has one of the bits of `unit`.
INLINE u32 misplaced(const Launch *launch, u32x32 places, u32 size, u32 unit) {
  u32 share = launch->scratch_lane_bytes;
  return share < size ? ~0u : lanes_of((places > share - size) | ((places & unit) != 0));
}

// Rows of dwords (or of what is less) where all addresses are aligned, else byte after byte.
template <u32 size, bool is_load>
INLINE u32 move_private(Mover *move_piece, Mover *move_byte, Launch *launch, Site *site, u64 scratch, u32x32 places,
                        u32 exec, u32 pc, u32 unit, u32 shift, u32 first, u32 *out) {
  if (u32 bad = misplaced(launch, places, size, unit) & exec) {
    db_scratch_fault(launch, places[__builtin_ctz(bad)], size, pc, __builtin_ctz(bad));
    return 1;
  }
  if (!(lanes_of((places & (size < 4 ? size - 1 : 3)) != 0) & exec)) {
    u32x32 rows = interleaved(places, shift, first);
    for (u32 column = 0; column < columns_of(size); column++)
      if (move_piece(launch, site, scratch, rows + (4 * column << shift), exec, pc, out + 32 * column))
        return 1;
    return 0;
  }
  for (u32 byte = 0; byte < size; byte++) {
    u32 *column = out + byte / 4 * 32, bit = byte % 4 * 8;
    u32x32 bytes = load<u32x32>(column) >> bit;
    if (move_byte(launch, site, scratch, interleaved(places + byte, shift, first), exec, pc, (u32 *)&bytes))
      return 1;
    if (is_load)
      store(column, (bit ? load<u32x32>(column) : 0) | bytes << bit);
  }
  return 0;
}

#define MOVE_PRIVATE(verb, size, piece, is_load)                                                               \
  EXPORT u32 db_private_##verb##_##size(Launch *launch, Site *site, u64 scratch, u32x32 places, u32 exec,       \
                                        u32 pc, u32 unit, u32 shift, u32 first, u32 *out) {                    \
    return move_private<size, is_load>(db_##verb##_##piece, db_##verb##_1, launch, site, scratch, places, exec, \
                                       pc, unit, shift, first, out);                                           \
  }

// -- flat: memory, LDS and private memory, each for the lanes that go there -------------------------------

typedef u32 WideMover(LANES, u32x32 highs, u32 *out);
typedef u32 PrivateMover(Launch *, Site *, u64, u32x32, u32, u32, u32, u32, u32, u32 *);
struct Movers {
  WideMover *memory;
  Mover *lds;
  PrivateMover *own;
};

template <u32 size, bool is_load>
INLINE u32 move_flat(Movers move, LANES, u32x32 highs, Site *own, u64 scratch, u32 shift, u32 first, u32 *out) {
  u32 shared = lanes_of(highs == SHARED_HIGH) & exec, mine = lanes_of(highs == PRIVATE_HIGH) & exec;
  if (!(shared | mine))
    return move.memory(launch, site, base, offsets, exec, pc, highs, out);
  alignas(64) u32 aside[4 * 32];
  u32 *shared_out = is_load ? aside : out, others = exec & ~(shared | mine);
  if (move.memory(launch, site, base, offsets, others, pc, highs, out))
    return 1;
  if (move.lds(launch, (Site *)&launch->lds, base, offsets, shared, pc, shared_out))
    return 1;
  if constexpr (is_load)
    put_in<size>(shared, aside, out);
  if (move.own(launch, own, scratch, offsets + (u32)base, mine, pc, 0, shift, first, shared_out))
    return 1;
  if constexpr (is_load)
    put_in<size>(mine, aside, out);
  return 0;
}

#define MOVE_FLAT(verb, size, is_load)                                                                         \
  EXPORT u32 db_flat_##verb##_##size(LANES, u32x32 highs, Site *own, u64 scratch, u32 shift, u32 first,         \
                                     u32 *out) {                                                               \
    return move_flat<size, is_load>({db_##verb##64_##size, db_##verb##_lds_##size, db_private_##verb##_##size}, \
                                    launch, site, base, offsets, exec, pc, highs, own, scratch, shift, first, \
                                    out);                                                                      \
  }

#define MOVE_ANYWHERE(size, piece)                                                                             \
  MOVE_PRIVATE(gather, size, piece, true)                                                                      \
  MOVE_PRIVATE(scatter, size, piece, false)                                                                    \
  MOVE_FLAT(gather, size, true)                                                                                \
  MOVE_FLAT(scatter, size, false)

MOVE_ANYWHERE(1, 1)
MOVE_ANYWHERE(2, 2)
MOVE_ANYWHERE(4, 4)
MOVE_ANYWHERE(8, 4)
MOVE_ANYWHERE(12, 4)
MOVE_ANYWHERE(16, 4)
