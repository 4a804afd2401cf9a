// The kernels of kernels.json.gz: nvcc 13.5 -cubin -arch=sm_NN, of each the .text section, its registers, static shared
// memory and constant banks other than 0.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <mma.h>
#include <cuda_pipeline.h>
using namespace nvcuda;
#define K extern "C" __global__ void
K tiled(const float*A,const float*B,float*C,int n){
  __shared__ float a[16][16],b[16][16]; float s=0;int x=threadIdx.x,y=threadIdx.y,r=blockIdx.y*16+y,c=blockIdx.x*16+x;
  for(int t=0;t<n;t+=16){a[y][x]=A[r*n+t+x];b[y][x]=B[(t+y)*n+c];__syncthreads();
   for(int k=0;k<16;k++)s+=a[y][k]*b[k][x];__syncthreads();}
  C[r*n+c]=s;}
K blocked(const float4*A,const float4*B,float4*C,int n){ // 64x64 tile, 4x4 a thread
  __shared__ float4 a[16][16]; __shared__ float4 b[16][16]; float s[4][4]={};
  int x=threadIdx.x,y=threadIdx.y;int q=n/4;
  for(int t=0;t<n;t+=16){ a[y][x]=A[(t+y)*q+blockIdx.y*16+x]; b[y][x]=B[(t+y)*q+blockIdx.x*16+x]; __syncthreads();
   #pragma unroll
   for(int k=0;k<16;k++){float4 u=a[k][y],v=b[k][x];
    float uu[4]={u.x,u.y,u.z,u.w},vv[4]={v.x,v.y,v.z,v.w};
    for(int i=0;i<4;i++)for(int j=0;j<4;j++)s[i][j]+=uu[i]*vv[j];}
   __syncthreads();}
  for(int i=0;i<4;i++)C[(blockIdx.y*64+y*4+i)*q+blockIdx.x*16+x]=make_float4(s[i][0],s[i][1],s[i][2],s[i][3]);}
K softmax(const float*X,float*Y,int n){
  __shared__ float w[32]; const float*x=X+blockIdx.x*n; float m=-1e30f;
  for(int i=threadIdx.x;i<n;i+=blockDim.x)m=fmaxf(m,x[i]);
  for(int o=16;o;o>>=1)m=fmaxf(m,__shfl_xor_sync(~0u,m,o));
  if(threadIdx.x%32==0)w[threadIdx.x/32]=m;__syncthreads();
  m=w[0];for(int i=1;i<blockDim.x/32;i++)m=fmaxf(m,w[i]);__syncthreads();
  float s=0;for(int i=threadIdx.x;i<n;i+=blockDim.x)s+=expf(x[i]-m);
  for(int o=16;o;o>>=1)s+=__shfl_down_sync(~0u,s,o);
  if(threadIdx.x%32==0)w[threadIdx.x/32]=s;__syncthreads();
  s=0;for(int i=0;i<blockDim.x/32;i++)s+=w[i];
  for(int i=threadIdx.x;i<n;i+=blockDim.x)Y[blockIdx.x*n+i]=expf(x[i]-m)/s;}
K maths(const float*X,float*Y,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;float x=X[i];
  float r=sinf(x)+cosf(x)*tanf(x)+expf(x)+logf(fabsf(x)+1)+powf(fabsf(x),1.7f)+sqrtf(fabsf(x))+rsqrtf(fabsf(x)+.1f)+tanhf(x)+erff(x)+atanf(x)+cbrtf(x)+exp2f(x)+log2f(fabsf(x)+2)+1.f/x+fmodf(x,3.f)+floorf(x)+ceilf(x)+rintf(x)+truncf(x);
  Y[i]=r;}
K doubles(const double*X,double*Y,const long long*L,long long*M,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;double x=X[i];
  Y[i]=exp(x)+x/3.7+sqrt(fabs(x))+log(fabs(x)+1)+fmin(x,2.0)+fmax(x,-1.0)+floor(x)+fma(x,x,1.5);
  long long l=L[i];M[i]=l*l+(l/7)+(l%13)+(l<<(i&31))+(l>>(i&15))+__popcll(l)+__clzll(l)+(long long)x+min(l,1000LL)+(unsigned long long)l/11;}
