// Calls through pointers, recursion through them, templates, virtual functions: what HIP sources have.
template <class T, int N> struct Vec {
    T v[N];
    __device__ T dot(const Vec &o) const {
        T sum = 0;
        for (int i = 0; i < N; ++i)
            sum += v[i] * o.v[i];
        return sum;
    }
};
template <class T> __device__ void dots(const T *a, const T *b, T *out) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    Vec<T, 4> x, y;
    for (int k = 0; k < 4; ++k) {
        x.v[k] = a[4 * i + k];
        y.v[k] = b[4 * i + k];
    }
    out[i] = x.dot(y);
}
extern "C" __global__ void dot_float(const float *a, const float *b, float *out) { dots(a, b, out); }
extern "C" __global__ void dot_long(const long *a, const long *b, long *out) { dots(a, b, out); }
template <int N> __global__ void power(int *a) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = a[i], product = 1;
    for (int k = 0; k < N; ++k)
        product *= x;
    a[i] = product;
}
template __global__ void power<3>(int *);
template __global__ void power<5>(int *);

typedef int (*Step)(int, int);
__device__ __attribute__((noinline)) int add(int a, int b) { return a + b; }
__device__ __attribute__((noinline)) int sub(int a, int b) { return a - b; }
__device__ __attribute__((noinline)) int mul(int a, int b) { return a * b; }
__device__ __attribute__((noinline)) int deep(int a, int b) { return b <= 0 ? a : deep(a + b, b - 1); }
__device__ Step steps[4] = {add, sub, mul, deep};
extern "C" __global__ void dispatch(const int *ops, const int *b, int *a) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = steps[ops[i] & 3](a[i], b[i] & 15);
}

struct Shape {
    int x;
    __device__ Shape(int x) : x(x) {}
    __device__ virtual int area(int k) const { return x * k; }
};
struct Square : Shape {
    __device__ Square(int x) : Shape(x) {}
    __device__ int area(int k) const override { return x * x + k; }
};
struct Ring : Shape {
    __device__ Ring(int x) : Shape(x) {}
    __device__ int area(int k) const override { return k > 0 ? x + area(k - 1) : x; }
};
extern "C" __global__ void virtuals(const int *kinds, int *a) {
    unsigned i = threadIdx.x;
    Shape plain(a[i]);
    Square square(a[i]);
    Ring ring(a[i]);
    Shape *all[3] = {&plain, &square, &ring};
    a[i] = all[kinds[i] % 3]->area(kinds[i] & 7);
}

struct Task {
    __device__ virtual ~Task() {}
    __device__ virtual int done(int x) = 0;
};
struct Twice : Task {
    __device__ int done(int x) override { return 2 * x; }
};
struct Less : Task {
    int by;
    __device__ Less(int by) : by(by) {}
    __device__ int done(int x) override { return x - by; }
};
extern "C" __global__ void tasks(const int *which, int *a) {
    unsigned i = threadIdx.x;
    alignas(Less) char room[sizeof(Less)];
    Task *task = which[i] & 1 ? (Task *)new (room) Twice : new (room) Less(which[i]);
    a[i] = task->done(a[i]);
    task->~Task();
}

extern __shared__ int dynamic[];
extern "C" __global__ void reverse(int *a) {
    dynamic[threadIdx.x] = a[blockIdx.x * blockDim.x + threadIdx.x];
    __syncthreads();
    a[blockIdx.x * blockDim.x + threadIdx.x] = dynamic[blockDim.x - 1 - threadIdx.x];
}

extern "C" __global__ void histogram(const unsigned char *data, unsigned *counts, int n) {
    __shared__ unsigned bins[256];
    bins[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&bins[data[i]], 1u);
    __syncthreads();
    atomicAdd(&counts[threadIdx.x], bins[threadIdx.x]);
}

extern "C" __global__ void warp_sum(const float *a, float *sums) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    float x = a[i];
    for (int step = warpSize / 2; step; step >>= 1)
        x += __shfl_xor(x, step);
    if ((threadIdx.x & (warpSize - 1)) == 0)
        sums[i / warpSize] = x;
}

extern "C" __global__ void votes(const int *a, unsigned long *out) {
    unsigned i = threadIdx.x;
    unsigned long set = __ballot(a[i] > 0);
    out[i] = set + (__any(a[i] > 90) ? 1ul << 40 : 0) + (__all(a[i] > -100) ? 1ul << 41 : 0) +
             ((unsigned long)__popcll(set) << 48);
    out[32 + i] = __shfl(a[i], (i * 7) & 31);
    out[64 + i] = __shfl_up(a[i], 3);
    out[96 + i] = __shfl_down(a[i], 5);
}

__constant__ int primes[6] = {2, 3, 5, 7, 11, 13};
__device__ int calls;
extern "C" __global__ void counted(int *a) {
    a[threadIdx.x] *= primes[threadIdx.x % 6];
    atomicAdd(&calls, 1);
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        a[blockDim.x] = calls;
}

extern "C" __global__ void three_dimensions(int *out) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    unsigned z = blockIdx.z * blockDim.z + threadIdx.z;
    unsigned width = gridDim.x * blockDim.x, height = gridDim.y * blockDim.y;
    out[(z * height + y) * width + x] = x + 100 * y + 10000 * z;
}

extern "C" __global__ void divide_floats(const float *a, const float *b, float *out) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = a[i] / b[i];
    out[64 + i] = sqrtf(fabsf(a[i]));
}

extern "C" __global__ void most_of(const double *a, double *most, unsigned *cas) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    double x = a[i];
    for (int step = 16; step; step >>= 1)
        x = max(x, __shfl_xor(x, step));
    if (threadIdx.x % 32 == 0)
        atomicMax(most, x);
    unsigned seen = 0, old;
    do {
        old = seen;
        seen = atomicCAS(cas, old, old * 2 + 1);
    } while (seen != old && seen < 1000);
}
