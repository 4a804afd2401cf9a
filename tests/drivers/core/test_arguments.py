"""Arguments as text: what each form means, and a sentence for what means nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.core import arguments
from drivers.core.arguments import dimensions, parse
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
        ("i32:x", "argument 'i32:x': 'x' is not a whole number, such as 7, -7 or 0x7"),
        ("i8:200", "200 does not fit -128..127"),
        ("lds:-1", "'-1' is not a number of bytes"),
        ("in:/nowhere.npy", "/nowhere.npy: No such file or directory"),
        ("out:floot[3]:/tmp/x.npy", "floot: numpy has no number type of that name"),
        ("out:float32[0]:/tmp/x.npy", "sizes of at least 1"),
        ("out:float32[4]", "needed is out:DTYPE[SHAPE]:RESULT.npy, as in out:float32[16,64]:c.npy"),
        ("inout:a.npz:b.npy", "needed is inout:FILE.npy:RESULT.npy, the same name twice to change a file"),
        ("in:", "argument 'in:' is not understood; needed is in:FILE.npy"),
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


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("i32:1.0", "'1.0' is not a whole number"),
        ("i32:nan", "'nan' is not a whole number"),
        ("f32:1e50", "1e50 does not fit -3.402"),
        ("f16:65520", "65520 does not fit -65504.0..65504.0"),
        ("f32:abc", "'abc' is not a number"),
        ("i32:", "is not understood; allowed are"),
        ("out:float32[]:c.npy", "needed is out:DTYPE[SHAPE]:RESULT.npy, as in out:float32[16,64]:c.npy"),
        ("out:float32[4]", "needed is out:DTYPE[SHAPE]:RESULT.npy"),
        ("out:float32[4]:/tmp", "/tmp is a folder; give a file for the result"),
        ("in:/dev/zero", "array file /dev/zero is a device or a pipe, not a file"),
    ],
)
def test_numbers_and_files_that_cannot_be_are_told(text: str, sentence: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        parse(text)
    assert sentence in str(caught.value) and "\n" not in str(caught.value)


def test_numbers_may_be_written_as_c_and_numpy_write_them() -> None:
    written = {"f32:nan": np.nan, "f32:-inf": -np.inf, "f32:0x1.8p3": 12, "i32:0x10": 16, "i32:-0b11": -3}
    for text, value in written.items():
        assert np.array_equal(parse(text).value, value, equal_nan=True), text  # type: ignore[arg-type]
    assert np.isnan(parse("f16:nan").value)  # type: ignore[call-overload]


def saved(path: Path, array: Any, pickled: bool = False) -> Path:
    np.save(path, array, allow_pickle=pickled)
    return path


def test_arrays_come_to_a_card_as_it_has_them(tmp_path: Path) -> None:
    big = parse(f"in:{saved(tmp_path / 'a.npy', np.arange(5, dtype='>f4'))}").array
    assert big is not None and big.tobytes() == np.arange(5, dtype="<f4").tobytes()
    turned = np.asfortranarray(np.arange(6, dtype=np.int32).reshape(2, 3))
    rows = parse(f"in:{saved(tmp_path / 'b.npy', turned)}").array
    assert rows is not None and rows.tobytes() == np.arange(6, dtype=np.int32).tobytes()
    records = np.array([(1, 2.0)], dtype=[("i", "<i4"), ("x", "<f4")])
    held = parse(f"in:{saved(tmp_path / 'c.npy', records)}").array
    assert held is not None and held.tobytes() == records.tobytes()


def test_files_that_hold_no_numbers_are_told_in_a_sentence(tmp_path: Path) -> None:
    objects = saved(tmp_path / "objects.npy", np.array([1, "a", None], dtype=object), pickled=True)
    good = saved(tmp_path / "good.npy", np.arange(64, dtype=np.float32)).read_bytes()
    for name, raw in {
        "text": b"hello",
        "nothing": b"",
        "short": good[:200],
        "zip": b"PK\3\4",
        "claims": good.replace(b"(64,), }           ", b"(64000000000000,), }"),
        "code": good.replace(b"(64,), }    ", b"(10**12,), }"),
    }.items():
        (tmp_path / f"{name}.npy").write_bytes(raw)
    sentences = {
        "objects": "is no whole array file of numbers",
        "text": "is no array file (.npy): it begins with 68 65 6c 6c 6f",
        "nothing": "it begins with nothing",
        "short": "is no whole array file of numbers (.npy): 200 bytes, header",
        "zip": "holds several arrays (.npz); give one array as .npy",
        "claims": "is no whole array file of numbers",
        "code": "is no whole array file of numbers",
    }
    assert objects.exists()
    saved(tmp_path / "names.npy", np.array(["a", "b"]))
    saved(tmp_path / "empty.npy", np.zeros(0, np.float32))
    for name in ("names", "empty"):
        sentences[name] = "which has no bytes to give a card; give it numbers"
    for name, sentence in sentences.items():
        with pytest.raises(ArgumentError) as caught:
            parse(f"in:{tmp_path / name}.npy")
        assert sentence in str(caught.value) and "\n" not in str(caught.value)


def test_an_array_of_no_dimensions_stays_one(tmp_path: Path) -> None:
    saved(tmp_path / "one.npy", np.array(5, ">i4"))
    array = parse(f"in:{tmp_path}/one.npy").array
    assert array is not None and (array.shape, array.dtype, array[()]) == ((), np.int32, 5)


def test_two_results_in_one_file_and_arrays_beyond_this_machine_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (parse(f"out:int32[{size}]:{tmp_path}/./c.npy") for size in (4, 5))
    with pytest.raises(ArgumentError, match=r"2 arguments are to be written to .*c.npy; give each its own"):
        arguments.check_results([one, other])
    arguments.check_results([one, parse("i32:7")])
    monkeypatch.setattr(arguments, "room_bytes", lambda: 60)
    arguments.check_room([other])
    with pytest.raises(ArgumentError, match="the arrays need 108 bytes here, 3 times their size"):
        arguments.check_room([one, other])


def test_vectors_and_structures_are_given_as_numbers_and_bytes() -> None:
    assert parse("f32:1,-2,0.5,4").value == np.array([1, -2, 0.5, 4], np.float32).tobytes()
    assert parse("hex:01 00 ff").value == b"\1\0\xff"
    for text in ("hex:0", "hex:xy"):
        with pytest.raises(ArgumentError, match="is not pairs of hexadecimal digits"):
            parse(text)
    with pytest.raises(ArgumentError, match="'' is not a whole number"):
        parse("i32:1,,2")
