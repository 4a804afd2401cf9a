"""Steps of a random chain, as text that torch and `import tensor as torch` both run.

A family draws one step that fits the present tensor: the right side of `x = ...`, in terms of `x`, of its
partner (`y`, or `x` where y does not fit) and of `torch` and `F`. Steps that torch refuses are dropped by the
caller. Left out is what docs/pytorch-users.md says differs: types of a tensor of shape () beside others,
whole numbers that a type does not hold, random numbers; what torch leaves open, casts to integers out of
range; and powers and `logsumexp` of complex numbers (0 ** 0 is NaN in torch; it has no logsumexp of them).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from hypothesis import strategies as st

FLOATS = ("float32", "float64", "float16", "bfloat16")
INTEGERS = ("int8", "uint8", "int32", "int64")
TYPES = (*FLOATS, *INTEGERS, "bool", "complex64")


def name_of(x: Any) -> str:
    """The type of a tensor of either library."""
    return str(x.dtype).rpartition(".")[2]


@dataclass(frozen=True)
class Drawer:
    """Draws from hypothesis for the present tensor `x` and the other source `y`."""

    data: Any
    x: torch.Tensor
    y: torch.Tensor

    def one_of(self, *options: Any) -> Any:
        return self.data.draw(st.sampled_from(options))

    def between(self, low: int, high: int) -> int:
        return int(self.data.draw(st.integers(low, high)))

    def axis(self) -> int:
        """From either end; of a tensor of shape () torch takes 0 and -1."""
        rank = max(self.x.ndim, 1)
        return self.between(-rank, rank - 1)

    def partner(self) -> str:
        """y if it broadcasts with x and both promote alike in both libraries, otherwise x."""
        x, y = self.x, self.y
        pairs = zip(reversed(x.shape), reversed(y.shape), strict=False)
        fits = all(a == b or 1 in (a, b) for a, b in pairs)
        promotes_alike = x.dtype == y.dtype or bool(x.ndim) == bool(y.ndim)
        return "y" if fits and promotes_alike else "x"

    def positions(self, axis: int, count: int) -> str:
        """A tensor of positions along an axis that has elements, negative ones too."""
        size = self.x.shape[axis]
        return f"torch.tensor({[self.between(-size, size - 1) for _ in range(count)]}, dtype=torch.int64)"


def views(d: Drawer) -> str:
    rank, a, b = d.x.ndim, d.axis(), d.axis()
    order = d.data.draw(st.permutations(range(rank)))
    wider = tuple(d.one_of(1, 3) if n == 1 else n for n in d.x.shape)
    return str(
        d.one_of(
            f"x.permute({order})",
            f"x.transpose({a}, {b})",
            f"x.movedim({a}, {b})",
            f"x.unsqueeze({d.between(-rank - 1, rank)})",
            f"x.squeeze({d.one_of('', a)})",
            f"x.expand({d.one_of(wider, (2, *wider))})",
            f"x.flip({a})",
            f"x.diagonal({d.between(-1, 1)}, {a}, {b})",
            f"x.unfold({a}, {d.between(1, 3)}, {d.between(1, 2)})",
            f"x.repeat(2, {'1, ' * rank})",
            f"x.roll({d.between(-4, 4)}, {a})",
        )
    )


def reshapes(d: Drawer) -> str:
    count = max(d.x.numel(), 1)
    part = d.one_of(*(n for n in range(1, count + 1) if count % n == 0))
    return str(
        d.one_of(
            "x.flatten()",
            f"x.reshape({part}, -1)",
            f"x.reshape(-1, 1, {part})",
            f"x.flatten({d.axis()})",
            f"x.split({d.between(1, 3)}, {d.axis()})[{d.one_of(0, -1)}]",
            f"x.chunk({d.between(1, 3)}, {d.axis()})[-1]",
            f"x.unbind({d.axis()})[-1]",
        )
    )


def _key(d: Drawer, size: int) -> str:
    """One axis's part of a basic index."""
    bounds = [d.one_of("", d.between(-5, 5)) for _ in range(2)]
    sliced = f"{bounds[0]}:{bounds[1]}:{d.one_of('', 1, 2, 3)}"
    return str(d.one_of(":", sliced, sliced, "None, :", d.between(-size, size - 1) if size else ":"))


def slices(d: Drawer) -> str:
    keys = [_key(d, n) for n in d.x.shape]
    rest = d.one_of(keys, [*keys[:1], "..."], ["...", *keys[-1:]])
    return f"x[{', '.join(rest)}]" if keys else "x[None]"


