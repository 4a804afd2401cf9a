"""Against ptxas and nvdisasm: golden.tsv has words that ptxas 12.9 made and what nvdisasm 13.5 says of them.

Each line: chip, address, 128 bits, text; a word of each mnemonic and form of a corpus of 21 CUDA kernels.
With nvidia-cuda-nvdisasm installed, nvdisasm is asked again.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.nv.isa import ARCHES, isa
from drivers.nv.isa.text import control_text

ROWS = [line.split("\t") for line in (Path(__file__).parent / "golden.tsv").read_text().splitlines()]
FLOAT = re.compile(r"(?<![\w.\[])-?\d+\.?\d*(?:e[+-]\d+)?(?![\w.\]])")


def spelled(text: str, arch: str) -> str:
    """Blanks and numbers in one spelling; the descriptor, which nvdisasm hides on sm_8x, left out."""
    text = FLOAT.sub(lambda found: repr(float(found[0])), re.sub(r"\s+(?=,|$)", "", text))
    return text if arch in ("sm_90", "sm_120") else re.sub(r"desc\[\w+\]", "", text)


@pytest.mark.parametrize("arch", ARCHES)
def test_words_of_ptxas_read_as_nvdisasm_reads_them(arch):
    rows = [row for row in ROWS if row[0] == arch]
    assert rows
    for _, address, bits, text in rows:
        decoded = isa(arch).decode(int(bits, 16), int(address, 16))
        assert spelled(decoded.text, arch) == spelled(text, arch)


@pytest.mark.parametrize("arch", ARCHES)
def test_text_of_words_of_ptxas_assembles_to_the_same_bits(arch):
    for _, address, bits, _ in (row for row in ROWS if row[0] == arch):
        decoded = isa(arch).decode(int(bits, 16), int(address, 16))
        assert f"{isa(arch).encode(decoded.line, int(address, 16)):032x}" == bits


@pytest.mark.parametrize("arch", ARCHES)
def test_text_of_nvdisasm_assembles_to_the_bits_of_ptxas(arch):
    for _, address, bits, text in (row for row in ROWS if row[0] == arch):
        decoded = isa(arch).decode(int(bits, 16), int(address, 16))
        if "desc[" in decoded.text and "desc[" not in text:
            continue  # nvdisasm hides the descriptor of these chips
        line = f"{control_text(decoded.word)} {text}"
        assert f"{isa(arch).encode(line, int(address, 16)):032x}" == bits, text


@pytest.mark.parametrize("arch", ARCHES)
def test_a_bit_that_no_declaration_names_is_refused(arch):
    for _, _, bits, _ in (row for row in ROWS if row[0] == arch):
        with pytest.raises(ValueError, match=r"reserved bits set, dw3 mask 0x80000000|must be|not one of"):
            isa(arch).decode(int(bits, 16) | 1 << 127)


def nvdisasm() -> str | None:
    """The program of the PyPI package nvidia-cuda-nvdisasm, or one on the path."""
    places = [Path(p) / "nvidia" / "cu13" / "bin" / "nvdisasm" for p in sys.path]
    return next((str(p) for p in places if p.exists()), shutil.which("nvdisasm"))


@pytest.mark.parametrize("arch", ARCHES)
def test_nvdisasm_still_says_so(arch, tmp_path):
    program = nvdisasm()
    if program is None:
        pytest.skip("nvdisasm is not installed (pip install nvidia-cuda-nvdisasm)")
    rows = [row for row in ROWS if row[0] == arch]
    raw = tmp_path / "golden.bin"
    raw.write_bytes(b"".join(int(bits, 16).to_bytes(16, "little") for _, _, bits, _ in rows))
    asked = [program, "-b", f"SM{arch.removeprefix('sm_')}", str(raw)]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60).stdout
    texts = re.findall(r"/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", said)
    for at, ((_, _, bits, _), text) in enumerate(zip(rows, texts, strict=True)):
        decoded = isa(arch).decode(int(bits, 16), 16 * at)
        assert spelled(decoded.text, arch) == spelled(text, arch)
