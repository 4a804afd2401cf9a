"""What an atomic leaves in memory, on Python's numbers: native/memory/atomic.h says it for compiled waves.

Operations are named and numbered in `jit.atomic`. Source: RDNA3 and RDNA4 ISA, opcode pages.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.jit.atomic import CODES
from drivers.sim.llvm.ieee import quiet

# (old, data, second operand) as numbers of the instruction's type -> the new value, modulo its width.
INTEGERS: dict[str, Callable[[int, int, int], int]] = {
    "swap": lambda old, new, _: new,
    "add": lambda old, new, _: old + new,
    "sub": lambda old, new, _: old - new,
    "rsub": lambda old, new, _: new - old,
    "min": lambda old, new, _: min(old, new),
    "max": lambda old, new, _: max(old, new),
    "and": lambda old, new, _: old & new,
    "or": lambda old, new, _: old | new,
    "xor": lambda old, new, _: old ^ new,
    "mskor": lambda old, mask, new: old & ~mask | new,
    "inc": lambda old, new, _: 0 if old >= new else old + 1,
    "dec": lambda old, new, _: new if old == 0 or old > new else old - 1,
    "wrap": lambda old, new, more: old - new if old >= new else old + more,
    "csub": lambda old, new, _: max(0, old - new),
    "cond_sub": lambda old, new, _: old - new if old >= new else old,
    "cmpswap": lambda old, new, wanted: new if old == wanted else old,
    "condxchg": lambda old, new, _: new & 0x7FFFFFFF if new >> 31 else old,
}
FLOATS: dict[str, Callable[..., object]] = {
    "add": lambda old, new, _: old + new,
    "min": lambda old, new, _: signalling_first(min, old, new),
    "max": lambda old, new, _: signalling_first(max, old, new),
    "min_num": lambda old, new, _: number(min, old, new),
    "max_num": lambda old, new, _: number(max, old, new),
    "cmpswap": lambda old, new, wanted: new if old == wanted else old,
}


def number(pick: Callable[..., Any], old: Any, new: Any) -> Any:
    """The number where one is a NaN, of two the operand's; -0 below +0. Source: RDNA4 ISA, *_MIN_NUM_F32."""
    if np.isnan(old):
        return quieted(new) if np.isnan(new) else new
    return old if np.isnan(new) else pick((old, new), key=lambda x: (x, np.copysign(1, x)))


def signalling_first(pick: Callable[..., Any], old: Any, new: Any) -> Any:
    """GFX11's, as measured: a NaN that signals goes before everything, then numbers, then memory's NaN. The
    document compares and no more. Source: rocjitsu, fp_mode.h.
    """
    for value in (old, new):
        if np.isnan(value) and quieted(value).tobytes() != value.tobytes():
            return quieted(value)
    return old if np.isnan(old) and np.isnan(new) else number(pick, old, new)


def quieted(value: Any) -> Any:
    return quiet(np.array([value]))[0]


# Bytes of old value, data and second operand -> bytes of the new value.
Update = Callable[[bytes, bytes, bytes], bytes]


def of_integers(verb: str, is_signed: bool, *parts: bytes) -> bytes:
    size = len(parts[0])
    numbers = (int.from_bytes(part, "little", signed=is_signed) for part in parts)
    return (INTEGERS[verb](*numbers) & (1 << 8 * size) - 1).to_bytes(size, "little")


def of_floats(verb: str, *parts: bytes) -> bytes:
    """What is chosen and not computed keeps its bits."""
    dtype = np.dtype(f"f{len(parts[0])}")
    a, b, c = (np.frombuffer(part, dtype)[0] for part in parts)
    found = FLOATS[verb](a, b, c)
    chosen = (part for value, part in zip((a, b), parts, strict=False) if value is found)
    return next(chosen, np.array([found], dtype).tobytes())


def of_halves(kind: str, old: bytes, data: bytes, _: bytes) -> bytes:
    """Two sums of 16 bits, each in f32 and rounded to nearest even."""
    if kind == "f16":
        a, b = (np.frombuffer(part, np.float16).astype(np.float32) for part in (old, data))
        return (a + b).astype(np.float16).tobytes()
    total = from_brain(np.frombuffer(old, np.uint16)) + from_brain(np.frombuffer(data, np.uint16))
    return to_brain(total).tobytes()


def from_brain(halves: Array) -> Array:
    """bf16 bits as f32."""
    found: Array = (halves.astype(np.uint32) << np.uint32(16)).view(np.float32)
    return found


def to_brain(value: Array) -> Array:
    """f32 to bf16 bits, to nearest even; a NaN stays one."""
    bits = np.ascontiguousarray(value).view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
    kept = np.where(np.isnan(value), bits | np.uint32(0x400000), rounded)
    return (kept >> np.uint32(16)).astype(np.uint16)


def update_of(name: str) -> Update:
    """By the name in `jit.atomic`: verb and type."""
    verb, _, letter = name.rpartition("_")
    if verb == "pk_add":
        return partial(of_halves, letter)
    if letter == "f":
        return partial(of_floats, verb)
    return partial(of_integers, verb or letter, letter == "i")


UPDATES = {code: update_of(name) for name, code in CODES.items()}
