"""The model of quantised blocks that is measured is one, and its bytes are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensor import state
from tools.bench import tokens


@pytest.mark.parametrize(("kind", "bits"), [("Q8_0", 8.5), ("Q4_0", 4.5)])
def test_a_quantised_model_has_as_many_bytes_as_its_blocks(
    kind: str, bits: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("gguf")
    monkeypatch.setattr(tokens, "LAYERS", 1)
    weights = tokens.SIZE * tokens.WIDTH + 4 * tokens.WIDTH**2 + 3 * tokens.WIDTH * tokens.INNER
    assert tokens.write_gguf(tmp_path / "m.gguf", kind) == weights * bits / 8
    said, found = state.gguf_load(tmp_path / "m.gguf")
    assert said["llama.block_count"] == 1
    assert found["blk.0.ffn_down.weight"].shape == (tokens.WIDTH, tokens.INNER)
