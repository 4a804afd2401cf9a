// Reductions, scans and sorts: what work-groups do together, in LDS and through global memory.
#define SIZE 256

__kernel void sum_two_stage(__global const int *a, __global int *sums, int n) {
    __local int part[SIZE];
    uint i = get_local_id(0);
    int mine = 0;
    for (uint at = get_global_id(0); at < n; at += get_global_size(0))
        mine += a[at];
    part[i] = mine;
    barrier(0);
    for (uint step = SIZE / 2; step; step >>= 1) {
        if (i < step)
            part[i] += part[i + step];
        barrier(0);
    }
    if (!i)
        sums[get_group_id(0)] = part[0];
}

static uint scan_group(__local uint *part, uint value) {
    uint i = get_local_id(0);
    part[i] = value;
    barrier(0);
    for (uint step = 1; step < SIZE; step <<= 1) {
        uint other = i >= step ? part[i - step] : 0;
        barrier(0);
        part[i] += other;
        barrier(0);
    }
    uint sum = part[i];
    barrier(0);
    return sum;
}

__kernel void scan_blocks(__global const uint *a, __global uint *b, __global uint *totals) {
    __local uint part[SIZE];
    uint at = get_global_id(0), sum = scan_group(part, a[at]);
    b[at] = sum;
    if (get_local_id(0) == SIZE - 1)
        totals[get_group_id(0)] = sum;
}

__kernel void scan_totals(__global uint *totals) {
    __local uint part[SIZE];
    uint i = get_local_id(0), mine = totals[i];
    totals[i] = scan_group(part, mine) - mine;
}

__kernel void add_totals(__global uint *b, __global const uint *totals) {
    b[get_global_id(0)] += totals[get_group_id(0)];
}

// One pass over the data: every group looks back over the states of those before it.
// A state is 0 (nothing yet), 1 (sum of the group) or 2 (sum of all up to it) beside the 32-bit sum.
__kernel void scan_look_back(__global const uint *a, __global uint *b, __global ulong *states, __global uint *next) {
    __local uint part[SIZE];
    __local uint tile, before;
    uint i = get_local_id(0);
    if (!i)
        tile = __atomic_fetch_add(next, 1u, __ATOMIC_RELAXED);
    barrier(0);
    uint at = tile * SIZE + i, sum = scan_group(part, a[at]);
    if (i == SIZE - 1) {
        ulong mine = (ulong)sum | (tile ? 1ul : 2ul) << 32;
        __scoped_atomic_store_n(states + tile, mine, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
        uint carried = 0;
        for (int back = (int)tile - 1; back >= 0;) {
            ulong seen = __scoped_atomic_load_n(states + back, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE);
            if (!(seen >> 32))
                continue;
            carried += (uint)seen;
            if (seen >> 32 == 2)
                break;
            --back;
        }
        if (tile)
            __scoped_atomic_store_n(states + tile, (ulong)(carried + sum) | 2ul << 32, __ATOMIC_RELEASE,
                                    __MEMORY_SCOPE_DEVICE);
        before = carried;
    }
    barrier(0);
    b[at] = sum + before;
}

__kernel void keep_positive(__global const int *a, __global int *kept, __global uint *count) {
    __local uint part[SIZE];
    __local uint base;
    uint i = get_local_id(0);
    int value = a[get_global_id(0)];
    uint place = scan_group(part, value > 0);
    if (i == SIZE - 1)
        base = __atomic_fetch_add(count, place, __ATOMIC_RELAXED);
    barrier(0);
    if (value > 0)
        kept[base + place - 1] = value;
}

__kernel void bitonic_step(__global uint *a, uint size, uint step) {
    uint i = get_global_id(0), j = i ^ step;
    if (j > i) {
        uint x = a[i], y = a[j];
        if ((x > y) == !(i & size)) {
            a[i] = y;
            a[j] = x;
        }
    }
}

// Keys of one work-group, four bits a pass, in the order in which they came.
__kernel void radix_sort(__global uint *keys) {
    __local uint part[SIZE], sorted[SIZE];
    uint i = get_local_id(0), key = keys[get_global_id(0)];
    for (uint shift = 0; shift < 32; shift += 4) {
        uint digit = key >> shift & 15, base = 0, place = 0;
        for (uint d = 0; d < 16; ++d) {
            uint upto = scan_group(part, digit == d);
            if (digit == d)
                place = base + upto - 1;
            part[i] = upto;
            barrier(0);
            base += part[SIZE - 1];
            barrier(0);
        }
        sorted[place] = key;
        barrier(0);
        key = sorted[i];
        barrier(0);
    }
    keys[get_global_id(0)] = key;
}

__kernel void histogram_local(__global const uchar *data, __global uint *counts, int n) {
    __local uint bins[256];
    uint i = get_local_id(0);
    bins[i] = 0;
    barrier(0);
    for (uint at = get_global_id(0); at < n; at += get_global_size(0))
        atomic_inc(&bins[data[at]]);
    barrier(0);
    if (bins[i])
        atomic_add(counts + i, bins[i]);
}

__kernel void last_group_adds_up(__global const int *a, __global int *sums, __global uint *done, __global int *total) {
    __local int part[SIZE];
    __local int is_last;
    uint i = get_local_id(0);
    part[i] = a[get_global_id(0)];
    barrier(0);
    for (uint step = SIZE / 2; step; step >>= 1) {
        if (i < step)
            part[i] += part[i + step];
        barrier(0);
    }
    if (!i) {
        sums[get_group_id(0)] = part[0];
        uint before = __scoped_atomic_fetch_add(done, 1u, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_DEVICE);
        is_last = before == get_num_groups(0) - 1;
    }
    barrier(0);
    if (is_last && !i) {
        int sum = 0;
        for (uint group = 0; group < get_num_groups(0); ++group)
            sum += sums[group];
        *total = sum;
    }
}

// Eight values a lane through a fixed network of comparisons.
#define ORDER(x, y) { int low = min(v[x], v[y]); v[y] = max(v[x], v[y]); v[x] = low; }
__kernel void network(__global int *a) {
    int v[8];
    __global int *mine = a + get_global_id(0) * 8;
    for (int i = 0; i < 8; ++i)
        v[i] = mine[i];
    ORDER(0, 1) ORDER(2, 3) ORDER(4, 5) ORDER(6, 7)
    ORDER(0, 2) ORDER(1, 3) ORDER(4, 6) ORDER(5, 7)
    ORDER(1, 2) ORDER(5, 6) ORDER(0, 4) ORDER(3, 7)
    ORDER(1, 5) ORDER(2, 6)
    ORDER(1, 4) ORDER(3, 6)
    ORDER(2, 4) ORDER(3, 5)
    ORDER(3, 4)
    for (int i = 0; i < 8; ++i)
        mine[i] = v[i];
}
