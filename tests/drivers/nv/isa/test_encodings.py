"""Every declaration against nvdisasm 13.5, on each chip: encodings.tsv.gz has words of random fields.

Each line: chips, address, 128 bits, text. Of each declaration there are words that set each bit of its
operands and choose each of its modifiers; words that nvdisasm refuses or reads otherwise are left out. Covers
the tables of floats.py, integers.py, memory.py, control.py, uniform.py, uniform_floats.py and warpgroup.py.
"""

import gzip
from pathlib import Path

import pytest

from drivers.nv.isa.machine import ARCHES, Isa
from tests.drivers.nv.isa.test_golden import spelled

PACKED = (Path(__file__).parent / "encodings.tsv.gz").read_bytes()
ROWS = [line.split("\t") for line in gzip.decompress(PACKED).decode().splitlines()]


@pytest.mark.parametrize("arch", ARCHES)
def test_words_of_every_declaration_read_as_nvdisasm_reads_them_and_come_back(arch):
    made = Isa(arch)  # anew: what another test made would hide a declaration that is wrong now
    rows = [row for row in ROWS if arch.removeprefix("sm_") in row[0].split()]
    assert len(rows) > 3000
    for _, address, bits, text in rows:
        decoded = made.decode(int(bits, 16), int(address, 16))
        assert spelled(decoded.text, arch) == spelled(text, arch)
        assert f"{made.encode(decoded.line, int(address, 16)):032x}" == bits, text
