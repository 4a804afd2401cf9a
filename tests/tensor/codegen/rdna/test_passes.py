"""Machine passes keep their promises."""

from __future__ import annotations

import re

import pytest

from drivers.amd.isa import isa
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import build, compile_kernel
from tensor.codegen.rdna.hazards import resolve_hazards
from tensor.codegen.rdna.machine import VCC, Code, Inst, IRError, Loop, Target, VReg, linearise, text
from tensor.codegen.rdna.regalloc import allocate
from tensor.codegen.rdna.schedule import pick
from tensor.codegen.rdna.schedule_list import schedule_blocks
from tensor.codegen.rdna.select import select
from tensor.codegen.rdna.verify import verify
from tensor.codegen.rdna.waits import encode_wait, insert_waits
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, op
from tests.tensor.codegen.rdna.test_memory import adam, convolution
from tests.tensor.codegen.rdna.wave_rig import run_built

KERNELS: list[Kernel] = [
    samples.matmul(64, 128, 128, bias=True),
    samples.matmul(16, 24, 48, dtypes.bfloat16),
    samples.row_reduce(Op.REDUCE_ADD, 1, 5000),
    samples.row_reduce(Op.REDUCE_MAX, 100, 300, dtypes.float64),
    samples.column_reduce(Op.REDUCE_ADD, 100, 30),
    samples.softmax(16, 10),
    samples.elementwise([lambda a, b: op(Op.DIV, a, op(Op.SIN, b))], [F32, F32], 1000),
    samples.elementwise([lambda a, b: op(Op.MOD, a, b)], [dtypes.int64, dtypes.int64], 64),
    adam(8192),
    convolution(8, 3, 3),
]


def v(number: int, at: int, count: int = 1) -> VReg:
    reg = VReg(number, "v", count)
    reg.at = at
    return reg


def s(number: int, at: int, count: int = 1) -> VReg:
    reg = VReg(number, "s", count)
    reg.at = at
    return reg


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_code_verifies_after_each_pass(kernel: Kernel) -> None:
    items, _ = select(kernel, pick(kernel))
    code = linearise(items)
    verify(code, "gfx1100", "selection")
    schedule_blocks(code)
    verify(code, "gfx1100", "ordering")
    allocate(code)
    verify(code, "gfx1100", "allocation")


def test_the_verifier_finds_a_use_before_its_definition() -> None:
    reg, other = VReg(0, "v"), VReg(1, "v")
    code = Code([Inst("v_add_f32", (other,), (1.0, reg)), Inst("s_endpgm", (), ())], [])
    with pytest.raises(IRError, match=r"after here: 0: .*dword 0 of %v0 is read before it is defined"):
        verify(code, "gfx1100", "here")


def test_the_verifier_finds_a_register_of_the_wrong_kind() -> None:
    reg, out = VReg(0, "v"), VReg(1, "s")
    code = Code([Inst("v_mov_b32", (reg,), (0,)), Inst("s_add_i32", (out,), (reg, 1))], [])
    with pytest.raises(IRError, match="takes a scalar register, got %v0"):
        verify(code, "gfx1100", "here")


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_the_listing_assembles_to_the_code(kernel: Kernel) -> None:
    compiled = compile_kernel(kernel)
    lines = [line[8:] for line in compiled.listing.splitlines()]
    assert isa("gfx1100").assemble("\n".join(lines)) == compiled.text


STRICT: list[tuple[Kernel, int, int]] = [
    (samples.matmul(8, 24, 16, bias=True), 256, 106),
    (samples.matmul(16, 16, 64), 20, 24),
    (samples.row_reduce(Op.REDUCE_ADD, 1, 1000), 256, 106),
    (samples.row_reduce(Op.REDUCE_MAX, 4, 50, dtypes.float64), 256, 106),
    (samples.softmax(4, 10), 256, 106),
    (samples.elementwise([lambda a, b: op(Op.DIV, a, op(Op.SIN, b))], [F32, F32], 40), 256, 106),
    (samples.elementwise([lambda a, b: op(Op.MOD, a, b)], [dtypes.int64, dtypes.int64], 40), 256, 106),
    (adam(40), 256, 106),
    (convolution(5, 2, 3), 256, 106),
]


