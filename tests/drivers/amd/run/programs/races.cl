// Programs that share memory, each in order or with one mistake: `*_wrong`. Four groups of 128; n is 5.
#define LANE ((uint)get_local_id(0))
#define GROUP ((uint)get_group_id(0))
#define SIZE ((uint)get_local_size(0))
#define I ((uint)get_global_id(0))
#define SHARED __global int *a, __global int *b, __global int *c, int n
#define DEVICE __MEMORY_SCOPE_DEVICE
#define INSIDE __MEMORY_SCOPE_WRKGRP
#define GET(p, order, scope) __scoped_atomic_load_n(p, __ATOMIC_##order, scope)
#define PUT(p, v, order, scope) __scoped_atomic_store_n(p, v, __ATOMIC_##order, scope)
#define ADD(p, v, order, scope) __scoped_atomic_fetch_add(p, v, __ATOMIC_##order, scope)
#define FENCE(order, scope) __builtin_amdgcn_fence(__ATOMIC_##order, scope)
#define APART __attribute__((noinline))

// The group that comes last adds up what all have stored.
__kernel void last_group(SHARED) {
    __local int is_last;
    c[I] = a[I] * 2;
    barrier(0);
    if (!LANE)
        is_last = ADD(b, 1, ACQ_REL, DEVICE) == get_num_groups(0) - 1;
    barrier(0);
    if (!is_last)
        return;
    int sum = 0;
    for (uint i = LANE; i < get_global_size(0); i += SIZE)
        sum += c[i];
    ADD(b + 1, sum, RELAXED, DEVICE);
}

// The same by fences of every lane around relaxed atomics of one.
__kernel void last_group_by_fences(SHARED) {
    __local int is_last;
    c[I] = a[I] * 2;
    FENCE(RELEASE, "agent");
    barrier(0);
    if (!LANE)
        is_last = ADD(b, 1, RELAXED, DEVICE) == get_num_groups(0) - 1;
    barrier(0);
    FENCE(ACQUIRE, "agent");
    if (!is_last)
        return;
    int sum = 0;
    for (uint i = LANE; i < get_global_size(0); i += SIZE)
        sum += c[i];
    ADD(b + 1, sum, RELAXED, DEVICE);
}

__kernel void last_group_wrong(SHARED) {
    __local int is_last;
    c[I] = a[I] * 2;
    barrier(0);
    if (!LANE)
        is_last = ADD(b, 1, RELAXED, DEVICE) == get_num_groups(0) - 1;
    barrier(0);
    if (is_last)
        ADD(b + 1, c[(I + SIZE) % get_global_size(0)], RELAXED, DEVICE);
}

// All groups meet at a counter, to which the last one adds itself.
__kernel void grid_meets(SHARED) {
    c[I] = a[I];
    barrier(0);
    if (!LANE) {
        ADD(b, 1, RELEASE, DEVICE);
        while (GET(b, ACQUIRE, DEVICE) < 4)
            ;
    }
    barrier(0);
    FENCE(ACQUIRE, "agent");
    b[SIZE + I] = c[(GROUP + 1) % 4 * SIZE + LANE];
}

// Each group waits for the one before it.
__kernel void chain(SHARED) {
    if (!LANE)
        while (GET(b, ACQUIRE, DEVICE) != (int)GROUP)
            ;
    barrier(0);
    FENCE(ACQUIRE, "agent");
    c[LANE] = c[LANE] * 3 + (int)GROUP;
    FENCE(RELEASE, "agent");
    barrier(0);
    if (!LANE)
        PUT(b, (int)GROUP + 1, RELEASE, DEVICE);
}

__kernel void chain_wrong(SHARED) {
    if (!LANE)
        while (GET(b, ACQUIRE, DEVICE) != (int)GROUP)
            ;
    barrier(0);
    c[LANE] = c[LANE] * 3 + (int)GROUP;
    if (!LANE)
        PUT(b, (int)GROUP + 1, RELEASE, DEVICE);
}

// A flag that functions look at and raise.
APART int look(__global int *flag) { return GET(flag, RELAXED, DEVICE); }
APART void raise(__global int *flag) { PUT(flag, 1, RELAXED, DEVICE); }

__kernel void flag_in_functions(SHARED) {
    if (GROUP == 1 && LANE < 32) {
        c[LANE] = 41;
        FENCE(RELEASE, "agent");
        if (!LANE)
            raise(b);
    } else if (GROUP == 0 && LANE < 32) {
        while (!look(b))
            ;
        FENCE(ACQUIRE, "agent");
        b[1 + LANE] = c[LANE] + 1;
    }
}

