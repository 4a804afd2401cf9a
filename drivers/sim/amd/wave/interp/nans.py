"""What becomes of NaNs in the reference: the first operand that is one goes on, quiet, or is as it was where
GFX11's MODE.IEEE is 0; an invalid operation gives the negative quiet NaN without payload.

Sources: RDNA3 ISA, MODE.IEEE; where documents are silent, what AMD's public emulator (rocm-systems, rocjitsu,
valu_fp_mode_test.cpp) records as measured on gfx1100 and gfx1201. Works on bits; whatever numpy does to NaNs,
it is replaced here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from drivers.sim.amd.wave.code.modes import IEEE_BIT
from drivers.sim.amd.wave.interp.state import Array, Wave

WORD = {2: np.uint16, 4: np.uint32, 8: np.uint64}
QUIET = {2: 0x200, 4: 1 << 22, 8: 1 << 51}
DEFAULT = {2: 0xFE00, 4: 0xFFC00000, 8: 0xFFF8 << 48}
Operands = Callable[..., Sequence[Array]]


def quiets(wave: Wave) -> bool:
    """Whether arithmetic makes a signalling NaN quiet: as IEEE says, on GFX12 always."""
    return not wave.generation.has_mode_bits or bool(wave.mode & IEEE_BIT)


def words(value: Array) -> Array:
    return value.view(WORD[value.dtype.itemsize])


def quiet(value: Array) -> Array:
    """NaNs made quiet."""
    size = value.dtype.itemsize
    bits = words(value) | WORD[size](QUIET[size])
    found: Array = np.where(np.isnan(value), bits, words(value)).view(value.dtype)
    return found


def is_signalling(value: Array) -> Array:
    size = value.dtype.itemsize
    found: Array = np.isnan(value) & (words(value) & WORD[size](QUIET[size]) == 0)
    return found


def default_nan(value: Array) -> Array:
    """The NaN of an invalid operation, in lanes and format of `value`."""
    size = value.dtype.itemsize
    return np.full(len(value), DEFAULT[size], WORD[size]).view(value.dtype)


def chosen(condition: Array, yes: Array, no: Array) -> Array:
    """np.where on bits."""
    found: Array = np.where(condition, words(yes), words(no)).view(no.dtype)
    return found


def first_nan(is_quiet: bool, result: Array, *operands: Array) -> Array:
    """The first operand that is a NaN; else the result, whose NaNs come of an invalid operation."""
    result = chosen(np.isnan(result), default_nan(result), result)
    for operand in reversed(operands):
        result = chosen(np.isnan(operand), quiet(operand) if is_quiet else operand, result)
    return result


def as_they_are(*values: Array) -> Sequence[Array]:
    return values


def propagating(compute: Callable[..., Array], operands: Operands = as_they_are) -> Callable[..., Array]:
    """An operation with the rule for NaNs. operands: its sources as it adds or multiplies them."""
    return lambda is_quiet, *values: first_nan(is_quiet, compute(*values), *operands(*values))
