"""Barriers that count bytes, rows of boxes and swizzles, each against its description counted out by hand.
Covers barriers.py, mbarrier.py and tensor_map.py."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.interp.bulk import (
    added,
    arrived,
    box_places,
    coordinates,
    far,
    own_block,
    read_bytes,
    row,
    targets,
    tensor_map,
)
from drivers.sim.nv.sm.launch import Arrays, FaultKind
from drivers.sim.nv.sm.mbarrier import EarlyBarrier, MBarrier
from drivers.sim.nv.sm.tensor_map import TYPES, TensorMap, rows_of, swizzled, wrong_map
from tests.drivers.sim.nv.sm.machine import assembled, execute

MOST = (1 << 20) - 1  # PTX ISA, "mbarrier": counts are 1 to 2**20 - 1, bytes from -MOST to MOST


def test_elements_of_a_tensor_map_have_the_sizes_of_their_types() -> None:
    """PTX ISA, "tensormap.replace": .elemtype numbers them in this order."""
    names = ["u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f32", "f64", "bf16", "tf32"]
    assert list(TYPES) == list(range(len(names)))
    assert [8 * size for size in TYPES.values()] == [int(name.lstrip("usbtf")) for name in names[:-1]] + [32]


@pytest.mark.parametrize("phase", [0, 1])
@pytest.mark.parametrize(("missing", "each"), [(1, 1), (3, 7), (MOST, MOST), (0, 1)])
@pytest.mark.parametrize("count", [0, 1, -1, MOST, -MOST])
def test_a_barrier_is_64_bits(phase: int, missing: int, each: int, count: int) -> None:
    """20:1 and 62:43 have counts below 0; 42:21 the bytes."""
    word = MBarrier(phase, missing, each, count).word
    assert MBarrier.of(word) == MBarrier(phase, missing, each, count)
    assert word >> 63 == phase and not word & 1
    assert (word >> 1 & MOST, word >> 43 & MOST) == (-missing & MOST, -each & MOST)
    assert word >> 21 & (1 << 22) - 1 == count & (1 << 22) - 1


def test_what_ptxas_begins_a_barrier_with() -> None:
    """mbarrier.init of 5 by ptxas 13.5: 0xfffff - 5 + 1 in both places."""
    assert MBarrier.of((MOST + 1 - 5) << 1 | (MOST + 1 - 5) << 43) == MBarrier(0, 5, 5, 0)


@pytest.mark.parametrize("phase", [0, 1])
@pytest.mark.parametrize(
    ("missing", "each"), [(1, 1), (3, 7), (0, 1), ((1 << 30) - 1, (1 << 30) - 1), ((1 << 31) - 1, 1)]
)
def test_a_barrier_of_ampere_has_its_counts_in_two_words(phase: int, missing: int, each: int) -> None:
    """29:0 what a phase needs, 62:32 what is missing, both below 0."""
    word = EarlyBarrier(phase, missing, each, 0).word
    assert EarlyBarrier.of(word) == EarlyBarrier(phase, missing, each, 0)
    assert (word >> 63, word >> 30 & 3) == (phase, 0)
    assert word & (1 << 30) - 1 == -each & (1 << 30) - 1
    assert word >> 32 & (1 << 31) - 1 == -missing & (1 << 31) - 1
    made = EarlyBarrier.of(word)
    made.change(missing, 0)
    assert made == EarlyBarrier(phase ^ 1, each, each, 0)


ELEMENTS = {2: np.uint32, 3: np.int32, 4: np.uint64, 5: np.int64, 6: np.float16, 7: np.float32, 8: np.float32,
            9: np.float64}  # fmt: skip


@pytest.mark.parametrize("kind", ELEMENTS)
def test_elements_are_added_as_numpy_adds_them(kind: int) -> None:
    random = np.random.default_rng(kind)
    type_ = ELEMENTS[kind]
    if np.issubdtype(type_, np.integer):
        old, new = (random.integers(0, 1 << 63, 8).astype(type_) for _ in range(2))
    else:
        old, new = (random.standard_normal(8).astype(type_) for _ in range(2))
    with np.errstate(over="ignore"):
        want = old + new
    found = added(None, None, kind, old.view(np.uint8), new.view(np.uint8))  # type: ignore[arg-type]
    np.testing.assert_array_equal(found.view(type_), want)


def test_bfloats_are_added_and_rounded_to_nearest_even() -> None:
    """1 + 2**-8 lies halfway between 1 and 1 + 2**-7."""
    bits = {1.0: 0x3F80, 2**-8: 0x3B80, 1 + 2**-7: 0x3F81, 2.0: 0x4000, -1.0: 0xBF80, 0.0: 0}
    for a, b, total in ((1.0, 2**-8, 0x3F80), (1 + 2**-7, 2**-8, 0x3F82), (1.0, 1.0, 0x4000), (1.0, -1.0, 0)):
        old, new = (np.array([bits[each]], np.uint16).view(np.uint8) for each in (a, b))
        assert added(None, None, 10, old, new).view(np.uint16).tolist() == [total]  # type: ignore[arg-type]


class Told(Exception):
    """kind, what, the rest."""


class Machine:
    """Two mapped pieces, one beside the other."""

    def __init__(self) -> None:
        self.memory = Arrays()
        self.bytes = np.arange(64).astype(np.uint8)
        self.memory.map(0x1000, self.bytes[:32])
        self.memory.map(0x1020, self.bytes[32:], writable=False)

    def fault(self, inst: object, kind: FaultKind, what: str, **where: int) -> None:
        raise Told(kind, where["address"])


@pytest.mark.parametrize(
    ("address", "count", "write", "kind"),
    [
        *((0x1000, 32, True, None), (0x1004, 28, False, None), (0x1004, 29, False, FaultKind.MMU_FAULT)),
        *((0xFFF, 1, False, FaultKind.MMU_FAULT), (0x1020, 4, True, FaultKind.MMU_FAULT)),
        *((0x1020, 32, False, None), (0x1040, 1, False, FaultKind.MMU_FAULT)),
    ],
)
def test_what_a_copy_reads_lies_in_one_piece(
    address: int, count: int, write: bool, kind: FaultKind | None
) -> None:
    machine: Any = Machine()
    if kind is None:
        found = read_bytes(machine, None, address, count, write)  # type: ignore[arg-type]
        assert found.tolist() == [*range(address - 0x1000, address - 0x1000 + count)]
    else:
        with pytest.raises(Told) as told:
            read_bytes(machine, None, address, count, write)  # type: ignore[arg-type]
        assert told.value.args == (kind, address)


@pytest.mark.parametrize("dims", [1, 2, 3, 4, 5])
def test_a_tensor_map_is_read_bit_by_bit(dims: int) -> None:
    """Where the parts lie says the docstring of TensorMap; strides have 36 bits of 16 bytes."""
    sizes, box = (7, 1 << 31, 9, 300, 2)[:dims], (8, 256, 3, 1, 2)[:dims]
    strides = tuple((n + 1) << 37 | (n + 5) << 4 for n in range(dims - 1))
    words = np.zeros(32, np.uint32)
    words[:3] = 0x4567_8900, 0x123, dims - 1 << 4 | 6 << 7 | 2 << 13
    for n, stride in enumerate(strides):
        words[3 + n] = stride >> 4 & 0xFFFF_FFFF
        words[7] |= stride >> 36 << 4 * n
    words[8 : 8 + dims] = [size - 1 for size in sizes]
    packed = sum(size - 1 << 8 * n for n, size in enumerate(box))
    words[13], words[14] = (packed & 255) << 24, packed >> 8
    machine: Any = Machine()
    machine.memory = Arrays()
    machine.memory.map(0x1000, words)
    found = tensor_map(machine, None, 0x1000, dims)  # type: ignore[arg-type]
    assert found == TensorMap(0x123_4567_8900, 2, 2, sizes, (2, *strides), box, 6)
    for address, kind in ((0x1020, FaultKind.MISALIGNED_ADDRESS), (0x1040, FaultKind.MMU_FAULT)):
        with pytest.raises(Told) as told:
            tensor_map(machine, None, address, dims)  # type: ignore[arg-type]
        assert told.value.args == (kind, address)
    with pytest.raises(Told) as told:
        tensor_map(machine, None, 0x1000, dims + 1)  # type: ignore[arg-type]
    assert told.value.args == (FaultKind.ILLEGAL_INSTRUCTION, 0x1000)


@pytest.mark.parametrize(("address", "write", "kind"), [(0x1010, True, None), (0x1008, False, "aligned")])
def test_copies_of_rows_are_aligned_to_16_bytes(address: int, write: bool, kind: str | None) -> None:
    machine: Any = Machine()
    if kind is None:
        far(machine, None, address, 0, 16, write)[:] = 7  # type: ignore[arg-type]
        assert machine.bytes.tolist() == [*range(16), *[7] * 16, *range(32, 64)]
    else:
        with pytest.raises(Told) as told:
            far(machine, None, address, 0, 16, write)  # type: ignore[arg-type]
        assert told.value.args == (FaultKind.MISALIGNED_ADDRESS, address)


def test_a_phase_is_over_when_nobody_and_no_byte_is_missing() -> None:
    barrier = MBarrier(0, 2, 3, 0)
    barrier.change(1, 64)
    assert barrier == MBarrier(0, 1, 3, 64)
    barrier.change(1, 0)
    assert barrier == MBarrier(0, 0, 3, 64)  # bytes are missing
    barrier.change(0, -64)
    assert barrier == MBarrier(1, 3, 3, 0)
    barrier.change(0, -16)  # they came before anyone expected them
    barrier.change(3, 16)
    assert barrier == MBarrier(0, 3, 3, 0)


@pytest.mark.parametrize("seed", range(12))
def test_rows_of_a_box_are_what_of_it_is_inside_of_the_tensor(seed: int) -> None:
    chance = random.Random(seed)
    dims, size = 1 + seed % 4, chance.choice((1, 2, 4, 8))
    sizes = tuple(chance.randrange(1, 9) for _ in range(dims))
    box = tuple(chance.randrange(1, 7) for _ in range(dims))
    strides = (size, *(16 * chance.randrange(8, 99) for _ in range(dims - 1)))
    first = tuple(chance.randrange(-7, 10) for _ in range(dims))
    found = TensorMap(0x1000, size, 0, sizes, strides, box)
    made: dict[int, int] = {}
    for place, address, low, count in rows_of(found, first):
        assert count >= 0
        made |= {place // size + low + n: address + n * size for n in range(count)}
    want: dict[int, int] = {}
    for number, index in enumerate(product(*(range(n) for n in reversed(box)))):
        at = [a + b for a, b in zip(first, reversed(index), strict=True)]
        if all(0 <= p < s for p, s in zip(at, sizes, strict=True)):
            want[number] = 0x1000 + sum(p * s for p, s in zip(at, strides, strict=True))
    assert made == want


@pytest.mark.parametrize(("swizzle", "pieces"), [(0, 1), (1, 2), (2, 4), (3, 8)])
def test_a_swizzle_exchanges_pieces_of_sixteen_bytes_by_the_row(swizzle: int, pieces: int) -> None:
    """PTX ISA, "Swizzling modes": among 2, 4 or 8 pieces that follow each other, by rows of 128 bytes."""
    at = np.arange(4096)
    made = swizzled(at, swizzle)
    piece, row = at // 16 % 8, at // 128 % 8
    want = at // 128 * 128 + (piece ^ row % pieces) * 16 + at % 16
    assert (made == want).all() and sorted(made) == list(at)


def words(how: int, last: int = 0) -> np.ndarray:
    made = np.zeros(32, np.uint32)
    made[2], made[13] = how, last
    return made


@pytest.mark.parametrize(
    ("how", "last", "dims", "why"),
    [
        (1 << 4 | 6 << 7, 0xFF << 24, 2, ""),
        (4 << 4 | 11 << 7, 0, 5, ""),
        (1 << 4 | 6 << 7, 0, 3, "has 2 dimensions, the instruction 3"),
        (12 << 7, 0, 1, "has elements of type 12, of which no bytes are known; known are 0 to 11"),
        (1 << 11, 0, 1, "is interleaved"),
        (2 << 11, 0, 1, "is interleaved"),
        (0, 1 << 14, 1, "has element strides other than 1"),
        (0, 1, 1, "has element strides other than 1"),
    ],
)
def test_a_map_that_an_instruction_cannot_use_says_why(how: int, last: int, dims: int, why: str) -> None:
    told = wrong_map(words(how, last), dims, 0x40)
    assert (told == "") is (why == "")
    assert not why or (
        told.startswith(f"the tensor map at 0x40 {why}") and told.endswith(f"dword 2 is {how:#x}")
    )


TENSOR, MAP, SIDE, BOX = 0x1000_0000, 0x2000_0000, 8, 4
SUMS = """
[B------:R-:W0:-:S15] S2R R0, SR_TID.X
MOV R2, {map:#x}
MOV R3, RZ
UMOV UR4, 0x0
UMOV UR5, 0x0
[B0-----:R-:W-:-:S15] IMAD.WIDE.U32 R4, R0, 0x4, R2
[B------:R-:W1:-:S15] LDG.E R6, desc[UR4][R4.64+0x80]
[B-1----:R-:W-:-:S15] SHF.L.U32 R8, R0, 0x2, RZ
[B------:R1:W-:-:S15] STS [R8], R6
[B-1----:R-:W-:-:S15] FENCE.VIEW.ASYNC.S
UMOV UR12, 0x0
UMOV UR13, {x}
UMOV UR14, {y}
UMOV UR18, {map:#x}
UMOV UR19, 0x0
[B------:R1:W-:-:S15] UTMAREDG.2D.ADD [UR12], [UR18]
[B-1----:R-:W-:-:S15] EXIT
"""


@pytest.mark.parametrize(
    ("number", "kind"), [(2, "u4"), (3, "i4"), (4, "u8"), (6, "f2"), (7, "f4"), (9, "f8"), (10, "bf16")]
)
def test_a_box_is_added_to_what_of_it_is_inside_of_the_tensor(number: int, kind: str) -> None:
    """Small whole numbers, so that every type has their sums. bfloat16 is the upper half of f32."""
    size, wide = (2, "f4") if kind == "bf16" else (int(kind[1]), kind)
    box = 16 // size, BOX
    chance, (x, y) = np.random.default_rng(number), (SIDE * 16 // size - 2, SIDE - 3)
    tensor = chance.integers(0, 50, (SIDE, SIDE * 16 // size)).astype(wide)
    given = chance.integers(0, 50, (BOX, box[0])).astype(wide)
    stored = [
        (each.view(np.uint32) >> 16).astype(np.uint16) if kind == "bf16" else each for each in (tensor, given)
    ]
    memory, pitch = np.ascontiguousarray(stored[0]).view(np.uint8).reshape(-1).copy(), 16 * SIDE
    place = np.zeros(64, np.uint32)
    place[[0, 2, 3, 8, 9, 13, 14]] = (TENSOR, 1 << 4 | number << 7, pitch >> 4, tensor.shape[1] - 1, SIDE - 1,
                                      (box[0] - 1) << 24, box[1] - 1)  # fmt: skip
    place[32:48] = np.ascontiguousarray(stored[1]).view(np.uint32).reshape(-1)
    text = SUMS.format(map=MAP, x=hex(x), y=hex(y))
    execute(assembled(text), {TENSOR: memory, MAP: place}, block=(16, 1, 1), shared=64, mode="strict")
    tensor[y:, x:] += given[: SIDE - y, : tensor.shape[1] - x]
    want = (tensor.view(np.uint32) >> 16).astype(np.uint16) if kind == "bf16" else tensor
    assert memory.tolist() == np.ascontiguousarray(want).view(np.uint8).reshape(-1).tolist()


LOADED = """
[B------:R-:W0:-:S15] S2UR UR9, SR_CgaCtaId
[B------:R-:W0:-:S15] S2R R0, SR_TID.X
[B0-----:R-:W-:-:S15] USHF.L.U32 UR12, UR9, 0x18, URZ
UIADD3 UR13, UR12, 0x40, URZ
UMOV UR14, {x}
UMOV UR15, {y}
UMOV UR18, {map:#x}
UMOV UR19, 0x0
UMOV UR6, {low:#x}
UMOV UR7, {high:#x}
[B------:R-:W1:-:S15] SYNCS.EXCH.64 URZ, [UR13], UR6
[B-1----:R0:W-:-:S15] UTMALDG.2D [UR12], [UR18]
[B0-----:R-:W-:-:S15] ISETP.EQ.AND P0, PT, R0, RZ, PT
[B------:R2:W3:-:S15] @P0 SYNCS.ARRIVE.TRANS64.A1T0 R10, [UR13], RZ
again:
[B--23--:R-:W1:-:S15] SYNCS.PHASECHK.TRANS64 P2, [UR13], RZ
[B-1----:R-:W-:-:S15] @!P2 BRA again
IMAD R8, R0, 0x4, RZ
IADD3 R9, R8, UR12, RZ
[B------:R-:W1:-:S15] LDS R6, [R9]
MOV R2, {out:#x}
MOV R3, RZ
UMOV UR4, 0x0
UMOV UR5, 0x0
MOV R12, UR9
IMAD R8, R12, 0x40, R8
IMAD.WIDE.U32 R4, R8, 0x1, R2
[B-1----:R-:W-:-:S15] STG.E desc[UR4][R4.64], R6
EXIT
"""


def test_a_box_comes_to_its_block_of_a_cluster_wherever_in_the_tensor_it_lies() -> None:
    """Places in shared memory, barriers and coordinates are of one register each."""
    tensor = np.arange(1, 32 * SIDE + 1, dtype=np.uint32).reshape(SIDE, 32)
    place, out, (x, y), out_at = np.zeros(32, np.uint32), np.zeros((2, 16), np.uint32), (6, 5), 0x3000_0000
    place[[0, 2, 3, 8, 9, 13, 14]] = (TENSOR, 1 << 4 | 2 << 7, 128 >> 4, 31, SIDE - 1, 3 << 24, BOX - 1)
    word = MBarrier(0, 1, 1, 64).word
    text = LOADED.format(map=MAP, x=x, y=y, out=out_at, low=word & 0xFFFF_FFFF, high=word >> 32)
    arrays = {TENSOR: tensor, MAP: place, out_at: out}
    execute(assembled(text), arrays, grid=(2, 1, 1), block=(16, 1, 1), shared=128, cluster=2)
    want = np.zeros((BOX, 4), np.uint32)
    want[: SIDE - y] = tensor[y:, x : x + 4]
    assert out.reshape(2, BOX, 4).tolist() == [want.tolist()] * 2


class Cluster(Machine):
    """Two blocks of two warps, each block with 256 bytes of shared memory; its number is from bit 24 on."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = np.arange(512, dtype=np.uint16).reshape(2, 256)
        self.block = np.repeat([0, 1], 64)
        self.lanes: list[int] = []

    def home_of(self, inst: object, address: int, lane: int) -> tuple[int, int]:
        self.lanes.append(lane)
        return address >> 24, address & 0xFF_FFFF

    def uniform_number(self, number: int, warp: int, words: int) -> int:
        assert (warp, words) == (3, 1)
        return {4: 0x7FFF_FFFF, 5: 0x8000_0000, 6: 0xFFFF_FFFF, 7: 0}[number]


class Fields:
    def __init__(self, **fields: int) -> None:
        self.get = fields.__getitem__


def test_a_copy_goes_to_each_block_of_its_mask_with_a_barrier_there() -> None:
    """Where the place and the barrier lie in their own block; the whole addresses where no mask is meant."""
    places = 3 << 24 | 0xFF_0010, 3 << 24 | 0x80_0008
    every = targets(Fields(multicast=1), 0x8005, places)  # type: ignore[arg-type]
    assert every == [(rank << 24 | 0xFF_0010, rank << 24 | 0x80_0008) for rank in (0, 2, 15)]
    assert targets(Fields(multicast=1), 0, places) == []  # type: ignore[arg-type]
    assert targets(Fields(multicast=0), 0x8005, places) == [places]  # type: ignore[arg-type]


def test_coordinates_have_signs() -> None:
    found = coordinates(Cluster(), None, 3, 4, 4)  # type: ignore[arg-type]
    assert found == (2**31 - 1, -(2**31), -1, 0)


@pytest.mark.parametrize(
    ("address", "count", "kind"),
    [(1 << 24 | 0xF0, 16, None), (0, 256, None), (1 << 24, 0, None), (8, 16, FaultKind.MISALIGNED_ADDRESS),
     (0xF0, 32, FaultKind.OUT_OF_RANGE_ADDRESS), (1 << 24 | 0x108, 16, FaultKind.MISALIGNED_ADDRESS)],
)  # fmt: skip
def test_a_row_lies_within_a_blocks_shared_memory_at_a_multiple_of_16(
    address: int, count: int, kind: FaultKind | None
) -> None:
    machine: Any = Cluster()
    if kind is None:
        memory, base, block = row(machine, None, address, 3, count)  # type: ignore[arg-type]
        assert (base, block) == (address & 0xFFFF, address >> 24)
        assert memory.tolist() == machine.shared[block].tolist()
    else:
        with pytest.raises(Told) as told:
            row(machine, None, address, 3, count)  # type: ignore[arg-type]
        assert told.value.args == (kind, address & 0xFFFF)
    assert machine.lanes == [96], "the warp's first lane asks"


@pytest.mark.parametrize(
    ("base", "swizzle", "box", "size", "is_fine"),
    [(128, 0, (16, 8), 1, True), (64, 0, (16, 2), 1, False), (128, 0, (16, 8), 2, False),
     (0, 0, (8, 4), 2, True), (0, 0, (8, 4), 1, False), (0, 1, (16, 2), 1, True), (128, 1, (16, 2), 1, False),
     (0, 2, (16, 2), 1, True), (0, 3, (16, 16), 1, True)],
)  # fmt: skip
def test_a_box_begins_where_its_swizzle_does_has_whole_pieces_and_ends_within_shared_memory(
    base: int, swizzle: int, box: tuple[int, int], size: int, is_fine: bool
) -> None:
    """Pieces of 16 bytes; swizzles begin anew after 128, 256, 512 and 1024 bytes (PTX ISA, tensors)."""
    machine: Any = Cluster()
    found = TensorMap(0, size, swizzle, (64, 64), (size, 64), box, 6)
    if is_fine:
        memory, at, block = box_places(machine, None, found, 1 << 24 | base, 3)  # type: ignore[arg-type]
        assert block == 1 and sorted(at.tolist()) == [*range(base, base + box[0] * box[1] * size)]
        assert memory.tolist() == machine.shared[1].tolist()
    else:
        with pytest.raises(Told) as told:
            box_places(machine, None, found, 1 << 24 | base, 3)  # type: ignore[arg-type]
        assert told.value.args == (FaultKind.OUT_OF_RANGE_ADDRESS, base)


def test_a_copy_takes_from_the_block_of_its_warp() -> None:
    machine: Any = Cluster()
    for warp, block in ((1, 0), (2, 1), (3, 1)):
        own_block(machine, None, warp, block, 0x10)  # type: ignore[arg-type]
        with pytest.raises(Told) as told:
            own_block(machine, None, warp, 1 - block, 0x10)  # type: ignore[arg-type]
        assert told.value.args == (FaultKind.OUT_OF_RANGE_ADDRESS, 0x10)


class TwoBarriers(Cluster):
    """Where a barrier of one arrival and 16 bytes lies at 8 of each block."""

    has_bytes = True

    def __init__(self) -> None:
        super().__init__()
        self.shared = np.zeros((2, 64), np.uint8)
        self.shared[:, 8:16] = np.array([MBarrier(0, 1, 1, 16).word], np.uint64).view(np.uint8)
        self.told: list[tuple[int, ...]] = []

    def bytes_arrive(self, inst: object, warp: int, block: int, barrier: int, at: np.ndarray) -> None:
        self.told.append((warp, block, barrier, *at.tolist()))

    def barrier_arrived(self, block: int, address: int, warp: int) -> None: ...


@pytest.mark.parametrize("block", [0, 1])
def test_the_barrier_of_a_copy_lies_where_its_bytes_go(block: int) -> None:
    """PTX ISA, cp.async.bulk: the mbarrier is in the same CTA's shared memory as the destination."""
    machine: Any = TwoBarriers()
    arrived(machine, None, 3, block << 24 | 8, block, np.arange(32, 36))  # type: ignore[arg-type]
    words = [MBarrier.of(int(each)) for each in machine.shared[:, 8:16].copy().view(np.uint64)[:, 0]]
    assert words[block] == MBarrier(0, 1, 1, 12) and words[1 - block] == MBarrier(0, 1, 1, 16)
    assert machine.told == [(3, block, 8, 32, 33, 34, 35)]
    with pytest.raises(Told) as told:
        arrived(machine, None, 3, block << 24 | 8, 1 - block, np.arange(32, 36))  # type: ignore[arg-type]
    assert told.value.args == (FaultKind.BARRIER, 8)


def test_elements_that_no_copy_adds_are_told() -> None:
    """PTX ISA, cp.reduce.async.bulk: no bytes, whole numbers of 16 bits, or tf32."""

    class Adding(Machine):
        def fault(self, inst: object, kind: FaultKind, what: str, **where: int) -> None:
            raise Told(kind)

    for kind in (0, 1, 11):
        with pytest.raises(Told) as told:
            added(Adding(), None, kind, np.zeros(8, np.uint8), np.zeros(8, np.uint8))  # type: ignore[arg-type]
        assert told.value.args == (FaultKind.ILLEGAL_INSTRUCTION,)
