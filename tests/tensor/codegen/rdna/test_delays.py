"""s_delay_alu stands where a wave waits for its own arithmetic: by hand, and never where LLVM has none."""

from __future__ import annotations

import random
from typing import Any

import pytest

from drivers.amd.isa import isa
from drivers.amd.isa.inst import Inst as IsaInst
from drivers.amd.isa.listing import read_object
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.check.performance import performance_notes
from tensor.codegen.gpu.machine import Code
from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.delays import IssuedWork, delay_arithmetic
from tensor.codegen.rdna.generation import GENERATIONS, latencies
from tensor.codegen.rdna.machine import RdnaInst, unit_of
from tensor.ir.kernel import Kernel
from tests.drivers.sim.amd.wave.rule_kernels import subject_of
from tests.tensor.codegen.rdna.pass_samples import KERNELS, s, v

VALU_DEP_1, VALU_DEP_2, VALU_DEP_3, TRANS_DEP_1, SALU_CYCLE_1 = 1, 2, 3, 5, 9  # RDNA3 ISA, S_DELAY_ALU
OTHER = RdnaInst("v_mov_b32", (v(50, 50),), (0,))
MADE = RdnaInst("v_mov_b32", (v(1, 1),), (0,))
READ = RdnaInst("v_add_f32", (v(2, 2),), (1.0, v(1, 1)))

Delays = set[tuple[int, int]]  # (number of the instruction among those that are no delays, INSTID)


def delayed(insts: list[RdnaInst], arch: str = "gfx1100") -> Delays:
    code = Code(list(insts), [])
    delay_arithmetic(code, latencies(arch))
    return read_delays([(i.op, i.uses[0] if i.op == "s_delay_alu" else 0) for i in code.insts])


def read_delays(insts: list[tuple[str, int]]) -> Delays:
    """What the words say: bits 0 to 3 the next instruction, 7 to 10 the one bits 4 to 6 further."""
    found: Delays = set()
    place = 0
    for name, word in insts:
        if name != "s_delay_alu":
            place += 1
            continue
        found |= {(p, n) for p, n in ((place, word & 15), (place + (word >> 4 & 7), word >> 7 & 15)) if n}
    return found


@pytest.mark.parametrize(
    ("between", "found"), [(0, {(1, VALU_DEP_1)}), (1, {(2, VALU_DEP_2)}), (2, {(3, VALU_DEP_3)}), (3, set())]
)
def test_a_result_is_named_by_how_many_vector_instructions_ago_it_was_made(
    between: int, found: Delays
) -> None:
    """Five cycles from one to the other; a stall of one is not worth an instruction."""
    assert delayed([MADE, *[OTHER] * between, READ]) == found


SLOW = {"valu": 40, "trans": 40, "salu": 40}  # cycles, so that nothing is there before it is waited for


def awaited(*insts: RdnaInst) -> list[list[int]]:
    wave, found = IssuedWork(SLOW), []
    for inst in insts:
        found.append(wave.awaited(inst))
        wave.issue(inst, unit_of(inst.op))
    return found


@pytest.mark.parametrize("name", ["v_mov_b32", "v_exp_f32"])
@pytest.mark.parametrize("between", range(5))
def test_four_vector_and_three_transcendental_results_have_names(name: str, between: int) -> None:
    """RDNA3 ISA, S_DELAY_ALU: VALU_DEP_1 to 4, TRANS32_DEP_1 to 3; older ones are not waited for."""
    made, other = (RdnaInst(name, (v(k, k),), (v(9, 9),)) for k in (1, 50))
    first, most = (VALU_DEP_1, 4) if name == "v_mov_b32" else (TRANS_DEP_1, 3)
    assert awaited(made, *[other] * between, READ)[-1] == ([first + between] if between < most else [])


def test_what_was_made_before_what_is_waited_for_is_there_as_well() -> None:
    first, second = (RdnaInst("v_mov_b32", (v(k, k),), (0,)) for k in (1, 3))
    again = RdnaInst("v_add_f32", (v(4, 4),), (1.0, v(3, 3)))
    assert awaited(first, second, again, READ)[2:] == [[VALU_DEP_1], []]
    assert awaited(first, second, READ, again)[2:] == [[VALU_DEP_2], []]  # one cycle more is no stall of two
    assert awaited(first, READ, READ)[1:] == [[VALU_DEP_1], []]


@pytest.mark.parametrize("ahead", [0, 30])
@pytest.mark.parametrize(("distance", "words"), [(1, 1), (4, 1), (5, 1), (6, 2)])
def test_one_delay_names_two_waits_up_to_five_instructions_apart(
    distance: int, words: int, ahead: int
) -> None:
    """INSTSKIP goes to 5: four instructions between the two (SKIP_4)."""
    nop = RdnaInst("s_nop", (), (0,))
    used = RdnaInst("v_add_f32", (v(1, 1),), (1.0, v(1, 1)))
    between = [*[nop] * (distance - 2), MADE] if distance > 1 else []
    insts = [*[nop] * ahead, MADE, used, *between, used]
    code = Code(list(insts), [])
    delay_arithmetic(code, latencies("gfx1100"))
    assert sum(inst.op == "s_delay_alu" for inst in code.insts) == words
    ends = {ahead + 1, ahead + 1 + distance}
    assert {place for place, _ in delayed(insts)} == ends


