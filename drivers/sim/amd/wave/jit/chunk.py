"""A vector register in chunks of as many lanes as a host register holds, and rows of memory as chunks.

Values are LLVM text. Where a chunk's lanes stand in memory is given by constants, so that each shape of
access becomes the few loads it needs: a broadcast, a row, a small transpose.
"""

from __future__ import annotations

from collections.abc import Sequence

from drivers.sim.llvm.text import GUEST, Text, constant

HOST_LANES = 8
CHUNKS = 32 // HOST_LANES
CHUNK = f"<{HOST_LANES} x i32>"
HALF_CHUNK = "<4 x i32>"
EIGHT = tuple(range(HOST_LANES))
LOW_WORDS, HIGH_WORDS = (0, 8, 1, 9, 4, 12, 5, 13), (2, 10, 3, 11, 6, 14, 7, 15)
LOW_PAIRS, HIGH_PAIRS = (0, 1, 8, 9, 4, 5, 12, 13), (2, 3, 10, 11, 6, 7, 14, 15)


def mix(t: Text, kind: str, first: str, second: str, order: Sequence[int]) -> str:
    """Lanes of two vectors of `kind`, in the given order."""
    mask = constant(f"<{len(order)} x i32>", order)
    return t.op(f"shufflevector {kind} {first}, {kind} {second}, <{len(order)} x i32> {mask}")


def join(t: Text, pieces: Sequence[str]) -> str:
    """Four pieces as one <32 x i32>."""
    low, high = (mix(t, CHUNK, pieces[at], pieces[at + 1], range(2 * HOST_LANES)) for at in (0, 2))
    return mix(t, f"<{2 * HOST_LANES} x i32>", low, high, range(4 * HOST_LANES))


def spread(t: Text, scalar: str) -> str:
    """One dword in every lane of a chunk."""
    seed = t.op(f"insertelement {CHUNK} poison, i32 {scalar}, i32 0")
    return t.op(f"shufflevector {CHUNK} {seed}, {CHUNK} poison, {CHUNK} zeroinitializer")


def read(t: Text, kind: str, pointer: str, offset: int) -> str:
    return t.let(f"load {kind}, ptr {t.further(pointer, offset)}, align 1{GUEST}")


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
    return [words(t, pointer, [offset + 4 * index for offset in offsets]) for index in range(dwords)]


def quads(t: Text, pointer: str, offsets: Sequence[int]) -> list[str]:
    """Four dwords of each lane as four columns."""
    parts = [read(t, HALF_CHUNK, pointer, offset) for offset in offsets]
    return crossed(t, [mix(t, HALF_CHUNK, parts[lane], parts[lane + 4], EIGHT) for lane in range(4)])


def crossed(t: Text, rows: Sequence[str]) -> list[str]:
    """In each half of four chunks: dword i of chunk j becomes dword j of chunk i."""
    low = [mix(t, CHUNK, rows[index], rows[index + 1], LOW_WORDS) for index in (0, 2)]
    high = [mix(t, CHUNK, rows[index], rows[index + 1], HIGH_WORDS) for index in (0, 2)]
    return [
        mix(t, CHUNK, both[0], both[1], order) for both in (low, high) for order in (LOW_PAIRS, HIGH_PAIRS)
    ]


def words(t: Text, pointer: str, offsets: Sequence[int]) -> str:
    """One dword of each lane."""
    if is_row(offsets, 4):
        return read(t, CHUNK, pointer, offsets[0])
    value = "poison"
    for lane, offset in enumerate(offsets):
        scalar = read(t, "i32", pointer, offset)
        value = t.op(f"insertelement {CHUNK} {value}, i32 {scalar}, i32 {lane}")
    return value


# -- stores ----------------------------------------------------------------------------------------


def store_chunk(t: Text, pointer: str, offsets: Sequence[int], columns: Sequence[str]) -> None:
    """The opposite of `load_chunk`. Of lanes at one place the highest wins: stores stand in their order."""
    if len(columns) == 4:
        store_quads(t, pointer, offsets, columns)
    elif len(columns) == 1 and is_row(offsets, 4):
        write(t, CHUNK, columns[0], pointer, offsets[0])
    else:
        store_lanes(t, pointer, offsets, columns)


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
    t.do(f"store {kind} {value}, ptr {t.further(pointer, offset)}, align 1{GUEST}")
