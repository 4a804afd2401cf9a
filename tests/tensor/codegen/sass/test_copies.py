"""Products whose blocks go to shared memory by asynchronous copies (LDGSTS): what they compute, and what the
strict card says where a wait is missing.

Covers `copy` and `send` of stage.py, the waits of select.py, and drivers/sim/nv/sm/copies.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from drivers.nv.isa import check as control_words
from drivers.nv.isa import isa
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tensor.codegen.sass.chip import TARGETS
from tensor.codegen.sass.compile import Built, build, finished
from tensor.codegen.sass.emit import listing
from tensor.ir.kernel import Kernel
from tensor.ir.loops import Barrier
from tensor.plan.apply import apply
from tensor.plan.blocks import find, schedule
from tests.tensor.codegen.rdna.samples import half_product, matmul, memory
from tests.tensor.codegen.sass.rig import check, run_code
from tests.tensor.plan.test_online import without

SINGLES = matmul(32, 80, 32)
HALVES = half_product(rows=32, columns=32, depth=160)
TURNED = half_product(rows=32, columns=32, depth=160, left_transposed=True, right_transposed=True)
ODD = half_product(rows=32, columns=33, depth=160)


def in_two_warps(kernel: Kernel, arch: str) -> Built:
    """The product by blocks of two warps, as only large products have by themselves."""
    stage = find(kernel, TARGETS[arch])
    assert stage is not None and stage.late and stage.stages == 3
    if stage.by == "lane":
        stage = replace(stage, waves=(8, 8), tile=(4, 4), lines=(32, 32), block=64)
    else:
        stage = replace(stage, waves=(2, 1), tile=(1, 2), lines=(32, 32), block=64)
    return finished(apply(kernel, schedule(kernel, stage), TARGETS[arch]), arch)


def run(built: Built, arch: str, kernel: Kernel, text: bytes | None = None) -> None:
    code = replace(built, text=text or built.text).packed(arch)
    run_code(code, built.program.group.size, memory(kernel), [p.access != "r" for p in kernel.params])


@pytest.mark.parametrize("kernel", [SINGLES, HALVES, TURNED], ids=["singles", "halves", "turned"])
def test_blocks_come_by_copies_that_pass_no_register(arch: str, kernel: Kernel) -> None:
    ops = [i.op for i in check(kernel, arch, 2e-3).code.insts]
    assert any(op.startswith("LDGSTS") for op in ops)
    assert not any(op.startswith(("LDG.", "STS", "PRMT")) for op in ops)


def test_halves_that_lie_by_lines_are_turned_over_on_their_way_to_registers(arch: str) -> None:
    ops = [[i.op for i in build(kernel, arch).code.insts] for kernel in (HALVES, TURNED)]
    assert [sum(op == "LDSM.16.MT88.4" for op in each) for each in ops] == [2, 2]
    assert [sum(op == "LDSM.16.M88.4" for op in each) for each in ops] == [2, 2]


def test_lines_of_an_odd_number_of_halves_come_through_registers(arch: str) -> None:
    ops = [i.op for i in check(ODD, arch, 2e-3).code.insts]
    assert not any(op.startswith("LDGSTS") for op in ops)


@pytest.mark.parametrize("kernel", [matmul(33, 50, 70), half_product(rows=34, columns=50, depth=70)])
def test_what_lies_behind_the_ends_is_zeros(arch: str, kernel: Kernel) -> None:
    ops = [i.op for i in check(kernel, arch, 2e-3).code.insts]
    assert any(op.startswith("LDGSTS") for op in ops)


def broken(built: Built, arch: str, change: Callable[[str], str]) -> bytes:
    """The code with its first line that a change applies to changed."""
    lines = [line.split(" ", 1)[1] for line in listing(arch, built.text).splitlines()]
    for number, line in enumerate(lines):
        if change(line) != line:
            lines[number] = change(line)
            return isa(arch).assemble("\n".join(lines))
    raise AssertionError("nothing to change")


MUTANTS = {
    "no wait": lambda line: re.sub(r"DEPBAR\.LE SB0, 0x\w+", "NOP", line),
    "a wait for one group less": lambda line: line.replace("SB0, 0x2", "SB0, 0x3"),
    "another scoreboard": lambda line: line.replace("DEPBAR.LE SB0", "DEPBAR.LE SB1"),
}


@pytest.mark.parametrize("change", MUTANTS.values(), ids=MUTANTS)
@pytest.mark.parametrize("kernel", [SINGLES, HALVES], ids=["singles", "halves"])
def test_the_strict_card_tells_of_bytes_that_nobody_waited_for(
    kernel: Kernel, change: Callable[[str], str]
) -> None:
    built = in_two_warps(kernel, "sm_90")
    assert not control_words.check(dict(isa("sm_90").disassemble(built.text)), "sm_90")
    run(built, "sm_90", kernel)
    with pytest.raises(SmFault) as caught:
        run(built, "sm_90", kernel, broken(built, "sm_90", change))
    assert caught.value.kind == FaultKind.HAZARD and caught.value.address is not None


@pytest.mark.parametrize("kernel", [SINGLES, HALVES], ids=["singles", "halves"])
def test_the_strict_card_tells_of_a_barrier_that_is_left_out(kernel: Kernel) -> None:
    built = in_two_warps(kernel, "sm_90")
    program = without(built.program, Barrier, 0)
    with pytest.raises(SmFault):
        run(finished(program, "sm_90"), "sm_90", kernel)


def test_one_scoreboard_is_left_to_copies() -> None:
    for _, made in isa("sm_90").disassemble(build(HALVES, "sm_90").text):
        assert made.form.name == "LDGDEPBAR" or made.word.write != 0
