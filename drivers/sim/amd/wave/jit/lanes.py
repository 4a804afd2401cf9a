"""Which vector registers are the same number in all lanes plus a constant of each lane, known before any run.

Addresses are made of lane ids, so most of them have such a form: a load of LDS then needs no look at single
lanes, and often none at the bounds. Forward dataflow over a kernel's blocks. A register without a form may
hold anything. Knows nothing of LLVM; what the forms are used for is in `static`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.abi import Abi
from drivers.sim.amd.wave.code.dataflow import forward_steps
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR

ALL_BITS = 0xFFFFFFFF
FARTHEST = 1 << 24  # lanes further apart than that are of no use to anyone


@dataclass(frozen=True)
class LaneForm:
    """Lane i holds ``base + lanes[i]`` modulo 2^32; the least of `lanes` is 0.

    bits: those that the base may have set; top: what it is at most, without regard to the modulo.
    """

    lanes: tuple[int, ...]
    bits: int = ALL_BITS
    top: int = ALL_BITS

    @property
    def lane_bits(self) -> int:
        """All bits that some lane's constant has."""
        found = 0
        for value in set(self.lanes):
            found |= value
        return found

    @property
    def span(self) -> int:
        """The greatest of the lanes' constants."""
        return max(self.lanes)

    @property
    def is_disjoint(self) -> bool:
        """Whether base and constants have no bit in common: the sum is then their union."""
        return not self.bits & self.lane_bits

    @property
    def is_exact(self) -> bool:
        """Whether no lane's sum wraps."""
        return self.top + self.span <= ALL_BITS


Forms = dict[int, LaneForm]  # by VGPR index
Known = LaneForm | int | None


def make(lanes: Sequence[int], bits: int, top: int) -> LaneForm | None:
    """A form with the least of `lanes` moved into the base. None where the lanes are too far apart."""
    least = min(lanes)
    if max(lanes) - least > FARTHEST:
        return None
    if least:
        bits = carried(bits, least & ALL_BITS)
        top = top + least if least > 0 else ALL_BITS
        lanes = [value - least for value in lanes]
    top = min(top, ALL_BITS)
    return LaneForm(tuple(lanes), bits, min(top, bits))


def carried(first: int, second: int) -> int:
    """Bits that a sum may have of numbers with these bits."""
    if not first & second:
        return first | second
    both = first | second
    lowest = both & -both
    width = (first + second).bit_length()
    return ((1 << width) - 1) & ~(lowest - 1) & ALL_BITS


# -- arithmetic on forms ---------------------------------------------------------------------------


def as_form(value: Known, count: int) -> LaneForm | None:
    """A constant as the form it is."""
    if isinstance(value, int):
        return LaneForm((0,) * count, value, value)
    return value


def add(first: Known, second: Known, count: int) -> Known:
    if isinstance(first, int) and isinstance(second, int):
        return first + second & ALL_BITS
    a, b = as_form(first, count), as_form(second, count)
    if a is None or b is None:
        return None
    lanes = [x + y for x, y in zip(a.lanes, b.lanes, strict=True)]
    return make(lanes, carried(a.bits, b.bits), a.top + b.top)


def subtract(first: Known, second: Known, count: int) -> Known:
    if isinstance(first, int) and isinstance(second, int):
        return first - second & ALL_BITS
    a, b = as_form(first, count), as_form(second, count)
    if a is None or b is None:
        return None
    lanes = [x - y for x, y in zip(a.lanes, b.lanes, strict=True)]
    both = a.bits | b.bits
    return make(lanes, -(both & -both) & ALL_BITS, ALL_BITS)


def multiply(first: Known, second: Known, count: int) -> Known:
    if isinstance(first, int) and isinstance(second, int):
        return first * second & ALL_BITS
    if isinstance(first, int):
        first, second = second, first
    a = as_form(first, count)
    if a is None or second is None:
        return None
    if isinstance(second, int):
        return make([value * second for value in a.lanes], product_bits(a.bits, second), a.top * second)
    if a.span or second.span:
        return None
    return LaneForm(a.lanes, ALL_BITS & -(max(1, a.bits & -a.bits) * max(1, second.bits & -second.bits)))


def product_bits(bits: int, factor: int) -> int:
    """Bits that a product may have of a number with these bits."""
    if not factor & factor - 1:
        return bits * factor & ALL_BITS
    zeros = (bits & -bits) * (factor & -factor)
    return ((1 << (bits * factor).bit_length()) - 1) & -zeros & ALL_BITS


def shift_left(value: Known, amount: Known, count: int) -> Known:
    if not isinstance(amount, int):
        return LaneForm((0,) * count) if is_uniform(value) and is_uniform(amount) else None
    return multiply(value, 1 << (amount & 31), count)


