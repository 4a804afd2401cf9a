"""Arrays that a block shares: their addresses, and the widths of loads and stores.

Mnemonics: CUDA Binary Utilities, "Instruction Set Reference"; widths are bits, 32 without one.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensor.codegen.gpu.machine import VReg
from tensor.codegen.sass.build import Address, root_scope
from tensor.codegen.sass.chip import SassChip, chip_of
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.shared import SharedMemory
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Shared

FIRST = Shared(0, dtypes.int8, 24)  # 32 bytes with what fills its last 16 up
WORDS, DOUBLES, HALVES = (
    Shared(1, dtypes.float32, 64),
    Shared(2, dtypes.float64, 8),
    Shared(3, dtypes.float16, 8),
)
ARRAYS = [FIRST, WORDS, DOUBLES, HALVES]
BASE = 1024  # of sm_90
LANE = Axis(100, 32)


def memory(chip: SassChip | None = None, arrays: list[Shared] = ARRAYS) -> SharedMemory:
    root = root_scope(chip or chip_of("sm_90"))
    return SharedMemory(Index(root, LANE, Axis(101, 4), root.reg("r"), root.reg("r")), arrays)


def test_an_address_is_in_bytes_behind_the_chip_s_own() -> None:
    made = memory()
    assert made.address(WORDS, Form(3)) == Address(0, BASE + 32 + 12)
    assert made.address(FIRST, Form(3)) == Address(0, BASE + 3)
    at = made.address(DOUBLES, Form(1, ((LANE, 2),)))
    (inst,) = made.index.root.items
    assert (at.base, at.offset) == (inst.defs[0], BASE + 32 + 256 + 8)
    assert (inst.op, inst.uses) == ("IMAD", (made.index.lane_id, 16, 0))  # two elements of 8 bytes a lane


def test_what_is_reserved_follows_the_arrays_and_what_was_reserved() -> None:
    made = memory()
    assert [made.reserve(8), made.reserve(16), made.reserve(8)] == [BASE + 368, BASE + 376, BASE + 392]
    assert made.bytes == 400


def test_the_chip_s_own_bytes_count_against_what_a_block_may_have() -> None:
    chip = replace(chip_of("sm_90"), shared_limit=BASE + 256)
    assert memory(chip, [WORDS]).bytes == 256
    with pytest.raises(IRError, match="256 bytes of shared memory; a work-group has 252"):
        memory(replace(chip, shared_limit=BASE + 252), [WORDS])


@pytest.mark.parametrize(
    ("array", "width", "op", "dwords"),
    [
        (WORDS, 1, "LDS", 1), (WORDS, 2, "LDS.64", 2), (WORDS, 4, "LDS.128", 4), (DOUBLES, 1, "LDS.64", 2),
        (DOUBLES, 2, "LDS.128", 4),
    ],
)  # fmt: skip
def test_a_load_is_as_wide_as_its_elements(array: Shared, width: int, op: str, dwords: int) -> None:
    made = memory()
    held = made.load(array, Form(0), width, made.index.root)
    (inst,) = made.index.root.items
    (target,) = inst.defs
    assert (inst.op, target.count, inst.mods) == (op, dwords, {"memory": {1: BASE + made.offsets[array]}})
    each = dwords // width
    assert held == [target.pair(each * n) if each == 2 else target[n] for n in range(width)]


def test_elements_of_less_than_32_bits_are_no_values() -> None:
    made = memory()
    with pytest.raises(IRError, match="shared float16 is read by matrix instructions only"):
        made.load(HALVES, Form(0), 2, made.index.root)


def test_a_store_is_as_wide_as_what_it_has() -> None:
    made = memory()
    root = made.index.root
    four: VReg = root.reg("r", 4)
    made.store(WORDS, Form(4), [four[n] for n in range(4)], root)
    made.store(WORDS, Form(1), [root.reg("r")], root)
    made.store_half(HALVES, Form(1), root.reg("r"), root)
    made.store_half(FIRST, Form(1), root.reg("r"), root)
    found = [(i.op, i.mods["memory"][0] - BASE) for i in root.items if i.op != "MOV"]
    assert found == [("STS.128", 48), ("STS", 36), ("STS.U16", 354), ("STS.U8", 1)]
