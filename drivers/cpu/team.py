"""Threads that take pieces of a launch in native code, without Python's lock between one launch and the next.

A launch is published by one word, its ticket: a number of its own, how many pieces it has, and which is next.
Whoever adds 1 to it has a piece, if one was left; the other fields of the launch cannot change before that
piece has ended. A thread without work looks LOOKS times, then sleeps by a futex (futex(2)).
"""

from __future__ import annotations

import ctypes
import platform
from functools import cache
from threading import Thread

import llvmlite.binding as llvm

from drivers.cpu.machine import Library, host

FIELDS = {  # byte offsets; what different threads write to stands in lines of its own
    **{"ticket": 0, "ended": 64, "waits": 72},
    **{"entry": 128, "arguments": 136, "groups": 144},
    **{"calls": 192, "sleepers": 196, "ending": 200},
}
BYTES = 256
MOST_PIECES = 0x7FFF  # of the ticket's bits 31:16; bits 15:0 have room for a thread's vain attempt each
ALIGNMENT = 64  # a line of the host's caches
LOOKS = 10000  # for work, before a thread sleeps: 0.4 ms on a Zen 4, 0.5 ms on a Xeon of 2023
FUTEX = {"x86_64": 202, "aarch64": 98}  # system call: Linux asm/unistd_64.h and asm-generic/unistd.h
WAIT, WAKE = 128, 129  # futex.h: FUTEX_WAIT and FUTEX_WAKE, both FUTEX_PRIVATE_FLAG
PAUSE = {"x86_64": ("llvm.x86.sse2.pause", "", ""), "aarch64": ("llvm.aarch64.hint", "i32", "i32 1")}
FUNCTIONS = ("team_run", "team_work", "team_end")


def is_known() -> bool:
    """Whether threads of this kind of machine can sleep and be woken."""
    return platform.system() == "Linux" and platform.machine() in FUTEX


def ir(machine: str) -> str:
    """The functions, in LLVM IR, for a kind of machine that `platform.machine` names."""
    places = [f"  %{name}.at = getelementptr i8, ptr %team, i64 {at}" for name, at in FIELDS.items()]
    pause, kind, value = PAUSE[machine]
    text = TEXT.replace("PLACES", "\n".join(places)).replace("PAUSE", f"call void @{pause}({value})")
    for name, number in (("FUTEX", FUTEX[machine]), ("WAIT", WAIT), ("WAKE", WAKE)):
        text = text.replace(f"i64 {name}", f"i64 {number}")
    text = text.replace("LOOKS", str(LOOKS))
    return f"declare void @{pause}({kind})\n{text}"


@cache
def functions() -> Library:
    """The functions, linked into this process."""
    processor = host()
    with processor.lock:
        module = llvm.parse_assembly(ir(platform.machine()))
        return processor.load(bytes(processor.target.emit_object(module)), *FUNCTIONS)


class Team:
    """Threads beside the one that calls. It is one launch at a time that they work on."""

    def __init__(self, count: int) -> None:
        room = ctypes.create_string_buffer(BYTES + ALIGNMENT)
        skip = -ctypes.addressof(room) % ALIGNMENT
        self._room, self._at = room, ctypes.addressof(room) + skip
        found = functions()
        self._run = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3, *[ctypes.c_int64] * 2)(found["team_run"])
        self._end = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(found["team_end"])
        work = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(found["team_work"])
        names = [f"cpu core {number}" for number in range(1, count + 1)]
        self._threads = [Thread(target=work, args=(self._at,), name=n, daemon=True) for n in names]
        for thread in self._threads:
            thread.start()

    def run(self, entry: int, arguments: int, groups: int, pieces: int) -> None:
        """Call ``entry(arguments, first, last)`` for groups 0..groups-1 in pieces; returns when all ended.

        entry: address of native code. pieces: up to MOST_PIECES. Not to be called by two threads at once.
        """
        self._run(self._at, entry, arguments, groups, pieces)

    def close(self) -> None:
        """End the threads."""
        self._end(self._at)
        for thread in self._threads:
            thread.join()


