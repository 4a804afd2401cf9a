#include <cassert>
template <class T> __device__ __noinline__ T deep(const T *x, int i) { assert(x[i] < 100 && "too large"); return x[i] * 2; }
extern "C" __global__ void scale(const int *x, int *y) {
  int i = blockIdx.x * blockDim.x * blockDim.y + threadIdx.y * blockDim.x + threadIdx.x;
  assert(x[i] >= 0);
  y[i] = deep(x, i);
}
