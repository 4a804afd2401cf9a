"""Questions about the facts, and errors that name what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.gen.facts import Facts, GenError, Span


def test_a_kfd_field_is_counted_from_the_first_dword(facts: Facts) -> None:
    assert facts.kfd_field("mec_copy", "kind") == Span(40, 43)
    assert facts.kfd_field("mec_copy", "addr") == Span(64, 127)


def test_a_mesa_type_gives_its_fields_in_lower_case(facts: Facts) -> None:
    assert facts.mesa_type("WORD") == {"flag": Span(3, 3), "seq": Span(4, 5)}


def test_a_macro_says_its_lowest_bit(facts: Facts) -> None:
    assert facts.shift("nvd", "COPY_KIND") == 8
    assert facts.shift("nvd", "COPY_FAST") == 20
    assert facts.shift("vm", "PTE_VALID") == 0


def test_sdma_words_are_laid_end_to_end(facts: Facts) -> None:
    assert facts.sdma_packet("COPY")["count"] == Span(128, 147)


def test_a_missing_name_or_file_is_named(facts: Facts, tmp_path: Path) -> None:
    with pytest.raises(GenError, match="the facts have no NOTHING"):
        facts.mesa_type("NOTHING")
    with pytest.raises(GenError, match="mec_copy has no field size"):
        facts.kfd_field("mec_copy", "size")
    with pytest.raises(GenError, match=r"gc_99\.json\.gz: no such facts file"):
        facts.registers("regs/gc_99")
    with pytest.raises(GenError, match="no amd/ folder in it"):
        Facts(tmp_path / "amd")
