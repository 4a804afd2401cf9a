"""Selection: scopes, constants, tile coordinates."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.machine import Loop
from tensor.codegen.rdna.generation import GFX11, TARGETS
from tensor.codegen.rdna.machine import EXEC, RdnaInst
from tensor.codegen.rdna.select import Selector, select
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Bound, Form
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel, Param, Store, Value
from tensor.ir.loops import LoopProgram, Scatter
from tensor.plan.apply import apply
from tensor.plan.schedule import Schedule, Steps
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.checks import check, check_bits
from tests.tensor.codegen.rdna.samples import (
    F32,
    const,
    load,
    op,
)
from tests.tensor.codegen.rdna.wave_rig import run_kernel


def test_long_chains_do_not_recurse() -> None:
    def chain(a: Value) -> Value:
        for _ in range(2000):
            a = op(Op.ADD, a, const(1.0))
        return a

    kernel = samples.elementwise([chain], [F32], 32)
    arrays = [np.zeros(32, np.float32), np.zeros(32, np.float32)]
    run_kernel(kernel, arrays)
    assert (arrays[1] == 2000).all()


def test_a_scalar_kernel_without_axes() -> None:
    params = (Param(0, F32, 1, "r"), Param(1, F32, 1, "w"))
    check(Kernel("one", (), params, (Store(1, Form(), op(Op.NEG, load(0, Form()))),)), 0.0)


def test_a_product_loads_each_row_and_column_once() -> None:
    kernel = samples.matmul(64, 64, 64)
    row, column = kernel.axes
    inner = Axis(2, 64)
    plan = Schedule((column,), (row,), {row: 4}, {inner: Steps(inner, 1)}, 32)
    items, _ = select(apply(kernel, plan, TARGETS["gfx1100"]), GFX11)
    body = next(item for item in items if isinstance(item, Loop)).body
    ops = [i.op for i in body if isinstance(i, RdnaInst)]
    assert ops.count("v_fmac_f32") == 4
    assert ops.count("global_load_b32") == 1 and ops.count("s_load_b32") == 4


def test_work_groups_behind_an_end_leave() -> None:
    samples.ended(run_kernel)


@pytest.mark.parametrize(
    ("operation", "dtype"), [(Op.ADD, dtypes.float32), (Op.MAX, dtypes.int32), (None, dtypes.float16)]
)
def test_what_follows_a_scattered_store_is_done_by_all_lanes_again(
    operation: Op | None, dtype: DType
) -> None:
    kernel, arrays = samples.scattered(operation, dtype)
    check_bits(kernel, arrays, 1e-3)


@pytest.mark.parametrize("kind", ["store", "scatter"])
def test_what_was_made_for_some_lanes_is_made_again_for_all(kind: str) -> None:
    """A number that a masked store moved to a register is not there in the other lanes."""
    param, axes = Param(0, dtypes.float32, 1000, "w"), (Axis(101, 7), Axis(100, 64))
    made = Selector(LoopProgram("none", (param,), (), *axes, ()), GFX11)
    root = made.root
    if kind == "store":
        made.write(0, Form(1), [0.7], root.masks("s_mov_b32", 5), root)
    else:
        statement = Scatter(param, Form(0), 0, 90, None, 0, ())  # type: ignore[arg-type]
        made.put(statement, Form(1), root.reg("v"), 0.7, None, root)
    made.write(0, Form(2), [0.7], None, root)
    moves = [n for n, i in enumerate(root.items) if i.op == "v_mov_b32" and i.uses == (0.7,)]
    begin, end = (n for n, i in enumerate(root.items) if i.op == "s_and_saveexec_b32" or EXEC in i.defs)
    assert len(moves) == 2 and begin < moves[0] < end < moves[1]


@pytest.mark.parametrize(
    ("count", "loads"),
    [
        *[(1, ["b64"]), (2, ["b128"]), (3, ["b128", "b64"]), (4, ["b256"]), (7, ["b256", "b128", "b64"])],
        *[(8, ["b512"]), (9, ["b512", "b64"]), (22, ["b512", "b512", "b256", "b128"])],
    ],
)
def test_arguments_are_loaded_by_as_few_instructions_as_can_be(count: int, loads: list[str]) -> None:
    """Each is an address of eight bytes, behind the one before."""
    params = tuple(Param(slot, F32, 1, "r") for slot in range(count))
    made = Selector(LoopProgram("none", params, (), Axis(101, 7), Axis(100, 32), ()), GFX11)
    found = [(item.op, item.mods["offset"], item.defs[0].count) for item in made.root.items]
    assert [name for name, _, _ in found] == [f"s_load_{each}" for each in loads]
    assert all(dwords * 32 == int(each[1:]) for (_, _, dwords), each in zip(found, loads, strict=True))
    assert [at for _, at, _ in found] == [4 * sum(n for _, _, n in found[:k]) for k in range(len(found))]
    places = {slot: getattr(pair, "index", 0) for slot, pair in made.memory.pointers.items()}
    runs = [dwords // 2 for _, _, dwords in found]
    assert [*places.values()] == [2 * n for run in runs for n in range(run)]


@pytest.mark.parametrize(
    ("low", "const", "fine"), [(0, 0, True), (0, 3, True), (1, 3, False), (0, -1, False)]
)
def test_lanes_are_masked_by_what_begins_at_0(low: int, const: int, fine: bool) -> None:
    """A comparison without signs; of a number below 0 or a bound above it, it would tell something else."""
    lane = Axis(100, 32)
    made = Selector(LoopProgram("none", (), (), Axis(101, 7), lane, ()), GFX11)
    bound = Bound(Form(const, ((lane, 1),)), low, 5)
    if fine:
        made.mask(bound)
        last = made.root.items[-1]
        assert (last.op, last.uses[0]) == ("v_cmpx_gt_u32", 5)
    else:
        with pytest.raises(IRError, match=r"lanes are masked by .* which does not begin at 0"):
            made.mask(bound)


def test_what_no_lane_stores_is_left_out() -> None:
    param, axes = Param(0, dtypes.float32, 1000, "w"), (Axis(101, 7), Axis(100, 64))
    made = Selector(LoopProgram("none", (param,), (), *axes, ()), GFX11)
    before, place = len(made.root.items), made.root.reg("v")
    statement = Scatter(param, Form(0), 0, 90, None, 0, ())  # type: ignore[arg-type]
    made.put(statement, Form(1), place, 0.7, False, made.root)
    made.write(0, Form(1), [0.7], False, made.root)
    assert len(made.root.items) == before
