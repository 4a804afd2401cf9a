// Functions that OpenCL C has of its own, for sources that are compiled without a device library: whole numbers,
// what rounds, and vectors as such. Here are also the lists of types with which the other headers define theirs.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define DB __attribute__((overloadable, always_inline)) static inline
#include "rounded.h"

// Lists of types: M(T) for a scalar, V(T, S) for its vectors, E(R, name, T) for one function of vectors.
#define DB_WIDE(V, S) V(S##2, S) V(S##3, S) V(S##4, S) V(S##8, S) V(S##16, S)
#define DB_INT_TYPES(M) M(char) M(uchar) M(short) M(ushort) M(int) M(uint) M(long) M(ulong)
#define DB_FLOAT_TYPES(M) M(half) M(float) M(double)
#define DB_SIGNED(M) M(char, uchar) M(short, ushort) M(int, uint) M(long, ulong)
#define DB_EACH(R, name, T) \
    DB R##2 name(T##2 x) { return (R##2)(name(x.s0), name(x.s1)); } \
    DB R##3 name(T##3 x) { return (R##3)(name(x.s0), name(x.s1), name(x.s2)); } \
    DB R##4 name(T##4 x) { return (R##4)(name(x.lo), name(x.hi)); } \
    DB R##8 name(T##8 x) { return (R##8)(name(x.lo), name(x.hi)); } \
    DB R##16 name(T##16 x) { return (R##16)(name(x.lo), name(x.hi)); }
#define DB_EACH_OF_2(R, name, T) \
    DB R##2 name(T##2 x, T##2 y) { return (R##2)(name(x.s0, y.s0), name(x.s1, y.s1)); } \
    DB R##3 name(T##3 x, T##3 y) { return (R##3)(name(x.s0, y.s0), name(x.s1, y.s1), name(x.s2, y.s2)); } \
    DB R##4 name(T##4 x, T##4 y) { return (R##4)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
    DB R##8 name(T##8 x, T##8 y) { return (R##8)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
    DB R##16 name(T##16 x, T##16 y) { return (R##16)(name(x.lo, y.lo), name(x.hi, y.hi)); }

// Least, greatest, between; the second operand of vectors may be a scalar.
#define DB_ORDER(T) \
    DB T min(T x, T y) { return __builtin_elementwise_min(x, y); } \
    DB T max(T x, T y) { return __builtin_elementwise_max(x, y); } \
    DB T clamp(T x, T low, T high) { return __builtin_elementwise_min(__builtin_elementwise_max(x, low), high); }
#define DB_ORDER_WIDE(T, S) \
    DB_ORDER(T) \
    DB T min(T x, S y) { return min(x, (T)y); } \
    DB T max(T x, S y) { return max(x, (T)y); } \
    DB T clamp(T x, S low, S high) { return clamp(x, (T)low, (T)high); }
#define DB_ORDER_ALL(S) DB_ORDER(S) DB_WIDE(DB_ORDER_WIDE, S)
DB_INT_TYPES(DB_ORDER_ALL)
DB_FLOAT_TYPES(DB_ORDER_ALL)

// Whole numbers.
#define DB_BITS_OF(x) (8 * (int)sizeof(x))
#define DB_WHOLE(T, U) \
    DB U abs(T x) { return (U)(x < 0 ? -(U)x : (U)x); } \
    DB U abs(U x) { return x; } \
    DB U abs_diff(T x, T y) { return x < y ? (U)y - (U)x : (U)x - (U)y; } \
    DB U abs_diff(U x, U y) { return x < y ? y - x : x - y; } \
    DB U popcount(U x) { return __builtin_popcountl(x); } \
    DB T popcount(T x) { return __builtin_popcountl((U)x); } \
    DB U clz(U x) { return x ? __builtin_clzl(x) - 64 + DB_BITS_OF(x) : DB_BITS_OF(x); } \
    DB T clz(T x) { return (T)clz((U)x); } \
    DB U ctz(U x) { return x ? __builtin_ctzl(x) : DB_BITS_OF(x); } \
    DB T ctz(T x) { return (T)ctz((U)x); } \
    DB U rotate(U x, U by) { return x << (by & DB_BITS_OF(x) - 1) | x >> (-by & DB_BITS_OF(x) - 1); } \
    DB T rotate(T x, T by) { return (T)rotate((U)x, (U)by); } \
    DB_EACH(U, abs, T) DB_EACH(U, abs, U) DB_EACH_OF_2(U, abs_diff, T) DB_EACH_OF_2(U, abs_diff, U) \
    DB_EACH(T, popcount, T) DB_EACH(U, popcount, U) DB_EACH(T, clz, T) DB_EACH(U, clz, U) \
    DB_EACH(T, ctz, T) DB_EACH(U, ctz, U) DB_EACH_OF_2(T, rotate, T) DB_EACH_OF_2(U, rotate, U)
