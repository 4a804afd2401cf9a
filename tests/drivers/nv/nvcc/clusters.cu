// Clusters of blocks: see test_clusters.py. Made by nvcc 13.0: nvcc -cubin -arch=sm_90 (and sm_120 with -DPLAIN).
#include <cooperative_groups.h>
#include <cstdint>
namespace cg = cooperative_groups;
// each block reads its neighbour's shared memory
extern "C" __global__ void __cluster_dims__(2,1,1) swap2(const int *x, int *y){
  __shared__ int s[64];
  auto c = cg::this_cluster();
  int i = blockIdx.x*64+threadIdx.x;
  s[threadIdx.x] = x[i];
  c.sync();
  int *o = c.map_shared_rank(s, c.block_rank()^1);
  y[i] = o[63-threadIdx.x];
  c.sync();
}
// histogram distributed
extern "C" __global__ void __cluster_dims__(4,1,1) hist(const int *x, int *h, int n){
  __shared__ int bins[32];
  auto c = cg::this_cluster();
  if(threadIdx.x<32) bins[threadIdx.x]=0;
  c.sync();
  for(int i=blockIdx.x*blockDim.x+threadIdx.x;i<n;i+=gridDim.x*blockDim.x){
    int v=x[i]&127;
    int *d=c.map_shared_rank(bins, v>>5);
    atomicAdd(d+(v&31),1);
  }
  c.sync();
  if(threadIdx.x<32) atomicAdd(&h[c.block_rank()*32+threadIdx.x], bins[threadIdx.x]);
}
extern "C" __global__ void __cluster_dims__(2,2,1) ranks(int *y){
  auto c = cg::this_cluster();
  unsigned b = blockIdx.x + gridDim.x*blockIdx.y;
  unsigned a,d,e,f,g,h; 
  asm volatile("mov.u32 %0,%%clusterid.x;":"=r"(a)); asm volatile("mov.u32 %0,%%clusterid.y;":"=r"(d));
  asm volatile("mov.u32 %0,%%cluster_ctaid.x;":"=r"(e)); asm volatile("mov.u32 %0,%%cluster_ctaid.y;":"=r"(f));
  asm volatile("mov.u32 %0,%%nclusterid.x;":"=r"(g)); asm volatile("mov.u32 %0,%%cluster_nctarank;":"=r"(h));
  if(threadIdx.x==0){ int*p=y+8*b; p[0]=c.block_rank(); p[1]=c.num_blocks(); p[2]=a;p[3]=d;p[4]=e;p[5]=f;p[6]=g;p[7]=h;}
}
// ptx explicit mapa + ld.shared::cluster + st.async / mbarrier
extern "C" __global__ void __cluster_dims__(2,1,1) push(const int *x, int *y){
  __shared__ alignas(16) int s[64]; __shared__ alignas(8) uint64_t bar;
  unsigned sb = (unsigned)__cvta_generic_to_shared(&bar), ss=(unsigned)__cvta_generic_to_shared(s);
  unsigned rank; asm volatile("mov.u32 %0,%%cluster_ctarank;":"=r"(rank));
  int t=threadIdx.x, i=blockIdx.x*64+t;
  if(t==0){ asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;"::"r"(sb)); asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;"::"r"(sb):"memory"); }
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;":::"memory");
  unsigned rs, rb; asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(rs):"r"(ss+4*t),"r"(rank^1));
  asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(rb):"r"(sb),"r"(rank^1));
  asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];"::"r"(rs),"r"(x[i]),"r"(rb):"memory");
  unsigned ok=0; while(!ok) asm volatile("{.reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p,[%1],0; selp.u32 %0,1,0,p;}":"=r"(ok):"r"(sb):"memory");
  y[i]=s[t];
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;":::"memory");
}
// remote load / remote arrive on mbarrier
extern "C" __global__ void __cluster_dims__(4,1,1) ring(const float *x, float *y){
  __shared__ float s[32]; __shared__ alignas(8) uint64_t bar;
  unsigned sb = (unsigned)__cvta_generic_to_shared(&bar), ss=(unsigned)__cvta_generic_to_shared(s);
  unsigned rank; asm volatile("mov.u32 %0,%%cluster_ctarank;":"=r"(rank));
  int t=threadIdx.x, i=blockIdx.x*32+t;
  s[t]=x[i];
  if(t==0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;"::"r"(sb));
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;":::"memory");
  float total=0;
  for(unsigned k=0;k<4;k++){ unsigned a; float v; asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(a):"r"(ss+4*t),"r"(k));
    asm volatile("ld.shared::cluster.f32 %0,[%1];":"=f"(v):"r"(a):"memory"); total+=v*(k+1);}
  __syncwarp();
  if(t<4){ unsigned a; asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(a):"r"(sb),"r"(t)); asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _,[%0];"::"r"(a):"memory"); }
  unsigned ok=0; while(!ok) asm volatile("{.reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p,[%1],0; selp.u32 %0,1,0,p;}":"=r"(ok):"r"(sb):"memory");
  s[t]=-1; // everyone has read mine
  y[i]=total;
}
#ifndef PLAIN  // ptxas calls a function of the driver's there
// bulk multicast
extern "C" __global__ void __cluster_dims__(2,1,1) multi(const int *x, int *y){
  __shared__ alignas(128) int s[128]; __shared__ alignas(8) uint64_t bar;
  unsigned sb = (unsigned)__cvta_generic_to_shared(&bar), ss=(unsigned)__cvta_generic_to_shared(s);
  unsigned rank; asm volatile("mov.u32 %0,%%cluster_ctarank;":"=r"(rank));
  int t=threadIdx.x;
  if(t==0){ asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;"::"r"(sb)); asm volatile("fence.mbarrier_init.release.cluster;"); asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 512;"::"r"(sb):"memory"); }
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;":::"memory");
  if(t==0) asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0],[%1],256,[%2],%3;"::"r"(ss+256*rank),"l"(x+64*rank),"r"(sb),"h"((unsigned short)3):"memory");
  unsigned ok=0; while(!ok) asm volatile("{.reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p,[%1],0; selp.u32 %0,1,0,p;}":"=r"(ok):"r"(sb):"memory");
  y[blockIdx.x*128+t]=s[t]; y[blockIdx.x*128+64+t]=s[64+t];
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;":::"memory");
}
#endif
// shared to remote shared bulk copy
extern "C" __global__ void __cluster_dims__(2,1,1) s2s(const int *x, int *y){
  __shared__ alignas(128) int s[64],d[64]; __shared__ alignas(8) uint64_t bar;
  unsigned sb = (unsigned)__cvta_generic_to_shared(&bar), ss=(unsigned)__cvta_generic_to_shared(s), sd=(unsigned)__cvta_generic_to_shared(d);
  unsigned rank; asm volatile("mov.u32 %0,%%cluster_ctarank;":"=r"(rank));
  int t=threadIdx.x;
  s[t]=x[blockIdx.x*64+t];
  asm volatile("fence.proxy.async.shared::cta;":::"memory");
  if(t==0){ asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;"::"r"(sb)); asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 256;"::"r"(sb):"memory"); }
  __syncthreads();
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;":::"memory");
  unsigned rd, rb; asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(rd):"r"(sd),"r"(rank^1));
  asm volatile("mapa.shared::cluster.u32 %0,%1,%2;":"=r"(rb):"r"(sb),"r"(rank^1));
  if(t==0) asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0],[%1],256,[%2];"::"r"(rd),"r"(ss),"r"(rb):"memory");
  unsigned ok=0; while(!ok) asm volatile("{.reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p,[%1],0; selp.u32 %0,1,0,p;}":"=r"(ok):"r"(sb):"memory");
  y[blockIdx.x*64+t]=d[t];
  asm volatile("barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;":::"memory");
}
// what is wrong with them is told: nothing says that the neighbour has begun, or keeps it until it was read
extern "C" __global__ void __cluster_dims__(2,1,1) early(const int *x, int *y){
  __shared__ int s[64]; auto c = cg::this_cluster();
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  y[blockIdx.x*64+threadIdx.x] = c.map_shared_rank(s, c.block_rank()^1)[threadIdx.x];
  c.sync();
}
extern "C" __global__ void __cluster_dims__(2,1,1) late(const int *x, int *y){
  __shared__ int s[64]; auto c = cg::this_cluster();
  s[threadIdx.x] = x[threadIdx.x];
  c.sync();
  y[blockIdx.x*64+threadIdx.x] = c.map_shared_rank(s, c.block_rank()^1)[threadIdx.x];
}
extern "C" __global__ void __cluster_dims__(2,1,1) racy(const int *x, int *y){
  __shared__ int s[64]; auto c = cg::this_cluster();
  c.sync();
  s[threadIdx.x] = x[threadIdx.x];
  y[blockIdx.x*64+threadIdx.x] = c.map_shared_rank(s, c.block_rank()^1)[threadIdx.x];
  c.sync();
}
// clusters as the launch says
extern "C" __global__ void any(const int *x, int *y){
  __shared__ int s; auto c = cg::this_cluster();
  if (threadIdx.x == 0) s = x[blockIdx.x];
  c.sync();
  if (threadIdx.x == 0 && c.block_rank() == 0) { int t = 0; for (unsigned r = 0; r < c.num_blocks(); r++) t += *c.map_shared_rank(&s, r); y[blockIdx.x] = t; }
  c.sync();
}
