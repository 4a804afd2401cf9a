"""Loads from LDS whose lanes stand in one of the patterns of tiled kernels, without a loop over lanes.

"Rows": lanes 0 to 15 read one element after the other and lanes 16 to 31 the same again. "Halves": lanes 0 to
15 read one element and lanes 16 to 31 one other. Which pattern holds depends on the addresses alone, so loads
that share a register of addresses share the test.
"""

from __future__ import annotations

from drivers.sim.amd.wave.jit_memory import (
    Access,
    Address,
    buffer_dword,
    call_runtime,
    contiguous_test,
    field,
    host_of,
    load_consecutive,
)
from drivers.sim.amd.wave.jit_strict import track
from drivers.sim.amd.wave.jit_text import I1, I32, I64, V32, constant
from drivers.sim.amd.wave.jit_wave import Wave

HALF = 16
PATTERN_SIZES = (4, 8, 16)
V8 = "<8 x i32>"
LOW_WORDS, HIGH_WORDS = (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)
LOW_PAIRS, HIGH_PAIRS = (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)


def all_equal(wave: Wave, offsets: str, expected: str) -> str:
    """Whether the whole wave is on and every lane is where `expected` says."""
    t = wave.t
    equal = t.compare("icmp eq", V32, offsets, expected)
    good = t.compare("icmp eq", I32, t.bits("<32 x i1>", equal, I32), "-1")
    return good if wave.exec_full else t.two("and", I1, good, t.compare("icmp eq", I32, wave.exec, "-1"))


def is_rows(wave: Wave, address: Address, size: int) -> str:
    t = wave.t
    lane0 = t.splat(V32, t.lane(V32, address.offsets, 0))
    places = constant(V32, [lane % HALF * size for lane in range(32)])
    return all_equal(wave, address.offsets, t.two("add", V32, lane0, places))


def is_halves(wave: Wave, address: Address) -> str:
    firsts = constant(V32, [lane // HALF * HALF for lane in range(32)])
    spread = wave.t.op(f"shufflevector {V32} {address.offsets}, {V32} poison, {V32} {firsts}")
    return all_equal(wave, address.offsets, spread)


def start_of(wave: Wave, address: Address, lane: int) -> str:
    t = wave.t
    return t.two("add", I64, address.base, t.cast("zext", I32, t.lane(V32, address.offsets, lane), I64))


def ways_of(wave: Wave, access: Access, address: Address, site: str) -> list[tuple[str, str, list[str]]]:
    """(name of the reader, whether its pattern holds inside the LDS, its pointers), most likely first.

    All tests come before the first branch, so that the next load finds them made.
    """
    t, size = wave.t, access.size_bytes
    first, second = start_of(wave, address, 0), start_of(wave, address, HALF)
    inside, pointer = host_of(wave, site, first, str(HALF * size))
    found = [("rows", t.two("and", I1, is_rows(wave, address, size), inside), [pointer])]
    inside1, pointer1 = host_of(wave, site, first, str(size))
    inside2, pointer2 = host_of(wave, site, second, str(size))
    both = t.two("and", I1, inside1, inside2)
    found.append(("halves", t.two("and", I1, is_halves(wave, address), both), [pointer1, pointer2]))
    if size < HALF:
        inside, pointer = host_of(wave, site, first, str(32 * size))
        found.append(("whole", t.two("and", I1, contiguous_test(wave, address, size), inside), [pointer]))
    return found


def load_lds(wave: Wave, access: Access, address: Address, site: str) -> list[str]:
    """The loaded dwords, one <32 x i32> each."""
    t = wave.t
    joined, ends = t.fresh("joined"), []
    wave.exec  # noqa: B018  read before the ways part, so that all know it
    for read, holds, pointers in ways_of(wave, access, address, site):
        here, onward = t.fresh(read), t.fresh("else")
        t.do(f"br i1 {holds}, label %{here}, label %{onward}")
        t.label(here)
        with t.side_path():
            ends.append((READERS[read](wave, access, pointers), t.current))
            t.do(f"br label %{joined}")
        t.label(onward)
    with t.side_path():
        call_runtime(wave, "gather", access, site, address, "%buffer", "_lds")
        ends.append(([buffer_dword(wave, index) for index in range(access.dwords)], t.current))
        t.do(f"br label %{joined}")
    t.label(joined)
    found = []
    for index in range(access.dwords):
        incoming = ", ".join(f"[ {values[index]}, %{block} ]" for values, block in ends)
        found.append(t.let(f"phi {V32} {incoming}"))
    track(wave, "read", access.size_bytes, address, "_lds")
    return found


def read_whole(wave: Wave, access: Access, pointers: list[str]) -> list[str]:
    return load_consecutive(wave, access, pointers[0])


def read_rows(wave: Wave, access: Access, pointers: list[str]) -> list[str]:
    """16 elements, each column of them twice."""
    t, count = wave.t, access.dwords
    if count == 4:
        columns = [quads(wave, field(wave, pointers[0], 128 * group)) for group in (0, 1)]
        twice = constant(V32, [lane % HALF for lane in range(32)])
        halves = zip(*columns, strict=True)
        return [t.op(f"shufflevector {V8} {low}, {V8} {high}, {V32} {twice}") for low, high in halves]
    kind = f"<{HALF * count} x i32>"
    row = t.let(f"load {kind}, ptr {pointers[0]}, align 1")
    found = []
    for index in range(count):
        mask = constant(V32, [lane % HALF * count + index for lane in range(32)])
        found.append(t.op(f"shufflevector {kind} {row}, {kind} poison, {V32} {mask}"))
    return found


def quads(wave: Wave, pointer: str) -> list[str]:
    """Eight times four dwords in a row, as four columns of eight."""
    t = wave.t
    eight = ", ".join(f"i32 {index}" for index in range(8))
    rows = []
    for lane in range(4):
        near = t.let(f"load <4 x i32>, ptr {field(wave, pointer, 16 * lane)}, align 1")
        far = t.let(f"load <4 x i32>, ptr {field(wave, pointer, 16 * lane + 64)}, align 1")
        rows.append(t.op(f"shufflevector <4 x i32> {near}, <4 x i32> {far}, <8 x i32> <{eight}>"))
    low = [mix(wave, rows[at], rows[at + 1], LOW_WORDS) for at in (0, 2)]
    high = [mix(wave, rows[at], rows[at + 1], HIGH_WORDS) for at in (0, 2)]
    orders = (LOW_PAIRS, HIGH_PAIRS)
    return [mix(wave, pair[0], pair[1], order) for pair in (low, high) for order in orders]


def mix(wave: Wave, first: str, second: str, order: tuple[int, ...]) -> str:
    indices = ", ".join(f"i32 {index}" for index in order)
    return wave.t.op(f"shufflevector {V8} {first}, {V8} {second}, <8 x i32> <{indices}>")


def read_halves(wave: Wave, access: Access, pointers: list[str]) -> list[str]:
    """Two elements, each dword of them in 16 lanes."""
    t, count = wave.t, access.dwords
    kind = f"<{count} x i32>"
    low, high = (t.let(f"load {kind}, ptr {pointer}, align 1") for pointer in pointers)
    found = []
    for index in range(count):
        mask = constant(V32, [index + lane // HALF * count for lane in range(32)])
        found.append(t.op(f"shufflevector {kind} {low}, {kind} {high}, {V32} {mask}"))
    return found


READERS = {"rows": read_rows, "halves": read_halves, "whole": read_whole}
