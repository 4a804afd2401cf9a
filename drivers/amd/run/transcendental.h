// Exponents, logarithms and angles: what is of single precision is computed in double, what is of half in single,
// so the bounds of OpenCL C's specification, section 7.4, hold. HIP kernels have the same, without vectors and
// halves. What rounding loses is computed too, so nothing may be contracted.
#pragma STDC FP_CONTRACT OFF
#include "exponents.h"
#include "angles.h"
#include "special.h"
#pragma STDC FP_CONTRACT DEFAULT
#define DB_OF_DOUBLE(name) DB float name(float x) { return (float)name((double)x); }
#define DB_OF_DOUBLES(name) DB float name(float x, float y) { return (float)name((double)x, (double)y); }
#define DB_FUNCTIONS(M) \
    M(exp) M(exp2) M(exp10) M(expm1) M(log) M(log2) M(log10) M(log1p) M(asin) M(acos) M(atan) M(sinpi) M(cospi) \
    M(tanpi) M(asinpi) M(acospi) M(atanpi) M(sinh) M(cosh) M(tanh) M(asinh) M(acosh) M(atanh) M(cbrt) M(erf) \
    M(erfc) M(tgamma) M(lgamma)
#define DB_FUNCTIONS_OF_2(M) M(pow) M(powr) M(atan2) M(atan2pi) M(hypot) M(fmod) M(remainder)
DB_FUNCTIONS(DB_OF_DOUBLE)
DB_FUNCTIONS_OF_2(DB_OF_DOUBLES)
DB float sin(float x) { return x == 0 ? x : (float)db_sine_of(x, 0); }
DB float cos(float x) { return (float)db_sine_of(x, 1); }
DB float tan(float x) { return x == 0 ? x : (float)(db_sine_of(x, 0) / db_sine_of(x, 1)); }
DB float pown(float x, int y) { return (float)pow((double)x, (double)y); }
DB float rootn(float x, int n) { return (float)rootn((double)x, n); }
DB float sincos(float x, float *cosine) {
    *cosine = cos(x);
    return sin(x);
}
#ifdef __OPENCL_C_VERSION__
#define DB_VECTORS_OF(name) \
    DB half name(half x) { return (half)name((float)x); } \
    DB_EACH(half, name, half) DB_EACH(float, name, float) DB_EACH(double, name, double)
#define DB_VECTORS_OF_2(name) \
    DB half name(half x, half y) { return (half)name((float)x, (float)y); } \
    DB_EACH_OF_2(half, name, half) DB_EACH_OF_2(float, name, float) DB_EACH_OF_2(double, name, double)
DB_VECTORS_OF(sin) DB_VECTORS_OF(cos) DB_VECTORS_OF(tan)
DB_FUNCTIONS(DB_VECTORS_OF)
DB_FUNCTIONS_OF_2(DB_VECTORS_OF_2)
#define native_exp exp
#define native_exp2 exp2
#define native_exp10 exp10
#define native_log log
#define native_log2 log2
#define native_log10 log10
#define native_sin sin
#define native_cos cos
#define native_tan tan
#define native_sqrt sqrt
#define native_rsqrt rsqrt
#define native_powr powr
#define native_recip(x) (1 / (x))
#define native_divide(x, y) ((x) / (y))
#define half_exp exp
#define half_exp2 exp2
#define half_exp10 exp10
#define half_log2 log2
#define half_log10 log10
#define half_tan tan
#define half_powr powr
#define half_recip native_recip
#define half_divide native_divide
#define half_log log
#define half_sin sin
#define half_cos cos
#define half_sqrt sqrt
#define half_rsqrt rsqrt
#endif
