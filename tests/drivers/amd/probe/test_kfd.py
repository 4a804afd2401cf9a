"""A card behind the kernel driver, on made-up machines and on the simulated one."""

from __future__ import annotations

import pytest

from drivers.amd.probe.kfd import PROCESSES, STEPS, KfdLook
from drivers.amd.topology import NODES
from drivers.core.finding import Seen, Skip
from drivers.core.host import Host
from drivers.sim.host import SimHost
from tests.drivers.amd.probe.files import Files

NODE = f"{NODES}/1"
PROPERTIES = {
    "gfx_target_version": 110000,
    "drm_render_minor": 128,
    "simd_count": 192,
    "simd_per_cu": 2,
    "array_count": 12,
    "simd_arrays_per_engine": 2,
    "max_slots_scratch_cu": 32,
    "num_xcc": 1,
    "cwsr_size": 4096,
    "ctl_stack_size": 4096,
    "fw_version": 2590,
    "sdma_fw_version": 24,
}


def files(**changes: int) -> dict[str, str]:
    """One card with 24 GiB that the host sees all of (heap type 1 is public frame buffer memory)."""
    bank = "heap_type 1\nsize_in_bytes 25769803776\n"
    lines = "".join(f"{key} {value}\n" for key, value in (PROPERTIES | changes).items())
    found = {f"{NODE}/gpu_id": "51200\n", f"{NODE}/name": "navi31\n", f"{NODE}/properties": lines}
    return found | {f"{NODE}/mem_banks/0/properties": bank}


def looked(found: dict[str, str], index: int = 0) -> dict[str, Seen]:
    host: Host = Files(found)  # type: ignore[assignment]
    return {step.name: act(KfdLook(host, index)) for step, act in STEPS}


def test_a_card_tells_what_it_is_and_what_runs_on_it() -> None:
    found = looked(files())
    assert found["card"].read == "node 1, gfx1100, 96 compute units, 24 GiB of video memory"
    assert found["versions"].read == "MEC 0xa1e, SDMA 0x18"
    assert [seen.verdict for seen in found.values()] == ["ok", "ok", "ok"]


def test_another_generation_is_not_driven() -> None:
    assert looked(files(gfx_target_version=100302))["card"].verdict == "failed"


def test_memory_that_the_host_sees_in_part_names_the_firmware_setting() -> None:
    small = files() | {f"{NODE}/mem_banks/0/properties": "heap_type 2\nsize_in_bytes 25769803776\n"}
    seen = looked(small)["card"]
    assert seen.verdict == "note" and "Resizable BAR" in seen.do


def test_processes_with_memory_on_the_card_are_named() -> None:
    used = {f"{PROCESSES}/77/vram_51200": str(2 << 30), f"{PROCESSES}/78/vram_51200": "0"}
    seen = looked(files() | used)["users"]
    assert (seen.verdict, seen.read) == ("note", "process 77 with 2 GiB")


@pytest.mark.parametrize(("found", "index", "count"), [(files(), 3, "1 cards"), ({}, 0, "no cards")])
def test_a_card_that_is_not_counted_fails_with_how_many_there_are(
    found: dict[str, str], index: int, count: str
) -> None:
    host: Host = Files(found)  # type: ignore[assignment]
    seen = KfdLook(host, index).card()
    assert (seen.verdict, seen.read) == ("failed", f"KFD lists {count}, counted from 0")
    with pytest.raises(Skip):
        KfdLook(host, index).users()


@pytest.mark.sim
@pytest.mark.parametrize(("chip", "arch"), [("navi31", "gfx1100"), ("navi48", "gfx1201")])
def test_the_simulated_cards_are_driven(chip: str, arch: str) -> None:
    seen = KfdLook(SimHost(chip), 0).card()
    assert seen.verdict == "ok" and arch in seen.read
