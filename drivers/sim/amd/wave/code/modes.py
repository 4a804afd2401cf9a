"""MODE before each instruction: how floats are rounded and what happens to denormals, as far as code tells.

A kernel starts with what RSRC1 says and changes it by s_round_mode, s_denorm_mode and s_setreg. What a
scalar register gives is known where it holds a constant or what s_getreg read of MODE. Where paths disagree,
or a value is not known, bits are not `known`: a run keeps them (`jit.modes`). Source: RDNA3 and RDNA4 ISA,
"MODE register" and SOPK opcodes.
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.dataflow import forward_steps

MODE = 1  # the hardware register's number
FLOAT_BITS = 0xFF  # round f32, round f16 and f64, denormals f32, denormals f16 and f64: two bits each
CLAMP_BIT, IEEE_BIT = 1 << 8, 1 << 9  # DX10_CLAMP and IEEE, which GFX12 does not have
OVERFLOW_BIT = 1 << 23  # FP16_OVFL: halves that overflow become the largest one
EXCEPTION_BITS = 0x1FF << 12  # EXCP_EN
TRACKED = FLOAT_BITS | CLAMP_BIT | IEEE_BIT | OVERFLOW_BIT
NEAREST, UPWARD, DOWNWARD, TO_ZERO = range(4)
FIELDS = {"f32": (0, 4), "f16": (2, 6), "f64": (2, 6)}  # first bits of a kind's rounding and denormals
# Vector instructions by what MODE does to their results: those that give an operand as it is, those of f32
# whose results are never denormal, those that round to nearest in every mode, and those that multiply
SELECTIONS = ("v_min", "v_max", "v_med3")
ALWAYS_FLUSHED = (
    *(f"v_{name}_f32" for name in ("exp", "log", "rcp", "rsq", "sqrt")), "v_rcp_iflag_f32",
    "v_fma_dx9_zero_f32", "v_fmac_dx9_zero_f32",
)  # fmt: skip
NOT_ROUNDED = ("v_exp", "v_log", "v_rcp", "v_rsq", "v_sqrt", "v_sin", "v_cos", "v_cvt_pk_norm", "v_cvt_norm")
PRODUCTS = tuple(
    f"v_{name}_{kind}" for name in ("mul", "fma", "fmac", "fmaak", "fmamk") for kind in ("f32", "f64")
)


@dataclass(frozen=True)
class Mode:
    """MODE's `bits`, of which those in `known` hold on every path; the others are 0 here."""

    bits: int
    known: int = TRACKED

    def meet(self, other: Mode) -> Mode:
        """What holds on both ways."""
        same = self.known & other.known & ~(self.bits ^ other.bits)
        return Mode(self.bits & same, same)

    def value(self, mask: int) -> int | None:
        """The bits of `mask` in their places, None if one of them is not known."""
        return self.bits & mask if not mask & ~self.known else None

    def put(self, mask: int, bits: int | None) -> Mode:
        """The same with those of `mask` written; None: with something."""
        known = self.known & ~mask | (0 if bits is None else mask)
        return Mode((self.bits & ~mask | (bits or 0) & mask) & known, known)

    @property
    def is_known(self) -> bool:
        return self.known == TRACKED

    @property
    def is_default(self) -> bool:
        """Rounds to nearest even and keeps denormals."""
        return self.value(FLOAT_BITS) == DEFAULT_BITS


DEFAULT_BITS = 0xF0
DEFAULT = Mode(DEFAULT_BITS | CLAMP_BIT | IEEE_BIT)


@dataclass(frozen=True)
class ModeFacts:
    """What holds on every path: MODE, and registers with known values."""

    mode: Mode
    registers: frozenset[tuple[int, int]]

    def meet(self, other: ModeFacts) -> ModeFacts:
        return ModeFacts(self.mode.meet(other.mode), self.registers & other.registers)

    def value(self, operand: object) -> int | None:
        if isinstance(operand, Reg):
            return dict(self.registers).get(operand.code)
        if isinstance(operand, Literal):
            return operand.bits
        return operand & 0xFFFFFFFF if isinstance(operand, int) else None


