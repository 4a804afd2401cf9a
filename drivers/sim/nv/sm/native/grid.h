// Blocks one after the other: their warps in turn, from barrier to barrier; which groups of a warp's lanes are
// ready.
#pragma once
#include "context.h"

constexpr u32 LOGIC_AND = 1;        // of BAR.RED
constexpr u64 MOST_POLLS = 1 << 20; // turns of a block in which no phase is over; a fraction of a second
constexpr u64 MOST_YIELDS = 1 << 24; // turns in which somebody looks for what other blocks write; some seconds

struct Group { // lanes that go on together
  u32 block, mask;
};

EXPORT void push(Warp *w, u32 block, u32 mask) {
  (&at<Group>(w, WARP_GROUP))[at<u32>(w, WARP_GROUP_COUNT)++] = {block, mask};
}

// Lanes ended, left a region or yielded: who waits only for them goes on as a group. Those that yielded stay in
// their regions.
INLINE void release(Warp *w, u32 yielded, u32 regions) {
  u32 alive = at<u32>(w, WARP_ALIVE);
  u32 *members = &at<u32>(w, WARP_MEMBERS), *arrived = &at<u32>(w, WARP_ARRIVED);
  u64 &free = at<u64>(w, WARP_FREE_REGIONS);
  for (u32 n = 0; n < regions; n++) {
    if (free >> n & 1 || members[n] & alive & ~arrived[n] & ~yielded)
      continue;
    u32 waiting = arrived[n] & alive;
    members[n] &= alive & ~arrived[n];
    arrived[n] = 0;
    if (!members[n])
      free |= 1ull << n;
    if (waiting)
      push(w, (&at<u32>(w, WARP_BEHIND))[n], waiting);
  }
}

EXPORT void sweep(Warp *w) { release(w, 0, REGIONS); }

// All groups of a table are ready.
INLINE void wake_all(Warp *w, u64 table, u64 count) {
  while (at<u32>(w, count)) {
    Group group = (&at<Group>(w, table))[--at<u32>(w, count)];
    push(w, group.block, group.mask);
  }
}

// Groups that let others run are ready, after those that waited for them at a BSYNC.
INLINE void wake_polling(Warp *w) {
  u32 &yielded = at<u32>(w, WARP_YIELDED);
  wake_all(w, WARP_POLLING, WARP_POLLING_COUNT);
  if (yielded)
    release(w, yielded, WARPSYNC_SLOT);
  yielded = 0;
}

// All warps of a block stand at its first instruction.
INLINE void begin_warp(Context *c, Warp *w, u32 entry) {
  at<u32>(w, WARP_ALIVE) = at<u32>(w, WARP_INITIAL);
  at<u32>(w, WARP_WAITING_COUNT) = at<u32>(w, WARP_POLLING_COUNT) = at<u32>(w, WARP_GROUP_COUNT) = 0;
  at<u32>(w, WARP_YIELDED) = 0;
  at<u64>(w, WARP_FREE_REGIONS) = ~0ull;
  push(w, entry, at<u32>(w, WARP_INITIAL));
  at<u64>(w, WARP_LIMIT) = at<u64>(w, WARP_EXECUTED) + at<u64>(c, CONTEXT_BUDGET);
}

INLINE void begin_block(Context *c, u32 number) {
  u32 x = at<u32>(c, CONTEXT_GRID_X), y = at<u32>(c, CONTEXT_GRID_Y);
  at<u32>(c, CONTEXT_BLOCK_X) = number % x;
  at<u32>(c, CONTEXT_BLOCK_Y) = number / x % y;
  at<u32>(c, CONTEXT_BLOCK_Z) = number / x / y;
  at<u32>(c, CONTEXT_NUMBER) = number;
  at<u32>(c, CONTEXT_VIRTUAL_SM) = number % at<u32>(c, CONTEXT_VIRTUAL_SMS);
  at<u64>(c, CONTEXT_POLLS) = 0;
}

// The barrier that all wait at is passed: BAR.RED has its outcome.
INLINE void pass_barrier(Context *c) {
  u32 &yes = at<u32>(c, CONTEXT_YES), &votes = at<u32>(c, CONTEXT_VOTES);
  at<u32>(c, CONTEXT_OUTCOME) = at<u32>(c, CONTEXT_LOGIC) == LOGIC_AND ? yes == votes : yes != 0;
  at<u32>(c, CONTEXT_COUNT) = yes;
  yes = votes = 0;
  at<u64>(c, CONTEXT_POLLS) = 0;
}

struct Shape { // entry: number of the first block of code; bytes of a warp's memory, and of its local memory
  u32 entry, warp_bytes, warps, local_bytes;
  Warp *warp(u8 *all, u32 number) const { return (Warp *)(all + number * warp_bytes); }
};

extern "C" u32 warp(Context *c, Warp *w, u8 *shared, u8 *local); // the kernel

// A block until it is done: every warp once until it ends, waits or polls, and again. The last warp's status.
INLINE u32 run_block(Context *c, u8 *all, u8 *shared, u8 *local, Shape shape) {
  for (bool passed = false;;) {
    u32 barriers = 0, yields = 0;
    bool polls = false;
    for (u32 n = 0; n < shape.warps; n++) {
      Warp *w = shape.warp(all, n);
      at<u32>(c, CONTEXT_WARP) = n;
      if (passed)
        wake_all(w, WARP_WAITING, WARP_WAITING_COUNT);
      wake_polling(w);
      u32 status = warp(c, w, shared, local + n * shape.local_bytes);
      if (status != DONE && status != AT_BARRIER && status != POLLS_AGAIN)
        return status;
      polls |= status == POLLS_AGAIN;
      yields |= at<u32>(w, WARP_YIELDED);
      if (status == AT_BARRIER)
        barriers |= 1u << at<u32>(w, WARP_BARRIER);
    }
    if (!polls && barriers & (barriers - 1))
      return STUCK;
    if (!polls && !barriers)
      return DONE;
    if (polls && at<u64>(c, CONTEXT_POLLS)++ > (yields ? MOST_YIELDS : MOST_POLLS))
      return SPENT;
    passed = !polls;
    if (passed)
      pass_barrier(c);
  }
}

// Blocks `first` to `end`: the status of the last warp.
EXPORT u32 run_blocks(Context *c, u8 *all, u8 *shared, u8 *local, u32 first, u32 end, u32 entry, u32 warp_bytes,
                      u32 warps, u32 local_bytes) {
  Shape shape = {entry, warp_bytes, warps, local_bytes};
  for (u32 number = first; number < end; number++) {
    begin_block(c, number);
    for (u32 n = 0; n < warps; n++)
      begin_warp(c, shape.warp(all, n), entry);
    if (u32 status = run_block(c, all, shared, local, shape); status != DONE)
      return status;
  }
  return DONE;
}
