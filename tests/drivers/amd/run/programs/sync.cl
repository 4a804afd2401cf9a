// Work-groups and waves that wait for each other, and every atomic with its result.
#define I get_global_id(0)
#define DEVICE __MEMORY_SCOPE_DEVICE

__kernel void spin_lock(__global int *lock, __global int *shared, int rounds) {
    if (get_local_id(0))
        return;
    for (int i = 0; i < rounds; ++i) {
        while (__scoped_atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE, DEVICE))
            __builtin_amdgcn_s_sleep(1);
        shared[0] = shared[0] * 3 + 1;
        shared[1] += 1;
        __scoped_atomic_store_n(lock, 0, __ATOMIC_RELEASE, DEVICE);
    }
}

__kernel void ticket_lock(__global uint *next, __global uint *serving, __global uint *order, __global uint *place) {
    if (get_local_id(0))
        return;
    uint ticket = __scoped_atomic_fetch_add(next, 1u, __ATOMIC_RELAXED, DEVICE);
    while (__scoped_atomic_load_n(serving, __ATOMIC_ACQUIRE, DEVICE) != ticket)
        __builtin_amdgcn_s_sleep(1);
    order[(*place)++] = ticket;
    __scoped_atomic_store_n(serving, ticket + 1, __ATOMIC_RELEASE, DEVICE);
}

// The first group makes values, the second takes them, one at a time through one slot.
__kernel void hand_over(__global volatile int *slot, __global int *full, __global int *out, int n) {
    if (get_local_id(0))
        return;
    for (int i = 0; i < n; ++i)
        if (get_group_id(0) == 0) {
            while (__scoped_atomic_load_n(full, __ATOMIC_ACQUIRE, DEVICE))
                ;
            *slot = i * i + 7;
            __scoped_atomic_store_n(full, 1, __ATOMIC_RELEASE, DEVICE);
        } else {
            while (!__scoped_atomic_load_n(full, __ATOMIC_ACQUIRE, DEVICE))
                ;
            out[i] = *slot;
            __scoped_atomic_store_n(full, 0, __ATOMIC_RELEASE, DEVICE);
        }
}

// All groups meet, then each reads what its neighbour wrote.
__kernel void grid_barrier(__global int *a, __global int *arrived, __global int *out) {
    uint groups = get_num_groups(0), group = get_group_id(0);
    a[I] = (int)I * 5;
    barrier(0);
    if (!get_local_id(0)) {
        __scoped_atomic_fetch_add(arrived, 1, __ATOMIC_RELEASE, DEVICE);
        while (__scoped_atomic_load_n(arrived, __ATOMIC_ACQUIRE, DEVICE) < groups)
            __builtin_amdgcn_s_sleep(2);
    }
    barrier(0);
    uint other = (group + 1) % groups * get_local_size(0) + get_local_id(0);
    out[I] = __scoped_atomic_load_n(a + other, __ATOMIC_RELAXED, DEVICE);
}

__kernel void atomics_32(__global uint *cells, __global uint *before) {
    uint i = I, n = get_global_size(0);
    before[0 * n + i] = __atomic_fetch_add(cells + 0, i, __ATOMIC_RELAXED);
    before[1 * n + i] = __atomic_fetch_sub(cells + 1, i, __ATOMIC_RELAXED);
    before[2 * n + i] = __atomic_fetch_and(cells + 2, ~(1u << (i & 31)), __ATOMIC_RELAXED);
    before[3 * n + i] = __atomic_fetch_or(cells + 3, 1u << (i & 31), __ATOMIC_RELAXED);
    before[4 * n + i] = __atomic_fetch_xor(cells + 4, i * 77, __ATOMIC_RELAXED);
    before[5 * n + i] = __atomic_fetch_max(cells + 5, i * 7919 % 101, __ATOMIC_RELAXED);
    before[6 * n + i] = __atomic_fetch_min(cells + 6, i * 7919 % 101 + 5, __ATOMIC_RELAXED);
    before[7 * n + i] = (uint)__atomic_fetch_min((__global int *)cells + 7, 50 - (int)i, __ATOMIC_RELAXED);
    before[8 * n + i] = (uint)__atomic_fetch_max((__global int *)cells + 8, (int)i - 50, __ATOMIC_RELAXED);
    before[9 * n + i] = __atomic_exchange_n(cells + 9, i + 1, __ATOMIC_RELAXED);
    before[10 * n + i] = __builtin_amdgcn_atomic_inc32(cells + 10, 20u, __ATOMIC_RELAXED, "agent");
    before[11 * n + i] = __builtin_amdgcn_atomic_dec32(cells + 11, 20u, __ATOMIC_RELAXED, "agent");
}

