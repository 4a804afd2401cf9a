// Functions of OpenCL C's own, which the headers of drivers/amd/run define.
#define I get_global_id(0)
#define L get_local_id(0)
#define N get_global_size(0)

__kernel void angles(__global const float *x, __global float *out) {
    float f = x[I];
    out[I] = sin(f);
    out[N + I] = cos(f);
    out[2 * N + I] = tan(f);
    out[3 * N + I] = atan(f);
}
__kernel void inverses(__global const float *x, __global float *out) {
    float f = x[I];
    out[I] = asin(f);
    out[N + I] = acos(f);
    out[2 * N + I] = atanh(f);
    out[3 * N + I] = log1p(f);
}
__kernel void exponents(__global const float *x, __global float *out) {
    float f = x[I];
    out[I] = exp(f);
    out[N + I] = exp2(f);
    out[2 * N + I] = exp10(f);
    out[3 * N + I] = sinh(f);
    out[4 * N + I] = cosh(f);
    out[5 * N + I] = tanh(f);
    out[6 * N + I] = expm1(f);
    out[7 * N + I] = asinh(f);
}
__kernel void logarithms(__global const float *x, __global float *out) {
    float f = x[I];
    out[I] = log(f);
    out[N + I] = native_log2(f);
    out[2 * N + I] = log10(f);
    out[3 * N + I] = rsqrt(f);
    out[4 * N + I] = cbrt(f);
}
__kernel void in_double(__global const double *x, __global double *out) {
    double d = x[I];
    out[I] = exp(d);
    out[N + I] = exp2(d);
    out[2 * N + I] = exp10(d);
    out[3 * N + I] = log(fabs(d));
    out[4 * N + I] = log2(fabs(d));
    out[5 * N + I] = log10(fabs(d));
}
__kernel void angles_in_double(__global const double *x, __global double *out) {
    double d = x[I], cosine;
    out[I] = sincos(d, &cosine);
    out[N + I] = cosine;
    out[2 * N + I] = tan(d);
    out[3 * N + I] = atan(d);
    out[4 * N + I] = asin(d / 32);
    out[5 * N + I] = acos(d / 32);
    out[6 * N + I] = sinpi(d);
}
__kernel void hyperbolas(__global const double *x, __global double *out) {
    double d = x[I];
    out[I] = sinh(d);
    out[N + I] = cosh(d);
    out[2 * N + I] = tanh(d);
    out[3 * N + I] = asinh(d);
    out[4 * N + I] = expm1(d);
    out[5 * N + I] = log1p(d);
    out[6 * N + I] = cbrt(d);
    out[7 * N + I] = acosh(d);
    out[8 * N + I] = atanh(d / 32);
}
__kernel void special(__global const double *x, __global double *out) {
    double d = x[I];
    out[I] = erf(d);
    out[N + I] = erfc(d);
    out[2 * N + I] = tgamma(d);
    out[3 * N + I] = lgamma(d);
}
__kernel void special_floats(__global const float *x, __global float *out) {
    float f = x[I];
    out[I] = erf(f);
    out[N + I] = erfc(f);
    out[2 * N + I] = tgamma(f);
    out[3 * N + I] = lgamma((float2)(f, 1.0f)).x;
}
__kernel void of_two_in_double(__global const double *x, __global const double *y, __global double *out) {
    out[I] = pow(x[I], y[I]);
    out[N + I] = atan2(x[I], y[I]);
    out[2 * N + I] = hypot(x[I], y[I]);
    out[3 * N + I] = fmod(x[I], y[I]);
    out[4 * N + I] = remainder(x[I], y[I]);
}
__kernel void compared(__global const float *x, __global const float *y, __global float *out, __global int *claims) {
    float f = x[I], g = y[I];
    out[I] = nextafter(f, g);
    out[N + I] = maxmag(f, g);
    out[2 * N + I] = minmag(f, g);
    claims[I] = isequal(f, g) | isnotequal(f, g) << 1 | isgreater(f, g) << 2 | islessequal(f, g) << 3 |
                islessgreater(f, g) << 4 | isordered(f, g) << 5 | isunordered(f, g) << 6 | isnormal(f) << 7 |
                (isless((double2)(f), (double2)(g)).y & 256) | isnan(nan(5u)) << 9;
    claims[N + I] = bitselect(as_int(f), as_int(g), 0x00FF00FF);
    claims[2 * N + I] = upsample((short)as_int(f), (ushort)as_int(g));
    claims[3 * N + I] = convert_int_rtn(clamp(f, -9.5f, 9.5f)) * 64 + convert_int_rtp(clamp(f, -9.5f, 9.5f));
}
__kernel void of_two(__global const float *x, __global const float *y, __global float *out) {
    out[I] = pow(x[I], y[I]);
    out[N + I] = atan2(x[I], y[I]);
    out[2 * N + I] = hypot(x[I], y[I]);
    out[3 * N + I] = fmod(x[I], y[I]);
    out[4 * N + I] = fmax(x[I], 0) + fmin(y[I], 1.0f);
}
__kernel void rounded(__global const float4 *x, __global float4 *out) {
    float4 v = x[I], whole;
    out[I] = floor(v) + ceil(v) * 2 + trunc(v) * 4 + rint(v) * 8 + round(v) * 16;
    out[N + I] = fract(v, &whole) + clamp(v, -1.0f, 2.0f) * 2 + mix(v, v.wzyx, 0.25f);
    out[2 * N + I] = step(1.0f, v) + sign(v) * 2 + smoothstep(0.0f, 3.0f, v);
    out[3 * N + I] = (float4)(dot(v, v.yxwz), length(v.xyz), distance(v, v.wzyx), any(isnan(v / 0.0f * 0.0f)));
    out[4 * N + I] = (float4)(cross(v.xyz, v.zxw), normalize(v).x);
}
__kernel void whole(__global const int *a, __global const int *b, __global long *out) {
    int x = a[I], y = b[I];
    uint u = x, v = y;
    out[I] = abs(x) + 3L * abs_diff(x, y) + 5L * popcount(u) + 7L * clz(u) + 11L * ctz(v);
    out[N + I] = rotate(u, v) + 3L * mul_hi(x, y) + 5L * mul_hi(u, v) + 7L * hadd(x, y) + 11L * rhadd(u, v);
    out[2 * N + I] = add_sat(x, y) + 3L * sub_sat(u, v) + 5L * add_sat((uchar)u, (uchar)v) + 7L * max(x, y) + min(u, v);
    out[3 * N + I] = select(x, y, x > y) + 3L * mad24(x & 255, y & 255, 7) + mul_hi((long)x << 31, (long)y << 31);
    short4 s = (short4)((short)x, (short)y, (short)(x >> 16), (short)(y >> 16));
    short4 t = select(abs_diff(s, s.wzyx) > (ushort4)30000 ? s : -s, s.yxwz, s < (short4)0);
    out[4 * N + I] = t.x + t.y * 3L + t.z * 5L + t.w * 7L + any(s) + 2 * all(s) + clz(s).y;
}
__kernel void conversions(__global const float *x, __global int *out) {
    float f = x[I];
    out[I] = convert_uchar_sat(f);
    out[N + I] = convert_char_sat_rte(f);
    out[2 * N + I] = convert_int_rte(f);
    out[3 * N + I] = convert_int(f);
    out[4 * N + I] = convert_ushort_sat(convert_int_sat(f * 1e6f));
    short2 pair = convert_short2_sat_rte((float2)(f * 100, -f));
    out[5 * N + I] = pair.x + 65536 * pair.y;
}
__kernel void in_memory(__global const uchar *bytes, __global float *floats, __global half *halves, __constant short *table) {
    uchar3 colour = vload3(I, bytes);
    vstore3(convert_float3(colour.zyx) / 2, I, floats);
    int4 near = convert_int4(vload4(I, bytes + 1 + 3 * N));
    vstore_half4(near == 7 ? (float4)1 : convert_float4(vload4(I, table)), I, halves);
    halves[4 * N + I] = vload_half(4 * I, halves + 1) + exp((half)0);
}
__kernel void copies(__global const int *a, __global int *out, __local int *tile) {
    __local int every_third[64];
    size_t base = get_group_id(0) * 192;
    event_t done = async_work_group_copy(tile, a + base, 192, 0);
    done = async_work_group_strided_copy(every_third, a + base, 64, 3, done);
    wait_group_events(1, &done);
    for (size_t i = get_local_linear_id(); i < 192; i += 48)
        tile[i] = tile[i] * 5 + every_third[i / 3];
    barrier(CLK_LOCAL_MEM_FENCE);
    done = async_work_group_copy(out + base, tile, 192, 0);
    wait_group_events(1, &done);
}
__kernel void sub_groups(__global const int *a, __global int *out, __global double *sums) {
    int x = a[I];
    out[I] = sub_group_scan_inclusive_add(x);
    out[N + I] = sub_group_scan_exclusive_max(x);
    out[2 * N + I] = sub_group_broadcast(x, 3) + get_sub_group_id() + 100 * get_sub_group_size();
    out[3 * N + I] = sub_group_any(x > 990) + 2 * sub_group_all(x > -1000) + 4 * get_num_sub_groups();
    sums[I] = sub_group_reduce_add(x * 0.5) + sub_group_reduce_min((long)x << 33);
}
__kernel void atomics(__global const int *a, volatile __global int *cells, __global atomic_int *typed) {
    int x = a[I], seen = cells[0];
    while (seen < x) {
        int found = atomic_cmpxchg(cells, seen, x);
        if (found == seen)
            break;
        seen = found;
    }
    atom_add(cells + 1, x);
    atomic_fetch_add_explicit(typed, x, memory_order_relaxed, memory_scope_device);
    atomic_fetch_max(typed + 1, x);
    for (int old = atomic_load(typed + 2); !atomic_compare_exchange_strong(typed + 2, &old, old ^ x);)
        ;
}
