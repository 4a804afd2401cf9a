"""`tensor.linalg`, equations.py, factors.py and norms.py, against torch.linalg: values, and gradients of what
does not turn with a phase or a sign.

Runs where torch is installed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensor import Tensor, linalg

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(4)
SQUARE = RNG.normal(size=(2, 3, 3))
TALL, WIDE = RNG.normal(size=(4, 3)), RNG.normal(size=(2, 3))
COMPLEX = SQUARE + 1j * RNG.normal(size=(2, 3, 3))
DEFINITE = SQUARE @ SQUARE.swapaxes(-1, -2) + np.eye(3)
HERMITIAN = COMPLEX + COMPLEX.conj().swapaxes(-1, -2)
SINGULAR = np.array([[1.0, 2.0], [2.0, 4.0]])
RIGHT = RNG.normal(size=(2, 3, 2))
CALLS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    *(("cholesky_ex", (DEFINITE,), {}), ("cholesky_ex", (DEFINITE,), {"upper": True})),
    *(
        ("inv_ex", (SQUARE,), {}),
        ("solve", (SQUARE, RIGHT), {}),
        ("solve", (COMPLEX, COMPLEX), {"left": False}),
    ),
    *(("solve_ex", (SQUARE, RIGHT), {}), ("solve_triangular", (SQUARE, RIGHT), {"upper": True})),
    *(("slogdet", (SQUARE,), {}), ("slogdet", (COMPLEX,), {}), ("det", (COMPLEX,), {})),
    *(("qr", (TALL,), {}), ("qr", (WIDE,), {}), ("qr", (COMPLEX,), {}), ("qr", (COMPLEX[:, :2],), {})),
    *(("qr", (COMPLEX[0, :, :2],), {"mode": "complete"}), ("qr", (TALL,), {"mode": "r"})),
    *(("lu", (TALL,), {}), ("lu", (WIDE,), {}), ("lu", (COMPLEX,), {})),
    *(("lu_factor", (SQUARE,), {}), ("lu_factor", (TALL,), {}), ("lu_factor", (WIDE,), {})),
    *(("lu_factor_ex", (SINGULAR,), {}), ("svdvals", (COMPLEX,), {}), ("eigvalsh", (HERMITIAN,), {})),
    *(("pinv", (TALL,), {}), ("pinv", (COMPLEX,), {}), ("pinv", (SINGULAR,), {"atol": 0.1})),
    *(("matrix_rank", (SINGULAR,), {}), ("matrix_rank", (HERMITIAN,), {"hermitian": True})),
    *(("cond", (SQUARE,), {}), ("cond", (SQUARE, 1), {}), ("vector_norm", (TALL, 3.0, 0), {})),
    *(("matrix_norm", (SQUARE, "nuc"), {}), ("matrix_norm", (SQUARE, 1, (0, 1)), {"keepdim": True})),
    *(("norm", (TALL,), {}), ("norm", (TALL, 2), {}), ("norm", (TALL, 1, 1), {})),
    *(("multi_dot", ([TALL, SQUARE[0], RIGHT[0]],), {}), ("vander", (TALL[:, 0],), {"N": 5})),
    *(("tensorinv", (RNG.normal(size=(6, 2, 3)),), {"ind": 1}), ("diagonal", (SQUARE,), {})),
    *(("tensorsolve", (RNG.normal(size=(2, 3, 6)), TALL[:2]), {}), ("polar", (TALL,), {})),
    *(("matrix_sqrth", (DEFINITE,), {}), ("householder_product", (TALL, RNG.normal(size=3)), {})),
    *(("eigvals", (np.diag([3.0, 1.0, 2.0]),), {}),),
]


def turned(value: Any, make: Any) -> Any:
    """Arrays as tensors, in lists too."""
    if isinstance(value, list):
        return [turned(each, make) for each in value]
    return make(value) if isinstance(value, np.ndarray) else value


def parts(made: Any) -> list[Any]:
    return list(made) if isinstance(made, tuple) else [made]


@pytest.mark.parametrize(("name", "args", "options"), CALLS, ids=[f"{c[0]}{i}" for i, c in enumerate(CALLS)])
def test_a_function_gives_what_torchs_does(name: str, args: tuple[Any, ...], options: dict[str, Any]) -> None:
    if not hasattr(torch.linalg, name):
        pytest.skip(f"this torch has no linalg.{name}")
    leaves = [torch.tensor(a, requires_grad=True) if isinstance(a, np.ndarray) else a for a in args]
    given = [turned(a, torch.tensor) if isinstance(a, list) else a for a in leaves]
    wanted = parts(getattr(torch.linalg, name)(*given, **options))
    mine = [turned(a, lambda v: Tensor(v).requires_grad_(v.dtype.kind in "fc")) for a in args]
    found = parts(getattr(linalg, name)(*mine, **options))
    for a, b in zip(found, wanted, strict=True):
        assert a.shape == tuple(b.shape)
        np.testing.assert_allclose(a.numpy(), b.detach().resolve_conj().numpy(), rtol=1e-8, atol=1e-8)
    last = [i for i, each in enumerate(wanted) if each.requires_grad]
    if not last or not isinstance(mine[0], Tensor) or "mode" in options or name == "cond":
        return  # torch has no gradient of these, or loses it by writing into what it needs
    place = last[-1]
    slopes = torch.autograd.grad(wanted[place], leaves[0], torch.ones_like(wanted[place]))[0]
    (mine_slope,) = found[place].gradient(mine[0], gradient=found[place].ones_like())
    np.testing.assert_allclose(mine_slope.numpy(), slopes.resolve_conj().numpy(), rtol=1e-7, atol=1e-7)


def test_vectors_of_complex_matrices_bring_them_back() -> None:
    values, vectors = linalg.eigh(Tensor(HERMITIAN))
    np.testing.assert_allclose(
        (Tensor(HERMITIAN) @ vectors).numpy(), (vectors * values.unsqueeze(-2)).numpy()
    )
    u, s, vh = linalg.svd(Tensor(COMPLEX[:, :2]), full_matrices=False)
    np.testing.assert_allclose(((u * s.unsqueeze(-2)) @ vh).numpy(), COMPLEX[:, :2], rtol=1e-12, atol=1e-12)
    general, columns = linalg.eig(Tensor(SQUARE))
    turned_by = (columns * general.unsqueeze(-2)).numpy()
    np.testing.assert_allclose(SQUARE @ columns.numpy(), turned_by, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("kind", ["eigh", "svd", "eig"])
def test_gradients_through_vectors_are_torchs(kind: str) -> None:
    """Of the vectors' squared sizes, which no phase changes."""
    source = {"eigh": HERMITIAN, "svd": COMPLEX, "eig": SQUARE}[kind][0]
    weights = RNG.normal(size=(3, 3))
    place = 0 if kind == "svd" else 1
    given = torch.tensor(source, requires_grad=True)
    size = getattr(torch.linalg, kind)(given)[place].abs().square()
    wanted = torch.autograd.grad((size * torch.tensor(weights)).sum(), given)[0].resolve_conj().numpy()
    mine = Tensor(source)
    made = getattr(linalg, kind)(mine)[place].abs().square() * Tensor(weights)
    np.testing.assert_allclose(made.sum().gradient(mine)[0].numpy(), wanted, rtol=1e-8, atol=1e-8)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("adjoint", [True, False])
