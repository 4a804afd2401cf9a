// Vectors of a wave's lanes, and words for what C++ has none for.
#pragma once

typedef unsigned char u8;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long i64;
typedef unsigned long u64;
typedef u8 u8x32 __attribute__((ext_vector_type(32)));
typedef u32 u32x4 __attribute__((ext_vector_type(4)));
typedef u32 u32x8 __attribute__((ext_vector_type(8)));
typedef u32 u32x32 __attribute__((ext_vector_type(32))); // one dword of each lane
typedef u64 u64x32 __attribute__((ext_vector_type(32)));
typedef i64 i64x32 __attribute__((ext_vector_type(32)));
typedef u64 u64x4 __attribute__((ext_vector_type(4)));
typedef i32 i32x8 __attribute__((ext_vector_type(8))); // claims about eight dwords: 0 or -1
typedef i32 i32x32 __attribute__((ext_vector_type(32)));
typedef bool mask32 __attribute__((ext_vector_type(32)));

#define EXPORT extern "C" __attribute__((noinline)) // kernels call it
#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))
#define EACH_UNROLLED _Pragma("clang loop unroll(full)") for

template <class To, class From> INLINE To bits_of(From value) {
  To bits;
  static_assert(sizeof bits == sizeof value);
  __builtin_memcpy(&bits, &value, sizeof bits);
  return bits;
}

// A value at any address.
template <class Value> INLINE Value load(const void *place) {
  Value value;
  __builtin_memcpy(&value, place, sizeof value);
  return value;
}

template <class Value> INLINE void store(void *place, Value value) {
  __builtin_memcpy(place, &value, sizeof value);
}

template <class Dwords> INLINE Dwords splat(u32 value) { return (Dwords)value; }

INLINE bool all(int claim) { return claim; }
INLINE bool all(i32x8 claims) { return __builtin_reduce_and(claims); }
INLINE bool all(i32x32 claims) { return __builtin_reduce_and(claims); }

INLINE mask32 mask_of(u32 lanes) { return bits_of<mask32>(lanes); }
INLINE i32x32 claims_of(u32 lanes) { return __builtin_convertvector(mask_of(lanes), i32x32) != 0; }
template <class Claims> INLINE u32 lanes_of(Claims claims) {
  return bits_of<u32>(__builtin_convertvector(claims, mask32));
}

INLINE u32x32 lane_numbers() {
  return (u32x32){0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                  16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
}
