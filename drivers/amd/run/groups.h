// What the work-items of OpenCL C do together: atomics, copies, and what the lanes of a sub-group tell each other.

// Atomics of OpenCL C 1.2, whose order is relaxed, and of 2.0, with the order and scope that are asked for.
#define atomic_cmpxchg(p, expected, v) ({ \
    __typeof__(*(p) + 0) db_seen = (expected); \
    __atomic_compare_exchange_n(p, &db_seen, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED); \
    db_seen; })
#define atom_add atomic_add
#define atom_sub atomic_sub
#define atom_inc atomic_inc
#define atom_dec atomic_dec
#define atom_and atomic_and
#define atom_or atomic_or
#define atom_xor atomic_xor
#define atom_min atomic_min
#define atom_max atomic_max
#define atom_xchg atomic_xchg
#define atom_cmpxchg atomic_cmpxchg
#define DB_FIRST(a, ...) a
#define DB_SECOND(a, b, ...) b
#define DB_ORDER_AND_SCOPE(...) DB_FIRST(__VA_ARGS__), DB_SECOND(__VA_ARGS__, memory_scope_device)
#define atomic_init(p, v) __opencl_atomic_init(p, v)
#define atomic_load_explicit(p, ...) __opencl_atomic_load(p, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_store_explicit(p, v, ...) __opencl_atomic_store(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_exchange_explicit(p, v, ...) __opencl_atomic_exchange(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_add_explicit(p, v, ...) __opencl_atomic_fetch_add(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_sub_explicit(p, v, ...) __opencl_atomic_fetch_sub(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_or_explicit(p, v, ...) __opencl_atomic_fetch_or(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_xor_explicit(p, v, ...) __opencl_atomic_fetch_xor(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_and_explicit(p, v, ...) __opencl_atomic_fetch_and(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_min_explicit(p, v, ...) __opencl_atomic_fetch_min(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_fetch_max_explicit(p, v, ...) __opencl_atomic_fetch_max(p, v, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_compare_exchange_strong_explicit(p, e, v, done, ...) \
    __opencl_atomic_compare_exchange_strong(p, e, v, done, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_compare_exchange_weak_explicit(p, e, v, done, ...) \
    __opencl_atomic_compare_exchange_weak(p, e, v, done, DB_ORDER_AND_SCOPE(__VA_ARGS__))
#define atomic_load(p) atomic_load_explicit(p, memory_order_seq_cst)
#define atomic_store(p, v) atomic_store_explicit(p, v, memory_order_seq_cst)
#define atomic_exchange(p, v) atomic_exchange_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_add(p, v) atomic_fetch_add_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_sub(p, v) atomic_fetch_sub_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_or(p, v) atomic_fetch_or_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_xor(p, v) atomic_fetch_xor_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_and(p, v) atomic_fetch_and_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_min(p, v) atomic_fetch_min_explicit(p, v, memory_order_seq_cst)
#define atomic_fetch_max(p, v) atomic_fetch_max_explicit(p, v, memory_order_seq_cst)
#define atomic_compare_exchange_strong(p, e, v) \
    atomic_compare_exchange_strong_explicit(p, e, v, memory_order_seq_cst, memory_order_seq_cst)
#define atomic_compare_exchange_weak(p, e, v) \
    atomic_compare_exchange_weak_explicit(p, e, v, memory_order_seq_cst, memory_order_seq_cst)
#define atomic_flag_test_and_set_explicit(p, ...) (atomic_exchange_explicit(p, 1, __VA_ARGS__) != 0)
#define atomic_flag_clear_explicit(p, ...) atomic_store_explicit(p, 0, __VA_ARGS__)
#define atomic_flag_test_and_set(p) atomic_flag_test_and_set_explicit(p, memory_order_seq_cst)
#define atomic_flag_clear(p) atomic_flag_clear_explicit(p, memory_order_seq_cst)
#define get_fence(p) (DB_IN_LDS(p) ? CLK_LOCAL_MEM_FENCE : CLK_GLOBAL_MEM_FENCE)
#define atomic_work_item_fence(flags, order, scope) __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent")
#define read_mem_fence(flags) mem_fence(flags)
#define write_mem_fence(flags) mem_fence(flags)

// Copies that a whole work-group makes: each work-item copies its share, and the wait is a barrier.
#define DB_GROUP_ITEMS (get_local_size(0) * get_local_size(1) * get_local_size(2))
#define get_local_linear_id() \
    ((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0))
#define get_global_linear_id() \
    ((get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0))
#define get_enqueued_local_size(dim) get_local_size(dim)
DB event_t db_event(event_t event) { return event; }
#define DB_COPY(to, from, count, event, to_step, from_step) ({ \
    __typeof__(&(to)[0]) db_to = &(to)[0]; \
    __typeof__(&(from)[0]) db_from = &(from)[0]; \
    for (size_t db_i = get_local_linear_id(); db_i < (count); db_i += DB_GROUP_ITEMS) \
        db_to[db_i * (to_step)] = db_from[db_i * (from_step)]; \
    db_event(event); })
