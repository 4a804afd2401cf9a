"""Sides of products that come to shared memory as boxes of tensors (UTMALDG): what is computed, on the strict
card, what it says where something is missing, and which sides are none.

Covers boxes.py, `is_boxed` of tensor/plan/blocks.py and `box_of` of tensor/plan/sides.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from drivers import open_one
from drivers.sim.nv.sm.launch import SmFault
from hcq.settings import Settings
from tensor import Tensor, jit
from tensor.codegen.sass.boxes import maps_of
from tensor.codegen.sass.chip import TARGETS
from tensor.codegen.sass.compile import Built, build, compile_kernel
from tensor.codegen.target import Compiled
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.kernel import Kernel
from tensor.ir.loops import LoopProgram
from tensor.ir.loops_text import format_program, parse_program
from tensor.ir.loops_verify import verify
from tensor.plan.apply import apply
from tensor.plan.blocks import stages
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.rdna.samples import half_product, memory, same
from tests.tensor.codegen.sass.rig import check, run_code
from tests.tensor.codegen.sass.test_copies import broken
from tests.tensor.codegen.sass.test_warpgroup import ARCH, KERNELS, PLAIN, SMALL, by_groups
from tools.bench.computing import computing_on

BATCH = half_product(64, 64, 192, batch=3, right_transposed=True)
MOST = half_product(128, 128, 144, batch=2, left_transposed=True)  # four boxes of three dimensions
ALL = {**KERNELS, "batch": BATCH, "four boxes": MOST}


def program(kernel: Kernel) -> LoopProgram:
    return apply(kernel, by_groups(kernel, True), SMALL)


@pytest.mark.parametrize("kernel", ALL.values(), ids=ALL)
def test_boxes_have_the_elements_that_lanes_would_bring(kernel: Kernel) -> None:
    """The oracle compares every box with the stores of all lanes."""
    arrays, wanted, out = memory(kernel), memory(kernel), kernel.params[-1]
    kernel_oracle.run(kernel, wanted)
    loops_oracle.run(program(kernel), arrays)
    assert same(arrays[out.slot], wanted[out.slot], out.dtype, 2e-3).all()


@pytest.mark.parametrize("kernel", ALL.values(), ids=ALL)
def test_products_of_boxes_are_right(kernel: Kernel) -> None:
    built = check(kernel, ARCH, 2e-3, schedule=by_groups(kernel, True))
    ops = Counter(i.op.split(".")[0] for i in built.code.insts)
    assert ops["UTMALDG"] and ops["HGMMA"] and not ops["LDGSTS"] and not ops["LDG"]


def run(built: Built, text: bytes | None = None) -> None:
    code = replace(built, text=text or built.text).packed(ARCH)
    run_code(code, built.program.group.size, memory(PLAIN), [p.access != "r" for p in PLAIN.params])


TRUE = r"[B------:R-:W-:-:S13] ISETP.EQ.U32.AND \1, PT, RZ, RZ, PT"
MUTANTS = {
    "the wait": (r".* SYNCS\.PHASECHK\S* (P\d), .*", TRUE, "asynchronous copy"),
    "the barrier": (r"@!UP\d SYNCS\.EXCH\S* .*", "NOP", "arrivals"),
}


@pytest.mark.parametrize(("what", "by", "told"), MUTANTS.values(), ids=MUTANTS)
def test_the_strict_card_tells_of_what_is_left_out(what: str, by: str, told: str) -> None:
    built = build(PLAIN, ARCH, by_groups(PLAIN, True))
    run(built)
    with pytest.raises(SmFault, match=told):
        run(built, broken(built, ARCH, lambda line: re.sub(what, by, line)))


def test_the_barriers_are_there_before_any_warp_goes_on() -> None:
    """Warps that do not make them meet the one that does; the strict card runs that one first."""
    ops = [inst.op for inst in build(PLAIN, ARCH, by_groups(PLAIN, True)).code.insts]
    last = max(n for n, op in enumerate(ops) if op == "SYNCS.EXCH.64")
    assert ops[last + 1 : last + 3] == ["FENCE.VIEW.ASYNC.S", "BAR.SYNC.DEFER_BLOCKING"]


def test_boxes_take_no_more_instructions_and_fewer_registers_than_copies_of_lanes() -> None:
    """Of a turn of a block of 128 x 128 by 64 steps, whichever way sides lie."""
    for turned in (False, True):
        kernel = half_product(128, 128, 2048, right_transposed=turned)
        by_boxes, by_copies = (build(kernel, ARCH, by_groups(kernel, boxed)) for boxed in (True, False))
        assert longest_loop(by_boxes) <= longest_loop(by_copies)
        assert by_boxes.allocation.registers < by_copies.allocation.registers


def longest_loop(built: Built) -> int:
    return max(last - first for first, last in built.code.loops)


def boxed(kernel: Kernel) -> bool:
    return any(s.boxed for s in stages(kernel, SMALL))


def test_sides_that_are_no_tensor_of_their_own_come_by_copies() -> None:
    assert boxed(PLAIN)
    assert not boxed(half_product(64, 64, 192, guarded=True))
    assert not boxed(half_product(64, 64, 100))  # blocks of 32 steps
    short = replace(SMALL, boxes=False)
    assert not any(s.boxed for s in stages(PLAIN, short))


def test_one_slot_has_one_map() -> None:
    text = format_program(program(PLAIN)).replace("64:64:1 @ 0 x 64:192:64", "64:64:1 @ 0 x 64:191:64", 1)
    with pytest.raises(IRError, match="two maps of the tensor in slot 1"):
        maps_of(parse_program(text, SMALL.groups))


@pytest.mark.parametrize("kernel", [PLAIN, BATCH])
def test_boxes_print_and_parse_back(kernel: Kernel) -> None:
    made = program(kernel)
    verify(made)
    assert format_program(parse_program(format_program(made), SMALL.groups)) == format_program(made)


BREACHES = [
    (" late box", " box", "a box that is not stored late"),
    ("64:192:1 @ 0", "64:192:2 @ 0", "first dimension has no neighbours"),
    ("64:192:1 @ 0", "32:192:1 @ 0", "a box of 2048 elements, of which 4096 are stored"),
    ("64:192:1 @ 0", "64:192:1 @ a0", "begins elsewhere for other lanes"),
    ("turn {0}", "turn {a7}", r"axes \[7\] are not open"),
]


@pytest.mark.parametrize(("line", "wrong", "told"), BREACHES)
def test_a_box_that_breaks_a_rule_is_named(line: str, wrong: str, told: str) -> None:
    text = format_program(program(PLAIN)).replace(line, wrong, 1)
    with pytest.raises(IRError, match=told):
        verify(parse_program(text, SMALL.groups))


@pytest.fixture
def small_chip(monkeypatch: pytest.MonkeyPatch) -> Callable[[Kernel, str], Compiled]:
    """Compiles as for a chip that few blocks keep busy."""
    monkeypatch.setitem(TARGETS, ARCH, SMALL)
    return compile_kernel


def test_the_driver_makes_the_maps_of_each_launch(small_chip: Callable[[Kernel, str], Compiled]) -> None:
    """By themselves, and where a graph is replayed on other memory."""
    source = np.random.default_rng(1)
    shapes = (3, 70, 192), (3, 192, 72)
    with computing_on(open_one("sim:gh100", Settings(sim="strict")), small_chip):
        product = jit(lambda a, b: (a @ b).realize())
        for _ in range(4):
            left, right = (source.standard_normal(shape).astype(np.float16) for shape in shapes)
            found = product(Tensor(left), Tensor(right)).numpy()
            wanted = left.astype(np.float32) @ right.astype(np.float32)
            assert np.abs(found - wanted).max() < 2e-3 * np.abs(wanted).max()


def test_types_of_two_bytes_have_maps() -> None:
    found = maps_of(program(half_product(64, 64, 192, dtypes.bfloat16)))
    assert {found[slot].dtype for slot in (0, 1)} == {"bfloat16"}
