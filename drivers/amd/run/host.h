// The host's side of a whole HIP program, declared so that a file with kernels and a main() compiles for the
// card. None of it is defined or called: only the kernels come out. Names: the documents of HIP's runtime.
struct dim3 {
    unsigned x, y, z;
    constexpr __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
typedef struct ihipModule_t *hipModule_t;
typedef struct ihipModuleSymbol_t *hipFunction_t;
typedef int hipDevice_t;
typedef void *hipDeviceptr_t;
enum hipError_t {
    hipSuccess = 0,
    hipErrorInvalidValue = 1,
    hipErrorOutOfMemory = 2,
    hipErrorMemoryAllocation = 2,
    hipErrorInvalidConfiguration = 9,
    hipErrorNoDevice = 100,
    hipErrorInvalidDevice = 101,
    hipErrorNotReady = 600,
    hipErrorPeerAccessAlreadyEnabled = 704,
    hipErrorAssert = 710,
    hipErrorHostMemoryAlreadyRegistered = 712,
    hipErrorLaunchFailure = 719,
    hipErrorNotSupported = 801,
    hipErrorUnknown = 999
};
enum hipMemcpyKind {
    hipMemcpyHostToHost,
    hipMemcpyHostToDevice,
    hipMemcpyDeviceToHost,
    hipMemcpyDeviceToDevice,
    hipMemcpyDefault
};
enum hipDeviceAttribute_t {
    hipDeviceAttributeCooperativeLaunch,
    hipDeviceAttributeMaxThreadsPerBlock,
    hipDeviceAttributeMultiprocessorCount,
    hipDeviceAttributeWarpSize,
    hipDeviceAttributeMaxSharedMemoryPerBlock,
    hipDeviceAttributeMaxGridDimX,
    hipDeviceAttributeMaxThreadsPerMultiProcessor,
    hipDeviceAttributeClockRate,
    hipDeviceAttributeWallClockRate,
    hipDeviceAttributeManagedMemory,
    hipDeviceAttributeConcurrentManagedAccess,
    hipDeviceAttributeComputeCapabilityMajor,
    hipDeviceAttributeComputeCapabilityMinor
};
enum hipFuncCache_t { hipFuncCachePreferNone, hipFuncCachePreferShared, hipFuncCachePreferL1, hipFuncCachePreferEqual };
enum hipMemoryAdvise { hipMemAdviseSetReadMostly = 1, hipMemAdviseSetPreferredLocation = 3, hipMemAdviseSetAccessedBy = 5 };
#define hipCpuDeviceId (-1)
enum hipFuncAttribute {
    hipFuncAttributeMaxDynamicSharedMemorySize,
    hipFuncAttributePreferredSharedMemoryCarveout
};
#define hipStreamDefault 0 // also given where a stream is asked for
enum : unsigned { hipStreamNonBlocking = 1, hipEventDefault = 0, hipEventDisableTiming = 2 };
enum : unsigned { hipHostMallocDefault = 0, hipHostMallocPortable = 1, hipHostMallocMapped = 2 };
enum : unsigned { hipHostAllocDefault = 0, hipHostAllocPortable = 1, hipHostAllocMapped = 2 };
enum : unsigned { hipHostRegisterDefault = 0, hipHostRegisterPortable = 1, hipHostRegisterMapped = 2 };
enum : unsigned { hipMemAttachGlobal = 1, hipMemAttachHost = 2 };
enum : unsigned { hipDeviceScheduleAuto = 0, hipDeviceScheduleSpin = 1, hipDeviceMapHost = 8 };
struct hipDeviceProp_t {
    char name[256], gcnArchName[256];
    size_t totalGlobalMem, sharedMemPerBlock, totalConstMem;
    int major, minor, warpSize, regsPerBlock, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3];
    int multiProcessorCount, maxThreadsPerMultiProcessor, clockRate, memoryClockRate, memoryBusWidth;
    int l2CacheSize, computeMode, asyncEngineCount, concurrentManagedAccess, pageableMemoryAccess;
    size_t memPitch, textureAlignment;
    int integrated, cooperativeLaunch, concurrentKernels, canMapHostMemory, managedMemory;
    int pciBusID, pciDeviceID, pciDomainID;
};
#define DB_CALL extern "C" __host__ hipError_t
DB_CALL __hipPushCallConfiguration(dim3 grid, dim3 block, size_t lds = 0, hipStream_t stream = nullptr);
DB_CALL hipGetLastError(), hipPeekAtLastError(), hipDeviceSynchronize(), hipDeviceReset(), hipSetDevice(int);
extern "C" __host__ const char *hipGetErrorString(hipError_t), *hipGetErrorName(hipError_t);
DB_CALL hipInit(unsigned), hipGetDevice(int *), hipGetDeviceCount(int *), hipDeviceGet(hipDevice_t *, int);
DB_CALL hipGetDeviceProperties(hipDeviceProp_t *, int), hipMemGetInfo(size_t *, size_t *);
DB_CALL hipDeviceCanAccessPeer(int *, int, int), hipDeviceEnablePeerAccess(int, unsigned);
DB_CALL hipDeviceDisablePeerAccess(int);
DB_CALL hipDeviceGetAttribute(int *, hipDeviceAttribute_t, int), hipRuntimeGetVersion(int *);
DB_CALL hipFree(void *), hipHostFree(void *), hipFreeHost(void *), hipFreeAsync(void *, hipStream_t);
DB_CALL hipMemset(void *, int, size_t), hipMemsetAsync(void *, int, size_t, hipStream_t = nullptr);
DB_CALL hipMemcpy(void *, const void *, size_t, hipMemcpyKind);
DB_CALL hipMemcpyAsync(void *, const void *, size_t, hipMemcpyKind, hipStream_t = nullptr);
DB_CALL hipMemcpyHtoD(hipDeviceptr_t, void *, size_t), hipMemcpyDtoH(void *, hipDeviceptr_t, size_t);
DB_CALL hipMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, hipMemcpyKind);
DB_CALL hipMemcpyDtoD(hipDeviceptr_t, hipDeviceptr_t, size_t), hipMemPrefetchAsync(const void *, size_t, int, hipStream_t = nullptr);
DB_CALL hipMemAdvise(const void *, size_t, hipMemoryAdvise, int);
DB_CALL hipHostRegister(void *, size_t, unsigned), hipHostUnregister(void *);
DB_CALL hipDeviceSetCacheConfig(hipFuncCache_t), hipFuncSetCacheConfig(const void *, hipFuncCache_t);
DB_CALL hipSetDeviceFlags(unsigned), hipDriverGetVersion(int *);
DB_CALL hipStreamCreateWithPriority(hipStream_t *, unsigned, int), hipDeviceGetStreamPriorityRange(int *, int *);
DB_CALL hipStreamCreate(hipStream_t *), hipStreamCreateWithFlags(hipStream_t *, unsigned);
DB_CALL hipStreamDestroy(hipStream_t), hipStreamSynchronize(hipStream_t), hipStreamQuery(hipStream_t);
DB_CALL hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned = 0);
DB_CALL hipEventCreate(hipEvent_t *), hipEventCreateWithFlags(hipEvent_t *, unsigned);
DB_CALL hipEventDestroy(hipEvent_t), hipEventQuery(hipEvent_t), hipEventSynchronize(hipEvent_t);
DB_CALL hipEventRecord(hipEvent_t, hipStream_t = nullptr);
DB_CALL hipEventElapsedTime(float *, hipEvent_t, hipEvent_t);
DB_CALL hipModuleLoad(hipModule_t *, const char *), hipModuleLoadData(hipModule_t *, const void *);
DB_CALL hipModuleUnload(hipModule_t), hipModuleGetFunction(hipFunction_t *, hipModule_t, const char *);
DB_CALL hipModuleLaunchKernel(hipFunction_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                              unsigned, hipStream_t, void **, void **);
#define HIP_LAUNCH_PARAM_BUFFER_POINTER ((void *)1)
#define HIP_LAUNCH_PARAM_BUFFER_SIZE ((void *)2)
#define HIP_LAUNCH_PARAM_END ((void *)3)
DB_CALL hipLaunchKernel(const void *, dim3, dim3, void **, size_t, hipStream_t);
DB_CALL hipFuncSetAttribute(const void *, hipFuncAttribute, int);
#define DB_CALL_FOR(T) template <class T> __host__ hipError_t
DB_CALL_FOR(T) hipMalloc(T **, size_t);
DB_CALL_FOR(T) hipMallocAsync(T **, size_t, hipStream_t);
DB_CALL_FOR(T) hipMallocManaged(T **, size_t, unsigned = hipMemAttachGlobal);
DB_CALL_FOR(T) hipHostMalloc(T **, size_t, unsigned = hipHostMallocDefault);
DB_CALL_FOR(T) hipHostAlloc(T **, size_t, unsigned = hipHostAllocDefault);
DB_CALL_FOR(T) hipHostGetDevicePointer(T **, void *, unsigned);
DB_CALL_FOR(T) hipMallocPitch(T **, size_t *, size_t, size_t);
DB_CALL_FOR(T) hipMemcpyToSymbolAsync(T &, const void *, size_t, size_t, hipMemcpyKind, hipStream_t = nullptr);
DB_CALL_FOR(T) hipMemcpyFromSymbolAsync(void *, const T &, size_t, size_t, hipMemcpyKind, hipStream_t = nullptr);
DB_CALL_FOR(T) hipMallocHost(T **, size_t);
DB_CALL_FOR(T) hipGetSymbolAddress(void **, const T &);
DB_CALL_FOR(T) hipGetSymbolSize(size_t *, const T &);
DB_CALL_FOR(T) hipMemcpyToSymbol(T &, const void *, size_t, size_t = 0,
                                      hipMemcpyKind = hipMemcpyHostToDevice);
DB_CALL_FOR(T) hipMemcpyFromSymbol(void *, const T &, size_t, size_t = 0,
                                        hipMemcpyKind = hipMemcpyDeviceToHost);
DB_CALL_FOR(F) hipLaunchCooperativeKernel(F, dim3, dim3, void **, unsigned, hipStream_t);
DB_CALL_FOR(F) hipOccupancyMaxPotentialBlockSize(int *, int *, F, size_t = 0, int = 0);
DB_CALL_FOR(F) hipOccupancyMaxActiveBlocksPerMultiprocessor(int *, F, int, size_t);
#define hipLaunchKernelGGL(kernel, grid, block, lds, stream, ...) \
    kernel<<<grid, block, lds, stream>>>(__VA_ARGS__)
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(x) x
// <cassert> takes kernel.h's assert away; what its own calls then does the same on the card.
extern "C" __device__ __forceinline__ void __assert_fail(const char *, const char *, unsigned, const char *) {
    __builtin_trap();
}