DB_SIGNED(DB_WHOLE)
#define DB_MEANS(T) \
    DB T hadd(T x, T y) { return (x >> (T)1) + (y >> (T)1) + (x & y & (T)1); } \
    DB T rhadd(T x, T y) { return (x >> (T)1) + (y >> (T)1) + ((x | y) & (T)1); }
#define DB_SUMS(T) \
    DB_MEANS(T) \
    DB T add_sat(T x, T y) { return __builtin_elementwise_add_sat(x, y); } \
    DB T sub_sat(T x, T y) { return __builtin_elementwise_sub_sat(x, y); }
#define DB_SUMS_WIDE(T, S) DB_SUMS(T)
#define DB_NARROW_SUMS(T, low, high) /* the compiler takes scalars of less than an int for an int */ \
    DB_MEANS(T) \
    DB T add_sat(T x, T y) { return (T)clamp((int)x + y, low, high); } \
    DB T sub_sat(T x, T y) { return (T)clamp((int)x - y, low, high); } \
    DB_WIDE(DB_SUMS_WIDE, T)
#define DB_SUMS_ALL(S) DB_SUMS(S) DB_WIDE(DB_SUMS_WIDE, S)
DB_NARROW_SUMS(char, -128, 127) DB_NARROW_SUMS(uchar, 0, 255)
DB_NARROW_SUMS(short, -32768, 32767) DB_NARROW_SUMS(ushort, 0, 65535)
DB_SUMS_ALL(int) DB_SUMS_ALL(uint) DB_SUMS_ALL(long) DB_SUMS_ALL(ulong)
#define DB_PRODUCT(T, W) \
    DB T mul_hi(T x, T y) { return (T)(((W)x * (W)y) >> (sizeof(T) * 8)); } \
    DB T mad_hi(T x, T y, T z) { return mul_hi(x, y) + z; } \
    DB_EACH_OF_2(T, mul_hi, T) DB_WIDE(DB_AND_SUM, T)
#define DB_AND_SUM(T, S) \
    DB T mad_hi(T x, T y, T z) { return mul_hi(x, y) + z; }
DB_PRODUCT(char, int) DB_PRODUCT(uchar, uint) DB_PRODUCT(short, int) DB_PRODUCT(ushort, uint)
DB_PRODUCT(int, long) DB_PRODUCT(uint, ulong)
DB_PRODUCT(long, __int128) DB_PRODUCT(ulong, unsigned __int128)
#define DB_BITSELECT(T) DB T bitselect(T x, T y, T which) { return (x & ~which) | (y & which); }
#define DB_BITSELECT_WIDE(T, S) DB_BITSELECT(T)
#define DB_BITSELECT_ALL(S) DB_BITSELECT(S) DB_WIDE(DB_BITSELECT_WIDE, S)
DB_INT_TYPES(DB_BITSELECT_ALL)
#define DB_UPSAMPLE(R, T, U) DB R upsample(T high, U low) { return (R)((ulong)high << DB_BITS_OF(low) | low); }
DB_UPSAMPLE(short, char, uchar) DB_UPSAMPLE(ushort, uchar, uchar) DB_UPSAMPLE(int, short, ushort)
DB_UPSAMPLE(uint, ushort, ushort) DB_UPSAMPLE(long, int, uint) DB_UPSAMPLE(ulong, uint, uint)
#define mul24(x, y) ((x) * (y))
#define mad24(x, y, z) ((x) * (y) + (z))

