"""The command line, run as a user runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from drivers.amd.isa.__main__ import main

SOURCE = "start: v_add_f32 v0, 1.0, v1\n s_branch start\n s_endpgm\n"
CODE = bytes.fromhex("f2020006feffa0bf0000b0bf")


def test_assemble_then_disassemble(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, binary = tmp_path / "kernel.s", tmp_path / "kernel.bin"
    source.write_text(SOURCE)
    assert main(["asm", str(source), "-o", str(binary)]) == 0
    assert binary.read_bytes() == CODE
    assert main(["dis", str(binary)]) == 0
    listing = capsys.readouterr().out
    assert "v_add_f32_e32 v0, 1.0, v1" in listing
    assert isa("gfx1100").assemble(listing) == CODE


def test_json_names_place_code_and_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "kernel.bin"
    binary.write_bytes(CODE)
    assert main(["dis", str(binary), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows[2] == {"offset": 8, "code": "0000b0bf", "text": "s_endpgm", "symbol": "", "label": ""}


def test_functions_of_a_code_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kernel.hsaco"
    path.write_bytes(
        code_object.write("gfx1100", "fill", CODE, code_object.KernelNeeds(kernarg_bytes=0, vgprs=2, sgprs=2))
    )
    assert main(["dis", str(path)]) == 0
    listing = capsys.readouterr().out.splitlines()
    assert listing[0] == "// kernel fill, wave32"
    assert "//   kernel_code_entry_byte_offset" in "\n".join(listing)
    assert listing[-4] == "fill:"
    assert "s_branch fill" in listing[-2]
    assert isa("gfx1100").assemble("\n".join(listing)) == CODE


def test_a_code_object_says_its_chip(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kernel.hsaco"
    code = isa("gfx1201").assemble("s_wait_loadcnt 0x0\ns_endpgm")
    path.write_bytes(
        code_object.write("gfx1201", "wait", code, code_object.KernelNeeds(kernarg_bytes=0, vgprs=2, sgprs=2))
    )
    assert main(["dis", str(path)]) == 0
    assert "s_wait_loadcnt 0x0" in capsys.readouterr().out
    assert main(["dis", str(path), "--arch", "gfx1100"]) == 2
    assert "the code object is for gfx1201, not for gfx1100" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "content", "message"),
    [
        ("asm", b"v_bad v0\n", "line 1, column 1: gfx1100 wave32 has no instruction v_bad"),
        ("asm", b"\xff\xfe", "not a text file; did you mean dis?"),
        ("dis", b"abc", "3 bytes are no machine code"),
        ("dis", b"\xff" * 8, "no instruction is 0xffffffff at offset 0x0"),
        ("dis", b"\x7fELF" + bytes(100), "not a 64-bit little-endian ELF file"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes, message: str
) -> None:
    path = tmp_path / "input"
    path.write_bytes(content)
    assert main([command, str(path)]) == 2
    errors = capsys.readouterr().err
    assert message in errors
    assert len(errors.splitlines()) == 1


WHOLE = """
k: s_getpc_b64 s[0:1]
  s_add_u32 s0, s0, table@rel32@lo+4
  s_addc_u32 s1, s1, table@rel32@hi+12
  s_endpgm
  .data
table: .quad k
"""


def test_an_object_goes_to_text_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, text, again = tmp_path / "a.o", tmp_path / "a.s", tmp_path / "b.o"
    text.write_text(WHOLE)
    assert main(["asm", str(text), "-o", str(first)]) == 0
    assert main(["dis", str(first)]) == 0
    assert "//\t.quad k" in capsys.readouterr().out
    assert main(["dis", str(first), "-o", str(text)]) == 0
    assert "\ts_add_u32 s0, s0, table@rel32@lo+4\n" in text.read_text()
    assert main(["asm", str(text), "-o", str(again)]) == 0
    assert again.read_bytes() == first.read_bytes()
    assert main(["asm", str(text)]) == 2
    errors = capsys.readouterr().err
    assert "no label table in this code, and nothing is linked here; -o NAME.o makes an object" in errors


def test_code_is_shown_where_data_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, path = tmp_path / "a.s", tmp_path / "a.o"
    text.write_text("k: s_endpgm\n.data\n.long 5\n.amdgpu_metadata\na: 1\n.end_amdgpu_metadata")
    assert main(["asm", str(text), "-o", str(path)]) == 0
    path.write_bytes(path.read_bytes().replace(b"\x81\xa1a\x01", b"\x81\xa1a\xc1"))
    assert main(["dis", str(path)]) == 0
    found = capsys.readouterr()
    assert "s_endpgm" in found.out and "its data is not shown: the metadata note is corrupt" in found.err
    assert main(["dis", str(path), "-o", str(text)]) == 2


def test_raw_code_is_not_written_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(CODE)
    assert main(["dis", str(path), "-o", str(tmp_path / "a.s")]) == 2
    assert "raw machine code has no sections; leave -o away" in capsys.readouterr().err


def test_help_shows_an_example() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "drivers.amd.isa", "--help"], capture_output=True, text=True, check=True
    )
    assert "python -m drivers.amd.isa asm kernel.s -o kernel.o" in done.stdout


def test_what_assemblers_take_and_the_chip_lacks_is_warned_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "wait.s"
    source.write_text("s_waitcnt vmcnt(0)\ns_waitcnt 0\ns_endpgm\n")
    assert main(["asm", str(source), "--arch", "gfx1201", "-o", str(tmp_path / "wait.bin")]) == 0
    warnings = capsys.readouterr().err
    assert warnings.count("\n") == 1 and "wait.s: warning: gfx1201 has no s_waitcnt; it has" in warnings
    assert main(["asm", str(source), "-o", str(tmp_path / "wait.bin")]) == 0
    assert capsys.readouterr().err == ""
