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
__device__ __forceinline__ void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
template <class T, class V> __device__ __forceinline__ T atomicAdd(T *p, V v) {
    return __atomic_fetch_add(p, T(v), __ATOMIC_RELAXED);
}
template <class T, class V> __device__ __forceinline__ T atomicMax(T *p, V v) {
    return __atomic_fetch_max(p, T(v), __ATOMIC_RELAXED);
}
template <class T, class V> __device__ __forceinline__ T atomicMin(T *p, V v) {
    return __atomic_fetch_min(p, T(v), __ATOMIC_RELAXED);
}
