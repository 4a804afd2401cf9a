// The error function and the gamma function in double, within the bounds of OpenCL C's specification, section
// 7.4. Sources: Matta and Reichel, "Uniform computation of the error function" (1971), for a step of 1/2;
// Abramowitz and Stegun, 6.1.40 and 6.1.17.
#define DB_LOG_ROOT_2_PI 0.9189385332046728
#define DB_LOG_PI 1.1447298858494002
DB double db_error_near(double x) { // erf of x of at most 1/2
    double sum = 0, square = x * x;
    for (int i = 14; i >= 0; --i)
        sum = fma(sum * square, -1.0 / (i + 1), 1.0 / (2 * i + 1));
    return 1.1283791670955126 * x * sum;
}
DB double db_error_far(double x) { // erfc of x of at least 1/2
    double square = x * x, lost = fma(x, x, -square), weight = 0.7788007830714049, by = 0.4723665527410147;
    double sum = 0, at = 0;
    for (int i = 1; i < 14; ++i) {
        at += 0.5;
        sum += weight / fma(at, at, square);
        weight *= by;
        by *= 0.6065306597126334;
    }
    double found = db_exp_of(-square, -lost) * (x * (0.5 / DB_PI)) * (1 / square + 2 * sum);
    return x > 27.5 ? 0 : x < 6 ? found + 2 / (1 - exp(4 * DB_PI * x)) : found;
}
DB double erfc(double x) {
    double size = fabs(x);
    if (isnan(x))
        return x;
    return size < 0.5 ? 1 - db_error_near(x) : x < 0 ? 2 - db_error_far(size) : db_error_far(size);
}
DB double erf(double x) {
    double size = fabs(x);
    if (isnan(x))
        return x;
    return size < 0.5 ? db_error_near(x) : copysign(1 - db_error_far(size), x);
}
// The logarithm of gamma of x above 0 with a product's added, which it gives too: of x and those by 1 above it, up
// to 15. In two parts.
DB double db_log_gamma(double x, double *low, double *product) {
    double part, n = x < 15 ? ceil(15 - x) : 0, at = x + n, lost = x - (at - n), high = db_log_of(at, &part);
    double found = (at - 0.5) * high, inverse = 1 / at, square = inverse * inverse, sum = -691.0 / 360360;
    sum = fma(square, fma(square, fma(square, fma(square, sum, 1.0 / 1188), -1.0 / 1680), 1.0 / 1260), -1.0 / 360);
    *product = 1;
    for (int i = 0; i < n; ++i)
        *product *= x + i;
    *low = fma(at - 0.5, high, -found) + (at - 0.5) * part + lost * high;
    db_add(&found, low, -at);
    db_add(&found, low, DB_LOG_ROOT_2_PI);
    db_add(&found, low, fma(square, sum, 1.0 / 12) * inverse);
    return found;
}
DB double tgamma(double x) {
    double low, product, high = db_log_gamma(fabs(x), &low, &product), root = db_exp_of(-high / 2, -low / 2);
    if (fabs(x) < 1e-18)
        return 1 / x;
    if (isnan(x) || x == -INFINITY || (x < 0 && x == trunc(x)))
        return NAN;
    if (x > 0)
        return x > 172 ? INFINITY : db_exp_of(high, low) / product;
    return x < -190 ? copysign(0.0, sinpi(x)) : -DB_PI / (x * sinpi(x)) * product * root * root;
}
DB double lgamma(double x) {
    double low, product, high = db_log_gamma(fabs(x), &low, &product), found = high + low - log(product);
    if (isnan(x) || isinf(x))
        return x * x;
    if (x <= 0 && x == trunc(x))
        return INFINITY;
    if (x == 1 || x == 2)
        return 0;
    return x > 0 ? found : DB_LOG_PI - log(-x) - log(fabs(sinpi(x))) - found;
}
