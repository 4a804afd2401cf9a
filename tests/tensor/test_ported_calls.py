"""Calls as torch's documentation writes them, with `torch` and `F` ours and then torch's own.

Both give the same values, shapes and kinds of elements. Covers functions.py. Torch is optional.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tensor
from tensor import Tensor
from tensor.nn import functional

pytestmark = pytest.mark.usefixtures("on_host")
DATA: dict[str, Any] = {
    "x": [[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]],
    "i": [[1, 2, 3], [4, 5, 6]],
    "b": [[True, False, True], [False, False, True]],
    "v": [3.0, 1.0, 2.0],
    "c": [1 + 2j, 3 - 1j],
    "row": [0, 2],
    "image": [[[[1.0, 2.0], [3.0, 4.0]]]],
}
KEYWORDS = """
torch.add(input=x, other=x, alpha=2)
torch.sum(input=x, dim=1)
torch.pow(input=x, exponent=2)
torch.matmul(input=x, other=v)
torch.mm(x, mat2=x.T)
torch.mv(x, vec=v)
torch.outer(input=v, vec2=v)
torch.addmm(input=v, mat1=x, mat2=torch.ones(3, 3), alpha=2)
torch.addcmul(x, tensor1=x, tensor2=x, value=2)
torch.cat(tensors=[x, x], dim=1)
torch.stack(tensors=(x, x))
torch.div(x, other=2, rounding_mode="trunc")
torch.full(size=(2,), fill_value=1.5)
torch.zeros(size=(2, 3))
torch.ones(size=(2,))
torch.rand(size=(2,)).shape
torch.randint(low=0, high=3, size=(2,)).shape
torch.normal(mean=0.0, std=1.0, size=(2,)).shape
torch.where(condition=b, input=x, other=v)
torch.gather(input=x, dim=1, index=row.reshape(2, 1))
x.scatter(dim=1, index=row.reshape(2, 1), value=9.0)
x.scatter_(1, row.reshape(2, 1), value=9.0)
x.permute(dims=(1, 0))
x.reshape(shape=(3, 2))
x.view(size=(6,))
x.expand(size=(2, 2, 3))
x.repeat(repeats=(2, 1))
torch.tile(input=v, dims=(2,))
x.unfold(dimension=1, size=2, step=1)
torch.split(tensor=x, split_size_or_sections=1, dim=0)
x.split(split_size=1)
torch.topk(input=x, k=1, dim=1, largest=False, sorted=True)
torch.max(input=x, other=i)
torch.max(input=x, dim=1)
torch.searchsorted(sorted_sequence=v.sort()[0], input=x)
torch.tensordot(a=x, b=x, dims=2)
torch.tensor(data=[1.0])
x.mul(other=2)
x.eq(other=1)
x.maximum(other=i)
x.new_full(size=(2,), fill_value=3)
x.fill_diagonal_(fill_value=7.0)
F.relu(input=x)
F.softmax(input=x, dim=1)
F.cross_entropy(input=x, target=row)
F.nll_loss(input=x, target=row)
F.mse_loss(input=x, target=x + 1)
F.linear(input=x, weight=torch.ones(4, 3), bias=None)
F.conv2d(input=image, weight=torch.ones(1, 1, 2, 2))
F.max_pool2d(input=image, kernel_size=2)
F.pad(input=x, pad=(1, 1))
F.interpolate(input=image, size=(3, 3))
F.layer_norm(input=x, normalized_shape=(3,))
F.embedding(input=row % 2, weight=x)
F.normalize(input=x, p=2.0, dim=1)
F.elu(input=x, alpha=1.0, inplace=False)
F.silu(input=x, inplace=True)
F.cosine_similarity(x1=x, x2=x + 1, dim=1)
F.pairwise_distance(x1=x, x2=x + 1)
F.margin_ranking_loss(input1=v, input2=v + 1, target=torch.ones(3))
F.cosine_embedding_loss(input1=x, input2=x, target=torch.ones(2))
"""
HABITS = """
torch.tensor([1, 2.5])
torch.tensor([])
torch.is_tensor(x)
torch.finfo(torch.float16).eps
torch.iinfo(torch.int8).max
torch.can_cast(torch.float32, torch.int32)
(torch.result_type(i, 1.0) == torch.float32, torch.result_type(1, 2.0) == torch.float32)
torch.promote_types(torch.int32, torch.float16) == torch.float16
torch.get_default_dtype() == torch.float32
torch.pow(2, x)
torch.pow(2.0, i)
torch.real(c)
torch.polygamma(1, v)
torch.nn.Embedding(num_embeddings=5, embedding_dim=3, padding_idx=2)(row)[1].detach()
torch.where(b)
torch.where(x > 0, 1, 0)
x.where(b, 0.0)
torch.max(x, i)
torch.min(x, i)
x.view(torch.int32)
x.mean(dtype=torch.float64)
F.softmax(x, -1, dtype=torch.float64)
F.log_softmax(x, 1, dtype=torch.float64)
F.one_hot(row)
torch.randint(3, (2, 2)).shape
torch.randint(1, 3, (2,)).shape
x.sort(1).indices
x.topk(2).values
(x == None, x != None, x == "a")
x.add_(1)
i.mul_(2)
x.add_(i)
F.lp_pool1d(x.abs(), 3, 2)
F.lp_pool2d(image, 2, 2)
F.upsample(image, scale_factor=2)
F.gumbel_softmax(x).shape
F.gumbel_softmax(x, hard=True).sum(1)
F.one_hot(row, -1)
torch.einsum(x, [0, 1], x, [2, 1], [0, 2])
torch.einsum(x, [30, 1])
torch.einsum(x, [..., 1], x, [..., 1], [...])
torch.einsum(x, [0, 1], [1, 0])
torch.Tensor(2, 3).shape
torch.vmap(lambda a, b: a * b, in_dims=(0, None), out_dims=1)(x, v)
torch.func.vmap(lambda p, b, a: a * 2, in_dims=(None, 0, 0))({}, {"x": {}}, x)
torch.device("cuda:1").type, torch.device("cuda", 1).index, torch.device("cpu").index
isinstance(torch.ones(1).device, torch.device)
torch.nn.Embedding.from_pretrained(x)(row % 2)
torch.multinomial(torch.tensor([0.0, 0.0, 3.0]), 5, replacement=True)
torch.typename(x)
(x.is_cuda, x.grad_fn, (x.requires_grad_() * 2).grad_fn is None)
torch.jit.script(torch.nn.Identity())(x)
torch.jit.trace(torch.nn.Identity(), x)(x)
(torch.inf, torch.pi, torch.e, torch.newaxis)
torch.Size((1, 2))
torch.normal(torch.zeros(3), torch.zeros(3))
torch.normal(2.0, 0.0, (2,))
b ** 1
b ** 2
torch.hstack([v[0], v[1]])
torch.hstack([v[0], v])
F.gumbel_softmax(x.half()).dtype == torch.float16
torch.zeros(2, 0).scatter_reduce(1, i[:, :0] * 0, x[:, :0], reduce="prod", include_self=False)
F.glu(x[:, :0])
torch.zeros(0, 4).unflatten(1, (2, -1)).shape
torch.zeros(4, 0).unflatten(0, (-1, 2)).shape
torch.zeros(0).median()
torch.trapezoid(torch.zeros(0))
torch.trapezoid(torch.tensor([100, 100, 20], dtype=torch.int8))
torch.trapezoid(x.half())
torch.zeros(0).nanmedian()
c.to(torch.float32)
c.type(torch.int32)
c.bfloat16().float()
torch.zeros(3, 1, 5, 0).half().inner(torch.zeros(2, 0).half())
x.requires_grad_().gather(1, i[:, :0]).requires_grad
"""


def spelled(code: str, library: Any, functions: Any, make: Any) -> Any:
    return eval(code, {"torch": library, "F": functions, **{name: make(data) for name, data in DATA.items()}})


def plain(made: Any) -> list[Any]:
    """Arrays of what came out, whole numbers in one width, or what else it was."""
    parts = made if isinstance(made, tuple | list) else [made]
    arrays = [np.asarray(part) if hasattr(part, "numpy") else part for part in parts]
    return [
        part.astype(np.int64) if getattr(part, "dtype", np.dtype(float)).kind == "i" else part
        for part in arrays
    ]


@pytest.mark.parametrize("code", [*KEYWORDS.split("\n")[1:-1], *HABITS.split("\n")[1:-1]])
def test_a_call_means_what_it_means_in_torch(code: str) -> None:
    torch = pytest.importorskip("torch")
    wanted = plain(spelled(code, torch, torch.nn.functional, torch.tensor))
    found = plain(spelled(code, tensor, functional, Tensor))
    assert len(found) == len(wanted)
    for mine, its in zip(found, wanted, strict=True):
        if not isinstance(its, np.ndarray):
            assert mine == its
            continue
        assert mine.shape == its.shape and mine.dtype == its.dtype
        np.testing.assert_allclose(mine, its, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("code", "kind", "sentence"),
    [
        ("i.add_(1.5)", TypeError, "in place: the result is float32, which int32 does not hold"),
        ("i.sigmoid_()", TypeError, "which int32 does not hold"),
        ("b.add_(1)", TypeError, "the result is int32, which bool does not hold"),
        ("i.__itruediv__(2)", TypeError, "which int32 does not hold"),
        ("x < None", TypeError, "lt: a tensor and NoneType do not combine"),
        ("torch.quantile(v, 2.0)", ValueError, "quantile: q 2.0; allowed is 0..1"),
        ("F.avg_pool2d(image, 2, divisor_override=0)", ValueError, "divisor_override 0"),
        ("F.huber_loss(x, x, delta=0.0)", ValueError, "huber_loss: delta 0.0; allowed is above 0"),
        ("F.smooth_l1_loss(x, x, beta=-1.0)", ValueError, "smooth_l1_loss: beta -1.0"),
        (
            "F.binary_cross_entropy(x, v)",
            ValueError,
            "binary_cross_entropy: shape .* allowed are equal shapes",
        ),
        ("F.binary_cross_entropy_with_logits(x, v)", ValueError, "allowed are equal shapes"),
        ("F.embedding(row, x, padding_idx=5)", ValueError, "embedding: padding_idx 5"),
        ("torch.sum(input=x, wrong=1)", TypeError, "wrong"),
        ("torch.einsum(x, x)", TypeError, "einsum: a Tensor where a list of numbers is expected"),
        ("torch.einsum(x, [0, 99])", ValueError, r"an axis named 99; allowed are 0 to 51 and \.\.\."),
        ("torch.one_hot(i, -1)", ValueError, r"one_hot: shape \(-1,\)"),
        ("x.cuda()", RuntimeError, "cuda: torch.cuda.is_available\\(\\) is False here"),
        ("torch.vmap(lambda a: a, in_dims=0)({})", ValueError, "vmap: no argument is batched"),
    ],
)
def test_a_mistake_is_one_sentence(code: str, kind: type[Exception], sentence: str) -> None:
    with pytest.raises(kind, match=sentence):
        spelled(code, tensor, functional, Tensor)
