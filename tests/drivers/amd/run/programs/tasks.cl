// Whole tasks, as users bring them: each kernel is one.
#define I get_global_id(0)
#define L get_local_id(0)
#define GROUP get_local_size(0)
#define DEVICE __MEMORY_SCOPE_DEVICE
#define WITHIN __MEMORY_SCOPE_WRKGRP
#define UP_TO(n) __attribute__((amdgpu_flat_work_group_size(1, n)))
typedef unsigned __int128 uint128;

// Exclusive sums by a tree in LDS, padded against bank conflicts.
#define AT(i) ((i) + ((i) >> 5))
__kernel UP_TO(512) void tree_scan(__global const int *a, __global int *out, __global int *total) {
    __local int t[AT(1024)];
    int apart = 1;
    t[AT(2 * L)] = a[2 * L];
    t[AT(2 * L + 1)] = a[2 * L + 1];
    for (uint left = 512; left; left >>= 1, apart *= 2) {
        barrier(0);
        if (L < left)
            t[AT(apart * (2 * L + 2) - 1)] += t[AT(apart * (2 * L + 1) - 1)];
    }
    barrier(0);
    if (!L) {
        *total = t[AT(1023)];
        t[AT(1023)] = 0;
    }
    for (uint right = 1; right < 1024; right *= 2) {
        apart >>= 1;
        barrier(0);
        if (L < right) {
            uint low = AT(apart * (2 * L + 1) - 1), high = AT(apart * (2 * L + 2) - 1);
            int kept = t[low];
            t[low] = t[high];
            t[high] += kept;
        }
    }
    barrier(0);
    out[2 * L] = t[AT(2 * L)];
    out[2 * L + 1] = t[AT(2 * L + 1)];
}

// Running sums over the grid: tiles are handed out, and each looks back at words of (state, sum).
__kernel void tiles_look_back(__global const uint *a, __global uint *out, __global ulong *state, __global uint *next) {
    __local uint tile, base, parts[8];
    if (!L)
        tile = __scoped_atomic_fetch_add(next, 1u, __ATOMIC_RELAXED, DEVICE);
    barrier(0);
    uint mine = tile, i = mine * 256 + L, x = a[i], lane = L & 31, wave = L >> 5;
    for (uint by = 1; by < 32; by <<= 1) {
        uint other = __builtin_amdgcn_ds_bpermute((lane - by) << 2, x);
        x += lane >= by ? other : 0;
    }
    if (lane == 31)
        parts[wave] = x;
    barrier(0);
    uint before = 0, sum = 0;
    for (uint w = 0; w < 8; ++w) {
        before += w < wave ? parts[w] : 0;
        sum += parts[w];
    }
    if (!L) {
        __scoped_atomic_store_n(state + mine, 1ul << 32 | sum, __ATOMIC_RELEASE, DEVICE);
        uint run = 0;
        for (int at = (int)mine - 1; at >= 0; --at) {
            ulong seen;
            while (!((seen = __scoped_atomic_load_n(state + at, __ATOMIC_ACQUIRE, DEVICE)) >> 32))
                ;
            run += (uint)seen;
            if (seen >> 32 == 2)
                break;
        }
        base = run;
        __scoped_atomic_store_n(state + mine, 2ul << 32 | (run + sum), __ATOMIC_RELEASE, DEVICE);
    }
    barrier(0);
    out[i] = x + before + base;
}

// Groups of 7 x 4 x 3 lanes load a block with its faces.
__kernel void stencil(__global const float *a, __global float *out, int nx, int ny, int nz) {
    __local float t[5][6][9];
    int x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
    int x0 = get_group_id(0) * 7, y0 = get_group_id(1) * 4, z0 = get_group_id(2) * 3;
    for (int i = (z * 4 + y) * 7 + x; i < 5 * 6 * 9; i += 84) {
        int gx = x0 + i % 9 - 1, gy = y0 + i / 9 % 6 - 1, gz = z0 + i / 54 - 1;
        bool inside = gx >= 0 && gx < nx && gy >= 0 && gy < ny && gz >= 0 && gz < nz;
        t[i / 54][i / 9 % 6][i % 9] = inside ? a[(gz * ny + gy) * nx + gx] : 0.0f;
    }
    barrier(0);
    ++x, ++y, ++z;
    if (x0 + x <= nx && y0 + y <= ny && z0 + z <= nz)
        out[((z0 + z - 1) * ny + y0 + y - 1) * nx + x0 + x - 1] =
            t[z][y][x - 1] + t[z][y][x + 1] + t[z][y - 1][x] + t[z][y + 1][x] + t[z - 1][y][x] + t[z + 1][y][x] - 6 * t[z][y][x];
}

