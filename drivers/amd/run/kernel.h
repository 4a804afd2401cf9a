// What HIP kernels ask of their language and their launch, from the compiler's attributes and builtins and the
// dispatch packet that the driver makes. No host side, no runtime calls.
typedef unsigned long size_t;
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(n) __attribute__((amdgpu_flat_work_group_size(1, n)))
#define DB_PACKET(type, at) (*(const __attribute__((address_space(4))) type *)( \
    (const __attribute__((address_space(4))) char *)__builtin_amdgcn_dispatch_ptr() + (at)))
#define DB_FIELD(name, value) \
    __declspec(property(get = __get_##name)) unsigned name; \
    __device__ __forceinline__ unsigned __get_##name() const { return value; }
struct db_thread {
    DB_FIELD(x, __builtin_amdgcn_workitem_id_x())
    DB_FIELD(y, __builtin_amdgcn_workitem_id_y())
    DB_FIELD(z, __builtin_amdgcn_workitem_id_z())
};
struct db_block {
    DB_FIELD(x, __builtin_amdgcn_workgroup_id_x())
    DB_FIELD(y, __builtin_amdgcn_workgroup_id_y())
    DB_FIELD(z, __builtin_amdgcn_workgroup_id_z())
};
struct db_block_size {
    DB_FIELD(x, DB_PACKET(unsigned short, 4))
    DB_FIELD(y, DB_PACKET(unsigned short, 6))
    DB_FIELD(z, DB_PACKET(unsigned short, 8))
};
struct db_grid_size {
    DB_FIELD(x, DB_PACKET(unsigned, 12) / DB_PACKET(unsigned short, 4))
    DB_FIELD(y, DB_PACKET(unsigned, 16) / DB_PACKET(unsigned short, 6))
    DB_FIELD(z, DB_PACKET(unsigned, 20) / DB_PACKET(unsigned short, 8))
};
extern const __device__ __attribute__((weak)) db_thread threadIdx;
extern const __device__ __attribute__((weak)) db_block blockIdx;
extern const __device__ __attribute__((weak)) db_block_size blockDim;
extern const __device__ __attribute__((weak)) db_grid_size gridDim;
#define warpSize __builtin_amdgcn_wavefrontsize()
#define DB_HERE __device__ __forceinline__
DB_HERE void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DB_HERE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
DB_HERE void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
DB_HERE void __threadfence_system() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, ""); }

// Atomics: relaxed, as HIP's are; the old value comes back.
#define DB_ATOMIC(name, builtin) \
    template <class T, class V> DB_HERE T name(T *p, V v) { \
        return __scoped_atomic_##builtin(p, T(v), __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); \
    }
DB_ATOMIC(atomicAdd, fetch_add)
DB_ATOMIC(atomicSub, fetch_sub)
DB_ATOMIC(atomicMax, fetch_max)
DB_ATOMIC(atomicMin, fetch_min)
DB_ATOMIC(atomicAnd, fetch_and)
DB_ATOMIC(atomicOr, fetch_or)
DB_ATOMIC(atomicXor, fetch_xor)
DB_ATOMIC(atomicExch, exchange_n)
template <class T, class E, class V> DB_HERE T atomicCAS(T *p, E expected, V v) {
    T seen = T(expected);
    __scoped_atomic_compare_exchange_n(p, &seen, T(v), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __MEMORY_SCOPE_DEVICE);
    return seen;
}

// Lanes of a wave. In waves of 64, each half shuffles for itself, as the instruction does.
DB_HERE unsigned __lane_id() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
template <class T> DB_HERE T db_from_lane(T v, unsigned lane) {
    static_assert(sizeof(T) == 4 || sizeof(T) == 8, "values of 4 or 8 bytes can be shuffled");
    union { T value; int words[sizeof(T) / 4]; } u = {v};
    for (unsigned i = 0; i < sizeof(T) / 4; ++i)
        u.words[i] = __builtin_amdgcn_ds_bpermute(lane << 2, u.words[i]);
    return u.value;
}
template <class T> DB_HERE T __shfl(T v, int from, int width = 32) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & -width) | (from & (width - 1)));
}
template <class T> DB_HERE T __shfl_xor(T v, int mask, int width = 32) {
    unsigned lane = __lane_id(), from = lane ^ mask;
    return db_from_lane(v, from / width == lane / width ? from : lane);
}
template <class T> DB_HERE T __shfl_up(T v, unsigned by, int width = 32) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & (width - 1)) >= by ? lane - by : lane);
}
template <class T> DB_HERE T __shfl_down(T v, unsigned by, int width = 32) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & (width - 1)) + by < width ? lane + by : lane);
}
DB_HERE unsigned long __ballot(int claim) { return __builtin_amdgcn_ballot_w64(claim); }
DB_HERE int __any(int claim) { return __ballot(claim) != 0; }
DB_HERE int __all(int claim) { return __ballot(!claim) == 0; }
DB_HERE unsigned long __activemask() { return __ballot(1); }

#define __popc __builtin_popcount
#define __popcll __builtin_popcountl
#define __clz(x) ((x) ? __builtin_clz(x) : 32)
#define __ffs __builtin_ffs
#define __brev __builtin_bitreverse32
#define __umulhi(a, b) ((unsigned)(((unsigned long)(unsigned)(a) * (unsigned)(b)) >> 32))
template <class T> DB_HERE T min(T a, T b) { return b < a ? b : a; }
template <class T> DB_HERE T max(T a, T b) { return a < b ? b : a; }
DB_HERE float fmaf(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
DB_HERE float sqrtf(float x) { return __builtin_sqrtf(x); }
DB_HERE float fabsf(float x) { return __builtin_fabsf(x); }
DB_HERE float floorf(float x) { return __builtin_floorf(x); }
DB_HERE float expf(float x) { return __builtin_expf(x); }
DB_HERE float logf(float x) { return __builtin_logf(x); }
DB_HERE double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
DB_HERE double sqrt(double x) { return __builtin_sqrt(x); }
template <class... T> __device__ int printf(const char *, T...) {
    static_assert(sizeof...(T) > 1000, "printf needs the host's help, which kernels do not have here");
    return 0;
}
