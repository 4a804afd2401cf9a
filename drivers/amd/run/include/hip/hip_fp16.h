// Halves of HIP: a half is the language's _Float16, so that operators are its own; the functions by their
// documented names. Two halves are a vector, whose arithmetic is one packed instruction.
#pragma once
typedef _Float16 half;
typedef _Float16 __half;
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef half2 __half2;
DB half __float2half(float x) { return half(x); }
DB half __float2half_rn(float x) { return half(x); }
DB half __double2half(double x) { return half(x); }
DB float __half2float(half x) { return float(x); }
DB half __int2half_rn(int x) { return half(x); }
DB half __uint2half_rn(unsigned x) { return half(x); }
DB int __half2int_rz(half x) { return int(x); }
DB int __half2int_rn(half x) { return int(rint(float(x))); }
DB half __ushort_as_half(unsigned short x) { return __builtin_bit_cast(half, x); }
DB half __short_as_half(short x) { return __builtin_bit_cast(half, x); }
DB unsigned short __half_as_ushort(half x) { return __builtin_bit_cast(unsigned short, x); }
DB short __half_as_short(half x) { return __builtin_bit_cast(short, x); }

#define DB_HALF(name, result, type, value) \
    DB result name(type a, type b) { return value; }
DB_HALF(__hadd, half, half, a + b)
DB_HALF(__hsub, half, half, a - b)
DB_HALF(__hmul, half, half, a * b)
DB_HALF(__hdiv, half, half, a / b)
DB_HALF(__hmax, half, half, __builtin_fmaxf16(a, b))
DB_HALF(__hmin, half, half, __builtin_fminf16(a, b))
DB_HALF(__heq, bool, half, a == b)
DB_HALF(__hne, bool, half, a != b && a == a && b == b) // false where one is no number, as the documents say
DB_HALF(__hlt, bool, half, a < b)
DB_HALF(__hle, bool, half, a <= b)
DB_HALF(__hgt, bool, half, a > b)
DB_HALF(__hge, bool, half, a >= b)
DB_HALF(__hadd2, half2, half2, a + b)
DB_HALF(__hsub2, half2, half2, a - b)
DB_HALF(__hmul2, half2, half2, a * b)
DB half __hfma(half a, half b, half c) { return __builtin_fmaf16(a, b, c); }
DB half2 __hfma2(half2 a, half2 b, half2 c) { return __builtin_elementwise_fma(a, b, c); }
DB half __hneg(half x) { return -x; }
DB half2 __hneg2(half2 x) { return -x; }
DB half __habs(half x) { return __builtin_fabsf16(x); }
DB bool __hisnan(half x) { return x != x; }
DB half hsqrt(half x) { return half(sqrt(float(x))); }
DB half hrcp(half x) { return half(1.0f / float(x)); }
DB half hexp(half x) { return half(exp(float(x))); }
DB half hlog(half x) { return half(log(float(x))); }
DB half hfloor(half x) { return half(floor(float(x))); }
DB half hceil(half x) { return half(ceil(float(x))); }

DB half2 __halves2half2(half low, half high) { return half2{low, high}; }
DB half2 make_half2(half low, half high) { return half2{low, high}; }
DB half2 __half2half2(half x) { return half2{x, x}; }
DB half2 __float2half2_rn(float x) { return half2{half(x), half(x)}; }
DB half2 __floats2half2_rn(float low, float high) { return half2{half(low), half(high)}; }
DB half2 __float22half2_rn(float2 x) { return half2{half(x.x), half(x.y)}; }
DB float2 __half22float2(half2 x) { return float2{float(x.x), float(x.y)}; }
DB half __low2half(half2 x) { return x.x; }
DB half __high2half(half2 x) { return x.y; }
DB float __low2float(half2 x) { return float(x.x); }
DB float __high2float(half2 x) { return float(x.y); }
DB half2 __lowhigh2highlow(half2 x) { return half2{x.y, x.x}; }