// Gaussian elimination with pivots, one 24 x 24 system a group.
__kernel void solve(__global const double *a, __global const double *b, __global double *x) {
    __local double m[24][25], column[24];
    __local int pivot;
    int c = L, group = get_group_id(0);
    for (int row = 0; row < 24; ++row)
        m[row][c] = a[group * 576 + row * 24 + c];
    m[c][24] = b[group * 24 + c];
    barrier(0);
    for (int k = 0; k < 24; ++k) {
        if (!c) {
            int best = k;
            for (int row = k + 1; row < 24; ++row)
                best = fabs(m[row][k]) > fabs(m[best][k]) ? row : best;
            pivot = best;
        }
        barrier(0);
        int other = pivot;
        for (int j = c; other != k && j < 25; j += 24) {
            double kept = m[k][j];
            m[k][j] = m[other][j];
            m[other][j] = kept;
        }
        barrier(0);
        column[c] = c > k ? m[c][k] / m[k][k] : 0.0;
        barrier(0);
        for (int j = k; c > k && j < 25; ++j)
            m[c][j] -= column[c] * m[k][j];
        barrier(0);
    }
    for (int k = 23; k >= 0; --k) {
        if (c == k) {
            double sum = m[k][24];
            for (int j = k + 1; j < 24; ++j)
                sum -= m[k][j] * column[j];
            column[k] = sum / m[k][k];
        }
        barrier(0);
    }
    x[group * 24 + c] = column[c];
}

__kernel void power_modulo(__global const ulong *base, __global const ulong *exponent, __global const ulong *modulus, __global ulong *out) {
    ulong m = modulus[I], x = base[I] % m, found = 1;
    for (ulong left = exponent[I]; left; left >>= 1) {
        if (left & 1)
            found = (ulong)((uint128)found * x % m);
        x = (ulong)((uint128)x * x % m);
    }
    out[I] = found;
}

// Boyer, Moore and Horspool: each lane searches its stretch, with a table of its own in scratch.
__kernel void find_first(__global const uchar *text, int n, __constant uchar *word, int m, __global int *first) {
    uchar skip[256];
    for (int i = 0; i < 256; ++i)
        skip[i] = m;
    for (int i = 0; i < m - 1; ++i)
        skip[word[i]] = m - 1 - i;
    int end = min((int)I * 64 + 64 + m - 1, n);
    for (int at = I * 64; at + m <= end; at += skip[text[at + m - 1]]) {
        int j = m - 1;
        while (j >= 0 && text[at + j] == word[j])
            --j;
        if (j < 0) {
            __atomic_fetch_min(first, at, __ATOMIC_RELAXED);
            return;
        }
    }
}

// LZ4's block format.
static int length_of(__global const uchar *in, int *at, int start) {
    int found = start;
    if (start == 15)
        for (uchar more = 255; more == 255; found += more)
            more = in[(*at)++];
    return found;
}
__kernel void unpack(__global const uchar *in, int n, __global uchar *out) {
    int to = 0, at = 0;
    while (at < n) {
        uchar token = in[at++];
        for (int left = length_of(in, &at, token >> 4); left; --left)
            out[to++] = in[at++];
        if (at >= n)
            break;
        int back = in[at] | in[at + 1] << 8;
        at += 2;
        for (int left = length_of(in, &at, token & 15) + 4; left; --left, ++to)
            out[to] = out[to - back];
    }
}

