// Functions of OpenCL C whose operands are of several types, or that give something beside their result.
#define I get_global_id(0)

__kernel void exponents(__global const float2 *in, __global const int2 *by, __global float2 *floats,
                        __global int2 *ints, __global double2 *doubles) {
    float2 x = in[I], y = in[I ^ 1];
    int2 exponent, quotient;
    floats[6 * I] = frexp(x, &exponent);
    floats[6 * I + 1] = ldexp(x, by[I]);
    floats[6 * I + 2] = logb(x);
    floats[6 * I + 3] = remquo(x, y, &quotient);
    floats[6 * I + 4] = nextafter(x, y);
    floats[6 * I + 5] = pown(x, by[I] / 8);
    ints[4 * I] = exponent;
    ints[4 * I + 1] = quotient;
    ints[4 * I + 2] = ilogb(x);
    int2 sign;
    doubles[I] = lgamma_r(convert_double2(clamp(x, -20.0f, 20.0f)), &sign);
    ints[4 * I + 3] = sign;
}

__kernel void words(__global const uint4 *in, __global uint4 *out, __global long2 *longs) {
    uint4 x = in[2 * I], y = in[2 * I + 1];
    out[8 * I] = mad_sat(x, y >> 24, y);
    out[8 * I + 1] = as_uint4(mad_sat(as_char16(x), as_char16(y), as_char16(y)));
    out[8 * I + 2] = as_uint4(bitselect(as_float4(x), as_float4(y), as_float4(x ^ y << 3)));
    out[8 * I + 3] = shuffle2(x, y, (uint4)(7, 2, 9, 4));
    out[8 * I + 4] = shuffle(x, y & 15);
    out[8 * I + 5] = (uint4)(amd_bitalign(x.x, y.x, y.y), amd_bytealign(x.x, y.x, y.y), amd_lerp(x.x, y.x, y.y),
                             amd_sad4(x, y, x.x));
    out[8 * I + 6] = amd_median3(x, y, x.yzwx);
    out[8 * I + 7] = (uint4)(amd_pack(amd_unpack1(x)), amd_bfe(x.x, 5u, 9u), (uint)amd_bfe((int)x.x, 5u, 9u),
                             amd_sadhi(x.x, y.x, 3));
    longs[2 * I] = upsample(as_int2(x.xy), y.xy);
    longs[2 * I + 1] = mad_sat((long2)as_long(x.xy), (long2)(1, 4), as_long2(y));
}

__kernel void exchanged(__global float *cell, __global float *out, __global atomic_flag *flags, __global int *firsts) {
    out[I] = atomic_xchg(cell, (float)I);
    if (!atomic_flag_test_and_set(flags + I % 4))
        firsts[I % 4] = 1;
}
