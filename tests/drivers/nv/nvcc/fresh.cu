// Kernels whose kinds the other files have not: see test_fresh_kernels.py.
#include <cooperative_groups.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cassert>
namespace cg = cooperative_groups;
extern "C" __global__ void compact(const int *x, int *y, int *n, int count) {  // warp-aggregated atomics
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool keep = i < count && x[i] > 50;
  unsigned mask = __ballot_sync(~0u, keep);
  int lane = threadIdx.x & 31, leader = __ffs(mask) - 1, base = 0;
  if (mask && lane == leader) base = atomicAdd(n, __popc(mask));
  base = __shfl_sync(~0u, base, mask ? leader : 0);
  if (keep) y[base + __popc(mask & ((1u << lane) - 1))] = x[i];
}
extern "C" __global__ void upscan(const float *x, float *y) {  // prefix sums by __shfl_up
  __shared__ float sums[8];
  float v = x[threadIdx.x];
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  for (int d = 1; d < 32; d *= 2) { float o = __shfl_up_sync(~0u, v, d); if (lane >= d) v += o; }
  if (lane == 31) sums[warp] = v;
  __syncthreads();
  if (warp == 0) {
    float s = lane < 8 ? sums[lane] : 0;
    for (int d = 1; d < 8; d *= 2) { float o = __shfl_up_sync(~0u, s, d); if (lane >= d) s += o; }
    if (lane < 8) sums[lane] = s;
  }
  __syncthreads();
  y[threadIdx.x] = v + (warp ? sums[warp - 1] : 0);
}
extern "C" __global__ void fft(const float2 *x, float2 *y) {  // 64 points, radix 2, in shared memory
  __shared__ float2 s[64];
  int t = threadIdx.x;
  for (int h = 0; h < 2; h++) { int i = t + 32 * h; s[__brev(i) >> 26] = x[blockIdx.x * 64 + i]; }
  __syncthreads();
  for (int len = 1; len < 64; len *= 2) {
    int j = t % len, i = t / len * len * 2 + j;
    float sn, cs; sincospif(-(float)j / len, &sn, &cs);
    float2 a = s[i], b = s[i + len];
    float2 w = {b.x * cs - b.y * sn, b.x * sn + b.y * cs};
    s[i] = {a.x + w.x, a.y + w.y}; s[i + len] = {a.x - w.x, a.y - w.y};
    __syncthreads();
  }
  y[blockIdx.x * 64 + t] = s[t]; y[blockIdx.x * 64 + t + 32] = s[t + 32];
}
extern "C" __global__ void stencil(const float *__restrict__ x, float *y, int n, int r) {
  extern __shared__ float tile[];
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = threadIdx.x; i < blockDim.x + 2 * r; i += blockDim.x) {
    int at = (int)(blockIdx.x * blockDim.x) + i - r;
    tile[i] = at >= 0 && at < n ? __ldg(x + at) : 0.f;
  }
  __syncthreads();
  float s = 0;
  for (int k = -r; k <= r; k++) s += tile[threadIdx.x + r + k] * (r + 1 - abs(k));
  if (g < n) __stcs(y + g, s);
}
typedef int (*op)(int, int);
__device__ __noinline__ int add(int a, int b) { return a + b; }
__device__ __noinline__ int mul(int a, int b) { return a * b; }
__device__ __noinline__ int sub(int a, int b) { return a - b; }
__device__ op table[3] = {add, mul, sub};
extern "C" __global__ void pointers(const int *x, int *y) { int i = threadIdx.x; y[i] = table[x[i] % 3](x[i], i); }
extern "C" __global__ void h2(const __half2 *a, const __half2 *b, __half2 *y, __nv_bfloat162 *z) {
  int i = threadIdx.x;
  __half2 p = __hfma2(a[i], b[i], __hmul2(a[i], __float2half2_rn(0.5f)));
  y[i] = __hmax2(p, __hneg2(b[i])); y[i + 32] = h2exp2(__hmin2(a[i], __float2half2_rn(3.f)));
  __nv_bfloat162 c = __float22bfloat162_rn(__half22float2(a[i]));
  z[i] = __hfma2(c, c, __hadd2(c, __float2bfloat162_rn(1.f)));
}
extern "C" __global__ void library(const double *x, double *y) {
  int i = threadIdx.x; double v = x[i];
  y[i] = sin(v); y[i + 32] = pow(fabs(v), 1.7); y[i + 64] = erf(v * 0.2); y[i + 96] = atan2(v, 2.5);
  y[i + 128] = cbrt(v); y[i + 160] = fmod(v, 0.7); y[i + 192] = log1p(fabs(v)); y[i + 224] = tanh(v);
}
extern "C" __global__ void singles(const float *x, float *y) {
  int i = threadIdx.x; float v = x[i];
  y[i] = sinf(v * 1000.f); y[i + 32] = powf(fabsf(v), 2.3f); y[i + 64] = erff(v); y[i + 96] = atanf(v);
  y[i + 128] = __fdividef(v, 3.f); y[i + 160] = rsqrtf(fabsf(v) + 1); y[i + 192] = lgammaf(fabsf(v) + .5f);
  y[i + 224] = j0f(v); y[i + 256] = fmodf(v, .3f); y[i + 288] = ldexpf(v, i - 16); y[i + 320] = exp10f(v * .1f);
}
extern "C" __global__ void inline_ptx(const unsigned *x, unsigned *y) {
  int i = threadIdx.x; unsigned a = x[i], b = x[i + 32], c = x[i + 64], r;
  asm("prmt.b32 %0,%1,%2,0x3715;" : "=r"(r) : "r"(a), "r"(b)); y[i] = r;
  asm("lop3.b32 %0,%1,%2,%3,0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 32] = r;
  asm("dp4a.u32.u32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 64] = r;
  asm("bfe.u32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b & 15), "r"(c & 15)); y[i + 96] = r;
  asm("bfi.b32 %0,%1,%2,%3,%4;" : "=r"(r) : "r"(a), "r"(b), "r"(c & 15), "r"(7)); y[i + 128] = r;
  asm("shf.l.wrap.b32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 160] = r;
  asm("mad.hi.s32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 192] = r;
  asm("bfind.u32 %0,%1;" : "=r"(r) : "r"(a >> (i & 31))); y[i + 224] = r;
  asm("sad.u32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 256] = r;
  asm("vabsdiff4.u32.u32.u32.add %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); y[i + 288] = r;
  asm("fns.b32 %0,%1,%2,%3;" : "=r"(r) : "r"(a), "r"(3), "r"(2)); y[i + 320] = r;
  unsigned q; asm("{.reg .u32 t; add.cc.u32 t,%2,%3; addc.u32 %0,0,0; mov.u32 %1,t;}" : "=r"(r), "=r"(q) : "r"(a), "r"(b)); y[i + 352] = r * 3 + q;
}
extern "C" __global__ void stages(const float4 *x, float4 *y, int n) {  // cp.async, three stages
  __shared__ float4 s[3][32];
  int t = threadIdx.x;
  auto fetch = [&](int i) {
    if (i < n) { unsigned to = (unsigned)__cvta_generic_to_shared(&s[i % 3][t]);
      asm volatile("cp.async.cg.shared.global [%0],[%1],16;" ::"r"(to), "l"(x + i * 32 + t) : "memory"); }
    asm volatile("cp.async.commit_group;" ::: "memory");
  };
  fetch(0); fetch(1);
  float4 sum = {0, 0, 0, 0};
  for (int i = 0; i < n; i++) {
    fetch(i + 2);
    asm volatile("cp.async.wait_group 2;" ::: "memory");
    __syncthreads();
    float4 v = s[i % 3][31 - t];
    sum.x += v.x; sum.y += v.y; sum.z += v.z; sum.w += v.w;
    __syncthreads();
  }
  y[t] = sum;
}
template <typename B> __device__ void mma_tf32(B) {}
extern "C" __global__ void tf32(const float *a, const float *b, float *d) {  // m16n8k8
  int l = threadIdx.x, g = l / 4, q = l % 4; unsigned A[4], Bv[2]; float c[4] = {0, 0, 0, 0};
  float av[4] = {a[g * 8 + q], a[(g + 8) * 8 + q], a[g * 8 + q + 4], a[(g + 8) * 8 + q + 4]};
  for (int i = 0; i < 4; i++) asm("cvt.rna.tf32.f32 %0,%1;" : "=r"(A[i]) : "f"(av[i]));
  asm("cvt.rna.tf32.f32 %0,%1;" : "=r"(Bv[0]) : "f"(b[q * 8 + g])); asm("cvt.rna.tf32.f32 %0,%1;" : "=r"(Bv[1]) : "f"(b[(q + 4) * 8 + g]));
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3};"
    : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(A[0]), "r"(A[1]), "r"(A[2]), "r"(A[3]), "r"(Bv[0]), "r"(Bv[1]));
  d[g * 8 + q * 2] = c[0]; d[g * 8 + q * 2 + 1] = c[1]; d[(g + 8) * 8 + q * 2] = c[2]; d[(g + 8) * 8 + q * 2 + 1] = c[3];
}
extern "C" __global__ void s8(const int *a, const int *b, int *d) {  // m16n8k32, rows of a and columns of b as bytes
  int l = threadIdx.x, g = l / 4, q = l % 4, c[4] = {1, 2, 3, 4};
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3};"
    : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3]) : "r"(a[g * 8 + q]), "r"(a[(g + 8) * 8 + q]), "r"(a[g * 8 + q + 4]), "r"(a[(g + 8) * 8 + q + 4]), "r"(b[g * 8 + q]), "r"(b[g * 8 + q + 4]));
  d[g * 8 + q * 2] = c[0]; d[g * 8 + q * 2 + 1] = c[1]; d[(g + 8) * 8 + q * 2] = c[2]; d[(g + 8) * 8 + q * 2 + 1] = c[3];
}
extern "C" __global__ void bf(const __nv_bfloat162 *a, const __nv_bfloat162 *b, float *d) {  // m16n8k16
  int l = threadIdx.x, g = l / 4, q = l % 4; float c[4] = {0, 0, 0, 0}; const unsigned *A = (const unsigned *)a, *B = (const unsigned *)b;
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3},{%4,%5,%6,%7},{%8,%9},{%0,%1,%2,%3};"
    : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(A[g * 8 + q]), "r"(A[(g + 8) * 8 + q]), "r"(A[g * 8 + q + 4]), "r"(A[(g + 8) * 8 + q + 4]), "r"(B[g * 8 + q]), "r"(B[g * 8 + q + 4]));
  d[g * 8 + q * 2] = c[0]; d[g * 8 + q * 2 + 1] = c[1]; d[(g + 8) * 8 + q * 2] = c[2]; d[(g + 8) * 8 + q * 2 + 1] = c[3];
}
extern "C" __global__ void grouped(const int *x, int *y) {  // partitions of cooperative groups, and what they count
  auto block = cg::this_thread_block(); auto tile = cg::tiled_partition<16>(block);
  int v = x[block.thread_rank()];
  for (int o = tile.size() / 2; o; o /= 2) v += tile.shfl_down(v, o);
  auto same = cg::coalesced_threads();
  unsigned m = tile.ballot(x[block.thread_rank()] & 1);
  y[block.thread_rank()] = tile.shfl(v, 0) + 1000 * __popc(m) + 100000 * (int)same.size() + tile.meta_group_rank();
}
extern "C" __global__ void checked(const int *x, int *y) { int i = threadIdx.x; if (x[i] < 0) __trap(); y[i] = x[i] * 2; }
extern "C" __global__ void warpbins(const int *x, int *y) {  // one warp, atomics and __syncwarp
  __shared__ int bins[16]; int l = threadIdx.x;
  if (l < 16) bins[l] = 0;
  __syncwarp();
  for (int i = l; i < 200; i += 32) atomicAdd(&bins[x[i] & 15], 1);
  __syncwarp();
  if (l < 16) y[l] = bins[l];
}
extern "C" __global__ void lock(int *n, int *m) {  // a spin lock around a sum
  for (int i = 0; i < 2; i++) {
    bool done = false;
    while (!done) if (atomicCAS(m, 0, 1) == 0) { __threadfence(); *(volatile int *)n = *(volatile int *)n + 1; __threadfence(); atomicExch(m, 0); done = true; }
  }
}
extern "C" __global__ void spmv(const int *p, const int *c, const double *v, const double *x, double *y, int rows) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32; double s = 0;
  if (row < rows) for (int i = p[row] + lane; i < p[row + 1]; i += 32) s += v[i] * __ldcs(x + c[i]);
  for (int o = 16; o; o /= 2) s += __shfl_xor_sync(~0u, s, o);
  if (row < rows && !lane) y[row] = s;
}
extern "C" __global__ void xorshift(unsigned long long *y, int n) {
  unsigned long long s = 88172645463325252ull + blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < n; i++) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; }
  y[blockIdx.x * blockDim.x + threadIdx.x] = s % 1000003ull * (s / 12345ull >> 3);
}
__device__ int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
extern "C" __global__ void ackermann(int *y) { y[threadIdx.x] = ack(2, threadIdx.x & 3); }
extern "C" __global__ void bytes(const uchar4 *x, uchar4 *y, short *z) {
  int i = threadIdx.x; uchar4 v = x[i];
  y[i] = {(unsigned char)(v.w + 1), (unsigned char)min(v.x, v.y), (unsigned char)(v.z ^ v.x), (unsigned char)(v.y >> 1)};
  z[i] = (short)((signed char)v.x * (signed char)v.y); z[i + 32] = (short)__vaddss4(v.x | v.y << 8, v.z);
}