// Open addressing: words of (taken, key, count), claimed by compare and exchange.
__kernel void insert(__global const uint *keys, __global ulong *table, uint mask, __global int *seen_before) {
    uint key = keys[I];
    for (uint at = key * 2654435761u;; ++at) {
        ulong found = 0, fresh = 1ul << 63 | (ulong)key << 16 | 1;
        if (__atomic_compare_exchange_n(&table[at & mask], &found, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return;
        if ((uint)(found >> 16) == key) {
            __atomic_fetch_add(&table[at & mask], 1ul, __ATOMIC_RELAXED);
            __atomic_fetch_add(seen_before, 1, __ATOMIC_RELAXED);
            return;
        }
    }
}

__kernel void philox(__global uint4 *out, uint key0, uint key1) {
    uint4 c = (uint4)(I, 0, 0x1234, 0xFFFFFFFFu - I);
    for (int round = 0; round < 10; ++round) {
        ulong p = (ulong)0xD2511F53u * c.x, q = (ulong)0xCD9E8D57u * c.z;
        c = (uint4)((uint)(q >> 32) ^ c.y ^ key0, (uint)q, (uint)(p >> 32) ^ c.w ^ key1, (uint)p);
        key0 += 0x9E3779B9u;
        key1 += 0xBB67AE85u;
    }
    out[I] = c;
}

__kernel void knapsack(__global const int *weights, __global const int *values, int n, int capacity, __global int *best) {
    __local int t[2][1025];
    for (int i = L; i <= capacity; i += GROUP)
        t[0][i] = 0;
    for (int k = 0; k < n; ++k) {
        barrier(0);
        for (int i = L; i <= capacity; i += GROUP) {
            int without = t[k & 1][i], weight = weights[k];
            t[~k & 1][i] = i >= weight ? max(without, t[k & 1][i - weight] + values[k]) : without;
        }
    }
    barrier(0);
    for (int i = L; i <= capacity; i += GROUP)
        best[i] = t[n & 1][i];
}

// Floyd and Warshall, a lane for each of 32 x 32 pairs.
__kernel UP_TO(1024) void shortest_paths(__global int *length) {
    uint from = L / 32, to = L % 32;
    for (uint k = 0; k < 32; ++k) {
        barrier(0);
        int around = length[from * 32 + k] + length[k * 32 + to];
        barrier(0);
        if (around < length[L])
            length[L] = around;
    }
}

// Breadth first through a queue that the group fills while it empties it.
__kernel void reach(__global const int *rows, __global const int *columns, __global int *distance, __global int *queue, __global int *reached) {
    __local int head, tail;
    if (!L) {
        queue[0] = distance[0] = head = 0;
        tail = 1;
    }
    barrier(0);
    for (;;) {
        int begin = head, end = tail;
        barrier(0);
        if (begin == end)
            break;
        for (int at = begin + L; at < end; at += GROUP) {
            int node = queue[at], further = distance[node] + 1;
            for (int edge = rows[node]; edge < rows[node + 1]; ++edge) {
                int unseen = -1, other = columns[edge];
                if (__scoped_atomic_compare_exchange_n(&distance[other], &unseen, further, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, WITHIN))
                    queue[__scoped_atomic_fetch_add(&tail, 1, __ATOMIC_RELAXED, WITHIN)] = other;
            }
        }
        if (!L)
            head = end;
        barrier(0);
    }
    if (!L)
        *reached = tail;
}

// softmax(q @ k.T * scale) @ v for rows of 32, a tile of 16 keys at a time, with a running maximum.
__kernel void attention(__global const float *q, __global const float *k, __global const float *v, __global float *out, int n, float scale) {
    __local float keys[16][33], values[16][33];
    float row[32], sums[32], top = -__builtin_inff(), weight = 0;
    for (int d = 0; d < 32; ++d) {
        row[d] = q[I * 32 + d] * scale;
        sums[d] = 0;
    }
    for (int first = 0; first < n; first += 16) {
        barrier(0);
        for (int i = L; i < 512; i += GROUP) {
            keys[i / 32][i % 32] = k[first * 32 + i];
            values[i / 32][i % 32] = v[first * 32 + i];
        }
        barrier(0);
        float scores[16], higher = top;
        for (int j = 0; j < 16; ++j) {
            scores[j] = 0;
            for (int d = 0; d < 32; ++d)
                scores[j] += row[d] * keys[j][d];
            higher = fmax(higher, scores[j]);
        }
        float shrink = __builtin_expf(top - higher);
        weight *= shrink;
        for (int d = 0; d < 32; ++d)
            sums[d] *= shrink;
        for (int j = 0; j < 16; ++j) {
            float share = __builtin_expf(scores[j] - higher);
            weight += share;
            for (int d = 0; d < 32; ++d)
                sums[d] += share * values[j][d];
        }
        top = higher;
    }
    for (int d = 0; d < 32; ++d)
        out[I * 32 + d] = sums[d] / weight;
}

// Conway's game, 64 cells a word: neighbours are added bit by bit.
__kernel void life_in_words(__global const ulong *a, __global ulong *out, int height) {
    int y = I;
    ulong ones = 0, twos = 0, fours = 0;
    if (y >= height)
        return;
    for (int by = -1; by <= 1; ++by) {
        ulong row = a[(y + by + height) % height], around[3] = {row << 1 | row >> 63, row >> 1 | row << 63, row};
        for (int j = 0; j < (by ? 3 : 2); ++j) {
            ulong carry = ones & around[j];
            ones ^= around[j];
            fours |= twos & carry;
            twos ^= carry;
        }
    }
    out[y] = ~fours & twos & (ones | a[y]);
}

// Quotients of anything.
__kernel void quotients(__global const float *a, __global const float *b, __global float *out) { out[I] = a[I] / b[I]; }
__kernel void wide_quotients(__global const double *a, __global const double *b, __global double *out) { out[I] = a[I] / b[I]; }

// A structure without alignment, through a pointer that may be to private or to global memory.
typedef struct __attribute__((packed)) { uchar kind; ulong value; ushort tail; } Record;
__attribute__((noinline)) static ulong mixed(Record *r, ulong by) {
    r->value = r->value * 3 + by;
    r->tail ^= r->kind;
    return r->value + r->tail;
}
__kernel void records(__global Record *kept, __global ulong *out) {
    Record mine[2] = {kept[I], kept[I]};
    ulong own = mixed(&mine[1], 5);
    out[I] = own + mixed(I & 1 ? (Record *)&kept[I] : &mine[0], 7) * 1000003;
}
