// Conversions of OpenCL C: plain, rounded as a name says, and bound to what the type has (a NaN becomes 0). Between
// floating types a directed rounding takes the nearest and steps back if that went the wrong way.

// Plain, and to the nearest of a floating type.
#define DB_CONVERT_FROM(T, S) \
    DB T convert_##T(S x) { return (T)x; } \
    DB T##2 convert_##T##2(S##2 x) { return __builtin_convertvector(x, T##2); } \
    DB T##3 convert_##T##3(S##3 x) { return __builtin_convertvector(x, T##3); } \
    DB T##4 convert_##T##4(S##4 x) { return __builtin_convertvector(x, T##4); } \
    DB T##8 convert_##T##8(S##8 x) { return __builtin_convertvector(x, T##8); } \
    DB T##16 convert_##T##16(S##16 x) { return __builtin_convertvector(x, T##16); }
#define DB_FROM_INTS(M, ...) \
    M(__VA_ARGS__, char) M(__VA_ARGS__, uchar) M(__VA_ARGS__, short) M(__VA_ARGS__, ushort) \
    M(__VA_ARGS__, int) M(__VA_ARGS__, uint) M(__VA_ARGS__, long) M(__VA_ARGS__, ulong)
#define DB_FROM_FLOATS(M, ...) M(__VA_ARGS__, half) M(__VA_ARGS__, float) M(__VA_ARGS__, double)
#define DB_CONVERT_TO(T) DB_FROM_INTS(DB_CONVERT_FROM, T) DB_FROM_FLOATS(DB_CONVERT_FROM, T)
DB_INT_TYPES(DB_CONVERT_TO)
DB_FLOAT_TYPES(DB_CONVERT_TO)

// The rest is many functions: `source.py` asks for them where a source uses some.
#ifdef DB_RARE
#define DB_WIDTHS(M, ...) \
    M(__VA_ARGS__, ) M(__VA_ARGS__, 2) M(__VA_ARGS__, 3) M(__VA_ARGS__, 4) M(__VA_ARGS__, 8) M(__VA_ARGS__, 16)

// To whole numbers: which whole number, then what the type has of them.
#define DB_WHOLE_OF(T, S, W) \
    DB T##W convert_##T##W##_rte(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_rtz(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_rtn(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_rtp(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_sat(S##W x) { \
        const long low = DB_LEAST(T) > DB_LEAST(S) ? DB_LEAST(T) : DB_LEAST(S); \
        const ulong high = DB_MOST(T) < DB_MOST(S) ? DB_MOST(T) : DB_MOST(S); \
        return convert_##T##W(clamp(x, (S##W)(S)low, (S##W)(S)high)); \
    } \
    DB T##W convert_##T##W##_sat_rte(S##W x) { return convert_##T##W##_sat(x); } \
    DB T##W convert_##T##W##_sat_rtz(S##W x) { return convert_##T##W##_sat(x); } \
    DB T##W convert_##T##W##_sat_rtn(S##W x) { return convert_##T##W##_sat(x); } \
    DB T##W convert_##T##W##_sat_rtp(S##W x) { return convert_##T##W##_sat(x); }
#define DB_LEAST(T) ((T)-1 < (T)1 ? -(long)(DB_MOST(T)) - 1 : 0)
#define DB_MOST(T) (~0ul >> (64 - 8 * sizeof(T) + ((T)-1 < (T)1)))
#define DB_ROUNDED_OF(T, S, W) \
    DB T##W convert_##T##W##_rte(S##W x) { return convert_##T##W(rint(x)); } \
    DB T##W convert_##T##W##_rtz(S##W x) { return convert_##T##W(x); } \
    DB T##W convert_##T##W##_rtn(S##W x) { return convert_##T##W(floor(x)); } \
    DB T##W convert_##T##W##_rtp(S##W x) { return convert_##T##W(ceil(x)); } \
    DB T##W convert_##T##W##_sat(S##W x) { return db_##T##W##_of(convert_double##W(x)); } \
    DB T##W convert_##T##W##_sat_rte(S##W x) { return convert_##T##W##_sat(rint(x)); } \
    DB T##W convert_##T##W##_sat_rtz(S##W x) { return convert_##T##W##_sat(x); } \
    DB T##W convert_##T##W##_sat_rtn(S##W x) { return convert_##T##W##_sat(floor(x)); } \
    DB T##W convert_##T##W##_sat_rtp(S##W x) { return convert_##T##W##_sat(ceil(x)); }