def low_of_wide_shift(value: Known, amount: Known, count: int) -> Known:
    """The low dword of 64 bits shifted left."""
    if isinstance(amount, int) and amount & 32:
        return 0
    return shift_left(value, amount, count) if isinstance(amount, int) else None


def shift_right(value: Known, amount: Known, count: int) -> Known:
    if isinstance(value, int) and isinstance(amount, int):
        return value >> (amount & 31)
    if not isinstance(amount, int):
        return LaneForm((0,) * count) if is_uniform(value) and is_uniform(amount) else None
    if not isinstance(value, LaneForm) or not value.is_disjoint:
        return None
    amount &= 31
    return make([lane >> amount for lane in value.lanes], value.bits >> amount, value.top >> amount)


def both_bits(first: Known, second: Known, count: int) -> Known:
    """Bitwise and."""
    if isinstance(first, int) and isinstance(second, int):
        return first & second
    if isinstance(first, int):
        first, second = second, first
    if not isinstance(first, LaneForm):
        return None
    if isinstance(second, int) and first.is_disjoint:
        lanes = [lane & second for lane in first.lanes]
        return make(lanes, first.bits & second, min(first.top, second))
    if isinstance(second, LaneForm) and not first.span and not second.span:
        return LaneForm(first.lanes, first.bits & second.bits, min(first.top, second.top))
    return None


def either_bit(first: Known, second: Known, count: int) -> Known:
    """Bitwise or: a sum where no bit meets another."""
    if isinstance(first, int) and isinstance(second, int):
        return first | second
    if isinstance(first, int):
        first, second = second, first
    if isinstance(second, int):
        first = both_bits(first, ~second & ALL_BITS, count)
    a, b = as_form(first, count), as_form(second, count)
    if a is None or b is None or not a.is_disjoint or not b.is_disjoint:
        return None
    if (a.bits | a.lane_bits) & (b.bits | b.lane_bits):
        return LaneForm(a.lanes, a.bits | b.bits) if not a.span and not b.span else None
    return add(a, b, count)


def other_bits(first: Known, second: Known, count: int) -> Known:
    """Bitwise exclusive or with a constant that the base has no bits of."""
    if isinstance(first, int) and isinstance(second, int):
        return first ^ second
    if isinstance(first, int):
        first, second = second, first
    if not isinstance(first, LaneForm) or not isinstance(second, int):
        return None
    if first.bits & second or not first.is_disjoint:
        return None
    return make([lane ^ second for lane in first.lanes], first.bits, first.top)


def is_uniform(value: Known) -> bool:
    return isinstance(value, int) or (value is not None and not value.span)


def cut_24(value: Known, count: int) -> Known:
    """The low 24 bits."""
    if isinstance(value, LaneForm) and value.top + value.span < 1 << 24:
        return value
    return both_bits(value, (1 << 24) - 1, count)


def bit_field(value: Known, offset: Known, width: Known, count: int) -> Known:
    if not isinstance(offset, int) or not isinstance(width, int):
        return None
    return both_bits(shift_right(value, offset, count), (1 << (width & 31)) - 1, count)


Meaning = Callable[..., Known]
MEANINGS: dict[str, Meaning] = {
    "mov_b32": lambda a, n: a,
    "add_nc_u32": add,
    "add_co_u32": add,
    "sub_nc_u32": subtract,
    "subrev_nc_u32": lambda a, b, n: subtract(b, a, n),
    "and_b32": both_bits,
    "or_b32": either_bit,
    "xor_b32": other_bits,
    "lshlrev_b32": lambda a, b, n: shift_left(b, a, n),
    "lshlrev_b64": lambda a, b, n: low_of_wide_shift(b, a, n),
    "lshrrev_b32": lambda a, b, n: shift_right(b, a, n),
    "mul_lo_u32": multiply,
    "mul_u32_u24": lambda a, b, n: multiply(cut_24(a, n), cut_24(b, n), n),
    "mad_u32_u24": lambda a, b, c, n: add(multiply(cut_24(a, n), cut_24(b, n), n), c, n),
    "mad_u64_u32": lambda a, b, c, n: add(multiply(a, b, n), c, n),
    "add3_u32": lambda a, b, c, n: add(add(a, b, n), c, n),
    "or3_b32": lambda a, b, c, n: either_bit(either_bit(a, b, n), c, n),
    "and_or_b32": lambda a, b, c, n: either_bit(both_bits(a, b, n), c, n),
    "lshl_add_u32": lambda a, b, c, n: add(shift_left(a, b, n), c, n),
    "lshl_or_b32": lambda a, b, c, n: either_bit(shift_left(a, b, n), c, n),
    "add_lshl_u32": lambda a, b, c, n: shift_left(add(a, b, n), c, n),
    "bfe_u32": bit_field,
}


