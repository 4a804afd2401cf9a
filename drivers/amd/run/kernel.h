// What HIP kernels ask of their language and their launch, from the compiler's attributes and builtins and the
// dispatch packet that the driver makes. The host's side is declared (host.h); <hip/hip_runtime.h> is this.
typedef unsigned long size_t;
#define __HIP_PLATFORM_AMD__ 1
#define __HIPCC__ 1
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __launch_bounds__(n, ...) __attribute__((amdgpu_flat_work_group_size(1, n)))
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
#define __clzll(x) ((x) ? __builtin_clzl(x) : 64)
#define __ffsll __builtin_ffsl
#define __brevll __builtin_bitreverse64
#define __mulhi(a, b) ((int)(((long)(int)(a) * (int)(b)) >> 32))
#define __int_as_float(x) __builtin_bit_cast(float, (int)(x))
#define __uint_as_float(x) __builtin_bit_cast(float, (unsigned)(x))
#define __float_as_int(x) __builtin_bit_cast(int, (float)(x))
#define __float_as_uint(x) __builtin_bit_cast(unsigned, (float)(x))
#define __longlong_as_double(x) __builtin_bit_cast(double, (long)(x))
#define __double_as_longlong(x) __builtin_bit_cast(long, (double)(x))
#define __umulhi(a, b) ((unsigned)(((unsigned long)(unsigned)(a) * (unsigned)(b)) >> 32))
// Bits from..from + count - 1 of a word, taken out and put in.
DB_HERE unsigned __bitextract_u32(unsigned x, unsigned from, unsigned count) {
    return __builtin_amdgcn_ubfe(x, from, count);
}
DB_HERE unsigned __bitinsert_u32(unsigned x, unsigned bits, unsigned from, unsigned count) {
    const unsigned mask = ((1u << (count & 31)) - 1) << (from & 31);
    return (x & ~mask) | (bits << (from & 31) & mask);
}
template <class T> DB_HERE T min(T a, T b) { return b < a ? b : a; }
template <class T> DB_HERE T max(T a, T b) { return a < b ? b : a; }
// Mathematics: what rounds is an instruction, the rest is as for OpenCL C.
typedef unsigned uint;
typedef unsigned long ulong;
#define DB static DB_HERE
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
#define __expf expf
#define __logf logf
#define __log2f log2f
#define __sinf sinf
#define __cosf cosf
#define __powf powf
#define __fdividef(x, y) ((x) / (y))
#define __frcp_rn(x) (1.0f / (x))
#define __fsqrt_rn sqrtf
#define __fmaf_rn fmaf

// Vectors of HIP, and the names of its launch before threadIdx.
#define DB_VECTORS(T, name) \
    typedef T name##1 __attribute__((ext_vector_type(1))); \
    typedef T name##2 __attribute__((ext_vector_type(2))); \
    typedef T name##3 __attribute__((ext_vector_type(3))); \
    typedef T name##4 __attribute__((ext_vector_type(4))); \
    DB name##2 make_##name##2(T x, T y) { return name##2{x, y}; } \
    DB name##3 make_##name##3(T x, T y, T z) { return name##3{x, y, z}; } \
    DB name##4 make_##name##4(T x, T y, T z, T w) { return name##4{x, y, z, w}; }
DB_VECTORS(signed char, char) DB_VECTORS(unsigned char, uchar) DB_VECTORS(short, short)
DB_VECTORS(unsigned short, ushort) DB_VECTORS(int, int) DB_VECTORS(unsigned, uint) DB_VECTORS(long, long)
DB_VECTORS(unsigned long, ulong) DB_VECTORS(float, float) DB_VECTORS(double, double)
#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
#define __shfl_sync(mask, ...) __shfl(__VA_ARGS__)
#define __shfl_xor_sync(mask, ...) __shfl_xor(__VA_ARGS__)
#define __shfl_up_sync(mask, ...) __shfl_up(__VA_ARGS__)
#define __shfl_down_sync(mask, ...) __shfl_down(__VA_ARGS__)
#define __ballot_sync(mask, claim) __ballot(claim)
#define __any_sync(mask, claim) __any(claim)
#define __all_sync(mask, claim) __all(claim)
#define __syncwarp(...) __builtin_amdgcn_wave_barrier()
#define assert(claim) ((claim) ? (void)0 : __builtin_trap())
template <class... T> __device__ int printf(const char *, T...) {
    static_assert(sizeof...(T) > 1000, "printf needs the host's help, which kernels do not have here");
    return 0;
}
#include "host.h"
