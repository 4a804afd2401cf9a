"""Cards read from sysfs. Expected sizes: the navi31 row of amdkfd's formula (kfd_queue.c)."""

from __future__ import annotations

import errno

import numpy as np
import pytest

from autogen.amd.kernels import NEWEST, kernel_of
from drivers.amd.device import AmdDevice
from drivers.amd.kfd import Kfd
from drivers.amd.topology import choose_node, find_nodes, pci_address, read_properties, read_topology
from drivers.core.errors import DeviceError
from drivers.sim.host import SimHost
from hcq.settings import Settings
from tests.devices import machine
from tests.drivers.amd.fake_kfd import GPU_PROPERTIES, TOPOLOGY, FakeHost
from tests.drivers.amd.kernels import BUMP, program


def test_the_node_says_what_the_driver_needs() -> None:
    (node,) = find_nodes(FakeHost())
    assert (node.number, node.gpu_id, node.name, node.arch) == (1, 4660, "navi31", "gfx1100")
    assert node.render_path == "/dev/dri/renderD128"
    assert (node.cu_count, node.engine_count, node.scratch_waves_per_engine) == (96, 6, 512)
    assert node.vram_bytes == 24560 << 20 and node.has_large_bar
    assert node.save_area_bytes == 0x2C02000


def test_the_simulated_card_reads_like_a_real_one() -> None:
    (node,) = find_nodes(machine())
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
    with pytest.raises(DeviceError, match=r"no AMD card number 2; .* 0 is gfx1100"):
        choose_node(machine(cards=2), 2)


FOREIGN = {
    100300: r"is gfx1030, .*: its instruction set is another one",
    110001: r"is gfx1101, .*: it runs gfx1100's instructions, but navi32's rows in the tables",
    110002: r"is gfx1102, .*: it runs gfx1100's .* navi33's .* a compiler that reckons with fewer registers",
    120000: r"is gfx1200, .*: it runs gfx1201's instructions, but navi44's rows",
}


@pytest.mark.parametrize(("version", "sentence"), FOREIGN.items())
def test_an_unsupported_card_is_named_with_what_is_missing_for_it(version: int, sentence: str) -> None:
    host = changed(("gfx_target_version 110000", f"gfx_target_version {version}"))
    with pytest.raises(DeviceError, match=rf"card 0 \(navi31\) {sentence}.*; use DEV=sim:navi31"):
        choose_node(host, 0)


def changed(*pairs: tuple[str, str], node: int = 1) -> FakeHost:
    """The machine with other lines in its card's node."""
    host = FakeHost()
    text = host.files[f"{TOPOLOGY}/1/properties"]
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    host.files[f"{TOPOLOGY}/{node}/properties"] = text
    return host


def test_what_a_kernel_does_not_say_is_filled_in_with_the_reason() -> None:
    lines = "simd_count 168\ngfx_target_version 110000\ndrm_render_minor 128\n"
    host = FakeHost()
    host.files[f"{TOPOLOGY}/1/properties"] = lines
    (node,) = find_nodes(host)
    assert (node.cu_count, node.engine_count, node.scratch_waves_per_engine) == (84, 6, 448)
    assert [reason.split(":")[0] for reason in node.assumed] == [
        *("num_xcc 1", "simd_per_cu 2", "simd_arrays_per_engine 2", "array_count 12"),
        *("max_slots_scratch_cu 32", "save area"),
    ]


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("sibling_map 1,1,0,0\n", {}),
        ("a -1\nb 2\n", {"b": 2}),
        ("new_line_of_a_later_kernel 7 8 9\nc 0x10\nd 3\n", {"d": 3}),
        ("capability2\n", {}),
    ],
)
def test_lines_that_nobody_knows_are_left_out(line: str, read: dict[str, int]) -> None:
    assert read_properties(line) == read


@pytest.mark.parametrize("code", [errno.EPERM, errno.EACCES, errno.ENOENT, errno.EIO])
@pytest.mark.parametrize("name", ["gpu_id", "properties"])
def test_a_node_that_cannot_be_read_hides_no_other(code: int, name: str) -> None:
    host = FakeHost()
    for number in (2, 3):
        for each in ("gpu_id", "name", "properties"):
            host.files[f"{TOPOLOGY}/{number}/{each}"] = host.files[f"{TOPOLOGY}/1/{each}"]
    host.refuse[f"{TOPOLOGY}/2/{name}"] = code
    nodes, hidden = read_topology(host)
    assert [node.number for node in nodes] == [1, 3]
    ((number, why),) = hidden
    assert number == 2 and f"{TOPOLOGY}/2/{name}" in why


