"""Atomic operations of copy queues, on both generations. Words as ROCR writes them; results are Python's.

ATOMIC_MEM of PM4 has the same operations: `test_cp_memory.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.drivers.sim.amd.rig import VRAM, Rig, fails, release

ATOMIC = 10
LOOP = 1 << 16
ADD_64, SUB_64, CMPSWAP_64, CMPSWAP_32, ADD_32 = 0x2F, 0x30, 0x28, 0x08, 0x0F  # soc21_enum.h GL2_OP
NO_RETURN = 0x40
ALL = (1 << 64) - 1


def atomic(
    operation: int, va: int, source: int, compare: int = 0, header: int = 0, interval: int = 0
) -> list[int]:
    """SDMA_PKT_ATOMIC, by hand."""
    halves = [word for value in (va, source, compare) for word in (value & 0xFFFF_FFFF, value >> 32)]
    return [ATOMIC | operation << 25 | header, *halves, interval]


@pytest.fixture(params=["navi31", "navi48"])
def card(request: pytest.FixtureRequest, make_rig: Callable[..., Rig]) -> Rig:
    return make_rig(chip=request.param)


@pytest.mark.parametrize(
    ("operation", "old", "source", "new"),
    [
        (ADD_64, 1, ALL, 0),  # ROCR-Runtime amd_blit_sdma.cpp, BuildAtomicDecrementCommand
        (ADD_64 | NO_RETURN, 1 << 32, ALL, 0xFFFF_FFFF),
        (SUB_64, 0, 1, ALL),
        (ADD_32, 0x5_FFFF_FFFF, 1, 0x5_0000_0000),
        (0x31, 1, ALL, ALL),  # SMIN
        (0x32, 1, ALL, 1),  # UMIN
        (0x33, 1, ALL, 1),  # SMAX
        (0x34, 1, ALL, ALL),  # UMAX
        (0x35, 6 << 40, 3 << 40, 2 << 40),  # AND
        (0x36, 6 << 40, 3, 6 << 40 | 3),  # OR
        (0x37, 6, 3, 5),  # XOR
        (0x27, 6, 3 << 33, 3 << 33),  # SWAP
        (0x38, 7, 7, 0),  # INC
        (0x39, 0, 7, 7),  # DEC
    ],
)
def test_an_atomic_computes_as_its_operation_says(
    card: Rig, operation: int, old: int, source: int, new: int
) -> None:
    memory = card.buffer(0x1000)
    memory.mapping.write64(8, old)
    card.sdma_queue().run(atomic(operation, memory.va + 8, source))
    assert [memory.mapping.read64(at) for at in (0, 8, 16)] == [0, new, 0]


@pytest.mark.parametrize(("compare", "result"), [(5 << 32, 9 << 32), (5, 5 << 32)])
def test_compare_and_swap_swaps_when_equal(card: Rig, compare: int, result: int) -> None:
    memory = card.buffer(0x1000, VRAM)
    memory.mapping.write64(0, 5 << 32)
    card.sdma_queue().run(atomic(CMPSWAP_64, memory.va, 9 << 32, compare))
    assert memory.mapping.read64(0) == result


def test_a_looping_compare_and_swap_waits_for_its_value(card: Rig) -> None:
    memory = card.buffer(0x1000)
    card.sdma_queue().run(atomic(CMPSWAP_32, memory.va, 9, 1, LOOP, interval=100))
    assert memory.mapping.read32(0) == 0
    card.compute_queue().run(release(memory.va, 1))
    assert memory.mapping.read32(0) == 9


def test_who_waits_for_ever_says_for_what(card: Rig) -> None:
    memory = card.buffer(0x1000)
    card.sdma_queue().run(atomic(CMPSWAP_32, memory.va, 9, 1, LOOP))
    (queue,) = card.host.cards[0].queues.values()
    assert "to be 0x1 to swap it for 0x9" in queue.state()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (atomic(ADD_64, 0x1004, 1), "E_ALIGN"),  # 8 bytes at a multiple of 4
        (atomic(ADD_32, 0x1002, 1), "E_ALIGN"),
        (atomic(ADD_64, 0x1000, 1, header=1 << 8), "E_SDMA_OP"),  # sub-operation
        (atomic(ADD_64, 0x1000, 1, header=1 << 17), "E_SDMA_OP"),
        (atomic(ADD_64, 0x1000, 1, header=1 << 18), "E_NOT_MODELLED"),  # TMZ
        (atomic(ADD_64, 0x1000, 1, header=LOOP), "E_NOT_MODELLED"),
        (atomic(ADD_64, 0x1000, 1, interval=5), "E_FIELD_RANGE"),
        (atomic(ADD_64, 0x1000, 1, interval=1 << 13), "E_SDMA_OP"),
        (atomic(0x20, 0x1000, 1), "E_FIELD_RANGE"),  # GL2_OP_WRITE
        (atomic(ADD_64, 0x1000, 1), "E_VM_FAULT"),
        (atomic(ADD_64, 0x1000, 1)[:5], "E_SDMA_STRADDLE"),
    ],
)
def test_forms_that_no_engine_or_model_takes(card: Rig, words: list[int], code: str) -> None:
    fails(card.sdma_queue(), code, words)


def test_four_bytes_need_a_multiple_of_four_only(card: Rig) -> None:
    memory = card.buffer(0x1000)
    card.sdma_queue().run(atomic(ADD_32, memory.va + 4, 3))
    assert memory.mapping.read32(4) == 3


HALF, TOP = 1 << 31, (1 << 32) - 1
MEANT: dict[int, Callable[[int, int], int]] = {  # RDNA3 ISA 16.13, of 32 bits
    0x07: lambda old, src: src,
    0x0F: lambda old, src: old + src,
    0x10: lambda old, src: old - src,
    0x11: lambda old, src: min((old ^ HALF, old), (src ^ HALF, src))[1],
    0x12: min,
    0x13: lambda old, src: max((old ^ HALF, old), (src ^ HALF, src))[1],
    0x14: max,
    0x15: lambda old, src: old & src,
    0x16: lambda old, src: old | src,
    0x17: lambda old, src: old ^ src,
    0x18: lambda old, src: 0 if old >= src else old + 1,
    0x19: lambda old, src: src if old == 0 or old > src else old - 1,
}


@pytest.mark.parametrize("operation", list(MEANT), ids=hex)
def test_an_atomic_of_either_width_is_right_at_every_edge(card: Rig, operation: int) -> None:
    edges = (0, 1, 2, 7, HALF - 1, HALF, HALF + 1, TOP - 1, TOP)
    pairs = [(old, src) for old in edges for src in edges]
    memory, queue = card.buffer(0x1000), card.sdma_queue()
    for number, (old, _) in enumerate(pairs):
        memory.mapping.write64(8 * number, 0xAAAA_5555_0000_0000 | old)
    queue.run(*(atomic(operation, memory.va + 8 * n, src) for n, (_, src) in enumerate(pairs)))
    for number, (old, src) in enumerate(pairs):
        want = 0xAAAA_5555_0000_0000 | MEANT[operation](old, src) & TOP
        assert memory.mapping.read64(8 * number) == want, (hex(old), hex(src))
    for number, (old, _) in enumerate(pairs):
        memory.mapping.write64(8 * number, old << 32)
    queue.run(*(atomic(operation | 0x20, memory.va + 8 * n, src << 32) for n, (_, src) in enumerate(pairs)))
    for number, (old, src) in enumerate(pairs):
        if operation in (0x18, 0x19):  # steps of one in the lowest bit
            wide = {0x18: 0 if old >= src else (old << 32) + 1}.get(
                operation, src << 32 if old == 0 or old > src else (old << 32) - 1
            )
            assert memory.mapping.read64(8 * number) == wide
        else:
            assert memory.mapping.read64(8 * number) == (MEANT[operation](old, src) & TOP) << 32
