// What HIP kernels include besides hip_runtime.h: halves, bfloat16, and groups that cooperate; and its vectors.
#include <hip/hip_bf16.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
namespace cg = cooperative_groups;

extern "C" __global__ void halves(const __half *a, const half2 *b, __half *out, float *wide) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    half2 pair = __hfma2(b[i], __half2half2(a[i]), __floats2half2_rn(0.5f, -0.25f));
    out[2 * i] = __hadd(__low2half(pair), __hmul(a[i], __float2half(3.0f)));
    out[2 * i + 1] = __hgt(a[i], __high2half(b[i])) ? __hneg(__hmax(a[i], pair.x)) : __hdiv(pair.y, a[i]);
    float2 sides = __half22float2(__lowhigh2highlow(pair));
    wide[i] = sides.x - sides.y + __half2float(hsqrt(__habs(a[i])));
}

#ifdef __HIP_PLATFORM_AMD__
extern "C" __global__ void bits(unsigned *a) {
    const int i = threadIdx.x;
    a[i] = __bitinsert_u32(a[i], __bitextract_u32(a[i], i & 15, 7), 20, 6);
}
#endif

template <unsigned N> __device__ int tile_sum(cg::thread_block_tile<N, cg::thread_block> tile, int x) {
    for (unsigned by = tile.size() / 2; by; by /= 2)
        x += tile.shfl_down(x, by);
    return tile.shfl(x, 0);
}
extern "C" __global__ void tiles(const int *a, int *sums, unsigned *votes, int *total) {
    extern __shared__ int part[];
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<8>(block);
    const unsigned i = block.group_index().x * block.size() + block.thread_rank();
    int sum = tile_sum(tile, a[i]);
    votes[i] = tile.ballot(a[i] > 0) | tile.any(a[i] == 7) << 8 | tile.all(a[i] > -90) << 9;
    if (tile.thread_rank() == 0)
        part[tile.meta_group_rank()] = sums[i / 8] = sum;
    cg::sync(block);
    if (block.thread_rank() == 0) {
        int all = 0;
        for (unsigned k = 0; k < tile.meta_group_size(); ++k)
            all += part[k];
        total[block.group_index().x] = all;
    }
}

// Vectors: three floats stand side by side, members have addresses, and operators of a program's own go first.
__device__ float4 operator-(float4 a, float4 b) { return make_float4(b.x - a.x, b.y - a.y, b.z - a.z, b.w - a.w); }
__device__ void swap_ends(float &a, float &b) {
    float kept = a;
    a = b;
    b = kept;
}
extern "C" __global__ void vectors(const float3 *in, float3 *out, const uchar4 *bytes, uint4 *words, float4 *own) {
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float3 v = in[i] * 2.0f + make_float3(1, 2, 3);
    swap_ends(v.x, v.z);
    v += float3(0.5f);
    out[i] = v;
    uchar4 b = bytes[i];
    b.w ^= 255;
    words[i] = make_uint4(b.x, b.y, b.z, b.w) << 3 | uint4(1);
    own[i] = float4(v.x) - make_float4(v.x, v.y, v.z, 1);
    if (v == out[i] && sizeof(float3) == 12 && sizeof(double2) == 16 && alignof(short4) == 8)
        own[i].w += 100;
}

extern "C" __global__ void bfloats(const hip_bfloat16 *a, const hip_bfloat16 *b, hip_bfloat16 *out, float2 *pairs) {
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    hip_bfloat16 x = a[i], y = b[i];
    out[4 * i] = x + y;
    out[4 * i + 1] = x * y;
    out[4 * i + 2] = __hfma(x, y, __float2bfloat16(0.1f));
    out[4 * i + 3] = __hlt(x, y) ? __hneg(x) : hsqrt(__habs(y));
    pairs[i] = __bfloat1622float2(__hadd2(__halves2bfloat162(x, y), __bfloat162bfloat162(y)));
}

extern "C" __global__ void votes(const int *in, unsigned *out) {
    const unsigned i = threadIdx.x;
    const int v = in[i];
    out[4 * i] = __match_any(v & 3);
    out[4 * i + 1] = __syncthreads_count(v > 0) << 2 | __syncthreads_or(v == 7) << 1 | __syncthreads_and(v < 1000);
    out[4 * i + 2] = out[4 * i + 3] = 0;
    if (v & 1) {
        auto group = cooperative_groups::coalesced_threads();
        out[4 * i + 2] = group.size() << 8 | group.thread_rank();
        out[4 * i + 3] = group.shfl_down(v, 1);
    }
}

extern "C" __global__ void across(const int *in, int *out) {
    const unsigned i = threadIdx.x;
    out[3 * i] = __shfl_xor(in[i], 12, 8);
    out[3 * i + 1] = __shfl_up(in[i], 3, 8);
    out[3 * i + 2] = __shfl_down(in[i], 3, 8);
}

extern "C" __global__ void words_of(const unsigned *in, unsigned *out) {
    const unsigned i = threadIdx.x, x = in[2 * i], y = in[2 * i + 1];
    out[10 * i] = __byte_perm(x, y, 0x5270);
    out[10 * i + 1] = __funnelshift_l(x, y, 13);
    out[10 * i + 2] = __funnelshift_rc(x, y, 40);
    out[10 * i + 3] = __mul24(x, y);
    out[10 * i + 4] = __umulhi(x, y);
    out[10 * i + 5] = __sad(x, y, 5);
    out[10 * i + 6] = __float2int_rd(__uint_as_float(x & 0x7FFFFF | 0x46000000) * -0.5f);
    out[10 * i + 7] = __double2hiint(__hiloint2double(x, y));
    out[10 * i + 8] = min(x, 7) + max(3, 2.5f) + __clz(y) + __ffs(x);
    out[10 * i + 9] = __shfl_xor((unsigned short)x, 1) | __shfl(x > y, i ^ 2) << 16;
}
