// The handler of SIGSEGV that opens closed pages; `host_pages.py` fills its words. `python -m tools.gen --sim`
// makes autogen/amd/trap.ll of it.
//
// It runs on whatever thread touched a page, in the middle of whatever that does: it calls nothing but mprotect,
// and sigaction for faults that are not its own, which then find the action that was there before.
#include "vectors.h"
#include "layout.h"

constexpr i32 sigsegv = 11, prot_read = 1, prot_write = 2; // of Linux
constexpr u64 address_at = 16;                             // si_addr in siginfo_t of 64-bit Linux

struct Range {
  u64 low, high;
  u8 *states; // of each page
};

struct Table {
  u64 count;
  Range ranges[];
};

extern "C" u64 db_trap_words[WORDS];
u64 db_trap_words[WORDS] = {};

template <class Value = u64> INLINE Value word(u32 number) {
  return (Value)__atomic_load_n(db_trap_words + number, __ATOMIC_SEQ_CST);
}

INLINE bool protect(u64 low, u64 size, i32 rights) {
  return !word<i32 (*)(u64, u64, i32)>(MPROTECT)(low, size, rights);
}

INLINE void note(u64 touch) {
  u64 number = __atomic_fetch_add(db_trap_words + LOGGED, 1, __ATOMIC_SEQ_CST);
  if (number < word(MOST_LOGGED)) word<u64 *>(LOG)[number] = touch;
}

// Keep what a page holds before it is written. volatile: no call of memcpy.
INLINE void copy(u64 page, u64 page_bytes) {
  u64 slot = __atomic_fetch_add(db_trap_words + COPIED, 1, __ATOMIC_SEQ_CST);
  if (slot >= word(MOST_COPIED)) return;
  word<u64 *>(COPIED_PAGES)[slot] = page;
  volatile u64 *target = (u64 *)(word(COPIES) + slot * page_bytes);
  for (u64 index = 0; index < page_bytes / 8; index++) target[index] = ((u64 *)page)[index];
}

// Whether the fault was a write. Where the processor's word on it is not known: a page that can be read faults by
// a write.
INLINE bool is_write(const u8 *context, u8 state) {
  u64 error_at = word(ERROR_AT);
  return error_at ? load<u64>(context + error_at) & 2 : state == READABLE;
}

// Open a page as far as the touch needs, and note it, unless another thread did. Whether it went well.
INLINE bool open(u64 address, u64 page, u64 page_bytes, u8 *state, const u8 *context) {
  u8 now = __atomic_load_n(state, __ATOMIC_SEQ_CST);
  if (!is_write(context, now)) {
    if (now != CLOSED) return true;
    note(address);
    __atomic_store_n(state, READABLE, __ATOMIC_SEQ_CST);
    return protect(page, page_bytes, prot_read);
  }
  if (now == WRITABLE) return true;
  note(address | WROTE);
  if (!protect(page, page_bytes, prot_read)) return false;
  copy(page, page_bytes);
  __atomic_store_n(state, WRITABLE, __ATOMIC_SEQ_CST);
  return protect(page, page_bytes, prot_read | prot_write);
}

// Whether the fault is in one of the ranges, and the touch may go on: with the page open, or all of the range.
INLINE bool is_ours(u64 address, const u8 *context) {
  const Table *table = word<const Table *>(TABLE);
  for (u64 index = 0; table && index < table->count; index++) {
    Range range = table->ranges[index];
    if (address < range.low || address >= range.high) continue;
    u64 page_bytes = word(PAGE_SIZE), number = (address - range.low) / page_bytes;
    return open(address, range.low + number * page_bytes, page_bytes, range.states + number, context) ||
           protect(range.low, range.high - range.low, prot_read | prot_write);
  }
  return false;
}

// A fault elsewhere is for whoever was there before.
EXPORT void db_touched(i32, const u8 *info, const u8 *context) {
  if (!is_ours(load<u64>(info + address_at), context))
    word<i32 (*)(i32, u64, u64)>(SIGACTION)(sigsegv, word(BEFORE), 0);
}
