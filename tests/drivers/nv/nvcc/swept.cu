// Made by nvcc 13.0 for sm_80, sm_90, sm_120: nvcc -std=c++17 -cubin -arch=sm_90
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#define KERNEL extern "C" __global__ void
typedef unsigned u32;
KERNEL bfloats(const __nv_bfloat162 *x, u32 *y, int *z) {  // floors, conversions to and from whole numbers
  int i = threadIdx.x; __nv_bfloat162 a = x[i]; __nv_bfloat16 p = a.x;
  y[i] = *(u32 *)&(a = h2floor(a)); y[32 + i] = __bfloat16_as_ushort(__double2bfloat16(i / 7.0)); y[64 + i] = __bfloat16_as_ushort(__float2bfloat16_rz(i / 3.f));
  z[i] = __bfloat162int_ru(p); z[32 + i] = (int)__bfloat162ll_rd(p); z[64 + i] = __bfloat162ushort_rz(__habs(p));
}
KERNEL complexes(const __half2 *x, const __half2 *w, __half2 *y) { int i = threadIdx.x; y[i] = __hcmadd(x[i], w[i], x[i]); }
KERNEL longs(const long long *x, const long long *w, long long *y) {
  int i = threadIdx.x; y[i] = max(x[i], w[i]); y[32 + i] = min(x[i], w[i]); y[64 + i] = max((unsigned long long)x[i], (unsigned long long)w[i]);
}
#if __CUDA_ARCH__ < 1000  // sm_120 has no products of bits
KERNEL bits(const u32 *a, const u32 *b, int *d) {  // m16n8k256
  int t = threadIdx.x, g = t >> 2, q = t & 3, r[4];
  asm("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%10,%10,%10,%10};" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
      : "r"(a[g * 8 + q]), "r"(a[(g + 8) * 8 + q]), "r"(a[g * 8 + q + 4]), "r"(a[(g + 8) * 8 + q + 4]), "r"(b[g * 8 + q]), "r"(b[g * 8 + q + 4]), "r"(5));
  d[g * 8 + 2 * q] = r[0]; d[g * 8 + 2 * q + 1] = r[1]; d[(g + 8) * 8 + 2 * q] = r[2]; d[(g + 8) * 8 + 2 * q + 1] = r[3];
}
#endif
KERNEL hints(const int *x, int *y) {  // of caches, and a load as from a device's registers
  int i = threadIdx.x, a, b; unsigned long long p;
  asm volatile("prefetch.global.L2::evict_last [%0];" ::"l"(x));
  asm volatile("createpolicy.fractional.L2::evict_last.b64 %0,0.5;" : "=l"(p));
  asm volatile("ld.global.L2::cache_hint.b32 %0,[%1],%2;" : "=r"(a) : "l"(x + i + 3), "l"(p));
  asm volatile("ld.mmio.relaxed.sys.global.b32 %0,[%1];" : "=r"(b) : "l"(x + i) : "memory");
  asm volatile("st.global.L2::cache_hint.b32 [%0],%1,%2;" ::"l"(y + i), "r"(a - b), "l"(p) : "memory");
}
KERNEL quick(const u32 *x, u32 *y) {  // approximations of halves, bytes cut to their range
  int i = threadIdx.x; u32 a = x[i];
  asm("tanh.approx.f16x2 %0,%1;" : "=r"(y[i]) : "r"(a)); asm("ex2.approx.f16x2 %0,%1;" : "=r"(y[32 + i]) : "r"(a));
  asm("cvt.pack.sat.s8.s32.b32 %0,%1,%2,%3;" : "=r"(y[64 + i]) : "r"((int)a >> 20), "r"(i * 9 - 100), "r"(i));
}
KERNEL narrow(const __half *x, unsigned char *y) { int i = threadIdx.x; y[i] = __nv_fp8_e5m2(x[i]).__x; y[32 + i] = __nv_fp8_e4m3(x[i]).__x; }
KERNEL bytes(const int *x, unsigned char *y) {  // in local memory, at places that are computed
  int i = threadIdx.x; unsigned char b[64];
  for (int k = 0; k < 64; k++) b[k] = x[i] + k * i;
  for (int k = 0; k < 64; k++) b[b[k] & 63] ^= k;
  y[i] = b[x[i] & 63];
}
KERNEL slots(u32 *y) { u32 w, n; asm volatile("mov.u32 %0,%%warpid;" : "=r"(w)); asm volatile("mov.u32 %0,%%nwarpid;" : "=r"(n)); y[2 * threadIdx.x] = w; y[2 * threadIdx.x + 1] = n; }
KERNEL reduced(const int *x, int *y, int n) { int t = threadIdx.x; y[t] = __syncthreads_count(x[t] & 1) + 1000 * __syncthreads_or(x[t] > n) + 2000 * __syncthreads_and(x[t] >= 0); }
