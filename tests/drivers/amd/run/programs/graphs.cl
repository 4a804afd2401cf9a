// Sparse and irregular: what goes where is known only when it runs.
#define I get_global_id(0)

__kernel void spmv(__global const int *starts, __global const int *columns, __global const float *values,
                   __global const float *x, __global float *y) {
    float sum = 0.0f;
    for (int i = starts[I]; i < starts[I + 1]; ++i)
        sum += values[i] * x[columns[i]];
    y[I] = sum;
}

// A wave takes a row: its lanes add up across a tree in LDS.
__kernel void spmv_wave(__global const int *starts, __global const int *columns, __global const float *values,
                        __global const float *x, __global float *y) {
    __local float part[8][32];
    uint lane = get_local_id(0) & 31, wave = get_local_id(0) >> 5, row = get_group_id(0) * 8 + wave;
    float sum = 0.0f;
    for (int i = starts[row] + lane; i < starts[row + 1]; i += 32)
        sum += values[i] * x[columns[i]];
    part[wave][lane] = sum;
    barrier(0);
    for (int step = 16; step; step >>= 1) {
        if (lane < step)
            part[wave][lane] += part[wave][lane + step];
        barrier(0);
    }
    if (!lane)
        y[row] = part[wave][0];
}

__kernel void bfs_step(__global const int *starts, __global const int *edges, __global int *level, int now, __global int *changed) {
    if (level[I] != now)
        return;
    for (int i = starts[I]; i < starts[I + 1]; ++i) {
        int to = edges[i];
        if (__sync_val_compare_and_swap(level + to, -1, now + 1) == -1)
            *changed = 1;
    }
}

// Open addressing: a slot is taken by compare-and-swap, its count goes up.
__kernel void hash_count(__global const uint *keys, __global uint *slots, __global uint *counts, uint mask) {
    uint key = keys[I], at = key * 2654435761u >> 16 & mask;
    for (;; at = at + 1 & mask) {
        uint found = __sync_val_compare_and_swap(slots + at, 0u, key);
        if (found == 0 || found == key) {
            atomic_inc(counts + at);
            return;
        }
    }
}

__kernel void life(__global const uchar *from, __global uchar *to, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1), alive = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx || dy)
                alive += from[(y + dy + height) % height * width + (x + dx + width) % width];
    to[y * width + x] = alive == 3 || (alive == 2 && from[y * width + x]);
}

__kernel void nearest(__global const float2 *points, __global const float2 *centres, __global int *which,
                      __global int *counts, __global float *sums, int k) {
    float2 p = points[I];
    int best = 0;
    float least = __builtin_inff();
    for (int c = 0; c < k; ++c) {
        float2 d = p - centres[c];
        float distance = d.x * d.x + d.y * d.y;
        if (distance < least) {
            least = distance;
            best = c;
        }
    }
    which[I] = best;
    atomic_inc(counts + best);
    __scoped_atomic_fetch_add(sums + 2 * best, p.x, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
    __scoped_atomic_fetch_add(sums + 2 * best + 1, p.y, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}

__kernel void gather_scatter(__global const int *from, __global const uint *where, __global const uint *to, __global int *out) {
    out[to[I]] = from[where[I]] * 2 + 1;
}

struct Node { int left, right, value; };
__kernel void tree_lookup(__global const struct Node *nodes, __global const int *keys, __global int *depth) {
    int at = 0, steps = 0;
    while (at >= 0 && nodes[at].value != keys[I]) {
        at = keys[I] < nodes[at].value ? nodes[at].left : nodes[at].right;
        ++steps;
    }
    depth[I] = at < 0 ? -1 : steps;
}

__kernel void union_find(__global int *parent, __global const int2 *edges) {
    int a = edges[I].x, b = edges[I].y;
    for (;;) {
        while (a != parent[a])
            a = __atomic_load_n(parent + a, __ATOMIC_RELAXED);
        while (b != parent[b])
            b = __atomic_load_n(parent + b, __ATOMIC_RELAXED);
        if (a == b)
            return;
        if (a < b) {
            int t = a;
            a = b;
            b = t;
        }
        if (__sync_val_compare_and_swap(parent + a, a, b) == a)
            return;
    }
}

__kernel void mandelbrot_double(__global int *out, double left, double top, double pitch, int limit) {
    double cr = left + pitch * get_global_id(0), ci = top + pitch * get_global_id(1), zr = 0.0, zi = 0.0;
    int n = 0;
    for (; n < limit && zr * zr + zi * zi < 4.0; ++n) {
        double next = zr * zr - zi * zi + cr;
        zi = 2.0 * zr * zi + ci;
        zr = next;
    }
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = n;
}
