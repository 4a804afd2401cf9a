"""GGUF files made here by the format, and the blocks of quants.py by their layouts; where it is installed,
the gguf package judges both.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor import Tensor, dtypes, state
from tensor.weights.quants import KINDS

pytestmark = pytest.mark.usefixtures("on_host")
RNG = np.random.default_rng(3)


def words(text: str) -> bytes:
    raw = text.encode()
    return struct.pack("<Q", len(raw)) + raw


def written(
    place: Path, pairs: list[tuple[str, int, bytes]], tensors: list[tuple[str, Any, int, bytes]]
) -> Path:
    """A file of values, each name, type and bytes, and of tensors, each name, shape, type and bytes."""
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(pairs))
    for name, kind, value in pairs:
        head += words(name) + struct.pack("<I", kind) + value
    data = b""
    for name, shape, kind, value in tensors:
        data += bytes(-len(data) % 32)
        head += words(name) + struct.pack("<I", len(shape)) + struct.pack(f"<{len(shape)}Q", *reversed(shape))
        head += struct.pack("<IQ", kind, len(data))
        data += value
    place.write_bytes(head + bytes(-len(head) % 32) + data)
    return place


def test_values_and_plain_tensors_are_read(tmp_path: Path) -> None:
    known = RNG.normal(size=(2, 3)).astype(np.float32)
    pairs = [
        ("general.name", 8, words("tiny")),
        ("count", 4, struct.pack("<I", 7)),
        ("rate", 6, struct.pack("<f", 0.5)),
        ("is", 7, b"\1"),
        ("tokens", 9, struct.pack("<IQ", 8, 2) + words("a") + words("b")),
        ("scores", 9, struct.pack("<IQ2f", 6, 2, 1, 2)),
    ]
    brain = struct.pack("<2H", 0x3FC0, 0xC000)
    tensors = [("w", (2, 3), 0, known.tobytes()), ("b", (2,), 30, brain), ("n", (), 26, struct.pack("<i", 5))]
    metadata, found = state.gguf_load(written(tmp_path / "m.gguf", pairs, tensors))
    assert metadata["scores"].tolist() == [1, 2]
    assert {**metadata, "scores": 0} == {
        "general.name": "tiny", "count": 7, "rate": 0.5, "is": True, "tokens": ["a", "b"], "scores": 0,
    }  # fmt: skip
    np.testing.assert_array_equal(found["w"].numpy(), known)
    assert found["b"].dtype == dtypes.bfloat16 and found["b"].float().tolist() == [1.5, -2.0]
    assert found["n"].item() == 5


def test_blocks_of_four_and_eight_bits_are_scaled_as_their_layout_says(tmp_path: Path) -> None:
    scale = np.float16(0.25).tobytes()
    q = np.arange(32, dtype=np.uint8) % 16
    fours = scale + (q[:16] | q[16:] << 4).tobytes()
    eights = scale + np.arange(-16, 16, dtype=np.int8).tobytes()
    ones = scale + np.float16(3).tobytes() + (q[:16] | q[16:] << 4).tobytes()
    tensors = [("four", (1, 32), 2, fours), ("eight", (32,), 8, eights), ("one", (1, 32), 3, ones)]
    found = state.load(written(tmp_path / "m.gguf", [], tensors))
    assert found["four"].tolist() == [((q.astype(float) - 8) / 4).tolist()]
    assert found["eight"].tolist() == (np.arange(-16, 16) / 4).tolist()
    assert found["one"].tolist() == [(q / 4 + 3).tolist()]


@pytest.mark.parametrize("number", KINDS)
def test_blocks_are_what_the_gguf_package_makes_of_them(number: int) -> None:
    gguf = pytest.importorskip("gguf")
    kind = KINDS[number]
    assert (kind.elements, kind.size) == gguf.GGML_QUANT_SIZES[gguf.GGMLQuantizationType(number)]
    blocks = RNG.integers(0, 256, (9, kind.size), np.uint8)
    with np.errstate(all="ignore"):
        expected = gguf.quants.dequantize(blocks, gguf.GGMLQuantizationType(number))
    found = kind.read(Tensor(blocks)).numpy()
    usable = np.isfinite(expected) & (abs(expected) < 1e30)  # random scales may be no numbers
    assert usable.any()
    np.testing.assert_allclose(found[usable], expected[usable], rtol=1e-5, atol=1e-6)


def test_a_file_of_the_gguf_package_is_read(tmp_path: Path) -> None:
    gguf = pytest.importorskip("gguf")
    writer = gguf.GGUFWriter(tmp_path / "m.gguf", "llama")
    writer.add_uint32("llama.block_count", 3)
    writer.add_token_list(["x", "yy"])
    known = RNG.normal(size=(4, 64)).astype(np.float32)
    writer.add_tensor("plain", known)
    packed = gguf.quants.quantize(known, gguf.GGMLQuantizationType.Q8_0)
    writer.add_tensor("packed", packed, raw_dtype=gguf.GGMLQuantizationType.Q8_0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    metadata, found = state.gguf_load(tmp_path / "m.gguf")
    assert metadata["llama.block_count"] == 3 and metadata["tokenizer.ggml.tokens"] == ["x", "yy"]
    np.testing.assert_array_equal(found["plain"].numpy(), known)
    np.testing.assert_allclose(found["packed"].numpy(), known, atol=0.02)


def test_a_product_reads_the_blocks(tmp_path: Path) -> None:
    blocks = RNG.integers(0, 256, (64, 34), np.uint8)
    blocks[:, :2] = np.frombuffer(np.float16(0.01).tobytes(), np.uint8)
    weight = state.load(written(tmp_path / "m.gguf", [], [("w", (32, 64), 8, blocks.tobytes())]))["w"]
    x = RNG.normal(size=(3, 64)).astype(np.float32)
    expected = x @ (blocks[:, 2:].view(np.int8).astype(np.float32) * np.float16(0.01)).reshape(32, 64).T
    np.testing.assert_allclose((Tensor(x) @ weight.T).numpy(), expected, rtol=1e-3, atol=1e-4)


def test_what_is_not_allowed_is_named(tmp_path: Path) -> None:
    place = tmp_path / "m.gguf"
    with pytest.raises(ValueError, match=r"w is of type 16; allowed are float32, .*Q4_0.*Q6_K"):
        state.load(written(place, [], [("w", (256,), 16, bytes(66))]))
    with pytest.raises(ValueError, match=r"w has rows of .33,., which Q4_0 blocks do not fill"):
        state.load(written(place, [], [("w", (33,), 2, bytes(36))]))
    with pytest.raises(ValueError, match="w ends at byte"):
        state.load(written(place, [], [("w", (1 << 40,), 0, bytes(36))]))
    huge = struct.pack("<IQ", 8, 1 << 60)
    with pytest.raises(
        ValueError, match="tokens has 1152921504606846976 values, more than bytes are left for"
    ):
        state.load(written(place, [("tokens", 9, huge)], []))
    place.write_bytes(b"GGUF" + struct.pack("<I", 1))
    with pytest.raises(ValueError, match="is GGUF version 1; allowed are 2 and 3"):
        state.load(place)
    place.write_bytes(b"")
    with pytest.raises(ValueError, match="the magic at byte 0 needs 4 bytes, 0 are left"):
        state.load(place)
    with pytest.raises(FileNotFoundError):
        state.load(tmp_path / "none.gguf")


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(places=st.lists(st.tuples(st.integers(0, 400), st.integers(0, 255)), min_size=1, max_size=4))
def test_a_damaged_file_is_refused_in_one_sentence_or_read(
    tmp_path: Path, places: list[tuple[int, int]]
) -> None:
    pairs = [("tokens", 9, struct.pack("<IQ", 8, 2) + words("a") + words("b")), ("n", 4, bytes(4))]
    tensors = [("w", (2, 32), 8, bytes(68)), ("b", (3,), 0, bytes(12))]
    damaged = bytearray(written(tmp_path / "m.gguf", pairs, tensors).read_bytes())
    for place, byte in places:
        damaged[place % len(damaged)] = byte
    (tmp_path / "m.gguf").write_bytes(bytes(damaged))
    try:
        found = state.load(tmp_path / "m.gguf")
    except ValueError as error:
        assert str(error).startswith("load: ") and "\n" not in str(error)
    else:
        assert sum(tensor.numel() for tensor in found.values()) <= 10_000
