// Lanes of one warp that wait for each other: see test_turns.py.
extern "C" __global__ void follow(volatile int *flag, int *y) {  // all wait for the last lane
  if (threadIdx.x == 31) { y[0] = 5; __threadfence(); flag[0] = 1; }
  else { while (flag[0] == 0); y[threadIdx.x] = y[0] + 1; }
}
extern "C" __global__ void lead(volatile int *flag, int *y) {  // the first lane waits for the others
  if (threadIdx.x == 0) { while (flag[0] == 0); y[0] = 7; }
  else { y[threadIdx.x] = 3; __threadfence(); flag[0] = 1; }
}
extern "C" __global__ void around(int *turn, int *y) {  // lane after lane, and around again
  for (int i = 0; i < 2; i++) {
    while (atomicAdd(turn, 0) % 32 != threadIdx.x);
    y[threadIdx.x] += y[(threadIdx.x + 31) & 31] + 1;
    __threadfence();
    atomicAdd(turn, 1);
  }
}
extern "C" __global__ void trylock(int *held, int *y) {  // whoever gets the lock counts one further
  int mine = 0;
  do {
    if (atomicExch(held, 1) == 0) { mine = ++*(volatile int *)y; __threadfence(); atomicExch(held, 0); }
  } while (!mine);
  y[threadIdx.x + 1] = mine;
}
extern "C" __global__ void sleepers(volatile int *flag, int *y) {  // half of the lanes sleep until the others are done
  if (threadIdx.x & 1) { while (flag[0] == 0) __nanosleep(100); y[threadIdx.x] = 1; }
  else { y[threadIdx.x] = 2; __threadfence(); flag[0] = 1; }
}
extern "C" __global__ void warps(volatile int *flag, int *y) {  // the first warp waits for the last by a flag
  int warp = threadIdx.x / 32;
  if (warp == 0) { while (flag[0] == 0); y[threadIdx.x] = y[threadIdx.x + blockDim.x - 32] + 1; }
  else if (warp == blockDim.x / 32 - 1) {
    y[threadIdx.x] = threadIdx.x;
    __threadfence(); __syncwarp();
    if (threadIdx.x % 32 == 0) flag[0] = 1;
  }
}
