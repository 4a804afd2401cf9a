"""Element types of tensors, their numpy counterparts and how two of them promote.

The lattice: ``bool < every integer``; integers of one sign go to the wider; signed with unsigned go to the
narrowest signed type that holds both; ``every integer < every float``; ``float16`` with ``bfloat16`` goes to
``float32``; floats go to the wider. uint64 with a signed integer has no common integer type and is refused.
Python scalars are weak: they take the tensor's dtype unless their kind is higher (bool < int < float), in
which case int gives int32 (int64 or uint64 if it takes that) and float gives float32. A whole number that
the dtype cannot hold is an OverflowError, never another number; a comparison with it has its exact answer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, eq=False)
class DType:
    """One element type. There is one object of each.

    kind: 'b' bool, 'i' signed, 'u' unsigned, 'f' IEEE float, 'B' bfloat16, 'c' complex, 'E' float of 8 bits.
    bits: storage width. carrier: the type that carries the elements of one that no device knows.
    """

    name: str
    kind: str
    bits: int
    carrier: DType | None = None

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        """True for float16, bfloat16, float32 and float64."""
        return self.kind in "fB"

    @property
    def is_complex(self) -> bool:
        """True for complex64 and complex128."""
        return self.kind == "c"

    @property
    def is_inexact(self) -> bool:
        """True for what rounds and has gradients: floats and complex numbers."""
        return self.kind in "fBc"

    @property
    def real(self) -> DType:
        """The type of a complex number's parts; a real type is its own."""
        return self.carrier if self.carrier is not None and self.kind == "c" else self

    @property
    def trail(self) -> tuple[int, ...]:
        """The axes that one element takes in what carries it."""
        return (2,) if self.kind == "c" else ()

    @property
    def is_signed(self) -> bool:
        """True if it has negative numbers."""
        return self.kind in "ifBcE"

    @property
    def is_int(self) -> bool:
        """True for integers, signed or not; bool is none."""
        return self.kind in "iu"

    @property
    def numpy(self) -> npt.DTypeLike:
        """The numpy type with the same bits; bfloat16 has none and is uint16, floats of 8 bits are uint8."""
        return np.dtype({"B": "uint16", "E": "uint8"}.get(self.kind, self.name))

    @property
    def min(self) -> float | int:
        """The least number, of integers and bool; -inf for floats."""
        if self.is_float:
            return float("-inf")
        return -(1 << (self.bits - 1)) if self.kind == "i" else 0

    @property
    def max(self) -> float | int:
        """The greatest number, of integers and bool; inf for floats."""
        if self.is_float:
            return float("inf")
        if self.kind == "b":
            return 1
        return (1 << (self.bits - (self.kind == "i"))) - 1

    def __repr__(self) -> str:
        return f"dtypes.{self.name}"

    def __reduce__(self) -> tuple[Any, ...]:
        return as_dtype, (self.name,)


class dtypes:
    """The namespace users import: `dtypes.float32`, `dtypes.int`, ...

    >>> Tensor([1, 2], dtype=dtypes.float16).dtype.name, dtypes.float32.itemsize
    ('float16', 4)
    """

    bool: Final = DType("bool", "b", 8)
    int8: Final = DType("int8", "i", 8)
    int16: Final = DType("int16", "i", 16)
    int32: Final = DType("int32", "i", 32)
    int64: Final = DType("int64", "i", 64)
    uint8: Final = DType("uint8", "u", 8)
    uint16: Final = DType("uint16", "u", 16)
    uint32: Final = DType("uint32", "u", 32)
    uint64: Final = DType("uint64", "u", 64)
    float16: Final = DType("float16", "f", 16)
    bfloat16: Final = DType("bfloat16", "B", 16)
    float32: Final = DType("float32", "f", 32)
    float64: Final = DType("float64", "f", 64)
    complex64: Final = DType("complex64", "c", 64, float32)
    complex128: Final = DType("complex128", "c", 128, float64)
    float8_e4m3fn: Final = DType("float8_e4m3fn", "E", 8, uint8)
    float8_e5m2: Final = DType("float8_e5m2", "E", 8, uint8)
    short, int, long = int16, int32, int64
    half, float, double = float16, float32, float64
    cfloat, cdouble = complex64, complex128
    fp8e4m3, fp8e5m2 = float8_e4m3fn, float8_e5m2
    default_float: ClassVar[DType] = float32  # of Python's floats: `tensor.set_default_dtype`
    carried: Final = (complex64, complex128, float8_e4m3fn, float8_e5m2)
    all: Final = (
        bool,
        int8,
        int16,
        int32,
        int64,
        uint8,
        uint16,
        uint32,
        uint64,
        float16,
        bfloat16,
        float32,
        float64,
    )


Scalar = bool | int | float
Number = bool | int | float | complex

_BY_NUMPY: Final = {np.dtype(d.name): d for d in (*dtypes.all, *dtypes.carried) if d.kind not in "BE"}


def as_dtype(given: DType | str) -> DType:
    """The dtype that `given` is or names. TypeError listing the names there are."""
    if isinstance(given, DType):
        return given
    found = getattr(dtypes, given, None) if isinstance(given, str) else None
    if not isinstance(found, DType):
        allowed = ", ".join(d.name for d in (*dtypes.all, *dtypes.carried))
        raise TypeError(f"dtype {given!r}: the device has no such element type; allowed are {allowed}")
    return found


