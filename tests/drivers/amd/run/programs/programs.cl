// Compiled to programs.ll by
//   clang-19 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=gfx1100 -nogpulib -mcode-object-version=5
//       -include drivers/amd/run/workitem.h -O1 -Xclang -disable-llvm-passes -fno-ident -S -emit-llvm
__kernel void vadd(__global const float *a, __global const float *b, __global float *c, int n) {
    size_t i = get_global_id(0);
    if (i < n)
        c[i] = a[i] + b[i];
}

__kernel void reduce(__global const int *a, __global int *sums, __local int *part) {
    uint i = get_local_id(0);
    part[i] = a[get_global_id(0)];
    barrier(0);
    for (uint step = get_local_size(0) / 2; step; step /= 2) {
        if (i < step)
            part[i] += part[i + step];
        barrier(0);
    }
    if (!i)
        sums[get_group_id(0)] = part[0];
}

__kernel void histogram(__global const uint *data, __global uint *counts, int n) {
    size_t i = get_global_id(0);
    if (i < n)
        atomic_add(counts + (data[i] & 63), 1u);
}

__kernel void transpose(__global const float *a, __global float *b) {
    __local float tile[16][17];
    size_t x = get_local_id(0), y = get_local_id(1);
    tile[y][x] = a[get_global_id(1) * get_global_size(0) + get_global_id(0)];
    barrier(0);
    b[(get_group_id(0) * 16 + y) * get_global_size(1) + get_group_id(1) * 16 + x] = tile[x][y];
}

__constant int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
__attribute__((noinline)) static int times(int a, int b) { return a * b; }
__attribute__((noinline)) static int plus(int a, int b) { return a + b; }

__kernel void table(__global const int *a, __global int *b) {
    size_t i = get_global_id(0);
    b[i] = a[i] % 2 ? times(a[i], primes[a[i] % 8]) : plus(a[i], primes[a[i] % 8]);
}

__kernel void endless(__global volatile int *a) {
    while (!a[0]) {
    }
    a[1] = 1;
}
