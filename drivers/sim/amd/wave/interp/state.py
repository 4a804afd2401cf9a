"""One wave of the reference interpreter: its registers as numpy rows of 32 lanes, and which of their bits
are defined.

Undefined bits travel with values, as poison: copying them is no fault, letting them decide something (an
address, stored data, a branch, EXEC) is E_UNINIT. Knows registers and operands; what instructions do stands
in the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import (
    EXEC_LO,
    M0,
    NULL,
    SCC,
    SGPR_COUNT,
    VCC_LO,
    Literal,
    Reg,
    float_bits,
    register_text,
)
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import LANES, Abi
from drivers.sim.amd.wave.program import VGPR, Step

Array = npt.NDArray[Any]
FULL = 0xFFFFFFFF
WORDS: dict[int, Any] = {16: np.uint16, 32: np.uint32, 64: np.uint64}
KINDS: dict[str, Any] = {
    "u16": np.uint16,
    "i16": np.int16,
    "f16": np.float16,
    "u32": np.uint32,
    "i32": np.int32,
    "f32": np.float32,
    "u64": np.uint64,
    "i64": np.int64,
    "f64": np.float64,
}
NEGATE, ABSOLUTE, HIGH, HIGH_RESULT = 1, 2, 4, 8
LANE_NUMBERS = np.arange(LANES, dtype=np.uint32)
APERTURE_CODES = range(235, 240)


def lanes_of(mask: int) -> Array:
    """A lane mask as 32 booleans."""
    return (np.uint32(mask) >> LANE_NUMBERS & 1).astype(bool)


def mask_of(lanes: Array) -> int:
    """32 booleans as a lane mask."""
    return int.from_bytes(np.packbits(lanes, bitorder="little").tobytes(), "little")


def width_of(kind: str) -> int:
    return int(kind[1:])


class Wave:
    """Registers of one wave. `index` is its number in its group; `step` the instruction that runs now."""

    def __init__(self, arch: str, abi: Abi, index: int, entry_va: int, where: Mapping[str, object]) -> None:
        self.arch, self.abi, self.index, self.entry_va = arch, abi, index, entry_va
        self.where = where
        self.vector = np.zeros((abi.vgprs, LANES), np.uint32)
        self.defined = np.zeros((abi.vgprs, LANES), np.uint32)
        self.scalars = [0] * 256
        self.known = bytearray(256)
        self.step: Step | None = None
        self.seen: list[Array] = []
        self.good = np.ones(LANES, bool)
        self.blame = ""
        self.set_scalar(EXEC_LO.code, abi.exec_masks[index])
        self.set_scalar(EXEC_LO.code + 1, 0)

    # -- faults -----------------------------------------------------------------------------------

    def fault(self, code: str, detail: str, **more: object) -> SimFault:
        """A rule broken by the running instruction."""
        place: dict[str, object] = {**self.where, "wave": self.index}
        if self.step is not None:
            place["pc"] = self.entry_va + self.step.offset
            place["inst"] = isa(self.arch).format(self.step.inst)
        return SimFault(code, detail, {**place, **more})

    def refuse(self, what: str) -> NoReturn:
        """An option the interpreter has no rule for."""
        raise self.fault("E_NOT_MODELLED", what)

    def require(self, lanes: Array, what: str) -> None:
        """Fault where an active lane of the values read so far is undefined. `what`: what they decide."""
        bad = lanes & ~self.good
        if bad.any():
            lane = int(np.argmax(bad))
            detail = f"{what} depends on {self.blame or 'a register'}, undefined in lane {lane}"
            raise self.fault("E_UNINIT", detail, reg=self.blame, lane=lane)

    def begin(self, step: Step) -> None:
        """Nothing read yet."""
        self.step = step
        self.seen = []
        self.good = np.ones(LANES, bool)
        self.blame = ""

    def trust(self) -> None:
        """Every register counts as defined now: a function saves what its callers may never have set."""
        self.defined[:] = FULL
        for code in (*range(SGPR_COUNT), VCC_LO.code, VCC_LO.code + 1, M0.code, SCC.code):
            self.known[code] = 1

    # -- scalars ----------------------------------------------------------------------------------

    def scalar(self, code: int) -> int:
        """A 32-bit scalar register. Raises E_UNINIT if nothing wrote it."""
        if code == NULL.code:
            return 0
        if not self.known[code]:
            name = register_text(Reg(code))
            if code in APERTURE_CODES:
                self.refuse(f"{name} is not modelled")
            raise self.fault("E_UNINIT", f"{name} is read before anything wrote it", reg=name)
        return self.scalars[code]

    def set_scalar(self, code: int, value: int) -> None:
        if code != NULL.code:
            self.scalars[code] = value & FULL
            self.known[code] = 1

    def wide_scalar(self, code: int) -> int:
        """An aligned pair of scalar registers."""
        return 0 if code == NULL.code else self.scalar(code) | self.scalar(code + 1) << 32

    def set_wide_scalar(self, code: int, value: int) -> None:
        if code != NULL.code:
            self.set_scalar(code, value)
            self.set_scalar(code + 1, value >> 32)

    @property
    def scc(self) -> int:
        return self.scalar(SCC.code)

    def set_scc(self, on: bool | int) -> None:
        self.set_scalar(SCC.code, int(on))

    @property
    def exec_mask(self) -> int:
        return self.scalars[EXEC_LO.code]

    @property
    def active(self) -> Array:
        """Lanes that are on."""
        return lanes_of(self.scalars[EXEC_LO.code])

    def scalar_operand(self, inst: Inst, name: str, bits: int = 32) -> int:
        """A scalar instruction's source as an unsigned number."""
        operand = inst[name]
        if isinstance(operand, Reg):
            return self.scalar(operand.code) if bits == 32 else self.wide_scalar(operand.code)
        return constant(inst, name, bits)

    def mask(self, code: int) -> Array:
        """A scalar register as one boolean per lane."""
        return lanes_of(self.scalar(code))

    def set_mask(self, code: int, lanes: Array) -> None:
        """Write a lane mask; lanes that are off, or that DPP leaves out,
        give 0. Undefined active lanes fault.
        """
        active = self.active
        if self.step is not None and self.step.inst.defn.dpp:
            from drivers.sim.amd.wave.interp.cross import written_lanes

            active = active & written_lanes(self, self.step.inst)
        self.require(active, "a lane mask")
        self.set_scalar(code, mask_of(lanes & active))

    # -- vector sources ---------------------------------------------------------------------------

    def row(self, register: Reg, part: int = 0) -> tuple[Array, Array]:
        """One dword of a register: values and defined bits of 32 lanes."""
        code = register.code + part
        if code >= VGPR:
            return self.vector[code - VGPR], self.defined[code - VGPR]
        return np.full(LANES, self.scalar(code), np.uint32), np.full(LANES, FULL, np.uint32)

    def note(self, register: Reg, defined: Array, wanted: int = FULL) -> None:
        """Account for the defined bits of something read."""
        self.seen.append(defined)
        whole = defined & np.uint32(wanted) == wanted
        if not self.blame and not whole.all():
            self.blame = register_text(register)
        self.good = self.good & whole

    def source(self, inst: Inst, name: str, kind: str) -> Array:
        """A source as 32 values of `kind`, DPP and modifiers applied."""
        width = width_of(kind)
        operand = inst[name]
        modifiers = inst.get(f"{name}_modifiers", 0)
        if not isinstance(operand, Reg):
            bits = np.full(LANES, constant(inst, name, width), WORDS[width])
            self.seen.append(np.full(LANES, FULL, np.uint32))
        elif width == 64:
            bits = self.read_wide(operand)
        else:
            value, defined = self.row(operand)
            if inst.defn.dpp and name == "src0":
                from drivers.sim.amd.wave.interp.cross import moved

                value, defined = moved(self, inst, value, defined)
            bits = self.narrow(operand, value, defined, width, bool(operand.half or modifiers & HIGH))
        if kind[0] == "f" and modifiers & (NEGATE | ABSOLUTE):
            bits = signed_bits(bits, width, modifiers)
        return bits.view(KINDS[kind])

    def narrow(self, register: Reg, value: Array, defined: Array, width: int, high: bool) -> Array:
        """The dword, or the half of it that is asked for."""
        if width == 32:
            self.note(register, defined)
            return value.copy()
        self.note(register, defined, 0xFFFF0000 if high else 0xFFFF)
        return (value >> np.uint32(16 if high else 0)).astype(np.uint16)

    def read_wide(self, register: Reg) -> Array:
        low, low_defined = self.row(register)
        high, high_defined = self.row(register, 1)
        self.note(register, low_defined & high_defined)
        return low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)

    def old(self, inst: Inst, name: str, kind: str) -> Array:
        """The destination before the write, for instructions that accumulate."""
        register = inst[name]
        value, defined = self.row(register)
        high = bool(register.half or inst.get("src0_modifiers", 0) & HIGH_RESULT)
        return self.narrow(register, value, defined, width_of(kind), high).view(KINDS[kind])

    # -- vector results ---------------------------------------------------------------------------

    def put(self, index: int, value: Array, lanes: Array, defined: Array) -> None:
        """Write VGPR `index` where `lanes`; `defined` are its defined bits."""
        self.vector[index] = np.where(lanes, value, self.vector[index])
        self.defined[index] = np.where(lanes, defined, self.defined[index])

    def write(self, inst: Inst, name: str, kind: str, value: Array, defined: Array | None = None) -> None:
        """Write a result of `kind` in the active lanes; undefined wherever something read was."""
        register = inst[name]
        lanes = self.active
        if inst.defn.dpp:
            from drivers.sim.amd.wave.interp.cross import written_lanes

            lanes = lanes & written_lanes(self, inst)
        width = width_of(kind)
        bits = np.ascontiguousarray(value).view(WORDS[width])
        known = np.where(self.good, np.uint32(FULL), np.uint32(0)) if defined is None else defined
        index = register.code - VGPR
        if width == 64:
            self.put(index, bits.astype(np.uint32), lanes, known)
            self.put(index + 1, (bits >> np.uint64(32)).astype(np.uint32), lanes, known)
        elif width == 16:
            self.put_half(
                index, bits, register.half or inst.get("src0_modifiers", 0) & HIGH_RESULT, lanes, known
            )
        else:
            self.put(index, bits, lanes, known)

    def put_half(self, index: int, half: Array, high: int, lanes: Array, known: Array) -> None:
        """Write 16 bits and leave the other 16 as they are. Source: RDNA3 ISA, 16-bit VALU results."""
        shift, keep = (np.uint32(16), np.uint32(0xFFFF)) if high else (np.uint32(0), np.uint32(0xFFFF0000))
        value = self.vector[index] & keep | half.astype(np.uint32) << shift
        defined = self.defined[index] & keep | known & ~keep
        self.put(index, value, lanes, defined)


def signed_bits(bits: Array, width: int, modifiers: int) -> Array:
    """Absolute value, then negation, on the sign bit alone."""
    sign = bits.dtype.type(1 << width - 1)
    if modifiers & ABSOLUTE:
        bits = bits & ~sign
    return bits ^ sign if modifiers & NEGATE else bits


def constant(inst: Inst, name: str, width: int) -> int:
    """Bits of an immediate in an operand of `width`. Source: RDNA3 ISA, inline constants and literals.

    An inline float has the operand's own type; a literal is the high half of an f64 and is zero-extended
    otherwise.
    """
    value = inst[name]
    dtype = inst.defn.operands[inst.defn.slot[name]].dtype or f"f{width}"
    if isinstance(value, float):
        if width == 16 and dtype[-2:] != "16":
            return float_bits(value, "f16")
        return float_bits(value, dtype if int(dtype[-2:]) == width or "v2" in dtype else f"f{width}")
    is_literal = isinstance(value, Literal)
    number = value.bits if is_literal else int(value)
    if width == 64 and "f" in dtype and (is_literal or not -16 <= number <= 64):
        return (number & FULL) << 32
    return number & FULL if is_literal and width == 64 else number & ((1 << width) - 1)
