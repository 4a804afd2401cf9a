// What OpenCL C kernels ask of their launch, from the compiler's builtins and the dispatch packet that the
// driver makes (HSA runtime specification 1.2, section 2.6: group sizes at byte 4, grid in work-items at 12).
#define DB_PACKET(type, at) (*(__constant type *)((__constant char *)__builtin_amdgcn_dispatch_ptr() + (at)))
#define DB_PICK(dim, x, y, z, other) ((dim) == 0 ? (x) : (dim) == 1 ? (y) : (dim) == 2 ? (z) : (other))
#define get_local_id(dim) ((size_t)DB_PICK(dim, __builtin_amdgcn_workitem_id_x(), \
    __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z(), 0))
#define get_group_id(dim) ((size_t)DB_PICK(dim, __builtin_amdgcn_workgroup_id_x(), \
    __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z(), 0))
#define get_local_size(dim) ((size_t)DB_PICK(dim, DB_PACKET(ushort, 4), DB_PACKET(ushort, 6), DB_PACKET(ushort, 8), 1))
#define get_global_size(dim) ((size_t)DB_PICK(dim, DB_PACKET(uint, 12), DB_PACKET(uint, 16), DB_PACKET(uint, 20), 1))
#define get_num_groups(dim) (get_global_size(dim) / get_local_size(dim))
#define get_global_id(dim) (get_group_id(dim) * get_local_size(dim) + get_local_id(dim))
#define get_global_offset(dim) ((size_t)0)
#define get_work_dim() ((uint)(DB_PACKET(ushort, 2) & 3))
#define barrier(flags) do { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); \
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); } while (0)
#define work_group_barrier(...) barrier(0)
#define mem_fence(flags) __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup")
#define atomic_add(p, v) __atomic_fetch_add(p, v, __ATOMIC_RELAXED)
#define atomic_sub(p, v) __atomic_fetch_sub(p, v, __ATOMIC_RELAXED)
#define atomic_inc(p) __atomic_fetch_add(p, 1, __ATOMIC_RELAXED)
#define atomic_dec(p) __atomic_fetch_sub(p, 1, __ATOMIC_RELAXED)
#define atomic_and(p, v) __atomic_fetch_and(p, v, __ATOMIC_RELAXED)
#define atomic_or(p, v) __atomic_fetch_or(p, v, __ATOMIC_RELAXED)
#define atomic_xor(p, v) __atomic_fetch_xor(p, v, __ATOMIC_RELAXED)
#define atomic_min(p, v) __atomic_fetch_min(p, v, __ATOMIC_RELAXED)
#define atomic_max(p, v) __atomic_fetch_max(p, v, __ATOMIC_RELAXED)
#define DB_EXCHANGE(T) __attribute__((overloadable, always_inline)) static inline \
    T db_exchange(volatile T *p, T v) { return __atomic_exchange_n(p, v, __ATOMIC_RELAXED); }
DB_EXCHANGE(int) DB_EXCHANGE(uint) DB_EXCHANGE(long) DB_EXCHANGE(ulong)
__attribute__((overloadable, always_inline)) static inline float db_exchange(volatile float *p, float v) {
    return as_float(db_exchange((volatile int *)p, as_int(v)));
}
#define atomic_xchg(p, v) db_exchange(p, v)
#include "numbers.h"
#include "transcendental.h"
#include "conversions.h"
#include "vectors.h"
#include "mixed.h"
#include "groups.h"
