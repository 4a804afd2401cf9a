#include <cassert>
extern "C" __global__ void asserts(const int *x, int *y) { int i = threadIdx.x; assert(x[i] >= 0); y[i] = x[i]; }
