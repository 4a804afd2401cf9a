// Exponents, logarithms and powers in double, within the bounds of OpenCL C's specification, section 7.4; what is
// of single precision is computed by the same.
#define DB_LN2 0.6931471805599453
#define DB_LN2_REST 2.3190468138462996e-17
#define DB_LOG2_E 1.4426950408889634
#define DB_LOG10_E 0.4342944819032518
#define DB_LOG10_2 0.3010299956639812
#define DB_LOG10_2_REST -2.8037281277851704e-18
#define DB_LN10 2.302585092994046
DB double ldexp(double x, int by) { return __builtin_ldexp(x, by); }
DB float ldexp(float x, int by) { return __builtin_ldexpf(x, by); }
DB double frexp(double x, int *by) { return __builtin_frexp(x, by); }
DB float frexp(float x, int *by) { return __builtin_frexpf(x, by); }
DB int ilogb(double x) {
    int by;
    __builtin_frexp(x, &by);
    return x == 0 ? -2147483647 - 1 : isfinite(x) ? by - 1 : 2147483647;
}
DB int ilogb(float x) { return ilogb((double)x); }
DB double logb(double x) { return x == 0 ? -INFINITY : isfinite(x) ? (double)ilogb(x) : x * x; }
DB float logb(float x) { return (float)logb((double)x); }
DB double db_grown_near(double x) { // e^x - 1 for x of at most 0.35
    double sum = 1.0;
    for (int i = 14; i > 1; --i)
        sum = fma(sum, x * (1.0 / i), 1.0);
    return sum * x;
}
DB double db_exp_of(double x, double more) { // e^(x + more)
    double bounded = fmin(fmax(x, -800.0), 800.0), n = rint(bounded * DB_LOG2_E);
    double near = fma(-n, DB_LN2_REST, fma(-n, DB_LN2, bounded)) + more;
    return isnan(x) ? x : ldexp(1.0 + db_grown_near(near), (int)n);
}
DB double exp(double x) { return db_exp_of(x, 0.0); }
DB double exp2(double x) {
    double bounded = fmin(fmax(x, -1100.0), 1100.0), n = rint(bounded);
    return isnan(x) ? x : ldexp(1.0 + db_grown_near((bounded - n) * DB_LN2), (int)n);
}
DB double exp10(double x) {
    double bounded = fmin(fmax(x, -330.0), 330.0), n = rint(bounded * (1 / DB_LOG10_2));
    double near = fma(-n, DB_LOG10_2_REST, fma(-n, DB_LOG10_2, bounded)) * DB_LN10;
    return isnan(x) ? x : ldexp(1.0 + db_grown_near(near), (int)n);
}
DB double expm1(double x) {
    if (x > 40)
        return exp(x);
    double bounded = fmax(x, -80.0), n = rint(bounded * DB_LOG2_E);
    double grown = db_grown_near(fma(-n, DB_LN2_REST, fma(-n, DB_LN2, bounded)));
    double found = n == 0 ? grown : ldexp(grown, (int)n) + (ldexp(1.0, (int)n) - 1);
    return x == 0 || isnan(x) ? x : found;
}
DB double db_log_near(double x, int *by, double *low) { // of x without its 2^by, in [0.7, 1.4]; low: what is beyond
    double mantissa = __builtin_frexp(x, by);
    if (mantissa < 0.7071067811865476) {
        mantissa *= 2;
        --*by;
    }
    double over = mantissa - 1, under = mantissa + 1, s = over / under, square = s * s, sum = 0;
    double lost = (fma(-s, under, over) - s * (mantissa - (under - 1))) / under;
    for (int i = 25; i > 1; i -= 2)
        sum = fma(sum, square, 1.0 / i);
    *low = 2 * fma(s * square, sum, lost);
    return 2 * s;
}
DB double db_log_edge(double x, double found) { return x > 0 ? x < INFINITY ? found : x : x == 0 ? -INFINITY : NAN; }
DB double db_log_of(double x, double *low) { // of a finite x above 0, in two parts
    int by;
    double near = db_log_near(x, &by, low), whole = by * DB_LN2, high = whole + near;
    *low += near - (high - whole) + fma((double)by, DB_LN2_REST, fma((double)by, DB_LN2, -whole));
    double found = high + *low;
    *low -= found - high;
    return found;
}
DB double log(double x) {
    double low;
    return db_log_edge(x, db_log_of(x, &low));
}
DB double log2(double x) {
    int by;
    double low, near = db_log_near(x, &by, &low);
    return db_log_edge(x, fma(near + low, DB_LOG2_E, (double)by));
}
DB double log10(double x) {
    int by;
    double low, near = db_log_near(x, &by, &low);
    double part = fma((double)by, DB_LOG10_2_REST, (near + low) * DB_LOG10_E);
    return db_log_edge(x, fma((double)by, DB_LOG10_2, part));
}
DB double log1p(double x) {
    double sum = 1 + x, low, found = db_log_of(sum, &low), lost = x - (sum - 1);
    if (x == 0 || x == INFINITY)
        return x;
    return db_log_edge(sum, found + (low + lost / sum));
}
DB double db_power(double x, double y) { // of a finite x above 0
    double low, high = db_log_of(x, &low), product = y * high;
    return db_exp_of(product, fabs(product) < 800 ? fma(y, high, -product) + y * low : 0.0);
}
DB double pow(double x, double y) {
    double size = fabs(x), whole = trunc(y), found = 1;
    if (x == 1 || y == 0)
        return 1;
    if (isnan(x) || isnan(y))
        return NAN;
    if (size == 0 || size == INFINITY)
        found = (size == 0) == (y < 0) ? INFINITY : 0;
    else if (size != 1)
        found = db_power(size, y);
    if (!signbit(x))
        return found;
    if (whole != y)
        return size == 0 || size == INFINITY ? found : NAN;
    return trunc(y / 2) * 2 != y ? -found : found;
}
DB double powr(double x, double y) { return x < 0 ? NAN : pow(x, y); }
DB double pown(double x, int y) { return pow(x, (double)y); }
DB double rootn(double x, int n) {
    double found = pow(fabs(x), 1.0 / n);
    return x < 0 ? n & 1 ? -found : NAN : found;
}
DB double cbrt(double x) {
    if (x == 0 || !isfinite(x))
        return x;
    double size = fabs(x), large = size < 1e-290 ? size * 0x1p300 : size;
    double near = exp(log(large) * (1.0 / 3)), square = near * near;
    double wrong = fma(square, near, -large) + fma(near, near, -square) * near;
    return copysign((near - wrong / (3 * square)) * (size < 1e-290 ? 0x1p-100 : 1.0), x);
}
DB double hypot(double x, double y) {
    double big = fmax(fabs(x), fabs(y)), small = fmin(fabs(x), fabs(y)), ratio = small / big;
    if (isinf(x) || isinf(y))
        return INFINITY;
    return isnan(x) || isnan(y) ? NAN : big == 0 ? 0 : big * sqrt(fma(ratio, ratio, 1.0));
}
DB double sinh(double x) {
    double size = fabs(x), grown = expm1(size), half_way = exp(size / 2);
    double found = size < 40 ? (grown + grown / (grown + 1)) / 2 : half_way / 2 * half_way;
    return x == 0 || isnan(x) ? x : copysign(found, x);
}
DB double cosh(double x) {
    double half_way = exp(fabs(x) / 2), whole = exp(fabs(x));
    return fabs(x) < 40 ? (whole + 1 / whole) / 2 : isnan(x) ? x : half_way / 2 * half_way;
}
DB double tanh(double x) {
    double grown = expm1(2 * fmin(fabs(x), 30.0));
    return x == 0 || isnan(x) ? x : copysign(grown / (grown + 2), x);
}
DB double asinh(double x) {
    double size = fabs(x), square = size * size;
    double found = size > 1e8 ? log(size) + DB_LN2 : log1p(size + square / (1 + sqrt(square + 1)));
    return x == 0 || isnan(x) ? x : copysign(found, x);
}
DB double acosh(double x) {
    double over = x - 1;
    return x > 1e8 ? log(x) + DB_LN2 : x < 1 ? NAN : log1p(over + sqrt(2 * over + over * over));
}
DB double atanh(double x) {
    double size = fabs(x);
    return x == 0 || isnan(x) ? x : copysign(log1p(2 * size / (1 - size)) / 2, x);
}
DB double fmod(double x, double y) {
    double size = fabs(y), rest = fabs(x);
    if (isinf(x) || isnan(x) || isnan(y) || y == 0)
        return NAN;
    while (size < INFINITY && rest >= size) { // exact: what is taken away leaves less than a part
        int apart = ilogb(rest) - ilogb(size) - 20;
        double part = apart > 0 ? ldexp(size, apart) : size;
        rest = fma(-trunc(rest / part), part, rest);
        rest = rest < 0 ? rest + part : rest;
    }
    return copysign(rest, x);
}
DB double remainder(double x, double y) {
    double size = fabs(y), rest = fabs(fmod(x, size < 1e308 ? 2 * size : size));
    if (rest + rest > size) {
        rest -= size;
        rest -= rest + rest >= size ? size : 0;
    }
    return signbit(x) ? -rest : rest;
}
