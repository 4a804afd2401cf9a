"""programs/mixed.cl: programs as strangers write them; each result equals Python's or numpy's."""

from __future__ import annotations

import base64
import hashlib
import math

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(17)
I8, U8, I32, U32, I64, U64, F32 = np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64, np.float32
MIXED = np.dtype({
    "names": ["c", "s", "five", "l", "v", "d"],
    "formats": ["i1", "i2", "5i1", "i8", "4f4", "f8"],
    "offsets": [0, 2, 4, 16, 32, 48],
    "itemsize": 64,
})  # fmt: skip
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("mixed")


def test_digests_of_one_block(kernels: Kernels) -> None:
    texts = [RNG.bytes(int(size)) for size in RNG.integers(0, 56, 32)]
    blocks = b"".join(
        (text + b"\x80").ljust(56, b"\0") + (8 * len(text)).to_bytes(8, "little") for text in texts
    )
    sines = np.array([int(abs(math.sin(i + 1)) * 2**32) for i in range(64)], U32)
    *_, out = kernels.run("md5", np.frombuffer(blocks, U32), sines, np.zeros((32, 4), U32))
    assert [row.tobytes() for row in out] == [hashlib.md5(text).digest() for text in texts]


def test_groups_sort_by_digits(kernels: Kernels) -> None:
    keys = RNG.integers(0, 2**32, (2, 256), U32)
    (out,) = kernels.run("radix_sort", keys, grid=(2,), block=(64,))
    np.testing.assert_array_equal(out, np.sort(keys))


def test_sorted_lists_are_merged(kernels: Kernels) -> None:
    a, b = np.sort(RNG.integers(0, 99, 333, I32)), np.sort(RNG.integers(0, 99, 500, I32))
    *_, out = kernels.run("merge", a, I32(333), b, I32(500), np.zeros(833, I32), I32(9), grid=(3,))
    np.testing.assert_array_equal(out, np.sort(np.r_[a, b]))


def test_texts_become_code_points(kernels: Kernels) -> None:
    lines = ["".join(RNG.choice(list("aß√𝄞ж "), int(size))) for size in RNG.integers(0, 20, 32)]
    coded = [line.encode() for line in lines]
    starts = np.cumsum([0, *map(len, coded)]).astype(I32)
    text = np.frombuffer(b"".join(coded), U8)
    *_, points, counts = kernels.run("utf8", text, starts, np.zeros(text.size, U32), np.zeros(32, I32))
    for line, start, count in zip(lines, starts, counts, strict=False):
        assert "".join(map(chr, points[start : start + count])) == line


def test_primes_of_64_bits(kernels: Kernels) -> None:
    primes = [2**61 - 1, 2**64 - 59, 1000003, 41, 2**32 + 15]
    others = [2**61 + 1, (2**32 - 5) ** 2, 3215031751, 3825123056546413051, 561, 39, 2**63]
    numbers = np.array((primes + others + [1000001] * 32)[:32], U64)
    *_, out = kernels.run("is_prime", numbers, np.zeros(32, I32))
    assert out.tolist() == [1] * len(primes) + [0] * (32 - len(primes))


def test_quotients_of_128_bits(kernels: Kernels) -> None:
    wide = [int.from_bytes(RNG.bytes(16), "little", signed=True) for _ in range(64)]
    a, b = (
        wide[:32],
        [value >> int(by) for value, by in zip(wide[32:], RNG.integers(0, 120, 32), strict=True)],
    )
    b = [value or 7 for value in b]
    parts = [np.array([[x & 2**64 - 1, x >> 64 & 2**64 - 1] for x in side], U64) for side in (a, b)]
    *_, out = kernels.run("wide_quotients", *parts, np.zeros((32, 4), U64))
    for x, y, row in zip(a, b, out.tolist(), strict=True):
        quotient = abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)
        expected = [quotient, quotient >> 64, x - quotient * y, x - quotient * y >> 64]
        assert row == [word & 2**64 - 1 for word in expected]


