"""What only a card can decide (nv_questions.py): simulated cards give the answer that we count on, and what a
card does otherwise is told."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import DeviceError
from drivers.nv.generation import BLACKWELL, EARLY, HOPPER, BankZero
from drivers.nv.isa import isa
from drivers.nv.isa.check import check
from drivers.sim.nv.sm.interp.groups import Groups
from drivers.sim.nv.sm.interp.reference import HANDLERS
from tools import nv_kernels, nv_questions
from tools.nv_first_run import bench_of, is_good, main, parser
from tools.nv_questions import CARD_QUESTIONS, TURNS
from tools.nv_stages import Bench, NotAsked, Wrong

pytestmark = pytest.mark.sim
PREDICATE, BSYNC, STRAIGHT = "S9 predicate of R2UR", "S9 BSYNC past yielded lanes", "S9 straight code"
COOPERATIVE, MEMORY, SIZE = "S9 cooperative launch", "S9 shared memory of a cluster", "S9 SR_CgaSize"
STACK = "S9 stack of recursion"
BELIEVED = {
    PREDICATE: "says which lanes have another value than the lowest",
    BSYNC: "goes on without lanes that yielded",
    COOPERATIVE: "all blocks of a cooperative launch run at once",
    MEMORY: "are the rank of the block whose shared memory is meant",
    SIZE: "is the logarithm of the cluster's size",
    STRAIGHT: "no group ran amid another's straight code",
}
OTHERWISE = [
    (PREDICATE, [1] * 32, "says that all lanes have the same value"),
    (PREDICATE, [2] * 32, "says of all lanes that there is another value"),
    (PREDICATE, [1, 2] * 16, "neither of the answers"),
    (BSYNC, [0] * 32, f"waits for lanes that yielded, {TURNS} turns long"),
    (COOPERATIVE, [0] * 32 + [1] * 263 * 32, "some blocks of a cooperative launch began after others"),
    (MEMORY, range(128), "do not lead to another block's shared memory"),
    (MEMORY, [0] * 128, "neither of the answers"),
    (SIZE, [1] * 32, "neither of the answers"),
    (STRAIGHT, [0] * 31 + [1], "changed its uniform register"),
]


def stage(name: str, chip: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["--device", f"sim:{chip}", "--out", str(folder), "--stage", name]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("name", BELIEVED)
@pytest.mark.parametrize("chip", ["ga102", "gh100", "gb202"])
def test_a_simulated_card_answers_as_we_believe(
    name: str, chip: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = stage(name, chip, tmp_path, capsys)
    if chip == "ga102" and name in (MEMORY, SIZE):
        assert found == {"verdict": "skipped", "error": "clusters came with Hopper"}
    else:
        assert found["verdict"] == "held" and BELIEVED[name] in found["seen"]["answer"]


@pytest.mark.parametrize(("name", "stored", "told"), OTHERWISE)
def test_another_answer_is_told_and_is_no_failure_of_the_driver(
    name: str,
    stored: list[int],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nv_questions, "asked", lambda *given, **needs: np.array(stored, np.uint32))
    found = stage(name, "gh100", tmp_path, capsys)
    assert found["verdict"] == "wrong" and told in found["error"]
    assert is_good(name, "wrong")


@pytest.mark.parametrize("answer", [(1, 2, 4, 8), (0, 1, 3, 7)])
def test_other_values_of_the_cluster_size_are_named(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = dict(zip((1, 2, 4, 8), answer, strict=True))
    monkeypatch.setattr(nv_questions, "cluster_word", lambda device, size: words[size])
    with pytest.raises(Wrong, match="is the cluster's size" + (" less one" if answer[0] == 0 else ":")):
        CARD_QUESTIONS[SIZE](bench())


def bench() -> Bench:
    return bench_of(parser().parse_args(["--device", "sim:gh100"]))


def test_a_card_whose_predicate_of_r2ur_is_of_all_lanes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    right = HANDLERS["R2UR"]

    def of_all(w: Any, inst: Any) -> None:
        right(w, inst)
        w.put_truth(inst, "p", w.ballot(w.truth(inst, "p")) != 0)

    monkeypatch.setitem(HANDLERS, "R2UR", of_all)
    with pytest.raises(Wrong, match="says of all lanes that there is another value"):
        CARD_QUESTIONS[PREDICATE](bench())


def test_a_card_whose_bsync_waits_for_lanes_that_yielded_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Groups.rest
    monkeypatch.setattr(Groups, "rest", lambda w, lanes, *, yields: right(w, lanes, yields=False))
    monkeypatch.setattr(nv_questions, "TURNS", 32)
    with pytest.raises(Wrong, match="a BSYNC waits for lanes that yielded, 32 turns long"):
        CARD_QUESTIONS[BSYNC](bench())


def test_a_group_that_runs_amid_another_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the simulated card lets none, the kernel's steps yield here."""
    right = nv_kernels.two_ways
    load = "[B------:R-:W0:-:S02] LDG"
    text = right(2).replace(load, f"{nv_kernels.FREE} YIELD\n{load}")
    monkeypatch.setattr(nv_kernels, "two_ways", lambda steps: text)
    with pytest.raises(Wrong, match="changed its uniform register"):
        CARD_QUESTIONS[STRAIGHT](bench())


