"""Operators on text and encoded images: the `onnx` package's reference functions, on the host.

A device has no text, so there is nothing to compute there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from onnx import helper, numpy_helper

from tensor.onnx.host import evaluated
from tensor.onnx.table import Rows
from tensor.onnx.types import Host


def by_reference(
    name: str, version: int, domain: str = "", results: int = 1
) -> Callable[..., tuple[Host, ...]]:
    """An operator as the reference has it."""
    outputs = [f"output {i}" for i in range(results)]

    def run(*arrays: Host, **attributes: Any) -> tuple[Host, ...]:
        node = helper.make_node(name, [f"input {i}" for i in range(len(arrays))], outputs, domain=domain)
        for key, value in attributes.items():
            plain = numpy_helper.from_array(value) if isinstance(value, np.ndarray) else value
            node.attribute.append(helper.make_attribute(key, plain))
        return tuple(evaluated(node, version, arrays))

    return run


ROWS: Rows = {
    "ImageDecoder": {20: by_reference("ImageDecoder", 20)},
    "RegexFullMatch": {20: by_reference("RegexFullMatch", 20)},
    "StringConcat": {20: by_reference("StringConcat", 20)},
    "StringNormalizer": {10: by_reference("StringNormalizer", 10)},
    "StringSplit": {20: by_reference("StringSplit", 20, results=2)},
    "TfIdfVectorizer": {9: by_reference("TfIdfVectorizer", 9)},
}
