// Arithmetic: every width, every rounding, and the functions that a library would have, in C.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define I get_global_id(0)

__kernel void f64_basic(__global const double *a, __global const double *b, __global double *out, uint n) {
    double x = a[I], y = b[I];
    out[I] = x + y;
    out[n + I] = x * y;
    out[2 * n + I] = x / y;
    out[3 * n + I] = __builtin_elementwise_sqrt(__builtin_elementwise_abs(x));
    out[4 * n + I] = __builtin_fma(x, y, -x);
    out[5 * n + I] = __builtin_elementwise_floor(x);
    out[6 * n + I] = __builtin_elementwise_roundeven(y);
    out[7 * n + I] = __builtin_elementwise_trunc(x);
    out[8 * n + I] = x < y ? x : y;
    out[9 * n + I] = (double)(float)x;
    out[10 * n + I] = (double)(long)x;
    out[11 * n + I] = (double)(uint)__builtin_elementwise_abs(y);
    out[12 * n + I] = __builtin_elementwise_ceil(y);
}

__kernel void f32_basic(__global const float *a, __global const float *b, __global float *out, uint n) {
    float x = a[I], y = b[I];
    out[I] = x + y;
    out[n + I] = x * y;
    out[2 * n + I] = x / y;
    out[3 * n + I] = __builtin_elementwise_sqrt(__builtin_elementwise_abs(x));
    out[4 * n + I] = __builtin_fmaf(x, y, -x);
    out[5 * n + I] = __builtin_elementwise_floor(x);
    out[6 * n + I] = __builtin_elementwise_roundeven(x);
    out[7 * n + I] = __builtin_elementwise_trunc(x);
    out[8 * n + I] = __builtin_elementwise_ceil(x);
    out[9 * n + I] = __builtin_elementwise_copysign(x, y);
    out[10 * n + I] = __builtin_elementwise_min(x, y);
    out[11 * n + I] = __builtin_elementwise_max(x, y);
    out[12 * n + I] = (float)(half)x;
}

// exp, log, sin and pow as a library would do them: argument reduction, a polynomial, the exponent by bits.
static double exp_of(double x) {
    double k = __builtin_elementwise_roundeven(x * 1.4426950408889634);
    double r = __builtin_fma(k, -0.6931471803691238, x);
    r = __builtin_fma(k, -1.9082149292705877e-10, r);
    double sum = 1.0, term = 1.0;
    for (int i = 1; i < 18; ++i) {
        term *= r / i;
        sum += term;
    }
    return sum * as_double((ulong)((long)k + 1023) << 52);
}
static double log_of(double x) {
    ulong bits = as_ulong(x);
    int e = (int)(bits >> 52) - 1023;
    double m = as_double((bits & 0xFFFFFFFFFFFFFul) | 0x3FF0000000000000ul);
    if (m > 1.4142135623730951) {
        m *= 0.5;
        ++e;
    }
    double s = (m - 1.0) / (m + 1.0), s2 = s * s, sum = 0.0, power = s;
    for (int i = 1; i < 24; i += 2) {
        sum += power / i;
        power *= s2;
    }
    return __builtin_fma((double)e, 0.6931471805599453, 2.0 * sum);
}
static double sin_of(double x) {
    double k = __builtin_elementwise_roundeven(x * 0.3183098861837907);
    double r = __builtin_fma(k, -3.141592653589793, x);
    r = __builtin_fma(k, -1.2246467991473532e-16, r);
    double r2 = r * r, sum = r, term = r;
    for (int i = 1; i < 12; ++i) {
        term *= -r2 / (2 * i * (2 * i + 1));
        sum += term;
    }
    return (long)k & 1 ? -sum : sum;
}
__kernel void f64_functions(__global const double *a, __global double *out, uint n) {
    double x = a[I];
    out[I] = exp_of(x);
    out[n + I] = log_of(__builtin_elementwise_abs(x));
    out[2 * n + I] = sin_of(x);
    out[3 * n + I] = exp_of(1.5 * log_of(__builtin_elementwise_abs(x)));
}

__kernel void f32_functions(__global const float *a, __global float *out, uint n) {
    float x = a[I];
    out[I] = __builtin_amdgcn_exp2f(x);
    out[n + I] = __builtin_amdgcn_logf(x);
    out[2 * n + I] = __builtin_amdgcn_sinf(x);
    out[3 * n + I] = __builtin_amdgcn_cosf(x);
    out[4 * n + I] = __builtin_amdgcn_rcpf(x);
    out[5 * n + I] = __builtin_amdgcn_rsqf(x);
    out[6 * n + I] = __builtin_exp2f(x);
    out[7 * n + I] = __builtin_log2f(x);
    out[8 * n + I] = __builtin_expf(x);
    out[9 * n + I] = __builtin_logf(x);
    out[10 * n + I] = __builtin_log10f(x);
    out[11 * n + I] = __builtin_amdgcn_fractf(x);
    out[12 * n + I] = __builtin_ldexpf(x, (int)I % 7 - 3);
    int e;
    out[13 * n + I] = __builtin_frexpf(x, &e);
    out[14 * n + I] = (float)e;
}

