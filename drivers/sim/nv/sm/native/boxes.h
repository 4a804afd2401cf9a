// Copies of blocks between global and shared memory (UTMALDG, UTMASTG, UBLKCP). What a tensor map says, and what
// is refused: ../interp/bulk.py.
#pragma once
#include "barriers.h"

typedef u8 u8x16 __attribute__((ext_vector_type(16)));
constexpr u64 MAP_BYTES = 128, PIECE = 16; // PIECE: bytes that swizzles leave together
constexpr u32 MOST_DIMS = 5, MOST_UNITS = 0xFFFF; // of a map; of 16 bytes that a copy moves

// Between a place in shared and one in global memory.
template <class Value, bool is_load> INLINE void move(u8 *inside, u8 *far) {
  is_load ? store(inside, load<Value>(far)) : store(far, load<Value>(inside));
}

INLINE void bytes_came(SHARED, u32 barrier, u64 count) { barrier_change(c, shared, end, barrier, 0, 0, -count); }

// UBLKCP: units of 16 bytes that follow each other.
template <bool is_load> INLINE void copy_row(SHARED, u32 place, u64 far, u32 units, u32 barrier) {
  u64 base = place & BELOW, count = PIECE * (units & MOST_UNITS);
  if ((base | far) % PIECE)
    return fault(c, FAULT_MISALIGNED_ADDRESS, 0, base);
  if (base + count > end)
    return fault(c, FAULT_OUT_OF_RANGE_ADDRESS, 0, base);
  u8 *host = reach(c, far, count, !is_load);
  if (!host || !count)
    return;
  for (u64 n = 0; n < count; n += PIECE)
    move<u8x16, is_load>(shared + base + n, host + n);
  if (is_load)
    bytes_came(c, shared, end, barrier, count);
}

struct Box { // what a map and an instruction ask for
  u32 log, swizzle, box[MOST_DIMS]; // log2 of an element's bytes
  u64 sizes[MOST_DIMS], strides[MOST_DIMS], address;
  i64 first[MOST_DIMS]; // the corner
  u64 base, rows, row_bytes;

  u64 count() const { return rows * row_bytes; }
};

// False where the map is none of so many dimensions.
INLINE bool read_map(Box &box, const u32 *map, u32 dims) {
  u32 how = map[2], steps = map[13], kind = how >> 7 & 15;
  if ((how >> 4 & 7) != dims - 1 || kind > MOST_TYPE || (how >> 11 & 3) || (steps & 0x7FFF))
    return false;
  box.log = TYPE_SIZES >> 2 * kind & 3;
  box.swizzle = how >> 13 & 3;
  box.address = map[0] | (u64)map[1] << 32;
  u64 packed = steps >> 24 | (u64)map[14] << 8, upper = map[7];
  for (u32 n = 0; n < dims; n++) {
    box.box[n] = (packed >> 8 * n & 255) + 1;
    box.sizes[n] = map[8 + n] + 1ull;
    if (n)
      box.strides[n] = (u64)map[2 + n] << 4 | (upper >> 4 * (n - 1) & 15) << 36;
  }
  return true;
}

// Whether the box lies in shared memory as its swizzle has it.
INLINE bool read_place(Box &box, u32 place, u32 end, u32 dims) {
  box.base = place & BELOW;
  box.row_bytes = (u64)box.box[0] << box.log;
  box.rows = 1;
  for (u32 n = 1; n < dims; n++)
    box.rows *= box.box[n];
  u64 apart = (128ull << box.swizzle) - 1;
  return !(box.base & apart) && box.row_bytes % PIECE == 0 && box.base + box.count() <= end;
}

// Pieces of 16 bytes change places by their row of 128.
INLINE u8 *swizzled(const Box &box, u8 *shared, u64 place) {
  u64 row = place >> 7 & ((1 << box.swizzle) - 1);
  return shared + (place ^ row << 4);
}

// One row of the box; loads make zeros of what is outside of the tensor. False after a fault.
template <bool is_load> INLINE bool copy_box_row(Context *c, u8 *shared, const Box &box, u32 dims, u32 number) {
  i64 low = box.first[0] < 0 ? -box.first[0] : 0, width = box.box[0], rest = box.sizes[0] - box.first[0];
  i64 inside = (rest < width ? rest : width) - low;
  u64 begin = box.base + (u64)number * box.row_bytes, address = box.address + ((u64)(box.first[0] + low) << box.log);
  for (u32 n = 1; n < dims; n++) {
    u64 place = box.first[n] + number % box.box[n];
    number /= box.box[n];
    if (place >= box.sizes[n])
      inside = 0;
    address += place * box.strides[n];
  }
  u8 *far = inside > 0 ? reach(c, address, (u64)inside << box.log, !is_load) : nullptr;
  if (!far && inside > 0)
    return false;
  if (inside == width) {
    for (u64 n = 0; n < box.row_bytes; n += PIECE)
      move<u8x16, is_load>(swizzled(box, shared, begin + n), far + n);
    return true;
  }
  if (is_load)
    for (u64 n = 0; n < box.row_bytes; n += PIECE)
      store(swizzled(box, shared, begin + n), u8x16(0));
  for (i64 n = 0; n < inside << box.log; n++)
    move<u8, is_load>(swizzled(box, shared, begin + (low << box.log) + n), far + n);
  return true;
}

// UTMALDG, UTMASTG. Uniform registers: a place in shared memory, for loads a barrier, coordinates.
template <bool is_load> INLINE void copy_box(SHARED, u64 map, const u32 *registers, u32 dims) {
  if (map % 64)
    return fault(c, FAULT_MISALIGNED_ADDRESS, 0, map);
  u8 *words = reach(c, map, MAP_BYTES, false);
  if (!words)
    return;
  Box box;
  if (!read_map(box, (const u32 *)words, dims))
    return fault(c, FAULT_ILLEGAL_INSTRUCTION, 0, map);
  if (!read_place(box, registers[0], end, dims))
    return fault(c, FAULT_OUT_OF_RANGE_ADDRESS, 0, box.base);
  for (u32 n = 0; n < dims; n++)
    box.first[n] = (i32)registers[(is_load ? 2 : 1) + n];
  for (u32 row = 0; row < box.rows; row++)
    if (!copy_box_row<is_load>(c, shared, box, dims, row))
      return;
  if (is_load)
    bytes_came(c, shared, end, registers[1], box.count());
}

EXPORT void copy_row_in(SHARED, u32 place, u64 far, u32 units, u32 barrier) {
  copy_row<true>(c, shared, end, place, far, units, barrier);
}
EXPORT void copy_row_out(SHARED, u32 place, u64 far, u32 units, u32 barrier) {
  copy_row<false>(c, shared, end, place, far, units, barrier);
}
EXPORT void copy_box_in(SHARED, u64 map, const u32 *registers, u32 dims) {
  copy_box<true>(c, shared, end, map, registers, dims);
}
EXPORT void copy_box_out(SHARED, u64 map, const u32 *registers, u32 dims) {
  copy_box<false>(c, shared, end, map, registers, dims);
}
