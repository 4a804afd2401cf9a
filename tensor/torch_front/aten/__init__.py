"""ATen operators by family. Importing this fills `table.TABLE`."""

from tensor.torch_front.aten import (
    attention,
    conv,
    create,
    elementwise,
    foreach,
    index,
    norm,
    pool,
    products,
    reduce,
    resize,
    shape,
    sparse,
    spectrum,
)

__all__ = [
    "attention",
    "conv",
    "create",
    "elementwise",
    "foreach",
    "index",
    "norm",
    "pool",
    "products",
    "reduce",
    "resize",
    "shape",
    "sparse",
    "spectrum",
]
