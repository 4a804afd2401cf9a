"""The scheduler's checks at their edges, and what a QMD says, on words packed by hand (qmds.py)."""

from __future__ import annotations

import pytest

from drivers.sim.nv.chips import CHIPS
from drivers.sim.nv.qmd import CHECKS, BadQmd, Qmd, QmdRelease, Windows, qmd_bytes
from tests.drivers.sim.nv.qmds import LOCAL_WINDOW, SHARED_WINDOW, VERSION, qmd

SET = Windows(SHARED_WINDOW, LOCAL_WINDOW, 0x10_0000_0000, 0x10_0000)
KIB = 1024


def made(chip: str = "gh100", **values: int) -> Qmd:
    return Qmd(qmd(VERSION[chip], **values), CHIPS[chip])


def refused(found: Qmd, windows: Windows = SET) -> set[str]:
    """Numbers of the checks that refuse it."""
    return {name.removeprefix("SKEDCHECK")[:2] for name, wrong in CHECKS.items() if wrong(found, windows)}


@pytest.mark.parametrize(
    ("values", "checks"),
    [
        ({}, set()),
        ({"low": 16}, set()),
        ({"low": 8}, {"02"}),
        ({"high": 48}, set()),
        ({"high": 24}, {"03"}),
        ({"registers": 1}, set()),
        ({"registers": 0}, {"06"}),
        ({"registers": 255}, set()),
        ({"registers": 256}, {"06"}),
        ({"block0": 1024}, set()),
        ({"block0": 16, "block1": 8, "block2": 8}, set()),
        ({"block0": 513, "block1": 2}, {"11"}),
        ({"block0": 205, "block1": 5}, {"11"}),
        ({"block1": 0}, {"16"}),
        ({"program": 128}, set()),
        ({"program": 192}, {"13"}),
        ({"shared": 7 * KIB + 128}, set()),
        ({"shared": 8 * KIB}, set()),
        ({"shared": 8 * KIB + 256}, {"18"}),
        ({"shared": 8 * KIB + 256, "min": 5, "target": 5, "max": 9}, set()),
        ({"min": 5, "target": 3, "max": 9}, {"18"}),
        ({"min": 5, "target": 9, "max": 5}, {"18"}),
        ({"min": 2}, {"18"}),
        ({"shared": 228 * KIB, "min": 58, "target": 58, "max": 58}, set()),
        ({"shared": 228 * KIB + 256, "min": 58, "target": 58, "max": 58}, {"14", "18"}),
        ({"block0": 1024, "registers": 64}, set()),
        ({"block0": 1024, "registers": 65}, {"19"}),
        ({"block0": 257, "registers": 168}, set()),  # nine warps count as twelve (cuda_occupancy.h)
        ({"block0": 257, "registers": 176}, {"19"}),
        ({"block0": 289, "registers": 208}, {"19"}),
        ({"valid": 1, "bank": 0x1000, "size": 64 * KIB}, set()),
        ({"valid": 1, "bank": 0x1000, "size": 64 * KIB + 16}, {"23"}),
        ({"valid": 1, "bank": 0x1000, "size": 0}, {"23"}),
        ({"valid": 0, "bank": 0x1000, "size": 0}, set()),
    ],
    ids=lambda each: str(each) if isinstance(each, dict) else " ".join(sorted(each)),
)
def test_a_check_refuses_from_its_limit_on(values: dict[str, int], checks: set[str]) -> None:
    assert refused(made(**values)) == checks


@pytest.mark.parametrize(
    ("size", "have", "base", "fits"),
    [(16, 64 * 512 * 2, 1, True), (16, 64 * 512 * 2 - 1, 1, False), (16, 1 << 20, 0, False),
     (32, 64 * 1024 * 2, 1, True), (32, 64 * 1024 * 2 - 1, 1, False), (0, 0, 0, True)],
)  # fmt: skip
def test_a_tpc_has_local_memory_for_all_of_its_warps(size: int, have: int, base: int, fits: bool) -> None:
    """64 warps of each of two SMs; a warp's memory comes in 0x200 bytes."""
    windows = Windows(SHARED_WINDOW, LOCAL_WINDOW, base, have)
    assert refused(made(low=size), windows) == (set() if fits else {"05"})


@pytest.mark.parametrize(
    ("chip", "shared", "local", "fits"),
    [
        ("gh100", 1 << 32, 2 << 32, True),
        ("gh100", 1 << 31, 2 << 32, False),
        ("gh100", 1 << 32, (1 << 32) + (1 << 24), True),
        ("gh100", 1 << 32, (1 << 32) - (1 << 24), True),
        ("gh100", 1 << 32, (1 << 32) + (1 << 24) - 1, False),
        ("ad102", 1 << 24, 2 << 24, True),
        ("ad102", 1 << 23, 2 << 24, False),
        ("ad102", 2 << 24, 2 << 24, False),
        ("ad102", 0, 0, True),
    ],
)
def test_windows_are_aligned_and_lie_apart(chip: str, shared: int, local: int, fits: bool) -> None:
    windows = Windows(shared, local, 1, 1 << 20)
    assert refused(made(chip), windows) == (set() if fits else {"17"})


