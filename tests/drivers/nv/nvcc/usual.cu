// Kernels as people write them: see test_usual_kernels.py.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>
namespace cg = cooperative_groups;
#define KERNEL extern "C" __global__ void
KERNEL hist(const unsigned char *x, unsigned *bins, int n) {  // of bytes, bins in shared memory
  __shared__ unsigned own[256];
  own[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&own[x[i]], 1u);
  __syncthreads();
  if (own[threadIdx.x]) atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}
KERNEL bitonic(float *x) {  // 512 of a block
  __shared__ float s[512];
  int t = threadIdx.x;
  s[t] = x[t]; s[t + 256] = x[t + 256];
  for (int size = 2; size <= 512; size *= 2)
    for (int step = size / 2; step; step /= 2) {
      __syncthreads();
      int i = 2 * t - (t & (step - 1)), j = i + step;
      bool up = !(i & size);
      if ((s[i] > s[j]) == up) { float v = s[i]; s[i] = s[j]; s[j] = v; }
    }
  __syncthreads();
  x[t] = s[t]; x[t + 256] = s[t + 256];
}
KERNEL lookback(const int *x, int *y, volatile unsigned long long *state, int *next) {  // one pass, blocks by a ticket
  __shared__ int tile, before;
  if (threadIdx.x == 0) tile = atomicAdd(next, 1);
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  __shared__ int sums[4];
  block.sync();
  int i = tile * 128 + threadIdx.x, v = x[i];
  int own = cg::inclusive_scan(warp, v);
  if (warp.thread_rank() == 31) sums[warp.meta_group_rank()] = own;
  block.sync();
  for (int k = 0; k < warp.meta_group_rank(); k++) own += sums[k];
  if (threadIdx.x == 127) {
    state[tile] = 1ull << 32 | (unsigned)own;
    __threadfence();
    int total = 0;
    for (int k = tile - 1; k >= 0; k--) {
      unsigned long long s;
      do s = state[k]; while (!(s >> 32));
      total += (int)s;
      if (s >> 32 == 2) break;
    }
    before = total;
    state[tile] = 2ull << 32 | (unsigned)(total + own);
  }
  block.sync();
  y[i] = own + before;
}
KERNEL transpose(const float *x, float *y, int w, int h) {
  __shared__ float s[32][33];
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) if (c < w && r + k < h) s[threadIdx.y + k][threadIdx.x] = x[(r + k) * w + c];
  __syncthreads();
  c = blockIdx.y * 32 + threadIdx.x; r = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) if (c < h && r + k < w) y[(r + k) * h + c] = s[threadIdx.x][threadIdx.y + k];
}
KERNEL heat(const float *x, float *y, int n) {  // five points, rows fetched ahead by asynchronous copies
  __shared__ __align__(16) float s[4][128];
  int t = threadIdx.x;
  auto fetch = [&](int row) {
    if (t < 32 && row < n) __pipeline_memcpy_async(&s[row % 4][4 * t], x + row * 128 + 4 * t, 16);
    __pipeline_commit();
  };
  fetch(0); fetch(1); fetch(2);
  for (int row = 1; row < n - 1; row++) {
    __pipeline_wait_prior(0);
    __syncthreads();
    fetch(row + 2);
    if (t && t < 127)
      y[row * 128 + t] = s[row % 4][t] + 0.125f * (s[(row - 1) % 4][t] + s[(row + 1) % 4][t] + s[row % 4][t - 1] + s[row % 4][t + 1] - 4 * s[row % 4][t]);
  }
}
KERNEL halves(const __half2 *a, const __half2 *b, float *y, __nv_bfloat16 *z, int n) {  // dot product, gelu
  __half2 sum = __float2half2_rn(0.f);
  for (int i = threadIdx.x; i < n; i += 32) sum = __hfma2(a[i], b[i], sum);
  float2 f = __half22float2(sum);
  float s = f.x + f.y;
  for (int d = 16; d; d /= 2) s += __shfl_xor_sync(~0u, s, d);
  y[threadIdx.x] = s;
  float v = __low2float(a[threadIdx.x]);
  __nv_bfloat16 g = __float2bfloat16(0.5f * v * (1 + tanhf(0.79788456f * (v + 0.044715f * v * v * v))));
  z[threadIdx.x] = __hadd(g, __hmul(g, __float2bfloat16(0.25f)));
}
KERNEL nbody(const double4 *p, double3 *a, int n) {
  __shared__ double4 s[64];
  double4 me = p[blockIdx.x * 64 + threadIdx.x];
  double3 sum = {0, 0, 0};
  for (int first = 0; first < n; first += 64) {
    s[threadIdx.x] = p[first + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 64; k++) {
      double x = s[k].x - me.x, y = s[k].y - me.y, z = s[k].z - me.z, r = rsqrt(x * x + y * y + z * z + 1e-3);
      double f = s[k].w * r * r * r;
      sum.x += f * x; sum.y += f * y; sum.z += f * z;
    }
    __syncthreads();
  }
  a[blockIdx.x * 64 + threadIdx.x] = sum;
}
struct Shape { float w; __device__ Shape(float w) : w(w) {} __device__ virtual float area() const = 0; };
struct Square : Shape { __device__ Square(float w) : Shape(w) {} __device__ float area() const override { return w * w; } };
struct Disc : Shape { __device__ Disc(float w) : Shape(w) {} __device__ float area() const override { return 3.f * w * w + 1; } };
struct Ring : Disc { __device__ Ring(float w) : Disc(w) {} __device__ float area() const override { return Disc::area() - w; } };
KERNEL shapes(const float *x, float *y) {  // virtual functions
  __shared__ __align__(16) char room[32][sizeof(Ring)];
  Shape *s; int i = threadIdx.x;
  if (i % 3 == 0) s = new (room[i]) Square(x[i]); else if (i % 3 == 1) s = new (room[i]) Disc(x[i]); else s = new (room[i]) Ring(x[i]);
  __syncwarp();
  y[i] = s->area() + reinterpret_cast<Shape *>(room[31 - i])->area();
}
KERNEL blur(const uchar4 *x, uchar4 *y, int w, int h) {  // three by three, edges repeated
  int c = blockIdx.x * 16 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (c >= w || r >= h) return;
  int4 sum = {0, 0, 0, 0};
#pragma unroll
  for (int k = 0; k < 9; k++) {
    uchar4 v = __ldg(x + min(max(r + k / 3 - 1, 0), h - 1) * w + min(max(c + k % 3 - 1, 0), w - 1));
    sum.x += v.x; sum.y += v.y; sum.z += v.z; sum.w += v.w;
  }
  y[r * w + c] = {(unsigned char)(sum.x / 9), (unsigned char)(sum.y / 9), (unsigned char)(sum.z / 9), (unsigned char)((sum.w + 4) / 9)};
}
KERNEL extremes(const float *x, float *most, double *sum, unsigned long long *bits, __half2 *half, int n) {  // atomics
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int *as = (int *)most, old = *as, seen;
  do { seen = old; old = atomicCAS(as, seen, __float_as_int(fmaxf(x[i], __int_as_float(seen)))); } while (old != seen);
  atomicAdd(sum, (double)x[i]);
  atomicOr(bits, 1ull << (i & 63));
  atomicMin((long long *)bits + 1, -(long long)i);
  atomicInc((unsigned *)(bits + 2), 5u);
  atomicAdd(half, __floats2half2_rn(1.f, 0.5f));
}
KERNEL dp4a(const int *a, const int *b, int *c, int k) {  // rows of a times rows of b, four bytes a word
  int r = threadIdx.y, col = threadIdx.x, sum = 0;
  for (int i = 0; i < k; i++) sum = __dp4a(a[r * k + i], b[col * k + i], sum);
  c[r * blockDim.x + col] = sum;
}
KERNEL wmma(const half *a, const half *b, float *c, int k) {
  using namespace nvcuda::wmma;
  fragment<matrix_a, 16, 16, 16, half, row_major> fa; fragment<matrix_b, 16, 16, 16, half, col_major> fb;
  fragment<accumulator, 16, 16, 16, float> fc;
  fill_fragment(fc, 1.f);
  for (int i = 0; i < k; i += 16) { load_matrix_sync(fa, a + i, k); load_matrix_sync(fb, b + i, k); mma_sync(fc, fa, fb, fc); }
  for (int i = 0; i < fc.num_elements; i++) fc.x[i] *= 2;
  store_matrix_sync(c, fc, 16, mem_col_major);
}
KERNEL ldmatrix(const half *a, const half *b, half *d) {  // m16n8k16 in halves, fragments by ldmatrix
  __shared__ __align__(16) half A[16][16], B[16][8];
  int l = threadIdx.x;
  for (int i = l; i < 256; i += 32) A[i / 16][i % 16] = a[i];
  for (int i = l; i < 128; i += 32) B[i / 8][i % 8] = b[i];
  __syncwarp();
  unsigned r[4], q[2], c[2] = {0, 0};
  unsigned at = __cvta_generic_to_shared(&A[l % 16][l / 16 * 8]), bt = __cvta_generic_to_shared(&B[l % 16][0]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3},[%4];" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1},[%2];" : "=r"(q[0]), "=r"(q[1]) : "r"(bt));
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0,%1},{%2,%3,%4,%5},{%6,%7},{%0,%1};"
    : "+r"(c[0]), "+r"(c[1]) : "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]), "r"(q[0]), "r"(q[1]));
  ((unsigned *)d)[l / 4 * 4 + l % 4] = c[0]; ((unsigned *)d)[(l / 4 + 8) * 4 + l % 4] = c[1];
}
KERNEL large(const float *x, float *y, int n) {  // 80 KiB of dynamic shared memory
  extern __shared__ float s[];
  for (int i = threadIdx.x; i < n; i += blockDim.x) s[i] = x[i];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = s[(i * 7 + 3) % n];
}
KERNEL gridsync(int *x) { x[blockIdx.x] = 1; cg::this_grid().sync(); x[blockIdx.x] += x[blockIdx.x ^ 1]; }
KERNEL groups(const int *x, int *y) {  // reductions and scans of cooperative groups, labelled partitions
  auto block = cg::this_thread_block(); auto warp = cg::tiled_partition<32>(block); auto eight = cg::tiled_partition<8>(warp);
  int i = threadIdx.x, v = x[i];
  int all = cg::reduce(warp, v, cg::plus<int>()), most = cg::reduce(eight, v, cg::greater<int>());
  float f = cg::reduce(eight, (float)v, cg::plus<float>());
  auto same = cg::labeled_partition(warp, v % 3);
  int part = cg::reduce(same, v, cg::plus<int>()), size = same.size();
  int odd = 0;
  if (v & 1) { auto active = cg::coalesced_threads(); odd = active.size() * 100 + active.thread_rank(); }
  y[i] = all; y[i + 64] = most; y[i + 128] = (int)f; y[i + 192] = part; y[i + 256] = size; y[i + 320] = odd;
  y[i + 384] = cg::exclusive_scan(eight, v); y[i + 448] = __match_any_sync(~0u, v & 3); y[i + 512] = __reduce_xor_sync(~0u, v);
}
KERNEL softmax(const float *x, float *y, int n) {  // a row a block, maximum and sum in one pass
  __shared__ float2 part[4];
  const float *row = x + blockIdx.x * n;
  float m = -INFINITY, s = 0;
  for (int i = threadIdx.x; i < n; i += 128) { float v = row[i], b = fmaxf(m, v); s = s * __expf(m - b) + __expf(v - b); m = b; }
  auto join = [&](float om, float os) { float b = fmaxf(m, om); s = b == -INFINITY ? 0 : s * __expf(m - b) + os * __expf(om - b); m = b; };
  for (int d = 16; d; d /= 2) join(__shfl_xor_sync(~0u, m, d), __shfl_xor_sync(~0u, s, d));
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = {m, s};
  __syncthreads();
  m = part[0].x; s = part[0].y;
  for (int k = 1; k < 4; k++) join(part[k].x, part[k].y);
  for (int i = threadIdx.x; i < n; i += 128) y[blockIdx.x * n + i] = __expf(row[i] - m) / s;
}
KERNEL sgemm(const float *a, const float *b, float *c, int n) {  // 64 by 64 a block, 4 by 4 a thread
  __shared__ float A[16][65], B[16][64];
  int t = threadIdx.x, tr = t / 16 * 4, tc = t % 16 * 4, r0 = blockIdx.y * 64, c0 = blockIdx.x * 64;
  float sum[4][4] = {};
  for (int k0 = 0; k0 < n; k0 += 16) {
    for (int i = t; i < 1024; i += 256) { A[i % 16][i / 16] = a[(r0 + i / 16) * n + k0 + i % 16]; B[i / 64][i % 64] = b[(k0 + i / 64) * n + c0 + i % 64]; }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; k++) {
      float4 q = *(float4 *)&B[k][tc]; float w[4] = {q.x, q.y, q.z, q.w};
      for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) sum[i][j] += A[k][tr + i] * w[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; i++) *(float4 *)&c[(r0 + tr + i) * n + c0 + tc] = make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}