__kernel void i64_all(__global const long *a, __global const long *b, __global long *out, uint n) {
    long x = a[I], y = b[I];
    ulong ux = (ulong)x, uy = (ulong)y;
    uint by = (uint)y & 63;
    out[I] = x / y;
    out[n + I] = x % y;
    out[2 * n + I] = (long)(ux / uy);
    out[3 * n + I] = (long)(ux % uy);
    out[4 * n + I] = x * y;
    out[5 * n + I] = x << by;
    out[6 * n + I] = x >> by;
    out[7 * n + I] = (long)(ux >> by);
    out[8 * n + I] = x < y ? x : y;
    out[9 * n + I] = (long)((__int128)x * y >> 64);
    out[10 * n + I] = (long)((unsigned __int128)ux * uy >> 64);
    out[11 * n + I] = (long)(ux << by | ux >> (-by & 63));
    out[12 * n + I] = (long)(float)x;
}

__kernel void i128_divide(__global const ulong *a, __global const ulong *b, __global ulong *out) {
    unsigned __int128 x = (unsigned __int128)a[2 * I + 1] << 64 | a[2 * I];
    unsigned __int128 y = (unsigned __int128)b[2 * I + 1] << 64 | b[2 * I];
    unsigned __int128 rest = 0, quotient = 0;
    for (int bit = 127; bit >= 0; --bit) {
        rest = rest << 1 | (x >> bit & 1);
        if (rest >= y) {
            rest -= y;
            quotient |= (unsigned __int128)1 << bit;
        }
    }
    unsigned __int128 back = quotient * y + rest;
    out[6 * I] = (ulong)quotient;
    out[6 * I + 1] = (ulong)(quotient >> 64);
    out[6 * I + 2] = (ulong)rest;
    out[6 * I + 3] = (ulong)(rest >> 64);
    out[6 * I + 4] = (ulong)back;
    out[6 * I + 5] = (ulong)(back >> 64);
}

__kernel void small_widths(__global const int *a, __global const int *b, __global int *out, uint n) {
    char x8 = (char)a[I], y8 = (char)b[I];
    short x16 = (short)a[I], y16 = (short)b[I];
    int x = a[I], y = b[I];
    out[I] = x8 / (y8 | 1);
    out[n + I] = (uchar)x8 % (uchar)(y8 | 1);
    out[2 * n + I] = (char)(x8 * y8);
    out[3 * n + I] = x16 / (y16 | 1);
    out[4 * n + I] = (ushort)(x16 + y16);
    out[5 * n + I] = (short)(x16 * y16) >> 3;
    out[6 * n + I] = (ushort)x16 >> (y16 & 15);
    out[7 * n + I] = x / (y | 1);
    out[8 * n + I] = (int)((uint)x % (uint)(y | 1));
    out[9 * n + I] = (x16 > y16) + 2 * (x8 > y8) + 4 * ((uchar)x8 > (uchar)y8) + 8 * (x > y);
    out[10 * n + I] = (int)((ulong)(uint)x * (uint)y >> 32);
    out[11 * n + I] = (int)((long)x * y >> 32);
    out[12 * n + I] = (x << 8 >> 8) * (y << 8 >> 8) + x;
    out[13 * n + I] = (int)((uint)x << (y & 31) | (uint)x >> (-y & 31));
}

__kernel void bits(__global const uint *a, __global const uint *b, __global uint *out, uint n) {
    uint x = a[I], y = b[I];
    ulong w = (ulong)x << 32 | y;
    out[I] = __builtin_popcount(x);
    out[n + I] = x ? __builtin_clz(x) : 32;
    out[2 * n + I] = x ? __builtin_ctz(x) : 32;
    out[3 * n + I] = __builtin_bitreverse32(x);
    out[4 * n + I] = __builtin_bswap32(x);
    out[5 * n + I] = __builtin_rotateleft32(x, y & 31);
    out[6 * n + I] = (uint)(w >> (y & 31));
    out[7 * n + I] = (x & y) | (~x & n);
    out[8 * n + I] = __builtin_popcountl(w);
    out[9 * n + I] = w ? __builtin_clzl(w) : 64;
    out[10 * n + I] = w ? __builtin_ctzl(w) : 64;
    out[11 * n + I] = (uint)(__builtin_bitreverse64(w) >> 7);
    out[12 * n + I] = x >> 5 & 0x7FF;
    out[13 * n + I] = (uint)((int)(x << 9) >> 20);
    out[14 * n + I] = __builtin_amdgcn_alignbit(x, y, 11);
    out[15 * n + I] = __builtin_amdgcn_perm(x, y, 0x06010700);
    out[16 * n + I] = __builtin_amdgcn_ubfe(x, y & 15, 9);
    out[17 * n + I] = __builtin_amdgcn_sad_u8(x, y, n);
}

