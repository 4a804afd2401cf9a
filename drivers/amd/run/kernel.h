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
#define DB_HERE __device__ __forceinline__
#define DB static DB_HERE
extern const __device__ __attribute__((weak)) struct db_wave_size {
    DB_HERE operator int() const { return __builtin_amdgcn_wavefrontsize(); }
} warpSize; // no macro: hosts ask a structure's member of that name
#include "hip_vectors.h"
#include "hip_lanes.h"
#include "hip_numbers.h"
// The names of HIP's launch before threadIdx.
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
#define assert(claim) ((claim) ? (void)0 : __builtin_trap())
// What tables of virtual functions name: calls that nothing answers, and the end of what `new` made. Here it only
// makes objects where a kernel says.
#define DB_NEVER __device__ __attribute__((weak))
extern "C" DB_NEVER void __cxa_pure_virtual() { __builtin_trap(); }
extern "C" DB_NEVER void __cxa_deleted_virtual() { __builtin_trap(); }
DB_NEVER void operator delete(void *) noexcept { __builtin_trap(); }
DB_NEVER void operator delete(void *, size_t) noexcept { __builtin_trap(); }
__device__ inline void *operator new(size_t, void *place) noexcept { return place; }
__device__ inline void *operator new[](size_t, void *place) noexcept { return place; }
__device__ inline void operator delete(void *, void *) noexcept {}
__device__ inline void operator delete[](void *, void *) noexcept {}
#define __align__(n) __attribute__((aligned(n)))
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
DB_HERE void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
DB_HERE void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
DB_HERE void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }
template <class... T> __device__ int printf(const char *, T...) {
    static_assert(sizeof...(T) > 1000, "printf needs the host's help, which kernels do not have here");
    return 0;
}
#include "host.h"
