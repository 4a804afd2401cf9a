// Loads, stores and atomics of lanes at host addresses.
//
// One access of the host's where all lanes read one place, few where half of them have one place or places in a
// row. Addresses of lanes that take no part are those of one that does, so loads may touch them in every lane.
#pragma once
#include "context.h"

typedef u32 u32x16 __attribute__((ext_vector_type(16)));
typedef u64 u64x16 __attribute__((ext_vector_type(16)));
template <class Element, u32 count> using Vector = Element __attribute__((ext_vector_type(count)));
constexpr u32 HALF = 16, WHOLE_HALF = 0xFFFF; // lanes, and their mask

INLINE u64x16 numbers() { return (u64x16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}; }

INLINE bool are_equal(u64x16 a, u64x16 b) { return __builtin_reduce_and(a == b); }

// Each lane's words to columns of 32 lanes.
template <u32 words> INLINE void load_half(u64x16 hosts, u32 *out) {
  const u32 *first = (const u32 *)hosts[0];
  if (are_equal(hosts, hosts[0] + numbers() * (4 * words))) {
    auto row = load<Vector<u32, HALF * words>>(first);
    EACH_UNROLLED(u32 n = 0; n < words; n++) {
      u32x16 column = 0;
      EACH_UNROLLED(u32 lane = 0; lane < HALF; lane++) column[lane] = row[words * lane + n];
      store(out + 32 * n, column);
    }
    return;
  }
  if (are_equal(hosts, hosts[0])) {
    EACH_UNROLLED(u32 n = 0; n < words; n++) store(out + 32 * n, (u32x16)first[n]);
    return;
  }
  EACH_UNROLLED(u32 n = 0; n < words; n++) {
    u32x16 column = 0;
    EACH_UNROLLED(u32 lane = 0; lane < HALF; lane++) column[lane] = ((const u32 *)hosts[lane])[n];
    store(out + 32 * n, column);
  }
}

// The words of all lanes to `out`, one column after the other.
template <u32 words> INLINE void load_words(u64x32 hosts, u32 *out) {
  if (lanes_of(hosts == hosts[0]) == ~0u) {
    EACH_UNROLLED(u32 n = 0; n < words; n++) store(out + 32 * n, (u32x32)((const u32 *)hosts[0])[n]);
  } else {
    load_half<words>(hosts.lo, out);
    load_half<words>(hosts.hi, out + HALF);
  }
}

// Of lanes that meet, the last.
template <u32 words> INLINE void store_half(u64x16 hosts, u32 mask, const u32 *columns) {
  if (mask == WHOLE_HALF && are_equal(hosts, hosts[0] + numbers() * (4 * words))) {
    Vector<u32, HALF * words> row = 0;
    EACH_UNROLLED(u32 n = 0; n < words; n++) {
      auto column = load<u32x16>(columns + 32 * n);
      EACH_UNROLLED(u32 lane = 0; lane < HALF; lane++) row[words * lane + n] = column[lane];
    }
    store((void *)hosts[0], row);
    return;
  }
  u64 places[HALF];
  store(places, hosts);
  for (u32 rest = mask; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    EACH_UNROLLED(u32 n = 0; n < words; n++)((u32 *)places[lane])[n] = columns[32 * n + lane];
  }
}

template <u32 words> INLINE void store_words(u64x32 hosts, u32 mask, const u32 *columns) {
  store_half<words>(hosts.lo, mask & WHOLE_HALF, columns);
  store_half<words>(hosts.hi, mask >> HALF, columns + HALF);
}

EXPORT void load_1(u64x32 hosts, u32 *out) { load_words<1>(hosts, out); }
EXPORT void load_2(u64x32 hosts, u32 *out) { load_words<2>(hosts, out); }
EXPORT void load_4(u64x32 hosts, u32 *out) { load_words<4>(hosts, out); }