__kernel void saturating(__global const int *a, __global const int *b, __global int *out, uint n) {
    int x = a[I], y = b[I];
    out[I] = __builtin_elementwise_add_sat(x, y);
    out[n + I] = __builtin_elementwise_sub_sat(x, y);
    out[2 * n + I] = (int)__builtin_elementwise_add_sat((uint)x, (uint)y);
    out[3 * n + I] = (int)__builtin_elementwise_sub_sat((uint)x, (uint)y);
    out[4 * n + I] = __builtin_elementwise_add_sat((short2)((short)x, 1), (short2)((short)y, 2)).x;
    out[5 * n + I] = __builtin_elementwise_sub_sat((ushort2)((ushort)x, 1), (ushort2)((ushort)y, 2)).x;
    out[6 * n + I] = __builtin_elementwise_add_sat((char2)((char)x, 1), (char2)((char)y, 2)).x;
    int sum;
    out[7 * n + I] = __builtin_sadd_overflow(x, y, &sum);
    out[8 * n + I] = sum;
    uint product;
    out[9 * n + I] = __builtin_umul_overflow((uint)x, (uint)y, &product);
    out[10 * n + I] = __builtin_elementwise_abs(x);
}

__kernel void halves(__global const half *a, __global const half *b, __global half *out, uint n) {
    half x = a[I], y = b[I];
    out[I] = x + y;
    out[n + I] = x * y;
    out[2 * n + I] = x / y;
    out[3 * n + I] = __builtin_elementwise_sqrt(__builtin_elementwise_abs(x));
    out[4 * n + I] = __builtin_elementwise_fma(x, y, y);
    out[5 * n + I] = __builtin_elementwise_max(x, y);
    out[6 * n + I] = (half)(short)x;
    out[7 * n + I] = (half)((float)x * 3.0f);
    out[8 * n + I] = __builtin_elementwise_floor(x);
    half2 v = {x, y};
    v = v * v + (half2)(1.0h, 2.0h);
    out[9 * n + I] = v.x;
    out[10 * n + I] = v.y;
    out[11 * n + I] = x < y ? x : -y;
    out[12 * n + I] = (half)(double)(x + y);
}

static ushort bf16_of(float x) {
    uint u = as_uint(x);
    return (ushort)((u + 0x7FFF + (u >> 16 & 1)) >> 16);
}
__kernel void bf16_soft(__global const ushort *a, __global const ushort *b, __global ushort *out) {
    float x = as_float((uint)a[I] << 16), y = as_float((uint)b[I] << 16);
    out[I] = bf16_of(x * y + x);
}
__kernel void bf16_native(__global const float *a, __global const float *b, __global __bf16 *out, uint n) {
    __bf16 x = (__bf16)a[I], y = (__bf16)b[I];
    out[I] = x;
    out[n + I] = x + y;
    out[2 * n + I] = x * y;
    out[3 * n + I] = (__bf16)((float)x - (float)y);
}

__kernel void conversions(__global const float *a, __global int *out, uint n) {
    float x = a[I];
    out[I] = (int)x;
    out[n + I] = (int)(uint)__builtin_elementwise_abs(x);
    out[2 * n + I] = (int)(long)(x * 1000.0f);
    out[3 * n + I] = (int)(short)x;
    out[4 * n + I] = as_int((float)(int)I - 7.0f);
    out[5 * n + I] = as_int((float)(uint)(I * 123456789u));
    out[6 * n + I] = as_int((float)((ulong)I * 0x123456789ABCDul));
    out[7 * n + I] = (uchar)__builtin_elementwise_min(__builtin_elementwise_abs(x), 255.0f);
    out[8 * n + I] = as_int((float)(double)x);
    out[9 * n + I] = as_int((float)((uchar)(I & 255)));
}

// Denormals stay, and comparisons know what is unordered.
__kernel void edges(__global const float *a, __global const float *b, __global float *out, __global int *claims, uint n) {
    float x = a[I], y = b[I];
    out[I] = x + y;
    out[n + I] = x * 0.5f;
    out[2 * n + I] = x * y;
    out[3 * n + I] = x - y;
    claims[I] = (x < y) + 2 * (x <= y) + 4 * (x == y) + 8 * (x != y) + 16 * (x > y) + 32 * !(x < y) + 64 * __builtin_isnan(x) +
                128 * __builtin_isinf(x) + 256 * __builtin_isnormal(x) + 512 * !!__builtin_signbit(x);
}
