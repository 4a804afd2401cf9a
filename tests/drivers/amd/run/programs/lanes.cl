// What lanes of a wave tell each other. Compiled for waves of 32 and of 64.
#define I get_global_id(0)
#define LANE (__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)))
#define WAVE (__builtin_amdgcn_wavefrontsize())

static int from_lane(int value, uint lane) { return __builtin_amdgcn_ds_bpermute(lane << 2, value); }

__kernel void shuffles(__global const int *a, __global int *out, uint n) {
    int x = a[I];
    uint lane = LANE;
    out[I] = lane;
    out[n + I] = from_lane(x, lane ^ 1);
    out[2 * n + I] = from_lane(x, (lane & ~31u) | (lane + 5 & 31)); // it reaches 32 lanes in waves of 64, too
    out[3 * n + I] = __builtin_amdgcn_readlane(x, 7);
    out[4 * n + I] = __builtin_amdgcn_readfirstlane(x);
    out[5 * n + I] = __builtin_amdgcn_ds_swizzle(x, 0x041F);
    out[6 * n + I] = __builtin_amdgcn_mov_dpp(x, 0x1B, 15, 15, true);
    out[7 * n + I] = __builtin_amdgcn_update_dpp(-1, x, 0x111, 15, 15, false);
    out[8 * n + I] = __builtin_amdgcn_update_dpp(0, x, 0x140, 15, 15, true);
    out[9 * n + I] = __builtin_amdgcn_update_dpp(0, x, 0x141, 15, 15, true);
    out[10 * n + I] = __builtin_amdgcn_update_dpp(0, x, 0x153, 15, 15, true);
    out[11 * n + I] = __builtin_amdgcn_update_dpp(0, x, 0x165, 15, 15, true);
    out[12 * n + I] = __builtin_amdgcn_permlanex16(x, x, 0x76543210u, 0xFEDCBA98u, true, false);
    out[13 * n + I] = __builtin_amdgcn_permlane16(x, x, 0x89ABCDEFu, 0x01234567u, true, false);
    out[14 * n + I] = __builtin_amdgcn_mov_dpp8(x, 0xFAC688);
    out[15 * n + I] = __builtin_amdgcn_update_dpp(x, x, 0x124, 15, 15, true);
}

__kernel void wave_sum(__global const int *a, __global int *sums, __global int *running) {
    int x = a[I], sum = x, scan = x;
    uint lane = LANE;
    for (uint step = 1; step < 32; step <<= 1) {
        sum += from_lane(sum, lane ^ step);
        int other = from_lane(scan, (lane & ~31u) | (lane - step & 31));
        scan += (lane & 31) >= step ? other : 0;
    }
    if (WAVE == 64) {
        sum += __builtin_amdgcn_permlane64(sum);
        int lower = __builtin_amdgcn_readlane(scan, 31);
        scan += lane >= 32 ? lower : 0;
    }
    if (!lane)
        sums[I / WAVE] = sum;
    running[I] = scan;
}

__kernel void ballots(__global const int *a, __global ulong *out, uint n) {
    int x = a[I];
    ulong odd = __builtin_amdgcn_ballot_w64(x & 1);
    out[I] = odd;
    out[n + I] = __builtin_amdgcn_mbcnt_hi((uint)(odd >> 32), __builtin_amdgcn_mbcnt_lo((uint)odd, 0u));
    ulong inner = 0;
    if (x > 0)
        inner = __builtin_amdgcn_ballot_w64(x & 2);
    out[2 * n + I] = inner;
}

// One lane after the other takes its turn with its value in a scalar register.
__kernel void waterfall(__global const int *a, __global int *out) {
    int x = a[I], turns = 0;
    for (bool waits = true; waits;) {
        int chosen = __builtin_amdgcn_readfirstlane(x);
        ++turns;
        if (chosen == x) {
            out[I] = chosen * 100 + turns;
            waits = false;
        }
    }
}