// Rounding and the like.
#define DB_REAL(T) \
    DB_ROUNDED(T) \
    DB T mad(T x, T y, T z) { return x * y + z; } \
    DB T maxmag(T x, T y) { return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y); } \
    DB T minmag(T x, T y) { return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y); } \
    DB T fdim(T x, T y) { return x > y ? x - y : x <= y ? (T)0 : x + y; } \
    DB T fract(T x, T *whole) { *whole = floor(x); return x - *whole; } \
    DB T modf(T x, T *whole) { *whole = trunc(x); return copysign(x - *whole, x); } \
    DB T mix(T x, T y, T by) { return x + (y - x) * by; } \
    DB T step(T edge, T x) { return x < edge ? (T)0 : (T)1; } \
    DB T degrees(T x) { return x * (T)57.29577951308232; } \
    DB T radians(T x) { return x * (T)0.017453292519943295; } \
    DB T sign(T x) { return x > (T)0 ? (T)1 : x < (T)0 ? (T)-1 : x * (T)0; } \
    DB T smoothstep(T from, T to, T x) { \
        T t = clamp((x - from) / (to - from), (T)0, (T)1); \
        return t * t * ((T)3 - (T)2 * t); \
    }
#define DB_REAL_WIDE(T, S) \
    DB_REAL(T) \
    DB T fmin(T x, S y) { return min(x, (T)y); } \
    DB T fmax(T x, S y) { return max(x, (T)y); } \
    DB T mix(T x, T y, S by) { return mix(x, y, (T)by); } \
    DB T step(S edge, T x) { return step((T)edge, x); } \
    DB T smoothstep(S from, S to, T x) { return smoothstep((T)from, (T)to, x); }
#define DB_REAL_ALL(S) DB_REAL(S) DB_WIDE(DB_REAL_WIDE, S)
DB_FLOAT_TYPES(DB_REAL_ALL)
#define DB_CLAIMS(T, I, least) \
    DB I isequal(T x, T y) { return x == y; } \
    DB I isnotequal(T x, T y) { return x != y; } \
    DB I isgreater(T x, T y) { return x > y; } \
    DB I isgreaterequal(T x, T y) { return x >= y; } \
    DB I isless(T x, T y) { return x < y; } \
    DB I islessequal(T x, T y) { return x <= y; } \
    DB I islessgreater(T x, T y) { return (x < y) | (x > y); } \
    DB I isordered(T x, T y) { return (x == x) & (y == y); } \
    DB I isunordered(T x, T y) { return (x != x) | (y != y); } \
    DB I isnormal(T x) { return (fabs(x) >= (T)least) & (fabs(x) < (T)INFINITY); } \
    DB I isnan(T x) { return x != x; } \
    DB I isinf(T x) { return fabs(x) == (T)INFINITY; } \
    DB I isfinite(T x) { return fabs(x) < (T)INFINITY; }
