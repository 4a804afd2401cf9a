"""programs/codes.cl: checksums, ciphers and text equal Python's own."""

from __future__ import annotations

import hashlib
import zlib

import numpy as np
import pytest

from tests.drivers.amd.run.builds import Kernels, kernels_of

RNG = np.random.default_rng(42)
U8, I32, U32, U64 = np.uint8, np.int32, np.uint32, np.uint64
pytestmark = [pytest.mark.sim, pytest.mark.oracle]
kernels = kernels_of("codes")


@pytest.mark.parametrize("name", ["crc32", "crc32_table"])
def test_crc32(kernels: Kernels, name: str) -> None:
    data = RNG.integers(0, 256, (64, 45), U8)
    _, out = kernels.run(name, data, np.zeros(64, U32), I32(45), grid=(2,))
    assert out.tolist() == [zlib.crc32(row.tobytes()) for row in data]


def test_sha256(kernels: Kernels) -> None:
    texts = [RNG.bytes(length) for length in range(24, 56)]
    blocks = b"".join(
        text + b"\x80" + bytes(55 - len(text)) + (8 * len(text)).to_bytes(8, "big") for text in texts
    )
    _, out = kernels.run("sha256", np.frombuffer(blocks, U32), np.zeros((32, 8), U32))
    assert [row.tobytes() for row in out] == [hashlib.sha256(text).digest() for text in texts]


def substitutions() -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """The S-box of FIPS 197, section 5.1.1: inverse in GF(256), then an affine map."""
    box = [0x63]
    for x in range(1, 256):
        inverse = next(y for y in range(1, 256) if multiply(x, y) == 1)
        bits = inverse
        for turn in range(1, 5):
            bits ^= (inverse << turn | inverse >> 8 - turn) & 255
        box.append(bits ^ 0x63)
    return np.array(box, U8)


def multiply(x: int, y: int) -> int:
    product = 0
    while y:
        product ^= x if y & 1 else 0
        x = x << 1 ^ (0x11B if x & 0x80 else 0)
        y >>= 1
    return product


def expanded(key: bytes, box: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> bytes:
    """The eleven round keys of FIPS 197, section 5.2."""
    words, constant = [key[i : i + 4] for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        word = words[-1]
        if i % 4 == 0:
            turned = bytes(int(box[b]) for b in word[1:] + word[:1])
            word = bytes([turned[0] ^ constant]) + turned[1:]
            constant = multiply(constant, 2)
        words.append(bytes(a ^ b for a, b in zip(words[i - 4], word, strict=True)))
    return b"".join(words)


def test_aes_of_the_standards_example(kernels: Kernels) -> None:
    box = substitutions()
    keys = expanded(bytes(range(16)), box)
    text = np.tile(np.frombuffer(bytes.fromhex("00112233445566778899aabbccddeeff"), U8), (32, 1))
    *_, out = kernels.run("aes128", box, np.frombuffer(keys, U8), text)
    expected = "69c4e0d86a7b0430d8cdb78070b4c55a"  # FIPS 197, appendix C.1
    assert {row.tobytes().hex() for row in out} == {expected}


def test_counting_a_word(kernels: Kernels) -> None:
    text = b"the bell rings, the ring turns, the doorbell wakes the card and the ring is empty"
    arrays = [np.frombuffer(part, U8) for part in (text, b"the ring")]
    found = kernels.run(
        "count_word", arrays[0], I32(len(text)), arrays[1], I32(8), np.zeros(1, I32), grid=(3,)
    )
    assert found[-1][0] == text.count(b"the ring")


def test_numbers_to_text_and_back(kernels: Kernels) -> None:
    a = RNG.integers(-(2**31), 2**31, 64, I32)
    a[:5] = (0, -1, 9, 2**31 - 1, -(2**31))
    _, text = kernels.run("to_text", a, np.zeros((64, 12), U8), grid=(2,))
    assert [row.tobytes().rstrip(b"\0").decode() for row in text] == [str(x) for x in a]
    _, back = kernels.run("from_text", text, np.zeros(64, I32), grid=(2,))
    np.testing.assert_array_equal(back, a)


def test_edit_distance(kernels: Kernels) -> None:
    a, b = RNG.integers(97, 101, (2, 32, 16), U8)
    *_, out = kernels.run("edit_distance", a, b, np.zeros(32, I32))
    assert out.tolist() == [distance(x.tobytes(), y.tobytes()) for x, y in zip(a, b, strict=True)]


def distance(a: bytes, b: bytes) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        new = [i]
        for j, y in enumerate(b, 1):
            new.append(min(new[-1] + 1, row[j] + 1, row[j - 1] + (x != y)))
        row = new
    return row[-1]


def test_random_numbers_of_xorshift(kernels: Kernels) -> None:
    states = RNG.integers(1, 2**64, (32, 2), U64)
    after, sums = kernels.run("xorshift", states, np.zeros(32, U64), I32(50))
    s0, s1, total = states[:, 0].copy(), states[:, 1].copy(), np.zeros(32, U64)
    for _ in range(50):
        a, b = s0, s1
        total += a + b
        a = a ^ a << U64(23)
        s0, s1 = b, a ^ b ^ a >> U64(18) ^ b >> U64(5)
    np.testing.assert_array_equal(sums, total)
    np.testing.assert_array_equal(after, np.stack([s0, s1], axis=1))
