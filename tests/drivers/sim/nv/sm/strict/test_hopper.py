"""Kernels of sm_90a that ptxas 13.5 made (hopper.json.gz has them with their PTX): products of warpgroups,
copies by the tensor memory accelerator. Expected values are numpy's; layouts those of PTX ISA 8.7.

Covers bulk.py, warpgroup.py and asynchronous.py; of compiled warps native/boxes.h too.
"""

from __future__ import annotations

import gzip
import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from drivers.nv.isa import isa
from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import execute

CODE = json.loads(gzip.decompress((Path(__file__).parent / "hopper.json.gz").read_bytes()))["code"]
A, B, C, D, E = (n << 28 for n in range(1, 6))
WAYS = {16: 0, 128: 1, 64: 2, 32: 3}  # numbers of the swizzles in a matrix descriptor
ROOM = 16384
NOP = "[B------:R-:W-:-:S05] NOP"


def encoded(values: np.ndarray, kind: str) -> np.ndarray:
    if kind == "f16":
        return values.astype(np.float16).view(np.uint16)
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def decoded(bits: np.ndarray, kind: str) -> np.ndarray:
    if kind == "f16":
        return bits.view(np.float16).astype(np.float64)
    return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def laid_out(side: np.ndarray, span: int, is_turned: bool) -> tuple[np.ndarray, int]:
    """(shared memory with [lines, 16] elements, descriptor without its address), by 8 x 16 bytes at a time.

    span: bytes that follow each other before the next line (or step, where lines run along memory).
    """
    room, lines = np.zeros(ROOM // 2, np.uint16), len(side)
    leading, stride = (128, 256) if span == 16 else (16 * span if is_turned else 16, 8 * span)
    for line, step in np.ndindex(lines, 16):
        fast, slow = (line, step) if is_turned else (step, line)
        if span == 16:
            at = line // 8 * 256 + step // 8 * 128 + slow % 8 * 16
        elif is_turned:
            inside = line % (span // 2) // 8 * 16
            at = line // (span // 2) * leading + step // 8 * stride + step % 8 * span + inside
        else:
            at = line // 8 * stride + line % 8 * span + step // 8 * 16
        row = at // 128 % (span // 16)  # the swizzle: pieces of 16 bytes change places by their row of 128
        room[(at ^ row * 16) // 2 + fast % 8] = side[line, step]
    return room, leading >> 4 << 16 | stride >> 4 << 32 | WAYS[span] << 62


def product(name: str, span: int, mode: str, code: bytes | None = None) -> float:
    """The greatest error of a product of 64 x n x 16."""
    columns, kind, turned, sides = name[1:].split("_")
    random, n = np.random.default_rng(7), int(columns)
    left, right = (encoded(random.standard_normal((lines, 16)), kind) for lines in (64, n))
    a, describes_a = laid_out(left, span, turned[0] == "1")
    b, describes_b = laid_out(right, span, turned[1] == "1")
    lane, register = np.arange(128)[:, None], np.arange(n // 2)[None, :]
    if sides == "rs":  # two halves in each of four registers
        element = np.arange(8)[None, :]
        row = lane // 32 * 16 + lane % 32 // 4 + element // 2 % 2 * 8
        a[:1024] = left[row, 2 * (lane % 4) + element % 2 + element // 4 * 8].reshape(-1)
    c = np.zeros((128, n // 2), np.float32)
    arguments = struct.pack("<QQQQQII", A, B, C, describes_a, describes_b, ROOM, ROOM)
    execute(code or bytes.fromhex(CODE[name]), {A: a, B: b, C: c}, arguments=arguments, block=(128, 1, 1),
            registers=128, shared=1024 + 2 * ROOM, mode=mode)  # fmt: skip
    row = lane // 32 * 16 + lane % 32 // 4 + register // 2 % 2 * 8
    column = register // 4 * 8 + 2 * (lane % 4) + register % 2
    wanted = decoded(left, kind) @ decoded(right, kind).T
    return float(np.abs(c - wanted[row, column]).max())


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize("span", WAYS)
@pytest.mark.parametrize("name", [name for name in CODE if name.startswith("w")])
def test_a_warpgroup_multiplies_matrices_in_every_layout(name: str, span: int, mode: str) -> None:
    if name == "w32_bf16_11_ss" and span == 128:
        pytest.skip("64 lines lie side by side in this layout")
    assert product(name, span, mode) < 4e-6


def test_by_default_they_are_computed_too() -> None:
    assert product("w64_f16_00_ss", 128, "fast") < 4e-6


MUTANTS = [
    (r"FENCE\.VIEW\.ASYNC\.S", FaultKind.HAZARD, "no FENCE.VIEW.ASYNC behind"),
    (r"WARPGROUP\.DEPBAR\.LE gsb0, 0x0", FaultKind.HAZARD, "has still to write"),
    (r"BAR\.SYNC\S* 0x0", FaultKind.RACE, "without a barrier between"),
]


@pytest.mark.parametrize(("wrong", "kind", "told"), MUTANTS)
def test_what_a_product_needs_before_it_is_told(wrong: str, kind: FaultKind, told: str) -> None:
    hopper = isa("sm_90")
    lines = [made.line for _, made in hopper.disassemble(bytes.fromhex(CODE["w64_f16_00_ss"]))]
    changed = [re.sub(wrong, "NOP", line) for line in lines]
    assert changed != lines
    with pytest.raises(SmFault, match=told) as caught:
        product("w64_f16_00_ss", 128, "strict", hopper.assemble("\n".join(changed)))
    assert caught.value.kind == kind


def test_registers_of_a_product_need_an_arrive() -> None:
    hopper = isa("sm_90")
    lines = [made.line for _, made in hopper.disassemble(bytes.fromhex(CODE["w64_f16_00_rs"]))]
    changed = [line.replace("WARPGROUP.ARRIVE", "NOP") for line in lines]
    with pytest.raises(SmFault, match=r"reads R\d.*no WARPGROUP\.ARRIVE behind"):
        product("w64_f16_00_rs", 16, "strict", hopper.assemble("\n".join(changed)))


Sizes = tuple[int, ...]


def tensor_map(address: int, sizes: Sizes, strides: Sizes, box: Sizes, swizzle: int, kind: int) -> np.ndarray:
    """128 bytes, as ptxas' code for tensormap.replace writes them."""
    words = np.zeros(32, np.uint32)
    words[:3] = address & 0xFFFFFFFF, address >> 32, len(sizes) - 1 << 4 | kind << 7 | swizzle << 13
    words[3 : 3 + len(strides)] = [s >> 4 for s in strides]
    words[8 : 8 + len(sizes)] = [s - 1 for s in sizes]
    packed = sum(b - 1 << 8 * n for n, b in enumerate(box))
    words[13], words[14] = (packed & 255) << 24, packed >> 8
    return words


@pytest.fixture(params=["strict", "fast"])
def mode(request: pytest.FixtureRequest) -> Iterator[str]:
    """Of kernels that are worth compiling: with fast they were compiled."""
    kernels.KERNELS.clear()
    yield request.param
    if request.param == "fast":
        ((kernel,),) = kernels.KERNELS.values()
        assert kernel.code is not None


@pytest.mark.parametrize(("swizzle", "width"), [(0, 32), (1, 16), (2, 32), (3, 64)])
@pytest.mark.parametrize("first", [(0, 0), (32, 8), (96, 60), (-8, -3)])
def test_boxes_of_tensors_come_and_go(swizzle: int, width: int, first: tuple[int, int], mode: str) -> None:
    whole = np.arange(70 * 104, dtype=np.uint16).reshape(70, 104)
    back, box, (x, y) = np.zeros_like(whole), (width, 16), first
    found = np.zeros(16 * width * 2, np.uint8)
    maps = [tensor_map(at, (100, 70), (208,), box, swizzle, 6) for at in (D, E)]
    arguments = struct.pack("<QQQIii", A, B, C, found.nbytes, x, y)
    arrays = {A: maps[0], B: maps[1], C: found, D: whole, E: back}
    execute(bytes.fromhex(CODE["tma2"]), arrays, arguments=arguments, block=(128, 1, 1), shared=1024 + 16392,
            mode=mode)  # fmt: skip
    rows, columns = np.arange(y, y + 16)[:, None], np.arange(x, x + width)[None, :]
    inside = (rows >= 0) & (rows < 70) & (columns >= 0) & (columns < 100)
    wanted = np.where(inside, whole[rows.clip(0, 69), columns.clip(0, 99)], 0)
    at = np.arange(found.nbytes)
    at ^= (at // 128 % (1 << swizzle)) * 16
    assert (found[at].view(np.uint16).reshape(16, width) == wanted).all()
    other = np.zeros_like(whole)
    other[max(y, 0) : min(y + 16, 70), max(x, 0) : min(x + width, 100)] = 1
    assert (back == whole * other).all()


def test_a_box_of_three_dimensions(mode: str) -> None:
    whole, found = np.arange(720, dtype=np.float32).reshape(5, 9, 16), np.zeros((2, 4, 8), np.float32)
    back = np.zeros_like(whole)
    maps = [tensor_map(at, (16, 9, 5), (64, 576), (8, 4, 2), 0, 7) for at in (D, E)]
    arguments = struct.pack("<QQQIiii", A, B, C, 256, 4, 6, 4)
    arrays = {A: maps[0], B: maps[1], C: found, D: whole, E: back}
    execute(bytes.fromhex(CODE["tma3"]), arrays, arguments=arguments, block=(128, 1, 1), shared=1024 + 16392,
            mode=mode)  # fmt: skip
    assert (found[0, :3] == whole[4, 6:9, 4:12]).all() and not found[1].any() and not found[0, 3].any()
    assert (back[4, 6:9, 4:12] == whole[4, 6:9, 4:12]).all() and np.count_nonzero(back) == 24


def test_every_block_has_its_boxes_in_shared_memory_of_its_own(mode: str) -> None:
    """All of them store the same, so that it is one what the last one leaves."""
    whole = np.arange(70 * 104, dtype=np.uint16).reshape(70, 104)
    back, found = np.zeros_like(whole), np.zeros((16, 32), np.uint16)
    maps = [tensor_map(at, (100, 70), (208,), (32, 16), 0, 6) for at in (D, E)]
    arguments = struct.pack("<QQQIii", A, B, C, found.nbytes, 8, 4)
    arrays = {A: maps[0], B: maps[1], C: found, D: whole, E: back}
    execute(bytes.fromhex(CODE["tma2"]), arrays, arguments=arguments, block=(128, 1, 1), grid=(3, 1, 1),
            shared=1024 + 16392, mode=mode)  # fmt: skip
    assert (found == whole[4:20, 8:40]).all() and (back[4:20, 8:40] == found).all()


def test_bytes_in_a_row_come_and_go(mode: str) -> None:
    whole, back = np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)
    arguments = struct.pack("<QQI", D, E, 4096)
    execute(bytes.fromhex(CODE["bulk"]), {D: whole, E: back}, arguments=arguments, block=(128, 1, 1),
            shared=1024 + 16392, mode=mode)  # fmt: skip
    assert (whole == back).all()


def test_nobody_reads_bytes_in_a_row_before_the_barrier() -> None:
    whole, back = np.arange(1024, dtype=np.uint32), np.zeros(1024, np.uint32)
    code = bytes.fromhex(CODE["bulk"])
    how = {"arguments": struct.pack("<QQI", D, E, 4096), "block": (128, 1, 1), "shared": 1024 + 16392}
    hopper = isa("sm_90")
    lines = [made.line for _, made in hopper.disassemble(code)]
    look = next(n for n, line in enumerate(lines) if "PHASECHK" in line)
    lines[look : look + 2] = [NOP, NOP]  # with its branch back
    with pytest.raises(SmFault) as caught:
        execute(hopper.assemble("\n".join(lines)), {D: whole, E: back}, **how)  # type: ignore[arg-type]
    assert caught.value.kind == FaultKind.HAZARD and caught.value.address is not None


ILLEGAL = FaultKind.ILLEGAL_INSTRUCTION
WRONG_MAPS = [
    (D, {2: 2 << 4 | 6 << 7}, ILLEGAL, "has 3 dimensions, the instruction 2"),
    (D, {2: 1 << 4 | 15 << 7}, ILLEGAL, "elements of type 15, of which no bytes are known"),
    (D, {2: 1 << 4 | 6 << 7 | 1 << 11}, ILLEGAL, "is interleaved, which is not modelled"),
    (D, {13: 31 << 24 | 1}, ILLEGAL, "element strides other than 1, which are not modelled"),
    (D + 32, {}, FaultKind.MISALIGNED_ADDRESS, "it must lie at a multiple of 64"),
]


@pytest.mark.parametrize(("at", "change", "kind", "told"), WRONG_MAPS)
def test_a_tensor_map_that_cannot_be_used_is_told_why(
    at: int, change: dict[int, int], kind: FaultKind, told: str, mode: str
) -> None:
    words = tensor_map(E, (100, 70), (208,), (32, 16), 0, 6)
    for number, word in change.items():
        words[number] = word
    arguments = struct.pack("<QQQIii", at, D, C, 1024, 0, 0)
    arrays = {D: np.tile(words, 2), C: np.zeros(1024, np.uint8), E: np.zeros((70, 104), np.uint16)}
    with pytest.raises(SmFault, match=told) as caught:
        execute(bytes.fromhex(CODE["tma2"]), arrays, arguments=arguments, block=(128, 1, 1),
                shared=1024 + 16392, mode=mode)  # fmt: skip
    assert (caught.value.kind, caught.value.address) == (kind, at)


BOXES = [
    ((64, 256), 70, FaultKind.OUT_OF_RANGE_ADDRESS, 0x400),
    ((12, 16), 70, FaultKind.OUT_OF_RANGE_ADDRESS, 0x400),
    ((32, 16), 12, FaultKind.MMU_FAULT, E + 12 * 208),
]


@pytest.mark.parametrize(("box", "rows", "kind", "address"), BOXES)
def test_a_box_that_cannot_be_brought_is_told_where(
    box: tuple[int, int], rows: int, kind: FaultKind, address: int, mode: str
) -> None:
    """Too large for shared memory, of rows that 16 does not divide, of a tensor that ends too early."""
    arguments = struct.pack("<QQQIii", D, D, C, 1024, 0, 0)
    arrays = {D: tensor_map(E, (100, 70), (208,), box, 0, 6), C: np.zeros(1024, np.uint8),
              E: np.zeros((rows, 104), np.uint16)}  # fmt: skip
    with pytest.raises(SmFault) as caught:
        execute(bytes.fromhex(CODE["tma2"]), arrays, arguments=arguments, block=(128, 1, 1),
                shared=1024 + 16392, mode=mode)  # fmt: skip
    assert (caught.value.kind, caught.value.address) == (kind, address)


@pytest.mark.parametrize(
    ("first", "count", "kind", "told"),
    [(8, 4096, FaultKind.MISALIGNED_ADDRESS, "of global memory, which must be a multiple of 16"),
     (0, 32768, FaultKind.OUT_OF_RANGE_ADDRESS, "the launch declares 0x4408 bytes")],
)  # fmt: skip
def test_bytes_in_a_row_that_cannot_come_are_told_why(
    first: int, count: int, kind: FaultKind, told: str, mode: str
) -> None:
    arguments = struct.pack("<QQI", D + first, E, count)
    arrays = {D: np.zeros(16384, np.uint32), E: np.zeros(16384, np.uint32)}
    with pytest.raises(SmFault, match=told if mode == "strict" else None) as caught:
        execute(bytes.fromhex(CODE["bulk"]), arrays, arguments=arguments, block=(128, 1, 1),
                shared=1024 + 16392, mode=mode)  # fmt: skip
    assert caught.value.kind == kind
