"""How code is cut into blocks, and from where no way leads to an end: each against the text itself."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.jit.blocks import BasicBlocks, endless
from drivers.sim.nv.sm.jit.kernels import parts, read
from drivers.sim.nv.sm.launch import Arrays, FaultKind, Launch, SmFault
from tests.drivers.sim.nv.sm.machine import CODE, assembled


def blocks_of(text: str, entry: int = 0) -> BasicBlocks:
    """Of lines of which the first stands at number 0."""
    memory = Arrays()
    memory.map(CODE, np.frombuffer(assembled(text), np.uint8), writable=False)
    launch = Launch("sm_90", CODE + 16 * entry, (1, 1, 1), (32, 1, 1), 32)
    return BasicBlocks(LaunchCode(launch, memory), launch.entry)


def lines(places: object) -> list[int]:
    return sorted((pc - CODE) // 16 for pc in places)  # type: ignore[attr-defined]


# text -> (lines that can be reached, lines that begin a block, lines from which no way leads to an end)
CASES = {
    "straight": ("NOP\nNOP\nEXIT\nNOP", [0, 1, 2], [0, 3], []),
    "a jump over a gap": ("BRA on\nNOP\non:\nEXIT", [0, 2], [0, 1, 2, 3], []),
    "a guarded jump": ("@P0 BRA on\nNOP\non:\nEXIT", [0, 1, 2], [0, 1, 2, 3], []),
    "a jump by a predicate": ("BRA P1, on\nNOP\non:\nEXIT", [0, 1, 2], [0, 1, 2, 3], []),
    "a loop": ("NOP\nagain:\nNOP\n@P0 BRA again\nEXIT", [0, 1, 2, 3], [0, 1, 3, 4], []),
    "a loop for ever": ("NOP\nagain:\nNOP\nBRA again\nEXIT", [0, 1, 2], [0, 1, 3], [0, 1, 2]),
    "to itself": ("@P0 EXIT\nhere:\nBRA here\nNOP", [0, 1], [0, 1, 2], [1]),
    "a loop by a predicate": ("again:\nNOP\nBRA P1, again\nEXIT", [0, 1, 2], [0, 2, 3], []),
    "a jump never taken": ("again:\nNOP\nBRA !PT, again\nEXIT", [0, 1, 2], [0, 2, 3], []),
    "an end behind a loop for ever": ("@P0 BRA on\nagain:\nNOP\nBRA again\non:\nEXIT", [0, 1, 2, 3],
                                      [0, 1, 3, 4], [1, 2]),
    "one way of two": ("@P0 BRA for_ever\nEXIT\nfor_ever:\nNOP\nBRA for_ever", [0, 1, 2, 3], [0, 1, 2, 4],
                       [2, 3]),
    "a guarded end": ("again:\n@P0 EXIT\nNOP\nBRA again", [0, 1, 2], [0, 1, 3], []),
    "a call": ("CALL.REL.NOINC there\nEXIT\nthere:\nRET.REL.NODEC R4 0x0", [0, 1, 2], [0, 1, 2, 3], []),
    "a call by a register": ("CALL.REL.NOINC R4 0x0\nagain:\nNOP\nBRA again", [0, 1, 2], [0, 1, 3], [1, 2]),
    "a region": ("BSSY B0, on\nNOP\non:\nBSYNC B0\nEXIT", [0, 1, 2, 3], [0, 3, 4], []),
    "a barrier": ("NOP\nBAR.SYNC 0x0\nEXIT", [0, 1, 2], [0, 2, 3], []),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_code_is_cut_where_something_jumps_to_or_away(name: str) -> None:
    text, reached, begins, lost = CASES[name]
    found = blocks_of(text)
    assert lines(found.insts) == reached
    assert lines(found.leaders) == begins
    assert lines(endless(found.insts)) == lost
    assert [found.numbers[pc] for pc in sorted(found.leaders)] == [*range(len(begins))]


def test_a_block_goes_up_to_the_next_one() -> None:
    found = blocks_of("NOP\nNOP\nagain:\nNOP\n@P0 BRA again\nNOP\nEXIT")
    own = [lines(inst.pc for inst in found.of(CODE + 16 * n)) for n in (0, 2, 4, 6)]
    assert own == [[0, 1], [2, 3], [4, 5], []]


def test_code_begins_where_the_launch_says() -> None:
    found = blocks_of("NOP\nEXIT\nNOP\nEXIT", entry=2)
    assert lines(found.insts) == [2, 3] and lines(found.leaders) == [2, 4]


def test_code_is_kept_in_stretches_without_a_gap() -> None:
    text = "NOP\nBRA on\nNOP\non:\nMOV R1, 0x7\nEXIT"
    code = assembled(text)
    assert list(parts(blocks_of(text).insts)) == [(CODE, code[:32]), (CODE + 48, code[48:])]


@pytest.mark.parametrize(("at", "size"), [(0, 16), (0, 32), (12, 10), (12, 4), (16, 16), (3, 29), (5, 0)])
def test_bytes_are_read_across_the_arrays_that_memory_is_made_of(at: int, size: int) -> None:
    memory, data = Arrays(), np.arange(64).astype(np.uint8)
    for begin, end in ((0, 16), (16, 24), (24, 64)):
        memory.map(0x5000 + begin, data[begin:end])
    assert read(memory, 0x5000 + at, size) == data[at : at + size].tobytes()


def refused(text: str, registers: int = 32, entry: int = 0) -> FaultKind | None:
    """How fetching the first instruction fails."""
    memory = Arrays()
    memory.map(CODE, np.frombuffer(assembled(text), np.uint8), writable=False)
    launch = Launch("sm_90", CODE, (1, 1, 1), (32, 1, 1), registers)
    try:
        LaunchCode(launch, memory).at(CODE + entry)
    except SmFault as fault:
        return fault.kind
    return None


RANGE, ALIGNED = FaultKind.OUT_OF_RANGE_REGISTER, FaultKind.MISALIGNED_REGISTER


@pytest.mark.parametrize(
    ("text", "registers", "kind"),
    [
        *(("MOV R15, R1", 16, None), ("MOV R16, R1", 16, RANGE), ("MOV R1, R16", 16, RANGE)),
        *(("MOV R1, UR20", 16, None), ("LDG.E.64 R14, desc[UR4][R2.64]", 16, None)),
        *(("LDG.E.64 R16, desc[UR4][R2.64]", 16, RANGE), ("LDG.E.64 R13, desc[UR4][R2.64]", 16, ALIGNED)),
        *(("LDG.E.128 R12, desc[UR4][R2.64]", 16, None), ("LDG.E.128 R12, desc[UR4][R2.64]", 15, RANGE)),
        *(("LDG.E.128 R10, desc[UR4][R2.64]", 16, ALIGNED), ("LDG.E R1, desc[UR4][R3.64]", 16, ALIGNED)),
        ("MOV RZ, R1", 2, None),
    ],
)
def test_registers_exist_and_begin_where_their_width_asks(
    text: str, registers: int, kind: FaultKind | None
) -> None:
    assert refused(text, registers) == kind


@pytest.mark.parametrize(
    ("entry", "kind"),
    [(0, None), (8, FaultKind.MISALIGNED_PC), (15, FaultKind.MISALIGNED_PC), (16, FaultKind.MMU_FAULT)],
)
def test_instructions_stand_at_multiples_of_16(entry: int, kind: FaultKind | None) -> None:
    assert refused("NOP", entry=entry) == kind
