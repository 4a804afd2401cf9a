// Matrix instructions of gfx11: 16 x 16 tiles, A and B repeated in the upper half of the wave.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define LANE get_local_id(0)
typedef int int8v __attribute__((ext_vector_type(8)));
typedef float float8v __attribute__((ext_vector_type(8)));
typedef half half16v __attribute__((ext_vector_type(16)));
typedef short short16v __attribute__((ext_vector_type(16)));

// out = a @ b + c for row-major 16 x 16 matrices
__kernel void f16(__global const half *a, __global const half *b, __global const float *c, __global float *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    half16v x, y;
    float8v sum;
    for (int k = 0; k < 16; ++k) {
        x[k] = a[lane * 16 + k];
        y[k] = b[k * 16 + lane];
    }
    for (int i = 0; i < 8; ++i)
        sum[i] = c[(2 * i + upper) * 16 + lane];
    sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, y, sum);
    for (int i = 0; i < 8; ++i)
        out[(2 * i + upper) * 16 + lane] = sum[i];
}

__kernel void bf16(__global const short *a, __global const short *b, __global const float *c, __global float *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    short16v x, y;
    float8v sum;
    for (int k = 0; k < 16; ++k) {
        x[k] = a[lane * 16 + k];
        y[k] = b[k * 16 + lane];
    }
    for (int i = 0; i < 8; ++i)
        sum[i] = c[(2 * i + upper) * 16 + lane];
    sum = __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(x, y, sum);
    for (int i = 0; i < 8; ++i)
        out[(2 * i + upper) * 16 + lane] = sum[i];
}

// b is given transposed: four bytes along k are a dword of both
__kernel void iu8(__global const int *a, __global const int *b, __global const int *c, __global int *out) {
    uint lane = LANE & 15, upper = LANE >> 4;
    int4 x, y;
    int8v sum;
    for (int k = 0; k < 4; ++k) {
        x[k] = a[lane * 4 + k];
        y[k] = b[lane * 4 + k];
    }
    for (int i = 0; i < 8; ++i)
        sum[i] = c[(2 * i + upper) * 16 + lane];
    sum = __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(true, x, false, y, sum, false);
    for (int i = 0; i < 8; ++i)
        out[(2 * i + upper) * 16 + lane] = sum[i];
}

__kernel void f16_long(__global const half *a, __global const half *b, __global float *out, int n, int k) {
    uint lane = LANE & 15, upper = LANE >> 4, row = get_group_id(1) * 16, column = get_group_id(0) * 16;
    float8v sum = {};
    for (int base = 0; base < k; base += 16) {
        half16v x, y;
        for (int i = 0; i < 16; ++i) {
            x[i] = a[(row + lane) * k + base + i];
            y[i] = b[(base + i) * n + column + lane];
        }
        sum = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, y, sum);
    }
    for (int i = 0; i < 8; ++i)
        out[(row + 2 * i + upper) * n + column + lane] = sum[i];
}
