"""What a stranger types first, each command in a process of its own, and common mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import devices

ROOT = Path(__file__).resolve().parent.parent
MATMUL = "from tensor import Tensor; print((Tensor.rand(256,256) @ Tensor.rand(256,256)).sum().item())"
pytestmark = pytest.mark.sim


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("DEV", "DEBUG", "TRACE", "SIM", "SEED")}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_matmul_at_debug_4_shows_its_rdna3_code_and_a_likely_sum() -> None:
    done = run("-c", MATMUL, DEV="sim:navi31", DEBUG="4")
    assert done.returncode == 0, done.stderr
    # The sum of 256**3 products of two uniform numbers: mean 2**24 / 4, deviation far below one per cent.
    assert abs(float(done.stdout) / (2**24 / 4) - 1) < 0.01
    assert "s_endpgm" in done.stderr
    assert "v_fmac_f32" in done.stderr or "v_dual_fmac_f32" in done.stderr


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    first, again, other = (run("-c", MATMUL, SEED=seed).stdout for seed in ("1", "1", "2"))
    assert first == again != other


def test_the_demo_traced_can_be_read_packet_by_packet(tmp_path: Path) -> None:
    trace = str(tmp_path / "t.json")
    demo = run("-m", "examples.digits", "--epochs", "1", TRACE=trace)
    assert demo.returncode in (0, 1), demo.stderr  # one epoch need not reach 95 %
    assert "accuracy on 360 held-out digits" in demo.stdout
    printed = run("-m", "tools.trace", trace)
    assert printed.returncode == 0, printed.stderr
    assert "DispatchDirect(" in printed.stdout
    assert "ReleaseMem(" in printed.stdout


@pytest.mark.conformance
@pytest.mark.parametrize("device", devices.every())
def test_the_demo_learns_the_digits_on_every_device(device: str) -> None:
    demo = run("-m", "examples.digits", DEV=device)
    assert demo.returncode == 0, demo.stdout + demo.stderr
    assert f"device: {device}," in demo.stdout


def test_every_arrow_of_a_trace_begins_before_it_ends(tmp_path: Path) -> None:
    trace = tmp_path / "t.json"
    assert run("-c", MATMUL, TRACE=str(trace)).returncode == 0
    events = json.loads(trace.read_text())["traceEvents"]
    begins = {e["id"]: e["ts"] for e in events if e["ph"] == "s"}
    ends = [(e["id"], e["ts"]) for e in events if e["ph"] == "f"]
    assert len(ends) >= 4
    assert all(begins[flow] <= at for flow, at in ends)
    assert not any("(" in e["name"] for e in events if e["ph"] in "sf")  # words, not keys
    launches = [e["name"] for e in events if e["ph"] == "X" and "model_ns" in e["args"]]
    assert any(name.endswith(": matmul float32[256, 256]") for name in launches)
    assert all(re.fullmatch(r"[er]_\w+: .+ (float32|uint32)\[[\d, ]*\]", name) for name in launches)


def test_the_probe_reports_this_machine_as_data() -> None:
    done = run("-m", "drivers.amd.probe", "--json")
    report = json.loads(done.stdout)
    assert done.returncode in (0, 1)
    assert {"pci", "kernel driver", "/dev/kfd", "groups", "kfd topology", "iommu"} <= {
        finding["step"] for finding in report["machine"]
    }


COMMANDS = [
    "drivers.amd.probe",
    "drivers.amd.reset",
    "drivers.amd.first_light",
    "drivers.amd.isa",
    "drivers.nv.isa",
    "drivers.sim",
    "tools.beliefs",
    "tools.trace",
    "tools.smi",
    "tools.p2p",
]


@pytest.mark.parametrize("module", COMMANDS)
def test_every_command_explains_itself_with_an_example(module: str) -> None:
    done = run("-m", module, "--help")
    assert done.returncode == 0
    assert f"python -m {module}" in done.stdout


@pytest.mark.parametrize(
    ("environment", "code", "sentence"),
    [
        ({"DEV": "sim:navi99"}, MATMUL, "device 'sim:navi99' is not known; available are sim:navi31"),
        ({"DEBUG": "9"}, MATMUL, "DEBUG=9: allowed is a whole number 0..7"),
        ({"SIM": "loose"}, MATMUL, "SIM=loose: allowed are fast, strict and interpret"),
        (
            {},
            "from tensor import Tensor; Tensor.ones(4, 8) @ Tensor.ones(7, 3)",
            "matmul: inner sizes differ, (4, 8) @ (7, 3): 8 != 7",
        ),
        ({}, "from tensor import Tensor; Tensor.ones(2, dtype='float8')", "allowed are bool, int8"),
        (
            {},
            "from drivers import open_device; open_device('sim:navi31').load(b'no code object')",
            "CodeObjectError",
        ),
    ],
)
def test_a_mistake_ends_in_one_sentence(environment: dict[str, str], code: str, sentence: str) -> None:
    done = run("-c", code, **environment)
    assert done.returncode != 0
    assert sentence in done.stderr.strip().splitlines()[-1]


@pytest.mark.skipif(os.path.exists("/dev/kfd"), reason="this machine has an AMD kernel driver")
def test_asking_for_a_card_that_is_not_there_says_what_was_looked_for_and_what_to_do() -> None:
    last = run("-c", MATMUL, DEV="amd").stderr.strip().splitlines()[-1]
    for part in ("no AMD card", "next: ", "drivers.amd.probe", "DEV=sim:navi31"):
        assert part in last
