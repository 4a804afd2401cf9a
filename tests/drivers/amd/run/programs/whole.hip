// A whole program: kernels and the host that would launch them. Only the kernels are made, templates that the
// host launches among them.
#include <hip/hip_runtime.h>
#include <cassert>
#include <cstdio>
#include <vector>

#define CHECK(call) \
    if (hipError_t error = call; error != hipSuccess) { \
        printf("%s\n", hipGetErrorString(error)); \
        return 1; \
    }

__constant__ float factors[2] = {2.0f, 0.5f};

template <unsigned N> __global__ void blocks(const float *a, float *sums, dim3 shape) {
    __shared__ float part[N];
    assert(blockDim.x == N);
    const unsigned i = blockIdx.x * N + threadIdx.x;
    part[threadIdx.x] = i < shape.x * shape.y ? a[i] * factors[i & 1] : 0.0f;
    __syncthreads();
    for (unsigned step = N / 2; step; step /= 2) {
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = part[0];
}

int main() {
    const dim3 shape(50, 7);
    std::vector<float> a(350, 1.0f), sums(6);
    float *there = nullptr, *found = nullptr;
    hipStream_t stream;
    hipEvent_t begin, end;
    CHECK(hipStreamCreate(&stream));
    CHECK(hipEventCreate(&begin));
    CHECK(hipEventCreate(&end));
    CHECK(hipMalloc(&there, a.size() * sizeof(float)));
    CHECK(hipMalloc((void **)&found, sums.size() * sizeof(float)));
    CHECK(hipMemcpy(there, a.data(), a.size() * sizeof(float), hipMemcpyHostToDevice));
    CHECK(hipMemcpyToSymbol(HIP_SYMBOL(factors), sums.data(), 8));
    CHECK(hipEventRecord(begin, hipStreamDefault));
    blocks<64><<<6, dim3(64), 0, stream>>>(there, found, shape);
    hipLaunchKernelGGL(HIP_KERNEL_NAME(blocks<64>), dim3(6), dim3(64), 0, stream, there, found, shape);
    CHECK(hipGetLastError());
    CHECK(hipEventRecord(end));
    CHECK(hipEventSynchronize(end));
    CHECK(hipMemcpy(sums.data(), found, sums.size() * sizeof(float), hipMemcpyDeviceToHost));
    CHECK(hipFree(there));
    return hipDeviceSynchronize() == hipSuccess && std::abs(sums[0]) > 0 ? 0 : 1;
}
