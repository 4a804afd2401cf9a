// Cooperative groups of HIP: the block, and tiles of a wave's lanes. Groups beyond a block are not here:
// work-groups of a launch cannot wait for each other.
#pragma once
namespace cooperative_groups {
class thread_block {
  public:
    DB_HERE void sync() const { __syncthreads(); }
    DB_HERE unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }
    DB_HERE unsigned num_threads() const { return size(); }
    DB_HERE unsigned thread_rank() const {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    DB_HERE dim3 group_index() const { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    DB_HERE dim3 thread_index() const { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    DB_HERE dim3 group_dim() const { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};
DB_HERE thread_block this_thread_block() { return thread_block(); }

template <unsigned N, class Parent = void> class thread_block_tile {
    static_assert(N && N <= 32 && !(N & (N - 1)), "tiles have 1, 2, 4, 8, 16 or 32 lanes here");
    DB_HERE unsigned long own() const { return ((1ul << N) - 1) << (__lane_id() & -N); }

  public:
    thread_block_tile() = default;
    template <class Other> DB_HERE thread_block_tile(const thread_block_tile<N, Other> &) {}
    DB_HERE void sync() const { __syncwarp(); }
    static constexpr DB_HERE unsigned size() { return N; }
    static constexpr DB_HERE unsigned num_threads() { return N; }
    DB_HERE unsigned thread_rank() const { return __lane_id() & (N - 1); }
    DB_HERE unsigned meta_group_size() const { return (thread_block().size() + N - 1) / N; }
    DB_HERE unsigned meta_group_rank() const { return thread_block().thread_rank() / N; }
    template <class T> DB_HERE T shfl(T v, int from) const { return __shfl(v, from, N); }
    template <class T> DB_HERE T shfl_up(T v, unsigned by) const { return __shfl_up(v, by, N); }
    template <class T> DB_HERE T shfl_down(T v, unsigned by) const { return __shfl_down(v, by, N); }
    template <class T> DB_HERE T shfl_xor(T v, unsigned mask) const { return __shfl_xor(v, mask, N); }
    DB_HERE unsigned long ballot(int claim) const {
        return (__ballot(claim) & own()) >> (__lane_id() & -N);
    }
    DB_HERE int any(int claim) const { return (__ballot(claim) & own()) != 0; }
    DB_HERE int all(int claim) const { return (__ballot(!claim) & own()) == 0; }
    template <class T> DB_HERE unsigned long match_any(T v) const {
        return (__match_any(v) & own()) >> (__lane_id() & -N);
    }
};
template <unsigned N, class Parent> DB_HERE thread_block_tile<N, Parent> tiled_partition(const Parent &) {
    return thread_block_tile<N, Parent>();
}

// The lanes that are there when it is made; by their places among them.
class coalesced_group {
    unsigned long lanes = __ballot(1);
    DB_HERE unsigned lane(unsigned place) const {
        unsigned long left = lanes;
        while (place--)
            left &= left - 1;
        return __builtin_ctzl(left);
    }

  public:
    DB_HERE void sync() const { __syncwarp(); }
    DB_HERE unsigned size() const { return __builtin_popcountl(lanes); }
    DB_HERE unsigned num_threads() const { return size(); }
    DB_HERE unsigned thread_rank() const {
        return __builtin_amdgcn_mbcnt_hi(lanes >> 32, __builtin_amdgcn_mbcnt_lo(lanes, 0u));
    }
    template <class T> DB_HERE T shfl(T v, unsigned from) const { return db_from_lane(v, lane(from % size())); }
    template <class T> DB_HERE T shfl_down(T v, unsigned by) const {
        unsigned from = thread_rank() + by;
        return db_from_lane(v, from < size() ? lane(from) : __lane_id());
    }
    template <class T> DB_HERE T shfl_up(T v, unsigned by) const {
        unsigned self = thread_rank();
        return db_from_lane(v, self >= by ? lane(self - by) : __lane_id());
    }
    DB_HERE int any(int claim) const { return (__ballot(claim) & lanes) != 0; }
    DB_HERE int all(int claim) const { return (__ballot(!claim) & lanes) == 0; }
};
DB_HERE coalesced_group coalesced_threads() { return coalesced_group(); }
template <class Group> DB_HERE void sync(const Group &group) { group.sync(); }
} // namespace cooperative_groups
