"""Against ptxas and nvdisasm: golden.tsv has words that ptxas 12.9 made and what nvdisasm 13.5 says of them.

Each line: chip, address, 128 bits, text; a word of each mnemonic and form of a corpus of 21 CUDA kernels,
products of bytes (mma.sync.m16n8k32) by ptxas 13.5, and a few that ptxas 13.0 and nvrtc 13.2 make seldom.
With nvidia-cuda-nvdisasm installed, nvdisasm is asked again. Covers the forms of warpgroup.py too.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.nv.isa import ARCHES, DecodeError, isa
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


# Words of random fields, and nvdisasm 13.5's text: what ptxas never wrote in the corpus.
RANDOM = [
    (0xFE8000000000000167400FFD97A36, "VIADD R217, RZ, c[0x0][0x59d0]"),
    (0xFE800070E04FFCC1ADB8C44FF7424, "IMAD.U32.X RZ, R68, RZ, -0x33e52474, !P6"),
    (0xFE8000C1B5B30000000062CFF7981, "LDG.E.LTC256B.64.STRONG.SYS P5, RZ, desc[UR6][R44.64]"),
    (0xFE8000F8EE03FAB2546603F177891, "ULEA UR23, URZ, 0xab254660, 0x1c"),
    (0xFE800038BACFFAC165890FFF17811, "LEA.HI.X R241, P5, RZ, 0xac165890, RZ, 0x15, PT"),
    (0xFE8000000860002004600FFDD7B82, "LDC.S16.IS R221, c[0x8][0x118]"),
]


@pytest.mark.parametrize(("bits", "text"), RANDOM)
def test_words_that_no_compiler_wrote_read_as_nvdisasm_reads_them(bits, text):
    assert isa("sm_90").decode(bits).text == text
    assert isa("sm_90").encode(isa("sm_90").decode(bits).line) == bits


# nvdisasm calls these INVALID, or shows another field than the bits would say.
UNKNOWN = {
    "FMUL without its scale": 0xFE800080082000000003FD0FF7C20,
    "a half number 1": 0xFE80003000022100000FFFFA67233,
    "I2FP rounded up": 0xFE800002094000035EC0009D7A45,
    "XOR of bits": 0xFC0000001042B000000C0AC03723D,
    "scoreboard 7": 0xFE800000000000000F0000000091A,
    "an atomic least float": 0xFE80008C213DC000000FF18FF79A3,
}


@pytest.mark.parametrize("bits", UNKNOWN.values(), ids=UNKNOWN)
def test_numbers_that_nvdisasm_has_no_name_for_are_refused(bits):
    with pytest.raises(DecodeError):
        isa("sm_90").decode(bits)


def test_ampere_has_no_bfloat16_product_in_its_matrix_pipe():
    with pytest.raises(DecodeError, match="reserved bits"):
        isa("sm_80").decode(0x4FD4000020001000000010100A7235)
