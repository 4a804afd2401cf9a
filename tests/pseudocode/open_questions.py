"""Where compiled waves may leave other bits than AMD's pseudocode says, and why: the text leaves a thing
open, is a formula without its rounding, or cards were measured to do otherwise.

"measured" are AMD's own comparisons with gfx1201 and gfx1100 (rocm-systems, `emulation/rocjitsu`), which
firmware_notes/strictness.md and firmware_notes/waves.md cite.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.approximate import ESTIMATES, halves
from tests.pseudocode import numbers
from tests.pseudocode.modifiers import FACTORS, signed, source_lane
from tests.pseudocode.numbers import Value, take
from tests.pseudocode.wave import EXEC, Wave


@dataclass(frozen=True)
class Case:
    """What one lane of one result register holds after an instruction, by the text and by us."""

    inst: Inst
    wave: Wave
    lane: int
    register: str
    text: int
    ours: int

    @property
    def suffix(self) -> str:
        """Of a dual instruction's operands: of the half that writes this register."""
        wrote_x = self.inst.get("vdstX")
        return "" if wrote_x is None else "X" if repr(wrote_x) == self.register else "Y"

    @property
    def mnemonic(self) -> str:
        """Of a dual instruction that of the half that writes this register."""
        return halves(self.inst.defn.mnemonic)[self.suffix == "Y"]

    @property
    def kind(self) -> str:
        """The float type that the mnemonic ends in."""
        return re.findall(r"b?f\d+", self.mnemonic)[-1]

    def source(self, number: int, kind: str = "") -> Value:
        """As the text sees it, with its sign."""
        kind = kind or self.kind
        bits, modifiers = self.read(f"src{number}"), self.inst.get(f"src{number}_modifiers", 0)
        is_packed = self.inst.defn.base_format == "VOP3P" or kind not in numbers.FORMATS
        return take(bits if is_packed else signed(bits, numbers.FORMATS[kind].width, modifiers), kind)

    def operand(self, name: str) -> Any:
        """Its value; vsrc1 of a dual instruction is src1."""
        return self.inst.get(name + self.suffix, self.inst.get(f"v{name}{self.suffix}"))

    def read(self, name: str) -> int:
        return self.wave.read(self.operand(name), self.lane_of(name))

    def lane_of(self, name: str) -> int:
        """The lane that a source comes from, which DPP moves."""
        moved = source_lane(self.inst, self.lane) if name == "src0" and self.inst.defn.dpp else None
        return self.lane if moved is None else moved

    def addend(self) -> Value:
        """What a dot product is added to: its last source, or its result's register."""
        name = "vdst" if self.operand("src2") is None else "src2"
        return take(self.read(name), self.result_kind)

    @property
    def result_kind(self) -> str:
        """The float type that comes first in the mnemonic."""
        return re.findall(r"b?f\d+", self.mnemonic)[0]

    def results(self) -> tuple[Value, Value]:
        """The text's and ours, of the half that the result is in."""
        target = self.operand("vdst") or self.operand("sdst")
        shift = 16 * getattr(target, "half", 0)
        text, ours = (take(bits >> shift, self.result_kind) for bits in (self.text, self.ours))
        return text, ours

    def sources(self, kind: str = "") -> list[Value]:
        return [self.source(i, kind) for i in range(3) if self.operand(f"src{i}") is not None]


@dataclass(frozen=True)
class Open:
    names: str
    why: str
    when: Callable[[Case], bool]

    def covers(self, case: Case) -> bool:
        return bool(re.fullmatch(self.names, case.mnemonic)) and self.when(case)


def denormal(value: Value) -> bool:
    return numbers.exponent(value) == 0 and numbers.fraction(value) != 0


def signals(value: Value) -> bool:
    return numbers.is_nan(value) and not numbers.is_quiet(value)


def only_quieted(case: Case) -> bool:
    return any(signals(value) for value in case.sources())


def flushed(case: Case) -> bool:
    """A denormal goes into an f32 estimate, or comes out of it."""
    return denormal(case.source(0, "f32")) or denormal(Value(case.text, "f32"))


def has_full_mask(case: Case) -> bool:
    return case.wave.mask(EXEC) & (1 << case.wave.lanes) - 1 == (1 << case.wave.lanes) - 1


