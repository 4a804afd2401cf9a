"""The sets of the chips."""

import pytest

from drivers.nv.isa import ARCHES, DecodeError, isa


@pytest.mark.parametrize("arch", ARCHES)
def test_every_declaration_has_a_word_without_overlaps(arch):
    assert all(form.word.size_dw == 4 for form in isa(arch).forms)


def test_unknown_chips_and_opcodes_are_refused_by_name():
    with pytest.raises(KeyError, match="sm_70: known are sm_80"):
        isa("sm_70")
    with pytest.raises(DecodeError, match="sm_90: opcode 0xfff is not declared here"):
        isa("sm_90").decode(0xFFF)
    with pytest.raises(DecodeError, match="offset 0x10: sm_90: opcode"):
        list(isa("sm_90").disassemble((0x7918).to_bytes(16, "little") + b"\xff" * 16))
