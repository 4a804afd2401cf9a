// What extensions of OpenCL C add: lanes near and in turn, sets of lanes, products of four bytes; and halves stored
// in every rounding.
#define I get_global_id(0)

__kernel void near(__global const int *a, __global const double *b, __global int *out, __global double *turned) {
    uint n = get_global_size(0), lane = get_sub_group_local_id();
    int x = a[I], up = sub_group_shuffle_up(x, 3), down = sub_group_shuffle_down(x, 5);
    out[I] = lane >= 3 ? up : 0;
    out[n + I] = lane + 5 < get_sub_group_size() ? down : 0;
    out[2 * n + I] = sub_group_rotate(x, 7);
    out[3 * n + I] = sub_group_non_uniform_broadcast(x, 9);
    turned[I] = sub_group_rotate(b[I], -1);
}

__kernel void sets(__global const int *a, __global uint *out) {
    int x = a[I];
    uint4 set = sub_group_ballot(x > 0), after = get_sub_group_gt_mask(), from = get_sub_group_ge_mask();
    __global uint *to = out + 12 * I;
    to[0] = set.x, to[1] = set.y;
    to[2] = sub_group_ballot_bit_count(set);
    to[3] = sub_group_ballot_inclusive_scan(set) * 100 + sub_group_ballot_exclusive_scan(set);
    to[4] = sub_group_ballot_find_lsb(set) * 100 + sub_group_ballot_find_msb(set);
    to[5] = sub_group_inverse_ballot(set) * 2 + sub_group_ballot_bit_extract(set, 5);
    to[6] = popcount(after.x) + popcount(after.y) + 100 * (popcount(from.x) + popcount(from.y));
    to[7] = get_sub_group_eq_mask().x, to[8] = get_sub_group_lt_mask().x, to[9] = get_sub_group_le_mask().y;
    to[10] = to[11] = 0;
    if (x > 0) {
        to[10] = sub_group_elect() + 2 * sub_group_non_uniform_all(x > 20) + 4 * sub_group_non_uniform_any(x > 50);
        to[11] = sub_group_broadcast_first(x);
    }
}

__kernel void packed(__global const uint *a, __global const uint *b, __global int *out) {
    uint x = a[I], y = b[I];
    int4 plain = (int4)(dot_4x8packed_ss_int(x, y), dot_4x8packed_su_int(x, y), dot_4x8packed_us_int(x, y),
                        (int)dot_4x8packed_uu_uint(x, y));
    vstore4(plain, 2 * I, out);
    int4 bound = (int4)(dot_acc_sat_4x8packed_ss_int(x, y, INT_MAX - 10), dot_acc_sat_4x8packed_su_int(x, y, -5),
                        dot_acc_sat_4x8packed_us_int(x, y, INT_MIN + 3),
                        (int)dot_acc_sat_4x8packed_uu_uint(x, y, UINT_MAX - 100));
    vstore4(bound, 2 * I + 1, out);
}

__kernel void stored(__global const double *in, __global half *halves, __global float *back, __constant half *table) {
    double x = in[I];
    float f = (float)x;
    __global half *to = halves + 16 * I;
    vstore_half_rte(f, 0, to), vstore_half_rtz(x, 1, to), vstore_half_rtn(x, 2, to), vstore_half_rtp(f, 3, to);
    vstorea_half3_rtz((float3)(f, -f, f * 3), 1, to);
    vstore_half(x, 7, to);
    vstorea_half4_rtp((double4)(x, -x, x * 3, 0), 2, to);
    vstore_half2_rtn((float2)(f, -f), 6, to);
    vstorea_half2((float2)(f, 1), 7, to);
    vstore4(vloada_half4(2, to), 2 * I, back);
    vstore4((float4)(vloada_half3(1, to), vload_half(I & 3, table) + vloada_half2(1, table).y), 2 * I + 1, back);
}
