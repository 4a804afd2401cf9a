#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg=cooperative_groups;
extern "C" __global__ void pc(const int *x, int *y, int n){ // producer/consumer by cuda::barrier
  __shared__ int buf[2][64];
  using B=cuda::barrier<cuda::thread_scope_block>;
  #pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ B ready[2], filled[2];
  if(threadIdx.x==0) for(int i=0;i<2;i++){ init(ready+i,128); init(filled+i,128);}
  __syncthreads();
  int t=threadIdx.x;
  if(t<64){
    for(int i=0;i<n;i++){ ready[i&1].arrive_and_wait(); buf[i&1][t]=x[i*64+t]*2; (void)filled[i&1].arrive(); }
  } else {
    (void)ready[0].arrive(); (void)ready[1].arrive();
    int s=0; for(int i=0;i<n;i++){ filled[i&1].arrive_and_wait(); s+=buf[i&1][127-t]; (void)ready[i&1].arrive(); }
    y[t-64]=s;
  }
}
extern "C" __global__ void pipe2(const int *x, int *y, int n){
  __shared__ int s[2][64];
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block,2> st;
  auto b=cg::this_thread_block(); auto p=cuda::make_pipeline(b,&st);
  int sum=0;
  for(int i=0;i<2;i++){ p.producer_acquire(); cuda::memcpy_async(b,s[i],x+64*i,sizeof(int)*64,p); p.producer_commit(); }
  for(int i=0;i<n;i++){ p.consumer_wait(); sum+=s[i&1][63-threadIdx.x]; p.consumer_release();
    p.producer_acquire(); if(i+2<n) cuda::memcpy_async(b,s[i&1],x+64*(i+2),sizeof(int)*64,p); p.producer_commit(); }
  y[threadIdx.x]=sum;
}
