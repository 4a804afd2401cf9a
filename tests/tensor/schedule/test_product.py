"""Operands of products of halves that get memory, and that matrix instructions then make the product."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from drivers.amd.device import AmdDevice
from hcq.settings import Settings
from tensor import Tensor, runtime
from tensor.cards import compile_for
from tensor.codegen.rdna.emit import listing
from tensor.codegen.target import Compiled
from tensor.dtype import DType, dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.ir.kernel import Kernel
from tensor.plan.rows import MAX_ROW
from tensor.runtime import Runtime
from tensor.schedule.cut import cut
from tensor.schedule.product import before_widening, is_row, is_summed, is_widening, operands
from tensor.schedule.storage import Storage
from tests import devices

F32, HALF, BRAIN = dtypes.float32, dtypes.float16, dtypes.bfloat16


def memory(*shape: int, dtype: DType = F32) -> Node:
    return node(Op.BUFFER, dtype, shape, (), Storage(dtype, int(np.prod(shape))))


def is_memory(found: Node) -> bool:
    return found.op is Op.BUFFER


def total(a: Node, b: Node) -> Node:
    """a @ b in float32."""
    (m, k), n = a.shape, b.shape[1]
    left = build.expand(build.reshape(build.cast(a, F32), (m, k, 1)), (m, k, n))
    right = build.expand(build.reshape(build.cast(b, F32), (1, k, n)), (m, k, n))
    return build.reduce(Op.REDUCE_ADD, build.binary(Op.MUL, left, right), (1,))


def asked(a: Node, b: Node) -> list[Node]:
    return operands(total(a, b), is_memory)


def test_a_side_that_is_computed_is_stored_and_one_in_memory_is_not() -> None:
    cast = build.cast(memory(32, 48), HALF)
    assert asked(cast, memory(48, 16, dtype=HALF)) == [cast]
    assert asked(memory(32, 48, dtype=HALF), memory(48, 16, dtype=HALF)) == []


def test_a_side_is_stored_before_it_is_moved() -> None:
    cast = build.cast(memory(48, 32), BRAIN)
    assert asked(build.permute(cast, (1, 0)), memory(48, 16, dtype=BRAIN)) == [cast]


def test_padding_is_stored_and_what_is_below_it_is_not() -> None:
    cast = build.cast(memory(30, 48), HALF)
    padded = build.pad(cast, ((1, 1), (0, 0)))
    assert asked(padded, memory(48, 16, dtype=HALF)) == [padded]


def test_a_side_is_stored_before_it_is_cut_off_from_gradients_and_as_the_half_that_bits_are_taken_for() -> (
    None
):
    cast = build.cast(memory(32, 48), HALF)
    assert asked(build.detach(cast), memory(48, 16, dtype=HALF)) == [cast]
    bits = build.bitcast(build.cast(memory(32, 48), dtypes.int16), HALF)
    assert asked(bits, memory(48, 16, dtype=HALF)) == [bits]


@pytest.mark.parametrize("narrow", [dtypes.int8, dtypes.int16, BRAIN, F32])
def test_a_side_that_becomes_halves_is_stored_as_halves(narrow: DType) -> None:
    cast = build.cast(memory(32, 48, dtype=narrow), HALF)
    assert asked(cast, memory(48, 16, dtype=HALF)) == [cast]


def test_halves_that_went_through_another_type_are_no_halves() -> None:
    whole = build.cast(memory(32, 48, dtype=HALF), dtypes.int32)
    assert asked(whole, build.cast(memory(48, 16), HALF)) == []


@pytest.mark.parametrize("rows, inner, columns", [(31, 48, 16), (32, 40, 16), (32, 48, 17)])
def test_products_in_other_sizes_store_nothing(rows: int, inner: int, columns: int) -> None:
    cast = build.cast(memory(rows, inner), HALF)
    assert asked(cast, memory(inner, columns, dtype=HALF)) == []


def test_a_side_in_float32_leaves_the_other_alone() -> None:
    assert asked(build.cast(memory(32, 48), HALF), memory(48, 16)) == []


def test_a_constant_side_leaves_the_other_alone() -> None:
    ones = build.expand(build.reshape(build.const(1.0, HALF), (1, 1)), (48, 16))
    assert asked(build.cast(memory(32, 48), HALF), ones) == []


@pytest.mark.parametrize("is_product", [True, False])
def test_the_epilogue_of_a_sum_ends_before_it_is_widened_again(is_product: bool) -> None:
    a, b = memory(32, 48, dtype=HALF), memory(48, 16, dtype=HALF)
    summed = total(a, b) if is_product else build.reduce(Op.REDUCE_ADD, memory(32, 48, 16), (1,))
    half = build.cast(summed, HALF)
    wide = build.cast(half, F32)
    assert is_widening(wide) and not is_widening(half)
    readers = [build.unary(Op.SQRT, build.expand(wide, (32, 8, 16))), build.reduce(Op.REDUCE_ADD, wide, (0,))]
    stored = [made for group in cut(readers, is_memory) for made in group.stored]
    assert half in stored and wide not in stored


@pytest.mark.parametrize(
    ("op", "over", "dtype", "stored"),
    [
        *[(Op.REDUCE_ADD, Op.MUL, F32, True), (Op.REDUCE_ADD, Op.MUL, HALF, False)],
        *[(Op.REDUCE_MAX, Op.MUL, F32, False), (Op.REDUCE_ADD, Op.ADD, F32, False)],
        *[(Op.REDUCE_MAX, Op.ADD, F32, False), (Op.REDUCE_MAX, Op.MUL, HALF, False)],
    ],
)
def test_only_sums_of_products_in_float32_are_products_of_matrices(
    op: Op, over: Op, dtype: DType, stored: bool
) -> None:
    sides = [build.cast(memory(16, 16), HALF) for _ in range(2)]
    left, right = (build.cast(build.reshape(side, (16, 1, 16)), dtype) for side in sides)
    right = build.permute(right, (1, 0, 2))
    product = build.binary(over, *(build.expand(side, (16, 16, 16)) for side in (left, right)))
    assert operands(build.reduce(op, product, (2,)), is_memory) == (sides if stored else [])


@pytest.mark.parametrize(
    ("narrow", "wide", "is_wider"),
    [
        *[(HALF, F32, True), (BRAIN, F32, True), (F32, dtypes.float64, True), (dtypes.int8, HALF, True)],
        *[(F32, HALF, False), (HALF, BRAIN, False), (dtypes.int32, F32, False), (F32, dtypes.int32, False)],
    ],
)
def test_a_cast_widens_to_more_bits(narrow: DType, wide: DType, is_wider: bool) -> None:
    made = build.cast(memory(4, dtype=narrow), wide)
    assert is_widening(made) is is_wider and not is_widening(build.unary(Op.NEG, made))


def test_what_a_sum_is_stored_as_is_what_it_is_before_views_and_wider_types() -> None:
    total = build.reduce(Op.REDUCE_ADD, memory(4, 6, dtype=HALF), (1,))
    root = build.unary(Op.SQRT, total)
    moved = build.reshape(root, (2, 2))
    wide = build.cast(build.permute(moved, (1, 0)), F32)
    viewed = build.reshape(wide, (4,))
    assert before_widening([total, root, moved, wide.src[0], wide, viewed]) is wide.src[0]
    assert before_widening([total, root, moved]) is moved
    assert before_widening([total, wide, build.unary(Op.NEG, wide)]).op is Op.NEG
    assert before_widening([total, build.cast(total, F32)]) is total


@pytest.mark.parametrize(
    ("shape", "axes", "longest", "is_one"),
    [
        *[((8, MAX_ROW), (1,), 0, True), ((8, MAX_ROW + 1), (1,), 0, False), ((8, 4), (0,), 0, False)],
        *[((8, MAX_ROW + 1), (1,), MAX_ROW + 1, True), ((8, MAX_ROW + 2), (1,), MAX_ROW + 1, False)],
        *[((8, 4, 2), (1, 2), 0, True), ((8, 4, 2), (0, 2), 0, False), ((8, 4, 2), (0, 1), 0, False)],
        *[((2, MAX_ROW // 2, 2), (1, 2), 0, True), ((2, MAX_ROW // 2, 3), (1, 2), 0, False)],
    ],
)
def test_a_row_is_the_last_axes_and_fits_registers(
    shape: tuple[int, ...], axes: tuple[int, ...], longest: int, is_one: bool
) -> None:
    assert is_row(build.reduce(Op.REDUCE_ADD, memory(*shape), axes), longest) is is_one


def test_a_node_is_for_sums_where_reductions_alone_ask_for_it() -> None:
    x = memory(4, 6)
    total, turned = build.reduce(Op.REDUCE_MAX, x, (1,)), build.permute(x, (1, 0))
    again, negated = build.reduce(Op.REDUCE_ADD, turned, (0,)), build.unary(Op.NEG, x)
    users: dict[Node, list[Node]] = {x: [total, turned], turned: [again], total: [], again: [], negated: []}
    assert is_summed(x, users) and is_summed(turned, users) and not is_summed(total, users)
    assert not is_summed(x, {**users, x: [total, negated]})
    assert not is_summed(x, {**users, turned: [again, build.unary(Op.NEG, turned)]})
    padded = build.pad(x, ((0, 1), (0, 0)))
    assert not is_summed(x, {x: [padded], padded: [total]})


@pytest.fixture(scope="module", params=["sim:navi31", "sim:navi48"])
def card(request: pytest.FixtureRequest) -> Iterator[AmdDevice]:
    device = devices.opened(request.param)
    yield device
    device.close()


@pytest.fixture
def compiled(card: AmdDevice) -> Iterator[list[Compiled]]:
    """What is compiled for tensors on a card of each generation, by a runtime that has nothing yet."""
    found: list[Compiled] = []

    def recording(kernel: Kernel, arch: str) -> Compiled:
        found.append(compile_for(arch)(kernel, arch))
        return found[-1]

    before = runtime.use(Runtime(card, recording, Settings(), None))
    yield found
    runtime.use(before)


def wmma(compiled: list[Compiled]) -> list[str]:
    """The matrix instruction of each kernel that has one."""
    listings = (listing(c.arch, c.text) for c in compiled)
    found = [{w for w in text.split() if w.startswith("v_wmma")} for text in listings]
    return [names.pop() for names in found if names]


def random(*shape: int) -> Tensor:
    values = np.random.default_rng(sum(shape)).uniform(-1, 1, shape)
    return Tensor(values.astype(np.float32))


def rounded(x: Tensor, dtype: DType) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """The values that x has in a 16-bit type."""
    return x.cast(dtype).cast(F32).numpy().astype(np.float64)


PRODUCERS: dict[str, Callable[[Tensor], Tensor]] = {
    "a cast": lambda x: x,
    "arithmetic": lambda x: (x * 2 + 1).relu(),
    "a sum": lambda x: x - x.mean(1, keepdim=True),
    "softmax": lambda x: x.softmax(1),
    "padding": lambda x: x[:40].pad(((3, 5), (0, 0))),
    "a transposition": lambda x: x.reshape(32, 48).transpose(0, 1).reshape(48, 32),
    "rows of a larger one": lambda x: x.cat(x, dim=0)[8:56],
}


@pytest.mark.sim
@pytest.mark.parametrize("dtype", [HALF, BRAIN], ids=lambda d: d.name)
@pytest.mark.parametrize("producer", PRODUCERS)
def test_halves_reach_matrix_instructions_whatever_made_them(
    producer: str, dtype: DType, compiled: list[Compiled]
) -> None:
    wide, right = PRODUCERS[producer](random(48, 32)), random(32, 16)
    got = (wide.cast(dtype) @ right.cast(dtype)).cast(F32).numpy()
    assert wmma(compiled) == [f"v_wmma_f32_16x16x16_{'f16' if dtype == HALF else 'bf16'}"]
    want = rounded(wide, dtype) @ rounded(right, dtype)
    step = 2.0**-10 if dtype == HALF else 2.0**-7
    np.testing.assert_allclose(got, want, rtol=step, atol=32 * 2.0**-20)


@pytest.mark.sim
def test_a_padded_convolution_and_an_einsum_in_halves_are_products_of_matrices(
    compiled: list[Compiled],
) -> None:
    """Each of the 16 channels and 3x3 taps is a term; the padding is stored, so no load of it is guarded."""
    image, filters = random(16, 16, 4, 4).half(), random(16, 16, 3, 3).half()
    got = image.conv2d(filters, padding=1).float().numpy()
    assert len(wmma(compiled)) == 1
    padded = np.pad(rounded(image, HALF), ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    want = np.einsum("nchwij,ocij->nohw", windows, rounded(filters, HALF))
    np.testing.assert_allclose(got, want, rtol=2.0**-10, atol=144 * 2.0**-20)
    a, b = random(32, 48).half(), random(16, 48).half()
    got = Tensor.einsum("ij,kj->ik", a, b).float().numpy()
    assert len(wmma(compiled)) == 2
    np.testing.assert_allclose(got, rounded(a, HALF) @ rounded(b, HALF).T, rtol=2.0**-10, atol=1e-4)


@pytest.mark.sim
def test_a_step_of_training_in_halves_is_made_of_matrix_instructions(compiled: list[Compiled]) -> None:
    """y = x @ w forward, and backward the gradients of both, summed over batch and length."""
    x, w = (t.half().realize() for t in (random(2, 32, 48), random(48, 16)))
    x.requires_grad = w.requires_grad = True
    loss = (x @ w).relu().float().square().sum()
    loss.backward()
    assert x.grad is not None and w.grad is not None
    loss.realize(x.grad, w.grad)
    assert len(wmma(compiled)) == 3
    rows, weight = (t.detach().float().numpy().astype(np.float64) for t in (x, w))
    y = np.maximum(rows @ weight, 0)
    flow = 2 * y
    np.testing.assert_allclose(loss.numpy(), (y * y).sum(), rtol=2e-3)
    np.testing.assert_allclose(x.grad.float().numpy(), flow @ weight.T, rtol=4e-3, atol=0.02)
    wanted = np.einsum("bti,btj->ij", rows, flow)
    np.testing.assert_allclose(w.grad.float().numpy(), wanted, rtol=4e-3, atol=0.05)
