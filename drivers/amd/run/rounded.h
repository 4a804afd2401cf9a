// What is one instruction and rounds as it should, for OpenCL C and HIP, scalars and vectors alike. DB says how a
// function of theirs is declared.
#define DB_ROUNDED(T) \
    DB T fabs(T x) { return __builtin_elementwise_abs(x); } \
    DB T floor(T x) { return __builtin_elementwise_floor(x); } \
    DB T ceil(T x) { return __builtin_elementwise_ceil(x); } \
    DB T trunc(T x) { return __builtin_elementwise_trunc(x); } \
    DB T rint(T x) { return __builtin_elementwise_rint(x); } \
    DB T round(T x) { return __builtin_elementwise_round(x); } \
    DB T sqrt(T x) { return __builtin_elementwise_sqrt(x); } \
    DB T rsqrt(T x) { return (T)1 / __builtin_elementwise_sqrt(x); } \
    DB T copysign(T x, T y) { return __builtin_elementwise_copysign(x, y); } \
    DB T fma(T x, T y, T z) { return __builtin_elementwise_fma(x, y, z); } \
    DB T fmin(T x, T y) { return __builtin_elementwise_min(x, y); } \
    DB T fmax(T x, T y) { return __builtin_elementwise_max(x, y); }
