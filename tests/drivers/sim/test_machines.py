"""Machines that people have: each differs from an ordinary one in what its row says, and in nothing else.

What a driver makes of them is in tests/drivers/amd/test_obstacles.py.
"""

from __future__ import annotations

import errno
import os

import pytest

from drivers.core.errors import HostError
from drivers.sim.host import SimHost
from drivers.sim.machines import BY_NAME, MACHINES, ORDINARY, AmdMachine

NODES = "/sys/devices/virtual/kfd/kfd/topology/nodes"


def host_of(name: str) -> SimHost:
    return SimHost(BY_NAME[name].chip or "navi31", machine=BY_NAME[name])


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_every_row_changes_something_that_is_there(machine: AmdMachine) -> None:
    chip = machine.chip or "navi31"
    ordinary, host = SimHost(chip, machine.cards), SimHost(chip, machine=machine)
    before, after = ordinary.world, host.world
    assert (before.files, before.links, after.refused) != (after.files, after.links, {})
    for path in (*machine.drop, *machine.refuse):
        assert ordinary.exists(path), f"{path} was not there anyway"
    for path in machine.drop:
        assert not host.exists(path) or path == f"{NODES}/1"
    for path, (old, new) in machine.edit.items():
        assert old in before.files[path] and new in after.files[path]


def test_names_are_words_that_a_device_s_name_takes() -> None:
    assert len(BY_NAME) == len(MACHINES) and ORDINARY not in MACHINES
    assert all(name.replace("-", "").isalnum() and name == name.lower() for name in BY_NAME)


def test_a_masked_node_exists_and_answers_eperm() -> None:
    host = host_of("masked")
    assert host.listdir(NODES) == ["0", "1", "2"] and host.exists(f"{NODES}/1/gpu_id")
    for name in ("gpu_id", "name", "properties"):
        with pytest.raises(HostError) as caught:
            host.read_text(f"{NODES}/1/{name}")
        assert caught.value.errno == errno.EPERM
    assert host.read_text(f"{NODES}/2/gpu_id").strip().isdecimal()


def test_a_user_without_the_group_may_not_open_what_is_there() -> None:
    host = host_of("no-group")
    for path in ("/dev/kfd", "/dev/dri/renderD128"):
        assert host.exists(path) and not host.access(path, os.R_OK)
        with pytest.raises(HostError) as caught:
            host.open(path)
        assert caught.value.errno == errno.EACCES


@pytest.mark.parametrize(
    ("name", "simds", "caches"), [("rx7900xt", 168, 182), ("rx9070", 112, 122), ("r9700", 128, 138)]
)
def test_a_card_with_fewer_units_has_fewer_caches_of_its_own(name: str, simds: int, caches: int) -> None:
    """One L1 a CU, two of the SQC a pair of CUs, one GL1 an array, L2 and L3: 206 and 138 on whole chips."""
    host = SimHost(name)
    lines = dict(line.split() for line in host.read_text(f"{NODES}/1/properties").splitlines())
    assert (int(lines["simd_count"]), int(lines["caches_count"])) == (simds, caches)
    assert len(host.listdir(f"{NODES}/1/caches")) == caches
