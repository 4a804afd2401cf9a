"""Every assembler test line of LLVM for gfx1100 and gfx1201, both ways.

Runs where DOORBELL_HWDATA names the facts folder: `make conformance`.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from autogen.schema import DecodeError, EncodeError
from drivers.amd.isa import Isa, isa

FOLDER = os.environ.get("DOORBELL_HWDATA")
COUNTS = {"gfx1100": 53_661, "gfx1201": 53_897}
pytestmark = [
    pytest.mark.conformance,
    pytest.mark.skipif(not FOLDER, reason="DOORBELL_HWDATA does not name a facts folder"),
]

# Instruction set, text, machine code.
Line = tuple[Isa, str, str]


@pytest.fixture(scope="module", params=sorted(COUNTS))
def lines(request: pytest.FixtureRequest) -> list[Line]:
    arch: str = request.param
    path = Path(FOLDER or "") / "amd" / "isa" / f"mc_vectors_{arch}.tsv.gz"
    with gzip.open(path, "rt") as stream:
        rows = [line.rstrip("\n").split("\t") for line in stream]
    assert len(rows) == COUNTS[arch]
    return [(isa(arch, 64 if row[0] == "w64" else 32), row[1], row[2]) for row in rows]


def test_text_to_bytes(lines: list[Line]) -> None:
    failed = [text for machine, text, code in lines if assembled(machine, text) != code]
    assert not failed, f"{len(failed)} of {len(lines)} lines: {failed[:20]}"


def test_bytes_to_text_to_bytes(lines: list[Line]) -> None:
    failed = [text for machine, text, code in lines if there_and_back(machine, code) != code]
    assert not failed, f"{len(failed)} of {len(lines)} lines: {failed[:20]}"


def test_bytes_to_objects_to_bytes(lines: list[Line]) -> None:
    for machine, text, code in lines:
        inst, size = machine.decode_sized(bytes.fromhex(code))
        assert (size, machine.encode(inst).hex()) == (len(code) // 2, code), text


def assembled(machine: Isa, text: str) -> str:
    try:
        return machine.assemble(text).hex()
    except EncodeError as error:
        return str(error)


def there_and_back(machine: Isa, code: str) -> str:
    try:
        text = machine.format(machine.decode(bytes.fromhex(code)))
    except DecodeError as error:
        return str(error)
    return assembled(machine, text)