def test_transcendentals_and_scalars_have_names_of_their_own() -> None:
    exp = RdnaInst("v_exp_f32", (v(1, 1),), (v(9, 9),))
    assert delayed([exp, OTHER, READ]) == {(2, TRANS_DEP_1)}
    scalar = RdnaInst("s_mov_b32", (s(3, 3),), (0,))
    use = RdnaInst("v_mov_b32", (v(4, 4),), (s(3, 3),))
    assert delayed([scalar, use], "gfx1201") == {(1, SALU_CYCLE_1 + 2)}
    assert delayed([scalar, use]) == set()  # gfx1100: two cycles


@pytest.mark.parametrize(("between", "cycles"), [(0, 3), (5, 3), (6, 3), (7, 2), (8, None)])
def test_a_scalar_is_waited_for_as_many_cycles_as_are_left_up_to_three(
    between: int, cycles: int | None
) -> None:
    """Of ten; a last one alone is not worth an instruction."""
    wave = IssuedWork({"valu": 1, "trans": 1, "salu": 10})
    for inst in (RdnaInst("s_mov_b32", (s(3, 3),), (0,)), *[OTHER] * between):
        wave.issue(inst, unit_of(inst.op))
    found = wave.awaited(RdnaInst("v_mov_b32", (v(4, 4),), (s(3, 3),)))
    assert found == ([] if cycles is None else [SALU_CYCLE_1 - 1 + cycles])


def test_of_three_results_the_two_vector_ones_are_named() -> None:
    exp = RdnaInst("v_exp_f32", (v(9, 9),), (v(8, 8),))
    scalar = RdnaInst("s_mov_b32", (s(3, 3),), (0,))
    all_three = RdnaInst("v_fma_f32", (v(2, 2),), (v(9, 9), v(1, 1), s(3, 3)))
    assert awaited(exp, MADE, scalar, all_three)[-1] == [TRANS_DEP_1, VALU_DEP_1]


def test_an_older_transcendental_is_waited_for_beside_a_newer_result_but_not_the_other_way_round() -> None:
    exp = RdnaInst("v_exp_f32", (v(9, 9),), (v(8, 8),))
    both = RdnaInst("v_add_f32", (v(2, 2),), (v(9, 9), v(1, 1)))
    assert delayed([exp, MADE, both]) == {(2, TRANS_DEP_1), (2, VALU_DEP_1)}
    assert delayed([MADE, exp, both]) == {(2, TRANS_DEP_1)}


def test_a_sum_that_goes_on_waits_for_itself_and_a_write_alone_for_nothing() -> None:
    fmac = RdnaInst("v_fmac_f32", (v(1, 1),), (v(8, 8), v(9, 9)))
    assert delayed([MADE, fmac]) == {(1, VALU_DEP_1)}
    dual = RdnaInst(
        "v_dual",
        (v(1, 1), v(6, 6)),
        (v(8, 8), v(9, 9)),
        {"halves": (("v_fmac_f32", False), ("v_mov_b32", True))},
    )
    assert delayed([MADE, dual]) == {(1, VALU_DEP_1)}
    assert delayed([MADE, RdnaInst("v_mov_b32", (v(1, 1),), (7,))]) == set()
    lane = RdnaInst("v_writelane_b32", (v(1, 1),), (s(3, 3), 4))
    assert delayed([MADE, lane]) == set()


def test_loads_barriers_and_branches_leave_nothing_to_wait_for() -> None:
    """A memory instruction begins when vector results are written (LLVM, instructionWaitsForVALU)."""
    load = RdnaInst("global_load_b32", (v(7, 7),), (v(8, 8), s(3, 4, 2)))
    for op in (
        load,
        RdnaInst("s_barrier", (), ()),
        RdnaInst("s_cbranch_scc1", (), (0,)),
        RdnaInst("label", (), (0,)),
    ):
        assert delayed([MADE, op, READ]) == set()
    assert delayed([MADE, RdnaInst("s_load_b32", (s(7, 7),), (s(8, 8, 2),)), READ]) == {(2, VALU_DEP_1)}