# -- along the kernel ------------------------------------------------------------------------------


def find_forms(program: KernelAnalysis, first: LaneForm | None, full: list[list[bool]]) -> list[list[Forms]]:
    """Per block and step: the registers with a form before it. `first`: v0's at the kernel's start; `full`:
    where every lane is on.
    """
    blocks, blend, size = program.blocks, program.liveness.blend, program.wave_size

    def over(index: int, position: int, forms: Forms) -> Forms:
        kept = 0 if full[index][position] else blend[index][position]
        return after(blocks[index].steps[position].inst, forms, kept, size)

    start: Forms = {} if first is None else {0: first}
    return forward_steps(blocks, {program.start: start}, over, join, {})


def first_form(abi: Abi) -> LaneForm | None:
    """Of v0, which holds the lane ids. None unless the waves of a group have the same constants."""
    size = abi.wave_size
    waves = [abi.lane_ids[size * wave : size * (wave + 1)] for wave in range(abi.waves)]
    lanes = [value - waves[0][0] for value in waves[0]]
    if min(lanes) or any([value - wave[0] for value in wave] != lanes for wave in waves):
        return None
    bits = 0
    for wave in waves:
        bits |= wave[0]
    return make(lanes, bits, max(wave[0] for wave in waves))


def join(first: Forms, second: Forms) -> Forms:
    """What holds on both ways. A base that differs may be anything with the same zeros at its end."""
    found = {}
    for register in first.keys() & second.keys():
        a, b = first[register], second[register]
        if a == b:
            found[register] = a
        elif a.lanes == b.lanes:
            bits = a.bits | b.bits
            found[register] = LaneForm(a.lanes, ALL_BITS & -(bits & -bits))
    return found


def after(inst: Inst, forms: Forms, kept: int, count: int) -> Forms:
    """`kept`: registers whose switched-off lanes keep what they hold."""
    if inst.defn.mnemonic.startswith("v_movrel"):
        return {}  # which register it is only M0 says
    written = register_set(inst.writes()) >> VGPR
    if not written:
        return forms
    results = results_of(inst, forms, count)
    found = {register: form for register, form in forms.items() if not written >> register & 1}
    for register, value in results.items():
        form = as_form(value, count)
        if form is not None and not kept >> (VGPR + register) & 1:
            found[register] = form
    return found


def results_of(inst: Inst, forms: Forms, count: int) -> dict[int, Known]:
    """What the instruction gives registers, as far as that has a form."""
    defn = inst.defn
    if defn.dpp or inst.get("clamp"):
        return {}
    if defn.format == "VOPD":
        halves = zip(defn.mnemonic.split(" :: "), "XY", strict=True)
        return {
            inst[f"vdst{letter}"].index: meaning_of(inst, name.removeprefix("v_dual_"), letter, forms, count)
            for name, letter in halves
        }
    if not defn.mnemonic.startswith("v_") or "vdst" not in defn.slot:
        return {}
    if defn.mnemonic in ("v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32"):
        return lanes_below(inst, forms, count)
    register = inst["vdst"]
    if register.code < VGPR:
        return {}
    return {register.index: meaning_of(inst, defn.mnemonic.removeprefix("v_"), "", forms, count)}


def meaning_of(inst: Inst, name: str, letter: str, forms: Forms, count: int) -> Known:
    meaning = MEANINGS.get(name)
    if meaning is None:
        return None
    names = (
        ["src0X", "vsrc1X"] if letter == "X" else ["src0Y", "vsrc1Y"] if letter else ["src0", "src1", "src2"]
    )
    sources = [inst[each] for each in names if each in inst.defn.slot]
    return meaning(*(source_form(source, forms, count) for source in sources), count)


def source_form(operand: object, forms: Forms, count: int) -> Known:
    """A scalar register is the same for all lanes."""
    if isinstance(operand, Reg):
        if operand.code < VGPR:
            return LaneForm((0,) * count)
        return None if operand.half else forms.get(operand.index)
    if isinstance(operand, Literal):
        return operand.bits & ALL_BITS
    return operand & ALL_BITS if isinstance(operand, int) else None


def lanes_below(inst: Inst, forms: Forms, count: int) -> dict[int, Known]:
    """The lane's number, as kernels ask for it: mbcnt with a mask of all ones."""
    if inst["src0"] != -1:
        return {}
    low = inst.defn.mnemonic == "v_mbcnt_lo_u32_b32"
    numbers = [min(lane, 32) if low else max(0, lane - 32) for lane in range(count)]
    return {
        inst["vdst"].index: add(
            LaneForm(tuple(numbers), 0, 0), source_form(inst["src1"], forms, count), count
        )
    }
