"""Cards read from sysfs. Expected sizes: the navi31 row of amdkfd's formula (kfd_queue.c)."""

from __future__ import annotations

import pytest

from drivers.amd.topology import choose_node, find_nodes, read_properties
from drivers.core.errors import DeviceError
from drivers.sim.host import SimHost
from tests.drivers.amd.fake_kfd import GPU_PROPERTIES, TOPOLOGY, FakeHost


def test_the_node_says_what_the_driver_needs() -> None:
    (node,) = find_nodes(FakeHost())
    assert (node.number, node.gpu_id, node.name, node.arch) == (1, 4660, "navi31", "gfx1100")
    assert node.render_path == "/dev/dri/renderD128"
    assert (node.cu_count, node.engine_count, node.scratch_waves_per_engine) == (96, 6, 512)
    assert node.vram_bytes == 24560 << 20 and node.has_large_bar
    assert node.save_area_bytes == 0x2C02000


def test_the_simulated_card_reads_like_a_real_one() -> None:
    (node,) = find_nodes(SimHost())
    assert (node.arch, node.cu_count, node.save_area_bytes) == ("gfx1100", 96, 0x2C02000)


@pytest.mark.parametrize(
    ("version", "arch"), [(110000, "gfx1100"), (120001, "gfx1201"), (90010, "gfx90a"), (100306, "gfx1036")]
)
def test_versions_become_llvm_names(version: int, arch: str) -> None:
    host = FakeHost()
    text = GPU_PROPERTIES.replace("gfx_target_version 110000", f"gfx_target_version {version}")
    host.files[f"{TOPOLOGY}/1/properties"] = text
    assert find_nodes(host)[0].arch == arch


def test_nodes_come_in_number_order() -> None:
    host = FakeHost()
    for number in (10, 2):
        for name in ("gpu_id", "name", "properties"):
            host.files[f"{TOPOLOGY}/{number}/{name}"] = host.files[f"{TOPOLOGY}/1/{name}"]
    assert [node.number for node in find_nodes(host)] == [1, 2, 10]


def test_lines_that_are_no_pair_are_skipped() -> None:
    assert read_properties("a 1\n\nb 18446744073709551615\n") == {"a": 1, "b": 2**64 - 1}


def test_a_machine_without_a_card_is_told_what_was_looked_for() -> None:
    host = FakeHost()
    host.files = {}
    with pytest.raises(
        DeviceError, match=r"no AMD card: /dev/kfd does not exist and .*modprobe amdgpu.*DEV=sim"
    ):
        choose_node(host, 0)


def test_a_card_that_is_not_there_is_told_what_is() -> None:
    with pytest.raises(DeviceError, match=r"no AMD card number 3; .* 0 is gfx1100 navi31"):
        choose_node(FakeHost(), 3)


def test_an_unsupported_card_is_named() -> None:
    host = FakeHost()
    text = GPU_PROPERTIES.replace("gfx_target_version 110000", "gfx_target_version 100300")
    host.files[f"{TOPOLOGY}/1/properties"] = text
    with pytest.raises(DeviceError, match=r"card 0 \(navi31\) is gfx1030, supported are gfx1100, gfx1201"):
        choose_node(host, 0)


def test_an_old_kernel_is_told_what_its_topology_lacks() -> None:
    host = FakeHost()
    host.files[f"{TOPOLOGY}/1/properties"] = GPU_PROPERTIES.replace("cwsr_size", "other")
    with pytest.raises(DeviceError, match="properties has no cwsr_size; this kernel's amdkfd is too old"):
        find_nodes(host)
