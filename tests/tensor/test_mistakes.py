"""What users write by mistake, or as they would elsewhere: one sentence each."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tensor import Tensor, dtypes, nn, optim

pytestmark = pytest.mark.usefixtures("on_host")
ROOT = Path(__file__).resolve().parents[2]
any_call: Any = Tensor
any_list: Any = [0]
any_model: Any = object()

MISTAKES: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: any_call.randint(0, 10, out=(3,)), TypeError,
     "^randint: unknown keyword 'out'; allowed are low, high, dtype, requires_grad, device$"),
    (lambda: any_call.randint(3, requires_grad=True), TypeError, "^requires_grad: int32 has no gradient"),
    (lambda: any_call.full((2,), 1, name=2), TypeError, "full.. got an unexpected keyword argument 'name'"),
    (lambda: any_call.arange(3, out=1), TypeError, "arange.. got an unexpected keyword argument 'out'"),
    (lambda: Tensor.zeros(2.5), TypeError, "^zeros: 2.5 is not a whole number$"),
    (lambda: Tensor.zeros(2, 2.5), TypeError, "^zeros: 2.5 is not a whole number$"),
    (lambda: Tensor.eye(2.5), TypeError, "^eye: 2.5 is not a whole number$"),
    (lambda: Tensor.linspace(0, 1, 2.5), TypeError, "^linspace: 2.5 is not a whole number$"),
    (lambda: Tensor([1, 2]).reshape(1, 2.0), TypeError, "2.0 is not a whole number$"),
    (lambda: Tensor([1]).expand(2.0), TypeError, "2.0 is not a whole number$"),
    (lambda: Tensor([1]).repeat(2.5), TypeError, "2.5 is not a whole number$"),
    (lambda: Tensor([1]).one_hot(2.5), TypeError, "^one_hot: 2.5 is not a whole number$"),
    (lambda: Tensor([1]).sum(1.5), IndexError, "^sum: axis 1.5 of shape"),
    (lambda: any_call.where(True, 1, 2), TypeError,
     "^where: the condition is of type bool; allowed is a tensor of bool$"),
    (lambda: Tensor.cat([]), ValueError, "^cat: an empty list; allowed is one tensor or more$"),
    (lambda: Tensor.stack([Tensor([1]), 3]), TypeError, "^stack: part 1 is of type int; allowed are tensors"),
    (lambda: Tensor([1]).cat(Tensor([1]), 0), TypeError, "^cat: part 2 is of type int; .* dim= by name$"),
    (lambda: Tensor([1]).to("cuda"), ValueError,
     "^device 'cuda' is not known; available are sim:navi31, "),
    (lambda: Tensor([[1.0, 2.0]]).cross_entropy(any_list), TypeError,
     "^cross_entropy: a tensor and list do not combine; allowed are tensors, numbers, arrays$"),
    (lambda: Tensor([[1.0, 2.0]]).nll_loss(any_list), TypeError, "^nll_loss: a tensor and list do not"),
    (lambda: Tensor([[1.0, 2.0]]).sparse_categorical_crossentropy(any_list), TypeError,
     "^sparse_categorical_crossentropy: a tensor and list do not"),
    (lambda: Tensor([[1.0, 2.0]]).cross_entropy(Tensor([0]), any_list), ValueError,
     r"^cross_entropy: reduction \[0\]; allowed are 'mean'"),
    (lambda: Tensor([[1.0, 2.0]]).cross_entropy(Tensor([0]), "mean", any_list), TypeError,
     "^cross_entropy: label_smoothing of type list; allowed are numbers$"),
    (lambda: Tensor([1.0]).masked_fill(any_list, 0), TypeError, "^masked_fill: a tensor and list do not"),
    (lambda: optim.Adam(any_model), TypeError,
     "^Adam: params of type object; allowed are tensors, such as nn.state.get_parameters.model.$"),
    (lambda: Tensor([1]).to_(dtypes.half), TypeError, "float16 is an element type; use cast$"),
    (lambda: Tensor([1]).to(3), TypeError, r"^device 3; allowed are a name, such as 'cpu\*4', and a list"),
    (lambda: Tensor([1]).shard([], 0), TypeError, r"^device \[\]; allowed are a name"),
    (lambda: Tensor([None]), TypeError, "^Tensor: a list with NoneType elements; allowed are numbers$"),
    (lambda: nn.BatchNorm(4)(Tensor.rand(2, 5, 3)), ValueError,
     r"^BatchNorm: shape \(2, 5, 3\); this layer takes \(n, 4, ...\)$"),
    (lambda: nn.BatchNorm(4, affine=False)(Tensor.rand(4)), ValueError, r"^BatchNorm: shape \(4,\); this"),
    (lambda: nn.GroupNorm(2, 4)(Tensor.rand(2, 6, 3)), ValueError, "^GroupNorm: shape"),
    (lambda: nn.InstanceNorm(3)(Tensor.rand(1, 2, 3)), ValueError, "^InstanceNorm: shape"),
    (lambda: nn.RMSNorm(3)(Tensor.rand(2, 4)), ValueError, r"^RMSNorm: the last axes of \(2, 4\)"),
    (lambda: optim.Adam([Tensor([1.0]), {"params": []}]), TypeError,
     "^Adam: parameter 1 is of type dict; allowed are tensors, or groups alone: "),
    (lambda: optim.Adam([{"params": [Tensor([1.0])], "rate": 1}]), ValueError,
     "^Adam: a group with .*'rate'.; allowed are params, lr, b1, b2, eps, weight_decay, amsgrad$"),
    (lambda: optim.SGD([Tensor([1.0])], lr="fast"), TypeError, "^SGD: lr of type str; allowed are numbers$"),
    (lambda: optim.SGD([Tensor([1.0])], lr=float("nan")), ValueError, "^SGD: lr nan; allowed is 0 or more$"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(MISTAKES)))
def test_a_mistake_is_told_in_one_sentence(number: int) -> None:
    make, kind, sentence = MISTAKES[number]
    with pytest.raises(kind, match=sentence):
        make()


CREATION = {
    "zeros": (2,), "ones": (2,), "empty": (2,), "rand": (2,), "randn": (2,), "randint": (2,),
    "randperm": (2,), "uniform": (2,), "normal": (2,), "scaled_uniform": (2,), "glorot_uniform": (2, 2),
    "eye": (2,), "kaiming_uniform": (2, 2), "kaiming_normal": (2, 2), "linspace": (0, 1, 3),
    "full": ((2,), 1), "arange": (2,),
}  # fmt: skip


@pytest.mark.parametrize("name", CREATION)
def test_no_creation_function_swallows_a_keyword(name: str) -> None:
    with pytest.raises(TypeError, match=f"{name}.*unknown keyword 'layuot'|{name}.*unexpected.*'layuot'"):
        getattr(Tensor, name)(*CREATION[name], layuot=None)
    assert getattr(Tensor, name)(*CREATION[name], device="host").shape


@pytest.mark.parametrize(
    "name", ["zeros_like", "ones_like", "empty_like", "rand_like", "randn_like", "full_like"]
)
def test_nor_does_one_that_takes_the_shape_of_another(name: str) -> None:
    with pytest.raises(TypeError, match=f"^{name}: unknown keyword 'memory_order'"):
        getattr(Tensor([1.0]), name)(*[1][: name == "full_like"], memory_order=1)


def test_lists_of_tensors_join_as_tensors_given_one_by_one_do() -> None:
    a, b = Tensor([1, 2]), Tensor([3, 4])
    assert (
        Tensor.cat([a, b], 0).tolist()
        == Tensor.cat([a, b]).tolist()
        == a.cat([b]).tolist()
        == a.cat(b).tolist()
        == [1, 2, 3, 4]
    )
    assert Tensor.stack((a, b), dim=1).tolist() == a.stack(b, dim=1).tolist() == [[1, 3], [2, 4]]


class Foreign:
    """What torch's tensors offer, as far as it matters here: values only once detached and on the host, and
    none of a type that numpy lacks."""

    def __init__(self, values: Any, dtype: str, where: str = "cuda", wants_grad: bool = True) -> None:
        self.values, self.dtype, self.where, self.wants_grad = values, f"torch.{dtype}", where, wants_grad

    def detach(self) -> Foreign:
        return Foreign(self.values, self.dtype[6:], self.where, False)

    def cpu(self) -> Foreign:
        return Foreign(self.values, self.dtype[6:], "cpu", self.wants_grad)

    def float(self) -> Foreign:
        return Foreign(self.values, "float32", self.where, self.wants_grad)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        if self.wants_grad or self.where != "cpu" or self.dtype == "torch.bfloat16":
            raise RuntimeError("can't convert this to numpy")
        return np.array(self.values, self.dtype[6:])


def test_tensors_of_other_libraries_give_values_and_type() -> None:
    for name in ("float32", "int64", "bool", "float16", "bfloat16"):
        made = Tensor(Foreign([1, 0], name))
        assert made.dtype.name == name
        assert made.tolist() == [1, 0]
    assert (Tensor([1.0, 2.0]) + Foreign([1, 2], "float32")).tolist() == [2, 4]


def test_an_object_that_gives_no_values_is_named() -> None:
    class Broken:
        def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
            raise RuntimeError("nothing here")

    with pytest.raises(TypeError, match="Broken does not give its values to numpy: nothing here"):
        Tensor(Broken())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["nonsense", "cuda"])
def test_an_unknown_device_is_told_without_the_way_there(name: str) -> None:
    program = "from tensor import Tensor\nprint((Tensor([1]) + Tensor([2])).item())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "DEV": name},
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    *frames, sentence = done.stderr.splitlines()
    assert f"device {name!r} is not known; available are sim:navi31" in sentence
    assert sum("/tensor/" in line or "/drivers/" in line for line in frames) <= 3
