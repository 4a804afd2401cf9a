// Halves rounded as MODE says: to nearest, then one step where that went the wrong way.
#pragma once
#include "vectors.h"

typedef float f32x32 __attribute__((ext_vector_type(32)));
typedef _Float16 f16x32 __attribute__((ext_vector_type(32)));
typedef short i16x32 __attribute__((ext_vector_type(32)));

// mode: 0 toward zero, 1 to nearest, 2 up, 3 down, as LLVM numbers them.
EXPORT f16x32 db_round_fptrunc_f32_f16(u32 mode, f32x32 x) {
  f16x32 near = __builtin_convertvector(x, f16x32);
  f32x32 back = __builtin_convertvector(near, f32x32);
  i16x32 bits = bits_of<i16x32>(near), is_minus = bits < 0, above = is_minus | 1;
  i16x32 up = bits + (__builtin_convertvector(back < x, i16x32) & above);
  i16x32 down = bits - (__builtin_convertvector(back > x, i16x32) & above);
  i16x32 zero = (up & is_minus) | (down & ~is_minus);
  return bits_of<f16x32>(mode == 1 ? bits : mode == 2 ? up : mode == 3 ? down : zero);
}
