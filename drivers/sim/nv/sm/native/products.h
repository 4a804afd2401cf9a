// Products of a warpgroup (HGMMA): the sixteen rows of one warp, as sums of doubles in the order of the steps, which
// `jit/warpgroup.py` rounds. Where elements lie, and a matrix' descriptor: ../warpgroup.py.
#pragma once
#include "matrices.h"

typedef double f64x8 __attribute__((ext_vector_type(8)));
typedef u32 u32x16 __attribute__((ext_vector_type(16)));
typedef double f64x16 __attribute__((ext_vector_type(16)));
constexpr u32 ROWS = 16, DEPTH = 16, CHUNK = 8;      // of a warp; steps; elements of a piece of 16 bytes
constexpr u32 TURNED = 1, NEGATIVE = 2, BFLOAT = 4; // how a side is taken

struct Side { // of a product, in shared memory
  u32 start, leading, stride, steps, span;
  bool is_plain; // not swizzled
};

INLINE u32 field(u64 descriptor, u32 low) { return (descriptor >> low & 0x3FFF) << 4; }

INLINE Side side_of(u64 descriptor) {
  u32 mode = descriptor >> 62, steps = mode ? 4 - mode : 0; // log2 of span / 16
  return {field(descriptor, 0), field(descriptor, 16), field(descriptor, 32), steps, 16u << steps, !mode};
}

// Where eight lines begin whose elements of one step follow each other in memory.
INLINE u32 turned_line(const Side &side, u32 line) {
  u32 bits = side.steps + 3; // log2 of lines that follow each other
  if (side.is_plain)
    return (line >> 3) * side.stride;
  return (line >> bits) * side.leading + ((line & ((1 << bits) - 1)) << 1);
}

// Where the pieces of eight lines are: two of each line, or, turned, one of each step. Pieces change places by
// their row of 128 bytes.
template <u32 how> INLINE u32x16 places_of(const Side &side, u32 line) {
  constexpr bool is_turned = how & TURNED;
  const u32x16 number = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  u32 first = is_turned ? turned_line(side, line) : (line >> 3) * side.stride;
  u32 group = is_turned ? (side.is_plain ? side.leading : side.stride) : (side.is_plain ? side.leading : 16);
  u32x16 near = is_turned ? number % CHUNK : number / 2, far = is_turned ? number / CHUNK : number % 2;
  u32x16 at = side.start + first + near * side.span + far * group;
  return at ^ (at >> 7 & ((side.span >> 4) - 1)) << 4;
}

template <u32 how> INLINE f64x8 doubles(u16x8 bits) {
  typedef float f32x8 __attribute__((ext_vector_type(8)));
  typedef _Float16 f16x8 __attribute__((ext_vector_type(8)));
  f32x8 upper = bits_of<f32x8>(__builtin_convertvector(bits, u32x8) << 16);
  f64x8 made = how & BFLOAT ? __builtin_convertvector(upper, f64x8)
                            : __builtin_convertvector(bits_of<f16x8>(bits), f64x8);
  return how & NEGATIVE ? -made : made;
}

// The sixteen pieces of eight lines; false, and a fault is noted, where one is beyond shared memory. Base offsets
// are not modelled.
template <u32 how>
INLINE bool read_pieces(Context *c, const u8 *shared, u32 end, u64 descriptor, u32 line, f64x8 *pieces) {
  if (descriptor >> 49 & 7) {
    fault(c, FAULT_ILLEGAL_INSTRUCTION, 0, 0);
    return false;
  }
  u32x16 places = places_of<how>(side_of(descriptor), line);
  u32 last = __builtin_reduce_max(places);
  if (last + 16 > end) {
    fault(c, FAULT_OUT_OF_RANGE_ADDRESS, 0, last);
    return false;
  }
  EACH_UNROLLED(u32 n = 0; n < DEPTH; n++) pieces[n] = doubles<how>(load<u16x8>(shared + places[n]));
  return true;
}

// The left side as `left` [step][row], from shared memory; 1 after a fault.
template <u32 how>
INLINE u32 read_left(Context *c, u8 *shared, u32 end, u32 quarter, u64 descriptor, double *left) {
  for (u32 half = 0; half < 2; half++) {
    f64x8 pieces[DEPTH];
    if (!read_pieces<how>(c, shared, end, descriptor, ROWS * quarter + 8 * half, pieces))
      return 1;
    EACH_UNROLLED(u32 n = 0; n < DEPTH; n++) {
      if constexpr (how & TURNED)
        store(left + ROWS * n + 8 * half, pieces[n]);
      else
        EACH_UNROLLED(u32 k = 0; k < CHUNK; k++) left[ROWS * (CHUNK * (n % 2) + k) + 8 * half + n / 2] = pieces[n][k];
    }
  }
  return 0;
}

// The same from four registers, as HMMA's: two steps in each.
template <u32 how> INLINE void read_registers(const u16 *registers, double *left) {
  for (u32 n = 0; n < 4; n++)
    for (u32 step = 0; step < CHUNK; step++) {
      u16x8 bits = 0;
      EACH_UNROLLED(u32 row = 0; row < CHUNK; row++) bits[row] = registers[64 * n + 8 * row + step];
      store(left + ROWS * (step + CHUNK * (n / 2)) + 8 * (n % 2), doubles<how>(bits));
    }
}

// Sums [column][row] of eight columns; 1 after a fault. Two columns at a time, which is what the host's registers
// hold; products are exact in a double, so fused or not is the same.
template <u32 how>
INLINE u32 make_sums(Context *c, u8 *shared, u32 end, u32 group, u64 descriptor, const f64x16 *left, f64x16 *sums) {
  f64x8 pieces[DEPTH];
  if (!read_pieces<how>(c, shared, end, descriptor, CHUNK * group, pieces))
    return 1;
  constexpr u32 across = how & TURNED ? 1 : DEPTH, down = how & TURNED ? CHUNK : 1; // to the next column, step
  for (u32 column = 0; column < CHUNK; column += 2) {
    const double *right = (const double *)pieces + across * column;
    f64x16 first = 0, second = 0;
    EACH_UNROLLED(u32 step = 0; step < DEPTH; step++) {
      first = left[step] * right[down * step] + first;
      second = left[step] * right[down * step + across] + second;
    }
    sums[column] = first;
    sums[column + 1] = second;
  }
  return 0;
}

// The functions that kernels call, one for each way to take a side.
#define PRODUCT(how)                                                                                           \
  EXPORT u32 product_left_##how(Context *c, u8 *shared, u32 end, u32 quarter, u64 descriptor, double *left) {    \
    return read_left<how>(c, shared, end, quarter, descriptor, left);                                          \
  }                                                                                                            \
  EXPORT void product_registers_##how(const u16 *registers, double *left) { read_registers<how>(registers, left); } \
  EXPORT u32 product_sums_##how(Context *c, u8 *shared, u32 end, u32 group, u64 descriptor, const f64x16 *left,  \
                                f64x16 *sums) {                                                                \
    return make_sums<how>(c, shared, end, group, descriptor, left, sums);                                      \
  }
PRODUCT(0)
PRODUCT(1)
PRODUCT(2)
PRODUCT(3)
PRODUCT(4)
PRODUCT(5)
PRODUCT(6)
PRODUCT(7)
