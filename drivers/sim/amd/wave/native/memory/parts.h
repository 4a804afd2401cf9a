// Kernels with indirect branches, calls and returns: a wave runs from part to part (`jit/link.py`).
#pragma once
#include "memory.h"

#include "../grid.h"

struct Way { // from a visit of a part to where its wave goes on; `resume` is -1 where there is none yet
  u64 resume, context;
  WaveFunction *part;
  u64 visit;
};
static_assert(sizeof(Way) == 8 * LINK_WORDS);

typedef u32 Linker(u64 resume, u64 context, Way *place);

// The way on; the table is direct mapped, and what it lacks is asked for. Null after a fault.
INLINE Way *find_way(Launch *launch, const State *state) {
  u64 context = (u64)state->visit << 32 | state->left;
  u64 mixed = (context * MIX ^ state->resume) * MIX;
  Way *place = (Way *)launch->links + (mixed >> (64 - LINKS_LOG2));
  if (place->resume == state->resume && place->context == context)
    return place;
  return ((Linker *)launch->link)(state->resume, context, place) ? place : nullptr;
}

// A wave from part to part until it ends, waits at a barrier or breaks a rule (-1).
EXPORT u32 db_parts(Launch *launch, u8 *own, u8 *lane_ids, u64 exec, u32 x, u32 y, u32 z, u8 *scratch) {
  State *state = (State *)own;
  for (;;) {
    u32 pc = state->resume;
    if ((i64)launch->fuel <= 0 && (i64)(launch->fuel = db_more(launch, launch->fuel, pc)) <= 0) {
      db_stop(launch, WATCHDOG, pc);
      return -1;
    }
    if ((i64)--launch->laps <= 0 && !db_yield(launch, pc))
      return -1;
    Way *way = find_way(launch, state);
    if (!way)
      return -1;
    state->visit = way->visit;
    u32 status = way->part(launch, own, lane_ids, exec, x, y, z, scratch);
    if (status != JUMPING)
      return status;
  }
}
