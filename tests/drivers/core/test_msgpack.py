"""MessagePack. Bytes from the specification's format overview."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.core import msgpack

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.text(max_size=40)
    | st.binary(max_size=40),
    lambda inner: st.lists(inner, max_size=18) | st.dictionaries(st.text(max_size=3), inner, max_size=18),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (None, "c0"), (True, "c3"), (127, "7f"), (128, "cc80"), (256, "cd0100"), (-1, "ff"), (-33, "d0df"),
        ("a", "a161"), ([1, 2], "920102"), ({"a": 1}, "81a16101"), (b"\1", "c40101"),
        (1.5, "cb3ff8000000000000"),
        (1 << 40, "cf0000010000000000"), ("x" * 32, "d920" + "78" * 32), ([0] * 16, "dc0010" + "00" * 16),
    ],
)  # fmt: skip
def test_specified_bytes(value: object, data: str) -> None:
    assert msgpack.encode(value).hex() == data
    assert msgpack.decode(bytes.fromhex(data)) == value


@settings(max_examples=50)
@given(VALUES)
def test_values_survive(value: object) -> None:
    assert msgpack.decode(msgpack.encode(value)) == value


@given(st.binary(max_size=64))
def test_random_bytes_decode_or_raise(data: bytes) -> None:
    try:
        msgpack.decode(data)
    except msgpack.MsgpackError:
        return


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("92", "ends at byte 1"), ("a261", "ends at byte 2"), ("c1", "tag 0xc1 at byte 0"),
        ("0000", "1 bytes follow"),
        ("91" * 40 + "00", "nested deeper than 32"), ("a1ff", "is not UTF-8"),
        ("8190c0", "a map key is a map or list"),
    ],
)  # fmt: skip
def test_broken_data_is_named(data: str, message: str) -> None:
    with pytest.raises(msgpack.MsgpackError, match=message):
        msgpack.decode(bytes.fromhex(data))


def test_what_has_no_form_is_refused() -> None:
    with pytest.raises(msgpack.MsgpackError, match="a set has no MessagePack form"):
        msgpack.encode({1, 2})
    with pytest.raises(msgpack.MsgpackError, match="does not fit 64 bits"):
        msgpack.encode(1 << 64)