// Dot products of packed bytes, nibbles and halves.
__kernel void dots(__global const uint *a, __global const uint *b, __global uint *out, uint n) {
    uint x = a[I], y = b[I];
    out[I] = __builtin_amdgcn_udot4(x, y, I, false);
    out[n + I] = __builtin_amdgcn_udot8(x, y, I, false);
    out[2 * n + I] = __builtin_amdgcn_sudot4(true, x, true, y, I, false);
    out[3 * n + I] = __builtin_amdgcn_sudot4(true, x, false, y, I, false);
    out[4 * n + I] = __builtin_amdgcn_sudot8(true, x, true, y, I, false);
    out[5 * n + I] = __builtin_amdgcn_sudot4(true, x, true, y, 0x7FFFFFF0, true);
    out[6 * n + I] = __builtin_amdgcn_udot4(x, y, 0xFFFFFFF0u, true);
}

// Vectors of every width, parts of them, and structures with no alignment.
typedef struct __attribute__((packed)) { uchar kind; uint value; ushort tail; ulong wide; } Packed;
__kernel void packed_fields(__global const Packed *from, __global Packed *to, __global ulong *sums) {
    Packed p = from[I];
    sums[I] = p.kind + p.value + p.tail + p.wide;
    p.value = p.value * 3 + p.kind;
    p.tail ^= 0xFFFF;
    p.wide <<= 3;
    to[I] = p;
}

__kernel void vectors(__global const char16 *bytes, __global const short8 *shorts, __global const int4 *ints, __global const float3 *floats,
                      __global char16 *out_bytes, __global short8 *out_shorts, __global int4 *out_ints, __global float3 *out_floats,
                      __global long2 *out_longs) {
    out_bytes[I] = bytes[I].s0123456789abcdef * (char16)3 + bytes[I].sfedcba9876543210;
    short8 s = shorts[I];
    out_shorts[I] = (short8)(s.odd - s.even, s.hi + s.lo);
    int4 v = ints[I];
    v.xz = v.wy << 2;
    out_ints[I] = v > (int4)0 ? v : ~v;
    out_floats[I] = floats[I].zxy * 2.0f - floats[I];
    out_longs[I] = __builtin_convertvector(ints[I].xy, long2) * 1000000007l;
}

__kernel void dynamic_element(__global const int *a, __global int *out) {
    int8 v = (int8)(a[I], a[I] + 1, a[I] + 2, a[I] + 3, a[I] + 4, a[I] + 5, a[I] + 6, a[I] + 7);
    int *elements = (int *)&v;
    elements[a[I] & 7] = -1;
    out[I] = elements[(a[I] >> 3) & 7] + v.s3;
}

// One pointer, three memories.
static int sum_of(const int *p, int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i)
        sum = sum * 3 + p[i];
    return sum;
}
__kernel void generic_pointers(__global const int *a, __global int *out) {
    __local int near[64];
    int mine[4];
    uint i = get_local_id(0);
    near[i] = a[I] * 2;
    for (int k = 0; k < 4; ++k)
        mine[k] = a[I] + k;
    barrier(0);
    const int *p = i % 3 == 0 ? (const int *)(near + (i & ~3)) : i % 3 == 1 ? (const int *)mine : (const int *)(a + (I & ~3));
    out[I] = sum_of(p, 4);
}

// Variables that a kernel writes, and tables it only reads.
typedef struct { int hits; long sums[4]; __global int *self; } State;
State state = {5, {1, 2, 3, 4}, 0};
__constant float table[4] = {0.5f, 1.5f, -2.5f, 4.0f};
__global int *where = &state.hits;
__kernel void globals(__global int *out, __global float *looked_up) {
    __atomic_fetch_add(where, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&state.sums[I & 3], (long)I, __ATOMIC_RELAXED);
    looked_up[I] = table[I & 3];
    barrier(0);
    if (get_local_id(0) < 4)
        out[get_local_id(0)] = (int)state.sums[get_local_id(0)];
    if (!get_local_id(0))
        out[4] = state.hits;
}

__kernel void copy_bytes(__global const uchar *from, __global uchar *to, uint n) {
    uchar mine[48];
    __builtin_memset(mine, (int)I + 1, 48);
    __builtin_memcpy(mine + 3, from + I * 29, 29);
    __builtin_memmove(mine + 7, mine + 1, 31);
    for (uint i = 0; i < 48; ++i)
        to[I * 48 + i] = mine[i];
}

__kernel void group_shape(__global uint *out) {
    uint at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
    out[at] = get_local_id(0) + 10 * get_local_id(1) + 100 * get_local_id(2) + 1000 * get_group_id(0) + 10000 * get_group_id(1) +
              100000 * get_group_id(2);
}