@pytest.mark.parametrize(
    ("arch", "bank"),
    [("sm_80", EARLY), ("sm_86", EARLY), ("sm_89", EARLY), ("sm_90", HOPPER), ("sm_120", BLACKWELL)],
)
def test_control_words_of_the_kernels_are_right(arch: str, bank: BankZero) -> None:
    """Scoreboard 5 is the descriptor's load on sm_120; the others have it sooner and wait for nothing."""
    at = bank.parameters + 8
    bodies = [nv_kernels.predicate_of_move(arch), nv_kernels.past_yielding(at, 9), nv_kernels.two_ways(2)]
    bodies += [nv_kernels.all_blocks(at, 4, 9), *([nv_kernels.neighbour()] if bank.cluster else [])]
    for body in bodies:
        code = nv_kernels.kernel(arch, bank, body, has_input=True).text
        problems = check(dict(isa(arch).disassemble(code)), arch)
        assert [each for each in problems if "scoreboard 5, which no" not in each.sentence] == []


def libcuda(size: int, status: int = 0) -> SimpleNamespace:
    """CUDA's driver, whose contexts have this stack. status: of its last call."""

    def limit(into: Any, which: int) -> int:
        assert which == 0
        into._obj.value = size
        return status

    names = ("cuInit", "cuDeviceGet", "cuDevicePrimaryCtxRetain", "cuCtxSetCurrent")
    return SimpleNamespace(**{name: lambda *given: 0 for name in names}, cuCtxGetLimit=limit)


def test_cuda_is_asked_for_the_stack_of_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    on_card = bench()
    with pytest.raises(NotAsked, match="knows no simulated card"):
        CARD_QUESTIONS[STACK](on_card)
    on_card.is_simulated = False
    monkeypatch.setattr(nv_questions.ctypes, "CDLL", lambda name: libcuda(1024))
    assert "1024 bytes, as ours" in CARD_QUESTIONS[STACK](on_card)["answer"]
    monkeypatch.setattr(nv_questions.ctypes, "CDLL", lambda name: libcuda(2048))
    with pytest.raises(Wrong, match="a stack of 2048 bytes: ours has 1024"):
        CARD_QUESTIONS[STACK](on_card)
    monkeypatch.setattr(nv_questions.ctypes, "CDLL", lambda name: libcuda(1024, 201))
    with pytest.raises(DeviceError, match="cuCtxGetLimit of CUDA's driver said 201"):
        CARD_QUESTIONS[STACK](on_card)
