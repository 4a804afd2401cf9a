"""How commands end, each in a process of its own, and how their help looks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from drivers.core import command

ENDS = "from drivers.core.command import end; end(lambda: {})"


def ended(does: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-c", ENDS.format(does)], capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("status", [0, 2])
def test_a_command_ends_with_its_status(status: int) -> None:
    assert ended(f"print('done') or {status}") == (status, "done\n", "")


def test_a_reader_that_has_gone_is_no_error() -> None:
    writes = f"print('x' * {1 << 20}) or print('more') or 0"
    with subprocess.Popen(
        [sys.executable, "-c", ENDS.format(writes)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


def test_an_interrupt_is_one_word_and_no_traceback() -> None:
    assert ended("(_ for _ in ()).throw(KeyboardInterrupt)") == (130, "", "stopped\n")


def test_help_keeps_its_lines_and_names_the_command() -> None:
    text = command.parser("tools.smi", "One.\n\n    two  three").format_help()
    assert "usage: python -m tools.smi" in text and "\n    two  three\n" in text


def test_a_wrong_option_is_one_sentence_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    made = command.parser("drivers.nothing", "About.")
    made.add_argument("--size", type=int)
    for words, sentence in ((["--bogus"], "unrecognized arguments: --bogus"), (["--size", "x"], "'x'")):
        with pytest.raises(SystemExit) as caught:
            made.parse_args(words)
        told = capsys.readouterr().err
        assert caught.value.code == 2 and told.startswith("error: ") and told.count("\n") == 1
        assert sentence in told and "python -m drivers.nothing --help shows what there is" in told


def test_a_name_in_letters_that_the_terminal_lacks_is_no_error() -> None:
    command_line = [sys.executable, "-c", ENDS.format("print('caf\\u00e9') or 0")]
    told = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    done = subprocess.run(command_line, capture_output=True, check=False, timeout=60, env=told)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"caf\\xe9\n", b"")


def test_a_command_may_tell_a_wrong_option_in_its_own_way_too(capsys: pytest.CaptureFixture[str]) -> None:
    made, told = command.parser("tools.x", "About."), list[str]()
    made.on_error = told.append
    with pytest.raises(SystemExit) as ended:
        made.parse_args(["--nothing"])
    sentence = "unrecognized arguments: --nothing; python -m tools.x --help shows what there is"
    assert (ended.value.code, told, capsys.readouterr().err) == (2, [sentence], f"error: {sentence}\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
def test_output_that_finds_no_room_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-c", ENDS.format("print('done') or 0")],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60,
        )  # fmt: skip
    told = "error: what was to be printed is lost: No space left on device\n"
    assert (done.returncode, done.stderr) == (2, told)


@pytest.mark.parametrize("closed", ["1", "2"])
def test_a_command_that_nobody_listens_to_ends_as_ever(closed: str) -> None:
    body = "import sys; " + ENDS.format("print('told', file=sys.stderr) or print('done') or 0")
    shell = f"exec '{sys.executable}' -c \"$0\" {closed}>&-"
    done = subprocess.run(["sh", "-c", shell, body], capture_output=True, text=True, check=False, timeout=60)
    others = (0, "", "told\n") if closed == "1" else (0, "done\n", "")
    assert (done.returncode, done.stdout, done.stderr) == others