__kernel void atomics_64(__global ulong *cells, __global ulong *before) {
    ulong i = I, n = get_global_size(0);
    before[0 * n + i] = __atomic_fetch_add(cells + 0, i << 31, __ATOMIC_RELAXED);
    before[1 * n + i] = __atomic_fetch_sub(cells + 1, i << 31, __ATOMIC_RELAXED);
    before[2 * n + i] = __atomic_fetch_and(cells + 2, ~(1ul << (i & 63)), __ATOMIC_RELAXED);
    before[3 * n + i] = __atomic_fetch_or(cells + 3, 1ul << (i & 63), __ATOMIC_RELAXED);
    before[4 * n + i] = __atomic_fetch_xor(cells + 4, i * 0x1234567890ul, __ATOMIC_RELAXED);
    before[5 * n + i] = __atomic_fetch_max(cells + 5, i * 7919 % 101 << 40, __ATOMIC_RELAXED);
    before[6 * n + i] = __atomic_fetch_min(cells + 6, (i * 7919 % 101 + 5) << 40, __ATOMIC_RELAXED);
    before[7 * n + i] = __atomic_exchange_n(cells + 7, i + 1, __ATOMIC_RELAXED);
}

__kernel void atomics_local(__global const uint *a, __global uint *out, __global ulong *wide) {
    __local uint cells[8];
    __local ulong wides[4];
    __local float sum;
    uint i = get_local_id(0), x = a[i];
    if (i < 8)
        cells[i] = i == 2 || i == 5 ? ~0u : 0;
    if (i < 4)
        wides[i] = i == 3 ? ~0ul : 0;
    if (!i)
        sum = 0.0f;
    barrier(0);
    __atomic_fetch_add(cells + 0, x, __ATOMIC_RELAXED);
    __atomic_fetch_sub(cells + 1, x, __ATOMIC_RELAXED);
    __atomic_fetch_and(cells + 2, x | 0xFFFF, __ATOMIC_RELAXED);
    __atomic_fetch_or(cells + 3, x & 0xF0F0F0, __ATOMIC_RELAXED);
    __atomic_fetch_xor(cells + 4, x, __ATOMIC_RELAXED);
    __atomic_fetch_min(cells + 5, x, __ATOMIC_RELAXED);
    __atomic_fetch_max(cells + 6, x, __ATOMIC_RELAXED);
    uint old = cells[7];
    for (;;) {
        uint seen = __sync_val_compare_and_swap(cells + 7, old, old + (x & 255));
        if (seen == old)
            break;
        old = seen;
    }
    __atomic_fetch_add(wides + 0, (ulong)x << 8, __ATOMIC_RELAXED);
    __atomic_fetch_xor(wides + 1, (ulong)x << 13, __ATOMIC_RELAXED);
    __atomic_fetch_max(wides + 2, (ulong)x << 9, __ATOMIC_RELAXED);
    __atomic_fetch_min(wides + 3, (ulong)x << 9, __ATOMIC_RELAXED);
    __scoped_atomic_fetch_add(&sum, (float)(x & 15), __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
    barrier(0);
    if (i < 8)
        out[i] = cells[i];
    if (!i)
        out[8] = as_uint(sum);
    if (i < 4)
        wide[i] = wides[i];
}

__kernel void atomics_float(__global float *cells, __global double *wides, __global float *before) {
    float x = (float)((int)I * 37 % 64 - 20);
    before[I] = __scoped_atomic_fetch_add(cells + 0, x, __ATOMIC_RELAXED, DEVICE);
    __scoped_atomic_fetch_min(cells + 1, x, __ATOMIC_RELAXED, DEVICE);
    __scoped_atomic_fetch_max(cells + 2, x, __ATOMIC_RELAXED, DEVICE);
    __scoped_atomic_fetch_sub(cells + 3, x, __ATOMIC_RELAXED, DEVICE);
    __scoped_atomic_fetch_add(wides, (double)x * 0.5, __ATOMIC_RELAXED, DEVICE);
    __scoped_atomic_fetch_max(wides + 1, (double)x, __ATOMIC_RELAXED, DEVICE);
}

// Addition of floats in an order nobody knows, by exchanging bits.
__kernel void add_by_exchange(__global uint *cell, __global const float *a) {
    uint old = *cell, seen;
    do {
        seen = old;
        old = __sync_val_compare_and_swap(cell, seen, as_uint(as_float(seen) + a[I]));
    } while (old != seen);
}

__kernel void exchange_64(__global ulong *cell, __global ulong *out) {
    ulong expected = *cell;
    while (!__atomic_compare_exchange_n(cell, &expected, expected * 3 + 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        ;
    out[I] = expected;
}

// Waves of one group through flags in LDS.
__kernel void wave_pipeline(__global int *out, int n) {
    __local int slots[8], ready;
    uint wave = get_local_id(0) >> 5, lane = get_local_id(0) & 31;
    if (!get_local_id(0))
        ready = 0;
    barrier(0);
    if (lane == 0) {
        while (__scoped_atomic_load_n(&ready, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_WRKGRP) != wave)
            ;
        slots[wave] = wave ? slots[wave - 1] * 2 + 1 : n;
        __scoped_atomic_store_n(&ready, wave + 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_WRKGRP);
    }
    barrier(0);
    if (get_local_id(0) < 8)
        out[get_local_id(0)] = slots[get_local_id(0)];
}
