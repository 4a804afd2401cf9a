"""What the meanings of instructions are written in: values of all lanes of a warp at once.

A meaning (meaning/) asks a `Lanes` for operands, computes with values and gives results back. Values are
opaque: numpy arrays in the reference (eager.py), SSA names in compiled code (emit.py). They know + - * & |
^ ~ << >> and comparisons, signed or not by their type; shift amounts are below the width. Types: u32 i32
u64 i64 f32 f64 bool. Python numbers may stand on the right.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from drivers.nv.isa.numbers import Float, Imm
from drivers.nv.isa.operand import Reg
from drivers.nv.isa.places import Const, Mem
from drivers.nv.isa.warpgroup import Reversed, UniformPlace
from drivers.sim.nv.sm.code import PlacedInst

Value = Any
MASK = 0xFFFFFFFF
ZERO = 255  # RZ
SIGN = 0x80000000


def has_uniform(operand: Any, number: int) -> bool:
    """Does a uniform register other than URZ take part in an address, and not as a descriptor?"""
    is_sum = isinstance(operand, Mem) and operand.ur is not None and not operand.descriptor
    return is_sum and number != (1 << operand.ur[1]) - 1


class Lanes(ABC):
    """Operands, results and the operations that Python has no sign for. For an instruction of the uniform
    datapath `is_uniform` is set and there is one lane a warp."""

    is_uniform = False

    # State.

    @abstractmethod
    def register(self, number: int) -> Value:
        """u32 of a vector register."""

    @abstractmethod
    def uniform(self, number: int) -> Value:
        """u32 of a uniform register, in every lane."""

    @abstractmethod
    def predicate(self, number: int, is_uniform: bool) -> Value:
        """bool of a predicate."""

    @abstractmethod
    def constant(self, inst: PlacedInst, bank: int, offset: int) -> Value:
        """u32 at a fixed place of a constant bank."""

    @abstractmethod
    def special(self, inst: PlacedInst, code: int) -> Value:
        """u32 of a special register, by its number in drivers/nv/isa."""

    @abstractmethod
    def lane(self) -> Value:
        """u32 of each lane's number, 0..31."""

    @abstractmethod
    def set_register(self, number: int, value: Value) -> None: ...

    @abstractmethod
    def set_uniform(self, number: int, value: Value) -> None: ...

    @abstractmethod
    def set_predicate(self, number: int, is_uniform: bool, value: Value) -> None: ...

    # Operations.

    @abstractmethod
    def const(self, value: float, kind: str) -> Value:
        """A number in every lane."""

    @abstractmethod
    def cast(self, value: Value, kind: str) -> Value:
        """The same bits as another type of the same width."""

    @abstractmethod
    def resize(self, value: Value, kind: str) -> Value:
        """An integer or a bool as a longer integer, by its own sign, or as a shorter one."""

    @abstractmethod
    def number(self, value: Value, kind: str) -> Value:
        """The nearest number (ties to even) of another type; from a float to an integer only what fits."""

    @abstractmethod
    def where(self, condition: Value, yes: Value, no: Value) -> Value: ...

    @abstractmethod
    def fma(self, a: Value, b: Value, c: Value) -> Value:
        """a * b + c, rounded once."""

    @abstractmethod
    def unary(self, name: str, value: Value) -> Value:
        """abs, sqrt, floor, ceil, trunc, rint of a float; popcount, leading, reverse of u32."""

    @abstractmethod
    def permute(self, value: Value, order: tuple[int, ...]) -> Value:
        """Lane n gets what lane order[n] has."""

    # Operands.

    def raw(self, inst: PlacedInst, name: str, word: int = 0) -> Value:
        """One 32-bit word of an operand, its sign not applied."""
        operand = inst.operands[name]
        if isinstance(operand, Reg | UniformPlace):
            number = inst.get(name)
            if number == operand.zero:
                return self.const(0, "u32")
            is_uniform = isinstance(operand, UniformPlace) or operand.uniform
            return self.uniform(number + word) if is_uniform else self.register(number + word)
        if isinstance(operand, Const):
            return self.constant(inst, inst.get(f"{name}_bank"), inst.get(f"{name}_offset") + 4 * word)
        value = inst.get(name)
        if isinstance(operand, Float) and operand.kind == "d":
            return self.const(value if word else 0, "u32")
        if isinstance(operand, Imm) and operand.signed and value >> operand.width - 1:
            value -= 1 << operand.width
        return self.const(value >> 32 * word & MASK, "u32")

    def inverted(self, inst: PlacedInst, name: str) -> bool:
        """Whether the sign of this operand is ~."""
        return getattr(inst.operands[name], "minus", "-") == "~"

    def signed(self, inst: PlacedInst, name: str, value: Value) -> Value:
        """An integer with the operand's sign applied."""
        if not inst.get(f"{name}_neg"):
            return value
        return ~value if self.inverted(inst, name) else ~value + 1

    def word(self, inst: PlacedInst, name: str) -> Value:
        """u32 of an integer operand."""
        return self.signed(inst, name, self.raw(inst, name))

    def pair(self, inst: PlacedInst, name: str) -> Value:
        """u64 of an integer operand of two words."""
        return self.signed(inst, name, self.join(self.raw(inst, name), self.raw(inst, name, 1)))

    def join(self, low: Value, high: Value) -> Value:
        """u64 of two u32."""
        return self.resize(low, "u64") | self.resize(high, "u64") << 32

    def bits(self, inst: PlacedInst, name: str, word: int = 0) -> Value:
        """u32 with the sign of a float operand applied: bars first, then the minus."""
        value = self.raw(inst, name, word)
        if inst.get(f"{name}_abs"):
            value = value & 0x7FFFFFFF
        return value ^ SIGN if inst.get(f"{name}_neg") else value

    def single(self, inst: PlacedInst, name: str) -> Value:
        """f32 of an operand."""
        return self.cast(self.bits(inst, name), "f32")

    def double(self, inst: PlacedInst, name: str) -> Value:
        """f64 of an operand."""
        return self.cast(self.join(self.raw(inst, name), self.bits(inst, name, 1)), "f64")

    def truth(self, inst: PlacedInst, name: str) -> Value:
        """bool of a predicate operand."""
        operand: Any = inst.operands[name]
        number = 7 - inst.get(name) if isinstance(operand, Reversed) else inst.get(name)
        value = self.const(1, "bool") if number == 7 else self.predicate(number, operand.uniform)
        return ~value if inst.get(f"{name}_neg") else value

    def long_address(self, inst: PlacedInst, name: str = "at") -> Value:
        """u64 GPU VA: a pair of registers (or one, .U32), a uniform pair and an offset."""
        operand, number, uniform = inst.operands[name], inst.get(name), inst.get("ur")
        offset = inst.get(f"{name}_offset") & (1 << 64) - 1
        if number == ZERO:
            total = self.const(offset, "u64")
        else:
            is_short = isinstance(operand, Mem) and operand.suffix == ".U32"
            high = self.const(0, "u32") if is_short else self.register(number + 1)
            total = self.join(self.register(number), high) + self.const(offset, "u64")
        if has_uniform(operand, uniform):
            total = total + self.join(self.uniform(uniform), self.uniform(uniform + 1))
        return total

    def short_address(self, inst: PlacedInst, name: str = "at") -> Value:
        """u32 address within shared or local memory."""
        number, scale, uniform = inst.get(name), inst.get(f"{name}_scale"), inst.get("ur")
        total = self.const(0, "u32") if number == ZERO else self.register(number) << (scale and 1 + scale)
        if has_uniform(inst.operands[name], uniform):
            total = total + self.uniform(uniform)
        return total + (inst.get(f"{name}_offset") & MASK)

    # Results.

    def put(self, inst: PlacedInst, value: Value, name: str = "d", word: int = 0) -> None:
        """Write u32 into a word of a result."""
        operand: Any = inst.operands[name]
        number = inst.get(name)
        if number == operand.zero:
            return
        (self.set_uniform if operand.uniform else self.set_register)(number + word, value)

    def put_pair(self, inst: PlacedInst, value: Value, name: str = "d") -> None:
        """Write u64 into two words of a result."""
        self.put(inst, self.resize(value, "u32"), name)
        self.put(inst, self.resize(value >> 32, "u32"), name, 1)

    def put_truth(self, inst: PlacedInst, name: str, value: Value) -> None:
        """Write a predicate result, where the encoding has it."""
        operand: Any = inst.operands.get(name)
        if operand is not None and inst.get(name) != 7:
            self.set_predicate(inst.get(name), operand.uniform, value)


