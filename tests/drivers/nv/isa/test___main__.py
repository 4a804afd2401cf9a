"""`python -m drivers.nv.isa asm|dis`."""

import json

import pytest

from drivers.nv.isa.__main__ import main

TEXT = "[B------:R-:W-:-:S04] FADD R0, R1, 2\n[B------:R-:W-:Y:S05] EXIT\n"


def test_what_asm_writes_dis_reads_and_asm_takes_again(tmp_path, capsys):
    source, raw, again = tmp_path / "a.sass", tmp_path / "a.bin", tmp_path / "b.bin"
    source.write_text(TEXT)
    assert main(["asm", str(source), "-o", str(raw)]) == 0
    assert main(["dis", str(raw)]) == 0
    listing = capsys.readouterr().out
    source.write_text(listing)
    assert main(["asm", str(source), "-o", str(again)]) == 0
    assert raw.read_bytes() == again.read_bytes() and len(raw.read_bytes()) == 32


def test_json_has_offset_code_and_text(tmp_path, capsys):
    source = tmp_path / "a.sass"
    source.write_text(TEXT)
    assert main(["asm", str(source), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["offset"] for row in rows] == [0, 16]
    assert rows[1]["text"] == "[B------:R-:W-:Y:S05] EXIT"


def test_a_file_without_instructions_has_no_problems(tmp_path, capsys):
    source = tmp_path / "a.bin"
    source.write_bytes(b"")
    assert main(["check", str(source)]) == 0
    assert capsys.readouterr().out == "0 instructions, 0 problems\n"


def test_wrong_input_ends_with_status_2_and_one_sentence(tmp_path, capsys):
    source = tmp_path / "a.sass"
    source.write_text(TEXT + "FROB\n")
    assert main(["asm", str(source)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    source.write_bytes(bytes(range(200, 216)))
    assert main(["asm", str(source)]) == 2
    assert "did you mean dis?" in capsys.readouterr().err
    assert main(["dis", str(source)]) == 2
    assert "offset 0x0: sm_90: opcode" in capsys.readouterr().err
    source.write_bytes(b"\x7fELF" + bytes(60))
    for command in ("dis", "check"):
        assert main([command, str(source)]) == 2
        assert "an ELF file; wanted is machine code alone" in capsys.readouterr().err
    source.write_bytes(bytes(17))
    assert main(["dis", str(source)]) == 2
    assert "17 bytes; SASS instructions have 16 bytes each" in capsys.readouterr().err
    assert main(["asm", str(tmp_path / "none")]) == 2
    assert main(["asm", str(tmp_path)]) == 2


def test_the_help_shows_examples(capsys):
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert "python -m drivers.nv.isa check kernel.bin --arch sm_90" in capsys.readouterr().out
