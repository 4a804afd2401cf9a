// LDSM: matrices of 8 x 8 elements of 16 bits from shared memory into registers. Rows: PTX ISA, "ldmatrix".
#pragma once
#include "context.h"

typedef u16 u16x8 __attribute__((ext_vector_type(8)));

// Rows become columns: they are interleaved with those four further on, three times.
INLINE void turn(u16x8 *rows) {
  EACH_UNROLLED(u32 times = 0; times < 3; times++) {
    u16x8 made[8];
    EACH_UNROLLED(u32 n = 0; n < 4; n++) {
      made[2 * n] = __builtin_shufflevector(rows[n], rows[n + 4], 0, 8, 1, 9, 2, 10, 3, 11);
      made[2 * n + 1] = __builtin_shufflevector(rows[n], rows[n + 4], 4, 12, 5, 13, 6, 14, 7, 15);
    }
    EACH_UNROLLED(u32 n = 0; n < 8; n++) rows[n] = made[n];
  }
}

// Lanes 8n to 8n + 7 have the rows of matrix n, which fills one of the registers.
template <u32 count, bool is_turned> INLINE void load_matrices(u64x32 hosts, u16x8 *registers) {
  EACH_UNROLLED(u32 n = 0; n < count; n++) {
    u16x8 rows[8];
    EACH_UNROLLED(u32 row = 0; row < 8; row++) rows[row] = *(const u16x8 *)hosts[8 * n + row];
    if constexpr (is_turned)
      turn(rows);
    EACH_UNROLLED(u32 row = 0; row < 8; row++) registers[8 * n + row] = rows[row];
  }
}

#define MATRICES(count)                                                                                        \
  EXPORT void matrices_##count(u64x32 hosts, u16x8 *registers) { load_matrices<count, false>(hosts, registers); } \
  EXPORT void matrices_##count##t(u64x32 hosts, u16x8 *registers) { load_matrices<count, true>(hosts, registers); }
MATRICES(1)
MATRICES(2)
MATRICES(4)
