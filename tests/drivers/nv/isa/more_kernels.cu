// The kernels of more_kernels.json.gz, made as those of kernels.json.gz: lanes in groups, barriers of a part of a block,
// products of every kind, wide atomics, floats of 8 bits. What a chip has not is left out there.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <mma.h>
using namespace nvcuda;
namespace cg=cooperative_groups;
#define K extern "C" __global__ void
K tiles(const int*X,int*Y){auto b=cg::this_thread_block();auto t=cg::tiled_partition<8>(b);int i=b.thread_rank();int v=X[i];
 Y[i]=cg::reduce(t,v,cg::plus<int>())+cg::inclusive_scan(t,v)*1000+t.shfl_xor(v,3)*3+t.any(v>50)+t.meta_group_rank()*7;}
K coalesced(const int*X,int*Y){int i=threadIdx.x;int v=X[i];if(v%3==0){auto g=cg::coalesced_threads();Y[i]=cg::reduce(g,v,cg::plus<int>())*100+g.thread_rank()+g.shfl(v,0)*7;}else{auto g=cg::coalesced_threads();auto l=cg::labeled_partition(g,v%5);Y[i]=-(int)l.num_threads()*10000-cg::reduce(l,v,cg::greater<int>());}}
K named(const int*X,int*Y){__shared__ int s[128];int t=threadIdx.x;
 if(t<128){s[t]=X[t]*2;asm volatile("bar.arrive 1,256;":::"memory");}else{asm volatile("bar.sync 1,256;":::"memory");Y[t-128]=s[255-t]+1;}
 asm volatile("bar.sync 2;");int p;asm volatile("{.reg .pred p,q;setp.gt.s32 q,%1,3;bar.red.popc.u32 %0,3,q;}":"=r"(p):"r"(t&7));Y[128+t]=p;}
K early(const int*X,int*Y,int n){int i=threadIdx.x+blockIdx.x*blockDim.x;if(i>=n)return;if(X[i]<0){Y[i]=-1;return;}for(int k=0;k<X[i];k++){if(k==17){Y[i]=17;return;}Y[i]+=k;}__syncwarp(__activemask());Y[i]+=1000;}
K wide(const __int128*X,const __int128*W,__int128*Y){int i=threadIdx.x;Y[3*i]=X[i]*W[i];Y[3*i+1]=X[i]/W[i];Y[3*i+2]=X[i]+W[i]-(X[i]>>7);}
K floats(float*F,double*D){__shared__ float f;__shared__ double d;if(threadIdx.x==0){f=0;d=0;}__syncthreads();
 atomicAdd(&f,1.5f);atomicAdd(&d,.25);__syncthreads();if(threadIdx.x==0){F[0]=f;D[0]=d;}}