def picks(d: Drawer) -> str | None:
    if not d.x.numel() or not d.x.ndim:
        return None
    axis = d.between(0, d.x.ndim - 1)
    before, size = ":, " * axis, d.x.shape[axis]
    placed = f"torch.tensor({[d.between(0, size - 1) for _ in range(2)]}, dtype=torch.int64)"
    shape = [2 if i == axis else n for i, n in enumerate(d.x.shape)]
    whole = f"{placed}.reshape({[2 if i == axis else 1 for i in range(d.x.ndim)]}).expand({shape})"
    return str(
        d.one_of(
            f"x[{before}{d.positions(axis, d.between(0, 3))}]",
            f"x[{d.positions(0, 2)}, ..., {d.positions(-1, 2)}]",
            f"x.index_select({axis}, {placed})",
            f"x.gather({axis}, {whole})",
            f"x.scatter_add({axis}, {whole}, x)",
            f"x.index_fill({axis}, {placed}, 2)",
            f"x.index_add({axis}, {placed}, x.narrow({axis}, 0, 2))",
            f"x[{d.one_of('x != 0', 'x == x')}]",
            f"x.take(torch.tensor([{d.between(0, d.x.numel() - 1)}]))",
        )
    )


def reductions(d: Drawer) -> str:
    a, keep = d.axis(), d.one_of("", ", keepdim=True")
    any_axes = d.one_of(f"dim={a}{keep}", f"dim={a}{keep}", "")
    named = d.one_of("sum", "mean", "prod", "amax", "amin", "any", "all", "argmax", "argmin")
    correction = f"correction={d.between(0, 1)}"
    return str(
        d.one_of(
            f"x.{named}({any_axes})",
            f"x.{named}({any_axes})",
            f"x.sum(({a}, {d.axis()}))",
            f"x.{d.one_of('var', 'std')}(dim={a}, {correction}{keep})",
            f"x.{'sum' if d.x.is_complex() else 'logsumexp'}({a})",
            f"x.count_nonzero({d.one_of('', a)})",
            f"x.{d.one_of('cumsum', 'cumprod')}({a})",
            f"x.diff(dim={a})",
            f"x.{d.one_of('max', 'min')}()",
            f"x.{d.one_of('max', 'min')}(dim={a}{keep}).values",
        )
    )


def choices(d: Drawer) -> str:
    y = d.partner()
    test = d.one_of("x == x", "x != 0") if d.x.is_complex() else d.one_of("x > 0", "x <= 1", "x != 0")
    other = d.one_of("0", "1", y, f"{y} * 2", f"x.flip({d.axis()})")
    sides = d.one_of(f"x, {other}", f"{other}, x")
    low = d.one_of("-0.3", "-1.1", "0.2")
    return str(
        d.one_of(
            f"torch.where({test}, {sides})",
            f"x.masked_fill({test}, 2)",
            f"x.clamp({low}, 1.7)",
            f"x.clamp(min={low})",
            f"x.{d.one_of('tril', 'triu')}({d.between(-1, 1)})",
        )
    )


def in_place(d: Drawer) -> str:
    """Of a copy: what torch refuses for a leaf is not a step."""
    y, test = d.partner(), d.one_of("x != 0", "x == x")
    if y == "y" and d.y.is_complex() and not d.x.is_complex():
        y = "x"
    alpha = "True" if name_of(d.x) == "bool" else "2"
    method = d.one_of(
        *("add_(1)", "mul_(2)", "neg_()", "zero_()", "fill_(3)", "abs_()", "square_()", "sigmoid_()"),
        *(f"add_({y})", f"sub_({y})", f"mul_({y})", f"copy_({y})", f"add_({y}, alpha={alpha})"),
        *(f"masked_fill_({test}, 1)", "clamp_(-0.7, 1.3)", "pow_(2)", "unsqueeze_(0)"),
    )
    written = d.one_of(
        *("x[0] = 1", "x[...] = 2", f"x[:] = {y}", "x[::2] = 0", "x[-1] = x[0]", "x[0] += 1"),
        *(f"x[{test}] = 0", f"x[{test}] = x[{test}] * 2", "x[..., ::2] *= 2", "x[..., 0] = 3"),
    )
    return str(d.one_of(f"x.clone().{method}", f"x.clone(); {written}"))


def casts(d: Drawer) -> str | None:
    """To integers only what every type of integers holds."""
    kept = d.x.resolve_conj().detach()
    is_small = kept.is_complex() or bool(((kept >= 0) & (kept < 127)).all())
    targets = TYPES if is_small else (*FLOATS, "bool", "complex64")
    name = d.one_of(*(name for name in targets if name != name_of(d.x)))
    return None if kept.is_complex() and not name.startswith("complex") else f"x.to(torch.{name})"


