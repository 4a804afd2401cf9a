"""Weights of 4 bits: two to a byte, a scale for each group of them along a row.

A product with such weights reads the bytes: they are unpacked and scaled where the kernel needs them.
"""

from __future__ import annotations

from tensor.dtype import DType, dtypes
from tensor.tensor import Tensor

LEAST, GREATEST = -8, 7


def pack_int4(values: Tensor) -> Tensor:
    """Integers -8..7 as bytes (uint8), of which each holds two neighbours of the last axis: the first in its
    low half. ValueError for an odd last axis; of other numbers the low 4 bits are kept.

    >>> pack_int4(Tensor([1, -1])).tolist()
    [241]
    """
    if not values.dtype.is_int:
        raise TypeError(f"pack_int4: {values.dtype.name}; allowed are integers")
    if not values.ndim or values.shape[-1] % 2:
        raise ValueError(f"pack_int4: shape {values.shape}; allowed is an even last axis")
    pairs = (values.cast(dtypes.int32) & 15).cast(dtypes.uint8).unflatten(-1, (-1, 2))
    return pairs[..., 0] | pairs[..., 1] << 4


def unpack_int4(packed: Tensor) -> Tensor:
    """The inverse of `pack_int4`: int8, the last axis twice as long.

    >>> unpack_int4(Tensor([241], dtype="uint8")).tolist()
    [1, -1]
    """
    if packed.dtype != dtypes.uint8:
        raise TypeError(f"unpack_int4: {packed.dtype.name}; allowed is uint8")
    wide = packed.cast(dtypes.int32).unsqueeze(-1)
    place = Tensor.arange(2) * 4
    half = (wide >> place) & 15
    return (half - ((half & 8) << 1)).cast(dtypes.int8).flatten(-2)


class Int4:
    """A matrix of weights (out, in) in 4 bits. packed: uint8 (out, in / 2); scales: (out, in / group).

    A weight is its whole number -8..7 times the scale of its group. Parts are plain tensors, which
    `state.save` finds.

    >>> Int4.quantize(Tensor([[7.0, -3.0]]), group=2).dequantize().tolist()
    [[7.0, -3.0]]
    """

    def __init__(self, packed: Tensor, scales: Tensor) -> None:
        if packed.ndim != 2 or scales.ndim != 2 or packed.shape[0] != scales.shape[0]:
            raise ValueError(
                f"Int4: shapes {packed.shape} and {scales.shape}; allowed are one row of each a row"
            )
        if not scales.shape[1] or packed.shape[1] * 2 % scales.shape[1]:
            many = f"{packed.shape[1] * 2} weights and {scales.shape[1]} scales"
            raise ValueError(f"Int4: a row of {many}; allowed are groups of one size")
        self.packed, self.scales = packed, scales

    @classmethod
    def quantize(cls, weight: Tensor, group: int = 32) -> Int4:
        """The nearest whole numbers, by scales that put the greatest weight of each group of `group` at 7.

        ValueError unless weight is a matrix whose rows are groups. The error is at most half a scale.
        """
        if weight.ndim != 2 or group < 2 or group % 2 or weight.shape[1] % group:
            raise ValueError(
                f"Int4.quantize: shape {weight.shape} in groups of {group}; allowed is a matrix whose rows"
                " are whole groups of an even size"
            )
        groups = weight.cast(dtypes.float32).unflatten(1, (-1, group))
        scales = groups.abs().max(axis=2) / GREATEST
        inverse = scales.eq(0).where(0.0, 1 / scales.eq(0).where(1.0, scales))
        whole = (groups * inverse.unsqueeze(2)).round().clip(LEAST, GREATEST)
        return cls(pack_int4(whole.cast(dtypes.int8).flatten(1)), scales)

    @property
    def shape(self) -> tuple[int, int]:
        """(out, in)."""
        return self.packed.shape[0], self.packed.shape[1] * 2

    def dequantize(self, dtype: DType | str = dtypes.float32) -> Tensor:
        """The weights as floats."""
        whole = unpack_int4(self.packed).cast(dtypes.float32).unflatten(1, (self.scales.shape[1], -1))
        return (whole * self.scales.cast(dtypes.float32).unsqueeze(2)).flatten(1).cast(dtype)

    def linear(self, x: Tensor, bias: Tensor | None = None) -> Tensor:
        """x @ weights.T + bias, in the dtype of x: (..., in) to (..., out)."""
        return x.linear(self.dequantize(x.dtype).T, bias)

    def __repr__(self) -> str:
        return f"Int4({self.shape[0]}, {self.shape[1]}, group={self.shape[1] // self.scales.shape[1]})"
