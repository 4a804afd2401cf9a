"""Which operators of the core we compute: docs/pytorch.md tells, and a sample of them has torch's values."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
PAGE = Path(__file__).resolve().parents[3] / "docs" / "pytorch.md"
APART, HOST = "taken apart by torch", "left to torch"


def core() -> dict[str, Any]:
    """Every operator that torch counts among its core, by name."""
    found = {}
    for full in torch._C._dispatch_get_all_op_names():
        space, _, name = full.partition("::")
        packet, _, overload = name.partition(".")
        if space == "aten" and packet.isidentifier():
            operator = getattr(getattr(torch.ops.aten, packet), overload or "default")
            if torch.Tag.core in operator.tags:
                found[str(operator)] = operator
    return found


def family(name: str) -> str:
    """The file that computes an operator, or who else does."""
    from tensor.torch_front.backend import decompositions
    from tensor.torch_front.table import TABLE

    if name in TABLE:
        package, _, module = TABLE[name].make.__module__.rpartition(".")
        return module if package.endswith("aten") else "elementwise"
    return APART if name in map(str, decompositions()) else HOST


def covered() -> str:
    """The table of the page."""
    rows: dict[str, list[str]] = {}
    for name in core():
        rows.setdefault(family(name), []).append(name.removeprefix("aten.").removesuffix(".default"))
    order = sorted(rows, key=lambda name: (name == HOST, name == APART, name))
    lines = [f"| {name} | {len(rows[name])} | {' '.join(sorted(rows[name]))} |" for name in order]
    return "\n".join(["| Family | Count | Operators |", "|---|---|---|", *lines]) + "\n"


def test_the_page_has_the_table_of_core_operators() -> None:
    assert covered() in PAGE.read_text(encoding="utf-8"), covered()


def test_of_the_core_operators_nineteen_of_twenty_are_computed_by_us() -> None:
    names = list(core())
    assert sum(family(name) != HOST for name in names) >= 0.95 * len(names)


def samples() -> list[Any]:
    """(name, function, arguments): calls whose lowering has a corner that models seldom meet."""
    f, x = torch.nn.functional, torch.linspace(-2, 2, 24).reshape(2, 3, 4)
    whole, places = torch.arange(-6, 6).reshape(3, 4), torch.tensor([[0, 2, 1, 0]])
    return [
        ("sum of 0-d", lambda a: a.sum(0), [x[0, 0, 0]]),
        ("mean of integers as floats", lambda a: a.mean(dtype=torch.float64), [whole]),
        ("integers divided", lambda a: (a / 4, a // 4, a % 4, torch.fmod(a, 4)), [whole]),
        ("integer and float", lambda a, b: a * 0.5 + b, [whole, whole.double()]),
        ("number minus tensor", lambda a: 1 - a, [whole]),
        ("power", lambda a: (a**2, 2.0**a, a.abs() ** -0.5), [x]),
        ("views", lambda a: (a[:, 1:, ::2], a[0, -1], a.transpose(0, 2).flip(1)), [x]),
        ("parts replaced", lambda a: a.clone().index_fill_(1, torch.tensor([0, 2]), 7.0), [x]),
        ("scatter", lambda a, i: a.scatter(0, i, 9), [whole, places]),
        ("sum into places", lambda a, i: a.scatter_add(0, i, a[:1]), [whole, places]),
        ("sort", lambda a: a.sort(1, descending=True), [x]),
        ("variance", lambda a: (a.var(1), a.std(correction=0)), [x]),
        ("padding", lambda a: (f.pad(a, (1, -1), value=3.0), f.pad(a, (2, 1), mode="reflect")), [x]),
        ("cumulative sum", lambda a: a.cumsum(1), [whole]),
        ("clamp by tensors", lambda a: a.clamp(a.flip(0), a * 2), [x]),
        ("where and comparisons", lambda a: torch.where(a > 0, a, 1), [whole]),
        ("grid", lambda a: f.grid_sample(a[None], a[None, :, :, :2], align_corners=False), [x]),
        ("nearest", lambda a: f.interpolate(a[None], scale_factor=1.5), [x]),
        ("bilinear", lambda a: f.interpolate(a[None], size=(5, 7), mode="bilinear"), [x]),
        ("average of windows", lambda a: f.avg_pool2d(a[None], 2, 1, 1, count_include_pad=False), [x]),
        ("bags", lambda a: f.embedding_bag(places[0], a[0], torch.tensor([0, 2])), [x]),
        ("distances", lambda a: torch.cdist(a, a + 1, p=3.0), [x]),
        ("nothing at all", lambda a: (a[:0].sum(0), torch.cat([a[:0], a])), [x]),
    ]


@pytest.mark.parametrize(("function", "arguments"), [s[1:] for s in samples()], ids=[s[0] for s in samples()])
def test_a_function_has_torchs_values(function: Callable[..., Any], arguments: list[Any]) -> None:
    from tensor.torch_front import register

    register()
    torch._dynamo.reset()
    made = torch.compile(function, backend="doorbell")(*arguments)
    wanted = function(*arguments)
    for a, b in zip(_all(made), _all(wanted), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
        assert a.stride() == b.stride() or math.prod(a.shape) == 0


def _all(made: Any) -> list[Any]:
    return [made] if isinstance(made, torch.Tensor) else list(made)
