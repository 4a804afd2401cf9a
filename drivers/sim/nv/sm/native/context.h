// What a block's context and a warp hold, at the offsets of `layout.h`, which is made of `jit/layout.py`; where
// addresses of the card lie on the host.
#pragma once
#include "layout.h"
#include "vectors.h"

struct Context;
struct Warp;

// The field of a record at an offset in bytes.
template <class Field, class Record> INLINE Field &at(Record *record, u64 offset) {
  return *(Field *)((u8 *)record + offset);
}

constexpr u64 BELOW = (1u << IN_BLOCK) - 1; // an address in shared memory without the number of its block

struct Span { // memory that lies together on the host
  u64 first, length, delta, writable; // delta: host minus GPU address
};
static_assert(sizeof(Span) == SPAN_SIZE);

typedef u32 Miss(Context *c, u64 address, u64 size, u32 write);

EXPORT void fault(Context *c, u32 kind, u32 lane, u64 address) {
  at<u32>(c, CONTEXT_FAULT) = kind;
  at<u32>(c, CONTEXT_LANE) = lane;
  at<u64>(c, CONTEXT_ADDRESS) = address;
}

INLINE bool has(const Span &span, u64 address, u64 size, u32 write) {
  u64 within = address - span.first;
  return within < span.length && within + size <= span.length && (span.writable || !write);
}

// Where `size` bytes lie on the host, by the spans that are known and, where none has them, by asking; 0 after a
// fault.
NOINLINE u64 find(Context *c, u64 address, u64 size, u32 write, u32 lane) {
  do {
    Span *spans = at<Span *>(c, CONTEXT_SPANS);
    for (u64 n = 0; n < at<u64>(c, CONTEXT_SPAN_COUNT); n++)
      if (has(spans[n], address, size, write)) {
        at<Span>(c, CONTEXT_FIRST) = spans[n];
        return address + spans[n].delta;
      }
  } while (at<Miss *>(c, CONTEXT_MISS)(c, address, size, write));
  fault(c, FAULT_MMU_FAULT, lane, address);
  return 0;
}

// The same, first in the span that was found last.
NOINLINE u8 *reach(Context *c, u64 address, u64 size, u32 write) {
  const Span &last = at<Span>(c, CONTEXT_FIRST);
  return (u8 *)(has(last, address, size, write) ? address + last.delta : find(c, address, size, write, 0));
}

// Lanes that take no part go where the first does that takes one.
template <class Addresses, class Claims> INLINE Addresses gone_along(Addresses asked, u32 mask) {
  Claims takes_part = __builtin_convertvector(mask_of(mask), Claims) != 0;
  return takes_part ? asked : (Addresses)asked[__builtin_ctzg(mask, 0)];
}

// Host addresses of lanes in global memory.
EXPORT u64x32 resolve(Context *c, u64x32 asked, u32 mask, u64 size, u32 write) {
  if (!mask)
    return 0;
  u64x32 places = gone_along<u64x32, i64x32>(asked, mask);
  if (u32 odd = lanes_of((places & (size - 1)) != 0)) {
    fault(c, FAULT_MISALIGNED_ADDRESS, __builtin_ctz(odd), places[__builtin_ctz(odd)]);
    return 0;
  }
  const Span &last = at<Span>(c, CONTEXT_FIRST);
  if (lanes_of(places - last.first + (size - 1) < last.length) == ~0u && (last.writable || !write))
    return places + last.delta;
  u64 hosts[32];
  store(hosts, places);
  for (u32 lane = 0; lane < 32; lane++)
    if (!(hosts[lane] = find(c, hosts[lane], size, write, lane)))
      return 0;
  return load<u64x32>(hosts);
}

// Host addresses of lanes in `end` bytes from `base` on.
EXPORT u64x32 bounded(Context *c, u32x32 asked, u32 mask, u32 size, u32 end, u8 *base) {
  u32x32 places = gone_along<u32x32, i32x32>(asked, mask);
  u32 odd = lanes_of((places & (size - 1)) != 0);
  u32 beyond = lanes_of(places >= (end < size ? 0 : end - size + 1));
  if (u32 wrong = odd ? odd : beyond) {
    u32 lane = __builtin_ctz(wrong);
    fault(c, odd ? FAULT_MISALIGNED_ADDRESS : FAULT_OUT_OF_RANGE_ADDRESS, lane, places[lane]);
    return 0;
  }
  return __builtin_convertvector(places, u64x32) + (u64)base;
}
