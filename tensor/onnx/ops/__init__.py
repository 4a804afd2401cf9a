"""The operators that are claimed: the rows of every family."""

from __future__ import annotations

from tensor.onnx.ops import (
    attention,
    contrib,
    control,
    conv,
    elementwise,
    generate,
    image,
    index,
    learning,
    loss,
    movement,
    normal,
    order,
    pool,
    product,
    quantize,
    recurrent,
    reduce,
    sequence,
    signal,
    text,
)
from tensor.onnx.table import joined

TABLE = joined(
    {
        "": [
            *(
                attention.ROWS,
                control.ROWS,
                conv.ROWS,
                elementwise.ROWS,
                generate.ROWS,
                image.ROWS,
                index.ROWS,
            ),
            *(loss.ROWS, movement.ROWS, normal.ROWS, order.ROWS, pool.ROWS, product.ROWS, quantize.ROWS),
            *(recurrent.ROWS, reduce.ROWS, sequence.ROWS, signal.ROWS, text.ROWS),
        ],
        "ai.onnx.ml": [learning.CLASSIC],
        "ai.onnx.preview.training": [learning.TRAINING],
        "com.microsoft": [contrib.ROWS],
    }
)