#define async_work_group_copy(to, from, count, event) DB_COPY(to, from, count, event, 1, 1)
#define DB_IN_LDS(p) __builtin_amdgcn_is_shared((const void *)(p))
#define async_work_group_strided_copy(to, from, count, apart, event) \
    DB_COPY(to, from, count, event, DB_IN_LDS(to) ? 1 : (apart), DB_IN_LDS(to) ? (apart) : 1)
#define wait_group_events(count, events) barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#define prefetch(p, count) ((void)0)

// Lanes of a sub-group, which is a wave.
#include "lane.h"
#define get_max_sub_group_size() ((uint)__builtin_amdgcn_wavefrontsize())
#define get_sub_group_local_id() DB_LANE
#define get_sub_group_id() ((uint)get_local_linear_id() / get_max_sub_group_size())
#define get_num_sub_groups() (((uint)DB_GROUP_ITEMS + get_max_sub_group_size() - 1) / get_max_sub_group_size())
#define get_sub_group_size() \
    min(get_max_sub_group_size(), (uint)DB_GROUP_ITEMS - get_sub_group_id() * get_max_sub_group_size())
#define sub_group_barrier(...) do { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront"); \
    __builtin_amdgcn_wave_barrier(); } while (0)
DB int db_from_lane(int x, uint lane) { return db_word_from_lane(x, lane); }
DB uint db_from_lane(uint x, uint lane) { return (uint)db_from_lane((int)x, lane); }
DB float db_from_lane(float x, uint lane) { return as_float(db_from_lane(as_int(x), lane)); }
DB ulong db_from_lane(ulong x, uint lane) {
    uint2 words = as_uint2(x);
    return as_ulong((uint2)(db_from_lane(words.x, lane), db_from_lane(words.y, lane)));
}
DB long db_from_lane(long x, uint lane) { return (long)db_from_lane((ulong)x, lane); }
DB double db_from_lane(double x, uint lane) { return as_double(db_from_lane(as_ulong(x), lane)); }
#define DB_RUNNING(T, name, start, joined) \
    DB T sub_group_scan_inclusive_##name(T x) { \
        uint lane = get_sub_group_local_id(); \
        for (uint by = 1; by < get_max_sub_group_size(); by *= 2) { \
            T y = db_from_lane(x, lane - by & get_max_sub_group_size() - 1); \
            x = lane >= by ? joined : x; \
        } \
        return x; \
    } \
    DB T sub_group_scan_exclusive_##name(T x) { \
        uint lane = get_sub_group_local_id(); \
        T before = db_from_lane(sub_group_scan_inclusive_##name(x), lane - 1 & get_max_sub_group_size() - 1); \
        return lane ? before : (T)(start); \
    } \
    DB T sub_group_reduce_##name(T x) { \
        return db_from_lane(sub_group_scan_inclusive_##name(x), get_sub_group_size() - 1); \
    }
#define DB_LANES(T, least, greatest) \
    DB_RUNNING(T, add, 0, x + y) DB_RUNNING(T, min, greatest, min(x, y)) DB_RUNNING(T, max, least, max(x, y)) \
    DB T sub_group_broadcast(T x, uint lane) { return db_from_lane(x, lane); } \
    DB T sub_group_shuffle(T x, uint lane) { return db_from_lane(x, lane); } \
    DB T sub_group_shuffle_xor(T x, uint mask) { return db_from_lane(x, get_sub_group_local_id() ^ mask); } \
    DB T sub_group_shuffle_up(T x, uint by) { return db_from_lane(x, get_sub_group_local_id() - by); } \
    DB T sub_group_shuffle_down(T x, uint by) { return db_from_lane(x, get_sub_group_local_id() + by); } \
    DB T sub_group_rotate(T x, int by) { return db_from_lane(x, DB_TURNED(by)); } \
    DB T sub_group_non_uniform_broadcast(T x, uint lane) { return db_from_lane(x, lane); } \
    DB T sub_group_broadcast_first(T x) { return db_from_lane(x, __builtin_ctzl(__builtin_amdgcn_ballot_w64(true))); }
#define DB_TURNED(by) (get_sub_group_local_id() + (uint)(by) & get_max_sub_group_size() - 1)
DB half db_from_lane(half x, uint lane) { return as_half((short)db_from_lane((int)as_short(x), lane)); }
DB_LANES(half, -INFINITY, INFINITY)
DB_LANES(int, INT_MIN, INT_MAX)
DB_LANES(uint, 0, UINT_MAX)
DB_LANES(long, LONG_MIN, LONG_MAX)
DB_LANES(ulong, 0, ULONG_MAX)
DB_LANES(float, -INFINITY, INFINITY)
DB_LANES(double, -INFINITY, INFINITY)
#define sub_group_any(claim) (__builtin_amdgcn_ballot_w64((claim) != 0) != 0)
#define sub_group_all(claim) (__builtin_amdgcn_ballot_w64((claim) == 0) == 0)
#define sub_group_non_uniform_any(claim) sub_group_any(claim)
#define sub_group_non_uniform_all(claim) sub_group_all(claim)

