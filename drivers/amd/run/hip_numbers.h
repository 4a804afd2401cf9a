// Numbers of HIP: bits, conversions, what rounds, and mathematics, which is as for OpenCL C.
#pragma once
typedef unsigned uint;
typedef unsigned long ulong;
// Bits.
DB int __popc(unsigned x) { return __builtin_popcount(x); }
DB int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
DB int __clz(unsigned x) { return x ? __builtin_clz(x) : 32; }
DB int __clzll(unsigned long long x) { return x ? __builtin_clzll(x) : 64; }
DB int __ffs(unsigned x) { return __builtin_ffs(x); }
DB int __ffsll(unsigned long long x) { return __builtin_ffsll(x); }
DB unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
DB unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
DB unsigned __bitextract_u32(unsigned x, unsigned from, unsigned count) {
    return __builtin_amdgcn_ubfe(x, from, count);
}
DB unsigned __bitinsert_u32(unsigned x, unsigned bits, unsigned from, unsigned count) {
    const unsigned mask = ((1u << (count & 31)) - 1) << (from & 31);
    return (x & ~mask) | (bits << (from & 31) & mask);
}
DB unsigned __byte_perm(unsigned low, unsigned high, unsigned which) { // four bytes of eight, by a digit each
    unsigned each = (which & 7) | (which & 0x70) << 4 | (which & 0x700) << 8 | (which & 0x7000) << 12;
    return __builtin_amdgcn_perm(high, low, each);
}
DB unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
    return ((unsigned long)high << 32 | low) << (by & 31) >> 32;
}
DB unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
    return __builtin_amdgcn_alignbit(high, low, by & 31);
}
DB unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned by) {
    return by >= 32 ? low : __funnelshift_l(low, high, by);
}
DB unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned by) {
    return by >= 32 ? high : __funnelshift_r(low, high, by);
}
// Products and means of whole numbers.
DB int __mulhi(int a, int b) { return (long)a * b >> 32; }
DB unsigned __umulhi(unsigned a, unsigned b) { return (unsigned long)a * b >> 32; }
DB long long __mul64hi(long long a, long long b) { return (__int128)a * b >> 64; }
DB unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
    return (unsigned __int128)a * b >> 64;
}
DB int __mul24(int a, int b) { return (long)(a << 8 >> 8) * (b << 8 >> 8); }
DB unsigned __umul24(unsigned a, unsigned b) { return (a & 0xFFFFFF) * (b & 0xFFFFFF); }
DB int __hadd(int a, int b) { return ((long)a + b) >> 1; }
DB int __rhadd(int a, int b) { return ((long)a + b + 1) >> 1; }
DB unsigned __uhadd(unsigned a, unsigned b) { return ((unsigned long)a + b) >> 1; }
DB unsigned __urhadd(unsigned a, unsigned b) { return ((unsigned long)a + b + 1) >> 1; }
DB unsigned __sad(int a, int b, unsigned sum) { return (a < b ? (unsigned)b - a : (unsigned)a - b) + sum; }
DB unsigned __usad(unsigned a, unsigned b, unsigned sum) { return (a < b ? b - a : a - b) + sum; }
// Words as numbers.
DB float __int_as_float(int x) { return __builtin_bit_cast(float, x); }
DB float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
DB int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
DB unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
DB double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
DB long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }
DB int __double2hiint(double x) { return __builtin_bit_cast(long long, x) >> 32; }
DB int __double2loint(double x) { return (int)__builtin_bit_cast(long long, x); }
DB double __hiloint2double(int high, int low) {
    return __builtin_bit_cast(double, (unsigned long)(unsigned)high << 32 | (unsigned)low);
}
// The lesser and the greater. Hosts have them too, in no namespace; of two types, by the one that both become.
#define DB_LESSER(T) \
    static DB_BOTH T min(T a, T b) { return b < a ? b : a; } \
    static DB_BOTH T max(T a, T b) { return a < b ? b : a; }
