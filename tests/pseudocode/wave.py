"""One instruction on a wave's registers, by its pseudocode: which operand has which of the text's names.

An instruction that the text describes for one lane is evaluated for each lane of EXEC; scalar ones, and those
that go through the lanes themselves (`WHOLE`), once. What encodings add to the text is in `modifiers`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Literal, Reg
from tests.pseudocode.evaluate import Evaluator
from tests.pseudocode.modifiers import (
    is_written,
    kinds_of,
    mixed,
    modified,
    packed,
    result_kind,
    signed,
    source_lane,
)
from tests.pseudocode.numbers import FORMATS, Value

Texts = Mapping[str, tuple[Any, ...]]
WHOLE = ("v_readlane", "v_readfirstlane", "v_writelane", "v_permlane")
VGPR0, VCC, NULL, M0, EXEC = 256, 106, 124, 125, 126
SOURCES = {"src0": "S0", "src1": "S1", "src2": "S2", "vsrc1": "S1"}
TYPES = {"D0": "b64", "D1": "b64", "VCC": "b64", "EXEC": "b64", "SCC": "u1", "EXEC_LO": "b32"}
OP_SEL, OP_SEL_HI, NEG = 4, 8, 1
SPARE = 0x1000  # numbers that no vector register has


@dataclass
class Wave:
    """`scalar` by code: SGPRs, VCC, M0, EXEC, each 32 bits. `vector` by lane, then by number. has_omod:
    whether MODE lets results be multiplied.
    """

    lanes: int
    scalar: dict[int, int]
    vector: list[dict[int, Value]]
    scc: int = 0
    ieee: int = 1
    has_omod: bool = False

    def read(self, reg: Reg, lane: int) -> int:
        """A register's bits, those of a lane if it is a vector register."""
        bits = 0
        for i, code in enumerate(reg.codes()):
            vector = self.vector[lane].get(code - VGPR0, Value(0, "b32")).bits if code >= VGPR0 else 0
            bits |= (vector if code >= VGPR0 else self.scalar.get(code, 0)) << 32 * i
        return bits >> 16 * reg.half

    def write(self, reg: Reg, bits: int, lane: int) -> None:
        for i, code in enumerate(reg.codes()):
            word = bits >> 32 * i & 0xFFFFFFFF
            if code >= VGPR0:
                self.vector[lane][code - VGPR0] = Value(word, "b32")
            elif code != NULL:
                self.scalar[code] = word

    def mask(self, code: int) -> int:
        return self.scalar.get(code, 0) | self.scalar.get(code + 1, 0) << 32

    def set_mask(self, code: int, bits: int) -> None:
        self.scalar[code] = bits & 0xFFFFFFFF
        if self.lanes == 64:
            self.scalar[code + 1] = bits >> 32 & 0xFFFFFFFF

    def copy(self) -> Wave:
        vector = [dict(lane) for lane in self.vector]
        return Wave(self.lanes, dict(self.scalar), vector, self.scc, self.ieee, self.has_omod)


