// Programs as strangers write them: sorts, ciphers, texts, wide numbers, recursion, groups that share work.
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#define I get_global_id(0)
#define L get_local_id(0)
#define NOINLINE __attribute__((noinline))
#define DEVICE __MEMORY_SCOPE_DEVICE
#define GROUP __MEMORY_SCOPE_WRKGRP

// RFC 1321; the table is of its section 3.4, |sin(i + 1)| * 2^32.
__kernel void md5(__global const uint *blocks, __constant uint *sines, __global uint4 *out) {
    const uchar turns[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    __global const uint *m = blocks + I * 16;
    uint a = 0x67452301, b = 0xEFCDAB89, c = 0x98BADCFE, d = 0x10325476;
    for (int i = 0; i < 64; ++i) {
        uint mixed;
        int word;
        switch (i >> 4) {
        case 0: mixed = (b & c) | (~b & d); word = i; break;
        case 1: mixed = (d & b) | (~d & c); word = (5 * i + 1) & 15; break;
        case 2: mixed = b ^ c ^ d; word = (3 * i + 5) & 15; break;
        default: mixed = c ^ (b | ~d); word = (7 * i) & 15;
        }
        uint sum = a + mixed + sines[i] + m[word], by = turns[(i >> 4) * 4 + (i & 3)];
        a = d;
        d = c;
        c = b;
        b += sum << by | sum >> (32 - by);
    }
    out[I] = (uint4)(a + 0x67452301, b + 0xEFCDAB89, c + 0x98BADCFE, d + 0x10325476);
}

// Each group sorts 256 keys, four bits at a time, with counts of each lane.
__kernel void radix_sort(__global uint *keys) {
    __local uint from[256], to[256], counts[16 * 64], totals[16];
    uint n = get_local_size(0), each = 256 / n;
    __global uint *mine = keys + get_group_id(0) * 256;
    for (uint i = L; i < 256; i += n)
        from[i] = mine[i];
    for (int shift = 0; shift < 32; shift += 4) {
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint digit = 0; digit < 16; ++digit)
            counts[digit * n + L] = 0;
        for (uint i = 0; i < each; ++i)
            ++counts[((from[L * each + i] >> shift) & 15) * n + L];
        barrier(CLK_LOCAL_MEM_FENCE);
        if (L < 16) {
            uint sum = 0;
            for (uint i = 0; i < n; ++i) {
                uint here = counts[L * n + i];
                counts[L * n + i] = sum;
                sum += here;
            }
            totals[L] = sum;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (L == 0)
            for (uint digit = 0, sum = 0; digit < 16; ++digit) {
                uint here = totals[digit];
                totals[digit] = sum;
                sum += here;
            }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < each; ++i) {
            uint key = from[L * each + i], digit = (key >> shift) & 15;
            to[totals[digit] + counts[digit * n + L]++] = key;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = L; i < 256; i += n)
            from[i] = to[i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = L; i < 256; i += n)
        mine[i] = from[i];
}

// Two sorted lists become one: each lane finds where its share of the result begins in both.
__kernel void merge(__global const int *a, int n, __global const int *b, int m, __global int *out, int each) {
    int begin = min((int)I * each, n + m), low = max(begin - m, 0), high = min(begin, n);
    while (low < high) {
        int middle = (low + high) / 2;
        if (a[middle] <= b[begin - 1 - middle])
            low = middle + 1;
        else
            high = middle;
    }
    int i = low, j = begin - low;
    for (int k = begin; k < min(begin + each, n + m); ++k)
        out[k] = j >= m || (i < n && a[i] <= b[j]) ? a[i++] : b[j++];
}

// Code points of lines of text; each lane has a line.
__kernel void utf8(__global const uchar *text, __global const int *starts, __global uint *points, __global int *counts) {
    int state = 0, count = 0;
    uint point = 0;
    for (int i = starts[I]; i < starts[I + 1]; ++i) {
        uchar c = text[i];
        switch (state) {
        case 0:
            if (c < 0x80)
                points[starts[I] + count++] = c;
            else if ((c & 0xE0) == 0xC0)
                point = c & 31, state = 1;
            else if ((c & 0xF0) == 0xE0)
                point = c & 15, state = 2;
            else
                point = c & 7, state = 3;
            break;
        case 1:
            points[starts[I] + count++] = point << 6 | (c & 63);
            state = 0;
            break;
        default:
            point = point << 6 | (c & 63);
            --state;
        }
    }
    counts[I] = count;
}

NOINLINE static ulong times_modulo(ulong a, ulong b, ulong n) { return (unsigned __int128)a * b % n; }
NOINLINE static ulong power_modulo(ulong a, ulong e, ulong n) {
    ulong result = 1;
    for (; e; e >>= 1, a = times_modulo(a, a, n))
        if (e & 1)
            result = times_modulo(result, a, n);
    return result;
}
// Miller and Rabin's test; these bases tell all numbers of 64 bits.
__kernel void is_prime(__global const ulong *numbers, __global int *out) {
    const uchar bases[12] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    ulong n = numbers[I], odd = n - 1;
    int twos = 0, fine = n > 37 && (n & 1);
    for (; fine && !(odd & 1); odd >>= 1)
        ++twos;
    for (int i = 0; fine && i < 12; ++i) {
        ulong x = power_modulo(bases[i], odd, n);
        int passes = x == 1 || x == n - 1;
        for (int j = 1; !passes && j < twos; ++j) {
            x = times_modulo(x, x, n);
            passes = x == n - 1;
        }
        fine = passes;
    }
    out[I] = fine;
}

__kernel void wide_quotients(__global const ulong2 *a, __global const ulong2 *b, __global ulong4 *out) {
    __int128 x = (__int128)a[I].y << 64 | a[I].x, y = (__int128)b[I].y << 64 | b[I].x;
    __int128 quotient = x / y, rest = x % y;
    out[I] = (ulong4)((ulong)quotient, (ulong)(quotient >> 64), (ulong)rest, (ulong)(rest >> 64));
}

struct Mixed { char c; short s; char five[5]; long l; float3 v; double d; };
struct Bits { uint a : 3, b : 7; int c : 9; ulong d : 40; uchar e; };
union Either { float f[4]; ulong q[2]; uchar b[16]; };
__kernel void by_value(struct Mixed m, uchar c, struct Bits bits, __global long *out, union Either u, char3 c3, double d) {
    long sum = m.c + 3 * m.s + 5 * m.five[I % 5] + 7 * m.l + (long)m.v.y + (long)(m.d * 10);
    sum = sum * 31 + c + bits.a + 2 * bits.b + 3 * bits.c + 4 * (long)bits.d + bits.e;
    out[I] = sum * 31 + u.b[I & 15] + (long)u.f[1] + c3.y + 2 * c3.z + (long)d;
}

// Hofstadter's female and male sequences.
NOINLINE static int male(int n);
NOINLINE static int female(int n) { return n == 0 ? 1 : n - male(female(n - 1)); }
NOINLINE static int male(int n) { return n == 0 ? 0 : n - female(male(n - 1)); }
__kernel void hofstadter(__global int2 *out) { out[I] = (int2)(female(I), male(I)); }

// All orders of a private array, which a function of its own changes in place.
NOINLINE static void permute(char *a, int k, int n, uint *hash) {
    if (k == n) {
        for (int i = 0; i < n; ++i)
            *hash = *hash * 7 + a[i];
        return;
    }
    for (int i = k; i < n; ++i) {
        char t = a[k];
        a[k] = a[i];
        a[i] = t;
        permute(a, k + 1, n, hash);
        a[i] = a[k];
        a[k] = t;
    }
}
__kernel void permutations(__global uint *out) {
    char a[5];
    uint hash = 0;
    for (int i = 0; i < 5; ++i)
        a[i] = i + (int)I;
    permute(a, 0, 2 + I % 4, &hash);
    out[I] = hash;
}

NOINLINE static void quicksort(__global int *a, int low, int high) {
    if (low >= high)
        return;
    int pivot = a[(low + high) / 2], i = low, j = high;
    while (i <= j) {
        while (a[i] < pivot)
            ++i;
        while (a[j] > pivot)
            --j;
        if (i <= j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }
    quicksort(a, low, j);
    quicksort(a, i, high);
}
__kernel void sort_rows(__global int *a, int n) { quicksort(a + I * n, 0, n - 1); }

// The last group to come adds what all have left in memory.
__kernel void last_group_adds(__global const uint *a, __global uint *parts, __global uint *arrived, __global uint *out) {
    __local uint sums[128], is_last;
    sums[L] = a[I];
    for (uint near = 64; near; near >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (L < near)
            sums[L] += sums[L + near];
    }
    if (L == 0) {
        parts[get_group_id(0)] = sums[0];
        is_last = __scoped_atomic_fetch_add(arrived, 1u, __ATOMIC_ACQ_REL, DEVICE) == get_num_groups(0) - 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (is_last && L == 0) {
        __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
        uint sum = 0;
        for (uint i = 0; i < get_num_groups(0); ++i)
            sum += parts[i];
        *out = sum;
    }
}

// Groups take jobs of different length until none is left.
__kernel void workers(__global uint *next, uint jobs, __global uint *a) {
    __local uint job;
    for (;;) {
        if (L == 0)
            job = atomic_inc(next);
        barrier(CLK_LOCAL_MEM_FENCE);
        uint mine = job;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (mine >= jobs)
            return;
        for (uint i = 0; i < mine; ++i)
            a[mine * get_local_size(0) + L] = a[mine * get_local_size(0) + L] * 1664525 + 1013904223;
    }
}

// Pixels of three bytes, in place: neighbours in a dword belong to other waves and groups.
__kernel void grey(__global uchar *pixels) {
    __global uchar *p = pixels + 3 * I;
    uchar light = (77 * p[0] + 150 * p[1] + 29 * p[2]) >> 8;
    p[0] = p[1] = p[2] = light;
}

__constant char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
__kernel void base64(__global const uchar *data, __global char *out) {
    uint bits = data[3 * I] << 16 | data[3 * I + 1] << 8 | data[3 * I + 2];
    for (int i = 0; i < 4; ++i)
        out[4 * I + i] = digits[bits >> (18 - 6 * i) & 63];
}

// A tree that all lanes insert into at once.
struct Leaf { int key, left, right; };
__kernel void tree(__global const int *keys, __global struct Leaf *leaves, __global int *root) {
    int mine = (int)I;
    leaves[mine].key = keys[mine];
    leaves[mine].left = leaves[mine].right = -1;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    __global int *place = root;
    for (int found = -1; !__scoped_atomic_compare_exchange_n(place, &found, mine, 0, __ATOMIC_ACQ_REL,
                                                             __ATOMIC_ACQUIRE, DEVICE); found = -1)
        place = keys[mine] < leaves[found].key ? &leaves[found].left : &leaves[found].right;
}

// The first wave makes values, the second takes them, through four slots in LDS.
__kernel void slots(__global const int *a, __global int *out, int n) {
    __local int values[4], full[4];
    if (L < 4)
        full[L] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (L != 0 && L != 64)
        return;
    for (int i = 0; i < n; ++i) {
        int at = i & 3, takes = L != 0;
        while (__scoped_atomic_load_n(&full[at], __ATOMIC_ACQUIRE, GROUP) != takes)
            ;
        if (takes)
            out[i] = values[at] + i;
        else
            values[at] = a[i] * 3;
        __scoped_atomic_store_n(&full[at], !takes, __ATOMIC_RELEASE, GROUP);
    }
}

// An assertion that holds: behind its trap compilers write what only a trap handler may do.
__kernel void asserted(__global int *a) {
    if (a[I] < 0)
        __builtin_trap();
    a[I] += 1;
}
