"""ATen: bags of rows."""

from __future__ import annotations

from tensor import Tensor, dtypes
from tensor.torch_front.aten.index import put_sum
from tensor.torch_front.table import Lacks, lowers

SUM, MEAN = 0, 1


@lowers("_embedding_bag", "_embedding_bag_forward_only")
def embedding_bag(
    weight: Tensor,
    places: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = SUM,
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Sums or means of the rows of each bag; also each row's bag, the bags' sizes, and zeros."""
    if mode not in (SUM, MEAN):
        raise Lacks("bags of which the greatest is taken")
    count = offsets.shape[0] - int(include_last_offset)
    starts = offsets[:count]
    number = Tensor.arange(places.shape[0]).reshape(-1, 1)
    bag = (number >= starts.reshape(1, -1)).cast(dtypes.int32).sum(1) - 1
    rows = weight[places]
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(-1)
    counted = places.ne(padding_idx)
    rows = counted.unsqueeze(-1).where(rows, 0)
    width = weight.shape[1]
    at = bag.unsqueeze(-1) * width + Tensor.arange(width)
    made = put_sum(Tensor.full((count, width), 0, dtype=weight.dtype), at, rows)
    sizes = put_sum(Tensor.full((count,), 0, dtype=dtypes.int32), bag, counted.cast(dtypes.int32))
    if mode == MEAN:
        made = made / sizes.maximum(1).unsqueeze(-1).cast(made.dtype)
    return made, bag, sizes, Tensor.full((count,), 0, dtype=dtypes.int64)