def is_nearest_even(case: Case) -> bool:
    """Ours is the whole number next to the source, with its sign: of a double the word that was looked at."""
    source = case.source(0)
    if not numbers.finite(source):
        return False
    whole = Fraction(round(numbers.exact(source)))
    right = numbers.rounded(whole, case.kind, numbers.sign(source)).bits
    if case.kind == "f64":
        return case.ours in (right & 0xFFFFFFFF, right >> 32)
    return case.results()[1].bits == right


def is_floor_of_sum(case: Case) -> bool:
    source = case.source(0)
    return numbers.finite(source) and case.ours == floor(numbers.exact(source) + Fraction(1, 2)) & 0xFFFFFFFF


def has_two_nans(case: Case) -> bool:
    """One of them signalling; of packed halves in either half."""
    halves_too = [take(case.read(f"src{i}") >> 16, "f16") for i in range(2)] if case.kind == "f16" else []
    for values in (case.sources(), halves_too):
        if sum(map(numbers.is_nan, values)) > 1 and any(map(signals, values)):
            return True
    return False


def near_turns(case: Case) -> bool:
    """The angle's rounding, and 2 units of the result, times what omod multiplies it by; beyond 256 turns the
    prose has other results.
    """
    angle, text, ours = case.source(0), *case.results()
    if not numbers.finite(angle) or abs(numbers.exact(angle)) > 256:
        return True
    size = abs(numbers.exact(angle))
    difference = abs(numbers.exact(text) - numbers.exact(ours))
    factor = FACTORS.get(int(case.inst.get("omod", 0)), Fraction(1))
    return difference <= factor * (7 * size + 4) / 2 ** numbers.FORMATS[case.kind].fraction


def near_sum(case: Case) -> bool:
    """Within what rounding a sum's terms after each step can change, or cutting them off."""
    factors = "bf16" if "bf16" in case.mnemonic else "f16"
    text, ours = case.results()
    addend = case.addend()
    pairs = [(take(case.read("src0") >> s, factors), take(case.read("src1") >> s, factors)) for s in (0, 16)]
    if not all(numbers.finite(value) for value in (text, ours, addend, *sum(pairs, ()))):
        return True
    if any(denormal(value) for value in sum(pairs, ())):
        return True
    size = abs(numbers.exact(addend)) + sum(abs(numbers.exact(a) * numbers.exact(b)) for a, b in pairs)
    form = numbers.FORMATS[text.type]
    smallest = Fraction(2) ** (2 - form.bias)
    return abs(numbers.exact(text) - numbers.exact(ours)) <= size * 4 / 2**form.fraction + smallest


def nan_of_other_sign(case: Case) -> bool:
    return any(numbers.is_nan(value) for value in case.sources("f32")) and not (
        (case.text ^ case.ours) & 0x7F7F7F7F
    )


def is_whole(value: Value) -> bool:
    return not numbers.finite(value) or numbers.exact(value).denominator == 1


def no_denormals(case: Case) -> bool:
    given = [*case.sources(), case.addend()]
    return any(map(denormal, [*given, Value(case.text, "f32")])) or not case.text & 0x7FFFFFFF


def of_zeros(case: Case) -> bool:
    return sum(map(numbers.is_zero, case.sources())) > 1 and all(map(numbers.is_zero, case.results()))


def one_below(case: Case) -> bool:
    """The text says 1 of a number just below 0: of doubles a word of it."""
    one = {"f16": 0x3C00, "f32": 0x3F800000, "f64": 0x3FF00000}[case.kind]
    low = case.kind == "f64" and case.text == 0 and case.ours == 0xFFFFFFFF
    is_one = low or one in (case.text, case.results()[0].bits)
    return numbers.sign(case.source(0)) and is_one


NANS = {kind: numbers.any_nan(kind).bits for kind in ("f16", "bf16", "f32", "f64")}


def agrees(text: int, ours: int) -> bool:
    """Equal, or both a NaN whose payload the text leaves open: one of f32, half of one of f64, two halves."""
    if text in (ours, NANS["f64"] & 0xFFFFFFFF):
        return True
    if text == NANS["f64"] >> 32:
        return ours & 0x7FF00000 == 0x7FF00000
    if text == NANS["f32"]:
        return numbers.is_nan(Value(ours, "f32"))
    return all(half_agrees(text >> shift & 0xFFFF, ours >> shift & 0xFFFF) for shift in (0, 16))


def half_agrees(text: int, ours: int) -> bool:
    is_open = [text == NANS[kind] and numbers.is_nan(Value(ours, kind)) for kind in ("f16", "bf16")]
    return text == ours or any(is_open)