TEXT = """
declare i64 @syscall(i64, ...)

define internal void @futex(ptr %word, i64 %operation, i64 %value) {
  %done = call i64 (i64, ...) @syscall(i64 FUTEX, ptr %word, i64 %operation, i64 %value, ptr null)
  ret void
}

define internal i1 @is_left(i64 %ticket) alwaysinline {
  %piece = and i64 %ticket, 65535
  %above = lshr i64 %ticket, 16
  %pieces = and i64 %above, 65535
  %left = icmp ult i64 %piece, %pieces
  ret i1 %left
}

define internal i1 @take(ptr %team) {
PLACES
  %ticket = atomicrmw add ptr %ticket.at, i64 1 seq_cst
  %left = call i1 @is_left(i64 %ticket)
  br i1 %left, label %run, label %end
run:
  %piece = and i64 %ticket, 65535
  %above = lshr i64 %ticket, 16
  %pieces = and i64 %above, 65535
  %next = add i64 %piece, 1
  %entry = load ptr, ptr %entry.at
  %arguments = load ptr, ptr %arguments.at
  %groups = load i64, ptr %groups.at
  %lower = mul i64 %piece, %groups
  %upper = mul i64 %next, %groups
  %first = udiv i64 %lower, %pieces
  %last = udiv i64 %upper, %pieces
  call void %entry(ptr %arguments, i64 %first, i64 %last)
  %before = atomicrmw add ptr %ended.at, i64 1 seq_cst
  %waits = load atomic i32, ptr %waits.at seq_cst, align 4
  %asleep = icmp ne i32 %waits, 0
  br i1 %asleep, label %wake, label %end
wake:
  call void @futex(ptr %ended.at, i64 WAKE, i64 1)
  br label %end
end:
  ret i1 %left
}

define void @team_run(ptr %team, ptr %entry, ptr %arguments, i64 %groups, i64 %pieces) {
PLACES
  store ptr %entry, ptr %entry.at
  store ptr %arguments, ptr %arguments.at
  store i64 %groups, ptr %groups.at
  store atomic i64 0, ptr %ended.at seq_cst, align 8
  %old = load atomic i64, ptr %ticket.at seq_cst, align 8
  %launch = lshr i64 %old, 32
  %following = add i64 %launch, 1
  %number = shl i64 %following, 32
  %count = shl i64 %pieces, 16
  %ticket = or i64 %number, %count
  store atomic i64 %ticket, ptr %ticket.at seq_cst, align 8
  %call = atomicrmw add ptr %calls.at, i32 1 seq_cst
  %sleepers = load atomic i32, ptr %sleepers.at seq_cst, align 4
  %some = icmp ne i32 %sleepers, 0
  br i1 %some, label %wake, label %work
wake:
  call void @futex(ptr %calls.at, i64 WAKE, i64 2147483647)
  br label %work
work:
  %more = call i1 @take(ptr %team)
  br i1 %more, label %work, label %wait
wait:
  %looks = phi i64 [ 0, %work ], [ %looked, %pause ], [ %looked, %sleep ]
  %ended = load atomic i64, ptr %ended.at seq_cst, align 8
  %all = icmp eq i64 %ended, %pieces
  br i1 %all, label %done, label %look
look:
  %looked = add i64 %looks, 1
  %long = icmp ugt i64 %looked, LOOKS
  br i1 %long, label %sleep, label %pause
pause:
  PAUSE
  br label %wait
sleep:
  store atomic i32 1, ptr %waits.at seq_cst, align 4
  %last = load atomic i64, ptr %ended.at seq_cst, align 8
  %expected = and i64 %last, 4294967295
  %missed = icmp eq i64 %last, %pieces
  %operation = select i1 %missed, i64 WAKE, i64 WAIT
  call void @futex(ptr %ended.at, i64 %operation, i64 %expected)
  br label %wait
done:
  store atomic i32 0, ptr %waits.at seq_cst, align 4
  ret void
}

define void @team_work(ptr %team) {
PLACES
  br label %begin
begin:
  br label %look
look:
  %left = phi i64 [ LOOKS, %begin ], [ %fewer, %pause ]
  %ending = load atomic i32, ptr %ending.at seq_cst, align 4
  %ends = icmp ne i32 %ending, 0
  br i1 %ends, label %end, label %search
search:
  %ticket = load atomic i64, ptr %ticket.at seq_cst, align 8
  %found = call i1 @is_left(i64 %ticket)
  br i1 %found, label %run, label %idle
run:
  %ran = call i1 @take(ptr %team)
  br label %begin
idle:
  %spent = icmp eq i64 %left, 0
  br i1 %spent, label %sleep, label %pause
pause:
  PAUSE
  %fewer = sub i64 %left, 1
  br label %look
sleep:
  %call = load atomic i32, ptr %calls.at seq_cst, align 4
  %asleep = atomicrmw add ptr %sleepers.at, i32 1 seq_cst
  %late = load atomic i64, ptr %ticket.at seq_cst, align 8
  %missed = call i1 @is_left(i64 %late)
  %last = load atomic i32, ptr %ending.at seq_cst, align 4
  %over = icmp ne i32 %last, 0
  %stay = or i1 %missed, %over
  br i1 %stay, label %up, label %wait
wait:
  %expected = zext i32 %call to i64
  call void @futex(ptr %calls.at, i64 WAIT, i64 %expected)
  br label %up
up:
  %awake = atomicrmw sub ptr %sleepers.at, i32 1 seq_cst
  br label %begin
end:
  ret void
}

define void @team_end(ptr %team) {
PLACES
  store atomic i32 1, ptr %ending.at seq_cst, align 4
  %call = atomicrmw add ptr %calls.at, i32 1 seq_cst
  call void @futex(ptr %calls.at, i64 WAKE, i64 2147483647)
  ret void
}
"""
