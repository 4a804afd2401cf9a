// nvcc -std=c++17 -cubin -arch=sm_90: what few kernels have. The upper half of a register rounded,
// a difference with a number to add to, atomics of cuda::std on addresses that may be in shared memory of a cluster.
#include <cuda_fp16.h>
#include <cuda/atomic>
#define KERNEL extern "C" __global__ void
KERNEL floors(const __half2 *x, __half2 *y) { y[threadIdx.x] = h2floor(x[threadIdx.x]); }
KERNEL differences(const int *a, const int *b, unsigned *y) { y[threadIdx.x] = __sad(a[threadIdx.x], b[threadIdx.x], 9u); }
#if __CUDA_ARCH__ == 900
#include <cooperative_groups.h>
KERNEL spaces(int *y) {  // is it shared memory of the block, of its cluster? Own, the other block's, global.
  __shared__ int s;
  auto cluster = cooperative_groups::this_cluster(); cluster.sync();
  void *of[3] = {&s, cluster.map_shared_rank(&s, cluster.block_rank() ^ 1), y};
  for (int k = 0; k < 3; k++) {
    int own, any; asm volatile("{ .reg .pred p, q; isspacep.shared::cta p, %2; isspacep.shared::cluster q, %2; selp.s32 %0, 1, 0, p; selp.s32 %1, 1, 0, q; }" : "=r"(own), "=r"(any) : "l"((char *)of[k] + (threadIdx.x & 3)));
    y[blockIdx.x * 6 + 2 * k] = own; y[blockIdx.x * 6 + 2 * k + 1] = any;
  }
  cluster.sync();
}
#endif
KERNEL standard(const int *x, int *out, float *sum, int n) {
  cuda::atomic_ref<int, cuda::thread_scope_device> total(out[0]), most(out[1]), bits(out[2]), last(out[3]);
  cuda::atomic_ref<float, cuda::thread_scope_device> whole(sum[0]);
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    total.fetch_add(x[i], cuda::memory_order_relaxed); most.fetch_max(x[i], cuda::memory_order_acq_rel); bits.fetch_xor(x[i]);
    whole.fetch_add((float)(x[i] & 7));
    int old = last.load(cuda::memory_order_acquire);
    while (old < x[i] && !last.compare_exchange_weak(old, x[i])) ;
  }
}