K ints(const int*X,int*Y,int d,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;int x=X[i];unsigned u=x;
  int r=x/d+x%d+(int)(u/10)+(u%7)+__popc(u)+__clz(u)+__ffs(u)+__brev(u)+abs(x)+min(x,5)+max(x,-3)+(x>>3)+(u>>(i&31))+(x<<(d&31))+__byte_perm(x,d,0x5140)+__mulhi(x,d)+__umulhi(u,d)+__funnelshift_l(x,d,5)+__dp4a(x,d,3)+__sad(x,d,u)+(x&d|~x^i)+__vadd4(x,d)+__vmaxs2(x,d);
  unsigned char c=(unsigned char)x; short s=(short)x; r+=c*3+s*5;Y[i]=r;}
K halves(const __half2*X,__half2*Y,const __nv_bfloat162*P,__nv_bfloat162*Q,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;
  __half2 x=X[i];Y[i]=__hfma2(x,x,__hmul2(x,__float2half2_rn(.5f)));Y[i]=__hadd2(Y[i],__hmax2(x,__float2half2_rn(.25f)));
  if(__hgt(__low2half(x),__high2half(x)))Y[i]=h2exp(x);
  __nv_bfloat162 p=P[i];Q[i]=__hfma2(p,p,__hadd2(p,p)); if(__hlt(p.x,p.y))Q[i]=__hmul2(p,p);
  Y[i].x+=__float2half(__bfloat162float(p.x))+__int2half_rn(i);}
K wm(const __half*A,const __half*B,float*C,int n){wmma::fragment<wmma::matrix_a,16,16,16,__half,wmma::row_major>a;wmma::fragment<wmma::matrix_b,16,16,16,__half,wmma::col_major>b;wmma::fragment<wmma::accumulator,16,16,16,float>c;
  wmma::fill_fragment(c,0.f);for(int k=0;k<n;k+=16){wmma::load_matrix_sync(a,A+blockIdx.y*16*n+k,n);wmma::load_matrix_sync(b,B+blockIdx.x*16*n+k,n);wmma::mma_sync(c,a,b,c);}
  wmma::store_matrix_sync(C+blockIdx.y*16*n+blockIdx.x*16,c,n,wmma::mem_row_major);}
K wmh(const __half*A,const __half*B,__half*C,int n){wmma::fragment<wmma::matrix_a,16,16,16,__half,wmma::row_major>a;wmma::fragment<wmma::matrix_b,16,16,16,__half,wmma::row_major>b;wmma::fragment<wmma::accumulator,16,16,16,__half>c;
  __shared__ __half s[256];wmma::fill_fragment(c,__float2half(0.f));for(int k=0;k<n;k+=16){for(int i=threadIdx.x;i<256;i+=32)s[i]=A[(blockIdx.y*16+i/16)*n+k+i%16];__syncwarp();wmma::load_matrix_sync(a,s,16);wmma::load_matrix_sync(b,B+k*n+blockIdx.x*16,n);wmma::mma_sync(c,a,b,c);__syncwarp();}
  wmma::store_matrix_sync(C+blockIdx.y*16*n+blockIdx.x*16,c,n,wmma::mem_row_major);}
K imm(const signed char*A,const signed char*B,int*C,int n){wmma::fragment<wmma::matrix_a,16,16,16,signed char,wmma::row_major>a;wmma::fragment<wmma::matrix_b,16,16,16,signed char,wmma::col_major>b;wmma::fragment<wmma::accumulator,16,16,16,int>c;
  wmma::fill_fragment(c,0);for(int k=0;k<n;k+=16){wmma::load_matrix_sync(a,A+blockIdx.y*16*n+k,n);wmma::load_matrix_sync(b,B+blockIdx.x*16*n+k,n);wmma::mma_sync(c,a,b,c);}
  wmma::store_matrix_sync(C+blockIdx.y*16*n+blockIdx.x*16,c,n,wmma::mem_row_major);}
