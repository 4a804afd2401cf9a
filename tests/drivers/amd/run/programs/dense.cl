// Matrices, images and signals.
#define T 16

__kernel void matmul(__global const float *a, __global const float *b, __global float *c, int n, int k) {
    __local float as[T][T], bs[T][T + 1];
    uint x = get_local_id(0), y = get_local_id(1), row = get_group_id(1) * T + y, column = get_group_id(0) * T + x;
    float sum = 0.0f;
    for (int base = 0; base < k; base += T) {
        as[y][x] = a[row * k + base + x];
        bs[y][x] = b[(base + y) * n + column];
        barrier(0);
        for (int i = 0; i < T; ++i)
            sum = __builtin_fmaf(as[y][i], bs[i][x], sum);
        barrier(0);
    }
    c[row * n + column] = sum;
}

// Four by four results a lane.
__kernel void matmul_blocked(__global const float4 *a, __global const float4 *b, __global float4 *c, int n4, int k4) {
    __local float4 as[64][4], bs[16][16];
    uint x = get_local_id(0), y = get_local_id(1), i = y * 16 + x;
    float4 sum[4] = {};
    for (int base = 0; base < k4; base += 4) {
        as[i / 4][i % 4] = a[(get_group_id(1) * 64 + i / 4) * k4 + base + i % 4];
        bs[i / 16][i % 16] = b[(base * 4 + i / 16) * n4 + get_group_id(0) * 16 + i % 16];
        barrier(0);
        for (int k = 0; k < 4; ++k) {
            float4 b0 = bs[4 * k][x], b1 = bs[4 * k + 1][x], b2 = bs[4 * k + 2][x], b3 = bs[4 * k + 3][x];
            for (int r = 0; r < 4; ++r) {
                float4 row = as[4 * y + r][k];
                sum[r] += row.x * b0 + row.y * b1 + row.z * b2 + row.w * b3;
            }
        }
        barrier(0);
    }
    for (int r = 0; r < 4; ++r)
        c[(get_group_id(1) * 64 + 4 * y + r) * n4 + get_group_id(0) * 16 + x] = sum[r];
}

// int8 weights and inputs, one scale a row, as quantised networks do.
__kernel void matmul_int8(__global const char *a, __global const char *b, __global const float *scales, __global char *c,
                          int n, int k) {
    uint column = get_global_id(0), row = get_global_id(1);
    int sum = 0;
    for (int i = 0; i < k; ++i)
        sum += (int)a[row * k + i] * b[column * k + i];
    float scaled = __builtin_elementwise_roundeven(sum * scales[row]);
    c[row * n + column] = (char)min(max(scaled, -128.0f), 127.0f);
}

__kernel void transpose(__global const double *a, __global double *b, int width, int height) {
    __local double tile[T][T + 1];
    uint x = get_group_id(0) * T + get_local_id(0), y = get_group_id(1) * T + get_local_id(1);
    if (x < width && y < height)
        tile[get_local_id(1)][get_local_id(0)] = a[y * width + x];
    barrier(0);
    x = get_group_id(1) * T + get_local_id(0);
    y = get_group_id(0) * T + get_local_id(1);
    if (x < height && y < width)
        b[y * height + x] = tile[get_local_id(0)][get_local_id(1)];
}

__kernel void conv2d(__global const float *image, __global const float *weights, __global float *out, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1), channel = get_global_id(2);
    float sum = 0.0f;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            int at_x = x + dx, at_y = y + dy;
            if (at_x >= 0 && at_x < width && at_y >= 0 && at_y < height)
                sum += image[at_y * width + at_x] * weights[channel * 9 + (dy + 1) * 3 + dx + 1];
        }
    out[(channel * height + y) * width + x] = max(sum, 0.0f);
}

static float all_of(__local float *part, float value, bool wants_max) {
    uint i = get_local_id(0);
    part[i] = value;
    barrier(0);
    for (uint step = get_local_size(0) / 2; step; step >>= 1) {
        if (i < step)
            part[i] = wants_max ? max(part[i], part[i + step]) : part[i] + part[i + step];
        barrier(0);
    }
    float all = part[0];
    barrier(0);
    return all;
}

__kernel void softmax(__global float *a, int n, __local float *part) {
    __global float *row = a + get_group_id(0) * n;
    float most = -__builtin_inff(), sum = 0.0f;
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        most = max(most, row[i]);
    most = all_of(part, most, true);
    for (int i = get_local_id(0); i < n; i += get_local_size(0)) {
        row[i] = __builtin_expf(row[i] - most);
        sum += row[i];
    }
    sum = all_of(part, sum, false);
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        row[i] /= sum;
}

