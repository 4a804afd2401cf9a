// Which dwords of private memory hold a value, while waves run.
//
// A byte for each dword of each lane: rows of 32 lanes, one behind the other for the dwords of a half of a wave,
// then the next half or wave. A group begins with none. The last row stands for all dwords that have no row of
// their own; these count as defined. Who asks: `jit/defined.py`.
#pragma once
#include "record.h"

INLINE u64 smaller(u64 a, u64 b) { return a < b ? a : b; }

// The first row of the half of a wave that runs.
INLINE PrivateRow *private_rows(const Record &record, u32 part) {
  return record.private_ + (record.wave * record.private_parts + part) * (record.private_last + 1);
}

INLINE PrivateRow &private_row(const Record &record, u32 dword, u32 part) {
  return private_rows(record, part)[smaller(dword, record.private_last)];
}

// Dwords below this one and itself may hold something.
INLINE void private_reach(Record &record, u32 dword) {
  if (record.private_high <= dword)
    record.private_high = dword + 1ull;
}

INLINE u8x32 ones_of(u32 lanes) { return __builtin_convertvector(mask_of(lanes), u8x32); }

// A function returns: what is above the stack pointer was its frame. Not if that is no stack pointer.
EXPORT void db_private_leave(Launch *launch, u32 stack, u32 known, u32 part) {
  Record &record = record_of(launch);
  u64 end = smaller(record.private_high, record.private_last), dword = stack >> 2;
  if (known == ~0u && dword < end)
    __builtin_memset(&private_row(record, dword, part), 0, (end - dword) * sizeof(PrivateRow));
}

// The lanes of `exec` have stored: those of `bits` something defined. One dword for all lanes.
EXPORT void db_private_note_row(Launch *launch, u32 dword, u32 exec, u32 bits, u32 part) {
  Record &record = record_of(launch);
  PrivateRow &row = private_row(record, dword, part);
  u8x32 on = -ones_of(exec);
  store(&row, (on & ones_of(bits)) | (~on & load<u8x32>(&row)));
  private_reach(record, dword);
}

// Of the lanes of `exec` those that would load something defined.
EXPORT u32 db_private_known_row(Launch *launch, u32 dword, u32 exec, u32 part) {
  Record &record = record_of(launch);
  if (dword >= (u32)record.private_last)
    return exec;
  auto stored = load<u8x32>(&private_row(record, dword, part)) != 0;
  return bits_of<u32>(__builtin_convertvector(stored, mask32)) & exec;
}

// The same where each lane has a dword of its own.
EXPORT void db_private_note(Launch *launch, u32x32 each, u32 exec, u32 bits, u32 part) {
  Record &record = record_of(launch);
  PrivateRow *rows = private_rows(record, part);
  u32 dwords[32];
  store(dwords, each);
  for (u32 rest = exec; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest), dword = dwords[lane];
    rows[smaller(dword, record.private_last)].lanes[lane] = bits >> lane & 1;
    private_reach(record, dword);
  }
}

EXPORT u32 db_private_known(Launch *launch, u32x32 each, u32 exec, u32 part) {
  Record &record = record_of(launch);
  PrivateRow *rows = private_rows(record, part);
  u32 dwords[32];
  store(dwords, each);
  u32 known = 0;
  for (u32 rest = exec; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest), dword = dwords[lane];
    known |= (dword >= record.private_last || rows[dword].lanes[lane]) << lane;
  }
  return known;
}
