// Atomics of HIP, and what the lanes of a wave and the waves of a block tell each other.
#pragma once
// Atomics: relaxed, as HIP's are; the old value comes back.
#define DB_ATOMIC_AT(name, scope, builtin) \
    template <class T, class V> DB_HERE __remove_cv(T) name(T *p, V v) { \
        return __hip_atomic_##builtin(p, T(v), __ATOMIC_RELAXED, scope); \
    }
#define DB_ATOMIC(name, builtin) \
    DB_ATOMIC_AT(name, __HIP_MEMORY_SCOPE_AGENT, builtin) \
    DB_ATOMIC_AT(name##_block, __HIP_MEMORY_SCOPE_WORKGROUP, builtin) \
    DB_ATOMIC_AT(name##_system, __HIP_MEMORY_SCOPE_SYSTEM, builtin)
DB_ATOMIC(atomicAdd, fetch_add) DB_ATOMIC(unsafeAtomicAdd, fetch_add) DB_ATOMIC(safeAtomicAdd, fetch_add)
DB_ATOMIC(atomicSub, fetch_sub) DB_ATOMIC(atomicMax, fetch_max) DB_ATOMIC(atomicMin, fetch_min)
DB_ATOMIC(atomicAnd, fetch_and) DB_ATOMIC(atomicOr, fetch_or) DB_ATOMIC(atomicXor, fetch_xor)
DB_ATOMIC(atomicExch, exchange)
#define DB_SWAP(name, scope) \
    template <class T, class E, class V> DB_HERE __remove_cv(T) name(T *p, E expected, V v) { \
        __remove_cv(T) seen = T(expected); \
        __hip_atomic_compare_exchange_strong(p, &seen, T(v), __ATOMIC_RELAXED, __ATOMIC_RELAXED, scope); \
        return seen; \
    }
DB_SWAP(atomicCAS, __HIP_MEMORY_SCOPE_AGENT)
DB_SWAP(atomicCAS_block, __HIP_MEMORY_SCOPE_WORKGROUP)
DB_SWAP(atomicCAS_system, __HIP_MEMORY_SCOPE_SYSTEM)
DB_HERE unsigned atomicInc(unsigned *p, unsigned last) {
    return __builtin_amdgcn_atomic_inc32(p, last, __ATOMIC_RELAXED, "agent");
}
DB_HERE unsigned atomicDec(unsigned *p, unsigned last) {
    return __builtin_amdgcn_atomic_dec32(p, last, __ATOMIC_RELAXED, "agent");
}

// Lanes of a wave.
#include "lane.h"
DB_HERE unsigned __lane_id() { return DB_LANE; }
template <class T> DB_HERE T db_from_lane(T v, unsigned lane) {
    int words[(sizeof(T) + 3) / 4] = {};
    __builtin_memcpy(words, &v, sizeof(T));
    for (int &word : words)
        word = db_word_from_lane(word, lane);
    __builtin_memcpy(&v, words, sizeof(T));
    return v;
}
template <class T> DB_HERE T __shfl(T v, int from, int width = warpSize) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & -width) | (from & (width - 1)));
}
template <class T> DB_HERE T __shfl_xor(T v, int mask, int width = warpSize) {
    unsigned lane = __lane_id(), from = lane ^ mask;
    return db_from_lane(v, from / width <= lane / width ? from : lane); // groups before its own are open to it
}
template <class T> DB_HERE T __shfl_up(T v, unsigned by, int width = warpSize) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & (width - 1)) >= by ? lane - by : lane);
}
template <class T> DB_HERE T __shfl_down(T v, unsigned by, int width = warpSize) {
    unsigned lane = __lane_id();
    return db_from_lane(v, (lane & (width - 1)) + by < width ? lane + by : lane);
}
DB_HERE unsigned long long __ballot(int claim) { return __builtin_amdgcn_ballot_w64(claim != 0); }
DB_HERE unsigned long long __ballot64(int claim) { return __ballot(claim); }
DB_HERE int __any(int claim) { return __ballot(claim) != 0; }
DB_HERE int __all(int claim) { return __ballot(!claim) == 0; }
DB_HERE unsigned long long __activemask() { return __ballot(1); }
// Which lanes have the same value as this one, and whether all have.
template <class T> DB_HERE unsigned long long __match_any(T v) {
    unsigned long long found = 0;
    for (unsigned long long left = __activemask(); left;) {
        T other = v;
        int words[(sizeof(T) + 3) / 4] = {};
        __builtin_memcpy(words, &v, sizeof(T));
        for (int &word : words)
            word = __builtin_amdgcn_readlane(word, __builtin_ctzll(left));
        __builtin_memcpy(&other, words, sizeof(T));
        unsigned long long same = __ballot(other == v);
        found = other == v ? same : found;
        left &= ~same;
    }
    return found;
}
template <class T> DB_HERE unsigned long long __match_all(T v, int *claim) {
    *claim = __match_any(v) == __activemask();
    return *claim ? __activemask() : 0;
}
#define __shfl_sync(mask, ...) __shfl(__VA_ARGS__)
#define __shfl_xor_sync(mask, ...) __shfl_xor(__VA_ARGS__)
#define __shfl_up_sync(mask, ...) __shfl_up(__VA_ARGS__)
#define __shfl_down_sync(mask, ...) __shfl_down(__VA_ARGS__)
#define __ballot_sync(mask, claim) (__ballot(claim) & (mask))
#define __any_sync(mask, claim) (__ballot_sync(mask, claim) != 0)
#define __all_sync(mask, claim) ((__ballot(!(claim)) & (mask)) == 0)
#define __match_any_sync(mask, v) (__match_any(v) & (mask))
#define __match_all_sync(mask, v, claim) __match_all(v, claim)
DB_HERE void __syncwarp(unsigned long long = 0) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
}

// Barriers of a block, with and without a count of the lanes that claim something.
DB_HERE void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DB_HERE int __syncthreads_count(int claim) {
    static __shared__ int count;
    if (threadIdx.x + threadIdx.y + threadIdx.z == 0)
        count = 0;
    __syncthreads();
    if (claim)
        atomicAdd_block(&count, 1);
    __syncthreads();
    int found = count;
    __syncthreads();
    return found;
}
DB_HERE int __syncthreads_or(int claim) { return __syncthreads_count(claim != 0) != 0; }
DB_HERE int __syncthreads_and(int claim) { return __syncthreads_count(claim == 0) == 0; }
DB_HERE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
DB_HERE void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
DB_HERE void __threadfence_system() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, ""); }
