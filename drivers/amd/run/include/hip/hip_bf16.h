// bfloat16 of HIP: the upper half of a float, kept as such and calculated in single precision, each result rounded
// to the nearest even. The functions by their documented names; hosts have them too.
#pragma once
#define DB_B static DB_BOTH
struct __hip_bfloat16 {
    unsigned short bits;
    __hip_bfloat16() = default;
    DB_BOTH __hip_bfloat16(float x) : bits(nearest(x)) {}
    DB_BOTH __hip_bfloat16(double x) : bits(nearest(float(x))) {}
    DB_BOTH __hip_bfloat16(int x) : bits(nearest(float(x))) {}
    DB_BOTH __hip_bfloat16(unsigned x) : bits(nearest(float(x))) {}
    DB_BOTH operator float() const { return __builtin_bit_cast(float, unsigned(bits) << 16); }

  private:
    static DB_BOTH unsigned short nearest(float x) {
        unsigned word = __builtin_bit_cast(unsigned, x);
        return x != x ? word >> 16 | 0x40 : (word + 0x7FFF + (word >> 16 & 1)) >> 16;
    }
};
typedef __hip_bfloat16 hip_bfloat16;
struct alignas(4) __hip_bfloat162 {
    __hip_bfloat16 x, y;
    __hip_bfloat162() = default;
    DB_BOTH __hip_bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) : x(x), y(y) {}
};
typedef __hip_bfloat16 __nv_bfloat16;
DB_B __hip_bfloat16 __float2bfloat16(float x) { return x; }
DB_B __hip_bfloat16 __float2bfloat16_rn(float x) { return x; }
DB_B __hip_bfloat16 __double2bfloat16(double x) { return x; }
DB_B float __bfloat162float(__hip_bfloat16 x) { return x; }
DB_B __hip_bfloat16 __ushort_as_bfloat16(unsigned short x) { return __builtin_bit_cast(__hip_bfloat16, x); }
DB_B __hip_bfloat16 __short_as_bfloat16(short x) { return __builtin_bit_cast(__hip_bfloat16, x); }
DB_B unsigned short __bfloat16_as_ushort(__hip_bfloat16 x) { return x.bits; }
DB_B short __bfloat16_as_short(__hip_bfloat16 x) { return (short)x.bits; }
DB_B __hip_bfloat162 __halves2bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) { return {x, y}; }
DB_B __hip_bfloat162 __bfloat162bfloat162(__hip_bfloat16 x) { return {x, x}; }
DB_B __hip_bfloat162 __float2bfloat162_rn(float x) { return {x, x}; }
DB_B __hip_bfloat162 __floats2bfloat162_rn(float x, float y) { return {x, y}; }
DB_B __hip_bfloat162 __float22bfloat162_rn(float2 v) { return {v.x, v.y}; }
DB_B float2 __bfloat1622float2(__hip_bfloat162 v) { return float2(float(v.x), float(v.y)); }
DB_B __hip_bfloat16 __low2bfloat16(__hip_bfloat162 v) { return v.x; }
DB_B __hip_bfloat16 __high2bfloat16(__hip_bfloat162 v) { return v.y; }
DB_B float __low2float(__hip_bfloat162 v) { return v.x; }
DB_B float __high2float(__hip_bfloat162 v) { return v.y; }
#define DB_BF16(name, value) \
    DB_B __hip_bfloat16 name(__hip_bfloat16 a, __hip_bfloat16 b) { float x = a, y = b; return float(value); } \
    DB_B __hip_bfloat162 name##2(__hip_bfloat162 a, __hip_bfloat162 b) { return {name(a.x, b.x), name(a.y, b.y)}; }
#define DB_BF16_CLAIM(name, claim) \
    DB_B bool name(__hip_bfloat16 a, __hip_bfloat16 b) { float x = a, y = b; return claim; }
DB_BF16(__hadd, x + y) DB_BF16(__hsub, x - y) DB_BF16(__hmul, x * y) DB_BF16(__hdiv, x / y)
DB_BF16(__hmax, x != x ? y : y != y ? x : x < y ? y : x) DB_BF16(__hmin, x != x ? y : y != y ? x : y < x ? y : x)
DB_BF16_CLAIM(__heq, x == y) DB_BF16_CLAIM(__hne, x != y && x == x && y == y) DB_BF16_CLAIM(__hlt, x < y)
DB_BF16_CLAIM(__hle, x <= y) DB_BF16_CLAIM(__hgt, x > y) DB_BF16_CLAIM(__hge, x >= y)
DB_B __hip_bfloat16 __hfma(__hip_bfloat16 a, __hip_bfloat16 b, __hip_bfloat16 c) {
    return __builtin_fmaf(float(a), float(b), float(c));
}
DB_B __hip_bfloat162 __hfma2(__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c) {
    return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};
}
DB_B __hip_bfloat16 __hneg(__hip_bfloat16 x) { return __ushort_as_bfloat16(x.bits ^ 0x8000); }
DB_B __hip_bfloat16 __habs(__hip_bfloat16 x) { return __ushort_as_bfloat16(x.bits & 0x7FFF); }
DB_B bool __hisnan(__hip_bfloat16 x) { return (x.bits & 0x7FFF) > 0x7F80; }
DB_B bool __hisinf(__hip_bfloat16 x) { return (x.bits & 0x7FFF) == 0x7F80; }
#define DB_B_AND_NUMBER template <class T, typename db_only_if<__is_arithmetic(T)>::yes = 0> DB_BOTH
#define DB_BF16_OPERATOR(op) \
    DB_B __hip_bfloat16 operator op(__hip_bfloat16 a, __hip_bfloat16 b) { return float(a) op float(b); } \
    DB_B_AND_NUMBER float operator op(__hip_bfloat16 a, T b) { return float(a) op float(b); } \
    DB_B_AND_NUMBER float operator op(T a, __hip_bfloat16 b) { return float(a) op float(b); } \
    DB_B __hip_bfloat16 &operator op##=(__hip_bfloat16 &a, __hip_bfloat16 b) { return a = a op b; }
DB_BF16_OPERATOR(+) DB_BF16_OPERATOR(-) DB_BF16_OPERATOR(*) DB_BF16_OPERATOR(/)
#define DB_BF16_BY(name) DB __hip_bfloat16 h##name(__hip_bfloat16 x) { return name(float(x)); }
DB_BF16_BY(sqrt) DB_BF16_BY(rsqrt) DB_BF16_BY(exp) DB_BF16_BY(exp2) DB_BF16_BY(log) DB_BF16_BY(log2) DB_BF16_BY(sin)
DB_BF16_BY(cos) DB_BF16_BY(floor) DB_BF16_BY(ceil) DB_BF16_BY(trunc) DB_BF16_BY(rint)
