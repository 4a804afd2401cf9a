// What the shadow's compiled code shares with Python.
//
// `layout.h` is made of `shadow/layout.py` and `jit/record.py` when the library is: the numbers of the first, and
// `struct Record` and `struct Launch`.
#pragma once
#include "vectors.h"
#include "layout.h"

struct Epoch { // one of the ring of epochs
  u32 number, group, wave, task;
};

struct Line { // 128 bytes that were touched as a whole; a read's site word ends in WHOLE where that is so
  u32 writer, wrote_at, reader, read_at;
};

struct Page { // the shadow of PAGE_BYTES bytes: a dword of each row for each dword of memory
  u32 writer[PAGE_BYTES / 4], wrote_at[PAGE_BYTES / 4], reader[PAGE_BYTES / 4], read_at[PAGE_BYTES / 4];
  u32 filled[PAGE_BYTES / 4]; // of LDS: the tag of the group, with a bit for each byte that it wrote
  u32 blocks[1024];           // the last epoch that wrote to each block
  Line lines[512];
  u32 logged; // the era, while reads of this page are in the log
};
static_assert(__builtin_offsetof(Page, read_at) == READ_AT && __builtin_offsetof(Page, filled) == FILLED);
static_assert(__builtin_offsetof(Page, blocks) == BLOCKS && __builtin_offsetof(Page, lines) == LINES);
static_assert(__builtin_offsetof(Page, logged) == LOGGED);

struct Place { // of the directory
  u64 page;
  Page *shadow;
};

struct LoggedRead { // of memory
  u64 start, size, site, epoch;
};
static_assert(sizeof(LoggedRead) == LOG_ENTRY_BYTES);

struct LoggedLdsRead {
  u32 offsets[32], exec, size, pc, base;
  u64 epoch, mine;
  u8 unused[LDS_LOG_ENTRY_BYTES - 160];
};
static_assert(__builtin_offsetof(LoggedLdsRead, epoch) == LDS_LOG_EPOCH);
static_assert(__builtin_offsetof(LoggedLdsRead, mine) == LDS_LOG_MINE);

struct PrivateRow { // of one dword of private memory: whether it holds a value in each lane
  u8 lanes[32];
};

INLINE Record &record_of(Launch *launch) { return *launch->strict; }

// The dwords of a row from byte `at` of the page on: one, eight or 32.
template <class Dwords> INLINE Dwords row(const u32 *of, u64 at) { return load<Dwords>((const u8 *)of + at); }
template <class Dwords> INLINE void set_row(u32 *of, u64 at, Dwords value) { store((u8 *)of + at, value); }
