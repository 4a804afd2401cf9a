"""Broken files and wrong calls: one sentence, exit status 2, and the next run in the same process works."""

from __future__ import annotations

import json
import random
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from drivers.amd import code_object
from drivers.amd.isa import isa
from drivers.amd.run import __main__ as entry
from drivers.amd.run.__main__ import main
from drivers.core import elf, msgpack
from tests.drivers.amd.run.builds import compiled
from tests.drivers.amd.run.test_main import refused

pytestmark = [pytest.mark.sim, pytest.mark.oracle]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("good"), "programs")


@pytest.fixture
def words(tmp_path: Path) -> list[str]:
    """What runs the kernel `table` of a good file."""
    np.save(tmp_path / "a.npy", np.arange(64, dtype=np.int32))
    arguments = ["--args", f"in:{tmp_path / 'a.npy'}", f"out:int32[64]:{tmp_path / 'c.npy'}"]
    return ["--kernel", "table", "--block", "64", "--device", "sim:navi31", "--limit", "100000", *arguments]


Capture = pytest.CaptureFixture[str]


def test_a_file_cut_at_every_boundary_is_told(
    good: Path, words: list[str], tmp_path: Path, capsys: Capture
) -> None:
    data = good.read_bytes()
    file = elf.read(data)
    starts = {data.find(section.data) for section in file.sections if section.data}
    ends = {data.find(section.data) + section.size for section in file.sections if section.data}
    broken = tmp_path / "broken.o"
    for size in sorted(starts | ends | {0, 1, 63, 64, len(data) - 1}):
        broken.write_bytes(data[:size])
        assert refused(capsys, broken, *words).startswith("error: ")
    assert main([str(good), *words]) == 0


@pytest.mark.parametrize("seed", range(12))
def test_changed_bytes_never_end_in_a_traceback(
    seed: int, good: Path, words: list[str], tmp_path: Path, capsys: Capture
) -> None:
    draw, broken = random.Random(seed), tmp_path / "broken.o"
    for _ in range(4):
        data = bytearray(good.read_bytes())
        for _ in range(draw.choice((1, 2, 4, 16))):
            data[draw.randrange(len(data))] = draw.randrange(256)
        broken.write_bytes(data)
        status, caught = main([str(broken), *words]), capsys.readouterr()
        assert status in (0, 2) and caught.err.count("\n") == status // 2, caught.err
        assert "a mistake of this program" not in caught.err
    assert main([str(good), *words]) == 0


def written(tmp_path: Path, text: str = "s_endpgm", **changes: int) -> Path:
    fields = {"kernarg_bytes": 0, "vgprs": 8, "sgprs": 16} | changes
    path = tmp_path / "made.hsaco"
    path.write_bytes(
        code_object.write("gfx1100", "made", isa("gfx1100").assemble(text), code_object.KernelNeeds(**fields))
    )  # type: ignore[arg-type]
    return path


def changed(path: Path, offset: int, change: bytes) -> Path:
    """The file with bytes of the kernel descriptor replaced."""
    data = bytearray(path.read_bytes())
    module = code_object.load(bytes(data))
    at = module.kernels["made"].descriptor_va + offset  # the first page of the file is the first of memory
    data[at : at + len(change)] = change
    path.write_bytes(data)
    return path


def test_a_reserved_bit_of_the_descriptor(tmp_path: Path, capsys: Capture) -> None:
    path = changed(written(tmp_path), 12, b"\1")
    assert "kernel made: bad descriptor" in refused(capsys, path, "--device", "sim:navi31")


def test_an_entry_that_is_not_aligned(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path)
    (entry_offset,) = struct.unpack_from(
        "<q", path.read_bytes(), code_object.load(path.read_bytes()).kernels["made"].descriptor_va + 16
    )
    changed(path, 16, struct.pack("<q", entry_offset + 4))
    assert "it must be at a multiple of 256" in refused(capsys, path, "--device", "sim:navi31")


