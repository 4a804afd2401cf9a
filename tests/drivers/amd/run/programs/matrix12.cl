// Matrix instructions of gfx12: 16 x 16 tiles, each half of the wave holds half of every row of A and B.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define LANE get_local_id(0)
typedef int int2v __attribute__((ext_vector_type(2)));
typedef int int8v __attribute__((ext_vector_type(8)));
typedef float float8v __attribute__((ext_vector_type(8)));
typedef half half8v __attribute__((ext_vector_type(8)));
typedef short short8v __attribute__((ext_vector_type(8)));

// out = a @ b + c for row-major 16 x 16 matrices
__kernel void f16(__global const half *a, __global const half *b, __global const float *c, __global float *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    half8v x, y;
    float8v sum;
    for (int i = 0; i < 8; ++i) {
        x[i] = a[lane * 16 + 8 * upper + i];
        y[i] = b[(8 * upper + i) * 16 + lane];
        sum[i] = c[(8 * upper + i) * 16 + lane];
    }
    sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(x, y, sum);
    for (int i = 0; i < 8; ++i)
        out[(8 * upper + i) * 16 + lane] = sum[i];
}

__kernel void bf16(__global const short *a, __global const short *b, __global const float *c, __global float *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    short8v x, y;
    float8v sum;
    for (int i = 0; i < 8; ++i) {
        x[i] = a[lane * 16 + 8 * upper + i];
        y[i] = b[(8 * upper + i) * 16 + lane];
        sum[i] = c[(8 * upper + i) * 16 + lane];
    }
    sum = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(x, y, sum);
    for (int i = 0; i < 8; ++i)
        out[(8 * upper + i) * 16 + lane] = sum[i];
}

// b is given transposed: four bytes along k are a dword of both
__kernel void iu8(__global const int *a, __global const int *b, __global const int *c, __global int *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    int2v x, y;
    int8v sum;
    for (int k = 0; k < 2; ++k) {
        x[k] = a[lane * 4 + 2 * upper + k];
        y[k] = b[lane * 4 + 2 * upper + k];
    }
    for (int i = 0; i < 8; ++i)
        sum[i] = c[(8 * upper + i) * 16 + lane];
    sum = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, x, false, y, sum, false);
    for (int i = 0; i < 8; ++i)
        out[(8 * upper + i) * 16 + lane] = sum[i];
}

__kernel void f16_long(__global const half *a, __global const half *b, __global float *out, int n, int k) {
    uint lane = LANE & 15, upper = LANE >> 4, row = get_group_id(1) * 16, column = get_group_id(0) * 16;
    float8v sum = {};
    for (int base = 0; base < k; base += 16) {
        half8v x, y;
        for (int i = 0; i < 8; ++i) {
            x[i] = a[(row + lane) * k + base + 8 * upper + i];
            y[i] = b[(base + 8 * upper + i) * n + column + lane];
        }
        sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(x, y, sum);
    }
    for (int i = 0; i < 8; ++i)
        out[(row + 8 * upper + i) * n + column + lane] = sum[i];
}
