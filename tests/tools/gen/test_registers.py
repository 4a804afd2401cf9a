"""The register file generator, on a block of four registers."""

from __future__ import annotations

from typing import Any

import pytest

from autogen.schema import ReservedBits
from tools.gen import registers
from tools.gen.facts import Facts, GenError

ENTRY: dict[str, Any] = {
    "facts": "regs/block_1_0",
    "doc": "A block.",
    "registers": ["*CTRL_*", "!OLD_*"],
    "indexed": ["WAVE_MODE"],
    "families": {"CTRL": "CTRL_*[0-1]"},
    "bases": {"CHIP": {"dwords": [0x1000, 0xA000], "source": "a table"}},
}


def test_the_generated_block_runs_and_knows_its_addresses(facts: Facts) -> None:
    module: dict[str, Any] = {}
    entry = ENTRY | {"families": {}}
    exec(registers.generate(entry, facts), module)
    by_dword = {dword: register.__name__ for dword, register in module["REGISTERS_BY_DWORD"].items()}
    assert by_dword == {0x1011: "CTRL_0", 0xA010: "CTRL_1", 0xA012: "CTRL_10"}
    assert int(module["CTRL_0"](size=3, class_=1)) == 0x130
    assert int(module["CTRL_1"](offset_=1)) == 4  # `offset` is the register's own
    assert int(module["CTRL_10"](value=7)) == 7
    assert int(module["WAVE_MODE"](fp_round=3)) == 3
    with pytest.raises(ReservedBits, match="CTRL_0: reserved bits set, dw0 mask 0x8"):
        module["CTRL_0"].decode(1 << 3)


def test_the_text_names_source_and_bases(facts: Facts) -> None:
    source = registers.generate(ENTRY | {"families": {}}, facts)
    assert "- block_1_0.h\n- CHIP bases: a table\n" in source
    assert "class CTRL_0(Register, offset=17, segment=0):" in source


def test_a_family_is_sorted_by_offset(facts: Facts) -> None:
    entry = ENTRY | {"families": {"SECOND": "CTRL_1*"}}
    assert "SECOND: tuple[type[Register], ...] = (\n    CTRL_1,\n    CTRL_10,\n)\n" in registers.generate(
        entry, facts
    )


def test_a_pattern_without_a_match_is_refused(facts: Facts) -> None:
    with pytest.raises(GenError, match="manifest names CRTL_0, which matches no register"):
        registers.select(facts.registers("regs/block_1_0"), ["CRTL_0"])


def test_two_names_for_one_register_are_refused(facts: Facts) -> None:
    with pytest.raises(GenError, match="CTRL_0 and OLD_CTRL_0 are one register; exclude one"):
        registers.select(facts.registers("regs/block_1_0"), ["*CTRL_0"])


def test_names_that_python_cannot_take_get_changed() -> None:
    assert registers.identifier("CLASS") == "class_"
    assert registers.identifier("OFFSET") == "offset_"
    assert registers.identifier("3D_EN") == "n3d_en"
    assert registers.identifier("Enable") == "enable"
