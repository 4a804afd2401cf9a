"""Scalar instructions, on Python integers. Source: RDNA3 ISA, SOP1, SOP2, SOPK, SOPC and SOPP opcodes."""

from __future__ import annotations

import re
from collections.abc import Callable

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.interp.rules import Handler, handler
from drivers.sim.amd.wave.interp.state import FULL, Wave

COMPARE = re.compile(r"s_cmp(k?)_(eq|lg|lt|le|gt|ge)_([iu])(32|64)")
SAVE = re.compile(r"s_(\w+)_(saveexec|wrexec)_b(32|64)")


def signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def put(wave: Wave, inst: Inst, value: int, bits: int) -> None:
    if bits == 64:
        wave.set_wide_scalar(inst["sdst"].code, value & (1 << 64) - 1)
    else:
        wave.set_scalar(inst["sdst"].code, value)


def destination(wave: Wave, inst: Inst, bits: int) -> int:
    code = inst["sdst"].code
    return wave.wide_scalar(code) if bits == 64 else wave.scalar(code)


# -- bitwise: SCC is "the result is not zero" ----------------------------------------------------

BITWISE: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "nand": lambda a, b: ~(a & b),
    "nor": lambda a, b: ~(a | b),
    "xnor": lambda a, b: ~(a ^ b),
    "and_not1": lambda a, b: a & ~b,
    "or_not1": lambda a, b: a | ~b,
    "and_not0": lambda a, b: ~a & b,
    "or_not0": lambda a, b: ~a | b,
}
SHIFTS: dict[str, Callable[[int, int, int], int]] = {
    "lshl_b": lambda a, n, bits: a << n,
    "lshr_b": lambda a, n, bits: a >> n,
    "ashr_i": lambda a, n, bits: signed(a, bits) >> n,
}


def nonzero_result(name: str, bits: int, compute: Callable[[Wave, Inst], int]) -> None:
    """Register an instruction whose SCC says that its result is not zero."""

    @handler(name)
    def run(wave: Wave, inst: Inst) -> None:
        value = compute(wave, inst) & (1 << bits) - 1
        put(wave, inst, value, bits)
        wave.set_scc(value != 0)


def both(wave: Wave, inst: Inst, bits: int) -> tuple[int, int]:
    return wave.scalar_operand(inst, "src0", bits), wave.scalar_operand(inst, "src1", bits)


def of_two(function: Callable[[int, int], int], bits: int) -> Callable[[Wave, Inst], int]:
    return lambda wave, inst: function(*both(wave, inst, bits))


def shifted(shift: Callable[[int, int, int], int], bits: int) -> Callable[[Wave, Inst], int]:
    """The amount is taken modulo the width."""

    def compute(wave: Wave, inst: Inst) -> int:
        amount = wave.scalar_operand(inst, "src1") % bits
        return shift(wave.scalar_operand(inst, "src0", bits), amount, bits)

    return compute


def register_width(bits: int) -> None:
    """The instructions that come in 32 and 64 bits."""
    for name, function in BITWISE.items():
        nonzero_result(f"s_{name}_b{bits}", bits, of_two(function, bits))
    for name, shift in SHIFTS.items():
        nonzero_result(f"s_{name}{bits}", bits, shifted(shift, bits))
    nonzero_result(f"s_not_b{bits}", bits, lambda w, i: ~w.scalar_operand(i, "src0", bits))
    nonzero_result(f"s_bfe_u{bits}", bits, lambda w, i: bit_field(w, i, bits, False))
    nonzero_result(f"s_bfe_i{bits}", bits, lambda w, i: bit_field(w, i, bits, True))
    for bit in (0, 1):
        register_bit(bits, bit)
    register_moves(bits)
    register_counts(bits)
    register_quads(bits)


def bit_field(wave: Wave, inst: Inst, bits: int, is_signed: bool) -> int:
    """Offset in the low bits of src1, width in its bits 22:16."""
    value, place = wave.scalar_operand(inst, "src0", bits), wave.scalar_operand(inst, "src1")
    offset, width = place % bits, min(place >> 16 & 127, bits)
    if not width:
        return 0
    moved = (signed(value, bits) if is_signed else value) >> offset
    return signed(moved, width) if is_signed else moved & (1 << width) - 1


