// Angles in double, within the bounds of OpenCL C's specification, section 7.4; what is of single precision is
// computed by the same.
#define DB_HALF_PI 1.5707963267948966
#define DB_HALF_PI_REST 6.123233995736766e-17
#define DB_PI 3.141592653589793
DB void db_add(double *sum, double *rest, double more) { // and the rest keeps what rounding loses
    double found = *sum + more, part = found - *sum;
    *rest += (*sum - (found - part)) + (more - part);
    *sum = found;
}
// Quarters of a turn in x, and what is beyond the nearest, in two parts: the instruction for it has the bits of
// 2/pi that decide, as Payne and Hanek have it ("Radian reduction", 1983).
DB double db_reduced(double x, int *quarter, double *low) {
    double part = x >= 0x1p945 ? ldexp(x, -128) : x, sum = 0, rest = 0;
    for (int i = 3; i >= 0; --i) {
        double bits = __builtin_amdgcn_trig_preop(x, i), product = bits * part;
        db_add(&sum, &rest, fma(bits, part, -product));
        db_add(&sum, &rest, product - 4 * rint(product / 4));
    }
    double n = rint(sum), beyond = sum - n, found = beyond + rest, lost = rest - (found - beyond);
    double angle = found * DB_HALF_PI;
    *quarter = (int)n;
    *low = fma(found, DB_HALF_PI, -angle) + fma(found, DB_HALF_PI_REST, lost * DB_HALF_PI);
    return angle;
}
DB double db_sine(double x, double low, int quarter) { // of x + low, at most pi/4, and quarters of a turn
    double square = x * x, sine = 1, cosine = 1;
    for (int i = 18; i; i -= 2) {
        sine = fma(sine, square * (-1.0 / (i * (i + 1))), 1.0);
        cosine = fma(cosine, square * (-1.0 / (i * (i - 1))), 1.0);
    }
    double found = quarter & 1 ? fma(-low, x, cosine) : fma(sine, x, low * cosine);
    return quarter & 2 ? -found : found;
}
DB double db_sine_of(double x, int more) {
    double size = fabs(x), low = 0;
    int quarter = 0;
    if (!isfinite(x))
        return NAN;
    double near = size <= DB_HALF_PI / 2 ? size : db_reduced(size, &quarter, &low);
    return signbit(x) ? db_sine(-near, -low, more - quarter) : db_sine(near, low, more + quarter);
}
DB double db_sine_of(float x, int more) {
    double n = rint(x * (1 / DB_HALF_PI));
    if (!(fabs(x) < 0x1p20f))
        return db_sine_of((double)x, more);
    return db_sine(fma(-n, DB_HALF_PI_REST, fma(-n, DB_HALF_PI, (double)x)), 0.0, (int)n + more);
}
DB double sin(double x) { return x == 0 ? x : db_sine_of(x, 0); }
DB double cos(double x) { return db_sine_of(x, 1); }
DB double tan(double x) { return x == 0 ? x : db_sine_of(x, 0) / db_sine_of(x, 1); }
DB double sincos(double x, double *cosine) {
    *cosine = cos(x);
    return sin(x);
}
DB double db_sine_of_turns(double x, int more) { // of x halves of a turn
    double n = rint(2 * x), angle = (x - n / 2) * DB_PI;
    return isfinite(x) ? db_sine(angle, 0.0, (int)(n - 4 * trunc(n / 4)) + more) : NAN;
}
DB double sinpi(double x) { return isfinite(x) && x == trunc(x) ? copysign(0.0, x) : db_sine_of_turns(x, 0); }
DB double cospi(double x) { return fabs(x - trunc(x)) == 0.5 ? 0 : db_sine_of_turns(x, 1); }
DB double tanpi(double x) { return sinpi(x) / cospi(x); }
DB double db_arctangent(double x) { // of x of at least 0
    double begin = x > 2.414213562373095 ? 2 : x > 0.4142135623730951 ? 1 : 0, sum = 0;
    double near = begin == 2 ? -1 / x : begin == 1 ? (x - 1) / (x + 1) : x, square = near * near;
    for (int i = 43; i > 1; i -= 2)
        sum = fma(sum, -square, 1.0 / i);
    double bent = fma(near * -square, sum, begin / 2 * DB_HALF_PI_REST);
    return fma(begin / 2, DB_HALF_PI, near + bent);
}
DB double atan(double x) { return isnan(x) ? x : copysign(db_arctangent(fabs(x)), x); }
DB double atan2(double y, double x) {
    if (isnan(x) || isnan(y))
        return x + y;
    double big = fmax(fabs(x), fabs(y)), small = fmin(fabs(x), fabs(y));
    double ratio = big == 0 ? 0 : small == INFINITY ? 1 : small / big, near = db_arctangent(ratio);
    double first = fabs(y) > fabs(x) ? DB_HALF_PI - (near - DB_HALF_PI_REST) : near;
    return copysign(signbit(x) ? DB_PI - (first - 2 * DB_HALF_PI_REST) : first, y);
}
DB double asin(double x) { return atan2(x, sqrt((1 - x) * (1 + x))); }
DB double acos(double x) { return atan2(sqrt((1 - x) * (1 + x)), x); }
DB double asinpi(double x) { return asin(x) / DB_PI; }
DB double acospi(double x) { return acos(x) / DB_PI; }
DB double atanpi(double x) { return atan(x) / DB_PI; }
DB double atan2pi(double y, double x) { return atan2(y, x) / DB_PI; }
