"""Registers of image instructions: how many data and address registers follow from mask, dimension and name.

The bits hold only first registers. `vdata` and `vaddr` of an instruction are whole ranges all the same, and
encoding checks them against the counts here; decoding takes the counts from here. An address is one range
(gfx11), or a tuple of registers, the last of which may be a range where there are more dwords than places.
Source: RDNA3 and RDNA4 ISA, "Image instructions", tables of address components; counts as LLVM has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from autogen.schema import DecodeError, EncodeError
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import VGPR0, Reg


class Dimension(NamedTuple):
    """An image's shape: dwords of its coordinates, and of both gradients of a sample."""

    name: str
    coordinates: int
    gradients: int


DIMENSIONS = (
    Dimension("1D", 1, 2), Dimension("2D", 2, 4), Dimension("3D", 3, 6), Dimension("CUBE", 3, 4),
    Dimension("1D_ARRAY", 2, 2), Dimension("2D_ARRAY", 3, 4), Dimension("2D_MSAA", 3, 4),
    Dimension("2D_MSAA_ARRAY", 4, 4),
)  # fmt: skip
PREFIX = "SQ_RSRC_IMG_"
FORMATS = ("MIMG", "VIMAGE", "VSAMPLE")
FLAGS = ("unorm", "r128", "a16", "tfe", "lwe", "d16")


def dimension_text(number: int) -> str:
    return PREFIX + DIMENSIONS[number].name


def dimension_value(text: str) -> int:
    """`2D` or `SQ_RSRC_IMG_2D` as a number."""
    names = [d.name for d in DIMENSIONS]
    if text.removeprefix(PREFIX) in names:
        return names.index(text.removeprefix(PREFIX))
    raise EncodeError(f"dim:{text} is no dimension; there are {', '.join(names)}")


def data_dwords(inst: Inst) -> int:
    """Registers of `vdata`: one for each channel of the mask, half with d16, one more for the status."""
    mnemonic = inst.defn.mnemonic
    gathers = mnemonic.startswith(("image_gather4", "image_msaa_load"))
    channels = 4 if gathers else max(int(inst["dmask"]).bit_count(), 1)
    if inst.get("d16", 0):
        channels = (channels + 1) // 2
    return channels + int(inst.get("tfe", 0))


def address_dwords(inst: Inst) -> int:
    """Dwords of the address: offset, bias, reference value, gradients, coordinates, level or clamp."""
    words = inst.defn.mnemonic.split("_")
    dimension = DIMENSIONS[inst["dim"]]
    extras = sum(word in words for word in ("o", "b", "c"))
    components = 0 if "resinfo" in words else dimension.coordinates
    components += any(word in words for word in ("l", "cl", "mip", "resinfo"))
    if inst.get("a16", 0):
        components = (components + 1) // 2
    gradients = dimension.gradients if "d" in words else 0
    if "g16" in words:
        gradients = (gradients // 2 + 1) // 2 * 2
    return extras + gradients + components


def range_counts(inst: Inst, operand: OperandDef) -> tuple[int, ...]:
    """How many registers each element of the address has; the last place takes what is left."""
    if operand.dtype:
        return tuple(int(count) for count in operand.dtype.split("."))
    total, places = address_dwords(inst), len(operand.places)
    if total <= places:
        return (1,) * total
    return (1,) * (places - 1) + (total - places + 1,)


def address_encoder(operand: OperandDef) -> Callable[[Any], int]:
    """First registers of an address, a byte each. Counts are checked later, with the whole instruction."""

    def encode_address(value: Any) -> int:
        registers = value if isinstance(value, tuple) else (value,)
        if not 0 < len(registers) <= len(operand.places):
            raise EncodeError(f"{len(registers)} addresses; this encoding has {len(operand.places)} places")
        raw = 0
        for index, register in enumerate(registers):
            code, count = getattr(register, "code", -1), getattr(register, "count", 1)
            if not VGPR0 <= code <= 512 - count:
                raise EncodeError(f"{register!r} is not a vector register")
            raw |= (code - VGPR0) << 8 * index
        return raw

    return encode_address


def register_check(defn: InstDef) -> Callable[[Inst, int], int]:
    """The check of one definition's register counts: raises EncodeError, adds nothing to the encoding."""
    address = defn.operands[defn.slot["vaddr"]]

    def check(inst: Inst, word: int) -> int:
        if not 0 <= inst.get("dim", 0) < len(DIMENSIONS):
            raise EncodeError(f"{defn.name}: dim: {inst['dim']} is not in 0..{len(DIMENSIONS) - 1}")
        if defn.operands[defn.slot["vdata"]].kind == "vany":
            check_count(defn, "vdata", (inst["vdata"].count,), (data_dwords(inst),))
        if address.kind != "vgpr":
            value = inst["vaddr"]
            got = tuple(r.count for r in (value if isinstance(value, tuple) else (value,)))
            want = range_counts(inst, address)
            if address.kind != "vany" or not is_oversized(got[0], want[0]):
                check_count(defn, "vaddr", got, want)
        return 0

    return check


def is_oversized(got: int, want: int) -> bool:
    """LLVM takes eight registers where five to seven are needed, as older chips wanted them."""
    return got == 8 and 5 <= want <= 7


def check_count(defn: InstDef, name: str, got: tuple[int, ...], want: tuple[int, ...]) -> None:
    if got != want:
        shown = [" + ".join(map(str, counts)) for counts in (got, want)]
        raise EncodeError(f"{defn.name}: {name} has {shown[0]} registers, must have {shown[1]}")


def register_fixup(defn: InstDef) -> Callable[[list[Any]], None]:
    """Gives the decoded first registers their counts."""
    data, address = defn.slot["vdata"], defn.slot["vaddr"]
    kinds = defn.operands[data].kind, defn.operands[address].kind

    def fix(values: list[Any]) -> None:
        inst = Inst(defn, values)
        if kinds[0] == "vany":
            values[data] = register_range(values[data].code, data_dwords(inst))
        if kinds[1] == "vgpr":
            return
        counts = range_counts(inst, defn.operands[address])
        raw = values[address].code - VGPR0 if kinds[1] == "vany" else values[address]
        if raw >> 8 * len(counts):
            raise DecodeError(f"vaddr: {len(counts)} addresses are used, the places behind them are not zero")
        found = tuple(register_range(VGPR0 + (raw >> 8 * i & 0xFF), n) for i, n in enumerate(counts))
        values[address] = found[0] if kinds[1] == "vany" or len(found) == 1 else found

    return fix


def register_range(code: int, count: int) -> Reg:
    if code + count > 2 * VGPR0:
        raise DecodeError(f"v{code - VGPR0} and {count - 1} more run past v255")
    return Reg(code, count)
