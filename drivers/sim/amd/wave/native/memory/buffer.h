// Buffers: where the lanes of an access through a four-dword resource go, and which of them are in bounds.
//
// Sources: RDNA3 ISA, "Memory Buffer Instructions", range checking and swizzled addressing; fields of the resource
// from Mesa's register tables; the stride's scale from RDNA4's.
#pragma once
#include "memory.h"

struct Resource { // words 1 to 3
  u32 high, records, flags;
  u32 swizzle() const { return high >> 30; } // 0: none
  u32 bounds() const { return flags >> 28 & 3; }
  u32 element_bits() const { return swizzle() + 1; }        // log2 of the bytes that stay together
  u32 row_bits() const { return (flags >> 21 & 3) + 3; }    // log2 of the rows that stand side by side
  u32 adds_lane() const { return flags >> 23 & 1; }
  u64 stride() const { return (high >> 16 & 0x3FFF) << (0x5320 >> (flags >> 18 & 3) * 4 & 15); }
};

// Elements of 4, 8 or 16 bytes of neighbouring rows stand side by side.
INLINE u64x32 swizzled(Resource resource, u64x32 index, u64x32 offset) {
  u32 rows = resource.row_bits(), element = resource.element_bits();
  u64x32 row = index & ((1ull << rows) - 1), within = offset & ((1ull << element) - 1);
  return (index - row) * resource.stride() + ((offset - within) << rows) + (row << element) + within;
}

// Lanes out of bounds, by the resource's rule.
INLINE i64x32 out_of_bounds(Resource resource, u64x32 index, u64x32 offset, u32 soffset, u32 size) {
  u64 stride = resource.stride(), records = resource.records;
  i64x32 beyond_index = index >= records, beyond_row = beyond_index | (offset + size > stride);
  switch (resource.bounds()) {
  case 0: return beyond_row;
  case 1: return beyond_index;
  case 2: return (i64x32)(i64)-(records == 0);
  }
  return resource.swizzle() && stride ? beyond_row : index * stride + offset + soffset + size > records;
}

// 64-bit offsets from the base to two rows at `out`; the lanes in bounds. first: of the lanes, 0 or 32.
EXPORT u32 db_buffer(u32 high, u32 records, u32 flags, u32 soffset, u32x32 indices, u32x32 offsets, u32 size,
                     u32 first, u32 *out) {
  Resource resource = {high, records, flags};
  if (resource.adds_lane())
    indices += lane_numbers() + first;
  u64x32 index = __builtin_convertvector(indices, u64x32), offset = __builtin_convertvector(offsets, u64x32);
  u64x32 place = resource.swizzle() ? swizzled(resource, index, offset) : index * resource.stride() + offset;
  store(out, __builtin_convertvector(place, u32x32));
  store(out + 32, __builtin_convertvector(place >> 32, u32x32));
  return ~bits_of<u32>(__builtin_convertvector(out_of_bounds(resource, index, offset, soffset, size), mask32));
}

// The launch is told of an offset past a buffer's end, once; 1: it ends.
EXPORT u32 db_buffer_note(Launch *launch, u64 offset, u32 pc, u32 lane) {
  return !launch->noted && !db_miss(launch, offset, 0, BUFFER, pc, lane);
}

// `size` bytes of which the first `valid` are at `va` and the rest are 0, in the bounce buffer; null after a fault.
EXPORT u8 *db_scalar_buffer(Launch *launch, Site *site, u64 va, u64 size, u64 valid, u32 pc) {
  __builtin_memset(launch->bounce, 0, size);
  return db_bytes(launch, site, va, valid, READ, pc, 0, launch->bounce) ? nullptr : launch->bounce;
}

// Elements with a format are converted by Python; 1 after a fault.
EXPORT u32 db_typed(Launch *launch, u64 base, u32 *rows, u32 lanes, u32 pc, u32 how, u32 select) {
  return !launch->typed(base, rows, lanes, pc, how, select, launch);
}