K histogram(const int*X,int*H,int n){__shared__ int h[64];if(threadIdx.x<64)h[threadIdx.x]=0;__syncthreads();
  for(int i=blockIdx.x*blockDim.x+threadIdx.x;i<n;i+=gridDim.x*blockDim.x)atomicAdd(&h[X[i]&63],1);__syncthreads();
  if(threadIdx.x<64)atomicAdd(&H[threadIdx.x],h[threadIdx.x]);}
K atomics(int*X,float*F,double*D,unsigned long long*U,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;
  atomicMax(X,i);atomicMin(X+1,-i);atomicOr(X+2,i);atomicAnd(X+3,~i);atomicXor(X+4,i);atomicInc(( unsigned*)X+5,100);int o=atomicExch(X+6+i,i);atomicCAS(X+6+i,i,o+5);
  atomicAdd(F,1.f);atomicAdd(D,.5);atomicAdd(U,(unsigned long long)i);atomicMax(U+1,(unsigned long long)i);}
K scan(const int*X,int*Y,int n){__shared__ int s[256];int t=threadIdx.x;int v=X[blockIdx.x*256+t];
  for(int o=1;o<32;o<<=1){int u=__shfl_up_sync(~0u,v,o);if((t&31)>=o)v+=u;}
  s[t]=v;__syncthreads(); int add=0;for(int w=0;w<t/32;w++)add+=s[w*32+31];Y[blockIdx.x*256+t]=v+add;}
K collatz(const int*X,int*Y,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;unsigned x=X[i];int c=0;while(x>1&&c<500){if(x&1)x=3*x+1;else x>>=1;c++;if(c==100)break;}Y[i]=c;}
K mandel(float*Y,int w,int h){int x=blockIdx.x*blockDim.x+threadIdx.x,y=blockIdx.y;float cr=x*3.f/w-2,ci=y*2.f/h-1,zr=0,zi=0;int i=0;for(;i<100&&zr*zr+zi*zi<4;i++){float t=zr*zr-zi*zi+cr;zi=2*zr*zi+ci;zr=t;}Y[y*w+x]=i;}
K switchy(const int*X,int*Y,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;if(i>=n)return;int x=X[i],r;switch(x&15){case 0:r=x*3;break;case 1:r=x/5;break;case 2:r=x^77;break;case 3:r=x+9;break;case 4:r=-x;break;case 5:r=x*x;break;case 6:r=x%9;break;case 7:r=1;break;case 8:r=x<<2;break;default:r=~x;}Y[i]=r;}
__device__ __noinline__ int fib(int n){return n<2?n:fib(n-1)+fib(n-2);}
K recursive(int*Y,int n){int i=threadIdx.x;Y[i]=fib(i%n);}
__device__ __noinline__ float helper(float a,float*p){p[0]=a*2;return a+p[1];}
K called(const float*X,float*Y,int n){int i=blockIdx.x*blockDim.x+threadIdx.x;float t[2]={1,2};float r=helper(X[i],t);Y[i]=r+t[0];}
K localarray(const int*X,int*Y,int n){int a[16];int i=threadIdx.x;for(int k=0;k<16;k++)a[k]=X[i*16+k];int s=0;for(int k=0;k<n;k++)s+=a[(X[k]+k)&15];Y[i]=s;}
K votes(const int*X,int*Y,unsigned*Z){int i=threadIdx.x;int x=X[i];unsigned b=__ballot_sync(~0u,x>0);Y[i]=__all_sync(~0u,x>-5)+2*__any_sync(~0u,x>90)+4*__syncthreads_count(x>0)+1000*__syncthreads_or(x>5)+2000*__syncthreads_and(x>5);Z[i]=b^__match_any_sync(~0u,x&3)^__reduce_add_sync(~0u,x)^__reduce_max_sync(~0u,x)^__activemask();
  if(x&1)Y[i]+=__shfl_sync(__activemask(),x,__ffs(__activemask())-1);}