__kernel void flag_in_functions_wrong(SHARED) {
    if (GROUP == 1 && LANE < 32) {
        c[LANE] = 41;
        if (!LANE)
            raise(b);
    } else if (GROUP == 0 && LANE < 32) {
        while (!look(b))
            ;
        b[1 + LANE] = c[LANE] + 1;
    }
}

APART int look_anywhere(int *flag) { return GET(flag, ACQUIRE, INSIDE); }
APART void raise_anywhere(int *flag) { PUT(flag, 1, RELEASE, INSIDE); }

// Waves of a group; the pointers do not say that it is local memory.
__kernel void flag_anywhere(SHARED) {
    __local int flag, value;
    if (!LANE)
        flag = 0;
    barrier(0);
    if (LANE == SIZE - 1) {
        value = a[0] + 5;
        raise_anywhere((int *)&flag);
    }
    if (!LANE) {
        while (!look_anywhere((int *)&flag))
            ;
        b[GROUP] = value;
    }
}

__kernel void flag_volatile(SHARED) {
    __local volatile int flag, value;
    if (!LANE)
        flag = 0;
    barrier(0);
    if (LANE == SIZE - 1) {
        value = a[0] + 5;
        FENCE(RELEASE, "workgroup");
        flag = 1;
    }
    if (!LANE) {
        while (!flag)
            ;
        FENCE(ACQUIRE, "workgroup");
        b[GROUP] = value;
    }
}

// A ring of four places between two waves.
__kernel void ring(SHARED) {
    __local int places[4], head, tail;
    if (!LANE)
        head = tail = 0;
    barrier(0);
    if (LANE == 64)
        for (int i = 0; i < 12; ++i) {
            while (i - GET(&tail, ACQUIRE, INSIDE) >= 4)
                ;
            places[i & 3] = a[i];
            PUT(&head, i + 1, RELEASE, INSIDE);
        }
    if (LANE == 0) {
        int sum = 0;
        for (int i = 0; i < 12; ++i) {
            while (GET(&head, ACQUIRE, INSIDE) <= i)
                ;
            sum += places[i & 3];
            PUT(&tail, i + 1, RELEASE, INSIDE);
        }
        b[GROUP] = sum;
    }
}

// A barrier that waves make of an atomic.
__kernel void own_barrier(SHARED) {
    __local int arrived, cells[128];
    if (!LANE)
        arrived = 0;
    barrier(0);
    cells[LANE] = a[I];
    FENCE(RELEASE, "workgroup");
    if (LANE % 32 == 0) {
        ADD(&arrived, 1, ACQ_REL, INSIDE);
        while (GET(&arrived, ACQUIRE, INSIDE) < 4)
            ;
    }
    FENCE(ACQUIRE, "workgroup");
    __builtin_amdgcn_wave_barrier();
    b[I] = cells[SIZE - 1 - LANE];
}

__kernel void turns_wrong(SHARED) {
    __local int cells[128];
    int sum = a[I];
    for (int i = 0; i < n; ++i) {
        cells[LANE] = sum + i;
        barrier(0);
        sum += cells[(LANE + 37) % SIZE];
    }
    b[I] = sum;
}

__kernel void histogram_wrong(SHARED) {
    __local int counts[16];
    if (LANE < 16)
        counts[LANE] = 0;
    atomic_inc(counts + (a[I] & 15));
    barrier(0);
    if (LANE < 16)
        atomic_add(b + LANE, counts[LANE]);
}

__kernel void halo_wrong(SHARED) {
    __local int cells[130];
    cells[LANE + 1] = a[I];
    barrier(0);
    b[I] = cells[LANE] + cells[LANE + 2];
}

__kernel void in_place_wrong(SHARED) { a[I] = a[I] + a[I + 1]; }

__kernel void lock_wrong(SHARED) {
    if (LANE)
        return;
    while (__scoped_atomic_exchange_n(b, 1, __ATOMIC_ACQUIRE, DEVICE))
        ;
    c[0] += 1;
    PUT(b, 0, RELAXED, DEVICE);
}

// Arrays of one lane, of which some elements are written.
__kernel void sparse(SHARED) {
    int own[64], last = a[I] & 63, sum = 0;
    for (int i = 0; i <= last; ++i)
        own[i] = a[i];
    for (int i = 0; i <= last; ++i)
        if (own[i] > 10)
            sum += own[i];
    b[I] = sum;
}

__kernel void sparse_wrong(SHARED) {
    volatile int own[64];
    int last = a[I] & 31, sum = 0;
    for (int i = 0; i <= last; ++i)
        own[i] = a[i];
    for (int i = 0; i <= last + 1; ++i)
        if (own[i] > 10)
            sum += own[i];
    b[I] = sum;
}
