// Atomics: one lane after the other, lowest first.
#pragma once
#include "lanes.h"

template <u32 bits> struct Number;
template <> struct Number<32> {
  typedef u32 word;
  typedef i32 integer;
  typedef float real;
  static constexpr word quiet = 1u << 22; // of a NaN
};
template <> struct Number<64> {
  typedef u64 word;
  typedef i64 integer;
  typedef double real;
  static constexpr word quiet = 1ull << 51;
};

// Minimum or maximum, the number where one is a NaN, -0 below +0. Of two NaNs: on GFX12 the operand's, quiet; on
// GFX11 memory's, and one that signals before everything, quiet, as measured: the pseudocode there compares and no
// more. Source: RDNA4 ISA, GLOBAL_ATOMIC_MIN_NUM_F32; rocjitsu, fp_mode.h.
template <u32 bits, bool is_least, bool is_gfx12>
INLINE typename Number<bits>::word extreme(typename Number<bits>::word old, typename Number<bits>::word data) {
  typedef Number<bits> N;
  auto real_old = bits_of<typename N::real>(old), real_data = bits_of<typename N::real>(data);
  bool old_is_nan = real_old != real_old, data_is_nan = real_data != real_data;
  if (!is_gfx12 && old_is_nan && !(old & N::quiet))
    return old | N::quiet;
  if (!is_gfx12 && data_is_nan && !(data & N::quiet))
    return data | N::quiet;
  if (old_is_nan && data_is_nan)
    return (is_gfx12 ? data : old) | N::quiet;
  auto found = is_least ? __builtin_elementwise_minimumnum(real_data, real_old)
                        : __builtin_elementwise_maximumnum(real_data, real_old);
  return bits_of<typename N::word>(found);
}

INLINE u32 sum_of_halves(u32 old, u32 data) {
  u32 sum = 0;
  EACH_UNROLLED(u32 shift = 0; shift < 32; shift += 16) {
    float wide = (float)bits_of<_Float16>((u16)(old >> shift)) + (float)bits_of<_Float16>((u16)(data >> shift));
    sum |= (u32)bits_of<u16>((_Float16)wide) << shift;
  }
  return sum;
}

// The upper half of a float, to nearest even.
INLINE u32 rounded_to_bfloat(float value) {
  u32 bits = bits_of<u32>(value);
  return (value != value ? bits | 1 << 22 : bits + 0x7FFF + (bits >> 16 & 1)) >> 16;
}

INLINE u32 sum_of_bfloats(u32 old, u32 data) {
  float low = bits_of<float>(old << 16) + bits_of<float>(data << 16);
  float high = bits_of<float>(old & 0xFFFF0000) + bits_of<float>(data & 0xFFFF0000);
  return rounded_to_bfloat(high) << 16 | rounded_to_bfloat(low);
}

// What memory holds afterwards; `other` is the second operand. As the ISA documents write it.
template <u32 bits, class Word> INLINE Word result_of(u32 operation, Word old, Word data, Word other) {
  typedef typename Number<bits>::integer integer;
  typedef typename Number<bits>::real real;
  switch (operation) {
  case ADD_U: return old + data;
  case SUB_U: return old - data;
  case MIN_I: return (integer)old < (integer)data ? old : data;
  case MIN_U: return old < data ? old : data;
  case MAX_I: return (integer)old > (integer)data ? old : data;
  case MAX_U: return old > data ? old : data;
  case AND_B: return old & data;
  case OR_B: return old | data;
  case XOR_B: return old ^ data;
  case INC_U: return old >= data ? 0 : old + 1;
  case DEC_U: return old == 0 || old > data ? data : old - 1;
  case CMPSWAP_B: return old == other ? data : old;
  case ADD_F: return bits_of<Word>(bits_of<real>(old) + bits_of<real>(data));
  case MIN_F: return extreme<bits, true, false>(old, data);
  case MAX_F: return extreme<bits, false, false>(old, data);
  case CSUB_U: return old >= data ? old - data : 0;
  case CMPSWAP_F: return bits_of<real>(old) == bits_of<real>(other) ? data : old;
  case MSKOR_B: return (old & ~data) | other;
  case RSUB_U: return data - old;
  case WRAP_B: return old >= data ? old - data : old + other;
  case COND_SUB_U: return old >= data ? old - data : old;
  case CONDXCHG: return (integer)data < 0 ? data << 1 >> 1 : old;
  case MIN_NUM_F: return extreme<bits, true, true>(old, data);
  case MAX_NUM_F: return extreme<bits, false, true>(old, data);
  case PK_ADD_F16: return sum_of_halves(old, data);
  case PK_ADD_BF16: return sum_of_bfloats(old, data);
  default: return data; // SWAP_B
  }
}

template <class Word> INLINE Word word_of(const u32 *columns, u32 lane) {
  if constexpr (sizeof(Word) == 4)
    return columns[lane];
  return columns[lane] | (u64)columns[32 + lane] << 32;
}

// The operand, and a compare's second one after it, come in dword columns; old values go back over the operand.
template <u32 bits, u32 kind> INLINE u32 atomics(const Access &lanes, u32x32 highs, u32 *columns, u32 operation) {
  typedef typename Number<bits>::word word;
  for (u32 rest = lanes.exec; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest), access = ATOMIC | kind;
    u64 va = lanes.base + lanes.offsets[lane] + ((u64)highs[lane] << 32);
    if (va % sizeof(word)) {
      db_miss(lanes.launch, va, sizeof(word), access | MISALIGNED, lanes.pc, lane);
      return 1;
    }
    u8 *place = db_translate(lanes.launch, lanes.site, va, sizeof(word), access, lanes.pc, lane);
    if (!place || is_straddle(place))
      return 1;
    word old = load<word>(place), data = word_of<word>(columns, lane);
    store(place, result_of<bits>(operation, old, data, word_of<word>(columns + bits, lane)));
    columns[lane] = old;
    if constexpr (bits == 64)
      columns[32 + lane] = old >> 32;
  }
  return 0;
}

#define ATOMICS(name, bits, kind)                                                                              \
  EXPORT u32 name(LANES, u32x32 highs, u32 *columns, u32 operation) {                                          \
    return atomics<bits, kind>({launch, site, base, offsets, exec, pc}, highs, columns, operation);            \
  }

ATOMICS(db_atomic_32, 32, 0)
ATOMICS(db_atomic_64, 64, 0)
ATOMICS(db_atomic_lds_32, 32, LDS)
ATOMICS(db_atomic_lds_64, 64, LDS)
