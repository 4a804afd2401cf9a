"""What kernels compute has the names that users know."""

import numpy as np

from tensor import Tensor
from tensor.describe import describe


def test_operations_have_the_names_that_users_know() -> None:
    a, b = Tensor(np.ones((4, 6), np.float32)), Tensor(np.ones((6, 8), np.float32))
    told = {
        "matmul float32[4, 8]": a @ b,
        "matmul+add float32[4, 8]": (a @ b) + 1,
        "mul+sum float32[4, 1]": (a * a).sum(1, keepdim=True),
        "max float32[1, 6]": a.max(0, keepdim=True),
        "copy float32[6, 4]": a.permute(1, 0).contiguous(),
    }
    for words, tensor in told.items():
        assert describe([tensor.node]) == words
    product = a @ b
    assert describe([(product + 1).node], {product.node}) == "add float32[4, 8]"


def test_a_copy_before_an_overwrite_says_so() -> None:
    assert describe([]) == "a copy of values that are about to be overwritten"
