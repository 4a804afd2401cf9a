"""Functions that torch has at its top level beside methods of tensors: windows of spectra, whose default is
periodic, and some of `nn.functional`.
"""

from __future__ import annotations

from functools import reduce
from operator import matmul
from typing import Any

import numpy as np

from tensor.dtype import DType, dtypes
from tensor.nn import functional
from tensor.signal import windows
from tensor.tensor import Tensor

# Of nn.functional, with the same arguments.
NAMES = """
alpha_dropout bilinear cosine_embedding_loss cosine_similarity ctc_loss feature_alpha_dropout group_norm
hardshrink hinge_embedding_loss layer_norm margin_ranking_loss pairwise_distance pdist prelu rms_norm rrelu
threshold triplet_margin_loss
"""
SHARED = frozenset(NAMES.split())


def __getattr__(name: str) -> Any:
    if name in SHARED:
        return getattr(functional, name)
    raise AttributeError(f"torch_names has no {name!r}")


def hann_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """`signal.windows.hann` of one period, or symmetric.

    >>> hann_window(4).tolist()
    [0.0, 0.5, 1.0, 0.5]
    """
    return windows.hann(window_length, sym=not periodic, **options)


def hamming_window(
    window_length: int, periodic: bool = True, alpha: float = 0.54, beta: float = 0.46, **options: Any
) -> Tensor:
    """alpha - beta * cos of one period, or symmetric.

    >>> [round(x, 2) for x in hamming_window(4).tolist()]
    [0.08, 0.54, 1.0, 0.54]
    """
    return windows.general_cosine(window_length, a=(alpha, beta), sym=not periodic, **options)


def blackman_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """`signal.windows.blackman` of one period, or symmetric.

    >>> [round(abs(x), 2) for x in blackman_window(4).tolist()]
    [0.0, 0.34, 1.0, 0.34]
    """
    return windows.blackman(window_length, sym=not periodic, **options)


def bartlett_window(window_length: int, periodic: bool = True, **options: Any) -> Tensor:
    """`signal.windows.bartlett` of one period, or symmetric.

    >>> bartlett_window(4).tolist()
    [0.0, 0.5, 1.0, 0.5]
    """
    return windows.bartlett(window_length, sym=not periodic, **options)


def kaiser_window(window_length: int, periodic: bool = True, beta: float = 12.0, **options: Any) -> Tensor:
    """`signal.windows.kaiser` of one period, or symmetric.

    >>> kaiser_window(4, beta=0.0).tolist()
    [1.0, 1.0, 1.0, 1.0]
    """
    return windows.kaiser(window_length, beta=beta, sym=not periodic, **options)


def frombuffer(
    buffer: Any, *, dtype: DType, count: int = -1, offset: int = 0, requires_grad: bool = False
) -> Tensor:
    """Elements of bytes, `count` of them or all from `offset` on; copied. ValueError as numpy's.

    >>> frombuffer(bytes([1, 0, 2, 0]), dtype=dtypes.int16).tolist()
    [1, 2]
    """
    return Tensor(np.frombuffer(buffer, _numpys(dtype), count, offset).copy(), requires_grad=requires_grad)


def _numpys(dtype: DType) -> str:
    """numpy's name of a type. TypeError for one that numpy does not have."""
    if dtype == dtypes.bfloat16 or dtype.kind not in "biufc":
        raise TypeError(f"frombuffer: {dtype.name}; allowed are types that numpy has")
    return dtype.name


def chain_matmul(*matrices: Tensor) -> Tensor:
    """The product of matrices, from the left. ValueError for none.

    >>> chain_matmul(Tensor.ones(1, 2), Tensor.ones(2, 3), Tensor.ones(3, 1)).tolist()
    [[6.0]]
    """
    if not matrices:
        raise ValueError("chain_matmul: no matrices; allowed are one or more")
    return reduce(matmul, matrices)


def to_dlpack(x: Tensor) -> Any:
    """A DLPack capsule of the values.

    >>> type(to_dlpack(Tensor([1.0]))).__name__
    'PyCapsule'
    """
    return x.__dlpack__()


def is_autocast_enabled(device_type: str = "") -> bool:
    """Whether products are computed with 16-bit floats: inside `autocast`.

    >>> is_autocast_enabled()
    False
    """
    return Tensor.product_dtype is not None


def is_inference_mode_enabled() -> bool:
    """Whether no gradients are kept: inside `inference_mode` or `no_grad`.

    >>> is_inference_mode_enabled()
    False
    """
    return not Tensor.is_grad_enabled()


def set_default_device(device: Any) -> None:
    """ "cpu" alone, as `DEV` names the device. ValueError for others.

    >>> set_default_device("cpu")
    """
    if device is not None and str(device) not in ("cpu", "cpu:0"):
        raise ValueError(f"set_default_device: {device}; allowed is cpu: the variable DEV names the device")
