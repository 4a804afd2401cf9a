#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// Compiled to more.ll as programs.cl is to programs.ll.
__kernel void scan(__global const int *a, __global int *b, __local int *part) {
    uint i = get_local_id(0), n = get_local_size(0);
    part[i] = a[get_global_id(0)];
    barrier(0);
    for (uint step = 1; step < n; step *= 2) {
        int other = i >= step ? part[i - step] : 0;
        barrier(0);
        part[i] += other;
        barrier(0);
    }
    b[get_global_id(0)] = part[i];
}

__kernel void bitonic(__global uint *a, __local uint *part) {
    uint i = get_local_id(0), n = get_local_size(0);
    part[i] = a[i];
    barrier(0);
    for (uint size = 2; size <= n; size *= 2)
        for (uint step = size / 2; step; step /= 2) {
            uint j = i ^ step;
            if (j > i && (part[i] > part[j]) == !(i & size)) {
                uint kept = part[i];
                part[i] = part[j];
                part[j] = kept;
            }
            barrier(0);
        }
    a[i] = part[i];
}

__kernel void mandelbrot(__global int *out, float left, float top, float pitch, int limit) {
    uint x = get_global_id(0), y = get_global_id(1);
    float cr = left + pitch * (float)x, ci = top + pitch * (float)y, zr = 0.0f, zi = 0.0f;
    int n = 0;
    while (n < limit && fma(zr, zr, zi * zi) < 4.0f) {
        float next = fma(zr, zr, fma(-zi, zi, cr));
        zi = fma(2.0f * zr, zi, ci);
        zr = next;
        ++n;
    }
    out[y * get_global_size(0) + x] = n;
}

__kernel void nbody(__global const double *x, __global double *force, int n) {
    uint i = get_global_id(0);
    double sum = 0.0;
    for (int j = 0; j < n; ++j) {
        double d = x[j] - x[i];
        sum += d / fma(d, d, 0.25);
    }
    force[i] = sum;
}

__kernel void divide(__global const long *a, __global const long *b, __global long *quotient, __global ulong *rest) {
    uint i = get_global_id(0);
    quotient[i] = a[i] / b[i];
    rest[i] = (ulong)a[i] % (ulong)b[i];
}

__kernel void search(__global const uchar *text, int length, __global const uchar *word, int size, __global int *found) {
    int i = get_global_id(0);
    if (i + size > length)
        return;
    for (int j = 0; j < size; ++j)
        if (text[i + j] != word[j])
            return;
    atomic_min(found, i);
}

__kernel void choose(__global int *a) {
    uint i = get_global_id(0);
    int v = a[i];
    for (int round = 0; round < 4; ++round)
        switch (v & 7) {
        case 0: v += 3; break;
        case 1: v = v * 5 + 1; break;
        case 2: v -= 100; // falls through
        case 3: v ^= 0x55; break;
        case 5: v = -v; break;
        default: v >>= 1;
        }
    a[i] = v;
}

__kernel void private_sort(__global int *a) {
    int mine[24];
    __global int *from = a + get_global_id(0) * 24;
    for (int i = 0; i < 24; ++i)
        mine[i] = from[i];
    for (int i = 1; i < 24; ++i) {
        int key = mine[i], j = i - 1;
        for (; j >= 0 && mine[j] > key; --j)
            mine[j + 1] = mine[j];
        mine[j + 1] = key;
    }
    for (int i = 0; i < 24; ++i)
        from[i] = mine[i];
}

__kernel void fft8(__global float2 *a) {
    __global float2 *mine = a + get_global_id(0) * 8;
    float2 v[8];
    for (int i = 0; i < 8; ++i)
        v[((i & 1) << 2) | (i & 2) | (i >> 2)] = mine[i];
    const float2 turn[4] = {{1.0f, 0.0f}, {0.70710678f, -0.70710678f}, {0.0f, -1.0f}, {-0.70710678f, -0.70710678f}};
    for (int size = 2; size <= 8; size *= 2)
        for (int start = 0; start < 8; start += size)
            for (int k = 0; k < size / 2; ++k) {
                float2 w = turn[k * 8 / size], p = v[start + k], q = v[start + k + size / 2];
                float2 t = {w.x * q.x - w.y * q.y, w.x * q.y + w.y * q.x};
                v[start + k] = p + t;
                v[start + k + size / 2] = p - t;
            }
    for (int i = 0; i < 8; ++i)
        mine[i] = v[i];
}

__kernel void halves(__global const half *a, __global const half *b, __global half *c) {
    uint i = get_global_id(0);
    c[i] = a[i] * b[i] + (half)1.0f;
}

int counter_of_runs = 41;
__kernel void global_variable(__global int *out) {
    if (!get_global_id(0))
        out[0] = ++counter_of_runs;
}

__kernel void shape(__global uint *out) {
    uint at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[at] = get_num_groups(0) + 10 * get_num_groups(1) + 100 * get_num_groups(2) + 1000 * get_local_size(0) +
              10000 * get_local_size(1) + 100000 * get_local_size(2) + 1000000 * get_work_dim();
}
