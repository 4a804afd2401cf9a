"""What tells the tensor memory accelerator of sm_90 of a tensor: 128 bytes, the address first.

No document of NVIDIA's describes them. Where sizes, strides, box, type and swizzle lie is what ptxas 13.5
makes of `tensormap.replace`, field by field; that all other bits may be 0, what Triton does (TMAToLLVM.cpp:
zeros, then every field that PTX names), whose kernels run on such maps. Not checked on a card.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from drivers.core.errors import CodeObjectError

BYTES, ALIGN = 128, 64
ADDRESS_BYTES = 8  # the first of them
TYPES = {"float16": 6, "bfloat16": 10}  # PTX ISA 8.7, "tensormap.replace": the values of .elemtype
SWIZZLE_128 = 3
DIMENSIONS = 5


@dataclass(frozen=True)
class TensorMap:
    """sizes: in elements, the dimension of neighbours first; strides: bytes, of the other dimensions; shape:
    of the boxes. Pieces of 16 bytes change places by rows of 128 bytes of shared memory."""

    dtype: str
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    shape: tuple[int, ...]

    def behind_address(self) -> bytes:
        """The bytes behind the address. Raises CodeObjectError for what no map can say."""
        dims = len(self.sizes)
        fits = dims <= DIMENSIONS and len(self.strides) + 1 == len(self.shape) == dims
        fits = fits and all(stride % 16 == 0 and 0 < stride < 1 << 40 for stride in self.strides)
        fits = fits and all(0 < size <= 1 << 32 for size in self.sizes)
        if not (fits and self.dtype in TYPES and all(0 < n <= 256 for n in self.shape)):
            raise CodeObjectError(f"there is no tensor map of {self}")
        words = [0] * 32
        words[2] = dims - 1 << 4 | TYPES[self.dtype] << 7 | SWIZZLE_128 << 13
        for n, stride in enumerate(self.strides):
            words[3 + n] = stride >> 4 & 0xFFFFFFFF
            words[7] |= stride >> 36 << 4 * n
        words[8 : 8 + dims] = [size - 1 for size in self.sizes]
        packed = sum(n - 1 << 8 * place for place, n in enumerate(self.shape))
        words[13], words[14] = (packed & 255) << 24, packed >> 8
        return struct.pack("<30I", *words[2:])
