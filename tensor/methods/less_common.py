"""Less common methods, composed of others: integrals, histograms, parts of floats, and torch's names that
promise a copy, as every result here is one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from tensor.dtype import DType, dtypes
from tensor.methods.arithmetic import Operand
from tensor.methods.names import Names
from tensor.methods.statistics import BETWEEN
from tensor.value import broadcast_shapes


class Histogram(NamedTuple):
    """What fell between each two edges, and the edges."""

    hist: Any
    bin_edges: Any


class LessCommon(Names):
    """Compositions under names of torch."""

    __slots__ = ()

    def pin_memory(self, device: Any = None) -> Self:
        """This tensor: copies to a device go through memory that is pinned anyway."""
        return self

    def is_pinned(self, device: Any = None) -> bool:
        """False: see `pin_memory`."""
        return False

    def share_memory_(self) -> Self:
        """This tensor: processes do not share memory of tensors here."""
        return self

    def is_shared(self) -> bool:
        """False: see `share_memory_`."""
        return False

    def get_device(self) -> int:
        """-1, as of torch's tensors on the host: `device` names where it is."""
        return -1

    def is_conj(self) -> bool:
        """False: what `conj` gives has the values."""
        return False

    def is_neg(self) -> bool:
        """False: what `neg` gives has the values."""
        return False

    # results are never views of memory, so that a copy is the same

    alias_copy = Names.clone
    as_strided_copy = Names.as_strided
    diagonal_copy = Names.diagonal
    expand_copy = Names.expand
    narrow_copy = Names.narrow
    permute_copy = Names.permute
    split_with_sizes_copy = Names.split
    squeeze_copy = Names.squeeze
    t_copy = Names.t
    transpose_copy = Names.transpose
    unbind_copy = Names.unbind
    unfold_copy = Names.unfold
    unsqueeze_copy = Names.unsqueeze
    view_copy = Names.view
    unsafe_chunk = Names.chunk
    unsafe_split = Names.split

    def resolve_neg(self) -> Self:
        """The same: no tensor is negated lazily.

        >>> Tensor([1.0]).resolve_neg().tolist()
        [1.0]
        """
        return self

    # what torch tells of a tensor

    is_cuda, is_sparse, is_quantized = False, False, False

    def cuda(self, *places: Any, **how: Any) -> Self:
        """RuntimeError: `DEV` names the device, and `to` another one.

        >>> Tensor([1.0]).is_cuda
        False
        """
        raise RuntimeError(
            "cuda: torch.cuda.is_available() is False here, and DEV names the device; leave out .cuda(), or"
            " give to() a device's name"
        )

    @property
    def grad_fn(self) -> Any:
        """What this was computed by, None for what gradients end at.

        >>> weight = Tensor([1.0], requires_grad=True)
        >>> weight.grad_fn is None, (weight * 2).grad_fn is None
        (True, False)
        """
        return None if self.is_leaf or not self.requires_grad else self.node

    # creation and shapes

    @classmethod
    def scalar_tensor(cls, value: float, dtype: DType | str | None = None, **options: Any) -> Self:
        """A tensor of shape (), float32 unless `dtype` says otherwise.

        >>> Tensor.scalar_tensor(2).item()
        2.0
        """
        return cls.full((), value, dtype=dtype or dtypes.default_float, **options)

    @classmethod
    def broadcast_shapes(cls, *shapes: int | Sequence[int]) -> tuple[int, ...]:
        """The shape that tensors of these broadcast to. ValueError where they do not.

        >>> Tensor.broadcast_shapes((2, 1), (3,))
        (2, 3)
        """
        given = ((each,) if isinstance(each, int) else tuple(each) for each in shapes)
        return broadcast_shapes("broadcast_shapes", *given)

    def fill(self, value: Operand) -> Self:
        """A value in each place of this shape and type.

        >>> Tensor([1, 2]).fill(3).tolist()
        [3, 3]
        """
        if isinstance(value, LessCommon):
            return self._other("fill", value).cast(self.dtype).expand(self.shape)
        return self.full_like(value)

    def sum_to_size(self, *size: Any) -> Self:
        """Summed to a shape that broadcasts to this one. ValueError for another.

        >>> Tensor([[1, 2], [3, 4]]).sum_to_size(1, 2).tolist()
        [[4, 6]]
        """
        wanted = tuple(size[0]) if len(size) == 1 and not isinstance(size[0], int) else tuple(size)
        lead = self.ndim - len(wanted)
        pairs = zip(self.shape[lead:], wanted, strict=True) if lead >= 0 else ()
        if lead < 0 or any(n != m and m != 1 for n, m in pairs):
            raise ValueError(f"sum_to_size: {wanted} does not broadcast to shape {self.shape}")
        axes = tuple(i for i, n in enumerate(self.shape) if i < lead or (wanted[i - lead] == 1 and n != 1))
        made = self.sum(axes, keepdim=True) if axes or not wanted else self
        return made.reshape(wanted)

    def unravel_index(self, shape: int | Sequence[int]) -> tuple[Self, ...]:
        """Places in a tensor of that shape, counted row by row, as one index for each axis.

        >>> [each.tolist() for each in Tensor([5]).unravel_index((2, 3))]
        [[1], [2]]
        """
        rest, made = self, []
        for size in reversed((shape,) if isinstance(shape, int) else tuple(shape)):
            made.append(rest % max(1, size))
            rest = rest // max(1, size)
        return tuple(reversed(made))

    def nonzero_static(self, *, size: int, fill_value: int = -1) -> Self:
        """The first `size` rows of `nonzero`, followed by rows of `fill_value` if there are fewer: ``(size,
        ndim)``.

        >>> Tensor([0, 7]).nonzero_static(size=2).tolist()
        [[1], [-1]]
        """
        found = self.nonzero()
        kept: Self = found._slice(0, 0, min(size, len(found)))
        return kept.pad([(0, size - len(kept)), (0, 0)], value=fill_value)

    def as_strided_scatter(
        self, src: Self, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = 0
    ) -> Self:
        """A copy with `src` at the elements that `as_strided` reads.

        >>> Tensor([1, 2, 3]).as_strided_scatter(Tensor([9, 9]), (2,), (2,)).tolist()
        [9, 2, 9]
        """
        place = self.arange(self.numel()).reshape(self.shape).as_strided(size, stride, storage_offset or 0)
        made: Self = self.put(place, self._other("as_strided_scatter", src))
        return made

    # arithmetic

    def rsub(self, other: Operand, alpha: float = 1) -> Self:
        """other - alpha * self.

        >>> Tensor([1, 2]).rsub(5).tolist()
        [4, 3]
        """
        scaled = self * alpha if alpha != 1 else self
        return scaled.sub(other, reverse=True)

    def mvlgamma(self, p: int) -> Self:
        """The logarithm of the gamma function of p variables, for numbers above (p - 1) / 2.

        >>> round(Tensor([3.0]).mvlgamma(1).item(), 4)
        0.6931
        """
        wide = self._as_float().cast(dtypes.float64)
        total = wide * 0 + p * (p - 1) / 4 * math.log(math.pi)
        for j in range(p):
            total = total + (wide - j / 2).lgamma()
        return total.cast(self._as_float().dtype)

    def frexp(self) -> tuple[Self, Self]:
        """Mantissas from 0.5 to below 1 and exponents of 2, int32, whose product is this; x and 0 of 0,
        infinity and NaN. TypeError for integers.

        >>> [part.tolist() for part in Tensor([6.0]).frexp()]
        [[0.75], [3]]
        """
        if not self.dtype.is_float:
            raise TypeError(f"frexp: {self.dtype.name}; allowed are floats")
        wide = self.cast(dtypes.float64)
        plain = wide.isfinite() & wide.ne(0)
        size = plain.where(wide.abs(), 1.0).detach()
        power = size.log2().floor() + 1
        half = (power * 0.5).floor()  # powers of 2 by whole numbers are exact on every device
        share = size * (-half).exp2() * (half - power).exp2()
        power = power + (share >= 1).cast(power.dtype) - (share < 0.5).cast(power.dtype)
        half = (power * 0.5).floor()
        mantissa = plain.where(wide * (-half).exp2() * (half - power).exp2(), wide)
        return mantissa.cast(self.dtype), plain.where(power, 0.0).cast(dtypes.int32)

    # integrals and histograms

    def trapz(self, x: Self | None = None, *, dx: float = 1.0, dim: int = -1) -> Self:
        """The same as `trapezoid`.

        >>> Tensor([1.0, 3.0]).trapz().item()
        2.0
        """
        return self.trapezoid(x, dx, dim)

    def cumulative_trapezoid(self, x: Self | None = None, dx: float = 1.0, dim: int = -1) -> Self:
        """`trapezoid` up to each place but the first.

        >>> Tensor([1.0, 3.0, 5.0]).cumulative_trapezoid().tolist()
        [2.0, 6.0]
        """
        axis = self._axis("cumulative_trapezoid", dim)
        if not self.shape[axis]:
            return self * 0.5
        middle = self._slice(axis, 1, self.shape[axis]) + self._slice(axis, 0, self.shape[axis] - 1)
        if x is None:
            return (middle * dx).cumsum(axis) * 0.5
        if x.ndim == 1:
            width = x.diff().reshape(*(-1 if i == axis else 1 for i in range(self.ndim)))
        else:
            width = x.diff(1, axis)
        return (middle * width).cumsum(axis) * 0.5

    def nanquantile(
        self, q: float | Self, axis: int | None = None, keepdim: bool = False, interpolation: str = "linear"
    ) -> Self:
        """`quantile` of the elements that are not NaN; NaN where there are none.

        >>> Tensor([1.0, float("nan"), 3.0]).nanquantile(0.5).item()
        2.0
        """
        if interpolation not in BETWEEN:
            raise ValueError(
                f"nanquantile: interpolation {interpolation!r}; allowed are {', '.join(map(repr, BETWEEN))}"
            )
        if axis is None or not self.ndim:
            made = self.flatten().nanquantile(q, 0, False, interpolation)
            lead = made.shape if isinstance(q, LessCommon) else ()
            return made.reshape(lead + (1,) * self.ndim) if keepdim else made
        place = self._axis("nanquantile", axis)
        ordered = self._as_float().sort(place)[0].transpose(place, -1)
        count = (~ordered.isnan()).cast(dtypes.int32).sum(-1, keepdim=True)
        given = self._other("nanquantile", q) if isinstance(q, LessCommon) else self._wide()._from_number(q)
        shares = given.flatten()
        position = shares * (count - 1).maximum(0)
        low, weight = BETWEEN[interpolation](position)
        below, above = (ordered.gather(-1, each.cast(dtypes.int32)) for each in (low, position.ceil()))
        found = below.lerp(above, weight.cast(ordered.dtype)).transpose(place, -1)
        if isinstance(q, LessCommon) and q.ndim:
            return found.moveaxis(place, 0) if not keepdim else found.unsqueeze(0).transpose(0, place + 1)
        return found if keepdim else found.squeeze(place)

    def histogram(
        self,
        bins: int | Self,
        *,
        range: Sequence[float] | None = None,
        weight: Self | None = None,
        density: bool = False,
    ) -> Histogram:
        """How many elements, or how much of `weight`, lie between each two edges; the last bin holds its end.

        bins: how many of one width from the first to the last of `range`, without one from the least to the
        greatest element, which computes now; or the edges, in order. density: over the total and the widths.

        >>> Tensor([1.0, 2.0, 4.0]).histogram(Tensor([0.0, 2.0, 4.0])).hist.tolist()
        [1.0, 2.0]
        """
        flat = self.flatten()
        if isinstance(bins, LessCommon):
            edges = bins
        else:
            low, high = range or ((flat.amin().item(), flat.amax().item()) if flat.numel() else (0.0, 1.0))
            low, high = (low - 0.5, high + 0.5) if low == high and not range else (low, high)
            low, high = (low - 0.5, high + 0.5) if low == high else (low, high)
            edges = self.linspace(low, high, bins + 1, dtype=self.dtype)
        place = edges.searchsorted(flat, right=True) - 1
        last = edges.shape[0] - 2
        place = (flat.eq(edges[-1])).where(last, place)
        inside = (flat >= edges[0]) & (flat <= edges[-1])
        share = flat._number(1.0).expand(flat.shape) if weight is None else weight.flatten().cast(flat.dtype)
        counts = edges._slice(0, 0, last + 1) * 0
        made = counts.scatter_add(0, place.clip(0, max(0, last)), inside.where(share, 0.0))
        made = made / (made.sum() * edges.diff()) if density else made
        return Histogram(made, edges)

    # factors

    def lu_unpack(
        self, pivots: Self, unpack_data: bool = True, unpack_pivots: bool = True
    ) -> tuple[Self, Self, Self]:
        """P, L and U of what `linalg.lu_factor` gives; those not asked for are empty.

        >>> parts = Tensor([[1.0, 0.0], [0.0, 2.0]]).lu_unpack(Tensor([2, 2]))
        >>> parts[0].tolist()
        [[0.0, 1.0], [1.0, 0.0]]
        """
        none, size = self.zeros(0, dtype=self.dtype), self.shape[-2]
        order = none
        if unpack_pivots:
            place = self.arange(size)
            rows = place.expand(*pivots.shape[:-1], size)
            for number in range(pivots.shape[-1]):
                other = pivots[..., number : number + 1].cast(dtypes.int32) - 1
                swap = place.eq(number).where(other, place.eq(other).where(number, place))
                rows = rows.gather(-1, swap.expand(rows.shape))
            order = rows.unsqueeze(-2).eq(self._iota((size, size), 0)).cast(self.dtype)
        lower, upper = self._lu_parts() if unpack_data else (none, none)
        return order, lower, upper

    def triangular_solve(
        self, A: Self, upper: bool = True, transpose: bool = False, unitriangular: bool = False
    ) -> tuple[Self, Self]:
        """X with A @ X equal to this, for triangular A, and A; transpose: with A.mT.

        >>> Tensor([[4.0]]).triangular_solve(Tensor([[2.0]]))[0].tolist()
        [[2.0]]
        """
        matrix = A.mT if transpose else A
        return matrix.solve_triangular(self, upper != transpose, True, unitriangular), A

    def data_ptr(self) -> int:
        """The address of the elements, on a device whose memory is the process's, such as `cpu`; computes
        them. 0 if there are none. BufferError elsewhere.

        >>> Tensor.zeros(0).data_ptr()
        0
        """
        if not self.numel():
            return 0
        found = self._shared()
        if found is None:
            raise BufferError(f"data_ptr: {self.device} has memory of its own; numpy() copies values from it")
        return int(found.ctypes.data)
