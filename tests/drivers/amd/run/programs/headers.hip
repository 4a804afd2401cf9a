// What HIP kernels include besides hip_runtime.h: halves, and groups that cooperate.
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
