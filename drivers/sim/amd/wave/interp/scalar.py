"""Scalar instructions, on Python integers. Source: RDNA3 ISA, SOP1, SOP2, SOPK, SOPC and SOPP opcodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, VCC_LO
from drivers.sim.amd.wave.code.steps import WITHOUT_EFFECT
from drivers.sim.amd.wave.interp.rules import handler
from drivers.sim.amd.wave.interp.state import Wave

Status = Callable[[int, int], bool]  # what SCC says of a result: given exactly, and as it fits


def signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def number(value: int, kind: str) -> int:
    """The low bits of `value` as a number: u32, i64."""
    bits = int(kind[1:])
    return signed(value, bits) if kind[0] == "i" else value & (1 << bits) - 1


def get(wave: Wave, code: int, bits: int) -> int:
    return wave.wide_scalar(code) if bits == 64 else wave.scalar(code)


def put(wave: Wave, code: int, value: int, bits: int) -> None:
    if bits == 64:
        wave.set_wide_scalar(code, value & (1 << 64) - 1)
    else:
        wave.set_scalar(code, value)


def scalar_rule(kinds: str, names: str, compute: Callable[..., Any], scc: Status | None = None) -> None:
    """Register instructions that compute a value from numbers.

    kinds: of the result, ``scc`` where that is the condition, and of what `compute` takes: u32, i64, .. the
    next source; old_u32 the register of the result; k, uk the constant, signed or not; scc the condition.
    """
    result, *sources = kinds.split()
    bits = 0 if result == "scc" else int(result[1:])

    @handler(*names.split())
    def run(wave: Wave, inst: Inst) -> None:
        exact = compute(*operands(wave, inst, sources))
        if result == "scc":
            wave.set_scc(exact)
            return
        fitted = number(exact, result)
        put(wave, inst["sdst"].code, fitted, bits)
        if scc is not None:
            wave.set_scc(scc(exact, fitted))


def operands(wave: Wave, inst: Inst, kinds: list[str]) -> list[int]:
    found, slots = [], iter(("src0", "src1"))
    for kind in kinds:
        if kind == "scc":
            found.append(wave.scc)
        elif kind in ("k", "uk"):
            found.append(number(inst["simm16"], "i16" if kind == "k" else "u16"))
        elif kind.startswith("old_"):
            found.append(number(get(wave, inst["sdst"].code, int(kind[5:])), kind[4:]))
        else:
            found.append(number(wave.scalar_operand(inst, next(slots), int(kind[1:])), kind))
    return found


def nonzero(exact: int, fitted: int) -> bool:
    return fitted != 0


def exceeds(exact: int, fitted: int) -> bool:
    """A carry, a borrow or an overflow."""
    return fitted != exact


# -- 32 and 64 bits ------------------------------------------------------------------------------

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


def register_width(bits: int) -> None:
    """The instructions that come in both widths. Amounts and places are taken modulo the width."""
    fours = range(0, bits, 4)
    u, i = f"u{bits}", f"i{bits}"
    for name, function in BITWISE.items():
        scalar_rule(f"{u} {u} {u}", f"s_{name}_b{bits}", function, nonzero)
    scalar_rule(f"{u} {u}", f"s_not_b{bits}", lambda a: ~a, nonzero)
    scalar_rule(f"{u} {u} u32", f"s_lshl_b{bits}", lambda a, n: a << n % bits, nonzero)
    scalar_rule(f"{u} {u} u32", f"s_lshr_b{bits}", lambda a, n: a >> n % bits, nonzero)
    scalar_rule(f"{u} {i} u32", f"s_ashr_i{bits}", lambda a, n: a >> n % bits, nonzero)
    for kind in (u, i):
        scalar_rule(f"{kind} {kind} u32", f"s_bfe_{kind}", bit_field(kind), nonzero)
    scalar_rule(f"{u} u32 u32", f"s_bfm_b{bits}", lambda n, at: (1 << n % bits) - 1 << at % bits)
    scalar_rule(f"{u} u32 old_{u}", f"s_bitset0_b{bits}", lambda at, old: old & ~(1 << at % bits))
    scalar_rule(f"{u} u32 old_{u}", f"s_bitset1_b{bits}", lambda at, old: old | 1 << at % bits)
    scalar_rule(f"scc {u} u32", f"s_bitcmp0_b{bits}", lambda a, at: not a >> at % bits & 1)
    scalar_rule(f"scc {u} u32", f"s_bitcmp1_b{bits}", lambda a, at: a >> at % bits & 1)
    scalar_rule(f"{u} {u}", f"s_mov_b{bits}", lambda a: a)
    scalar_rule(f"{u} scc {u} old_{u}", f"s_cmov_b{bits}", lambda scc, new, old: new if scc else old)
    scalar_rule(f"{u} scc {u} {u}", f"s_cselect_b{bits}", lambda scc, a, b: a if scc else b)
    scalar_rule(f"{u} {u}", f"s_brev_b{bits}", lambda a: int(f"{a:0{bits}b}"[::-1], 2))
    scalar_rule(f"u32 {u}", f"s_bcnt0_i32_b{bits}", lambda a: bits - a.bit_count(), nonzero)
    scalar_rule(f"u32 {u}", f"s_bcnt1_i32_b{bits}", lambda a: a.bit_count(), nonzero)
    scalar_rule(f"i32 {u}", f"s_ctz_i32_b{bits}", lambda a: (a & -a).bit_length() - 1)
    scalar_rule(f"i32 {u}", f"s_clz_i32_{u}", lambda a: leading_zeros(a, bits))
    cls = "s_cls_i32" if bits == 32 else "s_cls_i32_i64"
    scalar_rule(f"i32 {i}", cls, lambda a: leading_zeros(a if a >= 0 else ~a, bits))
    quads = {f"s_quadmask_b{bits}": lambda a: sum(bool(a >> at & 15) << at // 4 for at in fours),
             f"s_wqm_b{bits}": lambda a: sum(15 << at for at in fours if a >> at & 15)}  # fmt: skip
    for name, build in quads.items():
        scalar_rule(f"{u} {u}", name, build, nonzero)


def bit_field(kind: str) -> Callable[[int, int], int]:
    """Offset in the low bits of the second source, width in its bits 22:16."""
    bits = int(kind[1:])

    def compute(value: int, place: int) -> int:
        width = min(place >> 16 & 127, bits)
        return number(value >> place % bits, f"{kind[0]}{width}") if width else 0

    return compute


def leading_zeros(value: int, bits: int) -> int:
    """-1 where there is no one."""
    return bits - value.bit_length() if value else -1


def register_exec(name: str, bits: int, keeps_old: bool) -> None:
    """The new EXEC; the old one to sdst where it is kept, else the new one there too."""

    @handler(f"s_{name}_{'saveexec' if keeps_old else 'wrexec'}_b{bits}")
    def run(wave: Wave, inst: Inst) -> None:
        old = get(wave, EXEC_LO.code, bits)
        new = BITWISE[name](wave.scalar_operand(inst, "src0", bits), old) & (1 << bits) - 1
        put(wave, inst["sdst"].code, old if keeps_old else new, bits)
        put(wave, EXEC_LO.code, new, bits)
        wave.set_scc(new != 0)


for _bits in (32, 64):
    register_width(_bits)
    for _name in BITWISE:
        register_exec(_name, _bits, True)
    for _name in ("and_not0", "and_not1"):
        register_exec(_name, _bits, False)


# -- arithmetic ----------------------------------------------------------------------------------


def shift_add(amount: int) -> Callable[[int, int], int]:
    return lambda a, b: (a << amount) + b


UNSIGNED, SIGNED = "u32 u32 u32", "i32 i32 i32"
scalar_rule(UNSIGNED, "s_add_u32 s_add_co_u32", lambda a, b: a + b, exceeds)
scalar_rule(UNSIGNED, "s_sub_u32 s_sub_co_u32", lambda a, b: a - b, exceeds)
scalar_rule(SIGNED, "s_add_i32 s_add_co_i32", lambda a, b: a + b, exceeds)
scalar_rule(SIGNED, "s_sub_i32 s_sub_co_i32", lambda a, b: a - b, exceeds)
scalar_rule("u32 u32 u32 scc", "s_addc_u32 s_add_co_ci_u32", lambda a, b, carry: a + b + carry, exceeds)
scalar_rule("u32 u32 u32 scc", "s_subb_u32 s_sub_co_ci_u32", lambda a, b, borrow: a - b - borrow, exceeds)
for _amount in (1, 2, 3, 4):
    scalar_rule(UNSIGNED, f"s_lshl{_amount}_add_u32", shift_add(_amount), exceeds)
scalar_rule(UNSIGNED, "s_mul_i32", lambda a, b: a * b)
scalar_rule(UNSIGNED, "s_mul_hi_u32", lambda a, b: a * b >> 32)
scalar_rule(SIGNED, "s_mul_hi_i32", lambda a, b: a * b >> 32)
scalar_rule("u64 u64 u64", "s_add_nc_u64", lambda a, b: a + b)
scalar_rule("u64 u64 u64", "s_sub_nc_u64", lambda a, b: a - b)
scalar_rule("u64 u64 u64", "s_mul_u64", lambda a, b: a * b)
scalar_rule(UNSIGNED, "s_pack_ll_b32_b16", lambda a, b: a & 0xFFFF | (b & 0xFFFF) << 16)
scalar_rule(UNSIGNED, "s_pack_lh_b32_b16", lambda a, b: a & 0xFFFF | b & 0xFFFF0000)
scalar_rule(UNSIGNED, "s_pack_hh_b32_b16", lambda a, b: a >> 16 | b & 0xFFFF0000)
scalar_rule(UNSIGNED, "s_pack_hl_b32_b16", lambda a, b: a >> 16 | (b & 0xFFFF) << 16)
scalar_rule("u32 i32", "s_abs_i32", abs, nonzero)
scalar_rule(UNSIGNED, "s_absdiff_i32", lambda a, b: abs(signed(a - b)), nonzero)
scalar_rule("u64 u32", "s_bitreplicate_b64_b32", lambda a: sum((a >> n & 1) * 3 << 2 * n for n in range(32)))
scalar_rule("i32 u32", "s_sext_i32_i8", lambda a: signed(a, 8))
scalar_rule("i32 u32", "s_sext_i32_i16", lambda a: signed(a, 16))
scalar_rule("i32 k", "s_movk_i32", lambda k: k)
scalar_rule("i32 scc k old_i32", "s_cmovk_i32", lambda scc, k, old: k if scc else old)
scalar_rule("i32 old_i32 k", "s_addk_i32 s_addk_co_i32", lambda old, k: old + k, exceeds)
scalar_rule("u32 old_i32 k", "s_mulk_i32", lambda old, k: old * k)


def register_extreme(name: str, kind: str, is_less: bool) -> None:
    """SCC says that the first source was taken."""

    @handler(name)
    def run(wave: Wave, inst: Inst) -> None:
        a, b = operands(wave, inst, [kind, kind])
        first = a < b if is_less else a > b
        wave.set_scalar(inst["sdst"].code, a if first else b)
        wave.set_scc(first)


@handler("s_getpc_b64")
def get_pc(wave: Wave, inst: Inst) -> None:
    offset = wave.step.after if wave.step is not None else 0
    wave.set_wide_scalar(inst["sdst"].code, wave.entry_va + offset)


# -- compares and branches -----------------------------------------------------------------------

RELATIONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b, "lg": lambda a, b: a != b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b,
}  # fmt: skip
for _kind, _constant in (("i32", "k"), ("u32", "uk")):
    register_extreme(f"s_min_{_kind}", _kind, True)
    register_extreme(f"s_max_{_kind}", _kind, False)
    for _name, _relation in RELATIONS.items():
        scalar_rule(f"scc {_kind} {_kind}", f"s_cmp_{_name}_{_kind}", _relation)
        scalar_rule(f"scc old_{_kind} {_constant}", f"s_cmpk_{_name}_{_kind}", _relation)
for _name in ("eq", "lg"):
    scalar_rule("scc u64 u64", f"s_cmp_{_name}_u64", RELATIONS[_name])

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