def test_equations_are_solved_from_factors(left: bool, adjoint: bool) -> None:
    right = COMPLEX[:, :, :2] if left else COMPLEX[:, :2]
    packed, pivots = linalg.lu_factor(Tensor(COMPLEX))
    found = linalg.lu_solve(packed, pivots, Tensor(right), left=left, adjoint=adjoint).numpy()
    matrix = COMPLEX.conj().swapaxes(-1, -2) if adjoint else COMPLEX
    np.testing.assert_allclose(matrix @ found if left else found @ matrix, right, rtol=1e-9, atol=1e-9)


def test_mistakes_are_told() -> None:
    assert linalg.cholesky_ex(Tensor([[1.0, 0.0], [0.0, -1.0]])).info.item() == 2
    with pytest.raises(ValueError, match="a matrix is singular"):
        linalg.inv_ex(Tensor([[0.0]]), check_errors=True)
    with pytest.raises(ValueError, match="matrix_norm: axes"):
        linalg.matrix_norm(Tensor(SQUARE), dim=(1, 1))
    with pytest.raises(ValueError, match="tensorinv: shape"):
        linalg.tensorinv(Tensor(TALL))
    with pytest.raises(ValueError, match="tensorsolve: shapes"):
        linalg.tensorsolve(Tensor(TALL), Tensor(TALL[:, 0]))
