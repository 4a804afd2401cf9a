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
    assert scratch_misuse(60, 8, 64) == PAST_THE_END
    assert "0x6 is no multiple of 4: the stack pointer" in scratch_misuse(6, 8, 64)
    assert "atomic of 8 bytes" in scratch_misuse(8, 8, 64)


@pytest.mark.parametrize(
    ("text", "aligned"),
    [
        ("scratch_store_b64 off, v[0:1], off offset:8", True),
        ("scratch_store_b32 off, v0, off offset:6", False),
        ("scratch_store_b32 off, v0, s32", True), ("scratch_store_b32 off, v0, s5", False),
        ("scratch_store_b32 v1, v0, off", False), ("scratch_store_b8 v1, v0, off", True),
    ],
)  # fmt: skip
def test_only_stack_pointers_and_offsets_say_whether_an_address_is_aligned(text: str, aligned: bool) -> None:
    inst = isa("gfx1100").decode_sized(isa("gfx1100").assemble(text), 0)[0]
    assert is_aligned(inst, {"b8": 1, "b32": 4, "b64": 8}[text.split()[0].rpartition("_")[2]]) is aligned