K conv(const float*X,const float*W,float*Y,int n){int x=blockIdx.x*blockDim.x+threadIdx.x,y=blockIdx.y;float s=0;for(int j=-1;j<=1;j++)for(int i=-1;i<=1;i++){int a=x+i,b=y+j;if(a>=0&&a<n&&b>=0&&b<n)s+=X[b*n+a]*W[(j+1)*3+i+1];}if(x<n)Y[y*n+x]=s;}
K transpose(const float*X,float*Y,int n){__shared__ float t[32][33];int x=blockIdx.x*32+threadIdx.x;for(int j=0;j<32;j+=8)t[threadIdx.y+j][threadIdx.x]=X[(blockIdx.y*32+threadIdx.y+j)*n+x];__syncthreads();x=blockIdx.y*32+threadIdx.x;for(int j=0;j<32;j+=8)Y[(blockIdx.x*32+threadIdx.y+j)*n+x]=t[threadIdx.x][threadIdx.y+j];}
K pipe(const float4*X,float4*Y,int n){__shared__ float4 s[2][128];int t=threadIdx.x;__pipeline_memcpy_async(&s[0][t],X+t,16);__pipeline_commit();float4 a=make_float4(0,0,0,0);
  for(int i=0;i<n;i++){if(i+1<n)__pipeline_memcpy_async(&s[(i+1)&1][t],X+(i+1)*128+t,16);__pipeline_commit();__pipeline_wait_prior(1);__syncthreads();float4 v=s[i&1][(t+1)&127];a.x+=v.x;a.y+=v.y;a.z+=v.z;a.w+=v.w;__syncthreads();}Y[t]=a;}
K converts(const float*X,const double*D,int*Y,long long*L,unsigned char*B,float*F,int n){int i=threadIdx.x;float x=X[i];double d=D[i];Y[i]=(int)x+__float2int_rd(x)+__float2int_ru(x)+__float2uint_rz(x)+(int)d+(short)x;L[i]=(long long)x+(long long)d+(unsigned long long)x;B[i]=(unsigned char)x;F[i]=(float)Y[i]+(float)L[i]+(float)(unsigned)Y[i]+(float)d+__int2float_rz(Y[i])+__ll2float_ru(L[i])+__fadd_rd(x,.1f)+__fmul_ru(x,.3f)+__fmaf_rz(x,x,.7f)+__saturatef(x)+(float)(signed char)B[i];}
K dyn(float*Y,int n){extern __shared__ float d[];int t=threadIdx.x;for(int i=t;i<n;i+=blockDim.x)d[i]=i;__syncthreads();Y[t]=d[(t*7)%n]+d[n-1-t];}
K bitonic(int*X){__shared__ int s[256];int t=threadIdx.x;s[t]=X[t];__syncthreads();for(int k=2;k<=256;k<<=1)for(int j=k>>1;j;j>>=1){int o=t^j;if(o>t){bool up=(t&k)==0;int a=s[t],b=s[o];if((a>b)==up){s[t]=b;s[o]=a;}}__syncthreads();}X[t]=s[t];}
K lastblock(const float*X,float*P,unsigned*c,float*Y,int n){__shared__ float s[8];__shared__ bool last;float v=X[blockIdx.x*256+threadIdx.x];for(int o=16;o;o>>=1)v+=__shfl_xor_sync(~0u,v,o);if(threadIdx.x%32==0)s[threadIdx.x/32]=v;__syncthreads();
 if(threadIdx.x==0){float t=0;for(int i=0;i<8;i++)t+=s[i];P[blockIdx.x]=t;__threadfence();last=atomicInc(c,gridDim.x-1)==gridDim.x-1;}__syncthreads();if(last&&threadIdx.x==0){float t=0;for(int i=0;i<gridDim.x;i++)t+=((volatile float*)P)[i];*Y=t;}}
