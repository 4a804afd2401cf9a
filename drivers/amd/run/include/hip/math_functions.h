// Declared before every source, in kernel.h.
#pragma once
#include "hip_runtime.h"
