// Functions of OpenCL C whose operands, or what they give beside a result, are of another type: by elements.
#define DB_EACH_WITH(R, name, A, B) \
    DB R##2 name(A##2 x, B##2 y) { return (R##2)(name(x.s0, y.s0), name(x.s1, y.s1)); } \
    DB R##3 name(A##3 x, B##3 y) { return (R##3)(name(x.s01, y.s01), name(x.s2, y.s2)); } \
    DB R##4 name(A##4 x, B##4 y) { return (R##4)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
    DB R##8 name(A##8 x, B##8 y) { return (R##8)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
    DB R##16 name(A##16 x, B##16 y) { return (R##16)(name(x.lo, y.lo), name(x.hi, y.hi)); }
#define DB_EACH_OF_3(R, name, T) \
    DB R##2 name(T##2 x, T##2 y, T##2 z) { return (R##2)(name(x.s0, y.s0, z.s0), name(x.s1, y.s1, z.s1)); } \
    DB R##3 name(T##3 x, T##3 y, T##3 z) { return (R##3)(name(x.s01, y.s01, z.s01), name(x.s2, y.s2, z.s2)); } \
    DB R##4 name(T##4 x, T##4 y, T##4 z) { return (R##4)(name(x.lo, y.lo, z.lo), name(x.hi, y.hi, z.hi)); } \
    DB R##8 name(T##8 x, T##8 y, T##8 z) { return (R##8)(name(x.lo, y.lo, z.lo), name(x.hi, y.hi, z.hi)); } \
    DB R##16 name(T##16 x, T##16 y, T##16 z) { return (R##16)(name(x.lo, y.lo, z.lo), name(x.hi, y.hi, z.hi)); }

// Exponents.
DB half frexp(half x, int *by) { return (half)frexp((float)x, by); }
DB half ldexp(half x, int by) { return (half)ldexp((float)x, by); }
DB int ilogb(half x) { return ilogb((float)x); }
DB half logb(half x) { return (half)logb((float)x); }
DB half pown(half x, int n) { return (half)pown((float)x, n); }
DB half rootn(half x, int n) { return (half)rootn((float)x, n); }
DB half nan(ushort code) { return as_half((ushort)(0x7E00 | (code & 0x1FF))); }
#define DB_BY_SIZE(M, T) M(T, 2) M(T, 3) M(T, 4) M(T, 8) M(T, 16)
#define DB_BY_INT(T, N) DB T##N ldexp(T##N x, int by) { return ldexp(x, (int##N)by); }
#define DB_EXPONENTS(T) \
    DB_EACH(int, ilogb, T) DB_EACH(T, logb, T) DB_EACH_OF_2(T, nextafter, T) \
    DB_EACH_WITH(T, ldexp, T, int) DB_EACH_WITH(T, pown, T, int) DB_EACH_WITH(T, rootn, T, int) DB_BY_SIZE(DB_BY_INT, T)
DB_FLOAT_TYPES(DB_EXPONENTS)
DB_EACH(half, nan, ushort) DB_EACH(float, nan, uint) DB_EACH(double, nan, ulong)

// What gives something by its last operand, too.
#define DB_BESIDE(R, name, T, N) \
    DB T##N name(T##N x, R##N *beside) { \
        T##N found; \
        for (int i = 0; i < N; ++i) { \
            R one; \
            found[i] = name(x[i], &one); \
            (*beside)[i] = one; \
        } \
        return found; \
    }
#define DB_BESIDE_ALL(R, name, T) \
    DB_BESIDE(R, name, T, 2) DB_BESIDE(R, name, T, 3) DB_BESIDE(R, name, T, 4) DB_BESIDE(R, name, T, 8) \
    DB_BESIDE(R, name, T, 16)
DB double lgamma_r(double x, int *sign) {
    *sign = as_long(x) < 0 && (x > -1 || fmod(floor(x), 2.0) != 0) ? -1 : 1;
    return lgamma(x);
}
DB float lgamma_r(float x, int *sign) { return (float)lgamma_r((double)x, sign); }
DB half lgamma_r(half x, int *sign) { return (half)lgamma_r((float)x, sign); }
DB half sincos(half x, half *cosine) {
    *cosine = cos(x);
    return sin(x);
}
#define DB_AND_BESIDE(T) \
    DB_BESIDE_ALL(int, frexp, T) DB_BESIDE_ALL(int, lgamma_r, T) DB_BESIDE_ALL(T, sincos, T)
