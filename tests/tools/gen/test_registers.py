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


def test_a_register_with_reserved_bits_only_is_a_class_that_refuses_every_bit(facts: Facts) -> None:
    module: dict[str, Any] = {}
    found = facts.registers("regs/block_1_0")
    found["CTRL_10"]["fields"] = {"RESERVED": [0, 31]}
    exec(
        "from autogen.schema import Register, bits\n"
        + "\n".join(
            registers.register_class("C(Register, offset=1, segment=0)", "CTRL_10", found["CTRL_10"])
        ),
        module,
    )
    with pytest.raises(ReservedBits, match="C: reserved bits set, dw0 mask 0x1"):
        module["C"].decode(1)


def test_a_window_address_becomes_an_offset_in_the_segment() -> None:
    """nbio_4_3_0_offset.h: cfgRCC_CONFIG_MEMSIZE 0x3020378c is dword 0xde3, segment 2 begins at 0xd20."""
    found = {
        "MEMSIZE": {"base_idx": 2, "offset": 0x3020378C, "prefix": "cfg", "fields": {}},
        "PLAIN": {"base_idx": 2, "offset": 0xC0, "fields": {}},
        "NOWHERE": {"base_idx": 2, "fields": {}},
    }
    window = {"first": 0x30200000, "bases": [0, 0x14, 0xD20]}
    placed = registers.placed(found, window)
    assert {name: record["offset"] for name, record in placed.items()} == {"MEMSIZE": 0xC3, "PLAIN": 0xC0}
    assert registers.placed(found, None)["MEMSIZE"]["offset"] == 0x3020378C


OTHERS: dict[str, Any] = {
    "KNOWN": {"base_idx": 0, "offset": 1, "block": "a_dec", "fields": {}},
    "ALIAS_OF_KNOWN": {"base_idx": 0, "offset": 1, "block": "a_dec", "fields": {"X": [0, 0]}},
    "WIDE": {"base_idx": 0, "offset": 0x1F, "block": "a_dec", "fields": {"LOW": [0, 3], "HIGH": [4, 31]}},
    "WIDE_OLD": {"base_idx": 0, "offset": 0x1F, "block": "a_dec", "fields": {"LOW": [0, 3]}},
    "FAR": {"base_idx": 3, "offset": 2, "block": "a_dec", "fields": {}},
    "COUNTER": {"base_idx": 0, "offset": 3, "block": "a_perfdec", "fields": {}},
    "UNUSED_VF3": {"base_idx": 0, "offset": 4, "block": "a_dec", "fields": {}},
    "PLAIN": {"base_idx": 0, "offset": 5, "block": "a_dec", "fields": {}},
    "SHUT": {"base_idx": 0, "offset": 6, "block": "a_dec", "fields": {"RESERVED": [0, 31]}},
    "SLIP": {"base_idx": 0, "offset": 7, "block": "a_dec", "fields": {"A": [3, 2], "B": [0, 1], "C": [1, 4]}},
}


def test_the_rest_of_a_block_is_kept_as_rows() -> None:
    limits: dict[str, list[Any]] = {"segments": [0], "not_blocks": ["*perf*"], "not_names": ["*_VF[0-9]*"]}
    assert registers.other_rows(OTHERS, ["KNOWN"], limits) == [
        "PLAIN 0 5",
        "SHUT 0 6 -",
        "SLIP 0 7 b:1:0",
        "WIDE 0 1f low:3:0 high:31:4",
    ]


def test_a_long_row_goes_on_in_a_line_that_begins_with_a_space() -> None:
    fields = {f"A_RATHER_LONG_FIELD_NAME_{i:02}": [i, i] for i in range(8)}
    rows = registers.other_row("LONG", {"base_idx": 0, "offset": 1, "fields": fields})
    assert len(rows) > 1
    assert all(len(row) <= 110 for row in rows)
    assert all(row.startswith(" ") for row in rows[1:])
    assert "\n".join(rows).replace("\n ", " ").count("a_rather_long") == 8


def test_bits_that_only_the_manifest_knows_become_unnamed_fields(facts: Facts) -> None:
    found = registers.with_unnamed(
        facts.registers("regs/block_1_0"), {"source": "seen set", "CTRL_1": [[28, 29]]}
    )
    assert found["CTRL_1"]["fields"]["UNK_28"] == [28, 29]
    assert "UNK_28" not in found["CTRL_0"]["fields"]
    source = registers.generate(
        ENTRY | {"families": {}, "unnamed": {"source": "seen set", "CTRL_1": [[28, 29]]}}, facts
    )
    assert "    unk_28: int = bits(29, 28, default=0)" in source
    assert "- unk_N, bits without a name: seen set" in source


def test_reset_values_stand_in_a_table(facts: Facts) -> None:
    entry = ENTRY | {"families": {}, "reset": {"source": "defaults.h", "CTRL_1": 5}}
    module: dict[str, Any] = {}
    exec(registers.generate(entry, facts), module)
    assert module["RESET_VALUES"] == {module["CTRL_1"]: 5}
    with pytest.raises(GenError, match="reset values of registers that have no class: NONE"):
        registers.reset_values({"source": "x", "NONE": 1}, ["CTRL_1"])
