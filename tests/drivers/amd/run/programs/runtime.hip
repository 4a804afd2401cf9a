// What HIP kernels take from <hip/hip_runtime.h>: mathematics, vectors, lanes, assertions, older names.
#include <hip/hip_runtime.h>

extern "C" __global__ void functions(const float *x, const float *y, float *out, int n) {
    int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
    float cosine;
    sincosf(x[i], &out[i], &cosine);
    out[n + i] = cosine;
    out[2 * n + i] = __expf(x[i]);
    out[3 * n + i] = logf(x[i]);
    out[4 * n + i] = powf(x[i], y[i]);
    out[5 * n + i] = tanhf(y[i]);
    out[6 * n + i] = atan2f(x[i], y[i]);
    out[7 * n + i] = fmaxf(ceilf(x[i]), roundf(y[i])) + fminf(truncf(x[i]), 0.0f);
}
extern "C" __global__ void in_double(const double *x, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = exp(x[i]) + fabs(x[i]);
    out[n + i] = log(sqrt(x[i] * x[i]));
    double sine, cosine;
    sincos(x[i], &sine, &cosine);
    out[2 * n + i] = sine + 2 * cosine;
    out[3 * n + i] = pow(abs(x[i]), 2.5) + atan2(x[i], 3.0);
}

struct Ray {
    float3 from, to;
    int steps;
};
template <class T> __device__ T wave_sum(T x) {
    for (int by = 16; by; by /= 2)
        x += __shfl_down_sync(~0ull, x, by);
    return __shfl_sync(~0ull, x, 0);
}
extern "C" __global__ void __launch_bounds__(64, 2) march(float4 *out, Ray ray, int *sums) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    assert(ray.steps > 0);
    float3 at = ray.from + (ray.to - ray.from) * ((float)i / ray.steps);
    out[i] = make_float4(at.x, at.y, at.z, rsqrtf(4.0f));
    int total = wave_sum(i);
    if (i % 32 == 0)
        sums[i / 32] = total;
}