EXPORT void store_1(u64x32 hosts, u32 mask, u32x32 a) {
  u32x32 columns[] = {a};
  store_words<1>(hosts, mask, (u32 *)columns);
}
EXPORT void store_2(u64x32 hosts, u32 mask, u32x32 a, u32x32 b) {
  u32x32 columns[] = {a, b};
  store_words<2>(hosts, mask, (u32 *)columns);
}
EXPORT void store_4(u64x32 hosts, u32 mask, u32x32 a, u32x32 b, u32x32 c, u32x32 d) {
  u32x32 columns[] = {a, b, c, d};
  store_words<4>(hosts, mask, (u32 *)columns);
}

// -- less than a word -------------------------------------------------------------------------------------

#define LOAD_NARROW(name, unit)                                                                                \
  EXPORT void load_##name(u64x32 hosts, u32 *out) {                                                            \
    u32x32 found = 0;                                                                                              \
    EACH_UNROLLED(u32 lane = 0; lane < 32; lane++) found[lane] = *(const unit *)hosts[lane];                   \
    store(out, found);                                                                                         \
  }
LOAD_NARROW(U8, u8)
LOAD_NARROW(S8, signed char)
LOAD_NARROW(U16, u16)
LOAD_NARROW(S16, short)

#define STORE_NARROW(name, unit)                                                                               \
  EXPORT void store_##name(u64x32 hosts, u32 mask, u32x32 values) {                                            \
    for (u32 rest = mask; rest; rest &= rest - 1)                                                              \
      *(unit *)hosts[__builtin_ctz(rest)] = values[__builtin_ctz(rest)];                                       \
  }
STORE_NARROW(U8, u8)
STORE_NARROW(S8, u8)
STORE_NARROW(U16, u16)
STORE_NARROW(S16, u16)

// -- atomics: one lane after the other, each the host's own ------------------------------------------------

template <class Number> INLINE Number compare_and_swap(Number *place, Number old, Number swap) {
  __atomic_compare_exchange_n(place, &old, swap, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return old;
}

// What memory held; a count that goes up to a limit and on from 0, or down from it.
template <bool is_up> INLINE u32 count_around(u32 *place, u32 limit) {
  u32 old = *place, next;
  do
    next = is_up ? (old >= limit ? 0 : old + 1) : (old == 0 || old > limit ? limit : old - 1);
  while (!__atomic_compare_exchange_n(place, &old, next, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  return old;
}

#define ATOMIC(name, word, number, act)                                                                        \
  EXPORT word##x32 atomic_##name(u64x32 hosts, u32 mask, word##x32 values, word##x32 others) {                 \
    word##x32 before = 0;                                                                                      \
    for (u32 rest = mask; rest; rest &= rest - 1) {                                                            \
      u32 lane = __builtin_ctz(rest);                                                                          \
      number *place = (number *)hosts[lane], value = bits_of<number>((word)values[lane]);                      \
      [[maybe_unused]] word other = others[lane];                                                              \
      before[lane] = bits_of<word>((number)(act));                                                             \
    }                                                                                                          \
    return before;                                                                                             \
  }
#define FETCH(name, word, number, verb)                                                                        \
  ATOMIC(name, word, number, __atomic_fetch_##verb(place, value, __ATOMIC_SEQ_CST))
#define FETCH_BOTH(verb)                                                                                       \
  FETCH(verb##_i32, u32, u32, verb)                                                                            \
  FETCH(verb##_i64, u64, u64, verb)

FETCH_BOTH(add)
FETCH_BOTH(and)
FETCH_BOTH(or)
FETCH_BOTH(xor)
FETCH_BOTH(min)
FETCH_BOTH(max)
FETCH(min_s32, u32, i32, min)
FETCH(max_s32, u32, i32, max)
FETCH(min_s64, u64, i64, min)
FETCH(max_s64, u64, i64, max)
FETCH(add_float, u32, float, add)
FETCH(add_double, u64, double, add)
ATOMIC(xchg_i32, u32, u32, __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST))
ATOMIC(xchg_i64, u64, u64, __atomic_exchange_n(place, value, __ATOMIC_SEQ_CST))
ATOMIC(inc_i32, u32, u32, count_around<true>(place, value))
ATOMIC(dec_i32, u32, u32, count_around<false>(place, value))
ATOMIC(cas_i32, u32, u32, compare_and_swap(place, value, other))
ATOMIC(cas_i64, u64, u64, compare_and_swap(place, value, other))
