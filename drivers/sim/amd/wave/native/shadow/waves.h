// What waves, barriers and invalidations tell the shadow.
#pragma once
#include "order.h"

EXPORT void db_settle_lds(Launch *launch);

// A new epoch, noted in the ring of epochs.
NOINLINE void begin_epoch(Record &record) {
  u64 epoch = ++record.epoch;
  u32 wave = record.wave | record.window;
  record.epochs[epoch % EPOCHS] = {(u32)epoch, (u32)record.group_id, wave, (u32)record.task};
}

// A group begins: its LDS holds nothing, its scalar cache nothing old.
EXPORT void db_strict_group(Launch *launch, u64 group) {
  Record &record = record_of(launch);
  u64 next = record.epoch + 1;
  db_settle_lds(launch);
  record.tag += 16;
  record.group = record.interval = record.lds_interval = record.seen_interval = next;
  record.late = 0;
  record.scalar = record.first;
  record.group_id = group;
  __builtin_memset(record.doubts, 0, record.doubt_bytes);
  record.private_high = 0;
}

// Every wave of the group has passed the barrier, or may; told before the round of some was over, if so.
EXPORT void db_strict_round(Launch *launch) {
  Record &record = record_of(launch);
  db_settle_lds(launch);
  bool known = launch->told;
  launch->told = 0;
  if (known)
    return;
  u64 next = record.epoch + 1, before = record.late & LATE_WINDOW ? record.interval : next;
  record.last_interval = record.interval;
  record.interval = next;
  if (!(record.late & LATE_LDS))
    record.lds_interval = before;
  if (record.l0_is_shared || !(record.late & LATE_MEMORY))
    record.seen_interval = before;
  record.late = 0;
}

// A wave has signalled, and goes on before it waits.
EXPORT void db_strict_signal(Launch *launch) {
  Record &record = record_of(launch);
  record.window = IN_WINDOW;
  record.late |= LATE_WINDOW;
  begin_epoch(record);
}

// A wave begins, or goes on behind a barrier.
EXPORT void db_strict_wave(Launch *launch, u64 wave) {
  Record &record = record_of(launch);
  record.wave = wave;
  record.window = 0;
  begin_epoch(record);
  record.mine = record.epoch;
  record.clean = record.l0_is_shared ? record.seen_interval : record.group;
}

// An invalidation: L0 makes earlier intervals seen, the scalar cache all so far, a device's what was acquired.
EXPORT void db_strict_refresh(Launch *launch, u32 levels) {
  Record &record = record_of(launch);
  if (levels & SEEN_L0)
    record.clean = record.seen_interval;
  if (levels & SEEN_SCALAR) {
    begin_epoch(record);
    record.scalar = record.epoch;
  }
  if (levels & SEEN_DEVICE)
    record.refresh();
}

// A register of which `missing` bits matter that nobody wrote.
EXPORT void db_strict_undefined(Launch *launch, u32 code, u32 missing, u32 part, u32 pc) {
  record_of(launch).undefined(code, missing, part, pc);
}

// An access through which waves may order themselves: `flags` as `sync` has them.
EXPORT void db_strict_sync(Launch *launch, u64 base, u32x32 offsets, u32x32 highs, u32 exec, u32 flags) {
  if (!exec)
    return;
  Record &record = record_of(launch);
  record.base = base;
  record.exec = exec;
  store(record.offsets, offsets);
  store(record.highs, highs);
  record.sync(flags);
  if (flags & RELEASES)
    begin_epoch(record);
}