DB_FLOAT_TYPES(DB_AND_BESIDE)
DB double remquo(double x, double y, int *quotient) { // and the last seven bits of the quotient, with its sign
    double size = fabs(y), part = fmod(fabs(x), 128 * size), count = rint((part - remainder(part, size)) / size);
    *quotient = isfinite(count) ? (int)count & 127 : 0;
    *quotient = (x < 0) != (y < 0) ? -*quotient : *quotient;
    return remainder(x, y);
}
DB float remquo(float x, float y, int *quotient) { return (float)remquo((double)x, (double)y, quotient); }
DB half remquo(half x, half y, int *quotient) { return (half)remquo((float)x, (float)y, quotient); }
#define DB_REMQUO(T, N) \
    DB T##N remquo(T##N x, T##N y, int##N *quotient) { \
        T##N found; \
        for (int i = 0; i < N; ++i) { \
            int one; \
            found[i] = remquo(x[i], y[i], &one); \
            (*quotient)[i] = one; \
        } \
        return found; \
    }
DB_BY_SIZE(DB_REMQUO, half) DB_BY_SIZE(DB_REMQUO, float) DB_BY_SIZE(DB_REMQUO, double)

// Whole numbers and bits.
#define DB_MAD_SAT(T, W, low, high) \
    DB T mad_sat(T x, T y, T z) { return (T)min(max((W)x * y + z, (W)(low)), (W)(high)); } \
    DB_EACH_OF_3(T, mad_sat, T)
