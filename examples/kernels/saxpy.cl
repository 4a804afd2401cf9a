// y = a * x + y, one element a lane; the last group may reach past the end.
__kernel void saxpy(__global const float *x, __global float *y, float a, int n) {
    size_t i = get_global_id(0);
    if (i < n)
        y[i] = a * x[i] + y[i];
}
