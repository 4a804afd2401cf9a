"""programs/tasks.cl: whole tasks as users bring them; each result equals numpy's or Python's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(3)
I32, U32, U64, F32 = np.int32, np.uint32, np.uint64, np.float32
pytestmark = [pytest.mark.sim, pytest.mark.oracle, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
kernels = kernels_of("tasks", least=3)


def test_sums_by_a_tree(kernels: Kernels) -> None:
    a = RNG.integers(-1000, 1000, 1024, I32)
    _, out, total = kernels.run("tree_scan", a, np.zeros_like(a), np.zeros(1, I32), block=(512,))
    np.testing.assert_array_equal(out, a.cumsum() - a)
    assert total[0] == a.sum()


def test_tiles_look_back_at_each_other(kernels: Kernels) -> None:
    a = RNG.integers(0, 1000, 256 * 20, U32)
    state, count = np.zeros(20, U64), np.zeros(1, U32)
    _, out, *_ = kernels.run("tiles_look_back", a, np.zeros_like(a), state, count, grid=(20,), block=(256,))
    np.testing.assert_array_equal(out, a.cumsum(dtype=U32))


def test_a_stencil_over_groups_of_84(kernels: Kernels) -> None:
    a = RNG.integers(0, 100, (10, 9, 15)).astype(F32)
    sizes = [I32(size) for size in reversed(a.shape)]
    _, out = kernels.run("stencil", a, np.zeros_like(a), *sizes, grid=(3, 3, 4), block=(7, 4, 3))
    wide = np.pad(a, 1)
    sides = [np.roll(wide, by, axis)[1:-1, 1:-1, 1:-1] for axis in range(3) for by in (1, -1)]
    np.testing.assert_array_equal(out, sum(sides) - 6 * a)


def test_systems_are_solved_with_pivots(kernels: Kernels) -> None:
    a, b = RNG.standard_normal((3, 24, 24)), RNG.standard_normal((3, 24))
    *_, x = kernels.run("solve", a, b, np.zeros_like(b), grid=(3,), block=(24,))
    np.testing.assert_allclose(x, np.linalg.solve(a, b[..., None])[..., 0], rtol=1e-8, atol=1e-9)


def test_powers_through_products_of_128_bits(kernels: Kernels) -> None:
    base, exponent, modulus = (RNG.integers(2, 2**64, 64, U64) for _ in range(3))
    *_, out = kernels.run("power_modulo", base, exponent, modulus, np.zeros_like(base), grid=(2,))
    rows = zip(base.tolist(), exponent.tolist(), modulus.tolist(), strict=True)
    assert out.tolist() == [pow(*row) for row in rows]


def test_a_word_is_found(kernels: Kernels) -> None:
    text, word = RNG.integers(97, 100, 1024).astype(np.uint8), np.frombuffer(b"abcabcab", np.uint8)
    text[700:708] = word
    first = np.array([2**31 - 1], I32)
    *_, found = kernels.run("find_first", text, I32(1024), word, I32(8), first, block=(16,))
    assert found[0] == text.tobytes().find(word.tobytes())


def length(count: int) -> bytes:
    """What follows a token whose four bits say 15."""
    return b"" if count < 15 else b"\xff" * ((count - 15) // 255) + bytes([(count - 15) % 255])


def packed(data: bytes) -> bytes:
    """A block of LZ4 whose matches are found the slow way."""
    out, at, begun = b"", 0, 0
    while at < len(data) - 12:
        found = data.rfind(data[at : at + 4], 0, at + 3)
        if found < 0:
            at += 1
            continue
        size = 4
        while at + size < len(data) - 5 and data[found + size] == data[at + size]:
            size += 1
        literals, back = data[begun:at], (at - found).to_bytes(2, "little")
        token = bytes([min(len(literals), 15) << 4 | min(size - 4, 15)])
        out += token + length(len(literals)) + literals + back + length(size - 4)
        at = begun = at + size
    rest = data[begun:]
    return out + bytes([min(len(rest), 15) << 4]) + length(len(rest)) + rest


def test_a_block_is_unpacked(kernels: Kernels) -> None:
    text = b"the doorbell rings, the ring has packets, " * 20 + b"x" * 700
    data = text + bytes(RNG.integers(0, 255, 300, np.uint8)) + b"the ring has"
    block = np.frombuffer(packed(data), np.uint8)
    _, out = kernels.run("unpack", block, I32(block.size), np.zeros(len(data), np.uint8), block=(1,))
    assert block.size < len(data) // 2 and out.tobytes() == data


def test_keys_are_counted_in_a_hash_table(kernels: Kernels) -> None:
    keys, before = RNG.integers(0, 500, 1024, U32), np.zeros(1, I32)
    _, table, seen = kernels.run(
        "insert", keys, np.zeros(1024, U64), U32(1023), before, grid=(4,), block=(256,)
    )
    taken = np.sort(table[table != 0] & U64((1 << 48) - 1))
    names, counts = np.unique(keys, return_counts=True)
    np.testing.assert_array_equal(taken >> U64(16), names)
    np.testing.assert_array_equal(taken & U64(0xFFFF), counts)
    assert seen[0] == keys.size - names.size


def philox(counter: list[int], key: list[int]) -> list[int]:
    """Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", philox4x32-10."""
    low = 0xFFFFFFFF
    for _ in range(10):
        p, q = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [q >> 32 ^ counter[1] ^ key[0], q & low, p >> 32 ^ counter[3] ^ key[1], p & low]
        key = [key[0] + 0x9E3779B9 & low, key[1] + 0xBB67AE85 & low]
    return counter


