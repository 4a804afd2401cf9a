// The shadow of memory as kernels call it, for SIM=strict. `python -m tools.gen --sim` makes autogen/amd/shadow.ll
// of it.
//
// What its own epochs, earlier intervals of its group and everything before the launch did happens before an
// access; whatever else it meets goes to `shadow/space.py`, which knows atomics, clocks and words.
#include "shadow/waves.h"
#include "shadow/lds.h"
#include "shadow/private.h"
