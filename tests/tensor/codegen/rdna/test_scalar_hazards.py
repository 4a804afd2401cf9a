"""GFX12's VALUReadSGPR hazard: where s_wait_alu must stand and where it need not.

Expected waits follow LLVM's AMDGPUWaitSGPRHazards: a register that no vector instruction has read is safe; a
vector reader of a scalar result needs sa_sdst(0), of a lane mask va_sdst(0), of VCC va_vcc(0).
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.operand import Reg
from tensor.codegen.gpu.machine import BranchTarget, Code
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.machine import VCC, RdnaInst
from tensor.codegen.rdna.scalar_hazards import pairs, wait_for_scalars
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna.pass_samples import KERNELS, s, v
from tests.tensor.codegen.rdna.samples import half_product

LOAD = RdnaInst("global_load_b32", (v(9, 9),), (v(8, 8), s(90, 40, 2)))


def read(reg: int) -> RdnaInst:
    return RdnaInst("v_add_f32", (v(0, 0),), (s(reg, reg), v(1, 1)))


def written(reg: int) -> RdnaInst:
    return RdnaInst("s_mov_b32", (s(reg, reg),), (7,))


def compared(reg: int) -> RdnaInst:
    return RdnaInst("v_cmp_gt_u32", (s(reg, reg),), (5, v(1, 1)))


def resolved(*insts: RdnaInst, loops: tuple[tuple[int, int], ...] = ()) -> list[str]:
    code = Code(list(insts), list(loops))
    wait_for_scalars(code)
    found = []
    for inst in code.insts:
        if inst.op == "s_wait_alu":
            words = emit.assemble("gfx1201", [inst])
            found += [isa("gfx1201").format(i) for _, _, i in isa("gfx1201").disassemble(words)]
        else:
            found.append(inst.op)
    return found


def test_a_scalar_result_in_a_register_that_vectors_read_before_is_waited_for() -> None:
    found = resolved(read(20), written(20), read(20))
    assert found == ["v_add_f32", "s_mov_b32", "s_wait_alu depctr_sa_sdst(0)", "v_add_f32"]


def test_of_a_wider_register_only_the_dwords_that_are_read_count() -> None:
    """Pairs of registers are watched together."""
    for operand, register, waits in (
        (s(20, 20, 4)[0], 20, True), (s(20, 20, 4)[3], 22, True), (s(20, 20, 4)[3], 20, False),
        (v(20, 20, 4)[0], 20, False),
    ):  # fmt: skip
        reader = RdnaInst("v_add_f32", (v(0, 0),), (operand, v(1, 1)))
        assert (
            "s_wait_alu depctr_sa_sdst(0)" in resolved(reader, written(register), read(register))
        ) is waits


def test_a_register_that_no_vector_instruction_has_read_needs_no_wait() -> None:
    assert "s_wait_alu" not in " ".join(resolved(written(20), read(20)))
    assert "s_wait_alu" not in " ".join(resolved(read(22), written(20), read(20)))


def test_the_hazard_goes_by_pairs_of_registers() -> None:
    assert resolved(read(21), written(20), read(20))[2] == "s_wait_alu depctr_sa_sdst(0)"
    assert pairs(1 << 21) == 3 << 20 == pairs(1 << 20)


def test_a_lane_mask_is_waited_for_by_its_own_counter() -> None:
    select = RdnaInst("v_cndmask_b32", (v(0, 0),), (v(1, 1), v(2, 2), s(20, 20)))
    assert resolved(read(20), compared(20), select)[2] == "s_wait_alu depctr_va_sdst(0)"


def test_vcc_is_waited_for_by_its_own_counter() -> None:
    select = RdnaInst("v_cndmask_b32", (v(0, 0),), (v(1, 1), v(2, 2), VCC))
    compare = RdnaInst("v_cmp_gt_u32", (VCC,), (5, v(1, 1)))
    found = resolved(compare, select, compare, select)
    assert found[3] == "s_wait_alu depctr_va_vcc(0)"


def test_a_scalar_reader_waits_for_vector_results_by_itself() -> None:
    mask = RdnaInst("s_and_b32", (s(30, 30),), (s(20, 20), -1))
    assert resolved(read(20), compared(20), mask) == ["v_add_f32", "v_cmp_gt_u32", "s_and_b32"]


def test_a_scalar_reader_does_not_wait_for_scalar_results_by_itself() -> None:
    mask = RdnaInst("s_and_b32", (s(30, 30),), (s(20, 20), -1))
    assert resolved(read(20), written(20), mask)[2] == "s_wait_alu depctr_sa_sdst(0)"


def test_a_memory_instruction_between_settles_it() -> None:
    assert "s_wait_alu" not in " ".join(resolved(read(20), written(20), LOAD, read(20)))


def test_a_wait_settles_all_registers_of_its_unit() -> None:
    found = resolved(read(20), read(22), written(20), written(22), read(20), read(22))
    assert sum(op.startswith("s_wait_alu") for op in found) == 1


def select(mask: object) -> RdnaInst:
    return RdnaInst("v_cndmask_b32", (v(0, 0),), (v(1, 1), v(2, 2), mask))


def test_a_wait_for_a_lane_mask_settles_all_of_them_but_vcc() -> None:
    begin = [read(20), read(22), select(VCC), compared(20), compared(22)]
    compare = RdnaInst("v_cmp_gt_u32", (VCC,), (5, v(1, 1)))
    found = resolved(*begin, compare, select(s(20, 20)), select(s(22, 22)), select(VCC))
    waits = [(n, op) for n, op in enumerate(found) if op.startswith("s_wait_alu")]
    assert waits == [(6, "s_wait_alu depctr_va_sdst(0)"), (9, "s_wait_alu depctr_va_vcc(0)")]


@pytest.mark.parametrize(("of_vcc", "waits"), [(False, ["va_vcc"]), (True, ["va_sdst"])])
def test_a_scalar_reader_settles_lane_masks_or_vcc(of_vcc: bool, waits: list[str]) -> None:
    begin = [read(20), read(22), select(VCC), compared(20), compared(22)]
    compare = RdnaInst("v_cmp_gt_u32", (VCC,), (5, v(1, 1)))
    scalar = RdnaInst("s_and_b32", (s(30, 30),), (VCC if of_vcc else s(20, 20), -1))
    found = resolved(*begin, compare, scalar, select(s(22, 22)), select(VCC))
    assert [op for op in found if op.startswith("s_wait")] == [f"s_wait_alu depctr_{w}(0)" for w in waits]


def test_a_reader_at_the_end_of_a_loop_is_seen_at_its_head() -> None:
    target = BranchTarget(0)
    body = [
        RdnaInst("label", (), (target,)),
        written(20),
        read(20),
        RdnaInst("s_cbranch_scc1", (), (target,)),
    ]
    found = resolved(*body, loops=((0, 3),))
    assert found[2] == "s_wait_alu depctr_sa_sdst(0)"


def broken(code: bytes) -> list[str]:
    """Instructions of finished code that read a scalar register too early; backward branches taken once.

    Written from the rule alone, over decoded bytes: implicit reads of VCC and dual halves included.
    """
    chip = isa("gfx1201")
    steps = {at: (size, inst) for at, size, inst in chip.disassemble(code)}
    tracked: set[int] = set()
    pending: dict[int, str] = {}
    found, taken, at = [], set[int](), 0
    while at in steps and steps[at][1].defn.mnemonic != "s_endpgm":
        size, inst = steps[at]
        name, unit = inst.defn.mnemonic, inst.defn.unit
        at += size
        if name == "s_wait_alu":
            value = inst["simm16"]
            done = {"salu": value & 1 == 0, "mask": value >> 9 & 7 == 0, "vcc": value >> 1 & 1 == 0}
            pending = {reg: kind for reg, kind in pending.items() if not done[kind]}
        elif unit in ("vmem", "smem", "flat"):
            pending = {}
        elif unit in ("valu", "trans", "salu"):
            reads, writes = (scalar_codes(regs) for regs in (inst.reads(), inst.writes()))
            if unit == "salu":
                settled = {"vcc" if 106 in reads else "", "mask" if reads & tracked - {106} else ""}
                pending = {reg: kind for reg, kind in pending.items() if kind not in settled}
            if reads & pending.keys():
                found.append(chip.format(inst))
            if unit != "salu":
                tracked |= {reg ^ flip for reg in reads for flip in (0, 1)}
            kinds = {reg: "salu" if unit == "salu" else "vcc" if reg == 106 else "mask" for reg in writes}
            pending |= {reg: kind for reg, kind in kinds.items() if reg in tracked}
        elif name == "s_cbranch_scc1" and at not in taken:
            taken.add(at)
            at += 4 * ((inst["simm16"] ^ 0x8000) - 0x8000)
    return found


def scalar_codes(registers: Iterable[Reg]) -> set[int]:
    return {r.code + k for r in registers for k in range(r.count) if r.code < 124}


@pytest.mark.parametrize("kernel", [*KERNELS, half_product(48, 32, 80)], ids=lambda k: k.name)
def test_finished_kernels_read_no_scalar_register_too_early(kernel: Kernel) -> None:
    assert broken(build(kernel, "gfx1201").text) == []


def test_the_check_of_finished_code_finds_what_is_missing() -> None:
    text = "v_add_f32 v0, s20, v1\ns_mov_b32 s21, 7\nv_add_f32 v0, s21, v1\ns_endpgm"
    assert broken(isa("gfx1201").assemble(text)) == ["v_add_f32_e32 v0, s21, v1"]
    assert broken(isa("gfx1201").assemble(text.replace("v_add_f32 v0, s20", "v_add_f32 v0, s22"))) == []
