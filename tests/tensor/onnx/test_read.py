"""Files: whole ones are read, with their external data and functions; all others are told in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from onnx import TensorProto, helper

from tensor.onnx import load
from tests.tensor.onnx.models import linear, model

pytestmark = pytest.mark.usefixtures("on_host")
X = np.array([[1, 2, 3]], np.float32)
EXPECTED = [[12, 18, 24, 30]]


def external(path: Path, **said: str) -> Path:
    """A model whose only weight is in a file beside it."""
    tensor = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[4], data_location=TensorProto.EXTERNAL)
    for key, value in said.items():
        tensor.external_data.add(key=key, value=value)
    made = model([helper.make_node("Identity", ["w"], ["y"])], {}, {"y": [4]})
    made.graph.initializer.append(tensor)
    path.write_bytes(made.SerializeToString())
    return path


def test_a_path_bytes_and_a_model_are_the_same(tmp_path: Path) -> None:
    file = tmp_path / "linear.onnx"
    onnx.save(linear(), file)
    for source in (file, str(file), file.read_bytes(), linear()):
        assert load(source)(x=X)["y"].tolist() == EXPECTED


def test_external_data_beside_the_model_is_read(tmp_path: Path) -> None:
    np.arange(8, dtype=np.float32).tofile(tmp_path / "w.bin")
    file = external(tmp_path / "m.onnx", location="w.bin", offset="16", length="16")
    assert load(file)()["y"].tolist() == [4, 5, 6, 7]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"location": "../w.bin", "length": "16"}, "outside the directory"),
        ({"location": "/etc/passwd", "length": "16"}, "absolute path"),
        ({"location": "link", "length": "16"}, "symbolic link"),
        ({"location": "missing", "length": "16"}, "not regular file"),
        ({"location": "w.bin", "length": "64"}, "exceeds available data"),
        ({"location": "w.bin", "length": "16", "offset": "8"}, "exceeds available data"),
    ],
)
def test_external_data_elsewhere_is_refused(tmp_path: Path, said: dict[str, str], told: str) -> None:
    np.zeros(4, np.float32).tofile(tmp_path / "w.bin")
    os.symlink("/etc/passwd", tmp_path / "link")
    with pytest.raises(ValueError, match=told) as caught:
        load(external(tmp_path / "m.onnx", **said))
    assert str(caught.value).startswith(f"onnx: {tmp_path / 'm.onnx'} is not a whole model: ")


def test_a_missing_file_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "missing.onnx")


def test_functions_of_the_model_are_expanded() -> None:
    opsets = [helper.make_opsetid("", 22)]
    body = [helper.make_node("Add", ["a", "a"], ["b"])]
    double = helper.make_function("mine", "Double", ["a"], ["b"], body, opsets)
    twice = [
        helper.make_node("Double", ["a"], ["m"], domain="mine"),
        helper.make_node("Double", ["m"], ["b"], domain="mine"),
    ]
    four = helper.make_function(
        "mine", "Four", ["a"], ["b"], twice, [*opsets, helper.make_opsetid("mine", 1)]
    )
    made = model(
        [helper.make_node("Four", ["x"], ["y"], domain="mine")],
        {"x": [2]},
        {"y": [2]},
        opsets=[helper.make_opsetid("mine", 1)],
        functions=[double, four],
    )
    assert load(made)(x=np.array([1, 2], np.float32))["y"].tolist() == [4, 8]


def test_a_function_that_calls_itself_is_refused() -> None:
    opsets = [helper.make_opsetid("mine", 1)]
    body = [helper.make_node("F", ["a"], ["b"], domain="mine")]
    function = helper.make_function("mine", "F", ["a"], ["b"], body, opsets)
    nodes = [helper.make_node("F", ["x"], ["y"], domain="mine")]
    made = model(nodes, {"x": [2]}, {"y": [2]}, opsets=opsets, functions=[function])
    with pytest.raises(ValueError, match="must not be recursive"):
        load(made)


@settings(max_examples=60)
@given(st.data())
def test_a_damaged_file_is_one_sentence_or_a_model(data: st.DataObject) -> None:
    whole = bytearray(linear().SerializeToString())
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    cut = bytes(whole[: data.draw(st.integers(0, len(whole)))])
    try:
        load(cut)
    except ValueError as error:
        assert str(error).startswith("onnx: ") and "\n" not in str(error)


def test_text_that_is_no_text_is_told() -> None:
    made = model([helper.make_node("Gelu", ["x"], ["y"], approximate="none")], {"x": [2]}, {"y": [2]})
    with pytest.raises(ValueError, match=r"^onnx: the model is damaged: 'utf-8' codec"):
        load(made.SerializeToString().replace(b"none", b"\xffone"))
