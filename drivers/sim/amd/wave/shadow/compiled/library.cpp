// The shadow of memory as kernels call it, for SIM=strict. `python -m tools.gen --shadow` makes autogen/amd/shadow.ll of it.
//
// What its own epochs, earlier intervals of its group and everything before the launch did happens before an
// access; whatever else it meets goes to `shadow/space.py`, which knows atomics, clocks and words.
#include "waves.h"
#include "lds.h"
#include "private.h"
