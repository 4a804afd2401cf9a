// A box of three by three over an image, through shared memory with a border of one.
template <int SIZE> __device__ void blur_tile(const float *image, float *out, int width, int height) {
    __shared__ float tile[SIZE + 2][SIZE + 2];
    int left = blockIdx.x * SIZE - 1, top = blockIdx.y * SIZE - 1;
    for (int i = threadIdx.y * SIZE + threadIdx.x; i < (SIZE + 2) * (SIZE + 2); i += SIZE * SIZE) {
        int x = min(max(left + i % (SIZE + 2), 0), width - 1), y = min(max(top + i / (SIZE + 2), 0), height - 1);
        tile[i / (SIZE + 2)][i % (SIZE + 2)] = image[y * width + x];
    }
    __syncthreads();
    int x = blockIdx.x * SIZE + threadIdx.x, y = blockIdx.y * SIZE + threadIdx.y;
    float sum = 0.0f;
    for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx)
            sum += tile[threadIdx.y + dy][threadIdx.x + dx];
    if (x < width && y < height)
        out[y * width + x] = sum / 9.0f;
}
extern "C" __global__ void blur(const float *image, float *out, int width, int height) {
    blur_tile<8>(image, out, width, height);
}
