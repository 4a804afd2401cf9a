"""What came with sm_90: products of warpgroups (HGMMA, sm_90 alone), copies by the tensor memory accelerator
(UTMALDG, UTMASTG, UBLKCP), barriers in shared memory that count bytes (SYNCS) and barriers of clusters.

Encodings: words that ptxas 13.5 made for sm_90a, each bit turned over and read with nvdisasm 13.5; those of
sm_120 are the same but for the width of uniform registers' numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from autogen.schema import Bits, BitStruct, EncodeError
from drivers.nv.isa.form import Encoding, flag, mod
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import NamedNumber, Operand, Pred, Reg, Values, bit, uniform_name, uniform_number
from drivers.nv.isa.places import CodeTarget, Mem
from drivers.nv.isa.slots import SM_120, urs

BITS = 6  # of a uniform register's number on sm_90
MARK = (91, 1, 1)
D, C = Reg("d", lo=16), Reg("c", lo=64)


@dataclass(frozen=True)
class MatrixPair(Operand):
    """gdesc[UR8]: descriptors of 64 bits of one or two matrices in shared memory; what is done with them
    stands behind. flags: (spelling, its bit), in their order."""

    lo: int = 24
    flags: tuple[tuple[str, int], ...] = ()
    what = "matrix descriptor"

    def fields(self) -> Mapping[str, Bits]:
        own = {self.name: bit(self.lo, BITS, (1 << BITS) - 1)}
        return own | {name: bit(at) for name, at in self.flags}

    def show(self, word: BitStruct, address: int) -> str:
        how = "".join(f".{name}" for name, _ in self.flags if getattr(word, name))
        return f"gdesc[{uniform_name(getattr(word, self.name), BITS)}]{how}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"gdesc\[UR(\d+|Z)\]((?:\.\w+)*)", text)
        if not found:
            return None
        made = {self.name: uniform_number(found[1], BITS, text)}
        for name in found[2].split(".")[1:]:
            if name not in dict(self.flags):
                raise EncodeError(f"{text}: .{name} cannot stand behind these matrices")
            made[name] = 1
        return made


@dataclass(frozen=True)
class GroupEnd(Operand):
    """gsb0, the counter of groups of warpgroup products, behind the last one of a group."""

    what = "gsb0"

    def fields(self) -> Mapping[str, Bits]:
        kinds: Any = IntEnum(self.name, {"gsb0": 0, "none": 7})  # type: ignore[misc]
        return {self.name: Bits(86, 84, 7, enum=kinds)}

    def show(self, word: BitStruct, address: int) -> str:
        return "gsb0"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        return {self.name: 0} if text == "gsb0" else None


@dataclass(frozen=True)
class Reversed(Pred):
    """A predicate whose number is counted from 7 down."""

    def fields(self) -> Mapping[str, Bits]:
        return {**super().fields(), self.name: bit(self.lo, 3, 0)}

    def show(self, word: BitStruct, address: int) -> str:
        code = 7 - getattr(word, self.name)
        sign = self.inverse if getattr(word, f"{self.name}_neg") else ""
        return f"{sign}UP{'T' if code == 7 else code}"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        made = super().read(text, address, names)
        return None if made is None else {**made, self.name: 7 - made[self.name]}


def products() -> Iterator[Encoding]:
    """HGMMA: 64 x 8n x 16 by four warps, from two matrices in shared memory, or the left one in registers."""
    shape = mod("shape", 53, 8, {n - 1: f"64x{8 * n}x16" for n in range(1, 33)})
    kind = mod("kind", 75, 3, {0: "F16", 1: "F32", 3: "F32.BF16"})
    group = GroupEnd("gsb", shown=lambda word: word.gsb != 7)  # type: ignore[attr-defined]
    # shown always, but a compiler may leave it out
    adds = Reversed("adds", lo=87, neg=90, uniform=True, shown=lambda word: True)
    both = (("negA", 72), ("negB", 63), ("tnspA", 61), ("tnspB", 62))
    yield Encoding(
        "HGMMA", 0x9F0, (shape, kind), (D, MatrixPair("ab", lo=24, flags=both), C, adds, group), (MARK,)
    )
    left, right = Reg("a", lo=24, neg=72), MatrixPair("b", lo=32, flags=(both[1], both[3]))
    yield Encoding("HGMMA", 0xDF0, (shape, kind), (D, left, right, C, adds, group), (MARK,))
    yield Encoding("WARPGROUP.ARRIVE", 0x9C5)
    board = NamedNumber("gsb", lo=84, width=3, spellings={0: "gsb0"})
    yield Encoding(
        "WARPGROUP.DEPBAR.LE", 0x9C5, (), (board, Imm("count", lo=72, width=3)), ((47, 1, 1), (80, 1, 1))
    )


def barriers(sm: int) -> Iterator[Encoding]:
    """SYNCS: barriers of 64 bits that count arrivals and bytes; before sm_90 ATOMS counts arrivals."""
    width = urs(sm)
    at = Mem("at", ur=(64, width), zero=True)
    counted = (
        mod("counts", 76, 2, {0: "", 2: "TRANSCNT"}) if sm >= SM_120 else mod("counts", 71, 1, "- TRANSCNT")
    )
    yield Encoding("ARRIVES.LDGSTSBAR.64", 0x9B0, (counted,), (at,), ((73, 3, 5), MARK))
    if sm < 90:
        yield Encoding("ATOMS.ARRIVE.64", 0xF8C, (), (D, at), ((73, 2, 2), (87, 4, 9), MARK))
        return
    data, number = Reg("data", lo=32), Reg("data", lo=32, uniform=width)
    u, p = Reg("d", lo=16, uniform=width), Pred("p", lo=81)
    place = UniformPlace("at", lo=24, offset=(40, 24), bits=width)
    yield Encoding("SYNCS.EXCH.64", 0x5B2, (), (u, place, number), ((72, 2, 1), MARK), is_uniform=True)
    counts = mod("counts", 84, 3, {0: "", 1: "A1T0", 2: "A0T1", 3: "A0TR", 4: "A0TX", 5: "ART0"})
    yield Encoding("SYNCS.ARRIVE.TRANS64", 0x9A7, (flag("RED", 74), counts), (D, at, data), (MARK,))
    yield Encoding("SYNCS.PHASECHK.TRANS64", 0x5A7, (flag("TRYWAIT", 72),), (p, at, data),
               ((76, 2, 1) if sm >= SM_120 else (70, 2, 1), MARK))  # fmt: skip
    yield Encoding("SYNCS.CCTL.IV", 0x9B1, (), (at,), (MARK,))


@dataclass(frozen=True)
class UniformPlace(Operand):
    """[UR8] or [UR8+0x10]: an address, or the first of the registers that say where, from which on."""

    lo: int = 24
    offset: tuple[int, int] | None = None
    bits: int = BITS
    what = "uniform address"

    @property
    def zero(self) -> int:
        """The number that means none."""
        return (1 << self.bits) - 1

    def fields(self) -> Mapping[str, Bits]:
        own = {self.name: bit(self.lo, self.bits, self.zero)}
        return own | ({f"{self.name}_offset": bit(*self.offset, signed=True)} if self.offset else {})

    def show(self, word: BitStruct, address: int) -> str:
        offset = getattr(word, f"{self.name}_offset", 0)
        beside = f"+{'-' * (offset < 0)}{abs(offset):#x}" if offset else ""
        return f"[{uniform_name(getattr(word, self.name), self.bits)}{beside}]"

    def read(self, text: str, address: int, names: Mapping[str, int]) -> Values | None:
        found = re.fullmatch(r"\[UR(\d+|Z)(?:\+(-?(?:0x)?[0-9a-f]+))?\]", text)
        if not found:
            return None
        made = {self.name: uniform_number(found[1], self.bits, text)}
        if found[2] and self.offset is None:
            raise EncodeError(f"{text}: a register alone can stand here")
        if found[2]:
            made[f"{self.name}_offset"] = int(found[2], 0)
        return made


def tensors(sm: int) -> Iterator[Encoding]:
    """Copies that one thread asks for. The first operand of UTMALDG names the registers of the place in
    shared memory, the barrier, and the coordinates, the second the pair with the tensor map's address."""
    dims = mod("dims", 79, 3, "1D 2D 3D 4D 5D")
    width = urs(sm)
    to, of = UniformPlace("to", lo=32, bits=width), UniformPlace("of", lo=24, bits=width)
    cast = mod("multicast", 75, 1, {1: "MULTICAST"})
    size = Reg("size", lo=64, uniform=width)
    yield Encoding("UTMALDG", 0x5B4, (dims,), (to, of), (MARK,), is_uniform=True)
    yield Encoding(
        "UTMALDG", 0x3B4, (dims, cast), (to, of, replace(size, name="blocks")), (MARK,), is_uniform=True
    )
    yield Encoding("UTMASTG", 0x3B5, (dims,), (to, of), (MARK,), is_uniform=True)
    yield Encoding(
        "UTMAREDG", 0x3B6, (dims, mod("op", 87, 3, {0: "ADD"})), (to, of), (MARK,), is_uniform=True
    )
    yield Encoding("UTMAPF.L2", 0x5B8, (dims,), (to, of), (MARK,), is_uniform=True)
    way = mod("way", 73, 2, {1: "S.G", 2: "G.S", 3: "S.S"})
    yield Encoding("UBLKCP", 0x3BA, (way, flag("MULTICAST", 75)), (to, of, size), (MARK,), is_uniform=True)
    yield Encoding("UBLKPF.L2", 0x3BC, (), (of, size), (MARK,), is_uniform=True)
    yield Encoding("UTMACCTL", 0x9B9, (mod("what", 82, 1, "IV PF"),), (of,), (MARK,), is_uniform=True)
    yield Encoding("UTMACMDFLUSH", 0x9B7, is_uniform=True)


