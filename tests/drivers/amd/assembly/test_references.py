"""What literals in linked code reach. Distances are those that ld.lld 19 leaves for `target@rel32` (ABI)."""

from __future__ import annotations

import pytest

from drivers.amd.assembly.references import SymbolTarget, in_code
from drivers.amd.isa import isa
from drivers.amd.isa.expression import SectionOffset
from drivers.core.elf import Section

FORMS = {
    "gfx1100": ("s_add_u32 s0, s0, {}", "s_addc_u32 s1, s1, {}"),
    "gfx1201": ("s_add_co_u32 s0, s0, {}", "s_add_co_ci_u32 s1, s1, {}"),
}


def reached(arch: str, lines: list[str]) -> dict[int, tuple[int, int, int, str]]:
    """Offset -> what `find` was asked of it."""
    machine = isa(arch)
    code = machine.assemble("\n".join(lines))
    section = Section(1, ".text", 0x1000, len(code), 256, code, False, True)
    asked: list[tuple[int, int, int, str]] = []

    def find(va: int, literal_va: int, pc: int, how: str) -> SymbolTarget:
        asked.append((va, literal_va, pc, how))
        return SymbolTarget("there", 0, how, 4)

    found = in_code([*machine.disassemble(code)], section, find)
    return dict(zip(found, asked, strict=True))


@pytest.mark.parametrize("arch", FORMS)
@pytest.mark.parametrize("distance", [0x2000, -0x800])
def test_a_pair_of_literals_is_a_distance_from_the_pc(arch: str, distance: int) -> None:
    low, high = FORMS[arch]
    parts = f"lit({distance & 0xFFFFFFFF:#x})", f"lit({distance >> 32 & 0xFFFFFFFF:#x})"
    lines = ["s_nop 0", "s_getpc_b64 s[0:1]", low.format(parts[0]), high.format(parts[1])]
    pc = 0x1008
    assert reached(arch, lines) == {
        8: (pc + distance, 0x100C, pc, "rel32@lo"),
        16: (pc + distance, 0x1014, pc, "rel32@hi"),
    }


def test_other_sums_are_sums() -> None:
    low, high = (form.format("lit(0x40)") for form in FORMS["gfx1100"])
    assert reached("gfx1100", ["s_getpc_b64 s[2:3]", low, high]) == {}
    assert reached("gfx1100", ["s_getpc_b64 s[0:1]", "s_mov_b64 s[0:1], 0", low, high]) == {}
    assert reached("gfx1100", ["s_getpc_b64 s[0:1]", low]) == {}


def test_targets_in_data_and_code() -> None:
    place = SectionOffset(2, 8)
    assert SymbolTarget("f", 4, "abs32", 8).data_lines(place) == ["\t.quad f+4"]
    assert SymbolTarget("f", 0, "rel32", 4).data_lines(place) == [".L2_here8:", "\t.long f-.L2_here8"]
    machine = isa("gfx1100")
    inst = machine.decode(machine.assemble("s_mov_b32 s0, lit(0x0)"))
    assert machine.format(SymbolTarget("f", -4, "abs32@lo", 4).placed(inst)) == "s_mov_b32 s0, f@abs32@lo-4"
    assert machine.format(SymbolTarget("f", 4, "abs32", 4).placed(inst)) == "s_mov_b32 s0, f+4"
