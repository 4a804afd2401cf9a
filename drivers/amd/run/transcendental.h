// Exponents, logarithms and angles of OpenCL C. What is of single precision is computed in double, what is of
// half in single: the bounds of the specification, section 7.4, hold. In double are exp, log and their kin.
// HIP kernels have the same, without vectors and halves.
#define DB_LN2 0.6931471805599453
#define DB_LN2_REST 2.3190468138462996e-17
#define DB_LOG2_E 1.4426950408889634
#define DB_LOG10_E 0.4342944819032518
#define DB_LOG10_2 0.3010299956639812
#define DB_LOG10_2_REST -2.8037281277851704e-18
#define DB_LN10 2.302585092994046
#define DB_HALF_PI 1.5707963267948966
#define DB_HALF_PI_REST 6.123233995736766e-17
DB double ldexp(double x, int by) { return __builtin_ldexp(x, by); }
DB float ldexp(float x, int by) { return __builtin_ldexpf(x, by); }
DB double db_exp_near(double x, int by) { // x of at most 0.35, times 2^by
    double sum = 1.0;
    for (int i = 14; i; --i)
        sum = fma(sum, x / i, 1.0);
    return ldexp(sum, by);
}
DB double exp(double x) {
    double bounded = fmin(fmax(x, -800.0), 800.0), n = rint(bounded * DB_LOG2_E);
    double near = fma(-n, DB_LN2_REST, fma(-n, DB_LN2, bounded));
    return isnan(x) ? x : db_exp_near(near, (int)n);
}
DB double exp2(double x) {
    double bounded = fmin(fmax(x, -1100.0), 1100.0), n = rint(bounded);
    return isnan(x) ? x : db_exp_near((bounded - n) * DB_LN2, (int)n);
}
DB double exp10(double x) {
    double bounded = fmin(fmax(x, -330.0), 330.0), n = rint(bounded / DB_LOG10_2);
    double near = fma(-n, DB_LOG10_2_REST, fma(-n, DB_LOG10_2, bounded)) * DB_LN10;
    return isnan(x) ? x : db_exp_near(near, (int)n);
}
DB double db_log_near(double x, int *by) { // of x without its 2^by, which lies in [0.7, 1.4]
    double mantissa = __builtin_frexp(x, by);
    if (mantissa < 0.7071067811865476) {
        mantissa *= 2;
        --*by;
    }
    double s = (mantissa - 1) / (mantissa + 1), square = s * s, sum = 0;
    for (int i = 25; i > 1; i -= 2)
        sum = fma(sum, square, 1.0 / i);
    return 2 * fma(s * square, sum, s);
}
DB double db_log_edge(double x, double found) { return x > 0 ? x < INFINITY ? found : x : x == 0 ? -INFINITY : NAN; }
DB double log(double x) {
    int by;
    double near = db_log_near(x, &by);
    return db_log_edge(x, fma((double)by, DB_LN2, fma((double)by, DB_LN2_REST, near)));
}
DB double log2(double x) {
    int by;
    double near = db_log_near(x, &by);
    return db_log_edge(x, fma(near, DB_LOG2_E, (double)by));
}
DB double log10(double x) {
    int by;
    double near = db_log_near(x, &by);
    return db_log_edge(x, fma((double)by, DB_LOG10_2, fma((double)by, DB_LOG10_2_REST, near * DB_LOG10_E)));
}
// Angles above 2^20: the bits of 2/pi that decide, as Payne and Hanek have it ("Radian reduction", 1983).
DB_TABLE uint db_two_over_pi[8] = {0, 0xA2F9836E, 0x4E441529, 0xFC2757D1, 0xF534DDC0, 0xDB629599, 0x3C439041,
                                     0xFE5163AB};
