// Boxes of a tensor for several blocks. Made by nvcc 13.0 for sm_90: nvcc -cubin -arch=sm_90
#include <cuda.h>
#include <cstdint>
extern "C" __global__ void __cluster_dims__(2, 1, 1) shared_boxes(const __grid_constant__ CUtensorMap map, const short *x, int *y, int mask) {
  extern __shared__ __align__(1024) int s[]; __shared__ alignas(8) uint64_t bar;  // each block fetches one box, for those of the mask
  unsigned sb = (unsigned)__cvta_generic_to_shared(&bar), ss = (unsigned)__cvta_generic_to_shared(s) + 1023 & ~1023u, rank; int t = threadIdx.x;
  asm volatile("mov.u32 %0,%%cluster_ctarank;" : "=r"(rank));
  for (int k = t; k < 512; k += 64) asm volatile("st.shared.u32 [%0],%1;" ::"r"(ss + 4 * k), "r"(-1) : "memory");
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
  if (t == 0) { asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(sb)); asm volatile("fence.mbarrier_init.release.cluster;"); asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(sb), "r"(1024 * (mask >> rank & 1) * 2) : "memory"); }
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;" ::: "memory");
  if (t == 0) asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0],[%1,{%2,%3}],[%4],%5;" ::"r"(ss + 1024 * rank), "l"(&map), "r"(0), "r"(8 * (int)rank), "r"(sb), "h"((unsigned short)mask) : "memory");
  unsigned ok = 0; while (!ok) asm volatile("{.reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p,[%1],0; selp.u32 %0,1,0,p;}" : "=r"(ok) : "r"(sb) : "memory");
  for (int k = t; k < 512; k += 64) { int v; asm volatile("ld.shared.u32 %0,[%1];" : "=r"(v) : "r"(ss + 4 * k) : "memory"); y[blockIdx.x * 512 + k] = v; }
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
}
