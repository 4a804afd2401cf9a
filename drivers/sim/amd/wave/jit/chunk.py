"""A vector register in chunks of as many lanes as a host register holds, and rows of memory as chunks.

Values are LLVM text. Where a chunk's lanes stand in memory is given by constants, so that each shape of
access becomes the few loads it needs: a broadcast, a row, a small transpose.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.sim.llvm.text import GUEST, V32, Text, constant

HOST_LANES = 8
CHUNKS = 32 // HOST_LANES
CHUNK = f"<{HOST_LANES} x i32>"
HALF_CHUNK = "<4 x i32>"
EIGHT = tuple(range(HOST_LANES))
LOW_WORDS, HIGH_WORDS = (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)
LOW_PAIRS, HIGH_PAIRS = (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)
EVEN_WORDS, ODD_WORDS = (0, 2, 8, 10, 4, 6, 12, 14), (1, 3, 9, 11, 5, 7, 13, 15)


def mix(t: Text, kind: str, first: str, second: str, order: Sequence[int]) -> str:
    """Lanes of two vectors of `kind`, in the given order."""
    mask = constant(f"<{len(order)} x i32>", order)
    return t.op(f"shufflevector {kind} {first}, {kind} {second}, <{len(order)} x i32> {mask}")


def piece(t: Text, value: str, chunk: int) -> str:
    """Lanes 8 * chunk .. 8 * chunk + 7 of a <32 x i32>."""
    return mix(t, V32, value, "poison", range(HOST_LANES * chunk, HOST_LANES * (chunk + 1)))


def join(t: Text, pieces: Sequence[str]) -> str:
    """Four pieces as one <32 x i32>."""
    low, high = (mix(t, CHUNK, pieces[at], pieces[at + 1], range(2 * HOST_LANES)) for at in (0, 2))
    return mix(t, f"<{2 * HOST_LANES} x i32>", low, high, range(4 * HOST_LANES))


def spread(t: Text, scalar: str, lanes: int = HOST_LANES) -> str:
    """One dword in every lane of a chunk."""
    kind = f"<{lanes} x i32>"
    seed = t.op(f"insertelement {kind} poison, i32 {scalar}, i32 0")
    return t.op(f"shufflevector {kind} {seed}, {kind} poison, {kind} zeroinitializer")


def at(t: Text, pointer: str, offset: int) -> str:
    return t.op(f"getelementptr i8, ptr {pointer}, i64 {offset}") if offset else pointer


def read(t: Text, kind: str, pointer: str, offset: int) -> str:
    return t.let(f"load {kind}, ptr {at(t, pointer, offset)}, align 1{GUEST}")


def is_row(offsets: Sequence[int], stride: int) -> bool:
    """Whether each lane stands `stride` bytes behind the one before."""
    return all(offset == offsets[0] + index * stride for index, offset in enumerate(offsets))


# -- loads -----------------------------------------------------------------------------------------


def load_chunk(t: Text, pointer: str, offsets: Sequence[int], dwords: int) -> list[str]:
    """`dwords` columns of eight lanes that stand at `offsets` bytes from `pointer`."""
    if is_row(offsets, 0):
        return [spread(t, read(t, "i32", pointer, offsets[0] + 4 * index)) for index in range(dwords)]
    if dwords == 4:
        return quads(t, pointer, offsets)
    if dwords == 2:
        return pairs(t, pointer, offsets)
    return [words(t, pointer, [offset + 4 * index for offset in offsets]) for index in range(dwords)]


def quads(t: Text, pointer: str, offsets: Sequence[int]) -> list[str]:
    """Four dwords of each lane."""
    return transposed(t, [read(t, HALF_CHUNK, pointer, offset) for offset in offsets])


def transposed(t: Text, parts: Sequence[str]) -> list[str]:
    """Four dwords of each of eight lanes as four columns."""
    rows = [mix(t, HALF_CHUNK, parts[lane], parts[lane + 4], EIGHT) for lane in range(4)]
    return crossed(t, rows)


def crossed(t: Text, rows: Sequence[str]) -> list[str]:
    """In each half of four chunks: dword i of chunk j becomes dword j of chunk i."""
    low = [mix(t, CHUNK, rows[index], rows[index + 1], LOW_WORDS) for index in (0, 2)]
    high = [mix(t, CHUNK, rows[index], rows[index + 1], HIGH_WORDS) for index in (0, 2)]
    return [
        mix(t, CHUNK, both[0], both[1], order) for both in (low, high) for order in (LOW_PAIRS, HIGH_PAIRS)
    ]


def pairs(t: Text, pointer: str, offsets: Sequence[int]) -> list[str]:
    """Two dwords of each lane, taken apart."""
    if is_row(offsets, 8):
        first, second = (read(t, CHUNK, pointer, offsets[0] + 32 * half) for half in (0, 1))
        return [mix(t, CHUNK, first, second, range(start, 16, 2)) for start in (0, 1)]
    parts = [read(t, "<2 x i32>", pointer, offset) for offset in offsets]
    couples = [mix(t, "<2 x i32>", parts[lane], parts[lane + 1], range(4)) for lane in (0, 2, 4, 6)]
    first, second = (mix(t, HALF_CHUNK, couples[half], couples[half + 2], EIGHT) for half in (0, 1))
    return [mix(t, CHUNK, first, second, order) for order in (EVEN_WORDS, ODD_WORDS)]


def words(t: Text, pointer: str, offsets: Sequence[int]) -> str:
    """One dword of each lane."""
    if is_row(offsets, 4):
        return read(t, CHUNK, pointer, offsets[0])
    halves = [half_words(t, pointer, offsets[start : start + 4]) for start in (0, 4)]
    return mix(t, HALF_CHUNK, halves[0], halves[1], EIGHT)


def half_words(t: Text, pointer: str, offsets: Sequence[int]) -> str:
    if is_row(offsets, 4):
        return read(t, HALF_CHUNK, pointer, offsets[0])
    if is_row(offsets, 0):
        return spread(t, read(t, "i32", pointer, offsets[0]), 4)
    value = "poison"
    for lane, offset in enumerate(offsets):
        scalar = read(t, "i32", pointer, offset)
        value = t.op(f"insertelement {HALF_CHUNK} {value}, i32 {scalar}, i32 {lane}")
    return value


# -- stores ----------------------------------------------------------------------------------------


def store_chunk(t: Text, pointer: str, offsets: Sequence[int], columns: Sequence[str]) -> None:
    """The opposite of `load_chunk`. Of lanes at one place the highest wins: stores stand in their order."""
    if len(columns) == 4:
        store_quads(t, pointer, offsets, columns)
    elif len(columns) == 1 and is_row(offsets, 4):
        write(t, CHUNK, columns[0], pointer, offsets[0])
    elif len(columns) == 2 and is_row(offsets, 8):
        order = [index // 2 + 8 * (index % 2) for index in range(16)]
        for half in (0, 1):
            row = mix(t, CHUNK, columns[0], columns[1], order[8 * half : 8 * half + 8])
            write(t, CHUNK, row, pointer, offsets[0] + 32 * half)
    else:
        store_lanes(t, pointer, offsets, columns)


def store_words(t: Text, pointer: str, offsets: Sequence[int], value: str) -> bool:
    """One dword of each of 32 lanes, where rows of eight dwords stand side by side in memory; else False."""
    rows = rows_of(offsets)
    if rows is None:
        return False
    quads_apart = [list(range(first, 32, 4)) for first in range(4)]
    if sorted(rows) == quads_apart:
        parts = [mix(t, V32, value, "poison", range(first, first + 4)) for first in range(0, 32, 4)]
        pieces = dict(enumerate(transposed(t, parts)))
    else:
        pieces = {row[0]: mix(t, V32, value, "poison", row) for row in rows}
    for row in rows:
        write(t, CHUNK, pieces[row[0]], pointer, offsets[row[0]])
    return True


def rows_of(offsets: Sequence[int]) -> list[list[int]] | None:
    """The lanes in rows of eight whose dwords stand side by side; None where some lane is in no such row."""
    order = sorted(range(len(offsets)), key=lambda lane: offsets[lane])
    rows = [order[first : first + HOST_LANES] for first in range(0, len(order), HOST_LANES)]
    return rows if all(is_row([offsets[lane] for lane in row], 4) for row in rows) else None


def store_quads(t: Text, pointer: str, offsets: Sequence[int], columns: Sequence[str]) -> None:
    rows = crossed(t, columns)
    for lane, offset in enumerate(offsets):
        half = range(lane // 4 * 4, lane // 4 * 4 + 4)
        write(t, HALF_CHUNK, mix(t, CHUNK, rows[lane % 4], "poison", half), pointer, offset)


def store_lanes(t: Text, pointer: str, offsets: Sequence[int], columns: Sequence[str]) -> None:
    for lane, offset in enumerate(offsets):
        for index, column in enumerate(columns):
            value = t.op(f"extractelement {CHUNK} {column}, i32 {lane}")
            write(t, "i32", value, pointer, offset + 4 * index)


def write(t: Text, kind: str, value: str, pointer: str, offset: int) -> None:
    t.do(f"store {kind} {value}, ptr {at(t, pointer, offset)}, align 1{GUEST}")