KERNEL radix(unsigned *x) {  // one warp sorts 32 words, two bits a pass
  unsigned v = x[threadIdx.x]; int l = threadIdx.x;
  for (int shift = 0; shift < 32; shift += 2) {
    unsigned d = v >> shift & 3, same = __match_any_sync(~0u, d), place = 0;
    for (unsigned k = 0; k < 3; k++) { unsigned m = __ballot_sync(~0u, d == k); if (k < d) place += __popc(m); }
    place += __popc(same & ((1u << l) - 1));
    __shared__ unsigned s[32];
    s[place] = v; __syncwarp(); v = s[l]; __syncwarp();
  }
  x[l] = v;
}
KERNEL wide(const unsigned long long *x, unsigned long long *y) {
  int i = threadIdx.x; unsigned long long a = x[i], b = x[i + 32] | 1;
  y[i] = __umul64hi(a, b); y[i + 32] = __mul64hi(a, b); y[i + 64] = __clzll(a) * 100 + __ffsll(a); y[i + 96] = __brevll(a);
  unsigned __int128 p = (unsigned __int128)a * b + a; y[i + 128] = (unsigned long long)(p / (b >> 5 | 1)); y[i + 160] = (long long)a % (long long)(b >> 40 | 1);
  y[i + 192] = __popcll(a) + (unsigned long long)(double)(a >> 12); y[i + 224] = (unsigned long long)__ull2double_rd(a);
}
KERNEL rounding(const float *x, const double *v, float *y, double *z) {
  int i = threadIdx.x; float a = x[i], b = x[i + 32];
  y[i] = __fadd_rd(a, b); y[i + 32] = __fmul_ru(a, b); y[i + 64] = __fmaf_rz(a, b, a); y[i + 96] = a / b; y[i + 128] = sqrtf(fabsf(a));
  y[i + 160] = __fdiv_ru(a, b); y[i + 192] = __fsqrt_rd(fabsf(a)); y[i + 224] = __frcp_rz(b); y[i + 256] = rintf(a * 10) + truncf(b) * 100;
  double d = v[i], e = v[i + 32];
  z[i] = d / e; z[i + 32] = sqrt(fabs(d)); z[i + 64] = __dadd_ru(d, e); z[i + 96] = __drcp_rd(e); z[i + 128] = (float)d; z[i + 160] = (long long)(d * 1e6);
}
KERNEL switches(const int *x, int *y) {  // a table of places
  int i = threadIdx.x, v = x[i], r;
  switch (v % 12) {
    case 0: r = v * 3; break; case 1: r = v ^ 77; break; case 2: r = v / 7; break; case 3: r = v % 11; break; case 4: r = -v; break;
    case 5: r = v << 3; break; case 6: r = __popc(v); break; case 7: r = __clz(v); break; case 8: r = v | 1024; break;
    case 9: r = v * v; break; case 10: r = v - 900; break; default: r = ~v;
  }
  y[i] = r;
}
KERNEL distances(const char *a, const char *b, int *y, int n) {  // edits between words, rows in local memory
  int row[17]; const char *p = a + threadIdx.x * n, *q = b + threadIdx.x * n;
  for (int j = 0; j <= n; j++) row[j] = j;
  for (int i = 1; i <= n; i++) {
    int corner = row[0]; row[0] = i;
    for (int j = 1; j <= n; j++) { int up = row[j]; row[j] = min(min(up, row[j - 1]) + 1, corner + (p[i - 1] != q[j - 1])); corner = up; }
  }
  y[threadIdx.x] = row[n];
}
KERNEL mandel(unsigned short *y, int w, int most) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y; float a = -2.f + 3.f * c / w, b = -1.f + 2.f * r / gridDim.y, x = 0, z = 0; int k = 0;
  while (k < most && x * x + z * z < 4.f) { float t = __fadd_rn(__fsub_rn(__fmul_rn(x, x), __fmul_rn(z, z)), a); z = __fadd_rn(__fmul_rn(2 * x, z), b); x = t; k++; }
  y[r * w + c] = k;
}
KERNEL philox(unsigned *y, unsigned key) {  // ten rounds
  unsigned c[4] = {blockIdx.x * blockDim.x + threadIdx.x, 0, 7, 0}, k0 = key, k1 = ~key;
  for (int r = 0; r < 10; r++) {
    unsigned h0 = __umulhi(0xD2511F53u, c[0]), l0 = 0xD2511F53u * c[0], h1 = __umulhi(0xCD9E8D57u, c[2]), l1 = 0xCD9E8D57u * c[2];
    unsigned n[4] = {h1 ^ c[1] ^ k0, l1, h0 ^ c[3] ^ k1, l0};
    for (int i = 0; i < 4; i++) c[i] = n[i];
    k0 += 0x9E3779B9u; k1 += 0xBB67AE85u;
  }
  for (int i = 0; i < 4; i++) y[(blockIdx.x * blockDim.x + threadIdx.x) * 4 + i] = c[i];
}
