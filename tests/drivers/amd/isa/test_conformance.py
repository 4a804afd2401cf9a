"""Every assembler test line of LLVM for gfx1100, both ways.

Runs where DOORBELL_HWDATA names the facts folder.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, isa

FOLDER = os.environ.get("DOORBELL_HWDATA")
pytestmark = pytest.mark.skipif(not FOLDER, reason="DOORBELL_HWDATA does not name a facts folder")

# Lines that the parser of LLVM takes though a comma is missing in them.
LENIENT = {"v_cvt_f16_f32 v255.h v1 dpp8:[7,6,5,4,3,2,1,0]"}


@pytest.fixture(scope="module")
def lines() -> list[list[str]]:
    path = Path(FOLDER or "") / "amd" / "isa" / "mc_vectors_gfx1100.tsv.gz"
    with gzip.open(path, "rt") as stream:
        rows = [line.rstrip("\n").split("\t") for line in stream]
    return [row for row in rows if not row[1].startswith("image_")]


def machine_of(mode: str) -> Isa:
    return isa("gfx1100", 64 if mode == "w64" else 32)


def test_text_to_bytes(lines: list[list[str]]) -> None:
    failed = [text for mode, text, code, *_ in lines if assembled(mode, text) != code]
    assert set(failed) <= LENIENT, f"{len(failed)} of {len(lines)} lines: {failed[:20]}"


def assembled(mode: str, text: str) -> str:
    try:
        return machine_of(mode).assemble(text).hex()
    except EncodeError as error:
        return str(error)


def test_bytes_to_text_to_bytes(lines: list[list[str]]) -> None:
    """Text that we print means the same bytes, or bytes that print alike (null and off are one encoding)."""
    for mode, text, code, *_ in lines:
        machine = machine_of(mode)
        inst, size = machine.decode_sized(bytes.fromhex(code))
        assert (size, machine.encode(inst).hex()) == (len(code) // 2, code), text
        again = machine.assemble(machine.format(inst))
        assert again.hex() == code or machine.format(machine.decode(again)) == machine.format(inst), text
