// Where the program counter goes, and the stack: switches, calls, recursion, function pointers, scratch.
#define I get_global_id(0)
#define NOINLINE __attribute__((noinline))

__kernel void interpret(__global const uchar *program, int length, __global int *a) {
    int stack[16], top = 0, steps = 0;
    stack[0] = a[I];
    for (int pc = 0; pc < length && steps < 500; ++steps) {
        uchar op = program[pc++];
        switch (op) {
        case 0: stack[++top] = program[pc++]; break;
        case 1: --top; stack[top] += stack[top + 1]; break;
        case 2: --top; stack[top] -= stack[top + 1]; break;
        case 3: --top; stack[top] *= stack[top + 1]; break;
        case 4: stack[top + 1] = stack[top]; ++top; break;
        case 5: { int t = stack[top]; stack[top] = stack[top - 1]; stack[top - 1] = t; } break;
        case 6: if (stack[top--] > 0) pc = program[pc]; else ++pc; break;
        case 7: stack[top] = -stack[top]; break;
        case 8: stack[top] ^= 0x5A; break;
        case 9: stack[top] >>= 1; break;
        case 10: stack[top] &= 1023; break;
        case 11: --top; break;
        default: pc = length;
        }
    }
    a[I] = stack[top] + steps * 65536;
}

NOINLINE static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
NOINLINE static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
NOINLINE static int is_even(uint n);
NOINLINE static int is_odd(uint n) { return n == 0 ? 0 : is_even(n - 1); }
NOINLINE static int is_even(uint n) { return n == 0 ? 1 : is_odd(n - 1); }
__kernel void recursion(__global const int *a, __global int *out, int n) {
    out[I] = fibonacci(a[I]);
    out[n + I] = ackermann(2, a[I] & 3);
    out[2 * n + I] = is_even(a[I]);
}

struct Pair { long first; int second; char third[3]; };
NOINLINE static struct Pair turn(struct Pair p, int by) {
    struct Pair q = {p.second * (long)by, (int)p.first + by, {p.third[1], p.third[2], p.third[0]}};
    return q;
}
__kernel void structs(__global struct Pair *pairs, struct Pair given, int times) {
    struct Pair p = pairs[I];
    for (int i = 0; i < times; ++i)
        p = turn(p, given.second + i);
    p.first += given.first;
    p.third[0] ^= given.third[2];
    pairs[I] = p;
}

NOINLINE static int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m,
                         int n, int o, int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z,
                         int aa, int bb, int cc, int dd, int ee, int ff, int gg, int hh, long ii, double jj) {
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m +
           14 * n + 15 * o + 16 * p + 17 * q + 18 * r + 19 * s + 20 * t + 21 * u + 22 * v + 23 * w + 24 * x + 25 * y +
           26 * z + 27 * aa + 28 * bb + 29 * cc + 30 * dd + 31 * ee + 32 * ff + 33 * gg + 34 * hh + (int)ii + (int)jj;
}
__kernel void many_arguments(__global const int *a, __global int *out) {
    int x = a[I];
    out[I] = many(x, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7, x + 8, x + 9, x + 10, x + 11, x + 12, x + 13,
                  x + 14, x + 15, x + 16, x + 17, x + 18, x + 19, x + 20, x + 21, x + 22, x + 23, x + 24, x + 25,
                  x + 26, x + 27, x + 28, x + 29, x + 30, x + 31, x + 32, x + 33, (long)x * 3, (double)x * 0.5);
}

// More live values than registers: they go to scratch and come back.
__kernel __attribute__((amdgpu_num_vgpr(32))) void spill(__global const int *a, __global int *out, int n) {
    int v[64];
    for (int i = 0; i < 64; ++i)
        v[i] = a[I + i * n];
    for (int round = 0; round < 3; ++round)
        for (int i = 0; i < 64; ++i)
            v[i] = v[i] * 3 + (v[(i + 17) & 63] ^ v[(i * 5 + round) & 63]);
    for (int i = 0; i < 64; ++i)
        out[I + i * n] = v[i];
}

__kernel void private_queue(__global const int *a, __global int *out) {
    short heap[40];
    int size = 0;
    for (int i = 0; i < 40; ++i) {
        int at = size++;
        short value = (short)a[I * 40 + i];
        for (; at && heap[(at - 1) / 2] > value; at = (at - 1) / 2)
            heap[at] = heap[(at - 1) / 2];
        heap[at] = value;
    }
    for (int i = 0; i < 40; ++i) {
        out[I * 40 + i] = heap[0];
        short value = heap[--size];
        int at = 0;
        for (int child; (child = 2 * at + 1) < size; at = child) {
            if (child + 1 < size && heap[child + 1] < heap[child])
                ++child;
            if (heap[child] >= value)
                break;
            heap[at] = heap[child];
        }
        heap[at] = value;
    }
}

__kernel void queens(__global int *out, int n) {
    uint columns[12], free_[12];
    uint all = (1u << n) - 1, left[12], right[12];
    int row = 1, found = 0;
    columns[0] = left[0] = right[0] = 0;
    if (I >= n)
        return;
    uint bit = 1u << I;
    columns[1] = bit;
    left[1] = bit << 1;
    right[1] = bit >> 1;
    free_[1] = all & ~(columns[1] | left[1] | right[1]);
    while (row) {
        if (!free_[row]) {
            --row;
            continue;
        }
        bit = free_[row] & -free_[row];
        free_[row] ^= bit;
        if (row == n - 1) {
            ++found;
            continue;
        }
        columns[row + 1] = columns[row] | bit;
        left[row + 1] = (left[row] | bit) << 1;
        right[row + 1] = (right[row] | bit) >> 1;
        ++row;
        free_[row] = all & ~(columns[row] | left[row] | right[row]);
    }
    out[I] = found;
}

// Leaves loops by every way there is.
__kernel void ways_out(__global const int *a, __global int *out) {
    int x = a[I], sum = 0;
    for (int i = 0; i < 20; ++i) {
        if (i == (x & 15))
            continue;
        for (int j = i;; ++j) {
            if (j > 25)
                break;
            if ((j * x & 31) == 7)
                goto next;
            if (sum > 5000)
                goto end;
            sum += j ^ x;
            if (sum < -3000)
                return;
        }
        sum -= 3;
    next:
        do {
            sum += x & 3;
        } while ((sum & 7) == 5 && (sum += 2));
    }
end:
    out[I] = sum;
}

__kernel void collatz(__global const uint *a, __global uint *steps) {
    ulong n = a[I];
    uint count = 0;
    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n >> 1;
        ++count;
    }
    steps[I] = count;
}
