"""Private memory: what is said of an access that may not be, and which are known to be aligned."""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.facts.private import is_aligned, scratch_misuse

PAST_THE_END = (
    "scratch bytes 0x3c..0x44 of a lane that has 64 bytes for private arrays and the stack of calls; "
    "an index is too large or calls too deep"
)


def test_what_is_wrong_with_a_scratch_address() -> None:
    assert "0x2 is no multiple of 4" in scratch_misuse(2, 16, 64)
    assert "0x3 is no multiple of 2" in scratch_misuse(3, 2, 64)
    assert scratch_misuse(60, 8, 64) == PAST_THE_END
    assert "atomic of 8 bytes at scratch address 0x38;" in scratch_misuse(56, 8, 64)
    assert "0x6 is no multiple of 4: the stack pointer" in scratch_misuse(6, 8, 64)
    assert "atomic of 8 bytes" in scratch_misuse(8, 8, 64)


@pytest.mark.parametrize(
    ("text", "aligned"),
    [
        ("scratch_store_b64 off, v[0:1], off offset:8", True),
        ("scratch_store_b32 off, v0, off offset:6", False),
        ("scratch_store_b64 off, v[0:1], off offset:4", True),
        ("scratch_store_b16 off, v0, off offset:6", True),
        ("scratch_store_b16 off, v0, off offset:5", False), ("scratch_store_b8 off, v0, s5 offset:3", True),
        ("scratch_store_b32 off, v0, s34 offset:8", True), ("scratch_store_b32 off, v0, s31", False),
        ("scratch_store_b32 off, v0, s35", False), ("scratch_store_b32 off, v0, s33 offset:2", False),
        ("scratch_store_b32 off, v0, s32", True), ("scratch_store_b32 off, v0, s5", False),
        ("scratch_store_b32 v1, v0, off", False), ("scratch_store_b8 v1, v0, off", True),
    ],
)  # fmt: skip
def test_only_stack_pointers_and_offsets_say_whether_an_address_is_aligned(text: str, aligned: bool) -> None:
    inst = isa("gfx1100").decode_sized(isa("gfx1100").assemble(text), 0)[0]
    assert (
        is_aligned(inst, {"b8": 1, "b16": 2, "b32": 4, "b64": 8}[text.split()[0].rpartition("_")[2]])
        is aligned
    )
