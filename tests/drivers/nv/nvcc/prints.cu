#include <cstdio>
extern "C" __global__ void said(const int *x) { printf("%d\n", x[threadIdx.x]); }
