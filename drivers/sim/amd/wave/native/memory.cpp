// What compiled waves call to reach memory. `python -m tools.gen --sim` makes autogen/amd/memory.ll of it.
#include "memory/atomic.h"
#include "memory/buffer.h"
#include "memory/halves.h"
#include "memory/matrix.h"
#include "memory/parts.h"
#include "memory/private.h"

EXPORT u32 db_run(Launch *launch) { return run_grid<Untold>(launch); }