#define DB_NARROW(T, W) \
    DB T##W db_##T##W##_of(double##W x) { \
        return convert_##T##W(clamp(x == x ? x : (double##W)0.0, (double##W)DB_LEAST(T), (double##W)DB_MOST(T))); \
    }
#define DB_LONG(T, W) /* the greatest long is no double: what is above the greatest double below it, apart */ \
    DB T##W db_##T##W##_of(double##W x) { \
        const double above = (T)-1 < (T)1 ? 0x1p63 : 0x1p64, below = (T)-1 < (T)1 ? 0x1p63 - 0x1p10 : 0x1p64 - 0x1p11; \
        T##W found = convert_##T##W(clamp(x == x ? x : (double##W)0.0, (double##W)DB_LEAST(T), (double##W)below)); \
        return x >= (double##W)above ? (T##W)DB_MOST(T) : found; \
    }
#define DB_WHOLE_FROM(T, S) DB_WIDTHS(DB_WHOLE_OF, T, S)
#define DB_ROUNDED_FROM(T, S) DB_WIDTHS(DB_ROUNDED_OF, T, S)
#define DB_TO_WHOLE(T, M) DB_WIDTHS(M, T) DB_FROM_INTS(DB_WHOLE_FROM, T) DB_FROM_FLOATS(DB_ROUNDED_FROM, T)
DB_TO_WHOLE(char, DB_NARROW) DB_TO_WHOLE(uchar, DB_NARROW) DB_TO_WHOLE(short, DB_NARROW)
DB_TO_WHOLE(ushort, DB_NARROW) DB_TO_WHOLE(int, DB_NARROW) DB_TO_WHOLE(uint, DB_NARROW)
DB_TO_WHOLE(long, DB_LONG) DB_TO_WHOLE(ulong, DB_LONG)

// To floating types. Whether x, rounded to the nearest, went above or below it.
DB bool db_above(double near, double x) { return near > x; }
DB bool db_below(double near, double x) { return near < x; }
DB bool db_above(double near, long x) { return near >= 0x1p63 || (near >= -0x1p63 && (long)near > x); }
DB bool db_below(double near, long x) { return near < -0x1p63 || (near < 0x1p63 && (long)near < x); }
DB bool db_above(double near, ulong x) { return near >= 0x1p64 || (near >= 0 && (ulong)near > x); }
DB bool db_below(double near, ulong x) { return near < 0 || (near < 0x1p64 && (ulong)near < x); }
#define DB_STEPPED(T, S, X) \
    DB T convert_##T##_rte(S x) { return (T)x; } \
    DB T convert_##T##_rtn(S x) { T near = (T)x; return db_above(near, (X)x) ? nextafter(near, (T)-INFINITY) : near; } \
    DB T convert_##T##_rtp(S x) { T near = (T)x; return db_below(near, (X)x) ? nextafter(near, (T)INFINITY) : near; } \
    DB T convert_##T##_rtz(S x) { return x < (S)0 ? convert_##T##_rtp(x) : convert_##T##_rtn(x); } \
    DB_EACH_TO(T, _rte, S) DB_EACH_TO(T, _rtn, S) DB_EACH_TO(T, _rtp, S) DB_EACH_TO(T, _rtz, S)
#define DB_EACH_TO(T, mode, S) \
    DB T##2 convert_##T##2##mode(S##2 x) { return (T##2)(convert_##T##mode(x.s0), convert_##T##mode(x.s1)); } \
    DB T##3 convert_##T##3##mode(S##3 x) { return (T##3)(convert_##T##2##mode(x.s01), convert_##T##mode(x.s2)); } \
    DB T##4 convert_##T##4##mode(S##4 x) { return (T##4)(convert_##T##2##mode(x.lo), convert_##T##2##mode(x.hi)); } \
    DB T##8 convert_##T##8##mode(S##8 x) { return (T##8)(convert_##T##4##mode(x.lo), convert_##T##4##mode(x.hi)); } \
    DB T##16 convert_##T##16##mode(S##16 x) { return (T##16)(convert_##T##8##mode(x.lo), convert_##T##8##mode(x.hi)); }
#define DB_STEPPED_ALL(T) \
    DB_STEPPED(T, char, double) DB_STEPPED(T, uchar, double) DB_STEPPED(T, short, double) \
    DB_STEPPED(T, ushort, double) DB_STEPPED(T, int, double) DB_STEPPED(T, uint, double) \
    DB_STEPPED(T, long, long) DB_STEPPED(T, ulong, ulong) \
    DB_STEPPED(T, half, double) DB_STEPPED(T, float, double) DB_STEPPED(T, double, double)
DB_FLOAT_TYPES(DB_STEPPED_ALL)
#endif