DB double db_far_angle(float x, int *quarter) {
    uint bits = DB_WORD(x) & 0x7FFFFFFF, mantissa = (bits & 0x7FFFFF) | 0x800000;
    int at = (int)(bits >> 23) - 150 + 30, word = at / 32, by = at % 32;
    uint window[3];
    for (int i = 0; i < 3; ++i) {
        ulong two = (ulong)db_two_over_pi[word + i] << 32 | db_two_over_pi[word + i + 1];
        window[i] = (uint)(two >> (32 - by));
    }
    ulong low = (ulong)mantissa * window[2], middle = (ulong)mantissa * window[1] + (low >> 32);
    ulong product = ((ulong)mantissa * window[0] << 32) + middle;
    *quarter = (int)(product >> 62);
    long rest = (long)(product << 2 | (low & 0xFFFFFFFF) >> 30);
    *quarter += rest < 0;
    return (double)rest * (0x1p-64 * DB_HALF_PI);
}
DB double db_angle(double x, int *quarter) {
    double n = rint(x / DB_HALF_PI);
    *quarter = (int)n;
    return fma(-n, DB_HALF_PI_REST, fma(-n, DB_HALF_PI, x));
}
DB double db_sine(double x, int quarter) { // of x, at most pi/4, and quarters of a turn
    double square = x * x, sine = 1, cosine = 1;
    for (int i = 18; i; i -= 2) {
        sine = fma(sine, -square / (i * (i + 1)), 1.0);
        cosine = fma(cosine, -square / (i * (i - 1)), 1.0);
    }
    double found = quarter & 1 ? cosine : sine * x;
    return quarter & 2 ? -found : found;
}
DB double db_sine_of(float x, int more) {
    int quarter;
    if (!isfinite(x))
        return NAN;
    if (fabs(x) < 0x1p20f) {
        double near = db_angle((double)x, &quarter);
        return db_sine(near, quarter + more);
    }
    double far = db_far_angle(x, &quarter);
    return x < 0 ? db_sine(-far, -quarter + more) : db_sine(far, quarter + more);
}
DB double db_arctangent(double x) {
    double size = fabs(x), inverse = size > 1 ? 1 / size : size;
    for (int i = 0; i < 2; ++i)
        inverse = inverse / (1 + sqrt(fma(inverse, inverse, 1.0)));
    double square = inverse * inverse, sum = 0;
    for (int i = 23; i > 0; i -= 2)
        sum = fma(sum, -square, 1.0 / i);
    double found = 4 * inverse * sum;
    return copysign(size > 1 ? DB_HALF_PI - found : found, x);
}
DB double db_arctangent_2(double y, double x) {
    if (isnan(x) || isnan(y))
        return x + y;
    double big = fmax(fabs(x), fabs(y)), small = fmin(fabs(x), fabs(y));
    double ratio = big == 0 ? 0 : small == INFINITY ? 1 : small / big, near = db_arctangent(ratio);
    double first = fabs(y) > fabs(x) ? DB_HALF_PI - near : near;
    return copysign(signbit(x) ? 2 * DB_HALF_PI - first : first, y);
}
DB double db_power(double x, double y) {
    if (x == 1 || y == 0)
        return 1;
    double size = fabs(x), whole = trunc(y);
    double found = size == 1 ? 1 : size == 0 ? (y < 0 ? INFINITY : 0) : exp(y * log(size));
    if (isnan(x) || isnan(y))
        return NAN;
    if (!signbit(x))
        return found;
    if (whole != y)
        return size == 0 || size == INFINITY ? found : NAN;
    return trunc(y / 2) * 2 != y ? -found : found;
}
DB int ilogb(double x) {
    int by;
    __builtin_frexp(x, &by);
    return by - 1;
}
DB double db_remainder(double x, double y) {
    while (x >= y) {
        int apart = ilogb(x) - ilogb(y) - 20;
        double part = apart > 0 ? ldexp(y, apart) : y;
        x -= trunc(x / part) * part;
    }
    return x;
}
#define DB_OF_DOUBLE(name, found) DB float name(float given) { double x = given; return (float)(found); }
#define DB_OF_DOUBLES(name, found) \
    DB float name(float one, float other) { double x = one, y = other; return (float)(found); }