__kernel void layernorm(__global float *a, __global const float *gain, __global const float *bias, int n, __local float *part) {
    __global float *row = a + get_group_id(0) * n;
    float sum = 0.0f, squares = 0.0f;
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        sum += row[i];
    float mean = all_of(part, sum, false) / n;
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        squares += (row[i] - mean) * (row[i] - mean);
    float scale = 1.0f / sqrt(all_of(part, squares, false) / n + 1e-5f);
    for (int i = get_local_id(0); i < n; i += get_local_size(0))
        row[i] = (row[i] - mean) * scale * gain[i] + bias[i];
}

// 256 points a work-group of 128 lanes, radix 2; the turns come from the host.
__kernel void fft256(__global float2 *a, __global const float2 *turns) {
    __local float2 v[256];
    uint lane = get_local_id(0);
    for (uint i = lane; i < 256; i += 128)
        v[__builtin_bitreverse32(i) >> 24] = a[get_group_id(0) * 256 + i];
    barrier(0);
    for (uint half_size = 1; half_size < 256; half_size <<= 1) {
        uint k = lane & (half_size - 1), i = (lane - k) * 2 + k, j = i + half_size;
        float2 w = turns[k * (128 / half_size)], p = v[i], q = v[j];
        float2 t = {w.x * q.x - w.y * q.y, w.x * q.y + w.y * q.x};
        barrier(0);
        v[i] = p + t;
        v[j] = p - t;
        barrier(0);
    }
    for (uint i = lane; i < 256; i += 128)
        a[get_group_id(0) * 256 + i] = v[i];
}

static float2 times(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
// 64 points, radix 4, sixteen lanes.
__kernel void fft64(__global float2 *a, __global const float2 *turns) {
    __local float2 v[64];
    uint lane = get_local_id(0);
    for (int i = 0; i < 4; ++i) {
        uint at = lane * 4 + i;
        v[(at & 3) << 4 | (at & 12) | at >> 4] = a[get_group_id(0) * 64 + at];
    }
    barrier(0);
    for (uint quarter = 1; quarter < 64; quarter *= 4) {
        uint k = lane % quarter, base = (lane / quarter) * quarter * 4 + k, pitch = 16 / quarter;
        float2 p = v[base], q = times(turns[k * pitch], v[base + quarter]);
        float2 r = times(turns[2 * k * pitch], v[base + 2 * quarter]);
        float2 s = times(turns[3 * k * pitch], v[base + 3 * quarter]);
        float2 even = p + r, odd = p - r, more = q + s, d = q - s, turned = {d.y, -d.x};
        barrier(0);
        v[base] = even + more;
        v[base + quarter] = odd + turned;
        v[base + 2 * quarter] = even - more;
        v[base + 3 * quarter] = odd - turned;
        barrier(0);
    }
    for (int i = 0; i < 4; ++i)
        a[get_group_id(0) * 64 + lane * 4 + i] = v[lane * 4 + i];
}

// One matrix of 16 x 16 a work-group of sixteen lanes, in place.
__kernel void lu(__global float *a) {
    __local float m[16][16];
    uint row = get_local_id(0);
    for (int j = 0; j < 16; ++j)
        m[row][j] = a[get_group_id(0) * 256 + row * 16 + j];
    barrier(0);
    for (int k = 0; k < 15; ++k) {
        if (row > k) {
            float factor = m[row][k] / m[k][k];
            m[row][k] = factor;
            for (int j = k + 1; j < 16; ++j)
                m[row][j] -= factor * m[k][j];
        }
        barrier(0);
    }
    for (int j = 0; j < 16; ++j)
        a[get_group_id(0) * 256 + row * 16 + j] = m[row][j];
}

__kernel void cholesky(__global double *a) {
    __local double m[16][17];
    uint row = get_local_id(0);
    for (int j = 0; j < 16; ++j)
        m[row][j] = a[row * 16 + j];
    barrier(0);
    for (int k = 0; k < 16; ++k) {
        if (row == k)
            m[k][k] = __builtin_elementwise_sqrt(m[k][k]);
        barrier(0);
        if (row > k)
            m[row][k] /= m[k][k];
        barrier(0);
        if (row > k)
            for (int j = k + 1; j <= row; ++j)
                m[row][j] -= m[row][k] * m[j][k];
        barrier(0);
    }
    for (int j = 0; j < 16; ++j)
        a[row * 16 + j] = j <= row ? m[row][j] : 0.0;
}

__kernel void nbody(__global const float4 *bodies, __global float4 *forces, int n, __local float4 *near) {
    float4 mine = bodies[get_global_id(0)], sum = 0.0f;
    for (int base = 0; base < n; base += get_local_size(0)) {
        near[get_local_id(0)] = bodies[base + get_local_id(0)];
        barrier(0);
        for (int j = 0; j < get_local_size(0); ++j) {
            float4 d = near[j] - mine;
            float r2 = d.x * d.x + d.y * d.y + d.z * d.z + 0.01f;
            float r = __builtin_amdgcn_rsqf(r2);
            sum += d * (near[j].w * r * r * r);
        }
        barrier(0);
    }
    sum.w = 0.0f;
    forces[get_global_id(0)] = sum;
}
