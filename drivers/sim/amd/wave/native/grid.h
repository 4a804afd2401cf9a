// The loop over a grid: groups in order x, y, z, and in each group its waves in turn.
//
// Both libraries have it, behind what they know of `struct Launch`: that of the shadow tells itself which wave runs
// (`Told`).
#pragma once
struct State { // the head of a wave's saved state
  u64 resume;
  u32 left, visit; // where it left a part, and in which visit of it
  u64 has_ended, is_ahead, has_signalled; // the last two: of the barrier that ends the group's round
};
static_assert(__builtin_offsetof(State, has_ended) == ENDED && __builtin_offsetof(State, is_ahead) == IS_AHEAD);
static_assert(__builtin_offsetof(State, has_signalled) == SIGNALLED && sizeof(State) <= STATE_HEAD_BYTES);

typedef u32 WaveFunction(Launch *, u8 *state, u8 *lane_ids, u64 exec, u32 x, u32 y, u32 z, u8 *scratch);

extern "C" u64 db_meet(Launch *launch);

struct Untold { // what a run tells that is not strict
  static void group(Launch *, u64) {}
  static void round(Launch *) {}
  static void wave(Launch *, u64) {}
};

// A wave that begins has the whole budget: a launch may be long, a wave that never ends is told.
INLINE void fill_tank(Launch *launch) {
  launch->spent += launch->budget - launch->fuel;
  launch->fuel = launch->budget;
}

// What the launch hardware writes into the registers of a kernel with calls; all others are 0.
NOINLINE void start_registers(Launch *launch, u8 *own, const u8 *lane_ids, u64 exec, u32 x, u32 y, u32 z) {
  __builtin_memset(own, 0, STATE_BYTES);
  u32 *scalars = (u32 *)(own + SCALARS_AT);
  for (u64 index = 0; index < launch->user_sgprs; index++)
    scalars[index] = ((u32 *)launch->user_data)[index];
  u32 ids[] = {x, y, z};
  for (u64 dimension = 0; dimension < 3; dimension++) {
    u8 code = launch->id_registers >> 8 * dimension;
    if (code != NO_REGISTER)
      scalars[code] = ids[dimension];
  }
  if (launch->ids_in_ttmp) {
    scalars[TTMP9] = x;
    scalars[TTMP7] = z << 16 | (y & 0xFFFF);
  }
  for (u64 part = 0; part < launch->wave_size / 32; part++) {
    scalars[EXEC_CODE + part] = exec >> 32 * part;
    store(own + VECTORS_AT + part * VGPR * 128, load<u32x32>(lane_ids + 128 * part));
  }
}

// A wave that ends leaves the group's barrier, which may be complete by that.
INLINE void leave_barrier(Launch *launch, State *state, bool has_ended) {
  state->has_ended = has_ended;
  launch->ended += has_ended;
  if (launch->signals == launch->waves - launch->ended)
    launch->signals = 0;
}

// In a group's first round a wave begins; in others it goes on, unless it has ended or gone ahead.
INLINE bool goes_on(Launch *launch, State *state) {
  if (!state->is_ahead || launch->rest == AHEAD)
    return !state->has_ended;
  state->is_ahead = 0;
  return false;
}

// The waves of one group, one after the other, each to its end or to a barrier: how many wait there, or -1 after a
// fault. Waves that no barrier stops use one state; `has_rounds` is the record's and a constant here, because what is
// done for each wave is a tenth of what a short one costs.
template <class Told, bool has_rounds> NOINLINE u64 run_waves(Launch *launch, u32 x, u32 y, u32 z, bool is_first) {
  u64 waiting = 0;
  for (u64 wave = launch->first_wave; wave < launch->end_wave; wave++) {
    launch->wave = wave;
    u8 *lane_ids = (u8 *)launch->lane_ids + wave * 4 * launch->wave_size;
    u64 exec = ((u64 *)launch->exec_masks)[wave];
    u8 *scratch = (u8 *)(launch->scratch_va + wave * launch->scratch_lane_bytes * launch->wave_size);
    u8 *own = (u8 *)launch->states + (has_rounds ? wave * launch->state_bytes : 0);
    State *state = (State *)own;
    if (!has_rounds || is_first)
      fill_tank(launch);
    if (has_rounds && is_first) {
      if (launch->is_linked)
        start_registers(launch, own, lane_ids, exec, x, y, z);
      state->resume = state->has_ended = state->is_ahead = state->has_signalled = 0;
    } else if (has_rounds && !goes_on(launch, state)) {
      continue;
    }
    Told::wave(launch, wave);
    u32 status = ((WaveFunction *)launch->function)(launch, own, lane_ids, exec, x, y, z, scratch);
    if ((i32)status < 0)
      return -1;
    if (has_rounds)
      leave_barrier(launch, state, !status);
    waiting += status;
  }
  return waiting;
}

// The same once all have run: those in threads of their own are waited for.
template <class Told, bool has_rounds> INLINE u64 run_group(Launch *launch, u32 x, u32 y, u32 z, bool is_first) {
  u64 here = run_waves<Told, has_rounds>(launch, x, y, z, is_first);
  u64 others = (i64)here >= 0 && launch->split ? db_meet(launch) : 0;
  return (i64)here < 0 || (i64)others < 0 ? -1 : here + others;
}

// Rounds: every wave that has not ended runs to its next barrier or its end. A wave that ended has left the barrier:
// those that go on wait for each other only. Source: RDNA3 ISA, S_BARRIER.
template <class Told> INLINE bool run_rounds(Launch *launch, u32 x, u32 y, u32 z) {
  launch->ended = launch->signals = 0;
  u64 waiting = 1;
  for (bool is_first = true; (i64)waiting > 0; is_first = false) {
    launch->is_first = is_first;
    Told::round(launch);
    waiting = run_group<Told, true>(launch, x, y, z, is_first);
  }
  return !waiting;
}

// Groups first to end; -1 after a fault. A record that says so runs some waves of one group instead, in the round that
// the group is in or the next, and gives how many of them wait at a barrier.
template <class Told> INLINE u32 run_grid(Launch *launch) {
  u64 width = launch->grid_x, height = launch->grid_y;
  bool has_rounds = launch->has_rounds;
  for (u64 group = launch->first_group; launch->rest || group < launch->end_group; group++) {
    u32 x = group % width, y = group / width % height, z = group / (width * height);
    if (launch->rest)
      return (has_rounds ? run_waves<Told, true> : run_waves<Told, false>)(launch, x, y, z, launch->is_first);
    launch->first_group = group;
    Told::group(launch, group);
    if (has_rounds ? !run_rounds<Told>(launch, x, y, z) : (i64)run_group<Told, false>(launch, x, y, z, true) < 0)
      return -1;
  }
  return 0;
}
