// Conversions that round as their names say and stay within the type. Each work-item takes one number of a list.
#define I get_global_id(0)

__kernel void whole(__global const double *in, __global int *ints, __global long *longs, __global ulong *ulongs,
                    __global char *chars) {
    double x = in[I];
    int4 to = (int4)(convert_int_sat_rte(x), convert_int_sat_rtz(x), convert_int_sat_rtn(x), convert_int_sat_rtp(x));
    vstore4(to, I, ints);
    vstore4(convert_long4_sat_rtp((double4)(x, -x, x * 3, x + 0.5)), I, longs);
    vstore2(convert_ulong2_sat((float2)((float)x, -(float)x)), I, ulongs);
    vstore8(convert_char8_sat_rte((float8)((float)x) * (float8)(1, 0.5f, -1, 2, 3, 4, 5, 6)), I, chars);
}

__kernel void bounded(__global const long *in, __global short *shorts, __global ulong *ulongs, __global uint *uints) {
    long x = in[I];
    vstore3(convert_short3_sat((long3)(x, -x, x >> 40)), I, shorts);
    ulongs[I] = convert_ulong_sat(x);
    vstore2(convert_uint2_sat_rtp((long2)(x, x >> 20)), I, uints);
}

__kernel void stepped(__global const double *in, __global const ulong *words, __global float *floats,
                      __global half *halves) {
    double x = in[I];
    vstore4((float4)(convert_float_rte(x), convert_float_rtz(x), convert_float_rtn(x), convert_float_rtp(x)), 2 * I,
            floats);
    ulong w = words[I];
    vstore4((float4)(convert_float_rtz(w), convert_float_rtn((long)w), convert_float_rtp(w), convert_float_rtp((int)w)),
            2 * I + 1, floats);
    vstore4((half4)(convert_half_rte(x), convert_half2_rtz((double2)x).y, convert_half_rtn(x), convert_half_rtp(x)), I,
            halves);
}
