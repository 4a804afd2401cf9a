"""`python -m tools.gen`: same input, same bytes; a missing input is one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools.gen.__main__ import derived, main, manifest, produce

AUTOGEN = Path(__file__).resolve().parents[3] / "autogen"
no_hwdata = pytest.mark.skipif(
    "DOORBELL_HWDATA" not in os.environ, reason="DOORBELL_HWDATA names no facts folder"
)
no_uapi = pytest.mark.skipif("DOORBELL_UAPI" not in os.environ, reason="DOORBELL_UAPI names no uapi folder")


@no_hwdata
def test_the_facts_give_the_committed_files_byte_for_byte() -> None:
    for name, body in produce(Path(os.environ["DOORBELL_HWDATA"]), None).items():
        assert (AUTOGEN / name).read_text() == body, f"{name} is not what tools.gen writes"


@no_uapi
def test_the_uapi_headers_give_the_committed_ioctl_file_byte_for_byte() -> None:
    for name, body in produce(None, Path(os.environ["DOORBELL_UAPI"])).items():
        assert (AUTOGEN / name).read_text() == body


def test_every_file_of_the_manifest_is_committed_and_every_generated_file_is_in_it() -> None:
    named = {entry["out"] for entry in manifest().values()}
    hand_written = {"schema.py", "amd/blocks.py", "amd/kernels.py", "amd/products.py"}
    found = {str(path.relative_to(AUTOGEN)) for path in AUTOGEN.rglob("*.py") if path.name != "__init__.py"}
    assert found - hand_written == named


def test_an_entry_like_another_has_its_packets_with_its_own_in_their_place() -> None:
    base = {"kind": "sdma", "out": "a.py", "packet": [{"name": "A", "op": 1}, {"name": "B", "op": 2}]}
    entry = {"like": "base", "out": "b.py", "packet": [{"name": "B", "op": 3}, {"name": "C", "op": 4}]}
    made = derived(entry, base)
    assert (made["kind"], made["out"]) == ("sdma", "b.py")
    assert [(packet["name"], packet["op"]) for packet in made["packet"]] == [("A", 1), ("B", 3), ("C", 4)]


def test_a_folder_without_facts_is_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--hwdata", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert (
        said
        == f"tools.gen: {tmp_path}: no amd/ folder in it; --hwdata wants the folder that holds amd/regs\n"
    )


def test_a_file_that_the_manifest_does_not_write_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--hwdata", str(tmp_path), "--only", "amd/gc_99.py"]) == 2
    assert "the manifest writes no file amd/gc_99.py" in capsys.readouterr().err


def test_without_an_input_the_command_says_what_to_give(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert "give --hwdata, --uapi or --sim" in capsys.readouterr().err