@pytest.mark.parametrize(
    ("kernel", "vgprs", "sgprs"), STRICT, ids=lambda k: k.name if isinstance(k, Kernel) else ""
)
def test_the_strict_interpreter_finds_no_broken_rule(kernel: Kernel, vgprs: int, sgprs: int) -> None:
    """No missing wait, hazard, undefined register or race; and the numbers are right."""
    built = build(kernel, "gfx1100", vgprs=vgprs, sgprs=sgprs)
    arrays = samples.memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_built(built, arrays, "strict")
    for param, got, wanted in zip(kernel.params, arrays, want, strict=True):
        assert samples.same(got, wanted, param.dtype, 1e-4).all()


# --- waits


def waits_of(insts: list[Inst], loops: list[tuple[int, int]] | None = None) -> list[str]:
    code = Code(insts, loops or [])
    insert_waits(code)
    return [str(i.uses[0]) if i.op == "s_waitcnt" else i.op for i in code.insts]


def load(reg: VReg) -> Inst:
    return Inst("global_load_b32", (reg,), (v(90, 90), s(91, 8, 2)))


def test_a_use_waits_for_its_load_only() -> None:
    first, second = v(0, 0), v(1, 1)
    use = Inst("v_add_f32", (v(2, 2),), (1.0, first))
    again = Inst("v_add_f32", (v(2, 2),), (1.0, second))
    found = waits_of([load(first), load(second), use, again])
    expected = [str(encode_wait(1, 63)), "v_add_f32", str(encode_wait(0, 63)), "v_add_f32"]
    assert found[2:] == expected


def test_scalar_loads_are_waited_for_completely() -> None:
    one, two = s(0, 20), s(1, 21)
    loads = [Inst("s_load_b32", (r,), (s(9, 0, 2),), {"offset": 0}) for r in (one, two)]
    found = waits_of(
        [*loads, Inst("s_add_i32", (s(2, 22),), (one, 1)), Inst("s_add_i32", (s(3, 23),), (two, 1))]
    )
    assert found[2:] == [str(encode_wait(63, 0)), "s_add_i32", "s_add_i32"]


def test_overwriting_a_pending_destination_waits() -> None:
    reg = v(0, 0)
    found = waits_of([load(reg), Inst("v_mov_b32", (reg,), (0,))])
    assert found[1] == str(encode_wait(0, 63))


def test_a_load_at_the_end_of_a_loop_is_waited_for_at_its_head() -> None:
    reg, out = v(0, 0), v(1, 1)
    target = Target(0)
    body = [Inst("label", (), (target,)), Inst("v_add_f32", (out,), (1.0, reg)), load(reg)]
    start = [Inst("v_mov_b32", (reg,), (0,))]
    found = waits_of([*start, *body, Inst("s_cbranch_scc1", (), (target,))], [(1, 4)])
    assert found[2] == str(encode_wait(0, 63))


def test_lds_is_drained_before_a_barrier() -> None:
    store = Inst("ds_store_b32", (), (v(0, 0), v(1, 1)), {"offset": 0})
    assert waits_of([store, Inst("s_barrier", (), ())])[1] == str(encode_wait(63, 0))


# --- hazards


def test_a_transcendental_result_is_waited_for_when_read_at_once() -> None:
    reg = v(0, 0)
    code = Code([Inst("v_exp_f32", (reg,), (v(1, 1),)), Inst("v_add_f32", (v(2, 2),), (1.0, reg))], [])
    resolve_hazards(code)
    assert [i.op for i in code.insts] == ["v_exp_f32", "s_waitcnt_depctr", "v_add_f32"]