def test_random_numbers_of_a_counter(kernels: Kernels) -> None:
    (out,) = kernels.run("philox", np.zeros((64, 4), U32), U32(5), U32(9), grid=(2,))
    assert out.tolist() == [philox([i, 0, 0x1234, 0xFFFFFFFF - i], [5, 9]) for i in range(64)]


def test_a_knapsack_is_filled(kernels: Kernels) -> None:
    weights, values = RNG.integers(5, 200, 20, I32), RNG.integers(1, 100, 20, I32)
    *_, best = kernels.run("knapsack", weights, values, I32(20), I32(1000), np.zeros(1001, I32), block=(192,))
    expected = np.zeros(1001, I32)
    for weight, value in zip(weights, values, strict=True):
        expected[weight:] = np.maximum(expected[weight:], expected[:-weight] + value)
    np.testing.assert_array_equal(best, expected)


def test_shortest_paths_between_all_pairs(kernels: Kernels) -> None:
    lengths = RNG.integers(1, 1000, (32, 32), I32)
    (out,) = kernels.run("shortest_paths", lengths, block=(1024,))
    for k in range(32):
        lengths = np.minimum(lengths, lengths[:, k : k + 1] + lengths[k : k + 1])
    np.testing.assert_array_equal(out, lengths)


def test_a_graph_is_searched_through_a_queue(kernels: Kernels) -> None:
    edges = RNG.random((300, 300)) < 0.01
    rows = np.r_[0, edges.sum(1).cumsum()].astype(I32)
    columns, start = np.nonzero(edges)[1].astype(I32), np.full(300, -1, I32)
    outputs = (np.zeros(300, I32), np.zeros(1, I32))
    _, _, distance, _, reached = kernels.run("reach", rows, columns, start, *outputs, block=(128,))
    expected, front, step = start.copy(), np.arange(300) == 0, 0
    while front.any():
        expected[front] = step
        front, step = edges[front].any(0) & (expected < 0), step + 1
    np.testing.assert_array_equal(distance, expected)
    assert reached[0] == (expected >= 0).sum()


def test_attention_a_tile_at_a_time(kernels: Kernels) -> None:
    q, k, v = (RNG.standard_normal((64, 32)).astype(F32) for _ in range(3))
    *_, out = kernels.run("attention", q, k, v, np.zeros_like(q), I32(64), F32(0.2), block=(64,))
    shares = np.exp(q.astype(float) @ k.T * 0.2)
    np.testing.assert_allclose(out, shares @ v / shares.sum(1, keepdims=True), rtol=2e-4, atol=2e-5)


def test_life_in_words_of_64_cells(kernels: Kernels) -> None:
    cells = RNG.random((50, 64)) < 0.4
    words = np.packbits(cells, axis=1, bitorder="little").view(U64)[:, 0].copy()
    _, out = kernels.run("life_in_words", words, np.zeros_like(words), I32(50), grid=(2,))
    around = [np.roll(cells, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    count = np.sum(around, axis=0)
    found = np.unpackbits(out[:, None].view(np.uint8), axis=1, bitorder="little")
    np.testing.assert_array_equal(found, (count == 3) | (cells & (count == 2)))


def anything(dtype: Any, word: Any, count: int) -> Any:
    """Finite numbers of every exponent, many with few bits."""
    bits = RNG.integers(0, 1 << 63, count, U64).astype(word)
    bits[::3] &= word(2 ** (np.finfo(dtype).bits - 1) - 2 ** (np.finfo(dtype).nmant - 3))
    found = bits.view(dtype)
    return np.where(np.isfinite(found), found, dtype(1.5))


def test_doubles_of_every_size_are_divided(kernels: Kernels) -> None:
    a, b = (anything(np.float64, U64, 4096) for _ in range(2))
    *_, out = kernels.run("wide_quotients", a, b, np.zeros_like(a), grid=(64,), block=(64,))
    np.testing.assert_array_equal(out, a / b)


def test_floats_of_every_size_are_divided(kernels: Kernels) -> None:
    """OpenCL C allows 2.5 ulp."""
    a, b = (anything(F32, U32, 4096) for _ in range(2))
    *_, out = kernels.run("quotients", a, b, np.zeros_like(a), grid=(64,), block=(64,))
    np.testing.assert_allclose(out, a / b, rtol=3e-7, atol=1e-44)


def test_records_without_alignment_in_two_memories(kernels: Kernels) -> None:
    kept = np.zeros(64, [("kind", "u1"), ("value", "<u8"), ("tail", "<u2")])
    kept["kind"] = np.arange(64)
    kept["value"], kept["tail"] = RNG.integers(0, 2**62, 64, U64), np.arange(64) * 1000
    after, out = kernels.run("records", kept, np.zeros(64, U64), grid=(2,))
    tail = kept["tail"] ^ kept["kind"]
    own, other = (kept["value"] * U64(3) + U64(by) + tail for by in (5, 7))
    np.testing.assert_array_equal(out, own + other * U64(1000003))
    odd = np.arange(64) % 2 == 1
    np.testing.assert_array_equal(
        after["value"], np.where(odd, kept["value"] * U64(3) + U64(7), kept["value"])
    )
