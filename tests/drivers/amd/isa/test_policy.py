"""Cache policies in text. Bytes from LLVM 22's assembler test lines for gfx1201 and gfx1100."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, policy


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("buffer_load_b32 v5, off, s[8:11], s3 offset:8388607 th:TH_LOAD_BYPASS scope:SCOPE_SYS",
         "030005c40510bc0000ffff7f"),
        ("buffer_atomic_and_b32 v5, off, s[8:11], s3 offset:8388607 th:TH_ATOMIC_RETURN",
         "03000fc40510900000ffff7f"),
        ("global_inv scope:SCOPE_DEV", "7cc00aee0000080000000000"),
        ("s_load_b32 s4, s[2:3], 0xa th:TH_LOAD_NT scope:SCOPE_SE nv", "0101b0f40a0000f8"),
        ("global_load_b32 v5, v1, s[2:3] offset:32 scale_offset", "020005ee0500010001200000"),
    ],
)  # fmt: skip
def test_hints_and_scopes_assemble_and_print(rdna4: Isa, text: str, code: str) -> None:
    assert rdna4.assemble(text).hex() == code
    assert rdna4.format(rdna4.decode(bytes.fromhex(code))) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("buffer_load_b32 v5, off, s[8:11], s3 th:TH_STORE_NT", "th:TH_STORE_NT is no hint"),
        ("buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_BYPASS", "needs scope:SCOPE_SYS"),
        ("buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_LU scope:SCOPE_SYS", "that is BYPASS"),
        ("buffer_load_b32 v5, off, s[8:11], s3 scope:SCOPE_ALL", "scope:SCOPE_ALL is no scope"),
        ("buffer_load_b32 v5, off, s[8:11], s3 glc", "glc not possible here"),
        ("global_atomic_add_u32 v0, v[2:3], v1, off", "th:TH_ATOMIC_RETURN missing"),
        ("global_atomic_add_u32 v[2:3], v1, off th:TH_ATOMIC_RETURN", "th:TH_ATOMIC_RETURN not possible"),
        ("global_atomic_add_u32 v[2:3], v1, off th:TH_ATOMIC_CASCADE_NT", "needs scope:SCOPE_DEV"),
        ("ds_load_b32 v1, v2 scope:SCOPE_DEV", "has no scope:SCOPE_DEV"),
    ],
)
def test_a_policy_that_the_instruction_lacks_is_an_error(rdna4: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna4.assemble(text)


def test_rdna3_has_words_instead(rdna3: Isa) -> None:
    assert rdna3.assemble("global_load_b32 v1, v[2:3], off glc slc dlc").hex() == "00e052dc02007c01"
    with pytest.raises(EncodeError, match="th:"):
        rdna3.assemble("global_load_b32 v1, v[2:3], off th:TH_LOAD_NT")


def test_a_hint_without_a_name_is_a_number() -> None:
    assert policy.hint_text("LOAD", 7, 0) == "0x7"
    assert policy.hint_text("ATOMIC", 4, 0) == "0x4"
    assert policy.hint_value("LOAD", "0x7") == 7