def test_a_node_without_what_matters_hides_no_other_and_says_what_is_missing() -> None:
    host = changed(("gfx_target_version 110000\n", ""), node=2)
    host.files[f"{TOPOLOGY}/2/gpu_id"] = "99\n"
    nodes, hidden = read_topology(host)
    assert [node.number for node in nodes] == [1]
    assert hidden == [(2, f"{TOPOLOGY}/2/properties has no gfx_target_version")]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("simd_count 0", "simd_count 0 beside simd_per_cu 2"),
        ("simd_arrays_per_engine 20", "array_count 12 beside simd_arrays_per_engine 20"),
        ("num_xcc 200", "simd_count 192 beside num_xcc 200"),
    ],
)
def test_a_node_whose_counts_no_card_can_have_hides_no_other(line: str, said: str) -> None:
    host = FakeHost()
    text = "\n".join(x for x in GPU_PROPERTIES.splitlines() if x.split()[0] != line.split()[0])
    for name in ("gpu_id", "name"):
        host.files[f"{TOPOLOGY}/2/{name}"] = host.files[f"{TOPOLOGY}/1/{name}"]
    host.files[f"{TOPOLOGY}/2/properties"] = f"{text}\n{line}\n"
    found = read_topology(host)
    assert [node.number for node in found.nodes] == [1]
    assert found.hidden == [(2, f"{TOPOLOGY}/2/properties has {said}; allowed is no less")]


def test_memory_whose_banks_cannot_be_read_is_what_amdgpu_says() -> None:
    host = FakeHost()
    bank = f"{TOPOLOGY}/1/mem_banks/0/properties"
    host.refuse[bank] = errno.EPERM
    host.files["/sys/bus/pci/devices/0000:00:00.0/mem_info_vram_total"] = "17163091968\n"
    (node,) = find_nodes(host)
    assert node.vram_bytes == 17163091968 and not node.has_large_bar


def test_a_node_without_a_name_and_banks_is_a_card_all_the_same() -> None:
    host = FakeHost()
    for name in ("name", "mem_banks/0/properties"):
        del host.files[f"{TOPOLOGY}/1/{name}"]
    (node,) = find_nodes(host)
    assert (node.name, node.vram_bytes, node.arch) == ("", 0, "gfx1100")


def test_target_and_render_node_are_looked_up_elsewhere_where_a_node_lacks_them() -> None:
    host = FakeHost()
    host.files[f"{TOPOLOGY}/1/properties"] = "simd_count 128\ndevice_id 30032\nlocation_id 768\n"
    host.files["/sys/bus/pci/devices/0000:03:00.0/drm/renderD129/dev"] = "226:129\n"
    (node,) = find_nodes(host)
    assert (node.arch, node.render_path, node.cu_count) == ("gfx1201", "/dev/dri/renderD129", 64)
    assert node.assumed[:2] == (
        "gfx_target_version 120001: as device 0x7550 has",
        "drm_render_minor 129: as /sys/bus/pci/devices/0000:03:00.0/drm has",
    )
    host.files[f"{TOPOLOGY}/1/properties"] += "drm_render_minor 130\n"
    assert find_nodes(host)[0].render_path == "/dev/dri/renderD130", "what a node says itself is believed"


# What the kernel of a machine with an RX 9070 XT printed (tinygrad a9069c17, extra/sqtt/examples): a kernel
# of 6.15 to 6.18.3, as it has capability2 and neither cwsr_size nor ctl_stack_size.
REAL_9070_XT = """cpu_cores_count 0
simd_count 128
mem_banks_count 1
caches_count 138
io_links_count 1
p2p_links_count 3
simd_id_base 2147487744
max_waves_per_simd 16
lds_size_in_kb 64
gds_size_in_kb 0
num_gws 64
wave_front_size 32
array_count 8
simd_arrays_per_engine 2
cu_per_simd_array 8
simd_per_cu 2
max_slots_scratch_cu 32
gfx_target_version 120001
vendor_id 4098
device_id 30032
location_id 49920
domain 0
drm_render_minor 128
hive_id 0
num_sdma_engines 2
num_sdma_xgmi_engines 0
num_sdma_queues_per_engine 6
num_cp_queues 4
max_engine_clk_fcompute 2400
local_mem_size 0
fw_version 3180
capability 1749262976
capability2 0
debug_prop 1495
sdma_fw_version 36502
num_xcc 1
max_engine_clk_ccompute 2400
"""


def test_a_real_card_s_node_is_read_whole() -> None:
    """Sizes of the save area: a real R9700 of the same chip says cwsr_size 30699520, ctl_stack_size 28672."""
    host = FakeHost()
    host.files[f"{TOPOLOGY}/1/properties"] = REAL_9070_XT
    (node,) = find_nodes(host)
    assert (node.arch, node.cu_count, node.pci_address) == ("gfx1201", 64, "0000:c3:00.0")
    assert (node.context_bytes, node.control_stack_bytes) == (30699520, 28672)
    assert node.save_area_bytes == 30699520 + 64 * 32 * 32


