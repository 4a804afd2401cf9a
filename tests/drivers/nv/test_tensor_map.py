"""Tensor maps, against what ptxas 13.5 makes of tensormap.replace for every field: its code runs on the
simulated card (hopper.json.gz has it, with its PTX).

Covers tensor_map.py.
"""

from __future__ import annotations

import struct

import numpy as np
import pytest

from drivers.core.errors import CodeObjectError
from drivers.nv.tensor_map import TensorMap
from tests.drivers.sim.nv.sm.machine import execute
from tests.drivers.sim.nv.sm.strict.test_hopper import CODE

OUT, NUMBERS, TENSOR = 1 << 28, 2 << 28, 0x12_3456_7890
SIZES, STRIDES, SHAPE = (4096, 70000, 3), (8192, 0xAB_CDEF_0120), (64, 256, 1)


def by_ptxas(name: str) -> bytes:
    """The map that a kernel of ptxas makes of these numbers."""
    made, numbers = np.zeros(32, np.uint32), np.array([*SIZES, *STRIDES, *SHAPE], np.uint64)
    arguments = struct.pack("<QQQ", OUT, TENSOR, NUMBERS)
    code = bytes.fromhex(CODE[name])
    execute(code, {OUT: made, NUMBERS: numbers}, arguments=arguments, shared=1024 + 128, registers=64)
    return made.tobytes()


@pytest.mark.parametrize(("dtype", "name"), [("float16", "map3_f16"), ("bfloat16", "map3_bf16")])
def test_a_map_has_the_bits_that_ptxas_writes_field_by_field(dtype: str, name: str) -> None:
    made = TensorMap(dtype, SIZES, STRIDES, SHAPE)
    assert struct.pack("<Q", TENSOR) + made.behind_address() == by_ptxas(name)


@pytest.mark.parametrize(
    "wrong",
    [
        TensorMap("float32", SIZES, STRIDES, SHAPE),
        TensorMap("float16", SIZES, (8192, 24), SHAPE),
        TensorMap("float16", SIZES, (8192, 1 << 40), SHAPE),
        TensorMap("float16", SIZES, STRIDES, (64, 257, 1)),
        TensorMap("float16", (1,) * 6, (16,) * 5, (1,) * 6),
        TensorMap("float16", SIZES, STRIDES[:1], SHAPE),
        TensorMap("float16", SIZES, (8192, 0), SHAPE),
        TensorMap("float16", SIZES, STRIDES, (64, 0, 1)),
        TensorMap("float16", (4096, 0, 3), STRIDES, SHAPE),
        TensorMap("float16", (4096, (1 << 32) + 1, 3), STRIDES, SHAPE),
        TensorMap("float16", (), (), ()),
    ],
    ids=lambda m: f"{m.dtype} {m.sizes} {m.strides} {m.shape}",
)
def test_what_no_map_can_say_is_refused(wrong: TensorMap) -> None:
    with pytest.raises(CodeObjectError, match="there is no tensor map of"):
        wrong.behind_address()


def test_the_greatest_that_a_map_can_say() -> None:
    """Five dimensions, 2**32 elements, a box of 256 and a stride of 16 bytes less than 2**40."""
    sizes, far = (1 << 32, 2, 2, 2, 2), (1 << 40) - 16
    words = struct.unpack("<30I", TensorMap("float16", sizes, (far,) * 4, (256,) * 5).behind_address())
    assert words[6:11] == (0xFFFF_FFFF, 1, 1, 1, 1) and words[0] >> 4 & 7 == 4
    assert words[1:6] == (*[0xFFFF_FFFF] * 4, 0xFFFF) and words[11:13] == (0xFF00_0000, 0xFFFF_FFFF)
