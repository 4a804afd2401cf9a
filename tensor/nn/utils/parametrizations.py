"""`torch.nn.utils.parametrizations`: weights of a given length, of a greatest singular value of 1, or with
orthonormal rows or columns, on top of parametrize.py. Parameters and buffers have torch's names.
"""

from __future__ import annotations

from typing import Any

from tensor.nn.conv import ConvTranspose1d, ConvTranspose2d, ConvTranspose3d
from tensor.nn.module import Module
from tensor.nn.utils.parametrize import register_parametrization
from tensor.tensor import Tensor

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]
TRANSPOSED = (ConvTranspose1d, ConvTranspose2d, ConvTranspose3d)
MAPS = ("matrix_exp", "cayley", "householder")
WARM = 15  # iterations before the first use


def lengths(weight: Tensor, dim: int | None) -> Tensor:
    """The length of each part along an axis, which keeps its place; of all of it for None and -1, as
    torch's."""
    if dim in (None, -1):
        return weight.norm()
    axis = weight._axis("weight_norm", dim)
    return weight.norm(2, tuple(i for i in range(weight.ndim) if i != axis), True)


def as_matrix(weight: Tensor, dim: int) -> Tensor:
    """An axis as rows, all others as columns."""
    return weight.movedim(dim, 0).flatten(1)


def unit(vector: Tensor, eps: float) -> Tensor:
    """A vector over its length, which counts as at least `eps`."""
    return vector.normalize(2.0, 0, eps)


class _WeightNorm(Module):
    def __init__(self, dim: int | None) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, length: Tensor, direction: Tensor) -> Tensor:
        return direction * (length / lengths(direction, self.dim))

    def right_inverse(self, weight: Tensor) -> tuple[Tensor, Tensor]:
        return lengths(weight, self.dim), weight


def weight_norm(module: Any, name: str = "weight", dim: int | None = 0) -> Any:
    """Learn a weight's lengths along an axis, `original0`, and its directions, `original1`, apart (Salimans
    and Kingma, 2016); None or -1 for one length of all of it. Gives the module.

    >>> sorted(weight_norm(nn.Linear(2, 3)).state_dict())
    ['bias', 'parametrizations.weight.original0', 'parametrizations.weight.original1']
    """
    return register_parametrization(module, name, _WeightNorm(dim), unsafe=True)


class _SpectralNorm(Module):
    """weight / its greatest singular value, which power iterations follow while training."""

    _u: Tensor
    _v: Tensor

    def __init__(self, weight: Tensor, count: int, dim: int, eps: float) -> None:
        super().__init__()
        self.count, self.eps = count, eps
        self.dim = weight._axis("spectral_norm", dim)
        if weight.ndim > 1:
            with Tensor.no_grad():
                matrix = as_matrix(weight.detach(), self.dim)
                u, v = (unit(matrix.randn(n, dtype=matrix.dtype), eps) for n in matrix.shape)
                u, v = self._iterated(matrix, u, v, WARM)
            self.register_buffer("_u", u)
            self.register_buffer("_v", v)

    def _iterated(self, matrix: Tensor, u: Tensor, v: Tensor, count: int) -> tuple[Tensor, Tensor]:
        for _ in range(count):
            u = unit(matrix.mv(v), self.eps)
            v = unit(matrix.mT.mv(u), self.eps)
        return u.contiguous(), v.contiguous()

    def forward(self, weight: Tensor) -> Tensor:
        if weight.ndim == 1:
            return unit(weight, self.eps)
        matrix = as_matrix(weight, self.dim)
        u, v = self._u.clone(), self._v.clone()
        if self._trains:
            u, v = self._iterated(matrix.detach(), u, v, self.count)
            self._u.assign(u)
            self._v.assign(v)
        length: Tensor = u.dot(matrix.mv(v))
        return weight / length

    def right_inverse(self, value: Tensor) -> Tensor:
        return value