@pytest.mark.parametrize("units", [1, 3, 30, 33, 96])
@pytest.mark.parametrize(
    ("version", "registers"),
    [*((110000, 0x60000), (110001, 0x60000), (110002, 0x40000), (110003, 0x40000)), (120000, 0x60000)],
)
def test_what_no_node_says_of_the_save_area_is_the_kernel_s_formula(
    units: int, version: int, registers: int
) -> None:
    """kfd_queue.c: kfd_queue_ctx_save_restore_size, VGPR_SIZE_PER_CU; 32 waves a unit from GFX 10.1 on."""
    host = FakeHost()
    said = REAL_9070_XT.replace("simd_count 128", f"simd_count {2 * units}")
    host.files[f"{TOPOLOGY}/1/properties"] = said.replace("version 120001", f"version {version}")
    (node,) = find_nodes(host)
    page, waves = 4096, 32 * units
    stack = -(-(40 + 8 + 12 * waves) // page) * page
    groups = -(-units * (registers + 0x4000 + 0x10000 + 0x1000) // page) * page
    assert (node.control_stack_bytes, node.context_bytes) == (stack, stack + groups)
    assert node.save_area_bytes == -(-(stack + groups + 32 * waves) // page) * page


def test_a_real_card_s_node_gives_a_working_device_on_a_machine_that_has_it() -> None:
    host = SimHost("navi48", kernel=kernel_of("6.18") or NEWEST)
    path = f"{TOPOLOGY}/1/properties"
    simulated = read_properties(host.read_text(path))
    host.world.files[path] = REAL_9070_XT
    real = read_properties(REAL_9070_XT)
    other_place = {"io_links_count", "p2p_links_count", "location_id", "simd_id_base"}
    clocks = {"max_engine_clk_fcompute", "max_engine_clk_ccompute"}
    differs = {key for key in real if real[key] != simulated.get(key)}
    assert differs <= other_place | clocks, "the simulated node says what the real one said"
    assert simulated.keys() - real.keys() == {"cpu_core_id_base", "unique_id"}, "which the capture leaves out"
    device = AmdDevice("card", Kfd(host).open_card(choose_node(host, 0)), Settings())
    buffer = device.buffer(np.array([4], np.uint32))
    program(device, ["x", "n"], BUMP)(buffer, np.uint32(3), grid=(1, 1, 1), block=(1, 1, 1))
    assert buffer.numpy(np.uint32).tolist() == [7]
    device.close()


@pytest.mark.parametrize(
    ("simds", "version", "context", "stack"),
    [
        (192, 110000, 0x2BEA000, 0xA000),
        (168, 110000, 40288256, 0x8000),
        (160, 110000, 38371328, 0x8000),
        (112, 120001, 26861568, 0x6000),
        (128, 120001, 30699520, 0x7000),
    ],
)
def test_the_save_area_is_what_the_kernel_s_formula_gives(
    simds: int, version: int, context: int, stack: int
) -> None:
    """By hand from kfd_queue.c: pages of 48 + 12 * 32 * CU bytes, and CU * 0x75000 bytes."""
    host = FakeHost()
    host.files[f"{TOPOLOGY}/1/properties"] = (
        f"simd_count {simds}\ngfx_target_version {version}\ndrm_render_minor 128\n"
    )
    (node,) = find_nodes(host)
    assert (node.context_bytes, node.control_stack_bytes) == (context, stack)


@pytest.mark.parametrize(
    ("location", "domain", "address"),
    [
        (0xC300, 0, "0000:c3:00.0"),
        (0xFFFF, 0xFFFF, "ffff:ff:1f.7"),
        (0x1_0203, 0x10, "0010:02:00.3"),
        (0x0108, 1, "0001:01:01.0"),
    ],
)
def test_a_card_s_place_is_its_domain_bus_device_and_function(
    location: int, domain: int, address: str
) -> None:
    """kfd_topology.c: location_id is pci_dev_id, bus << 8 | device << 3 | function."""
    assert pci_address({"location_id": location, "domain": domain}) == address


def test_what_a_node_does_not_say_of_shader_arrays_goes_by_the_chip() -> None:
    """Products: 12 arrays on navi31 (6 engines of 2), 8 on navi48 (4 of 2)."""
    host = FakeHost()
    for version, engines in ((110000, 6), (120001, 4)):
        host.files[f"{TOPOLOGY}/1/properties"] = (
            f"simd_count 128\ngfx_target_version {version}\ndrm_render_minor 128\n"
        )
        (node,) = find_nodes(host)
        assert node.engine_count == engines
