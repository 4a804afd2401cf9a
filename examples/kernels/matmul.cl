// c = a @ b for row-major float matrices: (m, k) @ (k, n) -> (m, n). All sizes are multiples of 16.
// A work-group of 16 x 16 lanes makes one tile of c, and keeps the tiles of a and b it needs in its memory.
#define TILE 16

__kernel void matmul(__global const float *a, __global const float *b, __global float *c, int n, int k) {
    __local float tile_a[TILE][TILE], tile_b[TILE][TILE + 1];
    int x = get_local_id(0), y = get_local_id(1);
    int row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
    float sum = 0.0f;
    for (int base = 0; base < k; base += TILE) {
        tile_a[y][x] = a[row * k + base + x];
        tile_b[y][x] = b[(base + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TILE; ++i)
            sum += tile_a[y][i] * tile_b[i][x];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}