def register_bit(bits: int, bit: int) -> None:
    @handler(f"s_bitset{bit}_b{bits}")
    def set_bit(wave: Wave, inst: Inst) -> None:
        place = 1 << wave.scalar_operand(inst, "src0") % bits
        old = destination(wave, inst, bits)
        put(wave, inst, old | place if bit else old & ~place, bits)

    @handler(f"s_bitcmp{bit}_b{bits}")
    def test_bit(wave: Wave, inst: Inst) -> None:
        value, place = wave.scalar_operand(inst, "src0", bits), wave.scalar_operand(inst, "src1") % bits
        wave.set_scc(value >> place & 1 == bit)

    @handler(f"s_bcnt{bit}_i32_b{bits}")
    def count(wave: Wave, inst: Inst) -> None:
        ones = wave.scalar_operand(inst, "src0", bits).bit_count()
        found = ones if bit else bits - ones
        put(wave, inst, found, 32)
        wave.set_scc(found != 0)


def register_moves(bits: int) -> None:
    @handler(f"s_mov_b{bits}")
    def move(wave: Wave, inst: Inst) -> None:
        put(wave, inst, wave.scalar_operand(inst, "src0", bits), bits)

    @handler(f"s_cmov_b{bits}")
    def conditional_move(wave: Wave, inst: Inst) -> None:
        if wave.scc:
            put(wave, inst, wave.scalar_operand(inst, "src0", bits), bits)

    @handler(f"s_cselect_b{bits}")
    def select(wave: Wave, inst: Inst) -> None:
        put(wave, inst, wave.scalar_operand(inst, "src0" if wave.scc else "src1", bits), bits)

    @handler(f"s_brev_b{bits}")
    def reverse(wave: Wave, inst: Inst) -> None:
        put(wave, inst, int(f"{wave.scalar_operand(inst, 'src0', bits):0{bits}b}"[::-1], 2), bits)

    @handler(f"s_bfm_b{bits}")
    def mask_of_bits(wave: Wave, inst: Inst) -> None:
        width, offset = (value % bits for value in both(wave, inst, 32))
        put(wave, inst, (1 << width) - 1 << offset, bits)


def register_counts(bits: int) -> None:
    @handler(f"s_ctz_i32_b{bits}")
    def trailing(wave: Wave, inst: Inst) -> None:
        value = wave.scalar_operand(inst, "src0", bits)
        put(wave, inst, (value & -value).bit_length() - 1, 32)

    @handler(f"s_clz_i32_u{bits}")
    def leading(wave: Wave, inst: Inst) -> None:
        value = wave.scalar_operand(inst, "src0", bits)
        put(wave, inst, bits - value.bit_length() if value else -1, 32)

    @handler("s_cls_i32" if bits == 32 else "s_cls_i32_i64")
    def signs(wave: Wave, inst: Inst) -> None:
        """Leading bits equal to the sign; -1 where all are."""
        value = signed(wave.scalar_operand(inst, "src0", bits), bits)
        flipped = value if value >= 0 else ~value
        put(wave, inst, bits - flipped.bit_length() if flipped else -1, 32)


