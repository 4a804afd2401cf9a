// What LLVM selects slowly and quick code therefore calls: lane masks as dwords that are all ones or 0, and parts of
// numbers.
#pragma once
#include "vectors.h"

typedef unsigned short u16x32 __attribute__((ext_vector_type(32)));

EXPORT u32x32 db_lanes_of(u32 word) { return (u32x32)claims_of(word); }
EXPORT u32 db_word_of(u32x32 lanes) { return lanes_of((i32x32)lanes < 0); }
EXPORT u64x32 db_join_of(u32x32 low, u32x32 high) {
  return __builtin_convertvector(high, u64x32) << 32 | __builtin_convertvector(low, u64x32);
}
EXPORT u32x32 db_high_of(u64x32 value) { return __builtin_convertvector(value >> 32, u32x32); }
EXPORT u16x32 db_half_of(u32x32 value) { return __builtin_convertvector(value, u16x32); }
