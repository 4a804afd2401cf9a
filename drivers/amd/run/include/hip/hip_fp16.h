// Halves of HIP: a half is the language's _Float16, so that operators are its own, and two of them a vector; the
// functions by their documented names. Hosts have all but what takes an exponent, a logarithm or an angle.
#pragma once
#define DB_H static DB_BOTH
typedef _Float16 half;
typedef _Float16 __half;
typedef HIP_vector_type<_Float16, 2> half2;
typedef half2 __half2;
struct __half_raw { unsigned short x; };
DB_H half __float2half(float x) { return half(x); }
DB_H half __float2half_rn(float x) { return half(x); }
DB_H half __double2half(double x) { return half(x); }
DB_H float __half2float(half x) { return float(x); }
#define DB_HALF_OF(name, T) \
    DB_H half __##name##2half_rn(T x) { return half(x); } \
    DB_H T __half2##name##_rz(half x) { return (T)x; } \
    DB_H T __half2##name##_rn(half x) { return (T)(__builtin_rintf(float(x))); } \
    DB_H T __half2##name##_rd(half x) { return (T)(__builtin_floorf(float(x))); } \
    DB_H T __half2##name##_ru(half x) { return (T)(__builtin_ceilf(float(x))); }
DB_HALF_OF(int, int) DB_HALF_OF(uint, unsigned) DB_HALF_OF(short, short) DB_HALF_OF(ushort, unsigned short)
DB_HALF_OF(ll, long long) DB_HALF_OF(ull, unsigned long long)
DB_H half __ushort_as_half(unsigned short x) { return __builtin_bit_cast(half, x); }
DB_H half __short_as_half(short x) { return __builtin_bit_cast(half, x); }
DB_H unsigned short __half_as_ushort(half x) { return __builtin_bit_cast(unsigned short, x); }
DB_H short __half_as_short(half x) { return __builtin_bit_cast(short, x); }

// One function of halves, the same of pairs, and what pairs answer as a whole.
#define DB_HALF(name, value) \
    DB_H half name(half a, half b) { return value; } \
    DB_H half2 name##2(half2 x, half2 y) { return half2(name(x.x, y.x), name(x.y, y.y)); }
#define DB_HALF_CLAIM(name, claim) \
    DB_H bool __h##name(half a, half b) { return claim; } \
    DB_H half2 __h##name##2(half2 x, half2 y) { return half2(__h##name(x.x, y.x), __h##name(x.y, y.y)); } \
    DB_H bool __hb##name##2(half2 x, half2 y) { return __h##name(x.x, y.x) && __h##name(x.y, y.y); }
#pragma STDC FP_CONTRACT OFF
DB_HALF(__hadd, a + b)
DB_HALF(__hsub, a - b)
DB_HALF(__hmul, a * b)
DB_HALF(__hdiv, a / b)
DB_HALF(__hadd_rn, a + b)
DB_HALF(__hsub_rn, a - b)
DB_HALF(__hmul_rn, a * b)
#pragma STDC FP_CONTRACT DEFAULT
DB_HALF(__hmax, a != a ? b : b != b ? a : a < b ? b : a)
DB_HALF(__hmin, a != a ? b : b != b ? a : b < a ? b : a)
DB_HALF_CLAIM(eq, a == b)
DB_HALF_CLAIM(ne, a != b && a == a && b == b) // false where one is no number, as the documents say
DB_HALF_CLAIM(lt, a < b)
DB_HALF_CLAIM(le, a <= b)
DB_HALF_CLAIM(gt, a > b)
DB_HALF_CLAIM(ge, a >= b)
DB_H half2 __h2div(half2 x, half2 y) { return x / y; }
#ifdef __HIP_DEVICE_COMPILE__
DB_H half __hfma(half a, half b, half c) { return __builtin_fmaf16(a, b, c); }
#else
DB_H half __hfma(half a, half b, half c) { return half(__builtin_fma(double(a), double(b), double(c))); }
#endif
DB_H half2 __hfma2(half2 a, half2 b, half2 c) { return half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); }
DB_H half __hneg(half x) { return -x; }
DB_H half2 __hneg2(half2 x) { return -x; }
DB_H half __habs(half x) { return __ushort_as_half(__half_as_ushort(x) & 0x7FFF); }
DB_H half2 __habs2(half2 x) { return half2(__habs(x.x), __habs(x.y)); }
DB_H bool __hisnan(half x) { return x != x; }
DB_H int __hisinf(half x) { return (__half_as_ushort(x) & 0x7FFF) == 0x7C00 ? (x > 0 ? 1 : -1) : 0; }
#define DB_HALF_BY(name, value) \
    DB half h##name(half x) { return half(value); } \
    DB half2 h2##name(half2 x) { return half2(h##name(x.x), h##name(x.y)); }
DB_HALF_BY(sqrt, sqrt(float(x))) DB_HALF_BY(rsqrt, rsqrt(float(x))) DB_HALF_BY(rcp, 1.0f / float(x))
DB_HALF_BY(exp, exp(float(x))) DB_HALF_BY(exp2, exp2(float(x))) DB_HALF_BY(exp10, exp10(float(x)))
DB_HALF_BY(log, log(float(x))) DB_HALF_BY(log2, log2(float(x))) DB_HALF_BY(log10, log10(float(x)))
DB_HALF_BY(sin, sin(float(x))) DB_HALF_BY(cos, cos(float(x))) DB_HALF_BY(floor, floor(float(x)))
DB_HALF_BY(ceil, ceil(float(x))) DB_HALF_BY(trunc, trunc(float(x))) DB_HALF_BY(rint, rint(float(x)))

DB_H half2 __halves2half2(half low, half high) { return half2(low, high); }
DB_H half2 make_half2(half low, half high) { return half2(low, high); }
DB_H half2 __half2half2(half x) { return half2(x, x); }
DB_H half2 __float2half2_rn(float x) { return half2(half(x), half(x)); }
DB_H half2 __floats2half2_rn(float low, float high) { return half2(half(low), half(high)); }
DB_H half2 __float22half2_rn(float2 x) { return half2(half(x.x), half(x.y)); }
DB_H float2 __half22float2(half2 x) { return float2(float(x.x), float(x.y)); }
DB_H half __low2half(half2 x) { return x.x; }
DB_H half __high2half(half2 x) { return x.y; }
DB_H float __low2float(half2 x) { return float(x.x); }
DB_H float __high2float(half2 x) { return float(x.y); }
DB_H half2 __low2half2(half2 x) { return half2(x.x, x.x); }
DB_H half2 __high2half2(half2 x) { return half2(x.y, x.y); }
DB_H half2 __lows2half2(half2 x, half2 y) { return half2(x.x, y.x); }
DB_H half2 __highs2half2(half2 x, half2 y) { return half2(x.y, y.y); }
DB_H half2 __lowhigh2highlow(half2 x) { return half2(x.y, x.x); }
// Pairs are added at once, by exchange: HIP names no order between the two.
DB_HERE half2 unsafeAtomicAdd(half2 *p, half2 v) {
    unsigned *word = (unsigned *)p, seen = *word, now;
    do {
        now = seen;
        seen = atomicCAS(word, now, __builtin_bit_cast(unsigned, __builtin_bit_cast(half2, now) + v));
    } while (seen != now);
    return __builtin_bit_cast(half2, seen);
}
DB_HERE half2 atomicAdd(half2 *p, half2 v) { return unsafeAtomicAdd(p, v); }
