"""Every script says how it is used, and with --smoke runs to its end in a process of its own."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tensor.checkpoints import INDEX
from tests.examples.conftest import Script

ROOT = Path(__file__).resolve().parents[2]
NAMES = [
    *("bert", "convnet", "diffusion", "gpt2", "latent", "llama", "resnet"),
    *("retinanet", "serve", "vit", "whisper", "yolo"),
]
QUICK = ["convnet"]


@pytest.mark.parametrize("name", NAMES)
def test_help_shows_commands_to_start_with(
    name: str, script: Script, capsys: pytest.CaptureFixture[str]
) -> None:
    main = importlib.import_module(f"examples.{name}").main
    with pytest.raises(SystemExit) as ended:
        script(main, "--help")
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert f"python -m examples.{name} " in said and "--smoke" in said


@pytest.mark.parametrize("name", NAMES)
def test_weights_that_are_not_there_are_one_sentence(
    name: str, script: Script, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main = importlib.import_module(f"examples.{name}").main
    assert script(main, "--weights", tmp_path) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "there is no model.safetensors; train with --out" in said


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_toy_runs_to_its_end_and_goes_on(name: str, tmp_path: Path, script: Script) -> None:
    main = importlib.import_module(f"examples.{name}").main
    assert script(main, "--smoke", "--steps", 6, "--out", tmp_path) in (0, 1)  # learning takes longer
    assert script(main, "--smoke", "--steps", 8, "--out", tmp_path, "--resume") in (0, 1)
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["step"] for line in lines] == [*range(1, 9)]


@pytest.mark.conformance
@pytest.mark.parametrize("devices", ["cpu*2", "sim:navi31*2"])
@pytest.mark.parametrize("name", [name for name in NAMES if name != "serve"])
def test_a_toy_trains_on_two_devices(name: str, devices: str, tmp_path: Path) -> None:
    words = ["--smoke", "--steps", "2", "--devices", devices, "--out", str(tmp_path)]
    words += ["--first", "2"] if name == "latent" else []
    done = subprocess.run(
        [sys.executable, "-m", f"examples.{name}", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr  # learning takes longer


@pytest.mark.conformance
@pytest.mark.parametrize("device", [os.environ["DEV"]] if os.environ.get("DEV") else ["cpu", "sim:navi31"])
@pytest.mark.parametrize("name", NAMES)
def test_a_toy_runs_to_its_end(name: str, device: str, tmp_path: Path) -> None:
    words = [] if name == "serve" else ["--out", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", f"examples.{name}", "--smoke", *words],
        cwd=ROOT,
        env=os.environ | {"DEV": device},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not words or (tmp_path / INDEX).exists()