DB_OF_DOUBLE(exp, exp(x))
DB_OF_DOUBLE(exp2, exp2(x))
DB_OF_DOUBLE(exp10, exp10(x))
DB_OF_DOUBLE(expm1, fabs(x) < 1e-5 ? x + x * x / 2 : exp(x) - 1)
DB_OF_DOUBLE(log, log(x))
DB_OF_DOUBLE(log2, log2(x))
DB_OF_DOUBLE(log10, log10(x))
DB_OF_DOUBLE(log1p, fabs(x) < 1e-5 ? x - x * x / 2 : log(1 + x))
DB_OF_DOUBLE(sin, x == 0 ? x : db_sine_of(given, 0))
DB_OF_DOUBLE(cos, db_sine_of(given, 1))
DB_OF_DOUBLE(tan, x == 0 ? x : db_sine_of(given, 0) / db_sine_of(given, 1))
DB_OF_DOUBLE(asin, db_arctangent_2(x, sqrt((1 - x) * (1 + x))))
DB_OF_DOUBLE(acos, db_arctangent_2(sqrt((1 - x) * (1 + x)), x))
DB_OF_DOUBLE(atan, db_arctangent(x))
DB_OF_DOUBLE(sinh, fabs(x) < 1e-3 ? x + x * x * x / 6 : (exp(x) - exp(-x)) / 2)
DB_OF_DOUBLE(cosh, (exp(x) + exp(-x)) / 2)
DB_OF_DOUBLE(tanh, fabs(x) < 1e-3 ? x - x * x * x / 3 : 1 - 2 / (exp(2 * x) + 1))
DB_OF_DOUBLE(asinh, fabs(x) < 1e-3 ? x - x * x * x / 6 : copysign(log(fabs(x) + sqrt(fma(x, x, 1.0))), x))
DB_OF_DOUBLE(acosh, log(x + sqrt((x - 1) * (x + 1))))
DB_OF_DOUBLE(atanh, fabs(x) < 1e-3 ? x + x * x * x / 3 : log((1 + x) / (1 - x)) / 2)
DB_OF_DOUBLE(cbrt, x == 0 || !isfinite(x) ? x : copysign(exp(log(fabs(x)) / 3), x))
DB_OF_DOUBLES(atan2, db_arctangent_2(x, y))
DB_OF_DOUBLES(hypot, isinf(x) || isinf(y) ? INFINITY : sqrt(fma(x, x, y * y)))
DB_OF_DOUBLES(pow, db_power(x, y))
DB_OF_DOUBLES(powr, x < 0 ? NAN : db_power(x, y))
DB_OF_DOUBLES(fmod, isinf(y) && isfinite(x) ? x
                    : isfinite(x) && y != 0 && !isnan(y) ? copysign(db_remainder(fabs(x), fabs(y)), x) : NAN)
DB float pown(float x, int y) { return (float)db_power((double)x, (double)y); }
DB float sincos(float x, float *cosine) {
    *cosine = cos(x);
    return sin(x);
}
DB int ilogb(float x) { return ilogb((double)x); }
DB float frexp(float x, int *by) { return __builtin_frexpf(x, by); }
DB double frexp(double x, int *by) { return __builtin_frexp(x, by); }
#ifdef __OPENCL_C_VERSION__
#define DB_OF_FLOAT(name) \
    DB half name(half x) { return (half)name((float)x); } \
    DB_EACH(float, name, float) DB_EACH(half, name, half)
DB_OF_FLOAT(exp) DB_OF_FLOAT(exp2) DB_OF_FLOAT(exp10) DB_OF_FLOAT(expm1) DB_OF_FLOAT(log) DB_OF_FLOAT(log2)
DB_OF_FLOAT(log10) DB_OF_FLOAT(log1p) DB_OF_FLOAT(sin) DB_OF_FLOAT(cos) DB_OF_FLOAT(tan) DB_OF_FLOAT(asin)
DB_OF_FLOAT(acos) DB_OF_FLOAT(atan) DB_OF_FLOAT(sinh) DB_OF_FLOAT(cosh) DB_OF_FLOAT(tanh) DB_OF_FLOAT(asinh)
DB_OF_FLOAT(acosh) DB_OF_FLOAT(atanh) DB_OF_FLOAT(cbrt)
DB_EACH_OF_2(float, pow, float) DB_EACH_OF_2(float, powr, float) DB_EACH_OF_2(float, atan2, float)
DB_EACH_OF_2(float, hypot, float) DB_EACH_OF_2(float, fmod, float)
DB_EACH(double, exp, double) DB_EACH(double, exp2, double) DB_EACH(double, exp10, double)
DB_EACH(double, log, double) DB_EACH(double, log2, double) DB_EACH(double, log10, double)
#define native_exp exp
#define native_exp2 exp2
#define native_exp10 exp10
#define native_log log
#define native_log2 log2
#define native_log10 log10
#define native_sin sin
#define native_cos cos
#define native_tan tan
#define native_sqrt sqrt
#define native_rsqrt rsqrt
#define native_powr powr
#define native_recip(x) (1 / (x))
#define native_divide(x, y) ((x) / (y))
#define half_exp exp
#define half_log log
#define half_sin sin
#define half_cos cos
#define half_sqrt sqrt
#define half_rsqrt rsqrt
#endif
