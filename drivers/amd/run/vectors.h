// What OpenCL C converts, and vectors that it loads and stores.

// Conversions of OpenCL C: plain, to the nearest whole number, and to the nearest that the type has.
#define DB_CONVERT_FROM(T, S) \
    DB T convert_##T(S x) { return (T)x; } \
    DB T##2 convert_##T##2(S##2 x) { return __builtin_convertvector(x, T##2); } \
    DB T##3 convert_##T##3(S##3 x) { return __builtin_convertvector(x, T##3); } \
    DB T##4 convert_##T##4(S##4 x) { return __builtin_convertvector(x, T##4); } \
    DB T##8 convert_##T##8(S##8 x) { return __builtin_convertvector(x, T##8); } \
    DB T##16 convert_##T##16(S##16 x) { return __builtin_convertvector(x, T##16); }
#define DB_CONVERT_TO(T) \
    DB_CONVERT_FROM(T, char) DB_CONVERT_FROM(T, uchar) DB_CONVERT_FROM(T, short) DB_CONVERT_FROM(T, ushort) \
    DB_CONVERT_FROM(T, int) DB_CONVERT_FROM(T, uint) DB_CONVERT_FROM(T, long) DB_CONVERT_FROM(T, ulong) \
    DB_CONVERT_FROM(T, half) DB_CONVERT_FROM(T, float) DB_CONVERT_FROM(T, double)
DB_INT_TYPES(DB_CONVERT_TO)
DB_FLOAT_TYPES(DB_CONVERT_TO)
#define DB_NEAREST(T, W, S, low, high) \
    DB T##W convert_##T##W##_rte(S##W x) { return convert_##T##W(rint(x)); } \
    DB T##W convert_##T##W##_rtz(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_rtn(S##W x) { return convert_##T##W(floor(x)); } \
    DB T##W convert_##T##W##_rtp(S##W x) { return convert_##T##W(ceil(x)); } \
    DB T##W convert_##T##W##_sat(S##W x) { \
        return convert_##T##W(clamp(convert_double##W(x), (double##W)low, (double##W)high)); \
    } \
    DB T##W convert_##T##W##_sat_rte(S##W x) { return convert_##T##W##_sat(rint(x)); } \
    DB T##W convert_##T##W##_sat_rtz(S##W x) { return convert_##T##W##_sat(x); }
#define DB_BOUNDED(T, W, S, low, high) \
    DB T##W convert_##T##W##_sat(S##W x) { \
        return convert_##T##W(clamp(convert_double##W(x), (double##W)low, (double##W)high)); \
    }
#define DB_BOUNDED_ALL(T, W, low, high) \
    DB_NEAREST(T, W, float, low, high) DB_NEAREST(T, W, double, low, high) DB_BOUNDED(T, W, char, low, high) \
    DB_BOUNDED(T, W, uchar, low, high) DB_BOUNDED(T, W, short, low, high) DB_BOUNDED(T, W, ushort, low, high) \
    DB_BOUNDED(T, W, int, low, high) DB_BOUNDED(T, W, uint, low, high)
#define DB_BOUNDS(T, low, high) \
    DB_BOUNDED_ALL(T, , low, high) DB_BOUNDED_ALL(T, 2, low, high) DB_BOUNDED_ALL(T, 3, low, high) \
    DB_BOUNDED_ALL(T, 4, low, high) DB_BOUNDED_ALL(T, 8, low, high) DB_BOUNDED_ALL(T, 16, low, high)
DB_BOUNDS(char, -128, 127) DB_BOUNDS(uchar, 0, 255) DB_BOUNDS(short, -32768, 32767) DB_BOUNDS(ushort, 0, 65535)
DB_BOUNDS(int, -2147483648.0, 2147483647.0) DB_BOUNDS(uint, 0, 4294967295.0)

// Vectors in memory that is aligned for their elements alone.
#define DB_MEMORY(T, N) \
    typedef T##N __attribute__((aligned(sizeof(T)))) db_loose_##T##N; \
    DB T##N vload##N(size_t i, const T *p) { return *(const db_loose_##T##N *)(p + N * i); } \
    DB T##N vload##N(size_t i, __constant T *p) { return *(__constant db_loose_##T##N *)(p + N * i); } \
    DB void vstore##N(T##N x, size_t i, T *p) { *(db_loose_##T##N *)(p + N * i) = x; }
#define DB_MEMORY_3(T) \
    DB T##3 vload3(size_t i, const T *p) { return (T##3)(p[3 * i], p[3 * i + 1], p[3 * i + 2]); } \
    DB T##3 vload3(size_t i, __constant T *p) { return (T##3)(p[3 * i], p[3 * i + 1], p[3 * i + 2]); } \
    DB void vstore3(T##3 x, size_t i, T *p) { \
        p[3 * i] = x.s0; \
        p[3 * i + 1] = x.s1; \
        p[3 * i + 2] = x.s2; \
    }
#define DB_MEMORY_ALL(T) DB_MEMORY(T, 2) DB_MEMORY_3(T) DB_MEMORY(T, 4) DB_MEMORY(T, 8) DB_MEMORY(T, 16)
DB_INT_TYPES(DB_MEMORY_ALL)
DB_FLOAT_TYPES(DB_MEMORY_ALL)
#define DB_HALVES(N) \
    DB float##N vload_half##N(size_t i, const half *p) { return convert_float##N(vload##N(i, p)); } \
    DB void vstore_half##N(float##N x, size_t i, half *p) { vstore##N(convert_half##N(x), i, p); }
DB_HALVES(2) DB_HALVES(3) DB_HALVES(4) DB_HALVES(8) DB_HALVES(16)
DB float vload_half(size_t i, const half *p) { return (float)p[i]; }
DB void vstore_half(float x, size_t i, half *p) { p[i] = (half)x; }