def binary(d: Drawer) -> str:
    below = () if name_of(d.x) == "uint8" else ("-2",)
    y = d.one_of(d.partner(), d.partner(), "2", "3", "1.5", "True", *below)
    real = () if d.x.is_complex() else ("<", ">=", "**")
    sign = d.one_of("+", "-", "*", "/", "//", "%", "&", "|", "^", "==", "!=", *real)
    partner = d.partner()
    function = d.one_of("maximum", "minimum", "atan2", "hypot", "fmod", "logical_xor", "copysign")
    return str(
        d.one_of(
            f"x {sign} {y}",
            f"x {sign} {y}",
            f"{y} {sign} x",
            f"torch.{function}(x, {partner})",
            f"torch.div(x, {y}, rounding_mode='{d.one_of('floor', 'trunc')}')",
            f"torch.lerp(x, {partner}, 0.3)",
            f"torch.addcmul(x, {partner}, {partner}, value=2)",
        )
    )


EVERYWHERE = ("abs", "neg", "square", "sin", "tanh", "exp", "sqrt", "reciprocal", "logical_not")
REAL = (
    *(
        "cos",
        "floor",
        "ceil",
        "round",
        "trunc",
        "frac",
        "sign",
        "sgn",
        "relu",
        "sigmoid",
        "log1p",
        "erf",
        "expm1",
    ),
    *("rsqrt", "isnan", "isfinite", "isinf", "atan", "asinh", "nan_to_num", "exp2", "log2"),
)
ACTIVATIONS = ("softplus", "silu", "gelu", "elu", "mish", "leaky_relu", "logsigmoid", "softsign", "hardswish")


def unary(d: Drawer) -> str:
    if d.x.is_complex():
        return f"x.{d.one_of(*EVERYWHERE, 'conj', 'angle', 'real.clone', 'imag.clone')}()"
    if d.x.is_floating_point():
        return str(d.one_of(f"x.{d.one_of(*EVERYWHERE, *REAL)}()", f"F.{d.one_of(*ACTIVATIONS)}(x)"))
    return f"x.{d.one_of(*EVERYWHERE, *REAL)}()"


def joins(d: Drawer) -> str:
    y, a = d.one_of("x", "y"), d.axis()
    low, high = d.between(-1, 2), d.between(-1, 2)
    mode = d.one_of("reflect", "replicate", "circular")
    return str(
        d.one_of(
            f"torch.cat([x, {y}], dim={a})",
            f"torch.stack([x, {y}], {a})",
            f"torch.{d.one_of('hstack', 'vstack', 'dstack')}([x, {y}])",
            f"F.pad(x, ({low}, {high}), value={d.between(0, 2)})",
            f"F.pad(x, ({low}, {high}, 1, 0))",
            f"F.pad(x, ({abs(low)}, {abs(high)}), mode='{mode}')",
            f"x.tile(({d.between(1, 2)}, 2))",
            f"x.repeat_interleave({d.between(0, 2)}, dim={a})",
        )
    )


def norms(d: Drawer) -> str | None:
    a, function = d.axis(), d.one_of("softmax", "log_softmax")
    if not d.x.is_floating_point():
        return None
    return str(
        d.one_of(
            f"x.{function}({a})",
            f"x.{function}({a}, dtype=torch.float64)",
            f"F.normalize(x, dim={a})",
            "F.layer_norm(x, x.shape[-1:])",
            f"x.norm({d.one_of('2', '1', 'torch.inf')}, dim={a})",
        )
    )


FAMILIES: tuple[Callable[[Drawer], str | None], ...] = (
    *(views, reshapes, slices, picks, reductions, choices, in_place, casts, binary, unary, joins, norms),
)


def source(d: Any, shape: tuple[int, ...], name: str) -> np.ndarray[Any, Any]:
    """Elements that every type of floats holds exactly; every second one of an array, now and then."""
    rng = np.random.default_rng(d.draw(st.integers(0, 999)))
    is_strided = bool(shape) and d.draw(st.booleans())
    stored = (*shape[:-1], shape[-1] * 2) if is_strided else shape
    floats = np.round(rng.normal(0, 1.5, stored) * 16) / 16
    whole = rng.integers(0 if name == "uint8" else -9, 10, stored)
    if name in INTEGERS or name == "bool":
        made = whole.astype(name) if name in INTEGERS else whole > 0
    else:
        made = floats + 1j * floats[..., ::-1] if name == "complex64" and shape else floats
    return made[..., ::2] if is_strided else made
