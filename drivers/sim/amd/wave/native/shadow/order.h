// What is in order: the one rule that everything else asks.
#pragma once
#include "record.h"

enum Space { GLOBAL, LDS };
enum Verb { READ, WRITE, ATOMIC, SCALAR }; // SCALAR: a read through the scalar cache

constexpr u32 WHOLE = 15; // the bytes of a dword
constexpr bool writes(Verb verb) { return verb == WRITE || verb == ATOMIC; }

struct Access { // what an access is held against, and how it is noted
  u32 epoch, mine, group, ordered, clean, scalar, tag, site;
};

template <Space space> INLINE Access access_of(const Record &record, Verb verb, u32 pc) {
  u32 site = ((pc >> 2) << 4 & (ATOMIC_SITE - 1)) | WHOLE | (verb == ATOMIC ? ATOMIC_SITE : 0);
  u64 clean = space == LDS ? record.lds_interval : record.clean;
  return {(u32)record.epoch, (u32)record.mine,   (u32)record.group, (u32)record.ordered,
          (u32)clean,        (u32)record.scalar, (u32)record.tag,   site};
}

// Whether `epoch` is of the own wave, or one of the group that this wave sees, or in memory one from before
// the launch.
template <Space space, class Dwords> INLINE auto in_order(Dwords epoch, const Access &access) {
  auto own = epoch >= access.mine;
  if constexpr (space == LDS)
    return own | (epoch < access.clean);
  else
    return own | (epoch < access.ordered) | ((epoch >= access.group) & (epoch < access.clean));
}

// The shadow of the page that `va` lies in; Python makes it when it is asked for the first time.
NOINLINE Page *new_page(Record &record, u64 va) {
  u64 number = va >> PAGE_BITS;
  Place &place = record.directory[number % DIRECTORY];
  place = {number, record.page(number)};
  return place.shadow;
}

INLINE Page &page_of(Record &record, u64 va) {
  Place &place = record.directory[(va >> PAGE_BITS) % DIRECTORY];
  return place.page == va >> PAGE_BITS ? *place.shadow : *new_page(record, va);
}
