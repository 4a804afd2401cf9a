// Cooperative launches. Made by nvcc 13.0 for sm_80, sm_90, sm_120: nvcc -std=c++17 -cubin -arch=sm_90
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
#define KERNEL extern "C" __global__ void
KERNEL relay(const int *x, int *a, int *b, int steps) {  // everybody adds its neighbour's number, step by step
  auto grid = cg::this_grid(); int i = grid.thread_rank(), n = grid.size();
  a[i] = x[i]; grid.sync();
  for (int k = 0; k < steps; k++) { b[i] = a[i] + a[(i + 1) % n]; grid.sync(); int *t = a; a = b; b = t; }
}
KERNEL breaks(int *y) { if (blockIdx.x == 1) __trap(); cg::this_grid().sync(); y[blockIdx.x] = 1; }
KERNEL told(int *y) {
  unsigned bytes; asm volatile("mov.u32 %0,%%dynamic_smem_size;" : "=r"(bytes));
  y[0] = cg::this_grid().is_valid(); y[1] = bytes;
}
#if __CUDA_ARCH__ >= 900
KERNEL __cluster_dims__(2, 1, 1) pairs(const int *x, int *y) {  // of a cluster, then of all of them
  __shared__ int s; auto grid = cg::this_grid(); auto cluster = cg::this_cluster();
  if (threadIdx.x == 0) s = x[blockIdx.x];
  cluster.sync();
  if (threadIdx.x == 0) y[blockIdx.x] = *cluster.map_shared_rank(&s, cluster.block_rank() ^ 1);
  cluster.sync(); grid.sync();
  if (threadIdx.x == 0) y[gridDim.x + blockIdx.x] = y[(blockIdx.x + 1) % gridDim.x];
}
#endif