@pytest.mark.parametrize(
    ("changes", "more", "sentence"),
    [
        ({"lds_bytes": 40000}, ["--lds", "30000"], "70000 bytes of work-group memory (LDS); "),
        ({"vgprs": 256}, ["--block", "1024"], "a work-group of 32 waves; with 256 vector registers a lane, "),
        ({"scratch_bytes": 1 << 20}, [], "bytes of private memory a lane"),
        ({"max_flat_workgroup_size": 64}, ["--block", "65"], "the kernel was compiled for 64"),
        ({}, ["--grid", "1,70000"], "the card allows (4294967295, 65535, 65535)"),
        ({}, ["--grid", "0"], "sizes of at least 1"),
        ({}, ["--lds", "-4"], "a size is 0 or more"),
        ({}, ["--limit", "0"], "a number of instructions is 1 or more"),
        ({}, ["--kernel", "mode"], "did you mean made?"),
        ({}, ["--args", "i32:1"], "takes 0 arguments, got 1"),
    ],
)  # fmt: skip
def test_what_cannot_run_is_told(
    changes: dict[str, int], more: list[str], sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    path = written(tmp_path, **changes)
    assert sentence in refused(capsys, path, "--device", "sim:navi31", *more)
    assert main([str(written(tmp_path)), "--device", "sim:navi31"]) == 0


def test_an_endless_loop_names_its_instruction(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, "again:\ns_add_u32 s0, s0, 1\ns_branch again", kernarg_bytes=0)
    error = refused(capsys, path, "--device", "sim:navi31", "--limit", "1000")
    assert error.startswith("error: E_WATCHDOG") and "pc=0x" in error and "inst=s_add_u32 s0, s0, 1" in error


def test_arguments_that_do_not_fit(good: Path, tmp_path: Path, capsys: Capture) -> None:
    given = ["--kernel", "vadd", "--device", "sim:navi31", "--args"]
    np.save(tmp_path / "a.npy", np.zeros(4, np.float32))
    buffers = [f"in:{tmp_path / 'a.npy'}"] * 3
    for word, sentence in (
        ("f64:1", "takes a numpy scalar or bytes of 4 bytes, got numpy float64 (8 bytes)"),
        ("lds:64", "takes a numpy scalar or bytes of 4 bytes, got Local"),
        (buffers[0], "takes a numpy scalar"),
        ("i33:1", "is not understood"),
        ("in:nothing.npy", "nothing.npy: No such file"),
    ):
        assert sentence in refused(capsys, good, *given, *buffers, word)
    assert "takes a Buffer, got numpy int32" in refused(capsys, good, *given, *buffers[:2], "i32:1", "i32:1")


def test_a_mistake_of_ours_is_one_sentence_too(
    good: Path, words: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: object) -> None:
        raise KeyError("nobody thought of this")

    monkeypatch.setattr(entry, "run", mistaken)
    assert "a mistake of this program, not of yours: KeyError" in refused(capsys, good, *words)


def test_a_process_of_its_own_ends_with_status_2(good: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.o"
    broken.write_bytes(good.read_bytes()[:1000])
    command = [sys.executable, "-m", "drivers.amd.run", str(broken), "--device", "sim:navi31"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert done.stderr.startswith("error: truncated ELF file: 1000 bytes")


def test_a_reader_that_has_seen_enough_is_no_error(good: Path, words: list[str]) -> None:
    command = [sys.executable, "-m", "drivers.amd.run", str(good), *words, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == "" and running.wait(60) == 0


def test_a_script_gets_the_failure_as_data(tmp_path: Path, capsys: Capture) -> None:
    endless = written(tmp_path, "again:\ns_add_u32 s0, s0, 1\ns_branch again", kernarg_bytes=0)
    for words, kind, code in (
        (["--limit", "1000"], "SimFault", "E_WATCHDOG"),
        (["--args", "i32:1"], "ArgumentError", None),
    ):
        assert main([str(endless), "--device", "sim:navi31", "--json", *words]) == 2
        caught = capsys.readouterr()
        told = json.loads(caught.out)
        assert caught.err == f"error: {told['error']}\n"
        assert (told["kind"], told["code"]) == (kind, code)
        assert ("pc" in told["where"]) == (code == "E_WATCHDOG")


def test_a_wrong_option_is_data_too(capsys: Capture) -> None:
    for words in (["--json"], ["x.co", "--json", "--nothing"], ["x.co", "--lds", "many", "--json"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        caught = capsys.readouterr()
        told = json.loads(caught.out)
        assert ended.value.code == 2 and caught.err == f"error: {told['error']}\n"
        assert (told["kind"], told["code"], told["where"]) == ("ArgumentError", None, {})


def test_registers_that_the_metadata_does_not_tell_are_counted_all_the_same(
    tmp_path: Path, capsys: Capture
) -> None:
    path = written(tmp_path, vgprs=256)
    data = path.read_bytes()
    told = msgpack.encode({".vgpr_count": 256})[1:]
    path.write_bytes(data.replace(told, told[:-3] + b"\xcd\0\4"))  # the same size: 4 in three bytes
    assert path.read_bytes() != data
    error = refused(capsys, path, "--device", "sim:navi31", "--block", "1024")
    assert "a work-group of 32 waves; with 256 vector registers a lane, " in error


def test_registers_that_the_launch_cannot_fill(tmp_path: Path, capsys: Capture) -> None:
    path = changed(written(tmp_path), 56, b"\x0a\x04")  # the dispatch packet and the arguments: 4 of 2
    error = refused(capsys, path, "--device", "sim:navi31")
    assert "kernel made wants 4 initial registers filled and 2 set up; allowed are 4..16" in error
    assert main([str(written(tmp_path)), "--device", "sim:navi31"]) == 0