@dataclass
class Step:
    """One instruction, or half of a dual one, whose operands end in `suffix`."""

    inst: Inst
    mnemonic: str
    texts: Texts
    old: Wave
    new: Wave
    suffix: str = ""

    def operand(self, name: str) -> Any:
        return self.inst.get(name + self.suffix)

    @property
    def target(self) -> Reg | None:
        """What D0 is: EXEC and VCC of comparisons that name no register."""
        found = self.operand("vdst") or self.operand("sdst")
        return found or (Reg(VCC, self.old.lanes // 32) if self.mnemonic.startswith("v_cmp_") else None)

    @cached_property
    def float_kinds(self) -> dict[str, str]:
        """The float type as which the text takes a source; v_cndmask's signs are those of a float too."""
        tree, found = self.texts[self.mnemonic], {}
        for name in SOURCES.values():
            kinds = kinds_of(tree, name) & FORMATS.keys()
            if self.mnemonic.startswith("v_cndmask"):
                kinds = {f"f{self.mnemonic[-2:]}"}
            if kinds:
                found[name] = kinds.pop()
        return found

    @property
    def result_kind(self) -> str:
        return result_kind(self.texts[self.mnemonic], self.mnemonic)

    @property
    def is_mask(self) -> bool:
        return self.mnemonic.startswith("v_cmp")

    def modifiers(self, bit: int) -> int:
        """One bit of each source."""
        found = [self.operand(f"src{i}_modifiers") or 0 for i in range(3)]
        return sum(bool(value & bit) << i for i, value in enumerate(found))

    def selected(self) -> int:
        """OPSEL: the upper halves among the sources, and from bit 3 that of the result."""
        halves = [getattr(self.operand(f"src{i}"), "half", 0) << i for i in range(3)]
        return self.modifiers(OP_SEL) | sum(halves) | getattr(self.target, "half", 0) << 3

    def names(self, lane: int) -> dict[str, Any]:
        """Registers by the text's names, as one lane has them."""
        old = self.old
        found: dict[str, Any] = {
            "EXEC": Value(old.mask(EXEC), "b64"), "EXEC_LO": Value(old.scalar[EXEC], "b32"),
            "VCC": Value(self.carry_in(), "b64"), "SCC": Value(old.scc, "u1"),
            "M0": Value(old.scalar.get(M0, 0), "b32"), "laneId": Value(lane, "u32"),
            "VGPR": self.new.vector, "D0": Value(0, "b64"), "D1": Value(0, "b64"),
            "WAVE_MODE.IEEE": Value(old.ieee, "u1"), "OPSEL": Value(self.selected(), "b4"),
            "OPSEL_HI": Value(self.modifiers(OP_SEL_HI), "b4"), "NEG": Value(self.modifiers(NEG), "b4"),
        }  # fmt: skip
        for name in ("WAVE32", "wave32", "WAVE64"):
            found[name] = Value(int(name.endswith(str(old.lanes))), "u1")
        for operand, name in SOURCES.items():
            value = self.operand(operand)
            if isinstance(value, Reg):
                width = max(32 * value.count, 64)
                found[name] = Value(self.given(operand, value, lane), f"b{width}")
                found["SRC" + name[1]] = Value(self.number(operand, value, lane), "u32")
        found["S"] = [found.get(f"S{i}", Value(0, "b64")) for i in range(3)]
        self.constants(found)
        if self.target is not None and not self.is_mask:
            found["D0"] = Value(old.read(self.target, lane), "b128")
            found["VDST"] = Value(self.target.index, "u32")
            if self.mnemonic.startswith("s_cmpk"):
                found["S0"] = found["D0"]
            found.setdefault("S2", found["D0"])  # v_fmac_dx9_zero calls it so
        return found

    def given(self, operand: str, reg: Reg, lane: int) -> int:
        """A source's bits as the text sees them."""
        modifiers, name = int(self.inst.get(f"{operand}_modifiers", 0)), SOURCES[operand]
        source: int | None = lane
        if operand == "src0" and self.inst.defn.dpp:
            source = source_lane(self.inst, lane)
        bits = 0 if source is None or self.is_off(source) else self.old.read(reg, source)
        if self.inst.defn.base_format == "VOP3P":
            return self.packed_source(name, bits, modifiers)
        kind = self.float_kinds.get(name)
        if self.mnemonic.startswith(("v_dot2_", "v_dot2acc_")):  # neg and abs of both halves
            low, high = (signed(bits >> shift & 0xFFFF, 16, modifiers) for shift in (0, 16))
            return high << 16 | low
        return signed(bits, FORMATS[kind].width, modifiers) if kind else bits

    def packed_source(self, name: str, bits: int, modifiers: int) -> int:
        if "mix" in self.mnemonic:
            return mixed(bits, modifiers)
        kind = self.float_kinds.get(name, "")
        if kind == "f32":
            return signed(bits, 32, modifiers)
        if "dot4" in self.mnemonic or "dot8" in self.mnemonic:
            return bits
        return packed(bits, modifiers, kind in ("f16", "bf16"))

    def is_off(self, source: int | None) -> bool:
        """Whether DPP finds no source: none is there, or one that is switched off and may not be read."""
        if source is None:
            return True
        may_be_off = not self.inst.defn.dpp or self.inst.get("fi")
        return not may_be_off and not self.old.mask(EXEC) >> source & 1

    def number(self, operand: str, reg: Reg, lane: int) -> int:
        """Of a vector register; of another, or where lanes move, that of an unused one with its value."""
        if reg.is_vgpr and not (operand == "src0" and self.inst.defn.dpp):
            return reg.index
        spare = SPARE + int(SOURCES[operand][1])
        self.new.vector[lane][spare] = Value(self.given(operand, reg, lane), "b32")
        return spare

    def constants(self, found: dict[str, Any]) -> None:
        literal, short = self.inst.get("imm"), self.inst.get("simm16")
        if isinstance(literal, Literal):
            found["SIMM32"] = Value(literal.bits, "b32")
        if short is not None:
            found["SIMM16"] = Value(short & 0xFFFF, "b16")
            found.setdefault("S0", Value(short & 0xFFFF, "b64"))

    def carry_in(self) -> int:
        source = self.operand("src2")
        is_carry = "_ci_" in self.mnemonic or self.mnemonic.startswith("v_cndmask")
        if is_carry and isinstance(source, Reg):
            return self.old.read(Reg(source.code, self.old.lanes // 32), 0)
        return self.old.mask(VCC)

    def run(self) -> None:
        is_scalar = self.mnemonic.startswith("s_") or self.mnemonic.startswith("v_s_")
        if is_scalar or self.mnemonic.startswith(WHOLE):
            return self.once()
        bits = dict.fromkeys(("D0", "D1", "VCC", "EXEC"), 0)
        for lane in range(self.old.lanes):
            if self.old.mask(EXEC) >> lane & 1 and self.has_result(lane):
                found = self.evaluated(lane)
                for name in bits:
                    bits[name] |= found[name].bits & 1 << lane
                bits["D1"] |= (found["D1"].bits & 1) << lane
                if is_written(self.inst, lane):
                    self.keep(found, lane)
        self.masks(bits)

    def has_result(self, lane: int) -> bool:
        """Whether DPP lets a lane be written: one without a source is, as 0, by bound_ctrl alone. Masks of
        rows and banks are not for bits of masks.
        """
        if not self.is_mask and "_co_" not in self.mnemonic and not is_written(self.inst, lane):
            return False
        if not self.inst.defn.dpp or self.inst.get("bound_ctrl"):
            return True
        return not self.is_off(source_lane(self.inst, lane))

    def finished(self, bits: int) -> int:
        """The result after omod and clamp."""
        if not self.result_kind or self.is_mask:
            return bits
        places = (0, 16) if self.mnemonic.startswith("v_pk_") else (16 * ("mixhi" in self.mnemonic),)
        return modified(self.inst, bits, self.result_kind, places, self.old.has_omod)

    def evaluated(self, lane: int) -> dict[str, Any]:
        evaluator = Evaluator(self.names(lane), dict(TYPES, D0="b128"), self.texts)
        evaluator.run(self.texts[self.mnemonic])
        return evaluator.names

    def once(self) -> None:
        """A scalar instruction, or one that walks over the lanes by itself."""
        found = self.evaluated(0)
        if self.target is not None and not self.target.is_vgpr:
            self.new.write(self.target, found["D0"].bits, 0)
        if self.mnemonic.startswith("s_"):
            self.new.scalar[EXEC] = found["EXEC"].bits & 0xFFFFFFFF
            self.new.scalar[EXEC + 1] = found["EXEC"].bits >> 32
            self.new.scc = found["SCC"].bits

    def keep(self, found: dict[str, Any], lane: int) -> None:
        """What a lane's evaluation wrote to vector registers, other than by their numbers."""
        target = self.target
        if target is not None and target.is_vgpr:
            given = self.finished(found["D0"].bits)
            if given != self.old.read(target, lane):
                self.put(target, given, lane)
        for operand, name in SOURCES.items():
            value = self.operand(operand)
            if isinstance(value, Reg) and value.is_vgpr and self.mnemonic.startswith("v_swap"):
                self.put(value, found[name].bits, lane)

    def put(self, reg: Reg, bits: int, lane: int) -> None:
        """Halves leave the other one alone."""
        if reg.half:
            bits = self.new.read(Reg(reg.code), lane) & 0xFFFF | (bits & 0xFFFF) << 16
        self.new.write(reg, bits, lane)

    def masks(self, bits: dict[str, int]) -> None:
        carries = self.operand("sdst") if self.inst.defn.base_format == "VOP3SD" else None
        if self.mnemonic.startswith("v_cmpx"):
            self.new.set_mask(EXEC, bits["EXEC"])
        elif self.is_mask and self.target is not None:
            self.new.write(self.target, bits["D0"], 0)
        elif isinstance(carries, Reg):
            self.new.write(carries, bits["D1"] if "mad" in self.mnemonic else bits["VCC"], 0)
        elif self.inst.defn.base_format == "VOP2" and "_co_" in self.mnemonic:
            self.new.set_mask(VCC, bits["VCC"])


def execute(inst: Inst, texts: Texts, wave: Wave) -> Wave:
    """The registers after an instruction."""
    new = wave.copy()
    halves = inst.defn.mnemonic.split(" :: ")
    suffixes = [""] if len(halves) == 1 else ["X", "Y"]
    for half, suffix in zip(halves, suffixes, strict=True):
        name = half if half in texts else half.replace("v_dual_", "v_")
        Step(inst, name, texts, wave, new, suffix).run()
    return new
