// Vectors that OpenCL C loads and stores.

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

// Halves in memory; vectors of three that are aligned lie four apart. Stores that round as they say are many
// functions (see conversions.h).
#define DB_APART(N) ((N) == 3 ? 4 : (N))
#define DB_HALF_LOADS(N, S) \
    DB float##N vload_half##N(size_t i, S half *p) { return convert_float##N(vload##N(i, p)); } \
    DB float##N vloada_half##N(size_t i, S half *p) { return vload_half##N(0, p + DB_APART(N) * i); }
#define DB_HALF_STORES(N, T, mode) \
    DB void vstore_half##N##mode(T##N x, size_t i, half *p) { vstore##N(convert_half##N##mode(x), i, p); } \
    DB void vstorea_half##N##mode(T##N x, size_t i, half *p) { vstore_half##N##mode(x, 0, p + DB_APART(N) * i); }
#define DB_HALF_WIDTHS(M, ...) M(2, __VA_ARGS__) M(3, __VA_ARGS__) M(4, __VA_ARGS__) M(8, __VA_ARGS__) M(16, __VA_ARGS__)
#define DB_HALF_STORE(T, mode) \
    DB void vstore_half##mode(T x, size_t i, half *p) { p[i] = convert_half##mode(x); } \
    DB void vstorea_half##mode(T x, size_t i, half *p) { p[i] = convert_half##mode(x); } \
    DB_HALF_WIDTHS(DB_HALF_STORES, T, mode)
#define DB_HALF_LOAD(S) \
    DB float vload_half(size_t i, S half *p) { return (float)p[i]; } \
    DB float vloada_half(size_t i, S half *p) { return (float)p[i]; } \
    DB_HALF_WIDTHS(DB_HALF_LOADS, S)
DB_HALF_LOAD(const) DB_HALF_LOAD(__constant)
DB_HALF_STORE(float, ) DB_HALF_STORE(double, )
#ifdef DB_RARE
#define DB_HALF_ROUNDED(T) \
    DB_HALF_STORE(T, _rte) DB_HALF_STORE(T, _rtz) DB_HALF_STORE(T, _rtn) DB_HALF_STORE(T, _rtp)
DB_HALF_ROUNDED(float) DB_HALF_ROUNDED(double)
#endif