class WarpLanes(Lanes):
    """Lanes of warps: they reach each other, and memory."""

    # Each other: of a warp, those that take part.

    @abstractmethod
    def of_first(self, value: Value) -> Value:
        """What the lowest of them has, in every lane."""

    @abstractmethod
    def reduce(self, name: str, value: Value) -> Value:
        """and, or, xor, add, min or max of what they have, in every lane."""

    @abstractmethod
    def ballot(self, value: Value) -> Value:
        """u32 with a bit for each of them whose bool is true, in every lane."""

    @abstractmethod
    def from_lanes(self, inst: PlacedInst, value: Value, source: Value) -> Value:
        """u32 of the lane that each lane names."""

    def demand_same(self, inst: PlacedInst, value: Value) -> None:
        """A fault where they have different values; compiled code takes the lowest lane's."""

    # Memory. Spaces: global, shared, local, generic; addresses as `long_address` and `short_address` make
    # them. part: a `Part` of meaning/memory.py.

    @abstractmethod
    def loaded(
        self, inst: PlacedInst, space: str, address: Value, part: Any, takes: Value | None = None
    ) -> list[Value]:
        """Words, narrow values by their sign. takes: lanes where it is false read nothing and get zeros."""

    @abstractmethod
    def stored(self, inst: PlacedInst, space: str, address: Value, part: Any, words: Sequence[Value]) -> None:
        """Of lanes that meet, the last."""

    @abstractmethod
    def constants(self, inst: PlacedInst, part: Any) -> list[Value]:
        """Words of the constant bank that operand `c` names."""

    @abstractmethod
    def atomic(
        self, inst: PlacedInst, space: str, address: Value, op: str, kind: str,
        data: Sequence[Value], swap: Sequence[Value] | None,
    ) -> list[Value]:  # fmt: skip
        """One lane after the other; words that were there before. swap: what is stored where they are
        `data`."""

    # Barriers in shared memory, by their addresses there; what goes on beside the warps.

    @abstractmethod
    def barrier_begin(self, inst: PlacedInst, address: Value, word: Value) -> None:
        """Store the 64 bits of a barrier."""

    @abstractmethod
    def barrier_arrive(self, inst: PlacedInst, address: Value, arrivals: Value, count: Value) -> Value:
        """One lane after the other arrives so often and expects so many bytes; u64 of the barrier before."""

    @abstractmethod
    def barrier_look(self, inst: PlacedInst, address: Value, parity: Value) -> None:
        """P: is a phase of this parity over? Where it is not for a lane, others run before it goes on."""

    def barrier_end(self, inst: PlacedInst, address: Value) -> None:
        """The bytes are no barrier any more."""

    @abstractmethod
    def row_in(
        self, inst: PlacedInst, to: Value, barrier: Value, of: Value, size: Value, is_near: bool
    ) -> None:
        """Copy a row into shared memory; a barrier counts its bytes. size: in bits 15:0, units of 16 bytes.
        is_near: from a block's shared memory."""

    @abstractmethod
    def row_out(self, inst: PlacedInst, to: Value, of: Value, size: Value) -> None:
        """Copy a row of shared memory to global memory."""

    def copy_started(self, to: Value, size: int) -> None:
        """Each lane copies so many bytes to an address of shared memory, asynchronously."""

    def copies_closed(self, inst: PlacedInst) -> None:
        """The copies of each warp so far are a group."""

    def copies_waited(self, inst: PlacedInst) -> None:
        """The warps wait for groups of copies."""

    def registers_ready(self) -> None:
        """Products may read what the warps wrote so far."""

    def stores_seen(self) -> None:
        """Products and copies of blocks may read what the warps stored so far."""

    @abstractmethod
    def warpgroup_product(self, inst: PlacedInst, adds: Value) -> None:
        """HGMMA, of each warp its sixteen rows. adds: bool, whether C is added."""