DB_MAD_SAT(char, int, -128, 127) DB_MAD_SAT(uchar, uint, 0, 255) DB_MAD_SAT(short, int, -32768, 32767)
DB_MAD_SAT(ushort, ulong, 0, 65535) DB_MAD_SAT(int, long, INT_MIN, INT_MAX) DB_MAD_SAT(uint, ulong, 0, UINT_MAX)
DB long mad_sat(long x, long y, long z) {
    __int128 found = (__int128)x * y + z;
    return found > LONG_MAX ? LONG_MAX : found < LONG_MIN ? LONG_MIN : (long)found;
}
DB ulong mad_sat(ulong x, ulong y, ulong z) {
    unsigned __int128 found = (unsigned __int128)x * y + z;
    return found > ULONG_MAX ? ULONG_MAX : (ulong)found;
}
DB_EACH_OF_3(long, mad_sat, long) DB_EACH_OF_3(ulong, mad_sat, ulong)
DB_EACH_WITH(short, upsample, char, uchar) DB_EACH_WITH(ushort, upsample, uchar, uchar)
DB_EACH_WITH(int, upsample, short, ushort) DB_EACH_WITH(uint, upsample, ushort, ushort)
DB_EACH_WITH(long, upsample, int, uint) DB_EACH_WITH(ulong, upsample, uint, uint)
#define DB_BITS_AS(T, I) DB T bitselect(T x, T y, T which) { return as_##T(bitselect(as_##I(x), as_##I(y), as_##I(which))); }
#define DB_BITS_AS_ALL(T, I) \
    DB_BITS_AS(T, I) DB_BITS_AS(T##2, I##2) DB_BITS_AS(T##3, I##3) DB_BITS_AS(T##4, I##4) DB_BITS_AS(T##8, I##8) \
    DB_BITS_AS(T##16, I##16)
DB_BITS_AS_ALL(half, short) DB_BITS_AS_ALL(float, int) DB_BITS_AS_ALL(double, long)

// Media operations of AMD. Source: the text of the extensions cl_amd_media_ops and cl_amd_media_ops2.
DB uint amd_pack(float4 x) { return (uint)x.s0 & 255 | ((uint)x.s1 & 255) << 8 | ((uint)x.s2 & 255) << 16 | (uint)x.s3 << 24; }
DB uint amd_bitalign(uint x, uint y, uint by) { return (uint)(upsample(x, y) >> (by & 31)); }
DB uint amd_bytealign(uint x, uint y, uint by) { return (uint)(upsample(x, y) >> 8 * (by & 3)); }
DB uint amd_lerp(uint x, uint y, uint up) { return as_uint(convert_uchar4(
    (convert_ushort4(as_uchar4(x)) + convert_ushort4(as_uchar4(y)) + convert_ushort4(as_uchar4(up & 0x01010101))) >> (ushort4)1)); }
DB uint amd_sad(uint x, uint y, uint sum) {
    uint4 apart = convert_uint4(abs_diff(as_uchar4(x), as_uchar4(y)));
    return apart.s0 + apart.s1 + apart.s2 + apart.s3 + sum;
}
DB uint amd_sadhi(uint x, uint y, uint sum) { return (amd_sad(x, y, 0) << 16) + sum; }
DB uint amd_sad4(uint4 x, uint4 y, uint sum) {
    return amd_sad(x.s0, y.s0, amd_sad(x.s1, y.s1, amd_sad(x.s2, y.s2, amd_sad(x.s3, y.s3, sum))));
}
DB uint amd_sadd(uint x, uint y, uint sum) { return abs_diff(x, y) + sum; }
DB uint amd_sadw(uint x, uint y, uint sum) {
    uint2 apart = convert_uint2(abs_diff(as_ushort2(x), as_ushort2(y)));
    return apart.s0 + apart.s1 + sum;
}
DB uint amd_bfm(uint count, uint from) { return ((1u << (count & 31)) - 1) << (from & 31); }
DB uint amd_bfe(uint x, uint from, uint count) { return __builtin_amdgcn_ubfe(x, from, count); }
DB int amd_bfe(int x, uint from, uint count) { return __builtin_amdgcn_sbfe(x, from, count); }
#define DB_OF_THREE(T) \
    DB T amd_min3(T x, T y, T z) { return min(min(x, y), z); } \
    DB T amd_max3(T x, T y, T z) { return max(max(x, y), z); } \
    DB T amd_median3(T x, T y, T z) { return max(min(x, y), min(max(x, y), z)); } \
    DB_EACH_OF_3(T, amd_min3, T) DB_EACH_OF_3(T, amd_max3, T) DB_EACH_OF_3(T, amd_median3, T)
DB_OF_THREE(int) DB_OF_THREE(uint) DB_OF_THREE(float)
DB_EACH_OF_3(uint, amd_bitalign, uint) DB_EACH_OF_3(uint, amd_bytealign, uint) DB_EACH_OF_3(uint, amd_lerp, uint)
DB_EACH_OF_3(uint, amd_sad, uint) DB_EACH_OF_3(uint, amd_sadhi, uint) DB_EACH_OF_3(uint, amd_sadd, uint)
DB_EACH_OF_3(uint, amd_sadw, uint) DB_EACH_OF_3(uint, amd_bfe, uint) DB_EACH_WITH(uint, amd_bfm, uint, uint)
#define DB_BFE(N) \
    DB int##N amd_bfe(int##N x, uint##N from, uint##N count) { \
        int##N found; \
        for (int i = 0; i < N; ++i) \
            found[i] = amd_bfe(x[i], from[i], count[i]); \
        return found; \
    }
#define DB_UNPACKED(name, at) \
    DB float name(uint x) { return (float)(x >> at & 255); } \
    DB_EACH(float, name, uint)
DB_BFE(2) DB_BFE(3) DB_BFE(4) DB_BFE(8) DB_BFE(16)
DB_UNPACKED(amd_unpack0, 0) DB_UNPACKED(amd_unpack1, 8) DB_UNPACKED(amd_unpack2, 16) DB_UNPACKED(amd_unpack3, 24)

// Products of the four bytes of a word (cl_khr_integer_dot_product): s and u tell which side is signed.
#define DB_DOT(name, R, builtin) \
    DB R dot_4x8packed_##name(uint a, uint b) { return builtin(0, false); } \
    DB R dot_acc_sat_4x8packed_##name(uint a, uint b, R sum) { return builtin(sum, true); }
#define DB_DOT_SS(sum, bound) __builtin_amdgcn_sudot4(true, (int)a, true, (int)b, sum, bound)
#define DB_DOT_SU(sum, bound) __builtin_amdgcn_sudot4(true, (int)a, false, (int)b, sum, bound)
#define DB_DOT_US(sum, bound) __builtin_amdgcn_sudot4(false, (int)a, true, (int)b, sum, bound)
#define DB_DOT_UU(sum, bound) __builtin_amdgcn_udot4(a, b, sum, bound)
DB_DOT(ss_int, int, DB_DOT_SS) DB_DOT(su_int, int, DB_DOT_SU) DB_DOT(us_int, int, DB_DOT_US)
DB_DOT(uu_uint, uint, DB_DOT_UU)

// Elements by number: many functions again (see conversions.h).
#ifdef DB_RARE
#define DB_PICKED(T, U, N, M) \
    DB T##M shuffle(T##N x, U##M which) { \
        T##M found; \
        for (int i = 0; i < M; ++i) \
            found[i] = x[which[i] & N - 1]; \
        return found; \
    } \
    DB T##M shuffle2(T##N x, T##N y, U##M which) { \
        T##M found; \
        for (int i = 0; i < M; ++i) \
            found[i] = which[i] & N ? y[which[i] & N - 1] : x[which[i] & N - 1]; \
        return found; \
    }
#define DB_PICKED_OF(T, U, N) DB_PICKED(T, U, N, 2) DB_PICKED(T, U, N, 4) DB_PICKED(T, U, N, 8) DB_PICKED(T, U, N, 16)
#define DB_SHUFFLE(T, U) DB_PICKED_OF(T, U, 2) DB_PICKED_OF(T, U, 4) DB_PICKED_OF(T, U, 8) DB_PICKED_OF(T, U, 16)
DB_SHUFFLE(char, uchar) DB_SHUFFLE(uchar, uchar) DB_SHUFFLE(short, ushort) DB_SHUFFLE(ushort, ushort)
DB_SHUFFLE(int, uint) DB_SHUFFLE(uint, uint) DB_SHUFFLE(long, ulong) DB_SHUFFLE(ulong, ulong)
DB_SHUFFLE(half, ushort) DB_SHUFFLE(float, uint) DB_SHUFFLE(double, ulong)
#endif
