// The shadow of memory as kernels call it, for SIM=strict. `python -m tools.gen --sim` makes autogen/amd/shadow.ll
// of it.
//
// What its own epochs, earlier intervals of its group and everything before the launch did happens before an
// access; whatever else it meets goes to `shadow/space.py`, which knows atomics, clocks and words.
#include "shadow/waves.h"
#include "shadow/lds.h"
#include "shadow/private.h"
#include "grid.h"

struct Shadowed {
  static void group(Launch *launch, u64 group) { db_strict_group(launch, group); }
  static void round(Launch *launch) { db_strict_round(launch); }
  static void wave(Launch *launch, u64 wave) { db_strict_wave(launch, wave); }
};

EXPORT u32 db_run_strict(Launch *launch) { return run_grid<Shadowed>(launch); }