def test_structs_bits_and_unions_by_value(kernels: Kernels) -> None:
    mixed = np.array([(-3, 999, (1, -2, 3, 4, 5), 2**40, (1, 20, 3, 0), 7.5)], MIXED)
    bits = 5 | 100 << 3 | (-200 & 511) << 10 | 0x123456789A << 19 | 250 << 64
    either = np.array([1, 2.5, 3, 4], F32).tobytes()
    three = np.array([1, -2, 3, 0], I8).tobytes()
    values = (
        mixed.tobytes(),
        U8(200),
        bits.to_bytes(16, "little"),
        np.zeros(32, I64),
        either,
        three,
        np.float64(77.5),
    )
    (out,) = kernels.run("by_value", *values)
    for lane, found in enumerate(out.tolist()):
        total = -3 + 3 * 999 + 5 * (1, -2, 3, 4, 5)[lane % 5] + 7 * 2**40 + 20 + 75
        total = total * 31 + 200 + 5 + 2 * 100 + 3 * -200 + 4 * 0x123456789A + 250
        assert found == total * 31 + either[lane & 15] + 2 - 2 + 2 * 3 + 77


def test_two_functions_call_each_other(kernels: Kernels) -> None:
    females, males = [1], [0]
    for n in range(1, 32):
        males.append(n - females[males[n - 1]])
        females.append(n - males[females[n - 1]])
    (out,) = kernels.run("hofstadter", np.zeros((32, 2), I32))
    assert out.tolist() == [list(pair) for pair in zip(females, males, strict=True)]


def test_orders_of_a_private_array(kernels: Kernels) -> None:
    """By exchanges, in the order that the program makes them."""
    (out,) = kernels.run("permutations", np.zeros(32, U32))
    for lane, found in enumerate(out.tolist()):
        count, digest = 2 + lane % 4, 0
        for order in exchanges([i + lane for i in range(count)]):
            for value in order:
                digest = (digest * 7 + value) & 0xFFFFFFFF
        assert found == digest


def exchanges(items: list[int], begin: int = 0) -> list[list[int]]:
    if begin == len(items):
        return [items]
    found = []
    for i in range(begin, len(items)):
        order = list(items)
        order[begin], order[i] = order[i], order[begin]
        found += exchanges(order, begin + 1)
    return found


def test_rows_are_sorted_by_recursion(kernels: Kernels) -> None:
    rows = RNG.integers(-1000, 1000, (32, 50), I32)
    (out,) = kernels.run("sort_rows", rows, I32(50))
    np.testing.assert_array_equal(out, np.sort(rows))


def test_the_last_group_adds_what_all_have_left(kernels: Kernels) -> None:
    a, one = RNG.integers(0, 2**32, 9 * 128, U32), np.zeros(1, U32)
    *_, out = kernels.run("last_group_adds", a, np.zeros(9, U32), one, one, grid=(9,), block=(128,))
    assert out[0] == a.sum(dtype=U32)


def test_groups_take_jobs_until_none_is_left(kernels: Kernels) -> None:
    a = RNG.integers(0, 2**32, (20, 64), U32)
    _, out = kernels.run("workers", np.zeros(1, U32), U32(20), a, grid=(3,), block=(64,))
    for job, made in enumerate(out):
        row = a[job]
        for _ in range(job):
            row = row * U32(1664525) + U32(1013904223)
        np.testing.assert_array_equal(made, row)


def test_pixels_of_three_bytes_in_place(kernels: Kernels) -> None:
    pixels = RNG.integers(0, 256, (185, 3), U8)
    (out,) = kernels.run("grey", pixels, grid=(5,), block=(37,))
    light = pixels @ np.array([77, 150, 29], I32) >> 8
    np.testing.assert_array_equal(out, np.repeat(light[:, None], 3, axis=1))


def test_bytes_become_text(kernels: Kernels) -> None:
    data = RNG.integers(0, 256, 99 * 3, U8)
    _, out = kernels.run("base64", data, np.zeros(99 * 4, U8), grid=(3,), block=(33,))
    assert out.tobytes() == base64.b64encode(data.tobytes())


def test_all_lanes_insert_into_a_tree(kernels: Kernels) -> None:
    keys, root = RNG.integers(-1000, 1000, 160, I32), np.full(1, -1, I32)
    _, leaves, root = kernels.run("tree", keys, np.zeros((160, 3), I32), root, grid=(5,))

    def below(at: int) -> list[int]:
        if at < 0:
            return []
        key, left, right = leaves[at].tolist()
        return [*below(left), key, *below(right)]

    assert below(int(root[0])) == sorted(keys.tolist())


def test_one_wave_hands_values_to_another(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, 40, I32)
    _, out = kernels.run("slots", a, np.zeros(40, I32), I32(40), block=(128,))
    np.testing.assert_array_equal(out, a * 3 + np.arange(40))


def test_an_assertion_that_holds_changes_nothing(kernels: Kernels) -> None:
    a = RNG.integers(0, 1000, 64, I32)
    (out,) = kernels.run("asserted", a, grid=(2,))
    np.testing.assert_array_equal(out, a + 1)
