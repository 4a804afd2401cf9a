// Products of matrices, C += A x B, two rows of C at a time. `jit/ops/matrix.py` fills the buffer that they read,
// says what they compute and how cards differ.
#pragma once
#include "vectors.h"

typedef float Floats __attribute__((ext_vector_type(16)));
typedef i32 Integers __attribute__((ext_vector_type(16)));
typedef _Float16 Halves __attribute__((ext_vector_type(16)));

struct Product {
  u8 *m;                   // A is at 0, 128 bytes for each k; B and C at B_AT and C_AT
  u64 end, rows, first, apart; // rows of C: r * rows + first and those `apart` from them
  u64 depth, clamps;       // elements of a stage; whether integer sums saturate
  u64 step;                // products that are added before a sum of 16 bits is narrowed
  u32 saturates;           // a half that is too large becomes the largest (FP16_OVFL)
};

enum Kind { WIDE, HALF, BFLOAT };

// A sum in the precision of 16 bits: a half to nearest even, bf16 cut off.
template <Kind kind> INLINE Floats narrowed(Floats sum, u32 saturates) {
  if constexpr (kind == BFLOAT)
    return bits_of<Floats>(bits_of<Integers>(sum) & (i32)0xFFFF0000);
  Floats back = __builtin_convertvector(__builtin_convertvector(sum, Halves), Floats);
  if (!saturates)
    return back;
  Floats size = __builtin_elementwise_abs(sum);
  Integers is_over = (size < __builtin_inff()) & (size >= 65520.0f);
  return is_over ? __builtin_elementwise_copysign((Floats)65504.0f, sum) : back;
}

INLINE Floats added(Floats sum, float a, Floats b) { return __builtin_elementwise_fma((Floats)a, b, sum); }
INLINE Integers added(Integers sum, i32 a, Integers b) { return sum + a * b; }

// What a stage begins with, and what is kept of it: integer products are added to C at its end.
INLINE Floats begun(Floats c) { return c; }
INLINE Integers begun(Integers) { return 0; }
INLINE Floats total(Floats, Floats sum, u64) { return sum; }
INLINE Integers total(Integers c, Integers sum, u64 clamps) {
  return clamps ? __builtin_elementwise_add_sat(c, sum) : c + sum;
}

// Elements `begin` to `end` of k onto two rows of C. B's row is k, or the one that the element of A names.
template <class Row, class Element, Kind kind, bool is_sparse>
INLINE void add_stage(const Product &p, Row *c, const u64 *row, u64 begin, u64 end) {
  Row sum[2] = {begun(c[0]), begun(c[1])};
  for (u64 k = begin; k < end; k++) {
    EACH_UNROLLED(u32 n = 0; n < 2; n++) {
      const u8 *a = p.m + 128 * k + 4 * row[n];
      const u8 *b = p.m + B_AT + (is_sparse ? load<u32>(a + ROWS_AT) : 128 * k);
      sum[n] = added(sum[n], load<Element>(a), *(const Row *)b);
    }
    if constexpr (kind != WIDE)
      if ((k & (p.step - 1)) == p.step - 1)
        EACH_UNROLLED(u32 n = 0; n < 2; n++) sum[n] = narrowed<kind>(sum[n], p.saturates);
  }
  EACH_UNROLLED(u32 n = 0; n < 2; n++) c[n] = total(c[n], sum[n], p.clamps);
}

// A sparse product is added in two stages, as cards saturate it (observed: public measurements of gfx1201).
template <class Row, class Element, Kind kind, bool is_sparse> INLINE void multiply(const Product &p) {
  for (u64 r = 0; r < p.end; r++) {
    u64 row[2] = {r * p.rows + p.first, r * p.rows + p.first + p.apart};
    for (u64 stage = 0; stage < (is_sparse ? 2 : 1); stage++)
      add_stage<Row, Element, kind, is_sparse>(p, (Row *)(p.m + C_AT + 128 * r), row, stage * p.depth,
                                               (stage + 1) * p.depth);
  }
}

#define PRODUCT(name, way, row, element, kind, is_sparse)                                                      \
  EXPORT void db_##way##_##name(u8 *m, u64 end, u64 rows, u64 first, u64 apart, u64 depth, u64 clamps,          \
                                u64 step, u32 saturates) {                                                     \
    multiply<row, element, kind, is_sparse>({m, end, rows, first, apart, depth, clamps, step, saturates});     \
  }
#define PRODUCTS(name, row, element, kind)                                                                     \
  PRODUCT(name, matrix, row, element, kind, false)                                                             \
  PRODUCT(name, sparse, row, element, kind, true)

PRODUCTS(float, Floats, float, WIDE)
PRODUCTS(i32, Integers, i32, WIDE)
PRODUCTS(f16, Floats, float, HALF)
PRODUCTS(bf16, Floats, float, BFLOAT)
