"""Arguments as text: what each form means, and a sentence for what means nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from drivers.amd.run.arguments import dimensions, parse
from drivers.core.errors import ArgumentError
from hcq.program import Local


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ("i32:-7", (-7).to_bytes(4, "little", signed=True)),
        ("u64:0x10", (16).to_bytes(8, "little")),
        ("u8:255", b"\xff"),
        ("f32:0.5", bytes.fromhex("0000003f")),
        ("f16:1", bytes.fromhex("003c")),
        ("f64:-2", bytes.fromhex("00000000000000c0")),
    ],
)
def test_values_have_the_bytes_of_their_type(text: str, raw: bytes) -> None:
    value = parse(text).value
    assert isinstance(value, np.generic) and value.tobytes() == raw


def test_buffers_come_from_files_and_go_to_files(tmp_path: Path) -> None:
    source, target = tmp_path / "a.npy", tmp_path / "b.npy"
    np.save(source, np.arange(6, dtype=np.int16).reshape(2, 3).T)
    given = parse(f"in:{source}")
    assert (
        given.array is not None and given.array.tolist() == [[0, 3], [1, 4], [2, 5]] and given.result is None
    )
    assert parse(f"inout:{source}:{target}").result == target
    out = parse(f"out:float32[4, 5]:{target}")
    assert out.array is not None and out.array.shape == (4, 5) and out.array.dtype == np.float32
    assert not out.array.any() and out.result == target
    assert parse("lds:4096").value == Local(4096)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seven", "argument 'seven' is not understood; allowed are in:FILE.npy, inout:"),
        ("i32:x", "argument 'i32:x': 'x' is not a number"),
        ("i8:200", "200 does not fit -128..127"),
        ("lds:-1", "'-1' is not a number of bytes"),
        ("in:/nowhere.npy", "/nowhere.npy: No such file or directory"),
        ("out:floot[3]:/tmp/x.npy", "data type 'floot' not understood"),
        ("out:float32[0]:/tmp/x.npy", "sizes of at least 1"),
        ("out:float32[9999999999999]:/tmp/x.npy", "no room for"),
        ("out:float32[3]:/nowhere/x.npy", "there is no folder /nowhere to write x.npy to"),
    ],
)
def test_what_means_nothing_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        parse(text)
    assert sentence in str(caught.value)


def test_a_file_that_is_no_array_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "a.npy"
    path.write_bytes(b"not numpy")
    with pytest.raises(ArgumentError, match=r"a\.npy is no array file"):
        parse(f"in:{path}")


def test_dimensions_may_leave_out_what_is_1() -> None:
    assert dimensions("7", "grid") == (7, 1, 1)
    assert dimensions("7,2,3", "grid") == (7, 2, 3)
    for wrong in ("", "0", "1,2,3,4", "-1", "a"):
        with pytest.raises(ArgumentError, match=f"--block {wrong}: needed are one to three sizes"):
            dimensions(wrong, "block")