def around(sm: int) -> Iterator[Encoding]:
    """What comes along with these."""
    width = urs(sm)
    far = Mem("at", ur=(64, width), suffix=".64")
    words = mod("size", 73, 3, {4: "", 5: "64", 6: "128"})
    yield Encoding("STAS", 0xDBD, (words,), (far, Reg("data", lo=32)), ((90, 2, 3),))
    where = mod("where", 72, 1, "S G")
    yield Encoding("FENCE.VIEW.ASYNC", 0x3C6, (where,))
    yield Encoding("UCGABAR_ARV", 0x9C7, (), (), (MARK,), is_uniform=True)
    yield Encoding("UCGABAR_WAIT", 0xDC7, (), (), (MARK,), is_uniform=True)
    who = Pred("s", lo=87, neg=90)
    yield Encoding("ELECT", 0x82F, (), (Pred("p", lo=81), Reg("d", lo=16, uniform=width), who))
    when = replace(who, shown=lambda word: not who.is_default(word))
    target = CodeTarget("to", parts=((16, 8), (34, 48)))
    yield Encoding("BRA.U.ANY", 0x947, (), (when, target), ((32, 1, 1), (84, 1, 1)))
    if sm == 90:
        yield Encoding("R2UR", 0x2CA, (flag("OR", 84),), (
            Pred("p", lo=81), Reg("d", lo=16, uniform=width), Reg("a", lo=24, reuse=122)))  # fmt: skip


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    yield from barriers(sm)
    if sm == 90:
        yield from products()
    if sm >= 90:
        yield Encoding("ACQBULK", 0x82E)
        yield Encoding("PREEXIT", 0x82D)
        yield from tensors(sm)
        yield from around(sm)