// Sets of lanes, as a uint4 with a bit for each.
DB uint4 db_lanes(ulong lanes) { return (uint4)(as_uint2(lanes), 0, 0); }
DB ulong db_set(uint4 lanes) { return as_ulong(lanes.xy); }
#define DB_SELF (1ul << get_sub_group_local_id())
#define DB_WHOLE_WAVE (~0ul >> (64 - get_sub_group_size()))
DB uint4 sub_group_ballot(int claim) { return db_lanes(__builtin_amdgcn_ballot_w64(claim != 0)); }
DB int sub_group_elect(void) { return (__builtin_amdgcn_ballot_w64(true) & DB_SELF - 1) == 0; }
DB int sub_group_inverse_ballot(uint4 lanes) { return (db_set(lanes) & DB_SELF) != 0; }
DB int sub_group_ballot_bit_extract(uint4 lanes, uint lane) { return db_set(lanes) >> lane & 1; }
DB uint sub_group_ballot_bit_count(uint4 lanes) { return popcount(db_set(lanes) & DB_WHOLE_WAVE); }
DB uint sub_group_ballot_inclusive_scan(uint4 lanes) { return popcount(db_set(lanes) & (DB_SELF - 1 | DB_SELF)); }
DB uint sub_group_ballot_exclusive_scan(uint4 lanes) { return popcount(db_set(lanes) & DB_SELF - 1); }
DB uint sub_group_ballot_find_lsb(uint4 lanes) { return __builtin_ctzl(db_set(lanes)); }
DB uint sub_group_ballot_find_msb(uint4 lanes) { return 63 - __builtin_clzl(db_set(lanes)); }
DB uint4 get_sub_group_eq_mask(void) { return db_lanes(DB_SELF); }
DB uint4 get_sub_group_lt_mask(void) { return db_lanes(DB_SELF - 1); }
DB uint4 get_sub_group_le_mask(void) { return db_lanes(DB_SELF - 1 | DB_SELF); }
DB uint4 get_sub_group_ge_mask(void) { return db_lanes(DB_WHOLE_WAVE & ~(DB_SELF - 1)); }
DB uint4 get_sub_group_gt_mask(void) { return db_lanes(DB_WHOLE_WAVE & ~(DB_SELF - 1 | DB_SELF)); }

// What a work-group finds together: each wave by itself, then all by a slot for each wave.
extern __local ulong *db_group_slots(void);
#define DB_TOGETHER(T, name, start, joined) \
    DB T db_before_##name(T last, T *all) { \
        __local T *slots = (__local T *)db_group_slots(); \
        uint self = get_sub_group_id(); \
        if (get_sub_group_local_id() == get_sub_group_size() - 1) \
            slots[self] = last; \
        barrier(0); \
        T x = (T)(start), before = x; \
        for (uint i = 0; i < get_num_sub_groups(); ++i) { \
            before = i == self ? x : before; \
            T y = slots[i]; \
            x = joined; \
        } \
        barrier(0); \
        *all = x; \
        return before; \
    } \
    DB T work_group_scan_inclusive_##name(T y) { \
        T all; \
        y = sub_group_scan_inclusive_##name(y); \
        T x = db_before_##name(y, &all); \
        return joined; \
    } \
    DB T work_group_scan_exclusive_##name(T value) { \
        T all, y = sub_group_scan_exclusive_##name(value); \
        T x = db_before_##name(sub_group_scan_inclusive_##name(value), &all); \
        return joined; \
    } \
    DB T work_group_reduce_##name(T value) { \
        T all; \
        db_before_##name(sub_group_scan_inclusive_##name(value), &all); \
        return all; \
    }
#define DB_OF_GROUP(T, least, greatest) \
    DB_TOGETHER(T, add, 0, x + y) DB_TOGETHER(T, min, greatest, min(x, y)) DB_TOGETHER(T, max, least, max(x, y)) \
    DB T db_from_item(T x, bool is_it) { \
        __local T *slot = (__local T *)db_group_slots(); \
        if (is_it) \
            *slot = x; \
        barrier(0); \
        x = *slot; \
        barrier(0); \
        return x; \
    } \
    DB T work_group_broadcast(T x, size_t i) { return db_from_item(x, get_local_id(0) == i); } \
    DB T work_group_broadcast(T x, size_t i, size_t j) { \
        return db_from_item(x, get_local_id(0) == i && get_local_id(1) == j); \
    } \
    DB T work_group_broadcast(T x, size_t i, size_t j, size_t k) { \
        return db_from_item(x, get_local_id(0) == i && get_local_id(1) == j && get_local_id(2) == k); \
    }
DB_OF_GROUP(half, -INFINITY, INFINITY) DB_OF_GROUP(int, INT_MIN, INT_MAX) DB_OF_GROUP(uint, 0, UINT_MAX)
DB_OF_GROUP(long, LONG_MIN, LONG_MAX) DB_OF_GROUP(ulong, 0, ULONG_MAX) DB_OF_GROUP(float, -INFINITY, INFINITY)
DB_OF_GROUP(double, -INFINITY, INFINITY)
DB int work_group_all(int claim) { return work_group_reduce_min((int)(claim != 0)); }
DB int work_group_any(int claim) { return work_group_reduce_max((int)(claim != 0)); }
