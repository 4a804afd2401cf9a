// Checksums, ciphers and text: tables, rotations and bytes.
#define I get_global_id(0)

__kernel void crc32(__global const uchar *data, __global uint *out, int each) {
    __global const uchar *mine = data + I * each;
    uint crc = ~0u;
    for (int i = 0; i < each; ++i) {
        crc ^= mine[i];
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ (0xEDB88320u & -(crc & 1));
    }
    out[I] = ~crc;
}

// The table is made by the work-group in LDS.
__kernel void crc32_table(__global const uchar *data, __global uint *out, int each) {
    __local uint table[256];
    for (uint n = get_local_id(0); n < 256; n += get_local_size(0)) {
        uint c = n;
        for (int k = 0; k < 8; ++k)
            c = c & 1 ? c >> 1 ^ 0xEDB88320u : c >> 1;
        table[n] = c;
    }
    barrier(0);
    uint crc = ~0u;
    for (int i = 0; i < each; ++i)
        crc = crc >> 8 ^ table[(crc ^ data[I * each + i]) & 255];
    out[I] = ~crc;
}

__constant uint round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
#define ROT(x, n) __builtin_rotateright32(x, n)

// One block of 64 bytes a lane, padding included.
__kernel void sha256(__global const uint *blocks, __global uint *out) {
    uint w[64], h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint v[8];
    for (int i = 0; i < 16; ++i)
        w[i] = __builtin_bswap32(blocks[I * 16 + i]);
    for (int i = 16; i < 64; ++i) {
        uint a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (ROT(a, 7) ^ ROT(a, 18) ^ a >> 3) + w[i - 7] + (ROT(b, 17) ^ ROT(b, 19) ^ b >> 10);
    }
    for (int i = 0; i < 8; ++i)
        v[i] = h[i];
    for (int i = 0; i < 64; ++i) {
        uint s1 = ROT(v[4], 6) ^ ROT(v[4], 11) ^ ROT(v[4], 25), ch = (v[4] & v[5]) ^ (~v[4] & v[6]);
        uint t1 = v[7] + s1 + ch + round_constants[i] + w[i];
        uint s0 = ROT(v[0], 2) ^ ROT(v[0], 13) ^ ROT(v[0], 22), maj = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        for (int k = 7; k > 0; --k)
            v[k] = v[k - 1];
        v[4] += t1;
        v[0] = t1 + s0 + maj;
    }
    for (int i = 0; i < 8; ++i)
        out[I * 8 + i] = __builtin_bswap32(h[i] + v[i]);
}

static uchar twice(uchar x) { return (uchar)(x << 1 ^ (x & 0x80 ? 0x1b : 0)); }
// AES-128, one block a lane; the table of substitutions comes from the host and is kept in LDS.
__kernel void aes128(__global const uchar *box, __global const uchar *keys, __global uchar *text) {
    __local uchar sub[256];
    for (uint n = get_local_id(0); n < 256; n += get_local_size(0))
        sub[n] = box[n];
    barrier(0);
    uchar s[16], t[16];
    for (int i = 0; i < 16; ++i)
        s[i] = text[I * 16 + i] ^ keys[i];
    for (int round = 1; round <= 10; ++round) {
        for (int i = 0; i < 16; ++i)
            t[i] = sub[s[(i + 4 * (i & 3)) & 15]];
        for (int c = 0; c < 16; c += 4) {
            uchar all = t[c] ^ t[c + 1] ^ t[c + 2] ^ t[c + 3];
            for (int r = 0; r < 4; ++r) {
                uchar mixed = round == 10 ? t[c + r] : t[c + r] ^ all ^ twice(t[c + r] ^ t[c + ((r + 1) & 3)]);
                s[c + r] = mixed ^ keys[16 * round + c + r];
            }
        }
    }
    for (int i = 0; i < 16; ++i)
        text[I * 16 + i] = s[i];
}

__kernel void count_word(__global const uchar *text, int length, __constant uchar *word, int size, __global int *count) {
    int i = I, same = i + size <= length;
    for (int j = 0; same && j < size; ++j)
        same = text[i + j] == word[j];
    if (same)
        atomic_inc(count);
}

// Decimal text of numbers, and numbers of the text.
__kernel void to_text(__global const int *a, __global char *text) {
    int v = a[I];
    uint rest = v < 0 ? -(uint)v : (uint)v;
    char digits[12];
    int n = 0;
    do {
        digits[n++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (v < 0)
        digits[n++] = '-';
    __global char *mine = text + I * 12;
    for (int i = 0; i < 12; ++i)
        mine[i] = i < n ? digits[n - 1 - i] : 0;
}
__kernel void from_text(__global const char *text, __global int *a) {
    __global const char *mine = text + I * 12;
    int sign = *mine == '-' ? -1 : 1, v = 0;
    for (mine += sign < 0; *mine; ++mine)
        v = v * 10 + (*mine - '0');
    a[I] = v * sign;
}

__kernel void edit_distance(__global const uchar *words, __global const uchar *others, __global int *out) {
    uchar row[17];
    for (int j = 0; j <= 16; ++j)
        row[j] = j;
    for (int i = 0; i < 16; ++i) {
        uchar corner = row[0];
        row[0] = i + 1;
        for (int j = 0; j < 16; ++j) {
            uchar best = corner + (words[I * 16 + i] != others[I * 16 + j]);
            best = min(best, (uchar)(row[j] + 1));
            best = min(best, (uchar)(row[j + 1] + 1));
            corner = row[j + 1];
            row[j + 1] = best;
        }
    }
    out[I] = row[16];
}

__kernel void xorshift(__global ulong *states, __global ulong *out, int rounds) {
    ulong s0 = states[2 * I], s1 = states[2 * I + 1], sum = 0;
    for (int i = 0; i < rounds; ++i) {
        ulong a = s0, b = s1;
        sum += a + b;
        s0 = b;
        a ^= a << 23;
        s1 = a ^ b ^ a >> 18 ^ b >> 5;
    }
    out[I] = sum;
    states[2 * I] = s0;
    states[2 * I + 1] = s1;
}