K dd(const double*A,const double*B,double*C){wmma::fragment<wmma::matrix_a,8,8,4,double,wmma::row_major>a;wmma::fragment<wmma::matrix_b,8,8,4,double,wmma::row_major>b;wmma::fragment<wmma::accumulator,8,8,4,double>c;wmma::fill_fragment(c,0.);wmma::load_matrix_sync(a,A,4);wmma::load_matrix_sync(b,B,8);wmma::mma_sync(c,a,b,c);wmma::store_matrix_sync(C,c,8,wmma::mem_row_major);}
#if __CUDA_ARCH__<900
K s4(const int*A,const int*B,int*C){wmma::fragment<wmma::matrix_a,8,8,32,wmma::experimental::precision::s4,wmma::row_major>a;wmma::fragment<wmma::matrix_b,8,8,32,wmma::experimental::precision::s4,wmma::col_major>b;wmma::fragment<wmma::accumulator,8,8,32,int>c;wmma::fill_fragment(c,0);wmma::load_matrix_sync(a,A,32);wmma::load_matrix_sync(b,B,32);wmma::mma_sync(c,a,b,c);wmma::store_matrix_sync(C,c,8,wmma::mem_row_major);}
#endif
#if __CUDA_ARCH__<1000
K b1(const int*A,const int*B,int*C){wmma::fragment<wmma::matrix_a,8,8,128,wmma::experimental::precision::b1,wmma::row_major>a;wmma::fragment<wmma::matrix_b,8,8,128,wmma::experimental::precision::b1,wmma::col_major>b;wmma::fragment<wmma::accumulator,8,8,128,int>c;wmma::fill_fragment(c,0);wmma::load_matrix_sync(a,A,128);wmma::load_matrix_sync(b,B,128);wmma::bmma_sync(c,a,b,c,wmma::experimental::bmmaBitOpAND);wmma::store_matrix_sync(C,c,8,wmma::mem_row_major);}
#endif
K sparse(const __half*A,const __half*B,const unsigned*M,float*C){int t=threadIdx.x,g=t/4,h=t%4;const unsigned*a=(const unsigned*)A;unsigned a0=a[g*4+h],a1=a[(g+8)*4+h];unsigned b0,b1;__half2 x=__halves2half2(B[(2*h)*8+g],B[(2*h+1)*8+g]),y=__halves2half2(B[(2*h+8)*8+g],B[(2*h+9)*8+g]);b0=*(unsigned*)&x;b1=*(unsigned*)&y;float c[4]={0,0,0,0};
 asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3},{%4,%5},{%6,%7},{%0,%1,%2,%3},%8,0x0;":"+f"(c[0]),"+f"(c[1]),"+f"(c[2]),"+f"(c[3]):"r"(a0),"r"(a1),"r"(b0),"r"(b1),"r"(M[t]));
 C[g*8+2*h]=c[0];C[g*8+2*h+1]=c[1];C[(g+8)*8+2*h]=c[2];C[(g+8)*8+2*h+1]=c[3];}
K cpasync(const int*X,int*Y,int n){__shared__ __align__(16) int s[256];int t=threadIdx.x;unsigned p=__cvta_generic_to_shared(s+t*4);s[t*4]=s[t*4+1]=s[t*4+2]=s[t*4+3]=9;__syncthreads();
 int z=t<n?16:4;asm volatile("cp.async.cg.shared.global [%0],[%1],16,%2;"::"r"(p),"l"(X+t*4),"r"(z));asm volatile("cp.async.commit_group;cp.async.wait_group 0;");__syncthreads();
 unsigned q=__cvta_generic_to_shared(s+t);Y[t]=s[t*4]+s[t*4+3];__syncthreads();asm volatile("cp.async.ca.shared.global [%0],[%1],4;cp.async.wait_all;"::"r"(q),"l"(X+63-t));__syncthreads();Y[64+t]=s[63-t];}
K fp8(const float2*X,unsigned short*Y,unsigned short*Z,__half2*W){int i=threadIdx.x;Y[i]=__nv_cvt_float2_to_fp8x2(X[i],__NV_SATFINITE,__NV_E4M3);Z[i]=__nv_cvt_float2_to_fp8x2(X[i],__NV_SATFINITE,__NV_E5M2);__half2_raw r=__nv_cvt_fp8x2_to_halfraw2(Y[i],__NV_E4M3);W[i]=r;}
K stm(const unsigned*X,__half*Y){
#if __CUDA_ARCH__>=900
 __shared__ __align__(16) __half s[64*4];unsigned p=__cvta_generic_to_shared(s+threadIdx.x*8);asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0],{%1,%2,%3,%4};"::"r"(p),"r"(X[threadIdx.x]),"r"(X[32+threadIdx.x]),"r"(X[64+threadIdx.x]),"r"(X[96+threadIdx.x]));__syncwarp();for(int i=0;i<8;i++)Y[i*32+threadIdx.x]=s[i*32+threadIdx.x];
#endif
}
K cas128(unsigned __int128*X,int*Y){
#if __CUDA_ARCH__>=900
 unsigned __int128 o=*X,w;do{w=o;o=atomicCAS(X,w,w+(((unsigned __int128)1)<<64)+1);}while(o!=w);
#endif
}
K vec(const float4*X,float4*Y,float*S){
#if __CUDA_ARCH__>=900
 atomicAdd(Y,X[threadIdx.x]);atomicAdd((float2*)S,make_float2(1,2));
#endif
}