def promote(a: DType, b: DType) -> DType:
    """The least dtype that both `a` and `b` convert to (module docstring).

    TypeError for uint64 with signed.
    """
    if a == b or b.kind == "b":
        return a
    if a.kind == "b":
        return b
    if "E" in (a.kind, b.kind):
        raise TypeError(f"{a.name} and {b.name} do not combine; cast the float of 8 bits to float32 first")
    if a.is_complex or b.is_complex:
        parts = promote(a.real, b.real)
        return dtypes.complex128 if parts.bits == 64 and parts.is_float else dtypes.complex64
    if a.is_float or b.is_float:
        return _promote_float(a, b)
    if a.kind == b.kind:
        return a if a.bits > b.bits else b
    signed, unsigned = (a, b) if a.kind == "i" else (b, a)
    bits = max(signed.bits, 2 * unsigned.bits)
    if bits > 64:
        raise TypeError(f"{a.name} and {b.name} have no common integer type; cast one of them")
    return next(d for d in dtypes.all if d.kind == "i" and d.bits == bits)


def _promote_float(a: DType, b: DType) -> DType:
    if not a.is_float:
        return b
    if not b.is_float:
        return a
    if a.bits == b.bits:
        return dtypes.float32
    return a if a.bits > b.bits else b


def promote_scalar(dtype: DType, value: Number) -> DType:
    """The dtype of ``tensor op value`` for a tensor of `dtype` and a weak Python scalar."""
    if isinstance(value, complex) and not dtype.is_complex:
        kind = dtype if dtype.is_float else dtypes.default_float
        return dtypes.complex128 if kind == dtypes.float64 else dtypes.complex64
    if isinstance(value, bool) or dtype.is_inexact or dtype.kind == "E":
        return dtype
    if not isinstance(value, int):
        return dtypes.default_float
    return _least_integer(value) if dtype.kind == "b" else dtype


def _least_integer(value: int) -> DType:
    """The type of a whole number that no tensor gives one; int32 for one that nothing holds."""
    found = (d for d in (dtypes.int32, dtypes.int64, dtypes.uint64) if holds(d, value))
    return next(found, dtypes.int32)


def holds(dtype: DType, value: complex) -> bool:
    """True if an element of `dtype` can be `value`, rounded to a float or cut to a whole number."""
    if dtype.kind in "bcE" or isinstance(value, complex):
        return not isinstance(value, complex) or dtype.is_complex
    try:
        return dtype.is_float or bool(dtype.min <= int(value) <= dtype.max)
    except (OverflowError, ValueError):  # infinity and NaN are no whole numbers
        return False


def fitting(name: str, value: Any, dtype: DType) -> Any:
    """`value`, if an element of `dtype` can hold it. OverflowError naming the operation and the range; where
    a whole number is needed, TypeError for NaN and infinity, and for a complex number where none fits."""
    if isinstance(value, complex) and not dtype.is_complex:
        raise TypeError(f"{name}: {value} has no value in {dtype.name}; allowed are complex64 and complex128")
    if dtype.is_int and isinstance(value, float) and not math.isfinite(value):
        raise TypeError(f"{name}: {value} has no value in {dtype.name}")
    shown = value if not isinstance(value, int) or value.bit_length() <= 128 else "a longer whole number"
    if not holds(dtype, value):
        raise OverflowError(
            f"{name}: {shown} does not fit {dtype.name}, which holds {dtype.min}..{dtype.max}; cast it to a"
            " wider type first"
        )
    if isinstance(value, int) and dtype.is_inexact and value.bit_length() > 1024:
        raise OverflowError(f"{name}: {shown} does not fit {dtype.name}; no float holds 2**1024")
    return value


def from_numpy_dtype(dtype: npt.DTypeLike) -> DType:
    """The counterpart of a numpy dtype. Raises TypeError that names the allowed ones if there is none."""
    found = _BY_NUMPY.get(np.dtype(dtype).newbyteorder("="))
    if found is None:
        allowed = ", ".join(d.name for d in _BY_NUMPY.values())
        raise TypeError(f"numpy dtype {np.dtype(dtype)} has no tensor dtype; convert to one of {allowed}")
    return found


def to_bfloat16_bits(values: npt.NDArray[np.float32]) -> npt.NDArray[np.uint16]:
    """Round float32 to the nearest bfloat16, ties to even, and give its bits. NaN stays a quiet NaN."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)
    quiet = (bits >> np.uint32(16)) | np.uint32(0x40)
    return np.where(np.isnan(values), quiet, rounded).astype(np.uint16)


def from_bfloat16_bits(bits: npt.NDArray[np.uint16]) -> npt.NDArray[np.float32]:
    """The float32 values of bfloat16 bits; exact."""
    return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)


def canonical(value: Scalar, dtype: DType) -> Scalar:
    """`value` as the Python number that an element of `dtype` holds:
    rounded, wrapped or truncated like a cast.
    """
    if dtype.kind == "b":
        return bool(value)
    if dtype.is_int:
        return _wrap(int(value), dtype)
    if dtype.kind == "B":
        with np.errstate(over="ignore"):
            return float(from_bfloat16_bits(to_bfloat16_bits(np.array([value], np.float32)))[0])
    with np.errstate(over="ignore"):
        return float(np.array(value, dtype.numpy))


def _wrap(value: int, dtype: DType) -> int:
    value &= (1 << dtype.bits) - 1
    return value - (1 << dtype.bits) if dtype.kind == "i" and value >> (dtype.bits - 1) else value
