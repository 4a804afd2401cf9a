"""Coefficients of polynomials for powers, logarithms, sine and cosine, lowest first: every target's.

Those of float32 interpolate at Chebyshev's points, those of float64 are Taylor's.
"""

from __future__ import annotations

from math import factorial, log

# (2**x - 1) / x for |x| <= 1/2: relative error of 2**x below 6e-9.
EXP2 = (0.6931471880262289, 0.24022650760568062, 0.05550357114218896, 0.009618082557287829,
        0.0013390863364819996, 0.00015453162942980506)  # fmt: skip
# log2((1 + s) / (1 - s)) / s over s**2, for |s| <= 0.1716: relative error below 5e-12.
LOG2 = (2.8853900817900136, 0.9617966734156017, 0.5770835733480446, 0.4116733000637001,
        0.3407210979951625)  # fmt: skip
# sin(r) / r and cos(r) over r**2, for |r| <= 1.3: errors below 2e-12 and 3e-11.
SIN = (0.9999999999982168, -0.1666666665906831, 0.00833333280848926, -0.00019841137177034949,
       2.7542145223253693e-06, -2.425008412205946e-08)  # fmt: skip
COS = (0.9999999999769031, -0.49999999901587355, 0.04166665986835309, -0.0013888717016586447,
       2.478192170472677e-05, -2.651710107795888e-07)  # fmt: skip
# float64: 2**x for |x| <= 1/2; 2 artanh(s) / ln 2 / s over s**2 for |s| <= 0.1716;
# (sin(r) / r - 1) / r**2 and (cos(r) - 1) / r**2 over r**2 for |r| <= pi/4. Each ends before terms that are
# below a quarter of what a double rounds 1 by.
EXPONENTIAL = tuple(log(2) ** k / factorial(k) for k in range(14))
ARTANH = tuple(2 / log(2) / (2 * k + 1) for k in range(11))
SINE = tuple((-1) ** k / factorial(2 * k + 1) for k in range(1, 9))
COSINE = tuple((-1) ** k / factorial(2 * k) for k in range(1, 9))
