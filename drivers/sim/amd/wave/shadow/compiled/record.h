// What the shadow's compiled code shares with Python, and short words for it.
//
// `layout.h` is made of `shadow/layout.py` when the library is: the numbers of that file, and `struct Record`.
#pragma once

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef u8 u8x32 __attribute__((ext_vector_type(32)));
typedef u32 u32x8 __attribute__((ext_vector_type(8)));
typedef u32 u32x32 __attribute__((ext_vector_type(32))); // one dword of each lane
typedef int i32x8 __attribute__((ext_vector_type(8))); // claims about eight dwords: 0 or -1
typedef int i32x32 __attribute__((ext_vector_type(32)));
typedef bool mask32 __attribute__((ext_vector_type(32)));

#define EXPORT extern "C" __attribute__((noinline))
#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))

struct Epoch;
struct LoggedLdsRead;
struct LoggedRead;
struct Page;
struct Place;
struct PrivateRow;
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

INLINE Record &record_of(u64 *context) { return *(Record *)context[STRICT_SLOT]; }

INLINE bool all(int claim) { return claim; }
INLINE bool all(i32x8 claims) { return __builtin_reduce_and(claims); }
INLINE bool all(i32x32 claims) { return __builtin_reduce_and(claims); }

INLINE mask32 mask_of(u32 lanes) {
  mask32 mask;
  __builtin_memcpy(&mask, &lanes, sizeof mask);
  return mask;
}

INLINE i32x32 claims_of(mask32 mask) { return __builtin_convertvector(mask, i32x32) != 0; }

INLINE u32 lanes_of(mask32 mask) {
  u32 lanes;
  __builtin_memcpy(&lanes, &mask, sizeof lanes);
  return lanes;
}

INLINE u32 lanes_of(i32x32 claims) { return lanes_of(__builtin_convertvector(claims, mask32)); }

// The dwords of a row from byte `at` of the page on: one, eight or 32, at any dword.
template <class Dwords> INLINE Dwords load(const u32 *row, u64 at) {
  Dwords value;
  __builtin_memcpy(&value, (const u8 *)row + at, sizeof value);
  return value;
}

template <class Dwords> INLINE void store(u32 *row, u64 at, Dwords value) {
  __builtin_memcpy((u8 *)row + at, &value, sizeof value);
}

template <class Dwords> INLINE Dwords splat(u32 value) { return (Dwords)value; }