def spectral_norm(
    module: Any, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Any:
    """Divide a weight by its greatest singular value (Miyato et al., 2018), which so many power iterations
    follow at each use while training. dim: the axis of the matrix's rows, 0, or 1 of transposed convolutions.
    Gives the module.

    >>> layer = spectral_norm(nn.Linear(2, 3)).eval()
    >>> abs(layer.weight.svdvals()[0].item() - 1) < 1e-2
    True
    """
    check_iterations(n_power_iterations)
    made = _SpectralNorm(getattr(module, name), n_power_iterations, rows_of(module, dim), eps)
    return register_parametrization(module, name, made)


def check_iterations(count: int) -> None:
    """ValueError for no iterations."""
    if count < 1:
        raise ValueError(f"spectral_norm: n_power_iterations {count}; allowed is 1 or more")


def rows_of(module: Any, dim: int | None) -> int:
    """The axis of a weight that its results are along."""
    return int(isinstance(module, TRANSPOSED)) if dim is None else dim


class _Orthogonal(Module):
    """A matrix with orthonormal columns, or rows where there are fewer. base: what the map's result is
    multiplied by, if the map itself does not reach every matrix."""

    base: Tensor | None

    def __init__(self, weight: Tensor, orthogonal_map: str, has_base: bool) -> None:
        super().__init__()
        self.shape, self.orthogonal_map = weight.shape, orthogonal_map
        if has_base:
            self.register_buffer("base", None)

    def forward(self, x: Tensor) -> Tensor:
        is_wide = x.shape[-2] < x.shape[-1]
        tall = x.mT if is_wide else x
        made = reflections(tall) if self.orthogonal_map == "householder" else self._of_skew(tall)
        base = vars(self).get("base")
        made = made if base is None else base @ made
        return made.mT if is_wide else made

    def _of_skew(self, x: Tensor) -> Tensor:
        """What the map makes of a skew-symmetric matrix, of which x is the lower half."""
        n, k = x.shape[-2:]
        half = x.tril()
        if n != k:
            half = half.cat(half.zeros(*x.shape[:-2], n, n - k, dtype=x.dtype), dim=-1)
        skew = half - half.mH
        if self.orthogonal_map == "matrix_exp":
            return skew.matrix_exp()[..., :k]
        one = x.eye(n, dtype=x.dtype)
        return (one - skew / 2).solve(one + skew / 2)[..., :k]

    def right_inverse(self, value: Tensor) -> Tensor:
        """The original that gives an orthogonal matrix near to `value`. NotImplementedError where the map
        does not reach every matrix and there is no base."""
        if value.shape != self.shape:
            raise ValueError(f"orthogonal: shape {value.shape}; allowed is {self.shape}")
        is_wide = value.shape[-2] < value.shape[-1]
        tall = value.mT if is_wide else value
        n, k = tall.shape[-2:]
        if "base" in vars(self):
            whole = tall.cat(tall.randn(*tall.shape[:-2], n, n - k, dtype=tall.dtype), dim=-1)
            self.base = orthonormal(whole).contiguous().requires_grad_(False).realize()
            diagonal = value.eye(value.shape[-2], value.shape[-1], dtype=value.dtype)
            return -diagonal.expand(value.shape)
        if self.orthogonal_map != "householder":
            raise NotImplementedError("orthogonal: without trivialization only 'householder' can be set")
        packed, tau = tall.geqrf()
        sign = packed.diagonal(0, -2, -1).sgn() * tau.eq(0).where(-1.0, 1.0)
        made = packed.tril(-1) + packed.triu(1) + sign.diag_embed(0, -2, -1).pad((0, 0, 0, n - k))
        return made.mT if is_wide else made


def reflections(x: Tensor) -> Tensor:
    """The product of the reflections whose vectors are below the diagonal, with the diagonal's signs."""
    vectors = x.tril(-1)
    signs = x.detach().diagonal(0, -2, -1).trunc()
    return vectors.orgqr(2 / (1 + vectors.square().sum(-2))) * signs.unsqueeze(-2)


def orthonormal(matrix: Tensor) -> Tensor:
    """Q of Q R with a positive diagonal of R: the matrix itself if it is orthogonal."""
    q, r = matrix.detach().qr()
    return q * r.diagonal(0, -2, -1).sgn().unsqueeze(-2)


def orthogonal(
    module: Any, name: str = "weight", orthogonal_map: str | None = None, *, use_trivialization: bool = True
) -> Any:
    """Keep the columns of matrices ``(..., m, n)`` orthonormal, or the rows where those are fewer. Gives the
    module.

    orthogonal_map: "matrix_exp" of a skew-symmetric matrix, "cayley", (I - A / 2)^-1 (I + A / 2), or
    "householder", reflections; without a name "matrix_exp" of square and complex matrices, else
    "householder". use_trivialization: times a fixed matrix, `base`, so that the weight begins near to what
    it was and may be set (Lezcano-Casado, 2019).

    >>> weight = orthogonal(nn.Linear(2, 3, bias=False)).weight
    >>> (weight.T @ weight - Tensor.eye(2)).abs().max().item() < 1e-5
    True
    """
    weight = getattr(module, name)
    if weight.ndim < 2:
        raise ValueError(f"orthogonal: shape {weight.shape}; allowed are matrices (..., m, n)")
    is_complex = weight.dtype.is_complex
    usual = "matrix_exp" if weight.shape[-2] == weight.shape[-1] or is_complex else "householder"
    chosen = orthogonal_map or usual
    if chosen not in MAPS or (is_complex and chosen == "householder"):
        raise ValueError(
            f"orthogonal: orthogonal_map {chosen!r} of {weight.dtype.name}; allowed are"
            f" {', '.join(map(repr, MAPS))}, the last of real numbers"
        )
    made = _Orthogonal(weight, chosen, use_trivialization)
    return register_parametrization(module, name, made, unsafe=True)
