"""Code objects that a linker made: their kernels write their variables on every card."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from drivers import open_one
from drivers.amd import code_object
from drivers.amd.am.card import COMPUTE_VMID, AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.topology import PAGE_BYTES
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.settings import Settings
from tests.drivers.amd.run.builds import compiled

LINKER = next(filter(None, map(shutil.which, ("ld.lld", "ld.lld-19", "ld.lld-18"))), None)
pytestmark = [pytest.mark.sim, pytest.mark.oracle, pytest.mark.skipif(not LINKER, reason="no ld.lld")]


@pytest.mark.parametrize(
    ("arch", "name"),
    [
        ("gfx1100", "sim:navi31"),
        ("gfx1100", "sim:navi31/pci"),
        ("gfx1201", "sim:navi48"),
        ("gfx1201", "sim:navi48/pci"),
    ],
)
def test_a_linked_file_writes_its_variables(arch: str, name: str, tmp_path: Path) -> None:
    linked = tmp_path / "more.so"
    command = [str(LINKER), "-shared", str(compiled(tmp_path, "more", 3, arch)), "-o", str(linked)]
    subprocess.run(command, check=True, timeout=60)
    assert code_object.load(linked.read_bytes()).writes_itself
    device = open_one(name, Settings())
    assert isinstance(device, AmdDevice)
    with device:
        made = device.load_all(linked)["global_variable"]
        assert made.code.block.kind is MemoryKind.IMAGE and made.variables is None
        out = device.buffer(np.zeros(1, np.int32))
        seen = []
        for _ in range(3):
            made(out, grid=(1, 1, 1), block=(32, 1, 1))
            seen.append(int(out.numpy(np.int32)[0]))
        assert seen == [42, 43, 44]
        if isinstance(device.card, AmCard):
            assert set(page_rights(device.card, made.code)) == {"R--", "R-X", "RW-"}


def page_rights(card: AmCard, image: Buffer) -> list[str]:
    """What kernels may do with each page."""
    tables = card.machine.gmc.contexts[COMPUTE_VMID]
    words = [tables.translate(image.gpu_va + at) or 0 for at in range(0, image.size_bytes, PAGE_BYTES)]
    return [str(tables.format.rights(word)) for word in words]


def test_a_linked_file_without_variables_stays_where_nobody_writes(tmp_path: Path) -> None:
    linked = tmp_path / "programs.so"
    command = [str(LINKER), "-shared", str(compiled(tmp_path, "programs")), "-o", str(linked)]
    subprocess.run(command, check=True, timeout=60)
    assert not code_object.load(linked.read_bytes()).writes_itself


def test_what_the_linker_applied_and_left_in_the_file_is_not_applied_again(tmp_path: Path) -> None:
    made, linked = compiled(tmp_path, "programs"), [tmp_path / "plain.so", tmp_path / "kept.so"]
    for path, more in zip(linked, ([], ["--emit-relocs"]), strict=True):
        command = [str(LINKER), "-shared", *more, str(made), "-o", str(path)]
        subprocess.run(command, check=True, timeout=60)
    plain, kept = (code_object.load(path.read_bytes()) for path in linked)
    assert kept.relocations == plain.relocations and list(kept.kernels) == list(plain.kernels)
