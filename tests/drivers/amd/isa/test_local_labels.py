"""Labels that are numbers. Distances count dwords from the end of the branch, as LLVM counts them."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa
from drivers.amd.isa.local_labels import named

LINES = """1: s_nop 1
s_cbranch_scc0 1f
s_cbranch_scc1 1b
 1:
s_branch 1b
s_branch 2f
.ascii "1f;1b"
.p2align 2
2: s_mov_b32 s0, 0b11"""


def test_the_nearest_label_is_meant(rdna3: Isa) -> None:
    words = "010080bf 0100a1bf fdffa2bf ffffa0bf 0200a0bf 31663b31 62000000"
    assert rdna3.assemble(LINES).hex() == words.replace(" ", "") + "830080be"


def test_without_such_labels_nothing_changes() -> None:
    assert named(["s_mov_b32 s0, 1f", "a: s_nop 0"]) == ["s_mov_b32 s0, 1f", "a: s_nop 0"]


@pytest.mark.parametrize(("line", "where"), [("1: s_branch 1f", "behind"), ("s_branch 1b\n1:", "before")])
def test_a_label_that_is_not_there_is_told(rdna3: Isa, line: str, where: str) -> None:
    with pytest.raises(EncodeError, match=f"no label 1: stands {where} it"):
        rdna3.assemble(line)
