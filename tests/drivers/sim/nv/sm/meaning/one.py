"""One instruction on registers and predicates that a test gives, as the reference computes it: no memory, no
kernel, a few hundred lanes at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.nv.isa import isa
from drivers.sim.nv.sm.code import PlacedInst, decoded
from drivers.sim.nv.sm.interp.eager import Array, Eager
from drivers.sim.nv.sm.meaning import MEANINGS
from tests.drivers.sim.nv.sm.machine import CONTROL

ZERO = 255
EDGES = [0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 128, 255, 256, 0x7FFF, 0x8000, 0xFFFF, 0x10000]
ENDS = [0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF, 0x80FF7F01, 0x7F8000FF, 0xFF00FF00]


class OneInstruction(Eager):
    """Lanes whose registers are a dictionary. What nobody set raises KeyError when it is read."""

    def __init__(self, registers: Mapping[int, Any], predicates: Mapping[int, Any]) -> None:
        self.registers = {n: np.asarray(value).astype(np.uint32) for n, value in registers.items()}
        self.predicates = {n: np.asarray(value, np.bool_) for n, value in predicates.items()}
        self.count = len(next(iter(self.registers.values())))

    def register(self, number: int) -> Array:
        return self.registers[number]

    uniform = register

    def predicate(self, number: int, is_uniform: bool) -> Array:
        return self.predicates[number]

    def set_register(self, number: int, value: Array) -> None:
        assert value.dtype == np.uint32
        self.registers[number] = value

    set_uniform = set_register

    def set_predicate(self, number: int, is_uniform: bool, value: Array) -> None:
        assert value.dtype == np.bool_
        self.predicates[number] = value

    def constant(self, inst: PlacedInst, bank: int, offset: int) -> Array:
        raise NotImplementedError

    def special(self, inst: PlacedInst, code: int) -> Array:
        """Each register's own number."""
        return self.const(code, "u32")

    def lane(self) -> Array:
        return np.arange(self.count, dtype=np.uint32)

    def permute(self, value: Array, order: tuple[int, ...]) -> Array:
        return value[list(order)]


def execute(
    text: str, registers: Mapping[int, Any], predicates: Mapping[int, Any] | None = None, arch: str = "sm_90"
) -> OneInstruction:
    """The registers and predicates after an instruction."""
    machine = OneInstruction(registers, predicates or {})
    word = int.from_bytes(isa(arch).assemble(f"{CONTROL} {text}"), "little")
    inst = PlacedInst(0, *decoded(arch, word))
    with np.errstate(all="ignore"):
        MEANINGS[inst.name](machine, inst)
    return machine


def words(seed: int, count: int = 3) -> Sequence[NDArray[np.uint32]]:
    """Columns of 32-bit words, the ends of ranges among them in every pairing of two columns."""
    random = np.random.default_rng(seed)
    known = np.array([*EDGES, *ENDS], np.uint32)
    first, second = np.repeat(known, len(known)), np.tile(known, len(known))
    more = [random.permutation(first) for _ in range(count - 2)]
    plain = random.integers(0, 1 << 32, (count, 64), dtype=np.uint32)
    return [np.concatenate([a, b]) for a, b in zip((first, second, *more), plain, strict=True)]


def booleans(seed: int, count: int) -> NDArray[np.bool_]:
    """A column of bits."""
    return np.random.default_rng(seed).integers(0, 2, count).astype(np.bool_)
