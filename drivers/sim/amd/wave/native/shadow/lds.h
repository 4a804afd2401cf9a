// LDS: what an interval between barriers leaves to judge, and what an early load finds.
#pragma once
#include "lanes.h"

// Hold the logged reads of LDS against the rows: 0, or 1 after a fault. The access at hand stays noted.
EXPORT u32 db_process_lds(Launch *launch) {
  Record &record = record_of(launch);
  u64 base = record.base, exec = record.exec, size = record.size, epoch = record.epoch, mine = record.mine;
  u32x32 offsets = load<u32x32>(record.offsets);
  u64 count = record.lds_log_count;
  record.lds_log_count = 0;
  for (u64 index = 0; index < count; index++) {
    const LoggedLdsRead &read = record.lds_log[index];
    record.epoch = read.epoch;
    record.mine = read.mine;
    u32 status = db_track_lds_read(launch, read.base, load<u32x32>(read.offsets), read.exec, read.size, read.pc);
    record.epoch = epoch;
    record.mine = mine;
    if (status)
      return 1;
  }
  record.base = base;
  record.exec = exec;
  record.size = size;
  store(record.offsets, offsets);
  return 0;
}

INLINE bool is_all_filled(const Record &record) {
  for (u64 at = 0; at < record.lds_bytes; at += 32)
    if (!all(row<u32x8>(record.lds->filled, at) == (u32)record.tag))
      return false;
  return true;
}

// An interval is over: its reads of LDS were fine if nobody wrote LDS in it and all of LDS is filled.
EXPORT void db_settle_lds(Launch *launch) {
  Record &record = record_of(launch);
  if (!record.lds_log_count)
    return;
  bool is_quiet = record.lds_written < record.lds_interval;
  if (!is_quiet || (record.lds_full != record.tag && !is_all_filled(record))) {
    db_process_lds(launch);
    return;
  }
  record.lds_full = record.tag;
  record.lds_log_count = 0;
}

// Of the lanes of `exec` those that find something in `bytes` bytes of LDS. One byte that was written is enough:
// bytes are not followed one by one, and words are loaded whole. Which loads are early: `code/early_loads.py`.
EXPORT u32 db_lds_known(Launch *launch, u32x32 offsets, u32 exec, u32 bytes) {
  Record &record = record_of(launch);
  u32x32 looked_at = splat<u32x32>(WHOLE);
  if (bytes < 4)
    looked_at = (splat<u32x32>((1 << bytes) - 1) << (offsets & 3)) & WHOLE;
  i32x32 found = {};
  for (u32 at = 0; at < bytes; at += 4) {
    u32x32 filled = gather(mask_of(exec), record.lds->filled, (offsets + at) & (PAGE_BYTES - 4));
    found |= ((filled ^ (u32)record.tag) >> 4 == 0) & ((filled & looked_at) != 0);
  }
  return lanes_of(found) & exec;
}