#define DB_CLAIMS_ALL(T, I, least) \
    DB_CLAIMS(T, int, least) DB_CLAIMS(T##2, I##2, least) DB_CLAIMS(T##3, I##3, least) \
    DB_CLAIMS(T##4, I##4, least) DB_CLAIMS(T##8, I##8, least) DB_CLAIMS(T##16, I##16, least)
DB_CLAIMS_ALL(half, short, 0x1p-14f) DB_CLAIMS_ALL(float, int, 0x1p-126f) DB_CLAIMS_ALL(double, long, 0x1p-1022)
#define DB_SIGNBIT(T, I, R) DB R signbit(T x) { return as_##I(x) < (I)0; }
#define DB_SIGNBIT_ALL(T, I) \
    DB_SIGNBIT(T, I, int) DB_SIGNBIT(T##2, I##2, I##2) DB_SIGNBIT(T##3, I##3, I##3) DB_SIGNBIT(T##4, I##4, I##4) \
    DB_SIGNBIT(T##8, I##8, I##8) DB_SIGNBIT(T##16, I##16, I##16)
DB_SIGNBIT_ALL(half, short) DB_SIGNBIT_ALL(float, int) DB_SIGNBIT_ALL(double, long)
DB float nan(uint code) { return as_float(0x7FC00000 | (code & 0x3FFFFF)); }
DB double nan(ulong code) { return as_double(0x7FF8000000000000 | (code & 0x7FFFFFFFFFFFF)); }
#define DB_NEIGHBOUR(T, I) \
    DB T nextafter(T x, T y) { \
        T least = as_##T((I)1), near = as_##T((I)(as_##I(x) + ((x < y) == (x > 0) ? 1 : -1))); \
        return isunordered(x, y) ? x + y : x == y ? y : x == 0 ? copysign(least, y) : near; \
    }
DB_NEIGHBOUR(half, short) DB_NEIGHBOUR(float, int) DB_NEIGHBOUR(double, long)

// Vectors as such. A vector's element counts as true where its highest bit is set.
#define DB_GEOMETRY(S) \
    DB S dot(S x, S y) { return x * y; } \
    DB S dot(S##2 x, S##2 y) { return x.x * y.x + x.y * y.y; } \
    DB S dot(S##3 x, S##3 y) { return x.x * y.x + x.y * y.y + x.z * y.z; } \
    DB S dot(S##4 x, S##4 y) { return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w; } \
    DB S##3 cross(S##3 x, S##3 y) { return x.yzx * y.zxy - x.zxy * y.yzx; } \
    DB S##4 cross(S##4 x, S##4 y) { return (S##4)(cross(x.xyz, y.xyz), 0); } \
    DB_LENGTHS(S, S) DB_LENGTHS(S##2, S) DB_LENGTHS(S##3, S) DB_LENGTHS(S##4, S)
#define DB_LENGTHS(T, S) \
    DB S length(T x) { return sqrt(dot(x, x)); } \
    DB S distance(T x, T y) { return length(x - y); } \
    DB T normalize(T x) { S size = length(x); return size == 0 ? x : x / size; }
DB_FLOAT_TYPES(DB_GEOMETRY)
#define fast_length length
#define fast_distance distance
#define fast_normalize normalize
#define DB_SELECT(T, I, U) \
    DB T select(T no, T yes, I which) { return which ? yes : no; } \
    DB T select(T no, T yes, U which) { return which ? yes : no; }
#define DB_SELECT_ALL(T, I, U) \
    DB_SELECT(T, I, U) DB_SELECT(T##2, I##2, U##2) DB_SELECT(T##3, I##3, U##3) DB_SELECT(T##4, I##4, U##4) \
    DB_SELECT(T##8, I##8, U##8) DB_SELECT(T##16, I##16, U##16)
DB_SELECT_ALL(char, char, uchar) DB_SELECT_ALL(uchar, char, uchar) DB_SELECT_ALL(short, short, ushort)
DB_SELECT_ALL(ushort, short, ushort) DB_SELECT_ALL(half, short, ushort) DB_SELECT_ALL(int, int, uint)
DB_SELECT_ALL(uint, int, uint) DB_SELECT_ALL(float, int, uint) DB_SELECT_ALL(long, long, ulong)
DB_SELECT_ALL(ulong, long, ulong) DB_SELECT_ALL(double, long, ulong)
#define DB_ANY(S) \
    DB int any(S x) { return x < 0; } \
    DB int any(S##2 x) { return (S)(x.x | x.y) < 0; } \
    DB int any(S##3 x) { return (S)(x.x | x.y | x.z) < 0; } \
    DB int any(S##4 x) { return any(x.lo | x.hi); } \
    DB int any(S##8 x) { return any(x.lo | x.hi); } \
    DB int any(S##16 x) { return any(x.lo | x.hi); } \
    DB int all(S x) { return x < 0; } \
    DB int all(S##2 x) { return (S)(x.x & x.y) < 0; } \
    DB int all(S##3 x) { return (S)(x.x & x.y & x.z) < 0; } \
    DB int all(S##4 x) { return all(x.lo & x.hi); } \
    DB int all(S##8 x) { return all(x.lo & x.hi); } \
    DB int all(S##16 x) { return all(x.lo & x.hi); }
DB_ANY(char) DB_ANY(short) DB_ANY(int) DB_ANY(long)