@pytest.mark.parametrize(
    ("name", "answer", "is_named"),
    [
        *[("v_cmp_lt_f32", s(3, 106), False), ("v_cmp_lt_f32", s(3, 105), True)],
        *[("v_add_co_u32", s(3, 106), True), ("v_add_co_u32", s(3, 105), True)],
    ],
)
def test_the_answer_of_a_comparison_in_vcc_has_no_name(name: str, answer: Any, is_named: bool) -> None:
    """LLVM, AMDGPUInsertDelayAlu. VCC is 106; what it had before is not waited for either."""
    made = RdnaInst(name, (answer,) if name.startswith("v_cmp") else (v(7, 7), answer), (1.0, v(8, 8)))
    chosen = RdnaInst("v_cndmask_b32", (v(2, 2),), (v(4, 4), v(5, 5), answer))
    assert delayed([made, chosen]) == ({(1, VALU_DEP_1)} if is_named else set())
    before = RdnaInst("v_add_co_u32", (v(6, 6), answer), (1.0, v(8, 8)))
    assert delayed([before, made, chosen]) == ({(2, VALU_DEP_1)} if is_named else set())


def test_what_was_waited_for_once_is_there() -> None:
    assert delayed([MADE, READ, READ]) == {(1, VALU_DEP_1)}


def test_two_delays_share_a_word_when_they_are_near() -> None:
    code = Code([MADE, READ, RdnaInst("v_mov_b32", (v(3, 3),), (v(2, 2),))], [])
    delay_arithmetic(code, latencies("gfx1100"))
    assert [i.op for i in code.insts].count("s_delay_alu") == 1
    assert delayed(code.insts) == {(1, VALU_DEP_1), (2, VALU_DEP_1)}


# -- LLVM ------------------------------------------------------------------------------------------------


def random_source(seed: int) -> str:
    """A kernel of one block in LLVM IR: 60 random operations on eight floats, and the sum of all."""
    rng = random.Random(seed)
    values = [f"%e{k}" for k in range(8)]
    lines = [f"  {name} = extractelement <8 x float> %x, i32 {k}" for k, name in enumerate(values)]
    for k in range(60):
        a, b = rng.choice(values[-12:]), rng.choice(values[-12:])
        op = rng.choice(["fadd", "fmul", "fsub", "exp", "select"])
        if op == "exp":
            lines.append(f"  %v{k} = call float @llvm.amdgcn.exp2.f32(float {a})")
        elif op == "select":
            lines.append(f"  %c{k} = fcmp olt float {a}, {b}")
            lines.append(f"  %v{k} = select i1 %c{k}, float {rng.choice(values)}, float {a}")
        else:
            lines.append(f"  %v{k} = {op} float {a}, {b}")
        values.append(f"%v{k}")
    sums = ["%e0", *(f"%t{k}" for k in range(60))]
    lines += [f"  %t{k} = fadd float {sums[k]}, %v{k}" for k in range(60)]
    body = "\n".join(lines)
    return f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.amdgcn.exp2.f32(float)
define amdgpu_kernel void @k(ptr addrspace(1) %p) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <8 x float>, ptr addrspace(1) %p, i32 %i
  %x = load <8 x float>, ptr addrspace(1) %q
{body}
  store float {sums[-1]}, ptr addrspace(1) %q
  ret void
}}"""


def compiled_by_llvm(seed: int, arch: str) -> list[IsaInst]:
    binding = pytest.importorskip("llvmlite.binding")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=arch, opt=3)
    (function,) = read_object(machine.emit_object(binding.parse_assembly(random_source(seed)))).functions
    insts = [inst for _, _, inst in isa(arch).disassemble(function.data)]
    return insts[: [i.defn.mnemonic for i in insts].index("s_endpgm")]


def as_ours(inst: IsaInst) -> RdnaInst:
    """The same over registers of the code generator."""
    operands = [(o, as_register(inst[o.name])) for o in inst.defn.operands]
    name = "v_dual" if "dual" in inst.defn.name else inst.defn.mnemonic
    return RdnaInst(
        name, tuple(r for o, r in operands if o.is_def), tuple(r for o, r in operands if o.is_use)
    )


def as_register(value: Any) -> Any:
    if not isinstance(value, Reg) or not (value.code < 106 or value.is_vgpr):
        return value
    return (v if value.is_vgpr else s)(0, value.code % 256, value.count)


@pytest.mark.oracle
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
@pytest.mark.parametrize("seed", range(3))
def test_every_delay_stands_in_llvms_code_of_the_same_instructions(seed: int, arch: str) -> None:
    """LLVM has some more: for stalls of a cycle, and for what an earlier delay has awaited already."""
    insts = compiled_by_llvm(seed, arch)
    is_delay = [i.defn.mnemonic == "s_delay_alu" for i in insts]
    theirs = read_delays(
        [(i.defn.mnemonic, i["simm16"] if d else 0) for i, d in zip(insts, is_delay, strict=True)]
    )
    ours = delayed([as_ours(i) for i, d in zip(insts, is_delay, strict=True) if not d], arch)
    assert ours <= theirs
    assert len(ours) > 0.7 * len(theirs) > 20


# -- the simulated card's own opinion --------------------------------------------------------------------


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda k: k.name)
def test_rule_w30_has_nothing_to_say_of_the_delays_of_kernels(kernel: Kernel, arch: str) -> None:
    notes = performance_notes(subject_of(build(kernel, arch).text, arch))
    assert [note for note in notes if "s_delay_alu" in note] == []