def test_six_other_instructions_also_resolve_it() -> None:
    reg = v(0, 0)
    filler = [Inst("v_mov_b32", (v(10 + k, 10 + k),), (0,)) for k in range(6)]
    code = Code([Inst("v_exp_f32", (reg,), (v(1, 1),)), *filler, Inst("v_mov_b32", (v(2, 2),), (reg,))], [])
    resolve_hazards(code)
    assert all(i.op != "s_waitcnt_depctr" for i in code.insts)


def test_a_permlane_does_not_follow_a_vcmpx() -> None:
    insts = [
        Inst("v_cmpx_gt_u32", (), (5, v(0, 0))),
        Inst("v_permlanex16_b32", (v(1, 1),), (v(2, 2), s(3, 20), s(4, 21))),
    ]
    code = Code(insts, [])
    resolve_hazards(code)
    assert [i.op for i in code.insts][1] == "v_nop"


# --- registers


def test_scalar_tuples_are_aligned() -> None:
    regs = [VReg(k, "s", n) for k, n in enumerate((1, 2, 1, 4, 8))]
    insts = [Inst(f"s_load_{n}", (r,), (VCC,)) for n, r in zip("abcde", regs, strict=True)]
    insts.append(Inst("s_endpgm", (), tuple(regs)))
    allocate(Code(insts, []))
    assert [r.at % min(r.count, 4) for r in regs] == [0] * 5
    taken = [k for r in regs for k in range(r.at, r.at + r.count)]
    assert len(set(taken)) == len(taken)


def test_a_value_live_into_a_loop_survives_it() -> None:
    outer, inner, total = (VReg(k, "v") for k in range(3))
    loop = Loop([Inst("v_mov_b32", (inner,), (1,)), Inst("v_add_f32", (total,), (inner, outer))])
    items: list[Inst | Loop] = [Inst("v_mov_b32", (outer,), (0,)), Inst("v_mov_b32", (total,), (0,)), loop]
    allocate(linearise([*items, Inst("v_mov_b32", (total,), (total,))]))
    assert len({outer.at, inner.at, total.at}) == 3


def test_copies_into_a_stored_vector_are_coalesced() -> None:
    built = build(samples.elementwise([lambda a: op(Op.ADD, a, a)], [F32], 4096), "gfx1100")
    assert not any(i.op == "v_mov_b32" for i in built.code.insts)


def test_the_budget_is_kept() -> None:
    built = build(samples.matmul(64, 64, 64), "gfx1100", vgprs=24)
    assert built.allocation.vgprs <= 24


def test_code_prints_as_text() -> None:
    items, _ = select(KERNELS[0], pick(KERNELS[0]))
    printed = text(items)
    assert "loop:" in printed and re.search(r"v_fmac_f32 %v\d+, ", printed)


# --- the whole


def test_a_compiled_kernel_says_what_it_does() -> None:
    compiled = compile_kernel(samples.matmul(64, 128, 128))
    assert compiled.flops == 2 * 64 * 128 * 128
    assert compiled.bytes_read == 4 * (64 * 128 + 128 * 128)
    assert compiled.bytes_written == 4 * 64 * 128
    assert {"schedule", "select", "registers", "waits", "encode"} <= compiled.pass_ms.keys()
    assert compiled.listing.endswith("s_endpgm")


def test_short_encodings_are_chosen() -> None:
    mnemonics = emit.encodings("gfx1100", "v_add_f32")
    assert {"v_add_f32_e32", "v_add_f32_e64"} <= mnemonics
    code = emit.assemble("gfx1100", [Inst("v_sub_f32", (v(0, 0),), (v(1, 1), 1.0))])
    assert len(code) == 4  # v_subrev_f32_e32


def test_equal_kernels_give_equal_bytes() -> None:
    first, second = (compile_kernel(samples.matmul(40, 20, 64)) for _ in range(2))
    assert first.code == second.code