DB_LESSER(int) DB_LESSER(unsigned) DB_LESSER(long) DB_LESSER(unsigned long) DB_LESSER(long long)
DB_LESSER(unsigned long long)
#define DB_LESSER_REAL(T, suffix) \
    static DB_BOTH T min(T a, T b) { return __builtin_fmin##suffix(a, b); } \
    static DB_BOTH T max(T a, T b) { return __builtin_fmax##suffix(a, b); }
DB_LESSER_REAL(float, f) DB_LESSER_REAL(double, ) DB_LESSER_REAL(_Float16, f16)
template <class T, class U, typename db_only_if<__is_arithmetic(T) && __is_arithmetic(U)>::yes = 0>
DB_BOTH auto min(T a, U b) { decltype(true ? a : b) x = a, y = b; return y < x ? y : x; }
template <class T, class U, typename db_only_if<__is_arithmetic(T) && __is_arithmetic(U)>::yes = 0>
DB_BOTH auto max(T a, U b) { decltype(true ? a : b) x = a, y = b; return x < y ? y : x; }

// Mathematics: what rounds is an instruction, the rest is as for OpenCL C.
#include "rounded.h"
#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()
#define DB_REAL(T) \
    DB_ROUNDED(T) \
    DB bool isnan(T x) { return x != x; } \
    DB bool isinf(T x) { return fabs(x) == T(INFINITY); } \
    DB bool isfinite(T x) { return fabs(x) < T(INFINITY); } \
    DB bool signbit(T x) { return copysign(T(1), x) < 0; }
#define DB_SIZE(T) DB T abs(T x) { return x < 0 ? -x : x; }
DB_REAL(float)
DB_REAL(double)
DB_SIZE(int) DB_SIZE(long) DB_SIZE(long long)
DB float abs(float x) { return fabs(x); }
DB double abs(double x) { return fabs(x); }
#include "transcendental.h"
#define DB_FLOAT(name) DB float name##f(float x) { return name(x); }
#define DB_FLOAT_2(name) DB float name##f(float x, float y) { return name(x, y); }
DB_FLOAT(fabs) DB_FLOAT(floor) DB_FLOAT(ceil) DB_FLOAT(trunc) DB_FLOAT(rint) DB_FLOAT(round) DB_FLOAT(sqrt)
DB_FLOAT(rsqrt) DB_FLOAT(exp) DB_FLOAT(exp2) DB_FLOAT(exp10) DB_FLOAT(expm1) DB_FLOAT(log) DB_FLOAT(log2)
DB_FLOAT(log10) DB_FLOAT(log1p) DB_FLOAT(sin) DB_FLOAT(cos) DB_FLOAT(tan) DB_FLOAT(asin) DB_FLOAT(acos)
DB_FLOAT(atan) DB_FLOAT(sinh) DB_FLOAT(cosh) DB_FLOAT(tanh) DB_FLOAT(asinh) DB_FLOAT(acosh) DB_FLOAT(atanh)
DB_FLOAT(cbrt) DB_FLOAT(sinpi) DB_FLOAT(cospi) DB_FLOAT(erf) DB_FLOAT(erfc) DB_FLOAT(tgamma) DB_FLOAT(lgamma)
DB_FLOAT(logb) DB_FLOAT_2(copysign) DB_FLOAT_2(fmin) DB_FLOAT_2(fmax) DB_FLOAT_2(pow) DB_FLOAT_2(atan2)
DB_FLOAT_2(hypot) DB_FLOAT_2(fmod) DB_FLOAT_2(remainder)
DB float fmaf(float x, float y, float z) { return fma(x, y, z); }
DB void sincosf(float x, float *sine, float *cosine) { *sine = sincos(x, cosine); }
DB void sincos(double x, double *sine, double *cosine) { *sine = sincos(x, cosine); }
#define DB_FOR_EACH(T, I) \
    DB T fdim(T x, T y) { return x > y ? x - y : x <= y ? 0 : x + y; } \
    DB T nextafter(T x, T y) { \
        I bits = __builtin_bit_cast(I, x), least = 1; \
        T near = __builtin_bit_cast(T, (x < y) == (x > 0) ? bits + 1 : bits - 1); \
        return x != x || y != y ? x + y : x == y ? y : x == 0 ? copysign(__builtin_bit_cast(T, least), y) : near; \
    }
DB_FOR_EACH(float, int) DB_FOR_EACH(double, long)
DB_FLOAT_2(nextafter) DB_FLOAT_2(fdim)
DB double nearbyint(double x) { return rint(x); }
DB float nearbyint(float x) { return rint(x); }
DB float nearbyintf(float x) { return rint(x); }
#define DB_WHOLE(name, rounded) \
    DB long l##name(double x) { return (long)rounded(x); } \
    DB long l##name(float x) { return (long)rounded(x); } \
    DB long l##name##f(float x) { return (long)rounded(x); } \
    DB long long ll##name(double x) { return (long long)rounded(x); } \
    DB long long ll##name(float x) { return (long long)rounded(x); } \
    DB long long ll##name##f(float x) { return (long long)rounded(x); }
DB_WHOLE(round, round) DB_WHOLE(rint, rint)
DB float ldexpf(float x, int by) { return ldexp(x, by); }
DB float scalbnf(float x, int by) { return ldexp(x, by); }
DB float scalbn(float x, int by) { return ldexp(x, by); }
DB double scalbn(double x, int by) { return ldexp(x, by); }
DB float frexpf(float x, int *by) { return frexp(x, by); }
DB int ilogbf(float x) { return ilogb(x); }
DB double modf(double x, double *whole) { *whole = trunc(x); return copysign(isinf(x) ? 0 : x - *whole, x); }
DB float modff(float x, float *whole) { *whole = trunc(x); return copysign(isinf(x) ? 0 : x - *whole, x); }
DB float modf(float x, float *whole) { return modff(x, whole); }
DB double rcbrt(double x) { return 1 / cbrt(x); }
DB float rcbrtf(float x) { return (float)(1 / cbrt((double)x)); }
DB double rhypot(double x, double y) { return 1 / hypot(x, y); }
DB float rhypotf(float x, float y) { return (float)(1 / hypot((double)x, (double)y)); }
DB float norm3df(float x, float y, float z) { return (float)sqrt((double)x * x + (double)y * y + (double)z * z); }
DB float rnorm3df(float x, float y, float z) { return (float)(1 / sqrt((double)x * x + (double)y * y + (double)z * z)); }
DB float powif(float x, int n) { return pown(x, n); }
DB double powi(double x, int n) { return pow(x, (double)n); }
DB void sincospi(double x, double *sine, double *cosine) { *sine = sinpi(x); *cosine = cospi(x); }
DB void sincospif(float x, float *sine, float *cosine) { *sine = sinpi(x); *cosine = cospi(x); }
DB double normcdf(double x) { return erfc(x * -0.7071067811865476) / 2; }
DB float normcdff(float x) { return (float)normcdf((double)x); }
DB float __saturatef(float x) { return __builtin_fminf(__builtin_fmaxf(x, 0), 1); }
// Names that ask for speed, or for the rounding that all have.
DB float __expf(float x) { return exp(x); }
DB float __exp10f(float x) { return exp10(x); }
DB float __logf(float x) { return log(x); }
DB float __log2f(float x) { return log2(x); }
DB float __log10f(float x) { return log10(x); }
DB float __sinf(float x) { return sin(x); }
DB float __cosf(float x) { return cos(x); }
DB float __tanf(float x) { return tan(x); }
DB float __powf(float x, float y) { return pow(x, y); }
DB void __sincosf(float x, float *sine, float *cosine) { sincosf(x, sine, cosine); }
DB float __fdividef(float x, float y) { return x / y; }
DB float __frsqrt_rn(float x) { return rsqrt(x); }
#define DB_TO_NEAREST(T, letter) \
    DB T __##letter##add_rn(T x, T y) { return x + y; } \
    DB T __##letter##sub_rn(T x, T y) { return x - y; } \
    DB T __##letter##mul_rn(T x, T y) { return x * y; } \
    DB T __##letter##div_rn(T x, T y) { return x / y; } \
    DB T __##letter##rcp_rn(T x) { return 1 / x; } \
    DB T __##letter##sqrt_rn(T x) { return sqrt(x); }
#pragma STDC FP_CONTRACT OFF
DB_TO_NEAREST(float, f) DB_TO_NEAREST(double, d)
#pragma STDC FP_CONTRACT DEFAULT
DB float __fmaf_rn(float x, float y, float z) { return fma(x, y, z); }
DB double __fma_rn(double x, double y, double z) { return fma(x, y, z); }
// Conversions that say how they round: to the nearest, down, up, towards zero.
#define DB_ROUNDED_TO(from, F, to, T) \
    DB T __##from##2##to##_rn(F x) { return (T)rint(x); } \
    DB T __##from##2##to##_rd(F x) { return (T)floor(x); } \
    DB T __##from##2##to##_ru(F x) { return (T)ceil(x); } \
    DB T __##from##2##to##_rz(F x) { return (T)x; }
#define DB_ROUNDED_FROM(from, F) \
    DB_ROUNDED_TO(from, F, int, int) DB_ROUNDED_TO(from, F, uint, unsigned) \
    DB_ROUNDED_TO(from, F, ll, long long) DB_ROUNDED_TO(from, F, ull, unsigned long long)
DB_ROUNDED_FROM(float, float) DB_ROUNDED_FROM(double, double)
DB double nan(const char *) { return NAN; }
DB float nanf(const char *) { return NAN; }
DB float __int2float_rn(int x) { return x; }
DB float __uint2float_rn(unsigned x) { return x; }
DB float __ll2float_rn(long long x) { return x; }
DB float __ull2float_rn(unsigned long long x) { return x; }
DB double __int2double_rn(int x) { return x; }
DB double __uint2double_rn(unsigned x) { return x; }
DB double __ll2double_rn(long long x) { return x; }
DB double __ull2double_rn(unsigned long long x) { return x; }
DB float __double2float_rn(double x) { return x; }
// Memory that is only read, and clocks.
template <class T> DB_HERE T __ldg(const T *p) { return *p; }
DB long long clock64() { return __builtin_readcyclecounter(); }
DB long long __clock64() { return clock64(); }
DB long long clock() { return clock64(); }
DB long long __clock() { return clock64(); }
DB long long wall_clock64() { return __builtin_readsteadycounter(); }
