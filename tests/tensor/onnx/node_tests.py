"""ONNX's backend node tests: which pass, and why others do not.

`DEV=cpu python -m tests.tensor.onnx.node_tests` prints it, of any device; `--keep` writes it into
docs/conformance.md.
"""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import onnx
from onnx import numpy_helper
from onnx.backend.test.loader import load_model_tests
from onnx.backend.test.runner import Runner as Comparison
from onnx.backend.test.runner import _normalize_tensor

from tensor.onnx import load
from tensor.onnx.types import as_host
from tensor.runtime import device_name

Results = list[tuple[str, str]]
PAGE = Path(__file__).resolve().parents[3] / "docs" / "conformance.md"
TITLE = "## ONNX backend node tests"
# Why a test cannot pass, by what its name begins with.
KNOWN = {
    "test_bernoulli": "random numbers of another generator are expected",
    "test_training_dropout": "random numbers of another generator are expected",
    "test_dft_inverse": "a rounding error of the reference is expected, 1.9e-7 where 0 is right",
    "test_attention_4d_causal_fp16": "two of 192 elements are one float16 away: sums are made in float32",
    "test_gradient_of": "the operator Gradient was never released, and asks for graphs as data",
    "test_loop16_seq_none": "the package's own comparison does not take a list of arrays of shape ()",
}


def cases() -> list[Any]:
    """Every node test of the installed package."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return list(load_model_tests(kind="node"))


def stored() -> list[Any]:
    """The package's tests of small models, many of them written by PyTorch, with the data beside them."""
    found = []
    for kind in ("simple", "pytorch-operator", "pytorch-converted"):
        for case in load_model_tests(kind=kind):
            folder = Path(case.model_dir)
            model = onnx.load(folder / "model.onnx")
            sets = [_stored_data(model.graph, place) for place in sorted(folder.glob("test_data_set*"))]
            parts = {"model": model, "data_sets": sets, "rtol": case.rtol, "atol": case.atol}
            found.append(SimpleNamespace(name=case.name, **parts))
    return found


def _stored_data(graph: onnx.GraphProto, folder: Path) -> tuple[list[Any], list[Any]]:
    files = [(value, folder / f"input_{i}.pb") for i, value in enumerate(graph.input)]
    inputs = [_parsed(value, file) for value, file in files if file.exists()]
    return inputs, [_parsed(value, folder / f"output_{i}.pb") for i, value in enumerate(graph.output)]


def _parsed(value: onnx.ValueInfoProto, file: Path) -> Any:
    if value.type.WhichOneof("value") == "sequence_type":
        return numpy_helper.to_list(onnx.SequenceProto.FromString(file.read_bytes()))
    return numpy_helper.to_array(onnx.TensorProto.FromString(file.read_bytes()))


def outcome(case: Any) -> str:
    """Empty if the case passes, else the reason in one line."""
    try:
        runner = load(case.model)
        for inputs, expected in case.data_sets:
            fed = [_normalize_tensor(value) for value in inputs]
            names = [value.name for value in case.model.graph.input]
            made = runner(dict(zip(names, fed, strict=False)))
            outputs = [_host(made[value.name]) for value in case.model.graph.output]
            wanted = [_normalize_tensor(value) for value in expected]
            Comparison.assert_similar_outputs(wanted, outputs, case.rtol, case.atol)
    except Exception as error:
        return f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    return ""


def _host(value: Any) -> Any:
    if isinstance(value, list):
        return [_host(item) for item in value]
    return None if value is None else as_host(value)


def run(cases: Iterable[Any], pattern: str = "") -> Iterator[tuple[str, str]]:
    """(name, reason) of each case whose name fits."""
    for case in cases:
        if re.search(pattern, case.name):
            with np.errstate(all="ignore"):
                yield case.name, outcome(case)


def known(name: str) -> str:
    """Why a test is expected to fail; empty if it is not."""
    return next((reason for start, reason in KNOWN.items() if name.startswith(start)), "")


def section(results: Results, models: Results) -> str:
    """The counts and failures as a section of docs/conformance.md."""
    failed = [(name, reason) for name, reason in results + models if reason]
    passed, of_models = (sum(not reason for _, reason in each) for each in (results, models))
    lines = [
        f"{TITLE}\n",
        f"onnx {onnx.__version__}: {passed} of {len(results)} node tests and {of_models} of {len(models)}"
        f" tests of small models pass on `DEV={device_name()}`"
        " (`python -m tests.tensor.onnx.node_tests`). Those that do not:\n",
        *(f"- `{name}`: {known(name) or reason}" for name, reason in failed),
    ]
    return "\n".join(lines) + "\n"


def keep(page: Path, made: str) -> None:
    """Put the section in place of the one that the page has, or behind all others."""
    text = page.read_text(encoding="utf-8") if page.exists() else "# Conformance\n"
    before, _, rest = text.partition(TITLE)
    after = rest[rest.index("\n## ") + 1 :] if "\n## " in rest else ""
    page.write_text(f"{before.rstrip()}\n\n{made}" + (f"\n{after}" if after else ""), encoding="utf-8")


def main(*arguments: str) -> None:
    pattern = next((each for each in arguments if not each.startswith("--")), "")
    made = section(list(run(cases(), pattern)), list(run(stored(), pattern)))
    print(made)
    if "--keep" in arguments:
        keep(PAGE, made)


if __name__ == "__main__":
    main(*sys.argv[1:])
