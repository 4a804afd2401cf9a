"""Products by groups of four warps on sm_90 (HGMMA): what they compute, on the strict card, and what it says
where something that they need is missing.

Covers warpgroup.py, and `grouped` of tensor/plan/blocks.py.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from drivers.nv.isa import isa
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tensor.codegen.sass.chip import TARGETS
from tensor.codegen.sass.compile import Built, build
from tensor.dtype import dtypes
from tensor.ir.kernel import Kernel
from tensor.plan.apply import apply
from tensor.plan.blocks import schedule, stages
from tensor.plan.schedule import Schedule
from tensor.plan.target import GROUP
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna.samples import half_product, memory, same
from tests.tensor.codegen.sass.rig import check, run_code
from tests.tensor.codegen.sass.test_copies import broken

ARCH = "sm_90"
SMALL = replace(TARGETS[ARCH], units=1)  # a chip that few blocks keep busy
PLAIN = half_product(64, 64, 192)
KERNELS = {
    "plain": PLAIN,
    "ragged": half_product(70, 72, 168, right_transposed=True),
    "turned": half_product(64, 72, 144, dtypes.bfloat16, left_transposed=True),
    "two groups": half_product(128, 128, 144, dtypes.bfloat16, right_transposed=True),
}


def by_groups(kernel: Kernel, boxed: bool = False) -> Schedule:
    """The schedule that a small chip would have, sides brought as boxes or by copies of each lane."""
    found = (s for s in stages(kernel, SMALL) if s.by == GROUP and s.boxed == boxed)
    return schedule(kernel, next(found))


@pytest.mark.parametrize("kernel", KERNELS.values(), ids=KERNELS)
def test_groups_of_warps_multiply(kernel: Kernel) -> None:
    plan = by_groups(kernel)
    arrays, wanted, out = memory(kernel), memory(kernel), kernel.params[-1]
    kernel_oracle.run(kernel, wanted)
    loops_oracle.run(apply(kernel, plan, SMALL), arrays)
    assert same(arrays[out.slot], wanted[out.slot], out.dtype, 2e-3).all()
    built = check(kernel, ARCH, 2e-3, schedule=plan)
    ops = Counter(i.op.split(".")[0] for i in built.code.insts)
    assert ops["HGMMA"] and not ops["HMMA"] and not ops["LDSM"]


def run(built: Built, text: bytes | None = None) -> None:
    code = replace(built, text=text or built.text).packed(ARCH)
    run_code(code, built.program.group.size, memory(PLAIN), [p.access != "r" for p in PLAIN.params])


MUTANTS = {
    "copies": (r"DEPBAR\.LE SB0, 0x\w+", "asynchronous copy"),
    "the fence": (r"FENCE\.VIEW\.ASYNC\.S", r"no FENCE\.VIEW\.ASYNC behind"),
    "the arrive": (r"WARPGROUP\.ARRIVE", r"no WARPGROUP\.ARRIVE behind"),
}


@pytest.mark.parametrize(("wait", "told"), MUTANTS.values(), ids=MUTANTS)
def test_the_strict_card_tells_of_what_is_left_out(wait: str, told: str) -> None:
    built = build(PLAIN, ARCH, by_groups(PLAIN))
    run(built)
    with pytest.raises(SmFault, match=told) as caught:
        run(built, broken(built, ARCH, lambda line: re.sub(wait, "NOP", line)))
    assert caught.value.kind == FaultKind.HAZARD


def test_results_are_waited_for_behind_the_last_product() -> None:
    built = build(PLAIN, ARCH, by_groups(PLAIN))
    lines = [made.line for _, made in isa(ARCH).disassemble(built.text)]
    last = max(n for n, line in enumerate(lines) if "WARPGROUP.DEPBAR" in line)
    lines[last] = "[B------:R-:W-:-:S05] NOP"
    with pytest.raises(SmFault, match="has still to write"):
        run(built, isa(ARCH).assemble("\n".join(lines)))


def test_large_products_are_multiplied_by_groups_in_fewer_instructions() -> None:
    """Of a block of 128 x 128 each of eight warps issues 8 for 64 steps, else each of four 64 for 32."""
    kernel = half_product(4096, 4096, 4096)
    counts = []
    for arch in (ARCH, "sm_89"):
        built = build(kernel, arch)
        ops = Counter(i.op.split(".")[0] for i in built.code.insts)
        steps = int(re.findall(r"by (\d+) steps", built.schedule)[0])
        counts.append((ops["HGMMA"] + ops["HMMA"]) / steps)
    assert counts == [8 / 64, 64 / 32]


def test_sides_that_no_copy_of_16_bytes_can_bring_are_left_to_warps() -> None:
    for kernel in (half_product(128, 132, 192), half_product(128, 128, 192, guarded=True)):
        assert not [s for s in stages(kernel, SMALL) if s.by == GROUP]
