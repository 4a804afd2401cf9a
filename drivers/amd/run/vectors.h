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
#define DB_HALVES(N) \
    DB float##N vload_half##N(size_t i, const half *p) { return convert_float##N(vload##N(i, p)); } \
    DB void vstore_half##N(float##N x, size_t i, half *p) { vstore##N(convert_half##N(x), i, p); }
DB_HALVES(2) DB_HALVES(3) DB_HALVES(4) DB_HALVES(8) DB_HALVES(16)
DB float vload_half(size_t i, const half *p) { return (float)p[i]; }
DB void vstore_half(float x, size_t i, half *p) { p[i] = (half)x; }