def register_quads(bits: int) -> None:
    """Masks of four lanes each."""
    fours = range(0, bits, 4)

    def any_of_four(wave: Wave, inst: Inst) -> int:
        mask = wave.scalar_operand(inst, "src0", bits)
        return sum(bool(mask >> at & 15) << at // 4 for at in fours)

    def whole_fours(wave: Wave, inst: Inst) -> int:
        mask = wave.scalar_operand(inst, "src0", bits)
        return sum(15 << at for at in fours if mask >> at & 15)

    nonzero_result(f"s_quadmask_b{bits}", bits, any_of_four)
    nonzero_result(f"s_wqm_b{bits}", bits, whole_fours)


register_width(32)
register_width(64)


def save_handler(name: str) -> Handler | None:
    """s_*_saveexec: the old EXEC to sdst, the result to EXEC; s_*_wrexec: the result to both."""
    found = SAVE.fullmatch(name)
    if found is None:
        return None
    function, bits = BITWISE[found[1]], int(found[3])

    def run(wave: Wave, inst: Inst) -> None:
        old = wave.scalar(EXEC_LO.code) if bits == 32 else wave.wide_scalar(EXEC_LO.code)
        new = function(wave.scalar_operand(inst, "src0", bits), old) & (1 << bits) - 1
        put(wave, inst, old if found[2] == "saveexec" else new, bits)
        (wave.set_scalar if bits == 32 else wave.set_wide_scalar)(EXEC_LO.code, new)
        wave.set_scc(new != 0)

    return run


# -- arithmetic ----------------------------------------------------------------------------------


def arithmetic(names: str, compute: Callable[[int, int], int], is_signed: bool) -> None:
    """SCC is the carry, the borrow or the signed overflow: whether the exact result does not fit."""

    @handler(*names.split())
    def run(wave: Wave, inst: Inst) -> None:
        a, b = both(wave, inst, 32)
        value = compute(signed(a), signed(b)) if is_signed else compute(a, b)
        wave.set_scalar(inst["sdst"].code, value)
        wave.set_scc(value != (signed(value) if is_signed else value & FULL))


arithmetic("s_add_u32 s_add_co_u32", lambda a, b: a + b, False)
arithmetic("s_sub_u32 s_sub_co_u32", lambda a, b: a - b, False)
arithmetic("s_add_i32 s_add_co_i32", lambda a, b: a + b, True)
arithmetic("s_sub_i32 s_sub_co_i32", lambda a, b: a - b, True)
for _amount in (1, 2, 3, 4):
    arithmetic(f"s_lshl{_amount}_add_u32", lambda a, b, n=_amount: (a << n) + b, False)  # type: ignore[misc]


@handler("s_addc_u32", "s_subb_u32", "s_add_co_ci_u32", "s_sub_co_ci_u32")
def with_carry(wave: Wave, inst: Inst) -> None:
    a, b = both(wave, inst, 32)
    total = a + b + wave.scc if "_add" in inst.defn.mnemonic else a - b - wave.scc
    wave.set_scalar(inst["sdst"].code, total)
    wave.set_scc(not 0 <= total <= FULL)


def plain(name: str, compute: Callable[[int, int], int]) -> None:
    """Register a function of two 32-bit sources that leaves SCC alone."""

    @handler(name)
    def run(wave: Wave, inst: Inst) -> None:
        wave.set_scalar(inst["sdst"].code, compute(*both(wave, inst, 32)))


def wide(name: str, compute: Callable[[int, int], int]) -> None:
    """The same of 64 bits."""

    @handler(name)
    def run(wave: Wave, inst: Inst) -> None:
        put(wave, inst, compute(*both(wave, inst, 64)), 64)


plain("s_mul_i32", lambda a, b: a * b)
plain("s_mul_hi_u32", lambda a, b: a * b >> 32)
plain("s_mul_hi_i32", lambda a, b: signed(a) * signed(b) >> 32)
wide("s_add_nc_u64", lambda a, b: a + b)
wide("s_sub_nc_u64", lambda a, b: a - b)
wide("s_mul_u64", lambda a, b: a * b)
plain("s_pack_ll_b32_b16", lambda a, b: a & 0xFFFF | (b & 0xFFFF) << 16)
plain("s_pack_lh_b32_b16", lambda a, b: a & 0xFFFF | b & 0xFFFF0000)
plain("s_pack_hh_b32_b16", lambda a, b: a >> 16 | b & 0xFFFF0000)
plain("s_pack_hl_b32_b16", lambda a, b: a >> 16 | (b & 0xFFFF) << 16)
nonzero_result("s_abs_i32", 32, lambda w, i: abs(signed(w.scalar_operand(i, "src0"))))
nonzero_result(
    "s_absdiff_i32", 32, lambda w, i: abs(signed(w.scalar_operand(i, "src0") - w.scalar_operand(i, "src1")))
)


def extreme(name: str, is_signed: bool, wants_less: bool) -> None:
    """SCC says that the first source was taken."""

    @handler(name)
    def run(wave: Wave, inst: Inst) -> None:
        a, b = both(wave, inst, 32)
        x, y = (signed(a), signed(b)) if is_signed else (a, b)
        first = x < y if wants_less else x > y
        wave.set_scalar(inst["sdst"].code, a if first else b)
        wave.set_scc(first)


for _kind in ("i32", "u32"):
    extreme(f"s_min_{_kind}", _kind == "i32", True)
    extreme(f"s_max_{_kind}", _kind == "i32", False)


@handler("s_bitreplicate_b64_b32")
def double_bits(wave: Wave, inst: Inst) -> None:
    """Each bit twice."""
    value = wave.scalar_operand(inst, "src0")
    put(wave, inst, sum((value >> bit & 1) * 3 << 2 * bit for bit in range(32)), 64)


@handler("s_sext_i32_i8", "s_sext_i32_i16")
def sign_extend(wave: Wave, inst: Inst) -> None:
    bits = int(inst.defn.mnemonic.rsplit("i", 1)[1])
    wave.set_scalar(inst["sdst"].code, signed(wave.scalar_operand(inst, "src0"), bits))


@handler("s_movk_i32")
def move_constant(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(inst["sdst"].code, signed(inst["simm16"], 16))


@handler("s_cmovk_i32")
def conditional_move_constant(wave: Wave, inst: Inst) -> None:
    if wave.scc:
        wave.set_scalar(inst["sdst"].code, signed(inst["simm16"], 16))


@handler("s_addk_i32", "s_addk_co_i32")
def add_constant(wave: Wave, inst: Inst) -> None:
    total = signed(wave.scalar(inst["sdst"].code)) + signed(inst["simm16"], 16)
    wave.set_scalar(inst["sdst"].code, total)
    wave.set_scc(total != signed(total))


@handler("s_mulk_i32")
def multiply_constant(wave: Wave, inst: Inst) -> None:
    wave.set_scalar(inst["sdst"].code, signed(wave.scalar(inst["sdst"].code)) * signed(inst["simm16"], 16))


@handler("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    offset = wave.step.after if wave.step is not None else 0
    wave.set_wide_scalar(inst["sdst"].code, wave.entry_va + offset)


# -- compares and branches -----------------------------------------------------------------------

RELATIONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip


def compare_handler(name: str) -> Handler | None:
    found = COMPARE.fullmatch(name)
    if found is None:
        return None
    constant, verb, letter, bits = found.groups()
    width = int(bits)

    def run(wave: Wave, inst: Inst) -> None:
        if constant:
            a = wave.scalar(inst["sdst"].code)
            b = inst["simm16"] & 0xFFFF if letter == "u" else signed(inst["simm16"], 16) & FULL
        else:
            a, b = both(wave, inst, width)
        wave.set_scc(
            RELATIONS[verb](signed(a, width), signed(b, width)) if letter == "i" else RELATIONS[verb](a, b)
        )

    return run


BRANCHES: dict[str, Callable[[Wave], bool]] = {
    "s_cbranch_scc0": lambda w: not w.scc,
    "s_cbranch_scc1": lambda w: bool(w.scc),
    "s_cbranch_vccz": lambda w: w.lane_mask(VCC_LO.code) == 0,
    "s_cbranch_vccnz": lambda w: w.lane_mask(VCC_LO.code) != 0,
    "s_cbranch_execz": lambda w: not w.active.any(),
    "s_cbranch_execnz": lambda w: bool(w.active.any()),
    "s_branch": lambda w: True,
    **{f"s_cbranch_cdbg{who}": lambda w: False for who in ("sys", "user", "sys_or_user", "sys_and_user")},
}


@handler(*WITHOUT_EFFECT)
def nothing(wave: Wave, inst: Inst) -> None:
    """No effect on registers or memory."""