ESTIMATE = "|".join(re.escape(name) for name in ESTIMATES)
# What the text says is not what the instruction does, in most lanes; others hold these.
UNUSABLE = {
    "v_cvt_sr_(fp8|bf8)_f32": "the noise carries into the exponent, the rest is cut off: measured",
    "v_div_fmas_.*": "scales by 2**32, which does not undo what the text of v_div_scale does",
    "v_div_scale_.*": "goes by exponent fields alone: measured",
    "v_trig_preop_f64": "the text's shift leaves no bit of 2/pi in those that it takes",
}
QUESTIONS = (
    Open("s_.*_f16(_f32)?", "the text names the low half of an SGPR; we leave 0 in the high one",
         lambda case: case.ours >> 16 == 0 and half_agrees(case.text & 0xFFFF, case.ours)),
    Open("s_max_[iu]32", "SCC of equal ones: two public emulators say that hardware leaves it 0",
         lambda case: case.register == "s92" and case.read("src0") == case.read("src1")),
    Open("v_cvt_(floor|nearest)_i32_f32", "a NaN becomes the greatest or least integer: measured",
         lambda case: numbers.is_nan(case.source(0))),
    Open("v_cvt_nearest_i32_f32", "x + 1/2 is rounded once, to the integer: measured", is_floor_of_sum),
    Open("v_cvt_pk_(fp8|bf8)_f32", "the sign of a NaN of eight bits", nan_of_other_sign),
    Open("v_cvt_pk_u8_f32", "f32_to_u8 is not defined; ours rounds to the nearest even one",
         lambda case: not is_whole(case.source(0, "f32"))),
    Open("v_div_fixup_.*", "a quotient that is a NaN becomes an infinity: measured",
         lambda case: numbers.is_nan(case.source(0))),
    Open("v_dot2.*", "sums are narrowed after each step, GFX11 takes denormals for zeros: measured",
         near_sum),
    Open("v_(fma|fmac|mul)_dx9_zero_f32", "takes and gives no denormals, adds to +0: measured",
         no_denormals),
    Open("v_fract_.*", "the result is below 1, as LLVM's folding has it", one_below),
    Open("v_frexp_exp_.*", "exponent() of zeros and denormals is not defined; as LLVM's folding has it",
         lambda case: numbers.exponent(case.source(0)) == 0),
    Open("v_frexp_mant_.*", "the text hands a signalling NaN on as it is; cards quiet it: measured",
         only_quieted),
    Open("v_med3_(num_)?f(16|32)", "the text takes -0 and +0 for equal; -0 is below +0: measured", of_zeros),
    Open("v_mullit_f32", "0 * x = 0: said in prose, not in the text",
         lambda case: any(map(numbers.is_zero, case.sources()[:2]))),
    Open("([vs]_|v_pk_)(minimum|maximum).*", "the first NaN goes on; the text lets a signalling one go first:"
         " measured", has_two_nans),
    Open("v_permlane.*", "lanes that are switched off, read without fi: said in prose, not in the text",
         lambda case: not has_full_mask(case)),
    Open("[vs]_rndne_.*", "floor(x + 1/2) rounds the sum and has no -0; nearest even, as the name says",
         is_nearest_even),
    Open("v_(sin|cos)_.*", "the text rounds the angle before it takes the sine", near_turns),
    Open(f"({ESTIMATE}).*f32", "estimates of f32 take and give no denormals", flushed),
)  # fmt: skip


def unusable(mnemonic: str) -> str:
    """Why the text of an instruction cannot be held against it, or nothing."""
    return next((why for names, why in UNUSABLE.items() if re.fullmatch(names, mnemonic)), "")


def reason(case: Case) -> str:
    """Why a result may differ, or nothing."""
    return next((question.why for question in QUESTIONS if question.covers(case)), "")


def memory_reason(mnemonic: str, memory: int, data: int) -> str:
    """Of an access with 64 bits of memory and of data: why its bits may differ, or nothing."""
    match = re.fullmatch(r"(?:ds|global_atomic)_(?:min|max)(?:_rtn)?_(f32|f64)", mnemonic)
    if match is None:
        return ""
    values = [take(bits, match[1]) for bits in (memory, data)]
    if any(map(numbers.is_nan, values)) or all(map(numbers.is_zero, values)):
        return "a signalling NaN, then numbers, -0 below +0: measured; the text compares and no more"
    return ""
