"""Products of matrices by one warp, against numpy's, on fragments as the PTX ISA lays them out ("Matrix
fragments for mma.m16n8k16" and its neighbours): each product and sum here is exact in the format of the
result."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.drivers.sim.nv.sm.meaning.one import execute

Array = np.ndarray[Any, Any]
LANES = np.arange(32)


def left(matrix: Array, bits: int) -> list[Array]:
    """Registers of A, rows by steps: a register has the elements of 8 rows and of as many steps of each
    lane's as fit."""
    per, groups = 32 // bits, len(matrix) // 8
    chunks = matrix.shape[1] // (4 * per)
    made = []
    for chunk in range(chunks):
        for group in range(groups):
            parts = [
                matrix[8 * group + LANES // 4, 4 * per * chunk + per * (LANES % 4) + n] for n in range(per)
            ]
            made.append(together(parts, bits))
    return made


def right(matrix: Array, bits: int) -> list[Array]:
    """Registers of B, steps by columns."""
    return left(np.ascontiguousarray(matrix.T), bits)


def together(parts: list[Array], bits: int) -> Array:
    """Unsigned elements in one word, the first lowest."""
    word = np.zeros(32, np.uint64)
    for n, part in enumerate(parts):
        word |= (part.astype(np.int64) & ((1 << bits) - 1)).astype(np.uint64) << np.uint64(bits * n)
    return word.astype(np.uint32)


def result(matrix: Array) -> list[Array]:
    """u32 registers of C or D of 32 bits: 2 columns of a row each."""
    return [
        np.ascontiguousarray(matrix[8 * group + LANES // 4, 2 * (LANES % 4) + n]).view(np.uint32)
        for group in range(len(matrix) // 8) for n in range(2)
    ]  # fmt: skip


def run(text: str, a: list[Array], b: list[Array], c: list[Array], arch: str = "sm_90", **more: Array) -> Any:
    """An instruction on R8.., R24.. and R32..; the registers after it."""
    given = {first + n: word for first, side in ((8, a), (24, b), (32, c)) for n, word in enumerate(side)}
    return execute(
        text, {**given, **{int(name[1:]): word for name, word in more.items()}}, arch=arch
    ).registers


def same(registers: Any, wanted: list[Array], first: int = 48) -> None:
    for n, word in enumerate(wanted):
        assert registers[first + n].tolist() == word.tolist(), f"register {n}"


def whole(seed: int, shape: tuple[int, int], low: int, high: int) -> Array:
    return np.random.default_rng(seed).integers(low, high, shape)


def halves(matrix: Array) -> Array:
    return matrix.astype(np.float16).view(np.uint16)


def singles(matrix: Array) -> Array:
    """With ones in the bits that TF32 has not."""
    return matrix.astype(np.float32).view(np.uint32) | 0x1FFF


def bfloats(matrix: Array) -> Array:
    return matrix.astype(ml_dtypes.bfloat16).view(np.uint16)


@pytest.mark.parametrize(("name", "depth", "bits", "coded"), [
    ("1688.F32", 8, 16, halves), ("16816.F32", 16, 16, halves), ("1688.F32.BF16", 8, 16, bfloats),
    ("16816.F32.BF16", 16, 16, bfloats), ("1684.F32.TF32", 4, 32, singles),
])  # fmt: skip
def test_products_of_floats_are_added_to_singles(name: str, depth: int, bits: int, coded: Any) -> None:
    a, b, c = whole(81, (16, depth), -9, 9), whole(82, (depth, 8), -9, 9), whole(83, (16, 8), -99, 99)
    registers = run(
        f"HMMA.{name} R48, R8, R24, R32",
        left(coded(a), bits),
        right(coded(b), bits),
        result(c.astype(np.float32)),
    )
    same(registers, result((a @ b + c).astype(np.float32)))


@pytest.mark.parametrize(("shape", "depth"), [("1688", 8), ("16816", 16)])
def test_products_of_halves_are_added_to_halves(shape: str, depth: int) -> None:
    a, b, c = whole(84, (16, depth), -9, 9), whole(85, (depth, 8), -9, 9), whole(86, (16, 8), -99, 99)

    def pairs(matrix: Array) -> list[Array]:
        bits = halves(matrix)
        return [
            together([bits[8 * g + LANES // 4, 2 * (LANES % 4) + n] for n in range(2)], 16) for g in range(2)
        ]

    registers = run(
        f"HMMA.{shape}.F16 R48, R8, R24, R32", left(halves(a), 16), right(halves(b), 16), pairs(c)
    )
    same(registers, pairs(a @ b + c))


def test_a_sum_that_does_not_fit_is_cut_off() -> None:
    """Fasi, Higham, Mikaitis and Pranesh (2021): towards zero. 2**24 and 1.5 leave 2**24 and 2**24 + 1."""
    for sign in (1, -1):
        a, b = np.zeros((16, 8)), np.zeros((8, 8))
        a[:, 0], b[0, :] = sign * 1.5, 1
        c = np.full((16, 8), sign * 2.0**24, np.float32)
        registers = run(
            "HMMA.1688.F32 R48, R8, R24, R32", left(halves(a), 16), right(halves(b), 16), result(c)
        )
        same(registers, result(c))


def test_steps_of_eight_are_cut_off_one_after_the_other() -> None:
    """1.5 is lost in each of two steps at 2**24, where their sum of 3 would not be."""
    a, b = np.zeros((16, 16)), np.zeros((16, 8))
    a[:, 0] = a[:, 8] = 1.5
    b[0, :] = b[8, :] = 1
    c = np.full((16, 8), 2.0**24, np.float32)
    registers = run("HMMA.16816.F32 R48, R8, R24, R32", left(halves(a), 16), right(halves(b), 16), result(c))
    same(registers, result(c))
    a[:, 9] = 1.5
    b[9, :] = 1
    registers = run("HMMA.16816.F32 R48, R8, R24, R32", left(halves(a), 16), right(halves(b), 16), result(c))
    same(registers, result((c + 2).astype(np.float32)))


def test_a_sum_that_is_no_number_is_the_one_nan() -> None:
    a, b = np.zeros((16, 8)), np.zeros((8, 8))
    a[3, 0] = np.nan
    none = result(np.zeros((16, 8), np.float32))
    registers = run("HMMA.1688.F32 R48, R8, R24, R32", left(halves(a), 16), right(halves(b), 16), none)
    wanted = np.zeros((16, 8), np.uint32)
    wanted[3] = 0x7FFFFFFF
    same(registers, result(wanted))


@pytest.mark.parametrize(
    ("a_kind", "a_type"), [("E4M3", ml_dtypes.float8_e4m3fn), ("E5M2", ml_dtypes.float8_e5m2)]
)
@pytest.mark.parametrize(
    ("b_kind", "b_type"), [("E4M3", ml_dtypes.float8_e4m3fn), ("E5M2", ml_dtypes.float8_e5m2)]
)
def test_products_of_floats_of_8_bits(a_kind: str, a_type: Any, b_kind: str, b_type: Any) -> None:
    a, b, c = whole(87, (16, 32), -4, 5), whole(88, (32, 8), -4, 5), whole(89, (16, 8), -99, 99)
    sides = left(a.astype(a_type).view(np.uint8), 8), right(b.astype(b_type).view(np.uint8), 8)
    registers = run(
        f"QMMA.16832.F32.{a_kind}.{b_kind} R48, R8, R24, R32", *sides, result(c.astype(np.float32)), "sm_120"
    )
    same(registers, result((a @ b + c).astype(np.float32)))


@pytest.mark.parametrize("code", [*range(0, 256, 3), 0x7F, 0xFF])
@pytest.mark.parametrize(
    ("kind", "made"), [("E4M3", ml_dtypes.float8_e4m3fn), ("E5M2", ml_dtypes.float8_e5m2)]
)
def test_every_float_of_8_bits_times_one(code: int, kind: str, made: Any) -> None:
    a, b = np.zeros((16, 32), np.uint8), np.zeros((32, 8), np.uint8)
    a[5, 17], b[17, 2] = code, int(np.array(1).astype(made).view(np.uint8))
    value = float(np.uint8(code).view(made))
    none = result(np.zeros((16, 8), np.float32))
    text = f"QMMA.16832.F32.{kind}.{kind} R48, R8, R24, R32"
    registers = run(text, left(a, 8), right(b, 8), none, "sm_120")
    found = registers[48 + 0][5 * 4 + 1]
    if np.isfinite(value):
        assert float(found.view(np.float32)) == value
    else:
        assert found == (0x7FFFFFFF if np.isnan(value) else np.float32(value).view(np.uint32))


WHOLE = [
    ("16816.S8.S8", 16, 16, 8),
    ("16832.S8.U8", 16, 32, 8),
    ("8816.U8.S8", 8, 16, 8),
    ("16832.U8.U8", 16, 32, 8),
]
SHORT = [("8832.S4.S4", 8, 32, 4), ("16864.S4.U4", 16, 64, 4), ("16864.U4.S4", 16, 64, 4)]


@pytest.mark.parametrize(("name", "rows", "depth", "bits"), WHOLE + SHORT)
@pytest.mark.parametrize("sat", ["", ".SAT"])
def test_products_of_whole_numbers(name: str, rows: int, depth: int, bits: int, sat: str) -> None:
    signs = [kind[0] == "S" for kind in name.split(".")[1:]]
    spans = [(-(1 << bits - 1), 1 << bits - 1) if signed else (0, 1 << bits) for signed in signs]
    a, b = whole(90, (rows, depth), *spans[0]), whole(91, (depth, 8), *spans[1])
    c = whole(92, (rows, 8), -(1 << 31), 1 << 31)
    c[0] = (1 << 31) - 1
    c[1] = -(1 << 31)
    total = a @ b + c
    bounded = np.clip(total, -(1 << 31), (1 << 31) - 1) if sat else total
    arch = "sm_80" if bits == 4 else "sm_90"
    text = f"IMMA.{name}{sat} R48, R8.ROW, R24.COL, R32"
    registers = run(text, left(a, bits), right(b, bits), result(c.astype(np.int32)), arch)
    assert ((total != bounded).any()) == bool(sat)
    same(registers, result(bounded.astype(np.uint64).astype(np.uint32)))


@pytest.mark.parametrize(
    ("shape", "rows", "depth"), [("88128", 8, 128), ("168128", 16, 128), ("168256", 16, 256)]
)
@pytest.mark.parametrize(("verb", "joined"), [("XOR", np.logical_xor), ("AND", np.logical_and)])
def test_bits_that_both_have_or_one_of_both_are_counted(
    shape: str, rows: int, depth: int, verb: str, joined: Any
) -> None:
    """PTX ISA, mma: .xor is not there from sm_90 on."""
    a, b, c = whole(93, (rows, depth), 0, 2), whole(94, (depth, 8), 0, 2), whole(95, (rows, 8), 0, 99)
    text = f"BMMA.{shape}.{verb}.POPC R48, R8.ROW, R24.COL, R32"
    arch = "sm_80" if verb == "XOR" else "sm_90"
    registers = run(text, left(a, 1), right(b, 1), result(c.astype(np.uint32)), arch)
    counted = joined(a[:, :, None], b[None, :, :]).sum(axis=1) + c
    same(registers, result(counted.astype(np.uint32)))


@pytest.mark.parametrize(("name", "depth", "coded"), [
    ("16816.F32", 16, halves), ("16832.F32", 32, halves), ("16832.F32.BF16", 32, bfloats),
    ("16816.F32.BF16", 16, bfloats),
])  # fmt: skip
@pytest.mark.parametrize("which", [0, 1])
def test_sparse_left_sides(name: str, depth: int, coded: Any, which: int) -> None:
    """Two of each four elements of a row, at places of two bits each: of 16 steps in the words of lane
    `which` of each four, rows 0..7 in the lower half; of 32 in those of two lanes, by eight elements."""
    random = np.random.default_rng(96)
    places = np.sort(random.permuted(np.tile(np.arange(4), (16, depth // 4, 1)), axis=2)[:, :, :2], axis=2)
    kept = whole(97, (16, depth // 2), 1, 9)
    a = np.zeros((16, depth), np.int64)
    for row in range(16):
        for k in range(depth // 2):
            a[row, k // 2 * 4 + places[row, k // 2, k % 2]] = kept[row, k]
    flat = places.reshape(16, depth // 2)
    where = np.full(32, 0xDEADBEEF, np.uint32)
    for row in range(8):
        for source in range(1 if depth == 16 else 2):
            word = sum(
                int(flat[row + 8 * half, 8 * source + n]) << 16 * half + 2 * n
                for half in range(2)
                for n in range(8)
            )
            where[4 * row + (which if depth == 16 else 2 * which + source)] = word
    b, c = whole(98, (depth, 8), -9, 9), whole(99, (16, 8), -99, 99)
    registers = run(
        f"HMMA.SP.{name} R48, R8, R24, R32, R40, {which:#x}", left(coded(kept), 16), right(coded(b), 16),
        result(c.astype(np.float32)), R40=where,
    )  # fmt: skip
    same(registers, result((a @ b + c).astype(np.float32)))


def wide(matrix: Array, is_result: bool = False) -> list[Array]:
    """Registers of doubles, two for each element of a lane's: of A (rows by steps), or of C."""
    numbers = matrix.astype(np.float64)
    made = []
    for chunk in range(1 if is_result else numbers.shape[1] // 4):
        for group in range(len(numbers) // 8):
            for n in range(2 if is_result else 1):
                column = 2 * (LANES % 4) + n if is_result else 4 * chunk + LANES % 4
                bits = np.ascontiguousarray(numbers[8 * group + LANES // 4, column]).view(np.uint64)
                made += [
                    (bits & np.uint64(0xFFFFFFFF)).astype(np.uint32),
                    (bits >> np.uint64(32)).astype(np.uint32),
                ]
    return made


@pytest.mark.parametrize(("arch", "shape", "rows", "depth"), [
    ("sm_80", "884", 8, 4), ("sm_90", "8x8x4", 8, 4), ("sm_90", "16x8x4", 16, 4), ("sm_90", "16x8x8", 16, 8),
])  # fmt: skip
@pytest.mark.parametrize("sign", ["", "-"])
def test_products_of_doubles(arch: str, shape: str, rows: int, depth: int, sign: str) -> None:
    a, b, c = (
        whole(100, (rows, depth), -99, 99),
        whole(101, (depth, 8), -99, 99),
        whole(102, (rows, 8), -99, 99),
    )
    registers = run(f"DMMA.{shape} R48, R8, R24, {sign}R32", wide(a), wide(b.T), wide(c, True), arch)
    same(registers, wide(a @ b + (-c if sign else c), True))


def test_a_matrix_is_transposed() -> None:
    matrix = np.arange(64).reshape(8, 8) * 0x101 + 0x8000
    packed = together([matrix[LANES // 4, 2 * (LANES % 4) + n] for n in range(2)], 16)
    found = execute("MOVM.16.MT88 R20, R8", {8: packed}).registers[20]
    turned = matrix.T
    assert (
        found.tolist() == together([turned[LANES // 4, 2 * (LANES % 4) + n] for n in range(2)], 16).tolist()
    )