def is_estimate(name: str) -> bool:
    """Whether MODE has no say in how an instruction's result is rounded."""
    return name.startswith(NOT_ROUNDED) or "_rtz" in name


def rounding(mode: int, kind: str) -> int:
    """How results of f16, f32 or f64 are rounded."""
    return mode >> FIELDS[kind][0] & 3


def denormal_bit(kind: str, inputs: bool) -> int:
    """MODE's bit that keeps denormal operands (or results) of `kind`; else they are zeros of their sign."""
    return (1 if inputs else 2) << FIELDS[kind][1]


def register_field(inst: Inst) -> tuple[int, int, int]:
    """Of s_getreg and s_setreg: (register, first bit, bits)."""
    field = int(inst["simm16"]) & 0xFFFF
    return field & 63, field >> 6 & 31, (field >> 11 & 31) + 1


def unknown(arch: str) -> Mode:
    """Any MODE that a wave of the generation may have."""
    return Mode(0, TRACKED & ~writable(arch))


def writable(arch: str) -> int:
    """The bits of MODE that are modelled and exist; GFX12 has neither DX10_CLAMP nor IEEE."""
    return TRACKED if generation(arch).has_mode_bits else TRACKED & ~(CLAMP_BIT | IEEE_BIT)


def find_modes(program: ControlFlow, start: Mode) -> list[list[Mode]]:
    """MODE before each step of each block."""
    blocks = program.blocks
    if not any(changes_mode(step.inst) for block in blocks for step in block.steps):
        return [[start] * len(block.steps) for block in blocks]
    allowed = writable(program.arch)
    begin = ModeFacts(start, frozenset())

    def over(index: int, position: int, state: ModeFacts) -> ModeFacts:
        return after_step(blocks[index].steps[position].inst, state, allowed)

    states = forward_steps(blocks, {program.start: begin}, over, ModeFacts.meet, begin)
    return [[known.mode for known in along[:-1]] for along in states]


def changes_mode(inst: Inst) -> bool:
    name = inst.defn.mnemonic
    if name.startswith("s_setreg"):
        return register_field(inst)[0] == MODE
    return name in ("s_round_mode", "s_denorm_mode")


def written_field(inst: Inst) -> tuple[int, int]:
    """Of an instruction that changes MODE: the first bit and how many bits."""
    name = inst.defn.mnemonic
    if name.startswith("s_setreg"):
        return register_field(inst)[1:]
    return (0 if name == "s_round_mode" else 4), 4


def given_value(inst: Inst) -> object:
    """What an instruction that changes MODE puts into its field: an operand, or a number."""
    name = inst.defn.mnemonic
    if name == "s_setreg_b32":
        return inst["sdst"]
    return inst["imm"] if name == "s_setreg_imm32_b32" else int(inst["simm16"])


def after_step(inst: Inst, state: ModeFacts, allowed: int) -> ModeFacts:
    name = inst.defn.mnemonic
    if changes_mode(inst):
        first, bits = written_field(inst)
        value = state.value(given_value(inst))
        mask = ((1 << bits) - 1) << first & allowed
        return ModeFacts(state.mode.put(mask, None if value is None else value << first), state.registers)
    written = {code for register in inst.writes() for code in register.codes()}
    registers = {pair for pair in state.registers if pair[0] not in written}
    value = None
    if name == "s_getreg_b32" and register_field(inst)[0] == MODE:
        _, first, bits = register_field(inst)
        found = state.mode.value(((1 << bits) - 1) << first & allowed)
        value = None if found is None else found >> first
    elif name in ("s_mov_b32", "s_movk_i32"):
        value = state.value(inst["src0"] if name == "s_mov_b32" else int(inst["simm16"]))
    if value is not None:
        registers.add((inst["sdst"].code, value))
    return ModeFacts(state.mode, frozenset(registers))
