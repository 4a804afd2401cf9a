// What kernels find here stands in kernel.h, which the compiler reads before every source; what hosts expect
// of it besides comes from their own library, where there is one.
#pragma once
#if __has_include(<cmath>)
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#endif
