"""Page-table entries. Words are typed from amdgpu_vm.h."""

from __future__ import annotations

import pytest

from autogen.amd.vm import Mtype, Pde, PdeGfx12, Pte, PteGfx12
from autogen.schema import BitStruct, EncodeError, ReservedBits


@pytest.mark.parametrize(
    ("entry", "word"),
    [
        # VALID 0, SYSTEM 1, SNOOPED 2, EXECUTABLE 4, READABLE 5, WRITEABLE 6
        (
            Pte(valid=1, system=1, snooped=1, executable=1, readable=1, writeable=1, addr=0x1234_5000),
            0x1234_5077,
        ),
        # AMDGPU_PTE_MTYPE_NV10(3) is 3 << 48; AMDGPU_PTE_FRAG(9) is 9 << 7
        (Pte(valid=1, mtype=Mtype.UC, frag=9), 3 << 48 | 9 << 7 | 1),
        # AMDGPU_PDE_PTE is bit 54, AMDGPU_PTE_PRT bit 51, AMDGPU_PTE_NOALLOC bit 58
        (Pte(valid=1, pde_pte=1, addr=0x20_0000), 1 << 54 | 0x20_0001),
        (Pte(prt=1, noalloc=1), 1 << 51 | 1 << 58),
        # AMDGPU_PDE_BFS(9) is 9 << 59; the table's address in 64-byte units
        (Pde(valid=1, addr=0x1_0000_0040, bfs=9), 9 << 59 | 0x1_0000_0041),
        # AMDGPU_PTE_MTYPE_GFX12(3) is 3 << 54, AMDGPU_PTE_PRT_GFX12 bit 56, AMDGPU_PTE_IS_PTE bit 63
        (PteGfx12(valid=1, is_pte=1, mtype=Mtype.UC, prt=1), 1 << 63 | 1 << 56 | 3 << 54 | 1),
        # AMDGPU_PDE_BFS_GFX12(9) is 9 << 58
        (PdeGfx12(valid=1, bfs=9), 9 << 58 | 1),
    ],
)
def test_an_entry_is_the_word_of_the_header_macros(entry: BitStruct, word: int) -> None:
    assert int(entry) == word
    assert type(entry).decode(word) == entry


def test_an_unaligned_page_is_refused() -> None:
    with pytest.raises(EncodeError, match=r"Pte\.addr: 0x1234 is not a multiple of 0x1000"):
        Pte(addr=0x1234)


def test_bits_without_meaning_are_refused() -> None:
    with pytest.raises(ReservedBits, match="Pte: reserved bits set, dw1 mask 0x80000000"):
        Pte.decode(1 << 63)
    with pytest.raises(ReservedBits, match="Pde: reserved bits set, dw1 mask 0x400000"):
        Pde.decode(1 << 54 | 1)
