"""Encoding whole instructions: LLVM's lines, and the errors a user sees."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import EXEC, NULL, VCC, VCC_LO, Isa, Literal, isa, s, v
from tests.drivers.amd.isa.conftest import Vector


@pytest.mark.parametrize(
    ("code", "name", "operands"),
    [
        # Typed from the format pictures of the RDNA3 ISA document, then checked with llvm-mc 22.
        ("01050006", "v_add_f32_e32", (v(0), v(1), v(2))),
        ("f2040206", "v_add_f32_e32", (v(1), 1.0, v(2))),
        ("ff0402060000c03f", "v_add_f32_e32", (v(1), 1.5, v(2))),
        ("8002027e", "v_mov_b32_e32", (v(1), 0)),
        ("0000b0bf", "s_endpgm", ()),
        ("000004f4000000f8", "s_load_b64_imm", (s(0, 2), s(0, 2), 0)),
    ],
)
def test_golden_words(rdna3: Isa, code: str, name: str, operands: tuple[object, ...]) -> None:
    assert rdna3.encode(rdna3.inst(name, *operands)).hex() == code
