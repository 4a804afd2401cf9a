// What kernels find here stands in kernel.h, which the compiler reads before every source.
#pragma once