@pytest.mark.parametrize("chip", VERSION)
def test_every_version_says_the_same_launch(chip: str) -> None:
    values = {
        "grid0": 70_000, "grid1": 300, "grid2": 20, "block0": 8, "block1": 4, "block2": 2, "registers": 40,
        "barriers": 3, "shared": 1024, "low": 64, "high": 96, "program": 0x12_3456_7800,
        "valid": 1, "bank": 0x55_4400, "size": 0x240, "invalidate": 1, "membar": 1,
    }  # fmt: skip
    found = made(chip, **values)
    launch = found.launch(SET)
    assert (found.version, found.membar, found.invalidated_banks()) == (VERSION[chip], True, [0])
    assert (launch.grid, launch.block) == ((70_000, 300, 20), (8, 4, 2))
    assert (launch.registers, launch.barriers, launch.entry) == (40, 3, 0x12_3456_7800)
    assert (launch.shared_bytes, launch.local_bytes, launch.local_high_bytes) == (1024, 64, 96)
    assert (launch.banks, launch.arch) == ({0: (0x55_4400, 0x240)}, CHIPS[chip].arch)
    assert (launch.shared_window, launch.local_window) == (SHARED_WINDOW, LOCAL_WINDOW)
    assert not made(chip, **values | {"membar": 0, "invalidate": 0}).membar


@pytest.mark.parametrize("chip", VERSION)
@pytest.mark.parametrize(
    ("structure", "wide", "payload", "want"),
    [(0, 0, 7, (4, True)), (1, 0, 7, (4, False)), (1, 1, 0x7_0000_0009, (8, False))],
)
def test_a_release_has_its_width_and_a_record_of_four_words_its_time(
    chip: str, structure: int, wide: int, payload: int, want: tuple[int, bool]
) -> None:
    values = {"release": 1, "release_va": 0x44_0000, "structure": structure, "wide": wide, "payload": payload}
    (found,) = made(chip, **values).releases()
    assert found == QmdRelease(0x44_0000, payload, *want, membar=False, reduction="", signed=False)
    assert list(made(chip).releases()) == []


@pytest.mark.parametrize("chip", VERSION)
@pytest.mark.parametrize(("action", "want"), [(1, [0x9000]), (3, [0x9000]), (4, None)])
def test_a_dependent_is_scheduled_where_its_action_says_so(
    chip: str, action: int, want: list[int] | None
) -> None:
    found = made(chip, depend=1, action=action, dependent=0x9000)
    assert made(chip, action=action, dependent=0x9000).dependents() == []
    if want is not None:
        assert found.dependents() == want
    else:
        with pytest.raises(BadQmd, match="action 4 of dependent QMD 0 is not modelled"):
            found.dependents()


def test_queues_are_not_modelled() -> None:
    with pytest.raises(BadQmd, match="IS_QUEUE: queues are not modelled"):
        made("ad102", queue=1).check(SET)


def test_a_chip_takes_its_versions_and_no_other() -> None:
    assert Qmd(qmd(3), CHIPS["gh100"]).version == 3
    with pytest.raises(BadQmd, match=r"QMD_MAJOR_VERSION 0 on .* which takes 3"):
        Qmd(bytes(256), CHIPS["ad102"])
    assert (qmd_bytes(CHIPS["ad102"]), qmd_bytes(CHIPS["gh100"])) == (256, 384)


@pytest.mark.parametrize(
    ("values", "why"),
    [({"type": 1}, "QMD_TYPE 1"), ({"grid1": 0}, r"a grid of \(1, 0, 1\) blocks"),
     ({"sass": 0x89}, "SASS_VERSION 0x89 on a chip of sm_90")],
)  # fmt: skip
def test_a_launch_is_a_grid_of_blocks_in_the_chips_code(values: dict[str, int], why: str) -> None:
    with pytest.raises(BadQmd, match=why):
        made(**values).check(SET)
    for fine in ({}, {"sass": 0x90}, {"type": 3}):
        made(**fine).check(SET)


@pytest.mark.parametrize(
    ("chip", "values", "blocks"),
    [
        ("ga102", {"block0": 1024, "registers": 32}, 1),  # 48 warps
        ("ga102", {"block0": 32, "registers": 32}, 16),
        ("gh100", {"block0": 32, "registers": 32}, 32),
        ("gh100", {"block0": 256, "registers": 72}, 3),  # seven warps in each quarter of the registers
        ("gb202", {"block0": 32, "registers": 32}, 24),
        ("gb202", {"block0": 32, "registers": 32, "barriers": 3}, 8),
        ("gh100", {"block0": 32, "registers": 32, "barriers": 3}, 21),
        ("ga102", {"block0": 32, "registers": 32, "barriers": 3}, 16),
        ("gh100", {"block0": 32, "registers": 32, "shared": 8 * KIB, "min": 5, "target": 5, "max": 9}, 2),
    ],
)
def test_an_sm_holds_so_many_blocks(chip: str, values: dict[str, int], blocks: int) -> None:
    """CUDA programming guide, compute capabilities; cuda_occupancy.h. MIN_SM_CONFIG 5 is 16 KiB."""
    assert made(chip, **values).resident() == blocks * CHIPS[chip].sm_count
