// What the work-items of a group find together, with functions of OpenCL C 2.0.
__kernel void together(__global const int *in, __global int *out, __global float *halves, __global ulong *words) {
    size_t i = get_global_id(0);
    int v = in[i];
    out[8 * i] = work_group_reduce_add(v);
    out[8 * i + 1] = work_group_scan_inclusive_add(v);
    out[8 * i + 2] = work_group_scan_exclusive_max(v);
    out[8 * i + 3] = work_group_broadcast(v, 5);
    out[8 * i + 4] = work_group_all(v > -1000) << 1 | work_group_any(v == 7);
    out[8 * i + 5] = work_group_reduce_min(v);
    out[8 * i + 6] = work_group_scan_inclusive_min(v);
    out[8 * i + 7] = work_group_scan_exclusive_add(v);
    halves[i] = work_group_reduce_max((float)v * 0.5f);
    words[i] = work_group_scan_exclusive_add((ulong)v * 3);
}
