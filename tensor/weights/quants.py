"""Weights in blocks of few bits, as llama.cpp writes them, made floats on the device.

Each function takes the blocks, uint8 ``(count, bytes of a block)``, and gives float32 ``(count, elements)``,
as an expression: who multiplies by it reads the bytes, and the floats are never in memory unless they are
realized. Layouts: ggml's ggml-common.h (structs block_q4_0 and so on); "K" types have blocks of 256 elements
with scales that are themselves of few bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tensor.dtype import dtypes
from tensor.tensor import Tensor


class BlockType(NamedTuple):
    """A type of blocks: elements and bytes of one, and how to read them."""

    name: str
    elements: int
    size: int
    read: Callable[[Tensor], Tensor]


def _half(x: Tensor, at: int) -> Tensor:
    """The float16 at a byte of each block, as float32 ``(count, 1)``."""
    low, high = (x[:, at + i : at + i + 1].cast(dtypes.uint16) for i in range(2))
    return (low | (high << 8)).bitcast(dtypes.float16).float()


def _nibbles(x: Tensor) -> Tensor:
    """``(count, n) -> (count, 2, n)``: the low four bits of all bytes, then the high."""
    return _bits(x.unsqueeze(1), 4, 2).squeeze(1)


def _bits(x: Tensor, width: int, parts: int) -> Tensor:
    """``(count, rows, n) -> (count, rows, parts, n)``: `parts` fields of `width` bits of each byte, the
    lowest first."""
    places = (Tensor.arange(parts) * width).reshape(1, 1, parts, 1)
    mask: int = 2**width - 1
    return (x.unsqueeze(2).cast(dtypes.int32) >> places) & mask


def _signs(x: Tensor) -> Tensor:
    return x.bitcast(dtypes.int8).float()


def _flat(x: Tensor) -> Tensor:
    return x.reshape(x.shape[0], -1)


def q4_0(x: Tensor) -> Tensor:
    """d * (q - 8): d float16, 16 bytes of two q."""
    return (_flat(_nibbles(x[:, 2:])).float() - 8) * _half(x, 0)


def q4_1(x: Tensor) -> Tensor:
    """d * q + m: d and m float16, 16 bytes of two q."""
    return _flat(_nibbles(x[:, 4:])).float() * _half(x, 0) + _half(x, 2)


def _fives(x: Tensor, at: int) -> Tensor:
    """Numbers of five bits: 32 high bits in 4 bytes, then the nibbles."""
    high = _bits(x[:, at : at + 4].unsqueeze(2), 1, 8)  # bit i of byte k is that of element 8 k + i
    return _flat(_nibbles(x[:, at + 4 :])) | (_flat(high) << 4)


def q5_0(x: Tensor) -> Tensor:
    """d * (q - 16): d float16, q of five bits."""
    return (_fives(x, 2).float() - 16) * _half(x, 0)


def q5_1(x: Tensor) -> Tensor:
    """d * q + m: d and m float16, q of five bits."""
    return _fives(x, 4).float() * _half(x, 0) + _half(x, 2)


def q8_0(x: Tensor) -> Tensor:
    """d * q: d float16, q int8."""
    return _signs(x[:, 2:]) * _half(x, 0)


def q2_k(x: Tensor) -> Tensor:
    """d * scale * q - m * least: 16 bytes of scale and least (4 bits each), 64 of q (2 bits), d, m."""
    scales = x[:, :16].reshape(-1, 16, 1)
    q = _bits(x[:, 16:80].reshape(-1, 2, 32), 2, 4).reshape(-1, 16, 16)
    d, least = _half(x, 80).unsqueeze(2), _half(x, 82).unsqueeze(2)
    return _flat(d * (scales & 15).float() * q.float() - least * (scales >> 4).float())


def q3_k(x: Tensor) -> Tensor:
    """d * (scale - 32) * (q - 4): 32 bytes of q's high bits, 64 of its low two, 12 of scales (6 bits), d."""
    low = _bits(x[:, 32:96].reshape(-1, 2, 32), 2, 4)
    high = _bits(x[:, :32].reshape(-1, 1, 32), 1, 8).reshape(-1, 2, 4, 32)
    q = (low | (high << 2)).reshape(-1, 16, 16).float() - 4
    below = _flat(_nibbles(x[:, 96:104]))
    above = _flat(_bits(x[:, 104:108].unsqueeze(1), 2, 4))
    scales = (below | (above << 4)).float() - 32
    return _flat(_half(x, 108).unsqueeze(2) * scales.unsqueeze(2) * q)


def _sixes(x: Tensor) -> tuple[Tensor, Tensor]:
    """8 scales and 8 least values of six bits in 12 bytes, each ``(count, 8, 1)`` of float32."""
    first, second, third = x[:, :4], x[:, 4:8], x[:, 8:12]
    scales = (first & 63).cat((third & 15) | ((first >> 6) << 4), dim=1)
    least = (second & 63).cat((third >> 4) | ((second >> 6) << 4), dim=1)
    return scales.float().unsqueeze(2), least.float().unsqueeze(2)


def _fours(x: Tensor) -> Tensor:
    """128 bytes of two q each -> ``(count, 8, 32)``."""
    return _bits(x.reshape(-1, 4, 32), 4, 2).reshape(-1, 8, 32)


def q4_k(x: Tensor) -> Tensor:
    """d * scale * q - m * least: d, m, 12 bytes of scales and leasts, 128 of q (4 bits)."""
    scales, least = _sixes(x[:, 4:16])
    d, m = _half(x, 0).unsqueeze(2), _half(x, 2).unsqueeze(2)
    return _flat(d * scales * _fours(x[:, 16:]).float() - m * least)


def q5_k(x: Tensor) -> Tensor:
    """As `q4_k`, with 32 bytes of q's fifth bits before the others."""
    scales, least = _sixes(x[:, 4:16])
    d, m = _half(x, 0).unsqueeze(2), _half(x, 2).unsqueeze(2)
    high = _bits(x[:, 16:48].reshape(-1, 1, 32), 1, 8).reshape(-1, 8, 32)
    q = _fours(x[:, 48:]) | (high << 4)
    return _flat(d * scales * q.float() - m * least)


def q6_k(x: Tensor) -> Tensor:
    """d * scale * (q - 32): 128 bytes of q's low four bits, 64 of its high two, 16 scales (int8), d."""
    low = _bits(x[:, :128].reshape(-1, 2, 64), 4, 2).reshape(-1, 2, 4, 32)
    high = _bits(x[:, 128:192].reshape(-1, 2, 32), 2, 4)
    q = (low | (high << 4)).reshape(-1, 16, 16).float() - 32
    scales = _signs(x[:, 192:208]).unsqueeze(2)
    return _flat(_half(x, 208).unsqueeze(2) * scales * q)


# By the number that files give a type. Source: ggml.h, enum ggml_type.
KINDS = {
    2: BlockType("Q4_0", 32, 18, q4_0), 3: BlockType("Q4_1", 32, 20, q4_1),
    6: BlockType("Q5_0", 32, 22, q5_0), 7: BlockType("Q5_1", 32, 24, q5_1),
    8: BlockType("Q8_0", 32, 34, q8_0), 10: BlockType("Q2_K", 256, 84, q2_k),
    11: BlockType("Q3_K", 256, 110, q3_k), 12: BlockType("Q4_K", 256, 144, q4_k),
    13: BlockType("Q5_K", 256, 176, q5_k), 14: BlockType("Q6_K", 256, 210, q6_k),
}  # fmt: skip