class WarpPaths(WarpLanes):
    """Lanes of warps with their places in the program. What is `taken` is the executor's own: which lanes."""

    @abstractmethod
    def taking(self, inst: PlacedInst) -> Any:
        """The lanes that take part and whose predicate operands hold."""

    @abstractmethod
    def jump(self, inst: PlacedInst, taken: Any) -> None:
        """These go to the instruction's target, others that are here go on: they part."""

    @abstractmethod
    def jump_together(self, inst: PlacedInst, taken: Any) -> None:
        """Where one of these is, all lanes of its warp that are here go to the target."""

    @abstractmethod
    def jump_to(self, inst: PlacedInst, taken: Any, place: Value) -> None:
        """Each of these goes to an address of its own."""

    @abstractmethod
    def end(self, inst: PlacedInst, taken: Any) -> None:
        """These are no more: nobody waits for them."""

    @abstractmethod
    def let_others_run(self, inst: PlacedInst) -> None:
        """Other lanes and warps run before these; no BSYNC waits for these meanwhile."""

    @abstractmethod
    def new_region(self, inst: PlacedInst) -> Value:
        """u32: a region, which the lanes that take part have entered."""

    @abstractmethod
    def region(self, inst: PlacedInst) -> Value:
        """u32 of the instruction's B register: a region, 0 for none."""

    @abstractmethod
    def set_region(self, inst: PlacedInst, value: Value) -> None: ...

    @abstractmethod
    def wait_in_region(self, inst: PlacedInst) -> None:
        """Until every lane of the region is here, has left it, or has ended."""

    @abstractmethod
    def leave_region(self, inst: PlacedInst, taken: Any) -> None:
        """These will not come to the end of the region; the others need not wait for them."""

    @abstractmethod
    def meet(self, inst: PlacedInst, mask: int) -> None:
        """Wait for the lanes of the mask."""

    @abstractmethod
    def meet_by_masks(self, inst: PlacedInst, masks: Value) -> None:
        """Lanes with the same mask wait for those that it names."""

    @abstractmethod
    def wait_at_barrier(self, inst: PlacedInst) -> None:
        """Wait for the block's other lanes, or for as many as the barrier says, or arrive alone."""

    @abstractmethod
    def voted(self) -> tuple[Value, Value]:
        """What the last BAR.RED of the block found: u32, how many said yes, and bool, the outcome."""
