"""Float16 values that are read from, and rounded into, the halves of dwords. Values: numpy's float16, which
rounds each operation once."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.machine import Code, VReg
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.convert import PACK_HALVES
from tensor.codegen.rdna.halves import use_halves
from tensor.codegen.rdna.machine import RdnaInst
from tensor.dtype import dtypes
from tensor.ir.form import Axis
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store
from tests.tensor.codegen.rdna.checks import check
from tests.tensor.codegen.rdna.elementwise_run import run
from tests.tensor.codegen.rdna.samples import elementwise, form, op
from tests.tensor.codegen.rdna.samples import load as load_of
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")
F16, F32 = dtypes.float16, dtypes.float32
MANY = 8 * 64


def vregs(count: int) -> list[VReg]:
    """Fresh vector registers; the first stands for what a load brought."""
    return [VReg(number, "v") for number in range(count)]


def after(*insts: RdnaInst, loops: list[tuple[int, int]] | None = None) -> list[str]:
    """The code after the pass, by mnemonics."""
    code = Code(list(insts), loops or [])
    use_halves(code)
    return [inst.op for inst in code.insts]


def load(register: VReg) -> RdnaInst:
    return RdnaInst("global_load_b32", (register,), (VReg(90, "v"), VReg(91, "s", 2)))


def store(register: VReg, op: str = "global_store_b32") -> RdnaInst:
    return RdnaInst(op, (), (VReg(90, "v"), register, VReg(91, "s", 2)))


def widen(target: VReg, source: VReg) -> RdnaInst:
    return RdnaInst("v_cvt_f32_f16", (target,), (source,))


def mnemonics(kernel: Kernel, arch: str = "gfx1100") -> set[str]:
    return {inst.op for inst in build(kernel, arch).code.insts}


@pytest.mark.parametrize("kind", [Op.ADD, Op.SUB, Op.MUL])
def test_sums_and_products_of_halves_are_rounded_once(kind: Op) -> None:
    """Infinities, NaN, zeros of both signs and numbers below the normal ones among them."""
    run([lambda a, b: op(kind, a, b)], [F16, F16], MANY)
    run([lambda a, b: op(kind, op(Op.CAST, a, dtype=F32), b)], [F16, F32], MANY)
    run([lambda a, b: op(Op.CAST, op(kind, a, b), dtype=F16)], [F32, F32], MANY)


def test_a_zero_keeps_its_sign_in_a_product_and_in_a_sum() -> None:
    """-0 * 1 and -0 + -0 are -0, and so is 0 * -1 (IEEE 754, 6.3)."""
    zeros = np.array([-0.0, 0.0] * 32, np.float16)
    for kind, other, want in ((Op.MUL, [1, -1], [0x8000] * 2), (Op.ADD, [-0.0, -0.0], [0x8000, 0])):
        kernel = elementwise([lambda a, b, k=kind: op(k, a, b)], [F16, F16], 64)
        made = np.ones(64, np.float16)
        run_kernel(kernel, [zeros.copy(), np.array(other * 32, np.float16), made])
        assert made.view(np.uint16).tolist() == want * 32


def test_a_sum_of_halves_takes_one_instruction_an_element() -> None:
    kernel = elementwise([lambda a, b: op(Op.ADD, a, b)], [F16, F16], 1 << 14)
    found = mnemonics(kernel)
    assert {"v_fma_mixlo_f16", "v_fma_mixhi_f16"} <= found
    assert found.isdisjoint({"v_cvt_f32_f16", "v_cvt_f16_f32", "v_perm_b32", "v_lshrrev_b32"})


def test_what_is_stored_as_it_was_loaded_keeps_its_bits() -> None:
    """Those of signalling NaNs, too, which a conversion would make quiet."""
    kernel = elementwise([lambda a: a], [F16], 1 << 14)
    bits = np.arange(1 << 14, dtype=np.uint16) + 0x7800
    made = np.zeros(1 << 14, np.float16)
    run_kernel(kernel, [bits.view(np.float16), made])
    assert np.array_equal(made.view(np.uint16), bits)
    assert mnemonics(kernel).isdisjoint({"v_cvt_f32_f16", "v_cvt_f16_f32", "v_perm_b32"})


def test_an_inner_product_of_halves_converts_none() -> None:
    row, inner = Axis(0, 64), Axis(1, 4096)
    sides = (load_of(0, form(0, (row, 4096), (inner, 1)), F16), load_of(1, form(0, (inner, 1)), F16))
    total = op(Op.REDUCE_ADD, op(Op.MUL, *(op(Op.CAST, s, dtype=F32) for s in sides)), arg=(inner,))
    params = (Param(0, F16, 64 * 4096, "r"), Param(1, F16, 4096, "r"), Param(2, F32, 64, "w"))
    kernel = Kernel("mv", (row,), params, (Store(2, form(0, (row, 1)), total),))
    found = mnemonics(kernel)
    assert "v_fma_mix_f32" in found
    assert found.isdisjoint({"v_cvt_f32_f16", "v_lshrrev_b16", "v_fmac_f32"})
    check(kernel)


def test_halves_of_two_dwords_are_put_together_from_where_they_are() -> None:
    """The upper one of the first dword, then the lower one of the second."""
    first, second, shifted, a, b, low, high, made = vregs(8)
    insts = [
        *(load(first), load(second), RdnaInst("v_lshrrev_b32", (shifted,), (16, first))),
        *(widen(a, shifted), widen(b, second)),
        *(RdnaInst("v_cvt_f16_f32", (low,), (a,)), RdnaInst("v_cvt_f16_f32", (high,), (b,))),
        *(RdnaInst("v_perm_b32", (made,), (high, low, PACK_HALVES)), store(made)),
    ]
    code = Code(insts, [])
    use_halves(code)
    assert [inst.op for inst in code.insts][2:-1] == ["v_perm_b32"]
    assert code.insts[2].uses == (second, first, 0x05040302)  # v_perm_b32: bytes 0..3 are the last source's


def test_a_value_that_many_use_is_converted_once() -> None:
    """For one conversion and dual instructions are then fewer."""
    dword, value, *sums = vregs(6)
    users = [RdnaInst("v_mul_f32", (total,), (value, 4.0)) for total in sums]
    assert after(load(dword), widen(value, dword), *users, *map(store, sums)).count("v_mul_f32") == 4
    twice = [RdnaInst("v_mul_f32", (total,), (value, 4.0)) for total in sums[:2]]
    kept = after(load(dword), widen(value, dword), *twice, *map(store, sums[:2]))
    assert kept[1:3] == ["v_fma_mix_f32"] * 2


def test_a_dword_that_is_written_again_is_read_before_that() -> None:
    dword, value, total = vregs(3)
    insts = [load(dword), widen(value, dword), load(dword), RdnaInst("v_mul_f32", (total,), (value, 4.0))]
    assert after(*insts, store(total)) == [inst.op for inst in (*insts, store(total))]


def test_a_result_that_something_else_reads_is_kept_in_float32() -> None:
    dword, value, total, half = vregs(4)
    product = RdnaInst("v_mul_f32", (total,), (value, 4.0))
    narrow = RdnaInst("v_cvt_f16_f32", (half,), (total,))
    insts = [load(dword), widen(value, dword), product, narrow, store(total), store(half, "global_store_b16")]
    assert after(*insts)[1:3] == ["v_fma_mix_f32", "v_cvt_f16_f32"]


@pytest.mark.parametrize("is_stored", [True, False])
def test_a_rounded_half_that_is_stored_by_itself_too_has_a_register_of_its_own(is_stored: bool) -> None:
    x, y, low, high, both, *sides = vregs(9)
    insts = [
        *map(load, sides),
        *(RdnaInst("v_add_f32", (x,), (*sides[:2],)), RdnaInst("v_add_f32", (y,), (*sides[2:],))),
        *(RdnaInst("v_cvt_f16_f32", (low,), (x,)), RdnaInst("v_cvt_f16_f32", (high,), (y,))),
        *(RdnaInst("v_perm_b32", (both,), (high, low, PACK_HALVES)), store(both)),
    ]
    found = after(*insts, *[store(high, "global_store_b16")] * is_stored)[4:-1]
    assert found[:1] == ["v_fma_mixlo_f16"]
    assert found[1:3] == (["v_fma_mixlo_f16", "v_perm_b32"] if is_stored else ["v_fma_mixhi_f16"])


def test_literals_and_a_third_scalar_register_stay_in_instructions_that_take_them() -> None:
    a, b, total = VReg(1, "s"), VReg(2, "s"), VReg(3, "v")
    x, y = vregs(2)
    insts = [widen(x, a), widen(y, b), RdnaInst("v_fma_f32", (total,), (x, y, VReg(4, "s")))]
    scalars = [RdnaInst("s_load_b32", (each,), (VReg(91, "s", 2),)) for each in (a, b)]
    assert after(*scalars, *insts, store(total)).count("v_fma_f32") == 1
    insts[-1] = RdnaInst("v_fma_f32", (total,), (x, y, VReg(6, "v")))  # two fit
    assert after(*scalars, *insts, store(total)).count("v_fma_mix_f32") == 1
    wide = VReg(5, "s", 4)
    parts = [widen(x, wide[0]), widen(y, wide[1]), RdnaInst("v_fma_f32", (total,), (x, y, wide[2]))]
    several = RdnaInst("s_load_b128", (wide,), (VReg(91, "s", 2),))
    assert after(several, *parts, store(total)).count("v_fma_f32") == 1
    product = RdnaInst("v_mul_f32", (total,), (x, 3.5))
    assert after(scalars[0], widen(x, a), product, store(total)).count("v_mul_f32") == 1


@pytest.mark.parametrize("count", [1, 2, 7, 1001])
def test_rows_of_any_length_and_single_elements(count: int) -> None:
    run([lambda a, b: op(Op.MUL, a, b), lambda a, b: a], [F16, F16], count)


def moved(target: VReg, name: str, amount: int, source: VReg) -> RdnaInst:
    return RdnaInst(name, (target,), (amount, source))


@pytest.mark.parametrize(
    ("name", "amount", "kind", "is_half"),
    [
        *[
            ("v_lshrrev_b32", 16, "v", True),
            ("v_lshrrev_b32", 8, "v", False),
            ("v_lshrrev_b32", 16, "s", False),
        ],
        *[("v_lshlrev_b32", 16, "v", False), ("v_and_b32", 16, "v", False)],
    ],
)
def test_a_shift_by_16_to_the_right_alone_leaves_the_upper_half(
    name: str, amount: int, kind: str, is_half: bool
) -> None:
    """Of a vector register: conversions take no half of a scalar one."""
    dword, part, value = VReg(0, kind), VReg(1, "v"), VReg(2, "v")
    insts = [load(dword), moved(part, name, amount, dword), widen(value, part), store(value)]
    assert (name not in after(*insts)) is is_half
    assert insts[2].uses == (dword if is_half else part,)
    assert insts[2].mods == ({"src0_modifiers": 4} if is_half else None)


@pytest.mark.parametrize(
    ("upper", "lower", "selector"),
    [
        (True, True, 0x07060302),
        (True, False, 0x07060100),
        (False, True, 0x05040302),
        (False, False, 0x05040100),
    ],
)
@pytest.mark.parametrize("is_one", [False, True])
def test_halves_of_dwords_are_packed_from_where_they_are(
    upper: bool, lower: bool, selector: int, is_one: bool
) -> None:
    """RDNA3 ISA, V_PERM_B32: bytes 4 to 7 are the first source's, 0 to 3 the second's. Of one dword, its
    upper half above its lower one is the dword itself."""
    first, second, high, low, packed = vregs(5)
    second = first if is_one else second
    insts = [load(first)] + ([] if is_one else [load(second)])
    insts += [moved(high, "v_lshrrev_b32", 16, first), moved(low, "v_lshrrev_b32", 16, second)]
    sources = (high if upper else first, low if lower else second, PACK_HALVES)
    pack = RdnaInst("v_perm_b32", (packed,), sources)
    after(RdnaInst("v_cvt_f32_f16", (VReg(9, "v"),), (first,)), *insts, pack, store(packed))
    if is_one and upper and not lower:
        assert (pack.op, pack.uses) == ("v_mov_b32", (first,))
    else:
        assert (pack.op, pack.uses) == ("v_perm_b32", (first, second, selector))


def test_what_nothing_reads_is_taken_out_with_what_it_alone_read() -> None:
    x, half, part, value = vregs(4)
    narrow = RdnaInst("v_cvt_f16_f32", (half,), (x,))
    chain = [narrow, moved(part, "v_lshrrev_b32", 16, half), widen(value, part)]
    assert after(load(x), *chain) == ["global_load_b32"]
