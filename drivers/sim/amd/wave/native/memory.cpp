// What compiled waves call to reach memory. `python -m tools.gen --sim` makes autogen/amd/memory.ll of it.
#include "memory/atomic.h"
#include "memory/buffer.h"
